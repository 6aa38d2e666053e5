//! `u32::try_from(x).unwrap_or(0)` and its kin: conversions of integers that may fail. There is no `Result`, but what asks one for
//! its value where it is made reads like an `Option`.
//!
//! ```text
//! u32::try_from(i).ok()      if i >= 0 { Some(i as u32) } else { None }
//! ```

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::Term;
use super::items::Env;
use super::operators::BinOp;
use super::{proofs, traits};
use crate::ty::{Int, Ty};
use crate::value::Value;
use proc_macro2::Span;
use quote::{ToTokens, quote_spanned};

/// What a `Result` has that an `Option` has too, or `ok`.
const ASKS: [(&str, usize); 5] =
    [("expect", 1), ("ok", 0), ("unwrap", 0), ("unwrap_or", 1), ("unwrap_or_default", 0)];

impl Body<'_, '_> {
    /// `to::try_from(value)` before a method that asks for its value.
    pub(super) fn tried<'e>(&self, call: &'e syn::ExprMethodCall) -> Option<(&'e syn::ExprCall, Term)> {
        let asks = ASKS.iter().any(|(name, count)| call.method == *name && call.args.len() == *count);
        let Env::User(scope) = self.env else { return None };
        let syn::Expr::Call(tried) = unwrapped(&call.receiver) else { return None };
        let syn::Expr::Path(func) = &*tried.func else { return None };
        let name = proofs::text(&func.path);
        let owner = name.strip_suffix("::try_from").filter(|_| func.qself.is_none() && asks)?;
        let to = match owner {
            "i32" => Term::Value(Ty::I32),
            "u32" => Term::Value(Ty::U32),
            "usize" => Term::USIZE,
            _ => return None,
        };
        let is_own = self.items.lookup_type(scope, owner).is_some()
            || self.items.lookup_value(scope, &name).is_some()
            || self.items.argument(self.env, owner).is_some();
        (!is_own && tried.args.len() == 1 && call.turbofish.is_none()).then_some((tried, to))
    }

    /// The value of such a method.
    pub(super) fn asked_of_tried(
        &mut self,
        (tried, to): (&syn::ExprCall, Term),
        call: &syn::ExprMethodCall,
    ) -> Expr {
        let syn::Expr::Path(func) = &*tried.func else { unreachable!("it was found by its path") };
        let span = proofs::span(&func.path);
        let value = self.expr(&tried.args[0]);
        self.settle();
        let from = self.infer.shallow(&value.ty);
        let is_integer = match &from {
            Term::Value(ty) => *ty == Ty::I32 || *ty == Ty::U32,
            Term::Int(int) => *int == Int::Usize,
            _ => false,
        };
        if !is_integer {
            self.skip(call.args.iter(), span);
            let what = format!("`try_from` of a `{}`", self.type_name(&from));
            self.infer.poison(&value.ty);
            return self.unsupported(
                span,
                &what,
                "give it a value that is known to be `i32`, `u32` or `usize`",
            );
        }
        if let Some(proofs) = self.items.prove(self.env) {
            let [of, from] = [&to, &from].map(|ty| traits::value_path(ty).to_token_stream());
            let of = quote_spanned!(span=> <#of as ::core::convert::TryFrom<#from>>::try_from);
            proofs.of_instance(&func.path, &of, span);
        }
        let option = self.option_of_tried(value, &from, &to, span);
        match call.method == "ok" {
            true => option,
            false => self.option_method(option, to, call, call.method.span()),
        }
    }

    /// The value as another type, if that has it. A `usize` is held in 32 bits.
    fn option_of_tried(&mut self, value: Expr, from: &Term, to: &Term, span: Span) -> Expr {
        let mut stmts = Vec::new();
        let value = self.keep(value, &mut stmts);
        let signed = Term::Value(Ty::I32);
        let bound = match (*from == signed, *to == signed) {
            (true, false) => Some((BinOp::Ge, Value::i32(0))),
            (false, true) => Some((BinOp::Le, Value::u32(i32::MAX.unsigned_abs()))),
            _ => None,
        };
        let made = self.make(Kind::Cast(Box::new(value.clone())), to.clone(), span);
        let some = self.some(made, span);
        let option = match bound {
            Some((op, bound)) => {
                let bound = self.make(Kind::Value(bound), from.clone(), span);
                let fits = self.compared(op, value, bound, span);
                let none = self.none(span);
                self.branch(fits, some, none, span)
            }
            None => some,
        };
        self.in_block(stmts, option)
    }
}

fn unwrapped(expr: &syn::Expr) -> &syn::Expr {
    match expr {
        syn::Expr::Paren(inner) => unwrapped(&inner.expr),
        syn::Expr::Group(inner) => unwrapped(&inner.expr),
        other => other,
    }
}
