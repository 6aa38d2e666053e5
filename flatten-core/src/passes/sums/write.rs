//! Writes a polynomial as nodes.

use super::pairs::{self, Item, Pairs};
use super::poly::{Factor, Poly, Term, is_negative, is_zero, negated, one};
use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::ty::Ty;
use crate::value::Value;

/// What writes.
pub(super) struct Writer<'b, 'a> {
    /// Where.
    pub(super) bench: &'b mut Bench<'a>,
    /// What chains have in common.
    pub(super) pairs: &'b Pairs,
    /// How.
    pub(super) ways: Ways,
}

/// How a chain is written.
#[derive(Clone, Copy)]
pub(super) struct Ways {
    /// Common factors go outside.
    pub(super) factored: bool,
    /// What other chains have too comes first.
    pub(super) shared: bool,
    /// Of factors that as many terms have, the last one goes outside.
    pub(super) last: bool,
    /// What is uniform is subtracted if all of it is.
    pub(super) minus: bool,
}

impl Writer<'_, '_> {
    /// The sum.
    pub(super) fn sum(&mut self, mut poly: Poly) -> Ref {
        if self.ways.shared {
            while self.share(&mut poly) {}
        }
        if self.ways.factored {
            while let Some(base) = self.common_base(&poly) {
                self.pull_out(&mut poly, base);
            }
            self.pull_out_coefficients(&mut poly);
        }
        let is_uniform = |t: &Term| t.rank(self.bench) < Rank::Varying;
        let uniform = poly.terms.iter().filter(|t| is_uniform(t)).count();
        if uniform == 0 || uniform == poly.terms.len() {
            return self.row(poly.ty, &poly.terms, Some(poly.constant), None);
        }
        // From what is no product it can be taken off, which leaves each product something that it is added to.
        let starts = |t: &Term| !is_uniform(t) && t.is_plain() && !is_negative(t.coeff);
        let minus =
            poly.is_uniform_taken_off(self.bench) && (self.ways.minus || poly.terms.iter().any(starts));
        let (mut uniform, varying): (Vec<Term>, Vec<Term>) = poly.terms.into_iter().partition(is_uniform);
        if minus {
            uniform.iter_mut().for_each(|t| t.coeff = negated(t.coeff));
        }
        let aside = self.row(poly.ty, &uniform, Some(poly.constant), None);
        self.row(poly.ty, &varying, None, Some((aside, minus)))
    }

    /// Terms one after the other: what is no product first, so that each product that follows is added to something.
    fn row(&mut self, ty: Ty, terms: &[Term], constant: Option<Value>, aside: Option<Item>) -> Ref {
        let mut items: Vec<(Ref, bool)> = Vec::with_capacity(terms.len() + 2);
        for term in terms.iter().filter(|t| t.is_plain()) {
            items.push((term.factors[0].base, is_negative(term.coeff)));
        }
        items.extend(aside);
        let constant = constant.filter(|c| !is_zero(*c)).map(|c| self.bench.graph.constant(c));
        let at = items.iter().position(|(_, minus)| !minus);
        // A constant is what is subtracted from if there is nothing else.
        items.extend(constant.map(|c| (c, false)));
        // A product alone has its sign in what is computed once per draw.
        let alone = terms.len() == 1 && items.is_empty();
        // What a number stands in anyway can have the sign of the whole, and so can what is computed once per draw.
        let plus = items.iter().any(|(_, minus)| !minus) || terms.iter().any(|t| !is_negative(t.coeff));
        let with = |has: &dyn Fn(&&Term) -> bool| terms.iter().filter(|_| !plus).find(has);
        let signed = with(&|t| t.has_number()).or_else(|| with(&|t| self.is_mixed(t)));
        for term in terms.iter().filter(|t| !t.is_plain()) {
            let free = alone && self.is_mixed(term) || signed.is_some_and(|t| std::ptr::eq(t, term));
            let minus = is_negative(term.coeff) && !free;
            let coeff = if minus { negated(term.coeff) } else { term.coeff };
            items.push((self.product(ty, coeff, &term.factors), minus));
        }
        let first = at.or_else(|| items.iter().position(|(_, minus)| !minus));
        let all_minus = first.is_none();
        let first = first.unwrap_or(0);
        let Some((start, _)) = items.get(first).copied() else {
            return self.bench.graph.constant(Value::zero(ty));
        };
        let mut sum = start;
        for (i, (item, minus)) in items.into_iter().enumerate() {
            if i != first {
                let op = if minus && !all_minus { Op::Sub } else { Op::Add };
                sum = self.bench.graph.add(op, &[sum, item]);
            }
        }
        match (all_minus, ty.scalar == crate::ty::Scalar::U32) {
            (false, _) => sum,
            (true, false) => self.bench.graph.add(Op::Neg, &[sum]),
            (true, true) => {
                let zero = self.bench.graph.constant(Value::zero(ty));
                self.bench.graph.add(Op::Sub, &[zero, sum])
            }
        }
    }

    /// True of a product of what varies and what does not.
    fn is_mixed(&self, term: &Term) -> bool {
        let varies = |f: &Factor| self.bench.graph.rank(f.base) == Rank::Varying;
        let first = varies(&term.factors[0]);
        term.factors.iter().any(|f| varies(f) != first)
    }

    /// Puts two terms together that other chains have too.
    fn share(&mut self, poly: &mut Poly) -> bool {
        let items = pairs::items(&mut self.bench.graph, poly);
        if items.len() <= 2 && poly.terms.len() <= 2 && !poly.terms.iter().any(Term::is_twice) {
            return false;
        }
        let Some(((x, minus_x), (y, minus_y))) = self.pairs.terms(&items) else { return false };
        let graph = &mut self.bench.graph;
        let (base, minus) = match (minus_x, minus_y) {
            (false, false) => (graph.add(Op::Add, &[x, y]), false),
            (true, true) => (graph.add(Op::Add, &[x, y]), true),
            (false, true) => (graph.add(Op::Sub, &[x, y]), false),
            (true, false) => (graph.add(Op::Sub, &[y, x]), false),
        };
        let is = |t: &Term, r: Ref| (t.is_plain() || t.is_twice()) && t.factors[0].base == r;
        let one = one(poly.ty);
        poly.terms.retain_mut(|t| {
            let goes = is(t, x) || is(t, y);
            let twice = goes && t.is_twice();
            if twice {
                t.coeff = if is_negative(t.coeff) { negated(one) } else { one };
            }
            !goes || twice
        });
        if graph.as_const(x).is_some() || graph.as_const(y).is_some() {
            poly.constant = Value::zero(poly.ty);
        }
        let coeff = if minus { negated(one) } else { one };
        poly.terms.push(Term { coeff, factors: vec![Factor { base, power: 1 }] });
        poly.gather(self.bench);
        true
    }

    /// A product: what varies, what is uniform with the constant, and one division for all that divides.
    fn product(&mut self, ty: Ty, coeff: Value, factors: &[Factor]) -> Ref {
        let one = one(ty);
        if let [Factor { base, power: 1 }] = *factors
            && is_sum(self.bench, coeff, base)
        {
            return self.bench.graph.add(Op::Add, &[base, base]);
        }
        let is_one = coeff == one;
        let rank = |f: &Factor| self.bench.graph.rank(f.base);
        if factors.len() <= 2
            && !ty.is_vector()
            && factors.iter().all(|f| f.power == 1 && rank(f) == Rank::Varying)
        {
            let number = (!is_one || factors.is_empty()).then(|| self.bench.graph.constant(coeff));
            let all = factors.iter().map(|f| f.base).chain(number);
            let graph = &mut self.bench.graph;
            return all.reduce(|x, y| graph.add(Op::Mul, &[x, y])).expect("there is one at least");
        }
        let of = |uniform: bool, above: bool, bench: &Bench| -> Vec<(Ref, u32)> {
            let fits =
                |f: &&Factor| (bench.graph.rank(f.base) < Rank::Varying) == uniform && (f.power > 0) == above;
            factors.iter().filter(fits).map(|f| (f.base, f.power.unsigned_abs())).collect()
        };
        let [above, below] = [of(false, true, self.bench), of(false, false, self.bench)];
        let [fixed, under] = [of(true, true, self.bench), of(true, false, self.bench)];
        let mut uniform = self.powers(ty, &fixed);
        // The negation of a quotient has its sign outside.
        let minus = uniform.is_some() && !under.is_empty() && coeff == negated(one);
        if !minus && !is_one && (uniform.is_some() || !under.is_empty() || above.is_empty()) {
            let coeff = self.bench.graph.constant(coeff);
            uniform = Some(self.times(uniform, coeff));
        }
        if let Some(under) = self.powers(ty, &under) {
            let over = uniform.unwrap_or_else(|| self.bench.graph.constant(one));
            uniform = Some(self.bench.graph.add(Op::Div, &[over, under]));
        }
        if minus {
            uniform = uniform.map(|r| self.bench.graph.add(Op::Neg, &[r]));
        }
        let mut product = self.powers(ty, &above);
        if let Some(uniform) = uniform {
            product = Some(self.times(product, uniform));
        } else if !is_one {
            let coeff = self.bench.graph.constant(coeff);
            product = Some(self.times(product, coeff));
        }
        let product = product.unwrap_or_else(|| self.bench.graph.constant(one));
        match self.powers(ty, &below) {
            Some(below) => self.bench.graph.add(Op::Div, &[product, below]),
            None => product,
        }
    }

    fn times(&mut self, x: Option<Ref>, y: Ref) -> Ref {
        match x {
            Some(x) => self.bench.graph.add(Op::Mul, &[x, y]),
            None => y,
        }
    }

    /// The product of powers above zero; scalars are multiplied before they become lanes.
    fn powers(&mut self, ty: Ty, powers: &[(Ref, u32)]) -> Option<Ref> {
        let is_splat = |(base, _): &&(Ref, u32)| matches!(self.bench.op(*base), Op::Splat(_));
        let (splats, lanes): (Vec<_>, Vec<_>) = powers.iter().partition(is_splat);
        if splats.is_empty() || !ty.is_vector() {
            return self.squared(powers);
        }
        let scalars: Vec<(Ref, u32)> = splats.iter().map(|(r, n)| (self.bench.arg(*r, 0), *n)).collect();
        let scalar = self.squared(&scalars).expect("there is a splat");
        let splat = self.bench.graph.add(Op::Splat(ty.lanes), &[scalar]);
        let lanes = self.squared(&lanes);
        Some(self.times(lanes, splat))
    }

    /// Powers by squaring, all of them at once.
    fn squared(&mut self, powers: &[(Ref, u32)]) -> Option<Ref> {
        if powers.is_empty() {
            return None;
        }
        let mut powers = powers.to_vec();
        while self.ways.shared && powers.len() > 2 {
            let mut single: Vec<Ref> = powers.iter().filter(|(_, n)| *n == 1).map(|(r, _)| *r).collect();
            single.sort();
            let Some((x, y)) = self.pairs.factors(&single) else { break };
            powers.retain(|(r, _)| *r != x && *r != y);
            let pair = self.bench.graph.add(Op::Mul, &[x, y]);
            // The product may be one of the factors already.
            match powers.iter_mut().find(|(r, _)| *r == pair) {
                Some((_, n)) => *n += 1,
                None => powers.push((pair, 1)),
            }
        }
        let half: Vec<(Ref, u32)> = powers.iter().map(|(r, n)| (*r, n / 2)).filter(|(_, n)| *n > 0).collect();
        let half = self.squared(&half);
        let mut product = half.map(|half| self.bench.graph.add(Op::Mul, &[half, half]));
        for (base, _) in powers.iter().filter(|(_, n)| n % 2 == 1) {
            product = Some(self.times(product, *base));
        }
        product
    }

    /// The base that most terms have in common, above or below. Out of `x*y + x` it gains nothing, and what is left there is
    /// one product that is added to something.
    fn common_base(&self, poly: &Poly) -> Option<Factor> {
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
            let gains = count > 2 || count == 2 && !(poly.terms.iter().any(alone) && single());
            let is_better = |most| count > most || count == most && self.ways.last;
            if gains && best.is_none_or(|(_, most)| is_better(most)) {
                best = Some((factor, count));
            }
        }
        best.map(|(factor, _)| factor)
    }

    /// Puts what the terms with this base have in common outside of their sum.
    fn pull_out(&mut self, poly: &mut Poly, base: Factor) {
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
        let base = self.sum(inner);
        common.push(Factor { base, power: 1 });
        let mut term = Term { coeff, factors: common };
        term.gather(self.bench);
        poly.terms.push(term);
        poly.gather(self.bench);
    }

    /// True of a sum of what varies and what does not.
    fn is_partly_fixed(&self, poly: &Poly) -> bool {
        let varying = poly.terms.iter().filter(|t| t.rank(self.bench) == Rank::Varying).count();
        varying > 0 && (varying < poly.terms.len() || !is_zero(poly.constant))
    }

    /// Puts a coefficient that several terms have outside of their sum.
    fn pull_out_coefficients(&mut self, poly: &mut Poly) {
        let plus = |t: &Term| if is_negative(t.coeff) { negated(t.coeff) } else { t.coeff };
        let one = one(poly.ty);
        for i in 0.. {
            let Some(coeff) = poly.terms.get(i).map(plus) else { return };
            let (same, others): (Vec<Term>, Vec<Term>) =
                poly.terms.iter().cloned().partition(|t| plus(t) == coeff);
            if coeff == one || same.len() < 2 || others.is_empty() && is_zero(poly.constant) && same.len() < 2
            {
                continue;
            }
            let mut inner = Poly { terms: same, constant: Value::zero(poly.ty), ..*poly };
            inner
                .terms
                .iter_mut()
                .for_each(|t| t.coeff = if is_negative(t.coeff) { negated(one) } else { one });
            let base = self.sum(inner);
            poly.terms = others;
            poly.terms.push(Term { coeff, factors: vec![Factor { base, power: 1 }] });
            poly.gather(self.bench);
            return;
        }
    }
}

/// True if a product is a sum of a leaf and itself: of integers that costs less. What nobody else reads stays part of the
/// chain.
pub(super) fn is_sum(bench: &Bench, coeff: Value, base: Ref) -> bool {
    let leaf = || bench.uses(base) > 1 || !super::is_link(bench, base);
    coeff.ty.is_int() && coeff == Value::splat(coeff.ty, 2) && leaf()
}

/// Takes out what all coefficients have in common: one number up to its sign, or only the sign.
fn common_coefficient(poly: &mut Poly) -> Value {
    let one = one(poly.ty);
    let plus = |v: Value| if is_negative(v) { negated(v) } else { v };
    let mut all: Vec<Value> = poly.terms.iter().map(|t| t.coeff).collect();
    if !is_zero(poly.constant) {
        all.push(poly.constant);
    }
    let first = plus(all[0]);
    let minus = all.iter().all(|v| is_negative(*v));
    let same = first != one && all.iter().all(|v| plus(*v) == first);
    if !same && !minus {
        return one;
    }
    let without = |v: Value| {
        let v = if same { if is_negative(v) { negated(one) } else { one } } else { v };
        if minus { negated(v) } else { v }
    };
    poly.terms.iter_mut().for_each(|t| t.coeff = without(t.coeff));
    if !is_zero(poly.constant) {
        poly.constant = without(poly.constant);
    }
    let coeff = if same { first } else { one };
    if minus { negated(coeff) } else { coeff }
}

impl Term {
    /// True of a leaf, added or subtracted.
    pub(super) fn is_plain(&self) -> bool {
        self.is_signed_one() && matches!(self.factors[..], [Factor { power: 1, .. }])
    }

    /// True of an integer that is added or subtracted twice.
    pub(super) fn is_twice(&self) -> bool {
        let plus = if is_negative(self.coeff) { negated(self.coeff) } else { self.coeff };
        let single = matches!(self.factors[..], [Factor { power: 1, .. }]);
        single && plus.ty.is_int() && plus == Value::splat(plus.ty, 2)
    }

    /// True of what is written with a number: a factor, or what is divided.
    fn has_number(&self) -> bool {
        !self.is_plain() && (!self.is_signed_one() || self.factors.iter().all(|f| f.power < 0))
    }

    /// True if its factors are added or subtracted as they are.
    fn is_signed_one(&self) -> bool {
        let plus = if is_negative(self.coeff) { negated(self.coeff) } else { self.coeff };
        plus == one(self.coeff.ty)
    }
}
