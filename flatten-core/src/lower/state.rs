//! Places and their values: stores, selects where ways meet, and the user's names.

use super::Lowerer;
use crate::graph::Ref;
use crate::hir::{LocalId, Part, Place, Type};
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
    fn resolve<'p>(&self, place: &'p Place) -> (Range<usize>, Type, &'p [Part]) {
        let (mut first, mut ty) = (self.first[place.local.0 as usize], self.local_type(place.local).clone());
        let mut path = &place.path[..];
        while let [Part::Field(i), rest @ ..] = path {
            let (before, field) = self.unit.field(&ty, *i);
            (first, ty, path) = (first + before, field, rest);
        }
        (first..first + self.unit.leaf_count(&ty), ty, path)
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
