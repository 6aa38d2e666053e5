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
                Source::Range { from: self.bound(from), to: self.bound(to), inclusive }
            }
            draft::Source::Array(array) => Source::Array(self.finish_expr(array)),
            draft::Source::Rev(inner) => Source::Rev(Box::new(self.source_kind(*inner))),
            draft::Source::StepBy(inner, by) => {
                let inner = self.source_kind(*inner);
                let span = by.span;
                let by = self.bound(by).bits[0];
                if by == 0 {
                    self.error(span, &codes::FOR_SOURCE).with("what", "`step_by(0)`, which panics");
                }
                Source::StepBy(Box::new(inner), by.max(1))
            }
            draft::Source::Enumerate(inner) => Source::Enumerate(Box::new(self.source_kind(*inner))),
            draft::Source::Zip(a, b, span) => {
                let (a, b) = (self.source_kind(*a), self.source_kind(*b));
                if a.count() != b.count() {
                    let diag = self.error(span, &codes::ZIP_LENGTH);
                    diag.with("left", a.count()).with("right", b.count());
                }
                Source::Zip(Box::new(a), Box::new(b))
            }
        }
    }

    /// The end of a range, computed.
    fn bound(&mut self, expr: draft::Expr) -> Value {
        let expr = self.finish_expr(expr);
        fold::value(&expr).unwrap_or_else(|| {
            self.error(expr.span, &codes::LOOP_BOUND).with("name", "its value");
            Value::u32(0)
        })
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
