//! Sums and products in one form: like terms together, common factors outside, what is uniform by itself.
//!
//! ```text
//! before   0.5 + a + 0.6 + b + 1.1 + a + b + a       x*k*3*u + y*k*u        1 + 2*a + 3*a*a
//! after    a*3 + b*2 + 2.2                           (x*3 + y) * (k*u)      (a*3 + 2)*a + 1
//! ```
//! A chain of `+ - *` and, of floats, `/` whose steps nobody else reads is a polynomial (`sums/poly.rs`): a constant,
//! and terms with a coefficient and powers of what stands at its leaves. It is written anew (`sums/write.rs`), with
//! common factors outside (`sums/factor.rs`) and without, with products in place of a sum that is multiplied
//! (`sums/spread.rs`) and without, with what others read too opened where something goes away (`sums/open.rs`), with several
//! of those put together by what they have inside (`sums/across.rs`) and
//! without, with what other chains have too put together first (`sums/pairs.rs`) and
//! without, and the best is offered. Matrices are applied one after the other (`sums/matrices.rs`), and scalars put together
//! before they are lanes (`sums/scalars.rs`). What others have is kept up to date (`sums/kept.rs`).
//!
//! `x - floor(x)` is one term: among larger numbers it would lose its last bits, and a target may have it as one operation.
//!
//! Of integers a sum costs less than a product: `i * 2` is `i + i`. A sum of floats that are whole is exact, and stays what
//! it is where a constant that is not multiplies it: `(floor(x) + 1.0) * 0.3`.
//!
//! Needs: floats need every gate; integers wrap and need none. Measure: the live cost, then the order of
//! [`Graph::place`](crate::graph::Graph::place).

mod across;
mod factor;
mod kept;
mod matrices;
mod open;
mod pairs;
mod poly;
mod scalars;
mod short;
mod spread;
mod write;

use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::options::Gates;
use crate::passes::bench::Bench;
use crate::passes::links;
use crate::ty::Ty;
pub(super) use kept::{Kept, known as pairs};
use pairs::Pairs;
pub(super) use poly::{Poly, is_rounded};
use short::Short;
use write::{Ways, Writer};

/// What chains of floats lose.
pub const GATES: Gates = Gates::FAST;

/// Chains with more terms are only gathered.
const FACTORED: usize = 48;

/// Rewrites the chain that ends at a link, if one does.
pub(super) fn visit(bench: &mut Bench, pairs: &Pairs, r: Ref) {
    let is_settled = is_simple(bench, r) && !open::may_open(bench, r);
    if !is_settled && above(bench, r).is_none() {
        rewrite(bench, pairs, r);
    }
}

/// The link that a link stands inside of.
pub(super) fn above(bench: &mut Bench, r: Ref) -> Option<Ref> {
    links::above(bench, r, is_link, is_inside)
}

/// How good a way is: nothing is lost, and so much is won.
type Worth = (bool, (i64, i64));

/// As it is, in order.
const PLAIN: Ways = Ways { factored: false, shared: false, fixed: false, last: false, minus: false };

/// What is uniform and subtracted twice may be left over where others have it once.
const FIXED: Ways = Ways { factored: true, shared: true, fixed: true, ..PLAIN };

/// How a chain may be written; of two that are equally good, the later one is taken.
const WAYS: [(&str, Ways); 4] = [
    ("sum", PLAIN),
    ("factor", Ways { factored: true, last: true, ..PLAIN }),
    ("share", Ways { factored: true, shared: true, ..PLAIN }),
    ("factor", Ways { factored: true, ..PLAIN }),
];

fn rewrite(bench: &mut Bench, pairs: &Pairs, r: Ref) {
    let settled = Short::read(bench, r).is_some_and(|short| short.is_settled(bench, pairs, r));
    if settled && !bench.checks() {
        return;
    }
    let commits = bench.commits();
    write_anew(bench, pairs, r);
    assert!(!settled || bench.commits() == commits, "a chain that is settled is written otherwise");
}

fn write_anew(bench: &mut Bench, pairs: &Pairs, r: Ref) {
    let Some(mut poly) = Poly::read(bench, r, usize::MAX) else { return reciprocal(bench, r) };
    if let Some(new) = matrices::applied(bench, &poly)
        && bench.offer("matrices", r, new) != r
    {
        return;
    }
    let (inner, quotients) = (poly.inner_sums(bench), poly.inner_quotients(bench));
    if !inner.is_empty() || !quotients.is_empty() {
        inner.into_iter().for_each(|r| write(bench, pairs, r));
        quotients.into_iter().for_each(|r| reciprocal(bench, r));
        match Poly::read(bench, r, usize::MAX) {
            Some(now) => poly = now,
            None => return,
        }
    }
    choose(bench, pairs, r, poly);
}

/// [`write_anew`] of a sum that stands apart inside of a chain.
fn write(bench: &mut Bench, pairs: &Pairs, r: Ref) {
    if let Some(poly) = Poly::read(bench, r, usize::MAX) {
        choose(bench, pairs, r, poly);
    }
}

/// Writes a chain in the best way.
fn choose(bench: &mut Bench, pairs: &Pairs, r: Ref, mut poly: Poly) {
    poly.take_numbers(bench);
    poly.take_fractions(bench);
    poly.turn_minors(bench);
    let short = poly.terms.len() <= FACTORED;
    let factors = short && poly.may_factor();
    // A way that would change nothing is the first one.
    let open = [true, factors && poly.terms.len() > 2, short && pairs.meets(&bench.graph, &poly), factors];
    let spread = if short { poly.spread(bench) } else { None };
    let apart = if short { poly.scalars_apart(bench) } else { None };
    let across = if short { poly.across(bench) } else { None };
    let opened = if short { poly.opened(bench) } else { None };
    let others = [("spread", spread), ("factor", apart), ("open", opened)];
    let none_of_others = others.iter().all(|(_, other)| other.is_none());
    if open == [true, false, false, false] && none_of_others && across.is_none() {
        return gather(bench, pairs, r, poly);
    }
    let mut best: Option<(&'static str, Ref, Worth)> = None;
    let mut tried = Vec::with_capacity(2 * WAYS.len());
    for ((name, ways), _) in WAYS.into_iter().zip(open).filter(|(_, open)| *open) {
        let (new, worth) = tried_as(bench, pairs, r, &poly, ways);
        tried.push(new);
        if best.is_none_or(|(.., most)| worth >= most) {
            best = Some((name, new, worth));
        }
    }
    if let Some((poly, bases)) = &across {
        let new = Writer { bench, pairs, ways: WAYS[1].1 }.sum_by(poly, bases);
        let worth = worth(bench, r, new);
        tried.push(new);
        if best.is_none_or(|(.., most)| worth > most) {
            best = Some(("across", new, worth));
        }
    }
    let is_left_over = |t: &poly::Term| t.is_twice() && bench.graph.rank(t.factors[0].base) < Rank::Varying;
    if open[2] && poly.terms.iter().any(is_left_over) {
        let (new, worth) = tried_as(bench, pairs, r, &poly, FIXED);
        tried.push(new);
        if best.is_none_or(|(.., most)| worth > most) {
            best = Some(("share", new, worth));
        }
    }
    for (name, other) in others {
        let Some(other) = other else { continue };
        for (_, ways) in WAYS {
            let (new, worth) = tried_as(bench, pairs, r, &other, ways);
            tried.push(new);
            if best.is_none_or(|(.., most)| worth > most) {
                best = Some((name, new, worth));
            }
        }
    }
    let Some((name, new, (good, _))) = best else { return };
    let now = if good { bench.prefer(name, r, new) } else { r };
    // Another way costs less when what it has with others is there.
    for new in tried {
        if new != now && new != r {
            bench.refused(new, now);
        }
    }
    if !good {
        take_off(bench, pairs, r, poly);
    }
}

/// A chain written in some way, and how good that is.
fn tried_as(bench: &mut Bench, pairs: &Pairs, r: Ref, poly: &Poly, ways: Ways) -> (Ref, Worth) {
    let new = Writer { bench, pairs, ways }.sum(poly);
    (new, worth(bench, r, new))
}

fn worth(bench: &mut Bench, r: Ref, new: Ref) -> Worth {
    let gain = bench.gain_back(r, new);
    (gain.is_no_loss(), gain.rank())
}

/// What was just made and nobody reads yet, as its chain is written where nothing is known of others.
pub(super) fn gathered(bench: &mut Bench, r: Ref) -> Ref {
    if bench.uses(r) > 0 || !is_link(bench, r) {
        return r;
    }
    let Some(mut poly) = Poly::read_new(bench, r, FACTORED) else { return r };
    poly.take_fractions(bench);
    let ways = Ways { factored: poly.may_factor(), ..PLAIN };
    Writer { bench, pairs: &Pairs::default(), ways }.sum(&poly)
}

/// Writes a chain of which all that is uniform is subtracted without a negation of that, which costs more than it helps.
fn take_off(bench: &mut Bench, pairs: &Pairs, r: Ref, poly: Poly) {
    if poly.is_uniform_taken_off(bench) {
        let ways = Ways { minus: true, ..PLAIN };
        let new = Writer { bench, pairs, ways }.sum(&poly);
        bench.prefer(WAYS[0].0, r, new);
    }
}

/// A division by what is uniform, in a chain with constants that cannot be put together.
fn reciprocal(bench: &mut Bench, r: Ref) {
    if bench.op(r) != Op::Div {
        return;
    }
    let [x, y] = [0, 1].map(|i| bench.arg(r, i));
    if [x, y].map(|r| bench.graph.rank(r)) == [Rank::Varying, Rank::Uniform] {
        let one = bench.graph.constant(poly::one(bench.ty(y)));
        let over = bench.graph.add(Op::Div, &[one, y]);
        let new = bench.graph.add(Op::Mul, &[x, over]);
        bench.prefer(WAYS[0].0, r, new);
    }
}

/// Writes a chain that is only put in order, unless it is a long one, and the one that was written last.
fn gather(bench: &mut Bench, pairs: &Pairs, r: Ref, poly: Poly) {
    let (name, ways) = WAYS[0];
    if poly.terms.iter().map(|t| t.factors.len()).sum::<usize>() <= FACTORED {
        let new = Writer { bench, pairs, ways }.sum(&poly);
        if bench.prefer(name, r, new) == r && new != r {
            bench.refused(new, r);
            take_off(bench, pairs, r, poly);
        }
    } else if bench.gathered.as_ref().is_none_or(|(root, last)| *root != r || *last != poly) {
        let new = Writer { bench, pairs, ways }.sum(&poly);
        let now = bench.prefer(name, r, new);
        bench.gathered = (now == new).then_some((now, poly)).or(bench.gathered.take());
    }
}

/// True of one operation on things that are no chain: it is as it should be, unless one of them is opened.
fn is_simple(bench: &Bench, r: Ref) -> bool {
    let (x, y) = (bench.arg(r, 0), bench.arg(r, bench.graph.args(r.id()).len() - 1));
    let inner = |r: Ref| bench.uses(r) == 1 && is_link(bench, r);
    if bench.op(r) == Op::Neg {
        return !inner(x);
    }
    let uniform = |r: Ref| bench.graph.rank(r) < Rank::Varying;
    let reciprocal = bench.op(r) == Op::Div && uniform(y);
    let number = if bench.op(r) == Op::Mul { bench.graph.as_const(y) } else { None };
    let twice = number.is_some_and(|number| write::is_sum(bench, number, x));
    x != y && !inner(x) && !inner(y) && !reciprocal && !twice && !scalars::has_number_to_take(bench, r)
}

/// True of what a chain is made of.
pub(super) fn is_link(bench: &Bench, r: Ref) -> bool {
    match bench.op(r) {
        Op::Add | Op::Sub | Op::Mul | Op::Neg => is_open(bench, bench.ty(r)),
        Op::Div => bench.ty(r).is_float() && is_open(bench, bench.ty(r)),
        _ => false,
    }
}

fn is_open(bench: &Bench, ty: Ty) -> bool {
    ty.is_int() || bench.allows(GATES)
}

/// True if a chain that contains `user` contains its operand `i` too, which is a link.
fn is_inside(bench: &Bench, user: Ref, i: usize) -> bool {
    let r = bench.arg(user, i);
    let sum = match bench.op(r) {
        // A product keeps the sign of a product in it.
        Op::Neg => !matches!(bench.op(bench.arg(r, 0)), Op::Mul | Op::Div),
        op => matches!(op, Op::Add | Op::Sub),
    };
    match bench.op(user) {
        // A product by a constant is distributed.
        Op::Mul if sum => match bench.graph.as_const(bench.arg(user, 1 - i)) {
            Some(times) => !poly::stays_whole(bench, bench.arg(user, i), times),
            None => false,
        },
        Op::Div => !sum,
        _ => true,
    }
}
