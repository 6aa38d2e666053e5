//! What a GPU has, and pays for.

use crate::Row;

pub(crate) const ROWS: &[Row] = &[
    Row(
        "power with a small exponent",
        "pow(x, 3.0)",
        "(x * x) * x",
        "1/24 -> 2/8",
        &["power"],
        "pow(x, 3.0)",
    ),
    Row("power of one and a half", "pow(x, 1.5)", "sqrt(x) * x", "1/24 -> 2/16", &["power"], "pow(x, 1.5)"),
    Row("power below zero", "pow(x, -2.0)", "1.0 / (x * x)", "1/24 -> 2/16", &["power"], "pow(x, -2.0)"),
    Row(
        "root of a quotient",
        "y / sqrt(x)",
        "inverse_sqrt(x) * y",
        "2/24 -> 2/16",
        &["times_inverse_sqrt"],
        "y / sqrt(x)",
    ),
    Row(
        "smaller of lengths",
        "min(length(v), length(w))",
        "sqrt(min(dot(v, v), dot(w, w)))",
        "3/52 -> 4/40",
        &["min_of_lengths"],
        "sqrt(min(dot(v, v), dot(w, w)))",
    ),
    Row(
        "sine of an arc cosine",
        "sin(acos(x))",
        "sqrt((x + 1.0) * (1.0 - x))",
        "2/56 -> 4/24",
        &["sin_of_acos"],
        "sin(acos(x))",
    ),
    Row(
        "cosine of an arc sine",
        "cos(asin(x))",
        "sqrt((x + 1.0) * (1.0 - x))",
        "2/100 -> 4/24",
        &["cos_of_asin"],
        "cos(asin(x))",
    ),
    Row(
        "divisions by one value",
        "sin(x / y) * cos(z / y)",
        "sin(x * (1.0 / y)) * cos((1.0 / y) * z)",
        "5/52 -> 6/48",
        &["reciprocal"],
        "sin(x / y) * cos(z / y)",
    ),
    Row("nothing packed", "x + y + z + e", "((x + y) + z) + e", "3/12 -> 3/12", &[], "((x + y) + z) + e"),
    Row(
        "all above or all below",
        "(x <= y) & (z <= e) & (f <= g) | (y <= x) & (e <= z) & (g <= f)",
        "(max(max(y - x, e - z), g - f) <= 0.0) | (0.0 <= min(min(y - x, e - z), g - f))",
        "11/44 -> 10/40",
        &["sides"],
        "(((x <= y) & (z <= e)) & (f <= g)) | (((y <= x) & (e <= z)) & (g <= f))",
    ),
];
