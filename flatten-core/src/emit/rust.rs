//! The twin as Rust tokens: one `let` per shared or named value, the others nested to a readable depth.
//!
//! ```text
//! use ::flatten::__private as f;
//! let __2 = f::sin(x * 3.0);
//! f::select(x < 0.0, __2, __2 * __2)
//! ```
//! Nothing but operators and calls of `f::` is written, so that no import or name of the user's can change what
//! is meant; [`check`] holds every body to that.

mod blocks;
mod boundary;
pub mod check;
mod loops;
mod params;
mod piece;
mod results;
pub mod spell;
mod users;

pub use boundary::Boundary;

use crate::CHECKED;
use crate::frame::{Frame, Operand, Step, Unsupported};
use crate::op::{Op, letter};
use crate::ty::{Int, Param, Shape, Ty};
use crate::value::Value;
use piece::Piece;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use spell::Spelling;
use users::Users;

/// A value with one user is nested into it unless it is deeper than this, or has more tokens.
const NEST: u8 = 3;
const WIDTH: usize = 32;

/// The body of the twin: `use` of the facade's private module, one `let` per shared value, the result.
///
/// # Errors
/// The first operation that Rust cannot say.
pub fn body(frame: &Frame, boundary: &Boundary) -> Result<TokenStream, Unsupported> {
    let mut writer = Writer::new(frame, boundary);
    // What reads parameters may lend, and so stands in no block.
    let read = std::mem::take(&mut writer.lets);
    writer.steps(0..frame.steps.len() as u32, None)?;
    let result = writer.results();
    let facade = &boundary.facade;
    let mut out = quote_spanned!(writer.span=> use #facade::__private as f;);
    out.extend(read);
    out.extend(blocks::cut(writer.lets, &result.tokens, writer.span));
    out.extend(result.tokens);
    if CHECKED {
        assert_eq!(check::straight(&out, &boundary.names(frame)), Ok(()), "{out}");
    }
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
        Shape::Option(item) => {
            let item = shape_type(item);
            quote!(Option<#item>)
        }
    }
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
}

/// True of floats of which every lane is below zero.
fn is_below_zero(value: Value) -> bool {
    value.ty.is_float() && (0..value.ty.lanes as usize).all(|i| value.f(i) < 0.0)
}
