//! Bits and whole numbers: counting, codes, fixed point, division.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    #[flatten(exact)]
    pub fn count_ones(mut x: u32) -> u32 {
        x -= (x >> 1) & 0x5555_5555;
        x = (x & 0x3333_3333) + ((x >> 2) & 0x3333_3333);
        x = (x + (x >> 4)) & 0x0f0f_0f0f;
        x.wrapping_mul(0x0101_0101) >> 24
    }

    #[flatten(exact)]
    pub fn reverse(mut x: u32) -> u32 {
        x = x << 16 | x >> 16;
        x = (x & 0x00ff_00ff) << 8 | (x & 0xff00_ff00) >> 8;
        x = (x & 0x0f0f_0f0f) << 4 | (x & 0xf0f0_f0f0) >> 4;
        x = (x & 0x3333_3333) << 2 | (x & 0xcccc_cccc) >> 2;
        (x & 0x5555_5555) << 1 | (x & 0xaaaa_aaaa) >> 1
    }

    #[flatten(exact)]
    pub fn highest_bit(x: u32) -> i32 {
        let mut found = -1;
        for i in 0..32 {
            if x >> i & 1 == 1 {
                found = i;
            }
        }
        found
    }

    #[flatten(exact)]
    pub fn lowest_bit(x: u32) -> i32 {
        for i in 0..32 {
            if x & (1 << i) != 0 {
                return i;
            }
        }
        32
    }

    fn spread(mut x: u32) -> u32 {
        x &= 0xffff;
        x = (x | x << 8) & 0x00ff_00ff;
        x = (x | x << 4) & 0x0f0f_0f0f;
        x = (x | x << 2) & 0x3333_3333;
        (x | x << 1) & 0x5555_5555
    }

    #[flatten(exact)]
    pub fn morton(p: UVec2) -> u32 {
        spread(p.x) | spread(p.y) << 1
    }

    #[flatten(exact)]
    pub fn gray(x: u32) -> u32 {
        x ^ x >> 1
    }

    #[flatten(exact)]
    pub fn ungray(mut x: u32) -> u32 {
        for i in 0..5 {
            x ^= x >> (1u32 << i);
        }
        x
    }

    #[flatten(exact)]
    pub fn hilbert(p: UVec2) -> u32 {
        let mut x = p.x & 15;
        let mut y = p.y & 15;
        let mut d = 0;
        for level in 0..4 {
            let s = 8u32 >> level;
            let rx = (x & s > 0) as u32;
            let ry = (y & s > 0) as u32;
            d += s * s * ((3 * rx) ^ ry);
            if ry == 0 {
                if rx == 1 {
                    x = 15 - x;
                    y = 15 - y;
                }
                let t = x;
                x = y;
                y = t;
            }
        }
        d
    }

    #[flatten(exact)]
    pub fn parity(x: u32) -> bool {
        let mut odd = false;
        for i in 0..32 {
            odd ^= x >> i & 1 == 1;
        }
        odd
    }

    #[flatten(exact)]
    pub fn rotate(x: u32, by: u32) -> u32 {
        x.rotate_left(by & 31) ^ x.rotate_right(7)
    }

    #[flatten(exact)]
    pub fn fixed_mul(a: i32, b: i32) -> i32 {
        let (ah, al) = (a >> 16, a & 0xffff);
        let (bh, bl) = (b >> 16, b & 0xffff);
        let middle = ah.wrapping_mul(bl).wrapping_add(al.wrapping_mul(bh));
        let low = (al as u32).wrapping_mul(bl as u32) >> 16;
        (ah.wrapping_mul(bh) << 16).wrapping_add(middle).wrapping_add(low as i32)
    }

    #[flatten(exact)]
    pub fn floor_div(a: i32, b: i32) -> i32 {
        if b == 0 || b == -1 {
            return if b == 0 { 0 } else { a.wrapping_neg() };
        }
        let q = a / b;
        if a % b != 0 && (a < 0) != (b < 0) { q - 1 } else { q }
    }

    #[flatten(exact)]
    pub fn gcd(a: u32, b: u32) -> u32 {
        let (mut a, mut b) = (a & 0xff, b & 0xff);
        for _ in 0..14 {
            if b == 0 {
                break;
            }
            let r = a % b;
            a = b;
            b = r;
        }
        a
    }

    #[flatten(exact)]
    pub fn isqrt(x: u32) -> u32 {
        let mut root = 0u32;
        for i in 0..16 {
            let bit = 0x8000 >> i;
            let next = root | bit;
            if next * next <= x {
                root = next;
            }
        }
        root
    }

    #[flatten(exact)]
    pub fn pow_mod(base: u32, exponent: u32, modulus: u32) -> u32 {
        let modulus = (modulus & 0xfff) | 1;
        let mut result = 1 % modulus;
        let mut base = base % modulus;
        let mut exponent = exponent & 0xff;
        for _ in 0..8 {
            if exponent & 1 == 1 {
                result = result * base % modulus;
            }
            base = base * base % modulus;
            exponent >>= 1;
        }
        result
    }

    #[flatten(exact)]
    pub fn crc(data: u32) -> u32 {
        let mut crc = !data;
        for _ in 0..32 {
            let mask = 0u32.wrapping_sub(crc & 1);
            crc = crc >> 1 ^ (0xedb8_8320 & mask);
        }
        !crc
    }

    #[flatten(exact)]
    pub fn fast_inverse_sqrt(x: f32) -> f32 {
        let i = 0x5f37_59df_u32.wrapping_sub(x.to_bits() >> 1);
        let y = f32::from_bits(i);
        y * (1.5 - 0.5 * x * y * y)
    }

    #[flatten(exact)]
    pub fn next_float(x: f32) -> f32 {
        if x.is_nan() || x == f32::INFINITY {
            return x;
        }
        let bits = x.to_bits();
        let next = if x == 0.0 {
            1
        } else if bits >> 31 == 0 {
            bits + 1
        } else {
            bits - 1
        };
        f32::from_bits(next)
    }

    #[flatten(exact)]
    pub fn half_to_float(h: u32) -> f32 {
        let sign = (h & 0x8000) << 16;
        let exponent = h >> 10 & 0x1f;
        let mantissa = h & 0x3ff;
        if exponent == 0 {
            let value = mantissa as f32 * 5.960_464_5e-8;
            return if sign != 0 { -value } else { value };
        }
        if exponent == 31 {
            return f32::from_bits(sign | 0x7f80_0000 | mantissa << 13);
        }
        f32::from_bits(sign | (exponent + 112) << 23 | mantissa << 13)
    }

    #[flatten(exact)]
    pub fn clamp_wrap(i: i32, size: i32) -> IVec2 {
        let size = if size > 0 { size } else { 1 };
        let wrapped = i.rem_euclid(size);
        let clamped = i.max(0).min(size - 1);
        ivec2(wrapped, clamped)
    }

    #[flatten(exact)]
    pub fn radical_inverse(i: u32) -> f32 {
        reverse(i) as f32 * 2.328_306_4e-10
    }

    #[flatten(exact)]
    pub fn halton(index: u32) -> f32 {
        let mut i = index & 0xff;
        let mut fraction = 1.0;
        let mut result = 0.0;
        for _ in 0..6 {
            fraction /= 3.0;
            result += fraction * (i % 3) as f32;
            i /= 3;
        }
        result
    }
}
