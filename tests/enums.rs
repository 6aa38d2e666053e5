//! Enums: alone, in modules, from other modules, at the boundary of a twin, and in its WGSL.

use flatten::prelude::*;

#[flatten]
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mode {
    Flat,
    Lit,
    Shiny = 7,
}

#[flatten(methods)]
#[derive(Clone, Copy, Debug, PartialEq)]
enum Solid {
    Nothing,
    Ball(Vec3, f32),
    Slab { low: f32, high: f32, mode: Mode },
    Pair(Option<f32>, [Vec2; 2]),
}

#[flatten(exact)]
impl Solid {
    const UNIT: Solid = Solid::Ball(Vec3::ZERO, 1.0);

    fn distance(&self, p: Vec3) -> f32 {
        match *self {
            Solid::Nothing => 1e3,
            Solid::Ball(center, radius) => p.distance(center) - radius,
            Solid::Slab { low, high, mode: Mode::Flat } => (low - p.y).max(p.y - high),
            Solid::Slab { low, .. } => low,
            Solid::Pair(x, [a, b]) => x.unwrap_or(a.x) + b.y,
        }
    }

    fn turned(self, by: f32) -> Self {
        match self {
            Self::Ball(center, radius) if radius > 0.5 => Self::Ball(center.zxy(), radius * by),
            Self::Slab { low, high, .. } => Self::Slab { mode: Mode::Shiny, low: high, high: low * by },
            Self::Pair(None, [a, b]) => Self::Pair(Some(by), [b, a]),
            Self::Pair(..) => Self::UNIT,
            other => other,
        }
    }
}

#[flatten(exact, wgsl)]
fn tint(mode: Mode, other: Option<Mode>, x: f32) -> f32 {
    let base = match mode {
        Mode::Flat => 0.25,
        Mode::Lit => x,
        Mode::Shiny => x * x,
    };
    if other == Some(mode) { base + (mode as u32) as f32 } else { -base }
}

#[flatten(exact)]
fn listed(list: [Solid; 2], out: &mut Solid) -> (Mode, bool) {
    let same = list[0] == list[1];
    *out = if same { Solid::Nothing } else { list[0].turned(2.0) };
    match *out {
        Solid::Slab { mode, .. } => (mode, same),
        Solid::Ball(..) => (Mode::Lit, same),
        _ => (Mode::Flat, same),
    }
}

#[flatten(leaf)]
fn looked_up(solid: Solid, x: f32) -> (Solid, Option<Mode>) {
    (if x > 0.0 { solid } else { Solid::Nothing }, (x > 1.0).then_some(Mode::Shiny))
}

#[flatten(exact)]
fn asks(solid: Solid, x: f32) -> (Solid, i32) {
    let (solid, mode) = looked_up(solid, x);
    (solid, mode.map_or(-1, |mode| mode as i32))
}

#[flatten(preshader)]
fn drawn(p: Vec3, #[uniform] solid: Solid, #[uniform] mode: Mode) -> f32 {
    let k = if mode == Mode::Lit { 2.0 } else { 0.5 };
    match solid {
        Solid::Ball(center, radius) => (p - center).length() - radius * k,
        Solid::Slab { high, .. } => p.y - high.sin() * k,
        _ => p.x,
    }
}

/// What is private here is nobody's elsewhere.
#[flatten]
mod scene {
    use flatten::prelude::*;

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) struct Paint {
        pub(crate) kind: Kind,
        weight: f32,
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) enum Kind {
        Plain(Vec3),
        Striped { from: Vec3, to: Vec3, width: f32 },
    }

    /// Nobody marked it.
    enum Hit {
        Sky,
        Ground { at: Vec2, kind: Kind },
    }

    impl Hit {
        fn color(self) -> Vec3 {
            match self {
                Hit::Sky => vec3(0.25, 0.5, 1.0),
                Hit::Ground { kind: Kind::Plain(color), .. } => color,
                Hit::Ground { at, kind: Kind::Striped { from, to, width } } => {
                    if (at.x / width).floor() % 2.0 == 0.0 { from } else { to }
                }
            }
        }
    }

    fn hit(dir: Vec3, paint: Paint) -> Hit {
        if dir.y > -0.1 {
            return Hit::Sky;
        }
        Hit::Ground { at: dir.xz() / -dir.y, kind: paint.kind }
    }

    #[flatten(wgsl)]
    pub(crate) fn shade(dir: Vec3, paint: Paint) -> Vec3 {
        hit(dir, paint).color() * paint.weight
    }

    use Turn::*;

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) enum Turn {
        Left,
        Right(f32),
    }

    impl Turn {
        fn by(self) -> f32 {
            match self {
                Left => -1.0,
                Right(by) => by,
            }
        }
    }

    #[flatten(exact)]
    pub(crate) fn turned(turns: [Turn; 2], x: f32) -> (f32, Turn) {
        let mut sum = x;
        for turn in turns {
            sum += if matches!(turn, Right(by) if by > x) { turn.by() } else { 0.5 * turn.by() };
        }
        (sum, if turns[0] == Left { Right(sum) } else { Left })
    }

    /// What a body brings under a name is meant there.
    #[flatten(exact)]
    pub(crate) fn hidden(turn: Turn, x: f32) -> f32 {
        #[derive(Clone, Copy, PartialEq)]
        enum Side {
            Left,
            Right,
        }
        use Side::{Left, Right};
        let side = if turn == Turn::Left { Right } else { Left };
        match side {
            Left => x,
            Right => x * 2.0 - turn.by(),
        }
    }

    pub(crate) fn paint(kind: Kind, weight: f32) -> Paint {
        Paint { kind, weight }
    }
}

use scene::{Kind, Paint};

#[flatten(exact)]
fn repainted(paint: Paint, kind: Option<Kind>) -> (Paint, f32) {
    let mut paint = paint;
    if let Some(kind) = kind {
        paint.kind = kind;
    }
    let width = match paint.kind {
        Kind::Striped { width, .. } => width,
        Kind::Plain(color) => color.x,
    };
    (paint, width)
}

#[flatten(exact, wgsl)]
fn level(i: u32, x: Option<f32>) -> f32 {
    debug_assert!(i < 2 || x.is_some());
    let base = match i {
        0 => 0.25,
        1 => 0.5,
        2 => x.unwrap(),
        3 => x.expect("there is one"),
        _ => unreachable!("{i}"),
    };
    base * 2.0
}

/// What ends it may be a panic alone.
#[flatten(exact)]
fn doublings(x: f32, up: &mut f32) -> u32 {
    let mut count = 0;
    #[keep]
    while *up < x {
        *up *= 2.0;
        count += 1;
        if count > 200 {
            panic!("zero stays zero");
        }
    }
    count
}

flatten::items! {
    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Step {
        Stay,
        Move(i32),
    }

    #[flatten(exact)]
    fn walked(steps: [Step; 3], from: i32) -> (i32, Step) {
        let mut at = from;
        let mut last = Step::Stay;
        for step in steps {
            last = step;
            let Step::Move(by) = step else { continue };
            if by == 0 {
                break;
            }
            at = at.wrapping_add(by);
        }
        (at, last)
    }
}

const MODES: [Mode; 3] = [Mode::Flat, Mode::Lit, Mode::Shiny];

fn solids() -> [Solid; 7] {
    let pair = [Vec2::new(1.0, -2.0), Vec2::new(0.5, f32::INFINITY)];
    [
        Solid::Nothing,
        Solid::Ball(Vec3::new(1.0, -2.0, 0.5), 0.25),
        Solid::UNIT,
        Solid::Slab { low: -1.0, high: 0.5, mode: Mode::Flat },
        Solid::Slab { low: -0.0, high: 1e-40, mode: Mode::Shiny },
        Solid::Pair(None, pair),
        Solid::Pair(Some(-3.5), pair),
    ]
}

fn points() -> [Vec3; 4] {
    [Vec3::ZERO, Vec3::new(0.5, -1.25, 2.0), Vec3::new(-3.0, 0.75, 0.1), Vec3::X]
}

#[test]
fn enums_cross() {
    for (i, a) in solids().into_iter().enumerate() {
        for p in points() {
            assert_eq!(a.distance(p).to_bits(), a.distance_flat(p).to_bits(), "{a:?} {p}");
            assert!((drawn(p, a, Mode::Lit) - drawn_flat(p, a, Mode::Lit)).abs() < 1e-6, "{a:?} {p}");
            assert_eq!(drawn_varying(p, &drawn_preshader(a, Mode::Flat)), drawn_flat(p, a, Mode::Flat));
        }
        for by in [0.25, -2.0] {
            assert_eq!(a.turned(by), a.turned_flat(by));
        }
        for b in solids().into_iter().skip(i % 2) {
            let (mut x, mut y) = (b, b);
            assert_eq!(listed([a, b], &mut x), listed_flat([a, b], &mut y));
            assert_eq!(x, y);
        }
        for x in [0.0, 0.5, 2.0] {
            assert_eq!(asks(a, x), asks_flat(a, x));
        }
    }
}

#[test]
fn numbers_are_those_declared() {
    for mode in MODES {
        for other in [None, Some(Mode::Flat), Some(Mode::Lit), Some(Mode::Shiny)] {
            assert_eq!(tint(mode, other, 0.75), tint_flat(mode, other, 0.75), "{mode:?} {other:?}");
        }
    }
    assert_eq!(tint_flat(Mode::Shiny, Some(Mode::Shiny), 0.5), 7.25);
}

#[test]
fn modules_have_their_own() {
    let kinds =
        [Kind::Plain(Vec3::new(0.5, 0.25, 1.0)), Kind::Striped { from: Vec3::X, to: Vec3::Y, width: 0.5 }];
    for kind in kinds {
        let paint = scene::paint(kind, 0.75);
        for i in 0..25 {
            let dir = Vec3::new((i % 5 - 2) as f32 * 0.35, (i / 5 - 3) as f32 * 0.3, 1.0).normalize();
            let (a, b) = (scene::shade(dir, paint), scene::shade_flat(dir, paint));
            assert!(a.abs_diff_eq(b, 1e-6), "{kind:?} {dir} {a} {b}");
        }
        for other in [None, Some(kinds[0]), Some(kinds[1])] {
            assert_eq!(repainted(paint, other), repainted_flat(paint, other));
        }
    }
}

#[test]
fn variants_are_named_alone() {
    let turns = [scene::Turn::Left, scene::Turn::Right(0.25), scene::Turn::Right(3.0)];
    for i in 0..9 {
        let turns = [turns[i % 3], turns[i / 3]];
        assert_eq!(scene::turned(turns, 0.5), scene::turned_flat(turns, 0.5), "{turns:?}");
        assert_eq!(scene::hidden(turns[0], 0.5), scene::hidden_flat(turns[0], 0.5));
    }
}

#[test]
fn loops_go_over_enums() {
    let steps = [Step::Stay, Step::Move(0), Step::Move(5), Step::Move(-2)];
    for i in 0..64 {
        let steps = [steps[i % 4], steps[i / 4 % 4], steps[i / 16]];
        assert_eq!(walked(steps, 3), walked_flat(steps, 3), "{steps:?}");
    }
}

/// For what the original panics at nothing is chosen.
#[test]
fn panics_are_nobodys() {
    for i in 0..4 {
        assert_eq!(level(i, Some(3.0)), level_flat(i, Some(3.0)));
    }
    assert_eq!(level(1, None), level_flat(1, None));
    for x in [0.5, 3.0, 1e9] {
        let (mut a, mut b) = (1.0, 1.0);
        assert_eq!((doublings(x, &mut a), a), (doublings_flat(x, &mut b), b));
    }
    assert_eq!(doublings_flat(1.0, &mut 0.0), 0);
    // What it gives there does not matter; it does not panic.
    let _ = (level_flat(9, None), level_flat(2, None));
    assert_eq!(LEVEL_WGSL.matches("select(").count(), 2, "{LEVEL_WGSL}");
    assert!(!LEVEL_WGSL.contains("x.is_some") && !LEVEL_WGSL.contains("2u"), "{LEVEL_WGSL}");
}

/// The variants stand one after another; what is hit is none of the parameters, and stays inside.
#[test]
fn variants_are_fields() {
    assert!(TINT_WGSL.contains("struct Mode {\n    tag: u32,\n}"), "{TINT_WGSL}");
    let kind = "struct Kind {\n    tag: u32,\n    plain_0_: vec3<f32>,\n    striped_from: vec3<f32>,\n    \
                striped_to: vec3<f32>,\n    striped_width: f32,\n}";
    assert!(scene::SHADE_WGSL.contains(kind), "{}", scene::SHADE_WGSL);
    assert!(!scene::SHADE_WGSL.contains("Hit"), "{}", scene::SHADE_WGSL);
    // The sky or not, plain or not, and which stripe.
    assert_eq!(scene::SHADE_WGSL.matches("select(").count(), 3, "{}", scene::SHADE_WGSL);
}

/// Variants that modules show by a `use` of their own: all of an enum, some under other names, through a module between, and one
/// that a name here hides.
#[flatten(exact)]
mod shown {
    pub(crate) mod kinds {
        pub(crate) use self::Kind::*;
        use self::inner::Far::Lost;
        pub(crate) use self::inner::Far::{Away as Gone, Here};

        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) enum Kind {
            Round(f32),
            Square { side: f32 },
            Nothing,
        }

        pub(crate) mod inner {
            #[derive(Clone, Copy, PartialEq, Debug)]
            pub(crate) enum Far {
                Here,
                Away(f32),
                Lost,
            }
        }

        pub(crate) fn lost() -> inner::Far {
            Lost
        }
    }

    mod between {
        pub(crate) use super::kinds::*;
    }

    use between::*;
    use kinds::Nothing as Empty;

    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct Square {
        pub(crate) side: f32,
    }

    #[flatten]
    pub(crate) fn pick(n: u32, x: f32) -> (Kind, inner::Far, Square) {
        let kind = match n {
            0 => Round(x),
            1 => Kind::Square { side: x },
            2 => Empty,
            _ => Nothing,
        };
        let far = if n == 1 {
            Here
        } else if n == 2 {
            Gone(x * 0.5)
        } else {
            lost()
        };
        let side = match (kind, far) {
            (Round(r), Gone(d)) => r + d,
            (Round(r), _) => r,
            (Kind::Square { side }, Here) => side * 3.0,
            (Nothing, Gone(d)) if d > 0.0 => d,
            _ => -1.0,
        };
        (kind, far, Square { side })
    }

    pub(crate) mod below {
        use super::between::{Nothing, Round};
        use super::*;

        #[flatten]
        pub(crate) fn is_round(kind: Kind, far: inner::Far) -> bool {
            matches!(kind, Round(r) if r > 1.0) || kind == Nothing && far != Here
        }
    }
}

#[test]
fn variants_are_shown_by_modules() {
    for n in 0..4 {
        for x in [0.5, 2.0, -3.0] {
            let (kind, far, square) = shown::pick(n, x);
            assert_eq!(shown::pick_flat(n, x), (kind, far, square), "{n} {x}");
            let is_round = shown::below::is_round(kind, far);
            assert_eq!(shown::below::is_round_flat(kind, far), is_round, "{n} {x}");
        }
    }
    assert_eq!(shown::pick_flat(1, 2.0).2, shown::Square { side: 6.0 });
    assert_eq!(shown::pick_flat(2, 2.0).2, shown::Square { side: 1.0 });
}

/// A `use` of all variants in a body.
#[flatten(exact)]
mod everything {
    mod far {
        #[derive(Clone, Copy)]
        pub(crate) enum Far {
            Near(f32),
            Away,
        }
    }

    use far::Far;

    #[derive(Clone, Copy)]
    enum Kind {
        Flat(f32),
        Bare,
        Scaled { by: f32 },
    }

    impl Kind {
        fn level(self) -> f32 {
            use Kind::*;
            match self {
                Flat(x) => x,
                Bare => 0.5,
                Scaled { by } => by * 2.0,
            }
        }

        fn flat(self) -> f32 {
            use self::Kind::*;
            if let Flat(x) = self { x } else { 9.0 }
        }
    }

    /// What the block declares wins.
    fn both(far: Far, kind: Kind) -> f32 {
        use Far::*;
        use Kind::*;
        #[allow(non_upper_case_globals)]
        const Bare: f32 = 3.0;
        match (far, kind) {
            (Near(x), Flat(y)) => x + y,
            (Away, _) => Bare,
            _ => 11.0,
        }
    }

    #[allow(non_camel_case_types)]
    #[derive(Clone, Copy)]
    enum Word {
        r#if,
        Else,
        Flat,
    }

    /// Two that bring one name, which nobody uses then, and a raw one.
    fn raw(x: f32) -> f32 {
        use Kind::*;
        use Word::*;
        let word = if x > 1.0 { r#if } else { Else };
        let _ = (Word::Flat, Bare);
        match word {
            r#if => x,
            Else => 2.0,
            _ => 0.0,
        }
    }

    #[flatten]
    pub(crate) fn all(x: f32, n: u32) -> f32 {
        use Kind::*;
        let kind = match n {
            0 => Flat(x),
            1 => Bare,
            _ => Scaled { by: x },
        };
        let far = if n > 1 { Far::Near(x) } else { Far::Away };
        kind.level()
            + kind.flat() * 10.0
            + both(far, kind) * 100.0
            + both(Far::Near(1.0), kind) * 1000.0
            + raw(x) * 1e4
    }
}

#[test]
fn variants_are_brought_into_bodies() {
    assert_eq!(everything::all(1.5, 0), 1.5 + 15.0 + 300.0 + 2500.0 + 15_000.0);
    for n in 0..3 {
        assert_eq!(everything::all_flat(1.5, n), everything::all(1.5, n), "{n}");
    }
}
