//! Writes a polynomial as nodes.

use super::pairs::{self, Item, Pairs};
use super::poly::{Factor, Poly, Term, is_negative, is_zero, negated, one, plus, sign};
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
    /// Only as far as it is uniform.
    pub(super) fixed: bool,
    /// Of factors that as many terms have, the last one goes outside.
    pub(super) last: bool,
    /// What is uniform is subtracted if all of it is.
    pub(super) minus: bool,
}

impl Writer<'_, '_> {
    /// The sum.
    pub(super) fn sum(&mut self, poly: &Poly) -> Ref {
        match self.ways.shared || self.ways.factored {
            true => self.taken_apart(poly.clone()),
            false => self.terms(poly),
        }
    }

    /// The sum, put together by what its terms have in common.
    pub(super) fn taken_apart(&mut self, mut poly: Poly) -> Ref {
        if self.ways.shared {
            while self.share(&mut poly) {}
        }
        if self.ways.factored {
            while let Some(base) = self.common_base(&poly) {
                self.pull_out(&mut poly, base);
            }
            self.pull_out_coefficients(&mut poly);
        }
        self.terms(&poly)
    }

    /// The sum of its terms as they are.
    fn terms(&mut self, poly: &Poly) -> Ref {
        match self.scalars_first(poly) {
            Some(poly) => self.by_rank(&poly),
            None => self.by_rank(poly),
        }
    }

    /// The sum of what varies and what does not.
    fn by_rank(&mut self, poly: &Poly) -> Ref {
        let is_uniform = |t: &Term| t.rank(self.bench) < Rank::Varying;
        let uniform = poly.terms.iter().filter(|t| is_uniform(t)).count();
        if uniform == 0 || uniform == poly.terms.len() {
            return self.row(poly.ty, &poly.terms, Some(poly.constant), None);
        }
        // From what is no product it can be taken off, which leaves each product something that it is added to.
        let starts = |t: &Term| !is_uniform(t) && t.is_plain() && !is_negative(t.coeff);
        let minus =
            poly.is_uniform_taken_off(self.bench) && (self.ways.minus || poly.terms.iter().any(starts));
        let (mut uniform, varying): (Vec<Term>, Vec<Term>) = poly.terms.iter().cloned().partition(is_uniform);
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
        // What is uniform stands by itself in the end.
        let fixed: Vec<Item> =
            items.iter().filter(|(r, _)| self.bench.graph.rank(*r) < Rank::Varying).copied().collect();
        let all = if self.ways.fixed { &[][..] } else { &items };
        let pair = self.pairs.terms(&fixed).or_else(|| self.pairs.terms(all));
        let Some(((x, minus_x), (y, minus_y))) = pair else { return false };
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
                t.coeff = sign(t.coeff);
            }
            !goes || twice
        });
        // A constant that cannot be computed with is a term like others.
        if [x, y].iter().any(|r| graph.as_const(*r) == Some(poly.constant)) {
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
        let [mut above, mut below, mut fixed, mut under] = [const { Vec::new() }; 4];
        for factor in factors {
            let of = match (rank(factor) < Rank::Varying, factor.power > 0) {
                (false, true) => &mut above,
                (false, false) => &mut below,
                (true, true) => &mut fixed,
                (true, false) => &mut under,
            };
            of.push((factor.base, factor.power.unsigned_abs()));
        }
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
        if let Some(product) = self.scaled(ty, &above, uniform, coeff, &below) {
            return product;
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

    pub(super) fn times(&mut self, x: Option<Ref>, y: Ref) -> Ref {
        match x {
            Some(x) => self.bench.graph.add(Op::Mul, &[x, y]),
            None => y,
        }
    }

    /// The product of powers above zero; scalars are multiplied before they become lanes.
    fn powers(&mut self, ty: Ty, powers: &[(Ref, u32)]) -> Option<Ref> {
        if powers.is_empty() {
            return None;
        }
        let is_splat = |(base, _): &&(Ref, u32)| matches!(self.bench.op(*base), Op::Splat(_));
        if !ty.is_vector() || !powers.iter().any(|power| is_splat(&power)) {
            return self.squared(powers);
        }
        let (splats, lanes): (Vec<_>, Vec<_>) = powers.iter().partition(is_splat);
        let scalars: Vec<(Ref, u32)> = splats.iter().map(|(r, n)| (self.bench.arg(*r, 0), *n)).collect();
        let scalar = self.squared(&scalars).expect("there is a splat");
        let splat = self.bench.graph.add(Op::Splat(ty.lanes), &[scalar]);
        let lanes = self.squared(&lanes);
        Some(self.times(lanes, splat))
    }

    /// Powers by squaring, all of them at once.
    pub(super) fn squared(&mut self, powers: &[(Ref, u32)]) -> Option<Ref> {
        let may_pair =
            |powers: &[(Ref, u32)]| powers.len() > 1 && powers.iter().map(|(_, n)| n).sum::<u32>() > 2;
        let pairs = self.ways.shared && may_pair(powers);
        if !pairs && powers.iter().all(|(_, n)| *n == 1) {
            let mut product = None;
            for (base, _) in powers {
                product = Some(self.times(product, *base));
            }
            return product;
        }
        let mut powers = powers.to_vec();
        while self.ways.shared && may_pair(&powers) {
            let mut bases: Vec<Ref> = powers.iter().map(|(r, _)| *r).collect();
            bases.sort();
            let Some((x, y)) = self.pairs.factors(&bases) else { break };
            powers.retain_mut(|(r, n)| {
                *n -= u32::from(*r == x || *r == y);
                *n > 0
            });
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
}

/// True if a product is a sum of a leaf and itself: of integers that costs less. What nobody else reads stays part of the
/// chain.
pub(super) fn is_sum(bench: &Bench, coeff: Value, base: Ref) -> bool {
    let leaf = || bench.uses(base) > 1 || !super::is_link(bench, base);
    is_two(coeff) && leaf()
}

/// True of the integer two in every lane.
fn is_two(value: Value) -> bool {
    value.ty.is_int() && value == Value::splat(value.ty, 2)
}

impl Term {
    /// True of a leaf, added or subtracted.
    pub(super) fn is_plain(&self) -> bool {
        self.is_signed_one() && matches!(self.factors[..], [Factor { power: 1, .. }])
    }

    /// True of an integer that is added or subtracted twice.
    pub(super) fn is_twice(&self) -> bool {
        is_two(plus(self.coeff)) && matches!(self.factors[..], [Factor { power: 1, .. }])
    }

    /// True of what is written with a number: a factor, or what is divided.
    fn has_number(&self) -> bool {
        !self.is_plain() && (!self.is_signed_one() || self.factors.iter().all(|f| f.power < 0))
    }

    /// True if its factors are added or subtracted as they are.
    pub(super) fn is_signed_one(&self) -> bool {
        let bits = self.coeff.bits[0];
        let is_one = match self.coeff.ty.is_float() {
            true => bits & !(1 << 31) == 1f32.to_bits(),
            false => bits == 1 || bits == u32::MAX,
        };
        is_one && self.coeff.all_lanes(|lane| lane == bits)
    }
}
