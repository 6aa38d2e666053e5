//! What is left of a bench: a graph of all that is alive.

use crate::CHECKED;
use crate::graph::{Graph, Ref};
use crate::passes::bench::Bench;
use rustc_hash::FxHashSet;

impl Bench<'_> {
    /// A graph of what is alive, in the order of the source as far as operands come first.
    pub fn finish(mut self) -> Graph {
        self.refresh();
        let order = self.order();
        if CHECKED {
            let mut seen = FxHashSet::default();
            for id in order.iter() {
                let args = self.graph.args(*id).to_vec();
                assert!(args.iter().all(|a| self.resolve(*a) == *a), "{id:?} reads what was replaced");
                let node = self.graph.node(*id);
                assert!(seen.insert((node.op, node.ty, args)), "{:?} is there twice", node.op);
            }
        }
        if self.graph.is_plain() {
            return self.graph.compacted(&order, |r| self.resolve(r));
        }
        let mut out = self.graph.emptied();
        out.reserve(order.len());
        let mut map: Vec<Option<Ref>> = vec![None; self.graph.len()];
        out.params();
        let mut args = Vec::new();
        let mapped = |map: &[Option<Ref>], r: Ref| {
            let r = self.resolve(r);
            map[r.id().0 as usize].expect("operands come first").complement_if(r.is_not())
        };
        for &id in order.iter() {
            args.clear();
            args.extend(self.graph.args(id).iter().map(|a| mapped(&map, *a)));
            let copy = out.copied(&self.graph, id, &args);
            if let Some(name) = self.graph.name(id) {
                out.set_name(copy, name);
            }
            map[id.0 as usize] = Some(copy);
        }
        out.roots = self.graph.roots.iter().map(|r| mapped(&map, *r)).collect();
        out
    }
}
