//! Products with a sum, as two steps in words, which say them as two: between them others find a place.

use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::Op;

/// The frame with the parts of what is rounded twice.
pub(crate) fn run(frame: Frame) -> Frame {
    // A product of constants would be one that a front end computes.
    let is_constant = |step: &Step| step.args[..2].iter().all(|factor| matches!(factor, Operand::Imm(_)));
    let is_two =
        |step: &Step| matches!(step.op, Op::Mad | Op::Nmad) && step.ty.is_float() && !is_constant(step);
    if !frame.steps.iter().any(is_two) {
        return frame;
    }
    expanded(frame, |_, mut step, steps| {
        if is_two(&step) {
            let product = Operand::Step(steps.len() as u32);
            let sum = step.args.split_off(2)[0];
            let args = std::mem::take(&mut step.args);
            steps.push(Step { op: Op::Mul, args, uses: 1, name: None, ..step.clone() });
            (step.op, step.args) = match step.op {
                Op::Mad => (Op::Add, vec![product, sum]),
                _ => (Op::Sub, vec![sum, product]),
            };
        }
        steps.push(step);
    })
}

/// The frame with several steps in the place of one, the last of which has its value. `write` is given the number that a step
/// had, the step with its operands as they are now, and where to write.
pub(crate) fn expanded(mut frame: Frame, mut write: impl FnMut(usize, Step, &mut Vec<Step>)) -> Frame {
    let old = std::mem::take(&mut frame.steps);
    // Where each step begins, and where its value is.
    let (mut starts, mut values) = (Vec::with_capacity(old.len() + 1), Vec::with_capacity(old.len()));
    let moved = |operand: &mut Operand, values: &[u32]| {
        if let Operand::Step(i) | Operand::NotStep(i) = operand {
            *i = values[*i as usize];
        }
    };
    for (i, mut step) in old.into_iter().enumerate() {
        starts.push(frame.steps.len() as u32);
        step.args.iter_mut().for_each(|arg| moved(arg, &values));
        write(i, step, &mut frame.steps);
        values.push(frame.steps.len() as u32 - 1);
    }
    starts.push(frame.steps.len() as u32);
    frame.carried.iter_mut().flat_map(|c| [&mut c.first, &mut c.next]).for_each(|o| moved(o, &values));
    for l in &mut frame.loops {
        l.end = starts[l.end as usize];
        for exit in &mut l.exits {
            exit.steps = starts[exit.steps.start as usize]..starts[exit.steps.end as usize];
            exit.results.iter_mut().chain([&mut exit.condition]).for_each(|o| moved(o, &values));
        }
    }
    frame.results.iter_mut().for_each(|o| moved(o, &values));
    debug_assert_eq!(frame.verify(), Ok(()));
    frame
}

#[cfg(test)]
mod tests {
    use super::*;
    use flatten_core::graph::Graph;
    use flatten_core::schedule;

    #[track_caller]
    fn test(ty: &str, before: &str, after: &[&str]) {
        let frame = |steps: &[&str]| {
            let lines =
                ["%0 = param 0", "%1 = param 1"].iter().chain(steps).map(|s| format!("    {s} : {ty}\n"));
            let lines: String = lines.collect();
            let text =
                format!("fn f(x: {ty}, y: {ty}) -> {ty} {{\n{lines}    return %{}\n}}\n", steps.len() + 1);
            let graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}: {text}"));
            schedule::run(&graph)
        };
        assert_eq!(run(frame(&[before])).to_string(), frame(after).to_string());
    }

    #[test]
    fn a_product_and_a_sum() {
        test("f32", "%2 = mad %0 %1 %0", &["%2 = mul %0 %1", "%3 = add %2 %0"]);
        test("Vec3", "%2 = nmad %0 %1 %0", &["%2 = mul %0 %1", "%3 = sub %0 %2"]);
        test("f32", "%2 = mul_add %0 %1 %0", &["%2 = mul_add %0 %1 %0"]); // It is rounded once.
        test("i32", "%2 = mad %0 %1 %0", &["%2 = mad %0 %1 %0"]);
    }

    /// A loop whose body is `steps`: the condition of its exit, what it leaves with, and the next value.
    fn repeated(steps: &str, exit: [u32; 3]) -> Frame {
        let steps: String = steps.split(", ").map(|step| format!("        {step}\n")).collect();
        let text = format!(
            "\
fn f(x: f32) -> f32 {{
    region 0 carried 1 results 1 exits 1 fn body(x: f32) -> (bool, f32, f32) {{
        %0 = param 0 : f32
{steps}        return %{} %{} %{}
    }}
    %0 = param 0 : f32
    %1 = loop 0 %0 : tuple
    %2 = project 0 %1 : f32
    %3 = mul %2 %0 : f32
    return %3
}}
",
            exit[0], exit[1], exit[2]
        );
        let graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}: {text}"));
        schedule::run(&graph)
    }

    #[test]
    fn in_loops_and_in_their_exits() {
        let one =
            "%1 = mad %0 %0 %0 : f32, %2 = lt %1 %0 : bool, %3 = nmad %0 %1 %0 : f32, %4 = floor %1 : f32";
        let two = "%1 = mul %0 %0 : f32, %2 = add %1 %0 : f32, %3 = lt %2 %0 : bool, %4 = mul %0 %2 : f32, \
                   %5 = sub %0 %4 : f32, %6 = floor %2 : f32";
        assert_eq!(run(repeated(one, [2, 3, 4])).to_string(), repeated(two, [3, 5, 6]).to_string());
    }
}
