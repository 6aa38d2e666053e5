//! Taking values apart: the patterns of `let`, `for` and parameters, and the left sides of assignments like `(a, b.x) = ..`.

use super::body::{Binding, Body};
use super::draft::{Expr, Kind, Stmt};
use super::infer::{self, Borrow, Term};
use super::items::Env;
use super::proofs;
use super::stmts::list;
use super::syntax::{self, expr_start, pat_start};
use crate::diag::codes;
use crate::hir::{LocalId, Part};
use crate::op::Op;
use proc_macro2::Span;
use syn::{Expr as E, Pat as P};

/// Where a value goes: a pattern, or the left side of an assignment.
pub(super) enum Target<'a> {
    /// `_`: nowhere.
    Nothing,
    /// A new local.
    Name(&'a syn::PatIdent),
    /// What an assignment writes.
    Place(&'a syn::Expr),
    /// `(a, .., b)`.
    Tuple(Parts<'a>, Span),
    /// `Ray(a, .., b)`; without parts also `Unit`.
    TupleStruct(Term, Parts<'a>, Span),
    /// `Ray { origin, dir: d, .. }`: whether it ends in `..` comes last but one.
    Struct(Term, Vec<(&'a syn::Member, Target<'a>)>, bool, Span),
    /// `[a, .., b]`.
    Array(Parts<'a>, Span),
    /// `&a`.
    Reference(Box<Target<'a>>, Span),
    /// Refused and reported.
    Wrong,
}

/// Parts by position.
#[derive(Default)]
pub(super) struct Parts<'a> {
    items: Vec<Target<'a>>,
    /// How many stand before `..`, if it is there.
    rest: Option<usize>,
}

impl Target<'_> {
    /// Where the target stands, if it takes its value apart.
    fn span_of_parts(&self) -> Option<Span> {
        match self {
            Target::Tuple(_, span)
            | Target::TupleStruct(_, _, span)
            | Target::Struct(_, _, _, span)
            | Target::Array(_, span) => Some(*span),
            Target::Nothing | Target::Name(_) | Target::Place(_) | Target::Reference(..) | Target::Wrong => {
                None
            }
        }
    }
}

impl<'a> Parts<'a> {
    /// Reads parts; `read` answers `None` for `..`.
    fn read<T>(items: impl Iterator<Item = T>, mut read: impl FnMut(T) -> Option<Target<'a>>) -> Parts<'a> {
        let mut parts = Parts::default();
        for item in items {
            match read(item) {
                Some(target) => parts.items.push(target),
                None => parts.rest = Some(parts.items.len()),
            }
        }
        parts
    }

    /// The position of each part in a whole of `count`, or `None` if they do not fit.
    fn positions(&self, count: usize) -> Option<Vec<usize>> {
        let written = self.items.len();
        let hidden = count.checked_sub(written)?;
        let first_behind = match self.rest {
            Some(before) => before,
            None if hidden == 0 => written,
            None => return None,
        };
        Some((0..written).map(|i| if i < first_behind { i } else { i + hidden }).collect())
    }
}

impl Body<'_, '_> {
    /// Binds the names of a pattern to a value and its parts; without a value they are declared only.
    pub(super) fn bind(&mut self, pat: &syn::Pat, ty: Term, value: Option<Expr>, stmts: &mut Vec<Stmt>) {
        let target = self.pattern(pat);
        self.take_apart(target, ty, value, stmts);
    }

    /// The local that takes each value of a loop, and what binds the names of the pattern to its parts.
    pub(super) fn bind_local(&mut self, pat: &syn::Pat, ty: Term) -> (LocalId, Vec<Stmt>) {
        let mut stmts = Vec::new();
        let span = pat_start(pat);
        let local = match self.pattern(pat) {
            Target::Name(p) => {
                let local = self.declare(p.ident.to_string(), ty, p.mutability.is_some(), span);
                self.names.bind(p.ident.to_string(), Binding::Local(local));
                local
            }
            Target::Nothing => self.declare("_".to_owned(), ty, false, span),
            target => {
                let local = self.declare("_".to_owned(), ty.clone(), false, span);
                let value = self.make(Kind::Local(local), ty.clone(), span);
                self.take_apart(target, ty, Some(value), &mut stmts);
                local
            }
        };
        (local, stmts)
    }

    // ---- What is written.

    fn pattern<'a>(&mut self, pat: &'a syn::Pat) -> Target<'a> {
        match pat {
            P::Paren(inner) => self.pattern(&inner.pat),
            P::Wild(_) => Target::Nothing,
            P::Ident(p) if p.by_ref.is_none() && p.subpat.is_none() => match self.unit_struct(p) {
                Some(ty) => Target::TupleStruct(ty, Parts::default(), p.ident.span()),
                None => Target::Name(p),
            },
            P::Tuple(tuple) => Target::Tuple(self.pattern_parts(&tuple.elems), tuple.paren_token.span.open()),
            P::TupleStruct(p) => {
                let ty = self.items.path_type(self.env, &p.path);
                Target::TupleStruct(ty, self.pattern_parts(&p.elems), proofs::span(&p.path))
            }
            P::Path(p) if p.qself.is_none() && self.is_struct(&p.path) => {
                let ty = self.items.path_type(self.env, &p.path);
                Target::TupleStruct(ty, Parts::default(), proofs::span(&p.path))
            }
            P::Struct(p) => {
                let ty = self.items.path_type(self.env, &p.path);
                p.fields.iter().for_each(|f| self.attributes(&f.attrs));
                let fields = p.fields.iter().map(|f| (&f.member, self.pattern(&f.pat))).collect();
                Target::Struct(ty, fields, p.rest.is_some(), proofs::span(&p.path))
            }
            P::Slice(slice) => {
                Target::Array(self.pattern_parts(&slice.elems), slice.bracket_token.span.open())
            }
            P::Reference(p) if p.mutability.is_none() => {
                Target::Reference(Box::new(self.pattern(&p.pat)), p.and_token.span)
            }
            other => {
                self.error(pat_start(other), &codes::PATTERN).with("what", syntax::pat_what(other));
                Target::Wrong
            }
        }
    }

    fn pattern_parts<'a>(
        &mut self,
        pats: &'a syn::punctuated::Punctuated<syn::Pat, syn::Token![,]>,
    ) -> Parts<'a> {
        Parts::read(pats.iter(), |p| (!matches!(p, P::Rest(_))).then(|| self.pattern(p)))
    }

    /// The type of a pattern that is the name of a unit struct. Locals do not hide it there.
    fn unit_struct(&mut self, pat: &syn::PatIdent) -> Option<Term> {
        let path = syn::Path::from(pat.ident.clone());
        self.is_struct(&path).then(|| self.items.path_type(self.env, &path))
    }

    /// True if the path, as a value, means a tuple or unit struct of the sources.
    pub(super) fn is_struct(&self, path: &syn::Path) -> bool {
        let Env::User(scope) = self.env else { return false };
        let name = proofs::text(self.items.used(self.env, path).as_ref().unwrap_or(path));
        let found = match name.as_str() {
            "Self" => self.items.lookup_type(scope, &name),
            _ => self.items.lookup_value(scope, &name),
        };
        let item = found.map(|index| &self.items.sources.items[index].item);
        matches!(item, Some(syn::Item::Struct(item)) if !matches!(item.fields, syn::Fields::Named(_)))
    }

    /// The left side of an assignment.
    pub(super) fn assignee<'a>(&mut self, left: &'a syn::Expr) -> Target<'a> {
        if let E::Infer(_) | E::Tuple(_) | E::Array(_) | E::Struct(_) = left {
            self.attributes(syntax::expr_attrs(left));
        }
        match left {
            E::Paren(inner) => self.assignee(&inner.expr),
            E::Group(inner) => self.assignee(&inner.expr),
            E::Infer(_) => Target::Nothing,
            E::Tuple(tuple) => {
                Target::Tuple(self.assignee_parts(&tuple.elems), tuple.paren_token.span.open())
            }
            E::Array(array) => {
                Target::Array(self.assignee_parts(&array.elems), array.bracket_token.span.open())
            }
            E::Call(call) => match &*call.func {
                E::Path(func) if func.qself.is_none() && self.is_struct(&func.path) => {
                    let ty = self.items.path_type(self.env, &func.path);
                    Target::TupleStruct(ty, self.assignee_parts(&call.args), proofs::span(&func.path))
                }
                _ => Target::Place(left),
            },
            E::Struct(literal) if literal.rest.is_none() => {
                let ty = self.items.path_type(self.env, &literal.path);
                literal.fields.iter().for_each(|f| self.attributes(&f.attrs));
                let fields = literal.fields.iter().map(|f| (&f.member, self.assignee(&f.expr))).collect();
                Target::Struct(ty, fields, literal.dot2_token.is_some(), proofs::span(&literal.path))
            }
            E::Path(path) if self.local_named(&path.path).is_none() && self.is_struct(&path.path) => {
                let ty = self.items.path_type(self.env, &path.path);
                Target::TupleStruct(ty, Parts::default(), proofs::span(&path.path))
            }
            _ => Target::Place(left),
        }
    }

    fn assignee_parts<'a>(
        &mut self,
        exprs: &'a syn::punctuated::Punctuated<syn::Expr, syn::Token![,]>,
    ) -> Parts<'a> {
        let is_rest = |e: &syn::Expr| matches!(e, E::Range(r) if r.start.is_none() && r.end.is_none());
        Parts::read(exprs.iter(), |e| (!is_rest(e)).then(|| self.assignee(e)))
    }

    /// Declares the names of a pattern that was refused, so that nothing more is said of them.
    pub(super) fn forget(&mut self, pat: &syn::Pat) {
        use syn::Pat as P;
        match pat {
            P::Ident(p) => {
                let local = self.declare(p.ident.to_string(), Term::Error, true, p.ident.span());
                self.names.bind(p.ident.to_string(), Binding::Local(local));
            }
            P::Paren(p) => self.forget(&p.pat),
            P::Reference(p) => self.forget(&p.pat),
            P::Type(p) => self.forget(&p.pat),
            P::Or(p) => p.cases.iter().for_each(|p| self.forget(p)),
            P::Slice(p) => p.elems.iter().for_each(|p| self.forget(p)),
            P::Struct(p) => p.fields.iter().for_each(|field| self.forget(&field.pat)),
            P::Tuple(p) => p.elems.iter().for_each(|p| self.forget(p)),
            P::TupleStruct(p) => p.elems.iter().for_each(|p| self.forget(p)),
            _ => {}
        }
    }

    /// [`Self::forget`] of each `let` in a condition.
    pub(super) fn forget_lets(&mut self, condition: &syn::Expr) {
        match condition {
            syn::Expr::Let(e) => self.forget(&e.pat),
            syn::Expr::Paren(e) => self.forget_lets(&e.expr),
            syn::Expr::Binary(e) => {
                self.forget_lets(&e.left);
                self.forget_lets(&e.right);
            }
            _ => {}
        }
    }

    /// The local that a path means.
    pub(super) fn local_named(&self, path: &syn::Path) -> Option<LocalId> {
        match self.names.get(&path.get_ident()?.to_string()) {
            Some(Binding::Local(local)) => Some(*local),
            _ => None,
        }
    }

    // ---- What it means.

    /// Sends a value and its parts where the target says, from left to right.
    pub(super) fn take_apart(
        &mut self,
        target: Target,
        ty: Term,
        value: Option<Expr>,
        stmts: &mut Vec<Stmt>,
    ) {
        let (ty, value, shared) = match self.behind_reference(&target, &ty) {
            Some(to) => (to.clone(), value.map(|value| self.retyped(value, to)), true),
            None => (ty, value, false),
        };
        match target {
            Target::Nothing => stmts.extend(value.map(Stmt::Expr)),
            Target::Name(p) => {
                let mutable = p.mutability.is_some() || value.is_none();
                let local = self.declare(p.ident.to_string(), ty, mutable, p.ident.span());
                stmts.push(Stmt::Let(local, value));
                self.names.bind(p.ident.to_string(), Binding::Local(local));
            }
            Target::Place(left) => {
                let value = value.expect("an assignment has a value");
                stmts.extend(self.assign_part(left, value).map(Stmt::Expr));
            }
            Target::Tuple(parts, span) => {
                let items = parts.items.iter().map(|_| self.infer.fresh(infer::Kind::Any)).collect();
                self.take_sequence(parts, Term::Tuple(items), (ty, shared), value, span, stmts);
            }
            Target::Array(parts, span) => {
                let item = self.infer.fresh(infer::Kind::Any);
                let written = Term::Array(Box::new(item), parts.items.len() as u32);
                self.take_sequence(parts, written, (ty, shared), value, span, stmts);
            }
            Target::Reference(target, span) => match self.pointee(&ty, span) {
                Some(to) => {
                    let value = value.map(|value| self.retyped(value, to.clone()));
                    self.take_apart(*target, to, value, stmts);
                }
                None => self.take_wrong(vec![*target], value, stmts),
            },
            Target::TupleStruct(found, parts, span) => {
                self.coerce(&ty, &found, span);
                match self.positions_in_struct(&found, &parts, span) {
                    Some(found) => {
                        let parts = found.into_iter().map(Part::Field).zip(parts.items);
                        self.take_parts(parts.collect(), (ty, shared), value, span, stmts);
                    }
                    None => self.take_wrong(parts.items, value, stmts),
                }
            }
            Target::Struct(found, fields, rest, span) => {
                self.coerce(&ty, &found, span);
                let parts = self.fields_of(&found, fields, rest, span);
                self.take_parts(parts, (found, shared), value, span, stmts);
            }
            Target::Wrong => {
                self.infer.poison(&ty);
                stmts.extend(value.map(Stmt::Expr));
            }
        }
    }

    /// What a reference points to, if the target takes it apart: then the parts are references too.
    fn behind_reference(&mut self, target: &Target, ty: &Term) -> Option<Term> {
        let span = target.span_of_parts()?;
        let mut behind = self.infer.shallow(ty);
        let mut to = None;
        while let Term::Ref(borrow, inner) = behind {
            if borrow == Borrow::Mut {
                self.error(span, &codes::PATTERN).with("what", "a tuple or struct behind `&mut`");
                return Some(Term::Error);
            }
            behind = self.infer.shallow(&inner);
            to = Some(behind.clone());
        }
        to
    }

    /// One local holds the whole, so that it is evaluated once and before anything is written. `shared` says that
    /// the whole stands behind a reference.
    fn take_parts(
        &mut self,
        parts: Vec<(Part, Target)>,
        (ty, shared): (Term, bool),
        value: Option<Expr>,
        span: Span,
        stmts: &mut Vec<Stmt>,
    ) {
        let whole = value.map(|value| {
            let whole = self.declare(String::new(), ty.clone(), false, span);
            stmts.push(Stmt::Let(whole, Some(value)));
            whole
        });
        for (part, target) in parts {
            if matches!(target, Target::Nothing) {
                continue;
            }
            let Some(term) = self.part_type(&ty, part) else { continue };
            if let Target::Name(syn::PatIdent { mutability: Some(token), .. }) = &target
                && shared
            {
                self.error(token.span, &codes::PATTERN).with("what", "`mut` behind a reference");
            }
            let term = if shared { term.borrowed(Borrow::Shared) } else { term };
            let value = whole.map(|whole| {
                let base = self.make(Kind::Local(whole), ty.clone(), span);
                let kind = match part {
                    Part::Field(index) => Kind::Field(Box::new(base), index),
                    Part::Lane(lane) => Kind::Op(Op::Lane(lane), vec![base]),
                    Part::Index(_) => unreachable!("patterns name no element by a number computed"),
                };
                self.make(kind, term.clone(), span)
            });
            self.take_apart(target, term, value, stmts);
        }
    }

    /// The names of what does not fit are bound, so that one mistake stays one.
    fn take_wrong(&mut self, parts: Vec<Target>, value: Option<Expr>, stmts: &mut Vec<Stmt>) {
        stmts.extend(value.map(Stmt::Expr));
        for target in parts {
            let value = Expr::error(Span::call_site());
            self.take_apart(target, Term::Error, Some(value), stmts);
        }
    }

    /// Takes a tuple or an array apart, which has the type `written` if the target hides none of its parts.
    fn take_sequence(
        &mut self,
        parts: Parts,
        written: Term,
        (ty, shared): (Term, bool),
        value: Option<Expr>,
        span: Span,
        stmts: &mut Vec<Stmt>,
    ) {
        self.settle();
        let found = self.infer.shallow(&ty);
        let count = match (&found, &written) {
            (Term::Tuple(items), Term::Tuple(_)) => Some(items.len()),
            (Term::Array(_, count), Term::Array(..)) => Some(*count as usize),
            _ => None,
        };
        let positions = match count.and_then(|count| parts.positions(count)) {
            Some(positions) => Some(positions),
            None if matches!(found, Term::Var(_)) && parts.rest.is_some() => {
                self.error(span, &codes::AMBIGUOUS_TYPE);
                None
            }
            None => {
                self.coerce(&ty, &written, span);
                matches!(found, Term::Var(_)).then(|| (0..parts.items.len()).collect())
            }
        };
        match positions {
            Some(positions) => {
                let parts = positions.into_iter().map(Part::Field).zip(parts.items).collect();
                self.take_parts(parts, (ty, shared), value, span, stmts);
            }
            None => self.take_wrong(parts.items, value, stmts),
        }
    }

    fn part_type(&self, whole: &Term, part: Part) -> Option<Term> {
        let whole = self.infer.shallow(whole);
        if let Term::Array(item, _) = whole {
            return Some(*item);
        }
        self.fields(&whole).into_iter().find(|(_, found, _)| *found == part).map(|(.., term)| term)
    }

    fn positions_in_struct(&mut self, ty: &Term, parts: &Parts, span: Span) -> Option<Vec<usize>> {
        if *ty == Term::Error {
            return None;
        }
        let names: Vec<String> = self.fields(ty).into_iter().map(|(name, ..)| name).collect();
        let positions = parts.positions(names.len());
        // What has names is not taken apart by position.
        let named = names.first().is_some_and(|n| n != "0") || ty.value().is_some();
        if named || positions.is_none() {
            let what = "the parts of this are not those of the struct".to_owned();
            self.bad_literal(span, what, ty, &names);
            return None;
        }
        positions
    }

    fn fields_of<'a>(
        &mut self,
        ty: &Term,
        fields: Vec<(&syn::Member, Target<'a>)>,
        rest: bool,
        span: Span,
    ) -> Vec<(Part, Target<'a>)> {
        let before = self.items.mistakes();
        let mut parts = Vec::new();
        for (member, target) in fields {
            if let Some((part, _)) = self.member(ty, member) {
                parts.push((part, target));
            }
        }
        let all = self.fields(ty);
        let missing: Vec<&String> =
            all.iter().filter(|(_, p, _)| parts.iter().all(|(q, _)| p != q)).map(|(n, ..)| n).collect();
        if !rest && !missing.is_empty() && self.items.mistakes() == before {
            let what = format!("this does not take {}, and no `..` leaves it out", list(&missing));
            let names: Vec<String> = all.iter().map(|(n, ..)| n.clone()).collect();
            self.bad_literal(span, what, ty, &names);
        }
        parts
    }

    /// The assignment of a part to a place.
    fn assign_part(&mut self, left: &syn::Expr, value: Expr) -> Option<Expr> {
        let mut before = Vec::new();
        let Some((place, ty)) = self.place(left, &mut before) else {
            self.infer.poison(&value.ty);
            return None;
        };
        self.coerce(&value.ty, &ty, expr_start(left));
        Some(self.assignment(place, None, value, before, expr_start(left)))
    }
}
