//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p000::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p000::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p001", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p001::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p001::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p002", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = [Leaf::read(v[5]), Leaf::read(v[6])]; let r = p002::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = [Leaf::read(v[5]), Leaf::read(v[6])]; let r = p002::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p003", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p003::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p003::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }),
    ("p004", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p004::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p004::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p005::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p005::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p006", |v| { let mut a0 = (Leaf::read(v[0]), Leaf::read(v[1]), p006::Hit { a: Leaf::read(v[2]) }); let mut a1 = Leaf::read(v[3]); let r = p006::entry(&mut a0, &mut a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a0.0), Leaf::write(a0.1), Leaf::write(a0.2.a), Leaf::write(a1)] }, |v| { let mut a0 = (Leaf::read(v[0]), Leaf::read(v[1]), p006::Hit { a: Leaf::read(v[2]) }); let mut a1 = Leaf::read(v[3]); let r = p006::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a0.0), Leaf::write(a0.1), Leaf::write(a0.2.a), Leaf::write(a1)] }),
    ("p007", |v| { let a0 = Leaf::read(v[0]); let a1 = p007::Pair; let a2 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a3 = p007::Pair; let r = p007::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p007::Pair; let a2 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a3 = p007::Pair; let r = p007::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p008", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p008::entry(&mut a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c.a), Leaf::write(r.c.b), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p008::entry_flat(&mut a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c.a), Leaf::write(r.c.b), Leaf::write(a0)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p009::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p009::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p010", |v| { let a0 = p010::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p010::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r.a.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a2)] }, |v| { let a0 = p010::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p010::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r.a.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a2)] }),
    ("p011", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p011::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p011::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p012::entry(a0, &mut a1); vec![Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p012::entry_flat(a0, &mut a1); vec![Leaf::write(a1)] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p013::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p013::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p014::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p014::entry(&a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p014::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p014::entry_flat(&a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p015", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p015::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p015::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p016::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p016::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p017", |v| { let a0 = p017::Hit; let a1 = (Leaf::read(v[0]), Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p017::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = p017::Hit; let a1 = (Leaf::read(v[0]), Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p017::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p018", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p018::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p018::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p019", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])], [Leaf::read(v[5]), Leaf::read(v[6])]]; let a2 = Leaf::read(v[7]); let r = p019::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0][0]), Leaf::write(a1[0][1]), Leaf::write(a1[1][0]), Leaf::write(a1[1][1]), Leaf::write(a1[2][0]), Leaf::write(a1[2][1])] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])], [Leaf::read(v[5]), Leaf::read(v[6])]]; let a2 = Leaf::read(v[7]); let r = p019::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0][0]), Leaf::write(a1[0][1]), Leaf::write(a1[1][0]), Leaf::write(a1[1][1]), Leaf::write(a1[2][0]), Leaf::write(a1[2][1])] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p020::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p020::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p021::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p021::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p022::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p022::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p023::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p023::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p024", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p024::Pair { a: Leaf::read(v[2]) }; let a3 = [[Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7]), Leaf::read(v[8])]]; let r = p024::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p024::Pair { a: Leaf::read(v[2]) }; let a3 = [[Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7]), Leaf::read(v[8])]]; let r = p024::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p025", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p025::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p025::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p026::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p026::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p026::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p026::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }),
    ("p027", |v| { let mut a0 = p027::Hit(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p027::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.0)] }, |v| { let mut a0 = p027::Hit(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p027::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.0)] }),
    ("p028", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p029::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p029::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p030::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p030::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p031", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p031::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p031::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p032::entry(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p032::entry_flat(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p033", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p033::entry(&mut a0, a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p033::entry_flat(&mut a0, a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p034", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p034::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p034::entry(&mut a0, a1, a2); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[2].x_axis), Leaf::write(r[2].y_axis), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p034::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p034::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[2].x_axis), Leaf::write(r[2].y_axis), Leaf::write(a0)] }),
    ("p035", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p035::Hit(Leaf::read(v[3]), Leaf::read(v[4])); let r = p035::entry(&a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p035::Hit(Leaf::read(v[3]), Leaf::read(v[4])); let r = p035::entry_flat(&a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p036", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p036::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p036::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p037", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p037::entry(a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p037::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p038", |v| { let a0 = Leaf::read(v[0]); let a1 = p038::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p038::entry(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p038::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p038::entry_flat(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p039::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p039::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p040", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p040::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p040::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p041", |v| { let a0 = p041::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = [p041::State, p041::State, p041::State]; let mut a2 = Leaf::read(v[2]); let a3 = p041::Hit(Leaf::read(v[3]), Leaf::read(v[4])); let r = p041::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }, |v| { let a0 = p041::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = [p041::State, p041::State, p041::State]; let mut a2 = Leaf::read(v[2]); let a3 = p041::Hit(Leaf::read(v[3]), Leaf::read(v[4])); let r = p041::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p042::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p042::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(a2), Leaf::write(a3)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p043::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p043::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p044", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p044::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p044::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p045", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p045::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p045::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p046", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p046::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p046::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p047::entry(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p047::entry_flat(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }),
    ("p048", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p048::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p048::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p049", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p049::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p049::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p050::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p050::entry(a0, &mut a1, a2); vec![Leaf::write(a1.0), Leaf::write(a1.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p050::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p050::entry_flat(a0, &mut a1, a2); vec![Leaf::write(a1.0), Leaf::write(a1.1)] }),
    ("p051", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p051::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p051::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p052::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p052::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p053", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p053::entry(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p053::entry_flat(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p054", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p054::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p054::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p055", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p056::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p056::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p057::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p057::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p058::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p058::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p059", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p059::entry(&mut a0, a1); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[0].c.0.a), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[1].c.0.a), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p059::entry_flat(&mut a0, a1); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[0].c.0.a), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[1].c.0.a), Leaf::write(a0)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p060::entry(a0, &a1, a2, &mut a3); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p060::entry_flat(a0, &a1, a2, &mut a3); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(a3)] }),
    ("p061", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p061::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p061::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(a1)] }),
    ("p062", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry(&mut a0, &a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry_flat(&mut a0, &a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p063::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p063::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p064", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p064::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p064::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p065", |v| { let a0 = (p065::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, p065::Hit { a: Leaf::read(v[2]) }, Leaf::read(v[3])); let a1 = Leaf::read(v[4]); let a2 = Leaf::read(v[5]); let r = p065::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = (p065::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, p065::Hit { a: Leaf::read(v[2]) }, Leaf::read(v[3])); let a1 = Leaf::read(v[4]); let a2 = Leaf::read(v[5]); let r = p065::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p066", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p066::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p066::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p067::entry(&a0, &a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p067::entry_flat(&a0, &a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p068::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p068::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p069", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p070", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p070::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p070::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p071", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p071::Hit(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p071::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p071::Hit(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p071::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [p072::Pair(Leaf::read(v[2]), Leaf::read(v[3])), p072::Pair(Leaf::read(v[4]), Leaf::read(v[5])), p072::Pair(Leaf::read(v[6]), Leaf::read(v[7]))]; let a3 = Leaf::read(v[8]); let r = p072::entry(a0, a1, &a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [p072::Pair(Leaf::read(v[2]), Leaf::read(v[3])), p072::Pair(Leaf::read(v[4]), Leaf::read(v[5])), p072::Pair(Leaf::read(v[6]), Leaf::read(v[7]))]; let a3 = Leaf::read(v[8]); let r = p072::entry_flat(a0, a1, &a2, &a3); vec![Leaf::write(r)] }),
    ("p073", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p073::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p073::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p075", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [[Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7]), Leaf::read(v[8])]]; let r = p075::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [[Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7]), Leaf::read(v[8])]]; let r = p075::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p076::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p076::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p077", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p077::entry(&mut a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p077::entry_flat(&mut a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0)] }),
    ("p078", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p078::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p078::entry(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p078::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p078::entry_flat(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p079::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p079::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p080", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p080::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p080::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p081::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p081::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p082", |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p082::entry(&mut a0, a1); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }, |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let r = p082::entry_flat(&mut a0, a1); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p083::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p083::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p084", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p084::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a1[0]), Leaf::write(a1[1])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p084::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a1[0]), Leaf::write(a1[1])] }),
    ("p085", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p085::entry(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p085::entry_flat(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p086::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p086::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p087", |v| { let mut a0 = p087::Pair(Leaf::read(v[0])); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let r = p087::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }, |v| { let mut a0 = p087::Pair(Leaf::read(v[0])); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let r = p087::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }),
    ("p088", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p088::entry(&mut a0, &mut a1); vec![Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p088::entry_flat(&mut a0, &mut a1); vec![Leaf::write(a0), Leaf::write(a1)] }),
    ("p089", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p089::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p089::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }),
    ("p090", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p090::entry(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p090::entry_flat(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }),
    ("p091", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p091::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p091::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(a0), Leaf::write(a2)] }),
    ("p092", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p092::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p092::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0), Leaf::write(a1)] }),
    ("p093", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p093::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p093::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }),
    ("p094", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p094::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p094::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let a1 = p095::Pair { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p095::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p095::Pair { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p095::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p096", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p096::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p096::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1), Leaf::write(a2)] }),
    ("p097", |v| { let a0 = p097::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let mut a3 = (p097::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]) }, Leaf::read(v[7])); let r = p097::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.0.a), Leaf::write(a3.0.b), Leaf::write(a3.1)] }, |v| { let a0 = p097::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let mut a3 = (p097::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]) }, Leaf::read(v[7])); let r = p097::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.0.a), Leaf::write(a3.0.b), Leaf::write(a3.1)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p098::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p098::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p099", |v| { let mut a0 = p099::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p099::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0.a)] }, |v| { let mut a0 = p099::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p099::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0.a)] }),
    ("p100", |v| { let a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]]; let a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p100::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]]; let a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p100::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(a3)] }),
    ("p101", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p102", |v| { let a0 = p102::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p102::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p102::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p102::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p103", |v| { let mut a0 = (Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])), Leaf::read(v[3])); let a1 = Leaf::read(v[4]); let a2 = Leaf::read(v[5]); let mut a3 = Leaf::read(v[6]); let r = p103::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0.0.x_axis), Leaf::write(a0.0.y_axis), Leaf::write(a0.0.z_axis), Leaf::write(a0.1), Leaf::write(a3)] }, |v| { let mut a0 = (Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])), Leaf::read(v[3])); let a1 = Leaf::read(v[4]); let a2 = Leaf::read(v[5]); let mut a3 = Leaf::read(v[6]); let r = p103::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0.0.x_axis), Leaf::write(a0.0.y_axis), Leaf::write(a0.0.z_axis), Leaf::write(a0.1), Leaf::write(a3)] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p104::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p104::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p104::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p104::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = p105::Pair(Leaf::read(v[4])); let r = p105::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = p105::Pair(Leaf::read(v[4])); let r = p105::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }),
    ("p106", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry(&mut a0, &a1); vec![Leaf::write(r.a), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry_flat(&mut a0, &a1); vec![Leaf::write(r.a), Leaf::write(a0)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p107::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p107::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p108", |v| { let mut a0 = p108::Hit { a: p108::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }, b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let mut a1 = Leaf::read(v[5]); let a2 = Leaf::read(v[6]); let a3 = Leaf::read(v[7]); let r = p108::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b.a.a), Leaf::write(r.b.a.b), Leaf::write(r.b.a.c), Leaf::write(r.b.b), Leaf::write(r.b.c), Leaf::write(a0.a.a), Leaf::write(a0.a.b), Leaf::write(a0.a.c), Leaf::write(a0.b), Leaf::write(a0.c), Leaf::write(a1)] }, |v| { let mut a0 = p108::Hit { a: p108::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }, b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let mut a1 = Leaf::read(v[5]); let a2 = Leaf::read(v[6]); let a3 = Leaf::read(v[7]); let r = p108::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b.a.a), Leaf::write(r.b.a.b), Leaf::write(r.b.a.c), Leaf::write(r.b.b), Leaf::write(r.b.c), Leaf::write(a0.a.a), Leaf::write(a0.a.b), Leaf::write(a0.a.c), Leaf::write(a0.b), Leaf::write(a0.c), Leaf::write(a1)] }),
    ("p109", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p109::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p109::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p110::entry(a0, &mut a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1.a), Leaf::write(r.1.b), Leaf::write(r.1.c), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p110::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1.a), Leaf::write(r.1.b), Leaf::write(r.1.c), Leaf::write(a1)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p111::entry(a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p111::entry_flat(a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let r = p112::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let r = p112::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p113", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p113::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p113::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p115::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p115::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p116::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p116::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1.0)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p116::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p116::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1.0)] }),
    ("p117", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let r = p117::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let r = p117::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p118", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [p118::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, p118::Hit { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }, p118::Hit { a: Leaf::read(v[7]), b: Leaf::read(v[8]), c: Leaf::read(v[9]) }]; let a2 = Leaf::read(v[10]); let r = p118::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0), Leaf::write(a1[0].a), Leaf::write(a1[0].b), Leaf::write(a1[0].c), Leaf::write(a1[1].a), Leaf::write(a1[1].b), Leaf::write(a1[1].c), Leaf::write(a1[2].a), Leaf::write(a1[2].b), Leaf::write(a1[2].c)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [p118::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, p118::Hit { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }, p118::Hit { a: Leaf::read(v[7]), b: Leaf::read(v[8]), c: Leaf::read(v[9]) }]; let a2 = Leaf::read(v[10]); let r = p118::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0), Leaf::write(a1[0].a), Leaf::write(a1[0].b), Leaf::write(a1[0].c), Leaf::write(a1[1].a), Leaf::write(a1[1].b), Leaf::write(a1[1].c), Leaf::write(a1[2].a), Leaf::write(a1[2].b), Leaf::write(a1[2].c)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3])); let r = p119::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3])); let r = p119::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p120", |v| { let mut a0 = (Leaf::read(v[0]), p120::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }); let a1 = Leaf::read(v[3]); let r = p120::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.a), Leaf::write(a0.1.b)] }, |v| { let mut a0 = (Leaf::read(v[0]), p120::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }); let a1 = Leaf::read(v[3]); let r = p120::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.a), Leaf::write(a0.1.b)] }),
    ("p121", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p121::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p121::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let a1 = p122::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p122::entry(a0, a1, a2, &a3); vec![Leaf::write(r.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p122::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p122::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r.a)] }),
    ("p123", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p123::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p123::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p124", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p124::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p124::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }),
    ("p125", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p125::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p125::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p126", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p126::entry(&a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p126::entry_flat(&a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p127", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p127::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p127::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p128", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p128::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p128::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let a1 = [Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))]; let a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p129::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))]; let a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p129::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p130", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p130::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a3)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p130::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a3)] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p131::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p131::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p132::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p132::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p133::entry(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p133::entry_flat(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(a1)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p135::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p135::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p136::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p136::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p137", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p137::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p137::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p138::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p138::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p139", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p139::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p139::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p140::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p140::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p141", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p141::entry(a0, &a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p141::entry_flat(a0, &a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p142", |v| { let a0 = p142::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = p142::Hit(Leaf::read(v[2]), Leaf::read(v[3])); let a2 = [p142::Pair(Leaf::read(v[4]), Leaf::read(v[5])), p142::Pair(Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p142::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1)] }, |v| { let a0 = p142::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = p142::Hit(Leaf::read(v[2]), Leaf::read(v[3])); let a2 = [p142::Pair(Leaf::read(v[4]), Leaf::read(v[5])), p142::Pair(Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p142::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1)] }),
    ("p143", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p143::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p143::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p144", |v| { let a0 = p144::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p144::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p144::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p144::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p145", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p145::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p145::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p146::entry(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p146::entry_flat(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p147", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p147::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p147::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p148", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p148::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p148::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p149::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p149::entry_flat(a0, a1); vec![Leaf::write(r)] }),
];

#[flatten]
mod p000 {
    use super::*;
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &Vec3, mut v: f32, t: [i32; 2]) -> bool {
        'outer: for _ in 1..=4 {
            v -= ((if c.y <= c.y { (a).clamp(c.y, c.y) } else { c.z })).tanh();
            if (0.25_f32 >= (-2.5)) {
                v = (MASK as f32);
                break;
            }
            let start = ((t[1]).signum()
                % (({
                    'inner: for v in 0..1i64 {
                        if (c.y <= c.x) {} else {
                            let mut t: State = (if ((10_i32 | t[0]) >= t[0]) {
                                (if (t[1] > t[1]) {
                                    State { a: MASK }
                                } else {
                                    State { a: (v as u32) }
                                })
                            } else {
                                State { a: MASK }
                            });
                        }
                        let a_2: Pair;
                        if ((v as f32) <= 0.5) {
                            a_2 = Pair {
                                a: ((v as i32) > t[0]),
                                b: ((v as u32) + MASK),
                            };
                        } else {
                            a_2 = Pair {
                                b: MASK,
                                a: (t[1] < (WIDE as i32)),
                            };
                        }
                        if (t[1] <= t[1]) {
                            let mut n: bool = ((v as i32) >= t[1]);
                        }
                        if ((a_2.b > (v as u32)) && (a_2).a) {
                            let (a, _) = (c.x, Vec3::new(0.0_f32, 0.0_f32, 0.0_f32));
                            return false;
                        }
                    }
                    0_i32
                }) | 1));
            let mut a = 0;
            a += start;
        }
        false
    }
}

mod p001 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub Vec3);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: f32,
        pub c: Vec2,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p002 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: bool,
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(mut self, a: &mut f32, c: i32, mut v: f32) -> i32 {
            v = (Vec3::new(0.5_f32, 2.0_f32, 1.0_f32))
                .dot(trunc(Vec3::new((*a), (-2.5_f32), (-2.5_f32))));
            let [v, ..] = [(*a), 1.0_f32];
            'outer: for n in -1..2 {
                if ((!(State {
                    b: (0.0_f32 != v),
                    a: 1.5_f32,
                })
                    .b))
                {
                    continue;
                }
                let mut v = [([(*a); 2])[0]; 2];
            }
            ((((v.abs() as usize & 15) & 255) as i32) + ((self.0 & 255) as i32))
        }
    }
    impl Hit {
        fn step(mut self, a: &mut f32) -> i32 {
            {
                self.0 = (((*a) + ((*a) - (*a))) + 0.0);
                let mut c: Pair = Pair(3_u32);
                let x = c.step(&mut (*a), (STEPS).min(STEPS), self.0);
            }
            if ((8_u32 > self.1.x) && ((*a) < self.0)) {
                if true {
                    if (1.0_f32 > self.0) {} else if (MASK <= self.1.y) {} else {}
                    return (WIDE as i32);
                }
            } else {}
            (({
                'outer: for a_2 in 0..STEPS {
                    let n: Mat3;
                    if ((State::RATE > self.0)
                        && ((2_u32 != self.1.y) || (self.1.y != 5)))
                    {
                        n = Mat3::from_diagonal(Vec3::new((*a), (-1.0), (-1.0)));
                    } else {
                        n = Mat3::IDENTITY;
                    }
                }
                STEPS
            }) + ((self.1.x & 255) as i32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: Vec4, y: &Mat3, t: [f32; 2]) -> [f32; 2] {
        let mut x: Hit = Hit(x.w, UVec2::new(MASK, 0_u32));
        let t = x.step(a);
        (((8_u32 & 15) * (x.1.y & 7)) >= (true as u32));
        x.1.y = ((({
            if ((!(if (t > t) {
                x.1.x = x.1.x;
                ((-4_i32) < t)
            } else {
                let Hit(t, mut y) = x;
                (State::RATE < (*a))
            }))) {
                return [(Vec2::new((-1.0_f32), y.z_axis.z)).y, (y.y_axis.x % 2.0)];
            }
            let mut c = (*y);
            (if (x.1.y != x.1.x) { x.1.y } else { x.1.x })
        }) & 15) * (((((2_i32 & 255) as u32) & 15) * ((x.1.x | x.1.x) & 7)) & 7));
        {
            x.0 = y.y_axis.x;
            if ((State {
                a: 2.0_f32,
                b: (x.1.y < x.1.y),
            })
                .b)
            {
                x = Hit(y.x_axis.y, x.1);
                return [x.0, (y.z_axis.z).atan2(0.5_f32)];
            }
            (*a) = (((x.1.y + 5_u32) as f32) * 0.0);
        }
        let mut t: Hit = Hit(y.z_axis.x, x.1);
        let y = t.step(&mut x.0);
        [t.0, (0.25 + (t.1.x as f32))]
    }
}

mod p003 {
    use super::*;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 2], c: i32, y: &f32) -> f32 {
        'outer: for x_2 in (1..4).step_by(3).rev() {
            a[((NARROW as i32) & 1) as usize] = (*y);
            if (Vec3::new((*y), 0.0, 0.0)).cmplt(Vec3::new(0.0, 0.0, 0.0)).any() {
                break;
            }
        }
        0.0
    }
}

#[flatten]
mod p004 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub usize);
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
    pub fn entry(a: &f32, mut x: f32) -> f32 {
        let Hit(mut a, v) = Hit(
            (x
                - ({
                    x = (-1.0_f32);
                    x
                })),
            (if Hit::SIZE >= Pair::SIZE { Hit::SIZE - Pair::SIZE } else { Pair::SIZE }),
        );
        if ((((x > a) && (v <= v))
            && ((if (a < 0.0) { false } else { false }) && false)))
        {}
        0.0
    }
}

#[flatten]
mod p005 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Pair);
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: &mut usize, t: usize) -> bool {
        if ((if ((if ((*y) <= t) { ((*a) != (*a)) } else { ((*a) < (*a)) })) {
            ((3_u32 & MASK) >= (MASK ^ MASK))
        } else {
            return (t < Hit::SIZE);
        })) {
            let x_2: f32;
            if (Vec3::new((*a), 2.0, TABLE[((*y)).min(3)]))
                .cmplt(Vec3::new((*a), (*a), (*a)))
                .any()
            {
                (*y) = (*y);
                x_2 = (c as f32);
            } else {
                (*y) += 1;
                x_2 = ((5_i32 as f32) - (*a));
            }
            let mut t: [f32; 2] = [(*a), (*a)];
            'outer: for (_, (y, _)) in t.iter().copied().zip(0..2u32).enumerate() {
                if (((*a) <= (*a)) && ((t[1] > (*a)) != (y != (-0.0)))) {
                    continue;
                }
                if (((({
                    let y: f32 = atan((MASK as f32));
                    (c != 10)
                })
                    && ({
                        'inner: for b in t.iter() {
                            let Hit(v, x) = Hit((*a), Pair);
                            let mut v = [
                                ((if true { (-1.0_f32) } else { 0.5_f32 }) / 4.0),
                                ((HALF).cos() * (*a)),
                            ];
                            if false {
                                continue 'outer;
                            }
                            let mut c = mat2(
                                Vec2::new(t[0], (-1.0)),
                                Vec2::new(v[0], 1.0),
                            );
                            c.x_axis += Vec2::ONE;
                            let mut n = c;
                            n.x_axis *= Vec2::ONE;
                        }
                        true
                    }))
                    & (1.5_f32
                        == (if y <= TABLE[(c & 1) as usize] {
                            (x_2).clamp(y, TABLE[(c & 1) as usize])
                        } else {
                            t[0]
                        }))))
                {
                    'inner: for c in 0u32..3 {
                        let mut c: Mat2 = mat2(
                            Vec2::new(1.5, y),
                            Vec2::new((-0.0), (*a)),
                        );
                        if (c.x_axis.x <= (-2.5)) {
                            c.x_axis.y /= 2.0;
                            continue 'outer;
                        }
                        c.y_axis *= Vec2::new((-1.0_f32), 3.0_f32);
                        let n = Pair;
                    }
                } else {}
            }
        } else if ((*a) <= (*a)) {} else {}
        ((1_i32 <= c) ^ ((*y) > 1))
    }
}

#[flatten]
mod p006 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
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
    #[flatten(exact)]
    pub fn entry(a: &mut (f32, f32, Hit), c: &mut i32) -> Mat3 {
        'outer: for _ in (1..1).step_by(3).rev() {
            let x: bool;
            if ((7_i32 >> 1) != ((*c) * 0)) {
                x = ((((*c) & 15) * ((*c) & 7))
                    > (if (0_i32 <= (*c)) { (*c) } else { (*c) }));
            } else {
                a.2.a
                    -= ({
                        if (!((*c) != STEPS)) {
                            let x: usize = Hit::SIZE;
                            let mut a_2: [f32; 2] = [a.2.a, a.2.a];
                            'inner: for (a, _) in a_2
                                .into_iter()
                                .zip([(IVec2::new(0_i32, 0_i32)).y, 0_i32])
                            {}
                        }
                        0.0_f32
                    });
                x = false;
            }
        }
        Mat3::from_cols(
            Vec3::new(0.0, 0.0, 0.0),
            Vec3::new(0.0, 0.0, 0.0),
            Vec3::new(0.0, 0.0, 0.0),
        )
    }
}

#[flatten]
mod p007 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub Pair);
    #[derive(Clone, Copy)]
    pub struct State;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn first(mut b: f32) -> i32 {
        let Hit(mut b, mut n) = Hit(
            (if 0_usize >= Hit::SIZE { 0_usize - Hit::SIZE } else { Pair::SIZE }),
            Pair,
        );
        {
            let mut v: i32 = ({
                let mut y: bool = ((((MASK | 7) - (3_u32 & 7)) <= MASK)
                    || ({
                        n = Pair;
                        ((NARROW as i32) > (WIDE as i32))
                    }));
                let [n, _] = [((WIDE as i32) - STEPS), ((WIDE as i32) - (-1_i32))];
                ((n - n) - (n & (WIDE as i32)))
            });
        }
        ((NARROW as i32) + ((b & 255) as i32))
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: Pair, mut v: [i32; 2], t: Pair) -> f32 {
        let a_2 = first(a);
        let [mut b, ..] = v;
        'outer: for y in (0..4).rev() {
            let y = UVec2::new(3, 0);
            v[0] = (!(((WIDE as i32) - 1_i32) * 0));
        }
        if (a > a) {
            let [mut a_2, ..] = [
                (-b),
                ({
                    'outer: for (_, a_2) in (0..2i32).rev().zip(v.iter()) {
                        if true {
                            continue;
                        }
                        let mut c: f32 = 2.0;
                    }
                    let mut a = (if Pair::SIZE >= State::SIZE {
                        Pair::SIZE - State::SIZE
                    } else {
                        Pair::SIZE
                    });
                    b
                }),
            ];
            'outer: for (a_2, &x_2) in v
                .iter()
                .zip(&[(if (a > a) { v[1] } else { a_2 }), (!5_i32)])
            {
                if (3.0_f32 < a) {
                    continue;
                }
                let mut a_2 = State;
            }
        } else {
            if (((IVec2::new(b, (-4))).min((IVec2::new(7, 5)).max(IVec2::new(1, 7)))
                == ((if false {
                    IVec2::new((-4), 3)
                } else {
                    return a;
                }) + (IVec2::new(3, 7) & IVec2::new(1, (-1))))))
            {
                let mut a: f32 = ({
                    let [_, v] = v;
                    let a: IVec2 = IVec2::new(a_2, 0);
                    0.0
                });
            }
        }
        0.0
    }
}

#[flatten]
mod p008 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec2,
        pub b: Vec2,
        pub c: Pair,
    }
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn second(a: &f32, c: &i32) -> f32 {
        let mut n = MASK;
        (*a)
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32) -> State {
        'outer: for y in (0..3).rev() {
            if (x <= x) {
                let mut x_2: [f32; 3] = [(-2.5_f32), (*a), (*a)];
                'inner: for (y, &n) in x_2
                    .iter()
                    .zip(
                        &[
                            (y as i32),
                            ((x & 15) * ((y as i32) & 7)),
                            ((x & 15) * ((y as i32) & 7)),
                        ],
                    )
                {
                    let mut x = ((Vec3::new((*a), (*y), 3.0)
                        * vec3(x_2[0], (-2.5), 0.0)))
                        .min(Vec3::new(x_2[2], (-0.0), x_2[1]));
                    if ((-1_i32) < (n).max(n)) {
                        continue 'outer;
                    }
                    if ((-x_2[0]) >= second(&x_2[0], &n)) {
                        continue;
                    }
                }
                continue 'outer;
            }
        }
        State {
            a: (IVec2::new(7, 5) + IVec2::splat(((*a) as i32).clamp(-64, 64))),
            b: (Vec2::new((*a), (*a)) + Vec2::splat((x as f32))),
            c: Pair {
                a: TABLE[(MASK % 4) as usize],
                b: Vec3::new(1.5, TABLE[2_usize % 4], (-0.0)),
            },
        }
    }
}

#[flatten]
mod p009 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
        pub b: BVec3,
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
    impl Pair {
        fn step(&self, a: Pair, c: &i32) -> bool {
            let mut x_2 = (select(((-1_i32) + (*c)), (3_i32 ^ (*c)), (true || true))
                - (*c));
            {
                let v: f32 = a.0.x;
            }
            let mut a_2: Vec3 = Vec3::new((-1.0), 1.0, a.0.x);
            let start = MASK;
            let mut x_2 = 1;
            x_2 += start;
            ((((x_2 & 63) << (x_2 & 7))
                < flatten::math::select(x_2, x_2, (self.0.y > a.1))) ^ (a_2.y > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: usize, c: f32) -> f32 {
        let mut x_2: Vec3 = (((Pair(Vec3::new(c, 1.0_f32, 0.5_f32), c)).0)
            .min(
                (Vec3::new(c, 0.25, 0.25))
                    .max(Vec3::new(0.25, (-0.0), TABLE[Hit::SIZE % 4])),
            ))
            .yzx();
        x_2.y = ((({
            'outer: for c in [(STEPS - STEPS), (IVec2::new(STEPS, 1_i32)).y] {
                x_2 = x_2;
                let (t, (mut n, mut x_2)) = (
                    Pair(Vec3::new(x_2.y, 0.5_f32, (-2.5_f32)), (x_2.y * x_2.y)),
                    (
                        (((if (a != 5) { MASK } else { MASK }) | 7)
                            - ((if MASK != 0 { MASK / MASK } else { MASK }) & 7)),
                        (if (x_2.y <= (-1.0)) { x_2.y } else { x_2.y }),
                    ),
                );
                if (Pair::step(
                    &{ Pair(t.0, x_2) },
                    Pair(
                        (State {
                            b: BVec3::new(true, true, (Hit::SIZE != a)),
                            a: t.0,
                        })
                            .a,
                        t.1,
                    ),
                    &{ (IVec2::new((-4_i32), c)).y },
                )) {
                    x_2 = (if ((a as f32)
                        != (Vec2::new((-2.5_f32), 0.25_f32)).dot(Vec2::new(1.5, 0.0)))
                    {
                        ((n as f32)).rem_euclid(2.0)
                    } else {
                        (0.25_f32).atan2(((t.0.z).min(t.0.z) + 0.0))
                    });
                    break;
                }
                'inner: for y in [
                    ({
                        x_2 = t.0.x;
                        if (((c == c)
                            && ({
                                n >>= 2;
                                (0.5_f32 <= 2.0_f32)
                            })))
                        {
                            continue;
                        }
                        n
                    }),
                    (n + 3_u32),
                ] {
                    if ((if t.step(t, &c) { (n <= y) } else { (8_u32 < 1) })) {
                        continue;
                    }
                }
            }
            8_usize
        }) as f32))
            .round();
        c
    }
}

#[flatten]
mod p010 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
        pub b: f32,
        pub c: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    fn first(a: f32) -> f32 {
        let mut c: [i32; 3] = [
            ((select(STEPS, STEPS, (3.0_f32 != a)) & 15)
                * ((if (-1_i32) != 0 { 0_i32 / (-1_i32) } else { STEPS }) & 7)),
            STEPS,
            ((STEPS + (-1_i32)) + (-(NARROW as i32))),
        ];
        (({
            c[1] <<= 1;
            let mut n: f32 = TABLE[State::SIZE % 4];
            (if true {
                n
            } else {
                let mut a_2 = [(c[0]
                    & (if false {
                        (c[(1_u32 % 3) as usize], [n, _]) = (
                            (c[2] | c[0]),
                            [({ 2.0 }), n],
                        );
                        c[2]
                    } else {
                        c[2]
                    })); 3];
                n
            })
        }) + ((a).trunc() + 0.0))
    }
    #[flatten(exact)]
    pub fn entry(mut b: Pair, c: Vec2, y: &mut f32, mut n: Vec3) -> State {
        'outer: for a_2 in -1..0 {
            (b.a, [n, _]) = (((n.x).min((Hit { a: c.x }).a) + 0.0), [n, n]);
            {
                (c.x == (c.y + (-2.5)));
                let x_2 = [((a_2 - a_2) + ((a_2 as i32) >> 2)); 3];
            }
            if ((*y) != n.z) {
                b.a = ({
                    let mut a_2: [i32; 3] = [(a_2 as i32), (a_2 as i32), (a_2 as i32)];
                    'inner: for t in a_2 {
                        let start = ((a_2[1] >> 1) - (if (t < 1) { t } else { t }));
                        let mut x = 0;
                        x += start;
                        if (t != (a_2[1]).min(a_2[1])) {
                            continue;
                        }
                        let mut x_2 = saturate(c);
                    }
                    (first(0.0_f32)).fract()
                });
                break;
            }
        }
        State {
            a: Pair { a: 0.0 },
            b: 0.0,
            c: Vec3::new(0.0, 0.0, 0.0),
        }
    }
}

mod p011 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut bool) -> u32 {
        ((!(*c)) || false);
        0
    }
}

#[flatten]
mod p012 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> Pair {
        let mut v = (if (STEPS != (*c)) {
            select(
                (if false { a } else { a }),
                (MASK as f32),
                (true
                    || ({
                        (*c) = ({
                            (*c) = ((select(
                                IVec2::new((*c), (*c)),
                                IVec2::new(5_i32, 2_i32),
                                false,
                            )
                                + (IVec2::new((*c), 1_i32)).max(IVec2::new(10_i32, 1_i32))))
                                .y;
                            (*c) = ((*c)).min(((*c) | ((*c) - (*c))));
                            (*c)
                        });
                        (a <= a)
                    })),
            )
        } else {
            return Pair;
        });
        Pair
    }
}

mod p013 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
        pub b: UVec2,
        pub c: IVec2,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p014 {
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
    impl Pair {
        fn step(mut self, a: &usize) -> i32 {
            let start = (self.b.z).rem_euclid(self.b.y);
            let mut t = 0.0;
            t += start;
            let mut v = STEPS;
            (((((3_i32 & 63) << 1)).signum() + ((IVec2::new(v, v)).y - v)) + v)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, mut v: Hit) -> f32 {
        let mut b: Pair = Pair {
            b: Vec3::new(2.0, v.a.y, 0.0),
            a: 2.0,
        };
        let a = b.step(&v.b);
        let mut a: Pair = b;
        let a_2 = a.step(&v.b);
        if ((a.b).max(b.b)).cmpeq(a.b).any() {
            (abs(a.b.x) >= 0.5);
            return ((a.a).atan2(v.a.w) * 0.0);
        }
        (((-0.0) - (Vec2::new(a.b.y, (-1.0_f32))).y) + b.b.x)
    }
}

#[flatten]
mod p015 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(mut self, a: f32, c: &IVec3, y: &f32) -> Pair {
            self.a = 1.5;
            Pair { a: ((*y)).cos() }
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: usize, c: &mut f32) -> bool {
        'outer: for y in 1..=4 {
            if ((b + (b + 8_usize)) < (((y as i32) == y) as usize)) {
                let y: Pair;
                if (b < b) {
                    (*c) -= (*c);
                    y = Pair {
                        a: (((*c)).max((*c)) + 0.0),
                    };
                } else {
                    y = Pair::step(
                        Pair { a: (*c) },
                        ((Vec3::new((*c), (*c), (-2.5_f32)))
                            .dot(Vec3::new((*c), (-0.0), (*c))) - ((*c)).round()),
                        &{ IVec3::new(STEPS, (NARROW as i32), 0_i32) },
                        &(*c),
                    );
                }
            } else if (true && ((*c) != (*c))) {
                'inner: for x in [
                    ((*c) + (*c)),
                    (Vec3::new((*c), (*c), 0.25_f32))
                        .dot(Vec3::new((*c), 1.0_f32, 3.0_f32)),
                    ((*c)).rem_euclid(HALF),
                ] {
                    if (0_usize < b) {
                        b = b;
                        continue 'inner;
                    }
                }
            } else {}
        }
        ((if ((if ((*c) <= (*c)) {
            let mut n: Pair = Pair { a: 1.5 };
            let a_2 = n.step((*c), &{ IVec3::new(STEPS, STEPS, 5_i32) }, &(*c));
            (b <= b)
        } else {
            (b < b)
        })) {
            MASK
        } else {
            MASK
        }) < MASK)
    }
}

#[flatten]
mod p016 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p017 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    impl Pair {
        fn step(self, a: f32) -> [i32; 2] {
            let mut b: f32 = (((Vec3::new(0.5_f32, 1.5_f32, a) * (-0.0_f32))).xxz()).z;
            [(!(self.a + self.a)), (((self.a).abs() & 63) << STEPS)]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Hit, c: &(Vec4, u32), mut v: f32, t: Vec2) -> i32 {
        let mut b: Vec3 = (if ((((Hit::SIZE & 255) as u32)
            == ({
                v = clamp(t.y, c.0.y, ((MASK | 1_u32) as f32));
                c.1
            })))
        {
            'outer: for n in 0..2i64 {
                let mut a: Pair = Pair { a: 0 };
                let v = a
                    .step(
                        ({
                            a.a -= (7_i32).max((n as i32));
                            3.0_f32
                        }),
                    );
                let mut v: Pair = a;
                let c = v.step((n as f32));
                if ((Vec3::new(t.y, t.x, (-0.0_f32))).z
                    >= ((n as f32)).mul_add(3.0, t.x))
                {
                    break;
                }
                a.a >>= STEPS;
                let mut x_2: Pair = Pair { a: c[0] };
                let c = x_2.step(t.y);
            }
            (if ((c.1 < 8) && true) {
                (Vec3::new(t.y, t.x, c.0.y) * c.0.w)
            } else {
                Vec3::splat(t.y)
            })
        } else {
            return (3 | STEPS);
        });
        'outer: for _ in 0u32..0 {
            if false {
                'inner: for a_2 in 1..=2 {
                    let mut t: BVec3 = BVec3::new(false, true, false);
                    let x_2 = a;
                    if ((((Pair::SIZE & 255) as i32)
                        == (if (c.1 != c.1) { a_2 } else { a_2 })))
                    {
                        break;
                    }
                    if ((a_2 as i32) <= a_2) {
                        break;
                    }
                    if (c.0.w > ((c.0.y).max(c.0.y) + 0.0)) {
                        break;
                    }
                }
            }
        }
        0
    }
}

#[flatten]
mod p018 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4, pub bool);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p019 {
    use super::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut [[f32; 2]; 3], y: f32) -> f32 {
        {
            'outer: for y in 0..STEPS {
                let t: f32;
                if (((c[2][1]).mul_add(c[2][0], (*a))
                    == (if (0_i32 < y) {
                        let (mut a_2, _) = (
                            ((Vec3::new(0.25_f32, 1.5_f32, (*a)))
                                .cross(Vec3::new(c[2][0], c[0][1], (*a))))
                                .cmpne(Vec3::new(c[0][1], 1.0_f32, 0.25_f32)),
                            COUNT,
                        );
                        c[0][0]
                    } else {
                        let a: f32 = c[1][0];
                        1.0
                    })))
                {
                    (*c) = [c[0], [c[1][1], c[2][1]], [0.5_f32, c[1][1]]];
                    t = ({
                        c[COUNT % 3][0] += (MASK as f32);
                        c[2][(MASK % 2) as usize]
                    });
                } else {
                    t = ({
                        let mut t: BVec3 = ((IVec3::new(y, (-1_i32), y)
                            + IVec3::new((-1_i32), y, y)))
                            .cmpgt(IVec3::new(y, 0, y));
                        (-2.5)
                    });
                }
                'inner: for _ in -1..-1 {
                    if (((COUNT).saturating_sub(COUNT)
                        < (if (y != y) { COUNT } else { COUNT })))
                    {
                        return (-(Vec3::new(
                            1.5_f32,
                            0.0_f32,
                            TABLE[(5_i32 & 1) as usize],
                        ))
                            .dot(Vec3::new(c[2][0], 0.25, (-2.5))));
                    }
                    if (!((5_i32 <= (WIDE as i32)) | (c[2][1] > c[2][0]))) {
                        continue 'inner;
                    }
                    let mut b = (((if (((7_i32 < y)
                        || ({
                            c[0] = (if (y < y) { c[1] } else { c[0] });
                            (c[0][0] != 2.0_f32)
                        })))
                    {
                        c[2][1]
                    } else {
                        c[2][0]
                    }))
                        .max(c[0][1]) + 0.0);
                }
                if true {
                    break;
                }
            }
        }
        ((if ((y != y) && ((-2.5_f32) < c[1][1])) {
            if (((if ((-2.5_f32) >= y) { false } else { false }) || false)) {}
            0.0
        } else {
            0.0
        }) + c[0][0])
    }
}

#[flatten]
mod p020 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Vec4,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p021 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub i32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p022 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &i32) -> bool {
        if (((((*c) <= (*c)) || (b <= b)) || false) || false) {}
        false
    }
}

mod p023 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: usize,
        pub c: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: usize, c: &i32) -> i32 {
        let x_2: Vec4;
        if (0_i32 <= 0) {
            x_2 = Vec4::new(0.0, 0.0, 0.0, 0.0);
        } else {
            x_2 = Vec4::new(0.0, 0.0, 0.0, 0.0);
        }
        0
    }
}

#[flatten]
mod p024 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec2, c: i32, mut v: Pair, t: [[f32; 3]; 2]) -> bool {
        (v.a.y, [a.x, _]) = (v.a.y, [t[1][2], t[0][1]]);
        let t: f32;
        if (c == (c + 1)) {
            t = v.a.z;
        } else {
            v.a.y
                *= (v.a.w
                    * ({
                        v.a.w = 0.25_f32;
                        v.a.w
                    }));
            t = Pair::RATE;
        }
        (v.a.x > t)
    }
}

mod p025 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: usize,
        pub c: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Pair);
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Vec4, y: f32) -> f32 {
        (*a)
            += ((Vec2::select(
                (Vec2::new((-0.0_f32), (*a))).cmplt(Vec2::new(c.z, 2.0_f32)),
                Vec2::new(2.0_f32, 3.0_f32),
                Vec2::new((-1.0_f32), c.y),
            ) * 2.0_f32))
                .y;
        ((-(Vec2::new((-0.0_f32), 1.0_f32)).y) + (*a))
    }
}

#[flatten]
mod p026 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: Vec3,
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
    pub fn entry(a: &f32, c: &i32, y: &mut Pair, t: f32) -> Hit {
        let mut b: f32 = t;
        'outer: for n in [
            ((Pair::SIZE & 255) as u32),
            ((MASK & 15) * (0_u32 & 7)),
            ((MASK & 15) * (MASK & 7)),
        ] {
            if ((b <= t) ^ (n <= n)) {
                if (((Hit {
                    b: Vec3::new(b, (-1.0_f32), t),
                    a: (*c),
                })
                    .b)
                    .cmpeq((Vec3::new(3.0, 0.0, 0.0) * Vec3::new(1.5, 0.0, 1.0)))
                    .any())
                {
                    let Pair { a } = Pair { a: ((*c) >> 2) };
                    continue;
                } else {
                    b = ((((*a)).rem_euclid(t) + 0.0))
                        .rem_euclid(
                            (if (-2.5_f32) <= (*a) {
                                (flatten::math::select(b, (*a), true))
                                    .clamp((-2.5_f32), (*a))
                            } else {
                                b
                            }),
                        );
                    break;
                }
            }
        }
        let mut a_2: [Hit; 2] = [
            Hit {
                a: (-4_i32),
                b: (Hit {
                    b: Vec3::new((-1.0_f32), t, (-1.0_f32)),
                    ..Hit {
                        a: y.a,
                        ..Hit {
                            a: y.a,
                            b: Vec3::new(0.25_f32, (*a), 2.0_f32),
                        }
                    }
                })
                    .b,
            },
            ({
                (*y) = Pair { a: y.a };
                Hit {
                    b: Vec3::new(b, (-1.0_f32), 1.5_f32),
                    a: y.a,
                }
            }),
        ];
        'outer: for y in 0..2usize {
            if ((Vec2::new(0.5, 0.0) == Vec2::new((-2.5), 0.5))
                || (a_2[1].b.x > a_2[1].b.x))
            {
                let [Hit { a, .. }, Hit { a: _, .. }, Hit { a: mut n, b: _ }] = [
                    Hit { b: a_2[0].b, a: a_2[1].a },
                    a_2[1],
                    Hit { b: a_2[0].b, a: (*c) },
                ];
                continue;
            }
            'inner: for x_2 in [(Pair { a: (*c) }).a, (*c), a_2[1].a] {
                a_2[1].b.x *= flatten::math::sign(a_2[0].b.z);
                if ((a_2[0].a <= a_2[1].a) == ((a_2[1].b.y != b) || (a_2[1].b.z < 1.5)))
                {
                    break 'inner;
                }
                let start = (y % 3);
                let mut x_2 = 2;
                x_2 += start;
            }
        }
        a_2[1]
    }
}

mod p027 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten(exact)]
    pub fn entry(a: &mut Hit, c: f32, mut v: f32) -> i32 {
        let mut n = Mat2::from_cols(
            Vec2::new(0.0, (-0.0)),
            (mat2(Vec2::new(c, c), Vec2::new(1.5_f32, v)) * Vec2::new(c, c)),
        );
        n.y_axis += Vec2::ONE;
        ((if (IVec2::new(STEPS, STEPS) == IVec2::new(7, 5)) {
            if (n.x_axis.y != n.x_axis.y) {
                return (STEPS + (STEPS * STEPS));
            }
            STEPS
        } else {
            (-(0 + 0))
        }) + (n.x_axis.x as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p028 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: Vec2,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec3,
    }
    const STEPS: i32 = 3;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: f32) -> f32 {
        let b: Mat4;
        if ((*c) != (*c)) {
            (*c) = (((*c) % ((*c) | 1)) >> (1u32));
            b = (({
                (*c) = (if ((if ((*a) <= 3.0) {
                    let mut a: [Hit; 2] = ({
                        'outer: for a in 0..1i64 {
                            let [Hit { a: b }, Hit { a: t }] = [
                                Hit {
                                    a: IVec3::new((-1_i32), 1_i32, 5_i32),
                                },
                                Hit {
                                    a: IVec3::new((*c), 5_i32, (*c)),
                                },
                            ];
                        }
                        let mut n: [Hit; 2] = [
                            Hit {
                                a: IVec3::new(2_i32, (-1_i32), STEPS),
                            },
                            Hit {
                                a: IVec3::new(10_i32, 5_i32, (-4_i32)),
                            },
                        ];
                        'outer: for (y, x) in n.iter().enumerate() {
                            let n = ({
                                Pair {
                                    a: (Vec3::new((*a), (-2.5), (*a))
                                        + Vec3::new((-0.0), (*a), (*a))),
                                    b: (Vec2::new((-2.5), 0.5) * (-2.5_f32)),
                                    c: 3.0,
                                }
                            });
                            if (((n.c <= (-1.0_f32)) as usize) == 0) {
                                break;
                            }
                        }
                        [
                            Hit {
                                a: IVec3::new(0_i32, 0_i32, 0_i32),
                            },
                            Hit {
                                a: IVec3::new(0_i32, 0_i32, 0_i32),
                            },
                        ]
                    });
                    'outer: for a in a {}
                    false
                } else {
                    false
                })) {
                    0
                } else {
                    0
                });
                Mat4::from_cols(
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                )
            })
                + Mat4::from_cols(
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                ));
        } else {
            b = Mat4::from_cols(
                Vec4::new(0.0, 0.0, 0.0, 0.0),
                Vec4::new(0.0, 0.0, 0.0, 0.0),
                Vec4::new(0.0, 0.0, 0.0, 0.0),
                Vec4::new(0.0, 0.0, 0.0, 0.0),
            );
        }
        0.0
    }
}

mod p029 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p030 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    pub struct Pair(pub usize, pub f32);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32, y: &mut f32) -> IVec3 {
        ((*y) <= (*y));
        let mut y = ((Mat4::from_cols(
            Vec4::new((*y), b, b, 1.5_f32),
            Vec4::new((*y), 2.0_f32, (*y), b),
            Vec4::new(1.5_f32, (*y), (*y), 1.5_f32),
            Vec4::new(b, (-2.5_f32), 0.0_f32, 2.0_f32),
        ))
            .transpose()
            + (mat4(
                Vec4::new((-0.0_f32), TABLE[(x & 1) as usize], 0.25_f32, (-0.0_f32)),
                Vec4::new(2.0_f32, (-0.0_f32), 2.0_f32, (-0.0_f32)),
                Vec4::new(Pair::RATE, b, (-0.0_f32), 0.5_f32),
                Vec4::new(b, 1.0_f32, 0.5_f32, b),
            ) * Mat4::from_diagonal(Vec4::new((*y), 0.25_f32, (*y), (*y)))));
        y.z_axis *= Vec4::ONE;
        (y.z_axis.w, b) = (y.y_axis.x, flatten::math::tanh((b).rem_euclid(y.z_axis.z)));
        let mut y = [Pair::RATE, y.z_axis.z];
        let [x_2, ..] = [(y[0]).copysign(y[1]); 2];
        let b: [[f32; 2]; 3];
        if (((y[0]).min(Pair::RATE) + 0.0) != (-0.0)) {
            b = [y, [y[1]; 2], [x_2, y[1]]];
        } else {
            b = [y; 3];
        }
        (select(
            (IVec3::new(x, x, 5_i32) + IVec3::new(2_i32, 3_i32, (-1_i32))),
            (IVec3::new(3_i32, 10_i32, 5_i32)).max(IVec3::new((-1_i32), 0_i32, 10_i32)),
            ((b[0][1] <= b[2][0])
                || ({
                    x = (-4);
                    (x != x)
                })),
        ) + IVec3::splat(x))
    }
}

#[flatten]
mod p032 {
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
            {
                let mut a_2: Pair = (*self);
            }
            ((if ((*c) && (*c)) {
                (mat3(
                    Vec3::new(HALF, 0.5_f32, 1.0_f32),
                    Vec3::new(TABLE[2_usize % 4], HALF, (-1.0_f32)),
                    Vec3::new(HALF, 1.0_f32, 0.5_f32),
                ) - Mat3::from_diagonal(Vec3::new(0.0_f32, 0.5_f32, 2.0_f32)))
            } else {
                let mut n = (if ((HALF == HALF) && (a >= 0)) {
                    State(HALF)
                } else {
                    State(TABLE[(0_usize).min(3)])
                });
                Mat3::from_cols(
                    Vec3::new((-1.0_f32), (-0.0_f32), 1.0_f32),
                    Vec3::new(n.0, 2.0_f32, (-1.0_f32)),
                    Vec3::new((-0.0_f32), HALF, n.0),
                )
            })
                * (({
                    let mut t: [i32; 3] = [self.1.x, self.1.z, a];
                    'outer: for _ in 0..0u8 {
                        if (*c) {
                            let (a_2, (Pair(x, mut x_2), _)) = (
                                (if (((*c)
                                    || ({
                                        t[(MASK % 3) as usize] = ((self.1.x & 15) * (self.1.x & 7));
                                        (*c)
                                    })))
                                {
                                    3_usize
                                } else {
                                    t.len()
                                }),
                                ((*self), t[5_usize % 3]),
                            );
                            if (x_2.z >= (!t[0])) {
                                let mut t = ((flatten::math::dot(
                                    Vec3::new(TABLE[(1_i32 & 1) as usize], 0.0_f32, Hit::RATE),
                                    Vec3::new(TABLE[(5_i32 & 1) as usize], HALF, Self::RATE),
                                ) * (if (*c) { HALF } else { HALF })))
                                    .rem_euclid(
                                        flatten::math::atan(
                                            ((TABLE[(MASK % 4) as usize]).min(Self::RATE) + 0.0),
                                        ),
                                    );
                                return (Mat3::from_cols(
                                    Vec3::new(t, (-1.0_f32), 2.0_f32),
                                    Vec3::new(t, t, t),
                                    Vec3::new(t, t, t),
                                ) * Vec3::new(2.0, t, (-0.0)));
                            }
                            let x_2 = ((((HALF % 0.25_f32)).min(0.25_f32) + 0.0)).sin();
                        } else {}
                        if (*c) {
                            break;
                        }
                    }
                    Vec3::new(HALF, Hit::RATE, 3.0)
                }) % 1.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: Mat3) -> [i32; 3] {
        let Hit { a: x_2, b } = Hit {
            a: Vec2::new((-2.5_f32), 0.0_f32),
            b: a,
        };
        let mut a: [i32; 3] = [(WIDE as i32); 3];
        [
            a[0],
            (a[2] >> STEPS),
            (((if (x.x_axis.z != 2.0) {
                (a[0] & a[1])
            } else {
                x = x;
                ({
                    if false {
                        let mut x_2: Pair = ([
                            Pair(Hit::SIZE, IVec3::new(3_i32, a[0], 0_i32)),
                            Pair(2_usize, IVec3::new((-1_i32), 2_i32, 7_i32)),
                        ])[0];
                        let c = x_2.step(x_2.1.y, &{ (!true) });
                    } else {
                        'outer: for b in 0..1i64 {
                            let Hit { a, b } = Hit { a: x_2, b: (b as f32) };
                            let mut a: Mat3 = ((if true {
                                (x
                                    + mat3(
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    ))
                            } else {
                                Mat3::from_cols(
                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                )
                            })
                                * Mat3::from_cols(
                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                ));
                        }
                    }
                    0
                })
            }) + 0) + a[0]),
        ]
    }
}

mod p033 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: [f32; 3], y: f32, t: &usize) -> f32 {
        'outer: for v in 0..WIDE as i32 + 1 {
            if (Vec3::new(0.5, c[2], 0.5))
                .cmpeq((Vec3::new(1.0, (-1.0), y) - Vec3::new(0.25, (-2.5), (-0.0))))
                .any()
            {
                continue;
            }
            'inner: for _ in (1..10).step_by(3) {
                if ((if (Vec2::new(0.0, c[2]) == Vec2::new(0.25, c[1])) {
                    ((*a) > y)
                } else {
                    if (v > v) {
                        if (((if v != 0 { v % v } else { 1_i32 }) != (v + 0))) {
                            (*a)
                                += (if (IVec2::new(v, 2)
                                    == (IVec2::new(3, v) + IVec2::new(1, 2)))
                                {
                                    (if (1_usize == (*t)) { c[2] } else { 3.0_f32 })
                                } else {
                                    c[0]
                                });
                            continue;
                        } else {
                            return c[1];
                        }
                    }
                    ((*t) > (*t))
                })) {
                    break 'outer;
                }
            }
        }
        (y + (*a))
    }
}

#[flatten]
mod p034 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub Vec4);
    #[derive(Clone, Copy)]
    pub struct Hit(pub IVec3, pub f32);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&self, a: &f32) -> Vec2 {
            let mut c = (((UVec2::new(8, 2) & UVec2::new(3, MASK))
                + UVec2::new(MASK, MASK))
                + UVec2::new(
                    (if (self.0.z < self.0.z) { MASK } else { MASK }),
                    (MASK + MASK),
                ));
            ((([
                Mat2::IDENTITY,
                Mat2::from_cols(
                    Vec2::new(2.0_f32, 0.5_f32),
                    Vec2::new(self.1.z, self.1.z),
                ),
                mat2(Vec2::new((-0.0_f32), 0.5_f32), Vec2::new((-1.0_f32), self.1.z)),
            ])[0])
                .x_axis + Vec2::splat((c.y as f32)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Pair, y: f32) -> [Mat2; 3] {
        if (((0.25_f32 > 0.0)
            || ({
                (*a) = (Hit(IVec3::new(5_i32, c.0.x, c.0.x), c.1.w)).1;
                (c.1.w < 2.0_f32)
            })))
        {
            return [
                Mat2::from_cols(
                    Vec2::new((-0.0_f32), 1.0_f32),
                    Vec2::new(0.5_f32, 0.5_f32),
                ),
                (mat2(Vec2::new(2.0_f32, (-2.5_f32)), Vec2::new(c.1.w, y))).transpose(),
                Mat2::from_diagonal(Vec2::new(3.0_f32, c.1.w)),
            ];
        }
        (*a) = y;
        ((2_i32 | c.0.y) != c.0.z);
        [
            Mat2::from_cols(
                (Vec2::new(0.5, 0.25) + Vec2::splat((*a))),
                (c.step(&(*a)) + Vec2::splat((*a))),
            ),
            (((Mat2::from_cols(
                Vec2::new(c.1.w, 3.0_f32),
                Vec2::new((-2.5_f32), 2.0_f32),
            ))
                .transpose() * (Mat2::IDENTITY).transpose())
                * mat2(
                    Vec2::new((-2.5_f32), c.1.w),
                    (Mat2::from_cols(
                        Vec2::new(0.0_f32, (*a)),
                        Vec2::new(0.0_f32, (-2.5_f32)),
                    ) * Vec2::new(1.5_f32, (-0.0_f32))),
                )),
            Mat2::from_cols(Vec2::new((-0.0), (-2.5)), Vec2::new(0.0, 0.0)),
        ]
    }
}

mod p035 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Vec3);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: usize,
        pub b: u32,
        pub c: Pair,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &i32, c: &mut i32, y: &f32, mut n: Hit) -> Vec2 {
        if ((((*a) < 10)
            || ({
                n.1.y = (n.0).tanh();
                ((*c) > (-4_i32))
            })))
        {
            if (((*a) != 5) && (n.0 != n.1.x)) {
                return Vec2::new(2.0, (n.1.x).abs());
            } else {
                return round(
                    flatten::math::step(
                        Vec2::new(1.0_f32, 3.0_f32),
                        Vec2::new(3.0_f32, 0.5_f32),
                    ),
                );
            }
        }
        if (n.1.x <= ((n.1).z - (n.0).rem_euclid((*y)))) {
            n.0 *= 1.0_f32;
            ((if ((*c) > (*c)) {
                n.1.x = (if false {
                    let mut a_2 = ((Mat3::from_cols(
                        Vec3::new(3.0_f32, (-0.0_f32), n.1.x),
                        Vec3::new((-2.5_f32), n.1.z, n.1.z),
                        Vec3::new(0.25_f32, (-0.0_f32), HALF),
                    ) * Mat3::from_cols(n.1, n.1, n.1)))
                        .transpose();
                    a_2.x_axis = Vec3::new(0.0_f32, 0.0_f32, 0.0_f32);
                    0.0
                } else {
                    0.0
                });
                false
            } else {
                false
            }) || false);
        }
        Vec2::new(0.0, 0.0)
    }
}

#[flatten]
mod p036 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec2,
        pub c: f32,
    }
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: IVec2) -> Vec2 {
        if (MASK >= (((c).y & 255) as u32)) {
            (*a) += 0.0_f32;
        }
        Vec2::new(0.0, 0.0)
    }
}

#[flatten]
mod p037 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub f32);
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
    pub fn entry(a: f32, c: i32, mut v: i32, t: u32) -> Pair {
        let mut v: [f32; 3] = [1.5_f32, a, a];
        'outer: for c in v {
            let (mut c, n) = (((STEPS * 3) / 7), ((5_i32 * 1) as f32));
            if (flatten::math::atan(a) >= v[1]) {
                v[1] = (((Mat2::from_cols(
                    Vec2::new((-1.0_f32), v[1]),
                    Vec2::new(a, 1.5_f32),
                ) * Vec2::new((-0.0_f32), n)) * v[0]))
                    .y;
                continue 'outer;
            }
            v[State::SIZE % 3] -= ((n).atan2((v[1]).ceil()) - v[0]);
        }
        v = [2.0_f32; 3];
        Pair((v[1] + v[1]), ((Pair(v[1], (MASK != t))).1 ^ (v[0] > 0.5)))
    }
}

#[flatten]
mod p038 {
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
        let [mut x_2, a, v] = [Hit; 3];
        let b = [Mat4::from_cols(
            Vec4::new(1.5_f32, c.0.x, (-0.0_f32), 0.5_f32),
            Vec4::new(c.0.x, 1.0_f32, c.0.z, 0.25_f32),
            Vec4::new(0.0_f32, c.0.x, 0.5_f32, 0.25_f32),
            Vec4::new(c.0.x, State::RATE, 1.5_f32, 0.25_f32),
        ); 2];
        x_2 = Hit;
        [
            Mat4::from_cols(
                (Vec4::select(
                    (mad(
                        b[1].z_axis,
                        Vec4::new(1.0_f32, (-2.5_f32), b[0].w_axis.y, b[0].z_axis.z),
                        b[0].w_axis,
                    ))
                        .cmplt(
                            (b[0].y_axis).min(Vec4::new(0.0, b[0].x_axis.y, 1.0, c.0.x)),
                        ),
                    b[0].w_axis,
                    b[0].w_axis,
                ) + Vec4::splat((b[1].z_axis.x + 0.5))),
                (sign(vec4(b[1].w_axis.y, b[0].y_axis.z, b[0].x_axis.w, b[1].y_axis.w))
                    + Vec4::splat((b[0].x_axis.x).abs())),
                (((b[0] * b[1]) * (b[0].w_axis + b[0].w_axis))
                    + Vec4::splat(b[1].y_axis.x)),
                (Vec4::select(
                    (b[1].z_axis)
                        .cmplt(
                            (Vec4::new(b[0].y_axis.x, 0.5, 1.5, b[0].w_axis.z)
                                - b[1].z_axis.x),
                        ),
                    Vec4::new(0.5, (-1.0), b[1].z_axis.x, (-1.0)),
                    b[0].y_axis,
                ) + Vec4::splat((TABLE[Pair::SIZE % 4]).atan2(b[0].y_axis.z))),
            ),
            Mat4::from_cols(
                (b[1].w_axis
                    + Vec4::splat(
                        flatten::math::dot(
                            Vec2::new(b[0].z_axis.w, 0.5_f32),
                            Vec2::new(3.0_f32, 3.0_f32),
                        ),
                    )),
                (((b[0]).mul_vec4(Vec4::new(1.5, b[1].y_axis.y, 1.5, 0.0))
                    - (b[1].x_axis % 1.5)) + Vec4::splat(1.0)),
                ((Mat4::from_diagonal(
                    Vec4::new(b[1].w_axis.y, (-2.5_f32), b[0].y_axis.w, 3.0_f32),
                ))
                    .x_axis + Vec4::splat(((1.0_f32).min(b[0].z_axis.z) + 0.0))),
                (((b[1].z_axis.w).copysign((-1.0_f32)))
                    .mul_add(
                        ({
                            x_2 = Hit;
                            let v = (if (abs(b[1].z_axis.z) > (b[0].x_axis.x * 1.0)) {
                                State((b[1].y_axis.w * c.0), ((*c)).1)
                            } else {
                                (*c)
                            });
                            v.0.x
                        }),
                        select(HALF, c.0.z, (c.1 <= c.1)),
                    )
                    * Vec4::select(
                        ((b[0]).x_axis)
                            .cmplt(
                                (Mat4::from_cols(
                                    b[0].y_axis,
                                    Vec4::new(b[1].x_axis.x, b[0].x_axis.w, 2.0_f32, 0.5_f32),
                                    b[1].y_axis,
                                    b[1].x_axis,
                                ))
                                    .x_axis,
                            ),
                        b[0].w_axis,
                        Vec4::new(0.0, 3.0, 1.5, b[0].z_axis.z),
                    )),
            ),
        ]
    }
}

mod p039 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p040 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub IVec2);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec3,
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
    pub fn entry(a: f32, mut x: i32) -> u32 {
        x = (((((if (5_i32 != 0) {
            x
                &= (({
                    'outer: for _ in -1..0 {
                        if ((MASK > MASK) | (Hit::SIZE <= 2)) {
                            return (((UVec2::new(MASK, 3_u32)).y & 15) * (MASK & 7));
                        }
                        let mut a: [f32; 2] = [a, a];
                        'inner: for v in a.iter() {
                            ((if (3.0_f32 <= a[0]) { (x > 7) } else { (10_i32 != x) })
                                | (7_i32 <= x));
                            if ((!(if (2_i32 <= 0) { false } else { false }))) {
                                break;
                            }
                        }
                    }
                    IVec2::new(0_i32, 0_i32)
                }))
                    .y;
            0_u32
        } else {
            0_u32
        }) & 15) * (0_u32 & 7)) & 255) as i32);
        0
    }
}

#[flatten]
mod p041 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct State;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
        fn step(&mut self, a: &[State; 3], c: &f32) -> i32 {
            if (0.0_f32 != self.0) {
                let start = ({
                    {
                        let t: Hit;
                        if ((if (0.0_f32 != 0.25) {
                            (!(self.0 > self.0))
                        } else {
                            (if (self.0 > (*c)) {
                                (self.0 != self.0)
                            } else {
                                ((-2.5_f32) != (*c))
                            })
                        })) {
                            t = Hit((2_usize + Pair::SIZE), ((self.0).max((*c)) + 0.0));
                        } else {
                            t = Hit(
                                (if Self::SIZE >= Pair::SIZE {
                                    Self::SIZE - Pair::SIZE
                                } else {
                                    Self::SIZE
                                }),
                                fma(self.0, (-1.0_f32), Pair::RATE),
                            );
                        }
                        let n: f32;
                        if false {
                            n = t.1;
                        } else {
                            self.0 = ((if (-1.0_f32) <= (*c) {
                                ((*c)).clamp((-1.0_f32), (*c))
                            } else {
                                (-0.0)
                            })
                                * (self.0
                                    * ({
                                        self.0 = (*c);
                                        self.0
                                    })));
                            n = self.0;
                        }
                        self.0 = (-2.5);
                    }
                    let mut n: f32 = (self.0
                        / ({
                            self.0 = ((State::SIZE * 2) as f32);
                            (*c)
                        }));
                    (*a).len()
                });
                let mut n = 2;
                n += start;
            } else {
                self.0 -= ([self.0, (*c)])[0];
            }
            (((-(if (self.0 > (*c)) {
                (WIDE as i32)
            } else {
                let start = STEPS;
                let mut n = 0;
                n += start;
                (-4)
            })) - (((WIDE as i32) >> STEPS)).min(((WIDE as i32)).abs()))
                + (self.0 as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &Hit, c: &[State; 3], y: &mut f32, t: Hit) -> [f32; 2] {
        let mut t: Pair = Pair(0.5_f32);
        let x = t.step(c, &a.1);
        if ((if ((Vec3::new((-0.0), t.0, t.0))
            .cmplt(
                ({
                    if ((({
                        let mut a: Mat2 = Mat2::from_cols(
                            Vec2::new(0.0, 0.0),
                            Vec2::new(0.0, 0.0),
                        );
                        Vec2::new(0.0, 0.0)
                    }) == Vec2::new(0.0, 0.0)))
                    {}
                    Vec3::new(0.0, 0.0, 0.0)
                }),
            )
            .any())
        {
            false
        } else {
            false
        })) {}
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p042 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
        fn step(mut self, a: &bool) -> Hit {
            let mut v: i32 = (-1);
            if (((*a)
                | ((if false {
                    MASK
                } else {
                    let start = 5_u32;
                    let mut a_2 = 1;
                    a_2 += start;
                    8_u32
                }) == (Pair::RATE.abs() as u32 & 255))))
            {
                if (*a) {
                    let mut a_2: f32 = (3.0 - (1_usize as f32));
                    let start = ((3_i32 + v) - ((v & 63) << STEPS));
                    let mut y = 0;
                    y += start;
                    let mut x_2: Hit = Hit(y);
                } else {
                    let mut t = ({
                        if (((*a)
                            || ({
                                v -= (Hit((-1_i32))).0;
                                (Vec2::new(0.25_f32, HALF) == Vec2::new(0.0_f32, 0.5_f32))
                            })))
                        {
                            (v, [self, _]) = (
                                (if (-1_i32) != 0 { (7_i32).max(v) / (-1_i32) } else { v }),
                                [Pair, self],
                            );
                            return Hit(v);
                        }
                        Vec3::select(
                            ((Vec3::new(TABLE[(Self::SIZE).min(3)], HALF, (-1.0))
                                * Vec3::new(
                                    TABLE[0_usize % 4],
                                    TABLE[(({
                                        self = self;
                                        MASK
                                    }) % 4) as usize],
                                    (-0.0),
                                )))
                                .cmplt(Vec3::new(HALF, 0.25, (-1.0))),
                            Vec3::new(0.5, Pair::RATE, 0.0),
                            Vec3::new(HALF, HALF, 0.5),
                        )
                    });
                    if ((3_i32
                        > (v
                            ^ ({
                                v = v;
                                7
                            }))))
                    {
                        return Hit(v);
                    }
                }
            } else if true {} else {}
            Hit(v)
        }
    }
    impl Hit {
        fn step(self, a: i32, mut x: Vec3) -> bool {
            let mut y: Pair = Pair;
            let a = y.step(&{ (true || (self.0 <= self.0)) });
            (((x.z < x.y)
                && ({
                    x.x = x.x;
                    ((1.5_f32 > x.x) == (2.0_f32 <= x.y))
                })) ^ (x.y > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: Vec4, y: &mut f32, t: &mut Vec2) -> Pair {
        (*y)
            -= ((MASK as f32)
                + ({
                    let a_2 = ((c).abs()).dot((Vec4::splat(t.y)).ceil());
                    b = t.y;
                    (c.x).mul_add((-2.5_f32), t.y)
                }));
        if (({ Hit((-4_i32)) })
            .step(
                (STEPS).max(flatten::math::select((NARROW as i32), STEPS, true)),
                Vec3::new(3.0, (-2.5), 0.25),
            ))
        {
            let mut c: Hit = Hit(STEPS);
            let t = c.step((c.0).max(2), Vec3::new((-2.5), t.x, 1.5));
            return (if t {
                b += ((((b + b)).atan2(0.5_f32)).min((*y)) + 0.0);
                Pair
            } else {
                let mut y = t;
                (if t {
                    Pair
                } else {
                    return Pair;
                })
            });
        }
        let x = Hit(STEPS);
        let (a, _) = (Pair, 0_i32);
        Pair
    }
}

#[flatten]
mod p043 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: UVec2,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: [i32; 2]) -> u32 {
        if (((({
            'outer: for n in [a, (Pair::RATE - a), ((-0.0_f32)).fract()] {
                let mut n = ((mat3(
                    Vec3::new(n, 3.0_f32, (-0.0_f32)),
                    Vec3::new((-0.0_f32), (-1.0_f32), 1.5_f32),
                    Vec3::new((-1.0_f32), 1.0_f32, a),
                ))
                    .transpose()
                    * (Mat3::from_cols(
                        Vec3::new((-2.5_f32), (-1.0_f32), (-0.0_f32)),
                        Vec3::new(n, (-2.5_f32), (-0.0_f32)),
                        Vec3::new(1.5_f32, (-0.0_f32), 1.5_f32),
                    ) * n));
                n.y_axis = (Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                    + Vec3::new(0.0_f32, 0.0_f32, 0.0_f32));
            }
            0_usize
        }) <= 0) && false))
        {}
        0
    }
}

#[flatten]
mod p044 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
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
    pub fn entry(a: &mut usize, c: &mut i32, y: f32) -> usize {
        ((*a), (*c)) = (
            ((Pair((*a))).0 / 2),
            (!({
                let mut v: Vec2 = Vec2::new(2.0, y);
                let (c, (v, a)) = (
                    (((2_u32 + MASK) | 7) - (((MASK | 7) - (MASK & 7)) & 7)),
                    (
                        ((Vec4::new(v.y, 0.5_f32, 0.5_f32, v.x) / 2.0))
                            .dot((Vec4::new(v.y, v.y, 0.5_f32, 0.5_f32) / 2.0)),
                        (3_usize == Pair::SIZE),
                    ),
                );
                STEPS
            })),
        );
        let b = (({
            let mut a_2 = ((*a)
                + ({
                    (*a) = (if (*a) >= (*a) { (*a) - (*a) } else { (*a) });
                    2
                }));
            (*a) = (if (((MASK & 15) * (MASK & 7)) <= (UVec2::new(MASK, 5_u32)).y) {
                a_2 = a_2;
                ((*a)).min(((*a) & 7))
            } else {
                let mut t = y;
                (if a_2 >= 1_usize { a_2 - 1_usize } else { (*a) })
            });
            (Mat2::from_cols(Vec2::new(y, 0.5_f32), Vec2::new(0.0_f32, y))).transpose()
        })
            + ((Mat2::IDENTITY
                * mat2(Vec2::new((-0.0_f32), 1.0_f32), Vec2::new(2.0_f32, y))))
                .transpose());
        (*a) = (if Pair::SIZE >= (*a) { Pair::SIZE - (*a) } else { (*a) });
        if (Vec2::splat(y) == (b * b.x_axis)) {
            let Pair(mut a) = (if (b.x_axis == Vec2::new(Pair::RATE, y)) {
                Pair((*a))
            } else {
                (*c) = ((IVec2::new(0_i32, (*c))).max(IVec2::new((*c), (*c)))).y;
                Pair(Pair::SIZE)
            });
            return (((MASK).min(MASK) & 7) as usize);
        }
        ((*a) + (((*c) & 255) as usize))
    }
}

mod p045 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut f32, y: f32) -> i32 {
        let Pair { a: mut t } = Pair { a: (*c) };
        if (((*a).abs() as u32 & 255) != MASK) {
            (*a) = (((y).min((HALF - 0.0)) + 0.0) * y);
            let mut a: f32 = (if (((if (t != y) {
                let a: (f32, f32, usize) = (
                    (({
                        {
                            ((*a), t) = (
                                hadd(Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)),
                                0.0,
                            );
                        }
                        0.0_f32
                    }) + 0.0_f32),
                    0.0_f32,
                    0_usize,
                );
                false
            } else {
                false
            }) && false))
            {
                0.0
            } else {
                0.0
            });
        }
        0
    }
}

#[flatten]
mod p046 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
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
    pub struct Hit {
        pub a: Pair,
    }
    const STEPS: i32 = 3;
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut u32, y: &mut f32, t: &u32) -> [f32; 2] {
        let mut a: usize = Hit::SIZE;
        if (((8_u32 <= (*c))
            || ((((*c) > (*c))
                && ({
                    (*c) = (2 + (*t));
                    (a != a)
                })) || (0.0_f32 <= 0.25))))
        {
            if all(
                ((Vec3::new(1.0_f32, (*y), 1.0_f32) - (*y)))
                    .cmplt(Vec3::new((-0.0_f32), 0.0_f32, 0.0_f32)),
            ) {
                if (5_usize <= 3) {
                    let mut c = ((((-4_i32)).max((NARROW as i32)) - (STEPS * STEPS))
                        + STEPS);
                    let [a, mut y] = [(*y), ((*y)).abs().sqrt()];
                    if (c <= c) {
                        if (Vec2::new(2.0, y) == Vec2::new((-1.0), 0.25)) {
                            return [y, ([y, 0.5_f32])[0]];
                        } else {
                            return (if (((*t) > (*t)) || true) {
                                [a, 1.0_f32]
                            } else {
                                [y, (-1.0_f32)]
                            });
                        }
                    }
                } else {
                    let mut b = Pair { a: (-(Hit::RATE * (*y))) };
                    let a_2 = Pair::SIZE;
                    let mut x_2 = [b.a, (-1.0_f32)];
                }
                if ((*c) <= (*t)) {
                    return [
                        ((-0.0_f32)).copysign((*y)),
                        (Vec3::new((-1.0_f32), (*y), 2.0_f32))
                            .dot(Vec3::new((-0.0_f32), (*y), (*y))),
                    ];
                }
            }
            let mut n = ({
                let Pair { a } = Pair { a: (*y) };
                (Pair::SIZE & 7)
            });
            let a: Vec3;
            if (((true
                && ({
                    n >>= 1;
                    (n > Hit::SIZE)
                }))
                && ({
                    let mut v = (((if n >= n { n - n } else { n }) & 255) as u32);
                    let t = (Vec4::select(
                        ((if ((*t) != (*c)) {
                            (*y) = (*y);
                            Vec4::new((*y), 0.25, (-0.0), (*y))
                        } else {
                            let mut b: usize = (if ((v != v) || ((*t) == (*c))) {
                                (if n >= n { n - n } else { n })
                            } else {
                                ((((*t)).min((*c)) & 7) as usize)
                            });
                            Vec4::new(1.5, (*y), 1.0, 0.5)
                        }))
                            .cmplt(Vec4::new(1.0, (*y), (-0.0), 0.5)),
                        Vec4::new(0.5, 3.0, 3.0, 1.0),
                        Vec4::new(3.0, 0.5, (*y), 0.0),
                    ))
                        .min(Vec4::new((*y), 2.0, (*y), 3.0));
                    (n > n)
                })))
            {
                (*y) = ({
                    if (((*t) <= (*c)) == ((8_usize > n) || ((*y) <= (*y)))) {
                        let [a, _] = [(((*y)).min((*y)) + 0.0), (0.0_f32 + 0.0_f32)];
                        return [0.0_f32, 0.0_f32];
                    }
                    0.0
                });
                a = Vec3::new(0.0, 0.0, 0.0);
            } else {
                a = Vec3::new(0.0, 0.0, 0.0);
            }
        }
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p048 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Pair {
        fn step(self, a: &mut f32, c: Hit) -> f32 {
            (*a) -= 1.0_f32;
            ((((*a).abs() as usize & 15) as f32) + (*a))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        {
            (*a) = ((({
                let start = select(
                    (IVec2::new(0_i32, 5_i32)).y,
                    (c - 3_i32),
                    ((*a) > (*a)),
                );
                let mut a_2 = 0;
                a_2 += start;
                Vec2::new((*a), 0.25_f32)
            }) * ((*a) * Vec2::new(1.5_f32, (*a)))))
                .dot(
                    (if ((if (0_i32 <= c) {
                        return ((if (c != 0) {
                            Pair((*a), ((*a) <= (*a)))
                        } else {
                            let mut x: f32 = ((*a)
                                + ({
                                    (*a) = (({ Pair((*a), (c > c)) })
                                        .step(
                                            a,
                                            Hit {
                                                b: 1.0,
                                                c: UVec2::new(1, MASK),
                                                a: Pair(TABLE[(MASK % 4) as usize], (c <= c)),
                                            },
                                        )
                                        + (if (*a) <= (*a) {
                                            ((*a)).clamp((*a), (*a))
                                        } else {
                                            (*a)
                                        }));
                                    State::RATE
                                }));
                            Pair(x, (c <= c))
                        }))
                            .0;
                    } else {
                        let b: f32 = (((*a)
                            * ({
                                (*a) = (if (c < c) {
                                    if (Pair((*a), ((*a) < (*a)))).1 {
                                        return (*a);
                                    }
                                    (*a)
                                } else {
                                    let x_2: Pair;
                                    if (((c > STEPS) && ({ (c <= c) }))) {
                                        x_2 = Pair(((*a)).cos(), (MASK != MASK));
                                    } else {
                                        x_2 = Pair(
                                            TABLE[(MASK % 4) as usize],
                                            ((NARROW as i32) > STEPS),
                                        );
                                    }
                                    x_2.0
                                });
                                (*a)
                            })) + 0.0);
                        (b > 3.0)
                    })) {
                        (Vec2::new((*a), 1.5)).yx()
                    } else {
                        let mut t: (i32, Pair) = (
                            (((c % (c | 1)) & 63) << 2),
                            ((c, Pair((*a), ((*a) > (*a))))).1,
                        );
                        Vec2::new(1.0, (*a))
                    }),
                );
            let mut y = Mat4::from_cols(
                Vec4::new((*a), (*a), 1.0, (*a)),
                Vec4::new((-2.5), 0.5, (*a), (-0.0)),
                Vec4::new((*a), (-0.0), (*a), 1.5),
                (Vec4::new((*a), (*a), 1.0, 0.0)).wzyx(),
            );
            y.z_axis += Vec4::ONE;
            let mut a: Pair = Pair(y.x_axis.w, (c != c));
            let y = a
                .step(
                    &mut y.z_axis.z,
                    Hit {
                        b: a.0,
                        ..Hit {
                            c: UVec2::new(8, 1),
                            a: Pair(3.0_f32, a.1),
                            b: a.0,
                        }
                    },
                );
        }
        (flatten::math::step(
            (*a),
            ({ Pair((*a), true) })
                .step(
                    a,
                    (State(Hit {
                        a: Pair(2.0_f32, true),
                        b: Hit::RATE,
                        c: UVec2::new(MASK, 5_u32),
                    }))
                        .0,
                ),
        ) + (*a))
    }
}

mod p049 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut usize, y: &mut Vec2) -> i32 {
        let mut n: bool = (1_usize
            > ((if (*c) >= 3_usize { (*c) - 3_usize } else { (*c) }) + (8_usize % 3)));
        let mut x_2 = (IVec2::new(1, 0)
            - ((IVec2::new(STEPS, 1) % 3))
                .min(
                    (if false {
                        IVec2::new(10, 2)
                    } else {
                        n &= n;
                        IVec2::new(3, (-1))
                    }),
                ));
        {
            n;
        }
        (x_2.y + (y.y as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p050 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
        fn step(mut self, a: &u32, c: i32, y: f32) -> i32 {
            self.1 = (((if (self.1 != self.1) { self.1 } else { self.1 }) & 7))
                .saturating_sub(self.1);
            let t = (([c, c, c])[0] | ((c * 3) - (1_i32 >> 1)));
            let mut v = ((self).1 >> 1);
            (v < 8);
            ((([c, c, t])[0] & ((c * 2) >> STEPS)) + ((v & 255) as i32))
        }
    }
    impl Hit {
        fn step(self, a: &mut u32, c: Vec3, y: f32) -> i32 {
            (*a) = (*a);
            (({
                let mut a = mat2(
                    Vec2::splat(c.x),
                    (mat2(Vec2::new(y, 1.5_f32), Vec2::new(1.0_f32, (-1.0_f32))))
                        .mul_vec2(Vec2::new(c.x, (-0.0))),
                );
                a.y_axis *= Vec2::ONE;
                if ((if false {
                    let start = MASK;
                    let mut y = 1;
                    y += start;
                    ((if (y != y) {
                        if (y < y) {
                            a = ((mat2(
                                Vec2::new(a.x_axis.x, (-0.0_f32)),
                                Vec2::new((-2.5_f32), 1.5_f32),
                            ))
                                .transpose())
                                .transpose();
                            let mut a: bool = true;
                        } else if any(BVec3::new(true, false, false)) {
                            a.x_axis.y = c.y;
                        } else {
                            let mut n = (((y + y) ^ y)
                                & (if y != 0 { ({ y }) / y } else { 2 }));
                        }
                        0_u32
                    } else {
                        y
                    }) != y)
                } else {
                    (({
                        if (MASK == MASK) {
                            return STEPS;
                        }
                        c.z
                    }) <= (5_u32 as f32))
                })) {
                    let x_2 = Pair(
                        dot(
                            (Vec4::new(1.0_f32, 0.5_f32, 0.25_f32, a.x_axis.x))
                                .max(Vec4::new(2.0_f32, 1.0_f32, (-0.0_f32), y)),
                            Vec4::new(a.y_axis.x, 0.0_f32, (-2.5_f32), c.y),
                        ),
                        Hit::SIZE,
                    );
                }
                (-1_i32)
            }) == (NARROW as i32));
            (({ Pair(y, Self::SIZE) })
                .step(
                    &(*a),
                    (({ Pair(c.y, Self::SIZE) }).step(&(*a), (-1), y) - (NARROW as i32)),
                    c.y,
                ) + (((*a) & 255) as i32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Pair, y: f32) -> Hit {
        let mut a_2 = (((MASK >> (MASK & 31))).max(((8_u32 & 15) * (MASK & 7))) + MASK);
        'outer: for v in 0u32..2 {
            if (((if STEPS != 0 { STEPS % STEPS } else { STEPS })
                < Hit::step(Hit, &mut a_2, Vec3::new((-0.0), 0.25, 0.0), y)))
            {
                continue;
            }
        }
        Hit
    }
}

mod p051 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: i32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut [f32; 3], y: f32) -> u32 {
        'outer: for a_2 in 1..=3 {
            let start = select(((a_2 as i32) * 0), (a_2 as i32), ((a_2 as i32) < a_2));
            let mut a_2 = 0;
            a_2 += start;
            let (mut x, _, Pair { a: b, b: mut v, .. }) = (
                y,
                ((-2.5_f32) <= 0.5_f32),
                Pair {
                    c: y,
                    a: (-2.5_f32),
                    b: TABLE[(({
                        (*c)[(MASK % 3) as usize] = (Pair { b: c[2], c: (*a), a: c[0] })
                            .a;
                        3_u32
                    }) % 4) as usize],
                },
            );
        }
        'outer: for x_2 in [
            (STEPS - STEPS),
            ((STEPS & 15) * ((NARROW as i32) & 7)),
            ((STEPS & 63) << (1u32)),
        ] {
            if (((((if (x_2 <= x_2) {
                {
                    let mut a: [Mat2; 3] = [Mat2::from_diagonal(
                        Vec2::new(0.0_f32, 0.0_f32),
                    ); 3];
                    'inner: for a in a {}
                }
                0_u32
            } else {
                0_u32
            }) & 7) as usize) > 0))
            {}
        }
        0
    }
}

#[flatten]
mod p052 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
mod p053 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub IVec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        fn step(self, a: [i32; 2], mut x: i32) -> Pair {
            (self.a.y <= self.a.z);
            Pair {
                a: ((({
                    'outer: for c in a.iter() {
                        x -= x;
                        let c: f32;
                        if ((if (self.a.z < self.a.y) {
                            (self.a.z <= self.a.y)
                        } else {
                            (self.b.y <= self.b.x)
                        })) {
                            x
                                &= ((10_i32 - a[1])
                                    & (if (1_u32 > self.b.x) {
                                        if ((a[0] == a[0]) && (self.a.y == TABLE[Self::SIZE % 4])) {
                                            return self;
                                        }
                                        a[1]
                                    } else {
                                        10_i32
                                    }));
                            c = ((self.a.z).round() * 1.0);
                        } else {
                            x /= 3;
                            c = fma(
                                (self.a.x + self.a.y),
                                self.a.z,
                                (if self.a.x <= self.a.y {
                                    (self.a.x).clamp(self.a.x, self.a.y)
                                } else {
                                    (-2.5_f32)
                                }),
                            );
                        }
                    }
                    Mat3::from_diagonal(self.a)
                }) * Vec3::new(2.0, 1.0, self.a.y)) + Vec3::splat((x as f32))),
                b: (self.b + UVec2::splat(((x & 255) as u32))),
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: &f32) -> f32 {
        if (1_u32 <= MASK) {
            let a_2: [i32; 2];
            if (((if ((*c) <= (*c)) {
                (*a) = (({
                    if true {
                        (*a) = (((((*y)).fract() * (Hit { a: 0.5_f32 }).a))
                            .max(((((*c) & 63) << 1) as f32)) + 0.0);
                        let Pair { a: mut n, b } = Pair {
                            b: UVec2::new(MASK, 0_u32),
                            a: Vec3::new((*a), Hit::RATE, 0.0_f32),
                        };
                    }
                    (*a) -= flatten::math::tanh(3.0_f32);
                    1.0
                }) + ((MASK as f32) * ((*y)).atan2((*y))));
                (*a)
            } else {
                (-2.5_f32)
            }) > (*y)))
            {
                a_2 = ([[(*c), (*c)], [(*c), 2_i32], [(*c), (*c)]])[0];
            } else {
                a_2 = [(*c); 2];
            }
            let mut c = ({
                Pair {
                    a: Vec3::new((*y), (*a), (*a)),
                    ..Pair {
                        a: Vec3::new((*a), 1.5, (-2.5)),
                        b: UVec2::new(2, 3),
                    }
                }
            })
                .step([a_2[0], 1_i32], (((MASK & 255) as i32) / 3));
            c.b.y <<= 1;
        } else {
            'outer: for _ in 0..1usize {
                let [[x_2, _], [x, ..], [_, ..]] = [
                    [2_i32; 2],
                    [(*c), (-1_i32)],
                    [(*c), (NARROW as i32)],
                ];
                if (x_2 != x_2) {
                    continue 'outer;
                }
                let t: Vec2 = (Vec2::new(1.5, 1.0)).normalize_or_zero();
                (*a) %= 3.0;
            }
            let v: f32;
            if (({
                'outer: for t in 0..WIDE as i32 + 1 {
                    if (({ (((*y) < (*a)) || ((*a) <= 0.0)) })) {
                        break;
                    }
                }
                false
            })) {
                v = 0.0;
            } else {
                v = 0.0;
            }
        }
        0.0
    }
}

#[flatten]
mod p054 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p055 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p056 {
    use super::*;
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
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: [f32; 3]) -> f32 {
        let x: Hit = Hit {
            b: 1.5,
            c: (-0.0),
            a: Vec3::new(TABLE[(1_u32 % 4) as usize], x[0], 1.5),
        };
        x.a.z
    }
}

#[flatten]
mod p057 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: Vec3,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: UVec2,
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: IVec3) -> i32 {
        if ((((-b)
            * ({
                b = b;
                b /= 2.0;
                3.0_f32
            }))
            != ((if Hit::SIZE >= Pair::SIZE {
                Hit::SIZE - Pair::SIZE
            } else {
                Hit::SIZE
            }) as f32)))
        {
            b += (b).rem_euclid(((b).atan2(b)).rem_euclid(b));
            'outer: for x in 0u32..2 {
                let a: Vec2;
                if (c.y > c.x) {
                    b = (0.0 + 0.0);
                    a = Vec2::new(0.0, 0.0);
                } else {
                    a = Vec2::new(0.0, 0.0);
                }
            }
        }
        0
    }
}

#[flatten]
mod p058 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Vec3,
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
    impl Pair {
        fn step(self, a: f32) -> i32 {
            let mut a = (mat3(
                Vec3::new(1.0_f32, 0.5_f32, 2.0_f32),
                Vec3::new(1.5_f32, 3.0_f32, self.0),
                Vec3::new((-2.5_f32), 3.0_f32, (-1.0_f32)),
            ) * ((a).max(self.0) + 0.0));
            a.z_axis += Vec3::ONE;
            let mut c = State {
                a: a.y_axis.y,
                b: a.y_axis,
            };
            ((!select(
                (STEPS - STEPS),
                (STEPS - STEPS),
                ((3.0_f32 <= a.z_axis.y) && (a.z_axis.x > Self::RATE)),
            )) + (a.y_axis.z as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &usize, y: &Vec3) -> bool {
        if (((((*c) + 2_usize) % 3) < (if (*c) >= (*c) { (*c) - (*c) } else { (*c) }))) {
            let mut a: Pair = Pair(y.x);
            a.step(
                (if ((*c) < (*c)) {
                    'outer: for c in 0..4 {
                        if ((Vec2::new(0.5, y.x)).xx()
                            == Vec2::select(
                                (Vec2::new((-2.5), 0.25)).cmplt(Vec2::new(y.x, 1.5)),
                                Vec2::new(y.z, y.x),
                                Vec2::new(y.x, 3.0),
                            ))
                        {
                            break;
                        }
                        if ((*y))
                            .cmple(
                                (mat3((*y), (*y), Vec3::new(0.5_f32, 1.5_f32, 0.0_f32))
                                    * (Vec3::new(0.5, 2.0, y.y) * (*y))),
                            )
                            .any()
                        {
                            let mut y = ({ mat3((*y), (*y), (*y)) });
                        }
                    }
                    a.0
                } else {
                    y.y
                }),
            );
            a.0 = y.x;
        }
        let mut x: IVec2 = IVec2::new(
            STEPS,
            ((IVec2::new(3_i32, 5_i32)).y * (7_i32 / (STEPS | 1))),
        );
        ((if (x.x < x.y) {
            let mut x_2: Pair = Pair(y.z);
            let b = x_2.step(([y.y, x_2.0])[0]);
            (y.x != y.y)
        } else {
            return ({
                if (x.x != x.x) {
                    let mut n: [f32; 2] = [y.x, y.x];
                    let mut y = mat3((*y), (*y), Vec3::new(a, y.z, y.x));
                    y.x_axis *= Vec3::ONE;
                    let mut t: f32 = (if a <= y.x_axis.x {
                        ((y.x_axis.y).rem_euclid((Vec2::new((-1.0_f32), y.z_axis.x)).y))
                            .clamp(a, y.x_axis.x)
                    } else {
                        a
                    });
                }
                (((*c) > (*c))
                    || ({
                        x.x /= 3;
                        false
                    }))
            });
        }) ^ (x.x > 1))
    }
}

#[flatten]
mod p059 {
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
    const NARROW: u8 = 3;
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
    impl Pair {
        fn step(mut self, a: [i32; 2]) -> Mat3 {
            {
                if (((Vec3::new(2.0, 1.5, 0.0)).xxz())
                    .cmple(
                        (Mat3::IDENTITY
                            * Vec3::new(TABLE[(MASK % 4) as usize], 0.25, 0.25)),
                    )
                    .all() || (self.a > a[0]))
                {
                    'outer: for _ in -1..2 {
                        self.a = (if (({
                            (if (a[0] != a[0]) { (3_i32 > 3) } else { true })
                        })) {
                            3
                        } else {
                            ((self.a / 2) ^ (!a[1]))
                        });
                        if (((7_i32 <= 2)
                            && ({
                                self.a = (-4);
                                (a[1] > self.a)
                            })))
                        {
                            continue;
                        }
                    }
                } else if true {} else {}
            }
            (if false {
                (if (State::RATE <= TABLE[(MASK % 4) as usize]) {
                    self.a = ((self.a & 15) * (a[0] & 7));
                    Mat3::from_cols(
                        Vec3::new(TABLE[Self::SIZE % 4], 3.0, HALF),
                        Vec3::new(Self::RATE, 0.0, 0.25),
                        Vec3::new(HALF, 0.25, TABLE[(a[0] & 1) as usize]),
                    )
                } else {
                    mat3(
                        Vec3::new(
                            Hit::RATE,
                            (-2.5),
                            TABLE[(({
                                self = self;
                                MASK
                            }) % 4) as usize],
                        ),
                        Vec3::new(
                            0.0,
                            2.0,
                            TABLE[(({
                                self = self;
                                0_u32
                            }) % 4) as usize],
                        ),
                        Vec3::new(1.0, HALF, TABLE[(a[1] & 1) as usize]),
                    )
                })
            } else {
                mat3(
                    Vec3::new(HALF, 0.5, 1.0),
                    Vec3::new(3.0, (-0.0), (-1.0)),
                    Vec3::new(Self::RATE, 3.0, HALF),
                )
            })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut i32, c: [i32; 2]) -> [State; 2] {
        (*a) = ((if (Vec3::new((-2.5), 3.0, 0.5))
            .cmpeq(Vec3::new(0.25, Pair::RATE, 2.0))
            .all()
        {
            return ({
                let mut a_2: bool = ((State::SIZE == (State::SIZE + State::SIZE))
                    || ({
                        (*a) <<= 1;
                        (c[1] > c[1])
                    }));
                if ((((c[1] <= (*a))
                    && ({
                        a_2 ^= (c[0] != c[0]);
                        a_2
                    })) & (1_u32 != MASK)))
                {
                    return [State {
                        a: TABLE[(MASK % 4) as usize],
                        ..State {
                            b: Vec3::new((-1.0_f32), HALF, HALF),
                            c: Hit(Pair { a: (*a) }),
                            a: State::RATE,
                        }
                    }; 2];
                }
                [
                    State {
                        c: Hit(Pair { a: c[1] }),
                        a: TABLE[(Pair::SIZE).min(3)],
                        b: Vec3::new(HALF, 1.5_f32, HALF),
                    },
                    State {
                        c: Hit(Pair { a: c[1] }),
                        a: Pair::RATE,
                        b: Vec3::new(0.0_f32, 0.5_f32, (-2.5_f32)),
                    },
                ]
            });
        } else {
            let mut t: Pair = Pair { a: c[0] };
            let n = t.step([(*a), (NARROW as i32)]);
            (n.x_axis.z <= 0.25_f32)
        }) as i32);
        (*a) -= c[0];
        if ((MASK).min(8_u32) > MASK) {
            if false {
                if (c[0] != (-4)) {
                    return ({
                        let mut x: Pair = Pair { a: c[1] };
                        let n = x.step([c[1]; 2]);
                        [
                            State {
                                b: n.z_axis,
                                c: Hit(x),
                                a: n.z_axis.x,
                            },
                            State {
                                a: n.x_axis.z,
                                ..State {
                                    c: Hit(Pair { a: c[1] }),
                                    a: 3.0_f32,
                                    b: n.x_axis,
                                }
                            },
                        ]
                    });
                } else {
                    return [
                        State {
                            a: 0.0_f32,
                            b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                            c: Hit(Pair { a: 0_i32 }),
                        },
                        State {
                            a: 0.0_f32,
                            b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                            c: Hit(Pair { a: 0_i32 }),
                        },
                    ];
                }
            }
        }
        [
            State {
                a: 0.0_f32,
                b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                c: Hit(Pair { a: 0_i32 }),
            },
            State {
                a: 0.0_f32,
                b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                c: Hit(Pair { a: 0_i32 }),
            },
        ]
    }
}

#[flatten]
mod p060 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: UVec2,
        pub b: Vec3,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Pair,
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
        fn step(mut self, a: f32, c: &[i32; 2], y: f32) -> i32 {
            self.b = ((Pair { b: self.b, a: self.a }).b - self.b);
            ((*c)[(self.a % 2) as usize] + (self.b.y as i32).clamp(-64, 64))
        }
    }
    impl Hit {
        fn step(self, a: f32, c: i32) -> Hit {
            let mut b = State {
                a: (if (a >= 0.0) {
                    Pair {
                        a: self.a.y,
                        b: Vec2::new(self.b.z, self.b.x),
                    }
                } else {
                    (({
                        let mut t: Pair = Pair {
                            a: self.a.x,
                            b: Vec2::new(self.b.z, 2.0),
                        };
                        let y = t
                            .step(
                                (if self.b.z <= 0.0 {
                                    (0.5_f32).clamp(self.b.z, 0.0)
                                } else {
                                    (-1.0)
                                }),
                                &{ [c, c] },
                                a,
                            );
                        {
                            let mut x = (self, 0.5_f32);
                            let n: State;
                            if ((({ true }) && (x.0.a.x > 5))) {
                                x.0.b.z = ((if (t.a <= self.a.x) { 0.5 } else { 2.0 })
                                    - (-self.b.x));
                                n = State {
                                    a: Pair { b: t.b, a: self.a.x },
                                };
                            } else {
                                n = State { a: t };
                            }
                        }
                        self.b.x
                    }) == (self.b.y * self.b.x));
                    Pair {
                        b: Vec2::new(self.b.x, self.b.z),
                        ..Pair {
                            b: Vec2::new(2.0, self.b.z),
                            a: 0,
                        }
                    }
                }),
            };
            Hit {
                a: (((self).a & (self.a + self.a))
                    + UVec2::splat((b.a.b.x.abs() as u32 & 255))),
                b: (Vec3::splat(hadd(Vec3::new((-0.0_f32), self.b.z, b.a.b.x)))
                    + Vec3::splat((b.a.a as f32))),
                c: (((if self.c >= Pair::SIZE { self.c - Pair::SIZE } else { self.c }))
                    .min((Hit { c: self.c, ..self }).c) + (b.a.b.y.abs() as usize & 255)),
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32, y: usize, t: &mut usize) -> State {
        if ((((*c) + 2_i32) / (((*c) & (*c)) | 1)) == ([(*c), (*c)])[0]) {
            if (IVec2::new(1, 10) == (IVec2::new((*c), 7) - IVec2::new((-1), (*c)))) {
                return State {
                    a: Pair {
                        a: MASK,
                        b: Vec2::new(2.0, a),
                    },
                };
            }
        }
        (*t) = ((({
            Pair {
                a: MASK,
                b: Vec2::new(1.5_f32, a),
            }
        })
            .step(a, &{ [7_i32, (*c)] }, (a).cos()) & 7) as usize);
        let mut a = (Vec3::new(3.0, (-1.0), a)).abs();
        let mut b: Hit = Hit {
            b: Vec3::new(TABLE[(*t) % 4], 3.0, 3.0),
            c: (*t),
            a: UVec2::new(MASK, MASK),
        };
        let c = b.step((a).z, ((*c)).max((*c)));
        let [mut a, ..] = [(WIDE as i32), STEPS];
        b.a /= 2;
        State {
            a: Pair {
                b: Vec2::new(c.b.y, b.b.z),
                ..Pair {
                    a: MASK,
                    b: Vec2::new((-1.0), 1.5),
                }
            },
        }
    }
}

#[flatten]
mod p061 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: bool,
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut f32, mut v: f32, t: u32) -> State {
        if (Hit::SIZE == 3) {
            let mut t: UVec2 = (((UVec2::new(1, t) + UVec2::new(0, t))
                + (UVec2::new(t, 2) ^ UVec2::new(t, 3))) * 2);
            if (((State { a: false }).a ^ false)) {}
        }
        State { a: false }
    }
}

#[flatten]
mod p062 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: f32,
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32) -> Hit {
        if ((((*a)).fract() + (-0.0)) > select((-(*a)), ((*c) as f32), (false ^ true))) {
            let a: Vec3 = ((mat3(
                Vec3::new(HALF, (-2.5_f32), (-0.0_f32)),
                Vec3::new((*a), TABLE[0_usize % 4], 0.0_f32),
                Vec3::new((-1.0_f32), (*a), (*a)),
            ))
                .mul_vec3(Vec3::new(3.0, (*a), (*a))))
                .min(
                    ((-Mat3::from_cols(
                        Vec3::new(1.0_f32, (*a), (-1.0_f32)),
                        Vec3::new((*a), 2.0_f32, (*a)),
                        Vec3::new(0.25_f32, 1.5_f32, 1.0_f32),
                    ))
                        * (Mat3::from_cols(
                            Vec3::new(1.5_f32, 1.5_f32, (*a)),
                            Vec3::new((-2.5_f32), 2.0_f32, (*a)),
                            Vec3::new(2.0_f32, (*a), (*a)),
                        ))
                            .x_axis),
                );
            let mut b: usize = Hit::SIZE;
            let mut a_2: Vec3 = (Vec3::new((-1.0), a.y, 0.25)
                * (Hit { b: a.y, a: MASK }).b);
        } else {
            let a: Hit = Hit {
                a: MASK,
                b: (((*a) * 2.0_f32)).mul_add((*a), (*a)),
            };
        }
        Hit { a: 0, b: 0.0 }
    }
}

mod p063 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: i32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> f32 {
        let mut n: [i32; 2] = [c; 2];
        'outer: for (a, &_) in n
            .iter()
            .zip(
                &[
                    ({
                        'outer: for (_, x) in n
                            .into_iter()
                            .zip([(2.0_f32).atan2(1.0_f32), (a * a)])
                        {
                            if ((a).trunc() >= (a).floor()) {
                                if ((if ((x <= x) && (x <= x)) {
                                    ((Vec3::new(x, (-0.0), a)).xxz())
                                        .cmplt((x * Vec3::new(1.5, 0.0, 1.0)))
                                        .all()
                                } else {
                                    (a <= a)
                                })) {
                                    let start = 1_u32;
                                    let mut a_2 = 1;
                                    a_2 += start;
                                } else {
                                    let mut a = (x * 2.0);
                                    let mut a: State = State {
                                        a: ((if (x < x) { 10_i32 } else { 3_i32 })).signum(),
                                        b: (((if (0.0_f32 < 0.0) { 0_i32 } else { 0_i32 }) & 15)
                                            * (0_i32 & 7)),
                                    };
                                }
                                break;
                            }
                        }
                        0_u32
                    }),
                    0_u32,
                ],
            )
        {}
        0.0
    }
}

#[flatten]
mod p064 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: [i32; 3], y: f32) -> usize {
        let mut c: [[i32; 3]; 3] = [[STEPS, c[0], c[1]], c, c];
        if false {
            if (((if (1.5_f32 < 1.5) {
                ((Vec2::new(a, y) * a)
                    == (if (c[1][0] <= c[1][2]) {
                        Vec2::new(0.25, 0.25)
                    } else {
                        Vec2::new((-2.5), a)
                    }));
                false
            } else {
                ((y != 2.0)
                    || ({
                        c[0][0_usize % 3] = (if (c[2][0] < c[1][2]) {
                            'outer: for c in (1..7).step_by(3) {
                                if (a < y) {
                                    continue;
                                }
                                let mut b = (Vec4::new(a, 2.0, 2.0, (-1.0))
                                    - Vec4::select(
                                        ((Vec4::new(a, a, y, (-2.5)) - Vec4::new(y, 3.0, 0.0, a)))
                                            .cmplt(
                                                (Vec4::new(a, (-2.5), a, 2.0) + Vec4::new(a, y, a, 0.25)),
                                            ),
                                        Vec4::new((-2.5), y, 1.5, 3.0),
                                        Vec4::new(3.0, a, 1.5, a),
                                    ));
                            }
                            c[1][1]
                        } else {
                            return COUNT;
                        });
                        (a != y)
                    }))
            })
                != (if ((if (a > a) {
                    if ((if (((2.0_f32 != 3.0)
                        || ({
                            c[1][1] = 2;
                            (y != a)
                        })))
                    {
                        ((y > y)
                            && ({
                                c = [c[2], c[0], c[2]];
                                (c[2][2] != c[1][0])
                            }))
                    } else {
                        false
                    })) {
                        let mut c = (((((-1.0_f32) < HALF) && (10_i32 <= (-4)))
                            & (MASK < 2)) && true);
                        return ({ (COUNT * 2) });
                    }
                    (HALF > a)
                } else {
                    let mut b = STEPS;
                    (b > c[1][0])
                })) {
                    (y < a)
                } else {
                    let mut n: f32 = a;
                    (!false)
                })))
            {
                if (((a <= y)
                    && ({
                        c[(c[2][0] & 1) as usize][(MASK % 3) as usize] += c[0][2];
                        ((c[1][2] != c[1][0])
                            || ({
                                c[(c[1][0] & 1) as usize][2] = flatten::math::select(
                                    STEPS,
                                    c[1][1],
                                    (c[1][0] != c[2][0]),
                                );
                                (c[2][1] <= c[2][2])
                            }))
                    })))
                {
                    'outer: for (x_2, n) in c[1].iter().enumerate() {
                        let mut a: Vec2 = (if (((x_2 < x_2) || ({ (y <= y) }))) {
                            Vec2::new(0.5, (-1.0))
                        } else {
                            ((Vec2::new(3.0, (-2.5)) / (-3.0)) + Vec2::new(0.0, 0.0))
                        });
                    }
                }
            }
        }
        0
    }
}

#[flatten]
mod p065 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub u32, pub Pair);
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
    impl Pair {
        fn step(mut self, a: &f32, c: i32) -> f32 {
            let v: Vec4 = Vec4::new(0.5, self.b.x, (-2.5), 1.5);
            (c < c);
            ((Pair {
                b: Vec3::select(
                    (self.b).cmplt(self.b),
                    Vec3::new((*a), (-1.0_f32), 0.25_f32),
                    Vec3::new(Self::RATE, 0.5_f32, 2.0_f32),
                ),
                a: ((-0.0_f32)).copysign(self.b.x),
            })
                .a + self.b.z)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: (Pair, Hit, Vec3), c: &f32, y: f32) -> u32 {
        let mut x: [f32; 2] = [a.2.y, 1.0_f32];
        'outer: for (n, (x, c)) in x.iter().copied().zip(0..2u32).enumerate() {
            'inner: for x_2 in 0..0u8 {
                if true {
                    if ((((a.2.x >= (x_2 as f32))
                        || (if (8_usize != n) {
                            ((x_2 as f32) != a.0.b.x)
                        } else {
                            (1_u32 != a.1.a.x)
                        })) && (((x_2 as usize) != n) | (a.2.y >= (x_2 as f32)))))
                    {
                        let mut a_2 = a.1.a.x;
                        let mut c: Pair = Pair { a: (x_2 as f32), b: a.2 };
                        let x = c
                            .step(
                                &a.2.z,
                                ({
                                    c.b.y = ({ a.0 }).step(&c.b.z, STEPS);
                                    (if ((x_2 as usize) <= n) {
                                        (x_2 as i32)
                                    } else {
                                        (x_2 as i32)
                                    })
                                }),
                            );
                    }
                    let mut x_2: i32 = (IVec2::new(STEPS, (-4_i32))).y;
                }
                if (5_u32 <= c) {
                    continue;
                }
                if (((3_u32).min(a.1.a.x) + (c & (x_2 as u32))) >= 3) {
                    let [x_2, ..] = [
                        (if a.0.a <= a.0.b.x {
                            (a.0.a).clamp(a.0.a, a.0.b.x)
                        } else {
                            (x_2 as f32)
                        }),
                        (if false { a.2.y } else { TABLE[((x_2 as i32) & 1) as usize] }),
                    ];
                    let mut a: usize = (0.0_f32.abs() as usize & 15);
                } else {
                    let mut n: Pair = (if false { a.0 } else { a.0 });
                    let a = n
                        .step(
                            &a.0.b.y,
                            ({
                                n.b.x *= (-1.0_f32);
                                (-STEPS)
                            }),
                        );
                }
            }
        }
        ((Pair::SIZE & 255) as u32)
    }
}

#[flatten]
mod p066 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
    }
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    fn second(a: f32) -> bool {
        let mut x_2 = Pair {
            a: IVec3::new(1, 5, (NARROW as i32)),
        };
        let mut c = Pair { a: (Pair { a: x_2.a }).a };
        c.a.z = (((x_2.a.x - c.a.z) + (x_2.a.z - x_2.a.y))
            | (STEPS & ((x_2.a.z != c.a.x) as i32)));
        ([(a != a), (a > 1.5_f32), true])[0]
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: usize, t: u32) -> f32 {
        if second(3.0) {
            if (y == ((true | ((*c) > (*c))) as usize)) {
                (*c) -= (*c);
            } else {
                (*c) = (-((*c) - select((*c), (*c), ((*c) < (*c)))));
                'outer: for t in (1..4).step_by(3) {
                    let mut a_2: [f32; 3] = [(-0.0_f32), (*a), (*a)];
                    'inner: for (c, (a, v)) in a_2
                        .iter()
                        .copied()
                        .zip(0..3u32)
                        .enumerate()
                    {
                        let mut y = [(({ (-2.5_f32) }) * 0.0); 3];
                        if false {
                            break;
                        }
                    }
                }
            }
        }
        0.0
    }
}

mod p067 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, y: &f32, mut n: u32) -> i32 {
        let start = (n + (n | n));
        let mut y = 1;
        y += start;
        n = ((if ((*a) <= 3.0) {
            return (if (*c) != 0 {
                (IVec2::new((*c), 1_i32)).y % (*c)
            } else {
                (-1_i32)
            });
        } else {
            ({
                let b: bool;
                if ((*c) > (*c)) {
                    b = (if (IVec2::new((*c), (-4)) == IVec2::new(7, 7)) {
                        'outer: for c in [
                            (-0.0_f32),
                            (Vec2::new(1.5_f32, (-1.0_f32))).y,
                        ] {
                            let mut c: f32 = ((Vec3::new((*a), (*a), 1.0_f32))
                                .min(Vec3::new((*a), 0.25_f32, (*a))))
                                .z;
                            if ((if (((-0.0_f32) < (*a)) || (n > n)) {
                                (true && (5_u32 != n))
                            } else {
                                (y > n)
                            })) {
                                let mut a: f32 = 0.0;
                                break;
                            }
                        }
                        false
                    } else {
                        false
                    });
                } else {
                    b = false;
                }
                0.0_f32
            })
        })
            .abs() as u32 & 255);
        0
    }
}

#[flatten]
mod p068 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32, pub Vec3);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p069 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2, pub i32);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn sum(self, a: f32, c: usize) -> [u32; 3] {
            let mut b: Pair = (if ((if (c >= 5) {
                (c > 5)
            } else {
                let y = [a; 3];
                ((0_i32 < self.1) && (y[1] <= a))
            })) {
                return [
                    (if (self.0.y < 0) {
                        if (c != c) {
                            let mut c: [u32; 3] = ({ [1_u32, self.0.y, MASK] });
                            'outer: for (_, n) in c.iter().enumerate() {
                                let mut a_2 = ((if a <= a {
                                    ((a * a)).clamp(a, a)
                                } else {
                                    a
                                }) - ((Vec3::new(0.25_f32, 3.0_f32, 0.0_f32)).xxz()).z);
                                if (c[1] != c[1]) {
                                    break;
                                }
                            }
                        } else {}
                        self.0.x
                    } else {
                        self.0.y
                    }),
                    self.0.x,
                    self.0.x,
                ];
            } else {
                self
            });
            [2_u32, b.0.y, self.0.y]
        }
    }
    impl Pair {
        fn turn(self, a: f32, mut x: f32) -> bool {
            if all(BVec3::new(false, true, (self.1 != self.1))) {
                let mut b: Pair = self;
                let n = b.sum((x + 0.0), (x.abs() as usize & 15));
            } else {}
            ((x != a) ^ (x > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: BVec3, c: i32, y: f32) -> f32 {
        {
            if (y <= ([y; 3])[0]) {
                b &= b;
                b = ({
                    let v: usize;
                    if Pair::turn(
                        Pair(UVec2::new(MASK, 5_u32), c),
                        hadd(Vec3::new(y, y, 3.0_f32)),
                        smoothstep(0.0_f32, 0.0_f32, 0.0_f32),
                    ) {
                        v = 0;
                    } else {
                        v = 0;
                    }
                    BVec3::new(false, false, false)
                });
            }
        }
        0.0
    }
}

#[flatten]
mod p070 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: u32,
        pub b: u32,
    }
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: Vec3, y: &mut f32, t: u32) -> UVec2 {
        if ((t < 2) && (true && (c.x > b))) {
            return ((UVec2::new(1, 3)).max(UVec2::new(3, t))).max(UVec2::new(t, MASK));
        }
        if ((!(WIDE as i32)) == (((NARROW as i32)).min(STEPS) - (!STEPS))) {
            let mut a: i32 = (({
                {
                    (if (MASK > 1) { (0.0_f32 < 0.0) } else { false });
                }
                0
            }) - 0);
        }
        UVec2::new(0, 0)
    }
}

#[flatten]
mod p071 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: Vec3,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Hit {
        fn step(&self, mut b: Pair, mut x: i32) -> bool {
            (b.b, [x, _]) = (
                Vec3::select(
                    ((b.b * 2.0_f32))
                        .cmplt(
                            (if (b.b.y < b.c) {
                                return (5_i32 > (NARROW as i32));
                            } else {
                                let mut x_2 = Pair {
                                    c: b.c,
                                    a: IVec3::new(b.a.y, self.0, (self.0 + self.0)),
                                    b: (if ((STEPS != self.0) || (0.0_f32 < b.b.y)) {
                                        (b).b
                                    } else {
                                        (if (b.a.y < self.0) {
                                            b.b
                                        } else {
                                            return (b.b.y > b.b.z);
                                        })
                                    }),
                                };
                                x_2.b
                            }),
                        ),
                    b.b,
                    Vec3::new(b.b.x, b.b.y, 1.0),
                ),
                [(WIDE as i32), b.a.x],
            );
            'outer: for n in 7..10i64 {
                if ((n as f32) != (n as f32)) {
                    let mut a: Mat2 = Mat2::from_cols(
                        (if ((-1.0_f32) >= (n as f32)) {
                            Vec2::new(b.c, 0.0)
                        } else {
                            Vec2::new(0.25, 3.0)
                        }),
                        Vec2::new(1.0, 3.0),
                    );
                } else if (self.0 <= (n as i32)) {} else {}
                if (1_i32 > 2) {
                    continue;
                }
            }
            (false ^ (b.c > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Hit, mut v: i32) -> i32 {
        let [Hit(b), Hit(mut t)] = [c, c];
        let mut n: Hit = c;
        {
            let Hit(mut n) = Hit((!3_i32));
            let mut a = Mat2::from_cols(Vec2::new((-0.0), (*a)), Vec2::new((*a), (*a)));
            a.x_axis = (a).x_axis;
            let a: Vec4;
            if (((7_i32 <= 1)
                && ({
                    t = (IVec2::new(3_i32, t)).y;
                    ((0_i32 <= v) && (n > t))
                })))
            {
                a = ({
                    let mut a_2: [Hit; 2] = [c, Hit(1_i32)];
                    'outer: for v in a_2 {
                        a_2[(8_usize).min(1)] = Hit((WIDE as i32));
                        if (Hit::step(
                            &a_2[0],
                            Pair {
                                c: HALF,
                                ..Pair {
                                    c: Hit::RATE,
                                    a: IVec3::new(t, 7, 2),
                                    b: Vec3::new(1.5, 0.5, HALF),
                                }
                            },
                            a_2[0].0,
                        )) {
                            if ((b >> STEPS) < (a_2[0].0 + 3)) {
                                break;
                            } else {
                                continue;
                            }
                        }
                        if (a_2[0].0 <= c.0) {
                            break;
                        }
                    }
                    Vec4::new((-1.0), 3.0, 0.0, 1.0)
                });
            } else {
                a = Vec4::new(TABLE[(0_u32 % 4) as usize], 0.0, 0.0, 0.0);
            }
        }
        0
    }
}

#[flatten]
mod p072 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
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
    pub fn entry(a: f32, mut x: i32, y: &[Pair; 3], t: &u32) -> f32 {
        if ((if (y[2].1 > y[1].1) {
            let mut n = Hit((3.0_f32 != y[1].1), y[1].1);
            n.0
        } else {
            (y[1].1 != y[0].1)
        })) {
            if (!(Hit(true, a)).0) {
                return a;
            } else {
                return y[1].1;
            }
        }
        let start = ((*y).len() + (0_usize + Hit::SIZE));
        let mut b = 2;
        b += start;
        b |= 1;
        (((if ((*t) != (*t)) {
            let v: Pair;
            if (Hit(false, 1.0_f32)).0 {
                b >>= 1;
                v = (if (y[1].1 < a) { Pair(y[2].0, a) } else { Pair(y[0].0, a) });
            } else {
                v = ({
                    if (((Vec3::new(1.5, 3.0, (-2.5)) - HALF)).ceil())
                        .cmplt((Vec3::splat(a)).zyx())
                        .all()
                    {
                        b *= 2;
                    }
                    let mut a: [f32; 3] = [y[0].1, HALF, y[0].1];
                    'outer: for a in a {}
                    Pair(IVec3::new(0_i32, 0_i32, 0_i32), 0.0_f32)
                });
            }
            0.0
        } else {
            0.0
        }) - 0.0) + (b as f32))
    }
}

#[flatten]
mod p073 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3);
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
    impl Hit {
        fn step(self, a: u32, c: f32, y: f32) -> Pair {
            if (a < a) {
                if ((self.a.x < 10) && (HALF < y)) {
                    if (State::SIZE <= State::SIZE) {
                        return Pair(2.0_f32);
                    } else {
                        return ({
                            let t: i32 = (((self.a.x).max(self.a.x)).signum()
                                - (((self.a.y | self.a.y) & 15)
                                    * ((if (a < a) { 1_i32 } else { (-1_i32) }) & 7)));
                            let mut c = ([self.a.x, t])[0];
                            Pair(1.5_f32)
                        });
                    }
                }
            } else {
                let t: f32;
                if ((self.a.y <= 10) && ((self.a.y > 10) && (2_u32 < a))) {
                    t = (y - (y - y));
                } else {
                    t = ((Vec4::new(y, y, 1.5_f32, 0.0_f32))
                        .dot(Vec4::new(1.5_f32, (-1.0_f32), (-0.0_f32), c)))
                        .signum();
                }
                let start = ((a).max(a) >> (a & 31));
                let mut b = 1;
                b += start;
            }
            let (x_2, (_, _)) = (
                Hit { a: IVec2::new(5_i32, 1_i32) },
                (
                    ((c - c) - 0.0),
                    Hit {
                        a: IVec2::new(10_i32, self.a.y),
                    },
                ),
            );
            Pair((Vec2::splat(y)).y)
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: Vec3, c: &i32) -> Vec3 {
        let mut v: [i32; 2] = [(*c); 2];
        'outer: for v in v.iter() {
            {
                let (a, _) = (
                    ({
                        let mut b: [i32; 2] = [(*c), (*c)];
                        'inner: for x in b.iter() {
                            let mut a: Hit = Hit { a: IVec2::new(b[1], (*x)) };
                            a.step(
                                MASK,
                                (if 0.0_f32 <= 0.0 {
                                    (HALF).clamp(0.0_f32, 0.0)
                                } else {
                                    0.0
                                }),
                                0.0,
                            );
                        }
                        0_i32
                    }),
                    0_u32,
                );
            }
        }
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p074 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> IVec2 {
        IVec2::new(0, 0)
    }
}

#[flatten]
mod p075 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: Vec4,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: f32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Pair,
    }
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &mut f32, t: &[[i32; 3]; 2]) -> Mat3 {
        let mut b = (Pair {
            a: (3_usize + Hit::SIZE),
            b: (Vec4::new(3.0_f32, (-0.0_f32), (-1.0_f32), (*y)) % 1.5),
            c: ((*y)
                + ({
                    (*y) = (*y);
                    (*y)
                })),
        })
            .a;
        'outer: for a_2 in 0..1usize {
            b = ({
                let mut x_2: [(Pair, Pair, Pair); 3] = [
                    (
                        Pair {
                            c: (*y),
                            a: 0_usize,
                            b: Vec4::new(0.25_f32, 1.5_f32, a, Hit::RATE),
                        },
                        Pair {
                            c: a,
                            a: 3_usize,
                            b: Vec4::new((*y), a, a, 1.0_f32),
                        },
                        Pair {
                            b: Vec4::new((*y), 1.0_f32, 1.0_f32, 0.5_f32),
                            c: (*y),
                            a: a_2,
                        },
                    ),
                    (
                        Pair {
                            c: a,
                            a: b,
                            b: Vec4::new(0.5_f32, (*y), (-0.0_f32), (-1.0_f32)),
                        },
                        Pair {
                            a: 2_usize,
                            b: Vec4::new(HALF, a, a, (-2.5_f32)),
                            c: (*y),
                        },
                        Pair {
                            c: a,
                            ..Pair {
                                b: Vec4::new(a, (-1.0_f32), 0.0_f32, (*y)),
                                c: (*y),
                                a: a_2,
                            }
                        },
                    ),
                    (
                        Pair {
                            b: Vec4::new(0.25_f32, (-1.0_f32), a, (*y)),
                            ..Pair {
                                a: b,
                                b: Vec4::new(TABLE[b % 4], 1.5_f32, (*y), 0.0_f32),
                                c: 1.5_f32,
                            }
                        },
                        Pair {
                            a: a_2,
                            ..Pair {
                                a: a_2,
                                b: Vec4::new(3.0_f32, (-2.5_f32), 0.5_f32, (-0.0_f32)),
                                c: (*y),
                            }
                        },
                        Pair {
                            c: a,
                            a: a_2,
                            b: Vec4::new(0.25_f32, a, 0.5_f32, 0.5_f32),
                        },
                    ),
                ];
                (if 1_usize >= x_2[2].1.a { 1_usize - x_2[2].1.a } else { 0 })
            });
            if ((t[0])[0] > (c).max(t[1][0])) {
                break;
            }
            let Hit { a: a, b: _, c: _ } = Hit {
                a: (if (t[1][2] != t[1][1]) {
                    Vec2::new(0.0_f32, 0.0_f32)
                } else {
                    Vec2::new(0.0_f32, 0.0_f32)
                }),
                ..Hit {
                    a: Vec2::new(0.0_f32, 0.0_f32),
                    b: 0.0_f32,
                    c: false,
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
mod p076 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub Vec4);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: Pair,
        pub c: Vec4,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p077 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&mut self, a: &(f32, BVec3), mut x: Vec2, y: f32) -> i32 {
            if self.a {
                if (((if (({
                    {
                        let (mut v, (mut x, _)) = (
                            (
                                x.y,
                                (Vec3::new(0.0_f32, 0.25_f32, y))
                                    .cmpge(Vec3::new(2.0_f32, 1.5_f32, y)),
                            ),
                            (
                                ((if self.a { (x.x <= (-2.5_f32)) } else { self.a })
                                    || ({
                                        x.y += ({ x.y });
                                        (self.a
                                            || ({
                                                self.a = (y < 1.0_f32);
                                                ((-2.5_f32) < y)
                                            }))
                                    })),
                                self.a,
                            ),
                        );
                        v.1 = BVec3::new(
                            (if (x || x) { self.a } else { self.a }),
                            (((Pair::SIZE & 255) as u32) <= ((STEPS & 255) as u32)),
                            (v.0 != y),
                        );
                        ((Vec2::new((-0.0_f32), 0.0_f32)).y != ((v.0).min(v.0) + 0.0));
                    }
                    self.a
                })) {
                    let t: f32 = y;
                    (Vec3::new(t, y, 0.5)).floor()
                } else {
                    return (((-4_i32) & (WIDE as i32)) % (STEPS | 1));
                }))
                    .cmpeq(
                        ((if self.a {
                            let mut x_2: [i32; 3] = [
                                STEPS,
                                ((5_usize & 255) as i32),
                                (WIDE as i32),
                            ];
                            Vec3::new(x.y, 1.5, 3.0)
                        } else {
                            Vec3::new(0.25, 1.0, 0.25)
                        }))
                            .yzx(),
                    )
                    .any())
                {}
            } else {}
            (((((NARROW as i32) + ((WIDE as i32) % (STEPS | 1))) & 15)
                * ((!((Pair::SIZE & 255) as i32)) & 7)) + (x.x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> Mat2 {
        let [t, _, y] = [(-1_i32), c, c];
        let mut x: [i32; 3] = [
            ((IVec2::new(10_i32, t) + IVec2::new(7_i32, 1_i32))).y,
            (c + (c - STEPS)),
            1_i32,
        ];
        let t = Pair {
            a: ((t != x[2])
                && ({
                    x[2_usize % 3] = ((Pair::SIZE & 255) as i32);
                    ((*a) < (*a))
                })),
        };
        let a_2: f32;
        if (t.a != (t.a || ((*a) < (*a)))) {
            a_2 = (((*a), BVec3::new(t.a, t.a, false))).0;
        } else {
            (*a) -= (*a);
            a_2 = ((*a)
                + ({
                    (*a) = (if t.a { 3.0 } else { (*a) });
                    0.5
                }));
        }
        let mut b = (
            ((a_2 - (-2.5_f32))
                - ((*a)
                    - ({
                        (*a) = (*a);
                        TABLE[Pair::SIZE % 4]
                    }))),
            ({
                let mut v = (Mat2::from_cols(
                    Vec2::new(0.0_f32, 2.0_f32),
                    Vec2::new(2.0_f32, a_2),
                ))
                    .transpose();
                v.y_axis *= Vec2::ONE;
                (BVec3::new(true, t.a, false) | BVec3::new(t.a, false, t.a))
            }),
        );
        x[(0_u32 % 3) as usize] = (if ((({
            let mut a: Pair = Pair { a: false };
            a.step(
                &{ (0.0_f32, BVec3::new(false, false, false)) },
                Vec2::new(0.0, 0.0),
                0.0,
            );
            false
        }) || false))
        {
            0
        } else {
            0
        });
        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
    }
}

#[flatten]
mod p078 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: UVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(self, a: f32) -> f32 {
            let mut b: Vec2 = self.a;
            let (mut c, v, y) = (
                b,
                IVec3::new((-4_i32), STEPS, 3_i32),
                mat4(
                    Vec4::new((-2.5_f32), 3.0_f32, (-1.0_f32), 0.25_f32),
                    Vec4::new(a, 0.5_f32, (-1.0_f32), self.a.y),
                    Vec4::new(self.a.y, 0.5_f32, self.a.y, 0.0_f32),
                    Vec4::new(2.0_f32, a, Self::RATE, b.y),
                ),
            );
            ((b
                * ({
                    b = Vec2::splat(y.z_axis.y);
                    self.a
                })))
                .y
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec3, c: i32, y: &mut f32, t: &Pair) -> bool {
        if (a.x == a.x) {
            let mut c: f32 = (((t.a * t.a)).normalize_or_zero()).y;
            return ((Vec2::new(0.5, 0.25) == t.a) && (c < (*y)));
        }
        if (((((a.z <= (*y))
            || ({
                a.x /= 2.0;
                ((*y) < (-2.5_f32))
            }))
            && ({
                (*y) += Pair::step((*t), (*y));
                (IVec2::new(c, 2_i32) == IVec2::new(c, (-4_i32)))
            })) && (t.b.y == (t.b.x & t.b.x))))
        {
            {
                'outer: for x_2 in 0..0 {
                    if (((((x_2 as i32) < c) & (Pair::SIZE > Pair::SIZE))
                        || ({
                            (*a) = Vec3::new(0.25, 3.0, 0.0);
                            false
                        })))
                    {
                        let mut a = Mat4::from_cols(
                            Vec4::new((-0.0), (-1.0), a.y, 0.0),
                            Vec4::new(0.5, t.a.y, a.z, (-0.0)),
                            Vec4::new(1.0, 0.25, a.z, 1.0),
                            Vec4::new(t.a.y, 0.0, (-0.0), 0.5),
                        );
                        a.z_axis = a.x_axis;
                        let n: f32 = (-1.0);
                        a.w_axis = Vec4::new(a.y_axis.w, t.a.x, t.a.x, a.y_axis.x);
                    } else {
                        let mut a: Vec3 = exp2(exp2(vec3((*y), t.a.y, a.y)));
                        let n: i32 = 0;
                        let x_2 = (if Pair::SIZE >= Pair::SIZE {
                            Pair::SIZE - Pair::SIZE
                        } else {
                            Pair::SIZE
                        });
                    }
                    if true {
                        let x_2 = IVec3::new(x_2, 3, x_2);
                        break;
                    }
                    if ((0_u32 + t.b.x) <= t.b.y) {
                        let mut t = (
                            flatten::math::select(
                                t.a,
                                t.a,
                                (false
                                    || ({
                                        a.y = (Pair::RATE).copysign(0.25_f32);
                                        (t.b.y <= t.b.x)
                                    })),
                            ),
                            IVec3::new(0_i32, (WIDE as i32), c),
                            mat4(
                                Vec4::new(1.0_f32, (-2.5_f32), (-0.0_f32), (-0.0_f32)),
                                Vec4::new(2.0_f32, a.z, (-1.0_f32), 0.5_f32),
                                Vec4::new(a.z, a.x, a.x, 1.0_f32),
                                Vec4::new(0.25_f32, 2.0_f32, (-2.5_f32), a.y),
                            ),
                        );
                        return ({ true });
                    }
                    let start = ([(x_2 as i32), (x_2 as i32)])[0];
                    let mut t = 0;
                    t += start;
                }
            }
            'outer: for a in 0..0usize {}
        }
        false
    }
}

mod p079 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p080 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: i32,
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
    impl Pair {
        fn step(mut self, a: &BVec3, mut x: IVec2) -> bool {
            let mut y = self.0.x;
            let Hit { a: mut y, .. } = (if (y <= self.0.z) {
                x = ((x).max(x)
                    - IVec2::new(
                        (IVec2::new(self.0.x, self.0.z)).y,
                        ((self.1.y & 255) as i32),
                    ));
                Hit {
                    b: 1_i32,
                    ..Hit { a: y, b: self.0.z }
                }
            } else {
                Hit { b: self.0.z, a: x.x }
            });
            ((((self.1.x != self.1.x) && (self.1.x < self.1.x)) || (x.x <= self.0.x))
                ^ (self.0.z > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> bool {
        'outer: for x in 0..1usize {
            (*a) = ((if ((x <= x) & ((*a) <= 0.0)) { (*a) } else { (*a) })).round();
            (*a) += ((if 3_i32 != 0 { c / 3_i32 } else { 7_i32 }) as f32);
        }
        let mut y = (c < 5);
        'outer: for x in 0..2u16 {
            if ((Vec3::new((*a), (-0.0), (*a))).floor())
                .cmplt(Vec3::new((-0.0), (*a), (-2.5)))
                .any()
            {
                let n: f32;
                if (({ Pair(IVec3::new(c, c, c), UVec2::new(0_u32, (x as u32))) })
                    .step(
                        &{ (BVec3::new(y, false, true) | BVec3::new(true, y, (c > c))) },
                        (IVec2::new(c, 2) ^ IVec2::new(2, 0)),
                    ))
                {
                    n = (Hit::SIZE as f32);
                } else {
                    n = ((*a)).copysign((*a));
                }
            } else if ((c | c) <= (((x as i32) & 63) << 1)) {
                let mut y = (((Vec3::new((*a), 0.5, (-2.5)) + Vec3::new(1.0, (*a), 1.5))
                    * ((x as f32)).tanh())
                    + ((Vec3::new((x as f32), (x as f32), 0.25))
                        .max(Vec3::new(2.0, (-2.5), 0.0))
                        + mad(
                            Vec3::new((*a), 3.0_f32, (*a)),
                            Vec3::new(0.0_f32, (-0.0_f32), 1.0_f32),
                            Vec3::new(0.0_f32, (-1.0_f32), 1.0_f32),
                        )));
            } else {
                let a: [f32; 2] = [
                    ((Vec2::new(0.25_f32, (x as f32))).dot(Vec2::new(3.0_f32, (*a))))
                        .signum(),
                    (0.0_f32 + 0.0_f32),
                ];
            }
        }
        false
    }
}

mod p081 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: BVec3, c: f32, y: Vec3, t: &mut u32) -> u32 {
        let y: BVec3;
        if ((0.25_f32.abs() as usize & 15) <= (c.abs() as usize & 15)) {
            y = (IVec3::new((NARROW as i32), STEPS, (WIDE as i32)))
                .cmpgt(
                    (IVec3::new(STEPS, (NARROW as i32), STEPS) - IVec3::new(7, 1, 7)),
                );
        } else {
            y = ((IVec3::new(1_i32, 5_i32, 5_i32)).max(IVec3::new(10_i32, STEPS, STEPS)))
                .cmpgt(IVec3::new((-1), 7, STEPS));
        }
        (*t) = (*t);
        ((((*t) & 15) * (((UVec2::new(8_u32, 8_u32)).y | (*t)) & 7)) + (*t))
    }
}

#[flatten]
mod p082 {
    use super::*;
    use flatten::math::*;
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
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        fn step(&self, a: &mut f32) -> Hit {
            let y = (vec4((*a), (*a), ([(*a); 3])[0], ((*a) - (*a))) % 1.5);
            Hit {
                a: ((self.a & 15) * (((self.a & 15) * (self.a & 7)) & 7)),
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Mat2, mut x: i32) -> [Pair; 3] {
        let Hit { a } = ({ Hit { a: x } }).step(&mut a.x_axis.y);
        'outer: for c in [(WIDE as i32), ((x < 5_i32) as i32), (-1_i32)] {
            'inner: for x in (0..1).rev() {
                if any(BVec3::new(((x as i32) != 0_i32), false, ((-4_i32) <= a))) {
                    break 'outer;
                }
                if ((x as i32) < STEPS) {
                    return [Pair { a: MASK }, Pair { a: MASK }, Pair { a: MASK }];
                }
            }
            let mut a: u32 = ((((if false { MASK } else { MASK }) + (MASK | MASK)) & 15)
                * ((if (({
                    let start = (0_i32 + 0_i32);
                    let mut a = 0;
                    a += start;
                    false
                })) {
                    0_u32
                } else {
                    0_u32
                }) & 7));
        }
        [Pair { a: 0_u32 }, Pair { a: 0_u32 }, Pair { a: 0_u32 }]
    }
}

#[flatten]
mod p083 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub i32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&mut self, a: usize) -> bool {
            'outer: for y in 0..(COUNT + 1) {
                if (((TABLE[a % 4] != self.0.x)
                    != ((self.1 <= self.1)
                        && ({
                            self.0.y -= ((-0.0_f32)).trunc();
                            (self.1 <= self.1)
                        }))))
                {
                    let mut a: [[f32; 3]; 3] = [
                        [self.0.y; 3],
                        [self.0.y, self.0.y, self.0.x],
                        [self.0.y; 3],
                    ];
                    'inner: for b in a.iter() {
                        if false {
                            continue 'outer;
                        }
                    }
                    break;
                }
            }
            (self.0.y < HALF)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32, mut v: [f32; 3], t: u32) -> i32 {
        let mut x: i32 = (if ((Pair::SIZE + Pair::SIZE) >= (((*c) & 7) as usize)) {
            return (select(IVec2::new((*c), 1_i32), IVec2::new((-1_i32), 1_i32), false))
                .y;
        } else {
            let x_2 = [
                ({
                    'outer: for x_2 in -1..-1 {
                        if (((x_2 as i32) <= x_2) && (Pair::RATE < a)) {
                            let [[mut b, x, t], [mut c, mut a_2, _], [_, _, _]] = [
                                v,
                                [v[2]; 3],
                                v,
                            ];
                            continue 'outer;
                        }
                        if false {
                            let mut y: Pair = Pair(
                                Vec2::new(0.25_f32, 1.5_f32),
                                (-1_i32),
                            );
                            let v = y
                                .step(
                                    (Pair::SIZE)
                                        .abs_diff((if false { Pair::SIZE } else { Pair::SIZE })),
                                );
                        } else if ((((*c) > (NARROW as i32)) || ((x_2 as i32) != x_2))
                            == ((x_2 as i32) < x_2))
                        {
                            v[1] = (a * v[1]);
                        } else {
                            let mut n: Pair = Pair(
                                Vec2::new(1.0_f32, 2.0_f32),
                                (x_2 as i32),
                            );
                            let c = n.step((Pair::SIZE / 2));
                        }
                    }
                    2.0_f32
                }),
                (clamp(a, a, v[0]) + v[(t % 3) as usize]),
                (v[1] + (v[2]).abs().sqrt()),
            ];
            1
        });
        let mut n: Vec2 = vec2((v[2] - v[1]), (-1.0));
        let (x_2, (mut a, _)) = (
            (((x - 7_i32) & 63) << STEPS),
            (mat2(n, n), IVec3::new(10_i32, (-1_i32), (-1_i32))),
        );
        ((if false { (-4) } else { x }) + (a.y_axis.x as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p084 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: Pair,
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(mut self, a: &Hit, c: [State; 2], y: f32) -> i32 {
            let b = Pair(
                (((if MASK != 0 { MASK / MASK } else { MASK }) & 7) as usize),
                ((y).sin()).abs().sqrt(),
            );
            ((((c[0].a + (-a.0)) & 15) * (c[0].a & 7)) + (self.1 as i32).clamp(-64, 64))
        }
    }
    fn second(a: Vec2) -> Hit {
        let (c, v) = (
            State {
                b: (State {
                    c: a.y,
                    a: STEPS,
                    b: Pair(Pair::SIZE, a.x),
                })
                    .b,
                c: (a.x).ceil(),
                a: (WIDE as i32),
            },
            Pair::SIZE,
        );
        let mut y: Pair = Pair(5_usize, c.c);
        let n = y
            .step(
                &{ Hit(c.a, 3.0_f32) },
                [c; 2],
                ((if a.x <= a.y { (State::RATE).clamp(a.x, a.y) } else { c.c })).ceil(),
            );
        Hit(
            ((!((c.a + 10_i32) >> (1u32))) + (y.1 as i32).clamp(-64, 64)),
            ((y.1
                - ({
                    y.1 = (((-1.0_f32) - 1.5_f32)).atan2((c.c * c.c));
                    a.y
                })) + y.1),
        )
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 2], c: &mut [f32; 2], mut v: f32) -> i32 {
        c[0] *= a[1];
        if ((!(if (Vec3::new(3.0, 2.0, (-1.0))).cmplt(Vec3::new(1.5, a[1], (-2.5))).all()
        {
            (*c) = (*a);
            (Vec3::new(a[1], v, c[0])).cmplt(Vec3::new(0.25, (-1.0), (-0.0))).any()
        } else {
            if ((if false {
                true
            } else {
                ((v > v)
                    || ({
                        (*c)[1_usize % 2] = (8_usize as f32);
                        (c[0] > c[0])
                    }))
            })) {
                a[(MASK % 2) as usize] -= a[0];
                a[(5_i32 & 1) as usize] = c[1];
                if (((if true {
                    if ((a[1] * (*c)[(MASK % 2) as usize]) != 3.0) {
                        let mut a: u32 = (0 + 0);
                    }
                    0_usize
                } else {
                    0_usize
                }) > 0))
                {
                    return 0;
                }
            }
            false
        }))) {}
        0
    }
}

#[flatten]
mod p085 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: Vec3,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Pair,
        pub c: usize,
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
    #[flatten(exact)]
    pub fn entry(a: &mut Vec2, mut x: Vec2) -> [i32; 2] {
        let mut b: [i32; 2] = [STEPS, 7_i32];
        'outer: for &_ in &b {
            let State { a, b: Pair { a: mut x_2, b: v, c: c }, c: _ } = State {
                a: (State {
                    b: Pair {
                        c: b[1],
                        a: MASK,
                        b: Vec3::new((-2.5_f32), 1.0_f32, (-1.0_f32)),
                    },
                    ..State {
                        c: Pair::SIZE,
                        ..State {
                            b: Pair {
                                c: b[1],
                                a: MASK,
                                b: Vec3::new((-0.0_f32), (-0.0_f32), (-2.5_f32)),
                            },
                            c: 8_usize,
                            a: x.x,
                        }
                    }
                })
                    .a,
                b: Pair {
                    b: Vec3::new(0.25_f32, a.x, (-1.0_f32)),
                    c: b[0],
                    a: MASK,
                },
                c: ((MASK & 7) as usize),
            };
            let a: f32 = v.z;
            x.y
                -= (flatten::math::select(
                    (v.z * v.x),
                    (2.0_f32).trunc(),
                    (IVec2::new(7_i32, (-4_i32)) == IVec2::new(3_i32, (-1_i32))),
                ) * (v.x * 0.0_f32));
            x.y -= v.x;
        }
        if any(BVec3::new((0.5_f32 > (-0.0_f32)), (b[1] != b[1]), (a.y > x.x))) {
            b = b;
            return [(7_i32 - b[0]); 2];
        }
        'outer: for (_, (_, _)) in b.iter().copied().zip(0..2u32).enumerate() {
            let mut x_2: f32 = (if (a.y < a.y) {
                let c: Pair = Pair {
                    c: (b[0] - (0_i32 >> (1u32))),
                    ..Pair {
                        a: MASK,
                        b: Vec3::new((-0.0), 0.25, 0.5),
                        c: b[1],
                    }
                };
                x.y
            } else {
                (x.x, [a.y, _]) = (
                    x.y,
                    [((x.y).min((Vec3::new((-2.5_f32), 3.0_f32, a.x)).z) + 0.0), a.y],
                );
                (Vec4::new(a.x, x.x, a.x, a.y))
                    .dot(Vec4::new(a.x, TABLE[Pair::SIZE % 4], 3.0, 0.25))
            });
            if (((10_i32 < b[0])
                || ((a.y == x.y)
                    || (((-4_i32) <= b[0])
                        && ({
                            (*a) -= Vec2::splat(a.y);
                            (b[0] <= STEPS)
                        })))))
            {
                x.y = ((a.x * (x_2).rem_euclid(x.x))
                    + dot(
                        Vec4::new(3.0_f32, a.x, a.x, x.x),
                        (if ((-2.5_f32) <= x.y) {
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                        } else {
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                        }),
                    ));
            }
        }
        [0_i32, 0_i32]
    }
}

#[flatten]
mod p086 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: IVec3,
        pub c: Pair,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p087 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        fn step(mut self, a: Vec4) -> i32 {
            if ((2.0_f32 > self.0) != (MASK <= MASK)) {
                let mut x_2: f32 = (self.0
                    * ({
                        self.0 = (-1.0);
                        self.0
                    }));
                return (STEPS >> (1u32));
            }
            self = Pair(a.y);
            let mut a: f32 = ((a.x
                * (if (a.w != a.y) {
                    return ({
                        'outer: for v in [(STEPS / ((WIDE as i32) | 1)), STEPS, STEPS] {
                            let mut y = IVec2::new(1, v);
                            'inner: for a in 0u32..0 {
                                (self, y.y) = (
                                    Pair(self.0),
                                    (if (self.0 <= self.0) { y.y } else { (y.y >> 1) }),
                                );
                                if (a < a) {
                                    break;
                                }
                                self.0 = self.0;
                            }
                        }
                        STEPS
                    });
                } else {
                    a.y
                })))
                .sin();
            ((-(if (Hit((a > a), HALF)).0 {
                let start = (((WIDE as i32)).abs() - (NARROW as i32));
                let mut x_2 = 0;
                x_2 += start;
                (x_2 - x_2)
            } else {
                'outer: for a_2 in 7..10i64 {
                    if ((if (self.0 <= (-0.0)) {
                        ((a_2 as f32) != (a_2 as f32))
                    } else {
                        (a != self.0)
                    })) {
                        continue 'outer;
                    }
                }
                STEPS
            })) + (self.0 as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, mut x: [i32; 3], y: &mut [i32; 3]) -> Vec2 {
        a.0 = ((flatten::math::clamp(a.0, a.0, 3.0_f32))
            .mul_add(
                (3.0_f32).rem_euclid(a.0),
                ({
                    'outer: for (a, y) in x.iter().enumerate() {
                        let mut a_2: Pair = (if (3_i32 != 0) {
                            let n: [i32; 3];
                            if (({ (IVec2::new(3, 7) == IVec2::new(x[0], 0)) })) {
                                n = x;
                            } else {
                                n = x;
                            }
                            Pair(TABLE[(MASK % 4) as usize])
                        } else {
                            let mut a: UVec2 = UVec2::new(MASK, MASK);
                            Pair(State::RATE)
                        });
                        let x = a_2
                            .step(
                                (Vec4::new(0.5, 2.0, a_2.0, 1.0)
                                    + Vec4::new(a_2.0, 0.5, a_2.0, a_2.0)),
                            );
                        if (Hit::SIZE < a) {
                            continue;
                        }
                    }
                    a.0
                }),
            ))
            .atan2(a.0);
        (Vec2::new(0.25, a.0) + Vec2::splat((y[1] as f32)))
    }
}

#[flatten]
mod p088 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: bool,
        pub c: u32,
    }
    #[derive(Clone, Copy)]
    pub struct State;
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
    fn first(mut b: f32, c: &mut i32, mut v: f32) -> f32 {
        v *= v;
        (((v, 5_usize)).0 != (b * v));
        let y: (f32, usize);
        if ((if ((if ((*c) <= 10) {
            let mut y = Pair;
            true
        } else {
            let mut x = State;
            (v != v)
        })) {
            (((-1_i32) != (*c))
                && ({
                    b = (Vec4::new(0.25_f32, v, 0.0_f32, b))
                        .dot(Vec4::new((-0.0), TABLE[2_usize % 4], v, State::RATE));
                    false
                }))
        } else {
            b = b;
            true
        })) {
            b = ((-HALF)).copysign(((-1.0) - b));
            y = (b, (Pair::SIZE).saturating_sub(Hit::SIZE));
        } else {
            b = ({
                if ((*c) <= (*c)) {
                    {
                        let x: usize;
                        if (trunc(Vec2::new(1.5_f32, 0.25_f32))
                            == (Vec2::new((-2.5), 0.0) + Vec2::new(1.5, 2.0)))
                        {
                            (*c) += (((v * b) as i32).clamp(-64, 64));
                            x = ((v + v).abs() as usize & 15);
                        } else {
                            v += b;
                            x = State::SIZE;
                        }
                        'outer: for _ in (1..7).step_by(3).rev() {
                            let [mut x_2, mut y, a_2] = [(*c), (*c), (*c)];
                        }
                    }
                    return (-0.0);
                }
                b
            });
            y = (b, State::SIZE);
        }
        (flatten::math::dot(
            (mix(Vec2::new(v, (-0.0_f32)), Vec2::new(y.0, (-1.0_f32)), Vec2::new(b, b)))
                .yx(),
            (Vec2::new(v, b) % 1.5),
        ) + v)
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32) -> Pair {
        let mut a_2: f32 = 0.25;
        if (a_2 <= (*a)) {
            let Hit { a: mut x_2, b, c: x } = Hit {
                b: ((*a) > a_2),
                c: (MASK >> (8_u32 & 31)),
                a: (Pair::SIZE as f32),
            };
            return Pair;
        }
        if (({
            if (({
                let start = (*c);
                let mut t = 0;
                t += start;
                {
                    let c: i32 = 10;
                }
                ((*c) > t)
            })) {
                let mut a_2 = (
                    a_2,
                    (if (true && ((*c) < (*c))) {
                        let mut b = (
                            (first(
                                first(
                                    first(a_2, c, (a_2).tanh()),
                                    c,
                                    ({
                                        (*a) += (*a);
                                        a_2
                                    }),
                                ),
                                &mut (*c),
                                (*a),
                            ))
                                .abs(),
                            2_usize,
                        );
                        8_usize
                    } else {
                        return Pair;
                    }),
                );
                return Pair;
            }
            (a_2 != a_2)
        })) {
            return Pair;
        }
        Pair
    }
}

mod p089 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 3], c: i32, mut v: Vec4) -> f32 {
        v.w = v.w;
        (v.z, a[(c & 1) as usize]) = (a[1], step((3.0_f32 - v.x), v.w));
        let mut a_2: Vec3 = ((mat3(
            Vec3::new((-1.0_f32), 1.5_f32, 1.0_f32),
            Vec3::new(0.25_f32, 0.25_f32, (-1.0_f32)),
            Vec3::new(a[2], 1.5_f32, 0.5_f32),
        ))
            .x_axis / (-3.0));
        if ((if ((any(BVec3::new(false, (c < c), (HALF > v.z)))
            || ({
                v.x = (v.w * a_2.z);
                (MASK == 2_u32)
            })))
        {
            ((IVec2::new(5, c) / 3) == IVec2::new(7, c))
        } else {
            flatten::math::all(BVec3::new(false, true, false))
        })) {
            let [c, mut v, a] = (*a);
            if ((a_2.x + (a_2.z).copysign(a)) == (-0.0)) {
                let mut y: Vec4 = (Vec4::new((-1.0), a, a_2.z, 2.0) / (-3.0));
                let n: u32 = MASK;
            } else {
                if (!(a_2.y > a_2.y)) {
                    if (((IVec2::new((WIDE as i32), (-4_i32)) * 3)).y <= STEPS) {
                        a_2.z /= 2.0;
                        let x_2 = Mat3::from_diagonal(a_2);
                    }
                    let mut a: bool = (0.0_f32 < 0.0);
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p090 {
    use super::*;
    use flatten::math::*;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(a: f32, c: u32) -> f32 {
        let mut c: [f32; 3] = [a, a, HALF];
        'outer: for &y in &c {
            if (y < y) {
                break;
            }
            let start = (y * sign(c[2]));
            let mut v = 0.0;
            v += start;
        }
        let mut a_2: Vec3 = Vec3::new((-2.5), c[2], TABLE[(MASK % 4) as usize]);
        let mut a = (COUNT >> 1);
        ((c[0] / 1.5) + a_2.x)
    }
    #[flatten(exact)]
    pub fn entry(mut b: Vec3, c: &mut i32) -> [f32; 3] {
        if ((if flatten::math::any((Vec3::new(0.5_f32, b.x, 0.5_f32)).cmpne(b)) {
            (if (!(5_i32 <= (*c))) {
                (10_i32 < 1)
            } else {
                let mut n = ((if (((*c) != (*c)) ^ true) {
                    (Vec4::new(0.5, 3.0, 0.5, 1.5)).wzyx()
                } else {
                    if ((((*c) % 2) * 0) < (((COUNT).max(COUNT) & 255) as i32)) {
                        let mut c: f32 = 1.0;
                    }
                    Vec4::new(b.x, b.z, b.y, b.z)
                }))
                    .min(
                        (Vec4::new(1.0, b.y, 2.0, b.z)
                            - (if (b.y > b.y) {
                                Vec4::new(b.z, b.x, 1.5, 1.0)
                            } else {
                                Vec4::new(b.z, (-0.0), (-1.0), b.x)
                            })),
                    );
                (3_u32 == 3)
            })
        } else {
            (COUNT >= 3)
        })) {
            if (((MASK ^ MASK) + MASK) != (UVec2::new(0_u32, 2_u32)).y) {
                'outer: for a in 0..2usize {
                    let (x_2, y) = (b.x, IVec2::new((*c), ((*c) + 5_i32)));
                    if ((HALF != b.x) && (a == a)) {
                        break;
                    }
                    let start = MASK;
                    let mut a = 1;
                    a += start;
                    if true {
                        break;
                    }
                }
                b.z += b.x;
            }
            let b: IVec2 = IVec2::new((IVec2::new((-4_i32), 2_i32)).y, 2);
            (*c) |= b.x;
        } else if (0_u32 < (MASK + MASK)) {
            let n: bool;
            if ((*c) <= 0) {
                b.z *= ((b + b.z)).z;
                n = (((0.25_f32 < b.z) as usize) >= (b.z.abs() as usize & 15));
            } else {
                b.z = (if (b.x == 1.5) {
                    (b).dot(b)
                } else {
                    (b.x, (*c)) = (
                        first(
                            ([b.x, b.x, b.y])[0],
                            (select(MASK, MASK, false)).max((MASK & MASK)),
                        ),
                        (((MASK & 255) as i32) >> 2),
                    );
                    b.z
                });
                n = (!(!((*c) < (*c))));
            }
        } else {}
        [0.0_f32, 0.0_f32, 0.0_f32]
    }
}

mod p091 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub bool);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: BVec3,
        pub b: IVec3,
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: &mut f32, t: usize) -> [State; 2] {
        if (!(t < t)) {}
        [
            State {
                a: BVec3::new(false, false, false),
                b: IVec3::new(0_i32, 0_i32, 0_i32),
            },
            State {
                a: BVec3::new(false, false, false),
                b: IVec3::new(0_i32, 0_i32, 0_i32),
            },
        ]
    }
}

#[flatten]
mod p092 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, mut v: f32) -> [f32; 2] {
        {
            let mut a: [f32; 2] = [(*a), v];
            'outer: for (c, (a, t)) in a.iter().copied().zip(0..2u32).enumerate() {
                if (!(5_u32 > MASK)) {
                    continue 'outer;
                }
                v = (if v <= v {
                    ((a - flatten::math::sin((-0.0_f32)))).clamp(v, v)
                } else {
                    a
                });
            }
            let mut a: State = State {
                c: (a[1])
                    .mul_add((Vec2::new(a[0], 0.0_f32)).dot(Vec2::new(0.0, 0.0)), 0.0),
                a: Vec3::new(0.0, 0.0, 0.0),
                b: false,
            };
        }
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p093 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
        pub c: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: usize,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: bool,
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
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 3], c: f32, y: bool) -> f32 {
        'outer: for _ in 0..0usize {
            if ((y
                && ({
                    ({
                        let mut a_2 = [Pair {
                            b: Pair::SIZE,
                            c: Vec3::new(a[1], a[0], 0.25_f32),
                            a: (if y { a[2] } else { 1.0_f32 }),
                        }; 2];
                        let mut b = a_2[1].c;
                        y
                    });
                    if ((STEPS > STEPS) && (5_usize == 5)) {
                        break;
                    }
                    y
                })))
            {
                break;
            }
            let start = (({
                if (c >= a[0]) {
                    break;
                }
                Hit::SIZE
            }) >> 1);
            let mut a = 2;
            a += start;
        }
        a[2]
    }
}

#[flatten]
mod p094 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: f32, t: f32) -> bool {
        if (([STEPS, c, 0_i32])[0] != (c >> (1u32))) {
            (*a) = mad(
                ((c).min(0_i32) as f32),
                ((({
                    let mut y = ((*a))
                        .copysign(
                            (((y).max((*a)) + 0.0))
                                .copysign(
                                    (if (t > t) {
                                        t
                                    } else {
                                        return (10_i32 != c);
                                    }),
                                ),
                        );
                    3.0_f32
                }))
                    .max((y + (*a))) + 0.0),
                HALF,
            );
            return false;
        }
        let v = ((y).max((*a)) + 0.0);
        ((y != y) ^ ((*a) > 0.5))
    }
}

mod p095 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: u32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: Pair, y: f32, t: f32) -> bool {
        false
    }
}

#[flatten]
mod p096 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
        pub c: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub i32);
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut f32, y: &mut f32) -> Hit {
        if (({
            (*c)
                *= ({
                    let mut a = [
                        ((a - TABLE[(1_usize).min(3)])).rem_euclid(((*c) - 0.5_f32)),
                        ({
                            ((*y), [(*c), _]) = (
                                ((*y)
                                    + ({
                                        (*y) = ((*c)).copysign((*c));
                                        (*c)
                                    })),
                                [(*y), (*c)],
                            );
                            if ((if ((((*c) < (*c))
                                && ({
                                    (*c) -= ((0.25_f32).max(a) + 0.0);
                                    (a < (*y))
                                })))
                            {
                                (Hit::SIZE == Hit::SIZE)
                            } else {
                                ((*c) <= a)
                            })) {
                                let mut y: f32 = (-0.0);
                                return Hit {
                                    a: y,
                                    ..Hit { b: Pair::SIZE, a: a }
                                };
                            }
                            (*y)
                        }),
                    ];
                    0.25_f32
                });
            false
        })) {
            (*c)
                += (((Vec4::new((*c), (*c), (-0.0_f32), (*y))).xxyy())
                    .dot(
                        (if ((*y) < 0.0) {
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                        } else {
                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                        }),
                    ) + 0.0_f32);
        }
        Hit { a: 0.0, b: 0 }
    }
}

#[flatten]
mod p097 {
    use super::*;
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Hit {
        fn step(mut self, a: &mut f32) -> bool {
            let mut a_2 = (
                Pair {
                    a: Vec2::new((*a), self.c.y),
                    b: self.a,
                },
                ({
                    self.c.z %= 3.0;
                    1.0_f32
                }),
            );
            let mut v: IVec3 = (((IVec3::new(7, (WIDE as i32), self.b.x))
                .max(IVec3::new(self.b.x, 0, self.b.y)) + IVec3::new((-1), 7, self.b.x))
                + IVec3::new(7, (-4), 0));
            ((10_i32 <= v.y) ^ (a_2.1 > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Hit, mut x: i32, y: &mut f32, t: &mut (Pair, f32)) -> f32 {
        if a.step(&mut t.0.a.x) {
            let mut y = Vec3::splat(a.c.z);
            x >>= 1;
        }
        let mut b = a.b.y;
        b = a.b.x;
        ((((if ((a.b.x < b) && ((*y) != a.c.x)) {
            return ((a.c.y).cos() * ((*y) + (-0.0)));
        } else {
            (Vec3::new(a.c.x, (-0.0_f32), t.0.a.x)).z
        }))
            .max(a.c.z) + 0.0) + t.0.a.y)
    }
}

#[flatten]
mod p098 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p099 {
    use super::*;
    use flatten::math::*;
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Pair {
        fn step(self, a: f32) -> State {
            if flatten::math::any(
                (IVec3::new(STEPS, (NARROW as i32), STEPS))
                    .cmpgt(IVec3::new(1_i32, STEPS, STEPS)),
            ) {
                return State {
                    b: Self::SIZE,
                    ..State {
                        a: TABLE[Pair::SIZE % 4],
                        b: Hit::SIZE,
                    }
                };
            }
            let mut n = self;
            State {
                a: (if (a != a) {
                    ((a * TABLE[State::SIZE % 4]) * hadd(Vec2::new(1.0_f32, 1.5_f32)))
                } else {
                    (exp2(a) * (TABLE[State::SIZE % 4]).abs())
                }),
                b: (if self.a {
                    if (((if (!self.a) {
                        (if self.a {
                            if (a > a) {
                                let (mut v, x) = (
                                    (Pair { a: n.a }).a,
                                    [
                                        (-1.0_f32),
                                        ((
                                            Pair::SIZE,
                                            Vec4::new(a, (-0.0_f32), 0.5_f32, 1.5_f32),
                                            a,
                                        ))
                                            .2,
                                    ],
                                );
                                return State {
                                    a: (x[0] + x[1]),
                                    b: (Hit::SIZE + Pair::SIZE),
                                };
                            }
                            STEPS
                        } else {
                            if ((!((if n.a {
                                Vec3::new(a, 0.5, a)
                            } else {
                                Vec3::new(a, 2.0, a)
                            }))
                                .cmpeq((Vec3::new(a, a, a) - Vec3::new(a, 2.0, 3.0)))
                                .any()))
                            {
                                let (a_2, mut x, _) = ({
                                    (Pair::SIZE, Vec4::new(0.25_f32, a, 1.5_f32, a), a)
                                });
                                let a = Mat4::from_cols(
                                    x,
                                    flatten::math::select(
                                        vec4(x.x, x.z, (-2.5_f32), x.z),
                                        x,
                                        ((-2.5_f32) < (-0.0)),
                                    ),
                                    x,
                                    x,
                                );
                            } else {}
                            STEPS
                        })
                    } else {
                        STEPS
                    }) == 0))
                    {}
                    8
                } else {
                    Self::SIZE
                }),
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, mut x: i32, y: f32, t: [f32; 2]) -> f32 {
        let mut y: Pair = Pair { a: true };
        y.step(((t[0]).min(t[0]) + 0.0));
        y.a
            ^= (y.a
                || ({
                    x <<= 1;
                    (MASK > MASK)
                }));
        if y.a {
            y.a = true;
            return (t[1] * (-2.5));
        }
        'outer: for _ in t.iter().rev() {
            if (((x != 10)
                && ({
                    a.a = (!(1_i32 > x));
                    (!a.a)
                })))
            {
                {
                    ((y.a as i32) == (3_i32 >> 1));
                }
                break;
            }
            let mut a: Pair = Pair { a: a.a };
            a.step(t[0]);
        }
        (t[0] + (x as f32))
    }
}

#[flatten]
mod p100 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub IVec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32);
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
    impl Pair {
        fn step(mut self, a: &mut f32) -> i32 {
            let mut c = Mat3::from_diagonal(
                (mat3(
                    Vec3::new(1.5_f32, 2.0_f32, 0.25_f32),
                    Vec3::new(self.0, self.0, (-0.0_f32)),
                    Vec3::new(1.0_f32, 0.0_f32, 2.0_f32),
                ))
                    .x_axis,
            );
            c.z_axis = (c.z_axis * Vec3::new(0.5_f32, 1.0_f32, 2.0_f32));
            (self.1.y + (c.x_axis.x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: [[i32; 3]; 2], y: f32, t: &mut Vec3) -> [[i32; 3]; 2] {
        x[1][Pair::SIZE % 3] = x[0][1];
        let mut y: Pair = Pair(t.y, IVec3::new(0_i32, 2_i32, 10_i32));
        let x = y.step(&mut t.x);
        (if true {
            ({
                if ((if ((false && (t.z <= t.x)) && ((*t)).cmplt((*t)).all()) {
                    (y.1.x < 7)
                } else {
                    ((MASK == MASK) || ((-2.5_f32) != t.x))
                })) {
                    t.x %= 3.0;
                }
                (a <= t.x)
            })
        } else {
            y.1.z = ((MASK & 255) as i32);
            (Hit::SIZE == Pair::SIZE)
        });
        if (!(Pair::SIZE != 3)) {
            return [[y.1.z, 10_i32, x], [y.1.z, y.1.y, y.1.z]];
        }
        [
            [
                (7 + (t.z as i32).clamp(-64, 64)),
                (x + y.1.x),
                (y.step(&mut t.x) + (t.x as i32).clamp(-64, 64)),
            ],
            [
                ((!10) + y.1.y),
                Pair::step(Pair(t.x, IVec3::new(x, 1_i32, STEPS)), &mut y.0),
                ((y.1.y & 15)
                    * ((if (({
                        let x: Pair = Pair(
                            (Vec2::new(t.z, 1.0_f32)).y,
                            (IVec3::new(3_i32, y.1.z, STEPS))
                                .max((IVec3::new(0_i32, 2_i32, y.1.x) % 3)),
                        );
                        false
                    })) {
                        0_i32
                    } else {
                        0_i32
                    }) & 7)),
            ],
        ]
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
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&self, a: f32, c: &i32) -> f32 {
            let b: [Pair; 2] = [(*self); 2];
            ((a <= a) || ((a != a) && (a < a)));
            if ((10_i32 < (*c)) && (1_i32 < (-1))) {
                if (a < 1.5) {
                    return ((IVec3::new(5_i32, 7_i32, 1_i32), (*c), a)).2;
                } else {
                    return 0.25;
                }
            }
            ((round(
                (Vec3::new((-1.0_f32), HALF, a)
                    * Vec3::new((-2.5_f32), 1.5_f32, 2.0_f32)),
            ))
                .dot((Vec3::new((-2.5), a, a) + (Vec3::new(2.0, a, 3.0) * a)))
                + (Vec3::new(a, (-1.0_f32), a)).dot(Vec3::new(0.25, 3.0, 0.0)))
        }
    }
    impl Pair {
        fn sum(self, a: f32) -> Vec2 {
            let mut a: Pair = (if (a < a) { self } else { self });
            let v = a
                .step(
                    self
                        .step(
                            (TABLE[(0_u32 % 4) as usize] - HALF),
                            &{ (-(WIDE as i32)) },
                        ),
                    &{ STEPS },
                );
            (Vec2::new(v, 0.0) + Vec2::splat((-2.5)))
        }
    }
    fn third(a: &mut f32, c: &mut i32, y: f32) -> [f32; 2] {
        let start = MASK;
        let mut c = 1;
        c += start;
        let b: [f32; 2] = [
            (Vec2::new(y, (*a))).dot((Vec2::new(y, y)).min(Vec2::new((*a), 1.0_f32))),
            y,
        ];
        [
            flatten::math::dot(
                (Pair::sum(Pair, (*a)) - 0.0_f32),
                Vec2::new(b[0], Pair::RATE),
            ),
            (b[1] + (c as f32)),
        ]
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec2, mut x: i32) -> u32 {
        (a.x, [x, _]) = (
            (if (Pair::RATE <= a.y) {
                let (mut x, mut b) = (
                    third(
                        &mut a.x,
                        &mut x,
                        (HALF - TABLE[((NARROW as i32) & 1) as usize]),
                    ),
                    Pair,
                );
                b.step(a.x, &{ STEPS })
            } else {
                mad(a.x, a.x, a.x)
            }),
            [(if (-1_i32) != 0 { (x & x) % (-1_i32) } else { x }), x],
        );
        (2_u32)
            .min(
                (MASK
                    | ({
                        let mut x: Pair = Pair;
                        let v = x
                            .step(
                                ({
                                    a.x = ((
                                        IVec3::new((WIDE as i32), STEPS, 1_i32),
                                        STEPS,
                                        a.y,
                                    ))
                                        .2;
                                    ((a.y).max(a.y) + 0.0)
                                }),
                                &{ (NARROW as i32) },
                            );
                        if ((-2.5_f32) > a.x) {
                            if ((!true) || ((a.y > a.y) == (2.0_f32 < a.x))) {
                                return ((MASK + MASK) + MASK);
                            } else {
                                return MASK;
                            }
                        }
                        MASK
                    })),
            )
    }
}

#[flatten]
mod p102 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: UVec2,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &Pair, c: (f32, i32, Vec3)) -> u32 {
        let mut b: usize = Pair::SIZE;
        let (c, (mut v, mut a_2)) = (
            [mat2(a.a, Vec2::new(3.0_f32, HALF)), Mat2::from_cols(a.a, a.a)],
            (
                Vec4::new((-0.0_f32), c.0, 0.5_f32, c.2.y),
                [c, (c.2.x, (NARROW as i32), Vec3::new(0.5_f32, c.2.y, 1.5_f32))],
            ),
        );
        (a_2[0].2, v.y) = (
            ((Vec3::new(2.0, v.w, 3.0)).yzx() - step(a_2[1].2.z, v.z)),
            (if ((true
                && ({
                    v.w = a_2[1].0;
                    (b <= b)
                })))
            {
                {
                    let mut x = (c[1] * dot(a_2[1].2, a_2[0].2));
                    x.y_axis *= Vec2::ONE;
                }
                c[1].x_axis.x
            } else {
                a_2[1].2.x
            }),
        );
        if (((if (IVec2::new(7, (-4)) == IVec2::new(a_2[1].1, 2)) {
            if ((a_2[0].2.y
                > ({
                    let mut c: [f32; 2] = [Pair::RATE; 2];
                    'outer: for c in c {
                        a_2 = [
                            (
                                a_2[1].2.z,
                                a_2[0].1,
                                Vec3::new(a_2[0].2.z, 3.0_f32, 0.25_f32),
                            ),
                            ((a_2[0].0).tanh(), a_2[1].1, (a_2[1].2).min(a_2[0].2)),
                        ];
                    }
                    let mut t = Mat2::IDENTITY;
                    t.x_axis = a.a;
                    ({
                        t = mat2(t.y_axis, a.a);
                        let [mut a, mut t] = [a_2[1].2.y; 2];
                        v.y
                    })
                })))
            {
                let Pair { a: a_2, b: mut t } = (*a);
            }
            false
        } else {
            (a.b.y <= 5)
        }) || (b <= 0)))
        {}
        0
    }
}

mod p103 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec2,
        pub c: Vec3,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(source)]
    fn second(a: f32) -> i32 {
        let mut t = IVec3::new((WIDE as i32), (NARROW as i32), (WIDE as i32));
        t.z = 7;
        ((t.y
            + ({
                t.y = (5 + (IVec2::new(5_i32, t.x)).y);
                t.y
            })) + t.y)
    }
    #[flatten(exact)]
    pub fn entry(a: &mut (Mat3, f32), c: f32, mut v: f32, t: &mut u32) -> f32 {
        {
            let [y, mut x_2] = [a.0; 2];
            'outer: for n in 0..4usize {
                if (n > n) {
                    ((*t) < (if (*t) != 0 { 8_u32 % (*t) } else { (*t) }));
                } else if true {
                    if false {
                        x_2.x_axis
                            -= ({ Vec3::new((-1.0_f32), (-0.0_f32), y.z_axis.x) });
                        continue 'outer;
                    }
                } else {
                    let mut y: f32 = (second(a.0.z_axis.z) as f32);
                }
                if (n < n) {
                    let mut x = (Mat3::from_cols(a.0.x_axis, x_2.x_axis, y.z_axis))
                        .transpose();
                    x.x_axis += Vec3::ONE;
                    break;
                }
                if (n == n) {
                    break;
                }
            }
            let (mut t, a) = (
                [a.0.z_axis.x, a.0.y_axis.y],
                (((*t) ^ (*t)) + ((*t) ^ (*t))),
            );
        }
        'outer: for b in 0..4u8 {
            a.0.y_axis = ((-([a.0; 2])[0])).mul_vec3(a.0.x_axis);
        }
        0.0
    }
}

#[flatten]
mod p104 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub bool, pub BVec3);
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut Hit) -> f32 {
        let (a, (_, _)) = (
            c.a,
            (
                Pair,
                (mat2(Vec2::new(2.0_f32, c.b), Vec2::new(c.b, (*a)))
                    * Mat2::from_diagonal(Vec2::new(3.0_f32, (-1.0_f32)))),
            ),
        );
        0.0
    }
}

mod p105 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut (UVec2, f32, usize), y: Pair) -> u32 {
        let mut t = (c.0.y + c.0.y);
        ((if (y.0 | ((HALF <= c.1) | (c.2 != 3))) {
            2
        } else {
            ((3_u32 + c.0.y) / (c.0.x | 1))
        }) + ((c.2 & 255) as u32))
    }
}

#[flatten]
mod p106 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: usize,
        pub b: f32,
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
    pub fn entry(a: &mut f32, c: &f32) -> Pair {
        let State { a, b: _ } = State {
            a: Pair::SIZE,
            b: ((-2.5_f32) + (-0.0)),
        };
        let start = ((*c) + (-0.0));
        let mut a = 0.0;
        a += start;
        (((-0.0_f32) > (*c))
            & ({
                'outer: for v in -1..2 {
                    a
                        += ({
                            a *= a;
                            (*c)
                        });
                    if (((MASK < MASK)
                        && ({
                            a = (*c);
                            ((v as i32) >= v)
                        })))
                    {
                        a
                            *= (a
                                - ({
                                    a = ((Vec3::new((-0.0_f32), a, 1.5_f32)).abs())
                                        .dot(
                                            select(
                                                Vec3::new(a, a, (*c)),
                                                Vec3::new(1.5_f32, 0.25_f32, a),
                                                false,
                                            ),
                                        );
                                    0.0_f32
                                }));
                        break;
                    }
                }
                false
            }));
        Pair {
            a: Vec3::new(0.0, 0.0, 0.0),
        }
    }
}

mod p107 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: [f32; 2], y: f32) -> u32 {
        if (3.0_f32 <= (-0.0)) {
            (((3.0_f32 <= y) ^ (HALF > x[1]))
                || ({
                    x[1] = (HALF * (*a));
                    ((x[1] < y) || (y != y))
                }));
            if ((-1.0_f32) <= x[0]) {
                if ((-0.0_f32) > x[0]) {
                    let mut y = (y, BVec3::new(true, true, true));
                } else {
                    {
                        let (_, ..) = (
                            x[0],
                            BVec3::new(((*a) != x[0]), (HALF > x[0]), ((*a) != (*a))),
                        );
                        let mut x_2: Vec4 = (if (Vec3::new(0.5, 0.5, (*a)))
                            .cmpeq(Vec3::new(1.5, 0.25, 0.25))
                            .any()
                        {
                            (Vec4::new(y, 1.5, (*a), 2.0)).min(Vec4::splat(y))
                        } else {
                            ({ Vec4::new((-0.0), (-1.0), 0.0, (-2.5)) })
                        });
                        let mut c = (x_2.z).trunc();
                    }
                    x[(2_u32 % 2) as usize]
                        -= (-(((0.25_f32).atan2(x[1])).min((x[1]).atan2(HALF)) + 0.0));
                }
                let mut a: f32 = 1.5;
            } else if (y > x[1]) {
                x[COUNT % 2] *= x[1];
                if (x[1] < y) {
                    return MASK;
                }
            } else {
                let mut a_2: f32 = y;
            }
        } else {
            let n = x[1];
            let (a, mut y) = (
                (Vec3::new((-0.0_f32), 3.0_f32, 2.0_f32))
                    .dot(Vec3::new(0.25_f32, x[0], 2.0_f32)),
                (if (y != 1.5) {
                    let mut c: f32 = n;
                    BVec3::new(false, ((-2.5_f32) > 0.5_f32), false)
                } else {
                    BVec3::new(((*a) <= n), false, (n <= x[0]))
                }),
            );
        }
        {
            'outer: for y in 0..4usize {
                let mut v = x;
                if (!(x[0] <= v[1])) {
                    let n = (((((NARROW as i32) & 63) << 1) >> (1u32))
                        + ({ (5 - (WIDE as i32)) }));
                    continue;
                }
                let mut v: Vec3 = (flatten::math::sign(
                    (Vec3::new((*a), v[1], 0.5_f32) - Vec3::new(x[0], x[0], (-1.0_f32))),
                ))
                    .floor();
            }
            if ((hadd(
                (Vec4::new((-2.5_f32), 0.5_f32, 0.0_f32, 0.5_f32)
                    * Vec4::new(x[1], 3.0_f32, x[1], (-0.0_f32))),
            )
                < (if x[0] <= (*a) {
                    (((y).min((*a)) + 0.0)).clamp(x[0], (*a))
                } else {
                    x[1]
                })))
            {
                {
                    'outer: for (_, c) in (0..2i32).rev().zip(x.iter()) {
                        let start = ((5_u32).min(2_u32) ^ MASK);
                        let mut y = 1;
                        y += start;
                    }
                }
            }
        }
        0
    }
}

#[flatten]
mod p108 {
    use super::*;
    use flatten::math::*;
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    fn first(mut b: f32, c: &mut i32, y: f32) -> f32 {
        let mut c = Vec2::new(2.0, 0.0);
        (c.y + c.x)
    }
    impl Pair {
        fn step(self, a: &mut f32, c: Vec2) -> i32 {
            if (self.c.x > self.a.x) {
                if (((if true { (1.0_f32 < self.b.x) } else { (c.y < self.a.y) })
                    && (MASK <= MASK)))
                {
                    return (((self.a.y <= self.a.y) as i32) + (5_i32).max(1));
                } else {
                    return (NARROW as i32);
                }
            }
            ((STEPS & 15) * (STEPS & 7))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Hit, c: &mut i32, y: f32, t: u32) -> State {
        let mut a_2: Pair = Pair {
            b: a.a.b,
            c: a.a.c,
            a: a.a.a,
        };
        let b = a_2.step(&mut a.a.c.y, (a_2).a);
        {
            let State { a: y, b: Hit { a, b: mut b, c: _ } } = State {
                b: (*a),
                a: (Hit::SIZE % 3),
            };
            if (1_u32 <= MASK) {
                a_2.b.x -= (1.5_f32).abs().sqrt();
            } else {
                let x = Hit {
                    c: (if (t > t) {
                        Vec4::splat(a_2.a.x)
                    } else {
                        (Vec4::new(a.b.y, a_2.b.z, 1.0, 1.0)
                            * Vec4::new(0.25, 0.25, 0.25, State::RATE))
                    }),
                    a: a_2,
                    b: first(
                        (-2.5),
                        c,
                        ({
                            a_2.c.y = a_2.c.z;
                            smoothstep(a_2.a.y, a_2.c.y, a_2.b.y)
                        }),
                    ),
                };
            }
        }
        a.a.c.x
            -= first(
                ({
                    a_2.a.y = select(
                        first(
                            first(HALF, &mut (*c), (a.a.c.x / 0.0_f32)),
                            &mut (*c),
                            (a.a.c.z % (-3.0)),
                        ),
                        a.a.b.z,
                        false,
                    );
                    a_2.b.x = a.c.w;
                    a_2.a.x
                }),
                &mut (*c),
                a.c.x,
            );
        if (t > t) {
            if (((a.a.b.x <= a.a.a.x)
                && ({
                    (*c) <<= 1;
                    (a_2.b.y <= 3.0_f32)
                })))
            {
                let start = ((((t & 15) * (t & 7)) & 7) as usize);
                let mut n = 2;
                n += start;
                return State {
                    b: Hit {
                        a: Pair {
                            c: a.a.c,
                            a: a.a.a,
                            b: a_2.c,
                        },
                        b: a.a.c.z,
                        c: a.c,
                    },
                    a: 5,
                };
            }
            return State { b: (*a), a: Hit::SIZE };
        }
        let [b, _, ..] = [
            first(first(a_2.a.y, c, y), &mut (*c), a_2.c.z),
            ((*a)).b,
            (y).rem_euclid(1.0_f32),
        ];
        if (t < (t).min(0)) {
            let mut a: [f32; 2] = [a.a.c.x, a_2.b.y];
            'outer: for x in a.iter() {
                if ((first(a_2.a.x, &mut (*c), a_2.c.y)
                    != (Hit {
                        b: b,
                        ..Hit {
                            b: a_2.b.z,
                            c: Vec4::new(a_2.a.y, a_2.b.y, 1.0_f32, (-0.0_f32)),
                            a: a_2,
                        }
                    })
                        .b))
                {
                    continue;
                }
                if (((0_usize + 0_usize) + 0_usize) >= 0) {}
            }
            return State {
                a: 0,
                b: Hit {
                    a: Pair {
                        a: Vec2::new(0.0, 0.0),
                        b: Vec3::new(0.0, 0.0, 0.0),
                        c: Vec3::new(0.0, 0.0, 0.0),
                    },
                    b: 0.0,
                    c: Vec4::new(0.0, 0.0, 0.0, 0.0),
                },
            };
        }
        State {
            a: 0,
            b: Hit {
                a: Pair {
                    a: Vec2::new(0.0, 0.0),
                    b: Vec3::new(0.0, 0.0, 0.0),
                    c: Vec3::new(0.0, 0.0, 0.0),
                },
                b: 0.0,
                c: Vec4::new(0.0, 0.0, 0.0, 0.0),
            },
        }
    }
}

#[flatten]
mod p109 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
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
    impl Pair {
        fn step(&self, a: f32, mut x: f32) -> bool {
            let mut v = self.a;
            ((if (MASK <= MASK) {
                return self.a;
            } else {
                v
            }) ^ (x > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [i32; 2], c: &i32, y: f32) -> f32 {
        a[0_usize % 2] <<= 1;
        (*a) = (*a);
        if (({
            Pair {
                a: (a[1] < (*c)),
                b: Vec3::new(y, 2.0, y),
            }
        })
            .step(
                (Vec2::new(1.5_f32, 3.0_f32)).dot(Vec2::new(1.5, y)),
                (0.25_f32).trunc(),
            ))
        {
            a[(MASK % 2) as usize] >>= 1;
        } else if (a[1] > a[0]) {
            if false {
                if (({
                    Pair {
                        b: Vec3::new(y, 1.0, y),
                        a: false,
                    }
                })
                    .step(flatten::math::fma(Pair::RATE, y, y), (y).rem_euclid(y)))
                {
                    (a[1] <= (*c));
                    return (((y).mul_add(y, y)).max(y) + 0.0);
                }
                let mut b: Pair = Pair {
                    b: Vec3::new(1.0, 0.0, 0.5),
                    a: (y < y),
                };
                let x_2 = b
                    .step(
                        ({
                            a[0] += a[1];
                            hadd(Vec2::new(1.5_f32, 1.5_f32))
                        }),
                        ((Vec2::new(3.0_f32, 2.0_f32) * Vec2::new(b.b.y, (-2.5_f32))))
                            .dot(
                                (if b.a {
                                    Vec2::new(b.b.y, 0.0)
                                } else {
                                    if (Pair::step(
                                        &{
                                            Pair {
                                                a: b.a,
                                                b: Vec3::new((-0.0_f32), b.b.y, 2.0_f32),
                                            }
                                        },
                                        (b.b.x * 0.0),
                                        b.b.y,
                                    )) {
                                        a[1] = a[1];
                                        let mut x: Pair = Pair { b: b.b, a: true };
                                        let y = x.step(ceil(TABLE[Pair::SIZE % 4]), (b.b.y * 0.0));
                                    } else {
                                        let mut c = ((y).min(b.b.z) + 0.0);
                                        let mut y: Pair = Pair { a: b.a, b: b.b };
                                        let b = y.step(((MASK as f32) * b.b.y), 0.0);
                                    }
                                    Vec2::new(0.25, 0.25)
                                }),
                            ),
                    );
            } else if false {
                'outer: for x in 0..2 {
                    if (Pair::step(
                        &{
                            Pair {
                                a: (y < y),
                                b: Vec3::new(1.0_f32, (-0.0_f32), (-0.0_f32)),
                            }
                        },
                        (Vec2::new(0.0_f32, 0.0_f32)).y,
                        0.0,
                    )) {
                        break;
                    }
                }
            } else {}
        } else {}
        0.0
    }
}

#[flatten]
mod p110 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
        pub c: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub IVec2, pub IVec2);
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub Pair);
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
    pub fn entry(a: f32, c: &mut i32, mut v: [i32; 2]) -> State {
        v = [((a != a) as i32), (*c)];
        'outer: for b in v {
            let t: Vec2 = (vec2(
                (Pair {
                    a: (-1.0_f32),
                    ..Pair {
                        a: a,
                        ..Pair {
                            a: a,
                            b: State::SIZE,
                            c: MASK,
                        }
                    }
                })
                    .a,
                (a + 0.0),
            ) / (-3.0));
            if (((if (t == t) { (a / 2.0) } else { t.x })
                == ((t.y).mul_add(t.y, t.y) * 0.25)))
            {
                'inner: for a_2 in (1..7).step_by(3) {
                    let mut x_2 = (if (t.x < t.x) {
                        mat4(
                            Vec4::new(0.25, (-0.0), (-1.0), a),
                            Vec4::new(0.0, (-2.5), t.y, 2.0),
                            Vec4::new(0.25, 0.0, t.y, 0.0),
                            Vec4::new((-0.0), t.x, 1.5, 0.5),
                        )
                    } else {
                        Mat4::from_cols(
                            Vec4::new(1.5, t.x, 3.0, 1.0),
                            Vec4::new(0.5, 0.0, t.y, 2.0),
                            Vec4::new(0.5, a, t.x, a),
                            Vec4::new(0.5, t.x, a, 0.0),
                        )
                    });
                    x_2.z_axis = (x_2).x_axis;
                    let mut y = (Mat4::from_diagonal(
                        Vec4::new((-2.5_f32), (-2.5_f32), (-2.5_f32), x_2.y_axis.z),
                    ))
                        .transpose();
                    y.x_axis *= x_2.z_axis;
                    v[((a_2 as i32) & 1) as usize] = (!(v[0] - ((MASK & 255) as i32)));
                }
            }
        }
        State(
            0_i32,
            Pair {
                a: 0.0_f32,
                b: 0_usize,
                c: 0_u32,
            },
        )
    }
}

#[flatten]
mod p111 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
        pub b: Vec3,
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
    pub fn entry(a: usize, c: &BVec3, y: &mut f32, t: &mut u32) -> u32 {
        if (((((*t)
            + ({
                (*t) = (*t);
                MASK
            })) | (((*t) | 7) - ((*t) & 7))) >= (*t)))
        {
            'outer: for _ in 0..(COUNT + 1) {
                if (((*y) != (*y)) || (a >= Hit::SIZE)) {
                    {}
                    continue;
                }
                if (a > 1) {
                    'inner: for b in [(((*y)).min(0.25_f32) + 0.0), (3.0_f32 / 1.5)] {
                        (*y) = (if ((*t) > (2_u32 >> ((*t) & 31))) {
                            (((*y) * (*y)) + (Pair(b, UVec2::new(2_u32, 3_u32))).0)
                        } else {
                            b
                        });
                        if (((*t)
                            > ((*t)
                                | ({
                                    (*t) = (*t);
                                    (*t)
                                }))))
                        {
                            break;
                        }
                        let (a, _) = (0.0_f32, 0.0_f32);
                    }
                }
            }
        }
        0
    }
}

#[flatten]
mod p112 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
    }
    #[flatten(exact)]
    pub fn entry(a: i32, c: Mat2) -> BVec3 {
        let mut v = ((c * c.y_axis.x)).transpose();
        v.y_axis += Vec2::ONE;
        if (!true) {
            {
                if (({
                    v.y_axis += vec2(((c.y_axis.x / (-3.0)) * c.y_axis.y), 0.0_f32);
                    false
                })) {}
            }
        }
        BVec3::new(false, false, false)
    }
}

mod p113 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p114 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p115 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
        pub c: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: bool, c: Vec3) -> u32 {
        let mut n = Hit(
            (if c.y <= c.z {
                (((c.x).min(c.y) + 0.0)).clamp(c.y, c.z)
            } else {
                0.25_f32
            }),
        );
        let mut x = (Vec3::new((-1.0_f32), c.z, 1.5_f32)).z;
        'outer: for _ in (1..13).step_by(3) {
            if ((1_u32 + (MASK % (MASK | 1))) >= ((MASK / 3) - (MASK - 1))) {
                let mut x: [i32; 3] = [(WIDE as i32), STEPS, (WIDE as i32)];
                'inner: for (_, n) in x.iter().enumerate() {
                    ((c % 1.5)).cmplt((c).zyx()).all();
                    if ((c.z * c.x) > c.x) {
                        let Pair { a: _, b, c } = Pair {
                            c: x[2],
                            a: UVec2::new(3_u32, 2_u32),
                            b: c.y,
                        };
                        break;
                    }
                }
            }
        }
        (0 + (n.0.abs() as u32 & 255))
    }
}

#[flatten]
mod p116 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: i32,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(&mut self, a: &mut Pair) -> i32 {
            let mut n = (mat3(
                Vec3::new((-2.5_f32), 0.0_f32, 0.5_f32),
                Vec3::new(TABLE[0_usize % 4], 0.0_f32, 3.0_f32),
                Vec3::new(HALF, (-1.0_f32), 1.0_f32),
            ))
                .transpose();
            n.z_axis = n.x_axis;
            (1_usize > a.0);
            (*self) = (*a);
            (((n.z_axis.y)
                .atan2(
                    (if n.x_axis.z <= n.y_axis.z {
                        (n.x_axis.z).clamp(n.x_axis.z, n.y_axis.z)
                    } else {
                        n.z_axis.y
                    }),
                ) as i32)
                .clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Pair, mut v: usize, t: u32) -> Hit {
        if ((3_usize + v) == v) {
            let mut t: Mat3 = Mat3::from_cols(
                Vec3::new(Pair::RATE, a, 0.5),
                Vec3::new(2.0, 3.0, 0.5),
                Vec3::new(2.0, a, (-1.0)),
            );
        } else {
            let mut a_2 = (Mat3::from_cols(
                Vec3::new(a, 0.0_f32, 1.5_f32),
                Vec3::new(a, 3.0_f32, 0.5_f32),
                Vec3::new(a, a, a),
            )
                * (Mat3::from_cols(
                    Vec3::new(a, a, 0.25_f32),
                    Vec3::new(0.0_f32, (-2.5_f32), 0.25_f32),
                    Vec3::new(1.0_f32, (-1.0_f32), a),
                )
                    * Mat3::from_cols(
                        Vec3::new(1.5_f32, 2.0_f32, 0.5_f32),
                        Vec3::new(1.5_f32, 2.0_f32, 0.5_f32),
                        Vec3::new(a, (-2.5_f32), 3.0_f32),
                    )));
            a_2.z_axis = (Vec3::new(1.0_f32, 0.5_f32, 3.0_f32)
                * Vec3::new((-0.0_f32), a_2.y_axis.x, a_2.z_axis.z));
            if (t < t) {
                return Hit {
                    a: false,
                    b: (STEPS | (NARROW as i32)),
                    c: HALF,
                };
            }
        }
        c.0 = (if v >= v { v - v } else { v });
        (t != 5);
        {
            (*c) = (*c);
            let [t, y, mut b] = [(a * 0.0), select(a, a, (c.0 < c.0)), a];
            let mut a_2: Pair = (*c);
            let n = a_2.step(c);
        }
        let [a, _, mut b] = [
            (a).trunc(),
            (Vec3::new((-1.0_f32), a, 1.5_f32)).z,
            3.0_f32,
        ];
        let a_2 = Hit {
            c: (flatten::math::fract(3.0_f32)
                - ({
                    (*c) = (*c);
                    b
                })),
            ..Hit { c: a, a: (t < t), b: (-1) }
        };
        'outer: for b in 0..4 {
            (Hit {
                b: b,
                ..Hit { a: (a_2.c != a_2.c), ..a_2 }
            })
                .a;
            if ((a_2.c < a) && a_2.a) {
                continue;
            }
        }
        Hit {
            a: ((a_2.a
                | (if a_2.a {
                    let (mut b, mut a_2, _) = (a_2.b, a_2.c, Vec2::new(a_2.c, 0.5_f32));
                    true
                } else {
                    return Hit { c: (-2.5), a: a_2.a, b: 7 };
                })) ^ (b > 0.5)),
            b: 2,
            c: (((1_i32 - 0_i32) as f32) + b),
        }
    }
}

mod p117 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: u32,
    }
    #[flatten(exact)]
    pub fn entry(a: [f32; 2], c: i32) -> f32 {
        if true {
            let mut n: f32 = fract(a[1]);
        }
        if false {}
        0.0
    }
}

#[flatten]
mod p118 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Vec2,
        pub c: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut [Hit; 3], y: f32) -> [f32; 3] {
        if any(BVec3::new(false, (c[0].a.z <= c[1].c), false)) {
            'outer: for _ in 0..1usize {
                let x_2: [[Hit; 3]; 3] = [(*c), (*c), (*c)];
                if (c[2].b.x > c[1].a.x) {
                    break;
                }
                let mut y = (x_2[1][1].a)
                    .min(
                        ((x_2[2][1].a * x_2[2][0].a.y))
                            .min(round(Vec3::new(1.5_f32, (-2.5_f32), (-2.5_f32)))),
                    );
            }
            let mut a_2: [[Hit; 3]; 3] = [
                (*c),
                (*c),
                [
                    c[0],
                    Hit {
                        b: c[2].b,
                        c: c[0].a.x,
                        a: c[2].a,
                    },
                    c[0],
                ],
            ];
            'outer: for &_ in &a_2 {
                if (((if (a_2[1][1].c > (-2.5)) {
                    (c[1].b.x < 3.0)
                } else {
                    (0.0_f32 < a_2[0][2].a.y)
                }) || (a_2[0][0].a.y < a_2[0][1].a.y)))
                {
                    break 'outer;
                }
                if ((if (0.0_f32 < 0.0) { false } else { false })) {
                    break;
                }
            }
        }
        [0.0_f32, 0.0_f32, 0.0_f32]
    }
}

mod p119 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, mut v: (Vec3, Vec2)) -> f32 {
        let mut a: [Pair; 2] = [
            Pair { a: 0_i32, b: v.1.x },
            Pair {
                a: c,
                ..Pair { a: c, b: v.0.z }
            },
        ];
        'outer: for &c in &a {
            let start = MASK;
            let mut y = 1;
            y += start;
            if (!false) {
                return 0.0;
            }
        }
        0.0
    }
}

#[flatten]
mod p120 {
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
    #[flatten(exact)]
    pub fn entry(a: &mut (usize, State), c: i32) -> bool {
        if ((if (a.1.b > a.0) {
            (!((a.1.a != 8)
                && ({
                    a.0 = ((a.0 < a.1.b) as usize);
                    (a.0 < a.0)
                })))
        } else {
            'outer: for x_2 in (1..7).step_by(3) {
                let mut c = HALF;
            }
            ((!(a.1.a < 5)) && true)
        })) {
            a.1.b = a.0;
        } else if (((HALF - Hit::RATE)
            >= (if (a.0 <= a.0) {
                let mut c = (-((if (2_u32 < a.1.a) {
                    if (a.1.a <= a.1.a) {
                        a.0 = (((a.1.a <= a.1.a) as usize) & 7);
                        return (((c > c) || (a.1.a > a.1.a))
                            && ((a.1.b <= a.0) ^ (1_u32 > 3)));
                    }
                    Hit(TABLE[(1_u32 % 4) as usize])
                } else {
                    ((!false)
                        && ({
                            a.1.b *= 2;
                            (a.1.b <= a.1.b)
                        }));
                    Hit(HALF)
                }))
                    .0);
                c
            } else {
                TABLE[(0_u32 % 4) as usize]
            })))
        {
            {
                let start = a.1.a;
                let mut y = 1;
                y += start;
            }
        } else {
            if (STEPS <= c) {
                a.1.a
                    += (((if true { a.1 } else { a.1 })).a
                        ^ (((a.1.a & 15) * (a.1.a & 7)) + a.1.a));
            } else {
                let v: Hit = Hit(((a.1.a as f32)).tanh());
                if ((((v.0 <= v.0)
                    || ({
                        let mut v: f32 = (((Vec4::new((-2.5_f32), 0.25_f32, v.0, v.0)
                            % 1.5))
                            .dot(Vec4::new(v.0, 1.5, v.0, 0.0))
                            - dot(
                                (Vec3::new(0.0_f32, (-1.0_f32), v.0)).zyx(),
                                (Vec3::new(v.0, v.0, v.0) % 1.5),
                            ));
                        let a: bool = ((2_usize != a.0)
                            && ({
                                (*a) = (8_usize, a.1);
                                (0.0_f32 < 0.0_f32)
                            }));
                        false
                    })) != false))
                {}
            }
        }
        false
    }
}

mod p121 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
        pub c: Vec4,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32, pub Pair);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p122 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2, pub u32);
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
    pub fn entry(a: f32, c: Hit, mut v: f32, t: &u32) -> Pair {
        v = ((atan2(Vec2::new(3.0_f32, 3.0_f32), c.0) / 2.0)).y;
        let n: Mat3 = ((if ((v <= 2.0) && true) {
            mat3(
                Vec3::new(3.0_f32, 0.0_f32, a),
                Vec3::new(a, 1.0_f32, c.0.x),
                Vec3::new(v, a, 0.5_f32),
            )
        } else {
            let Pair { a: b } = Pair { a: Pair::SIZE };
            (Mat3::from_cols(
                Vec3::new(1.5_f32, (-1.0_f32), c.0.x),
                Vec3::new(a, 3.0_f32, a),
                Vec3::new(c.0.x, 0.0_f32, (-1.0_f32)),
            ) * v)
        }))
            .transpose();
        v /= 2.0;
        {
            let mut a_2 = (Pair {
                a: (Hit::SIZE + Pair::SIZE),
            })
                .a;
        }
        let Pair { a: a_2 } = Pair {
            a: (if Hit::SIZE >= Hit::SIZE { Hit::SIZE - Hit::SIZE } else { Hit::SIZE }),
        };
        let x_2: Vec4;
        if ((({
            v -= a;
            if (1.0_f32 != c.0.y) {
                v += v;
            } else {
                let mut y = (c).0;
                let b = (c.0.x + (((n.z_axis.z * 0.5_f32)).max(c.0.x) + 0.0));
            }
            (a < n.y_axis.x)
        }) && (n.z_axis.z != n.x_axis.y)))
        {
            v = ((-(-2.5_f32))).floor();
            x_2 = (Vec4::new(n.x_axis.z, c.0.y, n.z_axis.x, a)
                - (if (a_2 > a_2) {
                    v = exp2(c.0.y);
                    Vec4::new(n.z_axis.z, n.z_axis.y, (-0.0), 1.5)
                } else {
                    Vec4::new((-1.0), c.0.x, n.x_axis.y, n.x_axis.x)
                }));
        } else {
            v = ((if Hit::RATE <= c.0.x {
                (n.z_axis.z).clamp(Hit::RATE, c.0.x)
            } else {
                n.y_axis.y
            }) + dot(c.0, c.0));
            x_2 = (if (((c.1 < 3)
                && ({
                    v /= 2.0;
                    (n.y_axis.x < a)
                })))
            {
                return Pair { a: (Pair { a: a_2 }).a };
            } else {
                let mut a: u32 = (((0_i32 & 0_i32) & 255) as u32);
                Vec4::new(0.0, 0.0, 0.0, 0.0)
            });
        }
        Pair { a: 0 }
    }
}

#[flatten]
mod p123 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec2);
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
    pub fn entry(a: &mut f32, c: i32, y: &mut IVec2, mut n: f32) -> bool {
        let (mut x, (mut v, _)) = (
            ((*a) * radians(2.0_f32)),
            (UVec2::new(MASK, 1_u32), ((y.y & 15) * (y.y & 7))),
        );
        (v.x > v.y);
        let x: BVec3 = (((IVec3::new(y.y, 7_i32, 10_i32))
            .min(IVec3::new(7_i32, 5_i32, (-4_i32)))
            + (IVec3::new(1_i32, (-4_i32), STEPS)).max(IVec3::new(y.x, 2_i32, 3_i32))))
            .cmpgt(IVec3::new(1, (y.x ^ y.y), ((c & 15) * (y.x & 7))));
        if ((((-n)
            != (if ((-4_i32) <= y.x) {
                n
            } else {
                if (((
                    (((*a) <= (-2.5_f32))
                        && ({
                            y.x *= 2;
                            (y.x != y.x)
                        })),
                    (((*a)).min((*a)) + 0.0),
                    (if (y.y < c) {
                        if (((if Pair::SIZE >= Pair::SIZE {
                            Pair::SIZE - Pair::SIZE
                        } else {
                            Pair::SIZE
                        }) < (Pair::SIZE + Pair::SIZE)))
                        {
                            (v.y <= 3);
                            if (!(v.x != v.y)) {
                                n
                                    *= (if (((y.y != y.y), (*a), Vec3::new(1.0_f32, n, (*a)))).0
                                    {
                                        (n).floor()
                                    } else {
                                        (if (*a) <= (*a) { (n).clamp((*a), (*a)) } else { n })
                                    });
                            } else {
                                let mut t = (if (((if (2_i32 < y.y) {
                                    (y.x <= y.y)
                                } else {
                                    (c > y.x)
                                }) || (1_usize <= Pair::SIZE)))
                                {
                                    (*y)
                                } else {
                                    (((*y) | (*y)) + ({ IVec2::new(c, 2) }))
                                });
                            }
                            let Pair(a_2, _) = Pair(
                                (HALF * 0.0),
                                (Vec2::new(2.0_f32, 1.5_f32) + Vec2::new((*a), 3.0_f32)),
                            );
                        } else {
                            let mut a: Pair = Pair(
                                n,
                                ((if (v.x > v.y) {
                                    Vec2::new((*a), 0.25_f32)
                                } else {
                                    Vec2::new((*a), n)
                                }))
                                    .yx(),
                            );
                            if (v.y > v.x) {
                                ((false, n, Vec3::new(a.0, (-0.0_f32), 0.0_f32))).0;
                                let mut t: f32 = Pair::RATE;
                            }
                            if false {
                                a.1
                                    -= ((((v.x | 7) - (v.y & 7)) as f32)
                                        * (HALF * (if (a.1.x != 1.5) { a.1.x } else { a.1.y })));
                            } else {
                                let start = ((y.y != c) as u32);
                                let mut x_2 = 1;
                                x_2 += start;
                            }
                        }
                        Vec3::new(n, 0.5_f32, 1.0_f32)
                    } else {
                        (*y)
                            -= (if (v.x != 2) {
                                IVec2::new(0_i32, 0_i32)
                            } else {
                                IVec2::new(0_i32, 0_i32)
                            });
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                    }),
                ))
                    .0)
                {}
                0.0
            })) || false))
        {}
        false
    }
}

#[flatten]
mod p124 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec2,
        pub b: Pair,
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
    impl Pair {
        fn step(mut self, mut b: f32, c: &i32, y: Vec4) -> f32 {
            if ((Vec2::new(y.w, y.x)
                == ({
                    if (((2_u32 as f32) < ([y.w; 2])[0]) || (!(y.x > 1.5))) {
                        let mut a = (((if y.x <= b { (y.z).clamp(y.x, b) } else { y.w }))
                            .floor() * HALF);
                        let t: State;
                        if (MASK > (0 + MASK)) {
                            t = State {
                                b: self,
                                a: IVec2::new((*c), 3),
                            };
                        } else {
                            t = State {
                                b: Pair,
                                a: (IVec2::new((*c), 2)).min(IVec2::new(3, 0)),
                            };
                        }
                        let v = [y.y; 2];
                    } else {
                        'outer: for y in -1..1 {
                            'inner: for _ in 0u32..3 {
                                let State { a: mut a, b } = State {
                                    b: self,
                                    ..State {
                                        a: IVec2::new((-1_i32), 2_i32),
                                        ..State {
                                            a: IVec2::new(1_i32, 3_i32),
                                            b: Pair,
                                        }
                                    }
                                };
                            }
                        }
                    }
                    Vec2::new(y.x, 1.0)
                })))
            {
                return y.y;
            }
            (y.w + b)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut [f32; 2], y: f32) -> u32 {
        if ((State::SIZE >> 1) <= (State::SIZE * 2)) {
            let a_2: u32 = MASK;
            if (1_u32 != a_2) {
                let mut a_2 = (UVec2::new(a_2, a_2) * 2);
            } else {
                'outer: for (_, (_, v)) in (*c).iter().copied().zip(0..2u32).enumerate()
                {
                    let t = BVec3::new(true, true, false);
                }
            }
            (*c) = (if false {
                'outer: for _ in 0..2i64 {
                    (*c)[(Pair::SIZE).min(1)] = (*c)[(STEPS & 1) as usize];
                }
                [
                    ({ Pair })
                        .step(
                            c[1],
                            &{ STEPS },
                            Vec4::new(0.0_f32, (-2.5_f32), 1.0_f32, 1.0_f32),
                        ),
                    c[0],
                ]
            } else {
                if (TABLE[(Pair::SIZE).min(3)] < (-0.0)) {
                    return ((a_2 - MASK) % (0_u32 | 1));
                }
                (if (Pair::SIZE <= State::SIZE) {
                    [c[1]; 2]
                } else {
                    (Hit::RATE > c[0]);
                    [y, a]
                })
            });
        } else {
            let [a, _] = [dot(
                Vec2::new(Pair::RATE, 0.0_f32),
                Vec2::new(0.0_f32, 0.0_f32),
            ); 2];
        }
        0
    }
}

mod p125 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p126 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, y: i32, t: f32) -> f32 {
        {
            let mut a = Mat2::from_cols(
                ({
                    let mut x_2 = flatten::math::select(
                        MASK,
                        ((MASK + MASK) ^ (MASK + MASK)),
                        (if ((*a) < (*a)) {
                            (!(y <= (*c)))
                        } else {
                            ((10_i32 <= (-4)) || ((*a) != (*a)))
                        }),
                    );
                    Vec2::new(2.0, t)
                }),
                (Vec2::new(1.0, (*a))).yx(),
            );
            a.y_axis *= Vec2::ONE;
        }
        if (!((*c) <= y)) {}
        0.0
    }
}

mod p127 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut f32) -> f32 {
        let mut a: Pair = ({
            let Pair { a: b, b: y } = Pair {
                b: (*c),
                ..Pair {
                    a: IVec2::new(5_i32, 0_i32),
                    b: TABLE[(STEPS & 1) as usize],
                }
            };
            {
                (*c) = (Hit((y).floor(), a)).0;
                if (a >= (*c)) {
                    return (flatten::math::sign(1.0_f32) * flatten::math::atan(a));
                }
                let a: Vec2 = Vec2::select(
                    (((if (a != a) {
                        Vec2::new((-2.5), y)
                    } else {
                        Vec2::new(0.5, (*c))
                    }) * (Vec2::new(a, (-1.0))).xx()))
                        .cmplt(
                            vec2(
                                (if ((-4_i32) != b.y) {
                                    (*c)
                                } else {
                                    'outer: for t in 0..1usize {
                                        let mut x_2 = ({
                                            (if (false || true) {
                                                [TABLE[(b.y & 1) as usize], 2.0_f32]
                                            } else {
                                                [(*c), (*c)]
                                            })
                                        });
                                        (x_2[1], (*c)) = (
                                            (flatten::math::dot(
                                                Vec4::new(3.0_f32, x_2[1], (-1.0_f32), 1.5_f32),
                                                Vec4::new(0.25_f32, 0.25_f32, x_2[1], a),
                                            ))
                                                .sin(),
                                            ((a / 2.0)).abs().sqrt(),
                                        );
                                        if (b.x <= 1) {
                                            break;
                                        }
                                        let mut a: f32 = (vec3(
                                            ((0.25_f32).max(x_2[0]) + 0.0),
                                            0.0_f32,
                                            0.0_f32,
                                        ))
                                            .z;
                                    }
                                    0.0
                                }),
                                0.0,
                            ),
                        ),
                    Vec2::new(0.0, 0.0),
                    Vec2::new(0.0, 0.0),
                );
            }
            Pair {
                a: IVec2::new(0, 0),
                b: 0.0,
            }
        });
        0.0
    }
}

#[flatten]
mod p128 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
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
    #[flatten(exact)]
    pub fn entry(a: i32, c: i32) -> IVec2 {
        let mut n = HALF;
        n = ((0.5_f32 - 0.0)
            - (n
                - ({
                    n = (a as f32);
                    n
                })));
        n = n;
        n
            -= (n)
                .copysign(
                    (if (c <= c) {
                        let b: f32;
                        if ((if ((c != a) && (c > c)) {
                            n
                                *= ((if ((c < c) != (c > STEPS)) {
                                    {
                                        let mut v = Vec2::new((-2.5), 2.0);
                                    }
                                    (n + (-0.0))
                                } else {
                                    (n + (-0.0))
                                })
                                    * ({
                                        if (((!(Vec2::new(n, 3.0) == Vec2::new(n, 3.0)))
                                            && ({
                                                n *= (if true { (-0.0_f32) } else { n });
                                                (n == n)
                                            })))
                                        {
                                            n -= n;
                                            ((5_usize + Pair::SIZE) > 0);
                                        }
                                        {
                                            n = n;
                                            let mut n = ((Vec3::new(2.0_f32, n, (-2.5_f32)))
                                                .dot((Vec3::new(0.5, 1.0, n) % 1.5)) + HALF);
                                        }
                                        (3.0_f32 + 0.0)
                                    }));
                            ((a != c) || (n <= n))
                        } else {
                            (n < n)
                        })) {
                            n *= n;
                            b = (rcp(n) + (0.25_f32).cos());
                        } else {
                            b = (Pair { a: n }).a;
                        }
                        b
                    } else {
                        if ((if (((MASK & 7) as usize)
                            > (Pair::SIZE).abs_diff(Pair::SIZE))
                        {
                            false
                        } else {
                            let mut a: f32 = 0.0;
                            false
                        })) {}
                        0.0_f32
                    }),
                );
        IVec2::new(0, 0)
    }
}

mod p129 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3, pub bool);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: [Mat3; 2], mut v: f32, t: &mut bool) -> i32 {
        v = ((1.5_f32)
            .max(
                ({
                    (*t) = (Hit(
                        c[1].x_axis,
                        (if (*t) { (v > c[0].z_axis.x) } else { (*t) }),
                    ))
                        .1;
                    c[0].y_axis.x
                }),
            ) + 0.0);
        let mut x_2 = [
            (({
                'outer: for b in 0u32..4 {
                    let [mut a_2, y] = [(c[1] * c[0]), (c[1] + c[1])];
                    let mut b: Mat3 = (Mat3::from_cols(
                        c[1].x_axis,
                        Vec3::new(c[1].y_axis.x, c[1].x_axis.x, 0.25_f32),
                        y.z_axis,
                    )
                        * ({
                            a_2.x_axis.z = c[0].x_axis.z;
                            (a_2.y_axis.y
                                + ({
                                    a_2.y_axis.y = 0.5_f32;
                                    c[1].x_axis.y
                                }))
                        }));
                    if (*t) {
                        if (Hit(y.x_axis, (*t))).1 {
                            if (((if 10_i32 != 0 {
                                (NARROW as i32) / 10_i32
                            } else {
                                (NARROW as i32)
                            })
                                == (if STEPS != 0 {
                                    (STEPS - STEPS) % STEPS
                                } else {
                                    STEPS
                                })))
                            {
                                let mut n: f32 = (c[1].x_axis.z / (-3.0));
                                let c: f32 = ((if y.x_axis.z <= c[0].z_axis.y {
                                    ((0.25_f32).rem_euclid(n)).clamp(y.x_axis.z, c[0].z_axis.y)
                                } else {
                                    a_2.z_axis.z
                                }) % 1.5);
                                a_2.y_axis.y
                                    += ((((MASK & 15) * (MASK & 7)) + (3_u32 + MASK)) as f32);
                            }
                            continue;
                        } else {
                            return ((NARROW as i32)).min(STEPS);
                        }
                    }
                }
                c[0].x_axis.x
            }) - c[1].x_axis.z),
            v,
            c[0].z_axis.x,
        ];
        ((!(!(WIDE as i32))) + (v as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p130 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(a: &mut [f32; 3], c: i32, y: bool, t: &mut f32) -> i32 {
        {
            if ((Hit::SIZE
                != ({
                    if (((if (y ^ y) {
                        (if true { MASK } else { MASK })
                    } else {
                        (if y { MASK } else { MASK })
                    }) != ((3_u32 & 15) * (((MASK & 15) * (2_u32 & 7)) & 7))))
                    {
                        if y {
                            if (c < (NARROW as i32)) {
                                return c;
                            } else {
                                return c;
                            }
                        }
                    }
                    ((3_u32 & 7) as usize)
                })))
            {
                let start = (((if (WIDE as i32) != 0 { c % (WIDE as i32) } else { c })
                    & 255) as u32);
                let mut x_2 = 1;
                x_2 += start;
                a[1] -= 0.25_f32;
                let [a, _, _] = [
                    ({
                        x_2 <<= 1;
                        'outer: for t in 0u32..3 {
                            if false {
                                let (v, mut a_2) = (
                                    flatten::math::select(
                                        (UVec2::new(3_u32, 8_u32) & UVec2::new(5_u32, 0_u32)),
                                        (UVec2::new(5_u32, x_2) & UVec2::new(3_u32, 2_u32)),
                                        (y || y),
                                    ),
                                    ((Pair {
                                        a: IVec3::new((-1_i32), c, c),
                                        ..Pair {
                                            b: Vec3::new((-0.0_f32), a[2], 0.5_f32),
                                            c: Vec4::new(a[0], a[1], 3.0_f32, 1.5_f32),
                                            a: IVec3::new((-4_i32), c, 3_i32),
                                        }
                                    })
                                        .a
                                        + (IVec3::new(10_i32, (-4_i32), 1_i32)
                                            + IVec3::new(0_i32, c, 7_i32))),
                                );
                                continue 'outer;
                            }
                            let a: Hit = Hit { a: (((*a))[0] + a[2]) };
                        }
                        7_i32
                    }),
                    (c + c),
                    (if y {
                        c
                    } else {
                        a[2] *= (0.0_f32 + 0.0_f32);
                        0_i32
                    }),
                ];
            }
        }
        0
    }
}

mod p131 {
    use super::*;
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
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> bool {
        let mut x_2 = ((a / (a - a))).rem_euclid((Vec2::new((-1.0_f32), (-1.0_f32))).y);
        (((x_2 + HALF) < (-1.0)) ^ (x_2 > 0.5))
    }
}

#[flatten]
mod p132 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> usize {
        let start = ((-2.5_f32)).ceil();
        let mut b = 0.0;
        b += start;
        b = ((1.0 - (-0.0)) - HALF);
        let a: [Mat2; 3] = [
            mat2(Vec2::new(2.0_f32, b), Vec2::new(0.25_f32, 2.0_f32)),
            Mat2::from_cols(Vec2::new((-0.0_f32), 3.0_f32), Vec2::new(a, 2.0_f32)),
            Mat2::IDENTITY,
        ];
        ((if ((Vec3::new((-1.0_f32), a[1].x_axis.x, 0.25_f32))
            .dot(Vec3::new(a[0].y_axis.x, 2.0_f32, (-1.0_f32)))
            >= (a[0].x_axis.x + a[0].x_axis.x))
        {
            (if true {
                1
            } else {
                (1.0_f32 != a[1].x_axis.y);
                COUNT
            })
        } else {
            if ((if (((-0.0_f32) != a[0].x_axis.x) || true) {
                (if (({
                    let v: [Mat2; 3] = [a[2], a[1], a[1]];
                    (((3_usize & 255) as u32) >= ((MASK | 7) - (MASK & 7)));
                    (a[0].x_axis.x > v[1].y_axis.x)
                })) {
                    if (HALF > a[1].x_axis.x) {
                        ((!((*c) < (*c))) && (((*c) > (*c)) || ((*c) <= (*c))));
                        (*c) %= 7;
                        ((*c), b) = (
                            (((*c) & 15) * ((-4_i32) & 7)),
                            ({ (a[0].x_axis.y - a[2].y_axis.x) }),
                        );
                    } else {
                        let start = a[0].y_axis.y;
                        let mut b = 0.0;
                        b += start;
                    }
                    (!((*c) != (*c)))
                } else {
                    return COUNT;
                })
            } else {
                (*c) = (((*c) ^ (10_i32).signum())
                    - ({
                        let mut y = a[0];
                        y.y_axis *= (a[2] * a[1].x_axis);
                        0
                    }));
                (MASK <= MASK)
            })) {
                if (((STEPS <= STEPS)
                    && ({
                        b %= 3.0;
                        (0.25_f32 <= a[1].y_axis.y)
                    })))
                {
                    return ((Vec3::new((-0.0_f32), 1.5_f32, 0.5_f32))
                        .dot(Vec3::new(0.25_f32, a[0].y_axis.y, HALF))
                        .abs() as usize & 15);
                }
            }
            0
        }) + (b.abs() as usize & 255))
    }
}

#[flatten]
mod p133 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut f32) -> (Vec3, Pair) {
        (*c) *= 1.0_f32;
        let mut t = (((IVec3::new(STEPS, 10_i32, 7_i32) * 3)
            | IVec3::new(10_i32, STEPS, 0_i32)))
            .cmpeq((IVec3::new(3, (-4), 0)).min(IVec3::new(STEPS, STEPS, 1)));
        let mut x: [f32; 2] = [(*c), (*c)];
        'outer: for &x_2 in &x {
            ((*c), t) = (
                (if (0.0_f32 < 1.5) {
                    return (if (x_2 > HALF) {
                        (Vec3::new(x[1], 3.0_f32, 0.25_f32), Pair(2_usize, x[0]))
                    } else {
                        (
                            Vec3::new(TABLE[Pair::SIZE % 4], x[1], (-2.5_f32)),
                            Pair(Hit::SIZE, (*a)),
                        )
                    });
                } else {
                    x[0]
                }),
                BVec3::new(
                    (IVec2::new((NARROW as i32), (WIDE as i32))
                        == IVec2::new(STEPS, STEPS)),
                    (if (1.0_f32 <= x[1]) {
                        (x[0] != x_2)
                    } else {
                        'inner: for _ in 0..0 {
                            if ((Pair::SIZE + Hit::SIZE) < (Pair(Hit::SIZE, x[0])).0) {
                                let mut c = Vec4::new(x[1], 0.25, 3.0, x[0]);
                                break;
                            }
                            (*c) = x[1];
                        }
                        (x[0] < (*c))
                    }),
                    (x_2 != 0.0),
                ),
            );
            let mut x = mat4(
                Vec4::new((-1.0), 2.0, 1.0, x_2),
                Vec4::new(1.5, 0.0, (-1.0), 2.0),
                Vec4::new(3.0, x[1], 0.25, 0.0),
                Vec4::new(2.0, x_2, (-0.0), (*c)),
            );
            x.x_axis *= Vec4::ONE;
            if (x.y_axis.x > x.x_axis.z) {
                continue;
            }
            (x.z_axis.w != x.w_axis.w);
            let mut a = ((if (x.z_axis.w <= x.z_axis.w) {
                break;
            } else {
                if ((-2.5_f32) > ((0.25_f32).copysign(x.y_axis.y) + (-2.5))) {
                    let mut a_2 = Vec2::new(2.0, (-2.5));
                } else if (5_i32 <= (-4)) {
                    let mut x = ({
                        ((UVec2::new(2, MASK) % 3)
                            + (if (TABLE[(MASK % 4) as usize] < x.y_axis.z) {
                                UVec2::new(MASK, 3)
                            } else {
                                UVec2::new(2, MASK)
                            }))
                    });
                    let mut x = (Mat4::from_diagonal(
                        Vec4::new(0.25_f32, 2.0_f32, 1.5_f32, 1.0_f32),
                    )
                        - (if (x.y != x.x) {
                            Mat4::from_cols(
                                Vec4::new(0.25_f32, 0.0_f32, (-0.0_f32), 0.25_f32),
                                Vec4::new((*c), 0.25_f32, (*a), 0.0_f32),
                                Vec4::new(0.25_f32, (*a), Hit::RATE, 3.0_f32),
                                Vec4::new(x_2, TABLE[Hit::SIZE % 4], (-1.0_f32), 3.0_f32),
                            )
                        } else {
                            Mat4::from_diagonal(Vec4::new((*c), x_2, (*c), x_2))
                        }));
                    x.w_axis *= Vec4::ONE;
                } else {
                    let mut v: [f32; 2] = [x.z_axis.w, x.w_axis.z];
                    'inner: for (a, &_) in v
                        .iter()
                        .zip(
                            &[
                                ((*c)
                                    - ({
                                        (*c) = x.z_axis.y;
                                        x.w_axis.x
                                    })),
                                length(x.z_axis.x),
                            ],
                        )
                    {}
                }
                Mat4::from_cols(
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                )
            })
                * Mat4::from_cols(
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                ));
            a.w_axis = Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32);
        }
        (Vec3::new(0.0_f32, 0.0_f32, 0.0_f32), Pair(0_usize, 0.0_f32))
    }
}

#[flatten]
mod p134 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec2,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p135 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p136 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: f32,
        pub c: bool,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p137 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub u32);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: bool, mut v: f32, t: IVec2) -> u32 {
        (*a)
            *= ((*a)
                - ({
                    (*a) = ((Vec3::new((*a), (-0.0_f32), v)).z + (*a));
                    v
                }));
        let v = Pair::SIZE;
        ((((Vec2::new(0.5_f32, (*a))).max(Vec2::new((*a), (-1.0_f32)))).y.abs() as u32
            & 255) + ((*a).abs() as u32 & 255))
    }
}

#[flatten]
mod p138 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: f32,
        pub c: IVec3,
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32, y: f32, t: &mut u32) -> u32 {
        if ((((y).mul_add(3.0_f32, y) < y)
            || ({
                (*c) = (*c);
                ((*c) != 3_i32)
            })))
        {
            let mut v: [i32; 2] = [2_i32, 7_i32];
        } else {
            let y = Vec2::splat(b);
            {
                let t = (if ((*t) > (*t)) {
                    IVec3::new(1, ([(*c), (*c)])[0], (*c))
                } else {
                    if (y.y == y.x) {
                        if (({ ((*c) != (*c)) })) {
                            return ((((*t) + (*t)) | 7) - (((*t) + (*t)) & 7));
                        } else {
                            return (((*t) | (*t))).min(((*t) + (*t)));
                        }
                    }
                    (IVec3::new((*c), (-4), 0) ^ IVec3::new(2, (-4), (*c)))
                });
                if (5_i32 < t.y) {
                    'outer: for x_2 in 0..2u16 {
                        b = flatten::math::exp2((Vec2::splat(y.y)).y);
                        b = (x_2 as f32);
                        if ((if ((if ((-1_i32) > t.z) { (t.x != 0) } else { false })) {
                            false
                        } else {
                            false
                        })) {
                            break;
                        }
                    }
                }
            }
        }
        0
    }
}

#[flatten]
mod p139 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
    }
    const NARROW: u8 = 3;
    impl Pair {
        fn step(mut self, a: Hit, c: usize) -> bool {
            {
                if (a.a > self.a.y) {
                    let a: Pair = Pair {
                        a: UVec2::new(a.a, self.a.x),
                        b: a.b.b,
                        c: ((-a.b.c)).min((1_i32 / 3)),
                    };
                } else {
                    if ((a.b.b != self.b) || (((-4_i32) < a.b.c) || (c < 2))) {
                        self.b
                            *= ((Vec2::new(self.b, a.b.b))
                                .dot((Vec2::new(0.5_f32, 0.0_f32)).ceil()) + (-0.0_f32));
                        return ((self.b).atan2(self.b) != ((self.b).min(3.0) + 0.0));
                    }
                    let mut y = ({
                        let start = self.a.y;
                        let mut t = 1;
                        t += start;
                        'outer: for _ in 0..3usize {
                            let t: f32 = ((((c as f32)).min(a.b.b) + 0.0))
                                .atan2(
                                    (if a.b.b <= self.b {
                                        (a.b.b).clamp(a.b.b, self.b)
                                    } else {
                                        self.b
                                    }),
                                );
                            if (self.a.x < 1) {
                                continue;
                            }
                        }
                        (a.b.a.x <= self.a.x)
                    });
                }
            }
            ((if false { (c <= c) } else { (!(self.b != 1.5)) })
                || ({
                    self = self;
                    true
                }))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut f32, mut v: f32, t: u32) -> f32 {
        if (5_u32 == t) {
            if (v != b) {
                return 2.0;
            } else {
                return (((NARROW as i32) as f32) * ((*c)).cos());
            }
        }
        let mut v: Hit = Hit {
            b: Pair {
                c: (if (t < t) {
                    return (v + (-0.0));
                } else {
                    1
                }),
                a: (UVec2::new(0, 1) & UVec2::new(5, t)),
                b: ({ (*c) }),
            },
            a: 2,
        };
        if ((!Pair::step(
            Pair {
                a: v.b.a,
                b: (*c),
                c: (NARROW as i32),
            },
            Hit { b: v.b, a: v.b.a.y },
            ((1_i32 & 7) as usize),
        ))) {
            let x = ((*c)).sin();
            {
                let Pair { a: a, b: _, c: _ } = ({
                    let mut a: Vec3 = Vec3::new(0.0, 0.0, 0.0);
                    Pair {
                        a: UVec2::new(0_u32, 0_u32),
                        b: 0.0_f32,
                        c: 0_i32,
                    }
                });
            }
        }
        0.0
    }
}

#[flatten]
mod p140 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
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
mod p141 {
    use super::*;
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
        fn step(&self, a: &f32, c: i32, y: &State) -> UVec2 {
            if (y.a.1 != c) {
                return UVec2::new(MASK, MASK);
            }
            (((UVec2::new(MASK, MASK) + UVec2::new(5, MASK)) + (UVec2::new(3, 3) / 2))
                + (UVec2::new(1, 8) * 3))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &bool) -> Pair {
        let mut a: Pair = Pair(STEPS, (WIDE as i32));
        let y = a
            .step(
                &b,
                STEPS,
                &{
                    State {
                        c: b,
                        a: Hit(State::RATE, a.0),
                        b: b,
                    }
                },
            );
        if (((*c)
            && ({
                a.1 %= 7;
                (3_u32 >= y.x)
            })))
        {
            if ((a.1 - a.0) == a.0) {
                return a;
            }
            let mut a = mat4(
                (Vec4::new(
                    b,
                    0.5,
                    (-1.0),
                    TABLE[(({
                        a.1 = ((a.1 & 15) * (a.0 & 7));
                        y.x
                    }) % 4) as usize],
                ) - TABLE[(5_usize).min(3)]),
                (Mat4::from_cols(
                    Vec4::new(0.5_f32, 0.0_f32, 3.0_f32, b),
                    Vec4::new(b, b, 2.0_f32, 1.5_f32),
                    Vec4::new(0.25_f32, b, 3.0_f32, 3.0_f32),
                    Vec4::new(1.5_f32, 0.25_f32, 2.0_f32, b),
                ) * Vec4::new((-0.0), TABLE[Hit::SIZE % 4], 0.5, 3.0)),
                (Mat4::from_cols(
                    Vec4::new(b, 0.5_f32, (-1.0_f32), b),
                    Vec4::new(b, 0.25_f32, b, 0.0_f32),
                    Vec4::new((-2.5_f32), b, b, b),
                    Vec4::new(1.0_f32, 3.0_f32, HALF, b),
                ) * Vec4::new(0.25, 0.25, 0.0, b)),
                (b * Vec4::new(1.5, b, 0.0, 0.0)),
            );
            a.y_axis = Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32);
        }
        Pair(0_i32, 0_i32)
    }
}

#[flatten]
mod p142 {
    use super::*;
    use flatten::math::*;
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
    impl Hit {
        fn step(self, a: f32, c: [Hit; 3], y: Hit) -> f32 {
            let mut x = Pair(
                (if 3_usize >= c[2].0 { 3_usize - c[2].0 } else { self.0 }),
                (if (IVec2::new((-4), 5) == IVec2::new(c[2].1, c[2].1)) {
                    let mut x: [Pair; 2] = [
                        Pair(self.0, State::SIZE),
                        Pair(y.0, c[1].0),
                    ];
                    'outer: for (a, (t, _)) in x.iter().copied().zip(0..2u32).enumerate()
                    {
                        let mut x_2 = (if (x[0].0 != x[1].1) {
                            let mut t = [
                                Pair(
                                    (HALF.abs() as usize & 15),
                                    (if x[0].1 >= t.1 { x[0].1 - t.1 } else { c[1].0 }),
                                ),
                                Pair(
                                    (if Pair::SIZE >= 1_usize {
                                        Pair::SIZE - 1_usize
                                    } else {
                                        Self::SIZE
                                    }),
                                    x.len(),
                                ),
                            ];
                            TABLE[(x[0].1).min(3)]
                        } else {
                            return ((TABLE[(3_u32 % 4) as usize] * HALF) / (-3.0));
                        });
                        if (self.0 <= 2) {
                            break 'outer;
                        }
                    }
                    2_usize
                } else {
                    c[0].0
                }),
            );
            dot(
                ((Vec4::new(1.0_f32, a, a, 0.25_f32) * a)
                    - (Vec4::new((-2.5_f32), a, 2.0_f32, (-2.5_f32)) % 1.5)),
                (vec4(1.5_f32, a, a, a)).normalize_or_zero(),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Hit, c: &mut Hit, y: &[Pair; 2]) -> UVec2 {
        let start = (if MASK != 0 { ((MASK & 15) * (2_u32 & 7)) % MASK } else { 0_u32 });
        let mut c = 1;
        c += start;
        (y[1].1 != y[0].0);
        let (a, (_, _)) = (
            State {
                a: (Vec3::new(Hit::RATE, (-1.0_f32), 0.5_f32)).abs(),
            },
            (
                (if (a.1 >= a.1) {
                    TABLE[(({
                        c = c;
                        c
                    }) % 4) as usize]
                } else {
                    let mut a: Mat2 = ((if ((if (2_u32 != c) {
                        let mut a: f32 = ((Hit::step(
                            ({
                                c = (c % (c | 1));
                                Hit(y[1].0, a.1)
                            }),
                            (Pair::RATE - HALF),
                            [Hit(y[1].0, a.1), Hit(a.0, a.1), Hit(0_usize, 0_i32)],
                            Hit(0_usize, 0_i32),
                        ))
                            .min(0.0) + 0.0);
                        false
                    } else {
                        false
                    })) {
                        Mat2::from_cols(
                            Vec2::new(0.0_f32, 0.0_f32),
                            Vec2::new(0.0_f32, 0.0_f32),
                        )
                    } else {
                        Mat2::from_cols(
                            Vec2::new(0.0_f32, 0.0_f32),
                            Vec2::new(0.0_f32, 0.0_f32),
                        )
                    }))
                        .transpose();
                    0.0_f32
                }),
                IVec2::new(0_i32, 0_i32),
            ),
        );
        UVec2::new(0, 0)
    }
}

#[flatten]
mod p143 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Hit {
        fn step(self, mut b: usize, c: &bool) -> bool {
            'outer: for a_2 in 1..=3 {
                {
                    b = (if b >= b { b - b } else { b });
                    let x = ({
                        let mut n = [
                            ((mat2(
                                Vec2::new((-0.0_f32), (-1.0_f32)),
                                Vec2::new(0.5_f32, (-0.0_f32)),
                            ) * self.0))
                                .transpose(),
                            ((mat2(
                                Vec2::new((-0.0_f32), 0.0_f32),
                                Vec2::new(2.0_f32, self.1),
                            ))
                                .transpose()
                                * Mat2::from_diagonal(Vec2::new(self.0, (-2.5_f32)))),
                        ];
                        Pair {
                            b: Vec3::new(n[0].x_axis.x, n[0].y_axis.y, n[1].x_axis.x),
                            ..Pair {
                                b: Vec3::new(self.1, 0.0, n[1].y_axis.x),
                                c: n[1].x_axis,
                                a: (-0.0),
                            }
                        }
                    });
                }
            }
            (*c)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Mat2, c: Mat2, y: &f32) -> bool {
        if ((-0.0_f32) < a.x_axis.y) {
            return ({
                if (((a.x_axis.x.abs() as usize & 15)
                    + ((a.x_axis.x <= a.x_axis.y) as usize)) < Hit::SIZE)
                {
                    let mut a: [f32; 2] = [(-2.5_f32), a.x_axis.y];
                    'outer: for (a_2, b) in a
                        .into_iter()
                        .zip([
                            (IVec2::new((-1_i32), 3_i32)).y,
                            (if STEPS != 0 { 10_i32 / STEPS } else { (NARROW as i32) }),
                        ])
                    {
                        (b > b);
                        if (3.0_f32 > (0.0 + (*y))) {
                            a[1] = 1.5;
                            continue 'outer;
                        }
                        let (a_2, mut y) = (
                            (if (({ Hit(c.x_axis.x, 1.0_f32) }).step(5, &{ (b != b) })) {
                                (if (a[1] != c.y_axis.y) {
                                    Pair {
                                        b: Vec3::new((*y), (*y), 2.0_f32),
                                        c: c.y_axis,
                                        a: TABLE[(Pair::SIZE).min(3)],
                                    }
                                } else {
                                    Pair {
                                        b: Vec3::new(1.0_f32, 0.25_f32, (-2.5_f32)),
                                        c: c.x_axis,
                                        a: a[1],
                                    }
                                })
                            } else {
                                Pair {
                                    c: c.x_axis,
                                    ..Pair {
                                        b: Vec3::new((-1.0_f32), (*y), 1.0_f32),
                                        c: c.x_axis,
                                        a: c.x_axis.x,
                                    }
                                }
                            }),
                            [c, c],
                        );
                    }
                }
                (2.0_f32 > (-1.0))
            });
        }
        ((c.y_axis.y > a.x_axis.x) ^ ((-0.0_f32) > (-0.0)))
    }
}

#[flatten]
mod p144 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub u32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&mut self, a: &f32) -> f32 {
            let mut y: [f32; 3] = [
                (*a),
                (flatten::math::ceil(Vec2::new(0.5_f32, (*a)))).y,
                (((*a)).round() + (-0.0)),
            ];
            y[(STEPS & 1) as usize] = (-((Vec3::new((-1.0_f32), y[1], 3.0_f32))
                .dot(Vec3::new(y[0], 0.0_f32, y[2])))
                .mul_add(
                    (y[2] * 0.5),
                    ({
                        let n = ({
                            if ((Vec2::new(TABLE[self.0 % 4], (-2.5)) % 1.5)
                                == (Vec2::new((*a), (*a))).max(Vec2::new(HALF, (*a))))
                            {
                                y[2] *= 1.0_f32;
                                return (if ((y[1] <= 1.5) || (y[2] <= (*a))) {
                                    (*a)
                                } else {
                                    ({ (*a) })
                                });
                            }
                            {
                                if (((2_u32 & 63) << (self.1 & 7))
                                    == (((-2.5_f32), y[2], self.1)).2)
                                {
                                    let start = (y[2] + y[1]);
                                    let mut y = 0.0;
                                    y += start;
                                    return exp2((*a));
                                }
                                let mut x_2 = ({ (0.0_f32, y[1], self.1) });
                                let b = (y.len())
                                    .abs_diff(
                                        (self.0)
                                            .max(
                                                (if self.0 >= self.0 { self.0 - self.0 } else { self.0 }),
                                            ),
                                    );
                            }
                            (*self)
                        });
                        y[2]
                    }),
                ));
            ((y[2]).tanh() + y[0])
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &mut i32, y: f32) -> u32 {
        let mut c: Pair = Pair(a.0, a.1);
        let x = c.step(&{ (y).trunc() });
        let start = ((a.1 & 15) * (c.1 & 7));
        let mut x_2 = 1;
        x_2 += start;
        let mut a_2 = Pair(
            ((y).atan2(y).abs() as usize & 15),
            (if a.1 != 0 {
                (if a.1 != 0 { c.1 % a.1 } else { 8_u32 }) / a.1
            } else {
                x_2
            }),
        );
        a_2.0 = (({
            c.1
                ^= (x_2
                    + ({
                        x_2 = ((y, HALF, c.1)).2;
                        c.1
                    }));
            (Pair::SIZE).saturating_sub(a.0)
        }) + (((a.0 > 0_usize) && true) as usize));
        a_2.0 = 0;
        0
    }
}

mod p145 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p146 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    pub fn entry(a: &f32, c: i32) -> [IVec2; 3] {
        {
            let n = [
                (0.25_f32).fract(),
                select(atan((*a)), ((*a)).round(), (MASK == MASK)),
                ((if (*a) <= 0.0_f32 { ((*a)).clamp((*a), 0.0_f32) } else { (*a) })
                    - (*a)),
            ];
            let mut c = Hit;
            if (n[0] <= (*a)) {
                let v = (
                    (((*a) - 0.0) / 1.5),
                    (if Pair::SIZE >= Hit::SIZE {
                        Pair::SIZE - Hit::SIZE
                    } else {
                        Hit::SIZE
                    }),
                    ((MASK + MASK) as f32),
                );
                {
                    let (c, (mut y, x_2)) = (
                        (vec4(n[1], v.0, n[2], 0.5_f32))
                            .dot(Vec4::new(n[0], (*a), n[0], (-2.5_f32))),
                        (
                            mad(
                                Vec2::new(v.0, (*a)),
                                flatten::math::saturate(Vec2::new(n[1], v.0)),
                                (Mat2::from_cols(
                                    Vec2::new(3.0_f32, 2.0_f32),
                                    Vec2::new(n[2], 3.0_f32),
                                ) * Vec2::new(0.5_f32, (*a))),
                            ),
                            [n[0], v.0, (*a)],
                        ),
                    );
                    let mut n = (v.2, v.1, ((y.x).signum()).ceil());
                }
            } else {
                c = Hit;
                if ((if (n[1] == (*a)) {
                    let mut b: f32 = ((-((n[1]).max(n[1]) + 0.0))).round();
                    false
                } else {
                    let mut x: (f32, usize, f32) = (n[1], Pair::SIZE, (*a));
                    ((x.1 != x.1)
                        && ({
                            x.0 = n[1];
                            (x.1 < x.1)
                        }))
                })) {
                    return [
                        ({ IVec2::new(0_i32, 0_i32) }),
                        IVec2::new(0_i32, 0_i32),
                        IVec2::new(0_i32, 0_i32),
                    ];
                }
            }
        }
        [IVec2::new(0_i32, 0_i32), IVec2::new(0_i32, 0_i32), IVec2::new(0_i32, 0_i32)]
    }
}

mod p147 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
        pub c: i32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten(exact)]
    pub fn entry(a: &mut usize, c: &i32, y: f32) -> bool {
        if (Vec3::splat(((y).max(y) + 0.0))).cmpeq(Vec3::new((-0.0), 2.0, 0.0)).all() {
            if (!(y > y)) {
                return (STEPS < (*c));
            }
            {
                'outer: for a in 0u32..3 {
                    let mut a: f32 = 0.0;
                }
            }
        }
        false
    }
}

#[flatten]
mod p148 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Pair, pub IVec2);
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
    pub fn entry(a: bool, c: i32) -> bool {
        let mut a_2 = State(
            Pair(TABLE[(MASK % 4) as usize]),
            (State(Pair(Pair::RATE), IVec2::new(c, 2_i32))).1,
        );
        if any(BVec3::new(false, a, true)) {
            let State(Pair(_), a) = a_2;
            let mut a: f32 = (if (((if (2.0_f32 < a_2.0.0) {
                let mut v: f32 = ((Vec4::new(0.0_f32, (-0.0_f32), a_2.0.0, a_2.0.0))
                    .dot((Vec4::new(0.25, a_2.0.0, 0.5, 0.5)).xxyy())
                    + (((-2.5_f32) + (-0.0))).sin());
                1.0_f32
            } else {
                let x_2: f32 = (a_2.0.0).tanh();
                a_2.0.0
            }) != (-a_2.0.0)))
            {
                (((a_2.0.0).floor()).min((a_2.0.0 * 1.0)) + 0.0)
            } else {
                if (0.0_f32 < 0.0) {}
                0.0
            });
        }
        false
    }
}

mod p149 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}
