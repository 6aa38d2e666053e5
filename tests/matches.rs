//! `match` wherever items may stand: a name in a pattern is a constant where Rust takes it for one, and the twin equals
//! the original.

use flatten::prelude::*;

#[flatten]
const LOW: i32 = 2;
#[flatten]
const FAR: f32 = 4.0;

mod levels {
    use flatten::prelude::*;

    #[flatten]
    pub(super) const HIGH: i32 = 5;
    #[flatten]
    pub(super) const MIDDLE: i32 = 3;

    pub(super) mod inner {
        use flatten::prelude::*;

        #[flatten]
        pub(in super::super) const DEEP: u32 = 7;
    }
}

use levels::inner::DEEP as BOTTOM;
use levels::*;

#[flatten]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cell {
    x: i32,
    y: u32,
}

#[flatten(exact)]
fn kind(n: i32, u: u32, x: f32) -> f32 {
    let of_n = match n {
        LOW => 1.0,
        levels::MIDDLE | HIGH => 2.0,
        i32::MIN..LOW => 3.0,
        n => n as f32,
    };
    let of_u = match (u, x) {
        (BOTTOM, FAR) => 10.0,
        (BOTTOM, x) | (_, x @ ..0.0) => x,
        (levels::inner::DEEP.., _) => 20.0,
        (u, _) if u % 2 == 0 => 30.0,
        _ => 40.0,
    };
    of_n + of_u + if matches!(n, LOW..=HIGH if u != 3) { 100.0 } else { 200.0 }
}

#[flatten(exact)]
fn moved(cell: Cell, by: i32) -> Cell {
    match (cell, by) {
        (Cell { x: LOW, y }, _) => Cell { x: HIGH, y },
        (Cell { y: BOTTOM, .. }, by @ -1..=1) => Cell { x: by, ..cell },
        (cell, 0) => cell,
        (Cell { x, y }, by) => Cell { x: x.wrapping_add(by), y: y + 1 },
    }
}

const INTS: [i32; 12] = [i32::MIN, -7, -1, 0, 1, 2, 3, 4, 5, 6, 100, i32::MAX];
const FLOATS: [f32; 9] = [f32::NEG_INFINITY, -1.5, -0.0, 0.0, 0.25, 1.0, 4.0, f32::INFINITY, f32::NAN];

/// Calls with every integer, some unsigned ones and every float.
fn each(mut call: impl FnMut(i32, u32, f32)) {
    for n in INTS {
        for u in [0, 1, 2, 3, 6, 7, 8, 1000] {
            FLOATS.into_iter().for_each(|x| call(n, u, x));
        }
    }
}

#[track_caller]
fn same(found: f32, expected: f32) {
    assert!(
        found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan(),
        "{found} {expected}"
    );
}

#[test]
fn constants_of_other_modules_are_constants() {
    each(|n, u, x| {
        same(kind_flat(n, u, x), kind(n, u, x));
        let cell = Cell { x: n, y: u };
        assert_eq!(moved_flat(cell, n % 3), moved(cell, n % 3));
    });
    assert_eq!(kind_flat(LOW, 7, 4.0), 1.0 + 10.0 + 100.0);
    assert_eq!(kind_flat(100, 4, 1.0), 100.0 + 30.0 + 200.0);
}

// Names that look like the others' kind: rustc decides, and a module sees its own.
#[flatten(exact)]
#[allow(non_upper_case_globals)]
mod shaders {
    use super::levels::*;
    use flatten::prelude::*;

    pub(crate) const edge: i32 = 4;
    const fn step() -> i32 {
        edge - 3
    }
    static START: i32 = 0;

    pub(crate) mod shapes {
        pub(crate) const SIDES: u32 = 6;

        pub(crate) fn of(n: i32) -> f32 {
            match n {
                super::edge => 8.0,
                edge => edge as f32 * 0.5,
            }
        }
    }

    #[derive(Clone, Copy)]
    pub(crate) struct Ray {
        pub(crate) kind: u32,
        pub(crate) t: f32,
    }

    impl Ray {
        const NONE: u32 = 0;
        const STEPS: i32 = step();

        #[flatten]
        pub(crate) fn at(&self, n: i32) -> f32 {
            match (self, n) {
                (Ray { kind: Self::NONE, .. }, _) => 0.0,
                (&Self { kind: shapes::SIDES, t }, Ray::STEPS) => t,
                (Ray { t, .. }, edge) => *t * 2.0,
                (Ray { kind: 1, t }, step) => *t + step as f32,
                (ray, _) => ray.t - shapes::of(n),
            }
        }

        #[flatten]
        pub(crate) fn next(&mut self, n: i32) {
            *self = match n {
                MIDDLE => Ray { kind: 1, t: self.t },
                n if n < START => return,
                _ => Ray { kind: self.kind + 1, ..*self },
            };
        }
    }

    /// Other modules get this with what it uses.
    pub(crate) fn shown(n: i32) -> f32 {
        match n {
            edge => 1.0,
            MIDDLE => 2.0,
            other => other as f32,
        }
    }
}

#[flatten(exact)]
fn from_outside(n: i32) -> f32 {
    use shaders::shown;
    const LOW: i32 = -7;
    match n {
        LOW => 0.5,
        n => shown(n),
    }
}

#[test]
fn modules_know_their_own_constants() {
    each(|n, u, t| {
        let ray = shaders::Ray { kind: u, t };
        same(ray.at_flat(n), ray.at(n));
        same(from_outside_flat(n), from_outside(n));
        let (mut next, mut flat) = (ray, ray);
        next.next(n);
        flat.next_flat(n);
        assert_eq!(next.kind, flat.kind);
        same(flat.t, next.t);
    });
    assert_eq!(from_outside_flat(4), 1.0);
    assert_eq!(shaders::Ray { kind: 9, t: 3.0 }.at_flat(4), 6.0);
}

flatten::items! {
    #![flatten(exact)]

    const NEAR: i32 = 1;

    #[flatten]
    fn looped(n: i32, x: f32) -> f32 {
        let mut sum = x;
        for i in 0..6 {
            sum += match (i, n) {
                (NEAR, _) => x,
                (0, LOW) | (2 | 3, NEAR) => 1.5,
                (4, n) if n > 0 => return sum,
                (5, _) => break,
                _ => continue,
            };
        }
        let (LOW..=HIGH, y) = (n, sum) else {
            return -x;
        };
        if let (NEAR.., true) = (n, y > 1.0) { y } else { y * 0.5 }
    }
}

#[test]
fn items_without_a_module_know_theirs() {
    each(|n, _, x| same(looped_flat(n, x), looped(n, x)));
    assert_eq!(looped_flat(0, 1.0), -1.0);
}

#[flatten(exact)]
mod switched {
    use flatten::prelude::*;

    #[flatten]
    pub(crate) fn arms(n: i32) -> f32 {
        match n {
            #[cfg(any())]
            0 => missing(),
            #[cfg(not(any()))]
            0 => 3.0,
            _ => n as f32,
        }
    }
}

#[test]
fn arms_may_be_left_out() {
    each(|n, _, _| same(switched::arms_flat(n), switched::arms(n)));
}

#[flatten(loops, exact)]
fn kept(n: i32, x: f32) -> f32 {
    let mut left = n.min(40);
    let mut sum = 0.0;
    #[keep]
    while let more @ 1.. = left {
        left = match more {
            1..=LOW => 0,
            n if n % 2 == 0 => n / 2,
            _ if sum > 100.0 => break,
            n => n - 1,
        };
        sum += x;
    }
    sum
}

#[test]
fn loops_that_stay_have_patterns() {
    each(|n, _, x| same(kept_flat(n, x), kept(n, x)));
}
