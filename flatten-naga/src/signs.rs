//! Products that are only subtracted, as their negatives in words: drivers fuse both with a product, but only the sum is
//! an instruction that replaces one of its operands.
//!
//! ```text
//! before   p = x * 4.0    r = z - p * y
//! after    p = x * -4.0   r = z + p * y
//! ```
//! Under `exact`, where nothing is fused, they stay as they are.

use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::Op;

/// The frame with every product by a constant turned of which all readers subtract it.
pub(crate) fn run(frame: &Frame) -> Frame {
    let mut frame = frame.clone();
    if !frame.exact {
        turn(&mut frame);
    }
    frame
}

fn turn(frame: &mut Frame) {
    let mut readers = vec![Vec::new(); frame.steps.len()];
    for (reader, step) in frame.steps.iter().enumerate() {
        step.args.iter().filter_map(Operand::step).for_each(|i| readers[i as usize].push(reader));
    }
    let others: Vec<u32> =
        frame.loop_operands().chain(frame.results.iter().copied()).filter_map(|o| o.step()).collect();
    let mut is_kept = vec![false; frame.steps.len()];
    others.into_iter().for_each(|i| is_kept[i as usize] = true);
    for i in 0..frame.steps.len() {
        let step = &mut frame.steps[i];
        if step.op == Op::Nmad && step.ty.is_float() && negate(&mut step.args[..2]) {
            step.op = Op::Mad;
        }
        let product = Operand::Step(i as u32);
        let turns = frame.steps[i].op == Op::Mul
            && frame.steps[i].ty.is_float()
            && !is_kept[i]
            && readers[i].iter().all(|reader| subtracts(&frame.steps[*reader], product));
        if turns && !is_modifier(frame, &frame.steps[i].args) && negate(&mut frame.steps[i].args) {
            for reader in &readers[i] {
                let op = &mut frame.steps[*reader].op;
                *op = if *op == Op::Sub { Op::Add } else { Op::Mad };
            }
        }
    }
}

/// Turns the constant among these factors, if there is one.
fn negate(factors: &mut [Operand]) -> bool {
    for factor in factors {
        if let Operand::Imm(value) = factor {
            *value = Op::Neg.eval(&[*value]);
            return true;
        }
    }
    false
}

/// True of a product that may be no instruction: hardware doubles, quadruples and halves what it computes for one reader.
/// Drivers move such a constant to any factor.
fn is_modifier(frame: &Frame, factors: &[Operand]) -> bool {
    let mut todo: Vec<&Operand> = factors.iter().collect();
    let mut found = false;
    while let Some(factor) = todo.pop() {
        match *factor {
            Operand::Imm(value) => {
                let mut lanes = 0..value.ty.lanes as usize;
                if !lanes.all(|i| [2.0, 4.0, 0.5].contains(&value.f(i))) {
                    return false;
                }
            }
            Operand::Step(i) => match &frame.steps[i as usize] {
                step if step.uses > 1 => (),
                step if step.op == Op::Mul => todo.extend(&step.args),
                _ => found = true,
            },
            _ => (),
        }
    }
    found
}

/// True if a step subtracts a product, once, from something else.
fn subtracts(step: &Step, product: Operand) -> bool {
    let is_it = |i: usize| step.args[i] == product;
    match step.op {
        Op::Sub => !is_it(0),
        Op::Nmad => !is_it(2) && is_it(0) != is_it(1),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flatten_core::graph::Graph;
    use flatten_core::schedule;

    /// The steps behind `x`, `y` and `4.0` (parameters 0 and 1, constant 2), turned.
    #[track_caller]
    fn test(before: &[&str], after: &[&str]) {
        let frame = |exact: bool, lines: &[&str]| {
            let mut text = "fn f(x: f32, y: f32) -> f32 {\n".to_owned();
            let first = ["%0 = param 0", "%1 = param 1", "%2 = const 4.0", "%3 = const -4.0"];
            first.iter().chain(lines).for_each(|line| text.push_str(&format!("    {line} : f32\n")));
            text.push_str(&format!("    return %{}\n}}\n", first.len() + lines.len() - 1));
            let graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}: {text}"));
            Frame { exact, ..schedule::run(&graph) }
        };
        assert_eq!(run(&frame(false, before)).to_string(), frame(false, after).to_string());
        assert_eq!(run(&frame(true, before)).to_string(), frame(true, before).to_string());
    }

    #[track_caller]
    fn test_same(lines: &[&str]) {
        test(lines, lines);
    }

    #[test]
    fn what_is_subtracted_is_added() {
        test(&["%4 = mul %0 %2", "%5 = sub %1 %4"], &["%4 = mul %0 %3", "%5 = add %1 %4"]);
        test(&["%4 = mul %0 %2", "%5 = nmad %4 %0 %1"], &["%4 = mul %0 %3", "%5 = mad %4 %0 %1"]);
        test(&["%4 = nmad %0 %2 %1"], &["%4 = mad %0 %3 %1"]);
        let both = ["%4 = mul %0 %2", "%5 = sub %1 %4", "%6 = nmad %4 %1 %5"];
        test(&both, &["%4 = mul %0 %3", "%5 = add %1 %4", "%6 = mad %4 %1 %5"]);
    }

    #[test]
    fn only_what_all_readers_subtract() {
        test_same(&["%4 = mul %0 %2", "%5 = sub %4 %1"]);
        test_same(&["%4 = mul %0 %2", "%5 = sub %1 %4", "%6 = mul %5 %4"]);
        test_same(&["%4 = mul %0 %2", "%5 = nmad %4 %4 %1"]); // A square.
        test_same(&["%4 = mul %0 %1", "%5 = sub %1 %4"]);
    }

    #[test]
    fn what_is_no_instruction_stays_one() {
        test_same(&["%4 = add %0 %1", "%5 = mul %4 %2", "%6 = sub %1 %5"]);
        test_same(&["%4 = add %0 %1", "%5 = mul %4 %0", "%6 = mul %5 %2", "%7 = sub %1 %6"]);
        let read_twice = ["%4 = add %0 %1", "%5 = mul %4 %2", "%6 = sub %4 %5"];
        test(&read_twice, &["%4 = add %0 %1", "%5 = mul %4 %3", "%6 = add %4 %5"]);
    }
}
