//! Renders three shaders three ways (the function, its twin, its WGSL on a device) and compares them.
//!
//! ```text
//! cargo run --features wgsl --example gallery -- [--size N] [--out DIR]
//! ```
//! Without a Vulkan device there are two ways. The exit status is 1 if the twin strays from its original.

#[path = "../../tests/support/gpu.rs"]
mod gpu;
#[expect(unreachable_pub, reason = "the file is written as a library of shaders is")]
mod shaders;

use flatten::glam::{Vec2, Vec3, vec2, vec3};
use flatten_core::options::Caps;
use flatten_core::passes::fuse::fuse;
use flatten_core::value::Value;
use flatten_core::{count, interp, schedule};
use gpu::Gpu;
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A function and what `#[flatten]` put beside it.
struct Shader {
    name: &'static str,
    time: f32,
    original: fn(Vec2, f32) -> Vec3,
    twin: fn(Vec2, f32) -> Vec3,
    graph: fn() -> flatten::Graph,
    wgsl: &'static str,
}

const SHADERS: &[Shader] = &[
    Shader {
        name: "scene",
        time: 0.8,
        original: shaders::scene::shade,
        twin: shaders::scene::shade_flat,
        graph: shaders::scene::shade_graph,
        wgsl: shaders::scene::SHADE_WGSL,
    },
    Shader {
        name: "julia",
        time: 2.3,
        original: shaders::fractal::julia,
        twin: shaders::fractal::julia_flat,
        graph: shaders::fractal::julia_graph,
        wgsl: shaders::fractal::JULIA_WGSL,
    },
    Shader {
        name: "land",
        time: 0.6,
        original: shaders::landscape::land,
        twin: shaders::landscape::land_flat,
        graph: shaders::landscape::land_graph,
        wgsl: shaders::landscape::LAND_WGSL,
    },
];

/// Two colours of 8 bits a channel that differ by more look different.
const VISIBLE: f32 = 2.0 / 255.0;
/// How many pixels of a twin may look different: where a rounding decides whether a ray hits.
const STRAY: f32 = 0.002;

fn main() -> ExitCode {
    let (size, out) = match arguments(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(why) => {
            eprintln!("{why}\nusage: gallery [--size N] [--out DIR]");
            return ExitCode::from(2);
        }
    };
    match render(size, &out) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn arguments(mut words: impl Iterator<Item = String>) -> Result<(u32, PathBuf), String> {
    let (mut size, mut out) = (256, PathBuf::from("target/gallery"));
    while let Some(word) = words.next() {
        let value = words.next().ok_or(format!("`{word}` takes a value"))?;
        match word.as_str() {
            "--size" => match value.parse() {
                Ok(n @ 1..=4096) => size = n,
                _ => return Err(format!("`{value}` is not a size from 1 to 4096")),
            },
            "--out" => out = value.into(),
            _ => return Err(format!("`{word}` is not an option")),
        }
    }
    Ok((size, out))
}

/// Writes every picture; true if every twin is like its original.
fn render(size: u32, out: &Path) -> Result<bool, Box<dyn Error>> {
    std::fs::create_dir_all(out)?;
    let gpu = Gpu::open();
    let ways = if gpu.is_some() { 3 } else { 2 };
    let rows = u64::from(size) * ways * SHADERS.len() as u64;
    let style = ProgressStyle::with_template("{msg:20} {bar:40} {percent:>3} %  {elapsed}")?;
    let bar = ProgressBar::new(rows).with_style(style);
    let mut good = true;
    let mut reports = Vec::new();
    for shader in SHADERS {
        let original = picture(shader, "original", shader.original, size, &bar);
        let twin = picture(shader, "twin", shader.twin, size, &bar);
        let twin_differs = Difference::of(&original, &twin);
        good &= twin_differs.visible as f32 <= STRAY * original.len() as f32;
        save(out, shader.name, "original", size, &original)?;
        save(out, shader.name, "twin", size, &twin)?;
        let mut lines = vec![sizes(shader), format!("twin:   {twin_differs}")];
        if let Some(gpu) = &gpu {
            bar.set_message(format!("{} device", shader.name));
            let device = on_device(shader, gpu, size)?;
            bar.inc(u64::from(size));
            save(out, shader.name, "device", size, &device)?;
            lines.push(format!("device: {}", Difference::of(&original, &device)));
        }
        reports.push((shader, lines));
    }
    bar.finish_and_clear();
    for (shader, lines) in reports {
        println!("// {}\n{}", shader.name, shader.wgsl.trim_end());
        lines.iter().for_each(|line| println!("// {line}"));
        println!();
    }
    match gpu {
        Some(gpu) => println!("{} pictures in {}, device: {}", 3 * SHADERS.len(), out.display(), gpu.name),
        None => println!("{} pictures in {}, device: none", 2 * SHADERS.len(), out.display()),
    }
    Ok(good)
}

fn picture(
    shader: &Shader,
    way: &str,
    shade: fn(Vec2, f32) -> Vec3,
    size: u32,
    bar: &ProgressBar,
) -> Vec<Vec3> {
    bar.set_message(format!("{} {way}", shader.name));
    let mut pixels = Vec::new();
    for y in 0..size {
        pixels.extend((0..size).map(|x| shade(uv(x, y, size), shader.time)));
        bar.inc(1);
    }
    pixels
}

/// From -1 to 1, upwards.
fn uv(x: u32, y: u32, size: u32) -> Vec2 {
    let at = |i: u32| (2 * i + 1) as f32 / size as f32 - 1.0;
    vec2(at(x), -at(y))
}

fn on_device(shader: &Shader, gpu: &Gpu, size: u32) -> Result<Vec<Vec3>, Box<dyn Error>> {
    let arguments = |x, y| {
        let uv = uv(x, y, size);
        vec![Value::vec(&[uv.x, uv.y]), Value::f32(shader.time)]
    };
    let rows: Vec<_> = (0..size).flat_map(|y| (0..size).map(move |x| arguments(x, y))).collect();
    let graph = (shader.graph)();
    // The graph that travelled in the binary means what the twin does.
    interp::run(&graph, &rows[0]).map_err(|trap| trap.to_string())?;
    let results = gpu.run(&schedule::run(&fuse(&graph, &Caps::NAGA)), &rows)?;
    Ok(results.iter().map(|row| vec3(row[0].f(0), row[0].f(1), row[0].f(2))).collect())
}

fn sizes(shader: &Shader) -> String {
    let counts = count::run(&fuse(&(shader.graph)(), &Caps::GRAPH));
    format!(
        "{} operations, {} of them uniform and {} selects, {} bytes of WGSL",
        counts.total,
        counts.uniform,
        counts.selects,
        shader.wgsl.len()
    )
}

/// How far apart two pictures are.
struct Difference {
    largest: f32,
    visible: usize,
    pixels: usize,
}

impl Difference {
    fn of(a: &[Vec3], b: &[Vec3]) -> Difference {
        let apart = |(a, b): (&Vec3, &Vec3)| (*a - *b).abs().max_element();
        let all = || a.iter().zip(b).map(apart);
        Difference {
            largest: all().fold(0.0, f32::max),
            // A NaN is visible too.
            visible: all().filter(|apart| *apart > VISIBLE || apart.is_nan()).count(),
            pixels: a.len(),
        }
    }
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Difference { largest, visible, pixels } = self;
        write!(f, "at most {largest:.1e} from the original; {visible} of {pixels} pixels look different")
    }
}

fn save(out: &Path, shader: &str, way: &str, size: u32, pixels: &[Vec3]) -> Result<(), Box<dyn Error>> {
    let byte = |x: f32| (x.clamp(0.0, 1.0).sqrt() * 255.0).round() as u8;
    let bytes: Vec<u8> = pixels.iter().flat_map(|p| [byte(p.x), byte(p.y), byte(p.z)]).collect();
    image::save_buffer(
        out.join(format!("{shader}_{way}.png")),
        &bytes,
        size,
        size,
        image::ExtendedColorType::Rgb8,
    )?;
    Ok(())
}
