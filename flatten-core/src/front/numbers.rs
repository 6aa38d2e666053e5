//! Methods of numbers whose type is found later. Rust finds those that traits give, since they are the same for all types that it
//! may be; of others it asks for the type first.
//!
//! ```text
//! let mut best = 0;    best = best.max(a[i]);    best is what a[i] is
//! 0.max(n)             let x = 0; let y = n; <method 0>      0: i32::max(x, y), when nothing has said what n is
//! ```

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{self, Borrow, Term, Var};
use super::ints;
use super::items::Env;
use super::methods;
use super::orderings;
use super::solve::Waiter;
use proc_macro2::Span;
use quote::quote_spanned;

/// A method, which waits for the type of its number.
#[derive(Clone)]
pub(super) struct Method {
    name: &'static str,
    ty: Term,
    /// What it is called with: locals that nobody else knows.
    args: Vec<Expr>,
    result: Term,
    /// Where it stands.
    env: Env,
    at: Option<Span>,
    /// Its place among what the body makes later.
    index: usize,
    pub(super) span: Span,
}

/// The methods of `Ord`, which integers have, with how many arguments stand behind the dot.
const OF_ORD: [(&str, usize); 4] = [("clamp", 2), ("cmp", 1), ("max", 1), ("min", 1)];

/// That of `PartialOrd`.
const OF_PARTIAL_ORD: (&str, usize) = ("partial_cmp", 1);

impl Body<'_, '_> {
    /// The method of this name, if a trait gives it to all numbers that a literal may be.
    pub(super) fn of_all_numbers(&self, var: Var, name: &str, count: usize) -> Option<&'static str> {
        let is_named = |row: &&(&str, usize)| *row == &(name, count);
        match self.infer.kind(var) {
            infer::Kind::Int => OF_ORD.iter().chain([&OF_PARTIAL_ORD]).find(is_named),
            infer::Kind::Float => Some(&OF_PARTIAL_ORD).filter(is_named),
            infer::Kind::Any => None,
        }
        .map(|row| row.0)
    }

    /// `receiver.name(args)` of a number whose type is not known yet; `None` behind references where they are what is asked for the
    /// method.
    pub(super) fn method_of_number<'e>(
        &mut self,
        receiver: &Expr,
        name: &'static str,
        args: impl Iterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Option<Expr> {
        let by_reference = orderings::is_comparison(name);
        let borrows = self.borrows(&receiver.ty);
        if !by_reference && !borrows.is_empty() || borrows.contains(&Borrow::Mut) {
            return None;
        }
        let ty = self.infer.target(&receiver.ty);
        if by_reference && borrows.is_empty() {
            self.prove_of_literal(&ty, name, span);
        }
        let mut all = vec![self.retyped(receiver.clone(), ty.clone())];
        all.extend(args.map(|arg| self.expr(arg)));
        let all = self.compared_values(name, all);
        all[1..].iter().for_each(|arg| self.coerce(&arg.ty, &ty, arg.span));
        self.settle();
        Some(match self.infer.shallow(&ty) {
            Term::Var(_) => self.waiting_method(name, all, ty, span),
            known => self.known_method(name, all, &known, span),
        })
    }

    /// Rust takes a literal for whatever has the method by value.
    pub(super) fn prove_of_literal(&mut self, ty: &Term, name: &str, span: Span) {
        let (literal, ty) = match self.or_default(ty) {
            Term::Value(ty) if ty.is_float() => (quote_spanned!(span=> 0.0), quote_spanned!(span=> f32)),
            _ => (quote_spanned!(span=> 0), quote_spanned!(span=> i32)),
        };
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_open_number(&literal, &ty, name, span);
        }
    }

    fn waiting_method(&mut self, name: &'static str, args: Vec<Expr>, ty: Term, span: Span) -> Expr {
        let result = match name {
            "cmp" => Term::Struct(self.items.ordering()),
            "partial_cmp" => Term::Option(Box::new(Term::Struct(self.items.ordering()))),
            _ => ty.clone(),
        };
        // Nobody asks for its value, and it need not be one that can be read.
        if self.items.is_left_out {
            return self.make(Kind::Zero, result, span);
        }
        let mut before = Vec::new();
        let args = args.into_iter().map(|arg| self.keep_always(arg, &mut before)).collect();
        let index = self.later.len();
        self.later.push(Expr::error(span));
        let made = self.make(Kind::Later(index), result.clone(), span);
        let place = self.waiting.len();
        self.infer.wait(&ty, place);
        let method = Method { name, ty, args, result, env: self.env, at: self.at, index, span };
        self.waiting.push(Some(Waiter::Method(method)));
        self.in_block(before, made)
    }

    /// Calls such a method, or lets it wait at this place.
    pub(super) fn call_later(&mut self, place: usize, method: Method) {
        let ty = self.infer.shallow(&method.ty);
        if let Term::Var(_) = ty {
            self.infer.wait(&ty, place);
            self.waiting[place] = Some(Waiter::Method(method));
            return;
        }
        let around =
            (std::mem::replace(&mut self.env, method.env), std::mem::replace(&mut self.at, method.at));
        let made = self.known_method(method.name, method.args, &ty, method.span);
        (self.env, self.at) = around;
        self.coerce(&made.ty, &method.result, method.span);
        self.later[method.index] = made;
    }

    /// The method of a number whose type has been found.
    fn known_method(&mut self, name: &'static str, args: Vec<Expr>, ty: &Term, span: Span) -> Expr {
        match ty {
            Term::Value(value) => {
                let row = methods::find(*value, name).expect("the graph's numbers have the methods of all");
                self.apply(row, name, *value, args, 1, span)
            }
            Term::Int(int) if ints::methods(*int).contains(&name) => {
                self.int_method(*int, name, args, span).expect("it is one of theirs")
            }
            Term::Int(_) => self.unknown_method(ty, name, span),
            _ => Expr::error(span),
        }
    }
}
