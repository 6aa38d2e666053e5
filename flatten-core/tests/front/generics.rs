// Plain Rust that rustc compiles with the tests and the front end reads as text: generic functions. Every function takes an `In`
// and gives an `f32`.

use crate::accepted::In;
use glam::*;

fn ramp<T: Copy + std::ops::Add<Output = T> + std::ops::Mul<f32, Output = T>>(a: T, b: T, t: f32) -> T {
    a * (1.0 - t) + b * t
}

fn least<T>(list: [T; 3]) -> T
where
    T: Copy + PartialOrd,
{
    let mut best = list[0];
    for x in list {
        if x < best {
            best = x;
        }
    }
    best
}

fn total<T: Copy + std::ops::AddAssign + Default, const N: usize>(list: &[T; N]) -> T {
    let mut sum = T::default();
    for i in 0..N {
        sum += list[i];
    }
    sum
}

fn octaves<const N: i32>(x: f32) -> f32 {
    let mut sum = 0.0;
    let mut weight = 1.0;
    for i in 0..N {
        sum += (x * (i as f32 + 1.0)).fract() * weight;
        weight *= 0.5;
    }
    sum / N as f32
}

fn exchanged<A, B>(pair: (A, B)) -> (B, A) {
    (pair.1, pair.0)
}

fn scaled<T: std::ops::MulAssign<f32>>(value: &mut T, by: f32) {
    *value *= by;
}

fn moved_bits<T: std::ops::ShlAssign<u32> + std::ops::ShrAssign<u32>>(mut value: T, up: u32, down: u32) -> T {
    value <<= up;
    value >>= down;
    value
}

fn or_else<T: Copy>(value: Option<T>, other: T) -> T {
    match value {
        Some(value) => value,
        None => other,
    }
}

fn chosen<T>(c: bool, a: T, b: T) -> T {
    if c {
        return a;
    }
    b
}

fn applied<T: Copy, R>(x: T, times: usize, step: impl Fn(T) -> T, end: impl Fn(T) -> R) -> R {
    let mut x = x;
    for _ in 0..times {
        x = step(x);
    }
    end(x)
}

fn mapped<T: Copy, const N: usize>(list: [T; N], mut f: impl FnMut(T, usize) -> T) -> [T; N] {
    let mut out = list;
    for i in 0..N {
        out[N - 1 - i] = f(list[i], i);
    }
    out
}

fn size_of_it(x: impl Copy + PartialOrd<f32> + std::ops::Neg<Output = f32>) -> f32 {
    if x < 0.0 { -x } else { -(-x) }
}

fn flagged<const FLAG: bool, const N: usize>(x: f32) -> [f32; N] {
    let step = if FLAG { 1.0 } else { -0.5 };
    let mut list = [x; N];
    for i in 1..N {
        list[i] = list[i - 1] + step;
    }
    list
}

#[derive(Clone, Copy, PartialEq)]
struct Turn {
    a: f32,
    b: f32,
}

impl std::ops::Add for Turn {
    type Output = Turn;
    fn add(self, o: Turn) -> Turn {
        Turn { a: self.a + o.a, b: self.b - o.b }
    }
}

impl std::ops::Mul<f32> for Turn {
    type Output = Turn;
    fn mul(self, k: f32) -> Turn {
        Turn { a: self.a * k, b: self.b }
    }
}

pub fn generic_functions(p: In) -> f32 {
    const ROUNDS: i32 = 2;
    let a = ramp(p.x, 2.0, 0.25);
    let b = ramp(p.v, Vec3::ONE, p.y);
    let c = ramp(Turn { a: p.x, b: p.y }, Turn { a: 1.0, b: 0.5 }, 0.75);
    let d = ramp(ramp(p.x, p.y, 0.5), ramp(1.0, 2.0, p.x), 0.5);
    let (e, f) = exchanged((p.v, p.i));
    let mut g = p.w;
    scaled(&mut g, 0.5);
    scaled(&mut g.x, p.y);
    let list = flagged::<true, 4>(p.x);
    let other: [f32; 2] = flagged::<false, 2>(p.y);
    a + b.x * b.y
        + c.a
        + c.b
        + d
        + least([p.x, p.y, 1.5])
        + least([p.i, 3, -2]) as f32
        + total(&[p.x, p.y])
        + total(&[p.v, Vec3::X, p.v.zxy(), Vec3::Y]).y
        + total(&[1, p.i & 15, 7]) as f32
        + total(&list)
        + total(&other)
        + moved_bits(p.i, p.u & 3, 2) as f32
        + moved_bits(p.u & 255, 1, p.u & 7) as f32
        + octaves::<3>(p.x)
        + octaves::<ROUNDS>(p.y)
        + octaves::<{ 1 + 4 }>(p.x)
        + e as f32
        + f.z
        + g.x
        + g.y
        + or_else((p.x > 0.0).then_some(p.v), Vec3::Z).z
        + or_else(None, p.y)
        + chosen(p.c, p.x, 2.0)
        + chosen(p.x < p.y, Turn { a: 1.0, b: p.x }, c).b
        + chosen(p.c, (p.x, 1), (2.0, p.i & 7)).1 as f32
        + size_of_it(p.x)
}

pub fn generic_functions_take_functions(p: In) -> f32 {
    let mut seen = 0;
    let a = applied(p.v, 2, |v| v * 0.5 + Vec3::X, |v| v.x - v.y);
    let b = applied(p.x, 3, |x| if x > 1.0 { x * 0.25 } else { x + p.y }, |x| (x as i32).clamp(-9, 9)) as f32;
    let c = mapped([p.x, p.y, 2.0], |x, i| {
        seen += i as i32;
        x * i as f32
    });
    let d = mapped([p.i & 3, 2], |x, _| x + 1);
    a + b + c[0] * 2.0 + c[1] + c[2] + (d[0] * 10 + d[1] + seen) as f32
}

#[derive(Clone, Copy)]
struct Curve {
    ends: [Vec3; 2],
}

impl Curve {
    fn of<const N: usize>(points: [Vec3; N], gain: f32) -> Self {
        Curve { ends: [points[0], points[N - 1] * gain] }
    }

    fn at<T: Copy + Into<f32>>(&self, t: T) -> Vec3
    where
        T: std::ops::Mul<Vec3, Output = Vec3>,
    {
        self.ends[0] + t * (self.ends[1] - self.ends[0])
    }

    fn bend<const UP: bool>(&mut self, by: f32) -> f32 {
        self.ends[1].y += if UP { by } else { -by };
        self.ends[1].y
    }

    fn sum(&self, f: impl Fn(Vec3) -> f32) -> f32 {
        self.ends.iter().map(|end| f(*end)).sum()
    }
}

pub fn generic_methods(p: In) -> f32 {
    let mut curve = Curve::of([p.v, Vec3::X, Vec3::new(p.x, p.y, 1.0)], 2.0);
    let bent = curve.bend::<true>(p.x) * curve.bend::<false>(0.5);
    let k = p.y;
    bent + curve.at(0.5).x + curve.at(p.x).y + curve.sum(|end| end.z * k) + Curve::sum(&curve, |end| end.x)
}

// ---- Traits of one's own.

trait Shape {
    const SHARP: f32 = 1.0;
    const SIDES: i32;

    fn distance(&self, p: Vec3) -> f32;

    fn normal(&self, p: Vec3) -> Vec3 {
        let h = 0.25;
        Vec3::new(
            self.distance(p + Vec3::X * h) - self.distance(p - Vec3::X * h),
            self.distance(p + Vec3::Y * h) - self.distance(p - Vec3::Y * h),
            self.distance(p + Vec3::Z * h) - self.distance(p - Vec3::Z * h),
        ) * Self::SHARP
    }

    fn grown(self, by: f32) -> Self
    where
        Self: Sized;

    fn unit() -> Self;

    fn count(&mut self, n: i32) -> i32 {
        if n > 2 {
            return Self::SIDES;
        }
        self.moved(0.5);
        n + Self::SIDES
    }

    fn moved(&mut self, by: f32);
}

trait Lit: Shape + Copy {
    type Glow;

    fn glow(&self) -> Self::Glow;

    fn lit(&self, p: Vec3) -> f32 {
        let n = self.normal(p);
        if n.y > 0.0 { n.y * self.distance(p) } else { -0.5 }
    }
}

#[derive(Clone, Copy)]
struct Ball {
    at: Vec3,
    size: f32,
}

#[derive(Clone, Copy)]
enum Wall {
    Flat(f32),
    Slope { up: Vec3, by: f32 },
}

impl Ball {
    fn area(&self) -> f32 {
        self.size * self.size * 12.5
    }
}

impl Shape for Ball {
    const SIDES: i32 = 0;

    fn distance(&self, p: Vec3) -> f32 {
        (p - self.at).length() - self.size
    }

    fn grown(self, by: f32) -> Self {
        Ball { size: self.size + by, ..self }
    }

    fn unit() -> Self {
        Ball { at: Vec3::ZERO, size: 1.0 }
    }

    fn moved(&mut self, by: f32) {
        self.at.x += by;
    }
}

impl Shape for Wall {
    const SHARP: f32 = 2.0;
    const SIDES: i32 = 4;

    fn distance(&self, p: Vec3) -> f32 {
        match self {
            Wall::Flat(at) => p.y - at,
            Wall::Slope { up, by } => p.dot(*up) + by,
        }
    }

    fn grown(self, by: f32) -> Self {
        match self {
            Wall::Flat(at) => Wall::Flat(at + by),
            Wall::Slope { up, by: own } => Wall::Slope { up, by: own - by },
        }
    }

    fn unit() -> Wall {
        Wall::Flat(0.5)
    }

    fn normal(&self, p: Vec3) -> Vec3 {
        match *self {
            Wall::Flat(_) => Vec3::Y,
            Wall::Slope { up, .. } => up * p.x,
        }
    }

    fn moved(&mut self, by: f32) {
        if let Wall::Flat(at) = self {
            *at -= by;
        }
    }
}

impl Lit for Ball {
    type Glow = (f32, Vec3);

    fn glow(&self) -> Self::Glow {
        (self.size, self.at)
    }
}

fn march<S: Shape>(shape: &S, from: Vec3, dir: Vec3) -> f32 {
    let mut t = 0.0;
    for _ in 0..4 {
        let d = shape.distance(from + dir * t);
        if d < 0.01 {
            return t;
        }
        t += d;
    }
    t + S::SIDES as f32
}

fn seen(shape: &impl Shape, p: Vec3) -> f32 {
    shape.normal(p).x + shape.distance(p)
}

fn dynamic(shape: &dyn Shape2, other: &dyn Shape2, p: f32) -> f32 {
    shape.at(p) - other.at(p) * 2.0
}

trait Shape2 {
    fn at(&self, p: f32) -> f32;
}

impl Shape2 for Ball {
    fn at(&self, p: f32) -> f32 {
        self.size * p
    }
}

impl Shape2 for Wall {
    fn at(&self, p: f32) -> f32 {
        self.distance(Vec3::splat(p))
    }
}

fn made<T>(by: f32) -> T
where
    T: Shape,
{
    let mut made = T::unit().grown(by);
    made.moved(by);
    made
}

fn both<A: Shape, B: Shape>(a: A, b: B, p: Vec3, mix: impl Fn(f32, f32) -> f32) -> f32 {
    mix(a.distance(p), b.grown(0.25).distance(p))
}

pub fn traits(p: In) -> f32 {
    let mut ball = Ball { at: p.v, size: p.x };
    let wall = if p.c { Wall::Flat(p.y) } else { Wall::Slope { up: p.v, by: p.x } };
    let counted = ball.count(p.i & 3) + Wall::Flat(1.0).count(2);
    let (size, at) = ball.glow();
    let own = made::<Wall>(p.y);
    let other: Ball = made::<Ball>(0.5);
    march(&ball, Vec3::X, Vec3::Y)
        + march(&wall, p.v, Vec3::ONE)
        + seen(&wall, p.v)
        + seen(&ball, Vec3::Z)
        + both(ball, wall, Vec3::ONE, |a, b| a.min(b) * p.y)
        + both(wall, Wall::unit(), p.v, f32::max)
        + dynamic(&ball, &wall, p.x)
        + ball.area()
        + counted as f32
        + size
        + at.z
        + own.distance(p.v)
        + other.distance(Vec3::Y)
        + ball.lit(Vec3::X)
        + Ball::distance(&ball, p.v) * Wall::SHARP
        + Ball::SHARP
        + Ball::SIDES as f32
}

trait Smooth: Sized + Copy + std::ops::Mul<Output = Self> {
    const STEPS: i32 = 3;
    const HALF: f32;

    fn smooth(self, by: f32) -> Self;

    fn squared(self) -> Self {
        self * self
    }

    fn fourth(self) -> Self {
        self.squared().squared()
    }

    fn weight(&self) -> f32;

    fn bump(&mut self, by: f32) -> f32;

    fn none() -> Self;

    fn times<const N: usize>(self) -> [Self; N] {
        [self; N]
    }
}

impl Smooth for f32 {
    const HALF: f32 = 0.5;

    fn smooth(self, by: f32) -> Self {
        if by > 0.0 { self * self * (3.0 - 2.0 * self) } else { Self::HALF }
    }

    fn weight(&self) -> f32 {
        *self + Self::STEPS as f32
    }

    fn bump(&mut self, by: f32) -> f32 {
        let old = *self;
        *self += by;
        old
    }

    fn none() -> f32 {
        -1.0
    }
}

impl Smooth for Vec3 {
    const STEPS: i32 = 7;
    const HALF: f32 = 0.25;

    fn smooth(self, by: f32) -> Vec3 {
        self.lerp(Self::none(), by.smooth(1.0))
    }

    fn squared(self) -> Self {
        self * self.x
    }

    fn weight(&self) -> f32 {
        self.length().weight() + Self::STEPS as f32
    }

    fn bump(&mut self, by: f32) -> f32 {
        self.y.bump(by) * 2.0
    }

    fn none() -> Self {
        Self::new(1.0, 2.0, 3.0)
    }
}

impl Smooth for i32 {
    const HALF: f32 = 1.5;

    fn smooth(self, by: f32) -> Self {
        (self as f32 * by) as i32
    }

    fn weight(&self) -> f32 {
        (*self & 7) as f32
    }

    fn bump(&mut self, by: f32) -> f32 {
        *self ^= 3;
        by
    }

    fn none() -> i32 {
        i32::STEPS
    }
}

fn twice_smooth<T: Smooth>(x: T, y: &T) -> T {
    let mut z = x.smooth(0.5) * *y;
    let k = z.bump(T::HALF) + y.weight();
    if k > 4.0 { z.squared() } else { T::none() }
}

pub fn traits_of_values(p: In) -> f32 {
    let mut x = p.x.smooth(p.y);
    let mut v = p.v;
    let k = v.bump(p.x) + x.bump(0.5) + (&x).squared() + [p.x, p.y].iter().map(|x| x.squared()).sum::<f32>();
    let n = (p.i & 15).smooth(2.5);
    let list = p.y.times::<3>();
    let w = twice_smooth(p.v, &Vec3::Y) + v.fourth();
    let i = twice_smooth(n, &2) & 255;
    x + k
        + v.y
        + n as f32
        + w.x
        + w.y
        + w.z
        + i as f32
        + twice_smooth(p.x, &p.y)
        + f32::none()
        + f32::HALF
        + Vec3::STEPS as f32
        + f32::weight(&p.x)
        + p.x.fourth()
        + list[2]
        + Vec3::smooth(v, 0.5).z
}

// ---- Functions and places together.

fn tweaked(x: &mut f32, f: impl Fn(f32) -> f32) -> f32 {
    let old = *x;
    *x = f(*x);
    if *x > 4.0 {
        return old;
    }
    *x += 0.5;
    old * 2.0
}

fn tweaked_twice(list: &mut [f32; 3], at: usize, f: impl Fn(f32) -> f32, other: &f32) -> f32 {
    let first = tweaked(&mut list[at], |x| f(x) + other);
    first + tweaked(&mut list[(at + 1) % 3], f)
}

fn next(i: &mut usize) -> usize {
    *i += 1;
    *i % 3
}

impl Curve {
    fn moved_by(&mut self, mut f: impl FnMut(Vec3) -> Vec3) -> f32 {
        self.ends[0] = f(self.ends[0]);
        self.ends[1] = f(self.ends[1]);
        self.ends[0].x - self.ends[1].y
    }

    fn with(mut self, by: f32, f: impl Fn(f32, f32) -> f32) -> Self {
        self.ends[1].x = f(self.ends[1].x, by);
        self
    }
}

fn shadowed<const N: usize>(x: f32) -> f32 {
    const STEP: f32 = 2.0;
    if x > 0.0 {
        const N: f32 = 5.0;
        return N * STEP;
    }
    x * N as f32
}

pub fn functions_and_places(p: In) -> f32 {
    let mut list = [p.x, p.y, 1.0];
    let mut i = (p.u % 3) as usize;
    let a = tweaked(&mut list[next(&mut i)], |x| x * p.x);
    let b = tweaked(&mut list[next(&mut i)], f32::abs) * next(&mut i) as f32;
    let k = p.y;
    let c = tweaked_twice(&mut list, i % 3, |x| x * k - 1.0, &p.x);
    let mut curve = Curve { ends: [p.v, Vec3::ONE] };
    let mut calls = 0.0;
    let d = curve.moved_by(|v| {
        calls += 1.0;
        v * calls + Vec3::X
    });
    let e = curve.with(p.x, |x, y| if x > y { x } else { y * 2.0 });
    a + b
        + c
        + d
        + list[0]
        + list[1] * 2.0
        + list[2] * 3.0
        + i as f32
        + curve.ends[1].x
        + e.ends[1].x
        + calls
        + shadowed::<3>(p.x)
        + shadowed::<4>(p.y)
}

trait First {
    const RANK: i32 = 1;

    fn rank(&self) -> i32;

    fn twice(&self) -> i32 {
        self.rank() * 2 + Self::RANK
    }
}

trait Second {
    const RANK: i32 = 20;

    fn rank(&self) -> i32;

    fn make(x: f32) -> Self;
}

#[derive(Clone, Copy)]
struct Ranked(f32);

impl First for Ranked {
    fn rank(&self) -> i32 {
        self.0 as i32 & 7
    }
}

impl Ranked {
    const RANK: i32 = 7;

    // Found before those of traits.
    fn rank(&self) -> i32 {
        First::rank(self) + 1000
    }
}

impl Second for Ranked {
    fn rank(&self) -> i32 {
        if self.0 > 1.0 { 100 } else { 200 }
    }

    fn make(x: f32) -> Self {
        Ranked(x * 2.0)
    }
}

impl First for f32 {
    const RANK: i32 = 3;

    fn rank(&self) -> i32 {
        7
    }
}

impl Second for f32 {
    fn rank(&self) -> i32 {
        -9
    }

    fn make(x: f32) -> f32 {
        x + 1.0
    }
}

trait Bend {
    fn bent(self, by: &dyn Fn(f32) -> f32) -> f32;

    fn again(&self, by: fn(f32) -> f32) -> f32;
}

impl Bend for f32 {
    fn bent(self, by: &dyn Fn(f32) -> f32) -> f32 {
        if self > 1.0 {
            return by(self);
        }
        by(self * 0.5) + self
    }

    fn again(&self, by: fn(f32) -> f32) -> f32 {
        by(by(*self))
    }
}

pub fn traits_that_take_functions(p: In) -> f32 {
    let k = p.y;
    p.x.bent(&|x| x * k)
        + p.x.again(f32::abs)
        + f32::bent(k, &f32::floor)
        + <f32 as Bend>::again(&k, |x| x + 1.0)
}

pub fn traits_by_name(p: In) -> f32 {
    let it = <Ranked as Second>::make(p.x);
    let list = [it, <Ranked as Second>::make(p.y)];
    let ranks = First::rank(&it) + Second::rank(&it) * 2 + <Ranked as First>::rank(&list[1]) * 3;
    let x = <f32 as Second>::make(p.x);
    let values = First::rank(&x) + <f32 as Second>::rank(&p.y) * 5;
    let consts = <Ranked as First>::RANK + <Ranked as Second>::RANK * 2 + <f32 as First>::RANK * 3;
    let own = it.rank() + Ranked::RANK + Ranked::rank(&list[0]);
    (ranks + values + consts + own) as f32 + x + it.0
}

// What a trait writes means the trait's own names, and those of traits above it, whatever a type has by these names.
trait Above {
    const STRIDE: f32;

    fn stride(&self) -> f32;

    fn first() -> Self;
}

trait Writes: Above + Default + Copy {
    const WIDE: f32 = Self::STRIDE * 2.0;
    const A: Self;

    fn sum(self) -> f32 {
        Self::WIDE
            + Self::STRIDE
            + Self::first().stride()
            + Self::default().stride()
            + Self::A.stride()
            + self.stride()
    }
}

#[derive(Clone, Copy, PartialEq, Default)]
enum Side {
    A,
    #[default]
    B,
}

impl Above for Side {
    const STRIDE: f32 = 3.0;

    fn stride(&self) -> f32 {
        if *self == Side::A { 0.5 } else { 8.0 }
    }

    fn first() -> Self {
        Side::A
    }
}

impl Writes for Side {
    const A: Side = Side::B;
}

#[derive(Clone, Copy, Default)]
struct Stepped(f32);

impl Stepped {
    const STRIDE: f32 = 100.0;

    fn first() -> f32 {
        200.0
    }
}

impl Above for Stepped {
    const STRIDE: f32 = 1.0;

    fn stride(&self) -> f32 {
        self.0 + 1.0
    }

    fn first() -> Self {
        Stepped(2.0)
    }
}

impl Writes for Stepped {
    const A: Stepped = Stepped(7.0);
}

impl Above for f32 {
    const STRIDE: f32 = 0.25;

    fn stride(&self) -> f32 {
        *self * 0.5
    }

    fn first() -> Self {
        2.0
    }
}

impl Writes for f32 {
    const A: f32 = 1.5;
}

fn known_by_bounds<T: Writes>(x: T, t: f32) -> f32 {
    T::WIDE + T::A.stride() + x.sum() + t.abs().clamp(1.0, 2.0) + T::default().stride()
}

pub fn names_of_traits(p: In) -> f32 {
    let side = if p.x > 0.0 { Side::A } else { Side::B };
    side.sum()
        + Stepped(p.x).sum()
        + p.y.sum()
        + known_by_bounds(side, p.x)
        + known_by_bounds(p.y, p.x)
        + Stepped::STRIDE
        + Stepped::first()
}

fn shifted<const N: i32>(x: f32) -> f32 {
    x * N as f32
}

#[derive(Clone, Copy, PartialEq, Default)]
struct Cloned {
    x: f32,
    list: [f32; 2],
}

pub fn clones(p: In) -> f32 {
    let mut one = Cloned { x: p.x, list: [p.y, 2.0] };
    let other = one.clone();
    one.x += 1.0;
    let mut list = one.list.clone();
    list[0] += 5.0;
    let many = [one, other.clone()];
    let sum = many.iter().cloned().map(|it| it.x + it.list[0]).sum::<f32>();
    let first = many.iter().filter(|it| it.x > 0.0).cloned().find(|it| it.list[1] > 1.0);
    let r#half = p.y;
    let y = {
        let half = 0.5_f32;
        r#half * half
    };
    sum + list[0] + first.clone().map_or(0.25, |it| it.x) + p.x.clone() + half + y + shifted::<-3>(p.y)
}

#[derive(Clone, Copy, PartialEq)]
struct Tally {
    k: i32,
    o: Option<i32>,
}

impl Tally {
    fn step(&mut self) -> i32 {
        self.k += 5;
        self.k
    }
}

trait Stepped2 {
    fn stepped(&mut self) -> i32;
}

impl Stepped2 for i32 {
    fn stepped(&mut self) -> i32 {
        *self += 5;
        *self
    }
}

fn step_of(s: &mut i32) -> i32 {
    *s += 5;
    *s
}

fn step_clone<T: Stepped2 + Clone>(x: &T) -> i32 {
    x.clone().stepped()
}

// Who writes to a copy writes to nothing that it was made of.
pub fn copies_are_no_places(p: In) -> f32 {
    let n = p.i & 7;
    let s = Tally { k: n, o: Some(n) };
    let mut sum = s.clone().step() + step_clone(&n) * 3 + n.clone().stepped();
    sum += i32::from(n).stepped() + Tally::from(s).step();
    let whole = || s;
    let number = || n;
    sum += whole().step() + number().stepped() * 5 + whole().o.map_or(1, |v| v);
    let literal = [n, 2, 5];
    let copy = literal.clone();
    let vectors = [vec2(p.x, 1.0), Vec2::ONE];
    let cloned = vectors.clone()[0];
    let left = n * 3 + s.k * 5 + s.o.unwrap_or(8) + copy[0] * 7 + step_of(&mut sum);
    (sum * 100 + left) as f32 + cloned.x
}

fn length_of(p: impl Into<Vec3>) -> f32 {
    // The bound says of what type this is.
    let p = p.into();
    p.length()
}

fn doubled<T>(x: T) -> f32
where
    T: Into<f32> + Copy,
{
    x.into() * 2.0 + {
        let y: f32 = x.into();
        y
    }
}

fn between<A: Into<Vec2>, B: Into<Vec2>>(a: A, b: B) -> Vec2 {
    (a.into() + b.into()) * 0.5
}

fn whole(p: impl Into<IVec2>) -> f32 {
    let p = p.into();
    p.x as f32 - p.y as f32
}

fn filled<T: From<f32> + std::ops::Add<Output = T>>(x: f32) -> T {
    let t: T = x.into();
    let twice: T = x.into();
    t + twice
}

#[derive(Clone, Copy)]
struct Half(f32);

impl From<f32> for Half {
    fn from(x: f32) -> Half {
        Half(x * 0.5)
    }
}

impl From<Half> for f32 {
    fn from(h: Half) -> f32 {
        h.0 + 3.0
    }
}

impl std::ops::Add for Half {
    type Output = Half;
    fn add(self, other: Half) -> Half {
        Half(self.0 + other.0)
    }
}

trait Placed: Into<Vec2> + Copy {
    fn place(self) -> Vec2 {
        let p: Vec2 = self.into();
        p * 2.0
    }
}

impl Placed for Half {}

impl From<Half> for Vec2 {
    fn from(h: Half) -> Vec2 {
        Vec2::new(h.0, 1.0)
    }
}

// What the bound of a parameter says is not said of other values of its type.
fn beside_into<T: Into<Half> + Copy>(t: T, x: f32) -> f32 {
    let whole: f32 = x.into();
    let half: Half = x.into();
    t.into().0 + whole * 2.0 + half.0 * 4.0
}

// A bound may be of what is not in the language, which a literal does not ask for.
fn wide<T: Into<f64> + std::ops::Mul<f32, Output = f32>>(t: T) -> f32 {
    t * 2.5
}

fn both_into<T: Into<Half>, U: Into<f32>>(t: T, u: U) -> f32 {
    t.into().0 + u.into()
}

fn chained_into<T, U: Into<T>>(t: T, u: U) -> T
where
    T: std::ops::Add<Output = T>,
{
    let u: T = u.into();
    t + u
}

pub fn conversions_by_bounds(p: In) -> f32 {
    let half = Half(p.x);
    let all: f32 = filled::<Half>(p.y).into();
    length_of(p.v)
        + length_of([p.x, p.y, 1.0])
        + length_of((p.v.truncate(), p.y))
        + doubled(p.x) * 3.0
        + doubled(half)
        + doubled(p.c)
        + length_of((1.0, p.x, 2.0))
        + length_of([1.0, 0.5, p.y])
        + between((p.y, 2.0), [3.0, 4.0]).y
        + whole([1, p.i])
        + between([p.x, p.y], (p.y, p.x)).dot(between(half, p.v.truncate()))
        + all
        + half.place().y
        + beside_into(p.x, p.y)
        + both_into(p.x, p.y)
        + wide(1.5)
        + chained_into(p.x, half)
}

fn mean(xs: &[f32]) -> f32 {
    let mut sum = 0.0;
    for x in xs {
        sum += x;
    }
    sum / xs.len() as f32
}

fn third(xs: &[f32], n: usize) -> f32 {
    let far = if xs.len() > n + 2 { xs[n] } else { 0.5 };
    if xs.len() > 2 { xs[2] * far } else { xs[0] - far }
}

fn spread(xs: &[f32]) -> f32 {
    if xs.is_empty() {
        return -1.0;
    }
    let middle = mean(xs);
    xs.iter().map(|x| (x - middle).abs()).sum::<f32>() / mean(&[xs[0], xs[xs.len() - 1]]).abs().max(0.25)
}

fn ramp_of(stops: &[(f32, Vec3)], t: f32) -> Vec3 {
    let mut color = stops[0].1;
    for i in 1..stops.len() {
        let (a, b) = (stops[i - 1], stops[i]);
        if t > a.0 {
            color = a.1.lerp(b.1, ((t - a.0) / (b.0 - a.0)).min(1.0));
        }
    }
    color
}

fn sharpen(xs: &mut [f32], k: f32) -> usize {
    let last = xs.len() - 1;
    for i in 0..last {
        xs[i] += (xs[i] - xs[last]) * k;
    }
    xs.swap(0, last);
    for x in xs.iter_mut() {
        *x *= 2.0;
    }
    last
}

fn least_of<T: Copy + PartialOrd>(xs: &[T], other: &[T]) -> T {
    let mut least = xs[0];
    for x in xs {
        if *x < least {
            least = *x;
        }
    }
    for x in other.iter() {
        if *x < least {
            least = *x;
        }
    }
    least
}

fn of_rows(rows: &[[f32; 2]], f: impl Fn(&[f32; 2]) -> f32) -> f32 {
    let mut sum = 0.0;
    for row in rows {
        sum += f(row);
    }
    sum
}

struct Filter {
    k: f32,
}

impl Filter {
    fn run(&self, xs: &[f32]) -> f32 {
        match xs.get(2) {
            Some(x) => x * self.k,
            None => xs.first().map_or(0.0, |x| x + self.k),
        }
    }
}

pub fn slices(p: In) -> f32 {
    let list = [p.x, p.y, p.v.x, 1.5];
    let mut others = [p.y, 2.0, p.x];
    let n = sharpen(&mut others, 0.5);
    let stops = [(0.0, Vec3::ZERO), (0.5, p.v), (1.0, Vec3::ONE), (2.0, Vec3::X)];
    let whole = Filter { k: p.y };
    third(&[p.x], 0)
        + third(&[p.y, 1.0], 1) * 2.0
        + third(&list, 1) * 4.0
        + third(&[p.x], 2)
        + mean(&list)
        + mean(&[p.x, 2.0]) * 2.0
        + spread(&others)
        + ramp_of(&stops, p.x).y
        + ramp_of(&[stops[1], stops[3]], p.y).z
        + least_of(&list, &others)
        + least_of(&[p.i, 3], &[2, p.i, 4, 5]) as f32
        + of_rows(&[[p.x, 1.0], [2.0, p.y]], |row| row[0] * row[1] + row.len() as f32)
        + whole.run(&list)
        + whole.run(&[p.x])
        + (n + others.len()) as f32
}

const STOPS: &[(f32, Vec3)] = &[(0.0, Vec3::ZERO), (0.25, Vec3::X), (SCALES[1], Vec3::ONE)];
static SCALES: &'static [f32; 3] = &[0.5, 0.75, 2.0];
const PLACES: [i32; STOPS.len()] = [4, 5, 6];
const WHOLE: &f32 = &3.5;
const THREE: &i32 = &3;
const ONE: &i32 = &1;

fn gradient(stops: &[(f32, Vec3)], t: f32) -> Vec3 {
    let mut color = stops[0].1;
    for pair in stops.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        if t > from.0 {
            color = from.1.lerp(to.1, ((t - from.0) / (to.0 - from.0)).min(1.0));
        }
    }
    color
}

fn rises(xs: &[f32]) -> bool {
    xs.windows(2).all(|w| w[0] <= w[1])
}

struct Pane {
    w: f32,
}

impl Pane {
    fn windows(&self, n: usize) -> [f32; 2] {
        [self.w * n as f32, self.w]
    }
}

pub fn pieces(p: In) -> f32 {
    const SIZE: usize = 3;
    let list = [p.x, p.y, 0.5, p.v.x, 2.0, p.v.y, 1.0];
    let stops = [(0.0, Vec3::ZERO), (0.5, p.v), (1.0, Vec3::ONE)];
    let mut sum = gradient(&stops, p.x).y + if rises(&list) { 1.0 } else { 2.0 };
    for (i, w) in list.windows(SIZE).enumerate() {
        sum += w[0] * w[2] - w[1] * i as f32 + w.len() as f32;
    }
    for c in list.chunks_exact(2) {
        sum = sum * 0.5 + c.iter().sum::<f32>();
    }
    for c in [p.x, p.y, 1.0, p.v.z].chunks(2).rev() {
        sum = sum * 0.75 + c[0] - c[1];
    }
    // None is that long.
    sum += list.windows(8).map(|w| w[7]).sum::<f32>() + if rises(&[p.x]) { 3.0 } else { 5.0 };
    sum += list.windows(8).count() as f32 + list.windows(4_294_967_295).map(|w| w[0]).sum::<f32>();
    sum += list.chunks_exact(4_294_967_290).count() as f32 + list.chunks_exact(9).map(|c| c[0]).sum::<f32>();
    let few = [p.y, p.x * 3.0];
    for (i, x) in list.iter().chain(few.iter()).enumerate() {
        sum += x * i as f32;
    }
    sum += few.iter().chain(&list).rev().step_by(2).sum::<f32>();
    for x in few.into_iter().chain([1.0, sum]).chain([3.0]) {
        sum = sum * 0.5 + x;
    }
    let mut many = [1.0, p.x];
    let mut next = 0.0;
    for x in many.iter().chain(&{
        next += 1.0;
        [next, p.y]
    }) {
        sum -= x * next;
    }
    many[0] = sum;
    for w in many.windows(2) {
        sum += w[0] * w[1];
    }
    let pane = Pane { w: p.x };
    for w in pane.windows(3) {
        sum += w;
    }
    for (i, (at, color)) in STOPS.iter().enumerate() {
        sum += color.x * at - SCALES[i] * PLACES[i] as f32;
    }
    sum += gradient(STOPS, p.y).x + STOPS[p.u as usize % STOPS.len()].0 + *WHOLE * WHOLE;
    let mut near: &[f32] = &[p.x, 1.0, 2.5];
    sum += mean(near) + near[1];
    near = SCALES;
    let whole: &[Vec3] = if p.c { &[p.v] } else { &[Vec3::ONE] };
    let numbers: &[u8] = &[1, 2, 3];
    let open: &[_] = &numbers;
    const TWO: usize = 2;
    let part = &list[1..list.len() - TWO];
    sum += mean(&list[TWO..])
        + mean(&list[..=3]) * 2.0
        + part[0] * part.len() as f32
        + gradient(&STOPS[1..], p.x).y;
    sum += list[3..].iter().sum::<f32>() * 0.5 + (list[..TWO]).windows(2).map(|w| w[0] - w[1]).sum::<f32>();
    for x in &list[4..][1..] {
        sum += x * 0.25;
    }
    let mut changed = [p.x, p.y, 1.0];
    let before = mean(&changed[..2])
        + mean({
            changed[1] += 1.0;
            &changed[1..]
        });
    changed[0] = before;
    sum += changed[..1].iter().chain(&changed[2..3]).sum::<f32>() + list[2..2].iter().count() as f32;
    let mut held = [p.x, 2.0];
    let lent: &mut [f32] = &mut held;
    lent[0] += 1.0;
    lent.swap(0, 1);
    sum += mean(near) + whole[0].x + numbers[1] as f32 + open.len() as f32 + held[0] * 2.0 + held[1];
    sum += match &(p.i & 3) {
        THREE => 1.0,
        n if n == ONE => 2.0,
        _ => 4.0,
    };
    sum + least_of(&[p.i, 3], &[2, p.i, 4, 5]) as f32 + least_of(SCALES, &[1.5]) + mean(SCALES)
}

// Rust comes to no element that does not exist: conditions that are constant leave it out.
fn third_of<const N: usize>(mut v: [f32; N]) -> f32 {
    let third = if N > 2 { v[2] } else { 0.5 };
    let count = v.len();
    let is_large = count > 2 && v[2] > 1.0;
    let is_small = N <= 1 || v[1] < 2.0;
    if count >= 3 {
        v[2] += 1.0;
        v.swap(0, 2);
        let r = &mut v[2];
        *r *= 2.0;
    }
    let last = match N {
        0 => 7.0,
        1 => v[0],
        2 => v[1],
        _ => v[2],
    };
    let mut sum = third + last * 2.0 + is_large as i32 as f32 * 4.0 + is_small as i32 as f32 * 8.0;
    while N > 9 {
        sum += v[8];
    }
    if !(N > 1) {
        return sum - v[0];
    }
    v[1] = sum;
    v[N - 1] + v[1]
}

fn lane_of<const K: usize>(v: Vec3) -> f32 {
    if K < 3 {
        v[K]
    } else if K == 3 {
        return 1.5;
    } else {
        v[K - 4] * 2.0
    }
}

pub fn elements_left_out(p: In) -> f32 {
    const WIDE: bool = false;
    let pair = [p.x, p.y];
    let mut sum = if WIDE { pair[2] } else { pair[1] };
    if !WIDE || pair[5] > 0.0 {
        sum += 1.0;
    }
    sum + third_of([p.x]) + third_of([p.x, 2.0]) + third_of([p.x, 3.0, p.y]) + third_of([1.0, p.y, p.x, 4.0])
        - lane_of::<0>(p.v)
        - lane_of::<2>(p.v)
        - lane_of::<3>(p.v)
        - lane_of::<5>(p.v)
}
