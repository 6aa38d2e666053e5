//! Operations on vectors whose lanes are known, or stand in one order.
//!
//! ```text
//! before   vec3(x * e, y, 13.0) * vec3(0.0, 1.0, 2.0)    v.zyx + w.zyx
//! after    vec3(0.0, y, 26.0)                            (v + w).zyx
//!
//! before   vec3(x, y, 0.0).dot(vec3(z, 1.0, w))          select(c, vec3(v.x, y, v.z), v)
//! after    x * z + y                                      vec3(v.x, select(c, y, v.y), v.z)
//!
//! before   vec3(c, s, 0.0) * v.x + (vec3(-s, c, 0.0) * v.y + vec3(0.0, 0.0, 1.0) * v.z)
//! after    vec3(c * v.x - s * v.y, s * v.x + c * v.y, v.z)
//!
//! before   all(vec3(x, 3.0, y) < vec3(1.0, 2.0, z))      (vec2(x, y) - vec2(z, 1.0)).dot(vec2(w, w))
//! after    false                                         ((x - z) + (y - 1.0)) * w
//!
//! before   select(bvec3(true, false, true), vec3(x, y, z), v)
//! after    vec3(x, v.y, z)
//! ```
//! Needs: nothing; a lane times zero, of floats, that zeros have no sign and nothing is NaN; one value in all lanes of a
//! product, that sums are regrouped, zeros have no sign and nothing is infinite.

use super::{CHOICES, acts_alone, in_all, is_choice, is_open, through};
use crate::graph::Ref;
use crate::op::{Op, Swizzle};
use crate::options::Gates;
use crate::passes::bench::{BELOW, Bench};
use crate::passes::{identities, sums};
use crate::ty::Ty;
use crate::value::Value;

/// What a sum loses that had a factor in each of its terms.
const FACTORED: Gates = Gates(Gates::NSZ.0 | Gates::NO_INF.0 | Gates::REASSOC.0);

/// How many levels of operations are done lane by lane at once.
const LEVELS: usize = 6;

/// What can stand for an operation, and its name.
type Way = (&'static str, fn(&mut Bench, Ref) -> Option<Ref>);

/// What can stand for an operation that acts on each lane alone.
const LANEWISE: &[Way] = &[("narrow", in_all), ("turn", turned)];

/// What can stand for one whose lanes are at hand.
const AT_HAND: &[Way] = &[("apart", lane_by_lane), ("apart", lane_by_lane_at_once)];

/// What can stand for an operation, whether it acts on each lane alone or not.
fn whole(op: Op) -> &'static [Way] {
    match op {
        Op::Mul => &[("dead_lane", without_dead_lanes)],
        Op::Dot => &[
            ("dead_lane", without_dead_lanes),
            ("dot_apart", summed),
            ("dot_of_splat", times_one),
            ("dot_of_splat", times_one_at_once),
        ],
        Op::All => &[("apart", reduced)],
        _ => &[],
    }
}

/// Offers what can stand for an operation on vectors.
pub(super) fn offer(bench: &mut Bench, r: Ref) {
    let op = bench.op(r);
    if offer_first(bench, r, whole(op)) {
        return;
    }
    let ty = bench.ty(r);
    if !ty.is_vector() || !acts_alone(bench, op, ty.lanes) {
        return;
    }
    if op == Op::Select && offer_first(bench, r, &[("chosen", chosen), ("insert", inserted)]) {
        return;
    }
    if !(are_lanes_decided(bench, r) && offer_first(bench, r, AT_HAND)) {
        offer_first(bench, r, LANEWISE);
    }
}

/// Offers one after the other until something else stands there.
fn offer_first(bench: &mut Bench, r: Ref, ways: &[Way]) -> bool {
    ways.iter().any(|(name, make)| match make(bench, r) {
        Some(new) => bench.offer(name, r, new) != r,
        None => false,
    })
}

fn operands(bench: &Bench, r: Ref) -> Vec<Ref> {
    (0..bench.graph.args(r.id()).len()).map(|i| bench.arg(r, i)).collect()
}

/// A choice that a constant makes for each lane, between lanes that are at hand but one, which is read.
fn chosen(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let mask = bench.graph.as_const(bench.arg(r, 0)).filter(|mask| mask.ty.is_vector())?;
    bench.reaches(2);
    let mut read = None;
    let mut lanes = Vec::with_capacity(mask.ty.lanes as usize);
    for i in 0..mask.ty.lanes as usize {
        let arm = bench.arg(r, if mask.bits[i] == 1 { 1 } else { 2 });
        if arm.is_not() {
            return None;
        }
        let (lane, of) = match bench.op(arm) {
            Op::Const(_) => {
                let lane = bench.graph.as_const(arm)?.lane(i);
                lanes.push(bench.graph.constant(lane));
                continue;
            }
            Op::Compose => {
                lanes.push(bench.arg(arm, i));
                continue;
            }
            Op::Splat(_) => {
                lanes.push(bench.arg(arm, 0));
                continue;
            }
            Op::Swizzle(picked) => (picked.lanes()[i], bench.arg(arm, 0)),
            _ => (i as u8, arm),
        };
        if read.replace((lane, of)).is_some() {
            return None;
        }
        lanes.push(bench.graph.add(Op::Lane(lane), &[of]));
    }
    Some(bench.graph.add(Op::Compose, &lanes))
}

/// True of an operation on lanes that are at hand, some of which constants decide.
fn are_lanes_decided(bench: &mut Bench, r: Ref) -> bool {
    // The lanes of a constructor stand one level further down.
    bench.reaches(LEVELS + 1);
    let mut below = Below::default();
    below.is_at_hand(bench, r, LEVELS) && (below.composed && below.decided || below.masked)
}

/// An operation on lanes that are at hand, done on each.
fn lane_by_lane(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let lanes = each_lane(bench, r)?;
    Some(bench.graph.add(Op::Compose, &lanes))
}

/// [`lane_by_lane`] where that pays only with what comes of each lane: of `2 * x + 3 * x` one product is left.
fn lane_by_lane_at_once(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let (mut lanes, mut any) = (each_lane(bench, r)?, false);
    for lane in &mut lanes {
        let new = at_once(bench, *lane);
        any |= new != *lane;
        *lane = new;
    }
    any.then(|| bench.graph.add(Op::Compose, &lanes))
}

/// What comes of a lane that was just made.
fn at_once(bench: &mut Bench, lane: Ref) -> Ref {
    let lane = sums::gathered(bench, lane);
    identities::offered(bench, lane)
}

fn each_lane(bench: &mut Bench, r: Ref) -> Option<Vec<Ref>> {
    (0..bench.ty(r).lanes as usize).map(|i| computed(bench, r, i, LEVELS)).collect()
}

/// That all lanes of an operation hold, where constants decide some of them. That any does is the complement of that.
fn reduced(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let v = bench.arg(r, 0);
    if !acts_alone(bench, bench.op(v), bench.ty(v).lanes) {
        return None;
    }
    bench.reaches(LEVELS + 2);
    let of = v.positive();
    if !are_lanes_decided(bench, of) {
        return None;
    }
    let lanes = lane_by_lane(bench, of)?.complement_if(v.is_not());
    Some(bench.graph.add(bench.op(r), &[lanes]))
}

/// The dot product of lanes that are at hand with one value in all lanes: their sum, times that.
fn times_one(bench: &mut Bench, r: Ref) -> Option<Ref> {
    sum_times_one(bench, r, |_, sum| sum)
}

/// [`times_one`] where that pays only with what comes of the sum.
fn times_one_at_once(bench: &mut Bench, r: Ref) -> Option<Ref> {
    sum_times_one(bench, r, at_once)
}

fn sum_times_one(bench: &mut Bench, r: Ref, then: fn(&mut Bench, Ref) -> Ref) -> Option<Ref> {
    let [v, w] = [0, 1].map(|i| bench.arg(r, i));
    let (scalar, v) = match [v, w].map(|r| bench.below_splat(r)) {
        [None, Some(scalar)] => (scalar, v),
        [Some(scalar), None] => (scalar, w),
        _ => return None,
    };
    let count = bench.ty(v).lanes as usize;
    if !bench.allows(FACTORED) {
        return None;
    }
    let composed = bench.op(v) == Op::Compose && bench.uses(v) == 1;
    if !composed && !is_open(bench, v, count as u8) {
        return None;
    }
    bench.reaches(LEVELS + 2);
    let mut below = Below::default();
    let at_hand = composed || below.is_at_hand(bench, v, LEVELS) && below.composed;
    if !at_hand {
        return None;
    }
    let mut lanes = Vec::with_capacity(count);
    for i in 0..count {
        lanes.push(if composed { bench.arg(v, i) } else { computed(bench, v, i, LEVELS)? });
    }
    let sum = lanes.into_iter().reduce(|sum, lane| bench.graph.add(Op::Add, &[sum, lane]))?;
    let sum = then(bench, sum);
    Some(bench.graph.add(Op::Mul, &[sum, scalar]))
}

/// What is found where the lanes of an operation come from.
#[derive(Default)]
struct Below {
    /// A constructor that nobody else reads.
    composed: bool,
    /// A constant that decides a lane.
    decided: bool,
    /// A constant of zeros and ones, which decides all.
    masked: bool,
}

impl Below {
    /// True if the lanes of every operand are at hand, through so many levels of operations that nobody else reads.
    fn is_at_hand(&mut self, bench: &Bench, r: Ref, levels: usize) -> bool {
        let count = bench.graph.args(r.id()).len();
        let (mut at_hand, mut i) = (true, 0);
        while at_hand && i < count {
            at_hand = self.is_there(bench, bench.arg(r, i), levels);
            i += 1;
        }
        at_hand
    }

    /// [`Below::is_at_hand`] of one operand.
    fn is_there(&mut self, bench: &Bench, arg: Ref, levels: usize) -> bool {
        let count = bench.ty(arg).lanes as usize;
        match bench.op(arg) {
            _ if !bench.ty(arg).is_vector() => true,
            Op::Compose => {
                let mut lanes = (0..count).map(|i| bench.arg(arg, i));
                self.composed |= bench.uses(arg) == 1;
                self.decided |= lanes.any(|lane| bench.graph.as_const(lane).is_some());
                true
            }
            Op::Splat(_) => true,
            Op::Const(_) => {
                if let Some(k) = bench.graph.as_const(arg) {
                    let decided = (0..count).filter(|i| is_zero_or_one(k.lane(*i))).count();
                    self.decided |= decided > 0;
                    self.masked |= decided == count && k.uniform_bits().is_none();
                }
                true
            }
            _ => levels > 1 && is_open(bench, arg, count as u8) && self.is_at_hand(bench, arg, levels - 1),
        }
    }
}

/// A lane of an operation whose lanes are at hand, through so many levels of operations.
fn computed(bench: &mut Bench, r: Ref, i: usize, levels: usize) -> Option<Ref> {
    let mut scalars = Vec::new();
    for arg in operands(bench, r) {
        scalars.push(match lane_of(bench, arg, i) {
            Some(lane) => lane,
            None if levels > 1 => computed(bench, arg, i, levels - 1)?,
            None => return None,
        });
    }
    Some(bench.graph.add(bench.op(r), &scalars))
}

/// A choice between a vector and the same one with other lanes put in, or between constants that have lanes in common: a
/// choice of those lanes.
fn inserted(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let [c, x, y] = [0, 1, 2].map(|i| bench.arg(r, i));
    let is_composed = |r: Ref| bench.op(r) == Op::Compose && !r.is_not();
    let constant = [x, y].iter().all(|r| bench.graph.as_const(*r).is_some());
    if bench.ty(c).is_vector() || is_composed(x) == is_composed(y) && !constant {
        return None;
    }
    bench.reaches(BELOW.into());
    let (mut lanes, mut any) = (Vec::new(), false);
    for i in 0..bench.ty(r).lanes as usize {
        let [x, y] = [x, y].map(|arm| lane_below(bench, arm, i));
        any |= x == y;
        lanes.push(bench.graph.add(Op::Select, &[c, x, y]));
    }
    any.then(|| bench.graph.add(Op::Compose, &lanes))
}

/// A lane, through choices.
fn lane_below(bench: &mut Bench, r: Ref, i: usize) -> Ref {
    let lane = lane_of(bench, r, i);
    let (of, pick) = match lane.map(|lane| (lane, bench.op(lane))) {
        Some((lane, pick @ Op::Lane(_))) => (bench.arg(lane, 0), pick),
        Some((lane, _)) => return lane,
        None => (r, Op::Lane(i as u8)),
    };
    match lane {
        _ if is_choice(bench, of) => through(bench, pick, of, CHOICES),
        Some(lane) => lane,
        None => bench.graph.add(pick, &[of]),
    }
}

/// A dot product of lanes that are at hand, as the sum that it is: constants decide some of its products.
fn summed(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let [v, w] = [0, 1].map(|i| bench.arg(r, i));
    let count = bench.ty(v).lanes as usize;
    let decides = |bench: &Bench, v: Ref| match bench.op(v) {
        Op::Compose => (0..count).any(|i| bench.graph.as_const(bench.arg(v, i)).is_some_and(is_zero_or_one)),
        _ => bench.graph.as_const(v).is_some_and(|k| (0..count).any(|i| is_zero_or_one(k.lane(i)))),
    };
    if !decides(bench, v) && !decides(bench, w) {
        return None;
    }
    let mut products = Vec::with_capacity(count);
    for i in 0..count {
        let [x, y] =
            [v, w].map(|r| lane_of(bench, r, i).unwrap_or_else(|| bench.graph.add(Op::Lane(i as u8), &[r])));
        let product = bench.graph.add(Op::Mul, &[x, y]);
        products.push(product);
    }
    // In the order in which `Op::eval` adds.
    let mut sum = |x, y| bench.graph.add(Op::Add, &[x, y]);
    match products[..] {
        [x, y, z, w] => {
            let (even, odd) = (sum(x, z), sum(y, w));
            Some(sum(even, odd))
        }
        _ => products.into_iter().reduce(sum),
    }
}

pub(super) fn is_zero_or_one(k: Value) -> bool {
    let plus = if k.ty.is_float() { k.bits[0] & !(1 << 31) } else { k.bits[0] };
    plus == 0 || plus == if k.ty.is_float() { 1f32.to_bits() } else { 1 }
}

/// A lane of something whose lanes are at hand.
fn lane_of(bench: &mut Bench, r: Ref, i: usize) -> Option<Ref> {
    match bench.op(r) {
        _ if !bench.ty(r).is_vector() => Some(r),
        Op::Compose => Some(bench.arg(r, i).complement_if(r.is_not())),
        Op::Splat(_) => Some(bench.arg(r, 0).complement_if(r.is_not())),
        Op::Const(_) => {
            let value = bench.graph.as_const(r)?;
            Some(bench.graph.constant(value.lane(i)))
        }
        _ => None,
    }
}

/// What stands under a zero need not be computed.
fn without_dead_lanes(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let (v, k) = (bench.arg(r, 0), bench.graph.as_const(bench.arg(r, 1))?);
    let float = k.ty.is_float();
    if bench.op(v) != Op::Compose || float && !bench.allows(Gates::NSZ | Gates::NO_NAN) {
        return None;
    }
    let zero = |i: usize| if float { k.f(i) == 0.0 } else { k.bits[i] == 0 };
    let mut lanes: Vec<Ref> = (0..k.ty.lanes as usize).map(|i| bench.arg(v, i)).collect();
    let mut any = false;
    for (_, lane) in lanes.iter_mut().enumerate().filter(|(i, _)| zero(*i)) {
        if bench.graph.as_const(*lane).is_none() {
            *lane = bench.graph.constant(Value::zero(k.ty.element()));
            any = true;
        }
    }
    any.then(|| {
        let v = bench.graph.add(Op::Compose, &lanes);
        let k = bench.arg(r, 1);
        bench.graph.add(bench.op(r), &[v, k])
    })
}

/// Lanes that are all taken in one order are taken from the result.
fn turned(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let count = bench.graph.args(r.id()).len();
    let mut i = 0;
    let (s, ty) = loop {
        if i == count {
            return None;
        }
        let a = bench.arg(r, i);
        i += 1;
        if let Op::Swizzle(s) = bench.op(a) {
            break (s, bench.ty(bench.arg(a, 0)));
        }
    };
    let mut bases = Vec::new();
    for a in operands(bench, r) {
        bases.push(match bench.op(a) {
            _ if !bench.ty(a).is_vector() => a,
            Op::Swizzle(other) if other == s && bench.ty(bench.arg(a, 0)).lanes == ty.lanes => {
                bench.arg(a, 0).complement_if(a.is_not())
            }
            Op::Splat(_) => {
                let scalar = bench.arg(a, 0).complement_if(a.is_not());
                bench.graph.add(Op::Splat(ty.lanes), &[scalar])
            }
            Op::Const(_) => {
                let value = bench.graph.as_const(a)?;
                let back = turned_back(value, s, ty.lanes)?;
                bench.graph.constant(back)
            }
            _ => return None,
        });
    }
    let op = bench.op(r);
    if !acts_alone(bench, op, ty.lanes) {
        return None;
    }
    let whole = bench.graph.add(op, &bases);
    Some(bench.graph.add(Op::Swizzle(s), &[whole]))
}

/// The constant of which a swizzle gives this one, if there is one.
fn turned_back(value: Value, s: Swizzle, lanes: u8) -> Option<Value> {
    let ty = Ty::new(value.ty.scalar, lanes);
    if let Some(bits) = value.uniform_bits() {
        return Some(Value::splat(ty, bits));
    }
    let from: Option<Vec<u32>> =
        (0..lanes).map(|lane| s.lanes().iter().position(|l| *l == lane).map(|at| value.bits[at])).collect();
    let from = from?;
    // A lane that is taken twice is one value.
    let fits = s.lanes().iter().zip(value.bits).all(|(lane, bits)| from[*lane as usize] == bits);
    fits.then(|| Value::from_lanes(ty, |i| from[i]))
}
