//! Runs a graph, node by node.

use crate::graph::{Graph, Id, Primitive, Ref, Region};
use crate::op::Op;
use crate::op::trap::Trap;
use crate::ty::Ty;
use crate::value::Value;

/// How many passes all loops of one run may make together.
pub const STEPS: u32 = 1 << 18;

/// The leaves of the result for these leaves of the parameters. Only a loop can fail, for want of steps, and the call
/// of a primitive, which nobody says how to compute.
///
/// The graph is verified, and `params` have the types of its signature.
pub fn run(graph: &Graph, params: &[Value]) -> Result<Vec<Value>, Trap> {
    run_with(graph, params, &|_, _| None)
}

/// What the backend computes: the values that a primitive gives for these operands, if it is known.
pub type Leaves<'a> = dyn Fn(&Primitive, &[Value]) -> Option<Vec<Value>> + 'a;

/// [`run`], with what primitives compute.
pub fn run_with(graph: &Graph, params: &[Value], leaves: &Leaves) -> Result<Vec<Value>, Trap> {
    Runner::new(graph, leaves).run(params, &mut { STEPS })
}

/// A graph with room for its values.
struct Runner<'a> {
    graph: &'a Graph,
    leaves: &'a Leaves<'a>,
    /// What the roots need, in order.
    live: Vec<Id>,
    /// By node; of dead nodes and loops, whatever.
    values: Vec<Value>,
    /// What each loop yields, and each call that gives several values.
    tuples: Vec<(Id, Vec<Value>)>,
}

impl<'a> Runner<'a> {
    fn new(graph: &'a Graph, leaves: &'a Leaves<'a>) -> Runner<'a> {
        let live = graph.live();
        let live = graph.ids().filter(|id| live[id.0 as usize]).collect();
        let values = vec![Value::zero(Ty::TUPLE); graph.len()];
        Runner { graph, leaves, live, values, tuples: Vec::new() }
    }

    fn run(&mut self, params: &[Value], steps: &mut u32) -> Result<Vec<Value>, Trap> {
        self.tuples.clear();
        let live = std::mem::take(&mut self.live);
        let done = self.nodes(&live, params, steps);
        self.live = live;
        done?;
        let graph = self.graph;
        Ok(graph.roots.iter().map(|r| self.read(r.id(), r.is_not())).collect())
    }

    /// Runs nodes in order.
    fn nodes(&mut self, ids: &[Id], params: &[Value], steps: &mut u32) -> Result<(), Trap> {
        for id in ids {
            self.values[id.0 as usize] = self.node(*id, params, steps)?;
        }
        Ok(())
    }

    fn node(&mut self, id: Id, params: &[Value], steps: &mut u32) -> Result<Value, Trap> {
        let graph = self.graph;
        let args = graph.args(id).iter().map(|a| self.read(a.id(), a.is_not()));
        Ok(match graph.node(id).op {
            Op::Const(c) => graph.const_value(c),
            Op::Param(i) => params[i as usize],
            Op::Project(i) => {
                let from = graph.args(id)[0].id();
                let tuple = self.tuples.iter().find(|(id, _)| *id == from);
                tuple.expect("a project comes after what it reads").1[i as usize]
            }
            Op::Loop(region) => {
                let args = args.collect();
                self.tuples.push((id, repeat(graph.region(region), args, steps, self.leaves)?));
                Value::zero(Ty::TUPLE)
            }
            Op::Call(primitive) => {
                let primitive = graph.primitive(primitive);
                let args: Vec<Value> = args.collect();
                let values = (self.leaves)(primitive, &args).ok_or(Trap::UnknownLeaf)?;
                let types: Vec<Ty> = values.iter().map(|value| value.ty).collect();
                assert_eq!(types, primitive.results(), "the values of `{}`", primitive.path);
                match values[..] {
                    [value] => value,
                    _ => {
                        self.tuples.push((id, values));
                        Value::zero(Ty::TUPLE)
                    }
                }
            }
            op if args.len() > 4 => op.eval(&args.collect::<Vec<_>>()),
            op => {
                let mut slots = [Value::zero(Ty::TUPLE); 4];
                let count = args.len();
                slots.iter_mut().zip(args).for_each(|(slot, arg)| *slot = arg);
                op.eval(&slots[..count])
            }
        })
    }

    fn read(&self, id: Id, not: bool) -> Value {
        let value = self.values[id.0 as usize];
        if not { value.complement() } else { value }
    }
}

/// The results of a loop, then the number of the exit taken.
fn repeat(
    region: &Region,
    mut args: Vec<Value>,
    steps: &mut u32,
    leaves: &Leaves,
) -> Result<Vec<Value>, Trap> {
    let carried = region.carried as usize;
    let mut body = Runner::new(&region.body, leaves);
    let passes = Passes::of(region);
    loop {
        *steps = steps.checked_sub(1).ok_or(Trap::Fuel)?;
        body.tuples.clear();
        for exit in 0..region.exits {
            // What comes behind an exit may never end for who has left.
            body.nodes(&passes.conditions[exit as usize], &args, steps)?;
            let condition = region.condition(exit);
            if body.read(condition.id(), condition.is_not()).is_true() {
                body.nodes(&passes.results[exit as usize], &args, steps)?;
                let left = region.leaves_with(exit).iter();
                let mut out: Vec<Value> = left.map(|r| body.read(r.id(), r.is_not())).collect();
                out.push(Value::u32(exit));
                return Ok(out);
            }
        }
        body.nodes(&passes.next, &args, steps)?;
        let next: Vec<Value> = region.next().iter().map(|r| body.read(r.id(), r.is_not())).collect();
        args[..carried].copy_from_slice(&next);
    }
}

/// The nodes of a pass in the order they are needed: for each exit those of its condition, and, beside them, those of
/// its results; then those of the next values.
struct Passes {
    conditions: Vec<Vec<Id>>,
    results: Vec<Vec<Id>>,
    next: Vec<Id>,
}

impl Passes {
    fn of(region: &Region) -> Passes {
        let body = &region.body;
        let mut known = vec![false; body.len()];
        let (mut conditions, mut results) = (Vec::new(), Vec::new());
        for exit in 0..region.exits {
            conditions.push(needed(body, &[region.condition(exit)], &mut known));
            results.push(needed(body, region.leaves_with(exit), &mut known.clone()));
        }
        let next = needed(body, region.next(), &mut known);
        Passes { conditions, results, next }
    }
}

/// The nodes that these need and that are not known yet, in order; then they are.
fn needed(graph: &Graph, roots: &[Ref], known: &mut [bool]) -> Vec<Id> {
    let mut wanted = vec![false; graph.len()];
    roots.iter().for_each(|r| wanted[r.id().0 as usize] = true);
    for id in graph.ids().rev() {
        if wanted[id.0 as usize] && !known[id.0 as usize] {
            graph.args(id).iter().for_each(|a| wanted[a.id().0 as usize] = true);
        }
    }
    graph
        .ids()
        .filter(|id| wanted[id.0 as usize] && !std::mem::replace(&mut known[id.0 as usize], true))
        .collect()
}
