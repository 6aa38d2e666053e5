//! The example of a backend: its nodes as they are printed, and what it has no node for.

#[path = "../examples/backend.rs"]
#[expect(dead_code, reason = "`main` is for the command line")]
mod backend;

use backend::shader_graph;
use expect_test::expect;

const SHADER: &str = "
    fn lit(n: Vec3, light: Vec3) -> f32 {
        n.dot(light).max(0.0)
    }
    // The backend's own wins over this body.
    fn noise(p: Vec3) -> f32 {
        p.x * 100.0
    }
    // The same name with other types is another function.
    fn tex2d(uv: Vec2, k: f32) -> f32 {
        uv.x * k
    }
    fn shade(uv: Vec2, n: Vec3, #[uniform] light: Vec3, #[uniform] k: f32) -> f32 {
        if k > 0.5 { lit(n, light) / k } else { noise(light) + tex2d(uv, 3.0) }
    }
";

#[test]
fn nodes_of_draw_and_pixel_are_apart() {
    expect![[r#"
        fn shade(uv: Vec2, n: Vec3, uniform light: Vec3, uniform k: f32) -> f32
        draw, 3 nodes, cost 35
            d0: bool = Less(0.5, k)
            d1: f32 = Noise(light)  // noise
            d2: f32 = Reciprocal(k)  // rcp
        pixel, 7 nodes, cost 7
            p0: f32 = DotProduct(n, light)
            p1: f32 = Max(p0, 0.0)
            p2: f32 = Component(uv)
            p3: f32 = Mul(p2, 3.0)
            p4: f32 = Add(p3, d1)
            p5: f32 = Mul(p1, d2)
            p6: f32 = If(d0, p5, p4)
        result p6
    "#]]
    .assert_eq(&shader_graph(SHADER, "shade").expect("it has nodes for all"));
}

#[test]
fn the_text_of_the_example() {
    expect![[r#"
        fn shade(uv: Vec2, n: Vec3, view: Vec3, uniform time: f32, uniform tint: Vec3) -> Vec3
        draw, 12 nodes, cost 47
            d0: f32 = Sine(time)
            d1: f32 = Cosine(time)
            d2: Vec2 = Append(d0, d1)
            d3: Vec2 = Mul(d2, Vec2(0.5, 0.5))  // scroll
            d4: Vec3 = Append(time)
            d5: Vec3 = Mul(d4, tint)
            d6: f32 = Noise(d5)  // noise
            d7: f32 = Mul(time, time)
            d8: f32 = Add(d7, 1.0)
            d9: f32 = Reciprocal(d8)  // rcp
            d10: Vec3 = Append(d9)
            d11: Vec3 = Mul(d10, tint)
        pixel, 17 nodes, cost 38
            p0: Vec2 = Add(uv, d3)
            p1: Vec3 = TextureSample(p0)  // tex2d
            p2: Vec3 = Mul(p1, tint)  // color
            p3: f32 = Component(uv)
            p4: bool = Less(p3, d6)
            p5: f32 = DotProduct(n, view)
            p6: f32 = Max(p5, 0.0)
            p7: f32 = Sub(1.0, p6)
            p8: f32 = Power(p7, 5.0)
            p9: Vec3 = Append(p8)
            p10: f32 = Component(uv)
            p11: f32 = SmoothStep(0.1, 0.9, p10)  // smoothstep
            p12: Vec3 = Append(p11)
            p13: Vec3 = Mul(p9, d11)
            p14: Vec3 = Add(p2, p13)  // color_2
            p15: Vec3 = If(p4, p14, p2)  // color_3
            p16: Vec3 = Mul(p15, p12)
        result p16
    "#]]
    .assert_eq(&shader_graph(backend::SHADER, "shade").expect("it has nodes for all"));
}

/// A barrier is no node of the draw, although all it is given is.
#[test]
fn barriers_stay_with_the_pixel() {
    let text = "fn shade(#[uniform] uv: Vec2) -> Vec3 { tex2d(uv * 2.0) }";
    expect![[r#"
        fn shade(uniform uv: Vec2) -> Vec3
        draw, 1 nodes, cost 1
            d0: Vec2 = Mul(uv, Vec2(2.0, 2.0))
        pixel, 1 nodes, cost 16
            p0: Vec3 = TextureSample(d0)  // tex2d
        result p0
    "#]]
    .assert_eq(&shader_graph(text, "shade").expect("it has nodes for all"));
}

#[test]
fn what_is_wrong() {
    let why = |text: &str| shader_graph(text, "shade").expect_err("there is a mistake");
    assert_eq!(why("fn shade(x: f32) -> f32 { x.tan() }"), "no node for `tan`");
    assert!(why("fn shade(x: f32) -> f32 { tap(x) }").starts_with("the function `tap` is not known here"));
    assert!(why("fn shade(x: f32) -> f32 {").starts_with("this is not Rust that can be read"));
    assert!(why("fn other(x: f32) -> f32 { x }").ends_with("there is no `shade`"));
    let looped = "fn shade(x: f32) -> f32 { let mut y = x; #[keep] while y < 9.0 { y += 1.0; } y }";
    assert_eq!(why(looped), "no node for `loop`");
}
