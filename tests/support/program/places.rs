//! What can be read and written: locals in sight, their fields and lanes.

use super::exprs::E;
use super::{By, F32, I32, NAMES, T, Var, Writer};
use flatten_core::op::letter;

/// The constants of every program.
pub(super) const CONSTANTS: &str = "const STEPS: i32 = 3;\nconst HALF: f32 = 0.5;\n";

/// A part of a local.
#[derive(Clone)]
pub(super) struct Place {
    /// As Rust writes it: `hit.v.x`.
    pub(super) path: String,
    pub(super) local: &'static str,
    pub(super) ty: T,
    pub(super) kind: Kind,
    /// See [`Var::typed`].
    pub(super) typed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Whole,
    Field,
    Element,
    Lane,
}

impl Writer<'_> {
    /// Every place that can be read, or written.
    pub(super) fn places(&self, write: bool) -> Vec<Place> {
        let mut seen = Vec::new();
        let mut places = Vec::new();
        for var in self.vars.iter().rev() {
            if !seen.contains(&var.name) {
                seen.push(var.name);
                if !self.hidden.contains(&var.name)
                    && (!write || (var.mutable && !self.frozen.contains(&var.name)))
                {
                    let Var { name, ty, typed, by, .. } = *var;
                    let whole = Place { path: name.to_owned(), local: name, ty, kind: Kind::Whole, typed };
                    self.parts(whole, &mut places);
                    // Its parts are found through the reference.
                    if by != By::Value {
                        places.last_mut().expect("just added").path = format!("(*{name})");
                    }
                }
            }
        }
        places
    }

    fn parts(&self, whole: Place, places: &mut Vec<Place>) {
        let part = |name: &str, ty, kind| Place { path: format!("{}{name}", whole.path), ty, kind, ..whole };
        match whole.ty {
            T::Struct(i) => {
                let kind = if self.structs[i].elements.is_some() { Kind::Element } else { Kind::Field };
                for (name, ty) in &self.structs[i].fields {
                    self.parts(part(name, *ty, kind), places);
                }
            }
            T::Value(ty) if ty.is_vector() => {
                let lane = |i| part(&format!(".{}", letter(i)), T::Value(ty.element()), Kind::Lane);
                places.extend((0..ty.lanes).map(lane));
            }
            T::Value(_) => {}
        }
        places.push(whole);
    }

    /// Something of the type that is in sight, if anything is.
    pub(super) fn readable(&mut self, ty: T) -> Option<E> {
        let mut places = self.places(false);
        places.retain(|p| p.ty == ty);
        let chosen = (!places.is_empty()).then(|| self.c.pick(&places));
        match (chosen, ty) {
            (Some(place), _) => {
                match place.kind {
                    Kind::Lane => self.mark("lane"),
                    Kind::Element => self.mark("element"),
                    Kind::Whole | Kind::Field => {}
                }
                Some(E { text: place.path, typed: place.typed })
            }
            (None, I32 | F32) => {
                self.mark("constant");
                Some(E::typed(if ty == I32 { "STEPS" } else { "HALF" }.to_owned()))
            }
            (None, _) => None,
        }
    }

    /// Something that can be written.
    pub(super) fn writable(&mut self, fits: impl Fn(&Place) -> bool) -> Option<Place> {
        let mut places = if self.pure { Vec::new() } else { self.places(true) };
        places.retain(fits);
        (!places.is_empty()).then(|| self.c.pick(&places))
    }

    /// A name for a new local: any of the pool, whether taken or not.
    pub(super) fn name(&mut self) -> &'static str {
        let name = self.c.pick(NAMES);
        if self.vars.iter().any(|v| v.name == name) {
            self.mark("shadowing");
        }
        if self.closed.contains(name) {
            self.mark("names of sibling scopes");
        }
        name
    }

    pub(super) fn declare(&mut self, name: &'static str, ty: T, mutable: bool) {
        self.declare_by(name, ty, By::Value, mutable);
    }

    pub(super) fn declare_by(&mut self, name: &'static str, ty: T, by: By, mutable: bool) {
        self.vars.push(Var { name, ty, by, mutable, typed: true });
    }

    /// Runs `write` in a scope of its own.
    pub(super) fn scope<R>(&mut self, write: impl FnOnce(&mut Self) -> R) -> R {
        let mark = self.vars.len();
        let written = write(self);
        let gone = self.vars.split_off(mark);
        self.closed.extend(gone.iter().map(|v| v.name));
        written
    }
}
