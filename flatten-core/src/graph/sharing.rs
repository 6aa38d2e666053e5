//! What the parts of a graph have in common, as text: what is computed once and read often, and constants less a value
//! beside the value less the constant.

use crate::graph::{Graph, Id, Ref};
use crate::op::Op;
use crate::value::Value;
use std::cmp::Reverse;
use std::fmt;

/// The shared operations of a graph, most used first, then every `C - x`.
///
/// ```text
/// fn f: 2 shared
/// 3 uses of %4 d = length %2 : f32
/// 2 uses of %7 = mul %4 %4 : f32
/// constants less a value: %9 = 1.0 - %4, its mirror is %8
/// ```
pub struct Sharing<'a>(pub &'a Graph);

impl fmt::Display for Sharing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let graph = self.0;
        let uses = uses(graph);
        let is_op = |id: &Id| !matches!(graph.node(*id).op, Op::Const(_) | Op::Param(_) | Op::Project(_));
        let mut shared: Vec<Id> = graph.ids().filter(|id| uses[id.0 as usize] > 1 && is_op(id)).collect();
        shared.sort_by_key(|id| (Reverse(uses[id.0 as usize]), *id));
        writeln!(f, "fn {}: {} shared", graph.signature.name, shared.len())?;
        for id in shared {
            write!(f, "{} uses of ", uses[id.0 as usize])?;
            graph.write_node(f, id)?;
        }
        for id in graph.ids().filter(|id| uses[id.0 as usize] > 0) {
            let Some((constant, x)) = mirrored(graph, id) else { continue };
            write!(f, "constants less a value: %{} = {constant} - {x:?}", id.0)?;
            match graph.ids().find(|other| uses[other.0 as usize] > 0 && is_mirror(graph, id, *other)) {
                Some(other) => writeln!(f, ", its mirror is %{}", other.0)?,
                None => writeln!(f)?,
            }
        }
        for id in graph.ids().filter(|id| uses[id.0 as usize] > 0) {
            if let Op::Loop(region) = graph.node(id).op {
                Sharing(&graph.region(region).body).fmt(f)?;
            }
        }
        Ok(())
    }
}

/// How many living nodes and roots read each node.
fn uses(graph: &Graph) -> Vec<u32> {
    let mut uses = vec![0; graph.len()];
    graph.roots.iter().for_each(|r| uses[r.id().0 as usize] += 1);
    for id in graph.ids().rev() {
        if uses[id.0 as usize] > 0 {
            graph.args(id).iter().for_each(|a| uses[a.id().0 as usize] += 1);
        }
    }
    uses
}

/// The parts of a `C - x`.
fn mirrored(graph: &Graph, id: Id) -> Option<(Value, Ref)> {
    let [constant, x] = graph.args(id) else { return None };
    let value = graph.as_const(*constant)?;
    (graph.node(id).op == Op::Sub).then_some((value, *x))
}

/// True of the `x - C` for a `C - x`, which may be written as `x + -C`.
fn is_mirror(graph: &Graph, id: Id, other: Id) -> bool {
    let Some((value, x)) = mirrored(graph, id) else { return false };
    let [y, constant] = graph.args(other) else { return false };
    let Some(second) = graph.as_const(*constant) else { return false };
    let negated = || {
        if value.ty.is_bool() { value } else { Op::Sub.eval(&[Value::zero(value.ty), value]) }
    };
    *y == x
        && match graph.node(other).op {
            Op::Sub => second == value,
            Op::Add => second == negated(),
            _ => false,
        }
}
