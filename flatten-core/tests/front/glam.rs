//! The public methods of glam's types by their whole list, each with a mark: `yes`, or why it stays out.

use crate::help::parse;
use flatten_core::diag::Diag;
use flatten_core::front;
use std::collections::{BTreeMap, BTreeSet};

/// The lines are a type, a mark, and names.
const LIST: &str = include_str!("glam.txt");

/// What the message of each mark says.
const MARKS: &[(&str, &str)] = &[
    ("aligned", "aligned types are not in the language"),
    ("closures", "call it as a method, with a closure"),
    ("doubles", "there are no 64-bit floats here"),
    ("options", "compare the operands first"),
    ("orders", "an order of rotations is no value here"),
    ("places", "assign to the "),
    ("quaternions", "quaternions are not in the language"),
    ("slices", "a slice has no length here"),
    ("widths", "only vectors of 32 bits are in the language"),
];

fn listed() -> BTreeMap<(&'static str, &'static str), Vec<&'static str>> {
    let mut listed: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for line in LIST.lines() {
        let (head, names) = line.split_once(": ").expect("a line is `Type mark: names`");
        let key = head.split_once(' ').expect("a line begins with a type and a mark");
        listed.entry(key).or_default().extend(names.split(' '));
    }
    listed
}

/// The mistakes in a call without further arguments, as a method and by path.
fn mistakes(ty: &str, name: &str) -> [Vec<Diag>; 2] {
    let path = format!("fn f(a: {ty}) -> f32 {{ let b = {ty}::{name}(a); 0.0 }}");
    let method = format!("fn f(a: {ty}) -> f32 {{ let b = a.{name}(); 0.0 }}");
    [path, method].map(|text| match parse(&text) {
        Ok(_) => Vec::new(),
        Err(diags) => diags.iter().cloned().collect(),
    })
}

fn is_unknown(diag: &Diag) -> bool {
    diag.code.id.starts_with("unknown-")
}

#[test]
fn what_is_marked_yes_is_known() {
    for ((ty, _), names) in listed().into_iter().filter(|((_, mark), _)| *mark == "yes") {
        for name in names {
            let [path, _] = mistakes(ty, name);
            assert!(!path.iter().any(is_unknown), "{ty}::{name}: {path:?}");
        }
    }
}

#[test]
fn what_is_marked_otherwise_says_why() {
    for ((ty, mark), names) in listed().into_iter().filter(|((_, mark), _)| *mark != "yes") {
        let (_, why) = MARKS.iter().find(|(known, _)| *known == mark).expect("the mark has words");
        for name in names {
            for diags in mistakes(ty, name) {
                let says = |d: &Diag| is_unknown(d) && d.help().contains(why);
                assert!(diags.len() == 1 && says(&diags[0]), "{ty}::{name}, {mark}: {diags:?}");
            }
        }
    }
}

/// What the front end has is what the list marks, `Default` aside.
#[test]
fn nothing_is_known_that_glam_has_not() {
    let listed = listed();
    for ((ty, _), names) in listed.iter().filter(|((_, mark), _)| *mark == "yes") {
        let known: BTreeSet<&str> = match ty.strip_prefix("Mat") {
            Some(n) => {
                let columns = n.parse().expect("matrices are named by their size");
                front::functions_of_matrices(columns).into_iter().chain(["from_cols"]).collect()
            }
            None => front::methods_of(ty.parse().expect("it is a type of the graph")).into_iter().collect(),
        };
        let listed: BTreeSet<&str> = names.iter().copied().chain(["default"]).collect();
        assert_eq!(known, listed, "{ty}");
    }
}
