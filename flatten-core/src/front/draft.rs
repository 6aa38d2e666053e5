//! The tree while types are still being found: Hir with type variables, and operators and literals whose
//! operation depends on them.

use super::infer::Term;
use super::operators::BinOp;
use crate::hir::{FnId, LocalId, LoopId, Part, StructId, Wish};
use crate::op::Op;
use crate::value::Value;
use proc_macro2::Span;

/// An expression.
#[derive(Clone, Debug)]
pub(super) struct Expr {
    pub(super) kind: Kind,
    pub(super) ty: Term,
    pub(super) span: Span,
}

/// Whether products wrap where others are checked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wraps(pub(super) bool);

/// What an expression is.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// Wrong, and reported.
    Error,
    /// A number whose type is that of the expression.
    Int(u128),
    /// A number whose type is that of the expression, by its digits.
    Float(String),
    /// A constant.
    Value(Value),
    /// A const item of the sources, by its index there.
    Const(usize),
    Local(LocalId),
    /// An operation that is the same for every type it takes.
    Op(Op, Vec<Expr>),
    /// An operation that Rust does not check.
    Wrapping(Op, Vec<Expr>),
    Neg(Box<Expr>),
    Not(Box<Expr>),
    Binary(BinOp, Box<Expr>, Box<Expr>),
    And(Box<Expr>, Box<Expr>),
    Or(Box<Expr>, Box<Expr>),
    /// `value as type`; the type is that of the expression.
    Cast(Box<Expr>),
    /// What is made when its types are known, by its place among those of the body: what an `.into()` gives, or a method of a
    /// number. It only reads locals that nobody else knows.
    Later(usize),
    /// `base.powi(exponent)`, `base.pow(exponent)`; its products wrap, or are checked as others are.
    Power(Box<Expr>, Box<Expr>, Wraps),
    If(Box<If>),
    Block(Box<Block>),
    /// A call; a borrowed place among its arguments takes the last value of that parameter.
    Call(FnId, Vec<Expr>),
    /// `&mut place`.
    Borrow(Place),
    Struct(StructId, Vec<(usize, Expr)>),
    /// A tuple; of an `Option` the two parts that it has.
    Tuple(Vec<Expr>),
    /// Zeros: `None`, and what a variant of an enum holds of the others. The type says how many.
    Zero,
    /// `[a, b, c]`.
    Array(Vec<Expr>),
    /// `[x; N]`; the type says how many.
    Repeat(Box<Expr>),
    Field(Box<Expr>, usize),
    /// `whole[index]` of an array or a vector.
    Index(Box<Expr>, Box<Expr>),
    Assign(Box<Assign>),
    Loop(Box<Loop>),
    Return(Option<Box<Expr>>),
    Break(LoopId),
    Continue(LoopId),
    /// What Rust panics at.
    Panic,
}

/// A branch.
#[derive(Clone, Debug)]
pub(super) struct If {
    pub(super) condition: Expr,
    pub(super) then: Block,
    pub(super) otherwise: Option<Block>,
}

/// `place = value`, or `place op= value`.
#[derive(Clone, Debug)]
pub(super) struct Assign {
    pub(super) place: Place,
    pub(super) op: Option<BinOp>,
    pub(super) value: Expr,
}

/// Statements and a value.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) stmts: Vec<Stmt>,
    pub(super) tail: Option<Box<Expr>>,
    pub(super) ty: Term,
}

/// A statement.
#[derive(Clone, Debug)]
pub(super) enum Stmt {
    Let(LocalId, Option<Expr>),
    Expr(Expr),
}

/// What an assignment writes.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) local: LocalId,
    /// Each step with the type of the part it leads to.
    pub(super) path: Vec<(Part, Term)>,
}

/// A loop, or a block with a label.
#[derive(Clone, Debug)]
pub(super) struct Loop {
    pub(super) id: LoopId,
    pub(super) kind: LoopKind,
    pub(super) body: Block,
    pub(super) wish: Wish,
}

/// How often a body runs.
#[derive(Clone, Debug)]
pub(super) enum LoopKind {
    For { var: LocalId, source: Source },
    While(Expr),
    Endless,
    Once,
}

/// What a loop runs over.
#[derive(Clone, Debug)]
pub(super) enum Source {
    /// `from..to`, or `from..=to`.
    Range {
        from: Expr,
        to: Expr,
        inclusive: bool,
    },
    /// The elements of an array.
    Array(Expr),
    Rev(Box<Source>),
    StepBy(Box<Source>, Expr),
    Skip(Box<Source>, u32),
    Take(Box<Source>, u32),
    Enumerate(Box<Source>),
    /// With the token of the call, and its place among [`Body::zips`](super::body::Body::zips).
    Zip(Box<Source>, Box<Source>, Span, usize),
}

/// A parameter, a `let` or a loop variable.
#[derive(Clone, Debug)]
pub(super) struct Local {
    /// Empty for a local that no user wrote.
    pub(super) name: String,
    pub(super) ty: Term,
    pub(super) span: Span,
    /// It says `mut`, or is given its value after its declaration.
    pub(super) mutable: bool,
    /// It is given its value after its declaration, once.
    pub(super) once: bool,
}

impl Expr {
    /// What stands for something wrong.
    pub(super) fn error(span: Span) -> Expr {
        Expr { kind: Kind::Error, ty: Term::Error, span }
    }

    /// What stands for something wrong that would have left its place.
    pub(super) fn lost(span: Span) -> Expr {
        Expr { kind: Kind::Error, ty: Term::Never, span }
    }

    /// A constant.
    pub(super) fn value(value: Value, span: Span) -> Expr {
        Expr { kind: Kind::Value(value), ty: Term::Value(value.ty), span }
    }

    /// The expression and all its parts, wholes before parts.
    pub(super) fn all(&self, f: &mut dyn FnMut(&Expr)) {
        f(self);
        match &self.kind {
            Kind::Error | Kind::Int(_) | Kind::Float(_) | Kind::Value(_) | Kind::Const(_) => {}
            Kind::Local(_)
            | Kind::Later(_)
            | Kind::Borrow(_)
            | Kind::Break(_)
            | Kind::Continue(_)
            | Kind::Zero
            | Kind::Panic => {}
            Kind::Op(_, parts) | Kind::Wrapping(_, parts) | Kind::Call(_, parts) => {
                parts.iter().for_each(|e| e.all(f));
            }
            Kind::Tuple(parts) | Kind::Array(parts) => parts.iter().for_each(|e| e.all(f)),
            Kind::Struct(_, fields) => fields.iter().for_each(|(_, e)| e.all(f)),
            Kind::Neg(x) | Kind::Not(x) | Kind::Cast(x) | Kind::Repeat(x) | Kind::Field(x, _) => x.all(f),
            Kind::Binary(_, x, y)
            | Kind::And(x, y)
            | Kind::Or(x, y)
            | Kind::Power(x, y, _)
            | Kind::Index(x, y) => {
                x.all(f);
                y.all(f);
            }
            Kind::If(branch) => {
                branch.condition.all(f);
                branch.then.all(f);
                branch.otherwise.iter().for_each(|b| b.all(f));
            }
            Kind::Block(block) => block.all(f),
            Kind::Assign(assign) => assign.value.all(f),
            Kind::Loop(inner) => {
                match &inner.kind {
                    LoopKind::For { source, .. } => source.all(f),
                    LoopKind::While(condition) => condition.all(f),
                    LoopKind::Endless | LoopKind::Once => {}
                }
                inner.body.all(f);
            }
            Kind::Return(value) => value.iter().for_each(|e| e.all(f)),
        }
    }
}

impl Source {
    /// The expressions in it, and all their parts.
    pub(super) fn all(&self, f: &mut dyn FnMut(&Expr)) {
        match self {
            Source::Range { from, to, .. } => {
                from.all(f);
                to.all(f);
            }
            Source::Array(array) => array.all(f),
            Source::Rev(inner) | Source::Enumerate(inner) => inner.all(f),
            Source::Skip(inner, _) | Source::Take(inner, _) => inner.all(f),
            Source::StepBy(inner, step) => {
                inner.all(f);
                step.all(f);
            }
            Source::Zip(first, second, ..) => {
                first.all(f);
                second.all(f);
            }
        }
    }
}

impl Expr {
    /// True if something may be written inside, or be left early.
    pub(super) fn writes(&self) -> bool {
        let mut found = false;
        self.all(&mut |e| {
            found |= matches!(
                e.kind,
                Kind::Assign(_)
                    | Kind::Borrow(_)
                    | Kind::Loop(_)
                    | Kind::Return(_)
                    | Kind::Break(_)
                    | Kind::Continue(_)
            );
        });
        found
    }

    /// The local that it writes to itself, or lends to be written.
    pub(super) fn written(&self) -> Option<LocalId> {
        match &self.kind {
            Kind::Assign(assign) => Some(assign.place.local),
            Kind::Borrow(place) => Some(place.local),
            _ => None,
        }
    }

    /// True if it writes to one of the locals before `outer`, other than these, or lends one to be written.
    pub(super) fn writes_outside(&self, outer: usize, but: &[LocalId]) -> bool {
        let mut found = false;
        self.all(&mut |e| {
            let written = match &e.kind {
                Kind::Local(local) if e.ty.is_mut() => Some(*local),
                _ => e.written(),
            };
            found |= written.is_some_and(|local| (local.0 as usize) < outer && !but.contains(&local));
        });
        found
    }
}

impl Source {
    /// The same of what a loop runs over.
    pub(super) fn writes(&self) -> bool {
        let mut found = false;
        // Each is asked for all that is inside.
        self.all(&mut |e| found |= e.writes());
        found
    }
}

impl Stmt {
    /// The same of a statement.
    pub(super) fn writes(&self) -> bool {
        match self {
            Stmt::Let(_, value) => value.as_ref().is_some_and(Expr::writes),
            Stmt::Expr(expr) => expr.writes(),
        }
    }

    /// The same of a statement.
    pub(super) fn writes_outside(&self, outer: usize, but: &[LocalId]) -> bool {
        match self {
            Stmt::Let(_, value) => value.as_ref().is_some_and(|value| value.writes_outside(outer, but)),
            Stmt::Expr(expr) => expr.writes_outside(outer, but),
        }
    }
}

impl Block {
    pub(super) fn all(&self, f: &mut dyn FnMut(&Expr)) {
        for stmt in &self.stmts {
            match stmt {
                Stmt::Let(_, value) => value.iter().for_each(|e| e.all(f)),
                Stmt::Expr(expr) => expr.all(f),
            }
        }
        self.tail.iter().for_each(|e| e.all(f));
    }
}
