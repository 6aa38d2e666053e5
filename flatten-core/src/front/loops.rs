//! Loops, blocks with a label, and the ways out of them.

use super::body::{Around, Body, Form};
use super::draft::{Assign, Block, Expr, Kind, Loop, LoopKind, Place, Stmt};
use super::infer::Term;
use super::matches::{Computed, Lets};
use crate::diag::codes;
use crate::hir::{LocalId, LoopId, Wish};
use proc_macro2::Span;

impl Body<'_, '_> {
    pub(super) fn for_loop(&mut self, expr: &syn::ExprForLoop) -> Expr {
        let span = expr.for_token.span;
        let wish = self.wish(&expr.attrs);
        let given = self.iterated(&expr.expr);
        let item = given.as_ref().map_or(Term::Error, |given| given.item.clone());
        let before = self.diverges;
        let mark = self.names.enter();
        let id = self.open_loop(Form::For, expr.label.as_ref());
        let (var, binds) = match &given {
            Some(given) if !given.stages.is_empty() => {
                let var = self.declare(String::new(), item.clone(), false, span);
                let mut binds = Vec::new();
                let item = self.make(Kind::Local(var), item, span);
                let item = self.staged(item, &given.stages, id, &mut binds);
                self.bind_item(&expr.pat, item, &mut binds);
                (var, binds)
            }
            _ => self.bind_local(&expr.pat, item),
        };
        let mut body = self.body_of_loop(&expr.body, span);
        body.stmts.splice(0..0, binds);
        self.close_loop();
        self.names.leave(mark);
        self.diverges = before;
        let Some(given) = given else { return Expr::error(span) };
        let kind = LoopKind::For { var, source: given.source };
        let whole = self.make(Kind::Loop(Box::new(Loop { id, kind, body, wish })), Term::UNIT, span);
        self.in_block(given.before, whole)
    }

    pub(super) fn while_loop(&mut self, expr: &syn::ExprWhile) -> Expr {
        let span = expr.while_token.span;
        let wish = self.wish(&expr.attrs);
        let before = self.diverges;
        let id = self.open_loop(Form::While, expr.label.as_ref());
        self.innermost().in_condition = true;
        let (mark, mut lets) = (self.names.enter(), Lets::default());
        let condition = self.condition(&expr.cond, Computed::Again, &mut lets);
        self.innermost().in_condition = false;
        let binds = self.bind_names(lets.names);
        let mut body = self.body_of_loop(&expr.body, span);
        body.stmts.splice(0..0, binds);
        self.names.leave(mark);
        self.close_loop();
        self.diverges = before;
        let kind = LoopKind::While(condition);
        let whole = self.make(Kind::Loop(Box::new(Loop { id, kind, body, wish })), Term::UNIT, span);
        self.in_block(lets.before, whole)
    }

    pub(super) fn endless_loop(&mut self, expr: &syn::ExprLoop) -> Expr {
        let span = expr.loop_token.span;
        let wish = self.wish(&expr.attrs);
        let before = self.diverges;
        let id = self.open_loop(Form::Loop, expr.label.as_ref());
        let body = self.body_of_loop(&expr.body, span);
        let closed = self.close_loop();
        self.diverges = before;
        self.giving(closed, Loop { id, kind: LoopKind::Endless, body, wish }, span)
    }

    /// `'label: { .. }`.
    pub(super) fn labelled_block(&mut self, label: &syn::Label, block: &syn::Block) -> Expr {
        let span = label.name.ident.span();
        let before = self.diverges;
        let id = self.open_loop(Form::Block, Some(label));
        let mut body = self.block(block);
        let ends = self.infer.shallow(&body.ty) == Term::Never;
        if !ends && let Some(tail) = body.tail.take() {
            let end = tail.span;
            body.stmts.extend(self.given(id, Some(*tail), end));
        } else if !ends {
            self.given(id, None, span);
        }
        body.ty = if ends { Term::Never } else { Term::UNIT };
        let closed = self.close_loop();
        if closed.result.is_some() {
            self.diverges = before;
        }
        self.giving(closed, Loop { id, kind: LoopKind::Once, body, wish: Wish::None }, span)
    }

    /// A body that is read where it is needed: `return` in it is a `break` out of a block around it.
    pub(super) fn left_by_return(
        &mut self,
        returns: bool,
        result: &Term,
        span: Span,
        body: impl FnOnce(&mut Self) -> Expr,
    ) -> Expr {
        if !returns {
            let way_out = self.way_out.take();
            let value = body(self);
            self.way_out = way_out;
            return match self.fits(&value.ty, result, value.span) {
                true => value,
                false => Expr::error(span),
            };
        }
        let id = self.open_loop(Form::Block, None);
        let way_out = self.way_out.replace((id, result.clone()));
        let value = body(self);
        let ends = self.infer.shallow(&value.ty) == Term::Never;
        let (end, ty) = (value.span, if ends { Term::Never } else { Term::UNIT });
        let stmts = match ends {
            true => vec![Stmt::Expr(value)],
            false => {
                self.coerce(&value.ty, result, end);
                self.given(id, Some(value), end)
            }
        };
        self.way_out = way_out;
        let closed = self.close_loop();
        let body = Block { stmts, tail: None, ty };
        self.giving(closed, Loop { id, kind: LoopKind::Once, body, wish: Wish::None }, span)
    }

    /// `return` in such a body.
    pub(super) fn returned(&mut self, (id, result): (LoopId, Term), value: Option<Expr>, span: Span) -> Expr {
        match &value {
            Some(value) => self.coerce(&value.ty, &result, value.span),
            None => self.coerce(&Term::UNIT, &result, span),
        }
        let stmts = self.given(id, value, span);
        let out = self.make(Kind::Break(id), Term::Never, span);
        self.in_block(stmts, out)
    }

    pub(super) fn break_(&mut self, expr: &syn::ExprBreak) -> Expr {
        let span = expr.break_token.span;
        let found = self.find_loop(expr.label.as_ref(), span, "break");
        let value = expr.expr.as_ref().map(|value| self.expr(value));
        let Some((id, form)) = found else {
            value.iter().for_each(|value| self.infer.poison(&value.ty));
            return Expr::lost(span);
        };
        let mut stmts = Vec::new();
        match (form, value) {
            (Form::Loop | Form::Block, value) => stmts.extend(self.given(id, value, span)),
            (Form::For | Form::While, None) => {}
            (Form::For | Form::While, Some(value)) => {
                self.infer.poison(&value.ty);
                let word = if form == Form::For { "for" } else { "while" };
                self.error(span, &codes::BREAK_VALUE).with("loop", word);
            }
        }
        let out = self.make(Kind::Break(id), Term::Never, span);
        self.in_block(stmts, out)
    }

    pub(super) fn continue_(&mut self, expr: &syn::ExprContinue) -> Expr {
        let span = expr.continue_token.span;
        match self.find_loop(expr.label.as_ref(), span, "continue") {
            Some((id, _)) => self.make(Kind::Continue(id), Term::Never, span),
            None => Expr::lost(span),
        }
    }

    // ---- The loops around.

    pub(super) fn new_loop(&mut self) -> LoopId {
        self.loop_count += 1;
        LoopId(self.loop_count - 1)
    }

    pub(super) fn open_loop(&mut self, form: Form, label: Option<&syn::Label>) -> LoopId {
        let id = self.new_loop();
        let label = label.map(|label| label.name.ident.to_string());
        if form != Form::Block {
            self.watch.open_loop();
        }
        self.loops.push(Around { id, form, label, result: None, value: None, in_condition: false });
        id
    }

    fn innermost(&mut self) -> &mut Around {
        self.loops.last_mut().expect("it was opened")
    }

    pub(super) fn close_loop(&mut self) -> Around {
        let closed = self.loops.pop().expect("it was opened");
        if closed.form != Form::Block {
            self.end_watched_loop();
        }
        closed
    }

    /// A body that gives nothing.
    fn body_of_loop(&mut self, body: &syn::Block, span: Span) -> Block {
        let body = self.block(body);
        let end = body.tail.as_ref().map_or(span, |t| t.span);
        self.coerce(&body.ty, &Term::UNIT, end);
        body
    }

    /// What stores the value that a loop is left with.
    fn given(&mut self, id: LoopId, value: Option<Expr>, span: Span) -> Vec<Stmt> {
        let value = value.map(|value| self.unless_mut(value));
        let found = value.as_ref().map_or(Term::UNIT, |value| value.ty.clone());
        let span = value.as_ref().map_or(span, |value| value.span);
        let at = self.loops.iter().position(|l| l.id == id).expect("it is around");
        let merged = match self.loops[at].result.clone() {
            Some(before) if self.infer.shallow(&before) != Term::Never => {
                if self.fits(&found, &before, span) { before } else { Term::Error }
            }
            _ => found.clone(),
        };
        self.loops[at].result = Some(merged);
        let Some(value) = value else { return Vec::new() };
        if matches!(self.infer.shallow(&found), Term::Never) || found == Term::UNIT {
            return vec![Stmt::Expr(value)];
        }
        let local = match self.loops[at].value {
            Some(local) => local,
            None => self.declare_late(String::new(), found, span),
        };
        self.loops[at].value = Some(local);
        vec![Stmt::Expr(self.stored(local, value))]
    }

    pub(super) fn stored(&self, local: LocalId, value: Expr) -> Expr {
        let (place, span) = (Place { local, path: Vec::new() }, value.span);
        let assign = Assign { place, op: None, value };
        self.make(Kind::Assign(Box::new(assign)), Term::UNIT, span)
    }

    /// A loop with the value that its ways out have stored.
    fn giving(&mut self, closed: Around, inner: Loop, span: Span) -> Expr {
        let result = closed.result.unwrap_or(Term::Never);
        let ends = self.infer.shallow(&result) == Term::Never;
        let ty = if ends { Term::Never } else { Term::UNIT };
        let whole = self.make(Kind::Loop(Box::new(inner)), ty, span);
        let Some(local) = closed.value else { return whole };
        self.locals[local.0 as usize].ty = result.clone();
        let value = self.make(Kind::Local(local), result, span);
        self.in_block(vec![Stmt::Let(local, None), Stmt::Expr(whole)], value)
    }

    fn find_loop(&mut self, label: Option<&syn::Lifetime>, span: Span, word: &str) -> Option<(LoopId, Form)> {
        let wanted = label.map(|l| l.ident.to_string());
        let found = self.loops.iter().rev().find(|l| wanted.is_none() || l.label == wanted);
        let what = match (found, wanted) {
            (Some(found), None) if found.form == Form::Block => {
                format!("this `{word}` stands in a block with a label, and has none itself")
            }
            (Some(found), None) if found.in_condition => {
                format!("this `{word}` stands in the condition of a `while`")
            }
            (Some(found), Some(label)) if found.form == Form::Block && word == "continue" => {
                format!("`'{label}` is the label of a block, which has no next step")
            }
            (Some(found), _) => return Some((found.id, found.form)),
            (None, Some(label)) => format!("no loop around this `{word}` has the label `'{label}`"),
            (None, None) => format!("this `{word}` is outside of a loop"),
        };
        self.error(label.map_or(span, |l| l.ident.span()), &codes::LABEL).with("what", what);
        None
    }

    // ---- Attributes.

    /// What the attributes of a loop ask for.
    fn wish(&mut self, attrs: &[syn::Attribute]) -> Wish {
        let mut wish = Wish::None;
        for attr in attrs {
            let name = super::proofs::text(attr.path());
            let asked = match name.as_str() {
                "unroll" | "keep" => asked(attr),
                "cfg" | "cfg_attr" => {
                    self.attributes(std::slice::from_ref(attr));
                    continue;
                }
                "allow" | "warn" | "deny" | "forbid" | "expect" | "doc" => continue,
                other if other.contains("::") => continue,
                _ => None,
            };
            match asked {
                Some(asked) if wish == Wish::None => wish = asked,
                _ => {
                    let what = match asked {
                        Some(_) => "two attributes say what becomes of this loop".to_owned(),
                        None if name == "unroll" => "`#[unroll(..)]` does not take this value".to_owned(),
                        None if name == "keep" => "`#[keep]` takes no value".to_owned(),
                        None => format!("`#[{name}]` is no attribute of a loop"),
                    };
                    self.error(super::proofs::span(attr.path()), &codes::LOOP_ATTRIBUTE).with("what", what);
                }
            }
        }
        wish
    }
}

/// `#[unroll]`, `#[unroll(max = 8)]` or `#[keep]`.
fn asked(attr: &syn::Attribute) -> Option<Wish> {
    match &attr.meta {
        syn::Meta::Path(path) if path.is_ident("unroll") => Some(Wish::Unroll),
        syn::Meta::Path(path) if path.is_ident("keep") => Some(Wish::Keep),
        syn::Meta::List(list) if list.path.is_ident("unroll") => {
            let pair: syn::MetaNameValue = list.parse_args().ok()?;
            let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(max), .. }) = &pair.value else {
                return None;
            };
            let max: u32 = max.base10_parse().ok()?;
            (pair.path.is_ident("max") && max > 0).then_some(Wish::UnrollMax(max))
        }
        _ => None,
    }
}
