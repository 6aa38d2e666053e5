//! WGSL's functions over `f32` and glam's float vectors, on the CPU and in `#[flatten]` functions:
//! `use flatten::math::*;`.
//!
//! Every function works lane by lane unless it says otherwise, and takes its arguments in WGSL's order. NaN goes in
//! and comes out, but for the rows that say what comes instead. The names `round`, `sign` and `fract` mean WGSL's,
//! not Rust's. The units of arguments that are compared, added or blended are the same, and so is the result's.
//!
//! | function | computes | of NaN | WGSL |
//! |---|---|---|---|
//! | `mix(a, b, t)`, `lerp(a, b, t)` | `a * (1 - t) + b * t`; `t` may be a scalar | NaN | `mix` |
//! | `clamp(x, low, high)` | `min(max(x, low), high)` | NaN | `clamp` |
//! | `saturate(x)` | `clamp(x, 0, 1)` | NaN | `saturate` |
//! | `step(edge, x)` | 1 if `edge <= x`, else 0 | 0 | `step` |
//! | `smoothstep(low, high, x)` | `t * t * (3 - 2 * t)` with `t = saturate((x - low) / (high - low))` | NaN | `smoothstep` |
//! | `abs(x)` | the size | NaN | `abs` |
//! | `sign(x)` | 1, 0 or -1 | 0 | `sign` |
//! | `floor(x)`, `ceil(x)`, `trunc(x)` | the next whole number down, up, towards 0 | NaN | the same |
//! | `round(x)` | the nearest whole number, halves to even | NaN | `round` |
//! | `fract(x)` | `x - floor(x)`, never negative | NaN | `fract` |
//! | `min(a, b)`, `max(a, b)` | the smaller, the larger | the other one | the same |
//! | `fma(a, b, c)` | `a * b + c`, rounded once | NaN | `fma` |
//! | `mad(a, b, c)` | `a * b + c`, rounded twice | NaN | `a * b + c` |
//! | `rcp(x)` | `1 / x` | NaN | `1 / x` |
//! | `sqrt(x)`, `inverse_sqrt(x)` | the root, 1 over it | NaN | `sqrt`, `1 / sqrt(x)` |
//! | `pow(x, y)`, `exp(x)`, `exp2(x)` | `x^y`, `e^x`, `2^x` | as Rust's | the same |
//! | `ln(x)`, `log2(x)` | logarithms | NaN | `log`, `log2` |
//! | `sin cos tan asin acos atan sinh cosh tanh (x)` | of an angle in radians, or an angle | NaN | the same |
//! | `atan2(y, x)` | the angle of the point `(x, y)`, in radians | NaN | `atan2` |
//! | `radians(x)`, `degrees(x)` | an angle in the other unit | NaN | the same |
//! | `dot(a, b)` | the sum of the products of lanes | NaN | `dot` |
//! | `cross(a, b)` | the cross product of two `Vec3` | NaN | `cross` |
//! | `length(v)`, `distance(a, b)` | `sqrt(dot(v, v))`, that of `a - b` | NaN | the same |
//! | `normalize(v)` | the direction, with length 1 | NaN | `normalize` |
//! | `reflect(v, n)` | `v - 2 * dot(v, n) * n`; `n` has length 1 | NaN | `reflect` |
//! | `refract(v, n, eta)` | the refracted direction, 0 at total reflection | 0 | `refract` |
//! | `hadd(v)`, `hmin(v)`, `hmax(v)` | the sum, the least, the largest of the lanes | as glam's | |
//! | `select(no, yes, c)` | `yes` where `c`, else `no`; `c` may be a `bool` | | `select` |
//! | `any(c)`, `all(c)` | true if a lane is, if every lane is | | the same |
//!
//! Sources: the WGSL specification for names, order and meaning; glam 0.34 for `dot` to `refract` and the sums over
//! lanes; `hadd hmin hmax mad rcp lerp` are the names that HLSL and shader graphs use.

mod angle;
mod blend;
mod choice;
mod parts;
mod power;
mod sources;
pub mod types;
mod vector;

pub use angle::*;
pub use blend::*;
pub use choice::*;
pub use parts::*;
pub use power::*;
pub use sources::*;
pub use vector::*;
