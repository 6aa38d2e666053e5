//! Cross products that are written out.
//!
//! ```text
//! before   a.yzx() * b.zxy() - a.zxy() * b.yzx()
//! after    a.cross(b)
//! ```
//! That is what the lanes of `vec3(a.y * b.z - a.z * b.y, ..)` become (`lanes/apart.rs`). They may be those of two vectors, or
//! scalars. It is what a cross product computes, without rounding otherwise.

use crate::graph::Ref;
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::passes::lanes;
use crate::value::Value;

/// What is in one lane of a vector.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lane {
    /// A lane of another vector.
    Of(Ref, u8),
    Scalar(Ref),
    /// The bits of a number.
    Number(u32),
}

/// Offers a cross product in the place of a difference. Answers what stands there then.
pub(super) fn offer(bench: &mut Bench, r: Ref) -> Ref {
    if bench.op(r) != Op::Sub {
        return r;
    }
    let [x, y] = [0, 1].map(|i| bench.arg(r, i));
    match product(bench, x, y) {
        Some(new) => bench.offer("cross", r, new),
        None => r,
    }
}

/// The cross product that `x - y` is.
pub(super) fn product(bench: &mut Bench, x: Ref, y: Ref) -> Option<Ref> {
    let ty = bench.ty(x);
    let is_product = |r: Ref| bench.op(r) == Op::Mul && bench.ty(r) == ty;
    if !is_product(x) || !is_product(y) || !ty.is_float() || ty.lanes != 3 {
        return None;
    }
    let [[p, q], minus] = [x, y].map(|r| [0, 1].map(|i| lanes_of(bench, bench.arg(r, i))));
    // Of the one `y, z, x` are multiplied and `z, x, y` are taken off, of the other one the other way round.
    let fits = |p: [Lane; 3], q: [Lane; 3]| {
        let turned = [[p[1], p[2], p[0]], [q[2], q[0], q[1]]];
        turned == minus || turned == [minus[1], minus[0]]
    };
    let (a, b) = [(p, q), (q, p)].into_iter().find(|(p, q)| fits(*p, *q))?;
    let factors = [[a[2], a[0], a[1]], [b[1], b[2], b[0]]].map(|lanes| {
        let lanes = lanes.map(|lane| scalar(bench, lane));
        lanes::together(bench, &lanes, 0)
    });
    Some(bench.graph.add(Op::Cross, &factors))
}

/// What is in the lanes of a vector of three.
fn lanes_of(bench: &Bench, v: Ref) -> [Lane; 3] {
    let number = bench.graph.as_const(v);
    [0, 1, 2].map(|i| match bench.op(v) {
        _ if let Some(number) = number => Lane::Number(number.bits[i]),
        Op::Swizzle(s) => Lane::Of(bench.arg(v, 0), s.lanes()[i]),
        Op::Splat(_) => lane_of(bench, bench.arg(v, 0)),
        Op::Compose => lane_of(bench, bench.arg(v, i)),
        _ => Lane::Of(v, i as u8),
    })
}

/// What a scalar is that is a lane of a vector.
fn lane_of(bench: &Bench, r: Ref) -> Lane {
    match (bench.graph.as_const(r), bench.lane_of(r)) {
        (Some(number), _) => Lane::Number(number.bits[0]),
        (_, Some((of, i))) => Lane::Of(of, i),
        _ => Lane::Scalar(r),
    }
}

fn scalar(bench: &mut Bench, lane: Lane) -> Ref {
    match lane {
        Lane::Of(of, i) => bench.graph.add(Op::Lane(i), &[of]),
        Lane::Scalar(r) => r,
        Lane::Number(bits) => bench.graph.constant(Value::f32(f32::from_bits(bits))),
    }
}
