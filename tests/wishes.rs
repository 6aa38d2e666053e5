//! Attributes of loops reach the compiler and not rustc, in every form of item.

use flatten::prelude::*;

#[flatten(source)]
fn sum_below(n: i32) -> i32 {
    let mut sum = 0;
    #[unroll(max = 4)]
    for i in 0..n {
        sum += i;
    }
    sum
}

#[flatten(exact)]
fn item(n: i32) -> i32 {
    let twice = {
        #[unroll]
        #[allow(unused_labels)]
        'twice: for _ in 0..2 {}
        2 * sum_below(n)
    };
    if n > 2 {
        #[allow(clippy::never_loop)]
        #[unroll]
        loop {
            break;
        }
    }
    twice
}

#[flatten(methods)]
#[derive(Clone, Copy)]
struct Ray {
    dir: f32,
}

#[flatten]
impl Ray {
    #[flatten(exact)]
    fn at(self, mut n: u32) -> f32 {
        let mut at = 1.0;
        #[unroll(max = 3)]
        while n > 0 {
            at *= self.dir;
            n -= 1;
        }
        at
    }
}

#[flatten]
mod shaders {
    #[flatten(exact, strict_loops)]
    pub(super) fn counted(n: u32) -> u32 {
        let mut sum = n;
        for i in 0..3 {
            for j in i..3 {
                sum = sum * 2 + j;
            }
        }
        sum
    }

    #[flatten(exact)]
    pub(super) fn module(n: u32) -> u32 {
        #[unroll(max = 4)]
        for i in 0..n {
            if i == 2 {
                return 100;
            }
        }
        n
    }
}

flatten::items! {
    fn half(mut n: u32) -> u32 {
        let mut steps = 0;
        #[unroll(max = 9)]
        loop {
            if n == 0 {
                break steps;
            }
            n /= 2;
            steps += 1;
        }
    }

    #[flatten(exact)]
    fn items(n: u32) -> u32 {
        half(n & 255)
    }
}

#[test]
fn they_mean_the_same_everywhere() {
    for n in 0..=4 {
        assert_eq!(item_flat(n), item(n));
        assert_eq!(shaders::module_flat(n as u32), shaders::module(n as u32));
        assert_eq!(shaders::counted_flat(n as u32), shaders::counted(n as u32));
    }
    for n in 0..=3 {
        let ray = Ray { dir: 1.5 };
        assert_eq!(ray.at_flat(n), ray.at(n));
    }
    for n in 0..1000 {
        assert_eq!(items_flat(n), items(n));
    }
}

/// Beyond the number of steps that the user has given nothing is promised, but nothing panics.
#[test]
fn more_steps_are_outside_the_contract() {
    assert_eq!(item_flat(5), item(4));
    assert_eq!(Ray { dir: 2.0 }.at_flat(1000), 8.0);
}
