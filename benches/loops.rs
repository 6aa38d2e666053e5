//! Kept loops: a twin against its original over an image, and how long the compiler takes for it.
//!
//! `cargo bench --bench loops`; the compiler as the macro runs it: `cargo bench --bench loops --profile dev`.

use flatten::prelude::*;
use std::hint::black_box;
use std::time::{Duration, Instant};

#[flatten]
mod scene {
    use super::*;

    fn smooth_min(a: f32, b: f32, k: f32) -> f32 {
        let h = (0.5 + 0.5 * (b - a) / k).clamp(0.0, 1.0);
        b + (a - b) * h - k * h * (1.0 - h)
    }

    fn distance(p: Vec3) -> f32 {
        let ball = (p - vec3(0.0, 0.5, 0.0)).length() - 0.45;
        let ring = vec2(p.xz().length() - 0.8, p.y - 0.15).length() - 0.2;
        smooth_min(ball, ring, 0.25).min(p.y + 0.35)
    }

    fn shadow(p: Vec3, light: Vec3) -> f32 {
        let mut t = 0.02;
        let mut lit = 1.0_f32;
        #[keep]
        for _ in 0..24 {
            let d = distance(p + light * t);
            lit = lit.min(8.0 * d / t);
            t += d.clamp(0.02, 0.3);
            if lit < 0.001 || t > 6.0 {
                break;
            }
        }
        lit.clamp(0.0, 1.0)
    }

    /// Marches for at most `steps` steps and shades what it meets.
    #[flatten]
    pub(crate) fn shade(uv: Vec2, steps: i32) -> f32 {
        let (eye, dir) = (vec3(0.0, 1.0, -3.0), vec3(uv.x, uv.y - 0.25, 1.6).normalize());
        let mut t = 0.0;
        #[keep]
        for _ in 0..steps {
            let p = eye + dir * t;
            let d = distance(p);
            if d < 0.001 {
                return 0.2 + 0.8 * shadow(p + vec3(0.0, 0.01, 0.0), vec3(0.5, 0.8, -0.3).normalize());
            }
            t += d;
            if t > 20.0 {
                break;
            }
        }
        0.0
    }
}

/// The least time of five for an image of 256 by 256, and the sum of its pixels.
fn image(shade: impl Fn(Vec2, i32) -> f32) -> (Duration, f32) {
    let mut least = (Duration::MAX, 0.0);
    for _ in 0..5 {
        let start = Instant::now();
        let mut sum = 0.0;
        for i in 0..256 * 256 {
            let uv = vec2((i % 256) as f32, (i / 256) as f32) / 128.0 - 1.0;
            sum += shade(black_box(uv), black_box(64));
        }
        least = (least.0.min(start.elapsed()), sum);
    }
    least
}

fn main() {
    let ((original, sum), (twin, other)) = (image(scene::shade), image(scene::shade_flat));
    assert!((sum - other).abs() <= 1e-4 * sum, "{sum} and {other}");
    println!("original {original:>9.2?}");
    println!("twin     {twin:>9.2?}   {:.2} of the original", twin.as_secs_f64() / original.as_secs_f64());

    let file = syn::parse_file(include_str!("loops.rs")).expect("this file");
    let scene = file.items.into_iter().find_map(|item| match item {
        syn::Item::Mod(item) => item.content.map(|(_, items)| items),
        _ => None,
    });
    let sources = flatten_core::front::Sources::flat(scene.expect("it is above"));
    let entry = sources.index(0, "shade").expect("it is above");
    let mut least = Duration::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        let parsed = flatten_core::front::run(&sources, &[entry]).unwrap_or_else(|_| panic!("it flattens"));
        let options = flatten_core::options::Options::fast();
        let graph = flatten_core::compile(&parsed.unit, parsed.entries[0], &options, &mut |_, _| {});
        let frame = flatten_core::schedule::run(&graph.unwrap_or_else(|_| panic!("it flattens")));
        assert!(flatten_core::emit::rust::function(&frame).is_ok());
        least = least.min(start.elapsed());
    }
    println!("compiled {least:>9.2?}   from the tree of syn to the tokens of the twin");
}
