//! Mistakes that rustc would report as missing macros, in better words where the file at hand shows them.

use super::args::Args;
use super::module::Beyond;
use super::module::file::{Fact, File, Kind, Mark};
use super::paths::FreePath;
use super::reported::Reported;
use super::source::{self, Place, Request};
use crate::diag::{Diags, codes};
use crate::front;
use proc_macro2::{Ident, Span};
use std::collections::BTreeSet;
use std::rc::Rc;
use syn::parse::Parser;
use syn::spanned::Spanned;
use syn::{Item, ItemImpl, ItemMod, Path};

/// The paths that an item asks for, those of names that a glob may bring too as the item's module imports them.
pub(super) fn as_imported(
    asker: Option<&Ident>,
    wanted: impl Iterator<Item = FreePath>,
) -> impl Iterator<Item = FreePath> {
    let found = asker.and_then(find);
    wanted.map(move |mut wanted| {
        let path = found.as_ref().and_then(|(file, at)| file.imported(*at, &wanted.text));
        if let Some(mut path) = path.and_then(|path| Path::parse_mod_style.parse_str(path).ok()) {
            let span = wanted.last().span();
            path.segments.iter_mut().for_each(|segment| segment.ident.set_span(span));
            wanted.path = path;
        }
        wanted
    })
}

/// What an item on its own asks for in vain. If it must not ask, somebody reports why.
pub(super) fn item(item: &Item, args: &Args, requests: &[Request], diags: &mut Diags) -> Option<Reported> {
    let (name, ..) = source::head(item);
    let (file, at) = find(&name)?;
    let caller = format!("{} `{name}`", word(file.items[at].kind));
    for request in requests {
        new_name(&file, &[at], &request.path, diags);
        lacking(&file, &[at], &request.path.text, &caller, request.path.last().span(), diags);
    }
    if args.methods {
        without_block(&file.items[at], name.span(), diags);
    }
    // The second block reports it.
    let too_many = args.methods && second_block(&file, at).is_some();
    let told = !diags.is_empty() || too_many || circle(&file, at, name.span(), requests, diags);
    told.then(Reported::by_another_item)
}

/// What an `impl` block asks for in vain, by any of its items. True if it must not ask for its struct: another block does
/// so first, or the struct has no attribute.
pub(super) fn block(block: &ItemImpl, owner: &Ident, requests: &[Request], diags: &mut Diags) -> bool {
    let members = crate::front::sources::impl_items(block);
    let members = members.iter().map(|item| source::head(item).0);
    let Some(file) = File::around(block.self_ty.span()) else { return false };
    let members: Vec<usize> = members.filter_map(|name| file.at(&name.to_string(), name.span())).collect();
    for request in requests {
        new_name(&file, &members, &request.path, diags);
        let caller = format!("`impl` block of `{owner}`");
        lacking(&file, &members, &request.path.text, &caller, request.path.last().span(), diags);
    }
    let its_struct = members.iter().find_map(|at| file.items[*at].owner);
    let second = its_struct.and_then(|at| second_block(&file, at));
    let is_late = second.is_some_and(|second| second <= source::place(block.self_ty.span()));
    let is_plain = its_struct.is_some_and(|at| file.items[at].mark == Mark::Plain);
    if is_late {
        diags.at(block.self_ty.span(), &codes::SECOND_BLOCK).with("name", owner);
    } else if is_plain {
        diags.at(block.self_ty.span(), &codes::STRUCT_METHODS).with("name", owner);
    }
    is_late || is_plain
}

/// Where the second marked block of a struct begins, if it has one.
fn second_block(file: &File, at: usize) -> Option<Place> {
    let blocks = file.items[at].blocks.iter().flatten();
    blocks.filter(|(mark, _)| *mark == Mark::Marked).map(|(_, place)| *place).nth(1)
}

/// What a module asks for in vain: the names of each inner module with a request of its own.
pub(super) fn module(module: &ItemMod, asked: &[(&[String], &str, Span)], diags: &mut Diags) {
    let Some(file) = File::around(module.ident.span()) else { return };
    let Some(outer) = file.modules.get(&source::place(module.ident.span())) else { return };
    let caller = format!("module `{}`", module.ident);
    for (inner, text, span) in asked {
        let path = [outer.as_slice(), inner].concat();
        let inside = (0..file.items.len()).filter(|index| file.items[*index].module == path);
        lacking(&file, &inside.collect::<Vec<_>>(), text, &caller, *span, diags);
    }
}

/// What the items of `items!` ask for in vain: each user with a path of its own.
pub(super) fn items<'a>(asked: impl Iterator<Item = (&'a Item, &'a FreePath)>, diags: &mut Diags) {
    let mut seen = BTreeSet::new();
    for (user, path) in asked {
        let name = match user {
            Item::Fn(item) => &item.sig.ident,
            Item::Struct(item) => &item.ident,
            Item::Enum(item) => &item.ident,
            Item::Type(item) => &item.ident,
            Item::Const(item) => &item.ident,
            _ => continue,
        };
        let Some((file, at)) = find(name) else { continue };
        let (place, before) = (source::place(path.last().span()), diags.len());
        if !seen.contains(&place) {
            lacking(&file, &[at], &path.text, "items in `items!`", path.last().span(), diags);
        }
        if diags.len() > before {
            seen.insert(place);
        }
    }
}

/// The file of an item, and its number there.
fn find(name: &Ident) -> Option<(Rc<File>, usize)> {
    let file = File::around(name.span())?;
    let at = file.at(&name.to_string(), name.span())?;
    Some((file, at))
}

/// Says what a path of one of these items means, if that is certain and has no source.
fn lacking(file: &File, items: &[usize], path: &str, caller: &str, span: Span, diags: &mut Diags) {
    if let Some(need) = items.iter().find_map(|at| file.need(*at, path)) {
        return unmarked(&file.items[need], caller, span, diags);
    }
    let name = path.rsplit("::").next().unwrap_or(path);
    let (name, instead) = match items.iter().find_map(|at| file.beyond(*at, path)) {
        Some(Beyond::Glam(own)) if front::is_known_type(own) => {
            (name, format!("import it by its own name, `{own}`"))
        }
        Some(Beyond::Glam(own)) => match front::instead_of(own) {
            Some(instead) => (own.as_str(), instead.to_owned()),
            None => return,
        },
        Some(Beyond::Nothing) => return unknown(name, span, diags),
        Some(Beyond::Other) | None => return,
    };
    diags.at(span, &codes::UNKNOWN_TYPE).with("name", name).with("instead", instead);
}

/// A name alone in a pattern that is written as those of constants, where there is no constant.
fn new_name(file: &File, items: &[usize], path: &FreePath, diags: &mut Diags) {
    let beyond = items.iter().find_map(|at| file.beyond(*at, &path.text));
    if path.may_be_new && matches!(beyond, Some(Beyond::Nothing)) {
        let diag = diags.at(path.last().span(), &codes::UNSUPPORTED_EXPRESSION);
        let what = format!("`{}` as a new name in a pattern", path.last());
        diag.with("what", what)
            .with("instead", "write it in small letters: names in capitals are those of constants");
    }
}

/// What shading languages have by a name that nobody brings.
fn unknown(name: &str, span: Span, diags: &mut Diags) {
    if let Some(instead) = front::instead_of_function(name) {
        let diag = diags.at(span, &codes::UNKNOWN_FUNCTION).with("name", name).with("near", "");
        diag.with("instead", instead);
    }
}

fn unmarked(callee: &Fact, caller: &str, span: Span, diags: &mut Diags) {
    let Fact { name, place: (line, _), .. } = callee;
    let above =
        |attribute: &str, word: &str| format!("add `{attribute}` above `{word} {name}` (line {line})");
    let (how, instead) = match callee.kind {
        Kind::Fn => ("called from", above("#[flatten(source)]", "fn")),
        Kind::Struct => ("used by", above("#[flatten]", "struct")),
        Kind::Enum => ("used by", above("#[flatten]", "enum")),
        Kind::Alias => ("used by", above("#[flatten]", "type")),
        Kind::Const => ("used by", above("#[flatten]", "const")),
        Kind::Static => {
            ("used by", format!("write `#[flatten] const {name}` instead of the static (line {line})"))
        }
        Kind::Other => return,
    };
    if callee.mark == Mark::Plain {
        let diag = diags.at(span, &codes::UNMARKED).with("name", name).with("how", how);
        diag.with("caller", caller).with("instead", instead);
    }
}

/// A struct says that it has methods, and no block beside it is marked.
fn without_block(fact: &Fact, span: Span, diags: &mut Diags) {
    let Some(blocks) = &fact.blocks else { return };
    if blocks.iter().all(|(mark, _)| *mark == Mark::Plain) {
        let instead = match blocks.first() {
            Some((_, (line, _))) => {
                format!("add `#[flatten]` above `impl {}` (line {line}), or leave `methods` out", fact.name)
            }
            None => {
                format!("leave `methods` out, or write `#[flatten] impl {} {{ .. }}` beside it", fact.name)
            }
        };
        diags.at(span, &codes::MISSING_BLOCK).with("name", &fact.name).with("instead", instead);
    }
}

/// Items that need each other: the first of them reports it, and all keep from asking.
fn circle(file: &File, at: usize, span: Span, requests: &[Request], diags: &mut Diags) -> bool {
    let Some(found) = file.circle(at) else { return false };
    let Some(circle) = found else { return true };
    let names: Vec<&str> = circle.iter().map(|item| file.items[*item].name.as_str()).collect();
    let is_next = |request: &&Request| file.need(at, &request.path.text) == circle.get(1).copied();
    let span = requests.iter().find(is_next).map_or(span, |request| request.path.last().span());
    let functions = circle.iter().all(|item| file.items[*item].kind == Kind::Fn);
    let code = if functions { &codes::RECURSION } else { &codes::CIRCLE };
    diags.at(span, code).with("cycle", names.join(" -> ")).with("name", names[0]);
    true
}

fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Fn => "function",
        Kind::Struct => "struct",
        Kind::Enum => "enum",
        Kind::Alias => "alias",
        Kind::Const => "constant",
        Kind::Static | Kind::Other => "item",
    }
}
