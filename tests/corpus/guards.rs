//! What would panic where it is not reached, and numbers that are special.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    const TABLE: [f32; 5] = [1.0, -0.0, 3.5, f32::INFINITY, -7.25];

    #[derive(Clone, Copy)]
    pub struct Body {
        a: f32,
        v: Vec3,
        n: i32,
        xs: [f32; 3],
    }

    #[derive(Clone, Copy)]
    pub struct World {
        s: Body,
        t: (f32, [Vec2; 2]),
        m: Mat2,
    }

    impl Body {
        const ZERO: Body = Body { a: 0.0, v: Vec3::ZERO, n: 0, xs: [0.0; 3] };

        fn new(x: f32, n: i32) -> Self {
            Self { a: x, n, v: vec3(x, 1.0, 2.0), ..Self::ZERO }
        }

        fn bump(&mut self, by: f32) -> f32 {
            self.a += by;
            self.n = self.n.wrapping_add(1);
            self.v.y += self.a;
            self.a
        }

        fn take(mut self) -> f32 {
            self.a += 1.0;
            self.bump(self.a) + self.v.y
        }

        fn swap(&mut self) {
            let t = self.v.x;
            self.v.x = self.v.z;
            self.v.z = t;
        }
    }

    fn bump(x: &mut f32) -> f32 {
        *x += 1.0;
        *x * 2.0
    }

    #[flatten(exact)]
    pub fn division(x: f32, n: i32) -> f32 {
        let d = n & 3;
        if d != 0 { (100 / d + 7 % d) as f32 } else { x }
    }

    #[flatten(exact)]
    pub fn least_by_minus_one(y: f32, n: i32) -> f32 {
        if n != -1 && n != 0 { (i32::MIN / n) as f32 } else { y }
    }

    #[flatten(exact)]
    pub fn remainder_of_least(n: i32) -> f32 {
        if n > 0 { (i32::MIN % -n) as f32 } else { -1.0 }
    }

    #[flatten(exact)]
    pub fn number_in_range(x: f32, y: f32, n: i32) -> f32 {
        let a = [x, y, 5.0];
        if n >= 0 && (n as usize) < a.len() { a[n as usize] } else { TABLE[4] }
    }

    #[flatten(exact)]
    pub fn difference_of_sizes(u: u32) -> f32 {
        let k = u as usize;
        if k > 2 { (k - 3) as f32 } else { TABLE[k + 2] }
    }

    #[flatten(exact)]
    pub fn small_cubes(x: f32, n: i32) -> f32 {
        if n < 1000 && n > -1000 { (n * n * n / 7) as f32 } else { x }
    }

    #[flatten(exact)]
    pub fn shifts(n: i32, u: u32) -> f32 {
        let s = if u < 32 { 1u32 << u } else { 0 };
        let t = if n >= 0 && n < 31 { n } else { 0 };
        s as f32 + (t >> 1) as f32
    }

    #[flatten(exact)]
    pub fn division_in_a_loop(n: i32) -> f32 {
        let mut r = 0;
        for i in 0..5 {
            let k = i - n;
            if k != 0 {
                r += 60 / k;
            }
        }
        r as f32
    }

    #[flatten(exact)]
    pub fn zero_or_nan(x: f32) -> f32 {
        let z = x - x;
        if z != z {
            1.0
        } else if z == 0.0 {
            1.0 / z.abs()
        } else {
            3.0
        }
    }

    #[flatten(exact)]
    pub fn orders_of_nan(x: f32, y: f32) -> f32 {
        let a = if x < y {
            1.0
        } else if x > y {
            2.0
        } else if x == y {
            3.0
        } else {
            4.0
        };
        let b = if !(x < y) { 10.0 } else { 20.0 };
        let d = if !(x >= y) { 100.0 } else { 200.0 };
        a + b + d
    }

    #[flatten(exact)]
    pub fn signs_of_zero(x: f32) -> f32 {
        let q = 0.0 - x;
        let r = -x + 0.0;
        1.0 / q - 1.0 / r
    }

    #[flatten(exact)]
    pub fn casts_of_any(x: f32, y: f32) -> f32 {
        (x as i32).wrapping_add(x as u32 as i32) as f32 + (y as u32 >> 3) as f32 + (x as i32 as f32 - x)
    }

    #[flatten(exact)]
    pub fn remainders(x: f32, y: f32, n: i32) -> f32 {
        x % 2.0
            + (y % -1.5) * 10.0
            + x.rem_euclid(3.0)
            + (n % 3) as f32
            + (n % -4) as f32
            + n.rem_euclid(4) as f32
    }

    #[flatten(exact)]
    pub fn lanes_of_nan(x: f32, y: f32) -> f32 {
        let v = vec3(x, y, -x);
        let w = v.min(v.zyx()).max(Vec3::splat(y));
        let l = v.signum() + w.floor();
        l.x + l.y * 2.0 + l.z * 4.0 + (v.cmpeq(w).any()) as u32 as f32
    }

    #[flatten(exact)]
    pub fn bits(x: f32, y: f32, u: u32) -> f32 {
        let bits = x.to_bits() ^ (u << 31);
        f32::from_bits(bits) + f32::from_bits((y.to_bits() >> 1) | 0x3000_0000)
    }

    #[flatten(exact)]
    pub fn never_folded(x: f32, y: f32) -> f32 {
        let e = (x == x) as i32
            + (y != y) as i32 * 2
            + (x / x == 1.0) as i32 * 4
            + (x * 0.0 == 0.0) as i32 * 8
            + (x - x == 0.0) as i32 * 16;
        e as f32
    }

    #[flatten(exact)]
    pub fn rounded(x: f32, y: f32) -> f32 {
        let a = (x * 0.25).round() + (-0.3f32 * x).ceil();
        let b = (y + 0.5).round_ties_even() + (y * -0.5).trunc().fract();
        1.0 / a + b
    }

    #[flatten(exact)]
    pub fn two_elements(x: f32, y: f32, n: i32) -> f32 {
        let mut ss = [Body::new(x, 1), Body::new(y, 2)];
        let i = (n & 1) as usize;
        let r = ss[i].bump(2.0) + ss[1 - i].take();
        ss[i].swap();
        bump(&mut ss[1 - i].v.z);
        r + ss[0].v.x + ss[1].v.z * 5.0 + ss[0].n as f32
    }

    #[flatten(exact)]
    pub fn columns_and_elements(x: f32, y: f32, n: i32, u: u32) -> f32 {
        let mut w = World { s: Body::new(y, n), t: (x, [Vec2::X, Vec2::Y]), m: Mat2::IDENTITY };
        w.t.1[(n & 1) as usize].x += x;
        w.m *= 2.0;
        w.m.y_axis += w.t.1[0];
        w.s.xs[(u % 3) as usize] = w.t.0;
        let v = w.m * w.t.1[1];
        v.x + v.y * 3.0 + w.s.xs[1]
    }

    #[flatten(exact)]
    pub fn lanes_by_number(x: f32, u: u32) -> f32 {
        let mut v = Vec4::splat(x);
        v.y = v.x + 1.0;
        v.z *= v.y;
        (v.w, v.x) = (v.z, v.y);
        let q = v.wzyx();
        v += q.xxyy();
        v[0] -= 1.0;
        v[(u & 3) as usize] = 9.0;
        v.x + v.y * 3.0 - v.z * 5.0 + v.w
    }

    #[flatten(exact)]
    pub fn rows_swapped(x: f32, y: f32, n: i32, u: u32) -> f32 {
        let mut a = [[x, y], [1.0, 2.0], [y, 3.0]];
        let i = (u % 3) as usize;
        let j = (n & 1) as usize;
        let t = a[i][j];
        a[i][j] = a[2 - i][1 - j];
        a[2 - i][1 - j] = t;
        let mut r = 0.0;
        for row in a {
            for (k, v) in row.iter().enumerate() {
                r = r * 1.5 + v * (k + 1) as f32;
            }
        }
        r
    }
}
