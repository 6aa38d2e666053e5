// Plain Rust that rustc compiles with the tests and the front end reads as text. Every function takes an `In` and
// gives an `f32`, so that one harness can run them all.

use glam::*;
use std::f32::consts::PI;

#[derive(Clone, Copy)]
pub struct In {
    pub x: f32,
    pub y: f32,
    pub i: i32,
    pub u: u32,
    pub c: bool,
    pub v: Vec3,
    pub w: Vec4,
}

#[derive(Clone, Copy)]
pub struct Ray {
    origin: Vec3,
    dir: Vec3,
}

#[derive(Clone, Copy)]
struct Hit {
    ray: Ray,
    t: f32,
    steps: i32,
}

const STEPS: i32 = 4;
const TWICE: i32 = STEPS * 2 + 1;
const SCALE: f32 = 1.0 / 3.0;
const UP: Vec3 = Vec3::new(0.0, SCALE, 0.0);
const ORIGIN: Ray = Ray { origin: UP, dir: Vec3::ONE };
const FLAG: bool = STEPS > 3;
const HALF_TURN: f32 = -PI;
const SIDE: Vec2 = Vec2 { y: SCALE, x: 2.0 };

const COUNT: usize = 5;
const LIMIT: u16 = 500;

// ---- Literals.

pub fn float_literal_from_return(_p: In) -> f32 {
    1.0
}

pub fn float_literal_from_operator(p: In) -> f32 {
    let a = 2.0;
    let b = a;
    p.x * b
}

pub fn float_literals_meet(p: In) -> f32 {
    let a = 0.1 + 0.2;
    let b = 1.0 / a;
    b - p.x
}

pub fn integers_default(_p: In) -> f32 {
    let a = 7;
    let b = a / 2;
    b as f32
}

pub fn integer_from_later_use(p: In) -> f32 {
    let a = 7;
    let b = a + 1;
    let c: u32 = b;
    (c ^ p.u) as f32
}

pub fn literal_takes_cast(_p: In) -> f32 {
    let a = 3000000000 as u32;
    let b = -1.5 as f32;
    let c = (5) as u32;
    let d = 7 as f32;
    a as f32 + b + c as f32 + d
}

pub fn negative_limits(p: In) -> f32 {
    let a: i32 = -2147483648;
    let b = i32::MIN == a;
    if b { p.x } else { 0.0 }
}

pub fn suffixes(p: In) -> f32 {
    let a = 1u32;
    let b = 2_f32;
    let c = 1.5e3f32;
    let d = 0xff_u32 + 0b11 + 0o7;
    let e = 1_000i32;
    (a + d) as f32 * b + c + e as f32 + p.x
}

pub fn late_type(p: In) -> f32 {
    let t;
    if p.c {
        t = 1.0;
    } else {
        t = p.x;
    }
    t * 2.0
}

pub fn late_vector(p: In) -> f32 {
    let t;
    let k = 0.5;
    if p.c {
        t = p.v;
    } else {
        t = Vec3::splat(k);
    }
    (t * k).x
}

// ---- Operators.

pub fn scalar_times_vector(p: In) -> f32 {
    let a = 2.0 * p.v;
    let b = p.v * 3.0;
    let c = 1.0 - p.v / 2.0 + 0.5;
    (a + b - c).y
}

pub fn nested_literals(p: In) -> f32 {
    let a = 2.0 * (3.0 * p.v) * 0.5;
    let b = (1.0 + 2.0) * p.v;
    (a - b).z
}

pub fn integer_vectors(p: In) -> f32 {
    let a = ivec3(1, 2, 3) * 2 + p.i % 7;
    let b = 100 / a.max(IVec3::ONE);
    let c = a & 6 | b ^ 3;
    let d = (c << 1i32) >> 2u32;
    let e = !d;
    e.x as f32
}

pub fn unsigned_vectors(p: In) -> f32 {
    let a = uvec2(p.u >> 8, 3) & 1023;
    let b = a << UVec2::new(1, 2);
    let c = b >> ivec2(1, 0);
    (c.x ^ c.y) as f32
}

pub fn shifts(p: In) -> f32 {
    let a = p.i << 3;
    let b = a >> 1u32;
    let c = p.u >> (b & 7);
    let mut d = 1 << (p.u & 15);
    d <<= 2;
    d >>= 1u32;
    (c >> 20) as f32 + d as f32
}

pub fn bit_operators(p: In) -> f32 {
    let a = p.u & 0xff | 0x10 ^ 3;
    let b = !a;
    let c = p.c & true | (a > 3) ^ false;
    if c { a as f32 } else { (b >> 9) as f32 }
}

pub fn comparisons(p: In) -> f32 {
    let a = p.x < p.y;
    let b = p.i >= 3;
    let c = a == b;
    let d = a != p.c;
    let e = p.v == p.v.zxy();
    let f = p.v != Vec3::ZERO;
    let g = (p.i > 2) > (p.u <= 7);
    let h = a < b || a >= c || a <= d;
    let mut n = 0;
    if a {
        n += 1
    }
    if b {
        n += 2
    }
    if c {
        n += 4
    }
    if d {
        n += 8
    }
    if e {
        n += 16
    }
    if f {
        n += 32
    }
    if g {
        n += 64
    }
    if h {
        n += 128
    }
    n as f32
}

pub fn masks(p: In) -> f32 {
    let m = p.v.cmplt(Vec3::splat(p.x));
    let n = m & !p.v.cmpge(Vec3::ONE) | BVec3::new(p.c, false, true);
    let mut o = n ^ BVec3::TRUE;
    o |= m;
    o &= n;
    let q = m == n || o != m;
    let r = Vec3::select(n, p.v, Vec3::ZERO);
    if q && n.any() || o.all() { r.x } else { m.bitmask() as f32 }
}

pub fn negation(p: In) -> f32 {
    let a = -p.v;
    let b = -p.x;
    let c = -(p.i / 2);
    let d = !p.c;
    if !d { a.x + b } else { c as f32 }
}

pub fn precedence(p: In) -> f32 {
    let a = 1.0 + p.x * 2.0 - p.y / 4.0 % 3.0;
    let b = -p.x.abs();
    let c = p.i as f32 / 2.0;
    let d = p.x < p.y && p.c || !p.c && p.i == 3;
    if d { a + b } else { c }
}

// ---- Compound assignment and places.

pub fn compound(p: In) -> f32 {
    let mut a = p.x;
    a += 1.0;
    a -= p.y;
    a *= 2.0;
    a /= 3.0;
    a %= 5.0;
    let mut n = p.i / 4;
    n += 3;
    n %= 100;
    n ^= 0x55;
    n |= 1;
    n &= 0xff;
    a + n as f32
}

pub fn compound_vectors(p: In) -> f32 {
    let mut a = p.v;
    a *= 2.0;
    a += p.v;
    a -= 1.0;
    a /= vec3(2.0, 4.0, 8.0);
    a %= 3.0;
    let mut b = ivec2(p.i / 2, 3);
    b <<= 1;
    b ^= 5;
    b += b;
    a.x + a.y * a.z + b.x as f32
}

pub fn lanes(p: In) -> f32 {
    let mut a = p.v;
    a.x = a.y;
    a.y += 2.0;
    a.z *= a.x;
    let mut b = p.w;
    b.w = 1.0;
    b.x -= a.z;
    a.x + a.y + a.z + b.x + b.w
}

pub fn fields(p: In) -> f32 {
    let mut h = Hit { steps: 3, t: p.x, ray: Ray { dir: p.v, origin: UP } };
    h.t += 1.0;
    h.ray.origin = p.v.yxz();
    h.ray.dir.y *= 0.5;
    h.ray.origin.z -= h.t;
    h.steps -= 1;
    let r = h.ray;
    h.ray.dir = Vec3::ZERO;
    r.dir.y + r.origin.z + h.ray.dir.x + h.steps as f32
}

pub fn tuples(p: In) -> f32 {
    let a = (p.x, p.v, 3);
    let (b, (c, _), d) = (a.0, (a.1, 1.5_f32), a.2);
    let mut e = (b, d);
    e.0 += 1.0;
    e.1 *= 2;
    let (s, t) = p.x.sin_cos();
    e.0 + e.1 as f32 + c.x + s * t
}

pub fn value_before_place(p: In) -> f32 {
    let mut a = p.x;
    a += {
        a = 10.0;
        p.y
    };
    a
}

pub fn operands_in_order(p: In) -> f32 {
    let mut a = p.x;
    let b =
        a + {
            a = 3.0;
            a
        } + a;
    let c = a > {
        a = p.y;
        2.0
    };
    let d = {
        a += 1.0;
        a
    } >= a;
    if c && d { b } else { a - b }
}

pub fn short_circuit(p: In) -> f32 {
    let mut n = 0;
    let a = p.c && {
        n += 1;
        p.x > 0.0
    };
    let b = a || {
        n += 10;
        p.y > 0.0
    };
    if b { n as f32 } else { -n as f32 }
}

pub fn or_assign_in_order(p: In) -> f32 {
    let mut a = p.c;
    a |= {
        let b = a;
        a = false;
        !b && p.x > 0.0
    };
    if a { 1.0 } else { 0.0 }
}

pub fn arguments_in_order(p: In) -> f32 {
    let mut a = p.x;
    let b = vec3(
        a,
        {
            a += 1.0;
            a
        },
        a * 2.0,
    );
    let c = a.lerp(
        {
            a = 4.0;
            a
        },
        a,
    );
    b.x + b.y + b.z + c
}

pub fn struct_fields_in_order(p: In) -> f32 {
    let mut a = p.v;
    let r = Ray {
        dir: {
            a.x += 1.0;
            a
        },
        origin: a * 2.0,
    };
    r.dir.x + r.origin.x
}

pub fn vectors_as_structs(p: In) -> f32 {
    let mut n = 1.0;
    let v = Vec3 {
        z: {
            n += p.x;
            n
        },
        x: {
            n *= 3.0;
            n
        },
        y: n - p.y,
    };
    let Vec3 { x, z: deep, .. } = v;
    let side = Vec2 { y: x * deep, ..SIDE };
    let steps = IVec2 { x: p.i, y: 3 };
    let mask = BVec3 { y: p.c, ..BVec3::TRUE };
    let turn = Mat3 { y_axis: v, ..Mat3::IDENTITY } * p.v;
    let by = if mask.all() { 0.5 } else { -2.0 };
    v.dot(turn) * by + side.x - side.y * (steps.x - steps.y) as f32 + SIDE.y
}

/// Exponents that are known in each copy of a loop, and by what a call gives.
pub fn scans(p: In) -> f32 {
    let weights = [p.x.abs(), 0.5, p.y.abs(), 2.0];
    let total: f32 = weights.iter().sum();
    let picked = weights
        .iter()
        .scan(0.0, |so_far, w| {
            *so_far += w;
            Some(*so_far)
        })
        .position(|sum| sum >= total * 0.5)
        .unwrap_or(9);
    let (mut asked, mut sum) = (0, 0);
    for (i, n) in (0..5)
        .scan(p.i & 7, |state, n| {
            asked += 1;
            if *state > 9 {
                return None;
            }
            *state += n;
            Some(*state * 2)
        })
        .enumerate()
    {
        sum += n * (i as i32 + 1);
    }
    let pairs = [p.i & 3, 2, 1]
        .iter()
        .scan((1, 0), |pair, &n| {
            *pair = (pair.1 + n, pair.0);
            Some(pair.0 - pair.1)
        })
        .filter(|n| *n != 1)
        .take(2)
        .fold(0, |sum, n| sum * 8 + n);
    let mut start = 3;
    let in_order = [start, 4]
        .into_iter()
        .scan(
            {
                start += 1;
                start
            },
            |left, n| {
                *left -= n;
                Some(*left * 10)
            },
        )
        .last()
        .unwrap_or(0);
    picked as f32 + (asked * 16 + sum * 128 + pairs + in_order) as f32
}

pub fn open_powers(p: In) -> f32 {
    let mut sum = p.y;
    for i in -3..5 {
        sum += p.x.powi(i) * 0.5_f32.powi(i + 1);
    }
    for n in [0, 1, 6] {
        sum += (p.i % 5).wrapping_add(n).pow(n as u32) as f32;
        sum += (p.i.wrapping_pow(n as u32 + 2) & 1023) as f32 + (p.u.wrapping_pow(n as u32) >> 20) as f32;
    }
    sum + eased(p.x, 3) + eased(p.y, -2) + eased(p.v.x, 0) + squares(p.u & 7, 4) as f32
}

fn eased(t: f32, n: i32) -> f32 {
    let back = 1.0 - (1.0 - t).powi(n + 1);
    t.powi(n) + back
}

fn squares(x: u32, n: u32) -> u32 {
    let by = n / 2;
    x.pow(by) + x.pow(n - 1)
}

pub fn casts_by_context(p: In) -> f32 {
    let n: i32 = p.x as _;
    let u: u32 = (p.y * 3.0) as _;
    let at: usize = (p.u & 3) as _;
    let mut sum = n as f32 * 0.5;
    sum += u as f32;
    sum = sum.max(p.i as _);
    let big: f32 = Floor::Middle as i32 as _;
    sum + [1.0, p.x, 3.0, p.y][at] + big + doubled_number(p.u as _) as f32
}

fn doubled_number(n: i32) -> i32 {
    n.wrapping_mul(2)
}

#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Floor {
    Low = 7,
    Middle = -3,
    High,
}

#[derive(Clone, Copy, PartialEq, std::cmp::PartialOrd)]
struct Rank {
    level: Floor,
    by: (f32, [i32; 3], bool),
}

/// The first parts that differ decide; what is no number is neither less nor more.
pub fn orders(p: In) -> f32 {
    let level = |n: i32| match n & 3 {
        0 => Floor::Low,
        1 => Floor::Middle,
        _ => Floor::High,
    };
    let rank = |x: f32, n: i32, c: bool| Rank { level: level(n), by: (x, [n >> 2, 2, -n], c) };
    let (a, b) = (rank(p.x, p.i, p.c), rank(p.y, p.i + 1, true));
    let tests = [
        a < b,
        a <= b,
        a > b,
        a >= b,
        a <= a,
        a < a,
        (p.x, p.y) < (p.y, p.x),
        (p.x, p.y) >= (p.x, 1.0),
        &a.by.1 > &b.by.1,
        level(p.i) < Floor::High,
        (p.c, 1) < (true, p.i),
        () <= (),
        () > (),
        [p.x * 0.0, p.y, p.v.x, p.v.y, 1.0] <= [0.0, p.y, p.v.x, 0.5, p.x],
        (f32::NAN, p.i) < (f32::NAN, 5),
    ];
    let mut sum = 0;
    for (i, test) in tests.iter().enumerate() {
        if *test {
            sum += 1 << i;
        }
    }
    sum as f32
}

/// What `cmp` and its kin say, and what asks for it.
pub fn orderings(p: In) -> f32 {
    use std::cmp::{self, Ordering};
    let one = match p.i.cmp(&(p.u as i32 & 3)) {
        Ordering::Less => 1,
        cmp::Ordering::Equal => 2,
        std::cmp::Ordering::Greater => 4,
    };
    let two = match p.x.partial_cmp(&p.y) {
        Some(Ordering::Less) => 8,
        Some(order) if order.is_eq() => 16,
        Some(_) => 32,
        None => 64,
    };
    let by_both = |a: &(f32, i32), b: &(f32, i32)| a.0.total_cmp(&b.0).reverse().then_with(|| a.1.cmp(&b.1));
    let pairs = [(p.x, p.i), (p.y, 3), (p.x, 5), (p.v.x, p.i)];
    let least = pairs.iter().min_by(|a, b| by_both(a, b)).map_or(-1, |pair| pair.1);
    let most = pairs.into_iter().max_by(|a, b| by_both(a, b)).unwrap_or((0.0, 7)).1;
    let first = pairs.iter().copied().min_by_key(|pair| pair.1 & 3).map_or(0.0, |pair| pair.0);
    let last = pairs.iter().max_by_key(|pair| (pair.1 > 3, [pair.1 & 1])).map_or(0.0, |pair| pair.0);
    let total = [p.x, p.y, p.v.y].into_iter().max_by(f32::total_cmp).unwrap();
    let parts = [
        (p.i, p.c).cmp(&(1, true)),
        [p.i, p.i & 1].cmp(&[2, 0]).then(Ordering::Greater),
        (p.u as usize).cmp(&3),
        p.c.cmp(&false),
    ];
    let mut sum = (p.x, p.i).partial_cmp(&(p.y, 2)).map_or(7, |order| order as i32);
    for order in parts {
        sum = sum * 3 + order as i32 + i32::from(order < Ordering::Equal) + i32::from(order.is_ge());
    }
    let none = [1_i32; 0].iter().min_by_key(|n| **n).is_none() && None::<f32>.is_none();
    let parts = first + last * 2.0 + total * 4.0 + if none { 1.0 } else { 0.0 };
    parts + (one + two * least + most * 128 + sum * 1024) as f32
}

#[derive(Clone, Copy, PartialEq, PartialOrd)]
#[repr(u32)]
pub enum Large {
    Huge = 4_000_000_000,
    Small = 1,
}

#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub enum Signed {
    Below = -1,
    Five = 5,
    Six,
}

/// Numbers of variants that are signed, or need all bits.
pub fn numbers_of_variants(p: In) -> f32 {
    let signed = match p.u & 3 {
        0 => Signed::Below,
        1 => Signed::Five,
        _ => Signed::Six,
    };
    let large = if p.c { Large::Huge } else { Large::Small };
    let less = (large < Large::Huge) as u32 + 2 * (signed < Signed::Five) as u32;
    ((signed as u32) ^ (large as u32).wrapping_mul(3) ^ (signed as i32 as u32) << 4 ^ less << 8) as f32
}

/// What stood in a place, and places that are written as a whole.
pub fn written_anew(p: In) -> f32 {
    let (mut x, mut all, mut n) = (p.x, [p.x, p.y, p.v.z, 4.0], 1);
    let before = std::mem::replace(&mut x, p.y + 1.0);
    let taken = std::mem::take(&mut all[1]);
    let order = std::mem::replace(&mut all[n], {
        n = 2;
        x
    });
    all.reverse();
    let first = all[0] - all[1] * 2.0;
    let mut rows = [[p.x; 2], [p.y; 2]];
    rows[1].fill(x);
    rows.reverse();
    let most = std::cmp::max(p.i, n as i32) - core::cmp::min(p.i & 7, 3);
    let literal = [3, 1, 2].into_iter().min().unwrap() + [5, 9].iter().max().map_or(0, |n| *n);
    let folded = [p.i, 4, -2].into_iter().fold(i32::MIN, std::cmp::max);
    x + before * 2.0
        + taken
        + order
        + first
        + all[3]
        + rows[0][1]
        + rows[1][0]
        + (most + literal + folded) as f32
}

/// Elements in order: of what compares only, and of what counts its calls or says nothing of some.
pub fn sorts(p: In) -> f32 {
    use std::cmp::Ordering;
    let mut all = [p.x, p.v.z, 0.5, p.y, -0.0];
    all.sort_by(|a, b| a.total_cmp(b));
    let mut odd = [p.x, f32::NAN, p.y, p.v.x, 0.25];
    odd.sort_by(|a, b| a.partial_cmp(b).unwrap_or(Ordering::Equal));
    let mut down = [p.v.x, p.x, p.y];
    down.sort_unstable_by(|&a, &b| b.total_cmp(&a));
    let mut by_name = [p.y, p.v.y, p.x];
    by_name.sort_unstable_by(f32::total_cmp);
    let mut whole = [p.i, 3, -7, p.u as i32, 3];
    whole.sort();
    let mut pairs = [(p.i & 3, 0), (2, 1), (p.u as i32 & 3, 2), (1, 3), (2, 4)];
    pairs.sort_by_key(|pair| pair.0);
    let order = pairs.iter().fold(0, |order, pair| order * 8 + pair.1);
    pairs.sort_unstable();
    let mut count = 0;
    let mut rows = [[p.x; 3], [p.y, 1.0, p.x]];
    rows[1].sort_by(|a, b| {
        count += 1;
        a.total_cmp(b)
    });
    all.iter().zip(&odd).fold(0.0, |sum, (a, b)| sum * 2.0 + a + if b.is_nan() { 100.0 } else { *b })
        + down[0]
        + by_name[1] * 3.0
        + rows[1][1] * count as f32
        + (whole[1] + order + pairs[2].0 * pairs[3].1) as f32
}

/// What `usize` has where nothing leaves 32 bits.
pub fn checked_indices(p: In) -> f32 {
    let n = (p.u % 5) as usize;
    let list = [p.x, p.y, p.v.z, 4.0, 5.0];
    let before = n.checked_sub(1).map_or(-1.0, |before| list[before]);
    let part = match 7_usize.checked_div(n) {
        Some(part) if part < 5 => list[part],
        Some(part) => part as f32,
        None => 0.5,
    };
    let left = 9_usize.checked_rem(n).unwrap_or(3);
    let Some(last) = list.len().checked_sub(n + 1) else { return -2.0 };
    before + part * 2.0 + list[left % 5] + (list[last] + n.div_ceil(2) as f32)
}

fn ramp(x: f32) -> [f32; 3] {
    if x > 8.0 {
        return Default::default();
    }
    std::array::from_fn(|i| x + i as f32)
}

struct Taps {
    weights: [f32; 4],
}

/// Arrays of what a function makes of their numbers, in order.
pub fn arrays_from_functions(p: In) -> f32 {
    use std::array;
    let mut calls = 0;
    let list: [f32; 5] = std::array::from_fn(|i| {
        calls = calls * 2 + i as i32;
        p.x * i as f32 - p.y
    });
    let taps = Taps { weights: array::from_fn(|i| 1.0 / (i + 1) as f32) };
    let squares: [u32; 3] = core::array::from_fn(|i| (i * i) as u32 + p.u % 3);
    let none: [f32; 0] = std::array::from_fn(|_| p.x);
    let ramps = ramp(p.x)[1] + ramp(9.5)[2] + none.iter().sum::<f32>();
    list[3] + list[0] * taps.weights[2] + (squares[2] as i32 + calls) as f32 + ramps
}

// ---- Names.

pub fn shadowing(p: In) -> f32 {
    let x = p.x;
    let x = x * 2.0;
    let x = if x > 1.0 {
        let x = vec3(x, 1.0, 2.0);
        x.length_squared()
    } else {
        let x = 3;
        x as f32
    };
    {
        let x = p.y;
        let _unused = x;
    }
    x
}

pub fn sibling_scopes(p: In) -> f32 {
    let mut s = 0.0;
    {
        let mut t = p.x;
        t += 1.0;
        s += t;
    }
    {
        let t = p.i;
        s += t as f32;
    }
    if p.c {
        let t = p.v;
        s += t.x;
    } else {
        let t = p.u;
        s += t as f32;
    }
    s
}

pub fn constants(p: In) -> f32 {
    let a = STEPS + TWICE;
    let b = UP * SCALE + ORIGIN.dir;
    let c = if FLAG { HALF_TURN } else { PI };
    let d = f32::EPSILON + f32::MAX.min(1.0) + std::f32::consts::TAU + core::f32::consts::FRAC_PI_2;
    let e = u32::MAX ^ 1;
    a as f32 + b.y + c + d + e as f32 + p.x + Vec3::X.x + IVec2::NEG_ONE.y as f32
}

pub fn mutable_parameter(mut p: In) -> f32 {
    p.x += 1.0;
    p.v.x = p.x;
    p.v.x + p.v.y
}

// ---- Branches.

pub fn if_value(p: In) -> f32 {
    let a = if p.c { 1.0 } else { 2.0 };
    let b = if p.x > 0.0 {
        p.v
    } else if p.x < -1.0 {
        -p.v
    } else {
        Vec3::ZERO
    };
    let n = if p.c { 1 } else { 2 };
    let k: u32 = if p.c { n } else { n + 1 };
    a + b.x + k as f32
}

pub fn early_returns(p: In) -> f32 {
    if p.x < 0.0 {
        return -1.0;
    }
    if p.x < 1.0 {
        if p.c {
            return p.y;
        }
    } else if p.y > 2.0 {
        return 3.0;
    }
    p.x
}

pub fn return_in_value(p: In) -> f32 {
    let a = if p.c { return 1.0 } else { p.x };
    let b = if p.x > 2.0 {
        a * 2.0
    } else if p.y > 0.0 {
        return a;
    } else {
        0.5
    };
    return a + b;
}

pub fn exits_inside_values(p: In) -> f32 {
    let late;
    if p.c {
        late = 1.0;
    } else {
        late = if p.x > 0.0 { p.x } else { return p.y };
    }
    let mut n = 0;
    for i in 0..6 {
        let step = if i > p.i {
            break;
        } else if i == 2 {
            continue;
        } else {
            i
        };
        n += step;
    }
    let pair = (late, if n > 9 { return 9.0 } else { n });
    sign_of({
        if pair.0 > 100.0 {
            return pair.0;
        }
        pair.0
    }) as f32
        + pair.1 as f32
}

pub fn all_arms_return(p: In) -> f32 {
    if p.c {
        return p.x;
    } else {
        return p.y;
    }
}

pub fn block_values(p: In) -> f32 {
    let a = {
        let b = p.x;
        { b * b }
    };
    let _ = {
        p.y;
        p.x
    };
    { a }
}

// ---- Loops.

pub fn sum(p: In) -> f32 {
    let mut s = 0.0;
    for i in 0..4 {
        s += i as f32 * p.x;
    }
    s
}

pub fn inclusive(p: In) -> f32 {
    let mut s = p.x;
    for _ in 1..=STEPS {
        s = s * 0.5 + 1.0;
    }
    for k in -(2)..=(TWICE / 3) - 1 {
        s += k as f32;
    }
    s
}

pub fn unsigned_loop(p: In) -> f32 {
    let mut h = p.u;
    for i in 0..8 {
        h = (h >> 1) ^ (h & 0xff) ^ i;
    }
    (h & 0xffff) as f32
}

pub fn break_and_continue(p: In) -> f32 {
    let mut s = p.x;
    for i in 0..10 {
        if i % 3 == 1 {
            continue;
        }
        s += p.y;
        if s > 20.0 {
            break;
        }
        s += 1.0;
    }
    s
}

pub fn labels(p: In) -> f32 {
    let mut s = 0.0;
    'outer: for i in 0..4 {
        for j in 0..4 {
            if (i + j) as f32 > p.x {
                continue 'outer;
            }
            if s > p.y * 3.0 {
                break 'outer;
            }
            if j > 2 {
                break;
            }
            s += (i * 4 + j) as f32;
        }
        s += 100.0;
    }
    s
}

pub fn return_in_loop(p: In) -> f32 {
    for i in 0..16 {
        if i as f32 * 0.5 > p.x {
            return i as f32;
        }
    }
    p.y
}

pub fn shadowed_in_loop(p: In) -> f32 {
    let t = p.x;
    let mut s = 0.0;
    for i in 0..3 {
        let t = t + i as f32;
        s += t;
        let mut t = t * 2.0;
        t += 1.0;
        s -= t;
    }
    s + t
}

pub fn loop_variable_type(p: In) -> f32 {
    let mut n = p.u;
    for i in 0..3 {
        n ^= 1 << i;
    }
    let mut m: u32 = 0;
    for i in 0..3 {
        m += i;
    }
    (n & 7) as f32 + m as f32
}

// ---- Calls.

fn scale(v: Vec3, k: f32) -> Vec3 {
    let v = v * k;
    v + 1.0
}

fn sign_of(x: f32) -> i32 {
    if x < 0.0 {
        return -1;
    }
    if x > 0.0 { 1 } else { 0 }
}

fn at(ray: Ray, t: f32) -> Vec3 {
    ray.origin + ray.dir * t
}

fn make(v: Vec3) -> Ray {
    Ray { origin: v, dir: v.zyx() }
}

fn pair(x: f32) -> (f32, i32) {
    (x * 2.0, 3)
}

pub fn calls(p: In) -> f32 {
    let a = scale(p.v, 2.0);
    let b = sign_of(p.x - p.y);
    let c = at(make(a), b as f32);
    let d = at(ORIGIN, 0.5).dot(make(c).dir);
    let (e, f) = pair(d);
    a.x + c.y + d + e + f as f32
}

pub fn types_from_calls(p: In) -> f32 {
    let k = 2.0;
    let r = scale(vec3(1.0, 2.0, k), k);
    let n = 3;
    at(make(r), k).x + takes_unsigned(n) + p.x
}

fn takes_unsigned(n: u32) -> f32 {
    n as f32
}

// ---- Methods.

pub fn methods(p: In) -> f32 {
    let a = p.v.dot(p.v.yzx()) + p.v.length();
    let b = Vec3::dot(p.v, Vec3::Y) + f32::max(p.x, 1.0) + f32::abs(-2.0);
    let c = p.v.cross(Vec3::X).extend(1.0).truncate().xz();
    let d = p.v.with_y(3.0).xyy() + p.w.wzyx().xyz();
    let e = p.w.as_ivec4().as_vec4() + p.v.extend(2.0);
    let f = p.x.clamp(0.0, 1.0).mul_add(2.0, p.y);
    let g = p.x.fract().floor().max(p.y.recip());
    let h = Vec2::new(p.x, p.y).perp_dot(c);
    a + b + c.y + d.z + e.w + f + g + h
}

pub fn powers(p: In) -> f32 {
    let a = p.x.powi(3) + p.y.powi(-2) + p.x.powi(0);
    let b = (p.i & 7).pow(3);
    let c = p.x.powi(STEPS);
    a + b as f32 + c
}

pub fn receivers(p: In) -> f32 {
    let a = 2.0_f32.sqrt() + (p.x + 1.0).abs() + (-3.0_f32).abs();
    let b = (2.0 * p.v).length();
    let k = p.x * 2.0;
    let c = k.floor() as i32;
    a + b + c.abs() as f32 + (p.v + 1.0).x.sin()
}

pub fn casts(p: In) -> f32 {
    let a = p.x as i32 as f32;
    let b = p.x as u32;
    let c = p.i as u32 ^ p.c as u32;
    let d = p.u as i32;
    let e = p.x as f32;
    a + b as f32 + (c >> 4) as f32 + d as f32 + e
}

pub fn swizzle_writes(p: In) -> f32 {
    let a = p.v.with_xz(p.v.zy()).with_zy(vec2(p.x, 1.0));
    let b = p.w.with_wx(a.xy()).with_zyx(p.v);
    a.x + a.y * a.z + b.x + b.y + b.z * b.w
}

pub fn whole_shader(p: In) -> f32 {
    let uv = vec2(p.x, p.y) * 2.0 - 1.0;
    let mut d = 0.0;
    let mut q = vec3(uv.x, uv.y, 1.0).normalize_or_zero();
    for i in 0..STEPS {
        let s = (q.length() - 0.5).max(-(q.y + 1.0));
        if s < 0.001 {
            break;
        }
        d += s * 0.9;
        q += Vec3::Z * s;
        q.x = (q.x * (i as f32 + 1.0)).sin();
    }
    let fog = (-d * 0.1).exp();
    let col = Vec3::splat(fog).lerp(vec3(0.2, 0.4, 0.8), d.clamp(0.0, 1.0));
    col.x + col.y + col.z
}

// ---- The integers that the graph has no type for.

pub fn sizes(p: In) -> f32 {
    let n = p.u as usize % COUNT;
    let mut total = 0;
    for i in 0..COUNT {
        if i >= n {
            total += i * 2;
        }
    }
    let last = COUNT - 1;
    let shifted = 1_u32 << last;
    let bits = total & 7 | n ^ 1;
    let apart = n.saturating_sub(last) * 10 + last.saturating_sub(n) + n.abs_diff(last);
    (total.max(n) + last.clamp(n, 9) + usize::min(n, 2) + bits + apart) as f32 - shifted as f32
}

pub fn sizes_of_casts(p: In) -> f32 {
    let from_float = p.x as usize;
    let from_int = p.i as usize;
    let from_bool = p.c as usize;
    let literal = 3 as usize;
    let far = from_float / 3 + from_int % 7 * from_bool + literal.pow(2);
    let back = far as i32;
    back as f32 + from_float as f32
}

pub fn other_integers(p: In) -> f32 {
    let mut sum = 0.0;
    for i in 0..=3_u8 {
        sum += i as f32 * p.x;
    }
    for k in -2..2_i64 {
        if k < 0 {
            continue;
        }
        sum += k as f32;
    }
    let wide = LIMIT as u64 % 5;
    let limit = LIMIT as i32;
    sum + p.i.min(limit) as f32 + wide as f32
}

// ---- Methods.

impl Ray {
    const UNIT: Ray = Ray { origin: Vec3::ZERO, dir: Vec3::Z };
    const STEP: f32 = Self::UNIT.dir.z * 0.5;

    fn new(origin: Vec3, dir: Vec3) -> Self {
        Self { origin, dir }
    }

    fn at(&self, t: f32) -> Vec3 {
        self.origin + self.dir * t
    }

    fn reversed(self) -> Ray {
        let rest = Self::at_rest(&self);
        Ray { dir: -self.dir, origin: rest.origin }.shifted(Self::STEP)
    }

    fn at_rest(ray: &Self) -> Self {
        Ray::new(ray.origin, Vec3::ZERO)
    }

    fn shifted(mut self, t: f32) -> Ray {
        self.origin = self.at(t);
        self
    }

    fn advance(&mut self, t: f32) -> f32 {
        self.origin = self.at(t);
        self.dir *= 0.5;
        self.origin.x
    }

    // The names of glam's and Rust's methods do not count: the receiver's type decides.
    fn length(&self) -> f32 {
        self.dir.length() + 1.0
    }

    fn sqrt(self: &Self) -> f32 {
        self.length().sqrt()
    }
}

pub fn method_values(p: In) -> f32 {
    let ray = Ray::new(p.v, p.v.yzx());
    ray.at(p.x).dot(Vec3::ONE) + ray.length() + Ray::at(&ray, 2.0).x + (&ray).sqrt() + Ray::UNIT.at(p.y).z
}

pub fn method_chains(p: In) -> f32 {
    let hit = Hit { ray: Ray { origin: p.v, dir: Vec3::Y }, t: p.x, steps: 1 };
    let back = hit.ray.shifted(hit.t).reversed();
    let stays = hit.ray.at(0.0);
    back.at(1.0).y + stays.x + Ray::new(p.v, p.v).advance(p.y)
}

pub fn method_places(p: In) -> f32 {
    let mut hit = Hit { ray: Ray::new(p.v, p.v), t: p.x, steps: 1 };
    let first = hit.ray.advance(p.x);
    let both = hit.ray.advance(1.0) - hit.ray.advance(hit.t);
    first + both * hit.ray.at(1.0).z
}

// ---- References.

fn bump(x: &mut f32) -> f32 {
    *x += 1.0;
    *x * 2.0
}

fn swap(a: &mut f32, b: &mut f32) {
    let t = *a;
    *a = *b;
    *b = t;
}

fn read(a: &f32, v: &Vec3) -> f32 {
    *a + v.x * a.abs() - (*v).dot(*v)
}

fn rotate(v: &mut Vec3, by: &f32) {
    v.x += by;
    (*v).y = -v.z;
    *v *= *by;
}

fn twice(x: &mut f32) -> f32 {
    bump(x) + bump(&mut *x)
}

fn leave_early(x: &mut f32, c: bool) -> f32 {
    if c {
        *x = 7.0;
        return *x + 1.0;
    }
    for i in 0..3 {
        if *x > 2.0 {
            return -*x;
        }
        *x += i as f32;
    }
    *x
}

pub fn references(p: In) -> f32 {
    let mut x = p.x;
    let r = read(&x, &p.v) + read(&(p.y * 2.0), &Vec3::ONE) + read(&1.0, &p.v.zyx());
    let a = bump(&mut x);
    let b = x + bump(&mut x) + x;
    let c = twice(&mut x);
    r + a * b - c + x
}

pub fn reference_places(p: In) -> f32 {
    let mut hit = Hit { ray: Ray::new(p.v, p.v), t: p.x, steps: 1 };
    let mut pair = (p.y, p.v);
    let (mut a, mut b) = (p.x, p.y);
    swap(&mut a, &mut b);
    bump(&mut hit.t);
    bump(&mut hit.ray.dir.y);
    rotate(&mut hit.ray.origin, &hit.t);
    rotate(&mut pair.1, &mut a);
    swap(&mut pair.0, &mut pair.1.z);
    let v: &Vec3 = &pair.1;
    let by: &&f32 = &&b;
    a + **by + v.x + hit.ray.at(hit.t).dot(pair.1) + pair.0 - hit.ray.origin.y
}

pub fn reference_exits(p: In) -> f32 {
    let mut x = p.x;
    let a = leave_early(&mut x, p.c);
    let b = if leave_early(&mut x, false) < 0.0 && bump(&mut x) > 3.0 { x } else { -x };
    let c = x > 1.0 || bump(&mut x) < 0.0;
    a * b + if c { x } else { 0.5 }
}

pub fn references_in_order(p: In) -> f32 {
    let mut x = p.x;
    let t = (x, bump(&mut x), x);
    let mut v = vec3(x, bump(&mut x), x);
    v.x += bump(&mut x) + v.x;
    let shown = Ray { dir: vec3(x, bump(&mut x), x), origin: Vec3::splat(bump(&mut x)) };
    t.0 - t.1 + t.2 + v.dot(shown.dir) + x.max(bump(&mut x)) + shown.origin.x
}

// ---- Matrices.

const TURN: Mat2 = mat2(vec2(0.8, 0.6), vec2(-0.6, 0.8));

fn sum3(m: Mat3) -> f32 {
    m.x_axis.x + m.x_axis.y * 2.0 + m.x_axis.z * 3.0 + m.y_axis.dot(vec3(4.0, 5.0, 6.0))
        - m.z_axis.dot(Vec3::ONE)
}

fn sum4(m: Mat4) -> f32 {
    let v = m * vec4(1.0, 2.0, 3.0, 4.0);
    v.x + v.y * 2.0 + v.z * 3.0 - v.w
}

pub fn matrices_of_two(p: In) -> f32 {
    let mut m = Mat2::from_angle(p.x) * TURN;
    m.x_axis.y += p.y;
    m.y_axis = m.y_axis * 2.0 - p.w.xy();
    let n = m.transpose() - Mat2::from_diagonal(p.w.zw());
    let v = n * vec2(p.x, 0.5) + Mat2::mul_vec2(&m, p.v.xy());
    let scaled = 2.0 * (n + -m) * p.y / 3.0;
    let turned = Mat2::from_scale_angle(p.v.yz(), 0.5) * scaled;
    v.x + v.y * m.determinant() + turned.x_axis.x - turned.y_axis.y
}

pub fn inverse_of_two(p: In) -> f32 {
    let m = mat2(p.v.xy(), p.w.yz()).inverse();
    m.x_axis.x + m.x_axis.y * 2.0 + m.y_axis.x * 3.0 - m.y_axis.y
}

pub fn matrices_of_three(p: In) -> f32 {
    let m = Mat3::from_cols(p.v, p.w.xyz(), vec3(p.x, p.y, 1.0));
    let turns = Mat3::from_rotation_x(p.x) * Mat3::from_rotation_y(p.y) * Mat3::from_rotation_z(0.25);
    let mut n = m * turns;
    n *= Mat3::from_diagonal(p.v);
    n += m;
    n *= 0.5;
    n -= Mat3::from_translation(p.v.xy()) * Mat3::from_scale(p.w.xy());
    let moved = n.transform_point2(p.v.xy()) - m.transform_vector2(p.v.yz()) * Mat3::from_angle(1.0).x_axis.x;
    sum3(n) + sum3(m.transpose()) + n.mul_vec3(p.v).x + m.determinant() + moved.x + moved.y
}

pub fn inverse_of_three(p: In) -> f32 {
    sum3(mat3(p.v, p.w.xyz(), vec3(p.x, p.y, 1.0)).inverse())
}

pub fn matrices_of_four(p: In) -> f32 {
    let m = mat4(p.w, p.v.extend(1.0), vec4(p.x, p.y, 1.0, 2.0), Vec4::W);
    let turns = Mat4::from_rotation_x(p.x) * Mat4::from_rotation_y(p.y) * Mat4::from_rotation_z(0.25);
    let n = (m - turns) * Mat4::from_translation(p.v) * Mat4::from_scale(p.w.xyz());
    let moved = m.transform_point3(p.v) + n.transform_vector3(p.v) - m.project_point3(p.v);
    let from = Mat4::from_mat3(Mat3::from_mat4(n)) * Mat4::from_diagonal(p.w);
    sum4(n) - sum4(m.transpose()) + sum4(from) + moved.x + moved.y * moved.z + sum3(Mat3::from_mat2(TURN))
}

pub fn determinant_of_four(p: In) -> f32 {
    mat4(p.w, p.v.extend(p.x), vec4(p.x, p.y, 1.0, 2.0), p.w.yxwz() * 3.0).determinant()
}

pub fn equal_matrices(p: In) -> f32 {
    let m = mat2(p.v.xy(), p.w.xy());
    let same = m == mat2(p.v.xy(), vec2(p.w.x, 0.25));
    let zero = Mat2::ZERO;
    (same as u32 + (m != Mat2::IDENTITY) as u32 * 2 + (Mat4::IDENTITY == Mat4::ZERO) as u32) as f32
        + zero.x_axis.x
}

// ---- Methods that write to elements whose number is computed.

pub fn method_elements(p: In) -> f32 {
    let mut rays = [Ray::new(p.v, p.v), Ray::UNIT, Ray::new(p.v.zxy(), Vec3::ONE)];
    let mut i = 0_usize;
    let mut sum = rays[i].advance(p.x);
    i += 1;
    sum += rays[i].advance(p.y) + rays[(i + 1) % 3].advance(sum);
    rays[p.u as usize % 3].advance(0.25);
    sum + rays[0].dir.x + rays[1].origin.y - rays[2].at(1.0).z
}

fn lend(x: &mut f32, y: f32) -> f32 {
    *x += y;
    *x * 2.0
}

fn lend_late(y: f32, n: usize, x: &mut f32) -> f32 {
    *x -= y;
    *x + n as f32
}

fn scaled(pair: &mut (Mat2, f32), s: f32) {
    pair.0 *= s;
    pair.0 += Mat2::IDENTITY * pair.1;
}

pub fn lent_elements(p: In) -> f32 {
    let mut a = [p.x, p.y, 3.0];
    let mut v = [p.v, Vec3::ONE];
    let mut rays = [Ray::new(p.v, p.v), Ray::UNIT];
    let mut i = 0_usize;
    let first = lend(&mut a[(p.u % 3) as usize], 1.5);
    let second = lend_late(
        first,
        i,
        &mut a[{
            i += 1;
            i
        }],
    );
    let third = lend(
        &mut v[{
            i += 1;
            i % 2
        }]
        .y,
        i as f32,
    );
    let fourth = rays[{
        i += 1;
        i % 2
    }]
    .advance(0.5);
    let mut pair = (Mat2::from_diagonal(p.v.xy()), p.y);
    scaled(&mut pair, p.x);
    first + pair.0.x_axis.x + pair.0.y_axis.y + second * 10.0 + third * 100.0 + fourth + a[0] * a[1] - a[2]
        + v[0].y * v[1].y
        + rays[1].origin.x
        - i as f32
}

// ---- Elements behind `&mut`.

fn take(x: f32, a: &mut f32, y: f32, b: &mut Vec3) -> f32 {
    *a += x;
    b.y -= *a * y;
    *a
}

fn next(n: &mut usize) -> usize {
    *n += 1;
    *n % 3
}

/// Two places, each with what stood in the other, in the order in which Rust evaluates what they are.
pub fn places_exchanged(p: In) -> f32 {
    let (mut a, mut b) = (p.x, p.y);
    if p.c {
        std::mem::swap(&mut a, &mut b);
    }
    let mut list = [a, b, 0.5, -2.0];
    let mut rays = [Ray { origin: p.v, dir: Vec3::ONE }, Ray { origin: Vec3::X, dir: p.v }];
    let (mut v, mut n) = (p.v, p.u as usize % 3);
    list.swap(0, 3);
    list.swap(n, n);
    list.swap(next(&mut n), next(&mut n));
    n %= 3;
    rays.swap(n % 2, 1);
    core::mem::swap(&mut rays[0].dir, &mut rays[1].origin);
    std::mem::swap(&mut v[n], &mut list[(n + 1) % 3]);
    std::mem::swap(&mut list[next(&mut n)], &mut v.z);
    exchanged(&mut list, &mut v.x);
    let mut grid = [list, [a; 4]];
    grid[next(&mut n) % 2].swap(n % 4, 3);
    n %= 3;
    grid.swap(0, 1);
    let nothing = std::mem::swap(&mut a, &mut b);
    let () = nothing;
    a - b * 2.0
        + grid[0][3] * 3.0
        + grid[1][n]
        + grid[1][0]
        + v.dot(rays[0].origin)
        + rays[1].dir.z
        + n as f32
}

fn exchanged(list: &mut [f32; 4], x: &mut f32) {
    list.swap(1, 2);
    std::mem::swap(x, &mut list[1]);
}

pub fn borrowed_elements(p: In) -> f32 {
    let mut list = [p.x, p.y, 0.5];
    let mut rays = [Ray { origin: p.v, dir: Vec3::ONE }; 3];
    let (mut v, mut w) = (p.v, [p.w; 2]);
    let i = p.u as usize % 3;
    let mut n = i;
    let mut sum = bump(&mut list[i]) + bump(&mut list[(i + 1) % 3]) + bump(&mut list[n]);
    n = (n + 2) % 3;
    sum += bump(&mut rays[n].dir.y) + bump(&mut v[n]) + bump(&mut w[n % 2][i]) + bump(&mut (list[n]));
    swap(&mut v[i], &mut list[n]);
    swap(&mut w[0][n], &mut v[(i + 1) % 3]);
    sum += take(p.y, &mut list[n], p.x, &mut rays[(n + i) % 3].origin);
    for k in 0..3 {
        bump(&mut list[k]);
        bump(&mut list[2 - k]);
    }
    sum + list[0] + list[1] * 2.0 - list[2] + v.dot(rays[n].dir) + rays[i].origin.y + w[1].dot(w[0])
}

pub fn borrowed_elements_in_order(p: In) -> f32 {
    let mut list = [1.0, 2.0, 4.0];
    let mut vectors = [p.v, Vec3::X, Vec3::Y];
    let mut n = p.u as usize % 3;
    // Each argument is evaluated once, from left to right.
    let first = take(
        n as f32,
        &mut list[next(&mut n)],
        {
            n += 1;
            n as f32
        },
        &mut vectors[next(&mut n)],
    );
    let second = take(
        list[n % 3],
        &mut list[{
            n += 2;
            n % 3
        }],
        n as f32,
        &mut vectors[n % 3],
    );
    let third = if p.c && bump(&mut list[next(&mut n)]) > 3.0 { n as f32 } else { -1.0 };
    let fourth = vectors[next(&mut n)].x + bump(&mut vectors[next(&mut n)].z) + bump(&mut list[n % 3]);
    first + second * third - fourth + list[0] * list[1] - list[2] + vectors[0].y + vectors[1].y + vectors[2].y
}

const RAYS: [Ray; 3] = [Ray { origin: Vec3::X, dir: Vec3::Y }; 3];

fn behind(rays: &mut [Ray; 3], n: &mut usize, t: f32) -> f32 {
    let a = (*rays)[next(n)].advance(t);
    let b = bump(&mut (*rays)[next(n)].origin.y);
    let c = bump(&mut (*rays)[*n % 3].origin[1]) + bump(&mut rays[next(n)].dir.x);
    (*rays)[next(n)].dir.z += c;
    (*rays)[{
        *n += 1;
        *n % 3
    }] = Ray { origin: Vec3::splat(a), ..rays[*n % 3] };
    a + b * (*rays)[next(n)].at(2.0).x
}

pub fn borrowed_receivers(p: In) -> f32 {
    let mut rays = [Ray { origin: p.v, dir: Vec3::ONE }; 3];
    let mut n = p.u as usize % 3;
    // Of what no variable holds, a copy changes.
    let c = RAYS[next(&mut n)].advance(p.x) + [rays[n % 3], rays[0]][next(&mut n) % 2].advance(p.y);
    let d = { rays[next(&mut n)] }.advance(p.y);
    let a = rays[next(&mut n)].advance(p.x);
    let b = behind(&mut rays, &mut n, p.y);
    a - b + c * d + n as f32 + rays[0].origin.x + rays[1].origin.y * 2.0 + rays[2].origin.z
}

// ---- Ranges.

pub fn ranges_contain(p: In) -> f32 {
    let low = p.y.min(0.5);
    let mut sum = if (0.0..=1.0).contains(&p.x) { 1.0 } else { 0.0 };
    sum += if !(low..2.0).contains(&(p.x * 2.0)) { 2.0 } else { 0.0 };
    sum += if (..3).contains(&p.i) && (p.i..).contains(&2) { 4.0 } else { 0.0 };
    sum += if (..=p.u).contains(&7) { 8.0 } else { 0.0 };
    for i in 0..4usize {
        if (1..3).contains(&i) {
            sum *= 2.0;
        }
    }
    sum + f32::from(is_unit(&p.y))
}

fn is_unit(x: &f32) -> bool {
    (0.0..1.0).contains(x)
}

/// So many steps from a number that is known at run time only.
pub fn ranges_around(p: In) -> f32 {
    let (i, pair) = (p.i % 1000, (p.u % 1000, p.x));
    let mut sum = 0.0;
    for k in i - 1..=i + 1 {
        for l in (1 + pair.0..pair.0 + 8).step_by(3).rev() {
            sum = sum * 0.5 + (k * 10) as f32 + l as f32;
        }
    }
    for (n, k) in (i..i + 3).rev().enumerate() {
        sum += n as f32 * k as f32;
    }
    for _ in i + 1..i {
        sum = 1e9;
    }
    let mut moved = i;
    for k in moved..moved + 2 {
        moved -= 5 + k;
        sum += moved as f32;
    }
    sum
}

pub fn ranges_in_order(p: In) -> f32 {
    let mut n = p.i & 7;
    let within = ({
        n *= 3;
        n
    }..{
        n += 5;
        n
    })
        .contains(&{
            n -= 2;
            n
        });
    if within { n as f32 } else { -p.x }
}

// ---- Closures.

pub fn closures(p: In) -> f32 {
    let scale = p.y;
    let wave = |x: f32, y: f32| (x * scale).floor() + y;
    let scale = 3.0;
    let clamped = |x: f32| -> f32 { if x < 0.0 { 0.0 } else { wave(x, scale) } };
    wave(p.x, 1.0) - clamped(p.x) * clamped(wave(p.y, p.x)) + scale
}

pub fn closures_write(p: In) -> f32 {
    let mut sum = 0.0;
    let mut last = p.i;
    let mut add = |x: f32, n: i32| {
        sum += x;
        last = last.wrapping_mul(3) ^ n;
        sum * 0.5
    };
    let mut seen = add(p.x, 1);
    for i in 0..4 {
        if i % 2 == 1 {
            continue;
        }
        seen += add(seen, i);
    }
    seen + last as f32 + sum
}

pub fn closures_in_order(p: In) -> f32 {
    let mut n = p.u;
    let both = |a: u32, b: u32| a.wrapping_mul(10).wrapping_add(b);
    let made = both(
        {
            n = n.wrapping_add(1);
            n
        },
        {
            n = n.wrapping_mul(2);
            n
        },
    );
    (made & 0xffff) as f32 + (n & 0xff) as f32
}

pub fn closures_infer(p: In) -> f32 {
    let high = |x| x << 31 >> 31;
    let pair = |(x, y): (f32, f32), [a, b]: [f32; 2]| x * a - y * b;
    let mut half = |mut x: Vec3| {
        x.y *= 0.5;
        x
    };
    let last = high(1) + high(p.u);
    let v = half(half(p.v));
    pair((v.x, v.y), [p.x, 2.0]) + last as f32 + half(Vec3::ONE).y
}

pub fn closures_hide(p: In) -> f32 {
    fn twice(x: f32) -> f32 {
        x + x
    }
    let outer = |x: f32| twice(x) + 1.0;
    let inner = {
        fn twice(x: f32) -> f32 {
            x - 5.0
        }
        outer(p.x) * twice(p.y)
    };
    let twice = |x: f32| x * 7.0;
    inner + twice(p.x) + outer(p.y)
}

pub fn closures_loop(p: In) -> f32 {
    let steps = |from: f32| {
        let mut x = from;
        for _ in 0..8 {
            if x > 100.0 {
                break;
            }
            x = x * 2.0 + 1.0;
        }
        x
    };
    let mut sum = 0.0;
    for i in 0..3 {
        let at = |x: f32| x + i as f32;
        sum += steps(at(p.x)) - at(sum);
    }
    sum
}

// ---- Folds.

pub fn folds(p: In) -> f32 {
    let weights = [0.25, 0.5, p.x];
    let sum: f32 = weights.iter().sum();
    let dotted: f32 = weights.iter().zip([p.x, p.y, 3.0].iter()).map(|(w, x)| w * x).sum();
    let product = (1..=3).map(|i| i as f32 + p.y).product::<f32>();
    let widest = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let steps = weights
        .iter()
        .rev()
        .enumerate()
        .fold((0.0, 1.0), |(sum, scale), (i, w)| (sum + w * scale, scale * 0.5 - i as f32));
    sum + dotted * product - widest + steps.0 * steps.1
}

pub fn folds_of_other_types(p: In) -> f32 {
    let points = [p.v, p.v + 1.0, Vec3::ONE];
    let center = points.iter().sum::<Vec3>() / 3.0;
    let volume: Vec3 = points.into_iter().product();
    let bits = (0..4u32).map(|i| p.u >> i & 1).sum::<u32>();
    let many = (0..5).filter(|i| i % 2 == 0).count();
    let wrapped = [p.i & 7, 3, -2].into_iter().product::<i32>();
    let spread: f32 = points.iter().map(|q| q.distance_squared(center)).sum();
    center.x + volume.y + spread + bits as f32 + many as f32 - wrapped as f32
}

pub fn folds_ask(p: In) -> f32 {
    let limits = [p.x, p.y, -p.x];
    let near = limits.iter().any(|limit| *limit < 0.5);
    let all = limits.iter().all(|&limit| limit < p.y + 1.0);
    let mut seen = 0;
    let mut last = 0.0;
    let first = limits.iter().any(|&limit| {
        seen += 1;
        last = limit;
        limit > 0.0
    });
    let stopped = limits.iter().map(|x| x + 1.0).all(|x| {
        seen += 10;
        x < 2.0
    });
    let said = (near as u32) + 2 * (all as u32) + 4 * (first as u32) + 8 * (stopped as u32);
    said as f32 + seen as f32 * 0.5 + last
}

pub fn folds_in_stages(p: In) -> f32 {
    let mut order = 0.0;
    let kept = (0..6)
        .map(|i| i as f32 * p.x)
        .filter(|x| *x < p.y || *x > 2.0)
        .map(|x| {
            order = order * 0.5 + x;
            x + 1.0
        })
        .enumerate()
        .map(|(i, x)| x * i as f32)
        .fold(0.0, |sum, x| sum * 2.0 + x);
    let mut sum = 0.0;
    for (i, x) in [p.x, p.y, 4.0].iter().map(|x| x * 0.5).enumerate() {
        if x < 0.0 {
            continue;
        }
        sum += x * i as f32;
    }
    for x in (0..3).map(|i| p.v[i]).rev().filter(|x| *x != 0.0) {
        sum = sum * 0.25 + x;
    }
    for (a, b) in (0..3).map(|i| i as f32).zip([p.x, p.y, 1.0].iter().map(|x| x + 1.0)) {
        sum += a * b;
    }
    kept + order + sum
}

pub fn folds_by_name(p: In) -> f32 {
    fn eased(x: f32) -> f32 {
        if x < 0.5 { x * x } else { x - 0.25 }
    }
    let scale = p.y;
    let scaled = |x: f32| x * scale;
    let curve = p.v.map(eased);
    let lit = p.v.map(|x| scaled(x) + 1.0).map(f32::floor);
    let scaled_elements = [p.x, p.y].map(scaled).map(|x| (x, x + 1.0));
    let (a, b) = scaled_elements[1];
    let doubled = IVec2::new(p.i & 7, 2).map(|n| n * 2 - 1);
    let joined = [p.x, 2.0].map(|x| vec2(x, scale)).iter().fold(Vec2::ZERO, |a, b| a + *b);
    let halved: f32 = ([p.x, p.y].map(|x| x * 0.5)).into_iter().map(|x| x + 1.0).into_iter().sum();
    let mut seen = halved;
    (0..3).for_each(|i| seen += scaled(i as f32));
    [p.x, p.y].iter().map(|x| eased(*x)).for_each(|x| seen -= x);
    curve.x
        + curve.z
        + lit.y
        + a * b
        + (doubled.x + doubled.y) as f32
        + joined.y
        + seen
        + [p.x].iter().copied().map(scaled).sum::<f32>()
}

pub fn folds_in_order(p: In) -> f32 {
    let mut n = 1u32;
    let first = (n..4).fold(
        {
            n += 1;
            n as f32
        },
        |sum, i| sum * 2.0 + i as f32 * p.x,
    );
    let mut grown = |k: u32| {
        n = n.wrapping_mul(3).wrapping_add(k).wrapping_add(p.u);
        n as f32
    };
    let second = [grown(1), p.x].iter().zip([grown(2), p.y]).fold(grown(3), |sum, (x, y)| sum * x - y);
    first + (second % 97.0)
}

pub fn returns_in_closures(p: In) -> f32 {
    let mut n = 0.0;
    let mut g = |x: f32| {
        n += 1.0;
        if x < 0.0 {
            return -x;
        }
        for i in 0..3 {
            if x < i as f32 {
                return i as f32;
            } else if x == 3.75 {
                continue;
            }
            n += x;
            if i == 1 && p.c {
                break;
            }
        }
        let h = |y: f32| -> f32 {
            return if y > 1.0 {
                y
            } else {
                return 0.5;
            };
        };
        h(x) + h(0.25)
    };
    let first = g(p.x) + g(p.y);
    let second = [p.y, 0.5].map(|x| if x < p.x { return 2.0 } else { x });
    if first > 100.0 {
        return n;
    }
    first + n + second[0] * second[1]
}

fn taker(p: f32, f: impl Fn(f32) -> f32) -> f32 {
    const HALF: f32 = 0.5;
    f(p + HALF) - f(p - HALF)
}

fn bounded<F, G>(mut x: f32, f: &F, mut g: G, (low, high): (f32, f32)) -> (f32, i32)
where
    F: Fn(f32) -> f32,
    G: FnMut(f32, i32) -> bool,
{
    for i in 0..4 {
        if g(x, i) {
            return (x, i);
        }
        x = f(x);
        if x < low || x > high {
            return (taker(x, f), -1);
        }
    }
    (x, 4)
}

fn pointed(f: fn(f32) -> f32, g: &dyn Fn(Vec3) -> f32, v: Vec3) -> f32 {
    fn own(x: f32) -> f32 {
        x + 3.0
    }
    f(g(v)) + taker(v.x, own) + taker(v.y, f)
}

fn each(mut f: impl FnMut(f32)) {
    f(1.0);
    f(2.5);
}

pub fn functions_taken(p: In) -> f32 {
    fn bent(x: f32) -> f32 {
        if x > 0.0 { x * 0.5 } else { -x }
    }
    let k = p.y;
    let scaled = |x: f32| x * k + 1.0;
    let mut calls = 0;
    let (found, at) = bounded(
        p.x,
        &scaled,
        |x, i| {
            calls += 1;
            x > 3.0 && i > 0
        },
        (-50.0, 1e6),
    );
    let mut sum = 0.0;
    each(|x| sum += x * p.x);
    each(|x| {
        if x > 2.0 {
            return;
        }
        sum = -sum;
    });
    let nested = taker(p.y, |x| taker(x, bent) * x);
    taker(p.x, scaled)
        + found
        + (at * 10 + calls) as f32
        + sum
        + nested
        + pointed(f32::floor, &|v: Vec3| v.x * p.x, p.v)
        + pointed(bent, &Vec3::element_sum, Vec3::ONE)
}

// ---- `Option`.

fn root(x: f32) -> Option<f32> {
    if x < 0.0 {
        return None;
    }
    Some(x.sqrt())
}

fn first_above(list: [f32; 4], low: f32) -> Option<(usize, f32)> {
    for (i, x) in list.iter().enumerate() {
        if *x > low {
            return Some((i, *x));
        }
    }
    None
}

fn both_roots(x: f32, y: f32) -> Option<f32> {
    let a = root(x)?;
    Some(a + root(y - a)? * 2.0)
}

fn hit_at(p: In, t: f32) -> Option<Hit> {
    let ray = Ray { origin: p.v, dir: UP };
    (t > 0.5).then(|| Hit { ray, t, steps: p.i & 7 })
}

fn score(o: Option<f32>) -> f32 {
    match o {
        Some(x) => x + 1.0,
        None => -3.0,
    }
}

const NOTHING: Option<f32> = None;
const SOMETHING: Option<Vec3> = Some(UP);

pub fn options_by_pattern(p: In) -> f32 {
    let found = first_above([p.x, p.y, p.v.x, p.v.y], p.w.x);
    let mut sum = match found {
        Some((0, x)) => x,
        Some((i, x)) if x > 1.0 => x * i as f32,
        Some((i @ 1..=2, _)) | Some((i, _)) => i as f32 - 0.5,
        None => -1.0,
    };
    if let Some(x) = root(p.x) {
        sum += x;
    } else if let Some(y) = root(p.y)
        && y > 0.5
    {
        sum -= y;
    }
    let Some(z) = root(p.v.z) else { return sum * 2.0 };
    let mut left = Some(3);
    while let Some(n) = left {
        sum += z * n as f32;
        left = if n == 0 { None } else { Some(n - 1) };
    }
    match (root(p.x), root(p.y)) {
        (Some(a), Some(b)) => sum + a * b,
        (None, Some(a)) | (Some(a), None) => sum - a,
        (None, None) => sum,
    }
}

pub fn options_by_method(p: In) -> f32 {
    let (a, b) = (root(p.x), root(p.y));
    let count = a.is_some() as i32 * 2 + b.is_none() as i32;
    let doubled = a.map(|x| x * 2.0).unwrap_or(-1.0);
    let chained = a.and_then(|x| root(x - 1.0)).or_else(|| b.filter(|y| *y > 0.5));
    let mapped = b.map_or(p.i as f32, |y| y + 1.0) + b.map_or_else(|| p.x, f32::floor);
    let tested = a.is_some_and(|x| x > 1.0) as i32 + 2 * b.is_none_or(|y| y < 1.0) as i32;
    let pair = a.zip(b).map(|(x, y)| x - y).unwrap_or_else(|| p.v.x);
    let either = a.xor(b).unwrap_or_default() + a.or(b).unwrap_or(0.25) + a.and(b).unwrap_or(0.5);
    let lent = b.as_ref().copied().unwrap_or(7.0) + (p.c.then_some(p.v)).unwrap_or_default().y;
    let shown = b.as_ref().map(|x| *x * 2.0).filter(|x| *x < 9.0).as_ref().map_or(0.5, |x| *x);
    let lent = lent + shown;
    let nested = Some(a).flatten().map(Some).flatten().map_or(1.0, f32::abs);
    let checked = if a.is_some() { a.unwrap() + a.expect("it is there") } else { 0.0 };
    count as f32 + doubled + score(chained) + mapped + tested as f32 + pair + either + lent + nested + checked
}

pub fn options_leave_early(p: In) -> f32 {
    let inner = |x: f32| -> Option<f32> {
        let y = root(x)?;
        if y > 2.0 { None } else { Some(y) }
    };
    let each = |x: f32| Some(root(x)? - inner(x)?);
    score(both_roots(p.x, p.y)) + score(inner(p.x)) * 2.0 + score(each(p.y)) * 3.0 + score(Option::None)
}

pub fn options_in_places(p: In) -> f32 {
    let mut best: Option<Hit> = None;
    for i in 0..4 {
        let t = p.w.x * i as f32 - p.y;
        if let Some(hit) = hit_at(p, t)
            && best.is_none_or(|b| hit.t < b.t)
        {
            best = Some(hit);
        }
    }
    let mut list = [None, Some(p.x), None];
    list[1] = list[1].map(|x| x + 1.0);
    list[(p.u % 3) as usize] = root(p.y);
    let mut slot = list[0];
    let old = slot.take();
    let older = list[2].replace(p.v.x);
    let found = match best {
        Some(Hit { t, steps, ray: Ray { origin, .. } }) => t + steps as f32 + origin.y,
        None => 0.5,
    };
    found + list.iter().map(|o| score(*o)).sum::<f32>() + score(slot) + score(old) * 2.0 + score(older) * 4.0
}

pub fn options_compared(p: In) -> f32 {
    let (a, b) = (root(p.x), root(p.y));
    let same = (a == b) as i32 + 2 * (a != None) as i32 + 4 * (Some(1.0) == a) as i32;
    let tuples = ((p.i, p.c) == (3, true)) as i32 + 2 * ([p.x, p.y] != [p.y, p.x]) as i32;
    let nested = (Some(a) == Some(None)) as i32;
    let constants = matches!(a, NOTHING) as i32 + 2 * (NOTHING == b) as i32;
    let up = SOMETHING.map_or(0.0, |v| v.y);
    (same * 100 + tuples * 10 + nested * 5 + constants) as f32 + up
}

fn set(slot: &mut Option<f32>, p: &In, other: &Option<f32>) -> bool {
    if let Some(x) = other
        && *x > p.x
    {
        *slot = Some(*x);
        return true;
    }
    *slot = slot.filter(|x| *x > 0.0);
    slot.is_some()
}

pub fn options_by_reference(p: In) -> f32 {
    let mut slot = root(p.y);
    let once = set(&mut slot, &p, &root(p.v.x));
    let twice = set(&mut slot, &p, &None);
    score(slot) + once as i32 as f32 * 10.0 + twice as i32 as f32 * 20.0
}

pub fn options_of_iterators(p: In) -> f32 {
    let list = [p.x, p.y, p.v.x, p.v.y, p.v.z];
    let least = list.iter().copied().reduce(f32::min).unwrap_or(0.0);
    let folded = list.into_iter().filter(|x| *x > 0.0).reduce(|a, b| a * 0.5 + b).map_or(-1.0, |x| x + 1.0);
    let first = list.iter().find(|x| **x > p.w.x).copied();
    let at = list.iter().position(|x| *x > p.w.y).unwrap_or(9);
    let behind = list.iter().filter(|x| **x < p.w.z).position(|x| *x < 0.0);
    let mut asked = 0;
    let mapped = list.iter().find_map(|x| {
        asked += 1;
        root(*x - 1.0)
    });
    let last = list.iter().filter(|x| **x < 1.0).last().map(|x| x * 2.0);
    let counts = [p.i & 7, 3, (p.u & 15) as i32];
    let most = counts.iter().max().map_or(0, |n| *n) * 10 + counts.into_iter().min().unwrap();
    let farthest = (0..3).map(|i| (i * 5 + p.u as usize % 11) % 7).max();
    least
        + folded
        + score(first)
        + at as f32 * 2.0
        + behind.map_or(-0.5, |i| i as f32)
        + score(mapped)
        + score(last)
        + (most + asked) as f32
        + farthest.map_or(0.25, |i| i as f32)
}

pub fn options_in_loops(p: In) -> f32 {
    let mut last = None;
    let mut i = 0;
    while i < 8 {
        if i >= p.u % 9 {
            break;
        }
        if i % 2 == 1 {
            last = Some(i as f32 * p.x);
        } else if i == 4 {
            last = None;
        }
        i += 1;
    }
    score(last)
}

// ---- Enums.

#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Flat,
    Lit = 5,
    Shiny,
}

#[derive(Clone, Copy, PartialEq)]
enum Solid {
    Nothing,
    Ball(Vec3, f32),
    Slab { low: f32, high: f32 },
    Both { first: Ball, count: u32, last: Option<f32> },
}

#[derive(Clone, Copy, PartialEq)]
struct Ball {
    center: Vec3,
    mode: Mode,
}

enum Only {
    One(f32, i32),
}

#[derive(Clone, Copy)]
enum Reach {
    Near,
    Far,
}

impl Solid {
    const SLAB: Solid = Solid::Slab { high: 2.0, low: -1.0 };

    fn distance(&self, p: Vec3) -> f32 {
        match *self {
            Self::Nothing => 1e3,
            Self::Ball(center, radius) => p.distance(center) - radius,
            Solid::Slab { low, high } if low < high => (low - p.y).max(p.y - high),
            Solid::Slab { .. } => 5.0,
            Solid::Both { first: Ball { center, mode: Mode::Flat }, .. } => center.x,
            Solid::Both { count, last: Some(x), .. } => count as f32 + x,
            Solid::Both { first, count: 0 | 2, last: None } => first.center.y,
            Solid::Both { .. } => -1.0,
        }
    }

    fn grown(self, by: f32) -> Self {
        match self {
            Solid::Ball(center, radius) => Solid::Ball(center * by, radius + by),
            Solid::Slab { low, high: top } => Self::Slab { low: low - by, high: top + by },
            Solid::Both { first, .. } => Solid::Both { first, last: None, count: 2 },
            rest => rest,
        }
    }

    fn set(&mut self, x: f32) {
        if let Solid::Slab { high, .. } = *self {
            *self = Solid::Slab { high: x, low: high };
        } else if matches!(*self, Solid::Ball(_, r) if r > 0.5) {
            *self = Solid::Nothing;
        }
    }
}

fn mode_of(i: i32) -> Mode {
    match i & 3 {
        0 => Mode::Flat,
        1 => Mode::Lit,
        _ => Mode::Shiny,
    }
}

fn solid_of(p: In, i: u32) -> Solid {
    match i % 5 {
        0 => Solid::Nothing,
        1 => Solid::Ball(p.v, p.x),
        2 => Solid::Slab { low: p.x, high: p.y },
        3 => Solid::SLAB,
        _ => Solid::Both {
            first: Ball { center: p.v, mode: mode_of(p.i) },
            count: p.u & 3,
            last: p.c.then_some(p.y),
        },
    }
}

pub fn enums_without_fields(p: In) -> f32 {
    let (a, b) = (mode_of(p.i), mode_of(p.u as i32));
    let shade = match (a, b) {
        (Mode::Flat, Mode::Flat) => p.x,
        (Mode::Lit, _) | (_, Mode::Lit) => p.y,
        _ => p.x - p.y,
    };
    let plain = match b {
        Mode::Flat => Reach::Near,
        _ => Reach::Far,
    };
    let number = a as i32 * 2 + (b as u32) as i32 + (Mode::Shiny as usize) as i32 + (plain as u8) as i32 * 3;
    let same = (a == b) as i32 + 2 * (a != Mode::Lit) as i32 + 4 * (Some(a) == Some(Mode::Flat)) as i32;
    let mut last = a;
    for i in 0..3 {
        last = match last {
            Mode::Flat => Mode::Lit,
            Mode::Lit if i > 0 => Mode::Shiny,
            Mode::Lit => b,
            Mode::Shiny => Mode::Flat,
        };
    }
    shade + (number * 10 + same) as f32 + if let Mode::Shiny = last { 0.5 } else { 0.25 }
}

pub fn enums_with_fields(p: In) -> f32 {
    let a = solid_of(p, p.u);
    let mut b = a.grown(p.y);
    let far = a.distance(p.w.truncate()) + b.distance(p.v) * 2.0;
    b.set(p.x);
    let Solid::Slab { low, .. } = b else {
        return far + (a == b) as i32 as f32 + if a == Solid::SLAB { 10.0 } else { 20.0 };
    };
    let list = [a, b, Solid::Nothing, Solid::Ball(p.v, 2.0)];
    let empty = list.iter().filter(|s| matches!(s, Solid::Nothing)).count();
    let first = list.iter().find_map(|s| match s {
        Solid::Ball(_, r) => Some(*r),
        _ => None,
    });
    let Only::One(x, i) = Only::One(low, p.i);
    far + list[(p.u & 3) as usize].distance(p.v) + empty as f32 + first.unwrap_or(0.5) + x * (i & 7) as f32
}

fn level(i: i32) -> f32 {
    debug_assert!(i >= 0, "{i} is below");
    match i {
        0 => 0.25,
        1 => 0.5,
        2..=7 => {
            assert_ne!(i, 9);
            i as f32
        }
        _ => unreachable!("{} is no level", i),
    }
}

pub fn panics(p: In) -> f32 {
    // Only what is asserted says of which type these are.
    let least = -1e5;
    let most = if p.c { 1e30 } else { 1e29 };
    debug_assert!(p.x.abs() > least || p.x.is_nan() || matches!(most, 0.0..));
    assert!(p.u < u32::MAX / 2 || p.c || !p.c);
    let side = match (p.x < p.y, p.c) {
        (true, _) => 1.0,
        (false, true) => 2.0,
        (false, false) => level(p.i & 7),
    };
    let Some(root) = root(p.x * p.x) else { panic!("squares have roots") };
    let index = if p.u & 3 < 4 { p.u & 3 } else { todo!() };
    let last = loop {
        if index < 9 {
            break index as f32;
        }
        unimplemented!();
    };
    assert_eq!(side, side, "a number");
    side + last + root
}

#[derive(Clone, Copy, PartialEq, Default)]
enum Level {
    Low,
    #[default]
    Middle,
    High(f32),
}

#[derive(Clone, Copy, PartialEq, Default)]
struct Setup {
    level: Level,
    at: (Vec3, bool),
    list: [u32; 3],
    best: Option<f32>,
    turn: Mat2,
    count: usize,
}

pub fn defaults(p: In) -> f32 {
    let plain = Setup::default();
    let set = Setup { level: Level::High(p.x), count: 2, ..Default::default() };
    let found = p.c.then_some(set).unwrap_or_default();
    let level = |setup: Setup| match setup.level {
        Level::Low => 0.25,
        Level::Middle => 0.5,
        Level::High(x) => x,
    };
    let of = |setup: Setup| {
        level(setup) + setup.turn.x_axis.x + setup.at.0.y + setup.list[1] as f32 + setup.count as f32
    };
    of(plain)
        + 2.0 * of(set)
        + 4.0 * of(found)
        + (plain == found) as i32 as f32
        + (plain.best == None) as i32 as f32
}

pub fn enums_in_bodies(p: In) -> f32 {
    #[derive(Clone, Copy, PartialEq, Eq)]
    enum Side {
        Left,
        Right(i32),
    }
    use Side::{Left, Right};
    let side = if p.x < p.y { Left } else { Right(p.i & 7) };
    let sides = [side, Right(3), Left];
    let mut sum = 0;
    for side in sides {
        sum = match side {
            Left => sum * 2 + 1,
            Right(3) => sum + 5,
            Right(n) => sum - n,
        };
    }
    let made = Some(p.i & 3).map(Right).unwrap_or(Left);
    sum as f32 + if made == side { p.x } else { p.y }
}

pub fn structs_compared(p: In) -> f32 {
    let a = Ball { center: p.v, mode: mode_of(p.i) };
    let b = Ball { center: Vec3::new(p.x, p.v.y, p.v.z), ..a };
    let c = Ball { mode: mode_of(p.i + 1), ..b };
    (a == b) as i32 as f32 + 2.0 * (b != c) as i32 as f32 + 4.0 * ([a, c] == [b, c]) as i32 as f32
}

pub fn elements_lent(p: In) -> f32 {
    fn halve(x: &mut f32) {
        *x *= 0.5;
    }
    fn all(list: &mut [f32; 3], by: f32) {
        for x in list {
            *x += by;
        }
    }
    let mut list = [p.x, 2.0, p.y];
    for x in &mut list {
        *x = x.abs() + 1.0;
    }
    for (i, x) in list.iter_mut().enumerate() {
        if i == 1 && p.c {
            continue;
        }
        *x *= i as f32 + 0.5;
        halve(x);
    }
    all(&mut list, p.x);
    let mut grid = [[p.x, 1.0], [p.y, 3.0]];
    for row in grid.iter_mut().rev() {
        for (x, (n, y)) in row.iter_mut().zip([0.5, p.x].iter().enumerate()) {
            *x += *y * n as f32;
            if *x > 4.0 {
                break;
            }
        }
        row[0] -= row[1];
    }
    for x in &mut grid[(p.u % 2) as usize] {
        *x += 0.25;
    }
    let mut pairs = [(p.x, p.v), (p.y, Vec3::ONE)];
    for (x, v) in pairs.iter_mut() {
        v.y += *x;
        (*x, v.z) = (v.z, *x);
    }
    list[0]
        + list[1]
        + list[2]
        + grid[0][0] * 2.0
        + grid[1][0]
        + grid[1][1]
        + pairs[0].1.z
        + pairs[1].0
        + pairs[0].1.y
}

pub fn iterators_cut(p: In) -> f32 {
    let list = [p.x, 1.5, p.y, -2.0, 0.25];
    let mut seen = 0.0;
    let some: f32 = list.iter().take_while(|x| **x < 3.0).map(|x| x * 2.0).sum();
    let rest: f32 = list.iter().skip_while(|x| **x < 1.0).copied().skip(1).sum();
    let first: f32 = list.iter().filter(|x| **x > 0.0).take((p.u % 4) as usize).sum();
    let kept: f32 = list.into_iter().filter_map(|x| if x > p.y { Some(x - p.y) } else { None }).sum();
    let until: f32 =
        list.iter().inspect(|x| seen += **x * 0.5).map_while(|x| (x.abs() < 7.0).then(|| x + 1.0)).sum();
    let mut last = 0.0;
    for (i, x) in list.iter().enumerate().skip((p.u % 3) as usize).take(2) {
        last += x * i as f32;
    }
    // What is behind the last one that is taken is not computed.
    let mut computed = 0;
    let two: f32 = (1..6)
        .map(|i| {
            computed += i;
            i as f32 * p.x
        })
        .take(2)
        .sum();
    let mut passed = 0;
    let late = (1..6).inspect(|i| passed += i).skip(3).count();
    let none = list.iter().take(0).count() + list.iter().skip(9).count();
    some + rest
        + first
        + kept
        + until
        + last
        + two
        + computed as f32
        + (passed as usize + late + none) as f32
        + seen
}

pub fn closures_move(p: In) -> f32 {
    let k = p.x + 1.0;
    let scaled = move |x: f32| x * k;
    let list = [p.y, 2.0];
    let at = move |i: usize| scaled(list[i]) + p.v.x;
    let k = 100.0;
    let sum: f32 = (0..2).map(move |i| at(i) + k).sum();
    let mut x = 3.0;
    x += sum;
    let hidden = move |x: f32| x * 2.0;
    x + hidden(p.y)
}

pub fn elements_looked_up(p: In) -> f32 {
    fn longer(list: &[f32; 3], i: usize) -> Option<f32> {
        list.get(i).copied().filter(|x| *x > 0.0)
    }
    let list = [p.x, 2.0, p.y];
    let at = (p.u % 5) as usize;
    let mut sum = list.first().unwrap() + list.last().map_or(1.0, |x| x * 2.0);
    for i in 0..3 {
        if let Some(next) = list.get(i + 1) {
            sum += next - list[i];
        }
    }
    sum += longer(&list, at).unwrap_or(-1.0);
    let grid = [[p.x, 1.0], [p.y, p.x]];
    sum += grid.get(at).and_then(|row| row.get(1)).copied().unwrap_or_default();
    if list.contains(&p.y) || [1, 3, 7].contains(&p.i) {
        sum += 100.0;
    }
    let marks = [Some(p.i), None, Some(3)];
    sum + (marks.contains(&Some(7)) as i32 + 2 * [p.v, Vec3::ONE].contains(&Vec3::new(p.x, 1.0, 1.0)) as i32)
        as f32
}

pub fn second_names(p: In) -> f32 {
    #[derive(Clone, Copy)]
    struct Grain {
        at: Vec2,
        speed: Vec2,
        age: i32,
    }
    impl Grain {
        fn step(&mut self, by: f32) -> f32 {
            self.at += self.speed * by;
            self.age += 1;
            self.at.x
        }
    }
    fn doubled(x: &mut f32) -> f32 {
        let y = x;
        *y *= 2.0;
        *y
    }
    let mut grains = [Grain { at: Vec2::new(p.x, p.y), speed: Vec2::ONE, age: p.i % 5 }; 3];
    let grain = &mut grains[(p.u % 3) as usize];
    let moved = grain.step(0.5);
    grain.at.y -= moved;
    let speed = &mut grain.speed;
    speed.x = moved + 2.0;
    speed.y += doubled(&mut speed.x);
    let mut sum = grains[0].at.x + grains[1].speed.y * 2.0 + grains[2].at.y * 3.0 + grains[1].age as f32;
    let mut pair = (p.x, p.v);
    let (x, v) = &mut pair;
    *x += v.y;
    (v.x, v.z) = (*x, v.x);
    let mut three = [p.x, 1.0, p.y];
    let whole = &mut three;
    let more = whole.map(|x| x + 1.0);
    whole[whole.len() - 1] = 5.0;
    whole.swap(0, 1);
    sum += more[0] * 2.0
        + whole.iter().sum::<f32>()
        + whole.contains(&p.x) as i32 as f32
        + *whole.first().unwrap();
    for (x, y) in whole.iter_mut().zip(more) {
        *x -= y;
    }
    sum += three[2];
    let [first, .., last] = &mut three;
    std::mem::swap(first, last);
    *first += 0.5;
    for Grain { at, age: years, .. } in grains.iter_mut() {
        at.x += *years as f32;
        *years = 1;
    }
    for (i, Grain { at: Vec2 { y, .. }, .. }) in grains.iter_mut().enumerate() {
        *y *= i as f32;
    }
    sum += three[0] * 2.0 + grains[0].at.x + grains[1].at.y + grains[2].age as f32;
    let total: &mut f32 = &mut sum;
    let mut add = |y: f32| *total += y;
    add(pair.0);
    add(pair.1.z);
    let mut list = [p.x, 1.0, p.y, 4.0];
    for i in 0..6 {
        let slot = &mut list[(i * (p.u % 4) as usize + 1) % 4];
        *slot += i as f32;
        if *slot > 6.0 {
            let other = &mut list[i % 4];
            *other -= 3.0;
            continue;
        }
        std::mem::swap(slot, &mut sum);
    }
    sum + list[0] * 2.0 + list[1] * 3.0 + list[2] * 5.0 + list[3] * 7.0
}

#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Waiting,
    Grown(f32, i32),
    Gone { at: Vec2, steps: u32 },
}

impl Stage {
    fn step(&mut self, x: f32) -> bool {
        match self {
            Stage::Waiting => *self = Stage::Grown(x, 1),
            Stage::Grown(size, age) if *age < 3 => {
                *size += x;
                *age += 1;
            }
            Stage::Grown(size, _) => *self = Stage::Gone { at: Vec2::splat(*size), steps: 0 },
            Stage::Gone { at, steps } if *steps < 2 => {
                at.x *= 2.0;
                *steps += 1;
            }
            gone => {
                *gone = Stage::Waiting;
                return false;
            }
        }
        true
    }

    fn size(&self) -> f32 {
        match self {
            Stage::Waiting => 1.0,
            Stage::Grown(size, age) => size + *age as f32,
            Stage::Gone { at, steps } => at.x - at.y * 0.5 + *steps as f32,
        }
    }
}

pub fn places_in_patterns(p: In) -> f32 {
    let mut stage = if p.c { Stage::Waiting } else { Stage::Grown(p.x, p.i & 3) };
    let mut returns = 0;
    for i in 0..9 {
        if i >= p.u % 10 {
            break;
        }
        if !stage.step(p.y) {
            returns += 1;
        }
    }
    let mut best = (p.x > 0.0).then_some((p.x, p.v));
    if let Some((x, v)) = &mut best
        && *x < 5.0
    {
        *x += v.y;
        v.z = *x;
    }
    let mut list = [Some(p.x), None, Some(2.0)];
    match &mut list[(p.u % 3) as usize] {
        Some(x) if *x > 1.0 => *x = 0.5,
        Some(x) => *x *= 3.0,
        none => *none = Some(9.0),
    }
    let mut left = Some(p.u % 7);
    let mut counted = 0.0;
    for _ in 0..5 {
        let Some(n) = &mut left else { break };
        counted += *n as f32;
        if *n < 2 {
            left = None;
        } else {
            *n -= 2;
        }
    }
    let mut whole = (p.x, [p.y, 2.0, p.x]);
    let (x, [first, .., last]) = &mut whole else { return 0.0 };
    std::mem::swap(first, last);
    *x += *first * 2.0;
    let sum: f32 = list.iter().map(|x| x.unwrap_or(-1.0)).sum();
    let best = best.map_or(-3.0, |(x, v)| x + v.z * 2.0);
    stage.size() + returns as f32 + best + sum + counted + whole.0 + whole.1[0] * 3.0 + whole.1[2] * 5.0
}

pub fn closures_take_places(p: In) -> f32 {
    fn halved(x: &mut f32) {
        *x *= 0.5;
    }
    fn twice(mut f: impl FnMut(&mut f32, i32) -> f32) -> f32 {
        let mut own = 1.0;
        f(&mut own, 1) + f(&mut own, 2) * own
    }
    let mut list = [p.x, 1.0, p.y];
    list.iter_mut().for_each(|x| *x += 1.5);
    list.iter_mut().for_each(halved);
    let sum: f32 = list
        .iter_mut()
        .map(|x| {
            *x -= 0.25;
            *x * 2.0
        })
        .sum();
    let mut seen = 0.0;
    let own = twice(|x, i| {
        *x += p.x * i as f32;
        seen += *x;
        if *x > 4.0 {
            return -1.0;
        }
        seen * 0.5
    });
    let mut place = p.y;
    let add = |y: &mut f32, k: f32| {
        let old = *y;
        *y += k;
        old
    };
    let olds = add(&mut place, 2.0) + add(&mut list[(p.u % 3) as usize], p.x) * 3.0;
    list.iter_mut().zip([2.0, p.x, 4.0]).enumerate().for_each(|(i, (x, y))| *x += y * i as f32);
    let folded = list.iter_mut().fold(0.5, |sum, x| {
        std::mem::swap(x, &mut place);
        sum + *x
    });
    let any = list.iter_mut().any(|x| {
        *x += 1.0;
        *x > 3.0
    });
    sum + seen + own + place + olds + folded + any as i32 as f32 + list[0] + list[1] * 2.0 + list[2] * 3.0
}

fn helper(n: i32) -> i32 {
    n + 1
}

fn halved(n: i32) -> i32 {
    n / 2
}

fn counted(halved: impl Fn(i32) -> i32, n: i32) -> i32 {
    let mut sum = n;
    for i in 0..halved(4) {
        sum += i * i;
    }
    sum
}

fn doubled<'a>(a: &'a mut f32, b: &'a f32) {
    *a += *b * 2.0;
}

// What a bound names is what it names there, and what an iterator begins with is read before what it is zipped with.
pub fn closures_in_bounds(p: In) -> f32 {
    let halved = |m: i32| helper(m);
    let mut sum = 0;
    for i in 0..halved(4) {
        sum += i * 3;
    }
    let step = |m: usize| m + 1;
    for i in (0..9).step_by(step(1)) {
        sum += i;
    }
    let mut grid = [[1, 2], [3, 4]];
    let mut row = 0;
    for (x, y) in [
        {
            row = 1;
            p.i & 7
        },
        20,
    ]
    .into_iter()
    .zip(grid[row].iter_mut())
    {
        *y += x;
    }
    let mut x = p.x;
    doubled(&mut x, &p.y);
    (sum + counted(|m| helper(m), 2) + grid[0][0] * 100 + grid[1][0]) as f32 + x
}

// ---- Methods of numbers whose type is found later.

fn most_of(list: [u32; 4]) -> u32 {
    let mut best = 0;
    for i in 0..4 {
        best = best.max(list[i]);
    }
    best
}

// As `i32` some of these would be less than zero, and none would be halved like this.
pub fn later_types_from_arguments(p: In) -> f32 {
    let large = !p.u;
    let mut low = 0xffff_fff0;
    low = low.min(large);
    let mut held = 0;
    held = held.clamp(3, large);
    let most = most_of([p.u, large, 7, 1]);
    let after = 2.max(large).pow(2 - 1) >> 3;
    let signed = (-7).min(p.i);
    let mut size = 2;
    size = size.max([p.x; 3].len());
    let folded = [p.u, large].iter().fold(0, |a, &b| a.max(b));
    let at = [1.0, 2.0, 3.0][size.min(2)];
    (low / 2) as f32
        + held as f32
        + (most / 3) as f32
        + after as f32
        + (signed / 2) as f32
        + size as f32
        + (folded >> 1) as f32
        + at
}

pub fn later_types_from_later_uses(p: In) -> f32 {
    let a = 0xffff_fffe;
    let b = 3;
    let most = a.max(b);
    let order = b.cmp(&a) as i32;
    let same = b.partial_cmp(&b).map_or(7, |order| order as i32);
    let half = most / 2;
    let c = a.clone();
    let d = 5;
    let kept = d.clamp(1, 0xffff_ff00);
    let wanted: u32 = b;
    let also: u32 = kept;
    let (mut x, y) = (1, 0xf000_0000);
    x = x.max(y);
    let halves = [y, p.u];
    let mut list = [0; 3];
    list[1] = list[1].max(p.u);
    let each = |n| 0.max(n);
    half as f32
        + order as f32
        + same as f32
        + (c >> 4) as f32
        + (wanted + also) as f32
        + (x >> 1) as f32
        + (halves[0] / 3) as f32
        + (list[0] + list[1] / 2) as f32
        + (each(p.u) / 5) as f32
}

// Nothing says what these are, so they are `i32`.
pub fn later_types_by_default(p: In) -> f32 {
    let a = -9;
    let b = a.max(-7);
    let c = b.min(4) / 2;
    let mut order = 0;
    if a.cmp(&b).is_lt() {
        order = 1;
    }
    if (&a).partial_cmp(&b).is_some_and(|order| order.is_lt()) {
        order += 2;
    }
    for n in -1..2 {
        order += n.clamp(0, 1) * 4;
    }
    let bits = !0;
    let least = bits.min(1) >> 1;
    c as f32 + order as f32 + least as f32 + p.x + 0.max(1) as f32
}

pub fn later_types_of_floats(p: In) -> f32 {
    let a = 0.1;
    let order = a.partial_cmp(&p.x).map_or(9, |order| order as i32);
    let b = 0.2;
    let c = b.clone();
    let d = 0.3;
    let open = d.partial_cmp(&0.25).map_or(9, |order| order as i32);
    let said: f32 = d;
    order as f32 + open as f32 * 2.0 + c * p.y + said * 3.0
}

// What is called with is evaluated in order, once.
pub fn later_types_in_order(p: In) -> f32 {
    let mut n = 5;
    let most = n.max({
        n = n * 2 + 1;
        n - 9
    });
    let mut list = [1, 8, 3];
    let mut i = 0;
    let held = list[i].clamp(
        {
            i += 1;
            list[i] - 6
        },
        {
            list[0] = 100;
            i += 1;
            9
        },
    );
    let r = &mut n;
    *r = (*r).min(7);
    let early = if p.c { 4.max(if p.i > 0 { return 1.5 } else { 6 }) } else { 2 };
    let total: u32 = most;
    let also: u32 = held;
    (total * 100 + also * 10 + n) as f32 + i as f32 + early as f32 + list[0] as f32
}

pub fn conversions_that_may_fail(p: In) -> f32 {
    let a = u32::try_from(p.i).unwrap_or(9);
    let b = (i32::try_from(!p.u)).ok();
    let c = usize::try_from(p.i).unwrap_or_default() + u32::try_from(p.u as usize).unwrap() as usize;
    let mut n = 0;
    let d = i32::try_from({
        n += 1;
        p.u as usize + n
    })
    .unwrap_or({
        n += 1;
        -4
    });
    let e = u32::try_from(p.u).ok().map_or(2, |x| x / 3);
    a as f32 + b.map_or(0.5, |x| x as f32) + c as f32 + d as f32 + e as f32 + n as f32
}

pub fn items_by_number(p: In) -> f32 {
    let list = [p.x, p.y, 2.0, -p.x];
    let mut calls = 0;
    let third = list
        .iter()
        .map(|x| {
            calls += 1;
            x * 2.0
        })
        .nth(2);
    let at = p.u as usize % 6;
    let some = list.iter().nth(at).copied().unwrap_or(7.5);
    let first = list.iter().filter(|x| **x > 1.0).next().map_or(3.0, |x| x + 1.0);
    let number = (3..9).rev().step_by(2).nth(at).unwrap_or(1);
    let none = list[..0].iter().next().is_none();
    let mut k = 1;
    let moved = (0..k + 2)
        .nth({
            k += 1;
            k
        })
        .unwrap_or(40);
    third.unwrap_or(0.0)
        + some
        + first
        + number as f32
        + none as i32 as f32
        + moved as f32
        + calls as f32 * 16.0
}
