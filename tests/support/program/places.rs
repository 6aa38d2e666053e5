//! What can be read and written: locals in sight and their parts.

use super::exprs::E;
use super::{By, F32, Form, I32, NAMES, T, U32, Var, Writer};
use flatten_core::op::letter;

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
    /// Where the numbers of elements stand in the path, with the lengths of their arrays.
    elements: Vec<(usize, usize)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Whole,
    Field,
    Element,
    Column,
    Lane,
}

impl Place {
    /// True of a part of an array.
    pub(super) fn indexed(&self) -> bool {
        !self.elements.is_empty()
    }

    /// True of a part of a matrix, which is found by a call of `deref`.
    pub(super) fn is_of_matrix(&self) -> bool {
        self.path.contains("_axis")
    }
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
                    let (path, elements) = (name.to_owned(), Vec::new());
                    let whole = Place { path, local: name, ty, kind: Kind::Whole, typed, elements };
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

    /// The parts of a place, then the place.
    fn parts(&self, whole: Place, places: &mut Vec<Place>) {
        let part =
            |name: &str, ty, kind| Place { path: format!("{}{name}", whole.path), ty, kind, ..whole.clone() };
        match whole.ty {
            T::Whole(i) => {
                let whole = &self.wholes[i];
                let kind = match whole.form {
                    Form::Array(_) => Kind::Element,
                    Form::Matrix(_) => Kind::Column,
                    Form::Named
                    | Form::Positional
                    | Form::Unit
                    | Form::Tuple
                    | Form::Option(_)
                    | Form::Enum => Kind::Field,
                };
                for (name, ty) in &whole.parts {
                    let mut part = part(name, *ty, kind);
                    if kind == Kind::Element {
                        part.elements.push((part.path.len() - 2, whole.parts.len()));
                    }
                    self.parts(part, places);
                }
            }
            T::Value(ty) if ty.is_vector() && !ty.is_bool() => {
                let lane = |i| part(&format!(".{}", letter(i)), T::Value(ty.element()), Kind::Lane);
                places.extend((0..ty.lanes).map(lane));
            }
            T::Value(_) | T::Usize | T::Step => {}
        }
        places.push(whole);
    }

    /// Something of the type that is in sight, if anything is.
    pub(super) fn readable(&mut self, ty: T) -> Option<E> {
        let mut places = self.places(false);
        if matches!(ty, T::Usize | I32 | U32 | F32)
            && let Some(step) = places.iter().find(|p| p.ty == T::Step)
            && self.c.percent(30)
        {
            return Some(E::typed(format!("({} as {})", step.path, self.type_name(ty))));
        }
        places.retain(|p| p.ty == ty);
        if places.is_empty() || self.c.percent(6) {
            return self.constant(ty);
        }
        let place = self.c.pick(&places);
        match place.kind {
            Kind::Lane => self.mark("lane"),
            Kind::Element => self.mark("element"),
            Kind::Column => self.mark("column"),
            Kind::Whole | Kind::Field => {}
        }
        Some(E { text: place.path, typed: place.typed })
    }

    /// Something that can be written.
    pub(super) fn writable(&mut self, fits: impl Fn(&Place) -> bool) -> Option<Place> {
        let mut places = if self.pure { Vec::new() } else { self.places(true) };
        places.retain(fits);
        (!places.is_empty()).then(|| self.c.pick(&places))
    }

    /// The same place, or one with numbers in it that are computed.
    pub(super) fn computed(&mut self, place: Place) -> Place {
        let mut place = place;
        while let Some((at, count)) = place.elements.pop() {
            if self.c.percent(50) {
                self.mark("store at run time");
                let index = self.number_below(count);
                place.path.replace_range(at..=at, &index);
            }
        }
        place
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
        if name.ends_with('2') {
            self.mark("names like those of copies");
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
