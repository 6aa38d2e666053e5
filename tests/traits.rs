//! Traits and generic functions whose names stand in several places of a tree: what rustc is asked fits together.

use flatten::prelude::*;

#[flatten]
mod shapes {
    pub(crate) trait Shape {
        const ROUND: f32 = 2.0;

        fn at(&self, x: f32) -> f32;

        fn wide(&self, x: f32) -> f32 {
            self.at(x) * Self::ROUND
        }
    }

    #[derive(Clone, Copy)]
    pub(crate) struct Egg;

    impl Egg {
        pub(crate) const ROUND: f32 = 100.0;
    }

    impl Shape for Egg {
        const ROUND: f32 = 4.0;

        fn at(&self, x: f32) -> f32 {
            x + Egg::ROUND
        }
    }

    #[derive(Clone, Copy)]
    pub(crate) struct Ball(pub(crate) f32);

    impl Shape for Ball {
        fn at(&self, x: f32) -> f32 {
            x - self.0
        }
    }

    fn outer<S: Shape>(shape: &S, x: f32) -> f32 {
        shape.at(x) + S::ROUND
    }

    fn inner<S: Shape>(shape: S, x: f32) -> f32 {
        shape.at(x) - S::ROUND
    }

    /// One constant in two generic functions, and as it is written.
    #[flatten]
    pub(crate) fn rings(x: f32) -> f32 {
        outer(&Ball(1.0), x) * inner(Ball(0.5), x) + Ball::ROUND
    }

    pub(crate) fn plain(x: f32) -> f32 {
        <Ball as Shape>::at(&Ball(3.0), x) + Shape::at(&Ball(1.0), x) + <Ball as Shape>::ROUND + Egg.wide(x)
    }

    pub(crate) mod below {
        use super::*;

        /// A struct that the generic function above has no name for.
        #[derive(Clone, Copy)]
        pub(crate) struct Cube(pub(crate) f32);

        impl Shape for Cube {
            const ROUND: f32 = 0.25;

            fn at(&self, x: f32) -> f32 {
                x.abs() - self.0
            }
        }

        #[flatten]
        pub(crate) fn cubes(x: f32) -> f32 {
            super::around(Cube(0.5), x) + Cube::ROUND
        }
    }

    pub(crate) fn around<S: Shape>(shape: S, x: f32) -> f32 {
        outer(&shape, x) + S::ROUND
    }
}

/// Through what travels to other modules.
#[flatten]
fn elsewhere(x: f32) -> f32 {
    shapes::plain(x)
}

/// A trait and a struct in a module inside, and what shows the trait further.
#[flatten]
mod layered {
    use flatten::prelude::*;

    pub(crate) mod shapes {
        use flatten::prelude::*;

        pub(crate) trait Sdf {
            const STEPS: usize = 3;

            fn distance_to(&self, p: Vec3) -> f32;

            fn twice(&self, p: Vec3) -> f32 {
                self.distance_to(p) * 2.0
            }
        }

        #[derive(Clone, Copy)]
        pub(crate) struct Ball(pub(crate) f32);

        impl Sdf for Ball {
            fn distance_to(&self, p: Vec3) -> f32 {
                p.length_squared() - self.0
            }
        }
    }

    mod shown {
        pub(super) use super::shapes::Sdf as Distance;
    }

    use shapes::{Ball, Sdf};

    #[derive(Clone, Copy)]
    struct Wall(f32);

    impl Sdf for Wall {
        fn distance_to(&self, p: Vec3) -> f32 {
            p.x.abs() - self.0
        }
    }

    mod generic {
        use super::Vec3;
        use super::shapes::*;

        pub(super) fn of_any<T: Sdf>(shape: T, p: Vec3) -> f32 {
            shape.distance_to(p) + T::STEPS as f32
        }
    }

    mod renamed {
        use super::Vec3;
        use super::shown::*;

        pub(super) fn of_any(shape: &impl Distance, p: Vec3) -> f32 {
            shape.distance_to(p) * 3.0
        }
    }

    #[flatten]
    pub(crate) fn all(x: f32) -> f32 {
        let p = vec3(x, 1.0, 2.0);
        generic::of_any(Ball(1.0), p)
            + renamed::of_any(&Wall(x), p)
            + Ball(2.0).twice(p)
            + Wall(0.5).distance_to(p)
            + Ball::STEPS as f32
    }
}

pub(crate) mod nothing {}

/// A glob might bring what a type parameter is called.
#[flatten]
mod globs {
    #[allow(unused_imports)]
    use super::nothing::*;

    pub(crate) trait Made {
        const STEPS: f32;

        fn made(x: f32) -> Self;
    }

    impl Made for f32 {
        const STEPS: f32 = 8.0;

        fn made(x: f32) -> f32 {
            x * 2.0
        }
    }

    fn all<T: Default + Made + Into<f64> + std::ops::Add<Output = T>>(x: f32) -> T {
        T::default() + T::made(x * T::STEPS)
    }

    #[flatten]
    pub(crate) fn of_parameters(x: f32) -> f32 {
        x + all::<f32>(x)
    }
}

#[test]
fn twins_are_their_originals() {
    for x in [-2.0, 0.0, 0.5, 3.0] {
        assert_eq!(shapes::rings(x), (x + 1.0) * (x - 2.5) + 2.0);
        assert_eq!(shapes::rings_flat(x), shapes::rings(x));
        assert_eq!(shapes::below::cubes(x), x.abs() + 0.25);
        assert_eq!(shapes::below::cubes_flat(x), shapes::below::cubes(x));
        assert_eq!(elsewhere(x), 6.0 * x + 398.0);
        assert_eq!(elsewhere_flat(x), elsewhere(x));
        assert_eq!(globs::of_parameters(x), 17.0 * x);
        let (ball, wall) = (x * x + 5.0, x.abs());
        let expected = (ball - 1.0 + 3.0) + (wall - x) * 3.0 + (ball - 2.0) * 2.0 + (wall - 0.5) + 3.0;
        assert_eq!(layered::all(x), expected);
        assert_eq!(layered::all_flat(x), expected);
        assert_eq!(globs::of_parameters_flat(x), globs::of_parameters(x));
    }
}

/// `Self` with fields, where it is a vector.
#[flatten]
mod lifted {
    use flatten::prelude::*;

    trait Lift: Sized {
        fn lift(self, by: f32) -> Self;
    }

    impl Lift for Vec3 {
        fn lift(self, by: f32) -> Self {
            let Self { y, .. } = self;
            Self { y: y + by, ..self }
        }
    }

    #[flatten(exact)]
    pub(crate) fn shade(p: Vec3, by: f32) -> Vec3 {
        p.lift(by).lift(-2.0)
    }
}

#[test]
fn vectors_are_made_by_self() {
    let p = vec3(1.0, 2.0, 3.0);
    assert_eq!(lifted::shade_flat(p, 0.5), lifted::shade(p, 0.5));
    assert_eq!(lifted::shade_flat(p, 0.5), vec3(1.0, 0.5, 3.0));
}

/// What is added to a local may write to others, wherever the code is generic.
#[flatten]
mod drawn {
    use flatten::prelude::*;
    use std::ops::AddAssign;

    trait Source {
        fn next(&mut self) -> f32;

        fn sum(&mut self, count: u32) -> f32 {
            let mut sum = 0.0;
            for _ in 0..count {
                sum += self.next();
            }
            sum
        }
    }

    #[derive(Clone, Copy)]
    struct Steps(f32);

    impl Source for Steps {
        fn next(&mut self) -> f32 {
            self.0 = self.0 * 0.5 + 1.0;
            self.0
        }
    }

    fn twice<T: Copy + AddAssign>(to: &mut (T, T), mut from: impl FnMut() -> T) {
        to.0 += from();
        to.1 += from();
    }

    #[flatten(exact)]
    pub(crate) fn shade(x: f32) -> f32 {
        let mut steps = Steps(x);
        let mut pair = (x, 2.0);
        twice(&mut pair, || steps.next());
        steps.sum(3) + pair.0 * pair.1
    }
}

#[test]
fn generic_sums_draw_what_they_add() {
    for x in [-2.0, 0.0, 0.5, 3.0] {
        assert_eq!(drawn::shade_flat(x), drawn::shade(x));
    }
}

/// Numbers with their derivatives, and code that takes plain ones too: the trait has the names of what these have themselves.
#[flatten(exact)]
mod duals {
    use std::ops::{Add, Mul};

    pub(crate) trait Real: Copy + Add<Output = Self> + Mul<Output = Self> {
        const EPSILON: Self;

        fn sin(self) -> Self;
        fn cos(&self) -> Self;
        fn max(self, other: Self) -> Self;
        fn abs(self) -> Self;

        fn sharp(self) -> Self {
            self.abs().max(Self::EPSILON) * self.cos()
        }
    }

    impl Real for f32 {
        const EPSILON: f32 = f32::EPSILON;

        #[inline]
        fn sin(self) -> f32 {
            f32::sin(self)
        }

        fn cos(&self) -> f32 {
            (*self).cos()
        }

        fn max(self, other: Self) -> Self {
            self.max(other)
        }

        fn abs(self) -> Self {
            Self::abs(self)
        }
    }

    #[derive(Clone, Copy)]
    pub(crate) struct Dual {
        pub(crate) value: f32,
        pub(crate) slope: f32,
    }

    impl Add for Dual {
        type Output = Dual;

        fn add(self, other: Dual) -> Dual {
            Dual { value: self.value + other.value, slope: self.slope + other.slope }
        }
    }

    impl Mul for Dual {
        type Output = Dual;

        fn mul(self, other: Dual) -> Dual {
            Dual {
                value: self.value * other.value,
                slope: self.slope * other.value + self.value * other.slope,
            }
        }
    }

    impl Real for Dual {
        const EPSILON: Dual = Dual { value: f32::EPSILON, slope: 0.0 };

        fn sin(self) -> Dual {
            Dual { value: self.value.sin(), slope: self.slope * self.value.cos() }
        }

        fn cos(&self) -> Dual {
            Dual { value: self.value.cos(), slope: -self.slope * self.value.sin() }
        }

        fn max(self, other: Dual) -> Dual {
            if self.value >= other.value { self } else { other }
        }

        fn abs(self) -> Dual {
            if self.value < 0.0 { Dual { value: -self.value, slope: -self.slope } } else { self }
        }
    }

    impl From<f32> for Dual {
        fn from(value: f32) -> Dual {
            Dual { value, slope: 0.0 }
        }
    }

    fn wave<T: Real + From<f32>>(x: T, y: T) -> T {
        T::from(0.75) * x.sin() * y + T::max(y.sharp(), x) * x.cos() + T::sin(T::EPSILON + y)
    }

    #[flatten]
    pub(crate) fn waves(x: f32, y: f32) -> [f32; 3] {
        let dual = wave(Dual { value: x, slope: 1.0 }, Dual { value: y, slope: 0.5 });
        [wave(x, y), dual.value, dual.slope]
    }
}

#[test]
fn traits_have_the_names_of_what_numbers_have() {
    for (x, y) in [(0.5, 2.0), (-3.0, 0.25), (0.0, -0.0), (7.0, -1e-9), (f32::INFINITY, 1.0)] {
        let [plain, value, _] = duals::waves(x, y);
        assert!(plain.to_bits() == value.to_bits() || plain.is_nan() && value.is_nan());
        let bits = |all: [f32; 3]| all.map(|x| if x.is_nan() { 0 } else { x.to_bits() });
        assert_eq!(bits(duals::waves_flat(x, y)), bits(duals::waves(x, y)), "{x} {y}");
    }
}
