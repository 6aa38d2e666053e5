//! A mix of a constant and one, in words, as `y * k + x` with `y = 1 - x`: each lane takes one literal and not two, which few
//! instructions do.
//!
//! ```text
//! before   r = x * (0.3, 0.4, 0.5) + (0.7, 0.6, 0.5)
//! after    y = 1 - x    r = y * (0.7, 0.6, 0.5) + x
//! ```
//! It is what light does at a grazing angle. Under `exact` and for less than two lanes it stays as it is.

use crate::parts;
use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::Op;
use flatten_core::value::Value;

/// The frame with such mixes written so.
pub(crate) fn run(mut frame: Frame) -> Frame {
    let mixes: Vec<Mix> = (0..frame.steps.len()).filter_map(|sum| mix(&frame, sum)).collect();
    if mixes.is_empty() || !frame.reassoc {
        return frame;
    }
    let mut factors = vec![None; frame.steps.len()];
    for Mix { sum, product, weight, constant } in mixes {
        factors[product] = Some(constant);
        let scalar = frame.steps[weight].args[0];
        scalar.step().into_iter().for_each(|i| frame.steps[i as usize].uses += 1);
        frame.steps[sum].args = vec![Operand::Step(product as u32), Operand::Step(weight as u32)];
        frame.steps[product].args = vec![scalar];
    }
    parts::expanded(frame, |i, step, steps| match factors[i] {
        Some(constant) => write(step, constant, steps),
        None => steps.push(step),
    })
}

/// A product of a scalar in all lanes and a constant, and the sum with another.
struct Mix {
    sum: usize,
    product: usize,
    /// The step that has the scalar in all lanes.
    weight: usize,
    /// What is added.
    constant: Value,
}

fn mix(frame: &Frame, sum: usize) -> Option<Mix> {
    let step = &frame.steps[sum];
    let (product, constant) = match *step.args {
        [Operand::Step(product), Operand::Imm(constant)]
        | [Operand::Imm(constant), Operand::Step(product)] => (product as usize, constant),
        _ => return None,
    };
    let (weight, factor) = match *frame.steps[product].args {
        [Operand::Step(weight), Operand::Imm(factor)] | [Operand::Imm(factor), Operand::Step(weight)] => {
            (weight as usize, factor)
        }
        _ => return None,
    };
    let is_product = frame.steps[product].op == Op::Mul && frame.steps[product].uses == 1;
    let is_spread = matches!(frame.steps[weight].op, Op::Splat(_));
    let fits = step.op == Op::Add && step.ty.is_float() && is_product && is_spread;
    (fits && pays(factor, constant)).then_some(Mix { sum, product, weight, constant })
}

/// True if both constants are one together, and if in two lanes at least neither has a short form.
fn pays(factor: Value, constant: Value) -> bool {
    let lanes = 0..factor.ty.lanes as usize;
    let mut long: Vec<u32> = lanes
        .clone()
        .filter(|i| ![factor.f(*i), constant.f(*i)].into_iter().any(is_short))
        .map(|i| constant.bits[i])
        .collect();
    long.sort_unstable();
    long.dedup();
    long.len() > 1 && lanes.into_iter().all(|i| factor.f(i) == 1.0 - constant.f(i))
}

/// True of what instructions hold in few bits.
fn is_short(x: f32) -> bool {
    [0.0, 0.5, 1.0, 2.0, 4.0].contains(&x.abs())
}

/// `(1 - x) * constant`, where `x` is the operand of the step that is given.
fn write(step: Step, constant: Value, steps: &mut Vec<Step>) {
    let next = |steps: &Vec<Step>| Operand::Step(steps.len() as u32);
    let ty = step.ty.element();
    let one = Operand::Imm(Value::f32(1.0));
    let plain = Step { uses: 1, name: None, ..step.clone() };
    let rest = next(steps);
    steps.push(Step { op: Op::Sub, ty, args: vec![one, step.args[0]], ..plain.clone() });
    let spread = next(steps);
    steps.push(Step { op: Op::Splat(step.ty.lanes), args: vec![rest], ..plain });
    steps.push(Step { args: vec![spread, Operand::Imm(constant)], ..step });
}

#[cfg(test)]
mod tests {
    use super::*;
    use flatten_core::graph::Graph;
    use flatten_core::options::Gates;
    use flatten_core::schedule;

    /// The frame of steps behind `x`, `v` (parameters 0 and 1) and two constants; the last one is the result.
    fn frame(gates: Gates, [k, l]: [&str; 2], lines: &[&str]) -> Frame {
        let first = ["%0 = param 0 : f32".to_owned(), "%1 = param 1 : Vec3".to_owned()];
        let constants = [format!("%2 = const Vec3{k} : Vec3"), format!("%3 = const Vec3{l} : Vec3")];
        let lines: Vec<String> =
            first.into_iter().chain(constants).chain(lines.iter().map(|l| (*l).into())).collect();
        let last = lines.len() - 1;
        let text = format!(
            "fn f(x: f32, v: Vec3) -> Vec3 {{\n    {}\n    return %{last}\n}}\n",
            lines.join("\n    ")
        );
        let mut graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}: {text}"));
        graph.gates = gates;
        schedule::run(&graph)
    }

    const MIX: [&str; 3] = ["%4 = splat 3 %0 : Vec3", "%5 = mul %4 %2 : Vec3", "%6 = add %5 %3 : Vec3"];

    #[track_caller]
    fn test_same(constants: [&str; 2], lines: &[&str]) {
        let before = frame(Gates::FAST, constants, lines);
        assert_eq!(run(before.clone()).to_string(), before.to_string());
    }

    #[test]
    fn a_mix_with_white() {
        let constants = ["(0.25, 0.875, 0.0)", "(0.75, 0.125, 1.0)"];
        let after = run(frame(Gates::FAST, constants, &MIX));
        let want = "\
fn f(x: f32, v: Vec3) -> Vec3 {
    %0 = splat 3 x : Vec3, 1 use
    %1 = sub 1.0 x : f32, 1 use
    %2 = splat 3 %1 : Vec3, 1 use
    %3 = mul %2 Vec3(0.75, 0.125, 1.0) : Vec3, 1 use
    %4 = add %3 %0 : Vec3, 1 use
    return %4
}
";
        assert_eq!(after.to_string(), want);
        let exact = frame(Gates::EXACT, constants, &MIX);
        assert_eq!(run(exact.clone()).to_string(), exact.to_string());
    }

    #[test]
    fn only_what_has_one_literal_less() {
        test_same(["(0.25, 0.875, 0.25)", "(0.75, 0.125, 0.5)"], &MIX); // Not one together.
        test_same(["(0.25, 0.25, 0.25)", "(0.75, 0.75, 0.75)"], &MIX); // One lane, three times.
        test_same(["(0.25, 0.5, 0.0)", "(0.75, 0.5, 1.0)"], &MIX); // One lane without a short form.
        let constants = ["(0.25, 0.875, 0.0)", "(0.75, 0.125, 1.0)"];
        test_same(constants, &["%4 = mul %1 %2 : Vec3", "%5 = add %4 %3 : Vec3"]); // No scalar.
        test_same(constants, &[MIX[0], MIX[1], "%6 = sub %5 %3 : Vec3"]);
        test_same(constants, &[MIX[0], MIX[1], MIX[2], "%7 = mul %5 %6 : Vec3"]); // Others read the product.
    }
}
