//! Taking values apart: the patterns of `let`, `for`, parameters and `match`, and the left sides of assignments like
//! `(a, b.x) = ..`.

mod apart;
pub(super) mod fits;
pub(super) mod guarded;
mod values;
mod written;

use super::body::{Binding, Body};
use super::draft::{Expr, Kind, Stmt};
use super::infer::Term;
use super::syntax::pat_start;
use crate::hir::{LocalId, Part};
use proc_macro2::Span;
use std::ops::Range;

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
    /// A literal, a range or the path of a constant: what not every value is.
    Value(&'a syn::Pat),
    /// `a | b`.
    Or(&'a syn::Pat, Vec<Target<'a>>),
    /// `Some(a)`.
    Some(Box<Target<'a>>, Span),
    /// `None`.
    None(Span),
    /// `Shape::Ball(a, .., b)`: the number of the variant, unless it is the only one.
    Variant { ty: Term, number: Option<usize>, parts: Vec<(Part, Target<'a>)>, span: Span },
    /// What is wrong and has been reported, with the parts that bear names.
    Lost(Vec<Target<'a>>),
    /// `name @ a`.
    At(&'a syn::PatIdent, Box<Target<'a>>),
    /// Refused and reported.
    Wrong,
}

/// Parts by position.
#[derive(Default)]
pub(super) struct Parts<'a> {
    pub(super) items: Vec<Target<'a>>,
    /// How many stand before `..`, if it is there.
    pub(super) rest: Option<usize>,
    /// `name @ ..`.
    pub(super) named: Option<&'a syn::PatIdent>,
}

impl Target<'_> {
    /// Where the target stands, if it looks through references: what takes its value apart or compares it.
    fn span_of_parts(&self) -> Option<Span> {
        match self {
            Target::Tuple(_, span)
            | Target::TupleStruct(_, _, span)
            | Target::Struct(_, _, _, span)
            | Target::Some(_, span)
            | Target::None(span)
            | Target::Variant { span, .. }
            | Target::Array(_, span) => Some(*span),
            Target::Value(pat) => Some(pat_start(pat)),
            Target::Nothing | Target::Name(_) | Target::Place(_) | Target::Reference(..) => None,
            Target::Or(..) | Target::At(..) | Target::Lost(_) | Target::Wrong => None,
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

    /// All that bears names.
    pub(super) fn all(self) -> Vec<Target<'a>> {
        self.items.into_iter().chain(self.named.map(Target::Name)).collect()
    }

    /// The positions of those that `..` hides in a whole of `count`, which the parts fit.
    pub(super) fn hidden(&self, count: usize) -> Range<usize> {
        let before = self.rest.unwrap_or_default();
        before..before + count - self.items.len()
    }

    /// The position of each part in a whole of `count`, or `None` if they do not fit.
    pub(super) fn positions(&self, count: usize) -> Option<Vec<usize>> {
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
}
