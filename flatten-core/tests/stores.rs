//! Every way to store is seen: what a kept loop writes is carried, however that is spelled, and what it only reads is not.

use flatten_core::count;
use flatten_core::graph::Graph;
use flatten_core::hir::interp as oracle;
use flatten_core::interp;
use flatten_core::op::RegionId;
use flatten_core::options::Options;
use flatten_core::steps;
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
