//! Traits and generic functions whose names stand in several places of a tree: what rustc is asked fits together.

use flatten::prelude::*;

#[flatten]
mod shapes {
    pub(crate) trait Shape {
        const ROUND: f32 = 2.0;

        fn at(&self, x: f32) -> f32;
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
        <Ball as Shape>::at(&Ball(3.0), x) + Shape::at(&Ball(1.0), x) + <Ball as Shape>::ROUND
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

#[test]
fn twins_are_their_originals() {
    for x in [-2.0, 0.0, 0.5, 3.0] {
        assert_eq!(shapes::rings(x), (x + 1.0) * (x - 2.5) + 2.0);
        assert_eq!(shapes::rings_flat(x), shapes::rings(x));
        assert_eq!(shapes::below::cubes(x), x.abs() + 0.25);
        assert_eq!(shapes::below::cubes_flat(x), shapes::below::cubes(x));
        assert_eq!(elsewhere(x), 2.0 * x - 2.0);
        assert_eq!(elsewhere_flat(x), elsewhere(x));
    }
}
