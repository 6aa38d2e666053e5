//! Structs and aliases of types, read when something first asks for them.

use super::{Env, Items, MAX_PARTS, Reading, what};
use crate::diag::codes;
use crate::front::generics::OF_TYPES;
use crate::front::infer::{Infer, Term};
use crate::front::proofs::{plain_name, text};
use crate::hir::{Struct, StructId, Type, Variant};
use crate::ty::Ty;
use proc_macro2::Span;
use syn::punctuated::Punctuated;

impl Items<'_> {
    /// The struct at an index, or what the alias there stands for.
    pub(in crate::front) fn item_type(&mut self, index: usize, span: Span) -> Term {
        match self.types.get(&index) {
            Some(Reading::Done(term)) => return term.clone(),
            Some(Reading::Failed) => {
                self.echoes += 1;
                return Term::Error;
            }
            Some(Reading::Busy) => {
                let name = self.sources.items[index].path.clone();
                self.error(span, &codes::RECURSIVE_TYPE).with("name", name);
                return Term::Error;
            }
            None => {}
        }
        if self.stays_unread() {
            return Term::Error;
        }
        self.types.insert(index, Reading::Busy);
        let before = self.diags.len();
        let term = match &self.sources.items[index].item {
            syn::Item::Type(_) => self.read_alias(index),
            syn::Item::Enum(_) => self.read_enum(index).map_or(Term::Error, Term::Struct),
            _ => self.read_struct(index).map_or(Term::Error, Term::Struct),
        };
        self.below(index, before, span);
        let reading = if term == Term::Error { Reading::Failed } else { Reading::Done(term.clone()) };
        self.types.insert(index, reading);
        term
    }

    fn read_alias(&mut self, index: usize) -> Term {
        let source = &self.sources.items[index];
        let syn::Item::Type(item) = &source.item else { unreachable!("the caller found an alias") };
        if !item.generics.params.is_empty() {
            let name = item.ident.to_string();
            let diag = self.error(item.ident.span(), &codes::GENERICS);
            diag.with("name", name).with("what", what(&item.generics)).with("instead", OF_TYPES);
            return Term::Error;
        }
        self.term(Env::User(source.scope), &item.ty, None)
    }

    fn read_struct(&mut self, index: usize) -> Option<StructId> {
        let source = &self.sources.items[index];
        let syn::Item::Struct(item) = &source.item else { unreachable!("the caller found a struct") };
        let span = item.ident.span();
        let name = item.ident.to_string();
        if !item.generics.params.is_empty() {
            self.error(span, &codes::GENERICS)
                .with("name", &name)
                .with("what", what(&item.generics))
                .with("instead", OF_TYPES);
            return None;
        }
        let mut fields = Vec::new();
        for (i, field) in item.fields.iter().enumerate() {
            self.attributes(&field.attrs);
            let field_name = field.ident.as_ref().map_or_else(|| i.to_string(), plain_name);
            let term = self.boundary_term(Env::User(source.scope), &field.ty);
            let term = self.no_reference(term, &field.ty, "a reference in a struct", "hold the value itself");
            fields.push((field_name, self.settled(&term)));
        }
        let fields = fields.into_iter().map(|(n, t)| t.map(|t| (n, t))).collect::<Option<Vec<_>>>()?;
        self.add_struct(index, &item.attrs, (name, span), fields, Vec::new())
    }

    /// An enum: the number of its variant, and the fields of them all.
    fn read_enum(&mut self, index: usize) -> Option<StructId> {
        let source = &self.sources.items[index];
        let syn::Item::Enum(item) = &source.item else { unreachable!("the caller found an enum") };
        let (span, name) = (item.ident.span(), item.ident.to_string());
        if !item.generics.params.is_empty() {
            self.error(span, &codes::GENERICS)
                .with("name", &name)
                .with("what", what(&item.generics))
                .with("instead", OF_TYPES);
            return None;
        }
        if item.variants.is_empty() {
            self.error(span, &codes::STRUCT_FORM).with("name", &name).with("what", "no variants");
            return None;
        }
        let mut fields = vec![("tag".to_owned(), Some(Type::Value(Ty::U32)))];
        let mut variants = Vec::new();
        for variant in &item.variants {
            self.attributes(&variant.attrs);
            let (own, first) = (plain_name(&variant.ident), fields.len());
            let mut names = Vec::new();
            for (i, field) in variant.fields.iter().enumerate() {
                self.attributes(&field.attrs);
                let field_name = field.ident.as_ref().map_or_else(|| i.to_string(), plain_name);
                let term = self.boundary_term(Env::User(source.scope), &field.ty);
                let term =
                    self.no_reference(term, &field.ty, "a reference in an enum", "hold the value itself");
                let of_all = format!("{}_{}", snake(bare(&own)), bare(&field_name));
                fields.push((of_all, self.settled(&term)));
                names.push(field_name);
            }
            let is_default = variant.attrs.iter().any(|attr| attr.path().is_ident("default"));
            variants.push(Variant { name: own, first, fields: names, is_default });
        }
        let fields = fields.into_iter().map(|(n, t)| t.map(|t| (n, t))).collect::<Option<Vec<_>>>()?;
        self.add_struct(index, &item.attrs, (name, span), fields, variants)
    }

    fn add_struct(
        &mut self,
        index: usize,
        attrs: &[syn::Attribute],
        (name, span): (String, Span),
        fields: Vec<(String, Type)>,
        variants: Vec<Variant>,
    ) -> Option<StructId> {
        let none = Infer::default();
        let parts = 1 + fields.iter().map(|(_, t)| self.parts(&none, &Term::from(t))).sum::<usize>();
        if parts > MAX_PARTS {
            let what = format!("more than {MAX_PARTS} parts");
            self.error(span, &codes::STRUCT_FORM).with("name", &name).with("what", what);
            return None;
        }
        let is_compared = derives(attrs, "cmp", "PartialEq");
        let is_ordered = derives(attrs, "cmp", "PartialOrd");
        let is_ordered_whole = derives(attrs, "cmp", "Ord");
        let is_copied = derives(attrs, "marker", "Copy");
        let is_cloned = derives(attrs, "clone", "Clone");
        let is_default = derives(attrs, "default", "Default");
        self.structs.push(Struct {
            name,
            fields,
            variants,
            is_compared,
            is_ordered,
            is_ordered_whole,
            is_copied,
            is_cloned,
            is_default,
            span,
        });
        self.struct_parts.push(parts);
        self.struct_items.push(index);
        Some(StructId(self.structs.len() as u32 - 1))
    }
}

/// A name without its `r#`.
fn bare(name: &str) -> &str {
    name.strip_prefix("r#").unwrap_or(name)
}

/// `RoundRect` as `round_rect`.
fn snake(name: &str) -> String {
    let mut out = String::new();
    for (i, c) in name.chars().enumerate() {
        if c.is_uppercase() && i > 0 {
            out.push('_');
        }
        out.extend(c.to_lowercase());
    }
    out
}

/// True if the standard library's trait of this module is derived.
fn derives(attrs: &[syn::Attribute], module: &str, name: &str) -> bool {
    let derives = attrs.iter().filter(|attr| attr.path().is_ident("derive"));
    let paths = derives.filter_map(|attr| {
        attr.parse_args_with(Punctuated::<syn::Path, syn::Token![,]>::parse_terminated).ok()
    });
    paths.flatten().any(|path| {
        let path = text(&path);
        let path = path.trim_start_matches("::");
        let path = path.strip_prefix("std::").or_else(|| path.strip_prefix("core::")).unwrap_or(path);
        let own = path.strip_prefix(module).and_then(|rest| rest.strip_prefix("::"));
        own.unwrap_or(path) == name
    })
}
