//! `==`, `<` and their kin of what has parts, as Rust derives them: of tuples, arrays and `Option`s, and of structs and enums
//! that say so. Equal is what is equal in all parts; of two that are not, the first parts that differ say which is less.
//!
//! ```text
//! impl PartialEq for Ball { fn eq(&self, other: &Ball) -> bool { .. } }        a == b    Ball::eq(&a, &b)
//! impl PartialOrd for Ball { fn partial_cmp(..) -> Option<Ordering> { .. } }    a < b     matches!(.., Some(Ordering::Less))
//! ```

mod called;
mod named;
mod total;

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{self, Borrow, Term};
use super::operators::{BinOp, Class};
use super::orderings::{GREATER, LESS};
use super::overloads::Found;
use crate::hir::{Struct, StructId};
use crate::value::Value;
use proc_macro2::Span;

/// What a struct says to who looks for one.
enum Look {
    Found,
    Inside,
    Past,
}

impl Body<'_, '_> {
    /// `left == right` and its kin by what an `impl` block says; the sides again if none does. References are compared as what they
    /// refer to, unless a block is of them.
    pub(super) fn own_comparison(
        &mut self,
        op: BinOp,
        (left, right): (Expr, Expr),
        span: Span,
    ) -> Result<Expr, Box<(Expr, Expr)>> {
        let Some(name) = op.class().of_comparison() else { return Err(Box::new((left, right))) };
        self.settle();
        let (mut ours, mut theirs) = (self.infer.shallow(&left.ty), self.infer.shallow(&right.ty));
        if [&ours, &theirs].iter().any(|side| self.infer.target(side) == Term::Error) {
            return Err(Box::new((left, right)));
        }
        loop {
            let sides = [&ours, &theirs].map(|side| side.clone().borrowed(Borrow::Shared));
            match self.overload(name, &[&sides[0], &sides[1]]) {
                Found::Nothing => {}
                Found::Several => return Ok(self.several(&[&left, &right])),
                Found::One(function) => {
                    let [ours, theirs] = sides;
                    let args = vec![self.retyped(left, ours), self.retyped(right, theirs)];
                    let value = self.call_operator(name, function, args, span);
                    return Ok(self.said_by(op, value, span));
                }
            }
            (ours, theirs) = match (&ours, &theirs) {
                (Term::Ref(_, a), Term::Ref(_, b)) => (self.infer.shallow(a), self.infer.shallow(b)),
                _ => return Err(Box::new((left, right))),
            };
        }
    }

    /// A comparison by what `eq` or `partial_cmp` gives.
    fn said_by(&mut self, op: BinOp, value: Expr, span: Span) -> Expr {
        let (number, is_it) = match op {
            BinOp::Lt => (LESS, true),
            BinOp::Le => (GREATER, false),
            BinOp::Gt => (GREATER, true),
            BinOp::Ge => (LESS, false),
            BinOp::Ne => return self.make(Kind::Not(Box::new(value)), Term::BOOL, span),
            _ => return value,
        };
        let Term::Option(order) = self.infer.shallow(&value.ty) else { return Expr::error(span) };
        let mut stmts = Vec::new();
        let value = self.keep_always(value, &mut stmts);
        let order = self.value_in(&value, &order);
        let mut says = self.has_tag(&order, number, span);
        if !is_it {
            says = self.make(Kind::Not(Box::new(says)), Term::BOOL, span);
        }
        let says = self.both(self.is_some(&value, span), says);
        self.in_block(stmts, says)
    }

    /// A comparison, if both sides have parts; otherwise both are given back.
    pub(super) fn compared_parts(
        &mut self,
        op: BinOp,
        left: Expr,
        right: Expr,
        span: Span,
    ) -> Result<Expr, Box<(Expr, Expr)>> {
        let class = op.class();
        if !matches!(class, Class::Equality | Class::Order) {
            return Err(Box::new((left, right)));
        }
        self.settle();
        let (mut ours, mut theirs) = (self.infer.shallow(&left.ty), self.infer.shallow(&right.ty));
        while let (Term::Ref(_, a), Term::Ref(_, b)) = (&ours, &theirs) {
            (ours, theirs) = (self.infer.shallow(a), self.infer.shallow(b));
        }
        let fits = |term: &Term| match class {
            Class::Equality => !self.has_own_equality(term) && !self.is_dyn(term),
            _ => matches!(term, Term::Var(_)) || self.has_order(term) && !self.is_dyn(term),
        };
        let has_parts = |term: &Term| match term {
            Term::Struct(id) => self.items.structs[id.0 as usize].columns().is_none(),
            other => matches!(other, Term::Tuple(_) | Term::Array(..) | Term::Option(_)),
        };
        let is_known = |term: &Term| has_parts(term) || matches!(term, Term::Var(_));
        let some = has_parts(&ours) || has_parts(&theirs);
        if !some || ![&ours, &theirs].into_iter().all(|term| is_known(term) && fits(term)) {
            return Err(Box::new((left, right)));
        }
        let mut stmts = Vec::new();
        let left = self.retyped(left, ours);
        let left = self.keep(left, &mut stmts);
        let right = self.retyped(right, theirs);
        let right = self.keep(right, &mut stmts);
        let value = match op {
            BinOp::Eq => self.equals(left, right, span),
            BinOp::Ne => {
                let equal = self.equals(left, right, span);
                self.make(Kind::Not(Box::new(equal)), Term::BOOL, span)
            }
            _ => self.ordered_parts(op, left, right, span),
        };
        Ok(self.in_block(stmts, value))
    }

    /// `value == other` of a struct in something that is compared part by part, by its own block if it has one.
    pub(super) fn equal_structs(&mut self, id: StructId, sides: [&Expr; 2], span: Span) -> Option<Expr> {
        if self.items.structs[id.0 as usize].is_compared || !self.has_blocks(id, "PartialEq") {
            return None;
        }
        let [left, right] = sides.map(Expr::clone);
        Some(match self.own_comparison(BinOp::Eq, (left, right), span) {
            Ok(value) => value,
            Err(sides) => {
                let (left, right) = *sides;
                let ty = self.operator(BinOp::Eq, false, &left.ty, &right.ty, span);
                self.make(Kind::Binary(BinOp::Eq, Box::new(left), Box::new(right)), ty, span)
            }
        })
    }

    /// True of a struct with an `impl` block of this trait, of whatever type.
    pub(super) fn has_blocks(&self, id: StructId, name: &str) -> bool {
        let owner = self.items.struct_items[id.0 as usize];
        self.items.members.operators(owner, name).next().is_some()
    }

    /// True if `==` is said by a block of some struct or enum in a type.
    pub(super) fn asks_own_equality(&self, term: &Term) -> bool {
        let look = |id, _: &Struct| if self.has_blocks(id, "PartialEq") { Look::Found } else { Look::Inside };
        self.first_struct(term, &look).is_some()
    }

    /// The first struct or enum in a type whose `==` is not known.
    pub(super) fn with_own_equality(&self, term: &Term) -> Option<StructId> {
        self.first_struct(term, &|id, whole| match whole.is_compared {
            true => Look::Inside,
            false if self.has_blocks(id, "PartialEq") => Look::Past,
            false => Look::Found,
        })
    }

    /// The first struct or enum in a type whose `<` may be its own.
    pub(super) fn with_own_order(&self, term: &Term) -> Option<StructId> {
        self.first_struct(term, &|_, whole| if whole.is_ordered { Look::Inside } else { Look::Found })
    }

    fn first_struct(&self, term: &Term, look: &dyn Fn(StructId, &Struct) -> Look) -> Option<StructId> {
        match self.infer.shallow(term) {
            Term::Struct(id) => {
                let whole = &self.items.structs[id.0 as usize];
                let inside =
                    || whole.fields.iter().find_map(|(_, ty)| self.first_struct(&Term::from(ty), look));
                match look(id, whole) {
                    _ if whole.columns().is_some() => None,
                    Look::Found => Some(id),
                    Look::Inside => inside(),
                    Look::Past => None,
                }
            }
            Term::Tuple(items) => items.iter().find_map(|item| self.first_struct(item, look)),
            Term::Array(item, _) | Term::Option(item) | Term::Ref(_, item) => self.first_struct(&item, look),
            _ => None,
        }
    }

    /// What to write for a comparison of values with parts that is not known.
    pub(super) fn comparison_instead(&self, class: Class, sides: &[Term; 2]) -> Option<String> {
        let name = class.of_comparison()?;
        let shown = |id: StructId| self.items.structs[id.0 as usize].shown().to_owned();
        let (function, own) = match class {
            Class::Equality => ("eq", self.with_own_equality(&sides[0])),
            _ => ("partial_cmp", self.with_own_order(&sides[0])),
        };
        if let Term::Struct(id) = sides[0]
            && self.has_blocks(id, name)
        {
            let of = shown(id);
            return Some(match sides[0] == sides[1] {
                true => format!(
                    "leave `{function}` alone in `impl {name} for {of}`, without `#[cfg]` and parameters in `<..>`"
                ),
                false => {
                    format!("write `impl {name}<{}> for {of}` beside the struct", self.type_name(&sides[1]))
                }
            });
        }
        Some(match own {
            Some(id) if self.has_blocks(id, name) => "compare their parts one by one".to_owned(),
            Some(id) => {
                let of = shown(id);
                format!(
                    "write `#[derive({name})]` on `{of}`, below its `#[flatten]`, or `impl {name} for {of}` beside it, both inside of a `#[flatten] mod` or of `flatten::items!`"
                )
            }
            None if class == Class::Order => {
                "compare the numbers that they hold, of an `Option` or an enum in a `match`".to_owned()
            }
            None => return None,
        })
    }

    fn has_own_equality(&self, term: &Term) -> bool {
        self.with_own_equality(term).is_some()
    }

    /// True if Rust orders values of the type by their parts, or if it is a number.
    pub(super) fn has_order(&self, term: &Term) -> bool {
        match self.infer.shallow(term) {
            Term::Value(ty) => !ty.is_vector(),
            Term::Int(_) => true,
            Term::Var(var) => self.infer.kind(var) != infer::Kind::Any,
            Term::Tuple(items) => items.iter().all(|item| self.has_order(item)),
            Term::Array(item, _) => self.has_order(&item),
            Term::Struct(id) => {
                let whole = &self.items.structs[id.0 as usize];
                let by_number = whole.variants.is_empty() || self.is_without_fields(id);
                whole.is_ordered
                    && by_number
                    && whole.fields.iter().all(|(_, ty)| self.has_order(&Term::from(ty)))
            }
            Term::Option(_) | Term::Ref(..) | Term::Error | Term::Never => false,
        }
    }

    /// `left < right` and its kin of values that may be read again and again.
    fn ordered_parts(&mut self, op: BinOp, left: Expr, right: Expr, span: Span) -> Expr {
        if !self.fits(&right.ty, &left.ty, span) {
            return Expr::error(span);
        }
        self.settle();
        let mut numbers = Vec::new();
        self.numbers_of(left, right, span, &mut numbers);
        self.first_that_differ(op, &numbers, span)
    }

    /// The numbers of two values, in order.
    fn numbers_of(&mut self, left: Expr, right: Expr, span: Span, numbers: &mut Vec<(Expr, Expr)>) {
        let ty = self.infer.shallow(&left.ty);
        if let Term::Struct(id) = ty
            && self.is_enum(&ty)
        {
            let number = self.type_of_numbers(id);
            let [ours, theirs] = [left, right].map(|side| self.number_of_enum(id, &side, &number, span));
            return numbers.push((ours, theirs));
        }
        match self.parts_of(&ty) {
            Some(parts) => {
                for (part, term) in parts {
                    let ours = self.part_of(left.clone(), part, term.clone());
                    let theirs = self.part_of(right.clone(), part, term);
                    self.numbers_of(ours, theirs, span, numbers);
                }
            }
            None => numbers.push((left, right)),
        }
    }

    /// The comparison of the first numbers that are not equal. What is no number is equal to nothing.
    fn first_that_differ(&mut self, op: BinOp, numbers: &[(Expr, Expr)], span: Span) -> Expr {
        match numbers {
            [] => Expr::value(Value::bool(matches!(op, BinOp::Le | BinOp::Ge)), span),
            [(ours, theirs)] => self.compared(op, ours.clone(), theirs.clone(), span),
            _ => {
                let (first, rest) = numbers.split_at(numbers.len() / 2);
                let strict = if matches!(op, BinOp::Lt | BinOp::Le) { BinOp::Lt } else { BinOp::Gt };
                let decided = self.first_that_differ(strict, first, span);
                let equal = first.iter().map(|(a, b)| self.compared(BinOp::Eq, a.clone(), b.clone(), span));
                let equal = equal.collect();
                let equal = self.all_of(equal, span);
                let rest = self.first_that_differ(op, rest, span);
                let behind = self.make(Kind::And(Box::new(equal), Box::new(rest)), Term::BOOL, span);
                self.make(Kind::Or(Box::new(decided), Box::new(behind)), Term::BOOL, span)
            }
        }
    }
}
