//! `Option`: a truth value that says if there is a value, and the value, all zeros where there is none.
//!
//! ```text
//! hit.map(|t| t * t)      if hit.is_some { Some(hit.value * hit.value) } else { None }
//! let t = hit?;           if !hit.is_some { return None }  let t = hit.value;
//! ```
//! Its methods are the branches that one would write by hand; each is a row of [`METHODS`].

use super::body::Body;
use super::called::Called;
use super::draft::{Block, Expr, If, Kind, Stmt};
use super::infer::{self, Borrow, Term};
use super::items::{Env, Items};
use super::known;
use super::proofs::text;
use crate::diag::codes;
use crate::value::Value;
use proc_macro2::Span;

/// What a method of an `Option` does.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Does {
    IsSome,
    IsNone,
    /// `unwrap`, and `expect`, whose text nobody reads.
    Unwrap,
    UnwrapOr,
    UnwrapOrElse,
    UnwrapOrDefault,
    Map,
    MapOr,
    MapOrElse,
    And,
    AndThen,
    Or,
    OrElse,
    Xor,
    Filter,
    IsSomeAnd,
    IsNoneOr,
    Zip,
    Flatten,
    Same,
    /// The same behind no reference.
    Copied,
    AsRef,
    Take,
    Replace,
}

/// Each method with the number of its arguments.
const METHODS: [(&str, usize, Does); 26] = [
    ("is_some", 0, Does::IsSome),
    ("is_none", 0, Does::IsNone),
    ("unwrap", 0, Does::Unwrap),
    ("expect", 1, Does::Unwrap),
    ("unwrap_or", 1, Does::UnwrapOr),
    ("unwrap_or_else", 1, Does::UnwrapOrElse),
    ("unwrap_or_default", 0, Does::UnwrapOrDefault),
    ("map", 1, Does::Map),
    ("map_or", 2, Does::MapOr),
    ("map_or_else", 2, Does::MapOrElse),
    ("and", 1, Does::And),
    ("and_then", 1, Does::AndThen),
    ("or", 1, Does::Or),
    ("or_else", 1, Does::OrElse),
    ("xor", 1, Does::Xor),
    ("filter", 1, Does::Filter),
    ("is_some_and", 1, Does::IsSomeAnd),
    ("is_none_or", 1, Does::IsNoneOr),
    ("zip", 1, Does::Zip),
    ("flatten", 0, Does::Flatten),
    ("copied", 0, Does::Copied),
    ("cloned", 0, Does::Copied),
    ("clone", 0, Does::Same),
    ("as_ref", 0, Does::AsRef),
    ("take", 0, Does::Take),
    ("replace", 1, Does::Replace),
];

/// `Some` or `None`, with or without its type before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Variant {
    Some,
    None,
}

/// True of a path that names the type, if nothing else bears the name.
fn is_type_path(path: &str) -> bool {
    let path = path.trim_start_matches("::");
    matches!(path, "Option" | "option::Option" | "std::option::Option" | "core::option::Option")
}

impl Items<'_> {
    /// The type `Option<T>`, if the path is one; rustc is asked whether it is that of the standard library.
    pub(super) fn option_type(
        &mut self,
        env: Env,
        path: &syn::Path,
        infer: Option<&mut infer::Infer>,
    ) -> Option<Term> {
        let Env::User(scope) = env else { return None };
        let used = self.used(env, path);
        let found = used.as_ref().unwrap_or(path);
        let name = text(found);
        if !is_type_path(&name) || self.lookup_type(scope, &name).is_some() {
            return None;
        }
        let syn::PathArguments::AngleBracketed(arguments) = &path.segments.last()?.arguments else {
            return None;
        };
        let mut arguments = arguments.args.iter();
        let (Some(syn::GenericArgument::Type(item)), None) = (arguments.next(), arguments.next()) else {
            return None;
        };
        if let Some(proofs) = self.prove(env) {
            proofs.of_option(found);
        }
        Some(match self.term(env, item, infer) {
            Term::Error => Term::Error,
            item => Term::Option(Box::new(item)),
        })
    }
}

impl Body<'_, '_> {
    /// What a path means of an `Option`, unless the sources have something of that name.
    pub(super) fn variant(&self, path: &syn::Path) -> Option<Variant> {
        let used = self.items.used(self.env, path);
        let name = text(used.as_ref().unwrap_or(path));
        let (owner, last) = match name.rsplit_once("::") {
            Some((owner, last)) => (Some(owner), last),
            None => (None, name.as_str()),
        };
        let variant = match last {
            "Some" => Variant::Some,
            "None" => Variant::None,
            _ => return None,
        };
        let Env::User(scope) = self.env else { return Some(variant) };
        let is_of_option = owner.is_none_or(is_type_path);
        let own = self.items.lookup_value(scope, &name).is_some()
            || owner.is_some_and(|owner| self.items.lookup_type(scope, owner).is_some());
        (is_of_option && !own).then_some(variant)
    }

    /// Lets rustc check that a path means this of an `Option`.
    pub(super) fn prove_variant(&mut self, path: &syn::Path, variant: Variant) {
        let used = self.items.used(self.env, path);
        let path = used.as_ref().unwrap_or(path);
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_variant(path, variant);
        }
    }

    /// `Some(value)`.
    pub(super) fn some(&mut self, value: Expr, span: Span) -> Expr {
        if self.infer.shallow(&value.ty) == Term::Never {
            return value;
        }
        let value = self.unless_mut(value);
        if value.ty == Term::Error {
            return Expr::error(span);
        }
        let ty = Term::Option(Box::new(value.ty.clone()));
        let there = Expr::value(Value::bool(true), self.at.unwrap_or(span));
        self.make(Kind::Tuple(vec![there, value]), ty, span)
    }

    /// `None`.
    pub(super) fn none(&mut self, span: Span) -> Expr {
        let item = self.infer.fresh(infer::Kind::Any);
        self.make(Kind::Zero, Term::Option(Box::new(item)), span)
    }

    /// Whether there is a value in an `Option` that may be read again and again.
    pub(super) fn is_some(&self, option: &Expr, span: Span) -> Expr {
        self.make(Kind::Field(Box::new(option.clone()), 0), Term::BOOL, span)
    }

    /// The value in it.
    pub(super) fn value_in(&self, option: &Expr, item: &Term) -> Expr {
        self.make(Kind::Field(Box::new(option.clone()), 1), item.clone(), option.span)
    }

    /// `value?`.
    pub(super) fn try_(&mut self, expr: &syn::ExprTry) -> Expr {
        let span = expr.question_token.span;
        let value = self.expr(&expr.expr);
        self.settle();
        let item = match self.infer.target(&value.ty) {
            Term::Option(item) => *item,
            Term::Error | Term::Never => return value,
            Term::Var(_) => return self.ambiguous(span),
            other => {
                let what = format!("`?` behind a `{}`", self.type_name(&other));
                self.infer.poison(&value.ty);
                return self.unsupported(span, &what, "it leaves the function where an `Option` is `None`");
            }
        };
        let mut stmts = Vec::new();
        let ty = self.infer.target(&value.ty);
        let value = self.retyped(value, ty);
        let value = self.keep_always(value, &mut stmts);
        let none = self.none(span);
        let leave = match (self.way_out.clone(), self.ret.clone()) {
            (Some(way_out), _) => self.returned(way_out, Some(none), span),
            (None, Some(ret)) => {
                self.coerce(&none.ty, &ret, span);
                self.make(Kind::Return(Some(Box::new(none))), Term::Never, span)
            }
            (None, None) => return self.unsupported(span, "`?` in a constant", "write the value alone"),
        };
        let there = self.is_some(&value, span);
        let condition = self.make(Kind::Not(Box::new(there)), Term::BOOL, span);
        let then = Block::of(leave);
        let branch = self.make(Kind::If(Box::new(If { condition, then, otherwise: None })), Term::UNIT, span);
        stmts.push(Stmt::Expr(branch));
        let found = self.value_in(&value, &item);
        self.in_block(stmts, found)
    }

    // ---- Methods.

    /// A method of an `Option<item>`.
    pub(super) fn option_method(
        &mut self,
        receiver: Expr,
        item: Term,
        call: &syn::ExprMethodCall,
        span: Span,
    ) -> Expr {
        let name = call.method.to_string();
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let Some((_, count, does)) = METHODS.iter().find(|(known, ..)| *known == name) else {
            self.skip(args.into_iter(), span);
            let near = known::near(&name, METHODS.iter().map(|(name, ..)| name));
            let ty = self.type_name(&receiver.ty);
            let diag = self.error(span, &codes::UNKNOWN_METHOD).with("type", ty).with("name", name);
            diag.with("near", near).with("instead", "write it with `match` or `if let`");
            return Expr::error(span);
        };
        if args.len() != *count {
            self.skip(args.iter().copied(), span);
            self.count_mismatch((&name, &vec!["_"; *count].join(", ")), args.len(), *count, span);
            return Expr::error(span);
        }
        if matches!(name.as_str(), "clone" | "cloned") && !self.is_copied(&item, &name, span) {
            return Expr::error(span);
        }
        let taken = match does {
            Does::IsSome | Does::IsNone | Does::AsRef => Some(Borrow::Shared),
            Does::Take | Does::Replace => Some(Borrow::Mut),
            _ => (name == "clone").then_some(Borrow::Shared),
        };
        let whole = Term::Option(Box::new(item.clone()));
        if !self.prove_steps(&whole, &receiver.ty, taken, &name, span)
            && let (Some(taken), Some(proofs)) = (taken, self.items.prove(self.env))
        {
            proofs.of_options(&name, taken == Borrow::Mut, span);
        }
        let mut stmts = Vec::new();
        let whole = self.infer.target(&receiver.ty);
        if let Does::Take | Does::Replace = does {
            let receiver = self.retyped(receiver, whole);
            return self.taken(receiver, args.first().copied(), span);
        }
        let receiver = self.retyped(receiver, whole.clone());
        let option = self.keep(receiver, &mut stmts);
        let value = self.option_branch(*does, &option, (whole, item), &args, &mut stmts, span);
        self.in_block(stmts, value)
    }

    fn option_branch(
        &mut self,
        does: Does,
        option: &Expr,
        (whole, item): (Term, Term),
        args: &[&syn::Expr],
        stmts: &mut Vec<Stmt>,
        span: Span,
    ) -> Expr {
        let there = self.is_some(option, span);
        let held = self.value_in(option, &item);
        // What a method takes by value is computed before it is called.
        let mut given = |body: &mut Self, at: usize, ty: &Term| {
            let arg = body.expr(args[at]);
            if !body.fits(&arg.ty, ty, arg.span) {
                return Expr::error(arg.span);
            }
            let arg = body.unless_mut(arg);
            body.keep(arg, stmts)
        };
        match does {
            Does::IsSome => there,
            Does::IsNone => self.make(Kind::Not(Box::new(there)), Term::BOOL, span),
            Does::Unwrap => {
                args.iter().for_each(|message| self.left_out_expr("the message of `expect`", message));
                let panic = self.make(Kind::Panic, Term::Never, span);
                self.branch(there, held, panic, span)
            }
            Does::Same => {
                let same = self.make(option.kind.clone(), whole, span);
                self.fresh(same)
            }
            Does::Copied => {
                let item = self.infer.target(&item);
                let copied = self.retyped(option.clone(), Term::Option(Box::new(item)));
                self.fresh(copied)
            }
            Does::AsRef => {
                let item = item.borrowed(Borrow::Shared);
                let lent = self.retyped(option.clone(), Term::Option(Box::new(item)));
                self.fresh(lent)
            }
            Does::UnwrapOr => {
                let other = given(self, 0, &item);
                self.branch(there, held, other, span)
            }
            Does::UnwrapOrDefault => {
                let whole = self.infer.target(&item);
                match self.default_of(&whole, span) {
                    Some(other) => self.branch(there, held, other, span),
                    None => {
                        let what = format!("the default of `{}`", self.type_name(&whole));
                        self.unsupported(span, &what, "write it: `.unwrap_or(..)`")
                    }
                }
            }
            Does::And => {
                let any = self.infer.fresh(infer::Kind::Any);
                let other = given(self, 0, &Term::Option(Box::new(any)));
                let none = self.none(span);
                self.branch(there, other, none, span)
            }
            Does::Or => {
                let other = given(self, 0, &whole);
                self.branch(there, option.clone(), other, span)
            }
            Does::Xor => {
                let other = given(self, 0, &whole);
                let others = self.is_some(&other, span);
                let none = self.none(span);
                let mine = self.branch(others.clone(), none, option.clone(), span);
                self.branch(there, mine, other, span)
            }
            Does::Zip => {
                let second = self.infer.fresh(infer::Kind::Any);
                let other = given(self, 0, &Term::Option(Box::new(second.clone())));
                let both = self.is_some(&other, span);
                let both = self.both(there, both);
                let pair = vec![held, self.value_in(&other, &second)];
                let pair = self.make(Kind::Tuple(pair), Term::Tuple(vec![item, second]), span);
                let (pair, none) = (self.some(pair, span), self.none(span));
                self.branch(both, pair, none, span)
            }
            Does::Flatten => {
                let inner = self.infer.fresh(infer::Kind::Any);
                let inner = Term::Option(Box::new(inner));
                if !self.fits(&item, &inner, span) {
                    return Expr::error(span);
                }
                let none = self.none(span);
                self.branch(there, held, none, span)
            }
            Does::UnwrapOrElse => {
                let other = self.run(args[0], Vec::new());
                self.branch(there, held, other, span)
            }
            Does::OrElse => {
                let other = self.run(args[0], Vec::new());
                self.branch(there, option.clone(), other, span)
            }
            Does::Map => {
                let value = self.run(args[0], vec![held]);
                let (value, none) = (self.some(value, span), self.none(span));
                self.branch(there, value, none, span)
            }
            Does::AndThen => {
                let value = self.run(args[0], vec![held]);
                let none = self.none(span);
                self.branch(there, value, none, span)
            }
            Does::MapOr => {
                let any = self.infer.fresh(infer::Kind::Any);
                let other = given(self, 0, &any);
                let value = self.run(args[1], vec![held]);
                self.branch(there, value, other, span)
            }
            Does::MapOrElse => {
                let (otherwise, then) = (self.called(args[0]), self.called(args[1]));
                let (Some(otherwise), Some(then)) = (otherwise, then) else { return Expr::error(span) };
                let value = self.run_called(&then, vec![held]);
                let other = self.run_called(&otherwise, Vec::new());
                self.branch(there, value, other, span)
            }
            Does::Filter => {
                let lent = self.retyped(held, item.borrowed(Borrow::Shared));
                let keeps = self.run(args[0], vec![lent]);
                self.coerce(&keeps.ty, &Term::BOOL, keeps.span);
                let both = self.both(there, keeps);
                let none = self.none(span);
                self.branch(both, option.clone(), none, span)
            }
            Does::IsSomeAnd => {
                let holds = self.run(args[0], vec![held]);
                self.coerce(&holds.ty, &Term::BOOL, holds.span);
                self.both(there, holds)
            }
            Does::IsNoneOr => {
                let holds = self.run(args[0], vec![held]);
                self.coerce(&holds.ty, &Term::BOOL, holds.span);
                let none = self.make(Kind::Not(Box::new(there)), Term::BOOL, span);
                self.make(Kind::Or(Box::new(none), Box::new(holds)), Term::BOOL, span)
            }
            Does::Take | Does::Replace => unreachable!("they write to a place"),
        }
    }

    /// `place.take()`, `place.replace(value)`: what stood there.
    fn taken(&mut self, receiver: Expr, new: Option<&syn::Expr>, span: Span) -> Expr {
        let mut stmts = Vec::new();
        let Some(place) = self.kept_place(&receiver, &mut stmts) else {
            new.iter().for_each(|new| drop(self.expr(new)));
            return self.no_place(&receiver, span);
        };
        let value = match new {
            Some(new) => {
                let value = self.expr(new);
                self.some(value, span)
            }
            None => self.none(span),
        };
        if !self.fits(&value.ty, &receiver.ty, value.span) {
            return Expr::error(span);
        }
        self.put(place, receiver, value, stmts, span)
    }

    /// `condition.then(|| value)`, `condition.then_some(value)`.
    pub(super) fn then(&mut self, condition: Expr, arg: &syn::Expr, is_lazy: bool, span: Span) -> Expr {
        let mut stmts = Vec::new();
        let (condition, value) = match is_lazy {
            true => (condition, self.run(arg, Vec::new())),
            false => {
                let condition = self.keep(condition, &mut stmts);
                let value = self.expr(arg);
                (condition, self.keep(value, &mut stmts))
            }
        };
        let (value, none) = (self.some(value, span), self.none(span));
        let value = self.branch(condition, value, none, span);
        self.in_block(stmts, value)
    }

    /// A closure or a function, called where a branch comes to it.
    pub(super) fn run(&mut self, function: &syn::Expr, args: Vec<Expr>) -> Expr {
        match self.called(function) {
            Some(called) => self.run_called(&called, args),
            None => {
                args.iter().for_each(|arg| self.infer.poison(&arg.ty));
                Expr::error(Span::call_site())
            }
        }
    }

    fn run_called(&mut self, called: &Called, args: Vec<Expr>) -> Expr {
        let diverges = self.diverges;
        let value = self.call_it(called, args);
        self.diverges = diverges;
        self.unless_mut(value)
    }

    pub(super) fn branch(&mut self, condition: Expr, then: Expr, otherwise: Expr, span: Span) -> Expr {
        let end = otherwise.span;
        let ty = self.merge(&then.ty, &otherwise.ty, end);
        let (then, otherwise) = (Block::of(then), Some(Block::of(otherwise)));
        self.make(Kind::If(Box::new(If { condition, then, otherwise })), ty, span)
    }

    /// `a == b` of two `Option`s that may be read again and again: both are `None`, or hold what is equal.
    pub(super) fn equal_options(&self, a: &Expr, b: &Expr, equal: Expr, span: Span) -> Expr {
        let (first, second) = (self.is_some(a, span), self.is_some(b, span));
        let both = self.both(first.clone(), second.clone());
        let same = self.both(both, equal);
        let either = self.make(Kind::Or(Box::new(first), Box::new(second)), Term::BOOL, span);
        let neither = self.make(Kind::Not(Box::new(either)), Term::BOOL, span);
        self.make(Kind::Or(Box::new(neither), Box::new(same)), Term::BOOL, span)
    }
}
