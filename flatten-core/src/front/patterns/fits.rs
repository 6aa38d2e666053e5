//! Patterns that not every value fits: what they ask of a value, and the names they give to its parts.
//!
//! ```text
//! (0, n @ 1..=9)  of  v:     test  v.0 == 0 && v.1 >= 1 && v.1 <= 9     names  n = v.1
//! (n, 0) | (0, n) of  v:     test  v.1 == 0 || v.0 == 0                 names  n = if v.1 == 0 { v.0 } else { v.1 }
//! ```
//! The value is one that may be read again and again, so nothing is evaluated twice.

use super::{Parts, Target};
use crate::diag::codes;
use crate::front::MAX_DEPTH;
use crate::front::body::Body;
use crate::front::draft::{Block, Expr, If, Kind};
use crate::front::infer::{self, Borrow, Term};
use crate::front::syntax::pat_start;
use crate::hir::Part;
use crate::op::Op;
use crate::value::Value;
use proc_macro2::Span;

/// What a pattern asks of a value, and what it takes from it.
#[derive(Default)]
pub(in crate::front) struct Fit<'a> {
    /// All of these have to hold.
    tests: Vec<Expr>,
    /// The names with what they are bound to.
    pub(in crate::front) names: Vec<(&'a syn::PatIdent, Expr)>,
}

impl Body<'_, '_> {
    /// What a pattern asks of a value that may be read again and again.
    pub(in crate::front) fn fit_pattern<'a>(&mut self, pat: &'a syn::Pat, value: Expr) -> Fit<'a> {
        // What is said of the value says why the pattern does not fit it.
        if self.infer.target(&value.ty) == Term::Error {
            self.forget(pat);
            return Fit::default();
        }
        let target = self.pattern(pat);
        self.fit_read(target, value)
    }

    /// The same of a pattern that has been read.
    pub(in crate::front) fn fit_read<'a>(&mut self, target: Target<'a>, value: Expr) -> Fit<'a> {
        let mut fit = Fit::default();
        self.fit_target(target, (value, false), &mut fit);
        fit
    }

    /// Whether a value fits; `None` if every one does.
    pub(in crate::front) fn test_of(&self, fit: &mut Fit) -> Option<Expr> {
        let tests = std::mem::take(&mut fit.tests);
        self.balanced(tests, Kind::And)
    }

    /// A `lent` value stands behind a reference only because the whole does, of which it is a part.
    fn fit_target<'a>(&mut self, target: Target<'a>, (value, lent): (Expr, bool), fit: &mut Fit<'a>) {
        let (value, shared) = match self.behind_reference(&target, &value.ty) {
            Some(to) => (self.retyped(value, to), true),
            None => (value, false),
        };
        match target {
            Target::Nothing => {}
            Target::Wrong => self.infer.poison(&value.ty),
            Target::Place(_) => unreachable!("a pattern holds no places"),
            Target::Name(p) => match self.constant_named(p, &value.ty) {
                Some(constant) => {
                    let value = match self.infer.shallow(&value.ty) {
                        Term::Ref(_, to) if lent => self.retyped(value, *to),
                        _ => value,
                    };
                    fit.tests.push(self.equals(value, constant, p.ident.span()));
                }
                None => fit.names.push((p, value)),
            },
            Target::At(p, target) => {
                self.prove_new(&p.ident);
                fit.names.push((p, value.clone()));
                self.fit_target(*target, (value, lent), fit);
            }
            Target::Value(pat) => {
                let test = self.value_test(pat, value);
                fit.tests.push(test);
            }
            Target::Lost(parts) => {
                self.infer.poison(&value.ty);
                self.fit_wrong(parts, fit);
            }
            Target::Variant { ty, number, parts, span } => {
                if !self.fits(&value.ty, &ty, span) {
                    let parts = parts.into_iter().map(|(_, target)| target).collect();
                    return self.fit_wrong(parts, fit);
                }
                let value = Expr { ty, ..value };
                if let Some(number) = number {
                    let test = self.has_tag(&value, number, span);
                    fit.tests.push(test);
                }
                self.fit_parts(parts, value, shared, fit);
            }
            Target::None(span) => {
                let item = self.infer.fresh(infer::Kind::Any);
                self.coerce(&value.ty, &Term::Option(Box::new(item)), span);
                let there = self.is_some(&value, span);
                fit.tests.push(self.make(Kind::Not(Box::new(there)), Term::BOOL, span));
            }
            Target::Some(target, span) => {
                let item = self.infer.fresh(infer::Kind::Any);
                self.coerce(&value.ty, &Term::Option(Box::new(item.clone())), span);
                fit.tests.push(self.is_some(&value, span));
                if let Target::Name(syn::PatIdent { mutability: Some(token), .. }) = &*target
                    && shared
                {
                    self.error(token.span, &codes::PATTERN).with("what", "`mut` behind a reference");
                }
                let item = if shared { item.borrowed(Borrow::Shared) } else { item };
                let value = self.value_in(&value, &item);
                self.fit_target(*target, (value, shared), fit);
            }
            Target::Or(pat, cases) => self.fit_cases(cases, (value, lent), pat_start(pat), fit),
            Target::Tuple(parts, span) => {
                let items = parts.items.iter().map(|_| self.infer.fresh(infer::Kind::Any)).collect();
                self.fit_sequence(parts, Term::Tuple(items), (value, shared), span, fit);
            }
            Target::Array(parts, span) => {
                let item = self.infer.fresh(infer::Kind::Any);
                let written = Term::Array(Box::new(item), parts.items.len() as u32);
                self.fit_sequence(parts, written, (value, shared), span, fit);
            }
            Target::Reference(target, span) => match self.pointee(&value.ty, span) {
                Some(to) => {
                    let value = self.retyped(value, to);
                    self.fit_target(*target, (value, false), fit);
                }
                None => self.fit_wrong(vec![*target], fit),
            },
            Target::TupleStruct(found, parts, span) => {
                self.coerce(&value.ty, &found, span);
                match self.positions_in_struct(&found, &parts, span) {
                    Some(positions) => {
                        let parts = positions.into_iter().map(Part::Field).zip(parts.items).collect();
                        self.fit_parts(parts, Expr { ty: found, ..value }, shared, fit);
                    }
                    None => self.fit_wrong(parts.items, fit),
                }
            }
            Target::Struct(found, fields, rest, span) => {
                self.coerce(&value.ty, &found, span);
                let parts = self.fields_of(&found, fields, rest, span);
                self.fit_parts(parts, Expr { ty: found, ..value }, shared, fit);
            }
        }
    }

    fn fit_sequence<'a>(
        &mut self,
        parts: Parts<'a>,
        written: Term,
        (value, shared): (Expr, bool),
        span: Span,
        fit: &mut Fit<'a>,
    ) {
        self.settle();
        if let (Term::Array(item, count), Term::Array(..)) = (self.infer.shallow(&value.ty), &written)
            && parts.positions(count as usize).is_none()
            && self.items.takes_slices(self.env)
        {
            let item = if shared { item.borrowed(Borrow::Shared) } else { *item };
            return self.fits_no_slice(parts, (&item, shared), span, fit);
        }
        match self.positions_in_sequence(&parts, &written, &value.ty, span) {
            Some(positions) => {
                if let Some((p, _, rest)) = self.rest_of(&parts, (&value.ty, shared), Some(&value)) {
                    self.prove_new(&p.ident);
                    fit.names.extend(rest.map(|rest| (p, rest)));
                }
                let parts = positions.into_iter().map(Part::Field).zip(parts.items).collect();
                self.fit_parts(parts, value, shared, fit);
            }
            None => self.fit_wrong(parts.all(), fit),
        }
    }

    /// No slice of this length fits; what the names of its parts are nobody asks.
    fn fits_no_slice<'a>(
        &mut self,
        parts: Parts<'a>,
        (item, shared): (&Term, bool),
        span: Span,
        fit: &mut Fit<'a>,
    ) {
        fit.tests.push(Expr::value(Value::bool(false), span));
        let rest = Term::Array(Box::new(self.infer.target(item)), 0).borrowed(Borrow::Shared);
        fit.names.extend(parts.named.map(|p| (p, self.make(Kind::Zero, rest, span))));
        for target in parts.items {
            let part = self.make(Kind::Zero, item.clone(), span);
            let mut fit_of_part = Fit::default();
            self.fit_target(target, (part, shared), &mut fit_of_part);
            fit.names.extend(fit_of_part.names);
        }
    }

    /// `shared` says that the whole stands behind a reference, and so do its parts.
    fn fit_parts<'a>(
        &mut self,
        parts: Vec<(Part, Target<'a>)>,
        whole: Expr,
        shared: bool,
        fit: &mut Fit<'a>,
    ) {
        for (part, target) in parts {
            let Some(term) = self.part_type(&whole.ty, part) else {
                self.fit_wrong(vec![target], fit);
                continue;
            };
            if let Target::Name(syn::PatIdent { mutability: Some(token), .. }) = &target
                && shared
            {
                self.error(token.span, &codes::PATTERN).with("what", "`mut` behind a reference");
            }
            let term = if shared { term.borrowed(Borrow::Shared) } else { term };
            let value = self.part_of(whole.clone(), part, term);
            self.fit_target(target, (value, shared), fit);
        }
    }

    /// A part of a whole by its place in it.
    pub(in crate::front) fn part_of(&self, whole: Expr, part: Part, ty: Term) -> Expr {
        let span = whole.span;
        let kind = match part {
            Part::Field(index) => Kind::Field(Box::new(whole), index),
            Part::Lane(lane) => Kind::Op(Op::Lane(lane), vec![whole]),
            Part::Index(_) => unreachable!("patterns name no element by a number computed"),
        };
        self.make(kind, ty, span)
    }

    /// The names of what does not fit are bound, so that one mistake stays one.
    fn fit_wrong<'a>(&mut self, parts: Vec<Target<'a>>, fit: &mut Fit<'a>) {
        for target in parts {
            self.fit_target(target, (Expr::error(Span::call_site()), false), fit);
        }
    }

    /// The first case that fits gives the names.
    fn fit_cases<'a>(
        &mut self,
        cases: Vec<Target<'a>>,
        (value, lent): (Expr, bool),
        span: Span,
        fit: &mut Fit<'a>,
    ) {
        let mut tests: Vec<Expr> = Vec::new();
        let mut names: Vec<Vec<(&'a syn::PatIdent, Expr)>> = Vec::new();
        let mut certain = false;
        for target in cases {
            let mut case = Fit::default();
            self.fit_target(target, (value.clone(), lent), &mut case);
            // What stands behind a case that every value fits is never looked at.
            if !certain {
                let test = self.test_of(&mut case);
                certain = test.is_none();
                tests.extend(test);
                names.push(case.names);
            }
        }
        let Some(last) = names.pop() else { return };
        for (p, value) in last {
            let chosen = self.chosen(p, value, &names, &tests, span);
            fit.names.push((p, chosen));
        }
        // Rust refuses names that a case lacks.
        for (p, value) in names.into_iter().flatten() {
            if fit.names.iter().all(|(q, _)| q.ident != p.ident) {
                fit.names.push((p, value));
            }
        }
        if !certain {
            fit.tests.extend(self.balanced(tests, Kind::Or));
        }
    }

    /// What a name means of several cases: what the first that fits gives, `last` if no other does.
    pub(in crate::front) fn chosen(
        &mut self,
        p: &syn::PatIdent,
        last: Expr,
        names: &[Vec<(&syn::PatIdent, Expr)>],
        tests: &[Expr],
        span: Span,
    ) -> Expr {
        let value_of = |case: &Vec<(&syn::PatIdent, Expr)>| {
            case.iter().find(|(q, _)| q.ident == p.ident).map(|(_, value)| value.clone())
        };
        let values: Option<Vec<Expr>> = names.iter().map(value_of).collect();
        let Some(values) = values else { return last };
        if values.iter().all(|value| self.is_same_place(value, &last)) {
            values.iter().for_each(|value| self.coerce(&value.ty, &last.ty, p.ident.span()));
            return last;
        }
        if self.items.depth + values.len() >= MAX_DEPTH {
            self.items.too_deep(span);
            return last;
        }
        values
            .into_iter()
            .zip(tests)
            .rev()
            .fold(last, |other, (value, test)| self.either(test.clone(), value, other))
    }

    fn is_same_place(&self, a: &Expr, b: &Expr) -> bool {
        let (Some(a), Some(b)) = (self.as_place(a), self.as_place(b)) else { return false };
        a.local == b.local && a.path.iter().map(|(part, _)| part).eq(b.path.iter().map(|(part, _)| part))
    }

    fn either(&mut self, condition: Expr, then: Expr, otherwise: Expr) -> Expr {
        let span = condition.span;
        let ty = self.merge(&then.ty, &otherwise.ty, otherwise.span);
        let (then, otherwise) = (Block::of(then), Some(Block::of(otherwise)));
        self.make(Kind::If(Box::new(If { condition, then, otherwise })), ty, span)
    }

    /// `first && then`.
    pub(in crate::front) fn both(&self, first: Expr, then: Expr) -> Expr {
        let span = first.span;
        self.make(Kind::And(Box::new(first), Box::new(then)), Term::BOOL, span)
    }

    /// Tests joined to a tree that is as flat as can be; `None` of none.
    pub(in crate::front) fn balanced(&self, mut tests: Vec<Expr>, join: Join) -> Option<Expr> {
        if tests.len() <= 1 {
            return tests.pop();
        }
        let behind = self.balanced(tests.split_off(tests.len() / 2), join)?;
        let before = self.balanced(tests, join)?;
        let span = before.span;
        Some(self.make(join(Box::new(before), Box::new(behind)), Term::BOOL, span))
    }
}

/// `&&` or `||`.
type Join = fn(Box<Expr>, Box<Expr>) -> Kind;
