//! What of a loop varies from pixel to pixel: what it carries, and what it leaves with.
//!
//! ```text
//! loop i = 0, t = x { exit i >= n -> i, t; next i' = i + 1, t' = t * k }      n is uniform, x varies
//! i is uniform, in the loop and behind it; t varies
//! ```
//! A carried value is taken for uniform if its first value is, until its next value is seen to vary. Where an exit varies,
//! pixels make different numbers of passes, so that all that is carried or left with varies.

use crate::graph::{Graph, Id, Rank, Ref, Region};
use crate::op::Op;
use rustc_hash::FxHashMap;

/// What of a loop varies.
pub(super) struct Varying {
    /// By parameter of the body.
    pub(super) params: Vec<bool>,
    /// By result; the last one is the number of the exit.
    results: Vec<bool>,
}

impl Region {
    /// What varies if these operands do. Of the carried values `is_fixed` says which are what they begin with.
    pub(super) fn varying(&self, operands: Vec<bool>, is_fixed: &dyn Fn(usize) -> bool) -> Varying {
        let mut params = operands;
        loop {
            let nodes = varying_nodes(&self.body, &params);
            let varies = |r: Ref| nodes[r.id().0 as usize];
            let by_exit = (0..self.exits).any(|exit| varies(self.condition(exit)));
            let mut held = true;
            for (k, next) in self.next().iter().enumerate().filter(|(k, _)| !is_fixed(*k)) {
                if !params[k] && (by_exit || varies(*next)) {
                    (params[k], held) = (true, false);
                }
            }
            if held {
                let of = |i: usize| (0..self.exits).any(|exit| varies(self.leaves_with(exit)[i]));
                let mut results: Vec<bool> = (0..self.results as usize).map(|i| by_exit || of(i)).collect();
                results.push(by_exit);
                return Varying { params, results };
            }
        }
    }

    /// True of a carried value that varies from the second pass on, the parameters of the body being what they say.
    pub(super) fn varies_later(&self, param: usize) -> bool {
        let varies = |r: Ref| self.body.rank(r) == Rank::Varying;
        let exits = || (0..self.exits).any(|exit| varies(self.condition(exit)));
        self.next().get(param).is_some_and(|next| varies(*next) || exits())
    }

    /// How often a result can change if the parameters of the body are what they say; one past the last is the number
    /// of the exit.
    pub(super) fn result_rank(&self, result: u32) -> Rank {
        let of_exit = |exit| {
            let left_with = self.leaves_with(exit).get(result as usize).map(|r| self.body.rank(*r));
            left_with.into_iter().chain([self.body.rank(self.condition(exit))])
        };
        (0..self.exits).flat_map(of_exit).max().unwrap_or(Rank::Varying)
    }
}

/// By node of a body, whether it varies if these parameters do.
fn varying_nodes(body: &Graph, params: &[bool]) -> Vec<bool> {
    let mut varies = vec![false; body.len()];
    let mut loops: FxHashMap<Id, Vec<bool>> = FxHashMap::default();
    for id in body.ids() {
        let args = || body.args(id).iter().map(|a| varies[a.id().0 as usize]);
        let own = match body.node(id).op {
            Op::Param(p) => params[p as usize],
            Op::Call(primitive) => body.primitive(primitive).barrier || args().any(|varies| varies),
            Op::Loop(region) => {
                let results = body.region(region).varying(args().collect(), &|_| false).results;
                let any = results.contains(&true);
                loops.insert(id, results);
                any
            }
            Op::Project(i) => match loops.get(&body.args(id)[0].id()) {
                Some(results) => results[i as usize],
                None => args().any(|varies| varies),
            },
            _ => args().any(|varies| varies),
        };
        varies[id.0 as usize] = own;
    }
    varies
}
