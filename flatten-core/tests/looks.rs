//! How often the steps look at nodes: again only where something has changed that matters there.

#[path = "passes/notation.rs"]
mod notation;

use flatten_core::options::Gates;
use flatten_core::passes::{self, Journal};
use notation::{read, read_all, write};

/// What stays as it is, although something would be made of it if something else were there.
const QUIET: [&str; 6] = [
    "x - y",
    "length(v)",
    "select(x < y, sin(x), cos(y))",
    "exp(v.x)",
    "vec2(sin(x), cos(y))",
    "dot(v, vec3(1.0, 2.0, 3.0))",
];

/// What one step leaves to another, in a graph of which that is not most.
const BUSY: [&str; 2] = [
    "exp(sin(cos(exp(sin(cos(exp(sin(cos(exp(sin(cos(z))))))))))))",
    "select(e < f, select(e < f, g, h) * 2.0 + select(e < f, g, h) * 3.0, h * 5.0)",
];

/// How often the steps look at a node, and how many changes they make.
fn looks(texts: &[&str]) -> (u64, u64) {
    let mut journal = Journal::default();
    passes::optimize_with(&read_all(texts, Gates::FAST), &mut journal);
    (journal.looks, journal.commits)
}

#[test]
fn what_is_apart_is_not_looked_at_again() {
    let (busy, some) = looks(&BUSY);
    assert!(some > 0);
    for quiet in QUIET {
        let (alone, none) = looks(&[quiet]);
        assert_eq!((none, write(&read(quiet, Gates::FAST)).as_str()), (0, quiet));
        assert_eq!(looks(&[quiet, BUSY[0], BUSY[1]]), (busy + alone, some), "{quiet}");
    }
}
