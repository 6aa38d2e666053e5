//! Puts what terms have in common outside of their sum.

use super::poly::{
    Factor, Poly, Term, is_alike, is_inner_sum, is_negative, is_sound, is_zero, minus_one, negated, one,
    plus, stays_whole,
};
use super::write::Writer;
use super::{is_link, pairs};
use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::value::Value;

impl Writer<'_, '_> {
    /// The base that most terms have in common, above or below. Out of `x*y + x` it gains nothing unless `y` is uniform, is a sum
    /// with a number, or all is subtracted; what is left there is one product that is added to something.
    pub(super) fn common_base(&self, poly: &Poly) -> Option<Factor> {
        let mut counts: Vec<(Factor, u32)> = Vec::new();
        for factor in poly.terms.iter().flat_map(|t| &t.factors) {
            let sign = Factor { base: factor.base, power: factor.power.signum() };
            match counts.iter_mut().find(|(f, _)| *f == sign) {
                Some((_, count)) => *count += 1,
                None => counts.push((sign, 1)),
            }
        }
        let mut best: Option<(Factor, u32)> = None;
        for (factor, count) in counts {
            let has = |t: &&Term| t.factors.iter().any(|f| f.base == factor.base);
            let single = || poly.terms.iter().filter(has).all(|t| t.degree() <= 2 && t.is_signed_one());
            let alone = |t: &Term| t.is_plain() && t.factors[0] == factor;
            let meets = || poly.terms.iter().filter(has).any(|t| self.has_number_beside(t, factor));
            let plain = poly.terms.iter().any(alone) && single();
            let fixed = || poly.terms.iter().filter(has).all(|t| self.is_fixed_beside(t, factor));
            let gains = count > 2 || count == 2 && (!plain || meets() || fixed() || is_all_minus(poly));
            let is_better = |most| count > most || count == most && self.ways.last;
            if gains && best.is_none_or(|(_, most)| is_better(most)) {
                best = Some((factor, count));
            }
        }
        best.map(|(factor, _)| factor)
    }

    /// Puts what the terms with this base have in common outside of their sum.
    pub(super) fn pull_out(&mut self, poly: &mut Poly, base: Factor) {
        let has = |t: &Term| t.factors.iter().any(|f| f.base == base.base && f.power.signum() == base.power);
        let (inside, outside): (Vec<Term>, Vec<Term>) =
            std::mem::take(&mut poly.terms).into_iter().partition(has);
        poly.terms = outside;
        let mut common = inside[0].factors.clone();
        for term in &inside[1..] {
            common.retain_mut(|c| {
                let same =
                    term.factors.iter().find(|f| f.base == c.base && f.power.signum() == c.power.signum());
                if let Some(same) = same {
                    c.power = c.power.signum() * c.power.abs().min(same.power.abs());
                }
                same.is_some()
            });
        }
        let mut inner = Poly { terms: Vec::new(), constant: Value::zero(poly.ty), ..*poly };
        for mut term in inside {
            for c in &common {
                let factor = term.factors.iter_mut().find(|f| f.base == c.base).expect("it is common");
                factor.power -= c.power;
            }
            term.factors.retain(|f| f.power != 0);
            match term.factors.is_empty() {
                true => inner.constant = Op::Add.eval(&[inner.constant, term.coeff]),
                false => inner.terms.push(term),
            }
        }
        self.open(&mut inner);
        let mut coeff = common_coefficient(&mut inner);
        // A product alone has no sign where a part of the sum can have it that is computed once per draw, or is a number.
        let alone = poly.terms.is_empty() && is_zero(poly.constant);
        if alone && coeff == negated(one(poly.ty)) && self.is_partly_fixed(&inner) {
            inner.terms.iter_mut().for_each(|t| t.coeff = negated(t.coeff));
            if !is_zero(inner.constant) {
                inner.constant = negated(inner.constant);
            }
            coeff = one(poly.ty);
        }
        inner.gather(self.bench);
        let base = self.taken_apart(inner);
        common.push(Factor { base, power: 1 });
        let mut term = Term { coeff, factors: common };
        term.gather(self.bench);
        poly.terms.push(term);
        // What is divided by the sum that is left is a number.
        poly.take_up_numbers();
        poly.gather(self.bench);
    }

    /// True if what is left of a term without a factor is a sum with a number, which meets the number that is left of a
    /// term that is this factor alone: `x + x*(y - 1)` is `x*y`.
    fn has_number_beside(&self, term: &Term, factor: Factor) -> bool {
        let mut others = term.factors.iter().filter(|f| **f != factor);
        let (Some(Factor { base, power: 1 }), None) = (others.next(), others.next()) else { return false };
        let is_number = |i: usize| self.bench.graph.as_const(self.bench.arg(*base, i)).is_some();
        self.is_open_sum(*base) && self.bench.op(*base) != Op::Neg && (is_number(0) || is_number(1))
    }

    /// True if what is left of a term without a factor that varies is uniform: `x*u + x` is `x*(u + 1)`.
    fn is_fixed_beside(&self, term: &Term, factor: Factor) -> bool {
        let rank = |f: &Factor| self.bench.graph.rank(f.base);
        let mut others = term.factors.iter().filter(|f| **f != factor);
        rank(&factor) == Rank::Varying && others.all(|f| rank(f) < Rank::Varying)
    }

    /// True of a sum that may be taken apart, since nobody else reads it.
    fn is_open_sum(&self, r: Ref) -> bool {
        is_link(self.bench, r) && is_inner_sum(self.bench, r)
    }

    /// Puts the terms of sums that are terms, and that nobody else reads, in their place.
    fn open(&self, poly: &mut Poly) {
        let mut opened = Vec::with_capacity(poly.terms.len());
        for term in std::mem::take(&mut poly.terms) {
            let inner = match term.factors[..] {
                [Factor { base, power: 1 }]
                    if self.is_open_sum(base) && !stays_whole(self.bench, base, term.coeff) =>
                {
                    Poly::read(self.bench, base, usize::MAX)
                }
                _ => None,
            };
            let Some(mut inner) = inner else {
                opened.push(term);
                continue;
            };
            let scaled = |value: Value| Op::Mul.eval(&[value, term.coeff]);
            let constant = Op::Add.eval(&[poly.constant, scaled(inner.constant)]);
            inner.terms.iter_mut().for_each(|t| t.coeff = scaled(t.coeff));
            match is_sound(constant) && inner.terms.iter().all(|t| is_sound(t.coeff)) {
                true => {
                    poly.constant = constant;
                    opened.append(&mut inner.terms);
                }
                false => opened.push(term),
            }
        }
        poly.terms = opened;
    }

    /// True of a sum of what varies and what does not.
    fn is_partly_fixed(&self, poly: &Poly) -> bool {
        let varying = poly.terms.iter().filter(|t| t.rank(self.bench) == Rank::Varying).count();
        varying > 0 && (varying < poly.terms.len() || !is_zero(poly.constant))
    }

    /// Puts coefficients that several terms have outside of their sums.
    pub(super) fn pull_out_coefficients(&mut self, poly: &mut Poly) {
        let one = one(poly.ty);
        // What was taken out has its coefficient alone.
        while let Some(coeff) = Self::shared_coefficient(poly, one) {
            let (same, others): (Vec<Term>, Vec<Term>) =
                std::mem::take(&mut poly.terms).into_iter().partition(|t| is_alike(t.coeff, coeff));
            let mut inner = Poly { terms: same, constant: Value::zero(poly.ty), ..*poly };
            inner.terms.iter_mut().for_each(|t| t.coeff = sign_of(t.coeff, coeff));
            if self.ways.shared && others.is_empty() {
                self.take_in(poly, &mut inner, coeff);
            }
            let base = self.taken_apart(inner);
            poly.terms = others;
            poly.terms.push(Term { coeff, factors: vec![Factor { base, power: 1 }] });
            poly.gather(self.bench);
        }
    }

    /// The first coefficient that several terms have, up to its sign.
    fn shared_coefficient(poly: &Poly, one: Value) -> Option<Value> {
        let terms = poly.terms.as_slice();
        (0..terms.len()).find_map(|i| {
            let coeff = plus(terms[i].coeff);
            let again = coeff != one && terms[i + 1..].iter().any(|t| is_alike(t.coeff, coeff));
            again.then_some(coeff)
        })
    }

    /// Puts the constant into a sum that is multiplied by a number, where other chains have it beside one of the terms.
    fn take_in(&mut self, poly: &mut Poly, inner: &mut Poly, coeff: Value) {
        let Some(constant) = pairs::within(poly.constant, coeff) else { return };
        inner.constant = constant;
        let items = pairs::items(&mut self.bench.graph, inner);
        let pair = self.pairs.terms(&items).map_or([None; 2], |(x, y)| [Some(x.0), Some(y.0)]);
        let constant = self.bench.graph.constant(constant);
        match pair.contains(&Some(constant)) {
            true => poly.constant = Value::zero(poly.ty),
            false => inner.constant = Value::zero(poly.ty),
        }
    }
}

/// True of a sum of which everything is subtracted: within a product a number has the sign of all.
fn is_all_minus(poly: &Poly) -> bool {
    is_zero(poly.constant) && poly.terms.iter().all(|t| is_negative(t.coeff))
}

/// The sign of a coefficient that is this number up to that.
fn sign_of(coeff: Value, number: Value) -> Value {
    if coeff == number { one(number.ty) } else { minus_one(number.ty) }
}

/// Takes out what all coefficients have in common: one number up to its sign, or only the sign.
fn common_coefficient(poly: &mut Poly) -> Value {
    let one = one(poly.ty);
    let mut all: Vec<Value> = poly.terms.iter().map(|t| t.coeff).collect();
    if !is_zero(poly.constant) {
        all.push(poly.constant);
    }
    let first = plus(all[0]);
    let minus = all.iter().all(|v| is_negative(*v));
    let same = first != one && all.iter().all(|v| is_alike(*v, first));
    if !same && !minus {
        return one;
    }
    let without = |v: Value| {
        let v = if same { sign_of(v, first) } else { v };
        if minus { negated(v) } else { v }
    };
    poly.terms.iter_mut().for_each(|t| t.coeff = without(t.coeff));
    if !is_zero(poly.constant) {
        poly.constant = without(poly.constant);
    }
    let coeff = if same { first } else { one };
    if minus { negated(coeff) } else { coeff }
}
