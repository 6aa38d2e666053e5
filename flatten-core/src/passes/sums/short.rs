//! Short chains of what varies, read without an allocation. Nearly all are as they should be, and that is seen here.

use super::pairs::{self, Item, Key, Pairs};
use super::poly::{self, Factor, Place};
use super::{across, open, spread};
use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::value::Value;

/// So many leaves there are at most, constants not counted.
const LEAVES: usize = 8;

/// A sum of products and quotients whose leaves all vary and stand there once, but for squares. At most one constant is added,
/// at most one is in each product, and it can be computed with them.
pub(super) struct Short {
    /// One term after the other, each in order.
    factors: [Factor; LEAVES],
    len: usize,
    /// In order.
    terms: [Part; LEAVES],
    count: usize,
    constant: Option<Ref>,
    /// They are floats: constants may be factors.
    float: bool,
}

/// A product of some of the factors.
#[derive(Clone, Copy)]
struct Part {
    first: usize,
    end: usize,
    /// The constant among them.
    coeff: Option<Ref>,
    /// It is subtracted.
    minus: bool,
    /// Where it stands in a sum.
    place: Place,
}

impl Part {
    /// True of a leaf.
    fn is_plain(&self, of: &Short) -> bool {
        self.coeff.is_none() && self.end - self.first == 1 && of.factors[self.first].power == 1
    }
}

impl Short {
    /// Reads the chain that ends at a link.
    pub(super) fn read(bench: &Bench, root: Ref) -> Option<Short> {
        let mut short = Short {
            factors: [Factor { base: root, power: 1 }; LEAVES],
            len: 0,
            terms: [Part { first: 0, end: 0, coeff: None, minus: false, place: 0 }; LEAVES],
            count: 0,
            constant: None,
            float: bench.ty(root).is_float(),
        };
        let mut todo = Todo::new((root, false));
        while let Some((r, minus)) = todo.pop() {
            let inside = r == root || bench.uses(r) == 1;
            let first = short.len;
            let mut coeff = None;
            match bench.op(r) {
                Op::Const(_) if minus || short.constant.is_some() => return None,
                Op::Const(_) => {
                    bench.graph.as_const(r).filter(|value| is_term(*value))?;
                    short.constant = Some(r);
                    continue;
                }
                op @ (Op::Add | Op::Sub) if inside => {
                    todo.push((bench.arg(r, 1), minus != (op == Op::Sub)))?;
                    todo.push((bench.arg(r, 0), minus))?;
                    continue;
                }
                Op::Mul if inside => coeff = short.product(bench, r)?,
                Op::Div if inside && short.float => coeff = short.product(bench, r)?,
                Op::Neg if inside => return None,
                _ => short.add(bench, r, 1)?,
            }
            if short.count == LEAVES {
                return None;
            }
            short.terms[short.count] = Part { first, end: short.len, coeff, minus, place: 0 };
            short.count += 1;
        }
        let is_plain = !short.has_scalars(bench) && !short.has_fraction(bench) && !short.has_minors(bench);
        (short.is_apart() && is_plain).then_some(())?;
        short.sort(bench);
        Some(short)
    }

    /// Takes up the factors of a product. Answers the constant among them.
    fn product(&mut self, bench: &Bench, root: Ref) -> Option<Option<Ref>> {
        let first = self.len;
        let mut coeff = None;
        let mut todo = Todo::new((root, 1));
        while let Some((r, power)) = todo.pop() {
            let inside = r == root || bench.uses(r) == 1;
            match bench.op(r) {
                Op::Const(_) if coeff.is_some() || power < 0 || !self.float => return None,
                Op::Const(_) => {
                    bench.graph.as_const(r).filter(|value| is_factor(*value))?;
                    coeff = Some(r);
                }
                Op::Mul if inside => {
                    todo.push((bench.arg(r, 1), power))?;
                    todo.push((bench.arg(r, 0), power))?;
                }
                Op::Div if inside && self.float => {
                    todo.push((bench.arg(r, 1), -power))?;
                    todo.push((bench.arg(r, 0), power))?;
                }
                Op::Neg if inside => return None,
                // Scalars are multiplied before they become lanes.
                Op::Splat(_) => return None,
                _ => self.add(bench, r, power)?,
            }
        }
        self.square(first, 1)?;
        self.square(first, -1)?;
        // A constant is distributed over a sum, or the sum stands apart inside of the chain.
        let sum = |f: &Factor| poly::is_inner_sum(bench, f.base);
        // A factor of the sum may go away.
        let quotient =
            |f: &Factor| sum(f) && (self.has_divisor(first) || spread::has_quotient(bench, f.base));
        match self.factors[first..self.len] {
            [x] if x.power == 1 && sum(&x) => None,
            [_, _, ..] if self.factors[first..self.len].iter().any(quotient) => None,
            [..] if coeff.is_some() && self.factors[first..self.len].iter().any(sum) => None,
            _ => Some(coeff),
        }
    }

    /// True if something stands beside what it is rounded to.
    fn has_fraction(&self, bench: &Bench) -> bool {
        let own = |r: Ref| self.factors[..self.len].iter().any(|f| f.base == r);
        let rounded = |f: &Factor| poly::is_rounded(bench, f.base) && own(bench.arg(f.base, 0));
        self.count + usize::from(self.constant.is_some()) > 2 && self.factors[..self.len].iter().any(rounded)
    }

    /// True if differences of products stand in what is added and in what is subtracted.
    fn has_minors(&self, bench: &Bench) -> bool {
        let terms = &self.terms[..self.count];
        let has = |t: &Part| {
            self.factors[t.first..t.end].iter().any(|f| f.power == 1 && poly::is_minor(bench, f.base))
        };
        let any = |minus| terms.iter().any(|t| t.minus == minus && has(t));
        terms.len() > 1 && any(true) && any(false)
    }

    /// True if something divides.
    fn has_divisor(&self, first: usize) -> bool {
        self.factors[first..self.len].iter().any(|f| f.power < 0)
    }

    /// Puts two equal factors together, if there are no others of that power.
    fn square(&mut self, first: usize, power: i32) -> Option<()> {
        let own = &self.factors[first..self.len];
        let mut all = own.iter().enumerate().filter(|(_, f)| f.power == power);
        if let (Some((_, x)), Some((i, y)), rest) = (all.next(), all.next(), all.next())
            && x.base == y.base
        {
            if rest.is_some() {
                return None;
            }
            let twice = Factor { base: x.base, power: 2 * power };
            self.len -= 1;
            self.factors.swap(first + i, self.len);
            let x =
                self.factors[first..self.len].iter_mut().find(|f| f.base == twice.base && f.power == power);
            *x? = twice;
        }
        Some(())
    }

    /// Takes up a leaf.
    fn add(&mut self, bench: &Bench, r: Ref, power: i32) -> Option<()> {
        if self.len == LEAVES || bench.graph.rank(r) != Rank::Varying {
            return None;
        }
        self.factors[self.len] = Factor { base: r, power };
        self.len += 1;
        Some(())
    }

    /// True if no leaf and no coefficient stands there twice.
    fn is_apart(&self) -> bool {
        let leaves = &self.factors[..self.len];
        for (i, x) in leaves.iter().enumerate() {
            for y in &leaves[i + 1..] {
                if x.base == y.base {
                    return false;
                }
            }
        }
        let terms = &self.terms[..self.count];
        for (i, x) in terms.iter().enumerate() {
            for y in &terms[i + 1..] {
                if x.coeff.is_some() && x.coeff == y.coeff {
                    return false;
                }
            }
        }
        true
    }

    /// True if scalars are added to a vector that are to be added first.
    fn has_scalars(&self, bench: &Bench) -> bool {
        let is_splat = |f: &&Factor| matches!(bench.op(f.base), Op::Splat(_));
        let scalars = self.factors[..self.len].iter().filter(is_splat).count();
        scalars + usize::from(self.constant.is_some()) > 1 && scalars > 0
    }

    /// Puts the factors of each term in order, and the terms.
    fn sort(&mut self, bench: &Bench) {
        for part in &mut self.terms[..self.count] {
            let factors = &mut self.factors[part.first..part.end];
            if factors.len() > 1 {
                factors.sort_unstable_by_key(|f| (bench.graph.place(f.base), f.base));
            }
            if self.count > 1 {
                part.place = poly::place_of(bench, factors);
            }
        }
        if self.count > 1 {
            let factors = &self.factors;
            self.terms[..self.count].sort_unstable_by_key(|t| (t.place, factors[t.first].base));
        }
    }

    /// Calls `add` for each pair that the chain has.
    pub(super) fn each_key(&self, add: &mut dyn FnMut(Key)) {
        let (items, count) = self.items();
        pairs::each(&items[..count], |x, y| add(pairs::term_key(*x, *y)));
        for part in &self.terms[..self.count] {
            self.each_of_factors(part, add);
        }
    }

    /// The sum of its powers.
    fn degree(&self, part: &Part) -> u32 {
        poly::degree(&self.factors[part.first..part.end])
    }

    fn each_of_factors(&self, part: &Part, add: &mut dyn FnMut(Key)) {
        let factors = &self.factors[part.first..part.end];
        pairs::each(factors, |x, y| {
            if (x.power > 0) == (y.power > 0) {
                add(pairs::factor_key(x.base, y.base));
            }
        });
    }

    /// The terms that are leaves, and the constant.
    fn items(&self) -> ([Item; LEAVES + 1], usize) {
        let mut items = [(self.factors[0].base, false); LEAVES + 1];
        let mut count = 0;
        for part in self.terms[..self.count].iter().filter(|part| part.is_plain(self)) {
            items[count] = (self.factors[part.first].base, part.minus);
            count += 1;
        }
        if let Some(constant) = self.constant {
            items[count] = (constant, false);
            count += 1;
        }
        (items, count)
    }

    /// True of what no other chain has a part of, and is written as it would be written.
    pub(super) fn is_settled(&self, bench: &Bench, pairs: &Pairs, root: Ref) -> bool {
        self.is_written(bench, root) && !self.meets(pairs) && !self.has_sums(bench) && !self.may_open(bench)
    }

    /// True if there is something that others read too and that may be opened (`sums/open.rs`).
    fn may_open(&self, bench: &Bench) -> bool {
        let all = &self.factors[..self.len];
        let is_leaf = |part: &Part| matches!(all[part.first..part.end], [Factor { power: 1, .. }]);
        let parts = &self.terms[..self.count];
        let may_meet = |part: &Part| {
            !is_leaf(part) && open::meet(bench, &all[part.first..part.end], part.coeff.is_some())
        };
        if parts.iter().any(may_meet) || parts.len() > 1 && open::are_multiples(bench, all) {
            return true;
        }
        let mut bases = [all[0].base; LEAVES];
        bases.iter_mut().zip(parts).for_each(|(base, part)| *base = all[part.first].base);
        open::may_open_sums(
            bench,
            &bases[..self.count],
            |i| is_leaf(&parts[i]),
            |_, r| all.iter().any(|f| f.base == r) || self.constant.is_some() && open::is_number(bench, r),
        )
    }

    /// True if a sum is multiplied that may be put together with others by what they have inside (`sums/across.rs`).
    fn has_sums(&self, bench: &Bench) -> bool {
        let factors = &self.factors[..self.len];
        if self.count < 3 || !factors.iter().any(|f| across::is_blend(bench, f.base)) {
            return false;
        }
        let (mut seen, mut len, mut found) = ([self.factors[0].base; 2 * LEAVES], 0, false);
        for factor in factors.iter().filter(|f| across::is_blend(bench, f.base)) {
            across::each_factor(bench, factor.base, across::LEVELS, &mut |r| {
                found |= len == seen.len() || seen[..len].contains(&r) || factors.iter().any(|f| f.base == r);
                if !found {
                    seen[len] = r;
                    len += 1;
                }
            });
        }
        found
    }

    /// True if some other chain has a pair of this one.
    fn meets(&self, pairs: &Pairs) -> bool {
        let mut found = false;
        let mut find = |key| found |= pairs.of(key) >= 2;
        let (items, count) = self.items();
        if count > 1 {
            pairs::each(&items[..count], |x, y| find(pairs::term_key(*x, *y)));
        }
        for part in self.terms[..self.count].iter().filter(|part| self.degree(part) > 2) {
            self.each_of_factors(part, &mut find);
        }
        found
    }

    /// True if [`super::write::Writer`] would find each of its nodes: leaves, then the constant, then products, each in order.
    fn is_written(&self, bench: &Bench, root: Ref) -> bool {
        let (items, count) = self.items();
        let terms = &self.terms[..self.count];
        // What is added to nothing.
        let first = items[..count].iter().position(|(_, minus)| !minus);
        let start = match first {
            Some(_) => None,
            None => terms.iter().position(|t| !t.is_plain(self) && !t.minus),
        };
        let mut r = root;
        for (i, part) in terms.iter().enumerate().rev().filter(|(_, part)| !part.is_plain(self)) {
            if start == Some(i) {
                continue;
            }
            let Some(rest) = self.without(bench, r, part.minus, |r| self.is_product(bench, part, r)) else {
                return false;
            };
            r = rest;
        }
        for i in (0..count).rev().filter(|i| first != Some(*i)) {
            let (item, minus) = items[i];
            let Some(rest) = self.without(bench, r, minus, |r| r == item) else { return false };
            r = rest;
        }
        match (first, start) {
            (Some(i), _) => r == items[i].0,
            (None, Some(i)) => self.is_product(bench, &terms[i], r),
            (None, None) => false,
        }
    }

    /// What a term is added to, or subtracted from.
    fn without(&self, bench: &Bench, r: Ref, minus: bool, is_term: impl Fn(Ref) -> bool) -> Option<Ref> {
        let [x, y] = operands(bench, r, if minus { Op::Sub } else { Op::Add })?;
        match () {
            () if is_term(y) => Some(x),
            () if !minus && is_term(x) => Some(y),
            () => None,
        }
    }

    /// True of a product as it would be written.
    fn is_product(&self, bench: &Bench, part: &Part, r: Ref) -> bool {
        let factors = &self.factors[part.first..part.end];
        if factors.iter().all(|f| f.power > 0) {
            return is_row(bench, factors, 1, part.coeff, r);
        }
        let Some([above, below]) = operands(bench, r, Op::Div) else { return false };
        is_row(bench, factors, 1, part.coeff, above) && is_row(bench, factors, -1, None, below)
    }
}

/// True of the product of what is above, or below, and a constant, one after the other.
fn is_row(bench: &Bench, factors: &[Factor], sign: i32, coeff: Option<Ref>, mut r: Ref) -> bool {
    let mut left = factors.iter().rev().filter(|f| f.power.signum() == sign).peekable();
    if let (Some(coeff), Some(_)) = (coeff, left.peek()) {
        let Some(rest) = other_of(bench, r, coeff) else { return false };
        r = rest;
    }
    while let Some(factor) = left.next() {
        let base = factor.base;
        if factor.power.abs() == 2 {
            return operands(bench, r, Op::Mul) == Some([base, base]);
        }
        if left.peek().is_none() {
            return r == base;
        }
        let Some(rest) = other_of(bench, r, base) else { return false };
        r = rest;
    }
    // Nothing is above but a number.
    let one = || bench.graph.as_const(r) == Some(poly::one(bench.ty(r)));
    coeff.map_or_else(one, |coeff| r == coeff)
}

/// The operands of an operation, if the constructors would leave it as it is.
fn operands(bench: &Bench, r: Ref, op: Op) -> Option<[Ref; 2]> {
    let graph = &bench.graph;
    if bench.op(r) != op || bench.resolve(r) != r || !graph.is_settled(r.id()) {
        return None;
    }
    let &[x, y] = graph.args(r.id()) else { return None };
    (matches!(op, Op::Sub | Op::Div) || graph.is_in_order(x, y)).then_some([x, y])
}

/// What a factor is multiplied by.
fn other_of(bench: &Bench, r: Ref, factor: Ref) -> Option<Ref> {
    match operands(bench, r, Op::Mul)? {
        [x, y] if y == factor => Some(x),
        [x, y] if x == factor => Some(y),
        _ => None,
    }
}

/// True of what a product may have as its number: its sign is that of the term.
fn is_factor(value: Value) -> bool {
    let above = value.all_lanes(|bits| f32::from_bits(bits) > 0.0);
    above && poly::is_sound(value)
}

/// True of what a sum may have as its number: not zero, and no lane of it a zero with a sign, which sums lose.
fn is_term(value: Value) -> bool {
    let signed = value.ty.is_float() && !value.all_lanes(|bits| bits != 1 << 31);
    poly::is_sound(value) && !poly::is_zero(value) && !signed
}

/// What is still to be read.
struct Todo<T> {
    items: [T; LEAVES],
    len: usize,
}

impl<T: Copy> Todo<T> {
    fn new(first: T) -> Todo<T> {
        Todo { items: [first; LEAVES], len: 1 }
    }

    /// `None` if there is too much.
    fn push(&mut self, item: T) -> Option<()> {
        *self.items.get_mut(self.len)? = item;
        self.len += 1;
        Some(())
    }

    fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len])
    }
}
