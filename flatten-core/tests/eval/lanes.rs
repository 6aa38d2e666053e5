//! Vectors, against what the operation does to their lanes; and the types that every operation takes.

use crate::{gives, grid};
use flatten_core::op::types::PLAIN;
use flatten_core::op::{Op, Swizzle};
use flatten_core::ty::{NAMES, Scalar, Ty};
use flatten_core::value::Value;

/// Every combination of operand types that the operation takes.
fn signatures(op: Op) -> Vec<Vec<Ty>> {
    let types = || NAMES.iter().map(|(ty, _)| *ty);
    let mut found = Vec::new();
    for a in types() {
        found.push(vec![a]);
        for b in types() {
            found.push(vec![a, b]);
            // Operations of three operands take at most two types.
            found.extend([vec![a, b, b], vec![a, b, b, b]]);
        }
    }
    found.retain(|types| op.result(types).is_some());
    found
}

fn values(ty: Ty) -> Vec<u32> {
    match ty.scalar {
        Scalar::Bool => vec![0, 1],
        Scalar::F32 => grid::few_floats().into_iter().chain([0.5, 2.5]).map(f32::to_bits).collect(),
        Scalar::I32 | Scalar::U32 => grid::uints().into_iter().take(18).collect(),
    }
}

/// Operands of these types, 300 rows of them, with the values in ever new company.
fn rows(types: &[Ty]) -> Vec<Vec<Value>> {
    let mut state = 1u32;
    let mut pick = |ty: Ty| {
        state = state.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        let values = values(ty);
        values[(state >> 16) as usize % values.len()]
    };
    let mut value = |ty: &Ty| {
        let bits: Vec<u32> = (0..ty.lanes).map(|_| pick(*ty)).collect();
        Value::from_lanes(*ty, |i| bits[i])
    };
    (0..300).map(|_| types.iter().map(&mut value).collect()).collect()
}

/// `floor` and its kin on a `Vec4` lose the sign of zero.
fn rounds(op: Op, ty: Ty) -> bool {
    let rounding = matches!(op, Op::Floor | Op::Ceil | Op::Trunc | Op::Round);
    rounding && ty == Ty::new(Scalar::F32, 4)
}

#[test]
fn vectors_are_their_lanes() {
    let lane_wise =
        |op: &&Op| !matches!(op, Op::All | Op::Compose | Op::Dot | Op::Cross | Op::Length | Op::Normalize);
    let casts =
        [Scalar::F32, Scalar::I32, Scalar::U32].into_iter().flat_map(|s| [Op::Cast(s), Op::Bitcast(s)]);
    for op in PLAIN.iter().filter(lane_wise).copied().chain(casts) {
        let signatures = signatures(op);
        assert_ne!(signatures, [] as [Vec<Ty>; 0], "{}", op.name());
        for types in signatures {
            let ty = op.result(&types).unwrap();
            // `%` of two `Vec4` is glam's, not that of its lanes.
            if op == Op::Rem && ty == Ty::new(Scalar::F32, 4) {
                continue;
            }
            for args in rows(&types) {
                let value = op.eval(&args);
                assert_eq!(value.ty, ty);
                for i in 0..ty.lanes as usize {
                    let lane = |v: &Value| if v.ty.is_vector() { v.lane(i) } else { *v };
                    let mut expected = op.eval(&args.iter().map(lane).collect::<Vec<_>>());
                    if rounds(op, ty) && expected.f(0) == 0.0 {
                        expected = Value::f32(0.0);
                    }
                    assert!(value.lane(i).same(expected), "{} of {args:?} is {value}", op.name());
                }
            }
        }
    }
}

#[test]
fn lanes_go_where_they_are_told() {
    let v = Value::vec(&[1.0, 2.0, 3.0, 4.0]);
    assert_eq!(Op::Lane(2).eval(&[v]), Value::f32(3.0));
    assert_eq!(Op::Swizzle(Swizzle::parse("wx").unwrap()).eval(&[v]), Value::vec(&[4.0, 1.0]));
    assert_eq!(Op::Swizzle(Swizzle::parse("yyzx").unwrap()).eval(&[v]), Value::vec(&[2.0, 2.0, 3.0, 1.0]));
    assert_eq!(Op::Splat(3).eval(&[Value::f32(2.0)]), Value::vec(&[2.0, 2.0, 2.0]));
    assert_eq!(Op::Compose.eval(&[Value::f32(2.0), Value::f32(-0.0)]), Value::vec(&[2.0, -0.0]));
    let bools = |x: [u32; 3]| Value::from_lanes(Ty::new(Scalar::Bool, 3), |i| x[i]);
    assert_eq!(Op::All.eval(&[bools([1, 1, 1])]), Value::bool(true));
    assert_eq!(Op::All.eval(&[bools([1, 0, 1])]), Value::bool(false));
    let [x, y] = [Value::vec(&[1.0, 2.0]), Value::vec(&[3.0, 4.0])];
    assert_eq!(Op::Select.eval(&[Value::bool(false), x, y]), y);
    let c = Value::from_lanes(Ty::new(Scalar::Bool, 2), |i| i as u32);
    assert_eq!(Op::Select.eval(&[c, x, y]), Value::vec(&[3.0, 2.0]));
}

#[test]
fn tables_end_with_their_last_element() {
    let elements = [Value::f32(1.5), Value::f32(-0.0), Value::f32(f32::NAN), Value::f32(7.0)];
    for i in [0, 1, 2, 3, 4, 5, u32::MAX] {
        let args = [&[Value::u32(i)], &elements[..]].concat();
        gives(Op::Table, &args, elements[(i as usize).min(3)]);
    }
    assert_eq!(Op::Table.result(&[Ty::U32, Ty::F32, Ty::F32]), Some(Ty::F32));
    assert_eq!(Op::Table.result(&[Ty::I32, Ty::F32, Ty::F32]), None);
    assert_eq!(Op::Table.result(&[Ty::U32, Ty::F32, Ty::I32]), None);
    assert_eq!(Op::Table.result(&[Ty::U32]), None);
}
