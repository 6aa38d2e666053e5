//! Reports as JSON, one object per marked function.

use super::report::{Cost, Mistake, Report};
use std::fmt::{Display, Write};

/// The version of the keys below.
const VERSION: u32 = 1;

/// All reports as one array.
pub(crate) fn array(reports: &[Report]) -> String {
    let objects: Vec<String> = reports.iter().map(object).collect();
    format!("[{}]\n", objects.join(",\n"))
}

fn object(report: &Report) -> String {
    let Report { counts, .. } = report;
    let ops: Vec<(&str, String)> = counts.ops.iter().map(|(op, n)| (*op, n.to_string())).collect();
    let times: Vec<(&str, String)> =
        report.times.iter().map(|(stage, us)| (*stage, us.to_string())).collect();
    let costs: Vec<String> = report.costs.iter().map(cost).collect();
    let residuals: Vec<String> = report.residuals.iter().map(|r| text(r)).collect();
    let diagnostics: Vec<String> = report.diagnostics.iter().map(mistake).collect();
    fields(&[
        ("version", VERSION.to_string()),
        ("fn", text(&report.name)),
        ("file", text(&report.file)),
        ("line", report.line.to_string()),
        ("contract", text(report.contract)),
        ("ok", report.diagnostics.is_empty().to_string()),
        ("ops", fields(&ops)),
        ("ops_total", counts.total.to_string()),
        ("ops_uniform", counts.uniform.to_string()),
        ("ops_varying", counts.varying.to_string()),
        ("selects", counts.selects.to_string()),
        ("barriers", counts.barriers.to_string()),
        ("depth", counts.depth.to_string()),
        ("loops_kept", counts.loops.to_string()),
        ("unrolled_copies", report.unrolled_copies.to_string()),
        ("cost_graph", counts.cost_graph.to_string()),
        ("cost_gpu", counts.cost_gpu.to_string()),
        ("wgsl_bytes", report.wgsl_bytes.to_string()),
        ("spirv_words", report.spirv_words.to_string()),
        ("spirv_body_instructions", report.spirv_body_instructions.to_string()),
        ("stages_us", fields(&times)),
        ("costs", format!("[{}]", costs.join(","))),
        ("residuals", format!("[{}]", residuals.join(","))),
        ("diagnostics", format!("[{}]", diagnostics.join(","))),
    ])
}

fn cost(cost: &Cost) -> String {
    fields(&[
        ("stage", text(cost.stage)),
        ("cost_graph", cost.graph.to_string()),
        ("cost_gpu", cost.gpu.to_string()),
    ])
}

fn mistake(mistake: &Mistake) -> String {
    fields(&[
        ("code", text(mistake.code)),
        ("message", text(&mistake.message)),
        ("help", text(&mistake.help)),
        ("line", mistake.line.to_string()),
        ("column", mistake.column.to_string()),
    ])
}

fn fields(fields: &[(&str, impl Display)]) -> String {
    let fields: Vec<String> = fields.iter().map(|(key, value)| format!("{}:{value}", text(key))).collect();
    format!("{{{}}}", fields.join(","))
}

/// A string in quotes.
fn text(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c < ' ' => write!(out, "\\u{:04x}", u32::from(c)).expect("strings take all"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
