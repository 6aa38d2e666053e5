//! `Op::trap`, against rustc: an operation traps where Rust with debug assertions panics, and gives the same
//! where it does not.

use crate::grid;
use flatten_core::op::Op;
use flatten_core::op::trap::Trap;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use glam::{IVec2, IVec3, IVec4, UVec2, UVec3, UVec4};
use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Compares the operation with `rust`, where `None` is a panic.
#[track_caller]
fn agrees(op: Op, args: &[Value], rust: impl FnOnce() -> Value) {
    let rust = catch_unwind(AssertUnwindSafe(|| black_box(rust())));
    match (rust, op.trap(args)) {
        (Ok(value), None) => assert!(op.eval(args).same(value), "{} of {args:?} is {value}", op.name()),
        (Err(_), Some(_)) => {}
        (Ok(value), Some(trap)) => panic!("{} of {args:?} is {value}, not {trap}", op.name()),
        (Err(_), None) => panic!("{} of {args:?} panics in Rust", op.name()),
    }
}

/// Runs without the messages of the panics that are looked for.
fn quietly(test: fn()) {
    let name = std::thread::current().name().unwrap_or_default().to_owned();
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if std::thread::current().name() != Some(&name) {
            hook(info);
        }
    }));
    let result = catch_unwind(test);
    drop(std::panic::take_hook());
    if let Err(message) = result {
        let text = message.downcast_ref::<String>().cloned();
        panic!("{}", text.unwrap_or_default());
    }
}

/// One test, for the hook belongs to all of them.
#[cfg(debug_assertions)]
#[test]
fn traps_are_panics() {
    quietly(|| {
        scalars();
        ivec2();
        ivec3();
        ivec4();
        uvec2();
        uvec3();
        uvec4();
        clamps();
    });
}

fn scalars() {
    for x in grid::ints() {
        agrees(Op::Neg, &[Value::i32(x)], || Value::i32(-x));
        agrees(Op::Abs, &[Value::i32(x)], || Value::i32(x.abs()));
        for y in grid::ints() {
            let args = [x, y].map(Value::i32);
            agrees(Op::Add, &args, || Value::i32(x + y));
            agrees(Op::Sub, &args, || Value::i32(x - y));
            agrees(Op::Mul, &args, || Value::i32(x * y));
            agrees(Op::Div, &args, || Value::i32(x / y));
            agrees(Op::Rem, &args, || Value::i32(x % y));
            let (u, v) = (x as u32, y as u32);
            let args = [Value::i32(x), Value::u32(v)];
            agrees(Op::Shl, &args, || Value::i32(x << v));
            agrees(Op::Shr, &args, || Value::i32(x >> v));
            let args = [u, v].map(Value::u32);
            agrees(Op::Add, &args, || Value::u32(u + v));
            agrees(Op::Sub, &args, || Value::u32(u - v));
            agrees(Op::Mul, &args, || Value::u32(u * v));
            agrees(Op::Div, &args, || Value::u32(u / v));
            agrees(Op::Rem, &args, || Value::u32(u % v));
            agrees(Op::Shl, &args, || Value::u32(u << v));
            agrees(Op::Shr, &args, || Value::u32(u >> v));
        }
    }
}

macro_rules! vector {
    ($name:ident, $V:ident, $U:ident, $scalar:ident, $grid:expr, $n:literal $(, $signed:ident)?) => {
        fn $name() {
            let ty = Ty::new(Scalar::$scalar, $n);
            let value = |v: $V| Value::from_lanes(ty, |i| v[i] as u32);
            for [x, y] in grid::vector_pairs::<_, $n>(&$grid).into_iter().step_by(3) {
                let (x, y) = ($V::from_array(x), $V::from_array(y));
                let args = [value(x), value(y)];
                agrees(Op::Add, &args, || value(x + y));
                agrees(Op::Sub, &args, || value(x - y));
                agrees(Op::Mul, &args, || value(x * y));
                agrees(Op::Div, &args, || value(x / y));
                agrees(Op::Rem, &args, || value(x % y));
                agrees(Op::Dot, &args, || Value::splat(ty.element(), x.dot(y) as u32));
                let by = $U::from_array(y.to_array().map(|y| y as u32));
                let args = [value(x), Value::from_lanes(ty.with_scalar(Scalar::U32), |i| by[i])];
                agrees(Op::Shl, &args, || value(x << by));
                agrees(Op::Shr, &args, || value(x >> by));
                $(
                    let $signed = [value(x)];
                    agrees(Op::Neg, &$signed, || value(-x));
                    agrees(Op::Abs, &$signed, || value(x.abs()));
                    agrees(Op::Signum, &$signed, || value(x.signum()));
                )?
            }
        }
    };
}

vector!(ivec2, IVec2, UVec2, I32, grid::ints(), 2, signed);
vector!(ivec3, IVec3, UVec3, I32, grid::ints(), 3, signed);
vector!(ivec4, IVec4, UVec4, I32, grid::ints(), 4, signed);
vector!(uvec2, UVec2, UVec2, U32, grid::uints(), 2);
vector!(uvec3, UVec3, UVec3, U32, grid::uints(), 3);
vector!(uvec4, UVec4, UVec4, U32, grid::uints(), 4);

fn clamps() {
    for x in grid::few_floats() {
        for lo in grid::few_floats() {
            for hi in grid::few_floats() {
                let args = [x, lo, hi].map(Value::f32);
                agrees(Op::Clamp, &args, || Value::f32(x.clamp(lo, hi)));
            }
        }
    }
}

#[test]
fn traps_have_reasons() {
    let (min, zero, one) = (Value::i32(i32::MIN), Value::i32(0), Value::i32(1));
    assert_eq!(Op::Add.trap(&[min, Value::i32(-1)]), Some(Trap::Overflow));
    assert_eq!(Op::Div.trap(&[min, Value::i32(-1)]), Some(Trap::Overflow));
    assert_eq!(Op::Div.trap(&[one, zero]), Some(Trap::DivideByZero));
    assert_eq!(Op::Rem.trap(&[one, zero]), Some(Trap::DivideByZero));
    assert_eq!(Op::Shl.trap(&[one, Value::u32(32)]), Some(Trap::ShiftOverflow));
    assert_eq!(Op::Clamp.trap(&[1.0, 3.0, 2.0].map(Value::f32)), Some(Trap::BadClamp));
    assert_eq!(Op::Div.trap(&[1.0, 0.0].map(Value::f32)), None);
}
