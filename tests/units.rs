//! Modules marked `#[flatten]` among other modules: what they use outside, and who uses them.

use flatten::prelude::*;

/// Items on their own, which modules use.
mod noise {
    use flatten::prelude::*;

    #[flatten(exact)]
    pub(crate) fn hash(x: f32) -> f32 {
        scale(x * 12.5).fract()
    }

    #[flatten(source)]
    fn scale(x: f32) -> f32 {
        x * SCALE
    }

    #[flatten]
    pub(crate) const SCALE: f32 = 3.25;

    #[flatten(methods)]
    #[derive(Clone, Copy)]
    pub(crate) struct Wave {
        pub(crate) speed: f32,
        pub(crate) phase: f32,
    }

    #[flatten(exact)]
    impl Wave {
        pub(crate) fn at(&self, t: f32) -> f32 {
            (t * self.speed + self.phase).sin()
        }
    }
}

/// Not marked: nothing of it can be flattened.
fn log(x: f32) {
    println!("{x}");
}

#[flatten(exact)]
fn double(x: f32) -> f32 {
    x * 2.0
}

#[flatten(exact)]
mod shapes {
    use super::noise::{self, SCALE, Wave, hash as scatter};
    use super::*;

    pub(crate) struct Ray {
        pub(crate) origin: Vec3,
        pub(crate) dir: Vec3,
    }

    #[derive(Clone, Copy)]
    pub(crate) struct Ball {
        pub(crate) center: Vec3,
        radius: f32,
    }

    impl Ray {
        pub(crate) fn at(&self, t: f32) -> Vec3 {
            self.origin + self.dir * t
        }

        /// Uses the other type, which uses this one.
        pub(crate) fn meets(&self, ball: &Ball) -> f32 {
            ball.distance(self) - noise::hash(self.origin.x)
        }

        #[allow(dead_code)]
        fn show(&self) {
            log(self.origin.x);
        }
    }

    impl Ball {
        pub(crate) const UNIT: f32 = 1.0;

        pub(crate) fn new(center: Vec3) -> Ball {
            Ball { center, radius: Self::UNIT }
        }

        fn distance(&self, ray: &Ray) -> f32 {
            (ray.at(0.5) - self.center).length() - self.radius
        }
    }

    /// Unmarked, visible, and used by others.
    pub(crate) fn soften(x: f32) -> f32 {
        helper(double(x)) / (1.0 + x.abs())
    }

    fn helper(x: f32) -> f32 {
        x - 0.5
    }

    #[allow(dead_code)]
    fn unmarked(x: f32) -> f32 {
        log(x);
        x
    }

    #[flatten]
    pub(crate) fn shade(p: Vec2, wave: Wave) -> f32 {
        let ray = Ray { origin: p.extend(scatter(p.y)), dir: Vec3::Z };
        let ball = Ball::new(Vec3::ONE * SCALE);
        soften(ray.meets(&ball)) + wave.at(p.x) + super::double(crate::noise::hash(p.x)) + inner::deep(p.y)
    }

    pub(crate) mod inner {
        use super::*;

        #[flatten]
        pub(crate) fn deep(x: f32) -> f32 {
            scatter(x) + helper(x) + super::super::double(x) + innermost::last(x)
        }

        pub(super) mod innermost {
            use crate::double as twice;

            #[flatten]
            pub(in crate::shapes) fn last(x: f32) -> f32 {
                twice(x) * super::SCALE
            }

            #[test]
            fn twins_of_inner_modules() {
                for x in [-2.5, -0.0, 0.75] {
                    assert_eq!(last(x).to_bits(), last_flat(x).to_bits());
                    assert_eq!(super::deep(x).to_bits(), super::deep_flat(x).to_bits());
                }
            }
        }
    }

    impl Ray {
        #[flatten]
        pub(crate) fn bend(&self, by: f32) -> Ray {
            Ray { origin: self.at(double(by)), dir: self.dir }
        }
    }
}

/// A module that uses the other one, its methods and private helpers included.
#[flatten(exact)]
mod scene {
    use crate::shapes::{Ball, Ray, inner, soften};
    use flatten::math::*;
    use flatten::prelude::*;

    #[flatten]
    pub(crate) fn view(p: Vec2) -> f32 {
        let ray = Ray { origin: p.extend(0.0), dir: Vec3::Z };
        let far = ray.meets(&Ball::new(Vec3::Y * Ball::UNIT));
        mix(soften(far), inner::deep(p.x), saturate(p.y))
    }
}

/// Names of Rust and glam with meanings of their own, which travel with what uses them.
#[flatten(exact)]
mod own_names {
    use flatten::prelude::*;

    pub(crate) const PI: f32 = 3.0;
    const TAU: f32 = super::OFFSET * 2.0;

    pub(crate) fn vec2(x: f32) -> f32 {
        x - PI
    }

    pub(crate) fn angle(x: f32) -> f32 {
        vec2(x) * PI + TAU + consts::E + there(x)
    }

    #[cfg(not(doctest))]
    fn there(x: f32) -> f32 {
        x * 0.5
    }

    mod consts {
        pub(super) const E: f32 = -1.0;
    }

    #[flatten]
    pub(crate) fn own(x: f32) -> f32 {
        angle(x)
    }
}

#[flatten]
const OFFSET: f32 = 0.125;

#[flatten(exact)]
fn by_own_names(x: f32) -> f32 {
    own_names::angle(x) * 2.0
}

#[test]
fn names_keep_their_meanings() {
    for x in [-1.5, 0.0, 2.0] {
        assert_eq!(own_names::own(x).to_bits(), own_names::own_flat(x).to_bits(), "{x}");
        assert_eq!(by_own_names(x).to_bits(), by_own_names_flat(x).to_bits(), "{x}");
    }
}

#[flatten(exact)]
fn tenfold(x: f32) -> f32 {
    x * 10.0
}

#[flatten(exact)]
fn hundredfold(x: f32) -> f32 {
    x * 100.0
}

/// Names that a glob does not bring, and one that `cfg` chooses.
#[flatten(exact)]
mod sights {
    use super::*;
    #[allow(unused_imports)]
    use hidden::*;

    mod hidden {
        #[allow(dead_code)]
        fn tenfold(x: f32) -> f32 {
            x * 2.0
        }

        #[allow(dead_code)]
        pub(super) fn hundredfold(x: f32) -> f32 {
            x * 3.0
        }
    }

    /// `tenfold` is private where it would come from.
    #[flatten]
    pub(crate) fn by_glob(x: f32) -> f32 {
        tenfold(x)
    }

    mod private_use {
        #[allow(unused_imports)]
        use super::hidden::hundredfold;
    }

    pub(crate) mod beside {
        use super::super::*;
        #[allow(unused_imports)]
        use super::private_use::*;

        /// The other module's import is its own.
        #[flatten]
        pub(crate) fn by_other(x: f32) -> f32 {
            hundredfold(x)
        }
    }

    #[cfg(doctest)]
    mod chosen {
        pub(super) fn pick(x: f32) -> f32 {
            x * 7.0
        }
    }

    #[cfg(not(doctest))]
    mod chosen {
        pub(super) fn pick(x: f32) -> f32 {
            marked(x)
        }

        #[flatten]
        pub(super) fn marked(x: f32) -> f32 {
            x * 9.0
        }

        pub(super) fn both(x: f32) -> (f32, f32) {
            (marked(x), marked_flat(x))
        }
    }

    pub(crate) mod condition {
        #[cfg(not(doctest))]
        use super::hidden::hundredfold as threefold;
        use flatten::prelude::*;

        /// An import under `cfg` that nothing else may replace.
        #[flatten]
        pub(crate) fn by_condition(x: f32) -> f32 {
            threefold(x.clamp(0.0, 1.0)) + vec2(x, 0.0).y
        }
    }

    pub(crate) fn both(x: f32) -> (f32, f32) {
        (chosen::both(x).0 + chosen::pick(x), chosen::both(x).1 * 2.0)
    }
}

/// Names that a `use` says beside a glob that brings them too.
#[flatten(exact)]
mod sides {
    use near::*;
    use onward::right;

    #[allow(dead_code)]
    mod near {
        pub(super) fn right(x: f32) -> f32 {
            x - 2.0
        }

        pub(super) fn middle(x: f32) -> f32 {
            x - 3.0
        }
    }

    mod far {
        pub(super) fn right(x: f32) -> f32 {
            x * 5.0
        }
    }

    mod onward {
        pub(super) use super::far::right;
    }

    #[flatten]
    pub(crate) fn all(x: f32) -> f32 {
        right(x) * 10.0 + middle(x) * 100.0
    }
}

#[test]
fn globs_bring_what_they_bring_in_rust() {
    for x in [-1.5, 0.25, 2.0] {
        assert_eq!((sights::by_glob(x), sights::by_glob_flat(x)), (x * 10.0, x * 10.0));
        assert_eq!((sights::beside::by_other(x), sights::beside::by_other_flat(x)), (x * 100.0, x * 100.0));
        assert_eq!(sights::both(x), (x * 18.0, x * 18.0));
        let (want, got) = (sights::condition::by_condition(x), sights::condition::by_condition_flat(x));
        assert_eq!((want, got), (x.clamp(0.0, 1.0) * 3.0, want));
    }
}

#[test]
fn a_name_that_is_imported_is_not_the_globs() {
    assert_eq!((sides::all(1.0), sides::all_flat(1.0)), (-150.0, -150.0));
}

use shapes::{Ball, Ray};

/// An item on its own that uses a module.
#[flatten(exact)]
fn alone(p: Vec2) -> f32 {
    let ray = Ray { origin: p.extend(1.0), dir: Vec3::Y };
    ray.bend(p.x).meets(&Ball::new(Vec3::X)) + shapes::soften(p.y) + scene::view(p)
}

#[test]
fn twins_equal_their_originals() {
    for x in [-7.5, -1.0, -0.0, 0.0, 0.3, 2.0, f32::NAN] {
        for y in [-3.0, 0.0, 0.5, 1.25] {
            let p = vec2(x, y);
            let wave = noise::Wave { speed: 2.0, phase: y };
            assert_eq!(shapes::shade(p, wave).to_bits(), shapes::shade_flat(p, wave).to_bits(), "{p}");
            assert_eq!(scene::view(p).to_bits(), scene::view_flat(p).to_bits(), "{p}");
            assert_eq!(alone(p).to_bits(), alone_flat(p).to_bits(), "{p}");
            let ray = Ray { origin: p.extend(y), dir: Vec3::X };
            let (bent, flat) = (ray.bend(x), ray.bend_flat(x));
            assert_eq!(bent.origin.to_array().map(f32::to_bits), flat.origin.to_array().map(f32::to_bits));
            assert_eq!(bent.dir, flat.dir);
        }
    }
}
