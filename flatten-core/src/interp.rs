//! Runs a graph, node by node.

use crate::graph::{Graph, Id, Primitive, Region};
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
        for i in 0..self.live.len() {
            let id = self.live[i];
            self.values[id.0 as usize] = self.node(id, params, steps)?;
        }
        let graph = self.graph;
        Ok(graph.roots.iter().map(|r| self.read(r.id(), r.is_not())).collect())
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
    let (carried, results, exits) = (region.carried as usize, region.results as usize, region.exits as usize);
    let mut body = Runner::new(&region.body, leaves);
    loop {
        *steps = steps.checked_sub(1).ok_or(Trap::Fuel)?;
        let roots = body.run(&args, steps)?;
        for (exit, leaves) in roots.chunks(1 + results).take(exits).enumerate() {
            if leaves[0].is_true() {
                let mut out = leaves[1..].to_vec();
                out.push(Value::u32(exit as u32));
                return Ok(out);
            }
        }
        args[..carried].copy_from_slice(&roots[exits * (1 + results)..]);
    }
}
