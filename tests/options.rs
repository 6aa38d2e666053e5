//! `Option`s at the boundary of a twin, inside of it, and in its WGSL.

use flatten::prelude::*;

/// Spheres, of which the nearest in sight is shown.
mod scene {
    use flatten::prelude::*;

    #[flatten]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) struct Ray {
        pub(crate) origin: Vec3,
        pub(crate) dir: Vec3,
    }

    /// Its fields are private where twins of others read it.
    #[flatten]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) struct Hit {
        t: f32,
        normal: Vec3,
        last: Option<u32>,
    }

    #[flatten]
    pub(crate) fn sphere(ray: Ray, center: Vec3, radius: f32) -> Option<f32> {
        let to = ray.origin - center;
        let b = to.dot(ray.dir);
        let h = b * b - to.length_squared() + radius * radius;
        if h < 0.0 {
            return None;
        }
        let t = -b - h.sqrt();
        (t > 0.0).then_some(t)
    }

    #[flatten]
    pub(crate) fn nearest(ray: Ray, count: u32) -> Option<Hit> {
        let mut best: Option<Hit> = None;
        for i in 0..3 {
            let center = vec3(i as f32 - 1.0, 0.25 * i as f32, 3.0 - i as f32 * 0.5);
            if let Some(t) = sphere(ray, center, 0.75)
                && best.is_none_or(|b| t < b.t)
            {
                let normal = (ray.origin + ray.dir * t - center) / 0.75;
                best = Some(Hit { t, normal, last: (i < count).then_some(i) });
            }
        }
        best
    }

    #[flatten]
    pub(crate) fn distance(hit: &Option<Hit>) -> Option<f32> {
        Some(hit.as_ref()?.t)
    }
}

use scene::{Hit, Ray};

#[flatten(exact)]
fn either(a: Option<Hit>, b: Option<Hit>) -> (Option<Hit>, bool) {
    (a.or(b), a.is_some() && b.is_none())
}

#[flatten(exact, wgsl, graph, spirv)]
fn moved(slot: &mut Option<f32>, by: Option<f32>, list: [Option<Vec2>; 2]) -> Option<(Vec2, i32)> {
    let old = slot.replace(by?);
    *slot = slot.filter(|x| *x > old.unwrap_or(0.5));
    let first = list.iter().find_map(|v| *v)?;
    Some((first * 2.0, old.map_or(-1, |x| x as i32)))
}

#[flatten(exact)]
fn nested(o: Option<Option<f32>>, pair: (Option<bool>, Option<Mat2>)) -> Option<Option<f32>> {
    match (o, pair) {
        (Some(Some(x)), (Some(true), Some(m))) => Some(Some(m.determinant() * x)),
        (Some(inner), (flag, None)) => Some(inner.filter(|_| flag.is_some())),
        (None, (Some(_), _)) => Some(None),
        _ => None,
    }
}

#[flatten(wgsl)]
fn shade(uv: Vec2, sky: Option<Vec3>) -> Vec3 {
    let ray = Ray { origin: Vec3::ZERO, dir: uv.extend(1.0).normalize() };
    match scene::distance(&scene::nearest(ray, 2)) {
        Some(t) => Vec3::splat((-t).exp()),
        None => sky.unwrap_or(Vec3::X),
    }
}

#[flatten(preshader)]
fn tinted(uv: Vec2, #[uniform] time: Option<f32>, #[uniform] tint: Vec3) -> Vec3 {
    let wave = time.map(|t| (t * 3.0).sin() * 0.5 + 0.5);
    wave.map_or(tint, |w| tint * w) * uv.x
}

#[flatten(exact)]
fn kept(steps: u32, x: f32) -> Option<(u32, f32)> {
    let mut found = None;
    let mut y = x;
    #[keep]
    for i in 0..steps {
        y = y * 1.5 - 0.25;
        if y > 4.0 {
            return Some((i, y));
        }
        found = (i % 2 == 1).then_some((i, -y));
    }
    found
}

#[flatten(leaf)]
fn looked_up(hit: Option<Hit>, at: (f32, Option<Mat2>)) -> (Option<Hit>, Option<(usize, BVec2, Mat2)>) {
    let flags = BVec2::new(at.0 > 0.0, false);
    (hit.filter(|_| at.0 > 0.5), at.1.map(|m| (at.0 as usize, flags, m.transpose())))
}

#[flatten(exact)]
fn asks(hit: Option<Hit>, x: f32, m: Option<Mat2>) -> (Option<Hit>, f32) {
    let (hit, rest) = looked_up(hit, (x, m));
    (hit, rest.map_or(-1.0, |(n, flags, m)| if flags.x { m.y_axis.x + n as f32 } else { m.x_axis.x }))
}

const LEVELS: [Option<f32>; 12] = {
    let mut levels = [None; 12];
    let mut i = 0;
    while i < 9 {
        levels[i + 2] = Some(i as f32 * 0.75 - 1.0);
        i += 2;
    }
    levels
};

#[flatten(exact, wgsl)]
fn listed(i: u32, x: f32) -> f32 {
    const LEVELS: [Option<f32>; 12] =
        [None, None, Some(-1.0), None, Some(0.5), None, Some(2.0), None, Some(3.5), None, Some(5.0), None];
    LEVELS[(i % 12) as usize].map_or(x, |level| level * 2.0)
}

fn rays() -> impl Iterator<Item = Ray> {
    let of = |i: i32| Vec2::new((i % 9 - 4) as f32, (i / 9 - 4) as f32) * 0.2;
    (0..81).map(move |i| Ray { origin: Vec3::ZERO, dir: of(i).extend(1.0).normalize() })
}

#[test]
fn results_are_options() {
    let (mut some, mut none) = (0, 0);
    for ray in rays() {
        for center in [Vec3::Z * 2.0, Vec3::new(0.5, -0.5, 3.0), Vec3::NEG_Z] {
            let (a, b) = (scene::sphere(ray, center, 0.75), scene::sphere_flat(ray, center, 0.75));
            assert_eq!(a.is_some(), b.is_some(), "{ray:?}");
            assert!(a.zip(b).is_none_or(|(a, b)| (a - b).abs() < 1e-5), "{a:?} {b:?}");
            some += u32::from(a.is_some());
            none += u32::from(a.is_none());
        }
    }
    assert!(some > 15 && none > 80, "{some} {none}");
}

/// Also of structs that a twin can neither make by name nor read.
#[test]
fn structs_in_options_cross() {
    let hits: Vec<Option<Hit>> = rays().map(|ray| scene::nearest(ray, 2)).collect();
    assert!(hits.iter().any(Option::is_some) && hits.iter().any(Option::is_none));
    for (i, a) in hits.iter().enumerate() {
        let b = hits[(i * 7 + 3) % hits.len()];
        assert_eq!(either(*a, b), either_flat(*a, b));
        assert_eq!(scene::distance(a), scene::distance_flat(a));
    }
    for ray in rays() {
        for count in 0..3 {
            let (a, b) = (scene::nearest(ray, count), scene::nearest_flat(ray, count));
            assert_eq!(scene::distance(&a).is_some(), scene::distance(&b).is_some());
        }
    }
}

#[test]
fn leaves_take_and_give_options() {
    let matrices = [None, Some(Mat2::from_cols(Vec2::new(1.0, 2.0), Vec2::new(-0.5, 3.0)))];
    for hit in rays().map(|ray| scene::nearest(ray, 2)) {
        for x in [0.0, 0.25, 3.0] {
            for m in matrices {
                assert_eq!(asks(hit, x, m), asks_flat(hit, x, m));
            }
        }
    }
}

#[test]
fn parameters_are_written() {
    let numbers = [None, Some(0.25), Some(1.0), Some(f32::NAN), Some(-3.5)];
    let vectors = [None, Some(Vec2::new(1.0, -2.0))];
    for slot in numbers {
        for by in numbers {
            for (v, w) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let list = [vectors[v], vectors[w]];
                let (mut a, mut b) = (slot, slot);
                assert_eq!(moved(&mut a, by, list), moved_flat(&mut b, by, list));
                assert_eq!(a.map(f32::to_bits), b.map(f32::to_bits), "{slot:?} {by:?}");
            }
        }
    }
}

/// The graph's text, which a binary holds, names them.
#[test]
fn graphs_are_read_back() {
    let graph = moved_graph();
    let text = graph.to_string();
    let head = "fn moved(&mut slot: Option<f32>, by: Option<f32>, list: [Option<Vec2>; 2]) -> (Option<(Vec2, i32)>, Option<f32>) {";
    assert!(text.starts_with(head), "{text}");
    assert_eq!(text.parse(), Ok(graph));
    assert_eq!(MOVED_SPIRV[0], 0x0723_0203);
}

#[test]
fn options_nest() {
    let matrix = Mat2::from_cols(Vec2::new(1.0, 2.0), Vec2::new(-0.5, 3.0));
    for o in [None, Some(None), Some(Some(2.0))] {
        for flag in [None, Some(true), Some(false)] {
            for m in [None, Some(matrix)] {
                assert_eq!(nested(o, (flag, m)), nested_flat(o, (flag, m)), "{o:?} {flag:?} {m:?}");
            }
        }
    }
}

#[test]
fn uniforms_are_options() {
    for time in [None, Some(0.5), Some(2.0)] {
        let (uv, tint) = (Vec2::new(0.25, 0.5), Vec3::new(1.0, 0.5, 0.25));
        let pre = tinted_preshader(time, tint);
        assert_eq!(tinted_varying(uv, &pre), tinted_flat(uv, time, tint));
        assert!((tinted(uv, time, tint) - tinted_flat(uv, time, tint)).abs().max_element() < 1e-6);
    }
}

#[test]
fn loops_keep_options() {
    for steps in 0..6 {
        for x in [0.0, 0.5, 0.75, 1.0, 3.0] {
            assert_eq!(kept(steps, x), kept_flat(steps, x), "{steps} {x}");
        }
    }
}

/// Tables stay tables: what is `None` is as the entry before it.
#[test]
fn tables_of_options_are_tables() {
    for i in 0..12 {
        assert_eq!(listed(i, 7.0), listed_flat(i, 7.0), "{i}");
        assert_eq!(listed_flat(i, 7.0), LEVELS[i as usize].map_or(7.0, |level| level * 2.0));
    }
    assert_eq!(LISTED_WGSL.matches("select(").count(), 1, "{LISTED_WGSL}");
}

/// What is in one that is `None` is nobody's: no choice is made for it, and a comparison less.
#[test]
fn nothing_is_chosen_for_none() {
    for ray in rays() {
        let uv = ray.dir.truncate() / ray.dir.z;
        let (a, b) = (shade(uv, Some(Vec3::Y)), shade_flat(uv, Some(Vec3::Y)));
        assert!((a - b).abs().max_element() < 1e-5, "{uv} {a} {b}");
    }
    // Of each of the three spheres what is shown: the nearest one's distance, and at last the sky.
    assert_eq!(SHADE_WGSL.matches("select(").count(), 4, "{SHADE_WGSL}");
    assert!(SHADE_WGSL.contains("struct ShadeOption {\n    is_some: bool,\n    value: vec3<f32>,\n}"));
    assert!(MOVED_WGSL.contains("-> MovedOut"), "{MOVED_WGSL}");
}
