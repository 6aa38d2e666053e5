//! One reciprocal for all divisions by the same value, where multiplications by it are cheaper.
//!
//! ```text
//! before   div x k, div v (splat 3 k)                  k is uniform: of x and v alone each pixel knows
//! after    r = div 1.0 k, mul x r, mul v (splat 3 r)   r is computed once per draw
//! ```
//! A constant factor of the divisor, one that all have that are divided, and the sign of quotients that are only negated, go
//! into the reciprocal:
//!
//! ```text
//! before   k = mul s 2.0, neg (div x k), neg (div y k)     div (mul x 3.0) s, div (mul y 3.0) s
//! after    r = div -0.5 s, mul x r, mul y r                r = div 3.0 s, mul x r, mul y r
//! ```
//! Needs: `ARCP`, and for a constant factor `REASSOC`. Of a uniform divisor, and in a loop of one that does not change
//! there, one division is enough; of any other value two, or one beside its reciprocal. Measure: divisions that each
//! pixel, or each pass, computes; by the `gpu` table, since drivers do not move them.
//! In the covering for a GPU only where no more operations are left (`Share::Few`): a driver makes a division of a reciprocal and a product anyway,
//! and has equal reciprocals once.
//! The reciprocal of a divisor below 2^-128 is infinite; nobody divides by such numbers who computes fast.

use crate::graph::{Graph, Id, Ref, Region};
use crate::op::cost::Table;
use crate::op::{Op, RegionId};
use crate::options::{Gates, Options};
use crate::passes::{Journal, prune};
use crate::ty::Ty;
use crate::value::Value;
use rustc_hash::FxHashMap;

/// So often it is looked for more at most.
const AGAIN: usize = 4;

/// Which reciprocals are shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Share {
    /// All that are cheaper.
    All,
    /// Those that leave no more operations: drivers share the others themselves.
    Few,
}

/// The graph with shared reciprocals.
pub fn run(graph: &Graph, options: &Options) -> Graph {
    run_with(graph, Share::All, &mut Journal::new(options))
}

/// [`run`], with an account of what was done: all of it is one change.
pub(crate) fn run_with(graph: &Graph, share: Share, journal: &mut Journal) -> Graph {
    if journal.spent() || !graph.gates.allow(Gates::ARCP) {
        return graph.clone();
    }
    if !pays(graph, share) {
        return prune::run(graph, &Options::default());
    }
    let shared = |graph: &Graph| prune::run(&rewritten(graph, share, None), &Options::default());
    let mut out = shared(graph);
    // A divisor may have come to be another one: signs go elsewhere.
    let mut left = AGAIN;
    while left > 0 && any_pays(&out, share, None) {
        out = shared(&out);
        left -= 1;
    }
    journal.commit("reciprocal");
    out
}

/// True if some reciprocal is to be shared.
pub(crate) fn pays(graph: &Graph, share: Share) -> bool {
    graph.gates.allow(Gates::ARCP) && any_pays(graph, share, None)
}

/// True if there is something to do in the graph, which is the body of a loop if it carries something.
fn any_pays(graph: &Graph, share: Share, carried: Option<u32>) -> bool {
    let divisors = Divisors::of(graph, share, carried);
    let live = graph.live();
    graph.ids().any(|id| live[id.0 as usize] && divisors.pays(graph, id))
        || graph.ids().any(|id| match graph.node(id).op {
            Op::Loop(region) if live[id.0 as usize] => {
                let Region { body, carried, .. } = graph.region(region);
                any_pays(body, share, Some(*carried))
            }
            _ => false,
        })
}

/// The graph, which is the body of a loop if it carries something.
fn rewritten(graph: &Graph, share: Share, carried: Option<u32>) -> Graph {
    let mut source = graph.clone();
    for i in 0..source.region_count() as u32 {
        let Region { body, carried, .. } = source.region(RegionId(i));
        let body = rewritten(body, share, Some(*carried));
        source.set_body(RegionId(i), body);
    }
    let divisors = Divisors::of(&source, share, carried);
    let mut out = Graph::new(source.signature.clone(), source.gates);
    let params = out.params();
    out.roots = out.import_rewriting(&source, &source.roots, &params, &mut |out, id, args| {
        if divisors.is_negated(&source, id) {
            return Some(args[0]);
        }
        divisors.pays(&source, id).then(|| multiplied(out, args, divisors.of_quotient(&source, id)))
    });
    out
}

/// `x * (1.0 / y)`, the reciprocal of a `splat` being that of its scalar.
fn multiplied(out: &mut Graph, args: &[Ref], divisor: &Divisor) -> Ref {
    let (mut factor, divided_by) = parts(out, scalar(out, args[1]), divisor);
    let mut dividend = args[0];
    if let Some(common) = divisor.common()
        && (common * factor).is_normal()
        && let Some((number, rest)) = numbered(out, dividend)
        && number == common
    {
        (factor, dividend) = (factor * common, rest);
    }
    let factor = if divisor.is_negated() { -factor } else { factor };
    let factor = out.constant(Value::splat(out.ty(divided_by), factor.to_bits()));
    let mut reciprocal = out.add(Op::Div, &[factor, divided_by]);
    let (have, want) = (out.ty(reciprocal), out.ty(args[1]));
    if have != want {
        reciprocal = out.add(Op::Splat(want.lanes), &[reciprocal]);
    }
    out.add(Op::Mul, &[dividend, reciprocal])
}

/// What is to be divided by which value instead of one by `y`.
fn parts(graph: &Graph, y: Ref, divisor: &Divisor) -> (f32, Ref) {
    let stays = divisor.has_reciprocal || divisor.shares_base;
    if stays { (1.0, y) } else { factored(graph, y).unwrap_or((1.0, y)) }
}

/// The reciprocal of a constant factor of `y`, and what is left of it.
fn factored(graph: &Graph, y: Ref) -> Option<(f32, Ref)> {
    let (factor, base) = numbered(graph, y)?;
    let reciprocal = 1.0 / factor;
    reciprocal.is_normal().then_some((reciprocal, base))
}

/// A constant factor, the same in every lane, and what is left without it.
fn numbered(graph: &Graph, r: Ref) -> Option<(f32, Ref)> {
    if graph.op(r) != Op::Mul || !graph.gates.allow(Gates::REASSOC) {
        return None;
    }
    let [a, b] = *graph.args(r.id()) else { return None };
    let number = |r: Ref| graph.as_const(r).and_then(Value::uniform_bits).map(f32::from_bits);
    let (factor, rest) = number(a).map(|k| (k, b)).or_else(|| number(b).map(|k| (k, a)))?;
    factor.is_normal().then_some((factor, rest))
}

/// What is in each lane of a `splat`, or the value itself.
fn scalar(graph: &Graph, r: Ref) -> Ref {
    match graph.op(r) {
        Op::Splat(_) => graph.args(r.id())[0],
        _ => r,
    }
}

/// What is divided by each value.
#[derive(Default)]
struct Divisor {
    /// How many divisions by it there are, besides its reciprocal.
    count: u32,
    /// What they cost now, and as multiplications.
    cost: u32,
    cost_of_products: u32,
    /// Its reciprocal is there already.
    has_reciprocal: bool,
    /// Vectors are divided by it in all lanes, of which only one reciprocal is computed.
    has_lanes: bool,
    /// Others divide by it times another constant.
    shares_base: bool,
    /// Somebody reads a quotient otherwise than to negate it.
    has_plain_reader: bool,
    /// The constant factor that all have so far that are divided, and nobody else reads with it; zero is none.
    factor: Option<f32>,
}

impl Divisor {
    /// The constant factor of all quotients, which is in the reciprocal.
    fn common(&self) -> Option<f32> {
        self.factor.filter(|factor| !self.has_reciprocal && *factor != 0.0)
    }

    /// True if no more operations are left than there are: one goes away for the division that comes.
    fn is_few(&self) -> bool {
        self.has_reciprocal || self.has_lanes || self.common().is_some() || self.is_negated()
    }

    /// True if the sign of all quotients is in the reciprocal.
    fn is_negated(&self) -> bool {
        !self.has_reciprocal && !self.has_plain_reader
    }
}

struct Divisors {
    share: Share,
    by_value: FxHashMap<Id, Divisor>,
    /// Parameters from this one on are the same in every pass.
    captured: Option<u32>,
}

impl Divisors {
    fn of(graph: &Graph, share: Share, captured: Option<u32>) -> Divisors {
        let mut by_value: FxHashMap<Id, Divisor> = FxHashMap::default();
        let live = graph.live();
        let mut reads_plain = vec![false; live.len()];
        let mut reads = vec![0u32; live.len()];
        let mut divisions = Vec::new();
        for id in graph.ids().filter(|id| live[id.0 as usize]) {
            graph.args(id).iter().for_each(|arg| reads[arg.id().0 as usize] += 1);
            if graph.node(id).op != Op::Neg {
                graph.args(id).iter().for_each(|arg| reads_plain[arg.id().0 as usize] = true);
            }
            divisions.extend(division(graph, id).map(|(x, y)| (id, x, y)));
        }
        graph.roots.iter().for_each(|root| reads_plain[root.id().0 as usize] = true);
        graph.roots.iter().for_each(|root| reads[root.id().0 as usize] += 1);
        for (id, x, y) in divisions {
            let ty = graph.node(id).ty;
            let divisor = by_value.entry(y.id()).or_default();
            if is_one(graph, x) && ty == graph.ty(y) {
                divisor.has_reciprocal = true;
                continue;
            }
            divisor.count += 1;
            divisor.has_lanes |= ty != graph.ty(y);
            let own = if reads[x.id().0 as usize] == 1 { numbered(graph, x) } else { None };
            let factor = own.map_or(0.0, |(factor, _)| factor);
            let same = divisor.factor.is_none_or(|common| common == factor);
            divisor.factor = Some(if same { factor } else { 0.0 });
            divisor.has_plain_reader |= reads_plain[id.0 as usize];
            divisor.cost += Op::Div.cost(Table::Gpu, ty);
            divisor.cost_of_products += Op::Mul.cost(Table::Gpu, ty);
        }
        let base = |y: Id| factored(graph, Ref::new(y)).map_or(y, |(_, base)| base.id());
        let mut of_base: FxHashMap<Id, u32> = FxHashMap::default();
        by_value.keys().for_each(|y| *of_base.entry(base(*y)).or_default() += 1);
        by_value.iter_mut().for_each(|(y, divisor)| divisor.shares_base = of_base[&base(*y)] > 1);
        Divisors { share, by_value, captured }
    }

    /// What is divided by the divisor of a division.
    fn of_quotient(&self, graph: &Graph, id: Id) -> &Divisor {
        &self.by_value[&scalar(graph, graph.args(id)[1]).id()]
    }

    /// True of a negation that is done when its operand is.
    fn is_negated(&self, graph: &Graph, id: Id) -> bool {
        let [x] = *graph.args(id) else { return false };
        graph.node(id).op == Op::Neg
            && self.pays(graph, x.id())
            && self.of_quotient(graph, x.id()).is_negated()
    }

    /// True of a division that is to be a multiplication.
    fn pays(&self, graph: &Graph, id: Id) -> bool {
        let Some((x, y)) = division(graph, id) else { return false };
        let ty: Ty = graph.ty(y);
        if is_one(graph, x) && ty == graph.node(id).ty {
            return false;
        }
        let per_draw = graph.rank(y) < graph.node(id).rank;
        let per_loop = matches!((graph.op(y), self.captured), (Op::Param(p), Some(first)) if p >= first);
        let divisor = &self.by_value[&y.id()];
        let reciprocal = if divisor.has_reciprocal { 0 } else { Op::Div.cost(Table::Gpu, ty) };
        let is_open = self.share == Share::All || divisor.is_few();
        let shared = is_open && (divisor.count > 1 || divisor.has_reciprocal);
        per_draw || per_loop || shared && divisor.cost > divisor.cost_of_products + reciprocal
    }
}

/// What is divided, and by which value, of a division of floats by what is no constant.
fn division(graph: &Graph, id: Id) -> Option<(Ref, Ref)> {
    let node = graph.node(id);
    match graph.args(id) {
        [x, y] if node.op == Op::Div && node.ty.is_float() && graph.as_const(*y).is_none() => {
            Some((*x, scalar(graph, *y)))
        }
        _ => None,
    }
}

fn is_one(graph: &Graph, r: Ref) -> bool {
    graph.as_const(r).is_some_and(|value| value.uniform_bits() == Some(1.0_f32.to_bits()))
}
