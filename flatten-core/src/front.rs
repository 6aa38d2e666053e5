//! Tokens to Hir: resolve, infer, check. Only what the entries reach is read.
//!
//! Items are read once each (`items`); a body is first drafted with type variables (`body`, `stmts`, `exprs`,
//! `calls`), then finished when every type is known (`finish`). Methods and operators are tables.

mod arrays;
mod body;
mod bounds;
mod called;
mod calls;
mod clones;
mod closures;
mod compared;
mod constants;
mod defaults;
pub mod depth;
mod doubles;
mod draft;
mod enums;
mod exprs;
mod finish;
pub(crate) mod fold;
mod folds;
mod from;
mod generics;
mod hygiene;
mod indexed;
mod infer;
pub(crate) mod inner;
mod into;
mod ints;
mod items;
mod iterators;
pub(crate) mod known;
pub(crate) mod leaf;
mod lent;
mod links;
mod loops;
mod maps;
pub(crate) mod matches;
mod math;
mod matrices;
mod members;
mod methods;
mod moved;
mod names;
mod numbers;
mod operators;
mod options;
mod orderings;
pub(crate) mod overloads;
mod panics;
mod patterns;
mod pieces;
mod primitives;
pub(crate) mod proofs;
mod ranges;
mod recursion;
mod references;
mod rows;
mod shading;
mod slices;
mod solve;
mod sorts;
pub mod sources;
mod stages;
mod stmts;
mod swaps;
mod swizzles;
mod syntax;
mod takers;
pub(crate) mod traits;
mod tries;
mod types;
mod undecided;

use crate::diag::way::Step;
use crate::diag::{Diags, codes};
use crate::hir::{FnId, Unit, specialize};
use crate::ty::{Int, Ty};
use items::Items;
pub(crate) use maps::is_from_fn;
pub use proofs::Proof;
pub use sources::{Scope, Source, Sources};
use std::collections::BTreeSet;
use std::rc::Rc;
pub(crate) use swaps::OfStd;

/// What the front end made of the entries.
pub struct Parsed {
    /// Every function and struct that the entries reach, typed.
    pub unit: Unit,
    /// The entries, in the order asked for.
    pub entries: Vec<FnId>,
    /// Items for the expansion that make rustc check what the front end took names for: that `vec3` is glam's,
    /// and so on.
    pub proofs: Vec<Proof>,
    /// The functions, constants and types reached, as indices into the items. Those inside of bodies are not among them.
    pub reached: Vec<usize>,
    /// The item of each function of the unit, as an index into the items; of one inside of a body, the item around.
    pub items: Vec<usize>,
}

/// How deep expressions and types may nest. The recursive stages behind the front end rely on it: at twice this
/// depth an unoptimised build would leave a stack of 2 MB.
pub const MAX_DEPTH: usize = 128;

/// Reads the functions `entries` (indices into the items) and what they reach.
///
/// # Errors
/// Every mistake found, at the user's tokens.
pub fn run(sources: &Sources, entries: &[usize]) -> Result<Parsed, Diags> {
    let (lifted, inner) = inner::lift(sources);
    let mut items = Items::new(&lifted, &inner, entries);
    let ids: Vec<FnId> = entries.iter().filter_map(|index| entry(&mut items, *index)).collect();
    let mut fns = Vec::new();
    // Reading a body may reach further functions, which are read in turn.
    let mut next = 0;
    while next < items.heads.len() {
        fns.push(finished(&mut items, FnId(next as u32)));
        next += 1;
    }
    check_recursion(&mut items);
    trace(&mut items, &ids);
    let reached = reached(&items, sources);
    let Items { diags, echoes, structs, proofs, heads, .. } = items;
    Items::check(diags, echoes)?;
    let mut items: Vec<usize> = heads.iter().map(|head| inner.root(head.source)).collect();
    let fns = fns.into_iter().map(|f| f.expect("a function without mistakes is finished"));
    let fns = fns.map(Rc::unwrap_or_clone).collect();
    let mut unit = Unit { structs, fns };
    specialize::run(&mut unit, &ids, &mut |of| items.push(items[of.0 as usize]));
    Ok(Parsed { unit, entries: ids, proofs: proofs.finish(&inner), reached, items })
}

/// The names of the methods and associated functions of a type that can be flattened, swizzles aside.
pub fn methods_of(ty: Ty) -> Vec<&'static str> {
    methods::names(ty)
}

/// The same of matrices with so many columns, `from_cols` aside.
pub fn functions_of_matrices(columns: u8) -> Vec<&'static str> {
    matrices::names(columns, false).collect()
}

/// True of a function that is generic, or takes functions.
pub(crate) fn is_made_for_callers(item: &syn::Item) -> bool {
    matches!(item, syn::Item::Fn(item) if generics::has_parameters(item) || takers::takes_functions(item))
}

/// True if the name is taken for a type of Rust or glam where no item bears it.
pub(crate) fn is_known_type(name: &str) -> bool {
    name == "Ordering"
        || known::type_named(name).is_some()
        || matrices::type_named(name).is_some()
        || Int::named(name).is_some()
}

/// What to write instead of a type of Rust or glam that cannot be flattened, if the name is one of those.
pub(crate) fn instead_of(name: &str) -> Option<&'static str> {
    types::instead_of(name)
}

/// What to write instead of a function of shading languages that nothing brings, if it is one.
pub(crate) fn instead_of_function(name: &str) -> Option<String> {
    shading::instead_of(name)
}

/// True if the name is taken for a free function of glam where no item bears it.
pub(crate) fn is_known_function(name: &str) -> bool {
    known::constructor(name).is_some() || matrices::constructor(name).is_some()
}

/// True if the name is taken for a constant of `std::f32::consts` where no item bears it.
pub(crate) fn is_known_constant(name: &str) -> bool {
    known::float_constant(name).is_some()
}

/// A function with its body; its mistakes are its own.
fn finished(items: &mut Items, id: FnId) -> Option<Rc<crate::hir::Fn>> {
    let before = items.diags.len();
    let function = items.finished(id);
    items.diags.found_in(before, id);
    function
}

/// How each mistake is reached from the entries.
fn trace(items: &mut Items, entries: &[FnId]) {
    let Items { diags, calls, heads, sources, inner, .. } = items;
    diags.trace(entries, calls, |id| {
        let head = &heads[id.0 as usize];
        let name = sources.items[head.source].path.clone();
        Step { name, item: inner.root(head.source), span: head.span }
    });
}

fn check_recursion(items: &mut Items) {
    let path = |head: &items::Head| items.sources.items[head.source].path.clone();
    let names: Vec<String> = items.heads.iter().map(path).collect();
    recursion::check(&items.calls, &names, &mut items.diags);
}

/// Reads the functions `entries` with all inside of them, only the heads of what they call, and gives the proofs.
///
/// # Errors
/// Every mistake found, at the user's tokens.
pub fn check(sources: &Sources, entries: &[usize]) -> Result<Vec<Proof>, Diags> {
    let (lifted, inner) = inner::lift(sources);
    let mut items = Items::new(&lifted, &inner, entries);
    let ids: Vec<FnId> = entries.iter().filter_map(|index| entry(&mut items, *index)).collect();
    let mut next = 0;
    while next < items.heads.len() {
        let head = &items.heads[next];
        // Of a generic function what it is here, it is nowhere else.
        if entries.contains(&inner.root(head.source)) || !head.arguments.is_empty() {
            finished(&mut items, FnId(next as u32));
        }
        next += 1;
    }
    check_recursion(&mut items);
    trace(&mut items, &ids);
    let Items { diags, echoes, proofs, .. } = items;
    Items::check(diags, echoes)?;
    Ok(proofs.finish(&inner))
}

/// The proofs of what these functions, constants and types name, and what they reach, as [`Parsed::reached`]; none if they have
/// mistakes.
pub(crate) fn prove(sources: &Sources, indices: &[usize]) -> Option<(Vec<Proof>, Vec<usize>)> {
    let (lifted, inner) = inner::lift(sources);
    let mut items = Items::new(&lifted, &inner, indices);
    let span = proc_macro2::Span::call_site();
    for index in indices {
        match &sources.items[*index].item {
            syn::Item::Fn(_) => _ = items.function(*index),
            syn::Item::Const(_) => _ = items.constant(*index, span),
            syn::Item::Struct(_) | syn::Item::Enum(_) | syn::Item::Type(_) => {
                _ = items.item_type(*index, span)
            }
            _ => {}
        }
    }
    let mut next = 0;
    while next < items.heads.len() {
        finished(&mut items, FnId(next as u32));
        next += 1;
    }
    check_recursion(&mut items);
    let reached = reached(&items, sources);
    (items.mistakes() == 0).then(|| (items.proofs.finish(&inner), reached))
}

/// The items of the sources that have been read.
fn reached(items: &Items, sources: &Sources) -> Vec<usize> {
    // A generic function is read as part of its callers.
    let functions = items.heads.iter().filter(|head| head.arguments.is_empty()).map(|head| head.source);
    let all = functions.chain(items.constants.keys().copied()).chain(items.types.keys().copied());
    let all: BTreeSet<usize> = all.filter(|index| *index < sources.items.len()).collect();
    all.into_iter().collect()
}

fn entry(items: &mut Items, index: usize) -> Option<FnId> {
    let item = &items.sources.items[index].item;
    if !matches!(item, syn::Item::Fn(_)) {
        let (span, what) = syntax::item_start(item);
        items.error(span, &codes::ATTRIBUTE_PLACE).with("item", what);
    }
    let found = items.function(index).or_else(|| items.even_broken(index))?;
    if let syn::Item::Fn(item) = item {
        items.check_boundary(found, &item.sig);
    }
    Some(found)
}
