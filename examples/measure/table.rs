//! The table of all functions, its sums, and what stands out in it.

use crate::sizes::Ops;
use crate::spirv::Body;
use std::collections::BTreeMap;
use std::fmt::Write;

/// One function: each figure before the passes and after them.
pub(crate) struct Row {
    /// The file that it is in.
    pub(crate) theme: String,
    /// Its path in there.
    pub(crate) path: String,
    /// The cost on the `graph` table.
    pub(crate) graph: [u64; 2],
    /// The cost on the `gpu` table.
    pub(crate) gpu: [u64; 2],
    /// Operations.
    pub(crate) ops: [Ops; 2],
    /// Its SPIR-V before the passes, that optimised, after the passes, that optimised.
    pub(crate) bodies: [Body; 4],
    /// The operations of those bodies.
    pub(crate) opcodes: [BTreeMap<(u32, u32), usize>; 4],
}

/// The numbers of a row in the order of the columns.
type Numbers = [u64; 14];

const HEAD: [&str; 14] = [
    "graph", "after", "gpu", "after", "ops", "after", "alu", "-O", "after", "-O", "instr", "-O", "after",
    "-O",
];

impl Row {
    fn numbers(&self) -> Numbers {
        let ops = self.ops.map(|ops| u64::from(ops.varying + ops.uniform));
        let alu = self.bodies.map(|body| (body.alu + body.branches) as u64);
        let instructions = self.bodies.map(|body| body.instructions as u64);
        let mut all = [self.graph, self.gpu, ops].concat();
        all.extend(alu);
        all.extend(instructions);
        all.try_into().expect("there are as many as columns")
    }
}

/// A line for each function, the sums of each file and of all, then what stands out.
pub(crate) fn text(rows: &[Row]) -> String {
    let mut out = String::new();
    line(&mut out, "", &HEAD);
    for row in rows {
        line(&mut out, &row.path, &row.numbers());
    }
    writeln!(out).expect("strings take all");
    let mut themes: Vec<&str> = rows.iter().map(|row| &*row.theme).collect();
    themes.dedup();
    line(&mut out, "sums", &HEAD);
    for theme in themes {
        line(&mut out, theme, &sum(rows.iter().filter(|row| row.theme == theme)));
    }
    let all = sum(rows.iter());
    line(&mut out, &format!("all {}", rows.len()), &all);
    writeln!(
        out,
        "\nalu: arithmetic, comparisons, selects, calls, branches; an Fma 2, a dot product its lanes"
    )
    .expect("strings take all");
    let [.., alu, alu_o, after, after_o, _, _, instructions, instructions_o] = all;
    let left = |from: u64, to: u64| 100.0 * (1.0 - to as f64 / from.max(1) as f64);
    writeln!(
        out,
        "spirv-opt takes off the unoptimised {:.1} % of alu, off ours {:.1} %, and {:.1} % of our instructions; ours is \
         {:.1} % below its own",
        left(alu, alu_o),
        left(after, after_o),
        left(instructions, instructions_o),
        left(alu_o, after),
    )
    .expect("strings take all");
    outstanding(&mut out, "spirv-opt finds alu in ours", rows, |n| (n[8], n[9]));
    outstanding(&mut out, "ours has more alu than spirv-opt's of the unoptimised", rows, |n| (n[8], n[7]));
    outstanding(&mut out, "dearer after the passes, graph", rows, |n| (n[1], n[0]));
    outstanding(&mut out, "dearer after the passes, gpu", rows, |n| (n[3], n[2]));
    out
}

fn sum<'a>(rows: impl Iterator<Item = &'a Row>) -> Numbers {
    rows.fold(Numbers::default(), |sum, row| {
        let numbers = row.numbers();
        std::array::from_fn(|i| sum[i] + numbers[i])
    })
}

fn line(out: &mut String, name: &str, cells: &[impl ToString; 14]) {
    let cell = |cell: &dyn ToString| format!("{:>7}", cell.to_string());
    let cells: String = cells.iter().map(|c| cell(c)).collect();
    writeln!(out, "{name:<38}{cells}").expect("strings take all");
}

/// The functions in which the first number is larger, worst first.
fn outstanding(out: &mut String, what: &str, rows: &[Row], pair: fn(&Numbers) -> (u64, u64)) {
    const SHOWN: usize = 12;
    let mut found: Vec<(u64, u64, &str)> = rows
        .iter()
        .map(|row| (pair(&row.numbers()), &*row.path))
        .filter(|((ours, other), _)| ours > other)
        .map(|((ours, other), path)| (ours, other, path))
        .collect();
    found.sort_by_key(|(ours, other, path)| (std::cmp::Reverse(ours - other), *path));
    let shown: Vec<String> =
        found.iter().take(SHOWN).map(|(ours, other, path)| format!("{path} {other} < {ours}")).collect();
    let more = if found.len() > SHOWN { ", .." } else { "" };
    writeln!(out, "{what}: {} functions. {}{more}", found.len(), shown.join(", ")).expect("strings take all");
}
