//! From a function whose result differs to the smallest part of it that does.

use crate::gpu::Gpu;
use flatten_core::graph::{Graph, Ref};
use flatten_core::ty::{Shape, Ty};
use flatten_core::value::Value;
use flatten_core::{interp, schedule};

/// What differs on `row`, with the nodes it needs: a node whose operands, as results of their own, do not differ.
pub(crate) fn run(gpu: &Gpu, graph: &Graph, row: &[Value], agree: fn(Value, Value) -> bool) -> String {
    let differs = |root: &Ref| difference(gpu, graph, *root, row, agree).is_some();
    let Some(mut root) = graph.roots.iter().copied().find(differs) else {
        return "no result differs on its own".to_owned();
    };
    // A loop is no result.
    let is_value = |r: &Ref| graph.ty(*r) != Ty::TUPLE;
    while let Some(operand) =
        graph.args(root.id()).iter().map(|r| r.positive()).filter(is_value).find(differs)
    {
        root = operand;
    }
    let (want, got) = difference(gpu, graph, root, row, agree).expect("it was found to differ");
    format!("{want}, not {got}, of {row:?} in\n{}", only(graph, root))
}

fn difference(
    gpu: &Gpu,
    graph: &Graph,
    root: Ref,
    row: &[Value],
    agree: fn(Value, Value) -> bool,
) -> Option<(Value, Value)> {
    let part = only(graph, root);
    let want = interp::run(&part, row).ok()?[0];
    let got = gpu.run(&schedule::run(&part), &[row.to_vec()]).ok()?[0][0];
    (!agree(want, got)).then_some((want, got))
}

/// The function that returns `root` only, without the nodes that it does not need.
fn only(graph: &Graph, root: Ref) -> Graph {
    let live = {
        let mut part = graph.clone();
        part.roots = vec![root];
        part.live()
    };
    let mut signature = graph.signature.clone();
    signature.result = Shape::Value(graph.ty(root));
    let mut part = Graph::new(signature, graph.gates);
    if graph.region_count() > 0 {
        let params = part.params();
        part.roots = part.import(graph, &[root], &params);
        return part;
    }
    let mut copies = vec![root; graph.len()];
    for id in graph.ids().filter(|id| live[id.0 as usize]) {
        let copy = |r: &Ref| copies[r.id().0 as usize].complement_if(r.is_not());
        let args: Vec<Ref> = graph.args(id).iter().map(copy).collect();
        copies[id.0 as usize] = match graph.as_const(id.into()) {
            Some(value) => part.constant(value),
            None => part.intern(graph.node(id).op, graph.ty(id.into()), &args),
        };
    }
    part.roots = vec![copies[root.id().0 as usize].complement_if(root.is_not())];
    part
}
