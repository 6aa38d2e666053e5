//! Laws 1 and 2: a rule is true behind its gate, and false without any part of the gate or any side condition.

use crate::cost;
use crate::instance::{Instance, Name, Trace, any, concrete, instances, product, specials, visit};
use crate::mini::{Tables, codes, decode, encode, eval};
use flatten_core::graph::facts::Facts;
use flatten_core::op::Op;
use flatten_core::options::Gates;
use flatten_core::rules::pattern::{Node, Pat};
use flatten_core::rules::side::{Kind as Asked, Side};
use flatten_core::rules::{Rule, Table, offers};
use flatten_core::ty::Ty;
use flatten_core::value::Value;
use std::collections::BTreeMap;

/// The gates that lose rounding.
const ROUNDING: Gates = Gates(Gates::REASSOC.0 | Gates::ARCP.0 | Gates::CONTRACT.0 | Gates::AFN.0);

/// Conditions that no difference asks for which the gate does not excuse: of a number that is lost beside a large one, and of
/// a square that is zero.
const CAREFUL: [(&str, Asked); 4] = [
    ("left_by_max", Asked::Small),
    ("left_by_min", Asked::Small),
    ("left_by_clamp", Asked::Small),
    ("square_le", Asked::Quotient),
];

/// Every difference found between two sides: which gates would excuse it (any one of them), and an example.
#[derive(Default)]
struct Differences {
    found: BTreeMap<u8, String>,
    /// Gates of which one difference that they do not excuse is enough.
    enough: Option<Gates>,
}

impl Differences {
    fn insert(&mut self, excuses: u8, example: impl FnOnce() -> String) {
        self.found.entry(excuses).or_insert_with(example);
    }

    fn is_done(&self) -> bool {
        self.enough.is_some_and(|gate| unexcused(self, gate).is_some())
    }
}

/// What is wrong with a rule by laws 1 and 2.
pub(crate) fn check(table: &Table, rule: &Rule, tables: &mut Tables) -> Vec<String> {
    let differences = differences(table, rule, tables, None);
    let mut wrong = Vec::new();
    if let Some(example) = unexcused(&differences, rule.gate) {
        wrong.push(format!("{} is false behind {}: {example}", rule.name, rule.gate));
    }
    for (bit, name) in Gates::NAMES.iter().filter(|(bit, _)| rule.gate.allow(*bit)) {
        if unexcused(&differences, Gates(rule.gate.0 & !bit.0)).is_none() {
            wrong.push(format!("{} is true without {name}", rule.name));
        }
    }
    wrong.extend(check_granted(table, rule, tables));
    for (i, side) in rule.sides.iter().enumerate() {
        let mut without = rule.clone();
        without.sides.remove(i);
        let differences = self::differences(table, &without, tables, Some(rule.gate));
        // Some conditions do not make a rule true but give it its direction. What is offered has none to lose.
        let directs = cost::check(table, rule).is_empty() && !cost::check(table, &without).is_empty();
        let careful = CAREFUL.contains(&(rule.name, side.kind));
        if unexcused(&differences, rule.gate).is_none() && !directs && !careful {
            wrong.push(format!("{} is true without {:?}", rule.name, side.kind));
        }
    }
    wrong
}

/// A side condition that a gate grants need not hold behind that gate; all of them, and each alone.
fn check_granted(table: &Table, rule: &Rule, tables: &mut Tables) -> Vec<String> {
    let granted = |side: &Side| side.kind.granted_by();
    let mut subsets: Vec<Vec<Side>> =
        rule.sides.iter().filter(|s| granted(s).is_some()).map(|s| vec![*s]).collect();
    if subsets.len() > 1 {
        subsets.push(subsets.concat());
    }
    let mut wrong = Vec::new();
    for subset in subsets {
        let mut without = rule.clone();
        without.sides.retain(|s| !subset.contains(s));
        let gates = subset.iter().filter_map(granted).fold(rule.gate, |all, gate| all | gate);
        if let Some(example) = unexcused(&differences(table, &without, tables, Some(gates)), gates) {
            wrong.push(format!("{} is false behind {gates}, which grants {subset:?}: {example}", rule.name));
        }
    }
    wrong
}

fn unexcused(differences: &Differences, gate: Gates) -> Option<&String> {
    differences.found.iter().find(|(excuses, _)| *excuses & gate.0 == 0).map(|(_, example)| example)
}

fn differences(table: &Table, rule: &Rule, tables: &mut Tables, enough: Option<Gates>) -> Differences {
    let table = concrete(table);
    let instances = instances(&table, rule);
    assert!(!instances.is_empty(), "{} has no types: {}", rule.name, rule.text);
    let mut found = Differences { enough, ..Differences::default() };
    for instance in &instances {
        if rounding_gate(instance) == Gates::AFN && !is_documented(instance) {
            // That this platform's library agrees says nothing of others.
            found.insert(Gates::AFN.0, || "a platform may round it otherwise".to_owned());
        }
        if squares_sides(instance) {
            // No point here stands where a rounded root decides.
            found.insert(Gates::REASSOC.0, || "a root and a square round".to_owned());
        }
        on_specials(instance, &mut found);
        if found.enough.is_none() && shifts_by_constant(instance) {
            on_bits(instance, &mut found);
        }
        if Mini::fits(instance) {
            Mini::new(instance, tables).run(tables, &mut found);
        }
    }
    found
}

fn on_specials(instance: &Instance<'_>, found: &mut Differences) {
    let mut lists: Vec<Vec<Value>> = instance.names.iter().map(|n| specials(n.ty)).collect();
    if lists.len() <= 2 {
        // The first number that other integers round to; of more names it would leave too many points.
        let floats = lists.iter_mut().filter(|list| list[0].ty.is_float());
        floats.for_each(|list| list.push(Value::splat(list[0].ty, 16_777_216f32.to_bits())));
    }
    let compared = compared_name(instance);
    if found.is_done() {
        return;
    }
    product(&lists, 19_000, &mut |point| {
        on_point(instance, point, found);
        // Where a comparison turns, and beside it.
        let Some((name, threshold)) = compared.filter(|(name, _)| point[*name] == lists[*name][0]) else {
            return;
        };
        let ty = instance.names[name].ty;
        let at = instance.eval(threshold, ty, point, &mut Trace::default());
        for step in [0, 1, 2, -1i32 as u32, -2i32 as u32] {
            let mut point = point.to_vec();
            point[name] = Value::from_lanes(ty, |i| at.bits[i].wrapping_add(step));
            on_point(instance, &point, found);
        }
    });
}

/// True if the left side shifts by a constant. How far is asked of 32 bits: eight would have it otherwise.
fn shifts_by_constant(instance: &Instance<'_>) -> bool {
    !amounts(instance).is_empty()
}

/// By what the left side shifts, if that is constant.
fn amounts(instance: &Instance<'_>) -> Vec<Pat> {
    let mut found = Vec::new();
    visit(instance.table, instance.rule.lhs, &mut |pat| {
        let Node::Op { op: Op::Shl | Op::Shr, args, .. } = instance.table.node(pat) else { return };
        if is_constant(instance.table, args[1]) {
            found.push(args[1]);
        }
    });
    found
}

/// A rule that shifts by a constant, by every amount, with every mask of one run of bits that ends the word, and every bit.
fn on_bits(instance: &Instance<'_>, found: &mut Differences) {
    let amounts = amounts(instance);
    let low = |n: u32| (1u64 << n).wrapping_sub(1) as u32;
    let list = |name: &Name| -> Vec<Value> {
        let is = |pat: &Pat| matches!(instance.table.node(*pat), Node::Any(n) | Node::Constant(n) if n == name.number);
        let bits: Vec<u32> = match name.constant {
            true if amounts.iter().any(is) => (0..=34).collect(),
            true => (0..32).flat_map(|n| [low(n + 1), !low(n), 1 << n]).collect(),
            false => vec![0x8000_0001, 0x7fff_fffe, 0xdead_beef, 0x0123_4567, 0xffff_ffff, 0x00ff_ff00, 1, 0],
        };
        bits.into_iter().map(|bits| Value::splat(name.ty, bits)).collect()
    };
    let lists: Vec<Vec<Value>> = instance.names.iter().map(list).collect();
    product(&lists, 40_000, &mut |point| on_point(instance, point, found));
}

/// The name that the right side compares with arithmetic on constants, and that arithmetic.
fn compared_name(instance: &Instance<'_>) -> Option<(usize, Pat)> {
    let node = |pat| instance.table.node(pat);
    let Node::Op { op: Op::Lt | Op::Le | Op::Eq, args: [x, y, _], .. } = node(instance.rule.rhs) else {
        return None;
    };
    let (mut name, threshold) = if is_constant(instance.table, x) { (y, x) } else { (x, y) };
    if let Node::Op { op: Op::Abs, args, .. } = node(name) {
        name = args[0];
    }
    let Node::Any(number) = node(name) else { return None };
    let at = instance.names.iter().position(|n| n.number == number)?;
    is_constant(instance.table, threshold).then_some((at, threshold))
}

/// True of powers that are one on every platform, as the documentation of `f32::powf` has it: of one, and to zero.
fn is_documented(instance: &Instance<'_>) -> bool {
    let Node::Op { op: Op::Pow, args, .. } = instance.table.node(instance.rule.lhs) else { return false };
    let is = |pat, number| matches!(instance.table.node(pat), Node::Float(x) if x == number);
    is(args[0], 1.0) || is(args[1], 0.0)
}

/// True of a comparison of lengths that is one of their squares on the right.
fn squares_sides(instance: &Instance<'_>) -> bool {
    let compares = |pat| matches!(instance.table.node(pat), Node::Op { op: Op::Lt | Op::Le, .. });
    let has = |pat, wanted: Op| {
        let mut found = false;
        visit(instance.table, pat, &mut |p| {
            found |= matches!(instance.table.node(p), Node::Op { op, .. } if op == wanted);
        });
        found
    };
    let (lhs, rhs) = (instance.rule.lhs, instance.rule.rhs);
    compares(lhs) && has(lhs, Op::Length) && has(rhs, Op::Dot)
}

fn on_point(instance: &Instance<'_>, point: &[Value], found: &mut Differences) {
    if found.is_done() || !instance.sides_hold(&point.iter().copied().map(Some).collect::<Vec<_>>()) {
        return;
    }
    let (mut left, mut right) = (Trace::default(), Trace::default());
    let l = instance.eval(instance.rule.lhs, instance.ty, point, &mut left);
    let r = instance.eval(instance.rule.rhs, instance.ty, point, &mut right);
    if right.open && !left.open {
        // What the left side gives is what the right side gives whichever zero is taken.
        let mut other = Trace { other: true, ..Trace::default() };
        let r = instance.eval(instance.rule.rhs, instance.ty, point, &mut other);
        if is_zero_sign(l, r) && !l.same(r) {
            found.insert(Gates::NSZ.0, || format!("{}, {point:?} may give {l} and {r}", instance.label()));
        }
    }
    if right.crossed && !left.crossed {
        let excuses = if any(point, f32::is_nan) { Gates::NO_NAN.0 } else { 0 };
        found.insert(excuses, || format!("{}, {point:?} has bounds out of order", instance.label()));
    }
    if !l.same(r) {
        left.values.extend(point);
        let excuses = excuses(&left, l, r) | rounding(instance, point, &left, &right, l, r);
        note(instance, found, &left, excuses, point, l, r);
    }
}

fn note(
    instance: &Instance<'_>,
    found: &mut Differences,
    left: &Trace,
    excuses: u8,
    point: &[Value],
    l: Value,
    r: Value,
) {
    if left.open && is_zero_sign(l, r) {
        return;
    }
    found.insert(excuses, || format!("{}, {point:?} gives {l} and {r}", instance.label()));
}

fn is_zero_sign(l: Value, r: Value) -> bool {
    let same = |i: usize| l.lane(i).same(r.lane(i)) || (l.f(i) == 0.0 && r.f(i) == 0.0);
    l.ty.is_float() && (0..l.ty.lanes as usize).all(same)
}

/// The gates that excuse a difference, as bits, without those of rounding.
fn excuses(left: &Trace, l: Value, r: Value) -> u8 {
    let bit = |gate: Gates, holds: bool| if holds { gate.0 } else { 0 };
    bit(Gates::NSZ, is_zero_sign(l, r))
        | bit(Gates::NO_NAN, any(&left.values, f32::is_nan))
        | bit(Gates::NO_INF, any(&left.values, f32::is_infinite))
}

/// The gate that excuses a difference as one of rounding: the sides are close for the numbers that they come by,
/// or the left side has left the normal numbers.
fn rounding(instance: &Instance<'_>, point: &[Value], left: &Trace, right: &Trace, l: Value, r: Value) -> u8 {
    let margin = margin(instance, instance.rule.lhs, point);
    // A lane that is NaN says nothing of the others.
    let is_number = |v: &Value| match v.ty.is_float() && l.ty.is_vector() {
        true => (0..v.ty.lanes as usize).all(|i| !v.f(i).is_infinite()),
        false => v.is_finite(),
    };
    if margin.is_none() && !l.ty.is_float() || is_zero_sign(l, r) || !point.iter().all(is_number) {
        return 0;
    }
    let largest = |t: &Trace| {
        let lanes = t
            .values
            .iter()
            .filter(|v| v.ty.is_float())
            .flat_map(|v| (0..v.ty.lanes as usize).map(|i| v.f(i)));
        lanes.fold(t.within, |a, x| a.max(x.abs()))
    };
    let odd = |t: &Trace| any(&t.computed, |x| !x.is_finite() || x.is_subnormal());
    let strange = left.underflow || odd(left) || odd(right) && is_regrouped(instance);
    let close = match margin {
        Some(margin) => margin <= 1e-5 * largest(left),
        None => {
            let scale = largest(left).max(largest(right));
            let near = |i: usize| l.lane(i).same(r.lane(i)) || (l.f(i) - r.f(i)).abs() <= 1e-5 * scale;
            (0..l.ty.lanes as usize).all(near) && scale.is_finite()
        }
    };
    if close || strange { rounding_gate(instance).0 } else { 0 }
}

/// True of what is offered and puts sums and products together otherwise, as `sums` does: what stands between may be
/// infinite where it was not.
fn is_regrouped(instance: &Instance<'_>) -> bool {
    let mut regrouped = offers().tables.iter().any(|t| t.name == instance.table.name);
    let on_both_sides = |wanted: Op| {
        [instance.rule.lhs, instance.rule.rhs].into_iter().all(|side| {
            let mut found = false;
            visit(instance.table, side, &mut |pat| {
                found |= matches!(instance.table.node(pat), Node::Op { op, .. } if op == wanted);
            });
            found
        })
    };
    let [lengths, quotients] = [Op::Length, Op::Div].map(on_both_sides);
    for side in [instance.rule.lhs, instance.rule.rhs] {
        visit(instance.table, side, &mut |pat| {
            let Node::Op { op, .. } = instance.table.node(pat) else { return };
            let plain = matches!(op, Op::Add | Op::Sub | Op::Mul | Op::Neg | Op::Dot | Op::Cross);
            // A length on both sides is the root of sums of products, and what is computed of constants is one. Where there is
            // none, a quotient on both sides stands as in a sum of quotients by one value.
            let quotient = op == Op::Div && quotients && !lengths;
            let beside = op == Op::Length && lengths || quotient || is_constant(instance.table, pat);
            regrouped &= plain || beside || matches!(op, Op::Splat(_));
        });
    }
    regrouped
}

/// How far the operands of a comparison of numbers are from each other at this point, or a quotient that is rounded to a
/// whole number from one.
fn margin(instance: &Instance<'_>, pat: Pat, point: &[Value]) -> Option<f32> {
    if let Node::Op { op: Op::Floor, args, .. } = instance.table.node(instance.rule.rhs)
        && is_of_quotients(instance)
    {
        let quotient = instance.eval(args[0], instance.ty, point, &mut Trace::default());
        let from_whole =
            (0..quotient.ty.lanes as usize).map(|i| (quotient.f(i) - quotient.f(i).round()).abs());
        return Some(from_whole.fold(f32::INFINITY, f32::min));
    }
    let Node::Op { op: op @ (Op::Lt | Op::Le), args, .. } = instance.table.node(pat) else { return None };
    let types = instance.operand_types(op, &args[..2], instance.ty);
    let side = |i: usize| instance.eval(args[i], types[i], point, &mut Trace::default());
    let (x, y) = (side(0), side(1));
    let lanes = (0..x.ty.lanes as usize).map(|i| (x.f(i) - y.f(i)).abs());
    x.ty.is_float().then(|| lanes.fold(f32::INFINITY, f32::min))
}

/// True of rules about what is multiplied by a reciprocal.
fn is_of_quotients(instance: &Instance<'_>) -> bool {
    instance.rule.sides.iter().any(|side| side.kind == Asked::Reciprocal)
}

/// Which rounding a rule gives up, by the operations on its sides.
fn rounding_gate(instance: &Instance<'_>) -> Gates {
    let of = |pat: Pat, wanted: fn(Op) -> bool| {
        let mut found = Vec::new();
        visit(instance.table, pat, &mut |p| {
            let Node::Op { op, .. } = instance.table.node(p) else { return };
            if wanted(op) && !is_constant(instance.table, p) {
                found.push(op.name());
            }
        });
        found.sort();
        found
    };
    let (lhs, rhs) = (instance.rule.lhs, instance.rule.rhs);
    let differs = |wanted: fn(Op) -> bool| of(lhs, wanted) != of(rhs, wanted);
    if differs(Op::is_transcendental) {
        Gates::AFN
    } else if differs(|op| op == Op::Div) || is_of_quotients(instance) {
        Gates::ARCP
    } else if differs(|op| op == Op::MulAdd) {
        Gates::CONTRACT
    } else {
        Gates::REASSOC
    }
}

/// True if nothing below stands for anything but constants.
pub(crate) fn is_constant(table: &Table, pat: Pat) -> bool {
    let mut constant = true;
    visit(table, pat, &mut |p| constant &= !matches!(table.node(p), Node::Any(_)));
    constant
}

/// An instance on every eight-bit value.
struct Mini<'a> {
    instance: &'a Instance<'a>,
    steps: Vec<Step>,
    /// How many steps belong to the left side.
    left: usize,
    lhs: Slot,
    rhs: Slot,
}

struct Step {
    kind: Kind,
    ty: Ty,
}

enum Kind {
    /// A name, by position.
    Name(usize),
    /// Arithmetic on constants, done in full.
    Fixed(Pat),
    /// An operation, from a table if it has at most two operands.
    Op { op: Op, types: Vec<Ty>, args: Vec<Slot>, table: Option<usize> },
}

/// The result of a step, or its complement.
#[derive(Clone, Copy)]
struct Slot {
    step: usize,
    not: u8,
}

impl<'a> Mini<'a> {
    /// True of rules about arithmetic on scalars, exact but for signs of zeros, infinities and NaN.
    fn fits(instance: &Instance<'_>) -> bool {
        // Five names are too many for all their values.
        let mut fits = instance.rule.gate.0 & ROUNDING.0 == 0
            && instance.names.len() < 5
            && instance.names.iter().all(|n| n.ty.lanes == 1);
        // How far constants are shifted, and how large their products are, is asked of 32 bits.
        fits &= !instance.rule.sides.iter().any(|side| side.kind == Asked::ProductFits);
        fits &= !shifts_by_constant(instance);
        for side in [instance.rule.lhs, instance.rule.rhs] {
            visit(instance.table, side, &mut |pat| {
                let Node::Op { op, .. } = instance.table.node(pat) else { return };
                let small = op.is_exact() && !matches!(op, Op::Cast(_) | Op::Bitcast(_));
                fits &= small || is_constant(instance.table, pat);
            });
        }
        fits
    }

    fn new(instance: &'a Instance<'a>, tables: &mut Tables) -> Mini<'a> {
        let none = Slot { step: 0, not: 0 };
        let mut mini = Mini { instance, steps: Vec::new(), left: 0, lhs: none, rhs: none };
        mini.lhs = mini.compile(instance.rule.lhs, instance.ty, tables);
        mini.left = mini.steps.len();
        mini.rhs = mini.compile(instance.rule.rhs, instance.ty, tables);
        mini
    }

    fn compile(&mut self, pat: Pat, ty: Ty, tables: &mut Tables) -> Slot {
        let kind = match self.instance.table.node(pat) {
            Node::Any(n) => {
                let at = self.instance.names.iter().position(|name| name.number == n);
                Kind::Name(at.expect("the right has no new names"))
            }
            Node::Op { op, args, len, .. } if !is_constant(self.instance.table, pat) => {
                let args = &args[..len as usize];
                let types = self.instance.operand_types(op, args, ty)[..args.len()].to_vec();
                let args: Vec<Slot> =
                    args.iter().zip(&types).map(|(a, t)| self.compile(*a, *t, tables)).collect();
                let table = (args.len() <= 2).then(|| tables.number(op, &types));
                Kind::Op { op, types, args, table }
            }
            // The complement, if there is one, is part of the value.
            _ => {
                self.steps.push(Step { kind: Kind::Fixed(pat), ty });
                return Slot { step: self.steps.len() - 1, not: 0 };
            }
        };
        self.steps.push(Step { kind, ty });
        Slot { step: self.steps.len() - 1, not: u8::from(pat.is_not()) }
    }

    fn run(&self, tables: &Tables, found: &mut Differences) {
        let thin = match self.instance.names.len() {
            0..=2 => 1,
            3 => 11,
            _ => 31,
        };
        let lists: Vec<Vec<u8>> = self.instance.names.iter().map(|n| self.codes(n, thin)).collect();
        let constants: Vec<usize> = (0..lists.len()).filter(|i| self.instance.names[*i].constant).collect();
        let others: Vec<usize> = (0..lists.len()).filter(|i| !self.instance.names[*i].constant).collect();
        let mut point = vec![0; lists.len()];
        let mut slots = vec![0; self.steps.len()];
        let total = |of: &[usize]| of.iter().map(|i| lists[*i].len()).product::<usize>();
        for c in 0..total(&constants) {
            choose(&lists, &constants, c, &mut point);
            if found.is_done() || !self.fix(&point, &mut slots) {
                continue;
            }
            for o in 0..total(&others) {
                choose(&lists, &others, o, &mut point);
                self.step(tables, &point, &mut slots);
                if value(&slots, self.lhs) != value(&slots, self.rhs) {
                    self.note(&point, &slots, found);
                }
            }
        }
    }

    /// Computes what depends on constants alone; false if this choice is none of the rule's.
    fn fix(&self, point: &[u8], slots: &mut [u8]) -> bool {
        let values = self.values(point);
        let constant = |(name, value): (&Name, &Value)| name.constant.then_some(*value);
        let constants: Vec<Option<Value>> = self.instance.names.iter().zip(&values).map(constant).collect();
        if !self.instance.sides_hold(&constants) {
            return false;
        }
        for (step, slot) in self.steps.iter().zip(slots) {
            let Kind::Fixed(pat) = step.kind else { continue };
            let value = self.instance.eval(pat, step.ty, &values, &mut Trace::default());
            *slot = encode(value);
            // Side conditions speak of `f32`: where a constant is rounded here alone, they say nothing.
            if value.ty.is_float()
                && !self.instance.rule.sides.is_empty()
                && !decode(value.ty, *slot).same(value)
            {
                return false;
            }
        }
        true
    }

    /// The values of a name of which all is true that side conditions ask of it.
    fn codes(&self, name: &Name, thin: usize) -> Vec<u8> {
        let facts = self.instance.facts_of(name.number);
        codes(name.ty, thin).into_iter().filter(|code| Facts::of(decode(name.ty, *code)).has(facts)).collect()
    }

    fn values(&self, point: &[u8]) -> Vec<Value> {
        self.instance.names.iter().zip(point).map(|(name, code)| decode(name.ty, *code)).collect()
    }

    fn step(&self, tables: &Tables, point: &[u8], slots: &mut [u8]) {
        for (i, step) in self.steps.iter().enumerate() {
            slots[i] = match &step.kind {
                Kind::Name(at) => point[*at],
                Kind::Fixed(_) => continue,
                Kind::Op { op: Op::Select, args, .. } => {
                    value(slots, if value(slots, args[0]) == 1 { args[1] } else { args[2] })
                }
                Kind::Op { table: Some(number), args, .. } => {
                    let x = value(slots, args[0]) as usize;
                    let y = args.get(1).map_or(0, |arg| value(slots, *arg) as usize);
                    tables.get(*number)[y * 256 + x]
                }
                Kind::Op { op, types, args, .. } => {
                    let args: Vec<u8> = args.iter().map(|arg| value(slots, *arg)).collect();
                    eval(*op, types, &args)
                }
            };
        }
    }

    fn note(&self, point: &[u8], slots: &[u8], found: &mut Differences) {
        let ty = self.instance.ty;
        let (l, r) = (decode(ty, value(slots, self.lhs)), decode(ty, value(slots, self.rhs)));
        if l.same(r) {
            return;
        }
        let mut left = Trace { values: self.values(point), ..Trace::default() };
        for (step, slot) in self.steps[..self.left].iter().zip(slots) {
            left.values.push(decode(step.ty, *slot));
            if let Kind::Op { op, types, args, .. } = &step.kind {
                let values: Vec<Value> =
                    args.iter().zip(types).map(|(arg, ty)| decode(*ty, value(slots, *arg))).collect();
                left.note(*op, &values);
            }
        }
        note(self.instance, found, &left, excuses(&left, l, r), &self.values(point), l, r);
    }
}

fn choose(lists: &[Vec<u8>], which: &[usize], mut at: usize, point: &mut [u8]) {
    for i in which {
        point[*i] = lists[*i][at % lists[*i].len()];
        at /= lists[*i].len();
    }
}

fn value(slots: &[u8], slot: Slot) -> u8 {
    slots[slot.step] ^ slot.not
}
