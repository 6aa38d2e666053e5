//! What stands beside a function: its twin, and what else its arguments ask for.

use super::args::Args;
use super::bodies;
use super::preshader::{self, Halves};
use super::source::unraw;
use super::{Write, Writers};
use crate::count::{self, Counts};
use crate::diag::Diags;
use crate::diag::way::Step;
use crate::emit::rust::{self, Boundary};
use crate::frame::Frame;
use crate::front::{Parsed, Sources};
use crate::graph::Graph;
use crate::hir::{FnId, Unit, Wish};
use crate::options::{Caps, Gates};
use crate::passes::fuse::fuse;
use crate::schedule;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use std::collections::{BTreeMap, BTreeSet};
use syn::{Attribute, FnArg, Item, ItemFn, Meta, Pat, ReturnType, Token, Type, Visibility};

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

/// The twin's head: attributes, docs and signature, with `counts` if they are known already.
pub(super) fn head(item: &ItemFn, args: &Args, counts: Option<&Compiled>) -> TokenStream {
    let docs = docs(item, args, counts);
    let mut sig = item.sig.clone();
    sig.inputs = inputs(item).into_iter().collect();
    head_of(item, &format!("{}_flat", unraw(&item.sig.ident)), sig, &docs, true)
}

/// The parameters of a twin: names without patterns or attributes.
pub(super) fn inputs(item: &ItemFn) -> Vec<FnArg> {
    let mut inputs: Vec<FnArg> = item.sig.inputs.iter().cloned().collect();
    for (input, name) in inputs.iter_mut().zip(params(item)) {
        match input {
            FnArg::Receiver(receiver) => receiver.attrs.clear(),
            FnArg::Typed(typed) => {
                typed.attrs.clear();
                *typed.pat = Pat::Ident(syn::PatIdent {
                    attrs: Vec::new(),
                    by_ref: None,
                    mutability: None,
                    ident: name,
                    subpat: None,
                });
            }
        }
    }
    inputs
}

/// The head of a function beside this one, with the docs of the user's if they are `shared`.
fn head_of(item: &ItemFn, name: &str, mut sig: syn::Signature, docs: &[String], shared: bool) -> TokenStream {
    let attrs = item.attrs.iter().filter(|attr| shared || !attr.path().is_ident("doc")).filter_map(copied);
    let docs = docs.iter().map(|line| quote!(#[doc = #line]));
    let vis = &item.vis;
    sig.constness = None;
    sig.abi = None;
    sig.ident = Ident::new(name, sig.ident.span());
    quote! {
        #(#attrs)*
        #(#docs)*
        #[allow(
            dead_code, unused_imports, unused_variables, unused_braces, unused_parens, unused_mut, non_snake_case,
            clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction
        )]
        #vis #sig
    }
}

/// A function beside this one, with a body or something of the right type.
pub(super) fn function(
    item: &ItemFn,
    name: &str,
    sig: syn::Signature,
    docs: &[String],
    body: Option<TokenStream>,
) -> TokenStream {
    let (head, body) = (head_of(item, name, sig, docs, false), body.unwrap_or_else(stub));
    quote!(#head { #body })
}

/// What a function knows of structs.
#[derive(Clone, Default)]
pub(super) struct Structs {
    /// How it names them, by their own names.
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
    for (path, index) in &sources.scopes[scope].types {
        if let Item::Struct(item) = &sources.items[*index].item
            && let Ok(path) = path.parse()
        {
            structs.names.entry(item.ident.to_string()).or_insert(path);
        }
    }
    for (index, source) in sources.items.iter().enumerate() {
        if let Item::Struct(item) = &source.item
            && !item.fields.iter().all(|field| reaches(index, &field.vis))
        {
            structs.hidden.insert(item.ident.to_string());
        }
    }
    structs
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

/// Statements that compile, for a function whose mistakes are reported elsewhere.
pub(super) fn stub() -> TokenStream {
    quote!(::core::unimplemented!())
}

/// What the arguments ask for besides the twin; without a result, something of the right type.
pub(super) fn outputs(
    compiled: Option<&Compiled>,
    item: &ItemFn,
    args: &Args,
    writers: &Writers,
) -> TokenStream {
    outputs_of(item, args, &mut |what| output(what, compiled, item, args, writers))
}

/// The functions and constants that the arguments ask for, with these values.
pub(super) fn outputs_of(
    item: &ItemFn,
    args: &Args,
    value: &mut dyn FnMut(&'static str) -> TokenStream,
) -> TokenStream {
    let name = unraw(&item.sig.ident);
    outputs_named(&name, item, args, value)
}

/// [`outputs_of`] of a function beside this one.
pub(super) fn outputs_named(
    name: &str,
    item: &ItemFn,
    args: &Args,
    value: &mut dyn FnMut(&'static str) -> TokenStream,
) -> TokenStream {
    let link = args.link(name);
    let span = item.sig.ident.span();
    let fn_name = |suffix: &str| Ident::new(&format!("{name}_{suffix}"), span);
    let const_name = |suffix: &str| Ident::new(&format!("{}_{suffix}", name.to_uppercase()), span);
    let cfgs: Vec<_> = item.attrs.iter().filter(|a| a.path().is_ident("cfg")).collect();
    let (vis, facade) = (&item.vis, args.facade());
    let mut out = TokenStream::new();
    for what in args.outputs() {
        let value = value(what);
        let (doc, tokens) = match what {
            "graph" => {
                let name = fn_name(what);
                (format!("The graph of {link}."), quote!(fn #name() -> #facade::Graph { #value }))
            }
            "naga" => {
                let name = fn_name(what);
                (format!("{link} for naga."), quote!(fn #name() -> #facade::naga::Module { #value }))
            }
            "wgsl" => {
                let name = const_name("WGSL");
                (format!("{link} in WGSL."), quote!(const #name: &str = #value;))
            }
            _ => {
                let name = const_name("SPIRV");
                (format!("{link} in SPIR-V."), quote!(const #name: &[u32] = #value;))
            }
        };
        out.extend(quote!(#(#cfgs)* #[doc = #doc] #[allow(dead_code)] #vis #tokens));
    }
    out
}

/// The value of an output; without a result, something of the right type.
pub(super) fn output(
    what: &str,
    compiled: Option<&Compiled>,
    item: &ItemFn,
    args: &Args,
    writers: &Writers,
) -> TokenStream {
    let of = compiled
        .and_then(|c| Some(Output { graph: &c.graph, for_naga: &c.graph, target: c.target.as_ref()? }));
    value_of(what, of, writers.spirv, item, args, writers)
}

/// A function of which outputs are made.
pub(super) struct Output<'a> {
    /// As backends of others are given it.
    pub(super) graph: &'a Graph,
    /// As naga's is made at run time.
    pub(super) for_naga: &'a Graph,
    /// naga's, covered.
    pub(super) target: &'a Frame,
}

/// The value of an output of a function; without one, something of the right type.
pub(super) fn value_of(
    what: &str,
    of: Option<Output>,
    spirv: Option<Write<Vec<u32>>>,
    item: &ItemFn,
    args: &Args,
    writers: &Writers,
) -> TokenStream {
    let (facade, exact) = (args.facade(), args.exact);
    let text = |graph: Option<&Graph>| graph.map(Graph::to_string).unwrap_or_default();
    let target = of.as_ref().map(|of| of.target);
    let value = match what {
        "graph" => {
            let text = text(of.map(|of| of.graph));
            Ok(quote!(#facade::__private::graph(#text, #exact)))
        }
        "naga" => {
            let text = text(of.map(|of| of.for_naga));
            let expand_lerp = args.expand_lerp;
            Ok(quote!(#facade::__private::naga(#text, #exact, #expand_lerp)))
        }
        "wgsl" => written(target, writers.wgsl, item, "WGSL").map(|text| quote!(#text)),
        _ => written(target, spirv, item, "SPIR-V").map(|words| quote!(&[#(#words),*])),
    };
    value.unwrap_or_else(|error| error)
}

/// What a writer makes of a function; without one, nothing.
fn written<T: Default>(
    target: Option<&Frame>,
    write: Option<Write<T>>,
    item: &ItemFn,
    name: &str,
) -> Result<T, TokenStream> {
    match target.zip(write) {
        Some((frame, write)) => write(frame).map_err(|error| refused(item, &format!("no {name}: {error}"))),
        None => Ok(T::default()),
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

/// The attributes that a twin shares with its original.
fn copied(attr: &Attribute) -> Option<TokenStream> {
    const SHARED: &[&str] = &["cfg", "must_use", "inline", "cold", "deprecated", "doc"];
    let is_shared = |path: &syn::Path| SHARED.iter().any(|name| path.is_ident(name));
    if is_shared(attr.path()) {
        return Some(attr.to_token_stream());
    }
    if !attr.path().is_ident("cfg_attr") {
        return None;
    }
    type List = syn::punctuated::Punctuated<Meta, Token![,]>;
    let list = attr.parse_args_with(List::parse_terminated).ok()?;
    let condition = list.first()?;
    let shared: Vec<&Meta> = list.iter().skip(1).filter(|meta| is_shared(meta.path())).collect();
    (!shared.is_empty()).then(|| quote!(#[cfg_attr(#condition, #(#shared),*)]))
}

/// The doc section: contract, sizes, notes.
fn docs(item: &ItemFn, args: &Args, compiled: Option<&Compiled>) -> Vec<String> {
    let link = args.link(&unraw(&item.sig.ident));
    let contract = match args.options().gates {
        Gates::EXACT => "`exact`: equal bit for bit, any NaN to any NaN",
        _ => "fast-math: equal within rounding on finite inputs",
    };
    let mut lines = Vec::new();
    if item.attrs.iter().any(|a| a.path().is_ident("doc")) {
        lines.push(String::new());
    }
    lines.push(" # Flattened".to_owned());
    lines.push(String::new());
    lines.push(format!(" The branchless, call-free twin of {link}. Contract: {contract}."));
    let Some(Compiled { counts, bounds, .. }) = compiled else { return lines };
    let ops: Vec<String> = counts.ops.iter().map(|(op, n)| format!("{n} `{op}`")).collect();
    let plural = if counts.total == 1 { "" } else { "s" };
    lines.push(String::new());
    lines.push(format!(
        " {} operation{plural}, {} of them per draw, at most {} one after another{}{}.",
        counts.total,
        counts.uniform,
        counts.depth,
        if ops.is_empty() { "" } else { ": " },
        ops.join(", ")
    ));
    if counts.loops > 0 {
        let (are, plural) = if counts.loops == 1 { ("is", "") } else { ("are", "s") };
        lines.push(String::new());
        lines.push(format!(" {} loop{plural} {are} kept; the exits are the only branches.", counts.loops));
    }
    for max in bounds {
        lines.push(String::new());
        lines.push(format!(" Of a loop with `#[unroll(max = {max})]` it takes {max} steps at most."));
    }
    if counts.total > NOTED {
        lines.push(String::new());
        lines.push(" Functions of this size are slow to compile.".to_owned());
    }
    lines
}

/// Twins larger than this say that they are: rustc needs seconds for them.
const NOTED: u32 = 2000;
