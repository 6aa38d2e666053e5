//! `#[flatten]` and glam: `use flatten::prelude::*;`.

pub use flatten_macro::flatten;
pub use glam::*;
