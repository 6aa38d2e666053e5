//! Leaves: what the twin calls, how often, and with what.

#![allow(clippy::unwrap_used, reason = "tests")]

use flatten::prelude::*;
use std::cell::Cell;

thread_local! {
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

/// How often leaves are called by `f`, and what it gives.
fn counted<T>(f: impl FnOnce() -> T) -> (T, u32) {
    CALLS.set(0);
    let value = f();
    (value, CALLS.get())
}

/// Any Rust: state, a `Vec`, a loop without a bound.
#[flatten(leaf)]
fn perlin(p: f32) -> f32 {
    CALLS.set(CALLS.get() + 1);
    let octaves: Vec<f32> = vec![p, 0.5 * p];
    let mut sum = 0.0;
    let mut rest = &octaves[..];
    loop {
        let [first, others @ ..] = rest else { return sum };
        sum += first + 1.0;
        rest = others;
    }
}

#[flatten]
fn shared(x: f32) -> f32 {
    let n = perlin(x * 2.0);
    n * n + perlin(x * 2.0)
}

#[test]
fn equal_calls_are_one() {
    assert_eq!(counted(|| shared(1.0)), (30.0, 2));
    assert_eq!(counted(|| shared_flat(1.0)), (30.0, 1));
}

#[flatten]
fn untaken(x: f32) -> f32 {
    if x > 0.0 { perlin(x) } else { x }
}

#[test]
fn an_untaken_arm_runs() {
    assert_eq!(counted(|| untaken(-1.0)), (-1.0, 0));
    assert_eq!(counted(|| untaken_flat(-1.0)), (-1.0, 1));
    assert_eq!(counted(|| untaken_flat(2.0)), (5.0, 1));
}

#[flatten]
fn of_constants() -> f32 {
    perlin(1.0) + perlin(2.0)
}

#[flatten]
fn dead(x: f32) -> f32 {
    let unused = perlin(x);
    let _ = unused;
    x
}

#[test]
fn a_leaf_of_constants_is_called_and_a_dead_one_is_not() {
    assert_eq!(counted(of_constants_flat), (8.5, 2));
    assert_eq!(counted(|| dead_flat(3.0)), (3.0, 0));
}

#[flatten(leaf)]
fn weigh(a: f32, b: f32, n: u32) -> f32 {
    a * 100.0 + b * 10.0 + n as f32
}

#[flatten]
fn ordered(x: f32) -> f32 {
    let mut k = 1.0;
    weigh(
        {
            k += 1.0;
            k
        },
        {
            k *= 3.0;
            k + x
        },
        if x > 0.0 { 4 } else { 5 },
    )
}

#[test]
fn arguments_arrive_in_order() {
    assert_eq!((ordered(1.0), ordered(-1.0)), (274.0, 255.0));
    assert_eq!((ordered_flat(1.0), ordered_flat(-1.0)), (274.0, 255.0));
}
