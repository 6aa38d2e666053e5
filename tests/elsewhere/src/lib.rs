//! A library with mistakes in it, which the tests of messages call; and aliases without.

use flatten::prelude::*;

/// Not marked.
pub fn plain(x: f32) -> f32 {
    x
}

/// Not for other crates.
#[flatten]
pub(crate) fn own(x: f32) -> f32 {
    x + 1.0
}

/// More than others may take.
#[flatten(source)]
pub fn many(x: f32) -> f32 {
    let mut y = own(x);
    for _ in 0..60 {
        for _ in 0..60 {
            y += y.sin();
        }
    }
    y
}

/// Nothing in it is marked, so nothing says that it cannot be flattened.
#[flatten]
pub mod shapes {
    use flatten::prelude::*;

    /// A ball.
    #[derive(Clone, Copy, Debug)]
    pub struct Ball {
        /// Its radius.
        pub radius: f32,
    }

    impl Ball {
        /// Which kind of ball it is.
        pub fn kind(&self, x: f32) -> f32 {
            let mut by = x;
            by += 1.0;
            let grown = move |y: f32| sized(Vec2::splat(y * by));
            if self.radius < x { 1.0 } else { grown(x) }
        }
    }

    /// What uses it.
    pub fn over(x: f32) -> f32 {
        Ball { radius: 1.0 }.kind(x) + 1.0
    }

    /// For any vector.
    pub fn sized<T: Into<Vec2>>(v: T) -> f32 {
        v.into().x
    }

    /// One of two that call each other.
    pub fn even(x: f32) -> f32 {
        if x < 1.0 { 1.0 } else { odd(x - 1.0) }
    }

    /// The other.
    pub fn odd(x: f32) -> f32 {
        if x < 1.0 { 0.0 } else { even(x - 1.0) }
    }
}

/// A colour.
#[flatten]
pub type Tint = Vec3;

/// Of a colour.
#[flatten]
pub type Weight = f32;

/// So much of it.
#[flatten]
pub fn weighted(tint: Tint, by: Weight) -> Tint {
    tint * by
}
