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
use super::items::Counter;
use super::{Leaves, Lowerer};
use crate::graph::{Graph, Rank, Ref, Region};
use crate::hir::{Expr, ExprKind, FnId, LocalId, Loop, LoopId, LoopKind, Unit};
use crate::op::Op;
use crate::options::Sabotage;
use crate::plan::{Decision, Plan};
use crate::ty::{Param, Shape, Signature};
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

impl Inside {
    /// True in the body of a loop that is kept.
    pub(super) fn is_kept(&self) -> bool {
        self.kept.is_some()
    }
}

/// What goes into a loop.
struct Edges {
    /// The places that it writes.
    carried: Vec<usize>,
    /// Those of them that have no value yet when a pass begins, and need none for the next: they are written once.
    open: BTreeSet<usize>,
    /// The other places in sight.
    captured: Vec<usize>,
    /// How many operands change from pass to pass: the carried places, then the counters.
    count: usize,
    /// The operands: those, then the captured places, what is evaluated before the first pass, and the guard.
    args: Vec<Ref>,
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

    /// Lowers a loop to a region. One that never `ends` is left by its guard alone, where nobody comes.
    pub(super) fn keep(&mut self, l: &Loop, ends: bool) -> Leaves {
        let operands = self.operands(l)?;
        let guard = self.guard();
        let counter = self.counter(l, &operands);
        let edges = self.edges(l, &counter, &operands, guard);
        let mut body = self.body(&edges, &counter);
        let params = self.params(&edges, &mut body);
        let places = self.inner_places(&edges, &params, &mut body);
        let outer = (
            std::mem::replace(&mut self.graph, body),
            std::mem::replace(&mut self.places, places),
            std::mem::take(&mut self.known),
            std::mem::take(&mut self.exits),
            std::mem::replace(&mut self.inside, Inside { kept: Some(l.id), unrolled: BTreeSet::new() }),
        );
        let declared = self.declared;
        self.loops.insert(l.id, declared);
        let (own, counters) = params[..edges.count].split_at(edges.carried.len());
        let (guard, before) = params.split_last().expect("the guard is the last");
        let inner = &before[before.len() - operands.len()..];
        let next = match self.pass(l, inner, *guard, counters) {
            Some(counters) => self.next_values(&edges, own, counters),
            // Nobody gets to a second pass.
            None => params[..edges.count].to_vec(),
        };
        let mut exits = std::mem::take(&mut self.exits);
        if self.options.sabotage == Some(Sabotage::ExitTooShallow) {
            let further = |exit: &&mut Exit| exit.kind != Kind::Return;
            exits.iter_mut().filter(further).for_each(|exit| exit.kind = Kind::Break(l.id));
        }
        let (region, kinds) = self.region(exits, &edges.carried, own, next);
        (self.graph, self.places, self.known, self.exits, self.inside) = outer;
        self.declared = declared;
        self.leave_loop(l.id, &region, &edges, &kinds, ends)
    }

    /// What goes into a loop: the places in sight, those it writes first.
    fn edges(&self, l: &Loop, counter: &Counter, operands: &[Ref], guard: Ref) -> Edges {
        let written = self.written(l);
        let is_once = |local: &LocalId| self.unit.function(self.id).locals[local.0 as usize].once;
        let places = |local: &LocalId| {
            let first = self.first[local.0 as usize];
            first..first + self.unit.leaf_count(self.local_type(*local))
        };
        let open = written.iter().filter(|local| is_once(local)).flat_map(places).collect();
        let written: BTreeSet<usize> = written.iter().flat_map(places).collect();
        let (carried, captured): (Vec<usize>, Vec<usize>) =
            (0..self.declared).partition(|place| written.contains(place));
        let value = |place: &usize| self.places[*place];
        let mut args: Vec<Ref> = carried.iter().map(value).chain(counter.first.iter().copied()).collect();
        let count = args.len();
        args.extend(captured.iter().map(value).chain(operands.iter().copied()).chain([guard]));
        Edges { carried, open, captured, count, args }
    }

    /// The parameters of the body; what is captured and constant is so inside too.
    fn params(&self, edges: &Edges, body: &mut Graph) -> Vec<Ref> {
        let is_open = |i: usize| edges.carried.get(i).is_some_and(|place| edges.open.contains(place));
        let param = |(i, arg): (usize, &Ref)| match self.graph.as_const(*arg).filter(|_| i >= edges.count) {
            Some(value) => body.constant(value),
            None if is_open(i) => body.constant(Value::zero(self.graph.ty(*arg))),
            None => body.param(i as u32, self.graph.ty(*arg)),
        };
        edges.args.iter().enumerate().map(param).collect()
    }

    /// What the places hold when a pass begins; nobody reads those that come into sight later.
    fn inner_places(&self, edges: &Edges, params: &[Ref], body: &mut Graph) -> Vec<Ref> {
        let mut places: Vec<Ref> =
            self.places.iter().map(|place| body.constant(Value::zero(self.graph.ty(*place)))).collect();
        let captured = &params[edges.count..];
        let held = edges.carried.iter().zip(params).chain(edges.captured.iter().zip(captured));
        held.for_each(|(place, param)| places[*place] = *param);
        places
    }

    /// What a pass hands to the next one.
    fn next_values(&mut self, edges: &Edges, own: &[Ref], counters: Vec<Ref>) -> Vec<Ref> {
        if self.options.sabotage == Some(Sabotage::CarriedLost)
            && let Some((place, own)) = edges.carried.last().zip(own.last())
        {
            self.places[*place] = *own;
        }
        let next = |(place, own): (&usize, &Ref)| match edges.open.contains(place) {
            true => *own,
            false => self.places[*place],
        };
        edges.carried.iter().zip(own).map(next).chain(counters).collect()
    }

    /// The body's graph without nodes.
    fn body(&self, edges: &Edges, counter: &Counter) -> Graph {
        let carried = edges.carried.iter().map(|place| self.names[*place].as_str());
        let names = carried.chain(counter.names.iter().copied()).chain(std::iter::repeat("v"));
        let varying = edges.args.iter().any(|arg| self.graph.rank(*arg) == Rank::Varying);
        let params = edges.args.iter().zip(names).map(|(arg, name)| Param {
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
        body.return_all(roots);
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
        Edges { carried, args, .. }: &Edges,
        kinds: &[Kind],
        ends: bool,
    ) -> Leaves {
        let wanted = vec![true; region.results as usize + 1];
        let values = self.graph.add_loop(region, args, &wanted);
        let values: Vec<Ref> = values.into_iter().map(|value| value.expect("all are wanted")).collect();
        let (number, values) = values.split_last().expect("the number of the exit is the last");
        for (place, value) in carried.iter().zip(values) {
            self.places[*place] = *value;
            self.name_place(*place);
        }
        let falls = ends && kinds.contains(&Kind::Break(id));
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
            self.exits.push(Exit { kind: *kind, cond, state });
            if falls {
                self.assume_not_taken(*kind, cond);
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

    /// The locals that a loop writes.
    fn written(&self, l: &Loop) -> BTreeSet<LocalId> {
        let mut locals: BTreeSet<LocalId> = BTreeSet::new();
        let mut add = |e: &Expr| match &e.kind {
            ExprKind::Assign(place, ..) => _ = locals.insert(place.local),
            ExprKind::Call(_, _, outs) => locals.extend(outs.iter().map(|place| place.local)),
            _ => {}
        };
        if let LoopKind::While(condition) = &l.kind {
            condition.all(&mut add);
        }
        l.body.all(&mut add);
        locals
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
