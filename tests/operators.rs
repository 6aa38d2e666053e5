//! Operators of the user's own structs: each twin computes what the `impl` that Rust chooses computes.

#![expect(
    clippy::suspicious_op_assign_impl,
    clippy::suspicious_arithmetic_impl,
    reason = "each `impl` has to be told from the others"
)]

use flatten::prelude::*;

/// Values that tell each `impl` from the others.
const POINTS: [Vec2; 6] = [
    Vec2::new(0.75, -1.5),
    Vec2::new(-2.0, 0.25),
    Vec2::new(3.0, 5.0),
    Vec2::new(0.0, 1.0),
    Vec2::new(-0.0, -7.5),
    Vec2::new(1e-3, 40.0),
];

#[flatten(exact)]
mod complex {
    use flatten::prelude::*;
    use std::ops::{self, Add, AddAssign, Mul, MulAssign, Neg, Not, Sub};

    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct Complex {
        re: f32,
        im: f32,
    }

    impl Complex {
        pub(crate) const fn new(re: f32, im: f32) -> Self {
            Self { re, im }
        }

        pub(crate) fn norm_squared(self) -> f32 {
            self.re * self.re + self.im * self.im
        }

        // An inherent method of the name is no operator.
        pub(crate) fn add(self, other: f32) -> f32 {
            self.re - other
        }
    }

    impl Add for Complex {
        type Output = Complex;

        fn add(self, other: Complex) -> Complex {
            Complex::new(self.re + other.re, self.im + other.im)
        }
    }

    impl Sub<Self> for Complex {
        type Output = Self;

        fn sub(self, Complex { re, im }: Self) -> Self::Output {
            Self::Output { re: self.re - re, im: self.im - im }
        }
    }

    impl Mul for Complex {
        type Output = Complex;

        fn mul(self, other: Complex) -> Complex {
            let Self { re, im } = self;
            Self::new(re * other.re - im * other.im, re * other.im + im * other.re)
        }
    }

    impl Mul<f32> for Complex {
        type Output = Complex;

        fn mul(mut self, by: f32) -> Complex {
            self.re *= by;
            self.im *= by;
            self
        }
    }

    impl Mul<Complex> for f32 {
        type Output = Complex;

        fn mul(self, of: Complex) -> Complex {
            of * self + Complex::new(0.0, Self::EPSILON)
        }
    }

    impl ops::Mul<Complex> for Vec2 {
        type Output = Self;

        fn mul(self, by: Complex) -> Self {
            Self::new(self.x * by.re - self.y * by.im, self.x * by.im + self.y * by.re)
        }
    }

    // What stands for a reference may be another function, and is in no order.
    impl<'a> Add<&'a Complex> for &'a Complex {
        type Output = f32;

        fn add(self, other: &Complex) -> f32 {
            if self.re < other.re { self.re } else { other.im }
        }
    }

    impl Add<&Complex> for Complex {
        type Output = (f32, Self);

        fn add(self, other: &Self) -> Self::Output {
            (other.re, self)
        }
    }

    impl std::ops::Neg for Complex {
        type Output = Self;

        fn neg(self) -> Self {
            Self::new(-self.re, -self.im)
        }
    }

    impl Neg for &Complex {
        type Output = Complex;

        fn neg(self) -> Complex {
            Complex::new(self.re, -self.im)
        }
    }

    impl Not for Complex {
        type Output = bool;

        fn not(self) -> bool {
            self.re == 0.0 && self.im == 0.0
        }
    }

    impl AddAssign for Complex {
        fn add_assign(&mut self, other: Self) {
            *self = *self + other;
        }
    }

    impl MulAssign<f32> for Complex {
        fn mul_assign(&mut self, by: f32) {
            self.re *= by;
            self.im *= by;
        }
    }

    impl core::ops::ShlAssign<u32> for Complex {
        fn shl_assign(&mut self, by: u32) {
            self.re += by as f32;
        }
    }

    #[flatten(wgsl)]
    pub(crate) fn julia(p: Vec2) -> f32 {
        let mut z = Complex { re: p.x, im: p.y };
        let c = Complex::new(-0.8, 0.156);
        let mut last = 0;
        for i in 0..6 {
            z = z * z + c;
            if z.norm_squared() > 4.0 {
                break;
            }
            last = i;
        }
        last as f32 + z.norm_squared()
    }

    #[flatten]
    pub(crate) fn assigned(p: Vec2) -> Complex {
        let mut zs = [Complex::new(p.x, p.y), Complex::new(1.0, p.x)];
        let mut i = 0;
        zs[{
            i += 1;
            i
        }] += Complex::new(0.5, i as f32);
        zs[0] *= 3.0;
        zs[i] *= p.y;
        zs[0] <<= 2;
        zs[0] += zs[1];
        zs[0]
    }

    #[flatten]
    pub(crate) fn by_reference(p: Vec2) -> (f32, Complex) {
        let (z, w) = (Complex::new(p.x, p.y), Complex::new(p.y, 1.0));
        let r = &z;
        let first = r + &w;
        let (second, kept) = z + r;
        (first + second, -r + -*r + -kept)
    }

    #[flatten]
    pub(crate) fn mixed(p: Vec2) -> Vec2 {
        let z = 2.0 * Complex::new(p.x, p.y) - Complex::new(0.25, 4.0) * p.x;
        let turned = p * z * 0.5;
        if !z || z.add(1.0) > 3.0 { turned } else { p * -z }
    }

    #[flatten]
    pub(crate) fn through_a_place(p: Vec2) -> Complex {
        fn push(z: &mut Complex, by: f32) {
            *z += Complex::new(by, 1.0);
            *z *= 2.0;
        }
        let mut z = Complex::new(p.x, p.y);
        push(&mut z, p.y);
        z
    }

    #[flatten]
    pub(crate) fn in_order(p: Vec2) -> Complex {
        let mut n = p.x;
        let mut next = || {
            n = n * 3.0 + 1.0;
            Complex::new(n, -n)
        };
        let (a, b) = (next(), next());
        a * b
            - b * {
                let c = a;
                c + b
            }
    }

    #[flatten]
    pub(crate) fn folded(p: Vec2) -> Complex {
        [p.x, p.y, 2.0].iter().fold(Complex::new(1.0, 0.0), |z, x| z * Complex::new(*x, 1.0))
    }

    pub(crate) mod deeper {
        use super::Complex as C;
        use flatten::prelude::*;

        #[derive(Clone, Copy, PartialEq, Debug)]
        pub(crate) struct Turn(pub(crate) f32);

        // Between two structs, beside the one on the right.
        impl std::ops::Mul<Turn> for C {
            type Output = C;

            fn mul(self, turn: Turn) -> C {
                self * C::new(turn.0.cos(), turn.0.sin())
            }
        }

        impl std::ops::Sub for Turn {
            type Output = Self;

            fn sub(self, other: Self) -> Self {
                Turn(self.0 - other.0)
            }
        }

        #[flatten]
        pub(crate) fn turned(p: Vec2) -> C {
            C::new(p.x, 1.0) * (Turn(p.y) - Turn(0.5)) * 0.5
        }
    }
}

flatten::items! {
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct Dual {
        pub(crate) value: f32,
        pub(crate) slope: f32,
    }

    impl std::ops::Mul for Dual {
        type Output = Dual;

        fn mul(self, other: Dual) -> Dual {
            Dual { value: self.value * other.value, slope: self.slope * other.value + self.value * other.slope }
        }
    }

    #[cfg(all())]
    impl std::ops::Add<f32> for Dual {
        type Output = Dual;

        fn add(self, other: f32) -> Dual {
            Dual { value: self.value + other, ..self }
        }
    }

    #[cfg(any())]
    impl std::ops::Add<i32> for Dual {
        type Output = Dual;

        fn add(self, _: i32) -> Dual {
            self
        }
    }
}

/// The items of another place, with a struct in the body.
#[flatten(exact)]
fn slope(x: f32) -> f32 {
    #[derive(Clone, Copy)]
    struct Twice(f32);

    impl std::ops::Sub<f32> for Twice {
        type Output = f32;

        fn sub(self, other: f32) -> f32 {
            2.0 * self.0 - other
        }
    }

    let d = Dual { value: x, slope: 1.0 };
    let d = d * d * d + 1.5;
    Twice(d.slope) - d.value
}

/// Structs that are called like glam's, with operators of numbers on the left.
#[flatten(exact)]
mod own {
    use std::ops::{Mul, Sub};

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) struct Vec2 {
        pub(crate) x: f32,
        pub(crate) y: f32,
    }

    #[derive(Clone, Copy)]
    pub(crate) struct Mat2 {
        x: Vec2,
        y: Vec2,
    }

    impl Mul<Vec2> for f32 {
        type Output = Vec2;
        fn mul(self, v: Vec2) -> Vec2 {
            Vec2 { x: v.y * self, y: v.x * self }
        }
    }

    impl Sub<Vec2> for f32 {
        type Output = Vec2;
        fn sub(self, v: Vec2) -> Vec2 {
            Vec2 { x: self - v.x, y: self }
        }
    }

    impl Mul<Vec2> for Mat2 {
        type Output = Vec2;
        fn mul(self, v: Vec2) -> Vec2 {
            v.x - (v.y * self.y - v.x * self.x)
        }
    }

    impl Sub for Vec2 {
        type Output = Vec2;
        fn sub(self, v: Vec2) -> Vec2 {
            Vec2 { x: self.x - v.x, y: self.y - v.y }
        }
    }

    #[flatten]
    pub(crate) fn turned(x: f32, y: f32) -> Vec2 {
        let v = Vec2 { x, y };
        let m = Mat2 { x: 2.0 * v, y: x - v };
        m * (y * v)
    }
}

/// A struct that is called as type parameters are, in a module and in a body.
#[flatten(exact)]
mod short {
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) struct T(pub(crate) f32);

    impl std::ops::Add for T {
        type Output = T;
        fn add(self, other: T) -> T {
            T(self.0 + other.0)
        }
    }

    impl std::ops::Mul<f32> for T {
        type Output = T;
        fn mul(self, by: f32) -> T {
            T(self.0 * by)
        }
    }

    impl std::ops::Neg for T {
        type Output = T;
        fn neg(self) -> T {
            T(-self.0)
        }
    }

    impl From<f32> for T {
        fn from(x: f32) -> T {
            T(x + 1.0)
        }
    }

    impl Default for T {
        fn default() -> T {
            T(0.5)
        }
    }

    #[flatten]
    pub(crate) fn sum(x: f32) -> T {
        T(x) + T::from(2.0) * 3.0 + -T::default()
    }

    #[flatten]
    pub(crate) fn in_a_body(x: f32) -> f32 {
        #[derive(Clone, Copy)]
        struct T(f32);

        impl std::ops::Sub<T> for f32 {
            type Output = f32;
            fn sub(self, other: T) -> f32 {
                self * other.0
            }
        }

        2.0 - T(x)
    }
}

#[flatten(exact)]
mod compared {
    use flatten::prelude::*;
    use std::cmp::Ordering;

    #[derive(Clone, Copy)]
    pub(crate) struct Turn(pub(crate) f32);

    impl PartialEq for Turn {
        fn eq(&self, other: &Turn) -> bool {
            self.0.fract() == other.0.fract()
        }
    }

    impl PartialOrd for Turn {
        fn partial_cmp(&self, other: &Turn) -> Option<Ordering> {
            self.0.fract().partial_cmp(&other.0.fract())
        }
    }

    #[flatten]
    pub(crate) fn answers(p: Vec2) -> (bool, bool, bool) {
        let (a, b) = (Turn(p.x), Turn(p.y));
        (a == b, Some(a) != Some(b), a < b)
    }
}

fn same<T: PartialEq + std::fmt::Debug>(original: fn(Vec2) -> T, twin: fn(Vec2) -> T) {
    for p in POINTS {
        assert_eq!(original(p), twin(p), "at {p}");
    }
}

#[test]
fn twins_compute_what_the_operators_do() {
    use complex::{deeper, *};
    same(julia, julia_flat);
    same(assigned, assigned_flat);
    same(by_reference, by_reference_flat);
    same(mixed, mixed_flat);
    same(through_a_place, through_a_place_flat);
    same(in_order, in_order_flat);
    same(compared::answers, compared::answers_flat);
    same(folded, folded_flat);
    same(deeper::turned, deeper::turned_flat);
    for p in POINTS {
        assert_eq!(slope(p.x).to_bits(), slope_flat(p.x).to_bits(), "at {}", p.x);
        assert_eq!(own::turned(p.x, p.y), own::turned_flat(p.x, p.y), "at {p}");
        assert_eq!(short::sum(p.x), short::sum_flat(p.x), "at {p}");
        assert_eq!(short::in_a_body(p.x), short::in_a_body_flat(p.x), "at {p}");
    }
}

#[test]
fn values_are_those_of_the_formulas() {
    // d(x^3 + 1.5)/dx twice, less the value: 6x^2 - x^3 - 1.5.
    assert_eq!(slope_flat(2.0), 24.0 - 8.0 - 1.5);
    assert_eq!(complex::folded_flat(vec2(1.0, 2.0)), complex::Complex::new(-1.0, 7.0));
    assert_eq!(short::sum_flat(1.0), short::T(9.5));
    assert_eq!(compared::answers_flat(vec2(1.25, 7.25)), (true, false, false));
    assert_eq!(compared::answers_flat(vec2(1.25, 0.5)), (false, true, true));
    assert_eq!(compared::answers_flat(vec2(f32::NAN, 0.5)), (false, true, false));
    assert_eq!(short::in_a_body_flat(1.5), 3.0);
    assert_eq!(complex::assigned_flat(vec2(1.0, 2.0)), complex::Complex::new(8.0, 10.0));
}

/// Nothing is called: the operators are inlined.
#[test]
fn shaders_call_nothing() {
    let wgsl = complex::JULIA_WGSL;
    assert_eq!(wgsl.matches("fn ").count(), 1, "{wgsl}");
    assert!(!wgsl.contains("for") && !wgsl.contains("if"), "{wgsl}");
}
