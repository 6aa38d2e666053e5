//! What stands beside a function: its twin, and what else its arguments ask for.

mod head;
mod outputs;

use super::Writers;
use super::args::Args;
use super::bodies;
use super::preshader::{self, Halves};
use super::reported::Reported;
use crate::count::{self, Counts};
use crate::diag::Diags;
use crate::diag::way::Step;
use crate::emit::rust::{self, Boundary};
use crate::frame::Frame;
use crate::front::{Parsed, Sources};
use crate::graph::Graph;
use crate::hir::{FnId, Struct, Unit, Wish};
use crate::options::Caps;
use crate::passes::fuse::fuse;
use crate::schedule;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use std::collections::{BTreeMap, BTreeSet};
use syn::{FnArg, Item, ItemFn, Pat, ReturnType, Type, Visibility};

pub(super) use head::{head, inputs};
pub(super) use outputs::{Output, output, outputs, outputs_named, outputs_of, value_of};

/// A function that has been compiled.
pub(super) struct Compiled {
    graph: Graph,
    /// The twin's, covered with everything.
    frame: Frame,
    /// naga's, covered with what it has, if somebody wants it.
    target: Option<Frame>,
    counts: Counts,
    /// The most steps that loops may take, where the user said so.
    bounds: BTreeSet<u32>,
    halves: Option<Halves>,
}

impl Compiled {
    /// What is computed once per draw, and what at each pixel, if that was asked for.
    pub(super) fn halves(&self) -> Option<&Halves> {
        self.halves.as_ref()
    }
}

/// Compiles an entry, and shows the stages asked for.
///
/// # Errors
/// Every loop and call that cannot be flattened, and results that are too large.
pub(super) fn compile(
    sources: &Sources,
    parsed: &Parsed,
    entry: FnId,
    args: &Args,
    writers: &Writers,
) -> Result<Compiled, Diags> {
    let name = &parsed.unit.function(entry).name;
    let asked = |stage: &str| args.show.iter().any(|s| s == stage);
    let show = |stage: &str, text: &dyn std::fmt::Display| {
        if asked(stage) {
            (writers.show)(&format!("// {stage} of {name}\n{text}"));
        }
    };
    let options = args.options();
    let graph = crate::compile(&parsed.unit, entry, &options, &mut |stage, text| show(stage, text));
    let mut graph = graph.map_err(|diags| traced(diags, parsed, entry))?;
    if args.outputs().next().is_some() || asked("wgsl") {
        let missing = bodies::add(&mut graph, sources, &parsed.unit, &options);
        let target = [(args.wgsl, "WGSL"), (args.spirv, "SPIR-V"), (args.naga, "naga")];
        if let Some((_, target)) = target.into_iter().find(|(asked, _)| *asked) {
            bodies::refuse(&missing, &parsed.unit, entry, target).check()?;
        }
    }
    let halves = preshader::halves(&graph, args, &options);
    let covered = match &halves {
        Some((_, covered)) => covered.clone(),
        None => fuse(&graph, &Caps::GRAPH.with(&options)),
    };
    let frame = schedule::run(&covered);
    let wanted = args.has_outputs() || asked("wgsl");
    let target = wanted.then(|| schedule::run(&fuse(&graph, &Caps::NAGA.with(&options))));
    show("frame", &frame);
    if asked("rust")
        && let Ok(tokens) = rust::function(&frame)
    {
        show("rust", &tokens);
    }
    if asked("wgsl")
        && let Some(Ok(text)) = writers.wgsl.zip(target.as_ref()).map(|(write, frame)| write(frame))
    {
        show("wgsl", &text);
    }
    let counts = count::run(&covered);
    let bounds = bounds(&parsed.unit, entry);
    let halves = halves.map(|(halves, _)| halves);
    Ok(Compiled { graph, frame, target, counts, bounds, halves })
}

/// What `#[unroll(max = ..)]` says, in a function and in what it calls.
fn bounds(unit: &Unit, entry: FnId) -> BTreeSet<u32> {
    let (mut bounds, mut seen, mut todo) = (BTreeSet::new(), BTreeSet::from([entry]), vec![entry]);
    while let Some(id) = todo.pop() {
        let body = &unit.function(id).body;
        body.loops(&mut |l| {
            if let Wish::UnrollMax(max) = l.wish {
                bounds.insert(max);
            }
        });
        body.calls(&mut |callee| {
            if seen.insert(callee) {
                todo.push(callee);
            }
        });
    }
    bounds
}

/// The mistakes with the calls that lead to them.
fn traced(mut diags: Diags, parsed: &Parsed, entry: FnId) -> Diags {
    let mut calls = Vec::new();
    for (caller, function) in parsed.unit.fns.iter().enumerate() {
        function.body.calls_at(&mut |callee, span| calls.push((FnId(caller as u32), callee, span)));
    }
    diags.trace(&[entry], &calls, |id| {
        let function = parsed.unit.function(id);
        Step { name: function.path.clone(), item: parsed.items[id.0 as usize], span: function.span }
    });
    diags
}

/// A function beside this one, with a body or something of the right type.
pub(super) fn function(
    item: &ItemFn,
    name: &str,
    sig: syn::Signature,
    docs: &[String],
    body: Result<TokenStream, Reported>,
) -> TokenStream {
    let (head, body) =
        (head::head_of(item, name, sig, docs, false), body.unwrap_or_else(Reported::statements));
    quote!(#head { #body })
}

/// What a function knows of structs.
#[derive(Clone, Default)]
pub(super) struct Structs {
    /// How it names them, by their own names, if no two have one.
    names: BTreeMap<String, TokenStream>,
    /// Those that have fields which it cannot reach.
    hidden: BTreeSet<String>,
}

/// The structs that a scope knows. `reaches` says if a field of the item at an index is visible from there.
pub(super) fn structs(
    sources: &Sources,
    scope: usize,
    reaches: impl Fn(usize, &Visibility) -> bool,
) -> Structs {
    let mut structs = Structs::default();
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for source in &sources.items {
        if let Some(name) = struct_name(&source.item) {
            *count.entry(name.to_string()).or_default() += 1;
        }
    }
    for (path, index) in &sources.scopes[scope].types {
        // Shapes do not tell structs of one name apart.
        if let Item::Struct(item) = &sources.items[sources.target(*index)].item
            && count[&item.ident.to_string()] == 1
            && let Ok(path) = path.parse()
        {
            structs.names.entry(item.ident.to_string()).or_insert(path);
        }
    }
    for (index, source) in sources.items.iter().enumerate() {
        let is_hidden = match &source.item {
            Item::Struct(item) => !item.fields.iter().all(|field| reaches(index, &field.vis)),
            // What it is made of only its own `impl` knows.
            Item::Enum(_) => true,
            _ => false,
        };
        structs.hidden.extend(struct_name(&source.item).filter(|_| is_hidden).map(ToString::to_string));
    }
    // It is no struct that could be named with its parts.
    structs.hidden.insert(Struct::ORDERING.to_owned());
    structs
}

/// The name of a struct or an enum.
fn struct_name(item: &Item) -> Option<&Ident> {
    match item {
        Item::Struct(item) => Some(&item.ident),
        Item::Enum(item) => Some(&item.ident),
        _ => None,
    }
}

/// True of a field that is visible wherever its struct is.
pub(super) fn is_public(vis: &Visibility) -> bool {
    matches!(vis, Visibility::Public(_))
}

/// The statements of the twin.
pub(super) fn body(compiled: &Compiled, item: &ItemFn, args: &Args, structs: Structs) -> TokenStream {
    body_of(compiled, item, args, structs, params(item))
}

/// The statements of the twin, with other names for its parameters.
pub(super) fn body_of(
    compiled: &Compiled,
    item: &ItemFn,
    args: &Args,
    structs: Structs,
    params: Vec<Ident>,
) -> TokenStream {
    written_body(&compiled.frame, &Boundary { params, ..boundary(item, args, structs) }, item)
}

/// The statements of a frame.
pub(super) fn written_body(frame: &Frame, boundary: &Boundary, item: &ItemFn) -> TokenStream {
    match rust::body(frame, boundary) {
        Ok(body) => body,
        Err(unsupported) => refused(item, &format!("`{}` has no Rust twin", unsupported.op)),
    }
}

/// The structs that the twin makes without a name, or opens.
pub(super) fn unnamed(compiled: &Compiled, item: &ItemFn, args: &Args, structs: Structs) -> Vec<String> {
    let boundary = boundary(item, args, structs);
    boundary.unnamed(&compiled.frame).into_iter().map(str::to_owned).collect()
}

/// What the body of a twin needs to know of its head.
pub(super) fn boundary(item: &ItemFn, args: &Args, structs: Structs) -> Boundary {
    let result = match &item.sig.output {
        ReturnType::Type(_, ty) => match &**ty {
            Type::Path(path) => Some(path.to_token_stream()),
            _ => None,
        },
        ReturnType::Default => None,
    };
    let references = item.sig.inputs.iter().map(references).collect();
    let Structs { names: structs, hidden } = structs;
    Boundary { facade: args.facade(), params: params(item), references, result, structs, hidden }
}

/// How many references a parameter is behind.
pub(super) fn references(input: &FnArg) -> usize {
    let mut ty = match input {
        FnArg::Typed(typed) => &typed.ty,
        FnArg::Receiver(receiver) => match &receiver.kind {
            syn::ReceiverKind::Typed(_, ty) => ty,
            syn::ReceiverKind::Reference(..) => return 1,
            _ => return 0,
        },
    };
    let mut count = 0;
    loop {
        ty = match &**ty {
            Type::Paren(inner) => &inner.elem,
            Type::Group(inner) => &inner.elem,
            Type::Reference(inner) => {
                count += 1;
                &inner.elem
            }
            _ => return count,
        };
    }
}

/// What a backend refuses of a graph that is right: no mistake of the user's.
fn refused(item: &ItemFn, why: &str) -> TokenStream {
    let message = format!("flatten: {why}");
    quote_spanned!(item.sig.ident.span()=> { ::core::compile_error! { #message } })
}

/// The names of the parameters; a pattern gets one of its own.
pub(super) fn params(item: &ItemFn) -> Vec<Ident> {
    let name = |(i, input): (usize, &FnArg)| match input {
        FnArg::Typed(typed) => match &*typed.pat {
            Pat::Ident(pat) => pat.ident.clone(),
            _ => format_ident!("__p{i}"),
        },
        FnArg::Receiver(receiver) => Ident::new("self", receiver.self_token.span),
    };
    item.sig.inputs.iter().enumerate().map(name).collect()
}
