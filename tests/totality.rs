//! Every operation that panics in Rust, where it is not reached: the twin, which computes it all the same, does not
//! panic and gives what the original gives.
//!
//! A row is a body; it stands in the arm not taken, after a `return`, and in a loop that was left.

#[path = "twin/leaf.rs"]
#[allow(dead_code, reason = "`twin` uses the rest")]
mod leaf;
#[path = "support/leaves.rs"]
#[allow(unused_macros, unused_imports, reason = "`corpus` uses the rest")]
mod leaves;

use flatten::prelude::*;
use flatten_core::op::types::PLAIN;
use flatten_core::ty::{NAMES, Scalar, Ty};
use flatten_core::value::Value;
use leaves::Function;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// From leaves to leaves.
type Run = fn(&[Value]) -> Vec<Value>;

/// A body on a type, in one of its places.
struct Arm {
    ty: &'static str,
    name: &'static str,
    params: &'static [&'static str],
    original: Run,
    twin: Run,
}

/// The rows of a type: name, twin, parameters, result, and the body that may panic.
macro_rules! arms {
    ($arms:ident $module:ident $T:ident:
        $($name:ident / $twin:ident ($($p:ident: $P:ident),*) -> $R:ident { $($body:tt)* })*) => {
        #[allow(unreachable_pub, clippy::all, reason = "bodies of every kind")]
        mod $module {
            #[super::flatten(exact)]
            pub mod untaken {
                use flatten::prelude::*;
                $(#[flatten]
                pub fn $name(taken: bool, rest: $R, $($p: $P),*) -> $R {
                    if taken { $($body)* } else { rest }
                })*
            }

            #[super::flatten(exact)]
            pub mod returned {
                use flatten::prelude::*;
                $(#[flatten]
                pub fn $name(taken: bool, rest: $R, $($p: $P),*) -> $R {
                    if !taken {
                        return rest;
                    }
                    $($body)*
                })*
            }

            #[super::flatten(exact)]
            pub mod broken {
                use flatten::prelude::*;
                $(#[flatten]
                pub fn $name(taken: bool, rest: $R, $($p: $P),*) -> $R {
                    let mut result = rest;
                    for _ in 0..2 {
                        if !taken {
                            break;
                        }
                        result = { $($body)* };
                    }
                    result
                })*
            }
        }

        const $arms: &[Arm] = &[
            $(arms!(@row $module untaken $T $name $twin $R $($P)*),)*
            $(arms!(@row $module returned $T $name $twin $R $($P)*),)*
            $(arms!(@row $module broken $T $name $twin $R $($P)*),)*
        ];
    };
    (@row $module:ident $place:ident $T:ident $name:ident $twin:ident $R:ident $($P:ident)*) => {
        Arm {
            ty: stringify!($T),
            name: stringify!($name),
            params: &["bool", stringify!($R), $(stringify!($P)),*],
            original: |row| Function::call($module::$place::$name, row),
            twin: |row| Function::call($module::$place::$twin, row),
        }
    };
}

macro_rules! signed {
    ($($arms:ident $module:ident $T:ident $U:ident { $($more:tt)* })*) => {$(
        arms! { $arms $module $T:
            neg / neg_flat (x: $T) -> $T { -x }
            abs / abs_flat (x: $T) -> $T { x.abs() }
            add / add_flat (x: $T, y: $T) -> $T { x + y }
            sub / sub_flat (x: $T, y: $T) -> $T { x - y }
            mul / mul_flat (x: $T, y: $T) -> $T { x * y }
            div / div_flat (x: $T, y: $T) -> $T { x / y }
            rem / rem_flat (x: $T, y: $T) -> $T { x % y }
            shl / shl_flat (x: $T, y: $U) -> $T { x << y }
            shr / shr_flat (x: $T, y: $U) -> $T { x >> y }
            shl_signed / shl_signed_flat (x: $T, y: $T) -> $T { x << y }
            compound / compound_flat (x: $T, y: $T) -> $T { let mut z = x; z *= y; z -= x; z %= y; z }
            rem_euclid / rem_euclid_flat (x: $T, y: $T) -> $T { x.rem_euclid(y) }
            div_euclid / div_euclid_flat (x: $T, y: $T) -> $T { x.div_euclid(y) }
            $($more)*
        }
    )*};
}

macro_rules! unsigned {
    ($($arms:ident $module:ident $T:ident { $($more:tt)* })*) => {$(
        arms! { $arms $module $T:
            add / add_flat (x: $T, y: $T) -> $T { x + y }
            sub / sub_flat (x: $T, y: $T) -> $T { x - y }
            mul / mul_flat (x: $T, y: $T) -> $T { x * y }
            div / div_flat (x: $T, y: $T) -> $T { x / y }
            rem / rem_flat (x: $T, y: $T) -> $T { x % y }
            shl / shl_flat (x: $T, y: $T) -> $T { x << y }
            shr / shr_flat (x: $T, y: $T) -> $T { x >> y }
            $($more)*
        }
    )*};
}

/// What vectors of integers have and their scalars do not.
macro_rules! vectors {
    ($macro:ident $($arms:ident $module:ident $T:ident $($U:ident)? => $S:ident;)*) => {
        $macro! {$($arms $module $T $($U)? {
            dot / dot_flat (x: $T, y: $T) -> $S { x.dot(y) }
            length_squared / length_squared_flat (x: $T) -> $S { x.length_squared() }
            element_sum / element_sum_flat (x: $T) -> $S { x.element_sum() }
            element_product / element_product_flat (x: $T) -> $S { x.element_product() }
            add_scalar / add_scalar_flat (x: $T, y: $S) -> $T { x + y }
            mul_scalar / mul_scalar_flat (x: $T, y: $S) -> $T { y * x }
            div_scalar / div_scalar_flat (x: $T, y: $S) -> $T { x / y }
            rem_scalar / rem_scalar_flat (x: $T, y: $S) -> $T { x % y }
        })*}
    };
}

signed! {
    SIGNED int i32 u32 {
        pow / pow_flat (x: i32, y: i32) -> i32 { x.pow(9) ^ y.pow(4) }
        shr_signed / shr_signed_flat (x: i32, y: i32) -> i32 { x >> y }
        clamp / clamp_flat (x: i32, lo: i32, hi: i32) -> i32 { x.clamp(lo, hi) }
        cast / cast_flat (x: f32) -> i32 { x as i32 + 1 }
        index / index_flat (x: i32, y: i32) -> i32 { [x, y, 3][x as u32 as usize] }
        index_store / index_store_flat (x: i32, y: i32) -> i32 {
            let mut a = [[y; 2]; 2];
            a[(x & 1) as usize][x as u32 as usize] += 7 * (y & 1);
            a[0][1] ^ a[1][0]
        }
    }
}
unsigned! {
    UNSIGNED uint u32 {
        pow / pow_flat (x: u32, y: u32) -> u32 { x.pow(9) ^ y.pow(4) }
        rem_euclid / rem_euclid_flat (x: u32, y: u32) -> u32 { x.rem_euclid(y) }
        div_euclid / div_euclid_flat (x: u32, y: u32) -> u32 { x.div_euclid(y) }
        clamp / clamp_flat (x: u32, lo: u32, hi: u32) -> u32 { x.clamp(lo, hi) }
        abs_diff / abs_diff_flat (x: u32, y: u32) -> u32 { x.abs_diff(y) - 1 }
        cast / cast_flat (x: f32) -> u32 { x as u32 - 1 }
        usize_sub / usize_sub_flat (x: u32, y: u32) -> u32 { (x as usize - y as usize) as u32 }
        usize_rem / usize_rem_flat (x: u32, y: u32) -> u32 { (x as usize % y as usize) as u32 }
        index_lane / index_lane_flat (x: u32, y: u32) -> u32 { UVec3::new(x, y, 3)[y as usize] }
    }
}
vectors! { signed
    IVEC2 ivec2_arms IVec2 UVec2 => i32;
    IVEC3 ivec3_arms IVec3 UVec3 => i32;
    IVEC4 ivec4_arms IVec4 UVec4 => i32;
}
vectors! { unsigned
    UVEC2 uvec2_arms UVec2 => u32;
    UVEC3 uvec3_arms UVec3 => u32;
    UVEC4 uvec4_arms UVec4 => u32;
}
arms! { FLOAT float f32:
    clamp / clamp_flat (x: f32, lo: f32, hi: f32) -> f32 { x.clamp(lo, hi) }
    clamp_constant / clamp_constant_flat (x: f32, lo: f32) -> f32 { x.clamp(lo, 1.0) }
}
arms! { VEC2 vec2_arms Vec2: clamp / clamp_flat (x: Vec2, lo: Vec2, hi: Vec2) -> Vec2 { x.clamp(lo, hi) } }
arms! { VEC3 vec3_arms Vec3: clamp / clamp_flat (x: Vec3, lo: Vec3, hi: Vec3) -> Vec3 { x.clamp(lo, hi) } }
arms! { VEC4 vec4_arms Vec4: clamp / clamp_flat (x: Vec4, lo: Vec4, hi: Vec4) -> Vec4 { x.clamp(lo, hi) } }

const ARMS: &[&[Arm]] =
    &[SIGNED, UNSIGNED, IVEC2, IVEC3, IVEC4, UVEC2, UVEC3, UVEC4, FLOAT, VEC2, VEC3, VEC4];

/// The operands that operations panic on, and some on which they do not.
fn specials(scalar: Scalar) -> Vec<u32> {
    let floats = [0.0, -0.0, 1.0, -1.5, 2.5, 3e9, -3e9, 1e-40, f32::NAN, f32::INFINITY, f32::NEG_INFINITY];
    match scalar {
        Scalar::Bool => vec![0, 1],
        Scalar::F32 => floats.map(f32::to_bits).to_vec(),
        Scalar::I32 | Scalar::U32 => {
            vec![0, 1, 2, 7, 31, 32, 33, 70_000, i32::MAX as u32, 1 << 31, (1 << 31) + 1, u32::MAX]
        }
    }
}

/// Rows in which each lane meets every pair of special values.
fn rows(types: &[Ty]) -> Vec<Vec<Value>> {
    let row = |n: usize| {
        let mut left = n;
        let value = |(i, ty): (usize, &Ty)| {
            let list = specials(ty.scalar);
            let start = left % list.len() + i * (n % 3);
            left /= list.len();
            Value::from_lanes(*ty, |lane| list[(start + lane * 5) % list.len()])
        };
        types.iter().enumerate().map(value).collect()
    };
    let total: usize = types.iter().map(|ty| specials(ty.scalar).len()).product();
    (0..total.min(500)).map(row).collect()
}

fn type_of(name: &str) -> Ty {
    name.parse().expect("the parameters are leaves")
}

#[test]
fn arms_not_taken_do_not_panic() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    let wrong: Vec<String> =
        ARMS.iter().flat_map(|arms| arms.iter()).filter_map(|arm| check(arm).err()).collect();
    std::panic::set_hook(hook);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Runs an arm on all rows, not taken and taken.
fn check(arm: &Arm) -> Result<(), String> {
    let Arm { ty, name, params, original, twin } = arm;
    let quietly = |run: Run, row: &[Value]| catch_unwind(AssertUnwindSafe(|| run(row))).ok();
    let types: Vec<Ty> = params.iter().map(|name| type_of(name)).collect();
    let mut panicked = 0;
    for row in rows(&types[1..]) {
        for taken in [false, true] {
            let row = [&[Value::bool(taken)], &row[..]].concat();
            let Some(flat) = quietly(*twin, &row) else {
                return Err(format!("{ty} {name} of {row:?}: the twin panics"));
            };
            match quietly(*original, &row) {
                Some(want) if !want.iter().zip(&flat).all(|(x, y)| x.same(*y)) => {
                    return Err(format!("{ty} {name} of {row:?}: Rust {want:?}, twin {flat:?}"));
                }
                None if !taken => return Err(format!("{ty} {name} of {row:?}: the original panics")),
                None => panicked += 1,
                Some(_) => {}
            }
        }
    }
    // glam's clamps check their bounds only where it is built to.
    let panics = panicked > 0 || (*name == "clamp" && ty.starts_with("Vec"));
    if panics { Ok(()) } else { Err(format!("{ty} {name} never panics in Rust")) }
}

/// Every operation that [`flatten_core::op::Op::trap`] knows to panic has its row.
#[test]
fn every_operation_that_panics_has_a_row() {
    let rows_of: BTreeSet<(&str, &str)> =
        ARMS.iter().flat_map(|arms| arms.iter()).map(|arm| (arm.name, arm.ty)).collect();
    let mut trapping = BTreeSet::new();
    for op in PLAIN {
        for (ty, name) in NAMES.iter().filter(|(ty, _)| *ty != Ty::TUPLE) {
            let shift = ty.with_scalar(Scalar::U32);
            let tries = [vec![*ty], vec![*ty; 2], vec![*ty; 3], vec![*ty, shift]];
            for types in tries.iter().filter(|types| op.result(types).is_some()) {
                if rows(types).iter().any(|row| op.trap(row).is_some()) {
                    trapping.insert((op.name(), *name));
                }
            }
        }
    }
    assert!(trapping.len() >= 60, "{trapping:?}");
    let missing: Vec<_> = trapping.difference(&rows_of).collect();
    assert!(missing.is_empty(), "no arm for {missing:?}");
}
