//! What is refused: every mistake of a text with its row, its message and its place.

use crate::help::fails;
use flatten_core::diag::codes::CODES;
use std::collections::BTreeSet;

/// A text, and its mistakes as `line:column row: message`.
const MISTAKES: &[(&str, &[&str])] = &[
    // A leaf takes values and gives some; its body is nobody's to read.
    (
        "fn f(x: f32) -> f32 { g(x) }\n\
         #[__leaf(1, \"\", leaf, \"\")] fn g(x: &mut f32) -> f32 { loop {} }",
        &["2:36 leaf-form: the leaf `g` has a `&mut` parameter"],
    ),
    (
        "fn f(x: f32) -> f32 { g(x); h(x) }\n\
         #[__leaf(1, \"\", leaf, \"\")] fn g(x: f32) { println!() }\n\
         #[__leaf(2, \"\", barrier, \"\")] fn h(#[uniform] x: f32) -> f32 { x }",
        &["2:31 leaf-form: the leaf `g` has no result", "3:47 leaf-form: the leaf `h` has `#[uniform]`"],
    ),
    (
        "fn f(x: f32) -> f32 { #[flatten(leaf)] fn g(x: f32) -> f32 { x } g(x) }",
        &["1:43 leaf-argument: the argument `leaf` cannot stand on a function inside of a body"],
    ),
    // Matrices have glam's operators and no others.
    ("fn f(m: Mat3) -> Mat3 { m + 1.0 }", &["1:27 operator: `+` does not take `Mat3` and `{float}`"]),
    ("fn f(m: Mat3, v: Vec2) -> Vec2 { m * v }", &["1:36 operator: `*` does not take `Mat3` and `Vec2`"]),
    (
        "fn f(mut v: Vec3, m: Mat3) -> Vec3 { v *= m; v }",
        &["1:40 operator: `*=` does not take `Vec3` and `Mat3`"],
    ),
    (
        "fn f(m: Mat4) -> Mat4 { m.invers() }",
        &["1:27 unknown-method: `Mat4` has no method `invers` that can be flattened; near names: `inverse`"],
    ),
    // What std and glam have for others is refused by name, without near ones.
    (
        "fn f(v: Vec3) -> Vec3 { v.map() + Vec3::map(v, |x| x) }",
        &[
            "1:27 unknown-method: `Vec3` has no method `map` that can be flattened",
            "1:41 unknown-associated: `Vec3` has no constant or function `map` that can be flattened",
        ],
    ),
    (
        "fn f(m: Mat4) -> bool { m.try_inverse().is_some() }",
        &["1:27 unknown-method: `Mat4` has no method `try_inverse` that can be flattened"],
    ),
    (
        "fn f(x: f32) -> f32 { x.hypott(x) }",
        &["1:25 unknown-method: `f32` has no method `hypott` that can be flattened; near names: `hypot`"],
    ),
    (
        "fn f(x: u32) -> u32 { x.leading_zero() }",
        &["1:25 unknown-method: `u32` has no method `leading_zero` that can be flattened; near names: \
           `leading_zeros`, `leading_ones`"],
    ),
    // `from` loses nothing, or is refused.
    (
        "fn f(x: u32) -> f32 { f32::from(x) }",
        &[
            "1:28 unknown-associated: `f32` has no constant or function `from` that can be flattened from `u32`",
        ],
    ),
    (
        "fn f(v: Vec2) -> Vec3 { Vec3::from((1.0, v)) }",
        &["1:31 unknown-associated: `Vec3` has no constant or function `from` that can be flattened from \
           `({float}, Vec2)`"],
    ),
    (
        "fn f(v: Vec2) -> Vec2 { Vec2::from(v, 1) }",
        &["1:31 argument-count: `from` takes 1 argument, but 2 are given"],
    ),
    (
        "fn f(m: Mat2) -> Mat2 { Mat2::ONE * m }",
        &["1:31 unknown-associated: `Mat2` has no constant or function `ONE` that can be flattened"],
    ),
    (
        "fn f(m: Mat3) -> f32 { m.mul_vec3(1.0).x }",
        &["1:35 type-mismatch: this is `{float}`, but `Vec3` is needed"],
    ),
    (
        "fn f(m: Mat3) -> f32 { m.w_axis.x }",
        &["1:26 unknown-field: `Mat3` has no field `w_axis`; near names: `x_axis`, `y_axis`, `z_axis`"],
    ),
    // `usize` is no other integer, and what 32 bits lose is refused.
    ("fn f(n: usize, u: u32) -> usize { n + u }", &["1:37 operator: `+` does not take `usize` and `u32`"]),
    ("fn f(n: usize) -> u32 { n }", &["1:25 type-mismatch: this is `usize`, but `u32` is needed"]),
    ("fn f(n: i32) -> i32 { let k = 3_u8; n + (k << 2) as i32 }", &["1:44 operator: `<<` does not take `u8`"]),
    (
        "fn f(n: i32) -> usize { let k = 1; let m = k << n << 32; m }",
        &["1:51 operator: `<<` does not take `usize` and more than 31 bits"],
    ),
    (
        "fn f(mut n: usize) -> usize { n <<= 40; n }",
        &["1:33 operator: `<<` does not take `usize` and more than 31 bits"],
    ),
    // What 64 bits keep and 32 would lose.
    (
        "fn f(a: u32, b: u32) -> u32 { ((a as u64 * b as u64) >> 16) as u32 }",
        &["1:42 operator: `*` does not take `u64`", "1:54 operator: `>>` does not take `u64`"],
    ),
    (
        "fn f(a: i32) -> i32 { let mut x = a as i64; x += 1; x = -x / 2 - 3; x as i32 }",
        &[
            "1:47 operator: `+` does not take `i64`",
            "1:57 operator: `-` does not take `i64`",
            "1:60 operator: `/` does not take `i64`",
            "1:64 operator: `-` does not take `i64`",
        ],
    ),
    (
        "fn f(a: i32, u: u32, x: f32) -> i32 { (a as u64) as i32 + (u as i64) as i32 + (x as u64) as i32 }",
        &[
            "1:42 cast: `i32` cannot be cast `as u64`",
            "1:62 cast: `u32` cannot be cast `as i64`",
            "1:82 cast: `f32` cannot be cast `as u64`",
        ],
    ),
    (
        "fn f(u: u32) -> u32 { (u as u64).pow(2) as u32 }",
        &["1:34 unknown-method: `u64` has no method `pow` that can be flattened"],
    ),
    ("fn f(n: usize) -> usize { !n }", &["1:27 operator: `!` does not take `usize`"]),
    ("fn f(n: usize) -> usize { -n }", &["1:27 operator: `-` does not take `usize`"]),
    (
        "fn f(n: usize) -> usize { n.wrapping_add(1) }",
        &["1:29 unknown-method: `usize` has no method `wrapping_add` that can be flattened"],
    ),
    (
        "fn f(n: usize) -> usize { usize::MAX - n }",
        &["1:34 unsupported-expression: `usize::MAX`, which is another number on other machines, cannot be flattened"],
    ),
    (
        "const FAR: usize = 5_000_000_000; fn f(n: usize) -> usize { FAR - n }",
        &["1:20 literal: 5000000000 is too large: flatten holds a `usize` in 32 bits"],
    ),
    (
        "const FAR: usize = -1_i32 as usize; fn f(n: usize) -> usize { FAR - n }",
        &["1:7 const-panic: the constant `FAR` has no value: a number of more than 32 bits"],
    ),
    ("fn f(x: f32) -> f32 { let a: u8 = 300; a as f32 }", &["1:35 literal: 300 is out of the range of `u8`"]),
    ("fn f(x: f32) -> f32 { (x as u8) as f32 }", &["1:26 cast: `f32` cannot be cast `as u8`"]),
    ("fn f(n: usize) -> f32 { (n as i16) as f32 }", &["1:28 cast: `usize` cannot be cast `as i16`"]),
    (
        "fn f(x: u8, y: (f32, i64)) -> u16 { 3 }",
        &[
            "1:9 integer-place: `u8` as the type of a parameter, a result or a field cannot be flattened",
            "1:16 integer-place: `i64` as the type of a parameter, a result or a field cannot be flattened",
            "1:31 integer-place: `u16` as the type of a parameter, a result or a field cannot be flattened",
        ],
    ),
    // What formulas use among themselves is no method of the user's types.
    (
        "fn f(x: f32) -> f32 { x.acos_approx() + f32::acos_approx(x) }",
        &[
            "1:25 unknown-method: `f32` has no method `acos_approx` that can be flattened",
            "1:46 unknown-associated: `f32` has no constant or function `acos_approx` that can be flattened",
        ],
    ),
    (
        "fn f(x: u32) -> u32 { x + 999999999999999999999999999999999999999999 }",
        &["1:27 literal: 340282366920938463463374607431768211455 is out of the range of `u32`"],
    ),
    (
        "fn f(x: f32) -> f32 { let PI = 0.1; x + (PI * 3.0) as f32 + (0.5 * 3) as f32 }",
        &[
            "1:66 operator: `*` does not take `{float}` and `{integer}`",
            "1:32 float-default: nothing says that this number is `f32`, so Rust makes it `f64`",
        ],
    ),
    (
        "fn f(x: f32, c: bool) -> f32 { let y = 0.3; let a = if c { y } else { 0.5 }; assert!(a > 0.0); if y * 3.0 > 0.9 { x } else { 0.0 } }",
        &["1:40 float-default: nothing says that this number is `f32`, so Rust makes it `f64`"],
    ),
    (
        "fn f(x: f32, c: bool) -> f32 { let y = (0.3, x); let a = if c { y.0 } else { 0.5 }; assert!(a > 0.0); if y.0 * 3.0 > 0.9 { x } else { 0.0 } }",
        &["1:41 float-default: nothing says that this number is `f32`, so Rust makes it `f64`"],
    ),
    (
        "fn f(x: f32) -> f32 { let a = 0.5; assert!(x > 0.0 && a > 0.4); let b = a * 3.0; if b > 0.3 { x } else { 0.0 } }",
        &["1:31 float-default: nothing says that this number is `f32`, so Rust makes it `f64`"],
    ),
    (
        "fn f(x: f32) -> i32 { (1. * 2.) as i32 }",
        &["1:24 float-default: nothing says that this number is `f32`, so Rust makes it `f64`"],
    ),
    (
        "fn f(x: f32) -> f32 { let a = 0.1; let b = a * 3.0; if b > 0.3 { x } else { 0.0 } }",
        &["1:31 float-default: nothing says that this number is `f32`, so Rust makes it `f64`"],
    ),
    (
        "fn f(x: f32) -> f32 { let a = 2.0; a.sqrt() }",
        &["1:38 ambiguous-number: the method `sqrt` is called on a number whose type is not known yet"],
    ),
    (
        "fn f(x: f32) -> f32 { x.clmap(0.0, 1.0) }",
        &[
            "1:25 unknown-method: `f32` has no method `clmap` that can be flattened; near names: `clamp`, `remap`",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { x.lerp(1.0) }",
        &["1:25 argument-count: `lerp` takes 2 arguments, but 1 is given"],
    ),
    (
        "fn f(x: f32) -> f32 { g(x, x) }\n\
         fn g(x: f32) -> f32 { x }",
        &["1:23 argument-count: `g` takes 1 argument, but 2 are given"],
    ),
    (
        "fn f(x: f32) -> f32 { gg(x) + f(x) }",
        &[
            "1:23 unknown-function: the function `gg` is not known here",
            "1:31 recursion: recursion cannot be flattened: f -> f",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { g(x) }\n\
         fn g(x: f32) -> f32 { h(x) }\n\
         fn h(x: f32) -> f32 { g(x) }",
        &["3:23 recursion: recursion cannot be flattened: g -> h -> g"],
    ),
    (
        "fn f(x: f32) -> f32 { for i in 0..x as i32 {} x }",
        &["1:35 loop-bound: the bound of this loop is not constant: `x` is known at run time only"],
    ),
    (
        "fn f(n: i32) -> f32 { let mut s = 0.0; for i in 0..n * 2 { s += 1.0; } s }",
        &["1:52 loop-bound: the bound of this loop is not constant: `n` is known at run time only"],
    ),
    (
        "fn f(n: usize, a: [f32; 2]) -> f32 { y; for i in 0..n { z; } for i in (0..4).step_by(n) {} a[0] }",
        &[
            "1:38 unknown-name: `y` is neither a local nor a constant known here",
            "1:57 unknown-name: `z` is neither a local nor a constant known here",
        ],
    ),
    (
        "fn f(a: [f32; 3], v: Vec3) -> f32 { let mut s = 0; for (x, y) in a.iter().map(|x| { s += 1; x }).zip([1.0, 2.0_f32]) {} for i in (0..3).step_by(0) {} a[3] + v[3] }",
        &[
            "1:98 zip-length: what a closure writes to here depends on how often `zip` asks for items of which it leaves some out",
            "1:145 for-source: a `for` loop cannot run over `step_by(0)`, which panics",
            "1:153 index-range: the element 3 of 3 does not exist",
            "1:160 index-range: the element 3 of 3 does not exist",
        ],
    ),
    (
        "fn f(a: [f32; 3], i: i32) -> f32 { let mut b = a; b[3] = 1.0; b[i] = 1.0; a[i] + a[1.0] }",
        &[
            "1:65 type-mismatch: this is `i32`, but `usize` is needed",
            "1:77 type-mismatch: this is `i32`, but `usize` is needed",
            "1:84 type-mismatch: this is `{float}`, but `usize` is needed",
            "1:53 index-range: the element 3 of 3 does not exist",
        ],
    ),
    ("fn f(a: [f32; 1024], b: [[f32; 2]; 512], c: [[u32; 2]; 513]) -> f32 { a[3] + b[1][1] }", &["1:45 array-length: this array has more than 1024 parts"]),
    (
        "fn f(a: [f32; 1025], b: [f32; N]) -> f32 { let n = 3; let c = [1.0; n]; [[0.0; 100]; 100]; a.map(1.0); [1.0, 2] }",
        &[
            "1:9 array-length: this array has more than 1024 parts",
            "1:31 unknown-name: `N` is neither a local nor a constant known here",
            "1:69 unknown-name: `n` is neither a local nor a constant known here",
            "1:73 array-length: this array has more than 1024 parts",
            "1:110 type-mismatch: this is `{integer}`, but `{float}` is needed",
            "1:64 float-default: nothing says that this number is `f32`, so Rust makes it `f64`",
            "1:75 float-default: nothing says that this number is `f32`, so Rust makes it `f64`",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { for i in 0..4.0 {} for i in 0.. {} for i in x {} for i in (0..4).map(x) {} x }",
        &[
            "1:35 type-mismatch: this is `{float}`, but `{integer}` is needed",
            "1:52 for-source: a `for` loop cannot run over a range without an end",
            "1:67 for-source: a `for` loop cannot run over a value of type `f32`",
            "1:92 unsupported-expression: a call of a value cannot be flattened",
        ],
    ),
    (
        "fn f(a: [f32; 3], x: f32) -> f32 {
    let b = (0..3).chain(4..6).sum::<i32>();
    let c = a.iter().map(|w| w.missing()).sum::<f32>();
    let d: Vec<f32> = a.iter().map(|w| w * x).collect();
    let e = a.iter().filter(|w| **w > x).zip(a.iter()).count();
    let g = a.iter().map(|w| w * x).step_by(2).count() + a.iter().filter(|w| **w > x).enumerate().rev().count();
    let h = a.iter().copied().min_by_key(|p| *p);
    let i = a.iter().map(|w| w * x);
    let j = a.iter().fold(0.0);
    let k = a.iter().any(|p, q| p > q) || a.iter().all(|p| p + 1.0);
    let l: i32 = a.iter().sum();
    let m = a.iter().cycle();
    let n = a.iter().count::<f32>();
    let o = [true, false].into_iter().sum::<bool>();
    a.map(async |w| w * x)[0] + a.map(missing)[1] + a.map((|w| w)(x))[2] + a.iter().map(f32::missing).sum::<f32>()
}",
        &[
            "2:20 for-source: a `for` loop cannot run over what `chain` gives of other iterators than those of arrays",
            "3:32 unknown-method: `f32` has no method `missing` that can be flattened",
            "4:12 unknown-type: the type `Vec<..>` cannot be flattened",
            "4:47 unsupported-expression: `collect` of an iterator cannot be flattened",
            "5:42 iterator-order: `zip` cannot stand behind what computes or leaves out items",
            "6:37 iterator-order: `step_by` cannot stand behind what computes or leaves out items",
            "6:99 iterator-order: `rev` cannot stand behind what computes or leaves out items",
            "7:42 unsupported-expression: `min_by_key` by a `f32` cannot be flattened",
            "8:22 unsupported-expression: an iterator as a value cannot be flattened",
            "9:22 unsupported-expression: this `fold` cannot be flattened",
            "10:26 unsupported-expression: a closure of 2 parameters here cannot be flattened",
            "10:62 type-mismatch: this is `f32`, but `bool` is needed",
            "11:27 type-mismatch: this is `f32`, but `i32` is needed",
            "12:22 unsupported-expression: an iterator as a value cannot be flattened",
            "13:22 unsupported-expression: a method with `::<..>` cannot be flattened",
            "14:39 unsupported-expression: the sum of `bool` cannot be flattened",
            "15:17 unsupported-expression: this closure cannot be flattened",
            "15:39 unknown-function: the function `missing` is not known here",
            "15:59 unsupported-expression: a call of a value cannot be flattened",
            "15:59 unsupported-expression: a function that is computed cannot be flattened",
            "15:94 unknown-associated: `f32` has no constant or function `missing` that can be flattened",
        ],
    ),
    ("struct S { n: f32 } impl S { fn bump(&self) -> bool { true } } trait Tr { fn bump(&mut self) -> bool; } impl Tr for S { fn bump(&mut self) -> bool { self.n += 1.0; true } } fn g<T: Tr>(t: &mut T) { assert!(t.bump()); } fn f(x: f32) -> f32 { let mut s = S { n: x }; g(&mut s); s.n }", &["1:199 unsupported-expression: `assert!` of what may write something cannot be flattened"]),
    ("struct S { n: f32 } fn g(s: &mut S) { assert!(s + 1.0 > 0.5); } fn f(x: f32) -> f32 { let mut s = S { n: x }; g(&mut s); s.n }", &["1:39 unsupported-expression: `assert!` of what may write something cannot be flattened"]),
    ("fn f(a: [f32; 5], n: usize) -> f32 { let mut c = 0.0; let z: f32 = a.iter().map(|x| { c += 1.0; x + c }).skip(n).take(2).sum(); let y: f32 = a.iter().map(|x| x * 2.0).skip(n).take(2).inspect(|_| c += 1.0).sum(); z + c + y }", &["1:114 unsupported-expression: `take` behind `skip`, where a closure before them writes something, cannot be flattened"]),
    // An assertion is left out, so that it must write nothing.
    (
        "fn up(x: &mut i32) -> i32 { *x += 1; *x }
struct C { n: i32 }
impl C { fn seen(&self) -> i32 { self.n } }
fn f(r: &mut i32, s: &mut i32, m: &mut [i32; 2], mut x: i32) -> i32 {
    let mut a = [x, 2]; let mut o = Some(x); let mut n = x; let mut c = C { n };
    assert!(a.len() == 2 && a.iter().all(|y| *y != 77) && o.is_none_or(|y| y > 0) && n.abs().max(3) > 2 && c.seen() > 0 && *r < *s && r.abs() > 0 && m[0] > m.len() as i32 && { let q = *r; q > n });
    debug_assert!({ a.sort(); true });
    assert!({ a.reverse(); a.fill(1); true });
    assert!({ a.rotate_left(1); a[0] > 0 });
    assert!(*o.get_or_insert(3) == 3);
    assert!(o.take_if(|x| *x > 0).is_none());
    assert!(n.bump() != 77);
    assert_ne!(c.hit(), 77);
    assert_eq!(1, c.n.bump());
    assert!(up({ r }) != 77);
    assert!({ let q = r; up(q) != 77 });
    assert!(up(if n > 0 { r } else { s }) != 77);
    assert!(match r { q => up(q) } != 77);
    assert!({ let [ref mut p, _] = a; up(p) != 77 });
    assert!(if let Some(ref mut p) = o { up(p) != 77 } else { true });
    assert!({ for p in m { up(p); } true });
    assert!(match m { [p, _] => up(p) != 77 });
    assert!((r, 1).0.bump() != 77);
    assert!({ x = 1; true });
    assert!([1, 2].iter().all(|y| { x += y; true }));
    a[0]
}",
        &[
            "7:5 unsupported-expression: `debug_assert!` of what may write something cannot be flattened",
            "8:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "9:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "10:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "11:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "12:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "13:5 unsupported-expression: `assert_ne!` of what may write something cannot be flattened",
            "14:5 unsupported-expression: `assert_eq!` of what may write something cannot be flattened",
            "15:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "16:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "17:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "18:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "19:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "20:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "21:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "22:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "23:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "24:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "25:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
        ],
    ),
    (
        "fn f(x: f32) -> f32 {
    let mut a = [x, 1.0];
    let mut b = [(x, x)];
    a.iter_mut().find(|v| **v > 2.0);
    for v in a.iter_mut().filter(|v| **v > 1.0) { *v = 1.0; }
    for v in a.iter_mut().skip_while(|v| **v > 1.0) { *v = 1.0; }
    for v in a.iter_mut() { let mut w = v; *w = 1.0; }
    for mut v in a.iter_mut() { *v = 1.0; }
    for (mut w, v) in b.iter_mut() { *v = 1.0; }
    for v in x.iter_mut() { *v = 1.0; }
    for v in (0..3).iter_mut() { *v = 1.0; }
    for v in [1.0, x].iter_mut() { *v = 1.0; }
    for v in a.iter().take(x) { a[0] += v; }
    a.iter_mut().enumerate().for_each(|pair| *pair.1 = 1.0);
    a[0]
}",
        &[
            "4:18 unsupported-expression: `find` of elements that can be written to cannot be flattened",
            "5:27 unsupported-expression: `filter` of elements that can be written to cannot be flattened",
            "6:27 unsupported-expression: `skip_while` of elements that can be written to cannot be flattened",
            "7:37 unsupported-expression: this name for what can be written to cannot be flattened",
            "8:13 unsupported-expression: this name for what can be written to cannot be flattened",
            "9:14 unsupported-expression: this name for what can be written to cannot be flattened",
            "10:14 for-source: a `for` loop cannot run over what is lent of a value of type `f32`",
            "11:15 unsupported-expression: a range outside of `for` cannot be flattened",
            "12:14 for-source: a `for` loop cannot run over what is lent of a value of type `[f32; 2]`",
            "13:28 type-mismatch: this is `f32`, but `usize` is needed",
            "14:40 unsupported-expression: this pattern for what can be written to cannot be flattened",
        ],
    ),
    (
        "fn f(x: f32, n: i32) -> f32 {
    let mut a = [x, 1.0];
    let mut many = [n; 21];
    a.sort();
    a.sort_by_key(|p| *p);
    a.sort_by(|p| *p);
    a.sort_unstable_by(|p, q| p < q);
    a.sort_by_cached_key(|p| *p as i32);
    [n, 1].sort();
    many.sort_unstable_by(|p, q| (p & 1).cmp(&(q & 1)));
    let mut count = 0;
    many.sort_by(|p, q| { count += 1; p.cmp(q) });
    many.sort_by_key(|p| (*p).min(n));
    many.sort_unstable_by_key(|p| *p);
    many.sort_by_key(|p| -*p);
    many.sort_by(|p, q| (p - q).cmp(&(q - p)));
    many.sort_by(|p, q| p.partial_cmp(q).unwrap_or(core::cmp::Ordering::Equal));
    many.sort_unstable_by(|p, q| { (q).cmp(p).reverse() });
    a.sort(n);
    a[0]
}",
        &[
            "4:7 unsupported-expression: `sort` of a `f32` cannot be flattened",
            "5:19 unsupported-expression: `sort_by_key` by a `f32` cannot be flattened",
            "6:15 unsupported-expression: a closure of 1 parameters here cannot be flattened",
            "7:33 type-mismatch: this is `bool`, but `Ordering` is needed",
            "8:7 unsupported-expression: `sort_by_cached_key` cannot be flattened",
            "9:12 assign-target: the value of an expression cannot be assigned",
            "10:10 unsupported-expression: `sort_unstable_by` of 21 elements cannot be flattened",
            "12:10 unsupported-expression: `sort_by` of 21 elements cannot be flattened",
            "14:10 unsupported-expression: `sort_unstable_by_key` of 21 elements cannot be flattened",
            "16:10 unsupported-expression: `sort_by` of 21 elements cannot be flattened",
            "17:10 unsupported-expression: `sort_by` of 21 elements cannot be flattened",
            "19:7 unknown-method: `[f32; 2]` has no method `sort` that can be flattened",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { while x > 0.0 {} loop {} }",
        &["1:40 loop-never: this `loop` never ends: nothing in it leads out"],
    ),
    (
        "fn f(mut x: f32) -> f32 { while x > 0.0 { x -= 1.0; } loop { x *= 2.0; if x > 9.0 { break; } } loop {} }",
        &[
            "1:27 loop-steps: nothing says while compiling how many steps this `while` takes: its condition depends on `x`, which changes from step to step with run-time values",
            "1:55 loop-steps: nothing says while compiling how many steps this `loop` takes: the condition that leaves it depends on `x`, which changes from step to step with run-time values",
            "1:96 loop-never: this `loop` never ends: nothing in it leads out",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { #[unroll(max = 3)] for i in 0..4 {} x }",
        &["1:42 unroll-max: this `for` takes 4 steps, but its attribute says that 3 are enough"],
    ),
    (
        "fn f(x: f32) -> f32 { #[unroll(max = 3)] for i in 0..10 { if i > 20 { break; } } x }",
        &["1:42 unroll-max: this `for` takes 10 steps, but its attribute says that 3 are enough"],
    ),
    (
        "fn f(x: f32) -> f32 { for v in None { v.zzz(); } x }",
        &["1:39 ambiguous-type: the type of this is not known yet"],
    ),
    (
        "fn f(x: f32) -> f32 { for v in [] { v.zzz(); } x }",
        &["1:37 ambiguous-type: the type of this is not known yet"],
    ),
    // Patterns that are out of the language, and those that no value of the type fits.
    (
        "fn f(x: i32, a: [i32; 3], r: &mut i32) -> f32 {
    let _: f32 = match x { ref n => 1.0, _ => 2.0 };
    let _: f32 = match a { [first, ref rest @ ..] => 1.0 };
    let _: f32 = match x { Some(n) if n > 0 => 1.0, None => 2.0 };
    let _: f32 = match r { 0 => 1.0, _ => 2.0 };
    let _: f32 = match x { const { 3 } => 1.0, 0..=const { 3 } => 2.0, m!() => 3.0, \"a\" => 4.0, _ => 5.0 };
    let _: f32 = match x { Mode::A => 1.0, <i32>::MAX => 2.0, i32::LARGE => 3.0, lib::K => 4.0, Ray { t } => 5.0, _ => 6.0 };
    match return 1.0 { 0 => 1.0, _ => 2.0 };
    match x {}
}",
        &[
            "2:32 pattern: `ref` as a pattern cannot be flattened yet",
            "3:40 pattern: `ref` as a pattern cannot be flattened yet",
            "4:28 type-mismatch: this is `i32`, but `Option<_>` is needed",
            "4:53 type-mismatch: this is `i32`, but `Option<_>` is needed",
            "6:28 pattern: a block as a pattern cannot be flattened yet",
            "6:52 pattern: this end of a range as a pattern cannot be flattened yet",
            "6:72 pattern: a macro as a pattern cannot be flattened yet",
            "6:85 unsupported-expression: text cannot be flattened",
            "7:28 unknown-type: the type `Mode` cannot be flattened",
            "7:51 pattern: a path as a pattern cannot be flattened yet",
            "7:68 unknown-associated: `i32` has no constant or function `LARGE` that can be flattened",
            "7:87 unknown-name: `lib::K` is neither a local nor a constant known here",
            "7:97 unknown-type: the type `Ray` cannot be flattened",
            "9:5 unsupported-expression: a `match` without arms cannot be flattened",
        ],
    ),
    (
        "struct P { a: f32, b: i32 }
const K: f32 = 1.0;
fn f(x: i32, y: f32, p: P) -> f32 {
    let _: f32 = match x { 0.0 => 1.0, true => 2.0, K => 3.0, K..=2.0 => 4.0, (a, b) => 5.0, _ => 6.0 };
    let _: f32 = match y { 1 => 1.0, -1.5f64 => 2.0, 0..=3.0 => 3.0, _ => 4.0 };
    let _: f32 = match p { P { a: 1, b } => 1.0, P { b: K, .. } => 2.0, P { c, .. } => c + 1, (a, b) => 3.0 };
    let _: f32 = match x { 0 => 1.0, 1 => 2, 2 => true, n => n };
    let _: f32 = match x { 0 if x => 1.0, n if y > n => 2.0, -1 => 3.0, 4294967296 => 4.0, _ => 5.0 };
    let _: f32 = match (x, y) { (0, a) | (1, _) => a, (0 | 1, ..) => 1.0, _ => 2.0 };
    let _: f32 = if let 1.0 = x { 1.0 } else { 2.0 };
    let 0..=1 = x else { 3.0 };
    matches!(x, 1.0) as f32 + matches!(x)
}",
        &[
            "4:28 type-mismatch: this is `{float}`, but `i32` is needed",
            "4:40 type-mismatch: this is `bool`, but `i32` is needed",
            "4:53 type-mismatch: this is `f32`, but `i32` is needed",
            "4:63 type-mismatch: this is `f32`, but `i32` is needed",
            "4:67 type-mismatch: this is `{float}`, but `i32` is needed",
            "4:79 type-mismatch: this is `i32`, but `(_, _)` is needed",
            "5:28 type-mismatch: this is `{integer}`, but `f32` is needed",
            "5:38 literal: a number of type `f64` cannot be flattened",
            "5:54 type-mismatch: this is `{integer}`, but `f32` is needed",
            "6:35 type-mismatch: this is `{integer}`, but `f32` is needed",
            "6:57 type-mismatch: this is `f32`, but `i32` is needed",
            "6:77 unknown-field: `P` has no field `c`",
            "6:95 type-mismatch: this is `P`, but `(_, _)` is needed",
            "7:43 type-mismatch: this is `{integer}`, but `{float}` is needed",
            "8:33 type-mismatch: this is `i32`, but `bool` is needed",
            "8:50 operator: `>` does not take `f32` and `i32`",
            "10:25 type-mismatch: this is `{float}`, but `i32` is needed",
            "11:26 type-mismatch: this is `{float}`, but `!` is needed",
            "12:17 type-mismatch: this is `{float}`, but `i32` is needed",
            "12:31 macro-call: the macro `matches!` cannot be flattened",
        ],
    ),
    // What follows from a mistake is none.
    (
        "fn f(x: f32) -> f32 { if x > 1.0 { 1.0 } }",
        &["1:36 type-mismatch: this is `{float}`, but `()` is needed"],
    ),
    // `Option`.
    (
        "fn f(x: f32, o: Option<f32>) -> f32 {
    let a = o.unwrap_or(1);
    let b = o.mapp(|x| x);
    let c = o.map(|x| x, 1.0);
    let Some(d) = o;
    o.is_sum();
    (o + 1.0, o?, o.map(|x| -> i32 { 1 }).xor(o), Some(1.0, 2.0), Ok(1), o.unwrap_or_default().is_some());
    Some(x) = o;
    x
}",
        &[
            "2:25 type-mismatch: this is `{integer}`, but `f32` is needed",
            "3:15 unknown-method: `Option<f32>` has no method `mapp` that can be flattened; near names: `map`",
            "4:15 argument-count: `map` takes 1 argument, but 2 are given",
            "5:9 pattern: `Some` or `None` without an `else` as a pattern cannot be flattened yet",
            "6:7 unknown-method: `Option<f32>` has no method `is_sum` that can be flattened; near names: `is_some`",
            "7:8 operator: `+` does not take `Option<f32>` and `{float}`",
            "7:16 type-mismatch: this is `Option<_>`, but `f32` is needed",
            "7:47 type-mismatch: this is `Option<f32>`, but `Option<i32>` is needed",
            "7:51 argument-count: `Some` takes 1 argument, but 2 are given",
            "7:67 unsupported-expression: `Ok` cannot be flattened",
            "7:96 unknown-method: `f32` has no method `is_some` that can be flattened",
            "8:5 assign-target: the value of an expression cannot be assigned",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { let o: Option<Vec<f32>> = None; let p: Option<f32, i32> = None; let q = None; x }",
        &[
            "1:37 unknown-type: the type `Vec<..>` cannot be flattened",
            "1:62 unknown-type: the type `Option<..>` cannot be flattened",
            "1:91 ambiguous-type: the type of this is not known yet",
        ],
    ),
    // Enums.
    (
        "enum Mode { Flat, Lit = 2 }
enum Solid { Ball(f32, i32), Slab { low: f32, high: f32 }, Nothing }
fn f(x: f32, m: Mode, s: Solid) -> f32 {
    let a = Mode::Dark;
    let b = Solid::Ball(x);
    let c = Solid::Ball(x, 1.0);
    let d = Solid::Slab { low: x, hi: x };
    let e = Solid::Slab { low: x };
    let Solid::Ball(y, _) = s else { return Solid::Ball };
    match s { Solid::Ball(z) => z, Solid::Slab { low } => low, Solid::Slab => 1.0, Solid::Nothing() => 2.0, Mode::Flat => 3.0, _ => 4.0 };
    let Solid::Nothing = s;
    (m == Mode::Flat, s as i32, s.tag, m as f32 + x, Solid::Nothing(x), Mode::Flat { x });
    x
}",
        &[
            "4:19 unknown-associated: `Mode` has no constant or function `Dark` that can be flattened",
            "5:20 argument-count: `Ball` takes 2 arguments, but 1 is given",
            "6:28 type-mismatch: this is `{float}`, but `i32` is needed",
            "7:35 unknown-field: `Solid::Slab` has no field `hi`",
            "8:20 struct-literal: this literal does not give `high`",
            "9:52 unsupported-expression: `Ball` as a value cannot be flattened",
            "10:22 struct-literal: the parts of this are not those of `Ball`",
            "10:43 struct-literal: this does not take `high`, and no `..` leaves it out",
            "10:71 struct-literal: the parts of this are not those of `Slab`",
            "10:115 type-mismatch: this is `Solid`, but `Mode` is needed",
            "11:16 pattern: one of several variants without an `else` as a pattern cannot be flattened yet",
            "12:8 operator: `==` does not take `Mode` and `Mode`",
            "12:35 unknown-field: `Solid` has no field `tag`",
            "12:61 argument-count: `Nothing` takes no arguments, but 1 is given",
            "12:86 unknown-field: `Mode::Flat` has no field `x`",
            "12:25 cast: `Solid` cannot be cast `as i32`",
        ],
    ),
    // Whose `==` may be its own.
    (
        "struct Own(f32);
#[derive(Clone, PartialEq)] struct Held { own: Own }
enum Which { A(Held), B }
#[derive(PartialEq)] enum That { A(Own), B }
fn f(a: Held, b: Held, c: [Own; 2], d: Which, e: That) -> bool {
    a == b;
    Some(c) == None;
    d == Which::B;
    e != That::B
}",
        &[
            "6:7 operator: `==` does not take `Held` and `Held`",
            "7:13 operator: `==` does not take `Option<[Own; 2]>` and `Option<_>`",
            "8:7 operator: `==` does not take `Which` and `Which`",
            "9:7 operator: `!=` does not take `That` and `That`",
        ],
    ),
    (
        "enum Empty {}
enum Of<T> { A(T), B }
enum Ends { One(&'static f32), Two([f32; 2]) }
enum Odd { A = 1 + 1, B = -1 }
fn f(x: f32, e: Empty, o: Of<f32>, r: Ends, d: Odd) -> f32 { (d as i32) as f32 }",
        &[
            "1:6 struct-form: `Empty` has no variants, which cannot be flattened",
            "5:27 unknown-type: the type `Of<..>` cannot be flattened",
            "3:17 reference: a reference in an enum cannot be flattened",
            "4:16 unsupported-expression: this number of a variant cannot be flattened",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { let Some((a, [b, ..])) = g(x) else { return 0.0 }; a + b.sin() }",
        &["1:48 unknown-function: the function `g` is not known here"],
    ),
    (
        "fn f(x: f32) -> f32 { if x > 1.0 && let P { a, b: Some(c) | Q(c) } = 2.0_f32 { a.sin() + c } else { x } }",
        &[
            "1:41 unknown-type: the type `P` cannot be flattened",
            "1:61 unknown-type: the type `Q` cannot be flattened",
        ],
    ),
    (
        "fn f(v: [f32; 3], s: Shape) -> f32 { let n = 1; v.iter().copied().reduce(f32::max) + n(2.0) }",
        &["1:22 unknown-type: the type `Shape` cannot be flattened", "1:86 unsupported-expression: a call of a value cannot be flattened"],
    ),
    ("fn f(s: &dyn Shape) -> f32 { 1.0 }", &["1:10 generics: `f` has a parameter of any type that has a trait, which cannot be flattened"]),
    ("fn f<'a>(s: &'a f32) -> f32 { *s }", &["1:4 generics: `f` has a lifetime parameter, which cannot be flattened"]),
    ("trait Len { fn length(self) -> f32; } impl Len for Vec3 { fn length(self) -> f32 { self.x } } fn g<T: Len>(x: T) -> f32 { x.length() } fn f(v: Vec3) -> f32 { g(v) }", &["1:159 unsupported-expression: `Vec3` as `T`, which is bound by a trait of your own, cannot be flattened"]),
    ("trait Len { fn length(self) -> f32; fn of(self) -> f32 where Self: Sized { self.length() } } impl Len for Vec3 { fn length(self) -> f32 { self.x } } fn f(v: Vec3) -> f32 { v.of() }", &["1:175 unknown-method: `Vec3` has no method `of` that can be flattened"]),
    ("trait Other { fn length(self) -> f32; } impl<T> Other for T { fn length(self) -> f32 { 1.0 } } trait Len: Other { fn own(self) -> f32; fn of(self) -> f32 where Self: Sized { self.length() } } impl Len for Vec3 { fn own(self) -> f32 { self.x } } fn f(v: Vec3) -> f32 { v.own() + v.of() }", &["1:281 unsupported-expression: `of`, of a trait that `Vec3` has not beside it, cannot be flattened"]),
    ("trait Other { fn size(&self) -> f32; } impl<T> Other for T { fn size(&self) -> f32 { 1.0 } } trait Len: Other { fn of(&self) -> f32 { self.size() } } struct S { x: f32 } impl Len for S {} impl S { fn size(&self) -> f32 { self.x } } fn g(s: &impl Len) -> f32 { s.size() } fn f(x: f32) -> f32 { S { x }.of() + g(&S { x }) }", &["1:302 unsupported-expression: `of`, of a trait that `S` has not beside it, cannot be flattened", "1:309 unsupported-expression: a value of type `S`, known by a trait of your own, cannot be flattened"]),
    ("trait A { fn at(&self) -> f32; } trait B { fn at(&self) -> f32; } struct S { x: f32 } impl A for S { fn at(&self) -> f32 { self.x } } impl B for S { fn at(&self) -> f32 { 1.0 } } fn g<T: A>(s: T) -> f32 { s.at() } fn f(x: f32) -> f32 { g(S { x }) }", &["1:208 unknown-method: `S` has no method `at` that can be flattened"]),
    ("trait A { fn at(&self) -> f32; } struct S { x: f32 } impl S { fn other(&self) -> f32 { 2.0 } } impl A for S { fn at(&self) -> f32 { self.x } } fn g(s: &dyn A) -> f32 { s.other() } fn f(x: f32) -> f32 { g(&S { x }) }", &["1:171 unsupported-expression: `other`, which no trait gives, where a parameter is `dyn`, cannot be flattened"]),
    ("trait New { fn new() -> Self; } impl<T: Default> New for T { fn new() -> T { T::default() } } #[derive(Default)] struct S { x: f32 } impl S { fn new() -> S { S { x: 42.0 } } } fn g<T: Default>() -> T { T::new() } fn f(x: f32) -> f32 { g::<S>().x }", &["1:206 unsupported-expression: `T::new`, which no bound gives, cannot be flattened"]),
    ("trait Lims { const MAX: f32; } impl<T> Lims for T { const MAX: f32 = 5.0; } fn g<T: Copy>(_: T) -> f32 { T::MAX } fn f(x: f32) -> f32 { x * g(x) }", &["1:109 unsupported-expression: `T::MAX`, which no bound gives, cannot be flattened"]),
    ("trait Fixed { fn default() -> Self; } impl<T: From<u8>> Fixed for T { fn default() -> T { T::from(5_u8) } } fn g<T: From<u8>>() -> T { T::default() } fn f(x: f32) -> f32 { x + g::<f32>() }", &["1:139 unsupported-expression: `T::default`, which no bound gives, cannot be flattened"]),
    ("trait A { fn at(&self) -> f32; } trait B { fn k(&self) -> f32; } struct S { x: f32 } impl A for S { fn at(&self) -> f32 { self.x } } impl B for S { fn k(&self) -> f32 { 1.0 } } impl dyn A { fn k(&self) -> f32 { 2.0 } } fn g(s: &dyn A) -> f32 { s.k() } fn f(x: f32) -> f32 { g(&S { x }) }", &["1:247 unsupported-expression: `k`, which no trait gives, where a parameter is `dyn`, cannot be flattened"]),
    ("trait A { const B: f32; } struct S { x: f32 } impl S { const B: f32 = 10.0; } impl A for S { const B: f32 = 1.0; } fn g<T: A>(_: T) -> f32 { T::B } fn f(x: f32) -> f32 { g(S { x }) }", &["1:145 unsupported-expression: `B` of its own, where a bound may give another one, cannot be flattened"]),
    ("trait A { fn k(&self) -> f32 { 1.0 } } struct S { x: f32 } impl A for S { of_a_macro! { 2.0 } } fn f(x: f32) -> f32 { S { x }.k() }", &["1:127 unknown-method: `S` has no method `k` that can be flattened"]),
    ("trait A { of_a_macro! {} fn two(self) -> f32; } impl A for f32 { of_a_macro! {} fn two(self) -> f32 { self * 2.0 } } fn g<T: A>(a: T) -> f32 { a.max(a).two() } fn f(x: f32) -> f32 { g(x) }", &["1:183 unsupported-expression: `f32` as `T`, which is bound by a trait of your own, cannot be flattened"]),
    ("trait A { fn make(x: f32) -> f32; } struct S { x: f32 } impl A for S { fn make(x: f32) -> f32 { x } } impl A for &S { fn make(x: f32) -> f32 { x * 2.0 } } fn f(x: f32) -> f32 { <&S as A>::make(x) }", &["1:189 unsupported-expression: `make`, which is not known to be a trait's for this type, cannot be flattened"]),
    ("trait A { fn at(&self) -> f32; } struct S { x: f32 } impl A for S { fn at(&self) -> f32 { 1.0 } } impl A for &S { fn at(&self) -> f32 { 2.0 } } fn f(x: f32) -> f32 { let s = S { x }; let r = &s; A::at(&r) }", &["1:199 unsupported-expression: `at`, which is not known to be a trait's for this type, cannot be flattened"]),
    // A name of its own, and not what it has by that name.
    ("trait A { fn sin(self) -> f32; fn two(self) -> f32; } impl A for f32 { fn sin(self) -> f32 { f32::cos(self) } fn two(self) -> f32 { self * 2.0 } } fn g<T: A>(a: T) -> f32 { a.two() } fn f(x: f32) -> f32 { g(x) }", &["1:206 unsupported-expression: `f32` as `T`, which is bound by a trait of your own, cannot be flattened"]),
    ("trait A { fn sin(&self) -> f32; fn two(self) -> f32; } impl A for f32 { fn sin(&self) -> f32 { self.sin() } fn two(self) -> f32 { self * 2.0 } } fn g<T: A>(a: T) -> f32 { a.two() } fn f(x: f32) -> f32 { g(x) }", &["1:204 unsupported-expression: `f32` as `T`, which is bound by a trait of your own, cannot be flattened"]),
    ("trait A { fn sin(self) -> f32; fn two(self) -> f32; } impl A for f32 { fn sin(self) -> f32 { f32::sin(self) + 1.0 } fn two(self) -> f32 { self * 2.0 } } fn g<T: A>(a: T) -> f32 { a.two() } fn f(x: f32) -> f32 { g(x) }", &["1:212 unsupported-expression: `f32` as `T`, which is bound by a trait of your own, cannot be flattened"]),
    ("trait A { fn max(self, o: f32) -> f32; fn two(self) -> f32; } impl A for f32 { fn max(self, o: f32) -> f32 { o.max(self) } fn two(self) -> f32 { self * 2.0 } } fn g<T: A>(a: T) -> f32 { a.two() } fn f(x: f32) -> f32 { g(x) }", &["1:219 unsupported-expression: `f32` as `T`, which is bound by a trait of your own, cannot be flattened"]),
    ("trait A { fn max(self, o: f32) -> f32; fn two(self) -> f32; } impl A for f32 { fn max(self, o: f32) -> f32 { f32::max(o, self) } fn two(self) -> f32 { self * 2.0 } } fn g<T: A>(a: T) -> f32 { a.two() } fn f(x: f32) -> f32 { g(x) }", &["1:225 unsupported-expression: `f32` as `T`, which is bound by a trait of your own, cannot be flattened"]),
    ("trait A { fn max(self, o: &f32) -> f32; fn two(self) -> f32; } impl A for f32 { fn max(self, o: &f32) -> f32 { self.max(*o) } fn two(self) -> f32 { self * 2.0 } } fn g<T: A>(a: T) -> f32 { a.two() } fn f(x: f32) -> f32 { g(x) }", &["1:222 unsupported-expression: `f32` as `T`, which is bound by a trait of your own, cannot be flattened"]),
    ("trait A { const MAX: f32; fn two(self) -> f32; } impl A for f32 { const MAX: f32 = f32::MIN; fn two(self) -> f32 { self * 2.0 } } fn g<T: A>(a: T) -> f32 { a.two() } fn f(x: f32) -> f32 { g(x) }", &["1:189 unsupported-expression: `f32` as `T`, which is bound by a trait of your own, cannot be flattened"]),
    ("trait A { fn sin(self) -> f32; fn two(self) -> f32; } impl A for f32 { fn sin(self) -> f32 { Other::sin(self) } fn two(self) -> f32 { self * 2.0 } } fn g<T: A>(a: T) -> f32 { a.two() } fn f(x: f32) -> f32 { g(x) }", &["1:208 unsupported-expression: `f32` as `T`, which is bound by a trait of your own, cannot be flattened"]),
    ("trait A { fn at(self) -> f32; } impl A for f32 { fn at(self) -> f32 { self } } impl A for &f32 { fn at(self) -> f32 { 2.0 } } fn f(x: f32) -> f32 { A::at(&x) }", &["1:152 unsupported-expression: `at`, which is not known to be a trait's for this type, cannot be flattened"]),
    ("struct S { x: f32 } impl Clone for S { fn clone(&self) -> S { S { x: self.x + 1.0 } } } fn f(x: f32) -> f32 { let a = [S { x }, S { x }]; let b = a.iter().cloned().map(|s| s.x).sum::<f32>(); b + a.first().cloned().map_or(x, |s| s.x) + a[0].clone().x + Some(S { x }).clone().map_or(x, |s| s.x) }", &["1:156 unsupported-expression: `cloned` of `S`, whose `Clone` may be its own, cannot be flattened", "1:206 unsupported-expression: `cloned` of `S`, whose `Clone` may be its own, cannot be flattened", "1:241 unsupported-expression: `clone` of `S`, whose `Clone` may be its own, cannot be flattened", "1:267 unsupported-expression: `clone` of `S`, whose `Clone` may be its own, cannot be flattened"]),
    ("trait A { fn all(&self) -> f32 { Self::other() } } struct S { x: f32 } impl S { fn other() -> f32 { 1.0 } } impl A for S {} fn f(x: f32) -> f32 { S { x }.all() }", &["1:155 unknown-method: `S` has no method `all` that can be flattened"]),
    ("fn f(x: [&mut f32; 2]) { *x[0] = 1.0; }", &["1:9 reference: a reference inside of a parameter cannot be flattened"]),
    ("fn f(x: &mut [&f32; 2], y: &[Option<&mut f32>; 1]) -> f32 { *x[0] }", &["1:9 reference: a reference inside of a parameter cannot be flattened", "1:28 reference: a reference inside of a parameter cannot be flattened"]),
    ("struct S { a: f32 } fn f(x: Option<&f32>, y: &[&S; 2], z: [Option<&Vec3>; 2]) -> f32 { x.copied().unwrap_or(0.0) }", &["1:29 reference: a reference inside of a parameter cannot be flattened", "1:46 reference: a reference inside of a parameter cannot be flattened", "1:59 reference: a reference inside of a parameter cannot be flattened"]),
    ("struct S(f32); impl S { fn get(&self) -> f32 { self.0 } } trait Tr { fn get(self) -> f32; } impl Tr for S { fn get(self) -> f32 { -self.0 } } fn f(x: f32) -> f32 { S(x).get() }", &["1:170 unsupported-expression: `get`, which a trait gives too, by value, cannot be flattened"]),
    (
        "fn f(n: usize) -> usize { let mut m = n; m >>= 33; m >> (30 + 3) >> 31 + (n >> 33) }",
        &[
            "1:44 operator: `>>` does not take `usize` and more than 31 bits",
            "1:54 operator: `>>` does not take `usize` and more than 31 bits",
            "1:77 operator: `>>` does not take `usize` and more than 31 bits",
        ],
    ),
    ("fn f(x: f32) -> f32 { let g = f32::sin; g(x) }", &["1:36 unsupported-expression: `f32::sin` as a value cannot be flattened"]),
    (
        "fn f(x: f32) -> f32 {
    let a = std::array::from_fn(|i| x);
    let b: [f32; 2] = std::array::from_fn(|i, j| x);
    let c: [f32; 2] = std::array::from_fn(|i| i);
    let d: [f32; 2] = std::array::from_fn(x);
    let e: f32 = std::array::from_fn(|i| x);
    b[0]
}",
        &[
            "2:25 unsupported-expression: `array::from_fn` where its type does not stand beside it cannot be flattened",
            "3:43 unsupported-expression: a closure of 2 parameters here cannot be flattened",
            "4:47 type-mismatch: this is `usize`, but `f32` is needed",
            "5:43 unsupported-expression: a call of a value cannot be flattened",
            "6:30 unsupported-expression: `array::from_fn` where its type does not stand beside it cannot be flattened",
        ],
    ),
    ("#[derive(Default)] struct S { a: f32 } fn g(s: S) -> f32 { s.a } fn f() -> f32 { g(Default::default()) }", &["1:93 unsupported-expression: `Default::default()` where its type does not stand beside it cannot be flattened"]),
    ("fn add<T: Copy + std::ops::AddAssign>(a: &mut [T; 2]) { let mut i = 0; a[{ i += 1; i }] += a[i]; } fn f(mut a: [f32; 2]) -> f32 { add(&mut a); a[0] }", &["1:89 unsupported-expression: `+=` in a generic function, whose place is computed by what writes, cannot be flattened"]),
    ("fn next(i: &mut usize) -> usize { *i = 1 - *i; *i } fn add(a: &mut [impl Copy + std::ops::AddAssign; 2]) { let mut i = 0; a[next(&mut i)] += a[i]; } fn f(mut a: [i32; 2]) -> i32 { add(&mut a); a[0] }", &["1:139 unsupported-expression: `+=` in a generic function, whose place is computed by what writes, cannot be flattened"]),
    ("fn add<T: Copy + std::ops::AddAssign>(mut a: [T; 2], k: T) -> T { let mut i = 0; a[i] += { i = 1; k }; a[0] } fn f(x: f32) -> f32 { add([x, x], 1.0) }", &["1:87 unsupported-expression: `+=` in a generic function, whose right side writes, cannot be flattened"]),
    ("fn bump(r: &mut i32) -> bool { *r += 1; true } fn f(x: i32) -> i32 { let mut y = x; let r = &mut y; assert!(bump(r)); y }", &["1:101 unsupported-expression: `assert!` of what may write something cannot be flattened"]),
    ("fn bump(r: &mut i32) -> bool { *r += 1; true } fn f(x: i32) -> i32 { let mut o = Some(x); if let Some(v) = &mut o { debug_assert!(bump(v)); } o.unwrap_or(0) }", &["1:117 unsupported-expression: `debug_assert!` of what may write something cannot be flattened"]),
    ("fn bump(r: &mut i32) -> bool { *r += 1; true } fn f(x: i32) -> i32 { let mut y = [x, x]; assert!(y.iter_mut().all(|v| bump(v))); for v in y.iter_mut() { assert!(bump(v)); } y[0] }", &["1:90 unsupported-expression: `assert!` of what may write something cannot be flattened", "1:154 unsupported-expression: `assert!` of what may write something cannot be flattened"]),
    // What is left out says of which type a number is, or may say so and cannot be read.
    ("fn f(x: u32) -> i32 { let steps = 5; assert!(steps < 9u8, \"too many\"); let back = !steps; back as i32 }", &["1:83 operator: `!` does not take `u8`"]),
    ("fn is(n: &u32) -> bool { *n > 0 } fn f(x: u32) -> f32 { let n = !0; assert!(is(&n)); n as f32 }", &["1:69 unsupported-expression: `assert!`, which may decide the type of `n`, cannot be flattened"]),
    ("fn is(n: &u32) -> bool { *n > 0 } fn f(x: u32) -> f32 { let n = !0; let g = |y: u32| is(&y) && is(&n); n as f32 }", &["1:77 unsupported-expression: a closure that nobody calls, which may decide the type of `n`, cannot be flattened"]),
    ("fn is(n: &u32) -> bool { *n > 0 } fn f(x: u32) -> f32 { let n = !0; let h = |y| is(&y); let g = || h(n); n as f32 }", &["1:97 unsupported-expression: a closure that nobody calls, which may decide the type of `n`, cannot be flattened"]),
    ("fn f(x: u32) -> f32 { let n = !0; assert!(n as u64 > u64::from(x) && n != weigh(x)); n as f32 }", &["1:35 unsupported-expression: `assert!`, which may decide the type of `n`, cannot be flattened"]),
    ("fn f(x: f32) -> f32 { let n = !0; if x == 3.0 { panic!(\"{x:.n$}\") } n as f32 }", &["1:49 unsupported-expression: `panic!`, which may decide the type of `n`, cannot be flattened"]),
    ("fn f(x: f32) -> f32 { let n = !0; let m = 2; if x == 3.0 { panic!(\"{:.*}\", m, x) } n as f32 + m as f32 }", &["1:60 unsupported-expression: `panic!`, which may decide the type of `m`, cannot be flattened"]),
    ("fn f(x: Option<u32>) -> f32 { let n = !0; let y = x.expect(&format!(\"{}\", n == 4u32)); n as f32 }", &["1:60 unsupported-expression: the message of `expect`, which may decide the type of `n`, cannot be flattened"]),
    ("fn compare(p: &u32, q: &u32) -> Ordering { p.cmp(q) } fn f(x: u32) -> f32 { let mut a = [!0]; a.sort_by(compare); a[0] as f32 }", &["1:97 unsupported-expression: `sort_by` of at most one element, which may decide the type of a number, cannot be flattened"]),
    ("fn is(n: &u32) -> bool { *n > 0 } fn f(x: u32) -> f32 { let n = !0; let b: [bool; 0] = std::array::from_fn(|_| is(&n)); n as f32 }", &["1:100 unsupported-expression: what is called for no element, which may decide the type of `n`, cannot be flattened"]),
    ("struct S { x: f32 } fn f(x: f32) -> f32 { let mut p = S { x }; let c = || { let q = p; q.x }; p = S { x: 5.0 }; c() }", &["1:85 unsupported-expression: `p`, which is `mut` and moved into a closure, cannot be flattened"]),
    ("struct S { x: f32, y: T } struct T { z: f32 } fn once(g: impl FnOnce() -> f32, x: f32) -> f32 { g() + x } fn f(x: f32) -> f32 { let mut p = S { x, y: T { z: 1.0 } }; once(|| { let q = p.y; q.z }, { p.y = T { z: 5.0 }; 100.0 }) }", &["1:187 unsupported-expression: `p`, which is `mut` and moved into a closure, cannot be flattened"]),
    ("fn f(x: f32) -> f32 { let b = 7.0; let mut r = &x; let c = || *r; r = &b; c() }", &["1:64 unsupported-expression: `r`, a reference which is `mut`, in a closure cannot be flattened"]),
    ("fn f(x: f32) -> f32 { let b = 7.0; let mut r = &x; [1.0, 2.0].iter().map(|k| *k + *r).fold({ r = &b; 0.0 }, |p, q| p + q) }", &["1:84 unsupported-expression: `r`, a reference which is `mut`, in a closure cannot be flattened"]),
    // What types of adapters say of more than what a closure gives.
    ("fn f(x: [u32; 3]) -> u32 { x.iter().zip::<[u32; 3]>([!0; 3]).map(|(a, b)| a ^ b).fold(0, |s, q| s ^ q) }", &["1:37 unsupported-expression: `zip` with `::<..>` cannot be flattened"]),
    ("fn f(x: [u32; 1]) -> u32 { let mut s = 0; for q in x.into_iter().chain::<[u32; 1]>([4]) { s ^= q; } s }", &["1:66 unsupported-expression: `chain` with `::<..>` cannot be flattened"]),
    ("fn f(x: [u32; 3]) -> u32 { x.iter().map::<_, fn(&u32) -> u32>(|q| !q).fold(0, |s, q| s ^ q) }", &["1:37 unsupported-expression: `map` with `::<..>` cannot be flattened"]),
    ("fn f(x: [u32; 3]) -> u32 { x.iter().filter::<fn(&&u32) -> bool>(|q| **q > 1).cloned::<u32>().fold(0, |s, q| s ^ q) }", &["1:37 unsupported-expression: `filter` with `::<..>` cannot be flattened"]),
    ("fn f(x: [u32; 3]) -> u32 { x.iter().cloned::<u32>().fold(0, |s, q| s ^ q) }", &["1:37 unsupported-expression: `cloned` with `::<..>` cannot be flattened"]),
    ("fn f(x: [f32; 3]) -> u32 { x.iter().map::<u32, _>(|q| *q).fold(0, |s, q| s ^ q) }", &["1:56 type-mismatch: this is `f32`, but `u32` is needed"]),
    ("fn f(x: u32) -> u32 { Ord::clamp(x, 1) }", &["1:28 unknown-function: the function `Ord::clamp` is not known here"]),
    // What has no order that is total has no `max`, and is named as what it is.
    ("fn f(x: f32, y: f32) -> f32 { Ord::max(x, y) }", &["1:36 unsupported-expression: `max` of a `f32` cannot be flattened"]),
    ("fn f(x: f32, y: f32) -> f32 { [x, y].into_iter().max().unwrap_or(x) }", &["1:50 unsupported-expression: `max` of items that are `f32` cannot be flattened"]),
    ("#[derive(PartialEq, PartialOrd)] struct K { a: i32 }\nfn f(x: i32) -> i32 { std::cmp::max(K { a: x }, K { a: 1 }).a }", &["2:33 unsupported-expression: `max` of a `K` cannot be flattened"]),
    ("fn f(x: i32, y: f32) -> i32 { Ord::clamp((x, y), (1, y), (2, y)).0 }", &["1:36 unsupported-expression: `clamp` of a `(i32, f32)` cannot be flattened"]),
    ("#[derive(PartialEq, Eq, PartialOrd, Ord)] enum K { A(i32), B }\nfn f(x: i32) -> bool { K::A(x).max(K::B) == K::B }", &["2:32 operator: `<` does not take `K` and `K`"]),
    ("#[derive(PartialEq, Eq, PartialOrd, Ord)] enum K { A(i32), B }\nfn f(x: i32) -> bool { K::A(x).cmp(&K::B).is_lt() }", &["2:32 unsupported-expression: `cmp` of a `K` cannot be flattened"]),
    // Its block may say what `max` is.
    (
        "use std::cmp::Ordering; #[derive(PartialEq, Eq, PartialOrd)] struct K { a: i32 }\n\
         impl Ord for K { fn cmp(&self, o: &K) -> Ordering { self.a.cmp(&o.a) } fn max(self, o: K) -> K { o } }\n\
         fn f(x: i32) -> i32 { K { a: x }.max(K { a: 1 }).a + K { a: x }.min(K { a: 1 }).a }\n\
         fn g(x: i32) -> i32 { Ord::max(K { a: x }, K { a: 1 }).a }",
        &[
            "3:34 unsupported-expression: `max` of a `K` cannot be flattened",
            "3:65 unsupported-expression: `min` of a `K` cannot be flattened",
        ],
    ),
    // An iterator asks `cmp`, which is derived, and a `<` of its own nobody.
    (
        "use std::cmp::Ordering; #[derive(PartialEq, Eq, Ord)] struct K { a: i32 }\n\
         impl PartialOrd for K { fn partial_cmp(&self, o: &K) -> Option<Ordering> { o.a.partial_cmp(&self.a) } }\n\
         fn f(x: i32) -> i32 { [K { a: x }, K { a: 1 }].into_iter().max().map_or(0, |k| k.a) }",
        &["3:60 unsupported-expression: `max` of items that are `K` cannot be flattened"],
    ),
    ("fn f(x: f32, y: i32) -> bool { f32::eq(&x, &y) }", &["1:37 operator: `==` does not take `f32` and `i32`"]),
    ("fn f(x: f32, y: f32) -> bool { f32::lt(x, y) }", &["1:40 type-mismatch: this is `f32`, but `&f32` is needed", "1:43 type-mismatch: this is `f32`, but `&f32` is needed"]),
    // What `scan` lends has no other mistakes where the iterator is refused.
    ("fn f(x: [f32; 3]) -> f32 { x.into_iter().scan(0.0, |s, x| *s + x).sum() }", &["1:62 type-mismatch: this is `f32`, but `Option<_>` is needed"]),
    ("fn f(x: [f32; 3]) -> f32 { x.into_iter().scan(0.0, |s| Some(s)).sum() }", &["1:52 unsupported-expression: a closure of 1 parameters here cannot be flattened"]),
    ("fn f(x: [f32; 3]) -> f32 { x.into_iter().scan(0.0, |s, x| { *s += x; Some(*s) }).zip(x).map(|(a, b)| a * b).sum() }", &["1:82 iterator-order: `zip` cannot stand behind what computes or leaves out items"]),
    ("fn f(x: [f32; 3]) -> f32 { x.into_iter().scan(0.0, |s, x| { *s += x; Some(*s) }).chain(x).sum() }", &["1:82 iterator-order: `chain` cannot stand behind what computes or leaves out items"]),
    // What a closure takes along is what a reference led to where the closure stands.
    ("fn f(a: i32, b: i32) -> i32 { let mut t = (&a, 3); let g = |k: i32| *t.0 ^ k; t.0 = &b; g(1) }", &["1:72 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = (&a, 3); let p = &mut t; let g = |k: i32| *p.0 ^ k; p.0 = &b; g(1) }", &["1:88 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = (&a, 3); let g = |k: i32| *t.0 ^ k; let mut s = 0; for i in 0..3 { s += g(i); t.0 = &b; } s }", &["1:72 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = (&a, 3); let g = |k: i32| *t.0 ^ k; let mut s = 0; while s < 9 { for i in 0..3 { s += g(i); } t.0 = &b; } s }", &["1:72 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: [i32; 2], b: [i32; 2]) -> i32 { let mut t = (1, (&a, 3)); let g = |k: i32| t.1.0[1] ^ k; t.1.0 = &b; g(1) }", &["1:89 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: [i32; 2], b: [i32; 2]) -> i32 { let mut t = (&a, 3); let g = || t.0.iter().sum::<i32>(); t.0 = &b; g() }", &["1:75 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("struct P { x: i32 } fn f(a: i32, b: i32) -> i32 { let (a, b) = (P { x: a }, P { x: b }); let mut t = (&a, 3); let g = || t.0.x; t.0 = &b; g() }", &["1:126 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: Option<i32>, b: Option<i32>) -> i32 { let mut t = (&a, 3); let g = || match t { (Some(x), _) => *x, _ => 0 }; t.0 = &b; g() }", &["1:85 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = (&a, &b); let g = |k: i32| *t.0 ^ k; t = (t.1, t.0); g(1) }", &["1:73 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: [i32; 2], b: [i32; 2]) -> i32 { let mut cur = (&a, 1); let at = |i: usize| cur.0[i]; cur.0 = &b; at(1) }", &["1:89 unsupported-expression: what a reference in `cur` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = (&a, 3); let g = |k: i32| *t.0 ^ k; let h = |k: i32| g(k) + 1; t.0 = &b; h(1) }", &["1:72 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn ap(f: impl Fn(i32) -> i32, mut g: impl FnMut(i32)) -> i32 { let s = f(1); g(1); s ^ f(2) } fn f(a: i32, b: i32) -> i32 { let mut t = (&a, 3); ap(|k| *t.0 ^ k, |k| t.0 = &b) }", &["1:156 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = [&a, &a]; let g = |k: i32| *t[0] ^ k; t[0] = &b; g(1) }", &["1:72 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32, i: usize) -> i32 { let mut t = [&a, &a]; let g = |k: i32| *t[i] ^ k; t[0] = &b; g(1) }", &["1:82 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = [(&a, 1), (&b, 2)]; let g = |k: i32| *t[0].0 ^ k; t.swap(0, 1); g(1) }", &["1:86 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = (&a, 3); let g = |k: i32| *t.0 ^ k; g({ t.0 = &b; 1 }) }", &["1:72 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = (&a, 3); let g = |k: i32| *t.0 ^ k; let mut h = || t.0 = &b; h(); g(1) }", &["1:72 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = (&a, 3); [1, 2].iter().map(|k| *t.0 ^ k).fold({ t.0 = &b; 0 }, |s, q| s + q) }", &["1:77 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = (&a, 3); let mut s = 0; for q in [1, 2].iter().map(|k| *t.0 ^ k) { s += q; t.0 = &b; } s }", &["1:101 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = Some(&a); let g = || match t { Some(x) => *x, None => 3 }; t = Some(&b); g() }", &["1:70 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = (&a, 3); let g = |k: i32| *t.0 ^ k; (t.0, _) = (&b, 3); g(1) }", &["1:72 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f(a: i32, b: i32) -> i32 { let mut t = (&a, 3); let g = |k: i32| *t.0 ^ k; if let (x, 3) = &mut t { *x = &b; } g(1) }", &["1:72 unsupported-expression: what a reference in `t` leads to, which may be another one when the closure is called, cannot be flattened"]),
    ("fn f<'a>(x: &'a f32) -> f32 { *x }", &["1:4 generics: `f` has a lifetime parameter, which cannot be flattened"]),
    ("fn next(s: &mut i32) -> i32 { *s += 5; *s } fn f(n: i32) -> i32 { let z = || n; next(&mut n.clone()) + next(&mut z()) }", &["1:91 reference: `&mut` of what is no variable cannot be flattened", "1:114 reference: `&mut` of what is no variable cannot be flattened"]),
    ("fn f(o: Option<i32>) -> i32 { o.clone().take().unwrap_or(0) + o.as_ref().take().copied().unwrap_or(1) }", &["1:41 assign-target: the value of an expression cannot be assigned", "1:74 assign-target: the value of an expression cannot be assigned"]),
    ("fn f(n: i32) -> i32 { let q: [i32; 2] = [n, 2]; let z = || q; q.clone().swap(0, 1); for x in z().iter_mut() { *x += 5; } q[0] }", &["1:73 assign-target: the value of an expression cannot be assigned", "1:60 for-source: a `for` loop cannot run over what is lent of a value of type `[i32; 2]`"]),
    ("trait A { fn at(&self) -> f32; } struct S { x: f32 } fn g(s: &dyn A, f: impl Fn(f32) -> f32) -> f32 { f(s.at()) } fn f(x: f32) -> f32 { g(&S { x }, |y| y) + g(&x, |y| y) }", &["1:137 unsupported-expression: a value of type `S`, known by a trait of your own, cannot be flattened", "1:158 unsupported-expression: a value of type `f32`, known by a trait of your own, cannot be flattened"]),
    ("trait A { fn at(&self) -> f32; } impl A for f32 { fn at(&self) -> f32 { *self } } fn f(x: f32) -> f32 { x.at() + 1.0.at() + f32::of(x) }", &["1:118 ambiguous-number: the method `at` is called on a number whose type is not known yet", "1:130 unknown-associated: `f32` has no constant or function `of` that can be flattened"]),
    ("trait A { fn at<U: Copy>(&self, u: U) -> f32; } struct S { x: f32 } impl S { fn at(&self, x: f32) -> f32 { self.x } } impl A for S { fn at<U: Copy>(&self, u: U) -> f32 { 1.0 } } fn g<T: A>(s: T) -> f32 { s.at(1.0) } fn f(x: f32) -> f32 { g(S { x }) }", &["1:207 unsupported-expression: `at` of its own, where a bound may give another one, cannot be flattened"]),
    ("trait A { fn at(&self) -> f32; } struct S { x: f32 } impl A for S { fn at(&self) -> f32 { self.x } } fn f(x: f32) -> f32 { trait A { fn at(&self) -> f32; } impl A for S { fn at(&self) -> f32 { 2.0 } } fn g<T: A>(s: T) -> f32 { s.at() } g(S { x }) }", &["1:124 unsupported-statement: a `trait` in a body cannot be flattened yet", "1:157 unsupported-statement: an `impl` of a trait in a body cannot be flattened yet", "1:205 generics: `g` has the bound `A`, which cannot be flattened"]),
    ("fn g<T: Copy + std::ops::Mul<Output = T>>(x: T) -> T { x * x } fn f(x: f32) -> i32 { g(0.1) as i32 + g(x) as i32 }", &["1:86 unsupported-expression: `g`, whose `T` is not known before the call, cannot be flattened"]),
    ("trait A { fn at(&self) -> i32; } impl A for f32 { fn at(&self) -> i32 { 1 } } impl A for f64 { fn at(&self) -> i32 { 2 } } fn g<T: A>(x: T) -> i32 { x.at() } fn f(x: f32) -> i32 { g(2.0) + g(x) }", &["1:181 unsupported-expression: `g`, whose `T` is not known before the call, cannot be flattened"]),
    ("fn g<T: Copy>(x: T, y: (T, i32)) -> T { y.0 } fn f(x: u32) -> u32 { g(1, (2, 3)) + x }", &["1:82 operator: `+` does not take `i32` and `u32`"]),
    ("#[derive(Default)] struct S { x: f32 } impl S { fn default() -> S { S { x: 1.0 } } } fn g<T: Default>(_: T) -> T { T::default() } fn f(x: f32) -> f32 { g(S { x }).x }", &["1:119 unsupported-expression: `default` of its own, where a bound may give another one, cannot be flattened"]),
    ("use std::ops::Sub; struct S { x: f32 } impl Sub for S { type Output = S; fn sub(self, o: S) -> S { o } } impl S { fn sub(self, o: S) -> S { self } } fn g<T: Sub<Output = T>>(a: T, b: T) -> T { a.sub(b) } fn f(x: f32) -> f32 { g(S { x }, S { x: 1.0 }).x }", &["1:196 unsupported-expression: `sub` of its own, where a bound may give another one, cannot be flattened"]),
    ("use std::ops::Sub; #[derive(Clone, Copy)] struct S { x: f32 } impl Sub for S { type Output = S; fn sub(self, o: S) -> S { o } } impl S { fn sub(self, o: S) -> S { self } } trait A: Copy + Sub<Output = Self> { fn at(self, o: Self) -> Self { self.sub(o) } } impl A for S {} fn f(x: f32) -> f32 { S { x }.at(S { x: 1.0 }).x }", &["1:246 unsupported-expression: `sub` of its own, where a bound may give another one, cannot be flattened"]),
    ("fn g<T: Shape>(x: T) -> T { x } fn f(x: f32) -> f32 { g(x) }", &["1:4 generics: `g` has the bound `Shape`, which cannot be flattened"]),
    ("fn g<T>(x: T) -> T where [T; 3]: Copy { x } fn f(x: f32) -> f32 { g(x) }", &["1:4 generics: `g` has a `where` clause that is of no parameter, which cannot be flattened"]),
    ("fn g<T: Default>() -> T { T::default() } fn f(x: f32) -> f32 { x + g() }", &["1:68 unsupported-expression: `g`, whose `T` is not known before the call, cannot be flattened"]),
    ("fn g<const N: usize>() -> usize { N } fn f(x: f32) -> f32 { g() as f32 }", &["1:61 unsupported-expression: `g`, whose `N` is not known before the call, cannot be flattened"]),
    ("fn g<T>(x: T) -> T { x } fn f(x: f32) -> f32 { *g(&x) }", &["1:49 unsupported-expression: a reference as the type `T` of `g` cannot be flattened"]),
    ("fn g<T>(a: T, b: T) -> T { a } fn f(x: f32) -> f32 { g(x, 1) }", &["1:59 type-mismatch: this is `{integer}`, but `f32` is needed"]),
    ("fn g<T>(a: T, b: T) -> T { a } fn f(x: f32) -> f32 { g(x) }", &["1:54 argument-count: `g` takes 2 arguments, but 1 is given"]),
    ("fn g<T>(a: T) -> T { a + 1.0 } fn f(x: i32) -> i32 { g(x) }", &["1:24 operator: `+` does not take `i32` and `{float}`"]),
    ("fn g<T: Copy>(a: T, n: u32) -> T { if n == 0 { a } else { g((a, a), n).0 } } fn f(x: f32) -> f32 { g(x, 2) }", &["1:61 unsupported-expression: a tuple of more than 1024 parts cannot be flattened"]),
    ("fn g<T: Copy>(a: T, n: u32) -> T { if n == 0 { a } else { g(a, n - 1) } } fn f(x: f32) -> f32 { g(x, 2) }", &["1:59 recursion: recursion cannot be flattened: g -> g"]),
    ("fn g(a: impl Copy, f: impl Fn(f32) -> f32) -> f32 { f(1.0) } fn f(x: f32) -> f32 { g(x) + g::<f32>(x, |y| y) }", &["1:84 argument-count: `g` takes 2 arguments, but 1 is given"]),
    ("fn g<T>(a: T) -> T { a } fn f(x: f32) -> f32 { let h = g; h::<f32>(x) + g::<i32>(x) }", &["1:56 unsupported-expression: `g` as a value cannot be flattened", "1:59 unsupported-expression: a path with `<..>` cannot be flattened", "1:82 type-mismatch: this is `f32`, but `i32` is needed"]),
    ("struct S<T> { x: T } fn g<T>(s: S<T>) -> T { s.x } fn f(x: f32) -> f32 { g(S { x }) }", &["1:8 generics: `S` has a type parameter, which cannot be flattened", "1:33 unknown-type: the type `S<..>` cannot be flattened"]),
    ("fn g<const N: usize>(x: f32) -> [f32; N] { [x; N] } fn f(x: f32, n: usize) -> f32 { g::<n>(x)[0] }", &["1:89 unknown-name: `n` is neither a local nor a constant known here"]),
    // What `matches!` asks is named too.
    (
        "fn f(mut x: i32) -> f32 {
    let g = move || matches!(x, 1 | 2);
    let h = move |y: i32| matches!(y, n if n < x);
    x += 1;
    if g() && h(1) { 1.0 } else { 2.0 }
}",
        &[
            "2:13 unsupported-expression: a copy of `x`, which is `mut`, in a `move` closure cannot be flattened",
            "3:13 unsupported-expression: a copy of `x`, which is `mut`, in a `move` closure cannot be flattened",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { let g = { |x| x }; g(1.0) }",
        &["1:33 closure: a closure that no `let` names cannot be flattened"],
    ),
    (
        "fn f(mut x: f32) -> f32 {
    let a = move |y: f32| x * y;
    let b = |y: f32| { if y > 0.0 { return y; } -y };
    let c = |y: f32| y.missing();
    let d = c;
    let e = |y: f32, (z, _): (f32, f32)| y * z;
    let g = |y: &mut f32| *y += 1.0;
    let mut h = 0.0;
    g(&mut h);
    for i in 0..2 { let h = |y: f32| { break; }; h(1.0); }
    a(x) + b(x) + c(x) + c(x) + d(x) + e(x) + e(1, (x, x)) + b + (|y: f32| y)(x)
}",
        &[
            "2:13 unsupported-expression: a copy of `x`, which is `mut`, in a `move` closure cannot be flattened",
            "5:13 unsupported-expression: a closure as a value cannot be flattened",
            "10:40 label: this `break` is outside of a loop",
            "4:24 unknown-method: `f32` has no method `missing` that can be flattened",
            "11:40 argument-count: `e` takes 2 arguments, but 1 is given",
            "11:49 type-mismatch: this is `{integer}`, but `f32` is needed",
            "11:62 unsupported-expression: a closure as a value cannot be flattened",
            "11:66 unsupported-expression: a call of a value cannot be flattened",
        ],
    ),
    // Methods that write, in every form of `self`.
    (
        "struct Rng { state: u32 }
impl Rng {
    fn next(&mut self) -> u32 { self.state += 1; self.state }
    fn jump(self: &mut Self) -> u32 { self.state += 9; self.state }
    fn peek(&self) -> u32 { self.state }
}
fn f(x: u32) -> u32 {
    let mut rng = Rng { state: x };
    assert!(rng.next() > 0);
    debug_assert!(rng.jump() > 0);
    assert!(rng.peek() > 0);
    rng.peek() + g(&mut rng)
}
fn g(rng: &mut Rng) -> u32 {
    debug_assert!(rng.peek() > 0);
    assert!(h(rng));
    assert!(Rng::peek((rng)) > 0);
    rng.state
}
fn h(rng: &mut Rng) -> bool { rng.next() > 0 }",
        &[
            "9:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "10:5 unsupported-expression: `debug_assert!` of what may write something cannot be flattened",
            "16:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "17:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
        ],
    ),
    (
        "fn f(x: f32) -> f32 {
    let mut y = Some(x);
    assert!({ y = None; x > 0.0 });
    debug_assert!(y.take().is_some());
    assert_eq!(x);
    let mut n = 0;
    let mut bump = || { n += 1; n };
    assert!(bump() > 0, \"{}\", x);
    assert!([x].iter().all(|x| { y = None; *x > 0.0 }) || matches!(y.take(), None));
    assert!(matches!(y, Some(z) if z > x) || [x].iter().any(|z| *z > x), \"{y}\", y = { n = 3; n });
    if x > 9.0 { panic!() } else { unreachable!() }
    x + sq!(x)
}",
        &[
            "3:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "4:5 unsupported-expression: `debug_assert!` of what may write something cannot be flattened",
            "5:5 macro-call: the macro `assert_eq!` cannot be flattened",
            "8:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "9:5 unsupported-expression: `assert!` of what may write something cannot be flattened",
            "12:9 macro-call: the macro `sq!` cannot be flattened",
        ],
    ),
    (
        "fn f(x: f32) -> Vec5 { let y: f64 = 1.0; x as f64 }",
        &[
            "1:17 unknown-type: the type `Vec5` cannot be flattened",
            "1:31 unknown-type: the type `f64` cannot be flattened",
            "1:47 unknown-type: the type `f64` cannot be flattened",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { let v = Vec3::new(1.0, 2.0); v.q + v.w + v.length }",
        &["1:37 argument-count: `new` takes 3 arguments, but 2 are given"],
    ),
    ("fn f(x: i32) -> f32 { x }", &["1:23 type-mismatch: this is `i32`, but `f32` is needed"]),
    (
        "fn f(x: i32) -> f32 { if x { 1.0 } else { 2 } }",
        &[
            "1:26 type-mismatch: this is `i32`, but `bool` is needed",
            "1:43 type-mismatch: this is `{integer}`, but `{float}` is needed",
        ],
    ),
    ("fn f(x: f32) { x }", &["1:16 type-mismatch: this is `f32`, but `()` is needed"]),
    ("fn f(x: f32) -> f32 { x; }", &["1:26 type-mismatch: this is `()`, but `f32` is needed"]),
    (
        "fn f(x: f32) -> f32 { let y: i32 = x; y + 1.0 }",
        &[
            "1:36 type-mismatch: this is `f32`, but `i32` is needed",
            "1:41 operator: `+` does not take `i32` and `{float}`",
        ],
    ),
    (
        "fn f(v: Vec3, i: IVec3) -> Vec3 { v + i * v * 2 }",
        &["1:41 operator: `*` does not take `IVec3` and `Vec3`"],
    ),
    ("fn f<T>(x: T) -> T { x }", &["1:4 generics: `f` has a type parameter, which cannot be flattened"]),
    (
        "async unsafe extern \"C\" fn f(x: &f32, y: &mut Vec3, z: [f32; 3], w: impl Copy) {}",
        &[
            "1:1 fn-form: `async fn` cannot be flattened",
            "1:7 fn-form: `unsafe fn` cannot be flattened",
            "1:14 fn-form: `extern fn` cannot be flattened",
            "1:69 generics: `f` has a parameter of any type that has a trait, which cannot be flattened",
        ],
    ),
    ("fn f(self) {}", &["1:6 receiver: `self` stands outside of an `impl` block that `#[flatten]` sees"]),
    (
        "struct S { a: f32, b: &'static f32 }\nconst C: &&f32 = &&1.0;\nfn g(x: &mut f32) -> (f32, &mut f32) { (*x, x) }\n\
         fn f(mut x: f32) -> f32 { S { a: x, b: C }.a + g(&mut x).0 }",
        &[
            "1:23 reference: a reference in a struct cannot be flattened",
            "2:11 reference: a constant that is a reference cannot be flattened",
            "3:22 reference: a returned reference cannot be flattened",
        ],
    ),
    (
        "fn g(x: &mut f32) {}\n\
         fn f(mut x: f32) -> f32 { g(x); g(&x); let y = Some(&mut x); g(&mut (x + 1.0)); *x = 2.0; x }",
        &[
            "2:29 type-mismatch: this is `f32`, but `&mut f32` is needed",
            "2:35 type-mismatch: this is `&f32`, but `&mut f32` is needed",
            "2:53 reference: a `&mut` reference outside of an argument cannot be flattened",
            "2:69 reference: `&mut` of what is no variable cannot be flattened",
            "2:81 operator: `*` does not take `f32`",
        ],
    ),
    (
        "fn g(x: &mut f32) {}\nfn h(x: &mut f32) { let y; y = x; g(if *x > 1.0 { y } else { y }); }\n\
         fn f(mut x: f32) -> f32 { h(&mut x); x }",
        &["2:37 reference: a `&mut` reference outside of an argument cannot be flattened"],
    ),
    (
        "struct R { a: f32 }\nimpl R { fn new(a: f32) -> R { R { a } } fn at(&self, t: f32) -> f32 { self.a * t } }\n\
         fn f(x: f32) -> f32 { let r = R::new(x); r.ta(x) + r.new(x) + R::mew(x) + R::MAX + r.at(x, x) + r.dot() }",
        &[
            "3:44 unknown-method: `R` has no method `ta` that can be flattened",
            "3:54 unknown-method: `R` has no method `new` that can be flattened",
            "3:66 unknown-associated: `R` has no constant or function `mew` that can be flattened; near names: `new`",
            "3:78 unknown-associated: `R` has no constant or function `MAX` that can be flattened",
            "3:86 argument-count: `at` takes 1 argument, but 2 are given",
            "3:99 unknown-method: `R` has no method `dot` that can be flattened",
        ],
    ),
    // What `cfg` may take away is not there, and of two nobody knows which is meant.
    (
        "struct R { a: f32 }\nimpl R { #[cfg(test)] fn at(&self) -> f32 { 1.0 } fn b(&self) -> f32 { 1.0 } }\n\
         impl R { fn b(&self) -> f32 { 2.0 } }\nfn f(r: R) -> f32 { r.at() + r.b() }",
        &[
            "4:23 unknown-method: `R` has no method `at` that can be flattened",
            "4:32 unknown-method: `R` has no method `b` that can be flattened",
        ],
    ),
    (
        "fn f(ref a: f32, (b, c @ (_, 1)): (f32, (f32, i32)), g @ _: f32) -> f32 { *a }",
        &[
            "1:10 pattern: `ref` as a pattern cannot be flattened yet",
            "1:30 pattern: a value as a pattern cannot be flattened yet",
        ],
    ),
    (
        "struct P { a: f32, b: f32 }\n\
         struct Q(f32, f32);\n\
         fn f(p: P, q: Q) -> f32 {\n\
         let P { a } = p; let P { a, c, .. } = p; let P(a, b) = p; let Q(x) = q; let Q(x, .., y, z) = q;\n\
         let Q { a, 1: b } = q; let P { .. } = q; let Q(1.0, _) = q; let (x, y): Q = q; a }",
        &[
            "4:5 struct-literal: this does not take `b`, and no `..` leaves it out",
            "4:29 unknown-field: `P` has no field `c`",
            "4:46 struct-literal: the parts of this are not those of the struct",
            "4:63 struct-literal: the parts of this are not those of the struct",
            "4:77 struct-literal: the parts of this are not those of the struct",
            "5:9 unknown-field: `Q` has no field `a`",
            "5:28 type-mismatch: this is `Q`, but `P` is needed",
            "5:48 pattern: a value as a pattern cannot be flattened yet",
            "5:65 type-mismatch: this is `Q`, but `(_, _)` is needed",
        ],
    ),
    (
        "fn g((a, b): &mut (f32, f32), (c, mut d): &(f32, f32)) -> f32 { *a + *c + d }\n\
         fn f(x: f32) -> f32 { let mut p = (x, x); g(&mut p, &(x, x)) }",
        &[
            "1:6 pattern: a tuple or struct behind `&mut` as a pattern cannot be flattened yet",
            "1:35 pattern: `mut` behind a reference as a pattern cannot be flattened yet",
        ],
    ),
    (
        "struct P { a: f32, b: f32 }\n\
         struct Q(f32, f32);\n\
         fn f(p: P, q: Q, mut x: f32, v: Vec3) -> f32 {\n\
         let a = Q(x); let b = P(x, x); let c = Q; let d = Q(x, true); Q { 0: x }.1;\n\
         (x, x) = (1.0, 2); (x, f(p, q, x, v)) = (1.0, 2.0); P { a: x } = p; Q(x, 1.0) = q; v.xy = v.yx();\n\
         (x, x) += (x, x); (x, ..) = late; x }",
        &[
            "4:9 argument-count: `Q` takes 2 arguments, but 1 is given",
            "4:23 unknown-function: the function `P` is not known here",
            "4:40 unsupported-expression: `Q` as a value cannot be flattened",
            "4:56 type-mismatch: this is `bool`, but `f32` is needed",
            "4:63 struct-literal: this literal does not give `1`",
            "5:5 type-mismatch: this is `{integer}`, but `f32` is needed",
            "5:24 assign-target: the value of an expression cannot be assigned",
            "5:53 struct-literal: this does not take `b`, and no `..` leaves it out",
            "5:74 assign-target: the value of an expression cannot be assigned",
            "5:86 unknown-field: `Vec3` has no field `xy`",
            "6:1 assign-target: the value of an expression cannot be assigned",
            "6:29 unknown-name: `late` is neither a local nor a constant known here",
        ],
    ),
    (
        "struct S { a: f32, s: S }\n\
         fn f(s: S) -> f32 { s.a }",
        &["1:23 recursive-type: the type `S` contains itself"],
    ),
    (
        "struct A(S, S, S); struct S(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32);\n\
         struct T<A> { a: A }\n\
         struct U { a: String }\n\
         struct B(A, A, A, A, A, A, A, A); struct C(B, B, B);\n\
         fn f(s: C, t: T, u: U) -> f32 { 1.0 }",
        &[
            "4:42 struct-form: `C` has more than 1024 parts, which cannot be flattened",
            "2:8 generics: `T` has a type parameter, which cannot be flattened",
            "3:15 unknown-type: the type `String` cannot be flattened",
        ],
    ),
    (
        "const A: i32 = B;\n\
         const B: i32 = A;\n\
         const C: f32 = g();\n\
         const fn g() -> f32 { C }\n\
         const D: f32 = f(1.0);\n\
         const fn f(x: f32) -> f32 { A as f32 + C + D }",
        &[
            "2:16 const-value: the value of `A` depends on itself",
            "4:23 const-value: the value of `C` depends on itself",
            "6:10 const-value: the value of `f` depends on itself",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { for i in 0..1 / 0 {} x }",
        &["1:37 loop-bound: the bound of this loop is not constant: its value is known at run time only"],
    ),
    (
        "const A: i32 = 1 / 0;\n\
         const B: u32 = { let zero = 0; zero } - 1;\n\
         const C: i32 = i32::MAX * 2;\n\
         const D: i32 = down(-i32::MAX);\n\
         const E: bool = A > 0 && C > 0;\n\
         const F: i32 = -i32::MIN;\n\
         const G: i32 = 1 << (F_ + 30);\n\
         const F_: i32 = 2;\n\
         const fn down(x: i32) -> i32 { x - 2 }\n\
         fn f(x: f32) -> f32 { (A + B as i32 + C + D + E as i32 + F + G) as f32 }",
        &[
            "1:7 const-panic: the constant `A` has no value: division by zero",
            "2:7 const-panic: the constant `B` has no value: integer overflow",
            "3:7 const-panic: the constant `C` has no value: integer overflow",
            "4:7 const-panic: the constant `D` has no value: integer overflow",
            "6:7 const-panic: the constant `F` has no value: integer overflow",
            "7:7 const-panic: the constant `G` has no value: shift overflow",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { x = 1.0; PI = 2.0; 3.0 = 2.0; g(x).y = 1.0; v[0] = 1.0; (x, (1.0, y)) = (1.0, (2.0, 3.0)); x }",
        &[
            "1:32 assign-target: `PI` is not a local and cannot be assigned",
            "1:42 assign-target: the value of an expression cannot be assigned",
            "1:53 assign-target: the value of an expression cannot be assigned",
            "1:67 assign-target: `v` is not a local and cannot be assigned",
            "1:84 assign-target: the value of an expression cannot be assigned",
            "1:89 assign-target: `y` is not a local and cannot be assigned",
        ],
    ),
    // Attributes of loops.
    (
        "fn f(x: f32) -> f32 {
    #[unrol] for i in 0..2 {}
    #[unroll(8)] for i in 0..2 {}
    #[unroll(max = 0)] for i in 0..2 {}
    #[keep(x)] for i in 0..2 {}
    #[unroll] #[keep] for i in 0..2 {}
    #[unroll] if x > 0.0 {}
    #[allow(unused)] #[unroll(max = 2)] while x > 0.0 {}
    x
}",
        &[
            "2:7 loop-attribute: `#[unrol]` is no attribute of a loop",
            "3:7 loop-attribute: `#[unroll(..)]` does not take this value",
            "4:7 loop-attribute: `#[unroll(..)]` does not take this value",
            "5:7 loop-attribute: `#[keep]` takes no value",
            "6:17 loop-attribute: two attributes say what becomes of this loop",
            "7:7 unsupported-statement: `#[unroll]` in a body cannot be flattened yet",
        ],
    ),
    // Ways out that lead nowhere, and values that nobody takes.
    (
        "fn f(x: f32) -> f32 {
    loop { 'a: { break; continue; } }
    'b: { continue 'b; }
    while { break; true } {}
    'c: while break 'c {}
    while x > 0.0 { break 1.0; }
    while let 1.0 = x {}
    let y: i32 = loop { if x > 0.0 { break 1; } break 2.0; };
    let z: i32 = 'd: { if x > 0.0 { break 'd true; } 1 };
    let w: f32 = 'e: { if x > 0.0 { break 'e; } x };
    x
}",
        &[
            "2:18 label: this `break` stands in a block with a label, and has none itself",
            "2:25 label: this `continue` stands in a block with a label, and has none itself",
            "3:21 label: `'b` is the label of a block, which has no next step",
            "4:13 label: this `break` stands in the condition of a `while`",
            "6:21 break-value: a `while` loop cannot give the value of a `break`",
            "8:55 type-mismatch: this is `{float}`, but `{integer}` is needed",
            "9:54 type-mismatch: this is `{integer}`, but `bool` is needed",
            "10:49 type-mismatch: this is `f32`, but `()` is needed",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { break; continue; 'a: for i in 0..2 { break 'b; } for i in 0..2 { break 1.0; } x }",
        &[
            "1:23 label: this `break` is outside of a loop",
            "1:30 label: this `continue` is outside of a loop",
            "1:67 label: no loop around this `break` has the label `'b`",
            "1:88 break-value: a `for` loop cannot give the value of a `break`",
        ],
    ),
    ("fn f(x: f32) -> f32 { let a; x }", &["1:27 ambiguous-type: the type of this is not known yet"]),
    (
        "fn f(x: f32) -> f32 { x.min(y) + PII + Vec3::ZREO.x + Foo::BAR + Foo::bar(1.0) + foo::bar(2.0) }",
        &[
            "1:29 unknown-name: `y` is neither a local nor a constant known here",
            "1:34 unknown-name: `PII` is neither a local nor a constant known here; near names: `PI`",
            "1:46 unknown-associated: `Vec3` has no constant or function `ZREO` that can be flattened; near names: `ZERO`",
            "1:55 unknown-type: the type `Foo` cannot be flattened",
            "1:66 unknown-type: the type `Foo` cannot be flattened",
            "1:87 unknown-function: the function `foo::bar` is not known here",
        ],
    ),
    (
        "struct S { a: f32, b: f32 }\n\
         fn f(x: f32) -> f32 { let s = S { a: 1.0, a: 2.0, c: 3.0 }; let t = S { a: x }; t.foo() + s.bb + S { a: 1.0, b: 2 }.b }",
        &[
            "2:46 struct-literal: the field `a` is given twice",
            "2:51 unknown-field: `S` has no field `c`",
            "2:69 struct-literal: this literal does not give `b`",
            "2:83 unknown-method: `S` has no method `foo` that can be flattened",
            "2:93 unknown-field: `S` has no field `bb`",
            "2:113 type-mismatch: this is `{integer}`, but `f32` is needed",
        ],
    ),
    (
        "fn f(x: f32) -> u32 { true as f32; x as bool; 1.5 as i32; Vec3::ONE as IVec3; 5 as f32; 4294967296 }",
        &[
            "1:47 float-default: nothing says that this number is `f32`, so Rust makes it `f64`",
            "1:28 cast: `bool` cannot be cast `as f32`",
            "1:38 cast: `f32` cannot be cast `as bool`",
            "1:69 cast: `Vec3` cannot be cast `as IVec3`",
            "1:89 literal: 4294967296 is out of the range of `u32`",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { &x; *x; x?; x[0]; [x][1..]; \"a\"; 'c'; 1u8; 1.0f64; (1..2); async {}; unsafe { x }; let [a] = x; if let y = x { } ; x }",
        &[
            "1:27 operator: `*` does not take `f32`",
            "1:32 unsupported-expression: `?` behind a `f32` cannot be flattened",
            "1:36 unsupported-expression: indexing of a `f32` cannot be flattened",
            "1:46 unsupported-expression: a slice cannot be flattened",
            "1:51 unsupported-expression: text cannot be flattened",
            "1:56 unsupported-expression: text cannot be flattened",
            "1:66 literal: a number of type `f64` cannot be flattened",
            "1:75 unsupported-expression: a range outside of `for` cannot be flattened",
            "1:82 unsupported-expression: `async` code cannot be flattened",
            "1:92 unsupported-expression: `unsafe` cannot be flattened",
            "1:110 type-mismatch: this is `f32`, but `[_; 1]` is needed",
        ],
    ),
    (
        "fn f(x: f32, v: Vec3, n: i32) -> bool { (0.0..1.0).contains(x); (0..=3).contains(&x); (..).contains(&x); (0..3).len(); (0..3).contains(); (v..v).contains(&v); (0.0..1.0).contains(&x) }",
        &[
            "1:61 type-mismatch: this is `f32`, but `&{float}` is needed",
            "1:82 type-mismatch: this is `&f32`, but `&{integer}` is needed",
            "1:92 unsupported-expression: this use of a range cannot be flattened",
            "1:113 unsupported-expression: this use of a range cannot be flattened",
            "1:127 unsupported-expression: this use of a range cannot be flattened",
            "1:146 operator: `<=` does not take `Vec3` and `Vec3`",
            "1:146 operator: `<` does not take `Vec3` and `Vec3`",
        ],
    ),
    (
        "struct W;
fn f(x: f32) -> f32 {
    enum E {}
    trait T {}
    type U<T> = [T; 2]; type V = U<f32>; type W2 = Missing; let u: V = [1.0; 2]; let w: W2 = x; let y: Y = 1.0; type Y = Z; type Z = Y;
    mod m {}
    static mut S: f32 = 1.0;
    use a::{b::*, c};
    #[cfg(a)] fn g() {}
    #[cfg_attr(a, b)] use a::d;
    struct L;
    impl Clone for L {}
    impl W {}
    impl L { fn x(self) {} }
    x
}",
        &[
            "4:5 unsupported-statement: a `trait` in a body cannot be flattened yet",
            "5:34 unknown-type: the type `U<..>` cannot be flattened",
            "5:52 unknown-type: the type `Missing` cannot be flattened",
            "5:134 recursive-type: the type `f::Z` contains itself",
            "6:5 unsupported-statement: a `mod` in a body cannot be flattened yet",
            "7:5 static-mut: the `static mut S` may change at any time, and cannot be flattened",
            "8:5 unsupported-statement: a `use` of everything in a body cannot be flattened yet",
            "9:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "10:7 unsupported-statement: `#[cfg_attr]` in a body cannot be flattened yet",
            "12:5 unsupported-statement: an `impl` of a trait in a body cannot be flattened yet",
            "13:5 unsupported-statement: an `impl` of what stands outside of it in a body cannot be flattened yet",
        ],
    ),
    (
        "type U<T> = [T; 2]; type V<'a> = &'a f32; fn f(u: U, v: V) -> f32 { V::MAX + U(1.0) + U { x: 1.0 }.x }",
        &[
            "1:6 generics: `U` has a type parameter, which cannot be flattened",
            "1:26 generics: `V` has a lifetime parameter, which cannot be flattened",
            "1:78 unknown-function: the function `U` is not known here",
        ],
    ),
    // What `cfg` may take away, wherever it stands.
    (
        "struct S { #[cfg(a)] a: f32 }
fn g(x: &mut f32, y: f32) -> f32 { y }
fn f(mut x: f32, s: S) -> f32 {
    let (mut l, mut y) = ([x; 2], 1.0_f32);
    #[cfg(a)] x = 2.0;
    #[cfg(a)] x += 1.0;
    #[cfg(a)] l[0] = 1.0;
    #[cfg(a)] l[1] *= x;
    #[cfg(a)] (x, y) = (y, x);
    #[cfg(a)] [x, y] = l;
    #[cfg(a)] _ = x;
    #[cfg(a)] { x = 1.0; }
    #[cfg(a)] if x > 0.0 {}
    #[cfg(a)] for i in 0..2 {}
    #[cfg(a)] return x;
    #[cfg(a)] l[0];
    #[cfg(a)] [x; 2];
    #[cfg(a)] g(&mut x, #[cfg(a)] y) + 1.0;
    g(#[cfg(a)] &mut x, y);
    let z = [x, #[cfg(a)] 1.0, #[cfg(a)] l[0], #[cfg(a)] -x, #[cfg(a)] (x)];
    let S { #[cfg(a)] a } = s;
    #[cfg(a)]
    z[0]
}",
        &[
            "1:14 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "5:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "6:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "7:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "8:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "9:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "10:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "11:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "12:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "13:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "14:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "15:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "16:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "17:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "18:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "18:27 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "19:9 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "20:19 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "20:34 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "20:50 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "20:64 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "21:15 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "22:7 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
        ],
    ),
    // Bounds that a loop around changes.
    (
        "fn g(n: i32) -> i32 { 6 / n }
fn f(x: f32) -> f32 {
    for a in 0..6 { for b in a..6 { for (c, d) in (0..b + 1).zip([x]) {} } }
    for (i, y) in [x].iter().enumerate() { for j in (0..4).step_by(i) { for k in 0..g(j) {} } }
    for i in g(0)..3 {}
    x
}",
        &[
            "5:14 const-panic: the constant `bound` has no value: division by zero",
        ],
    ),
    // What is found last is reported with the rest.
    (
        "fn f(x: f32) -> f32 {
    let a = [x; 3];
    let mut s = 0;
    for (i, y) in (0..4).map(|i| { s += i; i }).zip(a) { oops(y); }
    for i in (0..3).step_by(0) {}
    for i in 0..nothing { let z = a[i]; }
    for (i, y) in (0..missing).zip(a) {}
    let b = a[3] + a[7].powi(none) + 1e39 + x.powi(a.len() as i32);
    let c = 300_u8 - 1;
    c
}",
        &[
            "4:58 unknown-function: the function `oops` is not known here; near names: `cos`",
            "6:17 unknown-name: `nothing` is neither a local nor a constant known here",
            "7:23 unknown-name: `missing` is neither a local nor a constant known here",
            "8:30 unknown-name: `none` is neither a local nor a constant known here",
            "10:5 type-mismatch: this is `u8`, but `f32` is needed",
            "4:49 zip-length: what a closure writes to here depends on how often `zip` asks for items of which it leaves some out",
            "5:29 for-source: a `for` loop cannot run over `step_by(0)`, which panics",
            "8:15 index-range: the element 3 of 3 does not exist",
            "8:22 index-range: the element 7 of 3 does not exist",
            "8:38 literal: 1e39 is out of the range of `f32`",
            "9:13 literal: 300 is out of the range of `u8`",
        ],
    ),
    (
        "const BIG: u32 = 5000000000 + oops;\nfn f(x: f32) -> f32 { 1e39 + BIG as f32 }",
        &[
            "1:31 unknown-name: `oops` is neither a local nor a constant known here",
            "2:23 literal: 1e39 is out of the range of `f32`",
        ],
    ),
    // Elements behind `&mut`.
    (
        "fn g(x: &mut f32) {}
fn f(x: f32, i: usize) -> f32 {
    let mut a = [x; 3];
    g(&mut a[3]);
    let r = Some(&mut a[i]);
    g(&mut [x, x][i]);
    g(&mut a[x]);
    x
}",
        &[
            "5:18 reference: a `&mut` reference outside of an argument cannot be flattened",
            "6:12 reference: `&mut` of what is no variable cannot be flattened",
            "7:14 type-mismatch: this is `f32`, but `usize` is needed",
            "4:14 index-range: the element 3 of 3 does not exist",
        ],
    ),
    // An item of a body sees no locals, and hides those around its block.
    (
        "fn f(x: f32) -> f32 {
    let size = x;
    fn g(y: f32) -> f32 { x + y }
    const K: f32 = size;
    { fn size() {} size + K + g(1.0) }
}",
        &[
            "5:20 unsupported-expression: `size` as a value cannot be flattened",
            "4:20 unknown-name: `size` is neither a local nor a constant known here",
            "3:27 unknown-name: `x` is neither a local nor a constant known here",
        ],
    ),
    // What a block brings is not in sight outside of it.
    (
        "fn f(x: f32) -> f32 { { use std::f32::consts::PI as P; fn g() {} P; g() } g(); P + x }",
        &[
            "1:75 unknown-function: the function `g` is not known here",
            "1:80 unknown-name: `P` is neither a local nor a constant known here",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { fn g(x: f32) -> f32 { g(x) } use g as h; h(x) }",
        &["1:45 recursion: recursion cannot be flattened: f::g -> f::g"],
    ),
    (
        "fn f(x: f32) -> f32 { use a::{PI, mix, Vec3}; mix(x, PI, x) + Vec3::X.x }",
        &[
            "1:54 unknown-name: `a::PI` is neither a local nor a constant known here",
            "1:47 unknown-function: the function `a::mix` is not known here",
        ],
    ),
    (
        "static mut S: f32 = 1.0;\nfn f(x: f32) -> f32 { unsafe { S += x; }; (unsafe { S }) + unsafe { x } }",
        &[
            "2:32 static-mut: the `static mut S` may change at any time, and cannot be flattened",
            "2:53 static-mut: the `static mut S` may change at any time, and cannot be flattened",
            "2:60 unsupported-expression: `unsafe` cannot be flattened",
        ],
    ),
    (
        "fn f(v: Vec3) -> f32 { -v.cmplt(v); !v.x; -1u32; -true; v < v; v && true; v.x += true; v += 1; 1.0 }",
        &[
            "1:24 operator: `-` does not take `BVec3`",
            "1:37 operator: `!` does not take `f32`",
            "1:43 operator: `-` does not take `u32`",
            "1:50 operator: `-` does not take `bool`",
            "1:59 operator: `<` does not take `Vec3` and `Vec3`",
            "1:64 type-mismatch: this is `Vec3`, but `bool` is needed",
            "1:79 operator: `+=` does not take `f32` and `bool`",
            "1:90 operator: `+=` does not take `Vec3` and `{integer}`",
        ],
    ),
    (
        "fn f(x: f32, n: i32) -> f32 { x.powi(n) + x.powi(1.0) + x.powf(2) }",
        &[
            "1:50 type-mismatch: this is `{float}`, but `i32` is needed",
            "1:64 type-mismatch: this is `{integer}`, but `f32` is needed",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { let (a, b) = (1.0, 2.0, 3.0); let (c, ..) = x; a }",
        &[
            "1:27 type-mismatch: this is `({float}, {float}, {float})`, but `(_, _)` is needed",
            "1:57 type-mismatch: this is `f32`, but `(_,)` is needed",
        ],
    ),
    // Operators of structs are those that blocks say.
    (
        "fn f(x: f32) -> f32 { let d = D(x); d + d; d + x; d - d; -d; d += d; x * d; d + 1.0; d + 1; d == d; x }\n\
         struct D(f32); impl std::ops::Add for D { type Output = D; fn add(self, o: D) -> D { o } }",
        &[
            "1:46 operator: `+` does not take `D` and `f32`",
            "1:53 operator: `-` does not take `D` and `D`",
            "1:58 operator: `-` does not take `D`",
            "1:64 operator: `+=` does not take `D` and `D`",
            "1:72 operator: `*` does not take `f32` and `D`",
            "1:79 operator: `+` does not take `D` and `{float}`",
            "1:88 operator: `+` does not take `D` and `{integer}`",
            "1:95 operator: `==` does not take `D` and `D`",
        ],
    ),
    // What a literal is depends on the blocks, also on those that cannot be read; what has another type is none of theirs.
    (
        "fn f(x: f32) -> f32 { let d = D(x); d * 2.0; d * x; d / 2; let y; d / y; y = 1; x }\n\
         struct D(f32); impl Mul<f32> for D { type Output = D; fn mul(self, o: f32) -> D { self } }\n\
         impl Mul<f64> for D { type Output = D; fn mul(self, o: f64) -> D { self } }\n\
         impl Div<u32> for D { type Output = D; fn div(self, o: u32) -> D { self } }\n\
         impl Div<i32> for D { type Output = D; fn div(self, o: i32) -> D { self } }",
        &[
            "1:41 ambiguous-type: the type of this is not known yet",
            "1:57 ambiguous-type: the type of this is not known yet",
            "1:71 ambiguous-type: the type of this is not known yet",
        ],
    ),
    // Functions that take functions are inlined where they are called, and nowhere else.
    (
        "fn f(x: f32) -> f32 { g(|a, b| a + b, x) + g(|a: i32| a, x) + g(|a| true, x) + g(x, x) + g(x) + h(|a| a, x) }\n\
         fn g(f: impl Fn(f32) -> f32, x: f32) -> f32 { f(x) }\n\
         fn h<F>(f: F, x: f32) -> f32 where F: FnMut(f32) -> f32 { f(x, x) + f(true) + h(|y| y, x) }",
        &[
            "1:25 unsupported-expression: a closure of 2 parameters here cannot be flattened",
            "1:46 type-mismatch: this is `f32`, but `i32` is needed",
            "1:69 type-mismatch: this is `bool`, but `f32` is needed",
            "1:82 unsupported-expression: a call of a value cannot be flattened",
            "1:90 argument-count: `g` takes 2 arguments, but 1 is given",
            "3:59 argument-count: `f` takes 1 argument, but 2 are given",
            "3:71 type-mismatch: this is `bool`, but `f32` is needed",
            "3:79 recursion: recursion cannot be flattened: h -> h",
        ],
    ),
    (
        "fn f(g: &dyn Fn(f32) -> f32, x: f32) -> f32 { g(x) }",
        &["1:4 takes-function: `f` takes a function, so it has no twin"],
    ),
    // A mistake in a block is said where an operator means it.
    (
        "fn f(x: f32) -> f32 { (D(x) + D(x)).0 }\n\
         struct D(f32); impl Add for D { type Output = D; fn add(self, o: D) -> D { self.0.nope(); o + o } }",
        &[
            "2:83 unknown-method: `f32` has no method `nope` that can be flattened",
            "2:93 recursion: recursion cannot be flattened: D::add -> D::add",
        ],
    ),
    (
        "fn f(#[cfg(a)] x: f32) -> f32 { #[cfg(a)] let y = x; #[unroll] let z = x; #[allow(unused)] let z = 1; x }",
        &[
            "1:8 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "1:35 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "1:56 unsupported-statement: `#[unroll]` in a body cannot be flattened yet",
        ],
    ),
    (
        "fn f(x: Vec2) -> f32 { x.into() }",
        &["1:26 unknown-associated: `f32` has no constant or function `from` that can be flattened from `Vec2`"],
    ),
    (
        "fn m(xs: &[f32]) -> f32 { xs[0] } fn f(x: f32) -> f32 { m(x) + m(&[1, 2]) + m(&[x, 1.0]) }",
        &[
            "1:57 unsupported-expression: `m`, of a slice whose length is not known, cannot be flattened",
            "1:66 type-mismatch: this is `&[{integer}; 2]`, but `&[f32; 2]` is needed",
        ],
    ),
    ("fn f(a: [f32; 3], n: usize) -> f32 { a.windows(n).count() as f32 }", &["1:40 unsupported-expression: `windows` of a number that cannot be computed here, or of none, cannot be flattened"]),
    ("fn f(a: [f32; 3]) -> f32 { let b = a.chunks(2).count(); let c = a.windows(0).count(); let d = a.windows(b).count(); let e = a.iter().map(|x| x * 2.0).chain(&a).count(); 1.0 }", &["1:38 unsupported-expression: `chunks` of 2 of 3, of which the last is shorter, cannot be flattened", "1:67 unsupported-expression: `windows` of a number that cannot be computed here, or of none, cannot be flattened", "1:97 unsupported-expression: `windows` of a number that cannot be computed here, or of none, cannot be flattened", "1:151 iterator-order: `chain` cannot stand behind what computes or leaves out items"]),
    ("fn f(a: [f32; 3], b: [i32; 2]) -> f32 { let c = a.iter().chain(&b).count(); let d = a.iter().chain(b).count(); let e = 1.0_f32.windows(2).count(); 1.0 }", &["1:58 type-mismatch: this is `&i32`, but `&f32` is needed", "1:94 type-mismatch: this is `i32`, but `&f32` is needed", "1:128 unknown-method: `f32` has no method `windows` that can be flattened"]),
    ("fn f(mut a: [f32; 3], n: usize) -> f32 { let b = &a[n..]; let c = &a[2..5]; let d = &a[2..1]; let e = &mut a[1..]; a[1..].swap(0, 1); a[1..][0] = 1.0; for x in &mut a[1..] { *x = 1.0; } a[..2].iter_mut().for_each(|x| *x = 2.0); let g = &n[1..]; 1.0 }", &["1:54 unsupported-expression: a slice whose ends are not known, or not there, cannot be flattened", "1:71 unsupported-expression: a slice whose ends are not known, or not there, cannot be flattened", "1:89 unsupported-expression: a slice whose ends are not known, or not there, cannot be flattened", "1:111 unsupported-expression: a slice cannot be flattened", "1:119 unsupported-expression: a slice cannot be flattened", "1:138 unsupported-expression: a slice cannot be flattened", "1:169 unsupported-expression: a slice cannot be flattened", "1:189 unsupported-expression: a slice cannot be flattened", "1:241 unsupported-expression: a slice of what is no array cannot be flattened"]),
    ("struct Vec2(f32); impl From<f32> for Vec2 { fn from(x: f32) -> Vec2 { Vec2(x) } } fn g(t: impl Into<Vec2>) -> f32 { t.into().0 } fn f(x: f32) -> f32 { g(1.5) * x }", &["1:152 unsupported-expression: `g`, of a value whose type is not known before the call, cannot be flattened"]),
    ("struct P { a: f32 } impl P { fn windows(&self, n: usize) -> [f32; 2] { [self.a, n as f32] } } fn f(x: f32) -> f32 { let p = P { a: x }; let mut t = 0.0; for q in p.windows(3).map(|v| v * 2.0) { t += q; } t }", &["1:165 unsupported-expression: what is made of a `windows` of its own cannot be flattened"]),
    ("struct C(f32); impl From<&[f32; 2]> for C { fn from(x: &[f32; 2]) -> C { C(x[0]) } } impl Mul<&[f32; 2]> for C { type Output = C; fn mul(self, x: &[f32; 2]) -> C { C(x[0]) } } fn g(xs: &[f32]) -> f32 { let c: C = xs.into(); C::from(xs).0 + (c * xs).0 } fn f(x: f32) -> f32 { g(&[x, 1.0]) }", &["1:217 unknown-associated: `C` has no constant or function `from` that can be flattened", "1:228 unknown-associated: `C` has no constant or function `from` that can be flattened", "1:244 operator: `*` does not take `C` and `&[f32; 2]`"]),
    ("fn g(xs: &[f32]) -> f32 { xs.clone()[0] } fn f(x: f32) -> f32 { g(&[x, 1.0]) }", &["1:30 unsupported-expression: `clone` of a reference to an array, which may be a slice, cannot be flattened"]),
    ("trait Shape { fn r(&self) -> f32; } struct Ball(f32); impl Shape for Ball { fn r(&self) -> f32 { self.0 } } struct C(f32); impl From<&Ball> for C { fn from(b: &Ball) -> C { C(b.0) } } impl Neg for &Ball { type Output = f32; fn neg(self) -> f32 { self.0 } } fn g(s: &dyn Shape) -> f32 { let c: C = s.into(); c.0 + C::from(s).0 + -s } fn f(x: f32) -> f32 { g(&Ball(x)) }", &["1:300 unknown-associated: `C` has no constant or function `from` that can be flattened", "1:317 unknown-associated: `C` has no constant or function `from` that can be flattened", "1:329 operator: `-` does not take `Ball`"]),
    ("fn f(x: f32) -> f32 { let y = x.into(); x }", &["1:27 ambiguous-type: the type of this is not known yet"]),
    ("fn f(x: f32) -> f32 { x + x.into() }", &["1:29 ambiguous-type: the type of this is not known yet"]),
    ("fn f(x: f32) -> f32 { x.into().sin() }", &["1:25 ambiguous-type: the type of this is not known yet"]),
    ("fn f(v: Vec2) -> f32 { let y: [f32; 3] = v.into(); y[0] }", &["1:44 unknown-associated: `[f32; 3]` has no constant or function `from` that can be flattened from `Vec2`"]),
    ("fn f(v: Vec2) -> f32 { let y: (f32, i32) = v.into(); y.0 }", &["1:46 type-mismatch: this is `f32`, but `i32` is needed"]),
    ("fn f(v: Vec2) -> f32 { let y: f32 = 1.0.into(); y }", &["1:37 float-default: nothing says that this number is `f32`, so Rust makes it `f64`"]),
    ("fn f(v: Vec2) -> f32 { let y: Option<Vec2> = v.into(); 1.0 }", &["1:48 unknown-associated: `Option<Vec2>` has no constant or function `from` that can be flattened from `Vec2`"]),
    ("fn f(v: Vec2) -> f32 { let y: Vec3 = v.nope().into(); let z = v.into(1.0); let w = Vec3::from(v.into()); 1.0 }", &["1:40 unknown-method: `Vec2` has no method `nope` that can be flattened", "1:65 unknown-method: `Vec2` has no method `into` that can be flattened", "1:90 unknown-associated: `Vec3` has no constant or function `from` that can be flattened from `_`"]),
    ("fn f(mut v: Vec2) -> f32 { let r = &mut v; let y: [f32; 2] = r.into(); 1.0 }", &["1:64 unsupported-expression: `into` of a `&mut` cannot be flattened"]),
    ("struct C(f32); impl From<f32> for C { fn from(x: f32) -> C { C(x) } } impl From<i32> for C { fn from(x: i32) -> C { C(1.0) } } fn f(x: f32) -> f32 { let c: C = Vec2::ONE.into(); c.0 }", &["1:171 unknown-associated: `C` has no constant or function `from` that can be flattened"]),
    ("fn f(x: f32) -> f32 { return; }", &["1:23 type-mismatch: this is `()`, but `f32` is needed"]),
    (
        "fn f(x: f32) -> f32 { if x > 0.0 { 1.0 } x }",
        &["1:36 type-mismatch: this is `{float}`, but `()` is needed"],
    ),
    ("const N: usize = 2; fn f(v: [f32; 2], x: f32) -> f32 { if N > 1 { v[2] } else { v[3] } }", &["1:69 index-range: the element 2 of 2 does not exist"]),
    ("const N: usize = 2; fn f(mut v: [f32; 2], x: f32) -> f32 { if x > 0.0 && N > 1 { v[2] = x; v[N] += x; } if N < 2 { return x; } let n = 1; if n < 2 || v[7] > x { v[4] } else { v[9] } }", &["1:84 index-range: the element 2 of 2 does not exist", "1:94 index-range: the element 2 of 2 does not exist", "1:164 index-range: the element 4 of 2 does not exist"]),
    ("fn f(mut v: Vec3, i: usize) -> f32 { let mut n = 1; n = 2; if n > 2 { v[3] = 1.0; } let k = i; while k < 1 { return v[4]; } v[0] }", &["1:73 index-range: the element 3 of 3 does not exist", "1:119 index-range: the element 4 of 3 does not exist"]),
    ("fn f(x: i32) -> u32 { let a = u32::try_from(3).unwrap(); let b = u32::try_from(1.5_f32).ok(); let c = u32::try_from(x); let d = u8::try_from(x).ok(); let e = u32::try_from(x).is_ok(); a }", &["1:36 unsupported-expression: `try_from` of a `{integer}` cannot be flattened", "1:71 unsupported-expression: `try_from` of a `f32` cannot be flattened", "1:108 unknown-associated: `u32` has no constant or function `try_from` that can be flattened", "1:133 unknown-associated: `u8` has no constant or function `try_from` that can be flattened", "1:164 unknown-associated: `u32` has no constant or function `try_from` that can be flattened"]),
    ("fn f(v: [f32; 4]) -> f32 { let a = v.iter().nth(1, 2); let b = v.iter().nth(1.0); let c = v.iter().next_back(); 1.0 }", &["1:45 unsupported-expression: this `nth` cannot be flattened", "1:77 type-mismatch: this is `{float}`, but `usize` is needed", "1:100 unsupported-expression: `next_back` of an iterator cannot be flattened"]),
    ("fn f(x: u32) -> u32 { let n = 2; let a = n.pow(2); let b = 3.max(1).abs_diff(2); x }", &["1:44 ambiguous-number: the method `pow` is called on a number whose type is not known yet", "1:69 ambiguous-number: the method `abs_diff` is called on a number whose type is not known yet"]),
    ("fn f(x: u32) -> u32 { let n = 2; let r = &n; let a = r.pow(2); let b = n.max(); x }", &["1:56 ambiguous-number: the method `pow` is called on a number whose type is not known yet"]),
    ("fn f(x: u32) -> u32 { let n = 2; let b = n.max(); x }", &["1:44 ambiguous-number: the method `max` is called on a number whose type is not known yet"]),
    ("fn f(x: u32) -> u32 { let n = 2; let a = n.max(&x); let m = 3; let b = m.min(2.0); let c = 1.cmp(&Vec2::ONE); x }", &["1:48 type-mismatch: this is `&u32`, but `{integer}` is needed", "1:78 type-mismatch: this is `{float}`, but `{integer}` is needed", "1:98 type-mismatch: this is `Vec2`, but `{integer}` is needed"]),
    ("fn f(x: u32) -> u32 { let n = 2; let a = n.max(1); let b: u8 = n; let c = 3.min(7_i64); let d = 2.cmp(&0_u16); x }", &["1:44 unknown-method: `u8` has no method `max` that can be flattened", "1:77 unknown-method: `i64` has no method `min` that can be flattened", "1:99 unknown-method: `u16` has no method `cmp` that can be flattened"]),
    ("fn f(x: u32) -> u32 { let n = 300; let a = n.max(1); let b = 0.1.partial_cmp(&0.2); x }", &["1:62 float-default: nothing says that this number is `f32`, so Rust makes it `f64`"]),
    (
        "fn f(x: f32) -> f32 { 2.0.max(x) + 1.abs() }",
        &[
            "1:27 ambiguous-number: the method `max` is called on a number whose type is not known yet",
            "1:38 ambiguous-number: the method `abs` is called on a number whose type is not known yet",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { f32::lerp(x) + f32::foo(x) + Vec3::splat(1.0, 2.0).x + vec3(1.0).x }",
        &[
            "1:28 argument-count: `lerp` takes 3 arguments, but 1 is given",
            "1:43 unknown-associated: `f32` has no constant or function `foo` that can be flattened",
            "1:58 argument-count: `splat` takes 1 argument, but 2 are given",
            "1:78 argument-count: `vec3` takes 3 arguments, but 1 is given",
        ],
    ),
    ("fn f(x: u32) -> u32 { -x + 0.5 }", &["1:23 operator: `-` does not take `u32`"]),
    (
        "fn f(x: f32) -> f32 { let y = x + 1; y * 2 }",
        &["1:33 operator: `+` does not take `f32` and `{integer}`"],
    ),
    (
        "struct Own { a: f32 } #[derive(PartialOrd)] struct Held { own: Own } #[derive(PartialOrd)] enum Shape { Ball(f32), Dot }\n\
         fn f(a: Held, b: Shape, x: f32, v: Vec2) -> bool { (x, x) < (x, 1); a < a; b <= b; Some(x) > None; (x, v) < (x, v); (x, x) < x }",
        &[
            "2:59 type-mismatch: this is `(f32, {integer})`, but `(f32, f32)` is needed",
            "2:71 operator: `<` does not take `Held` and `Held`",
            "2:78 operator: `<=` does not take `Shape` and `Shape`",
            "2:92 operator: `>` does not take `Option<f32>` and `Option<_>`",
            "2:107 operator: `<` does not take `(f32, Vec2)` and `(f32, Vec2)`",
            "2:124 operator: `<` does not take `(f32, f32)` and `f32`",
        ],
    ),
    (
        "fn f(x: f32, v: Vec2) -> f32 { let a = x as _; let n: i32 = v as _; let b: bool = x as _; let c: Vec<_> = x as _; x }",
        &[
            "1:98 unknown-type: the type `Vec<..>` cannot be flattened",
            "1:42 ambiguous-type: the type of this is not known yet",
            "1:63 cast: `Vec2` cannot be cast `as i32`",
            "1:85 cast: `f32` cannot be cast `as bool`",
        ],
    ),
    (
        "fn f(x: f32) -> Vec3 { Vec3 { x, y: 1.0 }; Vec2 { x, x: 2.0, y: x }; Vec2 { x, y: x, z: x }; Vec3 { x: 1, ..Vec2::ONE } }",
        &[
            "1:24 struct-literal: this literal does not give `z`",
            "1:57 struct-literal: the field `x` is given twice",
            "1:86 unknown-field: `Vec2` has no field `z`",
            "1:115 type-mismatch: this is `Vec2`, but `Vec3` is needed",
            "1:104 type-mismatch: this is `{integer}`, but `f32` is needed",
        ],
    ),
    (
        "struct S { a: f32 }\n\
         fn f(s: S) -> f32 { s == s; s + s; -s; s.a.b; S::new(1.0); S::X; S(1.0); (1.0_f32, 2).x; (1.0_f32, 2).2; s as f32; f32 { x: 1.0 }; 1.0 }",
        &[
            "2:23 operator: `==` does not take `S` and `S`",
            "2:31 operator: `+` does not take `S` and `S`",
            "2:36 operator: `-` does not take `S`",
            "2:44 unknown-field: `f32` has no field `b`",
            "2:50 unknown-associated: `S` has no constant or function `new` that can be flattened",
            "2:63 unknown-associated: `S` has no constant or function `X` that can be flattened",
            "2:66 unknown-function: the function `S` is not known here",
            "2:87 unknown-field: `(f32, {integer})` has no field `x`",
            "2:103 unknown-field: `(f32, {integer})` has no field `2`",
            "2:116 unsupported-expression: a literal of `f32` cannot be flattened",
            "2:108 cast: `S` cannot be cast `as f32`",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { let v: Vec<f32> = 1.0; let s: glam::DMat = 2.0; let t: <A as B>::C = 3.0; let u: ! = 4.0; let w: (f32, &f32) = 1.0; x }",
        &[
            "1:30 unknown-type: the type `Vec<..>` cannot be flattened",
            "1:59 unknown-type: the type `glam::DMat` cannot be flattened",
            "1:84 unknown-type: the type `B::C` cannot be flattened",
            "1:104 unknown-type: the type `!` cannot be flattened",
            "1:134 type-mismatch: this is `{float}`, but `(f32, &f32)` is needed",
        ],
    ),
    ("fn f(x: f32) -> f32 { f }", &["1:23 unsupported-expression: `f` as a value cannot be flattened"]),
    (
        "fn f(x: f32) -> f32 { f32::MAX::<i32>; x.max::<f32>(x); (x)(1.0); <f32 as Ord>::max(x, x); f32 }",
        &[
            "1:28 unsupported-expression: a path with `<..>` cannot be flattened",
            "1:42 unsupported-expression: a method with `::<..>` cannot be flattened",
            "1:57 unsupported-expression: a call of a value cannot be flattened",
            "1:81 unsupported-expression: a path with `<..>` cannot be flattened",
            "1:92 unknown-name: `f32` is neither a local nor a constant known here",
        ],
    ),
    (
        "fn f(v: Vec3) -> f32 { v.xw(); v.xyzxy(); v.xx(1.0); Vec3::xy(); Vec3::xy(v, v); v.with_xx(v.xy()); v.with_xyz(v); v.with_xy(1.0); v.x.xy(); 1.0 }",
        &[
            "1:26 unknown-method: `Vec3` has no method `xw` that can be flattened",
            "1:34 unknown-method: `Vec3` has no method `xyzxy` that can be flattened",
            "1:45 argument-count: `xx` takes no arguments, but 1 is given",
            "1:60 argument-count: `xy` takes 1 argument, but 0 are given",
            "1:72 argument-count: `xy` takes 1 argument, but 2 are given",
            "1:84 unknown-method: `Vec3` has no method `with_xx` that can be flattened; near names: `with_x`, `with_y`, `with_z`",
            "1:103 unknown-method: `Vec3` has no method `with_xyz` that can be flattened; near names: `with_x`, `with_y`, `with_z`",
            "1:126 type-mismatch: this is `{float}`, but `Vec2` is needed",
            "1:136 unknown-method: `f32` has no method `xy` that can be flattened",
        ],
    ),
    (
        "const N: i32 = 3;\n\
         const V: Vec3 = Vec3::new(1.0, 2.0, N);\n\
         const W: f32 = { return 1.0; };\n\
         const X: f32 = 1;\n\
         fn f(x: f32) -> f32 { N + V.x + W + X }",
        &[
            "2:37 type-mismatch: this is `i32`, but `f32` is needed",
            "3:18 unsupported-expression: `return` in a constant cannot be flattened",
            "4:16 type-mismatch: this is `{integer}`, but `f32` is needed",
        ],
    ),
    ("fn f(x: f32) -> f32 { 1e39_f32 + 3e38 + 1e-50 }", &["1:23 literal: 1e39 is out of the range of `f32`"]),
    (
        "fn f(x: f32) -> i32 { -2147483649 + 2147483648 + -2147483648 }",
        &[
            "1:23 literal: -2147483649 is out of the range of `i32`",
            "1:37 literal: 2147483648 is out of the range of `i32`",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { #[cfg(a)] g(x); S { #[cfg(a)] a: 1.0 }; #[cfg_attr(a, b)] { x } }",
        &[
            "1:25 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "1:33 unknown-function: the function `g` is not known here",
            "1:39 unknown-type: the type `S` cannot be flattened",
            "1:45 unsupported-statement: `#[cfg]` in a body cannot be flattened yet",
            "1:65 unsupported-statement: `#[cfg_attr]` in a body cannot be flattened yet",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { let a = true && 1; let b = 1.0 || x; !1.0; if 1 { 2.0 } else { x } }",
        &[
            "1:39 type-mismatch: this is `{integer}`, but `bool` is needed",
            "1:50 type-mismatch: this is `{float}`, but `bool` is needed",
            "1:57 type-mismatch: this is `f32`, but `bool` is needed",
            "1:60 operator: `!` does not take `{float}`",
            "1:69 type-mismatch: this is `{integer}`, but `bool` is needed",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { x.max(true) + x.max(x > 1) }",
        &[
            "1:29 type-mismatch: this is `bool`, but `f32` is needed",
            "1:45 operator: `>` does not take `f32` and `{integer}`",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { let (a, b): (f32, i32) = (1, 1.0); a }",
        &["1:48 type-mismatch: this is `({integer}, {float})`, but `(f32, i32)` is needed"],
    ),
    (
        "fn f(x: f32) -> f32 { let y; if x > 0.0 { y = 1.0; } else { y = true; } y }",
        &["1:65 type-mismatch: this is `bool`, but `{float}` is needed"],
    ),
    (
        "fn f(x: f32) -> f32 { for i in 0..2 { i } for i in 0_u32..2_i32 {} x }",
        &[
            "1:39 type-mismatch: this is `{integer}`, but `()` is needed",
            "1:59 type-mismatch: this is `i32`, but `u32` is needed",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { let mut t = (x, x); t.0 = (t.1, 1); t = t.0; x }",
        &[
            "1:49 type-mismatch: this is `(f32, {integer})`, but `f32` is needed",
            "1:65 type-mismatch: this is `f32`, but `(f32, f32)` is needed",
        ],
    ),
    (
        "fn f(x: f32) -> f32 { let y = x.sin_cos(); y }",
        &["1:44 type-mismatch: this is `(f32, f32)`, but `f32` is needed"],
    ),
    (
        "fn f(x: f32) -> f32 { g(x) + h(x) }\n\
         fn g(x: i32) -> i32 { x + 1.0 }\n\
         fn h(x: f32) -> f32 { h(x) + g(1) }",
        &[
            "1:25 type-mismatch: this is `f32`, but `i32` is needed",
            "1:28 operator: `+` does not take `i32` and `f32`",
            "2:25 operator: `+` does not take `i32` and `{float}`",
            "3:28 operator: `+` does not take `f32` and `i32`",
            "3:23 recursion: recursion cannot be flattened: h -> h",
        ],
    ),
];

#[test]
fn mistakes() {
    MISTAKES.iter().for_each(|(text, expected)| fails(text, expected));
}

/// The rows that other rooms give: those of the attribute's arguments and of sizes. `nesting` has its own tests, and
/// in one scope every type has its name.
const OTHERS: &[&str] = &[
    // Of arguments, not of bodies.
    "preshader",
    "unknown-argument",
    "repeated-argument",
    "feature-off",
    "argument-value",
    "attribute-place",
    "items-form",
    "operator-place",
    "syntax",
    "unroll-limit",
    "work-limit",
    "ops-limit",
    "nesting",
    "unnamed-type",
    "struct-methods",
    "inlined",
    "unmarked",
    "missing-block",
    "second-block",
    "circle",
    "left-out",
    "leaf-body",
    "strict-loops",
];

/// Every row stands in a mistake above, or is not the front end's.
#[test]
fn every_row_has_a_mistake() {
    let rows_of = |(_, expected): &(&str, &'static [&'static str])| expected.iter();
    let shown: BTreeSet<&str> = MISTAKES
        .iter()
        .flat_map(rows_of)
        .map(|e| e.split([' ', ':']).nth(2).expect("the row is the third word"))
        .chain(OTHERS.iter().copied())
        .collect();
    let rows: BTreeSet<&str> = CODES.iter().map(|c| c.id).collect();
    assert_eq!(shown, rows);
}

/// Ids are in kebab case and differ; texts have no final dot.
#[test]
fn rows_are_in_form() {
    for code in CODES {
        assert!(code.id.chars().all(|c| c == '-' || c.is_ascii_lowercase()), "{}", code.id);
        for text in [code.message, code.help] {
            assert!(!text.ends_with('.') && !text.is_empty(), "{text}");
        }
    }
    let ids: BTreeSet<&str> = CODES.iter().map(|c| c.id).collect();
    assert_eq!(ids.len(), CODES.len());
}
