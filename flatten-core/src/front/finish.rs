//! Draft to Hir, when every type is known: operators become operations, literals values, ranges constants.

mod loops;
mod ops;
mod reached;

use super::body::Body;
use super::constants;
use super::draft::{self, Kind};
use super::infer::Term;
use super::operators::BinOp;
use crate::diag::codes;
use crate::hir::{Block, Expr, ExprKind, FnId, Local, LocalId, Part, Place, Stmt, StructId, Type};
use crate::op::Op;
use crate::ty::{Int, Ty};
use crate::value::Value;
pub(super) use ops::int_advice;
use ops::{complement, is_pure, never, not, shift_count, splat};
use proc_macro2::Span;
pub(super) use reached::Reached;
use std::ops::RangeInclusive;

impl Body<'_, '_> {
    /// The locals with their types.
    pub(super) fn finish_locals(&mut self) -> Vec<Local> {
        let locals = std::mem::take(&mut self.locals);
        let finish = |l: draft::Local| {
            let ty = self.known(&l.ty, l.span);
            Local { ty, name: l.name, once: l.once, span: l.span }
        };
        locals.into_iter().map(finish).collect()
    }

    /// True of an expression in which nothing is wrong, as far as has been reported.
    pub(super) fn is_right(&self, expr: &draft::Expr) -> bool {
        let mut is_right = true;
        expr.all(&mut |e| {
            let known = self.items.settled(&self.infer.deep(&e.ty)).is_some();
            is_right &= known && !matches!(e.kind, Kind::Error);
        });
        is_right
    }

    /// The type that a term stands for.
    fn known(&mut self, term: &Term, span: Span) -> Type {
        let term = self.infer.deep(term);
        self.items.settled(&term).unwrap_or_else(|| {
            self.error(span, &codes::AMBIGUOUS_TYPE);
            Type::Never
        })
    }

    /// A block. Statements behind one that never ends are left out: nothing comes there.
    pub(super) fn finish_block(&mut self, block: draft::Block) -> Block {
        let mut stmts = Vec::new();
        let mut is_left = false;
        for stmt in block.stmts {
            let stmt = self.finish_where(is_left, |body| body.finish_stmt(stmt));
            let ends = matches!(&stmt, Stmt::Expr(e) | Stmt::Let(_, Some(e)) if e.ty == Type::Never);
            is_left |= matches!(&stmt, Stmt::Expr(expr) if self.ends_always(expr));
            stmts.push(stmt);
            if ends {
                return Block { stmts, tail: None, ty: Type::Never };
            }
        }
        let span = block.tail.as_ref().map_or_else(Span::call_site, |t| t.span);
        let tail = block.tail.map(|t| Box::new(self.finish_where(is_left, |body| body.finish_expr(*t))));
        Block { stmts, tail, ty: self.known(&block.ty, span) }
    }

    fn finish_stmt(&mut self, stmt: draft::Stmt) -> Stmt {
        match stmt {
            draft::Stmt::Let(local, value) => {
                let value = value.map(|value| self.finish_expr(value));
                value.iter().for_each(|value| self.note_local(local, value));
                Stmt::Let(local, value)
            }
            draft::Stmt::Expr(expr) => Stmt::Expr(self.finish_expr(expr)),
        }
    }

    /// An expression.
    pub(super) fn finish_expr(&mut self, expr: draft::Expr) -> Expr {
        let span = expr.span;
        if let Kind::Later(index) = expr.kind {
            let made = self.later[index].clone();
            return self.finish_expr(made);
        }
        let ty = self.known(&expr.ty, span);
        let is_kept = self.infer.shallow(&expr.ty).is_mut();
        if is_kept {
            self.refuse_kept(span);
        }
        let kind = match expr.kind {
            // A body with mistakes is not finished, but a panic is no way to say so.
            Kind::Error | Kind::Later(_) => self.untyped(span),
            Kind::Int(value) => self.int_value(value, false, &ty, span),
            Kind::Float(digits) => self.float_value(&digits, &ty, span),
            Kind::Value(value) => ExprKind::Const(value),
            Kind::Const(index) => self.const_item(index, span),
            Kind::Local(local) => ExprKind::Local(local),
            Kind::Op(op, args) => ExprKind::Op(op, self.list(args)),
            Kind::Wrapping(op, args) => ExprKind::Wrapping(op, self.list(args)),
            Kind::Neg(value) => self.neg(*value, &ty, span),
            Kind::Not(value) => self.not_kind(*value, &ty, span),
            Kind::Binary(op, left, right) => self.binary_kind(op, *left, *right, &ty, span),
            Kind::And(a, b) => {
                let a = self.boxed(*a);
                let is_left_out = self.always(&a) == Some(false);
                ExprKind::And(a, self.finish_where(is_left_out, |body| body.boxed(*b)))
            }
            Kind::Or(a, b) => {
                let a = self.boxed(*a);
                let is_left_out = self.always(&a) == Some(true);
                ExprKind::Or(a, self.finish_where(is_left_out, |body| body.boxed(*b)))
            }
            Kind::Cast(value) => self.cast_op(*value, &ty),
            Kind::Power(base, exponent, wraps) => self.power((*base, *exponent), wraps, &ty, span),
            Kind::If(branch) => self.if_kind(*branch),
            Kind::Block(block) => ExprKind::Block(self.finish_block(*block)),
            Kind::Call(id, args) => self.call_kind(id, args),
            // Refused above: only arguments borrow.
            Kind::Borrow(_) if is_kept => ExprKind::Tuple(Vec::new()),
            Kind::Borrow(_) => self.untyped(span),
            Kind::Struct(id, fields) => self.struct_kind(id, fields),
            Kind::Tuple(items) => ExprKind::Tuple(self.list(items)),
            Kind::Zero => constants::zero(&self.items.structs, &ty, span).kind,
            Kind::Array(items) => ExprKind::Array(self.list(items)),
            Kind::Repeat(item) => ExprKind::Repeat(self.boxed(*item)),
            Kind::Field(base, index) => ExprKind::Field(self.boxed(*base), index),
            Kind::Index(whole, index) => self.index_kind(*whole, *index),
            Kind::Assign(assign) => self.assign_kind(*assign, span),
            Kind::Loop(inner) => self.loop_kind(*inner, span),
            Kind::Return(value) => ExprKind::Return(value.map(|v| self.boxed(*v))),
            Kind::Break(id) => ExprKind::Break(id),
            Kind::Continue(id) => ExprKind::Continue(id),
            Kind::Panic => ExprKind::Panic,
        };
        Expr { kind, ty, span }
    }

    fn list(&mut self, exprs: Vec<draft::Expr>) -> Vec<Expr> {
        exprs.into_iter().map(|e| self.finish_expr(e)).collect()
    }

    fn not_kind(&mut self, value: draft::Expr, ty: &Type, span: Span) -> ExprKind {
        if let Type::Int(int) = ty {
            self.refuse_int("!", *int, span);
        }
        let value = self.finish_expr(value);
        complement(value, ty)
    }

    fn binary_kind(
        &mut self,
        op: BinOp,
        left: draft::Expr,
        right: draft::Expr,
        ty: &Type,
        span: Span,
    ) -> ExprKind {
        let left = self.finish_expr(left);
        let right = self.finish_expr(right);
        self.binary_op(op, left, right, ty, span)
    }

    fn struct_kind(&mut self, id: StructId, fields: Vec<(usize, draft::Expr)>) -> ExprKind {
        let fields = fields.into_iter().map(|(i, e)| (i, self.finish_expr(e)));
        ExprKind::Struct(id, fields.collect())
    }

    /// A borrowed place is read like any argument, and written when the call is over.
    fn call_kind(&mut self, id: FnId, args: Vec<draft::Expr>) -> ExprKind {
        let (mut values, mut outs) = (Vec::new(), Vec::new());
        for arg in args {
            values.push(match arg.kind {
                Kind::Borrow(place) => {
                    let (place, read) = self.place_and_read(place, arg.span);
                    outs.push(place);
                    read
                }
                _ => self.finish_expr(arg),
            });
        }
        ExprKind::Call(id, values, outs)
    }

    pub(super) fn boxed(&mut self, expr: draft::Expr) -> Box<Expr> {
        Box::new(self.finish_expr(expr))
    }

    // ---- Literals.

    /// A number beside what never ends, as in `return % 2`: Rust refuses it too.
    fn untyped(&mut self, span: Span) -> ExprKind {
        self.error(span, &codes::AMBIGUOUS_TYPE);
        ExprKind::Tuple(Vec::new())
    }

    fn int_value(&mut self, value: u128, negative: bool, ty: &Type, span: Span) -> ExprKind {
        let (Some(held), Some((name, range))) = (ty.value(), range(ty)) else { return self.untyped(span) };
        let number = i128::try_from(value).unwrap_or(i128::MAX);
        let number = if negative { -number } else { number };
        if !range.contains(&number) {
            let what = match ty {
                Type::Int(int) if int.is_wide() => {
                    format!("{number} is too large: flatten holds a `{int}` in 32 bits")
                }
                _ => format!("{}{value} is out of the range of `{name}`", if negative { "-" } else { "" }),
            };
            let instead = match ty {
                Type::Int(_) => format!("write a number within {}..={}", range.start(), range.end()),
                _ => format!("write a number within `{name}::MIN..={name}::MAX`"),
            };
            self.error(span, &codes::LITERAL).with("what", what).with("instead", instead);
        }
        ExprKind::Const(Value::splat(held, number as u32))
    }

    fn float_value(&mut self, digits: &str, ty: &Type, span: Span) -> ExprKind {
        let Type::Value(Ty::F32) = *ty else { return self.untyped(span) };
        let value: f32 = digits.parse().unwrap_or(f32::INFINITY);
        if value.is_infinite() {
            let what = format!("{digits} is out of the range of `f32`");
            let diag = self.error(span, &codes::LITERAL).with("what", what);
            diag.with("instead", "write `f32::INFINITY` if that is meant");
        }
        ExprKind::Const(Value::f32(value))
    }

    fn neg(&mut self, value: draft::Expr, ty: &Type, span: Span) -> ExprKind {
        match value.kind {
            Kind::Int(value) => self.int_value(value, true, ty, span),
            _ => {
                if let Type::Int(int) = ty
                    && int.is_long()
                {
                    self.refuse_int("-", *int, span);
                }
                let value = self.finish_expr(value);
                match value.kind {
                    ExprKind::Const(v) if v.ty == Ty::F32 => ExprKind::Const(Value::f32(-v.f(0))),
                    _ => ExprKind::Op(Op::Neg, vec![value]),
                }
            }
        }
    }

    fn const_item(&mut self, index: usize, span: Span) -> ExprKind {
        let value = self.items.constant(index, span).expect("it was read when its name was");
        value.kind.clone()
    }

    // ---- Assignments and loops.

    fn if_kind(&mut self, branch: draft::If) -> ExprKind {
        let condition = self.boxed(branch.condition);
        let is = self.always(&condition);
        let then = self.finish_where(is == Some(false), |body| body.finish_block(branch.then));
        let otherwise = branch.otherwise;
        let otherwise =
            self.finish_where(is == Some(true), |body| otherwise.map(|other| body.finish_block(other)));
        ExprKind::If(condition, then, otherwise)
    }

    fn assign_kind(&mut self, assign: draft::Assign, span: Span) -> ExprKind {
        let draft::Assign { place, op, value } = assign;
        let (place, read) = self.place_and_read(place, span);
        let value = self.finish_expr(value);
        let Some(op) = op else { return ExprKind::Assign(place, None, Box::new(value)) };
        let (Some(target), Some(_)) = (place.ty.value(), value.ty.value()) else {
            return never(vec![value]);
        };
        self.check_int_op(op, &place.ty, span);
        let lanes = target.lanes;
        let simple = match op {
            BinOp::Add => Op::Add,
            BinOp::Sub => Op::Sub,
            BinOp::Mul => Op::Mul,
            BinOp::Div => Op::Div,
            BinOp::Rem => Op::Rem,
            BinOp::BitAnd => Op::And,
            BinOp::BitXor => Op::Xor,
            BinOp::BitOr if !target.is_bool() => Op::Or,
            BinOp::BitOr => return self.assign_or(place, read, value, span),
            BinOp::Shl => Op::Shl,
            BinOp::Shr => Op::Shr,
            BinOp::Eq | BinOp::Ne | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => {
                unreachable!("`{}=` is no assignment", op.symbol())
            }
        };
        let value = if matches!(op, BinOp::Shl | BinOp::Shr) { shift_count(value) } else { value };
        self.check_shift(op, &place.ty, &value, span);
        ExprKind::Assign(place, Some(simple), Box::new(splat(value, lanes)))
    }

    /// `place |= value` of bools: the value is evaluated first, then the place is read.
    fn assign_or(&mut self, place: Place, read: Expr, value: Expr, span: Span) -> ExprKind {
        let ty = place.ty.clone();
        let mut stmts = Vec::new();
        let value = if is_pure(&value) { value } else { self.bind_value(value, &mut stmts) };
        let none = ExprKind::Op(Op::And, vec![not(read, &ty), not(value, &ty)]);
        let none = Expr { kind: none, ty: ty.clone(), span };
        let either = Expr { kind: complement(none, &ty), ty: ty.clone(), span };
        let value = Block { stmts, tail: Some(Box::new(either)), ty: ty.clone() };
        let value = Expr { kind: ExprKind::Block(value), ty, span };
        ExprKind::Assign(place, None, Box::new(value))
    }

    /// The place, and the expression that reads it.
    fn place_and_read(&mut self, place: draft::Place, span: Span) -> (Place, Expr) {
        let local: LocalId = place.local;
        let term = self.locals[local.0 as usize].ty.clone();
        let mut read = Expr { kind: ExprKind::Local(local), ty: self.known(&term, span), span };
        let mut path = Vec::new();
        for (part, term) in place.path {
            let ty = self.known(&term, span);
            let kind = match part {
                Part::Field(index) => ExprKind::Field(Box::new(read), index),
                Part::Lane(lane) => ExprKind::Op(Op::Lane(lane), vec![read]),
                Part::Index(local) => {
                    if let Some(number) = self.number_kept(local) {
                        self.check_element(number, count_of(&read.ty), self.locals[local.0 as usize].span);
                    }
                    let index = Expr { kind: ExprKind::Local(local), ty: Type::Int(Int::Usize), span };
                    ExprKind::Index(Box::new(read), Box::new(index))
                }
            };
            read = Expr { kind, ty, span };
            path.push(part);
        }
        (Place { local, path, ty: read.ty.clone() }, read)
    }
}

/// How many elements an array has, or how many lanes a vector.
fn count_of(whole: &Type) -> u32 {
    match whole {
        Type::Array(_, count) => *count,
        Type::Value(ty) => ty.lanes.into(),
        _ => u32::MAX,
    }
}

/// The name of a type of integers, and the numbers that it may have.
fn range(ty: &Type) -> Option<(&'static str, RangeInclusive<i128>)> {
    let wide = |range: RangeInclusive<i64>| i128::from(*range.start())..=i128::from(*range.end());
    match ty {
        Type::Int(int) => Some((int.name(), wide(int.range()))),
        Type::Value(Ty::I32) => Some(("i32", wide(i32::MIN.into()..=i32::MAX.into()))),
        Type::Value(Ty::U32) => Some(("u32", wide(0..=u32::MAX.into()))),
        _ => None,
    }
}
