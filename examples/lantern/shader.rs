//! A lantern over a checkered floor: a whole shader in the style of Rust-GPU's shadertoys, without run-time loops.

use flatten::prelude::*;

#[flatten]
pub mod lantern {
    use super::*;
    use std::f32::consts::{PI, TAU};

    const MARCH_STEPS: i32 = 13;
    const SHADOW_STEPS: i32 = 3;
    const FAR: f32 = 14.0;
    const HIT: f32 = 0.002;
    const EYE_HEIGHT: f32 = 1.6;
    const FOG: Vec3 = Vec3::new(0.05, 0.06, 0.09);
    const SUN: Vec3 = Vec3::new(0.48, 0.72, -0.5);

    /// What the host sets for a picture.
    #[derive(Clone, Copy)]
    pub struct Inputs {
        pub resolution: Vec3,
        pub time: f32,
        pub frame: i32,
        pub mouse: Vec4,
    }

    #[derive(Clone, Copy)]
    pub struct Ray {
        pub origin: Vec3,
        pub dir: Vec3,
    }

    /// The nearest surface so far.
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub dist: f32,
        pub material: u32,
    }

    #[derive(Clone, Copy)]
    pub struct Material {
        pub albedo: Vec3,
        pub gloss: f32,
        pub glow: f32,
    }

    pub struct Camera {
        pub position: Vec3,
        pub basis: Mat3,
        pub zoom: f32,
    }

    /// Light that is collected along the way.
    pub struct Film {
        pub sum: Vec3,
        pub weight: f32,
    }

    /// A generator of numbers from 0 to 1.
    pub struct Dice(u32);

    const NOTHING: u32 = 0;
    const FLOOR: u32 = 1;
    const FRAME: u32 = 2;
    const GLASS: u32 = 3;
    const BALL: u32 = 4;

    fn rotate_y(angle: f32) -> Mat3 {
        let (s, c) = angle.sin_cos();
        Mat3::from_cols(vec3(c, 0.0, -s), Vec3::Y, vec3(s, 0.0, c))
    }

    fn rotate(angle: f32) -> Mat2 {
        let (s, c) = angle.sin_cos();
        Mat2::from_cols(vec2(c, s), vec2(-s, c))
    }

    fn saturate(x: f32) -> f32 {
        x.clamp(0.0, 1.0)
    }

    fn sd_frame(p: Vec3, half: f32, edge: f32) -> f32 {
        let p = p.abs() - half;
        let q = (p + edge).abs() - edge;
        let x = vec3(p.x, q.y, q.z);
        let y = vec3(q.x, p.y, q.z);
        let z = vec3(q.x, q.y, p.z);
        edge_distance(x).min(edge_distance(y)).min(edge_distance(z))
    }

    fn edge_distance(q: Vec3) -> f32 {
        q.max(Vec3::ZERO).length() + q.max_element().min(0.0)
    }

    impl Ray {
        pub fn at(&self, t: f32) -> Vec3 {
            self.origin + self.dir * t
        }

        fn bend(&mut self, p: Vec3, normal: Vec3) {
            self.origin = p + normal * 0.01;
            self.dir = self.dir.reflect(normal);
        }
    }

    impl Hit {
        const NONE: Hit = Hit { dist: FAR, material: NOTHING };

        /// Keeps what is nearer.
        fn add(&mut self, dist: f32, material: u32) {
            if dist < self.dist {
                self.dist = dist;
                self.material = material;
            }
        }
    }

    impl Camera {
        fn new(inputs: &Inputs) -> Self {
            let mut turn = inputs.time * 0.3;
            if inputs.mouse.z > 0.0 {
                turn = inputs.mouse.x / inputs.resolution.x * TAU;
            }
            let position = rotate_y(turn) * vec3(0.0, EYE_HEIGHT, 4.2);
            let forward = (vec3(0.0, 0.5, 0.0) - position).normalize();
            let right = forward.cross(Vec3::Y).normalize();
            let basis = Mat3::from_cols(right, right.cross(forward), forward);
            Camera { position, basis, zoom: 1.7 }
        }

        fn ray(&self, uv: Vec2) -> Ray {
            let dir = self.basis * uv.extend(self.zoom);
            Ray { origin: self.position, dir: dir.normalize() }
        }
    }

    impl Film {
        fn new() -> Film {
            Film { sum: Vec3::ZERO, weight: 1.0 }
        }

        /// Adds light, dimmed by what it passed on the way.
        fn expose(&mut self, light: Vec3) {
            self.sum += light * self.weight;
        }

        fn dim(&mut self, by: f32) -> bool {
            self.weight *= by;
            self.weight > 0.05
        }

        fn develop(self) -> Vec3 {
            let x = self.sum;
            let mapped = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
            mapped.clamp(Vec3::ZERO, Vec3::ONE).powf(1.0 / 2.2)
        }
    }

    impl Dice {
        fn roll(&mut self) -> f32 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 17;
            self.0 ^= self.0 << 5;
            (self.0 >> 8) as f32 / 16_777_216.0
        }
    }

    impl Material {
        const BLACK: Material = Material { albedo: Vec3::ZERO, gloss: 0.0, glow: 0.0 };

        fn of(material: u32, p: Vec3) -> Material {
            let tiles = (p.xz() * 1.5).floor();
            let mut m = Material::BLACK;
            if material == FLOOR {
                let odd = (tiles.x + tiles.y).rem_euclid(2.0) >= 1.0;
                m.albedo = if odd { Vec3::splat(0.16) } else { vec3(0.55, 0.5, 0.45) };
                m.gloss = 0.25;
            } else if material == FRAME {
                m = Material { albedo: vec3(0.2, 0.12, 0.05), gloss: 0.4, ..m };
            } else if material == GLASS {
                m.albedo = vec3(1.0, 0.75, 0.35);
                m.glow = 2.5;
            } else if material == BALL {
                m = Material { albedo: vec3(0.3, 0.4, 0.7), gloss: 0.5, glow: 0.0 };
            }
            m
        }
    }

    impl Inputs {
        /// How far anything is, and what it is.
        fn map(&self, p: Vec3) -> Hit {
            let mut hit = Hit::NONE;
            hit.add(p.y, FLOOR);

            let mut q = p - vec3(0.0, 0.75 + 0.1 * (self.time * 1.3).sin(), 0.0);
            let turned = rotate(self.time * 0.7) * q.xz();
            q = vec3(turned.x, q.y, turned.y);
            hit.add(sd_frame(q, 0.55, 0.04) - 0.015, FRAME);
            hit.add((q * vec3(1.0, 0.7, 1.0)).length() - 0.22, GLASS);

            // Three balls around it, by symmetry.
            let angle = p.z.atan2(p.x) + self.time * 0.2;
            let sector = (angle / TAU * 3.0).round() * TAU / 3.0;
            let around = rotate(self.time * 0.2 - sector) * p.xz();
            let ball = vec3(around.x - 1.6, p.y - 0.3, around.y);
            hit.add(ball.length() - 0.3, BALL);
            hit
        }

        fn march(&self, ray: &Ray) -> Hit {
            let mut travelled = 0.0;
            for _ in 0..MARCH_STEPS {
                let near = self.map(ray.at(travelled));
                if near.dist < HIT {
                    return Hit { dist: travelled, material: near.material };
                }
                travelled += near.dist;
                if travelled > FAR {
                    break;
                }
            }
            Hit::NONE
        }

        fn normal(&self, p: Vec3) -> Vec3 {
            let here = self.map(p).dist;
            let mut n = Vec3::ZERO;
            n.x = self.map(p + Vec3::X * 0.003).dist - here;
            n.y = self.map(p + Vec3::Y * 0.003).dist - here;
            n.z = self.map(p + Vec3::Z * 0.003).dist - here;
            n.normalize_or_zero()
        }

        fn shadow(&self, from: Vec3, to: Vec3) -> f32 {
            let mut lit = 1.0_f32;
            let mut t = 0.06;
            for _ in 0..SHADOW_STEPS {
                let d = self.map(from + to * t).dist;
                lit = lit.min(10.0 * d / t);
                if lit < 0.01 {
                    return 0.0;
                }
                t += d.clamp(0.05, 0.6);
            }
            saturate(lit)
        }

        fn sky(&self, dir: Vec3) -> Vec3 {
            let height = saturate(dir.y * 1.5);
            let stars = (dir * 40.0).floor().as_ivec3();
            let mut dice = Dice(((stars.x * 73) ^ (stars.y * 151) ^ (stars.z * 283)) as u32 | 1);
            let _ = dice.roll();
            let star = if dice.roll() > 0.985 { dice.roll() * height } else { 0.0 };
            FOG.lerp(vec3(0.01, 0.02, 0.06), height) + star
        }

        /// The light that leaves a surface towards the eye.
        fn shade(&self, p: Vec3, n: Vec3, view: Vec3, m: &Material, shadowed: bool) -> Vec3 {
            let to_sun = SUN.normalize();
            let shadow = if shadowed { self.shadow(p + n * 0.02, to_sun) } else { 1.0 };
            let half = (to_sun - view).normalize();
            let diffuse = n.dot(to_sun).max(0.0) * shadow;
            let specular = n.dot(half).max(0.0).powf(32.0) * m.gloss * shadow;
            let lamp = vec3(0.0, 0.75, 0.0) - p;
            let falloff = 1.0 / (0.3 + lamp.length_squared());
            let warm = n.dot(lamp.normalize_or_zero()).max(0.0) * falloff;
            m.albedo * (diffuse * 0.6 + 0.05)
                + m.albedo * vec3(1.0, 0.6, 0.25) * warm
                + Vec3::splat(specular)
                + m.albedo * m.glow
        }

        /// One bounce: false if nothing more is to be seen.
        fn trace(&self, ray: &mut Ray, film: &mut Film, bounce: i32) -> bool {
            let hit = self.march(ray);
            if hit.material == NOTHING {
                film.expose(self.sky(ray.dir));
                return false;
            }
            let p = ray.at(hit.dist);
            let n = self.normal(p);
            let m = Material::of(hit.material, p);
            let fog = 1.0 - (-0.02 * hit.dist * hit.dist).exp();
            film.expose(self.shade(p, n, ray.dir, &m, bounce == 0).lerp(FOG, fog));
            ray.bend(p, n);
            let fresnel = (1.0 - n.dot(ray.dir).abs()).powi(3);
            film.dim(m.gloss * (0.2 + 0.8 * fresnel) * (1.0 - fog))
        }

        /// The colour of a pixel.
        #[flatten]
        pub fn main_image(&self, frag_color: &mut Vec4, frag_coord: Vec2) {
            let size = self.resolution.xy();
            let uv = (2.0 * frag_coord - size) / size.y;
            let camera = Camera::new(self);
            let mut ray = camera.ray(uv);
            let mut film = Film::new();
            for bounce in 0..2 {
                if !self.trace(&mut ray, &mut film, bounce) {
                    break;
                }
            }
            let mut color = film.develop();
            let (edge, strength) = (uv.length(), 0.25);
            color *= 1.0 - strength * edge * edge / PI;
            if self.frame % 2 == 1 && frag_coord.y as i32 % 2 == 0 {
                color *= 0.97;
            }
            *frag_color = color.extend(1.0);
        }
    }
}
