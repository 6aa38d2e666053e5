//! Stores: to locals, fields, lanes, columns and elements, plain and compound.

use super::places::{Kind, Place};
use super::{F32, Form, T, Writer};
use flatten_core::ty::Scalar;

impl Writer<'_> {
    /// An assignment to something in sight, if anything can be written.
    pub(super) fn store(&mut self, depth: usize) -> Option<String> {
        if self.c.percent(15)
            && let Some(text) = self.store_at_run_time(depth)
        {
            return Some(text);
        }
        if self.c.percent(13)
            && let Some(place) = self.writable(|p| matches!(p.ty, T::Whole(_)))
            && let Some(text) = self.added(&place, depth)
        {
            return Some(text);
        }
        // Lanes are many.
        let column = if self.c.percent(20) { self.writable(|p| p.kind == Kind::Column) } else { None };
        let element = if self.c.percent(32) { self.writable(|p| p.kind == Kind::Element) } else { None };
        let place = match column.or(element) {
            Some(place) => place,
            None => self.writable(|_| true)?,
        };
        if self.c.percent(45)
            && let Some(text) = self.compound(&place, depth)
        {
            return Some(text);
        }
        self.mark(match place.kind {
            Kind::Whole => "assignment",
            Kind::Field => "field store",
            Kind::Element => "store to an element",
            Kind::Column => "store to a column",
            Kind::Lane => "lane store",
        });
        // The value is computed before the numbers in the place.
        let value = self.text(place.ty, depth);
        let place = self.computed(place);
        Some(format!("{} = {value};", place.path))
    }

    /// `a[i] = ..;` for any array in sight.
    fn store_at_run_time(&mut self, depth: usize) -> Option<String> {
        let arrays = self.of_form(|form| matches!(form, Form::Array(_)));
        let place = self.writable(|p| matches!(p.ty, T::Whole(i) if arrays.contains(&i)))?;
        let Some(Form::Array(element)) = self.form_of(place.ty) else { return None };
        self.mark("store at run time");
        let value = self.text(element, depth);
        let index = self.index(place.ty);
        Some(format!("{}[{index}] = {value};", place.path))
    }

    fn compound(&mut self, place: &Place, depth: usize) -> Option<String> {
        let full = self.is_full();
        let (ops, value): (&[&str], T) = match place.ty {
            T::Usize => {
                (&["+= 1;", "*= 2;", "%= 3;", "/= 2;", ">>= 1;", "^= 3;", "|= 1;", "&= 7;"], T::Usize)
            }
            T::Step => return None,
            T::Whole(i) => match self.wholes[i].form {
                Form::Matrix(_) if self.c.percent(70) => (&["+=", "-="], place.ty),
                Form::Matrix(_) => (&["*="], F32),
                _ => return self.added(place, depth),
            },
            T::Value(ty) => match (ty.scalar, ty.lanes) {
                (Scalar::Bool, 1) => (&["&=", "|=", "^="], place.ty),
                (Scalar::Bool, _) => (&["&=", "|="], place.ty),
                (Scalar::F32, 1) if full && self.c.percent(15) => (&["/= 2.0;", "%= 3.0;"], place.ty),
                (Scalar::F32, 1) => (&["+=", "-=", "*="], place.ty),
                (Scalar::F32, _) if self.c.percent(50) => (&["*=", "+=", "-="], F32),
                (Scalar::F32, _) => (&["+=", "-=", "*="], place.ty),
                (Scalar::I32, 1) if self.c.percent(30) => (&["*= 2;", "%= 7;", "/= 3;"], place.ty),
                (Scalar::I32, 1) => {
                    (&["+=", "-=", "^=", "&=", "|=", "<<= 1;", ">>= 1;", ">>= STEPS;"], place.ty)
                }
                (Scalar::U32, 1) if self.c.percent(30) => (&["%= 7;", "/= 3;", "-= 0;"], place.ty),
                (Scalar::U32, 1) => (&["+=", "^=", "&=", "|=", "<<= 1;", ">>= 2;", "<<= COUNT;"], place.ty),
                (Scalar::I32, _) => (&["+=", "-=", "*= 2;", "%= 3;"], place.ty),
                (Scalar::U32, _) => (&["+=", "/= 2;"], place.ty),
            },
        };
        let op = self.c.pick(ops);
        if op.contains("<<") || op.contains(">>") {
            self.mark("shift assignment");
        }
        self.mark(match place.kind {
            Kind::Whole => "compound assignment",
            Kind::Field | Kind::Element | Kind::Column => "compound field store",
            Kind::Lane => "compound lane store",
        });
        if op.ends_with(';') {
            return Some(format!("{} {op}", self.computed(place.clone()).path));
        }
        // What is no number is borrowed while the value is computed, what is found by a call even hidden.
        let (frozen, hidden) = (self.frozen.len(), self.hidden.len());
        if !matches!(place.ty, T::Value(ty) if !ty.is_vector()) {
            self.frozen.push(place.local);
            if place.is_of_matrix() {
                self.hidden.push(place.local);
            }
        }
        let value = self.known(value, depth);
        self.frozen.truncate(frozen);
        self.hidden.truncate(hidden);
        let place = self.computed(place.clone());
        Some(format!("{} {op} {value};", place.path))
    }

    /// Two places of different locals that can be written.
    pub(super) fn two_places(&mut self) -> Option<(Place, Place)> {
        let first = self.writable(|_| true)?;
        let second = self.writable(|p| p.local != first.local)?;
        Some((first, second))
    }
}
