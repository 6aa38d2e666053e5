//! Loops, step by step where that tells how many there are.

use super::super::evident::Lets;
use super::known::Env;
use super::{Follower, Found, Leaves, Trouble, Way, join};
use crate::hir::source::Leaf;
use crate::hir::{Block, Expr, ExprKind, LocalId, Loop, LoopId, LoopKind, Source, Wish};
use crate::options::{Options, Sabotage};
use crate::value::Value;
use proc_macro2::Span;

/// How the steps of a loop came to an end.
struct End {
    steps: u64,
    /// It may have been left before.
    fewer: bool,
    /// The end of its body has been reached.
    again: bool,
    now_or_never: bool,
    /// What is known behind the loop; nothing if nobody comes there.
    after: Option<Env>,
}

impl Follower<'_> {
    pub(super) fn looped(&mut self, l: &Loop) -> Option<Leaves> {
        let mut operands = Vec::new();
        for operand in l.operands() {
            operands.extend(self.expr(operand)?);
        }
        let after = match &l.kind {
            LoopKind::Once => self.once(l),
            _ if l.wish == Wish::Keep => self.in_any_step(l, 1),
            LoopKind::For { source, .. } => self.items(l, source, &operands),
            LoopKind::While(_) | LoopKind::Endless => self.counted(l, None, &[]),
        };
        self.env = after?;
        Some(Vec::new())
    }

    fn once(&mut self, l: &Loop) -> Option<Env> {
        let mut after = self.block(&l.body).map(|_| self.env.clone());
        if let Some(left) = self.take(Way::Break(l.id)) {
            join(&mut after, &left);
        }
        self.count(l, 1, !self.facts[l.id.0 as usize].exits.is_none());
        after
    }

    fn items(&mut self, l: &Loop, source: &Source, operands: &[Option<Value>]) -> Option<Env> {
        let facts = &self.facts[l.id.0 as usize];
        let Some(count) = source.count_of(self.unit, &|leaf| operands[leaf]) else {
            let bound = self.first_unknown(&l.operands());
            let span = l.operands().first().map_or(l.span, |operand| operand.span);
            let (span, local) = bound.map_or((span, None), |(span, local)| (span, Some(local)));
            let most = self.evident(l, source);
            return self.troubled(l, Trouble::Bound(span, local), most);
        };
        let matters = facts.varies || (self.varies && self.knows_carried(l));
        if matters && count <= self.options.limits.max_unroll {
            return self.counted(l, Some(count), operands);
        }
        let fewer = !facts.exits.is_none();
        self.count(l, count, fewer);
        self.in_any_step(l, count)
    }

    /// Follows the steps, or else any of them.
    fn counted(&mut self, l: &Loop, count: Option<u64>, operands: &[Option<Value>]) -> Option<Env> {
        let (env, found) = (self.env.clone(), self.found_inside(l));
        let (exits, wrapped) = (std::mem::take(&mut self.exits), self.wrapped.take());
        let end = self.steps(l, count, operands);
        let inner = std::mem::replace(&mut self.exits, exits);
        self.wrapped = wrapped;
        match end {
            Ok(mut end) => {
                // What the steps have written, and what was written before them.
                let mut written = env.written;
                if self.options.sabotage != Some(Sabotage::InnerWritesForgotten) {
                    self.facts[l.id.0 as usize].carriers.iter().for_each(|local| written.add(*local));
                }
                let envs = inner.into_iter().map(|(way, mut env)| {
                    env.written.extend(&written);
                    (way, env)
                });
                self.exits.extend(envs);
                if let Some(after) = &mut end.after {
                    after.written.extend(&written);
                }
                self.count(l, end.steps, end.fewer);
                self.found(l).now_or_never |= end.now_or_never;
                self.found(l).again |= end.again;
                end.after
            }
            Err(trouble) => {
                self.env = env;
                found.into_iter().for_each(|(id, found)| self.found[id.0 as usize] = found);
                match count {
                    // Its own steps are known, those of a loop in it are not.
                    Some(count) => {
                        self.count(l, count, !self.facts[l.id.0 as usize].exits.is_none());
                        self.in_any_step(l, count)
                    }
                    None => self.troubled(l, trouble, None),
                }
            }
        }
    }

    /// What became so far of the loops in a loop.
    fn found_inside(&self, l: &Loop) -> Vec<(LoopId, Found)> {
        let inner = self.inner[l.id.0 as usize].iter();
        inner.map(|id| (*id, self.found[id.0 as usize].clone())).collect()
    }

    /// The most steps of a loop that is copied, if its source says so.
    fn evident(&self, l: &Loop, source: &Source) -> Option<u64> {
        let Options { loops, strict_loops, limits, .. } = self.options;
        let is_copied = !strict_loops && (l.wish == Wish::Unroll || l.wish == Wish::None && !loops);
        if !is_copied {
            return None;
        }
        let known = |local: LocalId| self.env.get(self.first[local.0 as usize]);
        let most = self.lets.get_or_init(|| Lets::of(self.f)).most(source, &known);
        most.filter(|most| *most <= limits.max_unroll)
    }

    fn troubled(&mut self, l: &Loop, trouble: Trouble, most: Option<u64>) -> Option<Env> {
        let found = self.found(l);
        found.trouble.get_or_insert(trouble);
        found.is_open |= most.is_none();
        let max = if let Wish::UnrollMax(max) = l.wish { u64::from(max) } else { most.unwrap_or(1) };
        self.count(l, max, true);
        self.in_any_step(l, max)
    }

    fn count(&mut self, l: &Loop, steps: u64, fewer: bool) {
        let copies = self.times.saturating_mul(steps);
        let found = self.found(l);
        found.fewer |= fewer || (found.copies > 0 && found.most != steps);
        found.most = found.most.max(steps);
        found.copies = found.copies.saturating_add(copies);
    }

    /// Follows one step that stands for so many: what the loop writes is not known in it, nor behind it.
    fn in_any_step(&mut self, l: &Loop, times: u64) -> Option<Env> {
        let facts = &self.facts[l.id.0 as usize];
        facts.carriers.iter().for_each(|local| {
            self.forget(*local);
            self.env.written.add(*local);
        });
        let before = self.env.clone();
        let inside = self.times.saturating_mul(times);
        let outside = std::mem::replace(&mut self.times, inside);
        match &l.kind {
            LoopKind::For { var, .. } => self.forget(*var),
            LoopKind::While(condition) => drop(self.scalar(condition)),
            LoopKind::Endless | LoopKind::Once => {}
        }
        self.block(&l.body);
        self.times = outside;
        self.take(Way::Continue(l.id));
        self.take(Way::Break(l.id));
        let ends = matches!(l.kind, LoopKind::Endless) && !facts.exits.breaks;
        (!ends).then_some(before)
    }

    fn steps(&mut self, l: &Loop, count: Option<u64>, operands: &[Option<Value>]) -> Result<End, Trouble> {
        let (mut wrapped, varies) = (None, self.facts[l.id.0 as usize].varies);
        let mut end = End { steps: 0, fewer: false, again: false, now_or_never: false, after: None };
        loop {
            if count == Some(end.steps) {
                join(&mut end.after, &self.env);
                return Ok(end);
            }
            if count.is_some() && !varies && !self.knows_carried(l) {
                return Err(Trouble::Long(end.steps));
            }
            let (start, decided) = (self.carried(l), self.decided);
            self.env.written.clear();
            let mut condition = None;
            match &l.kind {
                LoopKind::For { var, source } => self.give(*var, source, end.steps, operands),
                LoopKind::While(c) => {
                    condition = match self.scalar(c) {
                        Some(known) => known,
                        None => return Ok(end),
                    };
                    match condition {
                        Some(known) if !known.is_true() => {
                            join(&mut end.after, &self.env);
                            return Ok(end);
                        }
                        Some(_) => self.decided += 1,
                        None => {
                            join(&mut end.after, &self.env);
                            end.fewer = true;
                        }
                    }
                }
                LoopKind::Endless | LoopKind::Once => {}
            }
            if count.is_none() && end.steps >= self.options.limits.max_unroll || self.fuel == 0 {
                return Err(self.endless(l, end.steps, wrapped));
            }
            let exits = self.exits.len();
            let mut next = self.block(&l.body).map(|_| self.env.clone());
            if let Some(continued) = self.take(Way::Continue(l.id)) {
                join(&mut next, &continued);
            }
            let mut leaves = matches!(l.kind, LoopKind::While(_)) && condition.is_none();
            if let Some(left) = self.take(Way::Break(l.id)) {
                join(&mut end.after, &left);
                leaves = true;
            }
            leaves |= self.exits.len() > exits;
            end.steps += 1;
            wrapped = wrapped.or(self.wrapped.map(|_| end.steps));
            let Some(next) = next else { return Ok(end) };
            end.fewer |= leaves;
            end.again = true;
            self.env = next;
            if count.is_some() {
                continue;
            }
            // What is declared in the body is new in each step.
            if self.carried(l) == start {
                let carried = &self.facts[l.id.0 as usize].carriers;
                let changes = carried.iter().any(|local| self.env.written.has(*local));
                match (leaves, changes) {
                    (false, _) if !end.fewer => return Err(Trouble::Never),
                    (true, false) if end.steps == 1 => return Ok(End { now_or_never: true, ..end }),
                    _ => return Err(self.endless(l, end.steps, wrapped)),
                }
            }
            if self.decided == decided && end.steps > 1 {
                return Err(self.endless(l, end.steps, wrapped));
            }
        }
    }

    /// The leaves of an item.
    fn give(&mut self, var: LocalId, source: &Source, index: u64, operands: &[Option<Value>]) {
        let first = self.first[var.0 as usize];
        match source.item(self.unit, index, &|leaf| operands[leaf]) {
            Some(item) => {
                let value = |leaf: Leaf| match leaf {
                    Leaf::Number(value) => Some(value),
                    Leaf::Operand(leaf) => operands[leaf],
                };
                let leaves: Leaves = item.into_iter().map(value).collect();
                self.env.store(first, &leaves);
            }
            None => self.forget(var),
        }
    }

    /// Why it is not known when a loop ends, which has taken so many steps.
    fn endless(&self, l: &Loop, steps: u64, wrapped_in: Option<u64>) -> Trouble {
        let condition = match &l.kind {
            LoopKind::While(condition) => Some(condition.clone()),
            _ => self.way_out(l),
        };
        let Some(condition) = condition else { return Trouble::Long(steps) };
        let unknown = self.first_unknown(&[&condition]);
        match (unknown, self.wrapped) {
            (Some((_, local)), Some((span, wrapped))) if local == wrapped => {
                Trouble::Wraps(span, local, wrapped_in.unwrap_or(steps))
            }
            (Some((span, local)), _) => Trouble::Condition(span, Some(local)),
            (None, _) if steps >= self.options.limits.max_unroll || self.fuel == 0 => Trouble::Long(steps),
            (None, _) => Trouble::Condition(condition.span, None),
        }
    }

    /// The first local in some expressions that is not known here.
    fn first_unknown(&self, exprs: &[&Expr]) -> Option<(Span, LocalId)> {
        let mut found = None;
        for expr in exprs {
            expr.all(&mut |e| match e.kind {
                ExprKind::Local(local) if e.ty.value().is_some() => {
                    let known = self.env.get(self.first[local.0 as usize]).is_some();
                    found = found.or((!known).then_some((e.span, local)));
                }
                _ => {}
            });
        }
        found
    }

    /// What is known of what a loop writes.
    fn carried(&self, l: &Loop) -> Leaves {
        let carriers = self.facts[l.id.0 as usize].carriers.iter().map(|local| local.0 as usize);
        let leaves = carriers.flat_map(|local| self.first[local]..self.first[local + 1]);
        leaves.map(|leaf| self.env.get(leaf)).collect()
    }

    fn knows_carried(&self, l: &Loop) -> bool {
        self.carried(l).iter().any(Option::is_some)
    }

    /// The first condition under which a loop is left.
    fn way_out(&self, l: &Loop) -> Option<Expr> {
        let outer = &self.facts[l.id.0 as usize].exits.outer;
        let leaves = |block: &Block| {
            let mut leaves = false;
            block.all(&mut |e| match e.kind {
                ExprKind::Break(id) | ExprKind::Continue(id) if outer.contains(&id) => leaves = true,
                ExprKind::Break(id) => leaves |= id == l.id,
                ExprKind::Return(_) => leaves = true,
                _ => {}
            });
            leaves
        };
        let mut found = None;
        l.body.all(&mut |e| {
            if let ExprKind::If(condition, then, other) = &e.kind
                && found.is_none()
                && (leaves(then) || other.as_ref().is_some_and(leaves))
            {
                found = Some((**condition).clone());
            }
        });
        found
    }
}
