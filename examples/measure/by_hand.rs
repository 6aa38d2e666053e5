//! The kernels beside what a hand writes in WGSL, with branches.

use crate::table::Row;
use crate::{optimizer, spirv};
use flatten_naga::naga;
use std::fmt::Write;

const WGSL: &str = include_str!("kernels.wgsl");

/// For each kernel its operations and branches: of the text through naga, of that after `spirv-opt -O`, of ours.
pub(crate) fn text(rows: &[Row]) -> Result<String, String> {
    let mut out = format!("\n{:<20}{:>12}{:>12}{:>12}{:>12}\n", "kernel", "by hand", "-O", "ours", "ours -O");
    let mut sums = [(0, 0); 4];
    for row in rows.iter().filter(|row| row.theme == "kernels") {
        let name = row.path.rsplit("::").next().unwrap_or_default();
        let words = words_of(name)?;
        let optimised = optimizer::run(&words).map_err(|e| format!("{name}: {e}"))?;
        let bodies = [spirv::body(&words), spirv::body(&optimised), row.bodies[2], row.bodies[3]];
        let pairs = bodies.map(|body| (body.alu, body.branches));
        sums.iter_mut().zip(pairs).for_each(|(sum, pair)| *sum = (sum.0 + pair.0, sum.1 + pair.1));
        line(&mut out, name, &pairs);
    }
    line(&mut out, "sum", &sums);
    Ok(out)
}

/// `3+1` is three operations and a branch.
fn line(out: &mut String, name: &str, pairs: &[(usize, usize); 4]) {
    let cell = |(alu, branches): &(usize, usize)| match branches {
        0 => format!("{alu:>12}"),
        _ => format!("{:>12}", format!("{alu}+{branches}")),
    };
    let cells: String = pairs.iter().map(cell).collect();
    writeln!(out, "{name:<20}{cells}").expect("strings take all");
}

/// A library of that function alone.
fn words_of(name: &str) -> Result<Vec<u32>, String> {
    let start = WGSL.find(&format!("fn {name}(")).ok_or_else(|| format!("{name} is not in the text"))?;
    let text = &WGSL[start..];
    let text = &text[..text[2..].find("\nfn ").map_or(text.len(), |end| end + 2)];
    let module = naga::front::wgsl::parse_str(text).map_err(|e| e.emit_to_string(text))?;
    let info = flatten_naga::validate(&module).map_err(|e| format!("{name}: {e}"))?;
    let options = naga::back::spv::Options { lang_version: (1, 3), ..Default::default() };
    let words = naga::back::spv::write_vec(&module, &info, &options, None);
    Ok(flatten_naga::export(&words.map_err(|e| format!("{name}: {e}"))?, name))
}
