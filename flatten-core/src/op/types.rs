//! What type each operation gives, and which operands it takes.

use crate::op::{Op, native};
use crate::ty::{Scalar, Ty};
use std::fmt;

impl Op {
    /// The name in the text form, without the payload.
    pub fn name(self) -> &'static str {
        match self {
            Op::Const(_) => "const",
            Op::Param(_) => "param",
            Op::Neg => "neg",
            Op::Add => "add",
            Op::Sub => "sub",
            Op::Mul => "mul",
            Op::Div => "div",
            Op::Rem => "rem",
            Op::Abs => "abs",
            Op::Signum => "signum",
            Op::Min => "min",
            Op::Max => "max",
            Op::PMin => "pmin",
            Op::PMax => "pmax",
            Op::Clamp => "clamp",
            Op::MulAdd => "mul_add",
            Op::CopySign => "copysign",
            Op::Floor => "floor",
            Op::Ceil => "ceil",
            Op::Trunc => "trunc",
            Op::Round => "round",
            Op::RoundEven => "round_even",
            Op::Sqrt => "sqrt",
            Op::Exp => "exp",
            Op::Exp2 => "exp2",
            Op::Ln => "ln",
            Op::Log2 => "log2",
            Op::Log10 => "log10",
            Op::ExpM1 => "exp_m1",
            Op::Ln1p => "ln_1p",
            Op::Cbrt => "cbrt",
            Op::Hypot => "hypot",
            Op::Pow => "pow",
            Op::Sin => "sin",
            Op::Cos => "cos",
            Op::Tan => "tan",
            Op::Asin => "asin",
            Op::Acos => "acos",
            Op::Atan => "atan",
            Op::Atan2 => "atan2",
            Op::Sinh => "sinh",
            Op::Cosh => "cosh",
            Op::Tanh => "tanh",
            Op::And => "and",
            Op::Or => "or",
            Op::Xor => "xor",
            Op::Not => "not",
            Op::Shl => "shl",
            Op::Shr => "shr",
            Op::CountOnes => "count_ones",
            Op::LeadingZeros => "leading_zeros",
            Op::TrailingZeros => "trailing_zeros",
            Op::ReverseBits => "reverse_bits",
            Op::Eq => "eq",
            Op::Lt => "lt",
            Op::Le => "le",
            Op::Select => "select",
            Op::All => "all",
            Op::Table => "table",
            Op::Cast(_) => "cast",
            Op::Bitcast(_) => "bitcast",
            Op::Splat(_) => "splat",
            Op::Compose => "compose",
            Op::Lane(_) => "lane",
            Op::Swizzle(_) => "swizzle",
            Op::Dot => "dot",
            Op::Cross => "cross",
            Op::Length => "length",
            Op::Normalize => "normalize",
            Op::Mad => "mad",
            Op::Nmad => "nmad",
            Op::Mix => "mix",
            Op::Saturate => "saturate",
            Op::Step => "step",
            Op::Smoothstep => "smoothstep",
            Op::InverseSqrt => "inverse_sqrt",
            Op::Fract => "fract",
            Op::Distance => "distance",
            Op::Reflect => "reflect",
            Op::Sum => "sum",
            Op::MinElement => "min_element",
            Op::MaxElement => "max_element",
            Op::Loop(_) => "loop",
            Op::Call(_) => "call",
            Op::Project(_) => "project",
        }
    }

    /// The type given for operands of these types, or `None` if it does not take them.
    ///
    /// `const`, `param`, `loop`, `call` and `project` depend on the graph and answer `None` too; see
    /// [`crate::graph::Graph::verify`].
    pub fn result(self, args: &[Ty]) -> Option<Ty> {
        let a = args.first().copied();
        let mut same = true;
        let mut i = 1;
        while i < args.len() {
            same &= args[i] == args[0];
            i += 1;
        }
        let float = |n| (args.len() == n && same && a?.is_float()).then_some(a?);
        let number = |n| (args.len() == n && same && !a?.is_bool()).then_some(a?);
        let int = |n| (args.len() == n && same && a?.is_int()).then_some(a?);
        match self {
            Op::Const(_) | Op::Param(_) | Op::Loop(_) | Op::Call(_) | Op::Project(_) => None,
            Op::Neg | Op::Signum => number(1).filter(|t| t.scalar != Scalar::U32),
            Op::Abs => number(1).filter(|t| t.scalar != Scalar::U32),
            Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem | Op::Min | Op::Max => number(2),
            Op::PMin | Op::PMax | Op::CopySign | Op::Pow | Op::Atan2 | Op::Hypot => float(2),
            Op::Clamp | Op::MulAdd => float(3),
            Op::Floor | Op::Ceil | Op::Trunc | Op::Round | Op::RoundEven => float(1),
            Op::Sqrt | Op::Exp | Op::Exp2 | Op::Ln | Op::Log2 => float(1),
            Op::Log10 | Op::ExpM1 | Op::Ln1p | Op::Cbrt => float(1),
            Op::Sin | Op::Cos | Op::Tan | Op::Asin | Op::Acos | Op::Atan => float(1),
            Op::Sinh | Op::Cosh | Op::Tanh => float(1),
            Op::And | Op::Xor => (args.len() == 2 && same && !a?.is_float()).then_some(a?),
            Op::Or => int(2),
            Op::Not => int(1),
            Op::Shl | Op::Shr => {
                (args.len() == 2 && a?.is_int() && args[1] == a?.with_scalar(Scalar::U32)).then_some(a?)
            }
            Op::CountOnes | Op::LeadingZeros | Op::TrailingZeros | Op::ReverseBits => {
                int(1).filter(|t| t.scalar == Scalar::U32)
            }
            Op::Eq => (args.len() == 2 && same && !a?.is_bool()).then_some(a?.with_scalar(Scalar::Bool)),
            Op::Lt | Op::Le => number(2).map(|t| t.with_scalar(Scalar::Bool)),
            Op::Select => {
                let [c, x, y] = args else { return None };
                let fits = *c == Ty::BOOL || (x.is_vector() && *c == x.with_scalar(Scalar::Bool));
                (x == y && fits && *x != Ty::TUPLE).then_some(*x)
            }
            Op::All => (args.len() == 1 && a?.is_bool() && a?.is_vector()).then_some(Ty::BOOL),
            Op::Table => {
                let [Ty::U32, rest @ ..] = args else { return None };
                let first = *rest.first()?;
                (first != Ty::TUPLE && rest.iter().all(|t| *t == first)).then_some(first)
            }
            Op::Cast(to) => {
                (args.len() == 1 && to != Scalar::Bool && to != a?.scalar).then_some(a?.with_scalar(to))
            }
            Op::Bitcast(to) => (args.len() == 1 && !a?.is_bool() && to != Scalar::Bool && to != a?.scalar)
                .then_some(a?.with_scalar(to)),
            Op::Splat(n) => {
                (args.len() == 1 && a?.lanes == 1 && (2..=4).contains(&n)).then_some(Ty::new(a?.scalar, n))
            }
            Op::Compose => ((2..=4).contains(&args.len()) && same && a?.lanes == 1)
                .then_some(Ty::new(a?.scalar, args.len() as u8)),
            Op::Lane(i) => (args.len() == 1 && a?.is_vector() && i < a?.lanes).then_some(a?.element()),
            Op::Swizzle(s) => {
                (args.len() == 1 && a?.is_vector() && s.lanes().iter().all(|l| *l < args[0].lanes))
                    .then_some(Ty::new(a?.scalar, s.lanes().len() as u8))
            }
            Op::Dot => number(2).filter(|t| t.is_vector()).map(Ty::element),
            Op::Cross => float(2).filter(|t| t.lanes == 3),
            Op::Length => float(1).filter(|t| t.is_vector()).map(Ty::element),
            Op::Normalize => float(1).filter(|t| t.is_vector()),
            Op::Mad | Op::Nmad | Op::Mix | Op::Saturate | Op::Step | Op::Smoothstep => {
                native::result(self, args)
            }
            Op::InverseSqrt | Op::Fract | Op::Distance | Op::Reflect => native::result(self, args),
            Op::Sum | Op::MinElement | Op::MaxElement => native::result(self, args),
        }
    }

    /// True if the operands may be swapped without any change.
    pub fn is_commutative(self) -> bool {
        match self {
            Op::Add | Op::Mul | Op::And | Op::Or | Op::Xor | Op::Eq | Op::Dot => true,
            // Rust leaves the zero of `min(0.0, -0.0)` open, so these commute; `pmin` and `pmax` do not.
            Op::Min | Op::Max => true,
            _ => false,
        }
    }

    /// True if each lane of the result is made of the same lane of the operands, or of operands that are scalars.
    ///
    /// `floor`, `ceil`, `trunc`, `round` and `%` compute something else in the lanes of a `Vec4` than of a scalar.
    pub fn is_lanewise(self) -> bool {
        match self {
            Op::Const(_) | Op::Param(_) | Op::Loop(_) | Op::Call(_) | Op::Project(_) | Op::Table => false,
            Op::Splat(_) | Op::Compose | Op::Lane(_) | Op::Swizzle(_) | Op::All => false,
            Op::Dot | Op::Cross | Op::Length | Op::Normalize => false,
            Op::Distance | Op::Reflect | Op::Sum | Op::MinElement | Op::MaxElement => false,
            Op::Neg | Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem | Op::Abs | Op::Signum => true,
            Op::Min | Op::Max | Op::PMin | Op::PMax | Op::Clamp | Op::MulAdd | Op::CopySign => true,
            Op::Floor | Op::Ceil | Op::Trunc | Op::Round | Op::RoundEven => true,
            Op::Sqrt | Op::Exp | Op::Exp2 | Op::Ln | Op::Log2 | Op::Log10 | Op::ExpM1 | Op::Ln1p => true,
            Op::Cbrt | Op::Hypot | Op::Pow | Op::Sin | Op::Cos | Op::Tan => true,
            Op::Asin | Op::Acos | Op::Atan | Op::Atan2 | Op::Sinh | Op::Cosh | Op::Tanh => true,
            Op::And | Op::Or | Op::Xor | Op::Not | Op::Shl | Op::Shr => true,
            Op::CountOnes | Op::LeadingZeros | Op::TrailingZeros | Op::ReverseBits => true,
            Op::Eq | Op::Lt | Op::Le | Op::Select | Op::Cast(_) | Op::Bitcast(_) => true,
            Op::Mad | Op::Nmad | Op::Mix | Op::Saturate | Op::Step | Op::Smoothstep => true,
            Op::InverseSqrt | Op::Fract => true,
        }
    }

    /// True if the result is fixed by IEEE 754 or by integer arithmetic, so that it may be computed while
    /// compiling. The others may differ between platforms in the last bits.
    pub fn is_exact(self) -> bool {
        !self.is_transcendental() && !self.is_order_dependent()
    }

    /// True of functions that a platform's math library rounds as it likes.
    pub fn is_transcendental(self) -> bool {
        matches!(
            self,
            Op::Exp
                | Op::Exp2
                | Op::Ln
                | Op::Log2
                | Op::Log10
                | Op::ExpM1
                | Op::Ln1p
                | Op::Cbrt
                | Op::Hypot
                | Op::Pow
                | Op::Sin
                | Op::Cos
                | Op::Tan
                | Op::Asin
                | Op::Acos
                | Op::Atan
                | Op::Atan2
                | Op::Sinh
                | Op::Cosh
                | Op::Tanh
        )
    }

    /// True of glam functions whose order of additions depends on the platform's vector unit.
    pub fn is_order_dependent(self) -> bool {
        matches!(self, Op::Dot | Op::Length | Op::Normalize | Op::Distance | Op::Reflect)
    }
}

/// The name with the payload, as in the text form: `cast f32`, `lane 0`. The value of `const` is its graph's.
impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Op::Param(i) | Op::Project(i) => write!(f, " {i}"),
            Op::Loop(region) => write!(f, " {}", region.0),
            Op::Call(primitive) => write!(f, " {}", primitive.0),
            Op::Cast(to) | Op::Bitcast(to) => write!(f, " {}", to.name()),
            Op::Splat(n) | Op::Lane(n) => write!(f, " {n}"),
            Op::Swizzle(s) => write!(f, " {}", s.letters()),
            _ => Ok(()),
        }
    }
}

/// Every operation without a payload that takes any operands of its types: what tests sweep over, and what the
/// text form parses by name.
pub const PLAIN: &[Op] = &[
    Op::Neg,
    Op::Add,
    Op::Sub,
    Op::Mul,
    Op::Div,
    Op::Rem,
    Op::Abs,
    Op::Signum,
    Op::Min,
    Op::Max,
    Op::PMin,
    Op::PMax,
    Op::Clamp,
    Op::MulAdd,
    Op::CopySign,
    Op::Floor,
    Op::Ceil,
    Op::Trunc,
    Op::Round,
    Op::RoundEven,
    Op::Sqrt,
    Op::Exp,
    Op::Exp2,
    Op::Ln,
    Op::Log2,
    Op::Log10,
    Op::ExpM1,
    Op::Ln1p,
    Op::Cbrt,
    Op::Hypot,
    Op::Pow,
    Op::Sin,
    Op::Cos,
    Op::Tan,
    Op::Asin,
    Op::Acos,
    Op::Atan,
    Op::Atan2,
    Op::Sinh,
    Op::Cosh,
    Op::Tanh,
    Op::And,
    Op::Or,
    Op::Xor,
    Op::Not,
    Op::Shl,
    Op::Shr,
    Op::CountOnes,
    Op::LeadingZeros,
    Op::TrailingZeros,
    Op::ReverseBits,
    Op::Eq,
    Op::Lt,
    Op::Le,
    Op::Select,
    Op::All,
    Op::Compose,
    Op::Dot,
    Op::Cross,
    Op::Length,
    Op::Normalize,
];
