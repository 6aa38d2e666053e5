//! Both halves as one function again: what a pixel reads is what the draw computes, node by node.

use super::{Leaves, Split, copied};
use crate::graph::{Graph, Ref};
use crate::op::Op;

impl Split {
    /// The function of `whole` by the nodes of its halves, whatever has been done to these since: it gives their bits.
    pub fn joined(&self, whole: &Graph) -> Graph {
        let leaves = Leaves::of(&whole.signature);
        let mut out = Graph::new(whole.signature.clone(), whole.gates);
        let params: Vec<Ref> = (0..).zip(&leaves.types).map(|(leaf, ty)| out.param(leaf, *ty)).collect();
        let of = |draw: bool| {
            let params = params.iter().zip(&leaves.of_draw);
            params.filter(move |(_, of_draw)| **of_draw == draw).map(|(param, _)| *param)
        };
        let handed = moved(&mut out, &self.draw, &of(true).collect::<Vec<_>>());
        let own: Vec<Ref> = of(false).chain(handed).collect();
        out.roots = moved(&mut out, &self.pixel, &own);
        debug_assert_eq!(out.verify(), Ok(()));
        out
    }
}

/// The results of a half, with these values for the leaves of its parameters.
fn moved(out: &mut Graph, half: &Graph, params: &[Ref]) -> Vec<Ref> {
    let value = |id| match half.node(id).op {
        Op::Param(i) => Some(params[i as usize]),
        _ => None,
    };
    let mut map: Vec<Option<Ref>> = half.ids().map(value).collect();
    copied(out, half, &half.roots, &mut map)
}
