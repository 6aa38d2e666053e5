// Plain Rust that rustc compiles with the tests and the front end reads as text: `while`, `loop`, blocks with labels,
// and the ways out of them. Every function takes an `In` and gives an `f32`.

use crate::accepted::In;
use glam::*;

pub fn counted_while(p: In) -> f32 {
    let (mut i, mut sum) = (0, 0.0);
    while i < 5 {
        sum += p.x * i as f32;
        i += 1;
    }
    sum + i as f32
}

pub fn step_first(p: In) -> f32 {
    let mut n = 10_u32;
    let mut sum = p.y;
    while n > 0 {
        n -= 3_u32.min(n);
        if p.c {
            continue;
        }
        sum = sum * 0.5 + n as f32;
    }
    sum
}

pub fn effects_in_a_condition(p: In) -> f32 {
    let (mut i, mut seen) = (0, 0);
    while {
        seen += i;
        i += 1;
        i < 6
    } {
        seen *= 2;
    }
    (seen + i) as f32 * p.x
}

pub fn run_time_condition_within_a_count(p: In) -> f32 {
    let (mut i, mut y) = (0_u8, p.x);
    while y < 100.0 {
        i += 1;
        if i == 6 {
            break;
        }
        y = y * 2.0 + 1.0;
    }
    y + i as f32
}

pub fn endless_with_a_value(p: In) -> f32 {
    let mut n = 1;
    let found = loop {
        n *= 3;
        if p.i % n == 1 {
            break n;
        }
        if n > 100 {
            break -1;
        }
    };
    found as f32
}

pub fn value_of_some_types(p: In) -> f32 {
    let mut i = 0;
    let (a, v) = loop {
        i += 1;
        if i as f32 > p.x || i == 4 {
            break (i, p.v * i as f32);
        }
    };
    let unit = loop {
        break;
    };
    let () = unit;
    a as f32 + v.y
}

pub fn returns_out_of_a_loop(p: In) -> f32 {
    let mut i = 0;
    loop {
        i += 2;
        if p.i == i {
            return p.x;
        }
        if i == 8 {
            return i as f32;
        }
    }
}

pub fn once(p: In) -> f32 {
    let mut x = p.x;
    loop {
        x += 1.0;
        if p.c {
            break;
        }
        x *= 2.0;
        break;
    }
    while p.i > 3 {
        x -= 4.0;
        break;
    }
    x
}

pub fn now_or_never(p: In) -> f32 {
    let mut x = p.y;
    let c = true;
    loop {
        if c {
            x += 1.0;
            break;
        } else {
            continue;
        }
    }
    x
}

pub fn blocks_with_labels(p: In) -> f32 {
    let a = 'a: {
        if p.x > 1.0 {
            break 'a p.x;
        }
        let half = p.y * 0.5;
        if p.c {
            break 'a half;
        }
        half + 1.0
    };
    let mut b = 0.0;
    'b: {
        b += 1.0;
        'c: {
            if p.i > 0 {
                break 'b;
            }
            if p.i < -10 {
                break 'c;
            }
            b += 2.0;
        }
        b += 4.0;
    }
    let d = 'd: { if p.c { 1 } else { break 'd 2 } };
    a + b + d as f32
}

pub fn labels_and_loops(p: In) -> f32 {
    let mut sum = 0;
    'rows: for i in 0..4 {
        let mut j = 0;
        let k = 'cell: loop {
            j += 1;
            if j == p.i {
                continue 'rows;
            }
            'skip: {
                if j == 2 {
                    break 'skip;
                }
                if i + j > 5 {
                    break 'rows;
                }
                if j == 4 {
                    break 'cell i * j;
                }
                sum += 1;
            }
            sum += 10;
        };
        sum += 100 * k;
    }
    sum as f32
}

pub fn ways_out_of_conditions(p: In) -> f32 {
    let mut i = 0;
    'a: while if p.c { i < 3 } else { break 'a } {
        i += 1;
    }
    let mut j = 0;
    'b: loop {
        j += 1;
        while {
            if j > 6 {
                break 'b;
            }
            false
        } {}
    }
    (i + 10 * j) as f32
}

pub fn triangles(p: In) -> f32 {
    let mut sum = 0.0;
    for i in 0..5_i32 {
        for j in i + 1..=4 {
            sum += p.x * (i * j) as f32;
        }
        let last = i * 2 - 1;
        for k in (0..last).rev().step_by(2) {
            sum = sum * 0.5 + k as f32;
        }
        for (n, w) in (i..3).zip([p.y, 2.0, 3.0]) {
            sum += w * n as f32;
        }
    }
    sum
}

pub fn nested_whiles(p: In) -> f32 {
    let (mut n, mut sum) = (3_i8, p.x);
    while n > 0 {
        let mut m = 1_i8;
        while m < 40 {
            sum += (m as f32) * p.y;
            m *= 2 + n;
        }
        n -= 1;
    }
    sum
}

pub fn counts_in_floats(p: In) -> f32 {
    let (mut t, mut sum) = (0.0, 0.0);
    while t < 1.0 {
        sum += p.x * t;
        t += 0.25;
    }
    sum
}

pub fn shadowed_in_a_while(p: In) -> f32 {
    let (mut i, mut sum) = (0, 0);
    while i < 4 {
        let mut j = i + p.i.min(100);
        step(&mut j);
        i += 1;
        let i = j * 2;
        sum ^= i;
        if j == 5 {
            break;
        }
    }
    sum as f32
}

fn step(x: &mut i32) {
    *x += 1;
}

pub fn held_by_options(p: In) -> f32 {
    let (first, second) = (if p.c { Some(p.x) } else { None }, p.v.x.gt(&1.0).then_some(p.y));
    let (mut s, mut steps) = (0.0, 0);
    for x in first {
        s += x;
        steps += 1;
    }
    'all: for x in &first {
        for y in second.iter() {
            if x > y {
                continue 'all;
            }
            s += x - y;
            break;
        }
        steps += 2;
    }
    for (i, x) in second.into_iter().enumerate() {
        steps += 4 + i;
        if x > 2.0 {
            break;
        }
        steps += 8;
    }
    let sum: f32 = first.iter().map(|x| x * 2.0).sum();
    let list = [first, None, second];
    let held = list.iter().flatten().count() + list.into_iter().flatten().filter(|x| *x > 0.5).count() * 3;
    let found = first.iter().any(|x| *x > 1.0) || second.iter().rev().all(|x| *x < 0.0);
    s + sum + steps as f32 + held as f32 * 64.0 + i32::from(found) as f32 * 0.5
}

fn counted(n: &mut i32) -> Option<i32> {
    *n += 1;
    if *n % 3 == 0 { None } else { Some(*n) }
}

pub fn options_held_in_order(p: In) -> f32 {
    let mut n = p.i & 7;
    let mut s = 0;
    for k in 0..4 {
        for x in counted(&mut n) {
            n += 1;
            s = s * 5 + x + k;
            if x == 7 {
                return s as f32;
            }
        }
    }
    let mut kept = Some(s);
    for x in kept {
        kept = None;
        s += x;
    }
    let add = |x: i32| s + x;
    let more = add(kept.unwrap_or(3));
    drop(add);
    drop({
        n += 1;
        p.v
    });
    std::mem::drop(kept);
    (more + n) as f32
}

pub fn types_said_by_methods(p: In) -> f32 {
    let list = [p.x, p.y, 3.5];
    let bits = (0..3).fold::<u32, _>(!0, |bits, _| bits >> 1);
    let found = list.iter().find_map::<u32, _>(|x| (*x > 1.0).then_some(7)).unwrap_or(1);
    let most = list.iter().max_by_key::<u32, _>(|x| if **x > 1.0 { !1 } else { 3 }).copied();
    let numbers = list.map::<_, u32>(|x| if x > 0.0 { !0 } else { 1 });
    let option = Some(p.x).filter(|x| *x > 0.5);
    let mapped = option.map::<u32, _>(|_| !0 >> 3).and_then::<u32, _>(|n| Some(n >> 1));
    let or = option.map_or::<u32, _>(!0, |_| 2) ^ option.map_or_else::<u32, _, _>(|| !2, |_| 5);
    bits as f32 + found as f32 + most.unwrap_or(0.0) + numbers[0] as f32 + (mapped.unwrap_or(9) ^ or) as f32
}
