//! Functions and methods of std that exchange: `std::mem::swap(&mut x, &mut y)`, `array.swap(i, j)`, two places, each with what
//! stood in the other; `std::mem::replace(&mut x, y)` and `take(&mut x)`, what stood there; `array.reverse()` and `.fill(x)`. What
//! `drop(x)` takes is computed, and is no more.

use super::body::Body;
use super::draft::{Block, Expr, Kind, Place, Stmt};
use super::infer::{self, Borrow, Term};
use super::proofs;
use crate::diag::codes;
use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;

/// A function of the standard library.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum OfStd {
    Swap,
    Replace,
    Take,
    Drop,
    Min,
    Max,
}

impl OfStd {
    /// What is taken for the standard library's function, which rustc is asked to confirm.
    pub(crate) fn named(path: &syn::Path) -> Option<OfStd> {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        match names[..] {
            ["std" | "core", "mem", name] | ["mem", name] => match name {
                "swap" => Some(OfStd::Swap),
                "replace" => Some(OfStd::Replace),
                "take" => Some(OfStd::Take),
                "drop" => Some(OfStd::Drop),
                _ => None,
            },
            ["drop"] => Some(OfStd::Drop),
            ["std" | "core", "cmp", name] | ["cmp", name] => match name {
                "min" => Some(OfStd::Min),
                "max" => Some(OfStd::Max),
                _ => None,
            },
            _ => None,
        }
    }

    /// It, of some type.
    fn instance(self, span: Span) -> TokenStream {
        match self {
            OfStd::Swap => quote_spanned!(span=> ::core::mem::swap::<f32>),
            OfStd::Replace => quote_spanned!(span=> ::core::mem::replace::<f32>),
            OfStd::Take => quote_spanned!(span=> ::core::mem::take::<f32>),
            OfStd::Drop => quote_spanned!(span=> ::core::mem::drop::<f32>),
            OfStd::Min => quote_spanned!(span=> ::core::cmp::min::<i32>),
            OfStd::Max => quote_spanned!(span=> ::core::cmp::max::<i32>),
        }
    }
}

impl Body<'_, '_> {
    /// A call of such a function.
    pub(super) fn call_of_std<'e>(
        &mut self,
        function: OfStd,
        path: &syn::Path,
        args: impl Iterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_std(path, &function.instance(proofs::span(path)));
        }
        let (mut all, mut before) = (Vec::new(), Vec::new());
        let is_closure = |arg: &&syn::Expr| match arg {
            syn::Expr::Path(path) => function == OfStd::Drop && self.closure_named(&path.path).is_some(),
            _ => false,
        };
        let args: Vec<&syn::Expr> = args.collect();
        if let [only] = &args[..]
            && is_closure(only)
        {
            return self.made_unit(Vec::new(), span);
        }
        for arg in args {
            let arg = self.argument(arg, &mut all, &mut before);
            all.push(arg);
        }
        let item = match all.first() {
            Some(first) => self.infer.target(&first.ty),
            None => self.infer.fresh(infer::Kind::Any),
        };
        match function {
            OfStd::Swap => self.swap_places(all, item, before, span),
            OfStd::Drop => {
                let any = match all.first() {
                    Some(first) => first.ty.clone(),
                    None => item.clone(),
                };
                if !self.fit("drop", &all, &[any], span, |_| vec!["x".to_owned()]) {
                    return Expr::error(span);
                }
                before.extend(all.into_iter().map(|value| Stmt::Expr(self.retyped(value, item.clone()))));
                self.made_unit(before, span)
            }
            OfStd::Replace | OfStd::Take => self.replaced(function, all, item, before, span),
            OfStd::Min | OfStd::Max => {
                let name = if function == OfStd::Min { "min" } else { "max" };
                let params = [item.clone(), item];
                if !self.fit(name, &all, &params, span, |_| ["a", "b"].map(str::to_owned).to_vec()) {
                    return Expr::error(span);
                }
                self.settle();
                let [a, b] = <[Expr; 2]>::try_from(all).expect("they have been counted");
                let value = self.least_or_most(a, b, name, span);
                self.in_block(before, value)
            }
        }
    }

    /// `std::mem::replace(x, y)` and `take(x)`.
    fn replaced(
        &mut self,
        function: OfStd,
        mut all: Vec<Expr>,
        item: Term,
        mut before: Vec<Stmt>,
        span: Span,
    ) -> Expr {
        let place = item.clone().borrowed(Borrow::Mut);
        let (name, params) = match function {
            OfStd::Take => ("take", vec![place.clone()]),
            _ => ("replace", vec![place.clone(), item.clone()]),
        };
        let names = |_: &mut Self| ["dest", "value"].map(str::to_owned).to_vec();
        if !self.fit(name, &all, &params, span, names) {
            return Expr::error(span);
        }
        let dest = self.pass(all.remove(0), &place);
        let dest = self.retyped(dest, item.clone());
        let value = match all.pop() {
            Some(value) => self.pass(value, &item),
            None => {
                self.settle();
                let ty = self.infer.deep(&item);
                match self.default_of(&ty, span) {
                    Some(value) => value,
                    None => {
                        let what = format!("the default of `{}`", self.type_name(&ty));
                        return self.unsupported(span, &what, "write it: `std::mem::replace(&mut x, ..)`");
                    }
                }
            }
        };
        let Some(to) = self.kept_place(&dest, &mut before) else { return self.no_place(&dest, span) };
        self.put(to, dest, value, before, span)
    }

    /// Writes a value to a place, and gives what stood there, `old`.
    pub(super) fn put(
        &mut self,
        place: Place,
        old: Expr,
        value: Expr,
        mut before: Vec<Stmt>,
        span: Span,
    ) -> Expr {
        let value = self.keep(value, &mut before);
        // Which place it is was found before the value.
        let (ty, kind) = (old.ty.clone(), Kind::Borrow(place.clone()));
        let old = self.retyped(Expr { kind, ..old }, ty);
        let old = self.keep_always(old, &mut before);
        let assign = self.assignment(place, None, value, Vec::new(), span);
        before.push(Stmt::Expr(assign));
        self.in_block(before, old)
    }

    /// Reports what is written to and is no place.
    pub(super) fn no_place(&mut self, written: &Expr, span: Span) -> Expr {
        if written.ty != Term::Error {
            self.error(span, &codes::ASSIGN_TARGET).with("what", "the value of an expression");
        }
        Expr::error(span)
    }

    /// `array.reverse()` and `array.fill(x)`.
    pub(super) fn written_anew<'e>(
        &mut self,
        array: Expr,
        (item, count): (&Term, u32),
        mut args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let mut before = Vec::new();
        let whole = self.infer.target(&array.ty);
        let array = self.retyped(array, whole.clone());
        let Some(place) = self.kept_place(&array, &mut before) else {
            args.for_each(|arg| drop(self.expr(arg)));
            return self.no_place(&array, span);
        };
        let value = match args.next() {
            Some(value) => {
                let value = self.expr(value);
                if !self.fits(&value.ty, item, value.span) {
                    return Expr::error(span);
                }
                let value = self.unless_mut(value);
                self.make(Kind::Repeat(Box::new(value)), whole, span)
            }
            None => {
                let old = self.keep_always(array, &mut before);
                let elements = (0..count as usize).rev().map(|i| {
                    let kind = Kind::Field(Box::new(old.clone()), i);
                    self.make(kind, item.clone(), span)
                });
                let elements = elements.collect();
                self.make(Kind::Array(elements), whole, span)
            }
        };
        let value = self.keep(value, &mut before);
        let assign = self.assignment(place, None, value, Vec::new(), span);
        before.push(Stmt::Expr(assign));
        self.made_unit(before, span)
    }

    /// Nothing, behind some statements.
    fn made_unit(&mut self, stmts: Vec<Stmt>, span: Span) -> Expr {
        let block = Block { stmts, tail: None, ty: Term::UNIT };
        self.make(Kind::Block(Box::new(block)), Term::UNIT, span)
    }

    /// `std::mem::swap(x, y)`.
    fn swap_places(&mut self, all: Vec<Expr>, item: Term, before: Vec<Stmt>, span: Span) -> Expr {
        let param = item.clone().borrowed(Borrow::Mut);
        let params = [param.clone(), param];
        if !self.fit("swap", &all, &params, span, |_| ["x", "y"].map(str::to_owned).to_vec()) {
            return Expr::error(span);
        }
        let places = all.into_iter().map(|arg| {
            let place = self.pass(arg, &params[0]);
            self.retyped(place, item.clone())
        });
        let places: Vec<Expr> = places.collect();
        self.exchanged(&places, before, span)
    }

    /// `array.swap(i, j)` of an array of such items.
    pub(super) fn swap_elements<'e>(
        &mut self,
        array: Expr,
        item: &Term,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let mut before = Vec::new();
        let whole = self.infer.target(&array.ty);
        let array = self.retyped(array, whole.clone());
        // Which array it is is known before the indices are.
        let array = match self.kept_place(&array, &mut before) {
            Some(place) => self.retyped(Expr { kind: Kind::Borrow(place), ..array }, whole),
            None => array,
        };
        let mut indices: Vec<Expr> = args.map(|arg| self.expr(arg)).collect();
        let names = |_: &mut Self| ["i", "j"].map(str::to_owned).to_vec();
        if !self.fit("swap", &indices, &[Term::USIZE, Term::USIZE], span, names) {
            return Expr::error(span);
        }
        // The second index may change what the first has read.
        for index in &mut indices {
            *index = self.keep(index.clone(), &mut before);
        }
        let elements = indices.into_iter().map(|index| {
            let kind = Kind::Index(Box::new(array.clone()), Box::new(index));
            self.make(kind, item.clone(), span)
        });
        let elements: Vec<Expr> = elements.collect();
        self.exchanged(&elements, before, span)
    }

    /// Two places, each with what stood in the other.
    pub(super) fn exchanged(&mut self, places: &[Expr], mut before: Vec<Stmt>, span: Span) -> Expr {
        let [x, y] = places else { return Expr::error(span) };
        let [Some(to_x), Some(to_y)] = [x, y].map(|place| self.kept_place(place, &mut before)) else {
            if ![x, y].iter().any(|place| place.ty == Term::Error) {
                self.error(span, &codes::ASSIGN_TARGET).with("what", "the value of an expression");
            }
            return Expr::error(span);
        };
        let first = self.keep_always(x.clone(), &mut before);
        for (place, value) in [(to_x, y.clone()), (to_y, first)] {
            let assign = self.assignment(place, None, value, Vec::new(), span);
            before.push(Stmt::Expr(assign));
        }
        self.made_unit(before, span)
    }
}
