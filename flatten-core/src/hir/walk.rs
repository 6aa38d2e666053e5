//! Visits the parts of expressions.

use crate::hir::{Block, Expr, ExprKind, FnId, Loop, LoopKind, Source, Stmt};
use proc_macro2::Span;

impl Block {
    /// Each expression of the block itself, in order; not the parts of those.
    pub fn exprs<'a>(&'a self, f: &mut dyn FnMut(&'a Expr)) {
        for stmt in &self.stmts {
            match stmt {
                Stmt::Let(_, Some(expr)) | Stmt::Expr(expr) => f(expr),
                Stmt::Let(_, None) => {}
            }
        }
        self.tail.iter().for_each(|tail| f(tail));
    }

    /// Every loop in the block, outer before inner.
    pub fn loops(&self, f: &mut dyn FnMut(&Loop)) {
        self.all(&mut |e| {
            if let ExprKind::Loop(l) = &e.kind {
                f(l);
            }
        });
    }

    /// The callee of every call in the block.
    pub fn calls(&self, f: &mut dyn FnMut(FnId)) {
        self.calls_at(&mut |callee, _| f(callee));
    }

    /// The callee of every call in the block, with the user's token.
    pub fn calls_at(&self, f: &mut dyn FnMut(FnId, Span)) {
        self.all(&mut |e| {
            if let ExprKind::Call(callee, ..) = e.kind {
                f(callee, e.span);
            }
        });
    }

    /// Every expression in the block and its parts, wholes before parts.
    pub fn all<'a>(&'a self, f: &mut dyn FnMut(&'a Expr)) {
        self.exprs(&mut |e| e.all(f));
    }
}

impl Block {
    /// [`Block::all`], to change them; parts of what an expression has become are visited too.
    pub fn all_mut(&mut self, f: &mut dyn FnMut(&mut Expr)) {
        for stmt in &mut self.stmts {
            match stmt {
                Stmt::Let(_, Some(expr)) | Stmt::Expr(expr) => expr.all_mut(f),
                Stmt::Let(_, None) => {}
            }
        }
        self.tail.iter_mut().for_each(|tail| tail.all_mut(f));
    }
}

impl Expr {
    /// [`Expr::all`], to change them.
    pub fn all_mut(&mut self, f: &mut dyn FnMut(&mut Expr)) {
        f(self);
        match &mut self.kind {
            ExprKind::Const(_) | ExprKind::Local(_) | ExprKind::Break(_) | ExprKind::Continue(_) => {}
            ExprKind::Panic => {}
            ExprKind::Op(_, parts)
            | ExprKind::Wrapping(_, parts)
            | ExprKind::Call(_, parts, _)
            | ExprKind::Tuple(parts)
            | ExprKind::Array(parts) => parts.iter_mut().for_each(|part| part.all_mut(f)),
            ExprKind::Not(x) | ExprKind::Field(x, _) | ExprKind::Repeat(x) | ExprKind::Assign(_, _, x) => {
                x.all_mut(f);
            }
            ExprKind::And(x, y) | ExprKind::Or(x, y) | ExprKind::Index(x, y) => {
                x.all_mut(f);
                y.all_mut(f);
            }
            ExprKind::If(c, then, other) => {
                c.all_mut(f);
                then.all_mut(f);
                other.iter_mut().for_each(|block| block.all_mut(f));
            }
            ExprKind::Block(block) => block.all_mut(f),
            ExprKind::Struct(_, fields) => fields.iter_mut().for_each(|(_, value)| value.all_mut(f)),
            ExprKind::Loop(l) => {
                match &mut l.kind {
                    LoopKind::For { source, .. } => source.all_mut(f),
                    LoopKind::While(condition) => condition.all_mut(f),
                    LoopKind::Endless | LoopKind::Once => {}
                }
                l.body.all_mut(f);
            }
            ExprKind::Return(value) => value.iter_mut().for_each(|value| value.all_mut(f)),
        }
    }

    /// The direct parts, in the order they are evaluated; of blocks, their expressions.
    pub fn parts<'a>(&'a self, f: &mut dyn FnMut(&'a Expr)) {
        match &self.kind {
            ExprKind::Const(_) | ExprKind::Local(_) | ExprKind::Break(_) | ExprKind::Continue(_) => {}
            ExprKind::Panic => {}
            ExprKind::Op(_, parts)
            | ExprKind::Wrapping(_, parts)
            | ExprKind::Call(_, parts, _)
            | ExprKind::Tuple(parts)
            | ExprKind::Array(parts) => {
                parts.iter().for_each(f);
            }
            ExprKind::Not(x) | ExprKind::Field(x, _) | ExprKind::Repeat(x) | ExprKind::Assign(_, _, x) => {
                f(x)
            }
            ExprKind::And(x, y) | ExprKind::Or(x, y) | ExprKind::Index(x, y) => {
                f(x);
                f(y);
            }
            ExprKind::If(c, then, other) => {
                f(c);
                then.exprs(f);
                other.iter().for_each(|block| block.exprs(f));
            }
            ExprKind::Block(block) => block.exprs(f),
            ExprKind::Struct(_, fields) => fields.iter().for_each(|(_, value)| f(value)),
            ExprKind::Loop(l) => {
                l.operands().into_iter().for_each(&mut *f);
                if let LoopKind::While(condition) = &l.kind {
                    f(condition);
                }
                l.body.exprs(f);
            }
            ExprKind::Return(value) => value.iter().for_each(|v| f(v)),
        }
    }

    /// The expression and all its parts, wholes before parts.
    pub fn all<'a>(&'a self, f: &mut dyn FnMut(&'a Expr)) {
        f(self);
        self.parts(&mut |part| part.all(f));
    }
}

impl Source {
    fn all_mut(&mut self, f: &mut dyn FnMut(&mut Expr)) {
        match self {
            Source::Range { from, to, .. } => {
                from.all_mut(f);
                to.all_mut(f);
            }
            Source::Array(array) => array.all_mut(f),
            Source::Rev(inner) | Source::Enumerate(inner) => inner.all_mut(f),
            Source::Skip(inner, _) | Source::Take(inner, _) => inner.all_mut(f),
            Source::StepBy(inner, by) => {
                inner.all_mut(f);
                by.all_mut(f);
            }
            Source::Zip(first, second) => {
                first.all_mut(f);
                second.all_mut(f);
            }
        }
    }
}
