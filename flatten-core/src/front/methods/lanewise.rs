//! Vector methods whose formula names each lane in the same way, written once for all sizes.

use super::{Meaning, On, Row, associated, formula};
use crate::ty::Scalar;

const fn ints(lanes: u8) -> On {
    signed(lanes).or(unsigned(lanes))
}

const fn signed(lanes: u8) -> On {
    On::new(Scalar::I32, lanes)
}

const fn unsigned(lanes: u8) -> On {
    On::new(Scalar::U32, lanes)
}

const fn with_sign(lanes: u8) -> On {
    signed(lanes).or(On::new(Scalar::F32, lanes))
}

const fn masks(lanes: u8) -> On {
    On::new(Scalar::Bool, lanes)
}

const fn any(lanes: u8) -> On {
    On::numbers(lanes).or(masks(lanes))
}

const fn numbers(lanes: u8) -> On {
    On::numbers(lanes)
}

/// Of each size: the number of lanes, and for each its letter and its number.
macro_rules! sizes {
    ($($n:literal { $($lane:literal $at:literal)+ })*) => {
        pub(super) const ROWS: &[&[Row]] = &[$(&[
            // Arrays.
            associated(
                "from_array",
                any($n),
                Meaning::Formula(concat!("|a: [S; ", $n, "]| Self::new(", $("a[", $at, "],",)+ ")")),
            ),
            formula("to_array", numbers($n), concat!("|v| [", $("v.", $lane, ",",)+ "]")),
            formula("test", masks($n), concat!("|v, index: usize| [", $("v.", $lane, ",",)+ "][index]")),
            // Signs.
            formula("is_negative_mask", signed($n), "|v| op::lt(v, Self::ZERO)"),
            formula("is_negative_mask", On::new(Scalar::F32, $n), concat!(
                "|v| B::new(", $("v.", $lane, ".is_sign_negative(),",)+ ")"
            )),
            formula("is_negative_bitmask", with_sign($n), "|v| v.is_negative_mask().bitmask()"),
            // Distances.
            formula("manhattan_distance", ints($n), concat!(
                "|a, b| 0_u32 ", $("+ a.", $lane, ".abs_diff(b.", $lane, ")",)+
            )),
            formula("chebyshev_distance", ints($n), concat!(
                "|a, b| 0_u32", $(".max(a.", $lane, ".abs_diff(b.", $lane, "))",)+
            )),
            // Arithmetic.
            sizes!(@two "wrapping_div" ints $n $($lane)+),
            sizes!(@two "saturating_add" ints $n $($lane)+),
            sizes!(@two "saturating_sub" ints $n $($lane)+),
            sizes!(@two "saturating_mul" ints $n $($lane)+),
            sizes!(@two "saturating_div" ints $n $($lane)+),
            sizes!(@mixed "wrapping_add_unsigned" signed "U" $n $($lane)+),
            sizes!(@mixed "wrapping_sub_unsigned" signed "U" $n $($lane)+),
            sizes!(@mixed "saturating_add_unsigned" signed "U" $n $($lane)+),
            sizes!(@mixed "saturating_sub_unsigned" signed "U" $n $($lane)+),
            sizes!(@mixed "wrapping_add_signed" unsigned "I" $n $($lane)+),
            sizes!(@mixed "saturating_add_signed" unsigned "I" $n $($lane)+),
        ]),*];
    };
    (@two $name:literal $on:ident $n:literal $($lane:literal)+) => {
        formula($name, $on($n), concat!(
            "|a, b| Self::new(", $("a.", $lane, ".", $name, "(b.", $lane, "),",)+ ")"
        ))
    };
    (@mixed $name:literal $on:ident $other:literal $n:literal $($lane:literal)+) => {
        formula($name, $on($n), concat!(
            "|a, b: ", $other, "| Self::new(", $("a.", $lane, ".", $name, "(b.", $lane, "),",)+ ")"
        ))
    };
}

sizes! {
    2 { "x" 0 "y" 1 }
    3 { "x" 0 "y" 1 "z" 2 }
    4 { "x" 0 "y" 1 "z" 2 "w" 3 }
}
