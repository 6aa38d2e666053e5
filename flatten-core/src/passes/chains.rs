//! Chains of one kind of operation, each in its one form: sums and products (`sums.rs`), and sets (`sets.rs`).
//!
//! Both in one look from the operands up: in which order the members of a chain stand depends on all that is below them.

use crate::graph::Ref;
use crate::passes::bench::Bench;
use crate::passes::{sets, sums};

/// Rewrites every chain.
pub fn run(bench: &mut Bench) {
    let pairs = sums::pairs(bench);
    // Where something has changed in a chain, it is looked at where it ends.
    bench.want_above(above);
    let again = bench.looks_again();
    bench.sweep_upwards(|bench: &mut Bench, r: Ref| {
        if again && let Some(user) = above(bench, r) {
            bench.want(user.id());
        } else if sums::is_link(bench, r) {
            sums::visit(bench, &pairs, r);
        } else {
            sets::visit(bench, r);
        }
    });
}

/// The link of the same chain that alone reads a link.
pub(super) fn above(bench: &mut Bench, r: Ref) -> Option<Ref> {
    match () {
        () if sums::is_link(bench, r) => sums::above(bench, r),
        () if sets::is_set(bench.op(r)) => sets::above(bench, r),
        () => None,
    }
}
