//! Natives, against the operations that they stand for and against glam.

use crate::{gives, grid};
use flatten_core::graph::Graph;
use flatten_core::op::Op;
use flatten_core::op::native::NATIVES;
use flatten_core::ty::{NAMES, Scalar, Ty};
use flatten_core::value::Value;
use glam::{Vec3, Vec4};

#[test]
fn of_scalars_they_are_their_formulas() {
    for x in grid::few_floats() {
        gives(Op::Saturate, &[Value::f32(x)], Value::f32(x.clamp(0.0, 1.0)));
        gives(Op::InverseSqrt, &[Value::f32(x)], Value::f32(1.0 / x.sqrt()));
        gives(Op::Fract, &[Value::f32(x)], Value::f32(x - x.floor()));
        for y in grid::few_floats() {
            gives(Op::Step, &[x, y].map(Value::f32), Value::f32(if y < x { 0.0 } else { 1.0 }));
            for z in grid::few_floats() {
                let args = [x, y, z].map(Value::f32);
                gives(Op::Mad, &args, Value::f32(x * y + z));
                gives(Op::Nmad, &args, Value::f32(z - x * y));
                gives(Op::Mix, &args, Value::f32(x * (1.0 - z) + y * z));
                let t = ((z - x) / (y - x)).clamp(0.0, 1.0);
                gives(Op::Smoothstep, &args, Value::f32(t * t * (3.0 - 2.0 * t)));
            }
        }
    }
}

#[test]
fn of_integers_they_wrap() {
    for x in grid::ints() {
        for y in grid::ints() {
            let args = [x, y, x ^ y].map(Value::i32);
            gives(Op::Mad, &args, Value::i32(x.wrapping_mul(y).wrapping_add(x ^ y)));
            gives(Op::Nmad, &args, Value::i32((x ^ y).wrapping_sub(x.wrapping_mul(y))));
        }
    }
}

#[test]
fn of_vectors_they_are_glam() {
    let value = |v: Vec3| Value::vec(&v.to_array());
    for [x, y] in grid::vector_pairs::<f32, 3>(&grid::few_floats()) {
        let (v, w) = (Vec3::from_array(x), Vec3::from_array(y));
        gives(Op::Distance, &[value(v), value(w)], Value::f32(v.distance(w)));
        gives(Op::Sum, &[value(v)], Value::f32(v.element_sum()));
        gives(Op::Mix, &[value(v), value(w), Value::vec(&[0.25; 3])], value(v.lerp(w, 0.25)));
        gives(Op::Saturate, &[value(v)], Value::vec(&x.map(|x| x.clamp(0.0, 1.0))));
        gives(Op::Reflect, &[value(v), value(w)], value(v - (v.dot(w) * 2.0) * w));
        // Which zero, Rust leaves open.
        let fold = |op: Op| x.map(Value::f32).into_iter().reduce(|x, y| op.eval(&[x, y]));
        gives(Op::MinElement, &[value(v)], fold(Op::Min).expect("there are lanes"));
        gives(Op::MaxElement, &[value(v)], fold(Op::Max).expect("there are lanes"));
    }
    let v = Vec4::new(1.0, -2.0, 3.5, 0.25);
    gives(Op::Sum, &[Value::vec(&v.to_array())], Value::f32(2.75));
    gives(Op::Fract, &[Value::vec(&v.to_array())], Value::vec(&v.fract_gl().to_array()));
}

#[test]
fn types_and_text() {
    for op in NATIVES {
        let types = NAMES.iter().map(|(ty, _)| *ty);
        let takes = |ty: &Ty| (1..=3).any(|n| op.result(&vec![*ty; n]).is_some());
        let takes: Vec<Ty> = types.filter(takes).collect();
        assert!(takes.iter().any(|ty| *ty == Ty::new(Scalar::F32, 3)), "{}", op.name());
        assert!(takes.iter().all(|ty| !ty.is_bool() && *ty != Ty::TUPLE), "{}", op.name());
    }
    let text = "fn f(v: Vec3, w: Vec3) -> Vec3 {
    %0 = param 0 : Vec3
    %1 = param 1 : Vec3
    %2 = distance %0 %1 : f32
    %3 = splat 3 %2 : Vec3
    %4 = mad %0 %1 %3 : Vec3
    return %4
}";
    assert_eq!(text.parse::<Graph>().expect("it parses").to_string().trim_end(), text);
}
