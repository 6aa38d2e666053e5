//! Blocks of traits as inherent ones.

use super::{MARK, UNREAD};
use crate::front::swizzles::swizzle;
use crate::front::{generics, ints, known, methods};
use crate::ty::{Int, Ty};
use quote::{ToTokens, format_ident, quote};
use std::collections::BTreeMap;
use syn::visit::Visit;
use syn::visit_mut::{self, VisitMut};
use syn::{ItemImpl, ItemTrait, parse_quote};

/// A block as the front end reads it.
pub(crate) struct Inherent {
    pub(crate) block: ItemImpl,
    /// The number or vector that it is written for, if its type is none of the user's.
    pub(crate) value: Option<String>,
    /// Nothing of the trait has the name of something that this has itself, unless the block says that it is the same.
    pub(crate) is_apart: bool,
}

/// The number or vector that a type is taken for where no item bears its name.
fn value_named(ty: &syn::Type) -> Option<&'static str> {
    let syn::Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?.ident.to_string();
    match Int::named(&last) {
        Some(int) => Some(int.name()),
        None => known::type_named(&last).map(Ty::name),
    }
}

/// True of a name that Rust or glam has for a number or a vector, as far as the language knows it.
pub(super) fn has_own(value: &str, name: &str) -> bool {
    let is_special = matches!(name, "map" | "then" | "then_some" | "default" | "from" | "clone");
    let of_int = |int: Int| ints::methods(int).contains(&name) || ints::associated(int, name).is_some();
    let of_value = |ty: Ty| {
        methods::find(ty, name).is_some()
            || swizzle(ty, name).is_some()
            || known::associated(ty, name).is_some()
    };
    is_special || Int::named(value).map_or_else(|| known::type_named(value).is_some_and(of_value), of_int)
}

/// True of a name that the value of a block has not itself, or by which the block gives what it has itself:
/// `fn sin(self) -> f32 { f32::sin(self) }`.
fn is_apart_or_same(value: &str, name: &syn::Ident, block: &ItemImpl) -> bool {
    if !has_own(value, &name.to_string()) {
        return true;
    }
    let same = block.items.iter().filter_map(|item| match item {
        syn::ImplItem::Fn(f) if f.sig.ident == *name => Some(gives_its_own(f, &block.self_ty)),
        syn::ImplItem::Const(c) if c.ident == *name => Some(is_its_own(&c.expr, name, &block.self_ty)),
        _ => None,
    });
    // Of two `#[cfg]` leaves out one.
    same.collect::<Vec<bool>>() == [true]
}

/// True of a function that only calls what the type has by its name, with its own arguments.
fn gives_its_own(f: &syn::ImplItemFn, of: &syn::Type) -> bool {
    let mut params: Vec<String> = Vec::new();
    for input in &f.sig.inputs {
        params.push(match input {
            syn::FnArg::Receiver(me) => match &me.kind {
                syn::ReceiverKind::Value => "self".to_owned(),
                syn::ReceiverKind::Reference(_, _, None) => "* self".to_owned(),
                _ => return false,
            },
            syn::FnArg::Typed(typed) => match &*typed.pat {
                syn::Pat::Ident(pat) if pat.by_ref.is_none() && pat.subpat.is_none() => pat.ident.to_string(),
                _ => return false,
            },
        });
    }
    let text = |given: &syn::Expr| match given {
        syn::Expr::Paren(inner) => inner.expr.to_token_stream().to_string(),
        other => other.to_token_stream().to_string(),
    };
    let [syn::Stmt::Expr(value, None)] = &f.block.stmts[..] else { return false };
    match value {
        syn::Expr::MethodCall(call) => {
            let given = std::iter::once(&*call.receiver).chain(&call.args).map(text);
            let is_method = f.sig.receiver().is_some() && call.turbofish.is_none();
            is_method && call.method == f.sig.ident && given.eq(params)
        }
        syn::Expr::Call(call) => {
            is_its_own(&call.func, &f.sig.ident, of) && call.args.iter().map(text).eq(params)
        }
        _ => false,
    }
}

/// True of `f32::NAME` and `Self::NAME`, where the block is that of `f32`.
fn is_its_own(value: &syn::Expr, name: &syn::Ident, of: &syn::Type) -> bool {
    let value = value.to_token_stream().to_string();
    value == quote!(Self::#name).to_string() || value == quote!(#of::#name).to_string()
}

/// The path of the trait of a block that may be one of the user's own.
pub(crate) fn path_of(block: &ItemImpl) -> Option<&syn::Path> {
    let (path, _) = block.trait_.as_ref()?;
    let is_plain = matches!(&*block.self_ty, syn::Type::Path(ty) if ty.qself.is_none());
    let has_arguments = path.segments.iter().any(|segment| !segment.arguments.is_none());
    (is_plain && !has_arguments && block.generics.params.is_empty()).then_some(path)
}

/// A block as an inherent one, whose members know their trait by its `id`; with what the trait writes itself, which is read if it
/// stands in the same module, where `beside` knows it by its name, and those above it.
///
/// In that of a number or a vector `Self` is written out. Where that has something by a name of the trait itself, Rust prefers
/// one or the other by where a call stands, so there what the trait writes is left out. So it is where a macro may give it.
pub(crate) fn as_inherent<'t>(
    block: &ItemImpl,
    of: &'t ItemTrait,
    id: &str,
    beside: &dyn Fn(&str) -> Option<&'t ItemTrait>,
) -> Option<Inherent> {
    let path = path_of(block)?;
    let value = value_named(&block.self_ty);
    let is_apart = value.is_none_or(|value| {
        of.items.iter().all(|item| match item {
            syn::TraitItem::Fn(f) => is_apart_or_same(value, &f.sig.ident, block),
            syn::TraitItem::Const(c) => is_apart_or_same(value, &c.ident, block),
            syn::TraitItem::Type(_) => true,
            _ => false,
        })
    });
    let is_beside = path.get_ident().is_some_and(|name| beside(&name.to_string()).is_some());
    let is_plain = |item: &syn::ImplItem| {
        matches!(item, syn::ImplItem::Fn(_) | syn::ImplItem::Const(_) | syn::ImplItem::Type(_))
    };
    let is_whole = is_apart && block.items.iter().all(is_plain);
    if !of.generics.params.is_empty() {
        return None;
    }
    let types = block.items.iter().filter_map(|item| match item {
        syn::ImplItem::Type(item) => Some((item.ident.to_string(), item.ty.clone())),
        _ => None,
    });
    let left = value.map(|_| (*block.self_ty).clone());
    let mut own = Own { types: types.collect(), left };
    let mut items: Vec<syn::ImplItem> = Vec::new();
    for item in &block.items {
        match item {
            syn::ImplItem::Fn(f) => items.push(syn::ImplItem::Fn(f.clone())),
            syn::ImplItem::Const(c) => items.push(syn::ImplItem::Const(c.clone())),
            _ => {}
        }
    }
    let written = items.len();
    for item in of.items.iter().filter(|_| is_whole) {
        let (attrs, sig) = match item {
            syn::TraitItem::Fn(f) => (&f.attrs, &f.sig),
            syn::TraitItem::Const(c) if !items.iter().any(|own| is_const(own, &c.ident)) => {
                let (Some((_, value)), name, ty) = (&c.default, &c.ident, &c.ty) else { continue };
                // What calls methods is in a trait, of which nobody knows who reads a constant.
                let unread = format_ident!("{UNREAD}");
                let hides: Option<syn::Attribute> = has_methods(value).then(|| parse_quote!(#[#unread]));
                let attrs = c.attrs.iter().chain(&hides);
                items.push(parse_quote!(#(#attrs)* const #name: #ty = #value;));
                continue;
            }
            _ => continue,
        };
        let is_own = |own: &syn::ImplItem| matches!(own, syn::ImplItem::Fn(f) if f.sig.ident == sig.ident);
        if let syn::TraitItem::Fn(syn::TraitItemFn { default: Some(body), .. }) = item
            && !items.iter().any(is_own)
        {
            items.push(parse_quote!(#(#attrs)* #sig #body));
        }
    }
    let (mark, unread) = (format_ident!("{MARK}"), format_ident!("{UNREAD}"));
    for (i, item) in items.iter_mut().enumerate() {
        let mut of_self = OfSelf { path, of, beside, is_unknown: false };
        if i >= written && is_beside {
            of_self.visit_impl_item_mut(item);
        }
        let is_unknown = of_self.is_unknown;
        let mark: syn::Attribute = match value {
            value if i >= written => {
                let value = value.unwrap_or_default();
                parse_quote!(#[#mark(#id, #value, "of the trait")])
            }
            Some(value) => parse_quote!(#[#mark(#id, #value)]),
            None => parse_quote!(#[#mark(#id)]),
        };
        let hides = i >= written && !is_beside || is_unknown;
        let hides: Option<syn::Attribute> = hides.then(|| parse_quote!(#[#unread]));
        match item {
            syn::ImplItem::Fn(f) => {
                // rustc could not be asked about what is generic.
                let is_generic = f.sig.generics.type_params().next().is_some() || has_impl(&f.sig);
                f.attrs.extend(hides.or_else(|| is_generic.then(|| parse_quote!(#[#unread]))));
                f.attrs.insert(0, mark);
                without_sized(&mut f.sig.generics);
            }
            syn::ImplItem::Const(c) => {
                c.attrs.extend(hides);
                c.attrs.insert(0, mark);
            }
            _ => {}
        }
        own.visit_impl_item_mut(item);
    }
    let block = ItemImpl { trait_: None, items, ..block.clone() };
    Some(Inherent { block, value: value.map(str::to_owned), is_apart })
}

/// What a body with a trait among its bounds knows by it.
#[derive(Clone, Default)]
pub(crate) struct Known {
    /// The scope that it stands in.
    pub(crate) scope: usize,
    /// The functions and constants that it gives.
    pub(crate) gives: Vec<String>,
    /// The traits of the user's own above it, by their ids, `None` of one that is not known.
    pub(crate) above: Vec<Option<String>>,
    /// What it calls the traits above it that are taken for those of the standard library.
    pub(crate) core: Vec<syn::Path>,
}

/// What is known of a trait that stands in a scope, with the ids of what it calls other traits.
pub(crate) fn known(of: &ItemTrait, scope: usize, id: impl Fn(&str) -> Option<String>) -> Known {
    let gives = of.items.iter().filter_map(name_of).collect();
    let mut known = Known { scope, gives, ..Known::default() };
    for bound in &of.supertraits {
        match bound {
            syn::TypeParamBound::Trait(bound) => {
                let own = bound.path.get_ident().and_then(|name| id(&name.to_string()));
                match own.is_none() && generics::is_core(&bound.path) {
                    true => known.core.push(bound.path.clone()),
                    false => known.above.push(own),
                }
            }
            syn::TypeParamBound::Lifetime(_) => {}
            _ => known.above.push(None),
        }
    }
    known
}

/// The name of what a trait gives.
pub(crate) fn name_of(item: &syn::TraitItem) -> Option<String> {
    match item {
        syn::TraitItem::Fn(f) => Some(f.sig.ident.to_string()),
        syn::TraitItem::Const(c) => Some(c.ident.to_string()),
        _ => None,
    }
}

/// True of an expression in which methods are called.
fn has_methods(expr: &syn::Expr) -> bool {
    struct Finder(bool);
    impl<'ast> Visit<'ast> for Finder {
        fn visit_expr_method_call(&mut self, _: &'ast syn::ExprMethodCall) {
            self.0 = true;
        }
        fn visit_macro(&mut self, _: &'ast syn::Macro) {
            self.0 = true;
        }
    }
    let mut finder = Finder(false);
    finder.visit_expr(expr);
    finder.0
}

/// In what a trait writes itself `Self::name` is the trait's, or that of a trait above it, whatever the type has by that name:
/// `<Self as Trait>::name`.
struct OfSelf<'t, 'b> {
    path: &'b syn::Path,
    of: &'t ItemTrait,
    beside: &'b dyn Fn(&str) -> Option<&'t ItemTrait>,
    /// There is such a name that none of them is known to give.
    is_unknown: bool,
}

impl<'t> OfSelf<'t, '_> {
    /// The trait that gives a name: `path`, or one above it; `Ok(None)` if it is one of the standard library.
    fn giver(
        &self,
        path: &syn::Path,
        of: &'t ItemTrait,
        name: &str,
        depth: usize,
    ) -> Result<Option<syn::Path>, ()> {
        if of.items.iter().filter_map(name_of).any(|given| given == name) {
            return Ok(Some(path.clone()));
        }
        // A trait above itself is rustc's to find.
        if depth > ABOVE {
            return Err(());
        }
        let mut found = Err(());
        for bound in &of.supertraits {
            let syn::TypeParamBound::Trait(bound) = bound else { continue };
            let own = bound.path.get_ident().and_then(|name| (self.beside)(&name.to_string()));
            let by_this = match own {
                Some(above) => self.giver(&bound.path, above, name, depth + 1),
                None if generics::core_gives(&bound.path, name) => Ok(None),
                None => Err(()),
            };
            found = found.or(by_this);
        }
        found
    }
}

/// Longer chains of traits above traits are followed no further.
const ABOVE: usize = 16;

impl VisitMut for OfSelf<'_, '_> {
    fn visit_expr_path_mut(&mut self, expr: &mut syn::ExprPath) {
        let segments = &expr.path.segments;
        if expr.qself.is_some() || segments.len() < 2 || segments[0].ident != "Self" {
            return visit_mut::visit_expr_path_mut(self, expr);
        }
        match (segments.len(), self.giver(self.path, self.of, &segments[1].ident.to_string(), 0)) {
            (2, Ok(Some(path))) => {
                let (ty, rest) = (&segments[0], &segments[1]);
                *expr = parse_quote!(<#ty as #path>::#rest);
            }
            (2, Ok(None)) => {}
            _ => self.is_unknown = true,
        }
    }

    /// `f::<Self::COUNT>()` looks like a type.
    fn visit_type_path_mut(&mut self, ty: &mut syn::TypePath) {
        let segments = &ty.path.segments;
        if ty.qself.is_none() && segments.len() == 2 && segments[0].ident == "Self" {
            let name = segments[1].ident.to_string();
            self.is_unknown |= matches!(self.giver(self.path, self.of, &name, 0), Ok(Some(_)));
        }
        visit_mut::visit_type_path_mut(self, ty);
    }

    /// What macros are given is read later.
    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        self.is_unknown |= has_self_path(mac.tokens.clone());
    }

    /// `Self` is another type in there.
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// True of tokens with a `Self::` in them.
fn has_self_path(tokens: proc_macro2::TokenStream) -> bool {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let found = match token {
            proc_macro2::TokenTree::Ident(name) if name == "Self" => {
                matches!(tokens.peek(), Some(proc_macro2::TokenTree::Punct(p)) if p.as_char() == ':')
            }
            proc_macro2::TokenTree::Group(group) => has_self_path(group.stream()),
            _ => false,
        };
        if found {
            return true;
        }
    }
    false
}

fn is_const(item: &syn::ImplItem, name: &syn::Ident) -> bool {
    matches!(item, syn::ImplItem::Const(c) if c.ident == *name)
}

/// True of a function with a parameter that is `impl Trait`, of functions too.
fn has_impl(sig: &syn::Signature) -> bool {
    struct Finder(bool);
    impl<'ast> Visit<'ast> for Finder {
        fn visit_type_impl_trait(&mut self, _: &'ast syn::TypeImplTrait) {
            self.0 = true;
        }
    }
    let mut finder = Finder(false);
    sig.inputs.iter().for_each(|input| finder.visit_fn_arg(input));
    finder.0
}

/// Forgets `where Self: Sized`.
fn without_sized(generics: &mut syn::Generics) {
    let Some(clause) = &mut generics.where_clause else { return };
    let is_sized = |predicate: &syn::WherePredicate| match predicate {
        syn::WherePredicate::Type(said) => {
            let of_self = matches!(&said.bounded_ty, syn::Type::Path(path) if path.path.is_ident("Self"));
            let sized = |bound: &syn::TypeParamBound| match bound {
                syn::TypeParamBound::Trait(bound) => bound.path.is_ident("Sized"),
                _ => false,
            };
            of_self && said.bounds.iter().all(sized)
        }
        _ => false,
    };
    clause.predicates = clause.predicates.iter().filter(|predicate| !is_sized(predicate)).cloned().collect();
    if clause.predicates.is_empty() {
        generics.where_clause = None;
    }
}

/// Puts in the types that a block gives names to, `Self::Output`, and what `Self` is where that is no struct.
struct Own {
    types: BTreeMap<String, syn::Type>,
    left: Option<syn::Type>,
}

impl Own {
    /// `Self { .. }` of what is no struct of the user's: `Vec3 { .. }`.
    fn name(&self, path: &mut syn::Path) {
        if let Some(syn::Type::Path(left)) = &self.left
            && path.is_ident("Self")
        {
            *path = left.path.clone();
        }
    }
}

impl VisitMut for Own {
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        if let syn::Type::Path(path) = &*ty
            && path.qself.is_none()
            && path.path.segments.len() == 2
            && path.path.segments[0].ident == "Self"
            && let Some(own) = self.types.get(&path.path.segments[1].ident.to_string())
        {
            *ty = own.clone();
            return;
        }
        if let (syn::Type::Path(path), Some(left)) = (&*ty, &self.left)
            && path.path.is_ident("Self")
        {
            *ty = left.clone();
            return;
        }
        visit_mut::visit_type_mut(self, ty);
    }

    fn visit_expr_struct_mut(&mut self, literal: &mut syn::ExprStruct) {
        self.name(&mut literal.path);
        visit_mut::visit_expr_struct_mut(self, literal);
    }

    fn visit_pat_struct_mut(&mut self, pattern: &mut syn::PatStruct) {
        self.name(&mut pattern.path);
        visit_mut::visit_pat_struct_mut(self, pattern);
    }

    fn visit_receiver_mut(&mut self, receiver: &mut syn::Receiver) {
        let Some(left) = &self.left else { return visit_mut::visit_receiver_mut(self, receiver) };
        let ty: syn::Type = match &receiver.kind {
            syn::ReceiverKind::Value => left.clone(),
            syn::ReceiverKind::Reference(_, _, mutability) => parse_quote!(& #mutability #left),
            _ => return visit_mut::visit_receiver_mut(self, receiver),
        };
        let colon = syn::token::Colon(receiver.self_token.span);
        receiver.kind = syn::ReceiverKind::Typed(colon, Box::new(ty));
    }

    /// `Self::SIDES`, `Self::unit()`.
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        if let Some(syn::Type::Path(left)) = &self.left
            && path.segments.len() > 1
            && path.segments[0].ident == "Self"
        {
            let rest: Vec<syn::PathSegment> = path.segments.iter().skip(1).cloned().collect();
            *path = left.path.clone();
            path.segments.extend(rest);
        }
        visit_mut::visit_path_mut(self, path);
    }

    /// `Self` is another type in there.
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}
