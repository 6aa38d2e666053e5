//! The items of loops, counted, and elements by number.

use crate::diag::codes;
use crate::front::body::Body;
use crate::front::{draft, fold};
use crate::hir::{ExprKind, For, Source, Type};
use crate::op::Op;
use crate::ty::Ty;
use crate::value::Value;
use proc_macro2::Span;

impl Body<'_, '_> {
    pub(super) fn for_kind(&mut self, inner: draft::For, span: Span) -> ExprKind {
        let source = self.source_kind(inner.source);
        let body = self.finish_block(inner.body);
        ExprKind::For(Box::new(For { id: inner.id, var: inner.var, source, body, span }))
    }

    fn source_kind(&mut self, source: draft::Source) -> Source {
        match source {
            draft::Source::Range { from, to, inclusive } => {
                let (from, to) = (self.bound(from), self.bound(to));
                let (from, to) = from.zip(to).unwrap_or((Value::u32(0), Value::u32(0)));
                Source::Range { from, to, inclusive }
            }
            draft::Source::Array(array) => Source::Array(self.finish_expr(array)),
            draft::Source::Rev(inner) => Source::Rev(Box::new(self.source_kind(*inner))),
            draft::Source::StepBy(inner, by) => {
                let inner = self.source_kind(*inner);
                let span = by.span;
                let by = self.bound(by).map(|by| by.bits[0]);
                if by == Some(0) {
                    self.error(span, &codes::FOR_SOURCE).with("what", "`step_by(0)`, which panics");
                }
                Source::StepBy(Box::new(inner), by.unwrap_or(1).max(1))
            }
            draft::Source::Enumerate(inner) => Source::Enumerate(Box::new(self.source_kind(*inner))),
            draft::Source::Zip(a, b, span) => {
                let is_right = self.is_source_right(&a) && self.is_source_right(&b);
                let before = self.items.mistakes();
                let (a, b) = (self.source_kind(*a), self.source_kind(*b));
                if is_right && self.items.mistakes() == before && a.count() != b.count() {
                    let diag = self.error(span, &codes::ZIP_LENGTH);
                    diag.with("left", a.count()).with("right", b.count());
                }
                Source::Zip(Box::new(a), Box::new(b))
            }
        }
    }

    /// True if nothing in a source is wrong, as far as has been reported.
    fn is_source_right(&self, source: &draft::Source) -> bool {
        match source {
            draft::Source::Range { from, to, .. } => self.is_right(from) && self.is_right(to),
            draft::Source::Array(array) => self.is_right(array),
            draft::Source::Rev(inner) | draft::Source::Enumerate(inner) => self.is_source_right(inner),
            draft::Source::StepBy(inner, by) => self.is_source_right(inner) && self.is_right(by),
            draft::Source::Zip(a, b, _) => self.is_source_right(a) && self.is_source_right(b),
        }
    }

    /// The end of a range, computed.
    fn bound(&mut self, expr: draft::Expr) -> Option<Value> {
        let is_right = self.is_right(&expr);
        let expr = self.finish_expr(expr);
        let value = fold::value(&expr).filter(|value| value.ty.is_int());
        if value.is_none() && is_right {
            self.error(expr.span, &codes::LOOP_BOUND).with("name", "its value");
        }
        value
    }

    /// An element whose number is constant is a part by number.
    pub(super) fn index_kind(&mut self, whole: draft::Expr, index: draft::Expr) -> ExprKind {
        let (whole, index) = (self.boxed(whole), self.boxed(index));
        let count = match whole.ty {
            Type::Array(_, count) => count,
            Type::Value(Ty { lanes, .. }) => u32::from(lanes),
            _ => return super::ops::never(vec![*whole, *index]),
        };
        let Some(number) = fold::value(&index) else { return ExprKind::Index(whole, index) };
        self.check_element(number.bits[0], count, index.span);
        match whole.ty {
            Type::Value(_) => ExprKind::Op(Op::Lane(number.bits[0] as u8), vec![*whole]),
            _ => ExprKind::Field(whole, number.bits[0] as usize),
        }
    }

    /// Rust refuses constant numbers that are out of range.
    pub(in crate::front) fn check_element(&mut self, number: u32, count: u32, span: Span) {
        if number >= count {
            self.error(span, &codes::INDEX_RANGE).with("index", number).with("count", count);
        }
    }
}
