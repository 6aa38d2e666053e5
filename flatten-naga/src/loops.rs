//! Kept loops as structured `loop` statements: variables for what is carried and left with, exits as `if` with `break`.
//!
//! ```text
//! var t = 0.0;
//! loop {
//!     let t_now = t;
//!     let d = ..;
//!     if d < 0.001 { left = ..; break; }
//!     t = t_now + d;
//! }
//! ```
//! A result that is one of the carried values at an exit needs no variable of its own: others that leave with it store it
//! into that one's, unless another result is held there. If they leave with what it is in the next pass, and so does
//! whoever leaves later, it is stored before them, once.

use crate::body::{Body, Expr, Source};
use flatten_core::frame::{Exit, Frame, Loop, Operand, Step};
use flatten_core::op::{Op, RegionId};
use flatten_core::value::Value;
use naga::{Block, Expression, Span, Statement};
use std::ops::Range;

/// A loop that is being written.
pub(crate) struct Around {
    id: u32,
    /// The results that somebody reads.
    read: Vec<u32>,
}

impl<'a> Body<'_, 'a> {
    /// Adds a list of steps; those of a loop with its exits in between.
    pub(crate) fn steps(&mut self, range: Range<u32>, of: Option<&'a Loop>) {
        let frame = self.frame;
        let mut exits = of.into_iter().flat_map(|l| &l.exits).enumerate().peekable();
        let mut at = range.start;
        loop {
            while let Some((number, exit)) = exits.next_if(|(_, e)| e.steps.start == at) {
                self.store_early(number);
                self.exit(number, exit);
                at = exit.steps.end;
            }
            if at >= range.end {
                return;
            }
            let step = &frame.steps[at as usize];
            match step.op {
                Op::Loop(RegionId(id)) => {
                    self.repeat(at, id);
                    at = frame.loops[id as usize].end;
                }
                Op::Project(result) => {
                    let head = step.args[0].step().expect("a project reads a loop or a call");
                    match frame.steps[head as usize].op {
                        Op::Loop(RegionId(id)) => {
                            let pointer = self.source(self.kept.variable(id, result));
                            let value = self.add(Expression::Load { pointer });
                            self.set(step, Some(value));
                        }
                        _ => self.step(step),
                    }
                    at += 1;
                }
                _ => {
                    self.step(step);
                    at += 1;
                }
            }
        }
    }

    fn repeat(&mut self, head: u32, id: u32) {
        let frame = self.frame;
        let l = &frame.loops[id as usize];
        let step = &frame.steps[head as usize];
        let stored: Vec<u32> = l.carried.clone().filter(|i| self.kept.first_constant(*i).is_none()).collect();
        let first: Vec<(u32, Expr)> =
            stored.into_iter().map(|i| (i, self.operand(&frame.carried[i as usize].first))).collect();
        self.store(first);
        self.set(step, None);
        let read = self.kept.projects[id as usize].iter().map(|(result, _)| *result).collect();
        self.loops.push(Around { id, read });
        let body = self.inner(|body| {
            let read: Vec<u32> = l.carried.clone().filter(|i| body.kept.is_read[*i as usize]).collect();
            for i in read {
                let pointer = body.source(Source::Carried(i));
                let value = body.add(Expression::Load { pointer });
                body.user_names.push((value, format!("{}_now", frame.carried[i as usize].name).into()));
                body.set_leaf(body.first_carried() + i, value);
            }
            body.steps(head + 1..l.end, Some(l));
            let first = body.first_carried();
            let changed = |i: &u32| frame.carried[*i as usize].next != Operand::Param(first + i);
            let late = l.carried.clone().filter(|i| changed(i) && !body.kept.is_early(*i, l.exits.len()));
            let late: Vec<u32> = late.collect();
            let next = |i: u32| (i, body.operand(&frame.carried[i as usize].next));
            let next = late.into_iter().map(next).collect();
            body.store(next);
        });
        self.loops.pop();
        let statement = Statement::Loop { body, continuing: Block::new(), break_if: None };
        self.block.push(statement, Span::UNDEFINED);
    }

    /// Stores into the variables of carried values, all values computed before.
    fn store(&mut self, values: Vec<(u32, Expr)>) {
        let values: Vec<(Expr, Expr)> =
            values.into_iter().map(|(i, value)| (self.source(Source::Carried(i)), value)).collect();
        self.flush();
        for (pointer, value) in values {
            self.roots.push(value);
            self.block.push(Statement::Store { pointer, value }, Span::UNDEFINED);
        }
    }

    /// Stores what all who leave from this exit on leave with, and what it is in the next pass.
    fn store_early(&mut self, exit: usize) {
        let frame = self.frame;
        let id = self.loops.last().expect("an exit stands in a loop").id;
        let homes = self.kept.homes.iter().filter(|home| home.id == id && home.early == Some(exit));
        let homes: Vec<u32> = homes.map(|home| home.carried).collect();
        if !homes.is_empty() {
            let next = |i: u32| (i, self.operand(&frame.carried[i as usize].next));
            let values = homes.into_iter().map(next).collect();
            self.store(values);
        }
    }

    fn exit(&mut self, number: usize, exit: &'a Exit) {
        let condition = self.operand(&exit.condition);
        self.roots.push(condition);
        let Around { id, read } = self.loops.last().expect("an exit stands in a loop");
        let (id, read) = (*id, read.clone());
        let accept = self.inner(|body| {
            body.steps(exit.steps.clone(), None);
            let own: Vec<(Source, Expr)> = read
                .iter()
                .filter_map(|result| {
                    let source = body.kept.variable(id, *result);
                    let value = match exit.results.get(*result as usize) {
                        _ if matches!(source, Source::Carried(i) if body.kept.is_early(i, number + 1)) => {
                            return None;
                        }
                        Some(value) if is_held(value, source, body.first_carried()) => return None,
                        Some(value) => body.operand(value),
                        None => body.value(Value::u32(exit.number)),
                    };
                    Some((source, value))
                })
                .collect();
            let own: Vec<(Expr, Expr)> =
                own.into_iter().map(|(source, value)| (body.source(source), value)).collect();
            body.flush();
            for (pointer, value) in own {
                body.roots.push(value);
                body.block.push(Statement::Store { pointer, value }, Span::UNDEFINED);
            }
            body.block.push(Statement::Break, Span::UNDEFINED);
        });
        self.block.push(Statement::If { condition, accept, reject: Block::new() }, Span::UNDEFINED);
    }
}

/// A result that is held where a carried value is.
struct Home {
    id: u32,
    result: u32,
    carried: u32,
    /// The exit from which on all leave with what the carried value is in the next pass.
    early: Option<usize>,
}

/// What is asked of the loops of a frame, found once.
pub(crate) struct Kept {
    /// Where each loop has its results: their numbers, and their steps.
    projects: Vec<Vec<(u32, usize)>>,
    /// What the variable of each carried value begins with.
    firsts: Vec<Option<Value>>,
    /// The results that are held where a carried value is.
    homes: Vec<Home>,
    /// Of each carried value, if it is read in its loop, other than to be left with as it is.
    is_read: Vec<bool>,
}

impl Kept {
    /// Looks once at all that is in a frame; the first carried value is leaf `first_carried`.
    pub(crate) fn of(frame: &Frame, first_carried: u32) -> Kept {
        let mut kept = Kept {
            projects: vec![Vec::new(); frame.loops.len()],
            firsts: firsts(frame),
            homes: Vec::new(),
            is_read: vec![false; frame.carried.len()],
        };
        for (at, step) in frame.steps.iter().enumerate() {
            if let Op::Project(result) = step.op
                && let Some(head) = step.args[0].step()
                && let Op::Loop(RegionId(id)) = frame.steps[head as usize].op
            {
                kept.projects[id as usize].push((result, at));
            }
            step.args.iter().for_each(|arg| kept.read(arg, first_carried, None));
        }
        for (number, l) in frame.loops.iter().enumerate() {
            kept.find_homes(frame, number as u32, first_carried);
            for exit in &l.exits {
                kept.read(&exit.condition, first_carried, None);
                for (result, value) in exit.results.iter().enumerate() {
                    let but = match kept.variable(number as u32, result as u32) {
                        source if !is_held(value, source, first_carried) => None,
                        Source::Carried(carried) => Some(carried),
                        _ => None,
                    };
                    kept.read(value, first_carried, but);
                }
            }
            for i in l.carried.clone() {
                let carried = &frame.carried[i as usize];
                kept.read(&carried.first, first_carried, None);
                // What stays as it is needs no look.
                let stays = carried.next == Operand::Param(first_carried + i);
                kept.read(&carried.next, first_carried, stays.then_some(i));
            }
        }
        kept
    }

    /// Finds carried values of a loop in whose variables its results can be held: first for those that are one of them at
    /// every exit, since nothing may be stored there then.
    fn find_homes(&mut self, frame: &Frame, id: u32, first_carried: u32) {
        let l = &frame.loops[id as usize];
        let home = |result: u32, carried: u32| {
            let next = frame.carried[carried as usize].next;
            let leaves_with_other = |exit: &Exit| exit.results[result as usize] != next;
            let from = l.exits.iter().rposition(leaves_with_other).map_or(0, |at| at + 1);
            let is_early = from < l.exits.len() && next != Operand::Param(first_carried + carried);
            Home { id, result, carried, early: is_early.then_some(from) }
        };
        let mut open = Vec::new();
        for (result, _) in &self.projects[id as usize] {
            let values = || l.exits.iter().filter_map(|exit| exit.results.get(*result as usize));
            let is_home = |i: &u32| values().any(|value| *value == Operand::Param(first_carried + i));
            let wanted: Vec<u32> = l.carried.clone().filter(is_home).collect();
            match wanted[..] {
                [carried] if values().all(|value| *value == Operand::Param(first_carried + carried)) => {
                    self.homes.push(home(*result, carried));
                }
                _ => open.push((*result, wanted)),
            }
        }
        for (result, wanted) in open {
            let is_free = |carried: &u32| self.homes.iter().all(|taken| taken.carried != *carried);
            if let Some(carried) = wanted.into_iter().find(is_free) {
                self.homes.push(home(result, carried));
            }
        }
    }

    /// Where a result of a loop is held.
    fn variable(&self, id: u32, result: u32) -> Source {
        let home = self.homes.iter().find(|home| (home.id, home.result) == (id, result));
        home.map_or(Source::Left(id, result), |home| Source::Carried(home.carried))
    }

    /// True of a carried value whose next one is stored before an exit that comes before the one of this number.
    fn is_early(&self, carried: u32, exit: usize) -> bool {
        self.homes.iter().any(|home| home.carried == carried && home.early.is_some_and(|early| early < exit))
    }

    /// Something reads an operand, which is no reading if that is this carried value.
    fn read(&mut self, operand: &Operand, first_carried: u32, but: Option<u32>) {
        if let Operand::Param(leaf) = operand.positive()
            && leaf >= first_carried
            && but != Some(leaf - first_carried)
        {
            self.is_read[(leaf - first_carried) as usize] = true;
        }
    }

    /// What the variable of a carried value begins with, if it is a number and the loop is come to once.
    pub(crate) fn first_constant(&self, carried: u32) -> Option<Value> {
        self.firsts[carried as usize]
    }

    /// The step and the type of one of the results of a loop.
    pub(crate) fn result<'f>(&self, frame: &'f Frame, id: u32, result: u32) -> &'f Step {
        let mut projects = self.projects[id as usize].iter();
        let (_, at) = projects.find(|(i, _)| *i == result).expect("somebody reads it");
        &frame.steps[*at]
    }
}

/// Of each carried value, what its variable begins with, if it is a number and the loop is come to once: what stands in
/// another one is come to again, but not what stands in an exit.
fn firsts(frame: &Frame) -> Vec<Option<Value>> {
    let mut heads = vec![None; frame.loops.len()];
    for (at, step) in frame.steps.iter().enumerate() {
        if let Op::Loop(RegionId(id)) = step.op {
            heads[id as usize] = Some(at as u32);
        }
    }
    let mut firsts = vec![None; frame.carried.len()];
    for (id, l) in frame.loops.iter().enumerate() {
        let Some(at) = heads[id] else { continue };
        let is_once = frame.loops.iter().zip(&heads).enumerate().all(|(other, (l, head))| {
            let is_inside = other != id && at < l.end && head.is_some_and(|head| head < at);
            !is_inside || l.exits.iter().any(|exit| exit.steps.contains(&at))
        });
        for i in l.carried.clone().filter(|_| is_once) {
            firsts[i as usize] = match frame.carried[i as usize].first {
                Operand::Imm(value) if !value.ty.is_vector() && value.is_finite() => Some(value),
                _ => None,
            };
        }
    }
    firsts
}

/// True of the carried value that is in this variable.
fn is_held(value: &Operand, source: Source, first_carried: u32) -> bool {
    matches!(source, Source::Carried(i) if *value == Operand::Param(first_carried + i))
}
