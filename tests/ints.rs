//! `usize` at a function's boundary, and the other integers inside: the twin equals the original.

use flatten::prelude::*;

#[flatten]
mod shaders {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct Sizes {
        pub(crate) count: usize,
        pub(crate) scale: f32,
    }

    pub(crate) const LAST: usize = 7;
    const STEPS: u8 = 3;
    const FAR: i64 = -4;

    #[flatten(exact)]
    pub(crate) fn pick(n: usize, sizes: Sizes, pair: (usize, i32)) -> (usize, Sizes) {
        let mut index = n.min(LAST) + pair.0 * 2;
        if index > sizes.count {
            index -= sizes.count;
        }
        let scale = sizes.scale * index as f32 + (pair.1 as usize % 5) as f32;
        (index, Sizes { count: usize::max(index, 3), scale })
    }

    #[flatten(exact)]
    pub(crate) fn steps(x: f32) -> f32 {
        let mut sum = x;
        for i in 0..=STEPS {
            sum += i as f32 * 0.5;
        }
        for k in FAR..2 {
            sum += k as f32;
        }
        for n in 1..LAST {
            sum += (n as u32 % 3) as f32;
        }
        sum
    }
}

use shaders::Sizes;

#[test]
fn sizes_cross_the_boundary() {
    for (n, count, pair) in [(0, 0, (0, 0)), (9, 5, (3, 7)), (4_000_000_000, 1, (2, 2_000_000_001))] {
        let sizes = Sizes { count, scale: 0.25 };
        let twin = shaders::pick_flat(n, sizes, pair);
        assert_eq!(shaders::pick(n, sizes, pair), twin, "{n} {count} {pair:?}");
    }
    let sizes = Sizes { count: 5, scale: 0.5 };
    let (index, made) = shaders::pick_flat(9, sizes, (3, 7));
    assert_eq!((index, made.count, made.scale), (8, 8, 6.0));
}

#[test]
fn other_integers_count_loops() {
    for x in [0.0, -1.5, 1e9] {
        assert_eq!(shaders::steps(x).to_bits(), shaders::steps_flat(x).to_bits());
    }
    assert_eq!(shaders::steps_flat(0.0), 3.0 - 9.0 + 6.0);
}

// Constants on their own, outside of a module that is flattened.
#[flatten]
const NARROW: u8 = 3;
#[flatten]
const FAR: i64 = if NARROW > 2 { -4 } else { -1 };

#[flatten(exact)]
fn lonely(x: f32) -> f32 {
    let mut sum = x;
    for i in FAR..0 {
        sum += (i as i32 * NARROW as i32) as f32;
    }
    sum
}

#[test]
fn constants_of_other_integers_are_items() {
    assert_eq!((lonely(0.5), lonely_flat(0.5)), (-29.5, -29.5));
}

/// A lane with the bits of a float that is one is no one.
#[flatten(exact)]
fn bits_of_one(y: i32, a: i32, b: i32) -> IVec2 {
    ivec2(y * b, IVec2::new(1_065_353_216, y).dot(ivec2(a, b)))
}

#[test]
fn integers_with_the_bits_of_floats() {
    assert_eq!(bits_of_one_flat(3, 1, 5), ivec2(15, 1_065_353_231));
    assert_eq!(bits_of_one(3, 1, 5), bits_of_one_flat(3, 1, 5));
}

#[flatten(exact)]
mod strides {
    /// Neighbours at distances that double, as in a fast Fourier transform.
    fn butterflies<const N: usize>(mut list: [i32; N]) -> [i32; N] {
        let mut len = 2;
        while len <= N {
            for first in (0..N).step_by(len) {
                for k in first..first + len / 2 {
                    let (a, b) = (list[k], list[k + len / 2]);
                    list[k] = a.wrapping_add(b);
                    list[k + len / 2] = a.wrapping_sub(b);
                }
            }
            len <<= 1;
        }
        list
    }

    #[flatten]
    pub(crate) fn transformed(list: [i32; 8], level: usize) -> (i32, usize) {
        let all = butterflies(list);
        let stride = 1_usize << (level & 1);
        (all[stride << 1] ^ all[7 & (level << 2)], stride << (level % 9))
    }
}

#[test]
fn strides_are_shifted() {
    let list = [3, -7, 12, i32::MAX, 0, -1, 65_536, 9];
    for level in 0..20 {
        assert_eq!(strides::transformed_flat(list, level), strides::transformed(list, level), "{level}");
    }
    assert_eq!(strides::transformed(list, 3), (strides::transformed(list, 3).0, 16));
}

#[flatten(exact)]
mod later {
    /// Of `u32` each, which is seen where the highest bit is set.
    #[flatten]
    #[allow(clippy::needless_range_loop, clippy::clone_on_copy)]
    pub(crate) fn decided(list: [u32; 4], n: usize) -> [u32; 6] {
        let mut best = 0;
        let mut at = 0;
        for i in 0..4 {
            best = best.max(list[i]);
            at = at.max(i.min(n));
        }
        let mut least = 0xffff_fff0;
        least = least.min(list[1]);
        let held = 7.clamp(list[2] >> 4, 0xf000_0000);
        let open = 0xf000_0000;
        let order = open.cmp(&list[0]);
        let more = 1.max(open);
        let copy = more.clone();
        [best / 3, least >> 1, held / 2, order as i32 as u32, copy / 5, list[at]]
    }

    /// Of `i32`, since nothing says another.
    #[flatten]
    pub(crate) fn open(x: i32) -> [i32; 3] {
        let low = -8;
        let bits = !0;
        let most = bits.max(-5) >> 1;
        let order = bits.cmp(&1);
        [low.clamp(-3, 3) / 2 + x, most, order as i32]
    }

    fn reach(x: f32) -> f32 {
        let edge = 0.1;
        match edge.partial_cmp(&x) {
            Some(std::cmp::Ordering::Less) => 1.0,
            Some(_) => 2.0,
            None => 3.0,
        }
    }

    #[flatten]
    pub(crate) fn floats(x: f32) -> f32 {
        reach(x)
    }
}

#[test]
fn types_that_are_found_later_are_rustcs() {
    for list in [[0, 1, 2, 3], [u32::MAX, 0x8000_0000, 0xff, 9], [5, u32::MAX - 2, u32::MAX, 0]] {
        for n in [0, 2, 3, 9] {
            assert_eq!(later::decided_flat(list, n), later::decided(list, n), "{list:?} {n}");
        }
    }
    for x in [-4, 0, 9] {
        assert_eq!(later::open_flat(x), later::open(x));
        assert_eq!(later::open(x), [x - 1, -1, -1]);
    }
    for x in [-1.0, 0.1, 0.2, f32::NAN] {
        assert_eq!(later::floats_flat(x), later::floats(x), "{x}");
    }
}

#[flatten(exact)]
mod may_fail {
    #[flatten]
    pub(crate) fn converted(x: i32, u: u32, n: usize) -> (u32, Option<i32>, usize) {
        let a = u32::try_from(x).unwrap_or(77);
        let b = i32::try_from(u).ok();
        let c = usize::try_from(x).unwrap_or_default().min(9) + usize::try_from(u & 7).unwrap();
        let d = i32::try_from(n).unwrap_or(-1);
        (a.wrapping_add(u32::try_from(n).expect("it fits")), b.map(|b| b ^ d), c)
    }

    #[flatten]
    pub(crate) fn by_number(list: [i32; 4], at: usize) -> (i32, Option<i32>) {
        let item = list.iter().filter(|x| **x > 0).nth(at).copied();
        (item.unwrap_or(-9), list.iter().map(|x| x / 2).next())
    }
}

#[test]
fn what_does_not_fit_is_none() {
    for x in [0, -1, 5, i32::MIN, i32::MAX] {
        for u in [0, 7, 0x7fff_ffff, 0x8000_0000, u32::MAX] {
            let n = u as usize;
            assert_eq!(may_fail::converted_flat(x, u, n), may_fail::converted(x, u, n), "{x} {u}");
        }
    }
    for at in 0..6 {
        let list = [3, -4, 8, 1];
        assert_eq!(may_fail::by_number_flat(list, at), may_fail::by_number(list, at), "{at}");
    }
}

#[flatten(exact)]
mod narrow {
    pub(crate) const BYTE: u8 = 200;
    pub(crate) const NARROW: u16 = 0x8003;
    pub(crate) const SIGNED: i16 = -0x7ffd;

    /// What the messages of `<<` and `!` of narrow integers say instead.
    #[flatten]
    pub(crate) fn cast_first(k: u32) -> [u32; 4] {
        let turned = !(BYTE as u32) & 0xff;
        let kept = ((NARROW as u32) << k) & 0xffff;
        [turned, kept, ((SIGNED as i32) << (k + 16) >> 16) as u32, !(SIGNED as i32) as u32]
    }
}

#[test]
fn narrow_integers_are_cast_first() {
    use narrow::{BYTE, NARROW, SIGNED};
    for k in [0, 1, 7, 15] {
        let shifted = i32::from(SIGNED << k) as u32;
        let expected = [u32::from(!BYTE), u32::from(NARROW << k), shifted, i32::from(!SIGNED) as u32];
        assert_eq!((narrow::cast_first(k), narrow::cast_first_flat(k)), (expected, expected));
    }
}
