//! Loops: ways out, ways on, nests, series, iterations.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    const SIZE: i32 = 3;
    const LIMIT: i32 = SIZE * 2 + 1;

    #[flatten(exact)]
    pub fn mandelbrot(c: Vec2) -> i32 {
        let mut z = Vec2::ZERO;
        for i in 0..16 {
            if z.length_squared() > 4.0 {
                return i;
            }
            z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
        }
        16
    }

    #[flatten(exact)]
    pub fn julia_smooth(z: Vec2, c: Vec2) -> f32 {
        let mut z = z;
        let mut n = 0.0;
        for _ in 0..12 {
            z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
            if z.dot(z) > 16.0 {
                break;
            }
            n += 1.0;
        }
        n - z.length().max(1.0).log2()
    }

    #[flatten(exact)]
    pub fn collatz(n: u32) -> i32 {
        let mut n = n & 0xfff;
        let mut steps = 0;
        for _ in 0..24 {
            if n <= 1 {
                break;
            }
            n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
            steps += 1;
        }
        steps
    }

    #[flatten(exact)]
    pub fn odd_sum(limit: i32) -> i32 {
        let mut sum = 0;
        for i in 0..10 {
            if i % 2 == 0 {
                continue;
            }
            if i > limit {
                break;
            }
            sum += i;
        }
        sum
    }

    #[flatten(exact)]
    pub fn first_pair(target: i32) -> IVec2 {
        let mut found = IVec2::splat(-1);
        'outer: for a in 1..6 {
            for b in 1..6 {
                if b < a {
                    continue;
                }
                if a * b == target {
                    found = ivec2(a, b);
                    break 'outer;
                }
            }
        }
        found
    }

    #[flatten(exact)]
    pub fn skip_rows(mask: u32) -> i32 {
        let mut sum = 0;
        'rows: for y in 0..4 {
            for x in 0..4 {
                if mask >> (y * 4 + x) & 1 == 1 {
                    continue 'rows;
                }
                sum += x * y + 1;
            }
            sum += 100;
        }
        sum
    }

    #[flatten(exact)]
    pub fn newton_root(a: f32) -> f32 {
        let mut x = if a > 1.0 { a * 0.5 } else { 1.0 };
        for _ in 0..6 {
            let next = 0.5 * (x + a / x);
            if (next - x).abs() < 1e-6 {
                return next;
            }
            x = next;
        }
        x
    }

    #[flatten(exact)]
    pub fn bisect(a: f32, b: f32) -> f32 {
        let (mut low, mut high) = (a.min(b), a.max(b));
        for _ in 0..10 {
            let middle = 0.5 * (low + high);
            let value = middle * middle * middle - middle - 2.0;
            if value == 0.0 {
                return middle;
            }
            if value < 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        low
    }

    #[flatten(exact)]
    pub fn sine_series(x: f32) -> f32 {
        let mut term = x;
        let mut sum = x;
        for n in 1..7 {
            let k = (2 * n * (2 * n + 1)) as f32;
            term *= -x * x / k;
            sum += term;
        }
        sum
    }

    #[flatten]
    pub fn polynomial(x: f32) -> f32 {
        let x = x * 0.2;
        let mut sum = 0.0;
        let mut power = 1.0;
        for i in 0..=LIMIT {
            sum += power / (i as f32 + 1.0);
            power *= x;
        }
        sum
    }

    #[flatten(exact)]
    pub fn blur(uv: Vec2) -> f32 {
        let mut sum = 0.0;
        let mut weights = 0.0;
        for y in -SIZE..=SIZE {
            for x in -SIZE..=SIZE {
                if x.abs() + y.abs() > SIZE {
                    continue;
                }
                let w = 1.0 / (1.0 + (x * x + y * y) as f32);
                let at = uv + vec2(x as f32, y as f32) * 0.1;
                sum += w * (at.x * 3.0).sin() * at.y;
                weights += w;
            }
        }
        sum / weights
    }

    #[flatten(exact)]
    pub fn fibonacci(n: u32) -> u32 {
        let (mut a, mut b) = (0u32, 1u32);
        for i in 0..20 {
            if i >= n {
                return a;
            }
            let next = a + b;
            a = b;
            b = next;
        }
        a
    }

    #[flatten(exact)]
    pub fn same_names(x: i32) -> i32 {
        let mut total = 0;
        for i in 0..3 {
            let v = (x & 15) + i;
            total += v;
        }
        for i in 0..2 {
            let v = (x & 7) * i;
            if v > 5 {
                let v = v - 5;
                total += v * 10;
            } else {
                let v = v + 1;
                total -= v;
            }
        }
        total
    }

    #[flatten(exact)]
    pub fn shadowed_counter(x: f32) -> f32 {
        let mut sum = x;
        for i in 0..3 {
            let i = i as f32 * 0.5;
            for j in 0..2 {
                let i = i + j as f32;
                sum = sum * 0.5 + i;
            }
            sum -= i;
        }
        sum
    }

    #[flatten(exact)]
    pub fn nothing_to_do(x: f32) -> f32 {
        let mut y = x;
        for i in 5..5 {
            y += i as f32;
        }
        for i in 3..-2 {
            y -= i as f32;
        }
        y
    }

    #[flatten(exact)]
    pub fn bubble(v: Vec4) -> Vec4 {
        let mut v = v;
        for _ in 0..3 {
            if v.x > v.y {
                v = v.yxzw();
            }
            if v.y > v.z {
                v = v.xzyw();
            }
            if v.z > v.w {
                let swap = v.z;
                v.z = v.w;
                v.w = swap;
            }
        }
        v
    }

    #[flatten(exact)]
    pub fn sieve(n: u32) -> bool {
        let n = n & 0xff;
        if n < 2 {
            return false;
        }
        for d in 2..16 {
            if d * d > n {
                break;
            }
            if n % d == 0 {
                return false;
            }
        }
        true
    }

    #[flatten(exact)]
    pub fn relax(x: Vec3, rate: f32) -> Vec3 {
        let mut x = x;
        let mut step = 0u32;
        for _ in 0..5 {
            let mean = (x.x + x.y + x.z) / 3.0;
            if (x - mean).abs().max_element() < 0.01 {
                break;
            }
            x += (Vec3::splat(mean) - x) * rate;
            step += 1;
        }
        x + step as f32
    }
}
