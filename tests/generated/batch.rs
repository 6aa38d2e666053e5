//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = p000::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p000::entry(&a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = p000::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p000::entry_flat(&a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p001", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p001::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p001::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p002::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p002::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p003::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p003::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p004", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p004::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p004::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0), Leaf::write(a2)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p005::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p005::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p006", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p006::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r.a), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p006::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r.a), Leaf::write(a0)] }),
    ("p007", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p007::entry(a0, &mut a1); vec![Leaf::write(r[0].0), Leaf::write(r[1].0), Leaf::write(r[2].0), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p007::entry_flat(a0, &mut a1); vec![Leaf::write(r[0].0), Leaf::write(r[1].0), Leaf::write(r[2].0), Leaf::write(a1)] }),
    ("p008", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p008::entry(&a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p008::entry_flat(&a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p009::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p009::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p010", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p010::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p010::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.a), Leaf::write(a2.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p010::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p010::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.a), Leaf::write(a2.b)] }),
    ("p011", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p011::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p011::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let mut a3 = [Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])]; let r = p012::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let mut a3 = [Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])]; let r = p012::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p013::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p013::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let a1 = p014::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p014::entry(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p014::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p014::entry_flat(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }),
    ("p015", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p016", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p016::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p016::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p017", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p017::entry(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p017::entry_flat(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }),
    ("p018", |v| { let a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a1 = p018::Hit { a: p018::Pair(Leaf::read(v[4]), Leaf::read(v[5])), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }; let a2 = Leaf::read(v[8]); let r = p018::entry(&a0, &a1, a2); vec![Leaf::write(r.0.a.0), Leaf::write(r.0.a.1), Leaf::write(r.0.b), Leaf::write(r.0.c)] }, |v| { let a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a1 = p018::Hit { a: p018::Pair(Leaf::read(v[4]), Leaf::read(v[5])), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }; let a2 = Leaf::read(v[8]); let r = p018::entry_flat(&a0, &a1, a2); vec![Leaf::write(r.0.a.0), Leaf::write(r.0.a.1), Leaf::write(r.0.b), Leaf::write(r.0.c)] }),
    ("p019", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p019::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p019::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let a1 = p020::State { a: p020::Pair { a: Leaf::read(v[1]) } }; let r = p020::entry(a0, a1); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p020::State { a: p020::Pair { a: Leaf::read(v[1]) } }; let r = p020::entry_flat(a0, a1); vec![] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p021::entry(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p021::entry_flat(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2), Leaf::write(a1)] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p022::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p022::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p023::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p023::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let a1 = p024::Pair { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p024::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p024::Pair { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p024::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p025", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p025::entry(a0, &mut a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p025::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p026::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p026::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p027::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p027::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p028", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p028::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p028::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p029::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p029::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p030::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p030::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p031", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p031::entry(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p031::entry_flat(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(a1)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p032::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p032::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p033", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (p033::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p033::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (p033::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }, Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p033::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1), Leaf::write(a0)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p034::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p034::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p035", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p035::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p035::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p036", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let r = p036::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let r = p036::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p037", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p037::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p037::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p038", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p038::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p038::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p039", |v| { let mut a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let r = p039::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a0.z_axis)] }, |v| { let mut a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let r = p039::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a0.z_axis)] }),
    ("p040", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p040::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p040::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p041", |v| { let a0 = p041::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p041::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p041::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p041::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p042::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p042::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p044", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p044::State { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p044::entry(a0, &a1, a2); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p044::State { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p044::entry_flat(a0, &a1, a2); vec![Leaf::write(r.0)] }),
    ("p045", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p045::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p045::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p046", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p046::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p046::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let a1 = [Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))]; let a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p047::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))]; let a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p047::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p048", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p048::entry(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p048::entry_flat(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p049", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p049::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p049::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p051", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p051::entry(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p051::entry_flat(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(a1)] }),
    ("p052", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p052::entry(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p052::entry_flat(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p053", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p053::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p053::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p054", |v| { let a0 = Leaf::read(v[0]); let a1 = p054::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let r = p054::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p054::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let r = p054::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p055", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p055::entry(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p055::entry_flat(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p056", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p056::entry(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p056::entry_flat(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p057", |v| { let a0 = p057::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = p057::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p057::entry(a0, a1, &a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = p057::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = p057::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p057::entry_flat(a0, a1, &a2, &a3); vec![Leaf::write(r)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p059::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p059::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p060", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p060::entry(&mut a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p060::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(a0)] }),
    ("p061", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p061::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p061::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p062", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p062::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let mut a3 = [Leaf::read(v[4]), Leaf::read(v[5])]; let r = p062::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[2].a), Leaf::write(r[2].b), Leaf::write(a0), Leaf::write(a3[0]), Leaf::write(a3[1])] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p062::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let mut a3 = [Leaf::read(v[4]), Leaf::read(v[5])]; let r = p062::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[2].a), Leaf::write(r[2].b), Leaf::write(a0), Leaf::write(a3[0]), Leaf::write(a3[1])] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p063::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p063::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p064", |v| { let a0 = p064::State(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let a2 = (p064::Pair(Leaf::read(v[2]), Leaf::read(v[3])), Leaf::read(v[4])); let r = p064::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = p064::State(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let a2 = (p064::Pair(Leaf::read(v[2]), Leaf::read(v[3])), Leaf::read(v[4])); let r = p064::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p065", |v| { let a0 = p065::State { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let mut a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let mut a3 = p065::State { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }; let r = p065::entry(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3.a), Leaf::write(a3.b)] }, |v| { let a0 = p065::State { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let mut a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let mut a3 = p065::State { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }; let r = p065::entry_flat(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3.a), Leaf::write(a3.b)] }),
    ("p066", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p066::State { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p066::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p066::State { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p066::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p068::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p068::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }),
    ("p069", |v| { let a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let mut a1 = Leaf::read(v[4]); let mut a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p069::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let mut a1 = Leaf::read(v[4]); let mut a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p069::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p070", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p070::entry(&a0, &a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p070::entry_flat(&a0, &a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p071", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let mut a2 = (p071::Pair(Leaf::read(v[3]), Leaf::read(v[4])), Leaf::read(v[5]), Leaf::read(v[6])); let a3 = Leaf::read(v[7]); let r = p071::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a2.0.0), Leaf::write(a2.0.1), Leaf::write(a2.1), Leaf::write(a2.2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let mut a2 = (p071::Pair(Leaf::read(v[3]), Leaf::read(v[4])), Leaf::read(v[5]), Leaf::read(v[6])); let a3 = Leaf::read(v[7]); let r = p071::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a2.0.0), Leaf::write(a2.0.1), Leaf::write(a2.1), Leaf::write(a2.2)] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p072::entry(a0, a1, &a2, &a3); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p072::entry_flat(a0, a1, &a2, &a3); vec![] }),
    ("p073", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p073::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p073::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p075", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p075::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p075::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(a0), Leaf::write(a2)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p076::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p076::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p077::entry(&a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p077::entry_flat(&a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p078", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p078::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p078::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p079::entry(&a0, a1, &a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p079::entry_flat(&a0, a1, &a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a3)] }),
    ("p080", |v| { let a0 = [Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])), Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3]))]; let mut a1 = [Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5])), Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7]))]; let mut a2 = Leaf::read(v[8]); let a3 = Leaf::read(v[9]); let r = p080::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis), Leaf::write(a2)] }, |v| { let a0 = [Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])), Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3]))]; let mut a1 = [Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5])), Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7]))]; let mut a2 = Leaf::read(v[8]); let a3 = Leaf::read(v[9]); let r = p080::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis), Leaf::write(a2)] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p081::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p081::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p082::entry(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p082::entry_flat(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p083::entry(&a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p083::entry_flat(&a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p084", |v| { let mut a0 = p084::Pair { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p084::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a1)] }, |v| { let mut a0 = p084::Pair { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p084::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a1)] }),
    ("p085", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p085::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p085::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p086::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p086::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p087::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p087::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p088", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4])); let r = p088::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4])); let r = p088::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a2)] }),
    ("p089", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p089::entry(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p089::entry_flat(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p090", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p090::Pair; let r = p090::entry(&mut a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p090::Pair; let r = p090::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p091", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p091::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p091::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p092::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p092::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p093", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p093::entry(&mut a0, a1); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p093::entry_flat(&mut a0, a1); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(a0)] }),
    ("p094", |v| { let mut a0 = p094::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = (Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p094::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a0.c)] }, |v| { let mut a0 = p094::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = (Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p094::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a0.c)] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p095::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p095::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p096", |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let r = p096::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let r = p096::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p097", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p097::entry(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p097::entry_flat(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p098::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p098::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p099", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p099::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p099::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p100", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p100::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p100::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p101::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p101::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p102", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p102::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p102::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p103", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p103::entry(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p103::entry_flat(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p104::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p104::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p105", |v| { let a0 = [[Leaf::read(v[0]), Leaf::read(v[1])], [Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])]]; let a1 = [Leaf::read(v[6]), Leaf::read(v[7])]; let r = p105::entry(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = [[Leaf::read(v[0]), Leaf::read(v[1])], [Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])]]; let a1 = [Leaf::read(v[6]), Leaf::read(v[7])]; let r = p105::entry_flat(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p106::Hit { a: Leaf::read(v[2]) }; let a3 = (Leaf::read(v[3]), Leaf::read(v[4])); let r = p106::entry(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p106::Hit { a: Leaf::read(v[2]) }; let a3 = (Leaf::read(v[3]), Leaf::read(v[4])); let r = p106::entry_flat(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p107::entry(a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p107::entry_flat(a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2), Leaf::write(a3)] }),
    ("p108", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p108::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p108::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (p109::Pair(Leaf::read(v[1])), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let mut a3 = p109::Pair(Leaf::read(v[4])); let r = p109::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.0.0), Leaf::write(a1.1), Leaf::write(a3.0)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (p109::Pair(Leaf::read(v[1])), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let mut a3 = p109::Pair(Leaf::read(v[4])); let r = p109::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.0.0), Leaf::write(a1.1), Leaf::write(a3.0)] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p110::entry(a0, a1, a2, &a3); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p110::entry_flat(a0, a1, a2, &a3); vec![] }),
    ("p111", |v| { let mut a0 = p111::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p111::entry(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0.a), Leaf::write(a0.b)] }, |v| { let mut a0 = p111::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p111::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0.a), Leaf::write(a0.b)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p112::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p112::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p113", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p113::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p113::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry(&a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(r.w_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry_flat(&a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(r.w_axis)] }),
    ("p115", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p115::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p115::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p116", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p116::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p116::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p117", |v| { let a0 = p117::Pair(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let r = p117::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p117::Pair(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let r = p117::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p118::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p118::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p119::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p119::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p120", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p120::entry(&mut a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2.a), Leaf::write(r.2.b), Leaf::write(a0), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a1.z_axis)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p120::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2.a), Leaf::write(r.2.b), Leaf::write(a0), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a1.z_axis)] }),
    ("p121", |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let r = p121::entry(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let r = p121::entry_flat(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p122::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p122::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p123", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p123::Pair { a: Leaf::read(v[1]) }; let r = p123::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p123::Pair { a: Leaf::read(v[1]) }; let r = p123::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p124", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [p124::Pair, p124::Pair, p124::Pair]; let r = p124::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [p124::Pair, p124::Pair, p124::Pair]; let r = p124::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p125", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p125::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p125::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p126", |v| { let a0 = Leaf::read(v[0]); let a1 = p126::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p126::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p126::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p126::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p127", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p127::entry(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p127::entry_flat(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p128", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p128::entry(&a0, &mut a1); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p128::entry_flat(&a0, &mut a1); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(a1)] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p129::State(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p129::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1.0)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p129::State(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p129::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1.0)] }),
    ("p130", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p130::entry(&a0, a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p130::entry_flat(&a0, a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let a1 = p131::Hit { a: p131::Pair(Leaf::read(v[1])), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p131::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p131::Hit { a: p131::Pair(Leaf::read(v[1])), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p131::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p132::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p132::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p133::entry(a0, &a1, &a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p133::entry_flat(a0, &a1, &a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a3)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p134::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p134::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p134::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p134::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p135::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p135::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2.a), Leaf::write(a2.b)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p135::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p135::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2.a), Leaf::write(a2.b)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p136::entry(&a0, &mut a1, a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p136::entry_flat(&a0, &mut a1, a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p137::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p137::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p138::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p138::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p139", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [[Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7])]]; let a3 = Leaf::read(v[8]); let r = p139::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [[Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7])]]; let a3 = Leaf::read(v[8]); let r = p139::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p140::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p140::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p141", |v| { let a0 = (Leaf::read(v[0]), Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3]))); let a1 = Leaf::read(v[4]); let a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p141::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = (Leaf::read(v[0]), Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3]))); let a1 = Leaf::read(v[4]); let a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p141::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p142::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p142::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p143", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p143::entry(&mut a0, a1, a2); vec![Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p143::entry_flat(&mut a0, a1, a2); vec![Leaf::write(a0)] }),
    ("p144", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p144::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p144::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p145", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p145::entry(&mut a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p145::entry_flat(&mut a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p146::entry(a0, a1, a2); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p146::entry_flat(a0, a1, a2); vec![Leaf::write(r.0)] }),
    ("p147", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p147::entry(a0, a1, &a2); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p147::entry_flat(a0, a1, &a2); vec![] }),
    ("p148", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p148::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a2)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p148::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a2)] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p149::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p149::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1])] }),
];

#[flatten]
mod p000 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Hit, mut x: [i32; 2], y: usize) -> Hit {
        let mut y = (x[0] != 7);
        if ((({
            if y {
                x[Hit::SIZE % 2] = x[0];
                let mut k0 = ((MASK | MASK)) & 3;
                'outer: loop {
                    let mut b = x;
                    if ((((TABLE[(x[1] & 1) as usize] - 0.25_f32) != (a.1.x).trunc())
                        && ({
                            let q = a.0;
                            q == q && q.is_sign_negative()
                        })))
                    {
                        y = y;
                    }
                    'inner: for _ in -1..-1 {
                        let [x_2, mut a_2] = [
                            ({ b[0] }),
                            (if b[0] != 0 { 7_i32 / b[0] } else { 5_i32 }),
                        ];
                        let mut t = y;
                        let mut c = k0;
                    }
                    if k0 == 0
                        || (((x[1] < x[0]) || (a.1.x == TABLE[(k0 % 4) as usize])))
                    {
                        break;
                    }
                    k0 -= 1;
                }
            }
            'outer: for (n, b) in x.into_iter().zip([(5_i32 - x[1]), x[1]]) {
                if (((Pair { b: MASK, a: y }).a
                    && (IVec2::new(3, 7) == IVec2::new(x[1], 3))))
                {
                    if (((a.1).cmpne(a.1))
                        .test(
                            (({
                                y &= y;
                                MASK
                            }) % 2) as usize,
                        ))
                    {
                        let given: f32 = (if (y && y) {
                            select(a.1.x, a.0, y)
                        } else {
                            (HALF).clamp(-2.0, 2.0).exp_m1()
                        });
                        let x: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn first(x: f32) -> f32 {
                                if x < HALF { -x } else { x }
                            }
                            let t = first(given);
                            t
                        };
                        let mut t: bool = ({
                            let q = (if x <= x { (x).clamp(x, x) + 0.0 } else { a.1.x });
                            q == q && q.is_sign_negative()
                        });
                        let mut a: Hit = Hit(
                            (Vec2::select(
                                (Vec2::new(1.5_f32, x)).cmplt(Vec2::new(0.0_f32, 0.0_f32)),
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(0.0_f32, 0.0_f32),
                            ))
                                .y,
                            Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        );
                    }
                    break;
                }
            }
            0.0_f32
        }) > 0.0))
        {}
        Hit(0.0_f32, Vec3::new(0.0_f32, 0.0_f32, 0.0_f32))
    }
}

#[flatten]
mod p001 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub usize);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    fn third(mut b: f32, c: &Pair) -> i32 {
        #[keep]
        'outer: for _ in (0..(MASK & 3)) {
            {
                b
                    *= (if c.0.y <= c.0.y {
                        (c.0.z).clamp(c.0.y, c.0.y) + 0.0
                    } else {
                        c.0.x
                    });
                match Hit(1.0_f32, (Pair::SIZE >> 1)) {
                    Hit(b, (100 | 100)) if ((b <= c.0.x) || true) => {
                        let given: f32 = step(Hit::RATE, c.0.x);
                        let b: f32 = {
                            let t = second(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(a_2: f32) -> f32 {
                                a_2 * HALF + 1.0
                            }
                            t
                        };
                    }
                    Hit(_, 4) => {}
                    _ => {}
                }
            }
        }
        ((WIDE as i32) + (b as i32).clamp(-64, 64))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut i32) -> f32 {
        'outer: for c in (1..10).step_by(3) {
            'inner: for a in 0..1 {
                'block: {
                    match ((
                        (MASK & (UVec2::new(5_u32, 5_u32)).y),
                        ((if (-1_i32) != 0 { (-1_i32) / (-1_i32) } else { c })
                            | third(
                                RAMP[(Hit::SIZE).min(8)],
                                &{ Pair(Vec3::new(HALF, TABLE[Hit::SIZE % 4], 1.0_f32)) },
                            )),
                        false,
                    )) {
                        (0, -7, true) => {}
                        _ => {}
                    }
                    if false {
                        break 'block;
                    }
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p002 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Pair);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: &mut usize, t: usize) -> bool {
        let y = ({
            let mut x: Vec3 = (flatten::math::dot(
                Vec2::new(1.0_f32, 0.25_f32),
                Vec2::new((*a), 2.0_f32),
            )
                * ((if (8_usize != t) {
                    'outer: for v in (1..1).step_by(3) {
                        (*y) = (((((t & 255) as u32) | (MASK).min(MASK)) & 7) as usize);
                        if ((if (c < c) { ((-2.5_f32) > (*a)) } else { (t <= t) })) {
                            (*y) = (((((v as i32) & 7) as usize)).saturating_sub((t & 7))
                                + ((if ((v as i32) != v) { t } else { Hit::SIZE })).min(t));
                            break 'outer;
                        }
                        let v = Pair;
                        let mut turn = 0;
                        let a: IVec3 = 'value: loop {
                            if (c > 10) {
                                break ((IVec3::new(c, 3, c)).min(IVec3::new(c, c, 0))
                                    - (IVec3::new(c, 10, c) - IVec3::new(2, 10, c)));
                            }
                            turn += 1;
                            if turn == 1 {
                                break (IVec3::new(2, c, 0)).max(IVec3::new((-1), 1, c));
                            }
                        };
                    }
                    CORNER
                } else {
                    Vec3::new(0.0, (*a), 2.0)
                }))
                    .zyx());
            let given: f32 = x.y;
            let x: f32 = {
                fn second(x_2: f32) -> f32 {
                    if x_2 < 0.5 { -x_2 } else { x_2 }
                }
                let t = second(given);
                t
            };
            (c > 2)
        });
        match Hit((*a), Pair) {
            Hit(_, _) => {
                return (flatten::math::radians((*a)) < ((*a) + 0.0));
            }
            Hit(b, _) => {
                let n: Hit = Hit(b, Pair);
            }
            Hit(1.0..=8.0, _) => {
                let mut c = abs(
                    (match y {
                        _ => ((-0.0_f32) - (*a)),
                        _ => flatten::math::mix(3.0_f32, (-0.0_f32), (*a)),
                        _ => {
                            let n = [(Hit((*a), Pair)).0, TABLE[(t).min(3)]];
                            (n[0] * (*a))
                        }
                    }),
                );
                let mut x = Pair;
            }
            n => {
                let mut k0 = 0i32;
                'outer: while k0 < 3 {
                    k0 += 1;
                    'inner: for x in 0..k0 {
                        let y: Pair;
                        if ((false
                            && (if false { (t != t) } else { (Pair::SIZE != t) })))
                        {
                            y = n.1;
                        } else {
                            y = Pair;
                        }
                        let Hit(mut t, v) = Hit(n.0, Pair);
                    }
                    let mut a_2 = Mat2::from_diagonal(Vec2::new(0.5, n.0));
                    a_2.y_axis += Vec2::ONE;
                    let [mut a, _] = [a_2.x_axis.x, a_2.x_axis.y];
                }
            }
        }
        (matches!((! c), (5 | 2)) ^ (0_usize < 0))
    }
}

mod p003 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p004 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
        pub b: UVec2,
        pub c: IVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
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
    impl State {
        fn step(&self, a: &bool, mut x: i32, y: Pair) -> f32 {
            if (Self::SIZE == Self::SIZE) {
                if ((Pair::SIZE).abs_diff(Hit::SIZE)
                    == (Self::SIZE).saturating_sub(Self::SIZE))
                {
                    return (floor(self.a.y)).rem_euclid(((self.a.x % self.a.z)));
                } else {
                    return (self.a.z).abs();
                }
            }
            let x = Hit { a: 3 };
            let mut k0 = (self.b.y) & 3;
            'outer: while k0 > 0 {
                k0 -= 1;
                let mut v: State = (if (self.b.y == (self.b.x).max(8)) {
                    let mut a = vec3(
                        ({
                            let q = self.a.z;
                            if q == q {
                                f32::from_bits(q.to_bits() ^ 0x8000_0000)
                            } else {
                                0.5
                            }
                        }),
                        (((-self.a.x))
                            .min(
                                dot(
                                    Vec4::new(2.0_f32, 0.5_f32, (-0.0_f32), 2.0_f32),
                                    Vec4::new(0.25_f32, (-1.0_f32), (-2.5_f32), self.a.z),
                                ),
                            ) + 0.0),
                        self.a.z,
                    );
                    (*self)
                } else {
                    (*self)
                });
            }
            (((STILL + self.a.y)).tanh() + (self.a.y + (-0.0)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Vec2, c: Vec4, y: &mut f32) -> State {
        let mut x = Vec3::splat(
            ({
                State {
                    c: IVec2::new((NARROW as i32), (NARROW as i32)),
                    a: Vec3::new((-0.0), (-1.0), c.x),
                    b: UVec2::new(2, 8),
                }
            })
                .step(&{ (c.z > a.y) }, (Hit { a: (WIDE as i32) }).a, Pair { a: false }),
        );
        let mut k0 = (((MASK | 7) - (MASK & 7))) & 3;
        #[keep]
        'outer: loop {
            if ((Pair { a: false }).a) || k0 == 0 {
                break;
            }
            k0 -= 1;
            let a: usize = 0;
        }
        State {
            a: Vec3::new(0.0, 0.0, 0.0),
            b: UVec2::new(0, 0),
            c: IVec2::new(0, 0),
        }
    }
}

#[flatten]
mod p005 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec4,
        pub b: usize,
        pub c: u32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: u32,
        pub b: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
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
    impl Pair {
        fn step(mut self, a: &usize) -> i32 {
            let b: Pair = Pair {
                b: self.b,
                ..Pair {
                    b: self.b,
                    ..Pair { a: self.b.y, b: self.b }
                }
            };
            self.b.z /= 2.0;
            if ((((if (self.b.z <= b.b.z) { 1.0_f32 } else { self.a }) * self.b.x)
                > (if (({
                    let State { a: a, b: t } = State {
                        b: Vec2::new(b.b.y, (-2.5_f32)),
                        a: MASK,
                    };
                    (self.b.y < 3.0)
                })) {
                    match ((MASK >> (MASK & 31)), ((MASK & 7) as usize)) {
                        (x, 0..) => {
                            'outer: for _ in 0..2 {
                                if (({
                                    let q = self.b.z;
                                    q == q && q.is_sign_negative()
                                })) {
                                    let mut n: [f32; 2] = [0.0_f32, STILL];
                                    break;
                                }
                                let [a_2, ..] = [b.a, b.a];
                            }
                            let mut t: [f32; 2] = [self.b.z, self.a];
                            'outer: for a_2 in t {
                                let mut v = Pair {
                                    b: ((self.b / 2.0) * ({ b.a })),
                                    ..b
                                };
                                let mut turn = 0;
                                let x: State = 'value: loop {
                                    t[(*a) % 2] = b.b.z;
                                    if (x <= x) {
                                        break State {
                                            a: x,
                                            b: Vec2::new(3.0, (-0.0)),
                                        };
                                    }
                                    turn += 1;
                                    if turn == 2 {
                                        break State {
                                            b: Vec2::new(0.0, 0.0),
                                            ..State {
                                                b: Vec2::new(v.a, b.b.y),
                                                ..State {
                                                    a: x,
                                                    ..State {
                                                        a: x,
                                                        b: Vec2::new(t[0], self.a),
                                                    }
                                                }
                                            }
                                        };
                                    }
                                };
                                if (1.0_f32 <= b.b.x) {
                                    continue;
                                }
                            }
                        }
                        (1, 100) => {}
                        _ => {}
                    }
                    b.a
                } else {
                    b.a
                })))
            {} else {}
            (10 + (self.a as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32, y: f32) -> i32 {
        let mut k0 = ((match (y <= HALF) {
            true if (Hit::SIZE <= Hit::SIZE) => {
                x <<= 1;
                MASK
            }
            b @ false if (b | b) => 0_u32,
            true => {
                x
                    ^= Pair::step(
                        Pair {
                            b: ((match 5_usize {
                                v if (x).is_negative() => {
                                    'outer: for v in [
                                        (MASK as f32),
                                        (Vec4::new(a, 3.0_f32, y, 0.25_f32))
                                            .dot(Vec4::new(y, y, y, y)),
                                    ] {
                                        x = x;
                                        let given: f32 = (hadd(Vec2::new((-0.0_f32), (-1.0_f32)))
                                            + a);
                                        let v: f32 = {
                                            const HALF: f32 = STEPS as f32 * 0.25;
                                            const STEPS: i32 = 2;
                                            fn second(b: f32) -> f32 {
                                                (b - HALF).max(HALF)
                                            }
                                            let t = second(given);
                                            t
                                        };
                                        (x != (0 ^ x));
                                        (((3_i32 < x)
                                            || ({
                                                x ^= (!x);
                                                (x < (-1_i32))
                                            })) || (x == x));
                                    }
                                    Vec3::new((-2.5_f32), y, 0.0_f32)
                                }
                                _ => Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                            }) % 1.5),
                            ..Pair {
                                a: 0.0_f32,
                                b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                            }
                        },
                        &{ 0_usize },
                    );
                0_u32
            }
            false => 0_u32,
        })) & 3;
        'outer: while k0 > 0 && (false) {
            k0 -= 1;
        }
        0
    }
}

#[flatten]
mod p006 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    pub fn entry(a: &mut Vec3, mut x: i32, y: &f32, t: bool) -> Pair {
        let mut a: Pair = (if ((({
            let start = ((UVec2::new(MASK, MASK)).y
                / ((MASKS[(Pair::SIZE).min(6)] ^ MASKS[Pair::SIZE % 7]) | 1));
            let mut y = 1;
            y += start;
            let mut k0 = ((0_u32 | y)) & 3;
            #[unroll(max = 4)] 'outer: while k0 > 0 && (any(BVec3::new(t, t, false))) {
                k0 -= 1;
            }
            Vec2::new(0.0, 0.0)
        }) == Vec2::new(0.0, 0.0)))
        {
            Pair { a: 0.0 }
        } else {
            Pair { a: 0.0 }
        });
        Pair { a: 0.0 }
    }
}

#[flatten]
mod p007 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
        fn step(&self, a: f32, c: i32, y: &mut f32) -> f32 {
            (*y) %= 3.0;
            (((*y) + (1.0_f32).cbrt()) + (*y))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> [Hit; 3] {
        let mut turn = 0;
        let b: f32 = 'value: loop {
            (a != a);
            let mut n: [Hit; 3] = [Hit(a), Hit(0.5_f32), Hit(a)];
            if ((matches!(n[1].0, x_2 if (Hit::SIZE >= Pair::SIZE))
                && ({
                    (*c) = (Pair {
                        b: TABLE[(({
                            n = n;
                            0_u32
                        }) % 4) as usize],
                        a: (*c),
                    })
                        .a;
                    any(BVec3::new(false, false, (a != n[0].0)))
                })))
            {
                break 'value (({
                    Pair {
                        b: 2.0,
                        ..Pair { b: n[2].0, a: (*c) }
                    }
                })
                    .step(n[1].0, (*c), &mut n[(3_u32 % 3) as usize].0) * a);
            }
            turn += 1;
            if turn == 2 {
                break hadd(Vec4::new((-1.0_f32), 1.0_f32, 0.5_f32, 2.0_f32));
            }
        };
        'outer: for _ in (1..1).step_by(3).rev() {
            (*c) = (*c);
        }
        let mut n: [f32; 2] = [a, a];
        'outer: for (_, (t, a_2)) in n.iter().copied().zip(0..2u32).enumerate() {
            let mut k1 = 1u32;
            'inner: while k1 < 2 {
                let mut a = ({
                    let mut c: bool = ((((a_2 + k1) & 15)
                        * (((k1 & 15) * (a_2 & 7)) & 7)) >= (MASK).midpoint(8_u32));
                    let y: Pair;
                    if (((b).min(t) + 0.0) > n[0]) {
                        c = false;
                        y = Pair { a: 0, b: 0.0 };
                    } else {
                        y = Pair { a: 0, b: 0.0 };
                    }
                    Mat3::from_cols(
                        Vec3::new(0.0, 0.0, 0.0),
                        Vec3::new(0.0, 0.0, 0.0),
                        Vec3::new(0.0, 0.0, 0.0),
                    )
                });
                a.y_axis = Vec3::new(0.0_f32, 0.0_f32, 0.0_f32);
                k1 <<= 1;
            }
        }
        [Hit(0.0_f32), Hit(0.0_f32), Hit(0.0_f32)]
    }
}

#[flatten]
mod p008 {
    use super::*;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32, y: Vec4, t: &u32) -> u32 {
        let mut a = (y.y)
            .lerp(
                ({
                    let mut k0 = (((*t)).min((*t))) & 3;
                    #[keep]
                    'outer: loop {
                        if k0 == 0 {
                            break;
                        }
                        let mut k1 = 0;
                        'inner: while k1 < 2 {
                            if k1 == 0 {
                                k0 -= 1;
                                let mut x_2 = (y.z, (Vec4::splat(y.z) * (y.x * y.w)));
                                let mut turn = 0;
                                let b: IVec3 = 'value: loop {
                                    let x_2 = (
                                        ((Vec2::new(1.5_f32, y.y) * 2.0_f32)).y,
                                        ((x_2.1).normalize_or_zero()).floor(),
                                    );
                                    ({ (5_u32 < (*t)) });
                                    if (({ (false != (y.z <= 1.5)) })) {
                                        break ((IVec3::new(0, 7, 10) % 3) + IVec3::new(x, 2, 7));
                                    }
                                    turn += 1;
                                    if turn == 1 {
                                        break IVec3::new(10, 1, x);
                                    }
                                };
                            }
                            k1 += 1;
                        }
                    }
                    y.x
                }),
                y.x,
            );
        (3 + (a.abs() as u32 & 255))
    }
}

#[flatten]
mod p009 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, mut x: i32, y: &mut f32) -> IVec3 {
        let mut k0 = 0i32;
        'outer: while k0 < 0 {
            let k1 = (((MASK | 7) - (MASK & 7))) & 3;
            'inner: loop {
                if k1 < 4 {
                    break;
                } else {
                    continue;
                }
            }
            let given: f32 = ((b).ceil()).cos();
            let y: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(t: f32) -> f32 {
                    (t - HALF).max(HALF)
                }
                t
            };
            k0 += 1;
        }
        {
            let [y, t, _] = ({
                match (IVec3::new(7_i32, x, LEVELS[(x & 1) as usize])).min_element() {
                    v @ -1.. => {
                        let mut v = b;
                        let mut k0 = ((5_u32).midpoint(MASK)) & 3;
                        'outer: loop {
                            if k0 == 0 {
                                break;
                            }
                            let mut k1 = 0;
                            'inner: while k1 < 2 {
                                if k1 == 0 {
                                    k0 -= 1;
                                    let (c, mut a_2) = (
                                        (Vec3::new((*y), 0.5_f32, (*y))).is_nan_mask(),
                                        mix((STILL).trunc(), (Pair::SIZE as f32), ((*y) - (*y))),
                                    );
                                    (round(Vec2::new(b, a_2)) == Vec2::new((*y), (*y)));
                                    let [mut a, _] = [(Vec3::new(a_2, 0.25_f32, 3.0_f32))
                                        .to_array()[2_usize % 2]; 2];
                                }
                                k1 += 1;
                            }
                        }
                    }
                    _ => {
                        {
                            (b, (*y)) = (
                                b,
                                (b
                                    - ({
                                        b = (-(*y));
                                        (-0.0)
                                    })),
                            );
                            let given: f32 = (-1.0);
                            let y: f32 = {
                                let t = doubled(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn doubled(n: f32) -> f32 {
                                    n * HALF + 1.0
                                }
                                t
                            };
                            let [x, mut t] = [0.25_f32, y];
                        }
                        'outer: for t in 0..2i64 {
                            b = (((b)
                                .mul_add(degrees((*y)), (Vec2::new(0.0_f32, 0.25_f32)).y))
                                .min(
                                    (match ((
                                        (match Pair(Pair::SIZE, b) {
                                            Pair(
                                                _,
                                                a,
                                            ) if ((if (a < a) {
                                                ((t as i32) <= x)
                                            } else {
                                                (a != (-1.0))
                                            })) => Pair::SIZE,
                                            Pair(4..=100, (0.25 | 0.0)) => Pair::SIZE,
                                            b => 0_usize,
                                        }),
                                        (match Pair(Pair::SIZE, 0.0_f32) {
                                            Pair(3.., n) if (n != 3.0) => ((t as f32) > b),
                                            Pair(100.., 1.0..=2.0) if (x > x) => ((-0.0_f32) > 0.25_f32),
                                            Pair(b, _) if ((*y) > (*y)) => {
                                                ((t as usize) <= (t as usize))
                                            }
                                            mut v => (v.0 != v.0),
                                        }),
                                        (t as u32),
                                    )) {
                                        (3..=4, false, 2) => b,
                                        (mut n, b @ false, 0) if b => HALF,
                                        _ => (*y),
                                    }),
                                ) + 0.0);
                        }
                    }
                }
                [(*y), (-1.0_f32), b]
            });
        }
        (IVec3::new(1, 10, x) + IVec3::splat(((*y) as i32).clamp(-64, 64)))
    }
}

#[flatten]
mod p010 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub IVec3);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub f32);
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
    impl Pair {
        fn step(&self, a: i32, c: &bool) -> Vec3 {
            let given: f32 = (-2.5);
            let a_2: f32 = {
                let t = first(given);
                fn first(b: f32) -> f32 {
                    b * 0.5 + 1.0
                }
                t
            };
            ((Mat3::from_cols(
                Vec3::new(a_2, (-1.0_f32), a_2),
                Vec3::new(1.0_f32, a_2, 1.5_f32),
                Vec3::new(2.0_f32, a_2, (-1.0_f32)),
            ))
                .transpose()
                * ((Mat3::from_cols(
                    Vec3::new(1.5_f32, 0.5_f32, a_2),
                    Vec3::new(0.5_f32, 2.0_f32, a_2),
                    Vec3::new(a_2, a_2, a_2),
                )
                    - mat3(
                        Vec3::new(a_2, (-0.0_f32), a_2),
                        Vec3::new(0.0_f32, 2.0_f32, a_2),
                        Vec3::new(a_2, 0.0_f32, a_2),
                    )))
                    .x_axis)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32, y: &mut Hit) -> f32 {
        if ((*c) < (*c)) {
            y.b /= 2.0;
            return (Vec2::splat(a)).dot((HALF * y.a));
        }
        let mut k0 = 3u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            if any(
                (IVec3::new((*c), (-4_i32), (*c))).cmpeq(IVec3::new(10_i32, (*c), 2_i32)),
            ) {
                break;
            }
            let (x_2, (mut a_2, mut y)) = (
                Hit {
                    a: Vec2::new(y.b, (-0.0_f32)),
                    b: (State(y.b)).0,
                },
                (
                    ((if y.a.y <= TABLE[((*c) & 1) as usize] {
                        ((-2.5_f32)).clamp(y.a.y, TABLE[((*c) & 1) as usize]) + 0.0
                    } else {
                        (-0.0_f32)
                    }) % 1.5),
                    [(*c); 3],
                ),
            );
        }
        (({
            let mut v: Pair = Pair(Pair::SIZE, IVec3::new((*c), (*c), (*c)));
            v.step(
                (IVec2::new(v.1.x, v.1.x) & 63).dot(IVec2::new(2_i32, 10_i32) & 15),
                &{ (true && (v.0 > v.0)) },
            );
            let mut x_2 = Vec3::new(a, (-1.0), 2.0);
            ((Vec3::new(y.a.x, y.a.y, 3.0_f32)).clamp_length_max(2.0))
                .dot(({ v }).step((v.1.x).wrapping_shl(8_u32), &{ true }))
        }) + y.a.x)
    }
}

mod p011 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten]
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
    #[flatten(exact)]
    pub fn entry(mut b: i32, c: i32, y: &mut f32) -> u32 {
        let mut a_2: [f32; 3] = [(*y), TABLE[(COUNT).min(3)], (*y)];
        'outer: for _ in a_2.iter().rev() {
            (((c < c) && false)
                || (a_2[0]
                    <= RAMP[(MASKS[(({
                        b |= (b + 1_i32);
                        MASK
                    }) % 7) as usize] % 9) as usize]));
            'inner: for (y, &b) in a_2
                .iter()
                .zip(
                    &[
                        tanh(a_2[1]),
                        (if (TABLE[(COUNT).min(3)] <= 0.0) {
                            let mut a: f32 = (a_2[2] - ((a_2[2]).max(a_2[1]) + 0.0));
                            (*y)
                        } else {
                            0.5_f32
                        }),
                        a_2[1],
                    ],
                )
            {
                match (1.0_f32, (POINTS[COUNT % 6]).z) {
                    ((n, (8.0 | 8.0))
                    | ((-1.5 | 1.0), n)) if (false && (HALF > a_2[0])) => {
                        if (c < c) {
                            if ((((MASKS[COUNT % 7] & 7) as usize)
                                >= (if true { COUNT } else { COUNT })))
                            {
                                continue 'outer;
                            } else {
                                return MASK;
                            }
                        }
                    }
                    ((n, 1.0) | (-1.5, n)) if true => {}
                    ((mut a, 0.25..=8.0) | (..0.25, mut a)) if (a_2[2] <= b) => {}
                    _ => {}
                }
            }
        }
        (MASK + (a_2[1].abs() as u32 & 255))
    }
}

#[flatten]
mod p012 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec2,
        pub c: f32,
    }
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn sum(self, a: f32, c: &bool) -> f32 {
            if (*c) {
                if (((if (*c) {
                    self.b.x
                } else {
                    if (*c) {
                        if ((if ((if (*c) {
                            'outer: for y in (((if (*c) { 2_u32 } else { MASK }) & 3)..8)
                                .step_by(2)
                            {
                                if ((!({ (*c) }))) {
                                    break;
                                }
                                let mut a_2 = (if (self.a > self.a) {
                                    select(
                                        (IVec2::new((-4_i32), (-4_i32))
                                            - IVec2::new(self.a, self.a)),
                                        IVec2::new(10_i32, self.a),
                                        (*c),
                                    )
                                } else {
                                    IVec2::new(3, (-4))
                                });
                            }
                            (self.a > self.a)
                        } else {
                            (self.b.y < self.b.y)
                        })) {
                            return self.b.x;
                        } else {
                            (*c)
                        })) {
                            return self.b.x;
                        } else {
                            return a;
                        }
                    }
                    self.c
                }))
                    .is_nan())
                {}
            }
            ([(a - self.c); 3])[0]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Vec2, c: i32, y: [f32; 3], t: &mut [f32; 3]) -> f32 {
        let mut turn = 0;
        let a: BVec3 = 'value: loop {
            if ((((Vec3::new((-2.5_f32), 0.25_f32, t[2])).z).fract()
                >= (-(match (c, MASKS[(0_i32 & 1) as usize]) {
                    (x, 1) if (!((-1_i32) < 0)) => y[1],
                    ((1_000 | -1), 100) => t[0],
                    ((1 | 0), 1) => {
                        let [_, mut y, v] = [a.y, y[0], 1.0_f32];
                        t[0]
                    }
                    _ => t[1],
                }))))
            {
                let a: BVec3 = (IVec3::new(5_i32, c, 0_i32))
                    .cmpgt(
                        ((if (c != 0) {
                            let (a, _) = (
                                (if (((7_i32 <= 2)
                                    && ({
                                        t[2] = ({
                                            Pair {
                                                c: a.y,
                                                a: c,
                                                b: Vec2::new(1.0, a.y),
                                            }
                                        })
                                            .sum(
                                                ({
                                                    Pair {
                                                        a: 0,
                                                        b: Vec2::new(0.0, 0.0),
                                                        c: 0.0,
                                                    }
                                                })
                                                    .sum(0.0, &{ false }),
                                                &{ false },
                                            );
                                        false
                                    })))
                                {
                                    0.0_f32
                                } else {
                                    0.0_f32
                                }),
                                0.0_f32,
                            );
                            IVec3::new(0, 0, 0)
                        } else {
                            IVec3::new(0, 0, 0)
                        }) - IVec3::new(0, 0, 0)),
                    );
            }
            if false {
                break BVec3::new(false, false, false);
            }
            turn += 1;
            if turn == 2 {
                break BVec3::new(false, false, false);
            }
        };
        0.0
    }
}

#[flatten]
mod p013 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        fn step(&mut self, a: &Pair, c: &mut i32, y: &Mat2) -> bool {
            let (x, mut b) = (
                (if ((*c) != (*c)) {
                    ((8_u32 & 15) * (MASK & 7))
                } else {
                    let mut y: i32 = (((((*c) * 1) >> 2) & 15)
                        * (((((*c) & 63) << STEPS) >> STEPS) & 7));
                    MASKS[Self::SIZE % 7]
                }),
                (match (Self::SIZE as f32) {
                    _ => {
                        let mut v = [HALF, y.x_axis.y, y.y_axis.x];
                        (Mat2::IDENTITY).transpose()
                    }
                    _ => {
                        ({
                            let mut b = self.0;
                            Mat2::IDENTITY
                        })
                    }
                }),
            );
            let mut x_2 = (Mat2::from_diagonal(
                (Vec2::new((-1.0_f32), 0.25_f32)).max(b.x_axis),
            ) * ((*y) * Mat2::from_diagonal(b.x_axis)));
            let v: State;
            if (Pair(self.0, (x_2.x_axis.x > x_2.x_axis.x))).1 {
                x_2 = Mat2::from_cols(
                    (if (1_i32 < (*c)) {
                        (*self) = (Hit(Pair(b.x_axis.x, self.1))).0;
                        y.y_axis
                    } else {
                        let mut k0 = (((x & 15) * (1_u32 & 7))) & 3;
                        'outer: while k0 > 0
                            && (((if a.1 {
                                self.1
                            } else {
                                return self.1;
                            })))
                        {
                            k0 -= 1;
                        }
                        y.y_axis
                    }),
                    b.y_axis,
                );
                v = State((*c), y.x_axis.y);
            } else {
                b = Mat2::from_cols(y.y_axis, y.x_axis);
                v = State((*c), 2.0_f32);
            }
            (self.1 ^ (b.y_axis.y > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, mut v: i32, t: u32) -> u32 {
        let start = State::SIZE;
        let mut n = 2;
        n += start;
        let a: Pair = 'block: {
            if ((n / 2) >= n) {
                v = (match (true, c) {
                    (t @ true, x_2 @ 5) => {
                        (Vec3::new(a, (-2.5_f32), (-1.0_f32))).as_ivec3().y
                    }
                    (mut b @ true, (-1 | -1)) => {
                        b = (!b);
                        ((v).wrapping_neg() >> 1)
                    }
                    _ => {
                        (n, v) = (
                            ((n
                                + ({
                                    n = n;
                                    n
                                })) * 2),
                            (((3_i32 >> 1) & 15) * ((v | c) & 7)),
                        );
                        ((match n {
                            v @ 1..4 if (Vec4::new(a, 1.5_f32, 0.5_f32, 0.0_f32))
                                .abs_diff_eq(
                                    Vec4::new(a, (-1.0_f32), (-0.0_f32), (-0.0_f32)),
                                    0.5,
                                ) => c,
                            x_2 @ 4 if (({ (t < t) })) => (-1),
                            1.. => c,
                            _ => 3,
                        }) ^ 2)
                    }
                });
                let [y, mut t, x] = [(-0.0_f32), a, 3.0_f32];
            } else {
                let mut y: Pair = Pair(a, (v <= c));
                let a = y
                    .step(
                        &{ y },
                        &mut v,
                        &{
                            (if y.1 {
                                n = ((({ n })).min((n).saturating_sub(1)) + (0 + 0));
                                Mat2::from_cols(
                                    Vec2::new(0.0_f32, 0.0_f32),
                                    Vec2::new(0.0_f32, 0.0_f32),
                                )
                            } else {
                                Mat2::from_cols(
                                    Vec2::new(0.0_f32, 0.0_f32),
                                    Vec2::new(0.0_f32, 0.0_f32),
                                )
                            })
                        },
                    );
            }
            if false {
                break 'block Pair(0.0_f32, false);
            }
            Pair(0.0_f32, false)
        };
        0
    }
}

#[flatten]
mod p014 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3, pub u32);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    pub fn entry(a: f32, c: &State) -> [Mat4; 2] {
        let (0, ..=1_000, 0.25..) = ((
            ((((a == c.0.x) as u8) + 3) as u32 & 255),
            5_i32,
            ((if c.0.x <= c.0.z { (c.0.x).clamp(c.0.x, c.0.z) + 0.0 } else { a })
                + (c.0.y).signum()),
        )) else {
            return [
                Mat4::from_diagonal(
                    Vec4::new(1.0_f32, RAMP[(c.1 % 9) as usize], (-0.0_f32), 0.25_f32),
                ),
                (Mat4::from_diagonal(Vec4::new(0.5_f32, 1.0_f32, c.0.x, a))).transpose(),
            ];
        };
        if (({
            let q = (if (c.1 > 0) {
                let mut v: Vec2 = (Vec2::new(c.0.x, 1.0))
                    .max(((RAMP[(c.1 % 9) as usize] * Vec2::new(0.0, a)) / 2.0));
                1.0_f32
            } else {
                return [
                    Mat4::from_cols(
                        Vec4::new(a, 0.5_f32, 1.5_f32, c.0.x),
                        Vec4::new(
                            2.0_f32,
                            (-0.0_f32),
                            0.5_f32,
                            TABLE[(Pair::SIZE).min(3)],
                        ),
                        Vec4::new(2.0_f32, c.0.x, 2.0_f32, 3.0_f32),
                        Vec4::new(c.0.y, (-1.0_f32), (-0.0_f32), 0.0_f32),
                    ),
                    (mat4(
                        Vec4::new(2.0_f32, c.0.x, c.0.x, 1.0_f32),
                        Vec4::new(3.0_f32, (-0.0_f32), (-1.0_f32), 1.5_f32),
                        Vec4::new(c.0.y, 0.25_f32, 3.0_f32, 0.25_f32),
                        Vec4::new(a, (-0.0_f32), 1.0_f32, 0.5_f32),
                    )
                        - mat4(
                            Vec4::new((-1.0_f32), 2.0_f32, 2.0_f32, 0.5_f32),
                            Vec4::new(c.0.z, (-1.0_f32), (-2.5_f32), 0.25_f32),
                            Vec4::new(TABLE[Pair::SIZE % 4], 0.25_f32, 0.5_f32, 0.5_f32),
                            Vec4::new(0.25_f32, a, 0.5_f32, 1.5_f32),
                        )),
                ];
            });
            q == q && q.is_sign_negative()
        })) {
            let mut k0 = 1u32;
            'outer: while k0 < 4 {
                k0 *= 2;
                if (Vec4::new((-0.0_f32), 1.0_f32, c.0.z, 0.0_f32))
                    .abs_diff_eq(Vec4::new(c.0.x, c.0.y, (-0.0_f32), c.0.x), 0.5)
                {
                    let mut k1 = 254u8;
                    'inner: while k1 != u8::MAX {
                        if (({ all(BVec3::new(false, (2_u32 < (k1 as u32)), false)) })) {
                            continue 'outer;
                        }
                        let mut c: IVec3 = IVec3::new(3, 0, 1);
                        k1 += 1;
                    }
                    continue;
                }
                if (((if (k0 > k0) {
                    Hit::SIZE
                } else {
                    let mut turn = 0;
                    let c: f32 = 'value: loop {
                        let (mut a, (_, mut y)) = (
                            State(
                                flatten::math::degrees(c.0),
                                ((State::SIZE & 255) as u32),
                            ),
                            (Hit, (2.0_f32, UVec2::new(c.1, 2_u32), Pair::SIZE)),
                        );
                        if ((c.0).dot(a.0) > (1.5_f32).mul_add(a.0.z, y.0)) {
                            break ((-STILL) % 4.0);
                        }
                        turn += 1;
                        if turn == 3 {
                            break (if (-0.0_f32) <= c.0.x {
                                (a.0.z).clamp((-0.0_f32), c.0.x) + 0.0
                            } else {
                                y.0
                            });
                        }
                    };
                    Pair::SIZE
                }) >= Pair::SIZE))
                {
                    return [
                        mat4(
                            Vec4::new(0.25_f32, (-0.0_f32), 0.25_f32, a),
                            Vec4::new(a, 0.5_f32, (-2.5_f32), (-1.0_f32)),
                            Vec4::new(c.0.y, (-1.0_f32), c.0.y, 0.5_f32),
                            Vec4::new((-0.0_f32), 2.0_f32, c.0.z, 0.5_f32),
                        ),
                        Mat4::from_cols(
                            Vec4::new(c.0.y, 3.0_f32, 1.0_f32, 0.25_f32),
                            Vec4::new(c.0.x, c.0.x, 0.5_f32, c.0.x),
                            Vec4::new(1.5_f32, 0.25_f32, a, c.0.x),
                            Vec4::new(0.25_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        ),
                    ];
                }
            }
        }
        [
            Mat4::from_cols(
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
            ),
            Mat4::from_cols(
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
            ),
        ]
    }
}

mod p015 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const COUNT: usize = 2;
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
    #[flatten(source)]
    fn first(a: f32) -> bool {
        let mut a_2 = ((if COUNT >= COUNT { COUNT - COUNT } else { 0_usize }) & 7);
        a_2 += 1;
        let mut v = (((a.abs() as usize & 15) & 7) >> 1);
        ((a_2 > v) ^ (v > 1))
    }
    #[flatten(source)]
    fn second(a: &f32) -> bool {
        {
            let mut x_2: [i32; 2] = [(WIDE as i32), (NARROW as i32)];
            'outer: for (c, _) in x_2.iter().enumerate() {
                let [mut x, b] = [
                    x_2[(COUNT).min(1)],
                    ((10_i32).leading_zeros() as i32),
                ];
                if true {
                    return ((if (COUNT != c) { (*a) } else { (*a) })
                        >= (Vec2::new((-0.0_f32), 1.0_f32)).y);
                }
                let mut b = select(
                    IVec3::new(2_i32, 7_i32, 3_i32),
                    ((if false {
                        IVec3::new(2_i32, 2_i32, 1_i32)
                    } else {
                        IVec3::new(x, 0_i32, x_2[1])
                    })
                        + (match (c, FLAGS[(b & 1) as usize], (b <= (-4_i32))) {
                            ((100 | 3), _, true) => {
                                let start = x_2[0];
                                let mut x = 0;
                                x += start;
                                IVec3::new(x_2[1], x_2[0], 0_i32)
                            }
                            (_, mut b, false) if b => {
                                IVec3::new((NARROW as i32), x, 5_i32)
                            }
                            (mut n @ ((4 | 1)), x @ true, false) => {
                                IVec3::new((-4_i32), 7_i32, 2_i32)
                            }
                            _ => IVec3::new((-4_i32), 2_i32, 10_i32),
                        })),
                    true,
                );
            }
        }
        first((Vec4::splat(((*a) - (*a)))).dot(Vec4::new(0.0, (*a), (*a), (-2.5))))
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, y: f32) -> f32 {
        let mut k0 = 253u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            let mut v: f32 = (y).trunc();
            if (second(&{ (b + (-0.0)) })) {
                let start = c;
                let mut c = 0;
                c += start;
                break;
            }
            b
                *= (if first(flatten::math::round(b)) {
                    (k0 as f32)
                } else {
                    (k0 as f32)
                });
            k0 += 1;
        }
        (((((if (STEPS < c) {
            y
        } else {
            match ((c <= 3_i32), true) {
                ((x_2, false) | (false, x_2)) => {}
                _ => {}
            }
            b
        }))
            .max(b) + 0.0))
            .floor() + b)
    }
}

#[flatten]
mod p016 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: &mut i32, y: f32) -> usize {
        let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if (({
                        let q = (if y <= y { (y).clamp(y, y) + 0.0 } else { y });
                        q == q && q.is_sign_negative()
                    })) {
                        {
                            let mut x_2: i32 = (((*c)).rem_euclid(((*c)) | 1)
                                - ({
                                    (match Pair((*a)) {
                                        Pair(y @ 0..) => (*c),
                                        Pair(100) => (*c),
                                        Pair(x_2) => (*c),
                                        _ => (*c),
                                    })
                                }));
                            (x_2, (*a)) = (
                                (((-1) + (*c)) + (x_2 & (*c))),
                                (if (*a) >= (*a) { (*a) - (*a) } else { (*a) }),
                            );
                        }
                    } else {}
                }
                k1 += 1;
            }
        }
        ((if (*a) >= (*a) { (*a) - (*a) } else { 3 }) + (((*c) & 255) as usize))
    }
}

#[flatten]
mod p017 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut u32, y: &mut f32, t: &u32) -> [f32; 2] {
        (*y)
            += (((match (Hit { a: Pair { a: (*a) } }) {
                Hit { a: _ } => STEPS,
                Hit {
                    a: t,
                } if ((match ((*c), 2_usize) {
                    (2, 0..=100) if ((t.a != 1.0) && FLAGS[Pair::SIZE % 9]) => {
                        ((*y) != 1.0)
                    }
                    _ => (3.0_f32 > (-1.0)),
                })) => STEPS,
                _ => 0_i32,
            }) >> 1) as f32);
        let start = ((if ((*c) < 1) {
            1_i32
        } else {
            'outer: for y in (((*c) & 3)..8).step_by(2).rev() {
                (*c)
                    ^= (y
                        / ((y & ((if true { 100u16 } else { 7 } / 3 % 5) as u32 & 255))
                            | 1));
                let mut b: [f32; 2] = [0.25_f32, (*a)];
                'inner: for (a_2, _) in b.iter().enumerate() {
                    let mut n = (if a_2 >= a_2 { a_2 - a_2 } else { a_2 });
                }
                if ((HALF).floor() >= (-2.5)) {
                    break;
                }
                let n: f32 = 'block: {
                    if (STEPS == LEVELS[Hit::SIZE % 8]) {
                        continue 'outer;
                    }
                    let mut c = ((if (true && ((*c) > y)) {
                        false
                    } else {
                        ((*c) >= (*t))
                    }) ^ ((*c) <= y));
                    c = (!c);
                    (*a)
                };
                'inner: for _ in [(STEPS).wrapping_rem(((WIDE as i32)) | 1), 7_i32] {
                    if (((-1.0_f32) >= 1.0) == (b[0] < b[0])) {} else {}
                    if true {
                        break 'inner;
                    }
                }
            }
            STEPS
        }) * 2);
        let mut x_2 = 0;
        x_2 += start;
        [(Pair::RATE + (*y)), ((*y) + (*y))]
    }
}

#[flatten]
mod p018 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
        pub c: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Hit);
    #[flatten(exact)]
    pub fn entry(a: &Mat4, c: &Hit, y: f32) -> State {
        let (mut a_2, mut n) = (
            (select(c.c.y, 0_u32, (a.x_axis.x <= a.y_axis.x)) <= 2_u32),
            BVec3::new(c.a.1, false, c.a.1),
        );
        State((*c))
    }
}

mod p019 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: Vec2, mut v: usize) -> f32 {
        let k0 = ((MASK).isqrt()) & 3;
        'outer: loop {
            if FLAGS[(v).min(8)] {
                break;
            }
            if k0 < 4 {
                if ((false || FLAGS[(k0 % 9) as usize]) && (!(v <= v))) {
                    return ((x.x - x.y)).fract();
                }
                break;
            }
        }
        let a: [[(f32, f32, Mat2); 2]; 3] = 'block: {
            if ((x).y == (x.x - 0.0)) {
                x.y
                    -= lerp(
                        ((if (*a) <= (*a) {
                            (x.x).clamp((*a), (*a)) + 0.0
                        } else {
                            x.y
                        }))
                            .atan2(((HALF).mul_add(x.x, x.y))),
                        (if (0.0_f32 < 0.0) { 0.0_f32 } else { 0.0_f32 }),
                        0.0_f32,
                    );
                break 'block [
                    [
                        (
                            0.0_f32,
                            0.0_f32,
                            Mat2::from_cols(
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(0.0_f32, 0.0_f32),
                            ),
                        ),
                        (
                            0.0_f32,
                            0.0_f32,
                            Mat2::from_cols(
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(0.0_f32, 0.0_f32),
                            ),
                        ),
                    ],
                    [
                        (
                            0.0_f32,
                            0.0_f32,
                            Mat2::from_cols(
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(0.0_f32, 0.0_f32),
                            ),
                        ),
                        (
                            0.0_f32,
                            0.0_f32,
                            Mat2::from_cols(
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(0.0_f32, 0.0_f32),
                            ),
                        ),
                    ],
                    [
                        (
                            0.0_f32,
                            0.0_f32,
                            Mat2::from_cols(
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(0.0_f32, 0.0_f32),
                            ),
                        ),
                        (
                            0.0_f32,
                            0.0_f32,
                            Mat2::from_cols(
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(0.0_f32, 0.0_f32),
                            ),
                        ),
                    ],
                ];
            }
            [
                [
                    (
                        0.0_f32,
                        0.0_f32,
                        Mat2::from_cols(
                            Vec2::new(0.0_f32, 0.0_f32),
                            Vec2::new(0.0_f32, 0.0_f32),
                        ),
                    ),
                    (
                        0.0_f32,
                        0.0_f32,
                        Mat2::from_cols(
                            Vec2::new(0.0_f32, 0.0_f32),
                            Vec2::new(0.0_f32, 0.0_f32),
                        ),
                    ),
                ],
                [
                    (
                        0.0_f32,
                        0.0_f32,
                        Mat2::from_cols(
                            Vec2::new(0.0_f32, 0.0_f32),
                            Vec2::new(0.0_f32, 0.0_f32),
                        ),
                    ),
                    (
                        0.0_f32,
                        0.0_f32,
                        Mat2::from_cols(
                            Vec2::new(0.0_f32, 0.0_f32),
                            Vec2::new(0.0_f32, 0.0_f32),
                        ),
                    ),
                ],
                [
                    (
                        0.0_f32,
                        0.0_f32,
                        Mat2::from_cols(
                            Vec2::new(0.0_f32, 0.0_f32),
                            Vec2::new(0.0_f32, 0.0_f32),
                        ),
                    ),
                    (
                        0.0_f32,
                        0.0_f32,
                        Mat2::from_cols(
                            Vec2::new(0.0_f32, 0.0_f32),
                            Vec2::new(0.0_f32, 0.0_f32),
                        ),
                    ),
                ],
            ]
        };
        0.0
    }
}

#[flatten]
mod p020 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    fn second(a: f32, c: Vec3) -> Pair {
        let mut x_2: f32 = (((c.z * 1.0)).min(TABLE[(8_usize).min(3)]) + 0.0);
        let mut a_2: [f32; 2] = [c.z, a];
        'outer: for a in a_2 {
            'inner: for n in a_2.iter() {
                let [mut y, x_2] = [
                    dot(c, c),
                    flatten::math::mix((*n), TABLE[(3_usize).min(3)], x_2),
                ];
            }
            {
                if let t @ ((4 | 4)) = State::SIZE {
                    let mut k1 = (((MASK | 7) - (MASK & 7))) & 3;
                    #[keep] 'inner: while k1 > 0 && ((a != a_2[0])) {
                        k1 -= 1;
                    }
                }
            }
        }
        Pair {
            a: ((ceil((-2.5_f32))).max((if (0.0_f32 <= (-2.5)) { 0.25 } else { 2.0 }))
                + 0.0),
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec2, mut x: State) -> Hit {
        let mut n = Hit;
        let mut a_2: [f32; 2] = [x.a.a, x.a.a];
        'outer: for (n, y) in a_2.iter().enumerate() {
            'inner: for b in 0..1 {
                let v = State { a: x.a };
                x.a.a
                    *= dot(
                        vec4(
                            a_2[0],
                            (1_u32 as f32),
                            select(a_2[1], x.a.a, (n < n)),
                            mad((-2.5_f32), v.a.a, 0.0_f32),
                        ),
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    );
            }
        }
        Hit
    }
}

mod p021 {
    use super::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut IVec2) -> (f32, IVec3, Vec2) {
        if false {
            if ((((*a) > (*a)) != ((*a) != RAMP[COUNT % 9]))
                ^ (MASKS[(MASK % 7) as usize] <= MASK))
            {
                return (if (c.y != c.x) {
                    c.y
                        ^= (((match 1.0_f32 {
                            n => c.x,
                            _ => {
                                let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
                                #[keep] 'outer: while k0 > 0 {
                                    k0 -= 1;
                                    let mut a: usize = (match (((if (c.y <= c.x) {
                                        (*c)
                                    } else {
                                        (*c)
                                    }))
                                        .y)
                                    {
                                        -7 => 0,
                                        -7 => 0,
                                        _ => 0,
                                    });
                                }
                                0_i32
                            }
                        }))
                            .max(0_i32) - 0_i32);
                    (
                        0.0_f32,
                        IVec3::new(0_i32, 0_i32, 0_i32),
                        Vec2::new(0.0_f32, 0.0_f32),
                    )
                } else {
                    (
                        0.0_f32,
                        IVec3::new(0_i32, 0_i32, 0_i32),
                        Vec2::new(0.0_f32, 0.0_f32),
                    )
                });
            } else {
                return (
                    0.0_f32,
                    IVec3::new(0_i32, 0_i32, 0_i32),
                    Vec2::new(0.0_f32, 0.0_f32),
                );
            }
        }
        (0.0_f32, IVec3::new(0_i32, 0_i32, 0_i32), Vec2::new(0.0_f32, 0.0_f32))
    }
}

#[flatten]
mod p022 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: bool,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
        pub b: f32,
        pub c: IVec3,
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: [f32; 3]) -> f32 {
        let y: Hit = Hit {
            b: (hadd(Vec3::new(2.0_f32, x[0], 1.5_f32)) * x[1]),
            c: (x[2] * (x[2]).midpoint(x[0])),
            a: ((Vec3::new(0.5_f32, (-0.0_f32), x[1])).fract_gl() % 1.5),
        };
        ((Vec2::new(y.a.y, x[0])).to_angle() + x[0])
    }
}

mod p023 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: Vec3,
        pub c: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: UVec2,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p024 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Vec3,
        pub c: Hit,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
    pub fn entry(a: IVec3, c: Pair, y: &IVec2, t: u32) -> Vec3 {
        {
            let mut y = [
                ((a.y & 31).pow(2) - 2_i32),
                (3_i32).saturating_sub_unsigned(t),
            ];
        }
        'outer: for _ in [t, ((t | 7) - (t & 7)), (if t != 0 { 1_u32 / t } else { t })] {
            if ((t < 1) && (2_usize == Pair::SIZE)) {
                continue;
            }
            let mut x = State {
                b: ((Vec3::new(HALF, (-2.5), HALF) / (-3.0))).max((CORNER * STILL)),
                c: Hit(Pair { a: a.z }),
                a: HALF,
            };
            let mut k1 = ((1_u32).leading_zeros()) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                let mut c = [a.y, y.y];
                let Hit(Pair { a }) = Hit(Pair { a: a.x });
            }
            let Hit(_) = Hit(c) else {
                return x.b;
            };
        }
        let State { a: mut c, b: x, c: Hit(mut t) } = State {
            b: Vec3::new(3.0_f32, 0.5_f32, HALF),
            ..State {
                a: TABLE[State::SIZE % 4],
                b: Vec3::new(2.0_f32, HALF, 1.5_f32),
                c: Hit(c),
            }
        };
        (x * (Vec3::new(2.0_f32, (-0.0_f32), 2.0_f32)).step(x))
    }
}

#[flatten]
mod p025 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, mut v: f32) -> Pair {
        let mut k0 = ((((true as i16) <= ((v > v) as i16)) as u32 & 255)) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = -1i32;
            'inner: while k1 <= 3 {
                let Pair { a, b } = Pair {
                    b: (Pair {
                        b: Vec4::new(3.0_f32, a, 0.5_f32, 0.0_f32),
                        a: a,
                    })
                        .b,
                    ..Pair {
                        a: 1.0_f32,
                        ..Pair {
                            b: Vec4::new(a, (-2.5_f32), a, 0.5_f32),
                            a: (-1.0_f32),
                        }
                    }
                };
                let given: f32 = (3.0_f32).abs();
                let t: f32 = {
                    let t = first(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(x: f32) -> f32 {
                        if x < HALF { -x } else { x }
                    }
                    t
                };
                (*c) = (((*c) + (*c))).wrapping_add(((*c)).rotate_left(8_u32));
                k1 = 2 + k1;
            }
        }
        let a: BVec3 = 'block: {
            if any((Vec3::new(v, (-0.0_f32), 0.5_f32)).is_nan_mask()) {
                break 'block (IVec3::new((*c), (*c), (*c)))
                    .cmpgt(IVec3::new(1, (*c), (*c)));
            }
            let n: Vec2;
            if ((*c) < 2) {
                n = (Vec2::new(2.0, 0.5) + (v).copysign((3.0_f32).max(-9.0)));
            } else {
                n = floor(cos(Vec2::new(3.0_f32, 0.25_f32)));
            }
            let mut v: f32 = (if ((*c) < (*c)) {
                v *= n.y;
                ((n).y).atan2(((n.x * TABLE[((*c) & 1) as usize])))
            } else {
                (-(POINTS[(Pair::SIZE).min(5)]).length())
            });
            BVec3::new((0.0_f32 != 0.0), false, false)
        };
        Pair {
            a: 0.0,
            b: Vec4::new(0.0, 0.0, 0.0, 0.0),
        }
    }
}

#[flatten]
mod p026 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p027 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub i32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> f32 {
        'outer: for b in 1..=2 {
            if ((b as i32) != b) {
                return a;
            }
        }
        (*c) &= (*c);
        ((Vec2::new(a, (-0.0_f32)))
            .distance((Vec2::new(2.0_f32, 0.25_f32) + Vec2::new(a, 1.0_f32)))
            + ((*c) as f32))
    }
}

#[flatten]
mod p028 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: IVec3,
        pub c: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Hit {
        fn step(self, a: f32) -> bool {
            let mut t: [i32; 3] = [10_i32, self.b.y, self.b.x];
            'outer: for (b, x_2) in t.iter().enumerate() {
                let mut n: f32 = a;
                'block: {
                    if ((((match (self.b.x != self.b.y) {
                        true if (TABLE[0_usize % 4] != 1.5) => 5_i32,
                        x @ true => {
                            if x {
                                (b != t.len());
                                let mut b: Vec3 = Vec3::new(
                                    HALF,
                                    n,
                                    (if x { 3.0 } else { (-0.0) }),
                                );
                            } else {}
                            t[2]
                        }
                        false => 2_i32,
                        true => self.a,
                        false => t[1],
                    }))
                        .min(t[1]) == 10))
                    {} else {}
                    if true {
                        break 'outer;
                    }
                }
            }
            (false ^ (t[2] > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec3, c: &mut u32) -> i32 {
        let mut k0 = (2_u32) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let t: usize = 'block: {
                b.x
                    += ((Vec3::new(1.0_f32, 2.0_f32, 1.5_f32) + b.z))
                        .normalize_and_length()
                        .1;
                if (({
                    Hit {
                        b: IVec3::new(LEVELS[Hit::SIZE % 8], 2, STEPS),
                        c: Pair((*c)),
                        a: (WIDE as i32),
                    }
                })
                    .step((b.x - b.x)))
                {
                    break 'block 1;
                }
                Hit::SIZE
            };
        }
        (LEVELS[(Pair::SIZE).min(7)] + (b.x as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p029 {
    use super::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: IVec2, c: i32) -> i32 {
        let mut x_2: [f32; 3] = [STILL, 0.5_f32, RAMP[(5_i32 & 1) as usize]];
        'outer: for (_, a) in x_2.iter().enumerate() {
            #[keep]
            'inner: for c in ((((3_u32 & 15) * (MASKS[COUNT % 7] & 7))
                & 3)..=((MASK).saturating_add_signed(c) & 3))
            {
                let mut y: bool = ((*a) <= 3.0);
                let v: IVec2 = (if (x_2[2] != (*a)) {
                    IVec2::new(10, 10)
                } else {
                    IVec2::new(LEVELS[(c % 8) as usize], 5)
                });
                if y {
                    if y {
                        let mut x_2: Vec2 = Vec2::new(
                            0.25,
                            ((Vec3::new(0.5_f32, (*a), 0.25_f32)
                                * Vec3::new(x_2[2], TABLE[(1_i32 & 1) as usize], x_2[2])))
                                .z,
                        );
                        break;
                    } else {
                        continue 'outer;
                    }
                }
            }
            if (c > c) {
                continue 'outer;
            }
        }
        (a.x + (x_2[0] as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p030 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub bool);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: BVec3,
        pub b: IVec3,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p031 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
        pub b: bool,
        pub c: f32,
    }
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32) -> Hit {
        let given: f32 = (if ((*a) > (*a)) {
            {
                let x: (IVec2, f32);
                if ((State {
                    b: ((*a) <= (*a)),
                    c: (-2.5_f32),
                    a: Vec3::new(1.5_f32, (*a), (*a)),
                })
                    .b)
                {
                    x = ((IVec2::new(0_i32, (*c)) & IVec2::new((-4_i32), 7_i32)), (*a));
                } else {
                    (*c) = ((*c)
                        - ({
                            (*c) = ({
                                let mut a_2: u32 = (0.25_f32.abs() as u32 & 255);
                                (*c)
                            });
                            (*c)
                        }));
                    x = (IVec2::new(10_i32, (-4_i32)), ((*a) * (*a)));
                }
                let mut a = [
                    ((if ((*a) <= 0.5) {
                        (*c) *= 2;
                        Vec2::new(1.5_f32, 1.0_f32)
                    } else {
                        Vec2::new(0.0_f32, (-0.0_f32))
                    }))
                        .dot(
                            flatten::math::clamp(
                                Vec2::new(3.0_f32, (*a)),
                                Vec2::new(x.1, x.1),
                                Vec2::new(0.5_f32, 0.0_f32),
                            ),
                        ),
                    ((MASK >> (MASK & 31)) as f32),
                ];
            }
            ((IVec2::new((*c), 7_i32), (*a))).1
        } else {
            'outer: for y in 7..10i64 {
                let start = State::SIZE;
                let mut t = 2;
                t += start;
                'inner: for _ in 0..1 {
                    let State { a: mut a_2, b, c } = State {
                        c: 0.0_f32,
                        a: Vec3::splat((*a)),
                        b: ({
                            let q = (*a);
                            q == q && q.is_sign_negative()
                        }),
                    };
                    if ((if ((State { c: a_2.y, a: a_2, b: b }).b) {
                        (!(t < t))
                    } else {
                        (!true)
                    })) {
                        a_2.x = (a_2.x).ceil();
                        break 'outer;
                    }
                    let (mut x_2, mut x) = (IVec2::new(STEPS, (y as i32)), ({ (*a) }));
                    let mut a: (IVec2, f32) = (
                        (((IVec2::new(0_i32, 0_i32), 0.0_f32)).0
                            + IVec2::new(0_i32, 0_i32)),
                        0.0_f32,
                    );
                }
            }
            0.0
        });
        let a: f32 = {
            let t = first(given);
            fn first(a: f32) -> f32 {
                a * 0.5 + 1.0
            }
            t
        };
        Hit(0.0_f32)
    }
}

#[flatten]
mod p032 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: u32,
    }
    const STEPS: i32 = 3;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: u32, c: (bool, IVec2), y: &mut Vec3, t: u32) -> f32 {
        let start = STEPS;
        let mut x_2 = 0;
        x_2 += start;
        #[keep] 'outer: for _ in ((c.1.x & 3)..4) {}
        0.0
    }
}

#[flatten]
mod p033 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: IVec2,
        pub c: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: (Pair, f32), t: u32) -> (Pair, f32) {
        (*a) = ((State { b: y.0.a.y, a: 1.0_f32 }).a * (*a));
        (*a) -= y.1;
        let Pair { a: mut y, b: mut v } = Pair {
            b: (if y.0.b >= y.0.b { y.0.b - y.0.b } else { y.0.b }),
            ..y.0
        };
        'outer: for c in [(c ^ c), (c).rem_euclid((c) | 1), ((1_i32 & 63) << 2)] {
            if (!(false || FLAGS[(c & 1) as usize])) {
                (*a)
                    *= ({
                        let mut x_2 = (
                            Pair {
                                b: (v + v),
                                ..Pair { a: y, b: v }
                            },
                            (if ((0_u32 < 5) || (v != v)) {
                                (*a)
                            } else {
                                (2_i32 as f32)
                            }),
                        );
                        ({
                            dot(
                                Vec4::new(y.y, (-0.0_f32), x_2.0.a.x, x_2.0.a.x),
                                Vec4::new(1.0_f32, 0.5_f32, 2.0_f32, 0.0_f32),
                            )
                        })
                    });
                break;
            }
            if let State { a: (2.0 | 1.0), b: ..=2.0 } = (State {
                b: (POINTS[(1_usize).min(5)])
                    .dot(Vec3::new((-0.0_f32), (-2.5_f32), 1.5_f32)),
                a: sign(STILL),
            }) {
                let mut k1 = (t) & 3;
                #[keep]
                'inner: loop {
                    let mut a: Pair = (match ((
                        (match c {
                            (5 | -1) => (c | c),
                            mut y => (y * c),
                            _ => c,
                        }),
                        false,
                        0_i32,
                    )) {
                        (-7, true, -7) => {
                            Pair {
                                a: Vec2::new(0.0, 0.0),
                                b: 0,
                            }
                        }
                        _ => {
                            Pair {
                                a: Vec2::new(0.0, 0.0),
                                b: 0,
                            }
                        }
                    });
                    if k1 == 0 || (false) {
                        break;
                    }
                    k1 -= 1;
                }
            }
        }
        (
            Pair {
                a: Vec2::new(0.0_f32, 0.0_f32),
                b: 0_usize,
            },
            0.0_f32,
        )
    }
}

#[flatten]
mod p034 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p035 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: usize,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    pub fn entry(a: usize, mut x: i32) -> UVec2 {
        {
            let b: (usize, Vec4, f32);
            if ((a + a) <= 0) {
                x -= ((1_i32).min((-1_i32)) - 10_i32);
                b = (
                    ((MASK & 7) as usize),
                    (Mat4::from_cols(
                        Vec4::new(HALF, 1.5_f32, (-0.0_f32), 1.0_f32),
                        Vec4::new(State::RATE, 1.0_f32, TABLE[3_usize % 4], (-0.0_f32)),
                        Vec4::new((-0.0_f32), (-1.0_f32), 0.25_f32, 1.0_f32),
                        Vec4::new(HALF, TABLE[(MASK % 4) as usize], Hit::RATE, HALF),
                    ))
                        .x_axis,
                    TABLE[(a).min(3)],
                );
            } else {
                x = 3;
                b = (a, Vec4::new(2.0_f32, 2.0_f32, 0.25_f32, 0.0_f32), TABLE[a % 4]);
            }
            let a: Hit = 'block: {
                let [mut a, _] = [HALF, b.2];
                if (((b.1.x != b.2)
                    && ({
                        a
                            *= (if ((-1_i32) > x) {
                                (a, x) = (b.2, x);
                                b.1.z
                            } else {
                                match x {
                                    0 => {
                                        x = (x + x);
                                    }
                                    _ => {
                                        let b = (Vec3::new(1.0_f32, b.1.y, 1.0_f32)).min_element();
                                        x = 0;
                                    }
                                }
                                0.0_f32
                            });
                        false
                    })))
                {
                    break 'block Hit { a: Vec3::new(0.0, 0.0, 0.0) };
                }
                Hit { a: Vec3::new(0.0, 0.0, 0.0) }
            };
        }
        UVec2::new(0, 0)
    }
}

#[flatten]
mod p036 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: UVec2,
    }
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Vec3, c: Mat2) -> u32 {
        if let Pair { a: mut v, b: _ } = (Pair {
            a: ({
                {
                    'outer: for a_2 in 0..2 {
                        if (((match (Pair::SIZE, (a_2 as i32)) {
                            (v @ 3.., -1) => c.x_axis.y,
                            (1.., a @ ((5 | -7))) => c.x_axis.y,
                            (
                                _,
                                mut a_2 @ 1,
                            ) if all(BVec3::new(true, true, (a_2 > (-4_i32)))) => {
                                c.x_axis.x
                            }
                            _ => HALF,
                        })
                            <= dot(
                                Vec4::new(c.y_axis.y, c.y_axis.y, c.y_axis.x, 1.0_f32),
                                Vec4::new(c.x_axis.y, c.y_axis.x, a.z, c.y_axis.x),
                            )))
                        {
                            let a_2 = (if Pair::SIZE >= Pair::SIZE {
                                Pair::SIZE - Pair::SIZE
                            } else {
                                Pair::SIZE
                            });
                            break;
                        }
                        #[keep]
                        'inner: for n in (0..((MASK >> (MASK & 31)) & 3)) {
                            let mut a_2 = (((c * c)
                                * Mat2::from_cols(c.x_axis, c.y_axis)))
                                .transpose();
                            if (a_2.x_axis.y != a_2.y_axis.y) {
                                let mut a = (
                                    (flatten::math::select(a_2.y_axis.y, a.x, (n > n))
                                        - (c.x_axis).y),
                                    (2_i32).wrapping_abs(),
                                    (Vec3::new(a_2.x_axis.x, a.x, 1.0_f32) - (*a)),
                                );
                                continue 'inner;
                            }
                        }
                    }
                }
                c.y_axis
            }),
            b: UVec2::new(2_u32, MASK),
        }) {} else {}
        ({
            let q = c.y_axis.y;
            if q == q { q.to_bits() >> 20 } else { 7 }
        })
    }
}

mod p037 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: [f32; 2], y: f32) -> u32 {
        'outer: for (x_2, _) in x.iter().enumerate() {
            let mut k1 = (((STEPS & 255) as u32)) & 3;
            #[keep]
            'inner: loop {
                let mut c = (BVec3::new((k1 != k1), ((-0.0_f32) > x[1]), false)).any();
                c ^= ((x[0] - (-x[0])) != ceil(x[(x_2).min(1)]));
                if k1 == 0 || (((x_2 > x_2) ^ (1_u32 != k1))) {
                    break;
                }
                k1 -= 1;
            }
            'inner: for n in x.iter().rev() {
                (match false {
                    mut b @ false => {
                        ((Vec2::new((-1.0_f32), TABLE[(MASK % 4) as usize]))
                            != (Vec2::new((*a), (-0.0_f32))))
                    }
                    mut v @ true => {
                        v = all(
                            (flatten::math::fma(
                                Vec3::new(1.5_f32, (*a), 2.0_f32),
                                Vec3::new(0.5_f32, x[0], x[1]),
                                Vec3::new((-1.0_f32), 0.0_f32, (-2.5_f32)),
                            ))
                                .cmplt(Vec3::new(1.5_f32, (-1.0_f32), (-2.5_f32))),
                        );
                        (3.0_f32 != (*a))
                    }
                    _ => {
                        let mut x_2 = Vec2::new((-2.5), 0.25);
                        (x[0] != HALF)
                    }
                });
                if false {
                    break;
                }
            }
        }
        MASKS[(MASK % 7) as usize]
    }
}

#[flatten]
mod p038 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: Vec3,
        pub c: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
        pub c: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: usize,
        pub b: Hit,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
    fn first(mut b: f32, c: &mut i32, y: f32) -> f32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            let mut y = (k0 * 3);
            k0 += 1;
        }
        ((((Vec3::new(3.0_f32, y, 1.0_f32)).dot(Vec3::new((-0.0_f32), b, (-0.0_f32))))
            .mul_add(((-0.0_f32)).ceil(), (-y)) - 0.0) + ((*c) as f32))
    }
    #[flatten(exact)]
    pub fn entry(a: u32, c: &mut i32, mut v: f32, t: u32) -> f32 {
        #[unroll(max = 4)]
        'outer: for _ in ((((*c) + (*c)) & 3)..8).step_by(2).rev() {
            let (x, (mut x_2, a_2)) = (
                first(
                    ({
                        let mut x_2 = State {
                            b: Hit {
                                b: first(
                                    first(
                                        first(v, &mut (*c), v),
                                        &mut (*c),
                                        ({
                                            v *= (v * v);
                                            v
                                        }),
                                    ),
                                    c,
                                    ({
                                        v = ((-0.0) - v);
                                        v
                                    }),
                                ),
                                c: Vec4::new(STILL, (-0.0), 0.25, 1.0),
                                a: Pair {
                                    c: Vec3::new((-0.0), v, v),
                                    a: Vec2::new(2.0, 1.0),
                                    b: Vec3::new(TABLE[(t % 4) as usize], v, v),
                                },
                            },
                            a: State::SIZE,
                        };
                        x_2.b.a.c.x
                    }),
                    &mut (*c),
                    v,
                ),
                (Vec3::new(v, (-2.5_f32), v), Hit::SIZE),
            );
        }
        v
    }
}

#[flatten]
mod p039 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    pub fn entry(a: &mut Mat3, c: &i32) -> usize {
        let mut n: u32 = (MASKS[Pair::SIZE % 7] | MASK);
        let mut k0 = 254u8;
        'outer: while k0 != u8::MAX {
            a.x_axis *= ceil(Vec3::new(HALF, 1.0_f32, 0.5_f32));
            k0 += 1;
        }
        let mut a_2 = (-(mat3(
            a.z_axis,
            a.y_axis,
            Vec3::new(0.25_f32, 1.0_f32, (-0.0_f32)),
        ) * (*a)));
        a_2.y_axis = a_2.x_axis;
        0
    }
}

#[flatten]
mod p040 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: bool, c: Vec3) -> u32 {
        let mut k0 = ((if a {
            MASK
        } else {
            let mut b = Pair {
                a: UVec2::new(3, 8),
                b: 0.25,
                c: (NARROW as i32),
            };
            MASK
        })) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            if (((match a {
                a_2 @ true => {
                    let start = (Pair::SIZE + (Hit::SIZE).abs_diff(Pair::SIZE));
                    let mut a_2 = 2;
                    a_2 += start;
                    (WIDE as i32)
                }
                true => STEPS,
                false => {
                    if (Vec4::new(0.5_f32, 0.0_f32, (-0.0_f32), 3.0_f32))
                        .abs_diff_eq(Vec4::new((-1.0_f32), c.z, 2.0_f32, c.x), 0.5)
                    {
                        break;
                    }
                    (WIDE as i32)
                }
            }) > ((WIDE as i32) % (WIDE as i32))))
            {
                break;
            }
        }
        {
            let mut v = ((Pair::SIZE / 2) % 3);
        }
        let mut a: (i32, BVec3, f32) = ({
            if (TABLE[(MASK % 4) as usize] < (-2.5)) {
                let mut k0 = 0i32;
                'outer: loop {
                    if !(k0 < 1) {
                        break;
                    }
                    let mut k1 = 2u32;
                    'inner: while k1 > 0 {
                        let (x, _, x_2) = (
                            k0,
                            ((k0, BVec3::new(a, true, true), c.y)).1,
                            c.z,
                        );
                        let mut x = (((x as f32) - c.y) * 0.0);
                        x += (c.z).tanh();
                        k1 -= 1;
                    }
                    if all(
                        (Vec3::new(TABLE[(1_i32 & 1) as usize], (-0.0_f32), 1.0_f32))
                            .cmpge(c),
                    ) {
                        let mut x = Pair {
                            b: (c.z % (-3.0)),
                            c: k0,
                            a: ((UVec2::new(MASKS[(1_u32 % 7) as usize], MASK)
                                + UVec2::new(1, 1)) & UVec2::new(2, MASK)),
                        };
                        break;
                    }
                    let mut a_2 = k0;
                    k0 += 1;
                }
            } else {
                {
                    'outer: for _ in 0..3usize {
                        if (flatten::math::abs(c.z) > 3.0) {
                            break;
                        }
                        let mut b = ((UVec2::new(MASK, 3_u32)
                            & UVec2::new(2_u32, 5_u32)))
                            .as_ivec2();
                    }
                    let mut n: Hit = Hit(
                        (((
                            2_i32,
                            BVec3::new(true, (c.x <= c.x), (c.y > c.y)),
                            (-2.5_f32),
                        ))
                            .2 * c.y),
                    );
                }
                if let mut t = STEPS {
                    let mut y: [i32; 3] = [t, t, 1_i32];
                    'outer: for x in y.iter().rev() {
                        let mut x: usize = (if Pair::SIZE >= Pair::SIZE {
                            Pair::SIZE - Pair::SIZE
                        } else {
                            Pair::SIZE
                        });
                        let mut y: i32 = (-4);
                    }
                    'outer: for _ in 0..2usize {
                        let a_2 = (c.y).fract();
                    }
                } else {
                    let mut y = (
                        ((STEPS >> 2) - STEPS),
                        BVec3::new(a, a, a),
                        (c.x).powi(2),
                    );
                }
                let mut k0 = 0i32;
                'outer: while k0 < 3 {
                    let mut y = ({ c.z });
                    if (({
                        let q = c.y;
                        q == q && q.is_sign_negative()
                    })) {
                        let mut c = [((k0 & 15) * ((NARROW as i32) & 7)); 3];
                        break 'outer;
                    }
                    let a: Vec4 = vec4((0.0 + 0.0), 0.0, 0.0, 0.0);
                    k0 += 1;
                }
            }
            (0_i32, BVec3::new(false, false, false), 0.0_f32)
        });
        0
    }
}

mod p041 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: u32,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Pair, mut x: Vec3) -> UVec2 {
        #[keep]
        'outer: for b in ((a.b & 3)..8).step_by(2) {
            let x_2: (f32, f32) = (if matches!(
                ((a.b + a.b), 1.5_f32), (v, 1.0..) if (b).is_power_of_two()
            ) {
                (if (((a.a.x <= a.a.x)
                    && ({
                        x.x *= (0.25_f32).mul_add(0.25_f32, x.y);
                        (a.a.y > (-2.5_f32))
                    })))
                {
                    ((-1.0_f32), x.x)
                } else {
                    let mut k1 = 0i32;
                    'inner: loop {
                        if !(k1 < 2) {
                            break;
                        }
                        x = ({ (IVec3::new(3_i32, 1_i32, k1)).as_vec3() });
                        let y: f32 = ((-(b as f32)) - 0.0);
                        k1 += 1;
                    }
                    (x.x, HALF)
                })
            } else {
                x.x
                    *= (if x.y <= a.a.x {
                        (x.x).clamp(x.y, a.a.x) + 0.0
                    } else {
                        a.a.z
                    });
                (a.a.z, 1.0_f32)
            });
            if ((0.0_f32 - 0.0_f32) == 0.0) {}
        }
        UVec2::new(0, 0)
    }
}

#[flatten]
mod p042 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Vec2,
        pub c: f32,
    }
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &f32) -> f32 {
        let mut v: i32 = c;
        let c: [[Hit; 3]; 3];
        if (((MASK & 7) as usize) > (Pair::SIZE).abs_diff(Pair::SIZE)) {
            c = [([
                [
                    Hit {
                        b: Vec2::new((*y), (*y)),
                        ..Hit {
                            a: Vec3::new(0.25_f32, (*y), a),
                            ..Hit {
                                c: a,
                                a: Vec3::new(2.0_f32, (*y), (*y)),
                                b: Vec2::new(1.0_f32, (*y)),
                            }
                        }
                    },
                    Hit {
                        c: 2.0_f32,
                        a: Vec3::new(1.5_f32, 0.0_f32, a),
                        b: Vec2::new(0.5_f32, a),
                    },
                    Hit {
                        c: 0.0_f32,
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                    },
                ],
                [
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                ],
                [
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                ],
            ])[0]; 3];
        } else {
            c = [
                [
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                ],
                [
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                ],
                [
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                    Hit {
                        a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        b: Vec2::new(0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                ],
            ];
        }
        0.0
    }
}

mod p043 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p044 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: u32,
        pub b: usize,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(&mut self, a: &mut f32, c: BVec3) -> i32 {
            (*a) = 1.0;
            ((WIDE as i32) + ((*a) as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32, mut v: State) -> Hit {
        'outer: for _ in 0..0 {
            let mut a = (match ((if (false != ((*c) > (*c))) {
                (MASK + v.a)
            } else {
                ({
                    let q = a;
                    if q == q { q.to_bits() >> 20 } else { 7 }
                })
            })) {
                1 => {
                    ({
                        let mut c: Pair = Pair;
                        ((WIDE as i32) + STEPS)
                    })
                }
                3..4 => (!(((*c) & 15) * (2_i32 & 7))),
                mut a => (-4),
            });
            if ((match TABLE[(v.a % 4) as usize] {
                mut c => {
                    let mut k1 = 1u32;
                    'inner: while k1 < 4 {
                        k1 <<= 1;
                        let mut t: Pair = Pair;
                        let a = t.step(&mut c, BVec3::splat((a <= a)));
                    }
                    (if (v.b < v.b) { FLAGS[(v.a % 9) as usize] } else { (5_u32 <= 2) })
                }
                n => (a == 1),
                n => {
                    v = State {
                        a: (v.a + (v.a).max(v.a)),
                        b: ((v.a & 7) as usize),
                    };
                    ((0_u32 < 3) || false)
                }
                x_2 => true,
            })) {
                break 'outer;
            }
            if (v.b < 2) {
                let a_2: (usize, State);
                if ((v.b < 1) && (v.a > v.a)) {
                    v.a >>= 2;
                    a_2 = (
                        (((-4_i32) & 7) as usize),
                        (match (*c) {
                            1 => {
                                let mut x_2 = (
                                    (if (!((*c) != a)) { 3_usize } else { Hit::SIZE }),
                                    State { b: (v.b & 7), ..v },
                                );
                                x_2.1
                            }
                            x_2 => State { b: v.b, a: 3_u32 },
                        }),
                    );
                } else {
                    v.a = v.a;
                    a_2 = (v.b, State { b: 1_usize, a: v.a });
                }
                if any(
                    (UVec3::new(a_2.1.a, a_2.1.a, v.a))
                        .cmpge(UVec3::new(0_u32, 2_u32, a_2.1.a)),
                ) {
                    let mut k1 = (a_2.1.a) & 3;
                    #[keep]
                    'inner: while k1 > 0
                        && ((({
                            let q = (-2.5_f32);
                            q == q && q.is_sign_negative()
                        })))
                    {
                        k1 -= 1;
                        let mut a: bool = (0.0_f32 < 0.0);
                    }
                }
            }
        }
        Hit(0.0_f32)
    }
}

#[flatten]
mod p045 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn first(a: i32, c: f32, y: f32) -> bool {
        {
            let mut x_2: Hit = Hit(c, c);
        }
        (((match (c, false, (a < a)) {
            (v, _, false) => {
                let mut turn = 0;
                let c: f32 = 'value: loop {
                    if (y < y) {
                        break (1.5_f32).abs().sqrt();
                    }
                    turn += 1;
                    if turn == 2 {
                        break 0.0;
                    }
                };
                FLAGS[(0_u32 % 9) as usize]
            }
            _ => ((WIDE as i32) < STEPS),
        }) | (0_u32 <= MASK)) ^ (Pair::SIZE >= 5))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: f32) -> f32 {
        if (!first(
            (!((WIDE as i32)).wrapping_sub(STEPS)),
            flatten::math::dot(
                Vec4::new((-2.5_f32), 1.5_f32, 0.5_f32, 0.25_f32),
                Vec4::new(0.0_f32, 1.5_f32, (*a), 0.0_f32),
            ),
            ((2.0_f32).sin() * ((*a)).cos() + ((*a)).sin()),
        )) {
            'outer: for a_2 in (0..(3_i32 & 3)) {
                if (first((a_2 - 0), 0.0, 0.0) || false) {
                    break;
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p046 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    pub fn entry(mut b: [i32; 2], c: &i32, mut v: IVec2) -> f32 {
        let start = RAMP[(MASK % 9) as usize];
        let mut a = 0.0;
        a += start;
        'outer: for x in b.iter() {
            let mut y = (((atan(a)).min((a * a)) + 0.0) * 3.0);
            'inner: for (x, v) in (0..2i32).rev().zip(b.iter()) {
                if (a != a) {
                    let mut t = (({ b.len() }))
                        .min(
                            (if 0_usize >= Pair::SIZE {
                                0_usize - Pair::SIZE
                            } else {
                                Pair::SIZE
                            }),
                        );
                    continue;
                }
                let mut x = ((((MASK & 15) * (0_u32 & 7))).count_ones() as usize);
            }
            'inner: for a_2 in 7..10i64 {
                let a_2: [f32; 2];
                if (({
                    let q = a;
                    q == q && q.is_sign_negative()
                })) {
                    a_2 = (if (matches!((Pair { a : a }), Pair { a : ..= 2.0 })) {
                        let mut b = b;
                        ({ [y, a] })
                    } else {
                        if (((if MASK != 0 {
                            (MASK + MASKS[(3_u32 % 7) as usize]) / MASK
                        } else {
                            MASK
                        }) > ((3 + MASK) + MASK)))
                        {
                            y = (3.0 * y);
                        } else {}
                        [y, (-2.5_f32)]
                    });
                } else {
                    a_2 = [y, y];
                }
            }
        }
        (a + (v.x as f32))
    }
}

#[flatten]
mod p047 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3, pub bool);
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: [Mat3; 2], mut v: f32, t: &mut bool) -> i32 {
        'outer: for n in c {
            'inner: for (v, y) in c.iter().enumerate() {
                if (((IVec2::new(1_i32, 5_i32)).min(IVec2::new((WIDE as i32), 5_i32))).y
                    <= ((2_i32 + LEVELS[(v).min(7)]) >> (1u32)))
                {
                    let start = (if (((*t)
                        || ({
                            (*t) |= (*t);
                            (*t)
                        })))
                    {
                        ((MASK).count_ones() as usize)
                    } else {
                        (match (*t) {
                            _ => Pair::SIZE,
                            mut x if x => v,
                            true if ((if (*t) { (*t) } else { (*t) })) => v,
                            true => v,
                            false => v,
                        })
                    });
                    let mut b = 2;
                    b += start;
                } else {
                    if ((((*t) || (*t))
                        || ({
                            (*t)
                                ^= (Vec2::new(1.5_f32, 0.25_f32)
                                    == Vec2::new(c[0].y_axis.x, (-2.5_f32)));
                            (y.y_axis.x <= 1.0_f32)
                        })))
                    {
                        return select(
                            (if (*t) {
                                LEVELS[(({
                                    b *= (c[0].y_axis.x * n.z_axis.y);
                                    1_u32
                                }) % 8) as usize]
                            } else {
                                STEPS
                            }),
                            (WIDE as i32),
                            (MASK).is_power_of_two(),
                        );
                    }
                    let x: Vec2;
                    if (STEPS != ((NARROW as i32) + (WIDE as i32))) {
                        (*t) = (*t);
                        x = Vec2::new(0.25, 0.25);
                    } else {
                        (*t) |= (*t);
                        x = Vec2::new(c[0].y_axis.z, c[1].x_axis.y);
                    }
                }
            }
        }
        (STEPS + (v as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p048 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: Vec3,
        pub c: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32) -> [i32; 3] {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 1) {
                break;
            }
            let Hit { a: mut a_2 } = Hit { a: b };
            if (b != a_2) {
                break;
            }
            if let (-1.5 | -1.5) = ((POINTS[(MASK % 6) as usize]).abs()).z {
                if (b > 2.0) {
                    let [n, _, ..] = [(NARROW as i32), (c).signum(), ((c <= c) as i32)];
                    let mut k1 = ((UVec2::new(0_u32, MASK)).y) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let mut b = Pair::SIZE;
                        let mut t = ((match (c - n) {
                            b @ 1.. if ((if (k1 > k1) {
                                FLAGS[Hit::SIZE % 9]
                            } else {
                                (k0 <= 0)
                            })) => ((c & 15) * (b & 7)),
                            n @ ((-1 | 1)) => k0,
                            v => v,
                            v => (if (3_u32 != 8) { c } else { 3_i32 }),
                        })
                            % (({
                                let mut n: u16 = ((if true {
                                    (k1 <= k1)
                                } else {
                                    FLAGS[2_usize % 9]
                                }) as u16);
                                n += 5;
                                n
                            }) as i32));
                    }
                    let mut k1 = 252u8;
                    'inner: while k1 != u8::MAX {
                        k1 += 1;
                        if (a_2 <= a_2) {
                            break;
                        }
                    }
                } else {}
            } else {}
            k0 = k0 + 2;
        }
        [
            (((((Vec2::new(b, (-2.5_f32))).y.abs() as usize & 15) & 255) as i32)
                + (b as i32).clamp(-64, 64)),
            ((([c; 3])[0] + c) + (b as i32).clamp(-64, 64)),
            (c + (b as i32).clamp(-64, 64)),
        ]
    }
}

mod p049 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: Vec2,
        pub c: usize,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub Vec2);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> bool {
        let mut k0 = 1u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            if ((match ((HALF != a) && (c != c)) {
                false => (MASKS[(k0 % 7) as usize] > k0),
                true => {
                    ({
                        match k0 {
                            _ => {
                                return (Vec3::new((-0.0), 0.25, 0.0))
                                    .cmplt((Vec3::new(a, a, 0.0_f32)).any_orthonormal_vector())
                                    .all();
                            }
                            (100 | 0) => {
                                let (y, (a, mut a_2)) = (
                                    State(Vec2::new(a, a)),
                                    (Vec4::new((-0.0_f32), a, (-1.0_f32), 1.0_f32), (c).abs()),
                                );
                            }
                            _ => {
                                let mut a_2 = [
                                    (if (2_u32 > k0) {
                                        (match (c, c, (c > c)) {
                                            (_, (1 | 5), b @ false) => c,
                                            (-1, x, false) => c,
                                            (y, x_2, mut x @ false) => y,
                                            _ => c,
                                        })
                                    } else {
                                        (c - c)
                                    }),
                                    ((a) as i32 >> 2),
                                    c,
                                ];
                            }
                        }
                        all(BVec3::new(false, (a <= a), false))
                    })
                }
                false => {
                    (match k0 {
                        2..=4 => (k0 != k0),
                        0 if ((if true {
                            (c < c)
                        } else {
                            let mut k1 = (k0) & 3;
                            #[keep] 'inner: while k1 > 0 {
                                k1 -= 1;
                                let mut y = [(({ c }) - c); 3];
                            }
                            (5_u32 > 0)
                        })) => ((k0 < k0) && (c > 0)),
                        0 => (c <= c),
                        mut x => {
                            let mut t: State = State(
                                step(
                                    ({ Vec2::new(2.0_f32, (-2.5_f32)) }),
                                    Vec2::new(a, TABLE[(c & 1) as usize]),
                                ),
                            );
                            (0.25_f32 <= a)
                        }
                    })
                }
            })) {
                'block: {
                    if (c <= c) {
                        break 'outer;
                    }
                }
                'inner: for y in 0..k0 {
                    let mut a_2 = c;
                    let start = (Vec4::new(0.25_f32, (-0.0_f32), 0.5_f32, 0.25_f32))
                        .min_position();
                    let mut c = 2;
                    c += start;
                    if (a > a) {
                        let mut a_2: Vec2 = (Hit {
                            a: Vec2::new(a, 0.25_f32),
                            b: Vec2::new(a, 2.0_f32),
                            c: 3_usize,
                        })
                            .a;
                        let [mut n, b, _] = [
                            (match 0_i32 {
                                0 => 1_i32,
                                0 => STEPS,
                                b => b,
                            }),
                            ({ STEPS }),
                            (if (c < 5) { (NARROW as i32) } else { LEVELS[(c).min(7)] }),
                        ];
                    } else {
                        let [a, _, _] = [(a_2 / 2), 0_i32, 0_i32];
                    }
                }
            }
        }
        false
    }
}

#[flatten]
mod p050 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> f32 {
        let y: f32 = flatten::math::clamp(a, a, 0.0_f32);
        let mut a = (a <= y);
        let mut t: f32 = Mat2::from_cols(
                (mat2(Vec2::new((-1.0_f32), y), Vec2::new(y, 2.0_f32)))
                    .mul_vec2(Vec2::new((-1.0_f32), 3.0_f32)),
                Vec2::new(0.5_f32, 0.0_f32),
            )
            .determinant();
        let a = t;
        t = (([1.5_f32, y, y])[0] - ((t).min(((0.0_f32).min(t) + 0.0)) + 0.0));
        let mut a: f32 = lerp(
            ((Vec3::new(a, y, y) % 1.5)).z,
            (if false {
                (y - y)
            } else {
                if (c <= c) {
                    let mut x = (Vec3::splat(a)).min(Vec3::new(t, a, (-2.5)));
                    'outer: for t in 0..2 {
                        let x: i32 = 'block: {
                            let mut v = ([
                                Mat2::from_cols(
                                    Vec2::new(2.0_f32, (-0.0_f32)),
                                    Vec2::new(1.0_f32, y),
                                ),
                                Mat2::from_cols(
                                    Vec2::new(0.5_f32, (-1.0_f32)),
                                    Vec2::new(1.5_f32, 1.5_f32),
                                ),
                                Mat2::from_cols(
                                    Vec2::new(2.0_f32, (-2.5_f32)),
                                    Vec2::new((-0.0_f32), 3.0_f32),
                                ),
                            ])[0];
                            v.y_axis = (v).x_axis;
                            if (((x).is_nan()
                                | (if (a <= x.y) { ((t as i32) < t) } else { true })))
                            {
                                v.x_axis.y = v.x_axis.x;
                                break 'outer;
                            }
                            (IVec2::new(t, (-1_i32)) & 63)
                                .dot(IVec2::new(STEPS, 10_i32) & 15)
                        };
                        if (x <= x) {
                            let mut c: Vec4 = Vec4::new(y, 3.0, (-0.0), 1.5);
                            continue;
                        }
                        let mut a: [Mat2; 3] = [
                            Mat2::from_diagonal(Vec2::new(0.0_f32, 0.0_f32)),
                            Mat2::from_cols(
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(0.0_f32, 0.0_f32),
                            ),
                            Mat2::from_cols(
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(0.0_f32, 0.0_f32),
                            ),
                        ];
                    }
                }
                0.0_f32
            }),
            0.0_f32,
        );
        0.0
    }
}

#[flatten]
mod p051 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut f32) -> (Vec3, Pair) {
        'outer: for a in (0..3).rev() {
            let mut b = (Vec3::new((*c), (*c), (-2.5_f32)), Pair(5_usize, (*c)));
        }
        let c = (
            (((POINTS[((-1_i32) & 1) as usize], Pair(Pair::SIZE, (*c)))).0
                + (((*a)).max((*c)) + 0.0)),
            Pair(
                (if ((*c) > Pair::RATE) {
                    let mut k0 = 254u8;
                    'outer: while k0 != u8::MAX {
                        let mut k1 = (0_u32) & 3;
                        #[keep] 'inner: while k1 > 0 && (((*a) > (*a))) {
                            k1 -= 1;
                            (*c)
                                *= (abs(abs(Vec3::new((k0 as f32), (*a), 2.0_f32))))
                                    .dot(({ POINTS[(k0 as usize) % 6] }));
                        }
                        (*c) = ((match ((if ((*a) > (*a)) {
                            Hit(Vec2::new((*a), (-1.0_f32)))
                        } else {
                            Hit(Vec2::new(3.0_f32, (*c)))
                        })) {
                            Hit(_) => flatten::math::mix((-2.5_f32), (*c), (*c)),
                            Hit(mut a) => {
                                let mut n: [f32; 2] = [HALF, a.x];
                                'inner: for (x, (y, c)) in n
                                    .iter()
                                    .copied()
                                    .zip(0..2u32)
                                    .enumerate()
                                {
                                    let [_, ..] = n;
                                    if (a.y <= 2.0) {
                                        continue 'inner;
                                    }
                                    let mut a_2: f32 = 2.0;
                                }
                                a.y
                            }
                            Hit(y) => y.x,
                            _ => ((*a) - (*a)),
                        }) * 1.0);
                        k0 += 1;
                    }
                    5_usize
                } else {
                    (*c) = ((((*a) - (*a)))
                        .mul_add(
                            (*c),
                            (LEVELS[(LEVELS[Pair::SIZE % 8] & 1) as usize] as f32),
                        ) + (*c));
                    8_usize
                }),
                (if ((0.25_f32
                    <= TABLE[(({
                        (*c) %= 3.0;
                        MASKS[Hit::SIZE % 7]
                    }) % 4) as usize]))
                {
                    return (
                        Vec3::new(1.0_f32, 0.5_f32, 0.0_f32),
                        Pair(Pair::SIZE, 0.0_f32),
                    );
                } else {
                    let mut a: [f32; 2] = [(*c); 2];
                    (*c)
                }),
            ),
        );
        let mut k0 = 0i32;
        'outer: while k0 < 1 {
            k0 += 1;
            let mut k1 = ((UVec2::new(MASK, 3_u32)).y) & 3;
            #[unroll(max = 4)]
            'inner: while k1 > 0
                && (flatten::math::all(
                    (IVec3::new(3_i32, k0, 3_i32)).cmplt(IVec3::new(5_i32, k0, 0_i32)),
                ))
            {
                k1 -= 1;
                let mut a: IVec2 = IVec2::new(2, 10);
                match (Pair(
                    (if Hit::SIZE >= c.1.0 { Hit::SIZE - c.1.0 } else { c.1.0 }),
                    (0.25_f32 * 2.0_f32),
                )) {
                    Pair(_, (-1.5 | 2.0)) => {
                        let mut x_2: (Vec3, Pair) = (({ ({ c.0 }) }), c.1);
                        let mut c: u32 = ({
                            let q = (c.1.1).signum();
                            if q == q { q.to_bits() >> 20 } else { 7 }
                        });
                    }
                    mut a => {
                        let mut n = ((if (k1 > k1) { (1.5_f32 != c.0.y) } else { true })
                            == (k1 <= k1));
                        continue;
                    }
                }
            }
            if (k0 <= 5) {
                continue;
            }
        }
        (
            (Vec3::new(c.0.y, 1.0, c.0.y) + Vec3::splat(1.5)),
            Pair(c.1.0, (TABLE[3_usize % 4] + 0.0)),
        )
    }
}

#[flatten]
mod p052 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub u32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: [i32; 2], c: &i32, y: f32, t: &mut u32) -> f32 {
        let Pair(mut y, _) = Pair(((*c) < (NARROW as i32)), (*t));
        b[(0_usize).min(1)] = b[0];
        'outer: for t in 0..WIDE as i32 + 1 {
            #[keep]
            'inner: for a_2 in (u32::MAX
                - (({
                    let q = Pair::RATE;
                    if q == q { q.to_bits() >> 20 } else { 7 }
                }) & 3)..=u32::MAX) {
                let mut a: Vec3 = (Vec3::new(0.0, 0.0, 0.0) + Vec3::new(0.0, 0.0, 0.0));
            }
        }
        0.0
    }
}

#[flatten]
mod p053 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub i32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Hit,
        pub b: f32,
        pub c: f32,
    }
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
    pub fn entry(a: &mut Vec2, c: &mut i32, y: f32, t: u32) -> i32 {
        let a: f32 = ((match (
            (a.y * 2.0_f32),
            all(BVec3::new(((*c) > (*c)), true, (t > 3_u32))),
            (5_usize > State::SIZE),
        ) {
            (a, false, false) if (a < y) => (*c),
            (_, x_2, false) => {
                let mut k0 = (((0_i32 & 255) as u32)) & 3;
                'outer: while k0 > 0 {
                    k0 -= 1;
                }
                0_i32
            }
            _ => 0_i32,
        }) as f32);
        0
    }
}

#[flatten]
mod p054 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub i32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
    }
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: Hit) -> i32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 1) {
                break;
            }
            k0 += 1;
            'inner: for n in k0..=1 {
                'block: {
                    if (c.0 < (c).0) {
                        ((BVec3::new(false, (c.0 <= Hit::SIZE), false))
                            == (BVec3::new(false, true, false)));
                        break 'block;
                    }
                    (MASK).is_power_of_two();
                }
                {
                    'block: {
                        (c.0 > c.0);
                        if ((!(if (3_i32 != c.1) { (b <= b) } else { (c.0 < c.0) }))) {
                            continue 'outer;
                        }
                    }
                    ((b - b) >= (if true { b } else { b }));
                }
            }
        }
        0
    }
}

mod p055 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: Vec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32, y: Vec3, t: &mut u32) -> bool {
        let mut k0 = (((*t) ^ (*t))) & 3;
        #[unroll(max = 4)]
        'outer: while k0 > 0
            && (((match ((
                any(BVec3::new(false, false, false)),
                ((*c) ^ 0_i32),
                (if ((NARROW as i32) != (*c)) {
                    let y: bool;
                    if (2_i32 < (*c)) {
                        (*t) = ((*t)).isqrt();
                        y = (if (TABLE[((*t) % 4) as usize] < a) {
                            ((IVec2::new(0_i32, (*c))) == (IVec2::new((-1_i32), 3_i32)))
                        } else {
                            let b: [[f32; 2]; 2] = [[a; 2], [a, HALF]];
                            (a).is_nan()
                        });
                    } else {
                        y = (((k0 & 63) << (5_u32 & 7))
                            != (if (a != a) { 3 } else { (*t) }));
                    }
                    (*c)
                } else {
                    (*c)
                }),
            )) {
                (
                    x @ false,
                    mut c,
                    b,
                ) if (({
                    let q = y.y;
                    q == q && q.is_sign_negative()
                })) => (a >= y.y),
                (true, (0 | 0), _) => {
                    ((5_u32 < k0)
                        || ({
                            (*t) = (UVec2::new(k0, 2_u32)).y;
                            true
                        }))
                }
                (
                    _,
                    _,
                    0..1,
                ) if ((if (y.x > 1.5) {
                    return ((3_u32 > 0) != true);
                } else {
                    (1_i32 > 7)
                })) => (y.y != a),
                _ => true,
            })))
        {
            k0 -= 1;
        }
        (((*t) > (*t)) ^ ((*t) > 1))
    }
}

#[flatten]
mod p056 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: &mut i32, y: &f32) -> i32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            k0 += 1;
            if (1_i32 < 2) {
                continue;
            }
            'inner: for t in k0..=2 {
                let mut x: i32 = k0;
                let mut x_2 = (if 2_usize >= (*a) { 2_usize - (*a) } else { (*a) });
            }
        }
        'outer: for _ in [0.5_f32, (Pair::RATE * (*y)), ((*y) - (*y))] {
            (*a) = (*a);
            if (((if (0_usize > 2) {
                ((*a) > (*a))
            } else {
                return ([(*c), (*c)])[0];
            }) && (2_i32 > (*c))))
            {
                break;
            }
            let mut t = [(((*c) * 3) - (*c)); 2];
            t[(*a) % 2] = (((*c) & 15)
                * (((*c)
                    - ({
                        (*c) = t[1];
                        t[1]
                    })) & 7));
        }
        let mut k0 = ((UVec2::new(MASK, 3_u32)).y) & 3;
        #[keep]
        'outer: loop {
            (*c) = ([(*c), 7_i32])[0];
            let mut k1 = 1u32;
            'inner: while k1 < 4 {
                (*a) |= 1;
                (*a) += 1;
                k1 <<= 1;
            }
            let (mut a_2, v) = ((((*y)).trunc()).trunc(), false);
            if k0 == 0
                || ((((match ((*y), (*a), (-1_i32)) {
                    (_, v @ 3, -1..1_000) => {
                        'inner: for y in 0..(COUNT + 1) {
                            if (!(v == v)) {
                                (*c) >>= STEPS;
                                break 'inner;
                            }
                            'block: {
                                let c = Vec4::new(a_2, a_2, a_2, a_2);
                                if (v < 8) {
                                    break 'block;
                                }
                            }
                        }
                        (*c)
                    }
                    ((1.0 | 0.0), c, mut n) => n,
                    (mut x, 100.., _) => (*c),
                    _ => (*c),
                }) < (*c))))
            {
                break;
            }
            k0 -= 1;
        }
        (*c)
    }
}

#[flatten]
mod p057 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: i32,
        pub c: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&mut self, a: [i32; 3], c: &mut i32) -> bool {
            let mut b = Hit {
                c: ({
                    (*self) = (*self);
                    abs(
                        Vec3::new(
                            TABLE[(({
                                self.1 = (if (STEPS > 0) { a[1] } else { self.0 });
                                MASK
                            }) % 4) as usize],
                            0.5_f32,
                            1.0_f32,
                        ),
                    )
                }),
                a: Vec2::new((-2.5), HALF),
                b: (if a[0] != 0 { (*c) / a[0] } else { a[1] }),
            };
            (((1.5_f32).max(hadd(Vec4::new(0.25_f32, (-1.0_f32), 3.0_f32, b.c.z))) + 0.0)
                == b.c.z)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Hit, mut x: Pair, y: &bool, t: &u32) -> i32 {
        let mut a: [[i32; 3]; 2] = [[a.b, x.1, x.1], [a.b; 3]];
        'outer: for v in a {
            let mut v: Hit = Hit {
                b: (((a[1][0] | LEVELS[((-1_i32) & 1) as usize]) & 15)
                    * ((a[1][1]).max(v[2]) & 7)),
                ..Hit {
                    a: Vec2::new(HALF, 0.25),
                    ..Hit {
                        b: a[0][2],
                        c: POINTS[((-1_i32) & 1) as usize],
                        a: Vec2::new(1.0, STILL),
                    }
                }
            };
            let b: i32 = 10;
            let mut n: [[i32; 3]; 2] = [[
                a[0][2],
                (if a[0][0] != 0 { a[1][0] / a[0][0] } else { a[0][1] }),
                (-v.b),
            ]; 2];
        }
        let mut k0 = (({
            let n = a[0];
            (*t)
        })) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            x.1 = a[1][2];
            a[0][2]
                -= ({
                    if ((if any((Vec3::new(HALF, HALF, 2.0_f32)).cmpne(CORNER)) {
                        x.step([a[0][0], (-1_i32), x.0], &mut a[0][1])
                    } else {
                        let mut t: [[i32; 3]; 2] = [a[0], a[0]];
                        (0.0_f32 < 0.0)
                    })) {}
                    0_i32
                });
        }
        0
    }
}

#[flatten]
mod p058 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p059 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: usize,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3);
    #[flatten(exact)]
    pub fn entry(a: &f32, c: f32, y: &mut Vec3) -> f32 {
        let Hit(t) = Hit((Hit((*y))).0);
        if (y.z < y.x) {
            let mut v: [[f32; 3]; 2] = [[0.5_f32; 3], [c, 2.0_f32, t.x]];
            'outer: for (a_2, x) in v.iter().enumerate() {
                let a: f32 = 'block: {
                    if (x[2] != 0.25) {
                        break 'block ((*y)).z;
                    }
                    if (0.0_f32 < 0.0) {}
                    0.0
                };
            }
        }
        0.0
    }
}

#[flatten]
mod p060 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3, pub IVec3);
    #[derive(Clone, Copy)]
    pub struct State(pub f32);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32, y: f32) -> State {
        let mut c: i32 = ((match (MASK, (NARROW as i32), (-2.5_f32)) {
            ((100 | 2), 2.., (-1.5 | 1.0)) => {
                let mut k0 = ((MASKS[Hit::SIZE % 7] + MASKS[3_usize % 7])) & 3;
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            x *= 2;
                            let mut a = ((match Hit(
                                Vec3::new(y, (-2.5_f32), y),
                                IVec3::new(x, x, 5_i32),
                            ) {
                                Hit(_, _) if (1.5_f32 > (-1.0)) => {
                                    Mat4::from_cols(
                                        Vec4::new(y, (-0.0_f32), y, y),
                                        Vec4::new((-1.0_f32), (*a), (-0.0_f32), 3.0_f32),
                                        Vec4::new(0.5_f32, 0.5_f32, (*a), (*a)),
                                        Vec4::new(STILL, 0.0_f32, (*a), 3.0_f32),
                                    )
                                }
                                Hit(_, mut a) if ((3_u32 <= k0) && (k0 <= k0)) => {
                                    Mat4::from_diagonal(
                                        Vec4::new(2.0_f32, (-2.5_f32), (-2.5_f32), y),
                                    )
                                }
                                _ => {
                                    mat4(
                                        Vec4::new((-0.0_f32), y, (-0.0_f32), HALF),
                                        Vec4::new((*a), (-0.0_f32), y, 2.0_f32),
                                        Vec4::new((-1.0_f32), 0.25_f32, (*a), y),
                                        Vec4::new((-0.0_f32), (*a), 3.0_f32, 3.0_f32),
                                    )
                                }
                            }) * (-2.5_f32));
                            a.w_axis = (a.z_axis * a.z_axis.w);
                        }
                        k1 += 1;
                    }
                }
                x
            }
            ((0 | 2), mut a_2 @ 0..=5, 0.0) => a_2,
            _ => x,
        }))
            .saturating_abs();
        State((((if (Pair::RATE > 3.0) { y } else { STILL })).sin_cos().0 + (*a)))
    }
}

#[flatten]
mod p061 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: bool,
        pub b: Hit,
        pub c: Vec4,
    }
    impl Pair {
        fn step(self, a: Pair, c: &i32, y: State) -> f32 {
            let mut turn = 0;
            let a: State = 'value: loop {
                if y.a {
                    break 'value y;
                }
                turn += 1;
                if turn == 3 {
                    break State { c: y.c, a: y.a, b: y.b };
                }
            };
            let mut k0 = 2u32;
            'outer: while k0 > 0 {
                k0 -= 1;
                let mut k1 = ((0_u32 % 2)) & 3;
                'inner: while k1 > 0 && (((y.a && ((*c) <= (*c))) && y.a)) {
                    k1 -= 1;
                }
            }
            (y.c.w + ((y.c.w).abs() + 0.5).ln())
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32) -> u32 {
        let mut n = Pair { a: x };
        let a: Vec2 = 'block: {
            if (((if ((*a) < (*a)) {
                (-1.0_f32)
            } else {
                n = Pair { a: (((x & 63) << 2) / 3) };
                (*a)
            })
                >= n
                    .step(
                        Pair { a: n.a },
                        &x,
                        State {
                            a: (x > 2),
                            ..State {
                                a: false,
                                b: Hit,
                                c: Vec4::new((*a), 0.5, 0.0, (*a)),
                            }
                        },
                    )))
            {
                if ((select(
                    3_i32,
                    (if (x <= x) {
                        x
                    } else {
                        n = (if (((if ((*a) > (*a)) {
                            ((*a) < (*a))
                        } else {
                            (1.5_f32 != (*a))
                        }) || (0_i32 < 0)))
                        {
                            Pair { a: 0 }
                        } else {
                            Pair { a: 0 }
                        });
                        0_i32
                    }),
                    false,
                ) != 0))
                {}
                break 'block Vec2::new(0.0, 0.0);
            }
            Vec2::new(0.0, 0.0)
        };
        0
    }
}

#[flatten]
mod p062 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: BVec3,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub f32);
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, mut v: Pair, t: &mut [f32; 2]) -> [Pair; 3] {
        let mut k0 = ((UVec2::new(v.b, v.b)).y) & 3;
        #[keep]
        'outer: loop {
            if (Vec2::new((*a), 2.0) == vec2(1.0, (*a))) {
                v.a = (((v.a + v.a)).min(v.a)).abs_diff(((v.b).count_ones() as usize));
                break 'outer;
            }
            'inner: for y in 0u32..3 {
                if (!(v.a != 0)) {
                    break 'outer;
                }
                let (mut v, (Pair { a: mut y, .. }, a_2)) = (
                    (-2.5_f32),
                    (
                        Pair {
                            b: (3_u32 & v.b),
                            a: ((v.b).count_ones() as usize),
                        },
                        ((y & 63) << (v.b & 7)),
                    ),
                );
            }
            if k0 == 0 || ((c < c)) {
                break;
            }
            k0 -= 1;
        }
        [
            Pair { a: v.a, b: v.b },
            Pair {
                a: (((Hit {
                    c: t[1],
                    a: v.a,
                    b: BVec3::new((v.a > v.a), false, true),
                })
                    .a)
                    .min(v.a) + (t[0].abs() as usize & 255)),
                b: 0,
            },
            Pair { a: 0, b: 0 },
        ]
    }
}

mod p063 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p064 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub BVec3, pub IVec3);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
    pub fn entry(a: State, mut x: i32, y: (Pair, u32)) -> i32 {
        let mut k0 = -1i32;
        'outer: while k0 <= 3 {
            k0 = k0 + 2;
            x = (x
                & ({
                    x = STEPS;
                    y.0.1.z
                }));
            let k1 = (y.1) & 3;
            'inner: loop {
                if k1 < 4 {
                    if false {
                        if (!(a.0.z != a.0.x)) {
                            return (IVec2::new(y.0.1.z, k0)).y;
                        } else {
                            let State(x_2) = State(vec3(a.0.y, 0.0_f32, a.0.z));
                            break 'inner;
                        }
                    }
                    break;
                } else {
                    continue;
                }
            }
            if (1_u32 <= y.1) {
                let (b, _, (2 | 5)) = ((
                    a.0.z,
                    ({
                        let mut k1 = ((if (a.0.z != a.0.x) { y.1 } else { y.1 })) & 3;
                        #[keep]
                        'inner: loop {
                            if (y.0.1.x).is_negative() || k1 == 0 {
                                break;
                            }
                            k1 -= 1;
                            let [mut y, x_2, _] = (match Pair(
                                y.0.0,
                                IVec3::new(5_i32, 1_i32, 10_i32),
                            ) {
                                Pair(c, _) => [1.0_f32, 1.0_f32, a.0.y],
                                Pair(_, _) if (a.0.z <= (-2.5)) => [a.0.z, a.0.x, a.0.x],
                                Pair(y, _) => [a.0.z, 2.0_f32, a.0.y],
                                a => [TABLE[(Hit::SIZE).min(3)], STILL, HALF],
                            });
                        }
                        a.0.y
                    }),
                    k0,
                )) else {
                    return y.0.1.z;
                };
                return x;
            }
        }
        (y.0.1.z + x)
    }
}

#[flatten]
mod p065 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: BVec3,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(mut self, a: IVec3) -> f32 {
            let [mut n, ..] = [Hit, Hit];
            let y: f32;
            if (Vec2::new(0.25, 0.0) == Vec2::splat(TABLE[(Hit::SIZE).min(3)])) {
                n = Hit;
                y = HALF;
            } else {
                y = ((if (a.x <= a.x) {
                    return HALF;
                } else {
                    let mut k0 = (((MASK & 15) * (2_u32 & 7))) & 3;
                    #[keep]
                    'outer: loop {
                        n = n;
                        if k0 == 0 || (((k0 == k0) != (MASK).is_power_of_two())) {
                            break;
                        }
                        k0 -= 1;
                    }
                    HALF
                }))
                    .copysign(((0.5_f32 + TABLE[Hit::SIZE % 4])).max(-9.0));
            }
            'block: {
                n = Hit;
                if ((y).is_nan() | (a.y > a.z)) {
                    let b = State {
                        b: y,
                        ..State {
                            b: y,
                            a: BVec3::new(false, true, true),
                        }
                    };
                    break 'block;
                }
            }
            ((((Vec3::new((-2.5_f32), y, (-1.0_f32))).z).abs() + 0.5).log2() + (y - y))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: State, c: &mut bool, y: &mut f32, t: &mut State) -> [f32; 3] {
        let mut b = (((Hit::SIZE + Pair::SIZE)
            + (if State::SIZE >= Pair::SIZE {
                State::SIZE - Pair::SIZE
            } else {
                5_usize
            }))) else {
            return [
                trunc(HALF),
                ({ Pair })
                    .step(IVec3::new(LEVELS[(MASK % 8) as usize], (-4_i32), 1_i32)),
                Pair::step(
                    Pair,
                    ({
                        (*y) -= (t.b).trunc();
                        IVec3::new((WIDE as i32), (-4_i32), STEPS)
                    }),
                ),
            ];
        };
        let t: f32 = ({ Pair })
            .step(
                IVec3::new(
                    3,
                    7,
                    (match ((match (*t) {
                        State { a: mut b, b: (0.0 | 8.0) } => (*t),
                        State { a: y, b: mut a } => {
                            let start = (if (*c) {
                                let n = (((LEVELS[(MASK % 8) as usize] / ((-1_i32) | 1))
                                    & 63) << 1);
                                ((-4_i32)).abs()
                            } else {
                                return [
                                    a,
                                    (if t.b <= a { (t.b).clamp(t.b, a) + 0.0 } else { a }),
                                    (((-1.0_f32)).abs() + 1.0).recip(),
                                ];
                            });
                            let mut a = 0;
                            a += start;
                            (*t)
                        }
                        a => {
                            let mut k0 = (MASK) & 3;
                            'outer: loop {
                                if (*c) || k0 == 0 {
                                    break;
                                }
                                k0 -= 1;
                                (*y) *= ((saturate(a.b)).ceil() % 2.0);
                                ((t.b + (-0.0)) != (*y));
                            }
                            (*t)
                        }
                    })) {
                        State { a: mut c, b: n @ ((-1.5 | -1.5)) } => STEPS,
                        _ => (WIDE as i32),
                    }),
                ),
            );
        [(t + (b as f32)), (t + (*y)), (t + (*y))]
    }
}

#[flatten]
mod p066 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub Vec2);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Vec3,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: f32, t: State) -> u32 {
        if ((clamp(
            Vec2::new(0.5_f32, (-2.5_f32)),
            Vec2::new(t.c, t.c),
            Vec2::new(3.0_f32, t.b.x),
        ))
            .y < ((-y) * t.c))
        {
            let (a, _) = (
                (if (t.b.y <= t.b.z) {
                    IVec3::new(c, c, STEPS)
                } else {
                    let mut k0 = 0i32;
                    'outer: while k0 < 2 {
                        'inner: for a_2 in k0..=2 {
                            (*a) = (if ((t.b).z < (t.b.y + t.b.x)) {
                                (-t.c)
                            } else {
                                (*a)
                            });
                            let mut c = [t.b.z; 2];
                            if (((Pair((t.b.y <= 0.5_f32), Vec2::new(t.b.x, c[1]))).0
                                || ({
                                    (*a) = (*a);
                                    (Pair(true, Vec2::new(t.b.z, 1.0_f32))).0
                                })))
                            {
                                (if ((match MASKS[(1_usize).min(6)] {
                                    a_2 @ 0..=100 => false,
                                    _ => (c[0] < c[1]),
                                })) {
                                    (y != y)
                                } else {
                                    (0.0_f32).is_finite()
                                });
                                break;
                            }
                        }
                        k0 += 1;
                    }
                    IVec3::new(0_i32, 0_i32, 0_i32)
                }),
                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
            );
        }
        0
    }
}

mod p067 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub bool);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p068 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
    }
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, y: f32, t: f32) -> Pair {
        'outer: for _ in 0..2u16 {
            #[keep]
            'inner: for a_2 in (((2_u32 & MASK) & 3)..4) {
                if (b != TABLE[((*c) & 1) as usize]) {
                    if (((a_2 != a_2), (Vec3::new((-2.5_f32), 0.25_f32, y) % 1.5))).0 {
                        let [v, x] = ({ [0.5_f32; 2] });
                        ((((a_2 > a_2), Vec3::new(y, 0.0_f32, 0.0_f32))).0
                            && ({
                                b = (Pair {
                                    b: t,
                                    ..Pair { b: v, a: y }
                                })
                                    .a;
                                false
                            }));
                    } else {
                        let mut a: IVec3 = (UVec3::new(0_u32, a_2, 0_u32)).as_ivec3();
                    }
                    break;
                }
            }
        }
        Pair { a: 0.0, b: 0.0 }
    }
}

#[flatten]
mod p069 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: BVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Mat4, c: &mut i32, y: &mut i32, t: i32) -> f32 {
        let mut k0 = (MASKS[(Pair::SIZE).min(6)]) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    (*y) = ((if (0_u32 <= 1) {
                        break 'outer;
                    } else {
                        let a: Pair = 'block: {
                            if (((if (2_u32 != k0) {
                                ((*y) < (WIDE as i32))
                            } else {
                                (t <= t)
                            }) || ({ ((*c) != (*y)) })))
                            {
                                ((*c), (*y)) = (
                                    ((*c)).wrapping_rem((t) | 1),
                                    ((if (1_u32 < k0) { (*c) } else { 0_i32 }) / 2),
                                );
                                break 'block Pair {
                                    b: BVec3::new(
                                        ((-4_i32) <= (*c)),
                                        (a.z_axis.w > a.z_axis.x),
                                        (a.w_axis.x > a.z_axis.x),
                                    ),
                                    a: BVec3::new(false, true, false),
                                };
                            }
                            Pair {
                                a: BVec3::new(
                                    true,
                                    true,
                                    ((*c) > LEVELS[(k0 % 8) as usize]),
                                ),
                                ..Pair {
                                    a: BVec3::new(false, FLAGS[5_usize % 9], false),
                                    ..Pair {
                                        a: BVec3::new(false, false, false),
                                        ..Pair {
                                            a: BVec3::new(false, false, false),
                                            b: BVec3::new(false, false, false),
                                        }
                                    }
                                }
                            }
                        };
                        false
                    }) as i32);
                }
                k1 += 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p070 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    fn first(a: f32) -> f32 {
        if any(BVec3::new((1.5_f32 < a), (a < HALF), (a != a))) {
            let 1 = LEVELS[(STEPS & 1) as usize] else {
                return ((a * a)).cos();
            };
        }
        let mut a_2: usize = (((-(WIDE as i32))) as usize & 31);
        if ((((a > a) && (MASK > MASK))
            & (if ((WIDE as i32) < (NARROW as i32)) {
                (a_2 < 5)
            } else {
                return flatten::math::sin(
                    (match (1_usize, MASK) {
                        (_, 100) => a,
                        ((4 | 100), b @ ((3 | 3))) => {
                            let mut a: f32 = a;
                            a
                        }
                        _ => {
                            let mut k0 = 3u32;
                            'outer: while k0 > 0 {
                                if (k0 > k0) {
                                    a_2 = 3;
                                    break 'outer;
                                }
                                'inner: for t in k0..=3 {
                                    if (a < a) {
                                        continue;
                                    }
                                }
                                k0 -= 1;
                            }
                            a
                        }
                    }),
                );
            })))
        {} else {}
        ((-0.0) + (a_2 as f32))
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &Vec3) -> Mat3 {
        'outer: for a_2 in [((*c)).z, first(c.x)] {
            let mut v: i32 = 7;
            let mut turn = 0;
            let a: BVec3 = 'value: loop {
                if flatten::math::all(BVec3::new(true, true, false)) {
                    if (c.z <= (-0.0)) {
                        let mut x_2: f32 = (((if FLAGS[(COUNT).min(8)] {
                            c.z
                        } else {
                            c.x
                        }) - 3.0_f32) / 4.0);
                        let mut v: Vec3 = Vec3::new((*a), (*a), c.x);
                    } else {
                        let given: f32 = ((if (v <= STEPS) { 2.0_f32 } else { 0.5_f32 })
                            * 1.0);
                        let x_2: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(v: f32) -> f32 {
                                if v < HALF { -v } else { v }
                            }
                            t
                        };
                    }
                    return (if (({ (HALF != 2.0) })) {
                        Mat3::from_cols((*c), (*c), POINTS[COUNT % 6])
                    } else {
                        Mat3::from_diagonal(Vec3::new((-2.5), 0.5, 2.0))
                    });
                }
                v = ((2_i32).abs() + v);
                if false {
                    break BVec3::new(false, false, false);
                }
                turn += 1;
                if turn == 2 {
                    break BVec3::new(false, false, false);
                }
            };
        }
        Mat3::from_cols(
            Vec3::new(0.0, 0.0, 0.0),
            Vec3::new(0.0, 0.0, 0.0),
            Vec3::new(0.0, 0.0, 0.0),
        )
    }
}

#[flatten]
mod p071 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut [f32; 2], y: &mut (Pair, i32, f32), t: u32) -> f32 {
        #[keep]
        'outer: for x in ((t & 3)..8).step_by(2).rev() {
            {
                let v: Mat2;
                if (y.0.0 || y.0.0) {
                    y.0.1.z *= STILL;
                    v = Mat2::from_cols(Vec2::new(2.0, y.0.1.z), Vec2::new(0.25, 0.0));
                } else {
                    y.0.1.z = ((*c)[(Pair::SIZE).min(1)]
                        - (y.0.1.z).rem_euclid(((-0.0_f32))));
                    v = (Mat2::from_cols(
                        Vec2::new(1.5_f32, (-0.0_f32)),
                        Vec2::new(a, (-2.5_f32)),
                    ))
                        .transpose();
                }
                if (({
                    let q = v.x_axis.y;
                    q == q && q.is_sign_negative()
                })) {
                    (*c)[(Pair::SIZE).min(1)] = c[1];
                    y.2 -= (*c)[2_usize % 2];
                    'inner: for (x, t) in (*c).iter().enumerate() {
                        y.0.1 = y.0.1;
                        if (((if y.0.0 { x } else { 0_usize })
                            == (if 2_usize >= x { 2_usize - x } else { x })))
                        {
                            break 'outer;
                        }
                        let mut c = MASKS[x % 7];
                    }
                }
            }
            y.0.1.x = ((*y)).2;
            let mut y = (((y.0, y.1, c[0])).0, 1_i32, y.2);
        }
        ((
            Pair(true, y.0.1),
            y.1,
            ({
                let mut c: f32 = y.2;
                a
            }),
        ))
            .2
    }
}

#[flatten]
mod p072 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec4);
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32, pub f32);
    #[derive(Clone, Copy)]
    pub struct State;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32, y: &i32, t: &u32) -> State {
        let mut k0 = (((*t)).min((*t))) & 3;
        #[keep]
        'outer: loop {
            'inner: for a_2 in 1..=3 {
                if (true
                    && matches!(
                        ((k0 > (* t)), LEVELS[((* t) % 8) as usize]), (false, _)
                    ))
                {
                    x = a_2;
                    break 'outer;
                }
                let Hit(t, v) = Hit(
                    ((8_u32 & 15) * ((*t) & 7)),
                    ((a).abs() + 0.5).log2(),
                );
            }
            let x_2: f32 = 'block: {
                if (3_i32 > LEVELS[(x & 1) as usize]) {
                    break 'block (if ((*t) > k0) { a } else { 2.0 });
                }
                let mut n = (BVec3::new(false, false, false)
                    | ((Vec3::new(a, a, 1.5_f32)).cmpne(Vec3::new((-0.0_f32), a, HALF))
                        ^ BVec3::new(true, (a != a), (k0 > (*t)))));
                0.0
            };
            if k0 == 0 || (FLAGS[(x & 1) as usize]) {
                break;
            }
            k0 -= 1;
        }
        State
    }
}

#[flatten]
mod p073 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut f32, y: &f32) -> f32 {
        let mut x_2: [f32; 2] = [(*y); 2];
        'outer: for (v, &a_2) in x_2
            .iter()
            .zip(
                &[
                    ((
                        Pair {
                            a: Vec2::new((-2.5_f32), STILL),
                            b: 1.0_f32,
                        },
                        (WIDE as i32),
                    ))
                        .1,
                    (2_i32 + (WIDE as i32)),
                ],
            )
        {
            let n = (
                Pair {
                    a: Vec2::new(1.0_f32, x_2[1]),
                    b: x_2[0],
                },
                a_2,
            );
            if (Vec3::new(1.0_f32, 0.5_f32, n.0.b)).is_nan() {
                let mut k1 = ((((-1_i32) & 255) as u32)) & 3;
                'inner: while k1 > 0 {
                    k1 -= 1;
                    ((if (n.0.a.y < x_2[0]) { (0_i32 > 0) } else { false }) != false);
                }
                break;
            }
        }
        0.0
    }
}

#[flatten]
mod p074 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: i32,
        pub c: i32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p075 {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: &mut f32) -> [[f32; 2]; 3] {
        let mut turn = 0;
        let a: IVec3 = 'value: loop {
            match ((if ((*y) < TABLE[(2_u32 % 4) as usize]) {
                if ((COUNT + COUNT) == (COUNT + COUNT)) {
                    return [[(*a), (*y)]; 3];
                }
                (*a)
            } else {
                return [
                    [(*a), 0.5_f32],
                    (if false {
                        return [[(*y), (*a)], [(*y); 2], [(*a), (*a)]];
                    } else {
                        [TABLE[(COUNT).min(3)], (*y)]
                    }),
                    [(*y), 3.0_f32],
                ];
            })) {
                0.0..8.0 => {
                    let mut y: bool = ((COUNT == (COUNT >> 1))
                        || ({
                            x >>= 1;
                            ((2_i32 <= (-4_i32))
                                || ({
                                    x <<= 1;
                                    (x <= x)
                                }))
                        }));
                    let mut t: bool = (((MASK).count_ones() as usize)
                        == ((MASK).count_ones() as usize));
                }
                a_2 @ 2.0..=8.0 => {
                    let start = ((!(WIDE as i32))
                        & (if x != 0 { 7_i32 % x } else { 2_i32 }));
                    let mut x = 0;
                    x += start;
                }
                c => {
                    if all(
                        (IVec3::new(3_i32, x, 5_i32)).cmpgt(IVec3::new(x, x, (-1_i32))),
                    ) {
                        let a: f32;
                        if ((MASKS[COUNT % 7] != MASK) == ((*y) == (*y))) {
                            a = 0.0;
                        } else {
                            a = 0.0;
                        }
                    }
                }
            }
            if false {
                break IVec3::new(0, 0, 0);
            }
            turn += 1;
            if turn == 3 {
                break IVec3::new(0, 0, 0);
            }
        };
        [[0.0_f32, 0.0_f32], [0.0_f32, 0.0_f32], [0.0_f32, 0.0_f32]]
    }
}

#[flatten]
mod p076 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn sum(mut self, a: f32) -> bool {
            self = self;
            let y = (Pair::SIZE % 3);
            (MASK).is_power_of_two();
            let mut a_2: u32 = MASKS[(MASK % 7) as usize];
            (((Vec4::new(a, (-2.5_f32), a, 0.5_f32)).truncate())
                .cmpeq((Vec3::new(1.5, 0.5, 1.5) - Vec3::new((-0.0), 0.5, a)))
                .any() ^ (a_2 > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32, y: &mut f32, t: &mut IVec3) -> f32 {
        match (*y) {
            x @ 2.0..=8.0 if (({
                let k0 = (((MASK | 7) - (MASK & 7))) & 3;
                'outer: loop {
                    if k0 > 3 {
                        continue;
                    }
                    let mut k1 = (((k0 | 7) - (k0 & 7))) & 3;
                    #[keep]
                    'inner: loop {
                        if ((Pair::SIZE <= Pair::SIZE) || (((*y) != x) || (k0 > 5)))
                            || k1 == 0
                        {
                            break;
                        }
                        k1 -= 1;
                        if let true = ((if (!(MASK > k0)) {
                            (IVec2::new(t.y, t.y) == IVec2::new(2_i32, t.y))
                        } else {
                            ({ Pair }).sum(2.0_f32)
                        })) {
                            let mut y: Pair = Pair;
                            let t = y.sum(a);
                        } else {}
                    }
                    break;
                }
                (t.y < t.z)
            })) => {}
            x if ((-0.0_f32) != STILL) => {}
            _ => {
                return 3.0;
            }
        }
        (0.0_f32).clamp(-4.0, 4.0).exp()
    }
}

#[flatten]
mod p077 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
        pub b: i32,
        pub c: i32,
    }
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
    pub fn entry(a: &f32, c: &i32, y: f32, t: u32) -> bool {
        let mut a: [Pair; 3] = [Pair, Pair, Pair];
        'outer: for n in a.iter() {
            let Hit { a: b } = Hit { a: y };
        }
        let mut a: [i32; 3] = [(-4_i32), (-1_i32), (*c)];
        'outer: for (x, _) in (0..3i32).rev().zip(a.iter()) {
            let mut k1 = ((t & t)) & 3;
            #[keep]
            'inner: while k1 > 0
                && (((((x & 15) * (a[1] & 7))
                    != (if ((*c) < (*c)) {
                        return (y != y);
                    } else {
                        if ((({ Hit::SIZE }) > (Hit::SIZE + Pair::SIZE))) {
                            return ({
                                let q = y;
                                q == q && q.is_sign_negative()
                            });
                        }
                        a[2]
                    }))))
            {
                k1 -= 1;
            }
            if (t <= t) {
                break;
            }
        }
        (false ^ (a[1] > 1))
    }
}

#[flatten]
mod p078 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: Vec3,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p079 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit;
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
        fn step(&mut self, a: &mut f32) -> i32 {
            let Pair(x, ..) = Pair(self.0, self.1);
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
                        let mut x_2 = (STEPS).wrapping_shl((k0 & k0));
                    }
                    k1 += 1;
                }
            }
            (((STEPS, (WIDE as i32))).0 + ((*a) as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: &f32, t: &mut f32) -> [f32; 2] {
        'block: {
            if (((MASK & 63) << (MASK & 7)) != (1_u32 % 7)) {
                if ((match (((match Pair(true, Pair::SIZE) {
                    Pair(true, n @ ((100 | 0))) => {
                        (*t)
                            *= (Vec2::new(0.25_f32, (-2.5_f32)))
                                .dot(
                                    (if (POINTS[n % 6]).cmpeq(Vec3::new((*y), (*y), (*y))).all()
                                    {
                                        Vec2::new(0.25_f32, (*y))
                                    } else {
                                        if ((Pair(
                                            (if false { (c <= 10_i32) } else { ((*y) > (*a)) }),
                                            (8_usize + n),
                                        ))
                                            .0)
                                        {
                                            let c = (*a);
                                            let start = (n).abs_diff(((*t).abs() as usize & 15));
                                            let mut b = 2;
                                            b += start;
                                        }
                                        Vec2::new((*t), 2.0_f32)
                                    }),
                                );
                        (*y)
                    }
                    _ => (*y),
                }) - 0.0))
                {
                    n @ 1.0 if ((0_i32 < c) && (c < c)) => (!((*y) < (*t))),
                    _ => {
                        (*t) = (*y);
                        (0_i32 < 7)
                    }
                })) {
                    let mut x_2: Pair = Pair(((*a) != (*t)), 1_usize);
                    let y = x_2.step(&mut (*t));
                } else {
                    (*t) *= (*t);
                    {
                        let a = ((*a) + 0.0);
                        (*t) -= (*y);
                    }
                }
                break 'block;
            }
            let c: [f32; 2];
            if any((Vec3::new((*a), (*a), (*a))).is_nan_mask()) {
                (*t) = 0.0;
                c = [((*y)).clamp(-2.0, 2.0).sinh(), (*t)];
            } else {
                (*t) = (POINTS[Hit::SIZE % 6]).z;
                c = [(*t), (*y)];
            }
        }
        (*t) -= (*t);
        let mut k0 = 2u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            k0 -= 1;
            if (1.5_f32 > 3.0) {
                'block: {
                    if (5_u32 > k0) {
                        break 'outer;
                    }
                    match (((*t) + 3.0_f32).abs() as usize & 15) {
                        x_2 @ ((1 | 3)) => {
                            let (y, x) = (if (!(c > c)) {
                                (2_i32, c)
                            } else {
                                (0_i32, c)
                            });
                        }
                        4..=100 if (((*a) > (*y)) && (c > c)) => {
                            let mut v: Pair = Pair(((*a) <= (*y)), Hit::SIZE);
                            let y = v.step(&mut (*t));
                        }
                        c => {}
                    }
                }
                continue 'outer;
            }
        }
        [((-2.5) + (*t)), 0.0]
    }
}

#[flatten]
mod p080 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(a: &f32, c: i32) -> f32 {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            let mut v: [Mat2; 2] = (if FLAGS[(COUNT).min(8)] {
                [mat2(Vec2::new((*a), 1.5_f32), Vec2::new((*a), (*a))); 2]
            } else {
                let mut x_2: [Mat2; 2] = [
                    mat2(Vec2::new((-0.0_f32), (*a)), Vec2::new(0.0_f32, 0.5_f32)),
                    Mat2::from_cols(
                        Vec2::new((-1.0_f32), (*a)),
                        Vec2::new((-0.0_f32), 0.5_f32),
                    ),
                ];
                'inner: for &n in &x_2 {
                    ((if FLAGS[(k0 % 9) as usize] {
                        (x_2[1].y_axis.x < x_2[0].x_axis.x)
                    } else {
                        true
                    }) || (x_2[1].y_axis.x <= n.x_axis.x));
                }
                x_2
            });
            'inner: for &_ in &v {
                if (((v[1].x_axis.y) as i32 >> 2) == ((NARROW as i32) + c)) {
                    let c: Vec3 = 'block: {
                        if (!(v[1].y_axis.x == v[0].x_axis.x)) {
                            let mut x_2 = (if (({ true })) {
                                [v[1].x_axis.x, v[1].x_axis.y]
                            } else {
                                [v[1].x_axis.y, 1.5_f32]
                            });
                            break 'outer;
                        }
                        Vec3::new(v[0].x_axis.x, 0.5, 0.0)
                    };
                    break 'outer;
                }
            }
            k0 *= 2;
        }
        ((match (((MASK).count_ones() % (((c & 255) as u32) | 1)), (-1_i32)) {
            (mut v, 1..=1_000) => (*a),
            ((4 | 100), 5) if (c > c) => HALF,
            _ => STILL,
        }) + (*a))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: [Mat2; 2], c: &mut [Mat2; 2], y: &mut f32, t: u32) -> f32 {
        let n = [
            ([COUNT, COUNT, COUNT])[0],
            ([COUNT, COUNT, COUNT])[0],
            (COUNT).saturating_sub(COUNT),
        ];
        let mut k0 = (((t & 15) * (t & 7))) & 3;
        #[keep]
        'outer: loop {
            if (t != t) {
                return (Vec4::new(
                    0.5_f32,
                    (*y),
                    (-1.0_f32),
                    b[1].y_axis.x,
                ))[(k0 % 2) as usize];
            }
            c[0].y_axis = (c[1].y_axis).abs();
            if k0 == 0
                || (matches!(
                    (STEPS, ((NARROW as i32) + (NARROW as i32))), ((y, ..= 1_000) | (- 7,
                    y))
                ))
            {
                break;
            }
            k0 -= 1;
        }
        b[1].y_axis
            *= ((first(
                &(*y),
                ({
                    c[1].x_axis.y = first(&c[1].y_axis.x, (WIDE as i32));
                    0_i32
                }),
            ))
                .max(0.0_f32) + 0.0);
        0.0
    }
}

#[flatten]
mod p081 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
        pub c: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
        pub b: bool,
        pub c: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Vec2, mut v: i32, t: f32) -> f32 {
        let mut x_2 = false;
        if (flatten::math::degrees(((a).saturate() + 0.0))
            < ((Vec3::new(c.y, 1.0_f32, a)).abs()).dot(vec3(0.5, STILL, c.y)))
        {
            if ((((Pair {
                a: a,
                b: false,
                c: UVec2::new(3_u32, MASK),
            })
                .a < a)
                || ({
                    let q = t;
                    q == q && q.is_sign_negative()
                })))
            {
                match ((
                    Hit::SIZE,
                    ((MASK == MASK)
                        ^ (if false {
                            x_2
                        } else {
                            let start = ((v).saturating_mul(v) * 2);
                            let mut c = 0;
                            c += start;
                            x_2
                        })),
                )) {
                    (mut b @ 3..100, v) => {
                        let (mut a, _) = (
                            State,
                            (IVec3::new((-1_i32), STEPS, 0_i32)
                                - IVec3::new(10_i32, (-4_i32), 10_i32)),
                        );
                        x_2 = (Vec4::splat(t))
                            .abs_diff_eq(
                                (Vec4::new(2.0_f32, c.y, 0.25_f32, 2.0_f32)).wzyx(),
                                0.5,
                            );
                    }
                    (mut x, mut x_2) => {
                        v >>= 1;
                    }
                    _ => {
                        let mut k0 = ((MASKS[Pair::SIZE % 7] % (MASK | 1))) & 3;
                        'outer: while k0 > 0 {
                            k0 -= 1;
                            let given: f32 = (a).midpoint(c.y);
                            let a: f32 = {
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn second(y: f32) -> f32 {
                                    if y < HALF { -y } else { y }
                                }
                                let t = second(given);
                                t
                            };
                            let mut a: f32 = (if a <= RAMP[3_usize % 9] {
                                ((((-1.0_f32)).round_ties_even() * t))
                                    .clamp(a, RAMP[3_usize % 9]) + 0.0
                            } else {
                                a
                            });
                        }
                    }
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p082 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec4,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: f32, y: f32) -> [i32; 2] {
        let mut c: Vec3 = ((((*a)).abs().sqrt() + (c).copysign(((*a)).max(-9.0)))
            * ((Vec3::new(0.0, 0.25, y) + Vec3::new((-2.5), 1.5, c)))
                .cross(
                    flatten::math::select(
                        Vec3::new(c, y, (*a)),
                        POINTS[5_usize % 6],
                        (c != c),
                    ),
                ));
        (0.5_f32 > STILL);
        let true = ((WIDE as i32)).is_negative() else {
            return (match (RAMP[(5_i32 & 1) as usize]).abs().sqrt() {
                _ => [STEPS; 2],
                _ => {
                    {
                        if true {
                            return [
                                (match false {
                                    true => STEPS,
                                    _ => STEPS,
                                    true => 7_i32,
                                    false => (NARROW as i32),
                                }),
                                (IVec2::new((-1_i32), STEPS)).y,
                            ];
                        }
                    }
                    [(NARROW as i32); 2]
                }
                y => {
                    c.z = (*a);
                    [(WIDE as i32), (NARROW as i32)]
                }
            });
        };
        if (y >= (c.z).lerp(c.y, c.y)) {
            #[keep]
            'outer: for v in (0..(((LEVELS[((WIDE as i32) & 1) as usize] & 63) << 1)
                & 3))
                .rev()
            {
                'inner: for a_2 in 0u32..1 {
                    ((if (*a) <= c.y { (c.y).clamp((*a), c.y) + 0.0 } else { c.y })
                        != (if true { (-2.5) } else { (*a) }));
                    let mut v = ((STILL != 0.5_f32) as usize);
                    let mut y = Vec4::splat(
                        rcp((if (a_2 != 5) { (-2.5_f32) } else { (-0.0_f32) })),
                    );
                }
                'block: {
                    if ((if (c.x <= (*a)) {
                        ({ ((NARROW as i32) != v) })
                    } else {
                        ({ (v != v) })
                    })) {
                        break 'outer;
                    }
                    let start = ((MASK >> (5_u32 & 31)) + (MASKS[Hit::SIZE % 7] + MASK));
                    let mut y = 1;
                    y += start;
                    c.y = ((c.x
                        + ({
                            c.x = (Vec4::new(c.x, (*a), STILL, 1.5_f32))
                                .dot(
                                    Vec4::new(
                                        0.0_f32,
                                        TABLE[(3_i32 & 1) as usize],
                                        c.y,
                                        (-2.5_f32),
                                    ),
                                );
                            c.y
                        })))
                        .abs();
                }
            }
            return [(NARROW as i32), (WIDE as i32)];
        }
        [
            (({
                let mut n: u16 = ((!(2.0_f32 != y)) as u16);
                n += 5;
                n
            }) as i32),
            ((WIDE as i32) + (c.y as i32).clamp(-64, 64)),
        ]
    }
}

#[flatten]
mod p083 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
        pub c: i32,
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut f32, y: &f32) -> f32 {
        'outer: for _ in [(*y), ((-1.0_f32)).clamp(-4.0, 4.0).exp2(), (*c)] {
            let x_2 = STEPS;
            if FLAGS[Pair::SIZE % 9] {
                let mut v = (
                    BVec3::new(false, false, false),
                    0.0_f32,
                    Mat2::from_cols(Vec2::new(0.0_f32, (*a)), Vec2::new((*a), (*y))),
                );
            } else if (3_i32 > x_2) {
                let a: (BVec3, f32, Mat2) = 'block: {
                    if (((1.0_f32 < (*y))
                        && ({
                            (*c) += (if (STEPS < x_2) { (*a) } else { (*c) });
                            (match (MASK, 8_usize) {
                                (t, _) if (!true) => true,
                                ((4 | 100), 4..) => (x_2 < (-4_i32)),
                                (x @ 0..=100, _) if (5_u32 <= x) => (1.5_f32 < (*c)),
                                _ => true,
                            })
                        })))
                    {
                        break 'block (
                            BVec3::new(true, false, true),
                            (*c),
                            Mat2::from_cols(
                                Vec2::new(1.0_f32, (*c)),
                                Vec2::new((-0.0_f32), (-0.0_f32)),
                            ),
                        );
                    }
                    (
                        BVec3::new((x_2 < x_2), true, (1.0_f32 != (*y))),
                        (*y),
                        Mat2::from_cols(
                            Vec2::new(0.0_f32, 0.0_f32),
                            Vec2::new(0.0_f32, 0.0_f32),
                        ),
                    )
                };
            } else {}
        }
        0.0
    }
}

#[flatten]
mod p084 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(self, a: &mut f32, c: &mut i32) -> i32 {
            (({
                'outer: for n in [
                    ((*c)).abs(),
                    (if ((*c) > (*c)) {
                        (*c) = select(
                            ((*c)).saturating_sub_unsigned(self.a),
                            (((*c) & 15) * ((*c) & 7)),
                            ((*a)).is_finite(),
                        );
                        (*c)
                    } else {
                        let mut v: Vec3 = Vec3::new((*a), (*a), 2.0);
                        (*c)
                    }),
                ] {
                    if ((if all(
                        BVec3::new((n < n), (self.a != self.a), ((*a) <= (*a))),
                    ) {
                        ((n > n)
                            && ({
                                (*a) -= (*a);
                                ((*c) > (*c))
                            }))
                    } else {
                        'inner: for y in 0..1 {
                            let mut x_2 = Mat2::from_diagonal(Vec2::new(2.0, 0.0));
                            x_2.x_axis = (Mat2::from_angle(x_2.y_axis.x)
                                * Vec2::new(0.5_f32, 1.5_f32));
                            let a = ({
                                [
                                    (if (self.a <= self.a) { 0.5_f32 } else { x_2.x_axis.y }),
                                    (-0.0_f32),
                                ]
                            });
                            if (self.a != self.a) {
                                continue;
                            }
                        }
                        true
                    })) {
                        return (*c);
                    }
                    if ((*c) <= (*c)) {
                        break 'outer;
                    }
                }
                Self::SIZE
            }) <= 5);
            (*c)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Pair, c: &mut i32, mut v: f32, t: BVec3) -> f32 {
        let v: Pair = (*a);
        let Pair { a } = (*a);
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            k0 += 1;
            let mut t = ([
                dot(
                    Vec4::new((-0.0_f32), HALF, 0.5_f32, (-1.0_f32)),
                    Vec4::new((-1.0_f32), (-2.5_f32), HALF, 2.0_f32),
                ),
                (STILL).floor(),
            ])[0];
            if ((BVec3::new((0_u32 != MASK), (v.a != a), ((*c) != (*c))))
                .test(
                    (({
                        (*c) |= (((*c) & 15) * (7_i32 & 7));
                        v.a
                    }) % 2) as usize,
                ))
            {
                break;
            }
            let mut b: Pair = Pair { a: v.a };
            let x_2 = b.step(&mut t, c);
        }
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            let given: f32 = TABLE[Pair::SIZE % 4];
            let v: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(a: f32) -> f32 {
                    (a - HALF).max(HALF)
                }
                t
            };
            k0 *= 2;
        }
        let mut t: i32 = 7;
        let mut k0 = (((v.a | 7) - (v.a & 7))) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if (k0 < k0) && let (mut t, true) = (a, (t != t)) {}
                }
                k1 += 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p085 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    fn first(a: [Pair; 2]) -> f32 {
        let mut b = (((((UVec2::new(2_u32, MASK)).y & 15)
            * (({
                let mut a = (if ((if false {
                    (a[0].b.x > a[1].a)
                } else {
                    return (-0.0);
                })) {
                    let start = (1_usize
                        + (if Pair::SIZE >= Pair::SIZE {
                            Pair::SIZE - Pair::SIZE
                        } else {
                            Pair::SIZE
                        }));
                    let mut c = 2;
                    c += start;
                    (a[1].b + (Vec3::new((-0.0), a[0].b.z, a[0].b.y) + a[0].b))
                } else {
                    sin(Vec3::new(a[0].a, a[1].b.y, a[1].a))
                });
                MASKS[(3_i32 & 1) as usize]
            }) & 7)) & 15) * (((MASK ^ MASK) & (MASK | MASK)) & 7));
        let k0 = (((5_u32 & 15) * (b & 7))) & 3;
        'outer: loop {
            if k0 < 4 {
                let mut t: [f32; 2] = (if (k0 < b) {
                    break;
                } else {
                    let b: [f32; 2];
                    if (all(BVec3::new(true, true, true))
                        && (false || (a[1].b.y != a[0].b.z)))
                    {
                        b = [a[0].b.x, ((a[0].a).min(a[1].b.y) + 0.0)];
                    } else {
                        b = (if (a[1].a > a[0].a) {
                            break 'outer;
                        } else {
                            [a[0].b.y; 2]
                        });
                    }
                    b
                });
                'inner: for a_2 in t {}
                break;
            } else {
                continue;
            }
        }
        (if FLAGS[Pair::SIZE % 9] {
            return a[1].b.x;
        } else {
            b -= 0;
            ((a[0].b).round()).z
        })
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32, y: f32, t: &u32) -> u32 {
        let mut k0 = ((0_u32 ^ (*t))) & 3;
        #[keep]
        'outer: while k0 > 0
            && ((({
                let q = y;
                q == q && q.is_sign_negative()
            })))
        {
            k0 -= 1;
            let mut a: usize = Pair::SIZE;
            'inner: for t in 0..2 {
                b
                    += flatten::math::dot(
                        Vec2::new(y, 3.0_f32),
                        (Vec2::new((-1.0_f32), 0.25_f32)).perp(),
                    );
                a = (a
                    + ((if a >= a { a - a } else { a })
                        + (if (c != c) {
                            b = (b).tanh();
                            a
                        } else {
                            continue;
                        })));
                if (((a).abs_diff(a) <= (if false { a } else { a }))) {
                    break;
                }
                a /= 2;
                let given: f32 = b;
                let c: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn doubled(a: f32) -> f32 {
                        a * HALF + 1.0
                    }
                    let t = doubled(given);
                    t
                };
            }
        }
        ((((((y).min(1.5_f32) + 0.0)
            == first(
                [Pair {
                    b: Vec3::new(0.25_f32, 3.0_f32, 0.5_f32),
                    ..Pair {
                        a: y,
                        ..Pair {
                            b: Vec3::new(3.0_f32, Pair::RATE, y),
                            c: c,
                            a: y,
                        }
                    }
                }; 2],
            )) as i8) <= ((c != c) as i8)) as u32 & 255)
    }
}

#[flatten]
mod p086 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Hit, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
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
    pub fn entry(a: f32, c: &mut i32, y: f32) -> f32 {
        let mut b = State(
            Hit {
                b: (State(
                    Hit {
                        c: Hit::SIZE,
                        a: a,
                        b: STILL,
                    },
                    y,
                ))
                    .1,
                ..Hit {
                    b: (-1.0_f32),
                    c: 2_usize,
                    a: a,
                }
            },
            a,
        );
        'outer: for a in [(-b.1), (b.0.c as f32), (a - 0.0)] {
            let State(Hit { a: c, b: mut x_2, c: _ }, _) = State(
                Hit { a: y, ..b.0 },
                b.0.b,
            );
            if (matches!(
                (({ b.0 })), Hit { a : 0.25..8.0, b : c @ 0.0, c : _ } if ((b.1 != y) &&
                (b.0.b < c))
            )) {
                continue 'outer;
            }
            'inner: for a_2 in 0..(COUNT + 1) {
                let mut n = ((((5_i32 & 15) * (STEPS & 7)) & 15)
                    * ((NARROW as i32) & 7));
                if (n <= n) {
                    continue;
                }
                if ((1.0_f32 >= x_2) || true) {
                    continue 'outer;
                }
                if (((((c).max(0.25_f32) + 0.0) >= 1.5)
                    || ({
                        x_2 %= 3.0;
                        (n <= n)
                    })))
                {} else {}
            }
        }
        ((match 0_usize {
            _ if (b.0.c <= Pair::SIZE) => y,
            (100 | 4) => (-2.5),
            _ => y,
            mut y => 1.0,
        }) + ((*c) as f32))
    }
}

#[flatten]
mod p087 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: i32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub usize);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Hit {
        fn step(self, a: &f32, c: i32) -> (u32, Pair) {
            match ((IVec2::new(3_i32, 10_i32)).y ^ (c & c)) {
                t @ 1 if (c != c) => {
                    'outer: for n in 0u32..3 {
                        if (({
                            let mut x_2: [f32; 3] = [self.0; 3];
                            if (HALF > x_2[0]) {
                                let mut x = (((if ((if (n != n) {
                                    (self.1 != self.1)
                                } else {
                                    false
                                })) {
                                    (n + 1_u32)
                                } else {
                                    (n >> (n & 31))
                                }) & 7) as usize);
                                return (
                                    n,
                                    Pair {
                                        c: (x_2[1] > x_2[1]),
                                        a: Vec3::new(x_2[2], 1.5_f32, self.0),
                                        b: t,
                                    },
                                );
                            }
                            (5_usize < self.1)
                        })) {
                            break;
                        }
                        if (self.1 != self.1) {
                            continue;
                        }
                    }
                }
                mut t @ ((1_000 | 1_000)) if ((-1.0_f32) < self.0) => {}
                x_2 => {}
            }
            (
                (MASK + MASKS[Self::SIZE % 7]),
                Pair {
                    a: (CORNER + Vec3::splat(self.0)),
                    b: STEPS,
                    c: ((c < c) ^ ((*a) > self.0)),
                },
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: Vec2) -> bool {
        let mut a_2: Hit = Hit(1.5_f32, 3_usize);
        let a = a_2
            .step(
                &c.x,
                ({
                    a_2.0 = a;
                    (match (a, (-1_i32), STEPS) {
                        ((0.25 | 0.0), a_2 @ 1, ..=1) => {
                            if (a_2 != a_2) {
                                if ((({
                                    let mut x = (-c.y);
                                    (c.x <= x)
                                }) || (0.0_f32 > a)))
                                {
                                    return (STEPS >= (Vec3::new(HALF, c.x, c.x)).as_ivec3().y);
                                } else {
                                    return (c.y != c.x);
                                }
                            }
                            a_2
                        }
                        _ => STEPS,
                    })
                }),
            );
        let mut turn = 0;
        let a: Vec3 = 'value: loop {
            let true = (a.1.b < a.1.b) else {
                return false;
            };
            if false {
                break Vec3::new(0.0, 0.0, 0.0);
            }
            turn += 1;
            if turn == 1 {
                break Vec3::new(0.0, 0.0, 0.0);
            }
        };
        false
    }
}

#[flatten]
mod p088 {
    use super::*;
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &i32, y: &mut bool, mut n: (UVec2, Vec3)) -> (UVec2, Vec3) {
        if (*y) {
            if (!(*y)) {
                return ((UVec2::new(3_u32, 1_u32)).saturating_sub(n.0), (n).1);
            } else {
                return (n.0, Vec3::new((-0.0_f32), 1.5_f32, (-0.0_f32)));
            }
        }
        #[keep]
        'outer: for a_2 in (((WIDE as i32) & 3)..4) {
            let (mut n @ 4.., c, _) = (2_usize, 7_i32, (n.1).is_nan()) else {
                return (
                    (if (*y) { n.0 } else { UVec2::new(2_u32, n.0.x) }),
                    ((n.0, n.1)).1,
                );
            };
            n = (((a_2).saturating_abs() & 7) as usize);
            let mut k1 = 0i32;
            'inner: while k1 < 1 {
                if ((IVec2::new(k1, 7_i32)) == (IVec2::new(3_i32, 0_i32))) {
                    break;
                }
                k1 += 1;
            }
        }
        (UVec2::new(0_u32, 0_u32), Vec3::new(0.0_f32, 0.0_f32, 0.0_f32))
    }
}

#[flatten]
mod p089 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Hit,
        pub b: usize,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
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
    impl Pair {
        fn step(&self, a: f32) -> i32 {
            let mut x_2 = Pair {
                a: (if (STEPS < (NARROW as i32)) {
                    ((*self)).a
                } else {
                    let mut k0 = ((UVec2::new(MASK, MASK)).y) & 3;
                    #[keep]
                    'outer: loop {
                        if (((if true {
                            return (STEPS).abs();
                        } else {
                            8_u32
                        })
                            != (if (5_u32 > k0) {
                                let mut a_2: usize = (match (State {
                                    c: (a).rem_euclid((0.5_f32)),
                                    a: Hit { a: a, b: a },
                                    b: 8_usize,
                                }) {
                                    State { a: c, b: _, c: y } => self.a,
                                    x_2 => x_2.b,
                                });
                                k0
                            } else {
                                k0
                            }))) || k0 == 0
                        {
                            break;
                        }
                        k0 -= 1;
                    }
                    self.a
                }),
            };
            (1 + ((x_2.a & 255) as i32))
        }
    }
    impl Hit {
        fn step(&mut self, a: f32) -> i32 {
            let mut v: f32 = self.b;
            let mut v = Vec3::new((-2.5), a, 0.0);
            Pair::step(
                &{
                    Pair {
                        a: (((WIDE as i32)) as usize & 31),
                    }
                },
                ({
                    let mut k0 = 2u32;
                    'outer: while k0 > 0 {
                        k0 -= 1;
                        if FLAGS[(STEPS & 1) as usize] {
                            break;
                        }
                        let mut k1 = 253u8;
                        'inner: loop {
                            if !(k1 != u8::MAX) {
                                break;
                            }
                            k1 += 1;
                            let x_2: i32 = ((if ((NARROW as i32) < 10) {
                                IVec2::new(3_i32, (WIDE as i32))
                            } else {
                                IVec2::new(7_i32, (-4_i32))
                            }))
                                .y;
                            let mut turn = 0;
                            let t: IVec2 = 'value: loop {
                                let mut c: u32 = k0;
                                let mut v = ((if (self.a != (k1 as f32)) {
                                    x_2
                                } else {
                                    x_2
                                }) + x_2);
                                if false {
                                    break IVec2::new(x_2, 2);
                                }
                                turn += 1;
                                if turn == 3 {
                                    break IVec2::new(2, 3);
                                }
                            };
                        }
                    }
                    v.x
                }),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: &i32, y: &f32) -> f32 {
        let mut x: Hit = Hit { b: (*y), a: (*y) };
        let t = x.step((2.0 - 0.25));
        (x.b + x.b)
    }
}

#[flatten]
mod p090 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub UVec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(a: &mut f32, mut x: IVec2, y: Vec4) -> bool {
        x = (((x).wrapping_mul(x) / 3) - (x).max(x));
        ((true
            || ({
                x -= (if (1.0_f32 != (*a)) { x } else { x });
                ((y.y <= y.z) && (y.z != y.x))
            })) ^ (x.y != x.x))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Pair) -> [f32; 3] {
        let t: Vec3;
        if (((*a) > (*a)) || (((*a) < STILL) < ((*a) != (*a)))) {
            (*a) = (*a);
            t = (Vec3::new((-1.0), 3.0, (-0.0)))
                .max((Vec3::new((*a), (-0.0), (-1.0)) * CORNER));
        } else {
            (*c) = Pair;
            t = ((CORNER % 1.5)).max(Vec3::new(0.5, 0.25, 1.0));
        }
        [
            (0.0 + (*a)),
            ((if first(
                &mut (*a),
                (!(IVec2::new(5_i32, 5_i32))),
                vec4(t.z, t.x, t.z, t.y),
            ) {
                match (
                    first(
                        a,
                        (IVec2::new(10_i32, (NARROW as i32)) - IVec2::new(5_i32, 2_i32)),
                        Vec4::new(t.z, t.y, t.z, t.z),
                    ),
                    STEPS,
                ) {
                    (_, (2 | -7)) => {
                        let k0 = ((8_u32).max(MASK)) & 3;
                        'outer: loop {
                            if k0 > 3 {
                                continue;
                            }
                            break;
                        }
                    }
                    (false, _) if any(BVec3::new(false, ((-0.0_f32) != t.x), false)) => {
                        let mut c: Vec2 = ((mat2(
                            Vec2::new(t.z, HALF),
                            Vec2::new(t.x, t.y),
                        )
                            * (Mat2::from_cols(
                                Vec2::new(0.25_f32, t.x),
                                Vec2::new(1.5_f32, t.z),
                            ) * t.y)) * (IVec2::new(10_i32, (NARROW as i32))).as_vec2());
                    }
                    (
                        mut c @ false,
                        mut n,
                    ) if ((Vec2::new(2.0_f32, (-0.0_f32))) != (Vec2::new(t.y, t.y))) => {
                        let mut a: i32 = ((n + (n & 31).pow(2))
                            + (if false { 0 } else { 0 }));
                    }
                    _ => {}
                }
                0.0
            } else {
                0.0
            }) + (*a)),
            0.0,
        ]
    }
}

mod p091 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p092 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: Vec4,
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(&self, a: &mut f32) -> Hit {
            let mut x_2: i32 = ((LEVELS[(2_i32 & 1) as usize] - (NARROW as i32)))
                .rotate_left((UVec2::new(0_u32, 2_u32)).y);
            Hit {
                a: ((if Hit::SIZE >= Hit::SIZE {
                    Hit::SIZE - Hit::SIZE
                } else {
                    Self::SIZE
                }) + ((*a).abs() as usize & 255)),
                b: Vec4::new((-2.5), 0.0, (-1.0), 0.5),
            }
        }
    }
    impl Pair {
        fn sum(&mut self, mut b: f32, c: i32) -> Hit {
            let mut a: usize = (({
                b = ((((b - 0.0))
                    .min(
                        (if (b < self.b.y) {
                            let b: i32;
                            if (true || (self.b.y <= 2.0)) {
                                self.b.x
                                    *= ((self.b)
                                        .lerp(Vec3::new(self.b.x, 0.0_f32, 0.25_f32), self.b.y))
                                        .z;
                                b = (-1);
                            } else {
                                b = (c).saturating_add(c);
                            }
                            self.b.z
                        } else {
                            b
                        }),
                    ) + 0.0))
                    .floor();
                (1.0_f32 < 0.0_f32)
            }) as usize);
            let ((100 | 3), (2.0 | 2.0), 8.0..) = (a, b, self.b.x) else {
                return Hit {
                    a: a,
                    b: (Vec4::new(self.a, self.b.y, b, 1.0)).xxyy(),
                };
            };
            match (((a
                + ({
                    a = 5_usize;
                    a
                })) + ((c != (-4_i32)) as usize)))
            {
                4..=100 => {
                    let mut k0 = (MASK) & 3;
                    'outer: loop {
                        if (!(k0 < k0)) {
                            self.b.z = ({ 0.25 });
                            break;
                        }
                        if k0 == 0 || ((a > a)) {
                            break;
                        }
                        k0 -= 1;
                    }
                }
                _ => {}
            }
            ({ (*self) }).step(&mut self.b.z)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: i32) -> usize {
        if (IVec2::new(c, c)
            == (IVec2::new(1_i32, 1_i32)).clamp(IVec2::splat(-3), IVec2::splat(5)))
        {
            return ((MASK & 7) as usize);
        }
        let start = 2_u32;
        let mut b = 1;
        b += start;
        let mut c = a.z;
        let mut n: Pair = Pair { a: a.z, b: a };
        let a = n
            .sum(
                flatten::math::sin(3.0_f32),
                ({
                    'outer: for a in [STEPS, ({ 0_i32 })] {}
                    0
                }),
            );
        0
    }
}

#[flatten]
mod p093 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Hit,
    }
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32) -> State {
        let mut a = ((((*a) < (*a))
            && ({
                (*a) -= (*a);
                (1_i32 < c)
            })) as usize);
        match ((
            (if TABLE[(3_i32 & 1) as usize] <= 0.5_f32 {
                (flatten::math::clamp(STILL, HALF, TABLE[((-4_i32) & 1) as usize]))
                    .clamp(TABLE[(3_i32 & 1) as usize], 0.5_f32) + 0.0
            } else {
                TABLE[(MASKS[a % 7] % 4) as usize]
            }),
            (((match (Hit {
                a: Vec2::new(1.0_f32, STILL),
                b: CORNER,
            }) {
                Hit { a: mut a, b: _ } => {
                    let mut k0 = (MASK) & 3;
                    'outer: while k0 > 0
                        && ((({
                            let mut t: i32 = c;
                            (match (k0, k0) {
                                ((x_2, ..4) | (..=4, x_2)) => true,
                                ((mut x, ..=2) | (2..=100, mut x)) => (x != 3),
                                _ => (a.y < a.y),
                            })
                        })))
                    {
                        k0 -= 1;
                        let mut k1 = -1i32;
                        'inner: while k1 <= -1 {
                            if (({
                                let q = 0.5_f32;
                                q == q && q.is_sign_negative()
                            })) {
                                break;
                            }
                            if ((HALF < a.y) & ((a.x < a.y) & (a.x <= a.y))) {
                                let mut a = [
                                    ((Vec2::new((-2.5_f32), a.x)).abs()).dot(a),
                                    (a.x).copysign((a.x).max(-9.0)),
                                    (a).y,
                                ];
                                break 'inner;
                            }
                            let mut a: Hit = (if ((if (0.0_f32 < 0.0) {
                                false
                            } else {
                                false
                            })) {
                                Hit {
                                    a: Vec2::new(0.0, 0.0),
                                    b: Vec3::new(0.0, 0.0, 0.0),
                                }
                            } else {
                                Hit {
                                    a: Vec2::new(0.0, 0.0),
                                    b: Vec3::new(0.0, 0.0, 0.0),
                                }
                            });
                            k1 = 2 + k1;
                        }
                    }
                    0_i32
                }
                _ => 0_i32,
            }) & 15) * (0_i32 & 7)),
            0_usize,
        )) {
            (-1.5, -7, 0) => {}
            _ => {}
        }
        State {
            a: Hit {
                a: Vec2::new(0.0, 0.0),
                b: Vec3::new(0.0, 0.0, 0.0),
            },
        }
    }
}

#[flatten]
mod p094 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: i32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Hit);
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, mut x: (Vec2, BVec3, IVec2)) -> bool {
        let mut x_2 = Hit { a: a.c };
        ((x.0.y > x.0.x) ^ (x.2.x > 1))
    }
}

mod p095 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p096 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub UVec2);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Mat3, c: &mut i32) -> u32 {
        #[keep]
        'outer: for a in (((UVec2::new(MASK, 8_u32)).y & 3)..8).step_by(2) {
            'inner: for _ in (1..4).step_by(3).rev() {
                (*c) += (((0.25_f32) as i32 >> 2) * 1);
                let mut turn = 0;
                let a: Hit = 'value: loop {
                    let mut a: usize = (match (a < a) {
                        _ if (a <= a) => {
                            (if ((a != a) & true) {
                                (match (Hit { a: 0.0_f32 }) {
                                    Hit { a: -1.5 } => 0,
                                    _ => 0,
                                })
                            } else {
                                0
                            })
                        }
                        true => 0,
                        _ => 0,
                    });
                    if false {
                        break Hit { a: 0.0 };
                    }
                    turn += 1;
                    if turn == 1 {
                        break Hit { a: 0.0 };
                    }
                };
            }
        }
        0
    }
}

#[flatten]
mod p097 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
        pub c: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Hit);
    const STEPS: i32 = 3;
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn first(a: f32, mut x: i32) -> State {
        let mut b: usize = ({
            let mut k0 = ((if ((-4_i32) <= x) {
                3_u32
            } else {
                return State(
                    ({
                        if ((-1.0_f32) <= 0.0) {
                            x >>= 1;
                            let (mut n, ([x, _, ..], mut a_2)) = (
                                Vec4::splat(atan2((-2.5_f32), a)),
                                (
                                    [
                                        ([
                                            State(Hit { a: 5_i32 }),
                                            State(Hit { a: x }),
                                            State(Hit { a: STEPS }),
                                        ])[0],
                                        ([
                                            State(Hit { a: x }),
                                            State(Hit { a: x }),
                                            State(Hit { a: x }),
                                        ])[0],
                                        State(Hit { a: x }),
                                    ],
                                    [
                                        Pair { a: a, b: x, c: MASK },
                                        Pair {
                                            a: a,
                                            ..Pair { b: x, c: MASK, a: a }
                                        },
                                    ],
                                ),
                            );
                        } else {
                            let mut n: Mat2 = Mat2::from_cols(
                                Vec2::new(a, 0.5),
                                Vec2::new(a, 3.0),
                            );
                            let given: f32 = hadd(((CORNER, n.x_axis.y)).0);
                            let v: f32 = {
                                let t = first(given);
                                fn first(c: f32) -> f32 {
                                    if c < 0.5 { -c } else { c }
                                }
                                t
                            };
                            let b = (n.x_axis.x
                                * ({
                                    n.x_axis.x = (n.x_axis.y
                                        - ({
                                            n.x_axis.y = (-2.5);
                                            n.y_axis.x
                                        }));
                                    v
                                }));
                        }
                        Hit { a: (-1_i32) }
                    }),
                );
            })) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 || ((a != a)) {
                    break;
                }
                k0 -= 1;
            }
            State::SIZE
        });
        State(Hit { a: 2_i32 })
    }
    impl Pair {
        fn step(self, a: &f32) -> i32 {
            let start = self.b;
            let mut x = 0;
            x += start;
            (0 + x)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, y: &mut i32, t: &mut u32) -> Pair {
        if (b > b) {
            let k0 = (((*t) >> ((*t) & 31))) & 3;
            'outer: loop {
                if k0 > 3 {
                    continue;
                }
                break;
            }
        } else {
            let given: f32 = ((Vec4::new((-2.5_f32), b, b, (-2.5_f32)))
                .min(Vec4::new(2.0_f32, b, b, b)))
                .dot(Vec4::new(b, b, b, b));
            let b: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(v: f32) -> f32 {
                    if v < HALF { -v } else { v }
                }
                let t = second(given);
                t
            };
            'block: {
                if (!((-0.0_f32)).is_nan()) {
                    break 'block;
                }
                let mut b = first(
                    (if ((*c) < (*y)) {
                        let mut x_2 = (Mat2::IDENTITY * Mat2::IDENTITY);
                        ({ 0.5 })
                    } else {
                        b
                    }),
                    (*c),
                );
            }
        }
        let v = (State(Hit { a: (*c) })).0;
        if (STEPS).is_negative() {
            {
                if false {
                    let mut t: Pair = Pair {
                        b: (*y),
                        c: (*t),
                        a: (-0.0),
                    };
                    let x_2 = t.step(&t.a);
                    return ([t, t])[0];
                }
            }
            return Pair { c: 1, a: b, b: v.a };
        }
        let x_2: Vec2;
        if (Hit::SIZE < (State::SIZE >> 1)) {
            (*c) *= 2;
            x_2 = (Vec2::new(0.25, (-0.0)) * Vec2::new(2.0, 1.0));
        } else {
            (*y) = (Pair { b: 1_i32, c: (*t), a: b }).b;
            x_2 = Vec2::new(0.0, 1.0);
        }
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            k0 += 1;
            'inner: for y in k0..=2 {}
        }
        Pair { a: 0.0, b: 0, c: 0 }
    }
}

#[flatten]
mod p098 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub IVec3);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p099 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p100 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: UVec2,
        pub c: Pair,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        fn step(self, a: &mut f32, c: Pair, y: Hit) -> bool {
            let [b, n, ..] = [y.c.0, 7_i32, y.c.0];
            'outer: for c in (0..((y).a & 3)) {
                let mut b = CORNER;
                if ((-1_i32) > y.c.0) {
                    if (b.y).is_finite() {
                        return (y.a > self.0);
                    } else {
                        return (round(b)).cmple(b).any();
                    }
                }
                if (Vec4::new((-0.0_f32), b.z, 3.0_f32, 3.0_f32))
                    .abs_diff_eq(Vec4::new((*a), b.z, b.x, 1.0_f32), 0.5)
                {
                    break;
                }
            }
            (((b ^ 10_i32) != (0_i32 * 3)) ^ ((*a) > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: &mut i32) -> usize {
        let (mut a @ -1.5..0.25, _, 2) = (
            (Hit::RATE * ((*c) as f32)),
            (MASK).saturating_sub(MASK),
            ((((*c)) as usize & 31) + (Pair::SIZE & 7)),
        ) else {
            return ((MASK & 7) as usize);
        };
        let mut y = (if ((*c) != (*c)) {
            (a > 0.5);
            ({
                'block: {
                    if ((Hit::SIZE + Pair::SIZE)
                        != ((MASKS[(1_u32 % 7) as usize]).count_ones() as usize))
                    {
                        break 'block;
                    }
                    let mut b: Pair = Pair((-1_i32));
                    let y = b
                        .step(
                            &mut a,
                            b,
                            ({
                                b = Pair((*c));
                                Hit {
                                    c: b,
                                    a: b.0,
                                    b: UVec2::new(MASK, 5_u32),
                                }
                            }),
                        );
                    let mut c: Pair = (if y { b } else { b });
                    let x_2 = c
                        .step(
                            &mut a,
                            Pair(b.0),
                            Hit {
                                c: b,
                                a: b.0,
                                b: UVec2::new(5, 5),
                            },
                        );
                }
                Pair((*c))
            })
        } else {
            return Pair::SIZE;
        });
        let mut k0 = (MASK) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    match Pair(select(y.0, (*c), true)) {
                        Pair(-7..=0) => {}
                        Pair(_) => {}
                        mut a => {}
                    }
                }
                k1 += 1;
            }
        }
        (if Hit::SIZE >= Hit::SIZE { Hit::SIZE - Hit::SIZE } else { Hit::SIZE })
    }
}

#[flatten]
mod p101 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: f32, y: &mut f32, t: &Vec2) -> u32 {
        let t: u32 = ((MASK >> (MASK & 31))).min((MASK + ((x > x) as u32)));
        let b = [((Vec2::new(0.25_f32, 1.5_f32)).abs()).y, x];
        ((if ((if ((if (t <= MASK) {
            (x, (*y)) = (
                (a).round(),
                flatten::math::dot(
                    (Vec3::new(b[0], (*y), (-2.5_f32))).abs(),
                    Vec3::new(a, 0.25_f32, (-1.0_f32)),
                ),
            );
            (b[0] <= (-2.5))
        } else {
            (3_u32 <= t)
        })) {
            let mut y: i32 = (IVec2::new((-1_i32), 1_i32)).y;
            FLAGS[Pair::SIZE % 9]
        } else {
            'outer: for c in 0u32..2 {
                if (STILL <= b[1]) {
                    let mut n: [Mat2; 2] = [
                        Mat2::from_cols(
                            Vec2::new(RAMP[Pair::SIZE % 9], 0.5_f32),
                            Vec2::new(x, a),
                        ),
                        Mat2::from_diagonal(Vec2::new(a, TABLE[Pair::SIZE % 4])),
                    ];
                    'inner: for (a, _) in (0..2i32).rev().zip(n.iter()) {
                        let mut x: UVec2 = ((UVec2::new(8, 0))
                            .max((UVec2::new(t, t) % 2))
                            ^ (UVec2::new(5_u32, t))
                                .wrapping_add_signed(IVec2::new((WIDE as i32), 0_i32)));
                        if matches!((n[1].y_axis.y * n[0].x_axis.y), _) {
                            let start = ((a).leading_zeros() as i32);
                            let mut c = 0;
                            c += start;
                            continue;
                        }
                        let given: f32 = b[1];
                        let v: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(b: f32) -> f32 {
                                (b - HALF).max(HALF)
                            }
                            let t = doubled(given);
                            t
                        };
                        x = UVec2::new(3, 3);
                    }
                    (n[0].x_axis.y < (x % 4.0));
                    let mut y = [
                        ((n[1]).transpose()
                            * Mat2::from_cols(
                                Vec2::new(b[1], 2.0_f32),
                                Vec2::new((-1.0_f32), n[1].x_axis.x),
                            )),
                        (n[0] * (n[1] * 3.0_f32)),
                    ];
                }
                if ((t == 2) & (a > 1.0)) {
                    let mut k1 = ((c + c)) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let start = ((a).trunc() + (-(*y)));
                        let mut a = 0.0;
                        a += start;
                    }
                    return c;
                }
            }
            (Pair::SIZE == 1)
        })) {
            'outer: for x in 0..1usize {
                if (t <= t) {
                    if (b[1] != b[1]) {
                        continue;
                    } else {
                        'inner: for y in b.iter().rev() {
                            let start = (select(10_i32, STEPS, (1.5_f32 < (-0.0_f32))))
                                .max(LEVELS[(x).min(7)]);
                            let mut y = 0;
                            y += start;
                            if (((t > t) || (y != y)) | (t > t)) {
                                continue 'inner;
                            }
                        }
                        continue;
                    }
                }
                if (b[0] < 0.0) {
                    break;
                }
            }
            0
        } else {
            0
        }) + ((*y).abs() as u32 & 255))
    }
}

#[flatten]
mod p102 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p103 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: Vec3,
        pub c: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Hit {
        fn step(self, a: Vec2) -> bool {
            let mut n = [
                (1.0_f32 - 0.25_f32),
                a.y,
                ((Vec2::new((-2.5_f32), a.x)).yx()).y,
            ];
            ((((n[0] != n[0]) && (a.y < n[1]))
                ^ ({
                    let mut v: [f32; 2] = [0.0_f32, a.x];
                    'outer: for (_, a) in v
                        .into_iter()
                        .zip([
                            (MASKS[(({
                                n[(LEVELS[(Hit::SIZE).min(7)] & 1) as usize] = n[State::SIZE
                                    % 3];
                                MASK
                            }) % 7) as usize] ^ MASK),
                            (((NARROW as i32) & 255) as u32),
                        ])
                    {
                        let mut k1 = -1i32;
                        'inner: while k1 <= 3 {
                            k1 = 2 + k1;
                            if (0_u32 > a) {
                                let mut y = (if (Vec4::new(n[1], 1.0_f32, n[2], 1.5_f32))
                                    .abs_diff_eq(Vec4::new(2.0_f32, 0.5_f32, v[0], n[1]), 0.5)
                                {
                                    (if (v[0] < n[0]) {
                                        Pair(0.0_f32, 5_i32)
                                    } else {
                                        Pair(n[2], k1)
                                    })
                                } else {
                                    Pair(n[0], k1)
                                });
                                break 'outer;
                            }
                        }
                    }
                    ((-2.5_f32) > v[1])
                })) ^ (n[0] > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: [f32; 3]) -> [f32; 3] {
        let mut y = State {
            c: MASK,
            a: (NARROW as i32),
            b: Vec3::new((-0.0), 2.0, (-2.5)),
        };
        let mut k0 = 1u32;
        'outer: while k0 < 4 {
            k0 *= 2;
            let t = Hit {
                a: (Hit {
                    a: BVec3::new(false, true, (MASK < y.c)),
                })
                    .a,
            };
            let Pair(_, a_2) = Pair(y.b.z, y.a);
            if ((!({ Hit { a: t.a } }).step((Vec2::new((-0.0), y.b.y) + c[2])))) {
                break;
            }
        }
        c
    }
}

#[flatten]
mod p104 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub u32);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: BVec3,
        pub b: usize,
        pub c: f32,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    pub fn entry(a: &bool, c: &mut bool, mut v: f32) -> u32 {
        let mut k0 = ((MASK / 0_u32)) & 3;
        'outer: loop {
            let mut b: [f32; 3] = (if (*a) { [v, v, v] } else { [v, HALF, v] });
            'inner: for &v in &b {
                (*c) = ((if ((*a) < true) {
                    let b: Mat3 = (if ((b[2] > b[0])
                        && (Vec3::new(2.0, b[2], 1.0))
                            .cmple(Vec3::new(b[1], b[2], TABLE[Pair::SIZE % 4]))
                            .any())
                    {
                        mat3(
                            Vec3::new(v, 1.5, 1.0),
                            Vec3::new(0.0, 2.0, 3.0),
                            Vec3::new(2.0, 2.0, (-1.0)),
                        )
                    } else {
                        mat3(
                            POINTS[5_usize % 6],
                            Vec3::new(1.0, b[0], b[1]),
                            POINTS[State::SIZE % 6],
                        )
                    });
                    (v <= v)
                } else {
                    (*a)
                }) & (*c));
            }
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        (MASK + (v.abs() as u32 & 255))
    }
}

#[flatten]
mod p105 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: i32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [[i32; 2]; 3], c: [i32; 2]) -> [i32; 2] {
        let mut v = distance(
            (if (false && (a[0][0] > 10)) {
                Vec2::new(RAMP[Pair::SIZE % 9], TABLE[(8_usize).min(3)])
            } else {
                (mat2(
                    Vec2::new(3.0_f32, 0.25_f32),
                    Vec2::new(STILL, RAMP[(a[2][1] & 1) as usize]),
                ))
                    .mul_vec2(Vec2::new(0.25_f32, 2.0_f32))
            }),
            ((if true {
                Mat2::from_cols(Vec2::new(HALF, 1.0_f32), Vec2::new((-0.0_f32), HALF))
            } else {
                Mat2::from_cols(Vec2::new(HALF, STILL), Vec2::new(1.0_f32, STILL))
            }))
                .mul_vec2(Vec2::new(1.5_f32, HALF)),
        );
        let (n, (a, _)) = (
            Hit(v),
            (
                mat2(
                    Vec2::new(v, v),
                    ({
                        v = v;
                        Vec2::new(v, (-0.0_f32))
                    }),
                ),
                Vec3::select(
                    (Vec3::new(v, v, 2.0_f32)).cmplt(Vec3::new(v, v, 1.5_f32)),
                    Vec3::new(v, 3.0_f32, v),
                    Vec3::new((-1.0_f32), v, 0.5_f32),
                ),
            ),
        );
        let a: [[i32; 2]; 3] = 'block: {
            let (mut c, mut x_2) = ((1_usize & 7), MASK) else {
                return [
                    (c[1] + c[1]),
                    (if ((WIDE as i32) != c[0]) { c[0] } else { 1_i32 }),
                ];
            };
            if (!(MASK < x_2)) {
                break 'block [[3_i32; 2]; 3];
            }
            [
                [LEVELS[c % 8], STEPS],
                [(WIDE as i32), LEVELS[(LEVELS[c % 8] & 1) as usize]],
                [STEPS, STEPS],
            ]
        };
        'outer: for a_2 in ((a[0][0] & 3)..8).step_by(2) {
            if ((true
                && (if (({
                    {
                        let mut k1 = -1i32;
                        'inner: while k1 <= -1 {
                            k1 = 2 + k1;
                            let x_2 = Vec3::new(v, 0.25, n.0);
                        }
                    }
                    false
                })) {
                    let mut k1 = ((MASK).trailing_zeros()) & 3;
                    'inner: while k1 > 0 {
                        k1 -= 1;
                        let n: Mat2 = Mat2::IDENTITY;
                    }
                    FLAGS[(MASK % 9) as usize]
                } else {
                    if (((((POINTS[Hit::SIZE % 6])
                        .cmple(Vec3::new(n.0, (-0.0_f32), v))
                        .any() as i16) + 3) as u32 & 255) > MASK)
                    {
                        let mut y = Pair {
                            a: (a[1][1] < a[2][1]),
                            b: a[2][1],
                            c: v,
                        };
                        let start = select((MASK ^ MASK), MASK, y.a);
                        let mut a_2 = 1;
                        a_2 += start;
                    } else if ((Pair {
                        b: 0_i32,
                        ..Pair {
                            a: false,
                            b: 0_i32,
                            c: 0.0_f32,
                        }
                    })
                        .a)
                    {} else {}
                    false
                })))
            {}
        }
        [0_i32, 0_i32]
    }
}

#[flatten]
mod p106 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: Hit, t: (f32, usize)) -> i32 {
        'outer: for _ in 0..4usize {
            let mut a: Vec2 = (match ((
                (if t.1 >= t.1 { t.1 - t.1 } else { t.1 }),
                (1.0_f32).is_finite(),
            )) {
                (_, mut a_2) => ((Vec2::new(STILL, 1.0) * (*a))).ceil(),
                _ => {
                    'block: {
                        if (STILL < (*a)) {
                            let Hit { a: a_2 } = Hit { a: 0_i32 };
                            break 'block;
                        }
                        if (2.0_f32 < (*a)) {
                            let mut a_2: usize = ((t.1 & 7) / 2);
                            let mut x_2: (f32, usize) = (
                                ((match (Pair { a: 3_i32 }) {
                                    Pair { a: mut v } => (*a),
                                    _ => (*a),
                                }))
                                    .abs()
                                    .sqrt(),
                                8_usize,
                            );
                            let x = Pair { a: y.a };
                        }
                        if let (-7, -7, -7) = (0_i32, 0_i32, 0_i32) {}
                    }
                    Vec2::new(0.0, 0.0)
                }
            });
        }
        0
    }
}

#[flatten]
mod p107 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &Vec2, y: &mut f32, t: &mut i32) -> [bool; 2] {
        match (dot(
            (if FLAGS[(MASK % 9) as usize] {
                let mut x_2: [i32; 2] = ({
                    let mut k0 = 252u8;
                    'outer: loop {
                        if !(k0 != u8::MAX) {
                            break;
                        }
                        let (v, mut c) = ([(*t), 2_i32], (k0 as i32));
                        if ([((-2.5_f32) < (k0 as f32)), false])[0] {
                            let mut x: [bool; 2] = [
                                ((((k0 as f32) < 1.0_f32)
                                    && ({
                                        (*y) += (b).atan2(((k0 as f32)));
                                        ((k0 as i32) > (k0 as i32))
                                    })) || (v[0] > (*t))),
                                matches!(
                                    (((if (v[1] > (WIDE as i32)) { ((k0 as f32) != (k0 as f32))
                                    } else { ((* y) <= b) }), (if ((* t) != c) { c } else { v[0]
                                    }))), (true, a_2 @ - 1..= 0)
                                ),
                            ];
                            break 'outer;
                        }
                        let given: f32 = (if 0.0_f32 <= HALF {
                            (((*y)).rem_euclid((0.0_f32))).clamp(0.0_f32, HALF) + 0.0
                        } else {
                            b
                        });
                        let c: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn first(a: f32) -> f32 {
                                if a < HALF { -a } else { a }
                            }
                            let t = first(given);
                            t
                        };
                        k0 += 1;
                    }
                    [(*t), (*t)]
                });
                'outer: for (a, &_) in x_2
                    .iter()
                    .zip(
                        &[
                            8_u32,
                            (match c.y {
                                mut a_2 @ 1.0..2.0 => {
                                    let mut y: [bool; 2] = [
                                        (c.y > STILL),
                                        FLAGS[(COUNT).min(8)],
                                    ];
                                    'outer: for x_2 in y.iter().rev() {
                                        let mut y = ((MASK & 7) as usize);
                                        if ((COUNT > y) && ([false, false])[0]) {
                                            return [false, false];
                                        }
                                    }
                                    0_u32
                                }
                                -1.5 => 0_u32,
                                -1.5 => 0_u32,
                                _ => 0_u32,
                            }),
                        ],
                    )
                {}
                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
            } else {
                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
            }),
            Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
        )) {
            -1.5 => {}
            _ => {}
        }
        [false, false]
    }
}

#[flatten]
mod p108 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: usize,
        pub c: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: f32) -> f32 {
        let t: BVec3;
        if false {
            t = (BVec3::splat((y != y))
                & (Vec3::new(a, a, Pair::RATE))
                    .cmpge(Vec3::new(0.5_f32, (-0.0_f32), (-2.5_f32))));
        } else {
            t = BVec3::new(true, true, (c > c));
        }
        if let 0 = (((8_u32 & 7) as usize) + Pair::SIZE) {
            let mut k0 = ((MASKS[(c & 1) as usize] + 2_u32)) & 3;
            #[keep]
            'outer: while k0 > 0
                && (((match ((match (Pair {
                    b: Pair::SIZE,
                    c: Vec3::new(a, (-2.5_f32), a),
                    a: c,
                }) {
                    Pair { a: 1..5, b: 4..100, c: y } => Pair::SIZE,
                    mut x_2 => {
                        match x_2.a {
                            _ => {
                                x_2.c.z = ([
                                    (x_2.c.x).rem_euclid((a)),
                                    (Vec4::new(x_2.c.z, x_2.c.x, (-0.0_f32), x_2.c.x))
                                        .dot(Vec4::new(x_2.c.x, x_2.c.y, 2.0_f32, (-0.0_f32))),
                                ])[0];
                            }
                            _ => {
                                return 3.0;
                            }
                        }
                        x_2.b
                    }
                })) {
                    1 if (FLAGS[(2_usize).min(8)] && (7_i32 <= c)) => {
                        (if false { ((-4_i32) > c) } else { false })
                    }
                    1.. => (Pair::SIZE == Pair::SIZE),
                    mut t if (({
                        let mut b: f32 = a;
                        (k0 > 8)
                    })) => (2_i32).is_negative(),
                    _ => {
                        let mut v = [((CORNER).z).ceil(), (y + (a + (-0.0)))];
                        ((k0 > k0)
                            || ({
                                v[0] -= ((-2.5_f32)).round();
                                false
                            }))
                    }
                })))
            {
                k0 -= 1;
            }
        } else {}
        ((((y - 0.0) + (y).div_euclid(1.5)) + (-0.0)) + a)
    }
}

#[flatten]
mod p109 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    pub fn entry(a: f32, c: &mut (Pair, usize), y: &f32, t: &mut Pair) -> u32 {
        let a: Vec3 = ((match (Hit {
            b: STEPS,
            ..Hit {
                a: Vec2::new(c.0.0, 0.5_f32),
                b: STEPS,
            }
        }) {
            Hit { a: b, b: (5 | 0) } => (Vec3::new(0.25, 2.0, (-2.5))).floor(),
            Hit { a: mut x, b: b @ ..=2 } => {
                let a: IVec2 = (((IVec2::new(b, 10) - IVec2::new(0, b)))
                    .max(
                        (if FLAGS[(c.1).min(8)] {
                            IVec2::new(5, 7)
                        } else {
                            if (floor(((t.0).min(2.0_f32) + 0.0))
                                > ((x.y).tanh() + (1.0_f32).copysign((x.x).max(-9.0))))
                            {
                                let (Pair(y), ..) = (*c);
                                let c = (match ((
                                    ((match (*t) {
                                        Pair(mut a_2) => 2.0_f32,
                                        _ => x.y,
                                    }) >= (c.0.0 + x.x)),
                                    ((b & 15) * ((b * 1) & 7)),
                                    select(
                                        ((MASKS[3_usize % 7]) as i32),
                                        ((-1_i32)).abs(),
                                        (if (1.0_f32 != c.0.0) {
                                            (c.1 != Pair::SIZE)
                                        } else {
                                            (b < b)
                                        }),
                                    ),
                                )) {
                                    (true, _, ..=1) => {
                                        (match (({ Hit { b: b, a: x } })) {
                                            Hit { a: n, b: b } => ((*c)).1,
                                            Hit { a: x_2, b: (-1 | -1) } => (c.1 % 3),
                                            Hit { a: n, b: 5..1_000 } => c.1,
                                            _ => Hit::SIZE,
                                        })
                                    }
                                    (
                                        true,
                                        (-7 | 2),
                                        mut x @ 5,
                                    ) if (TABLE[(x & 1) as usize] < a) => 2,
                                    (t, mut n, -1) if (5_i32 <= 0) => {
                                        ((Vec4::new(3.0_f32, y, (-2.5_f32), (-0.0_f32)))
                                            .min_position())
                                            .min(((b & 7) as usize))
                                    }
                                    _ => c.1,
                                });
                                #[keep]
                                'outer: for v in ((5_u32 & 3)..=((MASK + MASK) & 3)) {
                                    let mut a = (if (((b <= b)
                                        & (match ((x.x > x.y), b) {
                                            (mut x_2 @ true, v) => (1_usize > 1),
                                            (false, c) => (a > 0.5),
                                            _ => (b <= b),
                                        })))
                                    {
                                        t.0
                                    } else {
                                        (((x.y
                                            + ({
                                                x.y = x.x;
                                                0.25_f32
                                            })))
                                            .max(x.x) + 0.0)
                                    });
                                }
                            } else {
                                let mut turn = 0;
                                let a: IVec2 = 'value: loop {
                                    let mut n = (if c.1 >= c.1 { c.1 - c.1 } else { c.1 });
                                    if (((MASK | 7) - (MASK & 7)) >= ((MASK | 7) - (MASK & 7)))
                                    {
                                        break (if (({
                                            let q = (-0.0_f32);
                                            q == q && q.is_sign_negative()
                                        })) {
                                            (IVec2::new(0, 0) - IVec2::new(0, 0))
                                        } else {
                                            IVec2::new(0, 0)
                                        });
                                    }
                                    turn += 1;
                                    if turn == 3 {
                                        break IVec2::new(0, 0);
                                    }
                                };
                            }
                            IVec2::new(0, 0)
                        }),
                    ) + IVec2::new(0, 0));
                Vec3::new(0.0, 0.0, 0.0)
            }
            _ => Vec3::new(0.0, 0.0, 0.0),
        }))
            .max(Vec3::new(0.0, 0.0, 0.0));
        0
    }
}

#[flatten]
mod p110 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
        pub b: Vec2,
        pub c: IVec3,
    }
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: Vec3, y: Vec3, t: &f32) -> [Pair; 3] {
        let mut v = (MASK).trailing_zeros();
        let mut x_2 = IVec2::new((-1), 1);
        let a: Mat4 = mat4(
            Vec4::new(1.0, (-2.5), 0.25, a),
            Vec4::new((-2.5), (-0.0), a, c.x),
            Vec4::new((-1.0), c.x, 1.5, (-1.0)),
            Vec4::new(y.x, 0.0, 0.0, 0.0),
        );
        [Pair, Pair, Pair]
    }
}

#[flatten]
mod p111 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: Vec2,
        pub c: usize,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Hit {
        fn step(&self, mut b: f32, c: i32, y: &f32) -> f32 {
            let Pair { a, b: a_2 } = Pair {
                a: (if false { (*y) } else { self.a }),
                ..Pair { b: c, a: self.b }
            };
            let mut k0 = -1i32;
            'outer: while k0 <= 1 {
                if flatten::math::all((CORNER).cmpge(POINTS[Self::SIZE % 6])) {
                    break;
                }
                let start = ((if (a <= 0.0) {
                    State {
                        b: Vec2::new(2.0_f32, 0.25_f32),
                        c: 8_usize,
                        a: c,
                    }
                } else {
                    let y = [
                        State {
                            c: Self::SIZE,
                            ..State {
                                c: Self::SIZE,
                                a: k0,
                                b: Vec2::new(self.a, 1.5_f32),
                            }
                        },
                        State {
                            b: Vec2::new(a, 1.0_f32),
                            c: (if Self::SIZE >= Self::SIZE {
                                Self::SIZE - Self::SIZE
                            } else {
                                Hit::SIZE
                            }),
                            a: c,
                        },
                        State {
                            b: Vec2::new(a, 0.0_f32),
                            c: Self::SIZE,
                            a: a_2,
                        },
                    ];
                    State {
                        c: y[1].c,
                        a: k0,
                        b: y[0].b,
                    }
                }))
                    .c;
                let mut b = 2;
                b += start;
                k0 = k0 + 2;
            }
            (self.a + b)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: i32, y: f32) -> Hit {
        'block: {
            let mut t = State {
                a: (if ((a.a < TABLE[Pair::SIZE % 4]) && (c < c)) {
                    let mut a: Hit = Hit { a: a.a, b: a.a };
                    let x_2 = a
                        .step(
                            a
                                .step(
                                    a.step(a.step(0.0, c, &y), (-4), &y),
                                    c,
                                    &{ TABLE[(0_i32 & 1) as usize] },
                                ),
                            c,
                            &a.b,
                        );
                    5
                } else {
                    10
                }),
                b: Vec2::new(y, 0.25),
                c: Hit::SIZE,
            };
            if (HALF != y) {
                break 'block;
            }
        }
        Hit {
            a: (y + (a.b as f32)),
            b: (STILL + a.a),
        }
    }
}

#[flatten]
mod p112 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: Pair,
        pub c: BVec3,
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
    fn first(a: &f32) -> u32 {
        let mut a = (match (WIDE as i32) {
            ..-1 => {
                (if (((*a) != (*a)) && ((*a) > (*a))) {
                    'outer: for _ in ((8_u32 & 3)..4) {
                        let mut x_2: BVec3 = (BVec3::new(
                            ((*a) != (*a)),
                            (false || false),
                            ({
                                let q = (*a);
                                q == q && q.is_sign_negative()
                            }),
                        )
                            ^ BVec3::new(
                                ((*a) > (*a)),
                                (0.25_f32 < 2.0_f32),
                                ((-2.5_f32) > (*a)),
                            ));
                    }
                    Pair { a: Hit::SIZE }
                } else {
                    Pair { a: 8 }
                })
            }
            v => Pair { a: Pair::SIZE },
        });
        (MASK + ((a.a & 255) as u32))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &IVec2, c: i32, y: &mut f32) -> i32 {
        'outer: for _ in (0..0).rev() {
            let k1 = (first(&(*y))) & 3;
            'inner: loop {
                if k1 < 4 {
                    let x: (bool, i32);
                    if (((*y) * (*y))
                        != (Vec2::new((*y), (*y))).dot(Vec2::new((-1.0), (*y))))
                    {
                        x = ((!((*y) < (*y))), ((c & 63) << STEPS));
                    } else {
                        x = (if (a.y < c) {
                            let Hit { a: _, b: Pair { a: mut c }, c: mut n } = (match ((
                                (if false { Pair::SIZE } else { 3_usize }),
                                ((c <= a.x)
                                    || ({
                                        (*y) = ((*y) + (*y));
                                        (k1 < k1)
                                    })),
                            )) {
                                (2..100, false) => {
                                    Hit {
                                        c: BVec3::new(true, false, false),
                                        a: Vec2::new(0.0_f32, 0.25_f32),
                                        b: Pair { a: Hit::SIZE },
                                    }
                                }
                                _ => {
                                    (match (k1, (*y), a.x) {
                                        (..=100, mut x @ 2.0, v @ -7) => {
                                            Hit {
                                                c: BVec3::new(true, (c > c), (v != c)),
                                                ..Hit {
                                                    a: Vec2::new(1.5_f32, x),
                                                    b: Pair { a: Hit::SIZE },
                                                    c: BVec3::new(true, ((*y) > (*y)), (x < (-1.0_f32))),
                                                }
                                            }
                                        }
                                        ((2 | 0), 2.0.., ..=0) if ((((*y) != (*y)), c)).0 => {
                                            Hit {
                                                b: Pair { a: 3_usize },
                                                c: BVec3::new(false, false, (0_i32 < a.x)),
                                                a: Vec2::new(0.5_f32, (*y)),
                                            }
                                        }
                                        _ => {
                                            Hit {
                                                c: BVec3::new(true, (5_u32 < 3_u32), false),
                                                a: Vec2::new((-1.0_f32), (-2.5_f32)),
                                                b: Pair { a: Pair::SIZE },
                                            }
                                        }
                                    })
                                }
                            });
                            (((*y) <= (*y)), 7_i32)
                        } else {
                            ((a.x < c), a.y)
                        });
                    }
                    let (mut x_2, ..) = x;
                    break;
                } else {
                    continue;
                }
            }
            if (matches!(
                ((({ c }), (c - (- 1_i32)), (0.0_f32 < 0.0_f32))), (- 7, - 7, true)
            )) {
                break;
            }
        }
        0
    }
}

mod p113 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: u32, y: &mut Vec3, t: &mut bool) -> u32 {
        let t: usize = 'block: {
            let given: f32 = ((if (*t) {
                y.y
            } else {
                return ((UVec2::new(3_u32, c) * 3)).y;
            }) * a);
            let c: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(t: f32) -> f32 {
                    if t < HALF { -t } else { t }
                }
                t
            };
            if (((MASK).swap_bytes()
                > ({
                    let mut n = a;
                    1
                })))
            {
                {
                    let given: f32 = y.y;
                    let y: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn second(b: f32) -> f32 {
                            if b < HALF { -b } else { b }
                        }
                        let t = second(given);
                        t
                    };
                    (!(*t));
                }
                break 'block 5;
            }
            (*t) ^= (!((*t) || (*t)));
            let mut c = Mat3::from_cols(Vec3::new((-1.0), 0.0, 0.25), (*y), (*y));
            c.z_axis = ((*y)).yzx();
            5
        };
        if (({
            let mut turn = 0;
            let x: u32 = 'value: loop {
                if (0_u32 > c) {
                    break 5;
                }
                turn += 1;
                if turn == 3 {
                    break ({
                        y.z = ({
                            let q = (y.x - 1.0_f32);
                            if q == q {
                                f32::from_bits(q.to_bits() ^ 0x8000_0000)
                            } else {
                                0.5
                            }
                        });
                        c
                    });
                }
            };
            (t <= t)
        })) {
            return ((2_u32 % 3) / 2);
        }
        (*y) = (((IVec3::new(1_i32, 10_i32, (WIDE as i32))).as_vec3()).yzx()
            - Vec3::new(0.0, 0.25, 0.5));
        let mut k0 = -1i32;
        'outer: while k0 <= 3 {
            k0 = k0 + 2;
        }
        (((match ((
            ({
                let mut k0 = (c) & 3;
                'outer: while k0 > 0
                    && ((((1.0_f32 != a) || (c != 8)) != ((a <= y.y) && (k0 != k0))))
                {
                    k0 -= 1;
                    (*y) = (((if (k0 <= c) {
                        let mut k1 = 253u8;
                        'inner: loop {
                            if !(k1 != u8::MAX) {
                                break;
                            }
                            let mut a_2 = Hit;
                            if (({ ((k1 as usize) < (k1 as usize)) })) {
                                continue 'outer;
                            }
                            let given: f32 = (y.y).tanh();
                            let v: f32 = {
                                fn first(t: f32) -> f32 {
                                    (t - 0.5).max(0.5)
                                }
                                let t = first(given);
                                t
                            };
                            k1 += 1;
                        }
                        Mat3::from_diagonal((*y))
                    } else {
                        let mut turn = 0;
                        let c: Vec3 = 'value: loop {
                            if ((-1.0_f32) > a) {
                                break Vec3::splat((a).mul_add(a, HALF));
                            }
                            turn += 1;
                            if turn == 3 {
                                break (*y);
                            }
                        };
                        Mat3::from_diagonal(Vec3::new(y.z, (-1.0_f32), 1.0_f32))
                    }) * y.y))
                        .x_axis;
                }
                LEVELS[(t).min(7)]
            }),
            true,
            (c > c),
        )) {
            (n, true, false) => c,
            (mut y, x, _) => c,
            (1_000.., _, _) if false => 1,
            _ => c,
        }) + 8) + (y.x.abs() as u32 & 255))
    }
}

#[flatten]
mod p114 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec3,
        pub b: Pair,
        pub c: usize,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &i32, mut x: i32) -> Mat4 {
        let mut a: [Mat4; 2] = [
            Mat4::from_cols(
                Vec4::new(0.5_f32, 0.5_f32, (-1.0_f32), 0.5_f32),
                Vec4::new(1.0_f32, HALF, HALF, STILL),
                Vec4::new((-2.5_f32), STILL, (-1.0_f32), 1.0_f32),
                Vec4::new(1.5_f32, HALF, RAMP[(Hit::SIZE).min(8)], (-0.0_f32)),
            ),
            Mat4::from_diagonal(Vec4::new(0.5_f32, 0.0_f32, 0.0_f32, 0.0_f32)),
        ];
        Mat4::from_cols(
            Vec4::new(0.0, 0.0, 0.0, 0.0),
            Vec4::new(0.0, 0.0, 0.0, 0.0),
            Vec4::new(0.0, 0.0, 0.0, 0.0),
            Vec4::new(0.0, 0.0, 0.0, 0.0),
        )
    }
}

mod p115 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub Vec3);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: f32) -> f32 {
        let 1.0 = ((y).abs() + 0.5).ln() else {
            return ({
                let mut k0 = ((MASK + MASK)) & 3;
                #[keep]
                'outer: loop {
                    if false || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    let x_2 = Vec4::splat(((y * (*a)) + (-0.0)));
                    'inner: for v in 0..3 {
                        (*c) = (if (*c) != 0 {
                            (IVec2::new(1_i32, 5_i32) & 63)
                                .dot(IVec2::new((*c), 0_i32) & 15) / (*c)
                        } else {
                            0
                        });
                        if (false || (!(k0 <= k0))) {
                            continue 'outer;
                        }
                        let mut x_2: f32 = mad(
                            ((y).abs() + 0.25).min(4.0).powf((x_2.y).clamp(-2.0, 2.0)),
                            (*a),
                            x_2.w,
                        );
                    }
                }
                (*a)
            });
        };
        ((((y).sin()).round() - 0.0) + ((*c) as f32))
    }
}

#[flatten]
mod p116 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    fn first(a: f32) -> i32 {
        {}
        'outer: for x in 1..=4 {
            let mut x = [a, a];
            if (a <= x[0]) {
                x[8_usize % 2] = (((x[1] + a)).abs() + 0.5).log2();
            } else {
                let mut k1 = (MASK) & 3;
                'inner: while k1 > 0 {
                    k1 -= 1;
                    let mut a_2: i32 = (STEPS - STEPS);
                }
            }
        }
        7
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32) -> u32 {
        'outer: for x_2 in (0..(first((*a)) & 3)) {
            let mut k1 = -1i32;
            'inner: loop {
                if !(k1 <= 1) {
                    break;
                }
                if (matches!(
                    (((((* a) + (* a)) == (TABLE[(Hit::SIZE).min(3)] + 0.25_f32)),
                    ((match (MASK, Pair::SIZE) { (..4, _) => { MASK } (4..= 100, 4..) if
                    (k1).is_negative() => { 2_u32 } _ => { MASK } }) >> (MASK & 31)), ((-
                    2.5_f32) <= (* a)))), (c, x, mut x_2 @ false)
                )) {} else {}
                if (x > k1) {
                    continue 'outer;
                }
                k1 = 2 + k1;
            }
        }
        (MASK + ((x & 255) as u32))
    }
}

#[flatten]
mod p117 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Vec2);
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Pair, mut x: Vec4) -> u32 {
        {
            if let Hit { a: y, b: _ } = (Hit {
                a: (a.0).wrapping_shl(3_u32),
                b: x.w,
            }) {
                let mut k0 = ((if (x.y > x.y) {
                    MASK
                } else {
                    return (MASK + (MASK).wrapping_shr(MASK));
                })) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let x_2: [f32; 2];
                    if (!((-1_i32) != a.0)) {
                        x -= 0.25_f32;
                        x_2 = (if (BVec3::new(true, ((-4_i32) > a.0), true))
                            .test((y & 1) as usize)
                        {
                            [HALF, x.z]
                        } else {
                            [x.x, x.x]
                        });
                    } else {
                        x_2 = [({ x.z }), x.y];
                    }
                    let mut v: i32 = 10;
                }
                match ((match ((
                    Pair::SIZE,
                    (if MASK != 0 { MASK % MASK } else { MASK }),
                    (a.0 > a.0),
                )) {
                    (0, 0, true) => 0.0_f32,
                    (0, 0, true) => 0.0_f32,
                    _ => 0.0_f32,
                })) {
                    -1.5 => {}
                    _ => {}
                }
            }
        }
        0
    }
}

#[flatten]
mod p118 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(self, a: &f32, mut x: f32) -> bool {
            let mut v = ((if (x != self.a.y) {
                (IVec2::new(7_i32, (WIDE as i32))).y
            } else {
                STEPS
            }) >> STEPS);
            false
        }
    }
    impl Pair {
        fn sum(&self, a: f32, mut x: f32) -> usize {
            let mut x = (if ((self.a.z).move_towards(a, 0.5)
                >= hadd(Vec4::new(a, 3.0_f32, STILL, (-2.5_f32))))
            {
                ({
                    if (({ (*self) }).step(&{ ((-1_i32) as f32) }, (self.a.x + STILL))) {
                        if (0.25_f32 != 2.0) {
                            let mut c = (if (true && (a < self.a.x)) {
                                mat2(Vec2::new(0.25, (-0.0)), Vec2::new((-1.0), 0.25))
                            } else {
                                (mat2(
                                    Vec2::new(STILL, (-0.0_f32)),
                                    Vec2::new(0.5_f32, (-0.0_f32)),
                                )
                                    * mat2(Vec2::new(x, 0.25_f32), Vec2::new(0.0_f32, 0.0_f32)))
                            });
                            c.x_axis += Vec2::ONE;
                            let mut a_2 = c;
                            a_2.x_axis = (mat2(a_2.y_axis, a_2.x_axis)).x_axis;
                        } else {
                            x = ((3.0_f32).max(x) + 0.0);
                        }
                        return (((IVec2::new(STEPS, 5_i32)).y & 7) as usize);
                    }
                    if (({
                        let q = ((self.a.y).min(self.a.y) + 0.0);
                        q == q && q.is_sign_negative()
                    })) {}
                    BVec3::new(false, true, true)
                })
            } else {
                BVec3::new(false, (self.a.y > self.a.y), (x != 0.25))
            });
            (Self::SIZE + 3)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, mut v: Mat2, t: u32) -> f32 {
        let mut a: Vec2 = vec2(
            v.y_axis.x,
            (if (c < STEPS) {
                if (({
                    Pair {
                        a: Vec3::new((-2.5), 1.5, v.y_axis.y),
                    }
                })
                    .step(&v.y_axis.y, ((v.x_axis.x - v.x_axis.y) - 0.0)))
                {
                    v.x_axis.y = (match ((if (({
                        #[keep]
                        'outer: for a in (u32::MAX - (t & 3)..=u32::MAX) {
                            let mut v: Pair = Pair {
                                a: Vec3::new(1.0, 1.0, v.x_axis.y),
                            };
                            let c = v
                                .sum(
                                    (if (v.a.z <= v.a.z) { 3.0 } else { 1.5 }),
                                    (if FLAGS[(a % 9) as usize] { v.a.y } else { v.a.y }),
                                );
                            if (c != 0) {
                                break;
                            }
                        }
                        (0.0_f32 < 0.0)
                    })) {
                        0_i32
                    } else {
                        0_i32
                    })) {
                        -7 => 0.0,
                        _ => 0.0,
                    });
                }
                0.0
            } else {
                0.0
            }),
        );
        0.0
    }
}

mod p119 {
    use super::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: i32, c: &mut f32, y: f32) -> bool {
        let a_2: Vec3 = (mat3(
            Vec3::new(2.0_f32, (-0.0_f32), 0.0_f32),
            Vec3::new(y, 1.0_f32, 1.0_f32),
            Vec3::new((-2.5_f32), (*c), (-2.5_f32)),
        )
            * ((mat3(
                Vec3::new(y, 0.0_f32, 2.0_f32),
                Vec3::new((-1.0_f32), (-2.5_f32), (*c)),
                Vec3::new(0.25_f32, (-0.0_f32), (-1.0_f32)),
            ))
                .x_axis - (Vec2::new((-2.5_f32), 1.5_f32)).y));
        let [_, t] = [HALF; 2];
        (*c)
            -= (a_2.x
                - ((((y).min((-1.0_f32)) + 0.0))
                    .max(
                        (if (a_2.y != (-1.0)) {
                            let mut a: Vec3 = (a_2).rotate_y((0.5_f32 % (-3.0)));
                            (*c)
                        } else {
                            0.0_f32
                        }),
                    ) + 0.0));
        ((((a & 63) << 1) <= (!a)) ^ ((*c) > 0.5))
    }
}

#[flatten]
mod p120 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
    }
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut Mat3) -> (f32, u32, Pair) {
        let mut k0 = ((MASK).max(MASK)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if (((match (Pair {
                        a: Pair::SIZE,
                        b: (-1.0_f32),
                    }) {
                        Pair { a: x_2, b: _ } if ((c.x_axis.z <= 0.0) && false) => false,
                        Pair { a: 0, b: -1.5 } => false,
                        _ => false,
                    }) == false))
                    {}
                }
                k1 += 1;
            }
        }
        (0.0_f32, 0_u32, Pair { a: 0_usize, b: 0.0_f32 })
    }
}

mod p121 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten]
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    pub fn entry(a: Mat3, c: i32) -> [f32; 2] {
        let given: f32 = a.y_axis.z;
        let x_2: f32 = {
            let t = second(given);
            fn second(t: f32) -> f32 {
                (t - 0.5).max(0.5)
            }
            t
        };
        let n = [
            (-0.0_f32),
            ((Vec4::new(a.y_axis.x, 3.0_f32, (-2.5_f32), (-1.0_f32)))
                .reject_from(Vec4::new(1.5_f32, 3.0_f32, (-2.5_f32), a.z_axis.z)))
                .dot((x_2 * Vec4::new(x_2, 2.0_f32, a.z_axis.z, 1.5_f32))),
        ];
        #[keep]
        'outer: for v in (((c - 3_i32) & 3)..4) {
            let mut x = ((((9 - ((c <= c) as i8) - ((a.x_axis.x <= HALF) as i8)) as u32
                & 255))
                .count_ones() as usize);
        }
        let given: f32 = x_2;
        let a: f32 = {
            fn second(t: f32) -> f32 {
                t * 0.5 + 1.0
            }
            let t = second(given);
            t
        };
        if (a <= n[0]) {
            let mut k0 = 1u32;
            'outer: loop {
                if !(k0 < 8) {
                    break;
                }
                let mut c = ((Mat3::from_diagonal(Vec3::new(x_2, 2.0_f32, a))
                    * (Mat3::from_cols(
                        Vec3::new((-2.5_f32), a, n[1]),
                        CORNER,
                        POINTS[(3_usize).min(5)],
                    ) * n[1])))
                    .transpose();
                let t: f32 = n[(k0 % 2) as usize];
                k0 *= 2;
            }
        } else {
            if (n[1] < 0.25) {
                ((Vec3::new(n[0], x_2, x_2)).cross(Vec3::new(0.5, n[0], 3.0)))
                    .cmplt(Vec3::new(0.0, n[1], (-0.0)))
                    .all();
                return [
                    (n[1]).clamp(-4.0, 4.0).exp2(),
                    flatten::math::mix((-0.0_f32), x_2, a),
                ];
            }
            'outer: for (a_2, _) in n.into_iter().zip([(0_i32 - c), c]) {
                'block: {
                    let mut v: usize = ((n.len()).min(((MASK & 7) as usize)) >> 1);
                    if true {
                        break 'outer;
                    }
                    let mut n = RAMP[v % 9];
                    let -7 = ((if (((v != v)
                        || ({
                            n %= 3.0;
                            FLAGS[v % 9]
                        })))
                    {
                        (0_i32 + 0_i32)
                    } else {
                        0_i32
                    })) else {
                        return [0.0_f32, 0.0_f32];
                    };
                }
            }
        }
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p122 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub UVec2, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec4,
        pub b: bool,
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(mut self, mut b: Pair, c: IVec2) -> bool {
            if (c.y != c.y) {
                return false;
            }
            if (((true ^ (self.a.z > 0.0))
                && ({
                    self.c %= 3.0;
                    (5_usize <= Self::SIZE)
                })))
            {
                return ((if ((-0.0_f32) <= b.a.z) {
                    (false, Hit(UVec2::new(8_u32, 8_u32), UVec2::new(MASK, 5_u32)))
                } else {
                    (
                        (self.a.z < b.a.z),
                        Hit(UVec2::new(MASK, 2_u32), UVec2::new(MASK, 8_u32)),
                    )
                }))
                    .0;
            }
            let mut t = ((((self.c
                % ({
                    self.c = self.a.z;
                    0.25_f32
                })))
                .abs()
                .sqrt())
                .min(self.a.z) + 0.0);
            let mut k0 = (MASK) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                if (self.c <= (-2.5)) {
                    let mut x_2 = ((vec3(0.0_f32, b.a.y, b.a.y) % 1.5)).z;
                    match (true, k0) {
                        (mut c @ true, _) => {}
                        _ => {}
                    }
                }
            }
            (self.a.x <= t)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &mut f32) -> f32 {
        let mut t = (((((a < a), Hit(UVec2::new(0_u32, MASK), UVec2::new(MASK, 3_u32))))
            .0 && (3_i32 > c))
            || (({
                Pair {
                    b: 3.0,
                    ..Pair {
                        a: Vec3::new(1.0, 0.25, 0.25),
                        b: (*y),
                        c: 1.0,
                    }
                }
            })
                .step(
                    Pair {
                        c: (*y),
                        ..Pair { a: CORNER, b: a, c: (-0.0) }
                    },
                    IVec2::new(c, c),
                )
                && ({
                    (*y) += (a).to_radians();
                    Pair::step(
                        Pair {
                            c: a,
                            a: Vec3::new(1.5_f32, (*y), (*y)),
                            b: (*y),
                        },
                        Pair {
                            a: Vec3::new(0.5_f32, (*y), 0.0_f32),
                            b: 2.0_f32,
                            c: (*y),
                        },
                        IVec2::new(c, c),
                    )
                })));
        'outer: for _ in (0..2).rev() {
            let mut y: Pair = Pair {
                c: (*y),
                a: Vec3::new(1.0, 3.0, (-2.5)),
                b: a,
            };
            let a = y
                .step(
                    Pair { c: y.a.x, a: y.a, b: 1.0 },
                    ({
                        y.c *= (y.c).abs().sqrt();
                        IVec2::new(0_i32, 0_i32)
                    }),
                );
        }
        0.0
    }
}

mod p123 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: Vec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: BVec3,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: Pair) -> u32 {
        if (({
            if ((((*a) - x.a.x) <= 2.0)
                != ((x.a.x > TABLE[(0_i32 & 1) as usize]) == false))
            {}
            false
        })) {}
        0
    }
}

#[flatten]
mod p124 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn sum(&mut self, a: f32) -> bool {
            let mut k0 = ((if 1_u32 != 0 {
                MASKS[(MASK % 7) as usize] / 1_u32
            } else {
                MASK
            })) & 3;
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let x_2 = (((a % 4.0) - ([a, a, a])[0]) - a);
                    }
                    k1 += 1;
                }
            }
            (a <= 3.0)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec3, c: &i32, y: [Pair; 3]) -> u32 {
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            if (((1_i32 % 2) % 7) >= (!(IVec2::new(k0, k0)).y)) {
                let mut y: Vec4 = Vec4::new(b.z, b.y, b.x, (-2.5));
            } else {}
            if (k0 <= (*c)) {
                break;
            }
            k0 += 1;
        }
        ((((MASKS[Pair::SIZE % 7] + (MASK | MASK)) | 7) - (MASK & 7))
            + (b.x.abs() as u32 & 255))
    }
}

#[flatten]
mod p125 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    impl Pair {
        fn step(&mut self, a: &f32) -> i32 {
            let mut y: u32 = ((if MASK != 0 { MASK % MASK } else { 1 }) + (MASK % 2));
            (LEVELS[(MASK % 8) as usize] + (self.0.x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32, mut v: f32) -> f32 {
        {
            if ((if FLAGS[Pair::SIZE % 9] {
                return (0.0
                    + (match ((c <= c), c, c) {
                        (_, -1..=5, 0) => b,
                        (false, 0..=1, x_2) if (v <= b) => {
                            let mut k0 = 0i32;
                            'outer: while k0 < 1 {
                                k0 += 1;
                                if ((Pair::SIZE < Pair::SIZE) && (x_2 <= k0)) {
                                    let (x, _, Pair(mut t)) = (
                                        BVec3::new(true, ((-4_i32) != 10_i32), (x_2 > x_2)),
                                        Vec4::new(0.5_f32, 1.0_f32, 3.0_f32, b),
                                        Pair(Vec3::new((-1.0_f32), b, 0.0_f32)),
                                    );
                                    continue 'outer;
                                }
                                let mut x_2: Pair = Pair(Vec3::new(v, 2.0_f32, (-1.0_f32)));
                            }
                            b
                        }
                        _ => {
                            #[keep]
                            'outer: for x_2 in (u32::MAX
                                - ((MASK + 2_u32) & 3)..=u32::MAX) {
                                let c = (if (({
                                    let q = 1.0_f32;
                                    q == q && q.is_sign_negative()
                                })) {
                                    (-(Mat3::from_diagonal(Vec3::new(b, v, b))).transpose())
                                } else {
                                    (-(mat3(
                                        Vec3::new(0.5_f32, b, 0.0_f32),
                                        Vec3::new((-0.0_f32), 3.0_f32, v),
                                        Vec3::new(v, 0.5_f32, 0.5_f32),
                                    ) * Mat3::from_diagonal(Vec3::new(0.0_f32, v, b))))
                                });
                                let mut b: Pair = (if (x_2 != x_2) {
                                    Pair(c.x_axis)
                                } else {
                                    Pair(c.z_axis)
                                });
                                let a_2 = b.step(&c.z_axis.x);
                                (b, v) = (b, ((HALF + 0.0) + c.y_axis.y));
                            }
                            v
                        }
                    }));
            } else {
                let mut b = (-({
                    true;
                    'outer: for v in (1..1).step_by(3) {
                        let mut t = [
                            (
                                BVec3::new(
                                    FLAGS[(Pair::SIZE).min(8)],
                                    ((v as i32) > c),
                                    true,
                                ),
                                Vec4::new(b, b, (-0.0_f32), (-2.5_f32)),
                                Pair(
                                    POINTS[(({
                                        b *= b;
                                        MASK
                                    }) % 6) as usize],
                                ),
                            ),
                            (
                                BVec3::new(((v as i32) <= v), ((v as i32) != v), true),
                                Vec4::new(0.0_f32, b, 0.0_f32, 2.0_f32),
                                Pair(Vec3::new(0.5_f32, b, b)),
                            ),
                        ];
                        let [n, ..] = [
                            (Vec2::new((-0.0_f32), 2.0_f32)).y,
                            trunc(1.0_f32),
                        ];
                    }
                    mat3(
                        Vec3::new(0.5_f32, 0.0_f32, (-1.0_f32)),
                        Vec3::new(3.0_f32, TABLE[Pair::SIZE % 4], 0.5_f32),
                        POINTS[(({
                            b = (v).tanh();
                            MASK
                        }) % 6) as usize],
                    )
                }));
                b.z_axis = (Pair(b.x_axis)).0;
                false
            })) {
                return 0.0;
            }
        }
        0.0
    }
}

#[flatten]
mod p126 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
        pub c: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        fn step(&mut self, a: bool, mut x: i32) -> f32 {
            let mut t: [f32; 3] = [HALF, 0.25_f32, 1.0_f32];
            'outer: for &b in &t {
                if (((match (b, Self::SIZE, a) {
                    (mut n, 1.., mut x) if (MASK != MASK) => {
                        'inner: for c in 0..WIDE as i32 + 1 {
                            if any(
                                (POINTS[(MASK % 6) as usize])
                                    .cmpge(Vec3::new((-2.5_f32), 3.0_f32, 1.5_f32)),
                            ) {
                                break;
                            }
                        }
                        5_u32
                    }
                    (b @ ((0.0 | -1.5)), 100.., _) if a => MASK,
                    (_, 3, v) if a => 2_u32,
                    _ => 1_u32,
                }) <= 2))
                {
                    continue;
                }
            }
            (Self::RATE + t[1])
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: State, y: f32, t: &mut u32) -> f32 {
        let mut t: Mat3 = (((if true {
            mat3(
                Vec3::new(c.b, (-1.0_f32), 0.25_f32),
                CORNER,
                Vec3::new((-0.0_f32), 3.0_f32, 2.0_f32),
            )
        } else {
            let mut n = (if false {
                let k0 = ((if (c.a != (-2.5)) {
                    (*t)
                } else {
                    (*t) = (((UVec2::new(3_u32, 8_u32)).min(UVec2::new((*t), 8_u32))).y
                        + (((*t) ^ MASK) >> ((*t) & 31)));
                    5_u32
                })) & 3;
                'outer: loop {
                    if (!(a != y)) {
                        'inner: for c in 0..2 {
                            (*t) ^= ((2_u32 | 7) - ((*t) & 7));
                            if (0.0_f32).is_nan() {
                                break;
                            }
                            let given: f32 = ((Vec2::new(y, a) * (-2.5_f32))).y;
                            let a: f32 = {
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(n: f32) -> f32 {
                                    n * HALF + 1.0
                                }
                                let t = first(given);
                                t
                            };
                        }
                        break;
                    }
                    if k0 < 4 {
                        let mut k1 = ((k0).min(k0)) & 3;
                        #[unroll(max = 4)]
                        'inner: while k1 > 0
                            && ((({
                                let q = y;
                                q == q && q.is_sign_negative()
                            })))
                        {
                            k1 -= 1;
                            (k0 <= k1);
                        }
                        break;
                    }
                }
                ((HALF + (-0.0)) * 0.0)
            } else {
                let mut k0 = ((((false as i16) <= ((5_u32 != (*t)) as i16)) as u32
                    & 255)) & 3;
                #[unroll(max = 4)]
                'outer: while k0 > 0
                    && (((k0 > k0)
                        && ((IVec2::new((-4_i32), LEVELS[(STEPS & 1) as usize]))
                            == (IVec2::new(STEPS, (NARROW as i32))))))
                {
                    k0 -= 1;
                    let mut y: f32 = 2.0;
                }
                (-(c.b - a))
            });
            Mat3::from_diagonal(
                POINTS[(({
                    n = (0.0_f32).round();
                    3_u32
                }) % 6) as usize],
            )
        })
            * (mat3(
                Vec3::new(1.0_f32, 0.5_f32, 3.0_f32),
                Vec3::new(y, 1.0_f32, (-1.0_f32)),
                Vec3::new((-1.0_f32), 2.0_f32, (-0.0_f32)),
            ))
                .transpose()))
            .transpose();
        ((match (
            (t.z_axis.x <= c.a),
            (STEPS - ((WIDE as i32) - LEVELS[(Hit::SIZE).min(7)])),
        ) {
            (false, -7) => {
                let mut a: Pair = Pair;
                a.step(
                    (BVec3::new(true, (c.a != t.y_axis.z), (t.z_axis.z <= t.x_axis.x)))
                        .any(),
                    0,
                );
                0.0
            }
            _ => 0.0,
        }) + t.x_axis.x)
    }
}

#[flatten]
mod p127 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, a: [Pair; 2], c: &i32, y: f32) -> f32 {
            {
                match (Vec3::new(y, y, y)).cmple(Vec3::new(y, y, 3.0_f32)).any() {
                    false => {}
                    mut y @ true => {
                        let mut x: i32 = (*c);
                    }
                    v => {
                        if (({
                            let q = (y).smoothstep(-1.0, 2.0);
                            q == q && q.is_sign_negative()
                        })) {
                            let mut a = a;
                            let mut k0 = 0i32;
                            'outer: while k0 < 2 {
                                self = Pair;
                                if ((match (Hit {
                                    b: Self::RATE,
                                    ..Hit {
                                        a: a[0],
                                        ..Hit { b: y, a: self }
                                    }
                                }) {
                                    Hit { a: _, b: 0.0 } if (((*c) > (*c)) && v) => v,
                                    Hit { a: v, b: -1.5 } => false,
                                    Hit { a: mut b, b: mut a_2 } => v,
                                    _ => (y <= y),
                                })) {
                                    break;
                                }
                                (a, [self, _]) = ([Pair, ({ self })], [a[1], a[0]]);
                                self = a[0];
                                k0 += 1;
                            }
                        } else {
                            #[unroll(max = 4)]
                            'outer: for a in (((-4_i32) & 3)..8).step_by(2).rev() {}
                        }
                    }
                }
            }
            (((y + y) % 4.0) * 1.0)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Vec3, y: &mut f32, t: &u32) -> f32 {
        let a: i32 = (((STEPS).min(STEPS) - STEPS))
            .min(
                (if (((c.y != 1.5)
                    || ({
                        (*y) = ({ Pair }).step([Pair, Pair], &{ STEPS }, c.z);
                        (c.z != c.z)
                    })))
                {
                    return (c.z + 0.5);
                } else {
                    if (((((*y) + (*y))
                        == ({
                            let (y, _, _) = (
                                (c + Vec3::new(1.0_f32, c.y, (-1.0_f32))),
                                ((
                                    Vec3::new(TABLE[(MASK % 4) as usize], c.z, 2.0_f32),
                                    FLAGS[(Hit::SIZE).min(8)],
                                    IVec3::new((-4_i32), LEVELS[(1_i32 & 1) as usize], 10_i32),
                                ))
                                    .1,
                                (IVec3::new(LEVELS[(Hit::SIZE).min(7)], 1_i32, STEPS)
                                    + IVec3::new((-1_i32), 0_i32, 7_i32)),
                            );
                            let mut v: [Pair; 2] = [Pair, Pair];
                            c.x
                        }))
                        && ((c.z != (*a))
                            && ({
                                (*a)
                                    += (if ((*a) <= c.z) {
                                        c.y
                                    } else {
                                        return (*a);
                                    });
                                ((
                                    c,
                                    FLAGS[((NARROW as i32) & 1) as usize],
                                    IVec3::new(STEPS, 0_i32, 5_i32),
                                ))
                                    .1
                            }))))
                    {
                        let mut x_2 = ((if 3_usize >= Hit::SIZE {
                            3_usize - Hit::SIZE
                        } else {
                            Pair::SIZE
                        }) + Hit::SIZE);
                        let mut k0 = 1u32;
                        'outer: loop {
                            if !(k0 < 2) {
                                break;
                            }
                            k0 *= 2;
                            let mut k1 = 0i32;
                            'inner: while k1 < 0 {
                                k1 += 1;
                            }
                        }
                    }
                    0
                }),
            );
        0.0
    }
}

#[flatten]
mod p128 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy)]
    pub struct State(pub UVec2, pub Hit);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut i32) -> [Pair; 2] {
        let t: Mat3 = (Mat3::from_diagonal(
            Vec3::new((-1.0_f32), 2.0_f32, TABLE[(MASK % 4) as usize]),
        ))
            .transpose();
        let mut k0 = (MASK) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            (*c) = ({
                let given: f32 = (hadd(Vec2::new(t.z_axis.x, t.x_axis.z)))
                    .copysign(((t.y_axis.z).clamp(-1.0, 1.0).acos()).max(-9.0));
                let v: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(a: f32) -> f32 {
                        if a < HALF { -a } else { a }
                    }
                    let t = second(given);
                    t
                };
                let mut k1 = ((k0 / 7)) & 3;
                'inner: loop {
                    let mut c = Hit(0.25_f32);
                    if k1 == 0
                        || ((BVec3::new((k0 > k0), (k0 < 5_u32), ((-0.0_f32) != STILL)))
                            .any())
                    {
                        break;
                    }
                    k1 -= 1;
                }
                ((*c) - 2)
            });
            let k1 = ((k0 % (k0 | 1))) & 3;
            'inner: loop {
                if k1 < 4 {
                    break;
                } else {
                    continue;
                }
            }
        }
        let mut k0 = -1i32;
        'outer: while k0 <= 3 {
            k0 = k0 + 2;
            if let (true, a_2 @ ..=0) = ((
                ({
                    let mut k1 = 0i32;
                    'inner: while k1 < 1 {
                        let mut x: State = State(
                            ((UVec2::new(1_u32, 3_u32)) >> 3_u32),
                            Hit((t.x_axis.z).floor()),
                        );
                        if false {
                            x.0
                                += UVec2::new(
                                    8_u32,
                                    ({
                                        let q = t.x_axis.z;
                                        if q == q { q.to_bits() >> 20 } else { 7 }
                                    }),
                                );
                            break 'inner;
                        }
                        let [b, mut x] = [(-1.0_f32); 2];
                        k1 += 1;
                    }
                    (((*c) > k0) < true)
                }),
                (if false {
                    'inner: for b in 0..STEPS {
                        let [_, ..] = [(1.5_f32).abs(), 0.0_f32];
                        if (b < STEPS) {
                            continue;
                        }
                    }
                    10_i32
                } else {
                    3_i32
                }),
            )) {} else {}
            if ((*c) > (-1)) {
                break 'outer;
            }
        }
        [
            Pair(Vec2::new(t.x_axis.y, (-0.0_f32)), (*c)),
            Pair(Vec2::new(0.5_f32, 0.0_f32), (*c)),
        ]
    }
}

mod p129 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub UVec2);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut State, y: &f32) -> f32 {
        let y @ 4.. = ((c.0.x + c.0.y) | (c.0.x).trailing_zeros()) else {
            return (*y);
        };
        let mut k0 = 1u32;
        'outer: while k0 < 8 {
            k0 *= 2;
            let mut k1 = 2u32;
            'inner: while k1 > 0 {
                k1 -= 1;
                ((Vec3::new(1.0_f32, 1.5_f32, b))
                    .mul_add(
                        Vec3::new(0.5_f32, 0.5_f32, 2.0_f32),
                        Vec3::new(0.25_f32, 0.5_f32, b),
                    ))
                    .cmplt(
                        (if (3_u32 <= 5) {
                            {
                                let given: f32 = b;
                                let a: f32 = {
                                    fn second(n: f32) -> f32 {
                                        n * 0.5 + 1.0
                                    }
                                    let t = second(given);
                                    t
                                };
                                b
                                    -= (a
                                        * ((Vec3::new(0.5_f32, a, 0.0_f32))
                                            .dot(Vec3::new(0.0_f32, (-1.0_f32), 1.0_f32)) * b));
                            }
                            Vec3::new((-0.0), b, 3.0)
                        } else {
                            let start = 1.5_f32;
                            let mut c = 0.0;
                            c += start;
                            continue 'outer;
                        }),
                    )
                    .any();
            }
            #[keep]
            'inner: for c in (((({
                let mut n: u16 = ((b != b) as u16);
                n += 5;
                n
            }) as i32) & 3)..4) {
                let mut c = ((((8_u32 & 63) << (y & 7))).count_ones() as usize);
                let mut t = (({
                    let mut t: [i32; 3] = [(3_i32).div_euclid(-3), (WIDE as i32), STEPS];
                    Vec2::new((-0.0), 1.0)
                }))
                    .normalize_or_zero();
                if (y != k0) {
                    continue 'inner;
                }
            }
        }
        (b + (c.0.x as f32))
    }
}

#[flatten]
mod p130 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub UVec2);
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
    pub fn entry(a: &Vec3, mut x: i32, y: f32) -> Mat2 {
        let y: f32;
        if ((IVec2::new(7_i32, x)).y < 0) {
            y = a.y;
        } else {
            y = (a.x).clamp(-4.0, 4.0).exp2();
        }
        let mut k0 = 254u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            if ((!(if (3_i32 != x) {
                (Pair::SIZE < (Hit::SIZE / 2));
                false
            } else {
                let start = (5_usize + (0_usize + 0_usize));
                let mut a = 2;
                a += start;
                false
            }))) {
                break;
            }
            k0 += 1;
        }
        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
    }
}

mod p131 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: IVec3,
        pub c: usize,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &Hit) -> i32 {
        let mut y: [f32; 2] = [b; 2];
        'outer: for (x, a) in y.iter().enumerate() {
            if (c.b.z == c.b.z) {
                let mut x_2 = Mat3::IDENTITY;
                x_2.x_axis += Vec3::ONE;
                break;
            }
            let mut a: u32 = MASK;
        }
        ((-4) + (y[0] as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p132 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
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
    impl Pair {
        fn step(&mut self, a: &f32) -> Vec3 {
            let mut k0 = ((MASK + MASK)) & 3;
            #[keep]
            'outer: loop {
                if (((((*a) + self.1) >= 1.5)
                    || ({
                        let q = self.1;
                        q == q && q.is_sign_negative()
                    })))
                {
                    let k1 = ((k0).min(k0)) & 3;
                    'inner: loop {
                        if (Self::SIZE <= Self::SIZE) {
                            break;
                        }
                        if k1 < 4 {
                            let a_2: f32 = (-0.0);
                            break;
                        }
                    }
                }
                if k0 == 0 || ((self.0 <= self.0)) {
                    break;
                }
                k0 -= 1;
            }
            (Vec3::new(2.0, 1.0, (*a)) + Vec3::splat((self.0 as f32)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32, y: &mut f32) -> i32 {
        let Hit(b) = Hit(b);
        let mut turn = 0;
        let a: f32 = 'value: loop {
            if ((2_u32 | MASK) != ((MASK | 7) - (MASK & 7))) {
                break ((*y)).clamp(-2.0, 2.0).sinh();
            }
            let mut b: Pair = Pair(7_i32, b);
            let n = b.step(&{ (b.1).lerp_monotonic((*y), 0.25) });
            turn += 1;
            if turn == 2 {
                break (n.y - b.1);
            }
        };
        if ((c != c) | FLAGS[(c & 1) as usize]) {
            return c;
        }
        c
    }
}

#[flatten]
mod p133 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    pub fn entry(a: f32, c: &i32, y: &u32, t: &mut Vec3) -> Hit {
        let mut k0 = (({
            let q = t.z;
            if q == q { q.to_bits() >> 20 } else { 7 }
        })) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = 1u32;
            'inner: loop {
                if !(k1 < 2) {
                    break;
                }
                k1 <<= 1;
                match (Vec4::new(t.x, 3.0_f32, t.z, a))
                    .dot((Vec4::new((-0.0_f32), t.y, t.y, 1.5_f32)).abs())
                {
                    (-1.5 | -1.5) => {
                        if (((Hit {
                            a: Hit::SIZE,
                            ..Hit { a: Pair::SIZE, b: (*c) }
                        })
                            .a >= ((((*c)) as usize & 31) + (((*c)) as usize & 31))))
                        {
                            t.x
                                -= (((t.y).sin() * (1.5_f32).cos() + (a).sin()))
                                    .div_euclid(1.5);
                        } else {
                            let mut n = (t.y - (t.z * (5_i32 as f32)));
                            let t: usize = ((((((k1 != k1) as u16) + 3) as i32)) as usize
                                & 31);
                        }
                    }
                    ..8.0 if ((NARROW as i32) <= (*c)) => {
                        t.y = t.y;
                    }
                    (-1.5 | 8.0) if (a < t.x) => {
                        return Hit {
                            b: ((*c)).abs(),
                            ..Hit {
                                a: Hit::SIZE,
                                ..Hit {
                                    a: Hit::SIZE,
                                    ..Hit {
                                        b: (*c),
                                        ..Hit { a: Hit::SIZE, b: 0 }
                                    }
                                }
                            }
                        };
                    }
                    _ => {
                        let mut a_2: IVec2 = (if (all(
                            BVec3::new(true, true, (MASK != 0_u32)),
                        ) || (((-0.0_f32) > t.z) || (k0 < k1)))
                        {
                            ((IVec2::new((*c), 1) - IVec2::new(1, 0))
                                + (IVec2::new((*c), (*c)))
                                    .wrapping_add(IVec2::new((*c), 0_i32)))
                        } else {
                            (if ((if false { (STEPS < (*c)) } else { (a <= 1.0) })) {
                                IVec2::new((*c), 10)
                            } else {
                                IVec2::new((-4), 10)
                            })
                        });
                    }
                }
                if FLAGS[Hit::SIZE % 9] {
                    continue;
                }
            }
        }
        Hit {
            a: ((match (0_u32, false, 0_u32) {
                (0, true, 0) => 0,
                _ => 0,
            }) + (t.x.abs() as usize & 255)),
            b: 0,
        }
    }
}

#[flatten]
mod p134 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub Vec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, mut v: f32, t: Pair) -> bool {
        let mut turn = 0;
        let a: f32 = 'value: loop {
            let mut a: [(Vec3, f32, Pair); 3] = [(
                (Vec3::new(t.1.x, (-0.0_f32), 0.0_f32))
                    .smoothstep(Vec3::ZERO, Vec3::splat(2.0)),
                ({
                    let mut x_2: f32 = (match Pair(
                        c,
                        (t.1).max(Vec2::new(1.0_f32, (-2.5_f32))),
                    ) {
                        Pair(-7, _) => {
                            ((CORNER
                                * POINTS[(({
                                    b = t.1.x;
                                    MASKS[(MASK % 7) as usize]
                                }) % 6) as usize]))
                                .z
                        }
                        Pair(_, a_2) if (3.0_f32 <= a_2.x) => {
                            if ((({ (true == FLAGS[((-4_i32) & 1) as usize]) })
                                & (8_u32).is_power_of_two()))
                            {
                                b *= a_2.y;
                                let [(x_2, _, _), (_, c, _), (mut a, y, _)] = [(
                                    Vec3::new(0.0_f32, a_2.x, t.1.y),
                                    a_2.x,
                                    t,
                                ); 3];
                                b = (((x_2).cross(x_2)).max(Vec3::new(x_2.y, a.x, a_2.y)))
                                    .z;
                            } else {
                                b = ((UVec2::new(MASK, MASK)).y as f32);
                                v = step(
                                    (match (FLAGS[(MASK % 9) as usize], (t.0 > t.0)) {
                                        ((mut a, true) | (false, mut a)) => ({ 1.5_f32 }),
                                        _ => t.1.y,
                                    }),
                                    (((if FLAGS[(MASK % 9) as usize] { STILL } else { t.1.y }))
                                        .max(b) + 0.0),
                                );
                                b *= a_2.x;
                            }
                            (({ a_2.x })).mul_add(select(v, STILL, (c <= t.0)), 1.5)
                        }
                        Pair(
                            a_2 @ ((1_000 | 5)),
                            _,
                        ) if ((t.1.x < b) < (t.0 <= (-1_i32))) => {
                            (({ [t.1.y, t.1.x, t.1.y] }))[0]
                        }
                        b => {
                            if (10_i32 > b.0) {
                                if (t.0 > c) {
                                    return ((match t {
                                        Pair(y @ 1_000, _) => 3_u32,
                                        mut t => MASK,
                                    })
                                        == (match Pair(t.0, Vec2::new(t.1.x, t.1.x)) {
                                            Pair(-1..=5, x) => MASK,
                                            Pair((0 | 2), t) => 1,
                                            Pair(mut y, mut a_2) if (b.0 == 2) => MASK,
                                            _ => MASK,
                                        }));
                                } else {
                                    return (b.1.y != 1.5);
                                }
                            }
                            (t.1.y).smoothstep(-1.0, 2.0)
                        }
                    });
                    let (a, _, Pair(_, _)) = (
                        Vec3::new(3.0_f32, t.1.y, 0.0_f32),
                        0.0_f32,
                        Pair(0_i32, Vec2::new(0.0_f32, 0.0_f32)),
                    );
                    0.0_f32
                }),
                Pair(0_i32, Vec2::new(0.0_f32, 0.0_f32)),
            ); 3];
            if false {
                break 0.0;
            }
            turn += 1;
            if turn == 2 {
                break 0.0;
            }
        };
        false
    }
}

mod p135 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: IVec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &mut Pair) -> bool {
        'outer: for a in 0..2i64 {}
        false
    }
}

#[flatten]
mod p136 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: IVec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut IVec2, y: f32, t: &Mat2) -> [f32; 2] {
        if (t.x_axis == (((*t)).transpose()).x_axis) {
            let mut a = ((*a)
                * (if ((t.y_axis.x <= y) && (t.x_axis.x > t.y_axis.y)) {
                    'outer: for y in 0..0u8 {
                        let (n, c) = (
                            (({ Vec4::new((*a), (-2.5_f32), 1.0_f32, (y as f32)) })
                                + Vec4::new(
                                    t.y_axis.x,
                                    (-0.0_f32),
                                    (-2.5_f32),
                                    (-2.5_f32),
                                )),
                            (((y as u32) & MASKS[((y as i32) & 1) as usize]))
                                .max(((MASK & 63) << (MASK & 7))),
                        );
                        if ((match ((match (Pair {
                            a: (WIDE as i32),
                            b: IVec3::new(
                                0_i32,
                                5_i32,
                                LEVELS[((y as u32) % 8) as usize],
                            ),
                        }) {
                            Pair { a: _, b: _ } => {
                                Pair {
                                    b: IVec3::new(3_i32, LEVELS[((y as usize)).min(7)], 10_i32),
                                    ..Pair {
                                        b: IVec3::new((y as i32), 1_i32, 3_i32),
                                        ..Pair {
                                            b: IVec3::new((y as i32), (y as i32), STEPS),
                                            a: LEVELS[(Pair::SIZE).min(7)],
                                        }
                                    }
                                }
                            }
                            Pair { a: (0 | 5), b: x_2 } if ((y as i32) != (y as i32)) => {
                                Pair { b: x_2, a: x_2.y }
                            }
                            b => b,
                        })) {
                            Pair { a: 0..=5, b: _ } if (t.x_axis.x < n.w) => {
                                all(BVec3::new(true, false, true))
                            }
                            Pair { a: b @ ((-1 | 5)), b: _ } => {
                                all(BVec3::new(true, false, (b != b)))
                            }
                            c => ((t.y_axis.x < (y as f32)) && (t.x_axis.y <= n.x)),
                        })) {
                            continue;
                        }
                        let mut c: f32 = ((((*a) / (-3.0))).signum()).signum();
                        let Pair { a, b: a_2 } = (if ((y as f32) <= n.y) {
                            Pair {
                                a: (NARROW as i32),
                                b: IVec3::new(7_i32, (y as i32), STEPS),
                            }
                        } else {
                            Pair {
                                a: STEPS,
                                ..Pair {
                                    a: STEPS,
                                    b: IVec3::new(0_i32, (-1_i32), (y as i32)),
                                }
                            }
                        });
                    }
                    (if 2.0_f32 <= y {
                        (t.x_axis.x).clamp(2.0_f32, y) + 0.0
                    } else {
                        t.y_axis.x
                    })
                } else {
                    if (POINTS[(7_i32 & 1) as usize])
                        .cmple(Vec3::new(0.5, (-1.0), 0.0))
                        .any()
                    {
                        if ((CORNER)
                            .cmpeq(Vec3::new(t.x_axis.x, t.x_axis.x, t.x_axis.x))
                            .any() || false)
                        {
                            return [t.x_axis.y, t.y_axis.x];
                        } else {
                            return [t.x_axis.y, y];
                        }
                    }
                    (y + (-0.0))
                }));
            let mut k0 = ((0_u32 + 2_u32)) & 3;
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let mut y = ((t.y_axis.x).sin_cos().0.abs() as usize & 15);
                        let mut y: IVec2 = ((*c)
                            & ({
                                ((*c)
                                    - ({
                                        (*c) = (*c);
                                        (*c)
                                    }))
                            }));
                        let v: f32 = (if (a <= (-1.0)) {
                            (t.x_axis.y).rem_euclid((0.25_f32))
                        } else {
                            a
                        });
                    }
                    k1 += 1;
                }
            }
        } else {}
        [(-0.0), 0.0]
    }
}

mod p137 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: IVec3,
        pub c: Vec2,
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: f32, t: &mut u32) -> i32 {
        let (a, (_, _)) = (
            (
                ({
                    let mut turn = 0;
                    let a: Pair = 'value: loop {
                        if (IVec2::new(0, 10) == IVec2::new((*c), (*c))) {
                            break 'value Pair { a: (a / 4.0) };
                        }
                        turn += 1;
                        if turn == 3 {
                            break Pair { a: (-2.5) };
                        }
                    };
                    let mut k0 = ((2_u32).min((*t))) & 3;
                    'outer: while k0 > 0
                        && ((({
                            let q = (-2.5_f32);
                            q == q && q.is_sign_negative()
                        })))
                    {
                        k0 -= 1;
                        let mut a: u32 = (if (!((k0 > k0) && false)) {
                            let mut a: [f32; 3] = [y, y, y];
                            'inner: for n in a {
                                if (k0 != (*t)) {
                                    (a[2], (*t)) = (
                                        2.0,
                                        (((k0 + (*t)) & 15)
                                            * ((match (k0, k0) {
                                                ((x_2, 2..=4) | ((100 | 4), x_2)) => x_2,
                                                ((a, 100) | (0, a)) => 0_u32,
                                                _ => 0_u32,
                                            }) & 7)),
                                    );
                                    break;
                                }
                            }
                            0
                        } else {
                            0
                        });
                    }
                    Pair { a: 0.0_f32 }
                }),
                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
            ),
            (0.0_f32, 0.0_f32),
        );
        0
    }
}

#[flatten]
mod p138 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: u32,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p139 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: IVec3, y: [[f32; 2]; 3], mut n: IVec2) -> Vec2 {
        let mut k0 = (((9 - ((y[1][1] <= y[1][0]) as i16) - ((n.y != c.y) as i16)) as u32
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
                    b *= y[2][0];
                    let mut a = [y[0][1], y[2][1]];
                }
                k1 += 1;
            }
        }
        let t: i32;
        if (((STILL).is_finite()
            | ({
                n = n;
                b += (y[2][3_usize % 2]).abs();
                (y[0][1] < y[2][0])
            })))
        {
            n.x /= 3;
            t = (WIDE as i32);
        } else {
            n.x = c.x;
            t = ((if c.z != 0 { c.x / c.z } else { n.y }) - (n.y * 0));
        }
        n.x %= 7;
        let mut x_2 = ((if (n.x).is_negative() { (-1.0_f32) } else { (COUNT as f32) })
            * 1.0);
        if (all(
            (match ((
                5_usize,
                ((-2.5_f32) - b),
                (if (y[1][1] > x_2) {
                    3_i32
                } else {
                    match ((
                        (c.y
                            - ({
                                n.x >>= 1;
                                b = y[2][0];
                                c.x
                            })),
                        (({
                            let q = y[0][0];
                            if q == q { q.to_bits() >> 20 } else { 7 }
                        }))
                            .max(((3_u32 | 7) - (MASKS[(t & 1) as usize] & 7))),
                        c.y,
                    )) {
                        (mut x @ ..1, mut b @ ((1 | 0)), y @ 2..=5) => {
                            return (Vec2::new(0.0_f32, 3.0_f32)).perp();
                        }
                        (
                            5,
                            mut x_2 @ 2..,
                            0..=2,
                        ) if ((c.y < STEPS) || (y[0][1] <= b)) => {
                            'outer: for (_, &_) in y[0]
                                .iter()
                                .zip(&[(x_2 / (2_u32 | 1)), x_2])
                            {
                                if ((match (
                                    (c.y).max(c.x),
                                    (COUNT).saturating_sub(COUNT),
                                    (-y[2][1]),
                                ) {
                                    (t, c, _) => {
                                        ({
                                            let q = y[2][1];
                                            q == q && q.is_sign_negative()
                                        })
                                    }
                                    (mut c @ -7, _, mut x) if ((MASK > x_2) & (c > n.y)) => {
                                        (false && (y[2][0] <= y[2][1]))
                                    }
                                    _ => FLAGS[(STEPS & 1) as usize],
                                })) {
                                    let a_2: f32 = ((n.y as f32)).fract();
                                    break;
                                }
                                'inner: for x_2 in -1..=1i8 {
                                    let mut y: i32 = ((if (-1_i32) != 0 {
                                        (n.y >> STEPS) % (-1_i32)
                                    } else {
                                        n.x
                                    }) - ((n).y).abs());
                                    n = (((n) >> 2_i32) ^ IVec2::new(0, 7));
                                }
                            }
                        }
                        _ => {}
                    }
                    c.z
                }),
            )) {
                (y, _, (5 | 5)) if (3_i32 > n.x) => BVec3::new(false, false, false),
                (0, -1.5, -7) => BVec3::new(false, false, false),
                (0, -1.5, -7) => BVec3::new(false, false, false),
                _ => BVec3::new(false, false, false),
            }),
        )) {}
        Vec2::new(0.0, 0.0)
    }
}

#[flatten]
mod p140 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: bool,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3, pub IVec2);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> f32 {
        let mut v: i32 = c;
        let k0 = (1_u32) & 3;
        'outer: loop {
            if true {
                v >>= 1;
                break;
            }
            if k0 < 4 {
                let _ = ((if (v != (NARROW as i32)) {
                    (v + v)
                } else {
                    let mut b: [[f32; 3]; 2] = ({
                        v <<= 1;
                        let mut n: Vec3 = (Hit(
                            Vec3::new(a, a, a),
                            (IVec2::new(v, v) & IVec2::new((-1_i32), 2_i32)),
                        ))
                            .0;
                        [[n.y; 3]; 2]
                    });
                    'inner: for v in b {
                        if ((Hit::SIZE + Pair::SIZE) == Hit::SIZE) {
                            b[(k0 % 2) as usize][1] = (b[1][0] + 0.0);
                            continue;
                        }
                        if (1_u32 < 5) {
                            let mut c = (2.0_f32 * 1.0);
                        } else {
                            let [[a, mut x_2, ..], [a_2, c, t]] = (match ((v[0])
                                .min(v[0]) + 0.0)
                            {
                                a_2 => b,
                                mut n @ 0.25.. => [b[0], b[1]],
                                mut c @ 2.0 => [b[1], v],
                                mut n => [b[0], v],
                            });
                        }
                    }
                    (c >> (1u32))
                })) else {
                    return a;
                };
                break;
            }
        }
        let mut a: [f32; 3] = (if (a != a) {
            let given: f32 = a;
            let b: f32 = {
                let t = first(given);
                fn first(a: f32) -> f32 {
                    (a - 0.5).max(0.5)
                }
                t
            };
            [
                (if ((-4_i32) <= c) {
                    v = c;
                    2.0_f32
                } else {
                    let mut k0 = ((0_u32 | 0_u32)) & 3;
                    'outer: while k0 > 0 && (false) {
                        k0 -= 1;
                    }
                    0.0_f32
                }),
                0.0_f32,
                0.0_f32,
            ]
        } else {
            [0.0_f32, 0.0_f32, 0.0_f32]
        });
        0.0
    }
}

mod p141 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: (i32, Mat3), c: &i32, y: f32, t: i32) -> i32 {
        let mut c = (a.1.x_axis).copysign((a.1.y_axis).max(Vec3::splat(-9.0)));
        let [a, _] = (match ((
            ((a.0 < t) != (c.z < 0.0_f32)),
            (if (2.0_f32 != a.1.z_axis.z) {
                let mut a_2: [f32; 2] = [a.1.x_axis.x, a.1.z_axis.z];
                'outer: for n in a_2.iter().rev() {
                    let (b, _) = (t, a.1);
                    if (t < a.0) {
                        break;
                    }
                    if all(
                        (Vec3::new(a.1.y_axis.x, 0.25_f32, a.1.z_axis.y)).is_nan_mask(),
                    ) {
                        let mut k1 = (((MASK & 15) * (MASK & 7))) & 3;
                        'inner: while k1 > 0 {
                            k1 -= 1;
                            c.y = dot(
                                (Vec4::new((-1.0_f32), a.1.z_axis.x, y, 2.0_f32))
                                    .smoothstep(Vec4::ZERO, Vec4::splat(2.0)),
                                (vec4(y, a.1.z_axis.x, a.1.z_axis.z, 3.0_f32)
                                    * (if (c.z != c.y) {
                                        Vec4::new((*n), (-1.0_f32), (*n), 0.5_f32)
                                    } else {
                                        Vec4::new(0.5_f32, a.1.y_axis.y, a_2[0], 3.0_f32)
                                    })),
                            );
                        }
                        let mut y = ({
                            ((if (a.1.z_axis.x != a.1.x_axis.z) { 3.0_f32 } else { c.z })
                                .abs() as usize & 15)
                        });
                        let t = (((if ((c.y <= a.1.z_axis.z) && (a.1.x_axis.z <= 0.5)) {
                            (3_u32 >> (MASK & 31))
                        } else {
                            ((y & 255) as u32)
                        }) | 7) - (MASK & 7));
                    } else {
                        let mut k1 = (1_u32) & 3;
                        #[keep] 'inner: while k1 > 0 {
                            k1 -= 1;
                            ((Vec4::new(0.25_f32, 0.25_f32, 1.0_f32, 1.0_f32))
                                .abs_diff_eq(Vec4::new(0.25_f32, c.z, c.y, 0.25_f32), 0.5)
                                || (a.1.y_axis.z >= c.z));
                            let start = COUNT;
                            let mut t = 2;
                            t += start;
                        }
                        c.y -= a.1.x_axis.y;
                        if false {
                            c.x
                                *= flatten::math::hadd(
                                    (Mat2::from_angle(0.5_f32) * Vec2::new(0.5_f32, c.y)),
                                );
                        }
                    }
                }
                MASK
            } else {
                MASK
            }),
        )) {
            (n, (1 | 4)) => [HALF, a.1.y_axis.x],
            (v, ..=100) => [0.0_f32, 0.0_f32],
            _ => [0.0_f32, 0.0_f32],
        });
        0
    }
}

#[flatten]
mod p142 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: Vec2,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Hit, pub i32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> bool {
        (if ((((-0.0_f32) > a)
            && ({
                (*c) = (2 | 2);
                false
            })))
        {
            ([(3_i32 != (*c)), (a < a), ((*c) > (*c))])[0]
        } else {
            ((3_i32 != (*c)) || true)
        });
        (((*c) != (-4)) ^ ((*c) > 1))
    }
}

mod p143 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: bool,
        pub c: Pair,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub Hit);
    #[flatten(exact)]
    pub fn entry(a: &mut usize, c: i32, y: usize) -> Pair {
        let mut a_2: [Pair; 2] = [Pair, Pair];
        'outer: for a_2 in a_2.iter().rev() {
            'inner: for t in -1..0 {
                let start = ((IVec3::new(0_i32, (-4_i32), 10_i32)).min_element() as f32);
                let mut v = 0.0;
                v += start;
                if ((0.0_f32).lerp_monotonic(v, 0.25) > ([v, v])[0]) {
                    break;
                }
            }
        }
        Pair
    }
}

#[flatten]
mod p144 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: Pair,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: u32,
        pub b: f32,
        pub c: f32,
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: Vec4, y: f32, t: u32) -> bool {
        if (((y).clamp(-2.0, 2.0).sinh()
            > (x.x
                - (if (t > t) {
                    let mut k0 = (t) & 3;
                    'outer: loop {
                        if k0 == 0 {
                            break;
                        }
                        let mut k1 = 0;
                        'inner: while k1 < 2 {
                            if k1 == 0 {
                                k0 -= 1;
                                if (k0 <= 5) {
                                    x.x += 0.0_f32;
                                    return false;
                                }
                            }
                            k1 += 1;
                        }
                    }
                    0.0
                } else {
                    0.0
                }))))
        {}
        false
    }
}

#[flatten]
mod p145 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(self, a: f32, c: Vec3) -> f32 {
            let mut k0 = ((2_u32 | 1).ilog2()) & 3;
            'outer: while k0 > 0 {
                k0 -= 1;
                let mut b = (if ((
                    FLAGS[(STEPS & 1) as usize],
                    a,
                    LEVELS[(k0 % 8) as usize],
                ))
                    .0
                {
                    Hit
                } else {
                    Hit
                });
                let mut v = (c.y % (-3.0));
            }
            let mut k0 = (((1_u32 & 15) * (1_u32 & 7))) & 3;
            #[keep] 'outer: while k0 > 0 && ((c.x != 0.5)) {
                k0 -= 1;
                let (x, _, x_2) = ((k0 <= k0), 0.5_f32, 0_i32);
            }
            ((round(
                (match MASK {
                    c @ 100 => {
                        let mut k0 = -1i32;
                        'outer: loop {
                            if !(k0 <= 1) {
                                break;
                            }
                            k0 = k0 + 2;
                            'inner: for n in (0..(k0 & 3)).rev() {
                                if true {
                                    continue 'outer;
                                }
                            }
                        }
                        Vec2::new(a, self.a)
                    }
                    _ => Vec2::new(c.y, (-0.0_f32)),
                }),
            ))
                .y + self.a)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut u32, c: &i32, mut v: f32, t: &mut u32) -> bool {
        let mut a: Vec2 = vec2(
            (match ((
                ({
                    let (mut t, y, b) = (
                        ((((*a) != (*t)), v, (*c))).0,
                        (match (Pair { a: v, b: Hit::SIZE }) {
                            Pair {
                                a: (2.0 | 8.0),
                                b: mut v,
                            } if (((*t) <= (*t)) || ((*c) <= (*c))) => {
                                if ((BVec3::new(false, FLAGS[5_usize % 9], false))
                                    == (BVec3::new(
                                        ((*c) < (NARROW as i32)),
                                        true,
                                        ((*c) != (*c)),
                                    )))
                                {
                                    let mut a_2: Pair = Pair { a: TABLE[(v).min(3)], b: v };
                                    let a = a_2
                                        .step(
                                            a_2.a,
                                            ((Vec3::new(a_2.a, a_2.a, a_2.a) - POINTS[a_2.b % 6])).xxz(),
                                        );
                                } else {
                                    let c: Pair;
                                    if ((*t) > 8) {
                                        c = Pair {
                                            b: v,
                                            ..Pair { b: v, a: Hit::RATE }
                                        };
                                    } else {
                                        (*t) -= 0;
                                        c = Pair {
                                            a: STILL,
                                            b: (((*a)).count_ones() as usize),
                                        };
                                    }
                                    let n: [f32; 3];
                                    if (((match c {
                                        Pair {
                                            a: v @ ((8.0 | 8.0)),
                                            b: 1..,
                                        } if ((0.5_f32 <= v)
                                            || (TABLE[((WIDE as i32) & 1) as usize] < v)) => c.a,
                                        mut c => c.a,
                                    })
                                        >= Pair::step(
                                            ({
                                                (*t) |= ((*a) | 0_u32);
                                                c
                                            }),
                                            1.5,
                                            ({
                                                v = c.b;
                                                Vec3::new(1.0_f32, 0.0_f32, 2.0_f32)
                                            }),
                                        )))
                                    {
                                        v *= 2;
                                        n = [(-1.0_f32), c.a, 1.0_f32];
                                    } else {
                                        (*a) = (*a);
                                        n = [c.a, c.a, c.a];
                                    }
                                }
                                0.0_f32
                            }
                            Pair { a: a, b: _ } => v,
                            _ => v,
                        }),
                        (*c),
                    );
                    t
                }),
                (*t),
                (0_i32 <= (*c)),
            )) {
                (v, 4.., _) => 0.0,
                (true, 0, true) => 0.0,
                (true, 0, true) => 0.0,
                _ => 0.0,
            }),
            0.0,
        );
        false
    }
}

#[flatten]
mod p146 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub usize);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec2,
        pub b: i32,
    }
    #[flatten(exact)]
    pub fn entry(mut b: Vec3, c: i32, y: f32) -> Pair {
        let mut a: [f32; 3] = (if false {
            b.z = (0.0 + 0.0);
            [0.0_f32, 0.0_f32, 0.0_f32]
        } else {
            [0.0_f32, 0.0_f32, 0.0_f32]
        });
        'outer: for a in a {}
        Pair(0_usize)
    }
}

#[flatten]
mod p147 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State(pub Hit, pub i32);
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: i32, c: i32, y: &f32) -> Hit {
        #[unroll(max = 4)]
        'outer: for v in ((MASK & 3)..=((UVec2::new(8_u32, MASK)).y & 3)) {
            let mut a: Mat2 = (({
                let mut c: [f32; 2] = [(*y), 1.0_f32];
                'inner: for n in c {
                    let mut a_2 = (IVec3::new(LEVELS[State::SIZE % 8], a, a))
                        .cmplt(IVec3::new(10_i32, 2_i32, (-4_i32)));
                    if ((HALF != (*y)) && (2.0_f32 > (*y))) {
                        c = [(c[(a & 1) as usize] / 4.0), (2_usize as f32)];
                        break;
                    }
                    let a: f32 = 0.0;
                }
                Mat2::from_cols(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32))
            })
                * Mat2::from_cols(
                    Vec2::new(0.0_f32, 0.0_f32),
                    Vec2::new(0.0_f32, 0.0_f32),
                ));
        }
        Hit
    }
}

#[flatten]
mod p148 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: BVec3,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut [f32; 2], c: f32, y: &mut Vec4) -> bool {
        if false {
            if (a[0] > a[0]) {
                return (2.0_f32 != a[0]);
            } else {
                return (Vec3::new(c, a[1], y.z)).is_nan();
            }
        }
        y.w = ({
            let mut k0 = ((if (y.w > a[0]) {
                'outer: for x in (*a).iter() {
                    let mut k1 = 253u8;
                    'inner: while k1 != u8::MAX {
                        k1 += 1;
                        let mut b = Pair {
                            c: dot(((*y)).floor(), trunc((*y))),
                            a: (k1 as u32),
                            b: (BVec3::new((a[1] <= (*x)), true, ((k1 as f32) < a[1]))
                                | (Vec3::new((k1 as f32), 1.0_f32, 1.5_f32))
                                    .cmpge(POINTS[(0_u32 % 6) as usize])),
                        };
                        if true {
                            y.x
                                += ((((mat2(Vec2::new(c, 1.0_f32), Vec2::new(y.z, 3.0_f32)))
                                    .mul_vec2(Vec2::new(1.0_f32, (*x))))
                                    .dot(
                                        Vec2::new(
                                            0.5_f32,
                                            RAMP[(({
                                                y.w
                                                    *= (Vec3::new(0.5_f32, (k1 as f32), (-2.5_f32)))
                                                        .dot(Vec3::new((k1 as f32), (*x), (-2.5_f32)));
                                                (k1 as u32)
                                            }) % 9) as usize],
                                        ),
                                    ))
                                    .min(y.y) + 0.0);
                            break;
                        }
                    }
                    y.x = (((NARROW as i32)).unsigned_abs() as f32);
                    if ((*y)).abs_diff_eq((*y), 0.5) {
                        let [v, b] = [(*a)[(MASK % 2) as usize], y.x];
                        continue 'outer;
                    }
                    'inner: for (c, (x, t)) in (*a)
                        .iter()
                        .copied()
                        .zip(0..2u32)
                        .enumerate()
                    {
                        let v = (if ((y.y != 0.5) || (!(y.w != a[1]))) {
                            3.0
                        } else {
                            ((TABLE[c % 4]).tanh()).mul_add((1.5 + 1.0), y.z)
                        });
                        if ((y.z - 0.0) >= y.x) {
                            continue;
                        }
                    }
                }
                MASK
            } else {
                2_u32
            })) & 3;
            #[keep] 'outer: while k0 > 0 && (false) {
                k0 -= 1;
            }
            y.w
        });
        (true ^ (y.y > 0.5))
    }
}

mod p149 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
        pub b: Hit,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: usize, y: &mut [f32; 2]) -> f32 {
        let mut k0 = 3u32;
        'outer: while k0 > 0 {
            if (((BVec3::new(true, (k0 <= k0), (x < 3_usize))).test(x % 2)
                || ({
                    y[0] = (if (k0 != k0) {
                        let mut k1 = ((if (k0 <= k0) {
                            let start = a;
                            let mut n = 0.0;
                            n += start;
                            k0
                        } else {
                            let mut k1 = 3u32;
                            'inner: loop {
                                if !(k1 > 0) {
                                    break;
                                }
                                let (a, (State { a: _, b: _ }, _)) = (
                                    a,
                                    (
                                        State {
                                            b: Hit(3.0_f32),
                                            a: Pair(y[0]),
                                        },
                                        IVec2::new(LEVELS[(LEVELS[x % 8] & 1) as usize], STEPS),
                                    ),
                                );
                                let mut b: u32 = k0;
                                k1 -= 1;
                            }
                            k0
                        })) & 3;
                        'inner: while k1 > 0 && ((k0 < (UVec2::new(k1, 8_u32)).y)) {
                            k1 -= 1;
                            let mut n = [
                                State { a: Pair(y[1]), b: Hit(a) },
                                State {
                                    a: Pair(2.0_f32),
                                    ..State {
                                        b: Hit(0.25_f32),
                                        a: Pair(y[1]),
                                    }
                                },
                                State {
                                    b: Hit(y[0]),
                                    a: Pair(1.0_f32),
                                },
                            ];
                        }
                        a
                    } else {
                        a
                    });
                    (2_u32 <= MASK)
                })))
            {
                break;
            }
            k0 -= 1;
        }
        ((-0.0) + y[0])
    }
}
