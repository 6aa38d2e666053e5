//! Names of locals and labels that a macro keeps apart: of `let t` in a `macro_rules!` and a `t` that it is given, each is a name of
//! its own.
//!
//! Names are compared as text here, so a function in which one name stands with both meanings is refused. The context of a name is
//! read off what its token's span prints; where that says nothing, nothing is asked.

use super::body::Body;
use super::matches::Asked;
use super::proofs::plain_name;
use proc_macro2::Span;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use syn::visit::{self, Visit};

/// Deeper parts are looked at one after another, so that no stack overflows.
const DEPTH: usize = 64;

impl Body<'_, '_> {
    /// Reports the first name of a local that stands in two contexts in a function.
    pub(super) fn check_contexts(&mut self, item: &syn::ItemFn) {
        let found = Finder::found(|finder| finder.visit_item_fn(item));
        self.report_contexts(found);
    }

    /// The same of the value of a constant.
    pub(super) fn check_contexts_of_value(&mut self, value: &syn::Expr) {
        let found = Finder::found(|finder| finder.visit_expr(value));
        self.report_contexts(found);
    }

    fn report_contexts(&mut self, Found { bound, named }: Found) {
        for (name, span) in named {
            let Some(first) = bound.get(&name) else { continue };
            if context(span).as_deref() != Some(first) {
                let what = format!("`{name}`, which a macro tells apart from another `{name}`,");
                self.unsupported(span, &what, "give one of them another name");
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

/// The names of locals and labels with the contexts in which they are first bound, and all names that may mean one.
#[derive(Default)]
struct Found {
    bound: FxHashMap<String, Rc<str>>,
    named: Vec<(String, Span)>,
}

impl Found {
    fn bind(&mut self, name: String, span: Span) {
        if let Some(context) = context(span) {
            self.bound.entry(name.clone()).or_insert(context);
        }
        self.named.push((name, span));
    }

    /// A label that a loop is left by or goes on with.
    fn label(&mut self, label: Option<&syn::Lifetime>) {
        self.named.extend(label.map(|label| (label.to_string(), label.span())));
    }
}

#[derive(Default)]
struct Finder<'ast> {
    found: Found,
    depth: usize,
    /// What lies too deep where it is met.
    exprs: Vec<&'ast syn::Expr>,
    pats: Vec<&'ast syn::Pat>,
}

impl<'ast> Finder<'ast> {
    fn found(look: impl FnOnce(&mut Finder<'ast>)) -> Found {
        let mut finder = Finder::default();
        look(&mut finder);
        loop {
            if let Some(expr) = finder.exprs.pop() {
                finder.visit_expr(expr);
            } else if let Some(pat) = finder.pats.pop() {
                finder.visit_pat(pat);
            } else {
                return finder.found;
            }
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'ast> {
    fn visit_expr(&mut self, expr: &'ast syn::Expr) {
        if self.depth == DEPTH {
            return self.exprs.push(expr);
        }
        self.depth += 1;
        visit::visit_expr(self, expr);
        self.depth -= 1;
    }

    fn visit_pat(&mut self, pat: &'ast syn::Pat) {
        if self.depth == DEPTH {
            return self.pats.push(pat);
        }
        self.depth += 1;
        visit::visit_pat(self, pat);
        self.depth -= 1;
    }

    fn visit_pat_ident(&mut self, pat: &'ast syn::PatIdent) {
        self.found.bind(plain_name(&pat.ident), pat.ident.span());
        visit::visit_pat_ident(self, pat);
    }

    fn visit_expr_path(&mut self, expr: &'ast syn::ExprPath) {
        if let Some(name) = expr.path.get_ident().filter(|name| *name != "self") {
            self.found.named.push((plain_name(name), name.span()));
        }
        visit::visit_expr_path(self, expr);
    }

    fn visit_label(&mut self, label: &'ast syn::Label) {
        self.found.bind(label.name.to_string(), label.name.span());
    }

    fn visit_expr_break(&mut self, expr: &'ast syn::ExprBreak) {
        self.found.label(expr.label.as_ref());
        visit::visit_expr_break(self, expr);
    }

    fn visit_expr_continue(&mut self, expr: &'ast syn::ExprContinue) {
        self.found.label(expr.label.as_ref());
    }

    /// Of macros only `matches!` reads anything.
    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        if let Some(Ok(asked)) = Asked::of(mac) {
            let Found { bound, named } = Finder::found(|finder| {
                finder.visit_expr(&asked.value);
                finder.visit_pat(&asked.pat);
                asked.guard.iter().for_each(|guard| finder.visit_expr(guard));
            });
            bound.into_iter().for_each(|(name, context)| _ = self.found.bound.entry(name).or_insert(context));
            self.found.named.extend(named);
        }
    }

    /// No type names a local.
    fn visit_type(&mut self, _: &'ast syn::Type) {}

    fn visit_item(&mut self, _: &'ast syn::Item) {}
}
