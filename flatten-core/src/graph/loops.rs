//! The smart constructor of loops: what a loop carries, captures and leaves with is as little as it can be.
//!
//! ```text
//! before   loop x = 7, t = a { exit t > k -> t, x; next x' = if x < 10 { x } else { c }, t' = t + x * k }
//! after    s = 7 * k                            moved out: it is the same in every pass
//!          loop t = a { exit t > k -> t; next t' = t + s }
//! ```
//! Carried values are first taken for what they begin with; those whose next value then differs are not, but those
//! among them that begin and go on alike are taken for one, and it is tried again, until what was taken holds (Lerner,
//! Grove and Chambers: optimistic assumptions, only ever weakened; Alpern, Wegman and Zadeck: classes that are split).
//! A loop that is certain to leave in its first pass is no loop, also where what it begins with decides that.

use crate::graph::{Graph, Id, Rank, Ref, Region};
use crate::op::Op;
use crate::ty::{Param, Shape, Signature, Ty};

/// How often a loop is simplified: a wrong rule may cost an optimisation, never hang a user's build.
const ROUNDS: usize = 8;

impl Graph {
    /// The results of a loop with these operands, then the number of the exit, as far as they are `wanted`.
    pub fn add_loop(&mut self, region: &Region, args: &[Ref], wanted: &[bool]) -> Vec<Option<Ref>> {
        let mut shown: Vec<Shown> = wanted
            .iter()
            .enumerate()
            .map(|(i, wanted)| if *wanted { Shown::Result(i) } else { Shown::Dropped })
            .collect();
        let (mut region, mut args) = (region.clone(), args.to_vec());
        // Each round but the last one drops something: a value carried, captured or left with, or a node.
        for _ in 0..ROUNDS {
            let live = live_results(&shown, region.results);
            let (next, next_args) = self.settled(&region, &args, &live);
            let renumbered = |i: usize| live[..i].iter().filter(|l| **l).count();
            for shown in &mut shown {
                if let Shown::Result(i) = shown {
                    *i = if *i < region.results as usize { renumbered(*i) } else { next.results as usize };
                }
            }
            if let Some(values) = self.once(&next, &next_args) {
                return shown.iter().map(|shown| shown.value(&values)).collect();
            }
            let changed = self.fix_results(&next, &next_args, &mut shown);
            let (next, next_args) = self.hoisted(next, next_args);
            let same = !changed && next == region && next_args == args;
            (region, args) = (next, next_args);
            if same {
                break;
            }
        }
        if !shown.iter().any(|shown| matches!(shown, Shown::Result(_))) {
            return shown.iter().map(|shown| shown.value(&[])).collect();
        }
        let mut types = region.result_types();
        types.push(Ty::U32);
        let region = self.add_region(region);
        let tuple = self.intern(Op::Loop(region), Ty::TUPLE, &args);
        let value = |shown: &Shown| match *shown {
            Shown::Result(i) => Some(self.intern(Op::Project(i as u32), types[i], &[tuple])),
            ref known => known.value(&[]),
        };
        shown.iter().map(value).collect()
    }

    /// The loop without what is not `live`, without carried values that never change, and with each captured value
    /// once.
    fn settled(&self, region: &Region, args: &[Ref], live: &[bool]) -> (Region, Vec<Ref>) {
        let needs = Needs::of(region, live);
        let mut taken = vec![Taken::First; needs.carried.len()];
        loop {
            let rebuilt = self.rebuilt(region, args, live, &needs, &taken);
            let next_of = |k: usize| rebuilt.next.iter().find(|(of, _)| *of == k).expect("it is needed").1;
            let holds = |(k, next): &&(usize, Ref)| match taken[*k] {
                Taken::First => rebuilt.values[*k] == *next,
                Taken::Same(k) => next_of(k) == *next,
            };
            let wrong: Vec<(usize, Ref)> = rebuilt.next.iter().filter(|next| !holds(next)).copied().collect();
            if wrong.is_empty() {
                return (rebuilt.region, rebuilt.args);
            }
            // Those that were taken for one and go on alike may still be one.
            let before = taken.clone();
            for (k, next) in &wrong {
                let alike = |(other, its_next): &&(usize, Ref)| {
                    its_next == next && before[*other] == before[*k] && args[*other] == args[*k]
                };
                taken[*k] = Taken::Same(wrong.iter().find(alike).expect("it is like itself").0);
            }
        }
    }

    fn rebuilt(
        &self,
        region: &Region,
        args: &[Ref],
        live: &[bool],
        needs: &Needs,
        taken: &[Taken],
    ) -> Rebuilt {
        let needed = (0..region.carried as usize).filter(|k| needs.carried[*k]);
        let carried: Vec<usize> = needed.clone().filter(|k| taken[*k] == Taken::Same(*k)).collect();
        let is_first = |i: usize| taken[i] == Taken::First;
        let mut captured: Vec<Ref> = Vec::new();
        for (i, arg) in args.iter().enumerate() {
            let is_captured = i >= taken.len() || is_first(i);
            if is_captured
                && needs.params[i]
                && self.as_const(*arg).is_none()
                && !captured.contains(&arg.positive())
            {
                captured.push(arg.positive());
            }
        }
        let old = &region.body.signature.params;
        let operands = args.iter().map(|a| self.rank(*a) == Rank::Varying).collect();
        let varies = region.varying(operands, &|k| is_first(k) || !needs.carried[k]).params;
        let mut params: Vec<Param> =
            carried.iter().map(|k| param(&old[*k].name, self.ty(args[*k]), !varies[*k])).collect();
        params.extend(captured.iter().map(|r| {
            let at = args.iter().position(|a| a.positive() == *r).expect("it is an operand");
            param(&old[at].name, self.ty(*r), self.rank(*r) != Rank::Varying)
        }));
        let signature = Signature { name: "body".to_owned(), params, result: Shape::Tuple(Vec::new()) };
        let mut body = Graph::new(signature, self.gates);
        let mut values = Vec::new();
        for (i, arg) in args.iter().enumerate() {
            let place = carried.iter().position(|k| taken.get(i) == Some(&Taken::Same(*k)));
            let value = match (place, self.as_const(*arg)) {
                (Some(place), _) => body.param(place as u32, self.ty(*arg)),
                (None, Some(value)) => body.constant(value),
                (None, None) => match captured.iter().position(|r| *r == arg.positive()) {
                    Some(at) => {
                        let index = (carried.len() + at) as u32;
                        body.param(index, self.ty(*arg)).complement_if(arg.is_not())
                    }
                    // Nobody reads it.
                    None => body.constant(crate::value::Value::zero(self.ty(*arg))),
                },
            };
            values.push(value);
        }
        let mut roots = Vec::new();
        for exit in 0..region.exits {
            roots.push(region.condition(exit));
            let leaves = region.leaves_with(exit).iter().zip(live).filter(|(_, live)| **live);
            roots.extend(leaves.map(|(r, _)| *r));
        }
        let kept = roots.len();
        roots.extend(needed.clone().map(|k| region.next()[k]));
        let mut roots = body.import(&region.body, &roots, &values);
        let next: Vec<(usize, Ref)> = needed.zip(roots.split_off(kept)).collect();
        roots.extend(next.iter().filter(|(k, _)| carried.contains(k)).map(|(_, next)| *next));
        body.return_all(roots);
        let results = live.iter().filter(|live| **live).count() as u32;
        let region = Region { carried: carried.len() as u32, results, exits: region.exits, body };
        let args = carried.iter().map(|k| args[*k]).chain(captured).collect();
        Rebuilt { region, args, values, next }
    }

    /// The values of a loop that is certain to leave in its first pass.
    fn once(&mut self, region: &Region, args: &[Ref]) -> Option<Vec<Ref>> {
        let leaves = self.leaves_first(region, args);
        let last = leaves.iter().position(|leaves| *leaves == Some(true))? as u32;
        let is_open = leaves[..last as usize].contains(&None);
        let has_loop = region.body.ids().any(|id| matches!(region.body.node(id).op, Op::Loop(_)));
        if has_loop && is_open {
            // Who leaves before must not come to a loop inside, which might not end then.
            return None;
        }
        let width = 1 + region.results as usize;
        let roots = &region.body.roots[..(last as usize + 1) * width];
        let values = self.import(&region.body, roots, args);
        let mut exits: Vec<&[Ref]> = values.chunks(width).collect();
        let mut out = exits.pop().expect("the last exit is certain")[1..].to_vec();
        out.push(self.constant(crate::value::Value::u32(last)));
        for (number, exit) in exits.into_iter().enumerate().rev() {
            let number = self.constant(crate::value::Value::u32(number as u32));
            for (out, value) in out.iter_mut().zip(exit[1..].iter().chain([&number])) {
                if out != value {
                    *out = self.select(exit[0], *value, *out);
                }
            }
        }
        Some(out)
    }

    /// By exit: if it is taken in the first pass, where that is known.
    fn leaves_first(&self, region: &Region, args: &[Ref]) -> Vec<Option<bool>> {
        let known = |graph: &Graph, r: Ref| graph.as_const(r).map(|value| value.is_true());
        let conditions: Vec<Ref> = (0..region.exits).map(|exit| region.condition(exit)).collect();
        let begins = &args[..region.carried as usize];
        if begins.iter().all(|r| self.as_const(*r).is_none()) {
            return conditions.iter().map(|r| known(&region.body, *r)).collect();
        }
        let mut first = Graph::new(region.body.signature.clone(), self.gates);
        let values: Vec<Ref> = args
            .iter()
            .enumerate()
            .map(|(i, arg)| match self.as_const(*arg) {
                Some(value) => first.constant(value),
                None => first.param(i as u32, self.ty(*arg)),
            })
            .collect();
        let conditions = first.import(&region.body, &conditions, &values);
        conditions.into_iter().map(|r| known(&first, r)).collect()
    }

    /// Finds the results that are the same at every exit in every pass, and those that are equal; true if there are
    /// any.
    fn fix_results(&mut self, region: &Region, args: &[Ref], shown: &mut [Shown]) -> bool {
        let exits: Vec<u32> = (0..region.exits)
            .filter(|e| region.body.as_const(region.condition(*e)).is_none_or(|c| c.is_true()))
            .collect();
        let column = |i: usize| -> Vec<Ref> { exits.iter().map(|e| region.leaves_with(*e)[i]).collect() };
        let mut changed = false;
        for shown in shown {
            let Shown::Result(i) = *shown else { continue };
            if i >= region.results as usize {
                if let [only] = exits[..] {
                    (*shown, changed) = (Shown::Fixed(self.constant(crate::value::Value::u32(only))), true);
                }
                continue;
            }
            let own = column(i);
            if let Some(twin) = (0..i).find(|other| column(*other) == own) {
                (*shown, changed) = (Shown::Result(twin), true);
                continue;
            }
            let Some(first) = own.first().filter(|first| own.iter().all(|r| r == *first)) else { continue };
            if is_fixed(region, *first) {
                (*shown, changed) = (Shown::Fixed(self.import(&region.body, &[*first], args)[0]), true);
            }
        }
        changed
    }

    /// Moves what is the same in every pass out of the loop, unless it costs next to nothing. All operations are
    /// total, so that it does no harm if there is no pass; a loop may not end then, and stays.
    fn hoisted(&mut self, region: Region, args: Vec<Ref>) -> (Region, Vec<Ref>) {
        let body = &region.body;
        let mut varies = vec![false; body.len()];
        for id in body.ids() {
            let own = match body.node(id).op {
                Op::Param(p) => p < region.carried,
                Op::Loop(_) => true,
                Op::Call(primitive) => body.primitive(primitive).barrier,
                _ => false,
            };
            varies[id.0 as usize] = own || body.args(id).iter().any(|a| varies[a.id().0 as usize]);
        }
        let live = body.live();
        let moves = |id: Id| {
            let source = matches!(body.node(id).op, Op::Const(_) | Op::Param(_));
            let stays = source || (is_cheap(body.node(id).op) && is_source(body, body.args(id)[0]));
            !stays && !varies[id.0 as usize]
        };
        // The last ones of what moves are captured in its place.
        let mut edge = vec![false; body.len()];
        for id in body.ids().filter(|id| live[id.0 as usize] && !moves(*id)) {
            body.args(id).iter().for_each(|a| edge[a.id().0 as usize] |= moves(a.id()));
        }
        body.roots.iter().for_each(|r| edge[r.id().0 as usize] |= moves(r.id()));
        let edge: Vec<Id> = body.ids().filter(|id| edge[id.0 as usize]).collect();
        if edge.is_empty() {
            return (region, args);
        }
        let roots: Vec<Ref> = edge.iter().map(|id| Ref::new(*id)).collect();
        let outside = self.import(body, &roots, &args);
        let region = self.capturing(&region, &edge, &outside);
        let args = args.into_iter().chain(outside).collect();
        (region, args)
    }

    /// The loop with these nodes of its body captured.
    fn capturing(&self, region: &Region, nodes: &[Id], outside: &[Ref]) -> Region {
        let source = &region.body;
        let mut signature = source.signature.clone();
        signature.params.extend(nodes.iter().zip(outside).map(|(id, outside)| {
            let uniform = self.rank(*outside) != Rank::Varying;
            param(source.name(*id).unwrap_or_default(), source.node(*id).ty, uniform)
        }));
        let mut body = Graph::new(signature, source.gates);
        let first = source.signature.params.len() as u32;
        let params: Vec<Ref> =
            region.params().iter().enumerate().map(|(i, ty)| body.param(i as u32, *ty)).collect();
        let instead: Vec<(Id, Ref)> = nodes
            .iter()
            .enumerate()
            .map(|(i, id)| (*id, body.param(first + i as u32, source.node(*id).ty)))
            .collect();
        body.roots = body.import_with(source, &source.roots, &params, &instead);
        Region { body, ..*region }
    }
}

/// What has become of a value that the loop was asked for.
enum Shown {
    /// Nobody wants it.
    Dropped,
    /// It is known outside.
    Fixed(Ref),
    /// The result of this number; one past the last is the number of the exit.
    Result(usize),
}

impl Shown {
    fn value(&self, values: &[Ref]) -> Option<Ref> {
        match self {
            Shown::Dropped => None,
            Shown::Fixed(value) => Some(*value),
            Shown::Result(i) => Some(values[*i]),
        }
    }
}

/// Which results somebody wants.
fn live_results(shown: &[Shown], results: u32) -> Vec<bool> {
    let mut live = vec![false; results as usize];
    for shown in shown {
        if let Shown::Result(i) = shown
            && let Some(live) = live.get_mut(*i)
        {
            *live = true;
        }
    }
    live
}

/// A parameter of a body. All have names, so that the text form reads back.
fn param(name: &str, ty: Ty, uniform: bool) -> Param {
    let name = if name.is_empty() { "v" } else { name };
    Param { name: name.to_owned(), shape: Shape::Value(ty), uniform, out: false }
}

fn is_source(graph: &Graph, r: Ref) -> bool {
    matches!(graph.op(r), Op::Const(_) | Op::Param(_))
}

/// True of what is not worth to be moved out of a loop.
fn is_cheap(op: Op) -> bool {
    matches!(op, Op::Splat(_) | Op::Lane(_) | Op::Swizzle(_) | Op::Neg)
}

/// True of what is the same in every pass, once all that is worth it has been moved out.
fn is_fixed(region: &Region, r: Ref) -> bool {
    let is_source = |r: Ref| match region.body.op(r) {
        Op::Const(_) => true,
        Op::Param(p) => p >= region.carried,
        _ => false,
    };
    is_source(r) || is_cheap(region.body.op(r)) && is_source(region.body.args(r.id())[0])
}

/// What a carried value is taken for.
#[derive(Clone, Copy, PartialEq)]
enum Taken {
    /// What it begins with.
    First,
    /// The carried value of this number, which may be itself.
    Same(usize),
}

struct Rebuilt {
    region: Region,
    args: Vec<Ref>,
    /// What stands for each parameter of the old body.
    values: Vec<Ref>,
    /// The next values of the carried ones that are needed.
    next: Vec<(usize, Ref)>,
}

/// What the exits of a loop need.
pub(super) struct Needs {
    carried: Vec<bool>,
    /// By parameter of the body.
    pub(super) params: Vec<bool>,
}

impl Needs {
    /// From the conditions and the live results, through the next values of what they need.
    pub(super) fn of(region: &Region, live: &[bool]) -> Needs {
        let body = &region.body;
        let mut needed = vec![false; body.len()];
        let mut carried = vec![false; region.carried as usize];
        let mut next: Vec<Ref> = (0..region.exits)
            .flat_map(|exit| {
                let leaves = region.leaves_with(exit).iter().zip(live).filter(|(_, live)| **live);
                leaves.map(|(r, _)| *r).chain([region.condition(exit)])
            })
            .collect();
        let mut params = vec![false; body.signature.params.len()];
        while let Some(r) = next.pop() {
            let id = r.id();
            if std::mem::replace(&mut needed[id.0 as usize], true) {
                continue;
            }
            next.extend_from_slice(body.args(id));
            if let Op::Param(p) = body.node(id).op {
                params[p as usize] = true;
                if p < region.carried && !std::mem::replace(&mut carried[p as usize], true) {
                    next.push(region.next()[p as usize]);
                }
            }
        }
        Needs { carried, params }
    }
}
