// Plain Rust that rustc compiles with the tests and the front end reads as text: compound assignments of every type at
// every place, `&&` and `||` with effects on the right, signs and parentheses. Every function takes an `In` and gives an
// `f32`.

use crate::accepted::In;
use glam::*;

// ---- Every compound assignment, at every place.

#[derive(Clone, Copy)]
struct Cell {
    on: bool,
    count: i32,
    mask: u32,
    whole: IVec3,
    parts: [UVec2; 2],
    flags: BVec3,
    pair: (bool, [i32; 2]),
}

fn cell(p: In) -> Cell {
    let whole = ivec3(p.i, 7, -5);
    let parts = [uvec2(p.u, 12), UVec2::splat(3)];
    Cell {
        on: p.c,
        count: p.i,
        mask: p.u,
        whole,
        parts,
        flags: p.v.cmplt(Vec3::ONE),
        pair: (p.x > 0.0, [p.i, 9]),
    }
}

fn told(c: Cell) -> f32 {
    let ints = c.count ^ c.whole.x ^ (c.whole.y << 3) ^ (c.whole.z << 5) ^ c.pair.1[0] ^ (c.pair.1[1] << 7);
    let words = c.mask ^ c.parts[0].x ^ (c.parts[0].y << 4) ^ (c.parts[1].x << 6) ^ (c.parts[1].y << 9);
    let bits = c.on as u32
        + 2 * c.pair.0 as u32
        + 4 * c.flags.x as u32
        + 8 * c.flags.y as u32
        + 16 * c.flags.z as u32;
    (ints & 0xffff) as f32 + (words & 0xffff) as f32 * 0.5 + bits as f32 * 100_000.0
}

pub fn compound_bools(p: In) -> f32 {
    let mut c = cell(p);
    let mut on = p.c;
    on &= p.x > p.y;
    on |= p.i > 3;
    on ^= p.u > 9;
    c.on &= on;
    c.on |= p.y < 0.5;
    c.on ^= p.c;
    c.pair.0 ^= on;
    c.pair.0 |= c.on & p.c;
    c.pair.0 &= p.i < 100;
    c.flags &= p.v.cmpgt(Vec3::ZERO);
    c.flags |= BVec3::new(on, false, p.c);
    c.flags ^= p.v.cmple(Vec3::splat(p.x));
    c.flags.y ^= on;
    c.flags.x |= p.c;
    c.flags.z &= c.on;
    told(c)
}

pub fn compound_bits(p: In) -> f32 {
    let mut c = cell(p);
    let n = p.u as usize % 2;
    let shift = p.u % 5;
    c.count &= 0xff;
    c.count |= 0x100;
    c.count ^= p.i;
    c.count <<= 2;
    c.count >>= shift;
    c.count <<= p.i & 3;
    c.mask &= 0xff0;
    c.mask |= p.u;
    c.mask ^= 0x5555;
    c.mask <<= shift;
    c.mask >>= p.i & 7;
    c.whole &= IVec3::splat(0x7f);
    c.whole |= 1;
    c.whole ^= ivec3(p.i, -1, 4);
    c.whole <<= 1;
    c.whole >>= 2_u32;
    c.whole.y ^= p.i;
    c.whole[n] |= 0x40;
    c.whole.z <<= 3_u32;
    c.parts[0] &= uvec2(0xfff, 6);
    c.parts[n] |= UVec2::splat(p.u & 7);
    c.parts[1 - n] ^= 9;
    c.parts[n] <<= 2;
    c.parts[1] >>= 1;
    c.parts[n].x ^= 0x33;
    c.parts[0][n] <<= shift;
    c.parts[1].y >>= 1;
    c.pair.1[n] ^= 0x0f;
    c.pair.1[1 - n] &= p.i;
    (c.pair.1)[n] |= 1;
    c.pair.1[0] <<= 1;
    c.pair.1[n] >>= shift;
    told(c)
}

pub fn compound_sums(p: In) -> f32 {
    let mut c = cell(p);
    let n = p.u as usize % 2;
    c.count %= 1000;
    c.whole %= IVec3::splat(500);
    c.mask %= 5000;
    c.parts[0] %= 4000;
    c.pair.1[0] %= 300;
    c.count += 3;
    c.count -= p.i % 10;
    c.count *= 2;
    c.count /= 3;
    c.mask += 4;
    c.mask *= 3;
    c.mask /= 2;
    c.mask -= 1;
    c.whole += ivec3(1, 2, 3);
    c.whole -= 1;
    c.whole *= 2;
    c.whole /= ivec3(1, 2, 3);
    c.whole[n] += 2;
    c.whole.z *= -1;
    c.parts[n] += uvec2(1, 2);
    c.parts[n] *= 2;
    c.parts[n].y += 1;
    c.parts[1] /= 2;
    c.pair.1[n] -= 3;
    c.pair.1[1 - n] *= -2;
    ((c.pair).1)[0] /= 3;
    told(c)
}

fn set(place: &mut i32, value: i32) -> bool {
    *place += value;
    value > 2
}

pub fn effects_on_the_right(p: In) -> f32 {
    let mut n = 0;
    let mut list = [0, 0];
    let at = p.u as usize % 2;
    let a = p.c && {
        n += 1;
        n > 0
    };
    let b = p.x > 0.0 || set(&mut n, p.i % 5);
    let c = a || b && set(&mut list[at], 3) || {
        list[1] -= 7;
        !p.c && set(&mut list[0], 1)
    };
    let d = set(&mut n, 1) && (set(&mut n, 2) || set(&mut n, 40)) && !set(&mut list[1 - at], 5);
    if (p.y > 1.0 || set(&mut n, 100)) && !(p.c && set(&mut n, 1000)) {
        n += 10_000;
    }
    let mut e = p.c;
    e |= set(&mut n, 3);
    e &= p.x > 0.0 && set(&mut n, 4);
    (n + list[0] * 3 + list[1] * 5) as f32
        + if a ^ b { 0.5 } else { 0.25 }
        + (c as i32 + d as i32 * 2 + e as i32 * 4) as f32
}

pub fn unary_and_parentheses(p: In) -> f32 {
    let (mut x, mut v) = ((p.x), (p.v));
    (x) += -(-p.y);
    ((v).y) -= -(x);
    (v) *= -Vec3::ONE;
    let on = !(!p.c) ^ !!(x > 0.0);
    let n = !(p.i) + -(!p.i) - !-(p.i % 100);
    let flags = !(!v.cmplt(p.v) | !BVec3::TRUE);
    let m = -(-ivec3(p.i % 9, 1, 2)) + !IVec3::ONE;
    let (ref_x, ref_v) = (&x, &v);
    let y = -*ref_x + (-*ref_v).z + -(ref_v.y);
    (if on { x } else { -y }) + (n % 1000) as f32 + flags.any() as u32 as f32 + (m.x + m.y * m.z) as f32 - {
        -(y)
    }
}

// ---- Bounds of loops.

const N: usize = 5;
const LIST: [f32; 3] = [1.0, 2.0, 4.0];

const fn half(n: usize) -> usize {
    n / 2
}

fn biggest(a: i32, b: i32) -> i32 {
    if a > b { a } else { b }
}

/// What a bound leaves by is no part of a constant.
pub fn ways_out_of_bounds(p: In) -> f32 {
    let mut sum = p.x;
    'outer: for i in 0..3 {
        for k in 0..if i > 1 { break 'outer } else { 2 } {
            sum += (k + biggest(i, 1)) as f32;
        }
        for k in 0..if 2 < 1 { return biggest(1, 2) as f32 } else { 3 } {
            sum += k as f32 * p.y;
        }
        for k in 0..if i > 0 {
            sum += biggest(1, 2) as f32;
            continue 'outer;
        } else {
            2
        } {
            sum += k as f32 * p.y;
        }
    }
    sum
}

pub fn constant_bounds(p: In) -> f32 {
    const LAST: i32 = -3;
    let mut sum = p.x;
    for i in 0..N - 1 {
        sum += i as f32 * p.y;
    }
    for i in half(N)..=half(N * 2) - 1 {
        sum -= i as f32;
    }
    for i in LAST..biggest(LAST, 2) {
        sum += i as f32;
    }
    for i in (0..N as i32).step_by(half(4)) {
        sum += i as f32 * 0.5;
    }
    for i in 0..LIST.len() {
        sum += LIST[i] * p.x;
    }
    for i in 0..N.min(3) {
        sum += i as f32;
    }
    for i in 0..if LAST < 0 { 2 } else { 3 } {
        sum -= i as f32;
    }
    for i in 0..({
        let a = 2_u32;
        a * 2
    }) {
        sum += (i ^ p.u & 3) as f32;
    }
    for i in 0..(LIST[2] as i32) {
        sum += i as f32;
    }
    for i in 0..7_u8 >> 1 {
        sum += i as f32;
    }
    sum
}

fn next(s: &mut u32) -> u32 {
    *s = s.wrapping_mul(5).wrapping_add(1);
    *s & 7
}

fn twice(y: &mut f32) -> f32 {
    *y *= 2.0;
    *y
}

fn flip(b: &mut bool) -> bool {
    *b = !*b;
    false
}

#[derive(Clone, Copy)]
struct Switch {
    on: bool,
}

impl Switch {
    fn tick(&mut self) -> bool {
        self.on = !self.on;
        self.on && false
    }
}

// What is read before something else writes to it.
pub fn reads_before_writes(p: In) -> f32 {
    let (mut s, mut y) = (p.u, p.x);
    let greater = next(&mut s) > next(&mut s);
    let at_least = y >= twice(&mut y);
    let also = next(&mut s) >= next(&mut s) && y > twice(&mut y);
    let mut b = p.c;
    b |= flip(&mut b);
    let mut switch = Switch { on: p.c };
    switch.on |= switch.tick();

    let (mut c, mut sum) = (0, 0);
    for v in [p.i, 2].map(|v| {
        c += v & 3;
        v & 7
    }) {
        sum = sum * 10 + v + c;
    }
    for (a, b) in [p.i & 7, 2].iter().zip([3, 4].map(|v| {
        c += v;
        v
    })) {
        sum = sum * 3 + a * b + c;
    }

    let mut grid = [[p.i & 7, 20], [30, 40]];
    let mut i = 0;
    for (a, b) in [i, 5].iter().zip(
        grid[{
            i += 1;
            i
        }]
        .iter_mut(),
    ) {
        *b += 1;
        sum = sum * 2 + *a as i32;
    }
    for (a, b) in (i..i + 2).zip(
        &mut grid[{
            i = (p.u & 1) as usize;
            i
        }],
    ) {
        *b += a as i32;
        sum += *b;
    }

    let mut options = [Some(p.i & 7), Some(2)];
    let mut at = (p.u & 1) as usize;
    let old = options[at].replace({
        at = 1 - at;
        9
    });
    let now = options[at].take();
    let last = options[1].map_or(3, |v| v);

    let mut rows = [[1, 2], [3, p.i & 7]];
    let mut row = (p.u & 1) as usize;
    rows[row].swap(
        {
            row = 1 - row;
            row
        },
        0,
    );
    let rows = rows[0][0] * 7 + rows[0][1] * 5 + rows[1][0] * 3 + rows[1][1];

    let flags = [greater, at_least, also, b, switch.on];
    let flags = flags.iter().fold(0, |all, flag| all * 2 + *flag as i32);
    let options = old.unwrap_or(-1) * 11 + now.unwrap_or(-2) * 13 + last * 17;
    (flags + sum % 1000 + grid[1][0] + grid[0][1] + options + rows) as f32 + y
}
