//! Structs and their `impl` blocks on their own: methods are seen across items, and have twins beside them.

use flatten::prelude::*;

/// The caller comes first, and knows the struct by another name.
#[flatten(exact)]
fn shade(p: Vec2, t: f32) -> f32 {
    let mut disk = Round::new(p.x);
    disk.grow(&t);
    let far = shapes::Pair { near: disk, shift: p }.far();
    disk.distance(p) * Round::UNIT.area() - far
}

use shapes::Disk as Round;

mod shapes {
    use flatten::prelude::*;

    #[flatten(methods)]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct Disk {
        pub(crate) radius: f32,
    }

    #[flatten(exact)]
    impl Disk {
        pub(crate) const UNIT: Disk = Disk { radius: 1.0 };

        pub(crate) fn new(radius: f32) -> Self {
            Self { radius: positive(radius) }
        }

        pub(crate) fn distance(&self, p: Vec2) -> f32 {
            p.length() - self.radius
        }

        pub(crate) fn area(self) -> f32 {
            self.radius * self.radius * std::f32::consts::PI
        }

        /// Grows, and answers by how much.
        #[flatten(graph)]
        pub(crate) fn grow(&mut self, by: &f32) -> f32 {
            let before = *self;
            if *by > 0.0 {
                self.radius += by;
            }
            self.radius - before.radius
        }
    }

    #[flatten(source)]
    fn positive(x: f32) -> f32 {
        if x < 0.0 { -x } else { x }
    }

    // A struct that holds another.
    #[flatten(methods)]
    pub(crate) struct Pair {
        pub(crate) near: Disk,
        pub(crate) shift: Vec2,
    }

    #[flatten(exact)]
    impl Pair {
        pub(crate) fn far(&self) -> f32 {
            self.near.distance(self.shift) + Disk::new(self.shift.y).area()
        }
    }
}

/// Another struct with the same name of a method: the receiver's type decides.
#[flatten(methods)]
#[derive(Clone, Copy)]
struct Square {
    side: f32,
}

#[flatten(exact)]
impl Square {
    fn distance(&self, p: Vec2) -> f32 {
        p.abs().max_element() - self.side
    }
}

#[flatten(exact)]
fn both(p: Vec2, disk: &Round, square: Square) -> f32 {
    disk.distance(p).min(square.distance(p))
}

const FLOATS: [f32; 8] = [0.0, -0.0, 1.0, -1.5, 3.75, f32::NAN, f32::INFINITY, 1e-40];

/// The bits, any NaN being equal to any NaN.
fn bits(x: f32) -> u32 {
    if x.is_nan() { f32::NAN.to_bits() } else { x.to_bits() }
}

#[test]
fn twins_are_equal() {
    for (x, y, t) in (0..512).map(|n| (FLOATS[n % 8], FLOATS[n / 8 % 8], FLOATS[n / 64])) {
        let p = vec2(x, y);
        assert_eq!(bits(shade(p, t)), bits(shade_flat(p, t)), "{p} {t}");
        let (disk, square) = (Round { radius: t }, Square { side: t });
        assert_eq!(bits(disk.distance(p)), bits(disk.distance_flat(p)), "{p} {t}");
        assert_eq!(bits(square.distance(p)), bits(square.distance_flat(p)), "{p} {t}");
        assert_eq!(bits(both(p, &disk, square)), bits(both_flat(p, &disk, square)), "{p} {t}");
        assert_eq!(bits(Round::new(x).radius), bits(Round::new_flat(x).radius), "{x}");
        assert_eq!(bits(disk.area()), bits(disk.area_flat()), "{t}");
        let pair = shapes::Pair { near: disk, shift: p };
        assert_eq!(bits(pair.far()), bits(pair.far_flat()), "{p} {t}");
        let (mut a, mut b) = (disk, disk);
        assert_eq!(bits(a.grow(&x)), bits(b.grow_flat(&x)), "{x} {t}");
        assert_eq!(bits(a.radius), bits(b.radius), "{x} {t}");
    }
    assert_eq!(Round::grow_graph().verify(), Ok(()));
}
