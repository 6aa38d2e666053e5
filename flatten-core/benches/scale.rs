//! How long each room takes for functions of 1,000 to 100,000 nodes: a chain of unrolled copies, straight code, loops that
//! are left, loops that are kept, an array of structs, and arrays that are written.
//!
//! `cargo bench -p flatten-core --bench scale` (optimised) and, as a proc macro is built,
//! `cargo bench -p flatten-core --bench scale --profile dev`.

use flatten_core::front::{self, Sources};
use flatten_core::options::{Caps, Limits, Options};
use flatten_core::passes::fuse::fuse;
use flatten_core::{compile, count, emit, plan, schedule};
use std::time::{Duration, Instant};

fn main() {
    println!(
        "{:<10}{:>9}{:>10}{:>10}{:>10}{:>10}{:>10}{:>10}",
        "source", "ops", "parse", "front", "graph", "cover", "twin", "total"
    );
    for size in [1_000, 2_000, 10_000, 30_000, 100_000] {
        row("loop", &[&loop_of(size)]);
    }
    for size in [1_000, 2_000, 4_000] {
        row("straight", &[&straight(size)]);
    }
    for size in [100, 200, 400] {
        row("left", &[&left(size)]);
    }
    for size in [100, 200, 400] {
        row("kept", &[&kept(size)]);
    }
    for size in [10, 20, 40] {
        row("many kept", &[&many_kept(size)]);
    }
    for size in [32, 64, 128] {
        row("array", &[&array(size), LIGHT]);
    }
    for size in [64, 256, 1_024] {
        row("written", &[&written(size), WEIGHTS]);
    }
    for size in [12, 24, 48] {
        row("sorted", &[&sorted(size)]);
    }
    for lines in [1_000, 4_000] {
        plan_of(lines);
    }
}

/// How long the plan alone takes for so many lines, a loop of one kind or another in every twentieth.
fn plan_of(lines: usize) {
    let mut text = String::from("fn f(a: f32, b: f32) -> f32 { let mut s = a; let mut t = b;\n");
    for i in 0..lines / 5 {
        text += &match i % 20 {
            0 => "for i in 0..4 {\nfor j in i..4 {\nif t < s {\ns += (i * j) as f32;\n} } }\n".to_owned(),
            5 => "let mut i = 0;\nwhile i < 4 {\nt += s * i as f32;\ni += 1;\n}\n".to_owned(),
            10 => "for y in [a, b, 1.0] {\nif y > t {\ncontinue;\n}\ns += y; }\n".to_owned(),
            15 => "let mut k = 1;\nt += loop {\nk *= 2;\nif s > t || k > 9 {\nbreak s * k as f32; } };\n"
                .to_owned(),
            _ => {
                format!("let x{i} = s * b + {i}.5;\nif t < s {{\ns = t * x{i};\n}}\nt = (x{i} - t).min(a);\n")
            }
        };
    }
    let item: syn::Item = syn::parse_str(&(text + "s + t }")).expect("the source parses");
    let parsed = front::run(&Sources::flat([item]), &[0]).unwrap_or_else(|d| panic!("{d}"));
    let time = |_| {
        let clock = Instant::now();
        let plan = plan::run(&parsed.unit, parsed.entries[0], &Options::exact());
        let taken = clock.elapsed();
        assert!(plan.is_ok_and(|plan| !plan.loops.is_empty()));
        taken
    };
    let best = (0..20).map(time).min().expect("there were twenty runs");
    println!("plan of {lines} lines: {:.3}ms", best.as_secs_f64() * 1e3);
}

/// One loop of four operations a copy, `size` operations in all.
fn loop_of(size: usize) -> String {
    format!(
        "fn f(a: f32, b: f32) -> f32 {{ let mut s = a; let mut t = b;
            for _ in 0..{} {{ s = (s * b).max(t) + a; t = t - s; }} s }}",
        size / 4
    )
}

/// A `let` for every two operations, with a branch in every eighth.
fn straight(size: usize) -> String {
    let mut text = String::from("fn f(a: f32, b: f32) -> f32 { let mut s = a; let mut t = b;\n");
    for i in 0..size / 2 {
        text += &match i % 4 {
            0 => format!("let x{i} = s * b + {i}.5;\n"),
            1 => format!("t = (x{} - t).min(a);\n", i - 1),
            2 => "if t < s { s = t * 0.75; }\n".to_owned(),
            _ => format!("s = s + x{} * a;\n", i - 3),
        };
    }
    text + "s + t }"
}

/// One loop of so many copies, with a `break`, a `continue` and a `return`.
fn left(size: usize) -> String {
    format!(
        "fn f(a: f32, b: f32) -> f32 {{ let mut s = a; let mut t = 0.0;
            for i in 0..{size} {{
                s = s * b + t;
                if s > 4.0 {{ break; }}
                if s < 0.5 {{ continue; }}
                if s == 2.0 {{ return t; }}
                t += s.sin() * i as f32;
            }} t }}"
    )
}

/// A loop that is kept, of so many statements.
fn kept(size: usize) -> String {
    let statement = |i| format!("s = (s * t + {i}.5).sin(); t = t.max(s * i as f32) - a;\n");
    let body: String = (0..size / 2).map(statement).collect();
    format!(
        "fn f(a: f32, n: i32) -> f32 {{ let mut s = a; let mut t = 1.0;\nfor i in 0..n {{\n{body}}} s + t }}"
    )
}

/// So many loops that are kept, one behind the other.
fn many_kept(size: usize) -> String {
    let one = |i| {
        format!("for i in 0..n {{ s = (s * t + {i}.5).sin(); if s > 3.0 {{ break; }} t += s * i as f32; }}\n")
    };
    let loops: String = (0..size).map(one).collect();
    format!("fn f(a: f32, n: i32) -> f32 {{ let mut s = a; let mut t = 1.0;\n{loops} s + t }}")
}

/// A sum over so many structs.
fn array(size: usize) -> String {
    format!(
        "fn f(p: Vec3, n: Vec3, lights: [Light; {size}]) -> Vec3 {{ let mut sum = Vec3::ZERO;
            for light in lights {{
                let to = light.pos - p;
                let d = to.length();
                if d > light.radius {{ continue; }}
                sum += light.color * (to.dot(n).max(0.0) * light.power / (d * d + 1.0));
            }} sum }}"
    )
}

/// A running sum of so many elements, each of which is written.
fn written(size: usize) -> String {
    format!(
        "fn f(a: [f32; {size}]) -> f32 {{ let mut s = a;
            for i in 1..{size} {{ s[i] = (s[i] + s[i - 1] * WEIGHTS[i & 3]).sin(); }} s[{size} - 1] }}"
    )
}

/// So many elements in order, each pair looked at.
fn sorted(size: usize) -> String {
    format!(
        "fn f(a: [f32; {size}]) -> f32 {{ let mut s = a;
            for i in 0..{size} {{ for j in 0..{size} - 1 - i {{
                if s[j + 1] < s[j] {{ s.swap(j, j + 1); }}
            }} }} s[{size} / 2] }}"
    )
}

const WEIGHTS: &str = "const WEIGHTS: [f32; 4] = [0.5, 0.25, 0.125, 1.5];";

const LIGHT: &str = "struct Light { pos: Vec3, color: Vec3, radius: f32, power: f32 }";

/// Best of five, for the first of these items.
fn row(name: &str, items: &[&str]) {
    let mut best: Option<[Duration; 5]> = None;
    let mut ops = 0;
    for _ in 0..5 {
        let mut times = [Duration::ZERO; 5];
        let mut clock = Instant::now();
        let mut lap = |time: &mut Duration| {
            *time = clock.elapsed();
            clock = Instant::now();
        };
        let items: Vec<syn::Item> =
            items.iter().map(|text| syn::parse_str(text).expect("the source parses")).collect();
        lap(&mut times[0]);
        let sources = Sources::flat(items);
        let parsed = front::run(&sources, &[0]).unwrap_or_else(|d| panic!("{d}"));
        lap(&mut times[1]);
        let limits = Limits { max_unroll: 1 << 30, max_work: 1 << 40, max_ops: 1 << 40 };
        let options = Options { limits, loops: true, ..Options::exact() };
        let graph = compile(&parsed.unit, parsed.entries[0], &options, &mut |_, _| {})
            .unwrap_or_else(|d| panic!("{d}"));
        lap(&mut times[2]);
        let covered = fuse(&graph, &Caps::GRAPH.with(&options));
        lap(&mut times[3]);
        let tokens =
            emit::rust::function(&schedule::run(&covered)).expect("the twin has a spelling for all of it");
        lap(&mut times[4]);
        assert!(!tokens.is_empty());
        ops = count::run(&graph).total;
        if best.is_none_or(|b| b.iter().sum::<Duration>() > times.iter().sum()) {
            best = Some(times);
        }
    }
    let best = best.expect("there were five runs");
    let ms = |d: Duration| format!("{:.2}ms", d.as_secs_f64() * 1e3);
    let [parse, front, graph, cover, twin] = best.map(ms);
    let total = ms(best.iter().sum());
    println!("{name:<10}{ops:>9}{parse:>10}{front:>10}{graph:>10}{cover:>10}{twin:>10}{total:>10}");
}
