//! What an expansion adds does not break strict crates, and carries over what the original says of itself.

#![deny(
    warnings,
    missing_docs,
    unused,
    unreachable_pub,
    unused_qualifications,
    future_incompatible,
    nonstandard_style
)]
#![deny(
    rust_2018_idioms,
    let_underscore,
    keyword_idents,
    meta_variable_misuse,
    missing_debug_implementations
)]
#![deny(clippy::pedantic)]

use flatten::prelude::*;

/// Doubles.
#[must_use]
#[inline]
#[flatten]
const fn double(x: f32) -> f32 {
    x * 2.0
}

/// A parameter that may change, one that nobody reads, and a name that is a word of Rust.
#[flatten]
#[must_use]
fn strange(mut x: f32, #[uniform] _k: f32, r#type: f32) -> f32 {
    x += r#type;
    let r#loop = double(x);
    r#loop + x
}

/// Two halves: the struct between them and what it can do are documented too.
#[flatten(preshader)]
#[must_use]
pub fn halved(x: f32, #[uniform] r#mod: f32) -> f32 {
    (r#mod.sin() * x).exp()
}

/// A leaf, which a twin calls.
#[flatten(leaf)]
#[must_use]
#[deprecated(note = "to see that the door does not mind")]
pub fn digits(x: &f32) -> u32 {
    x.to_string().chars().map(|_| 1).sum()
}

/// Only in tests.
#[cfg(test)]
#[flatten]
#[must_use]
fn before(x: f32) -> f32 {
    x
}

/// Never.
#[flatten]
#[cfg(not(test))]
fn after(x: f32) -> f32 {
    double(x)
}

/// Never either, with another body.
#[flatten]
#[cfg(test)]
#[cfg_attr(test, must_use)]
fn after(x: f32) -> f32 {
    double(x) + 1.0
}

/// Old.
#[deprecated = "use `double`"]
#[flatten]
#[must_use]
fn old(x: f32) -> f32 {
    x
}

#[allow(unused_qualifications)]
mod other {
    //! The facade by another name.

    pub(crate) use flatten as facade;

    /// With a path that is not absolute.
    #[facade::flatten(crate = crate::other::facade)]
    pub(crate) fn renamed(v: facade::glam::Vec3) -> f32 {
        helper(v.x) + facade::glam::Vec3::ONE.y
    }

    /// Its helper.
    #[facade::flatten(crate = facade)]
    fn helper(x: f32) -> f32 {
        x.max(0.5)
    }
}

/// A module of its own.
#[flatten(exact)]
pub mod shaders {
    /// A size.
    const SIZE: f32 = 2.0;

    /// A disk, whose kind nobody else sees.
    #[derive(Debug)]
    pub struct Disk {
        radius: f32,
        kind: Kind,
    }

    #[derive(Debug)]
    struct Kind(bool);

    impl Disk {
        /// A disk.
        #[must_use]
        pub fn new(radius: f32) -> Disk {
            Disk { radius, kind: Kind(radius > 1.0) }
        }

        /// Its area.
        #[must_use]
        pub fn area(&self) -> f32 {
            if self.kind.0 { self.radius * self.radius } else { self.radius }
        }
    }

    /// Its entry, with a test beside it.
    #[flatten]
    #[must_use]
    pub fn entry(x: f32) -> f32 {
        x * SIZE
    }

    #[cfg(test)]
    mod tests {
        #[test]
        fn entry_is_flat() {
            assert_eq!(super::entry_flat(2.0).to_bits(), super::entry(2.0).to_bits());
        }
    }
}

/// A disk of another module.
#[must_use]
#[flatten(exact)]
fn disk(disk: &shaders::Disk) -> f32 {
    disk.area()
}

/// A ray.
#[derive(Debug)]
#[flatten(methods)]
struct Ray {
    dir: Vec3,
    from: Vec3,
}

/// Its methods, which end in words that the lints know.
#[flatten(exact)]
impl Ray {
    /// A point.
    #[must_use]
    fn to_x(&self, t: f32) -> f32 {
        (self.from + self.dir * t).x
    }

    /// Moves it.
    fn advance(&mut self, t: f32) {
        self.from.x = self.to_x(t);
    }
}

/// Items inside of a body.
#[flatten(exact)]
#[must_use]
fn inside(p: Vec3) -> f32 {
    use std::f32::consts::PI;
    /// A disk.
    struct Disk {
        radius: f32,
    }
    impl Disk {
        fn area(&self) -> f32 {
            use flatten::glam::FloatExt;
            self.radius.lerp(2.0, 0.5) * PI
        }
    }
    /// Half of it.
    fn half(x: f32) -> f32 {
        static RATE: f32 = 0.5;
        x * RATE
    }
    half(p.xz().y) + Disk { radius: p.x }.area()
}

#[test]
#[allow(deprecated)]
fn twins_are_there() {
    let mut ray = Ray { dir: Vec3::ONE, from: Vec3::ZERO };
    ray.advance(1.5);
    ray.advance_flat(1.5);
    assert_eq!(ray.to_x(1.0).to_bits(), ray.to_x_flat(1.0).to_bits());
    let pairs = [
        (double(1.5), double_flat(1.5)),
        (strange(1.5, 0.0, 2.0), strange_flat(1.5, 0.0, 2.0)),
        (before(1.0), before_flat(1.0)),
        (after(1.0), after_flat(1.0)),
        (old(1.0), old_flat(1.0)),
        (other::renamed(Vec3::X), other::renamed_flat(Vec3::X)),
        (shaders::entry(1.0), shaders::entry_flat(1.0)),
        (inside(Vec3::X), inside_flat(Vec3::X)),
        (disk(&shaders::Disk::new(3.0)), disk_flat(&shaders::Disk::new(3.0))),
    ];
    for (want, got) in pairs {
        assert_eq!(want.to_bits(), got.to_bits());
    }
}
