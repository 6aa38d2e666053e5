//! The graph: an arena of pure operations in topological order, hash-consed, with complement edges on `bool`.

pub mod build;
mod compact;
pub(crate) mod edit;
pub mod facts;
pub mod import;
mod loops;
pub mod parse;
mod primitive;
pub mod print;
mod ranks;
mod region;
pub mod sharing;
mod table;
pub mod verify;

use crate::op::{ConstId, Op, RegionId};
use crate::options::Gates;
use crate::ty::{Signature, Ty};
use crate::value::Value;
use facts::Facts;
pub use primitive::Primitive;
pub use region::Region;
use rustc_hash::{FxHashMap, FxHasher};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Not;
use table::{Mix, Table};

/// A node of one graph. Operands have smaller ids than their users.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Id(pub u32);

/// An operand: a node, or the complement of a `bool` node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ref(u32);

impl Ref {
    /// The node as it is.
    pub const fn new(id: Id) -> Ref {
        Ref(id.0 << 1)
    }

    /// The node meant.
    pub const fn id(self) -> Id {
        Id(self.0 >> 1)
    }

    /// True if the complement is meant.
    pub const fn is_not(self) -> bool {
        self.0 & 1 == 1
    }

    /// The node as it is, without the complement.
    pub const fn positive(self) -> Ref {
        Ref(self.0 & !1)
    }

    /// The complement if `not`.
    pub const fn complement_if(self, not: bool) -> Ref {
        Ref(self.0 ^ not as u32)
    }
}

impl fmt::Debug for Ref {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}%{}", if self.is_not() { "!" } else { "" }, self.id().0)
    }
}

impl Not for Ref {
    type Output = Ref;

    /// The complement; of `bool` nodes only.
    fn not(self) -> Ref {
        Ref(self.0 ^ 1)
    }
}

impl From<Id> for Ref {
    fn from(id: Id) -> Ref {
        Ref::new(id)
    }
}

/// How often a value can change: never, once per draw, at every pixel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// The same always.
    Constant,
    /// The same for every pixel of a draw.
    Uniform,
    /// Its own at every pixel.
    Varying,
}

/// The gates of a node that the constructors may not have tried every rule on.
const UNSETTLED: Gates = Gates(u8::MAX);

/// One operation with its operands.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// What it computes.
    pub op: Op,
    /// The type of its value.
    pub ty: Ty,
    /// How often it changes.
    pub rank: Rank,
    /// What is known of its value.
    pub facts: Facts,
    /// The longest path below it; sources are 0.
    pub depth: u32,
    /// The first parameter leaf that it depends on; `u32::MAX` of constants.
    pub lead: u32,
    /// What it computes as a number: the same for the same expression, whatever the ids are.
    pub print: u32,
    /// It is a condition, a choice, or the smaller or larger of two, or one of those is below it.
    decides: bool,
    /// Number of operands.
    len: u32,
    /// [`Op::class`].
    class: u8,
    /// The gates under which there is nothing simpler: its constructor has tried every rule.
    settled: Gates,
    /// The operands, or, if there are more than four, the offset into `extra` in the first.
    args: [Ref; 4],
}

impl Node {
    /// True if it is a condition, a choice, or the smaller or larger of two, or one of those is below it.
    pub(crate) fn decides(&self) -> bool {
        self.decides
    }

    /// [`Op::class`].
    pub(crate) fn class(&self) -> usize {
        self.class as usize
    }
}

/// A function as pure operations.
#[derive(Clone)]
pub struct Graph {
    /// What the function takes and gives.
    pub signature: Signature,
    /// The leaves of the result, in order.
    pub roots: Vec<Ref>,
    /// Which value-changing rewrites the constructors may use.
    pub gates: Gates,
    nodes: Vec<Node>,
    extra: Vec<Ref>,
    consts: Vec<Value>,
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
            nodes: Vec::new(),
            extra: Vec::new(),
            consts: Vec::new(),
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
        self.table.reserve(more);
        self.nodes.reserve(more);
    }

    /// Number of nodes, dead ones included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// True without nodes.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Every node in topological order, dead ones included.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = Id> + use<> {
        (0..self.nodes.len() as u32).map(Id)
    }

    /// The node.
    pub fn node(&self, id: Id) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The operation of the node meant, whether complemented or not.
    pub fn op(&self, r: Ref) -> Op {
        self.node(r.id()).op
    }

    /// The type of an operand.
    pub fn ty(&self, r: Ref) -> Ty {
        self.node(r.id()).ty
    }

    /// The rank of an operand.
    pub fn rank(&self, r: Ref) -> Rank {
        self.node(r.id()).rank
    }

    /// The operands of a node.
    pub fn args(&self, id: Id) -> &[Ref] {
        let node = &self.nodes[id.0 as usize];
        match node.len {
            0..=4 => &node.args[..node.len as usize],
            len => &self.extra[node.args[0].0 as usize..][..len as usize],
        }
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

    /// A constant. Equal bits give the same node; of `bool`, what begins with `true` is a complement.
    pub fn constant(&mut self, value: Value) -> Ref {
        if value.ty.is_bool() && value.bits[0] == 1 {
            return !self.constant(Value::from_lanes(value.ty, |i| 1 - value.bits[i]));
        }
        let [a, b, c, d] = value.bits;
        let hash = Mix::new(key_of(0, value.ty)).add(a).add(b).add(c).add(d).done();
        let consts = &self.consts;
        let index = match self.const_table.find(hash, |i| consts[i as usize] == value) {
            Ok(index) => index,
            Err(free) => {
                let index = self.consts.len() as u32;
                self.const_table.insert(free, hash, index);
                self.consts.push(value);
                index
            }
        };
        self.intern(Op::Const(ConstId(index)), value.ty, &[])
    }

    /// Leaf `index` of the parameters.
    pub fn param(&mut self, index: u32, ty: Ty) -> Ref {
        self.intern(Op::Param(index), ty, &[])
    }

    /// The node for exactly this operation and these operands: found, or added. No rule is tried.
    pub fn intern(&mut self, op: Op, ty: Ty, args: &[Ref]) -> Ref {
        self.intern_as(op, ty, args, None)
    }

    /// [`Graph::intern`] of the copy of a node whose operands are copies too, so that all is known of it.
    pub(crate) fn intern_copy(&mut self, of: &Node, op: Op, args: &[Ref]) -> Ref {
        self.intern_as(op, of.ty, args, Some(of))
    }

    /// The node for exactly this operation and these operands, if it is there.
    pub(crate) fn find(&mut self, op: Op, ty: Ty, args: &[Ref]) -> Option<Id> {
        self.index();
        let same = |i: u32| {
            let node = &self.nodes[i as usize];
            node.op == op && node.ty == ty && args_of(node, &self.extra) == args
        };
        self.table.get(hash_of(op, ty, args), same).map(Id)
    }

    fn intern_as(&mut self, op: Op, ty: Ty, args: &[Ref], known: Option<&Node>) -> Ref {
        self.index();
        let hash = hash_of(op, ty, args);
        let (nodes, extra) = (&self.nodes, &self.extra);
        let same = |i: u32| {
            let node = &nodes[i as usize];
            node.op == op && node.ty == ty && args_of(node, extra) == args
        };
        let free = match self.table.find(hash, same) {
            Ok(index) => return Ref::new(Id(index)),
            Err(free) => free,
        };
        let index = self.nodes.len() as u32;
        self.table.insert(free, hash, index);
        self.indexed += 1;
        let node = match known {
            Some(node) => Node { op, args: self.slots(args), ..*node },
            None => Node { args: self.slots(args), ..self.make_node(op, ty, args) },
        };
        self.nodes.push(node);
        Ref::new(Id(index))
    }

    /// Operands as a node holds them.
    fn slots(&mut self, args: &[Ref]) -> [Ref; 4] {
        let mut slots = [Ref(0); 4];
        match args.len() {
            0..=4 => slots[..args.len()].copy_from_slice(args),
            _ => {
                slots[0] = Ref(self.extra.len() as u32);
                self.extra.extend_from_slice(args);
            }
        }
        slots
    }

    /// All that is known of an operation, without its operands.
    fn make_node(&self, op: Op, ty: Ty, args: &[Ref]) -> Node {
        let own = match op {
            Op::Param(i) if !self.param_is_uniform(i) => Rank::Varying,
            Op::Param(_) => Rank::Uniform,
            _ => Rank::Constant,
        };
        let rank = args.iter().map(|a| self.rank(*a)).max().unwrap_or(own);
        let rank = match op {
            // What it gives for constants is known at run time; a barrier belongs to the pixel.
            Op::Call(primitive) => rank.max(self.primitive(primitive).rank()),
            Op::Loop(RegionId(i)) => {
                self.regions.get(i as usize).map_or(rank, |region| rank.max(region.rank()))
            }
            // Of a loop each result has its own.
            Op::Project(i) => match self.op(args[0]) {
                Op::Loop(RegionId(region)) => {
                    let region = self.regions.get(region as usize);
                    region.map_or(rank, |region| rank.min(region.result_rank(i)))
                }
                _ => rank,
            },
            _ => rank,
        };
        let depth = args.iter().map(|a| self.node(a.id()).depth + 1).max().unwrap_or(0);
        let lead = args.iter().map(|a| self.node(a.id()).lead).min();
        let lead = lead.unwrap_or(if let Op::Param(i) = op { i } else { u32::MAX });
        let decides = match op {
            // What is below them is not looked at from above.
            Op::Loop(_) | Op::Call(_) | Op::Project(_) => ty.is_bool(),
            Op::Select | Op::Min | Op::Max | Op::PMin | Op::PMax | Op::Abs => true,
            _ => ty.is_bool() || args.iter().any(|a| self.node(a.id()).decides),
        };
        let print = self.fingerprint(op, ty, args);
        let facts = self.facts_of(op, ty, args);
        let (class, len) = (op.class() as u8, args.len() as u32);
        let args = [Ref(0); 4];
        Node { op, ty, rank, facts, depth, lead, print, decides, len, class, settled: UNSETTLED, args }
    }

    /// A number for the expression, made of those of its operands.
    fn fingerprint(&self, op: Op, ty: Ty, args: &[Ref]) -> u32 {
        let mut hasher = FxHasher::default();
        match op {
            Op::Const(ConstId(i)) => self.consts[i as usize].hash(&mut hasher),
            Op::Call(primitive) => self.primitive(primitive).id.hash(&mut hasher),
            Op::Loop(RegionId(i)) => {
                let shape =
                    self.regions.get(i as usize).map(|r| (r.carried, r.results, r.exits, r.body.len()));
                shape.hash(&mut hasher);
            }
            op => op.hash(&mut hasher),
        }
        ty.hash(&mut hasher);
        args.iter().for_each(|a| (self.node(a.id()).print, a.is_not()).hash(&mut hasher));
        (hasher.finish() >> 32) as u32
    }

    fn param_is_uniform(&self, index: u32) -> bool {
        let mut left = index as usize;
        for p in &self.signature.params {
            let count = p.shape.leaves().len();
            if left < count {
                return p.uniform;
            }
            left -= count;
        }
        false
    }

    /// True if both have the same nodes in the same order, whatever their names.
    fn is_same(&self, other: &Graph) -> bool {
        let types = |g: &Graph| -> Vec<(Ty, bool)> {
            g.signature.param_leaves().into_iter().map(|(_, ty, uniform)| (ty, uniform)).collect()
        };
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
            && types(self) == types(other)
            && self.ids().all(same)
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

fn args_of<'a>(node: &'a Node, extra: &'a [Ref]) -> &'a [Ref] {
    match node.len {
        0..=4 => &node.args[..node.len as usize],
        len => &extra[node.args[0].0 as usize..][..len as usize],
    }
}

fn hash_of(op: Op, ty: Ty, args: &[Ref]) -> u32 {
    let mut hash = Mix::new(key_of(op.class(), ty)).add(op.payload());
    for arg in args {
        hash = hash.add(arg.0);
    }
    hash.done()
}

/// What a hash begins with.
fn key_of(class: usize, ty: Ty) -> u64 {
    (class << 16 | (ty.scalar as usize) << 8 | ty.lanes as usize) as u64
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
