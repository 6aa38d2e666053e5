//! Another file.

/// Not marked.
pub fn hash(x: f32) -> f32 {
    x
}
