//! The typed tree of a function and its helpers: names resolved, types inferred, control flow as written.

pub mod interp;
pub mod print;
pub mod source;
pub(crate) mod specialize;
mod walk;

use crate::graph::Primitive;
use crate::op::Op;
use crate::ty::{Int, Param, Shape, Signature, Ty};
use crate::value::Value;
use proc_macro2::Span;
pub use source::Source;

/// Everything a function can reach.
#[derive(Clone, Debug, Default)]
pub struct Unit {
    /// The structs, by [`StructId`].
    pub structs: Vec<Struct>,
    /// The functions, by [`FnId`].
    pub fns: Vec<Fn>,
}

/// A function of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct FnId(pub u32);

/// A struct of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct StructId(pub u32);

/// A local of a function; the parameters come first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LocalId(pub u32);

/// A loop of a function, or a block with a label.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LoopId(pub u32);

/// A struct with named fields; or an enum, as a number that says which variant it is, and the fields of all variants behind it.
#[derive(Clone, Debug)]
pub struct Struct {
    /// The user's name.
    pub name: String,
    /// Field names and types, in order of declaration.
    pub fields: Vec<(String, Type)>,
    /// Of an enum its variants, in order; a struct has none.
    pub variants: Vec<Variant>,
    /// It says `derive(PartialEq)`.
    pub is_compared: bool,
    /// It says `derive(PartialOrd)`.
    pub is_ordered: bool,
    /// It says `derive(Ord)`.
    pub is_ordered_whole: bool,
    /// It derives `Copy`.
    pub is_copied: bool,
    /// It derives `Clone`.
    pub is_cloned: bool,
    /// It says `derive(Default)`.
    pub is_default: bool,
    /// Where it is declared.
    pub span: Span,
}

/// A variant of an enum. Its number is that of its place.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The user's name.
    pub name: String,
    /// The number of its first field among those of the enum.
    pub first: usize,
    /// The user's names of its fields, in order.
    pub fields: Vec<String>,
    /// It says `#[default]`.
    pub is_default: bool,
}

impl Variant {
    /// The numbers of its fields among those of the enum.
    pub fn range(&self) -> std::ops::Range<usize> {
        self.first..self.first + self.fields.len()
    }
}

impl Struct {
    /// True of an enum.
    pub fn is_enum(&self) -> bool {
        !self.variants.is_empty()
    }

    /// The name that stands for glam's matrix with so many columns: no user's struct can bear it.
    pub fn matrix_name(columns: u8) -> String {
        format!("glam::Mat{columns}")
    }

    /// The number of columns, if this stands for a matrix of glam's.
    pub fn columns(&self) -> Option<u8> {
        self.name.strip_prefix("glam::Mat")?.parse().ok()
    }

    /// The name of the standard library's `Ordering`, which a user's own may bear too.
    pub const ORDERING: &str = "Ordering";

    /// The name that a reader knows.
    pub fn shown(&self) -> &str {
        self.name.strip_prefix("glam::").unwrap_or(&self.name)
    }
}

/// The type of an expression.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// One graph value.
    Value(Ty),
    /// An integer that one graph value holds.
    Int(Int),
    /// A struct of the unit.
    Struct(StructId),
    /// A tuple; the empty one is `()`.
    Tuple(Vec<Type>),
    /// So many elements of one type.
    Array(Box<Type>, u32),
    /// An `Option`: a tuple of a truth value, that there is a value, and of the value, which is zero where there is none.
    Option(Box<Type>),
    /// Of `return`, `break` and `continue`, and of blocks that end in them.
    Never,
}

impl Type {
    /// `()`.
    pub const UNIT: Type = Type::Tuple(Vec::new());

    /// `bool`.
    pub const BOOL: Type = Type::Value(Ty::BOOL);

    /// The graph's type, if one graph value holds it.
    pub fn value(&self) -> Option<Ty> {
        match self {
            Type::Value(ty) => Some(*ty),
            Type::Int(int) => Some(int.ty()),
            Type::Struct(_) | Type::Tuple(_) | Type::Array(..) | Type::Option(_) | Type::Never => None,
        }
    }
}

/// A function.
#[derive(Clone, Debug)]
pub struct Fn {
    /// The user's name.
    pub name: String,
    /// The name with its modules, `shaders::shade`.
    pub path: String,
    /// Set if callers do not look into it: its body is empty then.
    pub leaf: Option<Leaf>,
    /// How many of the first locals are parameters.
    pub params: usize,
    /// For each parameter, whether it says `#[uniform]`.
    pub uniform: Vec<bool>,
    /// For each parameter, whether it is a `&mut`: its last value is a result too.
    pub outs: Vec<bool>,
    /// What it returns.
    pub ret: Type,
    /// Parameters, then every `let` and loop variable; each declaration is its own local.
    pub locals: Vec<Local>,
    /// How many loops it has.
    pub loops: usize,
    /// The body.
    pub body: Block,
    /// The function's name token.
    pub span: Span,
}

/// What is known of a function that the backend implements.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// See [`Primitive::id`].
    pub id: u64,
    /// See [`Primitive::path`].
    pub path: String,
    /// See [`Primitive::barrier`].
    pub barrier: bool,
    /// Its item, as an index into the sources.
    pub source: usize,
}

/// A parameter, a `let`, or a loop variable.
#[derive(Clone, Debug)]
pub struct Local {
    /// The user's name; empty if the front end made the local.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// It is written at most once after its declaration, and not read before: a `let` without value and `mut`.
    pub once: bool,
    /// Where it is declared.
    pub span: Span,
}

/// Statements and a value.
#[derive(Clone, Debug)]
pub struct Block {
    /// In order.
    pub stmts: Vec<Stmt>,
    /// What the block gives; without it the block gives `()` or never ends.
    pub tail: Option<Box<Expr>>,
    /// Its type.
    pub ty: Type,
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Stmt {
    /// `let local = value;`, or without a value until it is assigned.
    Let(LocalId, Option<Expr>),
    /// An expression for its effects.
    Expr(Expr),
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its type.
    pub ty: Type,
    /// The user's token.
    pub span: Span,
}

/// What an expression is. Operands are evaluated in order.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A constant.
    Const(Value),
    /// The value of a local.
    Local(LocalId),
    /// An operation of the graph.
    Op(Op, Vec<Expr>),
    /// An operation that Rust does not check: `wrapping_add` and its kin. The graph's is the same.
    Wrapping(Op, Vec<Expr>),
    /// `!x` of a `bool` or a vector of them.
    Not(Box<Expr>),
    /// `a && b`.
    And(Box<Expr>, Box<Expr>),
    /// `a || b`.
    Or(Box<Expr>, Box<Expr>),
    /// `if c { a } else { b }`.
    If(Box<Expr>, Block, Option<Block>),
    /// `{ .. }`.
    Block(Block),
    /// A call of a function of the unit. Each place takes the last value of a `&mut` parameter, in order; the
    /// argument reads the same place.
    Call(FnId, Vec<Expr>, Vec<Place>),
    /// A struct literal: the field's number with its value, in the order written.
    Struct(StructId, Vec<(usize, Expr)>),
    /// A tuple; of an `Option` the two parts that it has.
    Tuple(Vec<Expr>),
    /// `[a, b, c]`.
    Array(Vec<Expr>),
    /// `[x; N]`; the type says how many.
    Repeat(Box<Expr>),
    /// A field of a struct or tuple, an element of an array, or a part of an `Option`, by number.
    Field(Box<Expr>, usize),
    /// `whole[index]` of an array or a vector; the index is a `u32`.
    Index(Box<Expr>, Box<Expr>),
    /// `place = value`, or `place op= value`. The value is evaluated first, then the place is read.
    Assign(Place, Option<Op>, Box<Expr>),
    /// A loop, or a block with a label. What it gives goes through a local.
    Loop(Box<Loop>),
    /// `return value`.
    Return(Option<Box<Expr>>),
    /// `break` out of a loop, or out of a block with a label.
    Break(LoopId),
    /// `continue` with the next step of a loop.
    Continue(LoopId),
    /// What Rust panics at: nothing comes behind it.
    Panic,
}

/// What an assignment writes: a local, or a part of it.
#[derive(Clone, Debug)]
pub struct Place {
    /// The local.
    pub local: LocalId,
    /// From the local to the part.
    pub path: Vec<Part>,
    /// The type of the part.
    pub ty: Type,
}

/// One step from a whole to a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A field of a struct or tuple, or an element of an array, by number.
    Field(usize),
    /// A lane of a vector.
    Lane(u8),
    /// The element of an array, or the lane of a vector, whose number the local holds.
    Index(LocalId),
}

/// A loop, or a block with a label. It has the type `()`, or `!` where nothing leaves it: the value of a `break` is
/// assigned to a local first.
#[derive(Clone, Debug)]
pub struct Loop {
    /// Its number in the function.
    pub id: LoopId,
    /// What it waits for.
    pub kind: LoopKind,
    /// The body.
    pub body: Block,
    /// What its attribute says.
    pub wish: Wish,
    /// The `for`, `while` or `loop` token, or the label of a block.
    pub span: Span,
}

/// How often a body runs, unless it is left.
#[derive(Clone, Debug)]
pub enum LoopKind {
    /// `for var in source`: once for each item.
    For {
        /// What holds the item of each step.
        var: LocalId,
        /// The items.
        source: Source,
    },
    /// `while condition`.
    While(Expr),
    /// `loop`.
    Endless,
    /// `'label: { .. }`: once. `continue` does not lead here.
    Once,
}

/// What the attribute of a loop asks for, or what it stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// No attribute.
    None,
    /// `#[unroll]`.
    Unroll,
    /// `#[unroll(max = 8)]`.
    UnrollMax(u32),
    /// `#[keep]`.
    Keep,
    /// It is no loop of the user's, but a power with this exponent.
    Power,
}

impl Loop {
    /// The expressions that are evaluated once, before the first step, in order.
    pub fn operands(&self) -> Vec<&Expr> {
        match &self.kind {
            LoopKind::For { source, .. } => source.operands(),
            LoopKind::While(_) | LoopKind::Endless | LoopKind::Once => Vec::new(),
        }
    }
}

impl Unit {
    /// The function.
    pub fn function(&self, id: FnId) -> &Fn {
        &self.fns[id.0 as usize]
    }

    /// The struct.
    pub fn structure(&self, id: StructId) -> &Struct {
        &self.structs[id.0 as usize]
    }

    /// The first function of this name or path.
    pub fn find(&self, name: &str) -> Option<FnId> {
        let found = self.fns.iter().position(|f| f.name == name || f.path == name);
        found.map(|i| FnId(i as u32))
    }

    /// The shape of a type. `Never` has none and answers `()`.
    pub fn shape(&self, ty: &Type) -> Shape {
        match ty {
            Type::Value(ty) => Shape::Value(*ty),
            Type::Int(int) => Shape::Int(*int),
            Type::Tuple(items) => Shape::Tuple(items.iter().map(|t| self.shape(t)).collect()),
            Type::Array(item, count) => Shape::Array(Box::new(self.shape(item)), *count),
            Type::Option(item) => Shape::Option(Box::new(self.shape(item))),
            Type::Never => Shape::Tuple(Vec::new()),
            Type::Struct(id) => {
                let s = self.structure(*id);
                if let Some(columns) = s.columns() {
                    return Shape::Matrix(columns);
                }
                let fields = s.fields.iter().map(|(n, t)| (n.clone(), self.shape(t))).collect();
                Shape::Struct { name: s.name.clone(), fields }
            }
        }
    }

    /// How many leaves a type has.
    pub fn leaf_count(&self, ty: &Type) -> usize {
        match ty {
            Type::Value(_) | Type::Int(_) => 1,
            Type::Tuple(items) => items.iter().map(|t| self.leaf_count(t)).sum(),
            Type::Array(item, count) => self.leaf_count(item) * *count as usize,
            Type::Option(item) => 1 + self.leaf_count(item),
            Type::Never => 0,
            Type::Struct(id) => self.structure(*id).fields.iter().map(|(_, t)| self.leaf_count(t)).sum(),
        }
    }

    /// The field of a struct or tuple, or the element of an array: the number of leaves before it, and its type.
    pub fn field(&self, ty: &Type, index: usize) -> (usize, Type) {
        if let Type::Array(item, _) = ty {
            return (self.leaf_count(item) * index, (**item).clone());
        }
        let types: Vec<&Type> = match ty {
            Type::Option(item) => vec![&Type::BOOL, item],
            Type::Tuple(items) => items.iter().collect(),
            Type::Struct(id) => self.structure(*id).fields.iter().map(|(_, t)| t).collect(),
            Type::Array(..) | Type::Value(_) | Type::Int(_) | Type::Never => {
                unreachable!("{ty:?} has no fields")
            }
        };
        (types[..index].iter().map(|t| self.leaf_count(t)).sum(), types[index].clone())
    }

    /// What a call of the function is in the graph, if it stays a call.
    pub fn primitive(&self, id: FnId) -> Option<Primitive> {
        let Leaf { id: number, path, barrier, .. } = self.function(id).leaf.clone()?;
        Some(Primitive { id: number, path, signature: self.signature(id), barrier, body: None })
    }

    /// The locals that are `&mut` parameters.
    pub fn outs(&self, id: FnId) -> impl Iterator<Item = LocalId> {
        let outs = self.function(id).outs.iter().enumerate();
        outs.filter(|(_, out)| **out).map(|(i, _)| LocalId(i as u32))
    }

    /// The boundary of a function. With `&mut` parameters the result is a tuple of what is returned and of their
    /// last values.
    pub fn signature(&self, id: FnId) -> Signature {
        let f = self.function(id);
        let param = |((local, uniform), out): ((&Local, &bool), &bool)| Param {
            name: local.name.clone(),
            shape: self.shape(&local.ty),
            uniform: *uniform,
            out: *out,
        };
        let params = f.locals[..f.params].iter().zip(&f.uniform).zip(&f.outs).map(param).collect();
        let outs = self.outs(id).map(|local| self.shape(&f.locals[local.0 as usize].ty));
        let mut results: Vec<Shape> = std::iter::once(self.shape(&f.ret)).chain(outs).collect();
        let result = if results.len() == 1 { results.remove(0) } else { Shape::Tuple(results) };
        Signature { name: f.name.clone(), params, result }
    }
}
