//! Rules with types: what the laws are checked on.

use flatten_core::graph::facts::Facts;
use flatten_core::op::Op;
use flatten_core::rules::pattern::{NAMES, Node, Pat};
use flatten_core::rules::side::{Fact, Kind};
use flatten_core::rules::{Rule, Table};
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;

/// A rule with a type for each of its names.
#[derive(Clone, Debug)]
pub(crate) struct Instance<'a> {
    /// The rule's table, splats made concrete.
    pub(crate) table: &'a Table,
    /// The rule.
    pub(crate) rule: &'a Rule,
    /// The names on the left, by number.
    pub(crate) names: Vec<Name>,
    /// The type of both sides.
    pub(crate) ty: Ty,
}

/// A name of a rule.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Name {
    /// Its number.
    pub(crate) number: u8,
    /// True if it stands for constants.
    pub(crate) constant: bool,
    /// Its type here.
    pub(crate) ty: Ty,
}

/// A table in which every splat has a width.
pub(crate) fn concrete(table: &Table) -> Table {
    let mut table = table.clone();
    for node in &mut table.nodes {
        if let Node::Op { op: op @ Op::Splat(0), .. } = node {
            *op = Op::Splat(2);
        }
    }
    table
}

/// A rule with every choice of types that it can have: scalars, or two lanes where it needs a vector, or three.
pub(crate) fn instances<'a>(table: &'a Table, rule: &'a Rule) -> Vec<Instance<'a>> {
    let scalars = [Scalar::Bool, Scalar::I32, Scalar::U32, Scalar::F32].map(|s| Ty::new(s, 1));
    let pairs = scalars.map(|t| Ty::new(t.scalar, 2));
    let mut found = instances_of(table, rule, &scalars);
    if !found.is_empty() {
        // A `Vec4` is rounded by way of integers.
        let mut rounds = false;
        for pat in [rule.lhs, rule.rhs] {
            visit(table, pat, &mut |pat| {
                let Node::Op { op, .. } = table.node(pat) else { return };
                rounds |= matches!(op, Op::Floor | Op::Ceil | Op::Trunc | Op::Round | Op::RoundEven);
            });
        }
        if rounds {
            found.extend(instances_of(table, rule, &[Ty::new(Scalar::F32, 4)]));
        }
        return found;
    }
    let found = instances_of(table, rule, &[scalars, pairs].concat());
    let with_three = [1, 3].map(|lanes| Ty::new(Scalar::F32, lanes));
    if found.is_empty() { instances_of(table, rule, &with_three) } else { found }
}

fn instances_of<'a>(table: &'a Table, rule: &'a Rule, choice: &[Ty]) -> Vec<Instance<'a>> {
    let names = names(table, rule.lhs);
    let mut found = Vec::new();
    for ty in choice {
        for at in 0..choice.len().pow(names.len() as u32) {
            let typed = |(i, (number, constant)): (usize, &(u8, bool))| {
                let ty = choice[at / choice.len().pow(i as u32) % choice.len()];
                Name { number: *number, constant: *constant, ty }
            };
            let names = names.iter().enumerate().map(typed).collect();
            let instance = Instance { table, rule, names, ty: *ty };
            if instance.is_typed() {
                found.push(instance);
            }
        }
    }
    found
}

/// The numbers of the names below a pattern, in order of first use, and whether they stand for constants.
pub(crate) fn names(table: &Table, pat: Pat) -> Vec<(u8, bool)> {
    let mut found = Vec::new();
    visit(table, pat, &mut |pat| {
        let name = match table.node(pat) {
            Node::Any(n) => (n, false),
            Node::Constant(n) => (n, true),
            _ => return,
        };
        if !found.contains(&name) {
            found.push(name);
        }
    });
    found
}

/// Every pattern below this one and itself, left to right.
pub(crate) fn visit(table: &Table, pat: Pat, f: &mut dyn FnMut(Pat)) {
    f(pat);
    if let Node::Op { args, len, .. } = table.node(pat) {
        args[..len as usize].iter().for_each(|arg| visit(table, *arg, f));
    }
}

impl Instance<'_> {
    /// The type of a name.
    pub(crate) fn type_of_name(&self, number: u8) -> Option<Ty> {
        self.names.iter().find(|n| n.number == number).map(|n| n.ty)
    }

    fn is_typed(&self) -> bool {
        let types = |n| self.type_of_name(n);
        let Node::Op { op, args, len, .. } = self.table.node(self.rule.lhs) else { return false };
        let Some(operands) = self.table.operand_types(op, &args[..len as usize], Some(self.ty), &types)
        else {
            return false;
        };
        let last = operands[len as usize - 1].scalar;
        self.table.domain.scalars().contains(&last)
            && self.table.type_of(self.rule.lhs, Some(self.ty), &types) == Some(self.ty)
            && self.table.type_of(self.rule.rhs, Some(self.ty), &types) == Some(self.ty)
            && self.rule.sides.iter().all(|side| {
                // What speaks of types alone is decided here.
                let fact = |pat| Fact { ty: self.ty_of(pat), value: None, facts: Facts::NONE };
                !side.kind.is_of_type() || side.kind.holds(side.of.map(fact))
            })
    }

    fn ty_of(&self, pat: Pat) -> Ty {
        self.table.type_of(pat, None, &|n| self.type_of_name(n)).expect("side conditions speak of names")
    }

    /// True if the side conditions hold for these values of the names; what is asked of names without a value does.
    pub(crate) fn sides_hold(&self, values: &[Option<Value>]) -> bool {
        self.rule.sides.iter().all(|side| {
            let at = |pat: Pat| {
                let (Node::Any(number) | Node::Constant(number)) = self.table.node(pat) else { return None };
                self.names.iter().position(|n| n.number == number)
            };
            let value = |pat: Pat| at(pat).and_then(|at| values[at]);
            let fact = |pat: Pat| Fact {
                ty: self.ty_of(pat),
                // Only constants have known values.
                value: value(pat).filter(|_| at(pat).is_some_and(|at| self.names[at].constant)),
                facts: value(pat).map_or(Facts::NONE, Facts::of),
            };
            let open = matches!(side.kind, Kind::Known(_)) && value(side.of[0]).is_none();
            open || side.kind.holds(side.of.map(fact))
        })
    }

    /// What side conditions ask to be known of a name.
    pub(crate) fn facts_of(&self, number: u8) -> Facts {
        let of = |pat: Pat| matches!(self.table.node(pat), Node::Any(n) | Node::Constant(n) if n == number);
        self.rule.sides.iter().fold(Facts::NONE, |all, side| match side.kind {
            Kind::Known(facts) if of(side.of[0]) => all | facts,
            _ => all,
        })
    }

    /// The value of a pattern for these values of the names, noting what it comes by.
    pub(crate) fn eval(&self, pat: Pat, ty: Ty, names: &[Value], trace: &mut Trace) -> Value {
        let value = match self.table.node(pat) {
            Node::Any(number) | Node::Constant(number) => {
                let at =
                    self.names.iter().position(|n| n.number == number).expect("the right has no new names");
                names[at]
            }
            Node::Float(x) => Value::splat(ty, x.to_bits()),
            Node::Int(x) => Value::splat(ty, x as u32),
            Node::False => Value::zero(ty),
            Node::Op { op, args, len, .. } => {
                let args = &args[..len as usize];
                let types = self.operand_types(op, args, ty);
                let values: Vec<Value> =
                    args.iter().zip(types).map(|(arg, ty)| self.eval(*arg, ty, names, trace)).collect();
                trace.note(op, &values);
                let value = if trace.other { other_zeros(op, &values) } else { op.eval(&values) };
                trace.computed.push(value);
                value
            }
        };
        let value = if pat.is_not() { complement(value) } else { value };
        trace.values.push(value);
        value
    }

    /// The types of the operands of an operation that gives a `ty`.
    pub(crate) fn operand_types(&self, op: Op, args: &[Pat], ty: Ty) -> [Ty; 3] {
        let types = self.table.operand_types(op, args, Some(ty), &|n| self.type_of_name(n));
        types.expect("an instance has types")
    }

    /// `name` with the types, for messages.
    pub(crate) fn label(&self) -> String {
        let types: Vec<_> = self.names.iter().map(|n| n.ty.name()).collect();
        format!("{} of ({}): {}", self.rule.name, types.join(", "), self.rule.text)
    }
}

/// What an evaluation came by.
#[derive(Default, Debug)]
pub(crate) struct Trace {
    /// The value of every node, operands first.
    pub(crate) values: Vec<Value>,
    /// Those of operations.
    pub(crate) computed: Vec<Value>,
    /// True if Rust leaves the sign of a zero open: `min`, `max` or `clamp` has met zeros of both signs and nothing else.
    pub(crate) open: bool,
    /// Take the other one where `min` and `max` have met zeros of both signs.
    pub(crate) other: bool,
    /// True if a product or a quotient was too small for any number but zero.
    pub(crate) underflow: bool,
    /// True if a `clamp` has met bounds out of order, of which Rust and targets say nothing good.
    pub(crate) crossed: bool,
    /// The largest product that a `dot` or a `cross` may have added up.
    pub(crate) within: f32,
}

impl Trace {
    /// Notes an operation of these operands.
    pub(crate) fn note(&mut self, op: Op, args: &[Value]) {
        let zero = |sign: u32| {
            args.iter().any(|v| v.ty.is_float() && v.bits[..v.ty.lanes as usize].contains(&(sign << 31)))
        };
        if matches!(op, Op::Mul | Op::Div) && args[0].ty.is_float() {
            let lost = |i: usize| {
                let [x, y] = [args[0].f(i), args[1].f(i)];
                op.eval(args).f(i) == 0.0 && x != 0.0 && y != 0.0 && y.is_finite()
            };
            self.underflow |= (0..args[0].ty.lanes as usize).any(lost);
        }
        if matches!(op, Op::Dot | Op::Cross) && args[0].ty.is_float() {
            let most = |v: Value| (0..v.ty.lanes as usize).fold(0f32, |most, i| most.max(v.f(i).abs()));
            self.within = self.within.max((most(args[0]) * most(args[1])).min(f32::MAX));
        }
        let all = args.iter().all(|v| any(&[*v], |x| x == 0.0));
        self.open |= matches!(op, Op::Min | Op::Max | Op::Clamp) && all && zero(0) && zero(1);
        self.crossed |= op == Op::Clamp && op.trap(args).is_some();
    }
}

/// What an operation gives where `min` and `max` of two zeros are the second one if the first is given otherwise.
fn other_zeros(op: Op, args: &[Value]) -> Value {
    let value = op.eval(args);
    if !matches!(op, Op::Min | Op::Max) || !value.ty.is_float() {
        return value;
    }
    let [x, y] = [args[0], args[1]];
    Value::from_lanes(value.ty, |i| match x.f(i) == 0.0 && y.f(i) == 0.0 {
        true => x.bits[i] ^ y.bits[i] ^ value.bits[i],
        false => value.bits[i],
    })
}

/// True if `f` holds of a lane of a float value.
pub(crate) fn any(values: &[Value], f: impl Fn(f32) -> bool) -> bool {
    values.iter().any(|v| v.ty.is_float() && (0..v.ty.lanes as usize).any(|i| f(v.f(i))))
}

/// `!x` of a `bool`, lane by lane.
pub(crate) fn complement(x: Value) -> Value {
    Value::from_lanes(x.ty, |i| 1 - x.bits[i])
}

/// Values of a type that rules might stumble over.
pub(crate) fn specials(ty: Ty) -> Vec<Value> {
    let floats = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        2.0,
        0.5,
        3.0,
        -7.5,
        0.1,
        1e-3,
        123.456,
        1e10,
        1e30,
        -1e-30,
        3e38,
        -3e38,
        2e-38,
        1e-45,
        -1e-45,
        f32::MIN_POSITIVE,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
        0.49999997,
        1.0 / 3.0,
        8388609.0,
    ];
    let ints = [
        0,
        1,
        -1,
        2,
        3,
        7,
        8,
        -8,
        31,
        32,
        33,
        -128,
        255,
        256,
        16777217,
        i32::MAX,
        i32::MIN,
        i32::MIN + 1,
        1431655765,
    ];
    let lanes: Vec<u32> = match ty.scalar {
        Scalar::Bool => vec![0, 1],
        Scalar::F32 => floats.iter().map(|x: &f32| x.to_bits()).collect(),
        Scalar::I32 | Scalar::U32 => ints.iter().map(|x| *x as u32).collect(),
    };
    // Neighbouring lanes differ, in every combination of two steps.
    let value = |i: usize, step: usize| Value::from_lanes(ty, |lane| lanes[(i + lane * step) % lanes.len()]);
    let steps = if ty.is_vector() { vec![0, 1] } else { vec![0] };
    steps.iter().flat_map(|step| (0..lanes.len()).map(|i| value(i, *step)).collect::<Vec<_>>()).collect()
}

/// Calls `f` with every choice of one value from each list; at most about `limit` of them, evenly spread.
pub(crate) fn product(lists: &[Vec<Value>], limit: usize, f: &mut dyn FnMut(&[Value])) {
    let total: usize = lists.iter().map(Vec::len).product();
    // A stride that shares no factor with the lengths visits all parts of the grid.
    let mut stride = (total / limit.max(1)).max(1) | 1;
    while stride > 1 && lists.iter().any(|list| (2..=list.len()).any(|n| list.len() % n + stride % n == 0)) {
        stride += 2;
    }
    let mut at = 0;
    let mut point = Vec::with_capacity(NAMES);
    while at < total {
        point.clear();
        let mut left = at;
        for list in lists {
            point.push(list[left % list.len()]);
            left /= list.len();
        }
        f(&point);
        at += stride;
    }
}
