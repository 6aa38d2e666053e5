//! Whether there are items in the bodies of an item at all.

use super::super::MAX_DEPTH;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, Item, Pat, Stmt, Type};

/// True if some block of the item has items of its own.
pub(super) fn has_items(item: &Item) -> bool {
    let mut finder = Finder::default();
    match item {
        Item::Fn(item) => finder.visit_block(&item.block),
        Item::Const(item) => finder.visit_expr(&item.expr),
        _ => {}
    }
    finder.found
}

#[derive(Default)]
struct Finder {
    found: bool,
    depth: usize,
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_stmt(&mut self, stmt: &'ast Stmt) {
        self.found |= matches!(stmt, Stmt::Item(_));
        if !self.found {
            visit::visit_stmt(self, stmt);
        }
    }

    /// What lies deeper is never read.
    fn visit_expr(&mut self, expr: &'ast Expr) {
        if self.depth < MAX_DEPTH {
            self.depth += 1;
            visit::visit_expr(self, expr);
            self.depth -= 1;
        }
    }

    fn visit_type(&mut self, _: &'ast Type) {}

    /// Of patterns only guards have blocks that are read.
    fn visit_pat(&mut self, pat: &'ast Pat) {
        if let Pat::Guard(guarded) = pat {
            self.visit_expr(&guarded.guard);
        }
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}
}
