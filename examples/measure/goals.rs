//! Where the goals for SPIR-V are missed: no function larger than `spirv-opt -O` makes it of the unoptimised, and
//! little that it still takes off.

use crate::spirv::EXT_INST;
use crate::table::Row;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Differences by operation: instructions of ours, and after `spirv-opt -O`.
type Change = BTreeMap<(u32, u32), [usize; 2]>;

/// The functions beyond a goal, what `spirv-opt` takes off each function, and both in sum.
pub(crate) fn text(rows: &[Row]) -> String {
    let mut out = String::new();
    let mut all = Change::new();
    let mut total = [0; 2];
    for row in rows {
        let change = change(row);
        let [ours, left] = [2, 3].map(|i| row.bodies[i].instructions);
        let shown = shown(&change);
        if !shown.is_empty() {
            line(&mut out, &row.path, ours, left, &shown);
        }
        change.iter().for_each(|(code, pair)| add(&mut all, *code, *pair));
        total = [total[0] + ours, total[1] + left];
    }
    line(&mut out, "all", total[0], total[1], &shown(&all));
    let share = |[ours, left]: [usize; 2]| 100.0 * (ours as f64 - left as f64) / ours.max(1) as f64;
    // Where it adds some, a negation before an `Fma` or the body of a helper, is no reason to find some elsewhere.
    let found: usize =
        rows.iter().map(|row| row.bodies[2].instructions.saturating_sub(row.bodies[3].instructions)).sum();
    let plain = all.values().fold([0; 2], |sum, pair| [sum[0] + pair[0], sum[1] + pair[1]]);
    writeln!(
        out,
        "\nspirv-opt -O takes off {:.2} % of our instructions, {:.2} % where it takes any; an Fma counted one {:.2} %",
        share(total),
        share([total[0], total[0] - found]),
        share(plain),
    )
    .expect("strings take all");
    let mut more = 0;
    for row in rows {
        let [other, ours] = [1, 2].map(|i| row.bodies[i].instructions);
        if ours > other {
            more += 1;
            writeln!(out, "more than spirv-opt -O of the unoptimised: {} {ours} > {other}", row.path)
                .expect("strings take all");
        }
    }
    writeln!(out, "{more} functions of {} are larger than spirv-opt -O makes the unoptimised", rows.len())
        .expect("strings take all");
    out
}

fn line(out: &mut String, name: &str, ours: usize, left: usize, what: &str) {
    writeln!(out, "{name:<38}{ours:>6}{left:>6}  {what}").expect("strings take all");
}

fn add(all: &mut Change, code: (u32, u32), [ours, left]: [usize; 2]) {
    let sum = all.entry(code).or_default();
    *sum = [sum[0] + ours, sum[1] + left];
}

fn change(row: &Row) -> Change {
    let mut change = Change::new();
    row.opcodes[2].iter().for_each(|(code, count)| add(&mut change, *code, [*count, 0]));
    row.opcodes[3].iter().for_each(|(code, count)| add(&mut change, *code, [0, *count]));
    change
}

/// The operations of which the numbers differ, the largest difference first.
fn shown(change: &Change) -> String {
    let mut differing: Vec<_> = change.iter().filter(|(_, [ours, left])| ours != left).collect();
    differing.sort_by_key(|(code, [ours, left])| (std::cmp::Reverse(ours.abs_diff(*left)), **code));
    let one = |(code, [ours, left]): (&(u32, u32), &[usize; 2])| format!("{} {ours} -> {left}", name(*code));
    differing.into_iter().map(one).collect::<Vec<_>>().join(", ")
}

fn name((code, number): (u32, u32)) -> String {
    if code == EXT_INST {
        return ::spirv::GlslStd450Op::from_u32(number)
            .map_or(format!("ext {number}"), |op| format!("{op:?}"));
    }
    ::spirv::Op::from_u32(code).map_or(format!("op {code}"), |op| format!("{op:?}"))
}
