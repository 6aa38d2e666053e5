//! The items of loops, counted, and elements by number.

use crate::diag::codes;
use crate::front::body::Body;
use crate::front::{draft, fold};
use crate::hir::{Expr, ExprKind, Loop, LoopKind, Source, Type};
use crate::op::Op;
use crate::ty::Ty;
use proc_macro2::Span;

impl Body<'_, '_> {
    pub(super) fn loop_kind(&mut self, inner: draft::Loop, span: Span) -> ExprKind {
        let kind = match inner.kind {
            draft::LoopKind::For { var, source } => LoopKind::For { var, source: self.source_kind(source) },
            draft::LoopKind::While(condition) => LoopKind::While(self.finish_expr(condition)),
            draft::LoopKind::Endless => LoopKind::Endless,
            draft::LoopKind::Once => LoopKind::Once,
        };
        let is_left_out = match &kind {
            LoopKind::While(condition) => self.always(condition) == Some(false),
            LoopKind::For { source, .. } => source.count() == Some(0),
            LoopKind::Endless | LoopKind::Once => false,
        };
        let body = self.finish_where(is_left_out, |body| body.finish_block(inner.body));
        ExprKind::Loop(Box::new(Loop { id: inner.id, kind, body, wish: inner.wish, span }))
    }

    fn source_kind(&mut self, source: draft::Source) -> Source {
        match source {
            draft::Source::Range { from, to, inclusive } => {
                let (from, to) = (self.end(from), self.end(to));
                Source::Range { from, to, inclusive }
            }
            draft::Source::Array(array) => Source::Array(self.finish_expr(array)),
            draft::Source::Rev(inner) => Source::Rev(Box::new(self.source_kind(*inner))),
            draft::Source::StepBy(inner, by) => {
                let inner = self.source_kind(*inner);
                let by = self.end(by);
                if matches!(by.kind, ExprKind::Const(value) if value.bits[0] == 0) {
                    self.error(by.span, &codes::FOR_SOURCE).with("what", "`step_by(0)`, which panics");
                }
                Source::StepBy(Box::new(inner), Box::new(by))
            }
            draft::Source::Enumerate(inner) => Source::Enumerate(Box::new(self.source_kind(*inner))),
            draft::Source::Skip(inner, count) => Source::Skip(Box::new(self.source_kind(*inner)), count),
            draft::Source::Take(inner, count) => Source::Take(Box::new(self.source_kind(*inner)), count),
            draft::Source::Zip(a, b, span, zip) => {
                let is_right = self.is_source_right(&a) && self.is_source_right(&b);
                let before = self.items.mistakes();
                let (a, b) = (self.source_kind(*a), self.source_kind(*b));
                // How often Rust asks the longer one is not said.
                let is_even = a.count().is_some_and(|count| Some(count) == b.count());
                if is_right && self.items.mistakes() == before && self.zips[zip] && !is_even {
                    self.error(span, &codes::ZIP_LENGTH);
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
            draft::Source::Skip(inner, _) | draft::Source::Take(inner, _) => self.is_source_right(inner),
            draft::Source::StepBy(inner, by) => self.is_source_right(inner) && self.is_right(by),
            draft::Source::Zip(a, b, ..) => self.is_source_right(a) && self.is_source_right(b),
        }
    }

    /// An end of a range, or a step; computed, if it does not depend on what is known at run time only.
    fn end(&mut self, expr: draft::Expr) -> Expr {
        let expr = self.finish_expr(expr);
        match fold::value(&expr).filter(|value| value.ty.is_int()) {
            Some(value) => Expr { kind: ExprKind::Const(value), ..expr },
            None => expr,
        }
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
        // Of a slice it may be an element that only longer ones have, and that is asked for of these.
        let may_be_missing = !self.is_reached() || count > 0 && self.items.takes_slices(self.env);
        if number.bits[0] >= count && may_be_missing {
            return ExprKind::Index(whole, index);
        }
        self.check_element(number.bits[0], count, index.span);
        match whole.ty {
            Type::Value(_) => ExprKind::Op(Op::Lane(number.bits[0] as u8), vec![*whole]),
            _ => ExprKind::Field(whole, number.bits[0] as usize),
        }
    }

    /// Rust refuses constant numbers that are out of range, where it comes to them.
    pub(super) fn check_element(&mut self, number: u32, count: u32, span: Span) {
        if number >= count && self.is_reached() {
            self.error(span, &codes::INDEX_RANGE).with("index", number).with("count", count);
        }
    }
}
