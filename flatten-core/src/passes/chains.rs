//! Chains of one kind of operation, each in its one form: sums and products (`sums.rs`), and sets (`sets.rs`).
//!
//! Both in one look from the operands up: in which order the members of a chain stand depends on all that is below them.

use crate::graph::Ref;
use crate::passes::bench::Bench;
use crate::passes::{sets, sums};

/// Rewrites every chain.
pub fn run(bench: &mut Bench) {
    let pairs = sums::pairs(bench);
    bench.sweep_upwards(|bench: &mut Bench, r: Ref| {
        if sums::is_link(bench, r) {
            sums::visit(bench, &pairs, r);
        } else {
            sets::visit(bench, r);
        }
    });
}
