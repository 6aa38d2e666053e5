//! Graphs as recipes: what is asked for, step by step, before a constructor has simplified anything.

use flatten_core::graph::{Graph, Primitive, Ref, Region};
use flatten_core::interp;
use flatten_core::op::Op;
use flatten_core::op::trap::Trap;
use flatten_core::options::Gates;
use flatten_core::ty::{Param, Scalar, Shape, Signature, Ty};
use flatten_core::value::Value;
use std::fmt;

/// An operand: a step, or its complement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arg {
    pub(crate) at: usize,
    pub(crate) not: bool,
}

/// What a step is.
#[derive(Clone, Debug)]
pub(crate) enum What {
    /// The next parameter.
    Param {
        uniform: bool,
    },
    Const(Value),
    Op(Op),
    /// A call of a primitive of this number, `f32` to `f32`.
    Leaf {
        number: u32,
        barrier: bool,
    },
    /// A loop; see [`Repeat`].
    Loop(Box<Repeat>),
    /// A value of the loop that is the operand.
    Item(u32),
}

/// The body of a loop with one exit: its roots are the condition, the results, the next carried values.
#[derive(Clone, Debug)]
pub(crate) struct Repeat {
    pub(crate) body: Recipe,
    pub(crate) carried: usize,
    pub(crate) results: usize,
}

/// One step.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) what: What,
    pub(crate) ty: Ty,
    pub(crate) args: Vec<Arg>,
}

/// A function, operands before what they are used in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recipe {
    pub(crate) steps: Vec<Step>,
    pub(crate) roots: Vec<Arg>,
}

/// What a recipe gives.
pub(crate) struct Ran {
    /// By step.
    pub(crate) values: Vec<Value>,
    /// By step: true if Rust leaves it open (the zero of `min`, the sign of NaN).
    pub(crate) open: Vec<bool>,
    items: Vec<(usize, Vec<Value>)>,
}

impl Ran {
    /// The value of an operand.
    pub(crate) fn value(&self, arg: Arg) -> Value {
        let value = self.values[arg.at];
        if arg.not { value.complement() } else { value }
    }
}

/// What primitive `number` gives.
fn leaf(number: u32, x: f32) -> f32 {
    x * 0.5 + number as f32
}

/// What a primitive gives, for interpreters.
pub(crate) fn leaves(primitive: &Primitive, args: &[Value]) -> Option<Vec<Value>> {
    Some(vec![Value::f32(leaf(primitive.id as u32, args[0].f(0)))])
}

/// Runs a graph with the primitives of recipes.
pub(crate) fn run(graph: &Graph, params: &[Value]) -> Result<Vec<Value>, Trap> {
    interp::run_with(graph, params, &leaves)
}

/// What a graph gives on a platform whose `min` and `max` of two zeros give the other one; `None` if there are loops.
pub(crate) fn run_with_other_zeros(graph: &Graph, params: &[Value]) -> Option<Vec<Value>> {
    let mut values: Vec<Value> = Vec::with_capacity(graph.len());
    let value = |values: &[Value], r: Ref| {
        let value = values[r.id().0 as usize];
        if r.is_not() { value.complement() } else { value }
    };
    for id in graph.ids() {
        let args: Vec<Value> = graph.args(id).iter().map(|a| value(&values, *a)).collect();
        values.push(match graph.node(id).op {
            Op::Const(_) => graph.as_const(Ref::new(id))?,
            Op::Param(leaf) => params[leaf as usize],
            Op::Call(primitive) => leaves(&graph.primitives()[primitive.0 as usize], &args)?[0],
            Op::Loop(_) | Op::Project(_) => return None,
            op @ (Op::Min | Op::Max) if args[0].ty.is_float() => {
                let given = op.eval(&args);
                let zeros = |i: usize| args[0].f(i) == 0.0 && args[1].f(i) == 0.0;
                let other = |i: usize| args[0].bits[i] ^ args[1].bits[i] ^ given.bits[i];
                Value::from_lanes(given.ty, |i| if zeros(i) { other(i) } else { given.bits[i] })
            }
            op => op.eval(&args),
        });
    }
    Some(graph.roots.iter().map(|root| value(&values, *root)).collect())
}

impl Recipe {
    /// The types of the parameters.
    pub(crate) fn params(&self) -> Vec<Ty> {
        let is_param = |s: &&Step| matches!(s.what, What::Param { .. });
        self.steps.iter().filter(is_param).map(|s| s.ty).collect()
    }

    /// The graph, by the constructors.
    pub(crate) fn graph(&self, gates: Gates) -> Graph {
        let mut params = Vec::new();
        for step in &self.steps {
            if let What::Param { uniform } = step.what {
                let (name, shape) = (format!("p{}", params.len()), Shape::Value(step.ty));
                params.push(Param { name, shape, uniform, out: false });
            }
        }
        let result = Shape::Tuple(self.roots.iter().map(|r| Shape::Value(self.steps[r.at].ty)).collect());
        let mut graph = Graph::new(Signature { name: "f".into(), params, result }, gates);
        let mut refs: Vec<Ref> = Vec::new();
        let mut next = 0;
        for step in &self.steps {
            let args: Vec<Ref> = step.args.iter().map(|a| refs[a.at].complement_if(a.not)).collect();
            refs.push(match &step.what {
                What::Param { .. } => {
                    next += 1;
                    graph.param(next - 1, step.ty)
                }
                What::Const(value) => graph.constant(*value),
                What::Op(op) => graph.add(*op, &args),
                What::Leaf { number, barrier } => call(&mut graph, *number, *barrier, &args),
                What::Loop(repeat) => {
                    let region = graph.add_region(Region {
                        carried: repeat.carried as u32,
                        results: repeat.results as u32,
                        exits: 1,
                        body: repeat.body.graph(gates),
                    });
                    graph.intern(Op::Loop(region), Ty::TUPLE, &args)
                }
                What::Item(i) => graph.intern(Op::Project(*i), step.ty, &args),
            });
        }
        graph.roots = self.roots.iter().map(|r| refs[r.at].complement_if(r.not)).collect();
        graph
    }

    /// Computes it with [`Op::eval`] alone.
    pub(crate) fn run(&self, params: &[Value]) -> Ran {
        let mut ran = Ran { values: Vec::new(), open: Vec::new(), items: Vec::new() };
        let mut params = params.iter();
        for (at, step) in self.steps.iter().enumerate() {
            let args: Vec<Value> = step.args.iter().map(|a| ran.value(*a)).collect();
            let mut open = step.args.iter().any(|a| ran.open[a.at]);
            let value = match &step.what {
                What::Param { .. } => *params.next().expect("a value for each parameter"),
                What::Const(value) => *value,
                What::Op(op) => {
                    open |= is_open(*op, &args);
                    op.eval(&args)
                }
                What::Leaf { number, .. } => Value::f32(leaf(*number, args[0].f(0))),
                What::Loop(repeat) => {
                    let (items, left_open) = repeat.run(args);
                    open |= left_open;
                    ran.items.push((at, items));
                    Value::zero(Ty::TUPLE)
                }
                What::Item(i) => {
                    let of = ran.items.iter().find(|(of, _)| *of == step.args[0].at);
                    of.expect("a loop").1[*i as usize]
                }
            };
            ran.values.push(value);
            ran.open.push(open);
        }
        ran
    }

    /// Drops what no root needs; parameters stay.
    pub(crate) fn pruned(&self) -> Recipe {
        let mut live: Vec<bool> = self.steps.iter().map(|s| matches!(s.what, What::Param { .. })).collect();
        self.roots.iter().for_each(|r| live[r.at] = true);
        for at in (0..self.steps.len()).rev() {
            if live[at] {
                self.steps[at].args.iter().for_each(|a| live[a.at] = true);
            }
        }
        let mut map = vec![usize::MAX; self.steps.len()];
        let mut out = Recipe::default();
        let moved = |a: &Arg, map: &[usize]| Arg { at: map[a.at], not: a.not };
        for (at, step) in self.steps.iter().enumerate().filter(|(at, _)| live[*at]) {
            map[at] = out.steps.len();
            let args = step.args.iter().map(|a| moved(a, &map)).collect();
            out.steps.push(Step { args, ..step.clone() });
        }
        out.roots = self.roots.iter().map(|a| moved(a, &map)).collect();
        out
    }
}

impl Repeat {
    /// The results, and whether Rust leaves something open.
    fn run(&self, mut args: Vec<Value>) -> (Vec<Value>, bool) {
        let mut open = false;
        loop {
            let ran = self.body.run(&args);
            open |= ran.open.contains(&true);
            let roots: Vec<Value> = self.body.roots.iter().map(|r| ran.value(*r)).collect();
            if roots[0].is_true() {
                return (roots[1..1 + self.results].to_vec(), open);
            }
            args[..self.carried].copy_from_slice(&roots[1 + self.results..]);
        }
    }
}

fn call(graph: &mut Graph, number: u32, barrier: bool, args: &[Ref]) -> Ref {
    let x = Param { name: "x".into(), shape: Shape::Value(Ty::F32), uniform: false, out: false };
    let path = format!("leaf{number}");
    let signature = Signature { name: path.clone(), params: vec![x], result: Shape::Value(Ty::F32) };
    let primitive = Primitive { id: u64::from(number), path, signature, barrier, body: None };
    let primitive = graph.add_primitive(primitive);
    graph.intern(Op::Call(primitive), Ty::F32, args)
}

/// True if Rust, or IEEE 754, leaves the value open: which zero is the smaller, which sign a NaN has.
fn is_open(op: Op, args: &[Value]) -> bool {
    let lanes = || 0..args[0].ty.lanes as usize;
    let is_nan = |v: Value| v.ty.is_float() && (0..v.ty.lanes as usize).any(|i| v.f(i).is_nan());
    match op {
        Op::Min | Op::Max | Op::Clamp if args[0].ty.is_float() => lanes().any(|i| {
            let signs = || args.iter().map(|v| v.f(i).to_bits());
            args.iter().all(|v| v.f(i) == 0.0) && signs().any(|bits| Some(bits) != signs().next())
        }),
        Op::Bitcast(_) => is_nan(args[0]),
        Op::CopySign => is_nan(args[1]),
        _ => false,
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let arg = |a: &Arg| format!("{}%{}", if a.not { "!" } else { "" }, a.at);
        let list = |args: &[Arg]| args.iter().map(arg).collect::<Vec<_>>().join(" ");
        for (at, step) in self.steps.iter().enumerate() {
            let what = match &step.what {
                What::Param { uniform: true } => "uniform param".to_owned(),
                What::Param { .. } => "param".to_owned(),
                What::Const(value) => format!("const {value}"),
                What::Op(op) => op.to_string(),
                What::Leaf { number, barrier } => format!("leaf{number} (barrier: {barrier})"),
                What::Loop(repeat) => format!(
                    "loop carried {} results {} {{\n{}}}",
                    repeat.carried, repeat.results, repeat.body
                ),
                What::Item(i) => format!("item {i}"),
            };
            writeln!(f, "%{at} = {what} {} : {}", list(&step.args), step.ty)?;
        }
        writeln!(f, "return {}", list(&self.roots))
    }
}

/// Every type that has values.
pub(crate) fn types() -> impl Iterator<Item = Ty> {
    let scalars = [Scalar::F32, Scalar::I32, Scalar::U32, Scalar::Bool];
    scalars.into_iter().flat_map(|s| (1..=4).map(move |n| Ty::new(s, n)))
}
