//! Sums and products that others read too, opened where what they are made of goes away.
//!
//! ```text
//! before   w = 1 - u - v,  p * w,  u + v + w        d = x / l,  f(d),  d * l
//! after    w = 1 - u - v,  p * w,  1                d = x / l,  f(d),  x
//! ```
//! What is opened stays as it is for its other readers, so that something pays that leaves fewer terms in the sum, or fewer
//! factors in the product.

use super::is_link;
use super::poly::{Factor, Poly, Term, is_sound, is_zero, stays_whole};
use crate::graph::Ref;
use crate::op::Op;
use crate::passes::bench::Bench;

/// What has more terms, or factors, is not opened.
const SHORT: usize = 8;

/// Levels below what may be opened in which something is looked for that goes away.
const LEVELS: usize = 3;

impl Poly {
    /// The same with such sums and products opened, one after the other.
    pub(super) fn opened(&self, bench: &Bench) -> Option<Poly> {
        let mut opened = self.open_one(bench)?;
        while let Some(next) = opened.open_one(bench) {
            opened = next;
        }
        Some(opened)
    }

    fn open_one(&self, bench: &Bench) -> Option<Poly> {
        if self.apart {
            return None;
        }
        let open = |(i, term): (usize, &Term)| match term.factors[..] {
            [Factor { base, power: 1 }] => self.with_sum(bench, i, base),
            _ => self.with_factors(bench, i),
        };
        self.terms.iter().enumerate().find_map(open)
    }

    /// The terms of a sum in the place of one term.
    fn with_sum(&self, bench: &Bench, i: usize, sum: Ref) -> Option<Poly> {
        let coeff = self.terms[i].coeff;
        if !is_sum(bench, sum) || stays_whole(bench, sum, coeff) {
            return None;
        }
        let number = !is_zero(self.constant);
        let is_other = |r: Ref| self.terms.iter().flat_map(|t| &t.factors).any(|f| f.base == r);
        if !holds(bench, sum, &|r| is_other(r) || number && is_number(bench, r)) {
            return None;
        }
        let mut inner = Poly::read(bench, sum, SHORT).filter(|inner| !inner.apart)?;
        let mut all = self.clone();
        all.terms.remove(i);
        inner.terms.iter_mut().for_each(|t| t.coeff = Op::Mul.eval(&[t.coeff, coeff]));
        let constant = Op::Mul.eval(&[inner.constant, coeff]);
        all.terms.append(&mut inner.terms);
        all.constant = Op::Add.eval(&[all.constant, constant]);
        let before = all.is_sound();
        all.gather(bench);
        (before && all.is_sound() && all.len() < self.len()).then_some(all)
    }

    /// The factors of a product in the place of one factor of a term.
    fn with_factors(&self, bench: &Bench, i: usize) -> Option<Poly> {
        let term = &self.terms[i];
        let open = |factor: &Factor| {
            if !meets(bench, *factor, &term.factors, !term.is_signed_one()) {
                return None;
            }
            let inner = Term::read(bench, factor.base, SHORT, &mut Vec::new()).ok()?;
            term.opened(bench, *factor, inner)
        };
        let opened = term.factors.iter().find_map(open)?;
        let mut all = self.clone();
        all.terms[i] = opened;
        all.take_up_numbers();
        let before = all.is_sound();
        all.gather(bench);
        (before && all.is_sound()).then_some(all)
    }

    /// True if all its numbers can be computed with.
    pub(super) fn is_sound(&self) -> bool {
        is_sound(self.constant) && self.terms.iter().all(|t| is_sound(t.coeff))
    }

    /// How many things are added.
    fn len(&self) -> usize {
        self.terms.len() + usize::from(!is_zero(self.constant))
    }
}

impl Term {
    /// The factors of a product in the place of a power of it.
    fn opened(&self, bench: &Bench, factor: Factor, inner: Term) -> Option<Term> {
        let mut all = self.clone();
        all.factors.retain(|f| *f != factor);
        all.factors.extend(inner.factors.iter().map(|f| Factor { power: f.power * factor.power, ..*f }));
        let op = if factor.power > 0 { Op::Mul } else { Op::Div };
        for _ in 0..factor.power.unsigned_abs() {
            all.coeff = op.eval(&[all.coeff, inner.coeff]);
        }
        all.gather(bench);
        let count = |t: &Term| t.degree() + u32::from(!t.is_signed_one());
        (count(&all) < count(self)).then_some(all)
    }
}

/// True of an operation of two leaves of which one may be opened.
pub(super) fn may_open(bench: &Bench, r: Ref) -> bool {
    let &[x, y] = bench.graph.args(r.id()) else { return false };
    let [x, y] = [x, y].map(|r| bench.resolve(r));
    match bench.op(r) {
        Op::Add | Op::Sub => [(x, y), (y, x)].into_iter().any(|(sum, other)| {
            let number = is_number(bench, other);
            is_sum(bench, sum) && holds(bench, sum, &|r| r == other || number && is_number(bench, r))
        }),
        op => {
            let over = if op == Op::Div { -1 } else { 1 };
            let factors = [Factor { base: x, power: 1 }, Factor { base: y, power: over }];
            factors.iter().any(|f| meets(bench, *f, &factors, false))
        }
    }
}

/// True of a sum that others read too.
pub(super) fn is_sum(bench: &Bench, r: Ref) -> bool {
    bench.uses(r) > 1 && matches!(bench.op(r), Op::Add | Op::Sub | Op::Neg) && is_link(bench, r)
}

/// True of a constant.
pub(super) fn is_number(bench: &Bench, r: Ref) -> bool {
    matches!(bench.op(r), Op::Const(_))
}

/// True if a factor is a product that others read too, and something in it goes away with one of the factors beside it, or
/// with a number there.
pub(super) fn meets(bench: &Bench, factor: Factor, factors: &[Factor], number: bool) -> bool {
    let is_product = |r: Ref| matches!(bench.op(r), Op::Mul | Op::Div) && is_link(bench, r);
    let goes_away = |r: Ref, power: i32| {
        let against = |f: &Factor| f.base == r && f.power.signum() != (power * factor.power).signum();
        factors.iter().any(against) || number && is_number(bench, r)
    };
    bench.uses(factor.base) > 1
        && is_product(factor.base)
        && has_factor(bench, factor.base, 1, LEVELS, &goes_away)
}

/// True if a sum has something like this inside.
pub(super) fn holds(bench: &Bench, sum: Ref, is: &dyn Fn(Ref) -> bool) -> bool {
    has_leaf(bench, sum, LEVELS, is)
}

fn has_leaf(bench: &Bench, link: Ref, levels: usize, is: &dyn Fn(Ref) -> bool) -> bool {
    let mut i = bench.graph.args(link.id()).len();
    while i > 0 {
        i -= 1;
        let r = bench.arg(link, i);
        let inside = || levels > 1 && bench.uses(r) == 1 && is_link(bench, r);
        if is(r) || inside() && has_leaf(bench, r, levels - 1, is) {
            return true;
        }
    }
    false
}

/// True if a product has something like this as a factor, with its power.
fn has_factor(bench: &Bench, link: Ref, power: i32, levels: usize, is: &dyn Fn(Ref, i32) -> bool) -> bool {
    let mut i = bench.graph.args(link.id()).len();
    while i > 0 {
        i -= 1;
        let r = bench.arg(link, i);
        let power = if bench.op(link) == Op::Div && i == 1 { -power } else { power };
        let is_part = || matches!(bench.op(r), Op::Mul | Op::Div | Op::Neg) && is_link(bench, r);
        let inside = || levels > 1 && bench.uses(r) == 1 && is_part();
        if is(r, power) || inside() && has_factor(bench, r, power, levels - 1, is) {
            return true;
        }
    }
    false
}
