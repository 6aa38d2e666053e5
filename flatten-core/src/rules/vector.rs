//! Lanes, swizzles and constructors cancel.
//!
//! These are functions and not lines of a table, because their operations carry lane numbers and any number of
//! operands: one line per combination would be hundreds. Each answers with one operation at most, so they obey
//! the same law as rules.

use crate::graph::{Graph, Id, Ref};
use crate::op::{Op, Swizzle};

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
        }
    }
}

/// The rewrite for `op` of these operands, if there is one, with its name.
pub fn find(graph: &Graph, op: Op, args: &[Ref]) -> Option<(&'static str, Rewrite)> {
    match op {
        Op::Lane(i) => lane(graph, i, args[0]),
        Op::Swizzle(s) => swizzle(graph, s, args[0]),
        Op::Compose => compose(graph, args),
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
