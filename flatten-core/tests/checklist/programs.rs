//! Code after the passes: what it becomes, what that saves, what fired, and what `exact` leaves of it.

use crate::code::{agrees, cost, lowered, parse, results};
use flatten_core::graph::Graph;
use flatten_core::options::{Caps, Gates, Options};
use flatten_core::passes::fuse::fuse_with;
use flatten_core::passes::{self, Journal};
use std::collections::BTreeSet;

/// Name, items, body, a target if it is covered for one, what it becomes under the default contract, cost on both tables
/// as lowered and after, what the passes did among other things, and what it becomes under `exact`. Nothing that fired
/// may fire there, unless it becomes the same. Where nothing is named, constructors have done it before any pass: the
/// result and the cost as lowered say so.
struct Program(
    &'static str,
    &'static str,
    &'static str,
    Option<&'static Caps>,
    &'static str,
    &'static str,
    &'static [&'static str],
    &'static str,
);

/// The graph as lowered, after the passes and the covering, and what fired there.
fn become_of(row: &Program, gates: Gates) -> Result<(Graph, Graph, BTreeSet<&'static str>), String> {
    let Program(_, items, body, target, ..) = row;
    let options =
        Options { gates, leaves: vec!["fn noise(p: Vec3) -> f32".to_owned()], ..Options::default() };
    let (unit, entry) = parse(items, body, &options);
    let before = lowered(&unit, entry, &options);
    let mut journal = Journal::new(&options);
    let mut after = passes::optimize_with(&before, &mut journal);
    if let Some(caps) = target {
        after = fuse_with(&after, caps, &mut journal);
    }
    if gates == Gates::EXACT && before.primitives().is_empty() {
        agrees(&unit, entry, &after)?;
    }
    Ok((before, after, journal.fired.into_keys().collect()))
}

fn wrong(row: &Program) -> Vec<String> {
    let Program(name, _, _, _, fast, costs, keys, exact) = row;
    let (open, shut) = match (become_of(row, Gates::FAST), become_of(row, Gates::EXACT)) {
        (Ok(open), Ok(shut)) => (open, shut),
        (Err(why), _) | (_, Err(why)) => return vec![format!("{name}: {why}")],
    };
    let mut wrong = Vec::new();
    let mut same = |what: &str, got: String, want: &str| {
        if got != want {
            wrong.push(format!("{name}, {what}: `{got}`, not `{want}`"));
        }
    };
    same("default", results(&open.1), fast);
    same("cost", format!("{} -> {}", cost(&open.0), cost(&open.1)), costs);
    same("exact", results(&shut.1), exact);
    for key in *keys {
        same(key, open.2.contains(key).to_string(), "true");
        same(&format!("{key} under exact"), shut.2.contains(key).to_string(), &(fast == exact).to_string());
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

const GRAPH: Option<&Caps> = Some(&Caps::GRAPH);

const ROWS: &[Program] = &[
    Program(
        "centre of a filter",
        "",
        "-> f32 { let mut r = 0.0; for k in -1..=1 { r += (x + k as f32 * y).sin() * (2 - k * k) as f32; } r }",
        None,
        "(sin(x - y) + sin(x + y)) + (sin(x) * 2.0)",
        "8/56 -> 8/56",
        &[],
        "((sin(x + (y * 0.0)) * 2.0) + (sin(x - y) + 0.0)) + sin(x + y)",
    ),
    Program(
        "centre of a filter in two directions",
        "",
        "-> f32 { let mut r = 0.0; for k in -1..=1 { for l in 0..=1 { if k * l == 0 { r += (x + k as f32 * y).sin() * (z + l as f32 * e).cos(); } } } r }",
        None,
        "(((sin(x - y) + sin(x + y)) + sin(x)) * cos(z)) + (sin(x) * cos(z + e))",
        "15/100 -> 13/92",
        &[],
        "((((sin(x - y) * cos(z + (e * 0.0))) + 0.0) + (sin(x + (y * 0.0)) * cos(z + (e * 0.0)))) + (sin(x + (y * 0.0)) * cos(z + e))) + (sin(x + y) * cos(z + (e * 0.0)))",
    ),
    Program(
        "centre of a filter of vectors",
        "",
        "-> Vec4 { let mut r = Vec4::ZERO; for k in 0..2 { r += (u + k as f32 * x).floor() * (1.0 - k as f32 * 0.5); } r }",
        None,
        "(floor(splat4(x) + u) * 0.5) + floor(u)",
        "5/80 -> 5/80",
        &[],
        "(floor(splat4(x * 0.0) + u) + 0.0) + (floor(splat4(x) + u) * 0.5)",
    ),
    Program(
        "sum that begins with zero and is left",
        "",
        "-> f32 { let mut r = 0.0; for _ in 0..2 { if x < r { break; } r += y; } r }",
        None,
        "select(x < 0.0, 0.0, select(x < y, y, y * 2.0))",
        "5/20 -> 5/20",
        &[],
        "select(x < 0.0, 0.0, select(x < (y + 0.0), y + 0.0, (y + 0.0) + y))",
    ),
    Program(
        "negation of a disjunction",
        "",
        "-> f32 { if !(x < y || z < e) { f } else { g } }",
        None,
        "select(!(x < y) & !(z < e), f, g)",
        "4/16 -> 4/16",
        &[],
        "select(!(x < y) & !(z < e), f, g)",
    ),
    Program(
        "steps under one condition that add",
        "",
        "-> f32 { let mut r = 5.0; for k in [x, y, z] { if a { r += k; } } r }",
        None,
        "select(a, ((x + y) + z) + 5.0, 5.0)",
        "4/16 -> 4/16",
        &[],
        "select(a, ((x + 5.0) + y) + z, 5.0)",
    ),
    Program(
        "steps under one condition that multiply",
        "",
        "-> f32 { let mut r = 1.0; for k in [x, y, z] { if e > 0.5 { r *= k; } } r }",
        None,
        "select(0.5 < e, (x * y) * z, 1.0)",
        "4/16 -> 4/16",
        &[],
        "select(0.5 < e, (x * y) * z, 1.0)",
    ),
    Program(
        "steps under one condition to the smallest",
        "",
        "-> f32 { let mut r = x; for k in [y, z] { if a { r = r.min(k); } } r }",
        None,
        "select(a, min(min(x, y), z), x)",
        "3/12 -> 3/12",
        &[],
        "select(a, min(min(x, y), z), x)",
    ),
    Program(
        "steps under one condition that clamp",
        "",
        "-> f32 { let mut r = x; for k in [y, z] { if a { r = (r + k).clamp(0.0, 1.0); } } r }",
        None,
        "select(a, clamp(clamp(x + y, 0.0, 1.0) + z, 0.0, 1.0), x)",
        "5/28 -> 5/28",
        &[],
        "select(a, clamp(clamp(x + y, 0.0, 1.0) + z, 0.0, 1.0), x)",
    ),
    Program(
        "steps under one condition of vectors",
        "",
        "-> Vec3 { let mut r = v; for k in [x, y] { if a { r = r * w + k; } } r }",
        None,
        "select(a, ((splat3(x) + (v * w)) * w) + splat3(y), v)",
        "5/60 -> 5/60",
        &[],
        "select(a, ((splat3(x) + (v * w)) * w) + splat3(y), v)",
    ),
    Program(
        "steps under conditions of their own",
        "",
        "-> f32 { let mut r = x; for k in 0..2 { if k as f32 > y { r *= z; } } r }",
        None,
        "select(y < 1.0, select(y < 0.0, x * z, x) * z, select(y < 0.0, x * z, x))",
        "6/24 -> 6/24",
        &[],
        "select(y < 1.0, select(y < 0.0, x * z, x) * z, select(y < 0.0, x * z, x))",
    ),
    Program(
        "steps under one condition that divide",
        "",
        "-> i32 { let mut r = 100; for k in 1..3 { if x > 0.5 { r ^= i / j + k; } } r }",
        None,
        "select(0.5 < x, (((i / j) + 1) ^ ((i / j) + 2)) ^ 100, 100)",
        "7/164 -> 7/164",
        &[],
        "select(0.5 < x, (((i / j) + 1) ^ ((i / j) + 2)) ^ 100, 100)",
    ),
    Program(
        "steps under two conditions in turn",
        "",
        "-> f32 { let mut r = x; for k in [y, z] { if a { r *= k; } if b { r = r.sqrt(); } } r }",
        None,
        "select(b, sqrt(select(a, select(b, sqrt(select(a, x * y, x)), select(a, x * y, x)) * z, select(b, sqrt(select(a, x * y, x)), select(a, x * y, x)))), select(a, select(b, sqrt(select(a, x * y, x)), select(a, x * y, x)) * z, select(b, sqrt(select(a, x * y, x)), select(a, x * y, x))))",
        "8/48 -> 8/48",
        &[],
        "select(b, sqrt(select(a, select(b, sqrt(select(a, x * y, x)), select(a, x * y, x)) * z, select(b, sqrt(select(a, x * y, x)), select(a, x * y, x)))), select(a, select(b, sqrt(select(a, x * y, x)), select(a, x * y, x)) * z, select(b, sqrt(select(a, x * y, x)), select(a, x * y, x))))",
    ),
    Program(
        "break and continue on what no step changes",
        "",
        "-> f32 { let mut r = x; for _ in 0..2 { if a { continue; } if r > y { break; } r *= z; } r }",
        None,
        "select(!(y < x) & !a, select(y < (x * z), x * z, (x * z) * z), x)",
        "10/40 -> 7/28",
        &[],
        "select(!(y < x) & !a, select(y < (x * z), x * z, (x * z) * z), x)",
    ),
    Program(
        "angle times a number",
        "",
        "-> f32 { (x * 2.0).to_radians() }",
        None,
        "x * 0.034906585",
        "1/4 -> 1/4",
        &[],
        "(x * 2.0) * 0.017453292",
    ),
    Program(
        "angle there and back",
        "",
        "-> f32 { x.to_radians().to_degrees() }",
        None,
        "x",
        "0/0 -> 0/0",
        &[],
        "(x * 0.017453292) * 57.29578",
    ),
    Program(
        "element before a store and behind it",
        "",
        "-> i32 { let mut r = [i, j]; let k = (p & 1) as usize; let s = r[k]; r[k] = 9; s ^ r[0] }",
        None,
        "select((p & 1u) == 0u, i, j) ^ select((p & 1u) == 0u, 9, i)",
        "5/20 -> 5/20",
        &[],
        "select((p & 1u) == 0u, i, j) ^ select((p & 1u) == 0u, 9, i)",
    ),
    Program(
        "calls of a backend in either order",
        "",
        "-> f32 { (noise(v) + x).sin() * (x + noise(v)).cos() }",
        None,
        "cos(x + call(v)) * sin(x + call(v))",
        "5/96 -> 5/96",
        &[],
        "cos(x + call(v)) * sin(x + call(v))",
    ),
    Program(
        "product and sum in locals",
        "",
        "-> f32 { let r = x * y; let s = r; s + z }",
        GRAPH,
        "mad(x, y, z)",
        "2/8 -> 1/4",
        &["mad"],
        "mad(x, y, z)",
    ),
    Program(
        "lanes in locals",
        "",
        "-> f32 { let c = v.extend(1.0); let r = c.x; let s = c.y; r + s + c.z }",
        GRAPH,
        "sum(v)",
        "5/8 -> 1/12",
        &["dot"],
        "(v.y + v.x) + v.z",
    ),
    Program(
        "vector put together and taken apart",
        "",
        "-> Vec3 { let c = v.extend(1.0); c.xyz() * c.w }",
        None,
        "v",
        "0/0 -> 0/0",
        &[],
        "v",
    ),
    Program(
        "functions in locals",
        "",
        "-> f32 { let r = x.sin(); let s = y.sin(); let n = z.sin(); r + s + n }",
        GRAPH,
        "sum(sin(vec3(x, y, z)))",
        "5/44 -> 3/48",
        &["sum"],
        "(sin(x) + sin(y)) + sin(z)",
    ),
    Program(
        "squares in locals",
        "",
        "-> f32 { let r = v - w; let s = r.x * r.x; let n = r.y * r.y; (s + n + r.z * r.z).sqrt() }",
        GRAPH,
        "distance(v, w)",
        "10/44 -> 1/32",
        &["dot", "length", "distance"],
        "sqrt(mad((v - w).z, (v - w).z, mad((v - w).y, (v - w).y, (v - w).x * (v - w).x)))",
    ),
    Program(
        "least of distances in a loop",
        "",
        "-> f32 { let mut r = 100.0f32; for k in [x, y, z, e] { let s = k - f; r = r.min(s * s); } r }",
        GRAPH,
        "min(min_element((vec4(x, y, z, e) - splat4(f)) * (vec4(x, y, z, e) - splat4(f))), 100.0)",
        "12/48 -> 5/48",
        &["extreme"],
        "min(min(min(min((x - f) * (x - f), (y - f) * (y - f)), (z - f) * (z - f)), (e - f) * (e - f)), 100.0)",
    ),
    Program(
        "least of sines in a loop",
        "",
        "-> f32 { let mut r = 100.0f32; for k in [x, y, z, e] { r = r.min((k * 2.0).sin()); } r }",
        GRAPH,
        "min(min_element(sin(vec4(x, y, z, e) * 2.0)), 100.0)",
        "12/80 -> 5/80",
        &["extreme"],
        "min(min(min(min(sin(x * 2.0), sin(y * 2.0)), sin(z * 2.0)), sin(e * 2.0)), 100.0)",
    ),
    Program(
        "least and largest in one loop",
        "",
        "-> f32 { let mut r = x; let mut s = x; for k in [y, z, e] { r = r.min(k); s = s.max(k); } s / r }",
        GRAPH,
        "max_element(vec4(x, y, z, e)) / min_element(vec4(x, y, z, e))",
        "7/36 -> 4/36",
        &["extreme"],
        "max(max(max(x, y), z), e) / min(min(min(x, y), z), e)",
    ),
    Program(
        "least with a bound of each step",
        "",
        "-> f32 { let mut r = x; for k in [y, z] { if k < r - 0.5 { r = k; } } r }",
        GRAPH,
        "select(z < (select(y < (x - 0.5), y, x) - 0.5), z, select(y < (x - 0.5), y, x))",
        "6/24 -> 6/24",
        &[],
        "select(z < (select(y < (x - 0.5), y, x) - 0.5), z, select(y < (x - 0.5), y, x))",
    ),
];
