//! Choices, and conditions over lanes.

use super::types::{Choose, Condition};

/// `yes` where `c`, else `no`: WGSL's order, not that of `if`.
///
/// # Shapes
/// `no`, `yes`: any scalar or vector, equal. `c`: `bool`, or a vector of `bool` with as many lanes.
#[inline]
pub fn select<T: Choose<C>, C>(no: T, yes: T, c: C) -> T {
    T::choose(no, yes, c)
}

/// True if a lane is.
#[inline]
pub fn any<C: Condition>(c: C) -> bool {
    c.any()
}

/// True if every lane is.
#[inline]
pub fn all<C: Condition>(c: C) -> bool {
    c.all()
}
