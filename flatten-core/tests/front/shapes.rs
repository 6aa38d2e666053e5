// Plain Rust that rustc compiles with the tests and the front end reads as text: structs of every form, and taking
// values apart. Every function takes an `In` and gives an `f32`.

use crate::accepted::In;
use glam::*;

#[derive(Clone, Copy)]
struct Edge(Vec3, Vec3);

#[derive(Clone, Copy)]
struct Unit;

#[derive(Clone, Copy)]
struct Nested {
    edge: Edge,
    pair: (f32, i32),
    unit: Unit,
    inner: Inner,
}

#[derive(Clone, Copy)]
struct Inner(f32, (f32, Unit), Mixed);

#[derive(Clone, Copy)]
struct Mixed {
    a: f32,
    b: i32,
    c: bool,
}

fn mixed(p: In) -> Mixed {
    Mixed { a: p.x, b: p.i, c: p.c }
}

fn nested(p: In) -> Nested {
    let inner = Inner(p.y, (p.x, Unit), mixed(p));
    Nested { edge: Edge(p.v, p.w.truncate()), pair: (p.x, p.i), unit: Unit, inner }
}

// ---- Patterns.

pub fn tuple_patterns(p: In) -> f32 {
    let (a, b) = (p.x, p.y);
    let (mut c, _) = (a, b);
    let ((d, e), f) = ((c, p.i), p.c);
    let (first, ..) = (a, b, c);
    let (.., last) = (a, p.i, b);
    let (start, .., end) = (a, p.u, p.v, d);
    let (..) = (p.v, p.w);
    let (x, y): (f32, i32) = (1.5, 2);
    let (((deep))) = a;
    let (single,) = (b,);
    c += 1.0;
    let sum = a - b + c * d + e as f32 + first - last + start * end + x + y as f32 + deep - single;
    if f { sum } else { -sum }
}

pub fn struct_patterns(p: In) -> f32 {
    let Mixed { a, b, c } = mixed(p);
    let Mixed { a: renamed, .. } = mixed(p);
    let Mixed { mut a, c: _, b: count } = Mixed { a: renamed, b, c };
    a += 1.0;
    let Vec3 { x, z, .. } = p.v;
    let Mixed { .. } = mixed(p);
    if c { a + renamed + count as f32 } else { x - z }
}

pub fn tuple_struct_patterns(p: In) -> f32 {
    let Edge(from, to) = Edge(p.v, Vec3::ONE);
    let Edge(only, ..) = nested(p).edge;
    let Edge(_, behind) = nested(p).edge;
    let Edge { 0: named, .. } = Edge(to, from);
    let Nested {
        edge: Edge(_, Vec3 { y, .. }),
        pair: (f, i),
        inner: Inner(g, (h, Unit), Mixed { a, .. }),
        ..
    } = nested(p);
    let Unit = Unit;
    let Unit {} = nested(p).unit;
    from.x + only.y - behind.z + named.x + y * f + i as f32 + g + h - a
}

pub fn parameter_patterns(p: In) -> f32 {
    fn_of_pair((p.x, p.i), mixed(p), Edge(p.v, p.v), p.y, Unit, p.x)
}

fn fn_of_pair(
    (x, i): (f32, i32),
    Mixed { a, .. }: Mixed,
    Edge(mut from, _): Edge,
    (y): f32,
    Unit: Unit,
    _: f32,
) -> f32 {
    from.x += 1.0;
    x + i as f32 * a - from.x + y
}

fn of_references(Edge(a, _): &Edge, m: &Mixed, pair: &(f32, (i32, f32))) -> f32 {
    let Mixed { a: x, b, .. } = m;
    let (first, (second, _)) = pair;
    a.x + *x * *b as f32 - first + *second as f32
}

pub fn reference_patterns(p: In) -> f32 {
    of_references(&nested(p).edge, &mixed(p), &(p.y, (p.i, 1.0)))
}

pub fn loop_patterns(p: In) -> f32 {
    let mut sum = p.x;
    for (i) in 0..3 {
        sum += i as f32;
    }
    for _ in 0..2 {
        sum *= 2.0;
    }
    for mut i in 0..3 {
        i *= 2;
        sum -= i as f32;
    }
    sum
}

pub fn late_patterns(p: In) -> f32 {
    let (a, b);
    if p.c {
        a = p.x;
        b = 1;
    } else {
        (a, b) = (p.y, 2);
    }
    let Mixed { a: c, .. };
    c = a + 1.0;
    a * b as f32 + c
}

pub fn patterns_infer(p: In) -> f32 {
    let (a, b) = (1.5, 2);
    let c = p.x * a;
    let d: u32 = b;
    let (e, (f, g));
    (e, (f, g)) = (1.0, (2, 3));
    let h: f32 = e;
    let k: i32 = f;
    c + (d + g) as f32 + h + k as f32
}

pub fn shadowing_patterns(p: In) -> f32 {
    let x = p.x;
    let (x, y) = (p.y, x);
    let (y, x) = (x + y, y);
    {
        let (x, y) = (1.0, 2.0);
        let Vec3 { x, .. } = p.v * x * y;
    }
    x - y
}

// ---- Assignments that take apart.

pub fn swaps(p: In) -> f32 {
    let (mut a, mut b, mut c) = (p.x, p.y, p.x * p.y);
    (a, b) = (b, a);
    (a, b, c) = (b + 1.0, c, a);
    ((a), (b, _)) = (b, (a, c));
    (c, ..) = (a - c, b, 1);
    (.., b) = (p.c, b * 2.0);
    a - b * c
}

pub fn places_in_assignments(p: In) -> f32 {
    let mut n = nested(p);
    let mut v = p.v;
    (n.edge.0.x, v.y) = (v.y, n.edge.0.x);
    (n.pair, n.inner.1.0) = ((v.x, 7), n.pair.0);
    (n.pair.0, n.pair) = (1.0, (2.0, 3));
    (v.x, v.x) = (1.0, 2.0);
    Edge(n.edge.1, _) = Edge(v, v);
    Mixed { a: v.z, b: n.pair.1, .. } = mixed(p);
    let (a, c);
    Mixed { a, c, .. } = n.inner.2;
    Unit = Unit;
    _ = n.unit;
    let sum = n.edge.0.x + n.edge.1.y * v.y + v.z + n.pair.0 + n.pair.1 as f32 + n.inner.1.0 + v.x + a;
    if c { sum } else { -sum }
}

pub fn assigned_in_order(p: In) -> f32 {
    let mut a = p.x;
    let mut pair = (p.x, p.y);
    // The right side is whole before the first part is written.
    (a, pair) = (
        {
            a += 1.0;
            a
        },
        (a, {
            a *= 2.0;
            a
        }),
    );
    (pair.0, a) = (pair.1, pair.0);
    (pair, pair.1) = ((a, 5.0), pair.0);
    pair.0 + pair.1 * a
}

pub fn assigned_values(p: In) -> f32 {
    let mut a = 0.0;
    let mut b = 0;
    let () = (a, b) = (p.x, p.i);
    if p.c {
        (b, a) = (1, a + 1.0)
    }
    a + b as f32
}

// ---- Structs.

pub fn tuple_structs(p: In) -> f32 {
    let mut e = Edge(p.v, Vec3::splat(2.0));
    e.0.y += e.1.x;
    e.1 = e.0 * 0.5;
    let braced = Edge { 1: e.0, 0: e.1 };
    let Inner(a, (b, _), m) = nested(p).inner;
    braced.0.y + braced.1.x + a + b + m.a
}

pub fn fields_of_tuple_structs_in_order(p: In) -> f32 {
    let mut t = p.x;
    let e = Edge(
        Vec3::splat({
            t += 1.0;
            t
        }),
        Vec3::splat({
            t *= 3.0;
            t
        }),
    );
    let f = Edge {
        1: Vec3::splat({
            t -= 1.0;
            t
        }),
        0: Vec3::splat({
            t *= 2.0;
            t
        }),
    };
    e.0.x + e.1.y * f.0.z - f.1.x
}

pub fn unit_structs(p: In) -> f32 {
    let u = Unit;
    let pair = (u, p.x, Unit {});
    let chosen = if p.c { u } else { pair.0 };
    takes_unit(chosen, pair.1)
}

fn takes_unit(_u: Unit, x: f32) -> f32 {
    x + 1.0
}

pub fn struct_update(p: In) -> f32 {
    let base = mixed(p);
    let a = Mixed { a: 1.0, ..base };
    let b = Mixed { c: a.c, ..mixed(p) };
    let c = Mixed { ..b };
    let d = Edge { 0: p.v, ..nested(p).edge };
    let e = Mixed { a: c.a, b: 2, c: true, ..base };
    a.a + b.a * c.b as f32 + d.1.x - d.0.y + e.a
}

pub fn update_base_comes_last(p: In) -> f32 {
    let mut t = mixed(p);
    let u = Mixed {
        a: {
            t.b = 3;
            t.a
        },
        ..{
            t.a += 1.0;
            t
        }
    };
    let v = Mixed {
        c: {
            t.a *= 2.0;
            true
        },
        ..t
    };
    u.a + u.b as f32 * t.a + v.a
}

// ---- Constants.

const fn cube(n: i32) -> i32 {
    if n < 0 {
        return 0;
    }
    let mut out = n;
    out *= n;
    out * n
}

const fn edge(k: f32) -> Edge {
    Edge(Vec3::splat(k), SPAN.0)
}

const CUBE: i32 = cube(3) + cube(-1);
const SPAN: Edge = Edge(Vec3::ZERO, Vec3::new(1.0, 2.0, CUBE as f32));
const SPANS: (Edge, Edge, Unit) = (SPAN, edge(0.5), Unit);
const CHOICE: f32 = if CUBE > 20 { 2.5 } else { 0.0 };
const BLOCK: u32 = {
    let inner = 7;
    let a = inner << 2;
    a | 1
};
const MIXED: Mixed = Mixed { a: CHOICE, ..Mixed { a: 0.0, b: CUBE, c: BLOCK > 3 } };
const LAZY: bool = CUBE > 0 || 1 / (CUBE - 27) > 0;
const WRAPPED: i32 = i32::MAX.wrapping_add(2);

pub fn const_items(p: In) -> f32 {
    let sum = SPANS.0.1.z + SPANS.1.0.x - SPAN.1.y * CHOICE + BLOCK as f32 + MIXED.b as f32 * MIXED.a;
    let mut n = cube(p.i % 100);
    for i in 0..CUBE - 25 {
        n += i;
    }
    if LAZY && MIXED.c { sum + p.x + n as f32 } else { SPANS.0.0.x + WRAPPED as f32 }
}
