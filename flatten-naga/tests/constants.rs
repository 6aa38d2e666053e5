//! Constants that WGSL has no literal for, and constant operands whose result it would refuse.

mod support;

use flatten_core::op::Op;
use flatten_core::options::Gates;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use support::{checked, graph, node, returns};

const VEC3: Ty = Ty::new(Scalar::F32, 3);

#[test]
fn infinities_and_nan_are_read_from_a_variable() {
    let (mut g, _) = graph(Gates::EXACT, &[]);
    let values = [
        Value::f32(f32::INFINITY),
        Value::f32(f32::NEG_INFINITY),
        Value::f32(f32::NAN),
        Value::splat(VEC3, f32::INFINITY.to_bits()),
        Value::vec(&[1.0, f32::NAN, -0.0]),
        Value::vec(&[f32::INFINITY, f32::NEG_INFINITY]),
    ];
    let roots = values.map(|value| g.constant(value));
    let text = checked(&returns(g, &roots));
    assert_eq!(text.matches("    var bits").count(), 3, "one variable for each of the bits\n{text}");
    assert!(text.contains("var bits: u32 = 2139095040u;"), "{text}");
    assert!(text.contains("vec3<f32>(1f, bitcast<f32>("), "{text}");
}

#[test]
fn finite_constants_are_literals() {
    let (mut g, _) = graph(Gates::EXACT, &[]);
    let values = [
        Value::f32(-0.0),
        Value::f32(1e-45),
        Value::f32(f32::MAX),
        Value::i32(i32::MIN),
        Value::u32(u32::MAX),
        Value::bool(true),
        Value::vec(&[0.1, 0.2, 0.3]),
        Value::splat(VEC3, 0.5f32.to_bits()),
        Value::splat(Ty::new(Scalar::Bool, 2), 1),
    ];
    let roots = values.map(|value| g.constant(value));
    let text = checked(&returns(g, &roots));
    assert!(!text.contains("var "), "{text}");
    for literal in
        ["-0f", "i32(-2147483648)", "4294967295u", "vec3<f32>(0.1f, 0.2f, 0.3f)", "vec3(0.5f)", "vec2(true)"]
    {
        assert!(text.contains(literal), "{literal} in\n{text}");
    }
}

/// Each would be an error in WGSL if it were written as a constant expression.
#[test]
fn constant_operands_whose_result_wgsl_refuses() {
    let float = |x: f32| Value::f32(x);
    let cases: &[(Op, &[Value])] = &[
        (Op::Ln, &[float(0.0)]),
        (Op::Sqrt, &[float(-1.0)]),
        (Op::Acos, &[float(2.0)]),
        (Op::Pow, &[float(-1.0), float(0.5)]),
        (Op::Exp, &[float(1000.0)]),
        (Op::Div, &[float(1.0), float(0.0)]),
        (Op::Mul, &[float(f32::MAX), float(f32::MAX)]),
        (Op::Add, &[float(f32::MAX), float(f32::MAX)]),
        (Op::Add, &[Value::i32(i32::MAX), Value::i32(1)]),
        (Op::Div, &[Value::i32(1), Value::i32(0)]),
        (Op::Rem, &[Value::i32(i32::MIN), Value::i32(-1)]),
        (Op::Shl, &[Value::i32(1), Value::u32(31)]),
        (Op::Shl, &[Value::i32(1), Value::u32(40)]),
        (Op::Neg, &[Value::i32(i32::MIN)]),
        (Op::Abs, &[Value::i32(i32::MIN)]),
        (Op::Cast(Scalar::I32), &[float(1e20)]),
        (Op::Bitcast(Scalar::F32), &[Value::u32(0x7f80_0000)]),
        (Op::Clamp, &[float(0.5), float(1.0), float(0.0)]),
        (Op::Normalize, &[Value::zero(VEC3)]),
        (Op::Ln, &[Value::vec(&[1.0, 0.0, -1.0])]),
    ];
    for gates in [Gates::EXACT, Gates::FAST] {
        for (op, args) in cases {
            let (mut g, params) = graph(gates, &[Ty::BOOL]);
            let args: Vec<_> = args.iter().map(|value| g.constant(*value)).collect();
            let value = node(&mut g, *op, &args);
            // Also in the arm that is never taken, and as the operand of another constant operation.
            let zero = Value::zero(g.ty(value));
            let zero = g.constant(zero);
            let arm = node(&mut g, Op::Select, &[params[0], zero, value]);
            let sum = node(&mut g, Op::Add, &[value, value]);
            checked(&returns(g, &[value, arm, sum]));
        }
    }
}

#[test]
fn constants_beside_parameters_need_no_variable() {
    let (mut g, params) = graph(Gates::EXACT, &[Ty::I32, Ty::U32, Ty::F32]);
    let [i, u, x] = params[..] else { unreachable!("there are three") };
    let mut with = |op, x, value: Value| {
        let constant = g.constant(value);
        node(&mut g, op, &[x, constant])
    };
    let roots = [
        with(Op::Div, i, Value::i32(0)),
        with(Op::Rem, u, Value::u32(0)),
        with(Op::Div, i, Value::i32(-1)),
        with(Op::Shl, i, Value::u32(33)),
        with(Op::Shr, u, Value::u32(31)),
        with(Op::Div, x, Value::f32(0.0)),
        with(Op::Min, x, Value::f32(1.0)),
    ];
    let text = checked(&returns(g, &roots));
    let want = "return FOut((a / 1i), (b % 1u), (a / -1i), (a << 1u), (b >> 31u), (c / 0f), select(1f, c, (c < 1f)));";
    assert!(text.contains(want), "{text}");
}

#[test]
fn every_literal_comes_before_what_is_emitted() {
    let (mut g, params) = graph(Gates::EXACT, &[Ty::F32]);
    let mut x = params[0];
    for i in 0..50 {
        let k = g.constant(Value::f32(i as f32 + 0.5));
        x = node(&mut g, Op::Add, &[x, k]);
        x = node(&mut g, Op::Round, &[x]);
    }
    let module = flatten_naga::module(&returns(g, &[x])).expect("it is supported");
    let (_, function) = module.functions.iter().next().expect("there is one function");
    let mut kinds: Vec<_> = function.expressions.iter().map(|(_, e)| e.needs_pre_emit()).collect();
    kinds.dedup();
    assert_eq!(kinds, [true, false]);
    let emits = function.body.iter().filter(|s| matches!(s, naga::Statement::Emit(_))).count();
    assert_eq!(emits, 1);
}

/// Of several lanes naga refuses the one that is zero, which is one then: `x / 0` is `x`, and `x % 0` is 0.
#[test]
fn a_lane_of_a_divisor_that_is_zero() {
    let ivec3 = Ty::new(Scalar::I32, 3);
    let (mut g, params) = graph(Gates::EXACT, &[ivec3, Ty::I32]);
    let [zero, three] = [0, 3].map(|x| g.constant(Value::i32(x)));
    let divisor = node(&mut g, Op::Compose, &[zero, three, params[1]]);
    let quotient = node(&mut g, Op::Div, &[params[0], divisor]);
    let rest = node(&mut g, Op::Rem, &[params[0], divisor]);
    let text = checked(&returns(g, &[quotient, rest, divisor]));
    assert_eq!(text.matches("vec3<i32>(1i, 3i, b)").count(), 2, "{text}");
    assert!(text.contains("vec3<i32>(0i, 3i, b)"), "{text}");
}
