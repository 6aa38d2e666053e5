//! Shader math in ordinary Rust: `#[flatten]` gives a function a branchless, call-free twin, WGSL and SPIR-V.
#![cfg_attr(feature = "wgsl", doc = "")]
#![cfg_attr(feature = "wgsl", doc = include_str!("../README.md"))]
#![no_std]

#[cfg(feature = "std")]
extern crate std;

#[doc(hidden)]
pub mod __private;
pub mod math;
pub mod prelude;

/// A function as pure operations, what `NAME_graph()` gives: the door for backends. Its text form prints and reads back.
///
/// ```
/// use flatten::prelude::*;
///
/// #[flatten(graph)]
/// fn relu(x: f32) -> f32 {
///     if x < 0.0 { 0.0 } else { x }
/// }
///
/// let graph: flatten::Graph = relu_graph();
/// assert_eq!(graph.to_string().parse(), Ok(graph));
/// ```
#[cfg(feature = "graph")]
pub use flatten_core::graph::Graph;
#[doc(hidden)]
pub use flatten_macro::__finish;
pub use flatten_macro::flatten;
pub use flatten_macro::items;
#[cfg(feature = "naga")]
pub use flatten_naga::naga;
pub use glam;
