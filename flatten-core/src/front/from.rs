//! `f32::from(..)`, `Vec3::from(..)`: the conversions of std and glam that lose nothing.

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{self, Term};
use super::methods;
use crate::diag::codes;
use crate::op::Op;
use crate::ty::{Int, Scalar, Ty};
use proc_macro2::Span;

/// The tuples that glam makes vectors of, as the lanes of their items.
const TUPLES: &[&[u8]] =
    &[&[1, 1], &[1, 1, 1], &[2, 1], &[1, 1, 1, 1], &[3, 1], &[1, 3], &[2, 1, 1], &[2, 2]];

impl Body<'_, '_> {
    /// `Type::from(value)`, also of what an `impl` block of the user's gives.
    pub(super) fn any_conversion(&mut self, to: &Term, mut args: Vec<Expr>, span: Span) -> Expr {
        if args.len() == 1 {
            match self.own_from(to, args.remove(0), span) {
                Ok(value) => return value,
                Err(value) => args.push(*value),
            }
        }
        match (self.items.columns(to), to) {
            (Some(columns), _) => self.matrix_call(columns, "from", args, 0, span),
            (None, Term::Struct(_)) => match &args[..] {
                [value] if self.infer.shallow(&value.ty) == *to => self.fresh(args.remove(0)),
                _ => {
                    args.iter().for_each(|arg| self.infer.poison(&arg.ty));
                    let names = self.member_names(to);
                    self.unknown_associated(to, "from", names.iter(), span)
                }
            },
            _ => self.conversion(to, args, span),
        }
    }

    /// `Type::from(value)` of numbers and vectors.
    pub(super) fn conversion(&mut self, to: &Term, mut args: Vec<Expr>, span: Span) -> Expr {
        if args.len() != 1 {
            self.fit("from", &args, std::slice::from_ref(to), span, |_| vec!["value".to_owned()]);
            return Expr::error(span);
        }
        let value = args.remove(0);
        self.settle();
        let from = self.infer.shallow(&value.ty);
        match (to, &from) {
            (_, Term::Error | Term::Never) => Expr::error(span),
            _ if *to == from => self.fresh(value),
            // Of floats it takes no other type.
            (Term::Value(Ty::F32), Term::Var(var)) if self.infer.kind(*var) == infer::Kind::Float => {
                self.coerce(&value.ty, to, span);
                self.fresh(value)
            }
            (to, from) if widens(to, from) => self.make(Kind::Cast(Box::new(value)), to.clone(), span),
            (Term::Value(ty), Term::Value(mask))
                if ty.is_vector() && *mask == ty.with_scalar(Scalar::Bool) =>
            {
                self.make(Kind::Op(Op::Cast(ty.scalar), vec![value]), to.clone(), span)
            }
            (Term::Value(ty), Term::Array(_, count)) if ty.is_vector() && *count == u32::from(ty.lanes) => {
                let row = methods::find(*ty, "from_array").expect("every vector has `from_array`");
                self.apply(row, "from", *ty, vec![value], 0, span)
            }
            (Term::Value(ty), Term::Tuple(items)) if ty.is_vector() => {
                self.tuple_conversion(*ty, value, items, span)
            }
            _ => self.no_conversion(to, &from, span),
        }
    }

    fn tuple_conversion(&mut self, ty: Ty, value: Expr, items: &[Term], span: Span) -> Expr {
        let lanes_of = |body: &Self, item: &Term| match body.infer.shallow(item) {
            Term::Value(item) if item.is_vector() && item.scalar != ty.scalar => 0,
            Term::Value(item) => item.lanes,
            Term::Var(_) => 1,
            _ => 0,
        };
        let shape: Vec<u8> = items.iter().map(|item| lanes_of(self, item)).collect();
        if !TUPLES.contains(&&shape[..]) || shape.iter().sum::<u8>() != ty.lanes {
            return self.no_conversion(&Term::Value(ty), &Term::Tuple(items.to_vec()), span);
        }
        let mut before = Vec::new();
        let value = self.keep(value, &mut before);
        let mut lanes = Vec::new();
        for (i, count) in shape.iter().enumerate() {
            let item = Term::Value(Ty::new(ty.scalar, *count));
            self.coerce(&items[i], &item, span);
            let part = self.make(Kind::Field(Box::new(value.clone()), i), item, span);
            match count {
                1 => lanes.push(part),
                _ => lanes.extend((0..*count).map(|lane| {
                    self.make(Kind::Op(Op::Lane(lane), vec![part.clone()]), Term::Value(ty.element()), span)
                })),
            }
        }
        let whole = self.make(Kind::Op(Op::Compose, lanes), Term::Value(ty), span);
        self.in_block(before, whole)
    }

    pub(super) fn no_conversion(&mut self, to: &Term, from: &Term, span: Span) -> Expr {
        let instead = match to {
            Term::Value(ty) if ty.is_vector() => {
                "give it an array, a tuple of lanes and vectors as glam takes it, or a mask"
            }
            _ => "Rust has it for types that lose nothing, of values whose type is known; write `x as f32`",
        };
        let near = format!(" from `{}`", self.type_name(from));
        self.infer.poison(from);
        let ty = self.type_name(to);
        let diag = self.error(span, &codes::UNKNOWN_ASSOCIATED).with("type", ty).with("name", "from");
        diag.with("near", near).with("instead", instead);
        Expr::error(span)
    }
}

/// True if std has `From` for these scalars.
fn widens(to: &Term, from: &Term) -> bool {
    let from = match from {
        Term::Value(Ty::BOOL) => {
            return matches!(to, Term::Value(ty) if !ty.is_vector()) || *to == Term::USIZE;
        }
        Term::Int(int) => *int,
        _ => return false,
    };
    match to {
        Term::Value(Ty::U32) => matches!(from, Int::U8 | Int::U16),
        Term::Value(ty) if !ty.is_vector() => matches!(from, Int::U8 | Int::U16 | Int::I8 | Int::I16),
        Term::Int(Int::Usize) => matches!(from, Int::U8 | Int::U16),
        _ => false,
    }
}
