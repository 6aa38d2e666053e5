//! The module in another file.

#[flatten(max_ops = 10)]
pub fn deep(x: f32) -> f32 {
    super::helper(x) - 1.0
}
