// Plain Rust that rustc compiles with the tests and the front end reads as text: operators of own structs. Every function
// takes an `In` and gives an `f32`.

use crate::accepted::In;
use glam::*;
use std::cmp::Ordering;
use std::iter::{self, Sum};
use std::ops;
use std::ops::*;

#[derive(Clone, Copy)]
struct Duo {
    a: f32,
    b: f32,
}

#[derive(Clone, Copy)]
struct Steps(i32);

impl Duo {
    fn new(a: f32, b: f32) -> Self {
        Duo { a, b }
    }

    fn sum(self) -> f32 {
        self.a * 2.0 + self.b
    }

    // Not what `-` is.
    fn sub(self, other: Duo) -> f32 {
        other.a
    }
}

impl Add for Duo {
    type Output = Duo;
    fn add(self, other: Duo) -> Duo {
        Duo::new(self.a + other.a, self.b - other.b)
    }
}

impl Sub<Self> for Duo {
    type Output = Self;
    fn sub(self, Self { a, b }: Self) -> Self::Output {
        Self::Output { a: self.a - a, b: self.b + b }
    }
}

impl ops::Mul<f32> for Duo {
    type Output = Duo;
    fn mul(mut self, by: f32) -> Duo {
        self.a *= by;
        self
    }
}

impl Mul<i32> for Duo {
    type Output = f32;
    fn mul(self, by: i32) -> f32 {
        self.b - by as f32
    }
}

impl Mul<Duo> for f32 {
    type Output = Duo;
    fn mul(self, of: Duo) -> Duo {
        Duo::new(self.max(of.a), Self::EPSILON)
    }
}

impl Mul<Duo> for Vec2 {
    type Output = Self;
    fn mul(self, by: Duo) -> Self {
        Self::new(self.x * by.a, Self::ONE.y * by.b)
    }
}

impl Mul<[f32; 2]> for Duo {
    type Output = (Duo, f32);
    fn mul(self, [x, y]: [f32; 2]) -> (Duo, f32) {
        (Duo::new(x, self.b), y)
    }
}

impl Div<Steps> for Duo {
    type Output = Duo;
    fn div(self, by: Steps) -> Duo {
        self * (1.0 / by.0 as f32)
    }
}

impl Rem<Duo> for Steps {
    type Output = Steps;
    fn rem(self, of: Duo) -> Self {
        Self(self.0 % 3 + of.a as i32)
    }
}

impl<'a> Add<&'a Duo> for &'a Duo {
    type Output = f32;
    fn add(self, other: &'a Duo) -> f32 {
        if self.a < other.a { self.b } else { other.b }
    }
}

impl Add<&Duo> for Duo {
    type Output = Steps;
    fn add(self, other: &Self) -> Steps {
        Steps((self.a - other.b) as i32)
    }
}

impl Neg for Duo {
    type Output = Self;
    fn neg(self) -> Self {
        Self { a: -self.a, b: self.b }
    }
}

impl Neg for &Duo {
    type Output = f32;
    fn neg(self) -> Self::Output {
        self.b
    }
}

impl Not for Steps {
    type Output = bool;
    fn not(self) -> bool {
        self.0 == 1
    }
}

impl BitAnd for Steps {
    type Output = Steps;
    fn bitand(self, other: Self) -> Steps {
        if self.0 < 2 {
            return other;
        }
        Steps(self.0 & other.0)
    }
}

impl Shl<u32> for Steps {
    type Output = Steps;
    fn shl(self, by: u32) -> Steps {
        Steps(self.0 << (by & 3))
    }
}

impl AddAssign for Duo {
    fn add_assign(&mut self, other: Self) {
        *self = other + *self;
    }
}

impl AddAssign<f32> for Duo {
    fn add_assign(&mut self, by: f32) {
        self.b = self.a;
        self.a += by;
    }
}

impl MulAssign<&Duo> for Duo {
    fn mul_assign(&mut self, by: &Duo) {
        self.a *= by.b;
    }
}

impl BitOrAssign<Steps> for i32 {
    fn bitor_assign(&mut self, steps: Steps) {
        *self = *self / 2 + steps.0;
    }
}

fn duo(p: In) -> Duo {
    Duo::new(p.x, p.y)
}

pub fn sums_of_own(p: In) -> f32 {
    let (z, w) = (duo(p), Duo::new(p.y, 3.0));
    let third = z + w - Duo::new(1.0, 2.0) - z;
    third.sum() + z.sub(w)
}

pub fn products_of_own(p: In) -> f32 {
    let z = duo(p);
    let scaled = z * 2.0 * p.y;
    let least = p.x * z + 3.0 * scaled;
    let (kept, y) = z * [p.x, 4.0];
    let v = vec2(p.x, 5.0) * least;
    (kept * 0.5).sum() + y + v.x - v.y + z * p.i.wrapping_rem(100) + z * 7
}

pub fn two_structs(p: In) -> f32 {
    let steps = Steps((p.i & 7) + 2);
    let z = duo(p) / steps;
    let rest = steps % Duo::new(2.5, 0.0);
    z.sum() + rest.0 as f32
}

pub fn by_reference(p: In) -> f32 {
    let (z, w) = (duo(p), Duo::new(p.y, 1.5));
    let (r, s) = (&z, &[w, z][0]);
    let first = r + s;
    let Steps(second) = *r + s;
    let third = z + &w;
    first + -r + (-*s).sum() + (second % 1000) as f32 + (third.0 % 1000) as f32
}

pub fn bits_of_own(p: In) -> f32 {
    let steps = Steps(p.i & 15);
    let both = steps & Steps(6) << 2 << p.u;
    if !both || !Steps(1) { both.0 as f32 } else { p.x }
}

pub fn assigned_own(p: In) -> f32 {
    let mut zs = [duo(p), Duo::new(1.0, p.x)];
    let mut i = 0;
    zs[{
        i += 1;
        i
    }] += Duo::new(0.5, i as f32);
    zs[0] += 2.0;
    zs[i] += zs[0];
    let w = zs[1];
    zs[0] *= &w;
    let mut n = p.i & 31;
    n |= Steps(5);
    zs[0].sum() - zs[1].sum() + n as f32
}

pub fn own_in_order(p: In) -> f32 {
    let mut n = p.x;
    let mut next = || {
        n = n * 0.5 + 1.0;
        Duo::new(n, -n)
    };
    let first = next() + next() - next();
    let mut z = next();
    let second = z + {
        z += 1.0;
        z
    };
    first.sum() + second.sum()
}

pub fn own_folds(p: In) -> f32 {
    let all = [duo(p), Duo::new(1.0, 2.0), Duo::new(p.y, 0.5)];
    let whole = all.iter().fold(Duo::new(0.0, 0.0), |sum, z| sum + *z);
    let scaled = all.map(|z| z * 3.0);
    whole.sum() + scaled[2].sum() + all.iter().map(|z| -z).sum::<f32>()
}

pub fn own_in_bodies(p: In) -> f32 {
    #[derive(Clone, Copy)]
    struct Turn(f32);
    impl Mul for Turn {
        type Output = Turn;
        fn mul(self, other: Turn) -> Turn {
            Turn(self.0 + other.0)
        }
    }
    impl Mul<Duo> for Turn {
        type Output = Duo;
        fn mul(self, of: Duo) -> Duo {
            Duo::new(of.b * self.0, of.a)
        }
    }
    (Turn(0.5) * Turn(p.y) * duo(p)).sum()
}

// ---- Defaults and conversions.

#[derive(Clone, Copy)]
struct Hue {
    turn: f32,
    light: f32,
}

#[derive(Clone, Copy)]
struct Color(Vec3);

#[derive(Clone, Copy, Default)]
struct Palette {
    main: Hue,
    steps: [Hue; 2],
    count: i32,
}

impl Default for Hue {
    fn default() -> Self {
        Hue { turn: 0.25, ..Self::lit(0.75) }
    }
}

impl Hue {
    fn lit(light: f32) -> Hue {
        Hue { turn: 0.0, light }
    }
}

impl From<Hue> for Color {
    fn from(hue: Hue) -> Self {
        Self(Vec3::new(hue.turn.fract(), hue.light, 0.5) * hue.light)
    }
}

impl From<Vec3> for Color {
    fn from(v: Vec3) -> Color {
        Color(v.zyx())
    }
}

impl From<(f32, i32)> for Color {
    fn from((x, i): (f32, i32)) -> Color {
        Color(Vec3::splat(if i > 0 { x } else { -x }))
    }
}

impl From<&Color> for Hue {
    fn from(color: &Color) -> Hue {
        Hue { turn: color.0.x, light: color.0.y }
    }
}

impl From<Color> for Vec3 {
    fn from(color: Color) -> Self {
        Self::new(color.0.x, 2.0, color.0.z)
    }
}

impl From<Hue> for f32 {
    fn from(hue: Hue) -> f32 {
        hue.turn + hue.light * 2.0
    }
}

fn made_of<T: Default, U: From<T>>(_like: U) -> U {
    U::from(T::default())
}

pub fn defaults_and_conversions(p: In) -> f32 {
    let hue = Hue { turn: p.x, ..Default::default() };
    let own = Hue { light: p.y, ..Hue::default() };
    let all = Palette { count: p.i & 3, main: Default::default(), ..std::default::Default::default() };
    let written: Hue = Default::default();
    let pair: (f32, [Hue; 2]) = Default::default();
    let color = Color::from(hue);
    let back = Hue::from(&color);
    let other = Color::from(p.v);
    let third = Color::from((p.x, p.i));
    let same = Color::from(third);
    let v = Vec3::from(other) + Vec3::from([1.0, p.x, 2.0]);
    let w = made_of::<Hue, Color>(other);
    f32::from(own)
        + f32::from(back)
        + f32::from(all.steps[1])
        + all.main.turn
        + all.count as f32
        + color.0.x
        + v.x
        + v.y
        + v.z
        + same.0.y
        + w.0.z
        + written.light
        + pair.0
        + pair.1[1].turn
}

struct Lamp {
    color: Color,
    place: Vec3,
    hue: Hue,
}

fn glow(color: Color, v: Vec3) -> f32 {
    color.0.dot(v)
}

fn light_of(hue: Hue) -> Color {
    if hue.light > 0.5 {
        return hue.into();
    }
    let warm: Color = (hue.turn, 1).into();
    warm
}

pub fn conversions_by_method(p: In) -> f32 {
    let hue = Hue { turn: p.x, light: p.y };
    let mut color: Color = hue.into();
    color = (p.v * 2.0).into();
    // The type of what is assigned later.
    let late;
    late = [p.x, 1.0, p.y].into();
    let lit = glow(hue.into(), late);
    let lamp = Lamp { color: (p.y, p.i).into(), place: (p.v.truncate(), 2.0).into(), hue: (&color).into() };
    let [a, b, c]: [f32; 3] = lamp.place.into();
    let (d, e): (f32, f32) = Vec2::new(a, p.x).into();
    let hidden = {
        struct Color(f32);
        impl From<f32> for Color {
            fn from(x: f32) -> Color {
                Color(x + 7.0)
            }
        }
        let c: Color = p.x.into();
        c.0
    };
    let mut n: u32 = p.c.into();
    let count: usize = 3_u8.into();
    for _ in 0..count {
        n += u32::from(p.c);
    }
    let list: [Vec3; 2] = [p.v.into(), lamp.color.into()];
    let pick: f32 = if p.c { lamp.hue.into() } else { late.x };
    let back = |c: Color| -> Vec3 { c.into() };
    lit + glow(lamp.hue.into(), late) + glow(light_of(hue), list[1]) + pick + a + b * 2.0 + c + d - e
        + hidden
        + n as f32
        + back(color).x
        + list[0].y
}

fn ticket(n: &mut i32) -> f32 {
    *n = *n * 3 + 1;
    *n as f32
}

pub fn conversions_in_order(p: In) -> f32 {
    let mut n = p.i & 3;
    let first: Color = (ticket(&mut n), n).into();
    let mut v = p.v;
    let kept: [f32; 3] = v.into();
    v.x = ticket(&mut n);
    let mut copy: Vec3 = v.into();
    copy.x += 1.0;
    let pair: [Color; 2] = [(ticket(&mut n), 1).into(), (ticket(&mut n), n & 1).into()];
    first.0.x + kept[0] + v.x * 2.0 + copy.x + pair[0].0.y + pair[1].0.z * 0.5
}

#[derive(Clone, Copy)]
struct Near {
    at: f32,
    rank: i32,
}

impl PartialEq for Near {
    fn eq(&self, other: &Self) -> bool {
        (self.at - other.at).abs() < 1.5
    }
}

impl PartialEq<f32> for Near {
    fn eq(&self, other: &f32) -> bool {
        self.at > *other
    }
}

impl PartialEq<Near> for f32 {
    fn eq(&self, other: &Near) -> bool {
        other.at < *self
    }
}

impl PartialOrd for Near {
    fn partial_cmp(&self, other: &Near) -> Option<Ordering> {
        if self.at.is_nan() {
            return None;
        }
        Some(other.rank.cmp(&self.rank))
    }
}

#[derive(Clone, Copy, PartialEq)]
struct Held {
    pair: (Near, i32),
    more: Option<Near>,
}

#[derive(Clone, Copy)]
enum Sign {
    Of(f32),
    Nothing,
}

impl PartialEq for Sign {
    fn eq(&self, other: &Sign) -> bool {
        match (self, other) {
            (Sign::Of(a), Sign::Of(b)) => a.abs() == b.abs(),
            (Sign::Nothing, Sign::Nothing) => true,
            _ => false,
        }
    }
}

#[derive(Clone, Copy)]
struct Ticket {
    t: f32,
    number: u32,
}

impl PartialEq for Ticket {
    fn eq(&self, other: &Ticket) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ticket {}

impl PartialOrd for Ticket {
    fn partial_cmp(&self, other: &Ticket) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ticket {
    fn cmp(&self, other: &Ticket) -> Ordering {
        self.t.total_cmp(&other.t).then(self.number.cmp(&other.number))
    }
}

fn bits(answers: &[bool]) -> f32 {
    let mut sum = 0;
    for answer in answers {
        sum = sum * 2 + i32::from(*answer);
    }
    sum as f32
}

fn have_one<T: PartialEq>(list: &[T; 2], wanted: &T) -> bool {
    list[0] == *wanted || list[1].eq(wanted)
}

pub fn compared_by_own(p: In) -> f32 {
    let (a, b) = (Near { at: p.x, rank: p.i }, Near { at: p.y, rank: 3 });
    let held = Held { pair: (a, 1), more: Some(b) };
    let other = Held { pair: (b, 1), more: if p.c { Some(a) } else { None } };
    let (r, mut changed) = (&a, b);
    let m = &mut changed;
    m.at += 1.0;
    let first =
        bits(&[a == b, a != b, r == &b, &r != &&b, *m == a, &*m == r, a == 0.25, p.y != a, *r == p.y]);
    let second = bits(&[
        [a, b] == [b, a],
        (a, p.x) != (b, p.x),
        Some(a) == Some(b),
        Some(a) == None,
        held == other,
        Some(&a) == Some(&b),
    ]);
    let third = bits(&[
        [a, a].contains(&b),
        have_one(&[a, b], &b),
        Sign::Of(p.x) == Sign::Of(p.y),
        Sign::Nothing != Sign::Of(p.x),
    ]);
    first + second * 1024.0 + third * 65536.0
}

pub fn ordered_by_own(p: In) -> f32 {
    let (a, b) = (Near { at: p.x, rank: p.i }, Near { at: p.y, rank: 3 });
    let mut list =
        [Ticket { t: p.x, number: 1 }, Ticket { t: p.y, number: p.u }, Ticket { t: p.x, number: 0 }];
    let first = bits(&[a < b, a <= b, &a > &b, a >= b, a.lt(&b), a.partial_cmp(&b) == Some(Ordering::Equal)]);
    let second =
        bits(&[list[0] < list[1], list[0] >= list[2], list[1].cmp(&list[2]).is_le(), list[0] == list[2]]);
    list.sort_by(|a, b| a.cmp(b));
    let least = list.iter().min_by(|a, b| b.partial_cmp(a).unwrap_or(Ordering::Equal));
    first + second * 64.0 + list[0].number as f32 * 1024.0 + least.map_or(0.5, |ticket| ticket.t)
}

#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Rank(f32, i32);

/// Its order is derived, and does not ask for its `eq`.
#[derive(Clone, Copy, PartialOrd)]
struct Even(i32);

impl PartialEq for Even {
    fn eq(&self, other: &Even) -> bool {
        (self.0 ^ other.0) & !1 == 0
    }
}

pub fn derived_orders_beside_own_equality(p: In) -> f32 {
    let (a, b) = (Even(p.i), Even(p.u as i32));
    let equal = Some(Ordering::Equal);
    let least = [a, b].into_iter().min_by(|a, b| b.partial_cmp(a).unwrap_or(Ordering::Less)).unwrap_or(a);
    let all = bits(&[
        a.partial_cmp(&b) == equal,
        (a, 1).partial_cmp(&(b, 1)) == equal,
        [a, b].partial_cmp(&[b, a]) == equal,
        a.partial_cmp(&b) == Some(Ordering::Greater),
        a <= b,
        a == b,
    ]);
    all + (least.0 & 7) as f32 * 64.0
}

fn is_below<T: PartialOrd>(a: &T, b: &T) -> bool {
    a.lt(b) || PartialEq::eq(a, b)
}

pub fn compared_by_name(p: In) -> f32 {
    let (x, y, r) = (p.x, p.y, &p.i);
    let (a, b) = (Rank(x, p.i), Rank(y, 3));
    let first =
        bits(&[x.eq(&y), x.ne(&y), x.lt(&y), x.le(&y), x.gt(&y), x.ge(&y), r.lt(&3), 3.eq(r), (&r).ge(&&7)]);
    let second = bits(&[
        p.c.eq(&(x > y)),
        p.v.eq(&p.w.truncate()),
        p.v.ne(&p.v),
        (x, 1).lt(&(y, 1)),
        [x, y].ne(&[y, x]),
    ]);
    let third =
        bits(&[Some(x).eq(&Some(y)), a.le(&b), a.eq(&b), a.partial_cmp(&b) == None, PartialOrd::gt(&a, &b)]);
    let fourth =
        bits(&[PartialEq::ne(&x, &y), is_below(&x, &y), is_below(&a, &b), std::cmp::PartialEq::eq(&r, &&3)]);
    let list = [4, p.i, 9];
    let most = list.iter().fold(r, |most, n| most.max(n));
    let least = Ord::min(p.i, 5) + *r.min(&2) - Ord::max(r, &-8);
    first + second * 512.0 + third * 16384.0 + fourth * 524288.0 + (most.wrapping_mul(3) ^ least) as f32
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place(bool, i32, [u32; 2]);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rung {
    Low,
    High,
}

/// `max` of two asks its `<`, that of an iterator its `cmp`, which say the opposite.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Turned(i32, u32);

impl PartialOrd for Turned {
    fn partial_cmp(&self, other: &Turned) -> Option<Ordering> {
        Some(self.0.cmp(&other.0).reverse())
    }
}

impl Ord for Turned {
    fn cmp(&self, other: &Turned) -> Ordering {
        self.0.cmp(&other.0)
    }
}

/// Derived it asks `cmp` of its parts, and `max` its own `<`.
#[derive(Clone, Copy, PartialEq, Eq, Ord)]
struct Reversed(i32);

impl PartialOrd for Reversed {
    fn partial_cmp(&self, other: &Reversed) -> Option<Ordering> {
        Some(other.0.cmp(&self.0))
    }
}

fn most<T: Ord>(a: T, b: T) -> T {
    a.max(b)
}

pub fn greatest_and_least(p: In) -> f32 {
    let (a, b) = (Place(p.c, p.i, [p.u, 1]), Place(p.x > p.y, 3, [p.u & 7, 2]));
    let rung = if p.c { Rung::High } else { Rung::Low };
    let all = bits(&[
        a.cmp(&b).is_lt(),
        a.max(b) == a,
        a.min(b) == a,
        most(a, b) == b,
        (&a).max(&b) == &b,
        Ord::max(a, b).0,
        a.clamp(b, Place(true, 100, [9, 9])) == b,
        rung.max(Rung::Low) == Rung::High,
        rung.cmp(&Rung::High).is_eq(),
        (p.c, p.i).max((p.x > 0.0, 0)) == (p.c, p.i),
        p.c.max(p.x > 0.0),
        most(p.c, false),
        [p.i, 4].min([4, p.i]) == [4, p.i],
    ]);
    let (x, y) = (Turned(p.i, 1), Turned(p.u as i32 & 7, 2));
    let turned = x.max(y).1 * 64
        + x.min(y).1 * 16
        + Ord::clamp(y, Turned(40, 5), Turned(-40, 6)).1 * 4
        + most(x, y).1
        + std::cmp::max(y, x).1;
    let items = [x, y, Turned(3, 3)];
    let found = items.iter().max().map_or(0, |t| t.1) * 8 + items.into_iter().min().map_or(0, |t| t.1);
    let (m, n) = (Reversed(p.i), Reversed(3));
    all + (turned * 64 + found) as f32 * 8192.0 + m.max(n).0 as f32
}

pub fn greatest_in_order(p: In) -> f32 {
    let mut n = p.i & 1023;
    let first = (n, 1).max({
        n += 5;
        (n, 0)
    });
    let second = Ord::clamp(
        n,
        {
            n -= 9;
            n
        },
        {
            n += 20;
            n
        },
    );
    let third = Place(p.c, n, [0; 2]).min({
        n = 1;
        Place(true, n, [1; 2])
    });
    let r = &n;
    let items = [Place(p.c, 2, [p.u, 0]), Place(true, 2, [7, 0]), third];
    let mut sorted = items;
    sorted.sort();
    let most = items.iter().max().map_or(0, |place| place.1);
    let key = items.iter().min_by_key(|place| **place).map_or(9, |place| place.2[0] & 15);
    (first.0 * 2 + first.1 + second + third.1 + *r.max(&p.i.min(50)) + most) as f32
        + (sorted[1].2[0] & 255) as f32
        + key as f32
}

pub fn compared_by_type(p: In) -> f32 {
    let (x, y, r) = (p.x, p.y, &p.i);
    let (a, b) = (Place(p.c, p.i, [1, 2]), Place(true, 3, [p.u, 2]));
    let (s, t) = (Turned(p.i, 1), Turned(3, 2));
    let first = bits(&[
        f32::eq(&x, &y),
        f32::ne(&x, &y),
        f32::lt(&x, &y),
        i32::ge(r, &3),
        bool::gt(&p.c, &(x > y)),
        glam::Vec3::eq(&p.v, &p.w.truncate()),
        usize::le(&(p.u as usize), &7),
    ]);
    let second = bits(&[
        Place::eq(&a, &b),
        Place::lt(&a, &b),
        Place::cmp(&a, &b).is_gt(),
        Place::partial_cmp(&a, &b) == Some(Ordering::Less),
        Place::max(a, b) == a,
        [a, b].iter().max() == Some(&a),
        (Some(&a), 1) != (Some(&b), 1),
        Turned::lt(&s, &t),
        Turned::cmp(&s, &t).is_lt(),
        Turned::min(s, t) == s,
    ]);
    let third = bits(&[
        Ord::cmp(r, &3).is_lt(),
        Ord::cmp(&p.u, &9) == Ordering::Less,
        Ord::cmp(&s, &t).is_lt(),
        Ord::cmp(&(p.i, p.c), &(3, true)).is_gt(),
        PartialOrd::partial_cmp(&x, &y).is_none(),
        PartialOrd::partial_cmp(&s, &t) == Some(Ordering::Less),
        std::cmp::Ord::clamp(p.i, -5, 5) == p.i,
        Ord::clamp(p.u as usize, 3, 8) == 3,
    ]);
    first + second * 128.0 + third * 131072.0
}

impl Sum for Duo {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Duo::new(0.0, 0.5), |mut so_far, Duo { a, b }| {
            if a > 100.0 {
                return so_far;
            }
            so_far.a += a;
            Duo { b: so_far.b - b, ..so_far }
        })
    }
}

impl<'a> Sum<&'a Duo> for Duo {
    fn sum<I: Iterator<Item = &'a Duo>>(iter: I) -> Duo {
        iter.fold(Duo::new(1.0, 0.0), |x, y: &Duo| x + *y)
    }
}

fn widened(so_far: Duo, by: f32) -> Duo {
    Duo::new(so_far.a * by, so_far.b + by)
}

impl iter::Product<f32> for Duo {
    fn product<I>(factors: I) -> Self
    where
        I: Iterator<Item = f32>,
    {
        factors.fold(Self { a: 1.0, b: 0.0 }, widened)
    }
}

pub fn sums_by_own(p: In) -> f32 {
    let list = [Duo::new(p.x, p.y), Duo::new(p.y, 2.0), Duo::new(p.x * 50.0, p.v.x)];
    let sum: Duo = list.into_iter().filter(|duo| duo.b < 5.0).sum();
    let halves = list.iter().map(|duo| Duo::new(duo.a * 0.5, duo.b)).sum::<Duo>();
    let none = list[..0].iter().copied().sum::<Duo>();
    let product = [p.x, 2.0, p.y].iter().copied().product::<Duo>();
    let lent: Duo = list.iter().sum::<Duo>();
    lent.sum() + sum.sum() + halves.sum() * 3.0 + none.sum() + product.sum()
}

fn total<T: Copy + Add<Output = T>>(list: &[T; 3], first: T) -> T {
    list.iter().copied().fold(first, Add::add)
}

pub fn operators_by_name(p: In) -> f32 {
    let (a, b) = (Duo::new(p.x, p.y), Duo::new(p.v.x, 2.0));
    let list = [p.x, p.y, 0.5];
    let sum = list.iter().fold(0.0, f32::add) + list.into_iter().reduce(f32::mul).unwrap_or(7.0);
    let vectors = [p.v, p.w.truncate(), Vec3::ONE].into_iter().fold(Vec3::ZERO, Vec3::add);
    let scaled = Vec3::mul(vectors, 0.5) + std::ops::Mul::mul(2.0, p.v) - f32::div(1.0, p.v);
    let ints = i32::rem(p.i, 7) ^ i32::shl(p.i & 3, 2) ^ Not::not(p.i) ^ u32::bitand(p.u, 12) as i32;
    let size = usize::sub(9, p.u as usize & 7) as f32;
    let mut n = p.i & 15;
    let in_order = Sub::sub(n, {
        n += 3;
        n * 2
    });
    let own = Add::add(a, b).sum() + [a, b, a].into_iter().fold(b, Duo::add).b + total(&[a, b, b], a).a;
    // That of the struct itself, and that of the trait.
    let both = Duo::sub(a, b) * 4.0 + Sub::sub(a, b).sum() + Duo::mul(a, 3.0).a + Duo::mul(b, 3);
    let mixed = f32::mul(p.y, a).a + Vec2::mul(p.v.truncate(), b).y;
    let flipped = list.map(f32::neg)[1] + list.iter().map(Neg::neg).sum::<f32>();
    let truth = f32::from(bool::bitor(p.c, p.x > 0.0)) + total(&list, 1.0);
    let lengths = scaled.x + scaled.y * 0.25 + scaled.z;
    sum + lengths + (ints + in_order + n) as f32 + size + own + both + mixed + flipped + truth
}
