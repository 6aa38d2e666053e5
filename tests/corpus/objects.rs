//! Objects: methods, `&mut self`, references to parts, associated items.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    #[derive(Clone, Copy)]
    pub struct Ray {
        pub origin: Vec3,
        pub dir: Vec3,
    }

    #[derive(Clone, Copy)]
    pub struct Sphere {
        pub center: Vec3,
        pub radius: f32,
    }

    #[derive(Clone, Copy)]
    pub struct Dice {
        pub state: u32,
    }

    #[derive(Clone, Copy)]
    pub struct Spring {
        pub x: f32,
        pub v: f32,
    }

    #[derive(Clone, Copy)]
    pub struct Pair {
        pub left: Spring,
        pub right: Spring,
        pub steps: i32,
    }

    #[derive(Clone, Copy)]
    pub struct Bounds {
        pub low: Vec2,
        pub high: Vec2,
    }

    impl Ray {
        pub const FAR: f32 = 100.0;

        pub fn at(&self, t: f32) -> Vec3 {
            self.origin + self.dir * t
        }

        pub fn advance(&mut self, t: f32) -> f32 {
            self.origin = self.at(t);
            self.origin.length()
        }

        fn reflected(mut self, n: Vec3) -> Self {
            self.dir = self.dir.reflect(n);
            self
        }
    }

    impl Sphere {
        pub fn new(center: Vec3, radius: f32) -> Self {
            Self { center, radius: radius.abs() }
        }

        /// The same name as that of other types' methods.
        pub fn at(&self, p: Vec3) -> f32 {
            p.distance(self.center) - self.radius
        }

        fn hit(&self, ray: &Ray, t: &mut f32) -> bool {
            let oc = ray.origin - self.center;
            let b = oc.dot(ray.dir);
            let h = b * b - oc.length_squared() + self.radius * self.radius;
            if h < 0.0 {
                return false;
            }
            let near = -b - h.sqrt();
            if near > 0.0 && near < *t {
                *t = near;
                return true;
            }
            false
        }
    }

    impl Dice {
        fn next(&mut self) -> u32 {
            let mut x = self.state;
            x ^= x << 13;
            x ^= x >> 17;
            x ^= x << 5;
            self.state = x;
            x
        }

        pub fn roll(&mut self) -> f32 {
            (self.next() >> 8) as f32 / 16_777_216.0
        }

        pub fn in_square(&mut self) -> Vec2 {
            vec2(self.roll(), self.roll())
        }
    }

    impl Spring {
        const STIFF: f32 = 4.0;

        fn force(&self) -> f32 {
            -Self::STIFF * self.x
        }

        pub fn step(&mut self, dt: f32) {
            self.v += self.force() * dt;
            self.x += self.v * dt;
        }

        fn pull(&mut self, other: &mut Spring, by: f32) {
            let d = (other.x - self.x) * by;
            self.v += d;
            other.v -= d;
        }
    }

    impl Bounds {
        const EMPTY: Bounds = Bounds { low: Vec2::MAX, high: Vec2::MIN };

        fn add(&mut self, p: Vec2) {
            self.low = self.low.min(p);
            self.high = self.high.max(p);
        }

        fn size(self) -> Vec2 {
            self.high - self.low
        }
    }

    #[flatten(exact)]
    pub fn walk(ray: Ray, t: f32) -> Vec3 {
        let mut ray = ray;
        let far = ray.advance(t);
        if far > Ray::FAR {
            return ray.origin;
        }
        ray.advance(far);
        ray.reflected(Vec3::Y).at(0.5)
    }

    #[flatten(exact)]
    pub fn nearest(ray: Ray, a: Sphere, b: Sphere) -> Vec2 {
        let mut t = Ray::FAR;
        let mut which = -1.0;
        if a.hit(&ray, &mut t) {
            which = 0.0;
        }
        if b.hit(&ray, &mut t) {
            which = 1.0;
        }
        vec2(t, which)
    }

    #[flatten(exact)]
    pub fn union(p: Vec3, r: f32) -> f32 {
        let ball = Sphere::new(Vec3::X, r);
        let other = Sphere { radius: 0.5, center: ball.center };
        ball.at(p).min(Sphere::at(&other, -p))
    }

    #[flatten(exact)]
    pub fn two_rolls(seed: u32) -> f32 {
        let mut dice = Dice { state: seed | 1 };
        // The first roll is taken before the second one changes the state.
        dice.roll() - dice.roll() * 2.0
    }

    #[flatten(exact)]
    pub fn order_of_effects(seed: u32) -> Vec3 {
        let mut dice = Dice { state: seed | 1 };
        let before = dice.state;
        let square = dice.in_square();
        let z = (dice.state ^ before) as f32 * 1e-9 + {
            dice.next();
            dice.roll()
        };
        square.extend(z)
    }

    #[flatten(exact)]
    pub fn monte_carlo(seed: u32) -> f32 {
        let mut dice = Dice { state: seed | 1 };
        let mut inside = 0;
        for _ in 0..8 {
            if dice.in_square().length_squared() < 1.0 {
                inside += 1;
            }
        }
        4.0 * inside as f32 / 8.0
    }

    #[flatten(exact)]
    pub fn springs(pair: Pair, dt: f32) -> Pair {
        let mut pair = pair;
        for _ in 0..3 {
            pair.left.step(dt);
            pair.right.step(-dt);
            let mut right = pair.right;
            pair.left.pull(&mut right, 0.25);
            pair.right = right;
            pair.steps = pair.steps.wrapping_add(1);
        }
        pair
    }

    fn swap(a: &mut f32, b: &mut f32) {
        let t = *a;
        *a = *b;
        *b = t;
    }

    fn sort2(a: &mut f32, b: &mut f32) -> bool {
        let wrong = *a > *b;
        if wrong {
            swap(a, b);
        }
        wrong
    }

    #[flatten(exact)]
    pub fn sorted(v: Vec3) -> Vec4 {
        let (mut a, mut b, mut c) = (v.x, v.y, v.z);
        let mut swaps = 0;
        for _ in 0..2 {
            swaps += sort2(&mut a, &mut b) as i32 + sort2(&mut b, &mut c) as i32;
        }
        vec4(a, b, c, swaps as f32)
    }

    #[flatten(exact)]
    pub fn lanes_swapped(v: Vec4) -> Vec4 {
        let mut v = v;
        let mut w = v.w;
        swap(&mut v.x, &mut w);
        swap(&mut w, &mut v.z);
        v.w = w;
        v
    }

    fn count(n: &mut i32, by: i32) -> i32 {
        *n = n.wrapping_add(by);
        *n
    }

    #[flatten(exact)]
    pub fn calls_in_order(n: i32, c: bool) -> i32 {
        let mut n = n & 0xff;
        let first = n + count(&mut n, 5);
        let guarded = c && count(&mut n, 100) > 120;
        let chosen = if guarded { count(&mut n, 1) } else { n };
        first * 2 + chosen + n
    }

    #[flatten(exact)]
    pub fn left_by_reference(x: f32, y: f32) -> f32 {
        let mut total = x;
        for i in 0..4 {
            if accumulate(&mut total, y, i) {
                break;
            }
        }
        total
    }

    fn accumulate(total: &mut f32, y: f32, i: i32) -> bool {
        if y < 0.0 {
            *total -= 1.0;
            return true;
        }
        *total += y * i as f32;
        *total > 20.0
    }

    #[flatten(exact)]
    pub fn bounds(a: Vec2, b: Vec2, c: Vec2) -> Vec2 {
        let mut bounds = Bounds::EMPTY;
        bounds.add(a);
        bounds.add(b);
        bounds.add(c);
        bounds.size()
    }
}
