//! Sums that are multiplied and have the same factors inside, put together by those.
//!
//! ```text
//! before   p*(a*u + b*v) + q*(c*u + d*v) + e*u + f*v
//! after    (p*a + q*c + e)*u + (p*b + q*d + f)*v
//! ```
//! That is how points are blended instead of the matrices that move them: of `n` sums of `k` products it takes off `n - k`
//! products, and `n - 1` where one of the sums is not multiplied.

use super::is_link;
use super::poly::{Factor, Poly, Term, is_inner_sum, is_zero, stays_whole};
use super::write::Writer;
use crate::graph::Ref;
use crate::op::Op;
use crate::passes::bench::Bench;
use std::cmp::Reverse;

/// How many levels of a sum are looked at for what it may have in common with others.
pub(super) const LEVELS: usize = 4;

impl Poly {
    /// The same with products in the place of those sums, and the factors that these have in common, the most frequent first.
    pub(super) fn across(&self, bench: &Bench) -> Option<(Poly, Vec<Ref>)> {
        if self.apart || self.terms.len() < 3 || !self.terms.iter().any(|term| term.sum(bench).is_some()) {
            return None;
        }
        let inner: Vec<Option<Poly>> = self.terms.iter().map(|term| term.products(bench)).collect();
        let mut counts: Vec<(Ref, u32)> = Vec::new();
        let open = self.terms.iter().zip(&inner).filter(|(_, inner)| inner.is_none()).map(|(term, _)| term);
        for factor in inner.iter().flatten().flat_map(|p| &p.terms).chain(open).flat_map(|t| &t.factors) {
            match counts.iter_mut().find(|(base, _)| *base == factor.base) {
                Some((_, count)) => *count += 1,
                None => counts.push((factor.base, 1)),
            }
        }
        let is_common = |f: &Factor| counts.iter().any(|(base, count)| *base == f.base && *count > 1);
        let meets = |poly: &Poly| poly.terms.iter().all(|t| t.factors.iter().any(is_common));
        let mut all = Poly { terms: Vec::with_capacity(2 * self.terms.len()), ..*self };
        let mut opened = false;
        for (term, inner) in self.terms.iter().zip(inner) {
            let Some(inner) = inner.filter(|poly| meets(poly)) else {
                all.terms.push(term.clone());
                continue;
            };
            let sum = term.sum(bench).expect("it has an inner sum");
            opened = true;
            for mut product in inner.terms {
                product.coeff = Op::Mul.eval(&[product.coeff, term.coeff]);
                product.factors.extend(term.factors.iter().filter(|f| f.base != sum));
                product.gather(bench);
                all.terms.push(product);
            }
        }
        all.take_up_numbers();
        if !opened || !all.is_sound() {
            return None;
        }
        all.gather(bench);
        counts.retain(|(_, count)| *count > 1);
        counts.sort_by_key(|(_, count)| Reverse(*count));
        all.is_sound().then(|| (all, counts.into_iter().map(|(base, _)| base).collect()))
    }
}

impl Writer<'_, '_> {
    /// The sum, with these factors outside as far as several terms have them.
    pub(super) fn sum_by(&mut self, poly: &Poly, bases: &[Ref]) -> Ref {
        let mut poly = poly.clone();
        for base in bases {
            let has = |t: &&Term| t.factors.iter().any(|f| f.base == *base && f.power > 0);
            if poly.terms.iter().filter(has).count() > 1 {
                self.pull_out(&mut poly, Factor { base: *base, power: 1 });
            }
        }
        self.sum(&poly)
    }
}

/// Calls `each` with the factors of the products of a sum, as far as they are seen at once.
pub(super) fn each_factor(bench: &Bench, r: Ref, levels: usize, each: &mut dyn FnMut(Ref)) {
    let mut i = 0;
    while i < 2 {
        let arg = bench.arg(r, i);
        i += 1;
        match bench.op(arg) {
            Op::Mul => {
                each(bench.arg(arg, 0));
                each(bench.arg(arg, 1));
            }
            Op::Add | Op::Sub if levels > 1 && bench.uses(arg) == 1 => {
                each_factor(bench, arg, levels - 1, each);
            }
            _ => {}
        }
    }
}

/// True of a sum of products that nobody else reads.
pub(super) fn is_blend(bench: &Bench, r: Ref) -> bool {
    let is_part = |r: Ref| matches!(bench.op(r), Op::Mul | Op::Add | Op::Sub);
    is_inner_sum(bench, r)
        && is_link(bench, r)
        && bench.op(r) != Op::Neg
        && is_part(bench.arg(r, 0))
        && is_part(bench.arg(r, 1))
}

impl Term {
    /// The only such sum that is a factor of this one, if there are others.
    fn sum(&self, bench: &Bench) -> Option<Ref> {
        let is_sum = |f: &&Factor| f.power == 1 && is_blend(bench, f.base);
        let mut sums = self.factors.iter().filter(is_sum);
        let (Some(sum), None) = (sums.next(), sums.next()) else { return None };
        let apart = self.factors.len() > 1 && !stays_whole(bench, sum.base, self.coeff);
        apart.then_some(sum.base)
    }

    /// That sum, if it has no number.
    fn products(&self, bench: &Bench) -> Option<Poly> {
        let inner = Poly::read(bench, self.sum(bench)?, super::FACTORED)?;
        (is_zero(inner.constant) && inner.terms.len() > 1).then_some(inner)
    }
}
