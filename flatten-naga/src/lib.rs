//! Frame to `naga::Module`, and WGSL and SPIR-V from there.
//!
//! A thin last stage: what text and words would otherwise repeat, nest, refuse or mean differently is settled
//! while the expressions are built. The text and the words themselves are naga's.

mod apart;
mod body;
pub mod caps;
mod divisions;
mod exprs;
mod finite;
mod halves;
mod highest;
mod library;
mod loops;
mod names;
mod naming;
mod operands;
mod order;
mod params;
mod parts;
mod polarity;
mod ranges;
mod results;
mod shared;
mod shortcuts;
mod signs;
mod sums;
mod tables;
mod types;
mod whites;
mod words;
mod wrap;

pub use halves::{draw_module, draw_spirv, pixel_module, pixel_spirv};
pub use naga;
pub use words::export;

use crate::library::Library;
use crate::shared::Style;
use flatten_core::frame::{Frame, Unsupported};
use naga::compact::{KeepUnused, compact};
use naga::valid::{Capabilities, ModuleInfo, ValidationFlags, Validator};
use naga::{Function, Handle, Module, back};
use std::fmt;

/// Why a frame was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// It holds an operation that naga cannot say.
    Unsupported(Unsupported),
    /// naga refuses the module, with its message: a mistake of this crate.
    Refused(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Unsupported(what) => write!(f, "`{}` cannot be written for {}", what.op, what.target),
            Error::Refused(why) => write!(f, "naga refuses the module: {why}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<Unsupported> for Error {
    fn from(unsupported: Unsupported) -> Error {
        Error::Unsupported(unsupported)
    }
}

/// A library of one function, named after the frame's, with its types and before it the primitives that it calls.
///
/// # Errors
/// The first operation that naga cannot say.
pub fn module(frame: &Frame) -> Result<Module, Unsupported> {
    module_for(frame, Style::Text)
}

fn module_for(frame: &Frame, style: Style) -> Result<Module, Unsupported> {
    caps::check(frame)?;
    let mut module = Module::default();
    add_function(&mut module, frame, style);
    Ok(pruned(module, style))
}

/// [`module`] with a compute entry point `main` around the function: one invocation per row of words.
///
/// Binding 0 of group 0 holds the rows of arguments, binding 1 takes the rows of results. A row is the lanes of
/// all leaves in order, 32 bits each: floats and integers by their bits, `bool` as 0 or 1. The workgroup size is
/// [`WORKGROUP`]; invocations beyond the last row do nothing.
///
/// # Errors
/// The first operation that naga cannot say.
pub fn compute_module(frame: &Frame) -> Result<Module, Unsupported> {
    compute_module_for(frame, Style::Text)
}

fn compute_module_for(frame: &Frame, style: Style) -> Result<Module, Unsupported> {
    caps::check(frame)?;
    let mut module = Module::default();
    let function = add_function(&mut module, frame, style);
    wrap::add_main(&mut module, function);
    Ok(pruned(module, style))
}

/// Without expressions of which the only reader has been left out.
fn pruned(mut module: Module, style: Style) -> Module {
    if style == Style::Words {
        compact(&mut module, KeepUnused::Yes);
    }
    module
}

/// How many rows one workgroup of [`compute_module`] takes.
pub const WORKGROUP: u32 = 64;

/// [`module`] as WGSL.
///
/// # Errors
/// The first operation that naga cannot say.
pub fn wgsl(frame: &Frame) -> Result<String, Error> {
    let module = module(frame)?;
    let info = validate(&module)?;
    let flags = back::wgsl::WriterFlags::empty();
    let text = back::wgsl::write_string(&module, &info, flags).map_err(|e| Error::Refused(e.to_string()))?;
    Ok(results::named(&module, text))
}

/// [`compute_module`] as SPIR-V 1.3, since a module for Vulkan needs an entry point.
///
/// Under the `exact` contract every float operation is decorated `NoContraction`, so that drivers neither fuse nor
/// reorder it.
///
/// # Errors
/// The first operation that naga cannot say.
pub fn spirv(frame: &Frame) -> Result<Vec<u32>, Error> {
    written(frame, &compute_module_for(frame, Style::Words)?)
}

/// [`module`] as SPIR-V 1.3 for a linker: without an entry point, the function exported under its name. It is the last
/// function of the module.
///
/// # Errors
/// The first operation that naga cannot say.
pub fn library(frame: &Frame) -> Result<Vec<u32>, Error> {
    Ok(export(&written(frame, &module_for(frame, Style::Words)?)?, &frame.signature.name))
}

fn written(frame: &Frame, module: &Module) -> Result<Vec<u32>, Error> {
    let info = validate(module)?;
    let options = back::spv::Options {
        lang_version: (1, 3),
        flags: back::spv::WriterFlags::empty(),
        emit_int_div_checks: divisions::any_unsafe(module, &info),
        ..back::spv::Options::default()
    };
    let words =
        back::spv::write_vec(module, &info, &options, None).map_err(|e| Error::Refused(e.to_string()))?;
    let words = words::settled(&words::straightened(&words));
    Ok(if frame.exact { words::no_contraction(&words) } else { words })
}

/// What naga's validator says of a module.
///
/// # Errors
/// Its message, with the messages below it.
pub fn validate(module: &Module) -> Result<ModuleInfo, Error> {
    let checked = Validator::new(ValidationFlags::all(), Capabilities::empty()).validate(module);
    checked.map_err(|e| Error::Refused(e.emit_to_string("")))
}

fn add_function(module: &mut Module, frame: &Frame, style: Style) -> Handle<Function> {
    Library::new(module, style).add(frame)
}
