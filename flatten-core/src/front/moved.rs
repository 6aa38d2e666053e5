//! What a closure takes along from where it stands, though it may be another value where the closure is called.
//!
//! ```text
//! let mut r = &a;  let c = || *r;               r = &b;   c()      a: it has what `r` led to
//! let mut p = P { x };  let c = || { let q = p; q.x };   p = P { .. };   c()      it has what `p` was
//! ```
//! All else is borrowed, and Rust lets nobody write to it as long as the closure is there.

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{Borrow, Term};
use crate::hir::LocalId;
use crate::op::Op;
use proc_macro2::Span;
use rustc_hash::FxHashSet;

impl Body<'_, '_> {
    /// Reports what the body of a closure takes along of locals that may change, of those up to `outer`.
    pub(super) fn check_moved(&mut self, body: &Expr, outer: usize) {
        let mut found: Option<(Span, LocalId, bool)> = None;
        // Wholes of which a part is meant.
        let mut wholes: FxHashSet<*const Expr> = FxHashSet::default();
        body.all(&mut |expr| {
            if let Some(whole) = whole(expr) {
                wholes.insert(std::ptr::from_ref(whole));
            }
            if found.is_some() || wholes.contains(&std::ptr::from_ref(expr)) {
                return;
            }
            let Some(root) = root(expr).filter(|root| (root.0 as usize) < outer) else { return };
            let local = &self.locals[root.0 as usize];
            if !local.mutable || local.once {
                return;
            }
            let is_reference = matches!(self.infer.shallow(&local.ty), Term::Ref(Borrow::Shared, _));
            if is_reference || !matches!(expr.kind, Kind::Borrow(_)) && self.is_moved(&expr.ty) {
                found = Some((expr.span, root, is_reference));
            }
        });
        let Some((span, root, is_reference)) = found else { return };
        let name = self.locals[root.0 as usize].name.clone();
        let (what, instead) = match is_reference {
            true => (format!("`{name}`, a reference which is `mut`, in a closure"), String::new()),
            false => (
                format!("`{name}`, which is `mut` and moved into a closure,"),
                "derive `Copy`, or ".to_owned(),
            ),
        };
        self.unsupported(span, &what, &format!("{instead}write `let {name} = {name};` before"));
    }

    /// True of a type that is moved where it is named, as far as is known.
    fn is_moved(&self, ty: &Term) -> bool {
        match self.infer.shallow(ty) {
            Term::Struct(id) => !self.items.structs[id.0 as usize].is_copied,
            Term::Tuple(items) => items.iter().any(|item| self.is_moved(item)),
            Term::Array(item, _) | Term::Option(item) => self.is_moved(&item),
            _ => false,
        }
    }
}

/// What an expression reads a part of.
fn whole(expr: &Expr) -> Option<&Expr> {
    match &expr.kind {
        Kind::Field(whole, _) | Kind::Index(whole, _) => Some(whole),
        Kind::Op(Op::Lane(_), args) => args.first(),
        _ => None,
    }
}

/// The local of a place.
fn root(expr: &Expr) -> Option<LocalId> {
    match &expr.kind {
        Kind::Local(local) => Some(*local),
        Kind::Borrow(place) => Some(place.local),
        _ => root(whole(expr)?),
    }
}
