//! Loops that stay loops: a region of the graph that carries the places written inside, and captures the others.
//!
//! ```text
//! while c { body }      loop places { exit !c -> places; next = places after body }
//! ```
//! Every way out is an exit with its state: what a `return` returns, and the places that a `break` can see. Behind the
//! loop the number of the exit taken says where to go on.
//!
//! A loop in an arm that is not taken must not run, since it might never end: its first exit asks for the path it is
//! on. A function that keeps a loop is told by its caller whether it is called at all. What an exit of the loop around
//! has ruled out is not asked again: emitters and interpreters leave there.

use super::exits::{Exit, Kind};
use super::{Leaves, Lowerer};
use crate::graph::{Graph, Ref, Region};
use crate::hir::{ExprKind, FnId, LocalId, Loop, LoopId, LoopKind, Source, Unit};
use crate::op::Op;
use crate::options::Sabotage;
use crate::plan::{Decision, Plan};
use crate::ty::{Param, Shape, Signature, Ty};
use crate::value::Value;
use std::collections::BTreeSet;

/// The loop in whose body something is lowered.
#[derive(Default)]
pub(super) struct Inside {
    /// The loop that is kept, if there is one.
    kept: Option<LoopId>,
    /// The loops in its body that are unrolled: their exits are no branches.
    pub(super) unrolled: BTreeSet<LoopId>,
}

/// What a loop has besides places.
struct Counter {
    /// What it begins with, from outside.
    first: Vec<Ref>,
    names: Vec<&'static str>,
}

/// The functions of a plan that keep a loop, or call one that does.
pub(super) fn keepers(unit: &Unit, plan: &Plan) -> BTreeSet<FnId> {
    let mut keepers = BTreeSet::new();
    for id in &plan.order {
        let body = &unit.function(*id).body;
        let mut keeps = false;
        body.loops(&mut |l| keeps |= is_kept(plan, *id, l));
        body.calls(&mut |callee| keeps |= keepers.contains(&callee));
        if keeps {
            keepers.insert(*id);
        }
    }
    keepers
}

fn is_kept(plan: &Plan, id: FnId, l: &Loop) -> bool {
    plan.loops[&(id, l.id)].decision == Decision::Keep
}

impl Lowerer<'_> {
    pub(super) fn is_kept(&self, l: &Loop) -> bool {
        is_kept(self.plan, self.id, l)
    }

    /// Lowers a loop to a region.
    pub(super) fn keep(&mut self, l: &Loop) -> Leaves {
        let operands = self.operands(l)?;
        let guard = self.guard();
        let counter = self.counter(l, &operands);
        let (declared, written) = (self.declared, self.written(l));
        let carried: Vec<usize> = (0..declared).filter(|place| written.contains(place)).collect();
        let captured: Vec<usize> = (0..declared).filter(|place| !written.contains(place)).collect();

        // Parameters of the body: carried places, counters; captured places, operands, the guard.
        let mut args: Vec<Ref> = carried.iter().map(|place| self.places[*place]).collect();
        args.extend(&counter.first);
        let count = args.len();
        args.extend(captured.iter().map(|place| self.places[*place]));
        args.extend(&operands);
        args.push(guard);
        let mut body = self.body(&carried, &counter, &args);
        let params: Vec<Ref> = args
            .iter()
            .enumerate()
            .map(|(i, arg)| match self.graph.as_const(*arg).filter(|_| i >= count) {
                Some(value) => body.constant(value),
                None => body.param(i as u32, self.graph.ty(*arg)),
            })
            .collect();
        let unread = |graph: &mut Graph, ty: Ty| graph.constant(Value::zero(ty));
        let places: Vec<Ref> = (0..self.places.len())
            .map(|place| {
                let own = carried.iter().position(|p| *p == place);
                let other = captured.iter().position(|p| *p == place).map(|i| count + i);
                match own.or(other) {
                    Some(i) => params[i],
                    None => unread(&mut body, self.graph.ty(self.places[place])),
                }
            })
            .collect();

        let outer = (
            std::mem::replace(&mut self.graph, body),
            std::mem::replace(&mut self.places, places),
            std::mem::take(&mut self.known),
            std::mem::take(&mut self.exits),
            std::mem::replace(&mut self.inside, Inside { kept: Some(l.id), unrolled: BTreeSet::new() }),
        );
        self.loops.insert(l.id, declared);
        let first_operand = count + captured.len();
        let inner = &params[first_operand..first_operand + operands.len()];
        let next = self.pass(l, inner, params[args.len() - 1], &params[carried.len()..count]);
        let own: Vec<Ref> = params[..carried.len()].to_vec();
        let next = next.map(|counters| {
            if self.options.sabotage == Some(Sabotage::CarriedLost)
                && let (Some(place), Some(own)) = (carried.last(), own.last())
            {
                self.places[*place] = *own;
            }
            carried.iter().map(|place| self.places[*place]).chain(counters).collect::<Vec<Ref>>()
        });
        let next = next.unwrap_or_else(|| params[..count].to_vec());
        let mut exits = std::mem::take(&mut self.exits);
        if self.options.sabotage == Some(Sabotage::ExitTooShallow) {
            let further = |exit: &&mut Exit| exit.kind != Kind::Return;
            exits.iter_mut().filter(further).for_each(|exit| exit.kind = Kind::Break(l.id));
        }
        let (region, kinds) = self.region(exits, &carried, &own, next);
        (self.graph, self.places, self.known, self.exits, self.inside) = outer;
        self.declared = declared;
        self.leave_loop(l.id, &region, &args, &carried, &kinds)
    }

    /// The body's graph without nodes.
    fn body(&self, carried: &[usize], counter: &Counter, args: &[Ref]) -> Graph {
        let names =
            carried.iter().map(|place| self.names[*place].as_str()).chain(counter.names.iter().copied());
        let names = names.chain(std::iter::repeat("v"));
        let varying = args.iter().any(|arg| self.graph.rank(*arg) == crate::graph::Rank::Varying);
        let params = args.iter().zip(names).map(|(arg, name)| Param {
            name: if name.is_empty() { "v".to_owned() } else { name.to_owned() },
            shape: Shape::Value(self.graph.ty(*arg)),
            uniform: !varying,
            out: false,
        });
        let signature =
            Signature { name: "body".to_owned(), params: params.collect(), result: Shape::Tuple(Vec::new()) };
        Graph::new(signature, self.graph.gates)
    }

    /// Lowers one pass; answers the next values of the counters, or nothing if nobody gets to the next pass.
    fn pass(&mut self, l: &Loop, operands: &[Ref], guard: Ref, counters: &[Ref]) -> Option<Vec<Ref>> {
        let next = match &l.kind {
            LoopKind::For { var, source } => {
                let first = self.first[var.0 as usize];
                let (end, item, next) = self.next_item(source, operands, counters);
                let end = self.graph.or(!guard, end);
                self.leave_if(l.id, end);
                self.declare(*var);
                self.places[first..first + item.len()].copy_from_slice(&item);
                (first..first + item.len()).for_each(|place| self.name_place(place));
                next
            }
            LoopKind::While(condition) => {
                self.leave_if(l.id, !guard);
                let condition = self.expr(condition)?[0];
                self.leave_if(l.id, !condition);
                Vec::new()
            }
            LoopKind::Endless | LoopKind::Once => {
                self.leave_if(l.id, !guard);
                Vec::new()
            }
        };
        let fell = self.block(&l.body).is_some();
        let continues = self.take_exits(Kind::Continue(l.id));
        let mut next = next;
        if self.options.sabotage == Some(Sabotage::ContinueSkipsStep) {
            for (next, now) in next.iter_mut().zip(counters) {
                for exit in &continues {
                    *next = self.graph.select(exit.cond, *now, *next);
                }
            }
        }
        self.join_places(continues, fell).then_some(next)
    }

    /// `if end { break }`.
    fn leave_if(&mut self, id: LoopId, end: Ref) {
        if self.graph.as_const(end).is_some_and(|end| !end.is_true()) {
            return;
        }
        let state = self.places[..self.loops[&id]].to_vec();
        self.exits.push(Exit { kind: Kind::Break(id), cond: end, state });
        self.assume_left(!end);
    }

    /// The region of a body whose exits these are, and where each exit leads.
    fn region(
        &mut self,
        exits: Vec<Exit>,
        carried: &[usize],
        own: &[Ref],
        next: Vec<Ref>,
    ) -> (Region, Vec<Kind>) {
        let exits = self.merged(exits);
        let returns = exits.iter().any(|exit| exit.kind == Kind::Return);
        let returned = if returns { self.unit.signature(self.id).result.leaves() } else { Vec::new() };
        let (mut roots, mut kinds) = (Vec::new(), Vec::new());
        for exit in &exits {
            let is_return = exit.kind == Kind::Return;
            roots.push(exit.cond);
            kinds.push(exit.kind);
            let held = |(i, place): (usize, &usize)| match exit.state.get(*place) {
                Some(value) if !is_return => *value,
                _ => own[i],
            };
            roots.extend(carried.iter().enumerate().map(held));
            match is_return {
                true => roots.extend(&exit.state),
                false => roots.extend(returned.iter().map(|ty| self.graph.constant(Value::zero(*ty)))),
            }
        }
        let count = next.len() as u32;
        roots.extend(next);
        let mut body = std::mem::replace(&mut self.graph, Graph::new(empty(), Default::default()));
        body.signature.result = Shape::Tuple(roots.iter().map(|r| Shape::Value(body.ty(*r))).collect());
        body.roots = roots;
        let results = (carried.len() + returned.len()) as u32;
        (Region { carried: count, results, exits: kinds.len() as u32, body }, kinds)
    }

    /// One exit in place of two that follow each other and leave with the same, if the second condition costs little.
    fn merged(&mut self, exits: Vec<Exit>) -> Vec<Exit> {
        let mut merged: Vec<Exit> = Vec::new();
        for exit in exits {
            match merged.last_mut() {
                Some(last)
                    if last.kind == exit.kind
                        && last.state == exit.state
                        && costs_little(&self.graph, exit.cond, last.cond) =>
                {
                    last.cond = self.graph.or(last.cond, exit.cond);
                }
                _ => merged.push(exit),
            }
        }
        merged
    }

    /// What holds behind a loop: the places, and the ways out that lead further than its end.
    fn leave_loop(
        &mut self,
        id: LoopId,
        region: &Region,
        args: &[Ref],
        carried: &[usize],
        kinds: &[Kind],
    ) -> Leaves {
        let wanted = vec![true; region.results as usize + 1];
        let values = self.graph.add_loop(region, args, &wanted);
        let values: Vec<Ref> = values.into_iter().map(|value| value.expect("all are wanted")).collect();
        let (number, values) = values.split_last().expect("the number of the exit is the last");
        for (place, value) in carried.iter().zip(values) {
            self.places[*place] = *value;
            self.name_place(*place);
        }
        let falls = kinds.contains(&Kind::Break(id));
        let mut further: Vec<Kind> = Vec::new();
        for kind in kinds {
            if *kind != Kind::Break(id) && !further.contains(kind) {
                further.push(*kind);
            }
        }
        for (i, kind) in further.iter().enumerate() {
            let mut cond = self.graph.bool(!falls && i + 1 == further.len());
            for (exit, _) in kinds.iter().enumerate().filter(|(_, of)| *of == kind) {
                let exit = self.graph.constant(Value::u32(exit as u32));
                let taken = self.graph.add(Op::Eq, &[*number, exit]);
                cond = self.graph.or(cond, taken);
            }
            let state = match kind {
                Kind::Return => values[carried.len()..].to_vec(),
                Kind::Break(outer) | Kind::Continue(outer) => self.places[..self.loops[outer]].to_vec(),
            };
            let physical = self.is_physical(*kind);
            self.exits.push(Exit { kind: *kind, cond, state });
            match physical {
                _ if !falls => {}
                true => self.assume_left(!cond),
                false => self.assume(!cond),
            }
        }
        falls.then(Vec::new)
    }

    /// True where we are: every condition on the path, but for those that a branch has seen to.
    pub(super) fn guard(&mut self) -> Ref {
        let mut guard = self.reached.unwrap_or_else(|| self.graph.bool(true));
        if self.inside.kept.is_some() {
            guard = self.graph.bool(true);
        }
        for (id, truth) in self.known.asked() {
            // Of `x & y` both are known too.
            if !(truth && self.graph.node(id).op == Op::And) {
                guard = self.graph.and(guard, Ref::new(id).complement_if(!truth));
            }
        }
        let pending: Vec<(Kind, Ref)> = self.exits.iter().map(|exit| (exit.kind, exit.cond)).collect();
        for (kind, cond) in pending {
            if !self.is_physical(kind) {
                guard = self.graph.and(guard, !cond);
            }
        }
        guard
    }

    /// True of exits that are branches of the loop whose body this is.
    pub(super) fn is_physical(&self, kind: Kind) -> bool {
        let Some(kept) = self.inside.kept else { return false };
        match kind {
            Kind::Return => true,
            Kind::Continue(id) => id != kept && !self.inside.unrolled.contains(&id),
            Kind::Break(id) => !self.inside.unrolled.contains(&id),
        }
    }

    /// The places of the locals that a loop writes.
    fn written(&self, l: &Loop) -> BTreeSet<usize> {
        let mut locals: BTreeSet<LocalId> = BTreeSet::new();
        let mut add = |e: &crate::hir::Expr| match &e.kind {
            ExprKind::Assign(place, ..) => _ = locals.insert(place.local),
            ExprKind::Call(_, _, outs) => locals.extend(outs.iter().map(|place| place.local)),
            _ => {}
        };
        if let LoopKind::While(condition) = &l.kind {
            condition.all(&mut add);
        }
        l.body.all(&mut add);
        let places = |local: LocalId| {
            let first = self.first[local.0 as usize];
            first..first + self.unit.leaf_count(self.local_type(local))
        };
        locals.into_iter().flat_map(places).collect()
    }

    // ---- The items of a `for`.

    /// What a `for` counts: the number itself, or the number of the step and whether the last one is done. So no count
    /// can overflow.
    fn counter(&mut self, l: &Loop, operands: &[Ref]) -> Counter {
        let LoopKind::For { source, .. } = &l.kind else { return Counter { first: vec![], names: vec![] } };
        let operands = &mut operands.iter().copied();
        if let Source::Range { from, to, inclusive: false } = source {
            let (from, _) = self.ends(from, to, operands);
            return Counter { first: vec![from], names: vec!["i"] };
        }
        let (some, _) = self.last(source, operands);
        Counter { first: vec![self.number(0), !some], names: vec!["step", "done"] }
    }

    /// Whether the items have come to an end, the next item, and the next values of the counters.
    fn next_item(
        &mut self,
        source: &Source,
        operands: &[Ref],
        counters: &[Ref],
    ) -> (Ref, Vec<Ref>, Vec<Ref>) {
        if let (Source::Range { from, to, inclusive: false }, [number]) = (source, counters) {
            let (_, to) = self.ends(from, to, &mut operands.iter().copied());
            let less = self.graph.add(Op::Lt, &[*number, to]);
            let one = self.graph.constant(Value::splat(self.graph.ty(*number), 1));
            let next = self.graph.add(Op::Add, &[*number, one]);
            return (!less, vec![*number], vec![next]);
        }
        let [step, done] = *counters else { unreachable!("the counters of a `for`") };
        let mut item = Vec::new();
        self.gather(source, step, &mut operands.iter().copied(), &mut item);
        let (_, last) = self.last(source, &mut operands.iter().copied());
        let at_last = self.graph.add(Op::Eq, &[step, last]);
        let one = self.number(1);
        let next = self.graph.add(Op::Add, &[step, one]);
        (done, item, vec![next, at_last])
    }

    /// Whether there is an item, and the number of the last one.
    fn last(&mut self, source: &Source, operands: &mut dyn Iterator<Item = Ref>) -> (Ref, Ref) {
        match source {
            Source::Range { from, to, inclusive } => {
                let (from, to) = self.ends(from, to, operands);
                let some = self.graph.add(if *inclusive { Op::Le } else { Op::Lt }, &[from, to]);
                let (from, to) = (self.as_u32(from), self.as_u32(to));
                let between = self.graph.add(Op::Sub, &[to, from]);
                let one = self.number(u32::from(!inclusive));
                (some, self.graph.add(Op::Sub, &[between, one]))
            }
            Source::Array(array) => {
                operands.take(self.unit.leaf_count(&array.ty)).for_each(drop);
                let count = source.count().expect("arrays have a length") as u32;
                (self.graph.bool(count > 0), self.number(count.saturating_sub(1)))
            }
            Source::Rev(inner) | Source::Enumerate(inner) => self.last(inner, operands),
            Source::StepBy(inner, by) => {
                let (some, last) = self.last(inner, operands);
                let by = self.number(*by);
                (some, self.graph.add(Op::Div, &[last, by]))
            }
            Source::Zip(a, b) => {
                let ((some, last), (other, end)) = (self.last(a, operands), self.last(b, operands));
                (self.graph.and(some, other), self.graph.add(Op::Min, &[last, end]))
            }
        }
    }
}

/// True if a value needs few operations that another does not need, and no loop.
fn costs_little(graph: &Graph, value: Ref, beside: Ref) -> bool {
    const FEW: usize = 4;
    let (mut seen, mut next) = (BTreeSet::new(), vec![beside]);
    while let Some(r) = next.pop() {
        if seen.insert(r.id()) {
            next.extend(graph.args(r.id()));
        }
    }
    let mut count = 0;
    next.push(value);
    while let Some(r) = next.pop() {
        match graph.op(r) {
            _ if !seen.insert(r.id()) => continue,
            Op::Loop(_) | Op::Call(_) => return false,
            Op::Const(_) | Op::Param(_) => {}
            _ => count += 1,
        }
        if count > FEW {
            return false;
        }
        next.extend(graph.args(r.id()));
    }
    true
}

fn empty() -> Signature {
    Signature { name: String::new(), params: Vec::new(), result: Shape::Tuple(Vec::new()) }
}
