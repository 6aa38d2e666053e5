//! What `libm` gives is within 2 ulps of what `std` does, and the twins are their originals.

use bare::{ALL, glow, glow_flat};
use flatten::prelude::*;

/// std's function for each of the crate's, in its order.
const STD: &[fn(f32, f32) -> f32] = &[
    |x, _| x.floor(),
    |x, _| x.ceil(),
    |x, _| x.trunc(),
    |x, _| x.round_ties_even(),
    |x, y| x.mul_add(y, 0.3),
    |x, _| x.sqrt(),
    |x, _| x.exp(),
    |x, _| x.exp2(),
    |x, _| x.ln(),
    |x, _| x.log2(),
    f32::powf,
    |x, _| x.sin(),
    |x, _| x.cos(),
    |x, _| x.tan(),
    |x, _| x.asin(),
    |x, _| x.acos(),
    |x, _| x.atan(),
    f32::atan2,
    |x, _| x.sinh(),
    |x, _| x.cosh(),
    |x, _| x.tanh(),
];

/// The whole range, dense where shaders work.
fn grid() -> Vec<f32> {
    let special = [0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, f32::MAX, f32::MIN_POSITIVE, 1e-40];
    let dense = (-400..=400).map(|i| i as f32 * 0.0371);
    let sparse = (0..400).map(|i| f32::from_bits(i * 0x0051_3597 & 0x7f7f_ffff));
    special.into_iter().chain(dense).chain(sparse).collect()
}

/// How many floats lie between the two.
fn ulps(x: f32, y: f32) -> u32 {
    let place = |x: f32| {
        let bits = x.to_bits() as i32;
        if bits < 0 { i32::MIN.wrapping_sub(bits) } else { bits }
    };
    match x.is_nan() && y.is_nan() {
        true => 0,
        false => place(x).abs_diff(place(y)),
    }
}

#[test]
fn libm_is_within_two_ulps_of_std() {
    let grid = grid();
    assert_eq!(ALL.len(), STD.len());
    for ((name, original, twin), std) in ALL.iter().zip(STD) {
        let mut worst = 0;
        for &x in &grid {
            for &y in grid.iter().step_by(29) {
                let (own, flat, want) = (original(x, y), twin(x, y), std(x, y));
                assert!(ulps(own, flat) == 0, "{name}({x:?}, {y:?}): {own:?}, the twin {flat:?}");
                assert!(ulps(own, want) <= 2, "{name}({x:?}, {y:?}): libm {own:?}, std {want:?}");
                worst = worst.max(ulps(own, want));
            }
        }
        println!("{name}: {worst} ulps");
    }
}

#[test]
fn vectors_agree() {
    for i in 0..50 {
        let (p, time) = (vec3(i as f32 * 0.1, -1.0, 0.3), i as f32 * 0.7);
        assert_eq!(glow(p, time), glow_flat(p, time));
    }
    assert!((glow_flat(Vec3::ZERO, 0.0) - glow(Vec3::ZERO, 0.0)).length() == 0.0);
}
