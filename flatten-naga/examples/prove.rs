//! Compares what naga is given for each operation of one operand with `Op::eval`, for all 2^32 inputs.
//!
//! `cargo run --release -p flatten-naga --example prove` takes the operations that are formulas, `-- all` every one,
//! `-- round` those with that in their names. The first difference ends it.

#[path = "../tests/prove/cases.rs"]
mod cases;
#[path = "../tests/prove/program.rs"]
mod program;

use cases::cases;
use program::BLOCK;
use std::time::Instant;

fn main() {
    let wanted = std::env::args().nth(1);
    for mut case in cases(1) {
        let takes = match wanted.as_deref() {
            None => case.is_formula(),
            Some("all") => true,
            Some(part) => case.name().contains(part),
        };
        if takes {
            let start = Instant::now();
            for first in (0..=u32::MAX).step_by(case.inputs()) {
                let row = |lane: usize| std::array::from_fn(|i| first + (lane * BLOCK + i) as u32);
                let rows: Vec<[u32; BLOCK]> = (0..case.inputs() / BLOCK).map(row).collect();
                case.check(&rows);
            }
            println!("{:<24} 2^32 inputs, {:>4.0} s", case.name(), start.elapsed().as_secs_f64());
        }
    }
}
