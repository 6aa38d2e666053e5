//! Expressions to nodes, operands in Rust's order.

use super::exits::Kind;
use super::{Leaves, Lowerer};
use crate::graph::Ref;
use crate::hir::{Block, Expr, ExprKind, FnId, LocalId, Place, StructId, Type};
use crate::op::Op;
use crate::options::Sabotage;
use crate::ty::Ty;

impl Lowerer<'_> {
    /// The leaves of an expression, or nothing if it never ends.
    pub(super) fn expr(&mut self, expr: &Expr) -> Leaves {
        match &expr.kind {
            ExprKind::Const(value) => Some(vec![self.graph.constant(*value)]),
            ExprKind::Local(local) => Some(self.load(*local)),
            ExprKind::Op(op, args) | ExprKind::Wrapping(op, args) => self.op(*op, args),
            ExprKind::Not(x) => {
                let x = self.scalar(x)?;
                Some(vec![self.graph.not(x)])
            }
            ExprKind::And(x, y) => self.short_circuit(x, y, true),
            ExprKind::Or(x, y) => self.short_circuit(x, y, false),
            ExprKind::If(c, then, other) => self.if_else(c, then, other.as_ref()),
            ExprKind::Block(block) => self.block(block),
            ExprKind::Call(callee, args, outs) => self.call(*callee, args, outs),
            ExprKind::Struct(id, fields) => self.structure(*id, fields),
            ExprKind::Tuple(parts) if self.is_none(expr) => {
                let is_some = self.scalar(&parts[0])?;
                let types = self.unit.shape(&parts[1].ty).leaves();
                Some([vec![is_some], types.into_iter().map(|ty| self.anything(ty)).collect()].concat())
            }
            ExprKind::Tuple(items) | ExprKind::Array(items) => self.all(items),
            ExprKind::Repeat(item) => self.repeat(item, &expr.ty),
            ExprKind::Index(..) | ExprKind::Field(..) => {
                if let Some(leaves) = self.read_part(expr) {
                    return Some(leaves);
                }
                match (self.constant_part(expr), &expr.kind) {
                    (Some(part), _) => self.expr(part),
                    (None, ExprKind::Index(whole, index)) => self.index(whole, index),
                    (None, ExprKind::Field(whole, index)) => self.field(whole, *index),
                    _ => unreachable!("it is one of the two"),
                }
            }
            ExprKind::Assign(place, op, value) => self.assign(place, *op, value),
            ExprKind::Loop(l) if self.is_kept(l) => self.keep(l, expr.ty != Type::Never),
            ExprKind::Loop(l) => self.unroll(l),
            ExprKind::Return(value) => {
                let value = value.as_ref().map_or(Some(Vec::new()), |v| self.expr(v))?;
                let state = self.with_outs(value);
                self.exit(Kind::Return, state)
            }
            // Whoever comes here is outside of the contract, but a loop has to end.
            ExprKind::Panic if self.inside.is_kept() => {
                let state = self.nothing();
                self.exit(Kind::Return, state)
            }
            ExprKind::Panic => None,
            ExprKind::Break(id) => self.exit(Kind::Break(*id), self.places[..self.loops[id]].to_vec()),
            ExprKind::Continue(id) => self.exit(Kind::Continue(*id), self.places[..self.loops[id]].to_vec()),
        }
    }

    /// True of `None`.
    fn is_none(&self, expr: &Expr) -> bool {
        let ExprKind::Tuple(parts) = &expr.kind else { return false };
        let is_some = |part: &Expr| !matches!(part.kind, ExprKind::Const(there) if !there.is_true());
        matches!(expr.ty, Type::Option(_)) && !is_some(&parts[0])
    }

    /// The one leaf of an expression that has one.
    pub(super) fn scalar(&mut self, expr: &Expr) -> Option<Ref> {
        Some(self.expr(expr)?[0])
    }

    /// The leaves of expressions evaluated in order.
    fn all(&mut self, exprs: &[Expr]) -> Leaves {
        let mut leaves = Vec::with_capacity(exprs.len());
        for expr in exprs {
            leaves.extend(self.expr(expr)?);
        }
        if self.options.sabotage == Some(Sabotage::LateOperandRead) {
            self.read_again(exprs, &mut leaves);
        }
        Some(leaves)
    }

    fn op(&mut self, op: Op, args: &[Expr]) -> Leaves {
        let before = (op == Op::Compose && self.options.sabotage == Some(Sabotage::LaneEffectDropped))
            .then(|| self.places.clone());
        let args = self.all(args)?;
        if let Some(before) = before {
            self.places = before;
        }
        let value = self.operation(op, &args);
        Some(vec![value])
    }

    /// A node, or what stands for it: `|` of bools is built of `and`.
    fn operation(&mut self, op: Op, args: &[Ref]) -> Ref {
        let value = match (op, args) {
            (Op::Or, [x, y]) if self.graph.ty(*x).is_bool() => self.graph.or(*x, *y),
            (Op::Add, [x, z])
                if self.options.sabotage == Some(Sabotage::ProductContracted)
                    && self.graph.ty(*x) == Ty::F32
                    && self.graph.op(*x) == Op::Mul =>
            {
                let args = [self.graph.args(x.id()), &[*z]].concat();
                self.graph.add(Op::MulAdd, &args)
            }
            _ => self.graph.add(op, args),
        };
        self.on_path(value)
    }

    /// `x && y` if `and`, else `x || y`: the right side is evaluated only where the left does not decide.
    fn short_circuit(&mut self, x: &Expr, y: &Expr, and: bool) -> Leaves {
        let x = self.scalar(x)?;
        if self.options.sabotage == Some(Sabotage::ShortCircuitIgnored) {
            let y = self.scalar(y)?;
            return Some(vec![if and { self.graph.and(x, y) } else { self.graph.or(x, y) }]);
        }
        let decided = self.graph.bool(!and);
        self.branch(x.complement_if(!and), |l| l.expr(y), |_| Some(vec![decided]))
    }

    fn if_else(&mut self, c: &Expr, then: &Block, other: Option<&Block>) -> Leaves {
        let c = self.scalar(c)?;
        self.branch(c, |l| l.block(then), |l| other.map_or(Some(Vec::new()), |block| l.block(block)))
    }

    /// Copies the callee's graph, its parameters replaced by the arguments; then what its `&mut` parameters hold
    /// goes back to their places. A leaf is called.
    fn call(&mut self, callee: FnId, args: &[Expr], outs: &[Place]) -> Leaves {
        let mut args = self.all(args)?;
        if let Some(primitive) = self.unit.primitive(callee) {
            let primitive = self.graph.add_primitive(primitive);
            return Some(self.graph.call(primitive, &args));
        }
        if self.keepers.contains(&callee) {
            args.push(self.guard());
        }
        args.extend(self.anything_of(callee, args.len()));
        let graph = &self.done[&callee];
        let mut results = self.graph.import(graph, &graph.roots, &args);
        let mut last = results.split_off(self.unit.leaf_count(&self.unit.function(callee).ret));
        for place in outs {
            let rest = last.split_off(self.unit.leaf_count(&place.ty));
            let written = std::mem::replace(&mut last, rest);
            if self.options.sabotage != Some(Sabotage::ReferenceByValue) {
                self.write(place, &written);
            }
        }
        Some(results)
    }

    /// Evaluates fields in the order written and answers them in the order declared.
    fn structure(&mut self, id: StructId, fields: &[(usize, Expr)]) -> Leaves {
        let mut by_field = vec![Vec::new(); fields.len()];
        let held = self.held_by(id, fields);
        for (index, value) in fields {
            if held.as_ref().is_some_and(|held| !held.contains(index)) {
                let types = self.unit.shape(&value.ty).leaves();
                by_field[*index] = types.into_iter().map(|ty| self.anything(ty)).collect();
                continue;
            }
            by_field[*index] = self.expr(value)?;
        }
        Some(by_field.concat())
    }

    /// Of a variant of an enum the fields that mean something: the others may be anything.
    fn held_by(&self, id: StructId, fields: &[(usize, Expr)]) -> Option<Vec<usize>> {
        let variants = &self.unit.structure(id).variants;
        let (_, tag) = fields.iter().find(|(index, _)| *index == 0 && !variants.is_empty())?;
        let ExprKind::Const(tag) = tag.kind else { return None };
        let variant = variants.get(tag.bits[0] as usize)?;
        Some(std::iter::once(0).chain(variant.range()).collect())
    }

    fn field(&mut self, whole: &Expr, index: usize) -> Leaves {
        let leaves = self.expr(whole)?;
        let (first, ty) = self.unit.field(&whole.ty, index);
        Some(leaves[first..first + self.unit.leaf_count(&ty)].to_vec())
    }

    /// Evaluates the value, then reads the place if the assignment is a compound one, then writes.
    fn assign(&mut self, place: &Place, op: Option<Op>, value: &Expr) -> Leaves {
        let mut leaves = self.expr(value)?;
        if let Some(op) = op {
            if self.options.sabotage == Some(Sabotage::CompoundAssignDropped)
                && matches!(op, Op::Rem | Op::Div | Op::Xor | Op::And | Op::Or)
            {
                return Some(Vec::new());
            }
            let old = self.read(place)[0];
            leaves = vec![self.compound(op, old, leaves[0])];
        }
        self.write(place, &leaves);
        Some(Vec::new())
    }

    /// `old op= value`; a scalar is repeated for a vector.
    fn compound(&mut self, op: Op, old: Ref, value: Ref) -> Ref {
        let (ty, value_ty) = (self.graph.ty(old), self.graph.ty(value));
        let repeat = ty.is_vector() && !value_ty.is_vector();
        let value = if repeat { self.graph.add(Op::Splat(ty.lanes), &[value]) } else { value };
        self.operation(op, &[old, value])
    }

    /// The mistake of [`Sabotage::LateOperandRead`].
    fn read_again(&mut self, exprs: &[Expr], leaves: &mut [Ref]) {
        let mut at = 0;
        for expr in exprs {
            let count = self.unit.leaf_count(&expr.ty);
            if let ExprKind::Local(LocalId(local)) = expr.kind {
                let first = self.first[local as usize];
                leaves[at..at + count].copy_from_slice(&self.places[first..first + count]);
            }
            at += count;
        }
    }
}
