//! The halves of a function as modules of their own: one computes what a draw hands to its pixels, the other reads it.
//!
//! Their frames are those of `flatten_core::passes::preshader::Split::in_words`. As libraries they are like any other
//! ([`crate::module`], [`crate::wgsl`]): the struct between them is laid out as uniform buffers want it.

use crate::shared::Style;
use crate::{Error, add_function, caps, pruned, wrap, written};
use flatten_core::frame::{Frame, Unsupported};
use flatten_core::ty::Shape;
use naga::Module;

/// A draw's half with a compute entry point `main`, for one invocation.
///
/// Binding 0 of group 0 holds the row of arguments, as in [`crate::compute_module`]. The struct goes to binding 1, a storage
/// buffer: bound as a uniform buffer to binding 2 of [`pixel_module`] it is what that reads.
///
/// # Errors
/// The first operation that naga cannot say.
pub fn draw_module(frame: &Frame) -> Result<Module, Unsupported> {
    draw_module_for(frame, Style::Text)
}

fn draw_module_for(frame: &Frame, style: Style) -> Result<Module, Unsupported> {
    caps::check(frame)?;
    let mut module = Module::default();
    let function = add_function(&mut module, frame, style);
    wrap::add_draw(&mut module, function);
    Ok(pruned(module, style))
}

/// A pixel's half with a compute entry point `main`, one invocation per row of words.
///
/// Bindings 0 and 1 of group 0 are those of [`crate::compute_module`]; binding 2 is the uniform buffer with what the draw has
/// handed over, if that is something.
///
/// # Errors
/// The first operation that naga cannot say.
pub fn pixel_module(frame: &Frame) -> Result<Module, Unsupported> {
    pixel_module_for(frame, Style::Text)
}

fn pixel_module_for(frame: &Frame, style: Style) -> Result<Module, Unsupported> {
    caps::check(frame)?;
    let mut module = Module::default();
    let function = add_function(&mut module, frame, style);
    let handed = frame.signature.params.last();
    let is_handed =
        handed.is_some_and(|p| matches!(p.shape, Shape::Struct { .. }) && !p.shape.leaves().is_empty());
    wrap::add_pixels(&mut module, function, is_handed);
    Ok(pruned(module, style))
}

/// [`draw_module`] as SPIR-V 1.3, like [`crate::spirv`].
///
/// # Errors
/// The first operation that naga cannot say.
pub fn draw_spirv(frame: &Frame) -> Result<Vec<u32>, Error> {
    written(frame, &draw_module_for(frame, Style::Words)?)
}

/// [`pixel_module`] as SPIR-V 1.3, like [`crate::spirv`].
///
/// # Errors
/// The first operation that naga cannot say.
pub fn pixel_spirv(frame: &Frame) -> Result<Vec<u32>, Error> {
    written(frame, &pixel_module_for(frame, Style::Words)?)
}
