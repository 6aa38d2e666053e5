//! The integer types of Rust that the graph has no type for: it holds their values as `u32` or `i32`.

use super::Ty;
use std::fmt;
use std::ops::RangeInclusive;

/// An integer type other than `i32` and `u32`.
///
/// Values outside of [`Int::range`] are outside the contract.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Int {
    /// `u8`.
    U8,
    /// `i8`.
    I8,
    /// `u16`.
    U16,
    /// `i16`.
    I16,
    /// `u64`.
    U64,
    /// `i64`.
    I64,
    /// `usize`.
    Usize,
    /// `isize`.
    Isize,
}

/// Every type with its name, the type that holds it, and the values that it may have here.
const INTS: &[(Int, &str, Ty, RangeInclusive<i64>)] = &[
    (Int::U8, "u8", Ty::U32, 0..=u8::MAX as i64),
    (Int::I8, "i8", Ty::I32, i8::MIN as i64..=i8::MAX as i64),
    (Int::U16, "u16", Ty::U32, 0..=u16::MAX as i64),
    (Int::I16, "i16", Ty::I32, i16::MIN as i64..=i16::MAX as i64),
    (Int::U64, "u64", Ty::U32, 0..=u32::MAX as i64),
    (Int::I64, "i64", Ty::I32, i32::MIN as i64..=i32::MAX as i64),
    (Int::Usize, "usize", Ty::U32, 0..=u32::MAX as i64),
    (Int::Isize, "isize", Ty::I32, i32::MIN as i64..=i32::MAX as i64),
];

impl Int {
    fn row(self) -> &'static (Int, &'static str, Ty, RangeInclusive<i64>) {
        &INTS[self as usize]
    }

    /// The type of this name.
    pub fn named(name: &str) -> Option<Int> {
        INTS.iter().find(|row| row.1 == name).map(|row| row.0)
    }

    /// The Rust name.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// The graph's type that holds it.
    pub fn ty(self) -> Ty {
        self.row().2
    }

    /// The values that it may have here.
    pub fn range(self) -> RangeInclusive<i64> {
        self.row().3.clone()
    }

    /// True if it has negative values.
    pub fn is_signed(self) -> bool {
        *self.range().start() < 0
    }

    /// True of 64 bits: numbers beyond those of the graph's type are ordinary there, so nothing may make one. (Of
    /// `usize` they are outside the contract.)
    pub fn is_long(self) -> bool {
        matches!(self, Int::U64 | Int::I64 | Int::Isize)
    }

    /// True if Rust's type has more values than the graph's.
    pub fn is_wide(self) -> bool {
        matches!(self, Int::U64 | Int::I64 | Int::Usize | Int::Isize)
    }
}

impl fmt::Display for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_stands_at_its_number() {
        for (i, row) in INTS.iter().enumerate() {
            assert_eq!(row.0 as usize, i, "{}", row.1);
            assert_eq!(Int::named(row.0.name()), Some(row.0));
        }
    }
}
