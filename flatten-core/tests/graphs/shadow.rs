//! The default contract on floats without jumps: how far from the truth, computed with `f64`, a graph is, and how far it may be.
//!
//! Each step carries the value, a bound on what any grouping of its sums and products adds up to, and a bound on
//! the error that such a grouping makes, to first order.

use crate::inputs::inputs;
use crate::make::Style;
use crate::random::Random;
use crate::recipe::{Recipe, What, run};
use crate::standard::Passes;
use flatten_core::graph::Graph;
use flatten_core::op::Op;
use flatten_core::options::Gates;
use flatten_core::passes::Journal;
use flatten_core::value::Value;

/// How many inputs each graph is tried on.
const POINTS: u64 = 4;

/// Half the distance of neighbours at one.
const U: f64 = 1.0 / 16_777_216.0;

/// A lane.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lane {
    value: f64,
    size: f64,
    error: f64,
}

/// What the steps are, by lane; `None` where nothing can be said.
type Lanes = Option<[Lane; 4]>;

fn exact(value: f64) -> Lane {
    Lane { value, size: value.abs(), error: 0.0 }
}

/// A function with this value and slope, of an operand whose rounding counts too.
fn function(x: Lane, value: f64, slope: f64) -> Lane {
    let size = value.abs();
    Lane { value, size, error: slope.abs() * (x.error + 2.0 * U * x.size) + 2.0 * U * size }
}

fn add(x: Lane, y: Lane, sign: f64) -> Lane {
    let size = x.size + y.size;
    Lane { value: x.value + sign * y.value, size, error: x.error + y.error + U * size }
}

fn mul(x: Lane, y: Lane) -> Lane {
    let size = x.size * y.size;
    Lane { value: x.value * y.value, size, error: x.size * y.error + y.size * x.error + U * size }
}

/// One lane, or `None` near a place where all is lost.
fn lane(op: Op, a: &[Lane]) -> Option<Lane> {
    let x = a[0];
    let v = x.value;
    // The distance to a pole, in errors.
    let far = |x: Lane| x.value.abs() > 64.0 * (x.error + U * x.size);
    let out = match op {
        Op::Add => add(x, a[1], 1.0),
        Op::Sub => add(x, a[1], -1.0),
        Op::Mul => mul(x, a[1]),
        Op::MulAdd => add(mul(x, a[1]), a[2], 1.0),
        Op::Neg => Lane { value: -v, ..x },
        Op::Abs => Lane { value: v.abs(), ..x },
        Op::Min | Op::Max => {
            // The contract says nothing of NaN, also where the other operand is the result.
            (!v.is_nan() && !a[1].value.is_nan()).then_some(())?;
            let value = if op == Op::Min { v.min(a[1].value) } else { v.max(a[1].value) };
            Lane { value, size: x.size.max(a[1].size), error: x.error.max(a[1].error) }
        }
        Op::Div => {
            let y = a[1];
            far(y).then_some(())?;
            let inverse = 1.0 / y.value;
            let y = Lane {
                value: inverse,
                size: inverse.abs(),
                error: y.error * inverse * inverse + U * inverse.abs(),
            };
            mul(x, y)
        }
        Op::Sqrt => {
            (v > 0.0 && far(x)).then_some(())?;
            function(x, v.sqrt(), 0.5 / v.sqrt())
        }
        Op::Exp | Op::Exp2 => {
            (v.abs() < 20.0).then_some(())?;
            let value = if op == Op::Exp { v.exp() } else { v.exp2() };
            function(x, value, value)
        }
        Op::Ln | Op::Log2 => {
            (v > 0.0 && far(x)).then_some(())?;
            // The size is what its arguments are made of.
            let value = if op == Op::Ln { v.ln() } else { v.log2() };
            Lane { size: value.abs().max(1.0), ..function(x, value, 1.5 / v) }
        }
        Op::Sin | Op::Cos => {
            (v.abs() < 100.0).then_some(())?;
            Lane { size: 1.0, ..function(x, if op == Op::Sin { v.sin() } else { v.cos() }, 1.0) }
        }
        Op::Tanh => function(x, v.tanh(), 1.0),
        Op::Pow => {
            let y = a[1];
            (v > 0.0 && far(x) && (y.value * v.ln()).abs() < 15.0).then_some(())?;
            let value = v.powf(y.value);
            let slope = (y.value / v).abs() * x.error + v.ln().abs() * y.error;
            let log = 1.0 + (y.value * v.ln()).abs() + y.size;
            Lane { value, size: value, error: value * (slope + 8.0 * U * log) }
        }
        _ => return None,
    };
    (out.size < 1.0e9 && out.error <= 1.0e-2 * (1.0 + out.size)).then_some(out)
}

/// All steps.
pub(crate) fn shadows(recipe: &Recipe, params: &[Value]) -> Vec<Lanes> {
    let mut all: Vec<Lanes> = Vec::new();
    let mut params = params.iter();
    for step in &recipe.steps {
        let count = step.ty.lanes as usize;
        let of_value = |v: &Value| {
            let all: Vec<Lane> = (0..4).map(|i| exact(if i < count { number(*v, i) } else { 0.0 })).collect();
            Some([all[0], all[1], all[2], all[3]])
        };
        let args: Option<Vec<[Lane; 4]>> = step.args.iter().map(|a| all[a.at]).collect();
        let made = match (&step.what, args) {
            (What::Param { .. }, _) => of_value(params.next().expect("a value for each parameter")),
            (What::Const(value), _) => of_value(value),
            (What::Op(op), Some(args)) => {
                let first = step.args.first().map_or(1, |a| recipe.steps[a.at].ty.lanes);
                shadow(*op, step.ty.is_bool(), [count, first as usize], &args, step)
            }
            _ => None,
        };
        all.push(made);
    }
    all
}

/// A lane as a number; of bool 0 or 1.
fn number(v: Value, i: usize) -> f64 {
    if v.ty.is_float() { f64::from(v.f(i)) } else { f64::from(v.bits[i]) }
}

/// `[count, first]`: how many lanes there are, and how many of the first operand.
fn shadow(
    op: Op,
    is_bool: bool,
    [count, first]: [usize; 2],
    args: &[[Lane; 4]],
    step: &crate::recipe::Step,
) -> Lanes {
    let zero = [exact(0.0); 4];
    let mut out = zero;
    match op {
        _ if is_bool || !step.ty.is_float() => return None,
        Op::Splat(_) => out[..count].fill(args[0][0]),
        Op::Lane(i) => out[0] = args[0][i as usize],
        Op::Compose => args.iter().enumerate().for_each(|(i, a)| out[i] = a[0]),
        Op::Swizzle(s) => s.lanes().iter().enumerate().for_each(|(i, l)| out[i] = args[0][*l as usize]),
        Op::Select => {
            // Conditions are parameters here, whose lanes are 0 and 1.
            let not = step.args[0].not;
            for (i, slot) in out.iter_mut().enumerate().take(count) {
                let condition = args[0][if first > 1 { i } else { 0 }].value == 1.0;
                *slot = args[if condition != not { 1 } else { 2 }][i];
            }
        }
        Op::Dot => {
            // Lanes beyond are zero.
            let products = (0..4).map(|i| mul(args[0][i], args[1][i]));
            out[0] = products.reduce(|x, y| add(x, y, 1.0))?;
        }
        op => {
            for (i, slot) in out.iter_mut().enumerate().take(count) {
                *slot = lane(op, &args.iter().map(|a| a[i]).collect::<Vec<_>>())?;
            }
        }
    }
    Some(out)
}

/// The optimised graph is not much further from the truth than the built one, and not further than groupings explain.
/// Answers how many lanes were compared.
pub(crate) fn check(
    recipe: &Recipe,
    seed: u64,
    journal: &mut Journal,
    passes: Passes<'_>,
) -> Result<u64, String> {
    let graph = recipe.graph(Gates::EXACT);
    let built = recipe.graph(Gates::FAST);
    let optimised = passes(&built, journal);
    optimised.verify()?;
    let mut compared = 0;
    for point in 0..POINTS {
        let params = inputs(&mut Random::new(seed * POINTS + point), Style::Smooth, &recipe.params());
        let shadows = shadows(recipe, &params);
        let run = |graph: &Graph| run(graph, &params).map_err(|trap| format!("{trap:?}"));
        let (original, after) = (run(&graph)?, run(&optimised)?);
        for (i, root) in recipe.roots.iter().enumerate() {
            let Some(lanes) = shadows[root.at] else { continue };
            if recipe.steps[root.at].ty.is_bool() {
                continue;
            }
            for (at, truth) in lanes.iter().enumerate().take(original[i].ty.lanes as usize) {
                compared += 1;
                let error = |v: Value| (f64::from(v.f(at)) - truth.value).abs();
                let (was, is) = (error(original[i]), error(after[i]));
                let allowed = 4.0 * was + 8.0 * truth.error + 1.0e-30;
                if (is.is_nan() || is > allowed) && was.is_finite() {
                    return Err(format!(
                        "{:?}: {truth:?} was {} and is {} for {params:?}\n{optimised}",
                        journal.fired, original[i], after[i]
                    ));
                }
            }
        }
    }
    Ok(compared)
}
