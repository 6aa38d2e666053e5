//! Types that are not known yet: variables, their unification, and who waits for them.

use crate::hir::{StructId, Type};
use crate::ty::{Int, Scalar, Ty};
use proc_macro2::Span;

/// A type that may hold variables.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Term {
    /// A value of the graph.
    Value(Ty),
    /// An integer that a value of the graph holds.
    Int(Int),
    /// A struct of the unit.
    Struct(StructId),
    /// A tuple.
    Tuple(Vec<Term>),
    /// A reference.
    Ref(Borrow, Box<Term>),
    /// So many elements of one type.
    Array(Box<Term>, u32),
    /// An `Option`.
    Option(Box<Term>),
    /// Of what never ends.
    Never,
    /// Not known yet.
    Var(Var),
    /// Of what is wrong and has been reported; fits everything.
    Error,
}

/// How a reference may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Borrow {
    /// `&T`: nothing can change what it points to while it lives, so it is the value.
    Shared,
    /// `&mut T`: what is written to it goes back to its place.
    Mut,
}

/// A type variable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Var(u32);

/// What is known of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Nothing.
    Any,
    /// It is the type of an integer literal.
    Int,
    /// It is the type of a float literal.
    Float,
}

#[derive(Clone)]
enum Slot {
    Free { kind: Kind, waiting: Vec<usize> },
    Bound(Term),
}

/// The variables of one body.
#[derive(Clone, Default)]
pub(super) struct Infer {
    slots: Vec<Slot>,
    /// Those whose variable has been bound since they began to wait.
    ready: Vec<usize>,
    /// The float literals without a suffix, with their tokens and digits.
    floats: Vec<(Var, Span, String)>,
}

impl Term {
    pub(super) const UNIT: Term = Term::Tuple(Vec::new());
    pub(super) const BOOL: Term = Term::Value(Ty::BOOL);
    /// Of the numbers of elements.
    pub(super) const USIZE: Term = Term::Int(Int::Usize);

    /// True if some part of it is a reference to an array.
    pub(super) fn lends_arrays(&self) -> bool {
        match self {
            Term::Ref(_, to) => matches!(**to, Term::Array(..)) || to.lends_arrays(),
            Term::Array(item, _) | Term::Option(item) => item.lends_arrays(),
            Term::Tuple(items) => items.iter().any(Term::lends_arrays),
            _ => false,
        }
    }

    /// `&Self` or `&mut Self`.
    pub(super) fn borrowed(self, borrow: Borrow) -> Term {
        Term::Ref(borrow, Box::new(self))
    }

    /// True of a reference, and of a tuple with one in it.
    pub(super) fn has_reference(&self) -> bool {
        match self {
            Term::Ref(..) => true,
            Term::Tuple(items) => items.iter().any(Term::has_reference),
            Term::Array(item, _) | Term::Option(item) => item.has_reference(),
            _ => false,
        }
    }

    /// True of a type with an `&mut T` in it.
    pub(super) fn lends(&self) -> bool {
        match self {
            Term::Ref(borrow, to) => *borrow == Borrow::Mut || to.lends(),
            Term::Tuple(items) => items.iter().any(Term::lends),
            Term::Array(item, _) | Term::Option(item) => item.lends(),
            _ => false,
        }
    }

    /// True of a type that twins do not take: a reference in an `Option`, or in an array if it is not to a number or a vector.
    pub(super) fn is_apart(&self) -> bool {
        match self {
            Term::Ref(_, to) => to.is_apart(),
            Term::Tuple(items) => items.iter().any(Term::is_apart),
            Term::Option(item) => item.has_reference(),
            Term::Array(item, _) => match &**item {
                Term::Ref(_, to) => !matches!(**to, Term::Value(_)),
                item => item.is_apart(),
            },
            _ => false,
        }
    }

    /// True of `&mut T`.
    pub(super) fn is_mut(&self) -> bool {
        matches!(self, Term::Ref(Borrow::Mut, _))
    }

    /// The graph type, if it is one.
    pub(super) fn value(&self) -> Option<Ty> {
        match self {
            Term::Value(ty) => Some(*ty),
            _ => None,
        }
    }
}

impl From<&Type> for Term {
    fn from(ty: &Type) -> Term {
        match ty {
            Type::Value(ty) => Term::Value(*ty),
            Type::Int(int) => Term::Int(*int),
            Type::Struct(id) => Term::Struct(*id),
            Type::Tuple(items) => Term::Tuple(items.iter().map(Term::from).collect()),
            Type::Array(item, count) => Term::Array(Box::new(Term::from(&**item)), *count),
            Type::Option(item) => Term::Option(Box::new(Term::from(&**item))),
            Type::Never => Term::Never,
        }
    }
}

impl Infer {
    /// A new variable.
    pub(super) fn fresh(&mut self, kind: Kind) -> Term {
        Term::Var(self.fresh_var(kind))
    }

    /// The variable of a float literal without a suffix.
    pub(super) fn float(&mut self, span: Span, digits: &str) -> Term {
        let var = self.fresh_var(Kind::Float);
        let zero = if digits.ends_with('.') { "0" } else { "" };
        self.floats.push((var, span, format!("{digits}{zero}")));
        Term::Var(var)
    }

    fn fresh_var(&mut self, kind: Kind) -> Var {
        self.slots.push(Slot::Free { kind, waiting: Vec::new() });
        Var(self.slots.len() as u32 - 1)
    }

    /// The type with its outermost variable replaced by what it stands for.
    pub(super) fn shallow(&self, term: &Term) -> Term {
        let mut term = term;
        while let Term::Var(var) = term {
            match &self.slots[var.0 as usize] {
                Slot::Bound(next) => term = next,
                Slot::Free { .. } => break,
            }
        }
        term.clone()
    }

    /// The type with every variable replaced by what it stands for.
    pub(super) fn deep(&self, term: &Term) -> Term {
        match self.shallow(term) {
            Term::Tuple(items) => Term::Tuple(items.iter().map(|t| self.deep(t)).collect()),
            Term::Array(item, count) => Term::Array(Box::new(self.deep(&item)), count),
            Term::Option(item) => Term::Option(Box::new(self.deep(&item))),
            Term::Ref(borrow, to) => self.deep(&to).borrowed(borrow),
            other => other,
        }
    }

    /// What references lead to: the type as [`Infer::shallow`] gives it, without `&` and `&mut`.
    pub(super) fn target(&self, term: &Term) -> Term {
        match self.shallow(term) {
            Term::Ref(_, to) => self.target(&to),
            other => other,
        }
    }

    /// What is known of a free variable.
    pub(super) fn kind(&self, var: Var) -> Kind {
        match &self.slots[var.0 as usize] {
            Slot::Free { kind, .. } => *kind,
            Slot::Bound(_) => Kind::Any,
        }
    }

    /// Makes two types equal; false if they cannot be.
    pub(super) fn unify(&mut self, a: &Term, b: &Term) -> bool {
        match (self.shallow(a), self.shallow(b)) {
            (Term::Error, other) | (other, Term::Error) => {
                self.poison(&other);
                true
            }
            (Term::Var(a), Term::Var(b)) => self.join(a, b),
            (Term::Var(var), term) | (term, Term::Var(var)) => self.bind(var, term),
            (Term::Tuple(a), Term::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(&b).all(|(a, b)| self.unify(a, b))
            }
            (Term::Ref(a, x), Term::Ref(b, y)) => a == b && self.unify(&x, &y),
            (Term::Array(a, m), Term::Array(b, n)) => m == n && self.unify(&a, &b),
            (Term::Option(a), Term::Option(b)) => self.unify(&a, &b),
            (a, b) => a == b,
        }
    }

    /// The younger variable stands for the older from now on, so that chains stay short.
    fn join(&mut self, a: Var, b: Var) -> bool {
        if a == b {
            return true;
        }
        let (old, young) = (a.min(b), a.max(b));
        let kind = match (self.kind(old), self.kind(young)) {
            (Kind::Any, kind) | (kind, Kind::Any) => kind,
            (x, y) if x == y => x,
            _ => return false,
        };
        let moved = self.replace(young, Slot::Bound(Term::Var(old)));
        let mut waiting = self.replace(old, Slot::Bound(Term::Error));
        // A variable that is now known to be a number may be enough for those who wait.
        self.ready.extend(waiting.iter().chain(&moved));
        waiting.extend(moved);
        self.slots[old.0 as usize] = Slot::Free { kind, waiting };
        true
    }

    fn bind(&mut self, var: Var, term: Term) -> bool {
        let fits = match (self.kind(var), &term) {
            (_, Term::Error) => true,
            (Kind::Any, term) => !self.occurs(var, term),
            (Kind::Int, Term::Value(ty)) => !ty.is_vector() && ty.is_int(),
            (Kind::Int, Term::Int(_)) => true,
            (Kind::Float, Term::Value(ty)) => *ty == Ty::F32,
            _ => false,
        };
        if fits {
            let waiting = self.replace(var, Slot::Bound(term));
            self.ready.extend(waiting);
        }
        fits
    }

    fn replace(&mut self, var: Var, slot: Slot) -> Vec<usize> {
        match std::mem::replace(&mut self.slots[var.0 as usize], slot) {
            Slot::Free { waiting, .. } => waiting,
            Slot::Bound(_) => unreachable!("{var:?} is bound already"),
        }
    }

    fn occurs(&self, var: Var, term: &Term) -> bool {
        match self.shallow(term) {
            Term::Var(other) => other == var,
            Term::Tuple(items) => items.iter().any(|t| self.occurs(var, t)),
            Term::Ref(_, to) => self.occurs(var, &to),
            Term::Array(item, _) | Term::Option(item) => self.occurs(var, &item),
            _ => false,
        }
    }

    /// Gives up what is unknown in a type that takes part in a mistake, so that one mistake stays one.
    pub(super) fn poison(&mut self, term: &Term) {
        match self.shallow(term) {
            Term::Var(var) => drop(self.bind(var, Term::Error)),
            Term::Tuple(items) => items.iter().for_each(|t| self.poison(t)),
            Term::Ref(_, to) => self.poison(&to),
            Term::Array(item, _) | Term::Option(item) => self.poison(&item),
            Term::Value(_) | Term::Int(_) | Term::Struct(_) | Term::Never | Term::Error => {}
        }
    }

    /// True if nothing has decided some part of a type.
    pub(super) fn is_open(&self, term: &Term) -> bool {
        match self.shallow(term) {
            Term::Var(_) => true,
            Term::Tuple(items) => items.iter().any(|t| self.is_open(t)),
            Term::Ref(_, to) => self.is_open(&to),
            Term::Array(item, _) | Term::Option(item) => self.is_open(&item),
            Term::Value(_) | Term::Int(_) | Term::Struct(_) | Term::Never | Term::Error => false,
        }
    }

    /// `waiter` becomes ready when the variable is bound.
    pub(super) fn wait(&mut self, term: &Term, waiter: usize) {
        if let Term::Var(var) = self.shallow(term)
            && let Slot::Free { waiting, .. } = &mut self.slots[var.0 as usize]
        {
            waiting.push(waiter);
        }
    }

    /// One of those that are ready.
    pub(super) fn next_ready(&mut self) -> Option<usize> {
        self.ready.pop()
    }

    /// Every integer variable that nothing has bound becomes `i32`, as in Rust.
    pub(super) fn default_integers(&mut self) {
        for i in 0..self.slots.len() {
            if let Slot::Free { kind: Kind::Int, .. } = self.slots[i] {
                self.bind(Var(i as u32), Term::Value(Ty::I32));
            }
        }
    }

    /// The first literal of every float variable that nothing has bound; Rust takes these for `f64`.
    pub(super) fn unbound_floats(&mut self) -> Vec<(Span, String)> {
        let mut out = Vec::new();
        for (var, span, digits) in std::mem::take(&mut self.floats) {
            if let Term::Var(root) = self.shallow(&Term::Var(var)) {
                self.bind(root, Term::Error);
                out.push((span, digits));
            }
        }
        out
    }

    /// How many float literals without a suffix there are.
    pub(super) fn count_floats(&self) -> usize {
        self.floats.len()
    }

    /// Forgets all but the first `count` of them: what is left out may be `f64`.
    pub(super) fn forget_floats(&mut self, count: usize) {
        self.floats.truncate(count);
    }

    /// True if some part of a type is an integer that nothing has decided.
    pub(super) fn is_open_integer(&self, term: &Term) -> bool {
        match self.shallow(term) {
            Term::Var(var) => self.kind(var) == Kind::Int,
            Term::Tuple(items) => items.iter().any(|t| self.is_open_integer(t)),
            Term::Ref(_, to) => self.is_open_integer(&to),
            Term::Array(item, _) | Term::Option(item) => self.is_open_integer(&item),
            Term::Value(_) | Term::Int(_) | Term::Struct(_) | Term::Never | Term::Error => false,
        }
    }

    /// True of integer scalars and of the variables of integer literals.
    pub(super) fn is_integral(&self, term: &Term) -> bool {
        match term {
            Term::Value(ty) => !ty.is_vector() && ty.is_int(),
            Term::Int(_) => true,
            Term::Var(var) => self.kind(*var) == Kind::Int,
            _ => false,
        }
    }

    /// True of `f32` and of the variables of float literals.
    pub(super) fn is_floating(&self, term: &Term) -> bool {
        match term {
            Term::Value(ty) => *ty == Ty::F32,
            Term::Var(var) => self.kind(*var) == Kind::Float,
            _ => false,
        }
    }

    /// True if the type may turn out to be `ty`. The outermost variable has been replaced already.
    pub(super) fn may_be(&self, term: &Term, ty: Ty) -> bool {
        match term {
            Term::Value(known) => *known == ty,
            Term::Var(var) => match self.kind(*var) {
                Kind::Any => true,
                Kind::Int => !ty.is_vector() && ty.is_int(),
                Kind::Float => ty == Ty::new(Scalar::F32, 1),
            },
            _ => false,
        }
    }
}
