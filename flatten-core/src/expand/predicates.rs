//! `#[cfg(..)]` inside of an item: rustc says which predicates hold, where the item stands, before anything is read.
//!
//! ```text
//! #[cfg(P)]      macro_rules! __flatten_cfg_shade_0 { .. {1} .. }     // passes on, with the answer
//! #[cfg(not(P))] macro_rules! __flatten_cfg_shade_0 { .. {0} .. }
//! __flatten_cfg_shade_0! { .. { { ::flatten::__finish } } { cfg [args] ["P"] { item } } { } }
//! ```
//! Then the item is expanded as if it had been written without what is left out; that is also what travels. A module
//! asks at its end, for all that it holds (`module/late.rs`).

mod attributed;

use super::args::Args;
use super::chain::Chain;
use super::module::{Around, Whole, late};
use super::source::{self, group, unraw};
use super::{Writers, resolved};
use crate::front::sources;
use attributed::{Attributed, stmt_attrs};
use proc_macro2::{Delimiter, Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, Block, Expr, Item, ItemMod, Meta, Token};

/// What asks for the predicates inside of an item; `None` if there are none.
pub(super) fn ask(item: &Item, args_tokens: &TokenStream, args: &Args) -> Option<TokenStream> {
    if !matches!(item, Item::Fn(_) | Item::Struct(_) | Item::Enum(_) | Item::Const(_) | Item::Impl(_)) {
        return None;
    }
    if matches!(item, Item::Impl(block) if sources::owner(block).is_none()) {
        return None;
    }
    let mut found = Answers::default();
    found.visit_inside(&mut item.clone());
    let (name, _, attrs) = source::head(item);
    // A struct and its block have one name.
    let name = if matches!(item, Item::Impl(_)) { format_ident!("impl_{}", unraw(&name)) } else { name };
    let cfgs: Vec<&Attribute> = attrs.iter().filter(|attr| attr.path().is_ident("cfg")).collect();
    found.questions(&name, &cfgs, args, |texts| quote!(cfg [ #args_tokens ] [ #texts ] { #item }))
}

/// What asks for the predicates inside of the items of a module, at its end; `None` if there are none.
pub(super) fn ask_inside(whole: &Whole, args: &Args) -> Option<TokenStream> {
    let Whole { item, args: args_tokens, around, .. } = whole;
    let mut found = Answers::default();
    found.visit_module(&mut item.clone());
    let goal = match around {
        Around::Items => format_ident!("cfg_items"),
        _ => format_ident!("cfg"),
    };
    found.questions(&item.ident, &[], args, |texts| quote!(#goal [ #args_tokens ] [ #texts ] { #item }))
}

/// The most predicates of one item, or of one module.
const MOST: usize = 32;

/// The rule of a macro that adds an answer and passes on.
fn answer(holds: u8) -> TokenStream {
    let holds = proc_macro2::Literal::u8_unsuffixed(holds);
    quote! {
        (@flatten_v1 { { $($next:tt)* } $($rest:tt)* } { $($state:tt)* } { $($answers:tt)* }) => {
            $($next)* ! { @flatten_v1 { $($rest)* } { $($state)* } { $($answers)* { #holds } } }
        };
    }
}

/// What stands beside an item whose predicates have been answered. `None` if these are no tokens of ours.
pub(super) fn finish(state: TokenStream, answers: TokenStream, writers: &Writers) -> Option<TokenStream> {
    let mut state = state.into_iter();
    let goal = state.next()?.to_string();
    let args = group(state.next()?, Delimiter::Bracket)?;
    let texts = group(state.next()?, Delimiter::Bracket)?;
    let mut item: Item = syn::parse2(group(state.next()?, Delimiter::Brace)?).ok()?;
    let texts = texts.into_iter().map(source::string).collect::<Option<Vec<_>>>()?;
    let answers = answers.into_iter().map(|answer| Some(group(answer, Delimiter::Brace)?.to_string() == "1"));
    let answers = answers.collect::<Option<Vec<bool>>>()?;
    if texts.len() != answers.len() {
        return None;
    }
    let known = texts.into_iter().zip(answers).collect();
    let mut resolver = Answers { known: Some(known), asked: BTreeMap::new() };
    match &mut item {
        Item::Mod(item) => resolver.visit_module(item),
        item => resolver.visit_inside(item),
    }
    // What is not known after all must not be guessed.
    if !resolver.asked.is_empty() {
        return None;
    }
    Some(match item {
        Item::Mod(item) => {
            let around = if goal == "cfg_items" { Around::Items } else { Around::Crate };
            late::resume(item, around, args, writers)
        }
        item => resolved(args, item, writers),
    })
}

/// Walks over everything inside of an item.
#[derive(Default)]
struct Answers {
    /// Which predicates hold, by their texts; nothing is left out as long as that is not known.
    known: Option<BTreeMap<String, bool>>,
    /// The predicates met that are not known.
    asked: BTreeMap<String, TokenStream>,
}

impl Answers {
    /// The macros that answer, and the way through them to `state`, which is told what was asked.
    fn questions(
        &self,
        name: &Ident,
        cfgs: &[&Attribute],
        args: &Args,
        state: impl FnOnce(TokenStream) -> TokenStream,
    ) -> Option<TokenStream> {
        // So many are not asked for in one chain; the front end refuses what stays.
        if self.asked.is_empty() || self.asked.len() > MOST {
            return None;
        }
        let mut out = TokenStream::new();
        let mut macros = Vec::new();
        for (number, predicate) in self.asked.values().enumerate() {
            let hidden = format_ident!("__flatten_cfg_src_{}_{number}", unraw(name));
            let shown = format_ident!("__flatten_cfg_{}_{number}", unraw(name));
            let (yes, no) = (answer(1), answer(0));
            out.extend(quote! {
                #(#cfgs)*
                #[cfg(#predicate)]
                macro_rules! #hidden { #yes }
                #(#cfgs)*
                #[cfg(not(#predicate))]
                macro_rules! #hidden { #no }
                #(#cfgs)*
                #[doc(hidden)]
                use #hidden as #shown;
            });
            macros.push(quote!(#shown));
        }
        let texts = self.asked.keys();
        let (chain, _) = Chain::new(macros, name, args.facade());
        let chain = chain.ending_in(&state(quote!(#(#texts)*)));
        out.extend(quote!(#(#cfgs)* #chain));
        Some(out)
    }

    /// What is inside of a module's items, and of those of modules inside. What is said of an item itself stays: what
    /// it gains is under the same condition. But of several of one name, and of traits and their blocks, it is asked which there are.
    fn visit_module(&mut self, module: &mut ItemMod) {
        let mut traits = Vec::new();
        traits_in(module, &mut traits);
        self.visit_items(module, &traits);
    }

    fn visit_items(&mut self, module: &mut ItemMod, traits: &[Ident]) {
        let Some((_, items)) = &mut module.content else { return };
        let names: Vec<_> = items.iter().filter_map(named).collect();
        items.retain_mut(|item| {
            let is_one_of_several = named(item).is_some_and(|name| {
                let (types, values) = sources::namespaces(item);
                let is_other =
                    |(of, (t, v)): &&(String, (bool, bool))| *of == name.0 && (types && *t || values && *v);
                names.iter().filter(is_other).count() > 1
            });
            let attrs = match item {
                Item::Trait(item) => Some(&mut item.attrs),
                Item::Impl(block) if of_trait(block, traits) => Some(&mut block.attrs),
                _ if is_one_of_several => attributed::item_attrs(item),
                _ => None,
            };
            if attrs.is_some_and(|attrs| !self.is_there(attrs)) {
                return false;
            }
            match item {
                Item::Mod(inner) => self.visit_items(inner, traits),
                Item::Static(item) => self.visit_expr_mut(&mut item.expr),
                Item::Trait(item) => self.visit_item_trait_mut(item),
                Item::Impl(block) if sources::given_to(block).is_none() && !of_trait(block, traits) => {}
                item => self.visit_inside(item),
            }
            true
        });
    }

    /// Everything but the attributes of the item itself, which stay.
    fn visit_inside(&mut self, item: &mut Item) {
        match item {
            Item::Fn(item) => {
                self.keep(&mut item.sig.inputs);
                self.visit_block_mut(&mut item.block);
            }
            Item::Struct(item) => self.visit_fields_mut(&mut item.fields),
            Item::Enum(item) => self.visit_item_enum_mut(item),
            Item::Const(item) => self.visit_expr_mut(&mut item.expr),
            Item::Impl(block) => self.visit_item_impl_mut(block),
            _ => {}
        }
    }

    /// True if what bears the attributes is there. `cfg` and `cfg_attr` are taken away from it.
    fn is_there(&mut self, attrs: &mut Vec<Attribute>) -> bool {
        let mut there = true;
        let mut at = 0;
        while at < attrs.len() {
            let attr = &attrs[at];
            let Meta::List(list) = &attr.meta else {
                at += 1;
                continue;
            };
            if attr.path().is_ident("cfg") {
                let predicate = list.tokens.clone();
                match self.holds(predicate) {
                    Some(holds) => {
                        there &= holds;
                        attrs.remove(at);
                    }
                    None => at += 1,
                }
            } else if attr.path().is_ident("cfg_attr") {
                let list = Punctuated::<Meta, Token![,]>::parse_terminated.parse2(list.tokens.clone());
                let Some((first, rest)) = list.ok().and_then(split) else {
                    at += 1;
                    continue;
                };
                let more = rest.into_iter().map(|meta| Attribute { meta, ..attrs[at].clone() });
                let mut more: Vec<Attribute> = more.collect();
                match self.holds(quote!(#first)) {
                    Some(true) => _ = attrs.splice(at..=at, more),
                    Some(false) => _ = attrs.remove(at),
                    None => {
                        // What it brings is asked for at once.
                        self.is_there(&mut more);
                        at += 1;
                    }
                }
            } else {
                at += 1;
            }
        }
        there
    }

    fn holds(&mut self, predicate: TokenStream) -> Option<bool> {
        let text = predicate.to_string();
        let answer = self.known.as_ref().and_then(|known| known.get(&text).copied());
        if answer.is_none() {
            self.asked.insert(text, predicate);
        }
        answer
    }

    /// Leaves out what is not there.
    fn keep<T: Attributed, P: Default + Clone>(&mut self, list: &mut Punctuated<T, P>) {
        let old = std::mem::take(list);
        for pair in old.into_pairs() {
            let (mut value, punct) = pair.into_tuple();
            let there = value.attrs().is_none_or(|attrs| self.is_there(attrs));
            if there {
                list.push_value(value);
                list.push_punct(punct.unwrap_or_default());
            }
        }
    }
}

/// The traits that stand in a module, and in those inside.
fn traits_in(module: &ItemMod, found: &mut Vec<Ident>) {
    for item in module.content.iter().flat_map(|(_, items)| items) {
        match item {
            Item::Trait(item) => found.push(item.ident.clone()),
            Item::Mod(inner) => traits_in(inner, found),
            _ => {}
        }
    }
}

/// True of a block of one of these traits, as far as names say.
fn of_trait(block: &syn::ItemImpl, traits: &[Ident]) -> bool {
    let path = block.trait_.as_ref().and_then(|(path, _)| path.segments.last());
    path.is_some_and(|last| traits.contains(&last.ident))
}

/// The name of an item that can be read, and the namespaces in which it stands.
fn named(item: &Item) -> Option<(String, (bool, bool))> {
    Some((sources::name_of(item)?, sources::namespaces(item)))
}

/// What a `cfg_attr` asks, and what it brings.
fn split(list: Punctuated<Meta, Token![,]>) -> Option<(Meta, Vec<Meta>)> {
    let mut list = list.into_iter();
    Some((list.next()?, list.collect()))
}

impl VisitMut for Answers {
    fn visit_block_mut(&mut self, block: &mut Block) {
        block.stmts.retain_mut(|stmt| stmt_attrs(stmt).is_none_or(|attrs| self.is_there(attrs)));
        visit_mut::visit_block_mut(self, block);
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        match expr {
            Expr::Array(array) => self.keep(&mut array.elems),
            Expr::Tuple(tuple) => self.keep(&mut tuple.elems),
            Expr::Call(call) => self.keep(&mut call.args),
            Expr::MethodCall(call) => self.keep(&mut call.args),
            Expr::Struct(literal) => self.keep(&mut literal.fields),
            Expr::Match(of) => of.arms.retain_mut(|arm| self.is_there(&mut arm.attrs)),
            _ => {}
        }
        visit_mut::visit_expr_mut(self, expr);
    }

    fn visit_pat_struct_mut(&mut self, pat: &mut syn::PatStruct) {
        self.keep(&mut pat.fields);
        visit_mut::visit_pat_struct_mut(self, pat);
    }

    fn visit_fields_mut(&mut self, fields: &mut syn::Fields) {
        match fields {
            syn::Fields::Named(fields) => self.keep(&mut fields.named),
            syn::Fields::Unnamed(fields) => self.keep(&mut fields.unnamed),
            syn::Fields::Unit => {}
        }
    }

    fn visit_item_enum_mut(&mut self, item: &mut syn::ItemEnum) {
        self.keep(&mut item.variants);
        visit_mut::visit_item_enum_mut(self, item);
    }

    fn visit_signature_mut(&mut self, sig: &mut syn::Signature) {
        self.keep(&mut sig.inputs);
    }

    fn visit_item_trait_mut(&mut self, of: &mut syn::ItemTrait) {
        of.items.retain_mut(|item| match item {
            syn::TraitItem::Fn(item) => self.is_there(&mut item.attrs),
            syn::TraitItem::Const(item) => self.is_there(&mut item.attrs),
            _ => true,
        });
        visit_mut::visit_item_trait_mut(self, of);
    }

    fn visit_item_impl_mut(&mut self, block: &mut syn::ItemImpl) {
        block.items.retain_mut(|item| match item {
            syn::ImplItem::Fn(item) => self.is_there(&mut item.attrs),
            syn::ImplItem::Const(item) => self.is_there(&mut item.attrs),
            _ => true,
        });
        visit_mut::visit_item_impl_mut(self, block);
    }
}
