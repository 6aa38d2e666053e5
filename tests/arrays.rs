//! Arrays and what loops run over: the twin equals the original, bit for bit.

#![allow(clippy::all, reason = "forms that users write")]

use flatten::prelude::*;

#[flatten]
mod shaders {
    use super::*;

    #[derive(Clone, Copy)]
    pub(crate) struct Light {
        pub(crate) dir: Vec3,
        pub(crate) power: [f32; 2],
    }

    pub(crate) const WEIGHTS: [f32; 3] = [0.5, 0.25, 0.125];
    pub(crate) const TAPS: [Vec2; 3] = [Vec2::new(-1.0, 0.5), Vec2::ZERO, Vec2::new(1.5, 1.0)];
    pub(crate) const GRID: [[i32; 2]; 2] = [[1, -2], [3, 4]];
    pub(crate) const LAST: f32 = WEIGHTS[2] + WEIGHTS[0];
    pub(crate) const EMPTY: [f32; 0] = [];
    pub(crate) const ODD: [f32; 8] =
        [0.5, -0.0, 0.0, f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1e-45, f32::MAX];
    pub(crate) const COLORS: [Vec3; 6] =
        [Vec3::X, Vec3::Y, Vec3::Z, Vec3::ONE, vec3(0.5, f32::INFINITY, -0.0), vec3(0.25, 0.5, 0.75)];
    pub(crate) const BAYER: [[i32; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];
    pub(crate) const MASK: [bool; 7] = [true, false, true, true, false, false, true];
    pub(crate) const SIDES: [(u32, IVec2); 5] = [
        (1, ivec2(0, 1)),
        (u32::MAX, ivec2(2, 3)),
        (7, ivec2(i32::MIN, 5)),
        (9, ivec2(6, 7)),
        (0, ivec2(-8, -9)),
    ];
    pub(crate) const COUNT: i32 = 3;

    /// Literals, constant indices, lengths.
    #[flatten(exact)]
    pub(crate) fn literals(x: f32) -> f32 {
        let a = [x, x * 2.0, 3.0];
        let b = [x + 1.0; 4];
        let c = [[a[0], b[3]], [a[1], LAST]];
        c[0][1] * c[1][0] + c[1][1] + a[a.len() - 1] + GRID[1][0] as f32
    }

    /// What is repeated is evaluated once.
    #[flatten(exact)]
    pub(crate) fn repeated_once(x: f32) -> f32 {
        let mut n = x;
        let a = [{
            n += 1.0;
            n
        }; 3];
        a[0] + a[1] + a[2] + n
    }

    /// A sorting network, and what a run-time index exchanges.
    #[flatten(exact)]
    pub(crate) fn exchanged(mut x: [f32; 4], i: u32) -> [f32; 4] {
        use std::mem;
        for (low, high) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            if x[low] > x[high] {
                x.swap(low, high);
            }
        }
        let mut last = x[3];
        mem::swap(&mut last, &mut x[i as usize % 3]);
        x[3] = last;
        x
    }

    /// Arrays in and out, in structs, of structs.
    #[flatten(exact)]
    pub(crate) fn boundaries(lights: [Light; 2], k: [[f32; 2]; 2]) -> ([Vec3; 2], Light) {
        let mut last = lights[1];
        last.power[0] = lights[0].power[1] + k[1][0];
        ([lights[0].dir * k[0][1], lights[1].dir], last)
    }

    /// Parts of an array, by constant number.
    #[flatten(exact)]
    pub(crate) fn writes(x: f32) -> f32 {
        let mut a = [x; 4];
        a[1] = 2.0;
        a[2] += a[1] * x;
        a[3] -= 1.0;
        let mut lights = [Light { dir: Vec3::X, power: [1.0, x] }; 2];
        lights[1].dir.y = x;
        lights[1].power[0] *= 3.0;
        lights[0] = lights[1];
        if x > 0.0 {
            a[0] = 9.0;
            lights[0].power[1] = -x;
        }
        a[0] + a[1] * a[2] - a[3] + lights[0].dir.y + lights[0].power[0] - lights[0].power[1]
    }

    /// The array is copied before the loop.
    #[flatten(exact)]
    pub(crate) fn source_is_evaluated_once(x: f32) -> f32 {
        let mut a = [x, 2.0, 3.0];
        let mut sum = 0.0;
        for y in a {
            a[2] = 100.0;
            a[1] += y;
            sum += y;
        }
        let mut n = x;
        for y in [n, n + 1.0, n + 2.0] {
            n *= 2.0;
            sum += y * n;
        }
        sum + a[1] + a[2]
    }

    /// The same names in every copy and in loops side by side.
    #[flatten(exact)]
    pub(crate) fn names_in_copies(x: f32) -> f32 {
        let mut sum = x;
        for y in WEIGHTS {
            let t = sum * y;
            let y = t + y;
            if y > 0.5 {
                let t = y - 1.0;
                sum += t;
            }
            sum += t;
        }
        for y in WEIGHTS {
            let t = sum - y;
            sum = t * y;
        }
        sum
    }

    #[flatten(exact)]
    pub(crate) fn ranges(x: f32) -> f32 {
        let mut sum = x;
        for i in (0..COUNT).rev() {
            sum = sum * 0.5 + i as f32;
        }
        for i in (1..=COUNT * 2 + 1).step_by(3) {
            sum = sum * 1.5 - i as f32;
        }
        for i in (0..10).rev().step_by(4) {
            sum = sum * 0.75 + i as f32;
        }
        for i in (0..10).step_by(4).rev() {
            sum = sum * 0.25 + i as f32;
        }
        for (n, i) in (-2..COUNT).enumerate() {
            sum += n as f32 * i as f32;
        }
        for i in 5..COUNT {
            sum += i as f32;
        }
        for i in COUNT..=COUNT {
            sum *= i as f32;
        }
        sum
    }

    #[flatten(exact)]
    pub(crate) fn iterators(x: f32, v: [f32; 3]) -> f32 {
        let mut sum = x;
        for y in v.iter() {
            sum = sum * 0.5 + *y;
        }
        for y in &v {
            sum -= y * x;
        }
        for &y in v.iter().rev() {
            sum = sum * 0.25 + y;
        }
        for (i, y) in v.iter().enumerate() {
            sum += y * i as f32 + v[i];
        }
        for (i, &y) in v.iter().enumerate().rev() {
            sum = (sum + y) * i as f32;
        }
        for (y, w) in v.iter().zip(WEIGHTS.iter()) {
            sum += y * w;
        }
        for (y, w) in v.into_iter().zip([x, 2.0, 3.0]) {
            sum += y / w;
        }
        for (i, (y, t)) in v.iter().zip(TAPS).enumerate() {
            sum += t.x * y + t.y * i as f32;
        }
        for (i, y) in (0..3).zip(v) {
            sum = sum * y + i as f32;
        }
        for y in v.iter().copied().step_by(2) {
            sum += y;
        }
        for y in EMPTY {
            sum += y;
        }
        for [a, b] in GRID {
            sum += (a * b) as f32;
        }
        sum
    }

    #[flatten(exact)]
    pub(crate) fn ways_out(x: f32, v: [f32; 4]) -> f32 {
        let mut sum = 0.0;
        'outer: for (i, y) in v.iter().enumerate() {
            if *y < x {
                continue;
            }
            for w in [0.5, 1.0, x] {
                if w * y > 8.0 {
                    break 'outer;
                }
                if w > 2.0 {
                    continue 'outer;
                }
                sum += w * y;
            }
            if sum > 20.0 {
                return sum + i as f32;
            }
        }
        -sum
    }

    /// Numbers known at run time only.
    #[flatten(exact)]
    pub(crate) fn read_at_run_time(i: u32, j: u32, v: [f32; 5]) -> f32 {
        let i = (i % 5) as usize;
        let j = (j % 2) as usize;
        let pairs = [[v[0], v[1]], [v[2], v[3]]];
        let lights = [Light { dir: Vec3::X, power: [1.0, v[4]] }, Light { dir: Vec3::Y, power: [v[2], 3.0] }];
        v[i] + pairs[j][1 - j]
            + lights[j].power[j]
            + lights[1 - j].dir[i % 3]
            + TAPS[i % 3].y
            + GRID[j][i % 2] as f32
    }

    /// Constants that a number known at run time picks from, also where it would be out of range were it reached.
    #[flatten(exact, wgsl)]
    pub(crate) fn tables(i: u32, j: u32) -> (f32, Vec3, i32, bool, u32) {
        let (side, bits) = (SIDES[(j % 5) as usize], BAYER[(i / 4 % 4) as usize][(j & 3) as usize]);
        let odd = if i < 8 { ODD[i as usize] } else { -1.0 };
        let fifth = if j < 4 { BAYER[j as usize][i as usize % 4] } else { bits };
        (
            odd,
            COLORS[(i % 6) as usize],
            fifth + side.1.x / 2,
            MASK[(j % 7) as usize],
            side.0 ^ side.1.y as u32,
        )
    }

    #[flatten(exact)]
    pub(crate) fn write_at_run_time(i: u32, x: f32) -> [f32; 4] {
        let i = (i % 4) as usize;
        let mut a = [1.0, 2.0, 3.0, 4.0];
        a[i] = x;
        a[3 - i] += x * 2.0;
        let mut v = Vec3::new(x, 1.0, 2.0);
        v[i % 3] *= 3.0;
        v[1] += 1.0;
        let mut lights = [Light { dir: Vec3::ONE, power: [0.0, x] }; 2];
        lights[i % 2].power[i / 2] = 7.0;
        lights[1 - i % 2].dir.z = a[i];
        for k in 0..2 {
            a[k + 1] += lights[k].power[1 - k] + lights[k].dir[2 - k];
            a[k] -= v[k + i / 2];
        }
        a
    }

    fn largest(v: &[f32; 3]) -> f32 {
        let mut best = v[0];
        for y in v {
            best = best.max(*y);
        }
        for i in 1..v.len() {
            best = best.max(v[i]);
        }
        best
    }

    fn add(to: &mut f32, all: &mut [f32; 3], x: f32) {
        *to += x;
        for i in 0..all.len() {
            all[i] -= x;
        }
        all[2] *= 2.0;
    }

    /// Arrays and elements behind references.
    #[flatten(exact)]
    pub(crate) fn references(x: f32) -> f32 {
        let mut a = [[x, 1.0, 2.0], [3.0, x * x, 5.0]];
        let mut sums = [x; 2];
        for (i, row) in a.iter().enumerate() {
            sums[i] += largest(row);
        }
        for i in 0..2 {
            add(&mut sums[i], &mut a[0], x + i as f32);
            let mut other = [x; 3];
            add(&mut a[1][i], &mut other, 1.0);
            sums[1 - i] += other[2];
        }
        let [first, [_, y, z]] = a;
        largest(&first) + sums[0] * sums[1] + y - z
    }

    /// The value is evaluated before the index, and the index before the element is read.
    #[flatten(exact)]
    pub(crate) fn order(x: f32) -> [f32; 3] {
        let mut i = 0;
        let mut a = [x, x + 1.0, x + 2.0];
        a[i] = {
            i += 1;
            10.0
        };
        a[{
            i += 1;
            i
        }] += {
            i -= 1;
            a[i]
        };
        let b = a[{
            a[1] = 5.0;
            1
        }];
        let mut w = [Vec2::ZERO, Vec2::ONE, Vec2::X];
        w[{
            i += 1;
            i
        }] += {
            i -= 2;
            Vec2::splat(b)
        };
        [a[i] + w[1].x, a[1] + w[2].y, a[2] + i as f32]
    }
}

use shaders::{Light, *};

fn numbers() -> [f32; 9] {
    [0.0, -0.0, 1.0, -1.5, 0.25, 3.75, -20.0, 1e9, f32::INFINITY]
}

fn same(a: f32, b: f32) {
    assert!(a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()), "{a} and {b}");
}

#[test]
fn of_tables() {
    for i in (0..20).chain([u32::MAX]) {
        for j in (0..12).chain([u32::MAX]) {
            let ((x, v, n, c, u), (x_flat, v_flat, n_flat, c_flat, u_flat)) =
                (tables(i, j), tables_flat(i, j));
            same(x, x_flat);
            v.to_array().into_iter().zip(v_flat.to_array()).for_each(|(x, y)| same(x, y));
            assert_eq!((n, c, u), (n_flat, c_flat, u_flat));
        }
    }
    // Each table once, `BAYER` too, although it is read twice.
    assert_eq!(TABLES_WGSL.matches("var<private>").count(), 6, "{TABLES_WGSL}");
    assert_eq!(TABLES_WGSL.matches(" = table").count(), 7, "{TABLES_WGSL}");
}

#[test]
fn of_one_number() {
    for x in numbers() {
        same(literals(x), literals_flat(x));
        same(repeated_once(x), repeated_once_flat(x));
        for i in 0..5 {
            let list = [x, 0.5, -x * 0.25, x + 2.0];
            exchanged(list, i).into_iter().zip(exchanged_flat(list, i)).for_each(|(a, b)| same(a, b));
        }
        same(writes(x), writes_flat(x));
        same(source_is_evaluated_once(x), source_is_evaluated_once_flat(x));
        same(names_in_copies(x), names_in_copies_flat(x));
        same(ranges(x), ranges_flat(x));
        same(references(x), references_flat(x));
        order(x).into_iter().zip(order_flat(x)).for_each(|(a, b)| same(a, b));
    }
}

#[test]
fn of_arrays() {
    for x in numbers() {
        for y in numbers() {
            let v = [y, x + 2.0, 1.5, x * y, -3.0];
            let [a, b, c, d, _] = v;
            same(iterators(x, [a, b, c]), iterators_flat(x, [a, b, c]));
            same(ways_out(x, [a, b, c, d]), ways_out_flat(x, [a, b, c, d]));
            for i in 0..5 {
                for j in 0..2 {
                    same(read_at_run_time(i, j, v), read_at_run_time_flat(i, j, v));
                }
                let (left, right) = (write_at_run_time(i, x), write_at_run_time_flat(i, x));
                left.into_iter().zip(right).for_each(|(a, b)| same(a, b));
            }
        }
    }
}

#[flatten]
#[derive(Clone, Copy)]
struct Part {
    k: f32,
    w: [f32; 2],
}

#[flatten]
fn next(n: &mut i32) -> i32 {
    *n = *n * 3 + 1;
    *n
}

/// All that a list says is done, though one element of it is read; fields are found by name.
#[flatten(exact)]
fn read_of_lists(mut n: i32) -> ([i32; 3], f32) {
    let first = [next(&mut n), next(&mut n)][0] ^ n;
    let last = [next(&mut n), 2][1] + n;
    let mut sum = 0.0;
    for i in 0..2 {
        sum = sum * 10.0 + [Part { w: [1.0, 2.0], k: 3.0 }, Part { k: 4.0, w: [5.0, 6.0] }][i].k;
        sum = sum * 10.0 + [Part { w: [1.0, 2.0], k: 3.0 }, Part { k: 4.0, w: [5.0, 6.0] }][i].w[1 - i];
    }
    ([first, last, n], sum)
}

#[test]
fn lists_are_read_as_a_whole() {
    for n in [0, 1, -7, 1000] {
        assert_eq!(read_of_lists_flat(n), read_of_lists(n), "{n}");
    }
    assert_eq!(read_of_lists_flat(0), ([1 ^ 4, 2 + 13, 13], 3245.0));
}

#[test]
fn at_the_boundary() {
    let light = |x: f32| Light { dir: Vec3::new(x, 1.0, 2.0), power: [x, -x] };
    let (lights, k) = ([light(1.0), light(4.0)], [[2.0, 3.0], [4.0, 5.0]]);
    let ((dirs, last), (flat_dirs, flat_last)) = (boundaries(lights, k), boundaries_flat(lights, k));
    assert_eq!(dirs, flat_dirs);
    assert_eq!((last.dir, last.power), (flat_last.dir, flat_last.power));
    assert_eq!(dirs, [Vec3::new(3.0, 3.0, 6.0), Vec3::new(4.0, 1.0, 2.0)]);
    assert_eq!(last.power, [3.0, -4.0]);
}

/// Arrays of what a function makes of their numbers, where what stands around them says their types.
#[flatten(exact)]
mod made {
    use flatten::prelude::*;

    fn trace(m: [[f32; 3]; 3]) -> f32 {
        m[0][0] + m[1][1] + m[2][2]
    }

    #[flatten]
    pub(crate) fn product(a: [[f32; 3]; 3], b: [[f32; 3]; 3]) -> [[f32; 3]; 3] {
        std::array::from_fn(|i| std::array::from_fn(|j| (0..3).map(|k| a[i][k] * b[k][j]).sum()))
    }

    #[flatten]
    pub(crate) fn transposed(m: [[f32; 3]; 3]) -> (f32, [f32; 3], [[f32; 3]; 3]) {
        let turned: [[f32; 3]; 3] = std::array::from_fn(|i| {
            let row = i;
            std::array::from_fn(|j| m[j][row])
        });
        let mut last = [0.0; 3];
        last = std::array::from_fn(|i| turned[2][i] + last[0]);
        (trace(std::array::from_fn(|i| std::array::from_fn(|j| m[i][2 - j]))), last, turned)
    }
}

#[test]
fn arrays_are_made_where_their_types_are_known() {
    let a: [[f32; 3]; 3] =
        std::array::from_fn(|i| std::array::from_fn(|j| (i * 5 + j * j) as f32 * 0.5 - 1.0));
    let b: [[f32; 3]; 3] = std::array::from_fn(|i| std::array::from_fn(|j| (i + 3 * j) as f32));
    assert_eq!(made::product_flat(a, b), made::product(a, b));
    assert_eq!(made::transposed_flat(a), made::transposed(a));
    assert_eq!(made::transposed(b).2[0], [0.0, 1.0, 2.0]);
}
