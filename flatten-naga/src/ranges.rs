//! Between which numbers a float lies whatever the inputs are, as far as the steps before it say.
//!
//! Bounds are wider than the numbers by more than what platforms round, in whatever order terms are added.

use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::Op;
use flatten_core::ty::Scalar;
use flatten_core::value::Value;

/// How many steps are looked at for one range.
const STEPS: u32 = 64;

/// How much of the largest number on the way a bound may be off.
const WIDER: f64 = 1e-3;

/// What is this large may be infinite, and so may a sum of as many terms as are looked at.
const LARGE: f64 = 1e36;

/// What is this small may be zero.
const SMALL: f64 = 1e-30;

/// Every lane is from `low` to `high`, or NaN if `nan`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Range {
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) nan: bool,
}

/// The range of an operand, which is of floats.
pub(crate) fn of(frame: &Frame, operand: &Operand) -> Range {
    Finder { frame, left: STEPS }.operand(operand)
}

impl Range {
    /// Nothing is known.
    const ANY: Range = Range { low: f64::NEG_INFINITY, high: f64::INFINITY, nan: true };

    const fn new(low: f64, high: f64, nan: bool) -> Range {
        Range { low, high, nan }
    }

    fn of(value: Value) -> Range {
        let lanes = (0..value.ty.lanes as usize).map(|i| f64::from(value.f(i)));
        lanes
            .map(|x| if x.is_nan() { Range::ANY } else { Range::new(x, x, false) })
            .reduce(Range::or)
            .unwrap_or(Range::ANY)
    }

    fn or(self, other: Range) -> Range {
        Range::new(self.low.min(other.low), self.high.max(other.high), self.nan || other.nan)
    }

    fn size(self) -> f64 {
        self.low.abs().max(self.high.abs())
    }

    /// The result of an operation between these corners, of numbers up to `size`, or nothing if it may overflow.
    fn rounded(corners: &[f64], size: f64, nan: bool) -> Range {
        let low = corners.iter().copied().fold(f64::INFINITY, f64::min) - WIDER * size;
        let high = corners.iter().copied().fold(f64::NEG_INFINITY, f64::max) + WIDER * size;
        let fits = size.max(low.abs()).max(high.abs()) < LARGE;
        if fits { Range::new(low, high, nan) } else { Range::ANY }
    }

    fn plus(self, other: Range) -> Range {
        let corners = [self.low + other.low, self.high + other.high];
        Range::rounded(&corners, self.size().max(other.size()), self.nan || other.nan)
    }

    fn minus(self) -> Range {
        Range::new(-self.high, -self.low, self.nan)
    }

    fn times(self, other: Range) -> Range {
        let corners =
            [self.low * other.low, self.low * other.high, self.high * other.low, self.high * other.high];
        Range::rounded(&corners, self.size() * other.size(), self.nan || other.nan)
    }

    /// True of what is never zero, also where tiny numbers are. NaN may be among it.
    pub(crate) fn has_sign(self) -> bool {
        self.low > SMALL || self.high < -SMALL
    }

    /// Of what may be zero nothing is known.
    fn recip(self) -> Range {
        if self.has_sign() { Range::new(1.0 / self.high, 1.0 / self.low, self.nan) } else { Range::ANY }
    }

    fn abs(self) -> Range {
        Range::new(0.0, self.size(), self.nan)
    }

    fn whole(self) -> Range {
        Range::new(self.low.floor(), self.high.ceil(), self.nan)
    }

    /// NaN is ignored.
    fn min(self, other: Range) -> Range {
        let high = match (self.nan, other.nan) {
            (false, false) => self.high.min(other.high),
            (true, false) => other.high,
            (false, true) => self.high,
            (true, true) => self.high.max(other.high),
        };
        Range::new(self.low.min(other.low), high, self.nan && other.nan)
    }

    /// `self < other`, or else `other`.
    fn pmin(self, other: Range) -> Range {
        let high = if self.nan { other.high } else { self.high.min(other.high) };
        Range::new(self.low.min(other.low), high, other.nan)
    }

    fn max(self, other: Range) -> Range {
        self.minus().min(other.minus()).minus()
    }

    fn pmax(self, other: Range) -> Range {
        self.minus().pmin(other.minus()).minus()
    }

    /// NaN stays NaN; bounds that may be are none.
    fn clamp(self, low: Range, high: Range) -> Range {
        if low.nan || high.nan {
            return Range::ANY;
        }
        let most = high.high.min(self.high.max(low.high));
        Range::new(low.low.max(self.low.min(high.low)).min(high.low), most, self.nan)
    }
}

struct Finder<'a> {
    frame: &'a Frame,
    /// How many steps may be looked at still.
    left: u32,
}

impl Finder<'_> {
    fn operand(&mut self, operand: &Operand) -> Range {
        match *operand {
            Operand::Imm(value) => Range::of(value),
            Operand::Step(i) if self.left > 0 => {
                self.left -= 1;
                let frame = self.frame;
                self.step(&frame.steps[i as usize])
            }
            _ => Range::ANY,
        }
    }

    fn step(&mut self, step: &Step) -> Range {
        let mut arg = |i: usize| self.operand(&step.args[i]);
        match step.op {
            Op::Cast(Scalar::F32) => self.cast(&step.args[0]),
            _ if !step.ty.is_float() => Range::ANY,
            Op::Splat(_) | Op::Lane(_) | Op::Swizzle(_) => arg(0),
            Op::Compose => (1..step.args.len()).fold(arg(0), |all, i| all.or(arg(i))),
            Op::Select => arg(1).or(arg(2)),
            Op::Neg => arg(0).minus(),
            Op::Abs => arg(0).abs(),
            Op::Floor | Op::Ceil | Op::Trunc | Op::Round | Op::RoundEven => arg(0).whole(),
            Op::Add => arg(0).plus(arg(1)),
            Op::Sub => arg(0).plus(arg(1).minus()),
            Op::Mul => arg(0).times(arg(1)),
            Op::Div => arg(0).times(arg(1).recip()),
            Op::Mad | Op::MulAdd => arg(0).times(arg(1)).plus(arg(2)),
            Op::Nmad => arg(0).times(arg(1)).minus().plus(arg(2)),
            Op::Min => arg(0).min(arg(1)),
            Op::Max => arg(0).max(arg(1)),
            Op::PMin => arg(0).pmin(arg(1)),
            Op::PMax => arg(0).pmax(arg(1)),
            Op::Clamp => arg(0).clamp(arg(1), arg(2)),
            Op::Saturate => arg(0).clamp(Range::new(0.0, 0.0, false), Range::new(1.0, 1.0, false)),
            Op::Signum => Range::new(-1.0, 1.0, arg(0).nan),
            Op::Sqrt => Range::new(0.0, f64::INFINITY, arg(0).nan || arg(0).low < 0.0),
            Op::Exp | Op::Exp2 => Range::new(0.0, f64::INFINITY, arg(0).nan),
            _ => Range::ANY,
        }
    }

    /// What an integer or a truth value becomes.
    fn cast(&self, from: &Operand) -> Range {
        let scalar = match *from {
            Operand::Step(i) | Operand::NotStep(i) => self.frame.steps[i as usize].ty.scalar,
            Operand::Imm(value) => value.ty.scalar,
            Operand::Param(_) | Operand::NotParam(_) => return Range::ANY,
        };
        match scalar {
            Scalar::Bool => Range::new(0.0, 1.0, false),
            Scalar::I32 => Range::new(-2_147_483_648.0, 2_147_483_648.0, false),
            Scalar::U32 => Range::new(0.0, 4_294_967_296.0, false),
            Scalar::F32 => Range::ANY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flatten_core::graph::Graph;
    use flatten_core::options::Gates;
    use flatten_core::{interp, schedule};

    /// A function of `x` and `y`, and of `u` from 0 to 1 and `v` from -3 to 2, which may be NaN, and of `w` from 1 to 4,
    /// which is not.
    fn graph(ty: &str, steps: &[&str]) -> Graph {
        let first = [
            "%0 = param 0 : f32",
            "%1 = param 1 : f32",
            "%2 = const 0.0 : f32",
            "%3 = const 1.0 : f32",
            "%4 = clamp %0 %2 %3 : f32",
            "%5 = const -3.0 : f32",
            "%6 = const 2.0 : f32",
            "%7 = clamp %1 %5 %6 : f32",
            "%8 = const 4.0 : f32",
            "%9 = max %0 %3 : f32",
            "%10 = min %9 %8 : f32",
        ];
        let lines: String = first.iter().chain(steps).map(|step| format!("    {step}\n")).collect();
        let last = first.len() + steps.len() - 1;
        let text = format!("fn f(x: f32, y: f32) -> {ty} {{\n{lines}    return %{last}\n}}\n");
        let mut graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}: {text}"));
        graph.gates = Gates::EXACT;
        graph
    }

    fn range(ty: &str, steps: &[&str]) -> Range {
        let frame = schedule::run(&graph(ty, steps));
        of(&frame, &frame.results[0])
    }

    /// The bounds are these, up to what they are wider.
    #[track_caller]
    fn test(steps: &[&str], low: f64, high: f64, nan: bool) {
        let found = range("f32", steps);
        let near = |x: f64, y: f64| x == y || (x - y).abs() < 0.03;
        assert!(near(found.low, low) && near(found.high, high) && found.nan == nan, "{found:?}");
    }

    #[track_caller]
    fn test_any(steps: &[&str]) {
        assert_eq!(range("f32", steps), Range::ANY);
    }

    #[test]
    fn what_is_clamped_has_bounds() {
        test(&["%11 = neg %4 : f32"], -1.0, 0.0, true);
        test(&["%11 = neg %10 : f32"], -4.0, -1.0, false);
        test(&["%11 = abs %7 : f32"], 0.0, 3.0, true);
        test(&["%11 = add %7 %10 : f32"], -2.0, 6.0, true);
        test(&["%11 = sub %10 %10 : f32"], -3.0, 3.0, false);
        test(&["%11 = mul %7 %10 : f32"], -12.0, 8.0, true);
        test(&["%11 = div %7 %10 : f32"], -3.0, 2.0, true);
        test(&["%11 = mul_add %7 %10 %4 : f32"], -12.0, 9.0, true);
        test(&["%11 = const 0.5 : f32", "%12 = mul %4 %11 : f32", "%13 = floor %12 : f32"], -1.0, 1.0, true);
        test(&["%11 = lt %0 %1 : bool", "%12 = select %11 %4 %10 : f32"], 0.0, 4.0, true);
        test(&["%11 = signum %0 : f32"], -1.0, 1.0, true);
    }

    #[test]
    fn numbers_stand_for_nan_in_min_and_max() {
        test(&["%11 = min %0 %10 : f32"], f64::NEG_INFINITY, 4.0, false);
        test(&["%11 = min %4 %10 : f32"], 0.0, 4.0, false);
        test(&["%11 = max %4 %10 : f32"], 1.0, 4.0, false);
        test(&["%11 = max %0 %1 : f32"], f64::NEG_INFINITY, f64::INFINITY, true);
        test(&["%11 = pmin %4 %10 : f32"], 0.0, 4.0, false);
        test(&["%11 = pmin %10 %4 : f32"], 0.0, 1.0, true);
        test(&["%11 = pmax %4 %10 : f32"], 1.0, 4.0, false);
        test(&["%11 = pmax %10 %4 : f32"], 1.0, 4.0, true);
    }

    #[test]
    fn nothing_is_known_of_what_may_be_infinite() {
        test_any(&["%11 = add %0 %4 : f32"]);
        test_any(&["%11 = mul %0 %4 : f32"]);
        test_any(&["%11 = div %10 %7 : f32"]);
        test_any(&["%11 = const 1e30 : f32", "%12 = mul %10 %11 : f32", "%13 = mul %12 %11 : f32"]);
        test_any(&["%11 = clamp %4 %0 %10 : f32"]);
    }

    #[test]
    fn integers_and_lanes() {
        test(&["%11 = cast u32 %0 : u32", "%12 = cast f32 %11 : f32"], 0.0, 4_294_967_296.0, false);
        test(
            &["%11 = cast i32 %0 : i32", "%12 = cast f32 %11 : f32"],
            -2_147_483_648.0,
            2_147_483_648.0,
            false,
        );
        test(&["%11 = lt %0 %1 : bool", "%12 = cast f32 %11 : f32"], 0.0, 1.0, false);
        assert_eq!(range("Vec2", &["%11 = compose %4 %10 : Vec2"]), Range::new(0.0, 4.0, true));
    }

    #[test]
    fn long_ways_are_not_followed() {
        let sums: Vec<String> = (11..50).map(|i| format!("%{i} = add %{} %{} : f32", i - 1, i - 1)).collect();
        test_any(&sums.iter().map(String::as_str).collect::<Vec<_>>());
    }

    /// Each operation gives what is in its range, of special numbers and others.
    #[test]
    fn ranges_hold() {
        let mut inputs: Vec<f32> = (-40..40).map(|i| i as f32 / 7.0).collect();
        inputs.extend([
            0.0,
            -0.0,
            1.0,
            f32::MAX,
            f32::MIN,
            f32::INFINITY,
            f32::NEG_INFINITY,
            f32::NAN,
            1e-40,
            4.0,
        ]);
        let two = ["add", "sub", "mul", "div", "min", "max", "pmin", "pmax"];
        let one = ["neg", "abs", "floor", "ceil", "trunc", "round", "round_even", "signum"];
        let values = ["%0", "%4", "%7", "%10"];
        let pairs = || values.iter().flat_map(|x| values.iter().map(move |y| (x, y)));
        let mut steps: Vec<String> = two
            .iter()
            .flat_map(|op| pairs().map(move |(x, y)| format!("%11 = {op} {x} {y} : f32")))
            .collect();
        steps.extend(one.iter().flat_map(|op| values.iter().map(move |x| format!("%11 = {op} {x} : f32"))));
        steps.extend(pairs().map(|(x, y)| format!("%11 = mul_add {x} {y} %7 : f32")));
        steps.extend(pairs().map(|(x, y)| format!("%11 = clamp {x} {y} %10 : f32")));
        let mut bounded = 0;
        for step in &steps {
            let (graph, found) = (graph("f32", &[step]), range("f32", &[step]));
            bounded += usize::from(found.high.is_finite());
            for (x, y) in inputs.iter().flat_map(|x| inputs.iter().map(move |y| (*x, *y))) {
                let result =
                    interp::run(&graph, &[Value::f32(x), Value::f32(y)]).expect("graphs are total")[0].f(0);
                let inside = found.low <= f64::from(result) && f64::from(result) <= found.high;
                assert!(
                    if result.is_nan() { found.nan } else { inside },
                    "{step}: {result} of {x}, {y}, {found:?}"
                );
            }
        }
        assert!(bounded > 100, "{bounded} of {} have bounds", steps.len());
    }
}
