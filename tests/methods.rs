//! Methods and references: twins in `impl` blocks, `&mut` parameters written back, each equal to its original.
#![expect(clippy::manual_swap, clippy::explicit_auto_deref, reason = "forms that users write")]

use flatten::prelude::*;

#[flatten(exact)]
mod shaders {
    use flatten::prelude::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct Ray {
        pub(crate) origin: Vec3,
        pub(crate) dir: Vec3,
    }

    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct State {
        pub(crate) ray: Ray,
        pub(crate) seed: u32,
        pub(crate) sum: (f32, Vec4),
    }

    impl Ray {
        const FAR: f32 = 1e6;
        const UP: Self = Ray { origin: Vec3::ZERO, dir: Vec3::Y };

        #[flatten]
        pub(crate) fn new(origin: Vec3, dir: Vec3) -> Self {
            Self { origin, dir }
        }

        #[flatten(wgsl, graph)]
        pub(crate) fn at(&self, #[uniform] t: f32) -> Vec3 {
            if t > Self::FAR {
                return self.origin;
            }
            self.origin + self.dir * t
        }

        // Its name is that of a method of glam's, which is another one.
        #[flatten]
        pub(crate) fn normalize(mut self) -> Ray {
            let length = self.length();
            self.dir = if length > 0.0 { self.dir / length } else { Ray::UP.dir };
            self
        }

        fn length(self) -> f32 {
            self.dir.dot(self.dir).sqrt()
        }

        /// Moves the ray, and answers how far.
        #[flatten(wgsl)]
        pub(crate) fn advance(&mut self, t: f32) -> f32 {
            let before = self.origin;
            self.origin = self.at(t);
            (self.origin - before).length_squared()
        }
    }

    impl State {
        fn next(&mut self) -> f32 {
            self.seed = self.seed.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
            (self.seed >> 8) as f32 / 16_777_216.0
        }

        #[flatten(wgsl, spirv)]
        pub(crate) fn step(&mut self, color: &mut Vec4, uv: Vec2, on: bool) {
            let noise = self.next() + self.next() * uv.x;
            if on && self.ray.advance(noise) > 0.5 {
                color.x += noise;
                self.add(&mut color.y, noise);
            } else {
                *color = self.ray.at(noise).extend(1.0);
            }
            for i in 0..3 {
                self.sum.0 += bump(&mut color.z, i as f32);
                if color.z > 4.0 {
                    return;
                }
            }
            self.sum.1 -= *color;
        }

        fn add(&mut self, to: &mut f32, x: f32) {
            *to -= self.sum.0 * x;
            self.sum.0 = *to;
        }
    }

    fn bump(x: &mut f32, by: f32) -> f32 {
        *x += by;
        by * *x
    }

    #[flatten(wgsl)]
    pub(crate) fn swap(a: &mut f32, b: &mut f32) {
        let t = *a;
        *a = *b;
        *b = t;
    }

    #[flatten]
    pub(crate) fn shared(a: &f32, ray: &Ray, pair: &(f32, Vec2), v: &&Vec3) -> f32 {
        -a + *a * ray.at(pair.0).dot(**v) + v.z + (*pair).1.x - pair.1.yx().x
    }

    #[flatten(wgsl)]
    pub(crate) fn several(x: f32, ray: &mut Ray, count: &mut i32, pair: &mut (f32, bool)) -> Ray {
        let old = *ray;
        if pair.1 {
            *ray = Ray::new(ray.dir, ray.origin).normalize();
            *count += 1;
        }
        swap(&mut ray.dir.x, &mut pair.0);
        *pair = (pair.0 + x, *count > 2);
        old
    }
}

use shaders::{Ray, State};

const FLOATS: [f32; 9] = [0.0, -0.0, 1.0, -1.5, 3.75, 1e30, f32::NAN, f32::INFINITY, 1e-40];

/// Values to try, one set for each number.
struct Grid(usize);

impl Grid {
    fn f(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        FLOATS[(self.0 >> 33) % FLOATS.len()]
    }

    fn v(&mut self) -> Vec3 {
        vec3(self.f(), self.f(), self.f())
    }

    fn ray(&mut self) -> Ray {
        Ray { origin: self.v(), dir: self.v() }
    }
}

/// The bits, any NaN being equal to any NaN.
fn bits(x: f32) -> u32 {
    if x.is_nan() { f32::NAN.to_bits() } else { x.to_bits() }
}

fn bits3(v: Vec3) -> [u32; 3] {
    v.to_array().map(bits)
}

fn bits4(v: Vec4) -> [u32; 4] {
    v.to_array().map(bits)
}

fn ray_bits(ray: Ray) -> [[u32; 3]; 2] {
    [bits3(ray.origin), bits3(ray.dir)]
}

#[test]
fn methods_have_twins_in_their_impl() {
    for n in 0..400 {
        let grid = &mut Grid(n);
        let (ray, t) = (grid.ray(), grid.f());
        assert_eq!(bits3(ray.at(t)), bits3(ray.at_flat(t)), "{ray:?} {t}");
        assert_eq!(ray_bits(ray.normalize()), ray_bits(ray.normalize_flat()), "{ray:?}");
        assert_eq!(ray_bits(Ray::new(ray.dir, ray.origin)), ray_bits(Ray::new_flat(ray.dir, ray.origin)));
        let (mut a, mut b) = (ray, ray);
        assert_eq!(bits(a.advance(t)), bits(b.advance_flat(t)), "{ray:?} {t}");
        assert_eq!(ray_bits(a), ray_bits(b), "{ray:?} {t}");
    }
}

#[test]
fn what_is_written_goes_back() {
    for n in 0..400 {
        let grid = &mut Grid(n);
        let sum = (grid.f(), grid.v().extend(2.0));
        let state = State { ray: grid.ray(), seed: n as u32, sum };
        let (color, uv, on) = (grid.v().extend(-1.0), vec2(grid.f(), 0.0), n % 2 == 0);
        let (mut a, mut b) = ((state, color), (state, color));
        a.0.step(&mut a.1, uv, on);
        b.0.step_flat(&mut b.1, uv, on);
        assert_eq!(bits4(a.1), bits4(b.1), "{state:?} {color} {uv} {on}");
        assert_eq!(ray_bits(a.0.ray), ray_bits(b.0.ray), "{state:?} {color} {uv} {on}");
        assert_eq!((a.0.seed, bits(a.0.sum.0)), (b.0.seed, bits(b.0.sum.0)), "{state:?} {color} {uv}");
        assert_eq!(bits4(a.0.sum.1), bits4(b.0.sum.1), "{state:?} {color} {uv} {on}");
    }
}

#[test]
fn all_is_read_before_anything_is_written() {
    let (mut a, mut b) = (1.0, -0.0);
    shaders::swap_flat(&mut a, &mut b);
    assert_eq!((bits(a), bits(b)), (bits(-0.0), bits(1.0)));
    for n in 0..400 {
        let grid = &mut Grid(n);
        let (x, ray, pair, count) = (grid.f(), grid.ray(), (grid.f(), n % 3 > 0), n as i32 % 5);
        let (mut a, mut b) = ((ray, count, pair), (ray, count, pair));
        let old_a = shaders::several(x, &mut a.0, &mut a.1, &mut a.2);
        let old_b = shaders::several_flat(x, &mut b.0, &mut b.1, &mut b.2);
        assert_eq!([old_a, a.0].map(ray_bits), [old_b, b.0].map(ray_bits), "{ray:?}");
        assert_eq!((a.1, bits(a.2.0), a.2.1), (b.1, bits(b.2.0), b.2.1), "{x} {ray:?} {count} {pair:?}");
    }
}

#[test]
fn shared_references_are_values() {
    for n in 0..400 {
        let grid = &mut Grid(n);
        let (a, ray, pair, v) = (grid.f(), grid.ray(), (grid.f(), vec2(grid.f(), grid.f())), grid.v());
        let expected = shaders::shared(&a, &ray, &pair, &&v);
        assert_eq!(bits(shaders::shared_flat(&a, &ray, &pair, &&v)), bits(expected));
    }
}

#[test]
fn several_results_are_one_struct() {
    for text in [Ray::AT_WGSL, Ray::ADVANCE_WGSL, State::STEP_WGSL, shaders::SWAP_WGSL, shaders::SEVERAL_WGSL]
    {
        let module = naga::front::wgsl::parse_str(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        assert!(flatten_naga::validate(&module).is_ok(), "{text}");
    }
    assert!(
        shaders::SWAP_WGSL.contains("struct SwapOut {\n    a: f32,\n    b: f32,\n}"),
        "{}",
        shaders::SWAP_WGSL
    );
    let several = shaders::SEVERAL_WGSL;
    assert!(several.contains("ret: Ray,\n    ray: Ray,\n    count: i32,\n    pair: "), "{several}");
    assert!(Ray::ADVANCE_WGSL.contains("-> AdvanceOut"), "{}", Ray::ADVANCE_WGSL);
    assert_eq!(State::STEP_SPIRV[0], 0x0723_0203);
}

#[test]
fn graphs_of_methods_read_back() {
    assert_eq!(Ray::at_graph().verify(), Ok(()));
}

/// What closures of `filter`, `min_by` and their kin are given: references to references.
#[flatten]
mod behind {
    use flatten::prelude::*;

    #[derive(Clone, Copy)]
    pub(crate) struct Lamp {
        pub(crate) power: f32,
    }

    impl Lamp {
        fn power(self) -> f32 {
            self.power
        }

        fn doubled(&self) -> f32 {
            self.power * 2.0
        }
    }

    #[flatten(exact)]
    pub(crate) fn counted(a: [f32; 5]) -> usize {
        a.iter().filter(|x| x.is_nan() || x.abs() > 2.0).count()
    }

    #[flatten(exact)]
    pub(crate) fn farthest(a: [f32; 5]) -> Option<usize> {
        a.iter().enumerate().max_by(|(_, x), (_, y)| x.abs().total_cmp(&y.abs())).map(|(i, _)| i)
    }

    #[flatten(exact)]
    pub(crate) fn least(a: [f32; 5]) -> Option<usize> {
        a.iter().enumerate().min_by(|(_, x), (_, y)| x.partial_cmp(y).unwrap()).map(|(i, _)| i)
    }

    #[flatten(exact)]
    pub(crate) fn least_of_integers(a: [i32; 5]) -> Option<usize> {
        a.iter().enumerate().min_by(|(_, x), (_, y)| x.cmp(y)).map(|(i, _)| i)
    }

    #[flatten(exact)]
    pub(crate) fn by_bits(a: [f32; 5]) -> Option<usize> {
        a.iter().enumerate().min_by_key(|(_, x)| x.to_bits()).map(|(i, _)| i)
    }

    #[flatten(exact)]
    pub(crate) fn near(a: [Vec3; 3]) -> f32 {
        a.iter().take_while(|v| v.length() < 4.0).map(|v| v.x).sum()
    }

    #[flatten(exact)]
    pub(crate) fn lamps(a: Lamp, b: Lamp) -> f32 {
        let twice = &&a;
        let bright = [a, b].iter().filter(|lamp| lamp.doubled() > 1.0).map(|lamp| lamp.power()).sum::<f32>();
        bright + twice.power() * twice.doubled()
    }
}

#[test]
fn methods_are_found_behind_several_references() {
    for n in 0..400 {
        let grid = &mut Grid(n);
        let a: [f32; 5] = std::array::from_fn(|_| grid.f());
        assert_eq!(behind::counted_flat(a), behind::counted(a), "{a:?}");
        assert_eq!(behind::farthest_flat(a), behind::farthest(a), "{a:?}");
        assert_eq!(behind::by_bits_flat(a), behind::by_bits(a), "{a:?}");
        let i = a.map(|x| x as i32);
        assert_eq!(behind::least_of_integers_flat(i), behind::least_of_integers(i), "{i:?}");
        if !a.iter().any(|x| x.is_nan()) {
            assert_eq!(behind::least_flat(a), behind::least(a), "{a:?}");
        }
        let v = [grid.v(), grid.v(), grid.v()];
        assert_eq!(bits(behind::near_flat(v)), bits(behind::near(v)), "{v:?}");
        let [x, y] = [a[0], a[1]].map(|power| behind::Lamp { power });
        assert_eq!(bits(behind::lamps_flat(x, y)), bits(behind::lamps(x, y)), "{a:?}");
    }
}
