//! Finds functions that call themselves, through others or not.

use crate::diag::Diags;
use crate::diag::codes;
use crate::hir::FnId;
use proc_macro2::Span;

/// Reports each call that closes a circle, with the circle.
pub(super) fn check(calls: &[(FnId, FnId, Span)], names: &[String], diags: &mut Diags) {
    let mut callees: Vec<Vec<(usize, Span)>> = vec![Vec::new(); names.len()];
    for (caller, callee, span) in calls {
        callees[caller.0 as usize].push((callee.0 as usize, *span));
    }
    let mut done = vec![false; names.len()];
    for start in 0..names.len() {
        walk(start, &callees, names, &mut done, diags);
    }
}

/// One walk in depth without recursion: the path so far with the next callee of each function on it.
fn walk(
    start: usize,
    callees: &[Vec<(usize, Span)>],
    names: &[String],
    done: &mut [bool],
    diags: &mut Diags,
) {
    if done[start] {
        return;
    }
    let mut path = vec![(start, 0)];
    let mut on_path = vec![false; names.len()];
    on_path[start] = true;
    while let Some((function, next)) = path.last_mut() {
        let function = *function;
        let Some((callee, span)) = callees[function].get(*next) else {
            done[function] = true;
            on_path[function] = false;
            path.pop();
            continue;
        };
        *next += 1;
        if on_path[*callee] {
            let from = path.iter().position(|(f, _)| f == callee).expect("it is on the path");
            let circle: Vec<&str> = path[from..].iter().map(|(f, _)| names[*f].as_str()).collect();
            let cycle = format!("{} -> {}", circle.join(" -> "), names[*callee]);
            let before = diags.len();
            diags.at(*span, &codes::RECURSION).with("cycle", cycle);
            diags.found_in(before, FnId(function as u32));
        } else if !done[*callee] {
            on_path[*callee] = true;
            path.push((*callee, 0));
        }
    }
}
