//! Expressions that are there already. Words have none of them twice. Text has an expression for each use: it says again what
//! is as short as its name, and a front end that folds constants must not find names on them.

use crate::body::Expr;
use crate::operands;
use naga::{Arena, Expression, FastHashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem::discriminant;

/// What a module is written for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// Shader text.
    Text,
    /// SPIR-V.
    Words,
}

/// The expressions in sight.
pub(crate) struct Shared {
    style: Style,
    by_key: FastHashMap<u64, Vec<Expr>>,
    order: Vec<u64>,
}

impl Shared {
    /// None yet.
    pub(crate) fn new(style: Style) -> Shared {
        Shared { style, by_key: FastHashMap::default(), order: Vec::new() }
    }

    /// The expression, if it is in sight already.
    pub(crate) fn find(&self, arena: &Arena<Expression>, expression: &Expression) -> Option<Expr> {
        let known = self.by_key.get(&key(expression))?;
        known.iter().copied().find(|known| arena[*known] == *expression)
    }

    /// Remembers an expression that was added.
    pub(crate) fn insert(&mut self, expression: &Expression, handle: Expr) {
        if self.takes(expression) {
            let key = key(expression);
            self.by_key.entry(key).or_default().push(handle);
            self.order.push(key);
        }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.order.len()
    }

    /// Forgets all but the first `len`.
    pub(crate) fn truncate(&mut self, len: usize) {
        for key in self.order.drain(len..).rev() {
            self.by_key.get_mut(&key).expect("it was inserted").pop();
        }
    }

    fn takes(&self, expression: &Expression) -> bool {
        match expression {
            // What they read may change.
            Expression::Load { .. } | Expression::CallResult(_) => false,
            other => self.style == Style::Words && !other.needs_pre_emit(),
        }
    }
}

/// Equal of equal expressions.
fn key(expression: &Expression) -> u64 {
    let mut hasher = DefaultHasher::new();
    discriminant(expression).hash(&mut hasher);
    operands::each(expression, |operand| operand.hash(&mut hasher));
    hasher.finish()
}
