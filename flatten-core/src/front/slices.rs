//! What slices give to arrays beside iterators: `first`, `last`, `get`, `contains`, `is_empty`, `split_at` and
//! its kin; and the types of slices.
//!
//! ```text
//! a.get(i)            if i < 3 { Some(&a[i]) } else { None }
//! a.contains(&x)      a[0] == x || a[1] == x || a[2] == x
//! a.split_at(1)       (&[a[0]], &[a[1], a[2]])
//! ```

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{Borrow, Term};
use super::operators::BinOp;
use super::pieces::number_of;
use crate::value::Value;
use proc_macro2::Span;

/// One of these methods.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum OfSlices {
    First,
    Last,
    Get,
    Contains,
    IsEmpty,
    SplitAt,
    SplitFirst,
    SplitLast,
}

/// By name, with the number of their arguments.
const METHODS: [(&str, usize, OfSlices); 8] = [
    ("first", 0, OfSlices::First),
    ("last", 0, OfSlices::Last),
    ("get", 1, OfSlices::Get),
    ("contains", 1, OfSlices::Contains),
    ("is_empty", 0, OfSlices::IsEmpty),
    ("split_at", 1, OfSlices::SplitAt),
    ("split_first", 0, OfSlices::SplitFirst),
    ("split_last", 0, OfSlices::SplitLast),
];

impl OfSlices {
    /// The method of this name that takes so many arguments.
    pub(super) fn named(name: &str, args: usize) -> Option<OfSlices> {
        let found = METHODS.iter().find(|(of, count, _)| *of == name && *count == args);
        found.map(|(_, _, method)| *method)
    }
}

/// What a type `&[T]` or `&mut [T]` is of, with the slice itself.
pub(super) fn slice_type(ty: &syn::Type) -> Option<(&syn::Type, &syn::Type, Borrow)> {
    let syn::Type::Reference(reference) = ty else { return None };
    let syn::Type::Slice(slice) = &*reference.elem else { return None };
    let borrow = if reference.mutability.is_some() { Borrow::Mut } else { Borrow::Shared };
    Some((&reference.elem, &slice.elem, borrow))
}

impl Body<'_, '_> {
    /// The type of a slice that is written beside a value: as long as that.
    pub(super) fn slice_like(
        &mut self,
        value: &Expr,
        (slice, item, borrow): (&syn::Type, &syn::Type, Borrow),
    ) -> Term {
        self.settle();
        match self.infer.target(&value.ty) {
            Term::Array(_, count) => {
                let item = self.items.term(self.env, item, Some(&mut self.infer));
                Term::Array(Box::new(item), count).borrowed(borrow)
            }
            Term::Error | Term::Never => Term::Error,
            _ => self.items.term(self.env, slice, Some(&mut self.infer)),
        }
    }

    /// A method of an array of so many items.
    pub(super) fn of_slices<'e>(
        &mut self,
        method: OfSlices,
        array: Expr,
        (item, count): (&Term, u32),
        args: impl Iterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let mut before = Vec::new();
        let whole = self.infer.target(&array.ty);
        let array = self.retyped(array, whole);
        let array = self.keep(array, &mut before);
        let mut args: Vec<Expr> = args.map(|arg| self.expr(arg)).collect();
        for arg in &mut args {
            *arg = self.keep(arg.clone(), &mut before);
        }
        let value = match (method, args.pop()) {
            (OfSlices::Contains, Some(wanted)) => self.contained(&array, (item, count), wanted, span),
            (OfSlices::Get, Some(index)) => {
                self.coerce(&index.ty, &Term::USIZE, index.span);
                let known = match index.kind {
                    Kind::Int(number) => Some(number),
                    _ => None,
                };
                match known {
                    Some(number) if number >= u128::from(count) => self.none_of(item, span),
                    Some(_) => self.some_element(&array, item, index, span),
                    None => {
                        let end = self.make(Kind::Value(Value::u32(count)), Term::USIZE, span);
                        let is_one = Kind::Binary(BinOp::Lt, Box::new(index.clone()), Box::new(end));
                        let is_one = self.make(is_one, Term::BOOL, span);
                        let element = self.some_element(&array, item, index, span);
                        let none = self.none_of(item, span);
                        self.branch(is_one, element, none, span)
                    }
                }
            }
            (OfSlices::SplitAt, Some(at)) => {
                self.coerce(&at.ty, &Term::USIZE, at.span);
                match number_of(&at).and_then(|at| u32::try_from(at).ok()).filter(|at| *at <= count) {
                    Some(at) => self.split(&array, (item, count), at, span),
                    None => {
                        let what =
                            "`split_at` of a number that cannot be computed here, or that is not there,";
                        self.unsupported(span, what, "write a number within the array")
                    }
                }
            }
            (OfSlices::SplitFirst | OfSlices::SplitLast, _) => {
                self.split_off(&array, (item, count), method == OfSlices::SplitFirst, span)
            }
            (OfSlices::IsEmpty, _) => Expr::value(Value::bool(count == 0), span),
            _ if count == 0 => self.none_of(item, span),
            (method, _) => {
                let at = if method == OfSlices::Last { count - 1 } else { 0 };
                let index = self.make(Kind::Int(u128::from(at)), Term::USIZE, span);
                self.some_element(&array, item, index, span)
            }
        };
        self.in_block(before, value)
    }

    /// The elements before a number, and those from there on.
    fn split(&mut self, array: &Expr, (item, count): (&Term, u32), at: u32, span: Span) -> Expr {
        let halves = [0..at, at..count].map(|numbers| {
            let ty = Term::Array(Box::new(item.clone()), numbers.end - numbers.start);
            let elements = numbers.map(|i| self.numbered(array, item, i, span)).collect();
            let half = self.make(Kind::Array(elements), ty.clone(), span);
            self.retyped(half, ty.borrowed(Borrow::Shared))
        });
        let ty = Term::Tuple(halves.iter().map(|half| half.ty.clone()).collect());
        self.make(Kind::Tuple(halves.into()), ty, span)
    }

    /// The first or the last element, and the others, if there is one.
    fn split_off(&mut self, array: &Expr, (item, count): (&Term, u32), first: bool, span: Span) -> Expr {
        let others = Term::Array(Box::new(item.clone()), count.saturating_sub(1));
        let both = Term::Tuple([item.clone(), others].map(|part| part.borrowed(Borrow::Shared)).into());
        if count == 0 {
            let none = self.none(span);
            self.coerce(&none.ty, &Term::Option(Box::new(both)), span);
            return none;
        }
        let halves = self.split(array, (item, count), if first { 1 } else { count - 1 }, span);
        let Kind::Tuple(halves) = halves.kind else { unreachable!("these are two") };
        let others = halves.into_iter().nth(usize::from(first)).expect("these are two");
        let element = self.numbered(array, item, if first { 0 } else { count - 1 }, span);
        let element = self.retyped(element, item.clone().borrowed(Borrow::Shared));
        let parts = self.make(Kind::Tuple(vec![element, others]), both, span);
        self.some(parts, span)
    }

    pub(super) fn element_at(&self, array: &Expr, item: &Term, index: Expr, span: Span) -> Expr {
        self.make(Kind::Index(Box::new(array.clone()), Box::new(index)), item.clone(), span)
    }

    fn some_element(&mut self, array: &Expr, item: &Term, index: Expr, span: Span) -> Expr {
        let element = self.element_at(array, item, index, span);
        let element = self.retyped(element, item.clone().borrowed(Borrow::Shared));
        self.some(element, span)
    }

    fn none_of(&mut self, item: &Term, span: Span) -> Expr {
        let none = self.none(span);
        let ty = Term::Option(Box::new(item.clone().borrowed(Borrow::Shared)));
        self.coerce(&none.ty, &ty, span);
        none
    }

    /// `array.contains(wanted)`: elements are looked at until one is equal.
    fn contained(&mut self, array: &Expr, (item, count): (&Term, u32), wanted: Expr, span: Span) -> Expr {
        if !self.fits(&wanted.ty, &item.clone().borrowed(Borrow::Shared), wanted.span) {
            return Expr::error(span);
        }
        let wanted = self.retyped(wanted, item.clone());
        let mut any = Expr::value(Value::bool(false), span);
        for i in 0..count {
            let index = self.make(Kind::Int(u128::from(i)), Term::USIZE, span);
            let element = self.element_at(array, item, index, span);
            let equal = self.operated(BinOp::Eq, element, wanted.clone(), span);
            any = match i {
                0 => equal,
                _ => self.make(Kind::Or(Box::new(any), Box::new(equal)), Term::BOOL, span),
            };
        }
        any
    }
}
