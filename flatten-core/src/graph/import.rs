//! Copies nodes of one graph into another through the smart constructors: a call of a helper, a round of
//! simplification, pruning.

use crate::graph::loops::Needs;
use crate::graph::{Graph, Id, Node, Ref};
use crate::op::{Op, RegionId};
use crate::value::Value;
use rustc_hash::FxHashMap;

/// What stands for a node with these operands, if it is to be another one.
pub(crate) type Rewrite<'a> = dyn FnMut(&mut Graph, Id, &[Ref]) -> Option<Ref> + 'a;

/// A rule of a backend's own: see [`Graph::rewritten`].
pub type Rule<'a> = dyn FnMut(&mut Graph, &Graph, Id, &[Ref]) -> Option<Ref> + 'a;

impl Graph {
    /// Copies what `roots` of `source` need, with `params[i]` for parameter leaf `i`, and answers the copies.
    ///
    /// Names are copied too. Nothing that is copied unchanged gets a second node.
    pub fn import(&mut self, source: &Graph, roots: &[Ref], params: &[Ref]) -> Vec<Ref> {
        self.import_with(source, roots, params, &[])
    }

    /// [`Graph::import`], with a value of this graph in the place of some nodes of `source`.
    pub(super) fn import_with(
        &mut self,
        source: &Graph,
        roots: &[Ref],
        params: &[Ref],
        instead: &[(Id, Ref)],
    ) -> Vec<Ref> {
        self.import_by(source, roots, params, instead, &mut |_, _, _| None)
    }

    /// [`Graph::import`], with what `rewrite` makes of nodes that are neither sources, loops nor calls: it is given a
    /// node of `source` and the copies of its operands.
    pub(crate) fn import_rewriting(
        &mut self,
        source: &Graph,
        roots: &[Ref],
        params: &[Ref],
        rewrite: &mut Rewrite,
    ) -> Vec<Ref> {
        self.import_by(source, roots, params, &[], rewrite)
    }

    /// The graph copied through the constructors, with what a rule makes of nodes that are neither sources, loops nor
    /// calls; those in loops too. The rule is given the new graph, the old one with the node, and the copies of its operands.
    pub fn rewritten(&self, rule: &mut Rule) -> Graph {
        let mut source = self.clone();
        for i in 0..source.region_count() as u32 {
            let body = source.region(RegionId(i)).body.rewritten(rule);
            source.set_body(RegionId(i), body);
        }
        let mut out = Graph::new(source.signature.clone(), source.gates);
        let params = out.params();
        let mut rewrite = |out: &mut Graph, id: Id, args: &[Ref]| rule(out, &source, id, args);
        out.roots = out.import_rewriting(&source, &source.roots, &params, &mut rewrite);
        out
    }

    fn import_by(
        &mut self,
        source: &Graph,
        roots: &[Ref],
        params: &[Ref],
        instead: &[(Id, Ref)],
        rewrite: &mut Rewrite,
    ) -> Vec<Ref> {
        let mut map: Vec<Option<Ref>> = vec![None; source.len()];
        // Copied without any change, and so is all below.
        let mut same = vec![false; source.len()];
        if self.is_empty() {
            self.reserve(source.len());
        }
        instead.iter().for_each(|(id, value)| map[id.0 as usize] = Some(*value));
        let (needed, wanted) = needed(source, roots, |id: Id| map[id.0 as usize].is_some());
        let mut loops: FxHashMap<Id, Vec<Option<Ref>>> = FxHashMap::default();
        let copied = |map: &[Option<Ref>], r: Ref| {
            map[r.id().0 as usize].expect("operands come first").complement_if(r.is_not())
        };
        let mut args = Vec::new();
        for id in source.ids().filter(|id| needed[id.0 as usize]) {
            if map[id.0 as usize].is_some() {
                continue;
            }
            args.clear();
            let node = source.node(id);
            let values = source.args(id).first().and_then(|whole| loops.get(&whole.id()));
            if let (Op::Project(i), Some(values)) = (node.op, values) {
                map[id.0 as usize] = Some(values[i as usize].expect("it is wanted"));
                self.copy_name(source, id, map[id.0 as usize]);
                continue;
            }
            if let Op::Loop(region) = node.op {
                // What no wanted result needs was not copied, and is not looked at.
                let args = source.args(id).iter().map(|a| match map[a.id().0 as usize] {
                    Some(_) => copied(&map, *a),
                    None => self.constant(Value::zero(source.ty(*a))),
                });
                let args: Vec<Ref> = args.collect();
                // Only its parts are read.
                loops.insert(id, self.add_loop(source.region(region), &args, &wanted[&id]));
                continue;
            }
            args.extend(source.args(id).iter().map(|a| copied(&map, *a)));
            let below = source.args(id).iter().all(|a| same[a.id().0 as usize]);
            let copy = match node.op {
                Op::Const(c) => self.constant(source.const_value(c)),
                Op::Param(i) => params[i as usize],
                Op::Loop(_) => unreachable!("it is copied above"),
                Op::Call(primitive) => {
                    let primitive = self.taken_over(source.primitive(primitive));
                    self.intern(Op::Call(primitive), node.ty, &args)
                }
                // Of a call; those of loops are known already.
                Op::Project(_) => self.intern(node.op, node.ty, &args),
                op => match rewrite(self, id, &args) {
                    Some(other) => other,
                    None if below && node.settled == self.gates => self.intern_copy(node, op, &args),
                    None => self.add(op, &args),
                },
            };
            self.copy_name(source, id, Some(copy));
            map[id.0 as usize] = Some(copy);
            same[id.0 as usize] = below && self.is_copy(copy, node);
        }
        roots.iter().map(|r| copied(&map, *r)).collect()
    }

    /// A graph of the same function without nodes.
    pub(crate) fn emptied(&self) -> Graph {
        Graph::new(self.signature.clone(), self.gates)
    }

    /// Copies one node as it is, with these operands, themselves copies. No rule is tried.
    pub(crate) fn copied(&mut self, source: &Graph, id: Id, args: &[Ref]) -> Ref {
        let node = source.node(id);
        // What is known of the values of loops depends on their bodies, which may be other ones now.
        let known = source.region_count() == 0;
        match node.op {
            Op::Const(c) => self.constant(source.const_value(c)),
            Op::Loop(region) => {
                let region = self.add_region(source.region(region).clone());
                self.intern(Op::Loop(region), node.ty, args)
            }
            Op::Call(primitive) => {
                let primitive = self.taken_over(source.primitive(primitive));
                self.intern(Op::Call(primitive), node.ty, args)
            }
            op if known => self.intern_copy(node, op, args),
            op => self.intern(op, node.ty, args),
        }
    }

    /// True of the copy of a node whose operands are copies, if it is the same in all that the constructors ask for.
    fn is_copy(&self, r: Ref, of: &Node) -> bool {
        let node = self.node(r.id());
        let op = match of.op {
            // Their numbers are the graph's own.
            Op::Const(_) | Op::Call(_) => node.class == of.class,
            op => node.op == op,
        };
        let known = node.rank == of.rank && node.facts == of.facts;
        let place = node.depth == of.depth && node.lead == of.lead && node.print == of.print;
        op && known && place && !r.is_not() && node.ty == of.ty
    }

    fn copy_name(&mut self, source: &Graph, id: Id, copy: Option<Ref>) {
        if let (Some(name), Some(copy)) = (source.name(id), copy) {
            self.set_name(copy, name);
        }
    }
}

/// By loop, which of its results are wanted; the last one is the number of the exit.
type Wanted = FxHashMap<Id, Vec<bool>>;

/// Which nodes `roots` need, and what of loops; `is_known` says where they need not be looked at.
fn needed(source: &Graph, roots: &[Ref], is_known: impl Fn(Id) -> bool) -> (Vec<bool>, Wanted) {
    let mut needed = vec![false; source.len()];
    let mut wanted = Wanted::default();
    roots.iter().for_each(|r| needed[r.id().0 as usize] = true);
    for id in source.ids().rev().filter(|id| !is_known(*id)) {
        if !needed[id.0 as usize] {
            continue;
        }
        let args = source.args(id);
        match source.node(id).op {
            Op::Loop(region) => {
                let region = source.region(region);
                let wanted = wanted.entry(id).or_insert_with(|| vec![false; region.results as usize + 1]);
                let needs = Needs::of(region, &wanted[..region.results as usize]).params;
                let args = args.iter().zip(needs).filter(|(_, needs)| *needs);
                args.for_each(|(a, _)| needed[a.id().0 as usize] = true);
            }
            op => {
                if let (Op::Project(i), Op::Loop(region)) = (op, args.first().map_or(op, |of| source.op(*of)))
                {
                    let results = source.region(region).results as usize + 1;
                    wanted.entry(args[0].id()).or_insert_with(|| vec![false; results])[i as usize] = true;
                }
                args.iter().for_each(|a| needed[a.id().0 as usize] = true);
            }
        }
    }
    (needed, wanted)
}
