//! Rays against boxes, spheres, planes and triangles, with records that are filled through references.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    const FAR: f32 = 1000.0;
    const NEAR: f32 = 1e-3;

    #[derive(Clone, Copy)]
    pub struct Ray {
        pub origin: Vec3,
        pub dir: Vec3,
    }

    /// What a ray met first.
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub t: f32,
        pub normal: Vec3,
        pub id: i32,
    }

    impl Ray {
        fn at(&self, t: f32) -> Vec3 {
            self.origin + self.dir * t
        }
    }

    impl Hit {
        const NONE: Hit = Hit { t: FAR, normal: Vec3::ZERO, id: -1 };

        /// Keeps the nearer one.
        fn offer(&mut self, t: f32, normal: Vec3, id: i32) -> bool {
            if t > NEAR && t < self.t {
                *self = Hit { t, normal, id };
                return true;
            }
            false
        }
    }

    fn sphere(ray: &Ray, center: Vec3, radius: f32, id: i32, hit: &mut Hit) -> bool {
        let oc = ray.origin - center;
        let b = oc.dot(ray.dir);
        let c = oc.dot(oc) - radius * radius;
        let h = b * b - c;
        if h < 0.0 {
            return false;
        }
        let t = -b - h.sqrt();
        hit.offer(t, (ray.at(t) - center) / radius, id)
    }

    fn plane(ray: &Ray, normal: Vec3, height: f32, id: i32, hit: &mut Hit) -> bool {
        let speed = normal.dot(ray.dir);
        if speed.abs() < 1e-4 {
            return false;
        }
        let t = (height - normal.dot(ray.origin)) / speed;
        hit.offer(t, if speed < 0.0 { normal } else { -normal }, id)
    }

    #[flatten(exact)]
    pub fn first_hit(ray: Ray) -> Hit {
        let mut hit = Hit::NONE;
        sphere(&ray, vec3(0.0, 1.0, 0.0), 1.0, 0, &mut hit);
        sphere(&ray, vec3(2.0, 0.5, -1.0), 0.5, 1, &mut hit);
        plane(&ray, Vec3::Y, 0.0, 2, &mut hit);
        hit
    }

    /// The slab method: entry and exit.
    fn slabs(ray: &Ray, low: Vec3, high: Vec3) -> (f32, f32) {
        let inv = ray.dir.recip();
        let (a, b) = ((low - ray.origin) * inv, (high - ray.origin) * inv);
        let (first, last) = (a.min(b), a.max(b));
        (first.max_element(), last.min_element())
    }

    #[flatten(exact)]
    pub fn box_entry(ray: Ray, low: Vec3, high: Vec3) -> f32 {
        let (enter, leave) = slabs(&ray, low.min(high), low.max(high));
        if enter > leave || leave < 0.0 { -1.0 } else { enter.max(0.0) }
    }

    #[flatten(exact)]
    pub fn box_thickness(ray: Ray, size: Vec3) -> f32 {
        let half = size.abs() + Vec3::splat(0.1);
        let (enter, leave) = slabs(&ray, -half, half);
        if leave >= enter { leave - enter.max(0.0) } else { 0.0 }
    }

    /// Moeller and Trumbore.
    #[flatten(exact)]
    pub fn triangle(ray: Ray, a: Vec3, b: Vec3, c: Vec3) -> Vec3 {
        let miss = Vec3::splat(-1.0);
        let (ab, ac) = (b - a, c - a);
        let p = ray.dir.cross(ac);
        let det = ab.dot(p);
        if det.abs() < 1e-6 {
            return miss;
        }
        let inv = 1.0 / det;
        let s = ray.origin - a;
        let u = s.dot(p) * inv;
        if u < 0.0 || u > 1.0 {
            return miss;
        }
        let q = s.cross(ab);
        let v = ray.dir.dot(q) * inv;
        if v < 0.0 || u + v > 1.0 {
            return miss;
        }
        vec3(ac.dot(q) * inv, u, v)
    }

    #[flatten(exact)]
    pub fn disc(ray: Ray, radius: f32) -> f32 {
        let mut hit = Hit::NONE;
        let met = plane(&ray, Vec3::Y, 0.0, 0, &mut hit);
        if met && ray.at(hit.t).length_squared() <= radius * radius { hit.t } else { FAR }
    }

    fn quadratic(a: f32, b: f32, c: f32, near: &mut f32, far: &mut f32) -> bool {
        let d = b * b - 4.0 * a * c;
        if d < 0.0 || a.abs() < 1e-5 {
            return false;
        }
        let q = -0.5 * (b + if b < 0.0 { -d.sqrt() } else { d.sqrt() });
        (*near, *far) = (q / a, if q == 0.0 { 0.0 } else { c / q });
        if *near > *far {
            (*near, *far) = (*far, *near);
        }
        true
    }

    #[flatten(exact)]
    pub fn roots(a: f32, b: f32, c: f32) -> Vec2 {
        let (mut near, mut far) = (-FAR, FAR);
        if quadratic(a, b, c, &mut near, &mut far) { vec2(near, far) } else { vec2(FAR, -FAR) }
    }

    #[flatten(exact)]
    pub fn tube(ray: Ray, radius: f32) -> f32 {
        let mut span = Vec2::ZERO;
        let (d, o) = (ray.dir.xz(), ray.origin.xz());
        let met = quadratic(d.dot(d), 2.0 * d.dot(o), o.dot(o) - radius * radius, &mut span.x, &mut span.y);
        if !met {
            return -1.0;
        }
        if span.x > 0.0 { span.x } else { span.y }
    }

    #[flatten(exact)]
    pub fn shadowed(point: Vec3, light: Vec3) -> bool {
        let to = light - point;
        let far = to.length();
        if far < NEAR {
            return false;
        }
        let ray = Ray { origin: point, dir: to / far };
        let mut hit = Hit { t: far, ..Hit::NONE };
        for center in [vec3(0.0, 1.0, 0.0), vec3(1.5, 0.5, 0.5), vec3(-1.0, 2.0, -0.5)] {
            if sphere(&ray, center, 0.5, 0, &mut hit) {
                return true;
            }
        }
        false
    }

    #[flatten]
    pub fn bounced(ray: Ray, bounces: i32) -> Vec3 {
        let mut ray = ray;
        let mut light = Vec3::ZERO;
        let mut through = Vec3::ONE;
        for i in 0..3 {
            if i > bounces {
                break;
            }
            let hit = first_hit(ray);
            if hit.id < 0 {
                light += through * vec3(0.4, 0.6, 0.9);
                break;
            }
            through *= if hit.id == 2 { vec3(0.5, 0.5, 0.5) } else { vec3(0.8, 0.3, 0.2) };
            ray = Ray { origin: ray.at(hit.t) + hit.normal * 0.01, dir: ray.dir.reflect(hit.normal) };
        }
        light
    }

    #[flatten(exact)]
    pub fn camera_ray(uv: Vec2, yaw: f32, pitch: f32) -> Ray {
        let (sy, cy) = yaw.sin_cos();
        let (sp, cp) = pitch.clamp(-1.5, 1.5).sin_cos();
        let forward = vec3(sy * cp, sp, cy * cp);
        let right = vec3(cy, 0.0, -sy);
        let up = forward.cross(right);
        let p = uv * 2.0 - Vec2::ONE;
        Ray { origin: -forward * 4.0, dir: forward + right * p.x + up * p.y }
    }

    #[flatten(exact)]
    pub fn voxel_walk(ray: Ray) -> [i32; 3] {
        let mut cell =
            [ray.origin.x.floor() as i32, ray.origin.y.floor() as i32, ray.origin.z.floor() as i32];
        let dir = [ray.dir.x, ray.dir.y, ray.dir.z];
        let mut side = [FAR; 3];
        for i in 0..3 {
            cell[i] = cell[i].clamp(-100, 100);
            if dir[i] != 0.0 {
                side[i] = (1.0 / dir[i]).abs();
            }
        }
        let step = side;
        for _ in 0..4 {
            let mut axis = 0usize;
            for i in 1..3usize {
                if side[i] < side[axis] {
                    axis = i;
                }
            }
            side[axis] += step[axis];
            cell[axis] += if dir[axis] < 0.0 { -1 } else { 1 };
        }
        cell
    }
}
