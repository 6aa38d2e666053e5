//! Identities of functions that pay where nobody else needs what they make go away.
//!
//! ```text
//! before   x.exp() * z * y.exp()      v.length() < 2.0      (x + z).min(y + z)      (-x).sin() * y
//! after    (x + y).exp() * z          v.dot(v) < 4.0        x.min(y) + z            -(x.sin() * y)
//! ```
//! They are data (`rules/offers.rs`): what is offered is a table like those of the constructors, and under the same
//! law of truth. In chains of `+ - *`, `and`, `or`, `xor`, `min` and `max` any two members are looked at, by those tables and by
//! these.
//!
//! A cross product that is written out is one (`identities/cross.rs`). The signs of lanes do not matter to the length of a
//! vector, nor does their order, as in products (`identities/unordered.rs`). Of two differences that are each other's opposite
//! one is left, and what one of them is taken off has the other added,
//! a length whose square is there is the root of that, and of products of a vector with parallel constants one is computed
//! (`identities/dots.rs`, where factors become part of constants too). The negation of a sum takes the other
//! members off the negation of one, if that is there. A product that is there with a number is used by those that have this
//! number too, and members of sums and products are what is there of them (`identities/there.rs`). What pays only where all who
//! read a function do without it is in `identities/together.rs`.
//!
//! Needs: the gate of each. Measure: the live cost, then how deep negations stand.

mod cross;
mod dots;
mod there;
mod together;
pub(super) mod unordered;

use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::options::Gates;
use crate::passes::bench::{BELOW, Bench, EVERYWHERE};
use crate::passes::{links, sums};
use crate::rules;
use crate::value::Value;

/// Of longer chains only neighbours are looked at.
const LONG: usize = 8;

/// How many rules may fire while one offer is built.
const FUEL: u32 = 64;

/// Offers whatever applies.
pub fn run(bench: &mut Bench) {
    let mut links = Vec::new();
    bench.sweep(|bench, r| {
        let r = opposite(bench, r);
        let r = added(bench, r);
        let r = taken_off(bench, r);
        let r = unsigned(bench, r);
        let r = root(bench, r);
        let r = dots::parallel(bench, r);
        let r = dots::weighted(bench, r);
        let r = multiple(bench, r);
        let r = cross::offer(bench, r);
        let r = unordered::offer(bench, r);
        let r = there::offer(bench, r);
        let r = each(bench, r);
        if together::offer(bench, r) {
            return;
        }
        if is_link(bench, r) {
            links.push(r);
        }
    });
    for r in links {
        let r = bench.resolve(r).positive();
        if bench.uses(r) > 0 && is_link(bench, r) && has_inner(bench, r) && is_last(bench, r) {
            bench.go_on_with_visit(r.id());
            bench.reaches(BELOW.into());
            chain(bench, r);
            bench.end_visit(r.id());
        }
    }
    bench.settle();
}

/// A difference whose opposite is there is that with the other sign: `y - x` where `x - y` is. Which one stays is decided by
/// what they are differences of and not by where they stand. Answers what stands there then.
fn opposite(bench: &mut Bench, r: Ref) -> Ref {
    let negated = bench.op(r) == Op::Neg;
    let difference = if negated { bench.arg(r, 0) } else { r };
    if bench.op(difference) != Op::Sub || !bench.ty(r).is_float() || !bench.allows(Gates::NSZ) {
        return r;
    }
    let (x, y) = (bench.arg(difference, 0), bench.arg(difference, 1));
    let ty = bench.ty(r);
    let Some(other) = bench.living(Op::Sub, ty, &[y, x]) else { return r };
    // Where they stand is not watched.
    bench.reaches(EVERYWHERE.into());
    match (negated, bench.graph.place(x) > bench.graph.place(y)) {
        (true, true) => bench.offer("opposite", r, other),
        (false, true) => {
            let new = bench.graph.add(Op::Neg, &[other]);
            bench.offer("opposite", r, new)
        }
        (true, false) => {
            bench.offer("opposite", other, r);
            r
        }
        (false, false) => r,
    }
}

/// A difference that is taken off is added the other way round, if that is there: `z - (x - y)` is `z + (y - x)`. Answers what
/// stands there then.
fn added(bench: &mut Bench, r: Ref) -> Ref {
    let open = bench.ty(r).is_int() || bench.allows(Gates::NSZ);
    if bench.op(r) != Op::Sub || !open {
        return r;
    }
    let [z, difference] = [0, 1].map(|i| bench.arg(r, i));
    if bench.op(difference) != Op::Sub || bench.uses(difference) != 1 {
        return r;
    }
    let ty = bench.ty(r);
    let [x, y] = [0, 1].map(|i| bench.arg(difference, i));
    let Some(other) = bench.living(Op::Sub, ty, &[y, x]) else { return r };
    let new = bench.graph.add(Op::Add, &[z, other]);
    bench.offer("opposite", r, new)
}

/// The negation of a sum takes the rest off the negation of a member that is there: `-(x + y)` is `-x - y` where `-x` is.
/// Answers what stands there then.
fn taken_off(bench: &mut Bench, r: Ref) -> Ref {
    let open = bench.ty(r).is_int() || bench.allows(sums::GATES);
    let Some(sum) = negated(bench, r).filter(|_| open) else { return r };
    // A negation that is computed once per draw stays as its chain has it, where it is not hidden in a difference from zero.
    if bench.graph.rank(r) != Rank::Varying && bench.op(r) == Op::Neg
        || bench.op(sum) != Op::Add
        || sum.is_not()
        || bench.uses(sum) != 1
    {
        return r;
    }
    bench.reaches(BELOW.into());
    let Some(members) = members(bench, sum) else { return r };
    for (i, (member, minus)) in members.iter().enumerate() {
        if *minus {
            continue;
        }
        let Some(found) = negation(bench, *member).filter(|found| *found != r) else { continue };
        let mut new = found;
        for (_, (rest, minus)) in members.iter().enumerate().filter(|(j, _)| *j != i) {
            new = bench.graph.add(if *minus { Op::Add } else { Op::Sub }, &[new, *rest]);
        }
        let now = bench.offer("taken-off", r, new);
        if now != r {
            return now;
        }
    }
    r
}

/// What a node is the negation of. Of integers that is a difference from zero.
fn negated(bench: &Bench, r: Ref) -> Option<Ref> {
    let ty = bench.ty(r);
    match bench.op(r) {
        Op::Neg => Some(bench.arg(r, 0)),
        Op::Sub if ty.is_int() => {
            let zero = bench.graph.as_const(bench.arg(r, 0)) == Some(Value::zero(ty));
            zero.then(|| bench.arg(r, 1))
        }
        _ => None,
    }
}

/// The negation of a node, if somebody needs it.
fn negation(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let ty = bench.ty(r);
    let found = bench.living(Op::Neg, ty, &[r]);
    if found.is_some() || !ty.is_int() {
        return found;
    }
    let zero = bench.graph.constant(Value::zero(ty));
    bench.living(Op::Sub, ty, &[zero, r])
}

/// The length and the square of a vector do not ask for the signs of its lanes. Answers what stands there then.
fn unsigned(bench: &mut Bench, r: Ref) -> Ref {
    let op = bench.op(r);
    let is_square = op == Op::Dot && bench.arg(r, 0) == bench.arg(r, 1);
    if op != Op::Length && !is_square || bench.op(bench.arg(r, 0)) != Op::Compose {
        return r;
    }
    let v = bench.arg(r, 0);
    let lanes: Vec<Ref> = (0..bench.ty(v).lanes as usize).map(|i| bench.arg(v, i)).collect();
    let has_sign = |bench: &Bench, lane: Ref| matches!(bench.op(lane), Op::Neg | Op::Abs | Op::CopySign);
    if !bench.ty(v).is_float() || !lanes.iter().any(|lane| has_sign(bench, *lane)) {
        return r;
    }
    bench.reaches(BELOW.into());
    let bare: Vec<Ref> = lanes
        .into_iter()
        .map(|mut lane| {
            while has_sign(bench, lane) {
                lane = bench.arg(lane, 0);
            }
            lane
        })
        .collect();
    let v = bench.graph.add(Op::Compose, &bare);
    let args = [v, v];
    let new = bench.graph.add(op, if is_square { &args } else { &args[..1] });
    bench.offer("unsigned", r, new)
}

/// The length of a vector whose square is there is the root of that. Answers what stands there then.
fn root(bench: &mut Bench, r: Ref) -> Ref {
    if bench.op(r) != Op::Length {
        return r;
    }
    let v = bench.arg(r, 0);
    let ty = bench.ty(r);
    let Some(square) = bench.living(Op::Dot, ty, &[v, v]) else { return r };
    let new = bench.graph.add(Op::Sqrt, &[square]);
    bench.offer("root", r, new)
}

/// A product of several with what does not vary has one of them with that, if this is there: `x * y * 6.0` is `(x * 6.0) * y`
/// where `x * 6.0` is. Answers what stands there then.
fn multiple(bench: &mut Bench, r: Ref) -> Ref {
    // In between, another product may be infinite.
    let open = !bench.ty(r).is_float() || bench.allows(Gates::NO_INF | Gates::REASSOC);
    if bench.op(r) != Op::Mul || !open || bench.graph.rank(r) != Rank::Varying {
        return r;
    }
    let (product, k) = (bench.arg(r, 0), bench.arg(r, 1));
    let is_product = |bench: &Bench, r: Ref| bench.op(r) == Op::Mul && bench.uses(r) == 1;
    if bench.graph.rank(k) == Rank::Varying || !is_product(bench, product) {
        return r;
    }
    bench.reaches(BELOW.into());
    let (mut factors, mut todo) = (Vec::new(), vec![product]);
    while let Some(r) = todo.pop() {
        match is_product(bench, r) && factors.len() + todo.len() < LONG {
            true => todo.extend([bench.arg(r, 1), bench.arg(r, 0)]),
            false => factors.push(r),
        }
    }
    let ty = bench.ty(r);
    for i in 0..factors.len() {
        let Some(found) = bench.living(Op::Mul, ty, &[factors[i], k]) else { continue };
        let mut new = found;
        for (j, factor) in factors.iter().enumerate() {
            if i != j {
                new = bench.graph.add(Op::Mul, &[new, *factor]);
            }
        }
        let now = bench.offer("multiple", r, new);
        if now != r {
            return now;
        }
    }
    r
}

/// False of a link inside of a chain.
fn is_last(bench: &mut Bench, r: Ref) -> bool {
    links::is_last(bench, r, is_link, |bench, user, i| is_inner(bench, bench.op(user), bench.arg(user, i)))
}

/// Offers what applies to a node as it is, one rule after the other. Answers what stands there then.
fn each(bench: &mut Bench, r: Ref) -> Ref {
    let (op, ty) = (bench.op(r), bench.ty(r));
    let count = bench.graph.args(r.id()).len();
    if count == 0 || count > 3 {
        return r;
    }
    let mut args = [r; 3];
    let mut i = 0;
    while i < count {
        args[i] = bench.arg(r, i);
        i += 1;
    }
    let mut tried = 0;
    let offers = rules::offers();
    while let Some(found) = offers.find_after(tried, &bench.graph, op, ty, &args[..count]) {
        tried = found.tried;
        if !pays(bench, found.table.name, args[0]) {
            continue;
        }
        let mut bound = found.bound;
        bound.iter_mut().flatten().for_each(|r| *r = bench.resolve(*r));
        let new = found.table.build(&mut bench.graph, found.rule.rhs, ty, &bound, &mut { FUEL });
        let now = match found.table.name {
            "signs" => bench.prefer(found.rule.name, r, new),
            _ => bench.offer(found.rule.name, r, new),
        };
        if now != r {
            return now;
        }
    }
    r
}

/// What was just made and nobody reads yet, by the first rule that applies to it.
pub(super) fn offered(bench: &mut Bench, r: Ref) -> Ref {
    let (op, ty) = (bench.op(r), bench.ty(r));
    let args: Vec<Ref> = (0..bench.graph.args(r.id()).len()).map(|i| bench.arg(r, i)).collect();
    if bench.uses(r) > 0 || r.is_not() || args.is_empty() {
        return r;
    }
    let Some(found) = rules::offers().find(&bench.graph, op, ty, &args) else { return r };
    if found.table.name == "signs" || !pays(bench, found.table.name, args[0]) {
        return r;
    }
    found.table.build(&mut bench.graph, found.rule.rhs, ty, &found.bound, &mut { FUEL })
}

/// False of what no target has as cheaply as the tables say: the smaller of two that may be NaN is several operations
/// on a GPU, and one comparison more is one.
fn pays(bench: &Bench, table: &str, member: Ref) -> bool {
    let compared = bench.graph.args(member.id()).first();
    let float = compared.is_some_and(|x| bench.ty(*x).is_float());
    table != "joins" || !float || bench.allows(Gates::NO_NAN)
}

/// True of the links of chains whose members may stand in any order.
fn is_link(bench: &Bench, r: Ref) -> bool {
    match bench.op(r) {
        Op::Min | Op::Max | Op::And | Op::Or | Op::Xor => true,
        Op::Add | Op::Sub | Op::Mul => bench.ty(r).is_float() && bench.allows(sums::GATES),
        _ => false,
    }
}

/// True if both are links of one kind of chain.
fn goes_on(outer: Op, inner: Op) -> bool {
    let sum = |op| matches!(op, Op::Add | Op::Sub);
    outer == inner || sum(outer) && sum(inner)
}

/// True of what stands inside of a chain of which `outer` is a link.
fn is_inner(bench: &Bench, outer: Op, r: Ref) -> bool {
    bench.uses(r) == 1 && !r.is_not() && goes_on(outer, bench.op(r))
}

/// True if there are more than two members in the chain of which this is a link.
fn has_inner(bench: &Bench, r: Ref) -> bool {
    let op = bench.op(r);
    is_inner(bench, op, bench.arg(r, 0)) || is_inner(bench, op, bench.arg(r, 1))
}

/// A member of a chain, and if it is subtracted.
type Member = (Ref, bool);

/// Offers to put two members of a chain together by a rule, wherever they stand.
fn chain(bench: &mut Bench, root: Ref) {
    let op = bench.op(root);
    let Some(members) = members(bench, root) else { return };
    for i in 0..members.len() {
        for j in i + 1..members.len() {
            let rest = members.iter().enumerate().filter(|(at, _)| *at != i && *at != j).map(|(_, m)| *m);
            if let Some(there) = there::members(bench, op, members[i], members[j]) {
                let all: Vec<Member> = there.into_iter().chain(rest.clone()).collect();
                let new = written(bench, op, &all);
                if bench.offer("there", root, new) != root {
                    return;
                }
            }
            if !acts(bench, members[i].0) || !acts(bench, members[j].0) {
                continue;
            }
            let Some((name, pair)) = paired(bench, op, members[i], members[j]) else { continue };
            let all: Vec<Member> = std::iter::once(pair).chain(rest).collect();
            let new = written(bench, op, &all);
            if bench.offer(name, root, new) != root {
                return;
            }
        }
    }
}

/// Its members, if they are not too many.
fn members(bench: &Bench, root: Ref) -> Option<Vec<Member>> {
    let op = bench.op(root);
    let mut found = Vec::new();
    let mut todo = vec![(root, false)];
    while let Some((r, minus)) = todo.pop() {
        let inside = r == root || is_inner(bench, op, r);
        match inside {
            true => {
                let second = minus != (bench.op(r) == Op::Sub);
                todo.extend([(bench.arg(r, 1), second), (bench.arg(r, 0), minus)]);
            }
            false => found.push((r, minus)),
        }
        if found.len() + todo.len() > LONG {
            return None;
        }
    }
    Some(found)
}

/// True of what rules for two members may be about.
fn acts(bench: &Bench, r: Ref) -> bool {
    !matches!(
        bench.op(r),
        Op::Const(_) | Op::Param(_) | Op::Lane(_) | Op::Compose | Op::Splat(_) | Op::Select | Op::Swizzle(_)
    )
}

/// What a rule makes of two members, and its name.
fn paired(bench: &mut Bench, op: Op, x: Member, y: Member) -> Option<(&'static str, Member)> {
    let (op, args, minus) = match (op, x.1, y.1) {
        (Op::Add | Op::Sub, false, true) => (Op::Sub, [x.0, y.0], false),
        (Op::Add | Op::Sub, true, false) => (Op::Sub, [y.0, x.0], false),
        (Op::Add | Op::Sub, minus, _) => (Op::Add, [x.0, y.0], minus),
        _ => (op, [x.0, y.0], false),
    };
    if op == Op::Sub
        && let Some(new) = cross::product(bench, args[0], args[1])
    {
        return Some(("cross", (new, minus)));
    }
    let graph = &mut bench.graph;
    let mut args = args;
    let (ty, not) = graph.canonical(op, &mut args);
    if let Some(name) = rules::find(graph, op, &args) {
        return Some((name, (graph.add(op, &args).complement_if(not), minus)));
    }
    let found = rules::offers().find(graph, op, ty, &args)?;
    if found.table.name == "signs" || !pays(bench, found.table.name, args[0]) {
        return None;
    }
    let graph = &mut bench.graph;
    let new = found.table.build(graph, found.rule.rhs, ty, &found.bound, &mut { FUEL });
    Some((found.rule.name, (new.complement_if(not), minus)))
}

/// The chain of these members.
fn written(bench: &mut Bench, op: Op, members: &[Member]) -> Ref {
    if !matches!(op, Op::Add | Op::Sub) {
        let all = members.iter().map(|(r, _)| *r);
        return all.reduce(|x, y| bench.graph.add(op, &[x, y])).expect("a chain has members");
    }
    let at = members.iter().position(|(_, minus)| !minus);
    let mut sum = members[at.unwrap_or(0)].0;
    for (i, (r, minus)) in members.iter().enumerate() {
        if i != at.unwrap_or(0) {
            let op = if *minus && at.is_some() { Op::Sub } else { Op::Add };
            sum = bench.graph.add(op, &[sum, *r]);
        }
    }
    if at.is_some() { sum } else { bench.graph.add(Op::Neg, &[sum]) }
}
