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

/// False of a link inside of a chain, as [`last`] says it.
pub(super) fn is_last(
    bench: &mut Bench,
    r: Ref,
    is_link: fn(&Bench, Ref) -> bool,
    goes_on: fn(bench: &Bench, user: Ref, i: usize) -> bool,
) -> bool {
    let Some(user) = bench.only_user(r) else { return true };
    let inside = |i: usize| bench.arg(user, i).id() == r.id() && goes_on(bench, user, i);
    !is_link(bench, user) || !(0..bench.graph.args(user.id()).len()).any(inside)
}
