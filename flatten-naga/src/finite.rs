//! Comparisons with infinity as ones with the largest number in text, where no literal is infinite.
//!
//! ```text
//! before   x < infinity
//! after    x <= 340282350000000000000000000000000000000.0
//! ```
//! Both say the same of every number, infinity and NaN.

use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::Op;
use flatten_core::value::Value;

/// The frame without such comparisons, if there are any.
pub(crate) fn run(frame: &Frame) -> Option<Frame> {
    let rewritten: Vec<Option<Step>> = frame.steps.iter().map(rewritten).collect();
    if rewritten.iter().all(Option::is_none) {
        return None;
    }
    let mut frame = frame.clone();
    for (step, new) in frame.steps.iter_mut().zip(rewritten) {
        *step = new.unwrap_or_else(|| step.clone());
    }
    debug_assert_eq!(frame.verify(), Ok(()));
    Some(frame)
}

fn rewritten(step: &Step) -> Option<Step> {
    let (op, side, other) = match step.op {
        Op::Lt => (Op::Le, 1, 0),
        Op::Le => (Op::Lt, 0, 1),
        _ => return None,
    };
    // Above everything on one side, below everything on the other.
    let [above, below] = [(side, f32::INFINITY), (other, f32::NEG_INFINITY)];
    let (at, value) = [above, below].into_iter().find_map(|(at, infinite)| {
        let Operand::Imm(value) = step.args[at] else { return None };
        let is_it = value.ty.is_float() && (0..value.ty.lanes as usize).all(|i| value.f(i) == infinite);
        is_it.then(|| (at, Value::splat(value.ty, f32::MAX.copysign(infinite).to_bits())))
    })?;
    let mut new = Step { op, ..step.clone() };
    new.args[at] = Operand::Imm(value);
    Some(new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flatten_core::graph::Graph;
    use flatten_core::schedule;

    #[track_caller]
    fn test(before: &str, after: Option<&str>) {
        let text = format!(
            "fn f(x: f32) -> bool {{\n    %0 = param 0 : f32\n    %1 = const 0x7f800000 : f32\n    %2 = const 0xff800000 : f32\n    \
             %3 = {before} : bool\n    return %3\n}}\n"
        );
        let graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}: {text}"));
        let got = run(&schedule::run(&graph));
        let step = got.as_ref().map(|frame| {
            let args: Vec<String> = frame.steps[0].args.iter().map(name).collect();
            format!("{} {}", frame.steps[0].op.name(), args.join(" "))
        });
        assert_eq!(step.as_deref(), after, "{before}");
        for x in [0.0, 1.0, f32::MAX, f32::INFINITY, f32::MIN, f32::NEG_INFINITY, f32::NAN] {
            let value = |frame: &Frame| {
                let step = &frame.steps[0];
                let args: Vec<Value> = step.args.iter().map(|arg| value_of(arg, x)).collect();
                step.op.eval(&args)
            };
            let before = schedule::run(&graph);
            assert_eq!(got.as_ref().map_or_else(|| value(&before), value), value(&before), "{x}");
        }
    }

    fn value_of(operand: &Operand, x: f32) -> Value {
        if let Operand::Imm(value) = operand { *value } else { Value::f32(x) }
    }

    fn name(operand: &Operand) -> String {
        if let Operand::Imm(value) = operand { format!("{:e}", value.f(0)) } else { "x".to_owned() }
    }

    #[test]
    fn comparisons_with_infinity() {
        test("lt %0 %1", Some("le x 3.4028235e38"));
        test("le %1 %0", Some("lt 3.4028235e38 x"));
        test("lt %2 %0", Some("le -3.4028235e38 x"));
        test("le %0 %2", Some("lt x -3.4028235e38"));
    }

    #[test]
    fn what_no_number_decides_stays() {
        test("lt %1 %0", None);
        test("le %0 %1", None);
        test("eq %0 %1", None);
    }
}
