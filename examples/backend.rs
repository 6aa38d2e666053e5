//! A backend of one's own in one file: a shader graph whose nodes have opcodes, with draw-level and pixel-level nodes
//! apart.
//!
//! ```text
//! cargo run --example backend
//! ```
//! It drives the steps of the compiler over a source text: its own primitives stay nodes, functions of `flatten::math` among
//! them, a rule of its own comes between two steps, a list says which opcodes there are and what they cost. A graph has no
//! loops, so it does not implement `Lang::begin` and its kin, and a loop that is kept is refused.

use flatten_core::diag::Diags;
use flatten_core::frame::{Frame, Lang, Level, Step, Unsupported};
use flatten_core::graph::{Graph, Id, Primitive, Ref};
use flatten_core::op::Op;
use flatten_core::options::Options;
use flatten_core::steps;
use flatten_core::ty::{Param, Shape, Signature, Ty};
use flatten_core::value::Value;
use std::fmt::Write;

/// What the user of the backend writes. `noise` and `tex2d` are nodes of the backend and stand nowhere.
pub(crate) const SHADER: &str = "
    fn fresnel(n: Vec3, view: Vec3, power: f32) -> f32 {
        (1.0 - n.dot(view).max(0.0)).powf(power)
    }

    fn shade(uv: Vec2, n: Vec3, view: Vec3, #[uniform] time: f32, #[uniform] tint: Vec3) -> Vec3 {
        let scroll = vec2(time.sin(), time.cos()) * 0.5;
        let mut color = tex2d(uv + scroll) * tint;
        if noise(tint * time) > uv.x {
            color += tint * fresnel(n, view, 5.0) / (time * time + 1.0);
        }
        color * smoothstep(0.1, 0.9, uv.y)
    }
";

/// Every node that the backend has: the operation, its opcode, what it costs.
const OPCODES: &[(&str, &str, u32)] = &[
    ("add", "Add", 1),
    ("sub", "Sub", 1),
    ("mul", "Mul", 1),
    ("mul_add", "Mad", 1),
    ("max", "Max", 1),
    ("pmax", "Max", 1),
    ("lt", "Less", 1),
    ("le", "LessEqual", 1),
    ("select", "If", 1),
    ("sin", "Sine", 4),
    ("cos", "Cosine", 4),
    ("exp2", "Exp2", 4),
    ("log2", "Log2", 4),
    ("pow", "Power", 8),
    ("dot", "DotProduct", 2),
    ("lane", "Component", 0),
    ("swizzle", "Component", 0),
    ("splat", "Append", 0),
    ("compose", "Append", 0),
    ("tex2d", "TextureSample", 16),
    ("noise", "Noise", 32),
    ("smoothstep", "SmoothStep", 3),
    ("rcp", "Reciprocal", 2),
];

fn main() {
    match shader_graph(SHADER, "shade") {
        Ok(text) => print!("{text}"),
        Err(why) => {
            eprintln!("{why}");
            std::process::exit(1);
        }
    }
}

/// The nodes of a function of a source text.
///
/// # Errors
/// Mistakes in the text, and operations without a node.
pub(crate) fn shader_graph(text: &str, function: &str) -> Result<String, String> {
    let options = Options {
        leaves: vec![
            "fn noise(p: Vec3) -> f32".to_owned(),
            "fn smoothstep(low: f32, high: f32, x: f32) -> f32".to_owned(),
        ],
        barriers: vec!["fn tex2d(uv: Vec2) -> Vec3".to_owned()],
        ..Options::fast()
    };
    let (unit, id) = steps::read(text, function, &options).map_err(messages)?;
    let graph = steps::lower(&unit, id, &options).map_err(messages)?;
    let graph = steps::optimize(&unit, id, &graph, &options).map_err(messages)?;
    let graph = steps::fold(&graph.rewritten(&mut reciprocals), &options);
    steps::check_size(&unit, id, &graph, &options).map_err(messages)?;
    let frame = steps::schedule(&graph);
    let mut nodes = Nodes::default();
    let results = frame.replay(&mut nodes).map_err(|missing| format!("no node for `{}`", missing.op))?;
    Ok(nodes.listed(&frame, &results))
}

fn messages(diags: Diags) -> String {
    diags.iter().map(|diag| diag.message()).collect::<Vec<_>>().join("\n")
}

/// The rule: there is no division, `x / y` is `x * rcp(y)`.
fn reciprocals(graph: &mut Graph, source: &Graph, id: Id, args: &[Ref]) -> Option<Ref> {
    let (Op::Div, [x, y]) = (source.node(id).op, args) else { return None };
    // A vector divided by a scalar has it in each lane.
    let scalar = match graph.op(*y) {
        Op::Splat(_) => graph.args(y.id())[0],
        _ => *y,
    };
    if graph.ty(scalar) != Ty::F32 {
        return None;
    }
    let rcp = graph.add_primitive(rcp());
    let [mut inverse] = graph.call(rcp, &[scalar])[..] else { return None };
    if graph.ty(*y).is_vector() {
        inverse = graph.add(Op::Splat(graph.ty(*y).lanes), &[inverse]);
    }
    Some(graph.add(Op::Mul, &[*x, inverse]))
}

/// A primitive that no source text names.
fn rcp() -> Primitive {
    let x = Param { name: "x".to_owned(), shape: Shape::Value(Ty::F32), uniform: false, out: false };
    let signature = Signature { name: "rcp".to_owned(), params: vec![x], result: Shape::Value(Ty::F32) };
    Primitive { id: 1, path: "rcp".to_owned(), signature, barrier: false, body: None }
}

/// The nodes, a list for each level.
#[derive(Default)]
struct Nodes {
    draw: Vec<String>,
    pixel: Vec<String>,
    /// What each level costs.
    costs: [u32; 2],
}

impl Nodes {
    fn listed(&self, frame: &Frame, results: &[String]) -> String {
        let mut out = format!("{}\n", frame.signature);
        for (level, nodes, cost) in
            [("draw", &self.draw, self.costs[0]), ("pixel", &self.pixel, self.costs[1])]
        {
            writeln!(out, "{level}, {} nodes, cost {cost}", nodes.len()).expect("strings take all");
            nodes.iter().for_each(|node| writeln!(out, "    {node}").expect("strings take all"));
        }
        writeln!(out, "result {}", results.join(" ")).expect("strings take all");
        out
    }
}

impl Lang for Nodes {
    /// How others mean a node.
    type Value = String;

    fn param(&mut self, path: &str, _: Ty, _: Level) -> String {
        path.to_owned()
    }

    fn constant(&mut self, value: Value) -> String {
        value.to_string()
    }

    fn not(&mut self, value: &String) -> String {
        format!("!{value}")
    }

    fn step(&mut self, frame: &Frame, step: &Step, args: &[String]) -> Result<String, Unsupported> {
        let name = match step.op {
            Op::Call(primitive) => frame.primitives[primitive.0 as usize].path.as_str(),
            op => op.name(),
        };
        let known = OPCODES.iter().find(|(op, ..)| *op == name);
        let (_, opcode, cost) =
            known.ok_or(Unsupported { op: step.op.name(), target: "the shader graph" })?;
        let (prefix, nodes, total) = match step.level() {
            Level::Draw => ("d", &mut self.draw, &mut self.costs[0]),
            Level::Pixel => ("p", &mut self.pixel, &mut self.costs[1]),
        };
        let id = format!("{prefix}{}", nodes.len());
        let name = step.name.iter().map(|name| format!("  // {name}")).collect::<String>();
        nodes.push(format!("{id}: {} = {opcode}({}){name}", step.ty, args.join(", ")));
        *total += cost;
        Ok(id)
    }
}
