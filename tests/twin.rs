//! The twin's spelling of every operation on every type compiles, and agrees with `Op::eval` bit for bit.
//!
//! `twin/every_op.rs` is what the emitter writes, kept as a file so that rustc reads it too:
//! `UPDATE_EXPECT=1 cargo test --test twin` writes it anew, a second run tests it.

#[path = "twin/every_op.rs"]
#[rustfmt::skip]
mod every_op;
#[path = "twin/leaf.rs"]
mod leaf;

use expect_test::{Expect, expect, expect_file};
use flatten_core::emit::rust;
use flatten_core::frame::Frame;
use flatten_core::graph::{Graph, Ref};
use flatten_core::op::native::NATIVES;
use flatten_core::op::types::PLAIN;
use flatten_core::op::{Op, Swizzle};
use flatten_core::options::Gates;
use flatten_core::schedule;
use flatten_core::ty::{NAMES, Param, Scalar, Shape, Signature, Ty};
use flatten_core::value::Value;
use quote::ToTokens;
use std::collections::BTreeSet;
use std::fmt::Write;

/// An operation with the types of its operands.
type Case = (Op, Vec<Ty>);

#[test]
fn every_op_is_spelled() {
    let mut text = "//! Written by `tests/twin.rs`: a twin of each operation on each type.\n\n".to_owned();
    text.push_str("#![allow(clippy::all, unreachable_pub, unused_imports)]\n\n");
    text.push_str("use super::leaf::{Leaf, Twin};\nuse flatten::prelude::*;\n\n");
    text.push_str("/// Each twin by name.\npub const TWINS: &[(&str, Twin)] = &[\n");
    let cases = cases();
    for (op, args) in &cases {
        let name = case_name(*op, args);
        let take = (0..args.len()).map(|i| format!("Leaf::read(v[{i}])")).collect::<Vec<_>>().join(", ");
        writeln!(text, "    (\"{name}\", |v| Leaf::write({name}_flat({take}))),").expect("strings take all");
    }
    text.push_str("];\n");
    for (op, args) in &cases {
        text.push('\n');
        text.push_str(&pretty(&frame_of(*op, args)));
    }
    expect_file!["twin/every_op.rs"].assert_eq(&text);
}

#[test]
fn every_op_means_what_eval_says() {
    let cases = cases();
    assert_eq!(every_op::TWINS.len(), cases.len(), "twin/every_op.rs is stale");
    for ((op, types), (name, twin)) in cases.iter().zip(every_op::TWINS) {
        assert_eq!(case_name(*op, types), *name, "twin/every_op.rs is stale");
        for args in samples(types) {
            let (want, got) = (op.eval(&args), twin(&args));
            assert!(agree(*op, want, got), "{name} of {args:?}: eval says {want}, the twin {got}");
        }
    }
}

/// Bit for bit; but which zero `min` and `max` give of two is left open by Rust.
fn agree(op: Op, want: Value, got: Value) -> bool {
    let open = matches!(op, Op::Min | Op::Max | Op::Clamp) && want.ty.is_float();
    let zeros = |i: usize| open && want.f(i) == 0.0 && got.f(i) == 0.0;
    want.ty == got.ty && (0..want.ty.lanes as usize).all(|i| want.lane(i).same(got.lane(i)) || zeros(i))
}

#[test]
fn the_spelling_table_is_what_may_be_called() {
    let mut called = BTreeSet::new();
    for (op, args) in cases() {
        let text = pretty(&frame_of(op, &args));
        for (at, _) in text.match_indices("f::") {
            let name: String =
                text[at + 3..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            called.insert(name);
        }
    }
    called.retain(|name| !name.starts_with(char::is_uppercase));
    // Complements, structs without a name, what makes matrices and indices of results, and constants by number.
    called.extend(["any", "make", "ne", "as_usize", "mat2", "mat3", "mat4", "table"].map(str::to_owned));
    let called: Vec<&str> = called.iter().map(String::as_str).collect();
    assert_eq!(called, rust::spell::CALLS);
}

#[test]
fn tables_are_borrowed_arrays() {
    let text = "fn f(i: u32) -> (f32, Vec2, bool) {
            %0 = param 0 : u32
            %1 = const 1.5 : f32
            %2 = const -0.0 : f32
            %3 = const Vec2(1.0, 2.0) : Vec2
            %4 = const Vec2(3.0, 3.0) : Vec2
            %5 = const false : bool
            %6 tap = table %0 %1 %2 %1 : f32
            %7 = table %0 %3 %4 : Vec2
            %8 = table %0 %5 !%5 : bool
            return %6 %7 %8
        }";
    let graph: Graph = text.parse().unwrap();
    let expected = "pub fn f_flat(i: u32) -> (f32, Vec2, bool) {
    use ::flatten::__private as f;
    let tap = f::table(i, &[1.5_f32, -0.0, 1.5]);
    (
        tap,
        f::table(i, &[f::vec2(1.0, 2.0), f::Vec2::splat(3.0)]),
        f::table(i, &[false, true]),
    )
}
";
    assert_eq!(pretty(&schedule::run(&graph)), expected);
}

/// Every operation on all operand types that it takes.
fn cases() -> Vec<Case> {
    let types: Vec<Ty> = NAMES.iter().map(|(ty, _)| *ty).filter(|ty| *ty != Ty::TUPLE).collect();
    let mut ops: Vec<Op> = PLAIN.iter().chain(NATIVES).copied().collect();
    for scalar in [Scalar::F32, Scalar::I32, Scalar::U32] {
        ops.extend([Op::Cast(scalar), Op::Bitcast(scalar)]);
    }
    ops.extend((2..=4).map(Op::Splat));
    ops.extend((0..4).map(Op::Lane));
    ops.extend(
        ["yx", "xy", "zyx", "xxz", "wzyx", "xyzw", "yyxx"].map(|s| Op::Swizzle(Swizzle::parse(s).unwrap())),
    );
    let mut out = Vec::new();
    for op in ops {
        for a in &types {
            let mut tries = vec![vec![*a], vec![*a; 2], vec![*a; 3], vec![*a; 4]];
            tries.extend(types.iter().filter(|b| *b != a).map(|b| vec![*a, *b]));
            tries.extend(types.iter().filter(|b| *b != a).map(|b| vec![*a, *b, *b]));
            out.extend(tries.into_iter().filter(|args| op.result(args).is_some()).map(|args| (op, args)));
        }
    }
    out
}

fn case_name(op: Op, args: &[Ty]) -> String {
    let payload = match op {
        Op::Cast(to) | Op::Bitcast(to) => format!("_{}", to.name()),
        Op::Splat(n) | Op::Lane(n) => format!("_{n}"),
        Op::Swizzle(s) => format!("_{}", s.letters()),
        _ => String::new(),
    };
    let args: Vec<String> = args.iter().map(|a| a.name().to_lowercase()).collect();
    format!("{}{payload}_{}", op.name(), args.join("_"))
}

/// `fn name(x: A, y: B) -> C { op(x, y) }`.
fn frame_of(op: Op, args: &[Ty]) -> Frame {
    let result = op.result(args).expect("cases are well typed");
    let mut graph = graph_of(&case_name(op, args), args, result);
    let params: Vec<Ref> = args.iter().enumerate().map(|(i, ty)| graph.param(i as u32, *ty)).collect();
    let root = graph.intern(op, result, &params);
    graph.roots.push(root);
    schedule::run(&graph)
}

fn graph_of(name: &str, args: &[Ty], result: Ty) -> Graph {
    let param = |(i, ty): (usize, &Ty)| Param {
        name: ["x", "y", "z", "w"][i].to_owned(),
        shape: Shape::Value(*ty),
        uniform: false,
        out: false,
    };
    let params = args.iter().enumerate().map(param).collect();
    let signature = Signature { name: name.to_owned(), params, result: Shape::Value(result) };
    Graph::new(signature, Gates::EXACT)
}

fn pretty(frame: &Frame) -> String {
    let tokens = rust::function(frame).expect("no loops");
    prettyplease::unparse(&syn::parse2(tokens).expect("a function"))
}

/// Operand lists that reach every pair of special values in every lane.
fn samples(types: &[Ty]) -> Vec<Vec<Value>> {
    let counts: Vec<usize> = types.iter().map(|ty| specials(ty.scalar).len()).collect();
    let total: usize = counts.iter().take(3).product();
    let sample = |n: usize| {
        let mut left = n;
        let value = |(i, ty): (usize, &Ty)| {
            let list = specials(ty.scalar);
            let start = left % list.len() + i * (n % 7);
            left /= list.len();
            Value::from_lanes(*ty, |lane| list[(start + lane * 5) % list.len()])
        };
        types.iter().enumerate().map(value).collect()
    };
    (0..total).map(sample).collect()
}

fn specials(scalar: Scalar) -> Vec<u32> {
    let f = |x: f32| x.to_bits();
    match scalar {
        Scalar::Bool => vec![0, 1],
        Scalar::I32 => {
            [0, 1, -1, 2, -2, 7, -7, 31, 32, 33, 1 << 30, i32::MAX, i32::MIN, i32::MIN + 1, 123_456_789]
                .map(|x: i32| x as u32)
                .to_vec()
        }
        Scalar::U32 => {
            vec![0, 1, 2, 3, 7, 31, 32, 33, 255, 1 << 24, (1 << 24) + 1, i32::MAX as u32, 1 << 31, u32::MAX]
        }
        Scalar::F32 => vec![
            f(0.0),
            f(-0.0),
            f(1.0),
            f(-1.0),
            f(0.5),
            f(-0.5),
            f(1.5),
            f(2.5),
            f(-2.5),
            f(0.499_999_97),
            f(3.7),
            f(-100.25),
            f(1e-40),
            f(8_388_609.0),
            f(3e9),
            f(-3e9),
            f(f32::MAX),
            f(f32::MIN_POSITIVE),
            f(f32::INFINITY),
            f(f32::NEG_INFINITY),
            f(f32::NAN),
        ],
    }
}

/// The twin of a graph. A missing structure of the result is written by its name.
#[track_caller]
fn test(graph: &str, want: Expect) {
    let graph: Graph = graph.parse().expect("a graph");
    assert_eq!(graph.verify(), Ok(()));
    want.assert_eq(&pretty(&schedule::run(&graph)));
}

#[test]
fn shared_and_named_values_get_a_let() {
    test(
        "fn shape(x: f32, y: f32) -> f32 {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = const 2.0 : f32
            %3 = add %0 %1 : f32
            %4 = mul %3 %2 : f32
            %5 = mul %4 %4 : f32
            %6 d = sub %0 %5 : f32
            %7 = neg %6 : f32
            %8 = sub %1 %7 : f32
            return %8
        }",
        expect![[r#"
            pub fn shape_flat(x: f32, y: f32) -> f32 {
                use ::flatten::__private as f;
                let __1 = (x + y) * 2.0;
                let d = x - __1 * __1;
                y - -d
            }
        "#]],
    );
}

#[test]
fn deep_values_are_cut() {
    test(
        "fn deep(x: f32) -> f32 {
            %0 = param 0 : f32
            %1 = sin %0 : f32
            %2 = cos %1 : f32
            %3 = tan %2 : f32
            %4 = sqrt %3 : f32
            %5 = exp %4 : f32
            return %5
        }",
        expect![[r#"
            pub fn deep_flat(x: f32) -> f32 {
                use ::flatten::__private as f;
                let __2 = f::tan(f::cos(f::sin(x)));
                f::exp(f::sqrt(__2))
            }
        "#]],
    );
}

#[test]
fn long_lists_are_cut_into_blocks() {
    let statements = |body: &syn::Block| body.stmts.len();
    let twin = |count: usize| {
        let mut text = "fn long(x: f32) -> f32 {\n%0 = param 0 : f32\n".to_owned();
        // Each reads the two before it, so that each has a `let`, and two are read behind each block.
        for step in 1..=count {
            let op = if step % 2 == 0 { "min" } else { "sub" };
            writeln!(text, "%{step} = {op} %{} %{} : f32", step - 1, step.saturating_sub(2))
                .expect("a string");
        }
        write!(text, "return %{count}\n}}").expect("a string");
        let graph: Graph = text.parse().expect("a graph");
        assert_eq!(graph.verify(), Ok(()));
        // `rust::function` holds it to the allow-list.
        let twin = rust::function(&schedule::run(&graph)).expect("Rust says it");
        syn::parse2::<syn::ItemFn>(twin).expect("a function").block
    };
    // Besides the lets, the import and the result.
    assert_eq!(statements(&twin(514)), 512 + 2);
    let long = twin(515);
    let sizes = long.stmts.iter().filter_map(|statement| match statement {
        syn::Stmt::Local(local) => match &*local.init.as_ref()?.expr {
            syn::Expr::Block(block) => Some(statements(&block.block)),
            _ => None,
        },
        _ => None,
    });
    // 513 lets: the last two blocks are full, and what is left stands before them.
    assert_eq!(sizes.collect::<Vec<_>>(), [2, 257, 257]);
    assert_eq!(statements(&long), 3 + 2);
    let pattern = |at: usize| match &long.stmts[at] {
        syn::Stmt::Local(local) => local.pat.to_token_stream().to_string(),
        _ => unreachable!("a let"),
    };
    assert_eq!([pattern(1), pattern(2), pattern(3)], ["__0", "(__255 , __256)", "(__511 , __512)"]);
}

#[test]
fn parentheses_are_as_few_as_rust_needs() {
    test(
        "fn parens(x: f32, y: f32, b: bool) -> (f32, f32, f32, bool, f32) {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = param 2 : bool
            %3 = add %0 %1 : f32
            %4 = mul %3 %0 : f32
            %5 = mul %0 %1 : f32
            %6 = add %5 %1 : f32
            %7 = sub %1 %0 : f32
            %8 = sub %0 %7 : f32
            %9 = lt %0 %1 : bool
            %10 = and %9 %2 : bool
            %11 = neg %0 : f32
            %12 = neg %11 : f32
            return %4 %6 %8 %10 %12
        }",
        expect![[r#"
            pub fn parens_flat(x: f32, y: f32, b: bool) -> (f32, f32, f32, bool, f32) {
                use ::flatten::__private as f;
                ((x + y) * x, x * y + y, x - (y - x), (x < y) & b, -(-x))
            }
        "#]],
    );
}

#[test]
fn complements_are_said_as_a_user_would() {
    test(
        "fn bools(x: f32, i: i32, a: bool, b: bool) -> (bool, bool, bool, bool, bool, bool) {
            %0 = param 0 : f32
            %1 = param 1 : i32
            %2 = param 2 : bool
            %3 = param 3 : bool
            %4 = const 0.0 : f32
            %5 = const 3 : i32
            %6 = and !%2 !%3 : bool
            %7 = lt %0 %4 : bool
            %8 = lt %1 %5 : bool
            %9 = eq %0 %4 : bool
            %10 = and %2 %3 : bool
            %11 = and !%10 !%7 : bool
            %12 = xor %2 %3 : bool
            return !%6 !%7 !%8 !%9 !%11 !%12
        }",
        expect![[r#"
            pub fn bools_flat(
                x: f32,
                i: i32,
                a: bool,
                b: bool,
            ) -> (bool, bool, bool, bool, bool, bool) {
                use ::flatten::__private as f;
                let __1 = x < 0.0;
                (a | b, !__1, i >= 3, x != 0.0, a & b | __1, !(a ^ b))
            }
        "#]],
    );
}

#[test]
fn any_is_all_of_complements() {
    test(
        "fn masks(v: Vec3, w: Vec3) -> (bool, bool, Vec3) {
            %0 = param 0 : Vec3
            %1 = param 1 : Vec3
            %2 = lt %0 %1 : BVec3
            %3 = eq %0 %1 : BVec3
            %4 = all !%2 : bool
            %5 = all !%3 : bool
            %6 = select !%3 %0 %1 : Vec3
            return !%4 %5 %6
        }",
        expect![[r#"
            pub fn masks_flat(v: Vec3, w: Vec3) -> (bool, bool, Vec3) {
                use ::flatten::__private as f;
                let __1 = f::ne(v, w);
                (f::any(f::lt(v, w)), f::all(__1), f::select_lanes(__1, v, w))
            }
        "#]],
    );
}

#[test]
fn splats_are_scalars_in_arithmetic() {
    test(
        "fn splats(v: Vec3, s: f32, i: IVec2, n: i32) -> (Vec3, Vec3, Vec3, Vec3, IVec2) {
            %0 = param 0 : Vec3
            %1 = param 1 : f32
            %2 = param 2 : IVec2
            %3 = param 3 : i32
            %4 = sin %1 : f32
            %5 = splat 3 %4 : Vec3
            %6 = mul %0 %5 : Vec3
            %7 = sub %5 %0 : Vec3
            %8 = const Vec3(2.0, 2.0, 2.0) : Vec3
            %9 = div %8 %0 : Vec3
            %10 = splat 3 %1 : Vec3
            %11 = min %0 %10 : Vec3
            %12 = splat 2 %3 : IVec2
            %13 = add %2 %12 : IVec2
            return %6 %7 %9 %11 %13
        }",
        expect![[r#"
            pub fn splats_flat(
                v: Vec3,
                s: f32,
                i: IVec2,
                n: i32,
            ) -> (Vec3, Vec3, Vec3, Vec3, IVec2) {
                use ::flatten::__private as f;
                let __0 = f::sin(s);
                (v * __0, __0 - v, 2.0 / v, f::min(v, f::Vec3::splat(s)), f::add(i, n))
            }
        "#]],
    );
}

#[test]
fn literals_say_their_type_where_nothing_else_does() {
    test(
        "fn literals(c: bool, x: f32, n: u32, i: i32) -> (f32, f32, f32, i32, i32, u32, f32, i32, u32) {
            %0 = param 0 : bool
            %1 = param 1 : f32
            %2 = param 2 : u32
            %3 = param 3 : i32
            %4 = const 2.0 : f32
            %5 = const 0.5 : f32
            %6 = sin %4 : f32
            %7 = select %0 %4 %5 : f32
            %8 = select %0 %1 %5 : f32
            %9 = const 1 : i32
            %10 = shl %9 %2 : i32
            %11 = const 3u : u32
            %12 = shr %3 %11 : i32
            %13 = select %0 %11 %2 : u32
            %14 = cast f32 %9 : f32
            %15 = const -2147483648 : i32
            %16 = add %3 %15 : i32
            %17 = shr %11 %2 : u32
            return %6 %7 %8 %10 %12 %13 %14 %16 %17
        }",
        expect![[r#"
            pub fn literals_flat(
                c: bool,
                x: f32,
                n: u32,
                i: i32,
            ) -> (f32, f32, f32, i32, i32, u32, f32, i32, u32) {
                use ::flatten::__private as f;
                (
                    f::sin(2.0_f32),
                    f::select(c, 2.0_f32, 0.5),
                    f::select(c, x, 0.5),
                    f::shl(1_i32, n),
                    f::shr(i, 3_u32),
                    f::select(c, 3, n),
                    f::as_f32(1_i32),
                    f::add(i, -2147483648),
                    f::shr(3_u32, n),
                )
            }
        "#]],
    );
}

#[test]
fn constants_keep_every_bit() {
    test(
        "fn constants(x: f32) -> (f32, f32, f32, f32, i32, Vec3, Vec2, BVec2) {
            %0 = const -0.0 : f32
            %1 = const 0x7f800000 : f32
            %2 = const 0x7fc00001 : f32
            %3 = const 1e-40 : f32
            %4 = const -2147483648 : i32
            %5 = const Vec3(0.0, -0.0, 1.5) : Vec3
            %6 = const Vec2(0x7fc00000, 0x7fc00000) : Vec2
            %7 = const BVec2(false, true) : BVec2
            return %0 %1 %2 %3 %4 %5 %6 !%7
        }",
        expect![[r#"
            pub fn constants_flat(x: f32) -> (f32, f32, f32, f32, i32, Vec3, Vec2, BVec2) {
                use ::flatten::__private as f;
                (
                    -0.0,
                    f::bits_f32(0x7f800000_u32),
                    f::bits_f32(0x7fc00001_u32),
                    1e-40,
                    -2147483648,
                    f::vec3(0.0, -0.0, 1.5),
                    f::Vec2::splat(f::bits_f32(0x7fc00000_u32)),
                    f::bvec2(true, false),
                )
            }
        "#]],
    );
}

#[test]
fn structs_and_tuples_cross_the_boundary() {
    test(
        "fn bounce(ray: Ray { origin: Vec3, dir: Vec3 }, pair: (f32, bool)) -> Hit { ray: Ray { origin: Vec3, dir: Vec3 }, t: (f32,) } {
            %0 = param 0 : Vec3
            %1 = param 1 : Vec3
            %2 = param 2 : f32
            %3 = param 3 : bool
            %4 = neg %1 : Vec3
            %5 = select !%3 %1 %4 : Vec3
            return %0 %5 %2
        }",
        expect![[r#"
            pub fn bounce_flat(ray: Ray, pair: (f32, bool)) -> Hit {
                use ::flatten::__private as f;
                Hit {
                    ray: Ray {
                        origin: ray.origin,
                        dir: f::select(!pair.1, ray.dir, -ray.dir),
                    },
                    t: (pair.0,),
                }
            }
        "#]],
    );
}

#[test]
fn keywords_are_raw_names() {
    test(
        "fn words(match: f32) -> f32 {
            %0 = param 0 : f32
            %1 loop = sin %0 : f32
            %2 = add %1 %0 : f32
            return %2
        }",
        expect![[r#"
            pub fn words_flat(r#match: f32) -> f32 {
                use ::flatten::__private as f;
                let loop_ = f::sin(r#match);
                loop_ + r#match
            }
        "#]],
    );
}

#[test]
fn names_of_the_user_do_not_meet_ours() {
    test(
        "fn ours(x: f32) -> f32 {
            %0 = param 0 : f32
            %1 = sin %0 : f32
            %2 __0 = cos %0 : f32
            %3 = mul %1 %1 : f32
            %4 = mul %2 %3 : f32
            return %4
        }",
        expect![[r#"
            pub fn ours_flat(x: f32) -> f32 {
                use ::flatten::__private as f;
                let __0 = f::sin(x);
                let _0 = f::cos(x);
                _0 * (__0 * __0)
            }
        "#]],
    );
}

#[test]
fn the_allow_list_holds_loops_to_their_form() {
    let check = |body: &str| {
        let body = format!("use ::flatten::__private as f; {body}");
        rust::check::straight(&body.parse().expect("tokens"), &names(&[]))
    };
    for body in [
        "let mut t = x; let y = loop { if t > 1.0 { break t }; t = t + x; }; y",
        "let y = loop { let z = f::sin(x); if z > x { let w = z * z; break w }; if x < z { break x }; }; y",
        "let (a, b) = loop { if x > 1.0 { break (x, 2_u32) }; (t, i) = (t + x, f::add(i, 1)); }; a",
        "let y = loop { let z = loop { if x > 1.0 { break x }; }; if z > x { break z }; }; y",
        "let y = loop { let z = { let w = x + x; w * w }; if z > x { break z }; }; y",
    ] {
        assert_eq!(check(body), Ok(()), "{body}");
    }
    for body in [
        "loop { if x > 1.0 { break x }; }",
        "let y = loop { break x }; y",
        "let y = loop { }; y",
        "let y = loop { t = x; if t > 1.0 { break t }; }; y",
        "let y = loop { if x > 1.0 { break }; }; y",
        "let y = loop { if x > 1.0 { t = x; break x }; }; y",
        "let y = loop { if x > 1.0 { break x } else { break y }; }; y",
        "let y = loop { if x > 1.0 { return x }; }; y",
        "let y = loop { if x > 1.0 { break x }; continue; }; y",
        "let y = loop { if g(x) { break x }; }; y",
        "let y = loop { let z = { if x > 1.0 { break x }; x }; }; y",
        "let y = loop { if x > 1.0 { break g(x) }; }; y",
        "let y = loop { if x > 1.0 { break x }; t = g(t); }; y",
        "let y = loop { if x > 1.0 { break x }; *p = t; }; y",
        "let y = loop { if x > 1.0 { break x }; x }; y",
        "let y = 1.0 + loop { if x > 1.0 { break x }; }; y",
        "let y = while x > 1.0 { }; y",
        "let mut y; y",
        "let ref y = x; y",
    ] {
        assert!(check(body).is_err(), "{body}");
    }
}

#[test]
fn the_allow_list_refuses_each_other_form() {
    let check = |body: &str| {
        let body = format!("use ::flatten::__private as f; {body}");
        rust::check::straight(&body.parse().expect("tokens"), &names(&[]))
    };
    for body in [
        "x",
        "let y = x; y * -x + 2.0",
        "let (y, z) = { let y = x; let z = { let w = y; w }; (y, z) }; y * z",
        "let __0 = f::sin(x.y.0); (a, (b,), !c & (d < e) | g != h)",
        "Ray { origin: f::Vec3::splat(1.0), dir: f::Vec3Swizzles::xzy(v), }",
        "m::Ray { t: x }",
        "f::select(x < 0.0, -0.0, x) % 2.0",
        "f::leaf::<7_u64, _>((x, y)).0 + f::leaf::<7_u64, _>(())",
        "let __open0 = f::open(&ray.a[2].0); __open0.1[3].0",
        "let __none0 = 0.0_f32; let __some0 = f::some_or(&x.y, &__none0); f::option(f::is_some(&x.y), *__some0)",
    ] {
        assert_eq!(check(body), Ok(()), "{body}");
    }
    for body in [
        "",
        "let y = x;",
        "x; y",
        "if c { x } else { y }",
        "match c { _ => x }",
        "while c {} x",
        "loop {}",
        "for i in v {} x",
        "let y = x?; y",
        "return x",
        "a && b",
        "a || b",
        "c && { x = 1; true }",
        "v[i]",
        "[x; 2]",
        "panic!()",
        "x + vec!(1)",
        "sin(x)",
        "f::exit(x)",
        "g::sin(x)",
        "f::Vec3::normalize(x)",
        "f::Vec3Swizzles::with_xy(x)",
        "f::sin::<f32>(x)",
        "f::leaf(x)",
        "f::leaf::<8_u64, _>(x)",
        "f::leaf::<7_u64, T>(x)",
        "f::leaf::<7_u64, _, _>(x)",
        "f::leaf::<7_u64, _>()",
        "f::leaf::<7_u64, _>(sin(x))",
        "g::leaf::<7_u64, _>(x)",
        "f::open(x)",
        "f::open(&sin(x))",
        "f::open(&*x)",
        "f::open(&x + y)",
        "f::open(&x, &y)",
        "f::open(&(x))",
        "f::open(&mut x)",
        "g::open(&x)",
        "f::is_some(x)",
        "f::is_some(&x, &y)",
        "f::some_or(&x)",
        "f::some_or(&x, y)",
        "f::some_or(&x, &f::sin(y))",
        "f::option(x, sin(y))",
        "Some(x)",
        "None::<f32>.is_some()",
        "x.sin()",
        "(f::sin)(x)",
        "|x| x",
        "|| x",
        "{ x }",
        "let y = { let z = g(x); z }; y",
        "let y = { z = x; z }; y",
        "let y = { let z = x; }; y",
        "let y = { *q = x; x }; y",
        "let y = { return x }; y",
        "let y = { x } + x; y",
        "unsafe { x }",
        "x as f32",
        "x = y",
        "&x",
        "*x",
        "x..y",
        "Other { t: x }",
        "Ray { ..x }",
        "Ray { t: sin(x) }",
        "(sin(x),)",
        "f::sin(if c { x } else { y })",
        "f::PI",
        "let y: f32 = x; y",
        "let (a, b) = x; a",
        "let Some(y) = x else { z }; y",
        "break",
        "x.await",
        "async { x }",
        "'a: loop {}",
        "x y",
        "1.0 2.0",
        "use g as f; x",
        "fn g() {} x",
    ] {
        assert!(check(body).is_err(), "{body}");
    }
    let without = rust::check::straight(&"x".parse().expect("tokens"), &names(&[]));
    assert!(without.is_err(), "the import is missing");
}

/// What the bodies of these tests may name, with `&mut` parameters among it.
fn names(outs: &[&str]) -> rust::check::Names {
    let list = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    let references = [&["p"], outs].concat();
    let (structs, references, leaves) = (list(&["Ray"]), list(&references), list(&["7_u64"]));
    rust::check::Names { structs, references, outs: list(outs), leaves }
}

#[test]
fn the_allow_list_holds_writes_to_the_end() {
    let check = |body: &str| {
        let body = format!("use ::flatten::__private as f; {body}");
        rust::check::straight(&body.parse().expect("tokens"), &names(&["q", "r"]))
    };
    for body in [
        "let y = *p; *q = y; *r = -*p * *p; ()",
        "let y = *q; let z = *r; *q = z; *r = y; f::sin(*p)",
        "*q = *q + 1.0; *r = Ray { t: p.x }; ()",
        "*q = x; *r = Ray { q: p.q }; Ray { r: p.q, q: Ray { } }",
    ] {
        assert_eq!(check(body), Ok(()), "{body}");
    }
    for body in [
        "*q = x; ()",
        "*r = x; *q = x; ()",
        "*q = x; *q = y; *r = z; ()",
        "*q = x; *r = *q; ()",
        "*q = x; *r = y; *q",
        "*q = x; *r = y; f::sin((1.0, *r).1)",
        "*q = x; let y = *r; *r = y; ()",
        "*q = x; *r = y; *p = z; ()",
        "q = x; *r = y; ()",
        "*q += x; *r = y; ()",
        "*q = x; *r = *y; ()",
        "*q = x; *r = y; Ray { q: q }",
        "*q = x; *r = y; Ray { t: q.x }",
    ] {
        assert!(check(body).is_err(), "{body}");
    }
}
