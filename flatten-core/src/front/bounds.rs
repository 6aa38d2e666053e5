//! The bounds of ranges, and the steps of `step_by`: what is constant in them is computed.

use super::body::Body;
use super::draft::{Expr, Kind};
use crate::diag::codes;
use crate::hir::ExprKind;
use crate::op::trap::Trap;

impl Body<'_, '_> {
    /// A bound; locals from `outer` on are its own. Without run-time values its calls are computed, since their
    /// arguments are constant too.
    pub(super) fn bound(&mut self, bound: Expr, written: &syn::Expr, outer: usize) -> Option<Expr> {
        let mut calls = false;
        bound.all(&mut |e| calls |= matches!(e.kind, Kind::Call(..)));
        let ty = self.infer.shallow(&bound.ty);
        let is_fixed = calls && !reads_outer(&bound, outer) && !leaves(&bound);
        // A closure may bear the name of an item, and what it stands for is not computed.
        let is_fixed = is_fixed && !self.names_closures(written);
        if !is_fixed || self.items.settled(&ty).is_none() {
            return Some(bound);
        }
        let known = self.items.diags.len();
        let constant = Body::constant(self.items, self.env, ("bound", bound.span), written, &ty);
        let Some(constant) = constant else {
            // What is never run is no part of the bound that has been read, but may name a local or leave: then it
            // stays as it is.
            self.items.diags.truncate(known);
            return Some(bound);
        };
        let value = self.items.value_of(constant)?;
        match value.map(|value| value.kind) {
            Ok(ExprKind::Const(value)) => Some(self.make(Kind::Value(value), ty, bound.span)),
            // What a leaf gives is a run-time value, whatever its arguments are.
            Ok(_) | Err(Trap::UnknownLeaf) => Some(bound),
            Err(why) => {
                self.error(bound.span, &codes::CONST_PANIC).with("name", "bound").with("why", why);
                None
            }
        }
    }
}

/// True if a bound reads or writes a local that it does not declare itself.
fn reads_outer(bound: &Expr, outer: usize) -> bool {
    let mut found = false;
    bound.all(&mut |e| {
        let local = match &e.kind {
            Kind::Local(local) => Some(*local),
            _ => e.written(),
        };
        found |= local.is_some_and(|local| (local.0 as usize) < outer);
    });
    found
}

/// True if a bound may leave the function, or go on with a loop around it.
fn leaves(bound: &Expr) -> bool {
    let mut own = Vec::new();
    let mut found = false;
    // Loops are met before what stands in them.
    bound.all(&mut |e| match &e.kind {
        Kind::Loop(inner) => own.push(inner.id),
        Kind::Break(id) | Kind::Continue(id) => found |= !own.contains(id),
        Kind::Return(_) => found = true,
        _ => {}
    });
    found
}
