//! Adding one expression.

use super::{Body, Expr};
use crate::shared::Style;
use crate::shortcuts::{self, Shortcut};
use crate::types;
use flatten_core::ty::{Scalar, Ty};
use naga::{BinaryOperator, Expression, MathFunction, RelationalFunction, ScalarKind, Span, UnaryOperator};

impl Body<'_, '_> {
    /// Adds an expression, or finds it.
    pub(crate) fn add(&mut self, expression: Expression) -> Expr {
        if self.style == Style::Words {
            match shortcuts::of(self.module, &self.function, &expression) {
                Some(Shortcut::Known(known)) => return known,
                Some(Shortcut::Lane(base, index)) => {
                    return self.add(Expression::AccessIndex { base, index });
                }
                None => (),
            }
        }
        if let Some(known) = self.shared.find(&self.function.expressions, &expression) {
            return known;
        }
        let handle = self.function.expressions.append(expression.clone(), Span::UNDEFINED);
        self.shared.insert(&expression, handle);
        handle
    }

    /// `op x`.
    pub(crate) fn unary(&mut self, op: UnaryOperator, x: Expr) -> Expr {
        self.add(Expression::Unary { op, expr: x })
    }

    /// `x op y`.
    pub(crate) fn binary(&mut self, op: BinaryOperator, left: Expr, right: Expr) -> Expr {
        self.add(Expression::Binary { op, left, right })
    }

    /// `fun(args..)`.
    pub(crate) fn math(&mut self, fun: MathFunction, args: &[Expr]) -> Expr {
        let arg = |i: usize| args.get(i).copied();
        self.add(Expression::Math { fun, arg: args[0], arg1: arg(1), arg2: arg(2), arg3: None })
    }

    /// `all(x)` or `any(x)`.
    pub(crate) fn relational(&mut self, fun: RelationalFunction, x: Expr) -> Expr {
        self.add(Expression::Relational { fun, argument: x })
    }

    /// `if condition { accept } else { reject }`.
    pub(crate) fn choose(&mut self, condition: Expr, accept: Expr, reject: Expr) -> Expr {
        self.add(Expression::Select { condition, accept, reject })
    }

    /// A scalar that stands for all lanes of a `ty` in an operation. Words have it in all of them, which naga would write for
    /// each such operation.
    pub(crate) fn spread(&mut self, scalar: Expr, ty: Ty) -> Expr {
        if self.style == Style::Words { self.splat(ty, scalar) } else { scalar }
    }

    /// The same bits as another scalar.
    pub(crate) fn bitcast(&mut self, x: Expr, to: Scalar) -> Expr {
        self.add(Expression::As { expr: x, kind: kind(to), convert: None })
    }

    /// The nearest value of another scalar.
    pub(crate) fn convert(&mut self, x: Expr, to: Scalar) -> Expr {
        self.add(Expression::As { expr: x, kind: kind(to), convert: Some(4) })
    }

    /// A vector of these lanes.
    pub(crate) fn compose(&mut self, ty: Ty, components: Vec<Expr>) -> Expr {
        let ty = types::value(self.module, ty);
        self.add(Expression::Compose { ty, components })
    }

    /// A scalar in every lane of `ty`.
    pub(crate) fn splat(&mut self, ty: Ty, value: Expr) -> Expr {
        match types::size(ty.lanes) {
            Some(size) => self.add(Expression::Splat { size, value }),
            None => value,
        }
    }
}

fn kind(scalar: Scalar) -> ScalarKind {
    types::scalar(scalar).kind
}
