//! The shaders of the gallery, as anyone would write them.

use flatten::prelude::*;

/// A scene of distance fields: marched in unrolled steps, lit, and lost in fog.
#[flatten]
pub mod scene {
    use super::*;

    const STEPS: i32 = 20;
    const FAR: f32 = 12.0;
    const SKY: Vec3 = vec3(0.55, 0.7, 0.9);

    #[derive(Clone, Copy)]
    pub struct Ray {
        pub origin: Vec3,
        pub dir: Vec3,
    }

    fn at(ray: Ray, t: f32) -> Vec3 {
        ray.origin + ray.dir * t
    }

    fn smooth_min(a: f32, b: f32, k: f32) -> f32 {
        let h = (0.5 + 0.5 * (b - a) / k).clamp(0.0, 1.0);
        b + (a - b) * h - k * h * (1.0 - h)
    }

    fn sphere(p: Vec3, radius: f32) -> f32 {
        p.length() - radius
    }

    fn torus(p: Vec3, radius: f32, tube: f32) -> f32 {
        let q = vec2(p.xz().length() - radius, p.y);
        q.length() - tube
    }

    fn distance(p: Vec3, time: f32) -> f32 {
        let ball = sphere(p - vec3(0.0, 0.45 + 0.25 * time.sin(), 0.0), 0.45);
        let ring = torus(p - vec3(0.0, 0.15, 0.0), 0.8, 0.2);
        let ground = p.y + 0.35;
        smooth_min(ball, ring, 0.25).min(ground)
    }

    fn normal(p: Vec3, time: f32) -> Vec3 {
        let e = 0.002;
        let here = distance(p, time);
        vec3(
            distance(p + vec3(e, 0.0, 0.0), time) - here,
            distance(p + vec3(0.0, e, 0.0), time) - here,
            distance(p + vec3(0.0, 0.0, e), time) - here,
        )
        .normalize()
    }

    fn albedo(p: Vec3) -> Vec3 {
        if p.y > -0.34 {
            return vec3(0.9, 0.45, 0.3);
        }
        let tile = (p.x * 2.0).floor() + (p.z * 2.0).floor();
        if tile.rem_euclid(2.0) < 0.5 { Vec3::splat(0.35) } else { Vec3::splat(0.6) }
    }

    /// The colour at `uv` in -1..1, `time` in seconds.
    #[flatten(graph, wgsl, preshader)]
    pub fn shade(uv: Vec2, #[uniform] time: f32) -> Vec3 {
        let eye = vec3(2.2 * (time * 0.5).cos(), 1.3, 2.2 * (time * 0.5).sin());
        let forward = (vec3(0.0, 0.2, 0.0) - eye).normalize();
        let right = forward.cross(Vec3::Y).normalize();
        let up = right.cross(forward);
        let ray = Ray { origin: eye, dir: (forward * 1.6 + right * uv.x + up * uv.y).normalize() };

        let mut t = 0.0;
        let mut hit = false;
        for _ in 0..STEPS {
            let d = distance(at(ray, t), time);
            if d < 0.002 {
                hit = true;
                break;
            }
            t += d;
            if t > FAR {
                break;
            }
        }
        if !hit {
            return SKY;
        }
        let p = at(ray, t);
        let light = vec3(0.5, 0.8, -0.3).normalize();
        let diffuse = normal(p, time).dot(light).max(0.0);
        let lit = albedo(p) * (0.25 + 0.75 * diffuse);
        lit.lerp(SKY, 1.0 - (-0.15 * t).exp())
    }
}

/// A Julia set: how many steps until a point leaves, as a colour.
#[flatten]
pub mod fractal {
    use super::*;

    fn palette(t: f32) -> Vec3 {
        let phase = vec3(0.0, 0.33, 0.67) + t;
        vec3(wave(phase.x), wave(phase.y), wave(phase.z))
    }

    fn wave(t: f32) -> f32 {
        0.5 + 0.5 * (t * std::f32::consts::TAU).cos()
    }

    /// The colour at `uv` in -1..1, `time` in seconds.
    #[flatten(graph, wgsl, preshader)]
    pub fn julia(uv: Vec2, #[uniform] time: f32) -> Vec3 {
        let c = vec2(0.7885 * time.cos(), 0.7885 * time.sin());
        let mut z = uv * 1.5;
        let mut steps = 0;
        for _ in 0..40 {
            z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
            if z.length_squared() > 16.0 {
                break;
            }
            steps += 1;
        }
        if steps == 40 {
            return Vec3::ZERO;
        }
        palette(steps as f32 / 40.0)
    }
}

/// A landscape of spheres, marched with as many steps as the time of day asks for: loops that stay loops, with copied
/// ones inside.
#[flatten(loops)]
pub mod landscape {
    use super::*;

    const SKY: Vec3 = vec3(0.6, 0.75, 0.95);
    const OCTAVES: i32 = 4;

    /// A march along a ray.
    struct March {
        origin: Vec3,
        dir: Vec3,
        at: f32,
        near: f32,
    }

    impl March {
        fn new(origin: Vec3, dir: Vec3) -> March {
            March { origin, dir, at: 0.0, near: 1.0 }
        }

        fn point(&self) -> Vec3 {
            self.origin + self.dir * self.at
        }

        /// Goes on as far as nothing is; true where the ray meets something.
        fn step(&mut self) -> bool {
            let d = distance(self.point());
            self.near = self.near.min(d / (0.02 + self.at));
            self.at += d;
            d < 0.002
        }
    }

    /// Spheres in cells, larger ones first.
    fn distance(p: Vec3) -> f32 {
        let mut d = p.y;
        let mut size = 1.0;
        for _ in 0..OCTAVES {
            let cell = (p / size).floor() * size;
            let jitter = (cell.x * 12.9898 + cell.z * 78.233).sin() * 0.25;
            let centre = cell + vec3(0.5 + jitter, 0.0, 0.5 - jitter) * size;
            let ball = (p - vec3(centre.x, 0.0, centre.z)).length() - size * 0.3;
            d = d.min(ball);
            size *= 0.5;
        }
        d
    }

    fn normal(p: Vec3) -> Vec3 {
        let mut n = Vec3::ZERO;
        for e in [vec3(1.0, -1.0, -1.0), vec3(-1.0, -1.0, 1.0), vec3(-1.0, 1.0, -1.0), Vec3::ONE] {
            n += e * distance(p + e * 0.001);
        }
        n.normalize()
    }

    /// How much of the light gets there: the nearest miss on the way, in steps known at run time only.
    fn shadow(p: Vec3, light: Vec3, steps: i32) -> f32 {
        let mut march = March::new(p, light);
        let mut left = steps;
        while left > 0 && march.at < 4.0 {
            if march.step() {
                return 0.0;
            }
            march.at += 0.01;
            left -= 1;
        }
        (march.near * 8.0).min(1.0)
    }

    /// The colour at `uv` in -1..1, `time` in seconds.
    #[flatten(graph, wgsl, preshader)]
    pub fn land(uv: Vec2, #[uniform] time: f32) -> Vec3 {
        let steps = 24 + (24.0 * time.cos().abs()) as i32;
        let light = vec3(0.6, 0.7, 0.3 * time.sin()).normalize();
        let eye = vec3(time, 0.8, -2.0);
        let mut march = March::new(eye, vec3(uv.x, uv.y - 0.4, 1.5).normalize());
        for i in 0..steps {
            if march.step() {
                let p = march.point();
                let n = normal(p);
                let lit = n.dot(light).max(0.0) * shadow(p + n * 0.01, light, steps / 2);
                let colour = vec3(0.55, 0.5, 0.35) * (0.25 + lit) + vec3(0.0, 0.01, 0.0) * i as f32;
                return colour.lerp(SKY, 1.0 - (-0.12 * march.at).exp());
            }
            if march.at > 14.0 {
                break;
            }
        }
        SKY
    }
}
