//! `while` and `loop`: counted, bounded, run once, with values; ranges that change; blocks with labels.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    const BITS: u32 = 8;

    /// Bits that are set, one by one.
    #[flatten(exact)]
    pub fn count_bits(n: u32) -> u32 {
        let (mut mask, mut count) = (1_u32, 0);
        while mask < 1 << BITS {
            if n & mask != 0 {
                count += 1;
            }
            mask <<= 1;
        }
        count
    }

    /// The largest number whose square is not larger, from the highest bit down.
    #[flatten(exact)]
    pub fn root_by_bits(n: u32) -> u32 {
        let (n, mut root, mut bit) = (n & 0xffff, 0_u32, 128_u32);
        while bit > 0 {
            let next = root + bit;
            if next * next <= n {
                root = next;
            }
            bit /= 2;
        }
        root
    }

    /// Euclid; two Fibonacci numbers below 1024 need the most steps.
    #[flatten(exact)]
    pub fn divisor(a: u32, b: u32) -> u32 {
        let (mut a, mut b) = (a & 1023, b & 1023);
        #[unroll(max = 16)]
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a
    }

    /// A march that stops in four ways.
    #[flatten(exact)]
    pub fn march(from: Vec3, dir: Vec3, steps: i32) -> f32 {
        let mut t = 0.0;
        let hit = 'march: {
            #[unroll(max = 8)]
            for _ in 0..steps.clamp(0, 8) {
                let d = (from + dir * t).length() - 1.0;
                if d < 0.01 {
                    break 'march true;
                }
                if t > 20.0 {
                    return -2.0;
                }
                t += d;
            }
            false
        };
        if hit { t } else { -1.0 }
    }

    /// The first power of three that a number divides, or the last one.
    #[flatten(exact)]
    pub fn power_of_three(n: i32) -> i32 {
        let mut power = 1;
        loop {
            power *= 3;
            if n % power != 0 {
                break power / 3;
            }
            if power > 200 {
                break -power;
            }
        }
    }

    /// Each pair once.
    #[flatten(exact)]
    pub fn pairs(a: Vec4) -> f32 {
        let a = a.to_array();
        let mut sum = 0.0;
        for i in 0..4 {
            for j in i + 1..4 {
                sum += (a[i] - a[j]).abs();
            }
        }
        sum
    }

    /// Rows of Pascal's triangle, in place.
    #[flatten(exact)]
    pub fn pascal(n: u32, k: u32) -> u32 {
        let mut row = [1_u32, 0, 0, 0, 0, 0];
        let mut last = [0_u32; 6];
        let mut i = 0;
        while i < 6 {
            if i == n as usize % 6 {
                last = row;
            }
            let mut j = i;
            while j > 0 {
                row[j] += row[j - 1];
                j -= 1;
            }
            if i < 5 {
                row[i + 1] = 1;
            }
            i += 1;
        }
        last[k as usize % 6]
    }

    /// Sorted by insertion: the inner loop ends where the element has found its place.
    #[flatten(exact)]
    pub fn middle(a: f32, b: f32, c: f32, d: f32, e: f32) -> f32 {
        let mut all = [a, b, c, d, e];
        let mut i = 1;
        while i < 5 {
            let mut j = i;
            while j > 0 {
                if all[j - 1] <= all[j] {
                    break;
                }
                (all[j - 1], all[j]) = (all[j], all[j - 1]);
                j -= 1;
            }
            i += 1;
        }
        all[2]
    }

    /// A body that runs once, with ways out of its middle.
    #[flatten(exact)]
    pub fn once(x: f32, y: f32) -> f32 {
        let mut z = x;
        loop {
            if x > y {
                break;
            }
            z += y;
            if z > 1.0 {
                break;
            }
            z *= 2.0;
            break;
        }
        z + 2.0
    }

    /// A loop and what comes after it.
    #[flatten(exact)]
    pub fn once_and_more(x: i32) -> i32 {
        let mut y;
        loop {
            y = x & 0xff;
            break;
        }
        y += 2;
        y += 3;
        y
    }

    /// Left at once, or never.
    #[flatten(exact)]
    pub fn at_once(x: f32) -> f32 {
        let (mut y, positive) = (x, x > 0.0 || x <= 0.0 || x != x);
        loop {
            if positive {
                y += 1.0;
                break;
            } else {
                continue;
            }
        }
        y
    }

    /// Two that meet.
    #[flatten(exact)]
    pub fn reversed(a: Vec4) -> Vec4 {
        let mut all = a.to_array();
        let (mut low, mut high) = (0, 3);
        while low < high {
            (all[low], all[high]) = (all[high], all[low]);
            low += 1;
            high -= 1;
        }
        Vec4::from_array(all)
    }

    /// A number in base four, read until it is over.
    #[flatten(exact)]
    pub fn digits(n: u32) -> u32 {
        let (mut n, mut sum, mut place) = (n & 0xfff, 0, 0);
        'digits: while place < 6 {
            place += 1;
            let digit = n % 4;
            n /= 4;
            'odd: {
                if digit == 0 {
                    continue 'digits;
                }
                if digit == 2 {
                    break 'odd;
                }
                sum += digit;
            }
            if n == 0 {
                break;
            }
            sum *= 3;
        }
        sum + place
    }

    /// The first of the boxes that a point is in, by nested values.
    #[flatten(exact)]
    pub fn first_box(p: Vec2) -> i32 {
        'found: {
            let mut y = 0;
            while y < 3 {
                let mut x = 0;
                let row = loop {
                    if x == 3 {
                        break -1;
                    }
                    if p.x < x as f32 && p.y < y as f32 {
                        break x;
                    }
                    x += 1;
                };
                if row >= 0 {
                    break 'found 3 * y + row;
                }
                y += 1;
            }
            -1
        }
    }

    /// A count in floats.
    #[flatten(exact)]
    pub fn average(k: f32) -> f32 {
        let (mut t, mut sum) = (0.0, 0.0);
        while t <= 1.0 {
            sum += (k * t).sin();
            t += 0.125;
        }
        sum / 9.0
    }
}
