//! Closures and functions as arguments of what calls them for each item.

use super::body::{Binding, Body};
use super::closures::Closure;
use super::draft::Expr;
use super::proofs;
use super::syntax::expr_start;
use proc_macro2::{Ident, Span};
use std::rc::Rc;

/// What is called for each item.
pub(super) enum Called {
    Closure(Rc<Closure>, String, Span),
    /// `f32::sqrt`, or a function by its name.
    Function(syn::ExprPath),
}

impl Called {
    /// The token that stands for it.
    pub(super) fn span(&self) -> Span {
        match self {
            Called::Closure(_, _, span) => *span,
            Called::Function(path) => proofs::span(&path.path),
        }
    }
}

impl Body<'_, '_> {
    /// A closure, or a function by its name, as an argument.
    pub(super) fn called(&mut self, mut arg: &syn::Expr) -> Option<Called> {
        loop {
            arg = match arg {
                syn::Expr::Paren(inner) => &inner.expr,
                syn::Expr::Group(inner) => &inner.expr,
                syn::Expr::Reference(inner) => &inner.expr,
                syn::Expr::Closure(closure) => {
                    let span = closure.inputs_begin.span;
                    return Some(Called::Closure(self.read_closure(closure)?, "closure".to_owned(), span));
                }
                syn::Expr::Path(path) => {
                    return Some(match self.closure_named(&path.path) {
                        Some(closure) => {
                            let span = proofs::span(&path.path);
                            Called::Closure(closure, proofs::text(&path.path), span)
                        }
                        None => Called::Function(path.clone()),
                    });
                }
                other => {
                    let value = self.expr(other);
                    self.infer.poison(&value.ty);
                    self.unsupported(
                        expr_start(other),
                        "a function that is computed",
                        "write a closure: `|x| ..`",
                    );
                    return None;
                }
            }
        }
    }

    /// Calls it.
    pub(super) fn call_it(&mut self, called: &Called, args: Vec<Expr>) -> Expr {
        match called {
            Called::Closure(closure, _, span) if closure.arity() != args.len() => {
                let what = format!("a closure of {} parameters here", closure.arity());
                let instead = match args.len() {
                    1 => "write `|x| ..`; what has parts is taken apart by `|(i, x)| ..`",
                    _ => "write `|a, b| ..`; what has parts is taken apart by `|a, (i, b)| ..`",
                };
                args.iter().for_each(|arg| self.infer.poison(&arg.ty));
                self.unsupported(*span, &what, instead)
            }
            Called::Closure(closure, name, span) => self.run_closure(closure, name, args, Vec::new(), *span),
            Called::Function(path) => self.call_by_path(path, args),
        }
    }

    /// Calls what a path means with values that have been read: each has a name for the call.
    fn call_by_path(&mut self, path: &syn::ExprPath, args: Vec<Expr>) -> Expr {
        let span = proofs::span(&path.path);
        let mark = self.names.enter();
        let mut before = Vec::new();
        let mut names: Vec<syn::Expr> = Vec::new();
        for (i, arg) in args.into_iter().enumerate() {
            let name = Ident::new(&format!("__argument_{i}"), span);
            let is_place = self.infer.shallow(&arg.ty).is_mut();
            let value = if is_place { arg } else { self.keep(arg, &mut before) };
            self.names.bind(name.to_string(), Binding::Expr(Rc::new(value)));
            names.push(syn::Expr::Path(syn::ExprPath { attrs: Vec::new(), qself: None, path: name.into() }));
        }
        let call = syn::ExprCall {
            attrs: Vec::new(),
            func: Box::new(syn::Expr::Path(path.clone())),
            paren_token: syn::token::Paren(span),
            args: names.into_iter().collect(),
        };
        let value = self.call(&call);
        self.names.leave(mark);
        self.in_block(before, value)
    }
}
