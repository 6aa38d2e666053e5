//! Sums and products that others read too, opened where what they are made of goes away.
//!
//! ```text
//! before   w = 1 - u - v,  p * w,  u + v + w        d = x / l,  f(d),  d * l        d = x * 2,  f(d),  d * 5 + x
//! after    w = 1 - u - v,  p * w,  1                d = x / l,  f(d),  x            d = x * 2,  f(d),  x * 11
//! ```
//! What is opened stays as it is for its other readers, so that something pays that leaves fewer terms in the sum, or fewer
//! factors in the product.

use super::is_link;
use super::poly::{Factor, Poly, Term, is_zero, stays_whole};
use crate::graph::Ref;
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::value::Value;

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
        let products = (0..self.terms.len()).find_map(|i| self.with_factors(bench, i));
        products.or_else(|| self.with_multiples(bench)).or_else(|| self.with_sums(bench))
    }

    /// Two terms that are the same but for numbers of their factors, as one.
    fn with_multiples(&self, bench: &Bench) -> Option<Poly> {
        let all: Vec<Term> = self.terms.iter().map(|term| term.without_numbers(bench)).collect();
        let same = |i: usize| (i + 1..all.len()).find(|j| all[*j].factors == all[i].factors);
        let (i, j) = (0..all.len()).find_map(|i| same(i).map(|j| (i, j)))?;
        let mut poly = self.clone();
        [i, j].into_iter().for_each(|at| poly.terms[at] = all[at].clone());
        let before = poly.is_sound();
        poly.gather(bench);
        (before && poly.is_sound()).then_some(poly)
    }

    /// The terms of one sum in its place, or those of all, and of what these are sums of.
    fn with_sums(&self, bench: &Bench) -> Option<Poly> {
        let number = !is_zero(self.constant);
        let sums = self.sums(bench);
        let is_other = |r: Ref| self.terms.iter().flat_map(|t| &t.factors).any(|f| f.base == r);
        let meets = |i: &&usize| {
            let is_met = |r: Ref| is_other(r) || number && is_number(bench, r);
            self.sum_at(bench, **i).is_some_and(|sum| holds(bench, sum, &is_met))
        };
        let fewer = |all: &Poly| all.len() < self.len();
        let one = sums.iter().filter(meets).find_map(|i| self.with_terms(bench, &[*i]).filter(fewer));
        one.or_else(|| {
            let bases: Vec<Ref> = sums.iter().filter_map(|i| self.sum_at(bench, *i)).collect();
            if !have_leaf(bench, &bases) {
                return None;
            }
            let mut all = self.with_terms(bench, &sums)?;
            for _ in 1..LEVELS {
                if fewer(&all) {
                    return Some(all);
                }
                all = all.with_terms(bench, &all.sums(bench))?;
            }
            Some(all).filter(fewer)
        })
    }

    /// Which terms are sums that others read too.
    fn sums(&self, bench: &Bench) -> Vec<usize> {
        (0..self.terms.len()).filter(|i| self.sum_at(bench, *i).is_some()).collect()
    }

    /// The sum that a term is, with a number.
    fn sum_at(&self, bench: &Bench, i: usize) -> Option<Ref> {
        let [Factor { base, power: 1 }] = self.terms[i].factors[..] else { return None };
        (is_sum(bench, base) && !stays_whole(bench, base, self.terms[i].coeff)).then_some(base)
    }

    /// The terms of these sums in their places, if there are not too many.
    fn with_terms(&self, bench: &Bench, sums: &[usize]) -> Option<Poly> {
        let mut all = Poly { terms: Vec::with_capacity(self.terms.len() + 2), ..*self };
        for (i, term) in self.terms.iter().enumerate() {
            let Some(sum) = self.sum_at(bench, i).filter(|_| sums.contains(&i)) else {
                all.terms.push(term.clone());
                continue;
            };
            let inner = Poly::read(bench, sum, SHORT).filter(|inner| !inner.apart)?;
            let times = |value: Value| Op::Mul.eval(&[value, term.coeff]);
            all.constant = Op::Add.eval(&[all.constant, times(inner.constant)]);
            all.terms.extend(inner.terms.into_iter().map(|t| Term { coeff: times(t.coeff), ..t }));
        }
        let before = all.is_sound();
        all.gather(bench);
        (before && all.is_sound() && !sums.is_empty() && all.terms.len() <= SHORT).then_some(all)
    }

    /// The factors of products in the place of one factor of a term, or of all.
    fn with_factors(&self, bench: &Bench, i: usize) -> Option<Poly> {
        let term = &self.terms[i];
        let number = !term.is_signed_one();
        if matches!(term.factors[..], [Factor { power: 1, .. }]) || !meet(bench, &term.factors, number) {
            return None;
        }
        let products: Vec<Factor> =
            term.factors.iter().filter(|f| is_product(bench, f.base)).copied().collect();
        let one = products.iter().find_map(|factor| term.opened(bench, &[*factor]));
        let opened = one.or_else(|| term.opened(bench, &products))?;
        let mut all = self.clone();
        all.terms[i] = opened;
        all.take_up_numbers();
        let before = all.is_sound();
        all.gather(bench);
        (before && all.is_sound()).then_some(all)
    }

    /// How many things are added.
    fn len(&self) -> usize {
        self.terms.len() + usize::from(!is_zero(self.constant))
    }
}

impl Term {
    /// The same with the numbers of its factors as its own.
    fn without_numbers(&self, bench: &Bench) -> Term {
        let mut all = self.clone();
        for factor in all.factors.iter_mut().filter(|f| f.power == 1) {
            if let Some((rest, number)) = numbered(bench, factor.base) {
                factor.base = rest;
                all.coeff = Op::Mul.eval(&[all.coeff, number]);
            }
        }
        all.gather(bench);
        all
    }

    /// The factors of products in the place of powers of them, if those are fewer, or fewer divide.
    fn opened(&self, bench: &Bench, products: &[Factor]) -> Option<Term> {
        let mut all = self.clone();
        all.factors.retain(|f| !products.contains(f));
        for factor in products {
            let inner = Term::read(bench, factor.base, SHORT, &mut Vec::new()).ok()?;
            let powers = inner.factors.iter().map(|f| Factor { power: f.power * factor.power, ..*f });
            all.factors.extend(powers);
            let op = if factor.power > 0 { Op::Mul } else { Op::Div };
            for _ in 0..factor.power.unsigned_abs() {
                all.coeff = op.eval(&[all.coeff, inner.coeff]);
            }
        }
        all.gather(bench);
        (all.size() < self.size()).then_some(all)
    }

    /// How many factors there are, and how many of them divide.
    fn size(&self) -> (u32, usize) {
        let below = self.factors.iter().filter(|f| f.power < 0).count();
        (self.degree() + u32::from(!self.is_signed_one()), below)
    }
}

/// What a product by a number is, which others read too: what is multiplied, and the number.
fn numbered(bench: &Bench, r: Ref) -> Option<(Ref, Value)> {
    if r.is_not() || bench.op(r) != Op::Mul || !is_product(bench, r) {
        return None;
    }
    Some((bench.arg(r, 0), bench.graph.as_const(bench.arg(r, 1))?))
}

/// True if one of these is a product by a number of another one, or two are of the same.
pub(super) fn are_multiples(bench: &Bench, all: &[Factor]) -> bool {
    let rest = |f: &Factor| if f.power == 1 { numbered(bench, f.base).map(|(rest, _)| rest) } else { None };
    all.iter().enumerate().any(|(i, factor)| {
        rest(factor).is_some_and(|x| {
            let same = |(j, other): (usize, &Factor)| j != i && (other.base == x || rest(other) == Some(x));
            all.iter().enumerate().any(same)
        })
    })
}

/// True of an operation of two leaves of which one may be opened, or both.
pub(super) fn may_open(bench: &Bench, r: Ref) -> bool {
    if bench.graph.args(r.id()).len() != 2 {
        return false;
    }
    let (x, y) = (bench.arg(r, 0), bench.arg(r, 1));
    match bench.op(r) {
        _ if ![x, y].iter().any(|r| is_sum(bench, *r) || is_product(bench, *r)) => false,
        Op::Add | Op::Sub => {
            let is_met = |i: usize, r: Ref| {
                let other = [y, x][i];
                r == other || is_number(bench, other) && is_number(bench, r)
            };
            are_multiples(bench, &[x, y].map(|base| Factor { base, power: 1 }))
                || may_open_sums(bench, &[x, y], |_| true, is_met)
        }
        op => {
            let over = if op == Op::Div { -1 } else { 1 };
            meet(bench, &[Factor { base: x, power: 1 }, Factor { base: y, power: over }], false)
        }
    }
}

/// True if one of these is a sum that others read too, and `is_met` says of something in it that it goes away, or if two are
/// that have something in common.
pub(super) fn may_open_sums(
    bench: &Bench,
    all: &[Ref],
    may: impl Fn(usize) -> bool,
    is_met: impl Fn(usize, Ref) -> bool,
) -> bool {
    let is_open = |i: usize| may(i) && is_sum(bench, all[i]);
    (0..all.len()).any(|i| {
        is_open(i) && {
            let later =
                |r: Ref| (i + 1..all.len()).any(|j| is_open(j) && holds(bench, all[j], &|other| other == r));
            holds(bench, all[i], &|r| is_met(i, r) || later(r))
        }
    })
}

/// True if two of these sums have something in common.
fn have_leaf(bench: &Bench, sums: &[Ref]) -> bool {
    may_open_sums(bench, sums, |_| true, |_, _| false)
}

/// True of a sum that others read too.
fn is_sum(bench: &Bench, r: Ref) -> bool {
    bench.uses(r) > 1 && matches!(bench.op(r), Op::Add | Op::Sub | Op::Neg) && is_link(bench, r)
}

/// True of a product that others read too.
fn is_product(bench: &Bench, r: Ref) -> bool {
    bench.uses(r) > 1 && matches!(bench.op(r), Op::Mul | Op::Div) && is_link(bench, r)
}

/// True of a constant.
pub(super) fn is_number(bench: &Bench, r: Ref) -> bool {
    matches!(bench.op(r), Op::Const(_))
}

/// True if a factor is a product that others read too, and something in it goes away with one of the factors beside it, with
/// what is in these, or with a `number` there. What is divided by a reciprocal is multiplied.
pub(super) fn meet(bench: &Bench, factors: &[Factor], number: bool) -> bool {
    let against = |power: i32, other: i32| power.signum() != other.signum();
    factors.iter().enumerate().any(|(i, factor)| {
        let goes_away = |r: Ref, power: i32| {
            let power = power * factor.power;
            let within = |f: &Factor| {
                let is_same = |other: Ref, p: i32| other == r && against(p * f.power, power);
                is_product(bench, f.base) && has_factor(bench, f.base, 1, LEVELS, &is_same)
            };
            factors.iter().any(|f| f.base == r && against(f.power, power))
                || number && is_number(bench, r)
                || factors[i + 1..].iter().any(within)
        };
        let reciprocal = || {
            factor.power < 0
                && bench.op(factor.base) == Op::Div
                && is_number(bench, bench.arg(factor.base, 0))
        };
        is_product(bench, factor.base)
            && (reciprocal() || has_factor(bench, factor.base, 1, LEVELS, &goes_away))
    })
}

/// True if a sum has something like this inside.
fn holds(bench: &Bench, sum: Ref, is: &dyn Fn(Ref) -> bool) -> bool {
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
