//! Items inside of bodies: the twin takes the same ones as the original, wherever the callee stands.

use flatten::prelude::*;

/// Known by name, but not here.
const PI: f32 = 3.0;

fn mix(a: f32, _: f32, _: f32) -> f32 {
    a * 100.0
}

mod noise {
    use flatten::prelude::*;

    #[flatten(exact)]
    pub(crate) fn wave(x: f32) -> f32 {
        const RATE: f32 = 1.5;
        fn shift(x: f32) -> f32 {
            x + RATE
        }
        shift(x) * shift(RATE)
    }

    #[flatten(source)]
    pub(crate) const fn doubled(n: usize) -> usize {
        once(n) + once(n)
    }

    #[flatten(source)]
    const fn once(n: usize) -> usize {
        n
    }

    #[flatten]
    pub(crate) const STEPS: usize = 2;

    #[flatten(methods)]
    #[derive(Clone, Copy)]
    pub(crate) struct Ray(pub(crate) f32, pub(crate) f32);

    #[flatten(exact)]
    impl Ray {
        pub(crate) fn at(self, t: f32) -> f32 {
            const HALF: f32 = 0.5;
            self.0 + self.1 * t * HALF
        }
    }
}

/// What a body's own items hide is not asked for, and is not taken for known.
#[flatten(exact)]
fn own_names(x: f32) -> f32 {
    const PI: f32 = 5.0;
    fn mix(a: f32, b: f32, t: f32) -> f32 {
        a - b * t
    }
    struct Vec3 {
        only: f32,
    }
    fn vec3(only: f32) -> Vec3 {
        Vec3 { only }
    }
    mix(x, PI, 2.0) + vec3(x).only
}

#[flatten(exact)]
fn imported(x: f32) -> f32 {
    use flatten::math::{mix as blend, saturate};
    use noise::{STEPS, doubled, wave as water};
    use std::f32::consts::PI;
    const MANY: usize = doubled(STEPS) + 1;
    let mut sum = blend(x, PI, 0.25);
    for i in 0..MANY {
        sum += water(sum) * i as f32;
    }
    saturate(sum) + noise::wave(PI)
}

#[flatten(exact)]
fn imported_within(x: f32) -> f32 {
    fn far(x: f32) -> f32 {
        use noise::Ray as Line;
        Line(x, 2.0).at(3.0)
    }
    let near = {
        use flatten::math::*;
        use std::f32::consts::*;
        mix(x, TAU, 0.5) + fract(x)
    };
    return far(x) + near + FAR[1] - FAR[0] * far(1.0);
    // Behind its use.
    static FAR: [f32; 2] = [1.0, 2.5];
}

#[flatten(exact)]
fn lengths(x: f32) -> f32 {
    let list = [x; noise::doubled(noise::STEPS)];
    list[3] + list.len() as f32
}

#[flatten(exact)]
fn all(x: f32) -> f32 {
    lengths(x) - imported(x) + imported_within(x) * own_names(x)
}

#[flatten(exact)]
fn siblings(x: f32, n: u32) -> f32 {
    let a = if n > 3 {
        fn helper(x: f32) -> f32 {
            x * x
        }
        helper(x)
    } else {
        fn helper(x: f32) -> f32 {
            x - 1.0
        }
        helper(x) * noise::wave(x)
    };
    a + helper(x)
}

#[flatten(source)]
fn helper(x: f32) -> f32 {
    x * 0.25
}

/// A struct of the body, with methods and a trait's method beside them.
#[flatten(exact)]
fn own_struct(p: Vec2, t: f32) -> f32 {
    #[derive(Clone, Copy, PartialEq)]
    struct Disk {
        at: Vec2,
        size: [f32; SIZES],
    }
    const SIZES: usize = 2;
    impl Disk {
        fn new(x: f32) -> Self {
            Disk { at: vec2(x, 1.0), size: [x; SIZES] }
        }
        fn distance(&self, p: Vec2) -> f32 {
            use flatten::glam::FloatExt;
            self.at.distance(p) - self.size[0].lerp(self.size[1], 0.5)
        }
        fn grow(&mut self, by: f32) {
            self.size[1] += by;
        }
    }
    let mut disk = Disk::new(t);
    disk.grow(p.yx().x);
    disk.distance(p) + Disk { at: p, ..disk }.at.x
}

#[flatten(exact)]
mod shaders {
    use flatten::prelude::*;

    pub(crate) mod shapes {
        use flatten::prelude::*;

        #[derive(Clone, Copy)]
        pub(crate) struct Pair(pub(crate) f32, pub(crate) f32);

        pub(crate) fn sum(Pair(a, b): Pair) -> f32 {
            a + b
        }

        #[flatten]
        pub(crate) fn longest(v: Vec3) -> f32 {
            use super::WIDE;
            const fn twice(x: f32) -> f32 {
                x + x
            }
            v.xz().length() * twice(WIDE)
        }
    }

    pub(crate) const WIDE: f32 = 1.25;
    static TABLE: [f32; 3] = [1.0, WIDE, -2.0];

    fn half(x: f32) -> f32 {
        x * 0.5
    }

    #[flatten]
    pub(crate) fn shade(x: f32, i: u32) -> f32 {
        use self::shapes::Pair;
        use shapes::{self as figures, sum as total};
        let inside = {
            use half as other;
            fn half(x: f32) -> f32 {
                x * 8.0 + WIDE
            }
            other(x) - self::half(x)
        };
        total(Pair(x, 2.0)) + figures::sum(Pair(inside, half(x))) + TABLE[(i % 3) as usize]
    }

    pub(crate) struct Ray(pub(crate) f32);

    impl Ray {
        #[flatten]
        pub(crate) fn bent(&self, x: f32) -> f32 {
            fn bend(x: f32) -> f32 {
                const K: i32 = 3;
                let mut y = x;
                for _ in 0..K {
                    y = y * 0.5 + 1.0;
                }
                y
            }
            bend(self.0) * bend(x)
        }
    }
}

const FLOATS: [f32; 9] = [0.0, -0.0, 1.0, -1.5, 3.75, f32::NAN, f32::INFINITY, 1e-40, -7e9];

#[track_caller]
fn same(a: f32, b: f32) {
    assert!(a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()), "{a} {b}");
}

#[test]
fn twins_are_equal() {
    for (x, y) in (0..81).map(|n| (FLOATS[n % 9], FLOATS[n / 9])) {
        same(own_names(x), own_names_flat(x));
        same(imported(x), imported_flat(x));
        same(imported_within(x), imported_within_flat(x));
        same(lengths(x), lengths_flat(x));
        same(all(x), all_flat(x));
        for n in 0..6 {
            same(siblings(x, n), siblings_flat(x, n));
            same(shaders::shade(x, n), shaders::shade_flat(x, n));
        }
        let p = vec2(x, y);
        same(own_struct(p, y), own_struct_flat(p, y));
        same(shaders::shapes::longest(p.extend(x)), shaders::shapes::longest_flat(p.extend(x)));
        let ray = shaders::Ray(x);
        same(ray.bent(y), ray.bent_flat(y));
    }
    assert_eq!(mix(PI, 0.0, 0.0), 300.0);
    assert_eq!((own_names(1.0), own_names_flat(1.0)), (-8.0, -8.0));
}
