//! What constant conditions leave out: Rust never comes there, and elements that do not exist may be named.
//!
//! ```text
//! if N > 2 { v[2] } else { 0.0 }        of [f32; 2]: nothing is wrong with v[2]
//! ```

use crate::front::body::Body;
use crate::front::fold::Known;
use crate::hir::{Block, Expr, ExprKind, LocalId, Stmt, Type};

/// What is known while a body is finished.
#[derive(Default)]
pub(in crate::front) struct Reached {
    /// True of what constants leave out.
    is_left_out: bool,
    /// The numbers and truth values that locals are, whatever the parameters are.
    known: Known,
}

impl Body<'_, '_> {
    /// Does something with what is left out if the condition is that.
    pub(super) fn finish_where<T>(&mut self, is_left_out: bool, finish: impl FnOnce(&mut Self) -> T) -> T {
        let around = self.reached.is_left_out;
        self.reached.is_left_out |= is_left_out;
        let finished = finish(self);
        self.reached.is_left_out = around;
        finished
    }

    /// True of what Rust comes to, as far as constants say.
    pub(super) fn is_reached(&self) -> bool {
        !self.reached.is_left_out
    }

    /// Takes note of what a local is, if it never changes and is a constant number.
    pub(super) fn note_local(&mut self, local: LocalId, value: &Expr) {
        let declared = &self.locals[local.0 as usize];
        let is_number = match &value.ty {
            Type::Value(ty) => !ty.is_vector() && !ty.is_float(),
            Type::Int(_) => true,
            _ => false,
        };
        if is_number && !declared.mutable && !declared.once {
            self.reached.known.learn(local, value);
        }
    }

    /// The number that the front end has kept for an index.
    pub(super) fn number_kept(&self, local: LocalId) -> Option<u32> {
        let is_own = self.locals[local.0 as usize].name.is_empty();
        Some(self.reached.known.number(local).filter(|_| is_own)?.bits[0])
    }

    /// What a condition always is.
    pub(super) fn always(&self, condition: &Expr) -> Option<bool> {
        match &condition.kind {
            ExprKind::And(a, b) => match (self.always(a), self.always(b)) {
                (Some(true), other) | (other, Some(true)) => other,
                (Some(false), _) | (_, Some(false)) => Some(false),
                (None, None) => None,
            },
            ExprKind::Or(a, b) => match (self.always(a), self.always(b)) {
                (Some(false), other) | (other, Some(false)) => other,
                (Some(true), _) | (_, Some(true)) => Some(true),
                (None, None) => None,
            },
            ExprKind::Not(inner) => self.always(inner).map(|is| !is),
            _ => Some(self.reached.known.value(condition)?.is_true()),
        }
    }

    /// True of a statement behind which nothing comes, as constants say.
    pub(super) fn ends_always(&self, expr: &Expr) -> bool {
        match &expr.kind {
            _ if expr.ty == Type::Never => true,
            ExprKind::If(condition, then, other) => match self.always(condition) {
                Some(true) => self.block_ends(then),
                Some(false) => other.as_ref().is_some_and(|other| self.block_ends(other)),
                None => false,
            },
            ExprKind::Block(block) => self.block_ends(block),
            _ => false,
        }
    }

    fn block_ends(&self, block: &Block) -> bool {
        let ends = |stmt: &Stmt| matches!(stmt, Stmt::Expr(expr) if self.ends_always(expr));
        block.ty == Type::Never
            || block.stmts.iter().any(ends)
            || block.tail.as_ref().is_some_and(|tail| self.ends_always(tail))
    }
}
