//! Closures, named by a `let` or given to what calls them (`front/called.rs`): each call is the body with its own arguments.
//!
//! What a closure reads of the locals around it is what they are where it is called: Rust lets nobody change them between, but for
//! references, of which it takes what they lead to, and for what it moves. These may not be `mut` (`moved`).
//! A `move` closure has copies, so nothing that it names may be `mut`. The types of its parameters are those of all its calls.

use super::MAX_DEPTH;
use super::body::{Around, Binding, Body, Names};
use super::draft::{Expr, Stmt};
use super::infer::{self, Term};
use super::items::Env;
use super::matches::Asked;
use super::moved::Created;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use std::cell::Cell;
use std::rc::Rc;
use syn::visit::{self, Visit};

/// How many calls of closures one body may have, counted with those in closures: where each calls another one twice, they
/// would be without end.
const CALLS: u32 = 4096;

/// A closure that has a name.
pub(super) struct Closure {
    written: syn::ExprClosure,
    /// What names mean where it stands.
    names: Names,
    env: Env,
    params: Vec<Term>,
    result: Term,
    /// Its body says `return`.
    returns: bool,
    /// How many locals there were where it stands.
    outer: usize,
    /// The functions that are read where it stands, as [`Body::takers`].
    takers: Vec<usize>,
    /// When it was read.
    created: Created,
    /// Mistakes in it have been reported.
    is_wrong: Cell<bool>,
    /// Its place among the closures of the body.
    index: usize,
}

impl Closure {
    /// How many parameters it has.
    pub(super) fn arity(&self) -> usize {
        self.params.len()
    }

    /// The types of its parameters, as far as they are known.
    pub(super) fn params(&self) -> &[Term] {
        &self.params
    }

    /// The type of what it gives.
    pub(super) fn result(&self) -> &Term {
        &self.result
    }

    /// What names mean where it stands.
    pub(super) fn names(&self) -> Names {
        self.names.as_they_are()
    }

    pub(super) fn tokens(&self) -> TokenStream {
        self.written.to_token_stream()
    }

    pub(super) fn span(&self) -> Span {
        self.written.inputs_begin.span
    }

    pub(super) fn is_wrong(&self) -> bool {
        self.is_wrong.get()
    }

    pub(super) fn set_wrong(&self, is_wrong: bool) {
        self.is_wrong.set(is_wrong);
    }
}

/// What a function leaves while another one is read in its place.
pub(super) struct Outside {
    names: Names,
    env: Env,
    loops: Vec<Around>,
    takers: Vec<usize>,
    diverges: bool,
}

/// The closure that a `let` gives a name, if that is all it does.
pub(super) fn named(local: &syn::Local) -> Option<(&syn::PatIdent, &syn::ExprClosure)> {
    let syn::Pat::Ident(name) = &local.pat else { return None };
    let init = local.init.as_ref().filter(|init| init.diverge.is_none())?;
    let mut value = &*init.expr;
    while let syn::Expr::Paren(inner) = value {
        value = &inner.expr;
    }
    let syn::Expr::Closure(closure) = value else { return None };
    (name.by_ref.is_none() && name.subpat.is_none()).then_some((name, closure))
}

impl Body<'_, '_> {
    /// `let name = |..| ..;`.
    pub(super) fn closure(&mut self, name: &syn::PatIdent, closure: &syn::ExprClosure) {
        let binding = match self.read_closure(closure) {
            Some(closure) => Binding::Closure(closure),
            None => {
                let bars = closure.inputs_begin.span;
                Binding::Local(self.declare(name.ident.to_string(), Term::Error, false, bars))
            }
        };
        self.names.bind(name.ident.to_string(), binding);
    }

    /// A closure with what names mean here, or none if it nests too deep.
    pub(super) fn read_closure(&mut self, closure: &syn::ExprClosure) -> Option<Rc<Closure>> {
        self.attributes(&closure.attrs);
        let bars = closure.inputs_begin.span;
        let mut finder = Finder::default();
        visit::visit_expr_closure(&mut finder, closure);
        if finder.is_deep {
            self.items.too_deep(bars);
            return None;
        }
        let refused = match closure {
            syn::ExprClosure { asyncness: Some(_), .. }
            | syn::ExprClosure { constness: Some(_), .. }
            | syn::ExprClosure { lifetimes: Some(_), .. } => {
                Some((bars, "this closure", "write `|x: f32| ..`, and nothing before it"))
            }
            _ => None,
        };
        let mut is_wrong = refused.is_some();
        if let Some((span, what, instead)) = refused {
            self.unsupported(span, what, instead);
        } else if let Some(token) = &closure.capture
            && let Some(name) =
                finder.names.iter().find(|name| self.may_change(name) && !is_param(closure, name))
        {
            let what = format!("a copy of `{name}`, which is `mut`, in a `move` closure");
            self.unsupported(
                token.span,
                &what,
                &format!(
                    "if it is only read there, leave `move` out, or write `let {name} = {name};` before"
                ),
            );
            is_wrong = true;
        }
        let mut term = |ty: Option<&syn::Type>| match ty {
            Some(ty) => self.items.term(self.env, ty, Some(&mut self.infer)),
            None => self.infer.fresh(infer::Kind::Any),
        };
        let params = Vec::from_iter(closure.inputs.iter().map(|pat| match pat {
            syn::Pat::Type(typed) => term(Some(&typed.ty)),
            _ => term(None),
        }));
        let result = match &closure.output {
            syn::ReturnType::Type(_, ty) => term(Some(ty)),
            syn::ReturnType::Default => term(None),
        };
        let closure = Rc::new(Closure {
            written: closure.clone(),
            names: self.names.as_they_are(),
            env: self.env,
            params,
            result,
            returns: finder.returns,
            outer: self.locals.len(),
            takers: self.takers.clone(),
            created: self.watch.created(),
            is_wrong: Cell::new(is_wrong),
            index: self.left_out.closures.len(),
        });
        self.left_out.closures.push((closure.clone(), false));
        Some(closure)
    }

    /// True of a local that may be another value later.
    fn may_change(&self, name: &str) -> bool {
        match self.names.get(name) {
            Some(Binding::Local(local)) => {
                let local = &self.locals[local.0 as usize];
                local.mutable && !local.once
            }
            _ => false,
        }
    }

    /// The closure that a path means.
    pub(super) fn closure_named(&self, path: &syn::Path) -> Option<Rc<Closure>> {
        match self.names.get(&super::proofs::plain_name(path.get_ident()?)) {
            Some(Binding::Closure(closure)) => Some(closure.clone()),
            _ => None,
        }
    }

    /// True of an expression in which a closure is named.
    pub(super) fn names_closures(&self, expr: &syn::Expr) -> bool {
        let mut finder = Finder::default();
        finder.visit_expr(expr);
        finder.names.iter().any(|name| matches!(self.names.get(name), Some(Binding::Closure(_))))
    }

    /// A call of a closure by its name.
    pub(super) fn call_closure(&mut self, closure: &Closure, call: &syn::ExprCall, span: Span) -> Expr {
        let mut before = Vec::new();
        let mut args: Vec<Expr> = Vec::new();
        for arg in &call.args {
            let value = self.argument(arg, &mut args, &mut before);
            args.push(value);
        }
        let name = super::proofs::text(&match &*call.func {
            syn::Expr::Path(path) => path.path.clone(),
            _ => return Expr::error(span),
        });
        self.run_closure(closure, &name, args, before, span)
    }

    /// A closure with these arguments: its parameters are bound to them, in their order, and then its body is there.
    /// `before` is what the arguments are behind.
    pub(super) fn run_closure(
        &mut self,
        closure: &Closure,
        name: &str,
        args: Vec<Expr>,
        before: Vec<Stmt>,
        span: Span,
    ) -> Expr {
        let pats = || closure.written.inputs.iter().map(pattern);
        let names = |_: &mut Self| pats().map(name_of).collect();
        if closure.is_wrong.get() || !self.fit(name, &args, &closure.params, span, names) {
            args.iter().for_each(|arg| self.infer.poison(&arg.ty));
            return Expr::error(span);
        }
        if !self.may_run_another(span) {
            closure.is_wrong.set(true);
            return Expr::error(span);
        }
        self.left_out.closures[closure.index].1 = true;
        let mistakes = self.items.mistakes();
        let outside = self.enter_function(closure.names.as_they_are(), closure.env, closure.takers.clone());
        self.watch.begin(closure.created);
        let mut stmts = before;
        for ((pat, arg), ty) in pats().zip(args).zip(&closure.params) {
            if self.has_mut(&arg.ty) {
                self.second_name(pat, arg, &mut stmts);
                continue;
            }
            let value = self.keep(arg, &mut stmts);
            self.bind(pat, ty.clone(), Some(value), &mut stmts);
        }
        let body = |body: &mut Self| body.expr_as(&closure.written.body, &closure.result);
        let value = self.left_by_return(closure.returns, &closure.result, span, body);
        self.leave_function(outside);
        self.check_moved(&value, closure.outer);
        if self.items.mistakes() == mistakes {
            self.check_references(&value, closure.outer, closure.created);
        }
        self.watch.end();
        closure.is_wrong.set(self.items.mistakes() > mistakes);
        let value =
            if matches!(self.infer.shallow(&value.ty), Term::Ref(..)) { value } else { self.fresh(value) };
        self.in_block(stmts, value)
    }

    /// Counts a body that is read once more; false if there are too many, which is reported once.
    pub(super) fn may_run_another(&mut self, span: Span) -> bool {
        self.closure_calls += 1;
        if self.closure_calls == CALLS + 1 {
            self.unsupported(span, "so many calls of closures", "write functions instead of closures");
        }
        if self.closure_calls > CALLS {
            return false;
        }
        if self.items.depth >= MAX_DEPTH {
            self.items.too_deep(span);
            return false;
        }
        true
    }

    /// Begins to read a body with these names.
    pub(super) fn enter_function(&mut self, names: Names, env: Env, takers: Vec<usize>) -> Outside {
        self.items.depth += 1;
        Outside {
            names: std::mem::replace(&mut self.names, names),
            env: std::mem::replace(&mut self.env, env),
            loops: std::mem::take(&mut self.loops),
            takers: std::mem::replace(&mut self.takers, takers),
            diverges: std::mem::replace(&mut self.diverges, false),
        }
    }

    /// Goes on where the body was needed.
    pub(super) fn leave_function(&mut self, outside: Outside) {
        Outside {
            names: self.names,
            env: self.env,
            loops: self.loops,
            takers: self.takers,
            diverges: self.diverges,
        } = outside;
        self.items.depth -= 1;
    }
}

/// True if a parameter of a closure has this name.
fn is_param(closure: &syn::ExprClosure, name: &str) -> bool {
    struct Params<'n>(&'n str, bool);
    impl<'ast> Visit<'ast> for Params<'_> {
        fn visit_pat_ident(&mut self, pat: &'ast syn::PatIdent) {
            self.1 |= super::proofs::plain_name(&pat.ident) == self.0;
            visit::visit_pat_ident(self, pat);
        }
    }
    let mut params = Params(name, false);
    closure.inputs.iter().for_each(|pat| params.visit_pat(pat));
    params.1
}

/// A parameter without its type.
fn pattern(pat: &syn::Pat) -> &syn::Pat {
    match pat {
        syn::Pat::Type(typed) => &typed.pat,
        pat => pat,
    }
}

/// What a parameter is called.
pub(super) fn name_of(pat: &syn::Pat) -> String {
    match pat {
        syn::Pat::Ident(name) => name.ident.to_string(),
        _ => "_".to_owned(),
    }
}

/// What a look at the tokens of a closure finds.
#[derive(Default)]
struct Finder {
    depth: usize,
    /// It nests deeper than it can be read.
    is_deep: bool,
    /// Its body is left by `return`.
    returns: bool,
    /// What it names.
    names: Vec<String>,
}

impl Finder {
    fn deeper(&mut self, visit: impl FnOnce(&mut Finder)) {
        if self.depth >= MAX_DEPTH {
            self.is_deep = true;
            return;
        }
        self.depth += 1;
        visit(self);
        self.depth -= 1;
    }
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_expr(&mut self, expr: &'ast syn::Expr) {
        self.deeper(|finder| visit::visit_expr(finder, expr));
    }

    fn visit_pat(&mut self, pat: &'ast syn::Pat) {
        self.deeper(|finder| visit::visit_pat(finder, pat));
    }

    fn visit_type(&mut self, ty: &'ast syn::Type) {
        self.deeper(|finder| visit::visit_type(finder, ty));
    }

    fn visit_expr_path(&mut self, expr: &'ast syn::ExprPath) {
        self.names.extend(expr.path.get_ident().map(super::proofs::plain_name));
    }

    /// Of macros only `matches!` reads anything.
    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        if let Some(Ok(asked)) = Asked::of(mac) {
            [Some(&asked.value), asked.guard.as_ref()].into_iter().flatten().for_each(|expr| {
                Visit::visit_expr(self, expr);
            });
        }
    }

    fn visit_expr_return(&mut self, expr: &'ast syn::ExprReturn) {
        self.returns = true;
        visit::visit_expr_return(self, expr);
    }

    fn visit_expr_try(&mut self, expr: &'ast syn::ExprTry) {
        self.returns = true;
        visit::visit_expr_try(self, expr);
    }

    /// Its `return` is its own.
    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        let returns = self.returns;
        visit::visit_expr_closure(self, closure);
        self.returns = returns;
    }

    fn visit_item(&mut self, item: &'ast syn::Item) {
        let returns = self.returns;
        visit::visit_item(self, item);
        self.returns = returns;
    }
}

/// True of a body that is left by `return`.
pub(super) fn has_return(block: &syn::Block) -> bool {
    let mut finder = Finder::default();
    finder.visit_block(block);
    finder.returns
}
