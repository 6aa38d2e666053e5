//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p000::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p000::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p001", |v| { let mut a0 = (Leaf::read(v[0]), Mat4::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])), p001::Pair(Leaf::read(v[5]), Leaf::read(v[6]))); let a1 = Leaf::read(v[7]); let a2 = Leaf::read(v[8]); let a3 = Leaf::read(v[9]); let r = p001::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(r.w_axis), Leaf::write(a0.0), Leaf::write(a0.1.x_axis), Leaf::write(a0.1.y_axis), Leaf::write(a0.1.z_axis), Leaf::write(a0.1.w_axis), Leaf::write(a0.2.0), Leaf::write(a0.2.1)] }, |v| { let mut a0 = (Leaf::read(v[0]), Mat4::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])), p001::Pair(Leaf::read(v[5]), Leaf::read(v[6]))); let a1 = Leaf::read(v[7]); let a2 = Leaf::read(v[8]); let a3 = Leaf::read(v[9]); let r = p001::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(r.w_axis), Leaf::write(a0.0), Leaf::write(a0.1.x_axis), Leaf::write(a0.1.y_axis), Leaf::write(a0.1.z_axis), Leaf::write(a0.1.w_axis), Leaf::write(a0.2.0), Leaf::write(a0.2.1)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p002::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p002::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p003::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p003::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p004", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p004::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p004::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p005::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p005::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p006", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p006::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p006::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p007", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p007::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p007::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p008", |v| { let a0 = p008::Hit(p008::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p008::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = p008::Hit(p008::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p008::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p009", |v| { let a0 = p009::Pair(Leaf::read(v[0])); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p009::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = p009::Pair(Leaf::read(v[0])); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p009::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p010", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p010::entry(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p010::entry_flat(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p011", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p011::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p011::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p012::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1.0), Leaf::write(a1.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p012::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1.0), Leaf::write(a1.1)] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p013::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p013::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p014", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p014::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p014::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p015", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p016::entry(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p016::entry_flat(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }),
    ("p017", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p017::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p017::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p018", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p018::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p018::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p019", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let r = p019::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let r = p019::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p020::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p020::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p021", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p021::Hit { a: Leaf::read(v[2]) }; let mut a3 = Leaf::read(v[3]); let r = p021::entry(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(r[2].0), Leaf::write(r[2].1), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2.a), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p021::Hit { a: Leaf::read(v[2]) }; let mut a3 = Leaf::read(v[3]); let r = p021::entry_flat(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(r[2].0), Leaf::write(r[2].1), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2.a), Leaf::write(a3)] }),
    ("p022", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p022::entry(&mut a0, &mut a1, &a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p022::entry_flat(&mut a0, &mut a1, &a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0), Leaf::write(a1)] }),
    ("p023", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p023::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p023::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p024::entry(&a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p024::entry_flat(&a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p025", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p025::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p025::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = p026::Hit; let r = p026::entry(&a0, a1, a2); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = p026::Hit; let r = p026::entry_flat(&a0, a1, a2); vec![Leaf::write(r.0)] }),
    ("p027", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p027::entry(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p027::entry_flat(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p028", |v| { let mut a0 = p028::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = p028::Pair(Leaf::read(v[4])); let r = p028::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b)] }, |v| { let mut a0 = p028::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = p028::Pair(Leaf::read(v[4])); let r = p028::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b)] }),
    ("p029", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p029::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p029::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p029::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p029::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p030::entry(&a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p030::entry_flat(&a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b)] }),
    ("p031", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p031::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p031::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p032::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p032::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p033", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p033::Pair(Leaf::read(v[2])); let a3 = Leaf::read(v[3]); let r = p033::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2.0)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p033::Pair(Leaf::read(v[2])); let a3 = Leaf::read(v[3]); let r = p033::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2.0)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p034::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p034::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p035", |v| { let a0 = p035::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p035::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p035::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p035::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p036", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p036::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p036::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p037", |v| { let a0 = [[Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]]; let mut a1 = Leaf::read(v[6]); let mut a2 = Leaf::read(v[7]); let r = p037::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = [[Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]]; let mut a1 = Leaf::read(v[6]); let mut a2 = Leaf::read(v[7]); let r = p037::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p038", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p038::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p038::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p039::entry(&a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.x_axis), Leaf::write(a3.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p039::entry_flat(&a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.x_axis), Leaf::write(a3.y_axis)] }),
    ("p040", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), p040::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }, p040::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }); let a2 = Leaf::read(v[8]); let r = p040::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1.a), Leaf::write(a1.1.b), Leaf::write(a1.1.c), Leaf::write(a1.2.a), Leaf::write(a1.2.b), Leaf::write(a1.2.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), p040::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }, p040::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }); let a2 = Leaf::read(v[8]); let r = p040::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1.a), Leaf::write(a1.1.b), Leaf::write(a1.1.c), Leaf::write(a1.2.a), Leaf::write(a1.2.b), Leaf::write(a1.2.c)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p041::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p041::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p042", |v| { let a0 = p042::Hit { a: Leaf::read(v[0]) }; let a1 = p042::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p042::entry(&a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = p042::Hit { a: Leaf::read(v[0]) }; let a1 = p042::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p042::entry_flat(&a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p043::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p043::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p044", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p044::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p044::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p045", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p045::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p045::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p046", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p046::entry(&mut a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p046::entry_flat(&mut a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let a1 = p047::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p047::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p047::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p047::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p048", |v| { let a0 = Leaf::read(v[0]); let a1 = p048::Hit { a: Leaf::read(v[1]) }; let r = p048::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p048::Hit { a: Leaf::read(v[1]) }; let r = p048::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p049", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p049::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p049::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p051", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p051::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p051::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p052::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p052::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p052::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p052::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p053", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p053::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p053::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p054", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let r = p054::entry(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let r = p054::entry_flat(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p055", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p055::entry(&a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p055::entry_flat(&a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p056::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p056::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p057", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p057::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1])] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p057::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1])] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p058::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p058::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p059::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p059::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p060::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p060::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p061", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p061::entry(&mut a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p061::entry_flat(&mut a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0)] }),
    ("p062", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p062::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p062::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p063", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p063::entry(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p063::entry_flat(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p064", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p064::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p064::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p065", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p065::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p065::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p066", |v| { let a0 = p066::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let r = p066::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = p066::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let r = p066::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p067::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p067::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p067::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p067::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p068", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p068::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p068::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p069", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p069::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p069::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p070", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p070::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p070::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p071", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p071::entry(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p071::entry_flat(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p072::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p072::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p073", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let r = p073::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let r = p073::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p075", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p075::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a3 = Leaf::read(v[4]); let r = p075::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p075::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a3 = Leaf::read(v[4]); let r = p075::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p076", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let r = p076::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let r = p076::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p077", |v| { let a0 = p077::State { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p077::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p077::State { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p077::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p078", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p078::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p078::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p079::State { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p079::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p079::State { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p079::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }),
    ("p080", |v| { let a0 = p080::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p080::entry(a0, &a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = p080::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p080::entry_flat(a0, &a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p081", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p081::entry(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p081::entry_flat(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p082", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p082::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p082::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p083", |v| { let mut a0 = [Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))]; let a1 = Leaf::read(v[6]); let mut a2 = Leaf::read(v[7]); let a3 = Leaf::read(v[8]); let r = p083::entry(&mut a0, &a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0[0].x_axis), Leaf::write(a0[0].y_axis), Leaf::write(a0[0].z_axis), Leaf::write(a0[1].x_axis), Leaf::write(a0[1].y_axis), Leaf::write(a0[1].z_axis), Leaf::write(a2)] }, |v| { let mut a0 = [Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))]; let a1 = Leaf::read(v[6]); let mut a2 = Leaf::read(v[7]); let a3 = Leaf::read(v[8]); let r = p083::entry_flat(&mut a0, &a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0[0].x_axis), Leaf::write(a0[0].y_axis), Leaf::write(a0[0].z_axis), Leaf::write(a0[1].x_axis), Leaf::write(a0[1].y_axis), Leaf::write(a0[1].z_axis), Leaf::write(a2)] }),
    ("p084", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p084::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p084::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p085", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p085::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p085::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(a1), Leaf::write(a2)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p086::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p086::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p087", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p087::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p087::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p088", |v| { let a0 = p088::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p088::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = p088::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p088::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p089::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p089::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p090", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p090::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p090::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p091", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p091::Pair(Leaf::read(v[1])); let r = p091::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p091::Pair(Leaf::read(v[1])); let r = p091::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p092::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p092::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p093", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p093::entry(a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p093::entry_flat(a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p094", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p094::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p094::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p095", |v| { let mut a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = p095::State { a: Leaf::read(v[4]) }; let a3 = [Mat3::from_cols(Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])), Mat3::from_cols(Leaf::read(v[8]), Leaf::read(v[9]), Leaf::read(v[10])), Mat3::from_cols(Leaf::read(v[11]), Leaf::read(v[12]), Leaf::read(v[13]))]; let r = p095::entry(&mut a0, &a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a0.z_axis)] }, |v| { let mut a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = p095::State { a: Leaf::read(v[4]) }; let a3 = [Mat3::from_cols(Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])), Mat3::from_cols(Leaf::read(v[8]), Leaf::read(v[9]), Leaf::read(v[10])), Mat3::from_cols(Leaf::read(v[11]), Leaf::read(v[12]), Leaf::read(v[13]))]; let r = p095::entry_flat(&mut a0, &a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a0.z_axis)] }),
    ("p096", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p096::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p096::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p097", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p097::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p097::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p098::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p098::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p099", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p099::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p099::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p100", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p100::State { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p100::entry(&a0, &a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p100::State { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p100::entry_flat(&a0, &a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p101", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p101::entry(a0, &a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p101::entry_flat(a0, &a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p102", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p102::Hit(Leaf::read(v[1])); let mut a2 = Leaf::read(v[2]); let r = p102::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p102::Hit(Leaf::read(v[1])); let mut a2 = Leaf::read(v[2]); let r = p102::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p103", |v| { let a0 = p103::Hit(Leaf::read(v[0])); let mut a1 = Leaf::read(v[1]); let r = p103::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p103::Hit(Leaf::read(v[0])); let mut a1 = Leaf::read(v[1]); let r = p103::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p104::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p104::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p105::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p105::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p107::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p107::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p108", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p108::entry(a0, a1, &a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p108::entry_flat(a0, a1, &a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p109::entry(a0, &a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p109::entry_flat(a0, &a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p110", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let mut a2 = p110::Pair { a: Leaf::read(v[4]) }; let r = p110::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.a)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let mut a2 = p110::Pair { a: Leaf::read(v[4]) }; let r = p110::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.a)] }),
    ("p111", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p111::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p111::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p112::entry(a0, &a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p112::entry_flat(a0, &a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p113", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p113::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p113::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p114::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p114::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p115::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p115::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p116::Hit(Leaf::read(v[2]), p116::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }); let mut a3 = (Leaf::read(v[5]), p116::Hit(Leaf::read(v[6]), p116::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]) }), p116::Hit(Leaf::read(v[9]), p116::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]) })); let r = p116::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3.0), Leaf::write(a3.1.0), Leaf::write(a3.1.1.a), Leaf::write(a3.1.1.b), Leaf::write(a3.2.0), Leaf::write(a3.2.1.a), Leaf::write(a3.2.1.b)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p116::Hit(Leaf::read(v[2]), p116::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }); let mut a3 = (Leaf::read(v[5]), p116::Hit(Leaf::read(v[6]), p116::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]) }), p116::Hit(Leaf::read(v[9]), p116::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]) })); let r = p116::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3.0), Leaf::write(a3.1.0), Leaf::write(a3.1.1.a), Leaf::write(a3.1.1.b), Leaf::write(a3.2.0), Leaf::write(a3.2.1.a), Leaf::write(a3.2.1.b)] }),
    ("p117", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p117::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p117::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])), Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5])), Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p118::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])), Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5])), Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p118::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p120", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p120::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p120::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p121", |v| { let a0 = p121::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = [p121::Hit(Leaf::read(v[2])), p121::Hit(Leaf::read(v[3]))]; let mut a2 = Leaf::read(v[4]); let a3 = p121::Hit(Leaf::read(v[5])); let r = p121::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p121::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = [p121::Hit(Leaf::read(v[2])), p121::Hit(Leaf::read(v[3]))]; let mut a2 = Leaf::read(v[4]); let a3 = p121::Hit(Leaf::read(v[5])); let r = p121::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p122::entry(a0, &mut a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p122::entry_flat(a0, &mut a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p123", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let r = p123::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let r = p123::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p124", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p124::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p124::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a3)] }),
    ("p125", |v| { let a0 = p125::Hit; let mut a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p125::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = p125::Hit; let mut a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p125::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p126", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p126::entry(&a0, &a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p126::entry_flat(&a0, &a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }),
    ("p127", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p127::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p127::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p128", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p128::entry(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p128::entry_flat(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p129", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p129::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p129::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p130", |v| { let a0 = p130::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p130::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = p130::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p130::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p131::State { a: Leaf::read(v[3]), b: p131::Hit(Leaf::read(v[4])), c: Leaf::read(v[5]) }; let r = p131::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p131::State { a: Leaf::read(v[3]), b: p131::Hit(Leaf::read(v[4])), c: Leaf::read(v[5]) }; let r = p131::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p132::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p132::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p133::Hit(Leaf::read(v[1])); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p133::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a.0), Leaf::write(r.b.0), Leaf::write(r.c.0), Leaf::write(a1.0), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p133::Hit(Leaf::read(v[1])); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p133::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a.0), Leaf::write(r.b.0), Leaf::write(r.c.0), Leaf::write(a1.0), Leaf::write(a2)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p135::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p135::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p136::Pair(Leaf::read(v[2])); let a3 = Leaf::read(v[3]); let r = p136::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p136::Pair(Leaf::read(v[2])); let a3 = Leaf::read(v[3]); let r = p136::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p137::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p137::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p138", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p138::entry(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p138::entry_flat(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p139", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p139::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p139::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p140", |v| { let a0 = p140::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p140::entry(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p140::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p140::entry_flat(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p141", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p141::entry(&a0, &mut a1, &a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p141::entry_flat(&a0, &mut a1, &a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p143", |v| { let a0 = p143::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let mut a3 = [Leaf::read(v[5]), Leaf::read(v[6])]; let r = p143::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3[0]), Leaf::write(a3[1])] }, |v| { let a0 = p143::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let mut a3 = [Leaf::read(v[5]), Leaf::read(v[6])]; let r = p143::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3[0]), Leaf::write(a3[1])] }),
    ("p144", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p144::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p144::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p145", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p145::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p145::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1), Leaf::write(a2)] }),
    ("p146", |v| { let a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let mut a1 = Leaf::read(v[4]); let mut a2 = [Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])]; let r = p146::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }, |v| { let a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let mut a1 = Leaf::read(v[4]); let mut a2 = [Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])]; let r = p146::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }),
    ("p147", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))); let a2 = Leaf::read(v[6]); let r = p147::entry(a0, a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))); let a2 = Leaf::read(v[6]); let r = p147::entry_flat(a0, a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p148", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p148::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p148::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1])] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p149::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p149::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
];

#[flatten]
mod p000 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(u32, Vec3),
        Near { a: bool, b: BVec3, c: usize },
        Far,
        Other(f32),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const FIRST: Self = Kind::Empty(2, Vec3::new(-0.0, 2.0, -1.5));
        const ALL: [Kind; 2] = [
            Kind::Near {
                a: false,
                b: BVec3::new(true, false, true),
                c: 2,
            },
            Self::FIRST,
        ];
    }
    impl Kind {
        fn step(mut self, a: usize) -> BVec3 {
            'outer: for n in 0..0 {
                'inner: for t in 0..4u8 {
                    self = (if (a <= a) {
                        Kind::Empty(
                            ('block: {
                                if (((match (((n as i32) > n)).then_some(Kind::Far) {
                                    None => (1_usize != (t as usize)),
                                    None => FLAGS[((n as i32) & 1) as usize],
                                    None if ((n as i32) > (-4)) => (5_usize <= a),
                                    mut a => false,
                                })
                                    && ({
                                        self = Kind::Empty(0, Vec3::new((t as f32), 0.25, (-0.0)));
                                        ((t as i32) != n)
                                    })))
                                {
                                    break 'block MASK;
                                }
                                (t as u32)
                            }),
                            Vec3::new(
                                TABLE[(({
                                    self = self;
                                    (t as u32)
                                }) % 4) as usize],
                                HALF,
                                STILL,
                            ),
                        )
                    } else {
                        Kind::Far
                    });
                }
            }
            BVec3::new(false, false, false)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: i32) -> f32 {
        'outer: for _ in 0u32..3 {
            if (((if (c < c) { None } else { Some(Kind::FIRST) }))
                .is_some_and(|x| (c <= c)))
            {
                continue;
            }
            let mut k1 = (flatten::math::select(MASK, 2_u32, (c != c))) & 3;
            'inner: while k1 > 0 && ((c > c)) {
                k1 -= 1;
                let mut a_2: Kind = Kind::Far;
            }
        }
        let mut x_2: Kind = ((if false { Some(Kind::Far) } else { None }))
            .unwrap_or_else(|| Kind::ALL[(*a) % 2]);
        let n = x_2.step((TABLE[(c & 1) as usize].abs() as usize & 15));
        ((STILL).abs() + 0.25)
            .min(4.0)
            .powf(((2.0_f32).clamp(-4.0, 4.0).exp2()).clamp(-2.0, 2.0))
    }
}

#[flatten]
mod p001 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub i32, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
        pub b: IVec2,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0, -other.1)
        }
    }
    const HALF: f32 = 0.5;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut (bool, Mat4, Pair), c: i32, mut v: f32, t: f32) -> Mat4 {
        if (([a.1.y_axis.y, a.1.y_axis.y])[0]).is_finite() {
            let (_, a_2, ..) = ((if a.0 { None } else { Some((-1_i32)) }))
                .map_or_else(
                    || (true, a.1, Pair(a.2.0, a.1.y_axis.y)),
                    |v| {
                        if (v).is_negative() {
                            return (a.0, a.1, a.2);
                        }
                        (*a)
                    },
                );
            if ((((&a.2 - &a.2))
                == (Pair(
                    c,
                    (Hit {
                        a: HALF,
                        b: IVec2::new(a.2.0, a.2.0),
                    })
                        .a,
                ))))
            {
                let (mut y, mut v) = (
                    (a_2.z_axis.z).div_euclid(1.5),
                    (Vec3::new(a_2.w_axis.y, a_2.w_axis.y, v)).z,
                );
                let mut k0 = -1i32;
                'outer: while k0 <= -1 {
                    k0 = k0 + 2;
                    let mut b: [f32; 2] = [a.1.z_axis.y, 3.0_f32];
                    'inner: for t in b.iter() {
                        let n: f32 = b[(a.2.0 & 1) as usize];
                    }
                    let mut k1 = (MASKS[(({
                        a.1.w_axis
                            *= (if (k0 != c) {
                                a_2.x_axis
                            } else {
                                Vec4::new((-1.0_f32), 0.0_f32, 0.0_f32, 0.0_f32)
                            });
                        0_u32
                    }) % 7) as usize]) & 3;
                    'inner: while k1 > 0 && (false) {
                        k1 -= 1;
                    }
                }
            }
        }
        Mat4::from_cols(
            Vec4::new(0.0, 0.0, 0.0, 0.0),
            Vec4::new(0.0, 0.0, 0.0, 0.0),
            Vec4::new(0.0, 0.0, 0.0, 0.0),
            Vec4::new(0.0, 0.0, 0.0, 0.0),
        )
    }
}

#[flatten]
mod p002 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub i32);
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit(self.0)
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit(self.0 & other)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(3);
        const ALL: [Hit; 2] = [Hit(-2), Self::FIRST];
    }
    impl Pair {
        fn step(self, a: &f32) -> Option<Mat2> {
            if (((Hit(self.a) * 2.0))
                != (Hit::ALL[(MASKS[(MASK % 7) as usize] % 2) as usize]))
            {
                let [x, b] = [(-1.0_f32), self.b.y];
                return (if (((x > self.b.y)).then_some(Mat2::IDENTITY))
                    .map_or_else(|| ((*a) > (-2.5_f32)), |v| (self.a > self.a))
                {
                    None
                } else {
                    Some(mat2(Vec2::new(2.0_f32, (-0.0_f32)), self.b))
                });
            }
            Some(
                Mat2::from_cols(
                    (self).b,
                    (Mat2::from_cols(
                        Vec2::new((-0.0_f32), 0.5_f32),
                        Vec2::new(self.b.x, 3.0_f32),
                    ) * self.b),
                ),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: bool, c: u32, y: &mut f32, mut n: u32) -> f32 {
        let mut turn = 0;
        let y: Option<Mat2> = 'value: loop {
            let mut x_2: [f32; 2] = [(*y), (*y)];
            'outer: for (b, _) in x_2.iter_mut().enumerate() {
                let mut x_2: [f32; 2] = [(*y); 2];
                'inner: for v in [
                    Hit(STEPS),
                    ({
                        (*y) = (((*y)).abs().ln_1p())
                            .rem_euclid(
                                ((Some(Mat2::from_diagonal(Vec2::new((*y), 0.25_f32))))
                                    .map_or_else(
                                        || ((*y) + (-0.0)),
                                        |y| (0.5_f32 + y.x_axis.y),
                                    )),
                            );
                        (*y) = (ceil(({ (*y) }))).abs().sqrt();
                        Hit((NARROW as i32))
                    }),
                ] {
                    let mut t: Pair = (if a {
                        Pair {
                            a: v.0,
                            b: Vec2::new((*y), 1.0),
                        }
                    } else {
                        Pair {
                            a: v.0,
                            b: Vec2::new((*y), 2.0),
                        }
                    });
                    let x = t.step(&(*y));
                    if (v.0 != t.a) {
                        break 'value Some(mat2(t.b, Vec2::new((*y), 0.0_f32)));
                    }
                }
            }
            if a {
                break (a).then_some(Mat2::from_diagonal(Vec2::new(1.0_f32, 0.25_f32)));
            }
            turn += 1;
            if turn >= 1 {
                break (if a {
                    Some(
                        Mat2::from_cols(
                            Vec2::new(0.0_f32, 3.0_f32),
                            Vec2::new(1.0_f32, (*y)),
                        ),
                    )
                } else {
                    None
                });
            }
        };
        (STILL + (n as f32))
    }
}

#[flatten]
mod p003 {
    use super::*;
    const STEPS: i32 = 3;
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 {
        let first = f(x);
        if first > 2.0 {
            return first;
        }
        f(first - 1.0)
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32, y: f32) -> f32 {
        let mut k0 = (MASK) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            if ((if (k0 < k0) {
                FLAGS[(1_u32 % 9) as usize]
            } else {
                'inner: for n in -1..2 {
                    if (false && (2_u32 < k0)) {
                        let mut n = (if (b != 1.0) { Some(0.5_f32) } else { None });
                        break;
                    }
                    if (((Vec2::new(b, b)) != (Vec2::new(1.0_f32, (-2.5_f32))))
                        && ((*c) > n))
                    {
                        break 'outer;
                    }
                }
                (k0 <= 1)
            })) {
                if false {
                    break;
                } else {
                    return taken((y).sin_cos().0, |x_2| (y * b));
                }
            }
            if k0 == 0 || ((k0 > k0)) {
                break;
            }
            k0 -= 1;
        }
        (b + ((*c) as f32))
    }
}

#[flatten]
mod p004 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub i32);
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: bool, c: f32, mut v: f32, mut n: u32) -> f32 {
        let mut k0 = (((STEPS) as u32 >> 3)) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            if a {
                let mut k1 = 2u32;
                'inner: while k1 > 0 {
                    if ((a).then_some(1_i32)).map_or_else(|| true, |v| a) {
                        if (((if a { None } else { Some(STEPS) }))
                            .is_some_and(|c| (([v, v, v]) == ([v; 3]))))
                        {
                            return (v - 0.0);
                        } else {
                            break;
                        }
                    }
                    if (((if matches!(a, false) {
                        Some((((NARROW as i32) & 63) << STEPS))
                    } else {
                        None
                    }))
                        .is_none())
                    {
                        let mut a_2: Vec3 = Vec3::new(0.5, v, 2.0);
                        let t: f32 = hadd(Vec3::splat((Vec2::new(v, a_2.x)).y));
                        let mut c: i32 = (((Pair(STEPS)).0 & 15)
                            * ((-LEVELS[(LEVELS[((NARROW as i32) & 1) as usize] & 1)
                                as usize]) & 7));
                    } else if false {} else {}
                    k1 -= 1;
                }
                return v;
            }
        }
        (-1.0)
    }
}

#[flatten]
mod p005 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Pair,
        pub b: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Vec2, c: &mut i32) -> f32 {
        let mut v: [f32; 3] = [1.5_f32, a.y, a.y];
        'outer: for c in v {
            let mut k1 = ((0.0_f32.abs() as u32 & 255)) & 3;
            'inner: loop {
                if (v[1] < v[1]) || k1 == 0 {
                    break;
                }
                k1 -= 1;
                if (c <= TABLE[(5_u32 % 4) as usize]) {
                    if (select(
                        Vec3::new(0.0_f32, a.x, 2.0_f32),
                        Vec3::new(2.0_f32, 1.0_f32, 2.0_f32),
                        (v[2] <= a.x),
                    ))
                        .cmple(
                            (Vec3::new(0.0, f32::NAN, 0.25)
                                - Vec3::new(0.5, TABLE[(STEPS & 1) as usize], a.y)),
                        )
                        .any()
                    {
                        return v[2];
                    }
                    let n = false else {
                        return a.y;
                    };
                }
            }
        }
        ((Vec4::new(v[2], v[0], v[2], (-2.5_f32)))[Pair::SIZE % 2] + v[1])
    }
}

#[flatten]
mod p006 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: f32,
        pub b: u32,
        pub c: Vec2,
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: if self.a < other { other } else { self.a },
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair { a: (other & 15) as f32 }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 {
        let first = f(x);
        if first > 2.0 {
            return first;
        }
        f(first - 1.0)
    }
    impl Pair {
        const FIRST: Self = Pair { a: 0.5 };
        const ALL: [Pair; 2] = [Pair { a: -0.0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, y: &mut f32, t: &bool) -> f32 {
        b /= 2.0;
        let mut y = MASK;
        (y, b) = (
            (((if (*t) { 100i16 } else { 7 } / 3 % 5) as u32 & 255)
                + ((y & 63) << (y & 7))),
            [((b).min(b) + 0.0), taken(b, |a| a), (Pair::SIZE as f32)]
                .into_iter()
                .filter(|&b| (if false { (*t) } else { (*t) }))
                .map(|mut c| (b + (-0.0)))
                .sum::<f32>(),
        );
        let mut x = ({
            'outer: for n in 0..2 {
                if (((if (!(*t)) {
                    (y < y)
                } else {
                    b
                        -= (b
                            + (({
                                let q = b;
                                if q == q { q.to_bits() >> 20 } else { 7 }
                            }) as f32));
                    (*t)
                }) && (*t)))
                {
                    let mut y: [f32; 3] = [3.0_f32, b, 3.0_f32];
                    'inner: for _ in &mut y {
                        let mut x: Pair = ((match (true, (2_usize * 2)) {
                            (x_2 @ true, 2) if x_2 => Pair { a: b },
                            (
                                _,
                                mut y,
                            ) if ((IVec2::new(1_i32, (-1_i32)))
                                == (IVec2::new(7_i32, 5_i32))) => {
                                (if (b > b) {
                                    Pair::ALL[(Pair::SIZE).min(1)]
                                } else {
                                    Pair { a: b }
                                })
                            }
                            _ => Pair { a: b },
                        }) * (-0.5));
                        x = Pair { a: 1.0 };
                        let mut v = ((1_u32 as f32)).mul_add(x.a, x.a);
                    }
                } else {}
            }
            Vec3::new(HALF, b, b)
        });
        (0.5 + (y as f32))
    }
}

#[flatten]
mod p007 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(f32, bool),
        Near { a: bool, b: Vec3, c: bool },
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, mut b: [i32; 2], c: &i32) -> bool {
            'block: {
                if ((*c) > self.0) {
                    break 'block;
                }
                let x_2: (f32, f32) = 'block_1: {
                    if (([b[1], (*c)]) != ([(-1_i32), b[1]])) {
                        break 'block_1 (
                            TABLE[(({
                                b = [5_i32, (*c)];
                                MASK
                            }) % 4) as usize],
                            0.5_f32,
                        );
                    }
                    (TABLE[(0_i32 & 1) as usize], HALF)
                };
            }
            'outer: for x_2 in 7..10i64 {
                let t: f32 = trunc((((x_2 as f32) - (x_2 as f32)) + 0.0));
            }
            ((Self::SIZE < 5) ^ (self.0 > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &usize) -> f32 {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            let [[mut v, mut y], [a, ..], [a_2, _]] = [
                [0_i32; 2],
                ({
                    let mut t: Pair = Pair((NARROW as i32));
                    let b = t.step([t.0, t.0], &t.0);
                    [t.0, t.0]
                }),
                (match Pair(STEPS) {
                    Pair((0 | 1_000)) => {
                        'inner: for c in 0..k0 {
                            let mut x_2 = Pair(
                                (((if (c < k0) {
                                    STEPS
                                } else {
                                    LEVELS[(5_u32 % 8) as usize]
                                }) & 15) * ((WIDE as i32) & 7)),
                            );
                            if ((*a) < 1.0) {
                                let mut x_2 = x_2.0;
                                continue 'inner;
                            }
                            let v = ((*a), flatten::math::cos((*a)));
                            let mut x: Pair = (&x_2 - &x_2);
                            let a_2 = x.step([x.0, x_2.0], &x_2.0);
                        }
                        [STEPS; 2]
                    }
                    _ => [STEPS; 2],
                }),
            ];
            let mut k1 = -1i32;
            'inner: while k1 <= 3 {
                if ((if (({
                    'block: {
                        let b: u32 = select(
                            ((UVec2::new(5_u32, k0)).max(UVec2::new(k0, k0))).y,
                            (match Kind::Empty(Pair::RATE, (k0 != k0)) {
                                Kind::Empty(n @ 1.0.., _) => k0,
                                Kind::Near { a: true, b: v, c: true } => (MASK & 0_u32),
                                Kind::Empty(mut n, mut a_2 @ true) => ((k1 & 255) as u32),
                                y => k0,
                            }),
                            (3_u32 < k0),
                        );
                        if (v > 1) {
                            let mut n: Pair = Pair(y);
                            let c = n.step([a_2; 2], &v);
                            break 'block;
                        }
                    }
                    (k1 <= a)
                })) {
                    break 'outer;
                } else {
                    (2_i32 != v)
                })) {
                    break;
                }
                if ((*c) <= 8) {
                    break;
                }
                k1 = 2 + k1;
            }
            k0 -= 1;
        }
        ((*a) + 3.0)
    }
}

#[flatten]
mod p008 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Pair, pub usize);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a,
                b: if self.b < other.b { self.b } else { other.b },
            }
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: self.a, b: -self.b }
        }
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0, self.1 ^ other.1)
        }
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit(self.0, self.1)
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Hit, c: i32, mut v: f32) -> u32 {
        'outer: for a_2 in (1..7).step_by(3).rev() {
            let mut k1 = (((3_i32) as f32 as u32)) & 3;
            'inner: loop {
                if ((a.0.a.y).sin_cos().0 < (CORNER).z) || k1 == 0 {
                    break;
                }
                k1 -= 1;
                let y: Vec4 = ((Vec4::new(a.0.b, 1.0_f32, a.0.a.x, 0.0_f32)).xxyy())
                    .move_towards(
                        (Vec4::new(2.0_f32, a.0.a.y, a.0.b, v)
                            * Vec4::new(v, 1.5_f32, a.0.a.y, 0.0_f32)),
                        0.5,
                    );
                let a_2: Pair = (Pair { a: a.0.a, b: y.z } + (-(a.0 + a.0)));
                if ((a.0.a) != (a.0.a)) {
                    return k1;
                }
            }
        }
        (if ((((a.1 < Pair::SIZE)
            && ({
                v *= a.0.a.y;
                (a.1 < a.1)
            }))
            && ({
                v = a.0.a.x;
                (a.0.a.y > v)
            })))
        {
            8
        } else {
            MASK
        })
    }
}

#[flatten]
mod p009 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub Vec2, pub Pair);
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0)
        }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair(self.0)
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair(self.0)
        }
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Pair, c: &mut f32, y: f32, t: &mut u32) -> f32 {
        let mut x: State = State(Vec2::new(1.0_f32, 1.5_f32), b);
        let mut k0 = (((*t)).wrapping_sub((*t))) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 0) {
                    break;
                }
                k1 += 1;
                let mut a_2 = ('block: {
                    let mut c = (x + (x + State(x.0, b)));
                    if (!((c) != (x))) {
                        let mut t: Pair = (&b - &c.1);
                        break 'outer;
                    }
                    if ((((c.0.x * c.0.y)
                        != select(x.0.x, x.0.x, (LEVELS[(k0 % 8) as usize] <= k1)))
                        || ({
                            b.0 = b.0;
                            (c.0.x > 0.0_f32)
                        })))
                    {
                        b = Pair((({ Pair(c.1.0) })).0);
                        let start = (({ x.0.x }) * flatten::math::hadd(c.0));
                        let mut a = 0.0;
                        a += start;
                        c.0.x = x.0.x;
                    } else {
                        let mut n = ({ c.1.0 });
                    }
                    c
                });
                if (Vec3::new(1.0_f32, 1.5_f32, x.0.x)).is_nan() {
                    continue 'inner;
                }
                let mut a_2 = (b.0 <= 5);
            }
        }
        TABLE[(b.0).min(3)]
    }
}

#[flatten]
mod p010 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Pair,
        pub b: Vec3,
        pub c: IVec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near,
        Far,
        Other(Vec3),
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit {
                a: self.a,
                b: self.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit {
                a: self.a,
                b: self.b,
                c: self.c,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut BVec3) -> [f32; 2] {
        let b = Pair {
            c: Vec2::select(
                ((Vec2::new((-2.5), (-0.0)) - Vec2::new(a, 0.0)))
                    .cmplt(
                        (Vec2::new(
                            (-0.0_f32),
                            TABLE[(({
                                (*c) = ((*c) | (*c));
                                MASK
                            }) % 4) as usize],
                        ))
                            .map(|a_2| {
                                if ((3.0_f32 > a) && (a_2 <= (-2.5_f32))) {
                                    return a;
                                }
                                a_2
                            }),
                    ),
                Vec2::new(1.0, a),
                Vec2::new(3.0, 3.0),
            ),
            ..Pair {
                b: a,
                c: Vec2::new(a, a),
                a: 3,
            }
        };
        let mut v = [
            (TABLE[(MASKS[(b.a).min(6)] % 4) as usize]).clamp(-1.0, 1.0).acos(),
            [(STEPS & (WIDE as i32)), ((WIDE as i32)).wrapping_neg(), STEPS]
                .into_iter()
                .filter_map(|kept| {
                    Some(kept)
                        .filter(|&a| {
                            (match (b.a, (a != (-4_i32)), MASK) {
                                (_, _, x) => ((-4_i32) > a),
                                _ => (a != (-1_i32)),
                            })
                        })
                })
                .map(|c| (b.b * 0.5_f32))
                .sum::<f32>(),
        ];
        let mut a: [[f32; 2]; 2] = [v, [0.25_f32; 2]];
        'outer: for x_2 in a.iter_mut().rev() {
            let n: Vec3 = Vec3::splat(
                (match ((
                    b.a,
                    ((Kind::Far) == (Kind::Near)),
                    (if (b.a < b.a) {
                        x_2[1]
                            += ((*x_2)[(MASK % 2) as usize] + ((x_2[0] + (-0.0)) * 0.0));
                        STEPS
                    } else {
                        0_i32
                    }),
                )) {
                    ((1 | 3), t @ true, 1) => b.c.y,
                    (1, _, -1..) => {
                        if (((0.5_f32).max(b.c.y) + 0.0)).is_finite() {
                            (*c) = (((Hit {
                                c: IVec3::new(STEPS, 5_i32, STEPS),
                                ..Hit {
                                    b: Vec3::new(b.b, 1.5_f32, v[0]),
                                    ..Hit {
                                        a: Pair {
                                            b: b.b,
                                            c: Vec2::new((-1.0_f32), x_2[1]),
                                            a: 2_usize,
                                        },
                                        ..Hit {
                                            a: b,
                                            b: POINTS[(MASKS[b.a % 7] % 6) as usize],
                                            c: IVec3::new(3_i32, 2_i32, (-4_i32)),
                                        }
                                    }
                                }
                            } * (-0.5)))
                                .c)
                                .cmpgt(
                                    (IVec3::new((-1_i32), (NARROW as i32), STEPS))
                                        .wrapping_add(IVec3::new(2_i32, STEPS, (NARROW as i32))),
                                );
                            let mut n: [[f32; 2]; 2] = [v, v];
                            'inner: for (_, v) in n.iter().enumerate() {
                                let b = Hit {
                                    a: b,
                                    b: (Vec3::new(b.b, n[1][1], TABLE[b.a % 4]))
                                        .cross(Vec3::new((-1.0), 1.5, 0.5)),
                                    c: IVec3::new(
                                        STEPS,
                                        (LEVELS[(MASK % 8) as usize] * (-1)),
                                        (-4),
                                    ),
                                };
                            }
                        } else {}
                        (-0.0)
                    }
                    (v @ ..4, false, a_2 @ 5) => b.c.y,
                    _ => v[0],
                }),
            );
            if (0.25_f32 <= x_2[0]) {
                break;
            }
        }
        [
            ((if true {
                b.c.y
            } else {
                TABLE[(({
                    a[1][1] = a[1][1];
                    MASK
                }) % 4) as usize]
            }) + a[0][0]),
            a[1][0],
        ]
    }
}

#[flatten]
mod p011 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(Hit, usize),
        Near(Mat2),
        Far(Vec3),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: usize, mut x: i32) -> f32 {
        'outer: for x in 0..1 {
            let c: Vec2;
            if (((match ((3_usize <= a), 1_i32) {
                (b, ..5) if b => {
                    let mut n = ((((b).then_some((x as i32)))
                        .map_or_else(|| MASK, |x_2| MASK))
                        .count_ones() as usize);
                    n
                }
                _ => a,
            }) == ((3_u32 & 7) as usize)))
            {
                c = (if ((x as i32) < x) {
                    (match (Hit { a: TABLE[(a).min(3)] }) {
                        Hit { a: _ } if ((3_usize > a) && false) => {
                            let mut b: [f32; 3] = ((((x as i32) != x)).then_some(2_i32))
                                .map_or_else(
                                    || [Hit::RATE, STILL, TABLE[(MASK % 4) as usize]],
                                    |y| [
                                        (-1.0_f32),
                                        TABLE[3_usize % 4],
                                        TABLE[(2_usize).min(3)],
                                    ],
                                );
                            'inner: for _ in b.iter_mut().rev() {
                                let mut c: Vec3 = (Vec3::splat((MASK as f32))
                                    + (STILL % 2.0));
                                let mut a = [(match (
                                    hadd(Vec3::new(2.0_f32, c.x, c.x)),
                                    ((a > 3_usize) < (a <= a)),
                                ) {
                                    (x @ ((-1.5 | 1.0)), false) if (c.z < x) => {
                                        Mat2::from_cols(
                                            Vec2::new(2.0_f32, 1.0_f32),
                                            Vec2::new(0.5_f32, c.x),
                                        )
                                    }
                                    _ => (Mat2::from_diagonal(Vec2::new(c.y, c.y)) * c.z),
                                }); 2];
                            }
                            Vec2::new(2.0, b[2])
                        }
                        Hit { a: _ } => Vec2::new(0.5, Hit::RATE),
                        Hit { a: mut x_2 @ -1.5.. } => {
                            'inner: for n in 0..1 {
                                let mut n: UVec2 = ({
                                    ((UVec2::new(MASK, 0)).max(UVec2::new(MASK, 1))
                                        + ((if ((n as i32) != x) {
                                            Some(Hit { a: x_2 })
                                        } else {
                                            None
                                        }))
                                            .map_or_else(
                                                || UVec2::new(1_u32, MASKS[(a).min(6)]),
                                                |b| UVec2::new(2_u32, 2_u32),
                                            ))
                                });
                                let (_, a_2) = (
                                    (((-2.5_f32) > x_2)
                                        || ({
                                            n.x = ((if true { None } else { Some((x as i32)) }))
                                                .map_or_else(
                                                    || n.y,
                                                    |y| {
                                                        if (0.0_f32 > x_2) {
                                                            return ((n.y & 63) << (n.x & 7));
                                                        }
                                                        n.y
                                                    },
                                                );
                                            FLAGS[(a).min(8)]
                                        })),
                                    (((a > Hit::SIZE), x_2)).1,
                                );
                                (n.x, [x_2, _]) = (
                                    ({
                                        let q = a_2;
                                        if q == q { q.to_bits() >> 20 } else { 7 }
                                    }),
                                    [
                                        (((if (a_2 <= x_2) { Some(Hit { a: x_2 }) } else { None }))
                                            .map_or_else(
                                                || {
                                                    if (if false { (n.x <= n.x) } else { true }) {
                                                        return ({ Vec3::new((-0.0_f32), 3.0_f32, 0.0_f32) });
                                                    }
                                                    Vec3::new(a_2, a_2, (-1.0_f32))
                                                },
                                                |a_2| POINTS[a % 6],
                                            ))
                                            .z,
                                        a_2,
                                    ],
                                );
                            }
                            Vec2::new(0.5, x_2)
                        }
                        _ => Vec2::new(HALF, 0.0),
                    })
                } else {
                    let mut a: Hit = Hit {
                        a: (if ((match 2.0_f32 {
                            n => (f32::NAN < n),
                            8.0 => {
                                if ((x as i32) > x) {
                                    return (if STILL <= HALF {
                                        (((HALF).saturate() + 0.0)).clamp(STILL, HALF) + 0.0
                                    } else {
                                        STILL
                                    });
                                }
                                (a != a)
                            }
                            _ => (0_usize < Hit::SIZE),
                        })) {
                            'inner: for a in 0..(COUNT + 1) {
                                let mut a: [Mat2; 2] = (if ((Mat2::from_diagonal(
                                    Vec2::new(1.5_f32, (-1.0_f32)),
                                ) * Vec2::new((-2.5), HALF)) == Vec2::new(0.25, (-2.5)))
                                {
                                    [
                                        Mat2::from_diagonal(Vec2::new(2.0_f32, TABLE[a % 4])),
                                        Mat2::from_cols(
                                            Vec2::new(HALF, 0.0_f32),
                                            Vec2::new(0.0_f32, 0.0_f32),
                                        ),
                                    ]
                                } else {
                                    [
                                        Mat2::from_cols(
                                            Vec2::new(0.0_f32, 0.0_f32),
                                            Vec2::new(0.0_f32, 0.0_f32),
                                        ),
                                        Mat2::from_cols(
                                            Vec2::new(0.0_f32, 0.0_f32),
                                            Vec2::new(0.0_f32, 0.0_f32),
                                        ),
                                    ]
                                });
                            }
                            0.0
                        } else {
                            0.0
                        }),
                    };
                    Vec2::new(0.0, 0.0)
                });
            } else {
                c = Vec2::new(0.0, 0.0);
            }
        }
        0.0
    }
}

#[flatten]
mod p012 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
        pub c: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn over<T: Copy, const N: usize>(x: T, f: impl Fn(T, usize) -> T) -> T {
        let mut x = x;
        for i in 0..N {
            x = f(x, i);
        }
        x
    }
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: -2, c: 5 };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: i32::MAX, c: 2 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn second(a: u32, c: IVec2) -> f32 {
        let mut k0 = 1u32;
        'outer: while k0 < 4 {
            k0 *= 2;
            let mut turn = 0;
            let c: usize = 'value: loop {
                if (({
                    if (((STILL).atan2((HALF)) < STILL)
                        & ((Pair::SIZE).saturating_sub(Pair::SIZE) != Pair::SIZE))
                    {}
                    (k0 != 3)
                })) {
                    break Pair::SIZE;
                }
                turn += 1;
                if turn >= 3 {
                    break 3;
                }
            };
            if (k0 != a) {
                break;
            }
        }
        (HALF + TABLE[(a % 4) as usize])
    }
    impl Pair {
        fn step(mut self, a: f32, c: i32, y: &f32) -> i32 {
            let mut turn = 0;
            let c: Vec2 = 'value: loop {
                if true {
                    break rcp(Vec2::new(0.0_f32, 0.0_f32));
                }
                turn += 1;
                if turn >= 3 {
                    break smoothstep(
                        Vec2::new(3.0_f32, a),
                        Vec2::new(0.0_f32, 0.0_f32),
                        Vec2::new((-2.5_f32), 2.0_f32),
                    );
                }
            };
            let (v, (x, mut a_2)) = (
                [(if (*y) <= 2.0_f32 {
                    (c.y).clamp((*y), 2.0_f32) + 0.0
                } else {
                    c.y
                }); 3],
                (Vec3::from_array([(*y), c.x, (*y)]), IVec2::new(self.b, self.b)),
            );
            let mut k0 = (((((self.c
                != MASKS[(({
                    a_2.x += [1_i32, a_2.y, STEPS].iter().fold(a_2.y, |x_2, &y| y);
                    8_u32
                }) % 7) as usize]) as u8) <= (FLAGS[(10_i32 & 1) as usize] as u8)) as u32
                & 255)) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let mut a = [(-0.0_f32); 3];
                    }
                    k1 += 1;
                }
            }
            ((if self.b != 0 { ((a_2.x / 3) * (-1)) % self.b } else { a_2.x })
                + ((self.c & 255) as i32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: &mut (u32, f32), y: f32, mut n: Vec4) -> [f32; 3] {
        let mut n: Vec3 = over::<
            _,
            0,
        >(
            (a).abs().sqrt(),
            |x_2, v| {
                if (if (v < v) { (v != v) } else { (v < v) }) {
                    return Vec3::splat(x_2.y);
                }
                a
            },
        );
        let mut a_2 = ((9
            - (((c.0 < MASK)
                || ((BVec3::new((a.z <= y), (c.1 < y), (a.x > 0.5_f32)))
                    == (BVec3::new((c.1 < a.y), false, true)))) as u8)
            - ([((NARROW as i32) >> 2), (STEPS + STEPS), LEVELS[Pair::SIZE % 8]]
                .iter()
                .any(|&t| (t != t)) as u8)) as i32);
        c.1
            *= (((match (c.0 <= c.0) {
                mut x_2 => n.z,
                b @ true => {
                    {
                        let mut n: Pair = Pair {
                            c: c.0,
                            a: 0.5,
                            b: ({
                                Pair {
                                    a: a.x,
                                    ..Pair::ALL[(5_u32 % 2) as usize]
                                }
                            })
                                .step(
                                    ({
                                        c.1 = second(0, IVec2::new((-4), 0));
                                        (if b {
                                            a.y
                                        } else {
                                            if let (true, c, -1) = (
                                                (second((1u32 << 31), IVec2::new((-4_i32), a_2)) != a.y),
                                                (a_2 > a_2),
                                                a_2,
                                            ) {} else {}
                                            n.z
                                        })
                                    }),
                                    a_2,
                                    &n.y,
                                ),
                        };
                    }
                    n.z
                }
                true => a.x,
                false => a.z,
            }) * 0.0) - a.y);
        [n.y, 0.5, (n.y + (a_2 as f32))]
    }
}

#[flatten]
mod p013 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn second(mut b: f32, c: bool) -> i32 {
        let given: f32 = ((STEPS).max(STEPS) as f32);
        let t: f32 = {
            let t = second(given);
            fn second(a_2: f32) -> f32 {
                (a_2 - 0.5).max(0.5)
            }
            t
        };
        'outer: for _ in 0u32..1 {
            if matches!((Vec2::new(b, f32::NAN)).y, _) {
                continue;
            }
            let a_2: Vec3;
            if (asked(
                &|x_2, a| (IVec2::new(a, a) == IVec2::new(a, STEPS)),
                (if (b > b) { 2.0_f32 } else { 0.5_f32 }),
            )) {
                b += (-2.5_f32);
                a_2 = (Vec3::new((-2.5), t, (-1.0)))
                    .cross((Vec3::new(0.25_f32, 2.0_f32, 0.0_f32)).map(|v| t));
            } else {
                a_2 = ((if 0.5_f32 <= RAMP[(STEPS & 1) as usize] {
                    (b).clamp(0.5_f32, RAMP[(STEPS & 1) as usize]) + 0.0
                } else {
                    t
                }) * Vec3::splat(2.0));
            }
        }
        let mut k0 = (((MASK | 7) - (MASK & 7))) & 3;
        'outer: loop {
            if c || k0 == 0 {
                break;
            }
            k0 -= 1;
            let mut a = ((Mat2::from_diagonal(Vec2::new(2.0_f32, (-2.5_f32)))
                * Mat2::IDENTITY))
                .transpose();
            a.y_axis *= Vec2::ONE;
        }
        STEPS
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &Vec3, mut v: f32) -> u32 {
        let mut c: [f32; 2] = [0.25_f32; 2];
        'outer: for _ in c.iter() {
            let a: f32 = [
                (IVec2::new((-4_i32), 1_i32)).y,
                second(
                    [
                        (if (v != a) {
                            (NARROW as i32)
                        } else {
                            'inner: for c in [
                                ((STEPS & 15) * ((WIDE as i32) & 7)),
                                second(c[1], (1.0_f32 > a)),
                                2_i32,
                            ] {
                                let x_2: i32;
                                if ((Vec3::new((-2.5), v, (-0.0)))
                                    .cmplt(POINTS[(Pair::SIZE).min(5)])
                                    .any() || false)
                                {
                                    x_2 = 0;
                                } else {
                                    x_2 = 0;
                                }
                            }
                            0_i32
                        }),
                        0_i32,
                    ]
                        .into_iter()
                        .filter(|&a| false)
                        .map(|mut a| 0.0_f32)
                        .sum::<f32>(),
                    false,
                ),
            ]
                .into_iter()
                .skip(0)
                .map(|a| 0.0_f32)
                .sum::<f32>();
        }
        0
    }
}

#[flatten]
mod p014 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec4, mut x: i32, mut v: f32, mut n: bool) -> f32 {
        let mut k0 = ((MASK + 2_u32)) & 3;
        #[keep]
        'outer: loop {
            if [(x - x), ((x & 63) << STEPS)]
                .iter()
                .any(|&t| all(BVec3::new(n, false, false))) || k0 == 0
            {
                break;
            }
            k0 -= 1;
            let mut k1 = 0u32;
            'inner: loop {
                if !(k1 > 0) {
                    break;
                }
                if (k1 < k0) {
                    return (Mat4::from_translation(Vec3::new(a.w, 3.0_f32, (-2.5_f32)))
                        .transform_point3(Vec3::new((-0.0_f32), 1.5_f32, 0.5_f32)))
                        .z;
                }
                if (!(a.z != 1.5)) {
                    break 'outer;
                }
                let mut x = (n)
                    .then_some(
                        ({
                            let given: f32 = ({ (v + a.z) });
                            let x: f32 = {
                                fn first(t: f32) -> f32 {
                                    if t < 0.5 { -t } else { t }
                                }
                                let t = first(given);
                                t
                            };
                            (IVec3::new(1_i32, 0_i32, 7_i32)).min_element()
                        }),
                    );
                k1 -= 1;
            }
            let v = ((if n { None } else { Some(x) }))
                .map_or_else(
                    || (Pair::SIZE, IVec3::new(x, 0_i32, 0_i32)),
                    |y| (
                        Pair::SIZE,
                        IVec3::select(
                            BVec3::new(true, n, n),
                            IVec3::new(y, 1_i32, x),
                            IVec3::new(0_i32, 0_i32, (-1_i32)),
                        ),
                    ),
                );
        }
        a.z /= 2.0;
        let given: f32 = ((n).then_some(x)).map_or_else(|| v, |a| fma(v, v, v));
        let v: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(c: f32) -> f32 {
                (c - HALF).max(HALF)
            }
            let t = second(given);
            t
        };
        (((5_usize + (Pair::SIZE * 2)) as f32) + a.z)
    }
}

#[flatten]
mod p015 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(u32),
        Near(bool),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: usize, c: &usize, y: Vec2) -> Vec3 {
        let y @ ((3 | 4)) = MASK else {
            return POINTS[(MASK % 6) as usize];
        };
        let mut a_2 = (if (y != y) {
            return (if ((match Kind::Near(false) {
                Kind::Empty(2) => (y < y),
                Kind::Near(_) => {
                    let mut v: [f32; 3] = [TABLE[b % 4], Kind::RATE, Kind::RATE];
                    'outer: for (_, _) in v.iter_mut().enumerate() {
                        let (c, ((_, _), _)) = (
                            ((Vec3::new(0.0_f32, HALF, 1.5_f32))
                                .cross(Vec3::new((-0.0_f32), HALF, STILL)))
                                .z,
                            (
                                ((WIDE as i32), (UVec2::new(y, 2_u32) % 2)),
                                BVec3::splat((MASK > 8_u32)),
                            ),
                        );
                        if true {
                            let mut x: UVec2 = (if (((c).min(c) + 0.0)
                                != (Vec3::new(c, c, 0.0_f32)).z)
                            {
                                (if (c == c) {
                                    (UVec2::new(y, 1_u32))
                                        .wrapping_sub(UVec2::new(2_u32, 8_u32))
                                } else {
                                    ((1_i32, UVec2::new(1_u32, y))).1
                                })
                            } else {
                                (UVec2::new(y, 5))
                                    .max(
                                        select(UVec2::new(y, y), UVec2::new(2_u32, 1_u32), false),
                                    )
                            });
                            break;
                        }
                        let mut t: Kind = (if ((-0.0_f32) != c) {
                            Kind::Near((c != 2.0))
                        } else {
                            Kind::Empty(((((0.25_f32) * -1e9) as u32) + y))
                        });
                    }
                    true
                }
                Kind::Near(false) => {
                    'outer: for y in 0..0usize {
                        'inner: for t in 0..3 {
                            let mut t: usize = (((match (*c) {
                                _ => t,
                                (2 | 1) => (t - 0_i32),
                                mut y => (t * t),
                            }) & 7) as usize);
                            if (((0.0_f32).step(TABLE[(y).min(3)])
                                < (if (b < y) { 0.5 } else { TABLE[(MASK % 4) as usize] })))
                            {
                                continue;
                            }
                        }
                    }
                    (b <= (*c))
                }
                _ => ((*c) <= 3),
            })) {
                Vec3::new(TABLE[(5_u32 % 4) as usize], 2.0, (-0.0))
            } else {
                Vec3::new(0.5, TABLE[(y % 4) as usize], HALF)
            });
        } else {
            Kind::Empty(y)
        });
        (Vec3::new(HALF, HALF, STILL) + Vec3::splat((b as f32)))
    }
}

#[flatten]
mod p016 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: UVec2, c: &mut i32) -> (Vec4, i32) {
        if (a.y > a.y) {
            let [[mut b, mut a], [_, ..], [_, n]] = [[
                TABLE[(a.y % 4) as usize],
                TABLE[COUNT % 4],
            ]; 3];
            let mut k0 = (((MASK) << (3_u32 & 31))) & 3;
            'outer: loop {
                if (((Vec4::new(b, n, n, a), (*c)))
                    == ((Vec4::new((-2.5_f32), (-1.0_f32), 3.0_f32, 3.0_f32), (*c))))
                    || k0 == 0
                {
                    break;
                }
                k0 -= 1;
                let mut t: f32 = n;
                t = (if all(BVec3::new((t < (-0.0_f32)), true, true)) {
                    (if n <= b {
                        ((match (2_usize, 5_usize) {
                            ((mut v, 3) | (..=3, mut v)) if (1.0_f32).is_finite() => b,
                            ((a_2, (100 | 100)) | (4..=100, a_2)) => n,
                            _ => n,
                        }))
                            .clamp(n, b) + 0.0
                    } else {
                        0.0
                    })
                } else {
                    n
                });
                (if (0.25_f32 != a) {
                    let y = [n, ((k0 as f32) - ((*c) as f32))];
                    ((*c) <= (*c))
                } else {
                    let mut a_2 = ((-((-1_i32) + (*c)))).signum();
                    ((1_i32 > (*c)) || (a < a))
                });
            }
            ((Vec2::new((-0.0), 0.0)).xx()
                == (Vec2::new(a, 0.5) + Vec2::new((-2.5), 0.5)));
        }
        {
            let v = &mut (*c);
            let mut turn = 0;
            let a_2: [[f32; 2]; 3] = 'value: loop {
                if (((*v)
                    != (match ((*v), 1_i32, (a.x <= 2_u32)) {
                        (n, a, _) if (COUNT <= COUNT) => {
                            let mut x_2 = ((select(
                                HALF,
                                (Vec3::new(HALF, 2.0_f32, 0.5_f32)).z,
                                (n > (*v)),
                            ) as i32)
                                .clamp(-64, 64));
                            (*v)
                        }
                        (5.., (-7 | 1), true) => (*v),
                        (0, (2 | -7), v) => STEPS,
                        _ => (*v),
                    })))
                {
                    break [[1.5_f32, HALF], [HALF, 0.0_f32], [HALF, TABLE[COUNT % 4]]];
                }
                if ((*v) <= (*v)) {
                    break [
                        [(-2.5_f32), 0.5_f32],
                        [TABLE[(0_u32 % 4) as usize], TABLE[COUNT % 4]],
                        [TABLE[(COUNT).min(3)]; 2],
                    ];
                }
                turn += 1;
                if turn >= 1 {
                    break [
                        [HALF, TABLE[(2_i32 & 1) as usize]],
                        [0.5_f32, STILL],
                        [TABLE[(0_u32 % 4) as usize]; 2],
                    ];
                }
            };
        }
        (Vec4::new((-1.0_f32), 0.5_f32, 0.25_f32, HALF), (*c))
    }
}

#[flatten]
mod p017 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: &mut i32, y: f32) -> i32 {
        let mut k0 = ((MASK + MASK)) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            let (mut b, (a, n)) = (
                ((IVec3::new((*c), (*c), (-4_i32)) - IVec3::new(7_i32, 0_i32, 1_i32))
                    & (IVec3::new(10_i32, (*c), i32::MAX) / 3)),
                (
                    Mat2::from_cols(Vec2::new(y, (-0.0_f32)), Vec2::new(y, STILL)),
                    mat2(Vec2::new(1.0_f32, y), Vec2::new(y, 2.0_f32)),
                ),
            );
            let mut v = a;
            v.x_axis = (a.x_axis).map(|y| y);
        }
        let mut c = ((mat2(Vec2::new(0.5_f32, 0.0_f32), Vec2::new(1.5_f32, y)) * y))
            .transpose();
        c.x_axis *= Vec2::ONE;
        (((NARROW as i32) + STEPS) + (((*a) & 255) as i32))
    }
}

#[flatten]
mod p018 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair;
        const ALL: [Pair; 2] = [Pair, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> f32 {
        let mut k0 = 1u32;
        'outer: while k0 > 0 {
            'inner: for _ in 0..k0 {
                if ((-1.0_f32) <= a) {
                    break 'outer;
                }
                match (
                    ((Mat3::from_cols(
                        POINTS[(Pair::SIZE).min(5)],
                        Vec3::new(2.0_f32, 1.5_f32, a),
                        Vec3::new((-1.0_f32), 3.0_f32, a),
                    ) * Vec3::new(1.0_f32, 0.0_f32, a)))
                        .z,
                    (0.25_f32 <= a),
                    a,
                ) {
                    (2.0..8.0, true, (1.0 | 2.0)) => {
                        let c: [f32; 3] = [
                            a,
                            ({ abs(a) }),
                            (if 0.0_f32 <= a {
                                (2_147_483_648f32).clamp(0.0_f32, a) + 0.0
                            } else {
                                a
                            }),
                        ];
                        let (v, ([x, mut a_2, _], x_2)) = (
                            (({ c[2] })).rem_euclid((c[1])),
                            (
                                [
                                    (c[0]).signum(),
                                    (-1.0_f32),
                                    flatten::math::smoothstep(1.0_f32, c[1], c[1]),
                                ],
                                Hit,
                            ),
                        );
                    }
                    _ => {
                        return a;
                    }
                }
            }
            let k1 = ((if ((*c) < 1) {
                k0
            } else {
                'inner: for c in 0..k0 {
                    let n: Mat3;
                    if (k0 <= k0) {
                        n = ((((k0 != k0)).then_some((NARROW as i32)))
                            .xor((if (a < a) { Some(STEPS) } else { None })))
                            .map_or_else(
                                || {
                                    ((if true { None } else { Some((WIDE as i32)) }))
                                        .map_or_else(
                                            || Mat3::from_cols(
                                                Vec3::new(a, 3.0_f32, a),
                                                CORNER,
                                                Vec3::new(State::RATE, (-0.0_f32), (-0.0_f32)),
                                            ),
                                            |a| {
                                                if (Some(a))
                                                    .is_none_or(|t| {
                                                        if (Vec3::new(0.0_f32, (-0.0_f32), 1.5_f32))
                                                            .cmple(Vec3::new(TABLE[(k0 % 4) as usize], 0.0_f32, HALF))
                                                            .all()
                                                        {
                                                            return ((BVec3::new(false, (5_u32 <= 5_u32), (k0 > c)))
                                                                == (BVec3::new(true, true, (k0 != c))));
                                                        }
                                                        FLAGS[(k0 % 9) as usize]
                                                    })
                                                {
                                                    return Mat3::from_diagonal(CORNER);
                                                }
                                                Mat3::from_cols(
                                                    Vec3::new((-2.5_f32), 2.0_f32, 1.0_f32),
                                                    Vec3::new(HALF, 2.0_f32, HALF),
                                                    Vec3::new(2_147_483_648f32, HALF, 1.5_f32),
                                                )
                                            },
                                        )
                                },
                                |a_2| {
                                    (((8_u32 <= k0)).then_some(a_2))
                                        .map_or_else(
                                            || Mat3::from_cols(
                                                POINTS[(Pair::SIZE).min(5)],
                                                POINTS[Pair::SIZE % 6],
                                                Vec3::new(a, 1.5_f32, a),
                                            ),
                                            |x| Mat3::from_cols(
                                                Vec3::new(a, (-1.0_f32), 0.25_f32),
                                                Vec3::new(a, a, 0.0_f32),
                                                Vec3::new(a, a, 0.25_f32),
                                            ),
                                        )
                                },
                            );
                    } else {
                        n = (if (((true).then_some(1_i32))
                            .map_or_else(
                                || {
                                    if (([Pair, Pair::FIRST, Pair])
                                        != ([Pair, Pair::FIRST, Pair]))
                                    {
                                        return (((if (a > a) { Some(STEPS) } else { None }))
                                            != ((if (TABLE[(Pair::SIZE).min(3)] != a) {
                                                None
                                            } else {
                                                Some(STEPS)
                                            })));
                                    }
                                    (k0 < c)
                                },
                                |v| {
                                    if (((if (3_i32 > 3) { Some(3_i32) } else { None }))
                                        != (if (10_i32 < v) { None } else { Some(v) }))
                                    {
                                        return (State::SIZE < 3_usize);
                                    }
                                    (c > c)
                                },
                            ))
                        {
                            (mat3(
                                Vec3::new(0.25_f32, 3.0_f32, 1.5_f32),
                                Vec3::new(3.0_f32, 1.0_f32, a),
                                Vec3::new(3.0_f32, a, 1.5_f32),
                            ) * mat3(Vec3::new(0.0_f32, 0.0_f32, a), CORNER, CORNER))
                        } else {
                            (mat3(
                                POINTS[(State::SIZE).min(5)],
                                Vec3::new((-2.5_f32), a, (-1.0_f32)),
                                POINTS[((i32::MIN + 1) & 1) as usize],
                            ))
                                .transpose()
                        });
                    }
                }
                k0
            })) & 3;
            'inner: loop {
                if k1 < 4 {
                    break;
                } else {
                    continue;
                }
            }
            k0 -= 1;
        }
        #[keep]
        'outer: for y in (0..(((MASKS[(3_usize).min(6)] | 7) - (0_u32 & 7)) & 3)) {
            if false {
                (*c) = 0;
                break;
            }
        }
        0.0
    }
}

mod p019 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec4,
        pub b: f32,
        pub c: usize,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: [f32; 3], c: &mut f32) -> bool {
        let a: (Vec4, Vec3, f32) = (
            ((Vec3::new(a[2], 0.0_f32, 0.0_f32)).extend(0.25_f32)
                + ('block: {
                    let mut turn_1 = ((MASK + MASK)) & 1;
                    let a: f32 = #[keep]
                    'value_1: loop {
                        if (('block_2: {
                            let c: BVec3;
                            if ((if FLAGS[(8_usize).min(8)] {
                                matches!(
                                    (0.25_f32, (NARROW as i32), (WIDE as i32)), (v, ..=- 1, mut
                                    b) if (! (a[1] < a[0]))
                                )
                            } else {
                                FLAGS[5_usize % 9]
                            })) {
                                c = BVec3::splat(FLAGS[(STEPS & 1) as usize]);
                            } else {
                                c = (BVec3::splat((a[0] < a[1]))
                                    & (BVec3::new((a[2] <= a[0]), false, (a[2] != a[2]))
                                        | BVec3::new(true, false, false)));
                            }
                            if ((if (1.0_f32 == a[2]) {
                                (a[0] > (-2.5))
                            } else {
                                ((a[0] != a[2]) || (a[0] <= a[2]))
                            })) {
                                break 'block_2 ((a) == (a));
                            }
                            (((Pair {
                                a: Vec4::new(0.25_f32, 1.5_f32, 1.5_f32, 0.25_f32),
                                ..Pair {
                                    a: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                    b: 0.0_f32,
                                    c: 0_usize,
                                }
                            })
                                == (Pair {
                                    a: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                    b: 0.0_f32,
                                    c: 0_usize,
                                })) || false)
                        })) {
                            break 0.0;
                        }
                        turn_1 += 1;
                        if turn_1 >= 2 {
                            break 0.0;
                        }
                    };
                    if false {
                        break 'block Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32);
                    }
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                })),
            Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
            0.0_f32,
        );
        false
    }
}

#[flatten]
mod p020 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const COUNT: usize = 2;
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &u32, y: &mut i32, t: u32) -> f32 {
        let mut k0 = (1_u32) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    (*y) |= ((*y)).wrapping_add(((8_u32 & 255) as i32));
                }
                k1 += 1;
            }
        }
        let (-1.5, -1.5, -7) = ((
            (Vec2::new(a, (-2.5_f32))).y,
            a,
            (5_i32
                | (if true {
                    (-1_i32)
                } else {
                    let mut k0 = ((match a {
                        y => {
                            match ((IVec2::new(5_i32, STEPS) * 3)).y {
                                c => {
                                    return (a).midpoint((-0.0_f32));
                                }
                                x_2 @ 1.. if (x_2 <= i32::MAX) => {
                                    return (if (t != 1) {
                                        select(3.0_f32, a, (3.0_f32 != a))
                                    } else {
                                        (match (((*c) < 1_u32), FLAGS[(t % 9) as usize]) {
                                            ((a_2, false) | (false, a_2)) => a,
                                            _ => a,
                                        })
                                    });
                                }
                                2 => {
                                    let mut x = Vec4::new((-1.0), (-1.0), (-0.0), 1.0);
                                }
                                mut b => {
                                    let _ = ({ (COUNT <= COUNT) });
                                    let mut t: [i32; 3] = [0_i32, 7_i32, b];
                                    'outer: for x in t.iter() {
                                        b
                                            |= ([0_i32, 0_i32].into_iter().find(|&a| false))
                                                .map_or_else(|| 0_i32, |a| 0_i32);
                                    }
                                }
                            }
                            0_u32
                        }
                        _ => 0_u32,
                    })) & 3;
                    'outer: while k0 > 0 {
                        k0 -= 1;
                    }
                    0_i32
                })),
        )) else {
            return 0.0;
        };
        0.0
    }
}

#[flatten]
mod p021 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub BVec3, pub IVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: f32, b: IVec2, c: bool },
        Near,
        Far(bool),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(
            BVec3::new(true, false, true),
            IVec2::new(-2, i32::MAX),
        );
        const ALL: [Pair; 2] = [
            Pair(BVec3::new(false, true, false), IVec2::new(i32::MAX, 3)),
            Self::FIRST,
        ];
    }
    impl Hit {
        fn step(&self, a: f32) -> f32 {
            'outer: for a_2 in 1..=2 {
                let start = MASK;
                let mut c = 1;
                c += start;
                if (self.a > (-0.0)) {
                    let mut k1 = (({
                        if (self.a <= a) {
                            let Pair(y, mut b) = ([Pair(
                                BVec3::new(true, ((a_2 as i32) != a_2), (self.a != a)),
                                IVec2::new(3_i32, (-1_i32)),
                            ); 3])[0];
                            break;
                        }
                        c
                    })) & 3;
                    #[keep] 'inner: while k1 > 0 && ((0.0_f32 < self.a)) {
                        k1 -= 1;
                        let (x_2, t, Pair(mut x, _)) = (({ 8_u32 }), true, Pair::FIRST);
                    }
                    break;
                }
            }
            (a + a)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut usize, y: &mut Hit, t: &mut u32) -> [Pair; 3] {
        'outer: for b in (0..2).rev() {
            ((*a), [y.a, _]) = (flatten::math::sign(y.a), [(*y).step(0.0), (*a)]);
            let a = (
                1_u32,
                ((*t) > 1_u32),
                Pair(
                    BVec3::new(true, ((b as i32) > b), true),
                    IVec2::new(
                        (-1_i32),
                        LEVELS[(({
                            (*c) = ((-0.0_f32).abs() as usize & 15);
                            (*t)
                        }) % 8) as usize],
                    ),
                ),
            );
            let (x_2, (v, a)) = (
                (if (a).1 { a } else { ((*t), a.1, a.2) }),
                (Kind::Far(a.1), [(*y); 3]),
            );
        }
        [
            Pair(BVec3::new(true, true, false), (IVec2::new((NARROW as i32), 0) / 3)),
            Pair(
                ((CORNER).max(Vec3::new(1.0_f32, 1.0_f32, 2_147_483_648f32)))
                    .is_nan_mask(),
                ((((IVec2::new(0_i32, 5_i32)) & 63) << 3_u32)
                    + IVec2::splat((((*c) & 255) as i32))),
            ),
            Pair(BVec3::new(true, false, true), IVec2::new(1, (-4))),
        ]
    }
}

#[flatten]
mod p022 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: IVec2,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&self, mut b: f32) -> i32 {
            b
                -= ((distance(
                    Vec4::new((-2.5_f32), b, b, self.b),
                    Vec4::new((-0.0_f32), b, 3.0_f32, b),
                ) * (b).copysign((self.b).max(-9.0))) * (-2.5_f32));
            (self.a.y + (b as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut bool, c: &mut f32, y: &Mat3) -> Pair {
        let given: f32 = (y.y_axis).length();
        let n: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(n: f32) -> f32 {
                n * HALF + 1.0
            }
            let t = first(given);
            t
        };
        if (BVec3::new((*a), (*a), (*a))).any() {
            (*a) = ('block: {
                let mut k0 = -1i32;
                'outer: loop {
                    if !(k0 <= -1) {
                        break;
                    }
                    k0 = k0 + 2;
                    let mut k1 = (({ MASK })) & 3;
                    #[unroll(max = 4)]
                    'inner: loop {
                        if ((!(*a))
                            && ((BVec3::new(true, true, false))
                                == (BVec3::new((*a), true, (*a))))) || k1 == 0
                        {
                            break;
                        }
                        k1 -= 1;
                        let (b, y, ..) = (
                            (Vec2::new(y.x_axis.y, (-1.0_f32))).y,
                            (5_u32).min(k1),
                            Vec2::new(y.x_axis.x, 0.0_f32),
                        );
                        let given: f32 = flatten::math::select(
                            0.25_f32,
                            (Vec3::new(0.0_f32, (-1.0_f32), n)).z,
                            (y > k1),
                        );
                        let b: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(c: f32) -> f32 {
                                c * HALF + 1.0
                            }
                            t
                        };
                    }
                    if ((*a) && (Vec2::new(2.0, 0.25) == Vec2::new(HALF, 0.25))) {
                        break;
                    }
                    let mut c: [f32; 3] = [(-1e-40f32); 3];
                    'inner: for b in c.iter().rev() {
                        let mut v: Pair = Pair {
                            b: y.x_axis.y,
                            a: IVec2::new(k0, 3),
                        };
                        let c = v.step((y.z_axis.x).mul_add(y.y_axis.z, y.x_axis.z));
                        v.a.y = (Pair::step(&v, (*b))
                            - v
                                .step(
                                    ({
                                        (*a) |= (*a);
                                        (-1.0_f32)
                                    }),
                                ));
                    }
                }
                if true {
                    break 'block (*a);
                }
                true
            });
        } else if (*a) {} else {}
        Pair {
            a: (IVec2::new(2, (-1)) + IVec2::splat(((*c) as i32).clamp(-64, 64))),
            b: (y.x_axis.y + (*c)),
        }
    }
}

#[flatten]
mod p023 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32, pub UVec2);
    const STEPS: i32 = 3;
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(0.5, UVec2::new(0, 5));
        const ALL: [Hit; 2] = [Hit(-0.0, UVec2::new(5, 2)), Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: &mut f32) -> f32 {
        (*a) = ([
            (Vec3::new((*y), (*y), 0.0_f32)).to_array()[(u32::MAX % 2) as usize],
            (if (3_i32 <= x) {
                let mut k0 = (MASK) & 3;
                #[unroll(max = 4)]
                'outer: loop {
                    if true || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    let a: [Hit; 2];
                    if (k0 <= k0) {
                        x = x;
                        a = ((if FLAGS[(k0 % 9) as usize] {
                            None
                        } else {
                            Some(Pair { a: x })
                        }))
                            .map_or_else(
                                || [
                                    Hit(0.0_f32, UVec2::new(0_u32, 0_u32)),
                                    Hit(0.0_f32, UVec2::new(0_u32, 0_u32)),
                                ],
                                |c| [
                                    Hit::ALL[(0_u32 % 2) as usize],
                                    Hit(0.0_f32, UVec2::new(0_u32, 0_u32)),
                                ],
                            );
                    } else {
                        a = [
                            Hit(0.0_f32, UVec2::new(0_u32, 0_u32)),
                            Hit(0.0_f32, UVec2::new(0_u32, 0_u32)),
                        ];
                    }
                }
                0.0_f32
            } else {
                0.0_f32
            }),
        ])[0];
        0.0
    }
}

#[flatten]
mod p024 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near { a: UVec2, b: bool, c: bool },
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32, y: &f32, t: f32) -> f32 {
        #[keep]
        'outer: for x_2 in (u32::MAX - (MASK & 3)..=u32::MAX) {
            let mut c: [Kind; 2] = [
                Kind::Near {
                    a: UVec2::new(2_u32, x_2),
                    b: (2_u32 != x_2),
                    c: (x_2 <= x_2),
                },
                Kind::Empty,
            ];
            'inner: for y in &mut c {
                let (x, b) = (
                    ((if true {
                        match ((
                            ({ ((9 - ((x_2 <= 8_u32) as u8) - (true as u8)) as i32) }),
                            (-0.0_f32),
                        )) {
                            (b, ..=0.25) => {
                                let mut b = [
                                    (i32::MIN % (((b).leading_zeros() as i32) | 1)),
                                    (match ((match (*y) {
                                        Kind::Empty if (((*a) > (*a)) && (1.0_f32 != (-1.0))) => {
                                            Kind::SIZE
                                        }
                                        Kind::Near { a: t, b: mut a_2 @ false, c: false } => {
                                            Kind::SIZE
                                        }
                                        Kind::Near { a: mut t, b: mut n, c: false } => 0_usize,
                                        _ => Kind::SIZE,
                                    })) {
                                        _ => 5_i32,
                                        mut t => b,
                                    }),
                                    5_i32,
                                ];
                            }
                            (mut a_2, x) => {}
                            _ => {}
                        }
                        STEPS
                    } else {
                        STEPS
                    }) >> 2),
                    (*a),
                );
                if true {
                    break 'inner;
                }
            }
            if ((*y) > 1.5) {
                continue;
            }
        }
        (t + (-1.0))
    }
}

#[flatten]
mod p025 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: BVec3,
        pub b: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near { a: Hit, b: i32, c: Hit },
        Far(u32),
        Other,
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit { a: self.a, b: self.b }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit {
            a: BVec3::new(true, false, true),
            b: -2,
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: BVec3::new(false, true, false),
                b: i32::MAX,
            },
            Self::FIRST,
        ];
    }
    impl Kind {
        const FIRST: Self = Kind::Empty;
        const ALL: [Kind; 2] = [
            Kind::Near {
                a: Hit {
                    a: BVec3::new(false, true, false),
                    b: i32::MAX,
                },
                b: i32::MAX,
                c: Hit {
                    a: BVec3::new(false, true, false),
                    b: -2,
                },
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn first(a: &Hit) -> i32 {
        let (mut n, (a_2, b)) = (
            ('block: {
                if ((RAMP[5_usize % 9]
                    != ({
                        let mut a_2: [Option<Pair>; 3] = [((a.b < (WIDE as i32)))
                            .then_some(Pair { a: STILL }); 3];
                        'outer: for b in a_2 {
                            if (a.b != a.b) {
                                break;
                            }
                            'inner: for (v, t) in a_2.iter().enumerate() {
                                let mut y = HALF;
                                let mut x = IVec3::new(1, 7, 5);
                                let mut b = v;
                                let v = (if true {
                                    Mat2::from_diagonal(Vec2::new(2.0, 2.0))
                                } else {
                                    mat2(Vec2::new(y, y), Vec2::new(y, y))
                                });
                            }
                        }
                        0.25
                    })))
                {
                    break 'block Kind::ALL[(Kind::SIZE).min(1)];
                }
                Kind::FIRST
            }),
            (Some(Pair { a: 1.5_f32 }), MASK),
        );
        a.b
    }
    impl Pair {
        fn step(self, mut b: f32, c: usize) -> f32 {
            let mut b = (if (Vec2::new(self.a, (-2.5)) == Vec2::new(2.0, self.a)) {
                Kind::Empty
            } else {
                Kind::Far(
                    (if (c != c) {
                        MASK
                    } else {
                        #[keep]
                        'outer: for t in (0..((3_i32 + STEPS) & 3)) {
                            if ((((if (1.5_f32 > 1.5) { Some(self) } else { None }))
                                .and_then(|c| Some(c)))
                                .is_none())
                            {
                                let mut y = (match select(
                                    (UVec2::new(MASK, 0_u32)).y,
                                    MASK,
                                    false,
                                ) {
                                    (100 | 1) => t,
                                    _ => (-4),
                                });
                                break;
                            }
                            if false {
                                break;
                            }
                        }
                        MASKS[(STEPS & 1) as usize]
                    }),
                )
            });
            (self.a + self.a)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: f32) -> f32 {
        let mut k0 = 254u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            k0 += 1;
            if (1.0_f32 <= (k0 as f32)) {
                break;
            }
            let Hit { a, b: mut x } = Hit {
                a: ({
                    if true {
                        if (({ (if false { (STEPS <= c) } else { true }) })) {
                            let mut v = (((k0 as f32) < y))
                                .then_some(
                                    ([
                                        (if ((k0 as i32) < c) {
                                            Some(Pair { a: a })
                                        } else {
                                            None
                                        }),
                                        Some(Pair { a: STILL }),
                                        (if (TABLE[Hit::SIZE % 4] > (k0 as f32)) {
                                            None
                                        } else {
                                            Some(Pair { a: (-2.5_f32) })
                                        }),
                                    ])[0],
                                );
                            return Pair::step(
                                ((if (i32::MIN > (k0 as i32)) {
                                    Some(Pair { a: y })
                                } else {
                                    None
                                }))
                                    .unwrap_or_else(|| Pair { a: 3.0_f32 }),
                                ({ (-0.0) }),
                                (if Pair::SIZE >= Pair::SIZE {
                                    Pair::SIZE - Pair::SIZE
                                } else {
                                    Pair::SIZE
                                }),
                            );
                        }
                    } else if ((((y < y) as i32)
                        >= [(k0 as f32), 3.0_f32, a]
                            .iter()
                            .fold(
                                STEPS,
                                |x_2, &b| {
                                    if (TABLE[((WIDE as i32) & 1) as usize] >= 0.25_f32) {
                                        return ((2_i32) as f32 as i32);
                                    }
                                    (k0 as i32)
                                },
                            )))
                    {
                        let mut x_2 = [c; 2];
                        let mut c: f32 = (if (x_2[1] > x_2[0]) {
                            ((Hit::RATE * 0.5)
                                - (Some(((1.0_f32 <= (-0.0))).then_some(Pair { a: a })))
                                    .map_or_else(
                                        || (k0 as f32),
                                        |y| {
                                            if ((Hit {
                                                a: BVec3::new(((k0 as i32) != (k0 as i32)), true, true),
                                                b: c,
                                            }) != (Hit::FIRST))
                                            {
                                                return a;
                                            }
                                            (k0 as f32)
                                        },
                                    ))
                        } else {
                            hadd((Vec4::new(0.25_f32, 1.0_f32, a, (-1.0_f32))).round())
                        });
                    } else {
                        let (mut x, (c, t)) = (
                            first(
                                &{
                                    (-Hit {
                                        b: 3_i32,
                                        ..Hit {
                                            a: BVec3::new(true, true, true),
                                            ..Hit::ALL[(Kind::SIZE).min(1)]
                                        }
                                    })
                                },
                            ),
                            (
                                1.0_f32,
                                Mat2::from_cols(
                                    Vec2::new(y, (-1.0_f32)),
                                    Vec2::new(f32::MIN, 0.5_f32),
                                ),
                            ),
                        );
                    }
                    BVec3::new(false, false, true)
                }),
                ..Hit {
                    a: BVec3::new((c < (k0 as i32)), true, ((WIDE as i32) < c)),
                    b: c,
                }
            };
        }
        (y + y)
    }
}

#[flatten]
mod p026 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub Vec3, pub Hit);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 })
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            if other.0 < self.0 {
                return;
            }
            *self = *self + other;
        }
    }
    impl std::ops::Sub<Self> for &State {
        type Output = State;
        fn sub(self, other: Self) -> Self::Output {
            State(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: Mat3, mut v: Hit) -> State {
        let mut t: [i32; 3] = [STEPS, STEPS, STEPS];
        'outer: for (_, t) in t
            .iter_mut()
            .zip([
                (if (x.y_axis.y <= x.z_axis.y) {
                    return State(
                        (Vec3::new((*a), 0.0_f32, x.z_axis.z)).max(x.z_axis),
                        (State(x.y_axis, Hit)).1,
                    );
                } else {
                    let mut v = ((((if false { Some(Mat3::IDENTITY) } else { None }))
                        .or_else(|| (if true { Some(x) } else { None })))
                        .filter(|&c| {
                            ((c.z_axis.z != x.y_axis.x) == (HALF != x.y_axis.z))
                        }))
                        .map_or_else(
                            || {
                                if (Some(Mat3::from_diagonal(x.x_axis))).is_none() {
                                    return [
                                        (if ((-2.5_f32) < (*a)) { Some(x) } else { None }),
                                        (if true { None } else { Some(x) }),
                                        Some(x),
                                    ];
                                }
                                [((x.z_axis.z != x.x_axis.x))
                                    .then_some(Mat3::from_diagonal(x.y_axis)); 3]
                            },
                            |v| {
                                if ((if (f32::INFINITY > v.z_axis.z) {
                                    None
                                } else {
                                    Some(v)
                                }))
                                    .map_or_else(|| true, |a_2| (x.x_axis.x < v.z_axis.y))
                                {
                                    return [
                                        (if false { None } else { Some(x) }),
                                        Some(v),
                                        Some(mat3(x.y_axis, v.x_axis, x.z_axis)),
                                    ];
                                }
                                [
                                    (if (v.x_axis.x <= x.x_axis.y) { None } else { Some(x) }),
                                    (if (v.x_axis.z <= v.x_axis.y) { None } else { Some(x) }),
                                    Some(v),
                                ]
                            },
                        );
                    5_u32
                }),
                MASK,
                MASK,
            ])
        {
            'inner: for a_2 in 0..3 {
                let mut y: f32 = ({
                    false;
                    x.x_axis.y
                });
                if ((if (false && true) {
                    (x.x_axis.z <= x.y_axis.z)
                } else {
                    (Hit::SIZE != Hit::SIZE)
                })) {
                    x.x_axis.x = x.z_axis.x;
                    return State((x * x.z_axis), v);
                }
                if FLAGS[(Hit::SIZE).min(8)] {
                    continue 'outer;
                }
            }
            if (x.z_axis.z > x.y_axis.y) {
                continue;
            }
        }
        State(x.z_axis, Hit)
    }
}

mod p027 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: usize, y: &f32, t: &mut u32) -> i32 {
        let mut turn = ((if true { (*t) } else { (*t) })) & 1;
        let x_2: f32 = #[keep]
        'value: loop {
            let true = (c <= COUNT) else {
                return ('block_1: {
                    if (5_u32 > (*t)) {
                        break 'block_1 (LEVELS[(1_usize).min(7)] - STEPS);
                    }
                    STEPS
                });
            };
            let mut a_2 = ({
                let mut c: [(Mat2, f32); 3] = [
                    (
                        Mat2::from_cols(
                            Vec2::new((-0.0_f32), (*a)),
                            Vec2::new((*a), 0.0_f32),
                        ),
                        (*y),
                    ),
                    (
                        Mat2::from_cols(
                            Vec2::new(3.0_f32, (*a)),
                            Vec2::new((-0.0_f32), (*a)),
                        ),
                        (*a),
                    ),
                    (
                        Mat2::from_cols(
                            Vec2::new(2.0_f32, (-1.0_f32)),
                            Vec2::new((*a), 1.5_f32),
                        ),
                        (*a),
                    ),
                ];
                'outer: for (a_2, c) in c.iter_mut().enumerate() {
                    if ((((*t) > (*t))
                        && ({
                            (*a) = ((*a)).abs().sqrt();
                            (0.0_f32 <= (*y))
                        })))
                    {
                        let start = ((((*a) + 0.0))
                            .min(
                                (if (*a) <= 0.5_f32 {
                                    ((*a)).clamp((*a), 0.5_f32) + 0.0
                                } else {
                                    (-1.0_f32)
                                }),
                            ) + 0.0);
                        let mut y = 0.0;
                        y += start;
                    }
                    (*t) = ({
                        let q = ({ (*y) });
                        if q == q { q.to_bits() >> 20 } else { 7 }
                    });
                    if (BVec3::new(false, true, ((*a) < (*y)))).any() {
                        break;
                    }
                    'inner: for t in 0u32..2 {
                        (*a) -= (*y);
                        let _ = ((LEVELS[a_2 % 8] / (LEVELS[COUNT % 8] | 1)) >= (-1));
                    }
                }
                (*y)
            });
            if false {
                break 1.0;
            }
            turn += 1;
            if turn >= 2 {
                break a_2;
            }
        };
        (WIDE as i32)
    }
}

#[flatten]
mod p028 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: f32, b: Vec3, c: f32 },
        Near(Vec3, UVec2),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Hit, c: i32, mut v: f32, t: Pair) -> i32 {
        let mut k0 = ((t).0) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut y: [f32; 2] = [a.b, a.b];
            'inner: for (_, n) in y
                .iter_mut()
                .zip([
                    (t.0, IVec3::new(a.a, 2_i32, i32::MIN), v),
                    (MASK, IVec3::new((-1_i32), 7_i32, 2_i32), v),
                ])
            {
                {
                    let n = &mut a.b;
                    if (((c < c) || FLAGS[Kind::SIZE % 9]) && (k0 < 5)) {
                        if (c < c) {
                            return (c * 3);
                        }
                        continue;
                    }
                }
                if (Vec4::new((-0.0_f32), a.b, a.b, (-0.0_f32)))
                    .abs_diff_eq(Vec4::new(v, 3.0_f32, n.2, a.b), 0.5)
                {
                    let mut n = (
                        (((t.0 & 63) << (t.0 & 7))
                            | ({
                                let q = a.b;
                                if q == q { q.to_bits() >> 20 } else { 7 }
                            })),
                        n.1,
                        ((TABLE[(k0 % 4) as usize]).abs()).cos(),
                    );
                    break;
                }
                {
                    let n = &mut a.b;
                    let [_, mut x_2] = [([v, (-1.0_f32)])[0], v];
                }
            }
        }
        (c + (a.b as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p029 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: self.a, b: self.b }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 3, b: 0 };
        const ALL: [Pair; 2] = [Pair { a: -2, b: 5 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Hit {
        fn step(self, mut b: [Option<i32>; 2], mut x: i32) -> bool {
            let mut k0 = ((MASK + 8_u32)) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let mut a_2: i32 = (((match Pair::ALL[(Pair::SIZE).min(1)] {
                            Pair { a: _, b: mut t @ 4 } if (t > t) => x,
                            Pair { a: mut n @ ..=2, b: _ } => n,
                            Pair { a: x_2 @ -7, b: _ } => STEPS,
                            _ => x,
                        }) & 15) * (x & 7));
                    }
                    k1 += 1;
                }
            }
            ((10_i32 < 1) ^ (x > 1))
        }
    }
    impl Pair {
        fn sum(&self, a: f32, c: &f32) -> Option<f32> {
            let v = ((if ((if (Pair::SIZE <= self.b) {
                false
            } else {
                (self.a != self.a)
            })) {
                Some((self.a + (-4_i32)))
            } else {
                None
            }))?;
            (if (a != (-1.0)) { Some(a) } else { None })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: Pair) -> f32 {
        let mut k0 = (((if ((*a) <= 3.0) { Some(c.a) } else { None }))
            .map_or_else(
                || MASKS[(MASK % 7) as usize],
                |v| {
                    if ({ Hit })
                        .step(
                            [
                                (if (c.b > c.b) { None } else { Some(c.a) }),
                                (if (c.a != v) { None } else { Some(c.a) }),
                            ],
                            c.a,
                        )
                    {
                        return (MASK | MASK);
                    }
                    1_u32
                },
            )) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let Pair { a: b, b: mut a_2 } = Pair {
                        a: ((c.a & 15) * (c.a & 7)),
                        b: ((c.a <= c.a) as usize),
                    };
                    let mut n: Pair = (-Pair { a: b, b: c.b });
                    let a = n.sum((*a), &(*a));
                }
                k1 += 1;
            }
        }
        ((*a) + (*a))
    }
}

#[flatten]
mod p030 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: bool,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: BVec3,
        pub b: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub Hit, pub i32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: if self.a < other.a { self.a } else { other.a },
                b: if self.b < other.b { self.b } else { other.b },
                c: self.c ^ other.c,
            }
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair {
                a: -other.a,
                b: -other.b,
                c: self.c,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: -0.0, c: true };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 2.0, c: false }, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit {
            a: BVec3::new(true, false, true),
            b: 0,
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: BVec3::new(false, true, false),
                b: 5,
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, mut v: f32) -> Hit {
        if (((v >= (Vec2::new((-2.5_f32), 0.5_f32)).y)
            && ({
                v
                    *= ({
                        let mut turn = 0;
                        let t: [i32; 3] = 'value: loop {
                            if FLAGS[Hit::SIZE % 9] {
                                break ({
                                    let mut c = (((((*a)).saturate() + 0.0) % (-3.0))
                                        * ((Vec3::new(1.0_f32, 0.0_f32, 3.0_f32)).signum()
                                            * vec3(v, v, (*a))));
                                    [STEPS; 3]
                                });
                            }
                            if (asked(
                                &|a, x| {
                                    if (a != a) {
                                        return ((-2.5_f32) > v);
                                    }
                                    (x > c)
                                },
                                ((match (c, c) {
                                    ((v, (0 | 0)) | (0, v)) => {
                                        let mut k0 = 1u32;
                                        'outer: loop {
                                            if !(k0 < 4) {
                                                break;
                                            }
                                            let mut b: Vec4 = Vec4::new(
                                                0.5,
                                                RAMP[((-1_i32) & 1) as usize],
                                                (-2.5),
                                                (-1.0),
                                            );
                                            if ((*a) <= b.y) {
                                                break;
                                            }
                                            let mut t = Pair::ALL[(Hit::SIZE).min(1)];
                                            let mut t: Hit = Hit {
                                                a: BVec3::new(false, true, t.c),
                                                b: Pair::SIZE,
                                            };
                                            k0 *= 2;
                                        }
                                        (*a)
                                    }
                                    ((mut n, 2..1_000) | (2.., mut n)) if (n < n) => {
                                        let mut a = Vec3::new(1.0, 0.5, (*a));
                                        a.y
                                    }
                                    _ => v,
                                }) * 0.0),
                            )) {
                                let start = (NARROW as i32);
                                let mut x_2 = 0;
                                x_2 += start;
                            }
                            turn += 1;
                            if turn >= 3 {
                                break [c, c, c];
                            }
                        };
                        v
                    });
                (match Hit::ALL[(Hit::SIZE).min(1)] {
                    Hit { a: v, b: (100 | 0) } => {
                        {
                            let n @ false = any((v & v)) else {
                                return Hit {
                                    a: (Vec3::new((*a), (*a), 2.0_f32))
                                        .cmplt(POINTS[Hit::SIZE % 6]),
                                    ..Hit {
                                        a: v,
                                        ..Hit {
                                            b: State::SIZE,
                                            ..Hit {
                                                b: Pair::SIZE,
                                                ..Hit::ALL[(c & 1) as usize]
                                            }
                                        }
                                    }
                                };
                            };
                        }
                        true
                    }
                    mut t => ((*a) < v),
                })
            })))
        {} else {}
        Hit {
            a: (BVec3::new(true, ((-2.5_f32) != (*a)), (3_i32 > c))
                ^ BVec3::new(false, false, true)),
            b: ((((Pair::SIZE).saturating_sub(Hit::SIZE))
                .max(
                    (Hit {
                        b: State::SIZE,
                        ..Hit {
                            b: Pair::SIZE,
                            ..Hit {
                                a: BVec3::new(true, true, true),
                                b: 3_usize,
                            }
                        }
                    })
                        .b,
                ) + 3) + (v.abs() as usize & 255)),
        }
    }
}

#[flatten]
mod p031 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub BVec3);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: UVec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(Hit),
        Near { a: usize, b: bool, c: bool },
        Far,
        Other { a: f32, b: Vec3, c: f32 },
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 }, self.1)
        }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair(if self.0 < other { other } else { self.0 }, self.1)
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair((other & 15) as f32, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    trait Has0 {
        fn step(self, a: f32, c: &mut i32, y: &mut f32) -> bool;
    }
    impl Has0 for Pair {
        fn step(self, a: f32, c: &mut i32, y: &mut f32) -> bool {
            let mut v = (((0.5_f32).sin() * ((-2.5_f32)).cos() + (self.0).sin()))
                .clamp(-4.0, 4.0)
                .exp2();
            let b: f32;
            if (((if (FLAGS[(({
                (*y)
                    *= ((if ((*c) <= 0) {
                        None
                    } else {
                        Some(
                            Mat3::from_cols(
                                Vec3::new(3.0_f32, self.0, v),
                                POINTS[8_usize % 6],
                                Vec3::new((-1.0_f32), Self::RATE, a),
                            ),
                        )
                    }))
                        .map_or_else(|| 0.0_f32, |a_2| a_2.x_axis.y);
                MASK
            }) % 9) as usize])
            {
                None
            } else {
                Some(
                    mat3(
                        Vec3::new(1.0_f32, 1.0_f32, (-2.5_f32)),
                        Vec3::new(self.0, self.0, self.0),
                        Vec3::new((-0.0_f32), (-1.0_f32), 0.0_f32),
                    ),
                )
            }))
                .is_some_and(|c| (self.0 != 0.0_f32)))
            {
                b = ({
                    let mut t: Vec3 = atan(
                        trunc(
                            (if ((*y) != self.0) {
                                let mut v: [Pair; 2] = [Pair(a, self.1), self];
                                'outer: for c in v.iter_mut().rev() {
                                    (a != 0.0);
                                    'inner: for Pair(a, mut t) in [
                                        (Pair(a, self.1) + self),
                                        (*c),
                                    ] {
                                        if (TABLE[(Hit::SIZE).min(3)] != self.0) {
                                            break;
                                        }
                                    }
                                }
                                Vec3::new(self.0, (-2.5_f32), 3.0_f32)
                            } else {
                                POINTS[(Hit::SIZE).min(5)]
                            }),
                        ),
                    );
                    STILL
                });
            } else {
                (*c) = (*c);
                b = self.0;
            }
            (((*c) != (*c)) ^ ((*c) > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: f32) -> f32 {
        (*c) = ((match (((y) * 1e9) as i32) {
            (2 | 1_000) if any(BVec3::new(false, false, true)) => {
                (if ((-4_i32) < (*c)) {
                    (*c)
                } else {
                    [1_i32, (*c), ((*c) * 1)].iter().any(|&x_2| (((*c) < (*c)) && true));
                    (*c)
                })
            }
            a_2 => {
                if let Kind::Empty(_) = ((match (Pair(
                    y,
                    BVec3::new(false, (HALF < y), false),
                ) * (-0.5))
                {
                    Pair(2.0, t) => {
                        let mut x_2: Pair = Pair(
                            (*a),
                            BVec3::new(((*c) != (*c)), false, ((*a) <= y)),
                        );
                        let a = x_2
                            .step(
                                (Vec4::new(0.5_f32, (-0.0_f32), (*a), (-1.0_f32)))
                                    .element_sum(),
                                c,
                                &mut (*a),
                            );
                        Kind::Other {
                            a: x_2.0,
                            b: CORNER,
                            c: (-2.5_f32),
                        }
                    }
                    Pair(
                        mut a_2,
                        mut t,
                    ) if (((if (1.5_f32 <= y) { Some(Mat3::IDENTITY) } else { None }))
                        .map_or_else(|| (a_2 <= y), |a| (a.z_axis.z > (-1.0_f32)))) => {
                        (((y <= y)).then_some(Mat3::IDENTITY))
                            .map_or_else(
                                || Kind::Near {
                                    a: Hit::SIZE,
                                    b: (STEPS != (*c)),
                                    c: ((*c) <= (*c)),
                                },
                                |x_2| Kind::Near {
                                    a: 1_usize,
                                    b: (0_i32 <= 10_i32),
                                    c: ((*c) <= (*c)),
                                },
                            )
                    }
                    v => {
                        if Pair::step(
                            (((v.0 <= 0.0))
                                .then_some(
                                    Mat3::from_diagonal(
                                        Vec3::new((-2.5_f32), y, TABLE[((*c) & 1) as usize]),
                                    ),
                                ))
                                .map_or_else(
                                    || Pair(0.0_f32, BVec3::new(false, false, false)),
                                    |a| Pair(0.0_f32, BVec3::new(false, false, false)),
                                ),
                            0.0,
                            &mut (*c),
                            &mut (*a),
                        ) {}
                        Kind::Empty(Hit { a: UVec2::new(0_u32, 0_u32) })
                    }
                })) {}
                0_i32
            }
            -7 => 0_i32,
            _ => 0_i32,
        }) / 2);
        0.0
    }
}

#[flatten]
mod p032 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub BVec3);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: bool,
        pub b: Vec3,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0)
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit { a: self.a, b: self.b }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit { a: self.a, b: self.b }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn turned<A, B>(asked: bool, a: A, b: B, c: A) -> (B, A) {
        if asked {
            return (b, c);
        }
        (b, a)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32) -> f32 {
        match ((
            (if turned(((*a) != (*a)), FLAGS[(x & 1) as usize], 2_i32, (x < x)).1 {
                (0.0_f32 <= (-1.0_f32))
            } else {
                (x < x)
            }),
            [
                (if ((*a) != (*a)) {
                    'outer: for a in (0..((2_i32 - x) & 3)) {
                        let mut a_2 = [
                            STILL,
                            (0..2i32).map(|x| TABLE[(MASK % 4) as usize]).sum::<f32>(),
                            (TABLE[(a & 1) as usize]).atan2(((STILL).signum())),
                        ]
                            .iter()
                            .enumerate()
                            .fold(
                                flatten::math::mix(
                                    (HALF).remap(0.0, 2.0, 3.0_f32, TABLE[(Hit::SIZE).min(3)]),
                                    (Vec2::new(TABLE[(Pair::SIZE).min(3)], f32::EPSILON))
                                        .dot(Vec2::new((-2.5_f32), (-0.0_f32))),
                                    1.5_f32,
                                ),
                                |a_2, (x, &y)| ((MASK + MASKS[x % 7]) as f32),
                            );
                        let mut y = ((Vec4::new(
                            0.25_f32,
                            1.5_f32,
                            (-0.0_f32),
                            (-0.0_f32),
                        ))
                            .length_squared()
                            .abs() as usize & 15);
                        if (5_usize > y) {
                            {
                                let v = &mut a_2;
                                let mut t: Vec2 = (((Vec2::new((-1.0), 0.5)
                                    - Vec2::new((-0.0), (*v))))
                                    .floor() + Vec2::new(3.0, 2.0));
                            }
                            break;
                        }
                    }
                    x
                } else {
                    0_i32
                }),
                x,
            ]
                .iter()
                .all(|&n| ((*a) < (*a))),
        )) {
            ((mut a, false) | (true, mut a)) => {}
            _ => {}
        }
        ((Vec2::new((*a), (*a))).dot(Vec2::new(1.5, 0.0)) + (x as f32))
    }
}

#[flatten]
mod p033 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Vec3, pub Vec2);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0)
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0, self.1)
        }
    }
    impl std::ops::AddAssign for Hit {
        fn add_assign(&mut self, other: Hit) {
            *self = *self + other;
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    trait Has1 {
        fn step(self, a: Hit, c: IVec3) -> Option<Hit>;
    }
    impl Has1 for Hit {
        fn step(mut self, a: Hit, c: IVec3) -> Option<Hit> {
            let mut k0 = ((Some(self))
                .map_or_else(
                    || {
                        if (!((NARROW as i32) != c.z)) {
                            return ((if (0_i32 <= 7) { Some(a) } else { None }))
                                .map_or_else(
                                    || MASKS[(Hit::SIZE).min(6)],
                                    |c| {
                                        if (c.1.y != c.1.x) {
                                            return (Pair(MASK)).0;
                                        }
                                        2_u32
                                    },
                                );
                        }
                        MASK
                    },
                    |x_2| 2_u32,
                )) & 3;
            'outer: loop {
                let c = ('block: {
                    if (c.y < c.y) {
                        self
                            += ((if (k0 != k0) { Hit(a.0, a.1) } else { Hit(a.0, a.1) })
                                + a);
                        break 'outer;
                    }
                    Pair(5_u32)
                });
                if k0 == 0 || (false) {
                    break;
                }
                k0 -= 1;
            }
            (((-2.5_f32) != a.1.x)).then_some(self)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &mut Pair, mut n: u32) -> f32 {
        (*y) += Pair((((HALF).min((*a)) + 0.0).abs() as u32 & 255));
        'outer: for y in 0..2 {
            if (false || ((y as i32) <= y)) {
                continue;
            }
            let mut y: [f32; 2] = [TABLE[(n % 4) as usize], 2.0_f32];
        }
        let mut a: Hit = Hit(CORNER, Vec2::new(1.5_f32, (*a)));
        let n = a.step(Hit(a.0, a.1), IVec3::new(2, (*c), 1));
        let mut k0 = (y.0) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let t: i32 = 7;
                    let n = [n, n, n];
                    let x: [Option<Hit>; 3];
                    if (t > (-1)) {
                        a.1.x = (if (a.0).is_nan() { a.1.x } else { a.1.y });
                        x = n;
                    } else {
                        x = [n[0], Some(a), n[1]];
                    }
                }
                k1 += 1;
            }
        }
        (a.1.y + a.0.y)
    }
}

#[flatten]
mod p034 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub usize);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0 ^ other.0)
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn first(a: f32) -> f32 {
        let Hit(mut n) = Hit(1_usize);
        let mut x_2 = Pair;
        ((select(
            Vec3::new(0.0_f32, (-2.5_f32), a),
            Vec3::new((-0.0_f32), a, a),
            ((-2.5_f32) != a),
        ))
            .length() + (n as f32))
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32, y: IVec2, mut n: [f32; 2]) -> i32 {
        'outer: for a in 1..=4 {
            'inner: for b in 0u32..1 {
                n[0]
                    += select(
                        (-(n[0] * n[0])),
                        (first(n[1]) * 1.0),
                        ((if (n[1] > (-0.0)) {
                            let [mut x, _] = [n[0], n[1]];
                            Some(Hit(Hit::SIZE))
                        } else {
                            n[(({
                                n = (if (n[0] <= n[0]) { n } else { [1.0_f32, n[1]] });
                                b
                            }) % 2) as usize] = n[1];
                            (if (8_u32 < b) { Some(Hit(Hit::SIZE)) } else { None })
                        }))
                            .map_or_else(
                                || {
                                    if (CORNER).cmple(Vec3::new(3.0_f32, n[1], n[0])).any() {
                                        return (match (a as i32) {
                                            2 => false,
                                            y @ -7 => false,
                                            mut t => (t < i32::MAX),
                                        });
                                    }
                                    (x > x)
                                },
                                |v| {
                                    ((if (v.0 > v.0) { None } else { Some(v) }))
                                        .map_or_else(|| false, |t| (y.y > (-4_i32)))
                                },
                            ),
                    );
                if (1.5_f32 != n[0]) {
                    break 'outer;
                }
            }
        }
        (y.x + x)
    }
}

#[flatten]
mod p035 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
        pub b: u32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Pair,
        pub b: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(u32, f32),
        Near,
        Far(usize),
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit { a: self.a, b: self.b }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    impl Hit {
        const FIRST: Self = Hit {
            a: Pair { a: 2, b: 0 },
            b: 0,
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Pair { a: 0, b: 5 },
                b: 5,
            },
            Self::FIRST,
        ];
    }
    #[flatten(exact)]
    pub fn entry(mut b: Pair, c: &mut i32, y: &f32) -> f32 {
        let mut x_2: [Hit; 3] = [Hit::FIRST; 3];
        'outer: for _ in x_2.iter().rev() {
            {
                let a: Option<Kind> = (if (((b.a + 3_u32)
                    >= ((if (b.b != 5) { None } else { Some(Kind::Near) }))
                        .map_or_else(
                            || {
                                if any(BVec3::new(((*c) > (*c)), (3_i32 > (*c)), false)) {
                                    return 0_u32;
                                }
                                0_u32
                            },
                            |c| {
                                if ((HALF < (*y)) || FLAGS[3_usize % 9]) {
                                    return (b.a - x_2[1].a.b);
                                }
                                x_2[2].a.b
                            },
                        )))
                {
                    (false).then_some(Kind::Empty(0_u32, 0.0_f32))
                } else {
                    (false).then_some(Kind::Empty(0_u32, 0.0_f32))
                });
            }
        }
        0.0
    }
}

#[flatten]
mod p036 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub bool);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair;
        const ALL: [Pair; 2] = [Pair, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit(true);
        const ALL: [Hit; 2] = [Hit(false), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn first(a: &f32, c: i32) -> i32 {
        'outer: for v in [3_u32, MASK] {
            if (('block: {
                if [c, ((c & 15) * (c & 7))].iter().all(|&x| (Hit::FIRST).0) {
                    break 'block ({
                        let mut t: [Pair; 3] = [
                            Pair::FIRST,
                            Pair::ALL[(Hit::SIZE).min(1)],
                            Pair,
                        ];
                        'inner: for a_2 in t {
                            t[Hit::SIZE % 3] = a_2;
                        }
                        ((-4_i32) > c)
                    });
                }
                let mut turn_1 = 0;
                let c: f32 = 'value_1: loop {
                    turn_1 += 1;
                    if turn_1 >= 1 {
                        break (*a);
                    }
                };
                [
                    [(NARROW as i32), (WIDE as i32), LEVELS[(Pair::SIZE).min(7)]]
                        .iter()
                        .fold((NARROW as i32), |a, &x_2| x_2),
                    LEVELS[Pair::SIZE % 8],
                    STEPS,
                ]
                    .into_iter()
                    .take_while(|&v| (v > (-1_i32)))
                    .any(|c| (c > (-1_i32)))
            })) {}
        }
        (c + c)
    }
    fn second(a: f32, c: State, mut v: UVec2) -> f32 {
        'outer: for _ in 0..1u16 {
            v.y = ((i32::MAX & 255) as u32);
            let given: f32 = ((STEPS as f32)).abs().sqrt();
            let c: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(t: f32) -> f32 {
                    t * HALF + 1.0
                }
                t
            };
        }
        (a + (v.y as f32))
    }
    trait Has2 {
        fn step(&mut self, a: [Pair; 3], c: usize, y: f32) -> [f32; 2];
    }
    impl Has2 for Pair {
        fn step(&mut self, a: [Pair; 3], c: usize, y: f32) -> [f32; 2] {
            if [(CORNER).as_ivec3().y, ((1_i32 & 15) * (0_i32 & 7))]
                .iter()
                .all(|&t| matches!(Hit((10_i32 < t)), Hit(true)))
            {
                return (if ((if (y < y) {
                    (2_usize != Self::SIZE)
                } else {
                    (3_usize != c)
                })) {
                    (*self) = (*self);
                    [y, y]
                } else {
                    [y, y]
                });
            }
            [((second(STILL, State, UVec2::new(MASK, 1_u32)))
                .max(
                    [LEVELS[(STEPS & 1) as usize], 5_i32, STEPS]
                        .into_iter()
                        .skip_while(|&a_2| (c != c))
                        .map(|n| 0.5_f32)
                        .sum::<f32>(),
                ) + 0.0); 2]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> IVec2 {
        if (a < (-2.5)) {
            if (matches!(
                (((((MASK & 15) * (1_u32 & 7)) < ((MASK | 7) - (5_u32 & 7))), ((first(&
                a, c) & 63) << 1), ((match (c, MASK, a) { (- 1, 4.., 0.0) => { a } (_, _,
                _) => { a } _ => { a } }) * (a - a)))), (_, ..=- 1, a_2 @ ..2.0) if
                (IVec2::new(3, STEPS) == IVec2::new(c, c))
            )) {
                let mut t: Pair = Pair;
                let a = t.step([t, Pair, t], (State::SIZE).max(State::SIZE), a);
                let mut k0 = (MASK) & 3;
                #[keep]
                'outer: loop {
                    'inner: for x in (1..4).step_by(3).rev() {
                        let mut t = ((Hit((8_u32 > k0))).0 && (a[0] != a[1]));
                        if true {
                            break 'outer;
                        }
                    }
                    if k0 == 0 || ((c > c)) {
                        break;
                    }
                    k0 -= 1;
                }
            } else {}
        }
        (IVec2::new(7, (-4)) + IVec2::splat(c))
    }
}

#[flatten]
mod p037 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Vec2, pub Pair);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: if self.a < other.a { self.a } else { other.a },
                b: if self.b < other.b { self.b } else { other.b },
            }
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: -other.a, b: -other.b }
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            if other.a < self.a {
                return;
            }
            *self = *self + other;
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: -0.0 };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 2.0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, a: &IVec2, mut x: i32) -> Hit {
            'outer: for y in (0..((if (i32::MIN != x) {
                a.x
            } else {
                let Hit(mut c, _) = (Hit(
                    (if (self.b > self.a) {
                        Vec2::new(self.a, 0.25_f32)
                    } else {
                        Vec2::new(0.0_f32, self.b)
                    }),
                    Pair { a: self.b, b: STILL },
                )) else {
                    return ({
                        let mut turn = ((0_u32 >> (8_u32 & 31))) & 1;
                        let y: f32 = #[keep]
                        'value: loop {
                            x = (x
                                + ({
                                    x = (x
                                        - ({
                                            x = a.y;
                                            5
                                        }));
                                    x
                                }));
                            let mut c = Vec3::select(
                                (((match (Hit(
                                    Vec2::new((-1.0_f32), 2.0_f32),
                                    Pair { b: HALF, a: 1.5_f32 },
                                )) {
                                    Hit(_, _) => Vec3::new(0.5, self.a, 0.5),
                                    t => Vec3::new(self.a, self.a, 0.5),
                                }))
                                    .cross(Vec3::new((-0.0), self.a, 3.0)))
                                    .cmplt(Vec3::new((-0.0), 0.25, (-2.5))),
                                Vec3::new(3.0, (-0.0), self.b),
                                POINTS[(a.y & 1) as usize],
                            );
                            if (c.x < c.z) {
                                break 'value c.z;
                            }
                            turn += 1;
                            if turn >= 3 {
                                break c.x;
                            }
                        };
                        Hit(Vec2::new(1.5_f32, self.b), self)
                    });
                };
                a.y
            }) & 3))
            {
                if (self.b <= 1.0) {
                    continue;
                }
            }
            Hit((Vec2::new(1.5, 0.0) + Vec2::splat(self.a)), self)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [[f32; 3]; 2], c: &mut usize, y: &mut Vec3) -> f32 {
        'outer: for ([_, mut a, b], y) in a
            .into_iter()
            .zip([a[0][((NARROW as i32) & 1) as usize], a[1][0]])
        {
            let t: [f32; 3] = 'block: {
                if (Vec3::new(0.25_f32, b, (-1.0_f32))).is_nan() {
                    break 'block [TABLE[(*c) % 4], b, 3.0_f32];
                }
                [RAMP[8_usize % 9], a, y]
            };
            if ((*c) > Hit::SIZE) {
                let mut b: Pair = (&{ Pair { b: t[0], a: t[2] } }
                    - &{ Pair::ALL[(*c) % 2] });
                b.step(
                    &{
                        (IVec2::new(
                            LEVELS[(({
                                b.b += b.b;
                                MASK
                            }) % 8) as usize],
                            (NARROW as i32),
                        ) / 3)
                    },
                    [
                        b.b,
                        b.b,
                        (match FLAGS[((*c)).min(8)] {
                            false if (MASK != 0) => b.a,
                            true => (-1.0_f32),
                            false => {
                                b
                                    += Pair {
                                        b: a,
                                        ..Pair { b: HALF, a: Hit::RATE }
                                    };
                                y
                            }
                        }),
                    ]
                        .iter()
                        .fold((!STEPS), |t, &a_2| ((t & 15) * (t & 7))),
                );
            } else {}
        }
        0.0
    }
}

#[flatten]
mod p038 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec3,
        pub c: u32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: f32, b: f32, c: IVec3 },
        Near(f32, Mat3),
        Far { a: f32, b: u32, c: u32 },
        Other(usize),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: Vec2, c: i32) -> f32 {
        (if (matches!(
            (Hit { a : Vec3::new(0.25_f32, a.x, a.y) }), Hit { a : mut a } if (a.z)
            .is_nan()
        )) {
            ({
                let q = a.x;
                q == q && q.is_sign_negative()
            })
        } else {
            return ((a.x + a.x) - flatten::math::sin(Hit::RATE));
        });
        (a.y
            + (if (a.y <= STILL) {
                a.y
            } else {
                let mut k0 = ((Pair {
                    c: MASK,
                    a: c,
                    b: Vec3::new(HALF, (-2.5_f32), 2.0_f32),
                })
                    .c) & 3;
                #[unroll(max = 4)]
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let mut b = [
                                a.y,
                                (match (
                                    (a.y != (-2.5_f32)),
                                    (Vec3::new(3.0_f32, (-2.5_f32), 0.25_f32)).is_nan(),
                                    ((k0 & 15) * (k0 & 7)),
                                ) {
                                    (mut n @ false, true, t) => (a.y).signum(),
                                    (_, false, mut a_2) if (a.x > a.y) => {
                                        ({
                                            let q = a.x;
                                            if q == q {
                                                f32::from_bits(q.to_bits() ^ 0x8000_0000)
                                            } else {
                                                0.5
                                            }
                                        })
                                    }
                                    (mut c, x_2 @ false, y) => (1_u32 as f32),
                                    _ => a.x,
                                }),
                                ((LEVELS[(Hit::SIZE).min(7)] / 2) as f32),
                            ];
                            if false {
                                let n = ((1.5_f32 + 0.25_f32), b[2]);
                            } else {}
                        }
                        k1 += 1;
                    }
                }
                a.y
            }))
    }
}

mod p039 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, y: &mut f32, t: &mut Mat2) -> f32 {
        #[keep]
        'outer: for _ in (((-(*c))
            & 3)..=(flatten::math::select((*c), 0_i32, (0.25_f32 <= (*a))) & 3))
        {
            if ([0.5_f32, (0..2i32).map(|b| (*y)).sum::<f32>()]
                .into_iter()
                .skip_while(|&x_2| {
                    (BVec3::new(((*c) <= (*c)), (0_i32 != (*c)), false))
                        .test(((*c) & 1) as usize)
                })
                .all(|y| {
                    if false {
                        return (([(*c), (*c)]) == ([(*c); 2]));
                    }
                    ((*a) <= TABLE[((*c) & 1) as usize])
                }))
            {
                'inner: for _ in [3_i32, 5_i32, (*c)] {
                    if ((*y) > t.x_axis.y) {
                        continue 'inner;
                    }
                }
                continue;
            }
        }
        t.y_axis.x
    }
}

#[flatten]
mod p040 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: IVec2,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near(i32),
        Far,
        Other { a: f32, b: BVec3, c: f32 },
    }
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut (f32, Pair, Pair), y: f32) -> f32 {
        c.1.b = [
            round(
                ({
                    #[keep]
                    'outer: for x_2 in (((if false {
                        let Pair { a, b, c: x_2 } = Pair {
                            c: ({
                                'outer: for x_2 in 0..2i64 {
                                    if ((((3_u32) >> ((x_2 as u32) & 31))
                                        == (if true { (x_2 as u32) } else { MASK })))
                                    {
                                        continue 'outer;
                                    }
                                    let mut n: f32 = 1.0;
                                }
                                c.1.c
                            }),
                            ..c.2
                        };
                        c.2.a.y
                    } else {
                        (-1_i32)
                    }) & 3)..8)
                        .step_by(2)
                    {
                        'inner: for x in 1..=3 {
                            if (x_2 != c.1.a.x) {
                                break;
                            }
                            if true {
                                let mut b = (((match Kind::Near(7_i32) {
                                    Kind::Other {
                                        a: _,
                                        b: _,
                                        c: _,
                                    } if ((Vec2::new(0.25_f32, a))
                                        != (Vec2::new((-1.0_f32), (-1.0_f32)))) => 0.5_f32,
                                    Kind::Empty => a,
                                    Kind::Near(_) => y,
                                    mut v => c.0,
                                }))
                                    .max(c.0) + 0.0);
                                return b;
                            }
                        }
                        if true {
                            break;
                        }
                    }
                    y
                }),
            ),
            c.0,
            c.2.b,
        ]
            .iter()
            .fold(c.2.b, |v, &a| c.1.b);
        (a + (c.1.a.y as f32))
    }
}

#[flatten]
mod p041 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
        pub c: u32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near { a: Vec3, b: bool, c: f32 },
        Far { a: u32, b: (Pair, bool), c: u32 },
        Other(Vec3),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &f32) -> i32 {
        'block: {
            if ((-1.0_f32) < (-0.0)) {
                let mut n: [usize; 3] = [Pair::SIZE; 3];
                'outer: for (v, t) in (0..3i32).rev().zip(n.iter()) {
                    let mut a_2 = Mat3::from_cols(
                        Vec3::new((*a), 0.0, 0.25),
                        Vec3::new((*c), (*a), 1.5),
                        Vec3::new((-0.0), (*c), 0.0),
                    );
                    if true {
                        continue 'outer;
                    }
                }
                break 'block;
            }
        }
        (10 + LEVELS[(2_u32 % 8) as usize])
    }
}

#[flatten]
mod p042 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near { a: Hit, b: u32, c: i32 },
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 })
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: &Hit, c: &Pair, mut v: Vec2) -> f32 {
        let (y, (mut t, _)) = (
            BVec3::new((v.x <= c.0), (HALF <= v.y), (a.a != v.y)),
            (
                Kind::Near {
                    a: Hit { a: (-1.0_f32) },
                    b: MASK,
                    c: STEPS,
                },
                (*c),
            ),
        );
        if all(
            ((Vec3::new(1.0_f32, 0.25_f32, 0.0_f32)).trunc())
                .cmpge(Vec3::new(v.x, c.0, 1.5_f32)),
        ) {
            let mut b = (((c.0 > a.a) ^ asked(&|a_2, c| true, (-1.0_f32)))
                && ((-2.5_f32) > (v).y));
        } else {
            let x_2: f32 = ((v.y).step(a.a) * 0.0);
        }
        let mut turn = 0;
        let x: f32 = 'value: loop {
            let mut n: f32 = ((match (0_u32, MASK) {
                ((a, 100)
                | (1.., a)) if ((a < 3) ^ (a != MASKS[(0_i32 & 1) as usize])) => {
                    let mut k0 = 1u32;
                    'outer: loop {
                        if !(k0 < 2) {
                            break;
                        }
                        k0 *= 2;
                        'inner: for v in [
                            (STEPS).min(STEPS),
                            select(
                                LEVELS[(MASK % 8) as usize],
                                i32::MAX,
                                (Hit::RATE != c.0),
                            ),
                        ] {
                            if (({ (a >= MASK) })) {
                                let start = ((Pair::SIZE).min(Hit::SIZE)
                                    + (false as usize));
                                let mut y = 2;
                                y += start;
                                break 'outer;
                            }
                            let mut a_2: usize = 1;
                        }
                        let mut k1 = 1u32;
                        'inner: while k1 < 4 {
                            let Pair(mut c) = (({ (*c) }) + ((*c) + (*c)));
                            if ((Kind::Empty) == (Kind::Empty)) {
                                let start = Kind::SIZE;
                                let mut n = 2;
                                n += start;
                                break 'value (if v.y <= c {
                                    (c).clamp(v.y, c) + 0.0
                                } else {
                                    v.y
                                });
                            }
                            let mut x_2 = mat2(v, Vec2::new((-1.0), v.x));
                            k1 <<= 1;
                        }
                        match Pair(v.y) {
                            Pair(_) => {
                                let c: f32 = c.0;
                            }
                            _ => {
                                let a = (flatten::math::select(
                                        (HALF).floor(),
                                        (if false { 1.5_f32 } else { (-0.0_f32) }),
                                        (a > a),
                                    )
                                    .abs() as usize & 15);
                                break;
                            }
                        }
                    }
                    HALF
                }
                ((mut a, 4..) | ((100 | 100), mut a)) if (a > 8) => v.y,
                ((mut y, (0 | 4)) | (0..=100, mut y)) if true => a.a,
                _ => 1.5_f32,
            }))
                .clamp(-1.0, 1.0)
                .acos();
            if (a.a != a.a) {
                break v.x;
            }
            if (a.a > v.x) {
                break n;
            }
            turn += 1;
            if turn >= 2 {
                break a.a;
            }
        };
        a.a
    }
}

#[flatten]
mod p043 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, y: f32) -> i32 {
        if let Some(1.0..=8.0) = ([
            (Vec2::new(1.5_f32, (-1.0_f32))).dot(Vec2::new(0.25_f32, HALF)),
            ('block: {
                'outer: for n in (1..10).step_by(3) {
                    let mut b = (if ((match (Some((n as i32)))
                        .map_or_else(|| c, |a| 10_i32)
                    {
                        b => (if (y != y) { false } else { (y < y) }),
                        _ => {
                            if ((WIDE as i32) <= i32::MAX) {
                                break 'block (match true {
                                    true => 3.0,
                                    x_2 => b,
                                    mut x_2 @ false => b,
                                    true => b,
                                    false => y,
                                });
                            }
                            (((n as i32) < c) || ((n as i32) > c))
                        }
                        c => {
                            b = (Some(b))
                                .unwrap_or_else(|| {
                                    ((Some((i32::MIN + 1)))
                                        .and_then(|a| {
                                            if (!FLAGS[(1_usize).min(8)]) {
                                                return Some((n as i32));
                                            }
                                            Some(a)
                                        }))
                                        .map_or_else(|| b, |a_2| ([y; 2])[0])
                                });
                            (((if (y != b) { Some(3.0_f32) } else { None }))
                                != ([y, 2.0_f32]
                                    .into_iter()
                                    .filter(|&a_2| {
                                        if matches!(b, mut a_2 @ 2.0..= 8.0) {
                                            return ((-4_i32) > c);
                                        }
                                        (b != 3.0_f32)
                                    })
                                    .last()))
                        }
                    })) {
                        b
                    } else {
                        1.5
                    });
                    if (HALF <= y) {
                        break 'block y;
                    }
                }
                if true {
                    break 'block y;
                }
                HALF
            }),
            b,
        ]
            .into_iter()
            .find(|&b| (b < STILL)))
        {} else {}
        (c + (b as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p044 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: i32, b: f32, c: f32 },
        Near(f32),
        Far { a: f32, b: u32, c: f32 },
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut f32, mut v: BVec3) -> f32 {
        let mut a: UVec2 = (match ((MASKS[(MASK % 7) as usize] + MASK)
            <= (1_u32 ^ 8_u32))
        {
            a @ true => {
                ((UVec2::new(2, MASK) % 2)
                    & (match ((WIDE as i32), (NARROW as i32)) {
                        ((x, (0 | -1)) | (2.., x)) => UVec2::new(3, 1),
                        ((x_2, 1_000) | (..=1_000, x_2)) => UVec2::new(MASK, 5),
                        _ => UVec2::new(MASK, MASKS[(MASK % 7) as usize]),
                    }))
            }
            true => {
                ('block: {
                    if ((match (STEPS + STEPS) {
                        a => ((*c) < (*c)),
                        _ => {
                            let mut k0 = ((0_u32 + MASK)) & 3;
                            #[keep] 'outer: while k0 > 0 && ((a == (-a))) {
                                k0 -= 1;
                                let mut t: u32 = (((k0 & 63) << (k0 & 7))).trailing_zeros();
                                let mut x_2 = (((if 8_usize >= Kind::SIZE {
                                    8_usize - Kind::SIZE
                                } else {
                                    Kind::SIZE
                                }))
                                    .max(Kind::SIZE) * 2);
                            }
                            (Kind::SIZE < Kind::SIZE)
                        }
                        y if (y < y) => ((-4_i32) < (-4)),
                        mut c => ((a <= a) || false),
                    })) {
                        let mut b: i32 = (WIDE as i32);
                        break 'block (UVec2::new(MASK, MASK) / 3);
                    }
                    let given: f32 = [
                        (!(NARROW as i32)),
                        (IVec2::new(
                            i32::MAX,
                            LEVELS[(({
                                v |= (v & v);
                                5_u32
                            }) % 8) as usize],
                        ))
                            .y,
                    ]
                        .iter()
                        .enumerate()
                        .fold(
                            [STEPS, (WIDE as i32), 7_i32]
                                .into_iter()
                                .skip(Kind::SIZE % 2)
                                .take(1)
                                .map(|n| a)
                                .sum::<f32>(),
                            |a_2, (y, &a)| flatten::math::trunc(a_2),
                        );
                    let n: f32 = {
                        let t = second(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn second(a: f32) -> f32 {
                            (a - HALF).max(HALF)
                        }
                        t
                    };
                    let mut v: Vec3 = Vec3::splat(radians(rcp((-0.0_f32))));
                    (if (STEPS >= STEPS) {
                        (match LEVELS[Kind::SIZE % 8] {
                            _ => UVec2::new(MASK, 5),
                            x_2 => UVec2::new(8, 0),
                            x => UVec2::new(5, 3),
                        })
                    } else {
                        UVec2::new(1, 0)
                    })
                })
            }
            false => {
                'outer: for x in 0..1 {
                    'inner: for n in [
                        Kind::Near((*c)),
                        Kind::Empty { a: x, b: (*c), c: a },
                    ] {
                        let start = (((x as i32) <= 5_i32) as i32);
                        let mut t = 0;
                        t += start;
                        (*c) *= 3.0_f32;
                        if (t).is_negative() {
                            break 'outer;
                        }
                    }
                    if ((*c) != 0.5) {
                        'inner: for y in [((x + x) as i32), (IVec2::new(x, 0_i32)).y] {
                            v
                                &= (!BVec3::new(((*c) > (*c)), ((y != y) || false), false));
                        }
                    }
                }
                UVec2::new(0, 0)
            }
        });
        0.0
    }
}

#[flatten]
mod p045 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub usize, pub Vec3);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: IVec2, b: f32, c: Hit },
        Near(BVec3, u32),
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a ^ other.a }
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 2 };
        const ALL: [Pair; 2] = [Pair { a: 0 }, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit(2, Vec3::new(-0.0, 2.0, -1.5));
        const ALL: [Hit; 2] = [Hit(0, Vec3::new(2.0, -1.5, 0.5)), Self::FIRST];
    }
    impl Kind {
        const FIRST: Self = Kind::Empty {
            a: IVec2::new(3, -2),
            b: -0.0,
            c: Hit(5, Vec3::new(-1.5, 0.5, -0.0)),
        };
        const ALL: [Kind; 2] = [
            Kind::Near(BVec3::new(false, true, false), 5),
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32) -> f32 {
        'outer: for x in 0..0u16 {
            'inner: for y in (0..((*c) & 3)).rev() {
                (*c) /= 3;
                if (a < 0.25) {
                    break;
                }
                if (((Pair::SIZE < (x as usize))
                    || (match (x as u32) {
                        _ if matches!((x as u32), mut v if (v <= (x as u32))) => {
                            (a <= 0.5)
                        }
                        ..3 => {
                            (*c) = (x as i32);
                            ((x as i32) < (-4))
                        }
                        mut b @ 3..=100 => {
                            let mut a: i32 = (if ((matches!(
                                Pair::ALL[(1_i32 & 1) as usize], Pair { a : mut c }
                            )
                                || (([Kind::Near(
                                    BVec3::new((b < 0_u32), ((x as f32) != (x as f32)), false),
                                    8_u32,
                                ); 3])
                                    != ([
                                        Kind::Near(
                                            BVec3::new((b <= b), (b <= b), (b < 3_u32)),
                                            (x as u32),
                                        ),
                                        Kind::ALL[((x as u32) % 2) as usize],
                                        Kind::Empty {
                                            a: IVec2::new((x as i32), (*c)),
                                            b: (x as f32),
                                            c: Hit::ALL[(3_usize).min(1)],
                                        },
                                    ]))))
                            {
                                (IVec2::new(y, 3_i32)).y
                            } else {
                                (*c)
                            });
                            (a < (x as i32))
                        }
                        _ => ((x as i32) <= 5),
                    })))
                {
                    return a;
                }
            }
            let mut k1 = 253u8;
            'inner: while k1 != u8::MAX {
                k1 += 1;
                match ((if true {
                    Kind::Empty {
                        a: (IVec2::new(10_i32, 3_i32)
                            - IVec2::new(
                                LEVELS[(MASKS[(k1 as usize) % 7] % 8) as usize],
                                (-4_i32),
                            )),
                        b: 1.5_f32,
                        c: Hit::ALL[(MASK % 2) as usize],
                    }
                } else {
                    Kind::Near(BVec3::new((a <= a), true, true), MASK)
                })) {
                    Kind::Near(_, _) => {}
                    Kind::Near(t, 100..) => {}
                    Kind::Empty { a: mut x, b: -1.5..2.0, c: c } => {}
                    a => {
                        continue 'outer;
                    }
                }
            }
            if ((*c) < (*c)) {
                continue 'outer;
            }
        }
        1.5
    }
}

#[flatten]
mod p046 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: usize,
        pub b: usize,
        pub c: Pair,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Pair,
        pub b: f32,
        pub c: Hit,
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State {
                a: self.a,
                b: if self.b < other.b { self.b } else { other.b },
                c: self.c,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair;
        const ALL: [Pair; 2] = [Pair, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut i32, c: &mut i32, y: f32, t: &u32) -> f32 {
        'outer: for (b, mut y) in [
            (Pair::FIRST, Pair),
            (Pair, Pair::FIRST),
            (Pair, Pair),
        ] {
            let a_2: Vec4 = ((Vec4::new(HALF, TABLE[((*a) & 1) as usize], 3.0, STILL))
                .floor())
                .ceil();
            if ((UVec2::new(3_u32, 0_u32)).y > ((3_u32 < (*t)) as u32)) {
                let State { a: mut n, b: 1.0.., c: mut a } = ((State {
                    a: y,
                    ..State {
                        c: Hit {
                            c: b,
                            a: Pair::SIZE,
                            b: State::SIZE,
                        },
                        ..State {
                            c: Hit {
                                a: Hit::SIZE,
                                b: Pair::SIZE,
                                c: b,
                            },
                            a: y,
                            b: a_2.w,
                        }
                    }
                }
                    + State {
                        c: Hit {
                            a: Pair::SIZE,
                            ..Hit {
                                c: b,
                                a: 1_usize,
                                b: Hit::SIZE,
                            }
                        },
                        a: b,
                        b: a_2.w,
                    })) else {
                    return (clamp(a_2.z, a_2.w, a_2.w) - 0.0);
                };
                continue;
            }
            let mut t: [f32; 2] = [3.0_f32, a_2.x];
            'inner: for _ in t.iter().rev() {
                if ((t[1]
                    == ((if (t[1] < (-1.0)) {
                        ((FLAGS[(({
                            (*c) |= (((*c) & 15) * ((*a) & 7));
                            MASK
                        }) % 9) as usize]))
                            .then_some(2_i32)
                    } else {
                        Some((*a))
                    }))
                        .map_or_else(|| (-2.5_f32), |t| a_2.w)))
                {} else {}
                if ((*c) > (*a)) {
                    continue;
                }
            }
        }
        (-0.0)
    }
}

#[flatten]
mod p047 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec2, pub IVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
        pub b: IVec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(&mut self, mut b: f32) -> f32 {
            #[keep]
            'outer: for t in (0..(MASKS[(({
                self.0 = self.0;
                MASK
            }) % 7) as usize] & 3))
            {
                let k1 = ((t + 3_u32)) & 3;
                'inner: loop {
                    if k1 > 3 {
                        continue;
                    }
                    let c: BVec3 = (if (!((5_u32 < k1) & (b < b))) {
                        BVec3::new((k1 <= 8), false, false)
                    } else {
                        BVec3::new(false, (STILL > self.0.x), (0_u32 > k1))
                    });
                    break;
                }
            }
            (b + (self.1.x as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &Hit) -> u32 {
        if (c.b.y <= c.b.y)
            && let ((mut x_2, -7..=1_000) | (1, mut x_2)) = ((
                (((c.b.y & c.a) & 15)
                    * ((if ((*a) < (*a)) {
                        let [mut t, n] = [
                            [c.a, c.a]
                                .into_iter()
                                .filter(|&x| {
                                    if ((*a) < (*a)) {
                                        return (if ((*a) < (*a)) {
                                            (LEVELS[(MASK % 8) as usize] < 3_i32)
                                        } else {
                                            ((*a) < (*a))
                                        });
                                    }
                                    ((*a) <= 2_147_483_648f32)
                                })
                                .map(|mut a| Hit::RATE)
                                .sum::<f32>(),
                            flatten::math::hadd(Vec3::new((*a), (-1.0_f32), (-1.0_f32))),
                        ];
                        c.a
                    } else {
                        let c: bool = 'block: {
                            if (((Mat2::from_diagonal(Vec2::new(3.0_f32, 2.0_f32)))
                                .mul_vec2(Vec2::new((*a), (-2.5)))
                                == (if true {
                                    Vec2::new((*a), (*a))
                                } else {
                                    Vec2::new((-1.0), (*a))
                                })))
                            {
                                let mut c: Mat2 = (if ((if ((*a) <= (*a)) {
                                    let [v, mut a] = [(*a), (*a)];
                                    true
                                } else {
                                    let mut k0 = 1u32;
                                    'outer: loop {
                                        if !(k0 < 4) {
                                            break;
                                        }
                                        if (({
                                            let q = (*a);
                                            q == q && q.is_sign_negative()
                                        })) {
                                            let mut v: Pair = Pair(
                                                Vec2::new((*a), 2.0_f32),
                                                IVec2::new(10_i32, 5_i32),
                                            );
                                            v.step((Pair::SIZE as f32));
                                            break 'block FLAGS[(5_usize).min(8)];
                                        }
                                        k0 *= 2;
                                    }
                                    (c.a != (-1))
                                })) {
                                    Mat2::from_cols(Vec2::new((*a), 1.5), Vec2::new((*a), 1.0))
                                } else {
                                    Mat2::IDENTITY
                                });
                                break 'block (c.y_axis.y <= c.x_axis.x);
                            }
                            (c.b.x < c.a)
                        };
                        STEPS
                    }) & 7)),
                c.b.y,
            ))
        {} else {}
        (MASK + MASK)
    }
}

#[flatten]
mod p048 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit {
                a: if self.a < other { other } else { self.a },
            }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit { a: (other & 15) as f32 }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn turned<A, B>(asked: bool, a: A, b: B, c: A) -> (B, A) {
        if asked {
            return (b, c);
        }
        (b, a)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Hit {
        fn step(mut self, a: i32, c: &mut f32) -> [[i32; 3]; 2] {
            let mut k0 = 1u32;
            'outer: while k0 < 8 {
                let mut k1 = ((if (self.a < self.a) {
                    if true {
                        if turned((Self::SIZE > Pair::SIZE), (a != a), (*c), (a == a)).1
                        {
                            break 'outer;
                        } else {
                            return [[a, a, a]; 2];
                        }
                    }
                    MASKS[(k0 % 7) as usize]
                } else {
                    k0
                })) & 3;
                #[keep] 'inner: while k1 > 0 && ((self.a < (*c))) {
                    k1 -= 1;
                }
                k0 *= 2;
            }
            [
                [
                    (a + ((*c) as i32).clamp(-64, 64)),
                    (a + ((*c) as i32).clamp(-64, 64)),
                    (a + (self.a as i32).clamp(-64, 64)),
                ],
                [a; 3],
            ]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Hit) -> i32 {
        let mut n = [
            [[LEVELS[(MASK % 8) as usize], 3_i32]
                .iter()
                .fold((WIDE as i32), |a_2, &x| a_2); 3],
            (match ((c.a < STILL), (a < f32::MIN_POSITIVE)) {
                ((mut v, false) | (true, mut v)) => {
                    {
                        let x: Hit = 'block: {
                            let mut a = Mat2::from_diagonal(Vec2::new(a, 1.5));
                            if (rcp(a.x_axis.y) < a.y_axis.x) {
                                let Hit { a: _ } = ((c * a.y_axis.x) * 5);
                                break 'block Hit { a: a.y_axis.x };
                            }
                            a.y_axis = a.y_axis;
                            if let Pair(c) = Pair(
                                UVec2::new(MASKS[(1_usize).min(6)], 3_u32),
                            ) {
                                a.y_axis.y = (({
                                    (match (STEPS, STEPS) {
                                        ((y, -7..) | ((0 | -7), y)) => {
                                            Vec3::new(a.y_axis.y, 1.5_f32, a.x_axis.x)
                                        }
                                        ((mut t, 1_000) | (0..=2, mut t)) => {
                                            Vec3::new(2.0_f32, (-0.0_f32), 0.25_f32)
                                        }
                                        ((a_2, 1_000..) | ((2 | -7), a_2)) => CORNER,
                                        _ => Vec3::new(1.5_f32, 0.25_f32, 1.0_f32),
                                    })
                                }))
                                    .z;
                                a.y_axis = ((a.y_axis).with_y(a.x_axis.x))
                                    .min(
                                        Vec2::select(
                                            (a.y_axis).cmplt(a.y_axis),
                                            a.x_axis,
                                            Vec2::new(TABLE[Hit::SIZE % 4], 0.25),
                                        ),
                                    );
                            } else {
                                let mut x_2: Hit = Hit { a: a.x_axis.y };
                                let b = x_2
                                    .step(
                                        ({
                                            v = (a.x_axis.x > a.y_axis.x);
                                            ((-4_i32) % (STEPS | 1))
                                        }),
                                        &mut a.x_axis.y,
                                    );
                            }
                            c
                        };
                        if v {
                            v
                                |= (if v {
                                    (v || (!v))
                                } else {
                                    (MASKS[Hit::SIZE % 7] == (if v { MASK } else { 8_u32 }))
                                });
                            'block: {
                                if ((((STEPS & 15) * (LEVELS[Pair::SIZE % 8] & 7))
                                    < (match Pair(UVec2::new(1_u32, 5_u32)) {
                                        Pair(_) => (NARROW as i32),
                                        Pair(a_2) => 2,
                                        Pair(b) => (WIDE as i32),
                                        c => (NARROW as i32),
                                    })))
                                {
                                    break 'block;
                                }
                            }
                        } else if (Vec3::new(2.0_f32, x.a, (-1.0_f32))).is_nan() {
                            'outer: for t in (0..1).rev() {
                                if (x.a > x.a) {
                                    break;
                                }
                                v = v;
                            }
                        } else {
                            let mut c: Mat2 = ((Mat2::from_diagonal(
                                Vec2::new(a, (-2.5_f32)),
                            ) * (x.a % a)))
                                .transpose();
                        }
                        v
                            |= ({
                                let q = ({
                                    (!(c.a <= x.a));
                                    x.a
                                });
                                q == q && q.is_sign_negative()
                            });
                    }
                    [STEPS, STEPS, STEPS]
                }
                ((v, false) | (false, v)) => [(NARROW as i32), STEPS, STEPS],
                ((mut n, true) | (true, mut n)) => [(WIDE as i32), STEPS, STEPS],
                _ => [STEPS, STEPS, LEVELS[(MASK % 8) as usize]],
            }),
        ];
        (n[0][0] + n[1][2])
    }
}

#[flatten]
mod p049 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub usize, pub i32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: u32, b: Mat2, c: f32 },
        Near(bool),
        Far,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, self.1 ^ other.1)
        }
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit(if self.0 < other { other } else { self.0 })
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit((other & 15) as f32)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(2, -2);
        const ALL: [Pair; 2] = [Pair(0, i32::MAX), Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit(0.5);
        const ALL: [Hit; 2] = [Hit(-0.0), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    trait Has1 {
        fn step(&self, b: i32, c: &[Pair; 3]) -> Mat2;
    }
    impl Has1 for Pair {
        fn step(&self, mut b: i32, c: &[Pair; 3]) -> Mat2 {
            'block: {
                if (matches!(
                    (false, (c[2].1 != (- 4_i32)), Kind::SIZE), (false, mut y, (3 | 3))
                ) && (c[1].1 < STEPS))
                {
                    break 'block;
                }
            }
            let b: i32 = c[0].1;
            Mat2::from_cols(
                (Vec2::new(TABLE[self.0 % 4], (-2.5)) + Vec2::splat((self.0 as f32))),
                Vec2::new(TABLE[c[1].0 % 4], 0.5),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &[f32; 2]) -> i32 {
        let mut b: Pair = Pair(Hit::SIZE, (NARROW as i32));
        let a = b
            .step(
                (match (Kind::Empty {
                    a: MASK,
                    b: Mat2::from_cols(
                        Vec2::new(1.0_f32, 0.5_f32),
                        Vec2::new(a, 0.25_f32),
                    ),
                    c: (-1.0_f32),
                }) {
                    Kind::Far => {
                        let mut k0 = (((MASK | 7) - (8_u32 & 7))) & 3;
                        #[keep] 'outer: while k0 > 0 {
                            k0 -= 1;
                            let mut x: [f32; 2] = (*c);
                            let start = MASK;
                            let mut x = 1;
                            x += start;
                        }
                        b.1
                    }
                    Kind::Near(_) => {
                        if ((if ((-1.0_f32) > c[1]) {
                            ((if (b.0 <= b.0) {
                                let mut y = ((match ((match b.0 {
                                    2 if false => Hit::FIRST,
                                    1 if ((b.0 != b.0) && (c[1] <= a)) => Hit(1.0_f32),
                                    x_2 => Hit(c[1]),
                                    _ => Hit(a),
                                })) {
                                    Hit(
                                        _,
                                    ) if ((match ((5_i32 != (-4_i32)), b.0) {
                                        (true, _) => FLAGS[(b.0).min(8)],
                                        (_, mut v @ ..=1) => FLAGS[((-4_i32) & 1) as usize],
                                        _ => (8_usize != 2),
                                    })) => ({ b.1 }),
                                    _ => (b.1 - b.1),
                                }) - (IVec2::new(b.1, 0_i32)).y);
                                (c[1] > c[0])
                            } else {
                                if ((((if (b.1 <= b.1) { a } else { a }) == (STILL).sin())
                                    && (3_usize <= b.0)))
                                {
                                    let given: f32 = a;
                                    let v: f32 = {
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn first(b: f32) -> f32 {
                                            b * HALF + 1.0
                                        }
                                        let t = first(given);
                                        t
                                    };
                                    let [Pair(mut x, ..), Pair(mut n, mut v), ..] = [
                                        (if (b.0 > b.0) { b } else { b }),
                                        (b + b),
                                        Pair(b.0, b.1),
                                    ];
                                    let mut x: Pair = b;
                                    let a = x
                                        .step(v, &{ [Pair::ALL[b.0 % 2], Pair(b.0, b.1), x] });
                                } else {
                                    let start = b.0;
                                    let mut a = 2;
                                    a += start;
                                    let mut v: Pair = Pair(a, b.1);
                                    let c = v
                                        .step(
                                            (if (5_usize < a) { 0 } else { b.1 }),
                                            &{ [Pair(a, b.1), b, b] },
                                        );
                                }
                                false
                            }) || (b.0 <= b.0))
                        } else {
                            (b.0 > b.0)
                        })) {
                            let mut y: Vec3 = POINTS[(MASKS[b.0 % 7] % 6) as usize];
                            let Pair(a, ..) = Pair(
                                (b.0).abs_diff(b.0),
                                ((0_i32 & 15) * (b.1 & 7)),
                            );
                        }
                        b.1
                    }
                    b => STEPS,
                }),
                &{
                    (if (Hit::SIZE < b.0) {
                        return (((if (c[1] < c[0]) { 0_u32 } else { 0_u32 }) & 255)
                            as i32);
                    } else {
                        [
                            Pair(0_usize, 0_i32),
                            Pair(0_usize, 0_i32),
                            Pair(0_usize, 0_i32),
                        ]
                    })
                },
            );
        0
    }
}

#[flatten]
mod p050 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: -self.a }
        }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: if self.a < other { other } else { self.a },
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair { a: (other & 15) as f32 }
        }
    }
    const STEPS: i32 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(mut self, a: &mut i32) -> bool {
            let mut k0 = (MASK) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let v = ({
                            self = (({ Pair { a: self.a } }) * STEPS);
                            (mat2(
                                Vec2::new(self.a, 3.0_f32),
                                Vec2::new(1.5_f32, 1.5_f32),
                            ) * self.a)
                        });
                    }
                    k1 += 1;
                }
            }
            (STEPS != 5)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, mut x: i32) -> f32 {
        'outer: for v in (1..7).step_by(3) {
            let mut b: Vec3 = flatten::math::select(
                Vec3::select(
                    ((Vec3::new(a.y, 0.25_f32, 2.0_f32) + 0.0_f32))
                        .cmplt(
                            ({
                                x *= 2;
                                Vec3::new(3.0_f32, 2.0_f32, 3.0_f32)
                            }),
                        ),
                    Vec3::new(a.y, 1.5_f32, (-0.0_f32)),
                    a,
                ),
                (a).map(|t| step(a.z, (-0.0_f32))),
                (a.z <= a.z),
            );
            if ((IVec2::new(1_i32, 7_i32)) == (IVec2::new(v, x))) {
                return ((1.0_f32).rem_euclid((a.y)) - (b.y + b.y));
            }
            let mut x_2: Pair = (-Pair { a: b.z });
            let x = x_2.step(&mut x);
        }
        (a.z + (x as f32))
    }
}

#[flatten]
mod p051 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(u32, u32),
        Near { a: f32, b: f32, c: u32 },
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: 0.5,
            b: Vec4::new(-0.0, 2.0, -1.5, 0.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -0.0,
                b: Vec4::new(2.0, -1.5, 0.5, -0.0),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &UVec2, mut x: i32, mut v: f32) -> bool {
        let mut a = (if ((((if (x <= x) { Some(Pair::FIRST) } else { None })).is_some()
            && ({
                x *= 2;
                ((1_i32 > x) || (a.y <= MASK))
            })))
        {
            Vec2::new(f32::MIN_POSITIVE, 2.0)
        } else {
            let mut x: [f32; 3] = [0.25_f32, v, v];
            'outer: for &t in &x {
                'inner: for _ in 0u32..2 {
                    let b: i32 = 'block: {
                        if ((-2.5_f32)).is_nan() {
                            break 'block (IVec2::new(0_i32, STEPS)).y;
                        }
                        let x_2 = Pair::SIZE;
                        v = t;
                        0
                    };
                    let mut x: Pair = ((if (t != v) {
                        None
                    } else {
                        Some(Pair {
                            a: t,
                            ..Pair {
                                b: Vec4::new(v, 2.0_f32, 3.0_f32, t),
                                a: t,
                            }
                        })
                    }))
                        .map_or(
                            Pair {
                                a: x[0],
                                ..Pair {
                                    b: Vec4::new(x[0], t, t, (-1.0_f32)),
                                    a: v,
                                }
                            },
                            |c| Pair {
                                b: (Vec4::new(f32::MIN, c.b.z, v, 0.0_f32)
                                    * Vec4::new(1.5_f32, (-1.0_f32), (-2.5_f32), (-1.0_f32))),
                                a: distance(
                                    Vec2::new((-2.5_f32), 0.25_f32),
                                    Vec2::new(0.5_f32, x[1]),
                                ),
                            },
                        );
                    if ((BVec3::new(false, (x.b.x > 1.0_f32), true))
                        == (BVec3::new(
                            (1_u32 != a.y),
                            FLAGS[(Pair::SIZE).min(8)],
                            (2_u32 <= a.y),
                        )))
                    {
                        break 'outer;
                    }
                }
                if (v <= x[1]) {
                    continue;
                }
            }
            Vec2::new(x[2], 0.25)
        });
        (({
            let mut v: [f32; 3] = [v, a.x, v];
            'outer: for y in v {
                if (x < x) {
                    break;
                }
            }
            (x != STEPS)
        }) ^ (v > 0.5))
    }
}

#[flatten]
mod p052 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub u32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: &mut f32, t: Pair) -> f32 {
        let mut k0 = ((UVec2::new(0_u32, 2_u32)).y) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut x_2: (f32, IVec2, f32) = (
                        (((*y) + (-0.0)) - (a / 1.5)),
                        select(
                            (IVec2::new(STEPS, 1_i32) - IVec2::new(2_i32, c)),
                            (IVec2::new(3_i32, c)).max(IVec2::new(c, 10_i32)),
                            ((-0.0_f32) >= (*y)),
                        ),
                        hadd((Vec4::new(t.0, 0.0_f32, a, 0.25_f32)).xxyy()),
                    );
                    if ((x_2.2 < 0.25_f32) < (t.0 > t.0)) {
                        continue 'outer;
                    }
                }
                k1 += 1;
            }
        }
        {
            let a: Pair = 'block: {
                if (('block_1: {
                    'outer: for a in 0..4 {
                        let mut a: f32 = (if (((if (Pair::RATE > t.0) {
                            (false)
                                .then_some(
                                    Mat2::from_cols(
                                        Vec2::new(0.0_f32, 0.0_f32),
                                        Vec2::new(0.0_f32, 0.0_f32),
                                    ),
                                )
                        } else {
                            (false)
                                .then_some(
                                    Mat2::from_cols(
                                        Vec2::new(0.0_f32, 0.0_f32),
                                        Vec2::new(0.0_f32, 0.0_f32),
                                    ),
                                )
                        }))
                            .is_some())
                        {
                            0.0
                        } else {
                            0.0
                        });
                    }
                    if false {
                        break 'block_1 false;
                    }
                    false
                })) {
                    break 'block Pair(0.0_f32, 0_u32);
                }
                Pair(0.0_f32, 0_u32)
            };
        }
        0.0
    }
}

#[flatten]
mod p053 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
        pub c: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: u32, b: u32, c: i32 },
        Near(f32, i32),
        Far(bool),
        Other { a: f32, b: bool, c: f32 },
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
                b: self.b ^ other.b,
                c: self.c ^ other.c,
            }
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    impl Pair {
        const FIRST: Self = Pair { a: 3, b: -2, c: i32::MAX };
        const ALL: [Pair; 2] = [Pair { a: -2, b: i32::MAX, c: 3 }, Self::FIRST];
    }
    impl Kind {
        const FIRST: Self = Kind::Empty {
            a: 2,
            b: 0,
            c: i32::MAX,
        };
        const ALL: [Kind; 2] = [Kind::Near(-0.0, i32::MAX), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32, y: &mut f32, t: u32) -> f32 {
        let mut a: [Kind; 3] = ('block: {
            if ((t != t) ^ (t).is_power_of_two()) {
                break 'block (match (t, t) {
                    ((x_2, ..=1) | (4.., x_2)) => {
                        #[keep]
                        'outer: for x in (0..((x * 3) & 3)) {
                            let mut k1 = 1u32;
                            'inner: loop {
                                if !(k1 < 4) {
                                    break;
                                }
                                let mut n = (((if ((*y) == (*y)) {
                                    (*a)
                                } else {
                                    (if ((*a) < (*y)) { (*y) } else { (*y) })
                                }))
                                    .max((*y)) + 0.0);
                                let mut c = (x).min((0_i32 & 31).pow(2));
                                k1 <<= 1;
                            }
                            {
                                let mut n = Pair {
                                    c: (if (((Pair::FIRST)
                                        == (Pair { b: x, c: 3_i32, a: 5_i32 })))
                                    {
                                        (WIDE as i32)
                                    } else {
                                        (if (x != x) { x } else { x })
                                    }),
                                    ..Pair { b: x, c: x, a: x }
                                };
                                let mut x: f32 = ((POINTS[(State::SIZE).min(5)]).z + (*y));
                            }
                        }
                        [
                            Kind::Other {
                                a: (*y),
                                b: (t <= x_2),
                                c: (*y),
                            },
                            Kind::ALL[(Hit::SIZE).min(1)],
                            Kind::Near((*y), 10_i32),
                        ]
                    }
                    _ => {
                        [
                            Kind::Far((3_u32 != t)),
                            Kind::Empty {
                                a: (1u32 << 31),
                                b: t,
                                c: x,
                            },
                            Kind::Far(((*y) > (*y))),
                        ]
                    }
                });
            }
            [
                Kind::Other {
                    a: (*y),
                    b: (t != t),
                    c: 0.0_f32,
                },
                Kind::Empty {
                    a: 0_u32,
                    b: 0_u32,
                    c: 0_i32,
                },
                Kind::Empty {
                    a: 0_u32,
                    b: 0_u32,
                    c: 0_i32,
                },
            ]
        });
        'outer: for a in a {}
        0.0
    }
}

#[flatten]
mod p054 {
    use super::*;
    const NARROW: u8 = 3;
    #[flatten(exact)]
    pub fn entry(a: (f32, f32, f32), c: Vec2) -> [f32; 2] {
        let mut k0 = 0i32;
        'outer: while k0 < 3 {
            k0 += 1;
            'inner: for _ in k0..=3 {
                let [[mut a_2, x_2], ..] = (if (IVec2::new(k0, k0)
                    == IVec2::new((NARROW as i32), 10))
                {
                    [[[c.y; 2]; 2], [[a.1, c.x], [c.x; 2]]]
                } else {
                    [[[(-2.5_f32), a.2]; 2], [[a.0; 2], [c.y, 3.0_f32]]]
                });
                if true {
                    break 'inner;
                }
            }
            if (a.0 != 2.0) {
                break;
            }
        }
        [a.0, ((-1.0) + c.y)]
    }
}

#[flatten]
mod p055 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec4);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Pair,
        pub c: usize,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &Mat2, c: &Vec3, mut v: i32, t: u32) -> f32 {
        let (_, _, (1_000 | 1_000)) = ((
            STEPS,
            ((if false { Some(1.5_f32) } else { None }))
                .map_or_else(
                    || (if (t != t) { v } else { 2_i32 }),
                    |v| (IVec2::new((-4_i32), 2_i32)).y,
                ),
            ((v & 15) * ((if v != 0 { (-1_i32) % v } else { (-1_i32) }) & 7)),
        )) else {
            return c.y;
        };
        let mut a_2: [i32; 2] = [v, v];
        'outer: for (_, _) in a_2.iter().enumerate() {
            if ((match (3_u32 ^ t) {
                n => {
                    'inner: for (v, b) in (0..2i32).rev().zip(a_2.iter()) {
                        let [b, ..] = a_2;
                        if (0_i32 != b) {
                            break 'outer;
                        }
                        let mut y: IVec3 = ((match t {
                            4 => IVec3::new(a_2[0], b, 2_i32),
                            mut x => IVec3::new(10_i32, v, 1_i32),
                        }))
                            .wrapping_add(IVec3::new(b, (-1_i32), a_2[0]));
                    }
                    asked(&|v, b| (b != a_2[0]), a.y_axis.y)
                }
                _ => {
                    let start = (if (5_u32 <= t) {
                        let mut k1 = 2u32;
                        'inner: while k1 > 0 {
                            k1 -= 1;
                            let (Pair(x_2), t, Pair(_)) = (
                                Pair(Vec4::new(0.25_f32, (-2.5_f32), 1.0_f32, 1.5_f32)),
                                (if (a.x_axis.x != a.x_axis.y) {
                                    (*a)
                                } else {
                                    Mat2::IDENTITY
                                }),
                                Pair(Vec4::new(c.z, 3.0_f32, c.z, (-2.5_f32))),
                            );
                            if (STEPS <= a_2[0]) {
                                break;
                            }
                            v = (a_2[1]).min(((a_2[0] != v) as i32));
                            let mut t: Vec3 = (*c);
                        }
                        1_i32
                    } else {
                        let mut c = t;
                        (v).max(a_2[0])
                    });
                    let mut x_2 = 0;
                    x_2 += start;
                    ((STILL < c.x) && (v != a_2[1]))
                }
            })) {
                let x: (Pair, Mat2, Pair) = 'block: {
                    if ((a_2[0] + a_2[1]) != v) {
                        match (Pair::SIZE, ((*c)).z, a.x_axis.y) {
                            (0..4, _, n @ ((-1.5 | 8.0))) => {
                                let mut a = ((if (t > t) { Some(c.y) } else { None }))
                                    .map_or_else(
                                        || {
                                            if (t < t) {
                                                return (*a);
                                            }
                                            (*a)
                                        },
                                        |x| {
                                            (match t {
                                                a_2 => (*a),
                                                mut a => {
                                                    Mat2::from_cols(
                                                        Vec2::new((-2.5_f32), c.y),
                                                        Vec2::new(1.0_f32, c.x),
                                                    )
                                                }
                                                _ => Mat2::from_diagonal(a.x_axis),
                                                _ => (*a),
                                            })
                                        },
                                    );
                                a.x_axis += Vec2::ONE;
                            }
                            _ => {}
                        }
                        break 'outer;
                    }
                    (
                        Pair(Vec4::new((-2.5_f32), 0.5_f32, (-1.0_f32), a.x_axis.x)),
                        (*a),
                        Pair(Vec4::new(a.x_axis.x, c.x, a.y_axis.x, 3.0_f32)),
                    )
                };
                continue;
            }
        }
        ((-0.0) + (a_2[1] as f32))
    }
}

#[flatten]
mod p056 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: u32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: BVec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(Hit),
        Near,
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: -self.a, b: self.b }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32, mut v: f32) -> f32 {
        x = x;
        let mut k0 = ((match (Pair::SIZE, MASK, Hit::SIZE) {
            (mut a_2 @ 3..=100, _, mut x_2) => MASK,
            _ => MASKS[(1_u32 % 7) as usize],
        })) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            #[keep]
            'inner: for n in (((x - x) & 3)..4) {
                let mut b: Hit = Hit {
                    a: ({
                        let q = a;
                        if q == q { q.to_bits() >> 20 } else { 7 }
                    }),
                };
                let mut x_2: Vec3 = (((Vec3::new(a, 0.0_f32, a), CORNER, b.a)).0
                    + ((Vec3::new(2.0, 0.25, (-2.5))).ceil())
                        .min((Vec3::new(a, 0.25, v) * v)));
            }
        }
        let k0 = (({
            let q = 0.5_f32;
            if q == q { q.to_bits() >> 20 } else { 7 }
        })) & 3;
        'outer: loop {
            if k0 > 3 {
                continue;
            }
            let mut k1 = (({
                if (all(
                    BVec3::new(
                        [x, x, STEPS]
                            .iter()
                            .any(|&v| {
                                if matches!(
                                    (x, Pair::SIZE, k0), (mut x @ ((0 | 5)), _, mut y)
                                ) {
                                    return (k0 != k0);
                                }
                                false
                            }),
                        (x != x),
                        (3_i32 < STEPS),
                    ),
                )) {} else {}
                k0
            })) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
            }
            break;
        }
        (dot(
            select(
                ((Vec3::new(0.0_f32, 2.0_f32, 0.5_f32), Vec3::new(3.0_f32, v, a), MASK))
                    .0,
                Vec3::new(0.0_f32, a, 1.0_f32),
                (x > (-4_i32)),
            ),
            Vec3::new(TABLE[(Hit::SIZE).min(3)], 3.0_f32, (-0.0_f32)),
        ) + v)
    }
}

#[flatten]
mod p057 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
        pub c: Vec4,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn first(a: Vec4) -> f32 {
        let mut turn = 0;
        let c: IVec3 = 'value: loop {
            if (((IVec2::new(STEPS, STEPS)) >> 2_i32)
                == (IVec2::new(STEPS, STEPS) & IVec2::new(2, 0)))
            {
                break IVec3::new(2, STEPS, 10);
            }
            let Hit { a, b: b, .. } = Hit {
                a: Pair,
                b: a.y,
                c: Vec4::new(a.z, (-1.0_f32), a.w, a.x),
            };
            turn += 1;
            if turn >= 2 {
                break IVec3::new(2, 5, 2);
            }
        };
        if (c.x < c.z) {
            if ([
                a.z,
                [a.y, a.z, a.w]
                    .iter()
                    .enumerate()
                    .fold(
                        a.x,
                        |y, (x, &a)| {
                            if (if (x < x) { (c.x != c.y) } else { true }) {
                                return ({ y });
                            }
                            a
                        },
                    ),
                ((-2.5_f32) * a.x),
            ]
                .into_iter()
                .take_while(|&x_2| true)
                .any(|c| false))
            {
                return 1.0;
            } else {
                return a.y;
            }
        }
        (RAMP[(MASKS[((-4_i32) & 1) as usize] % 9) as usize] + a.y)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut [i32; 2]) -> IVec2 {
        let mut c: u32 = ((Some((*a)))
            .map_or_else(
                || {
                    if (Some((*a)))
                        .map_or_else(
                            || {
                                if ((if (c[1] < c[1]) {
                                    None
                                } else {
                                    Some(TABLE[(Pair::SIZE).min(3)])
                                }))
                                    .is_none()
                                {
                                    return flatten::math::any(
                                        BVec3::new(((*a) <= (*a)), true, true),
                                    );
                                }
                                (7_i32 < c[1])
                            },
                            |x| FLAGS[Pair::SIZE % 9],
                        )
                    {
                        return (MASK ^ MASK);
                    }
                    8_u32
                },
                |b| MASK,
            ))
            .wrapping_sub(MASK);
        let mut b: [[i32; 2]; 3] = ({
            let mut k0 = (select(c, c, ((*a) <= (*a)))) & 3;
            'outer: while k0 > 0 {
                k0 -= 1;
                let mut k1 = ((match 0.25_f32 {
                    mut v @ 8.0 => {
                        c %= 7;
                        k0
                    }
                    mut v => {
                        (*a) = first(Vec4::new((*a), v, 1.0, (-0.0)));
                        c
                    }
                })) & 3;
                #[keep]
                'inner: loop {
                    if k1 == 0 || (((*a) > (*a))) {
                        break;
                    }
                    k1 -= 1;
                }
            }
            [[5_i32, (-1_i32)], [1_i32, STEPS], [(NARROW as i32), STEPS]]
        });
        'outer: for [y, ..] in b {}
        IVec2::new(b[0][0], b[1][1])
    }
}

#[flatten]
mod p058 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(i32, bool),
        Near { a: i32, b: f32, c: Pair },
        Far(u32, Vec2),
        Other(IVec3),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &[f32; 2]) -> u32 {
        let mut v: (f32, f32) = (
            (-1.0_f32),
            ((if (a <= a) { Kind::SIZE } else { Kind::SIZE }) as f32),
        );
        if false {
            {
                let a = &mut v.0;
                'outer: for &_ in &(*c) {
                    let [a, _] = (((c[0] != HALF)).then_some(STEPS))
                        .map_or_else(
                            || {
                                if (c[1] == c[0]) {
                                    return [0.0_f32, 0.0_f32];
                                }
                                [0.0_f32, 0.0_f32]
                            },
                            |v| {
                                if ((Pair) != (Pair)) {
                                    return (*c);
                                }
                                (*c)
                            },
                        );
                }
            }
        }
        0
    }
}

#[flatten]
mod p059 {
    use super::*;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    fn blended<T: Copy + std::ops::Add<Output = T> + std::ops::Mul<f32, Output = T>>(
        a: T,
        b: T,
        t: f32,
    ) -> T {
        let half = b * 0.5;
        if t > 0.5 {
            return a + half;
        }
        half + a * 0.25
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> f32 {
        (a <= a);
        (((Some(10_i32))
            .map_or_else(
                || {
                    (((STILL > STILL)).then_some(((3_i32 <= 7_i32), c)))
                        .map_or_else(
                            || Vec3::new((-1.0_f32), 0.5_f32, TABLE[(c & 1) as usize]),
                            |x_2| Vec3::new(2.0_f32, 1.5_f32, a),
                        )
                },
                |v| Vec3::new(0.25_f32, (-2.5_f32), (-1.0_f32)),
            ))
            .z + blended(a, a, 1.5_f32))
    }
}

#[flatten]
mod p060 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub IVec3, pub Vec3);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub bool);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub i32, pub i32);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near(UVec2, f32),
        Far { a: Pair, b: f32, c: u32 },
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair(self.0, self.1)
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    impl Pair {
        fn step(mut self, a: f32, c: i32) -> bool {
            let mut k0 = ((if (a <= RAMP[(self.0.x & 1) as usize]) {
                5_u32
            } else {
                let mut y: Pair = ((if (c > c) { None } else { Some(self.0.y) }))
                    .map_or_else(|| self, |v| ((self * 2.0_f32) * (-0.5)));
                0_u32
            })) & 3;
            'outer: loop {
                let mut c: [f32; 2] = (if (self.1.y <= self.1.z) {
                    [a, 0.5_f32]
                } else {
                    [(-1.0_f32), 0.5_f32]
                });
                'inner: for b in c.iter() {
                    let given: f32 = c[0];
                    let c: f32 = {
                        let t = doubled(given);
                        fn doubled(n: f32) -> f32 {
                            (n - 0.5).max(0.5)
                        }
                        t
                    };
                    if (self.0.y > 7) {
                        continue;
                    }
                }
                if k0 == 0 || (false) {
                    break;
                }
                k0 -= 1;
            }
            ((self.1.y > 2.0) ^ (self.0.x > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: u32, mut x: BVec3) -> f32 {
        x = ((((if (FLAGS[(({
            x = (if (8_u32 != a) {
                x
            } else {
                BVec3::new(FLAGS[3_usize % 9], (a <= 2), false)
            });
            a
        }) % 9) as usize])
        {
            FLAGS[(({
                x = ((if (a > a) { Some(STEPS) } else { None }))
                    .map_or_else(
                        || {
                            if ({
                                Pair(
                                    IVec3::new(1_i32, (NARROW as i32), STEPS),
                                    Vec3::new(f32::MIN, (-2.5_f32), 2.0_f32),
                                )
                            })
                                .step(HALF, (NARROW as i32))
                            {
                                return ((if true { Some(STEPS) } else { None }))
                                    .map_or_else(
                                        || {
                                            if FLAGS[0_usize % 9] {
                                                return BVec3::new(false, (a > a), (a <= a));
                                            }
                                            x
                                        },
                                        |t| {
                                            if (10_i32 < t) {
                                                return x;
                                            }
                                            x
                                        },
                                    );
                            }
                            x
                        },
                        |b| {
                            if (b != STEPS) {
                                return x;
                            }
                            x
                        },
                    );
                3_u32
            }) % 9) as usize]
        } else {
            'outer: for x in (1..7).step_by(3) {
                let mut x = Kind::Far {
                    a: Pair(
                        IVec3::new((-4_i32), 10_i32, x),
                        Vec3::new(2.0_f32, HALF, 2.0_f32),
                    ),
                    b: (-0.0),
                    c: a,
                };
                let given: f32 = STILL;
                let v: f32 = {
                    fn second(t: f32) -> f32 {
                        if t < 0.5 { -t } else { t }
                    }
                    let t = second(given);
                    t
                };
                if (asked(
                    &|y, a_2| {
                        if (match a_2 {
                            mut v @ ((1_000 | -7)) => (v > v),
                            _ => (a != a),
                        }) {
                            return (v < v);
                        }
                        (v <= y)
                    },
                    ((if (a != a) { None } else { Some((WIDE as i32)) }))
                        .map_or_else(|| HALF, |n| STILL),
                )) {
                    continue;
                }
                let mut k1 = ((a + a)) & 3;
                #[keep]
                'inner: loop {
                    if (1.5_f32 > TABLE[(Pair::SIZE).min(3)]) || k1 == 0 {
                        break;
                    }
                    k1 -= 1;
                }
            }
            (a < a)
        })))
            .then_some(0_i32))
            .map_or_else(
                || BVec3::new(false, true, true),
                |b| BVec3::new((1_u32 != a), (a > a), true),
            );
        (STILL).step(TABLE[(a % 4) as usize])
    }
}

#[flatten]
mod p061 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: bool,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(Vec2),
        Near,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: if self.a < other.a { self.a } else { other.a },
                b: if self.b < other.b { self.b } else { other.b },
                c: self.c ^ other.c,
            }
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair {
                a: -other.a,
                b: -other.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: if self.a < other { other } else { self.a },
                b: if self.b < other { other } else { self.b },
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair {
                a: (other & 15) as f32,
                b: (other & 15) as f32,
                c: self.c,
            }
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            if other.a < self.a {
                return;
            }
            *self = *self + other;
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: -0.0, c: true };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 2.0, c: false }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32) -> Pair {
        let mut v: Kind = (if ((match (x, 0_i32, x) {
            ((-7 | 5), mut b, 1_000) => (b < 7),
            _ => (2.0_f32 > (*a)),
        })) {
            Kind::Near
        } else {
            Kind::Empty(Vec2::new(((3.0_f32).abs() + 0.5).ln(), (*a)))
        });
        let mut k0 = ((UVec2::new(1_u32, 2_u32)).y) & 3;
        #[keep] 'outer: while k0 > 0 && (FLAGS[(8_u32 % 9) as usize]) {
            k0 -= 1;
            if ((((if (k0 <= k0) {
                if ((Pair {
                    b: (*a),
                    c: ((*a)).is_finite(),
                    a: (*a),
                })
                    .c)
                {
                    if ((k0 + k0) == ((k0 & 63) << (8_u32 & 7))) {
                        continue;
                    }
                    if ((!(if (BVec3::new((x <= x), ((*a) <= 0.5_f32), true))
                        .test((Pair::SIZE).min(1))
                    {
                        (Pair {
                            b: (*a),
                            c: (1_u32 != k0),
                            a: (*a),
                        })
                            .c
                    } else {
                        ((Pair::ALL[(x & 1) as usize]) != (Pair::ALL[Pair::SIZE % 2]))
                    }))) {
                        let [_, mut a_2, ..] = [x, x, (x).saturating_abs()];
                        let a_2: Pair = ((&{
                            (Pair {
                                b: (*a),
                                c: (a_2 > (-4_i32)),
                                a: (*a),
                            } + Pair::ALL[(x & 1) as usize])
                        }
                            - &{
                                Pair {
                                    b: (*a),
                                    ..Pair {
                                        c: ((*a) != TABLE[(5_u32 % 4) as usize]),
                                        a: (-1.0_f32),
                                        b: (*a),
                                    }
                                }
                            }) * 5);
                    } else {}
                } else if ((*a) > (-1.0)) {} else {}
                Pair {
                    b: (*a),
                    c: (5_u32 <= k0),
                    a: (-2.5_f32),
                }
            } else {
                Pair::ALL[(k0 % 2) as usize]
            }))
                != (Pair {
                    c: ((*a) > (*a)),
                    ..Pair {
                        c: ((*a) > 2.0_f32),
                        a: (*a),
                        b: (*a),
                    }
                })))
            {
                return Pair {
                    a: (-1.0),
                    b: (*a),
                    c: ((*a) <= (*a)),
                };
            }
        }
        Pair {
            a: ((*a) + (x as f32)),
            b: ((*a) + (*a)),
            c: (((*a) < (*a)) ^ (x > 1)),
        }
    }
}

#[flatten]
mod p062 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, y: IVec2) -> Vec3 {
        let mut k0 = 2u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            k0 -= 1;
            if (((if (x <= 7) { None } else { Some(x) })).is_none()) {
                continue;
            }
            'inner: for x_2 in 0..k0 {
                let given: f32 = flatten::math::step(
                    ({
                        {
                            let y = &mut x;
                            let given: f32 = (a
                                - (Vec4::new(0.25_f32, 0.5_f32, (-2.5_f32), a))
                                    .element_sum());
                            let x_2: f32 = {
                                let t = first(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(a_2: f32) -> f32 {
                                    a_2 * HALF + 1.0
                                }
                                t
                            };
                            (*y) |= (*y);
                            let given: f32 = (1.0_f32).cos();
                            let t: f32 = {
                                let t = second(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn second(a: f32) -> f32 {
                                    a * HALF + 1.0
                                }
                                t
                            };
                        }
                        match ((
                            (all(BVec3::new((1_u32 != k0), false, false))
                                || ({
                                    x
                                        &= ((if (a <= a) { None } else { Some(y.y) }))
                                            .map_or_else(|| (-1_i32), |a_2| 1_i32);
                                    ((y.y <= x)
                                        || ({
                                            x >>= 1;
                                            (k0 <= MASK)
                                        }))
                                })),
                            a,
                        )) {
                            (false, (-1.5 | -1.5)) if ((a > a) ^ (x <= y.x)) => {
                                let y = ((Vec4::new(a, 0.0_f32, a, 1.5_f32))
                                    .midpoint(Vec4::new(a, a, 1.0_f32, (-0.0_f32)))
                                    + (if ((if (a < a) { (x_2 != 8) } else { (k0 > 3) })) {
                                        (if (k0 <= k0) {
                                            Vec4::new((-2.5), 1.5, a, a)
                                        } else {
                                            Vec4::new(3.0, a, 1.0, 0.25)
                                        })
                                    } else {
                                        Vec4::select(
                                            (Vec4::new(a, 1.5, 1.5, a))
                                                .cmplt(Vec4::new(1.0, a, (-1.0), a)),
                                            Vec4::new(a, 0.25, (-0.0), a),
                                            Vec4::new((-2.5), a, 2.0, 0.5),
                                        )
                                    }));
                            }
                            _ => {}
                        }
                        1.0_f32
                    }),
                    a,
                );
                let c: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(a: f32) -> f32 {
                        if a < HALF { -a } else { a }
                    }
                    let t = second(given);
                    t
                };
                if (c > c) {
                    continue 'outer;
                }
            }
        }
        Vec3::new(a, a, 3.0)
    }
}

#[flatten]
mod p063 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Pair, pub UVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: f32, b: i32, c: Pair },
        Near,
        Far(bool),
        Other(bool, i32),
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
                b: if self.b < other.b { self.b } else { other.b },
                c: self.c,
            }
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair {
                a: self.a,
                b: -self.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: 3,
            b: -0.0,
            c: Vec2::new(2.0, -1.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -2,
                b: 2.0,
                c: Vec2::new(-1.5, 0.5),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Hit {
        fn step(mut self, a: i32) -> f32 {
            'block: {
                let mut y = ((if ((Some(Pair::RATE)) == (Some(self.0.b))) {
                    None
                } else {
                    Some((0.5_f32).fract())
                }))
                    .map_or_else(
                        || {
                            if (self.0.c.x < self.0.c.x) {
                                return (self.0.c, Hit(self.0, self.1));
                            }
                            (
                                Vec2::select(
                                    (self.0.c).cmplt(self.0.c),
                                    self.0.c,
                                    self.0.c,
                                ),
                                (-self),
                            )
                        },
                        |v| {
                            (Some(v))
                                .map_or_else(
                                    || (Vec2::new(0.25_f32, 3.0_f32), self),
                                    |y| (
                                        Vec2::new(v, self.0.b),
                                        Hit(
                                            Pair {
                                                b: y,
                                                c: Vec2::new(self.0.c.x, 0.0_f32),
                                                a: a,
                                            },
                                            self.1,
                                        ),
                                    ),
                                )
                        },
                    );
                if (self.1.y <= y.1.1.x) {
                    break 'block;
                }
                y.1.0.b = (if 0.25_f32 <= self.0.c.x {
                    (((IVec3::new((NARROW as i32), (-1_i32), a)).as_vec3())
                        .dot(
                            (Vec3::new(y.0.x, 2.0_f32, 1.5_f32)
                                - Vec3::new(0.5_f32, y.0.x, (-0.0_f32))),
                        ))
                        .clamp(0.25_f32, self.0.c.x) + 0.0
                } else {
                    y.1.0.c.y
                });
            }
            let Pair { a: x_2, b, c: mut a_2 } = (self.0
                + Pair {
                    a: self.0.a,
                    b: self.0.c.x,
                    c: self.0.c,
                });
            (flatten::math::atan2(
                (0..3i32).map(|x| (self.0.c.y * self.0.c.x)).sum::<f32>(),
                self.0.c.x,
            ) + self.0.c.y)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &[f32; 2]) -> f32 {
        let mut x_2: i32 = ((*c) >> 1);
        let v: [Hit; 2];
        if ((*c) == ((*c) | (*c))) {
            v = (({
                (*c) >>= 1;
                let mut a: IVec3 = (((IVec3::new(x_2, 1, 10)
                    - IVec3::new((*c), x_2, (*c)))
                    | IVec3::select(
                        BVec3::new(((-4_i32) <= (*c)), false, false),
                        IVec3::new(2_i32, 2_i32, (*c)),
                        IVec3::new((-4_i32), 3_i32, (*c)),
                    )))
                    .max(
                        (match (
                            (Some(y[1])).map_or_else(|| 3_usize, |v| Hit::SIZE),
                            ((*c)).min(2_i32),
                        ) {
                            (mut x_2, a) if ((*c) > a) => {
                                'block: {
                                    let mut k0 = -1i32;
                                    'outer: while k0 <= 1 {
                                        k0 = k0 + 2;
                                        let mut x_2 = Kind::Empty {
                                            a: y[1],
                                            b: k0,
                                            c: Pair::FIRST,
                                        };
                                        if (([y[1], y[0], y[0]]
                                            .into_iter()
                                            .filter(|&x| ((*c) < (*c)))
                                            .last())
                                            .map_or_else(
                                                || {
                                                    ({
                                                        let q = 1.0_f32;
                                                        q == q && q.is_sign_negative()
                                                    })
                                                },
                                                |n| {
                                                    if (y[0] > n) {
                                                        return (((y[1] > y[1])).then_some(y[0]))
                                                            .map_or_else(
                                                                || {
                                                                    if ((-2.5_f32) <= y[1]) {
                                                                        return (0.0_f32 < n);
                                                                    }
                                                                    (a <= a)
                                                                },
                                                                |n| (10_i32 > a),
                                                            );
                                                    }
                                                    (((k0 > (*c))).then_some(1.5_f32))
                                                        .map_or_else(
                                                            || {
                                                                if all(BVec3::new(false, true, (5_i32 <= (*c)))) {
                                                                    return (if (a < k0) { (a < (*c)) } else { (y[1] < y[1]) });
                                                                }
                                                                false
                                                            },
                                                            |x| (y[0] != 0.5_f32),
                                                        )
                                                },
                                            ))
                                        {
                                            continue 'outer;
                                        }
                                        let given: f32 = ({
                                            Hit(
                                                Pair {
                                                    a: 7_i32,
                                                    b: y[1],
                                                    c: Vec2::new(1.0_f32, y[1]),
                                                },
                                                UVec2::new(MASK, MASK),
                                            )
                                        })
                                            .step((((k0 & 15) * (k0 & 7))).signum());
                                        let x: f32 = {
                                            const HALF: f32 = STEPS as f32 * 0.25;
                                            const STEPS: i32 = 2;
                                            fn first(b: f32) -> f32 {
                                                (b - HALF).max(HALF)
                                            }
                                            let t = first(given);
                                            t
                                        };
                                    }
                                    if (y[1] <= y[1]) {
                                        break 'block;
                                    }
                                }
                                IVec3::new(2, 7, a)
                            }
                            _ => IVec3::new((*c), 0, 0),
                        }),
                    );
                (false).then_some(0.0_f32)
            }))
                .map_or_else(
                    || [
                        Hit(
                            Pair {
                                a: 0_i32,
                                b: 0.0_f32,
                                c: Vec2::new(0.0_f32, 0.0_f32),
                            },
                            UVec2::new(0_u32, 0_u32),
                        ),
                        Hit(
                            Pair {
                                a: 0_i32,
                                b: 0.0_f32,
                                c: Vec2::new(0.0_f32, 0.0_f32),
                            },
                            UVec2::new(0_u32, 0_u32),
                        ),
                    ],
                    |a| [
                        Hit(
                            Pair {
                                a: 0_i32,
                                b: 0.0_f32,
                                c: Vec2::new(0.0_f32, 0.0_f32),
                            },
                            UVec2::new(0_u32, 0_u32),
                        ),
                        Hit(
                            Pair {
                                a: 0_i32,
                                b: 0.0_f32,
                                c: Vec2::new(0.0_f32, 0.0_f32),
                            },
                            UVec2::new(0_u32, 0_u32),
                        ),
                    ],
                );
        } else {
            v = [
                Hit(
                    Pair {
                        a: 0_i32,
                        b: 0.0_f32,
                        c: Vec2::new(0.0_f32, 0.0_f32),
                    },
                    UVec2::new(0_u32, 0_u32),
                ),
                Hit(
                    Pair {
                        a: 0_i32,
                        b: 0.0_f32,
                        c: Vec2::new(0.0_f32, 0.0_f32),
                    },
                    UVec2::new(0_u32, 0_u32),
                ),
            ];
        }
        0.0
    }
}

#[flatten]
mod p064 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut f32, mut v: f32) -> f32 {
        let mut t: [f32; 3] = [(*c), (*c), (*c)];
        'outer: for (c, a) in t.iter_mut().zip([MASK, MASK, (MASK + 8_u32)]) {
            let mut x = Vec3::select(
                BVec3::new(false, true, false),
                Vec3::new(1.5_f32, 3.0_f32, 0.5_f32),
                (v * POINTS[(a % 6) as usize]),
            );
            let a: Mat4 = (Mat4::IDENTITY
                * (((x.x).ceil())
                    .min((if x.x <= x.y { (v).clamp(x.x, x.y) + 0.0 } else { x.y }))
                    + 0.0));
            if (({
                let mut k1 = ((MASKS[(({
                    x.z = (if (a.x_axis.y < a.w_axis.z) {
                        let y = Mat4::from_cols(
                            ((Mat4::from_cols(
                                Vec4::new((-1.0_f32), a.x_axis.x, a.w_axis.y, a.y_axis.y),
                                a.w_axis,
                                a.x_axis,
                                Vec4::new(a.w_axis.w, (-1.0_f32), a.w_axis.z, x.x),
                            ) * a.y_axis) % 1.5),
                            a.w_axis,
                            a.w_axis,
                            (if ((v != a.x_axis.y) || (a.y_axis.z != 0.25)) {
                                a.w_axis
                            } else {
                                (a.w_axis / (-3.0))
                            }),
                        );
                        y.y_axis.z
                    } else {
                        'inner: for a in 0..WIDE as i32 + 1 {
                            let mut x = (if ((if (a <= a) {
                                ((x.z != HALF)
                                    || ({
                                        x = x;
                                        (a <= a)
                                    }))
                            } else {
                                ((NARROW as i32) > a)
                            })) {
                                IVec2::new((-4), (-4))
                            } else {
                                IVec2::new(a, (-1))
                            });
                            if FLAGS[(5_u32 % 9) as usize] {
                                continue;
                            }
                        }
                        a.y_axis.x
                    });
                    2_u32
                }) % 7) as usize] ^ 8_u32)) & 3;
                #[keep]
                'inner: loop {
                    if k1 == 0 || ((k1 != k1)) {
                        break;
                    }
                    k1 -= 1;
                }
                (x.z > (*c))
            })) {
                continue 'outer;
            }
        }
        (t[1] + (*c))
    }
}

#[flatten]
mod p065 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
        pub b: Pair,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Vec3,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a ^ other.a,
                b: self.b,
            }
        }
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit { a: self.a, b: self.b }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit {
                a: self.a & other,
                b: self.b,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: 0 };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 5 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &f32, t: &mut u32) -> f32 {
        let v: Hit = (Hit {
            a: (if ((*c) < (*c)) {
                let mut k0 = ((if (*t) != 0 { 2_u32 / (*t) } else { (*t) })) & 3;
                #[keep]
                'outer: loop {
                    if ((*c) > (*c)) || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    let mut turn = 0;
                    let a_2: usize = 'value: loop {
                        let b: Vec3 = 'block_1: {
                            let mut c: Mat2 = mat2(
                                Vec2::new((-0.0), STILL),
                                fract((1.5_f32 * Vec2::new(a, (*y)))),
                            );
                            if (BVec3::new(((*t) != k0), false, ((*y) != c.x_axis.x)))
                                .any()
                            {
                                let mut v: Pair = ((Hit {
                                    b: Pair {
                                        a: c.x_axis.x,
                                        ..Pair::FIRST
                                    },
                                    a: 3_i32,
                                }
                                    + (Hit {
                                        b: Pair::ALL[(({
                                            c.y_axis.x = 2.0_f32;
                                            0_u32
                                        }) % 2) as usize],
                                        ..Hit {
                                            a: STEPS,
                                            ..Hit {
                                                b: Pair {
                                                    a: c.y_axis.y,
                                                    b: Pair::SIZE,
                                                },
                                                a: STEPS,
                                            }
                                        }
                                    } * STEPS)))
                                    .b;
                                break 'block_1 CORNER;
                            }
                            Vec3::new((*y), c.x_axis.y, 3.0)
                        };
                        if (HALF < (-2.5)) {
                            break Pair::SIZE;
                        }
                        turn += 1;
                        if turn >= 2 {
                            break 5;
                        }
                    };
                }
                (*c)
            } else {
                (*c)
            }),
            ..Hit {
                a: 3_i32,
                b: Pair { b: Pair::SIZE, a: (*y) },
            }
        } * 2.0);
        (v.b.a + ((*t) as f32))
    }
}

#[flatten]
mod p066 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
        pub b: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near(Vec3, UVec2),
        Far(u32, f32),
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: self.a,
                b: if self.b < other { other } else { self.b },
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair {
                a: self.a,
                b: (other & 15) as f32,
                c: self.c & other,
            }
        }
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit { a: self.a, b: self.b }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit {
                a: self.a & other,
                b: self.b,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 2, b: -0.0, c: i32::MAX };
        const ALL: [Pair; 2] = [Pair { a: 0, b: 2.0, c: 3 }, Self::FIRST];
    }
    impl Kind {
        const FIRST: Self = Kind::Empty;
        const ALL: [Kind; 2] = [
            Kind::Near(Vec3::new(-0.0, 2.0, -1.5), UVec2::new(5, 2)),
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    #[flatten(exact)]
    pub fn entry(a: &Pair, c: &i32) -> bool {
        'outer: for Pair { a, b: _, .. } in [
            ((*a) * STEPS),
            Pair { a: a.a, b: 0.0_f32, c: a.c },
            Pair { c: a.c, a: a.a, b: a.b },
        ] {
            let mut y: f32 = STILL;
            if (y < y) {
                let x_2: Vec2 = 'block: {
                    if (({
                        ((Pair {
                            a: 5_usize,
                            ..Pair::ALL[(MASK % 2) as usize]
                        }) == (Pair { b: y, c: (*c), a: a }))
                    })) {
                        break 'block Vec2::new(y, y);
                    }
                    let start = 1_u32;
                    let mut y = 1;
                    y += start;
                    'inner: for _ in [
                        Kind::Empty,
                        Kind::FIRST,
                        Kind::Near(
                            Vec3::new(
                                3.0_f32,
                                TABLE[(({
                                    y -= 0;
                                    8_u32
                                }) % 4) as usize],
                                (-1.0_f32),
                            ),
                            UVec2::new(y, 8_u32),
                        ),
                    ] {
                        let mut b: i32 = ((flatten::math::dot(
                            Vec2::new(0.0_f32, 1.0_f32),
                            Vec2::new(HALF, STILL),
                        )) as i32 >> 2);
                        b >>= STEPS;
                    }
                    (Vec2::new((-2.5), TABLE[((*c) & 1) as usize])).yx()
                };
                break 'outer;
            }
            'inner: for _ in 0..1 {
                if (y).is_finite() {
                    if (({
                        let q = (y + y);
                        q == q && q.is_sign_negative()
                    })) {
                        let mut x_2 = ((-2.5) + ((y * y) + y));
                        let mut c = Hit {
                            b: (if a >= State::SIZE { a - State::SIZE } else { a }),
                            a: ((*c) % 2),
                        };
                    } else {
                        _ = (5_usize > Kind::SIZE);
                        y
                            -= (match ((*c) != (*c)) {
                                true if ((*c) > (*c)) => (select(0.0_f32, y, (a > a)) * y),
                                true => y,
                                false => y,
                            });
                    }
                    continue;
                }
            }
        }
        [(a.c / ((*c) | 1)), a.c, (*c)].into_iter().skip(0).all(|t| (t > (*c)))
    }
}

#[flatten]
mod p067 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: self.a }
        }
    }
    const STEPS: i32 = 3;
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: &mut i32, y: Pair, t: u32) -> f32 {
        let mut k0 = 0i32;
        'outer: while k0 < 3 {
            k0 += 1;
            let 1..1_000 = ((((IVec2::new(1_i32, k0) & 63).dot(IVec2::new(k0, (*c)) & 15)
                & 15)
                * (((*c)
                    - ({
                        (*c) = (*c);
                        k0
                    })) & 7))) else {
                continue 'outer;
            };
            let b = k0 else {
                break;
            };
        }
        'outer: for b in 0..STEPS {
            let mut x_2: f32 = (-0.0);
            if (y.a <= 0) {
                let v: Hit = 'block: {
                    let mut k1 = 2u32;
                    'inner: while k1 > 0 {
                        k1 -= 1;
                        let (v, (mut b, _)) = (
                            Hit,
                            (
                                ({
                                    let q = x_2;
                                    q == q && q.is_sign_negative()
                                }),
                                Mat2::from_cols(
                                    Vec2::new(3.0_f32, (-1.0_f32)),
                                    Vec2::new(0.25_f32, x_2),
                                ),
                            ),
                        );
                        let (n, mut a_2) = (
                            ((if false {
                                Vec4::new(a.z, x_2, 0.25_f32, 0.0_f32)
                            } else {
                                Vec4::new((-1.0_f32), 3.0_f32, 0.5_f32, (-0.0_f32))
                            }) + ((a.x).min(x_2) + 0.0)),
                            (y.a * 2),
                        );
                    }
                    if ((2_usize).max(2_usize) < y.a) {
                        break 'outer;
                    }
                    Hit
                };
                continue;
            }
            if [(STEPS).wrapping_neg(), (!b), ((*c) / 3)]
                .iter()
                .any(|&n| (t == (8_u32 + t)))
            {
                let mut k1 = 1u32;
                'inner: while k1 < 8 {
                    k1 <<= 1;
                    if (k1 < k1) {
                        if (a.x != a.x) {
                            break 'inner;
                        } else {
                            return a.x;
                        }
                    }
                    if FLAGS[0_usize % 9] {
                        break;
                    }
                }
            }
        }
        (a.z + ((*c) as f32))
    }
}

#[flatten]
mod p068 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(if self.0 < other.0 { self.0 } else { other.0 })
        }
    }
    impl std::ops::AddAssign for Hit {
        fn add_assign(&mut self, other: Hit) {
            if other.0 < self.0 {
                return;
            }
            *self = *self + other;
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut u32, c: &mut f32, y: f32) -> f32 {
        let mut k0 = (5_u32) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if (((3_usize & 255) as u32) == (*a)) {
                        let start = (STEPS).wrapping_mul(STEPS);
                        let mut x_2 = 0;
                        x_2 += start;
                        break 'inner;
                    }
                }
                k1 += 1;
            }
        }
        let mut k0 = (((if (MASK < 5) { Some(Hit(y)) } else { None }))
            .map_or_else(|| (*a), |a_2| 5_u32)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut v = ((mat2(
                        Vec2::new((-2.5_f32), (*c)),
                        Vec2::new(y, f32::EPSILON),
                    ))
                        .transpose()
                        * ({
                            if (((LEVELS[(Hit::SIZE).min(7)] & 7) as usize)
                                <= (Hit::SIZE).min(8))
                            {
                                break 'outer;
                            }
                            Mat2::from_cols(
                                Vec2::new(1.5_f32, (*c)),
                                Vec2::new(y, 3.0_f32),
                            )
                        }));
                    v.y_axis += Vec2::ONE;
                }
                k1 += 1;
            }
        }
        (((Some(Mat2::from_cols(Vec2::new(y, 1.0_f32), Vec2::new(2.0_f32, y))))
            .unwrap_or_else(|| mat2(Vec2::new(3.0_f32, y), Vec2::new((*c), (-1.0_f32))))
            * (Vec2::new((-0.0_f32), f32::MIN_POSITIVE)).xx()))
            .dot(Vec2::new(1.0, 0.5))
    }
}

#[flatten]
mod p069 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: Vec2::new(0.5, -0.0) };
        const ALL: [Pair; 2] = [Pair { a: Vec2::new(-0.0, 2.0) }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Mat2, c: Vec3) -> f32 {
        let mut c: [f32; 3] = ({
            #[keep]
            'outer: for x in (0..(MASK & 3)) {
                match ((
                    ((if 7_i32 != 0 { 3_i32 / 7_i32 } else { STEPS }))
                        .min((STEPS / (STEPS | 1))),
                    (WIDE as i32),
                )) {
                    ((x_2, 0) | (-7, x_2)) if false => {
                        let mut v: [Pair; 3] = [
                            Pair::ALL[(x_2 & 1) as usize],
                            Pair::ALL[Pair::SIZE % 2],
                            Pair { a: a.x_axis },
                        ];
                    }
                    _ => {
                        'inner: for v in (1..10).step_by(3).rev() {
                            if ((c - c))
                                .cmple(Vec3::new(a.y_axis.x, 2.0, a.y_axis.y))
                                .any()
                            {
                                let n: Pair = Pair { a: a.x_axis };
                                continue 'outer;
                            }
                            let Pair { a } = Pair {
                                a: (a.y_axis).min(a.x_axis),
                            };
                        }
                        let Pair { a: mut n } = (&{ Pair { a: a.y_axis } }
                            - &{ Pair { a: a.x_axis } });
                    }
                }
                if (a.y_axis.y > 1.5) {
                    break;
                }
            }
            [TABLE[((-4_i32) & 1) as usize], c.y, TABLE[(MASK % 4) as usize]]
        });
        'outer: for _ in c.iter().rev() {}
        (c[0] + c[2])
    }
}

#[flatten]
mod p070 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: UVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32, y: i32) -> f32 {
        let a: Mat3 = 'block: {
            let (mut x, (t, b)) = (
                Mat3::from_cols(
                    (if ((*c) != (*c)) {
                        let x_2: u32;
                        if true {
                            b = b;
                            x_2 = (((MASK & 15) * (0_u32 & 7)))
                                .min((MASK + MASKS[(2_u32 % 7) as usize]));
                        } else {
                            (*c) = ((IVec2::new(3_i32, 1_i32) | IVec2::new(7_i32, (*c))))
                                .y;
                            x_2 = (MASK).reverse_bits();
                        }
                        POINTS[(Pair::SIZE).min(5)]
                    } else {
                        Vec3::new(1.0_f32, 0.5_f32, 3.0_f32)
                    }),
                    (Vec3::new(b, 1.5_f32, (-0.0_f32))).min(POINTS[(MASK % 6) as usize]),
                    (Mat3::from_diagonal(Vec3::new(0.5_f32, 2.0_f32, 2.0_f32)))
                        .mul_vec3(Vec3::new((-0.0_f32), 0.5_f32, (-2.5_f32))),
                ),
                (
                    (IVec3::new((*c), STEPS, (*c))
                        | (IVec3::new((-1_i32), 7_i32, y) + IVec3::new(y, y, 10_i32))),
                    lerp(1.5_f32, b, b),
                ),
            );
            if ((({
                let q = x.z_axis.z;
                if q == q { q.to_bits() >> 20 } else { 7 }
            }) != ((1u32 << 31) >> (MASK & 31))))
            {
                (x.z_axis.z, (*c)) = (
                    (match (((t.x & 15) * ((*c) & 7)), 1_i32) {
                        ((a_2, (0 | -1))
                        | (
                            -7,
                            a_2,
                        )) if (Vec2::new(x.z_axis.z, 1.5)
                            == Vec2::new(x.z_axis.y, b)) => {
                            x.x_axis.x = ((x.z_axis.z
                                + (if (t.y != t.y) {
                                    x.x_axis.x
                                } else {
                                    return x.y_axis.x;
                                })) * 0.0);
                            ({
                                'outer: for y in -1..=1i8 {
                                    let mut v = [a_2; 3];
                                }
                                let mut v = ({ (x * x) });
                                v.x_axis += x.z_axis;
                                0.0
                            })
                        }
                        (-7, -7) => 0.0,
                        _ => 0.0,
                    }),
                    0,
                );
                break 'block Mat3::from_cols(
                    Vec3::new(0.0, 0.0, 0.0),
                    Vec3::new(0.0, 0.0, 0.0),
                    Vec3::new(0.0, 0.0, 0.0),
                );
            }
            Mat3::from_cols(
                Vec3::new(0.0, 0.0, 0.0),
                Vec3::new(0.0, 0.0, 0.0),
                Vec3::new(0.0, 0.0, 0.0),
            )
        };
        0.0
    }
}

#[flatten]
mod p071 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub i32, pub bool);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(Vec4),
        Near((i32, Pair, f32)),
        Far,
        Other { a: f32, b: f32, c: i32 },
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, self.1 ^ other.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut bool, c: &mut i32, y: &u32) -> u32 {
        if (([
            (0_i32 as f32),
            (HALF + STILL),
            ((if true {
                Some((if (*a) { Some((-4_i32)) } else { None }))
            } else {
                None
            }))
                .map_or_else(|| STILL, |a| 1.0_f32),
        ]
            .into_iter()
            .skip(Pair::SIZE % 2)
            .take(1)
            .all(|a| {
                ({
                    let q = a;
                    q == q && q.is_sign_negative()
                })
            })
            || ({
                (*c) = ([1_i32, 7_i32, (-1_i32)])[0];
                ((*y) != (*y))
            })))
        {
            if asked(&|x_2, a| ((*y) < (*y)), TABLE[Pair::SIZE % 4])
                && let Some(y) = (((*a))
                    .then_some((if ((*y) <= (*y)) { Some(STEPS) } else { None })))
            {
                let mut n: [i32; 3] = [(*c); 3];
                'outer: for _ in &mut n {
                    if ((*a) != (*a)) {
                        break;
                    }
                }
            }
        }
        0
    }
}

#[flatten]
mod p072 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: IVec2, b: f32, c: i32 },
        Near { a: Vec4, b: i32, c: i32 },
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair(self.0)
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair(self.0)
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const FIRST: Self = Pair(UVec2::new(2, 0));
        const ALL: [Pair; 2] = [Pair(UVec2::new(0, 5)), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32) -> bool {
        let mut k0 = (8_u32) & 3;
        'outer: loop {
            let mut y: [i32; 3] = [x, x, x];
            'inner: for c in y {
                'block: {
                    let mut t: usize = ((((5_i32) as usize & 31))
                        .abs_diff((Kind::SIZE + Kind::SIZE)))
                        .abs_diff(Kind::SIZE);
                    if ((k0 & 0xffff).next_power_of_two()
                        == (UVec2::new(2_u32, 2_u32)).y)
                    {
                        if ((match (Pair::FIRST * (-0.5)) {
                            Pair(_) if (t > 2) => ((*a) < (*a)),
                            Pair(_) => true,
                            mut b => ((*a) <= (*a)),
                        })) {
                            return ((*a) < TABLE[t % 4]);
                        }
                        break 'outer;
                    }
                }
            }
            if k0 == 0 || (((*a) > (*a))) {
                break;
            }
            k0 -= 1;
        }
        ((x < x) ^ (x > 1))
    }
}

#[flatten]
mod p073 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    trait Has0 {
        fn step(self, a: Vec2, c: &mut i32) -> bool;
    }
    impl Has0 for Pair {
        fn step(mut self, a: Vec2, c: &mut i32) -> bool {
            let mut v = ((if ((*c) <= (*c)) {
                #[keep]
                'outer: for t in (u32::MAX - (MASK & 3)..=u32::MAX) {
                    let mut t: [f32; 2] = [a.y, a.x];
                    'inner: for v in t.iter().rev() {}
                    'inner: for a in [
                        (false).then_some((a.y, Vec2::new((-1.0_f32), 3.0_f32), self)),
                        ((1_i32 <= (*c))).then_some((a.x, Vec2::new(t[0], HALF), self)),
                    ] {
                        if (2.0_f32 > t[1]) {
                            continue 'inner;
                        }
                    }
                }
                Vec3::new(a.y, 3.0, a.x)
            } else {
                Vec3::new(0.0, 1.0, 0.0)
            }))
                .cross(Vec3::new(0.25, (-0.0), (-1.0)));
            (((*c) <= (*c)) ^ (v.x > 0.5))
        }
    }
    impl Pair {
        fn sum(&mut self, mut b: Vec3, c: Vec2) -> f32 {
            (b.z, [(*self), _]) = ((flatten::math::round(c)).y, [Pair, (*self)]);
            b.x = ((1.0_f32).clamp(-2.0, 2.0).sinh() * 1.0);
            'outer: for _ in 0..WIDE as i32 + 1 {
                let a: f32 = 'block: {
                    let mut k1 = 253u8;
                    'inner: loop {
                        if !(k1 != u8::MAX) {
                            break;
                        }
                        k1 += 1;
                        let given: f32 = c.y;
                        let c: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn first(b: f32) -> f32 {
                                if b < HALF { -b } else { b }
                            }
                            let t = first(given);
                            t
                        };
                        let mut v = IVec3::new(3, (NARROW as i32), 1);
                        let start = ((2.0_f32).sin() * (b.y).cos()
                            + ((k1 as f32)).sin());
                        let mut t = 0.0;
                        t += start;
                    }
                    if (b.x < (-1.0)) {
                        continue 'outer;
                    }
                    (((if (b.x < 0.25) { None } else { Some((2.0_f32, c, (*self))) }))
                        .map_or_else(|| c, |a| c))
                        .dot(c)
                };
            }
            (b.x + b.y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: [f32; 2], c: &mut i32) -> f32 {
        let y: Vec3 = 'block: {
            {
                let b = &mut (*c);
                let mut b: i32 = (3_i32 * 3);
            }
            if ((if ((*c) <= (*c)) { ((*c) < (*c)) } else { (b[1] < b[0]) })) {
                let mut y: Pair = Pair;
                let a_2 = y
                    .step(((Vec2::new(b[0], b[0])).xx()).map(|c| (b[1] * b[0])), c);
                break 'block (POINTS[(MASK % 6) as usize]
                    + Vec3::new((-1.0), 3.0, b[1]));
            }
            'outer: for a in 0..0 {
                'inner: for a_2 in [
                    ((MASKS[(Pair::SIZE).min(6)] | 7) - (2_u32 & 7)),
                    (Some(Pair)).map_or_else(|| MASK, |n| MASK),
                ] {
                    if FLAGS[(Pair::SIZE).min(8)] {
                        let mut x: Pair = Pair;
                        let t = x
                            .sum(
                                (CORNER).any_orthonormal_vector(),
                                ((if true {
                                    Some((b[1], Vec2::new(3.0_f32, b[1]), x))
                                } else {
                                    None
                                }))
                                    .map_or_else(
                                        || Vec2::new(b[1], 0.25_f32),
                                        |n| {
                                            if ((5_u32 != a_2) && (2_i32 < 1_i32)) {
                                                return (n.1).move_towards(n.1, 0.5);
                                            }
                                            Vec2::new(1.5_f32, n.1.x)
                                        },
                                    ),
                            );
                    }
                }
            }
            Vec3::new(b[0], 0.0, b[0])
        };
        (1.0 + ((*c) as f32))
    }
}

#[flatten]
mod p074 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec4,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near((Vec2, i32, IVec2), bool),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit {
            a: Vec4::new(0.5, -0.0, 2.0, -1.5),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Vec4::new(-0.0, 2.0, -1.5, 0.5),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32) -> f32 {
        if (({
            let mut t = ((IVec2::new(0, 10) ^ IVec2::new((*c), (*c)))
                + (Some((*c)))
                    .map_or_else(
                        || {
                            (IVec2::new(7_i32, (*c)))
                                .wrapping_add(IVec2::new(10_i32, (*c)))
                        },
                        |y| (IVec2::new(10_i32, 1_i32) & IVec2::new(10_i32, 5_i32)),
                    ));
            if (((if (0.0_f32 < a) { None } else { Some(a) }))
                .map_or_else(
                    || false,
                    |a_2| {
                        if (0_u32 >= MASK) {
                            return (!false);
                        }
                        (t.y > t.x)
                    },
                ))
            {
                let mut b: [f32; 2] = [a; 2];
                'outer: for v in b.iter().rev() {
                    let Hit { a: x_2 } = Hit::ALL[(MASK % 2) as usize];
                    let (a_2, mut a, ..) = ((Vec2::new(1.5_f32, b[1]) / (-3.0)), t.y, t);
                    if (((false
                        && ({
                            t.y <<= 1;
                            FLAGS[Pair::SIZE % 9]
                        })) & (1.0_f32 != 1.0)))
                    {
                        continue;
                    }
                    {
                        let mut t: (Vec2, i32, IVec2) = (
                            a_2,
                            3_i32,
                            (IVec2::new(t.y, a)).max((IVec2::new(t.x, t.y) & t)),
                        );
                        t.2 = IVec2::new(
                            (t.2.x & 31).pow(2),
                            ((if (a != t.2.x) { None } else { Some(0.25_f32) }))
                                .map_or_else(
                                    || {
                                        if (t.0.x >= x_2.y) {
                                            return (Vec3::new((*v), 2.0_f32, 2.0_f32)).as_ivec3().y;
                                        }
                                        t.2.x
                                    },
                                    |b| ((*c) * 2),
                                ),
                        );
                    }
                    let n = POINTS[Pair::SIZE % 6];
                }
            }
            ((t.y <= (*c))
                || ({
                    t.x *= 2;
                    (a <= a)
                }))
        })) {
            'outer: for x in 0..2usize {
                if (x != Pair::SIZE) {
                    'inner: for _ in 1..=2 {
                        let mut a: bool = ((false).then_some(0.0_f32)).is_some();
                    }
                    break;
                }
            }
            return 0.0;
        }
        0.0
    }
}

#[flatten]
mod p075 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: bool,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit { a: self.a ^ other.a }
        }
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit { a: self.a }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit { a: self.a }
        }
    }
    const NARROW: u8 = 3;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: Pair, t: u32) -> f32 {
        let mut v = (if (0.0_f32 != (*a)) {
            None
        } else {
            Some(
                ((((t != t)).then_some(Hit { a: (2_u32 != t) }))
                    .unwrap_or_else(|| Hit { a: (y.a < y.a) })
                    + (Hit { a: ((*a) != 0.0_f32) } * c)),
            )
        });
        'outer: for y in 0..NARROW {
            let mut v: i32 = (-1);
            if ([
                [v, c]
                    .into_iter()
                    .filter(|&y| (t < t))
                    .map(|mut y| {
                        if (v).is_negative() {
                            return (((*a)).max((*a)) + 0.0);
                        }
                        (*a)
                    })
                    .sum::<f32>(),
                ((*a)).ceil(),
            ]
                .into_iter()
                .skip((y as usize) % 2)
                .take(1)
                .all(|n| {
                    if (!(c < 0_i32)) {
                        return false;
                    }
                    false
                }))
            {
                break;
            }
        }
        0.0
    }
}

#[flatten]
mod p076 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(usize),
        Near { a: u32, b: u32, c: f32 },
        Far,
        Other,
    }
    impl Hit {
        const FIRST: Self = Hit;
        const ALL: [Hit; 2] = [Hit, Self::FIRST];
    }
    impl Hit {
        fn step(&self, mut b: f32) -> Option<Hit> {
            let c = ((if (b != b) {
                None
            } else {
                Some(
                    ((if ((-2.5_f32) <= b) { Some(Hit) } else { None }))
                        .unwrap_or((*self)),
                )
            }))?;
            (if (b <= b) { None } else { Some(Hit) })
        }
    }
    impl Kind {
        fn step(mut self, a: f32) -> Option<Hit> {
            let mut n = a;
            (if true { None } else { Some(Hit::FIRST) })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [f32; 2], c: &mut f32) -> f32 {
        let mut x_2: Kind = Kind::Empty(8);
        let v = x_2
            .step(
                ((*c)
                    - ({
                        (*c) = a[1];
                        (*c)
                    })),
            );
        (*c)
    }
}

#[flatten]
mod p077 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: usize,
        pub b: Vec4,
        pub c: IVec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: u32,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: i32, b: i32, c: bool },
        Near(u32),
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a ^ other.a,
                b: self.b,
                c: self.c,
            }
        }
    }
    impl std::ops::AddAssign for Hit {
        fn add_assign(&mut self, other: Hit) {
            *self = *self + other;
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: -0.0, c: 5 };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 2.0, c: 2 }, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit {
            a: 2,
            b: Vec4::new(-0.0, 2.0, -1.5, 0.5),
            c: IVec3::new(i32::MAX, 3, -2),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: 0,
                b: Vec4::new(2.0, -1.5, 0.5, -0.0),
                c: IVec3::new(3, -2, i32::MAX),
            },
            Self::FIRST,
        ];
    }
    impl State {
        const FIRST: Self = State { a: 2, b: -0.0 };
        const ALL: [State; 2] = [State { a: 0, b: 2.0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    impl Hit {
        fn step(mut self, a: f32) -> f32 {
            let [c, mut x, ..] = [Kind::Near(MASK); 3];
            (((if (self.b.y > STILL) {
                Some(State::ALL[(MASKS[self.a % 7] % 2) as usize])
            } else {
                None
            }))
                .map_or_else(
                    || 2.0_f32,
                    |x| {
                        (if (self.b.y >= a) {
                            self.b.x
                        } else {
                            (if FLAGS[(x.a % 9) as usize] { self.b.w } else { self.b.x })
                        })
                    },
                ) + self.b.x)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: State, c: &i32, y: &mut f32, t: u32) -> usize {
        let Pair { a: _, b: _, c } = (if (b.a > t) {
            return (Pair {
                b: b.b,
                ..Pair::ALL[(MASK % 2) as usize]
            })
                .c;
        } else {
            'outer: for v in (0..0).rev() {
                let mut k1 = (b.a) & 3;
                #[keep]
                'inner: while k1 > 0
                    && (any(
                        (BVec3::new((2_u32 <= b.a), (b.b < b.b), false)
                            | BVec3::new(false, (MASK > t), true)),
                    ))
                {
                    k1 -= 1;
                    let mut b: Hit = ((if (k1 != k1) { Some(b) } else { None }))
                        .map_or_else(
                            || Hit {
                                c: IVec3::new(7_i32, 10_i32, (*c)),
                                a: Kind::SIZE,
                                b: Vec4::new(b.b, 0.5_f32, (*y), 1.0_f32),
                            },
                            |x_2| {
                                if FLAGS[Hit::SIZE % 9] {
                                    return Hit {
                                        c: IVec3::new(7_i32, (*c), 0_i32),
                                        ..Hit {
                                            c: IVec3::new(0_i32, 1_i32, 7_i32),
                                            a: 3_usize,
                                            b: Vec4::new(x_2.b, b.b, b.b, (-2.5_f32)),
                                        }
                                    };
                                }
                                Hit {
                                    c: IVec3::new(2_i32, 2_i32, i32::MIN),
                                    a: State::SIZE,
                                    b: Vec4::new(x_2.b, x_2.b, (-0.0_f32), (-0.0_f32)),
                                }
                            },
                        );
                    let a = b
                        .step(
                            b
                                .step(
                                    Hit::step(
                                        b,
                                        ({
                                            b
                                                += Hit {
                                                    c: IVec3::new(5_i32, v, 2_i32),
                                                    ..Hit::ALL[(0_u32 % 2) as usize]
                                                };
                                            b.b.z
                                        }),
                                    ),
                                ),
                        );
                }
                if (MASKS[(Hit::SIZE).min(6)] != b.a) {
                    break;
                }
            }
            Pair {
                b: b.b,
                ..Pair {
                    c: Hit::SIZE,
                    a: (*y),
                    b: b.b,
                }
            }
        });
        (c + ((b.a & 255) as usize))
    }
}

#[flatten]
mod p078 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: [i32; 3], y: f32, t: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p079 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Vec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Vec2,
        pub b: IVec3,
        pub c: u32,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a }
        }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair { a: self.a }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair { a: self.a }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    impl Hit {
        const FIRST: Self = Hit(Vec2::new(0.5, -0.0));
        const ALL: [Hit; 2] = [Hit(Vec2::new(-0.0, 2.0)), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &mut State) -> f32 {
        let mut k0 = (y.c) & 3;
        #[unroll(max = 4)] 'outer: while k0 > 0 && ((k0 < y.c)) {
            k0 -= 1;
            let mut t: Pair = (((y.c <= y.c)).then_some(Hit::ALL[(Hit::SIZE).min(1)]))
                .map_or_else(
                    || {
                        ((Pair {
                            a: Vec3::new((-2.5_f32), 2.0_f32, y.a.x),
                        }
                            + Pair {
                                a: Vec3::new(a, 2.0_f32, f32::EPSILON),
                            }) * (-0.5))
                    },
                    |t| Pair { a: CORNER },
                );
            let (b, Pair { a }, Hit(a_2)) = ((Some((5_i32, t, Hit(y.a))))
                .or(
                    Some((
                        y.b.z,
                        Pair {
                            a: Vec3::new(0.25_f32, t.a.z, 2.0_f32),
                        },
                        Hit(Vec2::new(0.0_f32, 0.5_f32)),
                    )),
                ))
                .unwrap_or((y.b.y, t, Hit(y.a)));
            let mut t = ((Mat2::from_diagonal(Vec2::new((-1.0_f32), y.a.y))).transpose()
                - ((if (k0 != y.c) { None } else { Some(Hit::FIRST) }))
                    .map_or_else(
                        || {
                            if (a_2.y <= y.a.x) {
                                return Mat2::from_diagonal(y.a);
                            }
                            Mat2::from_cols(a_2, Vec2::new(t.a.x, a.z))
                        },
                        |x| {
                            if (match y.b.z {
                                b => (y.c > y.c),
                                (-7 | -7) => (t.a.y != a.x),
                                -1 => false,
                                b => (x.0.y > a.y),
                            }) {
                                return mat2(y.a, x.0);
                            }
                            Mat2::from_diagonal(x.0)
                        },
                    ));
            t.y_axis = a_2;
        }
        y.a.y
    }
}

#[flatten]
mod p080 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: if self.a < other.a { self.a } else { other.a },
            }
        }
    }
    impl std::ops::AddAssign for Hit {
        fn add_assign(&mut self, other: Hit) {
            if other.a < self.a {
                return;
            }
            *self = *self + other;
        }
    }
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Pair, c: &Vec3, y: f32) -> Pair {
        let mut k0 = ((MASK & MASK)) & 3;
        'outer: while k0 > 0
            && (((STILL
                == (if (a.1 <= c.x) {
                    let x_2: [f32; 2];
                    if ((if (k0 < MASKS[0_usize % 7]) {
                        {
                            let mut y: Hit = Hit { a: a.1 };
                            let mut v = (((if true {
                                Vec2::new(1.5, RAMP[(5_u32 % 9) as usize])
                            } else {
                                Vec2::new((-2.5), 1.5)
                            }) - (Vec2::new(y.a, c.x)).reflect(Vec2::new(a.0, 2.0_f32))))
                                .min(Vec2::new(c.y, 0.25));
                            y += Hit { a: a.1 };
                        }
                        (true && (c.x > a.1))
                    } else {
                        let mut a_2: u32 = k0;
                        (([c.y, c.y]) != ([c.z, y]))
                    })) {
                        x_2 = [y, y];
                    } else {
                        x_2 = [
                            (y).abs().sqrt(),
                            flatten::math::distance(
                                Vec4::new(c.y, f32::NAN, 0.5_f32, a.0),
                                Vec4::new(0.5_f32, c.x, (-0.0_f32), c.x),
                            ),
                        ];
                    }
                    (-0.0)
                } else {
                    if all(
                        (BVec3::new(true, (k0 < 0_u32), (y < a.1))
                            & BVec3::new((c.y != c.x), true, true)),
                    ) {
                        let mut y = a.1;
                        return a;
                    }
                    a.1
                }))))
        {
            k0 -= 1;
        }
        Pair(
            ((if c.z <= c.x { (0.0_f32).clamp(c.z, c.x) + 0.0 } else { c.y })
                + (3.0_f32).atan2((c.z))),
            1.0,
        )
    }
}

mod p081 {
    use super::*;
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: &(f32, usize), y: &mut f32) -> f32 {
        'outer: for a in (0..(('block: {
            let mut k0 = (MASK) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let _ = ((*y) < (*y));
                        let _ = ((UVec2::new(0_u32, 0_u32)).y < ((k0 & 63) << (k0 & 7)));
                        let t: f32 = 'block_1: {
                            let given: f32 = 2.0;
                            let n: f32 = {
                                fn first(x: f32) -> f32 {
                                    x * 0.5 + 1.0
                                }
                                let t = first(given);
                                t
                            };
                            if (10_i32).is_negative() {
                                break 'block_1 (*y);
                            }
                            let v = (if false {
                                Vec2::select(
                                    ((Vec2::new(2.0, c.0)).max(Vec2::new(0.5, (*y))))
                                        .cmplt(Vec2::new((*y), n)),
                                    Vec2::new(0.25, n),
                                    Vec2::new(3.0, (-0.0)),
                                )
                            } else {
                                Vec2::new((-2.5), 0.0)
                            });
                            (if ((if (3_usize != 5) { (k0 < k0) } else { false })) {
                                (-0.0)
                            } else {
                                v.y
                            })
                        };
                    }
                    k1 += 1;
                }
            }
            if (c.0 <= c.0) {
                break 'block MASK;
            }
            MASKS[(({
                (*y) /= 2.0;
                MASKS[(5_usize).min(6)]
            }) % 7) as usize]
        }) & 3))
        {
            if true {
                continue 'outer;
            }
        }
        c.0
    }
}

#[flatten]
mod p082 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
        pub b: i32,
        pub c: Vec2,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair {
                a: self.a,
                b: self.b,
                c: self.c,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec2::new(0.5, -0.0),
            b: -2,
            c: Vec2::new(2.0, -1.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec2::new(-0.0, 2.0),
                b: i32::MAX,
                c: Vec2::new(-1.5, 0.5),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: f32) -> f32 {
        let mut k0 = (MASKS[(1_u32 % 7) as usize]) & 3;
        #[unroll(max = 3)] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut a_2 = (*a);
        }
        'outer: for v in -1..2 {
            if (3.0_f32 < (*a)) {
                break;
            }
            'inner: for a in 0..2 {
                let mut c = Some(Pair {
                    b: v,
                    c: Vec2::new((-2.5_f32), 1.0_f32),
                    a: Vec2::new((-2.5_f32), 3.0_f32),
                });
                if (y > y) {
                    break 'outer;
                }
                c = (if ((if (({
                    let q = y;
                    q == q && q.is_sign_negative()
                })) {
                    let mut y = (Mat3::IDENTITY).transpose();
                    y.z_axis += Vec3::ONE;
                    (Some(Pair {
                        b: v,
                        ..Pair {
                            c: Vec2::new((-1.0_f32), (-1e-40f32)),
                            ..Pair {
                                a: Vec2::new(y.y_axis.z, 3.0_f32),
                                b: STEPS,
                                c: Vec2::new(0.0_f32, 1.5_f32),
                            }
                        }
                    }))
                        .is_some()
                } else {
                    let mut v = ((match (((0_i32 != STEPS))
                        .then_some(Pair {
                            b: v,
                            c: Vec2::new(3.0_f32, (-2.5_f32)),
                            a: Vec2::new(0.5_f32, (-1.0_f32)),
                        }))
                    {
                        Some(_) if false => Some(Pair::ALL[Pair::SIZE % 2]),
                        _ => ((STEPS < v)).then_some(Pair::FIRST),
                    }))
                        .map_or_else(
                            || {
                                if ((v as i32) != a) {
                                    return y;
                                }
                                y
                            },
                            |x_2| {
                                if (x_2.c.y > x_2.a.y) {
                                    return x_2.c.x;
                                }
                                3.0_f32
                            },
                        );
                    true
                })) {
                    c
                } else {
                    (if (y < y) {
                        Some(Pair {
                            a: Vec2::new((-0.0_f32), y),
                            b: v,
                            c: Vec2::new(2.0_f32, 2.0_f32),
                        })
                    } else {
                        None
                    })
                });
            }
        }
        ((*a) + (*a))
    }
}

#[flatten]
mod p083 {
    use super::*;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    #[flatten(exact)]
    pub fn entry(a: &mut [Mat3; 2], c: &Vec3, y: &mut f32, t: &u32) -> f32 {
        let mut k0 = 0u32;
        'outer: while k0 > 0 {
            let mut k1 = -1i32;
            'inner: loop {
                if !(k1 <= 3) {
                    break;
                }
                k1 = 2 + k1;
                let mut a: f32 = ({
                    if ((({ false }) || ((*t) > k0))) {
                        let mut x_2 = [(k1 + (NARROW as i32)); 2];
                        break 'inner;
                    }
                    if ((if (a[1].y_axis.x < a[1].y_axis.z) {
                        ((*t) < (*t))
                    } else {
                        (((if (a[0].y_axis.x < a[1].z_axis.z) {
                            Some(STILL)
                        } else {
                            None
                        }))
                            .is_some() || (k0 > 2))
                    })) {
                        let mut a: IVec2 = (IVec2::new(
                            (match (true).then_some((-2.5_f32)) {
                                None => k1,
                                None => 3,
                                Some(
                                    0.25..=1.0,
                                ) if (((k0 != k0)).then_some(a[1].z_axis.z)).is_none() => {
                                    (i32::MIN + 1)
                                }
                                _ => 0,
                            }),
                            0,
                        ) / 2);
                    }
                    0.0
                });
            }
            k0 -= 1;
        }
        0.0
    }
}

#[flatten]
mod p084 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub bool);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: bool, c: &mut i32) -> i32 {
        let mut c: f32 = ((Vec4::new(HALF, STILL, TABLE[(MASK % 4) as usize], 0.25_f32))
            .saturate())
            .dot(Vec4::new(3.0, HALF, (-1.0), TABLE[((-1_i32) & 1) as usize]));
        c *= ((((Pair::SIZE & 255) as u32) >> (0_u32 & 31)) as f32);
        let mut k0 = (MASK) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if a {
                        if (k0 < k0) {
                            return STEPS;
                        } else {
                            _ = a;
                            break 'inner;
                        }
                    }
                    let y: IVec2;
                    if ((Pair::SIZE != 1) || (c >= c)) {
                        y = (if ((if a {
                            break;
                        } else {
                            if (((IVec2::new((NARROW as i32), 2) == IVec2::new((-1), 0))
                                && ({
                                    c = ({ c });
                                    (Pair((c < c))).0
                                })))
                            {
                                break 'outer;
                            }
                            (k0 != k0)
                        })) {
                            IVec2::new((-4), LEVELS[(k0 % 8) as usize])
                        } else {
                            IVec2::new((WIDE as i32), STEPS)
                        });
                    } else {
                        y = IVec2::new(5, 7);
                    }
                }
                k1 += 1;
            }
        }
        ((WIDE as i32) + (c as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p085 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
        pub b: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Pair,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub bool);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(Hit),
        Near { a: i32, b: Vec3, c: usize },
        Far(f32),
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair { a: self.a, b: self.b }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair { a: self.a, b: self.b }
        }
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit { a: self.a }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit { a: self.a }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    fn counted<F>(f: &F) -> i32
    where
        F: Fn(i32) -> i32,
    {
        let mut sum = 0_i32;
        for i in 0..3 {
            let v = f(i);
            if v < 0 {
                return sum;
            }
            sum ^= v;
        }
        sum
    }
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    fn turned<A, B>(asked: bool, a: A, b: B, c: A) -> (B, A) {
        if asked {
            return (b, c);
        }
        (b, a)
    }
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec3::new(0.5, -0.0, 2.0),
            b: Vec3::new(-0.0, 2.0, -1.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec3::new(-0.0, 2.0, -1.5),
                b: Vec3::new(2.0, -1.5, 0.5),
            },
            Self::FIRST,
        ];
    }
    impl Kind {
        const FIRST: Self = Kind::Empty(Hit {
            a: Pair {
                a: Vec3::new(0.5, -0.0, 2.0),
                b: Vec3::new(-0.0, 2.0, -1.5),
            },
        });
        const ALL: [Kind; 2] = [
            Kind::Near {
                a: -2,
                b: Vec3::new(2.0, -1.5, 0.5),
                c: 2,
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &mut bool, t: u32) -> Hit {
        match ((
            ((match ((*y), (NARROW as i32), 8_usize) {
                (_, c, (100 | 0)) if (a > a) => {
                    if ((((Hit {
                        a: Pair {
                            a: Vec3::new(a, a, 0.25_f32),
                            ..Pair {
                                b: Vec3::new((-0.0_f32), 0.25_f32, (-0.0_f32)),
                                a: POINTS[(t % 6) as usize],
                            }
                        },
                    } * 2.0))
                        == (Hit {
                            a: Pair {
                                b: Vec3::new((-2.5_f32), a, 2.0_f32),
                                a: Vec3::new(2.0_f32, (-2.5_f32), 1.5_f32),
                            },
                        })))
                    {
                        return (Hit {
                            a: Pair {
                                a: Vec3::new((-1.0_f32), 1.0_f32, (-2.5_f32)),
                                b: Vec3::new(a, 1.0_f32, 0.5_f32),
                            },
                        } * (-0.5));
                    }
                    Pair::SIZE
                }
                (true, a @ ((2 | -1)), v @ 1..=100) => 1_usize,
                (false, -1..1, _) => {
                    (*y)
                        |= ({
                            let c: [f32; 3] = 'block: {
                                if (*y) {
                                    (*c) = ((if flatten::math::any(
                                        BVec3::new((*y), false, (*y)),
                                    ) {
                                        (if (*y) { (*c) } else { (*c) })
                                    } else {
                                        ((*c) * (*c))
                                    }))
                                        .signum();
                                    break 'block [a; 3];
                                }
                                let mut k0 = 1u32;
                                'outer: while k0 < 4 {
                                    if ((((if (*y) {
                                        Kind::FIRST
                                    } else {
                                        Kind::ALL[Kind::SIZE % 2]
                                    })) == (Kind::Empty(Hit { a: Pair::FIRST }))))
                                    {
                                        break;
                                    }
                                    let mut v = [
                                        a,
                                        (((a * a)).max(0.0_f32) + 0.0),
                                        (((*c)).unsigned_abs() as f32),
                                    ];
                                    k0 *= 2;
                                }
                                [(a).powi(2), (-a), (if (*y) { a } else { 0.5_f32 })]
                            };
                            let start = ((Pair::SIZE + 5_usize)
                                + (((WIDE as i32) & 7) as usize));
                            let mut a = 2;
                            a += start;
                            asked(
                                &|v, b| {
                                    if ((*y) || (*y)) {
                                        return false;
                                    }
                                    ((*y) && (t != t))
                                },
                                (Hit::RATE - 1.5_f32),
                            )
                        });
                    State::SIZE
                }
                _ => {
                    let given: f32 = (a).lerp(a, 1.5_f32);
                    let n: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(a: f32) -> f32 {
                            a * HALF + 1.0
                        }
                        t
                    };
                    State::SIZE
                }
            }) + turned((a <= a), Pair::SIZE, a, Pair::SIZE).1),
            (if ([HALF, a, a]
                .into_iter()
                .take_while(|&n| {
                    if (if FLAGS[(5_usize).min(8)] { (*y) } else { (*y) }) {
                        return (*y);
                    }
                    (*y)
                })
                .any(|y| true))
            {
                (*y)
            } else {
                let mut y = (((Vec3::new(1.0_f32, 1.0_f32, 0.25_f32)).yzx()).z
                    + (Vec3::new((-0.0_f32), 0.0_f32, 2.0_f32)).length());
                (t < t)
            }),
            counted(&|c| c),
        )) {
            (mut b, true, ((-1 | -7))) if turned((*y), (*y), (-4_i32), (*y)).1 => {
                return Hit {
                    a: (Pair {
                        a: Vec3::new(a, 3.0_f32, 1.0_f32),
                        b: Vec3::new(1.5_f32, 0.0_f32, (-0.0_f32)),
                    } * (-0.5)),
                };
            }
            (v @ 3..100, false, _) => {
                'outer: for _ in (((UVec2::new(t, t)).y & 3)..=(select(t, t, (*y)) & 3))
                {
                    if turned((*y), (*y), (*c), (*y)).1 {} else if (t < t) {} else {}
                    if (*y) {
                        break;
                    }
                }
            }
            (2.., false, (-7 | 0)) => {}
            _ => {}
        }
        Hit {
            a: Pair {
                b: Vec3::new(0.25, a, 3.0),
                a: Vec3::new(a, a, 1.5),
            },
        }
    }
}

#[flatten]
mod p086 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: u32,
        pub b: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32, mut v: f32, t: &mut u32) -> f32 {
        'outer: for v in 0..(COUNT + 1) {
            {
                let false = (true != (x > x)) else {
                    b = ((Some(Pair {
                        a: x,
                        b: Vec2::new(0.25_f32, HALF),
                    }))
                        .map_or_else(|| ([b; 2])[0], |a_2| 2.0_f32))
                        .round();
                    continue;
                };
                match (((if (x > x) {
                    None
                } else {
                    Some(Pair {
                        a: x,
                        ..Pair {
                            a: x,
                            ..Pair {
                                b: Vec2::new(2.0_f32, (-2.5_f32)),
                                a: STEPS,
                            }
                        }
                    })
                }))
                    .map_or_else(
                        || (x / (x | 1)),
                        |c| {
                            if (IVec2::new(c.a, c.a) == IVec2::new(2_i32, 3_i32)) {
                                return (c.a).min(7_i32);
                            }
                            (Pair { a: c.a, ..c }).a
                        },
                    ))
                {
                    0..=1 if (x != x) => {
                        let mut k1 = (((*t) >> ((*t) & 31))) & 3;
                        #[unroll(max = 4)] 'inner: while k1 > 0 && (true) {
                            k1 -= 1;
                            x >>= 1;
                        }
                    }
                    t => {
                        if false {
                            let given: f32 = ((2.0_f32 - b))
                                .rem_euclid(
                                    (((if (v < v) {
                                        Some(Pair {
                                            a: x,
                                            b: Vec2::new(2.0_f32, b),
                                        })
                                    } else {
                                        None
                                    }))
                                        .map_or_else(
                                            || b,
                                            |c| {
                                                if (Hit::SIZE > v) {
                                                    return b;
                                                }
                                                c.b.x
                                            },
                                        )),
                                );
                            let b: f32 = {
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(c: f32) -> f32 {
                                    if c < HALF { -c } else { c }
                                }
                                let t = first(given);
                                t
                            };
                            continue;
                        }
                    }
                }
                if (x != (-4)) {
                    let mut turn = 0;
                    let a: IVec3 = 'value: loop {
                        let start = 0_i32;
                        let mut a = 0;
                        a += start;
                        turn += 1;
                        if turn >= 1 {
                            break IVec3::new(0, 0, 0);
                        }
                    };
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p087 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: bool,
        pub b: f32,
        pub c: Vec2,
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair {
                a: !self.a,
                b: -self.b,
                c: self.c,
            }
        }
    }
    const HALF: f32 = 0.5;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: true,
            b: -0.0,
            c: Vec2::new(2.0, -1.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: false,
                b: 2.0,
                c: Vec2::new(-1.5, 0.5),
            },
            Self::FIRST,
        ];
    }
    #[flatten(exact)]
    pub fn entry(a: &mut i32, c: i32, y: f32, t: bool) -> f32 {
        let mut a: usize = (((if t {
            let v: f32 = (dot(
                Vec3::select(
                    (Vec3::new((-0.0_f32), 2.0_f32, 1.5_f32)).cmplt(CORNER),
                    Vec3::new(0.25_f32, y, y),
                    Vec3::new(3.0_f32, 0.25_f32, y),
                ),
                Vec3::splat(1.5_f32),
            ) + 2.0);
            t
        } else {
            let (c, (b, y)) = (
                (BVec3::new(true, false, t)
                    | (if t {
                        let mut x_2 = Pair::ALL[((1u32 << 31) % 2) as usize];
                        BVec3::new(false, t, true)
                    } else {
                        BVec3::new(t, false, false)
                    })),
                ((y / 1.5), UVec2::new(3_u32, MASK)),
            );
            (3.0_f32 > b)
        }) as usize))
            .max(
                (match ((*a)).wrapping_shr(MASK) {
                    _ => ((c & 7) as usize),
                    _ => 0,
                }),
            );
        0.0
    }
}

#[flatten]
mod p088 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: u32,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 3, b: 0 };
        const ALL: [Pair; 2] = [Pair { a: -2, b: 5 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Pair, c: &i32) -> f32 {
        let mut turn = 0;
        let t: u32 = 'value: loop {
            let mut t = IVec2::new((-4), 7);
            let mut k0 = (a.b) & 3;
            'outer: loop {
                if (t.x != t.x) || k0 == 0 {
                    break;
                }
                k0 -= 1;
                let k1 = (((k0 | 7) - (8_u32 & 7))) & 3;
                'inner: while k1 > 3 {}
            }
            if (a.b != 1) {
                break 'value (('block_1: {
                    if ((*c) > (-4)) {
                        break 'block_1 ({
                            let t: Vec2;
                            if ((TABLE[(MASK % 4) as usize] * Pair::RATE)
                                != dot(
                                    Vec4::new(2.0_f32, STILL, STILL, STILL),
                                    Vec4::new(1.0_f32, 0.5_f32, (-1.0_f32), (-0.0_f32)),
                                ))
                            {
                                t = select(
                                    (Vec2::new((-1.0_f32), (-2.5_f32))
                                        * Vec2::new(RAMP[(Pair::SIZE).min(8)], 1.5_f32)),
                                    Vec2::new(TABLE[((*c) & 1) as usize], (-1.0_f32)),
                                    ({
                                        let q = HALF;
                                        q == q && q.is_sign_negative()
                                    }),
                                );
                            } else {
                                t = (Vec2::select(
                                    (Vec2::new(1.5, 16_777_217f32))
                                        .cmplt(Vec2::new(HALF, HALF)),
                                    Vec2::new(STILL, Pair::RATE),
                                    Vec2::new((-0.0), 0.0),
                                ))
                                    .min(Vec2::new(RAMP[((*c) & 1) as usize], Pair::RATE));
                            }
                            (((*c) > (*c)))
                                .then_some(
                                    (if (5_u32 > 5) {
                                        Some(Pair {
                                            b: a.b,
                                            ..Pair { b: a.b, ..a }
                                        })
                                    } else {
                                        None
                                    }),
                                )
                        });
                    }
                    (if (Some(a)).is_none() {
                        None
                    } else {
                        Some((if (2_u32 < a.b) { None } else { Some(a) }))
                    })
                }))
                    .map_or_else(|| a.b, |x| (2_u32 + 0_u32));
            }
            let (a, a_2, mut x_2) = (
                t,
                BVec3::new((5_i32 < (*c)), (t.y <= t.y), true),
                a.b,
            );
            turn += 1;
            if turn >= 1 {
                break ((if (3_u32 > 2) { None } else { Some(Pair::FIRST) }))
                    .map_or_else(
                        || {
                            if ((5_u32 != 8_u32) && (x_2 > 0_u32)) {
                                return (x_2 >> (1_u32 & 31));
                            }
                            x_2
                        },
                        |v| v.b,
                    );
            }
        };
        'outer: for a in (((t + MASKS[(Pair::SIZE).min(6)])
            & 3)..=((if (t <= a.b) {
            'outer: for y in 0..1u16 {
                if (RAMP[(3_usize).min(8)]).is_nan() {
                    'inner: for a in 0..2 {}
                    break;
                }
            }
            0_u32
        } else {
            0_u32
        }) & 3))
        {}
        0.0
    }
}

#[flatten]
mod p089 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
        pub b: usize,
        pub c: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: Vec2) -> f32 {
        let mut n = (match (STEPS).wrapping_div((LEVELS[Pair::SIZE % 8]) | 1) {
            x if true => {
                let mut a_2 = [c.x, (*a)];
                ((UVec2::new(MASK, 1_u32) + UVec2::new(MASK, 1_u32))).y
            }
            1_000.. if ([false; 2])[0] => {
                let (c, x) = (
                    Vec3::new((-1.0_f32), (-1.0_f32), (-0.0_f32)),
                    POINTS[Pair::SIZE % 6],
                );
                ((MASK | MASK) % ((MASK >> (0_u32 & 31)) | 1))
            }
            mut a => {
                #[keep]
                'outer: for t in (((a).signum() & 3)..4) {
                    match (a, ((Pair::SIZE + Pair::SIZE) as f32)) {
                        (-1, mut a) if ([false, (t > t)])[0] => {
                            let mut k1 = 253u8;
                            'inner: while k1 != u8::MAX {
                                let x_2: Mat3 = ((Mat3::from_cols(
                                    Vec3::new((-0.0_f32), (k1 as f32), c.y),
                                    POINTS[(Pair::SIZE).min(5)],
                                    Vec3::new((k1 as f32), 0.25_f32, (k1 as f32)),
                                ) * a)
                                    * (Vec3::new(0.0_f32, 0.5_f32, 2_147_483_648f32))
                                        .min_element());
                                if (((t < 2) ^ true)
                                    ^ (x_2.z_axis)
                                        .cmple(POINTS[((k1 as u32) % 6) as usize])
                                        .all())
                                {
                                    break;
                                }
                                k1 += 1;
                            }
                        }
                        (..2, 0.0..) => {
                            return c.y;
                        }
                        (_, x) => {}
                        _ => {}
                    }
                    if false {
                        continue;
                    }
                }
                MASK
            }
        });
        ((((c.y).min((*a)) + 0.0))
            .copysign(
                ((if ((n <= n) && (c.y <= 0.0)) {
                    let mut k0 = -1i32;
                    'outer: while k0 <= -3 {
                        k0 = k0 + 2;
                        n /= 3;
                        if FLAGS[(MASK % 9) as usize] {
                            continue;
                        }
                    }
                    (*a)
                } else {
                    0.25_f32
                }))
                    .max(-9.0),
            ) + (n as f32))
    }
}

#[flatten]
mod p090 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: u32, b: u32, c: f32 },
        Near,
        Far(u32),
        Other(Vec3),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const FIRST: Self = Kind::Empty { a: 2, b: 0, c: 2.0 };
        const ALL: [Kind; 2] = [Kind::Near, Self::FIRST];
    }
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    trait Has0 {
        fn step(&mut self, a: f32) -> f32;
    }
    impl Has0 for Kind {
        fn step(&mut self, a: f32) -> f32 {
            let mut k0 = (select(MASK, MASKS[(0_usize).min(6)], (a > 0.5_f32))) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        (*self) = Kind::Far((((NARROW as i32)) as u32 >> 3));
                        (*self) = (*self);
                        {
                            let _ = ((k0).wrapping_add_signed(STEPS) < k0);
                        }
                    }
                    k1 += 1;
                }
            }
            ((((false).then_some((*self))).map_or_else(|| a, |a| HALF)).abs() + (-0.0))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32) -> f32 {
        let mut a: Kind = Kind::FIRST;
        let y = a
            .step(
                (((x != x)).then_some(a))
                    .map_or_else(
                        || STILL,
                        |a| {
                            if ((if (1_i32 < x) { Some(a) } else { None }))
                                .is_none_or(|v| {
                                    if ((if false { None } else { Some(a) }))
                                        .is_some_and(|n| (x > x))
                                    {
                                        return (((x < x)).then_some(v))
                                            .map_or_else(
                                                || {
                                                    if false {
                                                        return ((if (x <= x) { None } else { Some(a) }))
                                                            .map_or_else(
                                                                || {
                                                                    if (MASK != MASK) {
                                                                        return (x != x);
                                                                    }
                                                                    (STEPS != (WIDE as i32))
                                                                },
                                                                |t| {
                                                                    if (MASK != MASK) {
                                                                        return ((if false { None } else { Some(v) }))
                                                                            .is_some_and(|v| {
                                                                                if ((if (x < x) {
                                                                                    Some(
                                                                                        Kind::Other(
                                                                                            Vec3::new(0.5_f32, 3.0_f32, TABLE[Kind::SIZE % 4]),
                                                                                        ),
                                                                                    )
                                                                                } else {
                                                                                    None
                                                                                }))
                                                                                    .map_or_else(|| (x < 7_i32), |n| (x < x))
                                                                                {
                                                                                    return all(BVec3::new(true, false, false));
                                                                                }
                                                                                FLAGS[Kind::SIZE % 9]
                                                                            });
                                                                    }
                                                                    true
                                                                },
                                                            );
                                                    }
                                                    (1_i32 < x)
                                                },
                                                |a_2| (x <= x),
                                            );
                                    }
                                    (2_i32 > x)
                                })
                            {
                                return Kind::RATE;
                            }
                            RAMP[(Kind::SIZE).min(8)]
                        },
                    ),
            );
        (TABLE[Kind::SIZE % 4] + (x as f32))
    }
}

#[flatten]
mod p091 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Vec4, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(u32),
        Near(Vec3),
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0)
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    fn summed<const N: i32, const UP: bool>(x: i32) -> i32 {
        let mut sum = x;
        for i in 0..N {
            if UP {
                sum ^= i * 3;
            } else {
                sum = (sum & 255) + i;
            }
        }
        sum
    }
    impl Hit {
        const FIRST: Self = Hit(Vec4::new(0.5, -0.0, 2.0, -1.5), -0.0);
        const ALL: [Hit; 2] = [Hit(Vec4::new(-0.0, 2.0, -1.5, 0.5), 2.0), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Pair) -> u32 {
        FLAGS[(Pair::SIZE).min(8)];
        let mut b = ((Pair::SIZE / 2)).abs_diff(Kind::SIZE);
        match ((
            (8_u32 % 3),
            summed::<
                0,
                false,
            >(
                ({
                    let start = ((match (TABLE[b % 4], c.0) {
                        (_, t) => b,
                        _ => b,
                    }))
                        .max((b).min(b));
                    let mut t = 2;
                    t += start;
                    #[unroll(max = 4)]
                    'outer: for t in ((2_u32 & 3)..4) {
                        'inner: for n in 0..3usize {
                            (*c) += Pair(({ (1_u32 | 5_u32) }));
                        }
                        if asked(
                            &|x_2, a_2| (false == true),
                            (Vec4::new(0.5_f32, (-2.5_f32), (-1.0_f32), STILL))
                                .element_sum(),
                        ) {
                            let mut a = (match (a, (a).ceil()) {
                                ((mut y, -1.5) | (..=0.25, mut y)) => {
                                    Hit(
                                        (Hit(Vec4::new(1.5_f32, a, y, a), a)).0,
                                        hadd(Vec3::new(y, 1.5_f32, (-1.0_f32))),
                                    )
                                }
                                ((mut v, 2.0..) | ((8.0 | 0.0), mut v)) => {
                                    (match Kind::Empty(5_u32) {
                                        Kind::Near(mut a) => {
                                            Hit(
                                                Vec4::new(0.25_f32, 3.0_f32, (-1.0_f32), f32::MIN_POSITIVE),
                                                a.x,
                                            )
                                        }
                                        Kind::Empty((4 | 100)) if (LEVELS[(b).min(7)] >= STEPS) => {
                                            Hit(Vec4::new(v, (-0.0_f32), (-2.5_f32), v), v)
                                        }
                                        Kind::Empty(v @ 2) => {
                                            Hit(Vec4::new(a, 0.25_f32, (-2.5_f32), 1.5_f32), (-2.5_f32))
                                        }
                                        _ => Hit(Vec4::new(1.5_f32, (-2.5_f32), a, 0.25_f32), a),
                                    })
                                }
                                ((mut v, (0.0 | 0.0)) | (1.0, mut v)) => {
                                    Hit(Vec4::new(v, 2.0_f32, f32::NAN, v), v)
                                }
                                _ => Hit::ALL[b % 2],
                            });
                            break;
                        }
                    }
                    STEPS
                }),
            ),
            c.0,
        )) {
            (0..100, 2..=1_000, 1) => {}
            _ => {}
        }
        (c.0 + c.0)
    }
}

#[flatten]
mod p092 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub usize, pub i32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(Vec4),
        Near(f32, i32),
        Far(u32, u32),
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    impl Pair {
        fn step(&self, a: f32) -> i32 {
            let mut c: [f32; 2] = ((if (self.0 < self.0) { Some(a) } else { None }))
                .map_or_else(|| [(-2.5_f32), 0.5_f32], |x| [a, (-2.5_f32)]);
            'outer: for &c in &c {
                'block: {
                    'inner: for x_2 in -1..2 {
                        if ((if (((if true { None } else { Some(c) })).is_none()) {
                            (((a, (self.0 <= self.0))) == ((c, (self.0 < self.0))))
                        } else {
                            false
                        })) {
                            break 'block;
                        }
                    }
                    if true {
                        break 'block;
                    }
                }
            }
            (self.1 + (c[1] as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32) -> f32 {
        x += ({ Pair(State::SIZE, x) }).step((3.0_f32).step((*a)));
        {
            'outer: for a_2 in (1..7).step_by(3) {
                let mut x_2: [f32; 2] = [(*a), (*a)];
                'inner: for (c, x_2) in x_2.iter_mut().enumerate() {
                    if ((if (({
                        let q = (*a);
                        q == q && q.is_sign_negative()
                    })) {
                        (State::SIZE >= c)
                    } else {
                        ((*a)).is_nan()
                    })) {
                        break;
                    }
                    let mut b: Kind = Kind::Near((-2.5), (3 + ((a_2 as i32)).min(a_2)));
                }
                if ((((x_2[1], (x_2[0] != x_2[0]))).1
                    || (match (State::SIZE, x_2[1]) {
                        (a, ..=0.0) => (a <= 1),
                        (y @ 4, 0.0..) => {
                            let mut x = BVec3::new(false, (y != y), false);
                            FLAGS[(y).min(8)]
                        }
                        (
                            3..=4,
                            n,
                        ) if (Vec2::new(0.25, (-2.5)) == Vec2::new(x_2[0], 0.5)) => {
                            (x_2[1] != n)
                        }
                        _ => {
                            'inner: for t in ((MASK & 3)..=(5_u32 & 3)) {
                                if false {
                                    break 'outer;
                                }
                            }
                            (x <= a_2)
                        }
                    })))
                {
                    continue;
                }
            }
        }
        (((if (({
            let q = (-0.0_f32);
            q == q && q.is_sign_negative()
        })) {
            (*a)
        } else {
            let mut k0 = 1u32;
            'outer: loop {
                if !(k0 < 4) {
                    break;
                }
                k0 *= 2;
                x = x;
            }
            (*a)
        }) + (*a)) + (x as f32))
    }
}

mod p093 {
    use super::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: i32, c: &i32, y: &mut u32, t: &mut u32) -> f32 {
        let mut y: [f32; 3] = [TABLE[(1_usize).min(3)], 2.0_f32, HALF];
        'outer: for (_, y) in y.iter().enumerate() {
            if ((*y) <= (-2.5)) {
                let mut k1 = (((*t) ^ (*t))) & 3;
                'inner: while k1 > 0 {
                    k1 -= 1;
                    let mut a = Mat2::from_cols(
                        Vec2::new(2.0, (-1.0)),
                        Vec2::select(
                            (Vec2::new(0.0, 0.0)).cmplt(Vec2::new(0.0, 0.0)),
                            Vec2::new(0.0, 0.0),
                            Vec2::new(0.0, 0.0),
                        ),
                    );
                    a.y_axis = Vec2::new(0.0_f32, 0.0_f32);
                }
                break;
            }
        }
        0.0
    }
}

#[flatten]
mod p094 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    #[flatten(exact)]
    pub fn entry(a: &mut IVec3, c: &mut i32, y: &mut IVec3, t: u32) -> u32 {
        if ((if ((y.x <= y.x) | (t != t)) {
            let mut turn = (t) & 1;
            let c: f32 = #[unroll(max = 3)]
            'value: loop {
                if (STILL).is_finite() {
                    break 'value (Vec2::new(2.0_f32, HALF)).to_angle();
                }
                if (({
                    let given: f32 = (0.5_f32).clamp(-4.0, 4.0).exp2();
                    let a: f32 = {
                        fn first(x: f32) -> f32 {
                            x * 0.5 + 1.0
                        }
                        let t = first(given);
                        t
                    };
                    false
                })) {
                    return ({ 1 });
                }
                {
                    'block_1: {
                        let mut y: Option<Option<Mat3>> = ({
                            (if (8_usize <= COUNT) {
                                (match (t, t) {
                                    ((c, 4..) | (100, c)) => {
                                        (if FLAGS[(COUNT).min(8)] {
                                            None
                                        } else {
                                            Some(
                                                (false)
                                                    .then_some(
                                                        Mat3::from_cols(
                                                            Vec3::new((-0.0_f32), 3.0_f32, 1.0_f32),
                                                            POINTS[(({
                                                                y.z = (y.x).wrapping_add(y.x);
                                                                t
                                                            }) % 6) as usize],
                                                            POINTS[(u32::MAX % 6) as usize],
                                                        ),
                                                    ),
                                            )
                                        })
                                    }
                                    ((b, 2) | (100, b)) => {
                                        (if true {
                                            None
                                        } else {
                                            Some(
                                                Some(
                                                    Mat3::from_cols(
                                                        POINTS[COUNT % 6],
                                                        Vec3::new(
                                                            (-1.0_f32),
                                                            (-0.0_f32),
                                                            TABLE[(a.x & 1) as usize],
                                                        ),
                                                        POINTS[(y.y & 1) as usize],
                                                    ),
                                                ),
                                            )
                                        })
                                    }
                                    ((mut y, 4..100) | ((0 | 4), mut y)) => {
                                        ((a.z <= STEPS))
                                            .then_some(
                                                ((a.y != (-1)))
                                                    .then_some(
                                                        Mat3::from_cols(
                                                            Vec3::new(3.0_f32, (-2.5_f32), TABLE[(COUNT).min(3)]),
                                                            Vec3::new(2.0_f32, RAMP[(2_i32 & 1) as usize], (-0.0_f32)),
                                                            Vec3::new(HALF, 0.0_f32, 2.0_f32),
                                                        ),
                                                    ),
                                            )
                                    }
                                    _ => {
                                        (((*c) != 1))
                                            .then_some(
                                                (true)
                                                    .then_some(
                                                        mat3(Vec3::new(HALF, 3.0_f32, 3.0_f32), CORNER, CORNER),
                                                    ),
                                            )
                                    }
                                })
                            } else {
                                Some(
                                    (if (y.x > i32::MIN) {
                                        Some(
                                            Mat3::from_diagonal(Vec3::new((-1.0_f32), STILL, 0.5_f32)),
                                        )
                                    } else {
                                        None
                                    }),
                                )
                            })
                        });
                        if ((if (COUNT == COUNT) { (t < 1) } else { (t != t) })) {
                            break 'block_1;
                        }
                    }
                }
                turn += 1;
                if turn >= 3 {
                    break 0.0;
                }
            };
            (c <= c)
        } else {
            (a.x > (NARROW as i32))
        })) {
            return t;
        }
        (t + ((y.x & 255) as u32))
    }
}

#[flatten]
mod p095 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
        pub c: IVec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub i32, pub Vec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(u32),
        Near(i32),
        Far(bool),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Mat3, c: &i32, mut v: State, t: &[Mat3; 3]) -> bool {
        'outer: for x in 0..2usize {
            if (((if (0_usize != x) {
                let mut k1 = (((if false { Some(a.z_axis.z) } else { None }))
                    .map_or_else(|| MASKS[(1_usize).min(6)], |t| MASK)) & 3;
                #[keep]
                'inner: loop {
                    if (!any(BVec3::new(((*c) != (*c)), (x < Hit::SIZE), true))) {
                        let given: f32 = (if 1.0_f32 <= t[1].x_axis.x {
                            ((if true { t[0].y_axis.y } else { a.y_axis.x }))
                                .clamp(1.0_f32, t[1].x_axis.x) + 0.0
                        } else {
                            2.0
                        });
                        let y: f32 = {
                            let t = second(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(c: f32) -> f32 {
                                if c < HALF { -c } else { c }
                            }
                            t
                        };
                        let b = [
                            (((if ((*c) > (*c)) { (x <= x) } else { (k1 <= 5) })))
                                .then_some(
                                    (if (3_usize > 8) { t[0].y_axis.x } else { t[0].z_axis.x }),
                                ),
                            (if (k1 < k1) {
                                Some(
                                    TABLE[(({
                                        a.z_axis.x = 3.0_f32;
                                        2_u32
                                    }) % 4) as usize],
                                )
                            } else {
                                None
                            }),
                            (if ((*c) != (*c)) { None } else { Some(0.0_f32) }),
                        ];
                    }
                    if k1 == 0 || (false) {
                        break;
                    }
                    k1 -= 1;
                }
                (t[2].z_axis.x < f32::EPSILON)
            } else {
                (t[2].x_axis.x <= t[0].y_axis.y)
            })
                || ({
                    a.y_axis = Vec3::new(0.5, 3.0, t[2].y_axis.y);
                    (x > x)
                })))
            {
                return (t[0].z_axis.z <= 2.0);
            }
            if (x < x) {
                continue;
            }
        }
        (((*c) < 5) ^ (a.z_axis.y > 0.5))
    }
}

#[flatten]
mod p096 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: u32, b: i32, c: u32 },
        Near,
        Far(bool, f32),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn counted<F>(f: &F) -> i32
    where
        F: Fn(i32) -> i32,
    {
        let mut sum = 0_i32;
        for i in 0..3 {
            let v = f(i);
            if v < 0 {
                return sum;
            }
            sum ^= v;
        }
        sum
    }
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    trait Has1 {
        fn sum(self, b: f32, c: i32) -> f32;
    }
    impl Has1 for Kind {
        fn sum(mut self, mut b: f32, c: i32) -> f32 {
            ((match ((if matches!((MASK, (c > c), c), (2..3, a, _)) {
                return ((Vec4::new(b, 1.5_f32, b, 3.0_f32))
                    .dot(Vec4::new(b, 1.0_f32, b, b)))
                    .abs();
            } else {
                Kind::Far(FLAGS[5_usize % 9], b)
            })) {
                Kind::Near => {
                    flatten::math::trunc(
                        (Vec2::new(b, 1.5_f32)).perp_dot(Vec2::new(b, b)),
                    )
                }
                Kind::Near => (select(b, b, true)).atan2((b)),
                Kind::Near => {
                    ({
                        match c {
                            (-1 | 5) => {
                                return ((MASK as f32) * 1.0);
                            }
                            5.. => {
                                let a = [c; 2];
                                let mut k0 = 0i32;
                                'outer: loop {
                                    if !(k0 < 3) {
                                        break;
                                    }
                                    k0 += 1;
                                    if ((0.25_f32 != b)
                                        || ((Vec2::new(0.0_f32, Self::RATE))
                                            != (Vec2::new(3.0_f32, 2.0_f32))))
                                    {
                                        continue;
                                    }
                                    let mut a = (b.abs() as usize & 15);
                                }
                            }
                            c => {
                                'outer: for [x_2, _, c] in [
                                    [
                                        Kind::Far((5_i32 < c), b),
                                        Kind::Near,
                                        Kind::Far((1_i32 < c), b),
                                    ],
                                    [self, Kind::Far((c <= c), 0.0_f32), self],
                                    [
                                        Kind::Near,
                                        Kind::Empty {
                                            a: MASK,
                                            b: c,
                                            c: 5_u32,
                                        },
                                        self,
                                    ],
                                ] {
                                    let given: f32 = b;
                                    let c: f32 = {
                                        let t = first(given);
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn first(c: f32) -> f32 {
                                            (c - HALF).max(HALF)
                                        }
                                        t
                                    };
                                }
                            }
                        }
                        b
                    })
                }
                mut b => (-0.0),
            }) + b)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &[i32; 2], mut x: i32, y: &mut usize) -> u32 {
        let mut c: Kind = Kind::Near;
        let x = c.sum((Vec3::new(1.0_f32, (-1.0_f32), 3.0_f32)).z, (7_i32).max(a[0]));
        if ((match Kind::Near {
            Kind::Far(false, 0.0..) if (true && (3_usize != 0)) => {
                match (
                    matches!((* y), 100 if false),
                    counted(&|a| (LEVELS[(*y) % 8]).rem_euclid((5_i32) | 1)),
                    ((a[1] + 2_i32) - (FLAGS[5_usize % 9] as i32)),
                ) {
                    (n, b, mut c @ 1..=5) => {
                        let mut k0 = ((UVec2::new(0_u32, MASK)).y) & 3;
                        'outer: loop {
                            if k0 == 0 {
                                break;
                            }
                            let mut k1 = 0;
                            'inner: while k1 < 2 {
                                if k1 == 0 {
                                    k0 -= 1;
                                    let mut n = (Vec2::new(x, x) / (-3.0));
                                    n.y *= (vec2(n.y, STILL)).distance(Vec2::new(n.x, 0.0_f32));
                                }
                                k1 += 1;
                            }
                        }
                        c -= a[1];
                    }
                    (c, 1, _) => {
                        return 3;
                    }
                    (_, ..2, _) => {
                        (c, [(*y), _]) = (
                            (if ([x, 0.5_f32, x]
                                .iter()
                                .all(|&y| {
                                    if ((STEPS < a[0]) || (x != 0.25_f32)) {
                                        return (!(x > x));
                                    }
                                    (x <= STILL)
                                }))
                            {
                                Kind::Near
                            } else {
                                Kind::Near
                            }),
                            [((*y) & 7), (*y)],
                        );
                        let mut k0 = (MASKS[(a[1] & 1) as usize]) & 3;
                        #[keep] 'outer: while k0 > 0 {
                            k0 -= 1;
                        }
                    }
                    _ => {
                        return MASK;
                    }
                }
                (x < (-2.5))
            }
            Kind::Near => ((*y) > (*y)),
            Kind::Far(_, 0.25) => false,
            _ => (x < x),
        })) {}
        (((((if ((*y) > (*y)) {
            if let _ = (2_usize <= (*y)) {
                let mut x_2: [Kind; 3] = [c, c, c];
                'outer: for (a_2, t) in x_2.into_iter().zip([MASK, 3_u32, MASK]) {}
            } else {}
            MASK
        } else {
            MASK
        }) & 15) * (MASK & 7)) & 15) * (MASK & 7))
    }
}

#[flatten]
mod p097 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: u32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: usize, b: Pair, c: f32 },
        Near { a: f32, b: usize, c: Pair },
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const FIRST: Self = Kind::Empty {
            a: 2,
            b: Pair {
                a: -0.0,
                b: Vec3::new(2.0, -1.5, 0.5),
                c: 2,
            },
            c: 2.0,
        };
        const ALL: [Kind; 2] = [
            Kind::Near {
                a: -0.0,
                b: 5,
                c: Pair {
                    a: -1.5,
                    b: Vec3::new(0.5, -0.0, 2.0),
                    c: 5,
                },
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Vec2, c: &i32) -> i32 {
        match (false, (*c), (0.5_f32 > 1.5_f32)) {
            (_, (2 | 2), true) if any(BVec3::new(true, true, true)) => {
                let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
                'outer: loop {
                    'inner: for x_2 in [
                        (a.y).lerp(0.25_f32, a.x),
                        ((if (a.y > a.y) { Some(Kind::FIRST) } else { None }))
                            .map_or_else(
                                || {
                                    if (!false) {
                                        return (a.y * a.y);
                                    }
                                    1.0_f32
                                },
                                |y| 3.0_f32,
                            ),
                        [a.y, (-2.5_f32)]
                            .into_iter()
                            .filter(|&x_2| {
                                if (true || ((-0.0_f32) < a.y)) {
                                    return (a.x < a.y);
                                }
                                false
                            })
                            .map(|mut x_2| a.y)
                            .sum::<f32>(),
                    ] {
                        let Pair { a: y, b: mut a_2, c } = Pair {
                            a: a.x,
                            b: Vec3::new(a.x, a.x, 1.0_f32),
                            c: 8_u32,
                        };
                    }
                    if k0 == 0 || ((a.y > a.y)) {
                        break;
                    }
                    k0 -= 1;
                }
            }
            (false, _, n @ false) => {}
            _ => {}
        }
        ((((if ((*c) != (*c)) {
            None
        } else {
            Some(Kind::Empty {
                a: Kind::SIZE,
                b: Pair {
                    a: a.y,
                    b: Vec3::new(0.5_f32, 0.5_f32, (-2.5_f32)),
                    c: 8_u32,
                },
                c: a.x,
            })
        }))
            .map_or_else(|| (*c), |t| (*c)) & 63) << 2)
    }
}

#[flatten]
mod p098 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32) -> f32 {
        let [a, _] = [
            Mat2::from_cols(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32)),
            Mat2::from_cols(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32)),
        ];
        0.0
    }
}

#[flatten]
mod p099 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub i32, pub i32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Pair, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: f32,
        pub b: f32,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, self.1 ^ other.1)
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State {
                a: if self.a < other.a { self.a } else { other.a },
                b: if self.b < other.b { self.b } else { other.b },
            }
        }
    }
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State {
                a: if self.a < other { other } else { self.a },
                b: if self.b < other { other } else { self.b },
            }
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State {
                a: (other & 15) as f32,
                b: (other & 15) as f32,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(3, -2);
        const ALL: [Pair; 2] = [Pair(-2, i32::MAX), Self::FIRST];
    }
    impl State {
        const FIRST: Self = State { a: 0.5, b: -0.0 };
        const ALL: [State; 2] = [State { a: -0.0, b: 2.0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn first(a: Mat2) -> i32 {
        'outer: for a_2 in [
            ({
                let mut k0 = -1i32;
                'outer: while k0 <= -3 {
                    if ((((k0 & 15) * (7_i32 & 7))
                        < ('block: {
                            'inner: for a_2 in [MASK, (MASK & MASK)] {
                                let mut t: Hit = Hit(Pair::ALL[State::SIZE % 2], 1.5_f32);
                                if (!((a_2 < MASK) || (a_2 <= a_2))) {
                                    break 'block k0;
                                }
                                t.0 += Pair::ALL[(k0 & 1) as usize];
                            }
                            if ((IVec2::new(k0, i32::MAX)) == (IVec2::new(k0, (-4_i32))))
                            {
                                break 'outer;
                            }
                            ((STEPS).leading_zeros() as i32)
                        })))
                    {
                        break;
                    }
                    let mut b: f32 = ((CORNER).element_product()).floor();
                    k0 = k0 + 2;
                }
                if ((a.y_axis.x).is_finite() || (a.y_axis.y != a.x_axis.y)) {
                    return ((({
                        let (mut x, mut x_2) = (
                            ({ (MASKS[(1_u32 % 7) as usize] as f32) }),
                            (if (a.y_axis.y < a.x_axis.x) {
                                Pair::SIZE
                            } else {
                                5_usize
                            }),
                        );
                        MASK
                    }) & 255) as i32);
                }
                a.y_axis.y
            }),
            a.x_axis.y,
        ] {
            if (2.0_f32 > a.x_axis.y) {
                continue;
            }
        }
        STEPS
    }
    impl Pair {
        fn step(mut self, a: f32, c: f32) -> i32 {
            let mut a: f32 = TABLE[(Self::SIZE).min(3)];
            'outer: for State { a: n, b: x_2 } in [
                State { a: a, b: c },
                State { a: a, b: (-1.0_f32) },
                (State { b: a, a: c } + State { a: c, b: c }),
            ] {
                'inner: for a_2 in -1..-1 {
                    let mut v: Pair = (Pair(((self.1) >> (MASK & 31)), 1_i32) + self);
                    if ((((c <= c)
                        || ({
                            self.0 = (self.1 & v.1);
                            (x_2 != a)
                        })) && FLAGS[Self::SIZE % 9]))
                    {
                        continue;
                    }
                }
                if (HALF != c) {
                    break;
                }
            }
            self.0
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: u32, y: &mut f32) -> i32 {
        let mut turn = 0;
        let a: f32 = #[keep]
        'value: loop {
            if (STEPS).is_negative() {
                let mut v = Mat2::from_cols(
                    Vec2::new((-0.0), (-2.5)),
                    Vec2::new(a.z, a.z),
                );
                v.x_axis = v.y_axis;
                return ('block_1: {
                    if (c != c) {
                        let (n, mut v) = (
                            (({ Vec4::new(a.z, a.x, 1.0_f32, a.y) })).wzyx(),
                            (((c | 7) - (2_u32 & 7)))
                                .min((if (c <= c) { 8_u32 } else { 0_u32 })),
                        );
                        break 'block_1 first(
                            Mat2::from_cols(Vec2::new(3.0, 0.0), Vec2::new((-1.0), 1.0)),
                        );
                    }
                    let mut k0 = (((c | 7) - (2_u32 & 7))) & 3;
                    #[keep] 'outer: while k0 > 0 {
                        k0 -= 1;
                        let State { a: _, b: _ } = (if ((c <= c) && (c <= c)) {
                            (State::FIRST * STEPS)
                        } else {
                            State { b: a.y, a: 0.25_f32 }
                        });
                    }
                    (NARROW as i32)
                });
            }
            if true {
                break 'value 0.0;
            }
            let mut a: f32 = lerp(
                ((if (a.y > 1.0) {
                    return (if STEPS != 0 { 0_i32 / STEPS } else { (NARROW as i32) });
                } else {
                    (*y)
                }) * a.x),
                ((match ((a.z > 2_147_483_648f32), true) {
                    ((y, false) | (true, y)) => a.x,
                    ((mut x, true) | (true, mut x)) => (*y),
                    ((mut v, true) | (false, mut v)) => {
                        let Pair(x_2, ..) = Pair(
                            (STEPS * (-1)),
                            [(*y), a.z, 3.0_f32].iter().fold((NARROW as i32), |c, &t| c),
                        );
                        a.x
                    }
                    _ => {
                        {
                            if ((!(STEPS != (WIDE as i32))) & false) {
                                (*y) += STILL;
                                let mut v: Pair = Pair((WIDE as i32), (NARROW as i32));
                                let n = v.step(a.x, (-2.5));
                            } else {}
                        }
                        (*y)
                    }
                }))
                    .tanh(),
                0.0_f32,
            );
            if false {
                break 0.0;
            }
            turn += 1;
            if turn >= 1 {
                break 0.0;
            }
        };
        0
    }
}

#[flatten]
mod p100 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Vec3,
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair(if self.0 < other { other } else { self.0 })
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair((other & 15) as f32)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn turned<A, B>(asked: bool, a: A, b: B, c: A) -> (B, A) {
        if asked {
            return (b, c);
        }
        (b, a)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &i32, y: &State, t: u32) -> IVec2 {
        let mut c: [[i32; 2]; 3] = [[7_i32, (*c)]; 3];
        'outer: for &[y, _] in &c {
            let mut x_2: f32 = select(
                (*a),
                TABLE[State::SIZE % 4],
                (if turned((c[0][1] != c[0][1]), false, (8_u32 != t), ((*a) > 3.0_f32)).1
                {
                    ((*a) != 1.0)
                } else {
                    (if (1_i32 != c[0][0]) {
                        (t < t)
                    } else {
                        let b: f32;
                        if (((STILL * (*a)) == (if (0_u32 < t) { (*a) } else { 0.5 }))) {
                            b = (match ((
                                ((*a)).fract_gl(),
                                (0.5_f32).rem_euclid(((*a))),
                                ((State { a: POINTS[1_usize % 6] })
                                    == (State {
                                        a: Vec3::new(1.5_f32, 2.0_f32, (-0.0_f32)),
                                    })),
                            )) {
                                (mut v, (1.0 | -1.5), false) => {
                                    flatten::math::atan2((*a), HALF)
                                }
                                _ => (-(*a)),
                            });
                        } else {
                            b = flatten::math::dot(
                                mix(
                                    Vec4::new(1.5_f32, 1.5_f32, (*a), (*a)),
                                    Vec4::new((*a), 1.0_f32, (*a), (*a)),
                                    Vec4::new((*a), (*a), 0.25_f32, (*a)),
                                ),
                                Vec4::new((*a), (*a), f32::MAX, (*a)),
                            );
                        }
                        false
                    })
                }),
            );
            let Pair(a_2) = Pair(select(x_2, (*a), false));
        }
        if false {
            if (([c[0][1], c[1][1], c[0][1]].iter().any(|&v| (t > MASK))
                ^ ((c[0][1] != c[2][0])
                    || ({
                        c[(State::SIZE).min(2)][0] = (((*a)) as u32 as i32);
                        ((-1.0_f32) < y.a.y)
                    }))))
            {
                return IVec2::new(5, c[1][0]);
            } else {
                return ((IVec2::new(c[2][1], (WIDE as i32)) & IVec2::new(7, (-4))))
                    .min(IVec2::new(1, 3));
            }
        }
        (({
            'outer: for (n, x) in c[1].iter().enumerate() {
                let mut k1 = (0_u32) & 3;
                #[keep]
                'inner: loop {
                    if (0_i32 > c[1][1]) || k1 == 0 {
                        break;
                    }
                    k1 -= 1;
                }
            }
            IVec2::new(c[0][0], 7)
        }) + IVec2::splat(c[0][0]))
    }
}

#[flatten]
mod p101 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec3,
        pub b: f32,
        pub c: bool,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a }
        }
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit {
                a: self.a,
                b: -self.b,
                c: !self.c,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec3::new(0.5, -0.0, 2.0),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec3::new(-0.0, 2.0, -1.5),
            },
            Self::FIRST,
        ];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [f32; 2], c: &i32, y: [f32; 2]) -> Hit {
        {
            'outer: for _ in [1_i32, (*c)] {
                'inner: for a in [
                    ('block: {
                        let ..-1 = (((match ((*c), (*c)) {
                            ((mut c, 2..5) | ((-7 | -7), mut c)) if (c > c) => c,
                            _ => STEPS,
                        }))
                            .min(((*c) * (-1)))) else {
                            return (-(if ((*c) > (-4)) {
                                Hit {
                                    b: 0.0_f32,
                                    ..Hit {
                                        b: y[1],
                                        c: ((*c) <= (*c)),
                                        a: POINTS[(MASK % 6) as usize],
                                    }
                                }
                            } else {
                                Hit {
                                    c: (a[0] != y[0]),
                                    ..Hit {
                                        a: Vec3::new(y[0], 1.5_f32, 1.5_f32),
                                        b: y[1],
                                        c: (0_i32 < (-4_i32)),
                                    }
                                }
                            }));
                        };
                        if (((if ((*c) != 5) { None } else { Some(Pair::FIRST) }))
                            .map_or_else(
                                || {
                                    if (2.0_f32 < a[0]) {
                                        return (((-1_i32) < (*c)) == ((*c) < (*c)));
                                    }
                                    (true && (y[1] > y[1]))
                                },
                                |n| {
                                    if (2.0_f32 != n.a.x) {
                                        return (((STEPS > (*c))).then_some(n))
                                            .is_none_or(|c| {
                                                if (0.0_f32 < c.a.z) {
                                                    return (Some(c))
                                                        .map_or_else(
                                                            || (1.0_f32 < n.a.x),
                                                            |n| (1.0_f32 <= 2_147_483_648f32),
                                                        );
                                                }
                                                (HALF <= c.a.z)
                                            });
                                    }
                                    (Hit {
                                        a: Vec3::new(y[0], (-0.0_f32), a[1]),
                                        b: y[0],
                                        c: ((*c) < (*c)),
                                    })
                                        .c
                                },
                            ))
                        {
                            break 'block [a[0]; 2];
                        }
                        let mut k1 = ((MASK).max(MASK)) & 3;
                        #[keep]
                        'inner: while k1 > 0
                            && (((if ((*c) > (*c)) { false } else { false })))
                        {
                            k1 -= 1;
                        }
                        [0.0_f32, 0.0_f32]
                    }),
                    [0.0_f32, 0.0_f32],
                ] {}
            }
        }
        Hit {
            a: Vec3::new(0.0, 0.0, 0.0),
            b: 0.0,
            c: false,
        }
    }
}

#[flatten]
mod p102 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub usize);
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: self.a }
        }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair { a: self.a }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair { a: self.a }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec3::new(0.5, -0.0, 2.0),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec3::new(-0.0, 2.0, -1.5),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, mut b: f32) -> Option<f32> {
            let mut a: Pair = (match (
                (self.a.z <= 0.0_f32),
                ([b, self.a.y, self.a.x].into_iter().reduce(|a_2, y| (-0.0_f32)))
                    .is_some_and(|t| all(
                        BVec3::new((self.a.z != self.a.z), (2.0_f32 < self.a.y), true),
                    )),
                (self.a.z <= self.a.x),
            ) {
                (_, t, _) => {
                    (match (self * (NARROW as i32)) {
                        Pair { a: mut c } => self,
                        _ => {
                            let x = (Some(b))?;
                            (-self)
                        }
                    })
                }
                (false, false, mut x @ false) => {
                    Pair {
                        a: (Some(self.a.x)).map_or_else(|| self.a, |c| self.a),
                    }
                }
                _ => {
                    let mut a = (([self.a.z, self.a.z]
                        .into_iter()
                        .filter(|&y| (0.25_f32 < 0.25_f32))
                        .last())
                        .unwrap_or_else(|| (self.a.z + 2.0_f32)) / 1.5);
                    Pair {
                        a: (self.a).reflect(self.a),
                    }
                }
            });
            let a_2 = (('block: {
                if true {
                    break 'block [(-1.0_f32), a.a.x]
                        .into_iter()
                        .filter(|&x_2| (0.0_f32 > a.a.z))
                        .last();
                }
                Some((-2.5_f32))
            }))?;
            ({
                let mut k0 = (((MASKS[((NARROW as i32) & 1) as usize] | 7)
                    - (8_u32 & 7))) & 3;
                #[keep]
                'outer: loop {
                    if ((a.a.z > a.a.z) && (k0 < 8)) || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                }
                (if (self.a.y != self.a.z) { Some((-1.0_f32)) } else { None })
            })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: Hit, y: &mut Vec2) -> f32 {
        let Pair { a } = Pair {
            a: Vec3::new((*a), 0.0_f32, f32::MIN_POSITIVE),
        };
        let mut v = ({ Pair::FIRST })
            .step(
                [(y.x + a.x), (-y.x)]
                    .into_iter()
                    .enumerate()
                    .filter(|&(_, b)| any(BVec3::new(false, true, false)))
                    .skip(1)
                    .map(|(_, x)| x)
                    .map(|a_2| (((x.0 != x.0)).then_some(a.y)).unwrap_or(y.y))
                    .sum::<f32>(),
            );
        let mut y = x;
        let mut t: [i32; 2] = [(NARROW as i32), STEPS];
        'outer: for b in t.iter().rev() {
            (match ((
                (x.0).abs_diff(x.0),
                (if false {
                    v = ({
                        {
                            let c = &mut x;
                            y = (*c);
                        }
                        ((t[1] <= (-1))).then_some((a.y - (-2.5_f32)))
                    });
                    Pair::SIZE
                } else {
                    let mut a: Vec2 = (if ((if (((t[1] != t[1])
                        && ({
                            v = ({
                                let given: f32 = (select(
                                    Vec2::new(a.y, 0.0_f32),
                                    Vec2::new(a.x, 0.0_f32),
                                    ((-4_i32) <= t[0]),
                                ))
                                    .y;
                                let a: f32 = {
                                    fn doubled(b: f32) -> f32 {
                                        (b - 0.5).max(0.5)
                                    }
                                    let t = doubled(given);
                                    t
                                };
                                v
                            });
                            false
                        })))
                    {
                        'inner: for v in 0..NARROW {}
                        false
                    } else {
                        false
                    })) {
                        Vec2::new(0.0, 0.0)
                    } else {
                        Vec2::new(0.0, 0.0)
                    });
                    0_usize
                }),
                0_i32,
            )) {
                (0, 0, -7) => false,
                _ => false,
            });
        }
        0.0
    }
}

#[flatten]
mod p103 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec4, pub usize);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub i32);
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 {
        let first = f(x);
        if first > 2.0 {
            return first;
        }
        f(first - 1.0)
    }
    impl Pair {
        const FIRST: Self = Pair(Vec4::new(0.5, -0.0, 2.0, -1.5), 0);
        const ALL: [Pair; 2] = [Pair(Vec4::new(-0.0, 2.0, -1.5, 0.5), 5), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, a: f32, c: i32, y: &usize) -> [f32; 3] {
            let given: f32 = self.0.w;
            let b: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(t: f32) -> f32 {
                    (t - HALF).max(HALF)
                }
                t
            };
            #[unroll(max = 4)]
            'outer: for c in (0..(flatten::math::select(
                0_u32,
                3_u32,
                (Self::SIZE < (*y)),
            ) & 3))
            {
                let (t, (Pair(mut n, _), y)) = (
                    (b - (self.0.w).abs().sqrt()),
                    (self, [a, a, self.0.z]),
                );
                let mut c: Vec2 = Vec2::new((-0.0), 0.5);
                if ((-1.0_f32) >= b) {
                    let mut c = a;
                    break;
                }
            }
            [
                self.0.x,
                length(abs((-1.0_f32))),
                taken(
                    1.5_f32,
                    |t| {
                        if ((self.1 > (*y)) || ((*y) <= (*y))) {
                            return b;
                        }
                        self.0.y
                    },
                ),
            ]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Hit, c: &mut i32) -> i32 {
        let mut k0 = 255u8;
        'outer: while k0 != u8::MAX {
            if ((-1_i32) > a.0) {
                break;
            }
            'inner: for b in 0..2usize {
                let v: Hit = Hit(
                    (if (*c) != 0 { ((*c) - (-4_i32)) / (*c) } else { (k0 as i32) }),
                );
                if (vec2(Pair::RATE, HALF)
                    == flatten::math::floor(Vec2::new(1.0_f32, (-0.0_f32))))
                {
                    break;
                }
                let [mut v, mut y, _] = [
                    (Vec3::new(1.0_f32, 2.0_f32, (k0 as f32))).z,
                    (if ((k0 as usize) <= Hit::SIZE) {
                        let mut v: Pair = (&{ Pair::FIRST } - &{ Pair::FIRST });
                        let a = v.step(trunc((k0 as f32)), (a.0).max((*c)), &b);
                        (k0 as f32)
                    } else {
                        0.25_f32
                    }),
                    RAMP[(v.0 & 1) as usize],
                ];
            }
            k0 += 1;
        }
        [((10_i32) as f32 as i32), (*c)].iter().fold(a.0, |a_2, &x_2| (*c))
    }
}

#[flatten]
mod p104 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit { a: -other.a, b: -other.b }
        }
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit {
                a: if self.a < other { other } else { self.a },
                b: if self.b < other { other } else { self.b },
            }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit {
                a: (other & 15) as f32,
                b: (other & 15) as f32,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit { a: 0.5, b: -0.0 };
        const ALL: [Hit; 2] = [Hit { a: -0.0, b: 2.0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Hit {
        fn step(&mut self, mut b: Option<bool>) -> i32 {
            if any((POINTS[(MASK % 6) as usize]).is_nan_mask()) {
                let x = [(STEPS).wrapping_mul((NARROW as i32)); 2];
                let mut k0 = (MASK) & 3;
                #[keep]
                'outer: loop {
                    if false || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    ((*self), b) = (
                        (match k0 {
                            4.. => {
                                let [mut y, a] = [10_i32, x[1]];
                                (*self)
                            }
                            (2 | 3) => Hit { a: 0.5, b: self.a },
                            x_2 @ 100 => {
                                (if (x_2 <= k0) {
                                    Hit { b: 0.25, a: 0.0 }
                                } else {
                                    (*self)
                                })
                            }
                            _ => (*self),
                        }),
                        b,
                    );
                }
            }
            (STEPS + (self.b as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &mut f32, mut n: u32) -> f32 {
        'outer: for x_2 in 0u32..3 {
            let mut a: Hit = (match Some((0_i32 <= (*c))) {
                Some(
                    _,
                ) if ((Some(FLAGS[(n % 9) as usize]))
                    == ((a > (*y))).then_some(((*y) != a))) => {
                    if ((*c) <= 2) {
                        let mut k1 = ((1u32 << 31)) & 3;
                        'inner: loop {
                            if ((((*c) <= (*c)) || (k1 <= k1)) || ((*y) == a)) || k1 == 0
                            {
                                break;
                            }
                            k1 -= 1;
                            (*y) = (vec3(((*y) - 0.0), (*y), 0.5_f32)).z;
                        }
                    }
                    Hit { a: (*y), b: 1.5 }
                }
                Some(mut x_2) => Hit { a: a, ..Hit { b: a, a: a } },
                Some(true) => Hit { b: a, a: (*y) },
                _ => Hit::ALL[Pair::SIZE % 2],
            });
            let v = a
                .step(
                    ((if (n <= MASK) { None } else { Some(((*y) < a.b)) }))
                        .and_then(|a_2| (true).then_some(a_2)),
                );
        }
        (a + (n as f32))
    }
}

#[flatten]
mod p105 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub bool);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut (f32, u32, f32), y: i32) -> i32 {
        match (c.1, (IVec2::new(y, 7_i32)).y) {
            (v, (0 | 1_000)) => {
                'outer: for v in 0u32..3 {
                    let mut k1 = (((*c)).1) & 3;
                    'inner: while k1 > 0 {
                        k1 -= 1;
                        let x_2: Vec3;
                        if (((1.0_f32 != a)
                            || ({
                                (*c) = (a, v, c.2);
                                true
                            })))
                        {
                            x_2 = flatten::math::select(
                                ({ POINTS[Pair::SIZE % 6] }),
                                ({ Vec3::new(HALF, 0.0_f32, c.2) }),
                                (c.0 != c.0),
                            );
                        } else {
                            c.2 += ((if (0_u32 != c.1) { c.0 } else { 1.0_f32 }) - c.0);
                            x_2 = Vec3::new(0.25, 0.0, 1.0);
                        }
                    }
                    if (y > y) {
                        continue;
                    }
                }
            }
            _ => {}
        }
        (y + (c.0 as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p106 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p107 {
    use super::*;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: &mut f32) -> i32 {
        if ((((if COUNT >= COUNT { COUNT - COUNT } else { 2_usize }) & 7)
            != ({
                let mut k0 = 3u32;
                'outer: loop {
                    if !(k0 > 0) {
                        break;
                    }
                    if false {
                        if ((*a)).is_finite() {
                            if false {
                                return (*c);
                            } else {
                                return ((0 + (*c))
                                    + (match (*y) {
                                        _ => (*c),
                                        x_2 => (*c),
                                    }));
                            }
                        }
                        'block: {
                            let v = (if (!(Vec3::new((*y), 1.5, (*a)))
                                .cmple(Vec3::new(1.5, 2.0, (*y)))
                                .all())
                            {
                                [
                                    (Some(COUNT)).map_or_else(|| (*c), |b| 0_i32),
                                    ((COUNT & 255) as i32),
                                ]
                            } else {
                                (((if ((*c) > (*c)) {
                                    None
                                } else {
                                    Some((
                                        (*a),
                                        f32::MIN,
                                        Vec4::new(1.5_f32, (-0.0_f32), (*a), (*a)),
                                    ))
                                }))
                                    .and_then(|y| {
                                        (if (1_i32 > (*c)) { None } else { Some(y) })
                                    }))
                                    .map_or_else(
                                        || [(*c), (*c)],
                                        |b| {
                                            (match (COUNT, (*c), COUNT) {
                                                (n, _, _) => [(*c), (*c)],
                                                (_, t @ -7..=2, x_2) if (k0 > k0) => [t, 10_i32],
                                                (..1, 1..5, mut v) if ((COUNT > v) && ((*c) < (*c))) => {
                                                    [(*c), (*c)]
                                                }
                                                _ => [(*c), 7_i32],
                                            })
                                        },
                                    )
                            });
                            if (k0 > 2) {
                                break 'block;
                            }
                            (*c) = ((k0) as f32 as i32);
                        }
                        let mut k1 = 0i32;
                        'inner: loop {
                            if !(k1 < 2) {
                                break;
                            }
                            k1 += 1;
                            let mut x: UVec2 = (if (k0 != MASK) {
                                UVec2::new(k0, 2)
                            } else {
                                UVec2::new(3, 5)
                            });
                        }
                    }
                    if (0_u32 <= k0) {
                        break;
                    }
                    k0 -= 1;
                }
                2
            })))
        {} else {}
        ((*c) + ((*y) as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p108 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    trait Has1 {
        fn sum(self, a: &f32, c: [Pair; 2], y: f32) -> Vec3;
    }
    impl Has1 for Pair {
        fn sum(self, a: &f32, c: [Pair; 2], y: f32) -> Vec3 {
            let mut k0 = ((if (y != (*a)) {
                MASKS[(Pair::SIZE).min(6)]
            } else {
                let v = UVec2::new(2, MASK);
                3_u32
            })) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let mut n = (((IVec2::new((WIDE as i32), 3_i32)
                            ^ IVec2::new(1_i32, 7_i32)))
                            .y)
                            .min((((NARROW as i32) & 15) * (STEPS & 7)));
                    }
                    k1 += 1;
                }
            }
            (([Some(c[0]), (if ((*a) > y) { None } else { Some(Pair) })])[0])
                .map_or_else(
                    || Vec3::new(1.5_f32, 1.0_f32, y),
                    |x_2| Vec3::new(0.0_f32, (*a), 0.25_f32),
                )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: [f32; 3], y: &f32) -> Mat2 {
        let mut k0 = 1u32;
        'outer: while k0 < 4 {
            let mut a_2: Pair = Pair;
            let a = a_2.sum(&a, [a_2, a_2], c[2]);
            if (((if any(BVec3::new((k0 <= k0), false, false)) {
                STEPS
            } else {
                let mut a_2: Pair = Pair;
                ((WIDE as i32) - 1_i32)
            })
                > ((STEPS).wrapping_shl(k0)
                    - (if STEPS != 0 { LEVELS[Pair::SIZE % 8] % STEPS } else { 7 }))))
            {
                if FLAGS[(k0 % 9) as usize] {
                    break;
                }
                if FLAGS[8_usize % 9] {
                    return Mat2::from_diagonal(
                        Vec2::new((-2.5), TABLE[(k0 % 4) as usize]),
                    );
                }
            } else {}
            k0 *= 2;
        }
        Mat2::from_cols(
            (Vec2::new((-2.5), (-1.0)) + Vec2::splat((c[1]).copysign(((*y)).max(-9.0)))),
            ((Mat2::from_cols(Vec2::new(1.0_f32, c[0]), Vec2::new(1.5_f32, a)))
                .mul_vec2(
                    (Mat2::from_cols(
                        Vec2::new(1.0_f32, 2.0_f32),
                        Vec2::new(a, (-1.0_f32)),
                    ) * Vec2::new(2.0, c[2])),
                ) + Vec2::splat(TABLE[Pair::SIZE % 4])),
        )
    }
}

mod p109 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten]
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source, loops, max_unroll = 0)]
    fn second(a: &Vec2) -> f32 {
        let [b, y, mut a_2] = [
            (LEVELS[(MASK % 8) as usize]).signum(),
            (STEPS & (WIDE as i32)),
            flatten::math::select(0_i32, STEPS, (a.y != a.y)),
        ];
        let mut y = ((((a_2 % (y | 1)) & 63) << 1)
            ^ ({
                let mut c = a.y;
                let mut a: f32 = ({
                    'outer: for x_2 in (0..1).rev() {
                        let mut c: [i32; 3] = [STEPS, STEPS, 10_i32];
                        'inner: for (x_2, _) in c
                            .into_iter()
                            .zip([c[2], ((-1_i32)).max(x_2), (c[2] / 7)])
                        {
                            let mut v: [i32; 3] = [a_2; 3];
                            if (((({ v })) == (v))) {
                                continue 'inner;
                            }
                            let _ = (2.0_f32 <= a.x);
                        }
                        let mut a_2 = (*a);
                        if (a.x < a.x) {
                            break;
                        }
                        'inner: for _ in (0..((MASK).saturating_mul(MASK) & 3)) {
                            (a_2, c[0]) = (a_2, b);
                            if FLAGS[(MASK % 9) as usize] {
                                continue 'outer;
                            }
                        }
                    }
                    1.0
                });
                y
            }));
        (a.y + (y as f32))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec2, c: &IVec2, y: &f32, t: &mut u32) -> f32 {
        if ((b.y != b.x) || (c.x <= c.x)) {
            let given: f32 = (if (c.y).is_negative() {
                second(&b)
            } else {
                let mut b = (match ((c.x, second(&{ b }))) {
                    (mut y, b) => {
                        let mut k0 = ((if (MASK > (*t)) { (*t) } else { (*t) })) & 3;
                        #[keep] 'outer: while k0 > 0 && (false) {
                            k0 -= 1;
                            y = c.x;
                        }
                        (match y {
                            _ if ((c.y != y) && FLAGS[(COUNT).min(8)]) => b,
                            a @ ((1 | 0)) => second(&{ Vec2::new((-0.0_f32), b) }),
                            _ => b,
                        })
                    }
                    _ => b.y,
                });
                (*y)
            });
            let a_2: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(v: f32) -> f32 {
                    v * HALF + 1.0
                }
                t
            };
        } else {}
        ((*y) + b.y)
    }
}

#[flatten]
mod p110 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: u32,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a ^ other.a }
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 3 };
        const ALL: [Pair; 2] = [Pair { a: -2 }, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit { a: 2 };
        const ALL: [Hit; 2] = [Hit { a: 0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Hit {
        fn step(&self, a: f32, c: &Vec3) -> IVec3 {
            let mut turn = 0;
            let t: Vec3 = 'value: loop {
                let mut v: [Vec3; 2] = [(*c), (*c)];
                'outer: for _ in v {
                    if ((match ((
                        ((if (v[0].x < v[0].z) {
                            None
                        } else {
                            Some(Pair { a: LEVELS[Hit::SIZE % 8] })
                        }))
                            .is_some(),
                        (((8_u32 > self.a)).then_some(Pair::ALL[Hit::SIZE % 2]))
                            .map_or_else(|| (0_u32 <= 0_u32), |v| (c.y != c.z)),
                        (MASKS[(self.a % 7) as usize] < self.a),
                    )) {
                        (t @ false, true, a @ false) => a,
                        (mut a_2, mut n @ true, _) if a_2 => a_2,
                        (_, mut a, true) if (self.a != self.a) => a,
                        _ => true,
                    })) {
                        break;
                    }
                }
                if (v[0].x > v[1].z) {
                    break 'value Vec3::new(v[1].z, 2.0, 0.25);
                }
                turn += 1;
                if turn >= 2 {
                    break (*c);
                }
            };
            (IVec3::new((WIDE as i32), STEPS, (NARROW as i32))
                + IVec3::splat((i32::MIN + 1)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: [f32; 3], mut x: f32, y: &mut Pair) -> bool {
        (*y)
            += (if (a[1] > a[0]) {
                if (a[2] > a[0]) {
                    let x: usize;
                    if ((0.0_f32
                        > (match (NARROW as i32) {
                            -1.. => {
                                'outer: for a_2 in 0..2u8 {
                                    let mut x_2: Hit = (Some(Pair { a: (a_2 as i32) }))
                                        .map_or_else(
                                            || Hit::ALL[(Hit::SIZE).min(1)],
                                            |c| {
                                                if ((c.a != c.a) || FLAGS[(Pair::SIZE).min(8)]) {
                                                    return Hit { a: (a_2 as u32) };
                                                }
                                                Hit { a: MASK }
                                            },
                                        );
                                    x_2.step(
                                        a[2],
                                        &{
                                            ((true).then_some(Pair { a: (NARROW as i32) }))
                                                .map_or_else(
                                                    || POINTS[(Pair::SIZE).min(5)],
                                                    |n| {
                                                        if (match ((x_2.a <= x_2.a), ((a_2 as i32) > 3_i32)) {
                                                            ((a, false) | (false, a)) => a,
                                                            ((mut x_2, false) | (true, mut x_2)) => false,
                                                            ((v, false) | (true, v)) if ((n.a < 5) || (n.a != n.a)) => {
                                                                (1_u32 <= (a_2 as u32))
                                                            }
                                                            _ => ((a_2 as i32) < n.a),
                                                        }) {
                                                            return POINTS[5_usize % 6];
                                                        }
                                                        CORNER
                                                    },
                                                )
                                        },
                                    );
                                    if true {
                                        break 'outer;
                                    }
                                }
                                a[1]
                            }
                            mut c if (c < c) => a[0],
                            mut t => a[1],
                            mut b => a[0],
                        })))
                    {
                        x = Hit::SIZE;
                    } else {
                        x = Hit::SIZE;
                    }
                    return (a[2] > a[2]);
                }
                Pair { a: STEPS }
            } else {
                Pair { a: STEPS }
            });
        (false ^ (x > 0.5))
    }
}

mod p111 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32) -> bool {
        let a: f32 = 'block: {
            'outer: for b in 0..0 {
                if (matches!(((* c), COUNT), (b, _))
                    && (([(*a), (*a), (*a)]) != ([(*a); 3])))
                {
                    break 'outer;
                }
                'inner: for a in 0..2 {
                    ((((a as i32) <= (*c)) && true)
                        | (((b as i32) <= 10) || ((b as i32) < 1)));
                    let given: f32 = ((HALF).abs() + 0.25)
                        .min(4.0)
                        .powf((HALF).clamp(-2.0, 2.0));
                    let y: f32 = {
                        let t = doubled(given);
                        fn doubled(a_2: f32) -> f32 {
                            a_2 * 0.5 + 1.0
                        }
                        t
                    };
                    let mut c = (((y)
                        .min(
                            dot(
                                Vec3::new(y, (-0.0_f32), 2.0_f32),
                                Vec3::new((-2.5_f32), y, (-1.0_f32)),
                            ),
                        ) + 0.0) * 1.0);
                }
            }
            if ((('block_1: {
                'outer: for y in 0u32..1 {
                    let mut a_2 = (((match ((*c)).min((*c)) {
                        _ if ((if true { true } else { false })) => ((y > y) as u32),
                        0..=1 => ((*a).abs() as u32 & 255),
                        _ => (if ((*c) > (*c)) { y } else { 3_u32 }),
                    }) | 7) - ((0_u32 >> (y & 31)) & 7));
                    let k1 = (a_2) & 3;
                    'inner: loop {
                        if k1 > 3 {
                            continue;
                        }
                        let [y, _, _] = [
                            (2.0_f32).copysign((HALF).max(-9.0)),
                            ((*a)).abs().ln_1p(),
                            TABLE[COUNT % 4],
                        ];
                        break;
                    }
                    if ((match (-1_i32) {
                        1_000 => {
                            (((*c) != (*c))
                                && ({
                                    (*a) = (*a);
                                    ((*c) <= (*c))
                                }))
                        }
                        mut y @ 0..=2 if false => false,
                        -7 => false,
                        _ => false,
                    })) {
                        break;
                    }
                }
                if false {
                    break 'block_1 false;
                }
                false
            }) || false))
            {
                break 'block 0.0;
            }
            0.0
        };
        false
    }
}

#[flatten]
mod p112 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
        pub b: UVec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a, b: self.b }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn turned<A, B>(asked: bool, a: A, b: B, c: A) -> (B, A) {
        if asked {
            return (b, c);
        }
        (b, a)
    }
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec2::new(0.5, -0.0),
            b: UVec2::new(0, 5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec2::new(-0.0, 2.0),
                b: UVec2::new(5, 2),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    trait Has0 {
        fn step(&self, a: Option<i32>, c: i32) -> Option<f32>;
    }
    impl Has0 for Pair {
        fn step(&self, a: Option<i32>, c: i32) -> Option<f32> {
            if ((-4_i32) > c) {
                if [
                    ((self.a.y).max(self.a.x) + 0.0),
                    (Vec3::new(self.a.x, (-1.0_f32), self.a.y)).z,
                    self.a.y,
                ]
                    .iter()
                    .any(|&v| (self.b.x >= self.b.x))
                {
                    return ((a)
                        .map_or_else(
                            || [
                                (if (c < c) { None } else { Some(self.a.y) }),
                                (if (self.b.x > self.b.x) { None } else { Some(self.a.y) }),
                            ],
                            |a| [
                                ((a != a)).then_some(RAMP[(Self::SIZE).min(8)]),
                                (if (self.b.y > self.b.x) { Some(self.a.x) } else { None }),
                            ],
                        ))[0];
                } else {
                    return (turned(false, (c > c), self.a.y, (c <= 3_i32)).1)
                        .then_some(
                            [c, c, 5_i32]
                                .into_iter()
                                .skip(0)
                                .map(|y| self.a.y)
                                .sum::<f32>(),
                        );
                }
            }
            ([
                ((true).then_some(self.a.x)).or(((c < STEPS)).then_some(self.a.y)),
                Some((-1.0_f32)),
            ])[0]
        }
    }
    impl Pair {
        fn sum(&self, mut b: Vec4, c: &i32, y: &mut f32) -> f32 {
            let mut v = Hit { b: (-2.5), a: 3.0 };
            (b.z + v.b)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &i32, y: &[f32; 2], t: u32) -> Vec2 {
        let a: Option<f32> = (false)
            .then_some(
                ({
                    Pair {
                        a: Vec2::new(b, y[1]),
                        b: UVec2::new(1_u32, t),
                    }
                })
                    .sum(
                        ({
                            let mut a: Vec3 = (('block: {
                                if (MASKS[Hit::SIZE % 7] <= t) {
                                    break 'block [y[1], 1.0_f32, y[0]]
                                        .into_iter()
                                        .filter(|&x| ((-1_i32) > (*c)))
                                        .last();
                                }
                                let start = 5_u32;
                                let mut y = 1;
                                y += start;
                                let mut x_2 = UVec2::new(t, 8);
                                ({
                                    Pair {
                                        b: x_2,
                                        a: Vec2::new((-0.0_f32), f32::EPSILON),
                                    }
                                })
                                    .step(
                                        (((if ((NARROW as i32) > (*c)) {
                                            (b < b)
                                        } else {
                                            match ((
                                                (*c),
                                                select(
                                                    (MASK + x_2.y),
                                                    ({
                                                        let q = b;
                                                        if q == q { q.to_bits() >> 20 } else { 7 }
                                                    }),
                                                    ((-1.0_f32) != 1.5_f32),
                                                ),
                                            )) {
                                                (-1, (1 | 1)) => {
                                                    let mut n: Pair = (Pair::ALL[(y % 2) as usize]
                                                        + Pair {
                                                            a: Vec2::new(b, 1.5),
                                                            b: UVec2::new(5, y),
                                                        });
                                                    let a = n
                                                        .sum(
                                                            ((Vec4::new(n.a.y, 0.5_f32, b, n.a.x))
                                                                .move_towards(Vec4::new(b, 0.5_f32, n.a.y, 1.5_f32), 0.5))
                                                                .floor(),
                                                            &(*c),
                                                            &mut b,
                                                        );
                                                }
                                                (-7, 0) => {}
                                                (-7, 0) => {}
                                                _ => {}
                                            }
                                            false
                                        })))
                                            .then_some(select((*c), 0_i32, ((*c) <= (*c)))),
                                        0_i32,
                                    )
                            }))
                                .map_or_else(
                                    || Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    |a| Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                );
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                        }),
                        &{ 0_i32 },
                        &mut b,
                    ),
            );
        Vec2::new(0.0, 0.0)
    }
}

#[flatten]
mod p113 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub usize, pub Vec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: &mut f32) -> f32 {
        (*a) = ('block: {
            if ([
                (Vec2::new((*a), 0.0_f32)).y,
                ((*a)
                    + ({
                        (*a) = 1.0_f32;
                        (*a)
                    })),
            ]
                .into_iter()
                .filter_map(|kept| {
                    Some(kept)
                        .filter(|&n| {
                            (match Pair(Pair::SIZE, Vec2::new((-1.0_f32), 1.0_f32)) {
                                Pair(_, _) => (1.0_f32 != (*a)),
                                Pair(
                                    x_2 @ ((0 | 2)),
                                    _,
                                ) if ((Pair(
                                    x_2,
                                    Vec2::new(TABLE[(8_u32 % 4) as usize], (*a)),
                                )) == (Pair(x_2, Vec2::new(0.25_f32, 0.0_f32)))) => {
                                    (1.0_f32 < (*a))
                                }
                                _ => ((*a) > 1.0_f32),
                            })
                        })
                })
                .all(|x_2| (0.5_f32 < 0.25_f32)))
            {
                break 'block 0.0;
            }
            (*a)
        });
        ('block: {
            let mut k0 = ((UVec2::new((1u32 << 31), MASK)).y) & 3;
            #[keep]
            'outer: while k0 > 0
                && ([
                    (LEVELS[((NARROW as i32) & 1) as usize] - (NARROW as i32)),
                    (WIDE as i32),
                    0_i32,
                ]
                    .iter()
                    .any(|&t| FLAGS[(k0 % 9) as usize]))
            {
                k0 -= 1;
            }
            if true {
                break 'block (*a);
            }
            (-0.0)
        })
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: f32) -> f32 {
        'outer: for x_2 in 0..2usize {
            if (c >= (IVec2::new(2_i32, c)).y) {
                break;
            }
            if let b = ((if true {
                break;
            } else {
                let n: Vec2 = 'block: {
                    if ((((if (x_2 != Pair::SIZE) {
                        Some(Pair(Pair::SIZE, Vec2::new((-0.0_f32), (*a))))
                    } else {
                        None
                    }))
                        .is_some_and(|v| (0.0_f32 < (*a)))
                        && ({
                            (*a) = (Vec2::new((-2.5_f32), y)).dot(Vec2::new((*a), 1.5));
                            (!((*a) > (*a)))
                        })))
                    {
                        break 'outer;
                    }
                    let v: f32;
                    if (({ ((*a) != (*a)) })) {
                        v = ((Vec3::new(HALF, y, y) - Vec3::new(y, 2.0_f32, 1.0_f32))).z;
                    } else {
                        v = first(&mut (*a));
                    }
                    Vec2::new(0.5, (-2.5))
                };
                MASK
            })) {}
        }
        (y + (*a))
    }
}

#[flatten]
mod p114 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, mut v: Vec3, t: &mut i32) -> bool {
        #[keep]
        'outer: for a in ((((MASK & 15) * (MASK & 7)) & 3)..8).step_by(2).rev() {
            if ((('block: {
                if (v.y).is_nan() {
                    break 'block ((Pair { a: v }) == (Pair { a: v }));
                }
                v
                    -= ((if (matches!((Pair { a : v }), Pair { a : _ })) {
                        return (!((v.z > v.z)
                            && FLAGS[(({
                                (*t) = ((*t)).max((*t));
                                a
                            }) % 9) as usize]));
                    } else {
                        abs(v)
                    }))
                        .min(
                            ((v - v))
                                .map(|a| {
                                    if ((v.x != TABLE[(MASK % 4) as usize])
                                        ^ ((*t) != LEVELS[(Pair::SIZE).min(7)]))
                                    {
                                        return ([v.z; 3])[0];
                                    }
                                    v.y
                                }),
                        );
                (a > a)
            }) && ((*t) > x)))
            {
                continue;
            }
        }
        ((10_i32 < x) ^ ((*t) > 1))
    }
}

#[flatten]
mod p115 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 {
        let first = f(x);
        if first > 2.0 {
            return first;
        }
        f(first - 1.0)
    }
    fn turned<A, B>(asked: bool, a: A, b: B, c: A) -> (B, A) {
        if asked {
            return (b, c);
        }
        (b, a)
    }
    fn over<T: Copy, const N: usize>(x: T, f: impl Fn(T, usize) -> T) -> T {
        let mut x = x;
        for i in 0..N {
            x = f(x, i);
        }
        x
    }
    impl Pair {
        fn step(&self, a: &mut f32) -> [Pair; 2] {
            let given: f32 = taken(
                ((*a)).trunc(),
                |x| {
                    if (x != x) {
                        return (x).signum();
                    }
                    (x * 0.0)
                },
            );
            let v: f32 = {
                let t = second(given);
                fn second(y: f32) -> f32 {
                    (y - 0.5).max(0.5)
                }
                t
            };
            let mut k0 = ((3_u32 & MASK)) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                if (v < v) {
                    (*a) /= 2.0;
                    let mut n: [f32; 2] = [v, v];
                    'inner: for a in n.iter_mut() {
                        (*a) = ({ ((2.0_f32 + 0.0) + 0.25) });
                    }
                }
            }
            [Pair, Pair]
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &i32, y: Vec4, mut n: u32) -> f32 {
        let mut v: Pair = ({
            let mut k0 = 1u32;
            'outer: while k0 < 4 {
                k0 *= 2;
                let mut b = [
                    ({
                        let mut a_2 = Vec2::splat(y.w);
                        (b * y.x)
                    }),
                    (((2.0_f32).max(y.y) + 0.0) / (y.z % 2.0)),
                ];
                let mut t: Pair = Pair;
                let x = t.step(&mut b[0]);
                let mut y = turned(
                        (over::<_, 0>(((-1.0_f32) < y.w), |b, y| (y != y))
                            & (k0 > MASK)),
                        (-b[0]),
                        (((*c) - (*c)) as f32),
                        0.25_f32,
                    )
                    .1;
            }
            Pair
        });
        let y = v.step(&mut b);
        b
    }
}

#[flatten]
mod p116 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
        pub b: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32, pub Pair);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near(bool),
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
                b: self.b ^ other.b,
            }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn turned<A, B>(asked: bool, a: A, b: B, c: A) -> (B, A) {
        if asked {
            return (b, c);
        }
        (b, a)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: bool, c: &mut u32, y: Hit, t: &mut (Vec2, Hit, Hit)) -> f32 {
        let mut c: IVec3 = (((IVec3::new(3, y.1.b, (-4)) - IVec3::new((-1), 7, (-4)))
            - (IVec3::new((-4_i32), y.1.b, (-1_i32))).with_x(1_i32))
            + ((IVec3::new(3, 2, 10) & IVec3::new(t.2.1.b, (-1), 10)))
                .min(IVec3::new(t.1.1.b, t.2.1.b, t.2.1.b)));
        (t.1, [c, _]) = (
            Hit(
                (Vec3::new(0.5_f32, (-1.0_f32), 1.5_f32))
                    .dot(Vec3::new(y.0, t.1.0, 16_777_217f32)),
                (Pair { a: t.2.1.a, b: y.1.b } + y.1),
            ),
            [((c * 2) + (c % 3)), c],
        );
        if let Kind::Near(t) = ((if [t.1.1.b, t.2.1.b, c.x].iter().any(|&x| a) {
            Kind::Near((t.0.y < t.0.y))
        } else {
            Kind::Empty
        })) {
            'outer: for b in 0..2usize {
                if turned(
                        any(BVec3::new(t, t, a)),
                        a,
                        matches!(c.x, _),
                        (c.y).is_negative(),
                    )
                    .1
                {
                    break 'outer;
                }
                let mut y: [f32; 3] = [(y.0).clamp(-2.0, 2.0).sinh(); 3];
            }
            if ((Vec3::new((-1.0), y.0, y.0))
                .cmpeq(
                    (if (y.0 <= (-2.5)) {
                        match (all((!BVec3::new(a, t, t))), a) {
                            ((mut c, true) | (true, mut c)) => {
                                let mut b: Kind = (if (BVec3::new(a, t, true)).any() {
                                    Kind::Empty
                                } else {
                                    Kind::Near((if c { c } else { t }))
                                });
                                let mut k0 = (({
                                    let q = y.0;
                                    if q == q { q.to_bits() >> 20 } else { 7 }
                                })) & 3;
                                #[keep]
                                'outer: loop {
                                    if ((({ y.1.a }) != (if c { y.1.a } else { y.1.a })))
                                        || k0 == 0
                                    {
                                        break;
                                    }
                                    k0 -= 1;
                                    b = Kind::Empty;
                                    let (mut t, (_, _)) = (
                                        (Vec4::new(3.0_f32, y.0, 1.5_f32, y.0)).max_element(),
                                        (({ y.1.a }), (if a { y.1 } else { y.1 })),
                                    );
                                }
                            }
                            ((y, false) | (true, y)) => {
                                let mut k0 = 253u8;
                                'outer: while k0 != u8::MAX {
                                    k0 += 1;
                                    let a_2 = t;
                                    if a_2 {
                                        continue;
                                    }
                                    c.y >>= 1;
                                }
                                if (c.y > c.x) {
                                    let mut x: Kind = Kind::Near(t);
                                    c.z = (((3_usize).max((if a { 0_usize } else { Hit::SIZE }))
                                        & 255) as i32);
                                    let mut x = (-(((-2.5_f32) + TABLE[Pair::SIZE % 4]) * 1.0));
                                } else {
                                    let mut y: Vec3 = (if ((MASK + 0_u32) == MASK) {
                                        Vec3::new(RAMP[Pair::SIZE % 9], (-0.0), (-0.0))
                                    } else {
                                        ((Vec3::new(HALF, (-0.0_f32), (-1.0_f32))).fract()
                                            - Vec3::splat(STILL))
                                    });
                                    let mut t = Pair {
                                        a: (if ((y.z <= 3.0) && a) {
                                            (match Pair::SIZE {
                                                x => x,
                                                n => n,
                                            })
                                        } else {
                                            1
                                        }),
                                        b: flatten::math::select(
                                            (c.z & 7_i32),
                                            (c.z - c.x),
                                            (Hit::SIZE < Kind::SIZE),
                                        ),
                                    };
                                }
                            }
                            _ => {
                                return (match ((
                                    (if a { t } else { t }),
                                    (IVec2::new(c.z, c.z)).y,
                                )) {
                                    (_, _) if (0.0_f32 > y.0) => y.0,
                                    _ => y.0,
                                });
                            }
                        }
                        CORNER
                    } else {
                        POINTS[Kind::SIZE % 6]
                    }),
                )
                .all())
            {}
        } else {}
        ((select(
            ({
                let a: [f32; 3] = 'block: {
                    let mut k0 = -1i32;
                    'outer: while k0 <= 3 {
                        if a {
                            break 'outer;
                        }
                        let x: Pair = 'block_1: {
                            if (t.0.y >= t.2.0) {
                                break 'outer;
                            }
                            t.1.1
                        };
                        k0 = k0 + 2;
                    }
                    if a {
                        break 'block [t.0.x; 3];
                    }
                    [y.0, t.1.0, t.1.0]
                };
                Vec3::new(0.25_f32, 0.25_f32, 0.25_f32)
            }),
            Vec3::new(1.0_f32, t.1.0, (-2.5_f32)),
            a,
        ))
            .dot(Vec3::new(t.2.0, 3.0, 3.0)) + t.0.x)
    }
}

#[flatten]
mod p117 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
        pub b: bool,
        pub c: f32,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a ^ other.a,
                b: self.b ^ other.b,
                c: if self.c < other.c { self.c } else { other.c },
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Hit {
        const FIRST: Self = Hit { a: 3, b: false, c: 2.0 };
        const ALL: [Hit; 2] = [Hit { a: -2, b: true, c: -1.5 }, Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: u32, c: &i32, mut v: f32, mut n: u32) -> f32 {
        'outer: for y in 0..1usize {
            let mut t: f32 = ({
                let mut v: [f32; 3] = [((v).sin() * (v).cos() + (v).sin()); 3];
                (match ((n + 2_u32), (n + n), asked(&|a_2, x_2| ((*c) <= (*c)), v[0])) {
                    (x @ 0..4, ..=3, false) => {
                        (if (-0.0_f32) <= (-0.0) {
                            (v[2]).clamp((-0.0_f32), (-0.0)) + 0.0
                        } else {
                            v[0]
                        })
                    }
                    _ => {
                        let [[x_2, _, mut x], [_, n, ..], ..] = [
                            [v[1], v[2], v[0]],
                            [v[0]; 3],
                            v,
                        ];
                        (n).copysign((n).max(-9.0))
                    }
                })
            });
            if (({
                let q = v;
                q == q && q.is_sign_negative()
            })) {
                let mut x_2 = (Hit {
                    b: (y > y),
                    c: f32::MIN_POSITIVE,
                    a: (-1),
                }
                    + Hit {
                        a: STEPS,
                        b: ((*c)).is_negative(),
                        c: t,
                    });
                return cos(abs(x_2.c));
            }
            if (((Hit::ALL[(({
                t *= (t - v);
                b
            }) % 2) as usize]
                + Hit {
                    a: (*c),
                    b: (t < v),
                    c: 1.5_f32,
                }))
                .b)
            {
                let Hit { a: n, b: x_2, c } = Hit {
                    a: (*c),
                    ..Hit {
                        c: v,
                        a: i32::MAX,
                        b: ((*c) <= 10_i32),
                    }
                };
                break;
            }
            'block: {
                v = t;
                if (!all(BVec3::new(false, (n != 3_u32), (n < 3_u32)))) {
                    let (0.0.., 3..) = ((
                        (if (((Hit { a: (*c), b: true, c: v })
                            == (Hit { a: (*c), b: (y <= y), c: v })))
                        {
                            #[keep]
                            'inner: for c in (0..(n & 3)) {
                                v = (t).cos();
                                b <<= 1;
                                if ((1_usize >= ({ y }))) {
                                    let mut c = IVec3::new(
                                        (WIDE as i32),
                                        ((NARROW as i32) + (Pair { a: STEPS }).a),
                                        ((2_i32 & 15) * (((STEPS & 15) * (STEPS & 7)) & 7)),
                                    );
                                    break 'block;
                                }
                                let mut y = UVec2::new(n, 1);
                                let mut b: [f32; 3] = [
                                    (v
                                        + ({
                                            v = (t).clamp(-2.0, 2.0).exp_m1();
                                            v
                                        })),
                                    (if t <= STILL {
                                        ((if 0.25_f32 <= RAMP[(n % 9) as usize] {
                                            (v).clamp(0.25_f32, RAMP[(n % 9) as usize]) + 0.0
                                        } else {
                                            v
                                        }))
                                            .clamp(t, STILL) + 0.0
                                    } else {
                                        (-1.0_f32)
                                    }),
                                    t,
                                ];
                            }
                            2_147_483_648f32
                        } else {
                            3.0_f32
                        }),
                        y,
                    )) else {
                        return v;
                    };
                    break 'block;
                }
            }
        }
        (({
            (u32::MAX <= b);
            v
        }) + v)
    }
}

#[flatten]
mod p118 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(mut b: f32) -> Option<i32> {
        let y = ((if (b > b) { Some(1_i32) } else { None }))?;
        (if ((if (3_i32 != STEPS) { (y != y) } else { (b <= b) })) {
            Some(((LEVELS[(Pair::SIZE).min(7)]).wrapping_abs() - ((MASK & 255) as i32)))
        } else {
            None
        })
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, mut v: [Mat2; 3]) -> u32 {
        {
            let t = &mut v[1];
            let k0 = ((MASKS[(5_i32 & 1) as usize] + 1_u32)) & 3;
            'outer: loop {
                if k0 < 4 {
                    break;
                } else {
                    continue;
                }
            }
            'outer: for b in 0..2usize {
                let start = MASK;
                let mut n = 1;
                n += start;
                if (t.x_axis.y <= t.y_axis.x) {
                    break;
                }
                let start = 2.0_f32;
                let mut v = 0.0;
                v += start;
                'inner: for a in -1..1 {
                    match ((Vec2::new(0.5_f32, (-2.5_f32))).yx()).y {
                        _ => {
                            let mut a_2: Vec3 = (([
                                (if (n <= n) { Some(c) } else { None }),
                                Some(c),
                                Some(c),
                            ])[0])
                                .map_or_else(
                                    || flatten::math::mix(
                                        (Vec3::new((-1.0_f32), 0.0_f32, 2.0_f32)
                                            - Vec3::new((-2.5_f32), t.y_axis.y, (-2.5_f32))),
                                        (Vec3::new(t.x_axis.y, 1.5_f32, (-0.0_f32)) * CORNER),
                                        Vec3::new(0.5_f32, 1.5_f32, t.y_axis.x),
                                    ),
                                    |t| {
                                        (first(((TABLE[b % 4]).min(HALF) + 0.0)))
                                            .map_or_else(
                                                || Vec3::new((-0.0_f32), 1.0_f32, STILL),
                                                |x_2| {
                                                    (if false {
                                                        CORNER
                                                    } else {
                                                        Vec3::new(1.0_f32, (-1.0_f32), 3.0_f32)
                                                    })
                                                },
                                            )
                                    },
                                );
                        }
                        v => {}
                        _ => {}
                    }
                    if ((a as i32) > 2) {
                        continue;
                    }
                }
            }
        }
        ((((MASK).swap_bytes() & 15) * (8_u32 & 7)) + (v[1].y_axis.x.abs() as u32 & 255))
    }
}

#[flatten]
mod p119 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: i32, mut x: IVec3) -> bool {
        let mut x_2 = [(((a).div_euclid(-3) & 15)
            * (LEVELS[(MASKS[(1_usize).min(6)] % 8) as usize] & 7)); 3];
        (((
            TABLE[8_usize % 4],
            (x.y != x_2[0]),
            Vec4::new(STILL, 0.25_f32, 1.0_f32, 1.0_f32),
        ))
            == ((
                rcp(Pair::RATE),
                (Pair::SIZE != Pair::SIZE),
                ((
                    1.5_f32,
                    (a <= x_2[1]),
                    Vec4::new(HALF, RAMP[(x_2[1] & 1) as usize], (-1.0_f32), Pair::RATE),
                ))
                    .2,
            )))
    }
}

#[flatten]
mod p120 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(bool, i32),
        Near,
        Far(f32, i32),
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: f32, mut x: i32, mut v: usize) -> bool {
        let mut k0 = ((UVec2::new(0_u32, 8_u32)).y) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut n: f32 = (Vec3::new(a, a, 3.0_f32)).length();
            x
                |= (if ((n < n) && (a >= a)) {
                    return (!((k0 > 3_u32) || (1_u32 < k0)));
                } else {
                    x
                });
        }
        let mut a_2: i32 = (x).abs();
        #[keep]
        'outer: for v in (((IVec2::new(a_2, x)).y & 3)..8).step_by(2) {
            if false {}
        }
        ([1_i32, a_2, (x + x)]
            .iter()
            .any(|&y| {
                if (y != y) {
                    return (a != a);
                }
                (v <= 0_usize)
            }) ^ (a_2 > 1))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Vec4, c: &mut Vec3, y: &mut i32, t: Mat3) -> f32 {
        let mut turn = (MASK) & 1;
        let v: usize = 'value: loop {
            let b = (mat3(t.x_axis, Vec3::new(t.z_axis.x, (-2.5_f32), 1.0_f32), t.x_axis)
                * t);
            if all(BVec3::new(false, false, (3.0_f32 <= c.x))) {
                break ((Vec4::new(f32::MAX, 0.5_f32, 0.25_f32, c.z)).min_position()
                    >> 1);
            }
            (*y) = (*y);
            let n: f32 = 'block_1: {
                if (first(
                    (match Kind::SIZE {
                        a_2 if ((*y) <= (*y)) => {
                            'outer: for _ in (0..((*y) & 3)) {
                                let mut a = ({
                                    let q = (c.x - t.z_axis.y);
                                    q == q && q.is_sign_negative()
                                });
                                let mut x_2 = (((((b.x_axis.y.abs() as usize & 15) & 255)
                                    as u32) & 63) << (3_u32 & 7));
                                let (mut v, mut n) = (
                                    (((*y)) as usize & 31),
                                    IVec2::new(10_i32, (*y)),
                                );
                                x_2
                                    |= (x_2
                                        + ({
                                            x_2 = x_2;
                                            5_u32
                                        }));
                            }
                            2.0
                        }
                        _ => t.y_axis.x,
                    }),
                    ((*y) - 1),
                    Kind::SIZE,
                )) {
                    break 'block_1 0.0;
                }
                b.z_axis.y
            };
            if ((*y) < (*y)) {
                break 8;
            }
            turn += 1;
            if turn >= 3 {
                break Kind::SIZE;
            }
        };
        (t.z_axis.z + ((*y) as f32))
    }
}

mod p121 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub BVec3, pub f32);
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Vec3);
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(f32),
        Near(bool, f32),
        Far,
        Other,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten]
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Pair, c: [Hit; 2], y: &mut f32, t: &Hit) -> f32 {
        let mut k0 = (MASK) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = 254u8;
            'inner: loop {
                if !(k1 != u8::MAX) {
                    break;
                }
                let mut turn = 0;
                let a: f32 = 'value: loop {
                    if ((if ((b) == (Pair(b.0, 0.5_f32))) {
                        (8_u32 < k0)
                    } else {
                        (BVec3::new(false, true, false)).test((3_usize).min(1))
                    })) {
                        break 'value ((c[1].0 * t.0))
                            .dot(POINTS[((k1 as u32) % 6) as usize]);
                    }
                    let mut n: Kind = (if ((k1 as u32) > (k1 as u32)) {
                        Kind::Far
                    } else {
                        Kind::Other
                    });
                    let mut c = (k0 as f32);
                    if ((match ((
                        ((b.0) == (b.0)),
                        (NARROW as i32),
                        (match MASK {
                            a_2 => (c != t.0.y),
                            _ => true,
                        }),
                    )) {
                        (b @ true, 1_000.., _) if ((k1 as i32) < (NARROW as i32)) => {
                            ((k1 as i32) >= STEPS)
                        }
                        (false, _, _) => ((k1 as u32) != k0),
                        (false, v, false) => ((k1 as f32) != t.0.y),
                        _ => false,
                    })) {
                        break 0.0;
                    }
                    turn += 1;
                    if turn >= 2 {
                        break 0.0;
                    }
                };
                k1 += 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p122 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub UVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub UVec2);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 }, self.1)
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(-self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    impl Hit {
        const FIRST: Self = Hit(UVec2::new(2, 0));
        const ALL: [Hit; 2] = [Hit(UVec2::new(0, 5)), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    trait Has0 {
        fn step(self, a: f32) -> Hit;
    }
    impl Has0 for Pair {
        fn step(mut self, a: f32) -> Hit {
            let mut x_2 = [(a + (self.1.x as f32)); 3];
            'outer: for t in 0..3 {
                let mut y: [Hit; 2] = [Hit::ALL[Self::SIZE % 2], Hit(self.1)];
                'inner: for t in y.iter_mut() {
                    let given: f32 = (self.0).sin();
                    let a: f32 = {
                        let t = doubled(given);
                        fn doubled(t: f32) -> f32 {
                            if t < 0.5 { -t } else { t }
                        }
                        t
                    };
                    match ((-STEPS), (STEPS + (WIDE as i32)), true) {
                        (_, (1 | 5), t) if t => {}
                        (_, 0..2, true) => {}
                        _ => {}
                    }
                }
                if ((t as i32) > t) {
                    break;
                }
            }
            Hit((self.1 + UVec2::splat((self.0.abs() as u32 & 255))))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32, y: &f32, t: &u32) -> i32 {
        let mut x_2: Pair = (-Pair(b, UVec2::new(2_u32, 5_u32)));
        let n = x_2.step((b).move_towards(2_147_483_648f32, 0.5));
        let y = (match ((*c)).wrapping_add((*c)) {
            _ => (x_2 + ([Pair(b, UVec2::new(3_u32, 0_u32)); 3])[0]),
            mut a => {
                (a, x_2) = (0, (Pair(x_2.0, x_2.1) + ([Pair(b, x_2.1), x_2, x_2])[0]));
                (if (Vec3::new((-1.0), f32::MIN_POSITIVE, 0.5))
                    .cmplt(Vec3::new(b, 0.5, (-1.0)))
                    .any()
                {
                    Pair((*y), UVec2::new(1_u32, 2_u32))
                } else {
                    (x_2 + x_2)
                })
            }
        });
        let mut k0 = 1u32;
        'outer: while k0 < 2 {
            let mut n: [f32; 3] = [x_2.0, x_2.0, 2.0_f32];
            'inner: for (_, a_2) in (0..3i32).rev().zip(n.iter()) {
                let Hit(_) = Hit(y.1);
                let mut n = (if Hit::SIZE >= Pair::SIZE {
                    Hit::SIZE - Pair::SIZE
                } else {
                    5
                });
                if (((*c)
                    <= (match x_2 {
                        Pair(8.0, x) => {
                            x_2.1 /= 2;
                            STEPS
                        }
                        Pair(2.0, _) if (y.0 < (*a_2)) => {
                            let x_2: usize;
                            if (y.0).is_finite() {
                                x_2 = (if ((if (n < n) { false } else { (n <= 3) })) {
                                    n
                                } else {
                                    (((*c) & 7) as usize)
                                });
                            } else {
                                x_2 = n;
                            }
                            (*c)
                        }
                        Pair(mut y, c) => {
                            match ((
                                ({
                                    let q = x_2.0;
                                    q == q && q.is_sign_negative()
                                }),
                                (n < n),
                            )) {
                                ((mut t, true) | (true, mut t)) => {}
                                ((b, true) | (false, b)) if b => {}
                                ((mut y, false) | (true, mut y)) => {}
                                _ => {
                                    break;
                                }
                            }
                            STEPS
                        }
                        _ => (*c),
                    })))
                {
                    continue;
                }
            }
            if ((*t) != x_2.1.x) {
                break;
            }
            k0 *= 2;
        }
        ((((if Pair::SIZE >= Pair::SIZE { Pair::SIZE - Pair::SIZE } else { Pair::SIZE })
            & 255) as i32) + ((x_2.1.x & 255) as i32))
    }
}

#[flatten]
mod p123 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: bool, b: bool, c: bool },
        Near(f32),
        Far { a: IVec3, b: i32, c: i32 },
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact)]
    pub fn entry(mut b: bool, c: (usize, Vec3)) -> f32 {
        'outer: for n in 0..4 {
            if asked(
                &|y, t| (Vec2::new(1.0_f32, c.1.y) == Vec2::new(c.1.x, 1.0_f32)),
                c.1.y,
            ) {
                break;
            }
            let mut a: f32 = (match MASK {
                1..=100 => HALF,
                _ => {
                    'inner: for _ in (0..0).rev() {
                        let t: IVec3;
                        if ((n as i32) > n) {
                            b
                                ^= ((if false {
                                    (if (c.1.z != c.1.y) {
                                        Some(Kind::Empty { a: b, b: b, c: b })
                                    } else {
                                        None
                                    })
                                } else {
                                    (if b {
                                        None
                                    } else {
                                        Some(Kind::Far {
                                            a: IVec3::new((-4_i32), 1_i32, (-4_i32)),
                                            b: n,
                                            c: 7_i32,
                                        })
                                    })
                                }))
                                    .map_or_else(
                                        || (BVec3::new(true, b, true)).any(),
                                        |n| (if b { b } else { b }),
                                    );
                            t = ((if b {
                                None
                            } else {
                                Some(Kind::Near(TABLE[(MASK % 4) as usize]))
                            }))
                                .map_or_else(
                                    || flatten::math::select(
                                        IVec3::new(n, n, n),
                                        IVec3::new(n, 2_i32, n),
                                        (c.0 <= c.0),
                                    ),
                                    |a_2| ((IVec3::new(STEPS, n, n)) >> 2_i32),
                                );
                        } else {
                            b = false;
                            t = IVec3::new(0, 0, 0);
                        }
                    }
                    0.0
                }
            });
        }
        0.0
    }
}

#[flatten]
mod p124 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec4,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Pair, pub usize);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a,
                b: if self.b < other.b { self.b } else { other.b },
            }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec4::new(0.5, -0.0, 2.0, -1.5),
            b: -0.0,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec4::new(-0.0, 2.0, -1.5, 0.5),
                b: 2.0,
            },
            Self::FIRST,
        ];
    }
    impl Hit {
        const FIRST: Self = Hit(
            Pair {
                a: Vec4::new(0.5, -0.0, 2.0, -1.5),
                b: -0.0,
            },
            0,
        );
        const ALL: [Hit; 2] = [
            Hit(
                Pair {
                    a: Vec4::new(-0.0, 2.0, -1.5, 0.5),
                    b: 2.0,
                },
                5,
            ),
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &f32, t: &mut u32) -> Hit {
        let mut k0 = ((*t)) & 3;
        #[keep] 'outer: while k0 > 0 && ((0_i32 <= 10)) {
            k0 -= 1;
            {
                let x_2 = &mut (*t);
                if ((((if true {
                    Some(
                        Hit(
                            Pair {
                                a: Vec4::new(0.0_f32, (-0.0_f32), 1.0_f32, (-1.0_f32)),
                                b: a,
                            },
                            Hit::SIZE,
                        ),
                    )
                } else {
                    None
                }))
                    .or(
                        (if (2_u32 < k0) { None } else { Some(Hit::ALL[Hit::SIZE % 2]) }),
                    ))
                    .is_some())
                {
                    let start = (if Hit::SIZE >= 1_usize {
                        Hit::SIZE - 1_usize
                    } else {
                        Hit::SIZE
                    });
                    let mut a_2 = 2;
                    a_2 += start;
                    continue 'outer;
                }
            }
            let mut t: [Option<Hit>; 3] = (if true {
                [(if (3_u32 < 3) { None } else { Some(Hit(Pair::FIRST, 2_usize)) }); 3]
            } else {
                let mut b: Pair = (if (k0 != k0) {
                    ((if ((*y) < 3.0) {
                        Pair {
                            a: Vec4::new(STILL, (*y), 1.5, 0.25),
                            b: a,
                        }
                    } else {
                        Pair {
                            b: a,
                            a: Vec4::new((*y), (-2.5), 0.0, (*y)),
                        }
                    })
                        + Pair {
                            a: Vec4::new(a, 3.0, 1.0, a),
                            ..Pair::ALL[(({
                                (*t) <<= 1;
                                (*t)
                            }) % 2) as usize]
                        })
                } else {
                    (*c) *= 2;
                    (match ((((*c) != (*c)))
                        .then_some(Pair {
                            a: Vec4::new(
                                f32::INFINITY,
                                0.25_f32,
                                (-1.0_f32),
                                (-0.0_f32),
                            ),
                            ..Pair {
                                a: Vec4::new(
                                    0.25_f32,
                                    (*y),
                                    (*y),
                                    RAMP[(Hit::SIZE).min(8)],
                                ),
                                b: a,
                            }
                        }))
                    {
                        Some(_) if ((*c) != 10) => {
                            Pair {
                                b: (*y),
                                a: Vec4::new((-2.5), 0.25, 1.0, (-0.0)),
                            }
                        }
                        None => {
                            Pair {
                                b: a,
                                a: Vec4::new(0.25, a, (*y), 0.0),
                            }
                        }
                        _ => {
                            Pair {
                                a: Vec4::new(0.25, 0.0, (-0.0), (-2.5)),
                                b: (*y),
                            }
                        }
                    })
                });
                [
                    (if (k0 < k0) { None } else { Some(Hit(b, 8_usize)) }),
                    (((*t) <= k0)).then_some(Hit::ALL[(Pair::SIZE).min(1)]),
                    (((*t) < (*t)))
                        .then_some(
                            Hit(
                                Pair {
                                    a: Vec4::new(b.b, 0.0_f32, (-2.5_f32), a),
                                    ..b
                                },
                                1_usize,
                            ),
                        ),
                ]
            });
            'inner: for (v, t) in t.iter_mut().enumerate() {}
        }
        Hit(
            Pair {
                b: (*y),
                ..Pair::ALL[(Pair::SIZE).min(1)]
            },
            Hit::SIZE,
        )
    }
}

#[flatten]
mod p125 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec2,
        pub c: bool,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Hit, c: &mut Vec2, y: &mut f32) -> u32 {
        'outer: for n in 0..3 {
            let x_2: IVec2 = 'block: {
                if ((Pair {
                    b: (*c),
                    c: ((*y) <= c.x),
                    a: n,
                })
                    .c)
                {
                    break 'block (IVec2::new(3, n) + IVec2::new(0, n));
                }
                let mut y: IVec2 = IVec2::new(
                    ((IVec2::new(n, n)).y + n),
                    [((n as i32)).div_euclid(-3), ((n - n) as i32), (n + 10_i32)]
                        .iter()
                        .fold((n as i32), |b, &a_2| (b + n)),
                );
                y
            };
        }
        let mut a_2 = Mat4::from_cols(
            Vec4::new(0.5, c.y, (*y), c.x),
            Vec4::new(c.x, (-2.5), (-2.5), 3.0),
            Vec4::new(c.y, 0.0, (*y), 1.5),
            Vec4::new((-0.0), 3.0, 0.25, c.x),
        );
        #[keep]
        'outer: for a_2 in (0..([c.y, a_2.y_axis.w]
            .iter()
            .fold((WIDE as i32), |n, &t| 0_i32) & 3))
            .rev()
        {
            if ((Pair {
                a: a_2,
                ..Pair {
                    a: a_2,
                    b: (*c),
                    c: FLAGS[Hit::SIZE % 9],
                }
            })
                .c)
            {
                let a = [
                    [((1_u32 & 255) as i32), a_2],
                    [a_2, [c.x, (*y)].iter().fold(a_2, |a, &v| 3_i32)],
                ];
                let k1 = (MASK) & 3;
                'inner: loop {
                    if k1 > 3 {
                        continue;
                    }
                    break;
                }
                c.y *= (if false { c.x } else { c.x });
            } else {}
        }
        ((if [
            [(NARROW as i32), (WIDE as i32), STEPS].iter().fold(STEPS, |x, &v| x),
            (NARROW as i32),
        ]
            .into_iter()
            .enumerate()
            .filter(|&(_, x)| true)
            .skip(1)
            .map(|(_, x)| x)
            .all(|a| (a > a))
        {
            MASKS[(STEPS & 1) as usize]
        } else {
            MASK
        }) + (a_2.y_axis.w.abs() as u32 & 255))
    }
}

#[flatten]
mod p126 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    fn over<T: Copy, const N: usize>(x: T, f: impl Fn(T, usize) -> T) -> T {
        let mut x = x;
        for i in 0..N {
            x = f(x, i);
        }
        x
    }
    #[flatten(exact)]
    pub fn entry(a: &bool, c: &[i32; 2], y: f32, mut n: u32) -> (Vec3, f32, f32) {
        n += ((2_u32 & 63) << (n & 7));
        let mut a: f32 = ('block: {
            if ((({
                let mut k0 = 1u32;
                'outer: while k0 < 8 {
                    k0 *= 2;
                    n = ((n & 15) * (k0 & 7));
                    n = ((c[1] - STEPS)).unsigned_abs();
                }
                (*a)
            }) || over::<_, 1>((*a), |x, a| x)))
            {
                let mut k0 = (((n & 15) * (0_u32 & 7))) & 3;
                #[unroll(max = 4)]
                'outer: loop {
                    n <<= 1;
                    if ([
                        c[0],
                        ((if (*a) {
                            c[0]
                        } else {
                            if (*a) {
                                n = (if ((if (({
                                    let q = 0.0_f32;
                                    q == q && q.is_sign_negative()
                                })) {
                                    (7_i32 == c[0])
                                } else {
                                    ({
                                        let q = 0.25_f32;
                                        q == q && q.is_sign_negative()
                                    })
                                })) {
                                    ({
                                        let q = y;
                                        if q == q { q.to_bits() >> 20 } else { 7 }
                                    })
                                } else {
                                    (((((*a) && (*a)) as i8) + 3) as u32 & 255)
                                });
                                break;
                            }
                            c[0]
                        }) & c[1]),
                    ]
                        .into_iter()
                        .skip(1)
                        .any(|b| (([b, b]) != ((*c)))))
                    {
                        let a: i32 = 'block_1: {
                            if (*a) {
                                break 'outer;
                            }
                            let mut a: Vec3 = Vec3::select(
                                (POINTS[COUNT % 6])
                                    .cmplt(
                                        select(
                                            Vec3::new(0.5_f32, y, y),
                                            Vec3::new(y, 3.0_f32, (-0.0_f32)),
                                            (c[0] < 0),
                                        ),
                                    ),
                                Vec3::new(0.0, 0.0, 0.0),
                                Vec3::new(0.0, 0.0, 0.0),
                            );
                            0
                        };
                    }
                    if k0 == 0 || (false) {
                        break;
                    }
                    k0 -= 1;
                }
                break 'block 0.0;
            }
            0.0
        });
        (Vec3::new(0.0_f32, 0.0_f32, 0.0_f32), 0.0_f32, 0.0_f32)
    }
}

#[flatten]
mod p127 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
        pub b: i32,
        pub c: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: bool,
        pub b: usize,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, mut v: [i32; 2]) -> f32 {
        {
            let t = &mut v[0];
            let mut v: bool = (!(([(-1_i32), (*c)]) == ([3_i32, (*t)])));
            (*a) = (0.5
                - (Vec2::new(1.0_f32, (-1.0_f32))).distance(Vec2::new((*a), (*a))));
            'outer: for y in 0..2u8 {
                (*a) = ({
                    (*t) %= 7;
                    ((*a)
                        + ({
                            (*a) = flatten::math::dot(
                                Vec4::new((-1.0_f32), (-1.0_f32), 1.5_f32, (*a)),
                                Vec4::new((-2.5_f32), (-1.0_f32), 1.5_f32, (y as f32)),
                            );
                            (*a)
                        }))
                });
                if ((*a) <= (*a)) {
                    break 'outer;
                }
                {
                    let mut k1 = 0i32;
                    'inner: loop {
                        if !(k1 < 2) {
                            break;
                        }
                        k1 += 1;
                        if let mut v = 10_i32 {
                            let given: f32 = (Hit {
                                c: (*a),
                                ..Hit {
                                    a: true,
                                    b: Hit::SIZE,
                                    c: (*a),
                                }
                            })
                                .c;
                            let a_2: f32 = {
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn doubled(v: f32) -> f32 {
                                    if v < HALF { -v } else { v }
                                }
                                let t = doubled(given);
                                t
                            };
                            let x: Hit = (if (((((y as i32) & 255) as u32)
                                <= (if (0.0_f32 < a_2) { 8 } else { MASK })))
                            {
                                Hit {
                                    b: (y as usize),
                                    c: a_2,
                                    a: ((*a) <= a_2),
                                }
                            } else {
                                Hit {
                                    b: Pair::SIZE,
                                    c: (*a),
                                    a: (a_2 > f32::MAX),
                                }
                            });
                        }
                        'block: {
                            if (((2_u32 + MASK)
                                < (match ((WIDE as i32), ((*a) < (*a)), (y as i32)) {
                                    (a_2 @ 5, false, t) => (y as u32),
                                    (1_000, false, 1) => MASK,
                                    _ => MASK,
                                })))
                            {
                                (*a) = (if (3_i32 < 10) {
                                    (*a)
                                } else {
                                    ((*a)).clamp(-4.0, 4.0).exp2()
                                });
                                break 'outer;
                            }
                            let mut y: u32 = (if MASK != 0 {
                                (if MASK != 0 { 1_u32 / MASK } else { (y as u32) }) % MASK
                            } else {
                                (y as u32)
                            });
                        }
                    }
                }
            }
        }
        (-(*a))
    }
}

#[flatten]
mod p128 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
        pub b: IVec2,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    impl Pair {
        const FIRST: Self = Pair {
            a: 2,
            b: IVec2::new(-2, i32::MAX),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: 0,
                b: IVec2::new(i32::MAX, 3),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&self, a: f32) -> i32 {
            'outer: for a_2 in (((3_u32 | self.a) & 3)..=((self.a + self.a) & 3)) {
                let mut k1 = ((a_2 + self.a)) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    let x = [self.b.x, self.b.x];
                }
                let mut b: [i32; 2] = [(-4_i32), self.b.y];
            }
            (self.b).y
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec2, c: Vec4) -> Mat3 {
        'outer: for _ in (0..2).rev() {
            'inner: for t in 0..2u16 {
                let mut x_2: Mat3 = Mat3::from_cols(
                    Vec3::new(b.x, 0.5, b.x),
                    Vec3::new((-1.0), 1.5, 2.0),
                    Vec3::new(b.x, 0.0, (t as f32)),
                );
                let mut b: Pair = Pair::ALL[(Pair::SIZE).min(1)];
                let a_2 = b
                    .step(
                        dot(x_2.y_axis, Vec3::new(x_2.z_axis.x, (t as f32), (t as f32))),
                    );
            }
            if (c.w <= c.y) {
                continue;
            }
        }
        Mat3::from_cols(
            (Vec3::new(3.0, 0.0, 0.0) + Vec3::splat(b.x)),
            (CORNER + Vec3::splat(b.x)),
            (Vec3::new(2.0, (-0.0), (-1.0)) + Vec3::splat(b.x)),
        )
    }
}

#[flatten]
mod p129 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 0.5 };
        const ALL: [Pair; 2] = [Pair { a: -0.0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn second(a: &Hit) -> bool {
        #[keep]
        'outer: for n in (0..((UVec2::new(MASK, 2_u32)).y & 3)) {
            let mut t: BVec3 = (if (a.a != 1) {
                let a: Pair;
                if (((BVec3::new((MASK > n), (8_u32 <= n), (n != 3_u32))).any()
                    && [10_i32, STEPS, (WIDE as i32)]
                        .iter()
                        .all(|&n| {
                            if (n < n) {
                                return (n < n);
                            }
                            (1_i32 < n)
                        })))
                {
                    a = Pair { a: RAMP[(n % 9) as usize] };
                } else {
                    a = Pair::ALL[(2_usize).min(1)];
                }
                BVec3::new(false, (0_u32 > n), (n < n))
            } else {
                BVec3::new(true, false, (MASK > a.a))
            });
            if (n > n) {
                break;
            }
        }
        (a.a != a.a)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Vec2, c: &i32) -> bool {
        let x_2 = [Pair::SIZE, Hit::SIZE];
        let start = ((false as i32)
            - ({
                if let (mut t @ 0.., false, x_2) = (
                    (([(*c), 1_i32]
                        .into_iter()
                        .take(Hit::SIZE % 3)
                        .map(|y| (-2.5_f32))
                        .sum::<f32>() as i32)
                        .clamp(-64, 64)),
                    ((2.0_f32 + (-0.0)) == (a.y).round_ties_even()),
                    ((((*c)).div_euclid(-3) & 15) * ((((*c) & 15) * ((*c) & 7)) & 7)),
                ) {
                    let x_2 = (if (second(&{ Hit { a: MASK } })) {
                        let mut y: [f32; 3] = [a.x, a.y, a.y];
                        'outer: for x_2 in y {
                            let mut a_2: f32 = TABLE[(t & 1) as usize];
                            ((*a), [t, _]) = ((*a), [(-4), (*c)]);
                        }
                        0
                    } else {
                        t
                    });
                } else {}
                2_i32
            }));
        let mut a_2 = 0;
        a_2 += start;
        (((IVec2::new(10_i32, (NARROW as i32)) & 63)
            .dot(IVec2::new((WIDE as i32), a_2) & 15) >= (-2)) ^ (a.x > 0.5))
    }
}

#[flatten]
mod p130 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub Pair, pub Vec3);
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State(self.0, self.1)
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: Hit, c: i32, mut v: f32, t: &mut u32) -> f32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 1) {
                break;
            }
            k0 += 1;
            let mut a_2: usize = 5;
        }
        let mut k0 = 0i32;
        'outer: while k0 < 1 {
            let mut a = Pair;
            let mut k1 = -1i32;
            'inner: while k1 <= -1 {
                let Hit(v, b) = Hit(
                    (v).cbrt(),
                    (if (v > v) {
                        let (c, (_, _)) = (
                            (-(k0 >> STEPS)),
                            (
                                ((if true { v } else { v })
                                    - (match true {
                                        false => v,
                                        _ => v,
                                        _ => v,
                                        true => 2.0_f32,
                                        false => v,
                                    })),
                                Vec3::select(
                                    (Vec3::new(1.0_f32, v, 2.0_f32))
                                        .cmplt(Vec3::new(v, 0.25_f32, 1.5_f32)),
                                    Vec3::new(0.5_f32, 0.25_f32, v),
                                    Vec3::new(v, 3.0_f32, 0.25_f32),
                                ),
                            ),
                        );
                        0.5_f32
                    } else {
                        v
                    }),
                );
                if (((*t) >> ((*t) & 31)) <= 2) {
                    ((*t), [a, _]) = (((c & 255) as u32), [Pair, Pair]);
                    break 'inner;
                }
                let t: f32;
                if ((if ((k0 != k0) == (c != k0)) {
                    (MASK >= MASK)
                } else {
                    (k0 < k0)
                })) {
                    a = Pair;
                    t = ((-2.5_f32)).atan2(((v + RAMP[Hit::SIZE % 9])));
                } else {
                    t = ((if true { b } else { v })
                        - dot(CORNER, Vec3::new(2.0_f32, v, 0.0_f32)));
                }
                k1 = 2 + k1;
            }
            k0 += 1;
        }
        (((a.1 / (-3.0)) * CORNER)).z
    }
}

mod p131 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub u32);
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: usize,
        pub b: Hit,
        pub c: Vec4,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: i32, y: f32, t: State) -> f32 {
        #[unroll(max = 4)]
        'outer: for b in (((if (t.c.w != t.c.w) {
            let [n, ..] = [((3_u32 & 7) as usize), t.a];
            5_u32
        } else {
            'outer: for n in (0..2).rev() {
                let [State { a: y, b, c: mut a_2 }, State { a, b: _, c: mut x },
                State { a: _, b: _, c: _ }] = ({
                    'inner: for _ in 0..1u16 {
                        let (mut x_2, ([mut v, b, _], n)) = (
                            3_usize,
                            (
                                [
                                    (Some(t.c.z))
                                        .map_or_else(
                                            || {
                                                if (t.b.0 <= t.b.0) {
                                                    return t;
                                                }
                                                t
                                            },
                                            |n| {
                                                if ((t.a <= t.a) || FLAGS[(MASK % 9) as usize]) {
                                                    return State {
                                                        b: t.b,
                                                        c: Vec4::new((*a), 0.0_f32, t.c.x, 0.0_f32),
                                                        a: t.a,
                                                    };
                                                }
                                                t
                                            },
                                        ),
                                    t,
                                    State {
                                        c: t.c,
                                        a: t.a,
                                        b: Hit(t.b.0),
                                    },
                                ],
                                (mat2(Vec2::new(t.c.w, t.c.y), Vec2::new(2.0_f32, 0.0_f32))
                                    * mat2(Vec2::new(t.c.z, t.c.z), Vec2::new(t.c.z, 1.0_f32))),
                            ),
                        );
                    }
                    [State { a: t.a, b: t.b, c: t.c }, t, t]
                });
                (a_2.w, x.y) = (
                    t.c.z,
                    (0..3i32)
                        .map(|y| {
                            if any(BVec3::new((a != t.a), false, (10_i32 > i32::MIN))) {
                                return a_2.y;
                            }
                            2.0_f32
                        })
                        .sum::<f32>(),
                );
                let mut a_2 = ((
                    mat2(Vec2::new(x.x, x.y), Vec2::new(f32::MIN_POSITIVE, 0.0_f32)),
                    x.y,
                    b,
                ))
                    .0;
                a_2.y_axis = (a_2 * a_2.y_axis);
                let mut b: f32 = (x.x).rem_euclid((a_2.y_axis.y));
            }
            t.b.0
        }) & 3)..=(1_u32 & 3))
        {
            let mut k1 = 1u32;
            'inner: while k1 < 2 {
                k1 <<= 1;
                if all(BVec3::new(true, false, true)) {
                    let mut x = Vec2::new((-0.0), 1.0);
                } else {
                    let (a, _) = (
                        (if (b >= t.b.0) {
                            ((
                                Mat2::from_cols(
                                    Vec2::new(0.0_f32, 0.0_f32),
                                    Vec2::new(0.0_f32, 0.0_f32),
                                ),
                                0.0_f32,
                                Hit(0_u32),
                            ))
                                .1
                        } else {
                            0.0_f32
                        }),
                        0_i32,
                    );
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p132 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
    }
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 2 };
        const ALL: [Pair; 2] = [Pair { a: 0 }, Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec3, mut x: i32) -> UVec2 {
        'outer: for n in 1..=2 {
            if true {
                break;
            }
            let mut t: [i32; 2] = [2_i32, 0_i32];
            'inner: for (y, [mut x, mut v, mut a]) in t
                .iter_mut()
                .zip([[(n as i32), (n as i32), x], [(n as i32), (n as i32), x]])
            {
                let mut n: usize = 0;
                if (x != ((NARROW as i32) - a)) {
                    break;
                }
                let given: f32 = b.y;
                let y: f32 = {
                    let t = first(given);
                    fn first(x: f32) -> f32 {
                        x * 0.5 + 1.0
                    }
                    t
                };
                let mut n: Pair = Pair { a: n };
            }
        }
        let y = ((select(
            (match Pair::FIRST {
                Pair { a: 1..3 } => {
                    if (5_i32 > 10) {
                        let mut t = mat2(Vec2::new((-0.0), b.z), Vec2::new(0.5, b.z));
                        if ((t.x_axis.x <= t.y_axis.x) || (MASK > MASK)) {
                            t.y_axis.y -= hadd(Vec4::new(0.5_f32, b.x, t.x_axis.x, b.x));
                            return (UVec2::new(3_u32, 5_u32))
                                .wrapping_add_signed(IVec2::new(x, 3_i32));
                        }
                    } else if (((MASK & 15) * (MASK & 7)) <= 3) {
                        let b: bool = 'block: {
                            if (x <= x) {
                                let mut k0 = (((MASKS[(x & 1) as usize] & 15)
                                    * (0_u32 & 7))) & 3;
                                #[keep]
                                'outer: loop {
                                    if (b.x <= b.y) || k0 == 0 {
                                        break;
                                    }
                                    k0 -= 1;
                                    let mut y: f32 = b.x;
                                    let n: Vec3 = (((b).min(b) + (b - 0.0_f32))
                                        - floor(
                                            (b
                                                * ({
                                                    b = b;
                                                    b
                                                })),
                                        ));
                                    b.x = (0.5_f32 * 0.0);
                                }
                                break 'block (b.x != b.x);
                            }
                            let mut k0 = (((MASK | 7) - (MASK & 7))) & 3;
                            #[keep]
                            'outer: loop {
                                if k0 == 0 {
                                    break;
                                }
                                let mut k1 = 0;
                                'inner: while k1 < 2 {
                                    if k1 == 0 {
                                        k0 -= 1;
                                        let mut n: IVec3 = IVec3::new(x, 10, 0);
                                        let mut b = (((if false { 10_i32 } else { (WIDE as i32) })
                                            * 1) - (-1));
                                    }
                                    k1 += 1;
                                }
                            }
                            (3.0_f32 != b.y)
                        };
                    } else {}
                    x
                }
                Pair { a: mut c @ 3 } => x,
                mut x => STEPS,
            }),
            x,
            false,
        ) & 15) * (x & 7));
        UVec2::new(0, MASK)
    }
}

#[flatten]
mod p133 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub usize);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Pair,
        pub b: Pair,
        pub c: Pair,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0)
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0)
        }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair(self.0)
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair(self.0)
        }
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0 ^ other.0)
        }
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit(self.0)
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit(self.0)
        }
    }
    impl std::ops::AddAssign for Hit {
        fn add_assign(&mut self, other: Hit) {
            *self = *self + other;
        }
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State {
                a: self.a,
                b: self.b,
                c: self.c,
            }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl State {
        const FIRST: Self = State {
            a: Pair(Vec3::new(0.5, -0.0, 2.0)),
            b: Pair(Vec3::new(-0.0, 2.0, -1.5)),
            c: Pair(Vec3::new(2.0, -1.5, 0.5)),
        };
        const ALL: [State; 2] = [
            State {
                a: Pair(Vec3::new(-0.0, 2.0, -1.5)),
                b: Pair(Vec3::new(2.0, -1.5, 0.5)),
                c: Pair(Vec3::new(-1.5, 0.5, -0.0)),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: &mut Hit, y: &mut f32, t: u32) -> State {
        (*y) -= (-2.5_f32);
        let mut k0 = (t) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut a_2 = (*c);
                    if let State { a: n, b: a_2, c: y } = ((State::ALL[(a_2.0).min(1)]
                        + State {
                            a: Pair(a),
                            ..State {
                                b: Pair(a),
                                c: Pair(a),
                                a: Pair(Vec3::new(0.5_f32, (-0.0_f32), 1.0_f32)),
                            }
                        }))
                    {
                        let given: f32 = (0.5_f32 + (-0.0));
                        let v: f32 = {
                            let t = second(given);
                            fn second(a: f32) -> f32 {
                                if a < 0.5 { -a } else { a }
                            }
                            t
                        };
                        if ((Vec2::new(1.5_f32, 2.0_f32))
                            != (Vec2::new(3.0_f32, 0.5_f32)))
                        {
                            (*c) += Hit(Hit::SIZE);
                            let mut a: [i32; 2] = (if (k0 <= t) {
                                [0_i32, 0_i32]
                            } else {
                                [0_i32, 0_i32]
                            });
                        }
                    }
                }
                k1 += 1;
            }
        }
        State {
            a: Pair(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)),
            b: Pair(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)),
            c: Pair(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)),
        }
    }
}

#[flatten]
mod p134 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p135 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: u32, b: Vec2, c: UVec2 },
        Near { a: (Vec3, f32, IVec3), b: Vec3, c: u32 },
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    fn turned<A, B>(asked: bool, a: A, b: B, c: A) -> (B, A) {
        if asked {
            return (b, c);
        }
        (b, a)
    }
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        fn step(&self, a: f32, c: f32) -> i32 {
            let mut x_2 = (
                Vec3::new(0.25_f32, a, 3.0_f32),
                c,
                (IVec3::new((NARROW as i32), 7_i32, STEPS)
                    - turned(
                            false,
                            IVec3::new(10_i32, (-4_i32), 5_i32),
                            (a > c),
                            IVec3::new(1_i32, (NARROW as i32), (-1_i32)),
                        )
                        .1),
            );
            if (x_2.2.z > x_2.2.y) {
                let mut x_2 = vec2(
                    x_2.0.y,
                    ((Vec4::new(16_777_217f32, (-0.0_f32), x_2.0.x, 1.5_f32) / 2.0))
                        .dot(Vec4::new(x_2.0.z, 0.25, (-2.5), 0.0)),
                );
                return (WIDE as i32);
            }
            let mut turn = ((x_2.2.y).unsigned_abs()) & 1;
            let t: Vec3 = #[unroll(max = 2)]
            'value: loop {
                'outer: for _ in (1..10).step_by(3).rev() {
                    'inner: for n in 0..2u16 {
                        let mut a_2 = (((n as f32)).midpoint(c) - 2.0);
                    }
                    if (a <= 3.0) {
                        break;
                    }
                }
                if (10_i32 != x_2.2.z) {
                    break x_2.0;
                }
                turn += 1;
                if turn >= 2 {
                    break x_2.0;
                }
            };
            (x_2.2.z + x_2.2.y)
        }
    }
    trait Has1 {
        fn sum(self, a: f32, c: f32) -> i32;
    }
    impl Has1 for Kind {
        fn sum(self, a: f32, c: f32) -> i32 {
            if ((STILL).sin_cos().0 >= a) {
                let mut k0 = 3u32;
                'outer: while k0 > 0 {
                    let mut k1 = 1u32;
                    'inner: while k1 < 4 {
                        let x_2: usize = 'block: {
                            let mut c = STEPS;
                            if (c < c) {
                                c = (({ 3_i32 })).saturating_abs();
                                break 'block (if ((-1_i32) < c) {
                                    Kind::SIZE
                                } else {
                                    Kind::SIZE
                                });
                            }
                            Self::SIZE
                        };
                        if (k1 != k1) {
                            break 'inner;
                        }
                        k1 <<= 1;
                    }
                    k0 -= 1;
                }
            }
            (LEVELS[(5_u32 % 8) as usize] + STEPS)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: usize, y: f32, t: &u32) -> f32 {
        if ((*t) < (*t)) {
            let mut y: Kind = Kind::Near {
                a: (
                    POINTS[(({
                        x = (((*t)).count_ones() as usize);
                        (*t)
                    }) % 6) as usize],
                    y,
                    IVec3::new(0_i32, 3_i32, STEPS),
                ),
                b: Vec3::new(y, (-2.5), a),
                c: (*t),
            };
            let b = y.sum(a, a);
            let given: f32 = (a).copysign(((a).atan2((a))).max(-9.0));
            let c: f32 = {
                let t = doubled(given);
                fn doubled(a_2: f32) -> f32 {
                    a_2 * 0.5 + 1.0
                }
                t
            };
            let y = (
                ((IVec3::new(7_i32, b, 7_i32)).as_vec3()).map(|a_2| ({ a_2 })),
                [
                    (b + b),
                    (match (1_i32, c, x) {
                        (1_000, _, _) => i32::MIN,
                        _ => b,
                    }),
                    (b + b),
                ]
                    .into_iter()
                    .enumerate()
                    .filter(|&(_, a_2)| {
                        if (false && (1_u32 <= (*t))) {
                            return ((a != a) || (x > x));
                        }
                        ((a != 1.5_f32) || false)
                    })
                    .skip(1)
                    .map(|(_, x)| x)
                    .map(|x| radians(0.5_f32))
                    .sum::<f32>(),
                (match (Kind::Near {
                    a: (
                        Vec3::new(0.5_f32, 0.25_f32, (-2.5_f32)),
                        a,
                        IVec3::new(0_i32, 5_i32, b),
                    ),
                    b: Vec3::new(a, a, 0.5_f32),
                    c: (*t),
                }) {
                    Kind::Near { a: a_2, b: _, c: 1 } => {
                        IVec3::new(7_i32, a_2.2.y, a_2.2.z)
                    }
                    _ => {
                        ({
                            let mut a: Kind = Kind::Empty {
                                a: (*t),
                                b: Vec2::new(c, 3.0),
                                c: UVec2::new(1, (*t)),
                            };
                            let x_2 = a
                                .step(
                                    select(
                                        (c + 0.0),
                                        c,
                                        (Vec2::new((-2.5), Kind::RATE) == Vec2::new(1.5, 3.0)),
                                    ),
                                    ((if (c > 0.0) { c } else { 0.5_f32 })).cos(),
                                );
                            IVec3::new(1_i32, 1_i32, 1_i32)
                        })
                    }
                }),
            );
        } else {}
        a
    }
}

#[flatten]
mod p136 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec3);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0)
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0)
        }
    }
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: bool, c: &mut i32, y: Pair, t: &u32) -> f32 {
        let mut k0 = 2u32;
        'outer: while k0 > 0 {
            let mut k1 = (0_u32) & 3;
            #[keep]
            'inner: loop {
                if matches!((& y - & y), Pair(_) if ((* c) <= 5)) {
                    if a {
                        return (((y.0.z * 1.0))
                            .max(
                                (Vec2::new((-1.0_f32), (-0.0_f32)))
                                    .dot(Vec2::new(1.5, (-1.0))),
                            ) + 0.0);
                    }
                    let mut n = (y + Pair(vec3(STILL, y.0.z, y.0.y)));
                    let (n, x_2) = ((((*c) * 2), (y.0.y * n.0.z)), ((*c), y.0.x));
                } else if a {} else {}
                if k1 == 0 || (a) {
                    break;
                }
                k1 -= 1;
            }
            if a {
                break;
            }
            k0 -= 1;
        }
        (y.0.y + ((*c) as f32))
    }
}

#[flatten]
mod p137 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec2);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0)
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(self.0)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut f32) -> f32 {
        #[keep]
        'outer: for _ in ((((if (a != 0.5) { None } else { Some(a) }))
            .map_or_else(
                || {
                    if (((if FLAGS[Pair::SIZE % 9] { Some(STEPS) } else { None }))
                        != (if (a > (-0.0)) { None } else { Some((NARROW as i32)) }))
                    {
                        return ((((*c) != (*c))).then_some(a))
                            .map_or_else(|| MASKS[(Pair::SIZE).min(6)], |a| MASK);
                    }
                    MASK
                },
                |t| 8_u32,
            ) & 3)..=((MASKS[8_usize % 7] >> (MASK & 31)) & 3))
        {
            let x_2: f32 = 'block: {
                if (a > (*c)) {
                    break 'outer;
                }
                'inner: for t in [
                    (((*c) <= 1.5)).then_some((NARROW as i32)),
                    (Some(STEPS)).map(|b| 7_i32),
                    [2_i32, STEPS]
                        .into_iter()
                        .reduce(|a_2, t| {
                            if (a_2 != t) {
                                return (a_2).abs();
                            }
                            t
                        }),
                ] {
                    let v: Option<i32>;
                    if matches!((false).then_some(STEPS), Some(x @ - 1)) {
                        (*c) *= hadd(Vec4::new((-0.0_f32), (*c), a, a));
                        v = t;
                    } else {
                        v = (if ((*c) < (-1.0)) { None } else { Some(0_i32) });
                    }
                }
                a
            };
        }
        (Pair::RATE + (*c))
    }
}

#[flatten]
mod p138 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec2, pub f32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0, if self.1 < other.1 { self.1 } else { other.1 })
        }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair(self.0, if self.1 < other { other } else { self.1 })
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair(self.0, (other & 15) as f32)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: &f32) -> i32 {
        let t = Pair(Vec2::new(0.25_f32, (*y)), (*a));
        {
            let x = &mut (*a);
            let Pair(mut a_2, mut x_2) = (t
                * (7_i32).rotate_left(MASKS[(1_usize).min(6)]));
        }
        if ([(*c), (*c), (*c)].iter().all(|&a| ((*y) > (*y)))
            < ((t.1 <= t.1) && ((*c) < (*c))))
        {
            (*a)
                += flatten::math::mad(
                    [
                        (*a),
                        Mat2::from_cols(Vec2::new(0.5_f32, t.0.y), t.0).determinant(),
                        t.1,
                    ]
                        .iter()
                        .enumerate()
                        .fold(
                            (match 0_usize {
                                b => {
                                    let mut v = [
                                        (((t.0.y).div_euclid(1.5))
                                            .min((Vec3::new((*a), t.0.y, 0.0_f32)).min_element())
                                            + 0.0),
                                        (if ((t.0.y > (-2.5)) | ((*c) < (-4))) {
                                            t.0.x
                                        } else {
                                            let mut a_2: Vec3 = fma(
                                                Vec3::select(
                                                    ((Vec3::new(0.5_f32, t.0.x, (-0.0_f32)))
                                                        .reject_from(POINTS[(5_usize).min(5)]))
                                                        .cmplt(CORNER),
                                                    Vec3::new((*y), t.0.y, (-0.0_f32)),
                                                    Vec3::new(0.0_f32, 3.0_f32, (*a)),
                                                ),
                                                flatten::math::trunc(
                                                    Vec3::select(
                                                        (Vec3::new((*a), f32::MAX, (*a))).cmplt(CORNER),
                                                        Vec3::new(1.5_f32, t.0.y, 1.5_f32),
                                                        Vec3::new(3.0_f32, t.1, 0.5_f32),
                                                    ),
                                                ),
                                                (Mat4::from_translation(Vec3::new(t.0.x, t.1, 0.0_f32))
                                                    .transform_point3(Vec3::new(2.0_f32, 1.5_f32, t.1))
                                                    - (if (0_usize > b) {
                                                        CORNER
                                                    } else {
                                                        Vec3::new((*a), 2.0_f32, (-0.0_f32))
                                                    })),
                                            );
                                            (if (b < b) { (-0.0_f32) } else { t.0.x })
                                        }),
                                    ];
                                    t.1
                                }
                                _ => TABLE[(MASK % 4) as usize],
                            }),
                            |n, (b, &x)| ((*c) as f32),
                        ),
                    0.25_f32,
                    ([t.0.y, t.0.y])[0],
                );
            (*a) = (({
                let mut x = [RAMP[Pair::SIZE % 9], ((t.0).distance(t.0) + (*y))];
                let k0 = ((UVec2::new(8_u32, MASK)).y) & 3;
                'outer: loop {
                    if k0 > 3 {
                        continue;
                    }
                    {
                        let mut a_2 = (*a);
                    }
                    let (v, ([_, ..], x_2)) = (
                        Pair(flatten::math::atan2(t.0, t.0), ((*a) * x[0])),
                        (x, BVec3::splat(((*c) != (*c)))),
                    );
                    break;
                }
                ((t.1).abs() + 0.5).log2()
            }))
                .sin();
        }
        (*a)
            += [
                ({
                    let _ = (t.1 < (*a));
                    (-1_i32)
                }),
                (IVec2::new(1_i32, 3_i32)).y,
            ]
                .iter()
                .enumerate()
                .fold(
                    ((Vec2::new((-2.5_f32), 0.25_f32)).y).sin(),
                    |c, (n, &t)| (c * (*a)),
                );
        (*a) = (((*a)).clamp(-2.0, 2.0).sinh() + (-0.0));
        let v: Pair;
        if ((*c) < STEPS) {
            (*a) = ((*a)
                * ({
                    (*a) = (if (t.0.x > 0.0) { 0.0 } else { 0.0 });
                    0.0
                }));
            v = Pair(Vec2::new(0.0_f32, 0.0_f32), 0.0_f32);
        } else {
            v = Pair(Vec2::new(0.0_f32, 0.0_f32), 0.0_f32);
        }
        0
    }
}

#[flatten]
mod p139 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn counted<F>(f: &F) -> i32
    where
        F: Fn(i32) -> i32,
    {
        let mut sum = 0_i32;
        for i in 0..3 {
            let v = f(i);
            if v < 0 {
                return sum;
            }
            sum ^= v;
        }
        sum
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32, y: f32) -> f32 {
        let mut t = (counted(&|b| ((*c) ^ b)) as f32);
        'outer: for x_2 in -1..2 {
            let mut b = [
                (match ((if 2_u32 != 0 { MASK % 2_u32 } else { 0_u32 })) {
                    mut c @ 4..=100 => {
                        'inner: for t in 0..WIDE as i32 + 1 {
                            c = (match ((
                                ({ (IVec2::new(x_2, 1_i32)).y }),
                                ((t & 15) * ((t).wrapping_add(t) & 7)),
                            )) {
                                ((x_2, 1..) | (0, x_2)) => c,
                                ((x, 2..) | (-1, x)) if (y > (-0.0)) => {
                                    ((UVec2::new(1_u32, 3_u32))
                                        .saturating_sub(UVec2::new(u32::MAX, c)))
                                        .y
                                }
                                ((n, (5 | -1)) | ((1_000 | 0), n)) => 0,
                                _ => select((c >> (8_u32 & 31)), c, true),
                            });
                            if FLAGS[0_usize % 9] {
                                continue;
                            }
                        }
                        y
                    }
                    mut x => y,
                    mut t @ ..4 => y,
                    _ => t,
                }),
                0.5_f32,
                a,
            ];
        }
        (t + t)
    }
}

#[flatten]
mod p140 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: usize,
        pub b: f32,
        pub c: IVec2,
    }
    const STEPS: i32 = 3;
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Hit, c: &mut i32, y: f32, t: u32) -> f32 {
        'outer: for a_2 in -1..-1 {
            let mut n: [i32; 2] = [10_i32; 2];
            'inner: for &b in &n {
                if false {
                    let (x_2, (mut a_2, _)) = (
                        ({ (a.a != a.a) }),
                        (
                            ((y / (-3.0)) + 0.0),
                            Mat2::from_cols(
                                Vec2::new(1.0_f32, a.b),
                                Vec2::new(2.0_f32, (-1.0_f32)),
                            ),
                        ),
                    );
                }
            }
            let given: f32 = (a.b).powi(2);
            let c: f32 = {
                fn second(t: f32) -> f32 {
                    t * 0.5 + 1.0
                }
                let t = second(given);
                t
            };
            if (a.a < 1) {
                let start = (flatten::math::dot(
                    Vec4::new(3.0_f32, 0.5_f32, y, 2.0_f32),
                    Vec4::new(2.0_f32, a.b, 0.25_f32, 3.0_f32),
                )
                    + ('block: {
                        if (((BVec3::new((a.a > a.a), false, true))
                            .test(
                                (({
                                    n[(n[1] & 1) as usize] = n[a.a % 2];
                                    t
                                }) % 2) as usize,
                            )
                            || ({
                                n[a.a % 2] = (-4);
                                (5_u32 < MASK)
                            })))
                        {
                            'inner: for t in n {
                                n[a.a % 2] = (if n[1] != 0 {
                                    ((n[1]).wrapping_shr(MASK) >> 2) % n[1]
                                } else {
                                    n[0]
                                });
                                let [x_2, a_2] = [(n[0] - a.c.y), (a.c.y >> 1)];
                                n[1] |= x_2;
                                let v: IVec2 = (((a.c | a.c)
                                    + (IVec2::new(a.c.y, (-1)) + IVec2::new(a.c.y, 3)))
                                    - (IVec2::new(n[0], 3_i32)).signum());
                            }
                            break 'block select(a.b, 0.25_f32, true);
                        }
                        (Pair { a: y }).a
                    }));
                let mut b = 0.0;
                b += start;
                continue 'outer;
            }
            'inner: for _ in (0..((a.c.x + n[1]) & 3)) {
                let given: f32 = (if ((t <= t) && (3_usize < a.a)) {
                    break;
                } else {
                    (Vec2::new(0.0_f32, (-2.5_f32))).dot(Vec2::new(0.5, c))
                });
                let c: f32 = {
                    fn first(n: f32) -> f32 {
                        if n < 0.5 { -n } else { n }
                    }
                    let t = first(given);
                    t
                };
                'block: {
                    if ((a_2 as i32) != n[0]) {
                        break 'block;
                    }
                    let mut y = ((if ((match (y != (-0.0_f32)) {
                        false => true,
                        false => FLAGS[(a.a).min(8)],
                        true => (y < c),
                        false => (a.a <= 8),
                    })) {
                        abs(Vec3::new(0.0_f32, 0.5_f32, 0.25_f32))
                    } else {
                        ({ Vec3::new(2.0, 0.25, a.b) })
                    })
                        - ({
                            (Vec3::new((-2.5), 2.0, 0.25))
                                .min(Vec3::new((-2.5), f32::MIN_POSITIVE, 3.0))
                        }));
                }
                if FLAGS[a.a % 9] {
                    break 'outer;
                }
            }
        }
        ((((y * 0.0)).sin() * ((a.b - a.b)).cos() + (y).sin()) + ((*c) as f32))
    }
}

#[flatten]
mod p141 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &UVec2, c: &mut i32, y: &f32, t: &u32) -> [f32; 2] {
        let [_, x_2, _] = [
            [(*c), 7_i32].iter().fold((*c), |a, &n| 3_i32),
            (-(*c)),
            (if ((*c) != (*c)) {
                (*c)
            } else {
                let mut b = [TABLE[((*c) & 1) as usize], (*y)];
                0_i32
            }),
        ];
        let mut x: Mat3 = Mat3::from_cols(
            POINTS[(a.x % 6) as usize],
            CORNER,
            Vec3::new((*y), (*y), (-1.0)),
        );
        let b: f32 = (if (asked(
            &|b, x_2| {
                if ((*c) <= (*c)) {
                    return (false & (a.x > 8_u32));
                }
                ((*c) < 10_i32)
            },
            x.z_axis.x,
        )) {
            {
                let x = &mut x;
                let start = (*t);
                let mut c = 1;
                c += start;
                let mut k0 = (((a.y | 7) - (c & 7))) & 3;
                'outer: while k0 > 0
                    && ((FLAGS[(({
                        c -= 0;
                        a.x
                    }) % 9) as usize]))
                {
                    k0 -= 1;
                    let start = ((TABLE[(3_usize).min(3)] - 0.0)).sin();
                    let mut x = 0.0;
                    x += start;
                    let mut k1 = 1u32;
                    'inner: while k1 > 0 {
                        let mut t = ((((*y) * Vec3::new((*y), 2.0_f32, 0.25_f32))).yzx())
                            .z;
                        if ((if (x_2 <= 5) {
                            ({
                                let q = t;
                                q == q && q.is_sign_negative()
                            })
                        } else {
                            (Vec2::new((*y), t) == Vec2::new(t, (*y)))
                        })) {
                            break;
                        }
                        let v: [f32; 3];
                        if (CORNER).cmplt((-(CORNER))).all() {
                            t %= 3.0;
                            v = (if (COUNT == COUNT) {
                                [(-2.5_f32), (*y), 2.0_f32]
                            } else {
                                [(*y); 3]
                            });
                        } else {
                            c /= 3;
                            v = [
                                Mat3::from_cols(
                                        POINTS[(MASK % 6) as usize],
                                        CORNER,
                                        Vec3::new((-2.5_f32), 0.25_f32, f32::MIN),
                                    )
                                    .determinant(),
                                (t).rem_euclid((t)),
                                t,
                            ];
                        }
                        k1 -= 1;
                    }
                }
            }
            x.x_axis.x
        } else {
            x.y_axis.z
        });
        [
            (select(
                x.z_axis.z,
                (([(*y); 3])[0] + x.x_axis.z),
                (([(-0.0_f32); 3])[0] >= x.z_axis.y),
            ) + x.z_axis.z),
            (x.x_axis.x + x.y_axis.y),
        ]
    }
}

#[flatten]
mod p142 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(BVec3),
        Near,
        Far(UVec2, i32),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: Vec3) -> bool {
        if (c.x <= (-0.0)) {
            let x_2 = (if (c.z).is_nan() {
                Kind::Empty(
                    ((if (c.y < a) {
                        let mut a_2: i32 = ((-LEVELS[(STEPS & 1) as usize])
                            + [
                                (if (a != c.z) {
                                    let Some(a @ 5) = ((match (
                                        (LEVELS[(MASK % 8) as usize] - (NARROW as i32)),
                                        Kind::SIZE,
                                        (!STEPS),
                                    ) {
                                        ((0 | 5), 100, _) if (c.y != c.y) => {
                                            (if (c.z != c.x) { Some((WIDE as i32)) } else { None })
                                        }
                                        (
                                            mut a_2 @ 2,
                                            ..=3,
                                            5..,
                                        ) if ((Vec2::new((-0.0_f32), 3.0_f32))
                                            != (Vec2::new(c.z, 2.0_f32))) => {
                                            (if (2.0_f32 < c.z) { Some((-1_i32)) } else { None })
                                        }
                                        (_, n, _) => (if (n < n) { None } else { Some(STEPS) }),
                                        _ => (if (c.x > a) { None } else { Some(STEPS) }),
                                    })) else {
                                        return ((c.z).abs().ln_1p() <= 0.5);
                                    };
                                    a
                                } else {
                                    STEPS
                                }),
                                ((STEPS & 15) * ((WIDE as i32) & 7)),
                            ]
                                .iter()
                                .fold((STEPS + STEPS), |x_2, &x| 3_i32));
                        BVec3::new(false, (0.0_f32 < c.y), false)
                    } else {
                        BVec3::new((c.y < c.x), true, false)
                    })
                        & ((if (c.y > c.z) { None } else { Some(STEPS) }))
                            .map_or_else(
                                || BVec3::new(false, false, (c.x <= c.x)),
                                |n| BVec3::new(false, false, true),
                            )),
                )
            } else {
                Kind::Near
            });
            let mut b: [f32; 2] = [c.y, c.x];
            'outer: for (y, v) in b.into_iter().zip([c.y, a]) {
                'inner: for a in 0..2i64 {
                    let (a, (_, _)) = (
                        ((IVec2::new(3_i32, (a as i32)) ^ IVec2::new((a as i32), 7_i32))
                            | (IVec2::new(7_i32, 10_i32))
                                .saturating_sub(IVec2::new(STEPS, 0_i32))),
                        (0.0_f32, (false).then_some(0_i32)),
                    );
                }
            }
        }
        false
    }
}

#[flatten]
mod p143 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
        pub b: i32,
        pub c: Vec2,
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: self.a,
                b: self.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair {
                a: self.a,
                b: self.b & other,
                c: self.c,
            }
        }
    }
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &mut i32, y: &f32, t: &mut [f32; 2]) -> f32 {
        'outer: for x_2 in 1..=3 {
            let mut c: [Option<Pair>; 3] = ('block: {
                if ((*c) != a.b) {
                    continue 'outer;
                }
                let mut c: [[f32; 2]; 3] = [(*t), (*t), (*t)];
                'inner: for [mut x, t] in c {
                    c[0][a.a % 2] += 3.0_f32;
                    if (0_i32 > x_2) {
                        break;
                    }
                    let mut x_2 = (if (MASK).is_power_of_two() {
                        (Vec3::select(
                            (POINTS[(a.b & 1) as usize])
                                .cmplt(
                                    Vec3::new(
                                        3.0,
                                        TABLE[(({
                                            c[(MASK % 3) as usize] = c[2];
                                            MASK
                                        }) % 4) as usize],
                                        c[1][0],
                                    ),
                                ),
                            Vec3::new(3.0, (-0.0), 2.0),
                            Vec3::new(2.0, c[1][0], 1.5),
                        ) - Vec3::splat(c[0][0]))
                    } else {
                        Vec3::new(c[0][0], c[1][0], c[2][1])
                    });
                }
                [
                    ((c[1][0] > c[0][1])).then_some(Pair { a: 5_usize, b: a.b, c: a.c }),
                    (if (a.c.x < c[0][1]) { Some(a) } else { None }),
                    (true).then_some(a),
                ]
            });
            'inner: for (x, a) in c.iter_mut().enumerate() {
                if false {
                    break 'inner;
                }
            }
            if (a.c.y <= t[0]) {
                continue 'outer;
            }
        }
        (*y)
    }
}

#[flatten]
mod p144 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 2 };
        const ALL: [Pair; 2] = [Pair { a: 0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn sum(self, mut b: f32, c: i32) -> Option<Pair> {
            let mut t: [i32; 3] = ((if (b <= b) { None } else { Some(self) }))
                .map_or_else(
                    || [c, 3_i32, c],
                    |x| {
                        if ((b <= b) || (b < b)) {
                            return [c, c, c];
                        }
                        [0_i32; 3]
                    },
                );
            'outer: for a in t.iter_mut() {
                let v = (Some(Pair { a: self.a }))?;
                if flatten::math::any(
                    (IVec3::new(5_i32, c, (-1_i32))).cmpeq(IVec3::new(2_i32, c, 2_i32)),
                ) {
                    continue 'outer;
                }
                let a = ((Some(self))
                    .or((if ((*a) < (-1)) { Some(self) } else { None })))?;
            }
            ((2_u32 <= self.a)).then_some(self)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32, y: f32) -> f32 {
        if [(((*c)) >> (3_u32 & 31)), 7_i32, 2_i32].iter().all(|&x_2| ((*c) > (*c))) {
            if ((if (y < a) {
                let mut turn = (({
                    let mut x_2 = ({ Vec3::new(0.25, y, a) });
                    let _ = all(
                        (IVec3::new(2_i32, 10_i32, 3_i32))
                            .cmpeq(IVec3::new(1_i32, 1_i32, 1_i32)),
                    );
                    0_u32
                })) & 1;
                let c: usize = #[keep]
                'value: loop {
                    if (y > a) {
                        if ((Vec2::new(y, 0.25_f32)).dot(Vec2::new(a, 0.5_f32))
                            <= (a + a))
                        {
                            return ((if ((*c) <= (*c)) {
                                None
                            } else {
                                Some(Pair { a: MASK })
                            }))
                                .map_or_else(|| y, |c| ({ y }));
                        } else {
                            return y;
                        }
                    }
                    let mut k0 = ((MASK ^ MASK)) & 3;
                    #[keep] 'outer: while k0 > 0 && (((*c) < (-1))) {
                        k0 -= 1;
                        let mut y = (BVec3::new(true, ((*c) > (-1_i32)), (y <= 0.0_f32))
                            | ({ BVec3::new(true, (y > y), true) }));
                        let mut t: f32 = a;
                    }
                    if (!((*c) < (*c))) {
                        break 'value Pair::SIZE;
                    }
                    turn += 1;
                    if turn >= 2 {
                        break (y.abs() as usize & 15);
                    }
                };
                (true
                    || ({
                        let q = a;
                        q == q && q.is_sign_negative()
                    }))
            } else {
                let mut v: Pair = Pair::ALL[Pair::SIZE % 2];
                let a_2 = v
                    .sum(
                        ({
                            v.a = (v.a + 5);
                            STILL
                        }),
                        (if (*c) != 0 { (!2_i32) / (*c) } else { (*c) }),
                    );
                (y != 2.0)
            })) {} else if (y < y) {} else {}
        } else {}
        y
    }
}

mod p145 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const FLAGS: [bool; 9] = [
        true,
        false,
        false,
        STEPS > 2,
        true,
        false,
        true,
        true,
        false,
    ];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut [f32; 3], c: &mut i32, y: &mut f32) -> bool {
        ((*y), [(*c), _]) = (
            (*y),
            [
                (if false {
                    'outer: for _ in ((MASK & 3)..4).rev() {
                        let mut turn = 0;
                        let a_2: i32 = 'value: loop {
                            if matches!(
                                (((((* c) ^ (* c)) & 15) * ((* c) & 7)), 10_i32), ((b,
                                (1_000 | 5)) | (- 1, b)) if FLAGS[(MASK % 9) as usize]
                            ) {
                                let given: f32 = (-0.0);
                                let v: f32 = {
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn first(a_2: f32) -> f32 {
                                        (a_2 - HALF).max(HALF)
                                    }
                                    let t = first(given);
                                    t
                                };
                            } else if ((*c) > (*c)) {
                                (*y)
                                    += ((0.25_f32).atan2(((a[2]).rem_euclid(((*y))))) * (*y));
                            } else {}
                            if false {
                                break 'value 0;
                            }
                            turn += 1;
                            if turn >= 3 {
                                break (*c);
                            }
                        };
                        if (a[0] > (-0.0)) {
                            continue;
                        }
                    }
                    0
                } else {
                    7
                }),
                (*c),
            ],
        );
        ((a[2] != a[2]) ^ (a[2] > 0.5))
    }
}

#[flatten]
mod p146 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: usize, b: bool, c: i32 },
        Near(i32),
        Far(u32),
        Other,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn over<T: Copy, const N: usize>(x: T, f: impl Fn(T, usize) -> T) -> T {
        let mut x = x;
        for i in 0..N {
            x = f(x, i);
        }
        x
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(&self, a: [i32; 3], c: f32, mut v: (usize, bool)) -> bool {
            v.0 = ([a[2], (!a[0]), over::<_, 1>(self.a, |a_2, x| self.a)]
                .into_iter()
                .take(1_usize % 3)
                .map(|x| {
                    if v.1 {
                        return (0.25_f32).fract();
                    }
                    (c).tanh()
                })
                .sum::<f32>()
                .abs() as usize & 15);
            (v.1 ^ (v.0 > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Mat4, c: &mut i32, y: &mut [i32; 3]) -> u32 {
        'outer: for (_, (t, n)) in (*y).iter().copied().zip(0..3u32).enumerate() {
            'inner: for &_ in &(*y) {
                let mut b = a.z_axis.w;
                match (Kind::Empty {
                    a: Pair::SIZE,
                    b: (Vec2::new(b, (-0.0_f32)) == Vec2::new(a.w_axis.w, 1.5_f32)),
                    c: (if (3_u32 < n) {
                        let (mut y, (x, _)) = (
                            ((*c) != y[2]),
                            (
                                ((a
                                    * Mat4::from_cols(
                                        a.w_axis,
                                        Vec4::new(1.0_f32, (-2.5_f32), (-2.5_f32), a.w_axis.z),
                                        a.z_axis,
                                        a.y_axis,
                                    )) * (a.z_axis).element_sum()),
                                Pair::SIZE,
                            ),
                        );
                        7_i32
                    } else {
                        t
                    }),
                }) {
                    Kind::Far(2..) if false => {}
                    Kind::Far(_) => {}
                    _ => {}
                }
            }
        }
        ((if (((a.z_axis.z > a.y_axis.x)
            || ({
                y[8_usize % 3] = (*y)[Pair::SIZE % 3];
                (y[2] != 5_i32)
            })))
        {
            'block: {
                if ((!({
                    match ((if (a.w_axis.x <= a.x_axis.y) {
                        Kind::Empty {
                            a: Pair::SIZE,
                            b: ({ Pair { a: y[2] } })
                                .step([y[0]; 3], 2.0_f32, (Kind::SIZE, false)),
                            c: 2_i32,
                        }
                    } else {
                        Kind::Near(y[1])
                    })) {
                        Kind::Empty {
                            a: x @ 1..100,
                            b: false,
                            c: a @ 5..1_000,
                        } if (x <= x) => {}
                        Kind::Near(_) => {}
                        Kind::Other if false => {}
                        n => {}
                    }
                    ((*c) < y[2])
                }))) {
                    break 'block;
                }
            }
            MASK
        } else {
            MASKS[8_usize % 7]
        }) + 5)
    }
}

mod p147 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: (f32, UVec2, Mat3), mut v: f32) -> Mat3 {
        let mut turn = 0;
        let b: f32 = 'value: loop {
            if (c.1.y > c.1.y) {
                break (c.2.z_axis.x).fract_gl();
            }
            turn += 1;
            if turn >= 3 {
                break (((-1.0_f32)).min(2.0) + 0.0);
            }
        };
        let mut k0 = ((c.1.y ^ 3_u32)) & 3;
        #[keep]
        'outer: loop {
            let mut b = IVec2::new(STEPS, 7);
            if k0 == 0
                || (((!('block: {
                    if (({
                        let q = c.2.x_axis.x;
                        q == q && q.is_sign_negative()
                    })) {
                        break 'block any(BVec3::new(false, true, false));
                    }
                    if matches!(
                        ((b.y <= (NARROW as i32)), ((c.0 != 1.0_f32) || (k0 <= c.1.y))),
                        (false, true)
                    ) {
                        'inner: for a in [
                            (c.2.z_axis.z + c.2.z_axis.z),
                            (COUNT as f32),
                            (((-0.0_f32)).max((-2.5_f32)) + 0.0),
                        ] {
                            if ((UVec3::new(k0, k0, 8_u32)).as_vec3())
                                .cmpeq((Vec3::new(c.2.x_axis.y, 1.5, c.2.z_axis.y)).zyx())
                                .any()
                            {
                                break;
                            }
                            let mut y = ((((match COUNT {
                                (3 | 100) if (b.y > b.y) => b.x,
                                _ => b.x,
                            }) & 15) * (b.x & 7)))
                                .max(b.x);
                        }
                    } else {}
                    (b.x <= b.x)
                }))))
            {
                break;
            }
            k0 -= 1;
        }
        c.2
    }
}

#[flatten]
mod p148 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(Pair),
        Near,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Vec3, y: &mut [Vec4; 2], t: u32) -> i32 {
        'outer: for n in 0..STEPS {
            let mut k1 = 0i32;
            'inner: while k1 < 3 {
                if (t < t) {
                    break 'outer;
                }
                let mut n = (IVec2::new((!k1), (n >> 1))).y;
                k1 += 1;
            }
            y[1].w
                += ((if c.y <= y[1].z {
                    ((y[0].w).midpoint(HALF)).clamp(c.y, y[1].z) + 0.0
                } else {
                    a
                }) * 0.0);
            let c = Pair;
        }
        let mut x: [f32; 3] = [y[1].w; 3];
        'outer: for b in x.iter() {
            if (((match Pair::SIZE {
                b if true => {
                    'inner: for _ in ((({
                        let mut c = [
                            y[0],
                            (y[0] + (0.0_f32).copysign((y[1].y).max(-9.0))),
                        ];
                        t
                    }) & 3)..4) {
                        'block: {
                            let mut t: i32 = (IVec2::new(
                                (if (NARROW as i32) != 0 {
                                    3_i32 % (NARROW as i32)
                                } else {
                                    STEPS
                                }),
                                STEPS,
                            ))
                                .y;
                            if (LEVELS[(MASK % 8) as usize] > t) {
                                break 'outer;
                            }
                        }
                        if false {
                            break;
                        }
                    }
                    (b < 2)
                }
                100 => (t > MASK),
                ..=2 => (y[0].z > x[0]),
                _ => (0.0_f32 > 0.0),
            }) && false))
            {
                break;
            }
        }
        0
    }
}

#[flatten]
mod p149 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32, pub UVec2);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(0.5, UVec2::new(0, 5));
        const ALL: [Hit; 2] = [Hit(-0.0, UVec2::new(5, 2)), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, a: &[f32; 2], c: i32, y: Hit) -> bool {
            let mut y: [[f32; 2]; 3] = [(*a); 3];
            'outer: for [mut a_2, mut n] in y {
                if (c <= c) {
                    break;
                }
                match ((IVec2::new(3_i32, 7_i32) - IVec2::new(5_i32, c))).y {
                    5..=1_000 => {
                        y[(c & 1) as usize] = y[(MASK % 3) as usize];
                        y[0][Self::SIZE % 2] = (-2.5);
                    }
                    _ => {
                        'inner: for _ in 0u32..4 {
                            let t: Vec3 = 'block: {
                                let mut y: i32 = c;
                                if (a_2 > a[1]) {
                                    break 'block CORNER;
                                }
                                Vec3::new((-1.0), a_2, 0.0)
                            };
                        }
                    }
                    0 => {}
                    _ => {}
                }
            }
            ((c > c) ^ (y[0][0] > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32) -> f32 {
        let mut n: Pair = (if (a != a) { Pair } else { Pair });
        let x = n
            .step(
                &{
                    (match Hit(a, UVec2::new(5_u32, 8_u32)) {
                        Hit(x_2, _) if ((*c) != (NARROW as i32)) => [x_2, x_2],
                        Hit(mut x_2, _) => [a; 2],
                        Hit(
                            0.25..1.0,
                            _,
                        ) if (n
                            .step(
                                &{ [Hit::RATE, a] },
                                (*c),
                                Hit::ALL[(MASKS[Pair::SIZE % 7] % 2) as usize],
                            )) => {
                            let mut x_2: [f32; 2] = [a, a];
                            'outer: for a in x_2.iter_mut() {
                                if (((*a)).sin() == ((*a)).mul_add((*a), (*a))) {
                                    break 'outer;
                                }
                                if ((((*c) < (*c))
                                    && ({
                                        (*c) = (!(*c));
                                        (1_i32 < 10_i32)
                                    })))
                                {
                                    let k1 = ((2_u32).max(MASK)) & 3;
                                    'inner: loop {
                                        if k1 < 4 {
                                            break;
                                        } else {
                                            continue;
                                        }
                                    }
                                    #[keep]
                                    'inner: for a in (0..(MASK & 3)) {
                                        let y: Mat3 = ((if ((Hit(
                                            (-0.0_f32),
                                            UVec2::new(0_u32, 5_u32),
                                        )) != (Hit((-1.0_f32), UVec2::new(a, 0_u32))))
                                        {
                                            Mat3::from_cols(
                                                Vec3::new(2.0_f32, STILL, HALF),
                                                Vec3::new(
                                                    TABLE[(Pair::SIZE).min(3)],
                                                    TABLE[(MASK % 4) as usize],
                                                    HALF,
                                                ),
                                                Vec3::new(0.5_f32, (-2.5_f32), TABLE[(a % 4) as usize]),
                                            )
                                        } else {
                                            Mat3::from_diagonal(CORNER)
                                        }))
                                            .transpose();
                                        if true {
                                            continue 'outer;
                                        }
                                    }
                                } else {}
                            }
                            x_2
                        }
                        _ => [a, a],
                    })
                },
                ((*c)).saturating_neg(),
                Hit::ALL[(MASKS[(3_u32 % 7) as usize] % 2) as usize],
            );
        (a + ((*c) as f32))
    }
}
