//! State: structs that change, early ways out, order of effects.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    #[derive(Clone, Copy)]
    pub struct Particle {
        pub position: Vec2,
        pub velocity: Vec2,
        pub age: f32,
        pub alive: bool,
    }

    #[derive(Clone, Copy)]
    pub struct Rng {
        pub state: u32,
        pub draws: u32,
    }

    #[derive(Clone, Copy)]
    pub struct Counter {
        pub count: i32,
        pub last: i32,
    }

    #[derive(Clone, Copy)]
    pub struct World {
        pub left: Particle,
        pub right: Particle,
        pub tick: Counter,
    }

    #[derive(Clone, Copy)]
    pub struct Light {
        pub color: Vec3,
        pub intensity: f32,
    }

    #[flatten(exact)]
    pub fn step(p: Particle, dt: f32) -> Particle {
        let mut p = p;
        if !p.alive {
            return p;
        }
        p.velocity.y -= 9.81 * dt;
        p.position += p.velocity * dt;
        p.age += dt;
        if p.position.y < 0.0 {
            p.position.y = -p.position.y;
            p.velocity.y *= -0.5;
        }
        if p.age > 3.0 {
            p.alive = false;
        }
        p
    }

    #[flatten(exact)]
    pub fn simulate(p: Particle, dt: f32) -> Particle {
        let mut p = p;
        for _ in 0..4 {
            p = step(p, dt);
            if !p.alive {
                break;
            }
        }
        p
    }

    fn next(rng: Rng) -> Rng {
        let mut x = rng.state;
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        Rng { draws: rng.draws.wrapping_add(1), state: x }
    }

    #[flatten(exact)]
    pub fn draw_three(seed: u32) -> Rng {
        let mut rng = Rng { state: seed | 1, draws: 0 };
        for _ in 0..3 {
            rng = next(rng);
        }
        rng
    }

    #[flatten(exact)]
    pub fn swap(world: World) -> World {
        let mut world = world;
        let old = world.left;
        world.left = world.right;
        world.right = old;
        world.tick.count = world.tick.count.wrapping_add(1);
        world.tick.last = world.tick.count;
        world
    }

    #[flatten(exact)]
    pub fn collide(world: World, radius: f32) -> World {
        let mut w = world;
        let d = w.right.position - w.left.position;
        if d.length() < radius && w.left.alive && w.right.alive {
            let v = w.left.velocity;
            w.left.velocity = w.right.velocity;
            w.right.velocity = v;
            w.tick.last = 1;
        } else {
            w.tick.last = -1;
        }
        w.left.position += w.left.velocity * 0.1;
        w
    }

    #[flatten(exact)]
    pub fn late(x: f32, y: f32) -> f32 {
        let value;
        let weight: f32;
        if x > y {
            value = x - y;
            weight = 2.0;
        } else if x == y {
            return 0.0;
        } else {
            value = y - x;
            weight = value * 0.25;
        }
        value * weight
    }

    #[flatten(exact)]
    pub fn classify(x: f32) -> i32 {
        if x.is_nan() {
            return -1;
        }
        if x.is_infinite() {
            return if x > 0.0 { 4 } else { 3 };
        }
        if x == 0.0 {
            return if x.is_sign_negative() { 1 } else { 0 };
        }
        if x.abs() < f32::MIN_POSITIVE {
            return 2;
        }
        5
    }

    #[flatten(exact)]
    pub fn effects_in_order(x: i32) -> i32 {
        let mut n = x & 0xff;
        let sum = n
            + {
                n += 10;
                n
            } * 2
            + {
                n *= 3;
                n
            };
        sum - n
    }

    #[flatten(exact)]
    pub fn short_circuit(a: f32, b: f32) -> Vec2 {
        let mut calls = 0.0;
        let both = a > 0.0 && {
            calls += 1.0;
            b > a
        };
        let either = both || {
            calls += 10.0;
            b < 0.0
        };
        vec2(calls, if either { 1.0 } else { 0.0 })
    }

    #[flatten(exact)]
    pub fn sibling_names(c: bool, x: f32) -> f32 {
        let r;
        if c {
            let y = x * 2.0;
            r = y + 1.0;
        } else {
            let y = x * 3.0;
            r = y - 1.0;
        }
        let y = r;
        y * 0.5
    }

    #[flatten(exact)]
    pub fn helper_names(c: bool, x: f32, y: f32) -> f32 {
        let r = sibling_names(c, y);
        let y = sibling_names(!c, x);
        r - y
    }

    #[flatten]
    pub fn attenuate(light: Light, distance: f32, radius: f32) -> Light {
        let mut out = light;
        let r = radius.abs() + 1.0;
        let f = (1.0 - distance.abs() / r).max(0.0);
        out.intensity *= f * f;
        out.color = out.color * out.intensity;
        out
    }

    #[flatten]
    pub fn mix_lights(a: Light, b: Light, t: f32) -> Light {
        let t = t.clamp(0.0, 1.0);
        Light { intensity: a.intensity.lerp(b.intensity, t), color: a.color.lerp(b.color, t) }
    }

    #[flatten(exact)]
    pub fn lanes(v: Vec4, n: i32) -> Vec4 {
        let mut v = v;
        v.x = v.y;
        v.y += v.x;
        if n > 0 {
            v.w = v.z;
            v.z = 0.0;
        } else {
            v.z *= 2.0;
        }
        v
    }

    #[flatten(exact)]
    pub fn machine(program: u32) -> i32 {
        let mut acc = 0_i32;
        let mut reg = 1_i32;
        for i in 0..8 {
            let op = program >> (i * 4) & 15;
            if op == 0 {
                break;
            } else if op < 4 {
                acc = acc.wrapping_add(reg);
            } else if op < 7 {
                acc = acc.wrapping_mul(3);
            } else if op < 10 {
                let t = acc;
                acc = reg;
                reg = t;
            } else if op == 10 {
                continue;
            } else {
                reg ^= acc >> 1;
            }
            reg = reg.wrapping_sub(1);
        }
        acc
    }

    #[flatten(exact)]
    pub fn clamp_unordered(x: f32, a: f32, b: f32) -> f32 {
        if a <= b {
            x.clamp(a, b)
        } else if b <= a {
            x.clamp(b, a)
        } else {
            x
        }
    }

    #[flatten(exact)]
    pub fn guarded(a: i32, b: i32) -> i32 {
        let quotient = if b != 0 && !(a == i32::MIN && b == -1) { a / b } else { 0 };
        let rest = if b > 0 { a % b } else { a };
        quotient ^ rest
    }
}
