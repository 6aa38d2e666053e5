//! `items!` around items of every kind: twins equal their originals, and the items are sources for what stands around.

use flatten::prelude::*;

flatten::items! {
    #![flatten(exact)]

    use noise::{hash as scatter, *};

    /// Not marked, private, and used from inside and from outside.
    fn helper(x: f32) -> f32 {
        x * STEP - 0.5
    }

    const STEP: f32 = 0.25;

    static BIAS: f32 = 3.0;

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Ray {
        origin: Vec3,
        dir: Vec3,
    }

    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct Ball {
        center: Vec3,
        radius: f32,
    }

    impl Ray {
        const UNIT: f32 = 1.5;

        fn at(&self, t: f32) -> Vec3 {
            self.origin + self.dir * (t * Self::UNIT)
        }

        #[flatten]
        fn meets(&self, ball: &Ball) -> f32 {
            ball.distance(self) - scatter(self.origin.x) + outside(1.0)
        }
    }

    impl Ball {
        fn distance(&self, ray: &Ray) -> f32 {
            (ray.at(0.5) - self.center).length() - self.radius
        }
    }

    impl Default for Ball {
        fn default() -> Ball {
            Ball { center: Vec3::ONE, radius: 2.0 }
        }
    }

    /// What cannot be flattened is of no concern.
    #[allow(dead_code)]
    enum Kind {
        Empty,
        Text(String),
    }

    macro_rules! print {
        ($x:expr) => {
            $x + 1.0
        };
    }

    #[allow(dead_code)]
    fn print(x: f32) -> String {
        format!("{}", print!(x))
    }

    /// Documented.
    #[flatten]
    pub(crate) fn shade(p: Vec2, #[uniform] k: f32) -> f32 {
        let ray = Ray { origin: p.extend(k), dir: Vec3::Z };
        let ball = Ball { center: Vec3::Y, radius: BIAS };
        helper(ray.meets(&ball)) + outside(p.x) + globbed(p.y) + inner::deep(k) + inner::innermost::last(k)
    }

    mod inner {
        use super::*;

        #[flatten]
        pub(crate) fn deep(x: f32) -> f32 {
            helper(x) + super::outside(x) + scatter(x)
        }

        #[flatten(source)]
        pub(super) mod innermost {
            pub(crate) fn last(x: f32) -> f32 {
                super::super::outside(x) * super::super::STEP
            }

            #[flatten]
            #[allow(dead_code)]
            fn no_twin(x: f32) -> f32 {
                last(x)
            }

            fn no_twin_flat() {}

            pub(crate) fn names_are_free() {
                no_twin_flat();
            }
        }

        #[test]
        fn twins_of_inner_modules() {
            innermost::names_are_free();
            for x in [-2.5, -0.0, 0.75] {
                assert_eq!(deep(x).to_bits(), deep_flat(x).to_bits());
            }
        }
    }
}

/// Items that those inside use, and that use them.
#[flatten(exact)]
fn outside(x: f32) -> f32 {
    x.sin() * 2.0
}

#[flatten(exact)]
fn around(p: Vec2) -> f32 {
    let ray = Ray { origin: p.extend(1.0), dir: Vec3::X };
    helper(p.x) + STEP + ray.at(p.y).x + shade(p, 0.5) + second(p.y)
}

mod noise {
    use flatten::prelude::*;

    #[flatten(exact)]
    pub(crate) fn hash(x: f32) -> f32 {
        (x * 12.5).fract()
    }

    #[flatten(exact)]
    pub(crate) fn globbed(x: f32) -> f32 {
        x.abs() - 1.0
    }

    /// A module below sees what is private above.
    #[flatten(exact)]
    pub(crate) fn from_below(x: f32) -> f32 {
        super::helper(x) * 2.0
    }
}

// A second one, which needs nothing from elsewhere, and a third with the same callee as the first.
flatten::items! {
    #[flatten]
    fn second(x: f32) -> f32 {
        third(x) / 3.0
    }

    fn third(x: f32) -> f32 {
        x + 1.0
    }
}

use flatten::items;

items! {
    #[flatten(exact)]
    fn fourth(x: f32) -> f32 {
        outside(x) + inmost::fifth(x)
    }

    mod inmost {
        #[flatten(exact)]
        pub(crate) fn fifth(x: f32) -> f32 {
            super::outside(x) - 2.0
        }
    }

    #[cfg(not(doctest))]
    #[flatten(exact)]
    fn chosen(x: f32) -> f32 {
        outside(x) * 5.0
    }
}

// What `cfg` leaves out asks for nothing, whether it is there or not.
items! {
    #[cfg(doctest)]
    #[flatten(exact)]
    fn left_out(x: f32) -> f32 {
        nowhere(x) + outside(x)
    }

    #[cfg(doctest)]
    mod variant {
        #[flatten(exact)]
        pub(crate) fn sixth(x: f32) -> f32 {
            super::outside(x) + super::nowhere(x)
        }
    }

    #[cfg(not(doctest))]
    mod variant {
        #[flatten(exact)]
        pub(crate) fn sixth(x: f32) -> f32 {
            super::outside(x) * super::STEP
        }
    }

    #[flatten(exact)]
    fn left_in(x: f32) -> f32 {
        fourth(x) - outside(x) + r#mod::r#loop(x) + Lens { r#type: x }.r#move()
    }

    mod r#mod {
        #[flatten(exact)]
        pub(crate) fn r#loop(r#in: f32) -> f32 {
            super::outside(r#in)
        }
    }

    struct Lens {
        r#type: f32,
    }

    impl Lens {
        #[flatten(exact)]
        fn r#move(&self) -> f32 {
            noise::from_below(self.r#type)
        }
    }
}

items! {
    #[cfg(doctest)]
    #[flatten(exact)]
    fn chosen(x: f32) -> f32 {
        outside(x) * 7.0
    }
}

items! {}

#[flatten(exact)]
mod shaders {
    use super::{Ball, STEP, fourth, inner};

    #[flatten]
    pub(crate) fn over(x: f32) -> (f32, Ball) {
        let ball = Ball { radius: x, ..super::SMALL };
        (fourth(x) * STEP + inner::deep(x), ball)
    }
}

#[flatten]
const SMALL: Ball = Ball { center: Vec3::ZERO, radius: 0.5 };

#[test]
fn twins_equal_their_originals() {
    for x in [-7.5, -1.0, -0.0, 0.0, 0.3, 2.0, f32::NAN] {
        for y in [-3.0, 0.0, 0.5, 1.25] {
            let p = vec2(x, y);
            assert_eq!(shade(p, y).to_bits(), shade_flat(p, y).to_bits(), "{p}");
            assert_eq!(around(p).to_bits(), around_flat(p).to_bits(), "{p}");
            let (ray, ball) =
                (Ray { origin: p.extend(y), dir: Vec3::X }, Ball { radius: 3.0, ..Ball::default() });
            assert_eq!(ray.meets(&ball).to_bits(), ray.meets_flat(&ball).to_bits(), "{p}");
        }
        assert_eq!(fourth(x).to_bits(), fourth_flat(x).to_bits(), "{x}");
        assert_eq!(chosen(x).to_bits(), chosen_flat(x).to_bits(), "{x}");
        assert_eq!(noise::from_below(x).to_bits(), noise::from_below_flat(x).to_bits(), "{x}");
        assert_eq!(variant::sixth(x).to_bits(), variant::sixth_flat(x).to_bits(), "{x}");
        assert_eq!(r#mod::r#loop(x).to_bits(), r#mod::loop_flat(x).to_bits(), "{x}");
        assert_eq!(Lens { r#type: x }.r#move().to_bits(), Lens { r#type: x }.move_flat().to_bits(), "{x}");
        assert_eq!(left_in(x).to_bits(), left_in_flat(x).to_bits(), "{x}");
        let (want, got) = (shaders::over(x), shaders::over_flat(x));
        assert_eq!((want.0.to_bits(), want.1.center), (got.0.to_bits(), got.1.center), "{x}");
        assert_eq!(inmost::fifth(x).to_bits(), inmost::fifth_flat(x).to_bits(), "{x}");
    }
    // Not exact: the division has become a product.
    assert!((second(2.0) - second_flat(2.0)).abs() < 1e-6);
    assert_eq!(second_flat(2.0), 3.0 * (1.0 / 3.0));
}

/// What has parts and raw names: each part is a local of the twin, under a name of its own.
#[flatten(exact)]
mod raw {
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct Lens {
        pub(crate) r#type: f32,
        pub(crate) r#fn: [i32; 2],
    }

    #[derive(Clone, Copy)]
    pub(crate) enum Way {
        r#Move(f32),
        Wait { r#for: f32, from: f32 },
    }

    impl Lens {
        #[flatten]
        pub(crate) fn r#use(&mut self, r#in: f32) -> f32 {
            self.r#type += r#in;
            self.r#fn[0] ^= 3;
            self.r#type
        }
    }

    #[flatten]
    pub(crate) fn through(lens: Lens, steps: i32) -> Lens {
        let mut r#box = lens;
        #[keep]
        for _ in 0..steps {
            r#box.r#type *= 0.5;
            r#box.r#fn[1] += 1;
        }
        r#box
    }

    #[flatten]
    pub(crate) fn gone(r#way: Way, r#else: f32) -> f32 {
        let mut r#do = r#way;
        if r#else > 1.0 {
            r#do = Way::Wait { r#for: r#else, from: 2.0 };
        }
        match r#do {
            Way::r#Move(by) => by + r#else,
            Way::Wait { r#for, from } => r#for * from,
        }
    }
}

#[test]
fn parts_may_have_raw_names() {
    let lens = raw::Lens { r#type: 1.5, r#fn: [5, 6] };
    let (mut one, mut other) = (lens, lens);
    assert_eq!((one.r#use(2.0), other.use_flat(2.0)), (3.5, 3.5));
    assert_eq!((one, other), (other, raw::Lens { r#type: 3.5, r#fn: [6, 6] }));
    assert_eq!(raw::through_flat(lens, 2), raw::Lens { r#type: 0.375, r#fn: [5, 8] });
    assert_eq!(raw::through_flat(lens, 3), raw::through(lens, 3));
    let ways = [raw::Way::r#Move(4.0), raw::Way::Wait { r#for: 3.0, from: 0.5 }];
    assert_eq!(ways.map(|way| raw::gone_flat(way, 0.5)), [4.5, 1.5]);
    assert_eq!(ways.map(|way| raw::gone_flat(way, 5.0)), ways.map(|way| raw::gone(way, 5.0)));
}

mod other {
    use flatten::prelude::*;

    #[flatten(exact)]
    pub(crate) fn hash(x: f32) -> f32 {
        x - 3.0
    }

    #[flatten(exact)]
    pub(crate) fn shown(x: f32) -> f32 {
        x * 16.0
    }
}

mod beside_globs {
    use super::noise;
    #[cfg(any())]
    use super::other::from_below;
    use super::other::{hash, shown as globbed};
    use flatten::prelude::*;
    use noise::*;

    #[flatten(exact)]
    pub(crate) fn shade(x: f32) -> f32 {
        hash(x) + globbed(x) + from_below(x)
    }

    #[flatten(methods)]
    pub(crate) struct Light(pub(crate) f32);

    #[flatten(exact)]
    impl Light {
        pub(crate) fn shade(&self) -> f32 {
            hash(self.0) * globbed(self.0)
        }
    }
}

/// What a `use` brings is meant, whatever a glob beside it has by that name, unless `cfg` leaves the `use` out.
#[test]
fn names_beside_globs() {
    for x in [-2.0, 0.25, 3.0] {
        assert_eq!(beside_globs::shade_flat(x), x - 3.0 + x * 16.0 + noise::from_below(x));
        assert_eq!(beside_globs::Light(x).shade_flat(), (x - 3.0) * (x * 16.0));
        assert_eq!(beside_globs::shade_flat(x), beside_globs::shade(x));
        assert_eq!(beside_globs::Light(x).shade_flat(), beside_globs::Light(x).shade());
    }
}

#[test]
fn items_may_be_wrapped_in_a_body() {
    flatten::items! {
        #[flatten(exact)]
        fn local(x: f32) -> f32 {
            below(x) + outside(x)
        }

        fn below(x: f32) -> f32 {
            x * x
        }
    }
    assert_eq!(local(3.0), local_flat(3.0));
}

/// What a module brings of std and glam by other ways than its whole path, as functions and under other names.
macro_rules! of_libraries {
    ($($around:tt)*) => {
        $($around)* {
            use glam as g;
            use std::array::from_fn;
            use std::cmp::Ordering::*;
            use std::cmp::{max as greater, min};
            use std::f32::consts as c;
            use std::mem::{replace, swap, take};

            #[flatten(exact)]
            pub(crate) fn shade(mut x: f32, mut y: f32, n: i32) -> f32 {
                swap(&mut x, &mut y);
                let z = replace(&mut x, 2.0);
                let powers: [f32; 3] = from_fn::<_, 3, _>(|i| i as f32 * y);
                let order = match y.total_cmp(&1.0) {
                    Less => 1.0,
                    Equal => 2.0,
                    Greater => 3.0,
                };
                let v: g::Vec2 = g::Vec2::new(powers[2], c::PI) + g::Vec2::new(order, z);
                take(&mut y) * v.x - v.y + greater(n, 3) as f32 * min(n, 2) as f32
            }

            /// Names of its own hide what is brought.
            #[flatten(exact)]
            pub(crate) fn hidden(x: f32) -> f32 {
                let min = |a: f32, b: f32| a - b;
                let swap = x * 3.0;
                let take = |c: f32| c * 2.0;
                min(swap, 1.0) + take(x)
            }
        }
    };
}

mod libraries_in_items {
    use flatten::prelude::*;

    of_libraries!(flatten::items!);
}

mod libraries_in_a_module {
    use flatten::flatten;

    #[flatten]
    pub(crate) mod inside {
        use flatten::prelude::*;
        use glam as g;
        use std::cmp::Ordering::*;
        use std::cmp::max;
        use std::mem::swap as exchange;

        #[flatten(exact)]
        pub(crate) fn shade(mut x: f32, mut y: f32, n: i32) -> f32 {
            exchange(&mut x, &mut y);
            let v = g::Vec3::new(x, y, 2.0);
            let n = max(n, 1) as f32;
            if x.total_cmp(&y) == Less { v.x * n } else { v.y - n }
        }
    }
}

#[test]
fn names_of_libraries() {
    use libraries_in_a_module::inside;
    use libraries_in_items::{hidden, hidden_flat, shade, shade_flat};
    for (x, y) in [(1.0, 2.0), (2.0, 1.0), (0.5, 0.5), (-3.0, 4.0)] {
        for n in [-1, 2, 5] {
            assert_eq!(shade_flat(x, y, n), shade(x, y, n), "{x} {y} {n}");
            assert_eq!(inside::shade_flat(x, y, n), inside::shade(x, y, n), "{x} {y} {n}");
        }
        assert_eq!(hidden_flat(x), hidden(x), "{x}");
    }
    assert_eq!(hidden_flat(2.0), 5.0 + 4.0);
}

/// Locals that are called like constants of another module, into which their function is copied.
#[flatten(exact)]
mod capitals {
    pub(crate) mod lighting {
        use flatten::prelude::*;

        #[allow(non_snake_case)]
        pub(crate) fn brdf(p: Vec3, l: Vec3) -> f32 {
            let N = p * 2.0 + l;
            let mut K = N.dot(l) * N.x;
            #[keep]
            for _ in 0..p.z as i32 {
                K = K * 0.5 + N.y;
            }
            let n = K * K + N.y;
            n * n + K
        }
    }

    pub(crate) mod main {
        use super::lighting::brdf;
        use flatten::prelude::*;

        pub(crate) const N: usize = 5;
        static K: f32 = 0.5;

        #[flatten]
        pub(crate) fn run(a: f32, b: f32) -> f32 {
            brdf(vec3(a, b, K), Vec3::splat(b)) * N as f32
        }

        #[flatten]
        pub(crate) fn run_long(a: f32, b: f32) -> f32 {
            brdf(vec3(a, b, 3.0), Vec3::splat(b)) * N as f32
        }
    }
}

#[test]
fn locals_are_no_constants() {
    // N = (3, 3, 2), K = 24, n = 579.
    assert_eq!((capitals::main::run(1.0, 1.0), capitals::main::run_flat(1.0, 1.0)), (1676325.0, 1676325.0));
    for (a, b) in [(0.5, 2.0), (-1.0, 0.25)] {
        assert_eq!(capitals::main::run(a, b), capitals::main::run_flat(a, b));
        assert_eq!(capitals::main::run_long(a, b), capitals::main::run_long_flat(a, b));
    }
}
