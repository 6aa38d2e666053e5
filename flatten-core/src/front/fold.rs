//! Computes expressions without run-time values: the bounds of loops, exponents.

use crate::hir::{Block, Expr, ExprKind, LocalId, Stmt, Type};
use crate::ty::{Int, Ty};
use crate::value::Value;
use proc_macro2::Span;
use rustc_hash::FxHashMap;

/// A computed value.
#[derive(Clone)]
enum Tree {
    Value(Value),
    /// Of a struct, tuple or array type.
    Parts(Type, Vec<Tree>),
}

/// The expression as constants, and structs, tuples and arrays of them; `None` if it depends on more.
pub(super) fn fold(expr: &Expr) -> Option<Expr> {
    let tree = eval(expr, &mut Locals::default())?;
    Some(Expr { ty: expr.ty.clone(), ..rebuild(tree, expr.span) })
}

/// The value, if the expression is one.
pub(crate) fn value(expr: &Expr) -> Option<Value> {
    match fold(expr)?.kind {
        ExprKind::Const(value) => Some(value),
        _ => None,
    }
}

/// Locals that never change, and the values that they have.
#[derive(Default)]
pub(super) struct Known(FxHashMap<LocalId, Value>);

impl Known {
    /// Takes note of a local, if its value is one.
    pub(super) fn learn(&mut self, local: LocalId, value: &Expr) {
        if let Some(value) = self.value(value) {
            self.0.insert(local, value);
        }
    }

    /// The value of a local.
    pub(super) fn number(&self, local: LocalId) -> Option<Value> {
        self.0.get(&local).copied()
    }

    /// The value of an expression that depends on nothing else.
    pub(super) fn value(&self, expr: &Expr) -> Option<Value> {
        scalar(expr, &mut Locals { own: FxHashMap::default(), around: Some(self) })
    }
}

/// The locals of what is computed, and those around it.
#[derive(Default)]
struct Locals<'a> {
    own: FxHashMap<LocalId, Tree>,
    around: Option<&'a Known>,
}

impl Locals<'_> {
    fn get(&self, local: LocalId) -> Option<Tree> {
        let around = || self.around?.number(local).map(Tree::Value);
        self.own.get(&local).cloned().or_else(around)
    }
}

fn eval(expr: &Expr, locals: &mut Locals<'_>) -> Option<Tree> {
    match &expr.kind {
        ExprKind::Const(value) => Some(Tree::Value(*value)),
        ExprKind::Local(id) => locals.get(*id),
        ExprKind::Op(op, args) | ExprKind::Wrapping(op, args) => {
            let args = args.iter().map(|a| scalar(a, locals)).collect::<Option<Vec<Value>>>()?;
            // What is wrong has no value,
            let types: Vec<Ty> = args.iter().map(|value| value.ty).collect();
            op.result(&types)?;
            // and what would panic has none.
            let panics = matches!(expr.kind, ExprKind::Op(..)) && op.trap(&args).is_some();
            let value = op.eval(&args);
            let fits = |int: Int| op.fits(int, &args, value);
            (!panics && !matches!(expr.ty, Type::Int(int) if !fits(int))).then_some(Tree::Value(value))
        }
        ExprKind::Not(inner) => scalar(inner, locals).map(|v| Tree::Value(complement(v))),
        ExprKind::And(a, b) => {
            if scalar(a, locals)?.is_true() {
                eval(b, locals)
            } else {
                Some(Tree::Value(Value::bool(false)))
            }
        }
        ExprKind::Or(a, b) => {
            if scalar(a, locals)?.is_true() {
                Some(Tree::Value(Value::bool(true)))
            } else {
                eval(b, locals)
            }
        }
        ExprKind::If(c, then, otherwise) => match scalar(c, locals)?.is_true() {
            true => eval_block(then, locals),
            false => otherwise.as_ref().map_or_else(|| Some(unit()), |b| eval_block(b, locals)),
        },
        ExprKind::Block(block) => eval_block(block, locals),
        ExprKind::Struct(_, fields) => {
            let mut parts = vec![None; fields.len()];
            for (index, value) in fields {
                parts[*index] = Some(eval(value, locals)?);
            }
            parts.into_iter().collect::<Option<Vec<Tree>>>().map(|p| Tree::Parts(expr.ty.clone(), p))
        }
        ExprKind::Tuple(items) | ExprKind::Array(items) => {
            let items = items.iter().map(|e| eval(e, locals)).collect::<Option<Vec<Tree>>>();
            items.map(|p| Tree::Parts(expr.ty.clone(), p))
        }
        ExprKind::Field(base, index) => match eval(base, locals)? {
            Tree::Parts(_, mut parts) if *index < parts.len() => Some(parts.swap_remove(*index)),
            Tree::Parts(..) => None,
            Tree::Value(_) => None,
        },
        ExprKind::Repeat(item) => {
            let Type::Array(_, count) = expr.ty else { return None };
            let item = eval(item, locals)?;
            Some(Tree::Parts(expr.ty.clone(), vec![item; count as usize]))
        }
        ExprKind::Index(whole, index) => {
            let whole = eval(whole, locals)?;
            let index = scalar(index, locals)?.bits[0] as usize;
            match whole {
                Tree::Parts(_, parts) => parts.into_iter().nth(index),
                Tree::Value(vector) => {
                    (index < usize::from(vector.ty.lanes)).then(|| Tree::Value(vector.lane(index)))
                }
            }
        }
        ExprKind::Call(..)
        | ExprKind::Assign(..)
        | ExprKind::Loop(_)
        | ExprKind::Return(_)
        | ExprKind::Break(_)
        | ExprKind::Continue(_)
        | ExprKind::Panic => None,
    }
}

fn eval_block(block: &Block, locals: &mut Locals<'_>) -> Option<Tree> {
    for stmt in &block.stmts {
        match stmt {
            Stmt::Let(id, Some(value)) => {
                let value = eval(value, locals)?;
                locals.own.insert(*id, value);
            }
            Stmt::Let(_, None) => return None,
            Stmt::Expr(expr) => drop(eval(expr, locals)?),
        }
    }
    block.tail.as_ref().map_or_else(|| Some(unit()), |tail| eval(tail, locals))
}

fn scalar(expr: &Expr, locals: &mut Locals<'_>) -> Option<Value> {
    match eval(expr, locals)? {
        Tree::Value(value) => Some(value),
        Tree::Parts(..) => None,
    }
}

fn unit() -> Tree {
    Tree::Parts(Type::UNIT, Vec::new())
}

fn complement(value: Value) -> Value {
    let lane = |i: usize| if value.ty.is_bool() { 1 - value.bits[i] } else { !value.bits[i] };
    Value::from_lanes(value.ty, lane)
}

fn rebuild(tree: Tree, span: Span) -> Expr {
    let (kind, ty) = match tree {
        Tree::Value(value) => (ExprKind::Const(value), Type::Value(value.ty)),
        Tree::Parts(ty, parts) => {
            let parts = parts.into_iter().map(|p| rebuild(p, span));
            let kind = match ty {
                Type::Struct(id) => ExprKind::Struct(id, parts.enumerate().collect()),
                Type::Array(..) => ExprKind::Array(parts.collect()),
                _ => ExprKind::Tuple(parts.collect()),
            };
            (kind, ty)
        }
    };
    Expr { kind, ty, span }
}
