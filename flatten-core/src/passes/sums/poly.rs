//! What a chain computes: a constant, and terms with a coefficient and powers of its leaves.

use super::is_link;
use crate::graph::facts::Facts;
use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::ty::Ty;
use crate::value::Value;

/// A sum of products.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Poly {
    /// Its type, and that of every leaf.
    pub(super) ty: Ty,
    /// The term without factors.
    pub(super) constant: Value,
    /// The others, each set of factors once, in order.
    pub(super) terms: Vec<Term>,
    /// No constant was distributed over a sum.
    pub(super) apart: bool,
}

/// A product.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Term {
    /// The constant factor.
    pub(super) coeff: Value,
    /// The others, each base once, in order; no power is zero.
    pub(super) factors: Vec<Factor>,
}

/// A power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Factor {
    /// Of what.
    pub(super) base: Ref,
    /// Which; below zero it divides.
    pub(super) power: i32,
}

/// Why a chain was not read.
pub(super) enum Unread {
    /// It is longer than was asked for.
    Long,
    /// Its constants cannot be put together.
    Unsound,
}

/// Where a term stands, as one number: varying before uniform, then as [`crate::graph::Graph::place`] says.
pub(super) type Place = u128;

/// The place of a term, its first factor, and its number.
type Key = (Place, Option<(Ref, i32)>, u32);

/// One in every lane.
pub(super) fn one(ty: Ty) -> Value {
    Value::splat(ty, if ty.is_float() { 1.0f32.to_bits() } else { 1 })
}

/// Minus one in every lane.
pub(super) fn minus_one(ty: Ty) -> Value {
    Value::splat(ty, if ty.is_float() { (-1.0f32).to_bits() } else { u32::MAX })
}

/// True of zero in every lane, of either sign.
pub(super) fn is_zero(value: Value) -> bool {
    let sign = if value.ty.is_float() { 1 << 31 } else { 0 };
    value.all_lanes(|bits| bits & !sign == 0)
}

/// True if every lane is below zero; `u32` is read as `i32`.
pub(super) fn is_negative(value: Value) -> bool {
    match value.ty.is_float() {
        true => value.all_lanes(|bits| f32::from_bits(bits) < 0.0),
        // The least one has no negation.
        false => value.all_lanes(|bits| bits > 1 << 31),
    }
}

/// True of numbers that can be computed with: what overflows or is lost stays where it is.
pub(super) fn is_sound(value: Value) -> bool {
    let sound = |x: f32| x == 0.0 || x.is_normal();
    !value.ty.is_float() || value.all_lanes(|bits| sound(f32::from_bits(bits)))
}

impl Poly {
    /// Reads the chain that ends at a node, if it has so many terms at most, and factors in each. If its constants cannot be
    /// put together, sums that are multiplied by one stand apart, and so do products of some that cannot; `None` if that does
    /// not help.
    pub(super) fn read(bench: &Bench, root: Ref, most: usize) -> Option<Poly> {
        match Poly::read_as(bench, root, most, false, is_single) {
            Err(Unread::Unsound) => Poly::read_as(bench, root, most, true, is_single).ok(),
            read => read.ok(),
        }
    }

    /// [`Poly::read`] of what was just made, and nobody reads yet.
    pub(super) fn read_new(bench: &Bench, root: Ref, most: usize) -> Option<Poly> {
        Poly::read_as(bench, root, most, false, |bench, r| bench.uses(r) <= 1).ok()
    }

    /// `is_own` says which nodes a chain may have inside, since nobody else reads them.
    fn read_as(
        bench: &Bench,
        root: Ref,
        most: usize,
        apart: bool,
        is_own: fn(&Bench, Ref) -> bool,
    ) -> Result<Poly, Unread> {
        let ty = bench.ty(root);
        let mut poly = Poly { ty, constant: Value::zero(ty), terms: Vec::new(), apart };
        let leaf = |r: Ref, scale: Value| Term { coeff: scale, factors: vec![Factor { base: r, power: 1 }] };
        let one = one(ty);
        let mut todo = Vec::with_capacity(8);
        todo.push((root, one));
        let mut inner = Vec::new();
        while let Some((r, scale)) = todo.pop() {
            if poly.terms.len() > most {
                return Err(Unread::Long);
            }
            let arg = |i| bench.arg(r, i);
            let inside = r == root || is_own(bench, r);
            match bench.op(r) {
                Op::Const(_) => {
                    let value = Op::Mul.eval(&[bench.graph.as_const(r).ok_or(Unread::Unsound)?, scale]);
                    match apart && !is_sound(value) {
                        true => poly.terms.push(leaf(r, scale)),
                        false => poly.constant = Op::Add.eval(&[poly.constant, value]),
                    }
                }
                Op::Add if inside => todo.extend([(arg(1), scale), (arg(0), scale)]),
                Op::Sub if inside => todo.extend([(arg(1), negated(scale)), (arg(0), scale)]),
                Op::Neg if inside => todo.push((arg(0), negated(scale))),
                Op::Mul | Op::Div if inside && is_link(bench, r) => {
                    let mut term = match Term::read_as(bench, r, most, &mut inner, is_own) {
                        Err(Unread::Unsound) if apart && r != root => leaf(r, one),
                        term => term?,
                    };
                    if scale != one {
                        term.coeff = Op::Mul.eval(&[term.coeff, scale]);
                    }
                    match term.factors[..] {
                        [] => poly.constant = Op::Add.eval(&[poly.constant, term.coeff]),
                        [Factor { base, power: 1 }]
                            if !apart
                                && is_own(bench, base)
                                && is_sum(bench, base)
                                && !stays_whole(bench, base, term.coeff) =>
                        {
                            todo.push((base, term.coeff));
                        }
                        _ => poly.terms.push(term),
                    }
                }
                _ => poly.terms.push(leaf(r, scale)),
            }
        }
        let sound = poly.is_sound();
        poly.gather(bench);
        match sound && poly.terms.iter().all(|t| is_sound(t.coeff)) {
            true => Ok(poly),
            false => Err(Unread::Unsound),
        }
    }

    /// True if all its numbers can be computed with.
    pub(super) fn is_sound(&self) -> bool {
        is_sound(self.constant) && self.terms.iter().all(|t| is_sound(t.coeff))
    }

    /// Adds what no factor is left of to the constant.
    pub(super) fn take_up_numbers(&mut self) {
        for term in self.terms.extract_if(.., |t| t.factors.is_empty()) {
            self.constant = Op::Add.eval(&[self.constant, term.coeff]);
        }
    }

    /// True if two terms have a factor in common, or a coefficient.
    pub(super) fn may_factor(&self) -> bool {
        let one = one(self.ty);
        let alike = |x: &Term, y: &Term| {
            let same = |f: &Factor| {
                y.factors.iter().any(|g| f.base == g.base && f.power.signum() == g.power.signum())
            };
            x.factors.iter().any(same) || is_alike(x.coeff, y.coeff) && plus(x.coeff) != one
        };
        let all = &self.terms;
        (0..all.len()).any(|i| all[i + 1..].iter().any(|t| alike(&all[i], t)))
    }

    /// The sums that stand apart.
    pub(super) fn inner_sums(&self, bench: &mut Bench) -> Vec<Ref> {
        let mut found = Vec::new();
        for factor in self.terms.iter().flat_map(|t| &t.factors) {
            let r = factor.base;
            // A constant is not distributed where there are more factors.
            if is_inner_sum(bench, r) && (self.apart || super::above(bench, r).is_some()) {
                found.push(r);
            }
        }
        found
    }

    /// The divisions that stand apart since their numbers cannot be put together.
    pub(super) fn inner_quotients(&self, bench: &Bench) -> Vec<Ref> {
        let is_quotient = |r: &Ref| is_single(bench, *r) && bench.op(*r) == Op::Div;
        let factors = self.terms.iter().filter(|_| self.apart).flat_map(|t| &t.factors);
        factors.map(|f| f.base).filter(is_quotient).collect()
    }

    /// True if there is something uniform, of which all is subtracted from something.
    pub(super) fn is_uniform_taken_off(&self, bench: &Bench) -> bool {
        let is_uniform = |t: &&Term| t.rank(bench) < Rank::Varying;
        let plus = |t: &Term| !is_negative(t.coeff);
        is_zero(self.constant)
            && self.terms.iter().any(|t| is_uniform(&t))
            && !self.terms.iter().filter(is_uniform).any(plus)
            && self.terms.iter().any(plus)
    }

    /// Puts `x` and a `floor(x)` or `trunc(x)` that is taken off it together: what is left is below one, and loses its last
    /// bits among what is larger.
    pub(super) fn take_fractions(&mut self, bench: &mut Bench) {
        let mut any = false;
        let mut at = 0;
        while at < self.terms.len() {
            let whole = &self.terms[at];
            at += 1;
            let [Factor { base: floor, power: 1 }] = whole.factors[..] else { continue };
            if !is_rounded(bench, floor) {
                continue;
            }
            let (x, coeff) = (bench.arg(floor, 0), negated(whole.coeff));
            let is_own = |t: &Term| t.coeff == coeff && t.factors[..] == [Factor { base: x, power: 1 }];
            let Some(own) = self.terms.iter().position(is_own) else { continue };
            let fraction = bench.graph.add(Op::Sub, &[x, floor]);
            if bench.op(fraction) != Op::Sub || fraction.is_not() {
                continue;
            }
            self.terms[own].factors[0].base = fraction;
            self.terms.remove(at - 1);
            at = 0;
            any = true;
        }
        if any {
            self.gather(bench);
        }
    }

    /// Turns differences of products round, where the term that they are in is subtracted and another one is added: as lanes,
    /// they are computed alike then. `x * (a*b - c*d) - y * (e*f - g*h)` is `x * (a*b - c*d) + y * (g*h - e*f)`.
    pub(super) fn turn_minors(&mut self, bench: &mut Bench) {
        let minus = |t: &Term| is_negative(t.coeff);
        let minor =
            |bench: &Bench, t: &Term| t.factors.iter().position(|f| f.power == 1 && is_minor(bench, f.base));
        if !self.terms.iter().any(|t| !minus(t) && minor(bench, t).is_some()) {
            return;
        }
        let mut any = false;
        for term in self.terms.iter_mut().filter(|t| minus(t)) {
            let Some(at) = minor(bench, term) else { continue };
            let [x, y] = [0, 1].map(|i| bench.arg(term.factors[at].base, i));
            term.factors[at].base = bench.graph.add(Op::Sub, &[y, x]);
            term.coeff = negated(term.coeff);
            term.gather(bench);
            any = true;
        }
        if any {
            self.gather(bench);
        }
    }

    /// Puts equal terms together, and all in order.
    pub(super) fn gather(&mut self, bench: &Bench) {
        if self.terms.len() < 2 {
            return self.terms.retain(|t| !is_zero(t.coeff));
        }
        let first = |t: &Term| t.factors.first().map(|f| (f.base, f.power));
        let key = |(i, t): (usize, &Term)| (t.place(bench), first(t), i as u32);
        let mut keys: Vec<Key> = self.terms.iter().enumerate().map(key).collect();
        if !keys.is_sorted_by(|x, y| x.0 < y.0) {
            let rest = |i: u32| self.terms[i as usize].factors.iter().skip(1).map(|f| (f.base, f.power));
            keys.sort_by(|x, y| (x.0, x.1).cmp(&(y.0, y.1)).then_with(|| rest(x.2).cmp(rest(y.2))));
            let mut terms: Vec<Term> = Vec::with_capacity(keys.len());
            for (.., i) in keys {
                let next = &mut self.terms[i as usize];
                match terms.last_mut().filter(|term| term.factors == next.factors) {
                    Some(term) => term.coeff = Op::Add.eval(&[term.coeff, next.coeff]),
                    None => {
                        terms.push(Term { coeff: next.coeff, factors: std::mem::take(&mut next.factors) })
                    }
                }
            }
            self.terms = terms;
        }
        self.terms.retain(|t| !is_zero(t.coeff));
    }
}

/// True of a sum of whole numbers that is multiplied by what is none. It is exact up to 2^24 as it stands, so that the
/// corner of a cell is the same number from all sides; a hash of what it would be apart is another one.
pub(super) fn stays_whole(bench: &Bench, sum: Ref, times: Value) -> bool {
    let is_whole = || times.all_lanes(|bits| f32::from_bits(bits).fract() == 0.0);
    times.ty.is_float() && bench.graph.facts(sum).has(Facts::INTEGRAL) && !is_whole()
}

/// True of what is the next number that is whole, on one side.
pub(crate) fn is_rounded(bench: &Bench, r: Ref) -> bool {
    matches!(bench.op(r), Op::Floor | Op::Trunc)
}

/// True of a sum that nobody else reads.
pub(super) fn is_inner_sum(bench: &Bench, r: Ref) -> bool {
    is_single(bench, r) && is_sum(bench, r)
}

/// True of a difference of two products, if nobody else reads it or them.
pub(super) fn is_minor(bench: &Bench, r: Ref) -> bool {
    let is_product = |i: usize| {
        let product = bench.arg(r, i);
        is_single(bench, product) && bench.op(product) == Op::Mul
    };
    is_single(bench, r) && bench.op(r) == Op::Sub && bench.ty(r).is_float() && is_product(0) && is_product(1)
}

fn is_single(bench: &Bench, r: Ref) -> bool {
    bench.uses(r) == 1
}

fn is_sum(bench: &Bench, r: Ref) -> bool {
    matches!(bench.op(r), Op::Add | Op::Sub | Op::Neg)
}

/// The negation, lane by lane.
pub(super) fn negated(value: Value) -> Value {
    Op::Mul.eval(&[value, minus_one(value.ty)])
}

/// What is below zero in every lane, without its sign.
pub(super) fn plus(value: Value) -> Value {
    if is_negative(value) { negated(value) } else { value }
}

/// True of one number up to its sign.
pub(super) fn is_alike(x: Value, y: Value) -> bool {
    plus(x) == plus(y) || x == negated(y)
}

/// One, or minus one for what is below zero in every lane.
pub(super) fn sign(value: Value) -> Value {
    if is_negative(value) { minus_one(value.ty) } else { one(value.ty) }
}

impl Term {
    /// Reads a product, if it has so many factors at most.
    pub(super) fn read(
        bench: &Bench,
        root: Ref,
        most: usize,
        todo: &mut Vec<(Ref, i32)>,
    ) -> Result<Term, Unread> {
        Term::read_as(bench, root, most, todo, is_single)
    }

    fn read_as(
        bench: &Bench,
        root: Ref,
        most: usize,
        todo: &mut Vec<(Ref, i32)>,
        is_own: fn(&Bench, Ref) -> bool,
    ) -> Result<Term, Unread> {
        let ty = bench.ty(root);
        let mut term = Term { coeff: one(ty), factors: Vec::with_capacity(2) };
        todo.push((root, 1));
        while let Some((r, power)) = todo.pop() {
            if term.factors.len() > most {
                todo.clear();
                return Err(Unread::Long);
            }
            let arg = |i| bench.arg(r, i);
            let inside = r == root || is_own(bench, r);
            match bench.op(r) {
                Op::Const(_) => {
                    let op = if power > 0 { Op::Mul } else { Op::Div };
                    let Some(value) = bench.graph.as_const(r) else {
                        todo.clear();
                        return Err(Unread::Unsound);
                    };
                    term.coeff = op.eval(&[term.coeff, value]);
                }
                Op::Mul if inside => todo.extend([(arg(1), power), (arg(0), power)]),
                Op::Div if inside && ty.is_float() => todo.extend([(arg(1), -power), (arg(0), power)]),
                Op::Neg if inside => {
                    term.coeff = negated(term.coeff);
                    todo.push((arg(0), power));
                }
                _ => term.factors.push(Factor { base: r, power }),
            }
        }
        term.gather(bench);
        if is_sound(term.coeff) { Ok(term) } else { Err(Unread::Unsound) }
    }

    /// Puts equal bases together, and all in order.
    pub(super) fn gather(&mut self, bench: &Bench) {
        if self.factors.len() < 2 {
            return;
        }
        self.factors.sort_by_key(|f| (bench.graph.place(f.base), f.base));
        self.factors.dedup_by(|next, factor| {
            let same = next.base == factor.base;
            if same {
                factor.power += next.power;
            }
            same
        });
        self.factors.retain(|f| f.power != 0);
    }

    /// How often it changes.
    pub(super) fn rank(&self, bench: &Bench) -> Rank {
        let mut rank = Rank::Constant;
        for factor in &self.factors {
            rank = rank.max(bench.graph.rank(factor.base));
        }
        rank
    }

    /// Where it stands.
    pub(super) fn place(&self, bench: &Bench) -> Place {
        place_of(bench, &self.factors)
    }

    /// The sum of its powers, those below zero counted as they are above.
    pub(super) fn degree(&self) -> u32 {
        degree(&self.factors)
    }
}

/// Where a product of these stands.
pub(super) fn place_of(bench: &Bench, factors: &[Factor]) -> Place {
    let (mut rank, mut lead, mut depth, mut print) = (Rank::Constant, u32::MAX, 0, 0u32);
    for factor in factors {
        let base = bench.graph.node(factor.base.id());
        rank = rank.max(base.rank);
        lead = lead.min(base.lead);
        depth = depth.max(base.depth);
        print = print.rotate_left(5).wrapping_mul(0x9e37_79b1) ^ base.print ^ factor.power as u32;
    }
    let rank = Rank::Varying as u32 - rank as u32;
    let depth = u32::MAX - (depth + degree(factors));
    let high = u64::from(rank) << 32 | u64::from(lead);
    let low = u64::from(depth) << 32 | u64::from(print);
    Place::from(high) << 64 | Place::from(low)
}

/// The sum of these powers, those below zero counted as they are above.
pub(super) fn degree(factors: &[Factor]) -> u32 {
    let mut degree = 0;
    for factor in factors {
        degree += factor.power.unsigned_abs();
    }
    degree
}
