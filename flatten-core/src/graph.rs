//! The graph: an arena of pure operations in topological order, hash-consed, with complement edges on `bool`.

pub mod build;
mod compact;
pub(crate) mod edit;
pub mod facts;
pub mod import;
mod intern;
pub(crate) mod kinds;
mod loops;
mod node;
pub mod parse;
mod primitive;
pub mod print;
mod ranks;
mod region;
pub mod sharing;
pub(crate) mod table;
pub mod verify;

use crate::CHECKED;
use crate::column::Column;
use crate::op::{ConstId, Op, RegionId};
use crate::options::Gates;
use crate::ty::{Shape, Signature, Ty};
use crate::value::Value;
use intern::args_of;
pub use node::{Id, Node, Rank, Ref};
pub use primitive::Primitive;
pub use region::Region;
use rustc_hash::FxHashMap;
use std::fmt;
use table::Table;

/// A function as pure operations.
#[derive(Clone)]
pub struct Graph {
    /// What the function takes and gives.
    pub signature: Signature,
    /// The leaves of the result, in order.
    pub roots: Vec<Ref>,
    /// Which value-changing rewrites the constructors may use.
    pub gates: Gates,
    nodes: Column<Node>,
    extra: Column<Ref>,
    consts: Column<Value>,
    regions: Vec<Region>,
    primitives: Vec<Primitive>,
    /// Few nodes have one.
    names: FxHashMap<Id, Box<str>>,
    /// Finds nodes by what they compute: the first `indexed` ones.
    table: Table,
    indexed: usize,
    const_table: Table,
}

impl Graph {
    /// A graph without nodes.
    pub fn new(signature: Signature, gates: Gates) -> Graph {
        Graph {
            signature,
            roots: Vec::new(),
            gates,
            nodes: Column::default(),
            extra: Column::default(),
            consts: Column::default(),
            regions: Vec::new(),
            primitives: Vec::new(),
            names: FxHashMap::default(),
            table: Table::default(),
            indexed: 0,
            const_table: Table::default(),
        }
    }

    /// Makes room for so many nodes more.
    pub(crate) fn reserve(&mut self, more: usize) {
        self.nodes.reserve(more);
        // Else it is filled later, and is large enough then.
        if self.indexed == self.nodes.len() {
            self.table.reserve(more);
        }
    }

    /// Number of nodes, dead ones included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// True without nodes.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 0
    }

    /// Every node in topological order, dead ones included.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = Id> + use<> {
        (0..self.nodes.len() as u32).map(Id)
    }

    /// The node.
    #[inline(always)]
    pub fn node(&self, id: Id) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The operation of the node meant, whether complemented or not.
    #[inline(always)]
    pub fn op(&self, r: Ref) -> Op {
        self.node(r.id()).op
    }

    /// The type of an operand.
    #[inline(always)]
    pub fn ty(&self, r: Ref) -> Ty {
        self.node(r.id()).ty
    }

    /// The rank of an operand.
    #[inline(always)]
    pub fn rank(&self, r: Ref) -> Rank {
        self.node(r.id()).rank
    }

    /// The operands of a node.
    #[inline(always)]
    pub fn args(&self, id: Id) -> &[Ref] {
        args_of(self.node(id), &self.extra)
    }

    /// Operand `i` of a node.
    #[inline(always)]
    pub(crate) fn arg(&self, id: Id, i: usize) -> Ref {
        let node = self.node(id);
        if node.len > 4 {
            return self.args(id)[i];
        }
        assert!(!CHECKED || i < node.len as usize, "there are fewer operands");
        node.args[i]
    }

    /// The value of a constant, complement applied, if the operand is one.
    pub fn as_const(&self, r: Ref) -> Option<Value> {
        let Op::Const(id) = self.op(r) else { return None };
        let value = self.consts[id.0 as usize];
        Some(if r.is_not() { Value::from_lanes(value.ty, |i| 1 - value.bits[i]) } else { value })
    }

    /// A constant by its number.
    pub fn const_value(&self, id: ConstId) -> Value {
        self.consts[id.0 as usize]
    }

    /// A region by its number.
    pub fn region(&self, id: RegionId) -> &Region {
        &self.regions[id.0 as usize]
    }

    /// Puts another body into a region.
    pub(crate) fn set_body(&mut self, id: RegionId, body: Graph) {
        self.regions[id.0 as usize].body = body;
    }

    /// Gives these, each as a leaf of a tuple: what bodies do.
    pub(crate) fn return_all(&mut self, roots: Vec<Ref>) {
        self.signature.result = Shape::Tuple(roots.iter().map(|r| Shape::Value(self.ty(*r))).collect());
        self.roots = roots;
    }

    /// How many regions there are.
    pub fn region_count(&self) -> usize {
        self.regions.len()
    }

    /// The user's name for a node, if it has one.
    pub fn name(&self, id: Id) -> Option<&str> {
        self.names.get(&id).map(|name| &**name)
    }

    /// Gives a node the user's name; the first name given stays. Sources keep their own, and locals that the
    /// front end made up have no name.
    pub fn set_name(&mut self, r: Ref, name: &str) {
        let source = matches!(self.op(r), Op::Const(_) | Op::Param(_));
        if !source && !r.is_not() && !name.is_empty() {
            self.names.entry(r.id()).or_insert_with(|| name.into());
        }
    }

    /// Adds a region; the number goes into [`Op::Loop`].
    pub fn add_region(&mut self, region: Region) -> RegionId {
        let same = self.regions.iter().position(|r| *r == region);
        let index = same.unwrap_or_else(|| {
            self.regions.push(region);
            self.regions.len() - 1
        });
        RegionId(index as u32)
    }

    /// True if both have the same nodes in the same order, whatever their names.
    fn is_same(&self, other: &Graph) -> bool {
        let types = |g: &Graph| -> Vec<(Ty, bool)> { g.signature.leaf_types().collect() };
        let op = |of: &Graph, id: Id| match of.node(id).op {
            Op::Const(_) | Op::Loop(_) | Op::Call(_) => None,
            op => Some(op),
        };
        let payload = |id: Id| match (self.node(id).op, other.node(id).op) {
            (Op::Const(a), Op::Const(b)) => self.const_value(a) == other.const_value(b),
            (Op::Loop(a), Op::Loop(b)) => self.region(a) == other.region(b),
            (Op::Call(a), Op::Call(b)) => self.primitive(a).id == other.primitive(b).id,
            _ => op(self, id).is_some() && op(other, id).is_some(),
        };
        let same = |id: Id| {
            op(self, id) == op(other, id)
                && self.node(id).ty == other.node(id).ty
                && self.args(id) == other.args(id)
                && payload(id)
        };
        self.len() == other.len()
            && self.roots == other.roots
            && self.ids().all(same)
            && types(self) == types(other)
    }

    /// True of every node that the roots need, by id.
    pub fn live(&self) -> Vec<bool> {
        let mut live = vec![false; self.len()];
        self.roots.iter().for_each(|r| live[r.id().0 as usize] = true);
        for id in self.ids().rev() {
            if live[id.0 as usize] {
                self.args(id).iter().for_each(|a| live[a.id().0 as usize] = true);
            }
        }
        live
    }
}

/// The text form.
impl fmt::Debug for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Graphs are equal when their text forms are.
impl PartialEq for Graph {
    fn eq(&self, other: &Graph) -> bool {
        self.to_string() == other.to_string()
    }
}
