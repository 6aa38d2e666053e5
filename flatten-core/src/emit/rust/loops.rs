//! Loops that are kept, as Rust's own: the only branches a twin has are their exits.
//!
//! ```text
//! let mut t = 0.0f32;                            what the loop carries
//! let mut i = 0u32;
//! let (hit, steps) = loop {                      what it leaves with
//!     if i >= n { break (t, i) };                an exit, with what only it computes
//!     let d = f::length(origin + dir * t) - 1.0;
//!     if d < 0.001 { break (t, i) };
//!     (t, i) = (t + d, f::add(i, 1));            the next values, all at once
//! };
//! ```

use super::blocks;
use super::piece::{self, Piece};
use super::{Slot, Writer};
use crate::frame::{Exit, Loop, Operand, Unsupported};
use crate::op::{Op, RegionId};
use proc_macro2::{Delimiter, Ident, TokenTree};
use std::ops::Range;

impl Writer<'_> {
    /// Writes a list of steps; those of a loop with its exits in between.
    pub(super) fn steps(&mut self, range: Range<u32>, of: Option<&Loop>) -> Result<(), Unsupported> {
        let frame = self.frame;
        let mut exits = of.into_iter().flat_map(|l| &l.exits).peekable();
        let mut at = range.start;
        loop {
            while let Some(exit) = exits.next_if(|e| e.steps.start == at) {
                self.exit(exit)?;
                at = exit.steps.end;
            }
            if at >= range.end {
                return Ok(());
            }
            match frame.steps[at as usize].op {
                Op::Loop(RegionId(id)) => {
                    self.repeat(at as usize, &frame.loops[id as usize])?;
                    at = frame.loops[id as usize].end;
                }
                // It is bound where its loop ends.
                Op::Project(_) if matches!(self.slots[at as usize], Slot::Bound(_)) => at += 1,
                _ => {
                    self.step(at as usize)?;
                    at += 1;
                }
            }
        }
    }

    /// `let mut t = 0.0; let (a, b) = loop { .. };`
    fn repeat(&mut self, head: usize, l: &Loop) -> Result<(), Unsupported> {
        let frame = self.frame;
        let carried = &frame.carried[l.carried.start as usize..l.carried.end as usize];
        for carried in carried {
            let first = self.operand(carried.first, true);
            first.bind_mut(&piece::ident(&carried.name, self.span), self.span, &mut self.lets);
        }
        let mut read: Vec<(u32, usize)> = frame.projects(head).collect();
        read.sort_unstable();
        self.left_with.push(read.iter().map(|(result, _)| *result).collect());
        let before = std::mem::take(&mut self.lets);
        self.steps(head as u32 + 1..l.end, Some(l))?;
        let changed: Vec<_> = l
            .carried
            .clone()
            .zip(carried)
            .filter(|(i, carried)| carried.next != Operand::Param(self.first_carried() + i))
            .collect();
        let names =
            changed.iter().map(|(_, c)| Piece::path(&piece::ident(&c.name, self.span), "", self.span));
        let names: Vec<Piece> = names.collect();
        let values: Vec<Piece> = changed.iter().map(|(_, c)| self.operand(c.next, false)).collect();
        if !names.is_empty() {
            let (names, values) = (one_or_tuple(names, self.span), one_or_tuple(values, self.span));
            names.assign(values, self.span, &mut self.lets);
        }
        self.left_with.pop();
        let body = blocks::cut(std::mem::replace(&mut self.lets, before), &[], self.span);
        let bound: Vec<Ident> = read
            .iter()
            .map(|(_, at)| {
                let fallback = format!("__{at}");
                piece::ident(frame.steps[*at].name.as_deref().unwrap_or(&fallback), self.span)
            })
            .collect();
        for ((_, at), name) in read.iter().zip(&bound) {
            self.slots[*at] = Slot::Bound(name.clone());
        }
        let pattern = bound.iter().map(|name| Piece::path(name, "", self.span)).collect();
        let pattern = one_or_tuple(pattern, self.span);
        Piece::repeated(body, self.span).bind_to(pattern, self.span, &mut self.lets);
        Ok(())
    }

    /// `if c { .. break (a, b) };`
    fn exit(&mut self, exit: &Exit) -> Result<(), Unsupported> {
        let condition = self.operand(exit.condition, false);
        let before = std::mem::take(&mut self.lets);
        self.steps(exit.steps.clone(), None)?;
        let read = self.left_with.last().expect("an exit stands in a loop").clone();
        let value = |writer: &mut Self, result: u32| match exit.results.get(result as usize) {
            Some(value) => writer.operand(*value, true),
            None => Piece::literal(crate::value::Value::u32(exit.number), true, writer.span),
        };
        let values: Vec<Piece> = read.into_iter().map(|result| value(self, result)).collect();
        one_or_tuple(values, self.span).broken_with(self.span, &mut self.lets);
        let body = blocks::cut(std::mem::replace(&mut self.lets, before), &[], self.span);
        condition.guard(body, self.span, &mut self.lets);
        Ok(())
    }

    /// The number of the first leaf behind those of the parameters.
    fn first_carried(&self) -> u32 {
        (self.leaves.len() - self.frame.carried.len()) as u32
    }
}

fn one_or_tuple(mut items: Vec<Piece>, span: proc_macro2::Span) -> Piece {
    if items.len() == 1 { items.remove(0) } else { Piece::tuple(items, span) }
}

impl Piece {
    /// `let mut name = self;`
    fn bind_mut(self, name: &Ident, span: proc_macro2::Span, out: &mut Vec<TokenTree>) {
        out.extend([Ident::new("let", span).into(), Ident::new("mut", span).into(), name.clone().into()]);
        self.after_equals(span, out);
    }

    /// `let pattern = self;`
    fn bind_to(self, pattern: Piece, span: proc_macro2::Span, out: &mut Vec<TokenTree>) {
        out.push(Ident::new("let", span).into());
        out.extend(pattern.tokens);
        self.after_equals(span, out);
    }

    /// `self = value;`
    fn assign(self, value: Piece, span: proc_macro2::Span, out: &mut Vec<TokenTree>) {
        out.extend(self.tokens);
        value.after_equals(span, out);
    }

    /// `= self;`
    fn after_equals(self, span: proc_macro2::Span, out: &mut Vec<TokenTree>) {
        out.push(piece::punct('=', span));
        out.extend(self.tokens);
        out.push(piece::punct(';', span));
    }

    /// `break self`
    fn broken_with(self, span: proc_macro2::Span, out: &mut Vec<TokenTree>) {
        out.push(Ident::new("break", span).into());
        out.extend(self.tokens);
    }

    /// `if self { body };`
    fn guard(self, body: Vec<TokenTree>, span: proc_macro2::Span, out: &mut Vec<TokenTree>) {
        out.push(Ident::new("if", span).into());
        out.extend(self.tokens);
        out.extend([piece::group(Delimiter::Brace, body, span), piece::punct(';', span)]);
    }

    /// `loop { body }`
    fn repeated(body: Vec<TokenTree>, span: proc_macro2::Span) -> Piece {
        let tokens = vec![Ident::new("loop", span).into(), piece::group(Delimiter::Brace, body, span)];
        Piece { tokens, prec: piece::ATOM, depth: 0 }
    }
}
