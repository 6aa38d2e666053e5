//! Loops that stay loops: twins equal originals, whatever the bounds, exits and nesting.

use flatten::prelude::*;

#[flatten(exact, loops)]
mod shaders {
    use super::*;

    fn sphere(p: Vec3, r: f32) -> f32 {
        p.length() - r
    }

    pub(crate) struct March {
        pub(crate) at: f32,
        pub(crate) steps: u32,
    }

    impl March {
        fn go(&mut self, near: f32) -> bool {
            self.at += near;
            self.steps += 1;
            self.at > 20.0
        }
    }

    /// A march with a bound known at run time, `&mut self`, and a return out of the loop.
    #[flatten]
    pub(crate) fn march(origin: Vec3, dir: Vec3, steps: i32) -> Option3 {
        let mut march = March { at: 0.0, steps: 0 };
        for i in 0..steps {
            let near = sphere(origin + dir * march.at, 1.0);
            if near < 0.001 {
                let p = origin + dir * march.at;
                return Option3 { hit: true, normal: p.normalize(), step: i, taken: march.steps };
            }
            if march.go(near) {
                break;
            }
        }
        Option3 { hit: false, normal: Vec3::ZERO, step: -1, taken: march.steps }
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) struct Option3 {
        pub(crate) hit: bool,
        pub(crate) normal: Vec3,
        pub(crate) step: i32,
        pub(crate) taken: u32,
    }

    /// Every way out of two loops.
    #[flatten]
    pub(crate) fn ways(a: u32, b: u32) -> u32 {
        let mut sum = 0;
        'outer: for i in 0..a {
            for j in 0..b {
                if j == 3 {
                    continue 'outer;
                }
                if i + j == 9 {
                    break 'outer;
                }
                if i * j == 8 {
                    return 1000 + sum;
                }
                if j == i {
                    continue;
                }
                sum += i * 10 + j;
            }
            sum += 100;
        }
        sum
    }

    /// Never ends for numbers below one: it must not run for them.
    fn collatz(n: u32) -> u32 {
        let mut x = n;
        let mut steps = 0;
        while x != 1 {
            x = if x & 1 == 0 { x / 2 } else { 3 * x + 1 };
            steps += 1;
        }
        steps
    }

    #[flatten]
    pub(crate) fn guarded(n: u32) -> u32 {
        if n == 0 {
            return 77;
        }
        let first = if n > 1 { collatz(n - 1) } else { 5 };
        if first > 3 && collatz(n) > first { first * 100 + collatz(n) } else { first }
    }

    /// The value of a `break`, and a block with a label around it.
    #[flatten]
    pub(crate) fn valued(x: f32, n: u32) -> f32 {
        let mut step = 0;
        let root = 'found: {
            let guess = loop {
                if step >= n {
                    break 'found -1.0;
                }
                let y = step as f32 * 0.25;
                if y * y >= x {
                    break y;
                }
                step += 1;
            };
            guess * 2.0
        };
        root + step as f32
    }

    /// Carried values change places at once.
    #[flatten]
    pub(crate) fn rotated(n: u32) -> Vec3 {
        let mut v = vec3(1.0, 2.0, 3.0);
        let mut i = n;
        while i > 0 {
            (v.x, v.y, v.z) = (v.y, v.z, v.x + v.y);
            i -= 1;
        }
        v
    }

    /// One loop is copied, in one that is kept.
    #[flatten]
    pub(crate) fn mixed(n: usize, table: [f32; 4]) -> f32 {
        let mut sum = 0.0;
        for k in (0..=n).rev().step_by(2) {
            for x in table {
                if x > 2.0 {
                    break;
                }
                sum = sum * 0.5 + x * k as f32;
            }
        }
        sum
    }

    /// Left by `return` alone, behind one that comes before.
    #[flatten]
    pub(crate) fn power(x: f32, n: u32) -> f32 {
        if n == 0 {
            return 1.0;
        }
        let (mut power, mut square, mut k) = (1.0, x, n);
        loop {
            if k & 1 == 1 {
                power *= square;
            }
            k >>= 1;
            if k == 0 {
                return power;
            }
            square *= square;
        }
    }

    /// The value of an arm that only a `return` leaves.
    #[flatten]
    pub(crate) fn divisor(a: u32, b: u32) -> u32 {
        let (mut x, mut y) = (a, b);
        if a == 0 {
            b
        } else {
            loop {
                if y == 0 {
                    return x;
                }
                (x, y) = (y, x % y);
            }
        }
    }

    fn lowest(n: u32) -> Option<u32> {
        if n == 0 {
            return None;
        }
        let mut bit = 0;
        loop {
            if n >> bit & 1 == 1 {
                return Some(bit);
            }
            bit += 1;
        }
    }

    /// Such a loop in a helper, which a kept loop calls, and in the body of one.
    #[flatten]
    pub(crate) fn lowest_of(n: u32, last: u32) -> u32 {
        let mut sum = 0;
        let mut i = 0;
        while i < n {
            i += 1;
            if i % 4 == 3 {
                continue;
            }
            sum += lowest(i - 1).unwrap_or(7);
            if i == last {
                let mut left = sum + 1;
                loop {
                    left /= 2;
                    if left < 3 {
                        return 100 * sum + left;
                    }
                }
            }
        }
        sum
    }

    #[flatten]
    pub(crate) fn written(out: &mut Vec2, n: i32) -> bool {
        let mut changed = false;
        let mut i = n;
        loop {
            if i <= 0 {
                return changed;
            }
            if i % 3 == 0 {
                out.x += i as f32;
                changed = true;
            } else {
                out.y -= 1.0;
            }
            i -= 2;
        }
    }
}

#[flatten(max_unroll = 10)]
fn asked(n: f32) -> f32 {
    let mut x = n;
    #[keep]
    for i in 0..100 {
        x = x * 0.5 + i as f32;
    }
    x
}

#[test]
fn twins_equal_originals() {
    use shaders::*;
    for steps in [-1, 0, 1, 5, 64, 1000] {
        for x in [0.0, 0.5, 0.99, 1.5] {
            let (origin, dir) = (vec3(x, 0.0, -3.0), Vec3::Z);
            assert_eq!(march(origin, dir, steps), march_flat(origin, dir, steps));
        }
    }
    for a in 0..12 {
        for b in 0..12 {
            assert_eq!(ways(a, b), ways_flat(a, b), "{a} {b}");
        }
    }
    for n in 0..60 {
        assert_eq!(guarded(n), guarded_flat(n));
        assert_eq!(rotated(n), rotated_flat(n));
        assert_eq!(valued(n as f32 * 0.3, n / 2), valued_flat(n as f32 * 0.3, n / 2));
        let table = [0.5, 1.5, n as f32 * 0.1, 3.0];
        assert_eq!(mixed(n as usize, table).to_bits(), mixed_flat(n as usize, table).to_bits());
        let (mut x, mut y) = (Vec2::ONE, Vec2::ONE);
        assert_eq!(written(&mut x, n as i32), written_flat(&mut y, n as i32));
        assert_eq!(x, y);
        assert_eq!(asked(n as f32), asked_flat(n as f32));
        assert_eq!(power(1.5, n).to_bits(), power_flat(1.5, n).to_bits());
        for k in 0..20 {
            assert_eq!(divisor(n, k), divisor_flat(n, k), "{n} {k}");
            assert_eq!(lowest_of(n, k), lowest_of_flat(n, k), "{n} {k}");
        }
    }
}
