//! Bodies that both rustc and the front end read, run on special values: the harness of the method tests.

use crate::help::parse;
use flatten_core::compile;
use flatten_core::hir::interp;
use flatten_core::options::Options;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use glam::{
    BVec2, BVec3, BVec4, BVec4A, IVec2, IVec3, IVec4, Mat2, Mat3, Mat4, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4,
};

/// A type whose values can be given and read.
pub(crate) trait Data: Copy {
    /// The `n`th of a row of special values.
    fn nth(n: usize) -> Self;
    /// Its leaves.
    fn leaves(self) -> Vec<Value>;
}

const FLOATS: [f32; 20] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    2.5,
    -3.7,
    1e-40,
    f32::MIN_POSITIVE,
    f32::MAX,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
    8_388_609.0,
    -0.3,
    0.999_999_94,
    1e20,
    3.0,
    -7.25,
];
const INTS: [i32; 12] = [0, 1, -1, 2, 3, -7, 10, 255, -256, 65_536, i32::MAX, i32::MIN];

impl Data for f32 {
    fn nth(n: usize) -> f32 {
        FLOATS[(n ^ (n / 20)) % 20]
    }

    fn leaves(self) -> Vec<Value> {
        vec![Value::f32(self)]
    }
}

impl Data for i32 {
    fn nth(n: usize) -> i32 {
        INTS[(n ^ (n / 12)) % 12]
    }

    fn leaves(self) -> Vec<Value> {
        vec![Value::i32(self)]
    }
}

impl Data for u32 {
    fn nth(n: usize) -> u32 {
        [0, 1, 2, 3, 7, 10, 31, 255, 4096, 65_536, 1 << 31, u32::MAX][(n ^ (n / 12)) % 12]
    }

    fn leaves(self) -> Vec<Value> {
        vec![Value::u32(self)]
    }
}

impl Data for bool {
    fn nth(n: usize) -> bool {
        (n ^ (n / 2) ^ (n / 5)) & 1 == 1
    }

    fn leaves(self) -> Vec<Value> {
        vec![Value::bool(self)]
    }
}

macro_rules! vectors {
    ($($ty:ident $scalar:ident $element:ident $lanes:literal: $($lane:ident)*;)*) => {$(
        impl Data for $ty {
            fn nth(n: usize) -> $ty {
                let mut k = n.wrapping_mul(7);
                $(let $lane = $element::nth({ k = k * 3 + 5; k });)*
                $ty::new($($lane),*)
            }

            fn leaves(self) -> Vec<Value> {
                let lanes: Vec<Value> = vec![$(self.$lane.leaves()[0]),*];
                vec![Value::from_lanes(Ty::new(Scalar::$scalar, $lanes), |i| lanes[i].bits[0])]
            }
        }
    )*};
}

vectors! {
    Vec2 F32 f32 2: x y;
    Vec3 F32 f32 3: x y z;
    Vec4 F32 f32 4: x y z w;
    IVec2 I32 i32 2: x y;
    IVec3 I32 i32 3: x y z;
    IVec4 I32 i32 4: x y z w;
    UVec2 U32 u32 2: x y;
    UVec3 U32 u32 3: x y z;
    UVec4 U32 u32 4: x y z w;
    BVec2 Bool bool 2: x y;
    BVec3 Bool bool 3: x y z;
    BVec4 Bool bool 4: x y z w;
}

/// glam's comparisons of `Vec4` give their own mask type, which is a `BVec4` to the front end.
impl Data for BVec4A {
    fn nth(n: usize) -> BVec4A {
        let b = BVec4::nth(n);
        BVec4A::new(b.x, b.y, b.z, b.w)
    }

    fn leaves(self) -> Vec<Value> {
        BVec4::new(self.test(0), self.test(1), self.test(2), self.test(3)).leaves()
    }
}

impl Data for usize {
    fn nth(n: usize) -> usize {
        n % 5
    }

    fn leaves(self) -> Vec<Value> {
        vec![Value::u32(self as u32)]
    }
}

impl<T: Data, const N: usize> Data for [T; N] {
    fn nth(n: usize) -> [T; N] {
        std::array::from_fn(|i| T::nth(n.wrapping_mul(N + 2) + 3 * i))
    }

    fn leaves(self) -> Vec<Value> {
        self.into_iter().flat_map(Data::leaves).collect()
    }
}

/// Of four matrices three have no special values: those would leave little but NaN.
fn lane(n: usize, place: usize) -> f32 {
    let bits = (n * 16 + place + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24;
    if n % 4 == 3 { f32::nth(bits) } else { (bits as u32 as i32) as f32 * 3e-9 }
}

macro_rules! matrices {
    ($($ty:ident: $($axis:ident)*;)*) => {$(
        impl Data for $ty {
            fn nth(n: usize) -> $ty {
                let lanes = std::array::from_fn(|i| lane(n, i));
                $ty::from_cols_array(&lanes)
            }

            fn leaves(self) -> Vec<Value> {
                [$(self.$axis.leaves()),*].concat()
            }
        }
    )*};
}

matrices! {
    Mat2: x_axis y_axis;
    Mat3: x_axis y_axis z_axis;
    Mat4: x_axis y_axis z_axis w_axis;
}

impl<A: Data, B: Data> Data for (A, B) {
    fn nth(n: usize) -> (A, B) {
        (A::nth(n), B::nth(n + 1))
    }

    fn leaves(self) -> Vec<Value> {
        [self.0.leaves(), self.1.leaves()].concat()
    }
}

/// A body with its parameters, for rustc and for the front end.
pub(crate) struct Case {
    /// The function as the front end reads it.
    pub(crate) text: String,
    /// The values of the parameters, number `n`.
    pub(crate) arguments: fn(usize) -> Vec<Value>,
    /// What rustc's code makes of them.
    pub(crate) original: fn(usize) -> Vec<Value>,
}

/// Bodies for several types: in them `T` is the type, `S` that of its lanes, `B` the mask of its comparisons.
macro_rules! cases {
    ([$($t:ident $s:ident $b:ident),*] $body:tt) => {
        [$({
            #[allow(dead_code, reason = "not every body says all of them")]
            type T = $t;
            #[allow(dead_code, reason = "not every body says all of them")]
            type S = $s;
            #[allow(dead_code, reason = "not every body says all of them")]
            type B = $b;
            let names = [("T", stringify!($t)), ("S", stringify!($s)), ("B", stringify!($b))];
            cases!(@list names $body)
        }),*].into_iter().flatten().collect::<Vec<Case>>()
    };
    (@list $names:ident {$(($($name:ident: $ty:ty),*) -> $result:ty: $body:expr;)*}) => {
        vec![$(Case {
            text: rename(concat!(
                "fn f(", $(stringify!($name), ": ", stringify!($ty), ", ",)* ") -> ", stringify!($result),
                " { ", stringify!($body), " }"
            ), &$names),
            arguments: |_n| {
                let mut _k = 0;
                let parts: Vec<Vec<Value>> =
                    vec![$({ _k += 1; <$ty>::nth(spread(_n, _k)).leaves() }),*];
                parts.concat()
            },
            original: |_n| {
                let mut _k = 0;
                $(let $name = { _k += 1; <$ty>::nth(spread(_n, _k)) };)*
                let result: $result = $body;
                result.leaves()
            },
        }),*]
    };
}

pub(crate) use cases;

/// A number for the `k`th parameter of sample `n`.
pub(crate) fn spread(n: usize, k: usize) -> usize {
    n.wrapping_mul(2 * k + 1) / k + n / (7 * k)
}

/// The text with each name replaced where it stands alone.
pub(crate) fn rename(text: &str, names: &[(&str, &str)]) -> String {
    let mut out = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let word = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let end = if word > 0 { word } else { rest.chars().next().map_or(1, char::len_utf8) };
        let found = names.iter().find(|(name, _)| *name == &rest[..end]).map_or(&rest[..end], |(_, to)| to);
        // The mask of a `Vec4` is a type of its own in glam, and a `BVec4` to the front end.
        out.push_str(if found == "BVec4A" { "BVec4" } else { found });
        rest = &rest[end..];
    }
    out
}

/// The typed tree and the graph of every body compute what rustc's code computes.
#[track_caller]
pub(crate) fn are_rustcs(cases: Vec<Case>) {
    for case in cases {
        let unit = parse(&case.text).unwrap_or_else(|e| panic!("{e}\nin {}", case.text)).unit;
        let id = unit.find("f").expect("the function is in its unit");
        let graph = compile(&unit, id, &Options::exact(), &mut |_, _| {}).unwrap_or_else(|e| panic!("{e}"));
        // Which zero `min` and `max` of two zeros give is open in Rust.
        let scalar = case.text.contains("a: f32") && case.text.contains("-> f32");
        let open_zero =
            scalar && [".min(", ".max(", ":min(", ".clamp("].iter().any(|m| case.text.contains(m));
        let mut ran = 0;
        // Samples on which Rust would panic do not count.
        for n in 0..4000 {
            if ran == 300 {
                break;
            }
            let args = (case.arguments)(n);
            let Ok(found) = interp::call(&unit, id, &args) else { continue };
            let expected = (case.original)(n);
            let same = found.len() == expected.len()
                && found.iter().zip(&expected).all(|(f, e)| f.same(*e) || (open_zero && f.f(0) == e.f(0)));
            assert!(same, "{}: {found:?}, rustc {expected:?}, for {args:?}", case.text);
            let flat = flatten_core::interp::run(&graph, &args).expect("the graph has no loop");
            let same = found.len() == flat.len() && found.iter().zip(&flat).all(|(f, e)| f.same(*e));
            assert!(same, "{}: {found:?}, graph {flat:?}, for {args:?}", case.text);
            ran += 1;
        }
        assert!(ran >= 20, "{} ran {ran} times only", case.text);
    }
}
