//! Operators whose types are found as Rust finds them: at once where both sides are numbers, by the only overload
//! that fits, or later, when more is known.

use super::body::Body;
use super::infer::{Kind, Term};
use super::into::Conversion;
use super::numbers::Method;
use super::operators::{BinOp, Class};
use crate::diag::codes;
use crate::ty::NAMES;
use proc_macro2::Span;

/// What waits for types.
#[derive(Clone)]
pub(super) enum Waiter {
    Operator(Operator),
    Conversion(Conversion),
    Method(Method),
}

impl Waiter {
    pub(super) fn span(&self) -> Span {
        match self {
            Waiter::Operator(operator) => operator.span,
            Waiter::Conversion(conversion) => conversion.span,
            Waiter::Method(method) => method.span,
        }
    }
}

/// An operator whose types are not all known.
#[derive(Clone)]
pub(super) struct Operator {
    op: BinOp,
    assign: bool,
    left: Term,
    right: Term,
    result: Term,
    span: Span,
}

enum Solved {
    Type(Term),
    Waits,
    Fails,
}

impl Body<'_, '_> {
    /// The type of `left op right`, or of the place for `left op= right`.
    pub(super) fn operator(
        &mut self,
        op: BinOp,
        assign: bool,
        left: &Term,
        right: &Term,
        span: Span,
    ) -> Term {
        self.settle();
        let (left, right) = (left.clone(), right.clone());
        let mut operator = Operator { op, assign, left, right, result: Term::Error, span };
        match self.solve(&operator) {
            Solved::Type(ty) => ty,
            Solved::Fails => self.refuse(&operator),
            Solved::Waits => {
                operator.result = match op.class() {
                    Class::Equality | Class::Order => Term::BOOL,
                    Class::Arithmetic | Class::Bits | Class::Shift => self.infer.fresh(Kind::Any),
                };
                let result = operator.result.clone();
                self.waiting.push(None);
                self.wait(self.waiting.len() - 1, operator);
                result
            }
        }
    }

    fn wait(&mut self, index: usize, operator: Operator) {
        self.infer.wait(&operator.left, index);
        self.infer.wait(&operator.right, index);
        self.waiting[index] = Some(Waiter::Operator(operator));
    }

    /// Solves what has become known since.
    pub(super) fn settle(&mut self) {
        while let Some(index) = self.infer.next_ready() {
            match self.waiting[index].take() {
                Some(Waiter::Operator(operator)) => self.solve_again(index, operator),
                Some(Waiter::Conversion(conversion)) => self.convert(index, conversion),
                Some(Waiter::Method(method)) => self.call_later(index, method),
                None => {}
            }
        }
    }

    fn solve_again(&mut self, index: usize, operator: Operator) {
        match self.solve(&operator) {
            Solved::Type(ty) => self.coerce(&ty, &operator.result, operator.span),
            Solved::Fails => {
                let ty = self.refuse(&operator);
                self.infer.unify(&ty, &operator.result);
            }
            Solved::Waits => self.wait(index, operator),
        }
    }

    fn solve(&mut self, operator: &Operator) -> Solved {
        let class = operator.op.class();
        // `&a + &b` is `a + b`; `p += b` needs a place on the left, which a reference is not.
        let left = match operator.assign {
            true => self.infer.shallow(&operator.left),
            false => self.infer.target(&operator.left),
        };
        let right = self.infer.target(&operator.right);
        match (&left, &right) {
            (Term::Error, other) | (other, Term::Error) => {
                self.infer.poison(other);
                Solved::Type(Term::Error)
            }
            (Term::Never, other) | (other, Term::Never) => {
                self.infer.poison(other);
                Solved::Type(Term::Never)
            }
            (Term::Value(l), Term::Value(r)) if class.takes(operator.assign, *l, *r) => {
                Solved::Type(Term::Value(class.result(*l, *r)))
            }
            _ if self.infer.is_integral(&left) && self.infer.is_integral(&right) => {
                let equal = class == Class::Shift || self.infer.unify(&left, &right);
                builtin(class, equal, left)
            }
            _ if self.infer.is_floating(&left) && self.infer.is_floating(&right) => {
                let bits = matches!(class, Class::Bits | Class::Shift);
                let equal = !bits && self.infer.unify(&left, &right);
                builtin(class, equal, left)
            }
            _ => self.overloaded(operator, &left, &right),
        }
    }

    /// The overload that fits, if only one does. A side of which nothing is known always waits.
    fn overloaded(&mut self, operator: &Operator, left: &Term, right: &Term) -> Solved {
        let unknown = |term: &Term| match term {
            Term::Var(var) => self.infer.kind(*var) == Kind::Any,
            _ => false,
        };
        if unknown(left) || unknown(right) {
            return Solved::Waits;
        }
        let class = operator.op.class();
        let mut fits = Vec::new();
        for (l, _) in NAMES.iter().filter(|(l, _)| self.infer.may_be(left, *l)) {
            for (r, _) in NAMES.iter().filter(|(r, _)| self.infer.may_be(right, *r)) {
                if class.takes(operator.assign, *l, *r) {
                    fits.push((*l, *r));
                }
            }
        }
        match fits[..] {
            [] => Solved::Fails,
            [(l, r)] => {
                self.infer.unify(left, &Term::Value(l));
                self.infer.unify(right, &Term::Value(r));
                Solved::Type(Term::Value(class.result(l, r)))
            }
            _ => Solved::Waits,
        }
    }

    fn refuse(&mut self, operator: &Operator) -> Term {
        let (left, right) = (self.type_name(&operator.left), self.type_name(&operator.right));
        let symbol = format!("{}{}", operator.op.symbol(), if operator.assign { "=" } else { "" });
        let is_of_bits = matches!(operator.op.class(), Class::Bits | Class::Shift);
        let is_float = |ty: &str| matches!(ty, "f32" | "{float}");
        let instead = match (left.as_str(), right.as_str()) {
            _ if left == right && operator.op.class() == Class::Order => {
                "compare lanes, or call `cmplt` and its kin"
            }
            _ if is_of_bits && [&left, &right].iter().any(|ty| is_float(ty)) => {
                "only integers have bits here: call `to_bits`, or convert with `as u32`"
            }
            _ if left == right => "write it for each part of the values",
            ("{integer}" | "{float}", _) | (_, "{integer}" | "{float}") => {
                "write the number with the type of the other side, such as `2.0`"
            }
            _ => "convert one side, such as `x as f32`, so that both have one type",
        };
        let own = self.own_instead(operator, (&left, &right));
        let instead = own.as_deref().unwrap_or(instead);
        self.error(operator.span, &codes::OPERATOR)
            .with("operator", symbol)
            .with("operands", format!("`{left}` and `{right}`"))
            .with("instead", instead);
        self.infer.poison(&operator.left);
        self.infer.poison(&operator.right);
        Term::Error
    }
}

impl Body<'_, '_> {
    /// What to write for an operator that a struct has not.
    fn own_instead(&self, operator: &Operator, (left, right): (&str, &str)) -> Option<String> {
        let sides = [&operator.left, &operator.right].map(|side| self.infer.target(side));
        let has_parts = |side: &Term| {
            matches!(side, Term::Struct(_) | Term::Tuple(_) | Term::Array(..) | Term::Option(_))
        };
        let class = operator.op.class();
        if matches!(class, Class::Equality | Class::Order) && sides.iter().all(has_parts) {
            return self.comparison_instead(class, &sides);
        }
        let is_number = sides.iter().any(|side| matches!(side, Term::Var(_)));
        let (plain, assign) = match class.of_comparison() {
            Some(name) => (name, name),
            None => operator.op.traits()?,
        };
        let name = if operator.assign { assign } else { plain };
        let own =
            sides.iter().any(|side| matches!(side, Term::Struct(_)) && self.items.columns(side).is_none());
        if !own || is_number && !right.contains("float") && !left.contains("float") {
            return None;
        }
        let number = |ty: &str| if ty == "{float}" { "f32".to_owned() } else { ty.to_owned() };
        let (left, right) = (number(left), number(right));
        let of = if left == right { String::new() } else { format!("<{right}>") };
        Some(format!(
            "write `impl {name}{of} for {left}` beside the struct, both inside of a `#[flatten] mod` or of `flatten::items!`"
        ))
    }
}

/// Rust's own operators on numbers make both sides equal.
fn builtin(class: Class, equal: bool, left: Term) -> Solved {
    match class {
        _ if !equal => Solved::Fails,
        Class::Equality | Class::Order => Solved::Type(Term::BOOL),
        Class::Arithmetic | Class::Bits | Class::Shift => Solved::Type(left),
    }
}
