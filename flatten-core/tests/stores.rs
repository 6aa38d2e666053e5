//! Every way to store is seen: what a kept loop writes is carried, however that is spelled, and what it only reads is not.

use flatten_core::count;
use flatten_core::graph::Graph;
use flatten_core::hir::interp as oracle;
use flatten_core::interp;
use flatten_core::op::RegionId;
use flatten_core::options::Options;
use flatten_core::steps;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;

const ITEMS: &str = "
    #[derive(Clone, Copy)]
    struct Pt { a: f32, v: Vec3, k: [f32; 2] }
    impl Pt { fn set(&mut self, x: f32) { self.a = x; } }
    fn put(out: &mut f32, x: f32) { *out = x; }
";

/// The optimised graph of a kept loop around a statement, which is what Rust means by it.
#[track_caller]
fn looped(statement: &str, result: &str) -> Graph {
    let text = format!(
        "{ITEMS} fn f(n: u32, x: f32, y: f32) -> f32 {{
            let (mut r, mut v, mut a) = (x, Vec3::splat(x), [x, x]);
            let mut s = Pt {{ a: x, v, k: a }};
            #[keep]
            for i in 0..n {{ {statement} }}
            {result}
        }}"
    );
    let options = Options::exact();
    let (unit, entry) = steps::read(&text, "f", &options).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let graph = steps::lower(&unit, entry, &options).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let graph = steps::optimize(&unit, entry, &graph, &options).unwrap_or_else(|e| panic!("{e}\n{text}"));
    for n in [0, 1, 4] {
        let args = [Value::u32(n), Value::f32(3.0), Value::f32(-1.5)];
        let want = oracle::call(&unit, entry, &args).expect("nothing panics");
        assert_eq!(interp::run(&graph, &args), Ok(want), "`{statement}`, {n} times\n{graph}");
    }
    graph
}

/// How many values the only loop carries, its counter among them.
fn carried(graph: &Graph) -> u32 {
    assert_eq!(count::run(graph).loops, 1, "{graph}");
    graph.region(RegionId(0)).carried
}

#[test]
fn what_is_written_is_carried() {
    for (statement, result) in [
        ("r = r * y;", "r"),
        ("r *= y;", "r"),
        ("(r, _) = (r * y, 0);", "r"),
        ("[r, _] = [r * y, y];", "r"),
        ("{ r *= y; }", "r"),
        ("if i != 2 { r *= y; }", "r"),
        ("r = if i != 2 { r * y } else { r };", "r"),
        ("let k = { r *= y; y }; r += k;", "r"),
        ("if i != 2 && { r *= y; true } { r += 1.0; }", "r"),
        ("for _ in 0..2 { r = r * y + 1.0; }", "r"),
        ("put(&mut r, r * y);", "r"),
        ("v.x *= y;", "v.x"),
        ("v *= y;", "v.x + v.y"),
        ("(v.x, v.y) = (v.y * y, v.x);", "v.x + v.y"),
        ("put(&mut v.z, v.z * y);", "v.z"),
        ("a[1] *= y;", "a[1]"),
        ("put(&mut a[0], a[0] * y);", "a[0]"),
        ("s.a *= y;", "s.a"),
        ("s.v.y *= y;", "s.v.y"),
        ("s.k[1] *= y;", "s.k[1]"),
        ("put(&mut s.a, s.a * y);", "s.a"),
        ("s.set(s.a * y);", "s.a"),
        ("s = Pt { a: s.a * y, ..s };", "s.a"),
    ] {
        let graph = looped(statement, result);
        assert_eq!(carried(&graph), 2, "`{statement}`\n{graph}");
    }
    // Of elements whose number is not known each is written.
    assert_eq!(carried(&looped("a[i as usize % 2] *= y;", "a[0] + a[1]")), 3);
    assert_eq!(carried(&looped("s.k[i as usize % 2] *= y;", "s.k[0] + s.k[1]")), 3);
}

#[test]
fn what_is_only_read_is_not_carried() {
    for statement in
        ["let _k = r * y;", "let mut r = r; r *= y; let _k = r;", "let mut w = s; w.a *= y; let _k = w;"]
    {
        let graph = looped(statement, "r + s.a");
        assert_eq!(count::run(&graph).loops, 0, "`{statement}`\n{graph}");
    }
    // Beside what is written.
    assert_eq!(carried(&looped("r = r * s.a + a[0];", "r + v.x")), 2);
}

/// The optimised graph of a body with four elements, a vector and two run-time numbers, which is what Rust means by it.
#[track_caller]
fn numbered(body: &str) -> Graph {
    let text = format!(
        "{ITEMS} fn f(i: usize, j: usize, x: f32, y: f32, v: Vec3) -> f32 {{
            let mut a = [x, y, x * y, 4.0];
            let mut s = [Pt {{ a: x, v, k: [x, y] }}, Pt {{ a: y, v: v * y, k: [y, x] }}, Pt {{ a: x, v, k: [y, y] }}];
            {body}
        }}"
    );
    let options = Options::exact();
    let (unit, entry) = steps::read(&text, "f", &options).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let graph = steps::lower(&unit, entry, &options).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let graph = steps::optimize(&unit, entry, &graph, &options).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let v = Value::from_lanes(Ty::new(Scalar::F32, 3), |i| (i as f32 + 0.5).to_bits());
    for (i, j) in [(0, 0), (1, 2), (2, 1), (2, 2), (0, 1)] {
        let args = [Value::u32(i), Value::u32(j), Value::f32(3.0), Value::f32(-1.5), v];
        let want = oracle::call(&unit, entry, &args).expect("nothing panics");
        assert_eq!(interp::run(&graph, &args), Ok(want), "`{body}`, of {i} and {j}\n{graph}");
    }
    graph
}

/// What was written by a number that is known at run time only is what the same number reads: no element is chosen again.
#[test]
fn what_is_written_by_a_number_is_read_by_it() {
    for (body, selects) in [
        ("a[i] = y; a[i]", 0),
        // One element is chosen of four, and no more.
        ("a[i] += y; a[i] *= 2.0; let r = &mut a[i]; *r += x; *r", 3),
        ("a[i] += y; for k in 0..3 { if a[i] < 2.0 { a[i] += 1.0; } } a[i]", 6),
        ("s[i].v.x += y; s[i].v.y = s[i].v.x; s[i].v.y", 1),
        ("let s = &mut s[i]; s.set(y); s.k[1] += s.a; s.k[1]", 2),
        // Another number may mean another element.
        ("a[j] = 7.0; a[i]", 7),
        ("a[i] = y; a[j] = 7.0; a[i]", 5),
    ] {
        let graph = numbered(body);
        assert_eq!(count::run(&graph).selects, selects, "`{body}`\n{graph}");
    }
}
