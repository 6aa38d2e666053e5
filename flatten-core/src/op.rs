//! The operations of the graph: the one list of them. What each takes, gives, computes and costs is one line
//! per question in the files of `op/`; [`Op::eval`] is the specification.

pub(crate) mod code;
pub mod cost;
pub mod eval;
pub mod highest;
pub mod native;
pub mod trap;
pub mod types;

use crate::ty::Scalar;

/// One operation. Lane-wise on vectors unless said otherwise; every one is total.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    // Sources.
    /// A constant of the graph's table.
    Const(ConstId),
    /// Leaf `i` of the parameters, counted over [`crate::ty::Signature::param_leaves`].
    Param(u32),

    // Arithmetic. Integers wrap; `x / 0 = x`, `x % 0 = 0`, `MIN / -1 = MIN`.
    /// `-x`.
    Neg,
    /// `x + y`.
    Add,
    /// `x - y`.
    Sub,
    /// `x * y`.
    Mul,
    /// `x / y`.
    Div,
    /// `x % y`, the sign of `x`; exact on floats.
    Rem,
    /// `|x|`; `MIN` stays.
    Abs,
    /// `signum` of Rust: on floats 1 with the sign of `x`, NaN of NaN; on `i32` -1, 0 or 1.
    Signum,
    /// The smaller; a NaN operand is ignored (`f32::min`).
    Min,
    /// The larger; a NaN operand is ignored (`f32::max`).
    Max,
    /// `if x < y { x } else { y }` (glam's `min` on float vectors).
    PMin,
    /// `if x > y { x } else { y }` (glam's `max` on float vectors).
    PMax,
    /// `f32::clamp(x, lo, hi)`: `x.max(lo).min(hi)` for numbers, NaN of NaN; total for any bounds.
    Clamp,
    /// `x * y + z`, rounded once.
    MulAdd,
    /// `x` with the sign of `y`.
    CopySign,

    // Rounding.
    /// Towards minus infinity.
    Floor,
    /// Towards plus infinity.
    Ceil,
    /// Towards zero.
    Trunc,
    /// To nearest, halves away from zero (Rust's `round`).
    Round,
    /// To nearest, halves to even.
    RoundEven,

    // Transcendental, and `sqrt`, which is exact.
    /// Square root.
    Sqrt,
    /// `e^x`.
    Exp,
    /// `2^x`.
    Exp2,
    /// Natural logarithm.
    Ln,
    /// Logarithm to base 2.
    Log2,
    /// Logarithm to base 10.
    Log10,
    /// `e^x - 1`, near zero too.
    ExpM1,
    /// `ln(1 + x)`, near zero too.
    Ln1p,
    /// Cube root.
    Cbrt,
    /// `sqrt(x * x + y * y)` without overflow.
    Hypot,
    /// `x^y` (`powf`).
    Pow,
    /// Sine; radians.
    Sin,
    /// Cosine; radians.
    Cos,
    /// Tangent; radians.
    Tan,
    /// Arc sine.
    Asin,
    /// Arc cosine.
    Acos,
    /// Arc tangent.
    Atan,
    /// `x.atan2(y)`: the angle of the point `(y, x)`.
    Atan2,
    /// Hyperbolic sine.
    Sinh,
    /// Hyperbolic cosine.
    Cosh,
    /// Hyperbolic tangent.
    Tanh,

    // Bits. On `bool`, `!` is a complement edge and `or` is built of `and`.
    /// `x & y`; logical on `bool`.
    And,
    /// `x | y`; integers only.
    Or,
    /// `x ^ y`; logical on `bool`.
    Xor,
    /// `!x`; integers only.
    Not,
    /// `x << (y & 31)`; `y` is `u32`.
    Shl,
    /// `x >> (y & 31)`, arithmetic on `i32`; `y` is `u32`.
    Shr,
    /// How many bits of a `u32` are 1.
    CountOnes,
    /// How many bits of a `u32` are 0 before the highest 1; 32 of zero.
    LeadingZeros,
    /// How many bits of a `u32` are 0 after the lowest 1; 32 of zero.
    TrailingZeros,
    /// The bits of a `u32` in the other order.
    ReverseBits,

    // Comparisons; `bool` per lane. `>` and `>=` swap operands, `!=` is a complement edge.
    /// `x == y`.
    Eq,
    /// `x < y`.
    Lt,
    /// `x <= y`.
    Le,

    // Choice.
    /// `if c { x } else { y }`; `c` is a `bool`, or a vector of them with the lanes of `x`.
    Select,
    /// True if every lane of a bool vector is. `any` is `!all(!x)`.
    All,
    /// `table i c0 c1 ..`: constant `i`, or the last one where there is none of that number. `i` is `u32`.
    Table,

    // Conversions.
    /// Rust's `as`: floats saturate, NaN gives 0, `bool` gives 0 or 1.
    Cast(Scalar),
    /// The same bits, as another scalar of 32 bits.
    Bitcast(Scalar),

    // Vectors.
    /// A scalar in each of `n` lanes.
    Splat(u8),
    /// A vector of 2 to 4 scalars.
    Compose,
    /// Lane `i` of a vector.
    Lane(u8),
    /// Lanes of a vector, in the order given.
    Swizzle(Swizzle),
    /// glam's `dot`: left to right, `Vec4` as `(x + z) + (y + w)`; a scalar. Integers wrap.
    Dot,
    /// glam's `cross` of two `Vec3`.
    Cross,
    /// glam's `length`: `sqrt(dot(x, x))`, a scalar.
    Length,
    /// glam's `normalize`: `x * (1 / length)` for `Vec2` and `Vec3`, `x / length` for `Vec4`.
    Normalize,

    // Natives: what a target may have beyond the others. Only `passes::fuse` makes them; `op/native.rs` says what each
    // is of the operations above.
    /// `x * y + z`, rounded twice.
    Mad,
    /// `z - x * y`, rounded twice.
    Nmad,
    /// `x * (1 - t) + y * t`.
    Mix,
    /// `x` between 0 and 1; NaN of NaN.
    Saturate,
    /// `if x < edge { 0 } else { 1 }` of `edge` and `x`.
    Step,
    /// `t * t * (3 - 2 * t)` with `t` as `(x - low) / (high - low)` between 0 and 1, of `low`, `high` and `x`.
    Smoothstep,
    /// `1 / sqrt(x)`.
    InverseSqrt,
    /// `x - floor(x)`.
    Fract,
    /// `length(x - y)`, a scalar.
    Distance,
    /// `v - 2 * dot(v, n) * n` of `v` and `n`.
    Reflect,
    /// The sum of the lanes, left to right; a scalar.
    Sum,
    /// The smallest lane, as [`Op::Min`] has it; a scalar.
    MinElement,
    /// The largest lane, as [`Op::Max`] has it; a scalar.
    MaxElement,

    // Regions.
    /// Repeats a body; see [`crate::graph::Region`]. Yields a tuple.
    Loop(RegionId),
    /// Calls a primitive of the graph's table; see [`crate::graph::Primitive`]. Yields its value, a tuple if it has
    /// several.
    Call(PrimitiveId),
    /// Value `i` of the tuple of a loop or a call.
    Project(u32),
}

/// A constant of one graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct ConstId(pub u32);

/// A region of one graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct RegionId(pub u32);

/// A primitive of one graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct PrimitiveId(pub u32);

/// Two to four lane numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Swizzle {
    lanes: [u8; 4],
    len: u8,
}

impl Swizzle {
    /// The lanes picked, in order. Each is 0 to 3; there are 2 to 4.
    pub fn new(picked: &[u8]) -> Swizzle {
        assert!((2..=4).contains(&picked.len()), "a swizzle picks 2 to 4 lanes, not {}", picked.len());
        let mut lanes = [0; 4];
        lanes[..picked.len()].copy_from_slice(picked);
        Swizzle { lanes, len: picked.len() as u8 }
    }

    /// The lanes picked, in order.
    pub fn lanes(&self) -> &[u8] {
        &self.lanes[..self.len as usize]
    }

    /// `xyz`-style letters to a swizzle of two to four lanes.
    pub fn parse(text: &str) -> Option<Swizzle> {
        let picked = text.chars().map(|c| "xyzw".find(c).map(|i| i as u8)).collect::<Option<Vec<u8>>>()?;
        (2..=4).contains(&picked.len()).then(|| Swizzle::new(&picked))
    }

    /// The letters: `xzy`.
    pub fn letters(&self) -> String {
        self.lanes().iter().map(|l| letter(*l)).collect()
    }
}

/// The letter of a lane.
pub fn letter(lane: u8) -> char {
    ['x', 'y', 'z', 'w'][lane as usize]
}
