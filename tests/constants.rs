//! Functions whose loops depend on a number that each call gives as a constant: every call has loops of its own.

use flatten::prelude::*;

#[flatten]
const OCTAVES: i32 = 5;

#[flatten(exact)]
mod shaders {
    use super::OCTAVES;

    fn fbm(mut p: f32, octaves: i32) -> f32 {
        let (mut sum, mut size) = (0.0, 0.5);
        for _ in 0..octaves {
            sum += size * (p * 12.0).fract();
            p *= 2.0;
            size *= 0.5;
        }
        sum
    }

    /// What is given further.
    fn warped(p: f32, octaves: i32) -> f32 {
        fbm(p + fbm(p, octaves), octaves + 1)
    }

    /// A parameter that is counted down itself.
    fn down(p: f32, mut n: u32) -> f32 {
        let mut sum = p;
        while n > 0 {
            sum = sum * 0.5 + n as f32;
            n -= 1;
        }
        sum
    }

    fn steps(p: f32, n: usize, scale: f32) -> f32 {
        let (mut sum, mut i) = (0.0, 0);
        loop {
            if i >= n {
                break;
            }
            sum += p * i as f32 * scale;
            i += 1;
        }
        sum
    }

    /// A bound that is computed of it.
    fn half(p: f32, n: i32) -> f32 {
        let most = n / 2;
        let mut sum = p;
        for i in 0..most {
            sum += i as f32;
        }
        sum
    }

    fn written(to: &mut f32, n: i32) {
        for i in 0..n {
            *to += i as f32;
        }
    }

    #[flatten]
    pub(crate) fn all(x: f32) -> f32 {
        let n = 3;
        let mut y = x;
        written(&mut y, n * 2);
        fbm(x, 4)
            + fbm(x, OCTAVES)
            + fbm(x, n)
            + warped(x, 2)
            + down(x, 3)
            + steps(x, 4, 0.5)
            + half(x, 7)
            + y
    }

    /// A bound that is known at run time only, of the same function.
    #[flatten(loops)]
    pub(crate) fn some(x: f32, n: i32) -> f32 {
        fbm(x, n) + fbm(x, 2)
    }
}

#[test]
fn each_call_has_its_loops() {
    for x in [-2.0, 0.3, 1.0, 7.5] {
        assert_eq!(shaders::all_flat(x), shaders::all(x));
        for n in [0, 1, 6] {
            assert_eq!(shaders::some_flat(x, n), shaders::some(x, n));
        }
    }
}

/// The number stands in a struct, a tuple or an array, beside what is known at run time only.
#[flatten(exact)]
mod settings {
    #[derive(Clone, Copy)]
    pub(crate) struct March {
        pub(crate) near: f32,
        pub(crate) steps: u32,
        pub(crate) counts: [i32; 2],
    }

    #[derive(Clone, Copy)]
    struct Scene {
        march: March,
        scale: f32,
    }

    const MARCH: March = March { near: 0.25, steps: 4, counts: [2, 3] };

    impl March {
        fn run(&self, x: f32) -> f32 {
            let mut sum = x;
            for i in 0..self.steps {
                sum = sum * self.near + i as f32;
                if sum > 9.0 {
                    break;
                }
            }
            sum
        }

        fn both(self, x: f32) -> f32 {
            let mut sum = 0.0;
            for _ in 0..self.counts[1] {
                sum += self.run(x + sum);
            }
            sum
        }
    }

    /// What is given further, whole and in part.
    fn scene(scene: &Scene, x: f32) -> f32 {
        scene.march.both(x) * scene.scale + twice((x, scene.march.counts[0]))
    }

    fn twice(of: (f32, i32)) -> f32 {
        let mut sum = of.0;
        for i in 0..of.1 * 2 {
            sum += i as f32 * of.0;
        }
        sum
    }

    /// A parameter whose number is counted down.
    fn down(mut march: March, x: f32) -> f32 {
        let mut sum = x;
        while march.steps > 0 {
            sum = sum * 0.5 + march.steps as f32;
            march.steps -= 1;
        }
        sum
    }

    #[flatten]
    pub(crate) fn all(x: f32, near: f32) -> f32 {
        let march = March { steps: MARCH.steps + 1, near, ..MARCH };
        let other = March { counts: [1, 1], ..march };
        MARCH.run(x)
            + march.both(x)
            + other.both(x)
            + scene(&Scene { march: other, scale: near }, x)
            + down(march, x)
    }

    /// A number that is there or not, which is written itself, and one that all elements are.
    fn perhaps(mut n: Option<u32>, counts: [i32; 3], x: f32) -> f32 {
        let mut sum = x;
        if let Some(most) = n {
            for i in 0..most {
                sum = sum * 0.5 + i as f32;
            }
            n = Some(most + 1);
        }
        if let Some(most) = n {
            sum -= most as f32;
        }
        for i in 0..counts[2] {
            sum += i as f32 * x;
        }
        sum
    }

    #[flatten]
    pub(crate) fn options(x: f32) -> f32 {
        perhaps(Some(3), [4; 3], x) - perhaps(None, [2; 3], x)
    }

    /// A number that has been written since is not what it was.
    #[flatten(loops)]
    pub(crate) fn written(x: f32, n: u32) -> f32 {
        let mut march = MARCH;
        march.steps = n;
        march.run(x) + down(march, x) + down(MARCH, x)
    }
}

#[test]
fn numbers_in_structs_are_constants_too() {
    for x in [-2.0, 0.3, 1.0, 7.5] {
        for near in [0.5, -1.5] {
            assert_eq!(settings::all_flat(x, near).to_bits(), settings::all(x, near).to_bits());
        }
        assert_eq!(settings::options_flat(x).to_bits(), settings::options(x).to_bits());
        for n in [0, 1, 6] {
            assert_eq!(settings::written_flat(x, n).to_bits(), settings::written(x, n).to_bits());
        }
    }
}

/// Powers whose exponents are known in each copy of a loop, or by what a call gives.
#[flatten(exact)]
mod powers {
    fn eased(t: f32, n: i32) -> f32 {
        1.0 - (1.0 - t).powi(n + 1)
    }

    #[flatten]
    pub(crate) fn octaves(x: f32, y: f32) -> f32 {
        let mut sum = eased(x, 2) + eased(y, -4);
        for i in 0..5 {
            sum += (x * 2_f32.powi(i)).sin() / 1.5_f32.powi(i + 1) + y.powi(2 - i);
        }
        sum
    }

    #[flatten]
    pub(crate) fn hashed(x: u32, y: i32) -> u32 {
        let mut sum = 0;
        for i in 0..4 {
            sum ^= x.wrapping_mul((i + 2_u32).pow(i + 1)) ^ ((y & 15).pow(i) as u32);
        }
        sum
    }

    #[flatten(loops)]
    pub(crate) fn some(x: f32, n: i32) -> f32 {
        x.powi(n) + eased(x, n)
    }
}

#[test]
fn powers_have_the_exponents_of_their_copies() {
    for x in [-2.0, -0.0, 0.0, 0.3, 1.0, 7.5, f32::INFINITY, f32::NAN, 1e-40] {
        for y in [0.7, -3.25, 0.0, f32::NEG_INFINITY] {
            let (flat, original) = (powers::octaves_flat(x, y), powers::octaves(x, y));
            assert!(flat.to_bits() == original.to_bits() || flat.is_nan() && original.is_nan(), "{x} {y}");
        }
        for n in [0, 1, -1, 6, -7, 31, i32::MAX - 1, i32::MIN] {
            let (flat, original) = (powers::some_flat(x, n), powers::some(x, n));
            assert!(flat.to_bits() == original.to_bits() || flat.is_nan() && original.is_nan(), "{x} {n}");
        }
    }
    for (x, y) in [(0, 0), (3, -4), (0xffff_ffff, 12)] {
        assert_eq!(powers::hashed_flat(x, y), powers::hashed(x, y));
    }
}

/// Numbers of `f64` under `as f32`: what a constant is made of is meant where that stands.
#[flatten(exact)]
mod doubles {
    pub(crate) mod angles {
        use std::f64::consts::PI;
        pub(crate) const THIRD: f64 = PI / 3.0;
    }

    #[flatten]
    pub(crate) fn turned(x: f32) -> f32 {
        x * angles::THIRD as f32 + (angles::THIRD * 0.1 - 1e-3) as f32
    }
}

#[test]
fn numbers_of_f64_are_those_of_their_modules() {
    assert_eq!(doubles::turned_flat(0.0), (std::f64::consts::PI / 3.0 * 0.1 - 1e-3) as f32);
    assert_eq!(doubles::turned_flat(1.5).to_bits(), doubles::turned(1.5).to_bits());
}

#[flatten]
mod ways {
    use flatten::prelude::*;

    #[derive(Clone, Copy)]
    struct March {
        steps: u32,
        near: f32,
        fine: bool,
    }

    impl March {
        const COARSE: March = March { steps: 2, near: 0.25, fine: false };

        fn new(steps: u32, near: f32) -> March {
            March { steps, near, fine: steps > 2 }
        }

        fn count(&self) -> u32 {
            if self.fine { self.steps * 2 } else { self.steps }
        }

        fn run(&self, x: f32) -> f32 {
            let mut sum = x;
            for i in 0..self.count() {
                sum = sum * self.near + i as f32;
            }
            sum
        }
    }

    fn sum(x: f32, n: u32) -> f32 {
        let mut sum = x;
        for i in 0..n {
            sum = sum * 0.5 + i as f32;
        }
        sum
    }

    /// Taken apart, and given another name.
    fn apart(x: f32, (n, k): (u32, f32), March { steps, .. }: March, counts: [u32; 3]) -> f32 {
        let [a, b, _] = counts;
        let all = counts;
        let mut sum = x;
        for i in a..n + steps {
            sum = sum * k + i as f32;
        }
        for i in 0..all[2] + b {
            sum -= i as f32;
        }
        sum
    }

    /// An array of which each number is a bound.
    fn rows(x: f32, counts: [u32; 3]) -> f32 {
        let mut sum = x;
        for k in 0..3 {
            let count = counts[(k + 1) % 3];
            for i in 0..count {
                sum = sum * 0.5 + i as f32;
            }
        }
        for n in counts {
            for i in 1..n {
                sum -= i as f32;
            }
        }
        sum
    }

    fn chosen(x: f32, fine: bool) -> f32 {
        let count = if fine { 4 } else { 2 };
        sum(x, count)
    }

    const ALL: [March; 2] = [March::COARSE, March { steps: 3, near: 0.5, fine: false }];

    #[flatten(exact)]
    pub(crate) fn taken(x: f32, y: f32) -> f32 {
        let m = March { steps: 2, near: y, fine: true };
        apart(x, (3, y), m, [1, 2, 3]) + rows(y, [1, 3, 2]) + chosen(x, true) * chosen(y, false)
    }

    /// Constants of arrays, and what calls make.
    #[flatten(exact)]
    pub(crate) fn made(x: f32, y: f32) -> f32 {
        let one = ALL[1];
        ALL[0].run(x)
            + one.run(y)
            + sum(x, ALL[1].steps)
            + March::new(3, y).run(x)
            + sum(y, March::new(2, x).count())
    }

    /// Only another field is written.
    #[flatten(exact)]
    pub(crate) fn beside(x: f32, y: f32) -> f32 {
        let mut m = March { steps: 3, ..March::COARSE };
        m.near = y;
        let before = m.run(x);
        m.near += x;
        before + m.run(y)
    }

    fn both(x: f32, a: u32, b: u32) -> f32 {
        let mut sum = x;
        for i in 0..a {
            for j in 0..b {
                sum = sum * 0.5 + (i * j) as f32;
            }
        }
        sum
    }

    /// What the numbers become depends on both, whatever the parameters are called afterwards.
    fn divisor(mut a: u32, mut b: u32) -> u32 {
        while b != 0 {
            let rest = a % b;
            a = b;
            b = rest;
        }
        a
    }

    fn divisor_of_pair(pair: (u32, u32)) -> u32 {
        let (mut a, mut b) = pair;
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a
    }

    #[flatten(exact)]
    pub(crate) fn divided(x: u32) -> u32 {
        divisor(24, 18) * x + divisor(35, 21) * (x & 1) + divisor_of_pair((40, 12))
    }

    /// It gives a number, and has a loop that depends on it.
    fn thrice(x: f32, n: u32) -> u32 {
        let _sum = sum(x, n);
        n * 3
    }

    /// What is an entry itself is given a constant by another, beside what it has found.
    #[flatten(exact)]
    pub(crate) fn asks(x: f32) -> f32 {
        kept(x, 4) - kept(x, 2)
    }

    #[flatten(exact, loops)]
    pub(crate) fn kept(x: f32, n: u32) -> f32 {
        both(x, thrice(x, 1), n)
    }
}

#[test]
fn constants_are_followed_to_the_loops() {
    for i in -20..20 {
        let k = i as u32 & 31;
        let (x, y) = (i as f32 * 0.375, 1.5 - i as f32 * 0.125);
        assert_eq!(ways::taken_flat(x, y).to_bits(), ways::taken(x, y).to_bits(), "{x} {y}");
        assert_eq!(ways::made_flat(x, y).to_bits(), ways::made(x, y).to_bits(), "{x} {y}");
        assert_eq!(ways::beside_flat(x, y).to_bits(), ways::beside(x, y).to_bits(), "{x} {y}");
        assert_eq!(ways::divided_flat(k), ways::divided(k), "{k}");
        assert_eq!(ways::asks_flat(x).to_bits(), ways::asks(x).to_bits(), "{x}");
        assert_eq!(ways::kept_flat(x, 3).to_bits(), ways::kept(x, 3).to_bits(), "{x}");
    }
}

/// What looks constant at a call, and is not, or is only in one place.
#[flatten(loops)]
mod not_constant {
    use flatten::prelude::*;

    fn sum(x: f32, n: u32) -> f32 {
        let mut s = x;
        for i in 0..n {
            s = s * 0.5 + i as f32;
        }
        s
    }

    fn steps(x: f32, n: u32) -> u32 {
        if x > 0.0 {
            return n + 2;
        }
        n
    }

    fn bump(n: &mut u32) {
        *n += 1;
    }

    #[flatten(exact)]
    pub(crate) fn left_by_return(x: f32) -> f32 {
        sum(x, steps(x, 2))
    }

    #[flatten(exact)]
    pub(crate) fn range_left_by_return(x: f32) -> f32 {
        let mut s = x;
        for i in 0..steps(x, 2) {
            s = s * 0.25 + i as f32;
        }
        s
    }

    #[flatten(exact)]
    pub(crate) fn written_by_calls(x: f32) -> f32 {
        let (mut s, mut n) = (x, 2);
        for _ in 0..3 {
            s += sum(x, n);
            bump(&mut n);
        }
        s
    }
}

/// Constants that are found whatever else there is.
#[flatten]
mod constant_still {
    use flatten::prelude::*;

    fn sum(x: f32, n: u32) -> f32 {
        let mut s = x;
        for i in 0..n {
            s = s * 0.5 + i as f32;
        }
        s
    }

    fn thrice(x: f32, n: u32) -> u32 {
        let _s = sum(x, n);
        n * 3
    }

    fn helper(x: f32) -> u32 {
        thrice(x, 1) + 1
    }

    #[flatten(exact)]
    pub(crate) fn first(x: f32) -> f32 {
        sum(x, helper(x))
    }

    #[flatten(exact)]
    pub(crate) fn second(x: f32) -> f32 {
        sum(x, helper(x)) * 2.0
    }

    fn one(x: f32) -> f32 {
        x * 0.5
    }

    fn four(x: f32) -> f32 {
        let (a, b, c, d) = (one(x), one(x + 1.0), one(x + 2.0), one(x + 3.0));
        a * b + c * d
    }

    fn many(x: f32) -> f32 {
        let (a, b, c, d) = (four(x), four(x + 1.0), four(x + 2.0), four(x + 3.0));
        a * b + c * d
    }

    struct March {
        steps: u32,
        x: f32,
    }

    impl March {
        fn new(steps: u32, x: f32) -> March {
            March { steps, x }
        }

        fn run(&self) -> f32 {
            sum(self.x, self.steps)
        }
    }

    /// What gives no number is not looked into, however often it is called.
    #[flatten(exact)]
    pub(crate) fn behind_many_calls(x: f32) -> f32 {
        let (a, b, c, d) = (many(x), many(x * 2.0), many(x * 3.0), many(x * 4.0));
        let march = March::new(3, a + b + c + d);
        march.run()
    }

    #[flatten(exact)]
    pub(crate) fn taken(x: f32) -> f32 {
        let mut n = 3;
        let steps = std::mem::take(&mut n);
        sum(x, 2) + (steps * 10 + n) as f32 + Some(2.5).filter(|y| *y < x).unwrap_or_default()
    }
}

#[test]
fn what_is_constant_in_one_place_is_not_in_another() {
    for i in -20..20 {
        let x = i as f32 * 0.75;
        assert_eq!(not_constant::left_by_return_flat(x), not_constant::left_by_return(x), "{x}");
        assert_eq!(not_constant::range_left_by_return_flat(x), not_constant::range_left_by_return(x), "{x}");
        assert_eq!(not_constant::written_by_calls_flat(x), not_constant::written_by_calls(x), "{x}");
        assert_eq!(constant_still::first_flat(x), constant_still::first(x), "{x}");
        assert_eq!(constant_still::second_flat(x), constant_still::second(x), "{x}");
        assert_eq!(constant_still::behind_many_calls_flat(x), constant_still::behind_many_calls(x), "{x}");
        assert_eq!(constant_still::taken_flat(x), constant_still::taken(x), "{x}");
    }
}

/// What a loop around a call counts is another number in each copy of that loop.
#[flatten(exact)]
mod counted {
    fn power(x: f32, n: u32) -> f32 {
        let mut y = 1.0;
        for _ in 0..n {
            y *= x;
        }
        y
    }

    fn factorial(n: u32) -> u32 {
        if n < 2 {
            return 1;
        }
        let mut all = 1;
        for i in 2..=n {
            all *= i;
            if all > 1_000 {
                return 7;
            }
        }
        all
    }

    fn octaves(x: f32, count: i32) -> f32 {
        let mut sum = 0.0;
        for i in 0..count {
            sum += power(x, i as u32 + 1);
        }
        sum
    }

    /// A place that is lent, and two ways out.
    fn raise(x: &mut f32, n: u32) -> bool {
        for i in 0..n {
            *x += i as f32;
            if *x > 100.0 {
                return true;
            }
        }
        *x += 0.5;
        false
    }

    #[derive(Clone, Copy)]
    struct Layer {
        count: u32,
        scale: f32,
    }

    const LAYERS: [Layer; 3] =
        [Layer { count: 1, scale: 0.5 }, Layer { count: 3, scale: 2.0 }, Layer { count: 0, scale: 1.0 }];

    impl Layer {
        fn at(&self, x: f32) -> f32 {
            let mut sum = 0.0;
            for i in 0..self.count {
                sum += x * self.scale + i as f32;
            }
            sum
        }
    }

    fn legendre(l: u32, m: u32, x: f32) -> f32 {
        let mut diagonal = 1.0;
        if m > 0 {
            let side = ((1.0 - x) * (1.0 + x)).abs().sqrt();
            let mut factor = 1.0;
            for _ in 1..=m {
                diagonal *= -factor * side;
                factor += 2.0;
            }
        }
        if l == m {
            return diagonal;
        }
        let mut next = x * (2.0 * m as f32 + 1.0) * diagonal;
        if l == m + 1 {
            return next;
        }
        for i in m + 2..=l {
            let above =
                ((2.0 * i as f32 - 1.0) * x * next - (i as f32 + m as f32 - 1.0) * diagonal) / (i - m) as f32;
            (diagonal, next) = (next, above);
        }
        next
    }

    #[flatten]
    pub(crate) fn all(x: f32) -> [f32; 6] {
        let mut all = [0.0; 6];
        for i in 0..4 {
            all[0] += power(x, i);
        }
        all[1] = (0..4).map(|i| power(x, i)).sum();
        for (i, c) in [x, 2.0, 3.0].iter().enumerate() {
            all[2] += c * power(x, i as u32);
        }
        let mut i = 0;
        while i < 4 {
            all[3] += power(x, i) * factorial(i + 3) as f32;
            i += 1;
        }
        for count in [1, 2, 3] {
            all[4] += octaves(x, count);
        }
        all[5] = LAYERS.iter().map(|layer| layer.at(x)).sum();
        all
    }

    /// All steps of it are known.
    fn up_to(n: u32) -> u32 {
        let mut count = 0;
        for k in 0..32 {
            if k >= n {
                break;
            }
            count += 1;
        }
        count
    }

    #[flatten]
    pub(crate) fn many(x: f32) -> f32 {
        let mut all = 0;
        for i in 0..40 {
            all += up_to(i);
        }
        x * all as f32
    }

    #[flatten]
    pub(crate) fn powers(x: f32) -> f32 {
        let mut sum = 0.0;
        for i in -3..=3 {
            sum += raised_to(x, i);
        }
        sum
    }

    fn raised_to(x: f32, n: i32) -> f32 {
        x.powi(n)
    }

    #[flatten]
    pub(crate) fn harmonics(x: f32) -> [f32; 9] {
        let mut all = [0.0; 9];
        for l in 0..3 {
            for m in 0..=l {
                all[(l * (l + 1) + m) as usize] = legendre(l, m, x) * factorial(l - m) as f32;
            }
        }
        all
    }

    #[flatten]
    pub(crate) fn raised(x: f32) -> (f32, u32) {
        let mut y = [x, 1.0, 2.0];
        let mut count = 0;
        for i in 0..3 {
            if raise(&mut y[i], i as u32 * 2) {
                count += 1;
            }
            if i == 1 && raise(&mut y[0], i as u32 + 2) {
                return (y[0], 9);
            }
        }
        (y[0] + y[1] * 2.0 + y[2] * 3.0, count)
    }
}

#[test]
fn what_a_loop_counts_is_constant_in_its_copies() {
    for x in [-2.0, -0.0, 0.5, 3.0, 98.0, 99.0, 200.0] {
        assert_eq!(counted::all_flat(x).map(f32::to_bits), counted::all(x).map(f32::to_bits), "{x}");
        assert_eq!(
            counted::harmonics_flat(x).map(f32::to_bits),
            counted::harmonics(x).map(f32::to_bits),
            "{x}"
        );
        assert_eq!(counted::raised_flat(x), counted::raised(x), "{x}");
        assert_eq!(counted::many_flat(x), counted::many(x), "{x}");
        assert_eq!(counted::powers_flat(x).to_bits(), counted::powers(x).to_bits(), "{x}");
    }
    assert_eq!(counted::all(2.0)[..3], [15.0, 15.0, 18.0]);
}
