//! Which links are the last ones of their chains.

use crate::graph::Ref;
use crate::passes::bench::Bench;

/// False of a link inside of a chain, which one other link alone reads ([`above`]).
pub(super) fn is_last(
    bench: &mut Bench,
    r: Ref,
    is_link: fn(&Bench, Ref) -> bool,
    goes_on: fn(bench: &Bench, user: Ref, i: usize) -> bool,
) -> bool {
    above(bench, r, is_link, goes_on).is_none()
}

/// The link of the same chain that alone reads a link. `goes_on` says if a chain with `user` has operand `i` of it inside,
/// where that is a link.
pub(super) fn above(
    bench: &mut Bench,
    r: Ref,
    is_link: fn(&Bench, Ref) -> bool,
    goes_on: fn(bench: &Bench, user: Ref, i: usize) -> bool,
) -> Option<Ref> {
    let user = bench.only_user(r)?;
    if !is_link(bench, user) {
        return None;
    }
    let mut i = bench.graph.args(user.id()).len();
    while i > 0 {
        i -= 1;
        if bench.arg(user, i).id().0 == r.id().0 && goes_on(bench, user, i) {
            return Some(user);
        }
    }
    None
}
