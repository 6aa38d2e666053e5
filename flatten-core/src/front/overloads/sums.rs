//! `Sum` and `Product`, whose one function folds an iterator: what a sum begins with, and what an item makes of it, as functions of
//! their own.
//!
//! ```text
//! impl Sum for Complex { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self { iter.fold(Complex::ZERO, |a, b| a + b) } }
//! #[flatten_operator(Sum)] fn sum(a: Self, b: Self) -> Self { a + b }
//! #[flatten_operator(SumFirst)] fn sum() -> Self { Complex::ZERO }
//! ```

use super::{MARK, function, overload, trait_of};
use crate::front::Items;
use crate::hir::FnId;
use quote::format_ident;
use syn::{ItemFn, ItemImpl, parse_quote};

/// Both functions; nothing of a block that does something else.
pub(super) fn functions(block: &ItemImpl) -> Vec<ItemFn> {
    both(block).map_or_else(Vec::new, Vec::from)
}

fn both(block: &ItemImpl) -> Option<[ItemFn; 2]> {
    let of = overload(block)?;
    let item = of.right.cloned().unwrap_or_else(|| parse_quote!(Self));
    let written = block.items.iter().find_map(|item| match item {
        syn::ImplItem::Fn(item) if item.sig.ident == of.function => Some(item),
        _ => None,
    })?;
    let (first, f) = fold(written)?;
    let name = &written.sig.ident;
    let next: syn::ImplItemFn = match f {
        syn::Expr::Closure(closure) if closure.inputs.len() == 2 => {
            let [so_far, given] = [0, 1].map(|at| match &closure.inputs[at] {
                syn::Pat::Type(typed) => &*typed.pat,
                pat => pat,
            });
            let body = &closure.body;
            parse_quote!(fn #name(#so_far: Self, #given: #item) -> Self { #body })
        }
        syn::Expr::Path(path) if path.qself.is_none() => {
            parse_quote!(fn #name(__so_far: Self, __item: #item) -> Self { #path(__so_far, __item) })
        }
        _ => return None,
    };
    let first: syn::ImplItemFn = parse_quote!(fn #name() -> Self { #first });
    let plain = |of: syn::ImplItemFn| {
        let attrs = written.attrs.clone();
        let items = vec![syn::ImplItem::Fn(syn::ImplItemFn { attrs, ..of })];
        function(&ItemImpl { items, ..block.clone() })
    };
    let (next, mut first) = (plain(next)?, plain(first)?);
    let (mark, of_first) = (format_ident!("{MARK}"), format_ident!("{}First", of.name));
    *first.attrs.first_mut()? = parse_quote!(#[#mark(#of_first)]);
    Some([next, first])
}

/// Both arguments of `iter.fold(first, f)`, if a function is no more than that.
fn fold(of: &syn::ImplItemFn) -> Option<(&syn::Expr, &syn::Expr)> {
    let [syn::Stmt::Expr(syn::Expr::MethodCall(call), None)] = &of.block.stmts[..] else { return None };
    let Some(syn::FnArg::Typed(input)) = of.sig.inputs.first() else { return None };
    let syn::Pat::Ident(iter) = &*input.pat else { return None };
    let is_of_it = matches!(&*call.receiver, syn::Expr::Path(path) if path.path.is_ident(&iter.ident));
    let is_fold = is_of_it && call.method == "fold" && call.turbofish.is_none() && call.args.len() == 2;
    is_fold.then(|| (&call.args[0], &call.args[1]))
}

impl Items<'_> {
    /// What a sum or a product begins with to which this function adds items: it stands behind that.
    pub(in crate::front) fn first_of(&mut self, name: &str, next: FnId) -> Option<FnId> {
        let index = self.heads[next.0 as usize].source + 1;
        let of = self.sources.items.get(index).and_then(|source| trait_of(&source.item))?;
        if of != format!("{name}First") {
            return None;
        }
        self.operator(index)
    }
}
