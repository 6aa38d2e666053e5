//! The front end: source in, typed tree or mistakes out.

#[path = "front/accepted.rs"]
#[allow(warnings, clippy::all, reason = "forms that users write")]
mod accepted;
#[path = "front/agree.rs"]
mod agree;
#[path = "front/bodies.rs"]
#[allow(warnings, clippy::all, reason = "forms that users write")]
mod bodies;
#[path = "front/cases.rs"]
mod cases;
#[path = "front/compound.rs"]
#[allow(warnings, clippy::all, reason = "forms that users write")]
mod compound;
#[path = "front/diag.rs"]
mod diag;
#[path = "front/errors.rs"]
mod errors;
#[path = "front/generics.rs"]
#[allow(warnings, clippy::all, reason = "forms that users write")]
mod generics;
#[path = "front/glam.rs"]
mod glam_list;
#[path = "front/help.rs"]
mod help;
#[path = "front/limits.rs"]
mod limits;
#[path = "front/loops.rs"]
#[allow(warnings, clippy::all, reason = "forms that users write")]
mod loops;
#[path = "front/matches.rs"]
#[allow(warnings, clippy::all, reason = "forms that users write")]
mod matches;
#[path = "front/matrices.rs"]
mod matrices;
#[path = "front/methods.rs"]
mod methods;
#[path = "front/operators.rs"]
mod operators;
#[path = "front/overloads.rs"]
#[allow(warnings, clippy::all, reason = "forms that users write")]
mod overloads;
#[path = "front/shapes.rs"]
#[allow(warnings, clippy::all, reason = "forms that users write")]
mod shapes;
#[path = "front/shapes_typed.rs"]
#[allow(warnings, clippy::all, reason = "rustc only checks its types")]
#[rustfmt::skip]
mod shapes_typed;
#[path = "front/tree.rs"]
mod tree;
#[path = "front/typed.rs"]
#[allow(warnings, clippy::all, reason = "rustc only checks its types")]
#[rustfmt::skip]
mod typed;
