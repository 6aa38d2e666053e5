//! What names mean in loops and scopes, how loops are left, and where they end.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    const TABLE: [f32; 5] = [1.0, -0.0, 3.5, f32::INFINITY, -7.25];

    fn early(x: f32, n: i32) -> f32 {
        for i in 0..4 {
            for j in 0..3 {
                if i * j == n {
                    return i as f32 + x;
                }
                if j > n {
                    break;
                }
                if x > 3.0 && i == 2 {
                    return -1.0;
                }
            }
            if x < -5.0 {
                continue;
            }
        }
        99.0
    }

    #[flatten(exact)]
    pub fn counters_shadowed(x: f32) -> f32 {
        let i = x;
        let mut r = i;
        for i in 0..3 {
            let i = i * 2;
            for k in 0..5 {
                if k < i {
                    continue;
                }
                let i = k;
                r += i as f32;
                if i > 3 {
                    break;
                }
            }
            r -= i as f32;
        }
        r * i
    }

    #[flatten(exact)]
    pub fn names_of_copies(x: f32, y: f32) -> f32 {
        let x_2 = y;
        let r_1 = x;
        let mut r = r_1;
        for x in 0..3 {
            let x_1 = x as f32;
            let r_2 = r + x_1;
            r = r_2 * 0.5 + x_2;
        }
        r + r_1
    }

    #[flatten(exact)]
    pub fn late_in_arms(x: f32, y: f32, c: bool) -> f32 {
        let sum;
        let t = x;
        if t > y {
            let t = t - y;
            sum = t;
        } else if c {
            let t = y - t;
            sum = t * 2.0;
        } else {
            sum = t;
        }
        sum + t
    }

    #[flatten(exact)]
    pub fn left_from_two_loops(x: f32, y: f32, n: i32) -> f32 {
        early(x, n) + early(y, n & 3) * 10.0
    }

    #[flatten(exact)]
    pub fn labels_of_three(x: f32, y: f32, n: i32) -> f32 {
        let mut r = 0.0;
        'a: for i in 0..4 {
            'b: for j in 0..4 {
                if (i + j) & 1 == n & 1 {
                    continue 'a;
                }
                for k in 0..3 {
                    if k * j == i {
                        break 'b;
                    }
                    if r > x {
                        break 'a;
                    }
                    r += 1.0;
                }
                r += y;
            }
            r += 0.25;
        }
        r
    }

    #[flatten(exact)]
    pub fn left_in_a_value(x: f32, n: i32, c: bool) -> f32 {
        let mut r = x;
        for i in 0..3 {
            let t = if i as i32 == n {
                if c {
                    return r;
                } else {
                    break;
                }
            } else if r < 0.0 {
                r += 2.0;
                continue;
            } else {
                r * 0.5
            };
            r += t;
        }
        r - 1.0
    }

    #[flatten(exact)]
    pub fn first_equal(x: f32, y: f32, c: bool) -> f32 {
        for (i, v) in [x, y, x - y].iter().enumerate() {
            for (j, w) in TABLE.iter().rev().enumerate() {
                if *v == *w {
                    return (i * 10 + j) as f32;
                }
                if j == 3 && c {
                    break;
                }
            }
        }
        -1.0
    }

    #[flatten(exact)]
    pub fn steps_and_back(x: f32) -> f32 {
        let mut r = x;
        for i in (0..10).step_by(3).rev() {
            r = r * 2.0 + i as f32;
        }
        for i in (0..11).rev().step_by(3) {
            r = r * 0.5 - i as f32;
        }
        r
    }

    #[flatten(exact)]
    pub fn ends_of_integers(x: f32) -> f32 {
        let mut r = 0.0;
        for i in i32::MAX - 1..=i32::MAX {
            r += (i & 7) as f32 * x;
        }
        for i in 4294967294u32..=4294967295 {
            r += (i & 3) as f32;
        }
        for i in -128i8..=-126 {
            r += i as f32;
        }
        r
    }
}
