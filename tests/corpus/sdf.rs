//! Signed distances: shapes, how they are combined, and marches along rays.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    const STEPS: u32 = 12;
    const NEAR: f32 = 0.01;
    const FAR: f32 = 20.0;

    #[derive(Clone, Copy)]
    pub struct Ray {
        pub origin: Vec3,
        pub dir: Vec3,
    }

    /// A distance, and what is there.
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub dist: f32,
        pub material: i32,
    }

    #[flatten(exact)]
    pub fn sphere(p: Vec3, radius: f32) -> f32 {
        p.length() - radius
    }

    #[flatten(exact)]
    pub fn box3(p: Vec3, half: Vec3) -> f32 {
        let q = p.abs() - half;
        q.max(Vec3::ZERO).length() + q.x.max(q.y.max(q.z)).min(0.0)
    }

    #[flatten(exact)]
    pub fn round_box(p: Vec3, half: Vec3, r: f32) -> f32 {
        box3(p, half - r) - r
    }

    #[flatten(exact)]
    pub fn torus(p: Vec3, t: Vec2) -> f32 {
        let q = vec2(p.xz().length() - t.x, p.y);
        q.length() - t.y
    }

    #[flatten(exact)]
    pub fn capsule(p: Vec3, a: Vec3, b: Vec3, r: f32) -> f32 {
        let pa = p - a;
        let ba = b - a;
        let length = ba.dot(ba);
        if length == 0.0 {
            return pa.length() - r;
        }
        let h = (pa.dot(ba) / length).clamp(0.0, 1.0);
        (pa - ba * h).length() - r
    }

    #[flatten]
    pub fn cylinder(p: Vec3, radius: f32, half_height: f32) -> f32 {
        let d = vec2(p.xz().length(), p.y).abs() - vec2(radius, half_height);
        d.x.max(d.y).min(0.0) + d.max(Vec2::ZERO).length()
    }

    #[flatten(exact)]
    pub fn octahedron(p: Vec3, s: f32) -> f32 {
        let p = p.abs();
        let m = p.x + p.y + p.z - s;
        let q;
        if 3.0 * p.x < m {
            q = p;
        } else if 3.0 * p.y < m {
            q = p.yzx();
        } else if 3.0 * p.z < m {
            q = p.zxy();
        } else {
            return m * 0.577_350_27;
        }
        let k = (0.5 * (q.z - q.y + s)).max(0.0).min(s);
        vec3(q.x, q.y - s + k, q.z - k).length()
    }

    #[flatten(exact)]
    pub fn segment(p: Vec2, a: Vec2, b: Vec2) -> f32 {
        let (pa, ba) = (p - a, b - a);
        let h = (pa.dot(ba) / ba.length_squared()).max(0.0).min(1.0);
        (pa - ba * h).length()
    }

    #[flatten(exact)]
    pub fn hexagon(mut p: Vec2, r: f32) -> f32 {
        let k = vec3(-0.866_025_4, 0.5, 0.577_350_26);
        p = p.abs();
        p -= 2.0 * k.xy().dot(p).min(0.0) * k.xy();
        p -= vec2(p.x.max(-k.z * r).min(k.z * r), r);
        p.length() * p.y.signum()
    }

    #[flatten(exact)]
    pub fn triangle(p: Vec2, a: Vec2, b: Vec2, c: Vec2) -> f32 {
        let d = segment(p, a, b).min(segment(p, b, c)).min(segment(p, c, a));
        let s1 = (b - a).perp_dot(p - a);
        let s2 = (c - b).perp_dot(p - b);
        let s3 = (a - c).perp_dot(p - c);
        let inside = (s1 >= 0.0 && s2 >= 0.0 && s3 >= 0.0) || (s1 <= 0.0 && s2 <= 0.0 && s3 <= 0.0);
        if inside { -d } else { d }
    }

    #[flatten(exact)]
    pub fn heart(p: Vec2) -> f32 {
        let p = vec2(p.x.abs(), p.y);
        if p.y + p.x > 1.0 {
            let q = p - vec2(0.25, 0.75);
            return q.length() - 0.353_553_4;
        }
        let a = p - vec2(0.0, 1.0);
        let b = p - 0.5 * (p.x + p.y).max(0.0);
        let d = a.dot(a).min(b.dot(b));
        d.sqrt() * (p.x - p.y).signum()
    }

    #[flatten(exact)]
    pub fn smooth_union(a: f32, b: f32, k: f32) -> f32 {
        if k <= 0.0 {
            return a.min(b);
        }
        let h = (k - (a - b).abs()).max(0.0) / k;
        a.min(b) - h * h * k * 0.25
    }

    #[flatten]
    pub fn smooth_subtraction(a: f32, b: f32) -> f32 {
        let k = 0.25;
        let h = (0.5 - 0.5 * (b + a) / k).clamp(0.0, 1.0);
        b.lerp(-a, h) + k * h * (1.0 - h)
    }

    fn nearer(a: Hit, b: Hit) -> Hit {
        if a.dist < b.dist { a } else { b }
    }

    #[flatten(exact)]
    pub fn scene(p: Vec3) -> Hit {
        let ground = Hit { dist: p.y + 1.0, material: 0 };
        let ball = Hit { dist: sphere(p - vec3(0.5, 0.0, 0.0), 1.0), material: 1 };
        let mut hit = nearer(ground, ball);
        hit = nearer(hit, Hit { dist: torus(p, vec2(2.0, 0.25)), material: 2 });
        if hit.material == 1 && p.x > 0.9 {
            hit.material += 4;
        }
        hit
    }

    #[flatten(exact)]
    pub fn march(ray: Ray) -> f32 {
        let mut t = 0.0;
        for _ in 0..STEPS {
            let d = scene(ray.origin + ray.dir * t).dist;
            if d < NEAR {
                return t;
            }
            t += d;
            if t > FAR {
                break;
            }
        }
        -1.0
    }

    #[flatten(exact)]
    pub fn march_counted(ray: Ray) -> Hit {
        let mut hit = Hit { dist: 0.0, material: -1 };
        for i in 0..8 {
            let next = scene(ray.origin + ray.dir * hit.dist);
            if next.dist.abs() < NEAR {
                hit.material = next.material + 16 * i;
                break;
            }
            hit.dist += next.dist;
        }
        hit
    }

    #[flatten(exact)]
    pub fn normal(p: Vec3) -> Vec3 {
        let mut n = Vec3::ZERO;
        for i in 0..4 {
            let e = 0.577_3
                * (2.0 * vec3(((i + 3) >> 1 & 1) as f32, ((i >> 1) & 1) as f32, (i & 1) as f32) - 1.0);
            n += e * scene(p + e * 0.005).dist;
        }
        n.normalize_or_zero()
    }

    #[flatten(exact)]
    pub fn soft_shadow(ray: Ray, k: f32) -> f32 {
        let mut lit = 1.0_f32;
        let mut t = 0.05;
        for _ in 0..6 {
            let d = sphere(ray.origin + ray.dir * t, 1.0);
            if d < 0.001 {
                return 0.0;
            }
            lit = lit.min(k * d / t);
            t += d.clamp(0.02, 0.5);
        }
        lit
    }

    #[flatten]
    pub fn occlusion(p: Vec3, n: Vec3) -> f32 {
        let mut sum = 0.0;
        let mut scale = 1.0;
        for i in 0..5 {
            let h = 0.01 + 0.12 * i as f32;
            sum += (h - box3(p + n * h, Vec3::ONE)) * scale;
            scale *= 0.8;
        }
        (1.0 - 0.3 * sum).clamp(0.0, 1.0)
    }

    /// Where a ray meets a sphere, the nearer and the farther; both -1 if nowhere.
    #[flatten(exact)]
    pub fn ray_sphere(ray: Ray, center: Vec3, radius: f32) -> Vec2 {
        let oc = ray.origin - center;
        let b = oc.dot(ray.dir);
        let c = oc.length_squared() - radius * radius;
        let h = b * b - c;
        if h < 0.0 {
            return Vec2::splat(-1.0);
        }
        let h = h.sqrt();
        vec2(-b - h, -b + h)
    }

    #[flatten(exact)]
    pub fn repeated(p: Vec3, cell: f32) -> f32 {
        let q = p - cell * (p / cell).round();
        sphere(q, 0.3)
    }
}
