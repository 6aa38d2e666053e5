//! When the original Rust would panic (with debug assertions) where the graph's operation is total.

use crate::op::Op;
use crate::ty::{Int, Scalar};
use crate::value::Value;
use std::fmt;

/// Why the original would have panicked. Such inputs are outside the contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trap {
    /// `attempt to add with overflow` and its kin.
    Overflow,
    /// Division or remainder by zero.
    DivideByZero,
    /// A shift by 32 or more.
    ShiftOverflow,
    /// A number that the 32 bits of a wider type's value cannot hold.
    TooWide,
    /// `f32::clamp` with bounds out of order or NaN.
    BadClamp,
    /// An index that is not below the number of elements.
    OutOfBounds,
    /// An interpreter ran out of steps.
    Fuel,
    /// `panic!()`, `unreachable!()` and their kin.
    Panic,
    /// A leaf is called, and nobody told the interpreter what it computes.
    UnknownLeaf,
}

impl Op {
    /// True if the value of this operation, as an `int`, is the one that Rust computes.
    pub fn fits(self, int: Int, args: &[Value], value: Value) -> bool {
        let range = int.range();
        match self {
            Op::Cast(_) if args[0].ty.is_float() => {
                let x = f64::from(args[0].f(0).trunc());
                // Below an unsigned type's range Rust gives its 0, as the graph does.
                let low = *range.start() == 0 || x >= *range.start() as f64;
                x.is_nan() || (low && x <= *range.end() as f64)
            }
            Op::Cast(_) => range.contains(&args[0].integer()),
            // Rust keeps the bits that leave 32.
            Op::Shl => args[1].bits[0] < 32 && value.bits[0] >> args[1].bits[0] == args[0].bits[0],
            _ => range.contains(&value.integer()),
        }
    }

    /// Why Rust would panic on these operands, if it would; the first lane that does decides.
    pub fn trap(self, args: &[Value]) -> Option<Trap> {
        match self {
            Op::Neg | Op::Abs => lanes(args, |x, _| x.checked_neg(), |_, _| Some(0)),
            Op::Add => lanes(args, i32::checked_add, u32::checked_add),
            Op::Sub => lanes(args, i32::checked_sub, u32::checked_sub),
            Op::Mul => lanes(args, i32::checked_mul, u32::checked_mul),
            Op::Div | Op::Rem if args[0].ty.is_int() => {
                let zero = (0..args[1].ty.lanes as usize).any(|i| args[1].bits[i] == 0);
                let zero = zero.then_some(Trap::DivideByZero);
                zero.or_else(|| lanes(args, i32::checked_div, u32::checked_div))
            }
            Op::Shl | Op::Shr => {
                let over = (0..args[1].ty.lanes as usize).any(|i| args[1].bits[i] >= 32);
                over.then_some(Trap::ShiftOverflow)
            }
            Op::Clamp => {
                let fits = |i: usize| args[1].f(i) <= args[2].f(i);
                let bad = (0..args[0].ty.lanes as usize).any(|i| !fits(i));
                bad.then_some(Trap::BadClamp)
            }
            Op::Dot if args[0].ty.is_int() => dot(args),
            Op::Div | Op::Rem | Op::Dot => None,
            Op::Const(_) | Op::Param(_) | Op::Loop(_) | Op::Call(_) | Op::Project(_) => None,
            Op::Signum | Op::Min | Op::Max | Op::PMin | Op::PMax | Op::MulAdd | Op::CopySign => None,
            Op::Floor | Op::Ceil | Op::Trunc | Op::Round | Op::RoundEven => None,
            Op::Sqrt | Op::Exp | Op::Exp2 | Op::Ln | Op::Log2 | Op::Pow => None,
            Op::Log10 | Op::ExpM1 | Op::Ln1p | Op::Cbrt | Op::Hypot => None,
            Op::CountOnes | Op::LeadingZeros | Op::TrailingZeros | Op::ReverseBits => None,
            Op::Sin | Op::Cos | Op::Tan | Op::Asin | Op::Acos | Op::Atan | Op::Atan2 => None,
            Op::Sinh | Op::Cosh | Op::Tanh => None,
            Op::And | Op::Or | Op::Xor | Op::Not | Op::Eq | Op::Lt | Op::Le => None,
            Op::Select | Op::All | Op::Table => None,
            Op::Cast(_) | Op::Bitcast(_) | Op::Splat(_) | Op::Compose | Op::Lane(_) | Op::Swizzle(_) => None,
            Op::Cross | Op::Length | Op::Normalize => None,
            // No source asks for them.
            Op::Mad | Op::Nmad | Op::Mix | Op::Saturate | Op::Step | Op::Smoothstep => None,
            Op::InverseSqrt | Op::Fract | Op::Distance | Op::Reflect => None,
            Op::Sum | Op::MinElement | Op::MaxElement => None,
        }
    }
}

/// An overflow in any lane, if the lanes are integers. Of one operand `y` is `x` again.
fn lanes(
    args: &[Value],
    signed: fn(i32, i32) -> Option<i32>,
    unsigned: fn(u32, u32) -> Option<u32>,
) -> Option<Trap> {
    let (x, y) = (args[0], args[args.len() - 1]);
    let fits = |i: usize| match x.ty.scalar {
        Scalar::I32 => signed(x.i(i), y.i(i)).is_some(),
        Scalar::U32 => unsigned(x.bits[i], y.bits[i]).is_some(),
        Scalar::F32 | Scalar::Bool => true,
    };
    (!(0..x.ty.lanes as usize).all(fits)).then_some(Trap::Overflow)
}

/// glam multiplies and adds scalars, each of which can overflow.
fn dot(args: &[Value]) -> Option<Trap> {
    Op::Mul.trap(args).or_else(|| {
        let products = Op::Mul.eval(args);
        let mut sum = products.lane(0);
        for i in 1..products.ty.lanes as usize {
            let next = [sum, products.lane(i)];
            if let Some(trap) = Op::Add.trap(&next) {
                return Some(trap);
            }
            sum = Op::Add.eval(&next);
        }
        None
    })
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Trap::Overflow => "integer overflow",
            Trap::DivideByZero => "division by zero",
            Trap::ShiftOverflow => "shift overflow",
            Trap::TooWide => "a number of more than 32 bits",
            Trap::BadClamp => "clamp bounds out of order",
            Trap::OutOfBounds => "index out of bounds",
            Trap::Panic => "a panic",
            Trap::Fuel => "out of steps",
            Trap::UnknownLeaf => "what a leaf computes is known at run time only",
        })
    }
}
