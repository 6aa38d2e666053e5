//! Leaves: what the twin calls, how often, and with what.

#![allow(clippy::unwrap_used, reason = "tests")]

use flatten::prelude::*;
use std::cell::Cell;

thread_local! {
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

/// How often leaves are called by `f`, and what it gives.
fn counted<T>(f: impl FnOnce() -> T) -> (T, u32) {
    CALLS.set(0);
    let value = f();
    (value, CALLS.get())
}

/// Any Rust: state, a `Vec`, a loop without a bound.
#[flatten(leaf)]
fn perlin(p: f32) -> f32 {
    CALLS.set(CALLS.get() + 1);
    let octaves: Vec<f32> = vec![p, 0.5 * p];
    let mut sum = 0.0;
    let mut rest = &octaves[..];
    loop {
        let [first, others @ ..] = rest else { return sum };
        sum += first + 1.0;
        rest = others;
    }
}

#[flatten]
fn shared(x: f32) -> f32 {
    let n = perlin(x * 2.0);
    n * n + perlin(x * 2.0)
}

#[test]
fn equal_calls_are_one() {
    assert_eq!(counted(|| shared(1.0)), (30.0, 2));
    assert_eq!(counted(|| shared_flat(1.0)), (30.0, 1));
}

#[flatten]
fn untaken(x: f32) -> f32 {
    if x > 0.0 { perlin(x) } else { x }
}

#[test]
fn an_untaken_arm_runs() {
    assert_eq!(counted(|| untaken(-1.0)), (-1.0, 0));
    assert_eq!(counted(|| untaken_flat(-1.0)), (-1.0, 1));
    assert_eq!(counted(|| untaken_flat(2.0)), (5.0, 1));
}

#[flatten]
fn of_constants() -> f32 {
    perlin(1.0) + perlin(2.0)
}

#[flatten]
fn dead(x: f32) -> f32 {
    let unused = perlin(x);
    let _ = unused;
    x
}

#[test]
fn a_leaf_of_constants_is_called_and_a_dead_one_is_not() {
    assert_eq!(counted(of_constants_flat), (8.5, 2));
    assert_eq!(counted(|| dead_flat(3.0)), (3.0, 0));
}

#[flatten(leaf)]
fn weigh(a: f32, b: f32, n: u32) -> f32 {
    a * 100.0 + b * 10.0 + n as f32
}

#[flatten]
fn ordered(x: f32) -> f32 {
    let mut k = 1.0;
    weigh(
        {
            k += 1.0;
            k
        },
        {
            k *= 3.0;
            k + x
        },
        if x > 0.0 { 4 } else { 5 },
    )
}

#[test]
fn arguments_arrive_in_order() {
    assert_eq!((ordered(1.0), ordered(-1.0)), (274.0, 255.0));
    assert_eq!((ordered_flat(1.0), ordered_flat(-1.0)), (274.0, 255.0));
}

/// Structs, tuples, arrays, matrices, integers, references: what a leaf takes and gives.
mod shapes {
    use flatten::prelude::*;

    #[flatten]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(super) struct Ray {
        pub(super) origin: Vec3,
        pub(super) steps: usize,
    }

    #[flatten]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(super) struct Hit {
        pub(super) near: (f32, bool),
        pub(super) ray: Ray,
        pub(super) row: [f32; 2],
    }

    #[flatten(leaf)]
    pub(super) fn trace(ray: &Ray, (lo, hi): (f32, f32), row: &[f32; 2], m: Mat2) -> Hit {
        let near = (lo + hi * 10.0 + row[0] * 100.0 + row[1] * 1000.0, ray.steps > 3);
        let origin = (m * ray.origin.truncate()).extend(ray.origin.z);
        Hit { near, ray: Ray { origin, steps: ray.steps + 1 }, row: [row[1], row[0]] }
    }

    #[flatten(leaf)]
    fn seed() -> usize {
        7
    }

    #[flatten]
    pub(super) fn bounce(ray: Ray, x: f32) -> Hit {
        let m = Mat2::from_cols(vec2(1.0, 2.0), vec2(x, 4.0));
        let first = trace(&ray, (x, 2.0), &[3.0, 4.0], m);
        let next = Ray { steps: first.ray.steps + seed(), ..first.ray };
        let second = trace(&next, first.near.0.sin_cos(), &first.row, m);
        if first.near.1 { second } else { Hit { row: [second.near.0, 0.5], ..first } }
    }
}

#[test]
fn wholes_are_passed_in_single_values() {
    for steps in [1, 5] {
        for x in [-1.0, 0.5] {
            let ray = shapes::Ray { origin: vec3(1.0, 2.0, 3.0), steps };
            assert_eq!(shapes::bounce_flat(ray, x), shapes::bounce(ray, x));
        }
    }
    let ray = shapes::Ray { origin: vec3(1.0, 2.0, 3.0), steps: 9 };
    assert_eq!(shapes::bounce_flat(ray, 1.0).ray.steps, 18);
}

/// A private leaf behind a helper: twins elsewhere cannot name it.
mod noise {
    use flatten::prelude::*;

    mod deep {
        use flatten::prelude::*;

        #[flatten(leaf, path = crate::noise::deep::perlin)]
        fn perlin(p: Vec2) -> f32 {
            super::super::CALLS.set(super::super::CALLS.get() + 1);
            p.x * 3.0 + p.y
        }

        #[flatten(barrier)]
        fn derivative(x: f32) -> f32 {
            x * 0.5
        }

        #[flatten(source)]
        pub(in super::super) fn fbm(p: Vec2) -> f32 {
            perlin(p) + perlin(p * 2.0) * 0.5 + derivative(p.x)
        }
    }

    pub(super) use deep::fbm;

    /// The same name, another leaf.
    #[flatten(leaf)]
    pub(super) fn perlin(p: Vec2) -> f32 {
        p.x * 1000.0 + p.y
    }
}

#[flatten]
fn clouds(p: Vec2) -> f32 {
    noise::fbm(p) + noise::fbm(p) + noise::perlin(p)
}

#[test]
fn private_leaves_are_called_from_everywhere() {
    assert_eq!(counted(|| clouds(vec2(1.0, 2.0))), (1023.0, 4));
    assert_eq!(counted(|| clouds_flat(vec2(1.0, 2.0))), (1023.0, 2));
}

/// In a module: leaves beside their callers, and those of modules inside and outside.
#[flatten]
mod shaders {
    use super::noise::fbm;
    use flatten::prelude::*;

    pub(super) struct Cell {
        pub(super) at: Vec2,
        size: f32,
    }

    #[flatten(leaf)]
    fn hash(cell: Cell) -> (f32, u32) {
        let names: Vec<String> = vec![format!("{}", cell.at.x)];
        (cell.size + names[0].len() as f32, names.len() as u32)
    }

    mod inner {
        use super::*;

        #[flatten(leaf)]
        pub(super) fn twice(x: f32) -> f32 {
            x.to_string().parse::<f32>().map_or(0.0, |x| x * 2.0)
        }

        #[flatten]
        pub(crate) fn both(x: f32) -> f32 {
            let (h, n) = hash(Cell { at: Vec2::splat(x), size: 2.0 });
            twice(h) + n as f32
        }
    }

    #[flatten]
    pub(super) fn shade(p: Vec2) -> f32 {
        inner::both(p.x) + inner::twice(p.y) + fbm(p)
    }

    pub(super) fn unmarked(x: f32) -> f32 {
        inner::twice(x) + 1.0
    }

    pub(super) use inner::both_flat;
}

#[flatten]
fn of_a_module(x: f32) -> f32 {
    shaders::unmarked(x) * 2.0
}

#[test]
fn modules_have_leaves() {
    assert_eq!(shaders::both_flat(0.25), 13.0);
    let p = vec2(0.25, 3.0);
    assert_eq!(shaders::shade_flat(p), shaders::shade(p));
    assert_eq!((of_a_module_flat(1.5), of_a_module(1.5)), (8.0, 8.0));
}

/// Names that a door must not take for its own.
mod names {
    use flatten::prelude::*;

    #[flatten(leaf)]
    fn args(result: f32, args: f32) -> f32 {
        result - args
    }

    #[flatten(leaf)]
    fn result(f: f32) -> f32 {
        f + 0.25
    }

    #[flatten(leaf)]
    fn f(x: f32) -> f32 {
        x * 4.0
    }

    #[flatten(leaf)]
    fn r#loop(r#in: f32) -> f32 {
        r#in + 8.0
    }

    #[flatten]
    pub(super) fn all(x: f32) -> f32 {
        let f_of = f(x);
        args(result(f_of), 1.0) + r#loop(x)
    }
}

#[test]
fn leaves_may_have_any_name() {
    assert_eq!((names::all(2.0), names::all_flat(2.0)), (17.25, 17.25));
}

/// A leaf in a macro's output, and one left out by its `cfg`.
mod made {
    use flatten::prelude::*;

    macro_rules! leaf {
        ($name:ident, $factor:expr) => {
            #[flatten(leaf)]
            fn $name(x: f32) -> f32 {
                x * $factor
            }
        };
    }

    leaf!(three, 1.0 + 2.0);
    leaf!(five, 5.0);

    #[cfg(any())]
    #[flatten(leaf)]
    fn six(x: f32) -> f32 {
        nowhere(x)
    }

    #[flatten]
    pub(super) fn sum(x: f32) -> f32 {
        three(x) + five(x)
    }
}

/// Two leaves of one place are told apart by their paths.
mod doubled {
    macro_rules! module {
        ($name:ident, $factor:literal) => {
            pub(crate) mod $name {
                use flatten::prelude::*;

                #[flatten(leaf, path = crate::doubled::$name::scale)]
                pub(crate) fn scale(x: f32) -> f32 {
                    x * $factor
                }
            }
        };
    }

    module!(four, 4.0);
    module!(nine, 9.0);
}

#[flatten]
fn of_doubled(x: f32) -> f32 {
    doubled::four::scale(x) - doubled::nine::scale(x)
}

/// Fields that only the struct's own module may name.
mod private {
    use flatten::prelude::*;

    #[flatten]
    #[derive(Clone)]
    pub(super) struct Seed {
        number: u32,
    }

    #[flatten]
    pub(super) struct Cell(Seed, [Seed; 2], (f32, Mat2));

    #[flatten]
    pub(super) fn cell(n: u32) -> Cell {
        let seed = Seed { number: n };
        Cell(Seed { number: n + 1 }, [seed, Seed { number: n + 2 }], (0.5, Mat2::IDENTITY))
    }

    #[flatten]
    pub(super) fn sum(c: Cell) -> f32 {
        (c.0.number + c.1[0].number * 10 + c.1[1].number * 100) as f32 + c.2.0 + c.2.1.x_axis.x
    }
}

#[flatten(leaf)]
fn through(c: private::Cell, n: u32) -> [private::Cell; 2] {
    [c, private::cell(n * 2)]
}

#[flatten]
fn of_private(n: u32) -> f32 {
    let [a, b] = through(private::cell(n), n);
    private::sum(a) * 1000.0 + private::sum(b)
}

#[test]
fn private_fields_pass() {
    assert_eq!((of_private(1), of_private_flat(1)), (313_924.5, 313_924.5));
}

#[test]
fn macros_make_leaves() {
    assert_eq!((of_doubled(1.0), of_doubled_flat(1.0)), (-5.0, -5.0));
    assert_eq!(made::sum_flat(1.5), 12.0);
}

#[flatten(barrier)]
fn texture(p: f32) -> f32 {
    CALLS.set(CALLS.get() + 1);
    p * 0.5 + 1.0
}

#[flatten(loops)]
fn marched(x: f32, n: u32) -> f32 {
    let mut s = x;
    for _ in 0..n {
        let t = texture(s);
        if t > 6.0 {
            return t;
        }
        s += t;
    }
    s
}

#[test]
fn a_barrier_in_a_kept_loop_is_called_once_in_each_pass() {
    for (x, n, expected) in
        [(0.0, 0, (0.0, 0)), (0.0, 3, (4.75, 3)), (0.0, 9, (7.59375, 6)), (20.0, 9, (11.0, 1))]
    {
        assert_eq!(counted(|| marched(x, n)), expected, "{x}, {n}");
        assert_eq!(counted(|| marched_flat(x, n)), expected, "the twin of {x}, {n}");
    }
}

#[flatten(leaf)]
fn steps(x: f32) -> i32 {
    x as i32
}

/// What a leaf gives is a run-time value, also of constants.
#[flatten]
fn as_often_as_a_leaf_says(x: f32) -> f32 {
    let mut sum = x;
    #[keep]
    for i in 0..steps(3.5) {
        sum += i as f32;
    }
    #[unroll(max = 4)]
    for i in 1..=steps(2.5) {
        sum *= i as f32;
    }
    sum
}

#[test]
fn a_leaf_bounds_a_loop() {
    assert_eq!((as_often_as_a_leaf_says(0.5), as_often_as_a_leaf_says_flat(0.5)), (7.0, 7.0));
}
