//! What lowering makes of locals, fields, lanes and elements, before any pass: the values that they have.

use crate::code::Code;

pub(crate) const ROWS: &[Code] = &[
    Code(
        "compound assignments",
        "",
        "-> i32 { let mut r = i; if a { r += 3; r *= j; r ^= 5; r <<= 2; r |= 1; } r }",
        "select(a, ((((i + 3) * j) ^ 5) << 2u) | 1, i)",
        "6/28",
    ),
    Code(
        "blocks",
        "",
        "-> f32 { let mut r = x; { let x = y; r *= x; { r += x; } } r - x }",
        "((x * y) + y) - x",
        "3/12",
    ),
    Code(
        "declared before",
        "",
        "-> f32 { let r; let s; if a { r = x; s = y; } else { s = z; r = e; } r * s }",
        "select(a, x, e) * select(a, y, z)",
        "3/12",
    ),
    Code(
        "what nobody reads",
        "",
        "-> f32 { let mut r = x.sin(); let s = r * y; r = x; if a { r += 0.5; r = y; } let _unread = s; r }",
        "select(a, y, x)",
        "1/4",
    ),
    Code(
        "one value under several names",
        "",
        "-> i32 { let r = i / j; let s = r; let mut n = s; n ^= r >> 1; n }",
        "((i / j) >> 1u) ^ (i / j)",
        "3/148",
    ),
    Code(
        "one name for several values",
        "",
        "-> i32 { let mut r = 2; r += 3; let s = r; r *= 2; i * r - s }",
        "(i * 10) - 5",
        "2/12",
    ),
    Code(
        "one name for several values in a helper",
        "fn of(k: i32) -> i32 { let mut r = 2; for l in [1, 2] { r *= 2 + l; } r ^ k }",
        "-> i32 { of(i) }",
        "i ^ 24",
        "1/4",
    ),
    Code(
        "locals that are constants",
        "",
        "-> i32 { let r = 2; let s = r * 8; let n = s + r; n - 2 }",
        "16",
        "0/0",
    ),
    Code(
        "sum that a loop makes a constant",
        "",
        "-> i32 { let mut r = 0; for k in 0..4 { r += k; } i ^ r }",
        "i ^ 6",
        "1/4",
    ),
    Code("constants before a value", "", "-> i32 { let mut r = 10; r += 20; r ^= i; r }", "i ^ 30", "1/4"),
    Code(
        "constants behind a value",
        "",
        "-> i32 { let mut r = i; r ^= 5; r *= 3; r }",
        "(i ^ 5) * 3",
        "2/12",
    ),
    Code(
        "value that is stored to itself",
        "",
        "-> f32 { let mut r = x * y; if a { r = r; } r }",
        "x * y",
        "1/4",
    ),
    Code(
        "zero that nobody sees",
        "",
        "-> f32 { let mut r = 0.0; if a { r = x; } else { r = y; } r }",
        "select(a, x, y)",
        "1/4",
    ),
    Code(
        "angle in degrees",
        "",
        "-> (f32, f32, Vec3) { (x.to_radians(), y.to_degrees(), v * w) }",
        "x * 0.017453292, y * 57.29578, v * w",
        "3/20",
    ),
    Code(
        "element read twice",
        "",
        "-> i32 { let r = [i, j, 7]; let k = (p & 3) as usize; r[k] ^ (r[k] >> 1) }",
        "(select((p & 3u) == 0u, i, select((p & 3u) < 2u, j, 7)) >> 1u) ^ select((p & 3u) == 0u, i, select((p & 3u) < 2u, j, 7))",
        "7/28",
    ),
    Code(
        "element stored between two reads",
        "",
        "-> i32 { let mut r = [i, j]; let k = (p & 1) as usize; let s = r[k]; r[k] = 9; s ^ r[k] ^ r[0] }",
        "(select((p & 1u) == 0u, i, j) ^ 9) ^ select((p & 1u) == 0u, 9, i)",
        "6/24",
    ),
    Code(
        "every way to store",
        r"struct Pt { a: f32, v: Vec3, n: [f32; 2] }
impl Pt { fn set(&mut self, x: f32) { self.a = x; } }
fn put(out: &mut f32, x: f32) { *out = x; }",
        r"-> [f32; 8] {
            let mut r = [x; 4]; let mut s = Pt { a: x, v: Vec3::splat(x), n: [x; 2] }; let mut n = x;
            if a { r[0] = y; r[1] *= y; (r[2], n) = (y, z); put(&mut r[3], y); s.set(y); s.v.x = y; s.n[1] = y; }
            [r[0], r[1], r[2], r[3], s.a, s.v.x + s.v.y, s.n[0] - s.n[1], n]
        }",
        "select(a, y, x), select(a, x * y, x), select(a, y, x), select(a, y, x), select(a, y, x), select(a, vec3(y, x, x), splat3(x)).y + select(a, vec3(y, x, x), splat3(x)).x, x - select(a, y, x), select(a, z, x)",
        "11/36",
    ),
    Code("lane read three times", "", "-> f32 { v.x * v.x + v.x }", "(v.x * v.x) + v.x", "3/8"),
    Code(
        "lane stored",
        "",
        "-> Vec3 { let mut r = Vec3::ZERO; r.x = x; if a { r.z = y; } r }",
        "select(a, vec3(x, 0.0, y), vec3(x, 0.0, 0.0))",
        "3/12",
    ),
    Code(
        "fields that are values",
        r"struct Ray { at: Vec3, dir: Vec3 }
fn step(r: Ray, t: f32) -> Ray { Ray { at: r.at + r.dir * t, ..r } }",
        "-> Vec3 { let mut r = Ray { at: v, dir: w }; for _ in 0..2 { r = step(r, x); } r.at }",
        "((splat3(x) * w) + v) + (splat3(x) * w)",
        "3/36",
    ),
    Code(
        "array with numbers that are known",
        "",
        "-> f32 { let mut r = [x, y, z]; for k in 0..2 { r[k + 1] = r[k] * r[k + 1]; } r[2] }",
        "(x * y) * z",
        "2/8",
    ),
    Code(
        "number that is not known",
        "",
        "-> f32 { [x, y, z, e][(p & 3) as usize] }",
        "select((p & 3u) < 2u, select((p & 3u) == 0u, x, y), select((p & 3u) < 3u, z, e))",
        "7/28",
    ),
    Code(
        "operand before an effect",
        "",
        "-> i32 { let mut r = i; r ^ { r = j; r >> 1 } }",
        "i ^ (j >> 1u)",
        "2/8",
    ),
    Code(
        "operand before a call with an effect",
        "fn bump(k: &mut i32) -> i32 { *k ^= 7; *k }",
        "-> i32 { let mut r = i; (r >> 1) ^ bump(&mut r) }",
        "(i >> 1u) ^ (i ^ 7)",
        "3/12",
    ),
    Code(
        "effect in a lane",
        "",
        "-> (Vec3, f32) { let mut r = x; let s = vec3(r, { r = y; z }, r); (s, r) }",
        "vec3(x, z, y), y",
        "1/0",
    ),
    Code(
        "product of matrices",
        "",
        "-> Vec2 { Mat2::from_cols(vec2(x, y), vec2(z, e)) * Mat2::from_cols(vec2(f, g), vec2(h, x)) * vec2(y, z) }",
        "(((splat2(x) * vec2(z, e)) + (vec2(x, y) * splat2(h))) * splat2(z)) + (((vec2(x, y) * splat2(f)) + (vec2(z, e) * splat2(g))) * splat2(y))",
        "11/72",
    ),
    Code("quotient of integers", "", "-> i32 { i / j }", "i / j", "1/140"),
];
