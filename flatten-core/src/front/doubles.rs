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

/// What a number is made of.
#[derive(Default)]
struct Found {
    /// Constants of Rust, each where it stands, with its value.
    constants: Vec<(Env, syn::Path, f64)>,
    /// What is called `f64` there.
    types: Vec<(Env, syn::Path)>,
    /// How many constants of the sources are around.
    depth: u32,
}

impl Body<'_, '_> {
    /// The value of a number of `f64` as `f32`. None of what may be something else, or needs no care.
    pub(super) fn double(&mut self, expr: &syn::Expr) -> Option<f32> {
        if exprs::is_literal(expr) {
            return None;
        }
        let mut found = Found::default();
        let number = self.double_of(self.env, expr, &mut found)?;
        // Literals alone are `f64`. What may be of either type is the same in both.
        let is_wide = number.is_wide || found.constants.is_empty();
        if !is_wide && (number.wide as f32).to_bits() != number.narrow.to_bits() {
            return None;
        }
        for (env, path, value) in found.constants {
            if let Some(proofs) = self.items.prove(env) {
                proofs.of_double(&path, value, is_wide);
            }
        }
        for (env, path) in found.types {
            if let Some(proofs) = self.items.prove(env) {
                proofs.of_number(&path, "f64");
            }
        }
        Some(number.wide as f32)
    }

    fn double_of(&mut self, env: Env, expr: &syn::Expr, found: &mut Found) -> Option<Double> {
        match expr {
            syn::Expr::Paren(e) if e.attrs.is_empty() => self.double_of(env, &e.expr, found),
            syn::Expr::Group(e) => self.double_of(env, &e.expr, found),
            syn::Expr::Lit(e) if e.attrs.is_empty() => literal(&e.lit),
            syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Neg(_), expr, attrs }) if attrs.is_empty() => {
                let x = self.double_of(env, expr, found)?;
                Some(Double { wide: -x.wide, narrow: -x.narrow, ..x })
            }
            syn::Expr::Binary(e) if e.attrs.is_empty() => {
                let x = self.double_of(env, &e.left, found)?;
                let y = self.double_of(env, &e.right, found)?;
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
                self.double_named(env, &e.path, found)
            }
            _ => None,
        }
    }

    fn double_named(&mut self, env: Env, path: &syn::Path, found: &mut Found) -> Option<Double> {
        let local = || self.names.get(&proofs::plain_name(path.get_ident()?));
        if found.depth == 0 && local().is_some_and(|binding| !matches!(binding, Binding::Item)) {
            return None;
        }
        let used = self.items.used(env, path);
        let path = used.as_ref().unwrap_or(path);
        if let Env::User(scope) = env
            && let Some(index) = self.items.lookup_value(scope, &proofs::text(path))
        {
            return self.double_item(index, found);
        }
        let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let (last, before) = names.split_last()?;
        let wide = known::double_constant(last)?;
        let is_wide = matches!(before, [.., of, consts] if of == "f64" && consts == "consts");
        let is_narrow = matches!(before, [.., of, _] if of == "f32");
        if is_narrow || before.last().is_some_and(|name| name != "consts") {
            return None;
        }
        found.constants.push((env, path.clone(), wide));
        Some(Double { wide, narrow: wide as f32, is_wide })
    }

    /// The value of a constant of the sources that is no struct's.
    fn double_item(&mut self, index: usize, found: &mut Found) -> Option<Double> {
        let source = &self.items.sources.items[index];
        let (syn::Item::Const(item), None) = (&source.item, source.owner) else { return None };
        let syn::Type::Path(ty) = &*item.ty else { return None };
        let env = Env::User(source.scope);
        let is_other = self.items.lookup_type(source.scope, "f64").is_some()
            || self.items.argument(env, "f64").is_some()
            || self.items.used(env, &ty.path).is_some();
        if ty.qself.is_some() || !ty.path.is_ident("f64") || is_other || found.depth == DEEPEST {
            return None;
        }
        found.types.push((env, ty.path.clone()));
        found.depth += 1;
        let number = self.double_of(env, &item.expr, found);
        found.depth -= 1;
        Some(Double { is_wide: true, ..number? })
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
