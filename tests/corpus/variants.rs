//! Enums and options: materials, operations on shapes, blend modes, what a ray hits first.

#[flatten::flatten]
pub mod shaders {
    use flatten::prelude::*;

    #[derive(Clone, Copy, PartialEq)]
    enum Material {
        Sky,
        Matte { albedo: Vec3 },
        Mirror { tint: Vec3, rough: f32 },
        Glow(f32),
    }

    #[derive(Clone, Copy)]
    struct Hit {
        t: f32,
        normal: Vec3,
        material: Material,
    }

    fn sphere(ro: Vec3, rd: Vec3, center: Vec3, radius: f32) -> Option<f32> {
        let to = ro - center;
        let b = to.dot(rd);
        let h = b * b - to.length_squared() + radius * radius;
        if h < 0.0 {
            return None;
        }
        let t = -b - h.sqrt();
        (t > 0.001).then_some(t)
    }

    fn plane(ro: Vec3, rd: Vec3, height: f32) -> Option<f32> {
        let t = (height - ro.y) / rd.y;
        if rd.y < 0.0 && t > 0.001 { Some(t) } else { None }
    }

    fn nearest(a: Option<Hit>, b: Option<Hit>) -> Option<Hit> {
        match (a, b) {
            (Some(a), Some(b)) if b.t < a.t => Some(b),
            (None, b) => b,
            (a, _) => a,
        }
    }

    fn scene(ro: Vec3, rd: Vec3) -> Option<Hit> {
        let mut best = plane(ro, rd, -1.0).map(|t| {
            let p = ro + rd * t;
            let odd = (p.x.floor() + p.z.floor()).rem_euclid(2.0) > 0.5;
            let albedo = if odd { Vec3::splat(0.75) } else { vec3(0.25, 0.25, 0.5) };
            Hit { t, normal: Vec3::Y, material: Material::Matte { albedo } }
        });
        for i in 0..3 {
            let center = vec3(i as f32 * 1.5 - 1.5, 0.0, 4.0);
            let material = match i {
                0 => Material::Glow(2.0),
                1 => Material::Mirror { tint: vec3(1.0, 0.875, 0.75), rough: 0.125 },
                _ => Material::Matte { albedo: vec3(0.875, 0.25, 0.125) },
            };
            let hit = sphere(ro, rd, center, 0.75).map(|t| {
                let normal = (ro + rd * t - center) / 0.75;
                Hit { t, normal, material }
            });
            best = nearest(best, hit);
        }
        best
    }

    fn lit(hit: Option<Hit>, rd: Vec3, light: Vec3) -> Vec3 {
        let Some(Hit { normal, material, .. }) = hit else { return vec3(0.5, 0.625, 0.75) * (1.0 - rd.y) };
        match material {
            Material::Sky => Vec3::ZERO,
            Material::Matte { albedo } => albedo * normal.dot(light).max(0.0),
            Material::Mirror { tint, rough } => tint * (1.0 - rough) * (1.0 + normal.dot(rd)),
            Material::Glow(power) => Vec3::ONE * power,
        }
    }

    /// One bounce off what mirrors.
    #[flatten]
    pub fn trace(ro: Vec3, rd: Vec3, light: Vec3) -> Vec3 {
        let first = scene(ro, rd);
        let color = lit(first, rd, light);
        match first {
            Some(Hit { t, normal, material: Material::Mirror { tint, .. } }) => {
                let out = rd - normal * (2.0 * rd.dot(normal));
                color + tint * lit(scene(ro + rd * t, out), out, light) * 0.5
            }
            _ => color,
        }
    }

    /// The material that a point sees, as a number.
    #[flatten(exact)]
    pub fn material_id(ro: Vec3, rd: Vec3) -> u32 {
        match scene(ro, rd).map_or(Material::Sky, |hit| hit.material) {
            Material::Sky => 0,
            Material::Matte { albedo } if albedo.x > 0.5 => 1,
            Material::Matte { .. } => 2,
            Material::Mirror { .. } => 3,
            Material::Glow(_) => 4,
        }
    }

    enum Op {
        Union,
        Cut,
        Smooth(f32),
        Onion { thick: f32 },
    }

    impl Op {
        fn apply(&self, a: f32, b: f32) -> f32 {
            match self {
                Op::Union => a.min(b),
                Op::Cut => a.max(-b),
                Op::Smooth(k) => {
                    let h = (k - (a - b).abs()).max(0.0) / k;
                    a.min(b) - h * h * k * 0.25
                }
                Op::Onion { thick } => a.min(b.abs() - thick),
            }
        }
    }

    /// Circles put together by operations from a list.
    #[flatten]
    pub fn modelled(p: Vec2) -> f32 {
        let parts = [
            (Op::Union, vec2(0.0, 0.0), 1.0),
            (Op::Cut, vec2(0.75, 0.25), 0.5),
            (Op::Smooth(0.25), vec2(-1.0, 0.5), 0.75),
            (Op::Onion { thick: 0.0625 }, vec2(0.0, -1.5), 0.5),
        ];
        parts.iter().fold(f32::MAX, |d, (op, center, radius)| op.apply(d, p.distance(*center) - radius))
    }

    #[derive(Clone, Copy, PartialEq, Eq)]
    enum Blend {
        Normal,
        Multiply,
        Screen,
        Overlay,
    }
    use Blend::*;

    impl Blend {
        fn of(i: i32) -> Blend {
            match i & 3 {
                0 => Normal,
                1 => Multiply,
                2 => Screen,
                3 => Overlay,
                _ => unreachable!(),
            }
        }

        fn lane(self, below: f32, above: f32) -> f32 {
            match self {
                Normal => above,
                Multiply => below * above,
                Screen => 1.0 - (1.0 - below) * (1.0 - above),
                Overlay if below < 0.5 => 2.0 * below * above,
                Overlay => 1.0 - 2.0 * (1.0 - below) * (1.0 - above),
            }
        }
    }

    /// Two layers with a mode each.
    #[flatten]
    pub fn layered(below: Vec3, above: Vec4, mode: i32, opacity: f32) -> Vec3 {
        let mode = Blend::of(mode);
        let mixed =
            vec3(mode.lane(below.x, above.x), mode.lane(below.y, above.y), mode.lane(below.z, above.z));
        let alpha = if mode == Normal { above.w } else { above.w * opacity };
        below.lerp(mixed, alpha.clamp(0.0, 1.0))
    }

    fn crossing(a: Vec2, b: Vec2, p: Vec2, dir: Vec2) -> Option<(f32, Vec2)> {
        let (along, to) = (b - a, a - p);
        let d = dir.perp_dot(along);
        if d.abs() < 1e-6 {
            return None;
        }
        let (t, s) = (to.perp_dot(along) / d, to.perp_dot(dir) / d);
        (t > 0.0 && (0.0..=1.0).contains(&s)).then(|| (t, along.perp()))
    }

    /// The first wall of a room that a ray meets, and what it sees there.
    #[flatten]
    pub fn room(p: Vec2, angle: f32) -> Vec3 {
        let corners = [vec2(-2.0, -2.0), vec2(2.0, -2.0), vec2(2.5, 2.0), vec2(-1.5, 2.5)];
        let dir = vec2(angle.cos(), angle.sin());
        let mut first: Option<(f32, Vec2)> = None;
        for i in 0..4 {
            let found = crossing(corners[i], corners[(i + 1) % 4], p, dir);
            first = match (first, found) {
                (Some((t, _)), Some((s, _))) if s >= t => first,
                (first, None) => first,
                (_, found) => found,
            };
        }
        first.map_or(Vec3::ZERO, |(t, normal)| normal.normalize().extend(0.5).abs() / (1.0 + t * t))
    }

    fn root(a: f32, b: f32, c: f32) -> Option<f32> {
        let d = b * b - 4.0 * a * c;
        if d < 0.0 || a == 0.0 { None } else { Some((d.sqrt() - b) / (2.0 * a)) }
    }

    fn two_roots(a: f32, b: f32, c: f32) -> Option<f32> {
        let x = root(a, b, c)?;
        let y = root(a, -b, c)?;
        Some(x.min(y))
    }

    /// The roots of what has some, in one list.
    #[flatten(exact)]
    pub fn solved(a: f32, b: f32, c: f32) -> Vec2 {
        let list = [root(a, b, c), two_roots(b, c, a), root(c, a, b), None];
        let first = list.iter().find_map(|x| x.filter(|x| *x > 0.25)).unwrap_or(-1.0);
        let count = list.iter().filter(|x| x.is_some()).count();
        let least = list.into_iter().reduce(|x, y| match (x, y) {
            (Some(a), Some(b)) => Some(if a < b { a } else { b }),
            (x, y) => x.or(y),
        });
        vec2(first + least.flatten().unwrap_or(0.5), count as f32)
    }
}
