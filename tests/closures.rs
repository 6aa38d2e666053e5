//! Closures, named by a `let` or given to iterators: they call what their function may call, write to the locals around, and
//! stand in loops that stay.

use flatten::prelude::*;

mod far {
    use flatten::prelude::*;

    #[flatten]
    pub(super) const KNEE: f32 = 0.25;

    #[flatten]
    pub(super) fn curve(x: f32, knee: f32) -> f32 {
        if x < knee { x * 12.92 } else { x.sqrt() }
    }
}

use far::curve;

#[flatten(exact)]
fn tone(c: Vec3) -> Vec3 {
    let f = |x: f32| curve(x, far::KNEE);
    vec3(f(c.x), f(c.y), f(c.z))
}

#[test]
fn functions_of_other_modules_are_called() {
    for c in [vec3(0.1, 0.5, 0.9), vec3(-1.0, 0.25, f32::NAN), vec3(f32::INFINITY, -0.0, 4.0)] {
        let (found, expected) = (tone_flat(c), tone(c));
        assert!(
            found
                .to_array()
                .iter()
                .zip(expected.to_array())
                .all(|(x, y)| *x == y || y.is_nan() && x.is_nan())
        );
    }
    assert_eq!(tone_flat(vec3(0.125, 0.25, 4.0)), vec3(0.125 * 12.92, 0.5, 2.0));
}

#[flatten]
mod shaders {
    use flatten::prelude::*;

    fn helper(x: f32) -> f32 {
        x * 2.0
    }

    #[flatten(exact)]
    pub(super) fn curl(p: Vec2, t: f32) -> Vec2 {
        let e = 0.01;
        let n = |x: f32, y: f32| helper((x * 1.7 + t).floor() * (y * 2.3 - t));
        vec2(n(p.x, p.y + e) - n(p.x, p.y - e), n(p.x - e, p.y) - n(p.x + e, p.y)) / (2.0 * e)
    }

    #[flatten(exact)]
    pub(super) fn summed(n: i32, x: f32) -> f32 {
        let mut sum = 0.0;
        let mut add = |v: f32| sum += v * x;
        #[keep]
        for i in 0..n {
            add(i as f32);
        }
        sum
    }
}

#[test]
fn what_is_around_is_read_and_written() {
    for x in [0.0, 0.3, -1.5, 77.25] {
        let p = vec2(x, 0.7 - x);
        assert_eq!(shaders::curl_flat(p, 0.5), shaders::curl(p, 0.5));
        for n in [-1, 0, 1, 7] {
            assert_eq!(shaders::summed_flat(n, x), shaders::summed(n, x));
        }
    }
    assert_eq!(shaders::summed_flat(4, 1.5), 9.0);
}

#[flatten(exact)]
fn toned(c: Vec3, weights: [f32; 3]) -> f32 {
    let bright = |x: f32| far::curve(x, far::KNEE);
    let lit = c.map(bright).map(f32::sqrt).to_array();
    lit.iter().zip(&weights).map(|(x, w)| x * w).fold(far::KNEE, f32::max)
}

#[flatten(exact, loops)]
fn kept(n: i32, x: f32) -> f32 {
    (0..n).map(|i| x - i as f32).filter(|x| *x > 0.0).map(f32::sqrt).sum()
}

#[test]
fn what_iterators_are_given() {
    assert_eq!(toned_flat(vec3(0.25, 1.0, 16.0), [1.0, 2.0, 0.5]), 2.0);
    for c in [vec3(0.1, 0.5, 0.9), vec3(-1.0, 0.25, 3.0), vec3(f32::INFINITY, -0.0, 4.0)] {
        for weights in [[1.0, 2.0, 0.5], [-1.0, 0.0, -0.0]] {
            let (found, expected) = (toned_flat(c, weights), toned(c, weights));
            assert!(found == expected || found.is_nan() && expected.is_nan(), "{found} and {expected}");
        }
    }
    assert_eq!(kept_flat(4, 4.0), 2.0 + 3f32.sqrt() + 2f32.sqrt() + 1.0);
    for n in [-1, 0, 1, 3, 9] {
        assert_eq!(kept_flat(n, 4.5).to_bits(), kept(n, 4.5).to_bits());
    }
}

#[flatten(exact)]
mod taking {
    use flatten::prelude::*;

    const EPS: f32 = 0.001;

    #[derive(Clone, Copy)]
    struct Hit {
        found: bool,
        t: f32,
    }

    fn scene(p: Vec3) -> f32 {
        p.length() - 1.0
    }

    fn normal(p: Vec3, f: impl Fn(Vec3) -> f32) -> Vec3 {
        let (x, y, z) = (Vec3::X * EPS, Vec3::Y * EPS, Vec3::Z * EPS);
        vec3(f(p + x) - f(p - x), f(p + y) - f(p - y), f(p + z) - f(p - z)).normalize()
    }

    fn march<F: Fn(Vec3) -> f32>(origin: Vec3, dir: Vec3, f: &F) -> Hit {
        let mut t = 0.0;
        for _ in 0..4 {
            let h = f(origin + dir * t);
            if h < EPS {
                return Hit { found: true, t };
            }
            t += h;
        }
        Hit { found: false, t }
    }

    #[flatten(wgsl)]
    pub(crate) fn shade(p: Vec3, dir: Vec3, r: f32) -> Vec3 {
        let map = |q: Vec3| {
            if q.y < -1.5 {
                return q.y + 2.0;
            }
            scene(q) - r
        };
        let hit = march(p, dir, &map);
        if hit.found { normal(p + dir * hit.t, map) } else { normal(p, scene) * 0.5 }
    }

    struct Ball(f32);

    impl Ball {
        #[flatten]
        pub(crate) fn slope(&self, x: f32) -> f32 {
            tangent(|y| y * self.0, x) + tangent(f32::exp, x)
        }
    }

    fn tangent(f: impl Fn(f32) -> f32, x: f32) -> f32 {
        f(x + 0.5) - f(x - 0.5)
    }

    pub(crate) fn slopes(x: f32) -> (f32, f32) {
        (Ball(x).slope(2.0), Ball(x).slope_flat(2.0))
    }
}

/// In the body that calls it.
#[flatten(exact)]
fn bent(x: f32) -> f32 {
    fn around(f: fn(f32) -> f32, x: f32) -> f32 {
        f(x) + f(-x)
    }
    around(|y| y * y - 1.0, x) + around(f32::floor, x)
}

#[test]
fn functions_are_taken() {
    for (p, dir) in [
        (vec3(0.0, 0.5, -3.0), Vec3::Z),
        (vec3(2.0, -3.0, 0.25), Vec3::NEG_Y),
        (vec3(0.1, 0.2, 0.3), vec3(0.6, 0.0, 0.8)),
    ] {
        for r in [0.0, 0.5, -0.25] {
            assert_eq!(taking::shade_flat(p, dir, r), taking::shade(p, dir, r), "at {p}, {dir}, {r}");
        }
    }
    for x in [0.0, 0.75, -2.5, 100.0] {
        let (original, twin) = taking::slopes(x);
        assert_eq!(original, twin);
        assert_eq!(bent(x), bent_flat(x));
    }
    assert_eq!(bent_flat(1.5), 2.5 - 1.0);
    assert_eq!(taking::SHADE_WGSL.matches("fn ").count(), 1);
}

/// What references in tuples and arrays lead to, where nobody sets these as long as the closure is there.
#[flatten(exact)]
fn looked_up(a: [i32; 3], b: [i32; 3], turns: i32) -> [i32; 7] {
    let mut t = (&a, 3);
    t.0 = &b;
    let before = |k: usize| t.0[k] ^ 5;
    let first = before(1);
    t.0 = &a;
    // Another field is set.
    let mut u = (&a, 3, &b);
    let other = |k: usize| u.0[k] ^ 7;
    u.1 = turns;
    u.2 = &a;
    let second = other(1) ^ u.1 ^ u.2[0];
    // Each step has its own.
    let mut third = 0;
    let mut pair = [&a, &b];
    for i in 0..3 {
        let mine = |k: i32| pair[0][i] ^ k;
        third += mine(i as i32).wrapping_mul(3);
        pair = [pair[1], pair[0]];
    }
    // It sets it itself.
    let mut v = (&a, 1);
    let mut next = || {
        let old = v.0[0];
        v.0 = if v.0[1] > 5 { &b } else { &a };
        old
    };
    let fourth = [next(), next(), next()];
    let w = (&b, 1);
    let fifth = a.iter().map(|x| x ^ w.0[2]).fold(0, |s, q| s ^ q);
    [first, second, third, fourth[0], fourth[1] ^ fourth[2], fifth, t.0[2]]
}

#[test]
fn references_in_tuples_are_read_by_closures() {
    for turns in -3..9 {
        let (a, b) = ([turns, 5 - turns, 70], [turns * 9, 1000, -turns]);
        assert_eq!(looked_up_flat(a, b, turns), looked_up(a, b, turns));
        assert_eq!(looked_up_flat(b, a, turns), looked_up(b, a, turns));
    }
}
