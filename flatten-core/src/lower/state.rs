//! Places and their values: stores, selects where ways meet, and the user's names.

use super::{Leaves, Lowerer};
use crate::graph::Ref;
use crate::hir::{Expr, ExprKind, LocalId, Part, Place, Type};
use crate::options::Sabotage;
use std::ops::Range;

impl Lowerer<'_> {
    /// Brings a local into sight.
    pub(super) fn declare(&mut self, local: LocalId) {
        let end = self.first[local.0 as usize] + self.unit.leaf_count(self.local_type(local));
        self.declared = self.declared.max(end);
    }

    /// The values of a local.
    pub(super) fn load(&mut self, local: LocalId) -> Vec<Ref> {
        let first = self.first[local.0 as usize];
        let count = self.unit.leaf_count(self.local_type(local));
        (first..first + count).map(|place| self.on_path(self.places[place])).collect()
    }

    pub(super) fn local_type(&self, local: LocalId) -> &Type {
        &self.unit.function(self.id).locals[local.0 as usize].ty
    }

    /// Stores leaves into consecutive places.
    pub(super) fn store(&mut self, first: usize, leaves: &[Ref]) {
        self.places[first..first + leaves.len()].copy_from_slice(leaves);
        (first..first + leaves.len()).for_each(|place| self.name_place(place));
    }

    /// The places of the part that the known steps of a path lead to, the type of the part, and the other steps.
    fn resolve<'p>(&mut self, place: &'p Place) -> (Range<usize>, Type, &'p [Part]) {
        let (mut first, mut ty) = (self.first[place.local.0 as usize], self.local_type(place.local).clone());
        let mut path = &place.path[..];
        while let [step, rest @ ..] = path {
            let Some(field) = self.known_field(&ty, *step) else { break };
            let (before, field) = self.unit.field(&ty, field);
            (first, ty, path) = (first + before, field, rest);
        }
        (first..first + self.unit.leaf_count(&ty), ty, path)
    }

    /// The field or the element that a step leads to, if that is known.
    fn known_field(&mut self, ty: &Type, step: Part) -> Option<usize> {
        match (step, ty) {
            (Part::Field(i), _) => Some(i),
            (Part::Index(local), Type::Array(_, count)) => {
                let index = self.load(local)[0];
                self.known_number(index, *count as usize)
            }
            _ => None,
        }
    }

    /// Reads a part of a local that is known, and nothing else of it, unless something in the part may be anything.
    pub(super) fn read_part(&mut self, expr: &Expr) -> Leaves {
        let (places, _) = self.part(expr)?;
        if places.clone().any(|place| self.is_anything(self.places[place])) {
            return None;
        }
        Some(places.map(|place| self.on_path(self.places[place])).collect())
    }

    /// The places of the part of a local that an expression is, and its type.
    fn part(&mut self, expr: &Expr) -> Option<(Range<usize>, Type)> {
        let (places, ty, field) = match &expr.kind {
            ExprKind::Local(local) => {
                let (first, ty) = (self.first[local.0 as usize], self.local_type(*local).clone());
                return Some((first..first + self.unit.leaf_count(&ty), ty));
            }
            ExprKind::Field(whole, field) => {
                let (places, ty) = self.part(whole)?;
                (places, ty, *field)
            }
            ExprKind::Index(whole, index) if is_still(index) => {
                let (places, ty) = self.part(whole)?;
                let Type::Array(_, count) = ty else { return None };
                let index = self.expr(index)?[0];
                let number = self.known_number(index, count as usize)?;
                (places, ty, number)
            }
            _ => return None,
        };
        let (before, ty) = self.unit.field(&ty, field);
        let first = places.start + before;
        Some((first..first + self.unit.leaf_count(&ty), ty))
    }

    /// The part of a literal of constants that an expression is, if it is known which.
    pub(super) fn constant_part<'e>(&mut self, expr: &'e Expr) -> Option<&'e Expr> {
        let (whole, number) = match &expr.kind {
            ExprKind::Array(_) => return is_constant(expr).then_some(expr),
            ExprKind::Field(whole, field) => (self.constant_part(whole)?, *field),
            ExprKind::Index(whole, index) if is_still(index) => {
                let whole = self.constant_part(whole)?;
                let Type::Array(_, count) = whole.ty else { return None };
                let index = self.expr(index)?[0];
                (whole, self.known_number(index, count as usize)?)
            }
            _ => return None,
        };
        match &whole.kind {
            ExprKind::Array(items) => items.get(number),
            ExprKind::Tuple(items) if matches!(whole.ty, Type::Tuple(_)) => items.get(number),
            ExprKind::Struct(_, fields) => fields.iter().find(|(field, _)| *field == number).map(|(_, e)| e),
            _ => None,
        }
    }

    /// Reads a place.
    pub(super) fn read(&mut self, place: &Place) -> Vec<Ref> {
        let (places, ty, path) = self.resolve(place);
        let leaves: Vec<Ref> = places.map(|p| self.on_path(self.places[p])).collect();
        self.read_path(&leaves, &ty, path)
    }

    /// Writes a place; of a vector with a lane replaced, a new vector is composed.
    pub(super) fn write(&mut self, place: &Place, new: &[Ref]) {
        let (places, ty, path) = self.resolve(place);
        let lane = matches!(path, [.., Part::Lane(_)]);
        if lane && self.options.sabotage == Some(Sabotage::LaneStoreDropped) {
            return;
        }
        let leaves: Vec<Ref> = places.clone().map(|p| self.on_path(self.places[p])).collect();
        let whole = self.with_part(&leaves, &ty, path, new);
        self.store(places.start, &whole);
    }

    /// Selects each leaf that differs.
    pub(super) fn select_leaves(&mut self, c: Ref, x: &[Ref], y: &[Ref]) -> Vec<Ref> {
        x.iter().zip(y).map(|(x, y)| self.select_leaf(c, *x, *y)).collect()
    }

    /// What may be anything is what the other is.
    fn select_leaf(&mut self, c: Ref, x: Ref, y: Ref) -> Ref {
        if x == y || self.is_anything(y) {
            return x;
        }
        if self.is_anything(x) { y } else { self.graph.select(c, x, y) }
    }

    /// Selects each place in sight that differs between `then` and here.
    pub(super) fn select_places(&mut self, c: Ref, then: &[Ref]) {
        for (place, &then) in then.iter().enumerate().take(self.declared) {
            if self.places[place] != then {
                self.places[place] = self.select_leaf(c, then, self.places[place]);
                self.name_place(place);
            }
        }
    }

    /// Names the value of a place after its local.
    pub(super) fn name_place(&mut self, place: usize) {
        self.graph.set_name(self.places[place], &self.names[place]);
    }
}

/// True of what changes nothing, and is small.
fn is_still(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Const(_) | ExprKind::Local(_) => true,
        ExprKind::Op(_, args) | ExprKind::Wrapping(_, args) => args.iter().all(is_still),
        _ => false,
    }
}

/// True of constants, and of literals of them.
fn is_constant(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Const(_) => true,
        ExprKind::Array(items) | ExprKind::Tuple(items) => items.iter().all(is_constant),
        ExprKind::Struct(_, fields) => fields.iter().all(|(_, value)| is_constant(value)),
        _ => false,
    }
}
