//! A row of numbers that decides everything about a program, so that a smaller row is a smaller program.

use proptest::prelude::{Rng, Strategy};
use proptest::strategy::{NewTree, ValueTree};
use proptest::test_runner::TestRunner;
use std::fmt;

/// The numbers not used yet. When they have run out, every choice is the first.
pub(crate) struct Choices<'a> {
    rest: &'a [u32],
}

impl<'a> Choices<'a> {
    pub(crate) fn new(numbers: &'a [u32]) -> Choices<'a> {
        Choices { rest: numbers }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// One of `count` things; small numbers choose the first.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        let Some((first, rest)) = self.rest.split_first() else { return 0 };
        self.rest = rest;
        ((u64::from(*first) * count as u64) >> 32) as usize
    }

    /// One of the things, each as often as its weight says.
    pub(crate) fn weighted(&mut self, weights: &[usize]) -> usize {
        let mut left = self.below(weights.iter().sum());
        let chosen = weights.iter().position(|w| {
            let here = left < *w;
            left = left.saturating_sub(*w);
            here
        });
        chosen.expect("the choice is below the sum")
    }

    /// True so many times in a hundred; small numbers say no.
    pub(crate) fn percent(&mut self, percent: usize) -> bool {
        self.below(100) >= 100 - percent
    }

    pub(crate) fn pick<T: Clone>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())].clone()
    }
}

/// Rows of this length, which proptest shortens. They are shown by the function given.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rows {
    pub(crate) len: usize,
    pub(crate) show: fn(&[u32]) -> String,
}

#[derive(Clone)]
pub(crate) struct Row {
    pub(crate) numbers: Vec<u32>,
    show: fn(&[u32]) -> String,
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&(self.show)(&self.numbers))
    }
}

impl Strategy for Rows {
    type Tree = Shrinking;
    type Value = Row;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Rows> {
        let numbers: Vec<u32> = (0..self.len).map(|_| runner.rng().next_u32()).collect();
        let cut = Cut { len: self.len, end: self.len, zero: false };
        Ok(Shrinking { current: numbers.clone(), failing: numbers, cut, shorter: false, show: self.show })
    }
}

/// A row from which ever smaller pieces are cut, from the end to the beginning.
pub(crate) struct Shrinking {
    current: Vec<u32>,
    /// The shortest row known to fail.
    failing: Vec<u32>,
    /// What to try next.
    cut: Cut,
    /// True if something was cut since all cuts were tried last.
    shorter: bool,
    show: fn(&[u32]) -> String,
}

/// A piece that is removed, or made zero.
#[derive(Clone, Copy, Debug)]
struct Cut {
    len: usize,
    end: usize,
    zero: bool,
}

impl Shrinking {
    /// The failing row without the next piece that changes it; false when all were tried.
    fn advance(&mut self) -> bool {
        loop {
            if self.cut.len == 0 {
                if !self.shorter {
                    return false;
                }
                self.shorter = false;
                self.cut = Cut { len: self.failing.len(), end: usize::MAX, zero: false };
            }
            let Cut { len, end, zero } = self.cut;
            let end = end.min(self.failing.len());
            let start = end.saturating_sub(len);
            self.cut = match (start, zero) {
                (0, false) => Cut { len, end: usize::MAX, zero: true },
                (0, true) => Cut { len: len / 2, end: usize::MAX, zero: false },
                _ => Cut { end: start, ..self.cut },
            };
            let piece = &self.failing[start..end];
            if piece.is_empty() || (zero && piece.iter().all(|n| *n == 0)) {
                continue;
            }
            self.current.clone_from(&self.failing);
            match zero {
                true => self.current[start..end].fill(0),
                false => drop(self.current.drain(start..end)),
            }
            return true;
        }
    }
}

impl ValueTree for Shrinking {
    type Value = Row;

    fn current(&self) -> Row {
        Row { numbers: self.current.clone(), show: self.show }
    }

    /// The current row fails.
    fn simplify(&mut self) -> bool {
        self.shorter |= self.failing != self.current;
        self.failing.clone_from(&self.current);
        self.advance()
    }

    /// The current row does not fail.
    fn complicate(&mut self) -> bool {
        self.current.clone_from(&self.failing);
        self.advance()
    }
}
