//! What becomes of loops of many shapes: each with the decision, its steps and the reason in `shapes.txt`. What is
//! flattened computes what the typed tree computes.

use expect_test::expect_file;
use flatten_core::front::{self, Sources};
use flatten_core::hir::{FnId, LoopId, Unit, interp as oracle};
use flatten_core::options::Options;
use flatten_core::value::Value;
use flatten_core::{compile, count, interp, plan};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Bodies of `fn f(x: f32, n: i32, c: bool) -> f32`, in which `let mut s = x;` has been written, and `s` is returned.
const SHAPES: &[(&str, &[&str])] = &[
    (
        "`for`",
        &[
            "for i in 0..4 { s += i as f32; }",
            "for i in 1..=4_u8 { s += i as f32; }",
            "for i in 4..0 { s += i as f32; }",
            "for i in (0..10).rev().step_by(3) { s += i as f32; }",
            "for y in [x, 2.0, 3.0] { s *= y; }",
            "for (i, y) in [x, 2.0].iter().enumerate() { s += y * i as f32; }",
            "for (i, y) in (3..6).zip([x, 2.0, 3.0]) { s += y * i as f32; }",
            "for i in 0..4 { if s > 9.0 { break; } s += i as f32; }",
            "for i in 0..4 { if c { continue; } s += i as f32; }",
            "for i in 0..4 { if i == 2 { return s; } s += 1.0; }",
            "for i in 0..n { s += i as f32; }",
            "for i in 0..=n * 2 { s += i as f32; }",
            "let m = 3; for i in 0..m { s += i as f32; }",
            "let mut m = 3; m += 1; for i in 0..m { s += i as f32; }",
            "let mut m = 3; if c { m = 4; } for i in 0..m { s += i as f32; }",
            "let mut m = 3; if c { m = 4; s += 1.0; } else { m = 4; } for i in 0..m { s += i as f32; }",
            "let m = [1, 4, 2]; for i in m[0]..m[1] { s += i as f32; }",
            "for i in 0..1000 { for j in 0..1000 { s += 1.0; } }",
        ],
    ),
    (
        "Bounds that change with a loop around",
        &[
            "for i in 0..5 { for j in 0..i { s += (i * j) as f32; } }",
            "for i in 0..5 { for j in i + 1..5 { s += (i * j) as f32; } }",
            "for i in 0..4 { let k = i * 2; for j in k..k + 2 { s += j as f32; } }",
            "for i in 0..4 { for j in 0..i { for k in j..i { s += k as f32; } } }",
            "for (i, y) in [x, 2.0, 3.0].iter().enumerate() { for j in 0..i { s += y * j as f32; } }",
            "for i in 0..n { for j in 0..i { s += j as f32; } }",
            "let mut m = 0; for i in 0..4 { for j in 0..m { s += j as f32; } m += 2; }",
            "let mut m = 0; for i in 0..4 { for j in 0..m { s += j as f32; } if c { m += 2; } }",
            "for i in 0..100 { for j in 0..i { s += 1.0; } }",
            "for i in 0..4 { let mut j = i; while j < 6 { s += j as f32; j += 2; } }",
            "for i in 0..4 { let mut j = 0; while j < i { s += j as f32; j += 1; } }",
            "for i in 0..3 { if c { continue; } for j in 0..i { s += j as f32; } }",
        ],
    ),
    (
        "`while` with a counter",
        &[
            "let mut i = 0; while i < 4 { s += i as f32; i += 1; }",
            "let mut i = 0; while i < 4 { i += 1; s += i as f32; }",
            "let mut i = 0; while i != 6 { i = i + 2; s += 1.0; }",
            "let mut i = 9; while i >= 3 { i -= 2; s += 1.0; }",
            "let mut i = 1_u32; while i < 50 { i *= 2; s += 1.0; }",
            "let mut i = 1_u32; while i < 50 { i <<= 1; s += 1.0; }",
            "let mut i = 64; while i > 0 { i /= 2; s += 1.0; }",
            "let mut i = 0; while 4 > i { i += 1; s += 1.0; }",
            "let mut i = 0; while !(i >= 4) { i += 1; s += 1.0; }",
            "let mut i = 5; while i < 4 { i += 1; s += 1.0; }",
            "let mut i = 250_u8; while i < 255 { i += 1; s += 1.0; }",
            "let mut i = 250_u8; while i <= 255 { i += 1; s += 1.0; }",
            "let mut i = 0_u32; while i < 4 { i -= 1; s += 1.0; }",
            "let mut i = 0_i8; while i < 4 { i -= 1; s += 1.0; }",
            "let mut i = 0; while i < 4 { s += 1.0; }",
            "let mut i = 0; while i < 4 { i += 0; }",
            "let mut i = 0; while i < 100_000_000 { i += 1; s += 1.0; }",
            "let mut i = 0; while i < 4 { if c { i += 1; } s += 1.0; }",
            "let mut i = 0; while i < 4 { if c { i += 1; } else { i += 1; s += 1.0; } }",
            "let mut i = 0; while i < 4 { if c { continue; } i += 1; s += 1.0; }",
            "let mut i = 0; while i < 4 { i += 1; if c { continue; } s += 1.0; }",
            "let mut i = 0; while i < 4 { i += 1; if s > 8.0 { break; } s += 1.0; }",
            "let mut i = 0; while i < 4 { i += 1; if s > 8.0 { return x; } s += 1.0; }",
            "let mut i = 0; while i < 4 && s < 8.0 { i += 1; s += 1.0; }",
            "let mut i = 0; while s < 8.0 && i < 4 { i += 1; s += 1.0; }",
            "let mut i = 0; while i < n { i += 1; s += 1.0; }",
            "let mut i = n; while i < 4 { i += 1; s += 1.0; }",
            "let (mut i, mut j) = (0, 9); while i < j { i += 2; j -= 1; s += 1.0; }",
            "let mut p = (0, 4); while p.0 < p.1 { p.0 += 1; s += 1.0; }",
            "let mut i = 0; while { i += 1; i < 4 } { s += i as f32; }",
            "let mut t = 0.0; while t < 1.0 { s += t; t += 0.25; }",
            "let mut t = 0.0; while t < x { s += t; t += 0.25; }",
            "let mut i = 0; while i < 3 { let mut j = 0; while j < i { j += 1; s += 1.0; } i += 1; }",
            "let mut i = 0; while i < 3 { for j in 0..2 { i += 1; s += 1.0; } }",
            "let mut i = 0; while i < 3 { i = step(i); s += 1.0; }",
            "let mut i = 0; while i < 3 { step_at(&mut i); s += 1.0; }",
        ],
    ),
    (
        "`while` and `loop` that other things end",
        &[
            "while s < 8.0 { s = s * s + 1.0; }",
            "while c { s += 1.0; }",
            "while c { s += 1.0; break; }",
            "while s < 8.0 { s += 1.0; if c { return s; } else { break; } }",
            "let mut i = 0; while s < 8.0 { i += 1; if i == 3 { break; } s += 1.0; }",
            "let mut i = 0; while s < 8.0 { if i == 3 { s += 1.0; } i += 1; s *= 2.0; }",
            "let mut i = 0; loop { i += 1; s += 1.0; if i == 4 { break; } }",
            "let mut i = 0; loop { if i == 4 { break; } s += 1.0; i += 1; }",
            "let mut i = 0; loop { if i >= 4 { break; } else { i += 1; } s += 1.0; }",
            "let mut i = 0; loop { if s > 5.0 { break; } if i == 4 { return x; } i += 1; s += 1.0; }",
            "let mut i = 0; s += loop { i += 1; if c { break 2.0; } if i > 3 { break i as f32; } };",
            "let mut i = 0; loop { i += 1; if s > 8.0 || i == 4 { break; } s += 1.0; }",
            "let mut i = 0; while s < 8.0 || i < 4 { i += 1; s += 1.0; }",
            "loop { s += 1.0; break; }",
            "loop { if c { break; } s += 1.0; break; }",
            "loop { s += 1.0; return s; }",
            "loop { if c { s += 1.0; return s; } s += 2.0; break; }",
            "loop { if s > 8.0 { break; } s += 1.0; }",
            "'a: loop { loop { if s > 8.0 { break 'a; } s += 1.0; } }",
            "loop { if s > 8.0 { break; } let mut i = 0; while i < 2 { if i == 0 { s += 1.0; } i += 1; } }",
            "'a: loop { if s > 8.0 { break; } let mut i = 0; while i < 2 { if i == 0 { s += 1.0; } else { continue 'a; } i += 1; } }",
            "loop { if s > 8.0 { break; } for i in 0..2 { let mut j = 0; while j < i { s += 1.0; j += 1; } } }",
            "let mut i = 0; 'a: loop { loop { i += 1; if i == 5 { break 'a; } s += 1.0; if i % 2 == 0 { continue 'a; } } }",
        ],
    ),
    (
        "Left at once or never",
        &[
            "loop { if c { break; } else { continue; } }",
            "loop { if c { break; } }",
            "loop { if c { s += 1.0; break; } else { continue; } }",
            "loop { if !c { continue; } s += 1.0; break; }",
            "while !c {}",
            "loop { let m = 4; if n < m { break; } }",
            "loop { let m = 4; if n < m { let k = m; s += k as f32; break; } }",
            "loop { if c { continue; } }",
            "loop {}",
            "while true {}",
            "while true { s += 1.0; }",
            "while true { if s > 1.0 { break; } else { s = 2.0; break; } }",
            "loop { if false { break; } }",
            "loop { continue; }",
            "loop { s += 1.0; }",
        ],
    ),
    (
        "Blocks",
        &[
            "'a: { if c { break 'a; } s += 1.0; }",
            "s += 'a: { if c { break 'a 2.0; } x };",
            "'o: for i in 0..3 { 'a: { if c { break 'a; } if s > 4.0 { continue 'o; } s += 1.0; } s += 2.0; }",
        ],
    ),
    (
        "Ends that say how many items there are at most",
        &[
            "for i in 0..n.min(3) { s = s * 2.0 + i as f32; }",
            "for i in -2..=n.min(3) { s = s * 2.0 + i as f32; }",
            "for i in 0..n.clamp(1, 5) as usize { s = s * 2.0 + i as f32; }",
            "for i in n..n.min(3) { s = s * 2.0 + i as f32; }",
            "for i in n.max(1)..5 { s = s * 2.0 + i as f32; }",
            "for i in 1..=n & 3 { s = s * 2.0 + i as f32; }",
            "for i in 0..(n as u32 % 5) { s = s * 2.0 + i as f32; }",
            "for i in n % 3..n % 5 { s = s * 2.0 + i as f32; }",
            "for i in 0..(n as u32 >> 29) + 1 { s = s * 2.0 + i as f32; }",
            "for i in 0..(n as u32 & 15) / 4 { s = s * 2.0 + i as f32; }",
            "for i in 0..4 - (n & 3) { s = s * 2.0 + i as f32; }",
            "for i in 0..x.min(4.5) as u32 { s = s * 2.0 + i as f32; }",
            "for i in 0..(x.clamp(0.5, 3.5).ceil() as i32) { s = s * 2.0 + i as f32; }",
            "for i in 0..(x.clamp(0.5, 3.5) * 0.0 / 0.0).clamp(0.0, 3.0).min(6.0) as i32 { s = s * 2.0 + i as f32; }",
            "let m = n & 3; let last = m + 1; for i in 0..last { s = s * 2.0 + i as f32; }",
            "for i in 0..(if c { 2 } else { n & 3 }) { s = s * 2.0 + i as f32; }",
            "for i in 0..[2, 3, 1, 0][(n & 3) as usize] { s = s * 2.0 + i as f32; }",
            "for i in (0..n.min(7)).rev().step_by(3) { s = s * 2.0 + i as f32; }",
            "for (i, y) in (0..n).zip([x, 2.0]) { s = s * y + i as f32; }",
            "for i in (0..n).skip(1).take(2) { s = s * 2.0 + i as f32; }",
            "for i in 0..n.min(4) { if s > 9.0 { break; } s += i as f32; }",
            "for i in 0..3 { for j in 0..n.min(i) { s = s * 2.0 + j as f32; } }",
            "for i in 0..n.min(3) { for j in 0..(n & 3) + i { s = s * 0.5 + j as f32; } }",
            "for i in 0..n.min(4) { for j in i..4 { s = s * 0.5 + (i * j) as f32; } for j in (0..=i).rev() { s += j as f32; } }",
            "for i in 0..n.min(4) { for j in n..i { s = s * 0.5 + j as f32; } }",
            "let m = n.min(90); for i in (m..m + 9).step_by(3) { s += i as f32; }",
            "#[unroll] for i in 0..n.min(3) { s += i as f32; }",
            "#[unroll(max = 2)] for i in 0..n.min(2) { s += i as f32; }",
            // What is no bound, or too long.
            "for i in 0..n.max(3) { s += i as f32; }",
            "for i in n..4 { s += i as f32; }",
            "for i in 0..n.min(3) as u32 { s += i as f32; }",
            "for i in 0..n.clamp(-1, 3) as usize { s += i as f32; }",
            "for i in 0..x.max(4.0) as u32 { s += i as f32; }",
            "for i in 0..x as u32 % n as u32 { s += i as f32; }",
            "for i in 0..(n as u32 & 3).wrapping_sub(1) { s += i as f32; }",
            "let mut m = n.min(3); m += 1; for i in 0..m { s += i as f32; }",
            "let mut m = n.min(3); step_at(&mut m); for i in 0..m { s += i as f32; }",
            "let mut k = 9; let m = n.min(k); k = 2; for i in 0..m { s += (i * k) as f32; }",
            "let mut k = 9; for i in (0..n.min(k)).step_by({ k = 1; 1 + c as usize }) { s += (i * k) as f32; }",
            "for i in 0..n.min(5000) { s += i as f32; }",
            "for i in 0..n.min(100) { for j in 0..n.min(100) { s += 1.0; } }",
        ],
    ),
    (
        "Attributes",
        &[
            "#[unroll] for i in 0..4 { s += 1.0; }",
            "#[unroll] for i in 0..n { s += 1.0; }",
            "#[unroll(max = 8)] for i in 0..4 { s += i as f32; }",
            "#[unroll(max = 4)] for i in 0..8 { s += i as f32; }",
            "#[unroll(max = 4)] for i in 0..n % 5 { s += i as f32; }",
            "#[unroll(max = 4)] for i in (0..=n % 4).rev() { s = s * 2.0 + i as f32; }",
            "#[unroll(max = 4)] for i in (n..n.min(90) + 9).step_by(3) { s = s * 2.0 + i as f32; }",
            "#[unroll(max = 4)] for (i, (j, y)) in (0..n % 5).zip([x, 2.0, 3.0]).enumerate() { s += y * (i as i32 * j) as f32; }",
            "#[unroll(max = 40)] for (j, y) in (0..n as usize % 4).zip([x, 2.0, 3.0]).rev() { s = s * 2.0 + y * j as f32; }",
            "let mut m = n & 3; #[unroll(max = 5)] for i in 0..({ step_at(&mut m); step(m) }) { s += i as f32; m += 1; } s += m as f32;",
            "#[unroll(max = 4)] while s < 8.0 { s = s.abs() * 3.0 + 1.0; }",
            "#[unroll(max = 4)] loop { s = s.abs() * 3.0 + 1.0; if s > 8.0 { break; } }",
            "#[unroll(max = 4)] loop { s = s.abs() * 3.0 + 1.0; if s > 8.0 { return s; } }",
            "#[unroll(max = 2)] while n > 3 { s += 1.0; if c { break; } #[unroll(max = 3)] for j in 0..n % 4 { s *= 2.0; } break; }",
            "#[unroll(max = 4)] loop { s += 1.0; }",
            "#[keep] for i in 0..4 { s += 1.0; }",
            "#[keep] while s < 8.0 { for i in 0..3 { s += 1.0; } }",
        ],
    ),
];

fn text(body: &str) -> String {
    format!(
        "fn step(i: i32) -> i32 {{ i + 1 }}\n\
         fn step_at(i: &mut i32) {{ *i += 1; }}\n\
         fn f(x: f32, n: i32, c: bool) -> f32 {{ let mut s = x; {body} s }}"
    )
}

fn parse(body: &str) -> (Unit, flatten_core::hir::FnId) {
    let file = syn::parse_file(&text(body)).unwrap_or_else(|e| panic!("{e} in {body}"));
    let sources = Sources::flat(file.items);
    let parsed = front::run(&sources, &[2]).unwrap_or_else(|e| panic!("{e} in {body}"));
    (parsed.unit, parsed.entries[0])
}

/// The lines of the plan, or what is wrong.
fn planned(body: &str, options: &Options) -> String {
    let (unit, entry) = parse(body);
    match plan::run(&unit, entry, options) {
        Ok(plan) => plan.to_string().replace("f line 3: ", ""),
        Err(diags) => diags.iter().map(|d| format!("error[{}]: {}\n", d.code.id, d.message())).collect(),
    }
}

#[test]
fn each_shape_has_its_plan() {
    let kept = Options { loops: true, ..Options::exact() };
    let strict = Options { strict_loops: true, loops: true, ..Options::exact() };
    let mut out = String::new();
    for (title, shapes) in SHAPES {
        writeln!(out, "{title}").expect("strings take all");
        for shape in *shapes {
            let plan = planned(shape, &Options::exact());
            assert_eq!(plan, planned(shape, &Options::exact()), "a plan is the same each time");
            writeln!(out, "\n    {shape}").expect("strings take all");
            let mut all = vec![("", plan.clone())];
            let others = [("loops: ", planned(shape, &kept)), ("strict: ", planned(shape, &strict))];
            all.extend(others.into_iter().filter(|(_, other)| *other != plan));
            for (word, plan) in all {
                plan.lines().for_each(|line| writeln!(out, "    -> {word}{line}").expect("strings take all"));
            }
        }
        out.push('\n');
    }
    expect_file!["shapes.txt"].assert_eq(&out);
}

#[test]
fn each_shape_computes_what_it_says() {
    let shapes = SHAPES.iter().flat_map(|(_, shapes)| shapes.iter());
    let (mut flat, mut compared) = (0, 0);
    for shape in shapes {
        let (unit, entry) = parse(shape);
        let Ok(graph) = compile(&unit, entry, &Options::exact(), &mut |_, _| {}) else { continue };
        flat += 1;
        for (x, n) in [(0.0, 0), (1.5, 1), (-3.0, 2), (7.0, 3), (100.0, 4), (-0.5, 7), (9.0, -5), (2.0, 44)] {
            for c in [false, true] {
                let args = [Value::f32(x), Value::i32(n), Value::bool(c)];
                // Some never end for some arguments.
                let Ok(expected) = oracle::call_within(1 << 16, &unit, entry, &args) else { continue };
                let found = interp::run(&graph, &args).expect("the graph has no loop");
                assert!(found[0].same(expected[0]), "{shape}\n{args:?}: {found:?}, not {expected:?}");
                compared += 1;
            }
        }
    }
    assert!(flat >= 70 && compared >= 1000, "{flat} shapes, {compared} results");
}

/// How often a plan leaves each kept loop in the function: once for each copy of the loops around it.
fn kept_loops(unit: &Unit, entry: FnId, plan: &plan::Plan) -> u64 {
    let mut around: BTreeMap<LoopId, LoopId> = BTreeMap::new();
    let mut all = Vec::new();
    unit.function(entry).body.loops(&mut |l| {
        all.push(l.id);
        // Outer loops come first, so that the innermost one has the last word.
        l.body.loops(&mut |inner| around.extend([(inner.id, l.id)]));
    });
    let planned = |id: LoopId| &plan.loops[&(entry, id)];
    let is_kept = |id: LoopId| planned(id).decision == plan::Decision::Keep;
    let times = |id: LoopId| {
        let copied = std::iter::successors(around.get(&id), |id| around.get(id)).find(|id| !is_kept(**id));
        copied.map_or(1, |id| planned(*id).copies)
    };
    all.into_iter().filter(|id| is_kept(*id)).map(times).sum()
}

/// Shapes with a kept loop in a copied one whose first copy is certain to take no step.
const FIRST_IS_EMPTY: [&str; 2] = [
    "for i in 0..100 { for j in 0..i { s += 1.0; } }",
    "let mut m = 0; for i in 0..4 { for j in 0..m { s += j as f32; } if c { m += 2; } }",
];

/// The graph has the loops that are planned to be kept, and no other.
#[test]
fn what_is_planned_is_what_is_lowered() {
    let kept = Options { loops: true, ..Options::exact() };
    let (mut flat, mut with_loops) = (0, 0);
    for shape in SHAPES.iter().flat_map(|(_, shapes)| shapes.iter()) {
        for options in [&Options::exact(), &kept] {
            let (unit, entry) = parse(shape);
            let Ok(plan) = plan::run(&unit, entry, options) else { continue };
            let Ok(graph) = compile(&unit, entry, options, &mut |_, _| {}) else { continue };
            let planned = kept_loops(&unit, entry, &plan);
            // Where the first copy takes no step, it is no loop.
            let empty = u64::from(planned > 0 && FIRST_IS_EMPTY.contains(shape));
            assert_eq!(u64::from(count::run(&graph).loops) + empty, planned, "{shape}\n{plan}");
            flat += usize::from(planned == 0);
            with_loops += usize::from(planned > 0);
        }
    }
    assert!(flat >= 150 && with_loops >= 20, "{flat} without loops, {with_loops} with");
}
