//! `#[flatten] mod` and `items!`: everything inside is visible to everything inside, and the functions marked inside
//! get twins.

mod conditions;
mod export;
pub(super) mod file;
mod heads;
pub(super) mod items;
pub(super) mod late;
mod outside;
mod tree;
pub(super) mod unit;

use super::args::Args;
use super::reported::Reported;
use super::source::Closure;
use super::twin::{self, Compiled, Structs};
use super::{Writers, hint, leaf, original, parts, preshader};
use crate::diag::{Diags, codes};
use crate::front::{self, Parsed, Proof, Sources, overloads};
use crate::hir::FnId;
use crate::options::Options;
use export::Exports;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};
use syn::{Attribute, Item, ItemFn, ItemMod, Meta};
pub(super) use tree::{Around, Beyond};
use tree::{Place, Tree};

/// What is seen as a whole: a module, or the items of `items!` as one.
pub(super) struct Whole {
    pub(super) item: ItemMod,
    /// As the user wrote it.
    pub(super) tokens: TokenStream,
    /// Its arguments.
    pub(super) args: TokenStream,
    pub(super) around: Around,
    /// It stands there already.
    pub(super) late: bool,
}

impl Whole {
    /// It with what its modules gain, or that alone.
    fn gaining(&self, tree: &Tree, more: &mut original::More) -> TokenStream {
        match self.late {
            true => late::spread(tree, &late::name(&self.item), TokenStream::new(), more),
            false => original::whole(self, more),
        }
    }
}

/// The module with what each of its modules gains, at once if nothing it uses stands elsewhere.
pub(super) fn expand(whole: Whole, args: Args, writers: &Writers, mut diags: Diags) -> TokenStream {
    if diags.is_empty()
        && let Some(asking) = late::ask(&whole, &args)
    {
        return asking;
    }
    let Whole { item, tokens, around, .. } = &whole;
    let tree = Tree::of(item, *around);
    let entries = entries(&tree, &args, writers, &mut diags);
    items::refuse_nested(&whole, &mut diags);
    let outside = tree.outside(entries.iter().map(|e| e.index));
    if diags.is_empty() {
        let asked: Vec<_> = outside.iter().map(|o| o.asked(&tree)).collect();
        hint::module(item, &asked, &mut diags);
        if tree.bare_root().is_some() {
            let users = outside.iter().flat_map(|o| o.users.iter().map(move |user| (*user, &o.path)));
            let asked = users.map(|(user, path)| (&tree.sources.items[user].item, path));
            hint::items(asked, &mut diags);
        }
    }
    if diags.is_empty() && !outside.is_empty() {
        return unit::expand(&tree, whole, &args, &entries, outside);
    }
    let context = Context { tree: &tree, closures: &[], args: &args, writers, text: tokens.to_string() };
    let mut gained = context.gains(&entries, None, None, &mut diags);
    let mut more = |module, block| gained.remove(&(module, block)).unwrap_or_default();
    let module = whole.gaining(&tree, &mut more);
    super::beside(module, &diags)
}

/// What a module is expanded in.
struct Context<'a> {
    tree: &'a Tree,
    /// What came from outside.
    closures: &'a [Closure],
    args: &'a Args,
    writers: &'a Writers,
    /// The module's tokens.
    text: String,
}

impl Context<'_> {
    /// What each module and `impl` block gains. Where `silent`, somebody else reports why there is nothing. Twins whose
    /// heads stand there already become rules.
    fn gains(
        &self,
        entries: &[Entry],
        silent: Option<Reported>,
        mut rules: Option<&mut TokenStream>,
        diags: &mut Diags,
    ) -> Gains {
        let Context { tree, args, writers, .. } = *self;
        let parsed = match silent {
            Some(reported) => Err(reported),
            None if diags.is_empty() => read(tree, entries, diags),
            None => Err(Reported::listed(diags)),
        };
        let failed = parsed.as_ref().err().copied();
        let mut gained = Gains::new();
        let mut add = |place: Place, tokens: TokenStream| gained.entry(place).or_default().extend(tokens);
        if let Some(root) = tree.bare_root() {
            items::stand_in_a_module(tree, root, &mut add);
        }
        for (module, proof) in tree.operators() {
            add((module, None), super::proofs(vec![(Some(module), proof)], &[], args));
        }
        for (module, check) in tree.globs(entries.iter().map(|entry| entry.index)) {
            add((module, None), check);
        }
        let mut made = self.exports(parsed.as_ref().ok().map(|parsed| &parsed.reached[..]), &mut add);
        // What they find is said before what follows from it in the twins.
        if let Ok(parsed) = &parsed {
            for (module, proofs) in proofs(tree, entries, parsed) {
                add((module, None), super::proofs(proofs, &[], args));
            }
        }
        let mut ids = parsed.iter().flat_map(|parsed| parsed.entries.iter().map(move |id| (parsed, *id)));
        for (number, entry) in entries.iter().enumerate() {
            let read: Result<(&Parsed, FnId), Reported> = match failed {
                _ if entry.absent => Err(Reported::left_out()),
                Some(reported) => Err(reported),
                None => Ok(ids.next().expect("each function that is there has been read")),
            };
            if entry.args.leaf.is_some() {
                if let Ok((parsed, id)) = read {
                    let door = leaf::door(entry.function, &parsed.unit, id, &entry.args);
                    made.extend(leaf::structs(&parsed.unit, id));
                    add(tree.place(entry.index), door);
                }
                continue;
            }
            let compiled = read.and_then(|(parsed, id)| {
                let compiled = twin::compile(&tree.sources, parsed, id, &entry.args, writers);
                compiled.map_err(|e| Reported::added(diags, tree.at_calls(e)))
            });
            let compiled = compiled.as_ref().map_err(|reported| *reported);
            let scope = tree.sources.items[entry.index].scope;
            let structs = twin::structs(&tree.sources, scope, |of, vis| tree.reaches(entry.index, of, vis));
            if let Ok(compiled) = compiled {
                made.extend(twin::unnamed(compiled, entry.function, &entry.args, structs.clone()));
            }
            let halves = preshader::gained(compiled, entry.function, &entry.args, structs.clone(), writers);
            add(tree.place(entry.index), halves.functions);
            let cfgs = tree.cfgs_of_block(entry.index);
            let items = halves.items.iter().map(|item| quote!(#(#cfgs)* #item)).collect();
            add((tree.module_of(entry.index), None), items);
            match &mut rules {
                Some(rules) => rules.extend(heads::rules(number, entry, compiled, structs, writers)),
                None => {
                    let outputs = twin::outputs(compiled, entry.function, &entry.args, writers);
                    add(tree.place(entry.index), entry.twin(compiled, structs));
                    add(tree.place(entry.index), outputs);
                }
            }
            add((tree.module_of(entry.index), None), conditions::checks(tree, entry));
        }
        for (index, shape) in parts::shapes(&tree.sources, &tree.structs_with(&made)) {
            add(tree.place(index), parts::of(&tree.own()[index].item, &shape, args));
        }
        gained
    }

    /// The sources of visible items; `reached` are those that marked functions use, if all is right. Answers the
    /// structs among them, which others may have to make.
    fn exports(
        &self,
        reached: Option<&[usize]>,
        add: &mut dyn FnMut(Place, TokenStream),
    ) -> BTreeSet<String> {
        let mut exports = reached.map(|reached| Exports::new(self.tree, self.closures, &self.text, reached));
        let mut structs = BTreeSet::new();
        for (index, source) in self.tree.own().iter().enumerate() {
            if !self.tree.is_exported(index) {
                continue;
            }
            let closure = exports.as_mut().map_or(Closure::Poisoned, |exports| exports.closure(index));
            let item = conditions::with_needs(self.tree, index);
            add(self.tree.place(index), closure.to_macro(&item));
            if let (Item::Struct(_) | Item::Enum(_), Some(_)) = (&source.item, reached) {
                structs.insert(self.tree.item_name(index));
            }
        }
        structs
    }
}

/// What each module and `impl` block gains, by its [`Place`].
type Gains = BTreeMap<Place, TokenStream>;

/// A function marked `#[flatten]`, and what its arguments say.
#[derive(Clone, Debug)]
pub struct Marked {
    /// Its index in the sources.
    pub index: usize,
    /// What the compiler is asked for.
    pub options: Options,
}

/// The items of a crate and its functions marked `#[flatten]`, for tools that see whole files. `root` is a module
/// with the contents of the root file; its name does not matter.
///
/// # Errors
/// Wrong arguments.
pub fn marked(root: &ItemMod, writers: &Writers) -> (Sources, Vec<Marked>, Diags) {
    let mut diags = Diags::new();
    let tree = Tree::of(root, Around::Nothing);
    let entries = entries(&tree, &Args::none(), writers, &mut diags);
    // Leaves have no stages to show.
    let marked = entries.iter().filter(|e| e.args.leaf.is_none());
    let marked = marked.map(|e| Marked { index: e.index, options: e.args.options() }).collect();
    (tree.sources, marked, diags)
}

struct Entry<'a> {
    /// Its index in the sources.
    index: usize,
    function: &'a ItemFn,
    args: Args,
    /// `cfg` leaves it out for certain: what it uses is not there.
    absent: bool,
}

impl Entry<'_> {
    /// The twin, if it is wanted; without a result, something of the right type.
    fn twin(&self, compiled: Result<&Compiled, Reported>, structs: Structs) -> TokenStream {
        if self.args.no_twin() {
            return TokenStream::new();
        }
        let head = twin::head(self.function, &self.args, compiled.ok());
        let body = match compiled {
            Ok(compiled) => twin::body(compiled, self.function, &self.args, structs),
            Err(reported) => reported.statements(),
        };
        quote!(#head { #body })
    }
}

fn entries<'a>(tree: &'a Tree, args: &Args, writers: &Writers, diags: &mut Diags) -> Vec<Entry<'a>> {
    for span in &tree.in_traits {
        diags.at(*span, &codes::ATTRIBUTE_PLACE).with("item", "a function of a trait's `impl`");
    }
    let mut entries = Vec::new();
    for (index, source) in tree.own().iter().enumerate() {
        let attrs = attributes(&source.item);
        if !attrs.iter().any(is_flatten) && !tree.is_marked(index) {
            continue;
        }
        // Of those it was just said that they are no entries.
        if overloads::trait_of(&source.item).is_some() {
            continue;
        }
        let mut args = args.clone();
        args.owner =
            source.owner.filter(|_| tree.place(index).1.is_some()).map(|owner| tree.item_name(owner));
        for tokens in tree.args(index) {
            args.extend(tokens.clone(), writers, diags);
            leaf::misplaced(&mut args, "what holds the function", diags);
        }
        args.given.clear();
        for tokens in flatten_args(attrs) {
            args.extend(tokens, writers, diags);
            leaf::check(&args, diags);
            if let Item::Fn(function) = &source.item {
                preshader::check(&args, function, diags);
            }
        }
        if args.owner.is_some() {
            leaf::misplaced(&mut args, "a function of an `impl` block", diags);
        }
        if let Item::Fn(function) = &source.item {
            entries.push(Entry { index, function, args, absent: false });
        }
    }
    entries
}

/// What stands between the parentheses of each `#[flatten(..)]`.
pub(super) fn flatten_args(attrs: &[Attribute]) -> impl Iterator<Item = TokenStream> {
    attrs.iter().filter(|attr| is_flatten(attr)).filter_map(|attr| match &attr.meta {
        Meta::List(list) => Some(list.tokens.clone()),
        Meta::Path(_) | Meta::NameValue(_) => None,
    })
}

/// The entries that `cfg` may leave in.
fn present<'a, 'e>(entries: &'a [Entry<'e>]) -> impl Iterator<Item = &'a Entry<'e>> {
    entries.iter().filter(|entry| !entry.absent)
}

fn read(tree: &Tree, entries: &[Entry], diags: &mut Diags) -> Result<Parsed, Reported> {
    let indices: Vec<usize> = present(entries).map(|e| e.index).collect();
    front::run(&tree.sources, &indices).map_err(|e| {
        let reported = Reported::read(&e, &tree.sources);
        diags.append(tree.at_calls(e));
        reported
    })
}

/// The proofs for each module: the names of its functions are looked up there. What others may use is proven as well, unless it
/// has mistakes, which are theirs then.
fn proofs(tree: &Tree, entries: &[Entry], parsed: &Parsed) -> BTreeMap<usize, Vec<Proof>> {
    let shown = shown(tree, &parsed.reached);
    let shown: Vec<usize> = shown.into_iter().filter(|index| *index < tree.own().len()).collect();
    let mut all = parsed.proofs.clone();
    // The usual case needs no second look.
    if !shown.is_empty() {
        let both: Vec<usize> =
            present(entries).map(|entry| entry.index).chain(shown.iter().copied()).collect();
        match front::prove(&tree.sources, &both) {
            Some((proofs, _)) => all = proofs,
            None => {
                let alone = shown.iter().filter_map(|index| front::prove(&tree.sources, &[*index]));
                all.extend(alone.flat_map(|(proofs, _)| proofs));
                let mut seen = BTreeSet::new();
                all.retain(|(module, proof)| seen.insert((*module, proof.to_string())));
            }
        }
    }
    let mut modules: BTreeMap<usize, Vec<Proof>> = BTreeMap::new();
    for proof in all {
        modules.entry(proof.0.unwrap_or_default()).or_default().push(proof);
    }
    modules
}

/// What others may use that no marked function reaches, with all that it uses, as far as it has no mistakes.
fn shown(tree: &Tree, reached: &[usize]) -> Vec<usize> {
    let unread =
        (0..tree.own().len()).filter(|index| export::is_shown(tree, *index) && !reached.contains(index));
    let unread: Vec<usize> = unread.collect();
    if unread.is_empty() {
        return unread;
    }
    match front::prove(&tree.sources, &unread) {
        Some((_, reached)) => reached,
        None => {
            let alone = |index: &usize| front::prove(&tree.sources, &[*index]);
            unread.iter().filter_map(alone).flat_map(|(_, reached)| reached).collect()
        }
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Fn(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Const(item) => &item.attrs,
        _ => &[],
    }
}

/// `#[flatten]`, by any path.
fn is_flatten(attr: &Attribute) -> bool {
    attr.path().segments.last().is_some_and(|s| s.ident == "flatten")
}
