//! What is the same in all lanes of a vector is computed once: scalars are put together before they become lanes.
//!
//! ```text
//! before   v + splat(x) + splat(y) + 1.0      v * splat(x) / splat(y)      v * splat(x) * 2.0
//! after    v + splat(x + y + 1.0)             v * splat(x / y)             v * splat(x * 2.0)
//!
//! before   splat(x * 2.0) * vec2(1.0, 3.0)    splat(x + 1.0) + vec2(0.0, 2.0)    vec2(1.0, 4.0) / splat(x * 2.0)
//! after    splat(x) * vec2(2.0, 6.0)          splat(x) + vec2(1.0, 3.0)          vec2(0.5, 2.0) / splat(x)
//! ```
//! A number that a scalar has goes into one that the lanes have each their own of anyway. What scalars of several terms have
//! in common goes outside, if that costs no more: `v * splat(x / y) + w * splat(z / y)` is `(v * splat(x) + w * splat(z)) / splat(y)`.

use super::poly::{Factor, Poly, Term, is_negative, is_sound, is_zero, negated, one};
use super::write::Writer;
use super::{FACTORED, is_link};
use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::ty::Ty;
use crate::value::Value;

impl Writer<'_, '_> {
    /// The same sum with its scalars as one term, if that saves lanes. What is computed once per draw stays by itself.
    pub(super) fn scalars_first(&mut self, poly: &Poly) -> Option<Poly> {
        if !poly.ty.is_vector() || poly.terms.len() < 2 || !poly.terms.iter().any(|t| self.is_scalar(t)) {
            return None;
        }
        let scalars: Vec<Option<Term>> = poly.terms.iter().map(|t| self.scalar_of(t)).collect();
        let varies = |t: &Term| t.rank(self.bench) == Rank::Varying;
        let both = || poly.terms.iter().zip(&scalars);
        // A vector that is computed once per draw takes all that is.
        let fixed = both().any(|(t, scalar)| scalar.is_none() && !varies(t))
            || !is_zero(poly.constant) && scalar(poly.constant).is_none();
        let joins = |t: &Term, scalar: &Option<Term>| scalar.is_some() && (!fixed || varies(t));
        let constant = Some(poly.constant).filter(|c| !fixed && !is_zero(*c)).and_then(scalar);
        let count = both().filter(|(t, s)| joins(t, s)).count() + usize::from(constant.is_some());
        let any = both().any(|(t, s)| joins(t, s) && varies(t));
        if count < 2 || !any {
            return None;
        }
        let joined: Vec<bool> = both().map(|(t, s)| joins(t, s)).collect();
        let ty = Ty { lanes: 1, ..poly.ty };
        let mut sum = Poly {
            ty,
            constant: constant.unwrap_or(Value::zero(ty)),
            terms: scalars
                .into_iter()
                .zip(&joined)
                .filter(|(_, joins)| **joins)
                .filter_map(|(s, _)| s)
                .collect(),
            apart: poly.apart,
        };
        sum.gather(self.bench);
        // What nothing is left beside has its sign inside.
        let alone = joined.iter().all(|joins| *joins) && (constant.is_some() || is_zero(poly.constant));
        let minus = !alone
            && sum.terms.iter().all(|t| is_negative(t.coeff))
            && (is_zero(sum.constant) || is_negative(sum.constant));
        if minus {
            sum.terms.iter_mut().for_each(|t| t.coeff = negated(t.coeff));
            sum.constant = negated(sum.constant);
        }
        let sum = self.sum(&sum);
        let base = self.bench.graph.add(Op::Splat(poly.ty.lanes), &[sum]);
        let coeff = if minus { negated(one(poly.ty)) } else { one(poly.ty) };
        let mut left = poly.clone();
        if constant.is_some() {
            left.constant = Value::zero(poly.ty);
        }
        let mut joined = joined.into_iter();
        left.terms.retain(|_| !joined.next().unwrap_or(false));
        left.terms.push(Term { coeff, factors: vec![Factor { base, power: 1 }] });
        left.gather(self.bench);
        Some(left)
    }

    /// True of a term of which all lanes are the same, but for its number.
    fn is_scalar(&self, term: &Term) -> bool {
        term.factors.iter().all(|f| self.bench.below_splat(f.base).is_some())
    }

    /// A term of which all lanes are the same, as a scalar.
    fn scalar_of(&self, term: &Term) -> Option<Term> {
        let coeff = scalar(term.coeff)?;
        let mut factors = Vec::with_capacity(term.factors.len());
        for factor in &term.factors {
            factors.push(Factor { base: self.bench.below_splat(factor.base)?, ..*factor });
        }
        Some(Term { coeff, factors })
    }

    /// A product of lanes and scalars, the scalars first: with one number, and one division of them. `None` if that saves
    /// nothing.
    pub(super) fn scaled(
        &mut self,
        ty: Ty,
        above: &[(Ref, u32)],
        uniform: Option<Ref>,
        coeff: Value,
        below: &[(Ref, u32)],
    ) -> Option<Ref> {
        let is_splat = |(base, _): &&(Ref, u32)| matches!(self.bench.op(*base), Op::Splat(_));
        if !ty.is_vector() || above.iter().all(|power| is_splat(&power)) {
            return None;
        }
        let (over, lanes): (Vec<_>, Vec<_>) = above.iter().partition(is_splat);
        let (under, rest): (Vec<_>, Vec<_>) = below.iter().partition(is_splat);
        let number = uniform.is_none().then_some(coeff).filter(|c| *c != one(ty));
        let fixed = uniform.and_then(|r| self.bench.below_splat(r));
        let one_more = usize::from(fixed.is_some() || number.and_then(scalar).is_some());
        // As it is, each of these is one operation on all lanes.
        if usize::from(!over.is_empty()) + usize::from(!under.is_empty()) + one_more < 2 {
            return None;
        }
        let mut factor = self.product_of(over);
        if let Some(fixed) = fixed {
            factor = Some(self.times(factor, fixed));
        }
        let number = match number.and_then(scalar) {
            Some(number) => {
                let number = self.bench.graph.constant(number);
                factor = Some(self.times(factor, number));
                None
            }
            None => number,
        };
        if let Some(under) = self.product_of(under) {
            factor = factor.map(|over| self.bench.graph.add(Op::Div, &[over, under]));
        }
        let splat = self.bench.graph.add(Op::Splat(ty.lanes), &[factor?]);
        let mut product = self.squared(&lanes);
        if let Some(uniform) = uniform.filter(|_| fixed.is_none()) {
            product = Some(self.times(product, uniform));
        }
        if let Some(number) = number {
            let number = self.bench.graph.constant(number);
            product = Some(self.times(product, number));
        }
        let product = self.times(product, splat);
        match self.squared(&rest) {
            Some(rest) => Some(self.bench.graph.add(Op::Div, &[product, rest])),
            None => Some(product),
        }
    }

    /// The product of the scalars below these.
    fn product_of(&mut self, splats: Vec<(Ref, u32)>) -> Option<Ref> {
        let scalars: Vec<(Ref, u32)> = splats.iter().map(|(r, n)| (self.bench.arg(*r, 0), *n)).collect();
        self.squared(&scalars)
    }
}

impl Poly {
    /// Takes the numbers out of scalars that only stand here, where each lane has a number of its own that they go into.
    pub(super) fn take_numbers(&mut self, bench: &mut Bench) {
        if !self.ty.is_vector() {
            return;
        }
        let mut any = false;
        for term in self.terms.iter_mut().filter(|t| scalar(t.coeff).is_none()) {
            let coeff = &mut term.coeff;
            for factor in term.factors.iter_mut().filter(|f| f.power.abs() == 1) {
                let Some((Op::Mul, left, number)) = number_of(bench, factor.base) else { continue };
                let by = if factor.power > 0 { Op::Mul } else { Op::Div };
                let all = by.eval(&[*coeff, Value::splat(self.ty, number.bits[0])]);
                if is_sound(all) {
                    *coeff = all;
                    factor.base = bench.graph.add(Op::Splat(self.ty.lanes), &[left]);
                    any = true;
                }
            }
            term.gather(bench);
        }
        let own = !is_zero(self.constant) && scalar(self.constant).is_none();
        for term in self.terms.iter_mut().filter(|t| own && t.is_plain()) {
            let Some((op @ (Op::Add | Op::Sub), left, number)) = number_of(bench, term.factors[0].base)
            else {
                continue;
            };
            let number = Op::Mul.eval(&[Value::splat(self.ty, number.bits[0]), term.coeff]);
            let all = op.eval(&[self.constant, number]);
            if is_sound(all) {
                self.constant = all;
                term.factors[0].base = bench.graph.add(Op::Splat(self.ty.lanes), &[left]);
                any = true;
            }
        }
        if any {
            self.gather(bench);
        }
    }

    /// The same with each factor of products that become lanes, and that nobody else reads, as lanes of its own, if terms have
    /// one in common then.
    pub(super) fn scalars_apart(&self, bench: &mut Bench) -> Option<Poly> {
        if !self.ty.is_vector() || self.terms.len() < 2 {
            return None;
        }
        let open = |bench: &Bench, f: &Factor| {
            let scalar = bench.below_splat(f.base)?;
            let product = matches!(bench.op(scalar), Op::Mul | Op::Div) && is_link(bench, scalar);
            let own = f.power == 1 && bench.uses(f.base) == 1 && bench.uses(scalar) == 1;
            (product && own).then(|| Term::read(bench, scalar, FACTORED, &mut Vec::new()).ok()).flatten()
        };
        let inner: Vec<Vec<Option<Term>>> =
            self.terms.iter().map(|t| t.factors.iter().map(|f| open(bench, f)).collect()).collect();
        let of = |terms: &[Option<Term>]| -> Vec<Factor> {
            terms.iter().flatten().flat_map(|t| t.factors.iter().copied()).collect()
        };
        let all: Vec<Vec<Factor>> = inner.iter().map(|terms| of(terms)).collect();
        let has = |factors: &[Factor], f: &Factor| {
            factors.iter().any(|g| g.base == f.base && g.power.signum() == f.power.signum())
        };
        if !(0..all.len()).any(|i| all[i].iter().any(|f| all[i + 1..].iter().any(|other| has(other, f)))) {
            return None;
        }
        let mut apart = self.clone();
        for (term, inner) in apart.terms.iter_mut().zip(inner) {
            let factors = std::mem::take(&mut term.factors);
            for (factor, inner) in factors.into_iter().zip(inner) {
                let Some(inner) = inner else {
                    term.factors.push(factor);
                    continue;
                };
                let number = Value::splat(self.ty, inner.coeff.bits[0]);
                term.coeff = Op::Mul.eval(&[term.coeff, number]);
                for Factor { base, power } in inner.factors {
                    let base = bench.graph.add(Op::Splat(self.ty.lanes), &[base]);
                    term.factors.push(Factor { base, power });
                }
            }
            term.gather(bench);
        }
        let sound = apart.terms.iter().all(|t| is_sound(t.coeff) && !t.factors.is_empty());
        apart.gather(bench);
        sound.then_some(apart)
    }
}

/// What a scalar is that becomes lanes and that nobody else reads, if it is something and a number: `x * 2.0`, `x + 1.0`,
/// `x - 1.0`.
fn number_of(bench: &Bench, base: Ref) -> Option<(Op, Ref, Value)> {
    let scalar = bench.below_splat(base)?;
    let op = bench.op(scalar);
    if bench.uses(base) > 1 || bench.uses(scalar) > 1 || !is_link(bench, scalar) || scalar.is_not() {
        return None;
    }
    let number = match op {
        Op::Add | Op::Sub | Op::Mul => bench.graph.as_const(bench.arg(scalar, 1))?,
        _ => return None,
    };
    Some((op, bench.arg(scalar, 0), number))
}

/// True of a vector with a number for each lane, and a scalar with one that goes into those.
pub(super) fn has_number_to_take(bench: &Bench, r: Ref) -> bool {
    let (x, y) = (bench.arg(r, 0), bench.arg(r, 1));
    let own = |k: Ref| bench.graph.as_const(k).is_some_and(|k| scalar(k).is_none());
    let takes = |x: Ref| match number_of(bench, x) {
        Some((op, ..)) => (op == Op::Mul) == matches!(bench.op(r), Op::Mul | Op::Div),
        None => false,
    };
    let is_float = bench.ty(r).is_float() || bench.op(r) != Op::Div;
    bench.ty(r).is_vector() && is_float && (own(y) && takes(x) || own(x) && takes(y))
}

/// One lane of a number that is the same in all.
fn scalar(value: Value) -> Option<Value> {
    let bits = value.uniform_bits()?;
    Some(Value::splat(Ty { lanes: 1, ..value.ty }, bits))
}
