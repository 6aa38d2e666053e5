//! What stands in patterns and on the left sides of assignments, as targets.

use super::{Parts, Target};
use crate::diag::codes;
use crate::front::body::{Binding, Body};
use crate::front::infer::Term;
use crate::front::items::Env;
use crate::front::options::Variant;
use crate::front::syntax::{self, pat_start};
use crate::front::{known, proofs};
use crate::hir::LocalId;
use syn::{Expr as E, Pat as P};

/// `name @ ..`, which stands in arrays only.
fn named_rest(pat: &syn::Pat) -> Option<&syn::PatIdent> {
    match pat {
        P::Ident(p @ syn::PatIdent { subpat: Some((_, inner)), by_ref: None, .. })
            if matches!(**inner, P::Rest(_)) =>
        {
            Some(p)
        }
        _ => None,
    }
}

impl Body<'_, '_> {
    pub(in crate::front) fn pattern<'a>(&mut self, pat: &'a syn::Pat) -> Target<'a> {
        match pat {
            P::Paren(inner) => self.pattern(&inner.pat),
            P::Wild(_) => Target::Nothing,
            P::Ident(p)
                if p.by_ref.is_none()
                    && p.subpat.is_none()
                    && let Some(named) = self.variant_of_enum(&p.ident.clone().into()) =>
            {
                self.variant_pattern(named, Parts::default(), p.ident.span())
            }
            P::Ident(p) if p.by_ref.is_none() && p.subpat.is_none() && self.is_none_path(&p.ident) => {
                self.prove_variant(&p.ident.clone().into(), Variant::None);
                Target::None(p.ident.span())
            }
            P::Ident(p) if p.by_ref.is_none() && p.subpat.is_none() => match self.unit_struct(p) {
                Some(ty) => Target::TupleStruct(ty, Parts::default(), p.ident.span()),
                None => Target::Name(p),
            },
            P::Ident(p @ syn::PatIdent { subpat: Some((_, inner)), by_ref: None, .. }) => {
                Target::At(p, Box::new(self.pattern(inner)))
            }
            P::Lit(_) | P::Range(_) => Target::Value(pat),
            P::Or(p) => Target::Or(pat, p.cases.iter().map(|case| self.pattern(case)).collect()),
            P::Tuple(tuple) => {
                Target::Tuple(self.pattern_parts(&tuple.elems, None), tuple.paren_token.span.open())
            }
            P::TupleStruct(p) if self.variant(&p.path) == Some(Variant::Some) => {
                self.prove_variant(&p.path, Variant::Some);
                let span = proofs::span(&p.path);
                match p.elems.first() {
                    Some(P::Rest(_)) if p.elems.len() == 1 => Target::Some(Box::new(Target::Nothing), span),
                    Some(inner) if p.elems.len() == 1 => Target::Some(Box::new(self.pattern(inner)), span),
                    _ => self.refuse_pattern(pat),
                }
            }
            P::Path(p) if p.qself.is_none() && self.variant(&p.path) == Some(Variant::None) => {
                self.prove_variant(&p.path, Variant::None);
                Target::None(proofs::span(&p.path))
            }
            P::TupleStruct(p) if let Some(named) = self.variant_of_enum(&p.path) => {
                let parts = self.pattern_parts(&p.elems, None);
                self.variant_pattern(named, parts, proofs::span(&p.path))
            }
            P::Path(p)
                if p.qself.is_none()
                    && let Some(named) = self.variant_of_enum(&p.path) =>
            {
                self.variant_pattern(named, Parts::default(), proofs::span(&p.path))
            }
            P::Struct(p) if let Some(named) = self.variant_of_enum(&p.path) => {
                p.fields.iter().for_each(|f| self.attributes(&f.attrs));
                let fields = p.fields.iter().map(|f| (&f.member, self.pattern(&f.pat))).collect();
                self.variant_struct_pattern(named, fields, p.rest.is_some(), proofs::span(&p.path))
            }
            P::TupleStruct(p) if known::is_of_result(&proofs::text(&p.path)) => {
                let what = format!("`{}`", proofs::text(&p.path));
                self.unsupported(proofs::span(&p.path), &what, known::NO_RESULT);
                self.forget(pat);
                Target::Wrong
            }
            P::TupleStruct(p) => {
                let ty = self.items.path_type(self.env, &p.path);
                Target::TupleStruct(ty, self.pattern_parts(&p.elems, None), proofs::span(&p.path))
            }
            P::Path(p) if p.qself.is_none() && self.is_struct(&p.path) => {
                let ty = self.items.path_type(self.env, &p.path);
                Target::TupleStruct(ty, Parts::default(), proofs::span(&p.path))
            }
            P::Struct(p) => {
                let ty = self.items.path_type(self.env, &p.path);
                p.fields.iter().for_each(|f| self.attributes(&f.attrs));
                let fields = p.fields.iter().map(|f| (&f.member, self.pattern(&f.pat))).collect();
                Target::Struct(ty, fields, p.rest.is_some(), proofs::span(&p.path))
            }
            P::Slice(slice) => {
                let named = slice.elems.iter().find_map(named_rest);
                let parts = self.pattern_parts(&slice.elems, named);
                Target::Array(Parts { named, ..parts }, slice.bracket_token.span.open())
            }
            P::Reference(p) if p.mutability.is_none() => {
                Target::Reference(Box::new(self.pattern(&p.pat)), p.and_token.span)
            }
            P::Path(p) if p.qself.is_none() => Target::Value(pat),
            _ => self.refuse_pattern(pat),
        }
    }

    fn is_none_path(&self, name: &syn::Ident) -> bool {
        name == "None" && self.variant(&name.clone().into()) == Some(Variant::None)
    }

    fn refuse_pattern<'a>(&mut self, pat: &syn::Pat) -> Target<'a> {
        self.error(pat_start(pat), &codes::PATTERN).with("what", syntax::pat_what(pat));
        self.forget(pat);
        Target::Wrong
    }

    fn pattern_parts<'a>(
        &mut self,
        pats: &'a syn::punctuated::Punctuated<syn::Pat, syn::Token![,]>,
        named: Option<&syn::PatIdent>,
    ) -> Parts<'a> {
        Parts::read(pats.iter(), |p| match p {
            P::Rest(_) => None,
            P::Ident(syn::PatIdent { subpat: Some((_, inner)), .. }) if matches!(**inner, P::Rest(_)) => {
                if named.is_none() {
                    self.refuse_pattern(p);
                }
                None
            }
            p => Some(self.pattern(p)),
        })
    }

    /// The type of a pattern that is the name of a unit struct. Locals do not hide it there.
    fn unit_struct(&mut self, pat: &syn::PatIdent) -> Option<Term> {
        let path = syn::Path::from(pat.ident.clone());
        self.is_struct(&path).then(|| self.items.path_type(self.env, &path))
    }

    /// True if the path, as a value, means a tuple or unit struct of the sources.
    pub(in crate::front) fn is_struct(&self, path: &syn::Path) -> bool {
        let Env::User(scope) = self.env else { return false };
        let name = proofs::text(self.items.used(self.env, path).as_ref().unwrap_or(path));
        let found = match name.as_str() {
            "Self" => self.items.lookup_type(scope, &name),
            _ => self.items.lookup_value(scope, &name),
        };
        let item = found.map(|index| &self.items.sources.items[index].item);
        matches!(item, Some(syn::Item::Struct(item)) if !matches!(item.fields, syn::Fields::Named(_)))
    }

    /// The left side of an assignment.
    pub(in crate::front) fn assignee<'a>(&mut self, left: &'a syn::Expr) -> Target<'a> {
        if let E::Infer(_) | E::Tuple(_) | E::Array(_) | E::Struct(_) = left {
            self.attributes(syntax::expr_attrs(left));
        }
        match left {
            E::Paren(inner) => self.assignee(&inner.expr),
            E::Group(inner) => self.assignee(&inner.expr),
            E::Infer(_) => Target::Nothing,
            E::Tuple(tuple) => {
                Target::Tuple(self.assignee_parts(&tuple.elems), tuple.paren_token.span.open())
            }
            E::Array(array) => {
                Target::Array(self.assignee_parts(&array.elems), array.bracket_token.span.open())
            }
            E::Call(call) => match &*call.func {
                E::Path(func) if func.qself.is_none() && self.is_struct(&func.path) => {
                    let ty = self.items.path_type(self.env, &func.path);
                    Target::TupleStruct(ty, self.assignee_parts(&call.args), proofs::span(&func.path))
                }
                _ => Target::Place(left),
            },
            E::Struct(literal) if literal.rest.is_none() => {
                let ty = self.items.path_type(self.env, &literal.path);
                literal.fields.iter().for_each(|f| self.attributes(&f.attrs));
                let fields = literal.fields.iter().map(|f| (&f.member, self.assignee(&f.expr))).collect();
                Target::Struct(ty, fields, literal.dot2_token.is_some(), proofs::span(&literal.path))
            }
            E::Path(path) if self.local_named(&path.path).is_none() && self.is_struct(&path.path) => {
                let ty = self.items.path_type(self.env, &path.path);
                Target::TupleStruct(ty, Parts::default(), proofs::span(&path.path))
            }
            _ => Target::Place(left),
        }
    }

    fn assignee_parts<'a>(
        &mut self,
        exprs: &'a syn::punctuated::Punctuated<syn::Expr, syn::Token![,]>,
    ) -> Parts<'a> {
        let is_rest = |e: &syn::Expr| matches!(e, E::Range(r) if r.start.is_none() && r.end.is_none());
        Parts::read(exprs.iter(), |e| (!is_rest(e)).then(|| self.assignee(e)))
    }

    /// Declares the names of a pattern that was refused, so that nothing more is said of them.
    pub(in crate::front) fn forget(&mut self, pat: &syn::Pat) {
        use syn::Pat as P;
        match pat {
            P::Ident(p) => {
                let local = self.declare(p.ident.to_string(), Term::Error, true, p.ident.span());
                self.names.bind(p.ident.to_string(), Binding::Local(local));
                p.subpat.iter().for_each(|(_, p)| self.forget(p));
            }
            P::Guard(p) => self.forget(&p.pat),
            P::Paren(p) => self.forget(&p.pat),
            P::Reference(p) => self.forget(&p.pat),
            P::Type(p) => self.forget(&p.pat),
            P::Or(p) => p.cases.iter().for_each(|p| self.forget(p)),
            P::Slice(p) => p.elems.iter().for_each(|p| self.forget(p)),
            P::Struct(p) => p.fields.iter().for_each(|field| self.forget(&field.pat)),
            P::Tuple(p) => p.elems.iter().for_each(|p| self.forget(p)),
            P::TupleStruct(p) => p.elems.iter().for_each(|p| self.forget(p)),
            _ => {}
        }
    }

    /// The local that a path means.
    pub(in crate::front) fn local_named(&self, path: &syn::Path) -> Option<LocalId> {
        match self.names.get(&proofs::plain_name(path.get_ident()?)) {
            Some(Binding::Local(local)) => Some(*local),
            _ => None,
        }
    }
}
