//! Type aliases: in modules, on their own, across modules and crates, in bodies; of every type.

use flatten::prelude::*;

#[flatten]
mod shaders {
    use flatten::prelude::*;

    pub(super) type Color = Vec3;
    type Taps = [Color; 3];
    pub(super) type Hit = (bool, Distance);
    type Distance = f32;
    type Surface = Material;

    #[derive(Clone, Copy)]
    pub(super) struct Material {
        pub(super) albedo: Color,
        pub(super) rough: Distance,
    }

    impl Material {
        const SMOOTH: f32 = 0.25;

        fn new(albedo: Color) -> Surface {
            Surface { albedo, rough: Surface::SMOOTH }
        }

        fn lit(&self, by: Distance) -> Color {
            self.albedo * by * self.rough
        }
    }

    impl Surface {
        fn dull(self) -> Self {
            Self { rough: 1.0, ..self }
        }
    }

    fn blurred(taps: &Taps) -> Color {
        taps.iter().sum::<Color>() / 3.0
    }

    #[flatten(exact)]
    pub(super) fn shade(color: Color, d: Distance) -> Material {
        let taps: Taps = [color, Color::ONE, Color::new(d, Distance::EPSILON, 2.0)];
        let surface = Surface::new(blurred(&taps));
        let Surface { rough, .. } = surface;
        Surface { albedo: surface.lit(d) + Surface::dull(surface).lit(d), rough: rough + 1.0 }
    }

    #[flatten(exact)]
    pub(super) fn trace(d: Distance) -> Hit {
        type Far = (bool, f32);
        let far: Far = (false, Distance::MAX);
        if d < 0.0 { far } else { (true, d) }
    }
}

#[test]
fn in_a_module() {
    for (color, d) in [(vec3(0.5, 1.0, -2.0), 0.25), (Vec3::ZERO, -3.0), (Vec3::splat(1e20), f32::INFINITY)] {
        let (found, expected) = (shaders::shade_flat(color, d), shaders::shade(color, d));
        assert_eq!((found.albedo, found.rough), (expected.albedo, expected.rough));
        assert_eq!(shaders::trace_flat(d), shaders::trace(d));
    }
    assert_eq!(shaders::shade_flat(Vec3::ONE, 1.0).rough, 1.25);
    assert_eq!(shaders::trace_flat(-1.0), (false, f32::MAX));
}

mod types {
    use flatten::prelude::*;

    #[flatten]
    pub(super) type Color = Vec3;

    #[flatten]
    pub(super) type Ramp = [Color; 2];

    #[flatten]
    pub(super) struct Light {
        pub(super) tint: Color,
        pub(super) at: Vec2,
    }

    #[flatten]
    pub(super) type Lamp = Light;
}

use types::{Color, Lamp};

#[flatten]
type Point = Vec2;

#[flatten(exact)]
fn glow(p: Point, lamp: &Lamp, ramp: types::Ramp) -> Color {
    let off = Lamp { tint: Color::splat(-1.0), ..*lamp };
    let near = 1.0 - (lamp.at - p).length();
    ramp[0].lerp(ramp[1], near) * lamp.tint.max(Color::ZERO) + off.tint * Point::new(near, 1.0).x
}

#[test]
fn on_their_own() {
    let lamp = Lamp { tint: vec3(1.0, -1.0, 0.5), at: vec2(0.25, 0.5) };
    for p in [vec2(0.25, 1.0), vec2(-3.0, 7.5)] {
        let ramp = [vec3(1.0, 2.0, 3.0), vec3(-4.0, 0.5, 0.25)];
        assert_eq!(glow_flat(p, &lamp, ramp), glow(p, &lamp, ramp));
    }
    assert_eq!(glow_flat(vec2(0.25, 1.0), &lamp, [Vec3::ZERO, Vec3::ONE]), vec3(0.0, -0.5, -0.25));
}

#[flatten(exact)]
fn far(c: elsewhere::Tint, x: elsewhere::Weight) -> elsewhere::Tint {
    elsewhere::weighted(c, x) + elsewhere::Tint::ONE
}

#[test]
fn of_another_crate() {
    assert_eq!(far_flat(vec3(1.0, 2.0, 4.0), 0.5), vec3(1.5, 2.0, 3.0));
}
