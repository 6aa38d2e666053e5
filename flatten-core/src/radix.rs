//! Sorts keys that are numbers. Where nothing is optimised, as in a proc macro, std's sort takes three times as many
//! instructions: each step of it is a call of several functions.

/// So many bits are looked at in one pass.
const DIGIT: u32 = 10;

/// Fewer keys than this are sorted by std.
const FEW: usize = 64;

/// Sorts them. Keys below 2^30 take three passes.
pub(crate) fn sort(keys: &mut Vec<u64>) {
    if keys.len() < FEW {
        return keys.sort_unstable();
    }
    let mut most = 0;
    for key in keys.as_slice() {
        most |= *key;
    }
    let mut from = std::mem::take(keys).into_boxed_slice();
    let mut to = vec![0; from.len()].into_boxed_slice();
    let mut shift = 0;
    while shift < u64::BITS && most >> shift != 0 {
        let mut ends = [0usize; 1 << DIGIT];
        let digit = |key: u64| (key >> shift) as usize & ((1 << DIGIT) - 1);
        let mut i = 0;
        while i < from.len() {
            ends[digit(from[i])] += 1;
            i += 1;
        }
        let mut at = 1;
        while at < ends.len() {
            ends[at] += ends[at - 1];
            at += 1;
        }
        while i > 0 {
            i -= 1;
            let end = &mut ends[digit(from[i])];
            *end -= 1;
            to[*end] = from[i];
        }
        std::mem::swap(&mut from, &mut to);
        shift += DIGIT;
    }
    *keys = from.into_vec();
}

#[cfg(test)]
mod tests {
    use super::sort;

    #[test]
    fn keys_are_in_order() {
        let mut random = 1u64;
        for (count, bits) in
            [(0, 64), (1, 64), (63, 20), (64, 1), (100, 7), (1000, 10), (1000, 11), (3000, 33), (500, 64)]
        {
            let mut keys: Vec<u64> = (0..count)
                .map(|_| {
                    random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                    random.rotate_right(17) >> (64 - bits)
                })
                .collect();
            let mut expected = keys.clone();
            expected.sort_unstable();
            sort(&mut keys);
            assert_eq!(keys, expected, "{count} keys of {bits} bits");
        }
    }
}
