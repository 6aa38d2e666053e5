//! Products and lengths of vectors do not ask for the order of their lanes.
//!
//! ```text
//! before   a.yzx().dot(b.yzx())      a.yzx().dot(vec3(1.0, 2.0, x))      a.zxy().length()      a.yxz().cross(b.yxz())
//! after    a.dot(b)                  a.dot(vec3(x, 1.0, 2.0))            a.length()            b.cross(a).yxz()
//! ```
//! The sum of three is another one in another order, of two it is the same. A cross product has its lanes in the same order as
//! its operands have theirs, or its operands change places.

use crate::graph::Ref;
use crate::op::{Op, Swizzle};
use crate::options::Gates;
use crate::passes::bench::Bench;

/// Offers them in their own order. Answers what stands there then.
pub(super) fn offer(bench: &mut Bench, r: Ref) -> Ref {
    match in_order(bench, r) {
        Some(new) => bench.offer("unordered", r, new),
        None => r,
    }
}

/// A product or a length of vectors without an order of their lanes, if nothing has to be put in order for that.
pub(in crate::passes) fn in_order(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let op = bench.op(r);
    let operands = match op {
        Op::Length => 1,
        Op::Dot | Op::Cross => 2,
        _ => return None,
    };
    let ty = bench.ty(bench.arg(r, 0));
    let open = op == Op::Cross || ty.lanes == 2 || bench.allows(Gates::REASSOC);
    if !open || !ty.is_float() {
        return None;
    }
    let (i, inner, order) = (0..operands).find_map(|i| {
        let (inner, order) = ordered(bench, bench.arg(r, i))?;
        Some((i, inner, order))
    })?;
    let mut args = [inner; 2];
    if operands == 2 {
        let other = bench.arg(r, 1 - i);
        if !matches!(bench.op(other), Op::Swizzle(_) | Op::Compose | Op::Splat(_) | Op::Const(_)) {
            return None;
        }
        args[1 - i] = bench.graph.add(Op::Swizzle(inverse(order)), &[other]);
    }
    if op == Op::Cross && is_odd(order) {
        args.reverse();
    }
    let new = bench.graph.add(op, &args[..operands]);
    Some(if op == Op::Cross { bench.graph.add(Op::Swizzle(order), &[new]) } else { new })
}

/// The vector of which another one has all lanes, and in which order.
pub(in crate::passes) fn ordered(bench: &Bench, v: Ref) -> Option<(Ref, Swizzle)> {
    let Op::Swizzle(order) = bench.op(v) else { return None };
    let (of, lanes) = (bench.arg(v, 0), order.lanes());
    let all = lanes.len() == bench.ty(of).lanes as usize;
    (all && (0..lanes.len()).all(|i| lanes.contains(&(i as u8)))).then_some((of, order))
}

/// What puts lanes that are in this order back.
pub(in crate::passes) fn inverse(order: Swizzle) -> Swizzle {
    let mut lanes = [0; 4];
    order.lanes().iter().enumerate().for_each(|(i, lane)| lanes[*lane as usize] = i as u8);
    Swizzle::new(&lanes[..order.lanes().len()])
}

/// True if two lanes out of three have changed places.
fn is_odd(order: Swizzle) -> bool {
    order.lanes().iter().enumerate().any(|(i, lane)| i == *lane as usize)
}
