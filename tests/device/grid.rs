//! Arguments for operations: special values in every combination, then ordinary ones.

use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;

/// A generator of numbers that only its seed decides (splitmix64).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.bits() % n as u64) as usize
    }

    /// One of them.
    pub(crate) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// From -10 to 10.
    pub(crate) fn near(&mut self) -> f32 {
        near(self.below(STEPS))
    }
}

const STEPS: usize = 20 << 10;

/// From -10 to 10 in steps of 2^-10.
fn near(step: usize) -> f32 {
    (step as f32 - 10240.0) / 1024.0
}

const FLOATS: &[f32] = &[
    0.0,
    0.5,
    1.0,
    1.5,
    2.0,
    2.5,
    3.0,
    0.499_999_97,
    0.1,
    10.0,
    1e-40,
    f32::MIN_POSITIVE,
    1e-30,
    8_388_607.5,
    8_388_609.0,
    16_777_216.0,
    2_147_483_520.0,
    2_147_483_648.0,
    3e9,
    4_294_967_296.0,
    1e10,
    f32::MAX,
    f32::INFINITY,
    f32::NAN,
];

const INTS: &[u32] = &[
    0,
    1,
    2,
    3,
    5,
    7,
    31,
    32,
    33,
    63,
    255,
    256,
    65_535,
    16_777_217,
    0x7fff_ff81,
    i32::MAX as u32,
    i32::MIN as u32,
    0x8000_0001,
    0xffff_fffe,
    u32::MAX,
];

/// The bits of every special value of a scalar.
fn specials(scalar: Scalar) -> Vec<u32> {
    match scalar {
        Scalar::Bool => vec![0, 1],
        Scalar::I32 | Scalar::U32 => INTS.to_vec(),
        Scalar::F32 => FLOATS.iter().flat_map(|x| [x.to_bits(), (-x).to_bits()]).collect(),
    }
}

/// The bits of an ordinary value.
fn ordinary(scalar: Scalar, random: &mut Random) -> u32 {
    match scalar {
        Scalar::Bool => random.below(2) as u32,
        Scalar::I32 | Scalar::U32 => match random.below(2) {
            0 => random.bits() as u32,
            _ => (random.below(64) as u32).wrapping_sub(32),
        },
        Scalar::F32 => random.near().to_bits(),
    }
}

/// Rows of arguments of these types: in the lanes of each row stand the rows of scalars that follow it, so that
/// each lane meets each combination.
pub(crate) fn rows(types: &[Ty]) -> Vec<Vec<Value>> {
    let scalars = scalar_rows(types);
    let value = |row: usize, arg: usize| {
        Value::from_lanes(types[arg], |lane| scalars[(row + lane * 37) % scalars.len()][arg])
    };
    (0..scalars.len()).map(|row| (0..types.len()).map(|arg| value(row, arg)).collect()).collect()
}

/// So many rows of ordinary values.
pub(crate) fn ordinary_rows(types: &[Ty], count: usize) -> Vec<Vec<Value>> {
    let mut random = Random(2);
    let mut value = |ty: &Ty| {
        let lanes: Vec<u32> = (0..ty.lanes).map(|_| ordinary(ty.scalar, &mut random)).collect();
        Value::from_lanes(*ty, |i| lanes[i])
    };
    (0..count).map(|_| types.iter().map(&mut value).collect()).collect()
}

/// Every combination of these floats.
#[allow(dead_code, reason = "the corpus uses it, the device does not")]
pub(crate) fn combinations(types: &[Ty], floats: &[f32]) -> Vec<Vec<Value>> {
    assert!(types.iter().all(|ty| *ty == Ty::F32), "{types:?} are not all floats");
    let longer = |rows: Vec<Vec<Value>>, _: &Ty| {
        let with = |row: &Vec<Value>| floats.iter().map(|x| [&row[..], &[Value::f32(*x)]].concat()).collect();
        rows.iter().flat_map::<Vec<_>, _>(with).collect()
    };
    types.iter().fold(vec![Vec::new()], longer)
}

/// Every combination of special values if there are few operands, otherwise as many at random; then ordinary
/// ones, of a single float all of them.
fn scalar_rows(types: &[Ty]) -> Vec<Vec<u32>> {
    let mut random = Random(1);
    let special: Vec<_> = types.iter().map(|ty| specials(ty.scalar)).collect();
    let mut rows: Vec<Vec<u32>> = vec![Vec::new()];
    if types.len() <= 2 {
        for values in &special {
            let longer =
                |row: &Vec<u32>| values.iter().map(|v| [&row[..], &[*v]].concat()).collect::<Vec<_>>();
            rows = rows.iter().flat_map(longer).collect();
        }
    } else {
        rows = (0..4096).map(|_| special.iter().map(|values| random.pick(values)).collect()).collect();
    }
    if let [Ty { scalar: Scalar::F32, .. }] = types {
        rows.extend((0..STEPS).map(|step| vec![near(step).to_bits()]));
        return rows;
    }
    let ordinary = |random: &mut Random| types.iter().map(|ty| ordinary(ty.scalar, random)).collect();
    rows.extend((0..2048).map(|_| ordinary(&mut random)).collect::<Vec<_>>());
    rows
}
