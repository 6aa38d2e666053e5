//! Sums and products in one form: like terms together, common factors outside, what is uniform by itself.
//!
//! ```text
//! before   0.5 + a + 0.6 + b + 1.1 + a + b + a       x*k*3*u + y*k*u        1 + 2*a + 3*a*a
//! after    a*3 + b*2 + 2.2                           (x*3 + y) * (k*u)      (a*3 + 2)*a + 1
//! ```
//! A chain of `+ - *` and, of floats, `/` whose steps nobody else reads is a polynomial (`sums/poly.rs`): a constant,
//! and terms with a coefficient and powers of what stands at its leaves. It is written anew (`sums/write.rs`), once
//! with common factors outside and once without, and the better one is offered.
//!
//! Needs: floats need every gate; integers wrap and need none. Measure: the live cost, then the order of
//! [`Graph::place`](crate::graph::Graph::place).

mod poly;
mod write;

use crate::graph::Ref;
use crate::op::Op;
use crate::options::Gates;
use crate::passes::bench::{Bench, Cost};
use crate::ty::Ty;
use poly::Poly;
use write::Writer;

/// What chains of floats lose.
pub const GATES: Gates = Gates::FAST;

/// Chains with more terms are only gathered.
const FACTORED: usize = 48;

/// Rewrites every chain.
pub fn run(bench: &mut Bench) {
    let roots = Roots::of(bench);
    bench.sweep_marked(|bench, id, r| {
        if roots.0[id.0 as usize] {
            rewrite(bench, r);
        }
    });
}

fn rewrite(bench: &mut Bench, r: Ref) {
    if !is_link(bench, r) {
        return;
    }
    let Some(poly) = Poly::read(bench, r) else { return };
    if poly.terms.len() > FACTORED {
        let plain = Writer { bench, factored: false }.sum(poly);
        bench.prefer("sum", r, plain);
        return;
    }
    let plain = Writer { bench, factored: false }.sum(poly.clone());
    let factored = Writer { bench, factored: true }.sum(poly);
    let gains = [bench.gain(r, plain), bench.gain(r, factored)];
    let good = |gain: Cost| (gain.is_no_loss(), gain.rank());
    if good(gains[1]) >= good(gains[0]) {
        bench.prefer("factor", r, factored);
    } else {
        bench.prefer("sum", r, plain);
    }
}

/// True of what a chain is made of.
fn is_link(bench: &Bench, r: Ref) -> bool {
    match bench.op(r) {
        Op::Add | Op::Sub | Op::Mul | Op::Neg => is_open(bench, bench.ty(r)),
        Op::Div => bench.ty(r).is_float() && is_open(bench, bench.ty(r)),
        _ => false,
    }
}

fn is_open(bench: &Bench, ty: Ty) -> bool {
    ty.is_int() || bench.allows(GATES)
}

/// The last nodes of chains, by id.
struct Roots(Vec<bool>);

impl Roots {
    fn of(bench: &Bench) -> Roots {
        let mut roots = vec![true; bench.graph.len()];
        for id in bench.order() {
            let user = Ref::new(id);
            if !is_link(bench, user) {
                continue;
            }
            for i in 0..bench.graph.args(id).len() {
                let arg = bench.arg(user, i);
                if bench.uses(arg) == 1 && is_inside(bench, arg, user, 1 - i.min(1)) {
                    roots[arg.id().0 as usize] = false;
                }
            }
        }
        Roots(roots)
    }
}

/// True if a chain that contains `user` contains its operand too.
fn is_inside(bench: &Bench, arg: Ref, user: Ref, other: usize) -> bool {
    let sum = |r: Ref| matches!(bench.op(r), Op::Add | Op::Sub | Op::Neg);
    if !is_link(bench, arg) {
        return false;
    }
    match bench.op(user) {
        // A product by a constant is distributed.
        Op::Mul if sum(arg) => matches!(bench.op(bench.arg(user, other)), Op::Const(_)),
        Op::Div => !sum(arg),
        _ => true,
    }
}
