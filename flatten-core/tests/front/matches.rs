// Plain Rust that rustc compiles with the tests and the front end reads as text: `match` and its kin. Every function
// takes an `In` and gives an `f32`.

use crate::accepted::In;
use glam::*;
use std::f32::consts::PI;

const LOW: i32 = -1;
const HIGH: i32 = 3;
const QUARTER: f32 = 0.25;
const EVEN: bool = true;
const PAIR: (i32, bool) = (3, true);
const ORIGIN: Cell = Cell { x: 0, y: 1 };
const ROW: [u32; 3] = [0, 1, 2];
const hidden: i32 = 7;
static SCALE: f32 = 8.0;

#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell {
    x: i32,
    y: i32,
}

#[derive(Clone, Copy)]
struct Step(i32, f32);

#[derive(Clone, Copy, PartialEq, Eq)]
struct Unit;

#[derive(Clone, Copy)]
struct Span {
    from: Cell,
    to: Cell,
    weight: f32,
}

impl Cell {
    const FAR: i32 = 1000;
    const NEAR: Cell = Cell { x: 1, y: 1 };

    fn kind(&self) -> f32 {
        match self {
            Cell { x: 0, y: 0 } => 1.0,
            Cell { x: Self::FAR, .. } => 2.0,
            Self { x, y: 0..=3 } => *x as f32,
            &Cell { x, y } if x == y => 4.0,
            Cell { y, .. } => *y as f32 + 0.5,
        }
    }

    fn moved(self, by: i32) -> Cell {
        match by {
            0 => self,
            1 | -1 => Cell { x: self.x + by, ..self },
            _ => Cell { x: 0, y: by },
        }
    }

    fn fold(&mut self, by: &mut i32) -> i32 {
        match *self {
            Cell { x: 0, y } if y > 2 => self.y = *by,
            Cell { x, .. } => {
                *by += 1;
                self.x = x + *by;
            }
        }
        match *by {
            n @ 0..=3 => {
                *by = 9;
                n
            }
            n => n + self.x,
        }
    }

    fn turn(&mut self, times: u32) {
        match times % 4 {
            0 => {}
            1 => *self = Cell { x: 2, y: self.x & 7 },
            2 => self.x = 5,
            _ => {
                self.y = 6;
                self.x = 7;
            }
        }
    }
}

fn count(p: In) -> usize {
    (p.u % 6) as usize
}

fn small(p: In) -> i32 {
    p.i & 7
}

pub fn integers(p: In) -> f32 {
    let of_signed = match p.i {
        i32::MIN..=-2 => 1.0,
        -1 => 2.0,
        0 => 3.0,
        1 | 3 | 5 | 7 => 4.0,
        8..100 => 5.0,
        i32::MAX => 6.0,
        100.. => 7.0,
        _ => 8.0,
    };
    let of_unsigned = match p.u {
        0 => 10.0,
        ..=5 => 20.0,
        6_u32..0xff => 30.0,
        u32::MAX => 40.0,
        _ => 50.0,
    };
    let of_sizes = match count(p) {
        0..2 => 100.0,
        3 => 200.0,
        _ => 400.0,
    };
    of_signed + of_unsigned + of_sizes
}

pub fn other_integers(p: In) -> f32 {
    let mut sum = 0.0;
    for byte in 250_u8..=255 {
        sum += match byte {
            250 => 1.0,
            0..=251 => 2.0,
            u8::MAX => 4.0,
            b => b as f32,
        };
    }
    let signed: i64 = -5;
    sum + match signed {
        -5_i64..=-3 => p.x,
        _ => p.y,
    }
}

pub fn bools(p: In) -> f32 {
    let a = match p.c {
        true => p.x,
        false => p.y,
    };
    let b = match p.x < p.y {
        EVEN => 1.0,
        _ => 2.0,
    };
    a + match (p.c, p.x > 0.0, p.i > 0) {
        (true, true, _) => 1.0,
        (_, false, true) => 2.0,
        (false, true, _) | (true, false, false) => 4.0,
        (false, ..) => b,
    }
}

pub fn floats(p: In) -> f32 {
    match p.x {
        0.0 => 1.0,
        -1.5 => 2.0,
        QUARTER => 3.0,
        f32::INFINITY => 4.0,
        -100.0..=-2.0 => 5.0,
        ..0.0 => 6.0,
        3.0..4.0 => 7.0,
        4.0.. => 8.0,
        x if x < p.y => x,
        _ => 9.0,
    }
}

pub fn known_constants(p: In) -> f32 {
    let turned = if p.c { 3.14159274 } else { 1.0 };
    let of_ints = match p.i {
        E if E > 2 => 100.0,
        _ => 200.0,
    };
    of_ints
        + match turned {
            PI => 1.0,
            std::f32::consts::TAU => 2.0,
            other => other + 3.0,
        }
}

pub fn constants(p: In) -> f32 {
    let named = match small(p) {
        LOW => 1.0,
        HIGH => 2.0,
        hidden => 3.0,
        n => n as f32,
    };
    let ranged = match p.i {
        LOW..=HIGH => 10.0,
        Cell::FAR => 20.0,
        HIGH.. => 30.0,
        _ => 40.0,
    };
    let composed = match (small(p), p.c) {
        PAIR => 100.0,
        (HIGH, EVEN) => 200.0,
        _ => 300.0,
    };
    named + ranged + composed
}

pub fn constants_of_bodies(p: In) -> f32 {
    const LOW: i32 = 1;
    let outer = match small(p) {
        LOW => 1.0,
        _ => 2.0,
    };
    let LOWER = 3;
    let inner = {
        const HIGH: i32 = 0;
        const other: i32 = 7;
        use std::f32::consts::TAU as ROUND;
        let a = match small(p) {
            LOW | HIGH => 10.0,
            other => 20.0,
            LOWER => LOWER as f32 + 30.0,
        };
        a + match p.x {
            ROUND => 0.5,
            _ => 0.25,
        }
    };
    outer + inner + LOWER as f32
}

pub fn constants_of_structs(p: In) -> f32 {
    let cell = Cell { x: p.i & 1, y: 1 };
    let a = match cell {
        ORIGIN => 1.0,
        Cell::NEAR => 2.0,
        _ => 3.0,
    };
    let b = match [p.u % 2, 1, p.u % 3] {
        ROW => 10.0,
        [0, ..] => 20.0,
        [.., last] => last as f32,
    };
    let unit = match Unit {
        Unit => 0.5,
    };
    a + b + unit + SCALE
}

pub fn vectors(p: In) -> f32 {
    let v = if p.c { Vec3::ZERO } else { p.v };
    match v {
        Vec3 { x: 0.0, y: 0.0, .. } => 1.0,
        Vec3 { x, y: 1.0, z } => x + z,
        _ => match vec2(p.w.x, p.w.y) {
            Vec2 { x: -1.0..=1.0, y, .. } => y,
            other => other.x,
        },
    }
}

pub fn arms_in_order(p: In) -> f32 {
    match small(p) {
        0..=5 => 1.0,
        3..=6 => 2.0,
        _ => 3.0,
    }
}

pub fn guards(p: In) -> f32 {
    let a = match small(p) {
        n if n > 5 => n as f32,
        0 if p.c => 1.0,
        0 | 1 | 2 if p.x > 0.0 => 2.0,
        0 => 3.0,
        n @ 1..=3 if n % 2 == 1 => n as f32 + 10.0,
        _ => 4.0,
    };
    let b = match (p.c, p.i) {
        (true, n) if n > 0 => 100.0,
        (false, n) if n > 0 => 200.0,
        (true, _) => 300.0,
        (false, _) => 400.0,
    };
    a + b
}

pub fn guards_in_order(p: In) -> f32 {
    let mut asked = 0.0;
    let mut ask = 0;
    let found = match small(p) {
        0 if {
            asked += 1.0;
            p.c
        } =>
        {
            10.0
        }
        0..=3
            if {
                asked += 2.0;
                ask += 1;
                p.x > 0.0
            } =>
        {
            20.0
        }
        n if {
            asked += 4.0;
            n > 5
        } =>
        {
            30.0
        }
        _ => 40.0,
    };
    found + asked * 100.0 + ask as f32 * 1000.0
}

pub fn items_in_guards(p: In) -> f32 {
    match small(p) {
        n if {
            const MOST: i32 = 4;
            fn twice(n: i32) -> i32 {
                n * 2
            }
            twice(n) > MOST
        } =>
        {
            n as f32
        }
        _ => p.x,
    }
}

pub fn guards_that_leave(p: In) -> f32 {
    let mut sum = 0.0;
    for i in 0..4 {
        match small(p) + i {
            0 | 1
                if {
                    if p.c {
                        return sum + 0.5;
                    }
                    i == 1
                } =>
            {
                sum += 1.0
            }
            3 if {
                sum += 2.0;
                continue;
            } => {}
            n => sum += n as f32,
        }
    }
    sum
}

pub fn last_arms_with_guards(p: In) -> f32 {
    #[allow(unreachable_patterns)]
    match p.c {
        true => 1.0,
        false => 2.0,
        _ if p.x > 0.0 => 3.0,
    }
}

pub fn bindings(p: In) -> f32 {
    let mut i = small(p);
    let kept = match i {
        mut n @ (1 | 3) => {
            n += 10;
            i += 100;
            n
        }
        n => {
            i = 5;
            n * 2
        }
    };
    let whole = match (i, p.x) {
        pair @ (5, x) => pair.1 + x,
        all @ (n, ..) => all.0 as f32 - n as f32,
    };
    let i = match i {
        i => i + 1,
    };
    kept as f32 + i as f32 + whole
}

pub fn shadowing(p: In) -> f32 {
    let n = p.x;
    let m = match small(p) {
        0 => n,
        n if n > 3 => {
            let n = n as f32 * 0.5;
            n
        }
        n => n as f32,
    };
    m + n
}

pub fn choices(p: In) -> f32 {
    let pair = (p.i & 3, p.i & 1);
    let a = match pair {
        (n, 0) | (0, n) => n + 10,
        (1, n) | (n, 1) if n > 0 => n + 20,
        (2, 2) | (3, _) => 30,
        (n, _) | (_, n) => n,
    };
    let b = match (pair.0, (p.c, pair.1)) {
        (x @ (0 | 3), (true, y)) | (y, (false, x)) => x * 8 + y,
        ((1 | 2), (_, 0 | 1)) => 40,
        _ => 50,
    };
    (a + b * 100) as f32
}

pub fn nested(p: In) -> f32 {
    let span = Span { from: Cell { x: p.i, y: 2 }, to: Cell { x: small(p), y: 1 }, weight: p.x };
    match (span, Step(small(p), p.y)) {
        (Span { from: Cell { x: -1, .. }, weight, .. }, _) => weight,
        (Span { to: Cell { x: 0 | 1, y }, .. }, Step(n, _)) => (y + n) as f32,
        (Span { from: Cell { x: from, .. }, to: to @ Cell { y: 1, .. }, .. }, Step(3, t)) => {
            from as f32 + to.x as f32 + t
        }
        (_, Step(..=6, t)) => t,
        (Span { weight: w, .. }, Step(..)) => w * 2.0,
    }
}

pub fn references(p: In) -> f32 {
    let cell = Cell { x: small(p), y: 3 };
    let borrowed = &cell;
    let a = match *borrowed {
        Cell { x: 0, .. } => 1.0,
        Cell { x, .. } => x as f32,
    };
    let b = match &p.i {
        0 => 10.0,
        &n if n < 0 => 20.0,
        n => *n as f32,
    };
    let c = match (&cell, &p.c) {
        (&Cell { x: 1, y }, _) => y as f32,
        (Cell { x: 3, y }, true) => *y as f32 * 2.0,
        (_, &c) => {
            if c {
                3.0
            } else {
                4.0
            }
        }
    };
    a + b + c + cell.kind()
}

pub fn methods(p: In) -> f32 {
    let mut cell = Cell { x: p.i & 1, y: small(p) }.moved(small(p) - 1);
    cell.turn(p.u);
    let mut by = p.i & 3;
    let folded = cell.fold(&mut by) + by * 100;
    folded as f32 * 1000.0 + cell.kind() + cell.moved(2).kind() * 10.0
}

pub fn computed_once(p: In) -> f32 {
    let mut calls = 0.0;
    let found = match {
        calls += 1.0;
        small(p)
    } {
        0 => 1.0,
        1 => 2.0,
        n if n > 4 => 3.0,
        _ => 4.0,
    };
    found + calls * 10.0
}

pub fn ways_out(p: In) -> f32 {
    let mut sum = 0.0;
    for i in 0..6 {
        let step = match (i + small(p)) % 5 {
            0 => continue,
            1 if sum > 3.0 => break,
            4 if p.c => return sum * 100.0,
            n => n,
        };
        match step {
            2 => sum += 1.5,
            3 => {
                sum *= 2.0;
                continue;
            }
            _ => {}
        }
        sum += step as f32;
    }
    sum
}

pub fn all_arms_return(p: In) -> f32 {
    match small(p) {
        0 => return 1.0,
        n @ (1 | 2) => return n as f32,
        _ => return p.x,
    }
}

pub fn labels(p: In) -> f32 {
    let n = small(p);
    let found = 'found: {
        match n {
            0 => break 'found 1.0,
            1..=3 => {}
            _ => break 'found n as f32,
        }
        'rows: for row in 0..3 {
            for column in 0..3 {
                match (row, column) {
                    (1, 2) => break 'found 100.0,
                    (_, 1) if p.c => continue 'rows,
                    (2, 0) => break 'rows,
                    _ => {}
                }
            }
        }
        200.0
    };
    found + p.x
}

pub fn counters(p: In) -> f32 {
    let mut sum = 0.0;
    for i in 0..7_u32 {
        sum += match i {
            0 => p.x,
            1 | 2 => p.y,
            3..=4 => p.v.x,
            n if n == 5 => 1.0,
            _ => continue,
        };
    }
    let mut state = 0;
    let mut steps = 0;
    while state != 9 {
        state = match state {
            0 => 4,
            4 => 2,
            2 => 7,
            _ => 9,
        };
        steps += 1;
    }
    sum + steps as f32
}

pub fn values_of_arms(p: In) -> f32 {
    let (a, b) = match p.i {
        0 => (p.x, p.y),
        1 => (p.y, p.x),
        n => {
            let n = n as f32;
            (n, n)
        }
    };
    let v: Vec3 = match small(p) {
        0 | 1 => p.v * 2.0,
        2 => Vec3::splat(a),
        3 => match p.c {
            true => p.v,
            false => p.v.zyx(),
        },
        _ => vec3(a, b, 1.0),
    };
    let late;
    match p.c {
        true => late = 1.0,
        false => late = v.x,
    }
    v.x + v.y + v.z + late
}

pub fn operands(p: In) -> f32 {
    let a = 1.0
        + match p.c {
            true => 2.0,
            false => 3.0,
        } * match p.i {
            0 => p.x,
            _ => p.y,
        };
    if match small(p) {
        0..=2 => p.c,
        _ => p.x > 0.0,
    } {
        a
    } else {
        -a
    }
}

pub fn tests(p: In) -> f32 {
    let mut sum = 0.0;
    if matches!(p.i, 0 | 3..=9) {
        sum += 1.0;
    }
    if matches!((small(p), p.c), (n, true) if n > 3) && !matches!(p.x, ..0.0) {
        sum += 2.0;
    }
    let last = std::matches!(Cell { x: small(p), y: 0 }, Cell { x: LOW..=HIGH, .. },);
    sum + if last { 4.0 } else { 8.0 } + f32::from(matches!(p.c, _))
}

pub fn conditions_with_patterns(p: In) -> f32 {
    let mut sum = if let (0 | 1, x) = (small(p), p.x) { x } else { 1.0 };
    if let n @ 3.. = p.i {
        sum += n as f32;
    } else if let (true, -1) = (p.c, p.i) {
        sum += 2.0;
    } else if let Step(3, y) = Step(small(p), p.y) {
        return sum - y;
    }
    if let n = small(p) {
        sum += n as f32;
    }
    sum
}

pub fn patterns_or_else(p: In) -> f32 {
    let (0..=5, x) = (small(p), p.x) else {
        return -1.0;
    };
    let mut sum = x;
    for i in 0..5 {
        let n @ (1 | 2 | 4) = i else { continue };
        let Cell { x: 0..=2, y }: Cell = (Cell { x: n, y: i }) else { break };
        sum += y as f32;
    }
    sum
}

pub fn loops_with_patterns(p: In) -> f32 {
    let mut n = small(p);
    let mut sum = 0.0;
    let mut left = 8;
    while let (m @ 1.., 1..) = (n, left) {
        left -= 1;
        n = m - 1;
        if let 4 = m {
            continue;
        }
        sum += m as f32;
    }
    let mut k = 0;
    while let 0..=3 = k {
        k += 1;
        sum += 0.5;
    }
    sum
}

// What stands behind an arm that is always taken is read all the same: these bounds are no constants of their own.
pub fn bounds_that_match(p: In) -> f32 {
    let n = 2_i32;
    let mut sum = p.x;
    for n in 0..match LOW {
        _ => {
            let mut cell = Cell { x: 3, y: 0 };
            cell.turn(1);
            3
        }
        #[allow(unreachable_patterns)]
        0 => n,
    } {
        sum += n as f32;
    }
    for n in 0..match LOW {
        _ => {
            Cell { x: 3, y: 0 }.turn(1);
            2_u32
        }
        #[allow(unreachable_patterns)]
        0 => return 0.0,
    } {
        sum += n as f32;
    }
    sum
}

#[derive(Clone, Copy)]
enum Kind {
    A(i32),
    B(i32),
    C { x: i32, y: i32 },
}

// A guard is asked for each case that fits, until it holds for one.
pub fn guards_of_cases(p: In) -> f32 {
    let (n, u) = (p.i & 7, (p.u & 7) as i32);
    let first = match (n, u) {
        (x, _) | (_, x) if x > 3 => x,
        _ => -1,
    };
    let next = matches!((n, u), (x, y) | (y, x) if x + 1 == y);
    let mut asked = 0;
    let again = match n {
        0..=5 | 3..=9
            if {
                asked += 1;
                asked > 1
            } =>
        {
            100
        }
        _ => asked,
    };
    let parts = match [(n, Some(3)), (2, Some(u))] {
        [(a, Some(b)), _] | [_, (b, Some(a))] if a > b => a * 10 + b,
        [(a, Some(1 | 3)) | (_, Some(a)), (c, _)] if a + c == 3 => 7,
        [_, (x @ (2 | 1..=3), _)] | [(_, Some(x)), _] if x + u > 6 => x,
        _ => 0,
    };
    let kind = match n {
        0..=2 => Kind::A(u),
        3 | 4 => Kind::B(u),
        _ => Kind::C { x: u, y: n },
    };
    let of_kind = match &kind {
        Kind::A(x) | Kind::B(x) | Kind::C { x, .. } if x & 1 == 1 => *x,
        Kind::C { x: 4 | 6, y: z } | Kind::C { x: z, .. } if *z > 2 => z * 10,
        _ => -5,
    };
    (first + asked * 2 + again * 3 + parts * 5 + of_kind * 7) as f32 + if next { 0.5 } else { 0.0 }
}

pub fn rests_of_arrays(p: In) -> f32 {
    let mut list = [p.x, p.y, p.v.x, p.v.y, 2.0];
    let [a, mut rest @ .., b] = list;
    rest[0] += 1.0;
    let copy = list;
    let [c, d @ ..] = &copy;
    let [.., e] = d;
    let [none @ .., _, _] = [p.x, p.y];
    let late;
    [late, ..] = rest;
    let matched = match list {
        [x, others @ ..] if x > 0.5 => {
            list[1] = 9.0;
            others[0] + others[3]
        }
        [.., y, _] if y < 0.0 => y,
        [_, middle @ .., 2.0] => middle.iter().sum::<f32>(),
        _ => 7.0,
    };
    let whole @ [first, ends @ ..] = rest;
    let (low, high) = list.split_at(2);
    let (all, nothing) = low.split_at(2);
    let pairs = [(p.i, p.c), (3, true), (4, false)];
    let from_pairs = if let [(3, _), more @ ..] | [_, more @ ..] = pairs { more[0].0 } else { 0 };
    a + rest[0] * 2.0
        + rest[1]
        + b
        + c
        + d[1]
        + *e
        + none.len() as f32
        + late
        + matched
        + whole[1]
        + first
        + ends[1]
        + low[1]
        + high[2]
        + all[0]
        + nothing.len() as f32
        + from_pairs as f32
}

fn alternating(list: &[f32]) -> f32 {
    match list {
        [] => 0.5,
        [x] => *x,
        [x, y] => x - y,
        [x, middle @ .., y] => x - alternating_rest(middle) + y,
    }
}

fn alternating_rest(list: &[f32]) -> f32 {
    if let [x, rest @ ..] = list { x * 2.0 + rest.len() as f32 } else { 1.5 }
}

fn ends(list: &[f32]) -> f32 {
    let Some((first, rest)) = list.split_first() else { return 4.5 };
    rest.split_last().map_or(*first, |(last, middle)| first - last * 2.0 + middle.len() as f32)
}

pub fn slices_by_pattern(p: In) -> f32 {
    let list = [p.x, p.y, p.v.x, p.v.y];
    let (first, rest) = list.split_at(1);
    alternating(&list)
        + alternating(first) * 2.0
        + alternating(&rest[1..])
        + alternating(rest)
        + alternating(&list[4..])
        + ends(&list)
        + ends(first) * 3.0
        + ends(&list[4..])
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Tile {
    kind: i32,
    at: (u32, bool),
}

const GRASS: i32 = 3;
const AWAY: (u32, bool) = (1, true);

impl Tile {
    const FIRST: Tile = Tile { kind: GRASS, at: AWAY };

    fn cost(&self) -> i32 {
        match self {
            &Tile::FIRST => 100,
            Tile { kind: GRASS, at: AWAY | (_, false) } => 20,
            Tile { kind: GRASS, .. } => 3,
            Tile { at: AWAY, .. } => 4,
            _ => 5,
        }
    }
}

pub fn constants_behind_references(p: In) -> f32 {
    let mut tile = Tile { kind: p.i & 3, at: (p.u & 1, p.c) };
    let list = [p.i, 3, p.u as i32 & 3];
    let slice: &[i32] = &list;
    let first = match slice {
        [GRASS, _, GRASS] => 1,
        [GRASS | 9, ..] | [.., GRASS] => 2,
        _ => 3,
    };
    let count = list.iter().filter(|n| matches!(n, &&GRASS)).count()
        + list.iter().filter(|n| matches!(**n, GRASS)).count();
    let held = Some(p.i);
    let second = if let (Some(GRASS), Some(&GRASS)) = (&held, held.as_ref()) { 10 } else { 20 };
    let kind = &mut tile.kind;
    let third = match *kind {
        GRASS => 0,
        _ => {
            *kind += 1;
            *kind
        }
    };
    (first + count as i32 * 4 + second * 16 + third * 512 + tile.cost() * 4096) as f32
}
