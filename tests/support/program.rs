//! Random functions as Rust source: typed, mostly without traps, with every construct of the language.
//!
//! Names come from a small pool, so that they meet in sibling scopes, in helpers and in copies of loops.

mod bools;
mod calls;
mod closures;
mod constants;
mod constructs;
mod counts;
mod enums;
mod exits;
mod exprs;
mod floats;
mod functions;
mod generics;
mod integers;
mod items;
mod labels;
mod literals;
mod loops;
mod matches;
mod math;
mod matrices;
mod methods;
mod operators;
mod options;
mod patterns;
mod places;
mod runtime;
mod sources;
mod stmts;
mod stores;
mod types;
mod vectors;
mod wholes;

use super::choices::Choices;
pub(crate) use constructs::CONSTRUCTS;
use flatten_core::ty::{Scalar, Ty};
use std::collections::BTreeSet;

/// A program: items, of which the last is the entry.
#[derive(Clone)]
pub(crate) struct Program {
    /// Rust, one item per line.
    pub(crate) source: String,
    pub(crate) entry: &'static str,
    pub(crate) params: Vec<(T, By)>,
    pub(crate) result: T,
    pub(crate) wholes: Vec<Whole>,
    /// The [`CONSTRUCTS`] that the entry reaches.
    pub(crate) constructs: BTreeSet<&'static str>,
}

/// The type of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum T {
    Value(Ty),
    Usize,
    /// Of the number of a loop's step: an integer that can be cast only.
    Step,
    /// Something of parts, by its number among the program's.
    Whole(usize),
}

pub(crate) const BOOL: T = T::Value(Ty::BOOL);
pub(crate) const I32: T = T::Value(Ty::I32);
pub(crate) const U32: T = T::Value(Ty::U32);
pub(crate) const F32: T = T::Value(Ty::F32);

/// How a parameter is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    Value,
    /// `&T`.
    Ref,
    /// `&mut T`.
    Mut,
}

/// A type of parts.
#[derive(Clone)]
pub(crate) struct Whole {
    /// As Rust writes the type.
    pub(crate) name: String,
    pub(crate) form: Form,
    /// `.a`, `.0`, `[0]` or `.x_axis`.
    pub(crate) parts: Vec<(&'static str, T)>,
    /// Of an enum.
    variants: Vec<Variant>,
}

/// A variant of an enum, with fields that have names if it has more than two.
#[derive(Clone)]
struct Variant {
    name: &'static str,
    fields: Vec<T>,
}

/// What a type of parts is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// `struct Pair { a: f32 }`.
    Named,
    /// `struct Span(f32);`.
    Positional,
    /// `struct Mark;`.
    Unit,
    Tuple,
    /// Of elements of this type.
    Array(T),
    /// Of so many columns.
    Matrix(u8),
    /// Of this type, which is no part: there may be none.
    Option(T),
    /// Of variants, whose fields are no parts.
    Enum,
}

impl Form {
    /// True of what has a declaration.
    pub(crate) fn is_struct(self) -> bool {
        matches!(self, Form::Named | Form::Positional | Form::Unit | Form::Enum)
    }
}

/// What the programs are for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flavor {
    /// Everything.
    Full,
    /// Everything; most helpers are functions without `&mut`, so that they can be leaves.
    Leaves,
    /// Floats stay short dyadic fractions: no division, no roots, nothing that sees the sign of a zero.
    Dyadic,
}

/// The names of locals, parameters and fields; the last ones are like those that copies of loops get.
const NAMES: &[&str] = &["a", "b", "c", "x", "y", "v", "t", "n", "x_2", "a_2"];

/// The program of a row of numbers.
pub(crate) fn generate(numbers: &[u32], flavor: Flavor) -> Program {
    let mut writer = Writer::new(Choices::new(numbers), flavor);
    writer.types();
    for i in 0..writer.c.weighted(&[1, 2, 3, 3]) {
        let name = ["first", "second", "third"][i];
        writer.function(name, 60);
    }
    let entry = "entry";
    writer.function(entry, 220);
    writer.finish(entry)
}

/// A function that is written.
struct Function {
    name: &'static str,
    /// The struct whose method it is; the first parameter is `self`.
    owner: Option<usize>,
    params: Vec<(T, By)>,
    result: T,
    source: String,
    /// Estimated operations of one call.
    cost: usize,
    calls: BTreeSet<usize>,
    constructs: BTreeSet<&'static str>,
}

/// A local in scope.
#[derive(Clone)]
struct Var {
    name: &'static str,
    ty: T,
    by: By,
    mutable: bool,
    /// False if rustc finds the type only later, so that no method can be called yet.
    typed: bool,
}

/// A program in the making, with the function that is being written.
struct Writer<'a> {
    c: Choices<'a>,
    flavor: Flavor,
    wholes: Vec<Whole>,
    fns: Vec<Function>,
    /// The struct whose method is written.
    owner: Option<usize>,
    result: T,
    /// Innermost last; a name hides the same name before it.
    vars: Vec<Var>,
    /// Names of scopes that are closed.
    closed: BTreeSet<&'static str>,
    /// Locals that may not be written now.
    frozen: Vec<&'static str>,
    /// Locals that may not even be read now.
    hidden: Vec<&'static str>,
    /// Nothing may be written now.
    pure: bool,
    loops: usize,
    /// For each loop around, whether its step stands behind its body, so that nothing may continue it.
    steps_last: Vec<bool>,
    /// For each loop around, its counter, if it takes small numbers, with the largest.
    counters: Vec<Option<(&'static str, T, usize)>>,
    /// In what nothing leaves: the loops around are out of reach.
    sealed: bool,
    /// In the condition of a loop, which no way leads out of.
    in_head: bool,
    /// The blocks and loops around that are left with a value of this type, or with none; innermost last.
    ways: Vec<(&'static str, Option<T>)>,
    /// How often what is written now runs in one call.
    copies: usize,
    blocks: usize,
    in_condition: bool,
    /// Literals say their type now.
    suffixes: bool,
    spent: usize,
    limit: usize,
    calls: BTreeSet<usize>,
    /// Calls and effects written so far.
    called: usize,
    effects: usize,
    constructs: BTreeSet<&'static str>,
    /// The operators of structs that are used, by their blocks.
    operators: BTreeSet<(usize, usize)>,
}

impl<'a> Writer<'a> {
    fn new(c: Choices<'a>, flavor: Flavor) -> Writer<'a> {
        Writer {
            c,
            flavor,
            wholes: Vec::new(),
            fns: Vec::new(),
            owner: None,
            result: F32,
            vars: Vec::new(),
            closed: BTreeSet::new(),
            frozen: Vec::new(),
            hidden: Vec::new(),
            pure: false,
            loops: 0,
            steps_last: Vec::new(),
            counters: Vec::new(),
            sealed: false,
            in_head: false,
            ways: Vec::new(),
            copies: 1,
            blocks: 0,
            in_condition: false,
            suffixes: false,
            spent: 0,
            limit: 0,
            calls: BTreeSet::new(),
            called: 0,
            effects: 0,
            constructs: BTreeSet::new(),
            operators: BTreeSet::new(),
        }
    }

    /// True if anything goes.
    fn is_full(&self) -> bool {
        self.flavor != Flavor::Dyadic
    }

    fn mark(&mut self, construct: &'static str) {
        debug_assert!(CONSTRUCTS.contains(&construct), "{construct} is not in the list");
        self.constructs.insert(construct);
    }
}

/// A vector type.
const fn vector(scalar: Scalar, lanes: u8) -> T {
    T::Value(Ty::new(scalar, lanes))
}
