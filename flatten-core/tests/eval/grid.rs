//! The values that operations are tried on.

/// Zeros, ones, halves and where rounding turns, both signs; the ends of the range; infinities and NaN.
pub(crate) fn floats() -> Vec<f32> {
    let corners = [0.0f32, 0.5, 1.0, 1.5, 2.5, 8_388_608.0, 2_147_483_648.0, 4_294_967_296.0];
    let mut grid = vec![f32::MAX, f32::MIN_POSITIVE, f32::from_bits(0x007f_ffff), f32::INFINITY, f32::NAN];
    grid.extend([
        0.1,
        0.75,
        3.7,
        100.0,
        1e10,
        4_194_303.5,
        std::f32::consts::PI,
        std::f32::consts::FRAC_PI_2,
    ]);
    corners.iter().for_each(|x| grid.extend([*x, x.next_up(), x.next_down().abs()]));
    grid.iter().flat_map(|x| [*x, -x]).collect()
}

/// A few of them, for operations of three operands.
pub(crate) fn few_floats() -> Vec<f32> {
    let some = [0.0, 1.0, 0.1, 1.5, f32::from_bits(1), f32::MAX, f32::INFINITY, f32::NAN];
    some.iter().flat_map(|x| [*x, -x]).collect()
}

/// 0 and 1, powers of two and their neighbours, the ends; both signs.
pub(crate) fn ints() -> Vec<i32> {
    let powers = [1, 2, 4, 31, 32, 1 << 15, 1 << 16, 46341, 1 << 24, 1 << 30];
    let mut grid = vec![0, i32::MIN, i32::MIN + 1, i32::MAX, i32::MAX - 1];
    powers.iter().for_each(|x| grid.extend([*x, x + 1, x - 1, -x]));
    grid
}

/// The same bits.
pub(crate) fn uints() -> Vec<u32> {
    ints().into_iter().map(|x| x as u32).collect()
}

/// Every pair of values, dealt out over the lanes of two vectors.
pub(crate) fn vector_pairs<T: Copy, const N: usize>(grid: &[T]) -> Vec<[[T; N]; 2]> {
    let pairs: Vec<(T, T)> = grid.iter().flat_map(|x| grid.iter().map(|y| (*x, *y))).collect();
    let pair = |i: usize| pairs[i % pairs.len()];
    // A stride coprime to the grid brings unlike pairs together.
    let lane = |row: usize, lane: usize| pair(row * N + lane * (grid.len() + 1));
    let rows = 0..pairs.len();
    rows.map(|r| [std::array::from_fn(|i| lane(r, i).0), std::array::from_fn(|i| lane(r, i).1)]).collect()
}
