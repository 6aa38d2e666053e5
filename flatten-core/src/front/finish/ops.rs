//! Operators as operations.

use crate::diag::codes;
use crate::front::body::Body;
use crate::front::draft::Wraps;
use crate::front::infer::Term;
use crate::front::operators::BinOp;
use crate::front::{draft, fold};
use crate::hir::{Block, Expr, ExprKind, Loop, LoopKind, Place, Stmt, Type, Wish};
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
        self.check_shift(op, ty, &right, span);
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
            BinOp::Shl => *int != Int::Usize,
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Shr => int.is_long(),
            _ => false,
        };
        if leaves {
            self.refuse_int(op.symbol(), *int, span);
        }
    }

    /// Refuses a shift of a `usize` by more bits than there are here, which Rust on 64 bits takes.
    pub(super) fn check_shift(&mut self, op: BinOp, ty: &Type, count: &Expr, span: Span) {
        let instead = match op {
            BinOp::Shl => "it is held in 32 bits: write fewer",
            BinOp::Shr => "it is held in 32 bits, and of a number that fits them only its sign would be left",
            _ => return,
        };
        if let Type::Int(int) = ty
            && fold::value(count).is_some_and(|count| count.bits[0] > 31)
        {
            let diag = self.error(span, &codes::OPERATOR).with("operator", op.symbol());
            let diag = diag.with("operands", format!("`{int}` and more than 31 bits"));
            diag.with("instead", instead);
        }
    }

    pub(super) fn refuse_int(&mut self, symbol: &str, int: Int, span: Span) {
        let diag = self.error(span, &codes::OPERATOR).with("operator", symbol);
        let diag = diag.with("operands", format!("`{int}`"));
        diag.with("instead", int_advice(symbol, int));
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
        (base, exponent): (draft::Expr, draft::Expr),
        wraps: Wraps,
        ty: &Type,
        span: Span,
    ) -> ExprKind {
        let base = self.finish_expr(base);
        let exponent = self.finish_expr(exponent);
        let Some(value_ty) = ty.value() else { return base.kind };
        let Some(exponent) = fold::value(&exponent) else {
            return match exponent.ty.value() {
                Some(of) => self.open_power((base, exponent), (of.scalar == Scalar::I32, wraps), ty, span),
                None => never(vec![base, exponent]),
            };
        };
        let signed = exponent.ty.scalar == Scalar::I32;
        let count = if signed { exponent.i(0).unsigned_abs() } else { exponent.bits[0] };
        let one = one(value_ty, ty, span);
        let mut stmts = Vec::new();
        let mut square = self.bind_value(base, &mut stmts);
        let mut power: Option<Expr> = None;
        let mut left = count;
        while left != 0 {
            if left & 1 == 1 {
                power = Some(match power {
                    Some(power) => product(power, square.clone(), wraps),
                    None => square.clone(),
                });
            }
            left >>= 1;
            if left != 0 {
                square = self.bind_value(product(square.clone(), square, wraps), &mut stmts);
            }
        }
        let power = power.unwrap_or_else(|| one.clone());
        let power = match signed && exponent.i(0) < 0 {
            true => Expr { kind: ExprKind::Op(Op::Div, vec![one, power]), ty: ty.clone(), span },
            false => power,
        };
        ExprKind::Block(Block { stmts, ty: ty.clone(), tail: Some(Box::new(power)) })
    }

    /// The same of an exponent that may become a constant: in the copies of a loop, or by what a call gives.
    ///
    /// ```text
    /// while 0 < left { if left & 1 == 1 { power *= square } left >>= 1; if 0 < left { square *= square } }
    /// ```
    fn open_power(
        &mut self,
        (base, exponent): (Expr, Expr),
        (signed, wraps): (bool, Wraps),
        ty: &Type,
        span: Span,
    ) -> ExprKind {
        let at = exponent.span;
        let number = Type::Value(Ty::U32);
        let mut stmts = Vec::new();
        let mut local = |body: &mut Self, value: Expr, mutable: bool| {
            let ty = value.ty.clone();
            let local = body.declare(String::new(), Term::from(&ty), mutable, value.span);
            stmts.push(Stmt::Let(local, Some(value)));
            let read = Expr { kind: ExprKind::Local(local), ty: ty.clone(), span: at };
            (read, Place { local, path: Vec::new(), ty })
        };
        let of = |kind: ExprKind, ty: &Type| Expr { kind, ty: ty.clone(), span: at };
        let constant = |value: u32| of(ExprKind::Const(Value::u32(value)), &number);
        let one = one(ty.value().expect("powers are numbers"), ty, span);
        let (square, to_square) = local(self, base, true);
        let (n, _) = local(self, exponent, false);
        let size = match signed {
            true => {
                let abs = of(ExprKind::Wrapping(Op::Abs, vec![n.clone()]), &n.ty);
                of(ExprKind::Op(Op::Cast(Scalar::U32), vec![abs]), &number)
            }
            false => n.clone(),
        };
        let (left, to_left) = local(self, size, true);
        let (power, to_power) = local(self, one.clone(), true);
        let is_left = || of(ExprKind::Op(Op::Lt, vec![constant(0), left.clone()]), &Type::BOOL);
        let assign = |place: &Place, op: Option<Op>, value: Expr| {
            of(ExprKind::Assign(place.clone(), op, Box::new(value)), &Type::UNIT)
        };
        let times = |place: &Place, so_far: &Expr| match wraps {
            Wraps(false) => assign(place, Some(Op::Mul), square.clone()),
            Wraps(true) => assign(place, None, product(so_far.clone(), square.clone(), wraps)),
        };
        let when = |condition: Expr, then: Expr| {
            let then = Block { stmts: vec![Stmt::Expr(then)], tail: None, ty: Type::UNIT };
            Stmt::Expr(of(ExprKind::If(Box::new(condition), then, None), &Type::UNIT))
        };
        let low = of(ExprKind::Op(Op::And, vec![left.clone(), constant(1)]), &number);
        let is_odd = of(ExprKind::Op(Op::Eq, vec![low, constant(1)]), &Type::BOOL);
        let steps = vec![
            when(is_odd, times(&to_power, &power)),
            Stmt::Expr(assign(&to_left, Some(Op::Shr), constant(1))),
            when(is_left(), times(&to_square, &square)),
        ];
        let body = Block { stmts: steps, tail: None, ty: Type::UNIT };
        let id = self.new_loop();
        let kind = LoopKind::While(is_left());
        let inner = Loop { id, kind, body, wish: Wish::Power, span: at };
        stmts.push(Stmt::Expr(of(ExprKind::Loop(Box::new(inner)), &Type::UNIT)));
        let tail = match signed {
            true => {
                let zero = of(ExprKind::Const(Value::i32(0)), &n.ty);
                let is_below = of(ExprKind::Op(Op::Lt, vec![n, zero]), &Type::BOOL);
                let below = of(ExprKind::Op(Op::Div, vec![one, power.clone()]), ty);
                of(ExprKind::If(Box::new(is_below), block_of(below), Some(block_of(power))), ty)
            }
            false => power,
        };
        ExprKind::Block(Block { stmts, tail: Some(Box::new(tail)), ty: ty.clone() })
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

/// The number 1 of a type.
fn one(value_ty: Ty, ty: &Type, span: Span) -> Expr {
    let bits = if value_ty.is_float() { 1.0_f32.to_bits() } else { 1 };
    Expr { kind: ExprKind::Const(Value::splat(value_ty, bits)), ty: ty.clone(), span }
}

fn block_of(value: Expr) -> Block {
    let ty = value.ty.clone();
    Block { stmts: Vec::new(), tail: Some(Box::new(value)), ty }
}

fn product(a: Expr, b: Expr, wraps: Wraps) -> Expr {
    let (ty, span) = (a.ty.clone(), a.span);
    let kind = match wraps {
        Wraps(false) => ExprKind::Op(Op::Mul, vec![a, b]),
        Wraps(true) => ExprKind::Wrapping(Op::Mul, vec![a, b]),
    };
    Expr { kind, ty, span }
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

/// What to write instead of an operator of an integer that the graph has not. Bits that do not fit the type are gone in Rust.
pub(in crate::front) fn int_advice(symbol: &str, int: Int) -> String {
    let to = if int.is_signed() { "i32" } else { "u32" };
    let most = *int.range().end();
    match symbol {
        _ if int.is_long() => format!(
            "it is held in 32 bits: write it in `{to}`, where it may not fit by halves of 16 bits, as `x >> 16` and `x & 0xffff`"
        ),
        "!" if int.is_wide() => format!("it has 64 bits in Rust, and is held in 32: write it in `{to}`"),
        "!" if int.is_signed() => format!("cast it first: `!(x as {to})`"),
        "!" => format!("cast it first, and leave its bits: `!(x as {to}) & {most:#x}`"),
        "<<" if !int.is_wide() && int.is_signed() => {
            // Of the 32 that it is held in.
            let unused = most.leading_zeros() - 33;
            format!("cast it first, and leave its bits: `(x as {to}) << (n + {unused}) >> {unused}`")
        }
        "<<" if !int.is_wide() => {
            format!("cast it first, and leave its bits: `((x as {to}) << n) & {most:#x}`")
        }
        _ => format!("cast it first: `x as {to}`"),
    }
}
