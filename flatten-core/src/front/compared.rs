//! `==`, `<` and their kin of what has parts, as Rust derives them: of tuples, arrays and `Option`s, and of structs and enums
//! that say so. Equal is what is equal in all parts; of two that are not, the first parts that differ say which is less.

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{self, Term};
use super::operators::{BinOp, Class};
use crate::hir::{Struct, StructId};
use crate::value::Value;
use proc_macro2::Span;

impl Body<'_, '_> {
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

    /// The first struct or enum in a type whose `==` may be its own.
    pub(super) fn with_own_equality(&self, term: &Term) -> Option<StructId> {
        self.first_struct(term, |whole| !whole.is_compared)
    }

    /// The first struct or enum in a type whose `<` may be its own.
    pub(super) fn with_own_order(&self, term: &Term) -> Option<StructId> {
        self.first_struct(term, |whole| !whole.is_ordered)
    }

    fn first_struct(&self, term: &Term, is_it: fn(&Struct) -> bool) -> Option<StructId> {
        match self.infer.shallow(term) {
            Term::Struct(id) => {
                let whole = &self.items.structs[id.0 as usize];
                if is_it(whole) && whole.columns().is_none() {
                    return Some(id);
                }
                whole.fields.iter().find_map(|(_, ty)| self.first_struct(&Term::from(ty), is_it))
            }
            Term::Tuple(items) => items.iter().find_map(|item| self.first_struct(item, is_it)),
            Term::Array(item, _) | Term::Option(item) | Term::Ref(_, item) => self.first_struct(&item, is_it),
            _ => None,
        }
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
