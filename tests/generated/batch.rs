//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p000::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p000::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p001", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p001::Pair { a: Leaf::read(v[1]) }; let r = p001::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p001::Pair { a: Leaf::read(v[1]) }; let r = p001::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p002::Pair; let a3 = p002::Pair; let r = p002::entry(&a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = p002::Pair; let a3 = p002::Pair; let r = p002::entry_flat(&a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p003::entry(&a0, a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p003::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b)] }),
    ("p004", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = p004::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p004::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2.a), Leaf::write(a2.b)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = p004::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p004::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2.a), Leaf::write(a2.b)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p005::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p005::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p006", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p006::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p006::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p007", |v| { let a0 = Leaf::read(v[0]); let a1 = p007::Pair(Leaf::read(v[1])); let r = p007::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p007::Pair(Leaf::read(v[1])); let r = p007::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p008", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p008::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p008::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p009", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p009::entry(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p009::entry_flat(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p010", |v| { let mut a0 = [[Leaf::read(v[0]), Leaf::read(v[1])], [Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])]]; let a1 = Leaf::read(v[6]); let r = p010::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0][0]), Leaf::write(a0[0][1]), Leaf::write(a0[1][0]), Leaf::write(a0[1][1]), Leaf::write(a0[2][0]), Leaf::write(a0[2][1])] }, |v| { let mut a0 = [[Leaf::read(v[0]), Leaf::read(v[1])], [Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])]]; let a1 = Leaf::read(v[6]); let r = p010::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0][0]), Leaf::write(a0[0][1]), Leaf::write(a0[1][0]), Leaf::write(a0[1][1]), Leaf::write(a0[2][0]), Leaf::write(a0[2][1])] }),
    ("p011", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p011::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p011::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p012::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p012::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let a1 = p013::Hit { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let r = p013::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p013::Hit { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let r = p013::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p014::entry(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p014::entry_flat(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p015", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a3 = Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7])); let r = p015::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a3 = Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7])); let r = p015::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p016::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p016::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p017", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p017::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p017::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p018", |v| { let a0 = p018::State(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p018::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = p018::State(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p018::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p019", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p019::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p019::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p020", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]]; let mut a2 = [[Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])], [Leaf::read(v[10]), Leaf::read(v[11]), Leaf::read(v[12])]]; let r = p020::entry(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0][0]), Leaf::write(a2[0][1]), Leaf::write(a2[0][2]), Leaf::write(a2[1][0]), Leaf::write(a2[1][1]), Leaf::write(a2[1][2])] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]]; let mut a2 = [[Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])], [Leaf::read(v[10]), Leaf::read(v[11]), Leaf::read(v[12])]]; let r = p020::entry_flat(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0][0]), Leaf::write(a2[0][1]), Leaf::write(a2[0][2]), Leaf::write(a2[1][0]), Leaf::write(a2[1][1]), Leaf::write(a2[1][2])] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p021::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p021::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2)] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p022::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p022::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p023::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p023::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p024::entry(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p024::entry_flat(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }),
    ("p025", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p025::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p025::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p026", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p026::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p026::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p027::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[0].c), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[1].c), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p027::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[0].c), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[1].c), Leaf::write(a2), Leaf::write(a3)] }),
    ("p028", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p029", |v| { let mut a0 = p029::Pair { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let r = p029::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a1)] }, |v| { let mut a0 = p029::Pair { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let r = p029::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a1)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p030::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p030::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p031", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p031::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p031::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p032::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p032::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p033", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p033::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p033::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p034::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p034::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p035", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p035::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p035::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p036", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p036::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p036::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p037", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p037::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p037::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p038", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p038::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p038::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p039", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p039::entry(a0, &a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p039::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p040", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p040::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p040::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p041", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p041::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p041::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p042::entry(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p042::entry_flat(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p044", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p044::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p044::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p045", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p045::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p045::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p046", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p046::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p046::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p047::entry(a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p047::entry_flat(a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }),
    ("p048", |v| { let a0 = Leaf::read(v[0]); let a1 = p048::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p048::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p048::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p048::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p049", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p049::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p049::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }),
    ("p050", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = p050::Hit(Leaf::read(v[3])); let r = p050::entry(&mut a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3.0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = p050::Hit(Leaf::read(v[3])); let r = p050::entry_flat(&mut a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3.0)] }),
    ("p051", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p051::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p051::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p052::entry(&a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p052::entry_flat(&a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p053", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p053::State; let r = p053::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p053::State; let r = p053::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p054", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p054::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p054::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p055", |v| { let a0 = p055::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let r = p055::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = p055::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let r = p055::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p056", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p056::entry(&a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p056::entry_flat(&a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p057::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p057::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p058::entry(&a0, &a1, a2, a3); vec![Leaf::write(r.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p058::entry_flat(&a0, &a1, a2, a3); vec![Leaf::write(r.a)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let a1 = p059::Pair(Leaf::read(v[1])); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p059::entry(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p059::Pair(Leaf::read(v[1])); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p059::entry_flat(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p060::entry(a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p060::entry_flat(a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p061", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p061::entry(&a0, &a1, &a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p061::entry_flat(&a0, &a1, &a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p062", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p062::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p062::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p063::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p063::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p064", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p064::entry(&mut a0, &mut a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p064::entry_flat(&mut a0, &mut a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p065", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p065::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p065::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p066", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p066::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p066::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p067", |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p067::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }, |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p067::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }),
    ("p068", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p068::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p068::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p069", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p070", |v| { let a0 = p070::Pair; let a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p070::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p070::Pair; let a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p070::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p071", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p071::entry(a0, &a1, a2); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p071::entry_flat(a0, &a1, a2); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a)] }),
    ("p072", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p072::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p072::entry(&mut a0, &a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p072::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p072::entry_flat(&mut a0, &a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p073", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p073::entry(a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p073::entry_flat(a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p074::entry(&a0, a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p074::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p075", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p075::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p075::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p076::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p076::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p077::entry(&a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p077::entry_flat(&a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p078", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p078::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p078::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p079", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), p079::Pair); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p079::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), p079::Pair); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p079::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p080", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p080::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p080::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p081", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p082::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p082::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p083::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p083::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p084", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p084::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p084::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }),
    ("p085", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p085::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p085::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p086::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p086::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p087", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])]]; let r = p087::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])]]; let r = p087::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p088", |v| { let a0 = p088::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p088::entry(a0, &a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = p088::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p088::entry_flat(a0, &a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p089::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p089::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p090", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p090::entry(&mut a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3[0]), Leaf::write(a3[1])] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p090::entry_flat(&mut a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3[0]), Leaf::write(a3[1])] }),
    ("p091", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p091::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p091::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p092::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p092::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p093", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p093::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p093::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(a1), Leaf::write(a2)] }),
    ("p094", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p094::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p094::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let a1 = p095::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let r = p095::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p095::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let mut a2 = Leaf::read(v[4]); let r = p095::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p096", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p096::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p096::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p097", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p097::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let mut a3 = Leaf::read(v[4]); let r = p097::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p097::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let mut a3 = Leaf::read(v[4]); let r = p097::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p098", |v| { let mut a0 = p098::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p098::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1), Leaf::write(a2)] }, |v| { let mut a0 = p098::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p098::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1), Leaf::write(a2)] }),
    ("p099", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p099::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p099::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p100", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p100::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p100::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p101::Pair(Leaf::read(v[1])); let r = p101::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p101::Pair(Leaf::read(v[1])); let r = p101::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0)] }),
    ("p102", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p102::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p102::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p103", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p103::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p103::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4]), Mat3::from_cols(Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7]))); let r = p104::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4]), Mat3::from_cols(Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7]))); let r = p104::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p105::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p105::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p107", |v| { let a0 = p107::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = p107::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let a3 = p107::Pair(Leaf::read(v[5]), Leaf::read(v[6])); let r = p107::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = p107::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = p107::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let a3 = p107::Pair(Leaf::read(v[5]), Leaf::read(v[6])); let r = p107::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p108", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p108::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p108::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p109", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p109::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p109::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }),
    ("p110", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p110::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p110::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p111::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p111::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p112::entry(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p112::entry_flat(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2), Leaf::write(a3)] }),
    ("p113", |v| { let a0 = Leaf::read(v[0]); let a1 = p113::State { a: Leaf::read(v[1]) }; let mut a2 = p113::Hit; let a3 = Leaf::read(v[2]); let r = p113::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p113::State { a: Leaf::read(v[1]) }; let mut a2 = p113::Hit; let a3 = Leaf::read(v[2]); let r = p113::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r)] }),
    ("p114", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p114::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p114::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p114::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p114::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p115::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p115::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p116", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p116::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p116::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p117", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p117::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p117::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p118::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p118::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p119", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p119::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p119::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p120", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3])); let r = p120::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3])); let r = p120::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p121", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p121::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p121::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p122::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p122::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p123", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p123::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p123::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p124", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let mut a2 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let a3 = Leaf::read(v[7]); let r = p124::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let mut a2 = [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]; let a3 = Leaf::read(v[7]); let r = p124::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2])] }),
    ("p125", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p125::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p125::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p126", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p126::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p126::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p127", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p127::Hit(Leaf::read(v[2]), p127::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }); let mut a3 = (Leaf::read(v[5]), p127::Hit(Leaf::read(v[6]), p127::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]) }), p127::Hit(Leaf::read(v[9]), p127::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]) })); let r = p127::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3.0), Leaf::write(a3.1.0), Leaf::write(a3.1.1.a), Leaf::write(a3.1.1.b), Leaf::write(a3.2.0), Leaf::write(a3.2.1.a), Leaf::write(a3.2.1.b)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p127::Hit(Leaf::read(v[2]), p127::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }); let mut a3 = (Leaf::read(v[5]), p127::Hit(Leaf::read(v[6]), p127::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]) }), p127::Hit(Leaf::read(v[9]), p127::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]) })); let r = p127::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3.0), Leaf::write(a3.1.0), Leaf::write(a3.1.1.a), Leaf::write(a3.1.1.b), Leaf::write(a3.2.0), Leaf::write(a3.2.1.a), Leaf::write(a3.2.1.b)] }),
    ("p128", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p128::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p128::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p129::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p129::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p130", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p130::entry(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p130::entry_flat(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p131::State { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p131::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p131::State { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p131::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p132::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p132::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p133::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p133::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a2)] }),
    ("p134", |v| { let a0 = p134::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let r = p134::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p134::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let r = p134::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p135::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p135::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p136::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p136::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a3)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [p137::Hit(p137::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }, Leaf::read(v[6])), p137::Hit(p137::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]), c: Leaf::read(v[9]) }, Leaf::read(v[10]))]; let r = p137::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [p137::Hit(p137::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }, Leaf::read(v[6])), p137::Hit(p137::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]), c: Leaf::read(v[9]) }, Leaf::read(v[10]))]; let r = p137::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p138::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p138::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p139", |v| { let mut a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a1 = Leaf::read(v[4]); let r = p139::entry(&mut a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(r.w_axis), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a0.z_axis), Leaf::write(a0.w_axis)] }, |v| { let mut a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a1 = Leaf::read(v[4]); let r = p139::entry_flat(&mut a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(r.w_axis), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a0.z_axis), Leaf::write(a0.w_axis)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p140::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p140::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p141", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p141::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p141::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p142", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p143", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let mut a3 = (Leaf::read(v[4]), p143::Pair { a: Leaf::read(v[5]) }); let r = p143::entry(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3.0), Leaf::write(a3.1.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let mut a3 = (Leaf::read(v[4]), p143::Pair { a: Leaf::read(v[5]) }); let r = p143::entry_flat(a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3.0), Leaf::write(a3.1.a)] }),
    ("p144", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p144::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p144::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p145", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p145::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p145::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p146::entry(a0, a1, a2, a3); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p146::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r.0)] }),
    ("p147", |v| { let a0 = p147::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p147::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = p147::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p147::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p148", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p148::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p148::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3)] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let mut a3 = Mat3::from_cols(Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])); let r = p149::entry(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2]), Leaf::write(a3.x_axis), Leaf::write(a3.y_axis), Leaf::write(a3.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let mut a3 = Mat3::from_cols(Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])); let r = p149::entry_flat(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1), Leaf::write(a2[0]), Leaf::write(a2[1]), Leaf::write(a2[2]), Leaf::write(a3.x_axis), Leaf::write(a3.y_axis), Leaf::write(a3.z_axis)] }),
];

#[flatten]
mod p000 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(bool),
        Near { a: f32, b: Vec2, c: f32 },
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a ^ other.a }
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
    impl Hit {
        const FIRST: Self = Hit;
        const ALL: [Hit; 2] = [Hit, Self::FIRST];
    }
    impl Kind {
        const FIRST: Self = Kind::Empty(true);
        const ALL: [Kind; 2] = [
            Kind::Near {
                a: -0.0,
                b: Vec2::new(2.0, -1.5),
                c: -1.5,
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
    impl Pair {
        fn step(&mut self, a: f32, mut x: i32, y: f32) -> Option<Pair> {
            let a_2 = ((if ((if (0.25_f32 < a) {
                let a = (Some(
                    (if true {
                        x
                    } else {
                        let a = (({
                            let a = ((if self.a { Some(x) } else { None }))?;
                            let mut v: bool = self.a;
                            (if v { Some(a) } else { None })
                        }))?;
                        x
                    }),
                ))?;
                self.a
            } else {
                self.a
            })) {
                Some(0_i32)
            } else {
                None
            }))?;
            let mut k0 = ((match (*self) {
                Pair { a: true } => 5_u32,
                Pair { a: _ } => {
                    match ((
                        (((a_2 <= 0)).then_some(Pair { a: (y > y) }))
                            .map_or_else(|| (a_2 ^ STEPS), |y| (a_2 >> (1u32))),
                        ({
                            let mut k0 = 0i32;
                            'outer: while k0 < 0 {
                                let Pair { a } = ((&(*self) - &(*self))
                                    + ((*self) * (-0.5)));
                                let mut k1 = (MASK) & 3;
                                #[keep]
                                'inner: while k1 > 0
                                    && ((y
                                        < ([a_2, x, STEPS].into_iter().reduce(|b, c| x))
                                            .map_or_else(|| y, |n| y)))
                                {
                                    k1 -= 1;
                                }
                                k0 += 1;
                            }
                            self.a
                        }),
                    )) {
                        (mut a_2, true) => {}
                        (x_2 @ ((-7 | -7)), false) => {}
                        _ => {}
                    }
                    MASK
                }
                _ => MASKS[(a_2 & 1) as usize],
            })) & 3;
            #[keep] 'outer: while k0 > 0 && ((a != TABLE[(5_usize).min(3)])) {
                k0 -= 1;
            }
            (if self.a { Some((*self)) } else { None })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec2, c: u32) -> f32 {
        let mut b = (if (c > c) { Some(STEPS) } else { None });
        let mut x_2: Pair = Pair { a: true };
        let t = x_2
            .step(
                [a.y, a.y]
                    .into_iter()
                    .filter(|&a| x_2.a)
                    .map(|mut x_2| x_2)
                    .sum::<f32>(),
                STEPS,
                0.0,
            );
        let Pair { a } = (t)
            .unwrap_or_else(|| {
                if x_2.a {
                    return Pair { a: x_2.a };
                }
                (Pair { a: x_2.a } + Pair { a: x_2.a })
            });
        let mut x_2: [Hit; 2] = [Hit::FIRST, Hit];
        'outer: for (n, &x_2) in x_2
            .iter()
            .zip(&[HALF, taken(TABLE[Kind::SIZE % 4], |b| b)])
        {
            let mut turn = 0;
            let y: [Hit; 2] = #[keep]
            'value: loop {
                if a {
                    break 'value [
                        Hit,
                        ({
                            let Pair { a: true } = (Pair { a: a }) else {
                                return ((match Kind::ALL[((NARROW as i32) & 1) as usize] {
                                    Kind::Near { a: ..0.25, b: c, c: a } => t,
                                    Kind::Near {
                                        a: 2.0..=8.0,
                                        b: b,
                                        c: 0.25..=2.0,
                                    } if (a && a) => Some(Pair { a: (b.x > x_2) }),
                                    Kind::Empty(x) => t,
                                    x => t,
                                }))
                                    .map_or_else(
                                        || {
                                            if a {
                                                return x_2;
                                            }
                                            x_2
                                        },
                                        |x_2| TABLE[(8_usize).min(3)],
                                    );
                            };
                            (*n)
                        }),
                    ];
                }
                turn += 1;
                if turn >= 2 {
                    break [Hit, (*n)];
                }
            };
        }
        (HALF
            + TABLE[(({
                x_2[1] = x_2[1];
                c
            }) % 4) as usize])
    }
}

#[flatten]
mod p001 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub UVec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, mut b: Vec3, c: &i32, y: Pair) -> bool {
            b.y
                += select(
                    (self.a.z
                        - ({
                            self.a.z = self.a.y;
                            y.a.y
                        })),
                    (0..2i32).map(|a_2| (y.a.y - 0.0)).sum::<f32>(),
                    [(*c), ([(*c), (*c)])[0], ((*c) % ((*c) | 1))]
                        .iter()
                        .any(|&b| {
                            (match ((self.a.y > y.a.x), b, b) {
                                (c @ false, v, 2) => c,
                                _ => (y.a.z <= self.a.z),
                            })
                        }),
                );
            let start = b.z;
            let mut v = 0.0;
            v += start;
            let mut a = ((match (-1_i32) {
                c => ((MASK & 7) as usize),
                0..5 if (MASK != MASK) => {
                    'outer: for x_2 in (1..13).step_by(3) {
                        let mut a_2: UVec2 = UVec2::new(
                            MASKS[(MASKS[((*c) & 1) as usize] % 7) as usize],
                            MASK,
                        );
                    }
                    0_usize
                }
                -7..=0 if (b.x != y.a.x) => Self::SIZE,
                x_2 => Self::SIZE,
            }) as f32);
            (([(WIDE as i32); 2]) == ([(WIDE as i32), 3_i32]))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Vec2, c: &mut Pair) -> u32 {
        let mut b: Pair = Pair { a: CORNER };
        let a = b
            .step(POINTS[(MASK % 6) as usize], &{ (-(WIDE as i32)) }, Pair { a: b.a });
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 1) {
                break;
            }
            k0 = k0 + 2;
            let mut k1 = (((
                Hit(UVec2::new(MASK, 0_u32)),
                MASK,
                IVec3::new(1_i32, 5_i32, k0),
            ))
                .1) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                let v: f32 = 'block: {
                    (b.a.y, c.a.y) = (
                        ((Mat3::from_diagonal(Vec3::new(1.0_f32, 2.0_f32, b.a.x)))
                            .x_axis)
                            .z,
                        (((b.a).z)
                            .max(
                                (b.a.x
                                    - ({
                                        b.a.x = 2.0;
                                        b.a.z
                                    })),
                            ) + 0.0),
                    );
                    if a {
                        b.a = (Mat3::from_cols(
                            b.a,
                            (Pair { a: c.a }).a,
                            flatten::math::degrees(
                                Vec3::new(b.a.y, f32::MIN_POSITIVE, 2.0_f32),
                            ),
                        ) * c.a);
                        break 'block b.a.y;
                    }
                    c.a.z
                };
            }
        }
        MASK
    }
}

#[flatten]
mod p002 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(u32, Vec3),
        Near { a: bool, b: BVec3, c: usize },
        Far,
        Other(f32),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        fn step(mut self, a: &i32) -> Option<Kind> {
            if ((vec2(RAMP[(MASK % 9) as usize], 1.0_f32))
                != ((Vec2::new(Self::RATE, STILL)).normalize_or_zero()))
            {
                let given: f32 = (-0.0);
                let x: f32 = {
                    fn second(t: f32) -> f32 {
                        (t - 0.5).max(0.5)
                    }
                    let t = second(given);
                    t
                };
                'outer: for t in -1..0 {
                    if ((*a) > (-4)) {
                        let mut c: Vec3 = Vec3::new(2.0, x, (-2.5));
                    } else if (asked(
                        &|x_2, n| (if (2.0_f32 > x_2) { (x_2 != x) } else { true }),
                        (Vec2::new(1.5_f32, 2.0_f32)).y,
                    )) {
                        let mut k1 = ((UVec2::new(1_u32, MASK)).y) & 3;
                        #[keep] 'inner: while k1 > 0 {
                            k1 -= 1;
                            let mut t: Pair = Pair;
                        }
                    } else {
                        let n = ((if (0.0_f32 <= x) { Some(self) } else { None }))?;
                    }
                    let mut k1 = 0i32;
                    'inner: while k1 < 3 {
                        k1 += 1;
                        let mut c: i32 = ((if matches!(x, _) {
                            None
                        } else {
                            Some(Kind::Empty(MASK, Vec3::new(x, x, HALF)))
                        }))
                            .map_or_else(|| (*a), |x| ((t as i32) % (1_i32 | 1)));
                    }
                }
            }
            (((*a) < (*a))).then_some(Kind::Empty(MASK, POINTS[(7_i32 & 1) as usize]))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: &mut Pair, t: Pair) -> f32 {
        let mut n = BVec3::new(true, ((i32::MIN + 1) != (*c)), ((*c) > 3));
        let mut c: [i32; 2] = [(*c); 2];
        'outer: for &x_2 in &c {
            if ((*a)).is_nan() {
                ((*y), n) = (
                    (if ((IVec2::new(2_i32, c[0])) == (IVec2::new((-4_i32), (-4_i32)))) {
                        {
                            n = n;
                            let mut x: Kind = Kind::Near {
                                a: (2_i32 < STEPS),
                                b: BVec3::new(
                                    (STEPS != 3),
                                    ((*a) < (-1.0)),
                                    FLAGS[(Pair::SIZE).min(8)],
                                ),
                                c: Pair::SIZE,
                            };
                            let b = x.step(&x_2);
                        }
                        (if true { t } else { t })
                    } else {
                        Pair
                    }),
                    (((if ((*a) > 1.5) {
                        None
                    } else {
                        Some(Kind::Near {
                            a: false,
                            b: n,
                            c: Pair::SIZE,
                        })
                    }))
                        .map_or_else(
                            || Vec3::new((-2.5_f32), 0.25_f32, 0.25_f32),
                            |y| {
                                if (c[1] > c[1]) {
                                    return Vec3::new(0.5_f32, 0.0_f32, 2.0_f32);
                                }
                                Vec3::new((-1.0_f32), 3.0_f32, 1.0_f32)
                            },
                        ))
                        .cmplt(Vec3::new((-1.0), 1.0, 0.5)),
                );
                break;
            }
        }
        (((*a) - 0.0) + (c[1] as f32))
    }
}

#[flatten]
mod p003 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    impl Pair {
        fn step(&self, a: f32) -> f32 {
            if (self.b > self.b) {
                let mut y: i32 = ((self.b & 15) * (((-1_i32) % ((-1_i32) | 1)) & 7));
            } else {
                let mut c: [f32; 3] = [a, a, RAMP[(MASKS[3_usize % 7] % 9) as usize]];
                'outer: for v in c.iter() {
                    let mut c = ((self.b / 7)
                        * (match Some(
                            Mat3::from_diagonal(Vec3::new(2.0_f32, (*v), 3.0_f32)),
                        ) {
                            Some(_) if (TABLE[(MASK % 4) as usize] <= c[2]) => {
                                let start = (((IVec2::new(self.b, self.b)).y & 7) as usize);
                                let mut x_2 = 2;
                                x_2 += start;
                                (IVec3::new(1_i32, 0_i32, 10_i32)).min_element()
                            }
                            Some(x) => {
                                let mut k1 = 0i32;
                                'inner: while k1 < 3 {
                                    if (c[0] > (-2.5)) {
                                        break;
                                    }
                                    k1 += 1;
                                }
                                self.b
                            }
                            Some(_) => self.a,
                            _ => self.b,
                        }));
                }
            }
            (a + (-1.0))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: f32, mut v: f32, t: u32) -> Pair {
        let mut k0 = (t) & 3;
        #[keep]
        'outer: loop {
            v = 0.0;
            v /= 2.0;
            if ([STEPS, (NARROW as i32), (WIDE as i32)].iter().all(|&x_2| (0.0_f32 > c))
                && (t > t))
            {
                return Pair {
                    a: 10,
                    ..Pair {
                        a: STEPS,
                        ..Pair {
                            a: LEVELS[(t % 8) as usize],
                            ..Pair { a: STEPS, b: 0 }
                        }
                    }
                };
            }
            if k0 == 0
                || ((![LEVELS[(Pair::SIZE).min(7)], (NARROW as i32)]
                    .iter()
                    .all(|&v| (STEPS != v))))
            {
                break;
            }
            k0 -= 1;
        }
        let mut t: Pair = Pair {
            a: STEPS,
            b: (NARROW as i32),
        };
        let a = t.step(({ t }).step((-1.0)));
        Pair { a: t.a, b: (t.a + t.a) }
    }
}

#[flatten]
mod p004 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub i32);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(bool),
        Near,
        Far(bool),
        Other(u32),
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
                b: self.b,
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
    pub fn entry(mut b: Mat2, c: u32, y: &mut Pair, t: u32) -> f32 {
        let a: f32 = 'block: {
            let mut k0 = 1u32;
            'outer: while k0 < 8 {
                {
                    let t: BVec3 = 'block_1: {
                        if (((match Kind::Far(false) {
                            Kind::Far(b) => 2_i32,
                            Kind::Far(true) => (-4_i32),
                            Kind::Other(3..100) => STEPS,
                            _ => y.a,
                        }) > (y.a & y.a)))
                        {
                            break 'outer;
                        }
                        ((if true { None } else { Some(b) }))
                            .map_or_else(
                                || {
                                    (IVec3::new(10_i32, 2_i32, 3_i32))
                                        .cmpeq(IVec3::new(3_i32, y.a, 10_i32))
                                },
                                |v| BVec3::new(false, (2_i32 < y.a), true),
                            )
                    };
                    y.b.x = (if ((Vec2::new(0.25_f32, 1.0_f32)) != (b.y_axis)) {
                        ((b.x_axis).y).cos()
                    } else {
                        ((y.b.x).mul_add(b.x_axis.y, b.x_axis.y) / 4.0)
                    });
                    let (x, x_2) = (
                        (y.a).wrapping_shr(c),
                        ((if (3_u32 < k0) {
                            Vec3::new(f32::INFINITY, 0.0_f32, b.y_axis.x)
                        } else {
                            Vec3::new(0.25_f32, b.y_axis.x, (-0.0_f32))
                        }))
                            .min(CORNER),
                    );
                }
                let mut a: bool = (match ((Vec3::new((-2.5_f32), b.x_axis.x, 1.5_f32))
                    .normalize_and_length()
                    .1 <= TABLE[(Kind::SIZE).min(3)])
                {
                    mut n if n => {
                        let mut k1 = ((if (t > c) { k0 } else { k0 })) & 3;
                        #[keep]
                        'inner: loop {
                            let mut a: BVec3 = ((if (Hit::SIZE != 0) {
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                            } else {
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                            }))
                                .cmplt(Vec3::new(0.0, 0.0, 0.0));
                            if k1 == 0 || (false) {
                                break;
                            }
                            k1 -= 1;
                        }
                        false
                    }
                    _ => false,
                });
                k0 *= 2;
            }
            if false {
                break 'block 0.0;
            }
            0.0
        };
        0.0
    }
}

#[flatten]
mod p005 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: IVec2,
        pub b: u32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: usize,
        pub b: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub i32, pub bool);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, y: f32) -> f32 {
        let mut k0 = (MASK) & 3;
        'outer: loop {
            let mut x: f32 = 3.0;
            b
                *= (((if true { Some(b) } else { None }))
                    .map_or(
                        b,
                        |a_2| {
                            if (2_u32 > MASK) {
                                return (y).floor();
                            }
                            (if (1_i32 > (*c)) { a_2 } else { x })
                        },
                    )
                    * (match Some(y) {
                        Some(2.0..=8.0) => {
                            'block: {
                                let t = State((*c), (b <= x));
                                if (((Hit::SIZE * 2) < ({ Pair::SIZE }))) {
                                    break 'outer;
                                }
                                let _ = (!(b != b));
                                ((match (k0, b, STEPS) {
                                    (
                                        t,
                                        x,
                                        n,
                                    ) if (({
                                        let q = y;
                                        q == q && q.is_sign_negative()
                                    })) => (if (x != 3.0) { None } else { Some(b) }),
                                    (mut a, 0.0, -7) => (if t.1 { None } else { Some(y) }),
                                    (4, v @ 1.0..8.0, _) => (if t.1 { None } else { Some(y) }),
                                    _ => (if t.1 { Some(y) } else { None }),
                                }))
                                    .is_none_or(|v| (t).1);
                            }
                            (Vec3::new(1.5_f32, b, 1.0_f32)).z
                        }
                        None => x,
                        _ => (-1.0_f32),
                    }));
            if k0 == 0 || ((y > x)) {
                break;
            }
            k0 -= 1;
        }
        y
    }
}

#[flatten]
mod p006 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Pair,
        pub b: i32,
        pub c: bool,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub i32, pub Pair);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(u32),
        Near { a: i32, b: Vec2, c: bool },
        Far(bool, f32),
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
    impl Kind {
        const FIRST: Self = Kind::Empty(2);
        const ALL: [Kind; 2] = [
            Kind::Near {
                a: -2,
                b: Vec2::new(2.0, -1.5),
                c: false,
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
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: i32, y: bool) -> f32 {
        let mut k0 = ((MASKS[(MASK % 7) as usize] + MASKS[(Kind::SIZE).min(6)])) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let c: IVec3;
                    if (((1.5_f32 - 0.5_f32)
                        <= (match Kind::FIRST {
                            Kind::Far(mut a_2, c @ ((1.0 | -1.5))) => (*a),
                            Kind::Near {
                                a: x,
                                b: _,
                                c: true,
                            } if (Hit::SIZE <= Hit::SIZE) => {
                                if y {
                                    return (if (IVec2::new(x, 7) == IVec2::new(10, 3)) {
                                        (*a)
                                    } else {
                                        ((*a)).abs()
                                    });
                                }
                                (*a)
                            }
                            Kind::Near { a: mut b, b: _, c: false } => {
                                x = (x / 2);
                                (*a)
                            }
                            _ => (*a),
                        })))
                    {
                        c = (IVec3::new(STEPS, 10, LEVELS[(1_u32 % 8) as usize]))
                            .min(IVec3::new((-1), x, 3));
                    } else {
                        x = x;
                        c = IVec3::new(x, x, x);
                    }
                }
                k1 += 1;
            }
        }
        ((*a) + (x as f32))
    }
}

#[flatten]
mod p007 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub i32);
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
    fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 {
        let first = f(x);
        if first > 2.0 {
            return first;
        }
        f(first - 1.0)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(self, mut b: f32) -> Option<i32> {
            let a: Pair = Pair((((MASKS[(MASK % 7) as usize] + MASK) & 255) as i32));
            if (((STEPS < a.0)).then_some(2_i32))
                .map_or_else(|| (b <= b), |y| (a.0 < a.0))
            {
                let v = (((if (1_i32 < 2) { None } else { Some(a.0) }))
                    .and_then(|b| (true).then_some((-1_i32))))?;
                let b = ((Some(self.0))
                    .or_else(|| {
                        if (Some(self.0)).is_some_and(|y| (y > v)) {
                            return [(-4_i32), v].into_iter().find(|&v| (b <= b));
                        }
                        (if (b <= b) { Some(a.0) } else { None })
                    }))?;
                let mut x_2: [f32; 3] = [HALF, Pair::RATE, Pair::RATE];
                'outer: for &_ in &x_2 {
                    let given: f32 = x_2[0_usize % 3];
                    let y: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(x: f32) -> f32 {
                            (x - HALF).max(HALF)
                        }
                        let t = doubled(given);
                        t
                    };
                    if ((if (Vec2::new(y, 0.25) == Vec2::new(x_2[1], (-1.0))) {
                        false
                    } else {
                        (x_2[2] != x_2[0])
                    })) {
                        continue 'outer;
                    }
                }
            }
            [
                ((3_i32 & 15)
                    * (((if (b != b) { Some((-4_i32)) } else { None }))
                        .map_or_else(|| self.0, |x| x) & 7)),
                self.0,
                self.0,
            ]
                .into_iter()
                .filter(|&c| (0.0_f32 < b))
                .last()
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: Pair) -> bool {
        let mut b: Pair = ((if (a > (-1.0)) { Some(c.0) } else { None }))
            .map_or_else(
                || {
                    if (if (a != a) { (a <= a) } else { (a < a) }) {
                        return Pair(c.0);
                    }
                    c
                },
                |a| {
                    if ((a < 3_i32) || (5_i32 != a)) {
                        return Pair(2_i32);
                    }
                    c
                },
            );
        let x_2 = b.step(taken(a, |b| b));
        let mut a: [f32; 3] = [a, a, STILL];
        'outer: for v in a {
            let mut turn = 0;
            let t: f32 = 'value: loop {
                if true {
                    break a[1];
                }
                if ((match ((if c.0 != 0 { b.0 % c.0 } else { c.0 })) {
                    (1_000 | -7) => {
                        (b, [a[0], _]) = (
                            Pair(5_i32),
                            [
                                (match ((
                                    (-1_i32),
                                    all(
                                        BVec3::new(
                                            false,
                                            FLAGS[((-4_i32) & 1) as usize],
                                            (a[1] <= TABLE[(MASK % 4) as usize]),
                                        ),
                                    ),
                                    (x_2)
                                        .map_or_else(
                                            || {
                                                if (b.0 != c.0) {
                                                    return ({ (0.0_f32 > 3.0_f32) });
                                                }
                                                (a[0] < a[0])
                                            },
                                            |n| (n > 0_i32),
                                        ),
                                )) {
                                    (_, false, false) => (if (b.0 <= 1) { 2.0 } else { 0.0 }),
                                    (..=5, mut t @ false, c) => a[1],
                                    _ => a[0],
                                }),
                                v,
                            ],
                        );
                        (b.0 < c.0)
                    }
                    0 => (a[1] != a[2]),
                    0 => ((-4_i32) <= c.0),
                    _ => (v <= a[0]),
                })) {
                    break a[0];
                }
                turn += 1;
                if turn >= 1 {
                    break a[2];
                }
            };
            if (a[2] != TABLE[(MASK % 4) as usize]) {
                break 'outer;
            }
        }
        (7_i32 != STEPS)
    }
}

#[flatten]
mod p008 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub i32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: IVec2,
        pub b: IVec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near(f32, i32),
        Far(State),
        Other(u32),
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 }, self.1 ^ other.1)
        }
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
        const FIRST: Self = Pair(0.5, -2);
        const ALL: [Pair; 2] = [Pair(-0.0, i32::MAX), Self::FIRST];
    }
    impl State {
        const FIRST: Self = State {
            a: IVec2::new(3, -2),
            b: IVec3::new(-2, i32::MAX, 3),
        };
        const ALL: [State; 2] = [
            State {
                a: IVec2::new(-2, i32::MAX),
                b: IVec3::new(i32::MAX, 3, -2),
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
    pub fn entry(mut b: f32, c: i32, mut v: f32, t: &u32) -> f32 {
        let given: f32 = ((v - v)).tanh();
        let c: f32 = {
            let t = second(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(t: f32) -> f32 {
                if t < HALF { -t } else { t }
            }
            t
        };
        {
            let x: Pair = 'block: {
                if ((((if ((*t) <= (*t)) {
                    Kind::Far(State {
                        a: IVec2::new(STEPS, (WIDE as i32)),
                        b: IVec3::new(STEPS, 5_i32, 10_i32),
                    })
                } else {
                    let Pair(mut x, v) = Pair(b, LEVELS[5_usize % 8]);
                    Kind::Near(c, 2_i32)
                })) != (Kind::Other((*t)))))
                {
                    v
                        += ({
                            let mut k0 = ((((*t) & 15) * (2_u32 & 7))) & 3;
                            #[keep] 'outer: while k0 > 0 {
                                k0 -= 1;
                                let mut x: Vec3 = Vec3::new(0.0, b, 1.0);
                            }
                            (if b <= c { (v).clamp(b, c) + 0.0 } else { c })
                        });
                    break 'block (Pair::FIRST + Pair::FIRST);
                }
                'outer: for n in [
                    (Pair::ALL[(Pair::SIZE).min(1)]).0,
                    (v - 0.5_f32),
                    (if (c > b) {
                        b /= 2.0;
                        Pair::RATE
                    } else {
                        b
                    }),
                ] {
                    let k1 = ((0_u32 + (*t))) & 3;
                    'inner: loop {
                        if (Some(Kind::Far(State::ALL[(k1 % 2) as usize])))
                            .map_or_else(|| (k1 < 2_u32), |x_2| (MASK <= k1))
                        {
                            let mut y = (((0_u32 <= (*t))).then_some(State::FIRST))
                                .map_or_else(
                                    || ((c) as u32 as i32),
                                    |x_2| {
                                        (select(IVec2::new(x_2.a.y, 2_i32), x_2.a, (k1 < (*t)))).y
                                    },
                                );
                            break;
                        }
                        if k1 < 4 {
                            let given: f32 = fma(
                                (b).atan2((c)),
                                (Pair(b, (WIDE as i32))).0,
                                ((b).max(c) + 0.0),
                            );
                            let v: f32 = {
                                let t = first(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(x: f32) -> f32 {
                                    if x < HALF { -x } else { x }
                                }
                                t
                            };
                            break;
                        }
                    }
                    if (5_u32 < MASK) {
                        break 'block Pair((-1.0_f32), (NARROW as i32));
                    }
                    'inner: for x_2 in 0..4 {
                        let mut y = (match Pair(
                            (Pair(b, (x_2 as i32))).0,
                            (x_2 as i32),
                        ) {
                            Pair(-1.5..0.0, mut y) => n,
                            Pair(1.0..8.0, 1_000..) => n,
                            Pair(..=8.0, 0..5) => n,
                            mut a => v,
                        });
                        if false {
                            break;
                        }
                    }
                }
                Pair(3.0_f32, (WIDE as i32))
            };
        }
        (c + b)
    }
}

#[flatten]
mod p009 {
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
        fn step(&self, a: &usize) -> i32 {
            let mut k0 = (MASK) & 3;
            #[keep]
            'outer: loop {
                if ((BVec3::new((k0 > 5_u32), false, FLAGS[(STEPS & 1) as usize]))
                    == (BVec3::new((k0 != k0), false, false))) || k0 == 0
                {
                    break;
                }
                k0 -= 1;
                if let 5 = (({
                    let mut t = Hit;
                    let mut a: [f32; 3] = [1.5_f32; 3];
                    'inner: for c in a.iter().rev() {
                        let mut a_2 = Hit;
                        if (3.0_f32 < a[1]) {
                            break 'inner;
                        }
                    }
                    LEVELS[(State::SIZE).min(7)]
                })) {}
            }
            (WIDE as i32)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: &f32, t: &mut u32) -> f32 {
        let mut v: Pair = Pair { a: 0.25 };
        v.step(&{ (Hit::SIZE).max(Hit::SIZE) });
        ((Vec2::new(1.5_f32, v.a)).y + (*a))
    }
}

#[flatten]
mod p010 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(f32, bool),
        Near { a: bool, b: Vec3, c: bool },
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
        const FIRST: Self = Pair(3);
        const ALL: [Pair; 2] = [Pair(-2), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn first(a: &mut f32, mut x: i32) -> [i32; 2] {
        let Pair(v) = Pair(x);
        'block: {
            if ((if (matches!(
                (({ MASKS[(1_i32 & 1) as usize] })), a @ 100.. if (Kind::SIZE !=
                Pair::SIZE)
            )) {
                ({
                    x = ((((Pair::ALL[(MASK % 2) as usize]).0 - x) & 15)
                        * (((x | v) % v) & 7));
                    let given: f32 = ((*a) - (*a));
                    let x: f32 = {
                        let t = doubled(given);
                        fn doubled(v: f32) -> f32 {
                            (v - 0.5).max(0.5)
                        }
                        t
                    };
                    any(BVec3::new(true, ((*a) != x), (v != v)))
                })
            } else {
                (MASK != MASKS[(2_u32 % 7) as usize])
            })) {
                let [a_2, _] = [x; 2];
            } else {
                match Pair(x) {
                    Pair(-1) if matches!(v, 1_000) => {
                        let mut a_2: i32 = ((x
                            - ({
                                x = v;
                                v
                            })) & 2);
                    }
                    Pair(0..1_000) => {
                        return [((x & 15) * (x & 7)), (!x)];
                    }
                    _ => {
                        return [((NARROW as i32) + v), v];
                    }
                }
                if (((Kind::SIZE + Kind::SIZE) + 2_usize) < Kind::SIZE) {} else {}
            }
            if true {
                break 'block;
            }
        }
        [
            ((flatten::math::select(
                v,
                ((-4_i32) >> STEPS),
                [(*a), (-1.0_f32)].iter().any(|&a_2| ((*a) <= RAMP[Pair::SIZE % 9])),
            ) - x) + x),
            (v + x),
        ]
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [[i32; 2]; 3], c: BVec3) -> i32 {
        let mut a: [i32; 2] = (if ((a[0][1] + 7_i32) < a[2][0]) {
            a[(MASKS[8_usize % 7] % 3) as usize][0] = a[1][0];
            [(a[1][1]).wrapping_add_unsigned(1_u32); 2]
        } else {
            let mut a_2: Kind = Kind::Near {
                a: (a[1][0] > a[2][0]),
                b: Vec3::new(
                    Pair::RATE,
                    RAMP[(MASKS[(STEPS & 1) as usize] % 9) as usize],
                    (-1.0),
                ),
                c: (a[0][0] != a[0][1]),
            };
            (if asked(&|t, a_2| (t <= t), HALF) {
                (match a_2 {
                    Kind::Near { a: true, b: mut n, c: true } => {
                        let t: (f32, f32) = 'block: {
                            (*a)[(2_u32 % 3) as usize] = first(
                                &mut n.z,
                                (if ((match (a[0][0], (a[1][1] != a[1][1]), MASK) {
                                    (5.., false, (2 | 3)) => (a[1][0] <= a[1][1]),
                                    (x_2 @ 1, false, mut n) => (a[0][0] <= x_2),
                                    _ => true,
                                })) {
                                    3
                                } else {
                                    (-1)
                                }),
                            );
                            if (n.z > 2.0) {
                                let mut n = ((n).midpoint(Vec3::new(n.x, 0.0_f32, n.y)))
                                    .yzx();
                                break 'block (n.z, 2.0_f32);
                            }
                            let Pair(mut b) = Pair((-a[0][1]));
                            let a_2 = ((a[0][1] & 7) as usize);
                            (n.y, (((-0.0_f32)).abs() + 0.5).log2())
                        };
                        a[2]
                    }
                    a => {
                        let mut a: [[i32; 2]; 3] = [
                            [LEVELS[Pair::SIZE % 8], STEPS],
                            [LEVELS[((NARROW as i32) & 1) as usize], (NARROW as i32)],
                            [STEPS, 0_i32],
                        ];
                        'outer: for a in a {}
                        [0_i32, 0_i32]
                    }
                })
            } else {
                [0_i32, 0_i32]
            })
        });
        0
    }
}

mod p011 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: &f32) -> f32 {
        let mut t: usize = ((*y).abs() as usize & 15);
        (((((*a)).max((-1.0_f32)) + 0.0)).abs() + 0.5).log2()
    }
}

#[flatten]
mod p012 {
    use super::*;
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: [f32; 3]) -> f32 {
        let mut y = ((x)[0])
            .atan2(
                (({
                    let mut a = Vec3::new(3.0, 0.25, (-0.0));
                    let mut k0 = (MASK) & 3;
                    #[keep] 'outer: while k0 > 0 {
                        k0 -= 1;
                        let mut k1 = 0i32;
                        'inner: loop {
                            if !(k1 < 2) {
                                break;
                            }
                            let [x_2, mut n, _] = x;
                            x[1] /= 2.0;
                            k1 += 1;
                        }
                        let mut x: [i32; 3] = [(NARROW as i32), STEPS, STEPS];
                        'inner: for (x, t) in x.iter().enumerate() {
                            match (((*t)).min((*t)) >> 1) {
                                c => {
                                    let (_, mut y, x) = ((WIDE as i32), c, a.z);
                                }
                                2 => {
                                    let mut v: [f32; 3] = [a.z; 3];
                                }
                                0..2 => {
                                    let mut t: f32 = (a.x).sin();
                                }
                                _ => {
                                    let y = ((0_u32 as f32))
                                        .lerp_monotonic((3.0_f32).ceil(), 0.25);
                                    let mut a = (((if ((*t) < (*t)) { a.x } else { a.z }) * 0.0)
                                        + (-0.0));
                                }
                            }
                            if ((*t) <= 3) {
                                continue 'inner;
                            }
                        }
                    }
                    0.25_f32
                })),
            );
        1.5
    }
}

#[flatten]
mod p013 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec3,
    }
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: Hit, mut v: f32) -> f32 {
        let mut k0 = ((0_u32).wrapping_shr(MASK)) & 3;
        #[keep] 'outer: while k0 > 0 && (false) {
            k0 -= 1;
            if ((0.25_f32).lerp(x.a.x, v) != x.a.x) {
                let mut y: bool = (1.0_f32 != x.a.x);
                break 'outer;
            }
        }
        x.a.y
            -= taken(
                (({
                    let q = x.a.z;
                    if q == q { f32::from_bits(q.to_bits() ^ 0x8000_0000) } else { 0.5 }
                }))
                    .atan2(
                        ((Vec2::new((-0.0_f32), 1.5_f32)).dot(Vec2::new(x.a.y, 1.0_f32))),
                    ),
                |n| n,
            );
        (x.a.y + x.a.z)
    }
}

#[flatten]
mod p014 {
    use super::*;
    use flatten::math::*;
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
    impl Kind {
        const FIRST: Self = Kind::Empty;
        const ALL: [Kind; 2] = [Kind::Near, Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut BVec3) -> [f32; 2] {
        let b = Pair {
            c: Vec2::select(
                ((Vec2::new((-2.5), (-0.0)) - Vec2::new(a, 0.0)))
                    .cmplt(
                        (Vec2::new(
                            a,
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
            taken(select(b.c.y, b.b, false), |v| mad(b.b, 1.0_f32, (-2.5_f32))),
        ];
        let mut n: [[f32; 2]; 2] = [[b.b; 2], v];
        'outer: for [c, ..] in n {
            n[0][1] = (-(n[1][1] - (n[0][0]).clamp(-4.0, 4.0).exp2()));
            let Pair { a: 3, b: b @ 2.0, c: v } = ((match c {
                n @ 2.0 => {
                    (match (Kind::ALL[(({
                        v[0] = v[1];
                        MASK
                    }) % 2) as usize])
                    {
                        Kind::Other(_) => {
                            if (b.a <= b.a) {
                                _ = (MASK == (MASK ^ MASK));
                                let given: f32 = ({ (n).trunc() });
                                let b: f32 = {
                                    let t = first(given);
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn first(v: f32) -> f32 {
                                        if v < HALF { -v } else { v }
                                    }
                                    t
                                };
                            }
                            b
                        }
                        Kind::Near => {
                            let Hit { a: Pair { a, b, .. }, b: v, .. } = Hit {
                                b: Vec3::select(
                                    (Vec3::new(1.5_f32, (-1.0_f32), 1.5_f32))
                                        .cmplt(Vec3::new((-1.0_f32), (-1.0_f32), (-2.5_f32))),
                                    Vec3::new(1.5_f32, 1.5_f32, 0.25_f32),
                                    Vec3::new(0.25_f32, 0.5_f32, 1.5_f32),
                                ),
                                ..({
                                    Hit {
                                        b: CORNER,
                                        c: IVec3::new(STEPS, (-1_i32), LEVELS[(b.a).min(7)]),
                                        a: b,
                                    }
                                })
                            };
                            Pair {
                                b: v.z,
                                c: Vec2::new(2.0_f32, v.x),
                                a: a,
                            }
                        }
                        _ => {
                            let given: f32 = ((Vec4::new(1.5_f32, f32::NAN, v[1], c))
                                .length_squared() * (2.0_f32).fract());
                            let v: f32 = {
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(a: f32) -> f32 {
                                    if a < HALF { -a } else { a }
                                }
                                let t = first(given);
                                t
                            };
                            Pair { c: b.c, a: b.a, b: b.c.y }
                        }
                    })
                }
                ..=0.25 => b,
                8.0 if (a >= c) => {
                    'inner: for (_, c) in n[1].iter().enumerate() {
                        let mut v = ((match Kind::Empty {
                            Kind::Near => Mat2::from_cols(Vec2::new(v[0], 0.25_f32), b.c),
                            Kind::Empty if ((b.a != b.a) || (b.b > n[1][0])) => {
                                Mat2::from_cols(b.c, Vec2::new(f32::INFINITY, 1.5_f32))
                            }
                            Kind::Other(_) => Mat2::from_cols(b.c, b.c),
                            _ => Mat2::from_diagonal(b.c),
                        }))
                            .transpose();
                        v.y_axis = Vec2::new(0.25_f32, 0.0_f32);
                    }
                    b
                }
                a_2 => b,
            })) else {
                continue;
            };
        }
        [
            ((if true {
                a
            } else {
                TABLE[(({
                    n[1][1] = n[1][1];
                    MASK
                }) % 4) as usize]
            }) + n[0][0]),
            n[1][0],
        ]
    }
}

#[flatten]
mod p015 {
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
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 })
        }
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
        const FIRST: Self = Pair(0.5);
        const ALL: [Pair; 2] = [Pair(-0.0), Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit { a: 0.5 };
        const ALL: [Hit; 2] = [Hit { a: -0.0 }, Self::FIRST];
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
    pub fn entry(a: Mat2, c: IVec2, y: &[f32; 3], t: Mat2) -> f32 {
        if true {
            if (((match ((5_i32 <= c.x), (c).y) {
                (t, -1..=2) => ((MASKS[(c.y & 1) as usize]).count_ones() as usize),
                _ => {
                    let t: [f32; 3] = 'block: {
                        if (a.x_axis.x > y[0]) {
                            break 'block (if (y[0] != t.x_axis.x) {
                                (*y)
                            } else {
                                (*y)
                            });
                        }
                        [
                            (if (a.y_axis.y < a.x_axis.y) { STILL } else { y[2] }),
                            (a.x_axis.x * t.x_axis.y),
                            hadd(
                                Vec4::new(t.y_axis.y, (-0.0_f32), (-2.5_f32), (-1.0_f32)),
                            ),
                        ]
                    };
                    (if (c.y <= c.x) {
                        return y[1];
                    } else {
                        let mut y = Vec3::splat(y[2]);
                        Kind::SIZE
                    })
                }
            }) == ((Hit::SIZE * 2) & 7)))
            {
                let Pair(x) = ((if (y[0] <= 0.25) {
                    None
                } else {
                    Some(Hit { a: t.y_axis.y })
                }))
                    .map_or_else(
                        || {
                            if (LEVELS[(Hit::SIZE).min(7)] < c.x) {
                                return (Pair::ALL[Hit::SIZE % 2]
                                    * TABLE[(MASK % 4) as usize]);
                            }
                            ((true).then_some(c.y))
                                .map_or_else(|| Pair(a.x_axis.y), |a_2| Pair(y[2]))
                        },
                        |c| (Pair(a.y_axis.y) + Pair(t.y_axis.x)),
                    );
                {
                    if false {
                        let (c, _) = (false, t.y_axis.x);
                        let [mut t, _, a_2] = [
                            (a.x_axis.x % y[1]),
                            (t.x_axis.x).clamp(-4.0, 4.0).exp(),
                            Mat3::from_cols(
                                    POINTS[(1_i32 & 1) as usize],
                                    Vec3::new(3.0_f32, t.x_axis.x, t.x_axis.x),
                                    Vec3::new(3.0_f32, 1.0_f32, 3.0_f32),
                                )
                                .determinant(),
                        ];
                    }
                    let (mut n, _) = ((c.y > c.x), t.x_axis.y);
                    n = ((n, y[0])).0;
                }
            } else {
                let mut a_2: [Mat2; 2] = [Mat2::from_cols(t.x_axis, a.x_axis), t];
                'outer: for &a in &a_2 {
                    let mut k1 = ((UVec2::new(MASK, MASK)).y) & 3;
                    #[keep]
                    'inner: loop {
                        if (k1 > k1) || k1 == 0 {
                            break;
                        }
                        k1 -= 1;
                        let t = (if ((a_2[0].x_axis)
                            != (Vec2::new(0.5_f32, a_2[1].x_axis.x)))
                        {
                            None
                        } else {
                            Some((((0_usize).max(Hit::SIZE) & 255) as i32))
                        });
                        let a_2: i32 = (((c).y ^ (c).y)).min(c.x);
                    }
                }
            }
        } else {}
        (((((c.x > c.x)).then_some(Hit::FIRST)).map(|b| b))
            .map_or_else(|| t.y_axis.y, |c| a.x_axis.x) + RAMP[Kind::SIZE % 9])
    }
}

#[flatten]
mod p016 {
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
                    a_2.x
                        += counted(
                            &|c| {
                                if (self.c > self.c) {
                                    return (c).wrapping_mul(10_i32);
                                }
                                STEPS
                            },
                        );
                    self.c
                }) % 7) as usize]) as u8) <= (FLAGS[(self.c % 9) as usize] as u8)) as u32
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
                        let t: UVec2 = UVec2::new(3, self.c);
                    }
                    k1 += 1;
                }
            }
            ((((-1_i32)).max((-1_i32))).rem_euclid(8) + a_2.y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut [f32; 3]) -> UVec2 {
        let mut x = [
            (*c)[(MASK % 3) as usize],
            ((Pair::RATE)
                .max(second((0_u32 % (MASK | 1)), IVec2::new(STEPS, (WIDE as i32))))
                + 0.0),
            c[2],
        ];
        c[(STEPS & 1) as usize] = (((0..2i32).map(|v| 3.0_f32).sum::<f32>()
            - (if (c[1] > x[1]) {
                let (a_2, a) = (
                    ({
                        if ((if (RAMP[Pair::SIZE % 9] < c[1]) {
                            if (!(!(c[1] < x[2]))) {
                                let mut c: Pair = Pair {
                                    b: 3,
                                    ..Pair::ALL[(MASK % 2) as usize]
                                };
                                let t = c
                                    .step(
                                        ({
                                            c.c <<= COUNT;
                                            x[2]
                                        }),
                                        c
                                            .step(
                                                flatten::math::dot(
                                                    Vec4::new(0.0_f32, (-1.0_f32), 3.0_f32, 0.5_f32),
                                                    Vec4::new(0.5_f32, x[2], 1.5_f32, 1.5_f32),
                                                ),
                                                ({
                                                    x[2]
                                                        -= second(
                                                            MASK,
                                                            (IVec2::new((-1_i32), (-1_i32)))
                                                                .wrapping_mul(IVec2::new(10_i32, (-4_i32))),
                                                        );
                                                    c.b
                                                }),
                                                &x[1],
                                            ),
                                        &a,
                                    );
                                return UVec2::new(c.c, 1);
                            }
                            (c[1] < x[1])
                        } else {
                            (a <= (-0.0))
                        })) {
                            return UVec2::new(0, 5);
                        }
                        Vec2::new(0.0_f32, c[2])
                    }),
                    POINTS[(5_u32 % 6) as usize],
                );
                a_2.x
            } else {
                x[1]
            })) * 0.0);
        UVec2::new(0, MASKS[((WIDE as i32) & 1) as usize])
    }
}

mod p017 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: bool,
    }
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
        pub b: bool,
        pub c: Pair,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &Vec3) -> f32 {
        'outer: for _ in (0..((MASK + MASK) & 3)) {
            let mut turn = 0;
            let a: Option<Pair> = 'value: loop {
                let Hit { a: a, b: _, c: Pair { a: _ } } = ({
                    let Pair { a: a } = (if (c.y != c.x) {
                        Pair { a: (c.x <= c.x) }
                    } else {
                        Pair { a: false }
                    });
                    Hit {
                        a: 0_i32,
                        b: false,
                        c: Pair { a: false },
                    }
                });
                turn += 1;
                if turn >= 1 {
                    break (false).then_some(Pair { a: false });
                }
            };
        }
        0.0
    }
}

#[flatten]
mod p018 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub BVec3, pub IVec3);
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
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit { a: self.a }
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
            Hit { a: self.a & other }
        }
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State(self.0, self.1)
        }
    }
    impl std::ops::Sub<Self> for &State {
        type Output = State;
        fn sub(self, other: Self) -> Self::Output {
            State(self.0, self.1)
        }
    }
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
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: 2,
            b: -2,
            c: Vec2::new(2.0, -1.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: 0,
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(self, a: &mut f32, c: Hit) -> Vec2 {
            let mut k0 = 1u32;
            'outer: while k0 < 4 {
                k0 *= 2;
                let mut a_2 = (&c - &c);
            }
            ((if (((3_i32 > (NARROW as i32))
                || ({
                    (*a) *= ((*a) - self.c.x);
                    (self.c.y < self.c.x)
                })))
            {
                return self.c;
            } else {
                self.c
            }))
                .max((self.c).map(|x| ((*a)).abs()))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: State, mut x: f32, mut v: f32) -> f32 {
        if (({
            let (a, x_2) = (
                (Vec4::new(STILL, x, x, 1.5_f32)).powf(2.0),
                (if Hit::SIZE >= Hit::SIZE { Hit::SIZE - Hit::SIZE } else { Hit::SIZE }),
            );
            (0.25_f32 != a.x)
        })) {
            'outer: for n in -1..-1 {
                let given: f32 = v;
                let a_2: f32 = {
                    let t = second(given);
                    fn second(n: f32) -> f32 {
                        (n - 0.5).max(0.5)
                    }
                    t
                };
                if false {
                    break;
                }
                'block: {
                    if (!((n as i32) <= n)) {
                        let mut a: [i32; 3] = [b.1.z, 2_i32, b.1.z];
                        'inner: for (t, State(c, y)) in a
                            .into_iter()
                            .zip([
                                State(BVec3::new(false, false, false), b.1),
                                (State(b.0, b.1) + State(b.0, b.1)),
                                State(b.0, b.1),
                            ])
                        {
                            let [mut a, mut c, _] = [b.1.x, b.1.y, (n as i32)];
                            let mut x = Hit { a: ((-1) + ({ a })) };
                        }
                        break 'outer;
                    }
                }
            }
            if (b.1.z <= b.1.y) {
                let mut v: Pair = (if true {
                    let v = STILL;
                    Pair {
                        b: STEPS,
                        c: Vec2::new(3.0, (-1.0)),
                        a: MASK,
                    }
                } else {
                    'outer: for Pair { a: a, b: a_2, c: mut n } in [
                        (Pair {
                            c: Vec2::new((-0.0_f32), 0.5_f32),
                            ..Pair::ALL[Pair::SIZE % 2]
                        } * STEPS),
                        Pair {
                            b: b.1.z,
                            c: Vec2::new((-2.5_f32), v),
                            a: MASK,
                        },
                    ] {
                        let State(v, mut t) = (State(b.0, b.1)
                            + (b
                                + ({
                                    b = b;
                                    b
                                })));
                        b.1 = (IVec3::new(a_2, t.z, i32::MIN)).signum();
                    }
                    Pair {
                        a: MASK,
                        ..Pair {
                            b: b.1.y,
                            c: Vec2::new(1.5, f32::NAN),
                            a: MASKS[(MASK % 7) as usize],
                        }
                    }
                });
                let a = v.step(&mut x, (Hit { a: b.1.x } * v.c.y));
                let mut v: Pair = (&{ v } - &v);
                let a = v.step(&mut x, Hit { a: (0_i32 % 2) });
            }
        }
        0.0
    }
}

mod p019 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p020 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near,
        Far(Vec4, bool),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Kind {
        const FIRST: Self = Kind::Empty;
        const ALL: [Kind; 2] = [Kind::Near, Self::FIRST];
    }
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &[[f32; 3]; 2], y: &mut [[f32; 3]; 2]) -> f32 {
        let x = (if ((if (y[0][2] < c[1][0]) {
            (if (c[1][1] < c[0][0]) {
                ((-2.5_f32) < c[1][2])
            } else {
                let a = floor(Vec2::splat(y[1][1]));
                ((-2.5_f32) <= 1.5)
            })
        } else {
            (MASKS[((WIDE as i32) & 1) as usize] <= 0)
        })) {
            y[1] = [
                (fract(y[1][2])).cos(),
                (sin(c[1][2])
                    + (if (y[1][1] > c[1][0]) {
                        return ((match (1_i32, (-1_i32)) {
                            ((t, 1) | ((2 | -1), t)) if (t >= STEPS) => {
                                if ((5_usize * 2) >= ((MASK & 7) as usize)) {
                                    let mut x: Mat3 = ((Some(t))
                                        .map_or_else(
                                            || ({ Mat3::IDENTITY }),
                                            |b| {
                                                (if true {
                                                    Mat3::from_cols(
                                                        POINTS[Kind::SIZE % 6],
                                                        CORNER,
                                                        POINTS[Kind::SIZE % 6],
                                                    )
                                                } else {
                                                    Mat3::from_cols(
                                                        Vec3::new((*a), (-2.5_f32), c[1][2]),
                                                        Vec3::new(2.0_f32, c[0][2], f32::INFINITY),
                                                        Vec3::new(0.25_f32, 0.0_f32, 3.0_f32),
                                                    )
                                                })
                                            },
                                        ))
                                        .transpose();
                                    (y[8_usize % 2], x.y_axis.x) = (
                                        ([t, t].into_iter().filter(|&b| (b <= i32::MAX)).last())
                                            .map_or_else(
                                                || c[1],
                                                |x_2| [x.z_axis.y, x.y_axis.x, c[1][0]],
                                            ),
                                        (match ((if (x.y_axis.z <= x.x_axis.x) {
                                            Some(Kind::FIRST)
                                        } else {
                                            (if (c[0][0] > x.z_axis.y) {
                                                None
                                            } else {
                                                Some(
                                                    Kind::Far(
                                                        Vec4::new(0.0_f32, (-0.0_f32), STILL, c[1][2]),
                                                        (y[0][2] != x.z_axis.x),
                                                    ),
                                                )
                                            })
                                        })) {
                                            None => {
                                                (Vec4::new(x.z_axis.z, 2.0_f32, x.y_axis.x, x.x_axis.z))
                                                    .dot(Vec4::new((-1.0), 0.25, 0.25, 1.5))
                                            }
                                            None => (x.x_axis.x * 0.0),
                                            Some(mut v) => {
                                                (if (x.x_axis.x != y[1][0]) { c[1][2] } else { HALF })
                                            }
                                            _ => (t as f32),
                                        }),
                                    );
                                } else {
                                    (if (((((HALF > c[0][2]))
                                        .then_some(Kind::ALL[Kind::SIZE % 2]))
                                        == ((if (t != t) {
                                            Some(
                                                Kind::Far(
                                                    Vec4::new(c[0][1], 0.0_f32, 2.0_f32, 3.0_f32),
                                                    (t != t),
                                                ),
                                            )
                                        } else {
                                            None
                                        }))))
                                    {
                                        ((if (y[1][2] < y[1][2]) {
                                            Some(Kind::Near)
                                        } else {
                                            None
                                        }))
                                            .is_none_or(|x| ((-0.0_f32) <= c[0][0]))
                                    } else {
                                        ({
                                            let q = y[1][0];
                                            q == q && q.is_sign_negative()
                                        })
                                    });
                                    (y[0], (*a)) = (
                                        [
                                            c[1][0],
                                            ([t, t, t]
                                                .into_iter()
                                                .reduce(|b, x| {
                                                    if ((if false {
                                                        Some(Kind::ALL[(Kind::SIZE).min(1)])
                                                    } else {
                                                        None
                                                    }))
                                                        .map_or_else(
                                                            || (y[0][2] < c[1][2]),
                                                            |y| (c[1][1] < c[0][2]),
                                                        )
                                                    {
                                                        return (b)
                                                            .wrapping_add_unsigned(MASKS[(MASK % 7) as usize]);
                                                    }
                                                    b
                                                }))
                                                .map_or_else(|| y[1][2], |t| y[1][1]),
                                            (-1.0_f32),
                                        ],
                                        STILL,
                                    );
                                    let given: f32 = f32::MAX;
                                    let y: f32 = {
                                        let t = doubled(given);
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn doubled(n: f32) -> f32 {
                                            n * HALF + 1.0
                                        }
                                        t
                                    };
                                }
                                HALF
                            }
                            ((y, 5) | ((5 | 1), y)) if (10_i32 < y) => c[1][2],
                            ((mut b, 2..) | ((0 | 1_000), mut b)) => {
                                let start = ((y[1][0]).saturate() + 0.0);
                                let mut v = 0.0;
                                v += start;
                                c[0][1]
                            }
                            _ => y[0][0],
                        }) * 0.0);
                    } else {
                        let mut k0 = ((MASK + MASK)) & 3;
                        #[keep]
                        'outer: loop {
                            if (3.0_f32).is_nan() {
                                let mut b: Vec2 = Vec2::new(1.5, y[1][0]);
                                break;
                            }
                            ((*a), y[1][0]) = (
                                y[0][(k0 % 3) as usize],
                                (if c[0][0] <= y[0][2] {
                                    (((FLAGS[Kind::SIZE % 9])
                                        .then_some(
                                            Kind::Far(
                                                Vec4::new(y[0][2], (-0.0_f32), 0.0_f32, y[1][0]),
                                                FLAGS[(10_i32 & 1) as usize],
                                            ),
                                        ))
                                        .map_or_else(
                                            || y[1][0],
                                            |x| {
                                                if false {
                                                    return (-2.5_f32);
                                                }
                                                (-1.0_f32)
                                            },
                                        ))
                                        .clamp(c[0][0], y[0][2]) + 0.0
                                } else {
                                    c[1][2]
                                }),
                            );
                            if k0 == 0 || ((2.0_f32 <= (*a))) {
                                break;
                            }
                            k0 -= 1;
                        }
                        c[0][2]
                    })),
                y[1][1],
            ];
            Mat3::from_cols(
                Vec3::new(0.0, y[1][1], c[0][2]),
                POINTS[(MASK % 6) as usize],
                CORNER,
            )
        } else {
            Mat3::from_cols(
                Vec3::new(y[0][2], HALF, 0.25),
                Vec3::new((-2.5), 0.0, c[1][0]),
                Vec3::new(1.0, (-1.0), 0.25),
            )
        });
        y[0][2]
    }
}

#[flatten]
mod p021 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut (usize, IVec3), y: &mut f32) -> f32 {
        let (b, ((x, c), _)) = (
            Vec3::new(0.5_f32, (*y), (-0.0_f32)),
            (
                ((c.0 / 2), IVec3::new(c.1.y, c.1.z, c.1.x)),
                (if ((TABLE[(({
                    (*c) = ('block: {
                        if false {
                            break 'block ((if (c.0 > c.0) { None } else { Some(c.1.z) }))
                                .map_or_else(
                                    || (Pair::SIZE, IVec3::new(3_i32, c.1.y, c.1.z)),
                                    |t| {
                                        if (c.0 <= c.0) {
                                            return (Some(t))
                                                .map_or_else(
                                                    || (*c),
                                                    |c| (Pair::SIZE, IVec3::new(3_i32, t, t)),
                                                );
                                        }
                                        (8_usize, c.1)
                                    },
                                );
                        }
                        (
                            c.0,
                            ({
                                'outer: for c in (1..7).step_by(3) {
                                    #[keep]
                                    'inner: for t in (0..((-4_i32) & 3)) {
                                        let given: f32 = (if ((match MASK {
                                            mut v => false,
                                            _ => (t > c),
                                        })) {
                                            (a).tanh()
                                        } else {
                                            ((c as i32) as f32)
                                        });
                                        let a: f32 = {
                                            fn doubled(x_2: f32) -> f32 {
                                                x_2 * 0.5 + 1.0
                                            }
                                            let t = doubled(given);
                                            t
                                        };
                                        let mut x_2: Mat2 = Mat2::from_cols(
                                            Vec2::new(0.0, (-1.0)),
                                            Vec2::new(a, (*y)),
                                        );
                                        if ((sign(0.0_f32)
                                            < (if (t > t) { x_2.x_axis.x } else { x_2.y_axis.x })))
                                        {
                                            break;
                                        }
                                        let [t, c, a_2] = [7_i32, t, t];
                                    }
                                    if false {
                                        break 'outer;
                                    }
                                }
                                c.1
                            }),
                        )
                    });
                    1_u32
                }) % 4) as usize] != 1.5))
                {
                    c.1.y
                } else {
                    c.1.x
                }),
            ),
        );
        (b.z + (*y))
    }
}

#[flatten]
mod p022 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(u32),
        Near(bool),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, y: &mut f32) -> bool {
        let mut k0 = 0i32;
        'outer: while k0 < 3 {
            x = ((match (k0).min(k0) {
                _ if ((a > (*y)) && (x <= k0)) => {
                    (match (a != a) {
                        false => {
                            'inner: for b in k0..=3 {
                                let mut x_2 = (Vec4::new(a, 0.25_f32, (-0.0_f32), (*y)))
                                    .reflect(
                                        (Vec4::new((*y), 2.0_f32, (-0.0_f32), a) * 0.25_f32),
                                    );
                            }
                            IVec2::new(k0, 5_i32)
                        }
                        true => {
                            'inner: for _ in 0..k0 {
                                _ = (((x, UVec2::new(0_u32, MASK)))
                                    == ((x, UVec2::new(MASK, MASK))));
                                let mut a: usize = (if ((k0 | x) != 1) {
                                    Kind::SIZE
                                } else {
                                    Kind::SIZE
                                });
                                if (k0 > x) {
                                    break;
                                }
                            }
                            IVec2::new(x, 1_i32)
                        }
                        _ => IVec2::new(k0, 1_i32),
                        true => IVec2::new((-4_i32), i32::MAX),
                        false => IVec2::new(1_i32, (WIDE as i32)),
                    })
                }
                2.. => IVec2::new(k0, 1_i32),
                _ => IVec2::new(3_i32, 0_i32),
            }))
                .y;
            if (k0 != x) {
                break;
            }
            k0 += 1;
        }
        ((x <= x) ^ (x > 1))
    }
}

#[flatten]
mod p023 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(f32, IVec2),
        Near,
    }
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const FIRST: Self = Kind::Empty(0.5, IVec2::new(-2, i32::MAX));
        const ALL: [Kind; 2] = [Kind::Near, Self::FIRST];
    }
    impl Kind {
        fn step(mut self, a: f32) -> f32 {
            let mut a: f32 = flatten::math::atan2(a, (a).round_ties_even());
            (a + a)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: f32, t: &mut f32) -> f32 {
        let a = c;
        (*t) += y;
        let mut n: [i32; 2] = [c, 1_i32];
        'outer: for &v in &n {
            'inner: for _ in 0..3 {
                (*t) = y;
            }
            'inner: for t in n.iter().rev() {
                if ((1_u32 + MASK) >= (MASK + MASK)) {
                    return (({ Kind::FIRST })
                        .step(Kind::step(Kind::Empty(y, IVec2::new(n[1], 10)), y)) * y);
                }
                {
                    let mut n: Kind = Kind::Empty(y, IVec2::new(7, a));
                    n.step((y).atan2((y)));
                }
            }
        }
        2.0
    }
}

#[flatten]
mod p024 {
    use super::*;
    use flatten::math::*;
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
                    (if 2.0_f32 <= b {
                        ((match (COUNT, 2_usize) {
                            ((n, (2 | 3)) | (1.., n)) => t,
                            _ => (-0.0_f32),
                        }))
                            .clamp(2.0_f32, b) + 0.0
                    } else {
                        b
                    })
                } else {
                    let [[a_2, _], [mut x_2, mut v], [mut a, y]] = [
                        [t, n],
                        [n, t],
                        [n, t],
                    ];
                    x_2
                });
                'inner: for t in 0..WIDE as i32 + 1 {
                    b = (a).ceil();
                    if ((if ((*c)).is_negative() {
                        (((*c) != t) || (0_i32 <= (*c)))
                    } else {
                        ((*c) <= t)
                    })) {
                        break 'inner;
                    }
                }
            }
        } else {}
        (Vec4::new(3.0, 1.5, RAMP[(a.x % 9) as usize], 1.0), ((*c) + (*c)))
    }
}

#[flatten]
mod p025 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
        pub b: i32,
        pub c: u32,
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
    impl Pair {
        fn step(self, a: [u32; 2], mut x: [f32; 2], y: f32) -> bool {
            'outer: for c in (0..4).rev() {
                if ((self.c != self.c) || (x[0] < (-1.0))) {
                    if (((self, x[0], self.a.y))
                        != ((self, ((c as i32) as f32), 0.5_f32)))
                    {} else if FLAGS[(Pair::SIZE).min(8)] {} else {}
                    continue;
                }
            }
            (true ^ (x[1] > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32) -> bool {
        if (1_i32 != c) {
            'outer: for t in 0u32..2 {
                let n = round((*a));
            }
        } else {
            let start = (if MASK != 0 { MASK / MASK } else { MASK });
            let mut a_2 = 1;
            a_2 += start;
        }
        match Pair::SIZE {
            x @ 2..3 if ((match (Pair {
                c: MASK,
                a: Vec2::new((-2.5_f32), (-0.0_f32)),
                b: c,
            }) {
                Pair { a: mut n, b: ..2, c: _ } => FLAGS[(x).min(8)],
                _ => {
                    let mut k0 = (((MASK | 7) - (MASK & 7))) & 3;
                    #[keep]
                    'outer: loop {
                        let mut x: Pair = Pair {
                            b: c,
                            c: k0,
                            a: Vec2::new((-1.0), 0.5),
                        };
                        let a_2 = x
                            .step(
                                [k0, x.c],
                                ((if ((-2.5_f32) > (*a)) { None } else { Some(2.0_f32) }))
                                    .map_or_else(|| [(*a), x.a.y], |n| [HALF, x.a.y]),
                                x.a.y,
                            );
                        if k0 == 0 || ((x.a.x < x.a.x)) {
                            break;
                        }
                        k0 -= 1;
                    }
                    (Pair::SIZE != x)
                }
            })) => {
                return FLAGS[x % 9];
            }
            b => {}
        }
        ((c != c) ^ ((*a) > 0.5))
    }
}

#[flatten]
mod p026 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State;
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
    #[flatten(exact)]
    pub fn entry(a: [f32; 3], c: i32) -> f32 {
        let given: f32 = (a[1]).powi(3);
        let x: f32 = {
            let t = doubled(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(c: f32) -> f32 {
                (c - HALF).max(HALF)
            }
            t
        };
        #[keep]
        'outer: for a in (((IVec2::new(3_i32, (-1_i32))).y & 3)..4).rev() {
            let mut n = Hit;
            let mut v = x;
            'inner: for n in [x, x] {
                let mut y = ((n).ceil())
                    .copysign(
                        (('block: {
                            let given: f32 = v;
                            let b: f32 = {
                                let t = doubled(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn doubled(n: f32) -> f32 {
                                    n * HALF + 1.0
                                }
                                t
                            };
                            if (!matches!(
                                (a, b, State::SIZE), (..= 5, 1.0.., (1 | 3))
                            )) {
                                break 'block (-1.0_f32);
                            }
                            if (({ (n > v) })) {
                                v *= (b).atan2((b));
                            } else if (!(1_i32 < (-1))) {
                                let mut y: State = State;
                                y = State;
                            } else {
                                let c = (((MASK).saturating_add(MASKS[State::SIZE % 7]))
                                    as i32);
                            }
                            x
                        }))
                            .max(-9.0),
                    );
            }
        }
        a[2]
    }
}

#[flatten]
mod p027 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec4,
        pub b: f32,
        pub c: usize,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a,
                b: if self.b < other.b { self.b } else { other.b },
                c: self.c ^ other.c,
            }
        }
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
                c: self.c,
            }
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &mut usize, t: &mut u32) -> [Pair; 2] {
        if (((if ((*t) < MASK) {
            (*y) = (*y);
            (STILL + a)
        } else {
            flatten::math::sign(a)
        }) <= a))
        {
            'block: {
                if ([
                    (a + a),
                    (match 0_usize {
                        _ => {
                            if ((*y) >= 0) {}
                            0.0_f32
                        }
                        0 => 0.0_f32,
                        0 => 0.0_f32,
                        _ => 0.0_f32,
                    }),
                ]
                    .iter()
                    .any(|&a| false))
                {
                    break 'block;
                }
            }
        }
        [
            Pair {
                a: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                b: 0.0_f32,
                c: 0_usize,
            },
            Pair {
                a: Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                b: 0.0_f32,
                c: 0_usize,
            },
        ]
    }
}

#[flatten]
mod p028 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(a: &Vec3) -> bool {
        if ((distance(Vec2::new(0.25_f32, a.z), Vec2::new(a.y, 1.0_f32)) < (-2.5))
            && (flatten::math::dot(Vec2::new(a.x, (-0.0_f32)), Vec2::new(0.0_f32, a.x))
                != (1.5_f32).clamp(-4.0, 4.0).exp()))
        {
            let [y, mut b, t] = [
                STEPS,
                ((if (a.z < 0.5) { None } else { Some(STEPS) }))
                    .map_or_else(|| STEPS, |n| n),
                [(WIDE as i32), (NARROW as i32), STEPS].iter().fold(STEPS, |a, &v| a),
            ];
            b = y;
        }
        let a: f32 = length(
            ((Vec2::new(1.0_f32, (-0.0_f32))).fract_gl() * Vec2::new(a.z, a.x)),
        );
        let mut y = BVec3::new((a > a), (a != a), true);
        let v = (if (((a != a)).then_some((NARROW as i32))).is_none() {
            Some(((NARROW as i32)).saturating_neg())
        } else {
            None
        });
        (matches!(((if ((- 2.5_f32) < a) { 1.5_f32 } else { a })), t)
            ^ ({
                y = BVec3::new(false, (a != a), (3.0_f32 < a));
                false
            }))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: f32, y: &f32) -> bool {
        if ((*a) < (*a)) {
            return ({
                let mut k0 = (MASK) & 3;
                'outer: loop {
                    if (((if (k0 < 5) { Some((-1_i32)) } else { None }))
                        .map_or_else(
                            || ({ ((*y) > (-0.0_f32)) }),
                            |a| {
                                if false {
                                    return ({ ((*y) < c) });
                                }
                                ([a, a].into_iter().reduce(|v, y| y))
                                    .map_or_else(
                                        || (8_u32 <= 3_u32),
                                        |c| (c <= LEVELS[(k0 % 8) as usize]),
                                    )
                            },
                        )) || k0 == 0
                    {
                        break;
                    }
                    k0 -= 1;
                    let mut x: f32 = (((*a)).cbrt()).rem_euclid(((({ (*a) }) - (*a))));
                }
                let mut k0 = 1u32;
                'outer: loop {
                    if !(k0 > 0) {
                        break;
                    }
                    k0 -= 1;
                    let mut turn = 0;
                    let x: [i32; 3] = 'value: loop {
                        if (first(&{ sin(Vec3::new((-0.0_f32), (*a), 2.0_f32)) })) {
                            break [(NARROW as i32), STEPS, LEVELS[(COUNT).min(7)]];
                        }
                        turn += 1;
                        if turn >= 3 {
                            break [STEPS; 3];
                        }
                    };
                }
                false
            });
        }
        ((3.0_f32 != (*a)) ^ ((*a) > 0.5))
    }
}

#[flatten]
mod p029 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: bool,
        pub b: f32,
        pub c: BVec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near,
        Far(f32, u32),
        Other(Vec2),
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
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a ^ other.a,
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
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
    impl Hit {
        const FIRST: Self = Hit {
            a: true,
            b: -0.0,
            c: BVec3::new(true, false, true),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: false,
                b: 2.0,
                c: BVec3::new(false, true, false),
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
    fn first(a: i32, c: &mut i32) -> f32 {
        let mut x_2: [f32; 2] = [TABLE[(3_i32 & 1) as usize], Hit::RATE];
        'outer: for (a_2, _) in x_2
            .into_iter()
            .zip([
                MASK,
                ({
                    let q = x_2[1];
                    if q == q { q.to_bits() >> 20 } else { 7 }
                }),
            ])
        {
            (x_2, [(*c), _]) = (
                [(if ((*c) < 1) { (-2.5_f32) } else { a_2 }), x_2[1]],
                [(a).wrapping_rem(((*c)) | 1), a],
            );
            if ((if (x_2[0] <= a_2) { (a < 7) } else { ((*c) != 3) })) {
                continue 'outer;
            }
            if ((if (x_2[0] > a_2) {
                false
            } else {
                (Hit {
                    b: x_2[0],
                    c: BVec3::new((Kind::RATE > x_2[0]), (a_2 != 0.5_f32), true),
                    a: (a > (*c)),
                })
                    .a
            })) {
                continue;
            }
        }
        (({
            let _ = ((if 2.0_f32 <= x_2[1] {
                (x_2[0]).clamp(2.0_f32, x_2[1]) + 0.0
            } else {
                x_2[1]
            }) < (x_2[1] / 0.0));
            x_2[0]
        }) + x_2[1])
    }
    impl Pair {
        fn step(&self, mut b: f32, c: i32) -> f32 {
            let mut n = ((([(Vec3::new((-0.0_f32), f32::EPSILON, 3.0_f32)).z, 1.0_f32]
                .iter()
                .any(|&c| ((-1.0_f32) > b)) as i8) + 3) as u32 & 255);
            let [n, mut v] = [
                b,
                ({
                    _ = ((Kind::SIZE).min(Self::SIZE) == 0);
                    b
                }),
            ];
            'outer: for x_2 in 1..=0 {
                let mut k1 = (1_u32) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    let mut t = Pair { a: 5 };
                }
                v = (({
                    b
                        *= (if ((x_2 as i32) > x_2) {
                            v
                        } else {
                            if (((match (v, (v < b)) {
                                (2.0, true) => false,
                                ((8.0 | 2.0), false) => (3_i32 <= x_2),
                                _ => (c > x_2),
                            })
                                || ({
                                    v = (if (v <= n) { 0.25 } else { 1.5 });
                                    (Hit::FIRST).a
                                })))
                            {
                                break;
                            }
                            dot(
                                (Vec3::new(v, 1.5_f32, 0.5_f32) * v),
                                (if (c > x_2) {
                                    Vec3::new(1.0_f32, 0.25_f32, 1.0_f32)
                                } else {
                                    Vec3::new(2.0_f32, b, b)
                                }),
                            )
                        });
                    CORNER
                }))
                    .element_product();
                if ((-1.0_f32) > 1.5) {
                    continue;
                }
            }
            ((n * b) + v)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Pair, c: &mut i32) -> f32 {
        if let Kind::Other(x) = ((if ((match (a.a <= a.a) {
            a => a,
            c => c,
            mut a_2 @ false => {
                let mut x_2: Pair = Pair { a: a.a };
                let c = x_2
                    .step(TABLE[((*c) & 1) as usize], ((*c)).wrapping_div(((*c)) | 1));
                a_2
            }
            n => {
                let mut t: [f32; 2] = [TABLE[(a.a % 4) as usize], STILL];
                'outer: for (b, a_2) in (0..2i32).rev().zip(t.iter()) {
                    let mut k1 = 0i32;
                    'inner: loop {
                        if !(k1 < 1) {
                            break;
                        }
                        k1 += 1;
                        if n {
                            let n = CORNER;
                            break;
                        }
                        if ((((Hit::ALL[(a.a % 2) as usize]
                            + Hit {
                                a: n,
                                b: STILL,
                                c: BVec3::new(true, n, (a.a <= a.a)),
                            }))
                            == (Hit {
                                c: BVec3::new(n, false, n),
                                ..Hit {
                                    b: (*a_2),
                                    ..Hit {
                                        c: BVec3::new(false, n, false),
                                        ..Hit {
                                            c: BVec3::new(n, true, n),
                                            a: (2_u32 < a.a),
                                            b: (*a_2),
                                        }
                                    }
                                }
                            })))
                        {
                            break;
                        }
                    }
                    if false {
                        break;
                    }
                    let mut x_2: Pair = ((*a) * STEPS);
                    let n = x_2
                        .step(
                            a
                                .step(
                                    first(
                                        counted(
                                            &|x| {
                                                if (n || n) {
                                                    return (({
                                                        let mut n: u8 = (n as u8);
                                                        n += 5;
                                                        n
                                                    }) as i32);
                                                }
                                                (*c)
                                            },
                                        ),
                                        c,
                                    ),
                                    ({
                                        (*c) /= 3;
                                        b
                                    }),
                                ),
                            (*c),
                        );
                }
                n
            }
        })) {
            Kind::Near
        } else {
            Kind::Empty
        })) {} else {}
        HALF
    }
}

#[flatten]
mod p030 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec2,
        pub b: f32,
        pub c: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: f32, b: i32, c: (f32, f32) },
        Near(u32, f32),
        Far,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
    fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 {
        let first = f(x);
        if first > 2.0 {
            return first;
        }
        f(first - 1.0)
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
    impl Pair {
        const FIRST: Self = Pair(0.5, -0.0);
        const ALL: [Pair; 2] = [Pair(-0.0, 2.0), Self::FIRST];
    }
    impl Kind {
        const FIRST: Self = Kind::Empty {
            a: 0.5,
            b: -2,
            c: (2.0, -1.5),
        };
        const ALL: [Kind; 2] = [Kind::Near(0, 2.0), Self::FIRST];
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
    impl Pair {
        fn step(mut self, a: Vec4) -> f32 {
            let mut turn = 0;
            let b: usize = 'value: loop {
                let mut c: Option<Kind> = (asked(&|t, x| (x > 1_i32), self.1))
                    .then_some(Kind::Near((STEPS).unsigned_abs(), ((a.z, self.1)).0));
                let mut x_2: BVec3 = (Vec3::new(2.0_f32, (-0.0_f32), self.1))
                    .cmpne(
                        flatten::math::radians(
                            (POINTS[(MASKS[(STEPS & 1) as usize] % 6) as usize] / (-3.0)),
                        ),
                    );
                if (Vec2::splat(a.y) == (Vec2::new(self.0, 1.5) % 1.5)) {
                    break ((if ((-0.0_f32) != 1.5) {
                        'outer: for y in 0..1 {
                            self.0 -= 0.5_f32;
                            if ((y as i32) > 5) {
                                break;
                            }
                        }
                        Kind::SIZE
                    } else {
                        8_usize
                    }))
                        .max(Kind::SIZE);
                }
                if FLAGS[(MASK % 9) as usize] {
                    break Pair::SIZE;
                }
                turn += 1;
                if turn >= 2 {
                    break 5;
                }
            };
            (a.y + self.1)
        }
    }
    impl Hit {
        fn step(&mut self, mut b: f32) -> Option<Kind> {
            let a = ((((if (self.c <= self.c) { (self.b < b) } else { false })))
                .then_some(counted(&|a_2| a_2)))?;
            'block: {
                if (taken(self.a.y, |x| x) >= self.a.y) {
                    let mut k0 = (flatten::math::select(MASK, MASK, (self.c > 2_usize)))
                        & 3;
                    #[unroll(max = 3)] 'outer: while k0 > 0 {
                        k0 -= 1;
                        let mut k1 = 0i32;
                        'inner: while k1 < 3 {
                            k1 += 1;
                            if (all(
                                (if (b != b) {
                                    BVec3::new(true, false, (k0 != 3_u32))
                                } else {
                                    BVec3::new(false, (self.c > self.c), (k0 > k0))
                                }),
                            )) {
                                return Some(Kind::FIRST);
                            }
                            if (k0 > 2) {
                                break 'block;
                            }
                        }
                    }
                    break 'block;
                }
            }
            (true)
                .then_some(Kind::Empty {
                    a: b,
                    b: a,
                    c: (self.a.x, 0.25_f32),
                })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        'outer: for c in [
            (if true {
                'outer: for b in [
                    (UVec2::new(MASK, 0_u32)).y,
                    ('block: {
                        if ([
                            (if (true
                                || (0.5_f32
                                    <= RAMP[(MASKS[(Hit::SIZE).min(6)] % 9) as usize]))
                            {
                                let mut a_2: Hit = Hit {
                                    c: Pair::SIZE,
                                    a: Vec2::new(1.5, 0.5),
                                    b: (-2.5),
                                };
                                a_2.step(
                                    ({ Pair::FIRST }).step(vec4(a_2.a.y, (-0.0), a, a_2.b)),
                                );
                                c
                            } else {
                                a
                            }),
                            c,
                        ]
                            .iter()
                            .any(|&y| {
                                if true {
                                    return FLAGS[(STEPS & 1) as usize];
                                }
                                (a > c)
                            }))
                        {} else {}
                        if FLAGS[(Hit::SIZE).min(8)] {
                            break 'block MASK;
                        }
                        MASKS[Hit::SIZE % 7]
                    }),
                ] {
                    if (b != 2) {
                        continue;
                    }
                }
                (if false { Some(Kind::Far) } else { None })
            } else {
                (if (a <= a) { Some(Kind::Far) } else { None })
            }),
            Some(Kind::ALL[(STEPS & 1) as usize]),
        ] {}
        (a + c)
    }
}

mod p031 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: usize, y: &mut f32) -> u32 {
        let y: Vec2;
        if (a > a) {
            y = Vec2::select(
                BVec2::new(false, true),
                Vec2::new(0.0_f32, 0.0_f32),
                Vec2::new(0.0_f32, 0.0_f32),
            );
        } else {
            y = Vec2::new(0.0, 0.0);
        }
        0
    }
}

#[flatten]
mod p032 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32, pub UVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub Pair);
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair { a: self.a }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair { a: self.a & other }
        }
    }
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State(self.0)
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State(self.0)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        const FIRST: Self = Pair { a: 3 };
        const ALL: [Pair; 2] = [Pair { a: -2 }, Self::FIRST];
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
    fn third(a: &Option<Pair>, c: Pair) -> Option<Pair> {
        let mut c = (if (c.a < 10) {
            return (*a);
        } else {
            State(Pair { a: 2_i32 })
        });
        let mut k0 = 0i32;
        'outer: while k0 < 0 {
            k0 += 1;
            if (((FLAGS[(1_u32 % 9) as usize] || (c.0.a != (-1)))
                & ({
                    let mut k1 = (((if true { None } else { Some(c.0) }))
                        .map_or_else(
                            || 8_u32,
                            |b| {
                                if (Vec3::new(Hit::RATE, 0.5_f32, HALF))
                                    .cmple(Vec3::new((-1.0_f32), 0.0_f32, 3.0_f32))
                                    .all()
                                {
                                    return ((MASK & 15) * (MASK & 7));
                                }
                                MASKS[Pair::SIZE % 7]
                            },
                        )) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let mut turn = ((Some(Pair { a: c.0.a }))
                            .map_or_else(
                                || k1,
                                |a| {
                                    if ((IVec2::new(a.a, c.0.a)) == (IVec2::new(0_i32, 3_i32)))
                                    {
                                        return (true as u32);
                                    }
                                    k1
                                },
                            )) & 1;
                        let v: Mat3 = 'value: loop {
                            c = c;
                            turn += 1;
                            if turn >= 2 {
                                break Mat3::from_cols(
                                    Vec3::new((-2.5), 0.5, 0.5),
                                    Vec3::new(HALF, 0.5, STILL),
                                    Vec3::new(
                                        1.5,
                                        TABLE[(State::SIZE).min(3)],
                                        TABLE[(k1 % 4) as usize],
                                    ),
                                );
                            }
                        };
                    }
                    true
                })))
            {
                continue;
            }
        }
        ((c.0.a <= c.0.a)).then_some(c.0)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32) -> f32 {
        let mut a = (Mat3::from_diagonal(Vec3::new((-1.0_f32), b, b))
            * ({
                if ((third(
                    &{
                        (if ((-1_i32) < 0) {
                            let mut x: [Hit; 2] = [
                                Hit(b, UVec2::new(2_u32, 2_u32)),
                                Hit(b, UVec2::new(MASK, MASK)),
                            ];
                            'outer: for Hit(v, c) in x {
                                if FLAGS[Pair::SIZE % 9] {
                                    break;
                                }
                            }
                            (if ((-1.0_f32) != b) {
                                Some(Pair { a: (*c) })
                            } else {
                                None
                            })
                        } else {
                            let c: BVec3 = ({
                                (*c)
                                    ^= flatten::math::select(
                                        (*c),
                                        (((*c) + 0_i32) * 0),
                                        (if ((*c) < 10) {
                                            (if ((*c) > 7) { ((-2.5_f32) <= b) } else { true })
                                        } else {
                                            (Some(Pair::ALL[((*c) & 1) as usize]))
                                                .map_or_else(|| ((*c) < (*c)), |b| true)
                                        }),
                                    );
                                (IVec3::new(2_i32, (i32::MIN + 1), (-1_i32)))
                                    .cmplt(IVec3::new(5_i32, (*c), 1_i32))
                            });
                            (if (f32::NAN <= 1.0) {
                                None
                            } else {
                                Some(Pair {
                                    a: LEVELS[(Pair::SIZE).min(7)],
                                })
                            })
                        })
                    },
                    Pair::ALL[(MASK % 2) as usize],
                ))
                    .is_none_or(|n| ((*c) <= (*c))))
                {
                    'outer: for _ in (1..7).step_by(3) {
                        (*c) >>= STEPS;
                        if ((true | false) && false) {
                            break;
                        }
                    }
                }
                Mat3::from_cols(
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                )
            }));
        a.z_axis = Vec3::new(0.0_f32, 0.0_f32, 0.0_f32);
        0.0
    }
}

#[flatten]
mod p033 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near { a: UVec2, b: bool, c: bool },
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &IVec2, y: f32) -> f32 {
        let given: f32 = (*a);
        let x_2: f32 = {
            let t = doubled(given);
            fn doubled(n: f32) -> f32 {
                if n < 0.5 { -n } else { n }
            }
            t
        };
        'outer: for v in 0..2u16 {
            #[keep]
            'inner: for c in ((((v as i32)).clamp(-5, 9) & 3)..4).rev() {
                let _ = false;
                if (c > 7)
                    && let ((-7 | 2), (0 | 0)) = ((
                        c,
                        (if (c != c) {
                            Kind::SIZE
                        } else {
                            if ((((if (c != c) { None } else { Some((v as i32)) }))
                                == ((if false { Some(c) } else { None }))))
                            {
                                break 'outer;
                            }
                            5_usize
                        }),
                    ))
                {
                    if (((x_2 <= (-2.5))
                        != (true
                            || ({
                                (*a) = (if ((-0.0_f32) != x_2) { (*a) } else { (*a) });
                                false
                            }))))
                    {
                        return f32::NAN;
                    }
                } else {}
                if (c < (v as i32)) {
                    continue;
                }
            }
            if (c.x < c.x) {
                break;
            }
        }
        (*a)
    }
}

#[flatten]
mod p034 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: if self.a < other.a { self.a } else { other.a },
                b: self.b,
            }
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: -self.a, b: self.b }
        }
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: if self.a < other { other } else { self.a },
                b: self.b,
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair {
                a: (other & 15) as f32,
                b: self.b,
            }
        }
    }
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        fn step(self, a: &mut f32, c: &mut i32, y: &f32) -> bool {
            'block: {
                if false {
                    'outer: for a in (0..3).rev() {
                        if let (t @ false, _) = (
                            (any(BVec3::new(false, false, ((a as i32) != (*c))))
                                && false),
                            MASK,
                        ) {
                            let mut v = ({ ((((*y)).max(self.a) + 0.0)).sin() });
                            if t {
                                let given: f32 = 0.0;
                                let x_2: f32 = {
                                    let t = doubled(given);
                                    fn doubled(a_2: f32) -> f32 {
                                        (a_2 - 0.5).max(0.5)
                                    }
                                    t
                                };
                                v
                                    += ((3.0_f32).abs() + 0.25)
                                        .min(4.0)
                                        .powf(
                                            (flatten::math::select((-1.0_f32), x_2, t)).clamp(-2.0, 2.0),
                                        );
                            } else {
                                v *= self.a;
                            }
                        }
                        if (self.b.y < self.b.z) {
                            continue 'outer;
                        }
                    }
                    break 'block;
                }
            }
            (asked(
                &|v, a_2| {
                    if (a_2 > (-1_i32)) {
                        return (2_i32 != (*c));
                    }
                    ({
                        let q = self.b.y;
                        q == q && q.is_sign_negative()
                    })
                },
                (*a),
            ) ^ ((*c) > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: i32) -> bool {
        let mut y: u32 = ((if (x != x) { 100i16 } else { 7 } / 3 % 5) as u32 & 255);
        let mut b: [Pair; 2] = [
            Pair {
                a: (*a),
                b: Vec3::new(2.0_f32, 16_777_217f32, 2.0_f32),
            },
            Pair {
                a: (*a),
                ..Pair {
                    b: Vec3::new((*a), 0.25_f32, (-0.0_f32)),
                    ..Pair {
                        b: Vec3::new(1.5_f32, (-2.5_f32), 0.25_f32),
                        a: (*a),
                    }
                }
            },
        ];
        'outer: for Pair { a: _, .. } in b {
            b[1] = (-Pair { a: (*a), b: b[0].b });
        }
        let mut n: Pair = Pair { b: b[1].b, a: b[0].b.y };
        let x_2 = n.step(&mut b[(y % 2) as usize].b.z, &mut x, &n.b.z);
        'outer: for x in 0u32..2 {
            let mut k1 = 1u32;
            'inner: while k1 > 0 {
                k1 -= 1;
                let mut x_2 = Vec4::splat(((k1).wrapping_mul(2_u32) as f32));
                if (((n.b.z / (-3.0))
                    == ('block: {
                        let start = y;
                        let mut x_2 = 1;
                        x_2 += start;
                        if (({ (x_2 > y) })) {
                            break 'block (-0.0);
                        }
                        let mut a_2: [Pair; 2] = [
                            Pair { b: ({ b[0].b }), a: (n).a },
                            (b)[0],
                        ];
                        dot(
                            Vec2::new(3.0_f32, 1.5_f32),
                            ({ Vec2::new(b[1].b.z, 0.5_f32) }),
                        )
                    })))
                {
                    let mut b = (match ((if (x > x) {
                        (b[0] + b[0])
                    } else {
                        Pair {
                            b: Vec3::new(TABLE[(k1 % 4) as usize], x_2.y, x_2.x),
                            a: x_2.y,
                        }
                    })) {
                        Pair { a: c, b: b } if (n.a < x_2.z) => false,
                        mut a_2 => true,
                    });
                    continue 'outer;
                }
            }
        }
        (((if (x <= 1) {
            let mut k0 = (((y & 15) * (y & 7))) & 3;
            #[unroll(max = 4)]
            'outer: while k0 > 0 && (((UVec2::new(0_u32, 5_u32)).y != MASK)) {
                k0 -= 1;
            }
            b[0].a
        } else {
            b[0].b.z
        }) == b[0].b.y) ^ (n.a > 0.5))
    }
}

#[flatten]
mod p035 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec2, pub UVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Vec3);
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        'outer: for v in [MASKS[Hit::SIZE % 7], 5_u32, (UVec2::new(3_u32, 3_u32)).y] {
            let mut k1 = (((if true { Some((-4_i32)) } else { None }))
                .map_or_else(
                    || 0_u32,
                    |x| {
                        if ((*a)).is_nan() {
                            return ({ v });
                        }
                        v
                    },
                )) & 3;
            #[unroll(max = 4)]
            'inner: while k1 > 0
                && (all(
                    (UVec3::new(v, 3_u32, v)).cmpge(UVec3::new(5_u32, 2_u32, 1_u32)),
                ))
            {
                k1 -= 1;
                (*a) = (*a);
            }
            let mut x_2 = (*a);
            if (x_2 <= (*a)) {
                break;
            }
            x_2 += x_2;
            let mut x_2 = (((if (v < 1) { None } else { Some(c) }))
                .or(((c < c)).then_some(c)))
                .map_or_else(
                    || Mat3::from_cols(
                        Vec3::new((*a), 0.25_f32, f32::INFINITY),
                        Vec3::new((*a), (-0.0_f32), (*a)),
                        Vec3::new(0.25_f32, (-1.0_f32), 3.0_f32),
                    ),
                    |x_2| (-Mat3::IDENTITY),
                );
            x_2.z_axis += Vec3::ONE;
        }
        let mut k0 = ((UVec2::new(0_u32, 0_u32)).y) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    match Pair(
                        (Vec2::new(1.0_f32, (-2.5_f32))).floor(),
                        UVec2::new(3_u32, 5_u32),
                    ) {
                        Pair(_, mut a_2) if (k0 != a_2.y) => {
                            let mut a: Vec4 = Vec4::new((*a), 1.0, (-2.5), 1.5);
                        }
                        Pair(mut b, x) if true => {}
                        _ => {}
                    }
                }
                k1 += 1;
            }
        }
        ((0..2i32).map(|c| (*a)).sum::<f32>() + (*a))
    }
}

#[flatten]
mod p036 {
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: Mat3) -> f32 {
        'outer: for x in 0..3 {
            if false {
                let mut a = [
                    ((if ((STILL != a) && (1.5_f32 > 0.25)) {
                        x
                    } else {
                        return (a).move_towards(a, 0.5);
                    }) as i32),
                    ((x as i32)).rotate_left(MASK),
                    (IVec3::new(x, 7_i32, x)).min_element(),
                ];
                continue 'outer;
            }
            let given: f32 = a;
            let v: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(a: f32) -> f32 {
                    (a - HALF).max(HALF)
                }
                t
            };
        }
        x.x_axis.y = ((3.0_f32)
            .max(
                (Vec2::new(x.x_axis.z, HALF)).perp_dot(Vec2::new(x.z_axis.z, x.x_axis.y)),
            ) + 0.0);
        let mut k0 = (((if (x.x_axis.z != a) { None } else { Some(x) }))
            .map_or_else(|| MASK, |x| MASK)) & 3;
        #[keep]
        'outer: loop {
            if false || k0 == 0 {
                break;
            }
            k0 -= 1;
            'inner: for n in 0..2usize {
                if ((Vec4::new(x.z_axis.x, 2.0_f32, x.y_axis.x, x.z_axis.x))
                    .abs_diff_eq(
                        Vec4::new((-0.0_f32), x.x_axis.x, x.x_axis.x, 1.5_f32),
                        0.5,
                    ) && (8_usize == n))
                {
                    let mut a_2 = (x.x_axis.x).abs();
                    return (x.z_axis.x % 1.5);
                }
                if (((1.0_f32 <= 0.5)
                    || ({
                        x.x_axis.z = 3.0;
                        ((x.x_axis.y != x.y_axis.z) && false)
                    })))
                {
                    break 'inner;
                }
            }
        }
        ((match LEVELS[(Pair::SIZE).min(7)] {
            mut y @ 5 => {
                (((match (y, State::SIZE) {
                    (c, _) => 1.0_f32,
                    _ => {
                        x.z_axis.x += (x.z_axis.y * (-0.0_f32));
                        x.z_axis.x
                    }
                }))
                    .max(x.x_axis.z) + 0.0)
            }
            _ => x.y_axis.z,
        }) + x.z_axis.x)
    }
}

#[flatten]
mod p037 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub bool);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Hit,
        pub b: f32,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, mut x: [f32; 3], y: &mut f32) -> f32 {
        let mut k0 = (MASK) & 3;
        'outer: loop {
            let a: u32 = (([
                (match Some(1.5_f32) {
                    Some((-1.5 | 0.25)) => (*y),
                    Some(y @ ((2.0 | 1.0))) => {
                        'block: {
                            if (k0).is_power_of_two() {
                                let given: f32 = sin(({ b }));
                                let x: f32 = {
                                    let t = doubled(given);
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn doubled(a_2: f32) -> f32 {
                                        (a_2 - HALF).max(HALF)
                                    }
                                    t
                                };
                                break 'block;
                            }
                        }
                        x[1]
                    }
                    Some(mut x) => b,
                    _ => {
                        let mut turn = 0;
                        let a: usize = 'value: loop {
                            if (Vec4::new((*y), 0.0_f32, 0.0_f32, 1.0_f32))
                                .abs_diff_eq(
                                    select(
                                        Vec4::new(1.0_f32, x[2], (-0.0_f32), (-2.5_f32)),
                                        Vec4::new((-0.0_f32), x[2], x[2], 0.25_f32),
                                        (k0 != 3_u32),
                                    ),
                                    0.5,
                                )
                            {
                                x[Hit::SIZE % 3] = (((([x[0], 1.0_f32, x[2]])[0]).min(x[0])
                                    + 0.0) + (-0.0));
                            } else {}
                            if false {
                                break 0;
                            }
                            turn += 1;
                            if turn >= 3 {
                                break 0;
                            }
                        };
                        0.0_f32
                    }
                }),
                0.0_f32,
                0.0_f32,
            ]
                .iter()
                .fold(0_i32, |b, &a| 0_i32) & 255) as u32);
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
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
        pub a: Vec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec2,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub Pair);
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
        const FIRST: Self = Pair { a: Vec2::new(0.5, -0.0) };
        const ALL: [Pair; 2] = [Pair { a: Vec2::new(-0.0, 2.0) }, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit {
            a: Vec2::new(0.5, -0.0),
            b: -0.0,
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Vec2::new(-0.0, 2.0),
                b: 2.0,
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
    impl Pair {
        fn step(&self, a: &usize) -> f32 {
            all(
                (IVec3::new((-1_i32), STEPS, STEPS))
                    .cmplt(IVec3::new((-4_i32), 2_i32, 1_i32)),
            );
            let mut turn = 0;
            let y: i32 = 'value: loop {
                let mut x_2 = UVec2::new(0, 8);
                let Pair { a } = (*self);
                if (x_2.y > x_2.x) {
                    break (((NARROW as i32) - STEPS) / (!STEPS));
                }
                turn += 1;
                if turn >= 2 {
                    break STEPS;
                }
            };
            let mut v = (Vec4::new((-1.0_f32), self.a.y, self.a.y, self.a.y))
                .min_position();
            ((vec3((-2.5_f32), self.a.y, self.a.y)).normalize_and_length().1
                + (v as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &mut f32) -> i32 {
        let given: f32 = select(
            (*y),
            (a).copysign((a).max(-9.0)),
            (((*y) <= 3.0) && (2.0_f32 > 0.25)),
        );
        let y: f32 = {
            fn first(a_2: f32) -> f32 {
                if a_2 < 0.5 { -a_2 } else { a_2 }
            }
            let t = first(given);
            t
        };
        let mut k0 = 254u8;
        'outer: while k0 != u8::MAX {
            {
                'inner: for y in 0..WIDE as i32 + 1 {
                    if false {
                        let Hit { a: mut x_2, .. } = (if matches!(
                            (c, MASK), (1.., mut t)
                        ) {
                            (match (State(Pair {
                                a: Vec2::new((k0 as f32), (-1.0_f32)),
                            })) {
                                State(mut y) if ((c <= (k0 as i32)) | (y.a.y > 3.0)) => {
                                    Hit {
                                        b: (k0 as f32),
                                        ..Hit {
                                            a: y.a,
                                            ..Hit {
                                                a: y.a,
                                                ..Hit {
                                                    b: (k0 as f32),
                                                    a: Vec2::new(2.0_f32, 0.0_f32),
                                                }
                                            }
                                        }
                                    }
                                }
                                State(n) => Hit { a: n.a, b: n.a.x },
                                State(mut t) => Hit { b: t.a.y, a: t.a },
                                mut t => Hit::ALL[((k0 as i32) & 1) as usize],
                            })
                        } else {
                            Hit {
                                a: Vec2::new((k0 as f32), (-0.0_f32)),
                                b: 2.0_f32,
                            }
                        });
                        x_2.x += (x_2.x).tanh();
                    } else {
                        let mut v: Pair = ({ Pair::ALL[(State::SIZE).min(1)] });
                        v.step(&{ (k0 as usize) });
                    }
                }
            }
            k0 += 1;
        }
        (c).abs()
    }
}

#[flatten]
mod p039 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub usize, pub bool);
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    pub fn entry(a: [i32; 2], c: &usize, y: f32, t: Vec3) -> [i32; 2] {
        let mut turn = 0;
        let t: [i32; 2] = 'value: loop {
            if (Pair((*c), (t.x < t.y))).1 {
                break 'value [
                    counted(
                        &|v| {
                            if ((Vec2::new(2.0_f32, 0.0_f32)) != (Vec2::new(t.x, t.y))) {
                                return ((10_i32 & 15) * (a[0] & 7));
                            }
                            5_i32
                        },
                    ),
                    a[0],
                ];
            }
            {
                let mut k0 = (MASK) & 3;
                #[keep]
                'outer: while k0 > 0
                    && ((((if (t.z <= y) {
                        Vec2::new(3.0, 2.0)
                    } else {
                        Vec2::new(3.0, 0.5)
                    })
                        == (if (STEPS != a[0]) {
                            Vec2::new(3.0, t.y)
                        } else {
                            Vec2::new(3.0, (-0.0))
                        }))))
                {
                    k0 -= 1;
                    if ((match ((a[0] < (WIDE as i32)) != (3_usize >= (*c))) {
                        true if ((Vec2::new(0.5_f32, 3.0_f32))
                            != (Vec2::new((-2.5_f32), t.z))) => (3_usize != (*c)),
                        t => t,
                        x => (t.y <= 0.0),
                        _ => (a[1] != a[0]),
                    })) {}
                }
            }
            turn += 1;
            if turn >= 2 {
                break a;
            }
        };
        [(t[1] + a[1]), (a[0] + 7)]
    }
}

#[flatten]
mod p040 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub u32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 }, self.1 ^ other.1)
        }
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
    fn third(a: f32, c: &mut i32) -> f32 {
        let mut v: [Mat2; 3] = [
            (Mat2::from_cols(Vec2::new(2.0_f32, 1.5_f32), Vec2::new(1.0_f32, a)) * a),
            ((
                IVec2::new(0_i32, (-4_i32)),
                mat2(Vec2::new((-0.0_f32), a), Vec2::new((-1.0_f32), a)),
                Mat2::from_cols(Vec2::new(0.5_f32, a), Vec2::new((-1.0_f32), a)),
            ))
                .1,
            Mat2::IDENTITY,
        ];
        let mut turn = 0;
        let a_2: i32 = 'value: loop {
            v[Pair::SIZE % 3].x_axis.x = ({
                let mut v = (
                    ((IVec2::new((*c), 0_i32) ^ IVec2::new((*c), (*c)))
                        - (IVec2::new((*c), 3_i32) | IVec2::new(7_i32, 1_i32))),
                    ((Mat2::from_diagonal(v[2].y_axis)).transpose()).transpose(),
                    v[(MASK % 3) as usize],
                );
                if ((1.0_f32).is_finite() || ((-1_i32) != 10)) {
                    return v.2.x_axis.x;
                }
                (if (1.0_f32 <= a) { v.1.x_axis.x } else { Pair::RATE })
            });
            if ((*c) != (*c)) {
                break (*c);
            }
            turn += 1;
            if turn >= 2 {
                break (*c);
            }
        };
        (((if (v[0].x_axis.x > v[2].x_axis.y) { 1.5_f32 } else { v[1].x_axis.y }))
            .round_ties_even() + v[1].y_axis.y)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut BVec3, c: &mut i32, y: &mut usize, t: u32) -> i32 {
        if ((*y) > (*y)) {
            let mut x = (({
                let mut n: i16 = ([
                    step((-2.5_f32), Pair::RATE),
                    third(
                        ({
                            (*c) = (*c);
                            TABLE[(*y) % 4]
                        }),
                        &mut (*c),
                    ),
                ]
                    .iter()
                    .all(|&x_2| ((*y) > (*y))) as i16);
                n += 5;
                n
            }) as u32 & 255);
            return (*c);
        }
        let k0 = (t) & 3;
        'outer: loop {
            if k0 > 3 {
                continue;
            }
            break;
        }
        let mut n: Pair = Pair(Pair::RATE, t);
        'outer: for x_2 in (i32::MAX - ((((*c) & 15) * ((*c) & 7)) & 3)..=i32::MAX) {
            let mut v: f32 = n.0;
        }
        let mut a: f32 = (((0.0_f32 + 0.0_f32)).max(0.0) + 0.0);
        0
    }
}

#[flatten]
mod p041 {
    use super::*;
    use flatten::math::*;
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
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: if self.a < other { other } else { self.a },
                b: if self.b < other { other } else { self.b },
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair {
                a: (other & 15) as f32,
                b: (other & 15) as f32,
            }
        }
    }
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(&mut self, a: f32, c: i32) -> f32 {
            'outer: for _ in 0u32..2 {
                let given: f32 = 0.5;
                let c: f32 = {
                    fn doubled(t: f32) -> f32 {
                        t * 0.5 + 1.0
                    }
                    let t = doubled(given);
                    t
                };
                if (((5_i32 < (WIDE as i32))
                    || ((self.b != 0.5)
                        || ({
                            self.a = (self.b).clamp(-4.0, 4.0).exp2();
                            (c != c)
                        }))))
                {
                    (*self) = Pair {
                        a: ((Vec4::new(2.0_f32, self.a, (-1.0_f32), 0.25_f32))
                            .element_sum() - ((c).max(self.b) + 0.0)),
                        b: (-((a).min(a) + 0.0)),
                    };
                    break;
                }
                if (3.0_f32 != self.b) {
                    if (5_u32).is_power_of_two() {
                        break;
                    } else {
                        continue 'outer;
                    }
                }
                if (a != self.a) {
                    let start = ((MASKS[Self::SIZE % 7] & 63)
                        << (MASKS[(3_i32 & 1) as usize] & 7));
                    let mut a_2 = 1;
                    a_2 += start;
                    continue 'outer;
                }
            }
            (self.b + self.b)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: f32, t: u32) -> f32 {
        let c: Vec3 = Vec3::new(2.0, 2_147_483_648f32, y);
        let mut k0 = ((match (Hit(
            Vec2::new(0.0_f32, 1.0_f32),
            Pair { a: y, b: STILL },
        )) {
            Hit(_, _) if (BVec3::new((t > t), (8_u32 > t), (y != (*a)))).any() => 1_u32,
            Hit(mut t, _) if ((*a) > (-0.0)) => MASK,
            Hit(n, _) if (2_u32 <= 2) => t,
            a_2 => {
                'outer: for n in 0..1 {
                    if FLAGS[(t % 9) as usize] {
                        let mut x_2 = Vec2::new(1.0, 0.0);
                    } else {
                        let Hit(mut y, Pair { a, b: mut b }) = Hit(
                            (if (c.y != (*a)) { a_2.0 } else { a_2.0 }),
                            (Pair { a: (-1.0_f32), b: c.y } + a_2.1),
                        );
                        y = y;
                    }
                    (*a)
                        += ((match flatten::math::any(BVec3::new(false, false, true)) {
                            y @ false => {
                                let k1 = (1_u32) & 3;
                                'inner: loop {
                                    if k1 < 4 {
                                        let mut b: Pair = a_2.1;
                                        let y = b
                                            .step(
                                                ((if y { Pair::RATE } else { c.x })).rem_euclid((c.x)),
                                                (((n as i32) & 15) * ((n as i32) & 7)),
                                            );
                                        let start = (0_i32 + STEPS);
                                        let mut y = 0;
                                        y += start;
                                        break;
                                    } else {
                                        continue;
                                    }
                                }
                                a_2.1
                            }
                            true => {
                                let mut v: [[f32; 3]; 2] = [[c.z; 3], [STILL, a_2.1.a, y]];
                                'inner: for (t, x) in v.iter().enumerate() {
                                    (*a) = v[1][(MASK % 3) as usize];
                                }
                                (a_2.1 * (n as i32))
                            }
                            false => {
                                let [mut v, _, _] = [(if (3_u32 < t) {
                                    y
                                } else {
                                    (-2.5_f32)
                                }); 3];
                                (a_2).1
                            }
                        }))
                            .a;
                }
                t
            }
        })) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if (0.0_f32 < 0.0) {
                        break;
                    }
                }
                k1 += 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p042 {
    use super::*;
    use flatten::math::*;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> [f32; 3] {
        if (({
            let mut k0 = (((MASK | 7) - (MASK & 7))) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                #[keep]
                'inner: for a_2 in (0..((((-2.5_f32) != a) as u32) & 3)) {
                    if (!all(
                        (Vec3::new((-2.5_f32), a, 0.5_f32))
                            .cmpne(Vec3::new(0.5_f32, 0.5_f32, (-2.5_f32))),
                    )) {
                        let mut n = [3.0_f32; 2];
                    } else if any(BVec3::new(false, true, true)) {
                        _ = (([a, a]) != ([2.0_f32; 2]));
                        let mut a_2 = a;
                    } else {
                        let mut a = (mat3(
                            Vec3::new(a, 1.0_f32, 0.5_f32),
                            Vec3::new(0.0_f32, 0.25_f32, a),
                            Vec3::new(a, 1.0_f32, a),
                        )
                            * mat3(
                                Vec3::new((-0.0_f32), 1.5_f32, a),
                                Vec3::new(0.0_f32, 0.0_f32, 3.0_f32),
                                Vec3::new(1.5_f32, a, a),
                            ));
                    }
                }
            }
            true
        })) {}
        [(a + ((*c) as f32)), (a + ((*c) as f32)), (-1.0)]
    }
}

#[flatten]
mod p043 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub bool);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(true);
        const ALL: [Pair; 2] = [Pair(false), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: &mut f32) -> bool {
        'outer: for t in 0..1 {
            let mut t = ((((*a) / (*a))).abs() + 1.0).recip();
            'inner: for a_2 in [((WIDE as i32) - STEPS), (7_i32).clamp(-5, 9)] {
                let mut b = [
                    a_2,
                    ((if (STEPS <= a_2) { None } else { Some((*a)) }))
                        .map_or_else(
                            || a_2,
                            |y| {
                                if (if (Pair::RATE != y) {
                                    ((-1_i32) != a_2)
                                } else {
                                    (y <= t)
                                }) {
                                    return (-1_i32);
                                }
                                (a_2 + a_2)
                            },
                        ),
                ];
                if (Pair::FIRST).0 {
                    if ((({ Vec3::new(1.5_f32, 0.25_f32, (-1.0_f32)) })).is_nan()) {
                        let mut v: IVec3 = (IVec3::new(5, (-4), 0))
                            .max(IVec3::new(i32::MAX, 2, b[0]));
                    }
                    continue 'inner;
                }
            }
        }
        (((*a) <= (*a)) ^ ((*a) > 0.5))
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32) -> f32 {
        {
            if false {
                'outer: for c in 0..1 {
                    if (((c - c) as i32) < ([(c as i32), (c as i32)])[0]) {
                        let [mut t, y] = [(c as i32); 2];
                        break 'outer;
                    }
                    'inner: for _ in -1..2 {
                        let mut b = (if ((((if ((c as i32) <= c) {
                            Some(Pair(FLAGS[((c as i32) & 1) as usize]))
                        } else {
                            None
                        }))
                            .unwrap_or(Pair(((-1.0_f32) < b))))
                            .0)
                        {
                            (if (b <= b) { Some(Pair(((c as i32) <= c))) } else { None })
                        } else {
                            (((c as i32) <= c)).then_some(Pair((b > b)))
                        });
                        if ((c as i32) != c) {
                            let mut a: Vec3 = (Vec2::new(Pair::RATE, Pair::RATE))
                                .extend(sign(RAMP[(MASK % 9) as usize]));
                            continue;
                        }
                        let mut t: f32 = (if true {
                            HALF
                        } else {
                            ((flatten::math::round(STILL)).min(HALF) + 0.0)
                        });
                    }
                }
                if (('block: {
                    if (f32::MAX != 2.0) {
                        b = b;
                        break 'block ({
                            let q = (-0.0_f32);
                            q == q && q.is_sign_negative()
                        });
                    }
                    first(&mut b)
                })) {
                    'outer: for x_2 in 1..=2 {
                        let mut c: f32 = dot(
                            (cos(Vec3::new(b, 0.0_f32, 1.5_f32)))
                                .min(POINTS[((x_2 as i32) & 1) as usize]),
                            Vec3::new(0.5_f32, b, 1.5_f32),
                        );
                    }
                } else if (c > 0) {} else {}
            } else {}
        }
        ('block: {
            let mut a: Vec4 = ((('block_1: {
                b = ((if (c != (-4)) { None } else { Some(b) }))
                    .unwrap_or(
                        select(
                            ({
                                let mut a_2: [i32; 2] = [c, c];
                                'outer: for x in a_2 {
                                    if (a_2[1] <= x) {
                                        break;
                                    }
                                }
                                b
                            }),
                            b,
                            (b > b),
                        ),
                    );
                if false {
                    break 'block_1 (false).then_some(0.0_f32);
                }
                (false).then_some(0.0_f32)
            }))
                .map_or_else(
                    || Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                    |a| Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                ) / 2.0);
            if false {
                break 'block 0.0;
            }
            0.0
        })
    }
}

#[flatten]
mod p044 {
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
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair {
                a: self.a,
                b: -other.b,
                c: self.c,
            }
        }
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: IVec2::new(3, -2),
            b: -0.0,
            c: i32::MAX,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: IVec2::new(-2, i32::MAX),
                b: 2.0,
                c: 3,
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
    fn second(mut b: [Option<f32>; 2], c: &i32, y: bool) -> Vec3 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 3) {
                break;
            }
            k0 += 1;
            let mut k1 = (MASKS[(Kind::SIZE).min(6)]) & 3;
            #[keep]
            'inner: loop {
                if (k1 > k1) {
                    b[(8_u32 % 2) as usize] = (if (2_u32 != k1) {
                        None
                    } else {
                        Some(
                            (if (1_u32 < k1) {
                                TABLE[(k1 % 4) as usize]
                            } else {
                                TABLE[(Kind::SIZE).min(3)]
                            }),
                        )
                    });
                    break 'inner;
                }
                if k1 == 0 || (y) {
                    break;
                }
                k1 -= 1;
            }
        }
        Vec3::new(HALF, TABLE[(5_i32 & 1) as usize], HALF)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32, y: f32, t: &mut usize) -> f32 {
        let mut a: u32 = (match (([(*a), (*a)])[0], x) {
            (mut v, ..=1) => {
                let mut b: UVec2 = UVec2::new(MASK, 5);
                1
            }
            (
                t,
                v,
            ) if ((match ((if false {
                Some((
                    y,
                    Pair {
                        a: IVec2::new(3_i32, 5_i32),
                        ..Pair {
                            c: 2_i32,
                            a: IVec2::new(x, (-4_i32)),
                            b: t,
                        }
                    },
                    Pair::ALL[(Kind::SIZE).min(1)],
                ))
            } else {
                None
            })) {
                None => (v != (-4)),
                Some(mut n) => false,
                Some(b) => false,
                a_2 => {
                    if (((if any(BVec3::new((0.25_f32 < (*a)), true, true)) {
                        None
                    } else {
                        Some((
                            2.0_f32,
                            Pair {
                                c: x,
                                a: IVec2::new((-4_i32), (-1_i32)),
                                b: 1.5_f32,
                            },
                            Pair {
                                b: t,
                                ..Pair {
                                    b: 3.0_f32,
                                    ..Pair {
                                        c: v,
                                        a: IVec2::new(7_i32, (-1_i32)),
                                        b: 2.0_f32,
                                    }
                                }
                            },
                        ))
                    }))
                        .is_none())
                    {
                        match (('block: {
                            if ((t - (*a)) < y) {
                                break 'block ((v > x))
                                    .then_some((
                                        1.0_f32,
                                        Pair::FIRST,
                                        Pair {
                                            c: v,
                                            ..Pair {
                                                b: (*a),
                                                c: x,
                                                a: IVec2::new((-1_i32), x),
                                            }
                                        },
                                    ));
                            }
                            'outer: for y in (1..1).step_by(3) {
                                let start = (if ((*a) > 1.0) {
                                    v
                                } else {
                                    ((v & 63) << (1u32))
                                });
                                let mut c = 0;
                                c += start;
                            }
                            let Kind::Near(a @ ((-1 | 0))) = Kind::Near(v) else {
                                return ((match (Pair {
                                    b: t,
                                    c: v,
                                    a: IVec2::new(2_i32, v),
                                }) {
                                    Pair { a: c, b: x, c: (-1 | -1) } => {
                                        (if (y > y) { Some(t) } else { None })
                                    }
                                    _ => Some(1.5_f32),
                                }))
                                    .map_or_else(|| ({ (-1.0_f32) }), |n| t);
                            };
                            ({ ([a_2, a_2, a_2])[0] })
                        })) {
                            Some(_) => {
                                let mut b = (&{
                                    ((
                                        2.0_f32,
                                        Pair {
                                            b: (*a),
                                            c: v,
                                            a: IVec2::new(v, v),
                                        },
                                        Pair { b: y, ..Pair::FIRST },
                                    ))
                                        .1
                                }
                                    - &{
                                        Pair {
                                            c: x,
                                            a: ({ IVec2::new((-4_i32), x) }),
                                            b: ([(*a), 0.5_f32])[0],
                                        }
                                    });
                            }
                            Some(mut c) => {
                                let (b, x) = (Pair::SIZE, c.2.b) else {
                                    return ((c.1.b).lerp((-1.0_f32), y)
                                        / (if y <= 1.0 {
                                            ((*a)).clamp(y, 1.0) + 0.0
                                        } else {
                                            c.0
                                        }));
                                };
                            }
                            Some(
                                _,
                            ) if (({
                                if true {
                                    let mut y: Option<f32> = (((Kind::Empty) == (Kind::Empty)))
                                        .then_some(y);
                                    let mut a: Vec3 = second(
                                        [
                                            [
                                                f32::from_bits((0_u32 & 0x007f_ffff) | 0x3f80_0000),
                                                (y)
                                                    .map_or_else(
                                                        || {
                                                            if (v < v) {
                                                                return hadd(Vec3::new(t, 0.0_f32, 0.0_f32));
                                                            }
                                                            0.0_f32
                                                        },
                                                        |b| (*a),
                                                    ),
                                                0.0_f32,
                                            ]
                                                .into_iter()
                                                .find(|&a| false),
                                            (false).then_some(0.0_f32),
                                        ],
                                        &{ 0_i32 },
                                        false,
                                    );
                                }
                                false
                            })) => {}
                            _ => {}
                        }
                    }
                    false
                }
            })) => 0,
            (-1.5, -7) => 0,
            _ => 0,
        });
        0.0
    }
}

#[flatten]
mod p045 {
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
    pub fn entry(a: &mut Vec2, mut x: i32) -> i32 {
        let mut t = (match ((if a.x <= a.x {
            ((x as f32)).clamp(a.x, a.x) + 0.0
        } else {
            a.y
        })) {
            mut a_2 @ 1.0 => {
                a.y = (({
                    let mut k0 = (((MASKS[(Kind::SIZE).min(6)] | 7) - (8_u32 & 7))) & 3;
                    'outer: while k0 > 0 {
                        k0 -= 1;
                        let mut n: f32 = a.y;
                        if (k0 <= 1) {
                            continue;
                        }
                    }
                    (*a)
                }))
                    .y;
                (*a)
            }
            -1.5 => {
                ((mat2(Vec2::new(a.x, a.x), (*a))).transpose()
                    * (if true {
                        return ({
                            let mut a_2 = (x).signum();
                            a.x
                                *= ((Vec4::new(a.y, 1.0_f32, a.x, 0.25_f32))
                                    .dot(
                                        (if false {
                                            Vec4::new(a.x, 2.0_f32, 2.0_f32, a.x)
                                        } else {
                                            Vec4::new(2.0_f32, (-2.5_f32), (-1.0_f32), (-0.0_f32))
                                        }),
                                    ) * 1.0);
                            x
                        });
                    } else {
                        (*a)
                    }))
            }
            _ => {
                'outer: for y in [
                    ({
                        let y: f32 = (flatten::math::abs(((a.y).abs() + 1.0).recip()))
                            .rem_euclid((a.y));
                        'outer: for y in 0..4 {
                            if all(
                                ((Vec3::new(0.0_f32, 0.0_f32, 2.0_f32)).is_nan_mask()
                                    & (Vec3::new(a.x, 3.0_f32, f32::MIN)).is_nan_mask()),
                            ) {
                                (*a) += (*a);
                                let mut a = (Mat2::from_cols(
                                    (*a),
                                    (Vec2::new(0.0_f32, 0.25_f32)).signum(),
                                ) * mat2((*a), (*a)));
                                let mut c = ((Vec3::new(3.0_f32, (-1.0_f32), a.y_axis.x))
                                    .dot((Vec3::new(0.5_f32, 1.5_f32, 0.25_f32)).zyx())
                                    < (2.0 + flatten::math::degrees(a.y_axis.x)));
                            } else {
                                let mut n = Kind::SIZE;
                                let c = BVec3::new(((-2.5_f32) != a.y), false, (n != n));
                                (n, (*a)) = (
                                    (a.y.abs() as usize & 15),
                                    Vec2::new(0.0, (-0.0)),
                                );
                            }
                            let y: Vec2 = Vec2::select(
                                (((if false { (*a) } else { (*a) }) + a.y))
                                    .cmplt(
                                        ((match (Kind::SIZE, (y as i32), (a.x <= a.x)) {
                                            (mut v @ ..3, ..2, mut x_2 @ false) => {
                                                Mat2::from_cols((*a), (*a))
                                            }
                                            _ => Mat2::from_cols((*a), (*a)),
                                        }))
                                            .mul_vec2((*a)),
                                    ),
                                (*a),
                                (*a),
                            );
                            if (y.x <= y.y) {
                                continue 'outer;
                            }
                        }
                        x
                    }),
                    STEPS,
                    x,
                ] {
                    if (7_i32 > 1) {
                        continue 'outer;
                    }
                }
                Vec2::new((-1.0), 1.5)
            }
        });
        (x + (t.y as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p046 {
    use super::*;
    use flatten::math::*;
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
        fn step(mut self, mut b: Vec3, mut x: Pair) -> Hit {
            x += self;
            let mut v: f32 = b.z;
            let [v, ..] = [
                [STEPS, STEPS, STEPS]
                    .into_iter()
                    .filter(|&x_2| (b.x < v))
                    .map(|mut v| b.z)
                    .sum::<f32>(),
                (b.y
                    * ({
                        b.y = v;
                        b.z
                    })),
            ];
            Hit(
                ((((b.z.abs() as usize & 15) + (self.a + self.a))).saturating_sub(x.a)
                    + (b.y.abs() as usize & 255)),
                (b + Vec3::splat((self.a as f32))),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: usize, c: u32, y: &mut f32) -> bool {
        let mut k0 = 1u32;
        'outer: while k0 < 2 {
            k0 *= 2;
            'inner: for c in [
                (CORNER).as_ivec3().y,
                ((STEPS & 63) << 2),
                (if STEPS != 0 { (WIDE as i32) / STEPS } else { STEPS }),
            ] {
                'block: {
                    if ((({ (*y) }) == 0.5)) {
                        let mut c: f32 = ((Vec4::new(
                            (-2.5_f32),
                            (-2.5_f32),
                            1.0_f32,
                            2.0_f32,
                        ))
                            .length_squared())
                            .sin();
                        continue 'outer;
                    }
                }
                let v: Pair;
                if (a != a) {
                    v = Pair { a: a };
                } else {
                    (*y) = ((((*y)).abs() + 0.25).min(4.0).powf((HALF).clamp(-2.0, 2.0))
                        + 0.0);
                    v = (match ((if (a != 2) {
                        (*y) = (if ((matches!(
                            Pair::ALL[(1_i32 & 1) as usize], Pair { a : mut c }
                        )
                            || (([Kind::Near(BVec3::new((k0 < k0), true, false), k0); 3])
                                == ([
                                    Kind::ALL[(1_u32 % 2) as usize],
                                    Kind::ALL[a % 2],
                                    Kind::Near(
                                        BVec3::new(true, ((*y) <= (*y)), (k0 <= 5_u32)),
                                        3_u32,
                                    ),
                                ]))))
                        {
                            (mix((*y), (*y), (*y)))
                                .rem_euclid(
                                    ((Vec4::new((*y), 1.5_f32, (-2.5_f32), 1.5_f32))
                                        .dot(Vec4::new((-2.5_f32), 0.5_f32, 0.5_f32, (-0.0_f32)))),
                                )
                        } else {
                            0.25
                        });
                        k0
                    } else {
                        let (mut b, ([mut n, ..], _)) = (
                            Hit::ALL[(c & 1) as usize],
                            (
                                [(*y), 0.5_f32],
                                (UVec2::new(8_u32, k0) + UVec2::new(5_u32, k0)),
                            ),
                        );
                        continue;
                    })) {
                        (0 | 4) => Pair { a: a },
                        mut x_2 @ ((0 | 3)) => Pair { a: a },
                        _ => {
                            let mut c: Pair = Pair::ALL[(k0 % 2) as usize];
                            let n = c
                                .step(
                                    (Vec3::new(1.0_f32, (*y), (*y)))
                                        .smoothstep(Vec3::ZERO, Vec3::splat(2.0)),
                                    c,
                                );
                            c
                        }
                    });
                }
            }
        }
        (((-1.0_f32) > (*y)) ^ ((*y) > 0.5))
    }
}

#[flatten]
mod p047 {
    use super::*;
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
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a ^ other.a,
                b: self.b ^ other.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit {
                a: self.a,
                b: self.b,
                c: self.c,
            }
        }
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
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair;
        const ALL: [Pair; 2] = [Pair, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit { a: 2, b: 0, c: Pair };
        const ALL: [Hit; 2] = [Hit { a: 0, b: 5, c: Pair }, Self::FIRST];
    }
    impl State {
        const FIRST: Self = State {
            a: Pair,
            b: -0.0,
            c: Hit { a: 5, b: 2, c: Pair },
        };
        const ALL: [State; 2] = [
            State {
                a: Pair,
                b: 2.0,
                c: Hit { a: 2, b: 0, c: Pair },
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
    pub fn entry(a: i32, c: &mut f32) -> Hit {
        let mut x: Option<i32> = (((*c) > (*c))).then_some(a);
        let mut k0 = ((if ((*c) <= (*c)) {
            let mut a_2: f32 = (Vec2::new(3.0_f32, (*c))).y;
            MASK
        } else {
            if ((Vec2::new(3.0_f32, 1.0_f32)).rem_euclid(Vec2::splat(1.5))
                == (Vec2::new(0.5, (*c))).max(Vec2::new(1.0, (-2.5))))
            {
                x = (if (([(Pair, Pair), (Pair, Pair)])
                    == ([(Pair::ALL[(Hit::SIZE).min(1)], Pair), (Pair::FIRST, Pair)]))
                {
                    Some(
                        ({
                            let given: f32 = ({ (x).map_or_else(|| (*c), |t| (*c)) });
                            let n: f32 = {
                                let t = second(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn second(x: f32) -> f32 {
                                    if x < HALF { -x } else { x }
                                }
                                t
                            };
                            ({ a })
                        }),
                    )
                } else {
                    None
                });
                return ((State {
                    b: (*c),
                    c: Hit::ALL[State::SIZE % 2],
                    a: Pair,
                })
                    .c
                    + ('block: {
                        let mut b: usize = Pair::SIZE;
                        if (BVec3::new(true, ((*c) > (-0.0_f32)), true))
                            .test((0_usize).min(1))
                        {
                            break 'block (Hit {
                                c: Pair,
                                ..Hit { c: Pair, a: 5_usize, b: b }
                            } * STEPS);
                        }
                        ((-Hit::FIRST) * (-0.5))
                    }));
            }
            MASK
        })) & 3;
        #[keep]
        'outer: while k0 > 0
            && ((({
                let c = (((a) as usize & 31)
                    + (if (((if (2_i32 != a) { None } else { Some(a) }))
                        .map_or_else(|| (a > a), |v| (k0 > k0)))
                    {
                        if (((Hit {
                            c: Pair,
                            a: (Pair::SIZE + Pair::SIZE),
                            b: Hit::SIZE,
                        }) == ((State::FIRST).c)))
                        {
                            x = (if (State::RATE <= (*c)) {
                                Some((if 2_i32 != 0 { a % 2_i32 } else { a }))
                            } else {
                                None
                            });
                            let State { a, b, c: Hit { a: a_2, b: _, c: mut n } } = State {
                                a: Pair,
                                b: (*c),
                                c: Hit {
                                    a: Pair::SIZE,
                                    b: State::SIZE,
                                    c: Pair,
                                },
                            };
                        } else {}
                        Hit::SIZE
                    } else {
                        3
                    }));
                false
            })))
        {
            k0 -= 1;
        }
        Hit {
            a: (Pair::SIZE + ((*c).abs() as usize & 255)),
            b: (Pair::SIZE + ((*c).abs() as usize & 255)),
            c: Pair,
        }
    }
}

#[flatten]
mod p048 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec2, pub IVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
        pub b: IVec3,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &Hit) -> bool {
        if let ((t, ..-1) | (-7..=1_000, t)) = (
            (c.b.x & c.b.z),
            ((-2_i32) % (((MASK) as f32 as i32) | 1)),
        ) {
            let mut a_2 = Pair(
                Vec2::new(1.5_f32, 1.5_f32),
                ((IVec2::new(LEVELS[Hit::SIZE % 8], 10_i32) - IVec2::new(3_i32, c.b.x))
                    + (IVec2::new(0_i32, 5_i32)).max(IVec2::new((i32::MIN + 1), 2_i32))),
            );
            let mut k0 = (('block: {
                'block_1: {
                    let mut t = (*c);
                    if ((if (5_u32 < MASK) {
                        ((0.5_f32 != a_2.0.y) && true)
                    } else {
                        false
                    })) {
                        t.a >>= 1;
                        break 'block_1;
                    }
                    let mut k0 = 0i32;
                    'outer: loop {
                        if !(k0 < 0) {
                            break;
                        }
                        k0 += 1;
                        a_2.0.y = ((-2.5_f32)).sin_cos().0;
                        if (((match ((*a) < (*a)) {
                            _ => (c.a < a_2.1.y),
                            false => (c.b.z < a_2.1.x),
                            x if (({
                                let q = a_2.0.y;
                                q == q && q.is_sign_negative()
                            })) => x,
                            mut c => c,
                        }) & true))
                        {
                            break 'outer;
                        }
                        let mut v: Pair = (&a_2 - &a_2);
                        let a_2 = v.step(a_2.step(STILL));
                    }
                }
                if (c.b.y <= a_2.1.x) {
                    break 'block 8_u32;
                }
                MASKS[Pair::SIZE % 7]
            })) & 3;
            #[keep] 'outer: while k0 > 0 && (((*a) <= 1.0)) {
                k0 -= 1;
            }
        } else {}
        ((c.b.z != 10)
            ^ (BVec3::new(((*a) > (*a)), (c.b.z <= c.b.z), ((WIDE as i32) < (-4_i32))))
                .test((Hit::SIZE).min(1)))
    }
}

mod p049 {
    use super::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut [i32; 3], c: i32) -> f32 {
        let start = ({
            let q = RAMP[(a[0] & 1) as usize];
            if q == q { q.to_bits() >> 20 } else { 7 }
        });
        let mut x = 1;
        x += start;
        let mut turn = ((x).reverse_bits()) & 1;
        let t: bool = #[keep]
        'value: loop {
            {
                #[keep]
                'outer: for x_2 in (((x >> (5_u32 & 31))
                    & 3)..=((if (c < c) {
                    let n = (x + ((x | 5) & (if x != 0 { 0_u32 % x } else { x })));
                    x
                } else {
                    8_u32
                }) & 3))
                {
                    let start = c;
                    let mut y = 0;
                    y += start;
                    if ((((x_2 > 1) | (0_u32 != x_2))
                        && ({
                            (*a)[2_usize % 3] = c;
                            (x_2 <= x)
                        })))
                    {
                        break;
                    }
                    let a_2: i32;
                    if ((if (a[2] < 7) { true } else { (y <= 3) })) {
                        a_2 = y;
                    } else {
                        x += MASK;
                        a_2 = y;
                    }
                }
            }
            if (a[0] <= a[2]) {
                break true;
            }
            if (x < x) {
                break (x != x);
            }
            turn += 1;
            if turn >= 3 {
                break (a[2] <= c);
            }
        };
        (HALF + (a[1] as f32))
    }
}

#[flatten]
mod p050 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub usize);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Vec3,
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
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State { a: self.a }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(&self, a: Vec2) -> i32 {
            let x: IVec2 = ((UVec2::new(3_u32, MASK))
                .min(UVec2::new(MASKS[Hit::SIZE % 7], MASK)))
                .as_ivec2();
            let mut turn = (MASK) & 1;
            let a_2: Hit = #[unroll(max = 2)]
            'value: loop {
                if (({
                    if ((match (a.y > a.y) {
                        b if b => (x.x <= x.y),
                        false => {
                            'outer: for c in [(-2_i32), (x.x * 0)] {
                                let mut b = ({ (((MASK).count_ones() as usize) / 2) });
                                let start = (a.x).fract_gl();
                                let mut x_2 = 0.0;
                                x_2 += start;
                                if (Vec3::new(a.y, 2.0_f32, (-1.0_f32))).is_nan() {
                                    break 'outer;
                                }
                            }
                            FLAGS[(MASK % 9) as usize]
                        }
                        _ => FLAGS[(10_i32 & 1) as usize],
                    })) {
                        return 10;
                    }
                    (x.x < x.x)
                })) {
                    break Hit(State::SIZE);
                }
                turn += 1;
                if turn >= 2 {
                    break Hit(Self::SIZE);
                }
            };
            (7 + x.x)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut usize, c: &i32, y: usize, t: &mut Hit) -> u32 {
        if (t.0 > 1) {
            'outer: for _ in -1..1 {
                t.0 &= 7;
                if ((t.0 + (*a)) < (TABLE[((*c) & 1) as usize].abs() as usize & 15)) {
                    let mut turn = 0;
                    let n: Hit = 'value: loop {
                        let mut a: Pair = Pair;
                        let y = a
                            .step(
                                ({
                                    (*t) = Hit(5_usize);
                                    saturate(Vec2::new(RAMP[t.0 % 9], f32::MAX))
                                }),
                            );
                        if matches!(
                            (FLAGS[((* c) & 1) as usize] && ((* c) > y)), _ if (((-
                            1_i32) > (* c)) || (t.0 <= t.0))
                        ) {
                            break 'value (*t);
                        }
                        turn += 1;
                        if turn >= 1 {
                            break Hit(t.0);
                        }
                    };
                    break;
                }
            }
        } else {}
        (if flatten::math::any(BVec3::new(true, ((*c) < (*c)), true)) {
            MASKS[(t.0).min(6)]
        } else {
            return MASK;
        })
    }
}

#[flatten]
mod p051 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32);
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
    pub fn entry(a: f32, c: &i32, y: &mut i32, t: u32) -> i32 {
        let mut k0 = (({
            let q = a;
            if q == q { q.to_bits() >> 20 } else { 7 }
        })) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            let c: [f32; 2] = 'block: {
                if (!(2_u32 != t)) {
                    break 'block [a, a];
                }
                'inner: for _ in (1..7).step_by(3) {
                    let mut a_2: Hit = (Hit((-1.0_f32)) * STEPS);
                    if (((FLAGS[((-4_i32) & 1) as usize] != ((*y) > (*y)))
                        || ({
                            a_2.0 = a_2.0;
                            (a_2.0 != a)
                        })))
                    {
                        break 'outer;
                    }
                    let mut b = Mat2::from_cols(
                        (Vec2::new(1.5_f32, 1.5_f32)).fract(),
                        (mat2(Vec2::new(a_2.0, HALF), Vec2::new(a_2.0, a_2.0))
                            * Vec2::select(
                                (Vec2::new(a_2.0, a_2.0)).cmplt(Vec2::new(a_2.0, a)),
                                Vec2::new(2.0, f32::NAN),
                                Vec2::new(1.0, (-1.0)),
                            )),
                    );
                }
                [a; 2]
            };
            if k0 == 0 || ((k0 <= 3)) {
                break;
            }
            k0 -= 1;
        }
        ((*y) + (*y))
    }
}

#[flatten]
mod p052 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(bool, Vec2),
        Near(i32),
        Far(f32),
    }
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &usize, c: f32, y: &f32) -> u32 {
        let mut x: [f32; 3] = (if ((-2.5_f32) > (*y)) {
            #[keep]
            'outer: for _ in ((((0_i32 & 15) * ((NARROW as i32) & 7)) & 3)..8).step_by(2)
            {
                if ((match Kind::Near((NARROW as i32)) {
                    Kind::Far((0.25 | -1.5)) => {
                        if (c > (*y)) {
                            return MASKS[(*a) % 7];
                        }
                        ((*a) < (*a))
                    }
                    Kind::Empty(v, _) => {
                        let mut n = (({ ((*y) < (*y)) }) && ((v || v) && v));
                        (n && n)
                    }
                    Kind::Near(0) => (if ((*a) < (*a)) { false } else { ((*y) <= c) }),
                    y => {
                        'inner: for b in 0..2usize {
                            let [mut n, x, x_2] = [c, (c / 4.0), c];
                            let mut y: IVec2 = (((IVec2::new((NARROW as i32), 0) % 3)
                                / 3)
                                - ((IVec2::new((NARROW as i32), STEPS)
                                    - IVec2::new((WIDE as i32), (-1))) + IVec2::new((-1), 7)));
                        }
                        (1.5_f32 > c)
                    }
                })) {
                    continue;
                }
            }
            [c, c, c]
        } else {
            [(*y); 3]
        });
        'outer: for b in x {
            if ((*a) > (*a)) {
                continue;
            }
        }
        (MASK + (x[1].abs() as u32 & 255))
    }
}

#[flatten]
mod p053 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32, y: f32, t: State) -> f32 {
        #[keep]
        'outer: for t in (0..(c & 3)).rev() {
            let Hit { a: n, b: y } = (((if (1_i32 != c) {
                return (if (t <= c) {
                    if (((if (t != c) { Some((*a)) } else { None })).is_none()) {
                        let given: f32 = y;
                        let v: f32 = {
                            let t = doubled(given);
                            fn doubled(a: f32) -> f32 {
                                (a - 0.5).max(0.5)
                            }
                            t
                        };
                        break;
                    }
                    (0.5_f32).copysign((2.0_f32).max(-9.0))
                } else {
                    ({ (-1.0_f32) })
                });
            } else {
                let Hit { a: c, b: _ } = Hit {
                    a: ('block: {
                        if true {
                            let mut n = [Pair, Pair, Pair];
                        }
                        if (((mat3(
                            Vec3::new(2.0_f32, (-0.0_f32), 1.0_f32),
                            Vec3::new(1.0_f32, (*a), 0.25_f32),
                            Vec3::new((-1.0_f32), 2.0_f32, 2.0_f32),
                        ))
                            .x_axis)
                            .cmple(({ Vec3::new((-1.0), y, (*a)) }))
                            .any())
                        {
                            break 'block ((if (y < y) { Some(c) } else { None }))
                                .map_or_else(|| Pair::FIRST, |y| Pair);
                        }
                        Pair
                    }),
                    b: y,
                };
                (if (t != t) { Some(2_i32) } else { None })
            }))
                .map_or_else(
                    || {
                        if FLAGS[(MASK % 9) as usize] {
                            return Hit { b: (*a), a: Pair::FIRST };
                        }
                        Hit {
                            b: y,
                            ..Hit {
                                b: (*a),
                                ..Hit { a: Pair, b: (*a) }
                            }
                        }
                    },
                    |a| {
                        (if (TABLE[Pair::SIZE % 4] < y) {
                            Hit { b: y, a: Pair }
                        } else {
                            Hit { b: y, a: Pair }
                        })
                    },
                )) else {
                return (*a);
            };
        }
        ((-2.5) + 2.0)
    }
}

#[flatten]
mod p054 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(f32),
        Near { a: f32, b: f32, c: u32 },
        Far,
        Other,
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
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        fn step(self, a: [i32; 2], mut x: Kind, mut v: f32) -> f32 {
            let mut k0 = 255u8;
            'outer: loop {
                if !(k0 != u8::MAX) {
                    break;
                }
                k0 += 1;
                let mut a_2: i32 = ((('block: {
                    if (((if FLAGS[((k0 as i32) & 1) as usize] {
                        if ((((if true { Kind::SIZE } else { Kind::SIZE }) as f32)
                            != (2.0_f32 + (-0.0))))
                        {
                            let mut x: [i32; 2] = (Some(TABLE[(Kind::SIZE).min(3)]))
                                .map_or_else(
                                    || [
                                        (if ((k0 as f32) != v) { a[0] } else { (-4_i32) }),
                                        2_i32,
                                    ],
                                    |c| {
                                        (Some(v))
                                            .map_or_else(|| [a[1], a[0]], |v| [(k0 as i32), a[1]])
                                    },
                                );
                            let mut x: Option<f32> = Some(v);
                            let n = ((5_i32).max((a[1] - (k0 as i32)))
                                - ((match Kind::SIZE {
                                    (100 | 100) => a[0],
                                    t => 5,
                                }) & 10));
                        } else {
                            v = (if v <= v {
                                (((v * v) / 4.0)).clamp(v, v) + 0.0
                            } else {
                                (-1.0)
                            });
                        }
                        ((k0 as f32) < v)
                    } else {
                        return v;
                    }) & false))
                    {
                        break 'block ((a[1] != a[0])).then_some(0.5_f32);
                    }
                    Some((-0.0_f32))
                }))
                    .map_or_else(
                        || IVec2::new((-1_i32), LEVELS[(MASK % 8) as usize]),
                        |x_2| {
                            if (v <= v) {
                                return IVec2::new(a[1], 2_i32);
                            }
                            IVec2::new(1_i32, 5_i32)
                        },
                    ))
                    .y;
                if (v < v) {
                    break;
                }
            }
            ((if (a[0] <= a[1]) {
                return v;
            } else {
                Vec4::new(v, (-1.0_f32), v, v)
            }))
                .length_squared()
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: [i32; 2], y: f32, t: u32) -> f32 {
        let mut b: [f32; 3] = ((if (HALF > 0.0) { None } else { Some(a) }))
            .map_or_else(
                || [([(-0.0_f32); 3])[0], (Kind::SIZE as f32), (3.0_f32 - a)],
                |x_2| [
                    TABLE[(3_u32 % 4) as usize],
                    x_2,
                    (Vec4::new(a, 0.25_f32, y, 2.0_f32))
                        .dot(Vec4::new(x_2, 3.0_f32, (-1.0_f32), y)),
                ],
            );
        (({
            let mut a = (((-4_i32) & 63) << (1u32));
            let start = ({
                let mut a: Kind = ((if (a > 5) { None } else { Some(b[0]) }))
                    .map_or_else(
                        || Kind::Empty(0.0_f32),
                        |y| {
                            if (IVec2::new(10_i32, 0_i32) == IVec2::new((-1_i32), 1_i32))
                            {
                                return (((y != TABLE[(t % 4) as usize])).then_some(b[1]))
                                    .map_or_else(
                                        || Kind::Empty(0.0_f32),
                                        |a| Kind::Empty(0.0_f32),
                                    );
                            }
                            Kind::Empty(0.0_f32)
                        },
                    );
                a.step([0_i32, 0_i32], Kind::Empty(0.0), 0.0);
                0_u32
            });
            let mut a = 1;
            a += start;
            0.0
        }) + b[0])
    }
}

#[flatten]
mod p055 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec3,
        pub b: BVec3,
        pub c: UVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(&self, a: &f32) -> f32 {
            if ((match 0_u32 {
                _ => {
                    ({
                        let q = self.a;
                        q == q && q.is_sign_negative()
                    })
                }
                a_2 => {
                    (matches!(
                        (((- 0.0_f32) < self.a), ((- 0.0_f32) > (* a))), ((mut c, false)
                        | (false, mut c))
                    )
                        && (if (a_2 < 5) {
                            (0.25_f32 <= (-2.5))
                        } else {
                            let mut c = ({
                                let a = (((((*a) != self.a)).then_some(STEPS))
                                    .map_or_else(
                                        || {
                                            (Mat3::from_diagonal(Vec3::new(1.0_f32, 0.0_f32, (*a)))
                                                * mat3(
                                                    Vec3::new(TABLE[(a_2 % 4) as usize], 2.0_f32, f32::MAX),
                                                    Vec3::new((-2.5_f32), self.a, (*a)),
                                                    Vec3::new(2.0_f32, (*a), (-0.0_f32)),
                                                ))
                                        },
                                        |t| Mat3::from_cols(
                                            POINTS[Self::SIZE % 6],
                                            Vec3::new(0.0_f32, self.a, self.a),
                                            Vec3::new(f32::MAX, 0.25_f32, (*a)),
                                        ),
                                    ))
                                    .transpose();
                                let Hit { a: mut v, b, .. } = Hit {
                                    b: BVec3::new(false, true, (1.0_f32 <= a.x_axis.z)),
                                    ..Hit {
                                        a: a.y_axis,
                                        ..Hit {
                                            a: a.z_axis,
                                            b: BVec3::new(
                                                false,
                                                (a.z_axis.z > a.x_axis.y),
                                                (0.5_f32 > a.x_axis.y),
                                            ),
                                            c: UVec2::new(a_2, 0_u32),
                                        }
                                    }
                                };
                                [
                                    Vec2::new(a.z_axis.z, 1.0_f32),
                                    Vec2::new(0.5_f32, v.z),
                                    Vec2::new(v.x, 3.0_f32),
                                ]
                            });
                            ((u32::MAX - 1) > a_2)
                        }))
                }
            })) {
                let mut a = ([(IVec2::new(10_i32, STEPS)).y, (WIDE as i32)]
                    .into_iter()
                    .reduce(|v, n| flatten::math::select(v, n, (n != n))))
                    .map_or_else(
                        || (
                            Mat3::from_cols(
                                Vec3::new(self.a, self.a, 2.0_f32),
                                POINTS[Self::SIZE % 6],
                                Vec3::new(self.a, 1.5_f32, 0.5_f32),
                            ),
                            false,
                            Vec2::new(self.a, (-0.0_f32)),
                        ),
                        |y| (
                            Mat3::from_cols(
                                Vec3::new((-1.0_f32), self.a, 3.0_f32),
                                Vec3::new((*a), (*a), 0.5_f32),
                                Vec3::new(self.a, 0.5_f32, self.a),
                            ),
                            false,
                            Vec2::new(0.25_f32, 1.5_f32),
                        ),
                    );
            } else {}
            0.0
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &i32) -> i32 {
        let mut v: [i32; 2] = [(*c), (*c)];
        'outer: for (_, v) in v.into_iter().zip([(a.a).clamp(-2.0, 2.0).exp_m1(), a.a]) {
            if true {
                let mut b: Pair = Pair { a: (-2.5) };
                let t = b.step(&b.a);
                continue;
            }
            let n = (
                (mat3(
                    Vec3::new(a.a, v, 2.0_f32),
                    Vec3::new((-0.0_f32), 3.0_f32, v),
                    Vec3::new(2.0_f32, (-1.0_f32), 1.5_f32),
                )
                    * (if ((*c) != (*c)) {
                        let mut x_2 = ({
                            #[unroll(max = 4)]
                            'inner: for b in (((MASK
                                & MASKS[(MASKS[(MASK % 7) as usize] % 7) as usize])
                                & 3)..=((Some((*c))).map_or_else(|| MASK, |t| MASK) & 3))
                                .rev()
                            {
                                if (HALF <= v) {
                                    continue;
                                }
                            }
                            [
                                Vec2::new(v, 0.5_f32),
                                Vec2::new(STILL, 1.0_f32),
                                Vec2::new(0.5_f32, 2.0_f32),
                            ]
                        });
                        Mat3::from_cols(
                            POINTS[(MASK % 6) as usize],
                            Vec3::new((-2.5_f32), Hit::RATE, f32::MIN_POSITIVE),
                            Vec3::new((-2.5_f32), 1.0_f32, x_2[1].x),
                        )
                    } else {
                        Mat3::from_cols(
                            Vec3::new(v, a.a, 0.25_f32),
                            Vec3::new(0.0_f32, 0.25_f32, 0.0_f32),
                            POINTS[Hit::SIZE % 6],
                        )
                    })),
                ((*c) <= (*c)),
                Vec2::new((-2.5_f32), 0.25_f32),
            );
        }
        (v[0] + v[0])
    }
}

#[flatten]
mod p056 {
    use super::*;
    use flatten::math::*;
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
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    impl Pair {
        const FIRST: Self = Pair(Vec4::new(0.5, -0.0, 2.0, -1.5));
        const ALL: [Pair; 2] = [Pair(Vec4::new(-0.0, 2.0, -1.5, 0.5)), Self::FIRST];
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
        'outer: for &a in &a_2 {
            let mut b: Option<f32> = (match (t ^ ((t | 7) - (t & 7))) {
                b => ((b < b)).then_some(c.x),
                mut b => ((true).then_some(3.0_f32)).and_then(|n| Some(n)),
            });
            if ((b)
                .map_or_else(
                    || {
                        if false {
                            return ((t != 8_u32) && (t > t));
                        }
                        ((a_2[1] < 5_i32) && (7_i32 > (NARROW as i32)))
                    },
                    |x_2| ((t > t) && (x_2 != c.x)),
                ))
            {
                break;
            }
            let start = Hit::SIZE;
            let mut y = 2;
            y += start;
        }
        let mut k0 = ((t ^ t)) & 3;
        #[keep]
        'outer: loop {
            if ((('block: {
                if (a.x_axis.x <= c.z) {
                    let t: Vec3 = 'block_1: {
                        if any(
                            (BVec3::new((a.x_axis.x > a.y_axis.y), true, false)
                                & BVec3::new(true, false, false)),
                        ) {
                            break 'block_1 ((*c)).clamp_length_max(2.0);
                        }
                        let y: (Pair, Mat2, Pair);
                        if ((if ((if (a_2[1] <= a_2[0]) {
                            (a.x_axis.y <= c.x)
                        } else {
                            (c.y <= 0.0)
                        })) {
                            ((IVec2::new(v, v)) == (IVec2::new(a_2[1], 1_i32)))
                        } else {
                            (k0 <= t)
                        })) {
                            a_2[1] = (((a_2[0] > a_2[0])).then_some(a.x_axis.y))
                                .map_or_else(
                                    || a_2[0],
                                    |t| {
                                        (({
                                            let mut n: u8 = ((0_u32 <= k0) as u8);
                                            n += 5;
                                            n
                                        }) as i32)
                                    },
                                );
                            y = (
                                Pair(
                                    Vec4::new(1.5_f32, a.y_axis.y, (-2.5_f32), (-2.5_f32)),
                                ),
                                (*a),
                                Pair::FIRST,
                            );
                        } else {
                            y = (
                                Pair(
                                    Vec4::new(
                                        a.x_axis.y,
                                        TABLE[(a_2[1] & 1) as usize],
                                        c.y,
                                        a.y_axis.x,
                                    ),
                                ),
                                Mat2::from_diagonal(a.y_axis),
                                Pair(Vec4::new(2.0_f32, 0.0_f32, 1.0_f32, a.y_axis.y)),
                            );
                        }
                        (*c)
                    };
                    break 'block (c.z <= a.x_axis.x);
                }
                (STILL > a.x_axis.y)
            }) || (c.y < HALF))) || k0 == 0
            {
                break;
            }
            k0 -= 1;
        }
        (c.x + (a_2[1] as f32))
    }
}

#[flatten]
mod p057 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: UVec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near(State),
        Far(Vec4),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Hit {
        const FIRST: Self = Hit { a: 3 };
        const ALL: [Hit; 2] = [Hit { a: -2 }, Self::FIRST];
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
        fn step(&self, mut b: Hit, c: i32, mut v: IVec2) -> IVec2 {
            v.x = (WIDE as i32);
            let mut turn = (((Hit::SIZE & 255) as u32)) & 1;
            let y: f32 = 'value: loop {
                let mut a: [f32; 2] = [
                    TABLE[(({
                        v = ('block_1: {
                            if asked(
                                &|n, x| (false && (v.y != (-4_i32))),
                                select(STILL, Self::RATE, (v.x < v.x)),
                            ) {
                                break 'block_1 ((if (self.a.x <= self.a.y) {
                                    Some(
                                        Mat3::from_cols(
                                            Vec3::new(Self::RATE, HALF, 0.25_f32),
                                            Vec3::new((-0.0_f32), 1.0_f32, HALF),
                                            CORNER,
                                        ),
                                    )
                                } else {
                                    None
                                }))
                                    .map_or_else(|| v, |a_2| v);
                            }
                            (IVec2::new(c, 10_i32) | IVec2::new(b.a, v.x))
                        });
                        MASKS[(({
                            b.a /= 3;
                            self.a.y
                        }) % 7) as usize]
                    }) % 4) as usize],
                    HALF,
                ];
                'outer: for (n, a_2) in a.into_iter().zip([MASK, 3_u32]) {
                    if FLAGS[(Self::SIZE).min(8)] {
                        continue 'outer;
                    }
                }
                if (v.x < b.a) {
                    break 1.0;
                }
                if (c <= v.x) {
                    break 0.0;
                }
                turn += 1;
                if turn >= 2 {
                    break a[0];
                }
            };
            (v + IVec2::splat(v.x))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: Vec2, y: [f32; 2], t: u32) -> f32 {
        let State { a: t } = ((if (t <= t) { None } else { Some(Mat3::IDENTITY) }))
            .map_or_else(
                || (if true { State { a: 7_i32 } } else { State { a: (WIDE as i32) } }),
                |t| {
                    (((t.z_axis.x != TABLE[(MASKS[(STEPS & 1) as usize] % 4) as usize]))
                        .then_some(t))
                        .map_or_else(|| State { a: STEPS }, |c| State { a: STEPS })
                },
            );
        let given: f32 = (if (Vec3::new(2.0, y[0], 1.0))
            .cmple(Vec3::new(y[0], x.y, (*a)))
            .all()
        {
            f32::from_bits((MASK & 0x007f_ffff) | 0x3f80_0000)
        } else {
            return (*a);
        });
        let a: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(x_2: f32) -> f32 {
                if x_2 < HALF { -x_2 } else { x_2 }
            }
            let t = doubled(given);
            t
        };
        ((if ((if ((if (0.25_f32 > x.x) {
            let mut k0 = ((if ((-1.0_f32) > x.x) {
                return (((if (t != t) {
                    Some(
                        Mat3::from_cols(
                            Vec3::new(y[0], 2.0_f32, 2.0_f32),
                            Vec3::new(0.25_f32, 0.25_f32, x.x),
                            Vec3::new(
                                0.0_f32,
                                2_147_483_648f32,
                                TABLE[(({
                                    x.x = (x.y).round();
                                    MASK
                                }) % 4) as usize],
                            ),
                        ),
                    )
                } else {
                    None
                }))
                    .map_or_else(|| x.x, |x| y[1]) + y[0]);
            } else {
                let mut y: Pair = ({
                    'outer: for a in y {
                        let y: UVec2 = UVec2::new(5, 2);
                        let mut c = Mat3::from_cols(
                            (Mat3::from_diagonal(Vec3::new(x.y, (-2.5_f32), 2.0_f32))
                                * Vec3::new(0.5, a, (-1.0))),
                            clamp(
                                Vec3::new(1.0_f32, 0.0_f32, x.y),
                                CORNER,
                                Vec3::new(1.5_f32, 0.5_f32, 1.5_f32),
                            ),
                            (a * Vec3::new((-0.0), x.x, a)),
                        );
                        c.x_axis = Vec3::new((-0.0_f32), 2.0_f32, 0.0_f32);
                    }
                    Pair { a: UVec2::new(MASK, 5) }
                });
                let x_2 = y
                    .step(
                        ({
                            x.y = x.y;
                            Hit::ALL[Kind::SIZE % 2]
                        }),
                        ({
                            x = (if (t > t) {
                                x
                            } else {
                                if (({ (Pair::SIZE <= Kind::SIZE) })) {
                                    let [_, mut a_2] = [a, x.x];
                                    return (if (x.y != a_2) {
                                        (if 0.0_f32 <= a {
                                            (a_2).clamp(0.0_f32, a) + 0.0
                                        } else {
                                            0.25
                                        })
                                    } else {
                                        dot(
                                            Vec4::new(1.5_f32, a_2, 0.25_f32, 0.0_f32),
                                            Vec4::new(0.25_f32, a_2, (-1.0_f32), (-1.0_f32)),
                                        )
                                    });
                                }
                                x
                            });
                            (t + t)
                        }),
                        Pair::step(
                            &y,
                            ({
                                x.y
                                    -= ((x.y).abs() + 0.25)
                                        .min(4.0)
                                        .powf((x.y).clamp(-2.0, 2.0));
                                Hit { a: (-4_i32) }
                            }),
                            t,
                            IVec2::new(5, t),
                        ),
                    );
                y.a.y
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
                    }
                    k1 += 1;
                }
            }
            (t != t)
        } else {
            (t < 0)
        })) {
            (t < t)
        } else {
            (x.x > x.y)
        })) {
            x.x
        } else {
            x.x
        }) + x.x)
    }
}

#[flatten]
mod p058 {
    use super::*;
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
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit { a: self.a }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    impl Hit {
        fn step(mut self, a: &UVec2) -> Option<f32> {
            _ = ((NARROW as i32)).is_negative();
            Some(
                (if false {
                    (Vec3::new(0.5_f32, HALF, (-2.5_f32)))
                        .dot(
                            Vec3::new(
                                TABLE[Hit::SIZE % 4],
                                (-1.0_f32),
                                TABLE[(self.a % 4) as usize],
                            ),
                        )
                } else {
                    return (if (5_u32 != a.x) {
                        Some((HALF).abs().sqrt())
                    } else {
                        None
                    });
                }),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, mut v: f32, t: u32) -> Hit {
        if (((((v != 2.0)).then_some(0.0_f32))
            == (if false { None } else { Some((*a)) })))
        {
            'outer: for a_2 in [(IVec2::new((*c), 10_i32)).y, (*c)] {
                'block: {
                    'inner: for _ in -1..=1i8 {
                        _ = ((if (v > v) {
                            ((t != t)).then_some(v)
                        } else {
                            (if (a_2 > a_2) { Some(v) } else { None })
                        }))
                            .map_or_else(
                                || (Some(1.5_f32)).is_none(),
                                |a| {
                                    if (Vec3::new(0.25_f32, a, a)).is_nan() {
                                        return (State::SIZE != State::SIZE);
                                    }
                                    (t > t)
                                },
                            );
                        if ((BVec3::new(true, false, (v != v)))
                            == (BVec3::new((t <= t), true, FLAGS[((*c) & 1) as usize])))
                        {
                            break 'block;
                        }
                        v += (*a);
                    }
                    if (((BVec3::new(true, ((-2.5_f32) != (*a)), false))
                        .test((8_u32 % 2) as usize)
                        && ({
                            v += v;
                            (t > 0_u32)
                        })))
                    {
                        break 'outer;
                    }
                }
            }
        } else if (t > MASK) {} else {}
        Hit {
            a: ((((t >> (8_u32 & 31))
                + (((2.0_f32 < v)).then_some(v))
                    .map_or_else(
                        || t,
                        |b| {
                            if ((*c) < (*c)) {
                                return t;
                            }
                            2_u32
                        },
                    )) | MASK) + (v.abs() as u32 & 255)),
        }
    }
}

#[flatten]
mod p059 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub usize);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(mut self, mut b: f32, c: &mut f32, y: Vec2) -> bool {
            if ((match false {
                false => {
                    let mut a_2: [f32; 2] = [y.y, y.y];
                    'outer: for _ in a_2.iter().rev() {
                        if ((self.0 < self.0) && true) {
                            break;
                        }
                        if (!((*c) <= b)) {
                            let mut t: f32 = (((({
                                let q = b;
                                q == q && q.is_sign_negative()
                            })))
                                .then_some((b).cos()))
                                .map_or_else(
                                    || y.y,
                                    |x_2| select(
                                        ({ 0.25_f32 }),
                                        ((-0.0_f32)).abs().ln_1p(),
                                        false,
                                    ),
                                );
                            continue;
                        }
                        let a_2: i32 = 'block: {
                            'block_1: {
                                let mut v = ((Vec3::new(
                                    0.25_f32,
                                    f32::MIN_POSITIVE,
                                    (-0.0_f32),
                                )
                                    * (Vec4::new((-2.5_f32), y.y, y.y, a_2[1]))
                                        .dot(Vec4::new(2.0_f32, 0.5_f32, 0.5_f32, STILL))))
                                    .dot(
                                        (Mat3::from_cols(
                                            Vec3::new(3.0_f32, (-0.0_f32), HALF),
                                            CORNER,
                                            Vec3::new(2.0_f32, 2.0_f32, STILL),
                                        ) * Vec3::new((-2.5), 0.0, 0.0)),
                                    );
                                if false {
                                    break 'block_1;
                                }
                            }
                            if ((*c) <= (-2.5)) {
                                continue 'outer;
                            }
                            STEPS
                        };
                    }
                    (a_2[1] != y.y)
                }
                mut t => t,
                true => (y.x < y.y),
                false => (self.0 > self.0),
            })) {}
            (b != TABLE[(self.0).min(3)])
        }
    }
    impl Pair {
        fn sum(&mut self, a: &mut f32) -> Option<Vec4> {
            let mut a_2: Pair = Pair(self.0);
            let t = a_2.step((*a), a, (Vec2::new((-2.5), 0.0) / 2.0));
            Some(Vec4::new(1.0_f32, (*a), (*a), (*a)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: Pair, y: &mut Vec3, t: &mut f32) -> f32 {
        let mut c: [f32; 2] = [(*a), y.z];
        'outer: for &b in &c {
            let mut t: Pair = Pair(Pair::SIZE);
            let a = t.sum(&mut y.x);
            if (counted(&|x_2| (-1_i32)) > ((STEPS & 63) << (1u32))) {
                if (b <= 2.0) {
                    break;
                }
                break;
            }
        }
        (((*y)).to_array()[(Pair::SIZE).min(1)] + (*t))
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
                'inner: for a_2 in c {
                    'block: {
                        c[Hit::SIZE % 2] = (-1.0);
                        if (3.0_f32 > c[1]) {
                            break 'block;
                        }
                    }
                    if (self.1.x > 2.0) {
                        break;
                    }
                }
                if k0 == 0 || (FLAGS[(k0 % 9) as usize]) {
                    break;
                }
                k0 -= 1;
            }
            (false ^ (self.0.z > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: f32) -> Pair {
        let mut a_2: [f32; 2] = [a, Pair::RATE];
        'outer: for t in a_2 {
            if (((if (c != c) { Some(2_i32) } else { None })).is_some()) {
                {
                    let [mut v, _] = a_2;
                    let mut b: Pair = Pair(
                        IVec3::new(7_i32, c, c),
                        Vec3::new(y, (-1.0_f32), 3.0_f32),
                    );
                    let x = b
                        .step(
                            (Vec4::new(HALF, (-1.0_f32), b.1.y, b.1.z))
                                .dot(Vec4::new(b.1.y, b.1.x, v, (-2.5))),
                            (0_i32).wrapping_abs(),
                        );
                }
                break;
            }
        }
        Pair(
            (IVec3::new(c, 5, c) + IVec3::splat((a_2[0] as i32).clamp(-64, 64))),
            CORNER,
        )
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
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: -0.0, c: true };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 2.0, c: false }, Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &[i32; 3], c: &i32, y: &Vec3) -> Pair {
        let k0 = (((a[2]) as f32 as u32)) & 3;
        'outer: while k0 > 3 {}
        #[keep]
        'outer: for b in (0..((a[2]).max((*c)) & 3)) {
            let mut c = (((0.5_f32).trunc() * (-y.y)) + y.z);
            {
                let a: Kind = 'block: {
                    'inner: for c in (1..1).step_by(3).rev() {
                        let mut c: f32 = (match Kind::Empty(
                            Vec2::new(0.25_f32, (-0.0_f32)),
                        ) {
                            Kind::Empty(a_2) => (vec3(y.y, a_2.y, y.y)).z,
                            _ => 3.0,
                        });
                    }
                    if ((Pair { a: y.x, b: y.z, c: true }).c) {
                        break 'outer;
                    }
                    (if (a[1] <= a[0]) {
                        Kind::Empty(
                            (match MASK {
                                3..=4 => Vec2::new(c, 0.25),
                                _ if (8_u32 != 3) => Vec2::new(0.5, y.z),
                                mut a_2 => Vec2::new(TABLE[(8_usize).min(3)], 0.0),
                                mut b => Vec2::new(0.0, 1.0),
                            }),
                        )
                    } else {
                        Kind::Empty(Vec2::new(y.z, 2.0))
                    })
                };
                'inner: for a_2 in (0..3).rev() {
                    if ((-y.y) > (y.x + (-0.0))) {
                        let [y, mut x, _] = [3_i32; 3];
                        continue 'inner;
                    }
                }
            }
        }
        Pair {
            c: (7_i32 != (*c)),
            ..Pair::FIRST
        }
    }
}

#[flatten]
mod p062 {
    use super::*;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32, y: f32) -> f32 {
        let mut k0 = ((3_u32).saturating_add(MASK)) & 3;
        #[keep]
        'outer: while k0 > 0
            && ((({
                let v = UVec2::new(3, k0);
                (if (v.y != v.x) {
                    let mut t: f32 = (a
                        * ((Some(y))
                            .map_or_else(
                                || {
                                    if (if ((-2.5_f32) != a) { false } else { (2_i32 < x) }) {
                                        return [0.25_f32, a];
                                    }
                                    [y; 2]
                                },
                                |c| [c, y],
                            ))[0]);
                    (x <= x)
                } else {
                    x -= (((IVec2::new(x, x) / 2) - IVec2::new((-4_i32), 5_i32))).y;
                    (x <= (-1))
                })
            })))
        {
            k0 -= 1;
            if (((a != y)
                && ({
                    let q = y;
                    q == q && q.is_sign_negative()
                })))
            {
                if ((((Vec2::new(y, 2.0_f32))
                    .map(|x| {
                        if (Vec3::new(0.5_f32, y, (-0.0_f32))).is_nan() {
                            return (y * 1.0);
                        }
                        x
                    })) != (Vec2::new(2.0_f32, 0.25_f32))))
                {}
                continue;
            }
        }
        ((MASK as f32) + (x as f32))
    }
}

#[flatten]
mod p063 {
    use super::*;
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
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(mut self, a: f32) -> Pair {
            'block: {
                let k0 = (((false).then_some(self.c.y)).map_or_else(|| MASK, |a_2| MASK))
                    & 3;
                'outer: loop {
                    if k0 > 3 {
                        continue;
                    }
                    'inner: for v in 0u32..3 {
                        if (((Pair {
                            a: self.a,
                            b: self.b,
                            c: self.c,
                        })
                            == (Pair {
                                b: self.b,
                                c: Vec2::new(self.c.x, (-0.0_f32)),
                                a: self.a,
                            })))
                        {
                            break 'outer;
                        }
                        let mut t = [
                            Hit(self, UVec2::new(1_u32, v)),
                            (if (v <= v) {
                                Hit(self, UVec2::new(2_u32, 1_u32))
                            } else {
                                Hit(self, UVec2::new(8_u32, 2_u32))
                            }),
                        ];
                    }
                    break;
                }
                if (self.a > 5) {
                    break 'block;
                }
            }
            (-self)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: u32, y: &mut f32) -> i32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 0) {
                break;
            }
            k0 += 1;
            'inner: for v in 0..k0 {
                let a_2: f32 = 'block: {
                    if (((([a; 2]) != ([(*y); 2]))
                        && ({
                            (*y) = (*y);
                            ((k0 != k0) ^ (c < 8_u32))
                        })))
                    {
                        break 'outer;
                    }
                    let Hit(Pair { a: t, b, c: mut a_2 }, _) = Hit(
                        Pair {
                            b: (*y),
                            ..Pair {
                                b: (*y),
                                c: Vec2::new(0.5_f32, HALF),
                                a: v,
                            }
                        },
                        UVec2::new(c, c),
                    );
                    a_2.y
                };
                if ((((if (k0 <= k0) { None } else { Some((*y)) }))
                    != (if (a_2 > 0.0) { Some((*y)) } else { None })))
                {
                    let mut c = (((v).max(3_i32)) as usize & 31);
                    continue;
                }
                (*y) = ((-1.0_f32)).fract();
                match ((if (BVec3::new((v != v), true, (c > c))).any() {
                    (IVec2::new(7_i32, k0)).y
                } else {
                    (*y) = a;
                    k0
                })) {
                    -1.. => {
                        let t: Pair = Pair {
                            b: ({
                                (((a_2 <= a)).then_some((*y)))
                                    .map_or(
                                        a_2,
                                        |a_2| {
                                            if (v).is_negative() {
                                                return (if (c < c) { (*y) } else { (*y) });
                                            }
                                            a_2
                                        },
                                    )
                            }),
                            c: Vec2::new(1.0, 0.5),
                            a: (Pair::step(
                                Pair {
                                    a: 5_i32,
                                    ..Pair {
                                        a: k0,
                                        ..Pair {
                                            c: Vec2::new(1.5_f32, a),
                                            a: k0,
                                            b: a_2,
                                        }
                                    }
                                },
                                (a * 0.0),
                            ))
                                .a,
                        };
                    }
                    1 => {
                        let mut a: Kind = ((if ((if (0_u32 != 8) {
                            ((*y) != 1.0)
                        } else {
                            FLAGS[(2_usize).min(8)]
                        })) {
                            None
                        } else {
                            Some(((*y)).copysign((a).max(-9.0)))
                        }))
                            .map_or_else(
                                || Kind::Empty {
                                    a: 0.0_f32,
                                    b: 0_i32,
                                    c: Pair {
                                        a: 0_i32,
                                        b: 0.0_f32,
                                        c: Vec2::new(0.0_f32, 0.0_f32),
                                    },
                                },
                                |b| {
                                    if (((v > v)).then_some(a_2))
                                        .map_or_else(|| FLAGS[Hit::SIZE % 9], |t| (c != c))
                                    {
                                        return (match Kind::Far((c <= c)) {
                                            Kind::Other(t @ false, -7) => {
                                                Kind::Empty {
                                                    a: 0.0_f32,
                                                    b: 0_i32,
                                                    c: Pair {
                                                        a: 0_i32,
                                                        b: 0.0_f32,
                                                        c: Vec2::new(0.0_f32, 0.0_f32),
                                                    },
                                                }
                                            }
                                            Kind::Empty { a: -1.5, b: -7, c: _ } => {
                                                Kind::Empty {
                                                    a: 0.0_f32,
                                                    b: 0_i32,
                                                    c: Pair {
                                                        a: 0_i32,
                                                        b: 0.0_f32,
                                                        c: Vec2::new(0.0_f32, 0.0_f32),
                                                    },
                                                }
                                            }
                                            _ => {
                                                Kind::Empty {
                                                    a: 0.0_f32,
                                                    b: 0_i32,
                                                    c: Pair {
                                                        a: 0_i32,
                                                        b: 0.0_f32,
                                                        c: Vec2::new(0.0_f32, 0.0_f32),
                                                    },
                                                }
                                            }
                                        });
                                    }
                                    Kind::Empty {
                                        a: 0.0_f32,
                                        b: 0_i32,
                                        c: Pair {
                                            a: 0_i32,
                                            b: 0.0_f32,
                                            c: Vec2::new(0.0_f32, 0.0_f32),
                                        },
                                    }
                                },
                            );
                        break;
                    }
                    -7 => {}
                    _ => {}
                }
            }
        }
        0
    }
}

#[flatten]
mod p064 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
        pub c: UVec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Vec4);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: 0.5,
            b: false,
            c: UVec2::new(5, 2),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -0.0,
                b: true,
                c: UVec2::new(2, 0),
            },
            Self::FIRST,
        ];
    }
    impl Hit {
        fn step(self, a: f32, c: i32) -> Hit {
            let v: Pair = (if (({
                let q = self.0.y;
                q == q && q.is_sign_negative()
            })) {
                if ((-4_i32) > c) {
                    let mut n: [i32; 3] = [c, c, c];
                    'outer: for _ in n {
                        let mut k1 = ((1_u32 ^ MASK)) & 3;
                        #[keep] 'inner: while k1 > 0 && (matches!((k1 < k1), mut t)) {
                            k1 -= 1;
                            let mut t = Mat3::from_cols(
                                Vec3::new(self.0.x, (-2.5), 0.25),
                                Vec3::new((-0.0), 1.5, 0.0),
                                Vec3::new((-1.0), self.0.z, self.0.y),
                            );
                        }
                        if (self.0.y < self.0.x) {
                            continue 'outer;
                        }
                    }
                } else {}
                Pair::FIRST
            } else {
                return Hit((self.0).ceil());
            });
            Hit(self.0)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &f32, t: &u32) -> u32 {
        let mut k0 = 253u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            k0 += 1;
            let n = ((if true {
                (Mat3::from_cols(
                    Vec3::new(0.5_f32, (*a), (*y)),
                    Vec3::new((*y), 0.5_f32, (-1.0_f32)),
                    Vec3::new((k0 as f32), (*y), 0.5_f32),
                ) + Mat3::from_diagonal(Vec3::new((*y), (-2.5_f32), (k0 as f32))))
            } else {
                let Hit(_) = (if ((*c) < (*c)) {
                    (Some((*a)))
                        .map_or_else(
                            || Hit(Vec4::new(1.0_f32, (*y), (-1.0_f32), (-2.5_f32))),
                            |b| Hit(Vec4::new(3.0_f32, (*y), (k0 as f32), (*a))),
                        )
                } else {
                    ({ Hit(Vec4::new(1.5_f32, 2.0_f32, 0.0_f32, (*a))) })
                        .step(
                            (*a),
                            (Some((k0 as f32))).map_or_else(|| (*c), |t| (k0 as i32)),
                        )
                });
                mat3(
                    Vec3::new((-2.5_f32), 0.0_f32, 2.0_f32),
                    Vec3::new(0.5_f32, 3.0_f32, (k0 as f32)),
                    Vec3::new(1.0_f32, (*a), (*y)),
                )
            }) * Mat3::from_diagonal(Vec3::new(0.5_f32, (k0 as f32), (*a))));
        }
        1
    }
}

#[flatten]
mod p065 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec2,
        pub b: Pair,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Hit,
        pub b: Vec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near(Hit),
        Far,
        Other,
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair {
                a: -self.a,
                b: -self.b,
                c: self.c,
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
            Hit { a: self.a, b: self.b }
        }
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
    impl Hit {
        const FIRST: Self = Hit {
            a: Vec2::new(0.5, -0.0),
            b: Pair { a: -0.0, b: 2.0, c: 3 },
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Vec2::new(-0.0, 2.0),
                b: Pair { a: 2.0, b: -1.5, c: -2 },
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
    impl Hit {
        fn step(self, mut b: f32) -> f32 {
            let mut k0 = 0u32;
            'outer: while k0 > 0 {
                let y = [self.b.b, 3.0_f32, b];
                k0 -= 1;
            }
            let mut k0 = -1i32;
            'outer: while k0 <= -1 {
                k0 = k0 + 2;
                if ((!FLAGS[(MASKS[5_usize % 7] % 9) as usize]) || (k0 != STEPS)) {
                    break;
                }
                if ((if (self.b.c > k0) {
                    (self.b.c > self.b.c)
                } else {
                    (self.b.c <= k0)
                })) {
                    let mut k1 = 0i32;
                    'inner: while k1 < 3 {
                        k1 += 1;
                        let mut x_2 = ((b
                            - ({
                                b = (self.a.y).mul_add(self.a.x, self.b.b);
                                b
                            })))
                            .signum();
                        if ((if ((if (self.b.c > k0) {
                            (x_2 != self.a.y)
                        } else {
                            false
                        })) {
                            ((-2.5_f32) != b)
                        } else {
                            false
                        })) {
                            continue 'inner;
                        }
                    }
                    continue 'outer;
                }
            }
            self.a.x
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [f32; 3], c: i32) -> i32 {
        'outer: for x in 0..STEPS {
            let mut a: Vec2 = Vec2::new(a[1], 0.5);
        }
        let mut k0 = ((if (a[1] != a[0]) {
            MASK
        } else {
            match (Hit {
                a: Vec2::new(0.5_f32, a[2]),
                ..Hit::ALL[Hit::SIZE % 2]
            }) {
                Hit { a: _, b: v } => {
                    if (v.c < v.c) {
                        if (c < v.c) {}
                        {
                            let mut n: [f32; 3] = [
                                (if (c < v.c) {
                                    Hit::step(
                                        Hit {
                                            a: Vec2::new(f32::MIN, a[2]),
                                            b: v,
                                        },
                                        2.0_f32,
                                    )
                                } else {
                                    (match v {
                                        Pair { a: a_2 @ 1.0, b: -1.5, c: v } => a[1],
                                        Pair { a: 0.25.., b: _, c: (1_000 | -1) } => 1.0_f32,
                                        Pair { a: 8.0, b: (8.0 | -1.5), c: a_2 } => a[0],
                                        _ => a[1],
                                    })
                                }),
                                flatten::math::mad(
                                    a[0],
                                    ({ a[1] }),
                                    Hit::step(
                                        Hit {
                                            a: Vec2::new(v.a, 2.0_f32),
                                            b: v,
                                        },
                                        v.b,
                                    ),
                                ),
                                Hit::step(
                                    (({ Hit::FIRST }) * 5),
                                    (Vec3::new(16_777_217f32, (-0.0_f32), a[1]))
                                        .normalize_and_length()
                                        .1,
                                ),
                            ];
                        }
                    } else {}
                }
                Hit { a: mut x_2, b: b } if (c != c) => {}
                _ => {}
            }
            MASKS[((-4_i32) & 1) as usize]
        })) & 3;
        #[keep] 'outer: while k0 > 0 && ((c != c)) {
            k0 -= 1;
        }
        c
    }
}

#[flatten]
mod p066 {
    use super::*;
    use flatten::math::*;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: usize, y: Vec3) -> usize {
        let x = (if (('block: {
            let mut x_2 = mat4(
                Vec4::new(1.5, 0.0, (-0.0), 2.0),
                Vec4::new(y.x, (-0.0), (*a), (*a)),
                Vec4::new(1.5, y.x, 0.0, 1.5),
                Vec4::new(0.5, y.x, 0.25, (-2.5)),
            );
            x_2.w_axis += Vec4::ONE;
            if true {
                break 'block (x_2.w_axis.w != x_2.w_axis.w);
            }
            true
        })) {
            MASK
        } else {
            MASK
        });
        (1 + ((*a).abs() as usize & 255))
    }
}

#[flatten]
mod p067 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(f32),
        Near { a: f32, b: bool, c: f32 },
        Far(IVec3, Vec4),
        Other,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a ^ other.a }
        }
    }
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut Mat2, mut x: i32, y: f32) -> bool {
        let mut k0 = ((UVec2::new(MASK, (u32::MAX - 1))).y) & 3;
        #[unroll(max = 4)]
        'outer: while k0 > 0
            && (((if (a.x_axis.x).is_nan() {
                return (if ((Some(Kind::Near {
                    a: a.x_axis.x,
                    b: true,
                    c: 0.25_f32,
                }))
                    .is_none_or(|a_2| (x > x)))
                {
                    a.x_axis.x *= y;
                    (BVec3::new(false, false, true)).test(0_usize % 2)
                } else {
                    return (BVec3::new(false, false, (f32::NAN < STILL))).any();
                });
            } else {
                let mut t: Option<Kind> = (if (k0 > k0) {
                    Some(Kind::Other)
                } else {
                    None
                });
                (Vec2::new(1.0, 0.5) == a.y_axis)
            })))
        {
            k0 -= 1;
            'inner: for a_2 in -1..2 {
                let start = (match ((Pair { a: x } + Pair { a: 7_i32 })) {
                    Pair { a: 2..5 } => {
                        {
                            let mut x_2: Vec2 = (if ((match (k0 != k0) {
                                false => (a.x_axis.y != y),
                                _ if (3.0_f32 <= a.x_axis.x) => ((a_2 as i32) != x),
                                mut x => (k0 <= k0),
                            })) {
                                a.x_axis
                            } else {
                                a.y_axis
                            });
                        }
                        a.x_axis.x
                    }
                    Pair { a: mut y } => a.x_axis.x,
                    Pair { a: mut v @ -1..=0 } if (a.x_axis.y <= 0.25) => a.y_axis.y,
                    y => a.x_axis.y,
                });
                let mut c = 0.0;
                c += start;
                if (k0 <= MASK) {
                    break;
                }
            }
        }
        ((1_i32 > x) ^ (a.y_axis.x > 0.5))
    }
}

#[flatten]
mod p068 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: u32,
        pub b: Pair,
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
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn first(a: &f32, c: &Mat2, y: f32) -> State {
        {
            let mut k0 = 3u32;
            'outer: loop {
                if !(k0 > 0) {
                    break;
                }
                let mut c: Vec4 = Vec4::new(c.y_axis.y, 0.25, (-1.0), c.x_axis.y);
                match (('block: {
                    if (y < (*a)) {
                        break 'outer;
                    }
                    (!(STEPS + STEPS))
                })) {
                    ..=0 => {
                        let mut turn = 0;
                        let x: Mat2 = 'value: loop {
                            if (c.w > 0.5) {
                                break ((Mat2::from_cols(
                                    Vec2::new(c.x, 1.0_f32),
                                    Vec2::new((-2.5_f32), (-2.5_f32)),
                                ) - Mat2::from_diagonal(Vec2::new((*a), 2.0_f32))))
                                    .transpose();
                            }
                            if true {
                                break 'value Mat2::from_diagonal(Vec2::new(c.x, 2.0));
                            }
                            turn += 1;
                            if turn >= 2 {
                                break Mat2::from_cols(
                                    Vec2::new(c.x, 2.0),
                                    Vec2::new(3.0, y),
                                );
                            }
                        };
                    }
                    b if true => {}
                    mut a => {}
                    a => {}
                }
                k0 -= 1;
            }
        }
        State {
            a: (MASKS[State::SIZE % 7] + 8),
            b: Pair {
                a: (State::SIZE + Hit::SIZE),
            },
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut IVec2, c: i32) -> bool {
        let mut y = mat2(Vec2::new((-0.0), 1.0), Vec2::new((-2.5), Hit::RATE));
        y.x_axis += Vec2::ONE;
        let mut b = [y.y_axis.y; 3];
        let State { a: c, b } = State {
            b: (&{ Pair::FIRST } - &{ Pair::FIRST }),
            ..first(&y.x_axis.x, &y, (y.y_axis.y).abs().sqrt())
        };
        let mut a = (((b.a > Hit::SIZE)
            || ({
                (*a) = (if (8_u32 != 2) { (*a) } else { (*a) });
                (if (b.a != 8) {
                    let mut y: [f32; 3] = [(-2.5_f32), y.x_axis.x, y.x_axis.y];
                    'outer: for b in y {
                        match true {
                            t @ false => {
                                let t = ((IVec2::new(1_i32, a.x) & 63).dot((*a) & 15))
                                    .min((a.x | a.y)) else {
                                    let c = Hit;
                                    continue;
                                };
                                #[keep]
                                'inner: for x in ((2_i32 & 3)..=(a.x & 3)) {
                                    if (c).is_power_of_two() {
                                        break;
                                    }
                                    let x_2: i32 = 7;
                                }
                            }
                            mut b @ true if b => {}
                            false if (3_i32 != a.y) => {}
                            true => {}
                            false => {}
                        }
                        if true {
                            continue;
                        }
                    }
                    (b.a != b.a)
                } else {
                    ((-4_i32) > a.x)
                })
            })) as usize);
        (a < a)
    }
}

#[flatten]
mod p069 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a ^ other.a }
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            if self.a {
                return;
            }
            *self = *self + other;
        }
    }
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
        const FIRST: Self = Hit(0.5);
        const ALL: [Hit; 2] = [Hit(-0.0), Self::FIRST];
    }
    impl Hit {
        fn step(mut self, mut b: f32) -> Option<Hit> {
            self += Hit(b);
            (Some(self)).and_then(|x| (if false { None } else { Some(x) }))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32, mut v: f32) -> f32 {
        let mut a_2: i32 = 10;
        let Hit(x_2) = Hit::ALL[(1_usize).min(1)];
        if all(
            (BVec3::new(true, false, (v > x_2))
                ^ BVec3::new(false, (x_2 != (-0.0_f32)), false)),
        ) {
            return ((1.0_f32).lerp((*a), v)).tanh();
        }
        ((('block: {
            if (FLAGS[(x & 1) as usize] < (a_2 <= a_2)) {
                break 'block Mat2::from_cols(
                        Vec2::new(3.0_f32, x_2),
                        Vec2::new((*a), (*a)),
                    )
                    .determinant();
            }
            let mut k0 = ((((x_2 != (*a)))
                .then_some(
                    Mat2::from_cols(
                        Vec2::new(x_2, (-0.0_f32)),
                        Vec2::new((-2.5_f32), (-1.0_f32)),
                    ),
                ))
                .map_or_else(|| MASK, |v| MASK)) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                let (a, mut y) = (
                    ((x != a_2) < (k0 != k0)),
                    ({
                        _ = (((10_i32 != STEPS) | (k0 < 0))
                            && ({
                                v *= (x_2 - (*a));
                                (match ((*a), (a_2 < a_2)) {
                                    (8.0, true) => (a_2 != 1_i32),
                                    (2.0.., v) if (k0 <= 1) => v,
                                    (1.0..=8.0, mut a @ true) if a => false,
                                    _ => (a_2 > 7_i32),
                                })
                            }));
                        (if (x <= (-4)) {
                            Pair { a: (k0 != 3_u32) }
                        } else {
                            Pair { a: (a_2 != a_2) }
                        })
                    }),
                );
                match ((((k0).min(k0) | 7)
                    - ((if a {
                        let Pair { a: v } = y;
                        5_u32
                    } else {
                        y += Pair { a: a };
                        k0
                    }) & 7)))
                {
                    3 => {
                        if ((match x {
                            _ => a,
                            _ => y.a,
                            mut v => y.a,
                        })) {
                            let mut n: Hit = Hit(x_2);
                            let c = n.step(x_2);
                            return (x_2 - x_2);
                        }
                    }
                    _ => {
                        return x_2;
                    }
                }
            }
            1.0_f32
        }))
            .clamp(-2.0, 2.0)
            .exp_m1() + (a_2 as f32))
    }
}

#[flatten]
mod p070 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &i32, y: &mut f32) -> f32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 3) {
                break;
            }
            if ((((*y) != (*y)) && ((*c) < k0))
                || all(
                    BVec3::new(
                        ((*y) > (*y)),
                        true,
                        (TABLE[(MASK % 4) as usize] <= 0.25_f32),
                    ),
                ))
            {
                return ((if (*y) <= (*y) {
                    ((*y)).clamp((*y), (*y)) + 0.0
                } else {
                    (*y)
                }) * (((*y)).sin() * ((*y)).cos() + (2.0_f32).sin()));
            }
            k0 += 1;
        }
        let t: Pair = (if (Vec3::new((-2.5_f32), (*y), 1.0_f32)).is_nan() {
            if (([((*c)).min((*c)), (IVec2::new(1_i32, 5_i32)).y, (*c)]
                .iter()
                .all(|&b| (if (1_i32 < b) { ((*y) < (*y)) } else { ((*y) != (*y)) }))
                && (if (((*y) > (*y)) || ((*c) > (*c))) {
                    return ((Vec2::new((-1.0_f32), (*y)))
                        .dot(Vec2::new((*y), (-0.0_f32))))
                        .round();
                } else {
                    (*y) = (Vec3::new((*y), 2.0_f32, (*y))).z;
                    (if ((i32::MIN + 1) > (*c)) {
                        ((*y) > (*y))
                    } else {
                        let a: Pair;
                        if (((((*c) != (*c))
                            && ({
                                (*y) = (*y);
                                false
                            })) | (Pair::SIZE < Pair::SIZE)))
                        {
                            (*y) = (match (MASK, (2_i32 + (*c))) {
                                (t, v) => f32::NAN,
                                (mut v, -7) => (((*y)).max(3.0) + 0.0),
                                (100.., mut a @ ((-7 | -1))) if (0.0_f32 < (*y)) => {
                                    ((*y) - (*y))
                                }
                                _ => (*y),
                            });
                            a = Pair;
                        } else {
                            a = Pair;
                        }
                        ((*c) <= 2)
                    })
                })))
            {
                'outer: for _ in (0..0).rev() {
                    let c: UVec2 = 'block: {
                        if (({
                            (match (Pair::SIZE, false) {
                                (a_2, false) if false => false,
                                (_, false) => ((*y) != (*y)),
                                ((4 | 1), true) => ((*y) <= (*y)),
                                _ => true,
                            })
                        })) {
                            break 'outer;
                        }
                        let mut b = ((
                            Mat2::from_cols(
                                Vec2::new(3.0_f32, (*y)),
                                Vec2::new(0.0_f32, 0.5_f32),
                            ),
                            Pair::SIZE,
                        ))
                            .0;
                        b.y_axis = b.x_axis;
                        UVec2::new(MASK, MASK)
                    };
                    let mut k1 = 1u32;
                    'inner: loop {
                        if !(k1 < 2) {
                            break;
                        }
                        k1 <<= 1;
                        let mut x_2: Mat2 = (((mat2(
                            Vec2::new(1.5_f32, (*y)),
                            Vec2::new((*y), 0.25_f32),
                        ))
                            .transpose())
                            .transpose()
                            + ((match (Pair::SIZE, (*y), true) {
                                (..=100, -1.5..=0.25, v) if (((*y) > 1.0) && v) => {
                                    [Mat2::from_cols(
                                        Vec2::new((-0.0_f32), (*y)),
                                        Vec2::new((-0.0_f32), (*y)),
                                    ); 2]
                                }
                                _ => {
                                    [
                                        Mat2::from_cols(
                                            Vec2::new((*y), (*y)),
                                            Vec2::new((*y), (-0.0_f32)),
                                        ),
                                        mat2(Vec2::new(1.0_f32, (*y)), Vec2::new(1.0_f32, 1.5_f32)),
                                    ]
                                }
                            }))[0]);
                    }
                    if ((*y) != 0.5) {
                        let (a, a_2) = (
                            (Mat2::from_cols(
                                Vec2::new((*y), 1.0_f32),
                                Vec2::new((*y), 3.0_f32),
                            ))
                                .transpose(),
                            2_i32,
                        );
                        break;
                    }
                    let mut c: [f32; 3] = [(*y), (*y), (*y)];
                    'inner: for (t, y) in c.iter().enumerate() {
                        let mut x_2: IVec3 = ((IVec3::new((WIDE as i32), 3, (-4))
                            - (IVec3::new(STEPS, i32::MIN, 3)
                                - IVec3::new(0, (NARROW as i32), 1))) / 3);
                        let mut v: usize = ({ (t).saturating_sub(t) });
                        if (x_2.x <= x_2.z) {
                            continue;
                        }
                    }
                }
            }
            a
        } else {
            a
        });
        (((Vec4::new((*y), (-1.0_f32), (-2.5_f32), (*y)) % 1.5)).length_squared() + (*y))
    }
}

#[flatten]
mod p071 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a }
        }
    }
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
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: Vec2::new(0.5, -0.0) };
        const ALL: [Pair; 2] = [Pair { a: Vec2::new(-0.0, 2.0) }, Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: &bool, y: Mat2) -> [Pair; 3] {
        {
            let mut k0 = 2u32;
            'outer: loop {
                if !(k0 > 0) {
                    break;
                }
                if (*c) {
                    'inner: for v in 0..k0 {
                        let mut x_2 = y;
                        x_2.x_axis *= Vec2::ONE;
                        if (*c) {
                            break 'outer;
                        }
                        let Pair { a: y } = (Pair { a: y.y_axis } * 2.0);
                        let mut c: Mat2 = (Mat2::IDENTITY
                            * ((a).midpoint(a)).dot(({ a })));
                    }
                    break;
                }
                let (mut n, (mut c, _)) = (
                    select(((2_i32) >> (k0 & 31)), STEPS, (*c)),
                    (
                        ((NARROW as i32)).saturating_sub((NARROW as i32)),
                        UVec2::new(k0, k0),
                    ),
                );
                k0 -= 1;
            }
        }
        [
            Pair {
                a: (({
                    let [mut b, v, t] = [
                        (if (*c) {
                            'outer: for c in 0..2i64 {
                                if (({ (a.x != y.y_axis.x) })) {
                                    if (((c as f32) + 0.0)
                                        < select(y.y_axis.y, y.y_axis.x, (y.x_axis.x < STILL)))
                                    {
                                        let x = (((if MASK != 0 {
                                            (MASK & 0xffff).next_power_of_two() / MASK
                                        } else {
                                            (c as u32)
                                        }) & 7) as usize);
                                        continue 'outer;
                                    } else {
                                        return [
                                            (Pair { a: y.x_axis }
                                                + Pair {
                                                    a: Vec2::new(a.z, (c as f32)),
                                                }),
                                            ([Pair::FIRST; 3])[0],
                                            Pair { a: y.y_axis },
                                        ];
                                    }
                                }
                                if ((((c as f32) != y.y_axis.x) || (HALF > a.y))
                                    && (IVec2::new(0, (-1)) == IVec2::new((-1), 5)))
                                {
                                    continue;
                                }
                                let mut k1 = 1u32;
                                'inner: loop {
                                    if !(k1 > 0) {
                                        break;
                                    }
                                    k1 -= 1;
                                    let y: Pair = Pair {
                                        a: Vec2::select(
                                            ((if (a.z < (c as f32)) { y.x_axis } else { y.y_axis }))
                                                .cmplt((y.x_axis).max(Vec2::new(0.5, 3.0))),
                                            Vec2::new((-2.5), 1.5),
                                            y.x_axis,
                                        ),
                                    };
                                    if (a.y > y.a.y) {
                                        break;
                                    }
                                    let Pair { a: n } = (-y);
                                    let mut n = (if (k1 > k1) {
                                        mat2(y.a, y.a)
                                    } else {
                                        mat2(Vec2::new(1.0, 0.25), Vec2::new(n.y, n.x))
                                    });
                                }
                            }
                            a.x
                        } else {
                            y.y_axis.y
                        }),
                        y.x_axis.y,
                        (-0.0_f32),
                    ];
                    y.y_axis
                }) + Vec2::splat(y.x_axis.y)),
            },
            Pair { a: y.y_axis },
            Pair { a: Vec2::new(0.0, 1.0) },
        ]
    }
}

#[flatten]
mod p072 {
    use super::*;
    use flatten::math::*;
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
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(self, mut b: f32, c: i32) -> (i32, Pair, f32) {
            b = (if (({
                let q = (-0.0_f32);
                q == q && q.is_sign_negative()
            })) {
                #[keep]
                'outer: for n in ((((Pair::SIZE & 255) as u32)
                    & 3)..=((if self.1 {
                    MASK
                } else {
                    MASKS[(LEVELS[(MASK % 8) as usize] & 1) as usize]
                }) & 3))
                {
                    if self.1
                        && let 1.. = ((((if self.1 {
                            Some((self.1).then_some(c))
                        } else {
                            None
                        }))
                            .or_else(|| {
                                (if (n != n) { Some((self.1).then_some(c)) } else { None })
                            }))
                            .map_or_else(|| Kind::SIZE, |t| Self::SIZE))
                    {} else {}
                    if self.1 {
                        continue 'outer;
                    }
                }
                TABLE[Kind::SIZE % 4]
            } else {
                b
            });
            (self.0, self, b)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, y: &Pair, t: &u32) -> f32 {
        let mut y: [i32; 3] = [(*c), 0_i32, y.0];
        'outer: for x in y.iter().rev() {
            let [x, _, n] = [(7_i32 - (*c)), ((Kind::SIZE & 255) as i32), ((*x) & y[1])];
            if (Pair(y[0], true)).1 {
                let mut a: Pair = Pair(1_i32, ((*a) != (*a)));
                let b = a.step(radians(HALF), (Some((-4_i32))).map_or((-4_i32), |a| a));
                break 'outer;
            }
        }
        ((*a) + (y[0] as f32))
    }
}

mod p073 {
    use super::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32, y: u32) -> [i32; 2] {
        let x_2: Mat3 = (Some(
            (mat3(
                Vec3::new(a, (-0.0_f32), a),
                Vec3::new(a, a, 1.0_f32),
                Vec3::new(1.5_f32, 0.0_f32, TABLE[(5_u32 % 4) as usize]),
            ))
                .transpose(),
        ))
            .map_or_else(
                || mat3(
                    Vec3::new(1.0_f32, 0.25_f32, a),
                    Vec3::new(0.5_f32, (-2.5_f32), a),
                    CORNER,
                ),
                |b| {
                    (match ((if ((-0.0_f32) > b.y_axis.y) { 0_u32 } else { y })) {
                        mut a_2 @ 1..4 => b,
                        _ => (b * mat3(b.y_axis, b.x_axis, b.x_axis)),
                    })
                },
            );
        let mut b: [i32; 2] = [x, 10_i32];
        'outer: for (b, c) in b.iter().enumerate() {
            let mut k1 = (y) & 3;
            'inner: while k1 > 0 && ((((-2.5_f32).abs() as usize & 15) >= b)) {
                k1 -= 1;
                if ((if (b > b) {
                    'block: {
                        if (({
                            let q = x_2.y_axis.z;
                            q == q && q.is_sign_negative()
                        })) {
                            break 'block;
                        }
                        let mut b = (((*c) - (*c))).rem_euclid(((x).min((*c))) | 1);
                        let mut x_2: BVec3 = (if (!(a <= 0.25)) {
                            BVec3::new(false, false, (x < (*c)))
                        } else {
                            (UVec3::new(8_u32, 1_u32, y))
                                .cmpge(UVec3::new(1_u32, 5_u32, y))
                        });
                    }
                    (x_2.z_axis.x > x_2.x_axis.x)
                } else {
                    (y <= MASK)
                })) {} else {}
            }
            if (3_usize < 1) {
                break 'outer;
            }
        }
        b
    }
}

#[flatten]
mod p074 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(Vec4, (f32, f32)),
        Near,
        Far(f32),
        Other { a: usize, b: Mat3, c: bool },
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
        const FIRST: Self = Kind::Empty(Vec4::new(0.5, -0.0, 2.0, -1.5), (-0.0, 2.0));
        const ALL: [Kind; 2] = [Kind::Near, Self::FIRST];
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
    pub fn entry(a: &f32, c: i32, y: f32, mut n: u32) -> Mat3 {
        n ^= n;
        Mat3::from_cols(
            ((mat3(
                Vec3::new(0.0_f32, (-1.0_f32), y),
                Vec3::new((-2.5_f32), (*a), (*a)),
                Vec3::new(3.0_f32, (-1.0_f32), (-2.5_f32)),
            ) * Vec3::new(3.0, 0.25, 2.0)) + Vec3::splat((n as f32))),
            (flatten::math::select(
                (Some(c))
                    .map_or_else(
                        || Vec3::new(0.0_f32, 2.0_f32, (*a)),
                        |v| Vec3::new(0.5_f32, (-1.0_f32), (*a)),
                    ),
                (if false {
                    let mut c: (f32, f32) = (
                        ((Mat3::IDENTITY).x_axis).z,
                        ((match (Kind::Other {
                            a: 2_usize,
                            b: mat3(
                                Vec3::new(0.0_f32, (-1.0_f32), (-2.5_f32)),
                                Vec3::new(y, (-0.0_f32), y),
                                Vec3::new(0.0_f32, y, (-0.0_f32)),
                            ),
                            c: true,
                        }) {
                            Kind::Near => {
                                let mut c = (((((if (n <= n) { None } else { Some(c) }))
                                    .is_some_and(|y| (y <= 5_i32))))
                                    .then_some((c).div_euclid(-3)))
                                    .map_or_else(
                                        || c,
                                        |x_2| {
                                            if (0.0_f32 != (*a)) {
                                                return c;
                                            }
                                            ((match 10_i32 {
                                                c => c,
                                                a_2 => STEPS,
                                            }) | c)
                                        },
                                    );
                                y
                            }
                            Kind::Near if ((c < c) && (c != 5)) => {
                                let mut a: [f32; 2] = ({
                                    if (c <= c) {
                                        let mut x = [
                                            (if (Pair::SIZE >= Pair::SIZE) {
                                                (c * 2)
                                            } else {
                                                (match Some(c) {
                                                    Some(n) => n,
                                                    Some(_) => c,
                                                    Some((0 | 1_000)) => c,
                                                    n => c,
                                                })
                                            }),
                                            ({ c }),
                                        ]
                                            .into_iter()
                                            .find(|&y| {
                                                (Vec3::new(0.25_f32, (-0.0_f32), (*a)))
                                                    .cmplt(
                                                        Vec3::select(
                                                            (Vec3::new((*a), (*a), (*a)))
                                                                .cmplt(Vec3::new((-2.5_f32), 0.0_f32, 0.0_f32)),
                                                            Vec3::new((*a), (*a), (*a)),
                                                            POINTS[(n % 6) as usize],
                                                        ),
                                                    )
                                                    .any()
                                            });
                                        return Mat3::from_cols(
                                            Vec3::new(1.0, 1.5, (-1.0)),
                                            Vec3::new(0.25, y, (-1.0)),
                                            Vec3::new(y, (*a), (*a)),
                                        );
                                    }
                                    [y, (*a)]
                                });
                                'outer: for a_2 in a.iter().rev() {
                                    let mut y = Kind::ALL[(n % 2) as usize];
                                    if ((((Kind::SIZE & 255) as u32) <= ({ 1 }))) {
                                        let mut y: Pair = Pair;
                                        break 'outer;
                                    }
                                    let mut t = (({ n })
                                        & (match (
                                            dot(
                                                Vec4::new(a[1], a[0], a[1], a[1]),
                                                Vec4::new(0.5_f32, 0.0_f32, 0.0_f32, (*a_2)),
                                            ),
                                            (IVec2::new(c, 2_i32)).y,
                                        ) {
                                            (
                                                mut c,
                                                n,
                                            ) if (FLAGS[(MASKS[(n & 1) as usize] % 9) as usize]
                                                == false) => MASK,
                                            (2.0.., -1) => n,
                                            (b, t) => {
                                                ((if (t <= 2) { None } else { Some(t) }))
                                                    .map_or_else(|| 2_u32, |x_2| 0_u32)
                                            }
                                            _ => n,
                                        }));
                                }
                                a[1]
                            }
                            mut x_2 => (*a),
                        }))
                            .tanh(),
                    );
                    CORNER
                } else {
                    POINTS[(Kind::SIZE).min(5)]
                }),
                false,
            ) + Vec3::splat((n as f32))),
            (({
                let mut t = (((Mat3::from_cols(
                    Vec3::new(f32::MIN_POSITIVE, (*a), f32::NAN),
                    Vec3::new(3.0_f32, (*a), 3.0_f32),
                    Vec3::new(y, (*a), 0.0_f32),
                ) * (*a)) * Mat3::IDENTITY))
                    .x_axis;
                let b = BVec3::new(false, (n <= n), false);
                t
            }))
                .copysign((Vec3::new(2.0_f32, 1.5_f32, 2.0_f32)).max(Vec3::splat(-9.0))),
        )
    }
}

#[flatten]
mod p075 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: IVec2, b: f32, c: i32 },
        Near { a: Vec4, b: i32, c: i32 },
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Vec2, y: f32, mut n: u32) -> f32 {
        let mut k0 = ((3_u32).reverse_bits()) & 3;
        #[keep] 'outer: while k0 > 0 && ((3_u32 > 2)) {
            k0 -= 1;
            if let 2 = (WIDE as i32) {
                if ((if (((Some(c.y))
                    .map_or_else(
                        || (1.0_f32 <= c.x),
                        |t| {
                            if (k0 != n) {
                                return (true && (t != c.x));
                            }
                            (n < n)
                        },
                    ) ^ ((-2.5_f32)).is_nan()))
                {
                    ((*a) <= y)
                } else {
                    let mut v = (((IVec2::new(LEVELS[Pair::SIZE % 8], 10_i32)).y
                        - (LEVELS[(3_u32 % 8) as usize]).wrapping_add(STEPS))
                        + (Some(c.y))
                            .map_or_else(
                                || STEPS,
                                |x| {
                                    (match ((*a), true, k0) {
                                        (
                                            _,
                                            true,
                                            mut n @ ((3 | 4)),
                                        ) if ((match (Kind::Empty {
                                            a: IVec2::new(STEPS, STEPS),
                                            b: x,
                                            c: STEPS,
                                        }) {
                                            Kind::Near { a: c, b: (0 | 1), c: 1_000 } => true,
                                            Kind::Near { a: _, b: mut a_2, c: v @ 2 } => (n > k0),
                                            Kind::Near { a: a_2, b: 5.., c: _ } => (n < n),
                                            a => (n < n),
                                        })) => LEVELS[(n % 8) as usize],
                                        (1.0..=8.0, n, mut t) => STEPS,
                                        _ => (-1_i32),
                                    })
                                },
                            ));
                    (k0 <= n)
                })) {} else {}
            } else {}
        }
        y
    }
}

#[flatten]
mod p076 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec4,
        pub b: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: IVec2,
        pub b: Pair,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near,
        Far(Vec4),
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
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: u32, c: &mut usize, y: &mut i32) -> f32 {
        let mut turn = 0;
        let b: f32 = 'value: loop {
            'outer: for y in 0..1i64 {
                if (((if ((y as usize) < (y as usize)) { Some(2_u32) } else { None }))
                    .map_or_else(
                        || {
                            ((IVec2::new((-4_i32), STEPS))
                                == (IVec2::new((y as i32), STEPS)))
                        },
                        |n| {
                            ((if false { None } else { Some(n) }))
                                .map_or_else(
                                    || ((y as usize) != 0_usize),
                                    |a_2| (a > (y as u32)),
                                )
                        },
                    ))
                {
                    continue;
                }
                if (a).is_power_of_two() {
                    let mut k1 = ((if false { a } else { a })) & 3;
                    'inner: while k1 > 0
                        && ((any(
                            ({ BVec3::new((3_u32 != (y as u32)), (a < a), true) }),
                        )))
                    {
                        k1 -= 1;
                        let mut x_2 = ((Some(STEPS))
                            .filter(|&t| ((y as f32) < Pair::RATE)))
                            .map_or_else(
                                || IVec2::new((y as i32), 2_i32),
                                |y| (IVec2::new((-1_i32), 7_i32) % 3),
                            );
                    }
                    continue;
                }
            }
            'outer: for Hit { a, .. } in [
                Hit {
                    b: Pair {
                        a: Vec4::new(0.25_f32, STILL, (-1.0_f32), 0.0_f32),
                        b: (-1_i32),
                    },
                    a: IVec2::new(2_i32, (*y)),
                },
                ((if (a > a) { Some((*y)) } else { None }))
                    .map_or_else(
                        || Hit {
                            b: Pair {
                                a: Vec4::new(
                                    TABLE[(2_u32 % 4) as usize],
                                    0.5_f32,
                                    0.0_f32,
                                    1.5_f32,
                                ),
                                b: (*y),
                            },
                            a: IVec2::new(1_i32, 10_i32),
                        },
                        |t| Hit {
                            b: Pair {
                                a: Vec4::new(2.0_f32, TABLE[((*c)).min(3)], 0.5_f32, STILL),
                                b: 3_i32,
                            },
                            a: IVec2::new(0_i32, 3_i32),
                        },
                    ),
            ] {
                let mut t = Kind::Far(
                    Vec4::new(
                        RAMP[(MASKS[(*c) % 7] % 9) as usize],
                        (-2.5),
                        Kind::RATE,
                        TABLE[(a.y & 1) as usize],
                    ),
                );
                'inner: for t in [Kind::Empty, Kind::Near] {
                    if let Pair { a: mut a, b: (1 | 5) } = (Pair {
                        a: Vec4::new(
                            TABLE[(*c) % 4],
                            1.0_f32,
                            RAMP[(*c) % 9],
                            TABLE[Pair::SIZE % 4],
                        ),
                        ..Pair {
                            b: a.x,
                            ..Pair {
                                b: a.x,
                                a: Vec4::new(HALF, 3.0_f32, 2.0_f32, 0.5_f32),
                            }
                        }
                    }) {
                        let mut n = (if ((*y) < (*y)) {
                            (if (a.z != 0.25) { None } else { Some((*y)) })
                        } else {
                            ((a.z != a.z)).then_some((*y))
                        });
                        (a, (*c)) = (a, (*c));
                    } else {
                        let mut x = (if ((*c) <= (*c)) { None } else { Some(5_u32) });
                    }
                    if (a.y < a.y) {
                        break 'value TABLE[(*c) % 4];
                    }
                }
            }
            if true {
                break HALF;
            }
            if ((*c) < (*c)) {
                break TABLE[(2_u32 % 4) as usize];
            }
            turn += 1;
            if turn >= 1 {
                break TABLE[(({
                    (*c) &= 7;
                    a
                }) % 4) as usize];
            }
        };
        (b + ((*y) as f32))
    }
}

#[flatten]
mod p077 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(i32),
        Near(Vec3),
        Far(usize, f32),
        Other,
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
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &[f32; 3], y: &mut f32) -> u32 {
        let mut x_2 = (if 0_usize >= Kind::SIZE {
            0_usize - Kind::SIZE
        } else {
            Kind::SIZE
        });
        let mut c: [f32; 3] = [c[0], c[2], c[2]];
        let mut t = (STEPS
            - [((*a) * (-0.0_f32)), 0.5_f32].iter().fold(7_i32, |x_2, &y| x_2));
        'outer: for a_2 in (1..1).step_by(3) {
            'block: {
                let v: IVec3;
                if ((*y) < c[2]) {
                    c[1] = (-((*y)
                        + ({
                            (*y) = c[0];
                            c[2]
                        })));
                    v = IVec3::new(1, 10, t);
                } else {
                    v = (IVec3::new(a_2, a_2, a_2))
                        .max((IVec3::new(a_2, 2, a_2)).min(IVec3::new(t, STEPS, t)));
                }
                if ((((*a) < c[1])
                    || ({
                        c[x_2 % 3] = c[x_2 % 3];
                        (t > 1_i32)
                    })))
                {
                    if (((x_2 != x_2)
                        || (if matches!(
                            Kind::Far(1_usize, (* y)), Kind::Empty(mut b) if
                            any(BVec3::new(false, (c[2] != (* y)), (v.x <= 0_i32)))
                        ) {
                            'inner: for _ in c {
                                let _ = (v.z < t);
                                let mut b: bool = ((if v.x != 0 {
                                    (({ a_2 }) as i32) / v.x
                                } else {
                                    v.x
                                })
                                    <= (!(match MASK {
                                        (3 | 100) => 1,
                                        _ => v.x,
                                    })));
                                if (({ b })) {
                                    continue 'inner;
                                }
                                _ = any(BVec3::new(b, false, b));
                                let (a_2, v) = (
                                    (t).rem_euclid((v.y) | 1),
                                    [
                                        (Vec2::new(TABLE[(Kind::SIZE).min(3)], 1.5_f32))
                                            .distance(Vec2::new((*a), c[2])),
                                        (*a),
                                        exp2(c[1]),
                                    ],
                                );
                            }
                            (Vec2::new(c[2], f32::INFINITY) == Vec2::new(c[0], 3.0))
                        } else {
                            ((-1.0_f32) == c[1])
                        })))
                    {
                        if let Kind::Near(x) = ((if ((c[1] != c[1]) | (c[0] <= 3.0)) {
                            Kind::Other
                        } else {
                            Kind::Other
                        })) {
                            let mut c = x;
                            let y: f32 = 0.5;
                        } else {
                            (c, (*y)) = (
                                [(*a), (c[0]).abs(), ((c[2]).max(c[2]) + 0.0)],
                                (-1.0),
                            );
                        }
                        (*y) -= 2.0_f32;
                        #[keep]
                        'inner: for _ in (u32::MAX - ((MASK ^ 3_u32) & 3)..=u32::MAX) {
                            if ((if (v.x >= v.y) {
                                (5_usize <= x_2)
                            } else {
                                ((c[0] <= c[1]) && (v.y != a_2))
                            })) {
                                continue;
                            }
                            let mut n = c[2];
                        }
                    }
                    break 'block;
                }
                'inner: for (x, c) in (0..3i32).rev().zip(c.iter()) {
                    match (((v.z).clamp(-5, 9) & t), (*c)) {
                        (n, ..=8.0) => {}
                        (y, a_2) => {
                            return MASKS[x_2 % 7];
                        }
                        (_, mut x) => {}
                        _ => {}
                    }
                    if (v.y != t) {
                        break 'block;
                    }
                }
            }
        }
        MASK
    }
}

#[flatten]
mod p078 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub UVec2, pub bool);
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(self.0)
        }
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
    pub fn entry(a: Vec3, mut x: i32) -> f32 {
        'outer: for n in [(MASK % 7), 3_u32] {
            if ((if (0.25_f32 > a.y) {
                let mut t = (!(x > x));
                t
            } else {
                (n > 0)
            })) {
                if (({
                    let q = a.x;
                    q == q && q.is_sign_negative()
                })) {
                    'inner: for c in 0u32..0 {
                        let mut turn = (3_u32) & 1;
                        let x_2: usize = #[keep]
                        'value: loop {
                            if true {
                                break (Pair::SIZE + (8_usize / 2));
                            }
                            if ((2_i32 + x) >= x) {
                                break Pair::SIZE;
                            }
                            let mut y: f32 = a.x;
                            let a_2: i32 = ((if (n != c) { (x + x) } else { (!x) })
                                + ((x).wrapping_div((x) | 1) - 7));
                            turn += 1;
                            if turn >= 2 {
                                break (Pair::SIZE).saturating_sub(0);
                            }
                        };
                        if ((({ Vec2::new((-2.5), a.z) })
                            == select(
                                Vec2::new(1.5_f32, 2.0_f32),
                                Vec2::new(a.y, a.x),
                                (n < n),
                            )))
                        {
                            break;
                        }
                        let b: Pair;
                        if ((match ((a.z).clamp(-2.0, 2.0).sinh(), x) {
                            (b @ 0.25, 0..) => {
                                ((x > 3)
                                    || ({
                                        x ^= x;
                                        (x < x)
                                    }))
                            }
                            _ => {
                                ((c < c)
                                    || ({
                                        x ^= (x + x);
                                        (MASK > c)
                                    }))
                            }
                        })) {
                            b = (-Pair(n));
                        } else {
                            b = (if (Vec4::new(a.y, 2.0_f32, 1.0_f32, 0.5_f32))
                                .abs_diff_eq(
                                    Vec4::new((-2.5_f32), 1.0_f32, 2.0_f32, 1.0_f32),
                                    0.5,
                                )
                            {
                                Pair(n)
                            } else {
                                Pair(n)
                            });
                        }
                    }
                    break;
                } else {
                    continue 'outer;
                }
            }
            let mut k1 = (n) & 3;
            #[keep] 'inner: while k1 > 0 && (false) {
                k1 -= 1;
            }
        }
        (flatten::math::round(a.y) + (x as f32))
    }
}

#[flatten]
mod p079 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: (f32, Vec2, Pair), c: &i32, y: &f32) -> f32 {
        if (any(
            ((!BVec3::new(true, true, true))
                & (match ((-1.0_f32), a.1.x) {
                    ((mut n, ..2.0) | (1.0, mut n)) => {
                        BVec3::new(true, true, ((*c) < (*c)))
                    }
                    ((a_2, (-1.5 | -1.5)) | (0.0, a_2)) => {
                        let mut c = (a.1.y)
                            .rem_euclid(
                                ((match (a.1.y + a.1.x) {
                                    (8.0 | 0.0) => {
                                        (if (*y) <= a.1.x {
                                            (a.1.x).clamp((*y), a.1.x) + 0.0
                                        } else {
                                            1.5_f32
                                        })
                                    }
                                    mut x_2 => ((*y) % 4.0),
                                    a_2 => STILL,
                                    y => (3.0_f32).tanh(),
                                })),
                            );
                        BVec3::new((0.0_f32 < a.1.x), true, true)
                    }
                    _ => {
                        let mut a: i32 = ((((((-1_i32) > (*c))).then_some(a))
                            .map_or_else(
                                || {
                                    (match (STEPS != (*c)) {
                                        false if ((match (true).then_some(a) {
                                            Some(mut t) => true,
                                            Some(_) => FLAGS[((*c) & 1) as usize],
                                            _ => false,
                                        })) => (*c),
                                        true => (*c),
                                        false => (*c),
                                    })
                                },
                                |a| {
                                    (((a.1.x <= 3.0)).then_some(a.2))
                                        .map_or_else(|| (*c), |b| (*c))
                                },
                            ) & 15)
                            * ([
                                (0..3i32)
                                    .map(|t| {
                                        if FLAGS[Pair::SIZE % 9] {
                                            return (((1_i32 != (*c))).then_some(a))
                                                .map_or_else(|| a.0, |n| n.1.y);
                                        }
                                        a.1.y
                                    })
                                    .sum::<f32>(),
                                ('block: {
                                    if ((if (asked(
                                        &|v, n| {
                                            if (if ((*y) <= (-1.0)) {
                                                (a.1.y < a.0)
                                            } else {
                                                FLAGS[((*c) & 1) as usize]
                                            }) {
                                                return ((n > (-4_i32)) && (0_i32 <= STEPS));
                                            }
                                            false
                                        },
                                        0.0_f32,
                                    )) {
                                        false
                                    } else {
                                        false
                                    })) {
                                        break 'block 0.0_f32;
                                    }
                                    0.0_f32
                                }),
                            ]
                                .iter()
                                .fold(0_i32, |b, &a| 0_i32) & 7));
                        BVec3::new(false, false, false)
                    }
                })),
        )) {}
        0.0
    }
}

#[flatten]
mod p080 {
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
    const HALF: f32 = 0.5;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32) -> f32 {
        (*c) = (IVec2::new((*c), (-4_i32))).y;
        let mut y = UVec2::new(8, 8);
        let mut x_2: usize = ((((*c) % (*c))) as usize & 31);
        ((if (a > HALF) {
            a
        } else {
            let a: Option<Hit> = ('block: {
                let a: Hit = (match (((if (y.x > 3) {
                    Some(Hit { a: (y.y <= y.y) })
                } else {
                    None
                }))
                    .is_some_and(|y| (0.0_f32 != a)))
                {
                    true => {
                        let _ = ((*c) < (*c));
                        Hit { a: false }
                    }
                    y @ true => {
                        let start = x_2;
                        let mut c = 2;
                        c += start;
                        Hit {
                            a: ({
                                let q = a;
                                q == q && q.is_sign_negative()
                            }),
                        }
                    }
                    mut b => {
                        #[keep]
                        'outer: for a in ((y.y
                            & 3)..=((match (Pair { b: a, a: (*c) }) {
                            Pair { a: ..=1, b: 1.0 } => y.x,
                            Pair { a: 0.., b: mut x } if (({ b })) => 2_u32,
                            _ => y.y,
                        }) & 3))
                        {}
                        Hit { a: false }
                    }
                });
                if false {
                    break 'block (false).then_some(Hit { a: false });
                }
                (false).then_some(Hit { a: false })
            });
            0.0_f32
        }))
            .remap(0.0, 2.0, 0.0_f32, 0.0_f32)
    }
}

mod p081 {
    use super::*;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &f32) -> u32 {
        let mut t: f32 = (*c);
        (5 + ((*a).abs() as u32 & 255))
    }
}

#[flatten]
mod p082 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        fn step(&mut self, mut b: f32, mut x: Vec2) -> (Pair, Mat3, Hit) {
            'outer: for x in 0..1 {
                if (Some((x as i32))).is_none() {
                    let mut a_2 = ({
                        let mut v = Hit(b);
                        let (_, mut c, ..) = (
                            Pair,
                            Mat3::from_diagonal(Vec3::new(3.0_f32, v.0, 1.5_f32)),
                            v,
                        );
                        Pair::SIZE
                    });
                } else {
                    match (((if FLAGS[(Hit::SIZE).min(8)] {
                        Some((x as i32))
                    } else {
                        None
                    }))
                        .unwrap_or_else(|| (x as i32)))
                    {
                        _ => {
                            let start = 5_usize;
                            let mut n = 2;
                            n += start;
                            let mut k1 = 0i32;
                            'inner: while k1 < 2 {
                                k1 += 1;
                                if ((k1 > x)
                                    && (Some((x as i32)))
                                        .map_or_else(|| ((WIDE as i32) <= x), |b| ((-1_i32) > x)))
                                {
                                    let mut t = (b).rem_euclid((b));
                                    continue;
                                }
                                (*self) = (*self);
                            }
                        }
                        -1..=1 => {
                            return ([(x as i32), (-4_i32), (x as i32)]
                                .into_iter()
                                .filter(|&c| (10_i32 > c))
                                .last())
                                .map_or_else(
                                    || (
                                        (*self),
                                        Mat3::from_cols(
                                            Vec3::new(1.0_f32, 3.0_f32, 3.0_f32),
                                            Vec3::new((-1.0_f32), (-1.0_f32), f32::NAN),
                                            POINTS[((x as i32) & 1) as usize],
                                        ),
                                        Hit(b),
                                    ),
                                    |x| {
                                        ((if (b != b) { Some(x) } else { None }))
                                            .map_or_else(
                                                || (
                                                    Pair::FIRST,
                                                    Mat3::IDENTITY,
                                                    Hit::ALL[(MASKS[Self::SIZE % 7] % 2) as usize],
                                                ),
                                                |v| {
                                                    if (b < b) {
                                                        return ((*self), Mat3::IDENTITY, Hit((-2.5_f32)));
                                                    }
                                                    (
                                                        (*self),
                                                        mat3(CORNER, CORNER, Vec3::new(b, 0.25_f32, b)),
                                                        Hit::FIRST,
                                                    )
                                                },
                                            )
                                    },
                                );
                        }
                        a => {}
                    }
                }
            }
            (
                (*self),
                mat3(
                    Vec3::new(3.0_f32, STILL, 3.0_f32),
                    Vec3::new(x.y, 2.0_f32, x.x),
                    Vec3::new(0.5_f32, 0.25_f32, x.x),
                ),
                Hit((-2.5_f32)),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: u32, c: i32, y: Mat3, t: u32) -> i32 {
        if ((y.x_axis.z * y.y_axis.x) != (y.x_axis.x * y.z_axis.y)) {
            let Hit(mut b) = Hit((-1.0_f32));
            return c;
        }
        let mut k0 = 0i32;
        'outer: while k0 < 1 {
            'inner: for a_2 in k0..=1 {
                let n: [Option<i32>; 2] = [
                    (if (0.0_f32 < y.y_axis.z) { None } else { Some(k0) }),
                    (FLAGS[(k0 & 1) as usize]).then_some(k0),
                ];
                'block: {
                    let mut b = ((if (a <= t) { Some(Pair) } else { None }))
                        .xor((Some(Pair::FIRST)).xor(Some(Pair)));
                    if false {
                        break 'outer;
                    }
                    let mut a = (if y.z_axis.y <= y.x_axis.z {
                        ((if ((-1.0_f32) <= HALF) {
                            ({ y.z_axis.y })
                        } else {
                            (n[1]).map_or_else(|| y.y_axis.y, |c| y.x_axis.y)
                        }))
                            .clamp(y.z_axis.y, y.x_axis.z) + 0.0
                    } else {
                        y.x_axis.z
                    });
                    let mut x_2 = mat3(
                        (y * Vec3::new(y.x_axis.z, y.x_axis.z, 0.25)),
                        (y).x_axis,
                        Vec3::new(y.y_axis.x, y.x_axis.z, y.z_axis.z),
                    );
                    x_2.y_axis = Vec3::new(0.5_f32, 1.5_f32, x_2.z_axis.z);
                }
                if (c <= c) {
                    {
                        let mut y: Pair = Pair;
                        let n = y
                            .step(
                                (TABLE[1_usize % 4] * Hit::RATE),
                                (Vec2::new((-0.0), TABLE[(0_i32 & 1) as usize]))
                                    .max(Vec2::new(TABLE[(Pair::SIZE).min(3)], 1.5)),
                            );
                    }
                    continue;
                }
            }
            if (3_u32 <= a) {
                break;
            }
            k0 += 1;
        }
        c
    }
}

mod p083 {
    use super::*;
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
    pub fn entry(mut b: i32, c: i32) -> i32 {
        let a_2 = ((((b) as f32 as i32)) as usize & 31);
        let k0 = (MASK) & 3;
        'outer: loop {
            if k0 < 4 {
                break;
            } else {
                continue;
            }
        }
        let a = (BVec3::new(
            (false && FLAGS[a_2 % 9]),
            (b == b),
            (TABLE[(b & 1) as usize]).is_finite(),
        ) | (!BVec3::new(((NARROW as i32) != 0_i32), (2_i32 < c), false)));
        let [mut x, ..] = [HALF, TABLE[(LEVELS[a_2 % 8] & 1) as usize]];
        let start = (b * 3);
        let mut a_2 = 0;
        a_2 += start;
        ((c + b) + b)
    }
}

#[flatten]
mod p084 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(i32),
        Near(i32),
        Far,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Pair {
        const FIRST: Self = Pair { a: 2, b: -0.0 };
        const ALL: [Pair; 2] = [Pair { a: 0, b: 2.0 }, Self::FIRST];
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
        fn sum(&mut self, a: &mut i32, c: i32, y: &mut f32) -> i32 {
            let mut t: [f32; 2] = [(*y), self.b];
            (c + (self.b as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut [f32; 2], mut x: i32, y: i32, t: u32) -> i32 {
        let mut n = UVec2::new(3, 1);
        'outer: for a in (i32::MAX
            - (('block: {
                let given: f32 = a[1];
                let y: f32 = {
                    let t = first(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(a_2: f32) -> f32 {
                        (a_2 - HALF).max(HALF)
                    }
                    t
                };
                if (({
                    let q = a[0];
                    q == q && q.is_sign_negative()
                })) {
                    break 'block (x | x);
                }
                let start = (if Pair::SIZE >= Kind::SIZE {
                    Pair::SIZE - Kind::SIZE
                } else {
                    Pair::SIZE
                });
                let mut c = 2;
                c += start;
                'outer: for c in 1..=4 {
                    let mut a_2: Pair = Pair::ALL[(8_u32 % 2) as usize];
                    let y = a_2
                        .sum(
                            &mut x,
                            (match (c as i32) {
                                mut x_2 @ -1.. => {
                                    let mut c: Pair = a_2;
                                    let v = c
                                        .sum(
                                            &mut x_2,
                                            ({
                                                a[(n.y % 2) as usize]
                                                    -= (if (a_2.a > 8) { c.b } else { 2.0_f32 });
                                                ((NARROW as i32) & (WIDE as i32))
                                            }),
                                            &mut a[0_usize % 2],
                                        );
                                    v
                                }
                                (1_000 | 1_000) => 1,
                                mut x => {
                                    'inner: for a in (1..7).step_by(3).rev() {
                                        if ((a_2.b < a_2.b) < ((-1.0_f32) > a_2.b)) {
                                            break 'block (a - a);
                                        }
                                    }
                                    c
                                }
                                a_2 => {
                                    if (3_i32 != a_2) {
                                        let v = ((select(
                                            (a_2 | a_2),
                                            (c as i32),
                                            (if (n.x < n.x) { (a_2 != c) } else { (a[1] != a[0]) }),
                                        ) & 63) << 2);
                                    } else if (y != y) {} else {}
                                    3
                                }
                            }),
                            &mut a[a_2.a % 2],
                        );
                }
                x
            }) & 3)..=i32::MAX)
            .rev()
        {
            if (y <= x) {
                break;
            }
        }
        (x + ((n.x & 255) as i32))
    }
}

#[flatten]
mod p085 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub bool, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Pair,
        pub b: bool,
        pub c: IVec3,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, if self.1 < other.1 { self.1 } else { other.1 })
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(true, -0.0);
        const ALL: [Pair; 2] = [Pair(false, 2.0), Self::FIRST];
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
        fn step(&mut self, a: f32) -> i32 {
            let mut c = self.a.0;
            ([
                (if ((-1.0_f32) > 0.0) {
                    let mut k0 = (MASK) & 3;
                    'outer: loop {
                        if k0 == 0 {
                            break;
                        }
                        let mut k1 = 0;
                        'inner: while k1 < 2 {
                            if k1 == 0 {
                                k0 -= 1;
                                let x_2 = Vec2::new(self.a.1, (-1.0));
                            }
                            k1 += 1;
                        }
                    }
                    2_i32
                } else {
                    self.c.x
                }),
                self.c.y,
                (NARROW as i32),
            ]
                .iter()
                .fold(self.c.z, |c, &a_2| a_2) + self.c.z)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32, y: f32, t: &mut u32) -> f32 {
        let mut k0 = 1u32;
        'outer: while k0 < 8 {
            k0 *= 2;
            let Pair(mut a_2, mut x) = (Pair::ALL[(x & 1) as usize]
                + (Pair((k0 <= k0), a) + Pair((u32::MAX <= k0), y)));
            let mut a_2: Vec2 = Vec2::new((-0.0), y);
        }
        let (0, true, -7) = ((
            ({
                let (a, (_, _)) = (
                    (match ([y, a, a].iter().fold(x, |x_2, &n| x), (*t), (-1.0_f32)) {
                        (c @ 5..=1_000, 4.., 0.0) => (Hit::SIZE & 7),
                        (2, 3, ..=2.0) => {
                            (if (a > y) {
                                let mut a: Hit = Hit {
                                    b: (x <= x),
                                    c: IVec3::new((-1), 0, x),
                                    a: Pair((y > 3.0_f32), a),
                                };
                                a.step(a.a.1);
                                Pair::SIZE
                            } else {
                                let (true, true, -1.5) = ((
                                    (((if (x > 2) {
                                        Some(Vec3::new(2.0_f32, a, 0.5_f32))
                                    } else {
                                        None
                                    }))
                                        .and_then(|a_2| {
                                            (if ((*t) > (*t)) { None } else { Some(a_2) })
                                        }))
                                        .is_none(),
                                    (((*t) > (*t)) || (BVec3::new(true, false, (a < y))).any()),
                                    0.0_f32,
                                )) else {
                                    return 0.0;
                                };
                                0_usize
                            })
                        }
                        _ => 0_usize,
                    }),
                    (0_i32, (false).then_some(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32))),
                );
                0_usize
            }),
            false,
            0_i32,
        )) else {
            return 0.0;
        };
        0.0
    }
}

#[flatten]
mod p086 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 })
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(-other.0)
        }
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
    fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 {
        let first = f(x);
        if first > 2.0 {
            return first;
        }
        f(first - 1.0)
    }
    impl Pair {
        const FIRST: Self = Pair(0.5);
        const ALL: [Pair; 2] = [Pair(-0.0), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&self, mut b: Pair, c: i32, y: &f32) -> i32 {
            let mut t: u32 = (3
                & (({
                    let mut t: [f32; 2] = (match ((self.0 <= self.0)).then_some(b.0) {
                        None => [b.0, (*y)],
                        mut c => [b.0, (*y)],
                    });
                    'outer: for y in t.iter().rev() {
                        if ((if (({
                            let mut c = ((if true { Some(b.0) } else { None }))
                                .map_or_else(
                                    || {
                                        if (8_usize <= 1_usize) {
                                            return (Pair(self.0) + (*self));
                                        }
                                        (*self)
                                    },
                                    |a| Pair(
                                        ((if true { None } else { Some(b.0) }))
                                            .map_or(
                                                b.0,
                                                |v| {
                                                    if (v <= (*y)) {
                                                        return v;
                                                    }
                                                    v
                                                },
                                            ),
                                    ),
                                );
                            false
                        })) {
                            (self.0 > (-2.5))
                        } else {
                            true
                        })) {
                            continue;
                        }
                    }
                    3
                }) | 8));
            (((self.0 as i32).clamp(-64, 64)) + (b.0 as i32).clamp(-64, 64))
        }
    }
    impl Pair {
        fn sum(self, a: &f32) -> Pair {
            let mut b: [f32; 2] = [1.0_f32, (-1.0_f32)];
            'outer: for (_, (_, v)) in b.iter().copied().zip(0..2u32).enumerate() {
                let mut y: f32 = taken(
                    (((b[0]).abs() + 0.25).min(4.0).powf((b[0]).clamp(-2.0, 2.0))
                        + ((*a) + self.0)),
                    |a_2| {
                        ([a_2, self.0]
                            .into_iter()
                            .filter(|&a_2| {
                                if (!FLAGS[Self::SIZE % 9]) {
                                    return (v < 8_u32);
                                }
                                (v < 5_u32)
                            })
                            .last())
                            .unwrap_or_else(|| self.0)
                    },
                );
            }
            Pair((*a))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32, y: &f32) -> IVec3 {
        let _ = (select(
            ('block: {
                if (10_i32 < (*c)) {
                    if (((if Pair::SIZE >= Pair::SIZE {
                        Pair::SIZE - Pair::SIZE
                    } else {
                        Pair::SIZE
                    }) <= ((((*c) < (*c)) as usize)).saturating_sub(Pair::SIZE)))
                    {
                        let mut c = ({ Pair::ALL[((*c) & 1) as usize] })
                            .step(
                                Pair::sum(Pair::ALL[(MASK % 2) as usize], y),
                                ({ Pair((-1.0_f32)) })
                                    .step(
                                        (&{
                                            (match (5_usize, MASKS[8_usize % 7]) {
                                                (mut a, mut x) => Pair((*y)),
                                                (4, 4..) => Pair(a),
                                                (_, ..=2) => Pair::ALL[Pair::SIZE % 2],
                                                _ => Pair((*y)),
                                            })
                                        } - &{ (Pair(a) + Pair(HALF)) }),
                                        5,
                                        &a,
                                    ),
                                &a,
                            );
                    } else if false {} else {}
                } else if (a < (*y)) {} else {}
                if ((*c) <= (-1)) {
                    break 'block a;
                }
                TABLE[Pair::SIZE % 4]
            }),
            f32::MAX,
            ((*c) > (*c)),
        )) else {
            return IVec3::new(5, 5, (-4));
        };
        (IVec3::new((*c), (*c), 1) + IVec3::splat(5))
    }
}

#[flatten]
mod p087 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub i32, pub f32);
    const HALF: f32 = 0.5;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        fn step(self, mut b: f32, c: i32, y: &mut f32) -> Option<f32> {
            let mut turn = 0;
            let c: f32 = 'value: loop {
                let a = ((if false { None } else { Some(b) }))?;
                if [a, (b).mul_add(a, b)].iter().any(|&c| (!(self.0 != self.0))) {
                    break 'value b;
                }
                turn += 1;
                if turn >= 1 {
                    break (-2.5);
                }
            };
            let mut c = (self.1 * 0.0);
            (if (self.0 == self.0) { Some(((*y)).smoothstep(-1.0, 2.0)) } else { None })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: [[i32; 2]; 2]) -> bool {
        let mut k0 = ((UVec2::new(MASK, 0_u32)).y) & 3;
        #[keep]
        'outer: loop {
            'inner: for x in (1..7).step_by(3) {
                let c = (if (CORNER).cmpeq((Vec3::new(2.0, 0.25, (*a)) - CORNER)).all() {
                    c
                } else {
                    let mut t: Hit = Hit(c[1][1], (*a));
                    let v = t.step(((-1.0_f32)).round(), (c[1][0]).min(c[1][0]), a);
                    c
                });
                if (c[0][0] <= c[1][0]) {
                    continue;
                }
            }
            if k0 == 0 || ((c[1][0] < c[0][1])) {
                break;
            }
            k0 -= 1;
        }
        (true ^ ((*a) > 0.5))
    }
}

#[flatten]
mod p088 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Pair, c: &Vec3, y: f32) -> Pair {
        let mut k0 = ((MASK | MASK)) & 3;
        'outer: while k0 > 0
            && ((([STEPS, (WIDE as i32)]
                .into_iter()
                .filter(|&a_2| {
                    if ((WIDE as i32) > 7_i32) {
                        return (if (HALF < y) { (k0 != k0) } else { (a_2 != a_2) });
                    }
                    (k0 > k0)
                })
                .map(|mut t| y)
                .sum::<f32>()
                < [(WIDE as i32), 0_i32, (NARROW as i32)]
                    .iter()
                    .enumerate()
                    .fold(a.0, |y, (n, &v)| c.x))))
        {
            k0 -= 1;
            if matches!(((((k0 > k0) as u16) + 3) as u32 & 255), a_2) {
                'inner: for t in 7..10i64 {
                    let [x_2, ..] = [0.0_f32; 2];
                }
            } else {}
        }
        (match (({
            let given: f32 = c.x;
            let a: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(y: f32) -> f32 {
                    y * HALF + 1.0
                }
                let t = first(given);
                t
            };
            Hit { a: y }
        })) {
            Hit { a: (0.25 | 8.0) } => a,
            Hit { a: _ } => Pair(HALF, (-2.5_f32)),
            Hit { a: 2.0 } if (c.y < a.1) => a,
            mut t => a,
        })
    }
}

#[flatten]
mod p089 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
        pub b: i32,
        pub c: Vec2,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a,
                b: self.b ^ other.b,
                c: self.c,
            }
        }
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
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: IVec2, mut x: i32, y: f32, t: &i32) -> f32 {
        if (((a.x < a.x) && (1_i32 <= a.y)) || (0.0_f32 <= y)) {
            let mut k0 = ((2_u32 + MASKS[(MASK % 7) as usize])) & 3;
            'outer: while k0 > 0
                && (([
                    0.5_f32,
                    (if TABLE[Pair::SIZE % 4] <= y {
                        (0.0_f32).clamp(TABLE[Pair::SIZE % 4], y) + 0.0
                    } else {
                        (-0.0_f32)
                    }),
                    (if (STEPS < a.y) {
                        y
                    } else {
                        if ((((y).is_finite() == (k0 <= k0))
                            && ({
                                x >>= STEPS;
                                ({ (2_u32 < k0) })
                            })))
                        {
                            let mut a: Mat3 = Mat3::from_cols(
                                Vec3::new((-1.0), (-2.5), y),
                                (Some(Pair {
                                    b: a.x,
                                    ..Pair {
                                        c: Vec2::new(2.0_f32, y),
                                        ..Pair {
                                            c: Vec2::new((-1.0_f32), (-1e-40f32)),
                                            ..Pair {
                                                a: Vec2::new(y, 3.0_f32),
                                                b: STEPS,
                                                c: Vec2::new(0.0_f32, 1.5_f32),
                                            }
                                        }
                                    }
                                }))
                                    .map_or_else(
                                        || {
                                            (Some(Pair::ALL[Pair::SIZE % 2]))
                                                .map_or_else(
                                                    || Vec3::new((-0.0_f32), (-2.5_f32), y),
                                                    |t| Vec3::new(2.0_f32, 2.0_f32, t.c.x),
                                                )
                                        },
                                        |a| {
                                            if false {
                                                return Mat4::from_translation(
                                                        Vec3::new((-0.0_f32), 1.5_f32, (-2.5_f32)),
                                                    )
                                                    .transform_point3(Vec3::new(a.c.y, a.a.x, 3.0_f32));
                                            }
                                            (Mat3::IDENTITY * Vec3::new(a.a.y, 2.0_f32, a.a.x))
                                        },
                                    ),
                                ({
                                    select(CORNER, Vec3::new(y, 2.0_f32, y), (3.0_f32 != y))
                                }),
                            );
                        }
                        y
                    }),
                ]
                    .iter()
                    .all(|&x| (2_u32 != k0))))
            {
                k0 -= 1;
            }
            return y;
        }
        (y + (x as f32))
    }
}

#[flatten]
mod p090 {
    use super::*;
    use flatten::math::*;
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
    fn first(mut b: f32) -> f32 {
        if ((match (((if (0.25_f32 != b) { None } else { Some(b) }))
            .map_or_else(
                || (STEPS).clamp(-5, 9),
                |y| ((NARROW as i32) + (NARROW as i32)),
            ))
        {
            y if (y < y) => {
                b = (if (y <= (IVec2::new((-4_i32), 5_i32)).y) {
                    (match ((
                        (5_i32).wrapping_sub(y),
                        ((if false { None } else { Some(b) }))
                            .map_or_else(
                                || COUNT,
                                |x| {
                                    if (if true { false } else { FLAGS[(COUNT).min(8)] }) {
                                        return (COUNT).abs_diff(COUNT);
                                    }
                                    COUNT
                                },
                            ),
                    )) {
                        (mut x_2 @ 2..5, (4 | 4)) => {
                            (Vec2::new((-1.0_f32), b)).to_angle()
                        }
                        _ => b,
                    })
                } else {
                    dot(
                        Vec4::new((-1e-40f32), 0.25_f32, b, 1.0_f32),
                        Vec4::new(b, 1.0_f32, b, b),
                    )
                });
                true
            }
            _ => {
                let mut x = [
                    (Mat3::from_cols(
                        Vec3::new(b, (-2.5_f32), (-0.0_f32)),
                        Vec3::new((-1.0_f32), 0.5_f32, b),
                        Vec3::new(0.25_f32, 2.0_f32, 2.0_f32),
                    ))
                        .transpose(),
                    (((if (b < b) { None } else { Some(b) }))
                        .map_or_else(
                            || [
                                mat3(
                                    Vec3::new((-2.5_f32), 3.0_f32, b),
                                    Vec3::new(0.0_f32, 3.0_f32, b),
                                    Vec3::new(b, b, 0.0_f32),
                                ),
                                mat3(
                                    Vec3::new((-1.0_f32), b, 3.0_f32),
                                    Vec3::new((-2.5_f32), 1.0_f32, 2.0_f32),
                                    CORNER,
                                ),
                            ],
                            |a| {
                                if ((WIDE as i32) > (WIDE as i32)) {
                                    return [Mat3::from_cols(
                                        Vec3::new(a, a, (-2.5_f32)),
                                        Vec3::new(0.25_f32, 1.5_f32, a),
                                        Vec3::new((-0.0_f32), b, a),
                                    ); 2];
                                }
                                [mat3(
                                    Vec3::new(3.0_f32, 1.5_f32, a),
                                    Vec3::new(0.5_f32, b, (-1.0_f32)),
                                    POINTS[(1_u32 % 6) as usize],
                                ); 2]
                            },
                        ))[0],
                ];
                true
            }
        })) {} else {}
        (b + b)
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &u32, t: &mut [i32; 2]) -> f32 {
        t[0]
            &= ({
                {
                    (*t)[(({
                        (*a) /= 2.0;
                        (*y)
                    }) % 2) as usize] = (*c);
                    'outer: for t in 0..STEPS {
                        let b: Option<f32>;
                        if ((*c) <= (*c)) {
                            b = Some(first((*a)));
                        } else {
                            b = (if ((*y) != (*y)) { Some(0.25_f32) } else { None });
                        }
                    }
                }
                (*c)
            });
        ((*a) + ((*c) as f32))
    }
}

#[flatten]
mod p091 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub bool);
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(self, a: f32, c: &i32, y: &mut f32) -> f32 {
            (*y) = a;
            (((1.0 / ((Vec2::new(3.0_f32, (*y))).abs() + 0.5))).y + (*y))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        if (5_i32 > c) {
            let b = [(({ Pair(FLAGS[(MASK % 9) as usize]) }).step((*a), &c, &mut (*a))
                / 1.5); 3];
            return b[2];
        }
        let mut turn = 0;
        let y: f32 = 'value: loop {
            turn += 1;
            if turn >= 2 {
                break (Vec3::new((-1.0_f32), (*a), (-0.0_f32))).z;
            }
        };
        (((0..3i32).map(|c| (*a)).sum::<f32>()).signum() + HALF)
    }
}

#[flatten]
mod p092 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: IVec2,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
        pub b: Pair,
        pub c: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: bool, b: Vec4, c: bool },
        Near(f32, i32),
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit {
                a: -other.a,
                b: self.b,
                c: self.c,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Hit {
        const FIRST: Self = Hit {
            a: 0.5,
            b: Pair {
                a: IVec2::new(-2, i32::MAX),
                b: 2.0,
                c: -1.5,
            },
            c: 5,
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: -0.0,
                b: Pair {
                    a: IVec2::new(i32::MAX, 3),
                    b: -1.5,
                    c: 0.5,
                },
                c: 2,
            },
            Self::FIRST,
        ];
    }
    impl Kind {
        const FIRST: Self = Kind::Empty {
            a: true,
            b: Vec4::new(-0.0, 2.0, -1.5, 0.5),
            c: true,
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
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32, y: [f32; 2], t: u32) -> f32 {
        if let Some(t) = (Some(
            (Some(Kind::Near(b, c)))
                .map_or(
                    Kind::Empty {
                        a: true,
                        b: Vec4::new(y[1], b, 3.0_f32, 0.0_f32),
                        c: (y[1] < (-2.5_f32)),
                    },
                    |x| Kind::Empty {
                        a: (c > (WIDE as i32)),
                        b: Vec4::new(y[1], 0.0_f32, (-2.5_f32), 0.5_f32),
                        c: true,
                    },
                ),
        )) {
            'outer: for _ in (0..3).rev() {
                if (((Hit {
                    b: Pair {
                        b: y[0],
                        ..Pair {
                            c: y[0],
                            a: IVec2::new(3_i32, 5_i32),
                            b: y[1],
                        }
                    },
                    ..Hit {
                        b: Pair {
                            b: b,
                            c: y[1],
                            a: IVec2::new(c, c),
                        },
                        ..Hit::ALL[(Pair::SIZE).min(1)]
                    }
                })
                    .c != (8 + Kind::SIZE)))
                {
                    continue;
                }
                let mut k1 = -1i32;
                'inner: while k1 <= -3 {
                    b %= 3.0;
                    let Kind::Near(a_2 @ 0.25..8.0, (1_000 | 1_000)) = Kind::ALL[(c & 1)
                        as usize] else {
                        break 'inner;
                    };
                    k1 = 2 + k1;
                }
            }
            let mut y: Option<Hit> = (if (7_i32 != c) {
                Some(Hit {
                    b: Pair {
                        b: b,
                        ..Pair {
                            a: IVec2::new(c, c),
                            b: y[1],
                            c: y[1],
                        }
                    },
                    c: Hit::SIZE,
                    a: 3.0_f32,
                })
            } else {
                None
            });
        } else {
            #[keep]
            'outer: for a in ((((t & 15) * (t & 7))
                & 3)..=((match Kind::FIRST {
                Kind::Empty { a: x_2 @ true, b: _, c: _ } => {
                    let (c, ([a, _], _)) = (
                        [({
                            let given: f32 = (Pair {
                                c: y[1],
                                a: IVec2::new(0_i32, c),
                                b: y[0],
                            })
                                .b;
                            let t: f32 = {
                                fn first(c: f32) -> f32 {
                                    if c < 0.5 { -c } else { c }
                                }
                                let t = first(given);
                                t
                            };
                            y[0]
                        }); 2],
                        (
                            (if ((t < t) || x_2) {
                                [
                                    Hit::FIRST,
                                    Hit {
                                        c: Pair::SIZE,
                                        a: y[1],
                                        b: Pair {
                                            c: y[1],
                                            a: IVec2::new(3_i32, (WIDE as i32)),
                                            b: y[0],
                                        },
                                    },
                                ]
                            } else {
                                [
                                    Hit {
                                        c: Pair::SIZE,
                                        a: y[0],
                                        b: Pair {
                                            c: (-1.0_f32),
                                            ..Pair {
                                                c: y[1],
                                                a: IVec2::new(3_i32, 2_i32),
                                                b: y[0],
                                            }
                                        },
                                    },
                                    Hit {
                                        c: 0_usize,
                                        a: b,
                                        b: Pair {
                                            c: 0.25_f32,
                                            ..Pair {
                                                c: b,
                                                a: IVec2::new(c, c),
                                                b: y[0],
                                            }
                                        },
                                    },
                                ]
                            }),
                            Kind::Near(y[0], 3_i32),
                        ),
                    );
                    0_u32
                }
                Kind::Empty { a: true, b: _, c: true } => 0_u32,
                Kind::Empty { a: true, b: _, c: true } => 0_u32,
                _ => 0_u32,
            }) & 3))
            {}
        }
        0.0
    }
}

#[flatten]
mod p093 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Hit {
        const FIRST: Self = Hit {
            a: Pair {
                a: Vec3::new(0.5, -0.0, 2.0),
                b: Vec3::new(-0.0, 2.0, -1.5),
            },
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Pair {
                    a: Vec3::new(-0.0, 2.0, -1.5),
                    b: Vec3::new(2.0, -1.5, 0.5),
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
                    {
                        let given: f32 = select(
                            (if (*y) {
                                let mut x_2: [f32; 3] = [a; 3];
                                'outer: for x in x_2 {
                                    (*y) &= FLAGS[(t % 9) as usize];
                                    (!(*y));
                                    let a_2: [f32; 3] = x_2;
                                    let mut x = (if (*y) {
                                        (x_2[1]).atan2((1.0_f32))
                                    } else {
                                        (-1.0)
                                    });
                                }
                                (-2.5_f32)
                            } else {
                                'outer: for x in 0u32..3 {
                                    (*y) ^= (MASK > x);
                                }
                                2.0_f32
                            }),
                            (a * 1.0),
                            (1.5_f32 == TABLE[(t % 4) as usize]),
                        );
                        let b: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(v: f32) -> f32 {
                                if v < HALF { -v } else { v }
                            }
                            let t = doubled(given);
                            t
                        };
                        let mut k0 = 253u8;
                        'outer: loop {
                            if !(k0 != u8::MAX) {
                                break;
                            }
                            let mut b: Kind = (if ((k0 as f32) <= (-0.0)) {
                                Kind::Far(b)
                            } else {
                                Kind::Near {
                                    a: 0,
                                    b: ((Vec3::new(b, (k0 as f32), (k0 as f32)))
                                        .max(Vec3::new(b, 1.5, (-2.5)))
                                        * (Vec3::new((k0 as f32), a, 3.0_f32)).min_element()),
                                    c: (((c) as usize & 31)
                                        + ((k0 as usize)).saturating_sub(Kind::SIZE)),
                                }
                            });
                            let n: Vec4;
                            if ((UVec2::new(1_u32, 3_u32)).y <= ((0_u32 & 15) * (t & 7)))
                            {
                                (*y)
                                    &= ((Vec3::new(a, (k0 as f32), a))
                                        .cmplt(Vec3::new(a, 0.25_f32, (k0 as f32)))
                                        .any()
                                        && ({
                                            b = Kind::Empty(Hit::FIRST);
                                            (*y)
                                        }));
                                n = (Vec4::new(a, (-1.0_f32), a, 0.0_f32)).fract();
                            } else {
                                (*y) = (({
                                    let q = (k0 as f32);
                                    if q == q { q.to_bits() >> 20 } else { 7 }
                                }) < ((-1_i32)).abs_diff((NARROW as i32)));
                                n = Vec4::new((k0 as f32), a, a, 0.0);
                            }
                            k0 += 1;
                        }
                    }
                    Pair::SIZE
                }
                (_, _, c @ 0..) => c,
                (y @ false, ..1_000, 4..) if ((t > t) && ((*c) > (*c))) => Kind::SIZE,
                _ => {
                    let mut k0 = (((*y) as u32)) & 3;
                    'outer: loop {
                        if k0 == 0 {
                            break;
                        }
                        let mut k1 = 0;
                        'inner: while k1 < 2 {
                            if k1 == 0 {
                                k0 -= 1;
                                if (((*y)
                                    && ({
                                        (*y) = (IVec2::new(0, 2) == IVec2::new((*c), (*c)));
                                        (0_usize < 0_usize)
                                    })))
                                {
                                    let given: f32 = (Vec3::new((-0.0_f32), 0.0_f32, 2.0_f32))
                                        .length();
                                    let c: f32 = {
                                        fn second(y: f32) -> f32 {
                                            (y - 0.5).max(0.5)
                                        }
                                        let t = second(given);
                                        t
                                    };
                                } else {}
                            }
                            k1 += 1;
                        }
                    }
                    State::SIZE
                }
            }) + Hit::SIZE),
            (*y),
            (*c),
        )) {
            (v @ 1..=2, x_2, a_2 @ -7) if true => {}
            ((2 | 100), false, t) => {}
            _ => {}
        }
        Hit { a: Pair::FIRST }
    }
}

#[flatten]
mod p094 {
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
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32) -> f32 {
        let mut k0 = ((UVec2::new(MASK, 8_u32)).y) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = ((k0 | k0)) & 3;
            #[keep]
            'inner: loop {
                if ((8_u32 != k0) || (k1 > k0)) {
                    if false {
                        let given: f32 = (((*a) - 0.5) * (CORNER).z);
                        let x_2: f32 = {
                            let t = second(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(x: f32) -> f32 {
                                (x - HALF).max(HALF)
                            }
                            t
                        };
                        break 'outer;
                    } else {
                        let Hit { a: mut n, b: x_2 } = (Hit {
                            a: k0,
                            b: Pair {
                                a: (*c),
                                b: Vec2::new((*a), (-0.0_f32)),
                            },
                        }) else {
                            return ({ (*a) });
                        };
                        break 'outer;
                    }
                }
                if k1 == 0 || (false) {
                    break;
                }
                k1 -= 1;
            }
        }
        (*a)
    }
}

#[flatten]
mod p095 {
    use super::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &Pair, y: &mut usize) -> i32 {
        let mut k0 = (MASK) & 3;
        #[keep]
        'outer: loop {
            let c: f32;
            if (({
                let q = a;
                q == q && q.is_sign_negative()
            })) {
                c = 0.0;
            } else {
                c = 0.0;
            }
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        0
    }
}

#[flatten]
mod p096 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(f32),
        Near,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: Vec4, y: f32, t: u32) -> f32 {
        let _ = (if ((-0.0_f32) <= c.x) {
            ('block: {
                if [
                    [(*a), (*a)].iter().fold(STEPS, |c, &v| c),
                    counted(&|v| v),
                    (STEPS).rem_euclid((STEPS) | 1),
                ]
                    .iter()
                    .all(|&a_2| (t > t))
                {
                    break 'block ((*a) >= c.w);
                }
                let mut k0 = ((((c.y > (*a))).then_some(Kind::Empty(c.w)))
                    .map_or_else(
                        || {
                            if (Vec3::new(y, 1.0_f32, y)).is_nan() {
                                return ({
                                    let q = 1.0_f32;
                                    if q == q { q.to_bits() >> 20 } else { 7 }
                                });
                            }
                            0_u32
                        },
                        |v| {
                            if (false && (c.y != (*a))) {
                                return (match ((WIDE as i32), 3.0_f32, y) {
                                    (mut x, c, (-1.5 | -1.5)) => 0_u32,
                                    (n, (8.0 | 8.0), _) => 1_u32,
                                    (b @ -7.., a @ 1.0, mut n @ ((8.0 | 2.0))) if (b < 10) => t,
                                    _ => 1_u32,
                                });
                            }
                            8_u32
                        },
                    )) & 3;
                'outer: while k0 > 0 && ((c.w < c.z)) {
                    k0 -= 1;
                    let given: f32 = f32::EPSILON;
                    let n: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(a_2: f32) -> f32 {
                            if a_2 < HALF { -a_2 } else { a_2 }
                        }
                        let t = first(given);
                        t
                    };
                    if ((if (t != 1) {
                        ((Vec2::new((*a), 0.5) == Vec2::new(1.5, 0.5))
                            || (((FLAGS[(Kind::SIZE).min(8)]).then_some(Kind::Near))
                                == ((if (1_u32 < t) {
                                    None
                                } else {
                                    Some(Kind::Empty(f32::NAN))
                                }))))
                    } else {
                        ({ (c.x < c.y) })
                    })) {
                        let a_2 = IVec2::new((NARROW as i32), STEPS);
                    }
                    let mut k1 = 0i32;
                    'inner: loop {
                        if !(k1 < 2) {
                            break;
                        }
                        k1 += 1;
                        let given: f32 = (if ((2_u32 <= t) || (2.0_f32 <= y)) {
                            (c.x * y)
                        } else {
                            c.x
                        });
                        let y: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(y: f32) -> f32 {
                                y * HALF + 1.0
                            }
                            let t = second(given);
                            t
                        };
                    }
                }
                false
            })
        } else {
            return (-1.0);
        });
        (((0.5_f32 + c.x)).hypot((c.y).clamp(-4.0, 4.0).exp2()) + ((c.y).max(0.0) + 0.0))
    }
}

#[flatten]
mod p097 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(
                if self.0 < other.0 { self.0 } else { other.0 },
                if self.1 < other.1 { self.1 } else { other.1 },
            )
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        fn step(mut self, a: &f32, c: &Option<Hit>) -> Hit {
            let (mut c, t) = ((self.a < STEPS), IVec2::new(self.a, (-1_i32)));
            let mut k0 = (MASK) & 3;
            'outer: loop {
                if ([
                    ((t.x * (-1))).signum(),
                    ((if (k0 != k0) { Some(Hit { a: t.y }) } else { None }))
                        .map_or_else(|| t.x, |x| (x.a & t.y)),
                    t.y,
                ]
                    .iter()
                    .all(|&v| c))
                {} else {}
                if k0 == 0 || (c) {
                    break;
                }
                k0 -= 1;
            }
            self
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, mut v: Pair, t: &mut u32) -> f32 {
        let mut y: Hit = ((if (c != c) { Some(Hit { a: (WIDE as i32) }) } else { None }))
            .map_or_else(|| Hit { a: c }, |x| x);
        let b = y.step(&a, &{ Some(y) });
        let mut x: [f32; 3] = [v.0, (-1.0_f32), v.0];
        'outer: for x_2 in x {
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 1) {
                    break;
                }
                let t = ((if true { Some(Hit { a: k1 }) } else { None }))
                    .and_then(|v| {
                        ((if (x_2 > 0.25) { Some(y) } else { None }))
                            .map(|n| Hit { a: y.a })
                    });
                let mut turn = 0;
                let x: Vec2 = #[keep]
                'value: loop {
                    let b: Vec3;
                    if (flatten::math::select(
                        IVec2::new((-1_i32), 7_i32),
                        IVec2::new(0_i32, k1),
                        (k1 <= c),
                    ) == IVec2::new(10, c))
                    {
                        b = (Vec3::new(3.0_f32, (-0.0_f32), x[0]))
                            .step(Vec3::new((-0.0_f32), (-0.0_f32), 0.5_f32));
                    } else {
                        b = (Vec3::new((-1.0_f32), a, (-0.0_f32)))
                            .refract(Vec3::new(x[0], 0.5_f32, 0.5_f32), 0.75);
                    }
                    turn += 1;
                    if turn >= 1 {
                        break (if true {
                            Vec2::new(f32::MAX, 1.0)
                        } else {
                            Vec2::new(f32::MAX, 2.0)
                        });
                    }
                };
                let given: f32 = ((v
                    + ({
                        v = v;
                        Pair(0.5_f32, x.x)
                    })))
                    .0;
                let b: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(x: f32) -> f32 {
                        if x < HALF { -x } else { x }
                    }
                    let t = first(given);
                    t
                };
                k1 += 1;
            }
            'inner: for &n in &x {
                v += Pair(x_2, n);
                if (c > y.a) {
                    continue;
                }
            }
        }
        (x[1] + v.1)
    }
}

#[flatten]
mod p098 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub i32, pub IVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32, pub BVec3);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(f32, Vec3),
        Near(Hit, f32),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    impl Pair {
        fn step(self, a: &f32) -> (Pair, Mat2, IVec3) {
            'outer: for _ in 0..2usize {
                if ((((*a) < (*a)) && (self.0 > self.1.y)) || true) {
                    if ((self.1.y <= self.1.x) < ((-0.0_f32) < 1.5_f32)) {
                        if ((-2.5_f32) != (*a)) {
                            return (
                                self,
                                mat2(
                                    Vec2::new(0.0_f32, (-2.5_f32)),
                                    Vec2::new(3.0_f32, (*a)),
                                ),
                                (IVec3::new((-1_i32), self.1.x, 7_i32))
                                    .max(IVec3::new(self.1.x, 5_i32, 2_i32)),
                            );
                        }
                    } else {
                        match ((if (self.1.y != STEPS) {
                            Hit((*a), BVec3::new(true, false, true))
                        } else {
                            Hit(
                                0.5_f32,
                                BVec3::new(((*a) <= (*a)), (self.1.y > (-1_i32)), false),
                            )
                        })) {
                            Hit((1.0 | 0.0), _) => {}
                            b => {}
                        }
                    }
                    continue;
                }
            }
            (
                self,
                Mat2::from_cols(
                    ('block: {
                        if ((*a) < (*a)) {
                            let mut y: [usize; 2] = [Self::SIZE, Pair::SIZE];
                            'outer: for (n, &y) in y
                                .iter()
                                .zip(
                                    &[
                                        (self.1.y).min((NARROW as i32)),
                                        ('block_1: {
                                            if ((if (({
                                                let q = (*a);
                                                q == q && q.is_sign_negative()
                                            })) {
                                                FLAGS[(self.1.x & 1) as usize]
                                            } else {
                                                FLAGS[((-4_i32) & 1) as usize]
                                            })) {
                                                break 'block_1 0_i32;
                                            }
                                            2_i32
                                        }),
                                    ],
                                )
                            {
                                if ((*a) < (*a)) {
                                    break 'block Vec2::new(1.0, (-1.0));
                                }
                            }
                            break 'block Vec2::new((*a), (*a));
                        }
                        Vec2::new((-1.0), (*a))
                    }),
                    Vec2::new(1.5, (*a)),
                ),
                IVec3::new(self.0, 10, self.0),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, mut x: BVec3, y: &mut f32) -> bool {
        let mut c: Pair = Pair(LEVELS[State::SIZE % 8], a.1);
        let a_2 = c.step(&(*y));
        (c.1, a.1.x) = (
            (IVec2::new(LEVELS[(c.1.x & 1) as usize], 1)).max(c.1),
            [
                ([c.1.y, a_2.2.x])[0],
                (if (a_2.1.x_axis.y < (*y)) {
                    if (3_i32 != c.0) {
                        (a.1, c) = (
                            ((a_2.0.1 + c.1) - (IVec2::new(c.1.x, 2) / 3)),
                            ({
                                let mut a: [usize; 2] = [Pair::SIZE, 0_usize];
                                'outer: for a in a {}
                                Pair(0_i32, IVec2::new(0_i32, 0_i32))
                            }),
                        );
                    }
                    0_i32
                } else {
                    0_i32
                }),
                0_i32,
            ]
                .iter()
                .fold(0_i32, |b, &a| 0_i32),
        );
        false
    }
}

mod p099 {
    use super::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: Vec3, y: f32) -> f32 {
        if (({
            let q = y;
            q == q && q.is_sign_negative()
        })) {
            return (HALF - (c).z);
        }
        let mut k0 = 252u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            k0 += 1;
            if (y > c.z) {
                {
                    let mut turn = 0;
                    let a: i32 = 'value: loop {
                        let mut b: Option<f32> = [
                            (k0 as f32),
                            (((c).z).min((if true { c.x } else { y })) + 0.0),
                            (k0 as f32),
                        ]
                            .into_iter()
                            .filter(|&y| {
                                ((MASK + MASKS[(MASKS[2_usize % 7] % 7) as usize])
                                    <= ((MASK | 7) - (MASK & 7)))
                            })
                            .last();
                        b = (match ((if (c.z <= c.z) {
                            (c.x - (k0 as f32))
                        } else {
                            (c).z
                        })) {
                            _ => {
                                (if ((y > (k0 as f32)) || (c.y < (-1.0))) {
                                    Some((0.0_f32 * 1.0))
                                } else {
                                    None
                                })
                            }
                            1.0 => {
                                ((b).or((false).then_some(0.0_f32)))
                                    .or((false).then_some(0.0_f32))
                            }
                            -1.5 => (false).then_some(0.0_f32),
                            _ => (false).then_some(0.0_f32),
                        });
                        turn += 1;
                        if turn >= 1 {
                            break 0;
                        }
                    };
                }
                break;
            }
        }
        0.0
    }
}

#[flatten]
mod p100 {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
        const FIRST: Self = Pair {
            a: 2,
            b: 0,
            c: Vec3::new(2.0, -1.5, 0.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: 0,
                b: 5,
                c: Vec3::new(-1.5, 0.5, -0.0),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: Vec2) -> f32 {
        let mut y: u32 = (match (STEPS).wrapping_div((LEVELS[Pair::SIZE % 8]) | 1) {
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
                    match ((
                        7_i32,
                        (({
                            let [y, ..] = [(t != a), FLAGS[(t & 1) as usize]];
                            Vec2::new(c.y, c.x)
                        }))
                            .y,
                    )) {
                        (x, _) => {
                            let a_2 = ((Mat3::from_cols(
                                Vec3::new((-0.0_f32), c.y, 0.0_f32),
                                Vec3::new((-2.5_f32), (-0.0_f32), STILL),
                                Vec3::new(c.x, 0.0_f32, 1.5_f32),
                            ) * (c.x).mul_add(c.x, c.x))
                                * (match Pair::FIRST {
                                    Pair { a: mut v, b: (0 | 2), c: mut t } if false => c.x,
                                    _ => (c.y).fract(),
                                }));
                        }
                        (-1, 2.0..=8.0) => {
                            let [mut y, x] = [TABLE[(Pair::SIZE).min(3)], c.x];
                        }
                        _ => {
                            if ((!({ (c.y > 1.5) }))) {
                                return c.y;
                            }
                        }
                    }
                    'inner: for c in 0..0usize {
                        let start = (MASK
                            ^ ((MASK | 7) - (MASKS[(MASK % 7) as usize] & 7)));
                        let mut a_2 = 1;
                        a_2 += start;
                        if (3_usize != c) {
                            let [a, _] = [(c > c), (c < c)];
                            break 'inner;
                        }
                        match (c != c) {
                            _ => {}
                            false => {}
                            _ => {}
                            y => {}
                        }
                    }
                }
                MASK
            }
        });
        ((-2.5) + (y as f32))
    }
}

#[flatten]
mod p101 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut Pair) -> u32 {
        if true {
            if (c.0 != c.0) {
                return (((if (a <= a) {
                    'outer: for y in [
                        Kind::Near(Vec3::new(a, (-0.0_f32), (-1.0_f32))),
                        Kind::Empty(c.0),
                    ] {
                        if ((c.0 <= c.0) && (((*c)) == ((*c)))) {
                            let mut b = ((Pair::SIZE + 8_usize) / 2);
                            continue;
                        }
                        _ = (!true);
                    }
                    Kind::SIZE
                } else {
                    return (((0_u32 % (3_u32 | 1)) & 15)
                        * (({
                            let q = a;
                            if q == q { q.to_bits() >> 20 } else { 7 }
                        }) & 7));
                }) & 255) as u32);
            } else {
                return (UVec2::new(c.0, c.0)).y;
            }
        }
        let mut a_2 = Hit::ALL[(STEPS & 1) as usize];
        let mut y: IVec3 = (if (a).is_finite() {
            IVec3::new((-4), 7, (WIDE as i32))
        } else {
            return (((UVec2::new(2_u32, c.0)).y & 63) << (c.0 & 7));
        });
        let mut k0 = (((*c)).0) & 3;
        #[keep]
        'outer: loop {
            if (c.0 > k0) || k0 == 0 {
                break;
            }
            k0 -= 1;
            let k1 = (((c.0 | 7) - (c.0 & 7))) & 3;
            'inner: loop {
                if k1 < 4 {
                    break;
                } else {
                    continue;
                }
            }
            let mut k1 = 0i32;
            'inner: while k1 < 1 {
                k1 += 1;
                let a: usize = 'block: {
                    let mut x_2: UVec2 = (((UVec2::new(0, k0) * 3)
                        + (UVec2::new(8, 3) | UVec2::new(5, 2))))
                        .min(
                            ((match a_2.0.y {
                                0.25 => UVec2::new(2, 8),
                                mut y => UVec2::new(c.0, u32::MAX),
                                _ => UVec2::new(u32::MAX, 8),
                                _ => UVec2::new(c.0, k0),
                            }))
                                .min((UVec2::new(3, 3) + UVec2::new(k0, 1))),
                        );
                    if (3_i32 != (k1 + y.y)) {
                        if (((if ((if ((-2.5_f32) < (-2.5)) {
                            (x_2.y <= x_2.y)
                        } else {
                            (a_2.0.z != a)
                        })) {
                            y.x
                        } else {
                            y.x
                        }) == y.x))
                        {}
                        break 'block Pair::SIZE;
                    }
                    Kind::SIZE
                };
                if (c.0 > k0) {
                    break 'inner;
                }
            }
        }
        (c.0 + ((y.y & 255) as u32))
    }
}

#[flatten]
mod p102 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
            'outer: for b in c.iter().rev() {
                let mut v: State = State;
                let mut k1 = (((1_u32 & 63) << (MASK & 7))) & 3;
                #[unroll(max = 3)] 'inner: while k1 > 0 {
                    k1 -= 1;
                    if (self.1 > STEPS) {
                        let _ = ({
                            let q = c[0];
                            q == q && q.is_sign_negative()
                        });
                        let given: f32 = ((0.0_f32).copysign((a).max(-9.0)) + 0.0);
                        let b: f32 = {
                            fn second(a: f32) -> f32 {
                                if a < 0.5 { -a } else { a }
                            }
                            let t = second(given);
                            t
                        };
                    }
                }
            }
            (self.1 + (c[0] as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: UVec2, c: u32, y: &mut f32) -> f32 {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            if (({
                let q = (*y);
                q == q && q.is_sign_negative()
            })) {
                let mut c = Pair(
                    (((if FLAGS[State::SIZE % 9] { None } else { Some(1.0_f32) }))
                        .filter(|&y| {
                            if ((2_u32 <= a.x) || (0_u32 != a.x)) {
                                return (y != y);
                            }
                            (y != y)
                        }))
                        .map_or_else(
                            || (((NARROW as i32)) as usize & 31),
                            |v| {
                                if true {
                                    return ((STEPS & 7) as usize);
                                }
                                ((a.y).count_ones() as usize)
                            },
                        ),
                    (({ Pair(Pair::SIZE, LEVELS[State::SIZE % 8]) }).step((*y))
                        | ({ Pair(Hit::SIZE, STEPS) }).step((*y))),
                );
                let mut n: Pair = Pair(c.0, c.1);
                let a = n.step(f32::from_bits((a.y & 0x007f_ffff) | 0x3f80_0000));
            }
            if (a.x <= 3) {
                break;
            }
            k0 *= 2;
        }
        (*y)
    }
}

mod p103 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p104 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, mut x: i32, y: f32, t: &(bool, Vec3, Mat3)) -> f32 {
        if ((t.0, ((*t)).1, (t.2 * 0.25_f32))).0 {
            _ = (if false {
                let a: Vec2 = 'block: {
                    if ((UVec2::new(0_u32, 1_u32)).y <= MASK) {
                        break 'block mad(
                            Vec2::new(0.5_f32, 3.0_f32),
                            Vec2::new(t.1.z, t.1.x),
                            Vec2::new(t.1.y, y),
                        );
                    }
                    if (flatten::math::fract(Vec3::new(0.25_f32, t.1.x, (-2.5_f32))))
                        .is_nan()
                    {
                        x = (WIDE as i32);
                        x /= 3;
                        let b = [
                            ((if t.0 { t.2 } else { t.2 })
                                + (Mat3::from_cols(t.2.z_axis, t.2.y_axis, t.2.x_axis)
                                    * t.2)),
                            t.2,
                            ([t.2, t.2, t.2])[0],
                        ];
                    } else if (({
                        ({
                            let q = t.1.x;
                            q == q && q.is_sign_negative()
                        })
                    })) {
                        let mut v = (
                            ((x).max(x)
                                <= ((if (x < x) { Some(t.2.y_axis.x) } else { None }))
                                    .map_or_else(|| x, |a| x)),
                            ((t.0).then_some(y))
                                .map_or_else(
                                    || clamp(
                                        t.2.y_axis,
                                        Vec3::new(t.2.z_axis.z, t.2.y_axis.z, (-1.0_f32)),
                                        t.1,
                                    ),
                                    |t| (Vec3::new(y, 3.0_f32, 1.0_f32)).abs(),
                                ),
                            (Mat3::from_cols(t.2.x_axis, t.2.y_axis, t.1)
                                * ((t.0).then_some(t.2.x_axis.y))
                                    .map_or(2.0_f32, |a| t.1.z)),
                        );
                    } else {
                        let _ = t.0;
                    }
                    (Vec2::new(t.2.z_axis.x, (-1e-40f32))).reflect(Vec2::new(1.5_f32, b))
                };
                t.0
            } else {
                (t.0 && t.0)
            });
            let mut a: f32 = 0.0;
        }
        0.0
    }
}

#[flatten]
mod p105 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: f32) -> f32 {
        let x_2 = (if ((*c) > (*c)) {
            None
        } else {
            Some(
                (if ((*c) != (*c)) {
                    None
                } else {
                    Some(Mat2::from_diagonal(Vec2::new(0.0_f32, 0.25_f32)))
                }),
            )
        });
        (([
            (if ((*c) > (*c)) { HALF } else { (-1.0_f32) }),
            (match ((WIDE as i32), true, 5_u32) {
                ((-7 | 1_000), mut v @ false, 2..=100) => {
                    'outer: for a in 0..2 {
                        if ([
                            (match ((a as i32), COUNT) {
                                (a @ 1_000.., _) => a,
                                (5, mut t) => a,
                                (2..=1_000, mut a_2) => {
                                    (*c) = (((if v {
                                        None
                                    } else {
                                        Some(
                                            Mat2::from_cols(
                                                Vec2::new(1.5_f32, y),
                                                Vec2::new(
                                                    (-0.0_f32),
                                                    TABLE[(({
                                                        a_2 &= 7;
                                                        MASK
                                                    }) % 4) as usize],
                                                ),
                                            ),
                                        )
                                    }))
                                        .map_or_else(
                                            || ((a ^ a) as i32),
                                            |t| (((v as i8) + 3) as i32),
                                        ))
                                        .min(
                                            (if (y != y) {
                                                ((*c) * (*c))
                                            } else {
                                                (((a as i32) & 15) * ((*c) & 7))
                                            }),
                                        );
                                    a
                                }
                                _ => {
                                    let mut k1 = ((MASK | MASK)) & 3;
                                    #[keep] 'inner: while k1 > 0 && ((!v)) {
                                        k1 -= 1;
                                        let mut c = IVec3::new(7, a, 3);
                                    }
                                    a
                                }
                            }),
                            (a as i32),
                            5_i32,
                        ]
                            .iter()
                            .all(|&v| (y <= y)))
                        {
                            'inner: for t in 0..1usize {
                                let start = ((x_2).and_then(|n| x_2))
                                    .map_or_else(
                                        || ((MASKS[((*c) & 1) as usize] & 63) << (MASK & 7)),
                                        |b| {
                                            ((if v { Some(b) } else { None }))
                                                .map_or_else(
                                                    || 3_u32,
                                                    |t| {
                                                        if (!v) {
                                                            return ({ 8_u32 });
                                                        }
                                                        MASK
                                                    },
                                                )
                                        },
                                    );
                                let mut y = 1;
                                y += start;
                                (*c) -= ((((HALF) * 1e9) as i32) + (*c));
                                let start = (if ((v)
                                    .then_some(
                                        Mat2::from_cols(
                                            Vec2::new(TABLE[(0_u32 % 4) as usize], HALF),
                                            Vec2::new(3.0_f32, 0.25_f32),
                                        ),
                                    ))
                                    .is_some()
                                {
                                    (1_usize as f32)
                                } else {
                                    STILL
                                });
                                let mut t = 0.0;
                                t += start;
                            }
                            break 'outer;
                        }
                        'inner: for a in 0..2i64 {
                            let mut x_2 = y;
                            let start = ((*c)).signum();
                            let mut n = 0;
                            n += start;
                            if (!((BVec3::new(true, false, v))
                                == (BVec3::new(v, v, false))))
                            {
                                continue 'outer;
                            }
                            match (*c) {
                                y => {
                                    (v, [(*c), _]) = (
                                        (v
                                            || ({
                                                x_2 = x_2;
                                                v
                                            })),
                                        [5, (a as i32)],
                                    );
                                }
                                _ => {}
                            }
                        }
                    }
                    0.25_f32
                }
                _ => a,
            }),
            y,
        ])[0] + ((*c) as f32))
    }
}

#[flatten]
mod p106 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Pair,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: u32,
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
    pub fn entry(mut b: f32, c: i32) -> i32 {
        let mut k0 = (MASKS[Hit::SIZE % 7]) & 3;
        #[keep]
        'outer: loop {
            if (c < STEPS) || k0 == 0 {
                break;
            }
            k0 -= 1;
            if ((((b != b)).then_some((if true { b } else { b })))
                .is_none_or(|v| matches!((State { a : k0 }), State { a : 2 })))
            {
                let mut k1 = 1u32;
                'inner: while k1 < 1 {
                    k1 <<= 1;
                    let mut a_2: Vec3 = Vec3::new(0.0, Hit::RATE, HALF);
                    if ((k0 + 0_u32) == u32::MAX) {
                        let x_2 = (if (({ (c >= c) })) {
                            ((if (k1 != k0) { None } else { Some(a_2.z) }))
                                .map_or_else(
                                    || Vec2::new(a_2.y, b),
                                    |c| mix(
                                        Vec2::new(0.0_f32, a_2.x),
                                        Vec2::new((-2.5_f32), 0.5_f32),
                                        Vec2::new(b, a_2.y),
                                    ),
                                )
                        } else {
                            Vec2::new(b, a_2.z)
                        });
                        break 'inner;
                    }
                    let x_2 = UVec2::new(5, 2);
                }
            } else {
                let mut v: [i32; 3] = [c, 5_i32, c];
                'inner: for (a, &t) in v
                    .iter()
                    .zip(
                        &[
                            (Vec4::new(b, 0.5_f32, 1.0_f32, b)).max_element(),
                            3.0_f32,
                            (if true {
                                let y: [i32; 3] = [
                                    (if (b < b) {
                                        (match (10_i32, (c > v[0]), 5_usize) {
                                            (_, false, _) => v[2],
                                            _ => c,
                                        })
                                    } else {
                                        v[1]
                                    }),
                                    v[0],
                                    c,
                                ];
                                b
                            } else {
                                b
                            }),
                        ],
                    )
                {}
            }
        }
        (c + (b as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p107 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub bool, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: Vec3, b: i32, c: u32 },
        Near(i32),
        Far(f32, bool),
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0, if self.1 < other.1 { self.1 } else { other.1 })
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0, -other.1)
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
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            if self.0 {
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
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
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
    pub fn entry(a: Pair, c: UVec2, y: Pair, t: Pair) -> f32 {
        let (mut c, (mut b, mut v)) = (
            Hit {
                a: STEPS,
                b: Vec3::new(0.25_f32, (-2.5_f32), (-2.5_f32)),
            },
            (
                select(
                    ((a.0).then_some(Kind::Far(t.1, t.0)))
                        .map_or_else(
                            || Vec4::new(f32::MAX, (-1.0_f32), (-1.0_f32), 3.0_f32),
                            |y| {
                                if ((if (a.1 > TABLE[(Hit::SIZE).min(3)]) {
                                    Some(y)
                                } else {
                                    None
                                }))
                                    .is_none_or(|b| {
                                        if t.0 {
                                            return (t.1 <= 0.0_f32);
                                        }
                                        (c.x != c.x)
                                    })
                                {
                                    return (if t.0 {
                                        Vec4::new(1.5_f32, (-0.0_f32), t.1, 3.0_f32)
                                    } else {
                                        Vec4::new(3.0_f32, t.1, a.1, 0.0_f32)
                                    });
                                }
                                Vec4::new(0.0_f32, a.1, a.1, (-0.0_f32))
                            },
                        ),
                    (Vec4::new((-0.0_f32), 0.25_f32, 0.0_f32, t.1) - a.1),
                    (t).0,
                ),
                [
                    [(NARROW as i32); 2],
                    [(NARROW as i32); 2],
                    [STEPS, LEVELS[(c.y % 8) as usize]],
                ],
            ),
        );
        ((t.1 + (-0.0)) + (v[1][1] as f32))
    }
}

#[flatten]
mod p108 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: u32, b: i32, c: u32 },
        Near,
        Far(bool, f32),
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        fn step(&mut self, mut b: u32, c: &f32, y: &i32) -> f32 {
            let mut k0 = ((b & b)) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        if (b <= 5) {
                            'block: {
                                if ((if ((*c) >= (*c)) {
                                    (true
                                        && ({
                                            b ^= k0;
                                            ((*y) > (*y))
                                        }))
                                } else {
                                    (0_u32 < k0)
                                })) {
                                    break 'outer;
                                }
                            }
                            break 'inner;
                        }
                    }
                    k1 += 1;
                }
            }
            (*c)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, y: &mut f32) -> f32 {
        let mut x_2: Kind = Kind::Far(true, b);
        let n = x_2.step(MASK, &{ (TABLE[Kind::SIZE % 4]).abs().sqrt() }, &(*c));
        b = x_2.step(2, &b, &(*c));
        (((match (*c) {
            (-1 | 5) => (Vec2::new(0.25_f32, (-1.0_f32))).y,
            mut n @ 2 => {
                let mut k0 = 255u8;
                'outer: while k0 != u8::MAX {
                    if (BVec3::new(((k0 as i32) < n), false, false))
                        .test(((k0 as u32) % 2) as usize)
                    {
                        let mut b = ((if ((k0 as f32) != (*y)) {
                            (*c)
                        } else {
                            (-1_i32)
                        }))
                            .saturating_mul(n);
                        break;
                    }
                    k0 += 1;
                }
                (*y)
            }
            x_2 => n,
        }))
            .round() + ((*c) as f32))
    }
}

#[flatten]
mod p109 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
        pub b: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: UVec2,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
                b: self.b,
            }
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: self.a, b: self.b }
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
        fn step(mut self, a: &f32, mut x: i32) -> f32 {
            let a: IVec3 = (if (([x, 5_i32, x]
                .iter()
                .all(|&x_2| {
                    if (1_u32).is_power_of_two() {
                        return ((Hit { a: UVec2::new(MASK, MASK) })
                            == (Hit { a: UVec2::new(2_u32, MASK) }));
                    }
                    (self.b.y != (*a))
                })
                && ({
                    self
                        += (-Pair {
                            a: Pair::SIZE,
                            b: Vec3::new(3.0_f32, (-2.5_f32), 1.5_f32),
                        });
                    (BVec3::new((x != x), false, true)).test((x & 1) as usize)
                })))
            {
                (if true {
                    (if (self.a <= self.a) {
                        _ = (x > x);
                        IVec3::new(x, i32::MAX, 3)
                    } else {
                        IVec3::new(STEPS, (-4), 5)
                    })
                } else {
                    x = (((x % (x | 1)) + ((x) >> (MASK & 31))) + x);
                    IVec3::new(x, x, 3)
                })
            } else {
                IVec3::new(2, 2, x)
            });
            (((Vec4::new((-2.5_f32), self.b.z, self.b.y, self.b.x))
                .with_zx(Vec2::new(1.0_f32, (-1.0_f32))))
                .dot(
                    flatten::math::abs(
                        (Vec4::new(self.b.x, 3.0_f32, (-1.0_f32), (-2.5_f32)))
                            .min(Vec4::new(0.0_f32, self.b.z, 3.0_f32, 2.0_f32)),
                    ),
                ) + self.b.z)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut [f32; 3], c: &i32) -> f32 {
        a[(MASK % 3) as usize] = (*a)[(MASKS[(i32::MIN & 1) as usize] % 3) as usize];
        let y = ((Mat2::from_cols(Vec2::new(0.0_f32, a[0]), Vec2::new(a[1], 0.5_f32)))
            .x_axis)
            .max(flatten::math::floor((Vec2::new((-1.0_f32), (-2.5_f32))).yx()));
        let mut k0 = (MASK) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            let mut v: Pair = Pair {
                a: 1,
                b: Vec3::new(y.x, 0.0, a[1]),
            };
            let n = v
                .step(
                    &v.b.y,
                    ({
                        a[1] = v.b.z;
                        (IVec2::new(2_i32, 1_i32)).y
                    }),
                );
        }
        a[2]
    }
}

#[flatten]
mod p110 {
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
        const FIRST: Self = Pair {
            a: 0.5,
            b: Vec3::new(-0.0, 2.0, -1.5),
            c: 5,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -0.0,
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
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Kind {
        fn step(mut self, a: i32, c: &mut f32, y: f32) -> Option<Kind> {
            let (a_2, _) = (
                Vec3::select(
                    (select(
                        Vec3::new(2.0_f32, 1.0_f32, (*c)),
                        Vec3::new(y, 1.5_f32, 1.5_f32),
                        ((*c) < y),
                    ))
                        .cmplt(Vec3::new((-2.5_f32), (*c), (*c))),
                    POINTS[(({
                        self = Kind::Near {
                            a: (*c),
                            b: Self::SIZE,
                            c: Pair {
                                b: Vec3::new((-0.0_f32), 0.5_f32, 0.5_f32),
                                ..Pair {
                                    c: MASK,
                                    ..Pair {
                                        a: y,
                                        b: Vec3::new(y, 0.0_f32, 2.0_f32),
                                        c: MASKS[(Self::SIZE).min(6)],
                                    }
                                }
                            },
                        };
                        MASK
                    }) % 6) as usize],
                    Vec3::new(y, 3.0_f32, f32::INFINITY),
                ),
                ((IVec2::new(1_i32, (-4_i32))) == (IVec2::new(2_i32, 3_i32))),
            );
            let mut t: [f32; 2] = [1.5_f32, a_2.z];
            'outer: for c in t.iter().rev() {
                let n = (Some(Kind::Empty {
                    a: Kind::SIZE,
                    b: Pair::FIRST,
                    c: 0.25_f32,
                }))?;
                if ((a).wrapping_shl(MASK) < a) {
                    let start = (*c);
                    let mut x_2 = 0.0;
                    x_2 += start;
                    break;
                }
                if (a_2.x != (-0.0)) {
                    if ((match (Pair { c: MASK, a: a_2.x, b: a_2 }) {
                        Pair { a: _, b: x, c: 100 } => {
                            'inner: for t in t {
                                let a_2 = ((((*c) != x.y)).then_some(n))?;
                                if (a > 2) {
                                    break;
                                }
                            }
                            (a <= a)
                        }
                        _ => (a_2.x > t[1]),
                    })) {
                        return (if false { None } else { Some(n) });
                    } else {
                        return (if ((*c) > a_2.x) { None } else { Some(self) });
                    }
                }
            }
            (if (0_i32 <= a) { Some(self) } else { None })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: f32) -> i32 {
        let a_2: IVec3 = ({
            {
                if (((if ((Vec2::new((*a), 3.0_f32)) != (Vec2::new(y, 3.0_f32))) {
                    Some(Kind::Near {
                        a: 0.25_f32,
                        b: Kind::SIZE,
                        c: Pair {
                            a: (*a),
                            b: Vec3::new(0.25_f32, 0.25_f32, 0.0_f32),
                            c: MASK,
                        },
                    })
                } else {
                    None
                }))
                    .is_none_or(|n| {
                        (if (Vec2::new(3.0, 1.0) == Vec2::new(1.0, 0.0)) {
                            ({ ((*c) <= (*c)) })
                        } else {
                            ((*c)).is_negative()
                        })
                    }))
                {
                    {
                        let mut x_2: Pair = Pair {
                            b: Vec3::new(y, 0.5, y),
                            c: MASK,
                            a: y,
                        };
                    }
                    'block: {
                        (*c) += (*c);
                        if (y != y) {
                            break 'block;
                        }
                        let mut a_2: Kind = Kind::Empty {
                            a: 0,
                            b: Pair { b: CORNER, c: 1, a: y },
                            c: y,
                        };
                        a_2.step(((7_i32).min((*c)) % ((*c) | 1)), a, (y - 2.0));
                    }
                    (*a) = y;
                }
                let mut k0 = 0i32;
                'outer: while k0 < 2 {
                    let mut k1 = ((if (k0 <= (*c)) { 2_u32 } else { MASK })) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        ((*c), [(*a), _]) = (
                            (Some(Kind::Near {
                                a: (*a),
                                b: 8_usize,
                                c: Pair {
                                    c: k1,
                                    a: (*a),
                                    b: POINTS[Pair::SIZE % 6],
                                },
                            }))
                                .map_or_else(
                                    || (*c),
                                    |c| {
                                        if ((-1_i32) > k0) {
                                            return 5_i32;
                                        }
                                        10_i32
                                    },
                                ),
                            [y, y],
                        );
                    }
                    k0 += 1;
                }
            }
            IVec3::new((*c), (*c), 5)
        });
        (a_2.y + ((*a) as i32).clamp(-64, 64))
    }
}

mod p111 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32) -> f32 {
        let mut k0 = 252u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            let mut turn = 0;
            let v: [Mat2; 2] = 'value: loop {
                if FLAGS[((k0 as usize)).min(8)] {
                    break (if ((x != (k0 as i32)) || (a <= a)) {
                        [
                            Mat2::IDENTITY,
                            mat2(
                                Vec2::new((-0.0_f32), 1.0_f32),
                                Vec2::new(0.5_f32, 0.5_f32),
                            ),
                        ]
                    } else {
                        let mut k1 = 1u32;
                        'inner: while k1 < 8 {
                            let mut x_2 = Vec3::new(
                                ((k0 as f32)).floor(),
                                (a).abs().ln_1p(),
                                (if (BVec3::new(true, ((k0 as f32) > a), true))
                                    .test((k1 % 2) as usize)
                                {
                                    (a - a)
                                } else {
                                    (POINTS[(k1 % 6) as usize]).z
                                }),
                            );
                            if (1_u32 > k1) {
                                break;
                            }
                            x_2.z += x_2.x;
                            k1 <<= 1;
                        }
                        (if true {
                            [Mat2::from_cols(
                                Vec2::new((k0 as f32), 0.5_f32),
                                Vec2::new(2.0_f32, (-1.0_f32)),
                            ); 2]
                        } else {
                            [
                                mat2(
                                    Vec2::new((k0 as f32), a),
                                    Vec2::new((-1.0_f32), 3.0_f32),
                                ),
                                Mat2::from_cols(
                                    Vec2::new(2.0_f32, 16_777_217f32),
                                    Vec2::new(0.0_f32, a),
                                ),
                            ]
                        })
                    });
                }
                if (a <= a) {
                    break [
                        Mat2::from_cols(
                            Vec2::new(3.0_f32, 3.0_f32),
                            Vec2::new(0.5_f32, 0.25_f32),
                        ),
                        Mat2::from_cols(
                            Vec2::new((k0 as f32), (-0.0_f32)),
                            Vec2::new(3.0_f32, a),
                        ),
                    ];
                }
                turn += 1;
                if turn >= 1 {
                    break [
                        Mat2::from_diagonal(Vec2::new(0.25_f32, 1.5_f32)),
                        Mat2::from_cols(Vec2::new(a, 2.0_f32), Vec2::new(a, 0.0_f32)),
                    ];
                }
            };
            if ((k0 as f32) <= 1.5) {
                break;
            }
            k0 += 1;
        }
        (a + (x as f32))
    }
}

#[flatten]
mod p112 {
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
    impl Pair {
        fn step(&self, a: f32) -> bool {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 0) {
                    break;
                }
                let mut c: State = State::FIRST;
                let mut a_2: f32 = (((-a)).abs().sqrt()
                    - (if ((a <= a) || (c.b != c.a)) {
                        let t: bool;
                        if (('block: {
                            let mut v: Pair = (Pair(((self.1) >> (MASK & 31)), 1_i32)
                                + (*self));
                            if (BVec3::new(true, false, (self.0 < self.1)))
                                .test((3_u32 % 2) as usize)
                            {
                                break 'block ((c) != (c));
                            }
                            let mut x = State { b: a, a: c.a };
                            ({
                                let q = a;
                                q == q && q.is_sign_negative()
                            })
                        })) {
                            t = ((((-0.0_f32)).saturate() + 0.0) < (-0.0));
                        } else {
                            c.b %= 3.0;
                            t = all((Vec3::new(a, 1.5_f32, c.b)).cmpge(CORNER));
                        }
                        break 'outer;
                    } else {
                        'inner: for v in 0..k0 {
                            if ((0_i32).signum() != (k0 * (-1))) {
                                let mut a: IVec3 = IVec3::new(2, self.0, 3);
                                continue 'inner;
                            }
                            c = (match ((
                                (MASKS[(Self::SIZE).min(6)] >> (MASK & 31)),
                                ({ (MASK).min(8_u32) }),
                            )) {
                                ((b, ..=4) | (4, b)) if (v > v) => State { b: c.a, ..c },
                                _ => c,
                            });
                        }
                        c.a
                    }));
                k0 += 1;
            }
            (((self.1 != self.1) & (a != a))
                ^ (CORNER).cmple(POINTS[(MASKS[State::SIZE % 7] % 6) as usize]).all())
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &usize, c: Vec2, y: &mut f32, t: &mut f32) -> State {
        let mut turn = 0;
        let c: Vec3 = 'value: loop {
            'outer: for _ in 0u32..1 {
                if (((if FLAGS[(*a) % 9] { MASK } else { ((0.0_f32 <= (*y)) as u32) })
                    < ({
                        let mut k1 = ((2_u32 & MASK)) & 3;
                        #[keep]
                        'inner: while k1 > 0
                            && ((Pair::step(
                                &{
                                    (match ((c.y > 2_147_483_648f32), k1) {
                                        (v, 2) => Pair(0_i32, (-4_i32)),
                                        (true, b) => Pair(STEPS, (WIDE as i32)),
                                        (true, x_2) => Pair((NARROW as i32), STEPS),
                                        _ => Pair(LEVELS[(k1 % 8) as usize], STEPS),
                                    })
                                },
                                (State { b: (*y), a: c.x }).a,
                            )))
                        {
                            k1 -= 1;
                        }
                        MASK
                    })))
                {} else {}
            }
            if ((*a) < (*a)) {
                break Vec3::new(c.x, (*y), (-2.5));
            }
            turn += 1;
            if turn >= 1 {
                break CORNER;
            }
        };
        State { a: 2.0, b: (-0.0) }
    }
}

#[flatten]
mod p113 {
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
    fn second(a: f32) -> i32 {
        let mut k0 = ((if (TABLE[(MASK % 4) as usize] < a) {
            MASKS[(State::SIZE).min(6)]
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
                    let Pair(mut t) = (Pair(a) * (-0.5));
                    if (k0 <= k0) {
                        return 2;
                    }
                }
                k1 += 1;
            }
        }
        (((10 | (!5)) + (LEVELS[(MASK % 8) as usize]).rotate_left(MASK))
            + (STEPS - STEPS))
    }
    impl Pair {
        fn step(&self, a: &f32, mut x: i32, y: u32) -> i32 {
            if ([
                second(
                    ({
                        x *= 2;
                        (self.0 + self.0)
                    }),
                ),
                x,
            ]
                .iter()
                .all(|&c| (x <= c)))
            {}
            (x + x)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &State, y: &mut Hit, t: u32) -> bool {
        let mut k0 = (select(t, t, (a > c.a.x))) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            if ((asked(
                &|c, y| {
                    (POINTS[Hit::SIZE % 6]).cmpeq(Vec3::new(c, 2.0_f32, 0.5_f32)).all()
                },
                c.a.x,
            )
                && ({
                    (*y) = Hit;
                    (Pair::SIZE > State::SIZE)
                })))
            {
                let mut n: Pair = (if (MASK <= t) { Pair(a) } else { Pair(c.a.z) });
                n.step(
                    &a,
                    (if (c.a.y != n.0) {
                        if true {
                            _ = (c.a).is_nan();
                            return (3_u32 > t);
                        }
                        STEPS
                    } else {
                        let Pair(x_2) = n;
                        i32::MIN
                    }),
                    ((1_u32 & 15) * (t & 7)),
                );
            } else if (t > k0) {} else {}
        }
        (false ^ ((-2.5_f32) != HALF))
    }
}

#[flatten]
mod p114 {
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
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &Hit) -> f32 {
        let c: Pair = 'block: {
            let start = c.a.x;
            let mut x_2 = 0.0;
            x_2 += start;
            if ((*c)).c {
                break 'block Pair {
                    a: Vec3::new((-2.5), HALF, 0.0),
                };
            }
            Pair { a: c.a }
        };
        (((-0.0_f32)).clamp(-1.0, 1.0).asin() + (*a))
    }
}

#[flatten]
mod p115 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub usize);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a }
        }
    }
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
    pub fn entry(mut b: f32, c: &mut i32) -> f32 {
        'outer: for x_2 in 1..=3 {
            let mut a: [i32; 2] = ({
                (*c) <<= 1;
                [(x_2 as i32), (*c)]
            });
            'inner: for _ in a.iter().rev() {
                let a_2: Vec2 = Vec2::new(b, b);
                b = (a_2.y - 0.0);
                let Pair { a } = Pair {
                    a: (if ((*c) > a[0]) {
                        return a_2.y;
                    } else {
                        Vec3::new(1.0_f32, (-2.5_f32), 3.0_f32)
                    }),
                };
            }
            let given: f32 = (b - b);
            let a_2: f32 = {
                let t = second(given);
                fn second(a: f32) -> f32 {
                    if a < 0.5 { -a } else { a }
                }
                t
            };
            if ((if (a_2).is_finite() {
                {
                    'inner: for a_2 in 0..0 {
                        let a_2 = ((if (BVec3::new(
                            false,
                            ((-2.5_f32) > (-2.5_f32)),
                            (a[1] <= x_2),
                        ))
                            .any()
                        {
                            Some(((((*c) != (*c))).then_some(b)).map_or(b, |a| b))
                        } else {
                            None
                        }))
                            .or(
                                [2.0_f32, (b).rem_euclid((b))]
                                    .into_iter()
                                    .find(|&c| (Hit::SIZE != Hit::SIZE)),
                            );
                        let mut x_2 = hadd(
                            (Pair {
                                a: Vec3::new(1.0_f32, (-0.0_f32), b),
                            })
                                .a,
                        );
                        if ((a_2)
                            .map_or_else(
                                || false,
                                |n| {
                                    if (b != x_2) {
                                        return ([x_2, n, x_2].into_iter().find(|&t| (1.5_f32 <= t)))
                                            .is_some();
                                    }
                                    true
                                },
                            ))
                        {
                            continue;
                        }
                    }
                }
                (a[0] != 2)
            } else {
                (a_2 < a_2)
            })) {
                break;
            }
        }
        b
    }
}

#[flatten]
mod p116 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec4, pub usize);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub i32);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0 ^ other.0)
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    impl Hit {
        fn step(&self, a: Vec2) -> bool {
            if (((match Pair::SIZE {
                mut c => (a.x < 0.25),
                (1 | 2) => {
                    let mut k0 = ((match (Pair::SIZE, self.0, self.0) {
                        ((100 | 2), 5..=1_000, b) => MASK,
                        (_, mut n, mut c @ 2..1_000) if (a.x <= a.y) => {
                            let mut a = (Vec2::select(BVec2::new(false, false), a, a))
                                .ceil();
                            MASKS[Self::SIZE % 7]
                        }
                        (..100, -7, _) => {
                            if (({
                                if (({
                                    ((self.0 < self.0) || (TABLE[(MASK % 4) as usize] <= a.x))
                                })) {
                                    let mut v: i32 = self.0;
                                    return ({
                                        let q = a.x;
                                        q == q && q.is_sign_negative()
                                    });
                                }
                                (STILL == a.x)
                            })) {
                                let mut b: f32 = ({ ((a.x).min((a).y) + 0.0) });
                                return (3.0_f32 > b);
                            }
                            MASK
                        }
                        _ => {
                            let mut x = Pair(
                                Vec4::new(a.x, 3.0_f32, a.y, 1.0_f32),
                                Self::SIZE,
                            );
                            5_u32
                        }
                    })) & 3;
                    #[keep]
                    'outer: while k0 > 0
                        && ((((match Pair(
                            Vec4::new(0.25_f32, 1.5_f32, a.y, (-2.5_f32)),
                            Pair::SIZE,
                        ) {
                            Pair(_, mut x) => 2_i32,
                            x => self.0,
                        }) > self.0)))
                    {
                        k0 -= 1;
                    }
                    ((-1.0_f32) <= a.y)
                }
                ..=3 => (7_i32 > 10),
                _ => (2_i32 != self.0),
            }) | (self.0 <= self.0)))
            {} else if ((NARROW as i32) < 1) {} else {}
            (self.0 < 7)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, y: f32) -> f32 {
        let x_2: Pair;
        if (({ Hit((*c)) }).step((Vec2::new(y, (-2.5_f32))).map(|n| n))) {
            x_2 = Pair(Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32), 0_usize);
        } else {
            x_2 = Pair(Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32), 0_usize);
        }
        0.0
    }
}

mod p117 {
    use super::*;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32, y: &mut f32) -> u32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            if ((*a) < 1.5) {
                break 'outer;
            }
            let mut k1 = (2_u32) & 3;
            #[keep]
            'inner: loop {
                if (k1 <= k1) || k1 == 0 {
                    break;
                }
                k1 -= 1;
            }
            k0 += 1;
        }
        let mut k0 = 3u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            k0 -= 1;
            'inner: for n in k0..=3 {
                let a_2 = (if COUNT >= COUNT { COUNT - COUNT } else { COUNT });
                if ((({
                    x *= 2;
                    2.0_f32
                }) >= 3.0))
                {
                    if (({
                        let q = (((*a)).min((*a)) + 0.0);
                        q == q && q.is_sign_negative()
                    })) {
                        let [a, _, _] = ((match x {
                            _ => [[x, x, 10_i32], [x; 3], [(-1_i32), 7_i32, x]],
                            mut x_2 => {
                                [[x_2, x_2, x], [x_2, 5_i32, 1_i32], [x_2, x, 0_i32]]
                            }
                        }))[0];
                    }
                    break;
                }
            }
        }
        0
    }
}

#[flatten]
mod p118 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    fn first(mut b: Option<(f32, f32, Vec4)>, c: i32) -> Option<usize> {
        if (((if (((if (c > 3) {
            Some((
                HALF,
                TABLE[(1_i32 & 1) as usize],
                Vec4::new(HALF, HALF, 0.25_f32, RAMP[(MASK % 9) as usize]),
            ))
        } else {
            None
        }))
            .is_none())
        {
            'outer: for (b, a_2, x_2) in [
                (if (0_i32 < c) {
                    (
                        3.0_f32,
                        HALF,
                        Vec4::new(0.5_f32, TABLE[(c & 1) as usize], 0.25_f32, 1.5_f32),
                    )
                } else {
                    (
                        STILL,
                        STILL,
                        Vec4::new(
                            1.5_f32,
                            (-0.0_f32),
                            0.5_f32,
                            RAMP[(MASK % 9) as usize],
                        ),
                    )
                }),
                (
                    1.0_f32,
                    TABLE[(MASKS[COUNT % 7] % 4) as usize],
                    Vec4::new((-0.0_f32), 1.5_f32, TABLE[(0_i32 & 1) as usize], STILL),
                ),
            ] {
                'inner: for b in [
                    (((c != c)).then_some((x_2.z, 1.5_f32, x_2)))
                        .map_or_else(
                            || [c, LEVELS[(c & 1) as usize]],
                            |c| [STEPS, 3_i32],
                        ),
                    [c, c],
                    [c, c],
                ] {
                    if (c < b[0]) {
                        break;
                    }
                }
            }
            MASK
        } else {
            2_u32
        }) >= MASKS[(1_i32 & 1) as usize]))
        {} else {}
        (false).then_some(2_usize)
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: i32) -> f32 {
        let mut k0 = 2u32;
        'outer: while k0 > 0 {
            if (({
                let mut t = (if ((if (({
                    let mut k1 = ((k0 >> (k0 & 31))) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let mut x_2 = ((*a) - (*a));
                        let (b, t, a_2) = (
                            (*a),
                            x_2,
                            Vec4::new((-0.0_f32), 2.0_f32, (*a), x_2),
                        );
                    }
                    (x < x)
                })) {
                    x
                        |= ((if ((if (x <= x) { (k0 > k0) } else { true })) {
                            (if (STEPS < x) { Some(2_usize) } else { None })
                        } else {
                            first(
                                (if (k0 > 3) {
                                    None
                                } else {
                                    Some((
                                        (*a),
                                        (*a),
                                        Vec4::new(0.5_f32, 1.5_f32, 1.5_f32, (-0.0_f32)),
                                    ))
                                }),
                                (x
                                    | ({
                                        x = x;
                                        7_i32
                                    })),
                            )
                        }))
                            .map_or_else(|| x, |a_2| x);
                    (k0 != k0)
                } else {
                    FLAGS[COUNT % 9]
                })) {
                    UVec2::new(1, k0)
                } else {
                    UVec2::new(k0, k0)
                });
                true
            })) {
                break;
            }
            k0 -= 1;
        }
        (*a)
    }
}

mod p119 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: f32) -> u32 {
        let mut n = Mat2::from_cols(Vec2::new((-0.0), (-0.0)), Vec2::new(y, 0.25));
        n.y_axis *= Vec2::ONE;
        (((Some(Pair))
            .map_or_else(
                || {
                    if false {
                        return (x % (x | 1));
                    }
                    x
                },
                |a_2| x,
            )) as f32 as u32)
    }
}

#[flatten]
mod p120 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(a: f32, c: IVec2, y: &mut f32) -> bool {
        let mut v = (-(match ((
            (((*y) < (*y)) || (c.x > c.y)),
            (if ((-0.0_f32) < TABLE[(MASK % 4) as usize]) {
                (*y)
            } else {
                (*y) = a;
                a
            }),
        )) {
            (true, mut v) if all(BVec3::new(false, true, true)) => v,
            (false, (-1.5 | 8.0)) => {
                (Vec4::new((*y), (*y), 1.0_f32, (-1.0_f32))).max_element()
            }
            (
                x_2,
                t @ 0.0,
            ) if (({
                let q = (*y);
                q == q && q.is_sign_negative()
            })) => (((*y)).abs() + 0.5).log2(),
            _ => ((-0.0_f32) % 1.5),
        }));
        let mut a: f32 = (0..2i32)
            .map(|v| ((((*y) + (*y))).min((a + (*y))) + 0.0))
            .sum::<f32>();
        {
            'block: {
                if (c.y > c.y) {
                    break 'block;
                }
                let mut x_2: [i32; 3] = [c.x, c.x, c.x];
                'outer: for &b in &x_2 {
                    let mut b = ((Vec4::new(v, 1.0_f32, 1.0_f32, (*y)))
                        .dot(Vec4::new(1.5_f32, (-1.0_f32), 0.5_f32, 2.0_f32)))
                        .fract_gl();
                    if (c.y != x_2[2]) {
                        break 'block;
                    }
                }
            }
        }
        (LEVELS[(MASKS[(3_i32 & 1) as usize] % 8) as usize] != c.y)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &i32, y: (f32, usize)) -> i32 {
        if first((0.25_f32 * 0.0), IVec2::new((*c), LEVELS[y.1 % 8]), &mut b) {
            return STEPS;
        }
        b = distance(
            (if (({
                #[keep]
                'outer: for c in ((((*c) * 2) & 3)..8).step_by(2) {
                    let mut x_2 = ((y.0 < y.0)
                        | ((Vec2::new(y.0, y.0)).saturate()
                            == (Vec2::new(0.5, 0.0)).ceil()));
                }
                (3.0_f32 > b)
            })) {
                (y.0).sin()
            } else {
                let t: usize;
                if (MASK).is_power_of_two() {
                    t = 2;
                } else {
                    b = y.0;
                    t = (if true { ((y.0 <= y.0) as usize) } else { (y).1 });
                }
                (y.0 * b)
            }),
            (if ((-4_i32) != (*c)) {
                [0.5_f32, y.0]
                    .into_iter()
                    .filter(|&a_2| {
                        if (0_usize != COUNT) {
                            return (y.1 != 0_usize);
                        }
                        (y.1 < y.1)
                    })
                    .map(|mut c| b)
                    .sum::<f32>()
            } else {
                b
            }),
        );
        'outer: for b in 0u32..2 {
            'inner: for y in [(*c), (((*c) & 15) * ((*c) & 7))] {
                let mut a: IVec3 = ((IVec3::new(0_i32, 0_i32, 0_i32)
                    + IVec3::new(0_i32, 0_i32, 0_i32)))
                    .saturating_add(IVec3::new(0_i32, 0_i32, 0_i32));
            }
        }
        0
    }
}

#[flatten]
mod p121 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty((bool, usize)),
        Near,
        Far(i32),
        Other,
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
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: i32, c: &Vec2) -> f32 {
        match Kind::Empty(((b <= b), Kind::SIZE)) {
            Kind::Empty(_) => {
                if ((((MASK & 15) * ((if (c.y <= c.y) { MASK } else { MASK }) & 7))
                    > flatten::math::select(
                        (if FLAGS[(MASK % 9) as usize] {
                            MASK
                        } else {
                            let mut k0 = ((0_u32 | MASK)) & 3;
                            #[keep] 'outer: while k0 > 0 {
                                k0 -= 1;
                                #[keep]
                                'inner: for _ in ((((k0 | 7)
                                    - (MASKS[(Kind::SIZE).min(6)] & 7)) & 3)..8)
                                    .step_by(2)
                                    .rev()
                                {
                                    b = ((10_i32 & 63) << 1);
                                    if (b != b) {
                                        let mut c: (bool, usize) = ((b != b), 2_usize);
                                        break;
                                    }
                                    let mut n = (if ((if (((k0 < 8)
                                        && ({
                                            b = b;
                                            (2_u32 <= k0)
                                        })))
                                    {
                                        (k0 > k0)
                                    } else {
                                        true
                                    })) {
                                        5
                                    } else {
                                        b
                                    });
                                }
                            }
                            MASK
                        }),
                        MASK,
                        (c.y <= c.y),
                    )))
                {}
            }
            y => {}
        }
        ((-0.0) + (b as f32))
    }
}

#[flatten]
mod p122 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
        pub b: IVec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a, b: self.b }
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a, b: self.b }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec3::new(0.5, -0.0, 2.0),
            b: IVec2::new(-2, i32::MAX),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec3::new(-0.0, 2.0, -1.5),
                b: IVec2::new(i32::MAX, 3),
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
    #[flatten(exact)]
    pub fn entry(a: usize, c: i32, y: &f32) -> f32 {
        let mut y = (Pair {
            b: IVec2::new(c, c),
            a: Vec3::new(3.0, 2.0, (*y)),
        }
            + (&{
                (Some((c, Vec3::new(1.0_f32, 0.5_f32, (*y)), (*y))))
                    .map_or_else(
                        || Pair {
                            a: Vec3::new((-2.5_f32), 0.25_f32, (*y)),
                            b: IVec2::new(10_i32, 10_i32),
                        },
                        |x| {
                            if ((WIDE as i32) >= c) {
                                return (if true {
                                    Pair {
                                        b: IVec2::new(x.0, 2_i32),
                                        ..Pair {
                                            a: x.1,
                                            b: IVec2::new(c, 5_i32),
                                        }
                                    }
                                } else {
                                    Pair {
                                        b: IVec2::new((-1_i32), (-1_i32)),
                                        ..Pair {
                                            b: IVec2::new(c, (NARROW as i32)),
                                            a: x.1,
                                        }
                                    }
                                });
                            }
                            Pair { a: x.1, ..Pair::FIRST }
                        },
                    )
            }
                - &{
                    Pair {
                        b: IVec2::new(2_i32, c),
                        a: Vec3::new(HALF, 0.25_f32, (*y)),
                    }
                }));
        let mut c = (if [(-1_i32), c, y.b.x].iter().all(|&a| false) {
            None
        } else {
            Some(Hit)
        });
        'block: {
            if (8_u32).is_power_of_two() {
                let (x, t) = (
                    ((Vec4::new(3.0_f32, y.a.z, y.a.y, (-2.5_f32)))
                        .dot(Vec4::new(y.a.y, 1.0_f32, (-0.0_f32), 0.0_f32))
                        - ('block_1: {
                            'outer: for t in 1..=3 {
                                if (a > 5) {
                                    y.a.y = ((-y.a.z)).clamp(-2.0, 2.0).sinh();
                                    continue 'outer;
                                }
                            }
                            if (a > a) {
                                break 'block_1 (y.a.x * 0.0);
                            }
                            ((if (HALF > y.a.x) {
                                let mut a: [f32; 3] = [y.a.y, y.a.y, y.a.x];
                                'outer: for _ in a {
                                    let mut x_2 = (y.b.y, y.a, y.a.y);
                                    let mut n = (trunc(x_2.1.x)).sin();
                                }
                                3_u32
                            } else {
                                MASK
                            }) as f32)
                        })),
                    ((IVec3::new(1_i32, 7_i32, y.b.y))
                        .min(IVec3::new(y.b.y, 5_i32, y.b.y)))
                        .min(IVec3::new(7_i32, y.b.x, 7_i32)),
                );
                break 'block;
            }
            let mut turn_1 = (((false).then_some(((-4_i32), y.a, y.a.z)))
                .map_or_else(
                    || {
                        if (((-1_i32) != y.b.y) && (Hit::SIZE < a)) {
                            return (if MASK != 0 { MASK / MASK } else { 3_u32 });
                        }
                        MASKS[(a).min(6)]
                    },
                    |c| 8_u32,
                )) & 1;
            let n: Hit = #[keep]
            'value_1: loop {
                let given: f32 = ((((a > Hit::SIZE)).then_some((y.b.x, y.a, y.a.x)))
                    .map_or_else(
                        || Vec2::new(0.25_f32, y.a.y),
                        |v| Vec2::new(0.25_f32, v.1.x),
                    ))
                    .y;
                let y: f32 = {
                    let t = first(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(a: f32) -> f32 {
                        if a < HALF { -a } else { a }
                    }
                    t
                };
                let mut a: [f32; 3] = (c)
                    .map_or_else(
                        || {
                            if false {
                                return (if (a > a) { [y, y, y] } else { [y, y, y] });
                            }
                            [y, y, y]
                        },
                        |a| [y, 1.0_f32, y],
                    );
                'outer: for c in a.iter() {
                    if (a[0] != a[1]) {
                        break 'value_1 Hit;
                    }
                }
                if (1.0_f32 <= 2.0) {
                    break Hit;
                }
                turn_1 += 1;
                if turn_1 >= 3 {
                    break Hit;
                }
            };
        }
        ((-2.5) + y.a.x)
    }
}

#[flatten]
mod p123 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
    }
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: if self.a < other { other } else { self.a },
                b: self.b,
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair {
                a: (other & 15) as f32,
                b: self.b & other,
            }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: -2 };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: i32::MAX }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&self, mut b: f32, c: i32) -> bool {
            #[unroll(max = 4)]
            'outer: for x in ((self.b & 3)..=(c & 3)) {
                let mut x: [i32; 3] = (Some(Self::SIZE))
                    .map_or_else(|| [1_i32, c, self.b], |x_2| [self.b, 7_i32, c]);
                'inner: for (a_2, (t, x_2)) in x.iter().copied().zip(0..3u32).enumerate()
                {
                    if (a_2 > a_2) {} else {}
                }
                if false {
                    continue;
                }
            }
            (((if (1.0_f32 < self.a) { None } else { Some(Self::SIZE) })).is_none()
                ^ (b > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &i32, y: [i32; 3], t: u32) -> f32 {
        if ([
            ((if ((-4_i32) < y[0]) { None } else { Some(Pair::SIZE) }))
                .map_or_else(|| (0_i32 / (10_i32 | 1)), |x| (*c)),
            (if false {
                (if (t <= 3) {
                    y[0]
                } else {
                    let mut k0 = 1u32;
                    'outer: loop {
                        if !(k0 < 1) {
                            break;
                        }
                        let n: Vec2 = (Vec2::new((-1.0), 0.25)).yx();
                        k0 *= 2;
                    }
                    (*c)
                })
            } else {
                5_i32
            }),
        ]
            .iter()
            .any(|&t| (((Pair::FIRST * (-0.5))) == (Pair { a: b, b: (*c) }))))
        {
            let mut n: [Option<usize>; 3] = [(if false {
                None
            } else {
                Some(Pair::SIZE)
            }); 3];
            'outer: for (a_2, v) in n.iter().enumerate() {
                if (t).is_power_of_two() {
                    if (Pair::step(&{ Pair { a: b, ..Pair::FIRST } }, b, (y[2] * 0))) {
                        return 0.5;
                    }
                    return b;
                }
                if (b > b) {
                    continue;
                }
            }
        }
        (b + b)
    }
}

#[flatten]
mod p124 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    impl Hit {
        fn step(self, a: f32, mut x: i32, y: f32) -> Vec4 {
            let mut k0 = (((8_u32 & 63) << (3_u32 & 7))) & 3;
            'outer: loop {
                'inner: for _ in 0..2 {
                    let mut x = [
                        State { a: (y).div_euclid(1.5) },
                        State { a: y },
                        State { a: (-1.0_f32) },
                    ];
                    if false {
                        break 'outer;
                    }
                }
                if k0 == 0 || ((x != x)) {
                    break;
                }
                k0 -= 1;
            }
            (Vec4::new(3.0, y, (-0.0), y) + Vec4::splat((x as f32)))
        }
    }
    fn third(a: f32) -> bool {
        let mut t: Hit = Hit;
        let n = t.step((a - TABLE[(MASK % 4) as usize]), (WIDE as i32), (a).trunc());
        ((n.y <= a) ^ FLAGS[(2_u32 % 9) as usize])
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(
        a: &mut [f32; 3],
        c: &mut usize,
        y: &mut [f32; 3],
        mut n: u32,
    ) -> [State; 3] {
        if ((match ((n).count_ones() as usize) {
            n => third(a[1]),
            _ => third(a[1]),
            mut a_2 => third(y[1]),
        })) {
            return [State { a: a[2] }, State { a: (-1.0_f32) }, State { a: y[2] }];
        }
        [
            State {
                a: TABLE[(({
                    y[(STEPS & 1) as usize] = y[0];
                    n
                }) % 4) as usize],
            },
            State { a: y[2] },
            State { a: 1.0 },
        ]
    }
}

#[flatten]
mod p125 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a }
        }
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a }
        }
    }
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &f32, mut v: f32) -> u32 {
        'outer: for y in 0u32..2 {
            #[keep]
            'inner: for x_2 in ((LEVELS[(Pair::SIZE).min(7)] & 3)..8).step_by(2).rev() {
                {
                    if (({ (b != b) })) {
                        let Pair { a } = Pair {
                            a: Vec3::new(b, 0.5_f32, 0.25_f32),
                        };
                        continue;
                    }
                }
                if false {
                    continue;
                }
                let mut v = Mat3::from_cols(
                    ({
                        let mut n = [
                            (b
                                * ({
                                    b = (*c);
                                    (*c)
                                })),
                            (*c),
                            (0.25_f32).remap(0.0, 2.0, (*c), TABLE[(MASK % 4) as usize]),
                        ];
                        (if FLAGS[(MASK % 9) as usize] {
                            Vec3::new((*c), n[1], 2.0)
                        } else {
                            Vec3::new(v, 1.5, 2.0)
                        })
                    }),
                    Vec3::select(
                        ((Mat3::from_cols(
                            Vec3::new((*c), 0.25_f32, 1.0_f32),
                            Vec3::new(2.0_f32, b, 3.0_f32),
                            Vec3::new(2.0_f32, (*c), (-0.0_f32)),
                        ))
                            .mul_vec3(Vec3::new(2.0, b, 3.0)))
                            .cmplt(Vec3::new(b, v, b)),
                        Vec3::new((-1.0), v, (*c)),
                        Vec3::new(2.0, b, (*c)),
                    ),
                    Vec3::new((-2.5), b, 2.0),
                );
            }
            if true {
                break;
            }
        }
        MASK
    }
}

#[flatten]
mod p126 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, mut v: IVec3) -> i32 {
        let mut k0 = (((3_u32 | 7) - (MASK & 7))) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            (*a) = ((((k0 as f32)).max(0.0) + 0.0) * (*a));
            let start = 1_usize;
            let mut a = 2;
            a += start;
            v.x = ((v.z - v.x)
                + (if (!(0_i32 <= v.y)) {
                    ((if true { 100u16 } else { 7 } / 3 % 5) as i32)
                } else {
                    if ((if (((match (*c) {
                        1.. => (a < 0),
                        a_2 => (v.z > a_2),
                    })
                        && ({
                            a = a;
                            (((*c) != v.x) || (a != a))
                        })))
                    {
                        FLAGS[(k0 % 9) as usize]
                    } else {
                        return 7;
                    })) {
                        if all(BVec3::new(true, (k0 < k0), true)) {
                            return (v.y % (v.y | 1));
                        }
                        v = (if ((k0 / (u32::MAX - 1)) == (k0 ^ k0)) { v } else { v });
                    } else {
                        if ((if false {
                            (3_u32 > k0)
                        } else {
                            (3_usize > a)
                        })) {} else if false {} else {}
                    }
                    (NARROW as i32)
                }));
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        v.y
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
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit(-other.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    pub fn entry(a: bool, c: &mut u32, y: Hit, t: &mut (Vec2, Hit, Hit)) -> f32 {
        let mut c: IVec3 = (((IVec3::new(3, y.1.b, (-4)) - IVec3::new((-1), 7, (-4)))
            - (IVec3::new((-4_i32), y.1.b, (-1_i32))).with_x(1_i32))
            + ((IVec3::new(1, 3, 1) - IVec3::new(t.2.1.b, (-1), 10)))
                .min(IVec3::new(t.1.1.b, t.2.1.b, t.2.1.b)));
        (t.1, [c, _]) = (
            Hit(
                (Vec3::new(0.5_f32, (-1.0_f32), 1.5_f32))
                    .dot(Vec3::new(y.0, t.1.0, 16_777_217f32)),
                (Pair { a: t.2.1.a, b: y.1.b } + y.1),
            ),
            [((c * 2) + (c % 3)), c],
        );
        if let Kind::Empty = ((if (asked(
            &|b, a_2| {
                if a {
                    return (false && a);
                }
                a
            },
            t.2.0,
        )) {
            Kind::Near((t.0.y < t.0.y))
        } else {
            Kind::Empty
        })) {
            if (((('block: {
                if ((match y {
                    Hit(_, x) if a => {
                        let mut x_2: Kind = Kind::Empty;
                        (!a)
                    }
                    t => {
                        (a
                            && ({
                                c = IVec3::new(1, t.1.b, t.1.b);
                                a
                            }))
                    }
                })) {
                    let mut k0 = 0i32;
                    'outer: while k0 < 3 {
                        k0 += 1;
                        if ((({ t.1.1.a })
                            <= (if (3_usize > y.1.a) { t.2.1.a } else { Kind::SIZE })))
                        {
                            let mut b: (Vec2, Hit, Hit) = (
                                (Vec3::new((-0.0_f32), t.0.x, 0.25_f32)).truncate(),
                                (&t.2 - &y),
                                (if (BVec3::new(a, a, true)).any() {
                                    Hit(3.0_f32, y.1)
                                } else {
                                    t.2
                                }),
                            );
                            break;
                        }
                        if (({
                            let q = 0.25_f32;
                            q == q && q.is_sign_negative()
                        })) {
                            c.z >>= STEPS;
                            return ((t.0.y).sin()).tanh();
                        }
                    }
                    break 'block (Vec2::new(t.2.0, 0.25_f32)).to_angle();
                }
                let mut a: f32 = t.0.x;
                (match (({
                    let q = t.2.0;
                    q == q && q.is_sign_negative()
                })) {
                    n => {
                        let x_2: Pair = 'block_1: {
                            let t = (((({
                                let q = y.0;
                                if q == q { q.to_bits() >> 20 } else { 7 }
                            }) & 7) as usize) == ({ (t.2.1.a + y.1.a) }));
                            if (((if t { t } else { t }) && (n == t))) {
                                break 'block_1 Pair {
                                    b: 1,
                                    ..Pair { a: 2, ..y.1 }
                                };
                            }
                            c.z = ((c.x - c.y)).rem_euclid((((y.1.a & 255) as i32)) | 1);
                            y.1
                        };
                        (Hit(1.5_f32, Pair { a: t.1.1.a, ..t.2.1 })).0
                    }
                    true => (TABLE[(c.x & 1) as usize]).sin(),
                    false => (t.0).dot(t.0),
                    _ => t.0.x,
                })
            }) % (0..3i32).map(|x_2| y.0).sum::<f32>())
                > ((if true { t.0.y } else { y.0 }) + clamp(y.0, t.0.x, t.0.x))))
            {
                let x_2 = ((if (('block: {
                    if ((2_u32 + 0_u32) >= MASK) {
                        break 'block a;
                    }
                    let mut turn_1 = 0;
                    let a_2: usize = 'value_1: loop {
                        let mut a = ((Vec4::new((-2.5), t.1.0, (-0.0), t.0.x)).ceil())
                            .min(Vec4::new(1.0, t.0.y, t.0.x, 3.0));
                        turn_1 += 1;
                        if turn_1 >= 3 {
                            break t.2.1.a;
                        }
                    };
                    a
                })) {
                    STEPS
                } else {
                    c.y
                }) | c.x);
            } else {}
        } else {}
        t.0.y
    }
}

#[flatten]
mod p128 {
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: u32, c: &i32, mut v: f32, mut n: u32) -> f32 {
        'outer: for y in 0..1usize {
            let mut t = ({
                let mut v: [f32; 3] = [((v).sin() * (v).cos() + (v).sin()); 3];
                (match (
                    (n + 2_u32),
                    (n + n),
                    [(*c), (*c), (*c)].iter().any(|&a_2| (a_2 > a_2)),
                ) {
                    (..=3, 4.., false) => {
                        if (((false == (n != n))
                            && (match ((*c) != (-4_i32)) {
                                mut b @ true => (y != y),
                                mut v => v,
                            })))
                        {
                            break;
                        }
                        (if ((*c) < (*c)) { v[1] } else { v[0] })
                    }
                    _ => v[0],
                })
            });
            let mut b: [[f32; 3]; 3] = [[2.0_f32, v, v]; 3];
            'inner: for &[mut b, mut y, _] in &b {
                let given: f32 = (v).midpoint(t);
                let a_2: f32 = {
                    let t = second(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(v: f32) -> f32 {
                        if v < HALF { -v } else { v }
                    }
                    t
                };
                let ..=1 = (((n
                    + ({
                        n = n;
                        1_u32
                    })))
                    .max((n).rotate_left(n))) else {
                    continue 'outer;
                };
                let a = ((*c) >> 1);
            }
            let t: Vec3 = ((match ((
                (*c),
                (if ((-2.5_f32) != 0.5) {
                    let mut c = (if asked(&|t, v| (0_u32 > n), b[2][0]) {
                        break 'outer;
                    } else {
                        let mut a: [f32; 3] = [
                            b[2][0],
                            (((*c) - (*c)) as f32),
                            ({ (MASK as f32) }),
                        ];
                        (if ((n != 1) || (y <= y)) {
                            (if (y < y) { Pair { a: (*c) } } else { Pair { a: (*c) } })
                        } else {
                            Pair { a: (*c) }
                        })
                    });
                    (y < y)
                } else {
                    (3_u32 > 1_u32)
                }),
            )) {
                (5, _) => Vec3::splat((-2.5)),
                (v, true) => POINTS[(0_i32 & 1) as usize],
                (_, false) => {
                    b[y % 3][2] = (0..2i32)
                        .map(|y| {
                            if (Hit {
                                c: b[1][2],
                                a: STEPS,
                                b: false,
                            })
                                .b
                            {
                                return (b[0][1] - b[2][0]);
                            }
                            b[2][0]
                        })
                        .sum::<f32>();
                    (if (n > n) {
                        let c: [f32; 3] = (if (((3_i32) as usize & 31) > (0 + y)) {
                            [b[0][0], ({ (-1.0_f32) }), (n as f32)]
                        } else {
                            [b[1][2], b[0][2], (b[0][2]).ceil()]
                        });
                        Vec3::new(0.25, b[1][2], (-0.0))
                    } else {
                        let mut k1 = (((n & 15) * (n & 7))) & 3;
                        'inner: while k1 > 0 && ((b[2][1] > 3.0)) {
                            k1 -= 1;
                            let mut x_2: f32 = (-0.0);
                        }
                        Vec3::new(3.0, 1.0, 0.0)
                    })
                }
                _ => (Vec3::new(0.25, b[0][1], (-2.5))).cross(POINTS[(y).min(5)]),
            }) * Vec3::new((-2.5), 0.25, b[2][2]));
            'inner: for t in b.iter() {
                let _ = (match (*c) {
                    ..=1_000 => all(BVec3::new((0_i32 != (*c)), (y > y), (1_u32 > n))),
                    -1 => (n <= n),
                    mut a_2 => (0_usize < y),
                });
                if ((*c) > (*c)) {
                    break 'outer;
                }
            }
        }
        ((if (b < b) {
            return v;
        } else {
            Vec4::new(f32::MIN, (-1.0_f32), (-1.0_f32), (-1.0_f32))
        }))
            .dot(Vec4::new(0.0, v, v, 3.0))
    }
}

#[flatten]
mod p129 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(bool, i32),
        Near,
        Far(f32, i32),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
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
        ([(x + a_2), a_2, (!a_2)]
            .iter()
            .all(|&a| (if (2_i32 > a_2) { (v != 8_usize) } else { (a <= a_2) }))
            ^ (a_2 > 1))
    }
    impl Kind {
        fn step(mut self, a: f32, c: &f32) -> i32 {
            if (STILL < a) {
                if (3.0_f32 <= a) {
                    if (a > a) {
                        return (!((WIDE as i32) * 0));
                    } else {
                        return (STEPS * 2);
                    }
                }
                return (WIDE as i32);
            }
            (({
                let mut a_2 = (if (false ^ (a > a)) {
                    Kind::Near
                } else {
                    Kind::Empty(false, (NARROW as i32))
                });
                ({
                    a_2 = self;
                    (STEPS & (NARROW as i32))
                })
            }) + STEPS)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut Vec2, y: f32) -> f32 {
        'outer: for x_2 in [
            ({ Kind::Empty((1.0_f32 != a), 3_i32) }).step(3.0_f32, &y),
            (if (a > y) { STEPS } else { (WIDE as i32) }),
        ] {
            if (first(
                sign((c.x).copysign((c.y).max(-9.0))),
                (-4),
                ({
                    (*c) *= (Vec2::new(1.0_f32, a) * (*c));
                    Kind::SIZE
                }),
            )) {
                continue;
            }
        }
        (lerp(y, a, c.x) + c.x)
    }
}

#[flatten]
mod p130 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &f32) -> f32 {
        if (0_i32 < 10) {
            let b: u32 = 'block: {
                if asked(&|y, v| (y == 0.25_f32), (*a)) {
                    let mut k0 = 2u32;
                    'outer: loop {
                        if !(k0 > 0) {
                            break;
                        }
                        k0 -= 1;
                        ((*a), [(*c), _]) = (
                            (Vec4::new(0.0_f32, 0.5_f32, (-0.0_f32), (*y)))
                                .max_element(),
                            [(*c), (*c)],
                        );
                    }
                    break 'block (if ((*a) > (*y)) {
                        MASK
                    } else {
                        ((*c), [(*a), _]) = (
                            5,
                            [((-1.0_f32)).clamp(-1.0, 1.0).asin(), (*a)],
                        );
                        2
                    });
                }
                (Pair { b: 0_i32, a: MASK }).a
            };
        }
        if ((*c) < (*c)) {
            let n: i32 = (*c);
            let mut k0 = (((if true {
                Some(Pair {
                    b: STEPS,
                    ..Pair { a: MASK, b: (*c) }
                })
            } else {
                None
            }))
                .map_or_else(
                    || {
                        if ((*y) == 0.0_f32) {
                            return (MASK ^ 1_u32);
                        }
                        3_u32
                    },
                    |y| 5_u32,
                )) & 3;
            #[keep] 'outer: while k0 > 0 && ((n < (*c))) {
                k0 -= 1;
                if (f32::INFINITY <= 1.0) {
                    let [a_2, ..] = [(*y), (*a)];
                    if (5_i32 != n) {
                        return (*a);
                    }
                    'block: {
                        let mut y: Pair = Pair { a: k0, b: n };
                        if ((((3.0_f32 > STILL)).then_some(Pair { b: STEPS, a: k0 }))
                            .map_or_else(
                                || (if (y.a < k0) { (y.b > n) } else { (0.5_f32 <= (*a)) }),
                                |c| {
                                    ((Some(c)) == ((if (k0 < k0) { None } else { Some(c) })))
                                },
                            ))
                        {
                            let mut x = [1.0_f32, (*a)];
                            continue 'outer;
                        }
                        let given: f32 = (0.0 + 0.0);
                        let a: f32 = {
                            let t = first(given);
                            fn first(a: f32) -> f32 {
                                a * 0.5 + 1.0
                            }
                            t
                        };
                    }
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p131 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub i32, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: f32,
        pub b: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near(i32, bool),
        Far(bool, i32),
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0 ^ other.0, if self.1 < other.1 { self.1 } else { other.1 })
        }
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit(self.0, if self.1 < other { other } else { self.1 })
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit(self.0 & other, (other & 15) as f32)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: usize, y: State) -> i32 {
        let start = ((-4_i32) % ((NARROW as i32) | 1));
        let mut y = 0;
        y += start;
        let mut t: [i32; 3] = [y, y, i32::MIN];
        'outer: for n in [Kind::Empty, Kind::Near(t[1], (c != c)), Kind::Empty] {
            let mut b: BVec3 = (!BVec3::new(true, false, false));
            let start = RAMP[(2_i32 & 1) as usize];
            let mut x_2 = 0.0;
            x_2 += start;
            if ((!(t[1] < t[2])) || (MASK != 3)) {
                'inner: for y in 0..STEPS {
                    if (matches!(
                        ((2.0_f32).copysign((x_2).max(- 9.0)), ((7_i32) as usize & 31),
                        ceil(x_2)), (t, _, _) if (false || false)
                    ) || ((Vec2::new(x_2, 0.5_f32)).y < (Hit(t[2], 3.0_f32)).1))
                    {
                        let t = t;
                    }
                    if (Hit::SIZE != c) {
                        continue 'inner;
                    }
                }
                break;
            }
        }
        (t[2] + (b as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p132 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Vec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32, y: usize) -> Vec3 {
        let a: f32 = 'block: {
            if ([select(x, 7_i32, true), (x - x)]
                .iter()
                .any(|&y| {
                    if (x != x) {
                        return (!(x != x));
                    }
                    (0.5_f32 != 0.0_f32)
                }))
            {
                break 'block (a * a);
            }
            let mut v: [Hit; 2] = [
                Hit(Vec3::new(a, (-0.0_f32), 0.5_f32)),
                Hit(Vec3::new((-2.5_f32), a, a)),
            ];
            'outer: for (x, (Hit(t), c)) in v.iter().copied().zip(0..2u32).enumerate() {
                #[keep]
                'inner: for t in (0..(STEPS & 3)) {
                    if (({
                        let q = (3_u32 as f32);
                        q == q && q.is_sign_negative()
                    })) {
                        let given: f32 = ((v[0].0.x / HALF)
                            + ((HALF).min(v[0].0.x) + 0.0));
                        let x_2: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(c: f32) -> f32 {
                                if c < HALF { -c } else { c }
                            }
                            t
                        };
                        let mut v = Vec2::new((-0.0), 3.0);
                        let b = CORNER;
                    } else {
                        let mut v = ((Vec4::new(0.25_f32, v[0].0.z, v[1].0.y, v[1].0.y))
                            .element_sum() + v[0].0.y);
                        let mut a: Hit = Hit(
                            (Hit(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32))).0,
                        );
                    }
                }
            }
            0.0
        };
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p133 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: u32,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair {
                a: self.a,
                b: -other.b,
                c: self.c,
            }
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: &mut UVec2, t: [f32; 3]) -> [f32; 3] {
        if (((!false)
            & ((if true { None } else { Some((y.x < y.x)) }))
                .map_or((y.y != y.y), |n| n)))
        {
            return [t[0], a, 1.5_f32];
        }
        y.y = (y.x).saturating_sub((if y.y != 0 { y.x % y.y } else { MASK }));
        match ((if Pair::SIZE >= 5_usize { Pair::SIZE - 5_usize } else { Pair::SIZE })) {
            _ => {
                if (({
                    let q = t[2];
                    q == q && q.is_sign_negative()
                })) {
                    'outer: for c in (((if 2_i32 != 0 {
                        c % 2_i32
                    } else {
                        (i32::MIN + 1)
                    }) & 3)..=(c & 3))
                        .rev()
                    {
                        y.x = ((((((*y)).y & 15)
                            * ((match ((y.x < y.y)).then_some(false) {
                                Some(true) if (c > c) => y.y,
                                Some(b @ false) => y.x,
                                Some(x_2) => y.x,
                                mut x_2 => 3_u32,
                            }) & 7)) & 15)
                            * (((if (c > 0) { y.y } else { y.x })).min(({ y.x })) & 7));
                        let given: f32 = ((Vec2::new(t[1], (-0.0_f32)))
                            .dot(Vec2::new(t[2], a)))
                            .copysign(
                                ((match (LEVELS[Pair::SIZE % 8], Pair::SIZE) {
                                    ((2 | 2), _) => a,
                                    (..=1, 100..) if (Pair::SIZE > Pair::SIZE) => f32::MIN,
                                    _ => t[0],
                                }))
                                    .max(-9.0),
                            );
                        let a: f32 = {
                            let t = first(given);
                            fn first(a: f32) -> f32 {
                                a * 0.5 + 1.0
                            }
                            t
                        };
                    }
                    return [0.0_f32, 0.0_f32, 0.0_f32];
                }
            }
            0 => {}
            0 => {}
            _ => {}
        }
        [0.0_f32, 0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p134 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: UVec2,
        pub b: bool,
        pub c: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: f32,
        pub b: Hit,
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
        fn step(mut self, a: f32, c: i32) -> f32 {
            let mut v = Pair { a: self.a, b: self.b, c: a };
            (self.c + (v.a.x as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &mut Vec2) -> i32 {
        let mut turn = 0;
        let n: i32 = 'value: loop {
            let mut n: Pair = Pair { a: a.a, b: true, c: c.y };
            let x = n.step((c.x * 0.0), [a.c, a.c].iter().fold(2_i32, |x_2, &a| x_2));
            let mut t = State { a: c.y, b: Hit };
            if (!(a.b && a.b)) {
                break (((((a.b as i16) <= (true as i16)) as i32) & 15)
                    * ((IVec2::new(7_i32, (WIDE as i32))).y & 7));
            }
            turn += 1;
            if turn >= 3 {
                break LEVELS[(({
                    t.b = t.b;
                    n.a.x
                }) % 8) as usize];
            }
        };
        let Pair { a, b, .. } = Pair {
            b: (a.a.x != a.a.y),
            ..(match (3_u32, n) {
                (..=2, _) => {
                    let given: f32 = ((match (a.b, a.b, n) {
                        (mut b @ true, true, _) => a.c,
                        (true, x @ true, mut v @ ((1_000 | -1))) if x => {
                            'block: {
                                if (c.y).is_nan() {
                                    break 'block;
                                }
                                let x: State = State {
                                    a: (((*c)).y - 0.0),
                                    b: Hit,
                                };
                                'outer: for v in [
                                    5_u32,
                                    ((a.a.x & 15) * (a.a.y & 7)),
                                    (((a.b as i8) <= (a.b as i8)) as u32 & 255),
                                ] {
                                    if (({ (if (a.c > x.a) { a.b } else { a.b }) })) {
                                        let mut a_2: Pair = Pair { b: a.b, c: a.c, a: a.a };
                                        let n = a_2
                                            .step((f32::NAN % 2.0), ((n & 15) * (STEPS & 7)));
                                        break 'outer;
                                    }
                                    let mut t: Pair = a;
                                    let a_2 = t.step((x.a).ceil(), n);
                                }
                            }
                            c.x
                        }
                        _ => TABLE[State::SIZE % 4],
                    }) - 0.0);
                    let a: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(x: f32) -> f32 {
                            if x < HALF { -x } else { x }
                        }
                        let t = first(given);
                        t
                    };
                    Pair {
                        b: false,
                        ..Pair {
                            a: UVec2::new(8_u32, MASK),
                            b: (n <= 10_i32),
                            c: c.y,
                        }
                    }
                }
                (mut x_2 @ 2, _) => a,
                _ => a,
            })
        };
        n
    }
}

#[flatten]
mod p135 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub u32, pub f32);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0 ^ other.0, if self.1 < other.1 { self.1 } else { other.1 })
        }
    }
    impl std::ops::AddAssign for Hit {
        fn add_assign(&mut self, other: Hit) {
            *self = *self + other;
        }
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
    pub fn entry(a: &IVec2, c: &mut i32) -> u32 {
        let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            if ((Mat2::from_cols(
                Vec2::new(TABLE[(a.x & 1) as usize], 0.25_f32),
                Vec2::new(1.5_f32, 3.0_f32),
            ))
                .mul_vec2(Vec2::new((-0.0), (-1.0))) == Vec2::new(HALF, 1.5))
            {
                let mut x_2: [f32; 3] = [HALF; 3];
                'inner: for &a_2 in &x_2 {
                    if flatten::math::any(
                        (Vec3::new(1.0_f32, a_2, a_2))
                            .cmplt(Vec3::new(x_2[2], 3.0_f32, x_2[2])),
                    ) {
                        break 'inner;
                    }
                    let mut x_2 = ({
                        (if ((if ((*c) != (*c)) {
                            (x_2[0] != x_2[2])
                        } else {
                            (k0 > k0)
                        })) {
                            Pair::SIZE
                        } else {
                            Pair::SIZE
                        })
                    });
                }
            } else if (k0 <= k0) {} else {}
            if k0 == 0 || (true) {
                break;
            }
            k0 -= 1;
        }
        (MASK + (((*c) & 255) as u32))
    }
}

#[flatten]
mod p136 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec4,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Pair, pub usize);
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
            let x_2: Hit;
            if ((((if (2_i32 > (*c)) { None } else { Some(Hit::FIRST) }))
                .map_or_else(
                    || {
                        if ((if true { None } else { Some(Hit::ALL[8_usize % 2]) }))
                            .is_some_and(|y| false)
                        {
                            return ({
                                let q = (*y);
                                if q == q { q.to_bits() >> 20 } else { 7 }
                            });
                        }
                        (*t)
                    },
                    |t| k0,
                ) <= ((*t) & (1u32 << 31))))
            {
                x_2 = (&{
                    Hit(
                        Pair {
                            b: 0.0_f32,
                            a: Vec4::new(a, 0.25_f32, (-1.0_f32), (-0.0_f32)),
                        },
                        0_usize,
                    )
                }
                    - &{
                        Hit(
                            Pair {
                                a: Vec4::new(a, 1.5_f32, a, (-0.0_f32)),
                                b: 1.5_f32,
                            },
                            Pair::SIZE,
                        )
                    });
            } else {
                (*c) = (*c);
                x_2 = Hit::ALL[1_usize % 2];
            }
            if ((match ((if ((POINTS[(({
                (*t) = (*t);
                5_u32
            }) % 6) as usize])
                .cmpeq(Vec3::new(0.5, 0.5, (-1.0)))
                .all())
            {
                None
            } else {
                Some(Hit(x_2.0, x_2.1))
            })) {
                Some(y) if [a, (-2.5_f32)].iter().all(|&v| FLAGS[x_2.1 % 9]) => {
                    (x_2.1 > x_2.1)
                }
                Some(_) if (5_usize <= x_2.1) => ((*y) > (*y)),
                _ => ((WIDE as i32) != (*c)),
            })) {} else if true {} else {}
        }
        Hit(
            Pair {
                a: (Vec4::new(0.0, 1.5, 1.0, a) + Vec4::splat(((*t) as f32))),
                b: (-2.5),
            },
            (Hit::SIZE + (((*c) & 255) as usize)),
        )
    }
}

#[flatten]
mod p137 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: IVec2,
        pub c: Vec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Pair, pub f32);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0, if self.1 < other.1 { self.1 } else { other.1 })
        }
    }
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: i32, c: f32, y: f32, mut n: [Hit; 2]) -> f32 {
        let mut x_2: [i32; 3] = [b, n[1].0.a, n[0].0.b.y];
        'outer: for (t, b) in x_2.iter().enumerate() {
            {
                let k1 = (5_u32) & 3;
                'inner: loop {
                    if k1 < 4 {
                        let Pair { a: mut a, b, c } = (n[1]).0;
                        n[(k1 % 2) as usize].0.b.y = x_2[t % 3];
                        break;
                    } else {
                        continue;
                    }
                }
                let mut k1 = (MASK) & 3;
                'inner: loop {
                    if (((n[1].1 >= n[0].0.c.x)
                        && ({
                            n[1].0.b.y %= 7;
                            (0_usize > t)
                        }))) || k1 == 0
                    {
                        break;
                    }
                    k1 -= 1;
                    let mut x_2: f32 = (if (2_u32 <= k1) {
                        (if (n[1].0.c.x <= c) {
                            (if (n[0].1 <= n[0].1) { n[0].0.c.y } else { n[0].1 })
                        } else {
                            0.5
                        })
                    } else {
                        0.0
                    });
                }
            }
        }
        (c + (n[1].0.a as f32))
    }
}

#[flatten]
mod p138 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec3,
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
    pub fn entry(a: f32, c: i32, y: &mut i32) -> f32 {
        'outer: for _ in 0..0 {
            let mut a: Option<f32> = (if ((if (Some(a))
                .map_or_else(|| ((*y) < c), |x| (c > (*y)))
            {
                let mut k1 = 0i32;
                'inner: while k1 < 3 {
                    if ((UVec2::new(MASK, MASKS[Pair::SIZE % 7])).y
                        > (MASK).count_ones())
                    {
                        let Hit { a: n, b } = Hit {
                            a: (-a),
                            b: (if (a > a) {
                                CORNER
                            } else {
                                Vec3::new((-0.0_f32), a, 0.0_f32)
                            }),
                        };
                        continue 'outer;
                    }
                    if ((if ((if (3.0_f32 < a) {
                        FLAGS[((*y) & 1) as usize]
                    } else {
                        (a != a)
                    })) {
                        (1.5_f32 != a)
                    } else {
                        (((-0.0_f32) > a) || (STILL <= 2.0))
                    })) {
                        let start = ((if (a < a) { Some(a) } else { None }))
                            .map_or_else(
                                || {
                                    (if (0.25_f32 < a) {
                                        MASKS[(k1 & 1) as usize]
                                    } else {
                                        MASK
                                    })
                                },
                                |b| (MASK).max(MASKS[Pair::SIZE % 7]),
                            );
                        let mut n = 1;
                        n += start;
                        break;
                    }
                    k1 += 1;
                }
                (if (a < a) {
                    true
                } else {
                    let mut turn = 0;
                    let a_2: Pair = 'value: loop {
                        (*y) %= 7;
                        (*y) /= 3;
                        if true {
                            break Pair;
                        }
                        turn += 1;
                        if turn >= 3 {
                            break (match false {
                                true => Pair,
                                false if (false && (a != a)) => Pair,
                                true => Pair,
                                false => Pair,
                            });
                        }
                    };
                    (a < a)
                })
            } else {
                ('block: {
                    if (((((false).then_some(1.5_f32))
                        .xor(((a > TABLE[(2_u32 % 4) as usize])).then_some(a)))
                        == (if (true && true) { Some(a) } else { None })))
                    {
                        (*y) *= 2;
                        let start = ((*y)).wrapping_rem((STEPS) | 1);
                        let mut v = 0;
                        v += start;
                    } else if (MASKS[(1_u32 % 7) as usize]).is_power_of_two() {
                        let mut x = Pair;
                        let mut x: Vec3 = (Vec3::new(1.0_f32, 2.0_f32, a)).powf(2.0);
                    } else {
                        let mut a: u32 = ((if (((c <= (*y))).then_some(a))
                            .map_or_else(|| ((*y) != 0_i32), |n| (c < (*y)))
                        {
                            (false).then_some(0.0_f32)
                        } else {
                            (false).then_some(0.0_f32)
                        }))
                            .map_or_else(|| 0_u32, |a| 0_u32);
                    }
                    if false {
                        break 'block false;
                    }
                    false
                })
            })) {
                (false).then_some(0.0_f32)
            } else {
                (false).then_some(0.0_f32)
            });
        }
        0.0
    }
}

#[flatten]
mod p139 {
    use super::*;
    use flatten::math::*;
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
        fn step(mut self, mut b: Vec2, c: &i32, mut v: f32) -> bool {
            #[unroll(max = 4)]
            'outer: for _ in (i32::MAX
                - ((if self.c {
                    let start = ((MASK).max(8_u32) >> (0_u32 & 31));
                    let mut x = 1;
                    x += start;
                    self.a
                } else {
                    (*c)
                }) & 3)..=i32::MAX) {
                let mut x = ((Mat4::from_diagonal(
                    Vec4::new(b.x, 3.0_f32, 1.0_f32, self.b.y),
                )
                    - Mat4::from_cols(
                        Vec4::new(2.0_f32, (-2.5_f32), b.y, (-1.0_f32)),
                        Vec4::new(3.0_f32, self.b.x, 2.0_f32, 3.0_f32),
                        Vec4::new(self.b.y, 2.0_f32, v, 0.25_f32),
                        Vec4::new((-0.0_f32), 0.25_f32, v, 0.5_f32),
                    ))
                    + (Mat4::from_diagonal(Vec4::new(0.5_f32, b.y, HALF, (-2.5_f32)))
                        * b.y));
                x.y_axis += Vec4::ONE;
            }
            (self.c ^ (b.y > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Mat4, c: f32) -> Mat4 {
        let mut t: [i32; 2] = [STEPS, LEVELS[(5_u32 % 8) as usize]];
        'outer: for x_2 in t.iter().rev() {
            'inner: for _ in 0..1usize {
                if (Pair::SIZE == 1)
                    && let (false, 3, -7..=2) = (
                        true,
                        ((MASK & MASK) | ((MASK & 63) << (MASK & 7))),
                        (*x_2),
                    )
                {
                    let n: [[i32; 2]; 2];
                    if true {
                        n = [t; 2];
                    } else {
                        a.y_axis
                            -= (Vec4::new(c, 3.0_f32, c, 0.0_f32))
                                .mul_add(
                                    Vec4::new((-2.5_f32), (-0.0_f32), 2.0_f32, 3.0_f32),
                                    Vec4::new(c, c, c, 3.0_f32),
                                );
                        n = (if false { [t, [7_i32, t[0]]] } else { [t, t] });
                    }
                    if (({
                        Pair {
                            c: (10_i32 != n[1][0]),
                            a: t[1],
                            b: Vec2::new(a.z_axis.y, a.y_axis.x),
                        }
                    })
                        .step(Vec2::new(a.x_axis.x, a.x_axis.w), &t[0], (3.0_f32).abs()))
                    {
                        let mut a_2: [[i32; 2]; 2] = n;
                    } else {
                        let Pair { a: y, b, c: x_2 } = Pair {
                            a: n[1][0],
                            b: Vec2::new(0.25_f32, a.x_axis.x),
                            c: true,
                        };
                    }
                }
                if (t[0] < t[0]) {
                    break 'inner;
                }
            }
        }
        Mat4::from_cols(
            (-(Vec4::new(a.x_axis.w, 1.5_f32, a.w_axis.y, a.z_axis.w))),
            Vec4::new(1.5, a.y_axis.x, (-1.0), a.y_axis.y),
            (({
                let mut a_2: Pair = Pair {
                    c: (t[0] <= 0),
                    ..Pair {
                        c: true,
                        ..Pair {
                            a: t[1],
                            ..Pair {
                                b: Vec2::new((-2.5), (-2.5)),
                                c: (t[1] > t[0]),
                                a: t[0],
                            }
                        }
                    }
                };
                let b = a_2.step(floor(a_2.b), &a_2.a, (Hit::SIZE as f32));
                Vec4::new(a.y_axis.w, f32::MIN, 0.5, a.y_axis.w)
            }) + Vec4::splat(a.x_axis.y)),
            (a.z_axis + Vec4::splat((t[0] as f32))),
        )
    }
}

#[flatten]
mod p140 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: IVec2,
        pub b: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near { a: i32, b: f32, c: Pair },
        Far(bool, (Vec3, Pair, Vec4)),
        Other(bool),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    impl Hit {
        const FIRST: Self = Hit { a: IVec2::new(3, -2), b: -2 };
        const ALL: [Hit; 2] = [
            Hit {
                a: IVec2::new(-2, i32::MAX),
                b: i32::MAX,
            },
            Self::FIRST,
        ];
    }
    impl Kind {
        const FIRST: Self = Kind::Empty;
        const ALL: [Kind; 2] = [
            Kind::Near {
                a: -2,
                b: 2.0,
                c: Pair,
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
    impl Pair {
        fn step(self, a: f32, c: &i32) -> Mat2 {
            let mut a_2: u32 = (MASKS[(MASK % 7) as usize]).trailing_zeros();
            let (t, x_2) = (
                (a)
                    .copysign(
                        ([7_i32, (*c)].iter().enumerate().fold(a, |b, (y, &x_2)| a))
                            .max(-9.0),
                    ),
                Some(
                    ((if ((*c) != 0) { None } else { Some(a) }))
                        .map_or_else(
                            || Kind::FIRST,
                            |x| {
                                if (a == x) {
                                    return ((if (8_u32 != a_2) {
                                        None
                                    } else {
                                        Some(
                                            Kind::Far(
                                                (5_i32 != (*c)),
                                                (
                                                    Vec3::new((-0.0_f32), x, a),
                                                    self,
                                                    Vec4::new(a, 1.0_f32, a, 2.0_f32),
                                                ),
                                            ),
                                        )
                                    }))
                                        .unwrap_or_else(|| Kind::Empty);
                                }
                                Kind::Near {
                                    a: (*c),
                                    b: x,
                                    c: self,
                                }
                            },
                        ),
                ),
            );
            let mut k0 = (a_2) & 3;
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let mut t: [f32; 2] = [(-0.0_f32); 2];
                        let Hit { a: mut v, .. } = Hit {
                            a: IVec2::new((-1_i32), 10_i32),
                            ..Hit {
                                b: (*c),
                                ..Hit {
                                    b: (*c),
                                    a: IVec2::new((WIDE as i32), (*c)),
                                }
                            }
                        };
                    }
                    k1 += 1;
                }
            }
            Mat2::from_cols(Vec2::new(3.0, 2.0), Vec2::new((-1.0), 1.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, y: &mut f32) -> f32 {
        let n: Hit;
        if ((if asked(&|y, x| ((*c) < x), HALF) {
            let a_2: Hit = 'block: {
                let [mut a_2, b] = [
                    hadd(Vec3::new((*y), 1.0_f32, (-1.0_f32))),
                    (if b <= b { ((*y)).clamp(b, b) + 0.0 } else { b }),
                ];
                if FLAGS[Hit::SIZE % 9] {
                    if ((*c) < (*c)) {
                        let mut turn_1 = 0;
                        let v: Kind = 'value_1: loop {
                            (a_2, (*c)) = (
                                length(
                                    lerp(
                                        Vec3::new(0.25_f32, (*y), 0.25_f32),
                                        Vec3::new(a_2, (-1.0_f32), (-0.0_f32)),
                                        CORNER,
                                    ),
                                ),
                                (-(10 - 5)),
                            );
                            let mut y: Pair = Pair;
                            let n = y.step(a_2, &{ ((*c) & (*c)) });
                            turn_1 += 1;
                            if turn_1 >= 2 {
                                break Kind::ALL[(MASK % 2) as usize];
                            }
                        };
                        return b;
                    }
                    break 'block Hit {
                        a: IVec2::new(0, (*c)),
                        ..Hit {
                            a: IVec2::new(0, (*c)),
                            b: (*c),
                        }
                    };
                }
                Hit { a: IVec2::new(2, 3), b: 2 }
            };
            (a_2.a.x < i32::MIN)
        } else {
            ((*c) <= (*c))
        })) {
            n = Hit {
                b: STEPS,
                ..Hit {
                    b: (*c),
                    a: IVec2::new((*c), 10),
                }
            };
        } else {
            (*y) = b;
            n = Hit {
                a: IVec2::new((*c), (*c)),
                ..Hit::FIRST
            };
        }
        ((*y) + ((*c) as f32))
    }
}

#[flatten]
mod p141 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
        pub b: IVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut i32) -> bool {
        let start = (*a);
        let mut a_2 = 0.0;
        a_2 += start;
        _ = (((if true {
            let mut x_2 = (mat3(
                Vec3::new(a_2, 1.5_f32, 0.0_f32),
                Vec3::new(a_2, 0.0_f32, 0.25_f32),
                POINTS[((*c) & 1) as usize],
            )
                * Mat3::from_cols(
                    Vec3::new(a_2, 1.0_f32, 2.0_f32),
                    Vec3::new(0.5_f32, 3.0_f32, 2.0_f32),
                    Vec3::new((-1.0_f32), 2.0_f32, a_2),
                ));
            x_2.z_axis += Vec3::ONE;
            [STEPS, (*c)]
        } else {
            [STEPS, (*c)]
        })) == ([(*c), (NARROW as i32)]));
        a_2 %= 3.0;
        (a_2, [(*c), _]) = (
            ((a_2 / 2.0)).rem_euclid(((Pair::RATE).fract())),
            [5, (-1_i32)],
        );
        let mut k0 = ((if false {
            MASK
        } else {
            'outer: for v in 0..(COUNT + 1) {
                let mut k1 = (MASK) & 3;
                #[keep]
                'inner: while k1 > 0
                    && (((((*a) != (*a)) && (a_2 <= a_2))
                        && matches!(
                            (true, 8_usize, k1), (_, mut a, mut a_2 @ ((3 | 100)))
                        )))
                {
                    k1 -= 1;
                    let mut a = (IVec3::new(5, (*c), (WIDE as i32)))
                        .min((CORNER).as_ivec3());
                    _ = false;
                }
                if (v == v) {
                    break;
                }
            }
            MASK
        })) & 3;
        'outer: while k0 > 0 && (((*c) <= (*c))) {
            k0 -= 1;
        }
        ([(a_2 + a_2), (*a)].iter().any(|&b| ((-1e-40f32) > (*a))) ^ ((*c) > 1))
    }
}

#[flatten]
mod p142 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: IVec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: i32,
    }
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32) -> bool {
        let (State { a }, Hit { a: _ }, b) = ((if ((*a) < (*a)) {
            Some(State { a: (*c) })
        } else {
            None
        }))
            .map_or_else(
                || (
                    State { a: (*c) },
                    Hit {
                        a: IVec2::new(10_i32, 1_i32),
                    },
                    Vec2::new((*a), 3.0_f32),
                ),
                |t| (
                    t,
                    Hit {
                        a: IVec2::new(10_i32, 0_i32),
                    },
                    Vec2::new(1.0_f32, (*a)),
                ),
            );
        ((all(BVec3::new(false, false, (STILL <= b.y))) == (b.x < 1.5))
            ^ (Some(State { a: (-1_i32) }))
                .map_or_else(
                    || {
                        if (MASK > 3_u32) {
                            return (true || (b.x <= b.x));
                        }
                        (b.x != b.x)
                    },
                    |a_2| true,
                ))
    }
}

#[flatten]
mod p143 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: u32,
    }
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: -other.a }
        }
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit { a: self.a }
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
    impl Hit {
        fn step(mut self, mut b: Vec3) -> f32 {
            if (b.x > b.x) {
                if (![b.y, b.x].iter().all(|&x_2| (b.x > (-1.0_f32)))) {
                    return b.y;
                } else {
                    return ((b.y) * 0.7 + (b.x) * 0.1);
                }
            }
            'outer: for t in 0..0 {
                if (((if Pair::SIZE >= Self::SIZE {
                    Pair::SIZE - Self::SIZE
                } else {
                    Hit::SIZE
                }) >= ((self.a).count_ones() as usize)))
                {
                    continue;
                }
                if ([
                    (({
                        let Pair { a: mut a_2 } = (if ((match (t as i32) {
                            2 => {
                                if ((((IVec2::new(t, STEPS)) >> 2_i32))
                                    == ((IVec2::new(t, t) ^ IVec2::new(t, 1_i32))))
                                {
                                    let mut c: (Vec4, Pair) = (
                                        (Vec4::new(b.y, b.z, b.z, 3.0_f32)).normalize_or_zero(),
                                        (match (b.z, (t as i32), 1.5_f32) {
                                            ((1.0 | 0.0), 2, 1.0) => {
                                                (&{ Pair { a: b.x } }
                                                    - &{
                                                        Pair {
                                                            a: TABLE[(({
                                                                b.y += (self.a as f32);
                                                                self.a
                                                            }) % 4) as usize],
                                                        }
                                                    })
                                            }
                                            (_, n @ 1_000, a @ -1.5) => Pair { a: b.x },
                                            (
                                                x_2,
                                                ..0,
                                                mut b @ 2.0,
                                            ) if all(BVec3::new((b > x_2), true, false)) => {
                                                Pair { a: x_2 }
                                            }
                                            _ => Pair { a: b.z },
                                        }),
                                    );
                                }
                                ((t as i32) > t)
                            }
                            (1_000 | 1_000) => (self.a <= self.a),
                            2.. => (self.a != self.a),
                            y => true,
                        })) {
                            Pair { a: b.x }
                        } else {
                            continue 'outer;
                        });
                        Hit::SIZE
                    }) as f32),
                    b.z,
                ]
                    .iter()
                    .all(|&c| (7_i32 < 2_i32)))
                {} else {}
            }
            (([b.z, (-0.0_f32), 0.25_f32])[0] + b.z)
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: [usize; 2], y: &f32, t: &mut (Vec4, Pair)) -> f32 {
        t.1.a = ({ Hit { a: MASK } })
            .step(
                ([
                    Hit::step(
                        (Hit { a: MASK } * STEPS),
                        Vec3::new(3.0_f32, t.0.x, 0.25_f32),
                    ),
                    Hit::step(Hit { a: MASK }, Vec3::new(t.1.a, (*y), 0.0_f32)),
                ]
                    .into_iter()
                    .filter(|&x| (0.0_f32 > t.0.w))
                    .map(|mut v| (-2.5_f32))
                    .sum::<f32>()
                    * ((Vec3::new(Pair::RATE, 1.0_f32, t.0.z))
                        .copysign(
                            (Vec3::new(0.0_f32, t.0.w, t.0.x)).max(Vec3::splat(-9.0)),
                        ))
                        .map(|b| {
                            (match t.1 {
                                Pair { a: _ } => (*y),
                                _ => Hit::RATE,
                            })
                        })),
            );
        (t.0.w + (x[1] as f32))
    }
}

#[flatten]
mod p144 {
    use super::*;
    use flatten::math::*;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: i32, y: &f32, mut n: IVec2) -> [f32; 3] {
        let mut k0 = (((MASK & 63) << (MASK & 7))) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    (n.y, (*a)) = (n.x, 5);
                    n *= 2;
                    let (x_2, (mut b, mut x)) = (
                        ([0.0_f32, (*y), (*y)])[0],
                        (
                            ((1.0_f32).atan2(((*y)))
                                * (Vec3::new((*y), (-2.5_f32), 1.0_f32))
                                    .cross(Vec3::new((*y), (-1.0_f32), (*y)))),
                            (IVec3::new(2_i32, n.x, n.x))
                                .cmplt(IVec3::new(5_i32, c, n.y)),
                        ),
                    );
                }
                k1 += 1;
            }
        }
        'outer: for _ in [select(n.x, c, false), (n.y - c), 2_i32] {
            'inner: for a in 0..2 {
                n %= 3;
                n.x = a;
                let mut t: [f32; 3] = [
                    (((((*y)).abs() + 0.5).ln()).max((((-1.0_f32)).abs() + 0.5).log2())
                        + 0.0),
                    (*y),
                    ((0.0_f32 * 1.0))
                        .mul_add(
                            (Vec2::new((*y), 3.0_f32))
                                .perp_dot(Vec2::new((-2.5_f32), 0.5_f32)),
                            (*y),
                        ),
                ];
            }
            if (5_usize > (*a)) {
                break;
            }
        }
        [(0.5 + ((*a) as f32)), ((-1.0) + ((*a) as f32)), ((*y) + ((*a) as f32))]
    }
}

#[flatten]
mod p145 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
        pub c: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec4,
        pub b: Pair,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Pair,
        pub b: Hit,
        pub c: u32,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit { a: self.a, b: self.b }
        }
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State {
                a: self.a,
                b: self.b,
                c: self.c ^ other.c,
            }
        }
    }
    impl std::ops::Sub<Self> for &State {
        type Output = State;
        fn sub(self, other: Self) -> Self::Output {
            State {
                a: self.a,
                b: self.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State {
                a: self.a,
                b: self.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State {
                a: self.a,
                b: self.b,
                c: self.c,
            }
        }
    }
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: Mat2, y: &mut f32) -> Vec3 {
        let (..=8.0, _, a @ ((0 | 1_000))) = (
            ((x.x_axis.y - 0.0) + (-0.0)),
            ((Vec3::new(0.25_f32, (-2.5_f32), x.x_axis.x) % 1.5))
                .cmpeq(POINTS[((-4_i32) & 1) as usize])
                .all(),
            STEPS,
        ) else {
            return Vec3::new(3.0, 1.5, 2.0);
        };
        'outer: for n in (1..10).step_by(3) {
            if (asked(
                &|y, a| {
                    (if (a != (-4)) {
                        (x.y_axis.x < x.x_axis.y)
                    } else {
                        (x.y_axis.x < State::RATE)
                    })
                },
                ((-1.0_f32) - x.x_axis.y),
            )) {
                #[keep]
                'inner: for x_2 in ((8_u32 & 3)..4) {
                    let mut x = (((UVec2::new(x_2, x_2)).max(UVec2::new(x_2, 1))
                        + (UVec2::new(u32::MAX, 3) | UVec2::new(5, x_2))) * 2);
                    if ((if (({ false })) { (3_i32 != n) } else { ((n as i32) <= a) })) {
                        break 'outer;
                    }
                }
                continue 'outer;
            }
        }
        (Vec3::new(x.y_axis.y, (-2.5), x.y_axis.x) + Vec3::splat(x.x_axis.x))
    }
}

#[flatten]
mod p146 {
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
        const FIRST: Self = Pair(Vec2::new(0.5, -0.0));
        const ALL: [Pair; 2] = [Pair(Vec2::new(-0.0, 2.0)), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn sum(&self, a: f32) -> Mat3 {
            let Pair(mut c) = Pair(
                ({
                    #[keep]
                    'outer: for n in (((IVec2::new(3_i32, 2_i32)).y & 3)..8).step_by(2) {
                        if (MASK).is_power_of_two() {
                            let mut a = ((((self.0.x).floor() - 0.0)).min(self.0.y)
                                + 0.0);
                            return Mat3::from_diagonal(Vec3::new(self.0.x, (-0.0), 0.5));
                        }
                        let a_2 = (Vec4::splat(
                            [n, 3_i32]
                                .iter()
                                .enumerate()
                                .fold(2.0_f32, |x, (n, &a)| self.0.y),
                        ))
                            .map(|x_2| {
                                if (self.0.x > self.0.x) {
                                    return x_2;
                                }
                                (-2.5_f32)
                            });
                        if (1.0_f32 < a_2.y) {
                            continue;
                        }
                    }
                    self.0
                }),
            );
            Mat3::from_cols(
                (Vec3::new((-2.5), (-0.0), a) + Vec3::splat(c.x)),
                Vec3::new(self.0.y, (-2.5), self.0.y),
                (Vec3::new((-2.5), 0.0, c.y) + Vec3::splat(c.y)),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: i32, mut v: i32, t: usize) -> Pair {
        if ((match ((
            dot(
                (Vec4::new(b, b, (-0.0_f32), (-0.0_f32)))
                    .map(|a_2| {
                        if ((Some(v)) != Some(v)) {
                            return (a_2 + a_2);
                        }
                        a_2
                    }),
                Vec4::select(
                    (Vec4::new((-1.0_f32), b, (-0.0_f32), b))
                        .cmplt(Vec4::new((-1.0_f32), b, 0.25_f32, (-2.5_f32))),
                    Vec4::new(b, (-0.0_f32), (-2.5_f32), 0.0_f32),
                    Vec4::new((-2.5_f32), 1.0_f32, 2.0_f32, 0.0_f32),
                ),
            ),
            b,
            (if (MASK <= 3) {
                let t = (if 8_usize >= t { 8_usize - t } else { t });
                [b, b].iter().any(|&a| (x != v))
            } else {
                let mut k0 = -1i32;
                'outer: while k0 <= -1 {
                    k0 = k0 + 2;
                    let (t, (_, mut x_2)) = (
                        (false).then_some(b),
                        (
                            ({
                                if ((((if (b < b) { Some(2_i32) } else { None }))
                                    .map_or_else(
                                        || {
                                            if ((t != 5_usize) && (1.0_f32 < HALF)) {
                                                return ((x != (WIDE as i32)) && FLAGS[(Pair::SIZE).min(8)]);
                                            }
                                            (t <= t)
                                        },
                                        |v| (t != t),
                                    )
                                    || ({
                                        v %= 7;
                                        (IVec2::new(0_i32, v) == IVec2::new((-1_i32), 1_i32))
                                    })))
                                {
                                    break;
                                }
                                v
                            }),
                            Vec2::new((-1.0_f32), (-1.0_f32)),
                        ),
                    );
                    if ((match Pair::FIRST {
                        Pair(_) => (v == x),
                        Pair(_) => {
                            let Pair(t) = Pair((x_2).min(x_2));
                            (((x < i32::MIN)).then_some(k0))
                                .map_or_else(|| (t.y != x_2.y), |a_2| false)
                        }
                        Pair(mut t) => {
                            ((if true { None } else { Some(t.x) }))
                                .map_or_else(|| (5_i32 > v), |v| (0.25_f32 < x_2.y))
                        }
                        mut a_2 => {
                            let mut x_2: Pair = (if (v != k0) {
                                a_2
                            } else {
                                Pair(x_2)
                            });
                            let n = x_2.sum((x_2.0.x).sin());
                            (n.z_axis.z != 0.25)
                        }
                    })) {
                        break 'outer;
                    }
                }
                (x > STEPS)
            }),
        )) {
            (_, v @ ..=8.0, false) if (b < Pair::RATE) => (t != 0),
            (mut n, mut a @ 0.25..=1.0, x) => x,
            _ => (0_usize < 0),
        })) {}
        Pair(Vec2::new(0.0_f32, 0.0_f32))
    }
}

#[flatten]
mod p147 {
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
    #[flatten(exact)]
    pub fn entry(mut b: Pair, mut x: i32, y: usize) -> f32 {
        let mut k0 = 252u8;
        'outer: while k0 != u8::MAX {
            k0 += 1;
            let mut v: i32 = 5;
            if (x <= 10) {
                continue;
            }
            let mut n = (match (k0 as i32) {
                -7..2 => {
                    'inner: for a in 1..=4 {
                        if (x <= 1) {
                            _ = (b.0.y).is_nan();
                            continue 'inner;
                        }
                        let t = (Pair(
                            select(
                                b.0,
                                Vec2::new((-0.0_f32), b.0.x),
                                ((k0 as usize) > y),
                            ),
                            ((k0 as f32)).round(),
                        ) + b);
                    }
                    10
                }
                -1..=2 => (k0 as i32),
                _ => (k0 as i32),
                _ => (k0 as i32),
            });
        }
        ((if (((b.0.x >= b.0.x)
            && ({
                b.0 += b.1;
                (y > y)
            })))
        {
            b.0.x
        } else {
            b.0.y
        }) + b.0.y)
    }
}

#[flatten]
mod p148 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
        pub b: IVec3,
    }
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit {
                a: if self.a < other { other } else { self.a },
                b: self.b,
            }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit {
                a: (other & 15) as f32,
                b: self.b,
            }
        }
    }
    const COUNT: usize = 2;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, y: &f32, t: &mut i32) -> bool {
        ((*t), (*c)) = (
            (((*t) & (*t))).signum(),
            ({
                'outer: for _ in (u32::MAX - (MASK & 3)..=u32::MAX) {
                    'inner: for _ in 0..(COUNT + 1) {
                        if (BVec3::new(((*t) < (*c)), ((*c) < (*c)), false)).any() {
                            break;
                        }
                        if ((MASK + MASK) <= MASK) {
                            let mut a: usize = ((3_u32).count_ones() as usize);
                            break;
                        }
                    }
                    if ((match (Hit {
                        a: (*y),
                        b: IVec3::new((*t), 7_i32, 7_i32),
                    }) {
                        Hit {
                            a: 1.0,
                            b: _,
                        } if (('block: {
                            'block_1: {
                                if ((*y) < (*y)) {
                                    let mut a: f32 = ((if (MASKS[(3_usize).min(6)] > MASK) {
                                        (Vec3::new(1.5_f32, (-1.0_f32), 0.5_f32))
                                            .dot(Vec3::new((-2.5), (-2.5), (*y)))
                                    } else {
                                        ({ (*y) })
                                    }) - (*y));
                                    break 'block_1;
                                }
                                let mut x_2 = (b / (-3.0));
                            }
                            if ((*y) <= (*y)) {
                                break 'block ((*y) != (*y));
                            }
                            ((*y) > b)
                        })) => (b <= (*y)),
                        mut x_2 => ((*c) < (*c)),
                    })) {
                        continue;
                    }
                }
                (*c)
            }),
        );
        (((*y) != (*y)) ^ ((*t) > 1))
    }
}

mod p149 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
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
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source, loops, max_unroll = 0)]
    fn second(a: &mut Vec3, c: &mut i32, y: f32) -> f32 {
        let mut k0 = (MASK) & 3;
        'outer: loop {
            {
                let mut turn = ((k0 + k0)) & 1;
                let b: Vec4 = #[keep]
                'value: loop {
                    if ((([(match (*c) {
                        t @ -1..=0 => a.x,
                        _ => y,
                    }); 3]) != ([y, 0.0_f32, a.y])))
                    {}
                    if (k0 <= k0) {
                        break Vec4::new(0.0, (-0.0), a.y, 3.0);
                    }
                    turn += 1;
                    if turn >= 3 {
                        break Vec4::new((-1.0), a.z, 0.0, y);
                    }
                };
            }
            if k0 == 0 || ((y > a.y)) {
                break;
            }
            k0 -= 1;
        }
        a.z
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &mut [i32; 3], t: &mut Mat3) -> [f32; 3] {
        if ((([
            [i32::MIN, y[0], y[2]]
                .iter()
                .enumerate()
                .fold(
                    t.x_axis.y,
                    |y, (v, &n)| {
                        if (MASK < MASK) {
                            return t.x_axis.y;
                        }
                        t.z_axis.x
                    },
                ),
            (-1.0_f32),
            flatten::math::length(t.z_axis),
        ])
            != (({
                let [y, mut v, mut x] = (*y);
                [a, t.y_axis.x, t.y_axis.y]
            }))))
        {
            t.x_axis -= hadd(Vec2::new((-1.0_f32), a));
            let given: f32 = (second(&mut t.z_axis, &mut y[(2_u32 % 3) as usize], a)
                * t.y_axis.z);
            let x_2: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(x_2: f32) -> f32 {
                    (x_2 - HALF).max(HALF)
                }
                t
            };
        } else if (2.0_f32 > t.x_axis.x) {} else {}
        [
            ((TABLE[COUNT % 4] + t.z_axis.x) + t.z_axis.x),
            (a + t.x_axis.z),
            (t.x_axis.y + (y[1] as f32)),
        ]
    }
}
