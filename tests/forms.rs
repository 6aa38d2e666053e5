//! Where a function's callees may stand, and what stands beside it: the twin equals the original in each place.

use flatten::prelude::*;

// A caller before its callee, a callee in another module, a renamed import, a re-export, a glob.
#[flatten(exact)]
fn caller(x: f32) -> f32 {
    let y = helper(x);
    noise::fbm(y) + renamed(y, STEP) + noise::inner::deep(x) + globbed(x)
}

#[flatten(exact)]
fn helper(x: f32) -> f32 {
    x * 2.0 + STEP
}

#[flatten]
const STEP: f32 = 0.25;

use noise::fbm as renamed_fbm;
use noise::globs::*;

#[flatten(exact)]
fn renamed(x: f32, y: f32) -> f32 {
    renamed_fbm(x) - y
}

mod noise {
    use flatten::prelude::*;

    // The same name as the helper of the other module, with another meaning.
    #[flatten(source)]
    fn helper(x: f32) -> f32 {
        x - 7.0
    }

    #[flatten(exact)]
    pub(super) fn fbm(x: f32) -> f32 {
        if x < 0.0 { helper(x) } else { self::helper(-x) }
    }

    pub(super) mod inner {
        use flatten::prelude::*;

        #[flatten(exact)]
        pub(in crate::noise) fn hidden(x: f32) -> f32 {
            super::fbm(x) * 0.5
        }

        #[flatten(exact)]
        pub(crate) fn deep(x: f32) -> f32 {
            hidden(x) + super::super::helper(x)
        }
    }

    pub(super) mod globs {
        use flatten::prelude::*;

        #[flatten(exact)]
        pub(crate) fn globbed(x: f32) -> f32 {
            x.sin().abs()
        }
    }
}

#[test]
fn callees_are_found_wherever_they_stand() {
    for x in [-3.5, -0.0, 0.0, 0.3, 1e9, f32::NAN] {
        assert_eq!(caller(x).to_bits(), caller_flat(x).to_bits(), "{x}");
        assert_eq!(noise::inner::deep(x).to_bits(), noise::inner::deep_flat(x).to_bits(), "{x}");
    }
}

#[flatten]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Ray {
    origin: Vec3,
    dir: Vec3,
}

#[flatten]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Hit {
    ray: Ray,
    t: f32,
}

#[flatten(exact)]
fn step(hit: Hit, by: f32) -> Hit {
    if by > 0.0 {
        let origin = hit.ray.origin + hit.ray.dir * by;
        return Hit { ray: Ray { origin, dir: hit.ray.dir }, t: hit.t + by };
    }
    hit
}

#[test]
fn structs_are_items_too() {
    let hit = Hit { ray: Ray { origin: Vec3::ONE, dir: vec3(0.5, -1.0, 2.0) }, t: 0.5 };
    for by in [-1.0, 0.0, 3.0] {
        assert_eq!(step(hit, by), step_flat(hit, by));
    }
}

mod geometry {
    use flatten::prelude::*;

    #[flatten]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(super) struct Edge {
        pub(super) from: Vec2,
        pub(super) to: Vec2,
    }

    #[flatten]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(super) struct Corner {
        pub(super) edges: (Edge, Edge),
        pub(super) sharp: bool,
    }
}

use geometry::Corner as Bend;

// `Edge` has no name here, `Corner` another one.
#[flatten(exact)]
fn turned(corner: Bend) -> (Bend, f32) {
    let mut out = corner;
    out.edges.0.from = -corner.edges.0.to;
    (out, 1.0)
}

#[flatten(exact)]
mod parts {
    pub(super) mod inner {
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Leaf {
            pub(crate) size: f32,
        }

        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Branch {
            pub(crate) leaf: Leaf,
            pub(crate) turn: f32,
        }
    }

    use inner::Branch;

    #[flatten]
    pub(super) fn grown(branch: Branch) -> Branch {
        let mut out = branch;
        out.leaf.size *= 2.0;
        out
    }
}

#[test]
fn structs_may_have_no_name_here() {
    let edge = geometry::Edge { from: Vec2::X, to: vec2(2.0, 3.0) };
    let corner = Bend { edges: (edge, edge), sharp: true };
    assert_eq!(turned(corner), turned_flat(corner));
    let branch = parts::inner::Branch { leaf: parts::inner::Leaf { size: 1.5 }, turn: 0.5 };
    assert_eq!(parts::grown(branch), parts::grown_flat(branch));
}

#[flatten(exact)]
mod shaders {
    use super::*;

    pub(super) const STEPS: i32 = 8;

    #[derive(Clone, Copy)]
    pub(super) struct Sphere {
        center: Vec3,
        radius: f32,
    }

    // Neither marked, nor before its callers.
    fn distance(p: Vec3, s: Sphere) -> f32 {
        (p - s.center).length() - s.radius
    }

    #[flatten]
    pub(super) fn march(from: Vec3, dir: Vec3, #[uniform] radius: f32) -> f32 {
        let sphere = Sphere { center: vec3(0.0, 0.0, 5.0), radius };
        let mut t = 0.0;
        for _ in 0..STEPS {
            let d = distance(from + dir * t, sphere);
            if d < 0.001 {
                break;
            }
            t += d;
        }
        t + inner::nudge(t)
    }

    mod inner {
        use super::helper as from_above;

        pub(super) fn nudge(x: f32) -> f32 {
            from_above(x) + super::helper(x)
        }

        #[flatten::flatten]
        pub(super) fn entry(x: f32) -> f32 {
            nudge(x)
        }

        pub(super) fn both(x: f32) -> (f32, f32) {
            (entry(x), entry_flat(x))
        }
    }

    pub(super) fn both(x: f32) -> (f32, f32) {
        inner::both(x)
    }

    fn helper(x: f32) -> f32 {
        x * 0.125
    }

    // What no marked function reaches is of no concern.
    #[allow(dead_code)]
    fn unrelated(text: &str) -> usize {
        text.len()
    }
}

#[test]
fn a_module_sees_itself() {
    for radius in [0.5, 1.0, 4.0, 7.0] {
        let (from, dir) = (vec3(0.1, -0.2, 0.0), vec3(0.0, 0.0, 1.0));
        let (want, got) = (shaders::march(from, dir, radius), shaders::march_flat(from, dir, radius));
        assert_eq!(want.to_bits(), got.to_bits(), "{radius}");
    }
    let (want, got) = shaders::both(3.0);
    assert_eq!(want.to_bits(), got.to_bits());
}

#[test]
fn items_may_stand_in_a_body() {
    #[flatten]
    fn outer(x: f32) -> f32 {
        inner(x) + 1.0
    }
    #[flatten]
    fn inner(x: f32) -> f32 {
        x * x
    }
    assert_eq!(outer(3.0), outer_flat(3.0));
}

macro_rules! made {
    ($name:ident, $value:expr) => {
        #[flatten(exact)]
        fn $name(x: f32) -> f32 {
            $value * x
        }
    };
}

made!(made_one, 1.0 + 2.0);

#[flatten(exact)]
fn calls_made(x: f32) -> f32 {
    made_one(x)
}

#[test]
fn functions_may_come_out_of_macros() {
    assert_eq!(made_one(3.0), 9.0);
    assert_eq!(made_one_flat(3.0), 9.0);
    assert_eq!(calls_made_flat(3.0), 9.0);
}

// A name of std's prelude macros.
#[flatten]
fn line(x: f32) -> f32 {
    x + 1.0
}

#[flatten]
fn calls_line(x: f32) -> f32 {
    line(x) * 2.0
}

#[test]
fn names_of_std_macros_are_names() {
    assert_eq!(calls_line_flat(1.0), calls_line(1.0));
}

#[flatten]
#[derive(Clone, Copy)]
struct Lens {
    focus: f32,
    width: f32,
}

#[flatten]
const PLAIN: Lens = Lens { focus: 2.0, width: 0.5 };

// The only place that names `PLAIN`.
#[flatten]
fn wide(x: f32) -> f32 {
    let lens = Lens { width: x, ..PLAIN };
    lens.focus * lens.width
}

#[test]
fn the_base_of_a_struct_is_seen() {
    assert_eq!((wide(3.0), wide_flat(3.0)), (6.0, 6.0));
}

// A name that is no keyword is the same with `r#` and without.
#[flatten(exact)]
fn raw_parameter(r#x: f32, a: f32) -> f32 {
    let r#b = x * a;
    let f = |r#a: f32| a - b;
    f(2.0)
        + match a {
            r#c if c > 1.0 => c,
            _ => b,
        }
}

#[flatten(exact)]
fn raw_use(x: f32, a: f32) -> f32 {
    let b = r#x * a;
    let f = |a: f32| r#a - r#b;
    f(2.0) + b.r#abs()
}

#[flatten(methods)]
#[derive(Clone, Copy)]
struct Raw {
    r#left: f32,
    right: f32,
}

#[flatten(exact)]
impl Raw {
    fn r#sum(&self, r#x: f32) -> f32 {
        self.left * x + self.r#right
    }

    fn twice(&self, x: f32) -> f32 {
        let Raw { left, r#right } = *self;
        self.sum(r#x) + self.r#sum(left) - right
    }
}

#[flatten(exact)]
mod raw {
    pub(crate) mod r#low {
        pub(in super::super::raw) fn half<const r#N: usize>(x: [f32; N]) -> f32 {
            x[N - 1] * 0.5
        }
    }

    #[flatten]
    pub(crate) fn halves(x: f32) -> f32 {
        low::half([x, 3.0]) + r#low::r#half([x])
    }
}

#[test]
fn raw_names_are_names() {
    assert_eq!((raw_parameter(3.0, 4.0), raw_parameter_flat(3.0, 4.0)), (-6.0, -6.0));
    assert_eq!((raw_parameter(3.0, 0.5), raw_parameter_flat(3.0, 0.5)), (2.0, 2.0));
    assert_eq!((raw_use(-3.0, 4.0), raw_use_flat(-3.0, 4.0)), (26.0, 26.0));
    let raw = Raw { left: 2.0, right: 5.0 };
    assert_eq!((raw.twice(3.0), raw.twice_flat(3.0)), (15.0, 15.0));
    assert_eq!((raw::halves(4.0), raw::halves_flat(4.0)), (3.5, 3.5));
}
