//! The twin as Rust tokens: one `let` per shared or named value, the others nested to a readable depth.
//!
//! ```text
//! use ::flatten::__private as f;
//! let __2 = f::sin(x * 3.0);
//! f::select(x < 0.0, __2, __2 * __2)
//! ```
//! Nothing but operators and calls of `f::` is written, so that no import or name of the user's can change what
//! is meant; [`check`] holds every body to that.

pub mod check;
mod loops;
mod params;
mod piece;
pub mod spell;
mod users;

use crate::frame::{Frame, Operand, Step, Unsupported};
use crate::op::{Op, letter};
use crate::ty::{Int, Param, Shape, Ty};
use crate::value::Value;
use piece::Piece;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use spell::Spelling;
use std::collections::{BTreeMap, BTreeSet};
use users::Users;

/// A value with one user is nested into it unless it is deeper than this, or has more tokens.
const NEST: u8 = 3;
const WIDTH: usize = 32;

/// What a body needs to know of the function it goes into.
#[derive(Clone, Debug)]
pub struct Boundary {
    /// The path of the facade, `::flatten`.
    pub facade: TokenStream,
    /// The names of the parameters, in order.
    pub params: Vec<Ident>,
    /// How many references each parameter is behind.
    pub references: Vec<usize>,
    /// How the function's head names the struct it returns.
    pub result: Option<TokenStream>,
    /// How the function can name other structs. One that is not here is made without a name, `f::make((x, y))`.
    pub structs: BTreeMap<String, TokenStream>,
    /// The structs with fields that the function cannot reach. They are made without a name, and opened to be read.
    pub hidden: BTreeSet<String>,
}

impl Boundary {
    /// The boundary with the names of the signature.
    pub fn of(frame: &Frame) -> Boundary {
        let name = |name: &str| piece::ident(name, Span::mixed_site());
        let params = frame.signature.params.iter().map(|p| name(&p.name)).collect();
        let structs = struct_names(frame).into_iter().map(|s| (s.to_owned(), name(s).into_token_stream()));
        let references = frame.signature.params.iter().map(|p| usize::from(p.out)).collect();
        Boundary {
            facade: quote!(::flatten),
            params,
            references,
            result: None,
            structs: structs.collect(),
            hidden: BTreeSet::new(),
        }
    }

    /// The structs that the function makes without a name, or opens.
    pub fn unnamed<'f>(&self, frame: &'f Frame) -> Vec<&'f str> {
        let mut names = struct_names(frame);
        let named = match (frame.signature.results().0, &self.result) {
            (Shape::Struct { .. }, Some(_)) => Some(names.remove(0)),
            _ => None,
        };
        names.retain(|name| !self.structs.contains_key(*name));
        let params = frame.signature.params.iter().flat_map(|param| structs_of(&param.shape));
        names.extend(params.chain(named).filter(|name| self.hidden.contains(*name)));
        names
    }

    /// The path of a struct to be made, if the function can make it by its name.
    fn path(&self, name: &str, known: Option<&TokenStream>) -> Option<TokenStream> {
        let path = known.or_else(|| self.structs.get(name));
        path.filter(|_| !self.hidden.contains(name)).cloned()
    }

    /// What the body may name besides its own locals.
    pub fn names(&self, frame: &Frame) -> check::Names {
        let paths = self.structs.values().chain(&self.result);
        let params = self.params.iter().zip(&self.references).zip(&frame.signature.params);
        check::Names {
            structs: paths.filter_map(|path| Some(path.clone().into_iter().last()?.to_string())).collect(),
            references: params
                .clone()
                .filter(|((_, n), _)| **n > 0)
                .map(|((p, _), _)| p.to_string())
                .collect(),
            outs: params.filter(|(_, param)| param.out).map(|((p, _), _)| p.to_string()).collect(),
            leaves: frame.primitives.iter().map(|p| piece::leaf_id(p.id)).collect(),
        }
    }
}

/// The body of the twin: `use` of the facade's private module, one `let` per shared value, the result.
///
/// # Errors
/// The first operation that Rust cannot say.
pub fn body(frame: &Frame, boundary: &Boundary) -> Result<TokenStream, Unsupported> {
    let mut writer = Writer::new(frame, boundary);
    writer.steps(0..frame.steps.len() as u32, None)?;
    let result = writer.results();
    let facade = &boundary.facade;
    let mut out = quote_spanned!(writer.span=> use #facade::__private as f;);
    out.extend(writer.lets);
    out.extend(result.tokens);
    debug_assert_eq!(check::straight(&out, &boundary.names(frame)), Ok(()), "{out}");
    Ok(out)
}

/// The twin as a function of its own, with the types by their plain names: what `walk` prints.
///
/// # Errors
/// The first operation that Rust cannot say.
pub fn function(frame: &Frame) -> Result<TokenStream, Unsupported> {
    let boundary = Boundary::of(frame);
    let body = body(frame, &boundary)?;
    let name = piece::ident(&format!("{}_flat", frame.signature.name), Span::mixed_site());
    let param_type = |p: &Param| {
        let (out, ty) = (p.out.then(|| quote!(&mut)), shape_type(&p.shape));
        quote!(#out #ty)
    };
    let types = frame.signature.params.iter().map(param_type);
    let params = boundary.params.iter().zip(types).map(|(name, ty)| quote!(#name: #ty));
    let result = shape_type(frame.signature.results().0);
    Ok(quote!(pub fn #name(#(#params),*) -> #result { #body }))
}

fn shape_type(shape: &Shape) -> TokenStream {
    match shape {
        Shape::Value(ty) => piece::ident(ty.name(), Span::mixed_site()).into_token_stream(),
        Shape::Int(int) => piece::ident(int.name(), Span::mixed_site()).into_token_stream(),
        Shape::Matrix(n) => piece::ident(&format!("Mat{n}"), Span::mixed_site()).into_token_stream(),
        Shape::Struct { name, .. } => piece::ident(name, Span::mixed_site()).into_token_stream(),
        Shape::Tuple(items) => {
            let items = items.iter().map(shape_type);
            quote!((#(#items,)*))
        }
        Shape::Array(item, count) => {
            let item = shape_type(item);
            let count = proc_macro2::Literal::u32_unsuffixed(*count);
            quote!([#item; #count])
        }
    }
}

/// The structs of the result, outermost first.
fn struct_names(frame: &Frame) -> Vec<&str> {
    structs_of(&frame.signature.result)
}

fn structs_of(shape: &Shape) -> Vec<&str> {
    let mut names = Vec::new();
    let mut next = vec![shape];
    while let Some(shape) = next.pop() {
        match shape {
            Shape::Value(_) | Shape::Int(_) | Shape::Matrix(_) => {}
            Shape::Tuple(items) => next.extend(items.iter().rev()),
            Shape::Array(item, _) => next.push(item),
            Shape::Struct { name, fields } => {
                names.push(name.as_str());
                next.extend(fields.iter().rev().map(|(_, shape)| shape));
            }
        }
    }
    names
}

/// What has been written of a step.
enum Slot {
    /// Nothing yet, or its one user has it.
    Empty,
    /// A `let` of this name.
    Bound(Ident),
    /// To be nested into its one user.
    Nested(Piece),
}

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

struct Writer<'a> {
    frame: &'a Frame,
    span: Span,
    users: Users,
    boundary: &'a Boundary,
    /// Each leaf of the parameters, with its type.
    leaves: Vec<(Piece, Ty)>,
    slots: Vec<Slot>,
    lets: Vec<TokenTree>,
    /// Of each loop around, the numbers of the results that somebody reads.
    left_with: Vec<Vec<u32>>,
}

impl<'a> Writer<'a> {
    fn new(frame: &'a Frame, boundary: &'a Boundary) -> Writer<'a> {
        let span = Span::mixed_site();
        let (lets, values) = params::read(frame, boundary, span);
        let shapes = || frame.signature.params.iter().map(|param| &param.shape);
        let types = shapes().flat_map(Shape::leaves).zip(shapes().flat_map(Shape::ints));
        // What is held as another integer type is read as the graph's.
        let leaf = |(value, (ty, int)): (Piece, (Ty, Option<Int>))| match int {
            Some(_) => (Piece::call(&[spell::cast(ty.scalar)], vec![value], span), ty),
            None => (value, ty),
        };
        let mut leaves: Vec<(Piece, Ty)> = values.into_iter().zip(types).map(leaf).collect();
        // Behind them is what loops carry.
        leaves.extend(frame.carried.iter().map(|carried| {
            let name = piece::ident(&carried.name, span);
            (Piece::path(&name, "", span), carried.ty)
        }));
        let slots = frame.steps.iter().map(|_| Slot::Empty).collect();
        Writer { frame, span, users: Users::of(frame), boundary, leaves, slots, lets, left_with: Vec::new() }
    }

    fn step(&mut self, index: usize) -> Result<(), Unsupported> {
        let frame = self.frame;
        let step = &frame.steps[index];
        if self.users.is_transparent(index) {
            return Ok(());
        }
        let types: Vec<Ty> = step.args.iter().map(|a| self.ty(*a)).collect();
        let spelling = spell::spell(step.op, &types, step.ty)?;
        let piece = self.spelled(step, spelling, self.users.is_flipped(index));
        let small = piece.depth < NEST && piece.tokens.len() <= WIDTH;
        let nests = match frame.results[..] {
            // What is only the result needs no name.
            [Operand::Step(i) | Operand::NotStep(i)] if i as usize == index => true,
            _ => small && step.name.is_none(),
        };
        self.slots[index] = if nests && self.users.is_single(index) {
            Slot::Nested(piece)
        } else {
            Slot::Bound(self.bind(step.name.as_deref().unwrap_or(&format!("__{index}")), piece))
        };
        Ok(())
    }

    fn bind(&mut self, name: &str, piece: Piece) -> Ident {
        let name = piece::ident(name, self.span);
        piece.bind(&name, self.span, &mut self.lets);
        name
    }

    /// The step's value, or its complement if `not`.
    fn spelled(&mut self, step: &Step, spelling: Spelling, not: bool) -> Piece {
        let args = users::printed(self.frame, step, not);
        let is_int = args.first().is_some_and(|a| self.ty(*a).is_int());
        match spelling {
            _ if !not => self.plain(spelling, &args),
            Spelling::Infix("&", _) if users::is_dual(step) => self.infix("|", piece::OR, &args),
            Spelling::Call("all") if users::is_dual(step) => self.call("any", &args),
            Spelling::Call("eq") => self.call("ne", &args),
            Spelling::Infix("==", prec) => self.infix("!=", prec, &args),
            // Floats have no such complement: both are false of NaN.
            Spelling::Infix("<", prec) if is_int => self.infix(">=", prec, &args),
            Spelling::Infix("<=", prec) if is_int => self.infix(">", prec, &args),
            _ => self.plain(spelling, &args).not(self.span),
        }
    }

    fn plain(&mut self, spelling: Spelling, args: &[Operand]) -> Piece {
        match spelling {
            Spelling::Prefix(op) => self.operands(args).remove(0).prefix(op, self.span),
            Spelling::Infix(op, prec) => self.infix(op, prec, args),
            Spelling::Fused(op) => self.fused(op, args),
            Spelling::Call(name) => self.call(name, args),
            Spelling::Typed(path) => {
                let path: Vec<&str> = path.iter().map(String::as_str).collect();
                let args = args.iter().map(|a| self.operand(*a, false)).collect();
                Piece::call(&path, args, self.span)
            }
            Spelling::Table => {
                let index = self.operand(args[0], false);
                let elements = self.operands(&args[1..]);
                Piece::call(&["table"], vec![index, Piece::borrowed_array(elements, self.span)], self.span)
            }
            Spelling::Lane(lane) => self.operand(args[0], false).lane(lane, self.span),
            Spelling::Part(index) => self.operand(args[0], false).part(index, self.span),
            Spelling::Leaf(primitive) => {
                let id = self.frame.primitives[primitive.0 as usize].id;
                // Its parameters fix the types of literals.
                let args = args.iter().map(|a| self.operand(*a, false)).collect();
                Piece::leaf(id, args, self.span)
            }
            Spelling::Lanes(name, swizzle) => {
                let vector = self.operand(args[0], false).into_atom(&mut self.lets, self.span);
                let lane = |l: &u8| vector.clone().lane(letter(*l), self.span);
                Piece::call(&[name], swizzle.lanes().iter().map(lane).collect(), self.span)
            }
        }
    }

    fn infix(&mut self, op: &str, prec: u8, args: &[Operand]) -> Piece {
        let mut args = self.operands(args).into_iter();
        let (left, right) = (args.next(), args.next());
        let (left, right) = left.zip(right).expect("an infix operation has two operands");
        left.infix(op, prec, right, self.span)
    }

    /// `x * y + z`, or `z - x * y`; of integers by functions, which wrap.
    fn fused(&mut self, op: &'static str, args: &[Operand]) -> Piece {
        let is_int = self.ty(args[2]).is_int();
        // `x * y - 2.0`, not `x * y + -2.0`.
        let (op, mut args) = (op, args.to_vec());
        let (op, minus) = match (op, args[2]) {
            ("+", Operand::Imm(z)) if is_below_zero(z) => ("-", Some(Op::Neg.eval(&[z]))),
            _ => (op, None),
        };
        if let Some(minus) = minus {
            args[2] = Operand::Imm(minus);
        }
        let args = &args[..];
        let [x, y, z] =
            <[Piece; 3]>::try_from(self.operands(args)).unwrap_or_else(|_| unreachable!("three of three"));
        let span = self.span;
        let product = match is_int {
            true => Piece::call(&["mul"], vec![x, y], span),
            false => x.infix("*", piece::PRODUCT, y, span),
        };
        match (is_int, op) {
            (false, _) if minus.is_some() => product.infix("-", piece::SUM, z, span),
            (true, "+") => Piece::call(&["add"], vec![product, z], span),
            (true, _) => Piece::call(&["sub"], vec![z, product], span),
            (false, "+") => product.infix("+", piece::SUM, z, span),
            (false, _) => z.infix("-", piece::SUM, product, span),
        }
    }

    fn call(&mut self, name: &str, args: &[Operand]) -> Piece {
        let args = match name {
            // Both may be literals of other types than the other operand.
            "shl" | "shr" => args.iter().map(|a| self.operand(*a, true)).collect(),
            _ => self.operands(args),
        };
        Piece::call(&[name], args, self.span)
    }

    /// The operands of a spelling that takes any type. The first literal carries its type, unless an operand that
    /// is no literal fixes it: Rust would make `f::sin(2.0)` an `f64`.
    fn operands(&mut self, args: &[Operand]) -> Vec<Piece> {
        let is_literal = |a: &Operand| matches!(a, Operand::Imm(v) if !v.ty.is_vector());
        let first = args.iter().position(|a| is_literal(a) && !self.ty(*a).is_bool());
        let scalar = first.map(|i| self.ty(args[i]).scalar);
        let fixed = args.iter().any(|a| !is_literal(a) && Some(self.ty(*a).scalar) == scalar);
        let suffixed = first.filter(|_| !fixed);
        args.iter().enumerate().map(|(i, a)| self.operand(*a, Some(i) == suffixed)).collect()
    }

    fn operand(&mut self, operand: Operand, suffix: bool) -> Piece {
        let (piece, not) = match operand {
            Operand::Step(i) => (self.take(i as usize), self.users.is_flipped(i as usize)),
            Operand::NotStep(i) => (self.take(i as usize), !self.users.is_flipped(i as usize)),
            Operand::Param(i) => (self.leaves[i as usize].0.clone(), false),
            Operand::NotParam(i) => (self.leaves[i as usize].0.clone(), true),
            Operand::Imm(value) => (Piece::literal(value, suffix, self.span), false),
        };
        if not { piece.not(self.span) } else { piece }
    }

    fn take(&mut self, index: usize) -> Piece {
        match std::mem::replace(&mut self.slots[index], Slot::Empty) {
            Slot::Nested(piece) => piece,
            Slot::Bound(name) => {
                let piece = Piece::path(&name, "", self.span);
                self.slots[index] = Slot::Bound(name);
                piece
            }
            Slot::Empty => unreachable!("step {index} is used before it is written, or twice"),
        }
    }

    fn ty(&self, operand: Operand) -> Ty {
        match operand {
            Operand::Step(i) | Operand::NotStep(i) => self.frame.steps[i as usize].ty,
            Operand::Param(i) | Operand::NotParam(i) => self.leaves[i as usize].1,
            Operand::Imm(value) => value.ty,
        }
    }

    /// What the function returns, after what its `&mut` parameters hold last has been written to them. All is
    /// computed before the first write: whoever reads a parameter means what it held first.
    fn results(&mut self) -> Piece {
        let frame = self.frame;
        let mut leaves = frame.results.iter();
        let (returned, outs) = frame.signature.results();
        let returned_leaves = returned.leaves().len();
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

/// True of floats of which every lane is below zero.
fn is_below_zero(value: Value) -> bool {
    value.ty.is_float() && (0..value.ty.lanes as usize).all(|i| value.f(i) < 0.0)
}
