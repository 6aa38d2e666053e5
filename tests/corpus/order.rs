//! In which order Rust evaluates.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

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
    }

    impl World {
        fn both(&mut self) -> f32 {
            let r = self.s.bump(1.0) + self.t.1[0].x;
            self.t.1[1].y += r;
            self.m.x_axis.y -= r;
            r
        }
    }

    fn bump(x: &mut f32) -> f32 {
        *x += 1.0;
        *x * 2.0
    }

    fn maybe(x: f32, out: &mut f32) -> bool {
        if x > 0.0 {
            *out = x.sqrt();
            return true;
        }
        *out -= 1.0;
        false
    }

    #[flatten(exact)]
    pub fn operands(x: f32) -> f32 {
        let mut a = x;
        let r = a + {
            a *= 2.0;
            a
        } * {
            a += 1.0;
            a
        };
        r - a
    }

    #[flatten(exact)]
    pub fn lanes_of_calls(x: f32) -> f32 {
        let mut a = x;
        let v = vec3(bump(&mut a), a, bump(&mut a));
        v.x * 100.0 + v.y * 10.0 + v.z
    }

    #[flatten(exact)]
    pub fn receiver_and_argument(x: f32, n: i32) -> f32 {
        let mut s = Body::new(x, n);
        let r = s.bump(s.a) - s.bump(s.v.y);
        r + s.a * s.v.y + s.n as f32
    }

    #[flatten(exact)]
    pub fn value_before_number(x: f32, y: f32) -> f32 {
        let mut a = [x, y, 1.0];
        let mut i = 0usize;
        a[i] = {
            i += 1;
            a[i] + 1.0
        };
        a[0] * 3.0 + a[1] + i as f32
    }

    #[flatten(exact)]
    pub fn numbers_that_act(x: f32, y: f32) -> f32 {
        let mut a = [x, y, 1.0];
        let mut i = 0usize;
        a[{
            i += 1;
            i
        }] += {
            i += 1;
            i as f32
        };
        a[0] + a[1] * 10.0 + a[2] * 100.0 + i as f32
    }

    #[flatten(exact)]
    pub fn vector_number_first(x: f32, y: f32) -> f32 {
        let mut v = [vec2(x, y), Vec2::ONE];
        let mut i = 0usize;
        v[{
            i += 1;
            i
        }] += Vec2::splat({
            i -= 1;
            x
        });
        v[0].x + v[1].y * 10.0 + i as f32
    }

    #[flatten(exact)]
    pub fn fields_in_order(x: f32, n: i32) -> f32 {
        let mut a = x;
        let f = Body {
            v: Vec3::splat({
                a += 1.0;
                a
            }),
            a: {
                a *= 2.0;
                a
            },
            ..Body::new(
                {
                    a -= 3.0;
                    a
                },
                n,
            )
        };
        f.a + f.v.x * 10.0 + f.xs[0] + f.n as f32 * 0.5
    }

    #[flatten(exact)]
    pub fn swapped_twice(x: f32, y: f32) -> f32 {
        let (mut p, mut q) = (x, y);
        (p, q) = (q, p);
        (q, p) = (p + q, q - p);
        [p, q] = [q, p * 2.0];
        p - q * 3.0
    }

    #[flatten(exact)]
    pub fn through_fields(x: f32, y: f32, n: i32) -> f32 {
        let mut w = World {
            s: Body::new(x, n),
            t: (y, [vec2(x, y); 2]),
            m: Mat2::from_cols(vec2(x, y), vec2(1.0, 2.0)),
        };
        let r = w.both() + w.both();
        r + w.m.x_axis.y + w.t.1[1].y + w.s.v.y
    }

    #[flatten(exact)]
    pub fn short_circuits(x: f32, c: bool) -> f32 {
        let mut a = x;
        let c = c && {
            a += 1.0;
            a > 2.0
        } || {
            a *= 3.0;
            a < 0.0
        } && !{
            a -= 0.5;
            c
        };
        if c { a } else { -a }
    }

    #[flatten(exact)]
    pub fn no_short_circuits(x: f32, c: bool) -> f32 {
        let mut a = x;
        let b = (c & {
            a += 1.0;
            a > 1.0
        }) | {
            a += 10.0;
            a < 5.0
        } ^ c;
        a + b as i32 as f32
    }

    #[flatten(exact)]
    pub fn filled_by_reference(x: f32, y: f32) -> f32 {
        let mut out = y;
        let ok = maybe(x, &mut out) && maybe(out - 1.0, &mut out) || maybe(-x, &mut out);
        out + ok as u32 as f32
    }

    #[flatten(exact)]
    pub fn number_assigned_first(x: f32, y: f32, u: u32) -> f32 {
        let mut i = 0usize;
        let mut a = [x, y, 3.0 + i as f32];
        (i, a[i]) = ((u % 3) as usize, 9.0);
        (a[i], i) = (a[0] + 1.0, 2);
        [a[i], a[0]] = [a[0], a[1]];
        a[0] + a[1] * 10.0 + a[2] * 100.0 + i as f32
    }

    #[flatten(exact)]
    pub fn numbers_in_assignments(x: f32, y: f32) -> f32 {
        let mut i = 0usize;
        let mut a = [x, y, 3.0];
        (
            a[{
                i += 1;
                i
            }],
            a[{
                i += 1;
                i
            }],
        ) = (
            {
                i *= 2;
                x
            },
            y * 2.0,
        );
        a[1] + a[2] * 10.0 + i as f32
    }

    #[flatten(exact)]
    pub fn value_before_sum(x: f32, n: i32) -> f32 {
        let mut p = x;
        p += {
            p *= 5.0;
            1.0
        };
        let mut k = 1usize;
        k += {
            k += 2;
            1
        };
        let mut m = n & 7;
        m -= {
            m *= 2;
            m
        };
        p + k as f32 + m as f32
    }

    #[flatten(exact)]
    pub fn sums_of_references(x: f32, y: f32) -> f32 {
        let mut p = x;
        let q = y;
        p += &q;
        p *= &{ q + 1.0 };
        let mut v = vec2(x, y);
        v += &vec2(1.0, 2.0);
        v *= &vec2(p, q);
        v.x + v.y + p
    }
}
