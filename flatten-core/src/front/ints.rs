//! The integers that the graph has no type for, `usize` above all: their casts, methods and constants.

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::Term;
use super::methods;
use crate::ty::{Int, Ty};
use crate::value::Value;
use proc_macro2::Span;

/// The methods of `usize` that are the same on 32 bits, with how many of their first operands are `usize` too.
const METHODS: &[(&str, usize)] = &[
    ("abs_diff", 2),
    ("checked_div", 2),
    ("checked_rem", 2),
    ("checked_sub", 2),
    ("clamp", 3),
    ("cmp", 2),
    ("div_ceil", 2),
    ("div_euclid", 2),
    ("is_power_of_two", 1),
    ("max", 2),
    ("min", 2),
    ("partial_cmp", 2),
    ("pow", 1),
    ("rem_euclid", 2),
    ("saturating_sub", 2),
];

/// The methods that a type has here. Narrow types wrap where the graph's do not, and of longer ones no operation may
/// leave 32 bits, so they have none.
pub(super) fn methods(int: Int) -> Vec<&'static str> {
    match int {
        Int::Usize => METHODS.iter().map(|row| row.0).collect(),
        _ => Vec::new(),
    }
}

/// The constant `int::name`, unless 32 bits cannot hold it.
pub(super) fn associated(int: Int, name: &str) -> Option<Value> {
    let value = |x: i64| Value::splat(int.ty(), x as u32);
    match name {
        "MIN" if !int.is_wide() || !int.is_signed() => Some(value(*int.range().start())),
        "MAX" if !int.is_wide() => Some(value(*int.range().end())),
        _ => None,
    }
}

/// Why a cast between these is not the graph's, as what to write instead.
pub(super) fn cast_refused(from: &Term, to: Int) -> Option<String> {
    let signed = |ty: &Ty| if *ty == Ty::I32 { Int::I64 } else { Int::U64 };
    let fits = match from {
        Term::Value(ty) if ty.is_bool() => true,
        Term::Value(ty) if ty.is_int() => holds(to, signed(ty)),
        Term::Int(from) => holds(to, *from),
        _ => false,
    };
    // A float stops at the ends of the type, an integer loses its upper bits.
    let float = matches!(from, Term::Value(ty) if ty.is_float());
    let instead = match (to, float) {
        (Int::U8, true) => "write `(x as u32).min(255)`",
        (Int::U16, true) => "write `(x as u32).min(65535)`",
        (Int::I8, true) => "write `(x as i32).clamp(-128, 127)`",
        (Int::I16, true) => "write `(x as i32).clamp(-32768, 32767)`",
        (Int::U8, false) => "write `x as u32 & 0xff`",
        (Int::U16, false) => "write `x as u32 & 0xffff`",
        (Int::I8, false) => "write `(x as i32) << 24 >> 24`",
        (Int::I16, false) => "write `(x as i32) << 16 >> 16`",
        (Int::U64 | Int::I64 | Int::Isize | Int::Usize, _) => "stay with 32 bits, `u32` or `i32`",
    };
    (!fits && to != Int::Usize).then(|| instead.to_owned())
}

fn holds(to: Int, from: Int) -> bool {
    to.range().contains(from.range().start()) && to.range().contains(from.range().end())
}

impl Body<'_, '_> {
    /// A method of such an integer, all arguments given: that of the graph's type, between casts.
    pub(super) fn int_method(&mut self, int: Int, name: &str, args: Vec<Expr>, span: Span) -> Option<Expr> {
        let (name, operands) = METHODS.iter().find(|row| row.0 == name && methods(int).contains(&row.0))?;
        let row = methods::find(int.ty(), name).expect("the graph's integers have the methods of this table");
        let held = |body: &mut Self, arg: Expr| {
            body.coerce(&arg.ty, &Term::Int(int), arg.span);
            let at = arg.span;
            body.make(Kind::Cast(Box::new(arg)), Term::Value(int.ty()), at)
        };
        let mut all = Vec::new();
        for (i, arg) in self.compared_values(name, args).into_iter().enumerate() {
            all.push(if i < *operands { held(self, arg) } else { arg });
        }
        let result = self.apply(row, name, int.ty(), all, 1, span);
        self.settle();
        let here = Term::Value(int.ty());
        match self.infer.deep(&result.ty) {
            Term::Option(item) if *item == here => {
                return Some(self.retyped(result, Term::Option(Box::new(Term::Int(int)))));
            }
            ty if ty != here => return Some(result),
            _ => {}
        }
        Some(self.make(Kind::Cast(Box::new(result)), Term::Int(int), span))
    }
}
