//! The order of steps in words. Passes leave them in the order in which they were made; drivers keep more or less the order
//! that they are given, and wait for what was begun just before.
//!
//! ```text
//! given    a = sin x, b = a * a, c = sin y, d = c * c, r = b + d
//! written  a = sin x, c = sin y, b = a * a, d = c * c, r = b + d
//! ```
//! Twice a list schedule of a machine that begins one instruction after the other: from the front, in the order in which the
//! results need the steps, and then from the end, which puts each step as late as it may be, so that what is stored together is
//! made together. The second is taken where that needs no more registers, or few.

use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::Op;
use flatten_core::op::cost::Table;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::Range;

/// How long an instruction takes beyond its own time until others can read its value.
pub(crate) const DELAY: u32 = 4;

/// So many scalars fit into registers where as many threads run as can, on most GPUs.
const ROOM: u32 = 32;

/// The frame with its steps in another order; each stays in its list.
pub(crate) fn run(frame: &Frame) -> Frame {
    let runs = runs(frame);
    let read = read_elsewhere(frame, &numbers(frame), runs.len());
    let order = runs.into_iter().zip(read).flat_map(|(run, read)| Steps::new(frame, run, read).ordered());
    reordered(frame, order.collect())
}

/// The runs of steps that no head of a loop, no exit and no end parts. A head is one by itself.
fn runs(frame: &Frame) -> Vec<Range<u32>> {
    let mut cuts = vec![0, frame.steps.len() as u32];
    for (head, step) in (0..).zip(&frame.steps) {
        if let Op::Loop(id) = step.op {
            let l = &frame.loops[id.0 as usize];
            cuts.extend([head, head + 1, l.end]);
            cuts.extend(l.exits.iter().flat_map(|exit| [exit.steps.start, exit.steps.end]));
        }
    }
    cuts.sort_unstable();
    cuts.dedup();
    cuts.windows(2).map(|pair| pair[0]..pair[1]).collect()
}

/// Of each step the number of its run.
pub(crate) fn numbers(frame: &Frame) -> Vec<usize> {
    let mut numbers = vec![0; frame.steps.len()];
    for (i, run) in runs(frame).into_iter().enumerate() {
        numbers[run.start as usize..run.end as usize].fill(i);
    }
    numbers
}

/// How long it takes to begin a step.
pub(crate) fn time(step: &Step) -> u32 {
    step.op.cost(Table::Gpu, step.ty).div_ceil(4)
}

/// Of each run the steps that others read, loops or the caller, in this order.
fn read_elsewhere(frame: &Frame, number: &[usize], runs: usize) -> Vec<Vec<u32>> {
    let mut read = vec![Vec::new(); runs];
    let mut is_read = vec![false; frame.steps.len()];
    let mut add = |operand: &Operand, reader: Option<usize>| {
        if let Some(i) = operand.step()
            && Some(number[i as usize]) != reader
            && !std::mem::replace(&mut is_read[i as usize], true)
        {
            read[number[i as usize]].push(i);
        }
    };
    for (step, reader) in frame.steps.iter().zip(number) {
        step.args.iter().for_each(|arg| add(arg, Some(*reader)));
    }
    frame.loop_operands().for_each(|operand| add(&operand, None));
    frame.results.iter().for_each(|result| add(result, None));
    read
}

/// The frame with the steps that `order` names.
pub(crate) fn reordered(frame: &Frame, order: Vec<u32>) -> Frame {
    let mut place = vec![0; order.len()];
    for (at, old) in (0..).zip(&order) {
        place[*old as usize] = at;
    }
    let moved = |operand: &mut Operand| {
        if let Operand::Step(i) | Operand::NotStep(i) = operand {
            *i = place[*i as usize];
        }
    };
    let mut frame = frame.clone();
    frame.steps = order.iter().map(|old| frame.steps[*old as usize].clone()).collect();
    frame.steps.iter_mut().flat_map(|step| &mut step.args).for_each(moved);
    frame.carried.iter_mut().flat_map(|c| [&mut c.first, &mut c.next]).for_each(moved);
    for exit in frame.loops.iter_mut().flat_map(|l| &mut l.exits) {
        exit.results.iter_mut().chain([&mut exit.condition]).for_each(moved);
    }
    frame.results.iter_mut().for_each(moved);
    debug_assert_eq!(frame.verify(), Ok(()));
    frame
}

/// A run of steps, by number in the run.
struct Steps {
    first: u32,
    /// The time in which each begins; nothing else does.
    time: Vec<u32>,
    /// How many scalars each makes; none, if it only names others.
    width: Vec<u32>,
    /// What each reads.
    args: Vec<Vec<usize>>,
    /// What reads each.
    users: Vec<Vec<usize>>,
    /// Those read elsewhere.
    roots: Vec<usize>,
}

impl Steps {
    fn new(frame: &Frame, run: Range<u32>, read: Vec<u32>) -> Steps {
        let steps = &frame.steps[run.start as usize..run.end as usize];
        let number = |i: u32| run.contains(&i).then(|| (i - run.start) as usize);
        let inside = |operand: &Operand| operand.step().and_then(number);
        let args: Vec<Vec<usize>> =
            steps.iter().map(|step| step.args.iter().filter_map(inside).collect()).collect();
        let mut users = vec![Vec::new(); steps.len()];
        for (user, args) in args.iter().enumerate() {
            args.iter().for_each(|arg| users[*arg].push(user));
        }
        let time: Vec<u32> = steps.iter().map(time).collect();
        let lanes = steps.iter().map(|step| u32::from(step.ty.lanes.max(1)));
        let width = lanes.zip(&time).map(|(lanes, time)| if *time == 0 { 0 } else { lanes }).collect();
        let roots = read.into_iter().filter_map(number).collect();
        Steps { first: run.start, time, width, args, users, roots }
    }

    /// The steps in their new order, by number in the frame.
    fn ordered(&self) -> Vec<u32> {
        let wanted = self.depth_first();
        let early = self.scheduled(&wanted, &self.args, &self.users, |from, _| from);
        // What is only read elsewhere is made last, in the order in which it is read.
        let mut is_last = vec![false; early.len()];
        let last = self.roots.iter().rev().copied().filter(|i| self.users[*i].is_empty());
        last.clone().for_each(|i| is_last[i] = true);
        let others = early.iter().rev().copied().filter(|i| !is_last[*i]);
        let backwards: Vec<usize> = last.chain(others).collect();
        let mut late = self.scheduled(&backwards, &self.users, &self.args, |_, to| to);
        late.reverse();
        let order = if self.most(&late) <= self.most(&early).max(ROOM) { late } else { early };
        order.into_iter().map(|i| self.first + i as u32).collect()
    }

    /// Operands before each step, those first that are ready first, the steps in the order in which they are read
    /// elsewhere.
    fn depth_first(&self) -> Vec<usize> {
        let args = self.args_by_time();
        let mut order = Vec::with_capacity(self.args.len());
        let mut state = vec![0; self.args.len()];
        // What nobody reads comes last.
        for root in self.roots.iter().copied().chain(0..self.args.len()) {
            let mut path = vec![root];
            while let Some(i) = path.last().copied() {
                match args[i].get(state[i]) {
                    Some(arg) => {
                        state[i] += 1;
                        if state[*arg] == 0 {
                            path.push(*arg);
                        }
                    }
                    None => {
                        path.pop();
                        if state[i] == self.args[i].len() {
                            state[i] += 1;
                            order.push(i);
                        }
                    }
                }
            }
        }
        order
    }

    /// What each step reads, by the time in which it is ready.
    fn args_by_time(&self) -> Vec<Vec<usize>> {
        let mut ready: Vec<u32> = Vec::with_capacity(self.args.len());
        for (args, time) in self.args.iter().zip(&self.time) {
            let begin = args.iter().map(|arg| ready[*arg]).max().unwrap_or(0);
            ready.push(begin + if *time > 0 { time + DELAY } else { 0 });
        }
        let mut args = self.args.clone();
        args.iter_mut().for_each(|args| args.sort_by_key(|arg| ready[*arg]));
        args
    }

    /// The order in which a machine begins the steps that takes the first one in `wanted` of those that need not wait.
    /// `before` has to come before each step and `behind` comes behind it; `made` says of two such steps which one makes the
    /// value.
    fn scheduled(
        &self,
        wanted: &[usize],
        before: &[Vec<usize>],
        behind: &[Vec<usize>],
        made: fn(usize, usize) -> usize,
    ) -> Vec<usize> {
        let mut rank = vec![0; wanted.len()];
        wanted.iter().enumerate().for_each(|(at, i)| rank[*i] = at);
        let mut missing: Vec<usize> = before.iter().map(Vec::len).collect();
        let mut ready_at = vec![0; wanted.len()];
        let mut order = Vec::with_capacity(wanted.len());
        let mut now = 0;
        // By time and rank those that wait, and by rank those that need not; what takes no time is the first of these.
        let mut waiting: BinaryHeap<Reverse<(u32, usize)>> = BinaryHeap::new();
        let mut ready: BinaryHeap<Reverse<(bool, usize)>> = BinaryHeap::new();
        let key = |i: usize| Reverse((self.time[i] > 0, rank[i]));
        ready.extend((0..wanted.len()).filter(|i| missing[*i] == 0).map(key));
        loop {
            while let Some(Reverse((at, rank))) = waiting.peek().copied()
                && (at <= now || ready.is_empty())
            {
                now = now.max(at);
                waiting.pop();
                ready.push(key(wanted[rank]));
            }
            let Some(Reverse((_, first))) = ready.pop() else { return order };
            let i = wanted[first];
            order.push(i);
            now += self.time[i];
            for other in &behind[i] {
                let delay = if self.time[made(i, *other)] > 0 { DELAY } else { 0 };
                ready_at[*other] = ready_at[*other].max(now + delay);
                missing[*other] -= 1;
                if missing[*other] == 0 {
                    waiting.push(Reverse((ready_at[*other], rank[*other])));
                }
            }
        }
    }

    /// The most scalars that are kept at one time.
    fn most(&self, order: &[usize]) -> u32 {
        let mut kept = vec![false; order.len()];
        self.roots.iter().for_each(|root| kept[*root] = true);
        let mut now: u32 = self.roots.iter().map(|root| self.width[*root]).sum();
        let mut most = now;
        for i in order.iter().rev() {
            now -= if kept[*i] { self.width[*i] } else { 0 };
            for arg in &self.args[*i] {
                now += if std::mem::replace(&mut kept[*arg], true) { 0 } else { self.width[*arg] };
            }
            most = most.max(now);
        }
        most
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flatten_core::graph::Graph;
    use flatten_core::schedule;

    fn frame(steps: &[String], results: &str) -> Frame {
        let mut text = "fn f(x: f32, y: f32) -> (f32, f32) {\n".to_owned();
        let params = ["param 0", "param 1"].map(str::to_owned);
        for (at, step) in params.iter().chain(steps).enumerate() {
            text.push_str(&format!("    %{at} = {step} : f32\n"));
        }
        text.push_str(&format!("    return {results}\n}}\n"));
        let graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}: {text}"));
        schedule::run(&graph)
    }

    #[track_caller]
    fn test(steps: &[&str], results: &str, want: &str) {
        let steps: Vec<String> = steps.iter().map(|step| (*step).to_owned()).collect();
        let got: Vec<_> = run(&frame(&steps, results)).steps.iter().map(|step| step.op.name()).collect();
        assert_eq!(got.join(" "), want);
    }

    #[test]
    fn nothing_waits_that_need_not() {
        test(&["sin %0", "floor %2", "cos %1", "fract %4"], "%3 %5", "sin cos floor fract");
    }

    #[test]
    fn what_can_wait_is_made_last() {
        test(&["floor %1", "sin %0", "sqrt %3"], "%2 %4", "sin floor sqrt");
    }

    #[test]
    fn results_are_made_last_and_in_order() {
        test(&["sin %0", "cos %1", "abs %2", "floor %3", "fract %4"], "%6 %5", "sin abs cos fract floor");
    }

    #[test]
    fn what_is_ready_first_is_made_first() {
        test(&["sin %0", "sin %2", "cos %1", "add %3 %4"], "%5 %5", "sin cos sin add");
    }

    #[test]
    fn what_is_read_late_is_made_late() {
        // Sixty-four sines, then the sum of them all.
        let mut steps = vec!["sin %0".to_owned()];
        (2..65).for_each(|i| steps.push(format!("sin %{i}")));
        steps.push("add %2 %3".to_owned());
        (4..66).for_each(|i| steps.push(format!("add %{} %{i}", i + 62)));
        let before = frame(&steps, "%65 %128");
        let most = |frame: &Frame| {
            let run = 0..frame.steps.len() as u32;
            let steps = Steps::new(frame, run.clone(), vec![63, run.end - 1]);
            steps.most(&run.map(|i| i as usize).collect::<Vec<_>>())
        };
        assert_eq!((most(&before), most(&run(&before))), (64, 4));
    }
}
