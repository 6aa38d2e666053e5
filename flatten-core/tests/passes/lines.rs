//! Graphs as lines of nodes, which no constructor has seen.

use flatten_core::graph::Graph;

/// A graph with these parameters, `x: f32, uniform t: f32`, and with these nodes behind those of the parameters.
#[track_caller]
pub(crate) fn read(params: &str, result: &str, nodes: &[&str], roots: &str) -> Graph {
    let types = params.split(", ").map(|param| param.rsplit(": ").next().expect("a type"));
    let params_of = types.enumerate().map(|(i, ty)| format!("param {i} : {ty}"));
    let nodes = params_of.chain(nodes.iter().map(|node| (*node).to_owned()));
    let nodes: String = nodes.enumerate().map(|(i, node)| format!("    %{i} = {node}\n")).collect();
    let text = format!("fn f({params}) -> {result} {{\n{nodes}    return {roots}\n}}\n");
    text.parse().unwrap_or_else(|e| panic!("{e}\n{text}"))
}
