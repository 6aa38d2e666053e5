//! Law 3: a rule's right side is dearer on no cost table, however the left side is shared, and strictly lower in
//! (cost, canonical measure), so that rewriting ends.

use crate::instance::{Instance, concrete, instances, names, visit};
use crate::truth::is_constant;
use flatten_core::op::Op;
use flatten_core::op::cost::Table as Costs;
use flatten_core::rules::pattern::{Node, Pat};
use flatten_core::rules::side::{Kind, Side};
use flatten_core::rules::{Rule, Table};
use flatten_core::ty::Ty;

/// What is wrong with a rule by law 3.
pub(crate) fn check(table: &Table, rule: &Rule) -> Vec<String> {
    let table = concrete(table);
    instances(&table, rule).iter().flat_map(check_instance).collect()
}

fn check_instance(instance: &Instance<'_>) -> Vec<String> {
    let (lhs, rhs) = (instance.rule.lhs, instance.rule.rhs);
    let mut wrong = Vec::new();
    let mut say = |holds: bool, what: &str| {
        if !holds {
            wrong.push(format!("{what}: {}", instance.label()));
        }
    };
    for costs in [Costs::Graph, Costs::Gpu] {
        let (left, right) = (operations(instance, lhs), operations(instance, rhs));
        let sum = |ops: &[Cost]| ops.iter().map(|c| c.op.cost(costs, c.ty)).sum::<u32>();
        say(sum(&right) <= sum(&left), "the right side is dearer");
        // All that is certain to go is the root; all that the left has may stay.
        let root = left.last().map_or(0, |c| c.op.cost(costs, c.ty));
        let new: u32 = right.iter().filter(|c| !left.contains(c)).map(|c| c.op.cost(costs, c.ty)).sum();
        say(new <= root, "the right side is dearer where the left is shared");
    }
    say(measure(instance, rhs) < measure(instance, lhs), "the measure does not drop");
    // Operands are settled and not built again, so using one twice is harmless where an operation is saved.
    let gpu = |pat| operations(instance, pat).iter().map(|c| c.op.cost(Costs::Gpu, c.ty)).sum::<u32>();
    for (name, _) in names(instance.table, lhs) {
        let count = |pat| {
            let mut n = 0;
            visit(instance.table, pat, &mut |p| n += u32::from(instance.table.node(p) == Node::Any(name)));
            n
        };
        say(count(rhs) <= count(lhs) || gpu(rhs) < gpu(lhs), "a name is used more often");
    }
    wrong
}

/// What is wrong with a rule that is offered: where nobody shares anything it saves something on a table, and those that
/// only bring a negation outward cost nothing.
pub(crate) fn check_offer(table: &Table, rule: &Rule) -> Vec<String> {
    let signs = table.name == "signs";
    let table = concrete(table);
    let mut wrong = Vec::new();
    for instance in instances(&table, rule) {
        let sum = |costs, pat| {
            operations(&instance, pat).iter().map(|c| c.op.cost(costs, c.ty)).sum::<u32>() as i64
        };
        let saved = [Costs::Graph, Costs::Gpu].map(|costs| sum(costs, rule.lhs) - sum(costs, rule.rhs));
        let root = match table.node(rule.rhs) {
            Node::Op { op, .. } => Some(op),
            _ => None,
        };
        let good = match signs {
            true => root == Some(Op::Neg) && saved.iter().all(|s| *s >= 0),
            false => saved.iter().any(|s| *s > 0),
        };
        if !good {
            wrong.push(format!("nothing is saved, {saved:?}: {}", instance.label()));
        }
    }
    wrong
}

/// One operation of a side.
#[derive(Clone, PartialEq, Debug)]
struct Cost {
    op: Op,
    ty: Ty,
    /// What it is an operation of, as text.
    text: String,
}

/// The operations of a side that are not on constants alone, operands first.
fn operations(instance: &Instance<'_>, pat: Pat) -> Vec<Cost> {
    let mut found = Vec::new();
    collect(instance, pat, instance.ty, &mut found);
    found
}

fn collect(instance: &Instance<'_>, pat: Pat, ty: Ty, found: &mut Vec<Cost>) {
    let Node::Op { op, args, len, .. } = instance.table.node(pat) else { return };
    let args = &args[..len as usize];
    let types = instance.operand_types(op, args, ty);
    args.iter().zip(types).for_each(|(arg, ty)| collect(instance, *arg, ty, found));
    if !is_constant(instance.table, pat) {
        found.push(Cost { op, ty, text: text(instance.table, pat) });
    }
}

/// A pattern as text, operands of what may be swapped in order.
fn text(table: &Table, pat: Pat) -> String {
    let not = if pat.is_not() { "!" } else { "" };
    match table.node(pat) {
        Node::Op { op, args, len, .. } => {
            let mut args: Vec<String> = args[..len as usize].iter().map(|arg| text(table, *arg)).collect();
            if op.is_commutative() {
                args.sort();
            }
            format!("{not}{op:?}({})", args.join(", "))
        }
        node => format!("{not}{node:?}"),
    }
}

/// What drops with each rewrite: the cost on both tables, then the number of leaves, of those that are constants and no numbers, of
/// complements, of negative constants, of `pmin` and `pmax`, whose operands cannot be swapped. Arithmetic on constants is one leaf.
fn measure(instance: &Instance<'_>, pat: Pat) -> [u32; 7] {
    let sum = |costs| operations(instance, pat).iter().map(|c| c.op.cost(costs, c.ty)).sum();
    let mut measure = [sum(Costs::Graph), sum(Costs::Gpu), 0, 0, 0, 0, 0];
    count(instance, pat, &mut measure);
    measure[6] =
        operations(instance, pat).iter().filter(|c| matches!(c.op, Op::PMin | Op::PMax)).count() as u32;
    measure
}

fn count(instance: &Instance<'_>, pat: Pat, measure: &mut [u32; 7]) {
    measure[4] += u32::from(pat.is_not());
    match instance.table.node(pat) {
        Node::Op { args, len, .. } if !is_constant(instance.table, pat) => {
            args[..len as usize].iter().for_each(|arg| count(instance, *arg, measure));
        }
        _ => {
            measure[2] += 1;
            measure[3] += u32::from(matches!(instance.table.node(pat), Node::Constant(_) | Node::Op { .. }));
            let negative =
                |side: &Side| matches!(side.kind, Kind::Negative | Kind::Negatable) && side.of[0] == pat;
            let zero = matches!(instance.table.node(pat), Node::Float(x) if x.is_sign_negative());
            measure[5] += u32::from(zero || instance.rule.sides.iter().any(negative));
        }
    }
}
