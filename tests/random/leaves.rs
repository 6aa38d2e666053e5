//! Random programs whose helpers are leaves: what the graph calls is what the oracle runs.

use super::support::program::{Flavor, Program};
use super::support::run::{Compare, SAMPLES, sample_of};
use super::{first_wrong, none, number};
use flatten_core::expand::bodies;
use flatten_core::front::{self, Parsed, Sources};
use flatten_core::graph::{Graph, Primitive};
use flatten_core::hir;
use flatten_core::interp;
use flatten_core::options::Options;
use flatten_core::value::Value;
use std::collections::BTreeMap;
use syn::{FnArg, Item, ItemFn, Type};

/// A program as it is, and with leaves.
struct Pair {
    plain: Parsed,
    leaves: Parsed,
    graph: Graph,
    /// What each leaf computes, by its name.
    computes: BTreeMap<String, Graph>,
}

impl Pair {
    /// `None` if no helper can be a leaf.
    fn of(program: &Program, options: &Options) -> Result<Option<Pair>, String> {
        let items = syn::parse_file(&program.source).map_err(|e| e.to_string())?.items;
        if !items.iter().any(|item| matches!(item, Item::Fn(f) if is_pure(f) && f.sig.ident != program.entry))
        {
            return Ok(None);
        }
        let plain = Sources::flat(items.clone());
        let marked =
            Sources::flat(items.into_iter().enumerate().map(|(i, item)| marked(i, item, program.entry)));
        let read = |sources: &Sources, name: &str| {
            let index = sources.index(0, name).ok_or("the function is missing")?;
            front::run(sources, &[index]).map_err(|diags| diags.to_string())
        };
        let compile = |parsed: &Parsed| {
            let compiled = flatten_core::compile(&parsed.unit, parsed.entries[0], options, &mut |_, _| {});
            compiled.map_err(|diags| diags.to_string())
        };
        // One that gives an empty struct is no leaf.
        let leaves = match read(&marked, program.entry) {
            Err(mistake) if mistake.contains("has no result") => return Ok(None),
            other => other?,
        };
        let mut graph = compile(&leaves)?;
        let missing = bodies::add(&mut graph, &marked, &leaves.unit, options);
        // Nor is one that calls such a one.
        match format!("{missing:?}") {
            _ if missing.is_empty() => {}
            mistake if mistake.contains("has no result") => return Ok(None),
            mistake => return Err(mistake),
        }
        let mut computes = BTreeMap::new();
        // Those that nobody needs the oracle calls too.
        for leaf in leaves.unit.fns.iter().filter(|f| f.leaf.is_some()) {
            computes.insert(leaf.name.clone(), compile(&read(&plain, &leaf.name)?)?);
        }
        Ok(Some(Pair { plain: read(&plain, program.entry)?, leaves, graph, computes }))
    }

    fn call(&self, primitive: &Primitive, args: &[Value]) -> Option<Vec<Value>> {
        interp::run(&self.computes[&primitive.signature.name], args).ok()
    }
}

/// A helper without `&mut` parameters becomes a leaf.
fn marked(number: usize, item: Item, entry: &str) -> Item {
    match item {
        Item::Fn(mut item) if is_pure(&item) && item.sig.ident != entry => {
            let id = proc_macro2::Literal::usize_unsuffixed(number);
            item.attrs.push(syn::parse_quote!(#[__leaf(#id, "", leaf, "")]));
            Item::Fn(item)
        }
        item => item,
    }
}

fn is_pure(item: &ItemFn) -> bool {
    let is_mut = |input: &FnArg| match input {
        FnArg::Typed(typed) => matches!(&*typed.ty, Type::Reference(r) if r.mutability.is_some()),
        FnArg::Receiver(_) => true,
    };
    // A constant cannot wait for the backend, and what is generic has no graph.
    item.sig.generics.params.is_empty() && item.sig.constness.is_none() && !item.sig.inputs.iter().any(is_mut)
}

fn check(program: &Program, calls: &mut usize) -> Result<(), String> {
    let Some(pair) = Pair::of(program, &Options::exact())? else { return Ok(()) };
    *calls += pair.graph.primitives().len();
    let text = pair.graph.to_string();
    if text.parse::<Graph>()?.to_string() != text {
        return Err(format!("does not read back:\n{text}"));
    }
    let types: Vec<_> = pair.graph.signature.param_leaves().into_iter().map(|(_, ty, _)| ty).collect();
    let leaves = |primitive: &_, args: &[Value]| pair.call(primitive, args);
    for sample in 0..SAMPLES {
        let params = sample_of(&types, sample, Compare::Exact);
        let (plain, entry) = (&pair.plain.unit, pair.plain.entries[0]);
        let Ok(expected) = hir::interp::call(plain, entry, &params) else { continue };
        let found = [
            interp::run_with(&pair.graph, &params, &leaves),
            hir::interp::call_with(&pair.leaves.unit, pair.leaves.entries[0], &params, &leaves),
        ];
        for found in found {
            let found = found.map_err(|trap| trap.to_string())?;
            if !expected.iter().zip(&found).all(|(x, y)| x.same(*y)) {
                return Err(format!("on {params:?} leaves give {found:?}, Rust {expected:?}"));
            }
        }
    }
    Ok(())
}

#[test]
fn leaves_agree_with_the_oracle() {
    let programs = number("FLATTEN_PROGRAMS", 3000) / 3;
    let calls = std::cell::Cell::new(0);
    let wrong = first_wrong(number("FLATTEN_SEED", 1), programs as u32, Flavor::Leaves, 2000, |program| {
        let mut own = 0;
        check(program, &mut own)?;
        calls.set(calls.get() + own);
        Ok(())
    });
    none(wrong);
    println!("{} leaves in {programs} programs", calls.get());
    assert!(calls.get() as u64 >= programs / 20, "{} leaves in {programs} programs", calls.get());
}

/// Each leaf is a function, and the module is one that naga takes.
#[cfg(feature = "naga")]
#[test]
fn modules_with_leaves_are_valid() {
    let programs = number("FLATTEN_PROGRAMS", 3000) / 10;
    let wrong = first_wrong(number("FLATTEN_SEED", 1), programs as u32, Flavor::Leaves, 1000, |program| {
        for options in [Options::exact(), Options::fast()] {
            let Some(pair) = Pair::of(program, &options)? else { return Ok(()) };
            let frame = flatten_core::schedule::run(&pair.graph);
            let wgsl = flatten_naga::wgsl(&frame).map_err(|e| format!("{e}\n{frame}"))?;
            naga::front::wgsl::parse_str(&wgsl).map_err(|e| e.emit_to_string(&wgsl))?;
            flatten_naga::spirv(&frame).map_err(|e| format!("{e}\n{frame}"))?;
        }
        Ok(())
    });
    none(wrong);
}
