//! `Type::default()` of structs and enums that derive it, or have an `impl` block of it, and `..Default::default()`.

use super::MAX_DEPTH;
use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{self, Term};
use super::maps;
use super::proofs::text;
use super::syntax::expr_start;
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

/// True of what may be another thing by the type that is needed.
fn asks_for_type(mut expr: &syn::Expr) -> bool {
    loop {
        expr = match expr {
            syn::Expr::Paren(inner) => &inner.expr,
            syn::Expr::Group(inner) => &inner.expr,
            syn::Expr::Block(inner) => match inner.block.stmts.last() {
                Some(syn::Stmt::Expr(tail, None)) => tail,
                _ => return false,
            },
            syn::Expr::Tuple(inner) => return inner.elems.iter().any(|part| maps::from_fn(part).is_some()),
            other => return maps::from_fn(other).is_some() || default_call(other).is_some(),
        };
    }
}

impl Body<'_, '_> {
    /// An expression where a value of this type is needed: of `Default::default()` the default of that, of
    /// `std::array::from_fn(f)` as many elements.
    pub(super) fn expr_as(&mut self, expr: &syn::Expr, ty: &Term) -> Expr {
        if !asks_for_type(expr) {
            return self.expr(expr);
        }
        if self.items.depth >= MAX_DEPTH {
            self.items.too_deep(expr_start(expr));
            return Expr::error(expr_start(expr));
        }
        self.items.depth += 1;
        let value = self.expr_of_type(expr, ty);
        self.items.depth -= 1;
        value
    }

    fn expr_of_type(&mut self, expr: &syn::Expr, ty: &Term) -> Expr {
        match (expr, self.infer.shallow(ty)) {
            (syn::Expr::Paren(inner), _) => return self.expr_as(&inner.expr, ty),
            (syn::Expr::Group(inner), _) => return self.expr_as(&inner.expr, ty),
            (syn::Expr::Block(inner), _) if inner.label.is_none() && inner.attrs.is_empty() => {
                let block = self.block_as(&inner.block, Some(ty));
                let ty = block.ty.clone();
                return self.make(Kind::Block(Box::new(block)), ty, inner.block.brace_token.span.open());
            }
            (syn::Expr::Tuple(inner), Term::Tuple(items))
                if inner.elems.len() == items.len()
                    && inner.elems.iter().any(|part| maps::from_fn(part).is_some()) =>
            {
                let parts: Vec<Expr> =
                    inner.elems.iter().zip(&items).map(|(part, ty)| self.expr_as(part, ty)).collect();
                let span = inner.paren_token.span.open();
                if parts.iter().any(|part| part.ty == Term::Error) {
                    return Expr::error(span);
                }
                let ty = Term::Tuple(parts.iter().map(|part| part.ty.clone()).collect());
                return self.make(Kind::Tuple(parts), ty, span);
            }
            _ => {}
        }
        if let (Some((path, f)), Term::Array(item, count)) = (maps::from_fn(expr), self.infer.shallow(ty)) {
            return self.array_from(path, f, &item, count);
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
