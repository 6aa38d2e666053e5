//! WGSL's functions: shaders that were ported from it, with `flatten::math` in scope.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use flatten::math::*;
    use flatten::prelude::*;

    const GOLD: Vec3 = vec3(1.0, 0.766, 0.336);

    #[flatten]
    pub fn vignette(uv: Vec2, strength: f32) -> f32 {
        let d = distance(uv, vec2(0.5, 0.5));
        1.0 - smoothstep(0.3, 0.9, d) * saturate(strength)
    }

    #[flatten]
    pub fn gradient(t: f32) -> Vec3 {
        let low = vec3(0.02, 0.05, 0.2);
        let high = vec3(0.9, 0.6, 0.3);
        mix(low, high, smoothstep(0.0, 1.0, t))
    }

    #[flatten]
    pub fn toon(n: Vec3, l: Vec3) -> f32 {
        let light = dot(n, l);
        0.2 + 0.3 * step(0.1, light) + 0.5 * step(0.6, light)
    }

    #[flatten(exact)]
    pub fn grid_line(p: Vec2, width: f32) -> f32 {
        let cell = abs(fract(p - vec2(0.5, 0.5)) - vec2(0.5, 0.5));
        let line = min(cell.x, cell.y);
        1.0 - saturate(line / max(width, 0.01))
    }

    #[flatten(exact)]
    pub fn triangle_of(x: f32) -> f32 {
        abs(fract(x) * 2.0 - 1.0)
    }

    #[flatten]
    pub fn fresnel(v: Vec3, n: Vec3, ior: f32) -> f32 {
        let f0 = pow(abs((1.0 - ior) / max(1.0 + ior, 0.1)), 2.0);
        let c = saturate(1.0 - abs(dot(v, n)));
        f0 + (1.0 - f0) * c * c * c * c * c
    }

    #[flatten]
    pub fn mirror(v: Vec3, n: Vec3) -> Vec3 {
        reflect(normalize(v + vec3(0.0, 0.0, 8.0)), normalize(n + vec3(0.0, 8.0, 0.0)))
    }

    #[flatten]
    pub fn glass(v: Vec2, eta: f32) -> Vec2 {
        let n = vec2(0.0, 1.0);
        refract(normalize(v + vec2(0.0, -20.0)), n, clamp(eta, 0.5, 1.2))
    }

    #[flatten(exact)]
    pub fn polar(p: Vec2) -> Vec2 {
        vec2(length(p), atan2(p.y, p.x))
    }

    #[flatten]
    pub fn swirl(p: Vec2, amount: f32) -> Vec2 {
        let angle = amount * exp(-dot(p, p));
        let (s, c) = (sin(angle), cos(angle));
        vec2(p.x * c - p.y * s, p.x * s + p.y * c)
    }

    #[flatten(exact)]
    pub fn cell_signs(p: Vec3) -> Vec3 {
        sign(p) * floor(abs(p)) + fract(p) * 0.5
    }

    #[flatten(exact)]
    pub fn banker(x: f32, y: f32) -> f32 {
        round(x) + trunc(y) * 0.5 + ceil(x * 0.25) * 4.0
    }

    #[flatten(exact)]
    pub fn picked(a: Vec3, b: Vec3, c: bool) -> Vec3 {
        let nearer = select(b, a, a.cmplt(b));
        select(nearer, vec3(0.0, 1.0, 0.0), c)
    }

    #[flatten(exact)]
    pub fn inside_box(p: Vec3, size: Vec3) -> bool {
        all(abs(p).cmple(size)) && !any(p.cmpeq(size))
    }

    #[flatten(exact)]
    pub fn least_and_most(v: Vec4) -> Vec3 {
        vec3(hmin(v), hmax(v), hadd(v))
    }

    #[flatten(exact)]
    pub fn fused(a: Vec2, b: Vec2, c: Vec2) -> Vec2 {
        fma(a, b, c) - mad(a, b, c) + rcp(vec2(2.0, 4.0))
    }

    #[flatten]
    pub fn wobble(p: Vec2, #[uniform] time: f32) -> f32 {
        let angle = radians(45.0) + time;
        let wave = sin(p.x + angle) * cos(p.y - angle);
        degrees(atan(wave)) / 90.0
    }

    #[flatten]
    pub fn exposure(c: Vec3, stops: f32) -> Vec3 {
        let gain = exp2(clamp(stops, -4.0, 4.0));
        Vec3::ONE - exp(-abs(c) * gain)
    }

    #[flatten]
    pub fn metal(v: Vec3, n: Vec3) -> Vec3 {
        let grazing = pow(1.0 - saturate(dot(v, n)), 5.0);
        lerp(GOLD, Vec3::ONE, grazing)
    }

    #[flatten]
    pub fn distance_fade(p: Vec3, near: f32, far: f32) -> f32 {
        let d = length(p);
        let span = abs(far - near) + 1.0;
        sqrt(saturate((d - near) / span))
    }

    #[flatten]
    pub fn log_depth(z: f32, far: f32) -> f32 {
        log2(max(1e-3, 1.0 + abs(z))) * inverse_sqrt(1.0 + far * far)
    }

    #[flatten]
    pub fn frame_axis(n: Vec3) -> Vec3 {
        let up = select(vec3(0.0, 1.0, 0.0), vec3(1.0, 0.0, 0.0), abs(n.y) > 0.9);
        cross(up, n + up * 3.0)
    }

    fn mixed(c: Vec3, weights: Vec3) -> Vec3 {
        mix(c, c.zyx(), weights)
    }

    #[flatten(exact)]
    pub fn mixed_by_lanes(c: Vec3, w: Vec3) -> Vec3 {
        mixed(mixed(c, w), vec3(0.0, 0.5, 1.0))
    }

    #[flatten]
    pub fn soft_steps(x: f32, count: i32) -> f32 {
        let n = (count & 7) as f32 + 1.0;
        let scaled = x * n;
        (floor(scaled) + smoothstep(0.4, 0.6, fract(scaled))) * rcp(n)
    }
}
