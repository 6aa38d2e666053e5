//! The library of the library: an edition before the others, private helpers and constants behind public functions.
#![deny(warnings, missing_docs, unreachable_pub)]

use flatten::prelude::*;

/// The hash, in a module of its own.
pub mod lattice {
    use flatten::prelude::*;

    #[flatten]
    const SEED: u32 = 0x9e37_79b9;

    /// The same name as a helper of the crate's root, with another meaning.
    #[flatten(source)]
    fn scramble(n: u32) -> u32 {
        let n = (n ^ SEED).wrapping_mul(0x85eb_ca6b);
        n ^ (n >> 13)
    }

    /// A number from 0 to 1 for a corner of the lattice.
    #[flatten(exact)]
    pub fn hash(p: Vec2) -> f32 {
        let (x, y) = (p.x as i32 as u32, p.y as i32 as u32);
        let n = scramble(x ^ scramble(y));
        (n >> 8) as f32 / 16_777_216.0
    }
}

pub use lattice::hash;

/// How often [`fbm`] adds.
#[flatten]
pub const OCTAVES: i32 = 4;

#[flatten(source)]
fn scramble(p: Vec2) -> Vec2 {
    Vec2::new(p.x * 2.0 + p.y, p.y * 2.0 - p.x)
}

/// What a feature of this crate adds, whatever those of its callers are.
#[flatten(exact)]
pub fn ripple(x: f32) -> f32 {
    #[cfg(feature = "ripples")]
    let y = x.sin() * 0.5;
    #[cfg(not(feature = "ripples"))]
    let y = x;
    y + 1.0
}

/// Noise between the corners.
#[flatten(exact)]
pub fn value(p: Vec2) -> f32 {
    let i = p.floor();
    let f = p - i;
    let u = f * f * (3.0 - 2.0 * f);
    let (a, b) = (hash(i), hash(i + Vec2::X));
    let (c, d) = (lattice::hash(i + Vec2::Y), self::hash(i + Vec2::ONE));
    let low = a + (b - a) * u.x;
    let high = c + (d - c) * u.x;
    low + (high - low) * u.y
}

/// Noise at several scales.
#[flatten(exact)]
pub fn fbm(p: Vec2) -> f32 {
    let mut q = p;
    let mut sum = 0.0;
    let mut weight = 0.5;
    for _ in 0..OCTAVES {
        sum += weight * value(q);
        q = scramble(q);
        weight *= 0.5;
    }
    sum
}

/// What a backend implements.
mod primitive {
    use flatten::prelude::*;

    /// No other crate can name it.
    #[flatten(leaf, path = crate::primitive::simplex)]
    pub(super) fn simplex(p: Vec2) -> f32 {
        let table: Vec<f32> = (0..4).map(|i| i as f32 * 0.25).collect();
        table[p.x.abs() as usize % 4] + p.y
    }
}

/// Noise by a private leaf.
#[flatten(exact)]
pub fn billow(p: Vec2) -> f32 {
    primitive::simplex(p).abs() + primitive::simplex(p * 2.0).abs() * 0.5
}

/// How fast a value changes, if it belonged to a pixel.
#[flatten(barrier)]
pub fn derivative(at: &[Vec2; 2], scale: (f32, bool)) -> [Vec2; 2] {
    let factor = if scale.1 { scale.0 } else { 1.0 };
    at.map(|v| v * factor)
}

/// A module whose items need no mark of their own.
#[flatten(exact)]
pub mod worley {
    use super::hash;
    use flatten::prelude::*;

    /// How far apart the points may be.
    pub const SPREAD: f32 = 0.75;

    /// A cell of the grid, which knows its [`Point`].
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Cell {
        corner: Vec2,
    }

    /// A point, which knows its [`Cell`].
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Point {
        /// Where it is.
        pub at: Vec2,
        /// Where it was made.
        pub cell: Cell,
    }

    impl Cell {
        /// The cell around a place.
        pub fn around(p: Vec2) -> Cell {
            Cell { corner: p.floor() }
        }

        /// Its neighbour.
        pub fn beside(&self, x: f32, y: f32) -> Cell {
            Cell { corner: self.corner + vec2(x, y) }
        }

        /// Its point.
        pub fn point(self) -> Point {
            let offset = vec2(hash(self.corner), super::hash(self.corner.yx()));
            Point { at: self.corner + offset * SPREAD, cell: self }
        }
    }

    impl Point {
        /// The distance, a little less in the same cell.
        pub fn distance(&self, p: Vec2) -> f32 {
            let own = self.cell.point().at == self.at;
            let d = (self.at - p).length();
            if own { d * 0.99 } else { d }
        }
    }

    /// A patch of cells, none of whose fields anybody else sees.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Patch {
        corners: [Cell; 2],
        kind: Kind,
    }

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Kind {
        wet: bool,
        depth: f32,
    }

    impl Patch {
        /// The patch between two places.
        pub fn between(a: Vec2, b: Vec2) -> Patch {
            let kind = Kind { wet: a.x < b.x, depth: a.distance(b) };
            Patch { corners: [Cell::around(a), Cell::around(b)], kind }
        }

        /// How deep it is.
        pub fn depth(&self) -> f32 {
            let size = self.corners[1].corner - self.corners[0].corner;
            if self.kind.wet { self.kind.depth * size.x } else { size.y }
        }

        /// Lets rain fall.
        pub fn rain(&mut self, depth: f32) {
            self.kind = Kind { wet: true, depth: self.kind.depth + depth };
        }
    }

    /// Not marked, and visible.
    pub fn nearest(p: Vec2) -> f32 {
        let cell = Cell::around(p);
        let mut best = 10.0_f32;
        for y in -1..=1 {
            for x in -1..=1 {
                best = best.min(cell.beside(x as f32, y as f32).point().distance(p));
            }
        }
        best
    }

    /// What a feature of this crate adds to a module's function.
    pub fn ripples(p: Vec2) -> f32 {
        #[cfg(feature = "ripples")]
        let y = nearest(p) * 2.0;
        #[cfg(not(feature = "ripples"))]
        let y = absent(p);
        y - 1.0
    }

    /// The twin of a module's function.
    #[flatten]
    pub fn cells(p: Vec2) -> f32 {
        1.0 - nearest(p)
    }

    /// Not for shaders, so nobody asks what it uses.
    pub fn print(p: Vec2) {
        println!("{}", nearest(p));
    }
}

flatten::items! {
    #![flatten(exact)]

    /// How rough [`ridge`] is. Nothing here but the function with a twin has a mark.
    pub const ROUGH: f32 = 0.375;

    /// A ridge.
    #[derive(Clone, Copy)]
    pub struct Ridge {
        sharp: f32,
        /// Where it runs.
        pub along: Vec2,
    }

    impl Ridge {
        /// A ridge that is as sharp as can be.
        pub fn new(along: Vec2) -> Ridge {
            Ridge { sharp: folded(along.x), along }
        }

        /// Its height.
        pub fn height(&self, p: Vec2) -> f32 {
            folded(self.along.dot(p)) * self.sharp + value(p)
        }
    }

    fn folded(x: f32) -> f32 {
        ROUGH - x.abs()
    }

    /// What has a twin.
    #[flatten]
    pub fn ridge(p: Vec2) -> f32 {
        Ridge::new(p).height(p.yx()) + valley::floor(p)
    }

    /// Below it.
    pub mod valley {
        use super::*;

        /// The floor.
        pub fn floor(p: Vec2) -> f32 {
            folded(p.y) * lattice::hash(p)
        }
    }
}
