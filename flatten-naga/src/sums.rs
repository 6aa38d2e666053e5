//! Sums in words, in the order in which what they add is ready. What is no product stays before what is one, so that each
//! product is added to something, as one instruction.
//!
//! ```text
//! before   s = sin(x) + y    r = s + z
//! after    s = y + z         r = s + sin(x)
//! ```
//! A sum of products with a constant stays as it is: the constant is a literal, of which an instruction has one, and so has
//! a product with a constant factor.

use crate::order;
use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::Op;
use std::ops::Range;

/// What is added.
struct Term {
    what: Operand,
    /// It is subtracted.
    minus: bool,
    /// It is a product that nobody else reads.
    is_product: bool,
    /// When it could be added.
    ready: u32,
}

/// The frame with its sums in order, if the contract lets them be grouped anew.
pub(crate) fn run(frame: &Frame) -> Frame {
    if !frame.reassoc {
        return frame.clone();
    }
    let (together, sums) = gathered(frame);
    let mut frame = order::reordered(frame, together);
    let mut ready = Vec::with_capacity(frame.steps.len());
    for sum in sums {
        times(&frame, sum.start, &mut ready);
        let terms = terms(&frame, &sum, &ready);
        if let Some(terms) = ordered(terms) {
            write(&mut frame, &sum, terms);
        }
        times(&frame, sum.end, &mut ready);
    }
    debug_assert_eq!(frame.verify(), Ok(()));
    frame
}

/// The steps in an order in which those of one sum stand together, and where.
fn gathered(frame: &Frame) -> (Vec<u32>, Vec<Range<usize>>) {
    let inner = inner(frame);
    let (mut order, mut sums) = (Vec::with_capacity(inner.len()), Vec::new());
    for i in (0..inner.len() as u32).filter(|i| !inner[*i as usize]) {
        let start = order.len();
        let mut parts = vec![i];
        let mut at = 0;
        while let Some(part) = parts.get(at).copied() {
            let steps = frame.steps[part as usize].args.iter().filter_map(Operand::step);
            parts.extend(steps.filter(|arg| inner[*arg as usize]));
            at += 1;
        }
        parts.sort_unstable();
        order.extend(parts);
        if order.len() - start > 1 {
            sums.push(start..order.len());
        }
    }
    (order, sums)
}

/// True of each step that is a part of one other sum alone, in the same list of steps.
fn inner(frame: &Frame) -> Vec<bool> {
    let number = order::numbers(frame);
    let mut inner = vec![false; frame.steps.len()];
    for (reader, step) in frame.steps.iter().enumerate().filter(|(_, step)| is_sum(step)) {
        for arg in step.args.iter().filter_map(Operand::step) {
            let part = &frame.steps[arg as usize];
            let is_near = part.uniform == step.uniform && number[arg as usize] == number[reader];
            inner[arg as usize] = part.uses == 1 && is_sum(part) && is_near;
        }
    }
    inner
}

fn is_sum(step: &Step) -> bool {
    matches!(step.op, Op::Add | Op::Sub) && step.ty.is_float()
}

/// Adds the times in which steps can be read, up to the step `end`.
fn times(frame: &Frame, end: usize, ready: &mut Vec<u32>) {
    for step in &frame.steps[ready.len()..end] {
        let begin = step.args.iter().map(|arg| at(arg, ready)).max().unwrap_or(0);
        let time = order::time(step);
        ready.push(begin + if time > 0 { time + order::DELAY } else { 0 });
    }
}

/// When an operand can be read.
fn at(operand: &Operand, ready: &[u32]) -> u32 {
    operand.step().map_or(0, |i| ready[i as usize])
}

/// What a sum adds, from left to right.
fn terms(frame: &Frame, sum: &Range<usize>, ready: &[u32]) -> Vec<Term> {
    let mut terms = Vec::new();
    let mut todo = vec![(Operand::Step(sum.end as u32 - 1), false)];
    while let Some((what, minus)) = todo.pop() {
        let step = what.step().map(|i| (i as usize, &frame.steps[i as usize]));
        match step {
            Some((i, step)) if sum.contains(&i) => {
                todo.push((step.args[1], minus != (step.op == Op::Sub)));
                todo.push((step.args[0], minus));
            }
            Some((_, step)) if step.op == Op::Mul && step.uses == 1 => {
                let ready = step.args.iter().map(|arg| at(arg, ready)).max().unwrap_or(0);
                terms.push(Term { what, minus, is_product: true, ready });
            }
            _ => terms.push(Term { what, minus, is_product: false, ready: at(&what, ready) }),
        }
    }
    terms
}

/// The terms in their order, if it is another: the first is not subtracted.
fn ordered(mut terms: Vec<Term>) -> Option<Vec<Term>> {
    let has_product = terms.iter().any(|term| term.is_product);
    if has_product && terms.iter().any(|term| matches!(term.what, Operand::Imm(_))) {
        return None;
    }
    // Beside products, others stay in their order.
    let key = |term: &Term| (term.is_product, if term.is_product == has_product { term.ready } else { 0 });
    if terms.is_sorted_by_key(key) {
        return None;
    }
    terms.sort_by_key(key);
    let is_first = |term: &Term| !term.minus && !term.is_product;
    let first = terms.iter().position(is_first).or_else(|| terms.iter().position(|term| !term.minus))?;
    terms[..=first].rotate_right(1);
    Some(terms)
}

/// Writes the terms into the steps of a sum.
fn write(frame: &mut Frame, sum: &Range<usize>, terms: Vec<Term>) {
    let mut terms = terms.into_iter();
    let Some(mut before) = terms.next().map(|term| term.what) else { return };
    for (i, term) in sum.clone().zip(terms) {
        let step = &mut frame.steps[i];
        step.op = if term.minus { Op::Sub } else { Op::Add };
        step.args = vec![before, term.what];
        before = Operand::Step(i as u32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flatten_core::graph::Graph;
    use flatten_core::options::Gates;
    use flatten_core::schedule;

    /// The frame of steps behind `x`, `y`, `z` (parameters 0 to 2) and `4.0`; the last one is the result.
    fn frame(gates: Gates, lines: &[&str]) -> Frame {
        let mut text = "fn f(x: f32, y: f32, z: f32) -> f32 {\n".to_owned();
        let first = ["param 0", "param 1", "param 2", "const 4.0"];
        for (at, line) in first.iter().chain(lines).enumerate() {
            text.push_str(&format!("    %{at} = {line} : f32\n"));
        }
        text.push_str(&format!("    return %{}\n}}\n", first.len() + lines.len() - 1));
        let mut graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}: {text}"));
        graph.gates = gates;
        schedule::run(&graph)
    }

    #[track_caller]
    fn test(before: &[&str], after: &[&str]) {
        assert_eq!(run(&frame(Gates::FAST, before)).to_string(), frame(Gates::FAST, after).to_string());
        for gates in [Gates::EXACT, Gates::CONTRACT] {
            assert_eq!(run(&frame(gates, before)).to_string(), frame(gates, before).to_string());
        }
    }

    #[track_caller]
    fn test_same(lines: &[&str]) {
        test(lines, lines);
    }

    #[test]
    fn what_is_ready_late_is_added_last() {
        test(
            &["sin %0", "add %4 %1", "add %5 %2"], //
            &["sin %0", "add %1 %2", "add %5 %4"],
        );
        test(
            &["abs %0", "sub %4 %1", "add %5 %2"], //
            &["abs %0", "sub %2 %1", "add %5 %4"],
        );
        test_same(&["sin %0", "add %1 %2", "add %5 %4"]);
    }

    #[test]
    fn the_first_is_not_subtracted() {
        test(
            &["sin %0", "sub %4 %1", "sub %5 %2", "add %6 %3"],
            &["sin %0", "sub %3 %1", "sub %5 %2", "add %6 %4"],
        );
        // There is none that could be first before the sine, which is ready last.
        test(
            &["sin %0", "cos %4", "sub %5 %1", "sub %6 %2"],
            &["sin %0", "cos %4", "sub %5 %1", "sub %6 %2"],
        );
    }

    #[test]
    fn products_come_behind_what_is_none() {
        test(
            &["sin %0", "mul %4 %1", "add %5 %2", "mul %0 %1", "add %6 %7"],
            &["sin %0", "mul %4 %1", "mul %0 %1", "add %2 %6", "add %7 %5"],
        );
        test(
            &["sin %0", "mul %4 %1", "add %4 %5", "add %6 %2"], //
            &["sin %0", "mul %4 %1", "add %4 %2", "add %6 %5"],
        );
        // A constant beside them.
        test_same(&["sin %0", "mul %4 %1", "mul %0 %1", "add %5 %3", "add %7 %6"]);
    }

    #[test]
    fn only_what_one_sum_reads() {
        test_same(&["sin %0", "add %4 %1", "add %5 %2", "mul %5 %6"]);
        test_same(&["sin %0", "add %4 %1", "floor %5", "add %6 %2"]);
    }

    #[test]
    fn sums_stay_outside_of_loops() {
        let text = "\
fn f(x: f32, y: f32) -> f32 {
    region 0 carried 1 results 1 exits 1 fn body(x: f32, y: f32, s: f32) -> (bool, f32, f32) {
        %0 = param 0 : f32
        %1 = param 1 : f32
        %2 = param 2 : f32
        %3 = lt %0 %1 : bool
        %4 = add %2 %0 : f32
        return %3 %0 %4
    }
    %0 = param 0 : f32
    %1 = param 1 : f32
    %2 = sin %0 : f32
    %3 = add %2 %1 : f32
    %4 = loop 0 %0 %1 %3 : tuple
    %5 = project 0 %4 : f32
    return %5
}
";
        let mut graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}: {text}"));
        graph.gates = Gates::FAST;
        let frame = schedule::run(&graph);
        assert_eq!(run(&frame).to_string(), frame.to_string());
    }
}
