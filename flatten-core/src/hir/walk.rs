//! Visits the parts of expressions.

use crate::hir::{Block, Expr, ExprKind, FnId, Loop, LoopKind, Stmt};
use proc_macro2::Span;

impl Block {
    /// Each expression of the block itself, in order; not the parts of those.
    pub fn exprs(&self, f: &mut dyn FnMut(&Expr)) {
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
    pub fn all(&self, f: &mut dyn FnMut(&Expr)) {
        self.exprs(&mut |e| e.all(f));
    }
}

impl Expr {
    /// The direct parts, in the order they are evaluated; of blocks, their expressions.
    pub fn parts(&self, f: &mut dyn FnMut(&Expr)) {
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
    pub fn all(&self, f: &mut dyn FnMut(&Expr)) {
        f(self);
        self.parts(&mut |part| part.all(f));
    }
}
