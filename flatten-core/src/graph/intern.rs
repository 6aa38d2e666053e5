//! One node for each expression: found by what it computes, or added with all that is known of it.

use crate::column::Column;
use crate::graph::kinds::kind;
use crate::graph::node::UNSETTLED;
use crate::graph::table::Mix;
use crate::graph::{Graph, Id, Node, Rank, Ref};
use crate::op::{ConstId, Op, RegionId};
use crate::ty::Ty;
use crate::value::Value;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

impl Graph {
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

    /// Adds every leaf of the parameters, in order.
    pub fn params(&mut self) -> Vec<Ref> {
        let types: Vec<Ty> = self.signature.leaf_types().map(|(ty, _)| ty).collect();
        (0..).zip(types).map(|(i, ty)| self.param(i, ty)).collect()
    }

    /// The node for exactly this operation and these operands: found, or added. No rule is tried.
    pub fn intern(&mut self, op: Op, ty: Ty, args: &[Ref]) -> Ref {
        self.intern_as(hash_of(op, ty, args), op, ty, args, None)
    }

    /// [`Graph::intern`] of the copy of a node whose operands are copies too, so that all is known of it.
    pub(crate) fn intern_copy(&mut self, of: &Node, op: Op, args: &[Ref]) -> Ref {
        self.intern_as(hash_of(op, of.ty, args), op, of.ty, args, Some(of))
    }

    /// The node for exactly this operation and these operands, if it is there.
    pub(crate) fn find(&mut self, op: Op, ty: Ty, args: &[Ref]) -> Option<Id> {
        self.find_as(hash_of(op, ty, args), op, ty, args)
    }

    /// By what an operation on these is found.
    pub(crate) fn hash_of(op: Op, ty: Ty, args: &[Ref]) -> u32 {
        hash_of(op, ty, args)
    }

    /// By what a node is found.
    pub(crate) fn hash(&self, id: Id) -> u32 {
        let node = self.node(id);
        hash_of(node.op, node.ty, self.args(id))
    }

    /// [`Graph::find`] by the [`hash_of`] all that.
    pub(super) fn find_as(&mut self, hash: u32, op: Op, ty: Ty, args: &[Ref]) -> Option<Id> {
        self.index();
        let same = |i: u32| {
            let node = &self.nodes[i as usize];
            node.op == op && node.ty == ty && args_of(node, &self.extra) == args
        };
        self.table.get(hash, same).map(Id)
    }

    /// [`Graph::intern`] by the [`hash_of`] all that, of what may be `known` but for its operands.
    pub(super) fn intern_as(&mut self, hash: u32, op: Op, ty: Ty, args: &[Ref], known: Option<&Node>) -> Ref {
        self.index();
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
    pub(super) fn slots(&mut self, args: &[Ref]) -> [Ref; 4] {
        const NONE: Ref = Ref(0);
        match *args {
            [] => [NONE; 4],
            [x] => [x, NONE, NONE, NONE],
            [x, y] => [x, y, NONE, NONE],
            [x, y, z] => [x, y, z, NONE],
            [x, y, z, w] => [x, y, z, w],
            _ => {
                let first = Ref(self.extra.len() as u32);
                args.iter().for_each(|arg| self.extra.push(*arg));
                [first, NONE, NONE, NONE]
            }
        }
    }

    /// All that is known of an operation, without its operands.
    pub(super) fn make_node(&self, op: Op, ty: Ty, args: &[Ref]) -> Node {
        let own = match op {
            Op::Param(i) => rank_of_param(self.param_is_uniform(i)),
            _ => Rank::Constant,
        };
        self.node_of(own, op, ty, args)
    }

    /// [`Graph::make_node`] of a parameter.
    pub(super) fn param_node(&self, index: u32, ty: Ty, uniform: bool) -> Node {
        self.node_of(rank_of_param(uniform), Op::Param(index), ty, &[])
    }

    /// [`Graph::make_node`] of what changes at least so often.
    fn node_of(&self, own: Rank, op: Op, ty: Ty, args: &[Ref]) -> Node {
        // Sources depend on themselves alone.
        let (mut rank, mut depth, mut lead, mut kinds) = (own, 0, u32::MAX, 0);
        let mut below = false;
        let mut i = 0;
        while i < args.len() {
            let arg = self.node(args[i].id());
            i += 1;
            if arg.rank > rank {
                rank = arg.rank;
            }
            if arg.depth >= depth {
                depth = arg.depth + 1;
            }
            if arg.lead < lead {
                lead = arg.lead;
            }
            kinds |= kind(arg.class());
            below |= arg.decides;
        }
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
        if let Op::Param(i) = op {
            lead = i;
        }
        let decides = decides(op, ty, below);
        let print = self.fingerprint(op, ty, args);
        let facts = self.facts_of(op, ty, args);
        let (class, len) = (op.class() as u8, args.len() as u32);
        let args = [Ref(0); 4];
        Node { op, ty, rank, facts, depth, lead, print, decides, kinds, len, class, settled: UNSETTLED, args }
    }

    /// A number for the expression, made of those of its operands.
    pub(super) fn fingerprint(&self, op: Op, ty: Ty, args: &[Ref]) -> u32 {
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
        let mut i = 0;
        while i < args.len() {
            hasher.write_u32(self.node(args[i].id()).print);
            hasher.write_u8(u8::from(args[i].is_not()));
            i += 1;
        }
        (hasher.finish() >> 32) as u32
    }

    fn param_is_uniform(&self, index: u32) -> bool {
        let mut left = index as usize;
        for p in &self.signature.params {
            let count = p.shape.leaf_count();
            if left < count {
                return p.uniform;
            }
            left -= count;
        }
        false
    }
}

fn rank_of_param(uniform: bool) -> Rank {
    if uniform { Rank::Uniform } else { Rank::Varying }
}

/// [`Node::decides`] of an operation; `below` says it of an operand.
pub(super) fn decides(op: Op, ty: Ty, below: bool) -> bool {
    match op {
        // What is below them is not looked at from above.
        Op::Loop(_) | Op::Call(_) | Op::Project(_) => ty.is_bool(),
        Op::Select | Op::Min | Op::Max | Op::PMin | Op::PMax | Op::Abs | Op::Clamp => true,
        _ => ty.is_bool() || below,
    }
}

/// The operands of a node. To take a part of an array by a pattern is no call where nothing is optimised.
#[inline(always)]
pub(super) fn args_of<'a>(node: &'a Node, extra: &'a Column<Ref>) -> &'a [Ref] {
    match (node.len, &node.args) {
        (0, _) => &[],
        (1, [args @ .., _, _, _]) => args,
        (2, [args @ .., _, _]) => args,
        (3, [args @ .., _]) => args,
        (4, args) => args,
        (len, args) => extra.part(args[0].0 as usize..(args[0].0 + len) as usize),
    }
}

pub(super) fn hash_of(op: Op, ty: Ty, args: &[Ref]) -> u32 {
    let mut hash = Mix::new(key_of(op.class(), ty)).add(op.payload());
    let mut i = 0;
    while i < args.len() {
        hash = hash.add(args[i].0);
        i += 1;
    }
    hash.done()
}

/// What a hash begins with.
fn key_of(class: usize, ty: Ty) -> u64 {
    (class << 16 | (ty.scalar as usize) << 8 | ty.lanes as usize) as u64
}
