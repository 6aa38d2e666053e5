//! Comparisons as functions of their traits, and of types: `PartialEq::eq(&a, &b)`, `Ord::max(a, b)`, `f32::lt(&a, &b)`.

use super::named::Named;
use crate::front::body::Body;
use crate::front::draft::Expr;
use crate::front::infer::Term;
use crate::front::{proofs, traits};
use proc_macro2::Span;
use quote::quote_spanned;

/// The function of a trait that compares.
#[derive(Clone, Copy)]
struct Compares {
    named: Named,
    /// `max`, `min` or `clamp`, which take values; the others take references.
    by_value: Option<&'static str>,
}

impl Compares {
    fn of(name: &str, count: usize) -> Option<Compares> {
        let by_value = match (name, count) {
            ("max", 2) => Some("max"),
            ("min", 2) => Some("min"),
            ("clamp", 3) => Some("clamp"),
            _ => None,
        };
        let named = match by_value {
            Some(_) => Named::Order("cmp"),
            None => Named::of(name).filter(|_| count == 2)?,
        };
        Some(Compares { named, by_value })
    }
}

impl Body<'_, '_> {
    /// `PartialEq::eq(a, b)` and its kin; `None` if the path is none of these.
    pub(in crate::front) fn compared_by_path<'e>(
        &mut self,
        owner: &syn::Path,
        name: &str,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Option<Expr> {
        let compares = Compares::of(name, args.len())?;
        if owner.segments.last()?.ident != compares.named.given_by() {
            return None;
        }
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_bound(owner);
        }
        Some(self.called_with(compares, None, args, span))
    }

    /// `Type::eq(a, b)` and its kin, where traits give that to the type `of`; `None` of anything else.
    pub(in crate::front) fn compared_by_type<'e>(
        &mut self,
        (path, of): (&syn::Path, &Term),
        name: &str,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Option<Expr> {
        let compares = Compares::of(name, args.len())?;
        let by = proofs::named(compares.named.given_by(), span);
        match of {
            Term::Struct(id) if self.items.is_of_user(*id) => {
                let owner = self.items.struct_items[id.0 as usize];
                if self.items.members.get(owner, name).is_some() {
                    return None;
                }
                if !self.prove_given(of, of, (compares.named, name), span) {
                    let what = format!("`{name}` of a type that has no name here");
                    return Some(self.unsupported(span, &what, "bring the type with `use`"));
                }
            }
            Term::Value(_) | Term::Int(_) if matches!(compares.named, Named::Operator(_)) => {
                if let Some(proofs) = self.items.prove(self.env) {
                    let (ty, name) = (traits::value_path(of), proofs::named(name, span));
                    let instance = quote_spanned!(span=> <#ty as ::core::cmp::#by<#ty>>::#name);
                    proofs.of_instance(path, &instance, span);
                }
            }
            _ => return None,
        }
        Some(self.called_with(compares, Some(of), args, span))
    }

    fn called_with<'e>(
        &mut self,
        compares: Compares,
        of: Option<&Term>,
        args: impl Iterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let (mut stmts, mut all, mut is_sound) = (Vec::new(), Vec::new(), true);
        for arg in args {
            let arg = self.expr(arg);
            let given = match compares.by_value {
                Some(_) => Some(arg),
                None => self.value_of_reference(arg),
            };
            let Some(given) = given else {
                is_sound = false;
                continue;
            };
            is_sound &= of.filter(|_| all.is_empty()).is_none_or(|of| self.fits(&given.ty, of, given.span));
            all.push(self.keep(given, &mut stmts));
        }
        if !is_sound {
            return Expr::error(span);
        }
        let value = match (compares.named, compares.by_value) {
            (Named::Operator(op), _) => {
                let [a, b] = <[Expr; 2]>::try_from(all).expect("they have been counted");
                self.operated(op, a, b, span)
            }
            (_, Some(name)) => self.extreme(name, all, span),
            (Named::Order(name), None) => {
                let [a, b] = <[Expr; 2]>::try_from(all).expect("they have been counted");
                self.settle();
                self.order_by_name(name, a, b, span)
            }
        };
        self.in_block(stmts, value)
    }
}
