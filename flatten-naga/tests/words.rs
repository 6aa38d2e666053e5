//! The words of the `exact` contract, and of libraries.

mod support;

use flatten_core::graph::Graph;
use flatten_core::op::Op;
use flatten_core::options::Gates;
use flatten_core::schedule;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use support::{checked, graph, node, returns, spirv_val};

/// How many results are decorated `NoContraction`, and how many float operations there are.
fn decorated(gates: Gates) -> (usize, usize) {
    let vec3 = Ty::new(Scalar::F32, 3);
    let (mut g, params) = graph(gates, &[vec3, vec3, Ty::F32]);
    let [a, b, x] = params[..] else { unreachable!("there are three") };
    let splat = node(&mut g, Op::Splat(3), &[x]);
    let product = node(&mut g, Op::Mul, &[a, splat]);
    let sum = node(&mut g, Op::Add, &[product, b]);
    let difference = node(&mut g, Op::Sub, &[sum, a]);
    let quotient = node(&mut g, Op::Div, &[difference, b]);
    let negative = node(&mut g, Op::Neg, &[quotient]);
    let floor = node(&mut g, Op::Floor, &[negative]);
    let frame = returns(g, &[floor]);
    checked(&frame);
    let words = flatten_naga::spirv(&frame).expect("it is supported");
    let (mut decorations, mut operations) = (0, 0);
    let mut rest = &words[5..];
    while let [first, ..] = rest {
        let (instruction, after) = rest.split_at((first >> 16) as usize);
        rest = after;
        match (first & 0xffff, instruction) {
            (71, [_, _, 42]) => decorations += 1,
            (127 | 129 | 131 | 133 | 136 | 142, _) => operations += 1,
            _ => (),
        }
    }
    (decorations, operations)
}

#[test]
fn exact_operations_are_not_contracted() {
    assert_eq!(decorated(Gates::EXACT), (5, 5));
    assert_eq!(decorated(Gates::FAST), (0, 5));
}

/// The instructions of a module.
fn instructions(words: &[u32]) -> Vec<&[u32]> {
    let (mut instructions, mut rest) = (Vec::new(), &words[5..]);
    while let [first, ..] = rest {
        let (instruction, after) = rest.split_at((first >> 16) as usize);
        instructions.push(instruction);
        rest = after;
    }
    instructions
}

#[test]
fn a_function_is_one_block() {
    let (mut g, params) = graph(Gates::FAST, &[Ty::F32, Ty::F32]);
    let product = node(&mut g, Op::Mul, &params);
    let words = flatten_naga::library(&returns(g, &[product])).expect("it is supported");
    spirv_val("spv1.3", &words).expect("it is right");
    // Function, two parameters, label, product, return, end.
    let codes: Vec<u32> = instructions(&words).iter().map(|i| i[0] & 0xffff).collect();
    assert_eq!(codes[codes.len() - 7..], [54, 55, 55, 248, 133, 254, 56]);
}

/// The opcodes in the body of a function.
fn body(gates: Gates, text: &str) -> Vec<u32> {
    let mut graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}"));
    graph.gates = gates;
    let words = flatten_naga::library(&schedule::run(&graph)).expect("it is supported");
    spirv_val("spv1.3", &words).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let codes: Vec<u32> = instructions(&words).iter().map(|i| i[0] & 0xffff).collect();
    let label = codes.iter().position(|code| *code == 248).expect("it has a block");
    codes[label + 1..codes.len() - 1].to_vec()
}

#[test]
fn words_say_nothing_twice() {
    // A length is the root of what the lanes of one product are together.
    let length = "fn f(v: Vec2) -> f32 {
        %0 = param 0 : Vec2
        %1 = length %0 : f32
        return %1
    }";
    assert_eq!(body(Gates::EXACT, length), [133, 81, 81, 129, 12, 254]);
    // A condition in all lanes, and its complement: an opposite comparison, of floats only without `exact`.
    let complements = "fn f(x: f32, u: Vec2, v: Vec2) -> (Vec2, Vec2, bool, bool) {
        %0 = param 0 : f32
        %1 = param 1 : Vec2
        %2 = param 2 : Vec2
        %3 = const 0.0 : f32
        %4 = lt %0 %3 : bool
        %5 = select %4 %1 %2 : Vec2
        %6 = select %4 %2 %1 : Vec2
        return %5 %6 !%4 !%4
    }";
    assert_eq!(body(Gates::FAST, complements), [190, 80, 169, 169, 80, 254]);
    assert_eq!(body(Gates::EXACT, complements), [184, 80, 169, 169, 168, 80, 254]);
}

#[test]
fn an_angle_asks_for_the_point_zero_where_it_may_be() {
    let angle = |gates: Gates, y: &str, x: &str| {
        let text = format!(
            "fn f(x: f32, y: f32) -> f32 {{
                %0 = param 0 : f32
                %1 = param 1 : f32
                %2 = const 0.25 : f32
                %3 = const 0.0 : f32
                %4 = clamp %0 %2 %2 : f32
                %5 = atan2 {y} {x} : f32
                return %5
            }}"
        );
        body(gates, &text)
    };
    assert_eq!(angle(Gates::FAST, "%1", "%0"), [12, 180, 180, 167, 169, 254]);
    assert_eq!(angle(Gates::FAST, "%3", "%0"), [12, 180, 169, 254]);
    assert_eq!(angle(Gates::FAST, "%1", "%3"), [12, 180, 169, 254]);
    for (y, x) in [("%1", "%2"), ("%2", "%0")] {
        assert_eq!(angle(Gates::FAST, y, x), [12, 254]);
    }
    assert_eq!(angle(Gates::FAST, "%1", "%4"), [12, 12, 254]);
    // On the axis, the signs of zeros say where.
    assert_eq!(angle(Gates::EXACT, "%2", "%0"), [12, 254]);
    assert!(angle(Gates::EXACT, "%1", "%2").len() > 2);
}

#[test]
fn complements_are_turned_with_all_that_they_are_made_of() {
    let turned = |gates: Gates, steps: &str, ty: &str| {
        let text = format!(
            "fn f(a: bool, i: i32, j: i32, x: f32, y: f32) -> {ty} {{
                %0 = param 0 : bool
                %1 = param 1 : i32
                %2 = param 2 : i32
                %3 = param 3 : f32
                %4 = param 4 : f32
                %5 = const false : bool
                {steps}
            }}"
        );
        body(gates, &text)
    };
    // `!(i < j)` is `i >= j`, and so of floats if nothing is NaN.
    let lanes = "%6 = lt %1 %2 : bool\n%7 = lt %3 %4 : bool\n%8 = compose %6 %7 !%5 : BVec3\nreturn !%8";
    assert_eq!(turned(Gates::FAST, lanes, "BVec3"), [175, 190, 80, 254]);
    assert_eq!(turned(Gates::EXACT, lanes, "BVec3"), [177, 184, 80, 168, 254]);
    // A lane that would have to be complemented is no gain.
    let kept = "%6 = lt %1 %2 : bool\n%7 = compose %6 %0 : BVec2\nreturn !%7";
    assert_eq!(turned(Gates::FAST, kept, "BVec2"), [177, 80, 168, 254]);
    let both = "%6 = lt %1 %2 : bool\n%7 = lt %3 %4 : bool\n%8 = and %6 %7 : bool\n%9 = and !%8 %0 : bool\nreturn %9";
    assert_eq!(turned(Gates::FAST, both, "bool"), [175, 190, 166, 167, 254]);
    assert_eq!(turned(Gates::EXACT, both, "bool"), [177, 184, 167, 168, 167, 254]);
    // A choice takes its condition either way: with both complements, between what it is by one of them.
    let chosen = "%6 = eq %3 %4 : bool\n%7 = and !%6 !%0 : bool\n%8 = select %7 %1 %2 : i32\nreturn %8";
    assert_eq!(turned(Gates::FAST, chosen, "i32"), [180, 166, 169, 254]);
    assert_eq!(turned(Gates::EXACT, chosen, "i32"), [180, 166, 169, 254]);
    let one = "%6 = lt %1 %2 : bool\n%7 = and %6 !%0 : bool\n%8 = select %7 %1 %2 : i32\nreturn %8";
    assert_eq!(turned(Gates::EXACT, one, "i32"), [175, 166, 169, 254]);
    // Several that gain only together: `a | i != j | j > i`, and not of the last with `!=`.
    let chain = "%6 = eq %1 %2 : bool\n%7 = and %6 !%0 : bool\n%8 = le %2 %1 : bool\n%9 = and %7 %8 : bool
        %10 = le %3 %4 : bool\n%11 = and !%9 !%10 : bool\n%12 = select %11 %1 %2 : i32\nreturn %12";
    assert_eq!(turned(Gates::FAST, chain, "i32"), [171, 173, 166, 186, 166, 167, 169, 254]);
    assert_eq!(turned(Gates::EXACT, chain, "i32"), [171, 173, 166, 188, 166, 168, 167, 169, 254]);
    // A choice between vectors of truth values turns its arms.
    let arms =
        "%6 = lt %1 %2 : bool\n%7 = le %1 %2 : bool\n%8 = compose %6 %7 : BVec2\n%9 = compose %7 %6 : BVec2
        %10 = select %0 %8 %9 : BVec2\nreturn !%10";
    assert_eq!(turned(Gates::EXACT, arms, "BVec2"), [175, 173, 80, 80, 80, 169, 254]);
}

#[test]
fn lanes_that_are_a_condition_and_its_complement_are_a_choice_between_constants() {
    let lanes = |lanes: &str| {
        let text = format!(
            "fn f(i: i32, j: i32, v: Vec3, w: Vec3) -> (BVec3, Vec3) {{
                %0 = param 0 : i32
                %1 = param 1 : i32
                %2 = param 2 : Vec3
                %3 = param 3 : Vec3
                %4 = const false : bool
                %5 = lt %0 %1 : bool
                %6 = select %5 %2 %3 : Vec3
                %7 = compose {lanes} : BVec3
                return %7 %6
            }}"
        );
        body(Gates::FAST, &text)
    };
    // The condition is in three lanes already, for the other choice. 80 puts together, the last time what is returned.
    assert_eq!(lanes("%5 !%5 %4"), [177, 80, 169, 169, 80, 254]);
    assert_eq!(lanes("%5 %5 %4"), [177, 80, 169, 80, 80, 254]);
    assert_eq!(lanes("!%5 !%5 %4"), [175, 80, 169, 80, 80, 254]);
}

/// The functions of GLSL.std.450, and the opcodes of integers' sums and differences, of a difference from a number of leading
/// zeros, `left - leading_zeros(x)`, with what else is returned.
#[track_caller]
fn leading(left: &str, more: &str) -> Vec<u32> {
    let text = format!(
        "fn f(x: u32, y: u32) -> [u32; 2] {{
        %0 = param 0 : u32
        %1 = param 1 : u32
        %2 = const 31u : u32
        %3 = const 32u : u32
        %4 = leading_zeros %0 : u32
        %5 = sub {left} %4 : u32
        return %5 {more}
    }}"
    );
    body(Gates::EXACT, &text)
}

#[test]
fn the_place_of_the_highest_bit_is_one_instruction() {
    // FindUMsb is an extended instruction (12); 128 adds, 130 subtracts. The return puts the results together (80).
    assert_eq!(leading("%2", "%1"), [12, 80, 254]);
    assert_eq!(leading("%3", "%1"), [12, 128, 80, 254]);
    // Where the number itself is read it is written: 31 less the place.
    assert_eq!(leading("%2", "%4"), [12, 130, 130, 80, 254]);
    assert_eq!(leading("%1", "%1"), [12, 130, 130, 80, 254]);
}

/// The opcodes of a remainder by a constant, and of a quotient of the same two.
#[track_caller]
fn remainder(by: &str, quotient: &str) -> Vec<u32> {
    let text = format!(
        "fn f(x: f32) -> [f32; 2] {{
        %0 = param 0 : f32
        %1 = const {by} : f32
        %2 = rem %0 %1 : f32
        %3 = const 0.25 : f32
        %4 = {quotient} : f32
        %5 = trunc %4 : f32
        return %2 %5
    }}"
    );
    body(Gates::FAST, &text)
}

#[test]
fn a_remainder_shares_the_quotient_by_a_power_of_two() {
    // A product, its whole part, the product of that, the difference.
    assert_eq!(remainder("4.0", "mul %0 %3"), [133, 12, 133, 131, 80, 254]);
    // By one, the quotient and its product are there already.
    assert_eq!(remainder("1.0", "mul %0 %3"), [133, 12, 131, 12, 80, 254]);
    // The reciprocal of three is rounded, and that of 41 so that 41 * (1 / 41) is below 1.
    assert_eq!(remainder("3.0", "div %0 %1"), [136, 12, 133, 131, 80, 254]);
}

#[test]
fn dot_products_of_integers_read_the_lanes_at_hand() {
    let text = "fn f(i: i32, j: i32, v: IVec2) -> i32 {
        %0 = param 0 : i32
        %1 = param 1 : i32
        %2 = param 2 : IVec2
        %3 = compose %0 %1 : IVec2
        %4 = dot %3 %2 : i32
        return %4
    }";
    assert_eq!(body(Gates::FAST, text), [81, 81, 132, 132, 128, 254]);
}

/// Under `exact` products of vectors are written as the operations that they are, on vectors where lanes are not at hand.
#[test]
fn products_of_vectors_are_few_operations() {
    let of = |operation: &str, result: &str| {
        let text = format!(
            "fn f(x: f32, v: Vec3, w: Vec3) -> {result} {{
        %0 = param 0 : f32
        %1 = param 1 : Vec3
        %2 = param 2 : Vec3
        %3 = const Vec3(1.0, 2.0, 3.0) : Vec3
        %4 = splat 3 %0 : Vec3
        %5 = {operation} : {result}
        return %5
    }}"
        );
        body(Gates::EXACT, &text)
    };
    // Two products of lanes in another order, and their difference.
    assert_eq!(of("cross %1 %2", "Vec3"), [79, 79, 133, 79, 79, 133, 131, 254]);
    assert_eq!(of("cross %1 %3", "Vec3"), [79, 133, 79, 133, 131, 254]);
    // One product, its lanes, and their sum.
    assert_eq!(of("dot %1 %2", "f32"), [133, 81, 81, 81, 129, 129, 254]);
    assert_eq!(of("dot %1 %3", "f32"), [133, 81, 81, 81, 129, 129, 254]);
    assert_eq!(of("dot %3 %4", "f32"), [133, 133, 133, 129, 129, 254]);
}

#[test]
fn words_read_the_source_of_what_was_put_together() {
    let lanes = "fn f(x: f32, v: Vec4) -> f32 {
        %0 = param 0 : f32
        %1 = param 1 : Vec4
        %2 = swizzle wx %1 : Vec2
        %3 = splat 2 %0 : Vec2
        %4 = dot %2 %3 : f32
        return %4
    }";
    assert_eq!(body(Gates::EXACT, lanes), [81, 81, 133, 133, 129, 254]);
    let handed_on = "fn f(p: P { a: f32, b: Vec2 }) -> P { a: f32, b: Vec2 } {
        %0 = param 0 : f32
        %1 = param 1 : Vec2
        return %0 %1
    }";
    assert_eq!(body(Gates::FAST, handed_on), [254]);
}

#[test]
fn what_is_read_by_lanes_is_made_of_lanes() {
    let product = |op: &str, result: &str, last: &str| {
        format!(
            "fn f(x: f32, y: f32, v: Vec2) -> {result} {{
        %0 = param 0 : f32
        %1 = param 1 : f32
        %2 = param 2 : Vec2
        %3 = compose %0 %1 : Vec2
        %4 = compose %1 %0 : Vec2
        {op}
        {last}
        return %6
    }}"
        )
    };
    let (mul, dot) = ("%5 = mul %3 %4 : Vec2", "%6 = dot %5 %5 : f32");
    // Two products of lanes and their squares.
    assert_eq!(body(Gates::EXACT, &product(mul, "f32", dot)), [133, 133, 133, 133, 129, 254]);
    let sum = "%5 = add %3 %4 : Vec2";
    assert_eq!(
        body(Gates::EXACT, &product(sum, "f32", "%6 = length %5 : f32")),
        [129, 129, 133, 133, 129, 12, 254]
    );
    assert_eq!(body(Gates::FAST, &product(mul, "f32", "%6 = lane 0 %5 : f32")), [133, 254]);
    // A dot product of one instruction reads vectors, and so does who returns one.
    assert_eq!(body(Gates::FAST, &product(mul, "f32", dot)), [80, 80, 133, 148, 254]);
    assert_eq!(body(Gates::EXACT, &product(mul, "Vec2", "%6 = neg %5 : Vec2")), [80, 80, 133, 127, 254]);
    // What is read of another vector costs what is saved.
    let other = product("%5 = mul %3 %2 : Vec2", "f32", dot);
    assert_eq!(body(Gates::EXACT, &other), [80, 133, 133, 81, 81, 129, 254]);
    // For several it is read once: two lanes, four products, and the sum of theirs.
    let shared = product("%5 = mul %3 %2 : Vec2", "f32", "%6 = mul %4 %2 : Vec2\n%7 = dot %5 %6 : f32");
    let shared = body(Gates::EXACT, &shared.replace("return %6", "return %7"));
    assert_eq!(shared, [81, 81, 133, 133, 133, 133, 133, 133, 129, 254]);
}

#[test]
fn infinities_and_nan_are_constants_in_words() {
    let text = "fn f(x: f32) -> (bool, Vec2) {
        %0 = param 0 : f32
        %1 = const 0x7f800000 : f32
        %2 = const Vec2(0x7fc00000, 1.0) : Vec2
        %3 = lt %0 %1 : bool
        return %3 %2
    }";
    assert_eq!(body(Gates::FAST, text), [184, 80, 254]);
}

#[test]
fn casts_ask_only_for_what_may_be() {
    let cast = |gates: Gates, bounded: &[&str]| {
        let at = 2 + bounded.len();
        let text = format!(
            "fn f(x: f32) -> u32 {{
        %0 = param 0 : f32
        %1 = const 0.0 : f32
        %2 = const 255.0 : f32
        {}
        %{} = mul %{at} %2 : f32
        %{} = cast u32 %{} : u32
        return %{}
    }}",
            bounded.join("\n        "),
            at + 1,
            at + 2,
            at + 1,
            at + 2
        );
        body(gates, &text)
    };
    // The product, naga's own clamp, and the conversion.
    assert_eq!(cast(Gates::FAST, &["%3 = clamp %0 %1 %2 : f32"]), [12, 133, 12, 109, 254]);
    assert_eq!(cast(Gates::FAST, &["%3 = min %0 %2 : f32"]), [12, 133, 12, 109, 188, 169, 254]);
    // NaN stays NaN in `clamp`, and is left out by `max` and `min`: a comparison and a choice are for it.
    let clamp = cast(Gates::EXACT, &["%3 = clamp %0 %1 %2 : f32"]);
    assert_eq!(clamp, [184, 169, 184, 169, 133, 12, 109, 180, 169, 254]);
    let both = cast(Gates::EXACT, &["%3 = max %0 %1 : f32", "%4 = min %3 %2 : f32"]);
    assert_eq!(both, [184, 169, 184, 169, 133, 12, 109, 254]);
}

#[test]
fn the_size_of_a_constant_is_one() {
    let copied = |x: &str| {
        let text = format!(
            "fn f(x: f32, y: f32) -> f32 {{
        %0 = param 0 : f32
        %1 = param 1 : f32
        %2 = const -1.0 : f32
        %3 = copysign {x} %1 : f32
        return %3
    }}"
        );
        body(Gates::EXACT, &text)
    };
    // The bits of one or both, their signs, one with the other.
    assert_eq!(copied("%2"), [124, 199, 197, 124, 254]);
    assert_eq!(copied("%0"), [124, 199, 124, 199, 197, 124, 254]);
}

#[test]
fn a_zero_with_a_sign_is_that_bit() {
    let text = "fn f(v: Vec2) -> Vec2 {
        %0 = param 0 : Vec2
        %1 = const Vec2(0.0, -0.0) : Vec2
        %2 = copysign %1 %0 : Vec2
        return %2
    }";
    assert_eq!(body(Gates::EXACT, text), [124, 199, 124, 254]);
    let tiny = text.replace("(0.0,", "(1e-45,");
    assert_eq!(body(Gates::EXACT, &tiny), [124, 199, 197, 124, 254]);
}

#[test]
fn a_sign_that_is_known_is_no_operation_on_bits() {
    let text = "fn f(v: Vec2) -> Vec2 {
        %0 = param 0 : Vec2
        %1 = const Vec2(-1.0, -0.0) : Vec2
        %2 = copysign %0 %1 : Vec2
        return %2
    }";
    // The absolute value, and its negation.
    assert_eq!(body(Gates::EXACT, text), [12, 127, 254]);
    // The signs differ.
    let mixed = text.replace("-0.0)", "0.0)");
    assert_eq!(body(Gates::EXACT, &mixed), [124, 199, 124, 199, 197, 124, 254]);
}

#[test]
fn a_library_exports_its_function() {
    for (name, letters) in [("f", 1), ("abc", 1), ("abcd", 2), ("a_long_name", 3)] {
        let (mut g, params) = graph(Gates::EXACT, &[Ty::F32, Ty::F32]);
        g.signature.name = name.to_owned();
        let product = node(&mut g, Op::Mul, &params);
        let words = flatten_naga::library(&returns(g, &[product])).expect("it is supported");
        spirv_val("spv1.3", &words).unwrap_or_else(|e| panic!("{name}: {e}"));
        let instructions = instructions(&words);
        let function = instructions.iter().find(|i| i[0] & 0xffff == 54).expect("it has a function")[2];
        let export = instructions.iter().find(|i| i[0] & 0xffff == 71 && i[2] == 41).expect("it is exported");
        assert_eq!((export[1], export.len(), export.last()), (function, 4 + letters, Some(&0)));
        let bytes: Vec<u8> = export[3..3 + letters].iter().flat_map(|word| word.to_le_bytes()).collect();
        assert_eq!(bytes.strip_prefix(name.as_bytes()), Some(&[0; 4][..letters * 4 - name.len()]));
        // The product is not contracted.
        assert!(instructions.iter().any(|i| i[0] & 0xffff == 71 && i[2] == 42), "{name}");
    }
}

/// If a function with an operation of two of this type calls another, with a constant on the right or a parameter.
#[track_caller]
fn calls(op: Op, ty: Ty, constant: Option<i32>) -> bool {
    let (mut g, params) = graph(Gates::EXACT, &[ty, ty]);
    let right = constant.map_or(params[1], |k| g.constant(Value::splat(ty, k.cast_unsigned())));
    let value = node(&mut g, op, &[params[0], right]);
    let frame = returns(g, &[value]);
    checked(&frame);
    let words = flatten_naga::library(&frame).expect("it is supported");
    instructions(&words).iter().any(|i| i[0] & 0xffff == 57)
}

#[test]
fn constants_that_divide_all_need_no_check() {
    for ty in [Ty::I32, Ty::U32, Ty::new(Scalar::I32, 3), Ty::new(Scalar::U32, 4)] {
        assert!(calls(Op::Div, ty, None) && calls(Op::Rem, ty, None), "{ty}");
        assert!(!calls(Op::Div, ty, Some(7)), "{ty}");
        // `x / 0` is `x` here.
        assert!(!calls(Op::Div, ty, Some(0)), "{ty}");
        // The least number has no opposite; the greatest of `u32` divides all.
        assert_eq!(calls(Op::Div, ty, Some(-1)), ty.scalar == Scalar::I32, "{ty}");
        // naga has its own remainder of signed integers.
        assert_eq!(calls(Op::Rem, ty, Some(7)), ty.scalar == Scalar::I32, "{ty}");
    }
}
