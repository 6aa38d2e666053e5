//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p000::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p000::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p001", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p001::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p001::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p002", |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let mut a2 = p002::Hit(Leaf::read(v[4]), Leaf::read(v[5])); let a3 = p002::State { a: Leaf::read(v[6]), b: Leaf::read(v[7]) }; let r = p002::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2.0), Leaf::write(a2.1)] }, |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let mut a2 = p002::Hit(Leaf::read(v[4]), Leaf::read(v[5])); let a3 = p002::State { a: Leaf::read(v[6]), b: Leaf::read(v[7]) }; let r = p002::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2.0), Leaf::write(a2.1)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p003::entry(a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p003::entry_flat(a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p004", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p004::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p004::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p005::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p005::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p006", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p006::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p006::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p007", |v| { let a0 = p007::Hit(Leaf::read(v[0]), p007::Pair); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p007::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p007::Hit(Leaf::read(v[0]), p007::Pair); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p007::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p008", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p008::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p008::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p009::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p009::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p010", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p010::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p010::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p011", |v| { let a0 = p011::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p011::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = p011::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p011::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p012::Pair; let r = p012::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p012::Pair; let r = p012::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p013::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p013::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p014::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p014::entry(&a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p014::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p014::entry_flat(&a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p015", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p015::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p015::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p016::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p016::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p017", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = [Leaf::read(v[3]), Leaf::read(v[4])]; let mut a3 = [p017::Pair { a: Leaf::read(v[5]) }, p017::Pair { a: Leaf::read(v[6]) }, p017::Pair { a: Leaf::read(v[7]) }]; let r = p017::entry(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a3[0].a), Leaf::write(a3[1].a), Leaf::write(a3[2].a)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = [Leaf::read(v[3]), Leaf::read(v[4])]; let mut a3 = [p017::Pair { a: Leaf::read(v[5]) }, p017::Pair { a: Leaf::read(v[6]) }, p017::Pair { a: Leaf::read(v[7]) }]; let r = p017::entry_flat(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a3[0].a), Leaf::write(a3[1].a), Leaf::write(a3[2].a)] }),
    ("p018", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p018::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p018::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p019", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])], [Leaf::read(v[5]), Leaf::read(v[6])]]; let a2 = Leaf::read(v[7]); let r = p019::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0][0]), Leaf::write(a1[0][1]), Leaf::write(a1[1][0]), Leaf::write(a1[1][1]), Leaf::write(a1[2][0]), Leaf::write(a1[2][1])] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])], [Leaf::read(v[5]), Leaf::read(v[6])]]; let a2 = Leaf::read(v[7]); let r = p019::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0][0]), Leaf::write(a1[0][1]), Leaf::write(a1[1][0]), Leaf::write(a1[1][1]), Leaf::write(a1[2][0]), Leaf::write(a1[2][1])] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p020::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p020::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p021::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p021::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p022::entry(&a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p022::entry_flat(&a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p023::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p023::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p024::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p024::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p025", |v| { let a0 = Leaf::read(v[0]); let a1 = [p025::Hit(Leaf::read(v[1]), p025::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }), p025::Hit(Leaf::read(v[5]), p025::Pair { a: Leaf::read(v[6]), b: Leaf::read(v[7]), c: Leaf::read(v[8]) })]; let a2 = p025::Hit(Leaf::read(v[9]), p025::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]), c: Leaf::read(v[12]) }); let mut a3 = Leaf::read(v[13]); let r = p025::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [p025::Hit(Leaf::read(v[1]), p025::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }), p025::Hit(Leaf::read(v[5]), p025::Pair { a: Leaf::read(v[6]), b: Leaf::read(v[7]), c: Leaf::read(v[8]) })]; let a2 = p025::Hit(Leaf::read(v[9]), p025::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]), c: Leaf::read(v[12]) }); let mut a3 = Leaf::read(v[13]); let r = p025::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p026::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p026::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p026::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p026::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p028", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p029::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p029::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p030::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p030::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p031", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p031::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p031::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p032", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p032::entry(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p032::entry_flat(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p033", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p033::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p033::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p034::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p034::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p035", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p035::entry(a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p035::entry_flat(a0, a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c.a)] }),
    ("p036", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p036::entry(&a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p036::entry_flat(&a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }),
    ("p037", |v| { let a0 = p037::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p037::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p037::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p037::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p038", |v| { let a0 = Leaf::read(v[0]); let a1 = p038::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p038::entry(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p038::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p038::entry_flat(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }),
    ("p039", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p039::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p039::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p040", |v| { let a0 = p040::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p040::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p040::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p040::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p041::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2.0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p041::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2.0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p042::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p042::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p044", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p044::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p044::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p045", |v| { let a0 = Leaf::read(v[0]); let a1 = p045::Pair { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p045::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p045::Pair { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p045::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p046", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p046::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p046::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p047::entry(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p047::entry_flat(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }),
    ("p048", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p048::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p048::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p049", |v| { let mut a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3]))); let mut a1 = Leaf::read(v[4]); let r = p049::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1), Leaf::write(a0.2.x_axis), Leaf::write(a0.2.y_axis), Leaf::write(a1)] }, |v| { let mut a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3]))); let mut a1 = Leaf::read(v[4]); let r = p049::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1), Leaf::write(a0.2.x_axis), Leaf::write(a0.2.y_axis), Leaf::write(a1)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p051", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p051::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p051::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p052::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p052::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p053", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p053::State(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p053::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2.0), Leaf::write(a2.1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p053::State(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p053::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2.0), Leaf::write(a2.1)] }),
    ("p054", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p054::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p054::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p055", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p056::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p056::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p057", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p057::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p057::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p058::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p058::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p059::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p059::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let mut a2 = Leaf::read(v[3]); let a3 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let r = p060::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let mut a2 = Leaf::read(v[3]); let a3 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let r = p060::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a2)] }),
    ("p061", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p061::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p061::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p062", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p062::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p063::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p063::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p064", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p064::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p064::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p065", |v| { let a0 = Leaf::read(v[0]); let a1 = (p065::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }, p065::Hit { a: Leaf::read(v[3]) }, Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let r = p065::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (p065::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }, p065::Hit { a: Leaf::read(v[3]) }, Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let r = p065::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p066", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p066::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p066::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p068::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p068::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p069", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p069::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p069::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p070", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p070::entry(&mut a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p070::entry_flat(&mut a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p071", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p071::Hit(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p071::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p071::Hit(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p071::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p072::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p072::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p073", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p073::State(Leaf::read(v[3])); let r = p073::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p073::State(Leaf::read(v[3])); let r = p073::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(a2)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p074::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p074::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p075", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [[Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7]), Leaf::read(v[8])]]; let r = p075::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [[Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7]), Leaf::read(v[8])]]; let r = p075::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p076::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p076::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p077::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p077::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis)] }),
    ("p078", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p078::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p078::entry(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p078::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p078::entry_flat(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), p079::Pair, Leaf::read(v[3])); let r = p079::entry(a0, a1, &a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), p079::Pair, Leaf::read(v[3])); let r = p079::entry_flat(a0, a1, &a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p080", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p080::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p080::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = p080::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p080::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p081::entry(&a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p081::entry_flat(&a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p082::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p082::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p083::entry(a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(r[2][2]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p083::entry_flat(a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(r[2][2]), Leaf::write(a1), Leaf::write(a2)] }),
    ("p084", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p084::State { a: Leaf::read(v[1]), b: p084::Pair(Leaf::read(v[2]), Leaf::read(v[3])), c: Leaf::read(v[4]) }; let a2 = Leaf::read(v[5]); let r = p084::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p084::State { a: Leaf::read(v[1]), b: p084::Pair(Leaf::read(v[2]), Leaf::read(v[3])), c: Leaf::read(v[4]) }; let a2 = Leaf::read(v[5]); let r = p084::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p085", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p085::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p085::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p086::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p086::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p087::State { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p087::entry(&a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p087::State { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p087::entry_flat(&a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p088", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p088::Pair; let r = p088::entry(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p088::Pair; let r = p088::entry_flat(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p089::entry(&a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p089::entry_flat(&a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p090", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p090::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p090::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p091", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p091::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p091::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p092::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p092::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p093", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [p093::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, p093::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }]; let r = p093::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0].a), Leaf::write(a1[0].b), Leaf::write(a1[0].c), Leaf::write(a1[1].a), Leaf::write(a1[1].b), Leaf::write(a1[1].c)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [p093::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, p093::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }]; let r = p093::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0].a), Leaf::write(a1[0].b), Leaf::write(a1[0].c), Leaf::write(a1[1].a), Leaf::write(a1[1].b), Leaf::write(a1[1].c)] }),
    ("p094", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p094::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p094::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p095", |v| { let a0 = p095::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = p095::Pair { a: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let r = p095::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = p095::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = p095::Pair { a: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let r = p095::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p096", |v| { let a0 = p096::State(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p096::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = p096::State(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p096::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p097", |v| { let a0 = p097::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let mut a3 = (p097::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]) }, Leaf::read(v[7])); let r = p097::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.0.a), Leaf::write(a3.0.b), Leaf::write(a3.1)] }, |v| { let a0 = p097::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let mut a3 = (p097::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]) }, Leaf::read(v[7])); let r = p097::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3.0.a), Leaf::write(a3.0.b), Leaf::write(a3.1)] }),
    ("p098", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p098::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p098::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0), Leaf::write(a2)] }),
    ("p099", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p099::entry(&mut a0, a1); vec![Leaf::write(r.a), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p099::entry_flat(&mut a0, a1); vec![Leaf::write(r.a), Leaf::write(a0)] }),
    ("p100", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p100::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p100::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p101::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p102", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])), (Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p102::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])), (Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p102::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p103", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p103::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p103::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p104", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p104::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p104::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = p105::Pair(Leaf::read(v[4])); let r = p105::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = p105::Pair(Leaf::read(v[4])); let r = p105::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }),
    ("p106", |v| { let mut a0 = p106::Pair { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let r = p106::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a1)] }, |v| { let mut a0 = p106::Pair { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let r = p106::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a1)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p107::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p107::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p108", |v| { let a0 = p108::State { a: Leaf::read(v[0]), b: p108::Hit { a: p108::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, b: Leaf::read(v[4]), c: Leaf::read(v[5]) } }; let a1 = Leaf::read(v[6]); let mut a2 = Leaf::read(v[7]); let a3 = Leaf::read(v[8]); let r = p108::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p108::State { a: Leaf::read(v[0]), b: p108::Hit { a: p108::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, b: Leaf::read(v[4]), c: Leaf::read(v[5]) } }; let a1 = Leaf::read(v[6]); let mut a2 = Leaf::read(v[7]); let a3 = Leaf::read(v[8]); let r = p108::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let a1 = [p109::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }, p109::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }, p109::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]) }]; let a2 = [p109::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]) }, p109::Pair { a: Leaf::read(v[9]), b: Leaf::read(v[10]) }, p109::Pair { a: Leaf::read(v[11]), b: Leaf::read(v[12]) }]; let r = p109::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [p109::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }, p109::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }, p109::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]) }]; let a2 = [p109::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]) }, p109::Pair { a: Leaf::read(v[9]), b: Leaf::read(v[10]) }, p109::Pair { a: Leaf::read(v[11]), b: Leaf::read(v[12]) }]; let r = p109::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let a1 = p110::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p110::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p110::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p110::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p111::entry(a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p111::entry_flat(a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p112::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p112::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p113", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p113::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p113::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p115::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p115::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p116::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p116::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1.0)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p116::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p116::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1.0)] }),
    ("p117", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p118::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p118::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p119::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p119::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p120", |v| { let mut a0 = (Leaf::read(v[0]), p120::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }); let a1 = Leaf::read(v[3]); let r = p120::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.a), Leaf::write(a0.1.b)] }, |v| { let mut a0 = (Leaf::read(v[0]), p120::State { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }); let a1 = Leaf::read(v[3]); let r = p120::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.a), Leaf::write(a0.1.b)] }),
    ("p121", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p121::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p121::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let a1 = p122::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p122::entry(a0, a1, a2, &a3); vec![Leaf::write(r.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p122::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p122::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r.a)] }),
    ("p123", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p123::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p123::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p124", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p124::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p124::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p125", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p125::entry(&mut a0, &a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p125::entry_flat(&mut a0, &a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p126", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p126::entry(a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p126::entry_flat(a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p127", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p127::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p127::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p128", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p128::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a1)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p128::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a1)] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let a1 = [Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))]; let a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p129::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))]; let a2 = Leaf::read(v[7]); let mut a3 = Leaf::read(v[8]); let r = p129::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p130", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p130::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p130::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p131::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p131::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p132::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p132::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p133::entry(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p133::entry_flat(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(a1)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p134::entry(&a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p134::entry_flat(&a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p135::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p135::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p136::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p136::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p138::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p138::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p139", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p139::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p139::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p140::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p140::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p141", |v| { let a0 = p141::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Mat4::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let a2 = Leaf::read(v[6]); let r = p141::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = p141::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Mat4::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let a2 = Leaf::read(v[6]); let r = p141::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p142::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p142::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p143", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p143::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p143::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0)] }),
    ("p144", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p144::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p144::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p145", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p145::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p145::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = p146::Hit; let r = p146::entry(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p146::Hit; let r = p146::entry_flat(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p147", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p147::entry(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p147::entry_flat(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p148", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = p148::Hit { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }; let r = p148::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a2)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = p148::Hit { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }; let r = p148::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a2)] }),
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
    pub fn entry(a: u32, mut x: i32) -> Vec2 {
        let t = State {
            a: (((a + a) | 7) - ((a + a) & 7)),
        };
        let (a, _) = (
            (x)
                .max(
                    (if (t.a > t.a) {
                        'outer: for x_2 in 0..2usize {
                            if ((((0_usize == x_2)
                                || ((x > 3)
                                    && ({
                                        x = x;
                                        (t.a < t.a)
                                    })))
                                || ({
                                    x = x;
                                    (x_2 != 2_usize)
                                })))
                            {
                                if (((if (x <= x) { Pair::RATE } else { 3.0_f32 })
                                    <= TABLE[x_2 % 4]))
                                {
                                    break;
                                }
                                if (([x, 2_i32])[0]
                                    > ((IVec2::new(3_i32, 0_i32) - IVec2::new(x, 0_i32))).y)
                                {
                                    let mut v: Vec3 = Vec3::new(
                                        3.0,
                                        1.0,
                                        TABLE[(MASK % 4) as usize],
                                    );
                                    (v.x, [x, _]) = (
                                        (if v.y <= v.z {
                                            ((STEPS as f32)).clamp(v.y, v.z)
                                        } else {
                                            v.z
                                        }),
                                        [x, x],
                                    );
                                } else if (t.a < t.a) {
                                    let mut t = (if (x < x) {
                                        Vec3::new(0.5, (-2.5), 0.25)
                                    } else {
                                        (if (x_2 < x_2) {
                                            (Pair::RATE * Vec3::new(1.0, 0.5, (-2.5)))
                                        } else {
                                            Vec3::new(State::RATE, (-0.0), 1.0)
                                        })
                                    });
                                } else {
                                    x = (((x >> (1u32)) - ((-1_i32)).abs()) - (0 & 0));
                                }
                            }
                        }
                        0_i32
                    } else {
                        0_i32
                    }),
                ),
            0_i32,
        );
        Vec2::new(0.0, 0.0)
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
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten(exact)]
    pub fn entry(a: Mat3, c: i32, y: &mut Hit, t: State) -> f32 {
        let t: Vec3;
        if ((Vec3::new(a.y_axis.z, (-0.0), (-2.5))).cross(a.y_axis))
            .cmpeq(a.x_axis)
            .all()
        {
            (*y) = (*y);
            t = a.x_axis;
        } else {
            y.1.x = (if ((if (y.1.x > y.1.x) {
                let mut x_2: UVec2 = (y.1 % 2);
                (x_2.y > x_2.x)
            } else {
                (c != 2)
            })) {
                (y.1.x >> (y.1.y & 31))
            } else {
                (if y.1.y != 0 { y.1.y / y.1.y } else { y.1.x })
            });
            t = (if false {
                a.z_axis
            } else {
                let n: i32 = ({
                    let given: f32 = flatten::math::degrees(a.x_axis.y);
                    let c: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(a_2: f32) -> f32 {
                            (a_2 - HALF).max(HALF)
                        }
                        let t = doubled(given);
                        t
                    };
                    (if (((a.y_axis.y < a.y_axis.z)
                        || ({
                            y.1.x -= 0;
                            true
                        })))
                    {
                        (10 - (-4))
                    } else {
                        (3 + (NARROW as i32))
                    })
                });
                (a).mul_vec3(a.y_axis)
            });
        }
        (((a.y_axis.y).ceil() * a.z_axis.x) + y.0)
    }
}

mod p003 {
    use super::*;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: f32, y: Vec3) -> [f32; 2] {
        let mut t: usize = (COUNT & 7);
        t = 0;
        [0.0_f32, 0.0_f32]
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: [i32; 2], c: i32, y: i32) -> bool {
        let v: f32 = ((Vec2::new(2.0_f32, 1.0_f32)
            - (Vec2::new(3.0_f32, 3.0_f32))
                .max(Vec2::new((-1.0_f32), TABLE[((-1_i32) & 1) as usize]))))
            .y;
        if ((if ((Pair::SIZE <= Hit::SIZE) | (Pair::SIZE != Hit::SIZE)) {
            let mut a: u32 = 0;
            false
        } else {
            false
        })) {}
        false
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
            let start = (((*a)).signum()).atan2((((*a)).max((*a)) + 0.0));
            let mut a = 0.0;
            a += start;
            let mut y = vec4(
                ((if (a != a) {
                    let mut v = Mat2::from_diagonal(Vec2::new((-0.0), 0.25));
                    0.25
                } else {
                    (-1.0)
                })
                    * (Vec3::new((-0.0_f32), (-1.0_f32), 0.0_f32))
                        .dot(Vec3::new(0.5, a, a))),
                ((a).rem_euclid(a)).tanh(),
                (a).ceil(),
                (a * (a).atan2(a)),
            );
        } else {
            let [mut x_2, ..] = [(*a), (*a)];
            let mut y: f32 = ((0.0_f32).max(atan((3_u32 as f32))) + 0.0);
        }
        let mut x: [f32; 2] = [(*a); 2];
        'outer: for a_2 in x.iter() {
            if ((if (MASK != 1) {
                (if (2_usize != t) {
                    (c <= c)
                } else {
                    'inner: for b in (1..13).step_by(3) {
                        (*y) = (*y);
                        if ((true
                            && ({
                                (*y) = 2;
                                (((*a) != (*a_2)) || (5_usize < 0_usize))
                            })))
                        {
                            let v: f32 = (((1.5_f32 * x[1]) * 3.0_f32)).abs();
                            break;
                        }
                        (*y) = (((if ((b as i32) <= b) { 7_i32 } else { (-1_i32) }) & 7)
                            as usize);
                    }
                    false
                });
                (0.0_f32 > x[1])
            } else {
                (*y) = ((((*a) + 0.0).abs() as usize & 15) % 3);
                break;
            })) {
                break;
            }
        }
        (true ^ (x[0] > 0.5))
    }
}

#[flatten]
mod p006 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
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
    pub fn entry(a: Vec3, c: &i32, y: &mut UVec2) -> f32 {
        if ((({
            let mut a_2: [f32; 2] = [a.x; 2];
            'outer: for t in a_2.iter().rev() {
                let t = (if flatten::math::all(
                    (BVec3::new(false, true, ((*c) < (*c)))
                        | BVec3::new(true, true, false)),
                ) {
                    let mut b = MASK;
                    Pair {
                        b: ((a.z).min(a.x) + 0.0),
                        a: y.x,
                    }
                } else {
                    if (((-(if 0.5_f32 <= (*t) {
                        (a.y).clamp(0.5_f32, (*t))
                    } else {
                        1.0_f32
                    })) >= 0.25))
                    {
                        y.x = (y.x).min(((y.y).min(y.y)).min(y.x));
                        let start = y.x;
                        let mut v = 1;
                        v += start;
                    } else {
                        y.y %= 7;
                        let mut v: Mat3 = (Mat3::from_cols(
                            a,
                            Vec3::new(a_2[1], 0.25_f32, a.z),
                            a,
                        ) * (-mat3(a, a, Vec3::new(0.25_f32, a.y, a.z))));
                        let [mut b, mut n] = [v.y_axis.z, sign(v.z_axis.y)];
                    }
                    Pair {
                        b: (a.x + (-0.0)),
                        ..Pair { a: y.x, b: 0.5 }
                    }
                });
                let start = a_2.len();
                let mut b = 2;
                b += start;
                ((*y), b) = (
                    UVec2::new((5_u32).min(y.x), (t).a),
                    (Hit::SIZE).saturating_sub((0.25_f32.abs() as usize & 15)),
                );
                let (a, (_, _)) = (
                    (if (((5_usize != 1)
                        || ({
                            (*y) += ((*y)).max((*y));
                            false
                        })))
                    {
                        Pair { a: 0_u32, b: 0.0_f32 }
                    } else {
                        Pair { a: 0_u32, b: 0.0_f32 }
                    }),
                    (0_usize, 0.0_f32),
                );
            }
            0_usize
        }) != 0))
        {}
        0.0
    }
}

mod p007 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub Pair);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State;
    #[flatten(exact)]
    pub fn entry(a: Hit, c: i32, y: &mut f32) -> i32 {
        let [v, a_2] = [(-1_i32), c];
        let given: f32 = (if false { 0.0 } else { 0.0 });
        let a: f32 = {
            let t = first(given);
            fn first(a: f32) -> f32 {
                a * 0.5 + 1.0
            }
            t
        };
        0
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p009 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
        pub b: BVec3,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: i32) -> i32 {
        let mut y: State = State {
            b: BVec3::new(true, false, false),
            a: Vec3::new((*a), (*a), 0.25),
        };
        let mut x_2 = (((IVec2::new(STEPS, x)).y & 15)
            * ((x
                & (if (x <= x) {
                    let x_2: Hit = Hit {
                        a: Vec2::splat(
                            (if (1.0_f32 < y.a.y) {
                                TABLE[(MASK % 4) as usize]
                            } else {
                                let (t, (mut n, mut x_2)) = (
                                    Pair(
                                        Vec3::new(y.a.z, 0.5_f32, (-2.5_f32)),
                                        (y.a.y * y.a.z),
                                    ),
                                    (
                                        (((if (x != 7) { MASK } else { MASK }) | 7)
                                            - ((if MASK != 0 { MASK / MASK } else { MASK }) & 7)),
                                        (if (y.a.y <= (-1.0)) { y.a.y } else { y.a.y }),
                                    ),
                                );
                                t.0.x
                            }),
                        ),
                    };
                    x
                } else {
                    x
                })) & 7));
        x = (((IVec2::new(10_i32, (-4_i32)) * 2) % 2)).y;
        (x + x_2)
    }
}

#[flatten]
mod p010 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p011 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &i32, y: f32, mut n: u32) -> IVec2 {
        let mut b = (if 0.0_f32 <= y {
            (((Vec2::new(3.0_f32, a.a.x)).y - a.a.x)).clamp(0.0_f32, y)
        } else {
            a.a.x
        });
        if (10_i32 > (*c)) {
            return ((IVec2::new(5, 2)).min(IVec2::new((-4), 0)) % 3);
        }
        {
            {
                let mut a: IVec3 = (select(
                    IVec3::new(0_i32, 0_i32, 0_i32),
                    IVec3::new(0_i32, 0_i32, 0_i32),
                    false,
                ) - IVec3::new(0, 0, 0));
            }
        }
        IVec2::new(0, 0)
    }
}

#[flatten]
mod p012 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    fn first(a: i32, c: i32) -> bool {
        if (((Vec3::new(1.5_f32, TABLE[(c & 1) as usize], (-2.5_f32)))
            .dot(
                (Mat3::from_cols(
                    Vec3::new(HALF, (-2.5_f32), 2.0_f32),
                    Vec3::new(0.5_f32, 0.5_f32, 1.0_f32),
                    Vec3::new(TABLE[(Pair::SIZE).min(3)], HALF, 0.0_f32),
                ) * Vec3::new((-0.0_f32), (-2.5_f32), 2.0_f32)),
            )
            >= ((if false {
                let mut b: Pair = Pair;
                HALF
            } else {
                if (!true) {
                    {
                        let mut x: usize = (if 1_usize >= Pair::SIZE {
                            1_usize - Pair::SIZE
                        } else {
                            8
                        });
                        let mut a_2: f32 = (((Pair::RATE
                            * Vec2::new((-1.0_f32), TABLE[(MASK % 4) as usize])))
                            .dot(
                                (Vec2::new(TABLE[(a & 1) as usize], (-2.5))
                                    * Vec2::new(HALF, (-2.5))),
                            ) * HALF);
                        if (a_2 <= 0.25) {
                            return (a_2 <= a_2);
                        }
                    }
                    let mut a_2 = ((((if false {
                        return (if (0_i32 != a) {
                            ((a > c) && (a <= (-1_i32)))
                        } else {
                            (Pair::SIZE <= Pair::SIZE)
                        });
                    } else {
                        if ((((10_i32 > (-4)) || (c != c)) && (true || (5_i32 < 1)))
                            && (a > c))
                        {} else {}
                        c
                    }) / a) & 63) << (1u32));
                }
                Pair::RATE
            }))
                .ceil()))
        {} else {}
        (exp2(Vec3::new(3.0_f32, Pair::RATE, Pair::RATE)))
            .cmpeq(Vec3::splat(TABLE[(c & 1) as usize]))
            .all()
    }
    impl Pair {
        fn step(mut self, a: f32) -> i32 {
            if (Pair::SIZE <= (false as usize)) {
                return (IVec2::new(5_i32, 1_i32)).y;
            }
            if (first(
                ({
                    self = Pair;
                    (NARROW as i32)
                }),
                ((IVec2::new(STEPS, 2_i32) | IVec2::new(2_i32, STEPS))).y,
            )) {} else if (0.25_f32 < a) {} else {}
            STEPS
        }
    }
    #[flatten(exact)]
    pub fn entry(a: UVec2, c: i32, mut v: f32, t: Pair) -> i32 {
        let (a, _) = (
            ({
                let mut a: f32 = ({
                    if (((Pair::SIZE + 0_usize) >= (Pair::SIZE).abs_diff(Pair::SIZE))
                        || first((c % 7), t.step(v)))
                    {
                        v = ((lerp(
                            Vec2::new(v, v),
                            Vec2::new(v, v),
                            Vec2::new(v, 2.0_f32),
                        ))
                            .dot(Vec2::new(v, v)))
                            .tanh();
                        {
                            let mut v: Vec4 = Vec4::new(0.5, 0.5, 3.0, v);
                            let a: f32 = (((Vec3::new(v.y, (-1.0_f32), v.z)).zyx()
                                * (if (c != c) {
                                    Vec3::new(0.5_f32, v.x, 0.0_f32)
                                } else {
                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                                })))
                                .z;
                        }
                    }
                    0.0
                });
                Mat3::from_cols(
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                )
            }),
            Pair,
        );
        0
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
        {
            v.a.w = (v.a.y).signum();
            let a_2 = (((a).b - a.b) - sin((b.b / (-3.0))));
        }
        (((-0.0) - (Vec2::new(a.b.y, (-1.0_f32))).y) + b.b.x)
    }
}

#[flatten]
mod p015 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
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
    impl Pair {
        fn step(mut self, a: f32, c: &IVec3, y: &f32) -> Pair {
            self.a = 1.5;
            Pair { a: ((*y)).cos() }
        }
    }
    impl Pair {
        fn sum(&mut self, a: Vec4, c: i32, y: i32) -> f32 {
            let y: usize = Pair::SIZE;
            if (a.y < a.w) {
                if ((3_usize
                    <= ({
                        let mut v: Pair = Pair { a: a.z };
                        let x = v
                            .step(
                                ({
                                    self.a *= self.a;
                                    (if (3_usize <= y) {
                                        let mut x_2: i32 = c;
                                        a.z
                                    } else {
                                        a.z
                                    })
                                }),
                                &{
                                    (IVec3::new(3_i32, c, c) | IVec3::new(c, 0_i32, 3_i32))
                                },
                                &a.w,
                            );
                        ({
                            if (10_i32 != c) {
                                (self.a, [v.a, _]) = (
                                    ((a.x + a.w)).ceil(),
                                    [a.z, 0.25_f32],
                                );
                                return ((((-1.0_f32) + a.z)).max(a.w) + 0.0);
                            }
                            5
                        })
                    })))
                {
                    let (mut a_2, y) = (
                        (if (self.a < 2.0) {
                            if (self.a > a.w) {
                                return ((self.a - (-2.5)) + a.w);
                            }
                            (y + y)
                        } else {
                            let mut v: Pair = Pair { a: self.a };
                            let a = v
                                .step(
                                    (if (c <= c) { a.x } else { a.y }),
                                    &{
                                        (IVec3::new(7_i32, (-1_i32), c)
                                            - IVec3::new(c, STEPS, 3_i32))
                                    },
                                    &a.x,
                                );
                            y
                        }),
                        true,
                    );
                }
                return a.x;
            }
            (((((-2.5_f32)).min(a.z) + 0.0) - (3.0_f32).signum()) % (-3.0))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32) -> u32 {
        (x, [(*a), _]) = (
            (((x != 10_i32) as i32)
                % ((if ((-0.0_f32) <= (*a)) {
                    x
                } else {
                    let mut x = ((UVec2::new(MASK, MASK)).y
                        <= (MASK + ((8_u32 | 7) - (MASK & 7))));
                    (WIDE as i32)
                }) | 1)),
            [
                (({
                    x = ((((Pair::SIZE + Pair::SIZE) & 255) as i32) - ((-x) / 2));
                    (*a)
                }) - length(0.5_f32)),
                1.0_f32,
            ],
        );
        let mut a_2: Pair = Pair { a: (*a) };
        let y = a_2
            .sum(
                Vec4::new(2.0, 3.0, a_2.a, a_2.a),
                (select(x, x, (a_2.a < (*a))) | x),
                (x).abs(),
            );
        if all(
            (BVec3::new(false, (y > y), (x > STEPS))
                ^ BVec3::new((x < 5_i32), ((NARROW as i32) <= x), (y != a_2.a))),
        ) {
            return ((x & 255) as u32);
        }
        ((*a) > y);
        'outer: for c in 0u32..3 {
            if (0.0_f32 < 0.0) {
                break;
            }
        }
        0
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
    pub fn entry(
        a: &mut f32,
        c: &mut (Vec4, u32),
        y: &mut [i32; 2],
        t: &mut [Pair; 3],
    ) -> u32 {
        'outer: for x in (0..2).rev() {
            if (((c.1 & 7) as usize) >= (c.0.y.abs() as usize & 15)) {
                break;
            }
            if false {
                (y[1], [t[Hit::SIZE % 3].a, _]) = (
                    ((x as i32) * 0),
                    [([(x as i32), t[2].a])[0], 2_i32],
                );
                continue;
            }
        }
        t[1] = Pair {
            a: (*y)[(y[0] & 1) as usize],
        };
        'outer: for n in 0..0usize {
            if (((c.1 ^ ((0_u32 & 15) * (MASK & 7)))
                <= ({
                    'inner: for x_2 in 0..3 {
                        (*y)[n % 2] = (*y)[(c.1 % 2) as usize];
                        let a = (IVec3::new(t[2].a, t[2].a, 2_i32))
                            .cmpeq(
                                IVec3::new(
                                    t[1].a,
                                    (IVec2::new(t[0].a, 0_i32)).y,
                                    ({ t[0].a }),
                                ),
                            );
                        let [Pair { a }, Pair { a: _ }, Pair { a: t }] = ({
                            [Pair { a: x_2 }; 3]
                        });
                    }
                    let Pair { a: mut y } = Pair {
                        a: (if true {
                            (*y) = [
                                (if (MASK <= c.1) {
                                    (-1_i32)
                                } else {
                                    ((t[2].a & 15) * (t[2].a & 7))
                                }),
                                (y[0] + ({ y[0] })),
                            ];
                            t[1].a
                        } else {
                            1_i32
                        }),
                    };
                    (UVec2::new(5_u32, 2_u32)).y
                })))
            {
                let a_2: f32 = (-c.0.x);
                let start = (((y[1] - 7_i32) & 15) * (t[1].a & 7));
                let mut x_2 = 0;
                x_2 += start;
            }
            c.0 = c.0;
        }
        y[1] = (if (floor(Vec3::new(3.0_f32, 2.0_f32, 1.0_f32)))
            .cmple(Vec3::splat((*a)))
            .any()
        {
            let a_2: f32 = (Vec3::new(1.0_f32, 3.0_f32, 0.5_f32))
                .dot(
                    ((Vec3::new((*a), c.0.x, 1.5) - Vec3::new(1.0, c.0.y, (*a))) / 2.0),
                );
            t[1].a
        } else {
            (*y)[Pair::SIZE % 2] = y[0];
            y[1]
        });
        'outer: for a in (1..10).step_by(3).rev() {
            let v = (UVec2::new(0, MASK) * 2);
            if (0_u32 == 0) {
                break;
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
    const NARROW: u8 = 3;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut [[f32; 2]; 3], y: f32) -> f32 {
        let v: Vec2;
        if ((IVec2::new(5_i32, STEPS)).y <= (NARROW as i32)) {
            c[2] = [(c[2][1]).copysign(c[0][0]), (c[2][0] * c[1][1])];
            v = ((Vec2::new(0.25, 1.5)).normalize_or_zero()).xx();
        } else {
            v = Vec2::new(0.25, (-0.0));
        }
        if false {
            if ((MASK + MASK) >= ((2_u32 & 15) * (MASK & 7))) {
                return HALF;
            } else {
                return ((v.x).min(c[0][0]) + 0.0);
            }
        }
        (0.25 + c[0][1])
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
    pub fn entry(a: &i32, mut x: u32, y: f32) -> Hit {
        let mut a: [f32; 2] = [0.0_f32, 0.0_f32];
        'outer: for a in a {}
        Hit { a: 0.0, b: 0.0, c: 0.0 }
    }
}

#[flatten]
mod p023 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: usize,
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
    impl Pair {
        fn step(mut self, a: &mut f32, c: i32, y: Vec4) -> f32 {
            if (self.b != self.b) {
                let (v, (a, t)) = (1_usize, ((UVec2::new(0_u32, MASK) % 3), STEPS));
                'outer: for t in 0..2usize {
                    self.c += self.c;
                    if ((y.y != y.x) != (false || (self.a.x > 0))) {
                        'inner: for _ in 0..2 {
                            let start = ((IVec2::new(3_i32, 10_i32)
                                - IVec2::new(self.a.y, 5_i32)))
                                .y;
                            let mut b = 0;
                            b += start;
                        }
                        continue;
                    }
                    let given: f32 = ((if (self.b != self.b) {
                        if (0_u32 > a.y) {
                            let v = (((((self.a.y & 15) * (self.a.y & 7)) % (3_i32 | 1))
                                & 7) as usize);
                            break;
                        }
                        self.c
                    } else {
                        (-0.0)
                    }) - y.w);
                    let v: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(c: f32) -> f32 {
                            (c - HALF).max(HALF)
                        }
                        let t = first(given);
                        t
                    };
                }
            } else {}
            (if (*a) <= y.x {
                ((-select((*a), y.w, (self.c <= (*a))))).clamp((*a), y.x)
            } else {
                (*a)
            })
        }
    }
    fn second(a: &mut f32, mut x: bool) -> f32 {
        let x_2: f32;
        if (((if x {
            7_i32
        } else {
            return ({
                Pair {
                    b: Pair::SIZE,
                    ..Pair {
                        b: 5_usize,
                        ..Pair {
                            c: Pair::RATE,
                            a: IVec3::new(STEPS, 7_i32, 10_i32),
                            b: Pair::SIZE,
                        }
                    }
                }
            })
                .step(
                    &mut (*a),
                    STEPS,
                    Vec4::new(TABLE[(MASK % 4) as usize], HALF, HALF, Pair::RATE),
                );
        }) < 10))
        {
            x_2 = (*a);
        } else {
            x_2 = 3.0;
        }
        (x_2 + (*a))
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: &mut f32) -> f32 {
        (({
            let t: Pair;
            if ((true
                && ({
                    (*y)
                        += ({
                            let mut a = ((Pair {
                                c: (*a),
                                a: IVec3::new(3_i32, c, (WIDE as i32)),
                                b: Pair::SIZE,
                            })
                                .c * Vec4::new((*y), 3.0, (-2.5), (-0.0)));
                            a.z
                        });
                    ((TABLE[(Pair::SIZE).min(3)] != (*y))
                        || ({
                            (*y) -= select((*y), (*y), (c > (-1_i32)));
                            (c <= c)
                        }))
                })))
            {
                (*y) %= 3.0;
                t = Pair {
                    b: Pair::SIZE,
                    c: (if ((*y) <= (*y)) {
                        (*a)
                    } else {
                        if ((*y) < (*y)) {
                            (*y)
                                += second(
                                    y,
                                    (if (0_i32 > c) {
                                        (MASK >= MASK)
                                    } else {
                                        (if (5_i32 > c) { ((*a) < (*a)) } else { (STEPS < c) })
                                    }),
                                );
                        } else {
                            let mut b: Pair = Pair {
                                a: IVec3::new(10, c, 1),
                                b: 3,
                                c: (*y),
                            };
                            let x_2 = b
                                .step(
                                    y,
                                    ({
                                        b.c *= 0.5_f32;
                                        (IVec2::new(b.a.z, c)).y
                                    }),
                                    (Vec4::new(3.0, (-1.0), 0.0, 3.0)).wzyx(),
                                );
                        }
                        (*a)
                    }),
                    a: IVec3::new(c, 0, 0),
                };
            } else {
                t = Pair {
                    a: IVec3::new(0, 0, 0),
                    b: 0,
                    c: 0.0,
                };
            }
            false
        }) || false);
        0.0
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> u32 {
        let start = ((5_usize + Pair::SIZE)).saturating_sub(Pair::SIZE);
        let mut v = 2;
        v += start;
        v = ((v).max((v >> 1)) * 2);
        (((((v & 255) as u32) & 15) * ((if MASK != 0 { MASK % MASK } else { MASK }) & 7))
            | ((UVec2::new(3_u32, MASK) / 2)).y)
    }
}

mod p025 {
    use super::*;
    use flatten::math::*;
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
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: f32, c: [Hit; 2], y: Hit, t: &mut u32) -> usize {
        let c = y.1;
        let mut a_2: Vec2 = Vec2::new(TABLE[(c.b).min(3)], c.c);
        let n = abs(Vec3::new(1.0_f32, (-2.5_f32), y.0));
        {
            if (true && ((*t) != (*t))) {
                if (Vec3::select((n).cmplt(n), Vec3::new(a_2.y, a_2.y, y.0), n))
                    .cmplt((n).min(n))
                    .all()
                {
                    return (if c.b >= 2_usize { c.b - 2_usize } else { y.1.b });
                } else {
                    return y.1.b;
                }
            }
        }
        0
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, y: &mut Pair, t: f32) -> Hit {
        let mut b: f32 = t;
        'outer: for n in [
            ((Pair::SIZE & 255) as u32),
            ((MASK & 15) * (0_u32 & 7)),
            ((MASK & 15) * (MASK & 7)),
        ] {
            let mut a_2 = select(
                (Hit {
                    a: (NARROW as i32),
                    b: Vec3::new(0.25_f32, t, b),
                })
                    .b,
                Vec3::new(t, 0.0_f32, 0.0_f32),
                ((3.0_f32 != HALF)
                    || ((t < b)
                        || ({
                            b *= ((*a) + 0.0);
                            (n <= n)
                        }))),
            );
        }
        let mut n: usize = 5;
        let mut a_2: UVec2 = UVec2::new(8, 3);
        let (c, (_, x_2)) = (
            Pair { a: ((n & 255) as i32) },
            (
                ({
                    let mut c = ((Vec2::splat(b))
                        .max(
                            flatten::math::select(
                                Vec2::new(t, (-1.0_f32)),
                                Vec2::new(b, 1.5_f32),
                                (y.a <= (NARROW as i32)),
                            ),
                        ) - ((Vec2::new(1.0, (*a)) + 0.25_f32)).abs());
                    (if (n != 2) {
                        IVec3::new(0_i32, y.a, 1_i32)
                    } else {
                        let n = (((c.x + b) / 4.0) * Vec3::new((-1.0), c.y, 0.5));
                        IVec3::new((-1_i32), 7_i32, 10_i32)
                    })
                }),
                (a_2).min(a_2),
            ),
        );
        Hit {
            a: ((((if ((if true {
                (n <= 1)
            } else {
                if ((((Vec2::new(1.5, (*a)) * t) == Vec2::splat(b))
                    & (((*a) > (*a))
                        && ({
                            a_2.x <<= 1;
                            (((*a) <= b) && (HALF <= (*a)))
                        }))))
                {
                    let t: (Pair, f32, Hit) = (
                        (*y),
                        (*a),
                        Hit {
                            b: Vec3::new(1.5_f32, 1.5_f32, 0.0_f32),
                            ..Hit {
                                b: Vec3::new((-1.0_f32), b, b),
                                ..Hit {
                                    b: Vec3::new(t, t, t),
                                    ..Hit {
                                        a: c.a,
                                        b: Vec3::new(2.0_f32, b, 3.0_f32),
                                    }
                                }
                            }
                        },
                    );
                }
                (a_2.x < a_2.x)
            })) {
                let n = Hit {
                    a: y.a,
                    b: Vec3::new(3.0, 3.0, (-0.0)),
                };
                0_i32
            } else {
                let mut b: usize = (((((x_2.x | 7) - (x_2.y & 7)))
                    .min(((c.a & 255) as u32)) & 7) as usize);
                y.a
            }) & 15) * (y.a & 7)) + ((a_2.y & 255) as i32)),
            b: (((Vec3::new((-2.5), (*a), b) - (*a)) - Vec3::new(b, (-2.5), 2.0))
                + Vec3::splat((a_2.x as f32))),
        }
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p028 {
    use super::*;
    use flatten::math::*;
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
    fn first(a: f32, c: &mut i32) -> f32 {
        let [b, a] = [((*c) + (*c)), ((*c) - (-4_i32))];
        'outer: for b in 0..3 {
            let mut b: Pair = Pair {
                b: Vec2::new(TABLE[Hit::SIZE % 4], HALF),
                c: HALF,
                a: Vec3::new(0.0, 0.0, 0.5),
            };
            if (Vec2::splat(b.b.x) == b.b) {
                break;
            }
            if (((((b.b.y > b.c) as usize)
                + (if (10_i32 <= a) {
                    Hit::SIZE
                } else {
                    return b.a.z;
                })) >= 8))
            {} else if (b.a.z > b.a.z) {} else {}
        }
        ((if HALF <= Hit::RATE {
            (fract(HALF)).clamp(HALF, Hit::RATE)
        } else {
            TABLE[Hit::SIZE % 4]
        }) + ((*c) as f32))
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: f32) -> f32 {
        let start = (Hit::SIZE + (5_usize & 7));
        let mut b = 2;
        b += start;
        (b, [(*c), _]) = (
            (b
                + ({
                    b = (y.abs() as usize & 15);
                    b
                })),
            [(-4), (*c)],
        );
        let mut a: [Hit; 2] = [
            Hit {
                a: IVec3::new(1_i32, (*c), 10_i32),
            },
            Hit {
                a: IVec3::new((*c), (*c), (*c)),
            },
        ];
        'outer: for (a, (x, a_2)) in a.iter().copied().zip(0..2u32).enumerate() {
            let Hit { a } = Hit {
                a: ({
                    if ((first(
                        ({
                            (*c) |= ([(*c), 1_i32])[0];
                            y
                        }),
                        c,
                    )
                        >= flatten::math::dot(
                            Vec3::new(y, y, Pair::RATE),
                            Vec3::new((-2.5_f32), (-0.0_f32), 0.25_f32),
                        )))
                    {
                        let mut x: [i32; 2] = (if (3_usize <= a) {
                            [x.a.z, (*c)]
                        } else {
                            [x.a.x, STEPS]
                        });
                        'inner: for _ in x.iter().rev() {
                            if (y < y) {
                                break;
                            }
                        }
                    } else if true {} else {}
                    x.a
                }),
            };
        }
        (first(y, c) + (a[0].a.y as f32))
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32, y: &mut f32) -> IVec3 {
        let mut a_2: f32 = b;
        if (x <= 10) {
            let given: f32 = b;
            let a_2: f32 = {
                fn doubled(y: f32) -> f32 {
                    (y - 0.5).max(0.5)
                }
                let t = doubled(given);
                t
            };
            if ((MASK == MASK) == (x <= x)) {
                return ((IVec3::new((-1), x, x) & IVec3::new(2, x, x))
                    ^ (IVec3::new(3, x, x)).min(IVec3::new(7, 2, 5)));
            }
        } else if ((Vec3::new((-0.0), 0.5, (-2.5))).cross(Vec3::new(1.5, 1.0, 0.5)))
            .cmple(
                mad(
                    Vec3::new((*y), 0.5_f32, (*y)),
                    Vec3::new(a_2, (-1.0_f32), 0.5_f32),
                    Vec3::new((*y), b, 2.0_f32),
                ),
            )
            .any()
        {
            let mut a_2: [[f32; 2]; 3] = [[b, (*y)]; 3];
        } else {
            let Pair(c, ..) = Pair(
                ({
                    (x, [b, _]) = (
                        (IVec2::new(5_i32, x)).y,
                        [
                            (-(if ((*y) != b) {
                                a_2
                            } else {
                                let mut b: [f32; 2] = (if (((-1_i32)).signum() <= x) {
                                    ({ [0.25_f32, (*y)] })
                                } else {
                                    [((*y)).mul_add(a_2, b); 2]
                                });
                                (*y)
                            })),
                            0.5_f32,
                        ],
                    );
                    if ((*y) < (*y)) {
                        let b = [
                            (*y),
                            (a_2).fract(),
                            ((Vec2::new((-2.5_f32), 0.0_f32) - Vec2::new((*y), b))).y,
                        ];
                    } else if (([Pair::RATE, b, a_2])[0] != (MASK as f32)) {
                        (*y) = (a_2 - 2.0);
                    } else {
                        let mut a_2: Mat4 = mat4(
                            Vec4::new(a_2, 0.25, 0.5, a_2),
                            Vec4::new(0.0, (-1.0), 0.25, b),
                            Vec4::new((*y), b, b, 1.5),
                            Vec4::new(0.0, a_2, 2.0, 0.0),
                        );
                    }
                    Pair::SIZE
                }),
                ({
                    b = ((b + (b * (*y)))).rem_euclid(a_2);
                    let mut a = (IVec2::new(2, x) & IVec2::new(2, 2));
                    0.25_f32
                }),
            );
        }
        let mut x_2 = Mat4::from_cols(
            Vec4::new(3.0, (-0.0), (-0.0), b),
            Vec4::new(b, (*y), b, b),
            Vec4::new((*y), 0.25, a_2, b),
            Vec4::new(a_2, 1.0, b, b),
        );
        x_2.z_axis = x_2.x_axis;
        if (((x > x)
            || ({
                x_2.x_axis = Vec4::new(0.0, 0.0, 0.0, 0.0);
                false
            })))
        {
            if (!(x < x)) {
                return IVec3::new(7, x, (-1));
            } else {
                return IVec3::new(((x & 15) * (x & 7)), (x + x), (x + x));
            }
        }
        IVec3::new(0, 0, 0)
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
    pub fn entry(a: &mut bool, c: i32) -> [i32; 3] {
        if (((({
            if ((if (*a) {
                'outer: for b in 0..4 {
                    let mut c: BVec3 = BVec3::new(((-4_i32) <= c), (c <= c), (*a));
                    if ((*a) && ((*a) || (*a))) {
                        (*a) = false;
                        break;
                    }
                    let mut x: f32 = (Hit {
                        b: ({ TABLE[(Hit::SIZE).min(3)] }),
                        ..Hit {
                            a: Vec2::new(0.5_f32, 3.0_f32),
                            b: (-1.0_f32),
                        }
                    })
                        .b;
                    let mut b: [Pair; 2] = [
                        Pair(State::SIZE, IVec3::new(5_i32, 3_i32, (-1_i32))),
                        Pair(Hit::SIZE, IVec3::new(5_i32, 0_i32, b)),
                    ];
                    'inner: for &c in &b {
                        let mut a: f32 = (select(
                            (Vec2::new(1.5_f32, x)).dot(Vec2::new(1.5_f32, 0.25_f32)),
                            x,
                            false,
                        ) * 0.0);
                    }
                }
                false
            } else {
                false
            })) {}
            [0_i32, 0_i32, 0_i32]
        }))[0] == 0))
        {}
        [0_i32, 0_i32, 0_i32]
    }
}

mod p033 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten(exact)]
    pub fn entry(a: f32, c: bool) -> u32 {
        'outer: for x_2 in -1..1 {
            let mut y = Mat2::from_cols(Vec2::new(0.0, 3.0), Vec2::new(a, a));
            if ((if (((STEPS != x_2)
                && ({
                    y.x_axis = (y.y_axis).min(y.y_axis);
                    c
                })))
            {
                c
            } else {
                let [a, y, mut a_2] = [
                    (y.y_axis.x - 0.0),
                    (y.x_axis.y).round(),
                    (y.x_axis.y + a),
                ];
                (!c)
            })) {
                continue 'outer;
            }
            let a: [f32; 3] = [
                (y.x_axis.y + (-0.0)),
                ((0.0_f32 - y.y_axis.x) * 0.0),
                (if (1_usize == COUNT) {
                    if c {
                        'inner: for c in 0u32..3 {
                            if ((a < y.y_axis.x) || ((c < 1) ^ false)) {
                                break;
                            }
                        }
                    }
                    break;
                } else {
                    0.0_f32
                }),
            ];
        }
        0
    }
}

#[flatten]
mod p034 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub Vec4);
    #[derive(Clone, Copy)]
    pub struct Hit(pub IVec3, pub f32);
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
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: usize,
        pub b: u32,
        pub c: Pair,
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32, y: f32) -> State {
        let c = (vec2(
            ({
                {
                    let (State { a, b: y, .. }, Pair { a: mut x_2 }) = (
                        State {
                            c: Pair { a: a },
                            a: 8_usize,
                            b: MASK,
                        },
                        Pair { a: (-0.0_f32) },
                    );
                    let mut a_2 = c;
                    let mut n = Pair {
                        a: ((IVec2::new((NARROW as i32), 0_i32)).y as f32),
                    };
                }
                y
            }),
            (Vec2::new(0.5_f32, (-1.0_f32))).y,
        ) % 1.5);
        let v: Pair;
        if (y <= 0.25) {
            v = Pair {
                a: ({
                    let mut x = (a - 0.0);
                    3.0
                }),
            };
        } else {
            v = Pair { a: (-0.0) };
        }
        if (({
            let mut y: Vec3 = Vec3::new(v.a, 0.0, c.y);
            (y.x <= v.a)
        })) {
            return State {
                a: (if State::SIZE >= State::SIZE {
                    State::SIZE - State::SIZE
                } else {
                    Pair::SIZE
                }),
                ..State {
                    c: Pair { a: HALF },
                    a: Pair::SIZE,
                    b: 1,
                }
            };
        }
        if (({
            let mut a: (State, Pair) = (
                State {
                    b: MASK,
                    c: Pair { a: v.a },
                    a: State::SIZE,
                },
                ({
                    if ((if ((y < a) || (c.y > v.a)) {
                        (({ State::SIZE })
                            < (if false { Hit::SIZE } else { Pair::SIZE }))
                    } else {
                        let mut t: i32 = STEPS;
                        ((if 0_usize >= State::SIZE {
                            0_usize - State::SIZE
                        } else {
                            Pair::SIZE
                        }) > Pair::SIZE)
                    })) {
                        'outer: for a_2 in [
                            ({ c.x }),
                            (c.y - c.x),
                            (TABLE[Hit::SIZE % 4]).ceil(),
                        ] {
                            if (State::SIZE != (0_usize % 3)) {
                                break 'outer;
                            }
                            let mut t: Vec3 = Vec3::new(State::RATE, 2.0, 2.0);
                        }
                        if (((IVec2::new(STEPS, 5_i32) - IVec2::new(STEPS, 0_i32))).y
                            != (!1))
                        {
                            let mut a: IVec3 = (if (((if false {
                                false
                            } else {
                                (1.5_f32 <= 1.0)
                            }) ^ ((v.a != 1.0) || (2.0_f32 > c.y))))
                            {
                                ((IVec3::new((WIDE as i32), 3, 10)
                                    & IVec3::new((WIDE as i32), (NARROW as i32), 0))
                                    - IVec3::new(0, 0, 0))
                            } else {
                                IVec3::new(0, 0, 0)
                            });
                        }
                    }
                    Pair { a: 0.0_f32 }
                }),
            );
            false
        })) {}
        State {
            a: 0,
            b: 0,
            c: Pair { a: 0.0 },
        }
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32) -> [f32; 3] {
        let given: f32 = 0.0;
        let a: f32 = {
            let t = first(given);
            fn first(a: f32) -> f32 {
                a * 0.5 + 1.0
            }
            t
        };
        [0.0_f32, 0.0_f32, 0.0_f32]
    }
}

mod p037 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub bool);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub f32);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(mut b: Pair, c: &mut usize, y: f32) -> f32 {
        if b.1 {
            let given: f32 = b.0;
            let t: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(x: f32) -> f32 {
                    x * HALF + 1.0
                }
                let t = first(given);
                t
            };
            (*c) %= 3;
        }
        let mut a = (mat2(Vec2::new(0.25_f32, b.0), Vec2::new(b.0, (-2.5_f32))))
            .transpose();
        a.x_axis += Vec2::ONE;
        let a_2 = (1.0_f32 % (-3.0));
        (((Vec3::new(0.5_f32, 1.0_f32, b.0))
            .max(Vec3::new(a.x_axis.y, 2.0_f32, 1.0_f32)))
            .z - a.x_axis.x)
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
    pub fn entry(a: &mut f32, c: &mut i32, y: &mut f32) -> UVec2 {
        {
            let v: bool;
            if ((*c) > (*c)) {
                (*y) = (0.0 + 0.0);
                v = false;
            } else {
                v = false;
            }
        }
        UVec2::new(0, 0)
    }
}

#[flatten]
mod p040 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub IVec2);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        fn step(&mut self, a: f32) -> bool {
            self.1.y = (((0_i32 * self.1.y)).max((-self.1.x)) >> (1u32));
            let mut v: f32 = (-0.0);
            if ((({
                if (({
                    let mut t = Pair(UVec2::new(MASK, 1_u32));
                    (if self.0 {
                        self.0
                    } else {
                        'outer: for n in 0..0 {
                            t = t;
                            let b = [a; 2];
                            if (v >= (b[0]).mul_add(v, b[0])) {
                                (!self.0);
                                break;
                            }
                            let mut x_2: u32 = ((((t.0.y | 7) - (t.0.y & 7))
                                & (t.0.y
                                    + ({
                                        t.0.y = t.0.y;
                                        t.0.y
                                    }))))
                                .max(t.0.x);
                            let mut t: f32 = (exp2(abs(Vec3::new((-1.0_f32), a, a))))
                                .dot(
                                    ((Vec3::new((-1.0), 2.0, 0.5))
                                        .max(Vec3::new(0.25, b[1], 1.0)))
                                        .yzx(),
                                );
                        }
                        self.0
                    })
                })) {
                    return (a <= a);
                }
                let State { a: mut x } = (if (a == a) {
                    let mut x_2 = (TABLE[(STEPS & 1) as usize] * (-(a - 0.0)));
                    State {
                        a: IVec3::new(3_i32, 2_i32, self.1.y),
                    }
                } else {
                    State {
                        a: IVec3::new(5_i32, 0_i32, 1_i32),
                    }
                });
                (self.1.x != 2)
            }) || (self.1.y <= (-4))))
            {
                return self.0;
            }
            self.0
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: Hit, c: f32, y: &mut f32) -> i32 {
        (b.1.y, (*y)) = (
            ((if b.0 {
                let mut v: [f32; 2] = [c, c];
                b.1.y
            } else {
                let [a, _] = (if b.step(0.0) {
                    [0.0_f32, 0.0_f32]
                } else {
                    [0.0_f32, 0.0_f32]
                });
                0
            }) - 0),
            0.0,
        );
        0
    }
}

#[flatten]
mod p041 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct State;
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
    pub fn entry(a: f32, c: &mut i32, y: &mut IVec2) -> (f32, u32, Pair) {
        {
            if (((if ((*c) != y.x) {
                (2_i32 > y.x)
            } else {
                let mut x_2: usize = ((((if MASK != 0 { MASK % MASK } else { MASK }) & 7)
                    as usize))
                    .min(State::SIZE);
                (5_usize <= x_2)
            })
                && (if (1.5_f32 != (-0.0)) {
                    (2_i32 <= 3)
                } else {
                    let n: Mat2;
                    if ((5_i32 * 1) == ((y.x & 15) * ((-4_i32) & 7))) {
                        n = ((Mat2::from_cols(
                            Vec2::new(0.5_f32, 0.0_f32),
                            Vec2::new(0.0_f32, 0.0_f32),
                        )
                            + Mat2::from_cols(
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(0.0_f32, 0.0_f32),
                            )) * 0.0_f32);
                    } else {
                        n = Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0));
                    }
                    false
                })))
            {
                return (0.0_f32, 0_u32, Pair(0.0_f32));
            }
        }
        (0.0_f32, 0_u32, Pair(0.0_f32))
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
    impl Pair {
        fn step(mut self, a: &bool) -> Hit {
            let mut v: i32 = (-1);
            if (((*a)
                | ((if false {
                    MASK
                } else {
                    (if (v < v) {
                        'outer: for a_2 in 0..1u8 {
                            'inner: for a in (0..3).rev() {
                                if ((a_2 as i32) < (a_2 as i32)) {
                                    continue;
                                }
                                let (mut y, (a, mut n)) = (
                                    BVec3::new(false, false, true),
                                    (
                                        BVec3::new(
                                            (false || (v > (-1_i32))),
                                            (((a as i32) <= 10_i32)
                                                || ({
                                                    v -= (Hit((-1_i32))).0;
                                                    (v < (a_2 as i32))
                                                })),
                                            false,
                                        ),
                                        IVec2::new(2_i32, v),
                                    ),
                                );
                            }
                        }
                        (v != v)
                    } else {
                        (*a)
                    });
                    8_u32
                }) == MASK)))
            {} else {}
            Hit((v + v))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: UVec2, c: i32) -> f32 {
        {
            let mut c = (((IVec3::new(c, c, c)).max(IVec3::new(5, 1, 0))
                & (IVec3::new(c, (-1), 10)).min(IVec3::new(3, c, 3))))
                .min(
                    select(
                        IVec3::new(5_i32, 7_i32, 2_i32),
                        IVec3::new(c, c, c),
                        (Vec3::new(0.25, 0.5, (-1.0)))
                            .cmplt(
                                Vec3::new(TABLE[Hit::SIZE % 4], TABLE[1_usize % 4], HALF),
                            )
                            .all(),
                    ),
                );
            let mut c: usize = 8;
            'outer: for _ in 0..0 {
                if (((2_u32 <= a.x)
                    | ((a.y > 3)
                        || ({
                            c = (c >> 1);
                            (a.y < a.x)
                        }))))
                {
                    break 'outer;
                }
                let mut y: IVec3 = ((if (((c <= c)
                    || ({
                        c = ({
                            let start = a.x;
                            let mut c = 1;
                            c += start;
                            Hit::SIZE
                        });
                        (c > c)
                    })))
                {
                    return (-(Vec3::new((-2.5_f32), (-0.0_f32), 0.0_f32)).z);
                } else {
                    (IVec3::new((NARROW as i32), 2, (-1))
                        - IVec3::new((-4), (NARROW as i32), 2))
                }))
                    .min(IVec3::new((WIDE as i32), 0, (NARROW as i32)));
            }
        }
        {
            'outer: for b in 0..2usize {
                let a: Hit;
                if ((c != c) || ((c <= (-4)) && (b > 1))) {
                    a = (if (c > c) { ({ Pair }).step(&{ false }) } else { Hit(0_i32) });
                } else {
                    a = Hit(0_i32);
                }
            }
        }
        0.0
    }
}

mod p043 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: UVec2,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
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
        {
            let mut a_2: Pair = Pair(
                (if (((*c) <= (*c)) || ((*a) > 8)) {
                    (if true {
                        return (if Pair::SIZE >= (*a) {
                            Pair::SIZE - (*a)
                        } else {
                            (*a)
                        });
                    } else {
                        (y > y);
                        1_usize
                    })
                } else {
                    (if (0.5_f32 != b.y_axis.x) {
                        Pair::SIZE
                    } else {
                        return ((*a)).abs_diff((*a));
                    })
                }),
            );
            let t: IVec2;
            if ((*c) < (*c)) {
                t = (IVec2::new((*c), (*c)) / 3);
            } else {
                (*c) ^= (*c);
                t = ((if (a_2.0 < 8) {
                    if (10_i32 < (*c)) {
                        if ((((y - 0.0)
                            >= (Vec3::new(1.0_f32, b.x_axis.x, b.y_axis.x))
                                .dot(Vec3::new(y, b.y_axis.y, (-0.0))))
                            && (false
                                || ({
                                    a_2.0 = ((*a) + (*a));
                                    (!true)
                                }))))
                        {
                            let mut a = Mat2::from_cols(b.y_axis, b.x_axis);
                            a.y_axis = a.y_axis;
                            a.x_axis = (Vec2::new(b.x_axis.x, (-2.5))).yx();
                        } else {
                            (*a) = (*a);
                            let start = (b.x_axis.y - (b.y_axis.x).abs().sqrt());
                            let mut a = 0.0;
                            a += start;
                        }
                    }
                    IVec2::new(0, (-4))
                } else {
                    return (if (*a) >= a_2.0 { (*a) - a_2.0 } else { 0 });
                }) | (IVec2::new(0, (-4)) | IVec2::new((*c), 7)));
            }
        }
        (((MASK & 7) as usize) + (*a))
    }
}

mod p045 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten(exact)]
    pub fn entry(a: f32, c: Pair, y: &Vec3, t: u32) -> f32 {
        let mut y = (NARROW as i32);
        y
            -= (y
                + ({
                    y = (((y & 63) << 1) - ((y & 15) * (1_i32 & 7)));
                    y
                }));
        let mut a: f32 = (if (((if (c.a != c.a) {
            let a: (f32, f32, usize) = (
                (({
                    let a_2: Vec3;
                    if (!(0.0_f32 < 0.0)) {
                        a_2 = Vec3::new(0.0, 0.0, 0.0);
                    } else {
                        a_2 = Vec3::new(0.0, 0.0, 0.0);
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
        0.0
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
    pub fn entry(a: &mut Vec3, c: i32, y: &mut f32) -> bool {
        let n: Pair;
        if ((a.z < Pair::RATE) && false) {
            n = Pair { a: false };
        } else {
            n = Pair { a: false };
        }
        false
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
            let mut a: [f32; 2] = [(*y), (*y)];
            'outer: for (c, x) in (0..2i32).rev().zip(a.iter()) {
                'inner: for t in 0u32..2 {
                    if (c > c) {
                        let start = t;
                        let mut a = 1;
                        a += start;
                    }
                }
                'inner: for _ in [
                    (if true {
                        3_u32
                    } else {
                        let mut n = (a[0] < a[1]);
                        1_u32
                    }),
                    (if (*t) != 0 { (*t) % (*t) } else { (*t) }),
                ] {
                    let mut y = flatten::math::select(
                        IVec2::new(c, c),
                        IVec2::new(7_i32, 10_i32),
                        ((*t) > (UVec2::new(0_u32, 5_u32)).y),
                    );
                    let mut a: [f32; 2] = [((a[0]).min((1.0_f32 * (-2.5_f32)))
                        + 0.0); 2];
                }
            }
            (a[((WIDE as i32) & 1) as usize], (*y)) = (
                (-(if a[1] <= (*y) { (a[1]).clamp(a[1], (*y)) } else { (*y) })),
                (if (((*y) != (*y)) && true) {
                    HALF
                } else {
                    'outer: for (t, &_) in a
                        .iter()
                        .zip(
                            &[
                                (1.0_f32).trunc(),
                                (if a[0] <= a[0] { ((*y)).clamp(a[0], a[0]) } else { (*y) }),
                            ],
                        )
                    {
                        if (a[0] > a[0]) {
                            break 'outer;
                        }
                    }
                    (a[0] % (*y))
                }),
            );
            'outer: for &n in &a {
                if ((1.0_f32 > n) && ((*y) != a[1])) {
                    if ((*c) > (*t)) {
                        let (x, y) = (
                            (select(
                                Vec2::new(a[0], a[0]),
                                Vec2::new((*y), a[1]),
                                (n > 0.5_f32),
                            ) / 2.0),
                            (Vec3::select(
                                (Vec3::new(a[0], 3.0_f32, (*y)))
                                    .cmplt(Vec3::new(3.0_f32, (*y), 1.0_f32)),
                                Vec3::new(1.0_f32, a[0], a[0]),
                                Vec3::new(a[0], (*y), (-0.0_f32)),
                            ))
                                .floor(),
                        );
                        continue;
                    }
                    continue;
                }
                if (((n <= HALF) && ((*t) < (*t))) && (n <= a[0])) {
                    break;
                }
            }
        } else {
            let start = (*y);
            let mut a = 0.0;
            a += start;
            a = ((Vec2::new(0.25_f32, (-0.0_f32))).y * 1.0);
        }
        ({
            let mut a: [f32; 2] = ({
                let a: f32 = (if (true && (((*t) <= (*c)) | ((*t) != 8))) {
                    (if ((*y) <= (*y)) { (-0.5) } else { ((*y)).sin() })
                } else {
                    (0.0 + 0.0)
                });
                [0.0_f32, 0.0_f32]
            });
            'outer: for a in a {}
            [0.0_f32, 0.0_f32]
        })
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
                ((IVec2::new(5, 1) + IVec2::new(c, 3)) == IVec2::new(c, 0));
                Vec2::new((*a), HALF)
            }) * Vec2::new((*a), (-1.0_f32))))
                .dot((Vec2::new((*a), (*a))).normalize_or_zero());
            let mut x_2: Pair = Pair((*a), (7_i32 > c));
            let y = x_2
                .step(
                    a,
                    Hit {
                        c: UVec2::new(1, MASK),
                        a: x_2,
                        b: 0.5,
                    },
                );
            if (((if x_2.1 {
                (*a) = (-2.5);
                x_2.step(
                    &mut x_2.0,
                    Hit {
                        c: UVec2::new(MASK, MASK),
                        a: Pair(y, ((*a) > (*a))),
                        b: y,
                    },
                )
            } else {
                if ((if (Pair(y, (c != c))).1 {
                    'outer: for v in [(-1_i32), (!(NARROW as i32)), (1_i32 - c)] {
                        let (c, ..) = (if (!x_2.1) {
                            (v, Pair(0.5_f32, x_2.1))
                        } else {
                            (v, x_2)
                        });
                    }
                    x_2.1
                } else {
                    ((Vec3::new((*a), 3.0, (-0.0))).floor())
                        .cmpeq(
                            flatten::math::select(
                                Vec3::new(3.0_f32, 3.0_f32, (*a)),
                                Vec3::new(0.25_f32, x_2.0, y),
                                x_2.1,
                            ),
                        )
                        .any()
                })) {
                    let State(Hit { a: mut y, b, c: n }) = State(Hit {
                        b: y,
                        ..Hit {
                            a: x_2,
                            ..Hit {
                                c: UVec2::new(MASK, 0_u32),
                                a: x_2,
                                b: y,
                            }
                        }
                    });
                    x_2.0
                        -= x_2
                            .step(
                                &mut y.0,
                                Hit {
                                    a: ({ Pair(1.5_f32, x_2.1) }),
                                    ..Hit {
                                        b: x_2.0,
                                        ..Hit {
                                            c: UVec2::new(5_u32, n.y),
                                            a: x_2,
                                            b: 2.0_f32,
                                        }
                                    }
                                },
                            );
                }
                (-x_2.0)
            })
                > (Hit {
                    a: x_2,
                    b: 3.0_f32,
                    c: UVec2::new(MASK, MASK),
                })
                    .b))
            {
                let (_, ..) = (c, x_2);
                if x_2.1 {
                    x_2.0 += ((({ ((*a)).tanh() })).min(TABLE[Hit::SIZE % 4]) + 0.0);
                    if (((x_2.1
                        && ({
                            x_2.1 = (x_2).1;
                            x_2.1
                        })) || (x_2.1 == (c != c))))
                    {
                        ((if x_2.1 { IVec2::new(10, 2) } else { IVec2::new(7, c) })
                            == (IVec2::new(c, 2) ^ IVec2::new(c, c)));
                        return select(
                            (1.0_f32 % (-3.0)),
                            flatten::math::fract(0.25_f32),
                            (x_2.1
                                && ({
                                    (*a) = (0.5 - y);
                                    x_2.1
                                })),
                        );
                    }
                    if (((if (x_2.1 == (c > 0)) { 0_usize } else { 0_usize }) != 0)) {}
                }
            }
        }
        0.0
    }
}

mod p049 {
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
    pub fn entry(a: &mut (f32, f32, Mat2), c: &mut Vec2) -> u32 {
        let mut a_2: bool = (1_usize
            > ((if COUNT >= COUNT { COUNT - COUNT } else { COUNT }) + COUNT));
        let (y, x_2, mut b) = (
            0.25_f32,
            (if (a.2.x_axis.x != 0.0) {
                a_2 &= (((MASK | 7) - ((MASK % 3) & 7)) <= MASK);
                a.2.y_axis.y
            } else {
                a.0
            }),
            (a.2 * a.2),
        );
        let a_2: Vec2 = (if a_2 {
            Vec2::new(
                0.25,
                ({
                    let mut y = (if a.2.x_axis.y <= a.2.x_axis.x {
                        (((b.y_axis.x - a.2.y_axis.y)).tanh())
                            .clamp(a.2.x_axis.y, a.2.x_axis.x)
                    } else {
                        c.x
                    });
                    b.x_axis.y
                }),
            )
        } else {
            (*c)
        });
        MASK
    }
}

#[flatten]
mod p050 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p051 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
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
    #[flatten(exact)]
    pub fn entry(a: i32, mut x: i32) -> bool {
        let a_2: Hit;
        if (({
            let mut b: i32 = x;
            true
        })) {
            x <<= 1;
            a_2 = Hit { a: (HALF / 2.0) };
        } else {
            a_2 = Hit {
                a: ((TABLE[(x & 1) as usize]).max(TABLE[Hit::SIZE % 4]) + 0.0),
            };
        }
        (((IVec2::new(1, x) + IVec2::new(5, a)) == (IVec2::new(7, 5) / 2)) ^ (x > 1))
    }
}

mod p053 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: UVec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub IVec2);
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut IVec2, y: &mut State, t: u32) -> IVec3 {
        let x = [(-1_i32), y.0];
        (((IVec3::new(c.y, (-1), y.1.x) - IVec3::new(3, x[1], 7))
            | IVec3::new(10, c.x, 2)) + IVec3::splat(((*a) as i32).clamp(-64, 64)))
    }
}

#[flatten]
mod p054 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
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
    impl Pair {
        fn step(mut self, a: &mut f32) -> f32 {
            self = ({
                let mut a: BVec3 = BVec3::new(true, true, false);
                let Pair { a: mut n } = ({
                    {
                        let given: f32 = ((-0.0) - 0.0);
                        let c: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(c: f32) -> f32 {
                                if c < HALF { -c } else { c }
                            }
                            let t = second(given);
                            t
                        };
                        let given: f32 = ((STEPS as f32)
                            + (self.a
                                * ({
                                    self.a = self.a;
                                    c
                                })));
                        let x: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(c: f32) -> f32 {
                                (c - HALF).max(HALF)
                            }
                            let t = doubled(given);
                            t
                        };
                        let [c, mut a] = [(0.25_f32).atan2((-0.0_f32)); 2];
                    }
                    Pair { a: self.a }
                });
                (State { a: self }).a
            });
            let mut y: [f32; 2] = [(*a), 1.0_f32];
            'outer: for (y, b) in (0..2i32).rev().zip(y.iter()) {
                'inner: for v in [(y as f32), abs(0.5_f32)] {
                    let start = (y).signum();
                    let mut b = 0;
                    b += start;
                    if ((*a) > v) {
                        continue 'inner;
                    }
                    let Pair { a } = Pair { a: (v - v) };
                }
            }
            exp2(TABLE[0_usize % 4])
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32) -> usize {
        (*a) = ((-(((*a)).min((*a)) + 0.0))).signum();
        (*a) = (if ((*a) != (*a)) { ({ Pair { a: (*a) } }).step(a) } else { (*a) });
        let x: f32 = (*a);
        let a = State { a: Pair { a: x } };
        ((if ((*c) != (*c)) {
            if (true == ((*c) != (*c))) {
                let a_2 = (a.a.a, (*c), a.a.a);
            } else {
                if ((-4_i32) > (*c)) {
                    return (State::SIZE & 7);
                }
            }
            ((true as usize))
                .abs_diff(
                    (if Hit::SIZE >= 3_usize {
                        Hit::SIZE - 3_usize
                    } else {
                        State::SIZE
                    }),
                )
        } else {
            ((0_usize + State::SIZE)).max(0)
        }) + (((*c) & 255) as usize))
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

mod p057 {
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
    pub fn entry(a: &mut f32, mut x: i32, y: &mut f32) -> i32 {
        'outer: for a_2 in [x, (((-1_i32) & 63) << 1), (x).max(x)] {
            'inner: for x_2 in 0u32..4 {
                let a: Pair = Pair {
                    a: Vec3::new(0.0, 0.0, 0.0),
                    b: Vec3::new(0.0, 0.0, 0.0),
                    c: 0.0,
                };
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
            let y: f32;
            if ((Vec3::new(TABLE[(MASK % 4) as usize], 1.5, 0.0))
                .cmpeq(Vec3::new(3.0, State::RATE, (-0.0)))
                .any() || (a[0] <= a[0]))
            {
                y = TABLE[5_usize % 4];
            } else {
                y = (if (MASK >= MASK) {
                    if (((if (MASK != 5) {
                        self = Pair {
                            a: ((self.a & 15) * ((a[0] + a[1]) & 7)),
                        };
                        ((2_i32 != self.a) || (a[1] <= (-1)))
                    } else {
                        let mut y: [State; 2] = [
                            State {
                                a: Hit::RATE,
                                ..State {
                                    c: Hit(self),
                                    a: HALF,
                                    b: Vec3::new(0.25_f32, 3.0_f32, 0.0_f32),
                                }
                            },
                            State {
                                a: Self::RATE,
                                b: Vec3::new(1.0_f32, (-0.0_f32), Hit::RATE),
                                c: Hit(self),
                            },
                        ];
                        'outer: for (y, &b) in y.iter().zip(&[y[0].b.y, y[1].b.y]) {
                            let mut t: [i32; 2] = [
                                ((if (y.b.z != b) { a[1] } else { a[1] })).abs(),
                                ((MASK & 255) as i32),
                            ];
                        }
                        (a[0] != self.a)
                    }) != (self.a != a[1])))
                    {} else {}
                    HALF
                } else {
                    TABLE[(a[0] & 1) as usize]
                });
            }
            Mat3::from_cols(
                (Vec3::new(y, y, y)
                    + (if (IVec2::new(3, 1) == IVec2::new(7, 5)) {
                        (Vec3::new(y, y, (-2.5))).max(Vec3::new(1.0, y, y))
                    } else {
                        Vec3::new(y, 0.25, y)
                    })),
                (if (a[0] < a[1]) {
                    Vec3::new(Self::RATE, 0.5, 1.5)
                } else {
                    Vec3::new(y, y, y)
                }),
                (Vec3::new(y, 0.0, y) + Vec3::splat((self.a as f32))),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32) -> u32 {
        if (({
            if (((((Pair::SIZE & 255) as u32)
                | (if false {
                    let given: f32 = ((*a) * 1.0);
                    let a_2: f32 = {
                        fn doubled(x: f32) -> f32 {
                            x * 0.5 + 1.0
                        }
                        let t = doubled(given);
                        t
                    };
                    1_u32
                } else {
                    1_u32
                })) < MASK))
            {
                let mut x_2: Vec3 = (Mat3::from_cols(
                    Vec3::new((*a), 0.25_f32, HALF),
                    (Mat3::from_cols(
                        Vec3::new(3.0_f32, 0.25_f32, (-0.0_f32)),
                        Vec3::new((-0.0_f32), (*a), (*a)),
                        Vec3::new((*a), (*a), 2.0_f32),
                    ) * Vec3::new((-0.0_f32), (*a), 0.0_f32)),
                    Vec3::new((-2.5_f32), (*a), 0.25_f32),
                ))
                    .mul_vec3(
                        (State {
                            b: Vec3::new((-2.5_f32), (*a), 3.0_f32),
                            c: Hit(Pair { a: c }),
                            a: (*a),
                        })
                            .b,
                    );
                x_2.y += x_2.x;
                if ((MASK).min(8_u32) > MASK) {
                    let mut b: Pair = Pair { a: c };
                    let a_2 = b.step([(b.a).min(b.a), (-4_i32)]);
                    let mut x: Pair = Pair { a: b.a };
                    let x_2 = x
                        .step(
                            (if (Pair::RATE > a_2.x_axis.x) {
                                [(-4_i32), x.a]
                            } else {
                                [c; 2]
                            }),
                        );
                }
            }
            false
        })) {}
        0
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
    pub fn entry(a: f32, c: &mut [i32; 2], y: &mut bool, t: [f32; 3]) -> bool {
        if (((({
            'outer: for v in t {
                'inner: for v in 1..=2 {
                    let c = t[0];
                    if (*y) {
                        continue;
                    }
                    if any(
                        ((Vec3::new(HALF, 1.0_f32, c))
                            .cmplt(Vec3::new((-1.0_f32), (-0.0_f32), (-1.0_f32)))
                            & (Vec3::new(1.5_f32, 3.0_f32, (-1.0_f32)))
                                .cmpne(Vec3::new(t[0], (-1.0_f32), c))),
                    ) {
                        let mut t = [
                            (if (({ true })) {
                                (if (*y) { c } else { c })
                            } else {
                                dot(
                                    Vec3::new(t[2], (-0.0_f32), (-1.0_f32)),
                                    Vec3::new(t[0], t[2], a),
                                )
                            }),
                            t[0],
                            select(
                                (if (*y) { State::RATE } else { a }),
                                c,
                                (IVec2::new(1_i32, STEPS) == IVec2::new(1_i32, 10_i32)),
                            ),
                        ];
                    }
                    let a: bool = (if (0.0_f32 < 0.0) { false } else { false });
                }
            }
            false
        }) & false) && false))
        {}
        false
    }
}

mod p061 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: bool,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p062 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
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
mod p063 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2, pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: i32,
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
    fn second(a: bool, c: &Hit) -> f32 {
        let mut y: [i32; 2] = [STEPS, (WIDE as i32)];
        'outer: for y in y.iter().rev() {
            if ((c.0.y + 0.0) == c.0.x) {
                if (5_u32 >= MASK) {
                    if true {
                        let mut c = Hit(
                            (if a { Vec2::new(2.0_f32, c.0.y) } else { (c.0 * c.0) }),
                            c.0.x,
                        );
                        let b = (({ IVec2::new((*y), (*y)) })
                            + ((IVec2::new((*y), 1) - IVec2::new((*y), (*y))) / 2));
                    }
                    break;
                }
                let mut a_2: [i32; 2] = [(*y); 2];
                let y: [i32; 2] = [a_2[0], (-a_2[1])];
            } else {}
            if a {
                continue;
            }
        }
        ((c.0.y * 1.0) + (y[0] as f32))
    }
    #[flatten(exact)]
    pub fn entry(a: u32, c: i32, y: &mut f32, mut n: Vec2) -> f32 {
        if ((UVec2::new(a, a)).y != a) {
            n = Vec2::new(1.0, (*y));
            let (mut x, (_, mut n)) = (
                (IVec3::new(10_i32, 3_i32, 3_i32) - IVec3::new(c, c, c)),
                (3_u32, State { b: 5_i32, a: c }),
            );
            let mut a: f32 = second(
                ((Hit::SIZE >= State::SIZE) == (0.0_f32 < 0.0)),
                &{ Hit(Vec2::new(0.0_f32, 0.0_f32), 0.0_f32) },
            );
        }
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: [i32; 3], y: f32) -> usize {
        let mut c: [[i32; 3]; 3] = [[STEPS, c[0], c[1]], c, c];
        if false {
            if (((if (1.5_f32 < 1.5) {
                let mut v: [[i32; 3]; 3] = [[(c[0][0] + c[1][2]); 3]; 3];
                (!true)
            } else {
                'outer: for t in -1..2 {
                    let mut a_2 = Vec3::new(0.25, 3.0, (-2.5));
                    if (!true) {
                        continue;
                    }
                    let t = MASK;
                }
                (7_i32 != c[1][2])
            }) != true))
            {
                let [[mut v, _, t], [_, c, ..], ..] = [
                    [c[0][0], c[0][0], c[1][2]],
                    [2_i32, c[2][2], c[0][0]],
                    c[0],
                ];
            } else {
                if (((TABLE[(COUNT).min(3)] > a)
                    && ({
                        c[(MASK % 3) as usize][1] = (!c[1][0]);
                        ((a > a) != ((-4_i32) > 2_i32))
                    })))
                {
                    {
                        c[0][(COUNT).min(2)] = c[0][0];
                    }
                    return (if COUNT >= COUNT { COUNT - COUNT } else { COUNT });
                }
                if (a != a) {
                    c[(COUNT).min(2)][COUNT % 3]
                        += (c[0][0]
                            - (((c[2])[0] & 15)
                                * (((c[1][1] & 15) * (c[2][2] & 7)) & 7)));
                    return (((c[2][1] + c[0][0]) & 7) as usize);
                }
            }
            let b = c[2][1];
            let given: f32 = 2.0;
            let x_2: f32 = {
                fn doubled(a_2: f32) -> f32 {
                    if a_2 < 0.5 { -a_2 } else { a_2 }
                }
                let t = doubled(given);
                t
            };
        } else {
            'outer: for n in 0..2i64 {
                let mut a_2: f32 = atan((((a).min((n as f32)) + 0.0)).abs().sqrt());
                if ((n as i32) <= (c[2][1] >> (1u32))) {
                    break 'outer;
                }
                let a = (((Vec2::new(a, 0.25_f32)).y - (a_2 - (-2.5_f32))).abs() as usize
                    & 15);
            }
            c[2][2] = c[0][2];
        }
        c[(MASK % 3) as usize][(5_u32 % 3) as usize] >>= STEPS;
        (COUNT + ((c[0][2] & 255) as usize))
    }
}

#[flatten]
mod p065 {
    use super::*;
    use flatten::math::*;
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
    impl Pair {
        fn step(mut self, a: &f32, c: i32) -> f32 {
            let v: Vec4 = Vec4::new(0.5, self.b.x, (-2.5), 1.5);
            let mut x_2 = HALF;
            ((self.b.y
                + ({
                    self.b.y = x_2;
                    v.z
                })) + self.b.z)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: (Pair, Hit, Vec3), mut v: f32) -> u32 {
        let (Pair { a: v, b }, Hit { a: _ }, mut y) = (
            Pair { a: 2.0_f32, b: c.2 },
            Hit { a: c.1.a },
            ({
                v -= (hadd((c.0.b).min(c.2)) + (*a));
                c.0.b
            }),
        );
        'outer: for v in 0..2 {
            let given: f32 = ((b.x).tanh()).floor();
            let t: f32 = {
                fn second(y: f32) -> f32 {
                    (y - 0.5).max(0.5)
                }
                let t = second(given);
                t
            };
            if (((IVec2::new(v, 7) == IVec2::new((NARROW as i32), v))
                && ({
                    y.x = (c.2.y - y.z);
                    (((v as i32) <= STEPS) == (c.1.a.x != 2_u32))
                })))
            {
                continue;
            }
            {
                let x_2: State;
                if (c.1.a.x != 3) {
                    y = c.0.b;
                    x_2 = State(MASK, c.0);
                } else {
                    y.z = distance(
                        Vec4::new(c.2.z, b.x, 0.5_f32, 1.0_f32),
                        clamp(
                            Vec4::new(y.x, y.z, 0.5_f32, y.y),
                            Vec4::new((-1.0_f32), 1.0_f32, 0.5_f32, 1.5_f32),
                            Vec4::new(3.0_f32, HALF, (*a), 0.0_f32),
                        ),
                    );
                    x_2 = State((5_u32 & c.1.a.x), c.0);
                }
                let a_2: IVec3 = ((IVec3::new(v, v, v) + (IVec3::new(0, 7, v) * 2))
                    ^ select(
                        IVec3::new(v, v, v),
                        (IVec3::new(0_i32, 5_i32, (-4_i32))
                            - IVec3::new(0_i32, 3_i32, 5_i32)),
                        (b.x <= c.2.z),
                    ));
                let mut a: Pair = (if false {
                    y.x = c.2.z;
                    continue;
                } else {
                    c.0
                });
                let t = a
                    .step(
                        &a.b.z,
                        ({
                            y *= c.2.z;
                            (IVec2::new(3_i32, v)).y
                        }),
                    );
            }
            y.z = ({ c.0 }).step(&c.0.a, (((v as i32) & 15) * ((v as i32) & 7)));
        }
        if (HALF <= c.0.b.x) {
            (1.5_f32 > c.0.a);
        } else {
            let mut a_2: [f32; 2] = [y.y, y.y];
            'outer: for &b in &a_2 {
                if (c.1.a.y > c.1.a.y) {
                    let mut a_2: f32 = ({ c.0 }).step(&c.0.b.y, (NARROW as i32));
                    return (if (State::SIZE > Hit::SIZE) {
                        (if MASK != 0 { MASK % MASK } else { c.1.a.x })
                    } else {
                        (c.1.a.y & 1)
                    });
                }
            }
        }
        (((((c.1.a.x <= c.1.a.y) as usize) & 255) as u32) + (y.x.abs() as u32 & 255))
    }
}

#[flatten]
mod p066 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p067 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
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

mod p069 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2, pub i32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
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
    impl Pair {
        fn step(&self, mut b: f32, c: UVec2, y: &mut f32) -> f32 {
            let mut y: f32 = (*y);
            let mut a_2: Hit = ((
                ((Hit { a: HALF }, IVec3::new(0_i32, (-4_i32), (-1_i32)))).0,
                (IVec3::new(0_i32, 3_i32, self.b.x))
                    .min(IVec3::new(self.b.y, 0_i32, 1_i32)),
            ))
                .0;
            let start = (if (b < y) {
                let a: Pair = Pair { b: self.b, a: self.a };
                (1_i32 * 0)
            } else {
                (!self.b.y)
            });
            let mut a_2 = 0;
            a_2 += start;
            (((Vec4::new((-2.5_f32), b, y, 0.0_f32))
                .dot(Vec4::new(0.0, 1.0, Self::RATE, y)) * 3.0) + y)
        }
    }
    impl Hit {
        fn step(&mut self, a: u32, c: &Pair) -> UVec2 {
            self.a -= ((-0.0_f32)).abs().sqrt();
            ((UVec2::new(c.a, c.a) & UVec2::new(a, c.a))
                + UVec2::splat((self.a.abs() as u32 & 255)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: &mut IVec3, t: u32) -> f32 {
        let mut t: Pair = Pair {
            a: t,
            ..Pair {
                b: IVec2::new(3, 7),
                ..Pair {
                    a: t,
                    ..Pair {
                        a: t,
                        b: IVec2::new(2, y.x),
                    }
                }
            }
        };
        let a = t
            .step(
                Pair::step(
                    &{
                        Pair {
                            b: IVec2::new(1_i32, 3_i32),
                            a: t.a,
                        }
                    },
                    ((*a)).trunc(),
                    (UVec2::new(3, 0) + UVec2::new(1, 3)),
                    a,
                ),
                ((UVec2::new(t.a, 1)).max(UVec2::new(3, 2))
                    & (UVec2::new(t.a, t.a) ^ UVec2::new(1, t.a))),
                &mut (*a),
            );
        {
            let mut a_2 = (t.a <= t.a);
            let start = (if t.a != 0 { MASK % t.a } else { 3_u32 });
            let mut x_2 = 1;
            x_2 += start;
            let x_2: State;
            if (((if a_2 {
                a_2
            } else {
                return (if Pair::RATE <= a {
                    (((-2.5_f32) + (-0.0))).clamp(Pair::RATE, a)
                } else {
                    (-2.5)
                });
            })
                && ({
                    t.b.x = (if y.y != 0 { 10_i32 / y.y } else { t.b.x });
                    (3.0_f32 < a)
                })))
            {
                y.y >>= STEPS;
                x_2 = State { a: (5 + t.a), b: t.a };
            } else {
                x_2 = State {
                    b: ((t.a & 15) * (8_u32 & 7)),
                    a: ((t.a | 7) - (t.a & 7)),
                };
            }
        }
        'outer: for x in 1..=3 {
            'inner: for x in [(t.b.y / (y.x | 1)), y.z, (((-1_i32) & 15) * (y.y & 7))] {
                t = Pair {
                    b: IVec2::new(t.b.x, (t.b.y - y.x)),
                    a: (UVec2::new(t.a, 1_u32)).y,
                };
                {
                    let mut x_2: Hit = Hit { a: a };
                    let a_2 = x_2.step(t.a, &t);
                }
            }
            if (2_u32 > t.a) {
                break;
            }
        }
        (a + (y.z as f32))
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
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
            let start = MASK;
            let mut a = 1;
            a += start;
        }
        let mut y: [f32; 3] = (if (3_i32 != STEPS) {
            let mut x: [Hit; 2] = [c, n];
            'outer: for a_2 in x.iter().rev() {
                if ((({
                    if ((x[0]
                        .step(
                            Pair {
                                c: (-2.5),
                                a: IVec3::new(10, x[1].0, (NARROW as i32)),
                                b: Vec3::new((*a), (*a), (*a)),
                            },
                            3,
                        ) || (!(TABLE[(MASK % 4) as usize] > (*a)))))
                    {
                        return b;
                    }
                    (*a)
                }) > (*a)))
                {
                    continue 'outer;
                }
            }
            [(*a), (*a), TABLE[(MASK % 4) as usize]]
        } else {
            [1.5_f32, (*a), (*a)]
        });
        'outer: for &b in &y {}
        ((((n.0 & 15) * ((if false { c.0 } else { n.0 }) & 7)) - 0)
            + (y[0] as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p072 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
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
    impl Hit {
        fn step(self, a: &f32) -> bool {
            'outer: for a in 0..3usize {
                let x: Hit = Hit(
                    (({
                        'inner: for x in 0..1u8 {
                            let mut y = (((2_usize).abs_diff(3_usize))
                                .abs_diff((((x as u32) & 7) as usize))
                                != (if a >= a { a - a } else { a }));
                            if (((self).0
                                && ({
                                    y ^= ((x as i32) != (x as i32));
                                    (self.1 != self.1)
                                })))
                            {
                                continue;
                            }
                        }
                        (a <= a)
                    }) && self.0),
                    3.0_f32,
                );
            }
            (if (self.0 && self.0) {
                return self.0;
            } else {
                self.0
            })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32) -> usize {
        let given: f32 = (Pair(IVec3::new(7_i32, 5_i32, c), (*a))).1;
        let y: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(b: f32) -> f32 {
                if b < HALF { -b } else { b }
            }
            let t = first(given);
            t
        };
        let given: f32 = (((*a) - y)).signum();
        let n: f32 = {
            let t = second(given);
            fn second(c: f32) -> f32 {
                (c - 0.5).max(0.5)
            }
            t
        };
        let mut a: Vec2 = (select(
            ({
                if true {
                    Hit::step(
                        Hit(
                            ({
                                let mut n: usize = Pair::SIZE;
                                let (_, Hit(b, x), mut x_2) = (
                                    MASK,
                                    Hit((3_i32 > c), 0.0_f32),
                                    y,
                                );
                                (c > c)
                            }),
                            0.0_f32,
                        ),
                        &{ 0.0_f32 },
                    );
                }
                0.0_f32
            }),
            0.0_f32,
            false,
        ) * Vec2::new(0.0, 0.0));
        0
    }
}

mod p073 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3);
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, y: &mut f32, t: State) -> Hit {
        'outer: for y in 0..3usize {
            if true {
                continue;
            }
            let mut a_2 = (
                Hit {
                    a: IVec2::new(5_i32, (-1_i32)),
                },
                (*c),
                t.0.z,
            );
        }
        Hit { a: IVec2::new((*c), (*c)) }
    }
}

#[flatten]
mod p074 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(self, a: &f32) -> f32 {
            let mut a_2: f32 = ((Vec3::splat((*a)))
                .dot(
                    (Vec3::new((*a), (*a), 1.0_f32))
                        .max(Vec3::new(Pair::RATE, (-1.0_f32), (-0.0_f32))),
                ) * 1.0);
            ((2.0_f32).fract() + a_2)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> f32 {
        if ((((a < a)
            || ({
                (*c) += 10_i32;
                (7_i32 <= (*c))
            })) && (a != a)))
        {
            return a;
        }
        if ((Pair::SIZE
            >= (if ((a <= a) && (a <= a)) {
                if ((a >= ({ Pair(a, a) }).step(&a))) {
                    if (atan2(a, (Vec3::new(3.0_f32, 1.5_f32, (-0.0_f32))).z)
                        <= (-(a).cos()))
                    {
                        let a_2: f32 = a;
                    } else if (all(BVec3::new(false, ((*c) <= (*c)), true))
                        || (!((*c) < (*c))))
                    {
                        let a: usize = 0;
                    } else {}
                }
                0
            } else {
                0
            })))
        {}
        0.0
    }
}

#[flatten]
mod p075 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(a: f32, c: i32, y: &mut f32, t: &[[i32; 3]; 2]) -> Mat3 {
        let given: f32 = 0.5;
        let a: f32 = {
            fn second(a_2: f32) -> f32 {
                (a_2 - 0.5).max(0.5)
            }
            let t = second(given);
            t
        };
        if ((if (MASK >= MASK) {
            (a <= a)
        } else {
            if (({
                let mut x = Mat3::IDENTITY;
                let (mut a, _) = (
                    (if (x.z_axis.x <= x.x_axis.z) {
                        let mut b = (if any(BVec3::new(true, false, false)) {
                            State {
                                a: x.x_axis.y,
                                b: Pair {
                                    b: Vec4::new(x.y_axis.x, State::RATE, HALF, x.x_axis.x),
                                    ..Pair {
                                        c: x.x_axis.x,
                                        ..Pair {
                                            c: a,
                                            a: 8,
                                            b: Vec4::new(3.0, 0.0, x.y_axis.y, 1.0),
                                        }
                                    }
                                },
                            }
                        } else {
                            State {
                                a: x.x_axis.z,
                                b: Pair {
                                    c: (*y),
                                    a: Hit::SIZE,
                                    b: Vec4::new(x.z_axis.x, x.z_axis.y, (-0.0), (-2.5)),
                                },
                            }
                        });
                        [t[0], t[1]]
                    } else {
                        x = ((-Mat3::from_cols(x.z_axis, x.z_axis, x.x_axis)) * x);
                        [t[0], [t[0][1], t[0][2], t[1][2]]]
                    }),
                    State {
                        b: Pair {
                            c: x.z_axis.z,
                            a: State::SIZE,
                            b: Vec4::new(x.y_axis.x, 1.5_f32, 0.0_f32, x.z_axis.y),
                        },
                        a: (State {
                            b: Pair {
                                b: Vec4::new(x.x_axis.z, 0.0_f32, 1.5_f32, (-2.5_f32)),
                                c: x.y_axis.y,
                                a: Pair::SIZE,
                            },
                            a: x.x_axis.z,
                        })
                            .a,
                    },
                );
                ((x.y_axis.y).abs().sqrt() <= (MASK as f32))
            })) {
                let (
                    Pair { a: a, b: _, c: _ },
                    Pair { a: _, b: _, c: _ },
                    Pair { a: _, b: _, c: _ },
                ) = (
                    Pair {
                        b: Vec4::new(0.5_f32, 0.5_f32, 1.5_f32, 1.0_f32),
                        ..Pair {
                            a: Pair::SIZE,
                            b: Vec4::new(a, 0.5_f32, (-1.0_f32), (*y)),
                            c: (*y),
                        }
                    },
                    Pair {
                        b: Vec4::new(a, (*y), (-2.5_f32), a),
                        ..Pair {
                            b: Vec4::new((-0.0_f32), a, 0.0_f32, 0.0_f32),
                            c: 0.0_f32,
                            a: 0_usize,
                        }
                    },
                    Pair {
                        a: 0_usize,
                        b: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                        c: 0.0_f32,
                    },
                );
            }
            false
        })) {
            return Mat3::from_cols(
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

mod p077 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
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
    pub fn entry(a: f32, c: &mut Mat2, mut v: f32, t: u32) -> (f32, BVec3) {
        c.y_axis.y
            *= (if ((({
                let start = ((([STEPS, (NARROW as i32), (WIDE as i32)])[0] & 15)
                    * (((NARROW as i32) - STEPS) & 7));
                let mut x_2 = 0;
                x_2 += start;
                if (!(c.x_axis.x > a)) {
                    if ((Pair { a: (t <= t) }).a) {
                        return (
                            c.x_axis.y,
                            BVec3::new(((-0.0_f32) != c.x_axis.x), true, false),
                        );
                    } else {
                        return (
                            (3.0_f32 - c.y_axis.x),
                            (Vec3::new(0.25_f32, c.x_axis.y, (-2.5_f32)))
                                .cmplt(Vec3::new(c.y_axis.x, c.x_axis.x, 0.5_f32)),
                        );
                    }
                }
                (t != MASK)
            }) || (!(t <= t))))
            {
                (if (Vec3::new((-0.0), a, 2.0))
                    .cmpeq(Vec3::new(c.x_axis.y, (-1.0), (-0.0)))
                    .any()
                {
                    let a = Vec2::splat(c.x_axis.y);
                    (t as f32)
                } else {
                    if ((if ((Pair { a: true }).a) {
                        (Pair { a: (t != t) }).a
                    } else {
                        let b = Vec3::new(3.0, (-0.0), c.x_axis.y);
                        ((t <= t) || true)
                    })) {
                        let mut a_2: f32 = select(
                            ((c.x_axis.y, BVec3::new((t != t), false, (1_u32 != t)))).0,
                            HALF,
                            ((Vec4::new(c.y_axis.x, c.x_axis.y, c.y_axis.y, 1.0_f32))
                                .dot(Vec4::new(a, 1.5_f32, (-2.5_f32), 3.0_f32))
                                != (5_usize as f32)),
                        );
                        return (0.0_f32, BVec3::new(false, false, false));
                    }
                    0.0_f32
                })
            } else {
                0.0_f32
            });
        (0.0_f32, BVec3::new(false, false, false))
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
            let v: f32;
            if ((t.b.y & 1_u32) == (UVec2::new(t.b.y, 3_u32)).y) {
                (*a) = (((*a)
                    - ({
                        (*a) = (*a);
                        (*a)
                    })) * ((*a)).cross((*a)));
                v = (*y);
            } else {
                a.z = 1.0;
                v = ((a.y + (-0.0)) - (t.a.x + t.a.x));
            }
            let x_2: [i32; 2];
            if false {
                (*y) = (1.0 + (t.a.y).floor());
                x_2 = [c, STEPS];
            } else {
                a.y /= 2.0;
                x_2 = [
                    ({
                        (*a) -= (vec3((a.z).round(), (t.a.y * 0.0), t.a.x)).z;
                        let mut x_2: Pair = Pair {
                            b: t.b,
                            a: Vec2::new(0.25, v),
                        };
                        let b = x_2.step((((*y)).min(a.x) + 0.0));
                        c
                    }),
                    (if (t.b.y > 3) {
                        return false;
                    } else {
                        c
                    }),
                ];
            }
        }
        let start = ((t.b.x >> (t.b.x & 31)) >> (t.b.y & 31));
        let mut x = 1;
        x += start;
        {
            let mut x = (a.z).abs().sqrt();
            let mut y: Pair = (*t);
            let n = y.step((y.a.x).mul_add(t.a.y, 0.0));
        }
        if ((((t.b.x + t.b.y) & 63) << (0_u32 & 7)) < x) {
            let start = (select(
                Vec4::new(1.5_f32, a.x, 1.0_f32, 0.5_f32),
                Vec4::new(2.0_f32, (-2.5_f32), a.y, a.x),
                false,
            ))
                .dot(
                    (if (c < c) {
                        {
                            a.z = 0.0;
                        }
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                    } else {
                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                    }),
                );
            let mut a = 0.0;
            a += start;
        }
        false
    }
}

#[flatten]
mod p079 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: f32,
    }
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
    impl Hit {
        fn step(self, a: Mat3, mut x: i32, mut v: Hit) -> Vec3 {
            if ((if (a.y_axis.z < a.x_axis.z) {
                ((x * 1) <= (IVec2::new((NARROW as i32), 10_i32)).y)
            } else {
                let c: Vec3 = a.x_axis;
                (a.z_axis.z < a.x_axis.z)
            })) {
                'outer: for x in [
                    (UVec2::new(2_u32, self.a)).y,
                    self.a,
                    (3_u32).min(self.a),
                ] {
                    v = Hit {
                        a: (Hit { a: 5_u32, b: a.y_axis.x }).a,
                        ..self
                    };
                    v.a <<= 1;
                    if (!(Hit::SIZE < 8)) {
                        break;
                    }
                    v = Hit {
                        b: ((Vec2::new(a.z_axis.y, 0.0_f32))
                            .dot(Vec2::new((-2.5_f32), 1.5_f32)) * 1.0),
                        a: x,
                    };
                }
            } else {}
            (smoothstep(
                (Mat3::from_cols(a.z_axis, a.z_axis, a.y_axis) * a.y_axis),
                (a.y_axis - Vec3::new((-1.0_f32), 1.5_f32, 0.25_f32)),
                (if (1_i32 > x) {
                    a.z_axis
                } else {
                    'outer: for x_2 in [(a.y_axis).z, self.b] {
                        if (1.5_f32 != x_2) {
                            break;
                        }
                    }
                    Vec3::new((-1.0_f32), 1.0_f32, v.b)
                }),
            ) + Vec3::splat((v.a as f32)))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32, y: &(BVec3, Pair, bool)) -> Mat3 {
        let mut y: Hit = Hit { a: MASK, b: b };
        let a = y
            .step(
                (Mat3::from_cols(
                    Vec3::new(0.25_f32, b, 1.5_f32),
                    Vec3::new(0.0_f32, b, y.b),
                    Vec3::new(y.b, (-2.5_f32), 2.0_f32),
                )
                    + Mat3::from_cols(
                        Vec3::new(0.0_f32, y.b, b),
                        Vec3::new(0.5_f32, y.b, 2.0_f32),
                        Vec3::new(b, 0.25_f32, 2.0_f32),
                    )),
                (IVec2::new(0_i32, 7_i32)).y,
                Hit { b: 0.0, a: 0 },
            );
        Mat3::from_cols(
            Vec3::new(0.0, 0.0, 0.0),
            Vec3::new(0.0, 0.0, 0.0),
            Vec3::new(0.0, 0.0, 0.0),
        )
    }
}

#[flatten]
mod p080 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: i32,
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
    impl Pair {
        fn step(mut self, a: &BVec3, mut x: IVec2) -> bool {
            let given: f32 = 2.0;
            let c: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(v: f32) -> f32 {
                    if v < HALF { -v } else { v }
                }
                let t = second(given);
                t
            };
            let mut c: [f32; 2] = [(-1.0_f32), c];
            'outer: for (x, _) in c.iter().enumerate() {
                let mut y = Vec4::new(c[1], (-1.0), 2.0, c[0]);
                self.1 = ({
                    (((HALF <= (-0.0)) || (x < x))
                        && ({
                            y.x += y.w;
                            (true
                                || ({
                                    y -= (y.x * 1.0);
                                    (x < x)
                                }))
                        }));
                    let mut v = ((c[0] + (-0.0))).ceil();
                    (self.1 ^ UVec2::new(self.1.x, self.1.x))
                });
                let mut a_2: i32 = self.0.x;
                let mut y = [(3.0_f32 + 0.0_f32), y.z];
            }
            ((c[0] < c[0]) ^ (self.0.y > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: u32, c: i32, y: &mut usize, t: &Pair) -> f32 {
        if ((*t)
            .step(
                &{
                    (Vec3::new(3.0_f32, Hit::RATE, Hit::RATE))
                        .cmpge(Vec3::new(Pair::RATE, 1.0_f32, 0.0_f32))
                },
                (IVec2::new(c, c)).max(IVec2::new((-1), t.0.x)),
            ))
        {
            return (TABLE[(t.1.y % 4) as usize] * TABLE[(a % 4) as usize]);
        }
        ((Vec2::new(0.25_f32, Hit::RATE)).dot(Vec2::new(TABLE[(*y) % 4], 0.0))
            + ((*y) as f32))
    }
}

#[flatten]
mod p081 {
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
    impl Pair {
        fn step(mut self, a: f32, mut x: bool) -> bool {
            (({
                let mut n = self.b.x;
                let v: IVec2;
                if (n < self.b.z) {
                    self = Pair {
                        b: select(self.b, self.b, x),
                        a: (2_u32 as f32),
                    };
                    v = (IVec2::new(5, (-1)) ^ IVec2::new(7, (-4)));
                } else {
                    self.b.x = (((3_u32 | 7) - (MASK & 7)) as f32);
                    v = ((IVec2::new((WIDE as i32), 7) * 3)
                        + (IVec2::new(7, STEPS) * 3));
                }
                Pair::SIZE
            }) >= (if Self::SIZE >= Pair::SIZE { Self::SIZE - Pair::SIZE } else { 3 }));
            if ((-1.0_f32) < self.b.y) {
                let mut n: f32 = ({
                    let x: f32 = 2.0;
                    if (self.b.y > self.a) {
                        return (0.25_f32 != self.b.x);
                    }
                    self.b.y
                });
                let mut a = (((IVec2::new((-4_i32), STEPS)).y
                    - ((NARROW as i32)).min(STEPS)))
                    .max(
                        (if (MASK <= 2) {
                            let mut b = (if (MASK > MASK) {
                                let mut c = Vec2::new(self.b.x, (-1.0));
                                (if x {
                                    Mat4::from_cols(
                                        Vec4::new(self.b.w, 0.25, 2.0, self.a),
                                        self.b,
                                        Vec4::new(self.b.y, 0.25, (-2.5), 0.5),
                                        self.b,
                                    )
                                } else {
                                    Mat4::IDENTITY
                                })
                            } else {
                                Mat4::from_cols(
                                    Vec4::new(0.0, (-1.0), 1.0, self.b.z),
                                    self.b,
                                    self.b,
                                    self.b,
                                )
                            });
                            b.w_axis = self.b;
                            (WIDE as i32)
                        } else {
                            (NARROW as i32)
                        }),
                    );
            }
            (((self.b.z != self.b.w)
                || ({
                    self.b -= (-0.0_f32);
                    (x || (a > self.b.w))
                })) || (Self::RATE > a))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: &bool) -> i32 {
        let c = (if (({
            Pair {
                a: (*a),
                b: Vec4::new((*a), (-2.5), (*a), 0.5),
            }
        })
            .step(
                (5_usize as f32),
                (false
                    && ({
                        (*c) = (*c);
                        ((*c) != (*c))
                    })),
            ))
        {
            Vec3::new((*a), (*a), (*a))
        } else {
            select(
                ({
                    (*c) = (IVec2::new(10_i32, 10_i32)).y;
                    Vec3::new((*a), (-1.0_f32), 2.0_f32)
                }),
                select(
                    Vec3::new((*a), 1.5_f32, (*a)),
                    Vec3::new(1.0_f32, (*a), (*a)),
                    (*y),
                ),
                (*y),
            )
        });
        if (!(*y)) {
            if ((c.y).copysign(3.0_f32) != c.y) {
                return ((c.z == c.z) as i32);
            } else {
                return ((NARROW as i32) / (((-1_i32) + STEPS) | 1));
            }
        }
        (if (Vec3::new((-2.5), (-2.5), (-2.5))).cmplt(c).all() {
            return STEPS;
        } else {
            (STEPS < STEPS)
        });
        ((IVec2::new(
            STEPS,
            (if (*y) {
                (WIDE as i32)
            } else {
                let a: usize = (5
                    + (if ((if (0.0_f32 != 0.0) { false } else { false })) {
                        0
                    } else {
                        0
                    }));
                0_i32
            }),
        ))
            .y + 0)
    }
}

#[flatten]
mod p082 {
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

mod p083 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub i32);
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: &mut i32, y: &mut f32, t: &u32) -> [[f32; 3]; 3] {
        let a_2: UVec2;
        if ((*y) > a.z) {
            (*c) = (*c);
            a_2 = UVec2::new((*t), (*t));
        } else {
            a_2 = (UVec2::new((*t), (*t))).max(UVec2::new(1, 2));
        }
        [[a.x, a.x, a.z], [a.z, a.z, a.y], [a.z, a.y, a.x]]
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
    #[flatten(exact)]
    pub fn entry(a: &mut i32, c: State, y: f32) -> u32 {
        'outer: for _ in (1..1).step_by(3) {
            if ((c.c * (c.b).1) != 3.0) {
                let t: [Hit; 3];
                if ((c.a + 0_i32) == 0) {
                    t = [Hit(0_i32, 0.0_f32), Hit(0_i32, 0.0_f32), Hit(0_i32, 0.0_f32)];
                } else {
                    t = [Hit(0_i32, 0.0_f32), Hit(0_i32, 0.0_f32), Hit(0_i32, 0.0_f32)];
                }
            }
        }
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
    pub fn entry(a: f32, c: &i32) -> i32 {
        let mut a_2 = (-(mat3(
            Vec3::new((-2.5_f32), 2.0_f32, 0.5_f32),
            Vec3::new(a, a, a),
            Vec3::new((-1.0_f32), a, 0.5_f32),
        )
            * Mat3::from_cols(
                Vec3::new(2.0_f32, 2.0_f32, a),
                Vec3::new(a, 1.0_f32, a),
                Vec3::new(a, 1.0_f32, (-2.5_f32)),
            )));
        a_2.z_axis = ({
            {
                let (t, _, State { a: _, b: c, c: y }) = (
                    2_usize,
                    Vec2::new(1.0_f32, 0.25_f32),
                    State {
                        b: Pair {
                            c: 10_i32,
                            a: 8_u32,
                            b: a_2.y_axis,
                        },
                        ..State {
                            a: a_2.y_axis.z,
                            b: Pair {
                                b: a_2.z_axis,
                                c: (*c),
                                a: 1_u32,
                            },
                            c: Hit::SIZE,
                        }
                    },
                );
                {
                    let mut x = a_2.x_axis;
                    if (((c.a <= c.a)
                        && ({
                            a_2.z_axis.x += exp2(a_2.x_axis.z);
                            (!(a_2.y_axis.z < a_2.z_axis.y))
                        })))
                    {
                        a_2.x_axis
                            -= (if (((8_u32 != c.a)
                                || ({
                                    x.x -= (-2.5_f32);
                                    (c.b.y != x.x)
                                })))
                            {
                                cos(
                                    (Vec4::new(2.0_f32, (-0.0_f32), 0.25_f32, c.b.y))
                                        .dot(Vec4::new(x.z, c.b.x, 1.5_f32, 0.25_f32)),
                                )
                            } else {
                                (((c.a > c.a) as usize) as f32)
                            });
                        return 2;
                    }
                    if (c.c < c.c) {
                        let (a, (_, _)) = (
                            ({
                                (
                                    y,
                                    Vec2::new(a_2.y_axis.y, (-0.0_f32)),
                                    State {
                                        c: t,
                                        a: a_2.y_axis.y,
                                        b: Pair {
                                            c: c.c,
                                            a: 0_u32,
                                            b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        },
                                    },
                                )
                            }),
                            (
                                0_usize,
                                State {
                                    a: 0.0_f32,
                                    b: Pair {
                                        a: 0_u32,
                                        b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        c: 0_i32,
                                    },
                                    c: 0_usize,
                                },
                            ),
                        );
                        return 0;
                    }
                }
            }
            Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
        });
        0
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
        fn step(mut self, mut b: f32, c: Hit, mut v: f32) -> Vec2 {
            self.0;
            if ((((self.0
                && ({
                    self.0 = (b > (-1.0));
                    self.0
                })) != (self.0 && (c.1 < v)))
                || ({
                    self.1 = (v).fract();
                    (!self.0)
                })))
            {
                if (((c.1 < self.1)
                    && ((if (v < self.1) {
                        'outer: for _ in (0..3).rev() {
                            let given: f32 = b;
                            let t: f32 = {
                                let t = second(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn second(c: f32) -> f32 {
                                    c * HALF + 1.0
                                }
                                t
                            };
                            if ((((((-1.0_f32) != Self::RATE) && self.0) & c.0)
                                && (({ c.0 })
                                    || (Vec2::new(3.0, self.1) == Vec2::new(self.1, c.1)))))
                            {} else {}
                            if self.0 {
                                break 'outer;
                            }
                        }
                        2_usize
                    } else {
                        Self::SIZE
                    }) < Self::SIZE)))
                {}
            } else if (b < b) {} else {}
            ((Vec2::new(1.0, Hit::RATE)).yx() + Vec2::splat(v))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &Vec2, c: &mut IVec3, y: &State, mut n: u32) -> f32 {
        let a: Vec2 = Hit::step(
            Hit((n != n), 2.0_f32),
            0.5,
            Hit((0.25_f32 < y.a), (-1.0_f32)),
            (({
                if (((if (c.y <= c.x) {
                    {
                        'outer: for a_2 in 0..3usize {
                            let mut a: f32 = (if ((((*a) == (*a)) && ({ false }))) {
                                y.a
                            } else {
                                0.0
                            });
                        }
                    }
                    Hit(false, 0.0_f32)
                } else {
                    Hit(false, 0.0_f32)
                }))
                    .0)
                {}
                0.0
            }) * 0.0),
        );
        0.0
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Pair) -> [i32; 3] {
        'outer: for t in 0..4u16 {
            if (((0.25_f32 < (*a))
                || ({
                    (*a)
                        -= (if ((*a) != 0.5) {
                            (*a)
                        } else {
                            if ((((if 3_usize >= (t as usize) {
                                3_usize - (t as usize)
                            } else {
                                2_usize
                            }) == (t as usize))
                                || ({
                                    (*a) = ((*a) - (*a));
                                    (!false)
                                })))
                            {
                                (*a) = (t as f32);
                            }
                            (t as f32)
                        });
                    (Vec3::new((t as f32), (*a), 3.0_f32))
                        .cmple(Vec3::new((-2.5_f32), (-1.0_f32), 1.5_f32))
                        .any()
                })))
            {
                let (a, _) = (
                    ((if ((*a) > (*a)) {
                        continue;
                    } else {
                        if ((({
                            (Hit {
                                c: (t as u32),
                                a: (*a),
                                b: true,
                            })
                                .b
                        })
                            && ((8_u32 + 8_u32)
                                == select(MASK, (t as u32), (1.5_f32 < (*a))))))
                        {}
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                    }) + 0.0_f32),
                    Pair,
                );
                break;
            }
        }
        [0_i32, 0_i32, 0_i32]
    }
}

mod p089 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &usize, c: [f32; 3], y: &f32) -> f32 {
        if ((c[2]).trunc() <= c[0]) {
            return c[0];
        }
        let mut y: i32 = (((((2_u32 & 255) as i32) & 15) * (7_i32 & 7)) >> STEPS);
        let x_2 = (if (c[1] <= HALF) {
            y /= 3;
            c[1]
        } else {
            (y as f32)
        });
        let mut n = Vec4::new(3.0, x_2, c[2], (-1.0));
        (((vec2(n.x, n.w)).y * c[2]) + (y as f32))
    }
}

#[flatten]
mod p090 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
        c[COUNT % 3] = (((c[(COUNT).min(2)]).min((-1.0_f32)) + 0.0))
            .copysign(
                ((if (HALF <= c[0]) {
                    STEPS
                } else {
                    let x_2: [f32; 3];
                    if (((MASK + MASK)
                        == (if (c[1] <= 2.0) {
                            MASK
                        } else {
                            let x_2: u32 = (5
                                & ((UVec2::new(3_u32, 5_u32) | UVec2::new(1_u32, 5_u32)))
                                    .y);
                            8
                        })))
                    {
                        x_2 = c;
                    } else {
                        c[2] = (if ((a != c[2]) ^ true) {
                            (c[1] - c[2])
                        } else {
                            (c[2] - c[1])
                        });
                        x_2 = [c[2], c[2], c[0]];
                    }
                    STEPS
                }) as f32),
            );
        ((c[0] + (-0.0)) + c[0])
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32) -> f32 {
        {
            ((MASK >= 0) && ((*c) <= (*c)));
            (*c) %= 7;
            if (((if ((*a) <= (*a)) {
                return floor(((*a) + (*a)));
            } else {
                Vec3::new((*a), 0.5, (*a))
            }))
                .cmplt((Vec3::new((-2.5), 1.0, (-2.5)) - Vec3::new((-1.0), 1.0, (*a))))
                .all())
            {
                return clamp(
                    (*a),
                    first(
                        (*a),
                        ({
                            (*c) = 2_i32;
                            MASK
                        }),
                    ),
                    ((*a) + HALF),
                );
            }
        }
        let mut x: u32 = (((MASK & 15) * (((1_usize & 255) as u32) & 7))
            & ((((MASK & 63) << (MASK & 7)) & 15) * (((*a).abs() as u32 & 255) & 7)));
        ((*c), x) = ((((*c) & 15) * (((*c) >> 2) & 7)), x);
        ((*a) + (x as f32))
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
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&self, a: f32) -> Pair {
            let (_, mut x) = (
                (IVec2::new(0_i32, STEPS)).max(IVec2::new(self.a, 5_i32)),
                (if (5_i32 <= self.a) {
                    let (a_2, mut x) = (
                        ({
                            let mut y: u32 = ((if MASK != 0 {
                                (self.b.abs() as u32 & 255) % MASK
                            } else {
                                MASK
                            }) - ((MASK).min(MASK) + MASK));
                            (IVec2::new((-1_i32), self.a), self.b)
                        }),
                        Pair {
                            b: (if false {
                                (-0.0_f32)
                            } else {
                                TABLE[(2_i32 & 1) as usize]
                            }),
                            ..Pair { b: a, ..(*self) }
                        },
                    );
                    a
                } else {
                    return Pair { b: (-1.0_f32), ..(*self) };
                }),
            );
            let mut b: bool = (x <= x);
            Pair {
                a: ((-1) + (x as i32).clamp(-64, 64)),
                b: self.b,
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: f32) -> i32 {
        b = (x + TABLE[(STEPS & 1) as usize]);
        let given: f32 = (b).rem_euclid(((IVec2::new(0_i32, STEPS), x)).1);
        let a: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(n: f32) -> f32 {
                (n - HALF).max(HALF)
            }
            let t = first(given);
            t
        };
        let mut a = (
            ((IVec2::new(7_i32, STEPS) / 2)
                | (IVec2::new(5_i32, (-4_i32)) - IVec2::new(3_i32, STEPS))),
            hadd(Vec3::new(1.5_f32, 1.0_f32, (-2.5_f32))),
        );
        let a_2: u32;
        if (x <= b) {
            a = (a.0, (3.0_f32).abs().sqrt());
            a_2 = ((3_u32 & 15) * ((UVec2::new(5_u32, MASK)).y & 7));
        } else {
            a_2 = (((true as usize) & 255) as u32);
        }
        if (({
            let State { a: mut y, b, c: c } = (if ((a_2 > 8) && (x < b)) {
                let mut x: Pair = ({
                    let mut v: f32 = 0.0;
                    Pair { a: a.0.x, b: x }
                });
                let t = x.step(((Vec2::new(x.b, b)).y).atan2(([0.0_f32, a.1])[0]));
                State {
                    c: x.b,
                    a: Vec3::new(3.0_f32, 2.0_f32, 0.5_f32),
                    b: false,
                }
            } else {
                State {
                    b: (a.0.y > (NARROW as i32)),
                    c: a.1,
                    a: Vec3::new(2.0_f32, x, a.1),
                }
            });
            {
                if b {
                    a = (
                        ((IVec2::new(a.0.x, 7_i32) / 2)
                            | (IVec2::new(0_i32, 0_i32) + IVec2::new(0_i32, 0_i32))),
                        0.0_f32,
                    );
                }
            }
            false
        })) {}
        0
    }
}

mod p093 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
        pub c: Vec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: usize,
        pub c: Vec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: bool,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut [Pair; 2]) -> f32 {
        let mut y: f32 = (c[0].a + ((c[1].b as f32)).fract());
        let a: [f32; 3] = [
            c[1].a,
            ((c[0].c.y).abs().sqrt() + c[1].c.x),
            ({
                if ((c[0].b <= 3) && (c[0].b != c[1].b)) {
                    let given: f32 = c[1].c.y;
                    let b: f32 = {
                        fn first(c: f32) -> f32 {
                            (c - 0.5).max(0.5)
                        }
                        let t = first(given);
                        t
                    };
                    c[(({
                            c[1].a %= 3.0;
                            MASK
                        }) % 2) as usize]
                        .c
                        .z = (c[0].c.z % (-3.0));
                } else {
                    let y = [c[1].c.y; 3];
                }
                let a: Vec2 = (trunc(Vec2::new((-1.0_f32), 0.5_f32)) / 2.0);
                0.0_f32
            }),
        ];
        0.0
    }
}

#[flatten]
mod p094 {
    use super::*;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: f32, t: f32) -> bool {
        {
            let mut x_2 = COUNT;
            let given: f32 = ((Vec3::new(1.0_f32, (-0.0_f32), TABLE[x_2 % 4])).z * 1.0);
            let a_2: f32 = {
                let t = doubled(given);
                fn doubled(t: f32) -> f32 {
                    t * 0.5 + 1.0
                }
                t
            };
            x_2 >>= 1;
        }
        let x = (MASK + 3);
        (({
            let mut y = ((*a))
                .copysign(
                    (((y).max((*a)) + 0.0))
                        .copysign(
                            (if (t > t) {
                                t
                            } else {
                                return (8_u32 != x);
                            }),
                        ),
                );
            (x > x)
        }) ^ ((*a) > 0.5))
    }
}

#[flatten]
mod p095 {
    use super::*;
    use flatten::math::*;
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
        fn step(mut self, a: f32) -> bool {
            self.a.x -= (((STEPS as f32) * dot(self.a, self.a))).tanh();
            let Pair { a } = Pair {
                a: ({
                    self.a.x /= 2.0;
                    self.a
                }),
            };
            (((if (self.a.y > a.x) {
                let Pair { a } = self;
                (a.y != 2.0)
            } else {
                let mut t = (self.a.x).fract();
                (a.x <= (-1.0))
            })
                || ({
                    self = ({
                        let t: IVec2;
                        if ((!((self.a.x != a.y)
                            || ({
                                self.a = select(
                                    self.a,
                                    Vec2::new(a.x, 0.5_f32),
                                    (a.y <= a.y),
                                );
                                (a.y < a.x)
                            }))))
                        {
                            self.a = (self.a).min((self.a + Vec2::new((-2.5), a.y)));
                            t = IVec2::new(2, 0);
                        } else {
                            self.a.x *= ((2.0_f32 % a.x) % (-3.0));
                            t = IVec2::new(1, STEPS);
                        }
                        self
                    });
                    (Hit::SIZE != 3_usize)
                })) ^ (self.a.y > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Hit, mut x: Pair, y: &f32) -> u32 {
        let given: f32 = (*y);
        let c: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(a_2: f32) -> f32 {
                if a_2 < HALF { -a_2 } else { a_2 }
            }
            let t = second(given);
            t
        };
        'outer: for c in 0u32..3 {
            if ((Vec4::new((-2.5_f32), x.a.x, 2.0_f32, (-2.5_f32)))
                .dot(Vec4::new((*y), 2.0_f32, (*y), Hit::RATE)) <= (x.a.y * 0.0))
            {
                'inner: for a in 0u32..2 {
                    let mut y: Pair = Pair { a: x.a };
                    let c = y
                        .step(
                            ({
                                x.a.x = TABLE[(Hit::SIZE).min(3)];
                                (y.a.x * y.a.y)
                            }),
                        );
                    if c {
                        continue 'outer;
                    }
                }
                continue;
            }
        }
        MASK
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(mut b: State, c: &i32, y: f32, mut n: u32) -> i32 {
        let t = [((y).mul_add(y, 1.0_f32))
            .mul_add((y * 1.0), (y - TABLE[(1_usize).min(3)])); 2];
        let mut n = Vec3::splat(y);
        ((*c) + (n.x as i32).clamp(-64, 64))
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: &mut f32, mut n: u32) -> Mat2 {
        let mut a: f32 = ({
            let x_2: UVec2 = (((UVec2::new(n, 1)).max(UVec2::new(5, 1)))
                .max(UVec2::new(3, 0))
                + ((UVec2::new(n, n) * 3) + (UVec2::new(n, 2) % 2)));
            if false {
                if true {
                    return (if (({
                        'outer: for x in [
                            x,
                            (x / (x | 1)),
                            (if (n <= n) { x } else { STEPS }),
                        ] {
                            let given: f32 = ((if Pair::SIZE >= Pair::SIZE {
                                Pair::SIZE - Pair::SIZE
                            } else {
                                Pair::SIZE
                            }) as f32);
                            let a: f32 = {
                                let t = first(given);
                                fn first(a: f32) -> f32 {
                                    a * 0.5 + 1.0
                                }
                                t
                            };
                        }
                        false
                    })) {
                        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
                    } else {
                        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
                    });
                } else {
                    return Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0));
                }
            }
            0.0
        });
        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
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
    impl Pair {
        fn step(self, a: f32) -> State {
            {
                let State { a: _, b } = State {
                    a: flatten::math::mad(a, a, a),
                    ..State {
                        b: State::SIZE,
                        ..State { a: a, b: Pair::SIZE }
                    }
                };
                'outer: for y in -1..2 {
                    let mut n = self;
                    if n.a {
                        continue;
                    }
                    let mut t: (usize, Vec4, f32) = (
                        b,
                        Vec4::new(1.0_f32, 0.25_f32, a, a),
                        a,
                    );
                    let mut v = Pair { a: (Pair { a: false }).a };
                }
                'outer: for n in 0..0 {
                    let mut n = (
                        b,
                        ((if self.a {
                            Vec4::new(2.0_f32, HALF, 0.25_f32, 0.5_f32)
                        } else {
                            let start = (((if self.a { b } else { b }) & 255) as u32);
                            let mut c = 1;
                            c += start;
                            Vec4::new(a, a, HALF, 1.5_f32)
                        }))
                            .max(
                                (Vec4::new((-1.0_f32), a, a, (-2.5_f32)))
                                    .normalize_or_zero(),
                            ),
                        ((a * Vec3::new((-0.0_f32), 0.5_f32, 1.5_f32))).z,
                    );
                    n.1.y = ([0.0_f32, n.1.y])[0];
                }
            }
            State {
                a: (((2.0_f32).mul_add((a).ceil(), (a).mul_add(a, (-0.0)))
                    + (((a - 0.0)).min((a).rem_euclid(2.0)) + 0.0)) + (-2.5)),
                b: (Hit::SIZE + (Hit::SIZE).abs_diff(Self::SIZE)),
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: UVec2) -> Hit {
        if ((if ((((*a) <= (*a)) && (c.x < c.x)) && true) {
            ((Pair { a: false }).a && (STEPS != STEPS))
        } else {
            let given: f32 = (if true {
                (*a)
            } else {
                return Hit {
                    a: Vec3::new((-1.0), (*a), 2.0),
                };
            });
            let b: f32 = {
                fn doubled(a: f32) -> f32 {
                    if a < 0.5 { -a } else { a }
                }
                let t = doubled(given);
                t
            };
            (b <= 1.0)
        })) {
            let mut a_2: [f32; 2] = [Pair::RATE, (*a)];
            'outer: for (x, y) in a_2.iter().enumerate() {
                if (x != 5) {
                    continue;
                }
                if ((false
                    || ({
                        (*a) = ((*a)
                            * ({
                                (*a) = (-0.0);
                                (*y)
                            }));
                        (x > x)
                    })))
                {
                    if (((*y) != 0.5) || ((c.y / (0_u32 | 1)) != ((x & 255) as u32))) {
                        let start = x;
                        let mut x_2 = 2;
                        x_2 += start;
                        let mut a_2: IVec3 = IVec3::new((WIDE as i32), STEPS, 10);
                        let mut v: Pair = Pair { a: ((*y) > 0.5) };
                        let b = v
                            .step(
                                (if (*a) <= (*a) {
                                    ((Vec4::new(3.0_f32, (*y), (*a), (*y)))
                                        .dot(Vec4::new((-1.0_f32), 0.25_f32, 0.5_f32, 0.25_f32)))
                                        .clamp((*a), (*a))
                                } else {
                                    2.0
                                }),
                            );
                    }
                    return Hit {
                        a: Vec3::new((-1.0), 1.0, (-0.0)),
                    };
                }
            }
        } else {}
        Hit {
            a: (Vec3::new((*a), 2.0, 2.0) + Vec3::splat((*a))),
        }
    }
}

#[flatten]
mod p100 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub IVec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32);
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        fn step(mut self, a: Pair) -> f32 {
            {
                self = Hit(self.0);
                'outer: for a_2 in 0..4usize {
                    {
                        let (mut a_2, a) = (
                            (((a.1.z & 15) * ((-4_i32) & 7)) | a.1.z),
                            [[a.1.y, 7_i32, a.1.x], [a.1.z, a.1.y, a.1.y]],
                        );
                        a_2 = 0;
                    }
                    if true {
                        break;
                    }
                }
            }
            ((if a.0 <= 0.25 {
                (((Vec2::new(0.0_f32, a.0)).dot(Vec2::new(0.25_f32, (-2.5_f32)))
                    + (a.0 + (-0.0))))
                    .clamp(a.0, 0.25)
            } else {
                a.0
            }) + (self.0 as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: Vec3, y: &mut f32) -> f32 {
        (*y) *= c.x;
        (*y)
            -= ((Pair(c.z, IVec3::new((-4_i32), 3_i32, STEPS))).0
                - (((STEPS as f32)).min(((*y)).ceil()) + 0.0));
        let mut t = Hit((Hit(5_u32)).0);
        if (((if (!false) {
            (if (c.x > c.y) {
                c.x
            } else {
                (*y) = Hit::step(
                    Hit(t.0),
                    Pair(
                        (((-1.0_f32)).min(a) + 0.0),
                        (IVec3::new(STEPS, 1_i32, 1_i32)
                            ^ IVec3::new(7_i32, 0_i32, 5_i32)),
                    ),
                );
                a
            })
        } else {
            ((*y) * a)
        }) != c.z))
        {
            t = Hit(t.0);
            let mut y = (((t.0).max(t.0) + (t.0 + 8))
                + (((MASK | t.0) & 15) * (t.0 & 7)));
            let Pair(_, ..) = Pair(c.x, IVec3::new(3_i32, 7_i32, 2_i32));
        } else {
            (*y)
                += (((*y)
                    * ({
                        (*y) = 1.5_f32;
                        (-0.0_f32)
                    })) * 0.0);
            let a: Vec2 = Vec2::new(a, 3.0);
        }
        let mut c: [[i32; 3]; 2] = [[STEPS, 7_i32, (NARROW as i32)]; 2];
        'outer: for _ in c {
            'inner: for (v, &x) in c.iter().zip(&[8_u32, (t.0 + 0_u32)]) {
                if (a < a) {
                    if (v[0] <= c[0][1]) {
                        let mut y: BVec3 = BVec3::new((2_u32 < t.0), false, false);
                        let given: f32 = select(
                            (Vec4::new(0.0_f32, 2.0_f32, a, (-0.0_f32)))
                                .dot(Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)),
                            0.0_f32,
                            false,
                        );
                        let a: f32 = {
                            let t = first(given);
                            fn first(a: f32) -> f32 {
                                a * 0.5 + 1.0
                            }
                            t
                        };
                    }
                    break;
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p101 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const HALF: f32 = 0.5;
    impl Pair {
        fn step(&self, a: f32, c: &i32) -> f32 {
            let b: [Pair; 2] = [(*self); 2];
            if ((a != 0.25) && (HALF != a)) {
                if ((a <= a) || ((a != a) && (a < a))) {
                    return ({
                        let mut x_2: f32 = (((IVec3::new(5_i32, 7_i32, 1_i32), (*c), a))
                            .2 + 0.25);
                        (1.0_f32).fract()
                    });
                } else {
                    return ((IVec3::new(10_i32, 3_i32, 0_i32), 1_i32, a)).2;
                }
            }
            let a_2: (IVec3, i32, f32);
            if ((((-1.0_f32) < (-0.0)) && ((*c) != (-4))) && (a > a)) {
                a_2 = (
                    select(
                        IVec3::new(7_i32, 7_i32, 5_i32),
                        IVec3::new((-1_i32), (*c), 10_i32),
                        ((-1_i32) < (*c)),
                    ),
                    ((*c) ^ (*c)),
                    (a).abs(),
                );
            } else {
                a_2 = ((IVec3::new((-1_i32), (*c), (*c)) * 3), (*c), (a).signum());
            }
            (select((a_2.0.y + a_2.0.z), ((*c) + (*c)), (a <= a_2.2)) as f32)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &UVec2) -> f32 {
        let [mut a_2, v] = [a, a];
        ((({ Pair }).step(a, &{ ((1_u32 & 255) as i32) })
            + length(
                ({
                    if (v > mix(0.0_f32, 0.0_f32, 0.0_f32)) {}
                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                }),
            )) + a_2)
    }
}

#[flatten]
mod p102 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: Vec2, y: [(f32, i32, Vec3); 2]) -> Vec4 {
        {
            if (Pair::SIZE == y.len()) {
                'outer: for x_2 in 1..=3 {
                    let n = [Mat2::from_diagonal(c); 2];
                    if (((y[1].2.y > c.y)
                        || (if (n[1].y_axis.x > y[1].0) {
                            false
                        } else {
                            (Pair::RATE <= (-1.0))
                        })))
                    {
                        let mut a_2: i32 = (y[0]).1;
                        break 'outer;
                    }
                    'inner: for n in 0..3 {
                        let mut n: [(f32, i32, Vec3); 2] = y;
                        if ((Pair::SIZE < Pair::SIZE) && (!(2_i32 < n[1].1))) {
                            break;
                        }
                        n = (if (((if (n[1].0 < (-1.0)) {
                            Pair::SIZE
                        } else {
                            Pair::SIZE
                        }) != ((MASK & 7) as usize)))
                        {
                            [
                                (y[1].2.x, (-4_i32), Vec3::new(c.y, 1.5_f32, n[0].2.z)),
                                n[1],
                            ]
                        } else {
                            [n[1], n[1]]
                        });
                    }
                }
            } else {}
        }
        (Vec4::new((-0.0), y[0].0, 1.0, 0.0) + Vec4::splat((-1.0)))
    }
}

#[flatten]
mod p103 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec2,
        pub c: Vec3,
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
    impl Pair {
        fn step(self, a: f32, c: &i32) -> i32 {
            let mut v = all(
                (IVec3::new(10_i32, 5_i32, 5_i32))
                    .cmpeq(
                        (IVec3::new(2_i32, (-4_i32), 7_i32))
                            .min(IVec3::new((-1_i32), (*c), (-1_i32))),
                    ),
            );
            (({
                v = (self).a;
                let given: f32 = ({
                    let Pair { a, b: mut y, .. } = Pair {
                        b: (Vec2::new(3.0_f32, (-1.0_f32))).yx(),
                        c: Vec3::new(2.0_f32, 3.0_f32, 0.25_f32),
                        a: (MASK > MASK),
                    };
                    self.c.y
                });
                let a: f32 = {
                    let t = doubled(given);
                    fn doubled(n: f32) -> f32 {
                        n * 0.5 + 1.0
                    }
                    t
                };
                (((*c) / 2)).min((if (*c) != 0 { (*c) / (*c) } else { (*c) }))
            }) + ((*c)).signum())
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, y: &mut f32, t: &u32) -> i32 {
        let (x_2, c) = (Mat3::IDENTITY, (Pair::RATE).atan2(0.25_f32));
        let (b, n) = (
            Mat3::from_cols(
                x_2.x_axis,
                x_2.z_axis,
                Vec3::new(0.5_f32, 0.0_f32, 3.0_f32),
            ),
            (-x_2.x_axis.x),
        );
        (*y) = (if b.z_axis.x <= x_2.y_axis.y {
            (distance(
                (Mat3::IDENTITY * x_2.y_axis),
                (Mat3::IDENTITY).mul_vec3(x_2.y_axis),
            ))
                .clamp(b.z_axis.x, x_2.y_axis.y)
        } else {
            b.x_axis.x
        });
        (*y) = (((b.y_axis).dot(b.y_axis)).tanh() * ((x_2.y_axis.y * 0.5_f32)).signum());
        let mut y: u32 = (((((*t) + (*t)) | 7)
            - ((if MASK != 0 { (*t) % MASK } else { (*t) }) & 7)) + 5);
        let (mut t, mut c) = (
            (((x_2, b.y_axis.x)).1 + (-b.x_axis.y)),
            (-(Mat3::from_cols(x_2.x_axis, x_2.z_axis, x_2.y_axis) + x_2)),
        );
        (({
            Pair {
                b: Vec2::new(b.x_axis.z, x_2.x_axis.y),
                c: c.y_axis,
                a: (2.0_f32 > b.z_axis.z),
            }
        })
            .step(x_2.z_axis.x, &{ STEPS }) + (c.x_axis.y as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p104 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub bool, pub BVec3);
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
    impl Pair {
        fn step(&mut self, a: f32, c: &Pair, y: &mut f32) -> f32 {
            let mut b = ((((((*y) as i32).clamp(-64, 64)) & 15) * (STEPS & 7)) as f32);
            let State(mut n, t) = State(
                (MASK < MASK),
                BVec3::new(((-1.0_f32) <= a), true, ((-0.0_f32) <= (*y))),
            );
            (((Vec3::new((*y), (-2.5_f32), 2.0_f32) - Vec3::new(b, 1.0_f32, 0.5_f32)))
                .cross(Vec3::new((*y), 2.0_f32, b)))
                .z
        }
    }
    impl Hit {
        fn step(&mut self, a: IVec3, c: f32) -> i32 {
            if (State(
                (State((self.b > c), BVec3::new((1.5_f32 < c), true, true))).0,
                (Vec3::new(c, c, 1.5_f32)).cmpne(Vec3::new(self.b, 1.0_f32, self.b)),
            ))
                .0
            {
                let a: State;
                if ((if true {
                    let mut n: Pair = Pair;
                    let a_2 = n.step(flatten::math::abs(c), &{ Pair }, &mut self.b);
                    (MASK == MASK)
                } else {
                    let mut b = (self.b)
                        .atan2(
                            ({
                                self.a = ((((self.a < self.a) && true) as usize))
                                    .min(
                                        ((1.0_f32.abs() as usize & 15) + ((MASK & 7) as usize)),
                                    );
                                (self.b + self.b)
                            }),
                        );
                    true
                })) {
                    (*self) = (*self);
                    a = State(
                        (c <= self.b),
                        BVec3::new(false, (self.b <= (-2.5_f32)), (c <= 0.0_f32)),
                    );
                } else {
                    self.b -= Pair::RATE;
                    a = State(
                        (c != 1.0_f32),
                        BVec3::new(false, false, (self.a > self.a)),
                    );
                }
            }
            a.z
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: f32, t: u32) -> f32 {
        let mut a: Hit = Hit {
            a: State::SIZE,
            ..Hit { a: State::SIZE, b: (*a) }
        };
        a.step(
            (({
                if ((State(false, BVec3::new(false, true, true))).0 || ((y - a.b) != y))
                {
                    let State(c, ..) = State(
                        (0.5_f32 > a.b),
                        (Vec3::new(2.0_f32, 1.5_f32, 3.0_f32))
                            .cmpne(Vec3::new(a.b, 0.5_f32, (-2.5_f32))),
                    );
                    if c {
                        let mut y: usize = a.a;
                    } else if (((if c {
                        ((0.0_f32 < 0.0) && false);
                        0_u32
                    } else {
                        0_u32
                    }) > 0))
                    {} else {}
                }
                IVec3::new(0, 0, 0)
            }) - IVec3::new(0, 0, 0)),
            0.0,
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
    fn second(a: &f32, c: i32) -> bool {
        let mut t: Hit = Hit { a: Vec2::new(2.0, (*a)) };
        t.a.y = (if (t.a.x != t.a.y) { t.a.y } else { (-2.5) });
        let c = (-(-(if t.a.x <= (*a) { ((*a)).clamp(t.a.x, (*a)) } else { t.a.y })));
        let given: f32 = ((Vec3::new(0.25_f32, (*a), (-1.0_f32))).z).fract();
        let y: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(y: f32) -> f32 {
                y * HALF + 1.0
            }
            let t = doubled(given);
            t
        };
        ((HALF <= (-0.0)) & (c < c))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: &mut UVec2) -> bool {
        let mut c: [[f32; 2]; 2] = [[(-0.0_f32), a.a.z], [a.a.x, a.a.y]];
        'outer: for (t, _) in c.iter().enumerate() {
            a.a -= c[0][0];
            'inner: for n in (1..1).step_by(3).rev() {
                let mut t: Pair = Pair {
                    a: Vec3::new(c[0][0], HALF, c[1][0]),
                };
                (a.a, t.a.z) = (
                    (a.a).cross(Vec3::new(t.a.x, 1.0, c[1][0])),
                    ((Hit {
                        a: Vec2::new(t.a.x, (-2.5_f32)),
                    })
                        .a)
                        .dot((Vec2::new(3.0, 2.0) - Vec2::new(1.5, a.a.y))),
                );
                if (((if Hit::SIZE >= Hit::SIZE {
                    Hit::SIZE - Hit::SIZE
                } else {
                    State::SIZE
                }) != Hit::SIZE))
                {
                    let n: [f32; 2];
                    if (!second(&a.a.z, STEPS)) {
                        (*a) = Pair { a: (a.a).yzx() };
                        n = [
                            (HALF + 3.0_f32),
                            (if c[0][0] <= HALF {
                                (2.0_f32).clamp(c[0][0], HALF)
                            } else {
                                t.a.z
                            }),
                        ];
                    } else {
                        n = c[0];
                    }
                    break 'inner;
                }
                let [[a, n], [_, ..]] = [(if (a.a.x > t.a.x) {
                    let mut y = Pair { a: a.a };
                    c[0]
                } else {
                    let mut v: i32 = n;
                    c[0]
                }); 2];
                let x_2: [f32; 2];
                if second(&c[0][0], (STEPS + (NARROW as i32))) {
                    x_2 = [(c[0][0]).atan2(t.a.z), (5_i32 as f32)];
                } else {
                    x_2 = [(Vec2::new((-2.5_f32), (-0.0_f32))).y, 3.0_f32];
                }
            }
        }
        (((2_u32 >> (MASK & 31)) <= MASK) ^ (c[0][0] > 0.5))
    }
}

mod p107 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: [f32; 2], y: f32) -> u32 {
        if (3.0_f32 <= (-0.0)) {
            let mut n: [f32; 2] = [x[(COUNT).min(1)]; 2];
            let mut a_2: Vec3 = ((Vec3::new(x[0], 0.25, 2.0)
                * x[(({
                    x[COUNT % 2] = y;
                    MASK
                }) % 2) as usize]))
                .min(
                    (n[1]
                        * (if (0.0_f32 <= n[0]) {
                            Vec3::new(2.0, (-1.0), y)
                        } else {
                            Vec3::new(0.5, x[0], n[1])
                        })),
                );
        } else if (3.0_f32 <= (*a)) {
            let b: (f32, BVec3) = ({
                'outer: for n in [
                    (if MASK != 0 { 1_u32 % MASK } else { MASK }),
                    (MASK).max(MASK),
                    ((MASK & 15) * (MASK & 7)),
                ] {
                    if ((*a) != (3.0_f32).abs().sqrt()) {
                        let mut a_2 = ((IVec3::new(
                            STEPS,
                            (NARROW as i32),
                            (NARROW as i32),
                        ) + (IVec3::new(STEPS, STEPS, 7) - IVec3::new(3, STEPS, 2)))
                            % 3);
                        return ((n | 7) - ((5_u32 ^ n) & 7));
                    }
                    if (y != 1.5) {
                        continue;
                    }
                    let start = (x)[0];
                    let mut a_2 = 0.0;
                    a_2 += start;
                    let a = UVec2::new(n, n);
                }
                (x[1], BVec3::new(false, (x[1] != y), false))
            });
        } else {
            let mut x: f32 = (x[1]).copysign((x[1]).sin());
        }
        let mut x = ({
            let start = select((WIDE as i32), (WIDE as i32), (x[0] > (*a)));
            let mut b = 0;
            b += start;
            ((*a), BVec3::new(false, false, (x[0] != x[1])))
        });
        let (v, (a, x_2)) = (
            Vec3::new((*a), 3.0_f32, 0.0_f32),
            (x.0, UVec2::new(MASK, 0_u32)),
        );
        let mut x: i32 = (STEPS + (-(NARROW as i32)));
        (((if (({
            let [v, t] = [v.z, v.z];
            (x != x)
        })) {
            'outer: for _ in 0..0usize {
                x |= (((x < x) && ((x_2.y <= x_2.x) && true)) as i32);
                if ((!((MASK != 3)
                    || ({
                        x /= 3;
                        (x != x)
                    }))))
                {
                    continue;
                }
                if ((({
                    let mut c = (if COUNT >= COUNT { COUNT - COUNT } else { COUNT });
                    if (((({ v })).z == v.x)) {
                        let (n, mut t) = (
                            c,
                            (if (x_2.y != x_2.y) {
                                Vec2::new(v.z, (-2.5_f32))
                            } else {
                                Vec2::new((-2.5_f32), v.z)
                            }),
                        );
                    } else {
                        x /= 3;
                        c = (((-(if true { x } else { x })) & 7) as usize);
                    }
                    false
                }) && false))
                {
                    break;
                }
            }
            0_usize
        } else {
            0_usize
        }) & 255) as u32)
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
        fn step(self, a: &mut f32, c: Vec2) -> i32 {
            let mut t = Hit {
                c: Vec4::new(3.0, c.x, 1.0, c.x),
                a: Pair {
                    b: self.b,
                    c: Vec3::splat(c.y),
                    a: Vec2::splat(c.x),
                },
                b: (*a),
            };
            (((5_i32).max(1_i32) * (-1))).max((NARROW as i32))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: State, c: usize, y: &mut usize, t: u32) -> f32 {
        let mut a_2 = [
            flatten::math::fract((b.b.a.a.y - b.b.c.x)),
            ((b.b.a.c.z - 0.0) * 0.0),
            (select(b.b.a.c.x, 0.5_f32, (t != t))).copysign(b.b.a.b.z),
        ];
        b.b.a.b = Vec3::splat(
            select(
                (b.b.a.a.x * HALF),
                ((b.b.a.c.y).min(b.b.c.y) + 0.0),
                (0_i32 == STEPS),
            ),
        );
        let mut a_2: Pair = (if (t <= 2) {
            b.b.a
        } else {
            let t: Vec2;
            if (8_usize < Hit::SIZE) {
                t = b.b.a.a;
            } else {
                b.b.a.a.y = b.b.a.c.z;
                t = b.b.a.a;
            }
            b.b.a
        });
        let x = a_2.step(&mut b.b.c.w, a_2.a);
        ((-2.5) + b.b.a.c.x)
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
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: [Pair; 3], mut v: [Pair; 3]) -> i32 {
        x[(MASK % 3) as usize] = Pair { b: (v[2].b).yzx(), ..v[1] };
        let mut y: IVec3 = ((if x[1].a {
            (IVec3::new(5, 10, STEPS) & IVec3::new(0, 10, (-4)))
        } else {
            (IVec3::new(STEPS, (-1), (-4))).min(IVec3::new(3, STEPS, (WIDE as i32)))
        }) + IVec3::new(2, 5, 7));
        (x[0].b.x, v[1].b.y) = (
            (((if v[2].a {
                let n: Vec3 = degrees(v[0].b);
                v[0].b.x
            } else {
                x[1].b.x
            }))
                .max(
                    ({
                        let a: i32 = ({
                            if ((((v[2].b.x).floor() <= (Pair::SIZE as f32))
                                || ({
                                    x[Pair::SIZE % 3] = Pair {
                                        b: Vec3::new(0.0, v[1].b.z, v[1].b.y),
                                        a: x[2].a,
                                    };
                                    ({
                                        v[1].b += (0.25_f32).ceil();
                                        'outer: for b in -1..0 {
                                            let x = IVec2::new(b, 2);
                                            v[1].b.x = ({ v[1].b.z });
                                            if ((({ 0_u32 }) <= 1)) {
                                                break 'outer;
                                            }
                                            let mut b: Pair = Pair {
                                                a: (v[1].b.z <= (v[1].b.y).round()),
                                                b: Vec3::new(v[2].b.x, v[0].b.y, 0.25),
                                            };
                                            v[1].b.z = ((Vec2::new(0.0_f32, 0.0_f32)
                                                + Vec2::new(0.0_f32, 0.0_f32)))
                                                .y;
                                        }
                                        false
                                    })
                                })))
                            {}
                            0
                        });
                        0.0
                    }),
                ) + 0.0),
            0.0,
        );
        0
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: Pair) -> IVec3 {
        let given: f32 = 0.0;
        let a: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(n: f32) -> f32 {
                n * HALF + 1.0
            }
            let t = doubled(given);
            t
        };
        let given: f32 = ((if true {
            return IVec3::new(3_i32, STEPS, 7_i32);
        } else {
            a
        }))
            .tanh();
        let x_2: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(x: f32) -> f32 {
                (x - HALF).max(HALF)
            }
            let t = doubled(given);
            t
        };
        let start = ((((1_u32 & 15) * (c.c & 7)) & 15) * (2_u32 & 7));
        let mut t = 1;
        t += start;
        let y = [(if STEPS != 0 { (7_i32 + STEPS) / STEPS } else { (WIDE as i32) }); 2];
        t
            += (((UVec2::new(8_u32, 8_u32) + UVec2::new(3_u32, 5_u32))).y
                + (t
                    + ({
                        t = MASK;
                        t
                    })));
        IVec3::new(
            ([y[1]; 2])[0],
            (((y[0] >> 1) & 15) * (y[0] & 7)),
            ((y[1]).signum() + y[0]),
        )
    }
}

#[flatten]
mod p111 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
        pub b: Vec3,
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
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32) -> Hit {
        x <<= 1;
        let x_2: f32 = a;
        x /= 3;
        let y: f32;
        if ((Vec3::new(a, 1.0, (-1.0)) + HALF))
            .cmplt((Vec3::new(0.5, 0.0, 1.0)).cross(Vec3::new((-1.0), 1.5, 0.25)))
            .all()
        {
            x = (if (2.0_f32 >= x_2) {
                ((x_2).abs().sqrt() != (Pair::RATE - 0.0));
                (if (a <= x_2) {
                    if (x > x) {
                        let start = MASK;
                        let mut b = 1;
                        b += start;
                    } else {
                        let mut a = ((((IVec2::new((-1_i32), x) % 3)).y & 7) as usize);
                        ((-4_i32) < x);
                    }
                    x
                } else {
                    STEPS
                })
            } else {
                'outer: for _ in 0..2 {
                    if (Hit::RATE <= x_2) {
                        let start = x;
                        let mut y = 0;
                        y += start;
                    } else {
                        let (mut b, mut t) = (
                            ((0_i32).abs() + (x ^ x)),
                            Hit {
                                b: Vec3::new(3.0_f32, x_2, a),
                                a: BVec3::new(true, (x != x), false),
                            },
                        );
                        let mut c = Hit {
                            b: (t.b / (-3.0)),
                            ..Hit { b: t.b, a: t.a }
                        };
                        let mut b = trunc(
                            Vec3::splat((TABLE[(MASK % 4) as usize] - 0.0)),
                        );
                    }
                    let mut a: Pair = Pair(0.0_f32, UVec2::new(0_u32, 0_u32));
                }
                0
            });
            y = 0.0;
        } else {
            y = 0.0;
        }
        Hit {
            a: BVec3::new(false, false, false),
            b: Vec3::new(0.0, 0.0, 0.0),
        }
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
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
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

#[flatten]
mod p115 {
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
    pub fn entry(a: bool, c: Vec3) -> u32 {
        let given: f32 = ((c.y).min((c.x).cos()) + 0.0);
        let b: f32 = {
            fn second(t: f32) -> f32 {
                if t < 0.5 { -t } else { t }
            }
            let t = second(given);
            t
        };
        let (mut v, (Pair { a: n, b: x, c }, _)) = (
            [(-1_i32), (NARROW as i32), (NARROW as i32)],
            (
                Pair {
                    a: flatten::math::select(
                        UVec2::new(MASK, MASK),
                        UVec2::new(MASK, 2_u32),
                        a,
                    ),
                    b: 1.0_f32,
                    c: (NARROW as i32),
                },
                ({
                    ((Hit::SIZE).saturating_sub(3_usize) != (Hit::SIZE).min(Pair::SIZE));
                    let mut c = c.y;
                    b
                }),
            ),
        );
        if ((select(
            Vec3::new((-1.0_f32), (-0.0_f32), 0.25_f32),
            Vec3::new(1.0_f32, x, 0.5_f32),
            a,
        ))
            .cmpeq(exp2(Vec3::new(0.0_f32, (-1.0_f32), 0.0_f32)))
            .any() && a)
        {
            v[(0_u32 % 3) as usize] &= ((-v[1]) | v[1]);
            'outer: for x in 0..4 {
                let mut x_2: f32 = (({
                    let given: f32 = ((b + b)).sin();
                    let x_2: f32 = {
                        fn first(t: f32) -> f32 {
                            if t < 0.5 { -t } else { t }
                        }
                        let t = first(given);
                        t
                    };
                    x_2
                }) * 1.0);
                let mut a: i32 = (({
                    let given: f32 = x_2;
                    let a_2: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(v: f32) -> f32 {
                            v * HALF + 1.0
                        }
                        let t = first(given);
                        t
                    };
                    v[2]
                }) / (v[(Pair::SIZE).min(2)] | 1));
                if ((IVec2::new(7, 7) + IVec2::new(a, x)) == IVec2::new(x, (-1))) {
                    let mut t: f32 = (b * 0.0);
                    break;
                }
                (x_2 < Pair::RATE);
            }
            v[Hit::SIZE % 3] = v[0];
        } else {
            v[(n.y % 3) as usize] = ((2_i32 ^ (v[1] ^ c))).max(v[0]);
            let (t, x, x_2) = (v[0], BVec3::new(a, a, true), b);
        }
        let (mut x, (a, a_2)) = (
            Vec3::new(1.5_f32, (-2.5_f32), (-2.5_f32)),
            ((b + b), Hit(b)),
        );
        (((if (Pair::SIZE <= Hit::SIZE) {
            return 0_u32;
        } else {
            let x = (0.25_f32).cos();
            (if (a_2.0 > x) { UVec2::new(3_u32, n.y) } else { n })
        }))
            .y + (x.y.abs() as u32 & 255))
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
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
            {
                let given: f32 = (saturate(a_2.x_axis.z)
                    - (a_2.x_axis.x
                        * ({
                            a_2.x_axis.x = a_2.z_axis.x;
                            a_2.x_axis.x
                        })));
                let a_2: f32 = {
                    fn doubled(t: f32) -> f32 {
                        t * 0.5 + 1.0
                    }
                    let t = doubled(given);
                    t
                };
            }
        }
        let mut x = (NARROW as i32);
        c.0 = v;
        let mut t: Pair = Pair(c.0);
        let n = t.step(&mut (*c));
        {
            c.0 *= 2;
            let n: IVec2;
            if ((Hit { b: x, c: a, a: (a != a) }).a) {
                t = t;
                n = (IVec2::new(x, x) - IVec2::new(x, x));
            } else {
                (*c) = Pair(
                    (v
                        + ({
                            v = c.0;
                            c.0
                        })),
                );
                n = IVec2::new(0, 7);
            }
            t = Pair(c.0);
        }
        let c = [0.25_f32, (-2.5_f32)];
        let mut x: Pair = Pair(1_usize);
        let a_2 = x.step(&mut t);
        Hit {
            c: (if (c[0] >= (-0.0)) { (c[1] * c[1]) } else { a }),
            a: ((x.0 > 2) && (Vec2::new((-0.0), c[0]) == Vec2::new((-2.5), 3.0))),
            b: n,
        }
    }
}

mod p117 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: u32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p118 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Vec2,
        pub c: f32,
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
    pub fn entry(a: f32, c: i32, y: u32) -> f32 {
        if false {
            'outer: for c in (0..3).rev() {
                if (((if (Hit::RATE < a) {
                    (!((c as i32) < STEPS))
                } else {
                    return ({ (a * a) });
                }) || true))
                {
                    let [[a, _, _], [_, _, _], [_, _, _]] = [
                        [
                            Hit {
                                a: Vec3::new(a, a, 0.25_f32),
                                b: Vec2::new(a, 2.0_f32),
                                c: a,
                            },
                            Hit {
                                c: a,
                                a: Vec3::new(1.5_f32, 0.25_f32, 3.0_f32),
                                b: Vec2::new((-2.5_f32), 1.0_f32),
                            },
                            Hit {
                                c: 2.0_f32,
                                a: Vec3::new(1.5_f32, 0.0_f32, a),
                                b: Vec2::new(0.5_f32, a),
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
            }
        }
        0.0
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
    const STEPS: i32 = 3;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut Vec3, y: &f32) -> f32 {
        (b, (*c)) = (c.y, (*c));
        let [a_2, _, _] = [1_i32, (NARROW as i32), ((NARROW as i32) + STEPS)];
        let mut y = (a_2 ^ (!(if a_2 != 0 { 0_i32 / a_2 } else { a_2 })));
        let start = (0_u32 / 2);
        let mut a = 1;
        a += start;
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
                let mut x_2: f32 = (-((if (2_u32 < a.1.a) {
                    {
                        'outer: for c in [
                            (if 3_i32 != 0 { c / 3_i32 } else { c }),
                            (-7_i32),
                            (if (5_i32 <= 3) { c } else { 2_i32 }),
                        ] {
                            let Hit(t) = Hit((-Hit::RATE));
                            if (a.1.b > a.0) {
                                let mut b = Vec2::splat(1.0);
                                continue;
                            }
                            let start = ((UVec2::new(3_u32, 5_u32)).y + 0_u32);
                            let mut x_2 = 1;
                            x_2 += start;
                        }
                    }
                    Hit(TABLE[(MASK % 4) as usize])
                } else {
                    let t = Pair;
                    Hit(Pair::RATE)
                }))
                    .0);
                x_2
            } else {
                TABLE[a.0 % 4]
            })))
        {
            let mut x_2 = BVec3::new((a.0 != a.0), (7_i32 < c), false);
        } else {
            let n: usize = ((select(
                (if MASK != 0 { 5_u32 / MASK } else { a.1.a }),
                ((0_u32 | 7) - (a.1.a & 7)),
                (8_u32 == 2_u32),
            ) & 7) as usize);
        }
        (((a.1.b != Pair::SIZE) ^ false) ^ (a.1.a > 1))
    }
}

mod p121 {
    use super::*;
    use flatten::math::*;
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
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut bool, y: f32) -> bool {
        let mut n = (WIDE as i32);
        let mut a: Vec3 = (select(
            Vec3::new((-0.0_f32), y, 0.0_f32),
            Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
            false,
        ) + Vec3::new(0.0, 0.0, 0.0));
        false
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
        let b: f32;
        if ((!(true
            || ({
                v %= 3.0;
                true
            }))))
        {
            b = ((n.y_axis.x).rem_euclid(TABLE[Pair::SIZE % 4]))
                .copysign((n.x_axis.y).atan2(n.y_axis.x));
        } else {
            b = n.x_axis.y;
        }
        let a: usize;
        if (((if (n.z_axis.z < n.x_axis.x) {
            return Pair { a: Hit::SIZE };
        } else {
            b
        }) == (n.z_axis.z + n.y_axis.x)))
        {
            v = ({
                let mut a_2: Vec3 = (((n * n.y_axis) - n.y_axis))
                    .min(
                        (Vec3::new((-0.0), 0.25, Hit::RATE)
                            * (if (c.1 < (*t)) {
                                c.0.x
                            } else {
                                v = (c.0).y;
                                1.5_f32
                            })),
                    );
                v = (if (c.0.y < n.z_axis.y) {
                    (n.x_axis.x).round()
                } else {
                    let a_2: Hit;
                    if ((if (0.0_f32 < 0.0) { false } else { false })) {
                        a_2 = Hit(Vec2::new(0.0_f32, 0.0_f32), 0_u32);
                    } else {
                        a_2 = Hit(Vec2::new(0.0_f32, 0.0_f32), 0_u32);
                    }
                    0.0
                });
                0.0
            });
            a = 0;
        } else {
            a = 0;
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
        if ((0.25_f32 > x) || (y.x != c)) {
            if (v.x > v.y) {
                return (x < (*a));
            } else {
                return ((if ((-2.5_f32) != n) {
                    (MASK != 3)
                } else {
                    return (8_u32 > 8);
                })
                    || ({
                        v.x = v.y;
                        (n <= x)
                    }));
            }
        }
        let mut n = (Pair::SIZE / 2);
        {
            let mut y = [y.x, c, c];
        }
        'outer: for x_2 in (1..4).step_by(3) {
            (v.x, y.y) = ((((v.x & 15) * (v.x & 7))).min(v.y), c);
            if ((((*a) <= x), x, Vec3::new((-0.0_f32), 3.0_f32, 1.5_f32))).0 {
                v.x = v.x;
                continue;
            }
            let mut x_2 = [(*a); 2];
        }
        let mut t = BVec3::new((!(n != n)), (n > n), (n > n));
        let start = 0_usize;
        let mut x_2 = 2;
        x_2 += start;
        ((x_2 < x_2) ^ (n > 1))
    }
}

#[flatten]
mod p124 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p125 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: &mut BVec3, c: &UVec2) -> [f32; 2] {
        let mut a: f32 = 0.0;
        [0.0_f32, 0.0_f32]
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
    const STEPS: i32 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(self, a: f32, mut x: u32, y: bool) -> IVec3 {
            x >>= 2;
            x = x;
            (({
                let given: f32 = 3.0;
                let x: f32 = {
                    let t = doubled(given);
                    fn doubled(b: f32) -> f32 {
                        if b < 0.5 { -b } else { b }
                    }
                    t
                };
                (IVec3::new(5, 5, STEPS) / 2)
            }) + IVec3::splat(((x & 255) as i32)))
        }
    }
    impl Hit {
        fn step(self, a: &mut f32) -> bool {
            let mut a_2: Pair = Pair { a: self.0.a };
            a_2.step(
                (Vec2::new((-0.0_f32), 3.0_f32)).y,
                MASK,
                flatten::math::all(BVec3::new(true, (self.0.a.y <= self.0.a.z), false)),
            );
            let x_2 = (((if STEPS != 0 {
                ((STEPS & 15) * (STEPS & 7)) % STEPS
            } else {
                5_i32
            }) & 7) as usize);
            (false ^ ((*a) > 0.5))
        }
    }
    impl Pair {
        fn sum(self, a: Vec2) -> f32 {
            let mut b = mat2((a + self.a.z), (a * Vec2::new(1.5, 0.25)));
            b.x_axis = a;
            'outer: for v in 0..1 {
                if (!false) {
                    continue;
                }
                b.x_axis = (if (((self.a.y <= b.x_axis.y)
                    || ({
                        b = Mat2::from_cols(Vec2::new(self.a.x, 2.0), b.x_axis);
                        (((v as i32) <= v) && ((v as i32) <= 0_i32))
                    })))
                {
                    ((b).x_axis).yx()
                } else {
                    ((Mat2::from_cols(b.y_axis, Vec2::new(b.y_axis.y, a.y))).x_axis).xx()
                });
            }
            let [a, mut x_2, mut v] = [
                UVec2::new(MASK, 2_u32),
                UVec2::new(2_u32, MASK),
                UVec2::new(8_u32, MASK),
            ];
            let mut a_2 = ({
                let mut x_2 = (b
                    * (Mat2::from_cols(b.x_axis, b.y_axis) * mat2(b.x_axis, b.x_axis)));
                x_2.x_axis = (Mat2::IDENTITY).x_axis;
                let start = v.y;
                let mut a_2 = 1;
                a_2 += start;
                (({ Hit(Pair { a: self.a }) }).step(&mut b.x_axis.x)
                    || (self.a.y > b.y_axis.y))
            });
            (b.x_axis.x + (v.x as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: [f32; 2], y: Vec3) -> [UVec2; 3] {
        let mut v: Hit = Hit(Pair {
            a: Vec3::new(y.y, 2.0_f32, a),
        });
        let a = v.step(&mut x[(0_u32 % 2) as usize]);
        v.0.a.y = Pair::sum(v.0, (Vec2::new(y.x, (-2.5))).abs());
        let mut t: [UVec2; 3] = [
            UVec2::new(MASK, MASK),
            UVec2::new(MASK, 8_u32),
            UVec2::new(2_u32, 8_u32),
        ];
        'outer: for (y, v) in (0..3i32).rev().zip(t.iter()) {
            if true {
                return [t[2], UVec2::new(5_u32, 1_u32), UVec2::new(5_u32, 3_u32)];
            }
            if ((if (Hit::step(
                Hit(Pair {
                    a: Vec3::new(3.0_f32, 3.0_f32, 1.0_f32),
                }),
                &mut x[0],
            )) {
                a
            } else {
                a
            })) {
                break 'outer;
            }
        }
        [
            (((t[2] + t[1])).max(t[1]) + UVec2::splat(t[0].y)),
            (t[0] + UVec2::splat((x[0].abs() as u32 & 255))),
            (({
                if ((if (((2_u32 != t[1].y)
                    && ({
                        t[0] += t[0];
                        a
                    })))
                {
                    a
                } else {
                    a
                })) {} else {}
                t[0]
            }))
                .max(UVec2::new(2, t[1].y)),
        ]
    }
}

mod p127 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 2], c: &mut i32, mut v: f32, t: u32) -> f32 {
        'outer: for b in (0..3).rev() {
            let mut n = [
                (if ((*c) != b) {
                    (a[1] + a[0])
                } else {
                    'inner: for a_2 in (*a) {
                        (*a) = [(v)
                            .atan2(
                                (*a)[(({
                                    a[(Pair::SIZE).min(1)]
                                        -= (Vec3::new(a[1], (-1.0_f32), 3.0_f32))
                                            .dot(Vec3::new(a[0], 3.0_f32, a[0]));
                                    5_u32
                                }) % 2) as usize],
                            ); 2];
                        let n = UVec2::new(t, 1);
                    }
                    (v * 3.0_f32)
                }),
                (((a[1] - v))
                    .min(
                        (if 0.0_f32 <= (-0.0_f32) {
                            (v).clamp(0.0_f32, (-0.0_f32))
                        } else {
                            v
                        }),
                    ) + 0.0),
            ];
            n[Pair::SIZE % 2] = ((Vec3::new(2.0_f32, n[1], (-2.5_f32)))
                .dot((Vec3::new(0.5, 1.0, a[1]) % 1.5)) + HALF);
        }
        a[1] = (({
            if ((v
                != (if (2.0_f32 <= 0.0) {
                    v
                } else {
                    let mut x: [f32; 2] = [a[0]; 2];
                    v
                })))
            {
                if (!(Pair::SIZE == 8)) {
                    return (Pair { a: v }).a;
                }
                let mut a: Vec3 = Vec3::splat(
                    (if (Pair::SIZE > Pair::SIZE) {
                        (v - 0.0)
                    } else {
                        dot(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32))
                    }),
                );
            }
            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
        }))
            .dot(Vec4::new(0.0, 0.0, 0.0, 0.0));
        0.0
    }
}

#[flatten]
mod p129 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
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
        let mut b = [
            (({
                'outer: for b in 0u32..4 {
                    let [mut a_2, y] = [(c[1] * c[0]), (c[1] + c[1])];
                    let mut a_2: Mat3 = (Mat3::from_cols(
                        c[1].x_axis,
                        Vec3::new(c[1].y_axis.x, c[1].x_axis.x, 0.25_f32),
                        y.z_axis,
                    )
                        * ({
                            if (((IVec2::new(3_i32, 3_i32)
                                + IVec2::new(2_i32, (-4_i32))))
                                .y
                                < ((IVec2::new(10_i32, 7_i32))
                                    .max(IVec2::new(10_i32, 5_i32)))
                                    .y)
                            {
                                let mut a_2 = ((c[1] * y) * (c[1] * 3.0_f32));
                                a_2.z_axis *= Vec3::ONE;
                                let y = ((Vec3::new((-1.0_f32), (-2.5_f32), y.y_axis.z)
                                    - c[0].x_axis.x))
                                    .cmpne((Mat3::from_diagonal(y.x_axis) * c[1].y_axis));
                                a_2.x_axis.y = flatten::math::sign(
                                    ((if Hit::SIZE >= Hit::SIZE {
                                        Hit::SIZE - Hit::SIZE
                                    } else {
                                        Pair::SIZE
                                    }) as f32),
                                );
                            }
                            1.5_f32
                        }));
                    if (*t) {
                        break;
                    }
                    let given: f32 = (v
                        * ({
                            v = (c[1].y_axis.x + 2.0);
                            c[1].y_axis.x
                        }));
                    let y: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(a_2: f32) -> f32 {
                            if a_2 < HALF { -a_2 } else { a_2 }
                        }
                        let t = doubled(given);
                        t
                    };
                }
                c[0].x_axis.y
            }) - c[1].y_axis.y),
            c[1].x_axis.z,
            c[1].y_axis.z,
        ];
        ((-STEPS) + (b[0] as i32).clamp(-64, 64))
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
    pub fn entry(mut b: f32, c: Vec2) -> f32 {
        'outer: for n in 1..=3 {
            if (c.y < c.y) {
                let (v, mut x_2) = (1_usize, (Hit::SIZE + Hit::SIZE));
                let x = (trunc((c).dot(c))).sin();
            } else {
                b
                    *= mix(
                        (((-0.0_f32)).copysign(b))
                            .copysign(flatten::math::select(c.y, 0.25_f32, (b != HALF))),
                        c.y,
                        c.x,
                    );
                let mut n = (Pair {
                    c: Vec4::new(b, 1.0_f32, (-0.0_f32), c.x),
                    ..Pair {
                        c: Vec4::new((-0.0_f32), c.x, (-2.5_f32), 2.0_f32),
                        a: IVec3::new(n, n, n),
                        b: Vec3::new(b, b, HALF),
                    }
                })
                    .b;
            }
            if ((((n as i32) < n)
                || ({
                    b -= (c.x - c.x);
                    (IVec2::new(10_i32, (-1_i32)) == IVec2::new(n, n))
                })))
            {
                let [_, x_2, v] = [c.x; 3];
                break;
            }
            let mut t: Vec2 = atan(
                Vec2::select((c).cmplt((c + c)), Vec2::new(0.0_f32, (-2.5_f32)), c),
            );
            if (1_i32 < n) {
                if ((flatten::math::any(BVec3::new(true, true, true))
                    && ({
                        let v = ((((-0.0_f32) != c.x)
                            || ({
                                t.y += ({ TABLE[(MASK % 4) as usize] });
                                all(BVec3::new((b > c.y), true, false))
                            })) && true);
                        v
                    })))
                {
                    continue;
                }
            } else {
                let mut v: [i32; 3] = ({
                    if true {
                        t.x = ((t.x).rem_euclid(t.x) - c.y);
                        break;
                    }
                    [(n as i32), STEPS, (n as i32)]
                });
                'inner: for a in v {
                    if (0.0_f32 > b) {
                        continue;
                    }
                }
            }
        }
        b
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
        false;
        let mut a: [f32; 3] = (if false { [a, a, 1.0_f32] } else { [0.25_f32, a, a] });
        'outer: for t in a.iter() {
            (*c) = 10;
            if ((-0.0_f32) > (*t)) {
                (*c) = 7;
                break;
            }
            let x: [Mat2; 3] = [(Mat2::IDENTITY * (a[1] - 0.0)); 3];
            let mut c: [f32; 3] = (if ((if (x[0].y_axis.x > (-1.0)) {
                (3.0_f32 < x[0].x_axis.x)
            } else {
                let mut c = Vec4::new(3.0, x[2].y_axis.x, (-2.5), 1.0);
                ((x[0].y_axis.y > x[1].y_axis.y) || (c.x <= c.y))
            })) {
                [
                    (if (x[0].x_axis.x != (-2.5)) {
                        return COUNT;
                    } else {
                        x[2].x_axis.x
                    }),
                    (if ((*t) != (*t)) {
                        let a_2 = ((IVec2::new((*c), (*c)) & IVec2::new((-1), (*c)))
                            + IVec2::new((-1), 2));
                        x[1].y_axis.y
                    } else {
                        if ((((!false)
                            || ({
                                (*c) >>= 1;
                                ((*c) != (*c))
                            }))
                            || (((MASK | 7) - (MASK & 7))
                                > (UVec2::new(1_u32, MASK)).y)))
                        {
                            (*c) = ((*c) ^ ((*c) >> STEPS));
                        }
                        0.25_f32
                    }),
                    a[2],
                ]
            } else {
                [
                    a[1],
                    (Vec4::new(0.25_f32, x[1].x_axis.y, x[1].x_axis.x, 3.0_f32))
                        .dot(Vec4::new(a[1], x[1].y_axis.x, 0.25_f32, x[0].y_axis.x)),
                    a[1_usize % 3],
                ]
            });
        }
        if (Vec3::select(
            ((Vec3::new(1.0, (-0.0), (-0.0))).abs()).cmplt(Vec3::new((-2.5), a[2], 1.0)),
            Vec3::new(3.0, HALF, (-2.5)),
            Vec3::new(a[1], a[2], a[0]),
        ))
            .cmplt(Vec3::new(a[0], a[1], a[2]))
            .all()
        {
            a[1] = a[2];
            (*c) = 0;
        }
        0
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
        if ((((STEPS as f32) < (*a))
            || ({
                (*c)
                    *= (if (-2.5_f32) <= (-2.5_f32) {
                        ((*a)).clamp((-2.5_f32), (-2.5_f32))
                    } else {
                        (*c)
                    });
                ((*a) != (-1.0_f32))
            })))
        {
            let given: f32 = ((Vec2::new(0.5_f32, 1.0_f32)).dot(Vec2::new((*c), (*c))))
                .abs();
            let c: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(t: f32) -> f32 {
                    t * HALF + 1.0
                }
                t
            };
            if false {
                let mut n = (Mat4::from_cols(
                    Vec4::new(c, 1.0_f32, 0.25_f32, 3.0_f32),
                    Vec4::new(0.25_f32, (-1.0_f32), (*a), c),
                    Vec4::new((*a), (*a), 0.25_f32, (-1.0_f32)),
                    Vec4::new(c, (*a), (*a), 2.0_f32),
                ))
                    .transpose();
                n.y_axis = (n.z_axis * n.x_axis);
                'outer: for y in -1..1 {
                    if (!((UVec2::new(MASK, MASK)).y > MASK)) {
                        let mut n = Mat4::from_cols(
                            (n).x_axis,
                            Vec4::new((-1.0), 0.5, 1.5, 2.0),
                            (n.w_axis
                                + ({
                                    n.w_axis = n.y_axis;
                                    n.w_axis
                                })),
                            Vec4::new((-0.0), c, (-0.0), n.y_axis.x),
                        );
                        n.w_axis += Vec4::ONE;
                        let Pair(mut y, _) = Pair(
                            (Hit::SIZE >> 1),
                            (n.w_axis.z - n.x_axis.y),
                        );
                    } else {
                        let (n, Pair(c, a_2)) = (
                            Vec3::new(n.x_axis.z, 0.0_f32, n.x_axis.x),
                            Pair(1_usize, n.y_axis.x),
                        );
                    }
                    n.z_axis.x = (-1.0);
                    'inner: for t in (1..7).step_by(3).rev() {
                        let a = [n.w_axis.y, n.x_axis.z];
                        if (((y as i32) == y) | ((-0.0_f32) > n.w_axis.z)) {
                            let start = ((-1_i32) - (if true { y } else { (-4_i32) }));
                            let mut a_2 = 0;
                            a_2 += start;
                            break 'inner;
                        }
                        let (mut y, ([mut a, _], _)) = (
                            Pair(Hit::SIZE, c),
                            (
                                [(0.5_f32).abs(), (a[0] * n.z_axis.w)],
                                (UVec2::new(1_u32, 0_u32)).min(UVec2::new(8_u32, 1_u32)),
                            ),
                        );
                        let Hit(mut a_2) = Hit(Vec2::new(1.0_f32, 0.0_f32));
                    }
                }
                'outer: for _ in 0..0 {
                    if (({
                        ((n.x_axis.y <= (-2.5))
                            || ({
                                n.x_axis.x += mad(n.z_axis.z, n.z_axis.x, Pair::RATE);
                                (n.y_axis.z <= 0.25_f32)
                            }))
                    })) {
                        break;
                    }
                    let mut y = mat4(n.z_axis, n.z_axis, n.w_axis, n.z_axis);
                    y.x_axis += Vec4::ONE;
                }
            } else {
                let mut v = (UVec2::new(5, MASK))
                    .min(UVec2::new((UVec2::new(MASK, MASK)).y, (MASK >> (MASK & 31))));
            }
        } else {}
        (
            ((floor(Vec3::new(0.5_f32, 0.25_f32, (*a))) + ((*a) * 1.0))
                + Vec3::splat((*c))),
            Pair(
                ((((Vec3::new((*c), (*c), 1.0_f32)).xxz())
                    .dot(
                        ((
                            Vec3::new(1.0_f32, Pair::RATE, (*a)),
                            Pair(Pair::SIZE, 0.0_f32),
                        ))
                            .0,
                    )
                    .abs() as usize & 15) + ((*c).abs() as usize & 255)),
                0.0,
            ),
        )
    }
}

#[flatten]
mod p134 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec2,
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
    impl Pair {
        fn step(&self, a: &mut f32) -> f32 {
            let mut y: Vec3 = atan(
                (Vec3::splat(Pair::RATE)
                    + step(
                        Vec3::new(0.5_f32, self.a, (*a)),
                        Vec3::new(self.a, 1.0_f32, 1.5_f32),
                    )),
            );
            ((((*a)).min(((self.b).dot(Vec2::new(self.b.x, y.x)) - 0.0)) + 0.0) + (*a))
        }
    }
    impl Pair {
        fn turn(mut self, mut b: f32) -> bool {
            let mut a: Pair = Pair { a: (-2.5), b: self.b };
            let t = a.step(&mut b);
            let Pair { a: mut x, b: b } = (if (!(t != a.a)) {
                (if (self.a > b) {
                    (((STEPS & 255) as u32) < MASK);
                    self
                } else {
                    return ((STEPS <= STEPS)
                        && ({
                            a.b.x = (a.b.x).atan2((-2.5_f32));
                            (Pair::RATE <= a.b.y)
                        }));
                })
            } else {
                ([
                    Pair { a: a.b.x, b: a.b },
                    Pair {
                        b: Vec2::new(self.b.y, self.a),
                        a: self.b.y,
                    },
                    a,
                ])[0]
            });
            let a_2: IVec2 = IVec2::new(STEPS, STEPS);
            (((((-1_i32) & 15) * (a_2.x & 7)) != 1) ^ (x > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &usize, c: &mut i32, y: &mut Vec3, mut n: [i32; 2]) -> u32 {
        let mut x_2: Pair = Pair {
            a: 3.0,
            b: Vec2::new(y.z, 0.25),
        };
        let c = x_2
            .turn(
                ({
                    Pair {
                        b: x_2.b,
                        ..Pair { a: x_2.a, b: x_2.b }
                    }
                })
                    .step(&mut x_2.b.x),
            );
        'outer: for y in 1..=2 {
            n = [((n[0] - y)).abs(), (c as i32)];
            if c {
                return ((c | c) as u32);
            }
            if c {
                x_2.a %= 3.0;
                continue;
            }
            x_2.b.y += x_2.b.x;
            let a: Vec4;
            if c {
                x_2.b += vec2((x_2.b.x).ceil(), (x_2.a).abs());
                a = atan2(
                    radians(Vec4::new(2.0_f32, x_2.b.x, (-1.0_f32), 1.5_f32)),
                    Vec4::new(x_2.a, x_2.b.x, 2.0_f32, 0.5_f32),
                );
            } else {
                a = Vec4::splat((if false { 0.0 } else { 0.0 }));
            }
        }
        0
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

mod p137 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub u32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p138 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: f32,
        pub c: IVec3,
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
    const STEPS: i32 = 3;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(mut self, a: Hit, c: usize) -> bool {
            let y: IVec2;
            if (a.a > self.a.y) {
                y = IVec2::new((-4), 2);
            } else {
                y = IVec2::new((-1), 5);
            }
            let mut a_2 = ((Mat3::from_cols(
                Vec3::new(self.b, 0.5_f32, a.b.b),
                Vec3::new(0.0_f32, 0.5_f32, (-2.5_f32)),
                Vec3::new(a.b.b, 3.0_f32, 1.0_f32),
            ) - Mat3::IDENTITY) * 3.0_f32);
            a_2.z_axis = (if (STEPS <= 0) {
                let Hit { a, b } = Hit {
                    a: self.a.y,
                    ..Hit { a: self.a.x, ..a }
                };
                a_2.y_axis
            } else {
                a_2.x_axis
            });
            let mut v: Hit = Hit {
                b: Pair {
                    b: (a_2.y_axis.x
                        * ({
                            a_2.y_axis.x = a_2.x_axis.x;
                            a_2.x_axis.x
                        })),
                    c: (!self.c),
                    a: (self.a * 3),
                },
                ..a
            };
            ((((c & 255) as u32)
                < ({
                    {
                        let a: usize;
                        if ((v.b.c != y.y) || (1.5_f32 <= a_2.x_axis.z)) {
                            a_2 = (mat3(a_2.x_axis, a_2.y_axis, a_2.z_axis)).transpose();
                            a = (((y.y / (y.y | 1)) & 7) as usize);
                        } else {
                            a = (if c >= c { c - c } else { c });
                        }
                        let start = ((a_2.y_axis.y).cos()).floor();
                        let mut t = 0.0;
                        t += start;
                    }
                    a_2.z_axis.x = hadd(a_2.y_axis);
                    3
                })) ^ (self.a.y > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, mut v: usize, t: &mut f32) -> Vec3 {
        if ((({
            Pair {
                b: (-1.0),
                c: x,
                a: UVec2::new(MASK, MASK),
            }
        })
            .step(
                Hit {
                    b: Pair {
                        b: (*t),
                        c: x,
                        a: UVec2::new(MASK, MASK),
                    },
                    a: MASK,
                },
                (if v >= v { v - v } else { v }),
            )
            != ({
                let mut a = Mat3::from_diagonal(Vec3::new((-2.5), 1.0, (-0.0)));
                a.y_axis = Vec3::new((-1.0_f32), a.y_axis.x, 1.5_f32);
                a = (if ((if (({
                    'outer: for c in 0..(COUNT + 1) {
                        if (((if (Pair::step(
                            Pair {
                                a: UVec2::new(MASK, MASK),
                                b: (*t),
                                c: x,
                            },
                            Hit {
                                b: Pair {
                                    b: a.z_axis.x,
                                    ..Pair {
                                        c: 0,
                                        a: UVec2::new(0, 5),
                                        b: 2.0,
                                    }
                                },
                                a: MASK,
                            },
                            v,
                        )) {
                            a.x_axis.z
                        } else {
                            a.y_axis.y
                        }) > 0.0))
                        {}
                    }
                    false
                })) {
                    false
                } else {
                    false
                })) {
                    Mat3::from_cols(
                        Vec3::new(0.0, 0.0, 0.0),
                        Vec3::new(0.0, 0.0, 0.0),
                        Vec3::new(0.0, 0.0, 0.0),
                    )
                } else {
                    Mat3::from_cols(
                        Vec3::new(0.0, 0.0, 0.0),
                        Vec3::new(0.0, 0.0, 0.0),
                        Vec3::new(0.0, 0.0, 0.0),
                    )
                });
                false
            })))
        {
            return Vec3::new(0.0, 0.0, 0.0);
        }
        Vec3::new(0.0, 0.0, 0.0)
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

mod p141 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub i32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub i32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Hit,
        pub b: f32,
        pub c: f32,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: Hit, c: Mat4, mut v: f32) -> i32 {
        if ((((c.x_axis.w < c.y_axis.x) && (c.w_axis.y < c.w_axis.z))
            || ({
                v = TABLE[(MASK % 4) as usize];
                ({
                    let mut b: State = State {
                        b: (if ((-2.5_f32) < c.x_axis.x) {
                            return ((0 * a.1) - ((a.0 as i32).clamp(-64, 64)));
                        } else {
                            let mut n: Hit = Hit(
                                TABLE[(7_i32 & 1) as usize],
                                (if a.1 != 0 { (-4_i32) / a.1 } else { a.1 }),
                            );
                            (c.x_axis.z + c.w_axis.z)
                        }),
                        ..State { a: a, b: v, c: c.w_axis.y }
                    };
                    (b.a.1 <= 3_i32)
                })
            })))
        {
            if all(BVec3::new(false, ((a.1 <= a.1) ^ (a.1 > 2_i32)), (1_u32 <= MASK))) {
                if (c.w_axis.x > v) {
                    let mut a = (Mat4::from_diagonal(c.z_axis) * c.w_axis.x);
                    a.x_axis += Vec4::ONE;
                }
                {
                    let y = ((({ IVec2::new(2_i32, 7_i32) })).y as f32);
                    let mut a: i32 = select(
                        (IVec2::new(a.1, a.1)).y,
                        flatten::math::select(((-4_i32)).max(a.1), a.1, (10_i32 != a.1)),
                        ((!(a.1 < a.1)) & ((c.w_axis.y < c.z_axis.z) | (5_i32 <= a.1))),
                    );
                }
            }
        }
        0
    }
}

#[flatten]
mod p142 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub i32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec3,
    }
    #[flatten(exact)]
    pub fn entry(a: &bool, c: UVec2, y: &mut f32) -> i32 {
        let mut a: [f32; 3] = [(*y), 0.0_f32, 0.0_f32];
        0
    }
}

#[flatten]
mod p143 {
    use super::*;
    use flatten::math::*;
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
    impl Pair {
        fn step(mut self, a: Pair) -> f32 {
            'outer: for b in [(a.a + 0.0), (a.a + self.a)] {
                if true {
                    let mut y: Hit = Hit(1.0_f32, a.c.x);
                    return ((STEPS ^ (WIDE as i32)) as f32);
                }
                if true {
                    break;
                }
                'inner: for a_2 in 1..=1 {
                    if (2_i32 == (IVec2::new(0_i32, (-1_i32))).y) {
                        continue;
                    }
                    {
                        if ((if ((-0.0_f32) < 0.0) {
                            (self.b.x < a.b.y)
                        } else {
                            ((if (self.c.x > TABLE[(1_i32 & 1) as usize]) {
                                (self.b.x < self.b.z)
                            } else {
                                (self.b.x <= b)
                            }) || (Self::RATE != a.c.y))
                        })) {} else {}
                    }
                }
            }
            ((self.a / 1.5) + self.b.y)
        }
    }
    impl Hit {
        fn step(&self, a: i32, c: usize, y: f32) -> f32 {
            if ((self.1
                == Pair::step(
                    Pair {
                        a: self.0,
                        ..Pair {
                            b: Vec3::new(y, 0.5, (-0.0)),
                            c: Vec2::new(self.0, (-1.0)),
                            a: self.0,
                        }
                    },
                    Pair {
                        a: y,
                        b: Vec3::new(2.0, self.1, 0.25),
                        c: Vec2::new(self.0, 1.0),
                    },
                )))
            {
                return y;
            }
            (self.0 + y)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: bool, y: &f32, mut n: u32) -> Pair {
        let n: Vec3;
        if ((if c {
            c
        } else {
            'outer: for a in 0..1i64 {
                let mut v: Pair = Pair {
                    a: (*y),
                    b: Vec3::new(0.25, 0.25, 1.0),
                    c: Vec2::new((a as f32), 3.0),
                };
                let x_2 = v
                    .step(Pair {
                        a: 0.5,
                        ..Pair {
                            b: v.b,
                            c: v.c,
                            a: (a as f32),
                        }
                    });
                if ((if (v.a == (a as f32)) {
                    let a_2 = MASK;
                    break;
                } else {
                    let mut a: Vec2 = (Vec2::new(((*y)).abs().sqrt(), (1.5 - v.c.y))
                        % 1.5);
                    (if c { c } else { c })
                })) {
                    break;
                }
                let v = Mat2::from_cols((Vec2::splat(v.b.z)).abs(), v.c);
                let mut c: Pair = Pair {
                    c: v.x_axis,
                    a: v.y_axis.y,
                    b: Vec3::new(1.0, (a as f32), v.x_axis.x),
                };
            }
            (MASK == 8)
        })) {
            (*a) = Hit::step(
                &{ Hit((-0.0_f32), (*y)) },
                (IVec2::new(2_i32, STEPS)).y,
                ((*y).abs() as usize & 15),
                (*y),
            );
            n = ((Vec3::new((*a), (*a), 1.0) + (-1.0_f32)) + ((-0.0_f32) - (*a)));
        } else {
            n = (ceil(Vec3::new((-1.0_f32), (*y), (*y)))).max(vec3((-1.0), (*y), (*a)));
        }
        Pair {
            a: ((if n.y <= n.z { (n.z).clamp(n.y, n.z) } else { n.x }) + (*a)),
            b: (n + Vec3::splat((*a))),
            c: (Vec2::new((*a), (-1.0)) + Vec2::splat((*a))),
        }
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &i32, y: &mut f32, mut n: u32) -> u32 {
        let mut b = (if ((!((*c) != (*c))) || (Pair::SIZE > Pair::SIZE)) {
            let mut c: f32 = b;
            Pair::SIZE
        } else {
            b = (if (!(true || true)) {
                flatten::math::sin((b).atan2(b))
            } else {
                ((if ((*c) <= (*c)) {
                    (*y)
                } else {
                    return n;
                }) - (3.0_f32).sin())
            });
            Pair::SIZE
        });
        let given: f32 = ((*y) - 0.0);
        let x_2: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(t: f32) -> f32 {
                (t - HALF).max(HALF)
            }
            let t = second(given);
            t
        };
        if (n >= ((((*y) > x_2) as u32)).max((Pair(b, 1_u32)).1)) {}
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
    pub fn entry(mut b: f32, c: Hit) -> [IVec2; 3] {
        if (b <= b) {
            let v = (
                ((b - 0.0) / 1.5),
                (if Pair::SIZE >= Hit::SIZE {
                    Pair::SIZE - Hit::SIZE
                } else {
                    Hit::SIZE
                }),
                ((MASK + MASK) as f32),
            );
            {
                let (c, (mut y, x_2)) = (
                    (vec4(v.2, v.0, b, 0.5_f32)).dot(Vec4::new(v.2, b, v.2, (-2.5_f32))),
                    (
                        mad(
                            Vec2::new(v.0, b),
                            flatten::math::saturate(Vec2::new(v.2, v.0)),
                            (Mat2::from_cols(
                                Vec2::new(3.0_f32, 2.0_f32),
                                Vec2::new(b, 3.0_f32),
                            ) * Vec2::new(0.5_f32, b)),
                        ),
                        [v.2, v.0, b],
                    ),
                );
                let mut n = (c, v.1, ((x_2[2]).signum()).ceil());
            }
        } else {
            b
                -= (if ((({
                    if (((-b)).copysign(((b, 1_usize, 0.0_f32)).0) != b) {
                        b = (({ (Vec3::new(b, b, b) - Vec3::new(2.0_f32, b, b)) })).z;
                        let b: usize;
                        if ((0.0_f32 < 0.0) || false) {
                            b = 0;
                        } else {
                            b = 0;
                        }
                    }
                    0.0_f32
                }) == 0.0))
                {
                    0.0_f32
                } else {
                    0.0_f32
                });
        }
        [IVec2::new(0_i32, 0_i32), IVec2::new(0_i32, 0_i32), IVec2::new(0_i32, 0_i32)]
    }
}

#[flatten]
mod p147 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
        pub c: i32,
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
        fn sum(mut self, a: Vec4) -> f32 {
            let (a, _) = (
                Pair { a: self.a, ..self },
                (select(
                    Vec2::new((-2.5_f32), 1.0_f32),
                    Vec2::new(2.0_f32, self.b.z),
                    self.a,
                ))
                    .min(Vec2::new(Pair::RATE, a.y)),
            );
            let mut a: i32 = ((if (1.5_f32 < 1.0) {
                (if (self.b.y > self.b.x) {
                    let mut b = ((a.b
                        * (if self.a {
                            a.b
                        } else {
                            let mut x = ((IVec2::new(a.c, 2)).max(IVec2::new(2, self.c))
                                & IVec2::new((-4), (-4)));
                            a.b
                        })))
                        .cmpne(
                            (self.b
                                - ({
                                    self.b = a.b;
                                    Vec3::new(2.0, a.b.z, self.b.z)
                                })),
                        );
                    a.c
                } else {
                    a.c
                })
            } else {
                ((self.b.z != TABLE[(Pair::SIZE).min(3)]) as i32)
            }))
                .min(((self.c & 63) << (1u32)));
            let Pair { a: x, b: mut c, c: mut a } = Pair {
                b: (self.b.y * Vec3::new(self.b.y, self.b.y, self.b.z)),
                c: self.c,
                a: (MASK >= MASK),
            };
            let mut x: Pair = Pair { b: self.b, ..self };
            ((((if self.a { x.b.y } else { x.b.z }) - self.b.x) * 0.0) + (x.c as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> [f32; 3] {
        (*a) = (({
            Pair {
                b: Vec3::new((*a), 0.25, 0.0),
                ..Pair {
                    b: Vec3::new(2.0, 0.0, (*a)),
                    ..Pair {
                        b: Vec3::new(2.0, (-1.0), (-1.0)),
                        c: c,
                        a: ((*a) != HALF),
                    }
                }
            }
        })
            .sum(vec4((*a), (*a), 0.0, (*a))) * 0.0);
        [0.0_f32, 0.0_f32, 0.0_f32]
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
        fn step(&self, a: &mut f32, c: &mut f32) -> State {
            {
                (flatten::math::floor(Vec2::new(0.0_f32, 3.0_f32))
                    == Vec2::select(
                        (Vec2::new(2.0, 0.5)).cmplt(Vec2::new(0.25, 2.0)),
                        Vec2::new((*c), 0.0),
                        Vec2::new(0.0, (-0.0)),
                    ));
            }
            let mut c: [State; 2] = (if ((*c) <= (*c)) {
                [
                    State((*self), IVec2::new(STEPS, (-1_i32))),
                    State((*self), IVec2::new(5_i32, STEPS)),
                ]
            } else {
                return State(
                    (*self),
                    (if (self.0 < (*c)) {
                        IVec2::new(3_i32, STEPS)
                    } else {
                        return State((*self), (IVec2::new(2_i32, STEPS) % 3));
                    }),
                );
            });
            let given: f32 = (Hit { a: 2_i32, b: c[1].0.0 }).b;
            let n: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(v: f32) -> f32 {
                    if v < HALF { -v } else { v }
                }
                let t = second(given);
                t
            };
            let x: Pair;
            if (c[1].1.x < c[0].1.y) {
                x = (c[0]).0;
            } else {
                x = (State(Pair(self.0), IVec2::new(c[0].1.x, c[0].1.x))).0;
            }
            State(
                Pair(((-self.0)).atan2(((self.0).min(1.0_f32) + 0.0))),
                (State(c[1].0, c[1].1)).1,
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 2], c: f32, y: &mut f32, t: Hit) -> f32 {
        let mut b: Pair = Pair(a[0]);
        let c = b.step(&mut (*y), &mut a[0]);
        'outer: for &_ in &(*a) {
            if ((*y) != a[0]) {
                if (({
                    let mut t: Pair = c.0;
                    let x = t.step(&mut (*y), &mut b.0);
                    (Hit::SIZE >= 5)
                })) {
                    let State(Pair(mut a), mut c) = State(Pair((*y)), (c.1 + c.1));
                    break;
                }
                break;
            }
            if (c.1.x < 5) {
                if ((b.0 > 1.0) || false) {
                    break;
                }
                let mut c: Pair = Pair(3.0_f32);
                let b = c.step(y, &mut b.0);
            } else {}
        }
        (c.0.0 + (*y))
    }
}

mod p149 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: bool) -> f32 {
        let b = (if x {
            let mut t = (Vec3::new((-2.5_f32), a, (-1.0_f32))).z;
            (-1)
        } else {
            let y: f32 = 0.0;
            STEPS
        });
        ((a).floor() + a)
    }
}
