//! Builds what a row of the method tables says, from the arguments of a call.

use super::body::{Binding, Body};
use super::draft::{Expr, Kind, Stmt, Wraps};
use super::infer::{self, Term};
use super::items::Env;
use super::math;
use super::methods::{Form, Meaning, Row};
use crate::op::Op;
use crate::op::types::PLAIN;
use crate::ty::{Scalar, Ty};
use proc_macro2::Span;
use std::rc::Rc;

/// A formula of the tables, parsed.
pub(super) struct Formula {
    params: Vec<Param>,
    body: syn::Expr,
}

struct Param {
    name: String,
    mutable: bool,
    /// Without a type it is the receiver's.
    ty: Option<syn::Type>,
}

impl Formula {
    /// The formula of a closure's text.
    pub(super) fn parse(text: &str) -> Formula {
        let closure: syn::ExprClosure =
            syn::parse_str(text).expect("every formula of the tables is a closure");
        Formula { params: closure.inputs.into_iter().map(param).collect(), body: *closure.body }
    }
}

fn param(pat: syn::Pat) -> Param {
    match pat {
        syn::Pat::Ident(p) => Param { name: p.ident.to_string(), mutable: p.mutability.is_some(), ty: None },
        syn::Pat::Type(typed) => Param { ty: Some(*typed.ty), ..param(*typed.pat) },
        _ => unreachable!("the parameters of formulas are names"),
    }
}

impl Body<'_, '_> {
    /// A call of a row for a receiver type, with all arguments. In method form, where the first `hidden` argument
    /// stands before the dot, a reader does not count it.
    pub(super) fn apply(
        &mut self,
        row: &'static Row,
        name: &str,
        ty: Ty,
        args: Vec<Expr>,
        hidden: usize,
        span: Span,
    ) -> Expr {
        let terms = self.params(row, ty);
        let names = |body: &mut Self| body.param_names(row, ty).split_off(hidden);
        if args.len() != terms.len() {
            self.fit(name, &args[hidden..], &terms[hidden..], span, names);
            return Expr::error(span);
        }
        let args = self.compared_values(row.name, args);
        self.fit(name, &args, &terms, span, names);
        let types: Option<Vec<Ty>> = terms.iter().map(Term::value).collect();
        let is_method = row.form == Form::Method && !math::is_row(row);
        if (is_method || math::is_row(row))
            && let Some(types) = types
            && let Some(own) = self.own(row.name, is_method, &types, span)
        {
            return self.call_own(own, args, span);
        }
        self.build(row, ty, args, terms, span)
    }

    /// The types of the parameters of a row, the receiver's first.
    fn params(&mut self, row: &'static Row, ty: Ty) -> Vec<Term> {
        match row.meaning {
            Meaning::Op(_, count) => vec![Term::Value(ty); count],
            Meaning::Wrapping(Op::Shl | Op::Shr, _) => vec![Term::Value(ty), Term::Value(Ty::U32)],
            Meaning::Wrapping(_, count) => vec![Term::Value(ty); count],
            Meaning::Cast(_) | Meaning::Bits(_) => vec![Term::Value(ty)],
            Meaning::FromBits => vec![Term::Value(ty.with_scalar(Scalar::U32))],
            Meaning::New => vec![Term::Value(ty.element()); ty.lanes as usize],
            Meaning::Splat => vec![Term::Value(ty.element())],
            Meaning::Power(exponent) => vec![Term::Value(ty), Term::Value(Ty::new(exponent, 1))],
            Meaning::WrappingPower => vec![Term::Value(ty), Term::Value(Ty::U32)],
            Meaning::Formula(text) => {
                let formula = self.items.formula(text);
                let env = Env::Formula(ty);
                let term = |p: &Param| match &p.ty {
                    Some(written) => self.items.term(env, written, None),
                    None => Term::Value(ty),
                };
                formula.params.iter().map(term).collect()
            }
        }
    }

    /// For each parameter of a row, whether its type is the receiver's.
    pub(super) fn shared_params(&mut self, row: &'static Row) -> Vec<bool> {
        match row.meaning {
            Meaning::Formula(text) => {
                self.items.formula(text).params.iter().map(|p| p.ty.is_none()).collect()
            }
            Meaning::Op(_, count) | Meaning::Wrapping(_, count) => vec![true; count],
            _ => unreachable!("the functions of `math` are operations and formulas"),
        }
    }

    fn param_names(&mut self, row: &'static Row, ty: Ty) -> Vec<String> {
        let some = |names: &[&str]| names.iter().map(|n| (*n).to_owned()).collect();
        match row.meaning {
            Meaning::Op(_, count) | Meaning::Wrapping(_, count) => some(&["self", "a", "b"][..count]),
            Meaning::Cast(_) | Meaning::Bits(_) => some(&["self"]),
            Meaning::FromBits => some(&["bits"]),
            Meaning::New => some(&["x", "y", "z", "w"][..ty.lanes as usize]),
            Meaning::Splat => some(&["v"]),
            Meaning::Power(_) | Meaning::WrappingPower => some(&["self", "exponent"]),
            Meaning::Formula(text) => {
                self.items.formula(text).params.iter().map(|p| p.name.clone()).collect()
            }
        }
    }

    fn build(&mut self, row: &'static Row, ty: Ty, args: Vec<Expr>, terms: Vec<Term>, span: Span) -> Expr {
        let op = |op: Op, result: Ty, args: Vec<Expr>| (Kind::Op(op, args), result);
        let (kind, result) = match row.meaning {
            Meaning::Op(operation, count) => {
                let result = operation.result(&[ty; 3][..count]);
                op(operation, result.expect("the rows of the tables fit their types"), args)
            }
            Meaning::Wrapping(operation, _) => (Kind::Wrapping(operation, args), ty),
            Meaning::Cast(scalar) => op(Op::Cast(scalar), ty.with_scalar(scalar), args),
            Meaning::Bits(scalar) => op(Op::Bitcast(scalar), ty.with_scalar(scalar), args),
            Meaning::FromBits => op(Op::Bitcast(ty.scalar), ty, args),
            Meaning::New => op(Op::Compose, ty, args),
            Meaning::Splat => op(Op::Splat(ty.lanes), ty, args),
            Meaning::Power(_) | Meaning::WrappingPower => {
                let wraps = Wraps(matches!(row.meaning, Meaning::WrappingPower));
                let mut args = args.into_iter();
                let mut next = || Box::new(args.next().expect("the number of arguments was checked"));
                (Kind::Power(next(), next(), wraps), ty)
            }
            Meaning::Formula(text) => return self.inline(text, ty, args, terms, span),
        };
        self.make(kind, Term::Value(result), span)
    }

    /// The names and types of the parameters of a formula that names every type.
    pub(super) fn formula_params(&mut self, text: &'static str) -> (Vec<String>, Vec<Term>) {
        let formula = self.items.formula(text);
        let mut term = |p: &Param| {
            let ty = p.ty.as_ref().expect("every parameter has a type");
            self.items.term(Env::Formula(Ty::F32), ty, None)
        };
        formula.params.iter().map(|p| (p.name.clone(), term(p))).unzip()
    }

    /// A formula with its arguments bound once, at the user's token.
    pub(super) fn inline(
        &mut self,
        text: &'static str,
        ty: Ty,
        args: Vec<Expr>,
        terms: Vec<Term>,
        span: Span,
    ) -> Expr {
        let formula = self.items.formula(text);
        let names = std::mem::take(&mut self.names);
        let env = std::mem::replace(&mut self.env, Env::Formula(ty));
        let at = self.at;
        self.at = Some(at.unwrap_or(span));
        let mut stmts = Vec::new();
        for ((param, arg), term) in formula.params.iter().zip(args).zip(terms) {
            if !param.mutable && self.repeats(&arg) {
                // Of a wrong argument the mistake is reported; what the formula says of it would be another.
                self.names.bind(param.name.clone(), Binding::Expr(Rc::new(Expr { ty: term, ..arg })));
                continue;
            }
            let local = self.declare(String::new(), term, param.mutable, span);
            self.names.bind(param.name.clone(), Binding::Local(local));
            stmts.push(Stmt::Let(local, Some(arg)));
        }
        let value = self.expr(&formula.body);
        self.typed(&value, ty);
        self.names = names;
        self.env = env;
        let made = self.in_block(stmts, value);
        self.at = at;
        made
    }

    /// A formula that gives literals, such as `if x < edge { 0.0 } else { 1.0 }`, gives numbers of the receiver's kind:
    /// whoever calls a method on them need not say so.
    fn typed(&mut self, value: &Expr, receiver: Ty) {
        let Term::Var(var) = self.infer.shallow(&value.ty) else { return };
        let ty = match self.infer.kind(var) {
            infer::Kind::Float => Ty::F32,
            infer::Kind::Int if receiver.is_int() => receiver.element(),
            infer::Kind::Int | infer::Kind::Any => return,
        };
        self.infer.unify(&Term::Value(ty), &value.ty);
    }

    /// True of what gives the same value wherever it stands: literals, and parts of locals that never change.
    pub(super) fn repeats(&self, expr: &Expr) -> bool {
        match &expr.kind {
            Kind::Value(_) | Kind::Int(_) | Kind::Float(_) => true,
            Kind::Local(local) => !self.locals[local.0 as usize].mutable,
            Kind::Op(Op::Lane(_), args) => self.repeats(&args[0]),
            Kind::Neg(value) => matches!(value.kind, Kind::Int(_) | Kind::Float(_)),
            Kind::Field(base, _) => self.repeats(base),
            _ => false,
        }
    }

    /// `op::name(..)` or `wrapping::name(..)` in a formula.
    pub(super) fn raw_op<'e>(
        &mut self,
        name: &str,
        checked: bool,
        args: impl Iterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let args: Vec<Expr> = args.map(|a| self.expr(a)).collect();
        self.settle();
        let types: Option<Vec<Ty>> = args.iter().map(|a| self.infer.shallow(&a.ty).value()).collect();
        let op = PLAIN.iter().find(|op| op.name() == name);
        let result = op.zip(types).and_then(|(op, types)| op.result(&types).map(|ty| (*op, ty)));
        match result {
            Some((op, ty)) => {
                let kind = if checked { Kind::Op(op, args) } else { Kind::Wrapping(op, args) };
                self.make(kind, Term::Value(ty), span)
            }
            // Only an argument that is wrong itself leads here; its mistake is reported.
            None => Expr::error(span),
        }
    }
}
