//! What modules gain after they stand there: by a macro of the outermost one, which those inside of it call.
//!
//! ```text
//! mod shaders {
//!     ..                                              // the module as it was, with `#[cfg(..)]` in a body
//!     mod inner { ..; super::__flatten_late_shaders! { @flatten_v1 { } { gains 1 $ } } }
//!     ask -> what this module gains, and macro __flatten_late_shaders! with what each inner one does
//! }
//! ```
//! So it is where rustc says which predicates hold (`predicates.rs`): nothing is read before.

use super::super::original::{self, More};
use super::super::predicates;
use super::super::source;
use super::heads::supers;
use super::tree::Tree;
use super::{Args, Around, Whole, Writers};
use crate::diag::Diags;
use proc_macro2::{Group, Ident, Literal, Punct, Spacing, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::ItemMod;

/// How the macro begins with what inner modules gain.
const LATE: &str = "__flatten_late";

/// The module, and the question which predicates hold inside of its items; `None` if there is nothing to ask.
pub(super) fn ask(whole: &Whole, args: &Args) -> Option<TokenStream> {
    if whole.late {
        return None;
    }
    let question = predicates::ask_inside(whole, args)?;
    let tree = Tree::of(&whole.item, whole.around);
    let late = name(&whole.item);
    let mut more = |module: usize, block: Option<usize>| match (module, block) {
        (0, None) => question.clone(),
        (_, Some(_)) => TokenStream::new(),
        (module, None) => {
            let (up, number) = (supers(tree.module_at(module).path.len()), Literal::usize_unsuffixed(module));
            let dollar = Punct::new('$', Spacing::Alone);
            quote!(#up #late ! { @flatten_v1 { } { gains #number #dollar } })
        }
    };
    Some(original::whole(whole, &mut more))
}

/// What a module gains that has no `cfg` left inside of its items.
pub(in super::super) fn resume(
    item: ItemMod,
    around: Around,
    args: TokenStream,
    writers: &Writers,
) -> TokenStream {
    // The arguments had no mistakes.
    let read = Args::read(args.clone(), writers, &mut Diags::new());
    let whole = Whole { tokens: item.to_token_stream(), item, args, around, late: true };
    super::expand(whole, read, writers, Diags::new())
}

/// The macro with what inner modules gain after the answers.
pub(super) fn name(item: &ItemMod) -> Ident {
    format_ident!("{LATE}_{}", source::unraw(&item.ident))
}

/// What the outermost module gains, and a macro with these arms and with what the modules inside gain.
pub(super) fn spread(tree: &Tree, name: &Ident, mut arms: TokenStream, more: &mut More) -> TokenStream {
    for module in 1..tree.module_count() {
        let number = Literal::usize_unsuffixed(module);
        let content = with_dollars(at(tree, module, more));
        arms.extend(quote!((@flatten_v1 { } { gains #number $d:tt }) => { #content };));
    }
    let mut out = at(tree, 0, more);
    let hidden = format_ident!("{name}_src");
    if !arms.is_empty() {
        out.extend(quote! {
            #[doc(hidden)]
            #[allow(unused_macros)]
            macro_rules! #hidden { #arms }
            #[doc(hidden)]
            #[allow(unused_imports)]
            use #hidden as #name;
        });
    }
    out
}

/// What a module gains, and what its `impl` blocks do in blocks of their own.
fn at(tree: &Tree, module: usize, more: &mut More) -> TokenStream {
    let mut out = more(module, None);
    for (number, block) in tree.blocks_of(module) {
        let inside = more(module, Some(number));
        if !inside.is_empty() {
            let cfgs = block.attrs.iter().filter(|attr| attr.path().is_ident("cfg"));
            let ty = &block.self_ty;
            out.extend(quote!(#(#cfgs)* impl #ty { #inside }));
        }
    }
    out
}

/// `$` becomes `$d`, which stands for `$`: macros are defined in here.
fn with_dollars(tokens: TokenStream) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Punct(p) if p.as_char() == '$' => out.extend([p.into(), format_ident!("d").into()]),
            TokenTree::Group(old) => {
                let mut group = Group::new(old.delimiter(), with_dollars(old.stream()));
                group.set_span(old.span());
                out.push(group.into());
            }
            token => out.push(token),
        }
    }
    out.into_iter().collect()
}
