//! Follows the numbers that are known while compiling through a function, the way lowering will copy its loops.
//!
//! Known are scalars that are the same whatever the parameters are. A loop whose steps depend on such numbers is
//! followed step by step, so that the numbers overflow, and the loop ends, in the types and in the order that the user
//! wrote. Where both arms of a branch may be taken, only what both agree on stays known.

mod exprs;
mod known;
mod steps;
mod trie;

use super::evident::Lets;
use super::facts::Facts;
use crate::hir::{Block, Expr, ExprKind, Fn, LocalId, Loop, LoopId, LoopKind, Stmt, Type, Unit};
use crate::options::Options;
use crate::value::Value;
use known::Env;
use proc_macro2::Span;
use std::cell::OnceCell;

/// How many expressions are followed in one function.
const FUEL: u32 = 1 << 21;

/// What became of a loop while it was followed.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    /// Copies of the body in the whole function, those of the loops around it counted.
    pub(super) copies: u64,
    /// The most steps that it takes at one place.
    pub(super) most: u64,
    /// It may take fewer.
    pub(super) fewer: bool,
    /// The end of its body can be reached.
    pub(super) again: bool,
    /// Whoever does not leave in the first step never leaves.
    pub(super) now_or_never: bool,
    /// Why nobody knows how many steps it takes.
    pub(super) trouble: Option<Trouble>,
    /// Nor is it known how many it takes at most.
    pub(super) is_open: bool,
}

/// Why nobody knows how many steps a loop takes.
#[derive(Clone, Debug)]
pub(super) enum Trouble {
    /// This bound is known at run time only.
    Bound(Span, Option<LocalId>),
    /// The condition that ends it is; it depends on this local.
    Condition(Span, Option<LocalId>),
    /// It does not end.
    Never,
    /// This local leaves the range of its type in the step of this number.
    Wraps(Span, LocalId, u64),
    /// It has not ended after so many steps.
    Long(u64),
}

/// Where a way out leads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Break(LoopId),
    Continue(LoopId),
    Return,
}

/// What became of each loop of a function, by its number.
pub(super) fn run(unit: &Unit, f: &Fn, facts: &[Facts], options: &Options) -> Vec<Found> {
    let mut follower = Follower::new(unit, f, facts, options);
    if f.loops > 0 {
        follower.block(&f.body);
    }
    follower.found
}

fn inner_loops(f: &Fn) -> Vec<Vec<LoopId>> {
    let mut inner = vec![Vec::new(); f.loops];
    f.body.loops(&mut |l| {
        let mut see = |e: &Expr| {
            if let ExprKind::Loop(inside) = &e.kind {
                inner[l.id.0 as usize].push(inside.id);
            }
        };
        l.body.all(&mut see);
        if let LoopKind::While(condition) = &l.kind {
            condition.all(&mut see);
        }
    });
    inner
}

fn may_vary(f: &Fn) -> bool {
    let mut varies = false;
    f.body.loops(&mut |l| varies |= super::facts::may_vary(l));
    varies
}

struct Follower<'a> {
    unit: &'a Unit,
    f: &'a Fn,
    facts: &'a [Facts],
    options: &'a Options,
    /// By loop: those in it.
    inner: Vec<Vec<LoopId>>,
    /// The first leaf of each local.
    first: Vec<usize>,
    env: Env,
    /// The ways out taken so far that nobody has joined yet.
    exits: Vec<(Way, Env)>,
    found: Vec<Found>,
    /// What locals are that are given their value once, when somebody has asked for it.
    lets: OnceCell<Lets<'a>>,
    /// There is a loop in the function that does not say itself how many steps it has.
    varies: bool,
    /// How many copies of what is being followed there are.
    times: u64,
    fuel: u32,
    /// How many conditions have been known.
    decided: u64,
    /// The first local whose new value left the range of its type.
    wrapped: Option<(Span, LocalId)>,
    /// How many calls this is within.
    within: u32,
}

/// The leaves of a value, as far as they are known.
type Leaves = Vec<Option<Value>>;

impl<'a> Follower<'a> {
    fn new(unit: &'a Unit, f: &'a Fn, facts: &'a [Facts], options: &'a Options) -> Self {
        let mut first = vec![0];
        for local in &f.locals {
            first.push(first[first.len() - 1] + unit.leaf_count(&local.ty));
        }
        Follower {
            unit,
            f,
            facts,
            options,
            inner: inner_loops(f),
            env: Env::new(first[f.locals.len()], f.locals.len()),
            first,
            exits: Vec::new(),
            found: vec![Found::default(); f.loops],
            lets: OnceCell::new(),
            varies: may_vary(f),
            times: 1,
            fuel: FUEL,
            decided: 0,
            wrapped: None,
            within: 0,
        }
    }

    /// What a block gives, or nothing if it never ends.
    fn block(&mut self, block: &Block) -> Option<Leaves> {
        for stmt in &block.stmts {
            match stmt {
                Stmt::Let(local, None) => self.forget(*local),
                Stmt::Let(local, Some(value)) => {
                    let leaves = self.expr(value)?;
                    self.env.store(self.first[local.0 as usize], &leaves);
                }
                Stmt::Expr(expr) => drop(self.expr(expr)?),
            }
        }
        match &block.tail {
            Some(tail) => self.expr(tail),
            None if block.ty == Type::Never => None,
            None => Some(Vec::new()),
        }
    }

    fn forget(&mut self, local: LocalId) {
        let local = local.0 as usize;
        self.env.forget(self.first[local]..self.first[local + 1]);
    }

    /// The value of an expression that has one leaf.
    fn scalar(&mut self, expr: &Expr) -> Option<Option<Value>> {
        Some(self.expr(expr)?.first().copied().flatten())
    }

    /// Follows both sides of a condition, or the one that is known to be taken.
    fn branch(
        &mut self,
        condition: Option<Value>,
        then: impl FnOnce(&mut Self) -> Option<Leaves>,
        other: impl FnOnce(&mut Self) -> Option<Leaves>,
    ) -> Option<Leaves> {
        if let Some(condition) = condition {
            self.decided += 1;
            return if condition.is_true() { then(self) } else { other(self) };
        }
        let before = self.env.clone();
        let first = then(self);
        let after = std::mem::replace(&mut self.env, before);
        match (first, other(self)) {
            (Some(x), Some(y)) => {
                self.env.merge(&after);
                Some(x.into_iter().zip(y).map(|(x, y)| known::both(x, y)).collect())
            }
            (Some(x), None) => {
                self.env = after;
                Some(x)
            }
            (None, y) => y,
        }
    }

    fn leave(&mut self, way: Way) -> Option<Leaves> {
        self.exits.push((way, self.env.clone()));
        None
    }

    /// Removes the ways out that lead there, and answers what they agree on.
    fn take(&mut self, way: Way) -> Option<Env> {
        let mut joined: Option<Env> = None;
        self.exits.retain(|(to, env)| {
            if *to == way {
                join(&mut joined, env);
            }
            *to != way
        });
        joined
    }

    /// Where a loop is found.
    fn found(&mut self, l: &Loop) -> &mut Found {
        &mut self.found[l.id.0 as usize]
    }
}

/// Lets one more arrive where others have.
fn join(joined: &mut Option<Env>, env: &Env) {
    match joined {
        Some(joined) => joined.merge(env),
        None => *joined = Some(env.clone()),
    }
}
