//! Generic functions and traits: noise of so many octaves, gradients of any type, shapes behind a trait, tones of values.

#[flatten::flatten]
pub mod shaders {
    use flatten::prelude::*;
    use std::ops::{Add, Mul};

    fn blend<T: Copy + Add<Output = T> + Mul<f32, Output = T>>(a: T, b: T, t: f32) -> T {
        a * (1.0 - t) + b * t
    }

    fn hash(p: Vec2) -> f32 {
        (p.dot(vec2(0.375, 0.625)) + 0.25).fract()
    }

    fn value_noise(p: Vec2) -> f32 {
        let (i, f) = (p.floor(), p - p.floor());
        let low = blend(hash(i), hash(i + Vec2::X), f.x);
        let high = blend(hash(i + Vec2::Y), hash(i + Vec2::ONE), f.x);
        blend(low, high, f.y)
    }

    fn fbm<const OCTAVES: usize>(mut p: Vec2, gain: f32) -> f32 {
        let (mut sum, mut weight) = (0.0, 0.5);
        for _ in 0..OCTAVES {
            sum += weight * value_noise(p);
            p = p * 2.0 + Vec2::ONE;
            weight *= gain;
        }
        sum
    }

    /// Noise of three octaves, moved by noise of one.
    #[flatten]
    pub fn warped(p: Vec2, gain: f32) -> f32 {
        fbm::<3>(p + fbm::<1>(p, gain), gain)
    }

    fn gradient<T, const N: usize>(stops: [T; N], t: f32) -> T
    where
        T: Copy + Add<Output = T> + Mul<f32, Output = T>,
    {
        let x = t.clamp(0.0, 1.0) * (N - 1) as f32;
        let mut out = stops[0];
        for (i, stop) in stops.iter().enumerate().skip(1) {
            out = blend(out, *stop, (x - (i - 1) as f32).clamp(0.0, 1.0));
        }
        out
    }

    /// A color and its strength, each from stops of its own.
    #[flatten]
    pub fn sky(t: f32, sun: Vec3) -> Vec3 {
        gradient([Vec3::ZERO, sun, vec3(0.25, 0.5, 1.0)], t) * gradient([0.5, 1.0, 0.75, 1.0], t)
    }

    trait Shape {
        const ROUND: f32 = 0.0;

        fn distance(&self, p: Vec3) -> f32;

        fn rounded(&self, p: Vec3) -> f32 {
            self.distance(p) - Self::ROUND
        }

        fn slope(&self, p: Vec3) -> Vec3 {
            let h = vec2(0.0625, 0.0);
            let at = |o: Vec3| self.rounded(p + o) - self.rounded(p - o);
            vec3(at(h.xyy()), at(h.yxy()), at(h.yyx()))
        }
    }

    #[derive(Clone, Copy)]
    struct Ball {
        center: Vec3,
        radius: f32,
    }

    #[derive(Clone, Copy)]
    struct Slab(f32);

    #[derive(Clone, Copy)]
    struct Joined {
        ball: Ball,
        slab: Slab,
    }

    impl Shape for Ball {
        fn distance(&self, p: Vec3) -> f32 {
            p.distance(self.center) - self.radius
        }
    }

    impl Shape for Slab {
        const ROUND: f32 = 0.125;

        fn distance(&self, p: Vec3) -> f32 {
            p.y.abs() - self.0
        }
    }

    impl Shape for Joined {
        fn distance(&self, p: Vec3) -> f32 {
            self.ball.rounded(p).min(self.slab.rounded(p))
        }
    }

    fn march(scene: &impl Shape, from: Vec3, dir: Vec3) -> f32 {
        let mut t = 0.0;
        for _ in 0..6 {
            let d = scene.rounded(from + dir * t);
            if d < 0.03125 {
                break;
            }
            t += d;
        }
        t
    }

    /// A ball on a slab, lit by its slope where a ray ends.
    #[flatten]
    pub fn on_a_slab(from: Vec3, dir: Vec3, radius: f32) -> f32 {
        let scene = Joined { ball: Ball { center: Vec3::Y, radius }, slab: Slab(0.25) };
        let t = march(&scene, from, dir);
        scene.slope(from + dir * t).dot(vec3(0.5, 1.0, 0.25)) + t
    }

    /// Which of two shapes is nearer, and by how much.
    #[flatten]
    pub fn nearer(p: Vec3, center: Vec3) -> f32 {
        fn by<A: Shape, B: Shape>(a: &A, b: &B, p: Vec3, weigh: impl Fn(f32) -> f32) -> f32 {
            weigh(a.distance(p)) - weigh(b.rounded(p)) + A::ROUND - B::ROUND
        }
        by(&Ball { center, radius: 0.5 }, &Slab(0.75), p, |d| d.max(0.0) * 2.0)
    }

    trait Tone: Copy {
        fn tone(self, gain: f32) -> Self;

        fn soft(self) -> Self {
            self.tone(0.5)
        }

        fn luma(&self) -> f32;
    }

    impl Tone for f32 {
        fn tone(self, gain: f32) -> f32 {
            self / (1.0 + self.abs() * gain)
        }

        fn luma(&self) -> f32 {
            *self
        }
    }

    impl Tone for Vec3 {
        fn tone(self, gain: f32) -> Vec3 {
            self.map(|lane| lane.tone(gain))
        }

        fn luma(&self) -> f32 {
            self.dot(vec3(0.25, 0.625, 0.125))
        }
    }

    fn exposed<T: Tone + Mul<f32, Output = T>>(color: T, by: f32) -> T {
        if color.luma() > 1.0 { color.soft() * by } else { color * by }
    }

    /// Tones of a color and of its fog.
    #[flatten]
    pub fn graded(color: Vec3, fog: f32, by: f32) -> Vec3 {
        exposed(color, by) + exposed(fog, by).soft()
    }
}
