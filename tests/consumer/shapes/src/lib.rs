//! The library: it calls `flatten` by another name, and passes parts of `noise` on.
#![deny(warnings, missing_docs, unreachable_pub)]

use fl::prelude::*;

pub use noise::fbm as clouds;

/// What most users want.
pub mod prelude {
    pub use crate::ray::*;
    pub use crate::{clouds, ground, sphere};
    pub use noise::OCTAVES;
}

/// Rays and what they hit.
pub mod ray {
    use fl::prelude::*;

    /// A half line.
    #[flatten(methods, crate = fl)]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Ray {
        /// Where it begins.
        pub origin: Vec3,
        /// Where it goes.
        pub dir: Vec3,
    }

    #[flatten(exact, crate = fl)]
    impl Ray {
        /// No distance.
        pub const START: f32 = 0.0;

        /// A ray of length 1 a step.
        pub fn new(origin: Vec3, dir: Vec3) -> Ray {
            Ray { origin, dir: dir.normalize() }
        }

        /// The point after a distance.
        pub fn at(&self, t: f32) -> Vec3 {
            self.origin + self.dir * (t + Self::START)
        }

        /// Moves the origin.
        pub fn advance(&mut self, t: f32) {
            self.origin = self.at(t);
        }
    }

    /// What a ray meets.
    #[flatten(crate = fl)]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Hit {
        /// The ray.
        pub ray: Ray,
        /// How far along it.
        pub t: f32,
        /// Whether it is a hit at all.
        pub found: bool,
    }
}

/// What hides its fields.
pub mod lens {
    use fl::prelude::*;
    use noise::worley::Patch;

    /// A lens.
    #[flatten(methods, crate = fl)]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Lens {
        bend: Bend,
        patch: Patch,
    }

    #[flatten(crate = fl)]
    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Bend(f32, Mat2);

    #[flatten(exact, crate = fl)]
    impl Lens {
        /// A lens over a patch.
        pub fn over(patch: Patch, bend: f32) -> Lens {
            Lens { bend: Bend(bend, Mat2::from_angle(bend)), patch }
        }

        /// Where it sends a point.
        pub fn bent(&self, p: Vec2) -> Vec2 {
            self.bend.1 * p * self.bend.0 + self.patch.depth()
        }
    }
}

use ray::{Hit, Ray};

/// The distance to a sphere around the origin.
#[flatten(exact, crate = fl)]
pub fn sphere(p: Vec3, radius: f32) -> f32 {
    p.length() - radius
}

/// The height of the ground.
#[flatten(exact, crate = fl)]
pub fn ground(p: Vec3) -> f32 {
    p.y + clouds(Vec2::new(p.x, p.z)) * 0.25 + noise::lattice::hash(p.truncate()) * 0.125
}

/// Walks along a ray.
#[flatten(exact, crate = fl)]
pub fn march(ray: Ray, steps: f32) -> Hit {
    let mut walker = ray;
    let mut t = Ray::START;
    for _ in 0..6 {
        let d = sphere(walker.origin, 1.0).min(ground(walker.origin));
        if d < 0.01 {
            return Hit { ray, t, found: true };
        }
        walker.advance(d * steps);
        t += d * steps;
    }
    Hit { ray, t, found: false }
}

/// A module over items and modules of another crate.
#[fl::flatten(exact, crate = fl)]
pub mod terrain {
    use super::ray::Ray;
    use fl::prelude::*;
    use noise::worley::{self, Cell, Point, SPREAD};

    /// Stones on the ground.
    pub fn stones(p: Vec2) -> f32 {
        let point: Point = Cell::around(p).point();
        worley::nearest(p) * SPREAD + point.distance(p)
    }

    /// The height below a ray.
    #[flatten]
    pub fn below(ray: Ray, t: f32) -> f32 {
        let p = ray.at(t);
        stones(p.truncate()) + super::ground(p) + deeper::fold(p)
    }

    /// One level down.
    pub mod deeper {
        use super::*;

        /// Uses what the module around imports.
        #[flatten]
        pub fn fold(p: Vec3) -> f32 {
            stones(p.truncate()) - worley::cells(p.truncate())
        }
    }
}

fl::items! {
    #![flatten(exact, crate = fl)]

    use noise::{Ridge, valley::floor};

    /// A mountain of ridges of another crate, and of stones of a module in this one.
    #[flatten]
    pub fn mountain(p: Vec2) -> f32 {
        high(p) - floor(p) * noise::ROUGH
    }

    fn high(p: Vec2) -> f32 {
        Ridge::new(p).height(p) + noise::ridge(p) + terrain::stones(p)
    }
}

#[fl::flatten(leaf, crate = fl)]
fn spin(p: Vec3, m: Mat3) -> (Vec3, usize) {
    let names = [p.x, p.y, p.z].map(|x| format!("{x}"));
    (m * p.zxy(), names.iter().map(String::len).sum())
}

/// A leaf of this crate, and one of the crate below behind a function of that.
#[flatten(exact, crate = fl)]
pub fn bumps(p: Vec3) -> f32 {
    let (q, count) = spin(p, Mat3::from_diagonal(vec3(1.0, p.x, 2.0)));
    noise::billow(q.truncate()) * 2.0 + p.z + count as f32
}

/// Numbers that know their slopes.
#[fl::flatten(exact, crate = fl)]
pub mod dual {
    use std::ops::{Add, Mul, Neg};

    /// A value and its slope.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Dual {
        value: f32,
        slope: f32,
    }

    impl Dual {
        /// The variable itself.
        pub fn variable(value: f32) -> Self {
            Self { value, slope: 1.0 }
        }

        /// The slope.
        pub fn slope(self) -> f32 {
            self.slope
        }
    }

    impl Add for Dual {
        type Output = Self;

        fn add(self, other: Self) -> Self {
            Self { value: self.value + other.value, slope: self.slope + other.slope }
        }
    }

    impl Mul for Dual {
        type Output = Self;

        fn mul(self, other: Self) -> Self::Output {
            let slope = self.slope * other.value + self.value * other.slope;
            Self { value: self.value * other.value, slope }
        }
    }

    impl Mul<Dual> for f32 {
        type Output = Dual;

        fn mul(self, of: Dual) -> Dual {
            Dual { value: self * of.value, slope: self * of.slope }
        }
    }

    impl Neg for &Dual {
        type Output = Dual;

        fn neg(self) -> Dual {
            -1.0 * *self
        }
    }

    /// The slope of a polynomial.
    #[flatten]
    pub fn of_cubic(x: f32) -> f32 {
        let x = Dual::variable(x);
        (x * x * x + 2.0 * x + -&x).slope()
    }
}

/// Solids of several kinds.
pub mod solids {
    use crate::ray::Ray;
    use fl::prelude::*;

    /// A solid.
    #[flatten(methods, crate = fl)]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum Solid {
        /// Nothing at all.
        Nothing,
        /// Around a center.
        Ball(Vec3, f32),
        /// Between two heights.
        Slab {
            /// The lower one.
            low: f32,
            /// The upper one.
            high: f32,
        },
    }

    /// How a surface looks.
    #[flatten(crate = fl)]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum Look {
        /// As it is.
        Plain,
        /// With a gloss.
        Shiny = 4,
    }

    #[flatten(exact, crate = fl)]
    impl Solid {
        /// The distance from a point, if there is anything.
        pub fn distance(&self, p: Vec3) -> Option<f32> {
            match *self {
                Solid::Nothing => None,
                Solid::Ball(center, radius) => Some(p.distance(center) - radius),
                Solid::Slab { low, high } => Some((low - p.y).max(p.y - high)),
            }
        }
    }

    /// The nearer of two, with its look.
    #[flatten(exact, crate = fl)]
    pub fn nearer(ray: Ray, a: Solid, b: Solid) -> Option<(Solid, Look)> {
        let (at, other) = (a.distance(ray.origin), b.distance(ray.origin));
        let first = at.is_some_and(|at| other.is_none_or(|other| at <= other));
        if first { Some((a, Look::Plain)) } else { other.map(|_| (b, Look::Shiny)) }
    }
}

/// Variants by their names alone.
#[flatten(crate = fl)]
pub mod looks {
    use Kind::{Rough as Coarse, Smooth};
    use self::deeper::Side::*;

    /// What a surface is like.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum Kind {
        /// So much.
        Rough(f32),
        /// Not at all.
        Smooth,
    }

    /// Names of its own.
    pub mod deeper {
        /// Where.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub enum Side {
            /// Before.
            Front,
            /// Behind, by so much.
            Back {
                /// How far.
                by: f32,
            },
        }
    }

    /// How bright it is.
    pub fn bright(kind: Kind, side: deeper::Side) -> f32 {
        let rough = matches!(kind, Coarse(x) if x > 0.5);
        let base = match (kind, side) {
            (Smooth, Front) => 1.0,
            (Coarse(x), Front) => x,
            (_, Back { by }) => by * 0.5,
        };
        if rough && side != Front { -base } else { base }
    }

    /// Whether it is the other side.
    pub fn turned(side: deeper::Side, by: f32) -> deeper::Side {
        if let Front = side { Back { by } } else { Front }
    }
}
