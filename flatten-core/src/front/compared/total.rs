//! What `Ord` gives beside `cmp`: `a.max(b)`, `a.min(b)` and `x.clamp(low, high)`, in terms of `<` as std has them.
//!
//! ```text
//! a.max(b)              if b < a { a } else { b }
//! a.min(b)              if b < a { b } else { a }
//! x.clamp(low, high)    if x < low { low } else if x > high { high } else { x }
//! ```

use super::named::Named;
use crate::front::body::Body;
use crate::front::draft::{Expr, Kind};
use crate::front::infer::{Borrow, Term};
use crate::front::methods;
use crate::front::operators::BinOp;
use crate::front::orderings::GREATER;
use crate::hir::StructId;
use crate::op::Op;
use crate::ty::{Int, Ty};
use proc_macro2::Span;

impl Body<'_, '_> {
    /// True of `receiver.name(..)` that `Ord` gives to what has parts, to a `bool`, or to a reference.
    pub(in crate::front) fn is_extreme(&self, receiver: &Term, name: &str, count: usize) -> bool {
        if !matches!((name, count), ("max" | "min", 1) | ("clamp", 2)) {
            return false;
        }
        let borrows = self.borrows(receiver);
        let is_lent = !borrows.is_empty();
        if borrows.contains(&Borrow::Mut) {
            return false;
        }
        match self.infer.target(receiver) {
            Term::Struct(id) if self.items.is_of_user(id) => {
                let owner = self.items.struct_items[id.0 as usize];
                self.items.members.get(owner, name).is_none() && self.says_ord(id)
            }
            ty @ (Term::Value(Ty::BOOL) | Term::Tuple(_) | Term::Array(..)) => self.has_total_order(&ty),
            ty => is_lent && self.has_total_order(&ty),
        }
    }

    /// True of a struct or an enum that has `Ord`, as far as is seen.
    pub(super) fn says_ord(&self, id: StructId) -> bool {
        self.items.structs[id.0 as usize].is_ordered_whole || self.has_blocks(id, "Ord")
    }

    /// True if it is known what that gives: nothing but `cmp` stands in its block.
    fn has_ord(&self, id: StructId) -> bool {
        let owner = self.items.struct_items[id.0 as usize];
        self.says_ord(id) && self.items.members.operators(owner, "Ord").all(|block| block.is_some())
    }

    /// `receiver.max(other)` and its kin.
    pub(in crate::front) fn extreme_by_name<'e>(
        &mut self,
        receiver: Expr,
        name: &str,
        args: impl Iterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let ty = self.infer.target(&receiver.ty);
        let is_named = self.is_of_core_trait(&ty, name, span);
        let mut stmts = Vec::new();
        let mut all = vec![self.keep(receiver, &mut stmts)];
        for arg in args {
            let arg = self.expr(arg);
            all.push(self.keep(arg, &mut stmts));
        }
        if !is_named {
            all.iter().for_each(|arg| self.infer.poison(&arg.ty));
            return Expr::error(span);
        }
        if !self.prove_given(&ty, &ty, (Named::Order("cmp"), name), span) {
            let what = format!("`{name}` of a type that has no name here");
            return self.unsupported(span, &what, "bring the type with `use`");
        }
        let value = self.extreme(name, all, span);
        self.in_block(stmts, value)
    }

    /// `max`, `min` or `clamp` of values that may be read again and again, or of references to them.
    pub(in crate::front) fn extreme(&mut self, name: &str, all: Vec<Expr>, span: Span) -> Expr {
        let given = all[0].ty.clone();
        for other in &all[1..] {
            if !self.fits(&other.ty, &given, other.span) {
                return Expr::error(span);
            }
        }
        self.settle();
        let ty = self.infer.target(&given);
        let mut all: Vec<Expr> = all.into_iter().map(|arg| self.retyped(arg, ty.clone())).collect();
        let value = match (name, all.len()) {
            ("clamp", _) => self.between(all, span),
            _ => {
                let (b, a) = (all.pop().expect("there are two"), all.pop().expect("there are two"));
                self.least_or_most(a, b, name, span)
            }
        };
        match value.ty {
            Term::Error => value,
            _ => self.retyped(value, given),
        }
    }

    /// `a.min(b)` or `a.max(b)`; floats have no order that is total.
    pub(in crate::front) fn least_or_most(&mut self, a: Expr, b: Expr, name: &str, span: Span) -> Expr {
        match self.infer.shallow(&a.ty) {
            Term::Error => Expr::error(span),
            Term::Int(int @ Int::Usize) => {
                self.int_method(int, name, vec![a, b], span).expect("`usize` has both")
            }
            Term::Value(ty @ (Ty::I32 | Ty::U32)) => {
                let op = if name == "min" { Op::Min } else { Op::Max };
                self.make(Kind::Op(op, vec![a, b]), Term::Value(ty), span)
            }
            ty if self.is_ordered_whole(&ty) => {
                let mut stmts = Vec::new();
                let (a, b) = (self.keep(a, &mut stmts), self.keep(b, &mut stmts));
                // Of which type the numbers are may be found later.
                let is_less = match ty {
                    Term::Var(_) => self.compared(BinOp::Lt, b.clone(), a.clone(), span),
                    _ => self.operated(BinOp::Lt, b.clone(), a.clone(), span),
                };
                let value = match name {
                    "min" => self.branch(is_less, b, a, span),
                    _ => self.branch(is_less, a, b, span),
                };
                self.in_block(stmts, value)
            }
            ty => self.no_total_order(name, &ty, span),
        }
    }

    /// The lesser or the greater of two items, as iterators say it: by `cmp`, and of what is equal the first or the last.
    pub(in crate::front) fn least_or_most_item(&mut self, a: Expr, b: Expr, name: &str, span: Span) -> Expr {
        match self.infer.shallow(&a.ty) {
            Term::Struct(id) if self.has_blocks(id, "Ord") => {
                let mut stmts = Vec::new();
                let (a, b) = (self.keep(a, &mut stmts), self.keep(b, &mut stmts));
                let order = self.order_by_name("cmp", a.clone(), b.clone(), span);
                if order.ty == Term::Error {
                    return order;
                }
                let order = self.keep_always(order, &mut stmts);
                let is_greater = self.has_tag(&order, GREATER, span);
                let value = match name {
                    "min" => self.branch(is_greater, b, a, span),
                    _ => self.branch(is_greater, a, b, span),
                };
                self.in_block(stmts, value)
            }
            ty if ty == Term::Error || self.has_total_order(&ty) => self.least_or_most(a, b, name, span),
            ty => {
                let what = format!("`{name}` of items that are `{}`", self.type_name(&ty));
                self.unsupported(span, &what, "write `.reduce(f32::min)`, or compare in a `for` loop")
            }
        }
    }

    /// `x.clamp(low, high)`.
    fn between(&mut self, all: Vec<Expr>, span: Span) -> Expr {
        match self.infer.shallow(&all[0].ty) {
            Term::Error => Expr::error(span),
            Term::Int(int) => match self.int_method(int, "clamp", all, span) {
                Some(value) => value,
                None => self.no_total_order("clamp", &Term::Int(int), span),
            },
            Term::Value(ty @ (Ty::I32 | Ty::U32)) => {
                let row = methods::find(ty, "clamp").expect("integers have it");
                self.apply(row, "clamp", ty, all, 0, span)
            }
            ty if self.is_ordered_whole(&ty) => {
                let mut stmts = Vec::new();
                let [x, low, high] = <[Expr; 3]>::try_from(all)
                    .expect("they have been counted")
                    .map(|side| self.keep(side, &mut stmts));
                let is_below = self.operated(BinOp::Lt, x.clone(), low.clone(), span);
                let is_above = self.operated(BinOp::Gt, x.clone(), high.clone(), span);
                let other = self.branch(is_above, high, x, span);
                let value = self.branch(is_below, low, other, span);
                self.in_block(stmts, value)
            }
            ty => self.no_total_order("clamp", &ty, span),
        }
    }

    fn is_ordered_whole(&self, ty: &Term) -> bool {
        match ty {
            Term::Struct(id) => self.has_ord(*id),
            ty => self.has_total_order(ty),
        }
    }

    fn no_total_order(&mut self, name: &str, ty: &Term, span: Span) -> Expr {
        let what = format!("`{name}` of a `{}`", self.type_name(ty));
        let instead = match ty {
            Term::Value(ty) if ty.is_float() => format!("write it as a method: `x.{name}(..)`"),
            Term::Var(_) => format!("write it as a method: `x.{name}(..)`"),
            _ => "write it with `if`, of the numbers that it holds".to_owned(),
        };
        self.unsupported(span, &what, &instead)
    }
}
