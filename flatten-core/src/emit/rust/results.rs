//! What the twin returns and writes to its `&mut` parameters, put together of leaves.

use super::Writer;
use super::piece::{self, Piece};
use crate::frame::Operand;
use crate::ty::Shape;
use proc_macro2::{Ident, TokenStream};

/// Where a part of a result goes.
#[derive(Clone, Copy)]
enum Within<'a> {
    /// Where structs are structs, this one perhaps by a name.
    Result(Option<&'a TokenStream>),
    /// Into what `f::make` takes, where structs are tuples.
    Parts,
}

impl Within<'_> {
    /// The same of a part.
    fn part(self) -> Self {
        match self {
            Within::Result(_) => Within::Result(None),
            Within::Parts => Within::Parts,
        }
    }
}

impl Writer<'_> {
    /// What the function returns, after what its `&mut` parameters hold last has been written to them. All is
    /// computed before the first write: whoever reads a parameter means what it held first.
    pub(super) fn results(&mut self) -> Piece {
        let frame = self.frame;
        let mut leaves = frame.results.iter();
        let (returned, outs) = frame.signature.results();
        let returned_leaves = returned.leaf_count();
        let mut returned = self.result(returned, &mut leaves, Within::Result(self.boundary.result.as_ref()));
        let mut values: Vec<Piece> =
            outs.iter().map(|(_, shape)| self.result(shape, &mut leaves, Within::Result(None))).collect();
        let names = self.boundary.params.iter().zip(&frame.signature.params).filter(|(_, p)| p.out);
        let names: Vec<&Ident> = names.map(|(name, _)| name).collect();
        if values.len() > 1 || (returned_leaves > 0 && !values.is_empty()) {
            values = values.into_iter().enumerate().map(|(i, value)| self.named(i + 1, value)).collect();
            if returned_leaves > 0 {
                returned = self.named(0, returned);
            }
        }
        for (name, value) in names.into_iter().zip(values) {
            value.write(name, self.span, &mut self.lets);
        }
        returned
    }

    /// A result under a name of its own.
    fn named(&mut self, number: usize, value: Piece) -> Piece {
        let name = piece::ident(&format!("__result{number}"), self.span);
        value.bind(&name, self.span, &mut self.lets);
        Piece::path(&name, "", self.span)
    }

    /// A part of the result, its leaves taken in order.
    fn result<'s>(
        &mut self,
        shape: &'s Shape,
        leaves: &mut std::slice::Iter<Operand>,
        within: Within,
    ) -> Piece {
        match shape {
            Shape::Value(_) => self.operand(*leaves.next().expect("a leaf per value of the result"), false),
            Shape::Matrix(columns) => {
                let axes = (0..*columns).map(|_| {
                    let leaf = *leaves.next().expect("a leaf per value of the result");
                    self.operand(leaf, false)
                });
                let axes = axes.collect();
                Piece::call(&[&format!("mat{columns}")], axes, self.span)
            }
            Shape::Int(int) => {
                let leaf = *leaves.next().expect("a leaf per value of the result");
                let value = self.operand(leaf, true);
                Piece::call(&[&format!("as_{int}")], vec![value], self.span)
            }
            Shape::Tuple(items) => {
                let items = items.iter().map(|item| self.result(item, leaves, within.part())).collect();
                Piece::tuple(items, self.span)
            }
            Shape::Array(item, count) => {
                let items = (0..*count).map(|_| self.result(item, leaves, within.part())).collect();
                Piece::array(items, self.span)
            }
            Shape::Option(item) => {
                let leaf = *leaves.next().expect("a leaf per value of the result");
                let is_some = self.operand(leaf, false);
                let value = self.result(item, leaves, within.part());
                Piece::call(&["option"], vec![is_some, value], self.span)
            }
            Shape::Struct { name, fields } => {
                let path = match within {
                    Within::Parts => None,
                    Within::Result(path) => self.boundary.path(name, path),
                };
                let inside = if path.is_some() { Within::Result(None) } else { Within::Parts };
                let value =
                    |(name, shape): &'s (String, Shape)| (name.as_str(), self.result(shape, leaves, inside));
                let values: Vec<(&str, Piece)> = fields.iter().map(value).collect();
                if let Some(path) = path {
                    return Piece::structure(path, values, self.span);
                }
                let parts = Piece::tuple(values.into_iter().map(|(_, value)| value).collect(), self.span);
                match within {
                    Within::Parts => parts,
                    Within::Result(_) => Piece::call(&["make"], vec![parts], self.span),
                }
            }
        }
    }
}
