//! Matrices that are applied to vectors: one after the other, and by their rows.

use flatten_core::front::{self, Sources};
use flatten_core::graph::Graph;
use flatten_core::op::Op;
use flatten_core::options::{Gates, Options};
use flatten_core::passes::{self, Journal};
use flatten_core::value::Value;
use flatten_core::{compile, interp};

/// A function under `exact`, and as the passes leave it where numbers may be computed otherwise.
#[track_caller]
fn graphs(function: &str) -> (Graph, Graph, Journal) {
    let sources = Sources::flat(syn::parse_file(function).expect("it parses").items);
    let parsed = front::run(&sources, &[0]).unwrap_or_else(|d| panic!("{d}"));
    let made = |options: &Options| {
        compile(&parsed.unit, parsed.entries[0], options, &mut |_, _| {}).expect("there are no mistakes")
    };
    let exact = made(&Options::exact());
    let mut open = exact.clone();
    open.gates = Gates::FAST;
    let mut journal = Journal::default();
    let fast = passes::optimize_with(&open, &mut journal);
    assert_eq!(fast.verify(), Ok(()));
    let mut shut = Journal::default();
    passes::optimize_with(&exact, &mut shut);
    assert!(!shut.fired.contains_key("matrices"), "other sums are other values");
    (exact, fast, journal)
}

/// How many there are of products of lanes, of sums and of dot products.
fn counts(graph: &Graph) -> [usize; 3] {
    let live = graph.live();
    let count = |op: Op| graph.ids().filter(|id| live[id.0 as usize] && graph.node(*id).op == op).count();
    [count(Op::Mul), count(Op::Add), count(Op::Dot)]
}

/// A function is computed by these, and gives the same of small numbers, which no order of sums rounds.
#[track_caller]
fn test(function: &str, fires: bool, products: usize, sums: usize, dots: usize) {
    let (mut exact, fast, journal) = graphs(function);
    let params = exact.params();
    assert_eq!(counts(&fast), [products, sums, dots], "{fast}");
    assert_eq!(journal.fired.contains_key("matrices"), fires, "{:?}", journal.fired);
    for sample in 0..8i32 {
        let mut next = sample;
        let params: Vec<Value> = params
            .iter()
            .map(|r| {
                let ty = exact.ty(*r);
                let lanes: Vec<f32> = (0..ty.lanes)
                    .map(|_| {
                        next = (next * 37 + 11) % 101;
                        (next % 9 - 4) as f32
                    })
                    .collect();
                if ty.lanes == 1 { Value::f32(lanes[0]) } else { Value::vec(&lanes) }
            })
            .collect();
        assert_eq!(interp::run(&exact, &params), interp::run(&fast, &params), "{fast}");
    }
}

#[test]
fn products_are_applied_one_after_the_other() {
    // Three columns each of nine products and six sums, and then of a vector: nine and six for all.
    test("fn f(a: Mat3, b: Mat3, v: Vec3) -> Vec3 { a * b * v }", true, 6, 4, 0);
    test("fn f(a: Mat2, b: Mat2, v: Vec2) -> Vec2 { a * b * v }", true, 4, 2, 0);
    test("fn f(a: Mat4, b: Mat4, c: Mat4, v: Vec4) -> Vec4 { a * b * c * v }", true, 12, 9, 0);
    // The last column is multiplied by one.
    test("fn f(a: Mat4, b: Mat4, v: Vec3) -> Vec4 { a * b * v.extend(1.0) }", true, 7, 6, 0);
}

#[test]
fn products_that_are_read_more_often_stay() {
    let both = "fn f(a: Mat3, b: Mat3, v: Vec3, w: Vec3) -> (Vec3, Vec3) { let m = a * b; (m * v, m * w) }";
    test(both, false, 15, 10, 0);
    // What is the same for a whole draw is computed once.
    let uniform = "fn f(#[uniform] a: Mat3, #[uniform] b: Mat3, v: Vec3) -> Vec3 { a * b * v }";
    test(uniform, false, 12, 8, 0);
    let second = "fn f(#[uniform] a: Mat3, b: Mat3, v: Vec3) -> Vec3 { a * b * v }";
    test(second, true, 6, 4, 0);
}

#[test]
fn transposed_ones_are_applied_by_their_rows() {
    test("fn f(a: Mat3, v: Vec3) -> Vec3 { a.transpose() * v }", true, 0, 0, 3);
    test("fn f(a: Mat2, v: Vec2) -> Vec2 { a.transpose() * v }", true, 0, 0, 2);
    test("fn f(a: Mat4, v: Vec4) -> Vec4 { a.transpose() * v }", true, 0, 0, 4);
    test("fn f(a: Mat3, b: Mat3, v: Vec3) -> Vec3 { a.transpose() * b * v }", true, 3, 2, 3);
    test(
        "fn f(t: Vec3, b: Vec3, n: Vec3, v: Vec3) -> Vec3 { Mat3::from_cols(t, b, n).transpose() * v }",
        true,
        0,
        0,
        3,
    );
    // Of lanes that are not all there nothing is made.
    test("fn f(a: Mat3, v: Vec3) -> Vec3 { a.transpose() * vec3(v.x, v.y, v.x) }", false, 2, 2, 0);
}

#[test]
fn what_vectors_are_multiplied_by_is_put_together() {
    // Of two columns, each of two products and a sum, and of their sum: four scalar products, two of vectors.
    let turned = "fn f(a: Vec3, b: Vec3, c: f32, s: f32, v: Vec2) -> Vec3 { (a * c + b * s) * v.x + (b * c - a * s) * v.y }";
    test(turned, true, 6, 2, 0);
    // The vectors may be constants, and stand alone.
    let moved = "fn f(a: Vec3, c: f32, s: f32, v: Vec2, t: Vec3) -> Vec3 {
        (a * c + vec3(0.0, 1.0, 2.0) * s) * v.x + (vec3(0.0, 1.0, 2.0) * c - a * s) * v.y + (t + a)
    }";
    test(moved, true, 6, 4, 0);
    // The last column has no vector in common with others, and stays one.
    let three = "fn f(a: Vec3, b: Vec3, d: Vec3, e: Vec3, c: f32, s: f32, v: Vec3) -> Vec3 {
        (a * c + b * s) * v.x + (b * c - a * s) * v.y + (d * c + e * s) * v.z
    }";
    test(three, true, 9, 4, 0);
    // Each vector is there once.
    let apart = "fn f(a: Vec3, b: Vec3, d: Vec3, v: Vec2) -> Vec3 { (a * v.x + b) * v.y + d * v.x }";
    test(apart, false, 3, 2, 0);
    // A number is no vector: a mix stays one.
    test("fn f(a: Vec3, x: f32) -> Vec3 { a + (Vec3::ONE - a) * x }", false, 1, 1, 0);
    // A column that others read stays.
    let read = "fn f(a: Vec3, b: Vec3, c: f32, s: f32, v: Vec2) -> (Vec3, Vec3) {
        let column = a * c + b * s;
        (column * v.x + (b * c - a * s) * v.y, column)
    }";
    test(read, false, 6, 2, 0);
}

#[test]
fn rotations_are_their_lanes() {
    let z = "fn f(c: f32, s: f32, v: Vec3) -> Vec3 {
        Mat3::from_cols(vec3(c, s, 0.0), vec3(-s, c, 0.0), Vec3::Z) * v
    }";
    test(z, false, 4, 1, 0);
    // One after the other: eight products of lanes.
    let both = "fn f(c: f32, s: f32, d: f32, t: f32, v: Vec3) -> Vec3 {
        let y = Mat3::from_cols(vec3(c, 0.0, -s), Vec3::Y, vec3(s, 0.0, c));
        y * Mat3::from_cols(Vec3::X, vec3(0.0, d, t), vec3(0.0, -t, d)) * v
    }";
    test(both, true, 8, 2, 0);
    // About one axis after the other.
    let three = "fn f(c: f32, s: f32, d: f32, t: f32, g: f32, u: f32, v: Vec3) -> Vec3 {
        let z = Mat3::from_cols(vec3(g, u, 0.0), vec3(-u, g, 0.0), Vec3::Z);
        let y = Mat3::from_cols(vec3(c, 0.0, -s), Vec3::Y, vec3(s, 0.0, c));
        z * y * Mat3::from_cols(Vec3::X, vec3(0.0, d, t), vec3(0.0, -t, d)) * v
    }";
    test(three, true, 12, 3, 0);
    // In the plane, with what scales before and moves after it.
    let moved = "fn f(c: f32, s: f32, k: Vec2, t: Vec2, p: Vec2) -> Vec2 {
        let turn = Mat3::from_cols(vec3(c, s, 0.0), vec3(-s, c, 0.0), Vec3::Z);
        (Mat3::from_translation(t) * turn * Mat3::from_scale(k)).transform_point2(p)
    }";
    test(moved, false, 4, 2, 0);
}
