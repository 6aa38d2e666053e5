//! `preshader`: what a draw computes and what each pixel does, together, bit for bit the twin.

use flatten::prelude::*;
use std::cell::Cell;

/// Values to try, one set for each number.
struct Grid(u64);

impl Grid {
    fn f(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 40) as f32 / 16_777_216.0 - 0.5) * 6.0
    }

    fn v(&mut self) -> Vec3 {
        vec3(self.f(), self.f(), self.f())
    }
}

fn grids() -> impl Iterator<Item = Grid> {
    (0..200).map(Grid)
}

#[flatten(preshader)]
fn wave(p: Vec2, #[uniform] time: f32, #[uniform] light: Vec3) -> Vec3 {
    let phase = time * 2.0 + 1.0;
    let dir = light.normalize();
    let shade = (p.x + phase.sin()) / (time.cos() + 2.0);
    dir * shade + Vec3::splat(p.y * time)
}

#[test]
fn both_halves_are_the_twin() {
    for mut g in grids() {
        let (p, time, light) = (vec2(g.f(), g.f()), g.f(), g.v());
        let pre: WavePreshader = wave_preshader(time, light);
        assert_eq!(wave_varying(p, &pre), wave_flat(p, time, light));
        assert!((wave_varying(p, &pre) - wave(p, time, light)).abs().max_element() < 1e-3);
        // What is worth it is there under the user's name; a uniform that pixels read is there as it is.
        assert_eq!((pre.time, pre.dir), (time, light.normalize()));
    }
}

/// Fields are copied, compared, printed, and brought into rows for a buffer.
#[test]
fn rows() {
    let pre = wave_preshader(0.5, vec3(0.0, 3.0, 4.0));
    let (copy, rows) = (pre, pre.to_rows());
    assert_eq!(copy, pre);
    assert!(format!("{pre:?}").starts_with("WavePreshader { dir: Vec3(0.0, 0.6, 0.8), "));
    // `dir` is the widest.
    assert_eq!(rows[0][..3], pre.dir.to_array().map(f32::to_bits));
    assert!(rows.as_flattened().contains(&0.5_f32.to_bits()));
    assert_eq!(pre.to_bytes()[..4], pre.dir.x.to_ne_bytes());
    assert_eq!(pre.to_bytes().len(), rows.len() * 16);
}

#[flatten(exact, preshader)]
fn flags(
    x: f32,
    #[uniform] on: bool,
    #[uniform] n: i32,
    #[uniform] k: UVec2,
    #[uniform] count: usize,
) -> f32 {
    let both = on && n % 7 > 2;
    let sum = (k / uvec2(3, 5)).as_vec2();
    if both { x + sum.x } else { x - sum.y * (count % 5) as f32 }
}

#[test]
fn other_types() {
    for (n, on) in (-20_i32..20).flat_map(|n| [(n, true), (n, false)]) {
        let (k, count) = (uvec2(n.unsigned_abs() * 7, 9), n.unsigned_abs() as usize);
        let pre = flags_preshader(on, n, k, count);
        assert_eq!(flags_varying(0.3, &pre).to_bits(), flags(0.3, on, n, k, count).to_bits());
        assert_eq!(pre.to_rows().len(), 1);
    }
}

#[flatten]
#[derive(Clone, Copy)]
struct Lens {
    r#type: Vec2,
    r#fn: f32,
}

#[flatten(exact, preshader)]
fn through(x: f32, #[uniform] lens: Lens, #[uniform] r#in: f32) -> f32 {
    (lens.r#type * x).length() + lens.r#fn * x + r#in
}

/// No field of what is handed over has a raw name, since its name has more than one part, or is a word.
#[test]
fn raw_names() {
    let lens = Lens { r#type: vec2(1.5, -2.0), r#fn: 0.5 };
    let ThroughPreshader { lens_type, lens_fn, in_ } = through_preshader(lens, 0.25);
    assert_eq!((lens_type, lens_fn, in_), (lens.r#type, lens.r#fn, 0.25));
    assert_eq!(through_varying(3.0, &through_preshader(lens, 0.25)), through(3.0, lens, 0.25));
}

/// What a callee computes is seen too; the twin waits for it, and the halves with it.
#[flatten(preshader, exact)]
fn outside(x: f32, #[uniform] t: f32) -> (f32, bool) {
    let bent = helper(t);
    (helper(x) * bent, bent > 1.0)
}

#[flatten(source)]
fn helper(x: f32) -> f32 {
    if x > 0.5 { (x * 3.0).exp() } else { x.sin() }
}

#[flatten(preshader)]
fn pre_taken(pre: f32, pre_: f32, #[uniform] t: f32) -> f32 {
    pre * t.sin() + pre_
}

#[flatten(preshader, exact)]
fn nothing_varies(#[uniform] t: f32) -> f32 {
    t.sin() * t.cos()
}

#[flatten(preshader, exact)]
fn nothing_hoisted(x: f32, #[uniform] _unread: f32) -> f32 {
    x * x
}

#[flatten(preshader, exact)]
fn written(x: f32, out: &mut Vec2, #[uniform] carried: &mut f32, #[uniform] t: &f32) -> f32 {
    *out += t.sin() * x;
    *carried = carried.exp() + t.exp();
    out.x + *carried
}

#[test]
fn parameters_of_every_kind() {
    for mut g in grids() {
        let (x, y, t) = (g.f(), g.f(), g.f());
        assert_eq!(outside_varying(x, &outside_preshader(t)), outside(x, t));
        assert_eq!(pre_taken_varying(x, y, &pre_taken_preshader(t)), pre_taken_flat(x, y, t));
        assert_eq!(nothing_varies_varying(&nothing_varies_preshader(t)), nothing_varies(t));
        assert_eq!(nothing_hoisted_varying(x, &nothing_hoisted_preshader(t)), x * x);
        let (mut a, mut b) = ((vec2(x, y), y), (vec2(x, y), y));
        let one = written(x, &mut a.0, &mut a.1, &t);
        let two = written_varying(x, &mut b.0, &mut b.1, &written_preshader(&t));
        assert_eq!((one, a), (two, b));
    }
    assert_eq!(nothing_hoisted_preshader(1.0).to_rows(), [[0; 4]; 0]);
}

/// At most so many scalars of what is computed; what is worth most for its size comes first.
#[flatten(preshader = 2, exact)]
fn few(p: Vec3, #[uniform] t: f32, #[uniform] v: Vec3) -> Vec3 {
    let (a, b, c) = (t * 3.0, t.atan(), t.tan());
    (p * a + b) * c + v.sqrt()
}

#[test]
fn slots_are_limited() {
    let pre = few_preshader(0.7, Vec3::ONE);
    assert_eq!(few_varying(Vec3::X, &pre), few(Vec3::X, 0.7, Vec3::ONE));
    let FewPreshader { t, v, b, c } = pre;
    assert_eq!((t, v, b, c), (0.7, Vec3::ONE, 0.7_f32.atan(), 0.7_f32.tan()));
}

thread_local! {
    static CALLS: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
}

#[flatten(leaf)]
fn table(x: f32) -> f32 {
    CALLS.with(|calls| calls.set((calls.get().0 + 1, calls.get().1)));
    x * 2.0
}

#[flatten(barrier)]
fn sample(x: f32) -> f32 {
    CALLS.with(|calls| calls.set((calls.get().0, calls.get().1 + 1)));
    x + 1.0
}

#[flatten(preshader, exact)]
fn called(x: f32, #[uniform] t: f32) -> f32 {
    table(t) + sample(t) * x
}

/// A leaf with uniform arguments is called once per draw, a barrier at each pixel.
#[test]
fn leaves_move_and_barriers_stay() {
    let pre = called_preshader(3.0);
    assert_eq!(CALLS.get(), (1, 0));
    assert_eq!([0.0, 1.0].map(|x| called_varying(x, &pre)), [6.0, 10.0]);
    assert_eq!(CALLS.get(), (1, 2));
}

/// A loop that does not depend on the pixel runs once per draw; of one that does, what is the same in every pass.
#[flatten(preshader, exact, loops)]
fn looped(x: f32, #[uniform] n: u32, #[uniform] k: f32) -> f32 {
    let mut sum = 0.0;
    let mut i = 0;
    while i < n {
        sum += k / (i as f32 + 1.0);
        i += 1;
    }
    let mut y = x;
    while y < 20.0 {
        y = y * 1.5 + k.exp() + sum;
    }
    y
}

#[test]
fn loops_move() {
    for n in 0..9 {
        let pre = looped_preshader(n, 1.5);
        assert_eq!(looped_varying(0.4, &pre), looped(0.4, n, 1.5));
    }
    // The loop's sum with its invariant partner is one value.
    assert_eq!(looped_preshader(3, 1.5).to_rows().len(), 1);
}

#[flatten(exact)]
pub(crate) mod shaders {
    use super::helper;
    use flatten::prelude::*;

    #[derive(Clone, Copy)]
    pub(crate) struct Camera {
        pub(crate) origin: Vec3,
        zoom: (f32, Mat2),
    }

    pub(crate) struct Ray {
        pub(crate) dir: Vec3,
    }

    impl Camera {
        pub(crate) fn new(origin: Vec3) -> Camera {
            Camera { origin, zoom: (1.5, Mat2::IDENTITY) }
        }

        #[flatten(preshader)]
        pub(crate) fn far(#[uniform] &self, ray: &Ray, #[uniform] k: f32) -> f32 {
            self.origin.length() * helper(k) + ray.dir.x * self.zoom.0.exp() + self.zoom.1.x_axis.length()
        }
    }

    impl Ray {
        /// The user's own docs.
        #[flatten(preshader)]
        pub(crate) fn at(&self, #[uniform] camera: Camera, #[uniform] t: f32) -> Vec3 {
            camera.origin.normalize() * t.sin() + self.dir * t
        }
    }

    pub(crate) mod inner {
        use super::*;

        #[flatten(preshader)]
        pub(crate) fn deep_inside(ray: Ray, #[uniform] camera: Camera) -> Ray {
            Ray { dir: ray.dir * camera.origin.length() }
        }
    }
}

/// In a module without anything from outside, all stands there at once.
#[flatten(exact, preshader)]
mod whole {
    use flatten::prelude::*;

    pub(crate) struct Lens(pub(crate) f32);

    impl Lens {
        #[flatten]
        pub(crate) fn bent(&self, #[uniform] t: f32) -> f32 {
            self.0 * t.exp()
        }
    }

    /// Of a whole module it is asked where there are uniforms.
    #[flatten]
    pub(crate) fn plain(x: f32) -> f32 {
        x.abs()
    }
}

#[flatten(methods)]
pub(crate) struct Alone {
    pub(crate) k: f32,
}

#[flatten(exact)]
impl Alone {
    #[flatten(preshader)]
    pub(crate) fn shade_it(&self, #[uniform] t: f32) -> f32 {
        helper(t) * self.k
    }
}

flatten::items! {
    #[flatten(preshader, exact)]
    fn in_items(x: f32, #[uniform] t: f32) -> f32 { x + t.cos() }
}

#[test]
fn every_form_of_items() {
    use shaders::{Camera, Ray};
    for mut g in grids() {
        let (camera, t, x) = (Camera::new(g.v()), g.f(), g.f());
        let ray = || Ray { dir: vec3(x, 2.0, t) };
        let pre: shaders::RayAtPreshader = Ray::at_preshader(camera, t);
        assert_eq!(ray().at_varying(&pre), ray().at(camera, t));
        let pre: shaders::CameraFarPreshader = camera.far_preshader(t);
        assert_eq!(Camera::far_varying(&ray(), &pre), camera.far(&ray(), t));
        let pre: shaders::inner::DeepInsidePreshader = shaders::inner::deep_inside_preshader(camera);
        let far = shaders::inner::deep_inside_varying(ray(), &pre);
        assert_eq!(far.dir, shaders::inner::deep_inside(ray(), camera).dir);
        let pre: whole::LensBentPreshader = whole::Lens::bent_preshader(t);
        assert_eq!(whole::Lens(x).bent_varying(&pre), whole::Lens(x).bent(t));
        assert_eq!(whole::plain_flat(x), x.abs());
        let pre: AloneShadeItPreshader = Alone::shade_it_preshader(t);
        assert_eq!(Alone { k: x }.shade_it_varying(&pre), Alone { k: x }.shade_it(t));
        assert_eq!(in_items_varying(x, &in_items_preshader(t)), in_items(x, t));
    }
}
