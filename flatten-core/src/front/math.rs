//! The functions of `flatten::math`: WGSL's, over `f32` and the float vectors. The facade's `math` computes the same.

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{self, Term};
use super::methods::{ANY, BOOL, BVEC, F32, FLOAT, Meaning, Row, VEC, VEC3, formula, op, row};
use crate::diag::codes;
use crate::op::Op;
use crate::ty::{Scalar, Ty};
use proc_macro2::{Span, TokenStream};
use quote::quote;

/// Every function with its formula; parameters without a type share one, which picks the row.
static ROWS: &[Row] = &[
    // Blends and steps.
    formula("mix", FLOAT, "|a, b, t| a * (1.0 - t) + b * t"),
    formula("lerp", FLOAT, "|a, b, t| a * (1.0 - t) + b * t"),
    // Total, where `f32::clamp` panics.
    row("clamp", FLOAT, Meaning::Wrapping(Op::Clamp, 3)),
    formula("saturate", FLOAT, "|x| op::clamp(x, Self::splat(0.0), Self::splat(1.0))"),
    formula("step", FLOAT, "|edge, x| op::select(op::le(edge, x), Self::splat(1.0), Self::splat(0.0))"),
    formula(
        "smoothstep",
        FLOAT,
        "|low, high, x| {
            let t = op::clamp((x - low) / (high - low), Self::splat(0.0), Self::splat(1.0));
            t * t * (Self::splat(3.0) - t * 2.0)
        }",
    ),
    // Parts and signs.
    op("abs", FLOAT, Op::Abs, 1),
    formula(
        "sign",
        FLOAT,
        "|x| {
            let below = op::select(op::lt(x, Self::splat(0.0)), Self::splat(-1.0), Self::splat(0.0));
            op::select(op::lt(Self::splat(0.0), x), Self::splat(1.0), below)
        }",
    ),
    op("floor", FLOAT, Op::Floor, 1),
    op("ceil", FLOAT, Op::Ceil, 1),
    op("trunc", FLOAT, Op::Trunc, 1),
    op("round", FLOAT, Op::RoundEven, 1),
    formula("fract", FLOAT, "|x| x - op::floor(x)"),
    op("min", FLOAT, Op::Min, 2),
    op("max", FLOAT, Op::Max, 2),
    // Products and powers.
    op("fma", FLOAT, Op::MulAdd, 3),
    formula("mad", FLOAT, "|a, b, c| a * b + c"),
    formula("rcp", FLOAT, "|x| 1.0 / x"),
    op("sqrt", FLOAT, Op::Sqrt, 1),
    formula("inverse_sqrt", FLOAT, "|x| 1.0 / op::sqrt(x)"),
    op("pow", FLOAT, Op::Pow, 2),
    op("exp", FLOAT, Op::Exp, 1),
    op("exp2", FLOAT, Op::Exp2, 1),
    op("ln", FLOAT, Op::Ln, 1),
    op("log2", FLOAT, Op::Log2, 1),
    // Angles.
    op("sin", FLOAT, Op::Sin, 1),
    op("cos", FLOAT, Op::Cos, 1),
    op("tan", FLOAT, Op::Tan, 1),
    op("asin", FLOAT, Op::Asin, 1),
    op("acos", FLOAT, Op::Acos, 1),
    op("atan", FLOAT, Op::Atan, 1),
    op("atan2", FLOAT, Op::Atan2, 2),
    op("sinh", FLOAT, Op::Sinh, 1),
    op("cosh", FLOAT, Op::Cosh, 1),
    op("tanh", FLOAT, Op::Tanh, 1),
    formula("radians", FLOAT, "|x| x * (f32::consts::PI / 180.0)"),
    formula("degrees", FLOAT, "|x| x * 57.2957795130823208767981548141051703_f32"),
    // Vectors.
    op("dot", VEC, Op::Dot, 2),
    op("cross", VEC3, Op::Cross, 2),
    op("length", F32, Op::Abs, 1),
    op("length", VEC, Op::Length, 1),
    formula("distance", F32, "|a, b| op::abs(a - b)"),
    formula("distance", VEC, "|a, b| op::length(a - b)"),
    op("normalize", VEC, Op::Normalize, 1),
    formula("reflect", VEC, "|v, normal| v.reflect(normal)"),
    formula("refract", VEC, "|v, normal, eta: f32| v.refract(normal, eta)"),
    formula("hadd", VEC, "|v| v.element_sum()"),
    formula("hmin", VEC, "|v| v.min_element()"),
    formula("hmax", VEC, "|v| v.max_element()"),
    // Choice.
    formula("select", ANY, "|no, yes, c: B| op::select(c, yes, no)"),
    formula("any", BOOL, "|c| c"),
    formula("any", BVEC, "|c| !op::all(!c)"),
    formula("all", BOOL, "|c| c"),
    op("all", BVEC, Op::All, 1),
];

/// Functions whose last argument may be a scalar beside vectors.
const LOOSE: &[&str] = &["mix", "lerp", "select"];

/// True if `flatten::math` has a function of this name.
pub(super) fn is_function(name: &str) -> bool {
    ROWS.iter().any(|row| row.name == name)
}

/// True of a row of this table.
pub(super) fn is_row(row: &'static Row) -> bool {
    ROWS.as_ptr_range().contains(&std::ptr::from_ref(row))
}

/// The names of the functions.
pub(super) fn names() -> impl Iterator<Item = String> {
    ROWS.iter().map(|row| row.name.to_owned())
}

/// The ABI of the functions that the macros of `flatten::math` pass on: no user can write one of it.
pub(super) fn is_math(item: &syn::ItemFn) -> bool {
    let name = item.sig.abi.as_ref().and_then(|abi| abi.name.as_ref());
    name.is_some_and(|name| name.value() == "flatten")
}

/// The generic arguments by which the function of this name is one item.
pub(super) fn instance(name: &str) -> TokenStream {
    let scalar = ROWS.iter().any(|row| row.name == name && row.on.has(Ty::F32));
    match name {
        "cross" => TokenStream::new(),
        "mix" | "lerp" => quote!(::<f32, f32>),
        "select" => quote!(::<f32, bool>),
        "any" | "all" => quote!(::<bool>),
        _ if scalar => quote!(::<f32>),
        _ => quote!(::<::flatten::__private::glam::Vec3>),
    }
}

impl Body<'_, '_> {
    /// A call of the function of this name.
    pub(super) fn math_call(&mut self, path: &syn::Path, name: &str, args: Vec<Expr>, span: Span) -> Expr {
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_math(path, name);
        }
        let first = ROWS.iter().find(|row| row.name == name).expect("the caller knows the name");
        let shared = self.shared_params(first);
        let loose = LOOSE.contains(&name);
        if args.len() != shared.len() {
            let ty = [Ty::F32, Ty::new(Scalar::F32, 3), Ty::BOOL].into_iter().find(|ty| first.on.has(*ty));
            return self.apply(first, name, ty.expect("every row takes one of these"), args, 0, span);
        }
        let count = shared.len() - usize::from(loose);
        let of_one_type = args[..count].iter().zip(&shared).filter(|(_, shared)| **shared);
        let terms: Vec<(Term, Span)> = of_one_type.map(|(arg, _)| (arg.ty.clone(), arg.span)).collect();
        for (term, at) in &terms[1..] {
            self.coerce(term, &terms[0].0, *at);
        }
        self.settle();
        let ty = match self.infer.shallow(&terms[0].0) {
            Term::Value(ty) => ty,
            Term::Var(var) if self.infer.kind(var) == infer::Kind::Float => {
                self.infer.unify(&terms[0].0, &Term::Value(Ty::F32));
                Ty::F32
            }
            Term::Var(_) => return self.lost(args, |body| body.ambiguous(terms[0].1)),
            Term::Error => return self.lost(args, |_| Expr::error(span)),
            other => return self.lost(args, |body| body.refuse_math(name, &other, span)),
        };
        let Some(row) = ROWS.iter().find(|row| row.name == name && row.on.has(ty)) else {
            return self.lost(args, |body| body.refuse_math(name, &Term::Value(ty), span));
        };
        // A primitive may take the last argument as it stands there.
        let scalar = [vec![ty; count], vec![if name == "select" { Ty::BOOL } else { Ty::F32 }]].concat();
        if loose
            && ty.is_vector()
            && self.is_scalar(&args[count].ty)
            && let Some(own) = self.own(name, false, &scalar, span)
        {
            self.coerce(&args[count].ty, &Term::Value(scalar[count]), args[count].span);
            return self.call_own(own, args, span);
        }
        let args = if loose { self.tighten(args, ty) } else { args };
        self.apply(row, name, ty, args, 0, span)
    }

    /// The last argument with as many lanes as the others have.
    fn tighten(&mut self, mut args: Vec<Expr>, ty: Ty) -> Vec<Expr> {
        let last = args.pop().expect("the functions with such an argument have three");
        let term = self.infer.shallow(&last.ty);
        if !self.is_scalar(&last.ty) || !ty.is_vector() {
            args.push(last);
            return args;
        }
        let scalar = match term {
            Term::Value(found) => found,
            _ => Ty::F32,
        };
        self.coerce(&last.ty, &Term::Value(scalar), last.span);
        let span = last.span;
        let splat = Term::Value(Ty::new(scalar.scalar, ty.lanes));
        args.push(self.make(Kind::Op(Op::Splat(ty.lanes), vec![last]), splat, span));
        args
    }

    fn is_scalar(&self, term: &Term) -> bool {
        match self.infer.shallow(term) {
            Term::Value(found) => !found.is_vector(),
            Term::Var(var) => self.infer.kind(var) == infer::Kind::Float,
            _ => false,
        }
    }

    fn refuse_math(&mut self, name: &str, ty: &Term, span: Span) -> Expr {
        let on = |ty: Ty| ROWS.iter().any(|row| row.name == name && row.on.has(ty));
        let instead = match (on(Ty::F32), on(Ty::new(Scalar::F32, 2)), on(Ty::BOOL)) {
            (_, _, true) => "give it `bool` or a vector of `bool`",
            (true, ..) => "give it `f32` or a vector of `f32`",
            (false, true, _) => "give it a vector of `f32`",
            (false, false, _) => "give it `Vec3`",
        };
        let ty = self.type_name(ty);
        let diag = self.error(span, &codes::OPERATOR).with("operator", name);
        diag.with("operands", format!("`{ty}`")).with("instead", instead);
        Expr::error(span)
    }

    /// A mistake about arguments that are dropped.
    fn lost(&mut self, args: Vec<Expr>, report: impl FnOnce(&mut Self) -> Expr) -> Expr {
        let error = report(self);
        args.iter().for_each(|arg| self.infer.poison(&arg.ty));
        error
    }
}
