//! What naga is given for an exact operation is `Op::eval`: the expressions, interpreted on the host, over a stride of
//! all inputs of one operand and over a product of special values for more. `examples/prove.rs` takes every input.

#[path = "prove/cases.rs"]
mod cases;
#[path = "prove/program.rs"]
mod program;

use cases::{Case, OPEN, cases, special};
use flatten_core::graph::Graph;
use flatten_core::options::Gates;
use flatten_core::schedule;
use program::{BLOCK, Program};

/// Odd, so that every low bit comes up with every exponent.
const STRIDE: usize = 40_961;

#[test]
fn operations_of_one_operand() {
    let inputs: Vec<u32> = (0..=u32::MAX).step_by(STRIDE).chain(special()).collect();
    let mut formulas = Vec::new();
    for mut case in cases(1) {
        if case.is_formula() {
            formulas.push(case.name());
        }
        for chunk in inputs.chunks(case.inputs()) {
            case.check(&rows(&case, &[chunk.to_vec()]));
        }
    }
    // What `examples/prove.rs` takes every input of.
    let expected = [
        "signum of f32",
        "signum of Vec4",
        "floor of Vec4",
        "ceil of Vec4",
        "trunc of Vec4",
        "round of f32",
        "round of Vec4",
        "cast i32 of f32",
        "cast i32 of Vec4",
        "cast u32 of f32",
        "cast u32 of Vec4",
    ];
    assert_eq!(formulas, expected);
}

#[test]
fn operations_of_two_operands() {
    let pairs: Vec<(u32, u32)> =
        special().into_iter().flat_map(|x| special().into_iter().map(move |y| (x, y))).collect();
    for mut case in cases(2) {
        for chunk in pairs.chunks(case.inputs()) {
            let (x, y): (Vec<u32>, Vec<u32>) = chunk.iter().copied().unzip();
            case.check(&rows(&case, &[x, y]));
        }
    }
}

#[test]
fn operations_of_three_operands() {
    let few: Vec<u32> = special().into_iter().step_by(5).collect();
    let mut triples: Vec<[u32; 3]> = Vec::new();
    for x in &few {
        triples.extend(few.iter().flat_map(|y| few.iter().map(|z| [*x, *y, *z])));
    }
    for mut case in cases(3) {
        for chunk in triples.chunks(case.inputs()) {
            let operand = |i: usize| chunk.iter().map(|triple| triple[i]).collect::<Vec<_>>();
            case.check(&rows(&case, &[0, 1, 2].map(operand)));
        }
    }
}

/// What is written by the place of the highest bit (`src/highest.rs`) is the difference, of zero too.
#[test]
fn differences_from_leading_zeros() {
    let inputs: Vec<u32> =
        special().into_iter().chain((0..32).map(|i| 1 << i)).chain([0, u32::MAX]).collect();
    for k in [31u32, 32, 7] {
        let text = format!(
            "fn f(x: u32) -> u32 {{\n    %0 = param 0 : u32\n    %1 = const {k}u : u32\n    \
             %2 = leading_zeros %0 : u32\n    %3 = sub %1 %2 : u32\n    return %3\n}}\n"
        );
        let graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}: {text}"));
        let module = flatten_naga::module(&schedule::run(&graph)).expect("it is supported");
        let mut program = Program::of(&module).expect("it is known");
        // 31 less the number is the place itself.
        assert_eq!(program.operations(), if k == 31 { 1 } else { 2 }, "{k}");
        for chunk in inputs.chunks(BLOCK) {
            let row: [u32; BLOCK] = std::array::from_fn(|i| chunk.get(i).copied().unwrap_or(0));
            let found = program.run(&[row], OPEN[0]).remove(0);
            for (x, found) in row.into_iter().zip(found) {
                assert_eq!(*found, k.wrapping_sub(x.leading_zeros()), "{k} - leading_zeros({x:#x})");
            }
        }
    }
}

/// The arcs of what is never below zero are those of any number without what its sign asks for.
#[test]
fn arcs_of_what_has_no_sign() {
    let bits = |x: f32| x.to_bits();
    let inputs: Vec<u32> =
        (0..=200).map(|i| bits(i as f32 / 200.0)).chain([bits(1e-30), bits(-0.0)]).collect();
    for name in ["asin", "acos"] {
        let of = |steps: &str, arg: u32| {
            let at = arg + 1;
            let text = format!(
                "fn f(x: f32) -> f32 {{\n    %0 = param 0 : f32\n    {steps}%{at} = {name} %{arg} : f32\n    return %{at}\n}}\n"
            );
            let graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}: {text}"));
            let module = flatten_naga::module(&schedule::run(&graph)).expect("it is supported");
            Program::of(&module).expect("it is known")
        };
        let clamp = "%1 = const 0.0 : f32\n    %2 = const 1.0 : f32\n    %3 = clamp %0 %1 %2 : f32\n    ";
        let (mut any, mut positive) = (of("", 0), of(clamp, 3));
        // The size, a comparison, what is meant below zero, and a choice; the clamp, of which NaN stays, is as many.
        assert_eq!(positive.operations(), any.operations(), "{name}");
        for chunk in inputs.chunks(BLOCK) {
            let row: [u32; BLOCK] = std::array::from_fn(|i| chunk.get(i).copied().unwrap_or(0));
            let [want, found] = [&mut any, &mut positive].map(|p| *p.run(&[row], OPEN[0]).remove(0));
            for (x, (want, found)) in row.into_iter().zip(want.into_iter().zip(found)) {
                assert_eq!(f32::from_bits(found), f32::from_bits(want), "{name}({})", f32::from_bits(x));
            }
        }
    }
}

/// What constants make shorter has the values of the operation, under both contracts.
#[test]
fn operations_with_constants() {
    type Row = (&'static str, fn(f32) -> f32);
    let inputs: Vec<f32> = special().into_iter().map(f32::from_bits).collect();
    let operations: [Row; 6] = [
        ("copysign %0 -1.0", |x| x.copysign(-1.0)),
        ("copysign %0 -0.0", |x| x.copysign(-0.0)),
        ("copysign %0 2.0", |x| x.copysign(2.0)),
        ("copysign 0.0 %0", |x| 0f32.copysign(x)),
        ("copysign -0.0 %0", |x| 0f32.copysign(x)),
        ("rem %0 1.0", |x| x % 1.0),
    ];
    for (text, want) in operations {
        let constant = text.split(' ').skip(1).find(|operand| *operand != "%0").expect("one is a constant");
        let operation = text.replace(constant, "%1");
        let text = format!(
            "fn f(x: f32) -> f32 {{\n    %0 = param 0 : f32\n    %1 = const {constant} : f32\n    \
             %2 = {operation} : f32\n    return %2\n}}\n"
        );
        for gates in [Gates::EXACT, Gates::FAST] {
            let mut graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}: {text}"));
            graph.gates = gates;
            let module = flatten_naga::module(&schedule::run(&graph)).expect("it is supported");
            let mut program = Program::of(&module).expect("it is known");
            for chunk in inputs.chunks(BLOCK) {
                let row: [u32; BLOCK] = std::array::from_fn(|i| chunk.get(i).map_or(0, |x| x.to_bits()));
                let found = *program.run(&[row], OPEN[0]).remove(0);
                for (x, found) in row.map(f32::from_bits).into_iter().zip(found.map(f32::from_bits)) {
                    let same = found == want(x) || found.is_nan() && want(x).is_nan();
                    assert!(same, "{text} of {x} behind {gates}: {found}, not {}", want(x));
                    let sign = found.is_sign_negative() == want(x).is_sign_negative();
                    assert!(sign || found.is_nan() || text.contains("rem"), "{text} of {x}: {found}");
                }
            }
        }
    }
}

/// The values of each operand over its lanes, and zeros after them.
fn rows(case: &Case, operands: &[Vec<u32>]) -> Vec<[u32; BLOCK]> {
    let lanes = 0..case.inputs() / BLOCK;
    let row = |values: &Vec<u32>, lane: usize| {
        std::array::from_fn(|i| values.get(lane * BLOCK + i).copied().unwrap_or(0))
    };
    operands.iter().flat_map(|values| lanes.clone().map(move |lane| row(values, lane))).collect()
}
