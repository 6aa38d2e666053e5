//! `for`, `break` and `continue`.

use super::body::{Body, Loop};
use super::draft::{Expr, For, Kind};
use super::infer::Term;
use crate::diag::codes;
use crate::hir::LoopId;
use proc_macro2::Span;

impl Body<'_, '_> {
    pub(super) fn for_loop(&mut self, expr: &syn::ExprForLoop) -> Expr {
        let span = expr.for_token.span;
        let (source, item) = self.source(&expr.expr).unzip();
        let item = item.unwrap_or(Term::Error);
        let before = self.diverges;
        let mark = self.names.enter();
        let id = LoopId(self.loop_count);
        self.loop_count += 1;
        let first = self.locals.len() as u32;
        let (var, binds) = self.bind_local(&expr.pat, item);
        let label = expr.label.as_ref().map(|l| l.name.ident.to_string());
        self.loops.push(Loop { id, label, vars: first..self.locals.len() as u32 });
        let mut body = self.block(&expr.body);
        let end = body.tail.as_ref().map_or(span, |t| t.span);
        self.coerce(&body.ty, &Term::UNIT, end);
        body.stmts.splice(0..0, binds);
        self.loops.pop();
        self.names.leave(mark);
        self.diverges = before;
        let Some(source) = source else { return Expr::error(span) };
        self.make(Kind::For(Box::new(For { id, var, source, body })), Term::UNIT, span)
    }

    pub(super) fn break_(&mut self, expr: &syn::ExprBreak) -> Expr {
        let span = expr.break_token.span;
        if let Some(value) = &expr.expr {
            let value = self.expr(value);
            self.infer.poison(&value.ty);
            self.error(span, &codes::BREAK_VALUE);
        }
        match self.find_loop(expr.label.as_ref(), span, "break") {
            Some(id) => self.make(Kind::Break(id), Term::Never, span),
            None => Expr::lost(span),
        }
    }

    pub(super) fn continue_(&mut self, expr: &syn::ExprContinue) -> Expr {
        let span = expr.continue_token.span;
        match self.find_loop(expr.label.as_ref(), span, "continue") {
            Some(id) => self.make(Kind::Continue(id), Term::Never, span),
            None => Expr::lost(span),
        }
    }

    fn find_loop(&mut self, label: Option<&syn::Lifetime>, span: Span, word: &str) -> Option<LoopId> {
        let wanted = label.map(|l| l.ident.to_string());
        let found = self.loops.iter().rev().find(|l| wanted.is_none() || l.label == wanted);
        if let Some(found) = found {
            return Some(found.id);
        }
        let what = match wanted {
            Some(label) => format!("no loop around this `{word}` has the label `'{label}`"),
            None => format!("this `{word}` is outside of a loop"),
        };
        self.error(label.map_or(span, |l| l.ident.span()), &codes::LABEL).with("what", what);
        None
    }
}
