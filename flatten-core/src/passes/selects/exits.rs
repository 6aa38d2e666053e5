//! Values that are chosen by the way out of a loop, or by anything else that is known at each exit: the loop leaves with
//! the one that is chosen there. And what is a number at each exit: it leaves with that.
//!
//! ```text
//! before   loop .. { exit a -> x; exit b -> 0.0 }    select(number of the exit == 0, result 0, -1.0)
//! after    loop .. { exit a -> x; exit b -> -1.0 }   result 0
//!
//! before   loop .. { exit a; exit b; exit c }                          number of the exit == 1
//! after    loop .. { exit a -> false; exit b -> true; exit c -> false }   result 0
//! ```
//! What is chosen is a result of the loop, a constant, a parameter, what is computed once per draw, what the loop reads
//! already, or another such choice. What else is computed behind the loop is not moved before it.
//!
//! Needs: nothing; exact. Measure: the live cost; the loop leaves with no more values than before, and nothing
//! comes to vary that is the same for all pixels.

use crate::graph::{Id, Rank, Ref, Region};
use crate::op::Op;
use crate::passes::bench::{Bench, EVERYWHERE};
use crate::ty::{Param, Shape, Ty};
use crate::value::Value;

/// So many choices are looked at, one in the arm of the other.
const CHOICES: u32 = 8;

/// So deep a condition is looked into.
const CONDITION: u32 = 3;

/// Among so many nodes those are looked for that only the choice needs.
const NEEDED: usize = 16;

/// Of what is computed once per draw so many operands are looked at.
const UNIFORM: usize = 64;

/// What a loop is left with at one exit.
#[derive(Clone, Copy)]
enum Leaf {
    /// A value of its body.
    Inside(Ref),
    /// What is known before.
    Outside(Ref),
    /// A number.
    Known(Value),
}

/// A loop that is being looked at.
struct Loop<'b, 'a> {
    bench: &'b Bench<'a>,
    /// Its node.
    tuple: Id,
    region: &'b Region,
}

/// Lets the loop leave with what a choice, or a number, is at each of its exits. True if it does now.
pub(super) fn offer(bench: &mut Bench, r: Ref) -> bool {
    let is_part = matches!(bench.op(r), Op::Loop(_) | Op::Call(_) | Op::Project(_));
    if is_part || bench.graph.region_count() == 0 {
        return false;
    }
    bench.reaches(EVERYWHERE.into());
    let is_deep = bench.op(r) == Op::Select || bench.ty(r).is_bool();
    let Some(tuple) = decider(bench, r, if is_deep { CONDITION } else { 1 }) else { return false };
    let Op::Loop(number) = bench.graph.node(tuple).op else { return false };
    let region = bench.graph.region(number);
    let of = Loop { bench, tuple, region };
    let leaves: Option<Vec<Leaf>> = (0..region.exits).map(|exit| of.leaf(exit, r, CHOICES)).collect();
    let Some(leaves) = leaves else { return false };
    if !needs_a_result(bench, r, tuple) {
        return false;
    }
    let old = region.results;
    let (region, args) = with_result(bench, tuple, region, &leaves);
    let number = bench.graph.add_region(region);
    let new = bench.graph.intern(Op::Loop(number), Ty::TUPLE, &args);
    // What is the same for all pixels stays so.
    if bench.graph.rank(new) > bench.graph.rank(tuple.into()) {
        return false;
    }
    let project = |bench: &mut Bench, i: u32, ty: Ty| bench.graph.intern(Op::Project(i), ty, &[new]);
    let mut changes = vec![(r, project(bench, old, bench.ty(r)))];
    let mut read = Vec::new();
    bench.each_user(tuple, |_, user| read.push(user));
    read.sort_unstable();
    read.dedup();
    for id in read {
        let node = bench.graph.node(id);
        let Op::Project(i) = node.op else { return false };
        let (ty, i) = (node.ty, if i < old { i } else { i + 1 });
        changes.push((Ref::new(id), project(bench, i, ty)));
    }
    bench.put("exit", &changes)
}

/// The loop on whose exit a value depends, if it is so near below it; of a choice, what its condition depends on.
fn decider(bench: &Bench, r: Ref, deep: u32) -> Option<Id> {
    let args = bench.graph.args(r.id());
    let count = match bench.op(r) {
        Op::Project(_) => {
            let tuple = bench.resolve(args[0]);
            return matches!(bench.op(tuple), Op::Loop(_)).then_some(tuple.id());
        }
        Op::Loop(_) | Op::Call(_) => return None,
        _ if deep == 0 || args.len() > 3 => return None,
        Op::Select => 1,
        _ => args.len(),
    };
    args[..count].iter().find_map(|a| decider(bench, bench.resolve(*a), deep - 1))
}

impl Loop<'_, '_> {
    /// What a value is where this exit is taken.
    fn leaf(&self, exit: u32, r: Ref, deep: u32) -> Option<Leaf> {
        let bench = self.bench;
        if let Some(value) = bench.graph.as_const(r) {
            return Some(Leaf::Known(value));
        }
        match bench.op(r) {
            Op::Project(i) if bench.arg(r, 0).id() == self.tuple => {
                let Some(leaf) = self.region.leaves_with(exit).get(i as usize) else {
                    return Some(Leaf::Known(Value::u32(exit)));
                };
                let leaf = leaf.complement_if(r.is_not());
                Some(self.region.body.as_const(leaf).map_or(Leaf::Inside(leaf), Leaf::Known))
            }
            Op::Param(_) => Some(Leaf::Outside(r)),
            _ if self.captured(r).is_some() || self.is_of_draw(r) => Some(Leaf::Outside(r)),
            Op::Select if deep > 0 => {
                let c = self.known(exit, bench.arg(r, 0), CONDITION)?;
                let arm = bench.arg(r, if c.is_true() { 1 } else { 2 });
                self.leaf(exit, arm.complement_if(r.is_not()), deep - 1)
            }
            _ if deep > 0 => self.computed(exit, r, CONDITION).map(Leaf::Known),
            _ => None,
        }
    }

    /// The number that a condition, or what it compares, is where this exit is taken.
    fn known(&self, exit: u32, r: Ref, deep: u32) -> Option<Value> {
        // No choice is looked into.
        match self.leaf(exit, r, 0) {
            Some(Leaf::Known(value)) => (value.ty.lanes == 1).then_some(value),
            Some(_) => None,
            None => self.computed(exit, r, deep),
        }
    }

    /// The number that an operation on such numbers gives.
    fn computed(&self, exit: u32, r: Ref, deep: u32) -> Option<Value> {
        let bench = self.bench;
        let (op, args) = (bench.op(r), bench.graph.args(r.id()));
        let opaque = matches!(op, Op::Loop(_) | Op::Call(_) | Op::Project(_) | Op::Table);
        let is_one = bench.ty(r).lanes == 1 && !args.is_empty() && args.len() <= 3;
        if opaque || !is_one || deep == 0 || !bench.graph.may_fold(op) {
            return None;
        }
        let mut values = [Value::bool(false); 3];
        for (value, arg) in values.iter_mut().zip(args) {
            *value = self.known(exit, bench.resolve(*arg), deep - 1)?;
        }
        let value = op.eval(&values[..args.len()]);
        Some(if r.is_not() { Value::bool(!value.is_true()) } else { value })
    }

    /// True of what is the same for all pixels, and needs nothing of the loop.
    fn is_of_draw(&self, r: Ref) -> bool {
        let bench = self.bench;
        let (mut todo, mut left) = (vec![r], UNIFORM);
        while let Some(r) = todo.pop() {
            if bench.graph.rank(r) == Rank::Varying || r.id() == self.tuple || left == 0 {
                return false;
            }
            left -= 1;
            todo.extend(bench.graph.args(r.id()).iter().map(|a| bench.resolve(*a)));
        }
        true
    }

    /// The parameter of the body that stands for a value.
    fn captured(&self, r: Ref) -> Option<u32> {
        captured(self.bench, self.bench.graph.args(self.tuple), self.region, r)
    }
}

/// The parameter of a body that stands for a value, of a loop with these operands.
fn captured(bench: &Bench, args: &[Ref], region: &Region, r: Ref) -> Option<u32> {
    let same = |a: &Ref| bench.resolve(*a) == r.positive();
    let at = args[region.carried as usize..].iter().position(same)?;
    Some(region.carried + at as u32)
}

/// True if a result of a loop, or the number of its exit, is needed for one choice alone.
fn needs_a_result(bench: &Bench, r: Ref, tuple: Id) -> bool {
    let mut own = vec![r.id()];
    let mut at = 0;
    while at < own.len() && own.len() < NEEDED {
        for i in 0..bench.graph.args(own[at]).len() {
            let arg = bench.arg(Ref::new(own[at]), i);
            let reads =
                |id: &Id| bench.graph.args(*id).iter().filter(|a| bench.resolve(**a).id() == arg.id());
            let count = own.iter().map(|id| reads(id).count() as u32).sum::<u32>();
            if arg.id() == tuple || own.contains(&arg.id()) || count < bench.uses(arg) {
                continue;
            }
            if matches!(bench.op(arg), Op::Project(_)) && bench.arg(arg, 0).id() == tuple {
                return true;
            }
            own.push(arg.id());
        }
        at += 1;
    }
    false
}

/// A loop that leaves with one value more, the last one, and its operands.
fn with_result(bench: &Bench, tuple: Id, region: &Region, leaves: &[Leaf]) -> (Region, Vec<Ref>) {
    let mut args: Vec<Ref> = bench.graph.args(tuple).iter().map(|a| bench.resolve(*a)).collect();
    let mut body = region.body.clone();
    let mut last = Vec::new();
    for leaf in leaves {
        last.push(match *leaf {
            Leaf::Inside(r) => r,
            Leaf::Known(value) => body.constant(value),
            Leaf::Outside(r) => {
                let at = captured(bench, &args, region, r).unwrap_or_else(|| {
                    args.push(r.positive());
                    let uniform = bench.graph.rank(r) != Rank::Varying;
                    let shape = Shape::Value(bench.ty(r));
                    body.signature.params.push(Param { name: "v".to_owned(), shape, uniform, out: false });
                    args.len() as u32 - 1
                });
                body.param(at, bench.ty(r)).complement_if(r.is_not())
            }
        });
    }
    let mut roots = Vec::new();
    for (exit, last) in (0..region.exits).zip(last) {
        roots.push(region.condition(exit));
        roots.extend_from_slice(region.leaves_with(exit));
        roots.push(last);
    }
    roots.extend_from_slice(region.next());
    body.return_all(roots);
    (Region { results: region.results + 1, body, ..*region }, args)
}
