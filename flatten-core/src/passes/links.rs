//! Which links are the last ones of their chains.

use crate::graph::Ref;
use crate::passes::bench::Bench;

/// By id: false of links inside of a chain, which one other link alone reads. `goes_on` says if a chain with `user` has
/// operand `i` of it inside, where that is a link.
pub(super) fn last(
    bench: &mut Bench,
    is_link: fn(&Bench, Ref) -> bool,
    goes_on: fn(bench: &Bench, user: Ref, i: usize) -> bool,
) -> Vec<bool> {
    let mut last = vec![true; bench.graph.len()];
    for &id in bench.order().iter() {
        let user = Ref::new(id);
        if !is_link(bench, user) {
            continue;
        }
        for i in 0..bench.graph.args(id).len() {
            let arg = bench.arg(user, i);
            if bench.uses(arg) == 1 && is_link(bench, arg) && goes_on(bench, user, i) {
                last[arg.id().0 as usize] = false;
            }
        }
    }
    last
}
