//! The default contract on small multiples of one half: sums and products are exact however they are grouped, so that
//! nothing may differ.

use crate::make::Style;
use crate::recipe::{Ran, Recipe, What};
use crate::standard::Standard;
use flatten_core::op::Op;
use flatten_core::options::Gates;
use flatten_core::value::Value;

/// Equal but for the signs of zeros, wherever no grouping rounds.
pub(crate) const HALVES: Standard = Standard {
    gates: Gates::FAST,
    points: 6,
    style: |_| Style::Dyadic,
    open: |recipe, ran| bounds(recipe, ran).iter().map(|bound| !bound.exact).collect(),
    same: is_same,
};

/// What any grouping of a value's sums and products stays below, and how many binary places it has.
#[derive(Clone, Copy)]
struct Bound {
    size: f64,
    places: i32,
    /// False if some grouping may round.
    exact: bool,
}

/// The bound of every step.
fn bounds(recipe: &Recipe, ran: &Ran) -> Vec<Bound> {
    let mut all: Vec<Bound> = Vec::new();
    for (step, value) in recipe.steps.iter().zip(&ran.values) {
        let args: Vec<Bound> = step.args.iter().map(|a| all[a.at]).collect();
        let lanes = step.args.first().map_or(1, |a| ran.values[a.at].ty.lanes);
        let sum = |args: &[Bound]| args.iter().map(|b| b.size).sum::<f64>();
        let largest = args.iter().map(|b| b.size).fold(0.0, f64::max);
        let finest = args.iter().map(|b| b.places).max().unwrap_or(0);
        let (size, places) = match &step.what {
            What::Param { .. } | What::Const(_) if value.ty.is_float() => {
                let lanes = || (0..value.ty.lanes as usize).map(|i| f64::from(value.f(i)));
                let halves = lanes().all(|x| (x * 2.0).fract() == 0.0);
                (if halves { lanes().map(f64::abs).fold(0.0, f64::max) } else { f64::INFINITY }, 1)
            }
            What::Op(Op::Add | Op::Sub) => (sum(&args), finest),
            What::Op(Op::Mul) => (args[0].size * args[1].size, args[0].places + args[1].places),
            What::Op(Op::MulAdd) => (
                args[0].size * args[1].size + args[2].size,
                (args[0].places + args[1].places).max(args[2].places),
            ),
            // Of numbers too large for a float only some are there.
            What::Op(Op::Cast(_)) if value.ty.is_float() => {
                ((0..value.ty.lanes as usize).map(|i| f64::from(value.f(i)).abs()).fold(0.0, f64::max), 0)
            }
            What::Op(Op::Dot) => {
                (args[0].size * args[1].size * f64::from(lanes), args[0].places + args[1].places)
            }
            What::Op(Op::Floor) => (largest + 1.0, 0),
            _ => (largest, finest),
        };
        let exact =
            is_certain(&step.what) && args.iter().all(|b| b.exact) && size * 2f64.powi(places) < 16_777_216.0;
        all.push(Bound { size, places, exact });
    }
    all
}

/// True of what gives one value of exact operands: what divides may be infinite or NaN, functions may round, and a zero may
/// have either sign.
fn is_certain(what: &What) -> bool {
    let What::Op(op) = what else { return true };
    let exact = op.is_exact() || matches!(op, Op::Dot);
    exact && !matches!(op, Op::Div | Op::Rem | Op::Sqrt | Op::Bitcast(_) | Op::Signum | Op::CopySign)
}

/// Zeros are equal, whatever their signs.
fn is_same(x: Value, y: Value) -> bool {
    let lanes = 0..x.ty.lanes as usize;
    x.same(y) || x.ty.is_float() && x.ty == y.ty && lanes.into_iter().all(|i| x.f(i) == y.f(i))
}
