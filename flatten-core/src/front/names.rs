//! Literals, and the names of locals and constants.

use super::body::{Binding, Body};
use super::draft::{Expr, Kind};
use super::infer::{self, Borrow, Term};
use super::items::Env;
use super::methods::{self, Form, refused};
use super::options::Variant;
use super::{constants, ints, known, proofs, traits};
use crate::diag::codes;
use crate::hir::ExprKind;
use crate::ty::{Int, Ty};
use crate::value::Value;
use proc_macro2::Span;

impl Body<'_, '_> {
    pub(super) fn literal(&mut self, lit: &syn::Lit) -> Expr {
        let span = lit.span();
        match lit {
            syn::Lit::Bool(b) => Expr::value(Value::bool(b.value), self.at.unwrap_or(span)),
            syn::Lit::Int(int) => self.integer(int),
            syn::Lit::Float(float) => match float.suffix() {
                "" => {
                    let ty = self.infer.float(span, float.base10_digits());
                    self.make(Kind::Float(float.base10_digits().to_owned()), ty, span)
                }
                "f32" => {
                    let kind = Kind::Float(float.base10_digits().to_owned());
                    self.make(kind, Term::Value(Ty::F32), span)
                }
                suffix => self.bad_suffix(span, suffix),
            },
            // Nobody reads it.
            syn::Lit::Str(_) if self.items.is_left_out => {
                let ty = self.infer.fresh(infer::Kind::Any);
                self.make(Kind::Zero, ty, span)
            }
            _ => self.unsupported(span, "text", "use numbers and `bool`"),
        }
    }

    fn integer(&mut self, int: &syn::LitInt) -> Expr {
        let span = int.span();
        // A number that does not even fit here is out of the range of every type.
        let kind = Kind::Int(int.base10_parse().unwrap_or(u128::MAX));
        match int.suffix() {
            "" => {
                let ty = self.infer.fresh(infer::Kind::Int);
                self.make(kind, ty, span)
            }
            "i32" => self.make(kind, Term::Value(Ty::I32), span),
            "u32" => self.make(kind, Term::Value(Ty::U32), span),
            "f32" => self.make(Kind::Float(int.base10_digits().to_owned()), Term::Value(Ty::F32), span),
            suffix => match Int::named(suffix) {
                Some(int) => self.make(kind, Term::Int(int), span),
                None => self.bad_suffix(span, suffix),
            },
        }
    }

    fn bad_suffix(&mut self, span: Span, suffix: &str) -> Expr {
        let what = format!("a number of type `{suffix}` cannot be flattened");
        let diag = self.error(span, &codes::LITERAL).with("what", what);
        diag.with("instead", "use `f32`, `i32` or `u32`");
        Expr::error(span)
    }

    pub(super) fn path(&mut self, expr: &syn::ExprPath) -> Expr {
        let span = proofs::span(&expr.path);
        if let Some(qself) = &expr.qself
            && let Some((trait_path, name)) = traits::split(&expr.path)
            && qself.position + 1 == expr.path.segments.len()
        {
            let of = self.items.term(self.env, &qself.ty, Some(&mut self.infer));
            if let Some(index) = self.named_by_trait(&of, &trait_path, &name)
                && let syn::Item::Const(_) = &self.items.sources.items[index].item
                && let Some(value) = self.constant_of(index, span)
            {
                return value;
            }
        }
        if let Some(none) = self.none_of_type(&expr.path, span) {
            return none;
        }
        if expr.qself.is_some() || proofs::has_arguments(&expr.path) {
            return self.unsupported(span, "a path with `<..>`", "write `Type::NAME`");
        }
        let name = proofs::text(&expr.path);
        match self.names.get(&name).cloned() {
            Some(Binding::Local(local)) => {
                let ty = self.locals[local.0 as usize].ty.clone();
                return self.make(Kind::Local(local), ty, span);
            }
            Some(Binding::Expr(expr)) => {
                let is_place = matches!(expr.kind, Kind::Borrow(_));
                let span = if is_place { self.at.unwrap_or(span) } else { expr.span };
                return Expr { span, ..(*expr).clone() };
            }
            Some(Binding::Closure(_)) => {
                return self.unsupported(
                    span,
                    "a closure as a value",
                    "call it, or write a function beside this one",
                );
            }
            Some(Binding::Item) | None => {}
        }
        self.value_at(&expr.path, span)
    }

    /// `None::<f32>`.
    fn none_of_type(&mut self, path: &syn::Path, span: Span) -> Option<Expr> {
        let syn::PathArguments::AngleBracketed(arguments) = &path.segments.last()?.arguments else {
            return None;
        };
        let mut given = arguments.args.iter();
        let (Some(syn::GenericArgument::Type(item)), None) = (given.next(), given.next()) else {
            return None;
        };
        let plain = proofs::plain(path);
        if self.variant(&plain) != Some(Variant::None) {
            return None;
        }
        self.prove_variant(&plain, Variant::None);
        let none = self.none(span);
        let item = self.items.term(self.env, item, Some(&mut self.infer));
        self.coerce(&none.ty, &Term::Option(Box::new(item)), span);
        Some(none)
    }

    /// The item, or the constant of Rust or glam, that a path means where no local does.
    pub(super) fn value_at(&mut self, path: &syn::Path, span: Span) -> Expr {
        let used = self.items.used(self.env, path);
        let path = used.as_ref().unwrap_or(path);
        let name = proofs::text(path);
        if let Some(named) = self.variant_of_enum(path) {
            return self.unit_variant(named, span);
        }
        if let Some(of) = self.of_parameter(path) {
            return of.map_or_else(|()| Expr::error(span), |index| self.item_value(index, &name, span));
        }
        if self.variant(path) == Some(Variant::None) {
            self.prove_variant(path, Variant::None);
            return self.none(span);
        }
        if self.is_struct(path) {
            return self.unit_value(path, span);
        }
        if let Env::User(scope) = self.env
            && let Some(index) = self.items.lookup_value(scope, &name)
        {
            return self.meant_value(index, &name, span);
        }
        match self.number_named(path, span) {
            Some(number) => number,
            None => self.known_value(path, &name, span),
        }
    }

    /// The one value of a unit struct.
    fn unit_value(&mut self, path: &syn::Path, span: Span) -> Expr {
        let ty = self.items.path_type(self.env, path);
        match ty {
            Term::Struct(id) if self.items.structs[id.0 as usize].fields.is_empty() => {
                self.make(Kind::Struct(id, Vec::new()), ty, span)
            }
            Term::Error => Expr::error(span),
            other => {
                let name = self.type_name(&other);
                self.unsupported(span, &format!("`{name}` as a value"), "give it its fields")
            }
        }
    }

    /// The value of a constant's item.
    fn constant_of(&mut self, index: usize, span: Span) -> Option<Expr> {
        if self.items.is_left_out
            && !self.items.constants.contains_key(&index)
            && let syn::Item::Const(item) = &self.items.sources.items[index].item
            && let Some(ty) = self.said_number(index, &item.ty)
        {
            return Some(self.make(Kind::Zero, ty, span));
        }
        let value = self.items.constant(index, span)?;
        let ty = match &self.items.sources.items[index].item {
            syn::Item::Const(item) if constants::is_reference(&item.ty) => {
                Term::from(&value.ty).borrowed(Borrow::Shared)
            }
            _ => Term::from(&value.ty),
        };
        let kind = match &value.kind {
            ExprKind::Const(value) => Kind::Value(*value),
            _ => Kind::Const(index),
        };
        Some(self.make(kind, ty, span))
    }

    /// The value of an item, if it is the one that is meant.
    fn meant_value(&mut self, index: usize, name: &str, span: Span) -> Expr {
        if let syn::Item::Const(_) = &self.items.sources.items[index].item
            && let Some(of) = self.struct_before(index)
            && !self.is_meant(of, index, name, span)
        {
            return Expr::error(span);
        }
        self.item_value(index, name, span)
    }

    fn item_value(&mut self, index: usize, name: &str, span: Span) -> Expr {
        let source = &self.items.sources.items[index];
        if let syn::Item::Const(_) = &source.item {
            return self.constant_of(index, span).unwrap_or_else(|| Expr::error(span));
        }
        if let syn::Item::Static(_) = &source.item {
            self.error(span, &codes::STATIC_MUT).with("name", name);
            return Expr::error(span);
        }
        self.unsupported(span, &format!("`{name}` as a value"), "call it")
    }

    /// True if a path means a `static mut` of the sources.
    pub(super) fn is_static_mut(&self, path: &syn::Path) -> bool {
        let Env::User(scope) = self.env else { return false };
        let found = self.items.lookup_value(scope, &proofs::text(path));
        found.is_some_and(|index| matches!(self.items.sources.items[index].item, syn::Item::Static(_)))
    }

    /// A constant of Rust or glam: `PI`, `Vec3::ZERO`.
    fn known_value(&mut self, path: &syn::Path, name: &str, span: Span) -> Expr {
        let last = path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let before = path.segments.iter().rev().nth(1).map(|s| s.ident.to_string());
        if before.as_deref().is_none_or(|b| b == "consts")
            && let Some(value) = known::float_constant(&last)
        {
            if let Some(proofs) = self.items.prove(self.env) {
                proofs.of_constant(path, value);
            }
            return Expr::value(value, self.at.unwrap_or(span));
        }
        let Some(owner) = owner(path).filter(|owner| self.is_type(owner)) else {
            return self.unknown_name(name, span);
        };
        let owner = self.items.path_type(self.env, &owner);
        if let Some(columns) = self.items.columns(&owner) {
            return self.matrix_constant(columns, &last, span);
        }
        if let Some(index) = self.items.given_to_value(self.env, &owner, &last)
            && let syn::Item::Const(_) = self.items.sources.items[index].item
        {
            if !self.is_given(&owner, index, &last, span) {
                return Expr::error(span);
            }
            return self.item_value(index, &last, span);
        }
        match owner {
            Term::Value(ty) => match known::associated(ty, &last) {
                Some(value) => {
                    if let Some(proofs) = self.items.prove(self.env).filter(|_| !ty.is_vector()) {
                        proofs.of_primitive_constant(path, ty.name(), span);
                    }
                    Expr::value(value, self.at.unwrap_or(span))
                }
                None if methods::find(ty, &last).is_some_and(|row| row.form == Form::Method) => {
                    let what = format!("`{name}` as a value");
                    self.unsupported(span, &what, &format!("write a closure that calls `{last}`"))
                }
                None => self.unknown_associated(&Term::Value(ty), &last, known::ASSOCIATED.iter(), span),
            },
            Term::Int(int) => match ints::associated(int, &last) {
                Some(value) => {
                    if let Some(proofs) = self.items.prove(self.env) {
                        proofs.of_primitive_constant(path, int.name(), span);
                    }
                    self.make(Kind::Value(value), Term::Int(int), span)
                }
                None if int.is_wide() && matches!(last.as_str(), "MAX" | "MIN" | "BITS") => {
                    let what = format!("`{name}`, which is another number on other machines,");
                    self.unsupported(span, &what, "use a number of 32 bits, or an `Option` for what is none")
                }
                None => self.unknown_associated(&Term::Int(int), &last, [""; 0].iter(), span),
            },
            Term::Error => Expr::error(span),
            other => {
                let names = self.member_names(&other);
                self.unknown_associated(&other, &last, names.iter(), span)
            }
        }
    }

    fn unknown_name(&mut self, name: &str, span: Span) -> Expr {
        if self.has_glob {
            return Expr::error(span);
        }
        if known::is_of_result(name) {
            return self.unsupported(span, &format!("`{name}`"), known::NO_RESULT);
        }
        let names = self.names.all().cloned().chain(self.item_names(|i| matches!(i, syn::Item::Const(_))));
        let near = known::near(name, names.chain(known::FLOATS.iter().map(|(n, ..)| (*n).to_owned())));
        self.error(span, &codes::UNKNOWN_NAME).with("name", name).with("near", near);
        Expr::error(span)
    }

    pub(super) fn unknown_associated<S: AsRef<str>>(
        &mut self,
        ty: &Term,
        name: &str,
        candidates: impl Iterator<Item = S>,
        span: Span,
    ) -> Expr {
        let (near, instead) = match self.stays_out(ty, name) {
            Some(instead) => (String::new(), instead),
            None => (known::near(name, candidates), "write its value, or the formula"),
        };
        let ty = self.type_name(ty);
        let diag = self.error(span, &codes::UNKNOWN_ASSOCIATED).with("type", ty).with("name", name);
        diag.with("near", near).with("instead", instead);
        Expr::error(span)
    }

    /// What to write instead of a name that std or glam has for the type, and that stays out.
    pub(super) fn stays_out(&self, ty: &Term, name: &str) -> Option<&'static str> {
        let own = matches!(ty, Term::Struct(_)) && self.items.columns(ty).is_none();
        if own { None } else { refused::instead(name) }
    }

    /// The names of the items in scope that are of some kind.
    pub(super) fn item_names(&self, keep: impl Fn(&syn::Item) -> bool) -> Vec<String> {
        let Env::User(scope) = self.env else { return Vec::new() };
        let sources = self.items.sources;
        let names = sources.scopes.get(scope).into_iter().flat_map(|scope| &scope.values);
        names.filter(|(_, index)| keep(&sources.items[**index].item)).map(|(n, _)| n.clone()).collect()
    }
}

/// The path without its last segment.
pub(super) fn owner(path: &syn::Path) -> Option<syn::Path> {
    let count = path.segments.len();
    if count < 2 {
        return None;
    }
    let segments = path.segments.iter().take(count - 1).cloned().collect();
    Some(syn::Path { leading_colon: path.leading_colon, segments })
}
