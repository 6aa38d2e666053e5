//! `map` of arrays and vectors: the function is called for each element or lane, in order.

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{self, Term};
use super::methods;
use crate::op::Op;
use crate::ty::Ty;
use proc_macro2::Span;

impl Body<'_, '_> {
    /// `array.map(f)`.
    pub(super) fn mapped_elements(
        &mut self,
        array: Expr,
        item: &Term,
        count: u32,
        f: &syn::Expr,
        span: Span,
    ) -> Expr {
        let Some(f) = self.called(f) else { return Expr::error(span) };
        let mut before = Vec::new();
        let array = self.keep(array, &mut before);
        let element = self.infer.fresh(infer::Kind::Any);
        let mut elements = Vec::new();
        let mistakes = self.items.mistakes();
        for i in 0..count {
            if self.items.mistakes() > mistakes {
                return Expr::error(span);
            }
            let index = self.make(Kind::Int(u128::from(i)), Term::USIZE, span);
            let read = Kind::Index(Box::new(array.clone()), Box::new(index));
            let read = self.make(read, item.clone(), span);
            let value = self.call_it(&f, vec![read]);
            self.coerce(&value.ty, &element, value.span);
            elements.push(self.keep_always(value, &mut before));
        }
        let ty = Term::Array(Box::new(element), count);
        let whole = self.make(Kind::Array(elements), ty, span);
        self.in_block(before, whole)
    }

    /// `vector.map(f)`.
    pub(super) fn mapped_lanes(&mut self, vector: Expr, ty: Ty, f: &syn::Expr, span: Span) -> Expr {
        let Some(f) = self.called(f) else { return Expr::error(span) };
        let mut before = Vec::new();
        let vector = self.keep(vector, &mut before);
        let element = Term::Value(ty.element());
        let mut lanes = Vec::new();
        let mistakes = self.items.mistakes();
        for lane in 0..ty.lanes {
            if self.items.mistakes() > mistakes {
                return Expr::error(span);
            }
            let read = self.make(Kind::Op(Op::Lane(lane), vec![vector.clone()]), element.clone(), span);
            let value = self.call_it(&f, vec![read]);
            self.coerce(&value.ty, &element, value.span);
            lanes.push(self.keep_always(value, &mut before));
        }
        let row = methods::find(ty, "new").expect("every vector has `new`");
        let whole = self.apply(row, row.name, ty, lanes, 0, span);
        self.in_block(before, whole)
    }
}
