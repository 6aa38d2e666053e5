//! `Mat2`, `Mat3` and `Mat4`: structs of columns that no user wrote, with glam 0.34's constants, functions and
//! operators as formulas (x86-64, where `Mat2` and `Mat4` are SSE2 registers) restated so that every bit agrees.

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{self, Term};
use super::items::Items;
use super::known;
use super::operators::BinOp;
use crate::diag::codes;
use crate::hir::{Struct, StructId, Type};
use crate::ty::{Scalar, Ty};
use crate::value::Value;
use proc_macro2::Span;

/// A function of a matrix with so many columns: its name, whether it is a method, its formula.
type Row = (u8, &'static str, bool, &'static str);

const ROWS: &[Row] = &[
    (2, "from_diagonal", false, "|d: Vec2| Mat2::from_cols(Vec2::new(d.x, 0.0), Vec2::new(0.0, d.y))"),
    (
        2,
        "from_angle",
        false,
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat2::from_cols(Vec2::new(cos, sin), Vec2::new(-sin, cos))
        }",
    ),
    (
        2,
        "from_scale_angle",
        false,
        "|scale: Vec2, angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat2::from_cols(Vec2::new(cos * scale.x, sin * scale.x), Vec2::new(-sin * scale.y, cos * scale.y))
        }",
    ),
    (2, "mul_vec2", true, "|m: Mat2, v: Vec2| m.x_axis * v.x + m.y_axis * v.y"),
    (
        2,
        "transpose",
        true,
        "|m: Mat2| Mat2::from_cols(Vec2::new(m.x_axis.x, m.y_axis.x), Vec2::new(m.x_axis.y, m.y_axis.y))",
    ),
    (2, "determinant", true, "|m: Mat2| m.x_axis.x * m.y_axis.y - m.x_axis.y * m.y_axis.x"),
    (
        2,
        "inverse",
        true,
        "|m: Mat2| {
            let det = m.x_axis.x * m.y_axis.y - m.x_axis.y * m.y_axis.x;
            let (plus, minus) = (1.0 / det, -1.0 / det);
            Mat2::from_cols(
                Vec2::new(m.y_axis.y * plus, m.x_axis.y * minus),
                Vec2::new(m.y_axis.x * minus, m.x_axis.x * plus),
            )
        }",
    ),
    (
        3,
        "from_diagonal",
        false,
        "|d: Vec3| Mat3::from_cols(
            Vec3::new(d.x, 0.0, 0.0), Vec3::new(0.0, d.y, 0.0), Vec3::new(0.0, 0.0, d.z),
        )",
    ),
    (3, "from_mat4", false, "|m: Mat4| Mat3::from_cols(m.x_axis.xyz(), m.y_axis.xyz(), m.z_axis.xyz())"),
    (
        3,
        "from_mat2",
        false,
        "|m: Mat2| Mat3::from_cols(m.x_axis.extend(0.0), m.y_axis.extend(0.0), Vec3::Z)",
    ),
    (
        3,
        "from_rotation_x",
        false,
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat3::from_cols(Vec3::X, Vec3::new(0.0, cos, sin), Vec3::new(0.0, -sin, cos))
        }",
    ),
    (
        3,
        "from_rotation_y",
        false,
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat3::from_cols(Vec3::new(cos, 0.0, -sin), Vec3::Y, Vec3::new(sin, 0.0, cos))
        }",
    ),
    (
        3,
        "from_rotation_z",
        false,
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat3::from_cols(Vec3::new(cos, sin, 0.0), Vec3::new(-sin, cos, 0.0), Vec3::Z)
        }",
    ),
    (3, "from_angle", false, "|angle: f32| Mat3::from_rotation_z(angle)"),
    (3, "from_translation", false, "|t: Vec2| Mat3::from_cols(Vec3::X, Vec3::Y, Vec3::new(t.x, t.y, 1.0))"),
    (
        3,
        "from_scale",
        false,
        "|s: Vec2| Mat3::from_cols(Vec3::new(s.x, 0.0, 0.0), Vec3::new(0.0, s.y, 0.0), Vec3::Z)",
    ),
    (3, "mul_vec3", true, "|m: Mat3, v: Vec3| m.x_axis * v.x + m.y_axis * v.y + m.z_axis * v.z"),
    (
        3,
        "transform_point2",
        true,
        "|m: Mat3, p: Vec2| m.x_axis.xy() * p.x + m.y_axis.xy() * p.y + m.z_axis.xy()",
    ),
    (3, "transform_vector2", true, "|m: Mat3, v: Vec2| m.x_axis.xy() * v.x + m.y_axis.xy() * v.y"),
    (
        3,
        "transpose",
        true,
        "|m: Mat3| Mat3::from_cols(
            Vec3::new(m.x_axis.x, m.y_axis.x, m.z_axis.x),
            Vec3::new(m.x_axis.y, m.y_axis.y, m.z_axis.y),
            Vec3::new(m.x_axis.z, m.y_axis.z, m.z_axis.z),
        )",
    ),
    (3, "determinant", true, "|m: Mat3| m.x_axis.dot(m.y_axis.cross(m.z_axis))"),
    (
        3,
        "inverse",
        true,
        "|m: Mat3| {
            let x = m.y_axis.cross(m.z_axis);
            let y = m.z_axis.cross(m.x_axis);
            let z = m.x_axis.cross(m.y_axis);
            let inv_det = 1.0 / m.x_axis.dot(x);
            Mat3::from_cols(x * inv_det, y * inv_det, z * inv_det).transpose()
        }",
    ),
    (
        4,
        "from_diagonal",
        false,
        "|d: Vec4| Mat4::from_cols(
            Vec4::new(d.x, 0.0, 0.0, 0.0), Vec4::new(0.0, d.y, 0.0, 0.0),
            Vec4::new(0.0, 0.0, d.z, 0.0), Vec4::new(0.0, 0.0, 0.0, d.w),
        )",
    ),
    (
        4,
        "from_mat3",
        false,
        "|m: Mat3| Mat4::from_cols(
            m.x_axis.extend(0.0), m.y_axis.extend(0.0), m.z_axis.extend(0.0), Vec4::W,
        )",
    ),
    (
        4,
        "from_rotation_x",
        false,
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat4::from_cols(Vec4::X, Vec4::new(0.0, cos, sin, 0.0), Vec4::new(0.0, -sin, cos, 0.0), Vec4::W)
        }",
    ),
    (
        4,
        "from_rotation_y",
        false,
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat4::from_cols(Vec4::new(cos, 0.0, -sin, 0.0), Vec4::Y, Vec4::new(sin, 0.0, cos, 0.0), Vec4::W)
        }",
    ),
    (
        4,
        "from_rotation_z",
        false,
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat4::from_cols(Vec4::new(cos, sin, 0.0, 0.0), Vec4::new(-sin, cos, 0.0, 0.0), Vec4::Z, Vec4::W)
        }",
    ),
    (4, "from_translation", false, "|t: Vec3| Mat4::from_cols(Vec4::X, Vec4::Y, Vec4::Z, t.extend(1.0))"),
    (
        4,
        "from_scale",
        false,
        "|s: Vec3| Mat4::from_cols(
            Vec4::new(s.x, 0.0, 0.0, 0.0), Vec4::new(0.0, s.y, 0.0, 0.0), Vec4::new(0.0, 0.0, s.z, 0.0), Vec4::W,
        )",
    ),
    (
        4,
        "mul_vec4",
        true,
        "|m: Mat4, v: Vec4| m.x_axis * v.x + m.y_axis * v.y + m.z_axis * v.z + m.w_axis * v.w",
    ),
    (
        4,
        "transform_vector3",
        true,
        "|m: Mat4, v: Vec3| (m.x_axis * v.x + m.y_axis * v.y + m.z_axis * v.z).xyz()",
    ),
    (
        4,
        "transform_point3",
        true,
        "|m: Mat4, p: Vec3| (m.x_axis * p.x + m.y_axis * p.y + m.z_axis * p.z + m.w_axis).xyz()",
    ),
    (
        4,
        "project_point3",
        true,
        "|m: Mat4, p: Vec3| {
            let v = m.x_axis * p.x + m.y_axis * p.y + m.z_axis * p.z + m.w_axis;
            (v / v.w).xyz()
        }",
    ),
    (
        4,
        "transpose",
        true,
        "|m: Mat4| Mat4::from_cols(
            Vec4::new(m.x_axis.x, m.y_axis.x, m.z_axis.x, m.w_axis.x),
            Vec4::new(m.x_axis.y, m.y_axis.y, m.z_axis.y, m.w_axis.y),
            Vec4::new(m.x_axis.z, m.y_axis.z, m.z_axis.z, m.w_axis.z),
            Vec4::new(m.x_axis.w, m.y_axis.w, m.z_axis.w, m.w_axis.w),
        )",
    ),
    (
        4,
        "determinant",
        true,
        "|m: Mat4| {
            let (y, z, w) = (m.y_axis, m.z_axis, m.w_axis);
            let e = z.zyyx() * w.wwzw() - z.wwzw() * w.zyyx();
            let c = z.zyxx() * w.xxzy();
            let (f, g) = (c.z - c.x, c.w - c.y);
            let r = y.yxxx() * Vec4::new(e.x, e.x, e.y, e.z) - y.zzyy() * Vec4::new(e.y, e.w, e.w, f)
                + y.wwwz() * Vec4::new(e.z, f, g, g);
            m.x_axis.dot(r * Vec4::new(1.0, -1.0, 1.0, -1.0))
        }",
    ),
];

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
        self.structs.push(Struct { name, fields, span: Span::call_site() });
        self.struct_parts.push(1 + columns as usize);
        // No item is behind it.
        self.struct_items.push(usize::MAX);
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
        let row = ROWS.iter().find(|row| row.0 == columns && row.1 == name && (row.2 || hidden == 0));
        match row {
            Some(row) => self.matrix_formula(row.3, name, args, hidden, span),
            None => {
                args.iter().for_each(|arg| self.infer.poison(&arg.ty));
                let ty = self.items.matrix(columns);
                let names =
                    ROWS.iter().filter(|row| row.0 == columns && (row.2 || hidden == 0)).map(|row| row.1);
                match hidden {
                    0 => self.unknown_associated(&ty, name, names.chain(["from_cols"]), span),
                    _ => self.unknown_matrix_method(&ty, name, names, span),
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
        let near = known::near(name, names);
        let ty = self.type_name(ty);
        let instead = format!("write it with operators and the methods that `{ty}` has");
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
            BinOp::Mul if l == matrix && r == matrix => Form::Product,
            BinOp::Mul if l == matrix && r == vector => Form::Image,
            BinOp::Mul | BinOp::Div if l == matrix && scalar(&r) => Form::Scaled,
            BinOp::Mul if scalar(&l) && r == matrix => Form::Scaling,
            BinOp::Add | BinOp::Sub if l == r => Form::Columns,
            BinOp::Eq | BinOp::Ne if l == r => Form::Equality,
            _ if [&l, &r].iter().any(|t| matches!(t, Term::Error | Term::Never)) => {
                return Ok(Expr::error(span));
            }
            _ if open(&l) || open(&r) => return Ok(self.ambiguous(span)),
            _ => return Ok(self.refuse_matrices(op, &l, &r, span)),
        };
        let text = operator_text(form, columns, op);
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
        let text = match columns {
            2 => "|m: Mat2| Mat2::from_cols(-m.x_axis, -m.y_axis)",
            3 => "|m: Mat3| Mat3::from_cols(-m.x_axis, -m.y_axis, -m.z_axis)",
            _ => "|m: Mat4| Mat4::from_cols(-m.x_axis, -m.y_axis, -m.z_axis, -m.w_axis)",
        };
        self.matrix_formula(text, "-", vec![matrix], 1, span)
    }
}

/// Which operands an operator has.
#[derive(Clone, Copy)]
enum Form {
    /// Two matrices that are multiplied.
    Product,
    /// A matrix and a vector.
    Image,
    /// A matrix and a scalar.
    Scaled,
    /// A scalar and a matrix.
    Scaling,
    /// Two matrices, column by column.
    Columns,
    /// Two matrices that are compared.
    Equality,
}

/// The formula of an operator.
fn operator_text(form: Form, columns: u8, op: BinOp) -> &'static str {
    macro_rules! texts {
        ($M:literal $V:literal $mul:literal $($axis:literal)+) => {
            match (form, op) {
                (Form::Product, _) => concat!(
                    "|m: ", $M, ", n: ", $M, "| ", $M, "::from_cols(", $("m.", $mul, "(n.", $axis, "),",)+ ")"
                ),
                (Form::Image, _) => concat!("|m: ", $M, ", v: ", $V, "| m.", $mul, "(v)"),
                (Form::Scaled, BinOp::Div) => {
                    concat!("|m: ", $M, ", s: f32| ", $M, "::from_cols(", $("m.", $axis, " / s,",)+ ")")
                }
                (Form::Scaled, _) => {
                    concat!("|m: ", $M, ", s: f32| ", $M, "::from_cols(", $("m.", $axis, " * s,",)+ ")")
                }
                (Form::Scaling, _) => {
                    concat!("|s: f32, m: ", $M, "| ", $M, "::from_cols(", $("m.", $axis, " * s,",)+ ")")
                }
                (Form::Columns, BinOp::Sub) => concat!(
                    "|m: ", $M, ", n: ", $M, "| ", $M, "::from_cols(", $("m.", $axis, " - n.", $axis, ",",)+ ")"
                ),
                (Form::Columns, _) => concat!(
                    "|m: ", $M, ", n: ", $M, "| ", $M, "::from_cols(", $("m.", $axis, " + n.", $axis, ",",)+ ")"
                ),
                (Form::Equality, BinOp::Ne) => {
                    concat!("|m: ", $M, ", n: ", $M, "| !(true ", $("&& m.", $axis, " == n.", $axis,)+ ")")
                }
                (Form::Equality, _) => {
                    concat!("|m: ", $M, ", n: ", $M, "| true ", $(" && m.", $axis, " == n.", $axis,)+ "")
                }
            }
        };
    }
    match columns {
        2 => texts!("Mat2" "Vec2" "mul_vec2" "x_axis" "y_axis"),
        3 => texts!("Mat3" "Vec3" "mul_vec3" "x_axis" "y_axis" "z_axis"),
        _ => texts!("Mat4" "Vec4" "mul_vec4" "x_axis" "y_axis" "z_axis" "w_axis"),
    }
}
