//! Names of locals that a macro keeps apart: of `let t` in a `macro_rules!` and a `t` that it is given, each is a name of its own.
//!
//! Names are compared as text here, so a function in which one name stands with both meanings is refused. The context of a name is
//! read off what its token's span prints; where that says nothing, nothing is asked.

use super::body::Body;
use super::proofs::plain_name;
use proc_macro2::{Ident, Span};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use syn::visit::{self, Visit};

impl Body<'_, '_> {
    /// Reports the first name of a local that stands in two contexts.
    pub(super) fn check_contexts(&mut self, item: &syn::ItemFn) {
        // Of what is written in a file all names have one context.
        match context(item.sig.fn_token.span) {
            Some(context) if &*context != "#0" => {}
            _ => return,
        }
        let mut finder = Finder::default();
        finder.visit_item_fn(item);
        let Finder { bound, named } = finder;
        for name in named {
            let Some(first) = bound.get(&plain_name(&name)) else { continue };
            if context(name.span()).as_deref() != Some(first) {
                let what = format!("`{name}`, which a macro tells apart from another `{name}`,");
                self.unsupported(name.span(), &what, "give one of them another name");
                return;
            }
        }
    }
}

/// `#5` of a span that prints as `#5 bytes(10..12)`.
fn context(span: Span) -> Option<Rc<str>> {
    let text = format!("{span:?}");
    let first = text.split(' ').next().filter(|first| first.starts_with('#'))?;
    Some(first.into())
}

/// The names of locals with the contexts in which they are first bound, and all names that may mean a local.
#[derive(Default)]
struct Finder {
    bound: FxHashMap<String, Rc<str>>,
    named: Vec<Ident>,
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_pat_ident(&mut self, pat: &'ast syn::PatIdent) {
        if let Some(context) = context(pat.ident.span()) {
            self.bound.entry(plain_name(&pat.ident)).or_insert(context);
        }
        self.named.push(pat.ident.clone());
        visit::visit_pat_ident(self, pat);
    }

    fn visit_expr_path(&mut self, expr: &'ast syn::ExprPath) {
        if let Some(name) = expr.path.get_ident().filter(|name| *name != "self") {
            self.named.push(name.clone());
        }
        visit::visit_expr_path(self, expr);
    }

    fn visit_item(&mut self, _: &'ast syn::Item) {}
}
