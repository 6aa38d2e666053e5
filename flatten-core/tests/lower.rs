//! What control flow costs after lowering: counted on the graph, and compared with the oracle on a grid.

#[path = "lower/sample.rs"]
mod sample;

use flatten_core::count::{self, Counts};
use flatten_core::front::{self, Sources};
use flatten_core::graph::Ref;
use flatten_core::hir::interp as oracle;
use flatten_core::options::Options;
use flatten_core::steps;
use flatten_core::value::Value;
use flatten_core::{compile, emit, interp, schedule};
use sample::sample;

/// Reads functions; the last one is the entry.
fn parse(text: &str) -> front::Parsed {
    let file = syn::parse_file(text).expect("the test's source parses");
    let sources = Sources::flat(file.items);
    let entry = sources.items.len() - 1;
    front::run(&sources, &[entry]).unwrap_or_else(|d| panic!("{d}"))
}

/// Counts under `exact`, after comparing graph and oracle on a grid, and the twin's selects with the graph's.
#[track_caller]
fn counts(text: &str) -> Counts {
    let parsed = parse(text);
    let entry = parsed.entries[0];
    let options = Options::exact();
    let graph = compile(&parsed.unit, entry, &options, &mut |_, _| {}).unwrap_or_else(|d| panic!("{d}"));
    let leaves = graph.signature.param_leaves();
    for row in 0..200usize {
        let args: Vec<Value> =
            leaves.iter().enumerate().map(|(i, (_, ty, _))| sample(*ty, row * 31 + i * 17)).collect();
        let Ok(expected) = oracle::call(&parsed.unit, entry, &args) else { continue };
        let found = interp::run(&graph, &args).expect("the graph has no loop");
        assert!(
            expected.iter().zip(&found).all(|(x, y)| x.same(*y)),
            "{args:?}: oracle {expected:?}, graph {found:?}\n{graph}"
        );
    }
    let counts = count::run(&graph);
    let twin = emit::rust::function(&schedule::run(&graph)).expect("nothing here is unsupported").to_string();
    assert_eq!(twin.matches("f :: select (").count(), counts.selects as usize, "{twin}");
    counts
}

/// Operations by name, as `lt 1, select 1`.
fn ops(counts: &Counts) -> String {
    counts.ops.iter().map(|(op, n)| format!("{op} {n}")).collect::<Vec<_>>().join(", ")
}

#[track_caller]
fn test(text: &str, expected: &str) {
    assert_eq!(ops(&counts(text)), expected);
}

#[test]
fn a_branch_is_one_compare_and_one_select() {
    test(
        "fn f(c: f32, a: f32, b: f32) -> f32 { let x; if c < 0.5 { x = a } else { x = b } x }",
        "lt 1, select 1",
    );
    test("fn f(c: f32, a: f32, b: f32) -> f32 { if c > 0.5 { a } else { b } }", "lt 1, select 1");
    test("fn f(c: bool, a: f32) -> f32 { let mut x = a; if c { x = 1.0; } x }", "select 1");
    // A place that both arms leave alike is not selected.
    test(
        "fn f(c: bool, a: f32, b: f32) -> f32 { let mut x = a; let mut y = b; if c { x = b; } y += x; y }",
        "add 1, select 1",
    );
}

#[test]
fn code_without_branches_keeps_its_operations() {
    test(
        "fn f(a: f32, b: f32) -> f32 { let x = a * b; let y = x + a; y / b - x }",
        "add 1, div 1, mul 1, sub 1",
    );
    test("fn f(p: Vec3, r: f32) -> f32 { let q = p.floor(); q.length() - r }", "floor 1, length 1, sub 1");
}

#[test]
fn n_early_returns_are_n_selects() {
    test("fn f(a: f32) -> f32 { if a < 0.0 { return 1.0; } a }", "lt 1, select 1");
    test(
        "fn f(a: f32, b: f32) -> f32 {
            if a < 0.0 { return 0.0; } if b < 0.0 { return a; } if a > b { return b * 2.0; } a + b }",
        "add 1, lt 3, mul 1, select 3",
    );
    test(
        "fn f(a: f32) -> f32 { if a < 0.0 { return 0.0; } else if a < 1.0 { return a; } else { return 2.0; } }",
        "lt 2, select 2",
    );
    test(
        "fn f(a: f32, b: f32) -> f32 { if a < 0.0 { if b < 0.0 { return 1.0; } else { return b; } } a }",
        "lt 2, select 2",
    );
}

#[test]
fn returns_of_helpers_stay_in_the_helper() {
    test(
        "fn above(x: f32) -> f32 { if x < 0.0 { return 1.0; } x }
         fn f(a: f32, b: f32) -> f32 { if above(a) > b { return b; } above(b) + a }",
        "add 1, lt 3, select 3",
    );
    // What is above 1.5 is not below zero.
    test(
        "fn above(x: f32) -> f32 { if x < 0.0 { return 1.0; } x }
         fn f(a: f32, b: f32) -> f32 { if above(a) > 1.5 { return b; } above(b) + a }",
        "add 1, lt 2, select 2",
    );
}

#[test]
fn one_lane_of_many_steps_is_computed_alone() {
    test(
        "fn f(i: i32, j: i32) -> i32 { let mut p = IVec3::new(i, j, 3); for _ in 0..12 { p = p / 3 + p; } p.y }",
        "add 12, div 12",
    );
    // Another lane of the fourth step is read too: up to there all three are computed.
    let shared = counts(
        "fn f(v: IVec3) -> i32 {
            let mut p = v;
            let mut q = v;
            for k in 0..8 { if k == 4 { q = p; } p = p / 3 + p; }
            p.y ^ q.x
        }",
    );
    assert_eq!(ops(&shared), "add 8, div 8, lane 2, xor 1");
    let step = 140 + 4;
    assert_eq!(shared.cost_gpu, 4 * 3 * step + 4 * step + 4);
    // Lanes go from one to another on the way, which nobody reads at last.
    test(
        "fn f(v: IVec3, i: i32) -> i32 {
            let mut p = v;
            for _ in 0..4 { p = IVec3::new(7, i, p.x) / 3 + p; }
            p.y
        }",
        "add 1, div 1, lane 1, mul 1",
    );
}

#[test]
fn loops_unroll_and_breaks_need_no_mask() {
    test("fn f(a: f32) -> f32 { let mut s = a; for _ in 0..4 { s = s * s; } s }", "mul 4");
    // Each copy's condition selects on the way back; there is no `and` of masks.
    test(
        "fn f(a: f32, b: f32) -> f32 { let mut s = b; for i in 2..5 { if s > a { break; } s += a * i as f32; } s }",
        "add 3, lt 3, mul 3, select 3",
    );
    test(
        "fn f(a: f32) -> f32 { let mut s = 0.5; for i in 0..3 { if a > i as f32 { continue; } s += a; } s }",
        "add 3, lt 3, select 3",
    );
    // What a factor of 1.0 would not change is a choice of the factor: between 1.0 and what is not above it, the smaller.
    test(
        "fn f(a: f32) -> f32 { let mut s = 0.5; for i in 0..3 { if a > i as f32 { continue; } s *= a; } s }",
        "lt 2, mul 3, pmin 1, select 2",
    );
    // A constant condition ends the copies.
    test("fn f(a: f32) -> f32 { let mut s = a; for i in 0..9 { if i == 2 { break; } s *= a; } s }", "mul 2");
}

#[test]
fn a_return_after_a_break_asks_that_the_loop_was_not_left() {
    test(
        "fn f(a: f32, b: f32) -> f32 {
            let mut s = a;
            for _ in 0..2 { if s > b { break; } s += 1.0; if s == 3.0 { return -1.0; } }
            s * 2.0
        }",
        "add 2, and 3, eq 2, lt 2, mul 1, select 4",
    );
}

#[test]
fn conditions_are_known_in_their_arms() {
    test(
        "fn f(c: bool, a: f32, b: f32) -> f32 { if c { if c { a } else { b } } else { if c { b } else { a * b } } }",
        "mul 1, select 1",
    );
    test(
        "fn f(c: bool, d: bool, a: f32, b: f32) -> f32 {
            let x = if c { a } else { b };
            if c && d { x * 2.0 } else { b }
        }",
        "and 1, mul 1, select 1",
    );
    // After `if c { return .. }`, `c` is false.
    test(
        "fn f(c: bool, a: f32, b: f32) -> f32 { if c { return a; } if c { b } else { a + b } }",
        "add 1, select 1",
    );
}

#[test]
fn lane_stores_compose() {
    test("fn f(v: Vec3, a: f32) -> f32 { let mut w = v; w.y = a; w.y + w.x }", "add 1, lane 1");
    test("fn f(v: Vec2, a: f32) -> Vec2 { let mut w = v; w.x += a; w }", "add 1, compose 1, lane 2");
}

#[test]
fn sibling_scopes_and_shadows_are_apart() {
    test(
        "fn f(c: bool, a: f32) -> f32 {
            let r; if c { let y = a * 2.0; r = y + 1.0; } else { let y = a * 3.0; r = y - 1.0; } r }",
        "add 1, mul 2, select 1, sub 1",
    );
    test("fn f(a: f32) -> f32 { let x = a * 2.0; { let x = a * 3.0; let _y = x; } x }", "mul 1");
}

/// Effects happen in Rust's order, and only where Rust reaches them; the values are compared in `counts`.
#[test]
fn effects_keep_their_order() {
    counts("fn f(a: f32) -> f32 { let mut x = a; let y = x + { x *= 2.0; x } * x; y - x }");
    counts("fn f(c: bool, a: f32) -> f32 { let mut x = a; if c && { x = 3.0; a > 0.0 } { x += 1.0; } x }");
    counts("fn f(c: bool, a: f32) -> f32 { let mut x = a; if c || { x = 3.0; a > 0.0 } { x += 1.0; } x }");
    counts("fn f(a: f32) -> f32 { let mut x = a; x += { x = 2.0; 1.0 }; x }");
    counts(
        "fn f(a: i32, b: i32) -> i32 {
            let mut s = 0;
            for i in 0..5 {
                if i == a { continue; }
                for j in 0..3 { if j == b { break; } if i + j == 6 { return s; } s += i * j; }
                if s > 20 { break; }
            }
            s
        }",
    );
}

#[test]
fn elements_by_constant_number_cost_nothing() {
    test("fn f(a: [f32; 3]) -> f32 { let mut b = a; b[1] = a[2]; b[0] * b[1] }", "mul 1");
    test("const N: usize = 3; fn f(a: [f32; N]) -> f32 { a[N - 1] * a[a.len() - 3] }", "mul 1");
    test("fn f(a: [f32; 4]) -> f32 { let mut s = 1.0; for i in 0..4 { s *= a[3 - i]; } s }", "mul 3");
    test(
        "fn f(a: [f32; 2]) -> [f32; 3] { let mut b = [0.0; 3]; for i in 0..2 { b[i + 1] = a[i] * 2.0; } b }",
        "mul 2",
    );
}

#[test]
fn n_elements_are_n_less_one_selects_to_read() {
    test("fn f(a: [f32; 4], i: u32) -> f32 { a[i as usize] }", "eq 1, lt 2, select 3");
    test("fn f(a: [f32; 1], i: u32) -> f32 { a[i as usize] * 2.0 }", "mul 1");
    // The compares are shared by the leaves of an element.
    test("fn f(a: [[f32; 2]; 3], i: u32) -> [f32; 2] { a[i as usize] }", "eq 1, lt 1, select 4");
    test("fn f(a: [[f32; 2]; 2], i: u32) -> f32 { a[i as usize][1] }", "eq 1, select 1");
}

#[test]
fn many_constants_are_one_table_to_read() {
    let of = |n: usize, i: &str| {
        let elements: Vec<String> = (0..n).map(|i| format!("{}.5", i * i)).collect();
        let elements = elements.join(", ");
        format!("fn f(i: u32, x: f32) -> f32 {{ let a = [{elements}]; a[{i}] }}")
    };
    test(&of(20, "i as usize"), "table 1");
    test(&of(4, "i as usize"), "table 1");
    // Few are cheaper as selects, and so are many of which most are alike.
    test(&of(3, "i as usize"), "eq 1, lt 1, select 2");
    test("fn f(i: u32) -> i32 { [7, 7, 7, 7, 9, 9, 9, 9][i as usize] }", "lt 1, select 1");
    // A number that is known is no read, and elements that are not known are no table.
    test(&of(20, "3"), "");
    test("fn f(i: u32, x: i32) -> i32 { [1, 2, 3, 4, 5, x][i as usize] }", "eq 1, lt 4, select 5");
    // Each leaf for itself.
    test(
        "fn f(i: u32, x: u32) -> u32 {
            let e = [(1, x), (2, x), (4, x), (8, 1), (16, 2), (32, 3)][i as usize];
            e.0 ^ e.1
        }",
        "lt 3, select 3, table 1, xor 1",
    );
}

#[test]
fn a_table_of_tables_is_one() {
    let bayer =
        "const BAYER: [[i32; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];";
    test(
        &format!("{bayer} fn f(x: u32, y: u32) -> i32 {{ BAYER[(y % 4) as usize][(x % 4) as usize] }}"),
        "add 1, and 2, mul 1, table 1",
    );
    test(&format!("{bayer} fn f(x: u32, y: u32) -> i32 {{ BAYER[2][x as usize] }}"), "table 1");
    test(&format!("{bayer} fn f(x: u32, y: u32) -> i32 {{ BAYER[y as usize][3] }}"), "table 1");
}

#[test]
fn a_call_with_a_known_number_reads_no_table() {
    let tap = "fn tap(i: u32) -> f32 { [0.5, 1.5, -2.5, 3.5, 4.0, 5.0][i as usize] }";
    test(&format!("{tap} fn f(x: f32) -> f32 {{ tap(2) * x }}"), "mul 1");
}

#[test]
fn n_elements_are_n_selects_to_write() {
    test(
        "fn f(a: [f32; 3], i: u32, x: f32) -> [f32; 3] { let mut a = a; a[i as usize] = x; a }",
        "eq 2, lt 1, select 3",
    );
    test(
        "fn f(a: [[f32; 2]; 2], i: u32, x: f32) -> [[f32; 2]; 2] { let mut a = a; a[i as usize][1] = x; a }",
        "eq 1, select 2",
    );
}

#[test]
fn loops_over_arrays_are_their_elements() {
    test("fn f(a: [f32; 3]) -> f32 { let mut s = 1.0; for x in a { s *= x; } s }", "mul 2");
    test(
        "fn f(a: [f32; 3]) -> f32 { let mut s = 1.0; for x in a.iter().rev().step_by(2) { s *= x; } s }",
        "mul 1",
    );
    test(
        "fn f(a: [f32; 2], b: [f32; 2]) -> f32 { let mut s = 0.5; for (x, y) in a.iter().zip(b) { s = s * x + y; } s }",
        "add 2, mul 2",
    );
    test("fn f(x: f32) -> f32 { let mut s = x; let none: [f32; 0] = []; for y in none { s *= y; } s }", "");
}

/// The constants that lowering has made, in order, without `false`.
#[track_caller]
fn constants(text: &str) -> Vec<String> {
    counts(text);
    let parsed = parse(text);
    let graph =
        steps::lower(&parsed.unit, parsed.entries[0], &Options::exact()).unwrap_or_else(|d| panic!("{d}"));
    let values = graph.ids().filter_map(|id| graph.as_const(Ref::new(id)));
    let mut texts: Vec<String> = values.map(|value| value.to_string()).collect();
    texts.sort();
    texts
}

#[test]
fn what_a_counter_numbers_is_read_alone() {
    let tables = "
        struct Tap { at: [f32; 2], weight: f32 }
        const WEIGHTS: [f32; 6] = [10.5, 11.5, 12.5, 13.5, 14.5, 15.5];
        const TAPS: [Tap; 3] = [
            Tap { at: [20.5, 21.5], weight: 22.5 },
            Tap { at: [23.5, 24.5], weight: 25.5 },
            Tap { at: [26.5, 27.5], weight: 28.5 },
        ];";
    let of = |body: &str| constants(&format!("{tables} fn f(a: [f32; 6], x: f32) -> f32 {{ {body} }}"));
    let read = of("let mut s = x; for i in 2..4 { s = s * WEIGHTS[i] + a[i]; } s");
    assert_eq!(read, ["0.0", "0u", "12.5", "13.5", "2u", "3u"]);
    let read = of("let mut s = x; for i in 1..3 { s = s * TAPS[i].at[i - 1] + TAPS[i].weight; } s");
    assert_eq!(read, ["0.0", "0u", "1u", "23.5", "25.5", "27.5", "28.5", "2u"]);
    // No element is compared with what it is.
    let written = of("let mut b = a; for i in 1..5 { b[i] = b[i - 1] * b[i]; } b[4]");
    assert_eq!(written, ["0.0", "0u", "1u", "2u", "3u", "4u"]);
    let nested = of("let mut b = [a, a]; for i in 1..3 { b[i / 2][i] *= b[1][i + 1]; } b[1][2] * b[0][1]");
    assert_eq!(nested, ["0.0", "0u", "1u", "2u", "3u"]);
    let lanes = of("let mut v = vec3(x, a[0], a[1]); for i in 0..3 { v[i] *= a[i]; } v[0] * v.z");
    assert_eq!(lanes, ["0u", "1u", "2u", "Vec3(0.0, 0.0, 0.0)"]);
    // Of a number known at run time all may be meant.
    let all = of("WEIGHTS[a[0] as usize]");
    assert_eq!(all, ["10.5", "11.5", "12.5", "13.5", "14.5", "15.5"]);
}
