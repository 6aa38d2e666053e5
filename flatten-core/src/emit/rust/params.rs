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
use crate::ty::{Scalar, Shape, Ty};
use crate::value::Value;
use proc_macro2::{Ident, Span, TokenTree};

/// The values of all parameters in order, behind the statements that open structs.
pub(super) fn read(frame: &Frame, boundary: &Boundary, span: Span) -> (Vec<TokenTree>, Vec<Piece>) {
    let mut reader = Reader { boundary, span, opened: 0, options: 0, lets: Vec::new(), values: Vec::new() };
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
    /// How many `Option`s have been read.
    options: usize,
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
            Shape::Option(item) => self.option(item, place),
        }
    }

    /// Whether there is a value, and a reference to it, or to zeros where there is none.
    fn option(&mut self, item: &Shape, place: &Place) {
        let number = self.options;
        self.options += 1;
        let name = |what: &str| Ident::new(&format!("__{what}{number}"), self.span);
        let borrowed = || place.value(self.span).borrowed(self.span);
        let (is_some, none, some) = (name("is_some"), name("none"), name("some"));
        let there = Piece::call(&["is_some"], vec![borrowed()], self.span);
        there.bind(&is_some, self.span, &mut self.lets);
        self.values.push(Piece::path(&is_some, "", self.span));
        if item.leaf_count() == 0 {
            return;
        }
        self.zero(item, place.open).bind(&none, self.span, &mut self.lets);
        let none = Piece::path(&none, "", self.span).borrowed(self.span);
        let value = Piece::call(&["some_or"], vec![borrowed(), none], self.span);
        value.bind(&some, self.span, &mut self.lets);
        self.read(item, &Place { root: some, path: String::new(), references: 1, open: place.open });
    }

    /// The value of a shape that has only zeros; where it is `open`, structs are tuples.
    fn zero(&self, shape: &Shape, open: bool) -> Piece {
        let span = self.span;
        let all = |shapes: &mut dyn Iterator<Item = &Shape>| shapes.map(|s| self.zero(s, open)).collect();
        match shape {
            Shape::Value(ty) => Piece::literal(Value::splat(*ty, 0), true, span),
            Shape::Int(int) => {
                let zero = Piece::literal(Value::splat(int.ty(), 0), true, span);
                Piece::call(&[&format!("as_{int}")], vec![zero], span)
            }
            Shape::Matrix(columns) => {
                let column = Piece::literal(Value::splat(Ty::new(Scalar::F32, *columns), 0), true, span);
                Piece::call(&[&format!("mat{columns}")], vec![column; usize::from(*columns)], span)
            }
            Shape::Tuple(items) => Piece::tuple(all(&mut items.iter()), span),
            Shape::Array(item, count) => Piece::array(vec![self.zero(item, open); *count as usize], span),
            Shape::Option(item) => {
                let no = Piece::literal(Value::bool(false), true, span);
                Piece::call(&["option"], vec![no, self.zero(item, open)], span)
            }
            Shape::Struct { name, fields } => match self.boundary.path(name, None) {
                Some(path) if !open => {
                    let fields = fields.iter().map(|(name, shape)| (name.as_str(), self.zero(shape, open)));
                    Piece::structure(path, fields.collect(), span)
                }
                path => {
                    // What `f::make` takes has tuples for structs all through.
                    let parts = fields.iter().map(|(_, shape)| self.zero(shape, true)).collect();
                    let parts = Piece::tuple(parts, span);
                    if path.is_none() && !open { Piece::call(&["make"], vec![parts], span) } else { parts }
                }
            },
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
