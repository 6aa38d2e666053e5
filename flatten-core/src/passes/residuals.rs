//! What the rules and the passes should not have left: an oracle, which only reads.
//!
//! Nothing here calls a rule or a pass, or shares their matching; each predicate has the gates of what it asks for,
//! so that it is silent where nothing may be done. [`fold`] asks for what constants and identities decide, [`opt`] for
//! what is shared, regrouped or the same for a whole draw. Each answers for the bodies of kept loops too.

mod chains;
mod compared;
mod cover;
mod fold;
mod opt;

use crate::graph::{Graph, Id, Ref};
use crate::op::Op;
use crate::op::cost::Table;
use crate::options::{Caps, Gates};
use crate::value::Value;
use compared::Meaning;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;

/// Something that is left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Residual {
    /// What it is.
    pub what: &'static str,
    /// The operation that it is found at, and the number of its node: `mul at %7`.
    pub at: String,
}

/// `identity: mul at %7`.
impl fmt::Display for Residual {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.what, self.at)
    }
}

/// What folding should not have left.
pub fn fold(graph: &Graph) -> Vec<Residual> {
    each(graph, &|view, id| fold::find(view, id))
}

/// What optimising should not have left.
pub fn opt(graph: &Graph) -> Vec<Residual> {
    each(graph, &|view, id| opt::find(view, id))
}

/// What covering a graph for a target should not have left. For people, who want the values that they named, nothing is
/// asked.
pub fn cover(graph: &Graph, caps: &Caps) -> Vec<Residual> {
    if caps.table == Table::Gpu { Vec::new() } else { each(graph, &|view, id| cover::find(view, caps, id)) }
}

/// A predicate, and what is left where it holds.
type Check = (fn(&View, Ref) -> bool, &'static str);

type Find<'a> = &'a dyn Fn(&View, Id) -> Option<&'static str>;

fn each(graph: &Graph, find: Find<'_>) -> Vec<Residual> {
    let view = View::new(graph);
    let mut found = Vec::new();
    for id in graph.ids().filter(|id| view.uses[id.0 as usize] > 0) {
        if let Op::Loop(region) = graph.node(id).op {
            found.extend(each(&graph.region(region).body, find));
        }
        found.extend(find(&view, id).map(|what| {
            let at = format!("{} at %{}", graph.node(id).op.name(), id.0);
            Residual { what, at }
        }));
    }
    found
}

/// A graph with its living users.
struct View<'a> {
    graph: &'a Graph,
    uses: Vec<u32>,
    /// By node: the last of its users; roots are none.
    users: Vec<Option<Ref>>,
    /// No constant is infinite, NaN or denormal: nothing that passes leave alone for that.
    is_sound: bool,
    /// Every `x - y`.
    differences: FxHashSet<(Ref, Ref)>,
    /// Every `x` of which there is `-x`.
    negations: FxHashSet<Ref>,
    /// Every `v` of which there is a `dot(v, v)`.
    squares: FxHashSet<Ref>,
    /// How many comparisons there are of each meaning.
    compared: FxHashMap<Meaning, u32>,
}

impl<'a> View<'a> {
    fn new(graph: &'a Graph) -> View<'a> {
        let (mut uses, mut users) = (vec![0; graph.len()], vec![None; graph.len()]);
        graph.roots.iter().for_each(|r| uses[r.id().0 as usize] += 1);
        for id in graph.ids().rev() {
            if uses[id.0 as usize] > 0 {
                for arg in graph.args(id) {
                    uses[arg.id().0 as usize] += 1;
                    users[arg.id().0 as usize] = Some(Ref::new(id));
                }
            }
        }
        let alive = graph.ids().filter(|id| uses[id.0 as usize] > 0);
        let is_sound = alive.filter_map(|id| graph.as_const(id.into())).all(chains::is_plain);
        let of = |id: Id| match (graph.node(id).op, graph.args(id)) {
            (Op::Sub, [x, y]) => Some((*x, *y)),
            _ => None,
        };
        let differences = graph.ids().filter(|id| uses[id.0 as usize] > 0).filter_map(of).collect();
        let negation = |id: Id| (graph.node(id).op == Op::Neg).then(|| graph.args(id)[0]);
        let negations = graph.ids().filter(|id| uses[id.0 as usize] > 0).filter_map(negation).collect();
        let square = |id: Id| match (graph.node(id).op, graph.args(id)) {
            (Op::Dot, [x, y]) if x == y => Some(*x),
            _ => None,
        };
        let squares = graph.ids().filter(|id| uses[id.0 as usize] > 0).filter_map(square).collect();
        let mut compared = FxHashMap::default();
        for id in graph.ids().filter(|id| uses[id.0 as usize] > 0) {
            if let Some(meaning) = Meaning::of(graph, id) {
                *compared.entry(meaning).or_default() += 1;
            }
        }
        View { graph, uses, users, is_sound, differences, negations, squares, compared }
    }

    /// The node that reads it, if that is the only one.
    fn only_user(&self, r: Ref) -> Option<Ref> {
        if self.is_single(r) { self.users[r.id().0 as usize] } else { None }
    }

    fn op(&self, r: Ref) -> Op {
        self.graph.op(r)
    }

    /// The operands of a node as it is, without its complement.
    fn args(&self, r: Ref) -> &[Ref] {
        self.graph.args(r.id())
    }

    fn allows(&self, gates: Gates) -> bool {
        self.graph.gates.allow(gates)
    }

    /// True if only one node, or root, reads it.
    fn is_single(&self, r: Ref) -> bool {
        self.uses[r.id().0 as usize] == 1
    }

    fn constant(&self, r: Ref) -> Option<Value> {
        self.graph.as_const(r)
    }

    /// True of a constant with this number in every lane; `0.0` is not `-0.0`.
    fn is_number(&self, r: Ref, x: i32) -> bool {
        let number = |v: Value| match v.ty.scalar {
            crate::ty::Scalar::F32 => v.uniform_bits() == Some((x as f32).to_bits()),
            _ => v.uniform_bits() == Some(x as u32),
        };
        self.constant(r).is_some_and(number)
    }

    fn is_negative_zero(&self, r: Ref) -> bool {
        self.constant(r).is_some_and(|v| v.ty.is_float() && v.uniform_bits() == Some(1 << 31))
    }
}
