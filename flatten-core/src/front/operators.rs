//! Which operators take which types: Rust's own on scalars, and the overloads of glam.

use crate::ty::{Scalar, Ty};
use proc_macro2::Span;

/// A binary operator that evaluates both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BinOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    BitAnd,
    BitOr,
    BitXor,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

/// Operators that take the same types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// `+ - * / %`.
    Arithmetic,
    /// `& | ^`.
    Bits,
    /// `<< >>`.
    Shift,
    /// `== !=`.
    Equality,
    /// `< <= > >=`.
    Order,
}

impl BinOp {
    /// As Rust writes it.
    pub(super) fn symbol(self) -> &'static str {
        match self {
            BinOp::Add => "+",
            BinOp::Sub => "-",
            BinOp::Mul => "*",
            BinOp::Div => "/",
            BinOp::Rem => "%",
            BinOp::BitAnd => "&",
            BinOp::BitOr => "|",
            BinOp::BitXor => "^",
            BinOp::Shl => "<<",
            BinOp::Shr => ">>",
            BinOp::Eq => "==",
            BinOp::Ne => "!=",
            BinOp::Lt => "<",
            BinOp::Le => "<=",
            BinOp::Gt => ">",
            BinOp::Ge => ">=",
        }
    }

    /// The trait that gives it, and the one of its `op=` form.
    pub(super) fn traits(self) -> Option<(&'static str, &'static str)> {
        Some(match self {
            BinOp::Add => ("Add", "AddAssign"),
            BinOp::Sub => ("Sub", "SubAssign"),
            BinOp::Mul => ("Mul", "MulAssign"),
            BinOp::Div => ("Div", "DivAssign"),
            BinOp::Rem => ("Rem", "RemAssign"),
            BinOp::BitAnd => ("BitAnd", "BitAndAssign"),
            BinOp::BitOr => ("BitOr", "BitOrAssign"),
            BinOp::BitXor => ("BitXor", "BitXorAssign"),
            BinOp::Shl => ("Shl", "ShlAssign"),
            BinOp::Shr => ("Shr", "ShrAssign"),
            BinOp::Eq | BinOp::Ne | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => return None,
        })
    }

    /// Which types it takes.
    pub(super) fn class(self) -> Class {
        match self {
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Rem => Class::Arithmetic,
            BinOp::BitAnd | BinOp::BitOr | BinOp::BitXor => Class::Bits,
            BinOp::Shl | BinOp::Shr => Class::Shift,
            BinOp::Eq | BinOp::Ne => Class::Equality,
            BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => Class::Order,
        }
    }
}

impl Class {
    /// The trait that gives a comparison.
    pub(super) fn of_comparison(self) -> Option<&'static str> {
        match self {
            Class::Equality => Some("PartialEq"),
            Class::Order => Some("PartialOrd"),
            Class::Arithmetic | Class::Bits | Class::Shift => None,
        }
    }

    /// True if Rust or glam has the operator for these types; `assign` asks for its `op=` form.
    pub(super) fn takes(self, assign: bool, left: Ty, right: Ty) -> bool {
        let vector_scalar = left.is_vector() && right == left.element();
        let scalar_vector = right.is_vector() && left == right.element();
        match self {
            Class::Arithmetic => {
                !left.is_bool() && (left == right || vector_scalar || (scalar_vector && !assign))
            }
            Class::Bits => !left.is_float() && (left == right || (vector_scalar && left.is_int())),
            Class::Shift => {
                let lanes = !right.is_vector() || (right.lanes == left.lanes && !assign);
                left.is_int() && right.is_int() && lanes
            }
            Class::Equality => left == right,
            Class::Order => left == right && !left.is_vector(),
        }
    }

    /// The type of the result.
    pub(super) fn result(self, left: Ty, right: Ty) -> Ty {
        match self {
            Class::Equality | Class::Order => Ty::BOOL,
            Class::Shift => left,
            Class::Arithmetic | Class::Bits if right.is_vector() => right,
            Class::Arithmetic | Class::Bits => left,
        }
    }
}

/// True of types with a unary `-`.
pub(super) fn has_neg(ty: Ty) -> bool {
    matches!(ty.scalar, Scalar::F32 | Scalar::I32)
}

/// True of types with a unary `!`.
pub(super) fn has_not(ty: Ty) -> bool {
    !ty.is_float()
}

/// What a binary operator of Rust is.
pub(super) enum Operator {
    /// `left op right`.
    Plain(BinOp, Span),
    /// `place op= value`.
    Assign(BinOp, Span),
    /// `&&` if true, `||` if false.
    Logic(bool, Span),
    /// None that is known.
    Unknown,
}

/// The operator with its token.
pub(super) fn binary_op(op: &syn::BinOp) -> Operator {
    use Operator::{Assign, Logic, Plain};
    use syn::BinOp as S;
    match op {
        S::Add(t) => Plain(BinOp::Add, t.span),
        S::Sub(t) => Plain(BinOp::Sub, t.span),
        S::Mul(t) => Plain(BinOp::Mul, t.span),
        S::Div(t) => Plain(BinOp::Div, t.span),
        S::Rem(t) => Plain(BinOp::Rem, t.span),
        S::BitXor(t) => Plain(BinOp::BitXor, t.span),
        S::BitAnd(t) => Plain(BinOp::BitAnd, t.span),
        S::BitOr(t) => Plain(BinOp::BitOr, t.span),
        S::Shl(t) => Plain(BinOp::Shl, t.spans[0]),
        S::Shr(t) => Plain(BinOp::Shr, t.spans[0]),
        S::Eq(t) => Plain(BinOp::Eq, t.spans[0]),
        S::Ne(t) => Plain(BinOp::Ne, t.spans[0]),
        S::Lt(t) => Plain(BinOp::Lt, t.span),
        S::Le(t) => Plain(BinOp::Le, t.spans[0]),
        S::Gt(t) => Plain(BinOp::Gt, t.span),
        S::Ge(t) => Plain(BinOp::Ge, t.spans[0]),
        S::And(t) => Logic(true, t.spans[0]),
        S::Or(t) => Logic(false, t.spans[0]),
        S::AddAssign(t) => Assign(BinOp::Add, t.spans[0]),
        S::SubAssign(t) => Assign(BinOp::Sub, t.spans[0]),
        S::MulAssign(t) => Assign(BinOp::Mul, t.spans[0]),
        S::DivAssign(t) => Assign(BinOp::Div, t.spans[0]),
        S::RemAssign(t) => Assign(BinOp::Rem, t.spans[0]),
        S::BitXorAssign(t) => Assign(BinOp::BitXor, t.spans[0]),
        S::BitAndAssign(t) => Assign(BinOp::BitAnd, t.spans[0]),
        S::BitOrAssign(t) => Assign(BinOp::BitOr, t.spans[0]),
        S::ShlAssign(t) => Assign(BinOp::Shl, t.spans[0]),
        S::ShrAssign(t) => Assign(BinOp::Shr, t.spans[0]),
        _ => Operator::Unknown,
    }
}
