//! What a value is where conditions hold: what they decide (`conditions.rs`) is a constant, a choice is one of its arms,
//! `x.min(y)` is `x` where `x < y`.
//!
//! It looks at `NEAR` nodes and no further, so that a pass which asks at every node takes time in proportion to their
//! number.

use crate::graph::Ref;
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::passes::conditions::{compared, known};
use crate::ty::Ty;
use crate::value::Value;
use rustc_hash::FxHashMap;

/// How many nodes are looked at.
const NEAR: u32 = 24;

/// How many conditions are.
const FACTS: usize = 8;

/// A place where conditions hold: an arm of a choice, or what stands beside them in an `and`.
pub struct Arm<'b, 'a> {
    bench: &'b mut Bench<'a>,
    facts: Vec<Ref>,
    left: u32,
    /// What others read too stays as it is.
    own: bool,
    done: FxHashMap<Ref, Ref>,
}

impl<'b, 'a> Arm<'b, 'a> {
    /// Where conditions hold, and so all that they are made of by `and`.
    pub fn of(bench: &'b mut Bench<'a>, conditions: &[Ref]) -> Self {
        let mut facts = Vec::new();
        let mut todo = conditions.to_vec();
        while let Some(r) = todo.pop() {
            facts.push(r);
            if bench.op(r) == Op::And && !r.is_not() && facts.len() < FACTS {
                todo.extend([bench.arg(r, 0), bench.arg(r, 1)]);
            }
        }
        Arm { bench, facts, left: NEAR, own: false, done: FxHashMap::default() }
    }

    /// The same place, where only what nobody else reads is built anew.
    pub fn of_own(bench: &'b mut Bench<'a>, conditions: &[Ref]) -> Self {
        Arm { own: true, ..Arm::of(bench, conditions) }
    }

    /// What a value is there.
    pub fn assumed(&mut self, r: Ref) -> Ref {
        let r = self.bench.resolve(r);
        let id = r.positive();
        if let Some(known) = self.done.get(&id) {
            return known.complement_if(r.is_not());
        }
        if self.left == 0 {
            return r;
        }
        self.left -= 1;
        let new = self.value(id);
        self.done.insert(id, new);
        new.complement_if(r.is_not())
    }

    fn value(&mut self, r: Ref) -> Ref {
        let (op, ty) = (self.bench.op(r), self.bench.ty(r));
        if let Some(known) = self.settled(r, ty) {
            return known;
        }
        match op {
            _ if self.own && self.bench.uses(r) > 1 => return r,
            Op::Const(_) | Op::Param(_) | Op::Loop(_) | Op::Call(_) | Op::Project(_) | Op::Table => return r,
            Op::Select => {
                let [c, x, y] = [0, 1, 2].map(|i| self.bench.arg(r, i));
                let c = self.assumed(c);
                if let Some(value) = self.bench.graph.as_const(c)
                    && !value.ty.is_vector()
                {
                    return self.assumed(if value.is_true() { x } else { y });
                }
            }
            Op::Min | Op::Max | Op::PMin | Op::PMax | Op::Abs if !ty.is_vector() => {
                if let Some(known) = self.lattice(r, op, ty) {
                    return self.assumed(known);
                }
            }
            _ => {}
        }
        let count = self.bench.graph.args(r.id()).len();
        let old: Vec<Ref> = (0..count).map(|i| self.bench.arg(r, i)).collect();
        let new: Vec<Ref> = old.iter().map(|a| self.assumed(*a)).collect();
        if old == new { r } else { self.bench.graph.add(op, &new) }
    }

    /// A condition that the facts decide, or what is equal to a constant.
    fn settled(&mut self, r: Ref, ty: Ty) -> Option<Ref> {
        let graph = &mut self.bench.graph;
        if ty == Ty::BOOL {
            let decided = self.facts.iter().find_map(|fact| known(graph, *fact, r))?;
            return (graph.as_const(r).is_none()).then(|| graph.bool(decided));
        }
        let equal = |fact: &Ref| {
            let [x, k] = [0, 1].map(|i| graph.args(fact.id()).get(i).copied());
            let value = graph.as_const(k?)?;
            // Zeros have two signs.
            let one = !value.ty.is_float() || value.f(0) != 0.0;
            (graph.op(*fact) == Op::Eq && !fact.is_not() && x == Some(r) && !value.ty.is_vector() && one)
                .then_some(k?)
        };
        self.facts.iter().find_map(equal)
    }

    /// The smaller, the larger or the absolute value where it is known which.
    fn lattice(&mut self, r: Ref, op: Op, ty: Ty) -> Option<Ref> {
        let x = self.bench.arg(r, 0);
        let zero = self.bench.graph.constant(Value::zero(ty));
        let y = if op == Op::Abs { zero } else { self.bench.arg(r, 1) };
        let graph = &self.bench.graph;
        let is = |op: Op, x: Ref, y: Ref| self.facts.iter().find_map(|fact| compared(graph, *fact, op, x, y));
        let less = is(Op::Lt, x, y) == Some(true);
        let greater = is(Op::Lt, y, x) == Some(true);
        match op {
            _ if less == greater => None,
            Op::Abs if greater => Some(x),
            Op::Abs => Some(self.bench.graph.add(Op::Neg, &[x])),
            Op::Min | Op::PMin => Some(if less { x } else { y }),
            _ => Some(if less { y } else { x }),
        }
    }
}
