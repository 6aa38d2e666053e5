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
//! A result that is one of the carried values at every exit needs no variable of its own.

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
        let mut exits = of.into_iter().flat_map(|l| &l.exits).peekable();
        let mut at = range.start;
        loop {
            while let Some(exit) = exits.next_if(|e| e.steps.start == at) {
                self.exit(exit);
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
                            let pointer = self.source(variable(frame, id, result, self.first_carried()));
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
            let next: Vec<(u32, Expr)> = l
                .carried
                .clone()
                .filter(changed)
                .map(|i| (i, body.operand(&frame.carried[i as usize].next)))
                .collect();
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

    fn exit(&mut self, exit: &'a Exit) {
        let condition = self.operand(&exit.condition);
        self.roots.push(condition);
        let Around { id, read } = self.loops.last().expect("an exit stands in a loop");
        let (id, read) = (*id, read.clone());
        let accept = self.inner(|body| {
            body.steps(exit.steps.clone(), None);
            let own: Vec<(Source, Expr)> = read
                .iter()
                .filter_map(|result| {
                    let source = variable(body.frame, id, *result, body.first_carried());
                    let value = match exit.results.get(*result as usize) {
                        _ if matches!(source, Source::Carried(_)) => return None,
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

/// What is asked of the loops of a frame, found once.
pub(crate) struct Kept {
    /// Where each loop has its results: their numbers, and their steps.
    projects: Vec<Vec<(u32, usize)>>,
    /// What the variable of each carried value begins with.
    firsts: Vec<Option<Value>>,
    /// Of each carried value, if it is read in its loop, other than to be left with as it is.
    is_read: Vec<bool>,
}

impl Kept {
    /// Looks once at all that is in a frame; the first carried value is leaf `first_carried`.
    pub(crate) fn of(frame: &Frame, first_carried: u32) -> Kept {
        let mut kept = Kept {
            projects: vec![Vec::new(); frame.loops.len()],
            firsts: firsts(frame),
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
            for exit in &l.exits {
                kept.read(&exit.condition, first_carried, None);
                for (result, value) in exit.results.iter().enumerate() {
                    let but = match variable(frame, number as u32, result as u32, first_carried) {
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

/// Where a result of a loop is held.
fn variable(frame: &Frame, id: u32, result: u32, first_carried: u32) -> Source {
    let l = &frame.loops[id as usize];
    let mut values = l.exits.iter().map(|exit| exit.results.get(result as usize));
    match values.next().flatten() {
        Some(Operand::Param(leaf))
            if *leaf >= first_carried
                && l.carried.contains(&(leaf - first_carried))
                && values.all(|value| value == Some(&Operand::Param(*leaf))) =>
        {
            Source::Carried(leaf - first_carried)
        }
        _ => Source::Left(id, result),
    }
}
