//! Iterators give what std's of the same names give: which items, how many, and in which order.

#![allow(
    clippy::iter_out_of_bounds,
    clippy::double_ended_iterator_last,
    reason = "what is left out is what is tested"
)]

use flatten::prelude::*;

#[flatten(exact)]
mod of_arrays {
    /// What tells one order of items from another.
    fn told(so_far: i32, item: i32) -> i32 {
        so_far.wrapping_mul(31).wrapping_add(item)
    }

    /// Neighbours, of which there are fewer than elements.
    #[flatten]
    pub(crate) fn neighbours(list: [i32; 5]) -> i32 {
        let mut all = 0;
        for (a, b) in list.iter().zip(list.iter().skip(1)) {
            all = told(all, a.wrapping_sub(*b));
        }
        for (a, b) in list.iter().zip(&list[1..]) {
            all = told(all, a ^ b);
        }
        for (i, (a, b)) in list.iter().skip(2).zip(list).enumerate() {
            all = told(all, a.wrapping_mul(b).wrapping_add(i as i32));
        }
        list.iter().copied().zip(list.iter().skip(1).copied().step_by(2)).map(|(a, b)| a & b).fold(all, told)
    }

    /// From behind both ends of the longer one are left out as std does.
    #[flatten]
    pub(crate) fn from_behind(list: [i32; 5], few: [i32; 2]) -> i32 {
        let mut all = 0;
        for (a, b) in list.iter().zip(&few).rev() {
            all = told(all, a.wrapping_sub(*b));
        }
        for (i, a) in few.iter().zip(list.iter().skip(1)).rev() {
            all = told(all, i ^ a);
        }
        for a in list.iter().skip(1).rev() {
            all = told(all, *a);
        }
        for a in list.iter().rev().skip(1).rev().take(3).rev() {
            all = told(all, *a);
        }
        for (i, a) in list.iter().enumerate().skip(1).step_by(2).rev() {
            all = told(all, (i as i32 * 3).wrapping_add(*a));
        }
        list.iter()
            .take(9)
            .rev()
            .chain(few.iter().skip(1))
            .chain(list.iter().step_by(3))
            .fold(all, |s, x| told(s, *x))
    }

    /// More than there are, none, and of nothing.
    #[flatten]
    pub(crate) fn ends(list: [i32; 3]) -> i32 {
        let mut all = 0;
        for a in list.iter().skip(4) {
            all = told(all, *a);
        }
        for a in list.iter().skip(3).chain(list.iter().take(0)) {
            all = told(all, *a);
        }
        for (a, b) in list.iter().skip(7).zip(list.iter().rev()) {
            all = told(all, a.wrapping_add(*b));
        }
        let count = list.iter().skip(1).take(1).count() + list.iter().take(5).skip(5).count();
        list.iter().skip(2).take(4).fold(all.wrapping_add(count as i32), |s, x| told(s, *x))
    }

    /// What is lent is skipped, taken and stepped over too.
    #[flatten]
    pub(crate) fn lent(mut list: [i32; 6], few: [i32; 2]) -> [i32; 6] {
        for x in list.iter_mut().skip(1) {
            *x = x.wrapping_mul(3);
        }
        for x in list.iter_mut().step_by(2).take(2) {
            *x ^= 5;
        }
        for (x, y) in list.iter_mut().skip(3).zip(&few) {
            *x = x.wrapping_add(*y);
        }
        for (x, y) in list.iter_mut().zip(few).rev() {
            *x = x.wrapping_sub(y);
        }
        list
    }

    /// So many that nobody knows while compiling.
    #[flatten]
    pub(crate) fn lent_to(mut list: [i32; 6], few: [i32; 3], from: usize, count: usize) -> [i32; 6] {
        for x in list.iter_mut().skip(from) {
            *x = x.wrapping_mul(3);
        }
        for (i, x) in list.iter_mut().take(count).skip(from).enumerate() {
            *x ^= i as i32;
        }
        for (x, y) in list.iter_mut().skip(2).zip(few).take(count) {
            *x = x.wrapping_sub(y);
        }
        list
    }

    /// A step that only a call knows, one that nobody knows while compiling, and what is left of it.
    #[flatten]
    pub(crate) fn steps(list: [i32; 8], by: usize, to: usize) -> i32 {
        let mut all = every(&list, 2, 0);
        all = every(&list, 3, all);
        all = every(&list, list.len(), all);
        #[unroll(max = 8)]
        for i in (0..8).step_by(by) {
            all = told(all, list[i]);
        }
        #[unroll(max = 8)]
        for (i, x) in (1..to).rev().step_by(by).zip(list) {
            all = told(all, x.wrapping_mul(i as i32));
        }
        #[unroll(max = 9)]
        for i in (0..to).skip(1).take(4).rev() {
            all = told(all, list[i]);
        }
        #[unroll(max = 8)]
        for i in (to..8).step_by(by).skip(1) {
            all = told(all, list[i]);
        }
        all
    }

    /// As many items as there are numbers are more than a number of 32 bits says.
    #[flatten]
    pub(crate) fn all_there_are(x: i32, y: i32, from: u32, to: u32, by: usize) -> [i32; 8] {
        let mut all = [0; 8];
        #[unroll(max = 9)]
        for i in x..=y {
            all[0] += 1;
            all[1] = told(all[1], i);
            if all[0] > 7 {
                break;
            }
        }
        #[unroll(max = 9)]
        for i in (from..=to).rev() {
            all[2] += 1;
            all[3] = told(all[3], i as i32);
            if all[2] > 4 {
                break;
            }
        }
        #[unroll(max = 9)]
        for (i, (a, b)) in (from..=to).zip(x..=y).step_by(by).enumerate() {
            all[4] += 1;
            all[5] = told(all[5], told(a as i32, b)) ^ i as i32;
            if all[4] > 3 {
                break;
            }
        }
        #[unroll(max = 9)]
        for i in (0..=to).take(5).skip(1) {
            all[6] = told(all[6], i as i32);
        }
        #[unroll(max = 9)]
        for i in (0..=to).skip(3) {
            all[7] = told(all[7], i as i32);
            if i > 6 {
                break;
            }
        }
        all
    }

    /// What the types of an adapter say.
    #[flatten]
    pub(crate) fn asked(list: [f32; 3], few: [i32; 3]) -> [i32; 6] {
        [
            list.iter().map::<u32, _>(|_| !0).fold(0, |s, q| s ^ (q >> 1) as i32),
            list.iter()
                .filter_map::<u32, _>(|x| (*x > 0.0).then_some(!0))
                .fold(0, |s, q| s ^ (q >> 1) as i32),
            few.iter()
                .map_while::<u32, _>(|x| Some(if *x > 0 { !0 } else { return None }))
                .fold(0_i32, |s, q| s.wrapping_add((q >> 2) as i32)),
            (0..3).map::<u8, _>(|_| 200).fold(0, |s, q| told(s, q as i32)),
            (0..3_i32).map::<_, _>(|q| !q).filter::<_>(|q| *q < -1).fold(0, told),
            few.iter().map::<(u32, i32), _>(|x| (!0, *x)).fold(0, |s, (p, q)| told(s, (p >> 3) as i32 ^ q)),
        ]
    }

    fn every(list: &[i32; 8], by: usize, first: i32) -> i32 {
        let mut all = first;
        for x in list.iter().step_by(by) {
            all = told(all, *x);
        }
        for i in (0..list.len()).step_by(by).rev() {
            all = told(all, list[i]);
        }
        all
    }

    /// The step is read once, after what it steps over.
    #[flatten]
    pub(crate) fn read_once(list: [i32; 6], mut n: usize) -> i32 {
        let mut all = 0;
        #[unroll(max = 6)]
        for i in (n..6).step_by({
            n += 1;
            n
        }) {
            n += 1;
            all = told(all, list[i]);
        }
        told(all, n as i32)
    }

    /// Closures may write where `zip` leaves out nothing.
    #[flatten]
    pub(crate) fn written(list: [i32; 3]) -> (i32, i32) {
        let (mut count, mut all) = (0, 0);
        for (a, b) in list
            .iter()
            .map(|x| {
                count += 1;
                x.wrapping_mul(count)
            })
            .zip(list)
            .rev()
        {
            all = told(all, a.wrapping_sub(b));
        }
        (all, count)
    }

    /// The number of what is computed is that of what it is computed from.
    #[flatten]
    pub(crate) fn numbers_from_behind(list: [i32; 4], few: [i32; 2]) -> (i32, i32) {
        let mut calls = 0;
        let mut all = 0;
        for (i, x) in list.iter().map(|x| x ^ 3).enumerate().rev().skip(1) {
            all = told(all, x.wrapping_add(i as i32));
        }
        let first = list
            .iter()
            .map(|x| {
                calls = told(calls, *x);
                x ^ 5
            })
            .enumerate()
            .zip(&list)
            .rev()
            .fold(0, |all, ((i, a), b)| told(all, a.wrapping_sub(*b).wrapping_add(i as i32)));
        all = told(all, first);
        let last = list
            .iter()
            .filter(|x| **x > 0)
            .enumerate()
            .fold(0, |all, (i, x)| told(all, x.wrapping_mul(i as i32)));
        (
            told(
                told(all, last),
                few.iter().map(|x| x + 1).enumerate().map(|(i, x)| x ^ i as i32).last().unwrap_or(0),
            ),
            calls,
        )
    }

    /// The last one that is asked for is asked first.
    #[flatten]
    pub(crate) fn found_from_behind(list: [i32; 6], of: i32) -> (i32, [Option<usize>; 3], i32) {
        let mut asked = 0;
        let found = list.iter().filter(|x| **x != 5).map(|x| x ^ 1).rfind(|x| {
            asked = told(asked, *x);
            *x < of
        });
        let numbers = [
            list.iter().rposition(|x| *x > of),
            list.iter().skip(1).map(|x| x ^ 1).rposition(|x| {
                asked = told(asked, x);
                x <= of
            }),
            list.iter().zip(&list[2..]).rposition(|(a, b)| a > b),
        ];
        (found.map_or(7, |x| x), numbers, asked)
    }

    /// Rows, one after the other.
    #[flatten]
    pub(crate) fn flat(rows: [[i32; 3]; 2], few: [i32; 5]) -> i32 {
        let mut all = 0;
        for (i, x) in rows.iter().flatten().enumerate().skip(1) {
            all = told(all, x ^ i as i32);
        }
        for x in rows.into_iter().rev().flatten().chain(few).step_by(2) {
            all = told(all, x);
        }
        few.windows(2)
            .skip(1)
            .flatten()
            .zip(rows.iter().flatten())
            .fold(all, |all, (a, b)| told(all, a.wrapping_mul(*b)))
    }

    /// What only counts items is seen by nobody else.
    #[flatten]
    pub(crate) fn numbered(list: [i32; 4], few: [i32; 2]) -> i32 {
        list.iter()
            .map(|x| x ^ 3)
            .enumerate()
            .zip(&few)
            .fold(0, |all, ((i, a), b)| told(all, a.wrapping_mul(*b).wrapping_add(i as i32)))
    }
}

use of_arrays::*;

const NUMBERS: [i32; 12] = [3, -7, 0, 1_000_003, i32::MIN, 12, -1, 5, i32::MAX, 77, -65_536, 2];

/// So many numbers from one on.
fn some<const N: usize>(first: usize) -> [i32; N] {
    std::array::from_fn(|i| NUMBERS[(first + i * (first % 5 + 1)) % NUMBERS.len()])
}

#[test]
fn the_same_items_in_the_same_order() {
    for first in 0..24 {
        let list = some(first);
        assert_eq!(neighbours_flat(list), neighbours(list), "{list:?}");
        let signs = some(first).map(|x: i32| x as f32);
        assert_eq!(asked_flat(signs, some(first)), asked(signs, some(first)), "{first}");
        assert_eq!(from_behind_flat(list, some(first + 3)), from_behind(list, some(first + 3)), "{list:?}");
        assert_eq!(ends_flat(some(first)), ends(some(first)), "{first}");
        assert_eq!(lent_flat(some(first), some(first + 1)), lent(some(first), some(first + 1)), "{first}");
        let (rows, few) = ([some(first), some(first + 2)], some(first + 5));
        assert_eq!(flat_flat(rows, few), flat(rows, few), "{rows:?} {few:?}");
        for of in NUMBERS {
            let list = some(first);
            assert_eq!(found_from_behind_flat(list, of), found_from_behind(list, of), "{list:?} {of}");
        }
        let few = [first as i32, -7];
        assert_eq!(
            numbers_from_behind_flat(some(first), few),
            numbers_from_behind(some(first), few),
            "{first}"
        );
        assert_eq!(written_flat(some(first)), written(some(first)), "{first}");
        assert_eq!(
            numbered_flat(some(first), some(first + 1)),
            numbered(some(first), some(first + 1)),
            "{first}"
        );
        assert_eq!(read_once_flat(some(first), first % 7), read_once(some(first), first % 7), "{first}");
    }
}

#[test]
fn steps_are_those_of_std_whoever_knows_them() {
    for by in 1..12 {
        for to in 0..9 {
            let list = some(by + to);
            let (longer, few) = (some(by * to), some(by));
            assert_eq!(lent_to_flat(longer, few, by, to), lent_to(longer, few, by, to), "from {by} to {to}");
            assert_eq!(steps_flat(list, by, to), steps(list, by, to), "by {by} to {to}");
        }
    }
}

#[test]
fn a_range_may_hold_all_numbers() {
    let least = i32::MIN;
    for (x, y) in
        [(least, i32::MAX), (least + 1, i32::MAX), (least, i32::MAX - 1), (0, 4), (3, 3), (4, 3), (5, least)]
    {
        for (from, to) in
            [(0, u32::MAX), (1, u32::MAX), (0, u32::MAX - 1), (2, 5), (0, 0), (7, 6), (u32::MAX, 0)]
        {
            for by in 1..4 {
                let (found, expected) =
                    (all_there_are_flat(x, y, from, to, by), all_there_are(x, y, from, to, by));
                assert_eq!(found, expected, "{x}..={y}, {from}..={to} by {by}");
            }
        }
    }
}

#[flatten(exact)]
mod at_most {
    const MOST: usize = 4;

    #[derive(Clone, Copy)]
    pub(crate) struct Light {
        pub(crate) at: f32,
        pub(crate) power: f32,
    }

    #[flatten]
    #[allow(clippy::needless_range_loop)]
    pub(crate) fn lit(lights: [Light; MOST], count: usize, x: f32) -> f32 {
        let count = count.min(lights.len());
        let mut sum = 0.0;
        for i in 0..count {
            let far = lights[i].at - x;
            if far > 9.0 {
                break;
            }
            for j in i + 1..count {
                sum -= lights[j].power * 0.125;
            }
            sum += lights[i].power / (1.0 + far * far);
        }
        sum
    }

    #[flatten]
    pub(crate) fn folded(list: [u32; 5], n: u32, k: i32) -> u32 {
        let mut sum = (0..(n % 6) as usize).map(|i| list[i.min(4)]).fold(0, |sum, x| sum * 3 + x % 7);
        for i in (-1..k.clamp(0, 3)).rev() {
            sum = sum * 2 + (i + 1) as u32;
        }
        for (i, x) in (0..n).zip(&list) {
            sum += i * (x & 1);
        }
        sum
    }
}

#[test]
fn ends_say_how_many_items_there_are_at_most() {
    let lights = some(3).map(|x: i32| at_most::Light { at: x as f32, power: 0.5 + x as f32 });
    for count in [0, 1, 3, 4, 5, 400_000_000] {
        for x in [-1.0, 0.5, 20.0] {
            assert_eq!(at_most::lit_flat(lights, count, x), at_most::lit(lights, count, x), "{count} {x}");
        }
        for k in [-5, 0, 2, 3, 90] {
            let (list, n) = (some(count + (k + 5) as usize).map(|x: i32| x as u32), count as u32);
            assert_eq!(at_most::folded_flat(list, n, k), at_most::folded(list, n, k), "{n} {k}");
        }
    }
}
