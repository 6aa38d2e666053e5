//! Sums that are multiplied and have the same factors inside, put together by those.
//!
//! ```text
//! before   p*(a*u + b*v) + q*(c*u + d*v) + e*u + f*v
//! after    (p*a + q*c + e)*u + (p*b + q*d + f)*v
//! ```
//! That is how points are blended instead of the matrices that move them: of `n` sums of `k` products it takes off `n - k`.

use super::is_link;
use super::poly::{Factor, Poly, Term, is_inner_sum, is_sound, stays_whole};
use crate::graph::Ref;
use crate::op::Op;
use crate::passes::bench::Bench;

impl Poly {
    /// The same with products in the place of those sums.
    pub(super) fn across(&self, bench: &Bench) -> Option<Poly> {
        let sums = || self.terms.iter().filter(|term| term.sum(bench).is_some());
        if self.apart || self.terms.len() < 3 || sums().take(2).count() < 2 {
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
        let is_common = |f: &Factor| counts.iter().any(|(base, count)| *base == f.base && *count > 2);
        let meets = |poly: &Poly| poly.terms.iter().all(|t| t.factors.iter().any(is_common));
        let mut all = Poly { terms: Vec::with_capacity(2 * self.terms.len()), ..*self };
        let mut opened = 0;
        for (term, inner) in self.terms.iter().zip(inner) {
            let Some(inner) = inner.filter(|poly| meets(poly)) else {
                all.terms.push(term.clone());
                continue;
            };
            let sum = term.sum(bench).expect("it has an inner sum");
            opened += 1;
            for mut product in inner.terms {
                product.coeff = Op::Mul.eval(&[product.coeff, term.coeff]);
                product.factors.extend(term.factors.iter().filter(|f| f.base != sum));
                product.gather(bench);
                all.terms.push(product);
            }
        }
        let sound = |poly: &Poly| poly.terms.iter().all(|t| is_sound(t.coeff));
        if opened < 2 || !sound(&all) {
            return None;
        }
        all.gather(bench);
        sound(&all).then_some(all)
    }
}

impl Term {
    /// The only sum that is a factor of this one, if there are others.
    fn sum(&self, bench: &Bench) -> Option<Ref> {
        let is_sum = |f: &&Factor| f.power == 1 && is_link(bench, f.base) && is_inner_sum(bench, f.base);
        let mut sums = self.factors.iter().filter(is_sum);
        let (Some(sum), None) = (sums.next(), sums.next()) else { return None };
        let apart = self.factors.len() > 1 && !stays_whole(bench, sum.base, self.coeff);
        apart.then_some(sum.base)
    }

    /// That sum, if it has no number.
    fn products(&self, bench: &Bench) -> Option<Poly> {
        let inner = Poly::read(bench, self.sum(bench)?, super::FACTORED)?;
        (super::poly::is_zero(inner.constant) && inner.terms.len() > 1).then_some(inner)
    }
}
