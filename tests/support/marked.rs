//! The marked functions of a file, with and without the passes.

use flatten_core::expand::{self, Writers};
use flatten_core::front;
use flatten_core::graph::Graph;
use flatten_core::hir::{FnId, Unit};
use flatten_core::options::Options;
use std::path::Path;

/// A marked function.
pub(crate) struct Function {
    /// Its path in the file.
    pub(crate) name: String,
    /// Those in the file.
    pub(crate) options: Options,
    unit: Unit,
    entry: FnId,
}

impl Function {
    /// The graph that emitters are given.
    pub(crate) fn optimised(&self, options: &Options) -> Graph {
        self.stages(options).1
    }

    /// The graph as it was lowered: each operation simplified as it is added, nothing more.
    pub(crate) fn lowered(&self, options: &Options) -> Graph {
        self.stages(options).0
    }

    fn stages(&self, options: &Options) -> (Graph, Graph) {
        let mut lowered = None;
        let optimised = flatten_core::compile(&self.unit, self.entry, options, &mut |stage, text| {
            if stage == "graph" {
                lowered = Some(text.to_string());
            }
        })
        .unwrap_or_else(|diags| panic!("{}: {diags}", self.name));
        let lowered = lowered.expect("every function is lowered");
        let mut lowered: Graph = lowered.parse().unwrap_or_else(|e| panic!("{}: {e}", self.name));
        lowered.gates = options.gates;
        (lowered, optimised)
    }
}

/// Every marked function of a file, in order.
pub(crate) fn functions(path: &Path) -> Vec<Function> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{shown}: {e}"));
    let file = syn::parse_file(&text).unwrap_or_else(|e| panic!("{shown}: {e}"));
    let mut root: syn::ItemMod = syn::parse_quote!(
        mod root {}
    );
    root.content = Some((Default::default(), file.items));
    let (sources, marked, diags) = expand::marked(&root, &Writers::NONE);
    assert!(diags.is_empty(), "{shown}: {diags}");
    let function = |marked: expand::Marked| {
        let name = sources.items[marked.index].path.clone();
        let parsed = front::run(&sources, &[marked.index]).unwrap_or_else(|diags| panic!("{name}: {diags}"));
        Function { name, options: marked.options, entry: parsed.entries[0], unit: parsed.unit }
    };
    marked.into_iter().map(function).collect()
}
