//! Lanes that are computed alike are computed at once, and of lanes that nobody reads nothing is.
//!
//! ```text
//! before   vec3(v.z + 1.0, v.x + 2.0, v.y + 3.0)    vec3(a * 13.0, b * 13.0, c)           (vec2(a, b) * w).x
//! after    v.zxy + vec3(1.0, 2.0, 3.0)              vec3(a, b, c) * vec3(13.0, 13.0, 1.0)    a * w.x
//!
//! before   vec2(a, a) + 2.0 * vec2(b, b)
//! after    c = a + 2.0 * b, vec2(c, c)
//! ```
//! Operands of one operation in every lane come together as a vector that is there, a swizzle of one, a splat, a constant
//! or, level by level, by the same operation. A lane without the operation has it with what changes nothing.
//!
//! What is the same in every lane is computed once, and what a constant decides lane by lane is (`lanes/apart.rs`). What
//! nobody reads is left out before each round over all nodes (`lanes/unread.rs`); what is computed alike becomes a vector that
//! nobody reads as one when nothing else is left to do (`lanes/alongside.rs`).
//!
//! Needs: nothing; exact. Measure: the live cost.

pub(super) mod alongside;
mod apart;
pub(super) mod unread;

use crate::graph::{Graph, Ref};
use crate::op::{Op, Swizzle};
use crate::options::Gates;
use crate::passes::bench::{BELOW, Bench};
use crate::passes::identities::unordered::{inverse, ordered};
use crate::ty::{Scalar, Ty};
use crate::value::Value;
use rustc_hash::FxHashMap;

/// How many levels of operations are looked at.
const DEEP: u32 = 6;

/// How many, where one lane of choices is looked for that others read too.
const CHOICES: u32 = 4;

/// Rewrites every constructor, lane read and swizzle.
pub fn run(bench: &mut Bench) {
    bench.sweep(|bench, r| {
        let new = match bench.op(r) {
            Op::Compose => {
                bench.reaches(BELOW.into());
                let lanes: Vec<Ref> = (0..bench.ty(r).lanes as usize).map(|i| bench.arg(r, i)).collect();
                Some(("vectorize", together(bench, &lanes, DEEP).complement_if(r.is_not())))
            }
            Op::Lane(_) | Op::Swizzle(_) => return pick(bench, r),
            _ => return apart::offer(bench, r),
        };
        if let Some((name, new)) = new {
            bench.offer(name, r, new);
        }
    });
}

/// Offers what a lane read or a swizzle gives, of the operation below it, or at once of those below that, of which little may
/// be left: a lane of a rotation is no rotation.
fn pick(bench: &mut Bench, r: Ref) {
    let (pick, of) = (bench.op(r), bench.arg(r, 0));
    if bench.uses(of) > 1 {
        if let Op::Lane(lane) = pick {
            pick_shared(bench, r, of, lane);
        }
        return;
    }
    let Some(near) = picked(bench, r) else { return };
    let Op::Lane(lane) = pick else {
        bench.offer("pick", r, near);
        return;
    };
    if bench.offer("pick", r, near) != r {
        return;
    }
    if has_lane(bench, of, lane, DEEP) {
        let far = through(bench, pick, of, DEEP);
        bench.offer("pick", r, far);
    }
}

/// [`pick`] of what others read too: of a choice, whose arms may have that lane in common, and where all who read it read
/// lanes, of those at once.
fn pick_shared(bench: &mut Bench, r: Ref, of: Ref, lane: u8) {
    if of.is_not() || !acts_alone(bench, bench.op(of), bench.ty(of).lanes) {
        return;
    }
    bench.watch_readers(of);
    bench.reaches(BELOW.into());
    if is_choice(bench, of) && has_lane(bench, of, lane, CHOICES) {
        let new = through(bench, Op::Lane(lane), of, CHOICES);
        if bench.offer("pick", r, new) != r {
            return;
        }
    }
    if bench.uses(of) > u32::from(bench.ty(of).lanes) {
        return;
    }
    let mut lanes: Vec<(Ref, u8)> = Vec::new();
    bench.each_user(of.id(), |bench, user| {
        let user = Ref::new(user);
        if let Op::Lane(lane) = bench.op(user)
            && !lanes.contains(&(user, lane))
        {
            lanes.push((user, lane));
        }
    });
    // The first who reads one asks for all.
    let all = lanes.len() == bench.uses(of) as usize && lanes[0].0 == r;
    if all && let Some((whole, order)) = in_order(bench, of) {
        let lane =
            |bench: &mut Bench, lane: u8| bench.graph.add(Op::Lane(order.lanes()[lane as usize]), &[whole]);
        let changes: Vec<(Ref, Ref)> = lanes.iter().map(|(r, i)| (*r, lane(bench, *i))).collect();
        if bench.offer_all("turn", &changes) {
            return;
        }
    }
    if all && lanes.iter().any(|(_, lane)| has_lane(bench, of, *lane, CHOICES)) {
        let changes: Vec<(Ref, Ref)> =
            lanes.into_iter().map(|(r, lane)| (r, through(bench, Op::Lane(lane), of, CHOICES))).collect();
        bench.offer_all("pick", &changes);
    }
}

/// An operation with its operands in the order in which one of them stands below a swizzle, and that swizzle, if the others are
/// at hand in that order too.
fn in_order(bench: &mut Bench, of: Ref) -> Option<(Ref, Swizzle)> {
    let count = bench.graph.args(of.id()).len();
    let (_, order) = (0..count).find_map(|i| ordered(bench, bench.arg(of, i)))?;
    let mut args = Vec::with_capacity(count);
    for i in 0..count {
        let arg = bench.arg(of, i);
        args.push(match bench.op(arg) {
            _ if !bench.ty(arg).is_vector() => arg,
            Op::Swizzle(_) | Op::Compose | Op::Splat(_) | Op::Const(_) => {
                bench.graph.add(Op::Swizzle(inverse(order)), &[arg])
            }
            _ => return None,
        });
    }
    let op = bench.op(of);
    Some((bench.graph.add(op, &args), order))
}

/// True if a lane of something so far below is at hand, or is decided.
fn has_lane(bench: &mut Bench, of: Ref, lane: u8, deep: u32) -> bool {
    bench.reaches(BELOW.into());
    (0..bench.graph.args(of.id()).len()).any(|i| {
        let arg = bench.arg(of, i);
        match bench.op(arg) {
            _ if !bench.ty(arg).is_vector() => false,
            Op::Compose => true,
            Op::Splat(_) => bench.uses(arg) == 1,
            Op::Const(_) => {
                bench.graph.as_const(arg).is_some_and(|k| apart::is_zero_or_one(k.lane(lane as usize)))
            }
            _ if deep > 1 && (is_open(bench, arg, 1) || is_choice(bench, arg)) => {
                has_lane(bench, arg, lane, deep - 1)
            }
            _ => false,
        }
    })
}

/// The vector of these lanes.
pub(super) fn together(bench: &mut Bench, lanes: &[Ref], deep: u32) -> Ref {
    packed(bench, lanes, deep, &mut Packed::default())
}

/// The vectors that were made of some lanes, with how deep they may be: what is read twice below is looked at once.
type Packed = FxHashMap<(Vec<Ref>, u32), Ref>;

fn packed(bench: &mut Bench, lanes: &[Ref], deep: u32, known: &mut Packed) -> Ref {
    let (mut same, mut number, mut read, mut i) = (true, true, true, 0);
    while i < lanes.len() {
        let op = bench.op(lanes[i]);
        same &= lanes[i] == lanes[0];
        number &= matches!(op, Op::Const(_));
        read &= matches!(op, Op::Lane(_));
        i += 1;
    }
    if same {
        return bench.graph.add(Op::Splat(lanes.len() as u8), &lanes[..1]);
    }
    if number && let Some(value) = constants(&bench.graph, lanes) {
        return bench.graph.constant(value);
    }
    let op = if deep == 0 || read { None } else { in_common(bench, lanes) };
    let Some(op) = op else { return bench.graph.add(Op::Compose, lanes) };
    let key = (lanes.to_vec(), deep);
    if let Some(vector) = known.get(&key) {
        return *vector;
    }
    let vector = match operands(bench, lanes, op) {
        Some(operands) => {
            let mut args = Vec::new();
            for lanes in operands {
                // One condition for all lanes stays one.
                let whole = op == Op::Select && args.is_empty() && lanes.iter().all(|r| *r == lanes[0]);
                args.push(if whole { lanes[0] } else { packed(bench, &lanes, deep - 1, known) });
            }
            bench.graph.add(op, &args)
        }
        None => bench.graph.add(Op::Compose, lanes),
    };
    known.insert(key, vector);
    vector
}

fn constants(graph: &Graph, lanes: &[Ref]) -> Option<Value> {
    let values = lanes.iter().map(|r| graph.as_const(*r)).collect::<Option<Vec<Value>>>()?;
    let ty = Ty::new(values[0].ty.scalar, lanes.len() as u8);
    Some(Value::from_lanes(ty, |i| values[i].bits[0]))
}

/// The operation that two lanes at least have in common: the first that computes each lane of so many alone.
fn in_common(bench: &Bench, lanes: &[Ref]) -> Option<Op> {
    let (mut found, mut count, mut i) = (None, 0, 0);
    while i < lanes.len() {
        let op = bench.op(lanes[i]);
        if found.is_none() && acts_alone(bench, op, lanes.len() as u8) {
            found = Some(op);
        }
        count += u32::from(found == Some(op) && !lanes[i].is_not());
        i += 1;
    }
    found.filter(|_| count > 1)
}

/// The operands of an operation that lanes have in common, each lane by lane.
fn operands(bench: &mut Bench, lanes: &[Ref], op: Op) -> Option<Vec<Vec<Ref>>> {
    let ty = bench.ty(lanes[0]);
    let pad = neutral(op, ty).map(|value| bench.graph.constant(value));
    let has = |r: &Ref| bench.op(*r) == op && !r.is_not();
    if pad.is_none() && !lanes.iter().all(has) {
        return None;
    }
    let first = *lanes.iter().find(|r| has(r))?;
    let count = bench.graph.args(first.id()).len();
    let mut operands = vec![Vec::new(); count];
    for r in lanes {
        let args = match has(r) {
            true => (0..count).map(|i| bench.arg(*r, i)).collect(),
            false => vec![*r, pad?],
        };
        if args.iter().any(|a: &Ref| bench.ty(*a).is_vector()) {
            return None;
        }
        let types = |args: &[Ref]| args.iter().map(|a| bench.ty(*a)).collect::<Vec<_>>();
        let known: Vec<Ref> = operands.iter().filter_map(|lanes: &Vec<Ref>| lanes.first().copied()).collect();
        if !known.is_empty() && types(&known) != types(&args) {
            return None;
        }
        operands.iter_mut().zip(args).for_each(|(lanes, arg)| lanes.push(arg));
    }
    if op.is_commutative() && count == 2 {
        align_by(bench, &mut operands, |_, _| 0);
    }
    Some(operands)
}

/// Swaps the operands of lanes so that each side is of one kind, as far as it can be seen, or is known.
fn align_by(bench: &Bench, operands: &mut [Vec<Ref>], known: impl Fn(Ref, Ref) -> u32) {
    let likeness = |x: Ref, y: Ref| match (bench.op(x), bench.op(y)) {
        (Op::Lane(_), Op::Lane(_)) if bench.arg(x, 0) == bench.arg(y, 0) => 3,
        (Op::Const(_), Op::Const(_)) => 3,
        _ if x == y => 3,
        // It may be done at once.
        (op, other) => u32::from(op == other && !matches!(op, Op::Lane(_))),
    };
    for i in 1..operands[0].len() {
        let [left, right] = [operands[0][i], operands[1][i]];
        let [a, b] = [operands[0][0], operands[1][0]];
        let fits = |x: Ref, y: Ref| likeness(x, a) + likeness(y, b) + known(x, a) + known(y, b);
        if fits(right, left) > fits(left, right) {
            (operands[0][i], operands[1][i]) = (right, left);
        }
    }
}

/// What an operation may have as its second operand without doing anything.
fn neutral(op: Op, ty: Ty) -> Option<Value> {
    let float = |x: f32| Some(Value::splat(ty, x.to_bits()));
    match (op, ty.is_float()) {
        (Op::Add, true) => float(-0.0),
        (Op::Sub, true) => float(0.0),
        (Op::Mul | Op::Div, true) => float(1.0),
        (Op::Add | Op::Sub | Op::Or | Op::Xor, false) if ty.scalar != Scalar::Bool => {
            Some(Value::splat(ty, 0))
        }
        (Op::Mul | Op::Div, false) => Some(Value::splat(ty, 1)),
        _ => None,
    }
}

/// A lane, or some lanes, of an operation: the operation on those.
fn picked(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let (pick, of) = (bench.op(r), bench.arg(r, 0));
    let [after, before] = [r, of].map(|r| bench.ty(r).lanes);
    let opens = is_open(bench, of, after) && (after < before || is_at_hand(bench, of));
    opens.then(|| through(bench, pick, of, 1))
}

/// True of an operation that nobody else reads, and that computes each of so many lanes alone.
fn is_open(bench: &Bench, of: Ref, lanes: u8) -> bool {
    !of.is_not() && acts_alone(bench, bench.op(of), lanes.max(bench.ty(of).lanes)) && bench.uses(of) == 1
}

/// True of a choice that is no complement: a lane of it is often one of its arms.
fn is_choice(bench: &Bench, r: Ref) -> bool {
    bench.op(r) == Op::Select && !r.is_not()
}

/// What a lane read or a swizzle gives of an operation, and of so many levels of operations below it.
fn through(bench: &mut Bench, pick: Op, of: Ref, deep: u32) -> Ref {
    let mut args = Vec::new();
    for i in 0..bench.graph.args(of.id()).len() {
        let arg = bench.arg(of, i);
        args.push(match () {
            () if !bench.ty(arg).is_vector() => arg,
            () if deep > 1 && (is_open(bench, arg, 1) || is_choice(bench, arg)) => {
                through(bench, pick, arg, deep - 1)
            }
            () => bench.graph.add(pick, &[arg]),
        });
    }
    let op = bench.op(of);
    bench.graph.add(op, &args)
}

/// An operation of which all lanes are one: that lane, in all of them. An operand that is put in all lanes for it alone need
/// not be, which makes up for the result.
fn in_all(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let count = bench.graph.args(r.id()).len();
    let (mut own, mut i) = (false, 0);
    while i < count {
        let arg = bench.arg(r, i);
        i += 1;
        if matches!(bench.op(arg), Op::Splat(_)) {
            let uses = (0..count).filter(|i| bench.arg(r, *i).id() == arg.id()).count();
            own |= bench.uses(arg) as usize == uses;
            if uses > 2 {
                // Up to two users are told that there are no others.
                bench.watch_readers(arg);
            }
        }
    }
    if !own {
        return None;
    }
    let (op, ty) = (bench.op(r), bench.ty(r));
    let mut args = Vec::new();
    for i in 0..count {
        let arg = bench.arg(r, i);
        args.push(match bench.graph.as_const(arg) {
            Some(value) => {
                value.uniform_bits()?;
                bench.graph.constant(value.lane(0))
            }
            None if !bench.ty(arg).is_vector() => arg,
            None if matches!(bench.op(arg), Op::Splat(_)) => bench.arg(arg, 0).complement_if(arg.is_not()),
            None => return None,
        });
    }
    let lane = bench.graph.add(op, &args);
    Some(bench.graph.add(Op::Splat(ty.lanes), &[lane]))
}

/// True if the lanes of every operand can be had in another order for nothing, and some were put in this one.
fn is_at_hand(bench: &Bench, r: Ref) -> bool {
    let ops = || (0..bench.graph.args(r.id()).len()).map(|i| bench.op(bench.arg(r, i)));
    let free = |op| matches!(op, Op::Swizzle(_) | Op::Splat(_) | Op::Const(_) | Op::Compose);
    ops().all(free) && ops().any(|op| matches!(op, Op::Swizzle(_)))
}

/// True of what computes each lane of so many as it would one alone.
fn acts_alone(bench: &Bench, op: Op, lanes: u8) -> bool {
    match op {
        // A `Vec4` is rounded by way of integers, which have no -0.0, and its remainder is a formula.
        Op::Floor | Op::Ceil | Op::Trunc | Op::Round => lanes < 4 || bench.allows(Gates::NSZ),
        Op::Rem => lanes < 4,
        op => op.is_lanewise(),
    }
}
