//! Lanes, swizzles and constructors cancel.
//!
//! These are functions and not lines of a table, because their operations carry lane numbers and any number of
//! operands: one line per combination would be hundreds. Each answers with one operation at most, so they obey
//! the same law as rules.

use crate::graph::{Graph, Id, Ref};
use crate::op::{Op, Swizzle};
use crate::options::Gates;
use crate::value::Value;

/// What an operation is replaced by.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rewrite {
    /// A node that is there.
    Same(Ref),
    /// One operation.
    Op {
        /// Which.
        op: Op,
        /// Its operands; `len` of them.
        args: [Ref; 4],
        /// How many.
        len: u8,
    },
    /// A vector of these lanes; there are `len`.
    Lanes {
        /// In order.
        lanes: [Operand; 4],
        /// How many.
        len: u8,
    },
    /// A constant.
    Constant(Value),
    /// A comparison, or its complement.
    Comparison {
        /// Which.
        op: Op,
        /// Of what.
        operands: [Operand; 2],
        /// The complement is meant.
        not: bool,
    },
    /// A choice of two constants.
    Choice {
        /// The condition.
        c: Ref,
        /// If it holds, and if not.
        arms: [Value; 2],
    },
}

/// An operand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Operand {
    /// A node that is there.
    Same(Ref),
    /// A constant.
    Constant(Value),
}

impl Rewrite {
    fn op(op: Op, args: &[Ref]) -> Rewrite {
        let mut padded = [Ref::new(Id(0)); 4];
        padded[..args.len()].copy_from_slice(args);
        Rewrite::Op { op, args: padded, len: args.len() as u8 }
    }

    /// Builds it.
    pub(crate) fn build(self, graph: &mut Graph, fuel: &mut u32) -> Ref {
        match self {
            Rewrite::Same(r) => r,
            Rewrite::Op { op, args, len } => graph.settle(op, &args[..len as usize], fuel),
            Rewrite::Lanes { lanes, len } => {
                let refs = lanes.map(|lane| lane.build(graph));
                graph.settle(Op::Compose, &refs[..len as usize], fuel)
            }
            Rewrite::Constant(value) => graph.constant(value),
            Rewrite::Comparison { op, operands, not } => {
                let args = operands.map(|operand| operand.build(graph));
                graph.settle(op, &args, fuel).complement_if(not)
            }
            Rewrite::Choice { c, arms } => {
                let [x, y] = arms.map(|value| graph.constant(value));
                graph.settle(Op::Select, &[c, x, y], fuel)
            }
        }
    }
}

impl Operand {
    fn build(self, graph: &mut Graph) -> Ref {
        match self {
            Operand::Same(r) => r,
            Operand::Constant(value) => graph.constant(value),
        }
    }
}

/// The rewrite for `op` of these operands, if there is one, with its name.
pub fn find(graph: &Graph, op: Op, args: &[Ref]) -> Option<(&'static str, Rewrite)> {
    match op {
        Op::Lane(i) => lane(graph, i, args[0]),
        Op::Swizzle(s) => swizzle(graph, s, args[0]),
        Op::Compose => compose(graph, args),
        Op::All => all(graph, args[0]),
        Op::Mul => mask(graph, args[0], args[1]),
        Op::Select => pick(graph, args[0], [args[1], args[2]]),
        Op::Dot => dot(graph, args[0], args[1]),
        _ => None,
    }
}

/// A lane of something whose lanes are at hand is that lane.
fn lane(graph: &Graph, i: u8, v: Ref) -> Option<(&'static str, Rewrite)> {
    let inner = graph.args(v.id());
    match graph.op(v) {
        Op::Compose => Some(("lane_compose", Rewrite::Same(inner[i as usize]))),
        Op::Splat(_) => Some(("lane_splat", Rewrite::Same(inner[0]))),
        Op::Swizzle(s) => Some(("lane_swizzle", Rewrite::op(Op::Lane(s.lanes()[i as usize]), inner))),
        _ => None,
    }
}

/// A swizzle of something whose lanes are at hand picks among those; one that changes nothing is nothing.
fn swizzle(graph: &Graph, s: Swizzle, v: Ref) -> Option<(&'static str, Rewrite)> {
    let picked = s.lanes();
    if is_identity(picked, graph.ty(v).lanes) {
        return Some(("swizzle_identity", Rewrite::Same(v)));
    }
    let inner = graph.args(v.id());
    match graph.op(v) {
        Op::Compose => {
            let mut args = [Ref::new(Id(0)); 4];
            picked.iter().enumerate().for_each(|(i, lane)| args[i] = inner[*lane as usize]);
            Some(("swizzle_compose", Rewrite::op(Op::Compose, &args[..picked.len()])))
        }
        Op::Splat(_) => Some(("swizzle_splat", Rewrite::op(Op::Splat(picked.len() as u8), inner))),
        Op::Swizzle(first) => {
            let mut lanes = [0; 4];
            picked.iter().enumerate().for_each(|(i, lane)| lanes[i] = first.lanes()[*lane as usize]);
            let both = Swizzle::new(&lanes[..picked.len()]);
            Some(("swizzle_swizzle", Rewrite::op(Op::Swizzle(both), inner)))
        }
        _ => None,
    }
}

/// Lanes of one vector put together are that vector, or a swizzle of it; equal lanes are a splat.
fn compose(graph: &Graph, args: &[Ref]) -> Option<(&'static str, Rewrite)> {
    if args[1..].iter().all(|a| *a == args[0]) {
        return Some(("compose_splat", Rewrite::op(Op::Splat(args.len() as u8), &args[..1])));
    }
    let mut lanes = [0; 4];
    let mut of = None;
    for (i, arg) in args.iter().enumerate() {
        let Op::Lane(lane) = graph.op(*arg) else { return None };
        let v = graph.args(arg.id())[0];
        if arg.is_not() || *of.get_or_insert(v) != v {
            return None;
        }
        lanes[i] = lane;
    }
    let (v, lanes) = (of?, &lanes[..args.len()]);
    Some(if is_identity(lanes, graph.ty(v).lanes) {
        ("compose_lanes", Rewrite::Same(v))
    } else {
        ("compose_swizzle", Rewrite::op(Op::Swizzle(Swizzle::new(lanes)), &[v]))
    })
}

fn is_identity(picked: &[u8], lanes: u8) -> bool {
    picked.len() == lanes as usize && picked.iter().enumerate().all(|(i, lane)| i == *lane as usize)
}

/// All of at most two conditions, `true` left out, is their conjunction.
fn all(graph: &Graph, v: Ref) -> Option<(&'static str, Rewrite)> {
    if graph.op(v) != Op::Compose {
        return None;
    }
    let mut open = [v; 4];
    let mut len = 0;
    for lane in graph.args(v.id()) {
        let lane = lane.complement_if(v.is_not());
        match graph.as_const(lane) {
            Some(value) if value.is_true() => {}
            Some(value) => return Some(("all_false", Rewrite::Constant(value))),
            None => {
                open[len] = lane;
                len += 1;
            }
        }
    }
    match len {
        1 => Some(("all_one", Rewrite::Same(open[0]))),
        2 => Some(("all_two", Rewrite::op(Op::And, &open[..2]))),
        _ => None,
    }
}

/// Lanes times zeros and ones are those lanes and zeros.
fn mask(graph: &Graph, v: Ref, k: Ref) -> Option<(&'static str, Rewrite)> {
    let ty = graph.ty(v);
    if graph.op(v) != Op::Compose || ty.is_float() && !graph.gates.allow(Gates::NSZ | Gates::NO_NAN) {
        return None;
    }
    let k = graph.as_const(k)?;
    let one = if ty.is_float() { 1f32.to_bits() } else { 1 };
    let mut lanes = [Operand::Same(v); 4];
    for (i, arg) in graph.args(v.id()).iter().enumerate() {
        lanes[i] = match k.bits[i] {
            0 => Operand::Constant(Value::zero(ty.element())),
            bits if bits == one => Operand::Same(*arg),
            _ => return None,
        };
    }
    Some(("mask_compose", Rewrite::Lanes { lanes, len: ty.lanes }))
}

/// A choice lane by lane, known for each, between lanes that are at hand.
fn pick(graph: &Graph, c: Ref, arms: [Ref; 2]) -> Option<(&'static str, Rewrite)> {
    let c = graph.as_const(c).filter(|c| c.ty.is_vector())?;
    let mut lanes = [Operand::Same(arms[0]); 4];
    for i in 0..c.ty.lanes as usize {
        let arm = if c.bits[i] == 1 { arms[0] } else { arms[1] };
        let inner = graph.args(arm.id());
        lanes[i] = match graph.op(arm) {
            Op::Const(_) => Operand::Constant(graph.as_const(arm)?.lane(i)),
            Op::Compose => Operand::Same(inner[i].complement_if(arm.is_not())),
            Op::Splat(_) => Operand::Same(inner[0].complement_if(arm.is_not())),
            _ => return None,
        };
    }
    Some(("pick_lanes", Rewrite::Lanes { lanes, len: c.ty.lanes }))
}

/// The product with a unit vector is a lane.
fn dot(graph: &Graph, v: Ref, k: Ref) -> Option<(&'static str, Rewrite)> {
    let ty = graph.ty(v);
    let k = graph.as_const(k)?;
    if ty.is_float() && !graph.gates.allow(Gates::NSZ | Gates::NO_NAN) {
        return None;
    }
    let one = if ty.is_float() { 1f32.to_bits() } else { 1 };
    let bits = &k.bits[..ty.lanes as usize];
    let at = bits.iter().position(|b| *b == one)?;
    let rest = bits.iter().enumerate().all(|(i, b)| i == at || *b == 0);
    rest.then(|| ("dot_axis", Rewrite::op(Op::Lane(at as u8), &[v])))
}
