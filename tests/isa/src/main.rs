//! What a driver's compiler makes of pairs of compute shaders, before the passes and after, without the GPU.
//!
//! ```text
//! cargo run --all-features --example measure -- --shaders FOLDER
//! RADV_FORCE_FAMILY=navi21 VK_ICD_FILENAMES=/usr/share/vulkan/icd.d/radeon_icd.x86_64.json \
//!     cargo run --manifest-path tests/isa/Cargo.toml -- FOLDER
//! ```
//! `NAME.before.spv` and `NAME.after.spv` are a pair. The exit status is 1 if one becomes more than 2 % longer or all of
//! them together do not become shorter.

mod driver;

use driver::{Driver, Statistics};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What the driver says of a pair, in this order.
const COLUMNS: [&str; 2] = ["Instructions", "Latency"];

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: isa FOLDER");
        return ExitCode::from(2);
    };
    match run(&folder) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

/// Prints the table; true if nothing became longer.
fn run(folder: &Path) -> Result<bool, String> {
    let driver = Driver::open()?;
    println!("{}", driver.name);
    println!("{:<44}{:>8}{:>8}{:>8}{:>10}{:>8}{:>8}", "", "instr", "after", "", "latency", "after", "");
    let mut sums = [[0; 2]; COLUMNS.len()];
    let mut longer = Vec::new();
    let names = names(folder)?;
    for name in &names {
        let of = |kind: &str| {
            let path = folder.join(format!("{name}.{kind}.spv"));
            let bytes = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            driver.compile(&words(&bytes)).map_err(|e| format!("{}: {e}", path.display()))
        };
        let pair = [of("before")?, of("after")?];
        let row = COLUMNS.map(|column| pair.each_ref().map(|statistics| value(statistics, column)));
        print(name, &row);
        if row[0][1] * 100 > row[0][0] * 102 {
            longer.push(name.as_str());
        }
        for (sum, pair) in sums.iter_mut().flatten().zip(row.iter().flatten()) {
            *sum += pair;
        }
    }
    print(&format!("{} pairs", names.len()), &sums);
    println!(
        "longer by more than 2 %: {}",
        if longer.is_empty() { "none".to_owned() } else { longer.join(", ") }
    );
    Ok(longer.is_empty() && sums[0][1] <= sums[0][0])
}

fn print(name: &str, row: &[[u64; 2]; COLUMNS.len()]) {
    let [[i0, i1], [l0, l1]] = *row;
    let change = |from: u64, to: u64| format!("{:+.1}%", (to as f64 / from.max(1) as f64 - 1.0) * 100.0);
    let (instructions, latency) = (change(i0, i1), change(l0, l1));
    println!("{name:<44}{i0:>8}{i1:>8}{instructions:>8}{l0:>10}{l1:>8}{latency:>8}");
}

/// The names of the pairs in a folder, sorted.
fn names(folder: &Path) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let file = |entry: std::io::Result<std::fs::DirEntry>| entry.ok()?.file_name().into_string().ok();
    let name = |file: String| file.strip_suffix(".before.spv").map(str::to_owned);
    let mut names: Vec<String> = entries.filter_map(file).filter_map(name).collect();
    names.sort();
    if names.is_empty() { Err(format!("{}: no pairs of shaders", folder.display())) } else { Ok(names) }
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let word = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    bytes.chunks_exact(4).map(word).collect()
}

fn value(statistics: &Statistics, name: &str) -> u64 {
    statistics.iter().find(|(known, _)| known == name).map_or(0, |(_, value)| *value)
}
