//! What twins call, and nothing else: `use ::flatten::__private as f;` is the first statement of each. No part
//! of the public promise.
//!
//! Each function restates one operation of the graph, so that no import, trait or name of the user's can change
//! what a twin means. Operators are left to Rust only where the operand types fix their meaning.

mod convert;
mod float;
mod int;
mod lanes;
mod natives;

use core::cmp::Ordering;

pub use convert::*;
pub use float::*;
pub use glam;
pub use glam::{BVec2, BVec3, BVec4, IVec2, IVec3, IVec4, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4};
pub use glam::{Mat2, Mat3, Mat4, mat2, mat3, mat4};
pub use glam::{Vec2Swizzles, Vec3Swizzles, Vec4Swizzles};
pub use glam::{bvec2, bvec3, bvec4, ivec2, ivec3, ivec4, uvec2, uvec3, uvec4, vec2, vec3, vec4};
pub use int::*;
pub use lanes::*;
pub use natives::*;

/// `if c { yes } else { no }` without a branch.
///
/// A function of its own where nothing is optimised: std's, which is always inlined, chooses between two places
/// in memory, and LLVM takes time by the square of how many of those a block has.
#[cfg_attr(debug_assertions, inline)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn select<T: Copy>(c: bool, yes: T, no: T) -> T {
    core::hint::select_unpredictable(c, yes, no)
}

/// Element `index` of constants, the last one where there is none of that number.
#[inline]
pub fn table<T: Copy, const N: usize>(index: u32, elements: &[T; N]) -> T {
    elements[(index as usize).min(N - 1)]
}

/// The bytes of rows of four words, of which there are as many.
#[inline]
pub fn bytes_of_rows<const ROWS: usize, const BYTES: usize>(rows: &[[u32; 4]; ROWS]) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    for (bytes, word) in bytes.chunks_exact_mut(4).zip(rows.as_flattened()) {
        bytes.copy_from_slice(&word.to_ne_bytes());
    }
    bytes
}

/// A struct by its parts, structs among them as tuples: a twin may have to make one that it cannot name.
pub trait Make<Parts> {
    /// The struct.
    fn make(parts: Parts) -> Self;
}

/// The struct with these parts that is wanted here.
#[inline(always)]
pub fn make<Parts, T: Make<Parts>>(parts: Parts) -> T {
    T::make(parts)
}

/// The parts of a struct, structs among them as tuples: a twin may have to read one whose fields are private there.
pub trait Open {
    /// What it holds.
    type Parts;

    /// A copy of what it holds.
    fn open(&self) -> Self::Parts;
}

impl Make<(u32,)> for Ordering {
    fn make((tag,): (u32,)) -> Ordering {
        match tag {
            0 => Ordering::Less,
            1 => Ordering::Equal,
            _ => Ordering::Greater,
        }
    }
}

impl Open for Ordering {
    type Parts = (u32,);

    fn open(&self) -> (u32,) {
        match self {
            Ordering::Less => (0,),
            Ordering::Equal => (1,),
            Ordering::Greater => (2,),
        }
    }
}

/// The parts of a struct.
#[inline(always)]
pub fn open<T: Open>(value: &T) -> T::Parts {
    value.open()
}

impl<T: Open> Open for Option<T> {
    type Parts = Option<T::Parts>;

    #[inline]
    fn open(&self) -> Option<T::Parts> {
        self.as_ref().map(T::open)
    }
}

/// Whether there is a value.
#[inline(always)]
pub fn is_some<T>(option: &Option<T>) -> bool {
    option.is_some()
}

/// The value, or `none` where there is none.
#[inline(always)]
pub fn some_or<'a, T>(option: &'a Option<T>, none: &'a T) -> &'a T {
    option.as_ref().unwrap_or(none)
}

/// The value, if there is one.
#[inline(always)]
pub fn option<T>(is_some: bool, value: T) -> Option<T> {
    is_some.then_some(value)
}

/// A leaf by its number: what stands behind the door that its attribute makes, for the crate and module `M` that it
/// stands in.
pub trait Leaf<const ID: u64, M> {
    /// The single values of the parameters.
    type Args;
    /// The single values of the result.
    type Output;
    /// Calls the leaf.
    fn call(args: Self::Args) -> Self::Output;
}

/// Who knows all leaves.
#[derive(Debug)]
pub struct Leaves;

/// Calls the leaf with this number; Rust finds `M`, since there is only one.
#[inline(always)]
pub fn leaf<const ID: u64, M>(args: <Leaves as Leaf<ID, M>>::Args) -> <Leaves as Leaf<ID, M>>::Output
where
    Leaves: Leaf<ID, M>,
{
    <Leaves as Leaf<ID, M>>::call(args)
}

/// Compiles only if both are one type.
pub const fn same_type<T: Same<U>, U>() {}

/// Any type, of itself.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the `{U}` that `flatten` knows by this name",
    label = "another type",
    note = "twins are made of the types of glam 0.34.3: write `use flatten::prelude::*;`, or `glam = \"=0.34.3\"` in Cargo.toml",
    note = "a type of your own needs another name than one of glam's"
)]
pub trait Same<U> {}

impl<T> Same<T> for T {}

/// Compiles only if both are one function: a function's type is its own.
pub const fn same<T: SameFn<U>, U>(_: &U, _: &T) {}

/// Any function, of itself.
#[diagnostic::on_unimplemented(
    message = "this is not the function that `flatten` knows by this name",
    label = "another function",
    note = "twins are made of the functions of glam 0.34.3, of `flatten::math` and of `std::mem`: write `use flatten::prelude::*;`, or `glam = \"=0.34.3\"` in Cargo.toml",
    note = "a function of your own needs another name than one of theirs"
)]
pub trait SameFn<U> {}

impl<T> SameFn<T> for T {}

/// Compiles only if both are one function: what a trait gives, and what a name means.
pub const fn given<T: Given<U>, U>(_: &U, _: &T) {}

/// Any function, of itself.
#[diagnostic::on_unimplemented(
    message = "this is not the function that the trait gives",
    label = "the type has one of this name itself",
    note = "give one of them another name"
)]
pub trait Given<U> {}

impl<T> Given<T> for T {}

/// The graph of a twin, from the text that its expansion carries.
#[cfg(feature = "graph")]
pub fn graph(text: &str, exact: bool) -> flatten_core::graph::Graph {
    use flatten_core::options::Gates;
    let mut graph: flatten_core::graph::Graph = text.parse().expect("the macro wrote this text");
    graph.gates = if exact { Gates::EXACT } else { Gates::FAST };
    graph
}

/// The naga module of a twin, from the text of its graph.
#[cfg(feature = "naga")]
pub fn naga(text: &str, exact: bool, expand_lerp: bool) -> flatten_naga::naga::Module {
    use flatten_core::{options::Caps, passes::fuse::fuse, schedule};
    let frame = schedule::run(&fuse(&graph(text, exact), &Caps { expand_lerp, ..Caps::NAGA }));
    flatten_naga::module(&frame).expect("the macro wrote this function for naga")
}
