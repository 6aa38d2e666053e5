//! Constants and inputs.

use crate::make::Style;
use crate::random::Random;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;

/// Floats at which something happens.
const FLOATS: [f32; 22] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -2.0,
    3.0,
    0.1,
    f32::NAN,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::MIN_POSITIVE,
    1.0e-45,
    -1.0e-40,
    f32::MAX,
    f32::MIN,
    1.0e-30,
    16777216.0,
    2147483648.0,
    4294967040.0,
    -0.499_999_97,
    1.5,
];

const INTS: [u32; 16] = [
    0,
    1,
    2,
    3,
    7,
    8,
    31,
    32,
    255,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    u32::MAX,
    u32::MAX - 1,
    0xaaaa_aaaa,
    1 << 23,
];

/// The bits of a constant or an input, where both are one of few.
fn one_of_few(random: &mut Random, style: Style, scalar: Scalar) -> Option<u32> {
    Some(match (scalar, style) {
        (Scalar::Bool, _) => random.below(2) as u32,
        (Scalar::F32, Style::Dyadic) => half(random).to_bits(),
        (Scalar::F32, Style::Choices) if random.chance(25) => random.pick(&FLOATS).to_bits(),
        (Scalar::F32, Style::Choices) => small(random).to_bits(),
        (_, Style::Choices) => (random.below(7) as u32).wrapping_sub(3),
        _ => return None,
    })
}

/// The bits of a constant as somebody may write it.
pub(crate) fn constant_bits(random: &mut Random, style: Style, scalar: Scalar) -> u32 {
    if let Some(bits) = one_of_few(random, style, scalar) {
        return bits;
    }
    match (scalar, style) {
        (Scalar::F32, Style::Smooth) => {
            random.pick(&[1.0, -1.0, 2.0, 0.5, 3.0, -0.75, 0.1, 4.0f32]).to_bits()
        }
        (Scalar::F32, Style::Rules) if random.chance(97) => {
            random.pick(&[0.0, -0.0, 1.0, -1.0, 2.0, 0.5, 3.0, -4.0, 0.1, -1.5, 7.0f32]).to_bits()
        }
        (Scalar::I32 | Scalar::U32, Style::Rules) if random.chance(97) => {
            random.pick(&[0, 1, 2, 3, 4, 7, 8, 31, 32, 63, 100, u32::MAX, !1, 1 << 31, !0 >> 1])
        }
        (Scalar::F32, _) if random.chance(85) => {
            random.pick(&[0.0, -0.0, 1.0, -1.0, 2.0, 0.5, 3.0, -4.0, 0.1, -1.5f32]).to_bits()
        }
        (Scalar::F32, _) => random.pick(&FLOATS).to_bits(),
        (_, _) if random.chance(80) => random.pick(&[0, 1, 2, 3, 4, 5, 8, 16, 31, u32::MAX, 7]),
        _ => random.pick(&INTS),
    }
}

/// `k / 2` for a small `k`.
fn half(random: &mut Random) -> f32 {
    (random.below(17) as f32 - 8.0) * 0.5
}

/// One of few numbers, so that they meet.
fn small(random: &mut Random) -> f32 {
    random.pick(&[0.0, 1.0, 2.0, -1.0, 0.5, -0.5, 3.0])
}

/// The bits of an input.
fn input_bits(random: &mut Random, style: Style, scalar: Scalar) -> u32 {
    if let Some(bits) = one_of_few(random, style, scalar) {
        return bits;
    }
    match (scalar, style) {
        (Scalar::F32, Style::Smooth) => {
            let size = 2f32.powf(random.below(1000) as f32 * 0.008 - 4.0);
            (if random.chance(30) { -size } else { size }).to_bits()
        }
        (Scalar::F32, _) => match random.below(4) {
            0 => random.pick(&FLOATS).to_bits(),
            1 => half(random).to_bits(),
            2 => random.next() as u32,
            _ => (random.below(2000) as f32 * 0.01 - 10.0).to_bits(),
        },
        _ => match random.below(3) {
            0 => random.pick(&INTS),
            1 => (random.below(21) as u32).wrapping_sub(10),
            _ => random.next() as u32,
        },
    }
}

/// A value for each parameter.
pub(crate) fn inputs(random: &mut Random, style: Style, types: &[Ty]) -> Vec<Value> {
    let value = |ty: &Ty| {
        let mut lanes = [0; 4];
        let first = input_bits(random, style, ty.scalar);
        let same = random.chance(20);
        for lane in &mut lanes {
            *lane = if same { first } else { input_bits(random, style, ty.scalar) };
        }
        Value::from_lanes(*ty, |i| lanes[i])
    };
    types.iter().map(value).collect()
}
