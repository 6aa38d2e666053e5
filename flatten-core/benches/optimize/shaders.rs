//! A graph of what people write: the functions of `tests/corpus` over and over.

use crate::{Maker, live};
use flatten_core::expand::{self, Writers};
use flatten_core::front;
use flatten_core::graph::{Graph, Ref};
use flatten_core::options::{Gates, Options};
use flatten_core::steps;
use flatten_core::ty::{Param, Shape, Signature, Ty};
use std::path::PathBuf;

/// So many parameters of each type, every fourth of them uniform; each function is given some of them.
const OF_A_TYPE: usize = 64;

/// Functions until there are so many operations; what they all return is the result.
pub(crate) fn shaders(size: usize) -> Graph {
    let sources = corpus();
    let types = types(&sources);
    let mut ops = 0;
    let which: Vec<&Graph> = sources
        .iter()
        .cycle()
        .take_while(|source| {
            let more = ops < size;
            ops += live(source);
            more
        })
        .collect();
    let mut maker = Maker { graph: Graph::new(signature(&types, &which), Gates::FAST), ..Maker::new() };
    let param = |maker: &mut Maker, ty: Ty| -> Ref {
        let first = types.iter().position(|other| *other == ty).expect("all types are there") * OF_A_TYPE;
        let index = first + maker.below(OF_A_TYPE);
        maker.graph.param(index as u32, ty)
    };
    for source in which {
        let types = source.signature.leaf_types();
        let args: Vec<Ref> = types.map(|(ty, _)| param(&mut maker, ty)).collect();
        let roots = maker.graph.import(source, &source.roots, &args);
        maker.graph.roots.extend(roots);
    }
    maker.graph
}

/// The types of all parameters, each once.
fn types(sources: &[Graph]) -> Vec<Ty> {
    let mut types = Vec::new();
    for (ty, _) in sources.iter().flat_map(|source| source.signature.leaf_types()) {
        if !types.contains(&ty) {
            types.push(ty);
        }
    }
    types
}

fn signature(types: &[Ty], which: &[&Graph]) -> Signature {
    let param = |i: usize| Param {
        name: format!("p{i}"),
        shape: Shape::Value(types[i / OF_A_TYPE]),
        uniform: i.is_multiple_of(4),
        out: false,
    };
    let params = (0..types.len() * OF_A_TYPE).map(param).collect();
    let results = which.iter().map(|source| source.signature.result.clone()).collect();
    Signature { name: "f".to_owned(), params, result: Shape::Tuple(results) }
}

/// Each function of the corpus that is marked and has no loop, as it is lowered.
fn corpus() -> Vec<Graph> {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/corpus");
    let entries = std::fs::read_dir(dir).expect("the corpus is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("it is read").path()).collect();
    files.sort();
    let text = |file: PathBuf| std::fs::read_to_string(file).expect("it is text");
    files.into_iter().flat_map(|file| lowered(&text(file))).collect()
}

fn lowered(text: &str) -> Vec<Graph> {
    let file = syn::parse_file(text).expect("it is Rust");
    let items = &file.items;
    let root: syn::ItemMod = syn::parse_quote!(mod root { #(#items)* });
    let (sources, marked, diags) = expand::marked(&root, &Writers::NONE);
    assert!(diags.is_empty(), "{diags}");
    let options = Options::fast();
    let marked: Vec<usize> = marked.iter().map(|marked| marked.index).collect();
    let parsed = front::run(&sources, &marked).unwrap_or_else(|diags| panic!("{diags}"));
    let graphs = parsed.entries.iter().filter_map(|entry| steps::lower(&parsed.unit, *entry, &options).ok());
    graphs.filter(|graph| graph.region_count() == 0).collect()
}
