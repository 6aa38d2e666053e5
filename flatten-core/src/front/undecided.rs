//! What is left out may decide types all the same: what assertions and messages ask, closures that nobody calls. It is read like
//! all else, and forgotten but for what it says of types.
//!
//! Only what names something undecided is read, and no item is read for it (`Items::stays_unread`). What cannot be read changes
//! nothing; if an integer that it names is open in the end, which would be `i32` by nothing but that, it is refused.

use super::body::{Binding, Body, Names};
use super::closures::Closure;
use super::draft::{Expr, Kind};
use super::infer::Term;
use super::proofs;
use super::syntax::expr_start;
use crate::hir::LocalId;
use crate::ty::{Int, Ty};
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::ops::Range;
use std::rc::Rc;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};

/// What is known of what is left out.
#[derive(Default)]
pub(super) struct LeftOut {
    /// Every closure, and whether it is called.
    pub(super) closures: Vec<(Rc<Closure>, bool)>,
    /// What could not be read.
    unread: Vec<Unread>,
    /// The locals of what was read.
    locals: Vec<Range<usize>>,
}

/// What could not be read.
struct Unread {
    what: String,
    span: Span,
    /// What it names that was undecided there.
    named: Vec<Named>,
}

/// A name with its type, or what else has one.
type Named = (String, Term);

impl Body<'_, '_> {
    /// Reads what is left out; false if it cannot be read, which leaves everything as it was.
    fn try_left_out(&mut self, read: impl FnOnce(&mut Self)) -> bool {
        let mistakes = self.items.mistakes();
        let (diags, echoes, calls) = (self.items.diags.len(), self.items.echoes, self.items.calls.len());
        let (proofs, reported) = (self.items.proofs.clone(), self.items.reported_depth);
        let (infer, waiting, later) = (self.infer.clone(), self.waiting.clone(), self.later.clone());
        let (locals, casts, floats) = (self.locals.len(), self.casts.len(), self.infer.count_floats());
        let (loop_count, closure_calls, diverges) = (self.loop_count, self.closure_calls, self.diverges);
        let (asserted, zips) = (self.asserted.len(), self.zips.len());
        let called: Vec<bool> = self.left_out.closures.iter().map(|(_, is_called)| *is_called).collect();
        let wrong: Vec<bool> = self.left_out.closures.iter().map(|(closure, _)| closure.is_wrong()).collect();
        let (unread, watch) = (self.left_out.unread.len(), self.watch.clone());
        let ranges = self.left_out.locals.len();
        let is_left_out = std::mem::replace(&mut self.items.is_left_out, true);
        let mark = self.names.enter();

        read(self);
        self.settle();

        self.names.leave(mark);
        self.items.is_left_out = is_left_out;
        (self.loop_count, self.closure_calls, self.diverges) = (loop_count, closure_calls, diverges);
        self.items.calls.truncate(calls);
        self.casts.truncate(casts);
        let waits = self.waiting[waiting.len()..].iter().any(Option::is_some);
        if self.items.mistakes() == mistakes && !waits {
            self.infer.forget_floats(floats);
            self.left_out.locals.push(locals..self.locals.len());
            return true;
        }
        self.items.diags.truncate(diags);
        (self.items.echoes, self.items.reported_depth, self.items.proofs) = (echoes, reported, proofs);
        (self.infer, self.waiting, self.later) = (infer, waiting, later);
        self.watch = watch;
        self.locals.truncate(locals);
        self.asserted.truncate(asserted);
        self.zips.truncate(zips);
        self.left_out.closures.truncate(called.len());
        for ((closure, is_called), (was_called, was_wrong)) in
            self.left_out.closures.iter_mut().zip(called.into_iter().zip(wrong))
        {
            *is_called = was_called;
            closure.set_wrong(was_wrong);
        }
        self.left_out.unread.truncate(unread);
        self.left_out.locals.truncate(ranges);
        false
    }

    /// Reads what is left out, if it names something undecided, or is `about` it.
    pub(super) fn left_out(
        &mut self,
        (what, span): (&str, Span),
        tokens: TokenStream,
        about: &[Term],
        read: impl FnOnce(&mut Self),
    ) {
        let named = self.undecided(tokens, about);
        if !named.is_empty() && !self.try_left_out(read) {
            self.left_out.unread.push(Unread { what: what.to_owned(), span, named });
        }
    }

    /// An expression that is left out.
    pub(super) fn left_out_expr(&mut self, what: &str, expr: &syn::Expr) {
        let may_be_read = stays(expr);
        self.left_out((what, expr_start(expr)), expr.to_token_stream(), &[], |body| match may_be_read {
            true => drop(body.expr(expr)),
            false => body.items.echoes += 1,
        });
    }

    /// What a macro that may panic asks, and what it says: its first `count` arguments, and the others.
    pub(super) fn left_out_macro(&mut self, mac: &syn::Macro, count: usize) {
        let what = format!("`{}!`", proofs::text(&mac.path));
        let at = (what.as_str(), proofs::span(&mac.path));
        let parse = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
        let args = mac.parse_body_with(parse).ok();
        let is_text = |expr: &syn::Expr| matches!(expr, syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) if !sizes(&text.value()));
        // A message that says how wide something is by a number takes `usize`; what is no message is nothing that is known.
        let readable = args.filter(|args| {
            let mut said = args.iter().skip(count);
            args.len() >= count && said.next().is_none_or(is_text)
        });
        let Some(args) = readable else {
            return self.left_out(at, mac.tokens.clone(), &[], |body| body.items.echoes += 1);
        };
        let args: Vec<syn::Expr> = args.into_iter().collect();
        let (asked, said) = args.split_at(count);
        if let [left, right] = asked {
            let both: syn::Expr = syn::parse_quote!((#left) == (#right));
            self.left_out_expr(&what, &both);
        }
        if let [condition] = asked {
            let stays = stays(condition);
            self.left_out(at, condition.to_token_stream(), &[], |body| match stays {
                true => {
                    let value = body.expr(condition);
                    body.coerce(&value.ty, &Term::BOOL, value.span);
                }
                false => body.items.echoes += 1,
            });
        }
        for arg in said.iter().skip(1) {
            // `name = value`.
            match arg {
                syn::Expr::Assign(named) => self.left_out_expr(&what, &named.right),
                arg => self.left_out_expr(&what, arg),
            }
        }
    }

    /// The closures that nobody calls, when all that is called has been read.
    pub(super) fn read_uncalled(&mut self) {
        let mut at = 0;
        while let Some((closure, is_called)) = self.left_out.closures.get(at).cloned() {
            at += 1;
            if is_called || closure.is_wrong() {
                continue;
            }
            let mut about = closure.params().to_vec();
            about.push(closure.result().clone());
            let around = std::mem::replace(&mut self.names, closure.names());
            let named = self.undecided(closure.tokens(), &about);
            self.names = around;
            if named.is_empty() {
                continue;
            }
            let span = closure.span();
            let is_read = self.try_left_out(|body| {
                let args = closure.params().to_vec().into_iter().map(|ty| {
                    let local = body.declare(String::new(), ty.clone(), false, span);
                    body.make(Kind::Local(local), ty, span)
                });
                let args: Vec<Expr> = args.collect();
                body.run_closure(&closure, "closure", args, Vec::new(), span);
            });
            if !is_read {
                let what = "a closure that nobody calls".to_owned();
                self.left_out.unread.push(Unread { what, span, named });
            }
        }
    }

    /// A type that an item of the sources says, if it is a number or a `bool`.
    pub(super) fn said_number(&self, index: usize, ty: &syn::Type) -> Option<Term> {
        let syn::Type::Path(ty) = ty else { return None };
        let name = ty.path.get_ident()?.to_string();
        if self.items.lookup_type(self.items.sources.items[index].scope, &name).is_some() {
            return None;
        }
        match name.as_str() {
            "bool" => Some(Term::BOOL),
            "f32" => Some(Term::Value(Ty::F32)),
            "i32" => Some(Term::Value(Ty::I32)),
            "u32" => Some(Term::Value(Ty::U32)),
            name => Int::named(name).map(Term::Int),
        }
    }

    /// A call that is left out, of a function of numbers that gives one: its body is not read for it.
    pub(super) fn said_call(
        &mut self,
        index: usize,
        item: &syn::ItemFn,
        args: &[&syn::Expr],
        span: Span,
    ) -> Option<Expr> {
        if args.len() != item.sig.inputs.len() {
            return None;
        }
        let params = item.sig.inputs.iter().map(|input| match input {
            syn::FnArg::Typed(input) => self.said_number(index, &input.ty),
            syn::FnArg::Receiver(_) => None,
        });
        let params: Vec<Term> = params.collect::<Option<_>>()?;
        let syn::ReturnType::Type(_, ty) = &item.sig.output else { return None };
        let result = self.said_number(index, ty)?;
        for (arg, param) in args.iter().zip(&params) {
            let value = self.expr(arg);
            self.coerce(&value.ty, param, value.span);
        }
        Some(self.make(Kind::Zero, result, span))
    }

    /// Refuses what could not be read and may decide what nothing else has decided.
    pub(super) fn refuse_undecided(&mut self) {
        let mut refused = Vec::new();
        for Unread { what, span, named } in std::mem::take(&mut self.left_out.unread) {
            let open = named.into_iter().find(|(_, ty)| self.infer.is_open_integer(ty));
            let Some((name, _)) = open.filter(|(name, _)| !refused.contains(name)) else { continue };
            let (of, instead) = match name.is_empty() {
                true => ("a number".to_owned(), "write its type, such as `2_i32`".to_owned()),
                false => {
                    (format!("`{name}`"), format!("write it at its declaration, such as `let {name}: i32`"))
                }
            };
            refused.push(name);
            self.unsupported(span, &format!("{what}, which may decide the type of {of},"), &instead);
        }
    }

    /// Nobody asks of which type the locals are that were left out.
    pub(super) fn forget_left_out(&mut self) {
        for local in std::mem::take(&mut self.left_out.locals).into_iter().flatten() {
            if self.infer.is_open(&self.locals[local].ty) {
                self.locals[local].ty = Term::UNIT;
            }
        }
    }

    /// What these tokens name that is undecided, and what they are `about`.
    fn undecided(&self, tokens: TokenStream, about: &[Term]) -> Vec<Named> {
        let mut named: Vec<Named> = about.iter().map(|ty| (String::new(), ty.clone())).collect();
        self.names_in(tokens, &self.names.as_they_are(), &mut Vec::new(), &mut named);
        // What has a name is what a mistake shows.
        named.reverse();
        named.retain(|(_, ty)| self.infer.is_open(ty));
        named
    }

    /// The same of names of some other place; a closure stands for what it names.
    fn names_in(
        &self,
        tokens: TokenStream,
        names: &Names,
        seen: &mut Vec<*const Closure>,
        named: &mut Vec<Named>,
    ) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.names_in(group.stream(), names, seen, named),
                TokenTree::Ident(ident) => self.name_in(&proofs::plain_name(&ident), names, seen, named),
                TokenTree::Literal(literal) => {
                    let text = literal.to_string();
                    if text.contains('"') && sizes(&text) {
                        let is_name = |c: char| c.is_alphanumeric() || c == '_';
                        for name in text.split(|c| !is_name(c)).filter(|name| !name.is_empty()) {
                            self.name_in(name, names, seen, named);
                        }
                    }
                }
                TokenTree::Punct(_) => {}
            }
        }
    }

    fn name_in(&self, name: &str, names: &Names, seen: &mut Vec<*const Closure>, named: &mut Vec<Named>) {
        match names.get(name) {
            Some(Binding::Local(LocalId(local))) => {
                named.push((name.to_owned(), self.locals[*local as usize].ty.clone()));
            }
            Some(Binding::Expr(expr)) => named.push((name.to_owned(), expr.ty.clone())),
            Some(Binding::Closure(closure)) if !seen.contains(&Rc::as_ptr(closure)) => {
                seen.push(Rc::as_ptr(closure));
                let types = closure.params().iter().chain([closure.result()]);
                named.extend(types.map(|ty| (String::new(), ty.clone())));
                self.names_in(closure.tokens(), &closure.names(), seen, named);
            }
            _ => {}
        }
    }
}

/// True of a message that takes numbers of type `usize`, for a width or a precision.
fn sizes(text: &str) -> bool {
    text.contains('$') || text.contains(".*")
}

/// True of what does not leave its place, and writes nothing itself.
fn stays(expr: &syn::Expr) -> bool {
    struct Leaves(bool);
    impl<'ast> Visit<'ast> for Leaves {
        fn visit_expr(&mut self, expr: &'ast syn::Expr) {
            self.0 |= match expr {
                syn::Expr::Assign(_)
                | syn::Expr::Break(_)
                | syn::Expr::Continue(_)
                | syn::Expr::Return(_)
                | syn::Expr::Try(_)
                | syn::Expr::While(_)
                | syn::Expr::ForLoop(_)
                | syn::Expr::Loop(_) => true,
                // What is in a closure stays in it.
                syn::Expr::Closure(_) => return,
                _ => false,
            };
            visit::visit_expr(self, expr);
        }
        fn visit_item(&mut self, _: &'ast syn::Item) {
            self.0 = true;
        }
    }
    let mut leaves = Leaves(false);
    leaves.visit_expr(expr);
    !leaves.0
}
