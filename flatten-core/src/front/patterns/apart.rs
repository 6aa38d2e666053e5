//! Values taken apart: each part goes where its target says.

use super::{Parts, Target};
use crate::diag::codes;
use crate::front::body::{Binding, Body};
use crate::front::draft::{Expr, Kind, Stmt};
use crate::front::infer::{self, Borrow, Term};
use crate::front::stmts::list;
use crate::front::syntax::{expr_start, pat_start, pat_what};
use crate::hir::{LocalId, Part};
use proc_macro2::Span;

impl Body<'_, '_> {
    /// Sends a value and its parts where the target says, from left to right.
    pub(in crate::front) fn take_apart(
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
                let (name, span) = (p.ident.to_string(), p.ident.span());
                let local = match (p.mutability, &value) {
                    (None, None) => self.declare_late(name, ty, span),
                    (mutability, _) => self.declare(name, ty, mutability.is_some(), span),
                };
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
            Target::At(p, target) => {
                let mutable = p.mutability.is_some() || value.is_none();
                let local = self.named_local(p, ty.clone(), mutable);
                let part = value.is_some().then(|| self.make(Kind::Local(local), ty.clone(), p.ident.span()));
                stmts.push(Stmt::Let(local, value));
                self.take_apart(*target, ty, part, stmts);
            }
            Target::Value(pat) | Target::Or(pat, _) => {
                if self.infer.shallow(&ty) != Term::Error {
                    self.error(pat_start(pat), &codes::PATTERN).with("what", pat_what(pat));
                }
                self.forget(pat);
                self.infer.poison(&ty);
                stmts.extend(value.map(Stmt::Expr));
            }
            Target::Variant { ty: found, number: None, parts, span } => {
                self.coerce(&ty, &found, span);
                self.take_parts(parts, (found, shared), value, span, stmts);
            }
            Target::Variant { ty: found, parts, span, .. } => {
                self.coerce(&ty, &found, span);
                self.error(span, &codes::PATTERN).with("what", "one of several variants without an `else`");
                self.take_wrong(parts.into_iter().map(|(_, target)| target).collect(), value, stmts);
            }
            Target::Lost(parts) => {
                self.infer.poison(&ty);
                self.take_wrong(parts, value, stmts);
            }
            Target::None(span) | Target::Some(_, span) => {
                if self.infer.shallow(&ty) != Term::Error {
                    self.error(span, &codes::PATTERN).with("what", "`Some` or `None` without an `else`");
                }
                if let Target::Some(target, _) = target {
                    self.take_wrong(vec![*target], None, stmts);
                }
                self.infer.poison(&ty);
                stmts.extend(value.map(Stmt::Expr));
            }
            Target::Wrong => {
                self.infer.poison(&ty);
                stmts.extend(value.map(Stmt::Expr));
            }
        }
    }

    /// The local of a name in a pattern.
    pub(in crate::front) fn named_local(&mut self, p: &syn::PatIdent, ty: Term, mutable: bool) -> LocalId {
        let local = self.declare(p.ident.to_string(), ty, mutable, p.ident.span());
        self.names.bind(p.ident.to_string(), Binding::Local(local));
        local
    }

    /// What a reference points to, if the target takes it apart: then the parts are references too.
    pub(super) fn behind_reference(&mut self, target: &Target, ty: &Term) -> Option<Term> {
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
                self.part_of(base, part, term.clone())
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
        let positions = self.positions_in_sequence(&parts, &written, &ty, span);
        match positions {
            Some(positions) => {
                let value = match (parts.named, value) {
                    (Some(_), Some(value)) => Some(self.keep_always(value, stmts)),
                    (_, value) => value,
                };
                let rest = self.rest_of(&parts, (&ty, shared), value.as_ref());
                let parts = positions.into_iter().map(Part::Field).zip(parts.items).collect();
                self.take_parts(parts, (ty, shared), value, span, stmts);
                if let Some((p, ty, value)) = rest {
                    self.take_apart(Target::Name(p), ty, value, stmts);
                }
            }
            None => self.take_wrong(parts.all(), value, stmts),
        }
    }

    /// What `name @ ..` takes of an array: the name, and an array of the elements that it hides with its type.
    pub(super) fn rest_of<'a>(
        &mut self,
        parts: &Parts<'a>,
        (ty, shared): (&Term, bool),
        whole: Option<&Expr>,
    ) -> Option<(&'a syn::PatIdent, Term, Option<Expr>)> {
        let p = parts.named?;
        let Term::Array(item, count) = self.infer.shallow(ty) else { return None };
        if let Some(token) = p.mutability.filter(|_| shared) {
            self.error(token.span, &codes::PATTERN).with("what", "`mut` behind a reference");
        }
        let hidden = parts.hidden(count as usize);
        let rest = Term::Array(item.clone(), hidden.len() as u32);
        let ty = if shared { rest.clone().borrowed(Borrow::Shared) } else { rest.clone() };
        let value = whole.map(|whole| {
            let elements = hidden.map(|i| self.part_of(whole.clone(), Part::Field(i), (*item).clone()));
            let elements = elements.collect();
            let value = self.make(Kind::Array(elements), rest, p.ident.span());
            self.retyped(value, ty.clone())
        });
        Some((p, ty, value))
    }

    /// The positions of the parts of a tuple or an array in its value, if they fit.
    pub(super) fn positions_in_sequence(
        &mut self,
        parts: &Parts,
        written: &Term,
        ty: &Term,
        span: Span,
    ) -> Option<Vec<usize>> {
        self.settle();
        let found = self.infer.shallow(ty);
        let count = match (&found, written) {
            (Term::Tuple(items), Term::Tuple(_)) => Some(items.len()),
            (Term::Array(_, count), Term::Array(..)) => Some(*count as usize),
            _ => None,
        };
        match count.and_then(|count| parts.positions(count)) {
            Some(positions) => Some(positions),
            None if matches!(found, Term::Var(_)) && parts.rest.is_some() => {
                self.error(span, &codes::AMBIGUOUS_TYPE);
                None
            }
            None => {
                self.coerce(ty, written, span);
                matches!(found, Term::Var(_)).then(|| (0..parts.items.len()).collect())
            }
        }
    }

    pub(super) fn part_type(&self, whole: &Term, part: Part) -> Option<Term> {
        let whole = self.infer.shallow(whole);
        if let Term::Array(item, _) = whole {
            return Some(*item);
        }
        if let (Term::Struct(id), Part::Field(field)) = (&whole, part)
            && self.is_enum(&whole)
        {
            return Some(Term::from(&self.items.structs[id.0 as usize].fields[field].1));
        }
        self.fields(&whole).into_iter().find(|(_, found, _)| *found == part).map(|(.., term)| term)
    }

    pub(super) fn positions_in_struct(&mut self, ty: &Term, parts: &Parts, span: Span) -> Option<Vec<usize>> {
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

    pub(super) fn fields_of<'a>(
        &mut self,
        ty: &Term,
        fields: Vec<(&syn::Member, Target<'a>)>,
        rest: bool,
        span: Span,
    ) -> Vec<(Part, Target<'a>)> {
        let before = self.items.mistakes();
        let mut parts = Vec::new();
        for (member, target) in fields {
            match self.member(ty, member) {
                Some((part, _)) => parts.push((part, target)),
                None => self.take_wrong(vec![target], None, &mut Vec::new()),
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
