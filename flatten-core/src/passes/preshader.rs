//! Code motion with the pixel loop outermost: what is worth it is computed once per draw and handed to each pixel.
//!
//! ```text
//! before   fn shade(uv: Vec2, uniform time: f32)    %2 = sin time, %3 = mul uv (splat 2 %2)
//! after    fn shade_preshader(time: f32) -> ShadePreshader { sin: f32 }
//!          fn shade_varying(uv: Vec2, pre: ShadePreshader)    %3 = mul uv (splat 2 pre.sin)
//! ```
//! Both halves have the nodes of the whole, operation by operation, so that they compute the same bits.

mod choose;
mod formula;
mod joined;
mod words;

use crate::graph::{Graph, Id, Ref};
use crate::op::Op;
use crate::schedule::Names;
use crate::ty::{Param, Shape, Signature, Ty, flat_name};
pub use choose::choose;

/// How many scalars of computed values a draw hands to its pixels, if nobody says otherwise.
pub const SLOTS: u32 = 64;

/// The two halves of a function.
#[derive(Clone, Debug)]
pub struct Split {
    /// Takes the uniform parameters, gives what the pixels need: one struct.
    pub draw: Graph,
    /// Takes the other parameters and the struct, gives the function's result.
    pub pixel: Graph,
    /// The fields of the struct, by row and lane.
    pub fields: Vec<Field>,
    /// How many rows of four scalars the fields fill.
    pub rows: u32,
}

/// A value that a draw hands to its pixels.
#[derive(Clone, Debug)]
pub struct Field {
    /// A name unique among the fields.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// What it is, for readers: `camera.origin`, `sin(time * 2.0)`.
    pub formula: String,
    /// The row of four scalars that it is in, and its first lane there.
    pub row: u32,
    /// See `row`.
    pub lane: u8,
}

/// A function in two halves, with at most so many scalars of computed values between them. `name` is that of the struct.
pub fn split(graph: &Graph, slots: u32, name: &str) -> Split {
    let hoisted = choose(graph, slots);
    let mut stop = vec![false; graph.len()];
    hoisted.iter().for_each(|id| stop[id.0 as usize] = true);
    let per_pixel = cone(graph, &graph.roots, &stop);
    let leaves = Leaves::of(&graph.signature);
    let is_read = |id: &Id| match graph.node(*id).op {
        Op::Param(i) => leaves.of_draw[i as usize] && per_pixel[id.0 as usize],
        _ => stop[id.0 as usize],
    };
    let mut sources: Vec<Id> = graph.ids().filter(is_read).collect();
    let parameter = |id: &Id| match graph.node(*id).op {
        Op::Param(i) => i,
        _ => u32::MAX,
    };
    sources.sort_by_key(parameter);
    let (fields, rows) = fields(graph, &leaves, &mut sources);
    let shape = |field: &Field| (field.name.clone(), Shape::Value(field.ty));
    let shape = Shape::Struct { name: name.to_owned(), fields: fields.iter().map(shape).collect() };
    let draw = draw(graph, &leaves, &sources, &shape);
    let pixel = pixel(graph, &leaves, &sources, shape);
    debug_assert_eq!((draw.verify(), pixel.verify()), (Ok(()), Ok(())));
    Split { draw, pixel, fields, rows }
}

/// True of a parameter that a draw knows. What a `&mut` means is each pixel's own.
pub fn is_of_draw(param: &Param) -> bool {
    param.uniform && !param.out
}

/// The leaves of the parameters.
struct Leaves {
    paths: Vec<String>,
    types: Vec<Ty>,
    /// By leaf: the draw knows it.
    of_draw: Vec<bool>,
}

impl Leaves {
    fn of(signature: &Signature) -> Leaves {
        let (mut paths, mut types, mut of_draw) = (Vec::new(), Vec::new(), Vec::new());
        for param in &signature.params {
            for (path, ty) in param.shape.paths(&param.name) {
                paths.push(path);
                types.push(ty);
                of_draw.push(is_of_draw(param));
            }
        }
        Leaves { paths, types, of_draw }
    }
}

/// Names, meanings and places of the fields, and how many rows they fill. The sources come to stand by place.
fn fields(graph: &Graph, leaves: &Leaves, sources: &mut [Id]) -> (Vec<Field>, u32) {
    let mut names = Names::default();
    let mut known: Vec<(Id, String)> = Vec::new();
    let mut fields: Vec<Field> = Vec::new();
    for id in &*sources {
        let node = graph.node(*id);
        let (wish, formula) = match node.op {
            Op::Param(i) => {
                let path = &leaves.paths[i as usize];
                (flat_name(path), path.clone())
            }
            op => {
                let own = graph.name(*id).unwrap_or(match op {
                    Op::Project(_) => "value",
                    op => op.name(),
                });
                (own.to_owned(), formula::of(graph, &leaves.paths, &known, *id))
            }
        };
        let name = names.unique(&wish).or_else(|| names.unique("value"));
        let name = name.expect("`value` is a name");
        if !matches!(node.op, Op::Param(_)) {
            known.push((*id, name.clone()));
        }
        fields.push(Field { name, ty: node.ty, formula, row: 0, lane: 0 });
    }
    let rows = place(&mut fields);
    let mut order: Vec<usize> = (0..fields.len()).collect();
    order.sort_by_key(|i| (fields[*i].row, fields[*i].lane));
    let by_age = sources.to_vec();
    order.iter().zip(&mut *sources).for_each(|(from, to)| *to = by_age[*from]);
    fields.sort_by_key(|field| (field.row, field.lane));
    (fields, rows)
}

/// Finds a row with room for each field, wide ones first. In this order WGSL's rules for structs put each field where it
/// is: a row is left with room only if nothing that fits there comes after it.
fn place(fields: &mut [Field]) -> u32 {
    let mut order: Vec<usize> = (0..fields.len()).collect();
    order.sort_by_key(|i| std::cmp::Reverse(fields[*i].ty.lanes));
    let mut filled: Vec<u8> = Vec::new();
    for i in order {
        let lanes = fields[i].ty.lanes;
        let row = filled.iter().position(|taken| taken + lanes <= 4).unwrap_or_else(|| {
            filled.push(0);
            filled.len() - 1
        });
        (fields[i].row, fields[i].lane) = (row as u32, filled[row]);
        filled[row] += lanes;
    }
    filled.len() as u32
}

/// The half that runs once per draw.
fn draw(graph: &Graph, leaves: &Leaves, sources: &[Id], shape: &Shape) -> Graph {
    let params = graph.signature.params.iter().filter(|p| is_of_draw(p)).cloned().collect();
    let name = format!("{}_preshader", graph.signature.name);
    let mut out = Graph::new(Signature { name, params, result: shape.clone() }, graph.gates);
    let mut map = vec![None; graph.len()];
    parameters(&mut out, graph, leaves, true, &mut map);
    let roots: Vec<Ref> = sources.iter().map(|id| Ref::new(*id)).collect();
    out.roots = copied(&mut out, graph, &roots, &mut map);
    out
}

/// The half that runs at each pixel.
fn pixel(graph: &Graph, leaves: &Leaves, sources: &[Id], shape: Shape) -> Graph {
    let mut params: Vec<Param> = graph.signature.params.iter().filter(|p| !is_of_draw(p)).cloned().collect();
    params.push(Param { name: handed(&graph.signature), shape, uniform: true, out: false });
    let name = format!("{}_varying", graph.signature.name);
    let signature = Signature { name, params, result: graph.signature.result.clone() };
    let mut out = Graph::new(signature, graph.gates);
    let mut map = vec![None; graph.len()];
    let first = parameters(&mut out, graph, leaves, false, &mut map);
    for (i, id) in sources.iter().enumerate() {
        map[id.0 as usize] = Some(out.param(first + i as u32, graph.node(*id).ty));
    }
    out.roots = copied(&mut out, graph, &graph.roots, &mut map);
    out
}

/// What the parameter with the values of the draw is called: `pre`, unless another one is.
pub fn handed(signature: &Signature) -> String {
    let taken = |name: &str| signature.params.iter().any(|param| param.name == name);
    let mut name = "pre".to_owned();
    while taken(&name) {
        name.push('_');
    }
    name
}

/// Maps the parameters that stay to those of the half, and answers how many leaves they have.
fn parameters(out: &mut Graph, graph: &Graph, leaves: &Leaves, draw: bool, map: &mut [Option<Ref>]) -> u32 {
    let mut count = 0;
    let of_half: Vec<Option<u32>> = (leaves.of_draw.iter())
        .map(|of_draw| {
            let here = *of_draw == draw;
            count += u32::from(here);
            here.then(|| count - 1)
        })
        .collect();
    for id in graph.ids() {
        if let Op::Param(i) = graph.node(id).op
            && let Some(leaf) = of_half[i as usize]
        {
            map[id.0 as usize] = Some(out.param(leaf, leaves.types[i as usize]));
        }
    }
    count
}

/// True of what the roots need, up to the nodes at which to stop, by id.
fn cone(graph: &Graph, roots: &[Ref], stop: &[bool]) -> Vec<bool> {
    let mut needed = vec![false; graph.len()];
    roots.iter().for_each(|r| needed[r.id().0 as usize] = true);
    for id in graph.ids().rev() {
        if needed[id.0 as usize] && !stop[id.0 as usize] {
            graph.args(id).iter().for_each(|a| needed[a.id().0 as usize] = true);
        }
    }
    needed
}

/// Copies what the roots need beyond what is mapped: the same nodes, without a rule tried.
fn copied(out: &mut Graph, graph: &Graph, roots: &[Ref], map: &mut [Option<Ref>]) -> Vec<Ref> {
    let stop: Vec<bool> = map.iter().map(Option::is_some).collect();
    let needed = cone(graph, roots, &stop);
    let of = |map: &[Option<Ref>], r: Ref| {
        map[r.id().0 as usize].expect("operands come first").complement_if(r.is_not())
    };
    for id in graph.ids().filter(|id| needed[id.0 as usize] && !stop[id.0 as usize]) {
        let node = graph.node(id);
        let args: Vec<Ref> = graph.args(id).iter().map(|a| of(map, *a)).collect();
        let copy = match node.op {
            Op::Const(c) => out.constant(graph.const_value(c)),
            Op::Loop(region) => {
                let region = out.add_region(graph.region(region).clone());
                out.intern(Op::Loop(region), node.ty, &args)
            }
            Op::Call(primitive) => {
                let primitive = out.add_primitive(graph.primitive(primitive).clone());
                out.intern(Op::Call(primitive), node.ty, &args)
            }
            op => out.intern(op, node.ty, &args),
        };
        if let Some(name) = graph.name(id) {
            out.set_name(copy, name);
        }
        map[id.0 as usize] = Some(copy);
    }
    roots.iter().map(|r| of(map, *r)).collect()
}
