//! Operators as operations.

use crate::diag::codes;
use crate::front::body::Body;
use crate::front::infer::Term;
use crate::front::operators::BinOp;
use crate::front::{draft, fold};
use crate::hir::{Block, Expr, ExprKind, Stmt, Type};
use crate::op::Op;
use crate::ty::{Int, Scalar, Ty};
use crate::value::Value;
use proc_macro2::Span;

impl Body<'_, '_> {
    /// Both operands are evaluated in order, whatever order the operation takes them in.
    pub(super) fn binary_op(
        &mut self,
        op: BinOp,
        left: Expr,
        right: Expr,
        ty: &Type,
        span: Span,
    ) -> ExprKind {
        let (Some(l), Some(r)) = (left.ty.value(), right.ty.value()) else {
            return never(vec![left, right]);
        };
        self.check_int_op(op, ty, span);
        let lanes = l.lanes.max(r.lanes);
        let is_bool = l.is_bool();
        let whole = Type::Value(Ty::new(l.scalar, lanes));
        let right = if matches!(op, BinOp::Shl | BinOp::Shr) { shift_count(right) } else { right };
        let (left, right) = (splat(left, lanes), splat(right, lanes));
        let plain = |op: Op, a: Expr, b: Expr| ExprKind::Op(op, vec![a, b]);
        match op {
            BinOp::Add => plain(Op::Add, left, right),
            BinOp::Sub => plain(Op::Sub, left, right),
            BinOp::Mul => plain(Op::Mul, left, right),
            BinOp::Div => plain(Op::Div, left, right),
            BinOp::Rem => plain(Op::Rem, left, right),
            BinOp::BitAnd => plain(Op::And, left, right),
            BinOp::BitXor => plain(Op::Xor, left, right),
            BinOp::BitOr if !is_bool => plain(Op::Or, left, right),
            BinOp::BitOr => {
                let none = plain(Op::And, not(left, &whole), not(right, &whole));
                complement(Expr { kind: none, ty: whole.clone(), span }, ty)
            }
            BinOp::Shl => plain(Op::Shl, left, right),
            BinOp::Shr => plain(Op::Shr, left, right),
            BinOp::Eq | BinOp::Ne => equality(op == BinOp::Ne, left, right, span),
            // `a < b` of bools is `!a & b`; the complement of `b <= a` is exact, since there is no NaN.
            BinOp::Lt if is_bool => plain(Op::And, not(left, &whole), right),
            BinOp::Gt if is_bool => {
                let right = not(right, &whole);
                plain(Op::And, left, right)
            }
            BinOp::Le if is_bool => {
                let right = not(right, &whole);
                complement(Expr { kind: plain(Op::And, left, right), ty: whole.clone(), span }, ty)
            }
            BinOp::Ge if is_bool => {
                let greater = plain(Op::And, not(left, &whole), right);
                complement(Expr { kind: greater, ty: whole.clone(), span }, ty)
            }
            BinOp::Lt => plain(Op::Lt, left, right),
            BinOp::Le => plain(Op::Le, left, right),
            BinOp::Gt => self.swapped(Op::Lt, left, right, ty, span),
            BinOp::Ge => self.swapped(Op::Le, left, right, ty, span),
        }
    }

    /// Refuses what loses bits without a panic, since 32 bits would lose others, and what may leave 32 bits where
    /// Rust has 64.
    pub(super) fn check_int_op(&mut self, op: BinOp, ty: &Type, span: Span) {
        let Type::Int(int) = ty else { return };
        let leaves = match op {
            BinOp::Shl => true,
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Shr => int.is_long(),
            _ => false,
        };
        if leaves {
            self.refuse_int(op.symbol(), *int, span);
        }
    }

    pub(super) fn refuse_int(&mut self, symbol: &str, int: Int, span: Span) {
        let diag =
            self.error(span, &codes::OPERATOR).with("operator", symbol).with("operands", format!("`{int}`"));
        let to = if int.is_signed() { "i32" } else { "u32" };
        diag.with("instead", format!("cast it first: `x as {to}`"));
    }

    /// `op(right, left)`, with `left` evaluated first.
    fn swapped(&mut self, op: Op, left: Expr, right: Expr, ty: &Type, span: Span) -> ExprKind {
        if is_pure(&left) && is_pure(&right) {
            return ExprKind::Op(op, vec![right, left]);
        }
        let local = self.declare(String::new(), Term::from(&left.ty), false, span);
        let read = Expr { kind: ExprKind::Local(local), ty: left.ty.clone(), span };
        let value = Expr { kind: ExprKind::Op(op, vec![right, read]), ty: ty.clone(), span };
        let stmts = vec![Stmt::Let(local, Some(left))];
        ExprKind::Block(Block { stmts, tail: Some(Box::new(value)), ty: ty.clone() })
    }

    pub(super) fn cast_op(&mut self, value: draft::Expr, ty: &Type) -> ExprKind {
        let value = self.finish_expr(value);
        match (value.ty.value(), ty.value()) {
            (Some(from), Some(to)) if from != to => ExprKind::Op(Op::Cast(to.scalar), vec![value]),
            _ if value.ty == Type::Never => never(vec![value]),
            _ => value.kind,
        }
    }

    /// `powi` and `pow` as std computes them: squares and products, and the reciprocal of the whole for a
    /// negative exponent.
    pub(super) fn power(
        &mut self,
        base: draft::Expr,
        exponent: draft::Expr,
        ty: &Type,
        span: Span,
    ) -> ExprKind {
        let (at, is_right) = (exponent.span, self.is_right(&exponent));
        let base = self.finish_expr(base);
        let exponent = self.finish_expr(exponent);
        let (Some(exponent), Some(value_ty)) = (fold::value(&exponent), ty.value()) else {
            if is_right {
                let what = "a power whose exponent is not constant";
                let float = ty.value().is_some_and(|ty| ty.is_float());
                let other = if float { "`powf`" } else { "a loop that multiplies" };
                self.unsupported(at, what, &format!("write {other}, or a constant exponent"));
            }
            return base.kind;
        };
        let signed = exponent.ty.scalar == Scalar::I32;
        let count = if signed { exponent.i(0).unsigned_abs() } else { exponent.bits[0] };
        let one = match value_ty.is_float() {
            true => Value::splat(value_ty, 1.0_f32.to_bits()),
            false => Value::splat(value_ty, 1),
        };
        let one = Expr { kind: ExprKind::Const(one), ty: ty.clone(), span };
        let mut stmts = Vec::new();
        let mut square = self.bind_value(base, &mut stmts);
        let mut power: Option<Expr> = None;
        let mut left = count;
        while left != 0 {
            if left & 1 == 1 {
                power = Some(match power {
                    Some(power) => product(power, square.clone()),
                    None => square.clone(),
                });
            }
            left >>= 1;
            if left != 0 {
                square = self.bind_value(product(square.clone(), square), &mut stmts);
            }
        }
        let power = power.unwrap_or_else(|| one.clone());
        let power = match signed && exponent.i(0) < 0 {
            true => Expr { kind: ExprKind::Op(Op::Div, vec![one, power]), ty: ty.clone(), span },
            false => power,
        };
        ExprKind::Block(Block { stmts, ty: ty.clone(), tail: Some(Box::new(power)) })
    }

    /// The value in a local of its own, unless it is already something that may be repeated.
    pub(super) fn bind_value(&mut self, value: Expr, stmts: &mut Vec<Stmt>) -> Expr {
        let repeats = match &value.kind {
            ExprKind::Const(_) => true,
            ExprKind::Local(local) => !self.locals[local.0 as usize].mutable,
            _ => false,
        };
        if repeats || value.ty.value().is_none() {
            return value;
        }
        let (span, ty) = (value.span, value.ty.clone());
        let local = self.declare(String::new(), Term::from(&ty), false, span);
        stmts.push(Stmt::Let(local, Some(value)));
        Expr { kind: ExprKind::Local(local), ty, span }
    }
}

/// An operation that is never reached, because an operand never ends.
pub(super) fn never(operands: Vec<Expr>) -> ExprKind {
    let stmts = operands.into_iter().map(Stmt::Expr).collect();
    ExprKind::Block(Block { stmts, tail: None, ty: Type::Never })
}

/// A scalar in every lane, where the other side is a vector.
pub(super) fn splat(expr: Expr, lanes: u8) -> Expr {
    match expr.ty {
        Type::Value(ty) if ty.lanes != lanes => {
            let (span, ty) = (expr.span, Type::Value(Ty::new(ty.scalar, lanes)));
            Expr { kind: ExprKind::Op(Op::Splat(lanes), vec![expr]), ty, span }
        }
        _ => expr,
    }
}

/// Shifts take a `u32`; of a negative count the low bits are taken, as by wrapping shifts.
pub(super) fn shift_count(expr: Expr) -> Expr {
    match expr.ty.value() {
        Some(ty) if ty.scalar == Scalar::I32 => {
            let (span, to) = (expr.span, Type::Value(ty.with_scalar(Scalar::U32)));
            let kind = match expr.kind {
                ExprKind::Const(v) => {
                    ExprKind::Const(Value { ty: ty.with_scalar(Scalar::U32), bits: v.bits })
                }
                _ => ExprKind::Op(Op::Cast(Scalar::U32), vec![expr]),
            };
            Expr { kind, ty: to, span }
        }
        _ => expr,
    }
}

/// `!expr` of bools, or of integers.
pub(super) fn complement(expr: Expr, ty: &Type) -> ExprKind {
    match (expr.kind, ty) {
        (ExprKind::Not(inner), _) => inner.kind,
        (kind, ty) if ty.value().is_some_and(Ty::is_int) => {
            ExprKind::Op(Op::Not, vec![Expr { kind, ty: expr.ty, span: expr.span }])
        }
        (kind, _) => ExprKind::Not(Box::new(Expr { kind, ty: expr.ty, span: expr.span })),
    }
}

pub(super) fn not(expr: Expr, ty: &Type) -> Expr {
    let span = expr.span;
    Expr { kind: complement(expr, ty), ty: ty.clone(), span }
}

/// `left == right`: of vectors, of every lane.
fn equality(differs: bool, left: Expr, right: Expr, span: Span) -> ExprKind {
    let ty = left.ty.value().expect("the operands are values");
    let lanes = Type::Value(ty.with_scalar(Scalar::Bool));
    let make = |kind: ExprKind| Expr { kind, ty: lanes.clone(), span };
    let same = match ty.is_bool() {
        true => {
            let xor = make(ExprKind::Op(Op::Xor, vec![left, right]));
            if differs && !ty.is_vector() {
                return xor.kind;
            }
            not(xor, &lanes)
        }
        false => make(ExprKind::Op(Op::Eq, vec![left, right])),
    };
    let same = match ty.is_vector() {
        true => Expr { kind: ExprKind::Op(Op::All, vec![same]), ty: Type::Value(Ty::BOOL), span },
        false => same,
    };
    if differs { complement(same, &Type::Value(Ty::BOOL)) } else { same.kind }
}

fn product(a: Expr, b: Expr) -> Expr {
    let (ty, span) = (a.ty.clone(), a.span);
    Expr { kind: ExprKind::Op(Op::Mul, vec![a, b]), ty, span }
}

/// True if nothing is assigned and nothing is left early inside.
pub(super) fn is_pure(expr: &Expr) -> bool {
    let mut pure = true;
    expr.all(&mut |e| {
        pure &= !matches!(&e.kind, ExprKind::Call(_, _, outs) if !outs.is_empty());
        pure &= !matches!(
            e.kind,
            ExprKind::Assign(..)
                | ExprKind::Loop(_)
                | ExprKind::Return(_)
                | ExprKind::Break(_)
                | ExprKind::Continue(_)
        );
    });
    pure
}
