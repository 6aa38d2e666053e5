//! A module that uses items outside of it: it waits for their sources, and then everything it gains stands there.
//!
//! ```text
//! mod shaders {
//!     ..                                                   // the module as it was
//!     use crate::noise::fbm as fbm_lacks_..;               // what its own items ask for
//!     fn shade_flat(p: Vec2) -> f32 { .. }                 // heads of twins (`heads.rs`)
//!     mod inner { ..; use super::super::h as h_lacks_..; chain -> __flatten_part!; super::__flatten_gains_shaders! .. }
//!     chain -> macro __flatten_gains_shaders!, with what each inner module gains, and what this one does
//! }
//! ```
//! A `use` is private to its module, so each module asks for itself, and hands the answers on in its part.

use super::super::chain::Chain;
use super::super::reported::Reported;
use super::super::source::{self, Closure, Request};
use super::super::{Args, Writers};
use super::heads::Ways;
use super::outside::Outside;
use super::tree::Tree;
use super::{Around, Context, Entry, Whole, conditions, late};
use crate::diag::Diags;
use crate::front::Source;
use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::ItemMod;
use syn::spanned::Spanned;

/// How the macro begins with what the inner modules gain, in the outermost one.
const GAINS: &str = "__flatten_gains";
/// The macro with the sources that an inner module asked for.
const PART: &str = "__flatten_part";

/// The module, and the chains that end in [`finish`] and [`part`].
pub(super) fn expand(
    tree: &Tree,
    whole: Whole,
    args: &Args,
    entries: &[Entry],
    outside: Vec<Outside>,
) -> TokenStream {
    let Whole { item, args: args_tokens, around, .. } = &whole;
    let texts: Vec<String> = outside.iter().map(|outside| outside.path.text.clone()).collect();
    let mut conditions: Vec<Vec<Option<TokenStream>>> = vec![Vec::new(); tree.module_count()];
    outside.iter().for_each(|o| conditions[o.module].push(conditions::of_request(tree, o)));
    let asked = requests(tree, &item.ident, outside);
    let goal = match around {
        Around::Items => format_ident!("items"),
        _ => format_ident!("unit"),
    };
    let (facade, gains) = (args.facade(), gains(&item.ident));
    let ways = Ways { tree, asked: &asked, gains: &gains };
    let gained = |module: usize| {
        let imports = asked[module].iter().zip(&conditions[module]);
        let mut out: TokenStream = imports.map(|(request, when)| request.import_if(when.as_ref())).collect();
        let inner: Vec<usize> = tree.inner(module).filter(|inner| asks(tree, *inner, &asked)).collect();
        out.extend(inner.iter().map(|inner| import_part(tree, *inner, &asked)));
        let parts = inner.iter().map(|inner| part_of(tree, *inner));
        let macros: Vec<TokenStream> = asked[module].iter().map(Request::hop).chain(parts).collect();
        let asks = !macros.is_empty();
        let name = if module == 0 { item.ident.clone() } else { name_of(tree, module) };
        let (chain, batches) = Chain::new(macros, &name, facade.clone());
        out.extend(batches);
        if module == 0 {
            out.extend(chain.ending_in(&quote!(#goal [ #args_tokens ] [ #(#texts)* ] { #item })));
        } else if tree.has_items(module) || asks {
            if asks {
                out.extend(chain.ending_in(&quote!(part [ ] [ ] { mod #name { } })));
            }
            out.extend(ways.imports(module));
            let number = Literal::usize_unsuffixed(module);
            let dollar = TokenTree::from(proc_macro2::Punct::new('$', proc_macro2::Spacing::Alone));
            out.extend(ways.call(module, &quote!(gains #number #dollar)));
        }
        out
    };
    let mut more = |module: usize, block: Option<usize>| {
        let own = entries.iter().enumerate().filter(|(_, e)| tree.place(e.index) == (module, block));
        let mut out: TokenStream = own.map(|(number, entry)| ways.waiting(number, entry)).collect();
        if block.is_none() {
            out.extend(gained(module));
        }
        out
    };
    whole.gaining(tree, &mut more)
}

/// What each module asks for.
fn requests(tree: &Tree, root: &Ident, outside: Vec<Outside>) -> Vec<Vec<Request>> {
    let mut asked: Vec<Vec<Request>> = (0..tree.module_count()).map(|_| Vec::new()).collect();
    for Outside { module, users, path } in outside {
        let number = asked[module].len();
        let asker = match module {
            0 => asker(tree, root, users[0]),
            _ => name_of(tree, module),
        };
        asked[module].push(Request::new(path, &asker, number));
    }
    asked
}

/// The name of an inner module.
fn name_of(tree: &Tree, module: usize) -> Ident {
    ident(tree.module_at(module).path.last().expect("it is an inner one"))
}

/// The part of an inner module, for the module around.
pub(super) fn part_of(tree: &Tree, module: usize) -> TokenStream {
    let (name, part) = (name_of(tree, module), ident(PART));
    match conditions::of_module(tree, module) {
        Some(_) => conditional_part(module).into_token_stream(),
        None => quote!(#name::#part),
    }
}

/// The import of the part of an inner module that `cfg` may leave out.
fn import_part(tree: &Tree, module: usize, asked: &[Vec<Request>]) -> TokenStream {
    let Some(condition) = conditions::of_module(tree, module) else { return TokenStream::new() };
    let (name, part, alias) = (name_of(tree, module), ident(PART), conditional_part(module));
    let absent = source::absent(&alias, count(tree, module, asked), &condition);
    quote! {
        #[cfg(#condition)]
        #[doc(hidden)]
        #[allow(unused_imports)]
        use #name::#part as #alias;
        #absent
    }
}

fn conditional_part(module: usize) -> Ident {
    format_ident!("{PART}_{module}")
}

/// How many items a module and those inside of it ask for.
fn count(tree: &Tree, module: usize, asked: &[Vec<Request>]) -> usize {
    asked[module].len() + tree.inner(module).map(|inner| count(tree, inner, asked)).sum::<usize>()
}

/// How the outermost module's items are called where they ask. Without a module, others may ask beside them.
fn asker(tree: &Tree, root: &Ident, user: usize) -> Ident {
    if tree.bare_root().is_none() {
        return root.clone();
    }
    let Source { item, owner, .. } = &tree.sources.items[user];
    let name = |index: usize| tree.item_name(index).replace("r#", "");
    let name = owner.map_or(name(user), |owner| format!("{}__{}", name(owner), name(user)));
    match super::attributes(item).iter().any(|attr| attr.path().is_ident("cfg")) {
        // There may be another one of this name.
        true => format_ident!("{name}_{root}"),
        false => ident(&name),
    }
}

/// The macro with what the inner modules gain.
fn gains(root: &Ident) -> Ident {
    format_ident!("{GAINS}_{}", source::unraw(root))
}

/// True if a module or one inside of it asks for something.
pub(super) fn asks(tree: &Tree, module: usize, asked: &[Vec<Request>]) -> bool {
    !asked[module].is_empty() || tree.inner(module).any(|inner| asks(tree, inner, asked))
}

/// The sources that an inner module asked for, in a macro for the module around.
pub(in super::super) fn part(item: &ItemMod, closures: &[Closure]) -> TokenStream {
    let hidden = format_ident!("__flatten_part_of_{}", source::unraw(&item.ident));
    source::adding(closures, &hidden, &quote!(pub(super)), &ident(PART)).into_iter().collect()
}

/// A token of the user's; the name of what stands in `items!` is none.
fn home(item: &ItemMod) -> Span {
    let first = item.content.iter().flat_map(|(_, items)| items).next();
    first.map_or_else(|| item.ident.span(), |first| first.span())
}

/// What the module gains, and the macro with what the modules inside do.
pub(in super::super) fn finish(
    item: &ItemMod,
    around: Around,
    args: &Args,
    texts: &[String],
    closures: &[Closure],
    writers: &Writers,
) -> TokenStream {
    let mut diags = Diags::new();
    let mut tree = Tree::of(item, around);
    let outside = tree.outside(super::entries(&tree, args, writers, &mut diags).iter().map(|e| e.index));
    if outside.iter().map(|o| &o.path.text).ne(texts) || closures.len() != texts.len() {
        return super::super::misuse();
    }
    let complete = match tree.add_outside(&outside, closures, home(item)) {
        Ok(complete) => complete,
        Err(error) => return error.to_compile_error(),
    };
    let mut diags = Diags::new();
    let mut entries = super::entries(&tree, args, writers, &mut diags);
    conditions::leave_out(&tree, &mut entries, &outside, closures);
    let context = Context { tree: &tree, closures, args, writers, text: item.to_token_stream().to_string() };
    let mut arms = TokenStream::new();
    if !complete && closures.iter().all(Closure::has_come) {
        return super::super::misuse();
    }
    let silent = (!complete).then(|| Reported::at_source(closures));
    let mut gained = context.gains(&entries, silent, Some(&mut arms), &mut diags);
    let mut more = |module, block| gained.remove(&(module, block)).unwrap_or_default();
    let mut out = late::spread(&tree, &gains(&item.ident), arms, &mut more);
    out.extend(diags.to_compile_errors());
    out
}

fn ident(name: &str) -> Ident {
    match name.strip_prefix("r#") {
        Some(raw) => Ident::new_raw(raw, Span::call_site()),
        None => Ident::new(name, Span::call_site()),
    }
}
