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
use flatten_core::frame::{Exit, Frame, Loop, Operand};
use flatten_core::op::{Op, RegionId};
use flatten_core::ty::Ty;
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
        let stored = l.carried.clone().filter(|i| first_constant(frame, *i).is_none());
        let first: Vec<(u32, Expr)> =
            stored.map(|i| (i, self.operand(&frame.carried[i as usize].first))).collect();
        self.store(first);
        self.set(step, None);
        let read = frame.projects(head as usize).map(|(result, _)| result).collect();
        self.loops.push(Around { id, read });
        let body = self.inner(|body| {
            let read: Vec<u32> = l.carried.clone().filter(|i| body.is_read(*i)).collect();
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

    /// True if a carried value is read in its loop, other than to be left with as it is.
    fn is_read(&self, carried: u32) -> bool {
        let frame = self.frame;
        let leaf = self.first_carried() + carried;
        let reads = |operand: &Operand| operand.positive() == Operand::Param(leaf);
        let in_loop = |l: &'a Loop| {
            let next = frame.carried[l.carried.start as usize..l.carried.end as usize].iter();
            let others =
                next.clone().enumerate().filter(move |(i, _)| l.carried.start + *i as u32 != carried);
            let first = next.map(|c| c.first);
            others.map(|(_, c)| c.next).chain(first)
        };
        let own = frame.carried[carried as usize].next;
        let exits = frame.loops.iter().enumerate().flat_map(|(number, l)| {
            l.exits.iter().flat_map(move |exit| {
                let results = exit.results.iter().enumerate().filter(move |(result, _)| {
                    variable(frame, number as u32, *result as u32, self.first_carried())
                        != Source::Carried(carried)
                });
                results.map(|(_, value)| *value).chain([exit.condition])
            })
        });
        let steps = frame.steps.iter().flat_map(|step| &step.args).copied();
        let changed = (own != Operand::Param(leaf)).then_some(own);
        steps.chain(exits).chain(frame.loops.iter().flat_map(in_loop)).chain(changed).any(|o| reads(&o))
    }
}

/// What a variable of a carried value begins with, if it is a number and the loop is come to once: what stands in another one
/// is come to again, but not what stands in an exit.
pub(crate) fn first_constant(frame: &Frame, carried: u32) -> Option<Value> {
    let Operand::Imm(value) = frame.carried[carried as usize].first else { return None };
    let id = frame.loops.iter().position(|l| l.carried.contains(&carried))?;
    let head = |id: usize| frame.steps.iter().position(|step| step.op == Op::Loop(RegionId(id as u32)));
    let at = head(id)? as u32;
    let is_once = frame.loops.iter().enumerate().all(|(other, l)| {
        let is_inside = other != id && at < l.end && head(other).is_some_and(|start| (start as u32) < at);
        !is_inside || l.exits.iter().any(|exit| exit.steps.contains(&at))
    });
    (is_once && !value.ty.is_vector() && value.is_finite()).then_some(value)
}

/// The head of a loop, and the type of one of its results.
pub(crate) fn result(frame: &Frame, id: u32, result: u32) -> (usize, Ty) {
    let is_head = |op: Op| op == Op::Loop(RegionId(id));
    let head = frame.steps.iter().position(|step| is_head(step.op)).expect("every loop has a head");
    let (_, at) = frame.projects(head).find(|(i, _)| *i == result).expect("somebody reads it");
    (head, frame.steps[at].ty)
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
