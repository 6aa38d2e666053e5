//! `value.into()`: what `Type::from(value)` gives, of the type that it turns out to have.
//!
//! The value is evaluated where it stands; what is made of it is known when both types are, which may be at the end of the body:
//!
//! ```text
//! let p: Vec3 = [x, y, z].into();      let p = { let kept = [x, y, z]; <conversion 0> }      0: Vec3::from(kept)
//! ```

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{self, Borrow, Term};
use super::items::Env;
use super::methods;
use super::solve::Waiter;
use crate::op::Op;
use crate::ty::Ty;
use proc_macro2::Span;

/// A conversion, which may wait for its types.
#[derive(Clone)]
pub(super) struct Conversion {
    /// What is converted: a local that nobody else knows.
    value: Expr,
    to: Term,
    /// Where it stands.
    env: Env,
    /// Its place among what the body makes later.
    index: usize,
    pub(super) span: Span,
}

impl Body<'_, '_> {
    /// `receiver.into()` of what has no such method itself.
    pub(super) fn conversion_of(&mut self, receiver: Expr, span: Span) -> Expr {
        let from = self.infer.shallow(&receiver.ty);
        match &from {
            Term::Var(var) if self.infer.kind(*var) == infer::Kind::Any => {
                return self.ambiguous(receiver.span);
            }
            Term::Never => return self.ambiguous(receiver.span),
            Term::Error => return Expr::error(span),
            Term::Ref(Borrow::Mut, _) => {
                return self.unsupported(span, "`into` of a `&mut`", "read it first: `(*value).into()`");
            }
            _ => {}
        }
        if !self.is_of_core(&from, "into", span) {
            return Expr::error(span);
        }
        let to = self.infer.fresh(infer::Kind::Any);
        if let Some(said) = self.target_of_bounds(&receiver) {
            self.infer.unify(&to, &said);
        }
        let mut before = Vec::new();
        let value = self.keep_always(receiver, &mut before);
        let index = self.later.len();
        self.later.push(Expr::error(span));
        let made = self.make(Kind::Later(index), to.clone(), span);
        self.waiting.push(None);
        self.convert(self.waiting.len() - 1, Conversion { value, to, env: self.env, index, span });
        self.in_block(before, made)
    }

    /// Makes a conversion, or lets it wait at this place.
    pub(super) fn convert(&mut self, place: usize, conversion: Conversion) {
        let Conversion { value, to, env, index, span } = conversion.clone();
        let (from, to) = (self.infer.deep(&value.ty), self.infer.deep(&to));
        // A struct of the user's own may take a literal.
        let is_own = matches!(to, Term::Struct(_)) && self.items.columns(&to).is_none();
        let is_open = |term: &&Term| matches!(term, Term::Var(_));
        if let Some(open) = [&to, &from].into_iter().find(is_open).filter(|open| **open == to || !is_own) {
            self.infer.wait(open, place);
            self.waiting[place] = Some(Waiter::Conversion(conversion));
            return;
        }
        let around = std::mem::replace(&mut self.env, env);
        let made = self.converted(value, &from, &to, span);
        self.env = around;
        self.coerce(&made.ty, &to, span);
        self.later[index] = made;
    }

    fn converted(&mut self, value: Expr, from: &Term, to: &Term, span: Span) -> Expr {
        match (from, to) {
            (Term::Error | Term::Never, other) | (other, Term::Error | Term::Never) => {
                self.infer.poison(other);
                Expr::error(span)
            }
            // What std has for every type.
            _ if from == to => value,
            (Term::Value(ty), Term::Array(item, count)) if is_of_numbers(*ty, *count) => {
                self.coerce(&Term::Value(ty.element()), item, span);
                let row = methods::find(*ty, "to_array").expect("every vector of numbers has `to_array`");
                self.apply(row, "into", *ty, vec![value], 1, span)
            }
            (Term::Value(ty), Term::Tuple(items)) if is_of_numbers(*ty, items.len() as u32) => {
                let lane = |body: &mut Self, (i, item): (usize, &Term)| {
                    let lane = Term::Value(ty.element());
                    body.coerce(&lane, item, span);
                    body.make(Kind::Op(Op::Lane(i as u8), vec![value.clone()]), lane, span)
                };
                let lanes: Vec<Expr> = items.iter().enumerate().map(|item| lane(self, item)).collect();
                self.make(Kind::Tuple(lanes), to.clone(), span)
            }
            (_, Term::Value(_) | Term::Int(_) | Term::Struct(_)) => {
                self.any_conversion(to, vec![value], span)
            }
            _ => self.no_conversion(to, from, span),
        }
    }
}

/// True of a vector of so many numbers.
fn is_of_numbers(ty: Ty, lanes: u32) -> bool {
    ty.is_vector() && !ty.is_bool() && u32::from(ty.lanes) == lanes
}
