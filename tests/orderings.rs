//! `Ordering` at the boundary of twins and shaders.

#![allow(
    clippy::unnecessary_sort_by,
    clippy::eq_op,
    reason = "how often a comparison is asked, and of what, is what is tested"
)]

use flatten::prelude::*;
use std::cmp::Ordering;

#[flatten(exact)]
fn nearer(a: f32, b: f32) -> Ordering {
    a.total_cmp(&b).reverse()
}

#[flatten(exact)]
fn by(order: Ordering, (x, y): (f32, Option<Ordering>)) -> f32 {
    match y {
        Some(other) if order == other => x,
        Some(other) => (other as i32 - order as i32) as f32,
        None if order.is_lt() => 2.0 * x,
        None => 3.0 * x,
    }
}

const ALL: [Ordering; 3] = [Ordering::Less, Ordering::Equal, Ordering::Greater];

#[test]
fn orderings_are_taken_and_given() {
    let numbers = [0.0, -0.0, 1.5, -1.5, f32::INFINITY, 1e-40];
    for a in numbers {
        for b in numbers {
            assert_eq!(nearer_flat(a, b), nearer(a, b), "{a} {b}");
        }
    }
    for order in ALL {
        for other in ALL.map(Some).into_iter().chain([None]) {
            assert_eq!(by_flat(order, (1.5, other)), by(order, (1.5, other)), "{order:?} {other:?}");
        }
    }
}

#[flatten]
mod hits {
    use flatten::prelude::*;
    use std::cmp::Ordering;

    #[derive(Clone, Copy)]
    pub(crate) struct Hit {
        pub(crate) t: f32,
        pub(crate) id: u32,
    }

    fn compare(a: &Hit, b: &Hit) -> Ordering {
        a.t.partial_cmp(&b.t).unwrap_or(Ordering::Equal).then(b.id.cmp(&a.id))
    }

    /// Of the greatest it is the last.
    #[flatten(exact)]
    pub(crate) fn farthest(t: [f32; 4]) -> Option<usize> {
        t.iter().enumerate().max_by(|(_, a), (_, b)| a.partial_cmp(b).unwrap()).map(|(i, _)| i)
    }

    #[flatten(exact)]
    pub(crate) fn of_pairs(t: [f32; 4]) -> i32 {
        let pairs = [(t[0], 0), (t[1], 1), (t[2], 2), (t[3], 0)];
        pairs.iter().min_by(|a, b| a.partial_cmp(b).unwrap()).map_or(-1, |pair| pair.1)
    }

    #[flatten(exact)]
    pub(crate) fn nearest(hits: [Hit; 3]) -> u32 {
        hits.iter().min_by(|a, b| compare(a, b)).map_or(0, |hit| hit.id)
    }
}

#[test]
fn the_least_is_the_first_of_the_least() {
    let numbers = [0.0, -0.0, 2.0, f32::NAN];
    for (a, b, c) in numbers.iter().flat_map(|a| numbers.map(|b| numbers.map(|c| (*a, b, c)))).flatten() {
        for ids in [[1, 2, 3], [3, 2, 1], [2, 2, 1]] {
            let hit = |(t, id)| hits::Hit { t, id };
            let all = [hit((a, ids[0])), hit((b, ids[1])), hit((c, ids[2]))];
            assert_eq!(hits::nearest_flat(all), hits::nearest(all), "{a} {b} {c} {ids:?}");
        }
    }
}

/// A struct of one's own of that name is no other.
#[flatten]
mod own {
    use flatten::prelude::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct Ordering {
        pub(crate) by: f32,
        pub(crate) then: std::cmp::Ordering,
    }

    #[flatten(exact)]
    pub(crate) fn turned(order: Ordering, x: f32) -> (Ordering, std::cmp::Ordering) {
        let then = order.then.then(x.total_cmp(&order.by));
        (Ordering { by: x, then }, if x < order.by { order.then } else { then.reverse() })
    }
}

#[test]
fn structs_of_that_name_are_others() {
    for then in ALL {
        for x in [0.0, 1.0, 2.0] {
            let order = own::Ordering { by: 1.0, then };
            assert_eq!(own::turned_flat(order, x), own::turned(order, x), "{order:?} {x}");
        }
    }
}

#[cfg(feature = "wgsl")]
mod wgsl {
    use super::Ordering;
    use flatten::prelude::*;

    #[flatten(wgsl)]
    fn sign(order: Ordering, x: f32) -> Ordering {
        if x < 0.0 { order } else { order.reverse() }
    }

    /// As other enums: a struct of the number of the variant.
    #[test]
    fn orderings_are_structs() {
        assert_eq!(sign_flat(Ordering::Less, 1.0), sign(Ordering::Less, 1.0));
        assert_eq!(SIGN_WGSL.matches("struct Ordering {\n    tag: u32,\n}").count(), 1, "{SIGN_WGSL}");
    }
}

#[test]
fn the_most_is_the_last_of_the_most() {
    let numbers = [0.0, -0.0, 1.0, 2.0];
    for i in 0..256 {
        let t: [f32; 4] = std::array::from_fn(|at| numbers[i >> (2 * at) & 3]);
        assert_eq!(hits::farthest_flat(t), hits::farthest(t), "{t:?}");
        assert_eq!(hits::of_pairs_flat(t), hits::of_pairs(t), "{t:?}");
    }
    assert_eq!(hits::farthest_flat([2.0, 1.0, 2.0, 0.0]), Some(2));
}

#[flatten]
mod sorted {
    use flatten::prelude::*;
    use std::cmp::Ordering;

    #[derive(Clone, Copy)]
    struct Hit {
        t: f32,
        id: i32,
    }

    fn by_distance(a: &Hit, b: &Hit) -> Ordering {
        a.t.partial_cmp(&b.t).unwrap_or(Ordering::Equal)
    }

    fn order(hits: &[Hit]) -> i32 {
        hits.iter().fold(0, |order, hit| order * 10 + hit.id)
    }

    fn hits(t: [f32; 5]) -> [Hit; 5] {
        let mut hits = [Hit { t: 0.0, id: 0 }; 5];
        for i in 0..5 {
            hits[i] = Hit { t: t[i], id: i as i32 };
        }
        hits
    }

    /// In the order that std leaves where some are not numbers too.
    #[flatten(exact)]
    pub(crate) fn by_function(t: [f32; 5]) -> i32 {
        let mut hits = hits(t);
        hits.sort_by(by_distance);
        order(&hits)
    }

    #[flatten(exact)]
    pub(crate) fn equal_stay_in_order(t: [f32; 5]) -> i32 {
        let mut hits = hits(t);
        hits.sort_by_key(|hit| -(hit.t * 2.0) as i32);
        let first = order(&hits);
        hits.sort_by(|a, b| b.t.abs().total_cmp(&a.t.abs()).then(b.id.cmp(&a.id)));
        first - order(&hits)
    }

    fn sort_all(list: &mut [f32]) {
        list.sort_unstable_by(f32::total_cmp);
    }

    #[flatten(exact)]
    pub(crate) fn lent(mut rows: [[f32; 5]; 2], k: usize) -> [f32; 5] {
        sort_all(&mut rows[k & 1]);
        rows[0]
    }

    /// How often the closure is called is seen.
    #[flatten(exact)]
    pub(crate) fn counted(t: [f32; 5]) -> i32 {
        let (mut t, mut count) = (t, 0);
        t.sort_by(|a, b| {
            count += 1;
            a.total_cmp(b)
        });
        count
    }

    /// The sides are no keys of the same kind: that is no order, and std's way of asking shows.
    #[flatten(exact)]
    pub(crate) fn unlike(mut a: [[i32; 2]; 5], mut b: [[i32; 2]; 5], mut c: [i32; 5]) -> [i32; 15] {
        a.sort_by(|a, b| a[0].cmp(&b[1]));
        b.sort_by(|a, b| (a[0] - b[0]).rem_euclid(3).cmp(&(b[0] - a[0]).rem_euclid(3)));
        c.sort_by(|a, _| a.cmp(&1));
        let [a, b] = [a, b].map(|list| list.map(|[x, y]| 10 * x + y));
        std::array::from_fn(|i| {
            if i < 5 {
                a[i]
            } else if i < 10 {
                b[i - 5]
            } else {
                c[i - 10]
            }
        })
    }

    /// What has no order stays where it is, on both sides of what is moved past it.
    #[flatten(exact)]
    pub(crate) fn partial(t: [f32; 5]) -> i32 {
        let mut hits = hits(t);
        hits.sort_by(|a, b| {
            b.t.partial_cmp(&a.t).unwrap_or(Ordering::Equal).reverse().then((a.id & 1).cmp(&(b.id & 1)))
        });
        let first = order(&hits);
        hits.sort_by(|a, b| a.t.abs().partial_cmp(&b.t.abs()).unwrap_or(std::cmp::Ordering::Equal));
        first.wrapping_mul(31) ^ order(&hits)
    }

    #[derive(Clone, Copy)]
    struct Counter {
        n: i32,
    }

    impl Counter {
        fn next(&mut self, x: i32) -> i32 {
            self.n = (3 * self.n + x) & 0xff_ffff;
            x & 1
        }

        fn count_in(&mut self, list: &mut [i32; 4]) {
            list.sort_by(|a, b| self.next(*a).cmp(&self.next(*b)));
        }
    }

    fn next(n: &mut i32, x: i32) -> i32 {
        *n = (3 * *n + x) & 0xff_ffff;
        x & 1
    }

    fn by_key(list: &mut [i32; 4], key: impl FnMut(&i32) -> i32) {
        list.sort_by_key(key);
    }

    fn by_taken(list: &mut [i32; 4], mut key: impl FnMut(i32) -> i32) {
        list.sort_by(|a, b| key(*a).cmp(&key(*b)));
    }

    /// What is asked, how often and in which order, by all that may count it.
    #[flatten(exact)]
    pub(crate) fn asked(list: [i32; 4]) -> [i32; 9] {
        let (mut asked, mut lists) = ([0; 9], [list; 9]);
        let mut counter = Counter { n: 0 };
        lists[0].sort_by(|a, b| counter.next(*a).cmp(&counter.next(*b)));
        asked[0] = counter.n;
        counter.count_in(&mut lists[1]);
        asked[1] = counter.n;
        let mut n = 0;
        by_key(&mut lists[2], |x| {
            n = (3 * n + *x) & 0xff_ffff;
            *x & 1
        });
        asked[2] = n;
        by_taken(&mut lists[3], |x| {
            n = (3 * n + x) & 0xff_ffff;
            x & 1
        });
        asked[3] = n;
        let mut key = |x: i32| {
            n = (3 * n + x) & 0xff_ffff;
            x & 1
        };
        lists[4].sort_by(|a, b| key(*a).cmp(&key(*b)));
        asked[4] = n;
        lists[5].sort_by(|a, b| next(&mut n, *a).cmp(&next(&mut n, *b)));
        asked[5] = n;
        lists[6].sort_by(|a, b| (a & 3).cmp(&(b & 3)).then(counter.next(*a).cmp(&1)));
        asked[6] = counter.n;
        let mut nested = [counter];
        lists[7].sort_by(|a, b| nested[0].next(*a).partial_cmp(&nested[0].next(*b)).unwrap());
        asked[7] = nested[0].n;
        let lent = &mut nested[0];
        lists[8].sort_by_key(|a| lent.next(*a));
        asked[8] = lent.n;
        asked
    }
}

/// Functions of one's own by the names of std's say what they say.
#[flatten]
mod own_orders {
    use flatten::prelude::*;
    use std::cmp::Ordering;

    mod by {
        use std::cmp::Ordering;

        pub(crate) fn cmp(a: &i32, b: &i32) -> Ordering {
            (*a & 1).cmp(&(*b & 1))
        }

        pub(crate) fn total_cmp(a: &f32, b: &f32) -> Ordering {
            a.partial_cmp(b).unwrap_or(Ordering::Equal)
        }
    }

    trait ByParity {
        fn partial_cmp(&self, other: &Self) -> Option<Ordering>;
    }

    #[derive(Clone, Copy)]
    struct Hit {
        t: i32,
        id: i32,
    }

    impl Hit {
        fn cmp(&self, other: &Hit) -> Ordering {
            if self.t <= other.t { Ordering::Less } else { Ordering::Greater }
        }
    }

    impl ByParity for Hit {
        fn partial_cmp(&self, other: &Hit) -> Option<Ordering> {
            Some(if self.t & 1 <= other.t & 1 { Ordering::Less } else { Ordering::Greater })
        }
    }

    #[flatten(exact)]
    pub(crate) fn sorted(list: [i32; 5], floats: [f32; 5]) -> ([[i32; 5]; 4], [f32; 5]) {
        let hits: [Hit; 5] = std::array::from_fn(|i| Hit { t: list[i], id: i as i32 });
        let (mut a, mut b, mut c, mut list, mut floats) = (hits, hits, hits, list, floats);
        a.sort_by(|a, b| a.cmp(b));
        b.sort_by(Hit::cmp);
        c.sort_by(|a, b| a.partial_cmp(b).unwrap());
        list.sort_by(by::cmp);
        floats.sort_by(by::total_cmp);
        let ids = |hits: [Hit; 5]| hits.map(|hit| hit.id);
        ([ids(a), ids(b), ids(c), list], floats)
    }
}

/// What a trait writes itself is a function of the user's too.
#[flatten]
mod orders_of_traits {
    use flatten::prelude::*;
    use std::cmp::Ordering;

    trait ByParity: Copy {
        fn number(self) -> i32;

        fn cmp(&self, other: &Self) -> Ordering {
            if self.number() & 1 <= other.number() & 1 { Ordering::Less } else { Ordering::Greater }
        }
    }

    impl ByParity for f32 {
        fn number(self) -> i32 {
            self as i32
        }
    }

    #[flatten(exact)]
    pub(crate) fn sorted(mut floats: [f32; 5]) -> [f32; 5] {
        floats.sort_by(|a, b| a.cmp(b));
        floats
    }
}

/// The lists of so many of these numbers.
fn lists<T: Copy, const N: usize>(numbers: &[T]) -> impl Iterator<Item = [T; N]> {
    let number = move |i: usize, at: usize| numbers[i / numbers.len().pow(at as u32) % numbers.len()];
    (0..numbers.len().pow(N as u32)).map(move |i| std::array::from_fn(|at| number(i, at)))
}

#[test]
fn what_is_no_order_is_asked_as_std_does() {
    for list in lists::<i32, 5>(&[0, 1, 2, 3]) {
        let parities = list.map(|x| x as f32);
        assert_eq!(orders_of_traits::sorted_flat(parities), orders_of_traits::sorted(parities), "{list:?}");
        let floats = list.map(|x| [0.0, -0.0, 1.0, -1.0][x as usize]);
        let (want, got) = (own_orders::sorted(list, floats), own_orders::sorted_flat(list, floats));
        assert_eq!((got.0, got.1.map(f32::to_bits)), (want.0, want.1.map(f32::to_bits)), "{list:?}");
    }
}

#[test]
fn what_is_asked_of_unlike_sides_is_asked_as_std_does() {
    for pairs in lists::<[i32; 2], 5>(&[[0, 1], [-1, 2], [3, -3], [1, 1], [0, 4], [2, 0]]) {
        let ones = pairs.map(|[x, _]| x);
        assert_eq!(sorted::unlike_flat(pairs, pairs, ones), sorted::unlike(pairs, pairs, ones), "{pairs:?}");
    }
}

#[test]
fn how_often_it_is_asked_is_seen() {
    for list in lists::<i32, 4>(&[0, 1, 2, 5]) {
        assert_eq!(sorted::asked_flat(list), sorted::asked(list), "{list:?}");
    }
}

#[test]
fn sorts_leave_the_order_of_std() {
    let numbers = [0.0, -0.0, 1.5, -1.5, f32::NAN, f32::INFINITY, 1e-40, 1.25];
    let mut seen = std::collections::BTreeSet::new();
    for i in 0..numbers.len().pow(5) {
        let t: [f32; 5] = std::array::from_fn(|at| numbers[i / numbers.len().pow(at as u32) % numbers.len()]);
        assert_eq!(sorted::by_function_flat(t), sorted::by_function(t), "{t:?}");
        assert_eq!(sorted::equal_stay_in_order_flat(t), sorted::equal_stay_in_order(t), "{t:?}");
        assert_eq!(sorted::partial_flat(t), sorted::partial(t), "{t:?}");
        assert_eq!(sorted::counted_flat(t), sorted::counted(t), "{t:?}");
        let rows = [t, [3.0, 1.0, t[0], 0.0, -1.0]];
        let bits = |list: [f32; 5]| list.map(f32::to_bits);
        assert_eq!(bits(sorted::lent_flat(rows, i)), bits(sorted::lent(rows, i)), "{t:?}");
        seen.insert(sorted::by_function(t));
    }
    assert_eq!(seen.len(), 120);
}

macro_rules! networks {
    ($($name:ident $twin:ident $count:literal),*) => {
        $(
            #[flatten(exact)]
            fn $name(mut list: [i32; $count]) -> [i32; $count] {
                list.sort_unstable();
                list
            }
        )*

        /// What sorts all lists of zeros and ones sorts all lists.
        #[test]
        fn networks_sort_zeros_and_ones() {
            $(
                for bits in 0..1 << $count {
                    let list: [i32; $count] = std::array::from_fn(|i| bits >> i & 1);
                    assert_eq!($twin(list), $name(list), "{list:?}");
                }
            )*
        }
    };
}

networks! {
    sorted_1 sorted_1_flat 1, sorted_2 sorted_2_flat 2, sorted_3 sorted_3_flat 3, sorted_4 sorted_4_flat 4,
    sorted_5 sorted_5_flat 5, sorted_6 sorted_6_flat 6, sorted_7 sorted_7_flat 7, sorted_8 sorted_8_flat 8,
    sorted_9 sorted_9_flat 9, sorted_13 sorted_13_flat 13, sorted_16 sorted_16_flat 16
}

/// Names that are no parameters, of functions, constants and types; and a parameter by its other name.
#[flatten]
mod alike {
    use flatten::prelude::*;

    mod by {
        pub(super) fn a(x: i32) -> i32 {
            x
        }

        pub(super) fn b(x: i32) -> i32 {
            x & 3
        }
    }

    #[allow(non_camel_case_types)]
    type a = i32;
    #[allow(non_camel_case_types)]
    type b = u32;

    #[flatten(exact)]
    pub(crate) fn sorted(mut list: [i32; 5], mut floats: [f32; 5]) -> ([i32; 5], [i32; 5], [f32; 5]) {
        let mut raw = list;
        list.sort_by(|a, b| by::a(*a).cmp(&by::b(*b)));
        raw.sort_by(|a, b| (*a & *r#b).cmp(&(*b & *r#b)));
        floats.sort_by(|a, b| (*a as a as f32).total_cmp(&(*b as b as f32)));
        (list, raw, floats)
    }
}

#[test]
fn names_that_are_no_parameters_are_no_elements() {
    for list in lists::<i32, 5>(&[0, -5, 3, 4]) {
        let floats = list.map(|x| x as f32 * 1.5);
        assert_eq!(alike::sorted_flat(list, floats), alike::sorted(list, floats), "{list:?}");
    }
}
