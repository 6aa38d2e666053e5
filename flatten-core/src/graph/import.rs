//! Copies nodes of one graph into another through the smart constructors: a call of a helper, a round of
//! simplification, pruning.

use crate::graph::{Graph, Id, Ref};
use crate::op::Op;

impl Graph {
    /// Copies what `roots` of `source` need, with `params[i]` for parameter leaf `i`, and answers the copies.
    ///
    /// Names are copied too. Nothing that is copied unchanged gets a second node.
    pub fn import(&mut self, source: &Graph, roots: &[Ref], params: &[Ref]) -> Vec<Ref> {
        let mut needed = vec![false; source.len()];
        roots.iter().for_each(|r| needed[r.id().0 as usize] = true);
        for id in source.ids().rev() {
            if needed[id.0 as usize] {
                source.args(id).iter().for_each(|a| needed[a.id().0 as usize] = true);
            }
        }
        let mut map = vec![Ref::new(Id(0)); source.len()];
        let mut args = Vec::new();
        for id in source.ids().filter(|id| needed[id.0 as usize]) {
            args.clear();
            args.extend(source.args(id).iter().map(|a| map[a.id().0 as usize].complement_if(a.is_not())));
            let node = source.node(id);
            let copy = match node.op {
                Op::Const(c) => self.constant(source.const_value(c)),
                Op::Param(i) => params[i as usize],
                Op::Loop(region) => {
                    let region = self.add_region(source.region(region).clone());
                    self.intern(Op::Loop(region), node.ty, &args)
                }
                Op::Call(primitive) => {
                    let primitive = self.add_primitive(source.primitive(primitive).clone());
                    self.intern(Op::Call(primitive), node.ty, &args)
                }
                Op::Project(_) => self.intern(node.op, node.ty, &args),
                op => self.add(op, &args),
            };
            if let Some(name) = source.name(id) {
                self.set_name(copy, name);
            }
            map[id.0 as usize] = copy;
        }
        roots.iter().map(|r| map[r.id().0 as usize].complement_if(r.is_not())).collect()
    }
}
