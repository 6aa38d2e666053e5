//! `Mat2`, `Mat3` and `Mat4`: structs of columns that no user wrote, with glam 0.34's constants, functions and
//! operators as formulas (x86-64, where `Mat2` and `Mat4` are SSE2 registers) restated so that every bit agrees.

mod columns;
mod rows;

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{self, Term};
use super::items::{Items, NO_ITEM};
use super::known;
use super::methods::Form as Called;
use super::operators::BinOp;
use crate::diag::codes;
use crate::hir::{Struct, StructId, Type};
use crate::ty::{Scalar, Ty};
use crate::value::Value;
use proc_macro2::Span;

/// A function or operator of matrices.
struct Row {
    /// Of how many columns.
    columns: u8,
    /// Its name; of operators, how their operands stand.
    name: &'static str,
    form: Called,
    /// A closure that says every type.
    text: &'static str,
}

const fn method(columns: u8, name: &'static str, text: &'static str) -> Row {
    Row { columns, name, form: Called::Method, text }
}

const fn associated(columns: u8, name: &'static str, text: &'static str) -> Row {
    Row { columns, name, form: Called::Associated, text }
}

const fn private(columns: u8, name: &'static str, text: &'static str) -> Row {
    Row { columns, name, form: Called::Private, text }
}

/// The rows of matrices with so many columns.
fn rows(columns: u8) -> impl Iterator<Item = &'static Row> {
    [columns::ROWS, rows::ROWS].into_iter().flatten().filter(move |row| row.columns == columns)
}

/// The row of an operator.
fn operator_row(columns: u8, form: &str) -> &'static Row {
    rows(columns).find(|row| row.name == form).expect("every size has every operator")
}

/// The functions that can be called, `from_cols` aside: also as methods, or only those.
pub(super) fn names(columns: u8, methods: bool) -> impl Iterator<Item = &'static str> {
    let callable = move |row: &&Row| match row.form {
        Called::Method => true,
        Called::Associated => !methods,
        Called::Private => false,
    };
    rows(columns).filter(callable).map(|row| row.name)
}

const AXES: [&str; 4] = ["x_axis", "y_axis", "z_axis", "w_axis"];

/// The number of columns of the matrix type of this name.
pub(super) fn type_named(name: &str) -> Option<u8> {
    ["Mat2", "Mat3", "Mat4"].iter().position(|n| *n == name).map(|i| i as u8 + 2)
}

/// The number of columns of the matrix that glam's function of this name makes.
pub(super) fn constructor(name: &str) -> Option<u8> {
    ["mat2", "mat3", "mat4"].iter().position(|n| *n == name).map(|i| i as u8 + 2)
}

fn column(lanes: u8) -> Ty {
    Ty::new(Scalar::F32, lanes)
}

impl Items<'_> {
    /// The type of matrices with so many columns.
    pub(super) fn matrix(&mut self, columns: u8) -> Term {
        let name = Struct::matrix_name(columns);
        if let Some(known) = self.structs.iter().position(|s| s.name == name) {
            return Term::Struct(StructId(known as u32));
        }
        let field = |axis: &&str| ((*axis).to_owned(), Type::Value(column(columns)));
        let fields = AXES[..columns as usize].iter().map(field).collect();
        self.structs.push(Struct {
            name,
            fields,
            variants: Vec::new(),
            is_compared: false,
            is_ordered: false,
            is_ordered_whole: false,
            is_copied: true,
            is_cloned: true,
            is_default: false,
            span: Span::call_site(),
        });
        self.struct_parts.push(1 + columns as usize);
        self.struct_items.push(NO_ITEM);
        Term::Struct(StructId(self.structs.len() as u32 - 1))
    }

    /// The number of columns, if the type is that of a matrix.
    pub(super) fn columns(&self, term: &Term) -> Option<u8> {
        match term {
            Term::Struct(id) => self.structs[id.0 as usize].columns(),
            _ => None,
        }
    }
}

impl Body<'_, '_> {
    /// `Mat3::IDENTITY`, `Mat3::ZERO`.
    pub(super) fn matrix_constant(&mut self, columns: u8, name: &str, span: Span) -> Expr {
        let ty = self.items.matrix(columns);
        let one = |i: u8| {
            Value::from_lanes(column(columns), |lane| if lane == i as usize { 1.0_f32.to_bits() } else { 0 })
        };
        let axis = |i: u8| match name {
            "IDENTITY" => Some(one(i)),
            "ZERO" => Some(Value::zero(column(columns))),
            "NAN" => Some(Value::splat(column(columns), f32::NAN.to_bits())),
            _ => None,
        };
        match (0..columns).map(axis).collect::<Option<Vec<Value>>>() {
            Some(axes) => {
                let axes =
                    axes.into_iter().map(|value| Expr::value(value, self.at.unwrap_or(span))).collect();
                self.of_columns(columns, axes, span)
            }
            None => self.unknown_associated(&ty, name, ["IDENTITY", "ZERO", "NAN"].iter(), span),
        }
    }

    fn of_columns(&mut self, columns: u8, axes: Vec<Expr>, span: Span) -> Expr {
        let ty = self.items.matrix(columns);
        let Term::Struct(id) = ty else { unreachable!("matrices are structs") };
        self.make(Kind::Struct(id, axes.into_iter().enumerate().collect()), ty, span)
    }

    /// `mat3(..)`, `Mat3::name(..)`, or `m.name(..)` with `m` as the first, hidden argument.
    pub(super) fn matrix_call(
        &mut self,
        columns: u8,
        name: &str,
        args: Vec<Expr>,
        hidden: usize,
        span: Span,
    ) -> Expr {
        if hidden == 0 && (name == "from_cols" || constructor(name).is_some()) {
            let terms = vec![Term::Value(column(columns)); columns as usize];
            let names = |_: &mut Self| AXES[..columns as usize].iter().map(|a| (*a).to_owned()).collect();
            return match self.fit(name, &args, &terms, span, names) {
                true => self.of_columns(columns, args, span),
                false => Expr::error(span),
            };
        }
        let callable = names(columns, hidden > 0).any(|known| known == name);
        match rows(columns).find(|row| callable && row.name == name) {
            Some(row) => self.matrix_formula(row.text, name, args, hidden, span),
            None => {
                args.iter().for_each(|arg| self.infer.poison(&arg.ty));
                let ty = self.items.matrix(columns);
                match hidden {
                    0 => self.unknown_associated(&ty, name, names(columns, false).chain(["from_cols"]), span),
                    _ => self.unknown_matrix_method(&ty, name, names(columns, true), span),
                }
            }
        }
    }

    fn unknown_matrix_method(
        &mut self,
        ty: &Term,
        name: &str,
        names: impl Iterator<Item = &'static str>,
        span: Span,
    ) -> Expr {
        let refused = self.stays_out(ty, name);
        let near = if refused.is_some() { String::new() } else { known::near(name, names) };
        let ty = self.type_name(ty);
        let instead = match refused {
            Some(instead) => instead.to_owned(),
            None => format!("write it with operators and the methods that `{ty}` has"),
        };
        let diag = self.error(span, &codes::UNKNOWN_METHOD).with("type", ty).with("name", name);
        diag.with("near", near).with("instead", instead);
        Expr::error(span)
    }

    fn matrix_formula(
        &mut self,
        text: &'static str,
        name: &str,
        args: Vec<Expr>,
        hidden: usize,
        span: Span,
    ) -> Expr {
        let (names, terms) = self.formula_params(text);
        if args.len() != terms.len() {
            self.fit(name, &args[hidden..], &terms[hidden..], span, |_| names[hidden..].to_vec());
            return Expr::error(span);
        }
        // glam's methods take the matrix by reference.
        let mut args = args.into_iter();
        let first = args.next().map(|first| {
            let ty = self.infer.target(&first.ty);
            self.retyped(first, ty)
        });
        let args: Vec<Expr> = first.into_iter().chain(args).collect();
        self.fit(name, &args, &terms, span, |_| names);
        self.inline(text, Ty::F32, args, terms, span)
    }

    /// `left op right` if a side is a matrix, or else both sides again.
    pub(super) fn matrix_operator(
        &mut self,
        op: BinOp,
        left: Expr,
        right: Expr,
        span: Span,
    ) -> Result<Expr, Box<(Expr, Expr)>> {
        self.settle();
        let (l, r) = (self.infer.target(&left.ty), self.infer.target(&right.ty));
        let Some(columns) = self.items.columns(&l).or(self.items.columns(&r)) else {
            return Err(Box::new((left, right)));
        };
        let matrix = self.items.matrix(columns);
        let vector = Term::Value(column(columns));
        let scalar = |term: &Term| match term {
            Term::Value(ty) => *ty == Ty::F32,
            Term::Var(var) => self.infer.kind(*var) == infer::Kind::Float,
            _ => false,
        };
        let open = |term: &Term| matches!(term, Term::Var(var) if self.infer.kind(*var) == infer::Kind::Any);
        let form = match op {
            BinOp::Mul if l == matrix && r == matrix => "m * m",
            BinOp::Mul if l == matrix && r == vector => "m * v",
            BinOp::Mul if l == matrix && scalar(&r) => "m * s",
            BinOp::Div if l == matrix && scalar(&r) => "m / s",
            BinOp::Mul if scalar(&l) && r == matrix => "s * m",
            BinOp::Div if scalar(&l) && r == matrix => "s / m",
            BinOp::Add if l == r => "m + m",
            BinOp::Sub if l == r => "m - m",
            BinOp::Eq if l == r => "m == m",
            BinOp::Ne if l == r => "m != m",
            _ if [&l, &r].iter().any(|t| matches!(t, Term::Error | Term::Never)) => {
                return Ok(Expr::error(span));
            }
            _ if open(&l) || open(&r) => return Ok(self.ambiguous(span)),
            _ => return Ok(self.refuse_matrices(op, &l, &r, span)),
        };
        let text = operator_row(columns, form).text;
        let (left, right) = (self.retyped(left, l), self.retyped(right, r));
        Ok(self.matrix_formula(text, op.symbol(), vec![left, right], 0, span))
    }

    fn refuse_matrices(&mut self, op: BinOp, left: &Term, right: &Term, span: Span) -> Expr {
        let operands = format!("`{}` and `{}`", self.type_name(left), self.type_name(right));
        let instead = "use the products, sums and comparisons that glam has, or write it for each column";
        let diag = self.error(span, &codes::OPERATOR).with("operator", op.symbol());
        diag.with("operands", operands).with("instead", instead);
        self.infer.poison(left);
        self.infer.poison(right);
        Expr::error(span)
    }

    /// `-m`.
    pub(super) fn negated_matrix(&mut self, columns: u8, matrix: Expr, span: Span) -> Expr {
        let text = operator_row(columns, "-m").text;
        self.matrix_formula(text, "-", vec![matrix], 1, span)
    }
}
