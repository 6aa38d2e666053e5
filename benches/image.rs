//! Twins against their originals over an image: every function of the corpus, and the pixels' half where a draw can do its
//! share.
//!
//! `cargo bench --features wgsl --bench image` prints a line for each theme, `-- --all` one for each function. The times are
//! nanoseconds a pixel, the least of several images of 64 by 64; an argument is a smooth function of the pixel where it is a
//! float, and changes from pixel to pixel where it is not.

#![allow(unreachable_pub, clippy::all, reason = "the corpus is written as people write, in libraries")]

#[path = "../tests/support/cases.rs"]
mod cases;
#[path = "../examples/gallery/shaders.rs"]
mod gallery;
#[path = "../tests/twin/leaf.rs"]
#[allow(dead_code, reason = "`twin` uses the rest")]
mod leaf;
#[path = "../tests/support/leaves.rs"]
#[allow(dead_code, reason = "results are not looked at")]
mod leaves;
#[path = "../tests/support/marked.rs"]
#[allow(dead_code, reason = "not all of it is asked for")]
mod marked;

use cases::*;
use flatten::prelude::*;
use flatten_core::hir;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use leaves::Leaves;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

/// Pixels along a side of the image.
const SIDE: usize = 64;
/// Images of each function.
const IMAGES: usize = 9;

/// How long a function takes for rows of arguments.
trait Timed<Params> {
    fn time(self, rows: &[Vec<Value>]) -> Duration;
}

macro_rules! timed {
    ($($($P:ident $p:ident)+;)*) => {$(
        impl<F: Fn($($P),+) -> R, R, $($P: Leaves),+> Timed<($($P,)+)> for F {
            fn time(self, rows: &[Vec<Value>]) -> Duration {
                let mut least = Duration::MAX;
                for _ in 0..IMAGES {
                    let args = rows.iter().map(|row| {
                        let mut from = row.iter().copied();
                        ($($P::take(&mut from),)+)
                    });
                    let args: Vec<_> = black_box(args.collect());
                    let start = Instant::now();
                    for ($($p,)+) in args {
                        black_box(self($($p),+));
                    }
                    least = least.min(start.elapsed());
                }
                least
            }
        }
    )*};
}

timed! { A a; A a B b; A a B b C c; A a B b C c D d; A a B b C c D d E e; A a B b C c D d E e G g; }

/// A function, its twin, and if there is one the pixels' half.
struct Case {
    theme: &'static str,
    name: &'static str,
    original: fn(&[Vec<Value>]) -> Duration,
    twin: fn(&[Vec<Value>]) -> Duration,
}

macro_rules! corpus {
    ($($theme:ident: $($name:ident / $twin:ident),+;)+) => {
        const CASES: &[Case] = &[$($(Case {
            theme: stringify!($theme),
            name: stringify!($name),
            original: |rows| $theme::shaders::$name.time(rows),
            twin: |rows| $theme::shaders::$twin.time(rows),
        },)+)+];
    };
}

cases! { corpus }

/// Functions of which a draw can do a share.
#[flatten(preshader)]
mod draws {
    use flatten::math::*;
    use flatten::prelude::*;

    /// A sun that stands at some time of the day.
    #[flatten]
    pub(crate) fn sky(uv: Vec2, #[uniform] time: f32) -> Vec3 {
        let sun = vec3((time * 0.3).cos(), (time * 0.3).sin(), 0.4).normalize();
        let dir = vec3(uv.x, uv.y, 1.5).normalize();
        let haze = (-2.0 * sun.y.max(0.0)).exp();
        let zenith = vec3(0.1, 0.25, 0.6) * (1.0 - haze) + vec3(0.6, 0.3, 0.2) * haze;
        let glow = dir.dot(sun).max(0.0).powf(8.0 + 24.0 * sun.y.max(0.0));
        mix(zenith, Vec3::ONE, glow * smoothstep(-0.1, 0.1, sun.y))
    }

    /// A turn about an axis, of what each pixel has.
    #[flatten]
    pub(crate) fn turned(uv: Vec2, #[uniform] axis: Vec3, #[uniform] angle: f32) -> Vec3 {
        let m = Mat3::from_axis_angle(axis.normalize(), angle);
        m * vec3(uv.x, uv.y, uv.x * uv.y)
    }

    /// An exposure and a tone curve that a draw sets.
    #[flatten]
    pub(crate) fn graded(uv: Vec2, #[uniform] stops: f32, #[uniform] white: f32) -> Vec3 {
        let color = vec3(uv.x, uv.y, 0.5).abs() * stops.exp2();
        let scale = 1.0 / (white * white);
        color * (1.0 + color * scale) / (1.0 + color)
    }
}

fn main() {
    let all = std::env::args().any(|arg| arg == "--all");
    println!("{:24} {:>9} {:>9} {:>7}", "ns a pixel", "original", "twin", "ratio");
    let mut themes: Vec<(&str, Vec<f64>)> = Vec::new();
    let mut functions = Vec::new();
    for case in CASES {
        if themes.last().is_none_or(|(theme, _)| *theme != case.theme) {
            themes.push((case.theme, Vec::new()));
            functions = marked::functions(Path::new(&format!("tests/corpus/{}.rs", case.theme)));
        }
        let rows = rows(&functions, case.name);
        let ns = |image: Duration| image.as_secs_f64() * 1e9 / rows.len() as f64;
        let (original, twin) = (ns((case.original)(&rows)), ns((case.twin)(&rows)));
        if all {
            let name = format!("{}::{}", case.theme, case.name);
            println!("{name:24} {original:9.1} {twin:9.1} {:7.2}", twin / original);
        }
        themes.last_mut().expect("it has been pushed").1.push(twin / original);
    }
    println!("\n{:24} {:>9} {:>9} {:>7} {:>7}", "twin / original", "functions", "mean", "least", "most");
    for (theme, ratios) in &themes {
        summary(theme, ratios);
    }
    summary("all", &themes.into_iter().flat_map(|(_, ratios)| ratios).collect::<Vec<_>>());
    halves();
}

/// The geometric mean of ratios, and their ends.
fn summary(what: &str, ratios: &[f64]) {
    let mean = (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
    let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
    let most = ratios.iter().copied().fold(0.0, f64::max);
    println!("{what:24} {:9} {mean:9.2} {least:7.2} {most:7.2}", ratios.len());
}

/// What is left to each pixel, and what a draw does besides.
fn halves() {
    println!("\n{:24} {:>9} {:>9} {:>9} {:>9}", "ns a pixel", "original", "twin", "varying", "a draw");
    let time = black_box(0.8_f32);
    let report = |name: &str, times: [f64; 4]| {
        println!("{name:24} {:9.1} {:9.1} {:9.1} {:9.1}", times[0], times[1], times[2], times[3]);
    };
    macro_rules! line {
        ($module:path: $name:ident $flat:ident $draw:ident $varying:ident $(, $uniform:expr)*) => {{
            use $module as m;
            let pre = black_box(m::$draw($($uniform),*));
            report(stringify!($name), [
                image(|uv| m::$name(uv $(, black_box($uniform))*)),
                image(|uv| m::$flat(uv $(, black_box($uniform))*)),
                image(|uv| m::$varying(uv, black_box(&pre))),
                image(|_| m::$draw($(black_box($uniform)),*)),
            ]);
        }};
    }
    let axis = black_box(vec3(1.0, 2.0, -0.5));
    line!(draws: sky sky_flat sky_preshader sky_varying, time);
    line!(draws: turned turned_flat turned_preshader turned_varying, axis, time);
    line!(draws: graded graded_flat graded_preshader graded_varying, time, 1.5);
    line!(gallery::scene: shade shade_flat shade_preshader shade_varying, time);
    line!(gallery::fractal: julia julia_flat julia_preshader julia_varying, time);
    line!(gallery::landscape: land land_flat land_preshader land_varying, time);
}

/// The least time of a pixel.
fn image<R>(pixel: impl Fn(Vec2) -> R) -> f64 {
    let uv = |i: usize| vec2((i % SIDE) as f32, (i / SIDE) as f32) / (SIDE as f32 / 2.0) - 1.0;
    let mut least = Duration::MAX;
    for _ in 0..IMAGES {
        let start = Instant::now();
        (0..SIDE * SIDE).for_each(|i| _ = black_box(pixel(black_box(uv(i)))));
        least = least.min(start.elapsed());
    }
    least.as_secs_f64() * 1e9 / (SIDE * SIDE) as f64
}

/// The arguments of each pixel at which the original does not panic: elsewhere nothing is said of the twin.
fn rows(functions: &[marked::Function], name: &str) -> Vec<Vec<Value>> {
    let function = functions.iter().find(|f| f.name.trim_start_matches("shaders::") == name);
    let function = function.expect("`tests/corpus.rs` holds the list to the files");
    let leaves = function.unit.signature(function.entry).param_leaves();
    let types: Vec<Ty> = leaves.into_iter().map(|(_, ty, _)| ty).collect();
    let mut rows = image_of(&types);
    rows.retain(|row| hir::interp::call(&function.unit, function.entry, row).is_ok());
    assert!(rows.len() * 2 > SIDE * SIDE, "{name} panics too often");
    rows
}

fn image_of(types: &[Ty]) -> Vec<Vec<Value>> {
    let row = |i: usize| {
        let (x, y) = (i % SIDE, i / SIDE);
        let (u, v) = (x as f32 / 32.0 - 1.0, y as f32 / 32.0 - 1.0);
        let mut before = 0;
        let mut value = |ty: &Ty| {
            let lane = |lane: usize| {
                let k = before + lane;
                match ty.scalar {
                    Scalar::F32 if k % 2 == 0 => (u + 0.1 * k as f32).to_bits(),
                    Scalar::F32 => (v - 0.1 * k as f32).to_bits(),
                    Scalar::Bool => ((x / 4 + y / 4 + k) % 2) as u32,
                    Scalar::I32 | Scalar::U32 => ((x * 7 + y * 13 + k * 5) % 61) as u32,
                }
            };
            let value = Value::from_lanes(*ty, lane);
            before += ty.lanes as usize;
            value
        };
        types.iter().map(&mut value).collect()
    };
    (0..SIDE * SIDE).map(row).collect()
}
