//! What is left out says of which types numbers are: the twin equals the original.

#![allow(
    clippy::all,
    unused_variables,
    unused_mut,
    clippy::no_effect_underscore_binding,
    clippy::needless_pass_by_value
)]

use flatten::prelude::*;

#[flatten]
mod shaders {
    use super::*;

    const LIMIT: u32 = 200;

    #[flatten(exact)]
    pub(crate) fn asserted_equal(x: u32) -> u32 {
        let mask = !0;
        let lo = mask >> 16;
        assert_eq!(x & mask, x);
        ((lo as f32) * 0.5) as u32
    }

    #[flatten(exact)]
    pub(crate) fn asserted(x: u32) -> f32 {
        let n = !0;
        assert!(n == u32::MAX);
        n as f32
    }

    #[flatten(exact)]
    pub(crate) fn asserted_by_constant(x: u32) -> i32 {
        let n = !0;
        debug_assert_ne!(n, LIMIT);
        (n >> 1) as i32
    }

    #[flatten(exact)]
    pub(crate) fn asserted_by_reference(x: u32) -> i32 {
        let n = !0;
        let list = [x, 1, 2];
        assert!(list.iter().all(|v| *v != n || x == *v));
        (n >> 1) as i32
    }

    #[flatten(exact)]
    pub(crate) fn asserted_by_method(x: u32) -> i32 {
        let n = !0;
        assert!(x.max(1).min(n) > 0);
        (n >> 1) as i32
    }

    #[flatten(exact)]
    pub(crate) fn in_message(x: u32) -> i32 {
        let n = !0;
        assert!(x != 77_777_777, "{} {name}", x, name = n == x);
        (n >> 1) as i32
    }

    #[flatten(exact)]
    pub(crate) fn unreachable_message(x: u32) -> i32 {
        let n = !0;
        if x == 77_777_777 {
            unreachable!("{}", n == x)
        }
        (n >> 1) as i32
    }

    #[flatten(exact)]
    pub(crate) fn expected(x: u32) -> i32 {
        let n = !0;
        let opt = Some(x);
        let y = opt.expect(if n == 4u32 { "a" } else { "b" });
        (n >> 1) as i32
    }

    #[flatten(exact)]
    pub(crate) fn uncalled(x: u32) -> i32 {
        let n = !0;
        let g = |y: u32| y == n;
        (n >> 1) as i32
    }

    #[flatten(exact)]
    pub(crate) fn uncalled_result(x: u32) -> i32 {
        let n = !0;
        let g = || -> Option<u32> { Some(n) };
        (n >> 1) as i32
    }

    #[flatten(exact)]
    pub(crate) fn uncalled_return(x: u32) -> i32 {
        let n = !0;
        let g = |y: u32| {
            if y > 3 {
                return n;
            }
            for i in 0..4 {
                if i == y {
                    break;
                }
            }
            y
        };
        (n >> 1) as i32
    }

    #[flatten(exact)]
    pub(crate) fn called_by_none(x: u32) -> i32 {
        let n = !0;
        let inner = |y| y == n;
        let outer = |y: u32| inner(y);
        (n >> 1) as i32
    }

    fn never(f: impl Fn(u32) -> bool) -> i32 {
        1
    }

    #[flatten(exact)]
    pub(crate) fn given(x: u32) -> i32 {
        let n = !0;
        never(|y| y == n) + (n >> 1) as i32 / 2
    }

    #[flatten(exact)]
    pub(crate) fn sorted(x: u32) -> i32 {
        let mut a = [!0];
        a.sort_by(|p, q| x.cmp(p));
        let mut b = [!0];
        b.sort_unstable_by_key(|p| *p == x);
        ((a[0] >> 1) as i32 / 2) + ((b[0] >> 1) as i32 / 2)
    }

    #[flatten(exact)]
    pub(crate) fn sorted_as_said(x: u32) -> i32 {
        let mut a = [!0, 1, 2];
        a.sort_by(|p: &u32, q: &u32| p.cmp(q));
        let mut b = [!0, 1, 2];
        b.sort_unstable_by(|p: &u32, q: &u32| q.cmp(p));
        let mut c = [!0, 1, 2];
        c.sort_by_key(|p: &u32| *p);
        let mut d = [(!0, 1), (2, 3)];
        d.sort_by(|p: &(u32, u32), q: &(u32, u32)| p.1.cmp(&q.1).reverse());
        ((a[2] >> 1) as i32 / 8)
            + ((b[0] >> 1) as i32 / 8)
            + ((c[2] >> 1) as i32 / 8)
            + ((d[1].0 >> 1) as i32 / 8)
    }

    #[flatten(exact)]
    pub(crate) fn of_no_element(x: u32) -> i32 {
        let n = !0;
        let m = !0;
        let b: [bool; 0] = std::array::from_fn(|_| n == x);
        let none: [u32; 0] = [];
        let c = none.map(|y| y == m);
        ((n >> 1) as i32 / 2) + ((m >> 1) as i32 / 2)
    }

    #[flatten(exact)]
    pub(crate) fn of_one_element(x: u32) -> i32 {
        let n = !0;
        let m = !0;
        let k = !0;
        let a = [x];
        let least = a.iter().min_by(|p, q| (**p).cmp(&n));
        let last = a.iter().max_by_key(|p| m == **p);
        let sum = a.iter().copied().reduce(|p, q| p ^ k ^ q);
        ((n >> 1) as i32 / 4) + ((m >> 1) as i32 / 4) + ((k >> 1) as i32 / 4)
    }

    #[flatten(exact)]
    pub(crate) fn of_chunks(x: u32) -> i32 {
        let n = !0;
        let m = !0;
        let none: [u32; 0] = [];
        let first = none.first().map(|y| *y == n);
        for y in none.iter() {
            let b = *y == m;
        }
        ((n >> 1) as i32 / 2) + ((m >> 1) as i32 / 2)
    }

    fn is_wide(n: u32) -> bool {
        n > 3
    }

    #[flatten(exact)]
    pub(crate) fn asserted_by_call(x: u32) -> f32 {
        let n = !0;
        assert!(is_wide(n));
        let m = !0;
        let unused = |y: u32| is_wide(y) && is_wide(m);
        n as f32 + m as f32
    }

    #[flatten(exact)]
    pub(crate) fn hexadecimal(x: u32) -> f32 {
        let seed = 0x9E37_79B9;
        debug_assert!(seed != x || x > 0);
        (seed >> 8) as f32
    }

    #[flatten(exact)]
    pub(crate) fn float(x: u32) -> f32 {
        let a = 0.1;
        let y = x as f32;
        if y == 4.5 {
            panic!("{}", a + y);
        }
        a * 3.0
    }

    #[flatten(exact)]
    pub(crate) fn asserted_float(x: u32) -> f32 {
        let a = 0.1;
        assert!(x as f32 >= a - 1.0);
        let b = a * 3.0;
        if b > 0.3 { 1.0 } else { 0.0 }
    }

    fn is_small(n: i32) -> bool {
        n < 100
    }

    #[flatten(exact)]
    pub(crate) fn harmless(x: u32) -> i32 {
        let mut n = 0;
        for _ in 0..4 {
            n += 1;
        }
        assert!(n < 10);
        assert!(n != 12 && n * 2 < 50, "{n} {} {:?}", n, n + 1);
        let k = !0;
        if x == 77_777_777 {
            panic!("{k}")
        }
        if x == 77_777_778 {
            panic!("{}", k)
        }
        let steps: i32 = 3;
        assert!(is_small(steps) && [1, 2].len() > 1);
        let list = [1, 2, 3];
        let mut i = 0;
        assert!(i < list.len());
        i += 1;
        let unused = |y: f32| y * 2.0;
        let mut depth = 0;
        depth += 3;
        assert!(is_small(depth));
        n + k + list[i] + depth
    }
}

/// Each function beside its twin.
macro_rules! equal {
    ($($name:ident $twin:ident;)*) => {
        $(for x in [0, 1, 5, 200, u32::MAX] {
            let (found, expected) = (shaders::$twin(x), shaders::$name(x));
            assert_eq!(found, expected, "{} of {x}", stringify!($name));
        })*
    };
}

#[test]
fn what_is_left_out_decides_types() {
    equal! {
        asserted_equal asserted_equal_flat;
        asserted asserted_flat;
        asserted_by_constant asserted_by_constant_flat;
        asserted_by_reference asserted_by_reference_flat;
        asserted_by_method asserted_by_method_flat;
        in_message in_message_flat;
        unreachable_message unreachable_message_flat;
        expected expected_flat;
        uncalled uncalled_flat;
        uncalled_result uncalled_result_flat;
        uncalled_return uncalled_return_flat;
        called_by_none called_by_none_flat;
        given given_flat;
        sorted sorted_flat;
        sorted_as_said sorted_as_said_flat;
        of_no_element of_no_element_flat;
        of_one_element of_one_element_flat;
        of_chunks of_chunks_flat;
        asserted_by_call asserted_by_call_flat;
        hexadecimal hexadecimal_flat;
        float float_flat;
        asserted_float asserted_float_flat;
        harmless harmless_flat;
    }
}
