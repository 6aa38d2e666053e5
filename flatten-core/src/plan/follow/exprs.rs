//! Expressions, operands in Rust's order.

use super::{Follower, Leaves, Way};
use crate::hir::{Expr, ExprKind, Fn, FnId, Part, Place, Type, interp};
use crate::op::Op;
use crate::ty::Ty;
use crate::value::Value;

/// How many tasks a call may take.
const CALL: u32 = 256;

/// How many calls within each other are followed of which some arguments are known.
const WITHIN: u32 = 4;

impl Follower<'_> {
    /// What an expression gives, as far as it is known, or nothing if it never ends.
    pub(super) fn expr(&mut self, expr: &Expr) -> Option<Leaves> {
        self.fuel = self.fuel.saturating_sub(1);
        match &expr.kind {
            ExprKind::Const(value) => Some(vec![(value.ty.lanes == 1).then_some(*value)]),
            ExprKind::Local(local) => {
                let local = local.0 as usize;
                Some((self.first[local]..self.first[local + 1]).map(|leaf| self.env.get(leaf)).collect())
            }
            ExprKind::Op(op, args) => self.op(*op, args, &expr.ty, true),
            ExprKind::Wrapping(op, args) => self.op(*op, args, &expr.ty, false),
            ExprKind::Not(x) => {
                let x = self.scalar(x)?;
                Some(vec![x.map(Value::complement)])
            }
            ExprKind::And(x, y) => {
                let x = self.scalar(x)?;
                self.branch(x, |f| f.right(y), |_| Some(vec![Some(Value::bool(false))]))
            }
            ExprKind::Or(x, y) => {
                let x = self.scalar(x)?;
                self.branch(x, |_| Some(vec![Some(Value::bool(true))]), |f| f.right(y))
            }
            ExprKind::If(c, then, other) => {
                let c = self.scalar(c)?;
                let other = other.as_ref();
                self.branch(c, |f| f.block(then), |f| other.map_or(Some(Vec::new()), |o| f.block(o)))
            }
            ExprKind::Block(block) => self.block(block),
            ExprKind::Call(callee, args, outs) => self.call(*callee, args, outs),
            ExprKind::Struct(_, fields) => {
                let mut rows = vec![Vec::new(); fields.len()];
                for (field, value) in fields {
                    rows[*field] = self.expr(value)?;
                }
                Some(rows.concat())
            }
            ExprKind::Tuple(items) | ExprKind::Array(items) => self.all(items),
            ExprKind::Repeat(item) => {
                let leaves = self.expr(item)?;
                let Type::Array(_, count) = expr.ty else { return Some(self.unknown(&expr.ty)) };
                Some(leaves.repeat(count as usize))
            }
            ExprKind::Field(whole, index) => {
                let leaves = self.expr(whole)?;
                let (first, ty) = self.unit.field(&whole.ty, *index);
                Some(leaves[first..first + self.unit.leaf_count(&ty)].to_vec())
            }
            ExprKind::Index(whole, index) => self.index(whole, index, &expr.ty),
            ExprKind::Assign(place, op, value) => self.assign(place, *op, value),
            ExprKind::Loop(l) => self.looped(l),
            ExprKind::Return(value) => {
                value.iter().try_for_each(|value| self.expr(value).map(drop))?;
                self.leave(Way::Return)
            }
            ExprKind::Panic => None,
            ExprKind::Break(id) => self.leave(Way::Break(*id)),
            ExprKind::Continue(id) => self.leave(Way::Continue(*id)),
        }
    }

    /// The right side of `&&` and `||`, which may decide alone.
    fn right(&mut self, y: &Expr) -> Option<Leaves> {
        let y = self.expr(y)?;
        self.decided += u64::from(y.first().is_some_and(Option::is_some));
        Some(y)
    }

    fn all(&mut self, exprs: &[Expr]) -> Option<Leaves> {
        let mut leaves = Vec::with_capacity(exprs.len());
        for expr in exprs {
            leaves.extend(self.expr(expr)?);
        }
        Some(leaves)
    }

    /// A call with known arguments has a known result, and one with some perhaps.
    fn call(&mut self, callee: FnId, args: &[Expr], outs: &[Place]) -> Option<Leaves> {
        let leaves = self.all(args)?;
        let args: Option<Vec<Value>> = leaves.iter().copied().collect();
        let f = self.unit.function(callee);
        if args.is_none()
            && let Some(result) = self.partly(f, &leaves)
        {
            return Some(result);
        }
        let result = args.filter(|_| f.loops == 0 && f.leaf.is_none()).and_then(|args| {
            self.fuel = self.fuel.saturating_sub(CALL);
            interp::call_within(CALL, self.unit, callee, &args).ok()
        });
        let known = |value: Value| (value.ty.lanes == 1 && !value.ty.is_float()).then_some(value);
        let Some(result) = result else {
            outs.iter().for_each(|place| self.written(place, None));
            return Some(self.unknown(&f.ret));
        };
        let mut leaves: Leaves = result.into_iter().map(known).collect();
        let mut last = leaves.split_off(self.unit.leaf_count(&f.ret));
        for place in outs {
            let rest = last.split_off(self.unit.leaf_count(&place.ty));
            self.written(place, Some(&std::mem::replace(&mut last, rest)));
        }
        Some(leaves)
    }

    /// What a function gives of which some arguments are known, `self.steps` of `fn steps(&self) -> u32`.
    fn partly(&mut self, f: &Fn, args: &[Option<Value>]) -> Option<Leaves> {
        let number = |ty: Ty| !ty.is_vector() && !ty.is_float();
        let given = args.iter().flatten().any(|value| number(value.ty));
        let is_asked = f.ret.value().is_some_and(number);
        let ends = f.loops == 0 && f.leaf.is_none() && !f.outs.contains(&true);
        if !given || !is_asked || !ends || self.within == WITHIN {
            return None;
        }
        let mut inside = Follower::new(self.unit, f, self.facts, self.options);
        (inside.within, inside.fuel) = (self.within + 1, self.fuel);
        inside.env.store(0, args);
        let leaves = inside.block(&f.body);
        self.fuel = inside.fuel;
        // What is returned before the end is another value.
        leaves.filter(|_| inside.exits.is_empty())
    }

    fn unknown(&self, ty: &Type) -> Leaves {
        vec![None; self.unit.leaf_count(ty)]
    }

    fn op(&mut self, op: Op, args: &[Expr], ty: &Type, checked: bool) -> Option<Leaves> {
        let args = self.all(args)?;
        let args: Option<Vec<Value>> = args.into_iter().collect();
        Some(vec![args.and_then(|args| compute(op, &args, ty, checked))])
    }

    fn index(&mut self, whole: &Expr, index: &Expr, ty: &Type) -> Option<Leaves> {
        let leaves = self.expr(whole)?;
        let index = self.scalar(index)?;
        let found = match (&whole.ty, index) {
            (Type::Array(_, count), Some(index)) if index.bits[0] < *count => {
                let (first, item) = self.unit.field(&whole.ty, index.bits[0] as usize);
                Some(leaves[first..first + self.unit.leaf_count(&item)].to_vec())
            }
            _ => None,
        };
        Some(found.unwrap_or_else(|| self.unknown(ty)))
    }

    fn assign(&mut self, place: &Place, op: Option<Op>, value: &Expr) -> Option<Leaves> {
        let mut leaves = self.expr(value)?;
        if let Some(op) = op {
            let old = self.part(place).and_then(|(first, _)| self.env.get(first));
            let new = leaves.first().copied().flatten();
            leaves = vec![old.zip(new).and_then(|(old, new)| compute(op, &[old, new], &place.ty, true))];
            if old.is_some() && new.is_some() && leaves[0].is_none() {
                self.wrapped = self.wrapped.or(Some((value.span, place.local)));
            }
        } else if leaves == [None] && self.wraps(value) {
            self.wrapped = self.wrapped.or(Some((value.span, place.local)));
        }
        self.written(place, Some(&leaves));
        Some(Vec::new())
    }

    /// True of an operation whose operands are known, but not its value.
    fn wraps(&mut self, value: &Expr) -> bool {
        let ExprKind::Op(_, args) = &value.kind else { return false };
        args.iter().all(|arg| match arg.kind {
            ExprKind::Const(_) => true,
            ExprKind::Local(local) => self.env.get(self.first[local.0 as usize]).is_some(),
            _ => false,
        })
    }

    /// Stores leaves into a place, or forgets what was there.
    fn written(&mut self, place: &Place, leaves: Option<&[Option<Value>]>) {
        self.env.written.add(place.local);
        match (self.part(place), leaves) {
            (Some((first, count)), Some(leaves)) if leaves.len() == count => self.env.store(first, leaves),
            _ => self.forget(place.local),
        }
    }

    /// The first leaf of a place and how many there are; of lanes and of elements by number nothing is known.
    fn part(&self, place: &Place) -> Option<(usize, usize)> {
        let mut first = self.first[place.local.0 as usize];
        let mut ty = self.f.locals[place.local.0 as usize].ty.clone();
        for part in &place.path {
            let index = match part {
                Part::Field(index) => *index,
                Part::Index(local) => match ty {
                    Type::Array(_, count) => {
                        let index = self.env.get(self.first[local.0 as usize])?.bits[0];
                        (index < count).then_some(index as usize)?
                    }
                    _ => return None,
                },
                Part::Lane(_) => return None,
            };
            let (before, field) = self.unit.field(&ty, index);
            (first, ty) = (first + before, field);
        }
        Some((first, self.unit.leaf_count(&ty)))
    }
}

/// The value of an operation on scalars, unless Rust would panic, or differ from machine to machine.
fn compute(op: Op, args: &[Value], ty: &Type, checked: bool) -> Option<Value> {
    let types: Vec<Ty> = args.iter().map(|value| value.ty).collect();
    let result = op.result(&types)?;
    if result.lanes != 1 || (checked && op.trap(args).is_some()) || !is_certain(op, &types, result) {
        return None;
    }
    let value = op.eval(args);
    match ty {
        Type::Int(int) if checked && !op.fits(*int, args, value) => None,
        _ => Some(value),
    }
}

/// Of floats, only what is rounded correctly everywhere.
fn is_certain(op: Op, types: &[Ty], result: Ty) -> bool {
    let floats = result.is_float() || types.iter().any(|ty| ty.is_float());
    !floats
        || matches!(
            op,
            Op::Add
                | Op::Sub
                | Op::Mul
                | Op::Div
                | Op::Neg
                | Op::Abs
                | Op::Eq
                | Op::Lt
                | Op::Le
                | Op::Floor
                | Op::Ceil
                | Op::Trunc
                | Op::Sqrt
                | Op::Cast(_)
        )
}
