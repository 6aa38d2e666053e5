//! A product of a sum, as a sum of products, where that may pay.
//!
//! ```text
//! before   (x*2 - 1) * u          x * (y/x + 1)       (x*y - x) / x
//! after    x*(u*2) - u            y + x               y - 1
//! ```
//! Either all that the sum is multiplied by is uniform, and so is the product with a number, or a uniform, of one of its terms;
//! or the factor of some term goes away, be it a number: `(x - y/2) * 2 / z` is `(x*2 - y) / z`.

use super::is_link;
use super::poly::{Factor, Poly, Term, is_inner_sum, is_zero, stays_whole};
use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::value::Value;

impl Poly {
    /// The same with products in the place of those sums.
    pub(super) fn spread(&self, bench: &Bench) -> Option<Poly> {
        if self.apart {
            return None;
        }
        let inner: Vec<Option<Poly>> = self.terms.iter().map(|term| term.spread(bench)).collect();
        if inner.iter().all(Option::is_none) {
            return None;
        }
        let mut spread = Poly { terms: Vec::with_capacity(self.terms.len() + 2), ..*self };
        for (term, inner) in self.terms.iter().zip(inner) {
            match inner {
                Some(inner) => {
                    spread.constant = Op::Add.eval(&[spread.constant, inner.constant]);
                    spread.terms.extend(inner.terms);
                }
                None => spread.terms.push(term.clone()),
            }
        }
        let before = spread.is_sound();
        spread.gather(bench);
        (before && spread.is_sound()).then_some(spread)
    }

    /// True if it takes fewer products by numbers if all its terms are multiplied by one than if the sum is.
    fn has_fewer_numbers(&self, coeff: Value) -> bool {
        let times = |term: &Term| Term { coeff: Op::Mul.eval(&[term.coeff, coeff]), factors: Vec::new() };
        let before = self.terms.iter().filter(|t| !t.is_signed_one()).count();
        let after = self.terms.iter().filter(|t| !times(t).is_signed_one()).count();
        after <= before
    }
}

impl Term {
    /// The products of a sum that is a factor of this one.
    fn spread(&self, bench: &Bench) -> Option<Poly> {
        let is_sum = |f: &&Factor| f.power == 1 && is_link(bench, f.base) && is_inner_sum(bench, f.base);
        let mut sums = self.factors.iter().filter(is_sum);
        // What is left of one sum may go away with another.
        let (Some(sum), None) = (sums.next(), sums.next()) else { return None };
        if self.factors.len() == 1 || stays_whole(bench, sum.base, self.coeff) {
            return None;
        }
        let rest: Vec<Factor> = self.factors.iter().filter(|f| **f != *sum).copied().collect();
        let varies = |f: &Factor| bench.graph.rank(f.base) == Rank::Varying;
        let varying = rest.iter().any(varies);
        let has_number = !self.is_signed_one();
        if varying && !has_number && !rest.iter().any(|f| f.power < 0) && !has_quotient(bench, sum.base) {
            return None;
        }
        let mut inner = Poly::read(bench, sum.base, super::FACTORED)?;
        let pays = match varying {
            _ if has_number && inner.has_fewer_numbers(self.coeff) => true,
            true => inner.terms.iter().any(|t| t.meets(&rest)),
            // A number or a uniform becomes one with what is uniform.
            false => inner.terms.iter().any(|t| {
                t.factors.iter().any(varies) && !(t.is_signed_one() && t.factors.iter().all(varies))
            }),
        };
        if !pays {
            return None;
        }
        let scaled = |value: Value| Op::Mul.eval(&[value, self.coeff]);
        for term in &mut inner.terms {
            term.coeff = scaled(term.coeff);
            term.factors.extend(&rest);
            term.gather(bench);
        }
        // What nothing is left of is a number.
        let constant = scaled(inner.constant);
        inner.constant = Value::zero(self.coeff.ty);
        if !is_zero(constant) {
            inner.terms.push(Term { coeff: constant, factors: rest });
        }
        inner.take_up_numbers();
        Some(inner)
    }

    /// True if one of these goes away with a factor.
    fn meets(&self, rest: &[Factor]) -> bool {
        let against = |f: &Factor, g: &Factor| f.base == g.base && f.power.signum() != g.power.signum();
        self.factors.iter().any(|f| rest.iter().any(|g| against(f, g)))
    }
}

/// True of a sum with a quotient in it.
pub(super) fn has_quotient(bench: &Bench, sum: Ref) -> bool {
    let mut todo = vec![sum];
    while let Some(r) = todo.pop() {
        let inside = r == sum || bench.uses(r) == 1;
        match bench.op(r) {
            Op::Add | Op::Sub | Op::Neg | Op::Mul if inside => {
                todo.extend((0..bench.graph.args(r.id()).len()).map(|i| bench.arg(r, i)));
            }
            Op::Div if inside => return true,
            _ => {}
        }
    }
    false
}
