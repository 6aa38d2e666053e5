//! The methods of glam's swizzle traits: `v.xzy()`, `v.with_xz(w)`.

use super::body::Body;
use super::draft::{Expr, Kind, Stmt};
use super::infer::Term;
use crate::op::{Op, Swizzle};
use crate::ty::{Scalar, Ty};
use proc_macro2::Span;

/// Lanes that are read or written.
#[derive(Clone, Copy)]
pub(super) enum Lanes {
    /// `xzy`.
    Read(Swizzle),
    /// `with_xz`.
    Write(Swizzle),
}

/// The lanes that a method's name means, if the type has it.
pub(super) fn swizzle(ty: Ty, name: &str) -> Option<Lanes> {
    if !ty.is_vector() || ty.scalar == Scalar::Bool {
        return None;
    }
    let inside = |s: &Swizzle| s.lanes().iter().all(|l| *l < ty.lanes);
    if let Some(letters) = name.strip_prefix("with_") {
        let picked = Swizzle::parse(letters).filter(inside)?;
        let lanes = picked.lanes();
        let distinct = (1..lanes.len()).all(|i| !lanes[..i].contains(&lanes[i]));
        return (distinct && lanes.len() < ty.lanes as usize).then_some(Lanes::Write(picked));
    }
    Swizzle::parse(name).filter(inside).map(Lanes::Read)
}

impl Body<'_, '_> {
    /// A call with all arguments, of which a reader does not count the first `hidden`.
    pub(super) fn swizzle_call(
        &mut self,
        ty: Ty,
        lanes: Lanes,
        name: &str,
        args: Vec<Expr>,
        hidden: usize,
        span: Span,
    ) -> Expr {
        let of = |picked: Swizzle| Ty::new(ty.scalar, picked.lanes().len() as u8);
        let params = match lanes {
            Lanes::Read(_) => vec![Term::Value(ty)],
            Lanes::Write(picked) => vec![Term::Value(ty), Term::Value(of(picked))],
        };
        let names = |_: &mut Self| ["self", "rhs"].iter().skip(hidden).map(|n| (*n).to_owned()).collect();
        if args.len() != params.len() {
            self.fit(name, &args[hidden..], &params[hidden..], span, names);
            return Expr::error(span);
        }
        self.fit(name, &args, &params, span, names);
        let mut args = args;
        match lanes {
            Lanes::Read(picked) => {
                self.make(Kind::Op(Op::Swizzle(picked), args), Term::Value(of(picked)), span)
            }
            Lanes::Write(picked) => {
                let value = args.pop().expect("two arguments were checked");
                let vector = args.pop().expect("two arguments were checked");
                self.with_lanes((vector, ty), (value, of(picked)), picked, span)
            }
        }
    }

    /// The vector with some lanes taken from the value.
    fn with_lanes(&mut self, vector: (Expr, Ty), value: (Expr, Ty), picked: Swizzle, span: Span) -> Expr {
        let ty = vector.1;
        let mut stmts = Vec::new();
        let mut bind = |body: &mut Self, (value, ty): (Expr, Ty)| {
            let local = body.declare(String::new(), Term::Value(ty), false, span);
            stmts.push(Stmt::Let(local, Some(value)));
            body.make(Kind::Local(local), Term::Value(ty), span)
        };
        let vector = bind(self, vector);
        let value = bind(self, value);
        let lane = |i: u8| {
            let (from, at) = match picked.lanes().iter().position(|l| *l == i) {
                Some(at) => (&value, at as u8),
                None => (&vector, i),
            };
            let read = Kind::Op(Op::Lane(at), vec![from.clone()]);
            self.make(read, Term::Value(ty.element()), span)
        };
        let parts = (0..ty.lanes).map(lane).collect();
        let made = self.make(Kind::Op(Op::Compose, parts), Term::Value(ty), span);
        self.in_block(stmts, made)
    }
}
