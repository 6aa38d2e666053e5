//! What code of a uniform `t` becomes in two halves: what a draw computes and hands over, and what each pixel is left with.

use crate::code::{lowered, parse};
use crate::notation::NAMES;
use crate::sample::sample;
use flatten_core::count;
use flatten_core::graph::{Graph, Primitive};
use flatten_core::interp;
use flatten_core::options::{Gates, Options};
use flatten_core::passes::preshader::{SLOTS, Split, split};
use flatten_core::passes::{optimize, reciprocal};
use flatten_core::value::Value;
use std::collections::BTreeSet;

/// Name, items, body; then behind the default contract and under `exact` the values that are handed over, how many
/// scalars they are and how many operations are left to a draw and to a pixel.
struct Uniform(&'static str, &'static str, &'static str, &'static str, &'static str);

/// `sin(t) * 2.0; 1 slot; draw 2, pixel 1`.
fn halves(row: &Uniform, gates: Gates, slots: u32) -> (Graph, Split, String) {
    let Uniform(_, items, body, ..) = row;
    let heads = |head: &str| vec![head.to_owned()];
    let options = Options {
        gates,
        leaves: heads("fn leaf(x: f32) -> f32"),
        barriers: heads("fn tap(x: f32) -> f32"),
        ..Options::default()
    };
    let (unit, entry) = parse(items, body, &options);
    let graph = optimize(&lowered(&unit, entry, &options), &options);
    let graph = reciprocal::run(&graph, &options);
    let halves = split(&graph, slots, "Pre");
    let fields: Vec<&str> = halves.fields.iter().map(|field| field.formula.as_str()).collect();
    let slots: u32 = halves.fields.iter().map(|field| u32::from(field.ty.lanes)).sum();
    let [draw, pixel] = [&halves.draw, &halves.pixel].map(|half| count::run(half).total);
    let text = format!("{} | slots {slots}, draw {draw}, pixel {pixel}", fields.join("; "));
    (graph, halves, text)
}

/// Both halves give what the whole does, bit for bit.
fn agree(graph: &Graph, halves: &Split) -> bool {
    let leaves = |leaf: &Primitive, args: &[Value]| {
        Some(vec![Value::f32(args[0].f(0) * 0.5 + leaf.path.len() as f32)])
    };
    let run = |graph: &Graph, args: &[Value]| interp::run_with(graph, args, &leaves).expect("it ends");
    (0..100).all(|row| {
        let args: Vec<Value> =
            NAMES.iter().enumerate().map(|(i, (_, ty))| sample(*ty, row * 31 + i * 17)).collect();
        let [of_draw, of_pixel] = [true, false].map(|uniform| {
            let of = |(name, value): (&(&str, _), &Value)| ((name.0 == "t") == uniform).then_some(*value);
            NAMES.iter().zip(&args).filter_map(of).collect::<Vec<_>>()
        });
        let handed = run(&halves.draw, &of_draw);
        let parts = run(&halves.pixel, &[of_pixel, handed].concat());
        run(graph, &args).iter().zip(&parts).all(|(x, y)| x.same(*y))
    })
}

fn wrong(row: &Uniform) -> Vec<String> {
    let Uniform(name, _, _, fast, exact) = row;
    let mut wrong = Vec::new();
    for (gates, want) in [(Gates::FAST, fast), (Gates::EXACT, exact)] {
        let (graph, halves, got) = self::halves(row, gates, SLOTS);
        if got != **want {
            wrong.push(format!("{name}, behind {gates}: `{got}`, not `{want}`"));
        }
        if !agree(&graph, &halves) {
            wrong.push(format!("{name}, behind {gates}: the halves are not\n{graph}"));
        }
        // Without a slot nothing is computed for a pixel: it is handed `t` at most.
        let (_, halves, none) = self::halves(row, gates, 0);
        if count::run(&halves.draw).total > 0 {
            wrong.push(format!("{name}, without slots: {none}"));
        }
    }
    wrong
}

/// Every row holds, and none is there twice.
#[track_caller]
pub(crate) fn check() {
    let wrong: Vec<String> = ROWS.iter().flat_map(wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let names: BTreeSet<&str> = ROWS.iter().map(|row| row.0).collect();
    assert_eq!(names.len(), ROWS.len(), "a name is there twice");
}

const ROWS: &[Uniform] = &[
    Uniform(
        "local that is uniform",
        "",
        "-> f32 { let k = (t * 2.0 + 1.0).sin(); x * k }",
        "sin(((t * 2.0) + 1.0)) | slots 1, draw 3, pixel 1",
        "sin(((t * 2.0) + 1.0)) | slots 1, draw 3, pixel 1",
    ),
    Uniform(
        "uniform part of an expression",
        "",
        "-> f32 { x * (t.sin() + 1.0) + y }",
        "sin(t) + 1.0 | slots 1, draw 2, pixel 2",
        "sin(t) + 1.0 | slots 1, draw 2, pixel 2",
    ),
    Uniform(
        "chain of uniform locals",
        "",
        "-> f32 { let k = t.sin(); let l = k * k; let n = (l + k).sqrt(); x * n - y * l.exp() }",
        "sqrt(((sin(t) * sin(t)) + sin(t))); exp((sin(t) * sin(t))) | slots 2, draw 5, pixel 3",
        "sqrt(((sin(t) * sin(t)) + sin(t))); exp((sin(t) * sin(t))) | slots 2, draw 5, pixel 3",
    ),
    Uniform(
        "uniform vector",
        "",
        "-> Vec3 { v * vec3(t, 1.0, 2.0).normalize() }",
        "normalize(vec3(t, 1.0, 2.0)) | slots 3, draw 2, pixel 1",
        "normalize(vec3(t, 1.0, 2.0)) | slots 3, draw 2, pixel 1",
    ),
    Uniform(
        "uniform value twice",
        "",
        "-> f32 { (x * (t.sin() * 2.0)).floor() + y * (2.0 * t.sin()) }",
        "sin(t) * 2.0 | slots 1, draw 2, pixel 4",
        "sin(t) * 2.0 | slots 1, draw 2, pixel 4",
    ),
    Uniform(
        "uniform condition",
        "",
        "-> f32 { if t.sin() > 0.5 { x } else { y } }",
        "0.5 < sin(t) | slots 1, draw 2, pixel 1",
        "0.5 < sin(t) | slots 1, draw 2, pixel 1",
    ),
    Uniform(
        "uniform choice",
        "",
        "-> f32 { let k = if t > 0.5 { t.sin() } else { t.cos() }; x * k }",
        "select((0.5 < t), sin(t), cos(t)) | slots 1, draw 4, pixel 1",
        "select((0.5 < t), sin(t), cos(t)) | slots 1, draw 4, pixel 1",
    ),
    Uniform(
        "uniform terms of a sum",
        "",
        "-> f32 { x + t + y + t.sin() }",
        "sin(t) + t | slots 1, draw 2, pixel 2",
        "t; sin(t) | slots 2, draw 1, pixel 3",
    ),
    Uniform(
        "uniform factors of a product",
        "",
        "-> f32 { x * t * y * t.sin() }",
        "sin(t) * t | slots 1, draw 2, pixel 2",
        "t; sin(t) | slots 2, draw 1, pixel 3",
    ),
    Uniform(
        "quotient by a uniform value",
        "",
        "-> f32 { x / t }",
        "1.0 / t | slots 1, draw 1, pixel 1",
        "t | slots 1, draw 0, pixel 1",
    ),
    Uniform(
        "quotients by one uniform value",
        "",
        "-> Vec3 { vec3(x / (t + 2.0), (y / (t + 2.0)).floor(), 1.0) }",
        "1.0 / (t + 2.0) | slots 1, draw 2, pixel 4",
        "t + 2.0 | slots 1, draw 1, pixel 4",
    ),
    Uniform(
        "vector by a uniform vector",
        "",
        "-> Vec3 { v / vec3(t, 2.0, t * t) }",
        "vec3((1.0 / t), 0.5, ((1.0 / t) * (1.0 / t))) | slots 3, draw 3, pixel 1",
        "vec3(t, 2.0, (t * t)) | slots 3, draw 2, pixel 1",
    ),
    Uniform(
        "uniform end of a mix",
        "",
        "-> f32 { let (k, l) = (t.sin(), t.cos()); x * (l - k) + k }",
        "sin(t); cos(t) - k | slots 2, draw 3, pixel 2",
        "sin(t); cos(t) - k | slots 2, draw 3, pixel 2",
    ),
    Uniform(
        "argument of a leaf",
        "",
        "-> f32 { x * leaf(t * 2.0) }",
        "leaf((t * 2.0)) | slots 1, draw 2, pixel 1",
        "leaf((t * 2.0)) | slots 1, draw 2, pixel 1",
    ),
    Uniform(
        "argument of a barrier",
        "",
        "-> f32 { x * tap((t * 2.0).sin()) }",
        "sin((t * 2.0)) | slots 1, draw 2, pixel 2",
        "sin((t * 2.0)) | slots 1, draw 2, pixel 2",
    ),
    Uniform(
        "uniform value in an arm",
        "",
        "-> f32 { let mut k = t.sin(); if x > 0.0 { k += y; } k * x }",
        "sin(t) | slots 1, draw 1, pixel 4",
        "sin(t) | slots 1, draw 1, pixel 4",
    ),
    Uniform(
        "uniform value that a loop changes",
        "",
        "-> f32 { let mut k = t; for l in [x, y] { k = k.sin() * l; } k }",
        "sin(t) | slots 1, draw 1, pixel 3",
        "sin(t) | slots 1, draw 1, pixel 3",
    ),
    Uniform(
        "uniform loop",
        "",
        "-> f32 { let mut k = t; for _ in 0..3 { k = k.sin(); } k * x }",
        "sin(sin(sin(t))) | slots 1, draw 3, pixel 1",
        "sin(sin(sin(t))) | slots 1, draw 3, pixel 1",
    ),
    Uniform(
        "uniform element",
        "",
        "-> f32 { let k = [t.sin(), t.cos(), x]; k[0] * k[2] + k[1] }",
        "sin(t); cos(t) | slots 2, draw 2, pixel 2",
        "sin(t); cos(t) | slots 2, draw 2, pixel 2",
    ),
    Uniform(
        "uniform number of an element",
        "",
        "-> f32 { [x, y, z][(t.abs() as usize) % 3] }",
        "(cast(abs(t)) % 3u) < 2u; (cast(abs(t)) % 3u) == 0u | slots 2, draw 5, pixel 2",
        "(cast(abs(t)) % 3u) < 2u; (cast(abs(t)) % 3u) == 0u | slots 2, draw 5, pixel 2",
    ),
    Uniform(
        "helper of uniform values",
        "fn of(x: f32) -> f32 { if x > 1.0 { return x.exp(); } x.sin() }",
        "-> f32 { of(t) * of(x) }",
        "select((1.0 < t), exp(t), sin(t)) | slots 1, draw 4, pixel 5",
        "select((1.0 < t), exp(t), sin(t)) | slots 1, draw 4, pixel 5",
    ),
    Uniform(
        "nothing that is uniform",
        "",
        "-> f32 { x.sin() * y }",
        " | slots 0, draw 0, pixel 2",
        " | slots 0, draw 0, pixel 2",
    ),
    Uniform(
        "constants alone",
        "",
        "-> f32 { x * 2.0f32.sin() }",
        " | slots 0, draw 0, pixel 1",
        " | slots 0, draw 0, pixel 2",
    ),
];
