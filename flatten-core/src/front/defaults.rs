//! `Type::default()` of structs and enums that derive it, or have an `impl` block of it, and `..Default::default()`.

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{self, Term};
use super::maps;
use super::proofs::text;
use super::traits;
use crate::hir::StructId;
use crate::ty::Ty;
use crate::value::Value;
use proc_macro2::Span;

/// The trait's path in `Default::default()`.
fn default_call(expr: &syn::Expr) -> Option<syn::Path> {
    let syn::Expr::Call(call) = expr else { return None };
    let syn::Expr::Path(path) = &*call.func else { return None };
    let (trait_path, name) = traits::split(&path.path)?;
    let written = text(&trait_path);
    let is_default = matches!(
        written.trim_start_matches("::"),
        "Default" | "std::default::Default" | "core::default::Default"
    );
    (path.qself.is_none() && call.args.is_empty() && name == "default" && is_default).then_some(trait_path)
}

impl Body<'_, '_> {
    /// An expression where a value of this type is needed: of `Default::default()` the default of that, of
    /// `std::array::from_fn(f)` as many elements.
    pub(super) fn expr_as(&mut self, expr: &syn::Expr, ty: &Term) -> Expr {
        if let (Some((path, f)), Term::Array(_, count)) = (maps::from_fn(expr), self.infer.shallow(ty)) {
            return self.array_from(path, f, count);
        }
        let own = |of: &syn::Path| self.items.trait_named(self.env, of).is_some();
        let Some(of) = default_call(expr).filter(|of| !own(of)) else { return self.expr(expr) };
        let span = super::proofs::span(&of);
        match self.default_of(ty, span) {
            Some(value) => {
                if let Some(proofs) = self.items.prove(self.env) {
                    proofs.of_bound(&of);
                }
                value
            }
            None => self.expr(expr),
        }
    }

    /// The default of a type that is known; `None` of one whose default may be its own.
    pub(super) fn default_of(&mut self, term: &Term, span: Span) -> Option<Expr> {
        match self.infer.shallow(term) {
            Term::Value(ty) => Some(self.make(Kind::Value(Value::splat(ty, 0)), Term::Value(ty), span)),
            Term::Int(int) => Some(self.make(Kind::Value(Value::splat(int.ty(), 0)), Term::Int(int), span)),
            Term::Option(item) => Some(self.make(Kind::Zero, Term::Option(item), span)),
            Term::Tuple(items) => {
                let parts = items.iter().map(|item| self.default_of(item, span)).collect::<Option<_>>()?;
                Some(self.make(Kind::Tuple(parts), Term::Tuple(items), span))
            }
            Term::Array(item, count) => {
                let item_default = self.default_of(&item, span)?;
                // Rust has it of arrays up to this length.
                let ty = Term::Array(item, count);
                (count <= 32).then(|| self.make(Kind::Repeat(Box::new(item_default)), ty, span))
            }
            Term::Struct(id) => self.default_of_struct(id, span),
            Term::Var(var) => match self.infer.kind(var) {
                infer::Kind::Int => Some(self.make(Kind::Int(0), term.clone(), span)),
                infer::Kind::Float => Some(self.make(Kind::Float("0.0".to_owned()), term.clone(), span)),
                infer::Kind::Any => None,
            },
            Term::Ref(..) | Term::Never | Term::Error => None,
        }
    }

    fn default_of_struct(&mut self, id: StructId, span: Span) -> Option<Expr> {
        let of = self.items.structs[id.0 as usize].clone();
        let ty = Term::Struct(id);
        if let Some(columns) = of.columns() {
            let column = |i: u8| {
                let value = Value::from_lanes(Ty::new(crate::ty::Scalar::F32, columns), |lane| {
                    if lane == usize::from(i) { 1.0_f32.to_bits() } else { 0 }
                });
                (usize::from(i), Expr::value(value, span))
            };
            let columns = (0..columns).map(column).collect();
            return Some(self.make(Kind::Struct(id, columns), ty, span));
        }
        if !of.is_default {
            return self.own_default(id, span);
        }
        if of.is_enum() {
            return self.default_variant(id, span);
        }
        let fields = of.fields.iter().enumerate();
        let fields: Option<Vec<(usize, Expr)>> =
            fields.map(|(i, (_, ty))| Some((i, self.default_of(&Term::from(ty), span)?))).collect();
        Some(self.make(Kind::Struct(id, fields?), ty, span))
    }
}
