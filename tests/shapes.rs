//! Structs of every form and patterns at a function's boundary: the twin takes and gives what the original does.

use flatten::prelude::*;

#[flatten]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Edge(Vec3, Vec3);

#[flatten]
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Unit;

#[flatten]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Whole {
    edge: Edge,
    unit: Unit,
    pair: (f32, (i32, Unit)),
}

#[flatten(exact)]
fn turned(Edge(from, mut to): Edge, (k, _): (f32, Unit)) -> Edge {
    to.x += k;
    let Edge(a, b) = Edge(to, from);
    if k > 0.0 { Edge(a, b) } else { Edge { 1: a, ..Edge(b, b) } }
}

#[flatten(exact)]
#[must_use]
#[inline]
pub(crate) fn nothing(_: f32, Unit: Unit) -> Unit {
    Unit
}

#[flatten(exact)]
fn whole(Whole { edge, pair: (x, (i, u)), .. }: Whole, #[uniform] (a, b): (f32, f32)) -> (Whole, f32) {
    let (mut a, mut b) = (a, b);
    if x < 0.0 {
        (a, b) = (b, a);
    }
    (Whole { edge: turned(edge, (a, u)), unit: nothing(b, u), pair: (a * x, (i, Unit)) }, b)
}

const EDGE: Edge = Edge(Vec3::X, Vec3::new(1.0, -2.0, 3.0));

#[test]
fn tuple_and_unit_structs_are_items() {
    for k in [-1.5, -0.0, 0.0, 2.0] {
        assert_eq!(turned(EDGE, (k, Unit)), turned_flat(EDGE, (k, Unit)), "{k}");
        assert_eq!(nothing(k, Unit), nothing_flat(k, Unit));
        let hole = Whole { edge: EDGE, unit: Unit, pair: (k, (3, Unit)) };
        assert_eq!(whole(hole, (k, 7.0)), whole_flat(hole, (k, 7.0)), "{k}");
    }
}

#[flatten(exact)]
mod shaders {
    use flatten::prelude::*;

    pub(crate) mod inner {
        use flatten::prelude::*;

        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Span(pub(crate) f32, pub(crate) f32);
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Mark;
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Spans(pub(crate) Span, pub(crate) Mark, pub(crate) Span);
    }

    // `Span` and `Mark` cannot be named here.
    use inner::Spans;

    #[flatten]
    pub(crate) fn swapped(Spans(a, mark, b): Spans) -> Spans {
        let inner::Span(x, y) = a;
        let inner::Mark = mark;
        let (mut u, mut v) = (b.1, b.0);
        (u, v) = (v + x, u * y);
        Spans(b, inner::Mark, inner::Span(u, v))
    }

    #[flatten]
    pub(crate) fn early(p: (f32, f32), spans: Spans) -> (Spans, (f32,)) {
        let (x, y);
        (x, y) = p;
        if x > y {
            return (swapped(spans), (y,));
        }
        (spans, (x,))
    }
}

#[test]
fn structs_that_cannot_be_named_are_made() {
    use shaders::inner::{Mark, Span, Spans};
    let spans = Spans(Span(1.0, 2.5), Mark, Span(-3.0, 4.0));
    assert_eq!(shaders::swapped(spans), shaders::swapped_flat(spans));
    for p in [(1.0, 2.0), (3.0, -1.0)] {
        assert_eq!(shaders::early(p, spans), shaders::early_flat(p, spans));
    }
}

/// Twins have this name for something else.
#[flatten]
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct f {
    f: f32,
    pair: (f32, Unit),
}

#[flatten(exact)]
fn named_f(f: f, k: f32) -> (f, [f; 1]) {
    (double_f(f), [self::f { f: f.f * k, ..f }])
}

#[flatten(exact)]
fn double_f(x: f) -> f {
    f { f: x.f * 2.0, pair: (x.f, Unit) }
}

#[test]
fn structs_may_be_called_as_twins_call_the_private_module() {
    let x = f { f: 1.5, pair: (2.0, Unit) };
    assert_eq!(named_f(x, 3.0), named_f_flat(x, 3.0));
    assert_eq!(double_f(x), double_f_flat(x));
}

#[flatten(exact)]
mod namesakes {
    pub(crate) mod near {
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Pair {
            pub(crate) x: f32,
            pub(crate) y: i32,
        }
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct One(pub(crate) f32);
    }

    pub(crate) mod far {
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Pair {
            pub(crate) near: super::near::Pair,
            pub(crate) is_far: bool,
        }
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct One(pub(crate) f32);
    }

    #[flatten]
    pub(crate) fn nested(near: near::Pair, far: far::Pair) -> (far::Pair, near::Pair) {
        (far::Pair { near, is_far: !far.is_far }, far.near)
    }

    #[flatten]
    pub(crate) fn equal(near: near::One, far: far::One) -> (far::One, near::One) {
        (far::One(near.0 + 1.0), near::One(far.0))
    }

    #[flatten]
    pub(crate) fn outermost(near: near::Pair) -> far::Pair {
        far::Pair { near, is_far: near.x > 1.0 }
    }
}

#[test]
fn structs_may_have_one_name() {
    use namesakes::{equal, equal_flat, far, near, nested, nested_flat, outermost, outermost_flat};
    let x = near::Pair { x: 1.5, y: 2 };
    let y = far::Pair { near: near::Pair { x: -1.0, y: 7 }, is_far: true };
    assert_eq!(nested(x, y), nested_flat(x, y));
    assert_eq!(outermost(x), outermost_flat(x));
    let (one, other) = (near::One(2.0), far::One(3.0));
    assert_eq!(equal(one, other), equal_flat(one, other));
}

#[flatten(exact)]
mod constants {
    use flatten::prelude::*;

    const fn cube(n: i32) -> i32 {
        n * n * n
    }
    const CUBE: i32 = if cube(3) > 5 { cube(3) } else { 0 };
    const BOX: Size = Size { tall: CUBE as f32, ..UNIT };
    const UNIT: Size = Size { wide: 1.0, tall: 1.0, corner: Vec3::ONE };

    struct Size {
        wide: f32,
        tall: f32,
        corner: Vec3,
    }

    #[flatten]
    pub(crate) fn sized(x: f32, at: Vec3) -> f32 {
        let Size { corner, .. } = Size { corner: at, ..BOX };
        corner.dot(UNIT.corner) * BOX.tall + x * BOX.wide
    }
}

#[flatten(exact)]
const fn clamped(x: i32) -> i32 {
    if x > LIMIT { LIMIT } else { doubled(x) }
}

#[flatten(source)]
const fn doubled(x: i32) -> i32 {
    x + x
}

#[flatten]
const LIMIT: i32 = doubled(doubled(5));

#[flatten]
const CLAMPED: i32 = clamped(LIMIT + 1) + LIMIT;

#[flatten(exact)]
fn limited(x: i32) -> i32 {
    clamped(x) + CLAMPED
}

#[test]
fn constants_are_computed() {
    for (x, at) in [(1.5, Vec3::X), (-0.0, vec3(1.0, -2.0, 0.5))] {
        assert_eq!(constants::sized(x, at).to_bits(), constants::sized_flat(x, at).to_bits());
    }
    for x in [-3, 0, 7, 20, 21] {
        assert_eq!(limited(x), limited_flat(x));
        assert_eq!(clamped(x), clamped_flat(x));
    }
    assert_eq!(limited(0), 40);
}

#[cfg(feature = "wgsl")]
#[test]
fn tuple_structs_have_numbered_members_and_empty_ones_none() {
    use expect_test::expect;

    #[flatten]
    #[derive(Clone, Copy)]
    struct Tagged(f32, Unit, Vec2);

    #[flatten(exact, wgsl)]
    fn tag(Tagged(x, u, v): Tagged, _: Unit) -> (Tagged, Unit) {
        (Tagged(v.x, u, v * x), u)
    }
    expect![[r#"
        struct Tagged {
            _0_: f32,
            _2_: vec2<f32>,
        }

        struct TagOut {
            _0_: Tagged,
        }

        fn tag(unnamed: Tagged) -> TagOut {
            return TagOut(Tagged(unnamed._2_.x, (unnamed._0_ * unnamed._2_)));
        }

    "#]]
    .assert_eq(TAG_WGSL);
}
