//! Functions and operators of matrices whose formula is the same for each column, written once for all sizes.

use super::{Row, associated, method, private};

/// Of each size: its number, the matrix and the vector, how many lanes it has in all, and for each axis its number,
/// its lane on the diagonal, and the place of each of its lanes in a flat array.
macro_rules! sizes {
    ($($n:literal $M:literal $V:literal $count:literal {
        $($axis:literal $col:literal $diagonal:literal [$($place:literal $lane:literal $nth:literal)+])+
    })*) => {
        pub(super) const ROWS: &[Row] = &[$(
            // Constructors and parts.
            associated($n, "default", concat!("|| ", $M, "::IDENTITY")),
            associated($n, "from_rows", concat!(
                "|", $("r", $col, ": ", $V, ",",)+ "| ", $M, "::from_cols(", $("r", $col, ",",)+ ").transpose()"
            )),
            associated($n, "from_cols_array", concat!(
                "|m: [f32; ", $count, "]| ", $M, "::from_cols(",
                $($V, "::new(", $("m[", $place, "],",)+ "),",)+ ")"
            )),
            associated($n, "from_cols_array_2d", concat!(
                "|m: [[f32; ", $n, "]; ", $n, "]| ", $M, "::from_cols(",
                $($V, "::new(", $("m[", $col, "][", $nth, "],",)+ "),",)+ ")"
            )),
            associated($n, "from_rows_array", concat!(
                "|m: [f32; ", $count, "]| ", $M, "::from_cols_array(&m).transpose()"
            )),
            method($n, "to_cols_array", concat!("|m: ", $M, "| [", $($("m.", $axis, ".", $lane, ",",)+)+ "]")),
            method($n, "to_cols_array_2d", concat!(
                "|m: ", $M, "| [", $("[", $("m.", $axis, ".", $lane, ",",)+ "],",)+ "]"
            )),
            method($n, "to_rows_array", concat!("|m: ", $M, "| m.transpose().to_cols_array()")),
            method($n, "col", concat!("|m: ", $M, ", index: usize| [", $("m.", $axis, ",",)+ "][index]")),
            method($n, "row", concat!("|m: ", $M, ", index: usize| m.transpose().col(index)")),
            method($n, "diagonal", concat!(
                "|m: ", $M, "| ", $V, "::new(", $("m.", $axis, ".", $diagonal, ",",)+ ")"
            )),
            method($n, "is_finite", concat!("|m: ", $M, "| true ", $("&& m.", $axis, ".is_finite()",)+)),
            method($n, "is_nan", concat!("|m: ", $M, "| false ", $("|| m.", $axis, ".is_nan()",)+)),
            method($n, "abs_diff_eq", concat!(
                "|m: ", $M, ", rhs: ", $M, ", max_abs_diff: f32| true ",
                $("&& m.", $axis, ".abs_diff_eq(rhs.", $axis, ", max_abs_diff)",)+
            )),
            // Arithmetic.
            method($n, concat!("transpose_mul_vec", $n), concat!(
                "|m: ", $M, ", rhs: ", $V, "| ", $V, "::new(", $("m.", $axis, ".dot(rhs),",)+ ")"
            )),
            method($n, concat!("mul_transpose_vec", $n), concat!(
                "|m: ", $M, ", rhs: ", $V, "| m.transpose_mul_vec", $n, "(rhs)"
            )),
            method($n, concat!("mul_mat", $n), concat!("|m: ", $M, ", rhs: &", $M, "| m * *rhs")),
            method($n, concat!("add_mat", $n), concat!("|m: ", $M, ", rhs: &", $M, "| m + *rhs")),
            method($n, concat!("sub_mat", $n), concat!("|m: ", $M, ", rhs: &", $M, "| m - *rhs")),
            method($n, "mul_scalar", concat!("|m: ", $M, ", rhs: f32| m * rhs")),
            method($n, "div_scalar", concat!("|m: ", $M, ", rhs: f32| m / rhs")),
            method($n, "mul_diagonal_scale", concat!(
                "|m: ", $M, ", scale: ", $V, "| ", $M, "::from_cols(",
                $("m.", $axis, " * scale.", $diagonal, ",",)+ ")"
            )),
            method($n, "recip", concat!("|m: ", $M, "| 1.0 / m")),
            method($n, "abs", concat!("|m: ", $M, "| ", $M, "::from_cols(", $("m.", $axis, ".abs(),",)+ ")")),
            method($n, "inverse_or_zero", concat!(
                "|m: ", $M, "| { let i = m.inverse(); if i.is_finite() { i } else { ", $M, "::ZERO } }"
            )),
            // Operators.
            private($n, "-m", concat!("|m: ", $M, "| ", $M, "::from_cols(", $("-m.", $axis, ",",)+ ")")),
            private($n, "m * m", concat!(
                "|m: ", $M, ", n: ", $M, "| ", $M, "::from_cols(", $("m.mul_vec", $n, "(n.", $axis, "),",)+ ")"
            )),
            private($n, "m * v", concat!("|m: ", $M, ", v: ", $V, "| m.mul_vec", $n, "(v)")),
            private($n, "m * s", concat!(
                "|m: ", $M, ", s: f32| ", $M, "::from_cols(", $("m.", $axis, " * s,",)+ ")"
            )),
            private($n, "m / s", concat!(
                "|m: ", $M, ", s: f32| ", $M, "::from_cols(", $("m.", $axis, " / s,",)+ ")"
            )),
            private($n, "s * m", concat!(
                "|s: f32, m: ", $M, "| ", $M, "::from_cols(", $("m.", $axis, " * s,",)+ ")"
            )),
            private($n, "s / m", concat!(
                "|s: f32, m: ", $M, "| ", $M, "::from_cols(", $("s / m.", $axis, ",",)+ ")"
            )),
            private($n, "m + m", concat!(
                "|m: ", $M, ", n: ", $M, "| ", $M, "::from_cols(", $("m.", $axis, " + n.", $axis, ",",)+ ")"
            )),
            private($n, "m - m", concat!(
                "|m: ", $M, ", n: ", $M, "| ", $M, "::from_cols(", $("m.", $axis, " - n.", $axis, ",",)+ ")"
            )),
            private($n, "m == m", concat!(
                "|m: ", $M, ", n: ", $M, "| true ", $("&& m.", $axis, " == n.", $axis,)+
            )),
            private($n, "m != m", concat!(
                "|m: ", $M, ", n: ", $M, "| !(true ", $("&& m.", $axis, " == n.", $axis,)+ ")"
            )),
        )*];
    };
}

sizes! {
    2 "Mat2" "Vec2" 4 {
        "x_axis" 0 "x" [0 "x" 0 1 "y" 1]
        "y_axis" 1 "y" [2 "x" 0 3 "y" 1]
    }
    3 "Mat3" "Vec3" 9 {
        "x_axis" 0 "x" [0 "x" 0 1 "y" 1 2 "z" 2]
        "y_axis" 1 "y" [3 "x" 0 4 "y" 1 5 "z" 2]
        "z_axis" 2 "z" [6 "x" 0 7 "y" 1 8 "z" 2]
    }
    4 "Mat4" "Vec4" 16 {
        "x_axis" 0 "x" [0 "x" 0 1 "y" 1 2 "z" 2 3 "w" 3]
        "y_axis" 1 "y" [4 "x" 0 5 "y" 1 6 "z" 2 7 "w" 3]
        "z_axis" 2 "z" [8 "x" 0 9 "y" 1 10 "z" 2 11 "w" 3]
        "w_axis" 3 "w" [12 "x" 0 13 "y" 1 14 "z" 2 15 "w" 3]
    }
}
