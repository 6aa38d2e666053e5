//! Functions that the target has whole.
//!
//! ```text
//! clamp(x, 0, 1), min(max(x, 0), 1)   saturate(x)          select(x < e, 0, 1)   step(e, x)
//! min(max(x, 2), 3)                   clamp(x, 2, 3)
//! 1 / sqrt(x)                         inverse_sqrt(x)      x - floor(x)          fract(x)
//! sqrt(dot(v, v))                     length(v)            length(v - w)         distance(v, w)
//! v / length(v)                       normalize(v)         v - 2 dot(v, n) n     reflect(v, n)
//! t * t * (3 - 2 t), t = saturate((x - low) / (high - low))                      smoothstep(low, high, x)
//! ```
//! A power with a small whole exponent is a product where that is cheaper.
//!
//! Needs: what each pattern says; under `exact` none is made, since targets round natives as they like.

use super::{Choice, Taken, allows, choose, is_number, number};
use crate::graph::Ref;
use crate::op::Op;
use crate::options::{Caps, Gates};
use crate::passes::bench::Bench;
use crate::value::Value;

const ARCP_AFN: Gates = Gates(Gates::ARCP.0 | Gates::AFN.0);
const CHOICE: Gates = Gates(Gates::NO_NAN.0 | Gates::NSZ.0);
const SUMS: Gates = Gates(Gates::REASSOC.0 | Gates::CONTRACT.0);
const STEPS: Gates = Gates(Gates::FAST.0 & !Gates::AFN.0);

/// Puts them together wherever they are no dearer.
pub(super) fn run(bench: &mut Bench, caps: &Caps) {
    bench.sweep(|bench, r| {
        for pattern in PATTERNS {
            let has = pattern.makes.is_none_or(|op| caps.has(op));
            if !has || !allows(bench, r, pattern.gates) {
                continue;
            }
            let Some(value) = (pattern.find)(bench, r) else { continue };
            // Of what costs the same, the whole is better, if it leaves nothing behind.
            let new = match pattern.ties {
                true => bench.prefer(pattern.name, r, value),
                false => choose(bench, r, &[Choice { name: pattern.name, value, taken: Taken::Gain }]).0,
            };
            if new != r {
                break;
            }
        }
    });
}

struct Pattern {
    name: &'static str,
    /// The native that it makes.
    makes: Option<Op>,
    gates: Gates,
    /// True if it is taken although it costs the same.
    ties: bool,
    find: fn(&mut Bench, Ref) -> Option<Ref>,
}

const fn native(
    name: &'static str,
    makes: Op,
    gates: Gates,
    find: fn(&mut Bench, Ref) -> Option<Ref>,
) -> Pattern {
    Pattern { name, makes: Some(makes), gates, ties: true, find }
}

const fn plain(name: &'static str, gates: Gates, find: fn(&mut Bench, Ref) -> Option<Ref>) -> Pattern {
    Pattern { name, makes: None, gates, ties: false, find }
}

const PATTERNS: &[Pattern] = &[
    native("smoothstep", Op::Smoothstep, STEPS, smoothstep),
    native("reflect", Op::Reflect, SUMS, reflect),
    plain("normalize", ARCP_AFN, normalize),
    Pattern { ties: true, ..plain("length", SUMS, length) },
    native("distance", Op::Distance, SUMS, distance),
    native("inverse_sqrt", Op::InverseSqrt, ARCP_AFN, inverse_sqrt),
    Pattern { ties: false, ..native("times_inverse_sqrt", Op::InverseSqrt, ARCP_AFN, over_root) },
    native("fract", Op::Fract, Gates::NSZ, fract),
    native("step", Op::Step, Gates::NO_NAN, step),
    native("saturate", Op::Saturate, CHOICE, saturate),
    plain("clamp", CHOICE, clamp),
    plain("power", Gates::AFN, power),
];

/// The two orders of the operands of a node.
fn orders(bench: &Bench, r: Ref) -> [(Ref, Ref); 2] {
    let (x, y) = (bench.arg(r, 0), bench.arg(r, 1));
    [(x, y), (y, x)]
}

fn saturate(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let x = bounded(bench, r)?;
    Some(bench.graph.add(Op::Saturate, &[x]))
}

/// What is kept between 0 and 1.
fn bounded(bench: &Bench, r: Ref) -> Option<Ref> {
    let ends: (&[Op], f32, &[Op], f32) = match bench.op(r) {
        Op::Saturate => return Some(bench.arg(r, 0)),
        Op::Clamp => {
            let fits = is_number(bench, bench.arg(r, 1), 0.0) && is_number(bench, bench.arg(r, 2), 1.0);
            return fits.then(|| bench.arg(r, 0));
        }
        Op::Min | Op::PMin => (&[Op::Min, Op::PMin], 1.0, &[Op::Max, Op::PMax], 0.0),
        Op::Max | Op::PMax => (&[Op::Max, Op::PMax], 0.0, &[Op::Min, Op::PMin], 1.0),
        _ => return None,
    };
    let side = |r: Ref, ops: &[Op], end: f32| {
        let fits = |(_, k): &(Ref, Ref)| is_number(bench, *k, end);
        ops.contains(&bench.op(r)).then(|| orders(bench, r).into_iter().find(fits)).flatten().map(|(x, _)| x)
    };
    side(side(r, ends.0, ends.1)?, ends.2, ends.3)
}

/// `min(max(x, low), high)`, in either order, of constants.
fn clamp(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let inner = match bench.op(r) {
        Op::Min => Op::Max,
        Op::Max => Op::Min,
        _ => return None,
    };
    let (within, outer) = (bench.arg(r, 0), bench.arg(r, 1));
    if bench.op(within) != inner {
        return None;
    }
    let (x, other) = (bench.arg(within, 0), bench.arg(within, 1));
    let (low, high) = if inner == Op::Max { (other, outer) } else { (outer, other) };
    let (from, to) = (bench.graph.as_const(low)?, bench.graph.as_const(high)?);
    let fits = (0..from.ty.lanes as usize).all(|i| from.f(i) <= to.f(i));
    fits.then(|| bench.graph.add(Op::Clamp, &[x, low, high]))
}

fn step(bench: &mut Bench, r: Ref) -> Option<Ref> {
    if bench.op(r) != Op::Select || bench.ty(bench.arg(r, 0)).lanes != bench.ty(r).lanes {
        return None;
    }
    let (c, yes, no) = (bench.arg(r, 0), bench.arg(r, 1), bench.arg(r, 2));
    let is = |r, x| is_number(bench, r, x);
    let (low, high) = (is(yes, 0.0) && is(no, 1.0), is(yes, 1.0) && is(no, 0.0));
    // `x < e` gives 0, or `e <= x` gives 1.
    let (edge, x) = match (bench.op(c), c.is_not()) {
        (Op::Lt, false) if low => (bench.arg(c, 1), bench.arg(c, 0)),
        (Op::Le, false) if high => (bench.arg(c, 0), bench.arg(c, 1)),
        (Op::Lt, true) if high => (bench.arg(c, 1), bench.arg(c, 0)),
        (Op::Le, true) if low => (bench.arg(c, 0), bench.arg(c, 1)),
        _ => return None,
    };
    (bench.ty(x) == bench.ty(r)).then(|| bench.graph.add(Op::Step, &[edge, x]))
}

/// `t * t * (3 - 2 * t)`, in any order of its factors.
fn smoothstep(bench: &mut Bench, r: Ref) -> Option<Ref> {
    if bench.op(r) != Op::Mul {
        return None;
    }
    let mut factors = Vec::new();
    for i in [0, 1] {
        let arg = bench.arg(r, i);
        match bench.op(arg) {
            Op::Mul => factors.extend([bench.arg(arg, 0), bench.arg(arg, 1)]),
            _ => factors.push(arg),
        }
    }
    let rest = (0..factors.len()).find(|i| bench.op(factors[*i]) == Op::Sub)?;
    let rest = factors.remove(rest);
    let [t, again] = factors[..] else { return None };
    let double = bench.arg(rest, 1);
    let is_double = |(x, k): (Ref, Ref)| x == t && is_number(bench, k, 2.0);
    let fits = t == again
        && is_number(bench, bench.arg(rest, 0), 3.0)
        && bench.op(double) == Op::Mul
        && orders(bench, double).into_iter().any(is_double);
    if !fits {
        return None;
    }
    let inner = bounded(bench, t)?;
    let (low, high, x) = ramp(bench, inner)?;
    Some(bench.graph.add(Op::Smoothstep, &[low, high, x]))
}

/// `(x - low) / (high - low)`, also with what is constant put together, as `low`, `high` and `x`.
fn ramp(bench: &mut Bench, r: Ref) -> Option<(Ref, Ref, Ref)> {
    if bench.op(r) == Op::Div {
        let (above, below) = (bench.arg(r, 0), bench.arg(r, 1));
        if bench.op(above) == Op::Sub
            && bench.op(below) == Op::Sub
            && bench.arg(above, 1) == bench.arg(below, 1)
        {
            return Some((bench.arg(above, 1), bench.arg(below, 0), bench.arg(above, 0)));
        }
    }
    let value = |r: Ref| bench.graph.as_const(r).filter(|v| v.ty.is_float());
    let one = Value::splat(bench.ty(r), 1f32.to_bits());
    let zero = Value::zero(bench.ty(r));
    let (x, scale, shift) = match bench.op(r) {
        Op::Mul => (bench.arg(r, 0), value(bench.arg(r, 1))?, zero),
        Op::Add | Op::Sub if bench.op(bench.arg(r, 0)) == Op::Mul => {
            let product = bench.arg(r, 0);
            let shift = value(bench.arg(r, 1))?;
            let shift = if bench.op(r) == Op::Sub { Op::Neg.eval(&[shift]) } else { shift };
            (bench.arg(product, 0), value(bench.arg(product, 1))?, shift)
        }
        Op::Add => (bench.arg(r, 0), one, value(bench.arg(r, 1))?),
        _ => return None,
    };
    let low = Op::Sub.eval(&[zero, Op::Div.eval(&[shift, scale])]);
    let high = Op::Div.eval(&[Op::Sub.eval(&[one, shift]), scale]);
    // Far from zero a short ramp has both ends at one number.
    let is_ramp = (0..low.ty.lanes as usize).all(|i| low.f(i) != high.f(i));
    (low.is_finite() && high.is_finite() && is_ramp).then(|| {
        let [low, high] = [low, high].map(|v| bench.graph.constant(v));
        (low, high, x)
    })
}

fn inverse_sqrt(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let fits = bench.op(r) == Op::Div && is_number(bench, bench.arg(r, 0), 1.0);
    let root = fits.then(|| bench.arg(r, 1)).filter(|root| bench.op(*root) == Op::Sqrt)?;
    let x = bench.arg(root, 0);
    Some(bench.graph.add(Op::InverseSqrt, &[x]))
}

/// `y / sqrt(x)` as `y * inverse_sqrt(x)`.
fn over_root(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let root = Some(r).filter(|r| bench.op(*r) == Op::Div).map(|r| bench.arg(r, 1))?;
    let scalar = bench.below_splat(root).unwrap_or(root);
    if bench.op(scalar) != Op::Sqrt {
        return None;
    }
    let (x, y) = (bench.arg(scalar, 0), bench.arg(r, 0));
    let mut factor = bench.graph.add(Op::InverseSqrt, &[x]);
    if scalar != root {
        factor = bench.graph.add(bench.op(root), &[factor]);
    }
    Some(bench.graph.add(Op::Mul, &[y, factor]))
}

fn fract(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let (x, whole) =
        Some(r).filter(|r| bench.op(*r) == Op::Sub).map(|r| (bench.arg(r, 0), bench.arg(r, 1)))?;
    let fits = bench.op(whole) == Op::Floor && bench.arg(whole, 0) == x;
    fits.then(|| bench.graph.add(Op::Fract, &[x]))
}

fn length(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let dot = Some(r).filter(|r| bench.op(*r) == Op::Sqrt).map(|r| bench.arg(r, 0))?;
    let v = square_of(bench, dot)?;
    // What others need stays, and its root is less than all.
    (bench.uses(dot) == 1).then(|| bench.graph.add(Op::Length, &[v]))
}

/// The vector whose product with itself this is.
fn square_of(bench: &Bench, dot: Ref) -> Option<Ref> {
    let fits = bench.op(dot) == Op::Dot && bench.arg(dot, 0) == bench.arg(dot, 1);
    fits.then(|| bench.arg(dot, 0))
}

fn distance(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let way = Some(r).filter(|r| bench.op(*r) == Op::Length).map(|r| bench.arg(r, 0))?;
    // What others need stays, and then nothing is saved.
    (bench.op(way) == Op::Sub && bench.uses(way) == 1).then(|| {
        let args = [bench.arg(way, 0), bench.arg(way, 1)];
        bench.graph.add(Op::Distance, &args)
    })
}

fn normalize(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let is_length = |s: Ref, v: Ref| match bench.op(s) {
        Op::Length => bench.arg(s, 0) == v,
        Op::Sqrt => square_of(bench, bench.arg(s, 0)) == Some(v),
        _ => false,
    };
    let is_inverse = |s: Ref, v: Ref| match bench.op(s) {
        Op::Div => is_number(bench, bench.arg(s, 0), 1.0) && is_length(bench.arg(s, 1), v),
        Op::InverseSqrt => square_of(bench, bench.arg(s, 0)) == Some(v),
        _ => false,
    };
    let v = match bench.op(r) {
        Op::Div => {
            let v = bench.arg(r, 0);
            bench.below_splat(bench.arg(r, 1)).filter(|s| is_length(*s, v)).map(|_| v)
        }
        Op::Mul => orders(bench, r)
            .into_iter()
            .find(|(v, s)| bench.below_splat(*s).is_some_and(|s| is_inverse(s, *v)))
            .map(|(v, _)| v),
        _ => None,
    }?;
    Some(bench.graph.add(Op::Normalize, &[v]))
}

/// `v - n * (dot(v, n) * 2)`, the factors in any order, or what is subtracted from what the other way round.
fn reflect(bench: &mut Bench, r: Ref) -> Option<Ref> {
    if bench.op(r) != Op::Sub || !bench.ty(r).is_vector() {
        return None;
    }
    let (x, y) = (bench.arg(r, 0), bench.arg(r, 1));
    if let Some(n) = mirror(bench, x, y) {
        return Some(bench.graph.add(Op::Reflect, &[x, n]));
    }
    let n = mirror(bench, y, x)?;
    let reflected = bench.graph.add(Op::Reflect, &[y, n]);
    Some(bench.graph.add(Op::Neg, &[reflected]))
}

/// The normal along which `along` is twice as long as `v`.
fn mirror(bench: &Bench, v: Ref, along: Ref) -> Option<Ref> {
    if bench.op(along) != Op::Mul {
        return None;
    }
    let is_twice = |s: Ref, n: Ref| {
        let dot_of = |dot: Ref| bench.op(dot) == Op::Dot && orders(bench, dot).contains(&(v, n));
        let fits = |(dot, k): (Ref, Ref)| dot_of(dot) && is_number(bench, k, 2.0);
        bench.op(s) == Op::Mul && orders(bench, s).into_iter().any(fits)
    };
    let fits = |(n, s): &(Ref, Ref)| bench.below_splat(*s).is_some_and(|s| is_twice(s, *n));
    orders(bench, along).into_iter().find(fits).map(|(n, _)| n)
}

/// A power by a small number is a product, a root, or the inverse of one.
fn power(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let (x, exponent) =
        Some(r).filter(|r| bench.op(*r) == Op::Pow).map(|r| (bench.arg(r, 0), bench.arg(r, 1)))?;
    let exponent = f32::from_bits(bench.graph.as_const(exponent)?.uniform_bits()?);
    let whole = exponent.abs();
    let product = match whole {
        0.5 => bench.graph.add(Op::Sqrt, &[x]),
        1.5 => {
            let root = bench.graph.add(Op::Sqrt, &[x]);
            bench.graph.add(Op::Mul, &[root, x])
        }
        _ if whole.fract() == 0.0 && (1.0..=16.0).contains(&whole) => product(bench, x, whole as u32),
        _ => return None,
    };
    if exponent > 0.0 {
        return Some(product);
    }
    let one = number(bench, x, 1.0);
    Some(bench.graph.add(Op::Div, &[one, product]))
}

fn product(bench: &mut Bench, x: Ref, exponent: u32) -> Ref {
    if exponent == 1 {
        return x;
    }
    let half = product(bench, x, exponent / 2);
    let square = bench.graph.add(Op::Mul, &[half, half]);
    if exponent.is_multiple_of(2) { square } else { bench.graph.add(Op::Mul, &[square, x]) }
}
