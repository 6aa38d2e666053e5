//! How the twin reads its parameters: each value by its path, and through `f::open` what its module cannot reach.
//!
//! ```text
//! let __open0 = f::open(&hit);              // (f32, (Vec3, Vec3)): structs as tuples of their fields
//! __open0.1.0 + __open0.1.1 * __open0.0
//! ```

use super::Boundary;
use super::piece::Piece;
use crate::frame::Frame;
use crate::op::letter;
use crate::ty::Shape;
use proc_macro2::{Ident, Span, TokenTree};

/// The values of all parameters in order, behind the statements that open structs.
pub(super) fn read(frame: &Frame, boundary: &Boundary, span: Span) -> (Vec<TokenTree>, Vec<Piece>) {
    let mut reader = Reader { boundary, span, opened: 0, lets: Vec::new(), values: Vec::new() };
    let params = frame.signature.params.iter().zip(&boundary.params).zip(&boundary.references);
    for ((param, root), references) in params {
        let path = String::new();
        let place = Place { root: root.clone(), path, references: *references, open: false };
        reader.read(&param.shape, &place);
    }
    (reader.lets, reader.values)
}

struct Reader<'a> {
    boundary: &'a Boundary,
    span: Span,
    /// How many structs have been opened.
    opened: usize,
    lets: Vec<TokenTree>,
    values: Vec<Piece>,
}

/// Where a value is.
struct Place {
    root: Ident,
    /// The path below it.
    path: String,
    /// Behind how many references it is.
    references: usize,
    /// It is part of what has been opened, where structs are tuples.
    open: bool,
}

impl Place {
    /// A part. Rust goes through references to it by itself.
    fn part(&self, name: &str) -> Place {
        Place {
            root: self.root.clone(),
            path: format!("{}{name}", self.path),
            references: 0,
            open: self.open,
        }
    }

    fn value(&self, span: Span) -> Piece {
        Piece::path(&self.root, &self.path, span).behind(self.references, span)
    }
}

impl Reader<'_> {
    fn read(&mut self, shape: &Shape, place: &Place) {
        match shape {
            Shape::Value(_) | Shape::Int(_) => self.values.push(place.value(self.span)),
            Shape::Matrix(columns) => {
                let axes = (0..*columns).map(|i| place.part(&format!(".{}_axis", letter(i))));
                self.values.extend(axes.map(|axis| axis.value(self.span)));
            }
            Shape::Struct { name, fields } if !place.open && self.boundary.hidden.contains(name) => {
                let root = self.open(place);
                let tuple = Shape::Tuple(fields.iter().map(|(_, shape)| shape.clone()).collect());
                self.read(&tuple, &Place { root, path: String::new(), references: 0, open: true });
            }
            Shape::Struct { fields, .. } if place.open => {
                let parts = fields.iter().enumerate();
                parts.for_each(|(number, (_, shape))| self.read(shape, &place.part(&format!(".{number}"))));
            }
            Shape::Struct { fields, .. } => {
                fields.iter().for_each(|(name, shape)| self.read(shape, &place.part(&format!(".{name}"))));
            }
            Shape::Tuple(items) => {
                let parts = items.iter().enumerate();
                parts.for_each(|(number, shape)| self.read(shape, &place.part(&format!(".{number}"))));
            }
            Shape::Array(item, count) => {
                (0..*count).for_each(|number| self.read(item, &place.part(&format!("[{number}]"))));
            }
        }
    }

    fn open(&mut self, place: &Place) -> Ident {
        let name = Ident::new(&format!("__open{}", self.opened), self.span);
        self.opened += 1;
        let borrowed = place.value(self.span).borrowed(self.span);
        Piece::call(&["open"], vec![borrowed], self.span).bind(&name, self.span, &mut self.lets);
        name
    }
}
