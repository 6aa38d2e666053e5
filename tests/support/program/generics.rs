//! Generic functions, and what calls them.

use super::{BOOL, F32, I32, T, U32, Writer};
use flatten_core::ty::Scalar;

/// Generic functions, by the names that they are called by.
const GENERICS: &[(&str, &str)] = &[
    (
        "blended",
        "fn blended<T: Copy + std::ops::Add<Output = T> + std::ops::Mul<f32, Output = T>>(a: T, b: T, t: f32) -> T \
         { let half = b * 0.5; if t > 0.5 { return a + half; } half + a * 0.25 }",
    ),
    (
        "largest",
        "fn largest<T, const N: usize>(list: [T; N]) -> T where T: Copy + PartialOrd \
         { let mut best = list[0]; for i in 1..N { if list[i] > best { best = list[i]; } } best }",
    ),
    (
        "turned",
        "fn turned<A, B>(asked: bool, a: A, b: B, c: A) -> (B, A) { if asked { return (b, c); } (b, a) }",
    ),
    (
        "summed",
        "fn summed<const N: i32, const UP: bool>(x: i32) -> i32 \
         { let mut sum = x; for i in 0..N { if UP { sum ^= i * 3; } else { sum = (sum & 255) + i; } } sum }",
    ),
    (
        "over",
        "fn over<T: Copy, const N: usize>(x: T, f: impl Fn(T, usize) -> T) -> T \
         { let mut x = x; for i in 0..N { x = f(x, i); } x }",
    ),
];

/// Those that are called.
pub(super) fn generics(functions: &str) -> String {
    let called = |(name, _): &&(&str, &str)| {
        functions.contains(&format!("{name}(")) || functions.contains(&format!("{name}::<"))
    };
    GENERICS.iter().filter(called).map(|(_, text)| format!("{text}\n")).collect()
}

impl Writer<'_> {
    /// A call of a generic function that gives the type.
    pub(super) fn generic(&mut self, ty: T, depth: usize) -> Option<String> {
        self.spent += 6 * self.copies;
        let is_number = matches!(ty, F32 | I32 | U32);
        let is_float = matches!(ty, T::Value(ty) if ty.scalar == Scalar::F32);
        let text = match self.c.below(5) {
            0 if is_float => {
                let [a, b, t] = [ty, ty, F32].map(|ty| self.known(ty, depth));
                format!("blended({a}, {b}, {t})")
            }
            1 if is_number => {
                let items: Vec<String> = (0..1 + self.c.below(3)).map(|_| self.known(ty, depth)).collect();
                format!("largest([{}])", items.join(", "))
            }
            2 if ty == I32 => {
                let x = self.known(I32, depth);
                format!("summed::<{}, {}>({x})", self.c.below(4), self.c.percent(50))
            }
            3 if matches!(ty, T::Value(_)) => {
                let (names, value) = self.inside(3, &[("", false, ty), ("", false, T::Usize)], ty, depth);
                let x = self.known(ty, depth);
                format!("over::<_, {}>({x}, |{}, {}| {value})", self.c.below(4), names[0], names[1])
            }
            _ if ty != T::Step => {
                let other = self.c.pick(&[F32, I32, BOOL]);
                let [asked, a, b, c] = [BOOL, ty, other, ty].map(|ty| self.known(ty, depth));
                format!("turned({asked}, {a}, {b}, {c}).1")
            }
            _ => return None,
        };
        self.mark("generic function");
        Some(text)
    }
}
