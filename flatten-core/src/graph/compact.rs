//! Copies of nodes as they are. Of equal ones there is one already, so nothing is looked up; the table of the copy is filled
//! when somebody asks it.

use crate::graph::intern::{args_of, hash_of};
use crate::graph::{Graph, Id, Node, Ref};
use crate::op::Op;
use crate::ty::Ty;

impl Graph {
    /// True if nodes can be copied as they are: what loops compute depends on their bodies, which may be other ones now.
    pub(crate) fn is_plain(&self) -> bool {
        self.regions.is_empty()
    }

    /// True if there is nothing simpler for a node.
    pub(crate) fn is_final(&self, id: Id) -> bool {
        let op = self.node(id).op;
        matches!(op, Op::Const(_) | Op::Param(_) | Op::Table | Op::Call(_) | Op::Project(_))
            || self.is_settled(id)
    }

    /// The graph of these nodes, operands first, behind all parameters. `stands` says what a reference to a node means: one
    /// of them. Of a graph that [`Graph::is_plain`].
    pub(crate) fn compacted(&self, order: &[Id], stands: impl Fn(Ref) -> Ref) -> Graph {
        let mut out = self.emptied();
        let params: Vec<(Ty, bool)> = self.signature.leaf_types().collect();
        out.nodes.reserve(order.len() + params.len());
        (out.consts, out.const_table) = (self.consts.clone(), self.const_table.clone());
        for (i, (ty, uniform)) in (0..).zip(params) {
            out.push(self.param_node(i, ty, uniform));
        }
        const NONE: Ref = Ref::new(Id(u32::MAX >> 1));
        let mut map = vec![NONE; self.len()].into_boxed_slice();
        let mapped = |map: &[Ref], r: Ref| {
            let r = stands(r);
            map[r.id().0 as usize].complement_if(r.is_not())
        };
        for &id in order {
            let node = self.node(id);
            if let Op::Param(i) = node.op {
                map[id.0 as usize] = Ref::new(Id(i));
                continue;
            }
            let args = self.args(id);
            let mut slots = [Ref::new(Id(0)); 4];
            if args.len() > slots.len() {
                let args: Vec<Ref> = args.iter().map(|arg| mapped(&map, *arg)).collect();
                slots = out.slots(&args);
            } else {
                let mut i = 0;
                while i < args.len() {
                    slots[i] = mapped(&map, args[i]);
                    i += 1;
                }
            }
            let op = match node.op {
                Op::Call(primitive) => Op::Call(out.taken_over(self.primitive(primitive))),
                op => op,
            };
            map[id.0 as usize] = out.push(Node { op, args: slots, ..*node });
        }
        for (id, name) in &self.names {
            let now = map[id.0 as usize];
            if now != NONE && !matches!(self.node(*id).op, Op::Param(_)) {
                out.names.insert(now.id(), name.clone());
            }
        }
        out.roots = self.roots.iter().map(|r| mapped(&map, *r)).collect();
        out
    }

    fn push(&mut self, node: Node) -> Ref {
        self.nodes.push(node);
        Ref::new(Id(self.nodes.len() as u32 - 1))
    }

    /// Puts the nodes into the table that are not there yet.
    pub(super) fn index(&mut self) {
        if self.indexed == self.nodes.len() {
            return;
        }
        self.table.reserve(self.nodes.room() - self.indexed);
        for i in self.indexed..self.nodes.len() {
            let node = &self.nodes[i];
            let args = args_of(node, &self.extra);
            self.table.put(hash_of(node.op, node.ty, args), i as u32);
        }
        self.indexed = self.nodes.len();
    }
}
