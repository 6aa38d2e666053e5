//! Numbers of `f64` that are known while compiling, under `as f32`: `std::f64::consts::PI as f32`, `(K / 3.0) as f32`.
//!
//! They are computed as Rust computes them. rustc checks each constant of its own that they are made of.

use super::body::{Binding, Body};
use super::items::Env;
use super::{exprs, known, proofs};

/// How many constants may be made of each other.
const DEEPEST: u32 = 16;

/// A number in both types, and if it is certainly `f64`.
#[derive(Clone, Copy)]
struct Double {
    wide: f64,
    narrow: f32,
    is_wide: bool,
}

impl Body<'_, '_> {
    /// The value of a number of `f64` as `f32`. None of what may be something else, or needs no care.
    pub(super) fn double(&mut self, expr: &syn::Expr) -> Option<f32> {
        if exprs::is_literal(expr) {
            return None;
        }
        let mut paths = Vec::new();
        let number = self.double_of(self.env, expr, true, DEEPEST, &mut paths)?;
        // Literals alone are `f64`. What may be of either type is the same in both.
        let is_wide = number.is_wide || paths.is_empty();
        if !is_wide && (number.wide as f32).to_bits() != number.narrow.to_bits() {
            return None;
        }
        for (path, value) in paths {
            if let Some(proofs) = self.items.prove(self.env) {
                proofs.of_double(&path, value, is_wide);
            }
        }
        Some(number.wide as f32)
    }

    /// The number, and the constants of Rust in it. `locals` may stand there, which are none.
    fn double_of(
        &mut self,
        env: Env,
        expr: &syn::Expr,
        locals: bool,
        depth: u32,
        paths: &mut Vec<(syn::Path, f64)>,
    ) -> Option<Double> {
        let mut part = |body: &mut Self, expr| body.double_of(env, expr, locals, depth, paths);
        match expr {
            syn::Expr::Paren(e) if e.attrs.is_empty() => part(self, &e.expr),
            syn::Expr::Group(e) => part(self, &e.expr),
            syn::Expr::Lit(e) if e.attrs.is_empty() => literal(&e.lit),
            syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Neg(_), expr, attrs }) if attrs.is_empty() => {
                let x = part(self, expr)?;
                Some(Double { wide: -x.wide, narrow: -x.narrow, ..x })
            }
            syn::Expr::Binary(e) if e.attrs.is_empty() => {
                let (x, y) = (part(self, &e.left)?, part(self, &e.right)?);
                let (wide, narrow) = match e.op {
                    syn::BinOp::Add(_) => (x.wide + y.wide, x.narrow + y.narrow),
                    syn::BinOp::Sub(_) => (x.wide - y.wide, x.narrow - y.narrow),
                    syn::BinOp::Mul(_) => (x.wide * y.wide, x.narrow * y.narrow),
                    syn::BinOp::Div(_) => (x.wide / y.wide, x.narrow / y.narrow),
                    syn::BinOp::Rem(_) => (x.wide % y.wide, x.narrow % y.narrow),
                    _ => return None,
                };
                Some(Double { wide, narrow, is_wide: x.is_wide || y.is_wide })
            }
            syn::Expr::Path(e) if e.attrs.is_empty() && e.qself.is_none() => {
                self.double_named(env, &e.path, locals, depth, paths)
            }
            _ => None,
        }
    }

    fn double_named(
        &mut self,
        env: Env,
        path: &syn::Path,
        locals: bool,
        depth: u32,
        paths: &mut Vec<(syn::Path, f64)>,
    ) -> Option<Double> {
        let local = || self.names.get(&proofs::plain_name(path.get_ident()?));
        if locals && local().is_some_and(|binding| !matches!(binding, Binding::Item)) {
            return None;
        }
        let used = self.items.used(env, path);
        let path = used.as_ref().unwrap_or(path);
        if let Env::User(scope) = env
            && let Some(index) = self.items.lookup_value(scope, &proofs::text(path))
        {
            let source = &self.items.sources.items[index];
            let syn::Item::Const(item) = &source.item else { return None };
            let is_double =
                matches!(&*item.ty, syn::Type::Path(ty) if ty.qself.is_none() && ty.path.is_ident("f64"));
            if !is_double || depth == 0 {
                return None;
            }
            let number = self.double_of(Env::User(source.scope), &item.expr, false, depth - 1, paths)?;
            return Some(Double { is_wide: true, ..number });
        }
        let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let (last, before) = names.split_last()?;
        let wide = known::double_constant(last)?;
        let is_wide = matches!(before, [.., of, consts] if of == "f64" && consts == "consts");
        let is_narrow = matches!(before, [.., of, _] if of == "f32");
        if is_narrow || before.last().is_some_and(|name| name != "consts") {
            return None;
        }
        paths.push((path.clone(), wide));
        Some(Double { wide, narrow: wide as f32, is_wide })
    }
}

fn literal(lit: &syn::Lit) -> Option<Double> {
    let syn::Lit::Float(lit) = lit else { return None };
    let is_wide = match lit.suffix() {
        "" => false,
        "f64" => true,
        _ => return None,
    };
    let digits = lit.base10_digits();
    Some(Double { wide: digits.parse().ok()?, narrow: digits.parse().ok()?, is_wide })
}
