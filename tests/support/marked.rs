//! The marked functions of a file, with and without the passes.

#![allow(dead_code, reason = "each user has its own part")]

use flatten_core::expand::{self, Writers};
use flatten_core::front;
use flatten_core::graph::Graph;
use flatten_core::hir::{FnId, Unit};
use flatten_core::options::Options;
use std::fmt::Display;
use std::path::Path;

/// A marked function.
pub(crate) struct Function {
    /// Its path in the file.
    pub(crate) name: String,
    /// Those in the file.
    pub(crate) options: Options,
    /// It and what it calls, as the compiler reads it.
    pub(crate) unit: Unit,
    pub(crate) entry: FnId,
}

impl Function {
    /// The graph that emitters are given.
    pub(crate) fn optimised(&self, options: &Options) -> Graph {
        self.compiled(options, &mut |_, _| {})
    }

    /// The graph as it was lowered: each operation simplified as it is added, nothing more.
    pub(crate) fn lowered(&self, options: &Options) -> Graph {
        let mut lowered = String::new();
        self.compiled(options, &mut |stage, text| {
            if stage == "graph" {
                lowered = text.to_string();
            }
        });
        let mut graph: Graph = lowered.parse().unwrap_or_else(|e| panic!("{}: {e}", self.name));
        graph.gates = options.gates;
        graph
    }

    fn compiled(&self, options: &Options, watch: &mut dyn FnMut(&str, &dyn Display)) -> Graph {
        flatten_core::compile(&self.unit, self.entry, options, watch)
            .unwrap_or_else(|diags| panic!("{}: {diags}", self.name))
    }
}

/// Every marked function of a file, in order.
pub(crate) fn functions(path: &Path) -> Vec<Function> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{shown}: {e}"));
    let file = syn::parse_file(&text).unwrap_or_else(|e| panic!("{shown}: {e}"));
    functions_of(file, &shown)
}

/// Every marked function of a file that is read already, in order.
pub(crate) fn functions_of(file: syn::File, shown: &dyn Display) -> Vec<Function> {
    let mut root: syn::ItemMod = syn::parse_quote!(
        mod root {}
    );
    root.content = Some((Default::default(), file.items));
    // Functions may ask for outputs, which nobody writes here.
    let none = |_: &_| Ok(Default::default());
    let writers = Writers {
        graph: true,
        naga: true,
        wgsl: Some(none),
        spirv: Some(|_| Ok(Vec::new())),
        ..Writers::NONE
    };
    let (sources, marked, diags) = expand::marked(&root, &writers);
    assert!(diags.is_empty(), "{shown}: {diags}");
    let function = |marked: expand::Marked| {
        let name = sources.items[marked.index].path.clone();
        let parsed = front::run(&sources, &[marked.index]).unwrap_or_else(|diags| panic!("{name}: {diags}"));
        Function { name, options: marked.options, entry: parsed.entries[0], unit: parsed.unit }
    };
    marked.into_iter().map(function).collect()
}
