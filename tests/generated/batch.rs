//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p000::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p000::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p001", |v| { let mut a0 = p001::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p001::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a2)] }, |v| { let mut a0 = p001::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p001::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a2)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let a1 = p002::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p002::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p002::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p002::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p003::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p003::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p004", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = p004::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p004::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2.a), Leaf::write(a2.b)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = p004::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p004::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2.a), Leaf::write(a2.b)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p005::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p005::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p006", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p006::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p006::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p007", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p007::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p007::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p008", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p008::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p008::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p009::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r.a), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p009::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r.a), Leaf::write(a2)] }),
    ("p010", |v| { let mut a0 = [[Leaf::read(v[0]), Leaf::read(v[1])], [Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])]]; let a1 = Leaf::read(v[6]); let r = p010::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0][0]), Leaf::write(a0[0][1]), Leaf::write(a0[1][0]), Leaf::write(a0[1][1]), Leaf::write(a0[2][0]), Leaf::write(a0[2][1])] }, |v| { let mut a0 = [[Leaf::read(v[0]), Leaf::read(v[1])], [Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])]]; let a1 = Leaf::read(v[6]); let r = p010::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0[0][0]), Leaf::write(a0[0][1]), Leaf::write(a0[1][0]), Leaf::write(a0[1][1]), Leaf::write(a0[2][0]), Leaf::write(a0[2][1])] }),
    ("p011", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p011::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p011::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let a1 = p012::Hit { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let r = p012::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p012::Hit { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let r = p012::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p013::entry(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p013::entry_flat(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p014", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a3 = Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7])); let r = p014::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a3 = Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7])); let r = p014::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p015", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p016::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p016::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p017", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p017::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p017::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p018", |v| { let a0 = Leaf::read(v[0]); let a1 = p018::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p018::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p018::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p018::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p019", |v| { let a0 = Leaf::read(v[0]); let a1 = p019::Hit { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p019::entry(&a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p019::Hit { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p019::entry_flat(&a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p020", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]]; let mut a2 = [[Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])], [Leaf::read(v[10]), Leaf::read(v[11]), Leaf::read(v[12])]]; let r = p020::entry(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0][0]), Leaf::write(a2[0][1]), Leaf::write(a2[0][2]), Leaf::write(a2[1][0]), Leaf::write(a2[1][1]), Leaf::write(a2[1][2])] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]]; let mut a2 = [[Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])], [Leaf::read(v[10]), Leaf::read(v[11]), Leaf::read(v[12])]]; let r = p020::entry_flat(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0][0]), Leaf::write(a2[0][1]), Leaf::write(a2[0][2]), Leaf::write(a2[1][0]), Leaf::write(a2[1][1]), Leaf::write(a2[1][2])] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p021::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p021::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p022::entry(&a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p022::entry_flat(&a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p023::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p023::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p024::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p024::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p025", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p025::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p025::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p026::entry(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p026::entry_flat(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }),
    ("p027", |v| { let a0 = p027::Hit(p027::Pair); let a1 = Leaf::read(v[0]); let a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p027::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = p027::Hit(p027::Pair); let a1 = Leaf::read(v[0]); let a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p027::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p028", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p028::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p028::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p029::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p029::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p030::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[0].c), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[1].c), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p030::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[0].c), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[1].c), Leaf::write(a2), Leaf::write(a3)] }),
    ("p031", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p031::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p031::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p032::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p032::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p033", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p033::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p033::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p034::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p034::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p035", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p035::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p035::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p036", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p036::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p036::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p037", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p037::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p037::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p038", |v| { let a0 = (Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p038::entry(&a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = (Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p038::entry_flat(&a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let a1 = p039::Pair; let a2 = Leaf::read(v[1]); let r = p039::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p039::Pair; let a2 = Leaf::read(v[1]); let r = p039::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p040", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p040::entry(a0, &a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p040::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p041", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let r = p041::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let r = p041::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p042::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p042::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p043::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p043::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p044", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry(a0, &a1); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry_flat(a0, &a1); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1)] }),
    ("p045", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p045::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p045::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p046", |v| { let a0 = Leaf::read(v[0]); let a1 = p046::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p046::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p046::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p046::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p047::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p047::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p048", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p048::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p048::entry(a0, &mut a1, &a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p048::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p048::entry_flat(a0, &mut a1, &a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }),
    ("p049", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p049::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p049::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p051", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p051::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p051::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p052::entry(&a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p052::entry_flat(&a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p053", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p053::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p053::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p054", |v| { let a0 = p054::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let mut a2 = Leaf::read(v[5]); let a3 = [Leaf::read(v[6]), Leaf::read(v[7])]; let r = p054::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p054::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let mut a2 = Leaf::read(v[5]); let a3 = [Leaf::read(v[6]), Leaf::read(v[7])]; let r = p054::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p055", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p055::entry(a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p055::entry_flat(a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = p056::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p056::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p056::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p056::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p057::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p057::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p059::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p059::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p060::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p060::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p061", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p061::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p061::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p062", |v| { let mut a0 = p062::State { a: p062::Hit(Leaf::read(v[0]), Leaf::read(v[1])) }; let a1 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p062::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0.a.0), Leaf::write(a0.a.1)] }, |v| { let mut a0 = p062::State { a: p062::Hit(Leaf::read(v[0]), Leaf::read(v[1])) }; let a1 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p062::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0.a.0), Leaf::write(a0.a.1)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p063::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p063::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p064", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p064::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p064::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p064::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p064::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p065", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let r = p065::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let r = p065::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p066", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p066::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p066::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let a1 = p067::Hit(Leaf::read(v[1])); let r = p067::entry(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p067::Hit(Leaf::read(v[1])); let r = p067::entry_flat(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }),
    ("p068", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p068::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p068::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p069", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p070", |v| { let a0 = p070::Pair; let a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p070::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p070::Pair; let a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p070::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p071", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p071::entry(a0, &a1, a2); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p071::entry_flat(a0, &a1, a2); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a)] }),
    ("p072", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p072::Hit; let r = p072::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p072::Hit; let r = p072::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p073", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p073::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p073::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p074::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p074::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p075", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p075::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p075::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p076::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p076::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p077::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p077::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p078", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = p078::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p078::entry(&a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = p078::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p078::entry_flat(&a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = (p079::State(Leaf::read(v[2])), Leaf::read(v[3])); let r = p079::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.0.0), Leaf::write(a2.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = (p079::State(Leaf::read(v[2])), Leaf::read(v[3])); let r = p079::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.0.0), Leaf::write(a2.1)] }),
    ("p080", |v| { let a0 = Leaf::read(v[0]); let a1 = [[p080::Hit, p080::Hit], [p080::Hit, p080::Hit], [p080::Hit, p080::Hit]]; let mut a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p080::entry(a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [[p080::Hit, p080::Hit], [p080::Hit, p080::Hit], [p080::Hit, p080::Hit]]; let mut a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p080::entry_flat(a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p081::entry(&a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p081::entry_flat(&a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p082::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p082::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p083::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p083::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p084", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p084::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p084::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p085", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p085::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p085::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p086", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p086::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p086::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p087::entry(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p087::entry_flat(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p088", |v| { let a0 = p088::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p088::entry(a0, &a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = p088::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p088::entry_flat(a0, &a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p089::entry(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p089::entry_flat(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p090", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p090::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p090::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p091", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))]; let mut a2 = Leaf::read(v[7]); let r = p091::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[0].z_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis), Leaf::write(a1[1].z_axis), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))]; let mut a2 = Leaf::read(v[7]); let r = p091::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[0].z_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis), Leaf::write(a1[1].z_axis), Leaf::write(a2)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p092::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p092::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(a1), Leaf::write(a2)] }),
    ("p093", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p093::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p093::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p094", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p094::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p094::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p095::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p095::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p096", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p096::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p096::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p097", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p097::State { a: Leaf::read(v[1]) }; let r = p097::entry(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p097::State { a: Leaf::read(v[1]) }; let r = p097::entry_flat(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [(Leaf::read(v[3]), Leaf::read(v[4])), (Leaf::read(v[5]), Leaf::read(v[6]))]; let r = p098::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [(Leaf::read(v[3]), Leaf::read(v[4])), (Leaf::read(v[5]), Leaf::read(v[6]))]; let r = p098::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p099", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p099::entry(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p099::entry_flat(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p100", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p100::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p100::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p101::Pair(Leaf::read(v[1])); let r = p101::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p101::Pair(Leaf::read(v[1])); let r = p101::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0)] }),
    ("p102", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p102::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let r = p102::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.0), Leaf::write(a2.1)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p102::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let r = p102::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.0), Leaf::write(a2.1)] }),
    ("p103", |v| { let a0 = p103::State { a: p103::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }, b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let a1 = Leaf::read(v[5]); let mut a2 = Leaf::read(v[6]); let mut a3 = Leaf::read(v[7]); let r = p103::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = p103::State { a: p103::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }, b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let a1 = Leaf::read(v[5]); let mut a2 = Leaf::read(v[6]); let mut a3 = Leaf::read(v[7]); let r = p103::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p104::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p104::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p105", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p105::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p105::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p105::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p105::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p106::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p106::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p107::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p107::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p108", |v| { let a0 = [Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])), Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3]))]; let mut a1 = Leaf::read(v[4]); let mut a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p108::entry(a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = [Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])), Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3]))]; let mut a1 = Leaf::read(v[4]); let mut a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p108::entry_flat(a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1), Leaf::write(a2)] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p109::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p109::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p110", |v| { let mut a0 = (Leaf::read(v[0]), p110::State { a: Leaf::read(v[1]) }); let a1 = [p110::Pair(Leaf::read(v[2])), p110::Pair(Leaf::read(v[3]))]; let a2 = Leaf::read(v[4]); let r = p110::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.a)] }, |v| { let mut a0 = (Leaf::read(v[0]), p110::State { a: Leaf::read(v[1]) }); let a1 = [p110::Pair(Leaf::read(v[2])), p110::Pair(Leaf::read(v[3]))]; let a2 = Leaf::read(v[4]); let r = p110::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.a)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p111::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p111::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p112::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p112::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p113", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p113::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p113::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p114::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p114::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p115::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p115::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p116::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p116::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p117", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p118::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p118::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p119", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p119::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p119::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p120", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p120::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a3 = Leaf::read(v[4]); let r = p120::entry(a0, a1, a2, &a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p120::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a3 = Leaf::read(v[4]); let r = p120::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p121", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p121::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p121::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p122::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p122::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p123", |v| { let a0 = p123::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let r = p123::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p123::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let r = p123::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p124", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p124::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p124::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p125", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p125::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p125::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p126", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p126::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p126::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p127", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p127::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p127::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[0][2]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[1][2]), Leaf::write(a0), Leaf::write(a3)] }),
    ("p128", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p128::entry(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p128::entry_flat(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p129::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p129::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p130", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p130::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p130::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p131", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p131::entry(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p131::entry_flat(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), p132::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }, Leaf::read(v[5])); let r = p132::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), p132::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }, Leaf::read(v[5])); let r = p132::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p133::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p133::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a3)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p135", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p135::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p135::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p136", |v| { let mut a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a1 = Leaf::read(v[4]); let r = p136::entry(&mut a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(r.w_axis), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a0.z_axis), Leaf::write(a0.w_axis)] }, |v| { let mut a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a1 = Leaf::read(v[4]); let r = p136::entry_flat(&mut a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(r.w_axis), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a0.z_axis), Leaf::write(a0.w_axis)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p137::entry_flat(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p138", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p138::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p138::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p139", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p139::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: p139::Pair(Leaf::read(v[3])) }; let mut a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p139::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c.0), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p139::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: p139::Pair(Leaf::read(v[3])) }; let mut a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p139::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c.0), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }),
    ("p140", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p140::entry(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p140::entry_flat(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p141", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p141::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p141::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p142", |v| { let a0 = p142::Pair(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let mut a3 = Leaf::read(v[5]); let r = p142::entry(a0, &a1, a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a3)] }, |v| { let a0 = p142::Pair(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let mut a3 = Leaf::read(v[5]); let r = p142::entry_flat(a0, &a1, a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a3)] }),
    ("p143", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p143::entry(&a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p143::entry_flat(&a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p144", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p144::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p144::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p145", |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = p145::Pair(Leaf::read(v[4])); let r = p145::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let a2 = p145::Pair(Leaf::read(v[4])); let r = p145::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p146::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p146::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p147", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p147::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p147::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p148", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p148::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p148::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p149", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p149::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p149::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1), Leaf::write(a2)] }),
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
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: !self.a }
        }
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
                    match (
                        ((IVec2::new(10_i32, 3_i32) - IVec2::new(0_i32, 5_i32))).y,
                        ((*self)).a,
                    ) {
                        (
                            _,
                            true,
                        ) if ([x, a_2]
                            .into_iter()
                            .enumerate()
                            .filter(|&(_, v)| (y <= (-0.0_f32)))
                            .skip(1)
                            .map(|(_, x)| x)
                            .all(|c| {
                                if self.a {
                                    return (Self::SIZE >= 8_usize);
                                }
                                self.a
                            })) => {
                            let mut c = (if false {
                                Kind::Near {
                                    a: y,
                                    b: Vec2::splat(1.0),
                                    c: ([a_2, x].into_iter().find(|&y| self.a))
                                        .map_or_else(
                                            || a,
                                            |x_2| {
                                                if self.a {
                                                    return y;
                                                }
                                                y
                                            },
                                        ),
                                }
                            } else {
                                Kind::Empty((x < x))
                            });
                        }
                        (x_2, mut v) => {
                            return (self.a).then_some((*self));
                        }
                        _ => {
                            return Some((*self));
                        }
                    }
                    MASK
                }
                mut b => 0_u32,
            })) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 || (self.a) {
                    break;
                }
                k0 -= 1;
            }
            (if (y > y) { Some((*self)) } else { None })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, mut v: usize) -> bool {
        'outer: for _ in ((((if (Pair::SIZE > v) { Some(c) } else { None }))
            .map_or_else(
                || MASK,
                |a| {
                    if (if false { (v > 8_usize) } else { (3_i32 != c) }) {
                        return ({
                            let q = TABLE[(a & 1) as usize];
                            if q == q { q.to_bits() >> 20 } else { 7 }
                        });
                    }
                    0_u32
                },
            ) & 3)..=((MASK + 2_u32) & 3))
        {
            v *= 2;
            let mut c = (WIDE as i32);
            let Pair { a: _ } = Pair { a: (v <= v) };
        }
        let mut x_2: Pair = (-Pair { a: (v > v) });
        let x = x_2
            .step(
                (match (x_2.a, MASK) {
                    (false, 100..) => a,
                    (mut a_2 @ false, ..100) => a,
                    _ => {
                        'outer: for c in (1..10).step_by(3) {
                            'inner: for v in 0u32..1 {
                                let mut n: IVec2 = (IVec2::new((5_i32).min(c), (-1))
                                    & IVec2::new(STEPS, c));
                                let mut turn = (8_u32) & 1;
                                let a: i32 = 'value: loop {
                                    let mut b: Pair = (match ((if (({ x_2.a })) {
                                        Kind::Empty((x_2).a)
                                    } else {
                                        Kind::Empty((n.y < c))
                                    })) {
                                        Kind::Near { a: mut x, b: y, c: -1.5.. } => {
                                            Pair { a: (y.x <= 2.0) }
                                        }
                                        Kind::Near { a: mut b, b: a, c: 8.0 } => {
                                            (if (5_usize != Pair::SIZE) {
                                                Pair {
                                                    a: FLAGS[(n.y & 1) as usize],
                                                }
                                            } else {
                                                ((if x_2.a { Some(n.y) } else { None }))
                                                    .map_or_else(|| x_2, |a_2| Pair { a: x_2.a })
                                            })
                                        }
                                        mut c => x_2,
                                    });
                                    turn += 1;
                                    if turn >= 2 {
                                        break c;
                                    }
                                };
                            }
                            if x_2.a {
                                break;
                            }
                        }
                        a
                    }
                }),
                c,
                a,
            );
        (x_2.a ^ (v > 1))
    }
}

#[flatten]
mod p001 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Pair, mut x: f32, y: &mut f32, t: u32) -> f32 {
        a.b = (if (('block: {
            if ((((a.a < (i32::MIN + 1)) || false)
                != (Some(Mat3::from_diagonal(CORNER)))
                    .map_or_else(
                        || (t != t),
                        |n| {
                            if (8_u32 != t) {
                                return ((-0.0_f32) > n.z_axis.y);
                            }
                            (n.x_axis.y != n.z_axis.y)
                        },
                    )))
            {
                match ((
                    ((((if FLAGS[(a.a & 1) as usize] { Some(x) } else { None }))
                        .map_or_else(|| a.a, |v| a.a) & 7) as usize),
                    (({
                        let mut k0 = (t) & 3;
                        #[keep]
                        'outer: loop {
                            x = 0.0;
                            a.b %= 7;
                            if (((((t != k0)).then_some(x)) == (Some(x))) || (t > t)) {
                                return 3.0;
                            }
                            if k0 == 0 || ((2_i32 <= 3)) {
                                break;
                            }
                            k0 -= 1;
                        }
                        'outer: for b in 0..STEPS {
                            if (((false)
                                .then_some(
                                    Mat3::from_cols(
                                        Vec3::new((-0.0_f32), 1.0_f32, x),
                                        Vec3::new(x, x, 0.0_f32),
                                        Vec3::new((*y), (*y), (*y)),
                                    ),
                                ))
                                .is_some_and(|y| (y.z_axis.x).is_nan()) || (t != t))
                            {
                                ((*a), [x, _]) = (
                                    Pair { b: (b | a.a), ..(*a) },
                                    [
                                        (if (t <= t) {
                                            (Some((*y))).unwrap_or_else(|| 3.0_f32)
                                        } else {
                                            (Vec3::new(1.0_f32, 0.5_f32, (-0.0_f32))).element_product()
                                        }),
                                        0.25_f32,
                                    ],
                                );
                                let (a, ([_, _, _], _)) = (
                                    ((if false { 1.5_f32 } else { x })).floor(),
                                    (
                                        ((if (x > TABLE[(10_i32 & 1) as usize]) {
                                            None
                                        } else {
                                            Some(
                                                mat3(
                                                    CORNER,
                                                    POINTS[(({
                                                        (*y) *= (if (t > 5) { (*y) } else { (*y) });
                                                        t
                                                    }) % 6) as usize],
                                                    POINTS[(8_usize).min(5)],
                                                ),
                                            )
                                        }))
                                            .map_or_else(
                                                || [0.0_f32, 0.0_f32, 0.0_f32],
                                                |n| [1.5_f32; 3],
                                            ),
                                        Vec2::new(0.0_f32, 0.0_f32),
                                    ),
                                );
                            }
                        }
                        IVec2::new(0_i32, 0_i32)
                    }))
                        .y,
                    0_i32,
                )) {
                    (0, -7, -7) => {}
                    _ => {}
                }
                break 'block false;
            }
            false
        })) {
            0
        } else {
            0
        });
        0.0
    }
}

#[flatten]
mod p002 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: -self.a, b: !self.b }
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &Pair) -> f32 {
        let mut y = ((*c)
            * ((-1_i32) - [0.0_f32, c.a, c.a].iter().fold(STEPS, |x_2, &t| x_2)));
        'outer: for a in 0u32..2 {
            'inner: for x in [
                a,
                ((c.b)
                    .then_some(
                        mat4(
                            Vec4::new(y.a, HALF, (-2.5_f32), y.a),
                            Vec4::new(f32::INFINITY, (-2.5_f32), 2_147_483_648f32, y.a),
                            Vec4::new(0.0_f32, 0.25_f32, 3.0_f32, (-1.0_f32)),
                            Vec4::new(y.a, 0.25_f32, c.a, 0.25_f32),
                        ),
                    ))
                    .map_or_else(|| a, |a_2| a),
                1_u32,
            ] {
                let given: f32 = (((c.a).sin()).max((y.a - c.a)) + 0.0);
                let a: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(y: f32) -> f32 {
                        if y < HALF { -y } else { y }
                    }
                    let t = second(given);
                    t
                };
                let a: f32 = 'block: {
                    if false {
                        break 'block 0.0;
                    }
                    0.0
                };
            }
        }
        0.0
    }
}

#[flatten]
mod p003 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub i32, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
        pub b: IVec2,
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
    pub fn entry(a: f32, c: i32) -> f32 {
        {
            if (a != a) {
                if true {
                    return round((-2.5_f32));
                } else {
                    return step(
                        (TABLE[Hit::SIZE % 4] + a),
                        ({
                            let mut n = ((c - 1_i32)).div_euclid(-3);
                            let mut x_2: [f32; 2] = (if (c <= c) {
                                [a, a]
                            } else {
                                [HALF, (-1.0_f32)]
                            });
                            'outer: for x in x_2.iter().rev() {
                                n >>= STEPS;
                                let (mut y, _, Pair(_, ..)) = (if ((IVec2::new(c, c))
                                    == (IVec2::new(0_i32, n)))
                                {
                                    (
                                        ((-0.0_f32) > (*x)),
                                        Mat4::from_diagonal(
                                            Vec4::new(0.5_f32, (-0.0_f32), 3.0_f32, 2_147_483_648f32),
                                        ),
                                        Pair(n, (-1.0_f32)),
                                    )
                                } else {
                                    (
                                        (a < (*x)),
                                        Mat4::from_cols(
                                            Vec4::new(2.0_f32, (-1.0_f32), x_2[1], 1.5_f32),
                                            Vec4::new(0.25_f32, x_2[1], x_2[0], (*x)),
                                            Vec4::new(1.5_f32, x_2[0], 0.25_f32, x_2[0]),
                                            Vec4::new(x_2[1], (-0.0_f32), x_2[1], (-1.0_f32)),
                                        ),
                                        Pair(7_i32, (*x)),
                                    )
                                });
                                if (n >= ((c & 15) * (c & 7))) {
                                    y = (((Some(n))
                                        .map_or_else(
                                            || [0.5_f32, (*x)],
                                            |a| {
                                                ([c, STEPS].into_iter().reduce(|a_2, a| a_2))
                                                    .map_or_else(|| x_2, |b| x_2)
                                            },
                                        )) != (x_2));
                                    break;
                                }
                                y
                                    ^= ((if (2.0_f32 != 3.0) { None } else { Some(c) }))
                                        .is_none();
                                let mut n: f32 = (Some(n))
                                    .map_or_else(
                                        || {
                                            (Mat2::from_cols(
                                                    Vec2::new((*x), x_2[1]),
                                                    Vec2::new(x_2[0], x_2[0]),
                                                )
                                                .determinant())
                                                .signum()
                                        },
                                        |n| 0.5_f32,
                                    );
                            }
                            x_2[1]
                        }),
                    );
                }
            }
        }
        match ((((c < c)).then_some(c))
            .map_or_else(
                || {
                    if ((c > 1_i32) && (a != a)) {
                        return ((if ((-2.5_f32) < a) { None } else { Some(2_i32) }))
                            .map_or_else(|| MASK, |n| MASK);
                    }
                    (UVec2::new(MASK, MASK)).y
                },
                |a_2| {
                    ({
                        let q = (-1.0_f32);
                        if q == q { q.to_bits() >> 20 } else { 7 }
                    })
                },
            ))
        {
            ..=100 => {
                let mut k0 = 2u32;
                'outer: loop {
                    if !(k0 > 0) {
                        break;
                    }
                    k0 -= 1;
                    let mut a: i32 = (-4);
                }
            }
            0 => {}
            0 => {}
            _ => {}
        }
        0.0
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

mod p007 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, mut v: f32) -> f32 {
        let mut c = (*a);
        c
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
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: -self.a }
        }
    }
    impl std::ops::Sub<Self> for &State {
        type Output = State;
        fn sub(self, other: Self) -> Self::Output {
            State {
                a: -other.a,
                b: self.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State {
                a: if self.a < other { other } else { self.a },
                b: self.b,
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State {
                a: (other & 15) as f32,
                b: self.b,
                c: self.c,
            }
        }
    }
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32, y: &mut f32, t: &bool) -> Pair {
        b /= 2.0;
        let mut y = MASK;
        (y, [b, _]) = (
            (((if (*t) { 100i16 } else { 7 } / 3 % 5) as u32 & 255)
                + ((y & 63) << (MASK & 7))),
            [(b).sin(), b],
        );
        if ((match ((-Pair { a: STILL })) {
            Pair { a: mut v @ -1.5 } => (*t),
            c => (*t),
        })) {
            return Pair { a: (b).abs().ln_1p() };
        }
        #[keep]
        'outer: for b in ((y & 3)..=(y & 3)).rev() {
            let mut turn = (y) & 1;
            let b: usize = 'value: loop {
                if (IVec2::new((-4), c) == IVec2::new(c, 7)) {
                    let mut b = (&{
                        (State {
                            a: (-1.0_f32),
                            ..State {
                                a: TABLE[(y % 4) as usize],
                                b: y,
                                c: Vec2::new(1.5_f32, 0.25_f32),
                            }
                        } * c)
                    }
                        - &{
                            State {
                                a: 0.5_f32,
                                ..State {
                                    c: Vec2::new(3.0_f32, 1.0_f32),
                                    a: STILL,
                                    b: y,
                                }
                            }
                        });
                } else if (*t) {} else {}
                if (*t) {
                    break State::SIZE;
                }
                turn += 1;
                if turn >= 3 {
                    break Pair::SIZE;
                }
            };
        }
        Pair { a: b }
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
            ((select(
                v,
                ((-4_i32) >> STEPS),
                [(*a), (-1.0_f32)].iter().all(|&a_2| (x > x)),
            ) - v) + x),
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
mod p013 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
        pub c: Vec2,
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
    const HALF: f32 = 0.5;
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact, loops, max_unroll = 0)]
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
        'outer: for a_2 in n.iter().rev() {
            'inner: for b in -1..1 {
                if ((b as i32) != b) {
                    let mut a_2 = (Vec2::splat(length(1.5_f32))).y;
                    break;
                }
                let x = (((b as i32) * (-1))).wrapping_shl(((MASK & 15) * (MASK & 7)));
            }
            let mut k1 = (((MASK | 7) - (MASK & 7))) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                let given: f32 = ((if (b.a < b.a) {
                    v[1] += (clamp(n[1][1], (n[1][1] * 0.0), v[0]) + a_2[0]);
                    0.0_f32
                } else {
                    v[(10_i32 & 1) as usize] = (b.c).y;
                    n[0][1]
                }))
                    .floor();
                let y: f32 = {
                    fn first(v: f32) -> f32 {
                        v * 0.5 + 1.0
                    }
                    let t = first(given);
                    t
                };
                let Pair { a: _, b: mut a, c } = (&{ b } - &b);
            }
        }
        [
            (if ((if (b.a <= b.a) { asked(&|a_2, v| (v <= v), a) } else { false })) {
                return n[1];
            } else {
                n[0][0]
            }),
            (v[1] + n[0][1]),
        ]
    }
}

#[flatten]
mod p014 {
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
            if (((match ((y[2] <= 1.0_f32), c.x) {
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
                'outer: for (x_2, _) in a_2
                    .iter_mut()
                    .zip([
                        a.y_axis.y,
                        (if (c.y > c.x) { TABLE[Hit::SIZE % 4] } else { t.y_axis.x }),
                    ])
                {
                    if ((Some(c.x))
                        .map_or_else(
                            || (((a.y_axis.y != t.y_axis.x), a.y_axis.x)).0,
                            |v| {
                                if ((y[0] != t.y_axis.y) && (c.x < c.x)) {
                                    return ((true, a.y_axis.x)).0;
                                }
                                ({
                                    let q = x_2.y_axis.y;
                                    q == q && q.is_sign_negative()
                                })
                            },
                        ))
                    {
                        let mut a = (match (x_2.y_axis.y, (*y)[(MASK % 3) as usize]) {
                            ((mut a_2, 1.0)
                            | (0.0..=8.0, mut a_2)) if (((c.x <= c.x), t.x_axis.x)).0 => {
                                (
                                    (if (y[0] < 3.0) {
                                        (t.y_axis.y != (-0.0_f32))
                                    } else {
                                        (c.x > c.y)
                                    }),
                                    (((a.x_axis.y < x_2.y_axis.x))
                                        .then_some(
                                            Hit::ALL[(MASKS[(Pair::SIZE).min(6)] % 2) as usize],
                                        ))
                                        .map_or_else(
                                            || x_2.y_axis.y,
                                            |t| {
                                                if false {
                                                    return (x_2.x_axis.y + f32::NAN);
                                                }
                                                t.a
                                            },
                                        ),
                                )
                            }
                            ((mut x, (8.0 | -1.5)) | ((-1.5 | 0.0), mut x)) if false => {
                                ((x != x_2.y_axis.y), (-0.0_f32))
                            }
                            ((b, (2.0 | 8.0))
                            | (8.0, b)) if ((((-1_i32) < c.y), t.x_axis.y)).0 => {
                                ((c.x <= c.y), t.x_axis.y)
                            }
                            _ => ((a.x_axis.x > HALF), t.y_axis.y),
                        });
                        continue;
                    }
                }
            }
        }
        ((*y)[(0_usize).min(2)]
            + taken(
                (-0.0_f32),
                |b| {
                    if (a.y_axis.x != HALF) {
                        return t.x_axis.x;
                    }
                    y[1]
                },
            ))
    }
}

#[flatten]
mod p015 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
        pub c: Vec4,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(UVec2),
        Near,
        Far(f32),
        Other,
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
                a: self.a & other,
                b: self.b & other,
                c: self.c,
            }
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
    impl Pair {
        const FIRST: Self = Pair {
            a: 3,
            b: -2,
            c: Vec4::new(2.0, -1.5, 0.5, -0.0),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -2,
                b: i32::MAX,
                c: Vec4::new(-1.5, 0.5, -0.0, 2.0),
            },
            Self::FIRST,
        ];
    }
    impl Kind {
        const FIRST: Self = Kind::Empty(UVec2::new(2, 0));
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
    impl Pair {
        fn step(&self, a: i32, mut x: i32) -> Option<Kind> {
            let (t, n) = (
                (if ((-1_i32) <= a) {
                    ('block: {
                        if ((('block_1: {
                            let mut a = (if (Vec3::new(self.c.z, 3.0_f32, self.c.w))
                                .is_nan()
                            {
                                Kind::Other
                            } else {
                                Kind::Other
                            });
                            if ((self.c.x <= HALF)
                                || ((Vec2::new(1.0_f32, self.c.y))
                                    != (Vec2::new(self.c.z, 2.0_f32))))
                            {
                                let n = ((((if (self.c.y > self.c.z) {
                                    None
                                } else {
                                    Some(a)
                                }))
                                    .filter(|&v| (x > 0_i32)))
                                    .or((if (STEPS != self.a) { None } else { Some(a) })))?;
                                break 'block_1 (if FLAGS[(MASK % 9) as usize] {
                                    Some(Kind::Far(self.c.z))
                                } else {
                                    None
                                });
                            }
                            {
                                x = (x
                                    + ({
                                        x = ((((2.0_f32 <= self.c.y)).then_some(a))
                                            .map_or_else(
                                                || {
                                                    if (([self.c.y, self.c.x]) == ([self.c.z; 2])) {
                                                        return (self.a - self.b);
                                                    }
                                                    self.b
                                                },
                                                |y| {
                                                    if ((self.b != 5_i32) || (self.b > self.b)) {
                                                        return self.b;
                                                    }
                                                    x
                                                },
                                            ) + ({ 2 }));
                                        self.a
                                    }));
                            }
                            let mut x = (Vec2::new(0.5, (-1.0)) % 1.5);
                            (if (self.c.w < x.x) { None } else { Some(a) })
                        }))
                            .is_none_or(|b| (self.c.x < self.c.x)))
                        {
                            break 'block (x != x);
                        }
                        (self.b > self.a)
                    })
                } else {
                    (self.c.x < self.c.y)
                }),
                (-2.5_f32),
            );
            Some(
                (if ((if t {
                    t
                } else {
                    return Some(
                        (if (self.c.x > self.c.z) {
                            Kind::Empty(UVec2::new(3_u32, 0_u32))
                        } else {
                            Kind::FIRST
                        }),
                    );
                })) {
                    Kind::Other
                } else {
                    Kind::Empty(UVec2::new(1_u32, 3_u32))
                }),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, mut v: f32) -> u32 {
        {
            let mut x_2: Pair = (Pair::ALL[(MASKS[(Kind::SIZE).min(6)] % 2) as usize]
                * 3.0_f32);
            let v = x_2
                .step(
                    ((STEPS & 15) * ((IVec2::new(2_i32, (-1_i32))).y & 7)),
                    (({ x_2 }).step(x_2.b, 1_i32))
                        .map_or_else(
                            || (if (c <= x_2.b) { x_2.a } else { x_2.a }),
                            |x| c,
                        ),
                );
            'outer: for n in (1..7).step_by(3).rev() {
                let mut n: usize = ((([5_i32, 0_i32]
                    .iter()
                    .fold(
                        x_2.a,
                        |x_2, &x| {
                            if (if ((n as i32) < x_2) { true } else { (a < a) }) {
                                return (n as i32);
                            }
                            3_i32
                        },
                    ) * 2) & 7) as usize);
                if false {
                    break;
                }
            }
        }
        MASK
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
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub BVec3, pub IVec3);
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: State) -> f32 {
        'outer: for n in -1..-1 {
            if [0.0_f32, a, a]
                .into_iter()
                .enumerate()
                .filter(|&(_, y)| ((-1.0_f32) <= 0.0_f32))
                .skip(1)
                .map(|(_, x)| x)
                .any(|y| (y > 2.0_f32))
                && let (n, t) = (
                    (Vec4::new(0.5_f32, (-1.0_f32), a, a)).min_position(),
                    8_usize,
                )
            {
                let mut k1 = 1u32;
                'inner: while k1 < 8 {
                    k1 <<= 1;
                    match ((
                        ((match (Hit { a: c.1.y }) {
                            Hit { a: (1_000 | 1_000) } if (t <= 3) => c.1.x,
                            Hit {
                                a: mut x_2 @ -1,
                            } if (IVec2::new(0, 7) == IVec2::new(7, (-4))) => c.1.x,
                            Hit { a: _ } if (c.1.x != 5) => c.1.y,
                            _ => c.1.z,
                        }) + (Hit { a: c.1.x }).a),
                        (match (a != a) {
                            false => (c.1.y).max(c.1.y),
                            mut x => (!7_i32),
                            _ => (c.1.y % 7),
                            t => ((a) as i32 >> 2),
                        }),
                    )) {
                        ((t, -7..=0) | ((1 | 1_000), t)) => {
                            ((k1 < k1) < true);
                        }
                        ((t, 1_000..) | (-7..=0, t)) => {
                            let c = k1;
                        }
                        _ => {}
                    }
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p019 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub IVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec4,
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
    impl Pair {
        fn sum(&mut self, a: [i32; 2], c: i32, y: f32) -> i32 {
            let mut c = (if ((if (!(y <= y)) {
                (MASK).is_power_of_two()
            } else {
                'outer: for b in 0..3 {
                    let Hit { a: x_2 } = Hit {
                        a: Vec4::new(0.25_f32, 1.5_f32, y, 2.0_f32),
                    };
                    if (asked(
                        &|n, a| {
                            (Some(Hit::FIRST))
                                .map_or_else(
                                    || {
                                        if (Some(Hit { a: x_2 }))
                                            .map_or_else(|| FLAGS[Self::SIZE % 9], |c| ((-1_i32) != b))
                                        {
                                            return (3_i32 > b);
                                        }
                                        (3.0_f32 < y)
                                    },
                                    |v| (v.a.w > v.a.w),
                                )
                        },
                        x_2.z,
                    )) {
                        return b;
                    }
                }
                true
            })) {
                y
            } else {
                1.5
            });
            ((-1) + self.0.y)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: Hit, y: &f32, t: u32) -> f32 {
        if ((Some(c))
            .is_some_and(|y| {
                if (Some(c)).is_some() {
                    return ((NARROW as i32) == (WIDE as i32));
                }
                ((STEPS + (NARROW as i32)) > ((((c.a.x < c.a.x) as i8) + 3) as i32))
            }))
        {
            let mut a: Pair = ((false).then_some(Hit { a: c.a }))
                .map_or_else(
                    || Pair(IVec2::new(0_i32, 0_i32)),
                    |a| Pair(IVec2::new(0_i32, 0_i32)),
                );
            a.sum([0_i32, 0_i32], 0, 0.0);
        }
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
                        return ((match (STEPS, (-1_i32)) {
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
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: [f32; 2], mut v: f32) -> bool {
        let mut t: f32 = (-0.0);
        'outer: for a in -1..1 {
            let y: Pair = Pair;
            (t, v) = (
                ((if false {
                    'inner: for a in -1..-1 {
                        v += (c[1]).hypot((c[1]).rem_euclid((v)));
                        v -= v;
                        if ((0_u32 >= MASK) < ((a as i32) > 7_i32)) {
                            let mut c = ((IVec2::new(LEVELS[Pair::SIZE % 8], (-1))
                                & (IVec2::new(a, 2_i32)).with_x((a as i32)))
                                ^ IVec2::new(3, a));
                            let [_, c] = [v; 2];
                            let mut b = ((9
                                - ((((MASK & 15) * (MASK & 7)) > MASK) as i16)
                                - ((7_i32 <= (-1_i32)) as i16)) as u32 & 255);
                        } else {
                            let mut y = ((IVec2::new(a, 7) % 2)
                                - ((IVec2::new(a, 0) + IVec2::new((-1), a))
                                    ^ IVec2::new(a, a)));
                        }
                    }
                    break;
                } else {
                    c[1]
                }) * taken(c[0], |t| v)),
                ((0.5_f32 / t) / (-3.0)),
            );
            if ((IVec2::new(5, 2) + IVec2::new(a, a)) == IVec2::new(7, (-1))) {
                continue;
            }
            let mut t = Mat2::from_cols(Vec2::new(t, (-0.0)), Vec2::new(0.5, 3.0));
            t.x_axis *= Vec2::ONE;
            'inner: for x_2 in ((0_i32 & 3)..8).step_by(2) {
                if ((c[1] <= t.y_axis.y) != true) {
                    break;
                }
                if ((if (c[1] != t.x_axis.y) {
                    if (IVec2::new(x_2, 0) == IVec2::new(x_2, 1))
                    {} else if false {} else {}
                    false
                } else {
                    (t.x_axis.x != 0.0)
                })) {
                    return FLAGS[(1_usize).min(8)];
                }
            }
        }
        ((TABLE[(MASKS[(0_u32 % 7) as usize] % 4) as usize] < 0.0) ^ (t > 0.5))
    }
}

#[flatten]
mod p022 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
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
        const FIRST: Self = Pair(0.5);
        const ALL: [Pair; 2] = [Pair(-0.0), Self::FIRST];
    }
    impl Pair {
        fn step(self, mut b: Mat2, c: i32, y: Pair) -> bool {
            'outer: for y in 0..0u8 {
                let [mut t, _, x] = [(y as i32), (y as i32), 0_i32];
                if ((((y as i32) <= c)).then_some((y as i32))).is_some() {
                    break;
                }
                if ((y as f32) > (y as f32)) {
                    break;
                }
                let 2.0 = (self).0 else {
                    return ((y as i32) != c);
                };
                'inner: for y in 0..1usize {
                    if (((if ((-0.0_f32) > self.0) {
                        true
                    } else {
                        let t: i32 = 'block: {
                            let mut x_2 = ({
                                (((2.0_f32).cbrt()).max((b.x_axis.x - b.x_axis.x)) + 0.0)
                            });
                            if (({ (t > c) })) {
                                let [x, b, _] = [c, i32::MIN, 1_i32];
                                break 'block ({ b });
                            }
                            let mut n = [
                                (if true { (Some(c)).unwrap_or(x) } else { (x - t) }),
                                (2_i32).rotate_left(8_u32),
                                (-t),
                            ];
                            ((c - n[2]) + (x).min(n[2]))
                        };
                        continue 'outer;
                    }) == (if (x > (-4)) { (x < 3) } else { (y != y) })))
                    {
                        break;
                    }
                }
            }
            (((b.x_axis.x).is_nan()
                & [c, c].into_iter().take(8_usize % 3).any(|v| (v != c)))
                ^ (b.y_axis.y > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &i32, c: &mut (usize, IVec3), y: &mut f32, t: &mut u32) -> i32 {
        let mut t: Pair = Pair((*y));
        t.step(mat2(Vec2::new(t.0, t.0), Vec2::new(1.5, t.0)), c.1.y, Pair(t.0));
        'block: {
            match ((if (2.0_f32 < (*y)) {
                let a: bool = 'block_1: {
                    let v = [c.1.y; 3];
                    if (Pair::step(
                        (Pair::ALL[(({
                            c.1.z = v[0];
                            MASK
                        }) % 2) as usize] * 2.0),
                        (Mat2::from_diagonal(Vec2::new((-0.0_f32), 1.0_f32))
                            * Mat2::from_cols(
                                Vec2::new((*y), 1.5_f32),
                                Vec2::new((-1.0_f32), (-0.0_f32)),
                            )),
                        (((-7_i32) & 63) << STEPS),
                        (t + t),
                    )) {
                        'outer: for a in 1..=0 {
                            (c.0, t.0) = (
                                (Some((-1_i32)))
                                    .map_or_else(
                                        || ((v[1] & 7) as usize),
                                        |n| {
                                            if false {
                                                return (if c.0 >= c.0 { c.0 - c.0 } else { c.0 });
                                            }
                                            ((*c)).0
                                        },
                                    ),
                                (Vec3::new(0.0_f32, 0.5_f32, 0.5_f32))
                                    .normalize_and_length()
                                    .1,
                            );
                        }
                        break 'block_1 false;
                    }
                    ((Vec4::new(t.0, 0.0_f32, t.0, 0.0_f32)).max_element()
                        != (if FLAGS[(c.1.y & 1) as usize] { t.0 } else { t.0 }))
                };
                (a).then_some(c.1.x)
            } else {
                let mut n = (c.1.x + c.1.z);
                (if (1_i32 != n) { Some(n) } else { None })
            })) {
                Some(-1) => {}
                Some(-1..=2) => {}
                _ => {}
            }
            if (c.1.x != 10) {
                break 'block;
            }
        }
        5
    }
}

#[flatten]
mod p023 {
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
mod p024 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(f32, IVec2),
        Near,
    }
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &Vec3) -> f32 {
        let mut k0 = ((MASK >> (MASK & 31))) & 3;
        #[keep] 'outer: while k0 > 0 && (false) {
            k0 -= 1;
            (*c) = (((*c) | (-4_i32))).wrapping_add((*c));
            (*c) = (*c);
            let x_2: Kind = 'block: {
                'inner: for _ in 1..=2 {
                    (*c) = (*c);
                    if true {
                        (*c) = (-(((*c)).saturating_neg()
                            % ((if (*c) != 0 { 3_i32 / (*c) } else { 0_i32 }) | 1)));
                        break 'block Kind::Near;
                    }
                    if matches!(
                        (((k0 + k0) + (y.x.abs() as u32 & 255)), (* c), k0), (3.., _, (4
                        | 0))
                    ) {
                        let mut x = ((((((*c) - 2_i32) & 255) as u32) | 7) - (k0 & 7));
                    } else {}
                }
                if (y.z <= y.z) {
                    continue 'outer;
                }
                Kind::Near
            };
        }
        (1.5 + ((*c) as f32))
    }
}

#[flatten]
mod p025 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: IVec3,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
        pub b: i32,
        pub c: u32,
    }
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
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: self.a,
                b: if self.b < other { other } else { self.b },
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair {
                a: self.a,
                b: (other & 15) as f32,
            }
        }
    }
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
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
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn first(a: &f32, c: Pair) -> bool {
        let mut k0 = (MASK) & 3;
        'outer: while k0 > 0 && (((*a)).is_nan()) {
            k0 -= 1;
            let a: i32 = ((MASK & 255) as i32);
        }
        (Pair::SIZE
            <= ((if (c.a.z > (-1)) { None } else { Some(c) }))
                .map_or_else(
                    || {
                        if ((if ((*a) != 2.0) { Some(c) } else { None }))
                            .map_or_else(|| ((*a) != c.b), |n| false)
                        {
                            return Hit::SIZE;
                        }
                        (Pair::SIZE + 1_usize)
                    },
                    |x| {
                        if ((c.b != c.b) || (c.a.x <= 0_i32)) {
                            return Pair::SIZE;
                        }
                        (if Hit::SIZE >= 2_usize {
                            Hit::SIZE - 2_usize
                        } else {
                            Hit::SIZE
                        })
                    },
                ))
    }
    impl Pair {
        fn step(self, a: Hit, c: i32) -> Option<Pair> {
            let x_2 = f32::from_bits(
                (select(a.c, a.c, (a.c <= a.c)) & 0x007f_ffff) | 0x3f80_0000,
            );
            (if (c < self.a.x) { Some(self) } else { None })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32, y: &mut f32) -> f32 {
        let mut v: Pair = ((if (0.0_f32 < (*y)) {
            None
        } else {
            Some(Pair {
                b: (*a),
                a: IVec3::new(3_i32, (-4_i32), 10_i32),
            })
        }))
            .map_or_else(
                || Pair {
                    a: IVec3::new(c, 10_i32, c),
                    b: (*a),
                },
                |y| Pair {
                    b: y.b,
                    ..Pair {
                        a: IVec3::new(5_i32, 5_i32, y.a.y),
                        ..y
                    }
                },
            );
        let n = v
            .step(
                Hit {
                    a: (Vec3::new((-0.0_f32), (-0.0_f32), v.b)).z,
                    b: [v.a.x, v.a.x].iter().fold(v.a.y, |a, &b| a),
                    c: MASK,
                },
                counted(&|y| v.a.z),
            );
        v.a.x <<= 1;
        'outer: for x in (0..1).rev() {
            'inner: for _ in 0..1usize {
                if let Some(_) = ((match ((
                    MASK,
                    ({
                        if (v.a.y != 3) {
                            let b: Option<Pair> = (if first(&v.b, (-v)) {
                                Some(({ (Pair { b: 0.5_f32, a: v.a } * v.b) }))
                            } else {
                                None
                            });
                            v.a.z >>= 1;
                            (v.a.y, [(*y), _]) = (v.a.x, [(*y), v.b]);
                        } else {
                            v
                                += Pair {
                                    b: ((n)
                                        .map_or_else(
                                            || Vec4::new((*a), 0.5_f32, (*a), 3.0_f32),
                                            |t| Vec4::new(0.0_f32, (*a), (*a), (-1.0_f32)),
                                        ))
                                        .dot(
                                            (Vec4::new((*a), (-2.5_f32), 1.0_f32, (-2.5_f32))).xxyy(),
                                        ),
                                    a: IVec3::new((x + x), ({ c }), (c * 2)),
                                };
                            let given: f32 = (floor(0.25_f32))
                                .copysign((((0.25_f32).min(v.b) + 0.0)).max(-9.0));
                            let a_2: f32 = {
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn second(a: f32) -> f32 {
                                    if a < HALF { -a } else { a }
                                }
                                let t = second(given);
                                t
                            };
                            let [y, _] = [(x * 2_i32), 2_i32];
                        }
                        if ((Vec4::new(1.5_f32, (-0.0_f32), 1.5_f32, 2.0_f32))
                            .abs_diff_eq(
                                (match n {
                                    Some(_) => Vec4::new((*a), 3.0_f32, (*y), v.b),
                                    Some(mut a_2) => Vec4::new((*a), 1.0_f32, a_2.b, 0.5_f32),
                                    Some(_) => Vec4::new(0.25_f32, 0.5_f32, (*y), 2.0_f32),
                                    _ => Vec4::new((-2.5_f32), (-1.0_f32), 2.0_f32, 1.0_f32),
                                }),
                                0.5,
                            ))
                        {
                            let mut n: Pair = (n)
                                .map_or_else(
                                    || v,
                                    |c| {
                                        if (c.b > (*y)) {
                                            return Pair {
                                                a: IVec3::new(1_i32, 0_i32, c.a.y),
                                                ..Pair { a: c.a, b: (*a) }
                                            };
                                        }
                                        v
                                    },
                                );
                            let a = n
                                .step(
                                    (&{
                                        Hit {
                                            a: n.b,
                                            b: n.a.y,
                                            c: MASKS[(Hit::SIZE).min(6)],
                                        }
                                    } - &{ Hit { b: n.a.z, c: MASK, a: (*y) } }),
                                    ((false).then_some(n)).map_or_else(|| 0_i32, |a| 0_i32),
                                );
                        }
                        0_u32
                    }),
                )) {
                    (0, 0) => {
                        (false)
                            .then_some(Pair {
                                a: IVec3::new(0_i32, 0_i32, 0_i32),
                                b: 0.0_f32,
                            })
                    }
                    _ => {
                        (false)
                            .then_some(Pair {
                                a: IVec3::new(0_i32, 0_i32, 0_i32),
                                b: 0.0_f32,
                            })
                    }
                })) {}
            }
        }
        0.0
    }
}

#[flatten]
mod p026 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: UVec2, c: &mut i32) -> (Vec4, i32) {
        if (a.y > a.y) {
            let [[mut b, mut a], [_, ..], [_, n]] = [[
                TABLE[(a.y % 4) as usize],
                TABLE[COUNT % 4],
            ]; 3];
            let mut k0 = (((MASK) << (3_u32 & 31))) & 3;
            #[unroll(max = 4)]
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
                if FLAGS[0_usize % 9] {
                    if true {
                        return (Vec4::new(a, t, n, (-1.0_f32)), ((*c)).min((*c)));
                    } else {
                        if (((Vec4::new(1.5_f32, n, 0.25_f32, b)
                            * Vec4::new(2.0_f32, 0.5_f32, 1.5_f32, 0.0_f32)))
                            .dot(((Vec4::new(a, n, 0.0_f32, f32::EPSILON), (*c))).0)
                            <= t)
                        {
                            let given: f32 = (n).signum();
                            let y: f32 = {
                                fn first(x_2: f32) -> f32 {
                                    if x_2 < 0.5 { -x_2 } else { x_2 }
                                }
                                let t = first(given);
                                t
                            };
                            b *= HALF;
                            let mut v: Vec3 = ((([y, a])[0] + (t * n))
                                * Vec3::new(1.5, a, (-2.5)));
                        }
                        continue;
                    }
                }
            }
        } else {}
        (
            (Vec4::new((-1.0), STILL, HALF, 0.25) + Vec4::splat(((*c) as f32))),
            [((RAMP[(COUNT).min(8)]).round()).round(), STILL, HALF]
                .iter()
                .fold((*c), |y, &x| 2_i32),
        )
    }
}

#[flatten]
mod p027 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Pair);
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit(self.0)
        }
    }
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &Hit, c: i32, mut v: f32, t: &mut BVec3) -> bool {
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
                    let y = ((-({
                        let mut c = [
                            f32::MAX,
                            (v).step(v),
                            (((c & 15) * (c & 7)) as f32),
                        ];
                        (*a)
                    })))
                        .0;
                    let [b, a, ..] = [v, v, 1.5_f32];
                    if ((if true {
                        (k0 <= k0)
                    } else {
                        ((c ^ c) == (c + c))
                    })) {} else {}
                }
                k1 += 1;
            }
        }
        ((((MASK | MASK) & 15) * ((MASK).min(0_u32) & 7)) == MASK)
    }
}

#[flatten]
mod p028 {
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
mod p029 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
        'outer: for y in (0..((MASKS[(3_usize).min(6)] & 0_u32) & 3)) {
            {
                let mut turn = 0;
                let a: f32 = 'value: loop {
                    'inner: for a in 0..2 {}
                    turn += 1;
                    if turn >= 1 {
                        break 0.0;
                    }
                };
            }
        }
        0.0
    }
}

#[flatten]
mod p030 {
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

mod p031 {
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
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source)]
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: f32, y: &f32) -> bool {
        if ((*a) < (*a)) {
            return ({
                let mut k0 = (MASK) & 3;
                #[unroll(max = 4)]
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
mod p032 {
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
                    'outer: while k0 > 0 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: f32) -> f32 {
        'outer: for a in [
            (if true {
                'outer: for a in [
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
                            .into_iter()
                            .enumerate()
                            .filter(|&(_, c)| {
                                FLAGS[(MASKS[Kind::SIZE % 7] % 9) as usize]
                            })
                            .skip(1)
                            .map(|(_, x)| x)
                            .any(|t| (STILL != c)))
                        {} else if (c > c) {} else {}
                        if (a != (-1.0)) {
                            break 'block MASK;
                        }
                        1_u32
                    }),
                ] {}
                (if (a != a) { None } else { Some(Kind::Near((u32::MAX - 1), c)) })
            } else {
                (if (a != c) { None } else { Some(Kind::Far) })
            }),
            (((-0.0_f32) < c)).then_some(Kind::Near(0_u32, c)),
        ] {
            if (c < c) {
                break;
            }
        }
        a
    }
}

#[flatten]
mod p033 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: IVec2,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(i32, i32),
        Near(Hit),
        Far(f32, u32),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: (f32, u32, Vec2)) -> IVec2 {
        let mut a: [f32; 3] = [(*a), (-0.0_f32), c.2.x];
        'outer: for (n, _) in a
            .into_iter()
            .zip([
                (c.2.x.abs() as u32 & 255),
                ((c.1 & 15) * (c.1 & 7)),
                (({
                    let mut n: u16 = ((MASK > c.1) as u16);
                    n += 5;
                    n
                }) as u32 & 255),
            ])
        {
            let mut k1 = (c.1) & 3;
            #[keep]
            'inner: loop {
                a = a;
                if k1 == 0
                    || (((BVec3::new((c.1 != c.1), false, (c.1 < MASK)))
                        .test(Kind::SIZE % 2) && (a[2] != STILL)))
                {
                    break;
                }
                k1 -= 1;
            }
            'inner: for a in 0u32..2 {
                let mut t: f32 = ({
                    if (matches!(
                        ((match Hit(n) { Hit(mut c) => { Pair { a : IVec2::new((NARROW as
                        i32), 1_i32), b : c } } _ => { (if (c.0 < 1.5) { Pair { b : c.2
                        .y, a : IVec2::new(3_i32, STEPS) } } else { Pair { a :
                        IVec2::new(2_i32, 5_i32), b : STILL } }) } })), Pair { a : n, b :
                        (2.0 | 0.0) } if (n.x <= n.x)
                    )) {} else {}
                    (-1.0)
                });
            }
        }
        (IVec2::new((-1), (-4)) + IVec2::splat((a[1] as i32).clamp(-64, 64)))
    }
}

#[flatten]
mod p034 {
    use super::*;
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
        fn step(&self, a: f32, c: &mut i32, y: &f32) -> Option<Pair> {
            'outer: for x in -1..-1 {
                let c = ((if FLAGS[0_usize % 9] { Some((*self)) } else { None }))?;
                if (c.a != 3) {
                    break 'outer;
                }
                if (a != (*y)) {
                    let c = ((if ((-1_i32) < x) { Some(c) } else { None }))?;
                } else {
                    let mut n: [f32; 3] = [a, a, a];
                }
            }
            (if FLAGS[(MASK % 9) as usize] { Some(Pair { a: (*c) }) } else { None })
        }
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
                        let v: Mat3 = #[unroll(max = 2)]
                        'value: loop {
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
    #[flatten(exact)]
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
                            'outer: for b in x {
                                let mut a_2: Pair = Pair { a: (*c) };
                                let n = a_2.step((x[0].1.x as f32), c, &b.0);
                                if ((BVec3::new(false, (x[0].0 > 3.0_f32), false))
                                    == (BVec3::new(
                                        (x[0].1.y > x[0].1.x),
                                        (a_2.a != (*c)),
                                        true,
                                    )))
                                {
                                    break;
                                }
                                let k1 = ((b.1.y & x[0].1.x)) & 3;
                                'inner: loop {
                                    if ((if (x[1].1.x > 5) {
                                        ((-2.5_f32) <= b.0)
                                    } else {
                                        true
                                    })) {
                                        let y = (((if true { None } else { Some(a_2) }))
                                            .map_or_else(
                                                || 1_usize,
                                                |a_2| {
                                                    if ((*c) > (*c)) {
                                                        return (Pair::SIZE + State::SIZE);
                                                    }
                                                    (if Pair::SIZE >= Hit::SIZE {
                                                        Pair::SIZE - Hit::SIZE
                                                    } else {
                                                        Hit::SIZE
                                                    })
                                                },
                                            ))
                                            .abs_diff(
                                                ((if (2_u32 <= x[1].1.x) {
                                                    n
                                                } else {
                                                    (if (x[1].0 > (-1.0)) { Some(a_2) } else { None })
                                                }))
                                                    .map_or_else(
                                                        || Pair::SIZE,
                                                        |c| {
                                                            if ((x[1].0 > 0.5_f32) && true) {
                                                                return 5_usize;
                                                            }
                                                            x.len()
                                                        },
                                                    ),
                                            );
                                        break;
                                    }
                                    if k1 < 4 {
                                        break;
                                    }
                                }
                                if (({ ({ false }) })) {}
                            }
                            (false).then_some(Pair { a: 0_i32 })
                        } else {
                            (false).then_some(Pair { a: 0_i32 })
                        })
                    },
                    Pair { a: 0_i32 },
                ))
                    .is_some())
                {}
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

mod p035 {
    use super::*;
    use flatten::math::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: Mat3, y: i32) -> f32 {
        let mut k0 = ((if (y != (-1)) {
            let mut a: f32 = 0.0;
            0_u32
        } else {
            0_u32
        })) & 3;
        #[unroll(max = 4)]
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
        0.0
    }
}

#[flatten]
mod p036 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        const FIRST: Self = Pair { a: 0.5 };
        const ALL: [Pair; 2] = [Pair { a: -0.0 }, Self::FIRST];
    }
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
    pub fn entry(a: f32, c: &mut i32, y: f32, t: u32) -> i32 {
        let mut k0 = 254u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            k0 += 1;
            if (1.0_f32 <= (k0 as f32)) {
                break;
            }
            let Hit { a: y, b: _ } = Hit {
                a: ({
                    if true {
                        if (({ (if false { (MASK <= t) } else { true }) })) {
                            let mut x_2: [i32; 2] = ((if (t <= 8) {
                                Some(Pair { a: (-0.0_f32) })
                            } else {
                                None
                            }))
                                .map_or_else(
                                    || ({ [(*c), (*c)] }),
                                    |y| {
                                        ((if (t > t) {
                                            None
                                        } else {
                                            Some((if (10_i32 < 1) { Some(y) } else { None }))
                                        }))
                                            .map_or_else(
                                                || {
                                                    ((true).then_some(Some(y)))
                                                        .map_or_else(|| [(*c), (*c)], |x_2| [(k0 as i32), STEPS])
                                                },
                                                |c| [10_i32, (NARROW as i32)],
                                            )
                                    },
                                );
                            return (*c);
                        }
                    } else if ((true && (2_i32 <= (*c)))
                        && (IVec2::new((k0 as i32), 7) == IVec2::new((-1), (-4))))
                    {
                        'inner: for Hit { a: b, .. } in [
                            (Some(Pair::ALL[((k0 as usize)).min(1)]))
                                .map_or_else(
                                    || Hit::FIRST,
                                    |n| Hit {
                                        a: BVec3::new(true, (t != (k0 as u32)), true),
                                        ..Hit {
                                            a: BVec3::new(true, false, (n.a > n.a)),
                                            b: (*c),
                                        }
                                    },
                                ),
                            Hit::ALL[(t % 2) as usize],
                        ] {
                            let mut b: Pair = Pair { a: y };
                            let t = b
                                .step(
                                    (if (2_u32 > t) { (k0 as f32) } else { a }),
                                    ({
                                        (*c) = first(
                                            &{
                                                Hit {
                                                    b: (k0 as i32),
                                                    a: BVec3::new(true, false, FLAGS[(t % 9) as usize]),
                                                }
                                            },
                                        );
                                        (k0 as usize)
                                    }),
                                );
                            if (0.25_f32 <= y) {
                                continue 'inner;
                            }
                        }
                    } else {}
                    BVec3::new(((*c) != (NARROW as i32)), false, (2_u32 != 5_u32))
                }),
                ..Hit {
                    a: BVec3::new(
                        FLAGS[((k0 as usize)).min(8)],
                        false,
                        (2.0_f32 != (-2.5_f32)),
                    ),
                    b: (k0 as i32),
                }
            };
        }
        (*c)
    }
}

#[flatten]
mod p037 {
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
                (((match ((-4_i32), y) {
                    ((b, 1) | (-1, b)) => {
                        x.z_axis.x += (x.z_axis.y * x.y_axis.y);
                        1.5_f32
                    }
                    _ => x.y_axis.z,
                }))
                    .max((-0.0)) + 0.0)
            }
            _ => 2.0,
        }) + x.z_axis.z)
    }
}

#[flatten]
mod p038 {
    use super::*;
    use flatten::math::*;
    #[flatten(exact)]
    pub fn entry(a: &(Mat2, f32), c: i32, y: usize, t: &f32) -> i32 {
        'outer: for t in 0..3 {
            let mut t = (((if any(BVec3::new(false, (c < t), false)) {
                (a.0.x_axis.x).atan2(((-2.5_f32)))
            } else {
                'inner: for c in 0..4 {
                    let b: IVec3 = IVec3::new(2, t, t);
                }
                a.0.x_axis.y
            }))
                .max(a.0.y_axis.y) + 0.0);
            'block: {
                let start = (((-0.0_f32) + a.0.y_axis.x).abs() as usize & 15);
                let mut a = 2;
                a += start;
                if ((if (y != a) {
                    (if (a > a) { (1_usize != a) } else { (2.0_f32 > t) })
                } else {
                    return c;
                })) {
                    break 'block;
                }
                'inner: for v in (1..10).step_by(3) {
                    if (((if (0.25_f32 < t) { v } else { 5_i32 })).is_negative()) {
                        let mut c: i32 = v;
                    } else {
                        (a, t) = (
                            a,
                            (if (t > t) { (Vec2::new(1.0_f32, t)).y } else { t }),
                        );
                    }
                    if true {
                        continue 'outer;
                    }
                }
            }
        }
        (c).midpoint(((a.0.y_axis.y as i32).clamp(-64, 64)))
    }
}

#[flatten]
mod p039 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub bool);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Hit,
        pub b: f32,
    }
    impl std::ops::Sub<Self> for &State {
        type Output = State;
        fn sub(self, other: Self) -> Self::Output {
            State { a: self.a, b: -other.b }
        }
    }
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State {
                a: self.a,
                b: if self.b < other { other } else { self.b },
            }
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State {
                a: self.a,
                b: (other & 15) as f32,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(true);
        const ALL: [Hit; 2] = [Hit(false), Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: Pair, y: f32) -> f32 {
        'outer: for _ in [
            State {
                a: Hit::ALL[(MASK % 2) as usize],
                b: y,
            },
            State {
                b: y,
                ..State {
                    a: Hit::ALL[(MASK % 2) as usize],
                    b: (*a),
                }
            },
        ] {
            let mut k1 = ((Some((*a)))
                .map_or_else(|| MASKS[(STEPS & 1) as usize], |a| MASK)) & 3;
            #[unroll(max = 4)]
            'inner: loop {
                if (({
                    let mut y = (({
                        (Mat2::from_cols(
                            Vec2::new(0.5_f32, (-0.0_f32)),
                            Vec2::new(y, (*a)),
                        )
                            * Mat2::from_diagonal(
                                Vec2::new(0.5_f32, TABLE[(k1 % 4) as usize]),
                            ))
                    })
                        * (if ((*a) > 1.0) {
                            ((NARROW as i32) as f32)
                        } else {
                            ((NARROW as i32) as f32)
                        }));
                    let State { a: _, b: -1.5 } = ((&{
                        (State {
                            a: Hit((k1 <= k1)),
                            ..State {
                                a: Hit((k1 > MASK)),
                                ..State {
                                    b: y.x_axis.x,
                                    a: Hit((k1 <= 5_u32)),
                                }
                            }
                        } * STEPS)
                    } - &{ State { a: Hit(false), b: 0.0_f32 } })) else {
                        return 0.0;
                    };
                    false
                })) || k1 == 0
                {
                    break;
                }
                k1 -= 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p040 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
mod p041 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: bool,
        pub b: i32,
        pub c: Vec3,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
                b: self.b ^ other.b,
                c: self.c,
            }
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: (Vec4, f32, Vec3), c: i32) -> f32 {
        #[keep]
        'outer: for x in (0..(counted(&|n| c) & 3)) {
            'inner: for c in (0..0).rev() {
                if (({
                    let [[a_2, _, ..], [t, _, x_2], ..] = [
                        [b.1; 3],
                        (Some(Pair {
                            c: b.2,
                            a: (1.5_f32 != b.0.z),
                            b: x,
                        }))
                            .map_or_else(
                                || [b.2.z, b.0.x, (-1.0_f32)],
                                |c| {
                                    if (2.0_f32 <= 1.0_f32) {
                                        return [b.0.w, c.c.y, b.0.w];
                                    }
                                    [b.2.z; 3]
                                },
                            ),
                        [b.2.y; 3],
                    ];
                    let x_2: u32;
                    if ((BVec3::new((Pair::RATE != t), (b.1 != 0.25_f32), (b.1 != t)))
                        == (BVec3::new(true, ((-4_i32) < c), (b.0.w != b.2.x))))
                    {
                        x_2 = 3;
                    } else {
                        x_2 = (UVec2::new(MASK, 0_u32)).y;
                    }
                    (b.2.y > b.2.z)
                })) {
                    b.2.z /= 2.0;
                    continue 'inner;
                }
                b.2.x
                    *= ((if (Pair::RATE <= b.0.z) { 0.0_f32 } else { 0.0_f32 }))
                        .clamp(-2.0, 2.0)
                        .sinh();
            }
        }
        0.0
    }
}

#[flatten]
mod p042 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    const MASK: u32 = doubled(3) + 1;
    fn second(a: f32, mut x: i32) -> f32 {
        let c: i32;
        if (({
            let mut x: [f32; 3] = [a, a, 0.5_f32];
            ((x[2] != x[0]) || (x[0] < 0.0))
        })) {
            c = (if (a < a) {
                ({
                    x ^= 0_i32;
                    let mut a_2: [Vec3; 3] = [
                        POINTS[COUNT % 6],
                        Vec3::new(f32::INFINITY, 0.0_f32, 0.25_f32),
                        Vec3::new(a, a, a),
                    ];
                    'outer: for (x_2, t) in a_2.iter_mut().enumerate() {
                        if false {
                            t.z += (a / 4.0);
                            continue 'outer;
                        }
                        if let 0.25 = ((a).abs() + 0.25)
                            .min(4.0)
                            .powf((t.x).clamp(-2.0, 2.0))
                        {
                            (*t) = (*t);
                            let v: [f32; 3] = [((t.x).mul_add(t.y, 1.0_f32) + 0.0); 3];
                        }
                    }
                    x
                })
            } else {
                let mut k0 = 2u32;
                'outer: while k0 > 0 {
                    k0 -= 1;
                    match (((-1_i32) <= (WIDE as i32)), a) {
                        (c @ true, ..0.25) => {}
                        _ => {}
                    }
                }
                x
            });
        } else {
            c = x;
        }
        (a + (x as f32))
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> bool {
        let mut turn = 0;
        let b: bool = 'value: loop {
            let mut x_2 = (Vec2::select(
                (vec2(a, a)).cmplt(Vec2::new(a, 2.0_f32)),
                Vec2::new(a, 1.0_f32),
                Vec2::new(1.5_f32, a),
            ))
                .map(|a_2| {
                    if ({ true }) {
                        return (if (a <= a) { a_2 } else { a_2 });
                    }
                    second(
                        dot(
                            Vec4::new(STILL, 1.0_f32, a, 0.5_f32),
                            Vec4::new(a, a, a_2, 1.0_f32),
                        ),
                        c,
                    )
                });
            let mut k0 = ((MASK >> (MASK & 31))) & 3;
            #[unroll(max = 3)] 'outer: while k0 > 0 {
                k0 -= 1;
                if (((if ((-1.0_f32) != a) { a } else { x_2.x }) < (x_2.y - x_2.y))) {
                    let mut k1 = ((k0 + k0)) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let given: f32 = (-2.5);
                        let x: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(b: f32) -> f32 {
                                if b < HALF { -b } else { b }
                            }
                            t
                        };
                    }
                    return (MASK < 0);
                }
            }
            if (c != c) {
                break 'value (LEVELS[(({
                    x_2 -= a;
                    MASK
                }) % 8) as usize] <= c);
            }
            turn += 1;
            if turn >= 1 {
                break (2.0_f32 <= x_2.y);
            }
        };
        ((!(a <= a)) ^ (b && (a != 1.0)))
    }
}

#[flatten]
mod p043 {
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
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(self, mut b: f32, c: &i32, y: &f32) -> bool {
            'outer: for _ in [self.0, (if (self.0 <= 3) { self.0 } else { self.0 })] {
                let mut k1 = 2u32;
                'inner: loop {
                    if !(k1 > 0) {
                        break;
                    }
                    k1 -= 1;
                    let mut a_2: i32 = (match 16_777_217f32 {
                        8.0 if (Vec3::new((*y), b, 1.5))
                            .cmple(Vec3::new(0.0, 0.25, (*y)))
                            .any() => {
                            let _ = (if ((k1 < k1) && (1.0_f32 != (*y))) {
                                (match Pair::SIZE {
                                    _ => (k1 > 0),
                                    _ => (b < (*y)),
                                    a_2 => (k1 <= self.0),
                                })
                            } else {
                                (2_u32 < k1)
                            });
                            (*c)
                        }
                        _ => (*c),
                        y => (*c),
                        _ => (*c),
                    });
                }
                if (3.0_f32 > b) {
                    continue;
                }
            }
            (((*c) <= (*c)) ^ (b > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &Vec2, c: i32, y: f32, t: &mut f32) -> f32 {
        let mut y: [f32; 2] = [(*t), (*t)];
        'outer: for (a_2, (c, t)) in y.iter().copied().zip(0..2u32).enumerate() {
            let given: f32 = ((((WIDE as i32) as f32)).min((y[1] % (-3.0))) + 0.0);
            let t: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(a: f32) -> f32 {
                    a * HALF + 1.0
                }
                t
            };
            let mut a_2 = Mat3::from_diagonal(POINTS[(MASK % 6) as usize]);
            if ((if (({ Pair(MASKS[(Pair::SIZE).min(6)]) })
                .step(a_2.z_axis.x, &{ (WIDE as i32) }, &{ (-2.5_f32) }))
            {
                (a.x > 1.5)
            } else {
                (HALF > a.x)
            })) {
                continue;
            }
        }
        ((-1.0) + y[0])
    }
}

#[flatten]
mod p044 {
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
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a,
                b: self.b ^ other.b,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        fn step(self, a: &f32) -> i32 {
            #[keep]
            'outer: for b in (0..((NARROW as i32) & 3)) {
                if (((Self::SIZE).min(Self::SIZE)).abs_diff(((5_i32) as usize & 31))
                    >= ((self.c as usize) / 2))
                {
                    if (((*a)
                        > (if (Self::SIZE < Pair::SIZE) {
                            break;
                        } else {
                            self.a
                        })))
                    {} else {}
                } else if self.c {} else {}
                if self.c {
                    break;
                }
            }
            ((match (State(
                Hit {
                    a: BVec3::new(false, false, self.c),
                    b: Self::SIZE,
                },
                (WIDE as i32),
            )) {
                State(_, (1_000 | 0)) => STEPS,
                State(_, mut x_2 @ ((-7 | -7))) => (WIDE as i32),
                State(_, 0..) => (WIDE as i32),
                mut v => v.1,
            }) + LEVELS[(Hit::SIZE).min(7)])
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &usize) -> State {
        {
            let mut x = [3_i32; 3];
        }
        b = ((if (!(b <= 1.0)) {
            ((b).abs() + 1.0).recip()
        } else {
            let mut a_2: f32 = flatten::math::mad(b, (-1.0_f32), (-1.0_f32));
            ({
                let q = RAMP[(8_usize).min(8)];
                if q == q { f32::from_bits(q.to_bits() ^ 0x8000_0000) } else { 0.5 }
            })
        })
            + ((match ((NARROW as i32), STEPS) {
                ((v, 1_000) | (5..1_000, v)) => {
                    let mut k0 = 1u32;
                    'outer: loop {
                        if !(k0 < 4) {
                            break;
                        }
                        if ((((Hit {
                            b: Pair::SIZE,
                            a: BVec3::new(false, true, true),
                        }
                            + Hit {
                                b: (*c),
                                ..Hit {
                                    a: BVec3::new(
                                        FLAGS[(k0 % 9) as usize],
                                        FLAGS[(*c) % 9],
                                        ((*c) > 0_usize),
                                    ),
                                    b: (*c),
                                }
                            })) == (Hit::FIRST)))
                        {
                            let mut x_2: Pair = (if FLAGS[(k0 % 9) as usize] {
                                Pair {
                                    c: (b <= 3.0),
                                    ..Pair { b: 0.25, c: (v < v), a: b }
                                }
                            } else {
                                Pair {
                                    a: b,
                                    ..Pair {
                                        b: (-2.5),
                                        c: false,
                                        a: HALF,
                                    }
                                }
                            });
                            let y = x_2.step(&{ ({ b }) });
                        } else {}
                        k0 *= 2;
                    }
                    b
                }
                ((mut c, 2) | ((1_000 | 2), mut c)) => b,
                ((mut t, 2..5) | ((1_000 | -7), mut t)) if (3_usize != Pair::SIZE) => b,
                _ => b,
            }) * 0.0));
        State(
            Hit {
                a: BVec3::new((b != b), (b != 1.5_f32), true),
                b: Hit::SIZE,
            },
            (-4_i32),
        )
    }
}

#[flatten]
mod p045 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub u32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 }, self.1 ^ other.1)
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Vec2) -> u32 {
        let mut a: [i32; 3] = [
            (STEPS).saturating_mul(LEVELS[(2_usize).min(7)]),
            (-4_i32),
            (((if false {
                let mut k0 = (({
                    let q = a;
                    if q == q { q.to_bits() >> 20 } else { 7 }
                })) & 3;
                'outer: loop {
                    if FLAGS[(k0 % 9) as usize] || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    let a: usize = 'block: {
                        if ((k0 > k0) && ((!(-1_i32)) != (STEPS + STEPS))) {
                            let mut a: Mat2 = (if ((TABLE[(Pair::SIZE).min(3)] - c.y)
                                == a)
                            {
                                ((mat2(c, c) - Mat2::from_cols(c, c))
                                    * Mat2::from_cols(c, c))
                            } else {
                                (Mat2::from_cols(
                                    Vec2::new(0.0_f32, 0.0_f32),
                                    Vec2::new(0.0_f32, 0.0_f32),
                                )
                                    * Mat2::from_cols(
                                        Vec2::new(0.0_f32, 0.0_f32),
                                        Vec2::new(0.0_f32, 0.0_f32),
                                    ))
                            });
                        }
                        if false {
                            break 'block 0;
                        }
                        0
                    };
                }
                0_u32
            } else {
                0_u32
            }) & 255) as i32),
        ];
        0
    }
}

#[flatten]
mod p046 {
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
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit { a: self.a, b: self.b }
        }
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit { a: !self.a, b: self.b }
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
    const NARROW: u8 = 3;
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
    impl Hit {
        const FIRST: Self = Hit {
            a: true,
            b: Vec3::new(-0.0, 2.0, -1.5),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: false,
                b: Vec3::new(2.0, -1.5, 0.5),
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
        fn step(mut self, a: Pair) -> Pair {
            let t: [f32; 2] = 'block: {
                let mut t: [f32; 2] = [1.0_f32, STILL];
                'outer: for &a_2 in &t {
                    let given: f32 = (dot(
                        Vec3::new(t[1], t[0], 2.0_f32),
                        Vec3::new(a_2, (-1.0_f32), t[1]),
                    ) % a_2);
                    let b: f32 = {
                        let t = second(given);
                        fn second(b: f32) -> f32 {
                            if b < 0.5 { -b } else { b }
                        }
                        t
                    };
                    if (((if (t[1] < t[0]) {
                        if ((if (5_i32 >= LEVELS[(MASK % 8) as usize]) {
                            ({
                                let q = t[1];
                                q == q && q.is_sign_negative()
                            })
                        } else {
                            (([
                                Hit {
                                    b: POINTS[(Self::SIZE).min(5)],
                                    ..Hit {
                                        b: Vec3::new((-0.0_f32), (-2.5_f32), 0.0_f32),
                                        ..Hit::ALL[(MASK % 2) as usize]
                                    }
                                },
                                Hit {
                                    b: Vec3::new(0.0_f32, a_2, t[1]),
                                    ..Hit::ALL[(Self::SIZE).min(1)]
                                },
                                Hit::ALL[Pair::SIZE % 2],
                            ])
                                != ([
                                    Hit {
                                        b: CORNER,
                                        a: (b <= 1.5_f32),
                                    },
                                    Hit {
                                        b: Vec3::new(1.0_f32, t[0], 3.0_f32),
                                        a: (a_2 != a_2),
                                    },
                                    Hit {
                                        b: Vec3::new(0.25_f32, a_2, t[1]),
                                        a: false,
                                    },
                                ]))
                        })) {}
                        (t[1] != (-2.5))
                    } else {
                        (t[0] <= t[1])
                    })
                        || ({
                            self += a;
                            true
                        })))
                    {
                        continue 'outer;
                    }
                }
                if (t[0] < 1.0) {
                    break 'block t;
                }
                t
            };
            Pair(self.0)
        }
    }
    fn second(a: &mut f32, c: [Hit; 3], y: f32) -> f32 {
        let mut n = (Hit { b: (c[0]).b, a: (!c[2].a) } * c[2].b.x);
        let mut b: [f32; 2] = [c[2].b.x; 2];
        'outer: for (x_2, &t) in b.iter().zip(&[2_u32, 8_u32]) {
            if true {
                let mut k1 = 1u32;
                'inner: while k1 < 4 {
                    k1 <<= 1;
                    n.b.z = c[1].b.z;
                    if ((c[1]) == (c[1])) {
                        n.b.x = (*x_2);
                        break;
                    }
                    if (((-0.0_f32).abs() as usize & 15) >= c.len()) {
                        continue 'inner;
                    }
                }
                break;
            }
            let mut k1 = 253u8;
            'inner: loop {
                if !(k1 != u8::MAX) {
                    break;
                }
                k1 += 1;
                let x_2: UVec2 = (UVec2::new(8, 8) + UVec2::new(t, 0));
                if c[1].a {
                    continue 'outer;
                }
            }
        }
        ([(c[2].b.z).cbrt(), flatten::math::round(n.b.y)]
            .iter()
            .enumerate()
            .fold(b[((NARROW as i32) & 1) as usize], |v, (x, &a_2)| (n.b.z).to_radians())
            + n.b.z)
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: Pair, y: UVec2) -> f32 {
        let mut t: Pair = (match b {
            8.0 => c,
            1.0.. => Pair(c.0),
            mut a_2 => c,
        });
        let x = t.step(c);
        (second(
            &mut b,
            [
                (-Hit::FIRST),
                Hit {
                    b: Vec3::new(
                        TABLE[(({
                            t.0 &= x.0;
                            1_u32
                        }) % 4) as usize],
                        0.0_f32,
                        (-1.0_f32),
                    ),
                    a: (MASK < y.y),
                },
                (&{
                    Hit {
                        b: POINTS[(y.y % 6) as usize],
                        a: false,
                    }
                } - &{ Hit::FIRST }),
            ],
            TABLE[(Pair::SIZE).min(3)],
        ) + b)
    }
}

#[flatten]
mod p047 {
    use super::*;
    use flatten::math::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(Vec3::new(0.5, -0.0, 2.0), Vec2::new(-0.0, 2.0));
        const ALL: [Hit; 2] = [
            Hit(Vec3::new(-0.0, 2.0, -1.5), Vec2::new(2.0, -1.5)),
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
    pub fn entry(a: f32, c: i32, y: &mut bool, mut n: u32) -> f32 {
        let given: f32 = ((Some(
            Hit(
                Vec3::new(2.0_f32, TABLE[(c & 1) as usize], 1.0_f32),
                Vec2::new(3.0_f32, a),
            ),
        ))
            .map_or_else(
                || [a, a],
                |c| {
                    if ({ (*y) }) {
                        return (((*y)).then_some(c))
                            .map_or_else(|| [c.0.z; 2], |b| [a, b.1.x]);
                    }
                    [c.0.y, c.0.y]
                },
            ))[0];
        let v: f32 = {
            let t = doubled(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(v: f32) -> f32 {
                if v < HALF { -v } else { v }
            }
            t
        };
        let mut k0 = ((match (n, (-4_i32)) {
            (mut t, 1_000) => n,
            (b, (1 | 5)) => b,
            _ => {
                if ((if ((Hit(
                    Vec3::new(1.5_f32, 0.5_f32, 0.0_f32),
                    Vec2::new(1.5_f32, 0.0_f32),
                )) == (Hit::ALL[Pair::SIZE % 2]))
                {
                    if (*y) {
                        n = ((([
                            (if true {
                                None
                            } else {
                                Some(
                                    Hit(
                                        Vec3::new((-0.0_f32), a, TABLE[Hit::SIZE % 4]),
                                        Vec2::new((-1.0_f32), 0.5_f32),
                                    ),
                                )
                            }),
                            Some(
                                Hit(
                                    Vec3::new(0.25_f32, 0.0_f32, 0.0_f32),
                                    Vec2::new(1.0_f32, 0.5_f32),
                                ),
                            ),
                            ((*y))
                                .then_some(
                                    Hit(Vec3::new(2.0_f32, v, 0.25_f32), Vec2::new(3.0_f32, a)),
                                ),
                        ])[0])
                            .map_or_else(
                                || {
                                    if ((*y) & (*y)) {
                                        return UVec2::new(2_u32, n);
                                    }
                                    (match (*y) {
                                        _ if (c > c) => UVec2::new(n, 2_u32),
                                        false => UVec2::new(1_u32, n),
                                        _ => UVec2::new(0_u32, n),
                                        true => UVec2::new(0_u32, n),
                                        false => UVec2::new(8_u32, n),
                                    })
                                },
                                |a| (UVec2::new(n, 1_u32) + UVec2::new(0_u32, n)),
                            ))
                            .y;
                        let Pair(x) = (((if (*y) {
                            Some(
                                Hit(
                                    Vec3::new((-2.5_f32), (-2.5_f32), a),
                                    Vec2::new(2.0_f32, (-1.0_f32)),
                                ),
                            )
                        } else {
                            None
                        }))
                            .map_or_else(|| Pair(8_u32), |x| Pair(n)) * STEPS);
                        if ((*y) ^ (select(c, c, (*y)) == (c).max(c))) {
                            let mut a_2 = v;
                        }
                    }
                    ((-1_i32) != LEVELS[(c & 1) as usize])
                } else {
                    (!(c < c))
                })) {
                    let mut y: f32 = ((if true {
                        Some(
                            Hit(
                                Vec3::new((-2.5_f32), a, STILL),
                                Vec2::new(3.0_f32, 2.0_f32),
                            ),
                        )
                    } else {
                        None
                    }))
                        .map_or_else(
                            || ((v).sin() * (STILL).cos() + (a).sin()),
                            |n| {
                                if (*y) {
                                    return (c as f32);
                                }
                                (if n.1.x <= n.1.x {
                                    (({ n.1.y })).clamp(n.1.x, n.1.x) + 0.0
                                } else {
                                    2.0_f32
                                })
                            },
                        );
                    return floor((v - y));
                }
                MASK
            }
        })) & 3;
        #[keep]
        'outer: loop {
            if ((!(match ((c != 0))
                .then_some(
                    Hit(
                        Vec3::new((-0.0_f32), a, (-2.5_f32)),
                        Vec2::new(0.0_f32, 3.0_f32),
                    ),
                )
            {
                Some(_) => false,
                _ => false,
            }))) || k0 == 0
            {
                break;
            }
            k0 -= 1;
        }
        0.0
    }
}

#[flatten]
mod p048 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Vec2, pub Pair);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &f32, t: &Pair) -> [f32; 3] {
        let x: UVec2;
        if (({
            let q = (*y);
            q == q && q.is_sign_negative()
        })) {
            x = (UVec2::new(MASK, 0) + (UVec2::new(MASK, 1)).min(UVec2::new(0, 0)));
        } else {
            (*c) *= 2;
            x = UVec2::new(8, 2);
        }
        let mut x_2: [[f32; 3]; 2] = [[t.b, (-2.5_f32), (*y)], [t.a, t.b, a]];
        'outer: for t in x_2.iter().rev() {
            if true {
                break;
            }
            'inner: for [mut x_2, mut a, _] in x_2 {
                if ((*c) != (*c)) {
                    break 'outer;
                }
                let Pair { a: b, b: mut x_2 } = Pair {
                    b: t[1],
                    ..Pair { b: t[0], a: t[1] }
                };
            }
        }
        [
            (a + ((*c) as f32)),
            (x_2[1][2] + x_2[0][0]),
            ([
                (((-1.0_f32)).cbrt()).cos(),
                ((Vec2::new(3.0_f32, 0.5_f32)).map(|x| x_2[0][0]))
                    .dot(
                        ({
                            #[keep]
                            'outer: for _ in (((*c) & 3)..8).step_by(2) {
                                'block: {
                                    if ((match flatten::math::any(
                                        BVec3::new(false, false, true),
                                    ) {
                                        y @ false => (x_2[0][0] <= x_2[0][1]),
                                        true => (x.x).is_power_of_two(),
                                        false => {
                                            ({
                                                let q = a;
                                                q == q && q.is_sign_negative()
                                            })
                                        }
                                    })) {
                                        if (((matches!(
                                            (((* c) <= (* c)), 0_i32, FLAGS[((* c) & 1) as usize]), (mut
                                            y, mut v @ 0..1_000, true) if (t.a != x_2[0] [2])
                                        )
                                            && ({
                                                x_2[Pair::SIZE % 2][(x.y % 3) as usize]
                                                    *= (x_2[1][0] - x_2[0][2]);
                                                (Pair::SIZE > Hit::SIZE)
                                            }))
                                            != ((if (3_u32 < x.y) { (*c) } else { 10_i32 })
                                                != (if (x.y > x.y) { (*c) } else { (*c) }))))
                                        {
                                            let (a, _) = (0.0_f32, 0.0_f32);
                                        }
                                        break 'block;
                                    }
                                }
                            }
                            Vec2::new(0.0_f32, 0.0_f32)
                        }),
                    ),
            ]
                .into_iter()
                .skip(0)
                .map(|a| 0.0_f32)
                .sum::<f32>() + x_2[0][0]),
        ]
    }
}

#[flatten]
mod p049 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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

#[flatten]
mod p050 {
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
                                'outer: for (x, a_2) in a_2.iter().enumerate() {
                                    if (b <= b) {
                                        break;
                                    }
                                }
                                b
                            }),
                            0.5_f32,
                            (0_i32 <= 0_i32),
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
mod p051 {
    use super::*;
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &IVec3, c: &i32) -> f32 {
        let mut a: f32 = ((if ((*c) <= (*c)) {
            None
        } else {
            Some((0..3i32).map(|v| Kind::RATE).sum::<f32>())
        }))
            .map_or(
                ((POINTS[((-1_i32) & 1) as usize] * STILL))
                    .dot(
                        ({
                            let mut turn = 0;
                            let a: Vec3 = 'value: loop {
                                let mut t = (((*a)).min((*a)))
                                    .saturating_sub(((*a)).saturating_sub((*a)));
                                if (STEPS != 7) {
                                    break 'value Vec3::new((-1.0), STILL, HALF);
                                }
                                let mut k0 = -1i32;
                                'outer: while k0 <= -3 {
                                    k0 = k0 + 2;
                                    match ((
                                        ((MASK % (MASK | 1))
                                            == ((((t.y != 0_i32) as u8) <= ((t.x != (-4_i32)) as u8))
                                                as u32 & 255)),
                                        (MASK
                                            | ((if (a.x <= (*c)) {
                                                None
                                            } else {
                                                Some((
                                                    HALF,
                                                    Pair {
                                                        b: (-2.5_f32),
                                                        ..Pair {
                                                            b: RAMP[(Pair::SIZE).min(8)],
                                                            c: t.z,
                                                            a: IVec2::new(0_i32, (-4_i32)),
                                                        }
                                                    },
                                                    Pair {
                                                        b: STILL,
                                                        c: t.x,
                                                        a: IVec2::new(a.y, a.y),
                                                    },
                                                ))
                                            }))
                                                .map_or_else(|| MASK, |a_2| MASK)),
                                        Pair::SIZE,
                                    )) {
                                        (true, _, _) if ((a.x > t.z) & ((-4_i32) < (-4))) => {
                                            return ([0.0_f32, STILL, 1.0_f32]
                                                .into_iter()
                                                .filter(|&y| (HALF > y))
                                                .last())
                                                .map_or(
                                                    (if (0_i32 < 0) { 0.0_f32 } else { 0.0_f32 }),
                                                    |a| (a).abs().sqrt(),
                                                );
                                        }
                                        (true, 0, 0) => {}
                                        _ => {}
                                    }
                                }
                                if false {
                                    break Vec3::new(0.0, 0.0, 0.0);
                                }
                                turn += 1;
                                if turn >= 1 {
                                    break Vec3::new(0.0, 0.0, 0.0);
                                }
                            };
                            Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                        }),
                    ),
                |v| (((2_i32 < a.x)).then_some(2.0_f32)).unwrap_or(v),
            );
        0.0
    }
}

#[flatten]
mod p052 {
    use super::*;
    const STEPS: i32 = 3;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &i32, y: f32, t: u32) -> f32 {
        if ((((Vec2::new(2.0, 1.0)).min(Vec2::new(2.0, 2.0)) * Vec2::new(y, (-1.0)))
            == Vec2::new(
                (if ((*c) > (*c)) { y } else { y }),
                ('block: {
                    _ = [
                        ({
                            'outer: for _ in 0..2u8 {
                                let mut y = (({ (COUNT).max(COUNT) })) else {
                                    let mut n = [y, (*a)];
                                    break 'outer;
                                };
                                let mut x_2: f32 = (*a);
                                'inner: for _ in 0..STEPS {
                                    let mut v: Option<i32> = ((2.0_f32 != 1.5))
                                        .then_some(7_i32);
                                    if (MASK <= t) {
                                        let mut x = (match ((((if ((WIDE as i32) != (*c)) {
                                            Some((*a))
                                        } else {
                                            None
                                        }))
                                            .map(|v| (*a)))
                                            .is_some())
                                        {
                                            true => BVec3::new(true, true, (t != t)),
                                            true => BVec3::splat((y < y)),
                                            false => BVec3::new(((*a) < (*a)), true, true),
                                        });
                                        break 'inner;
                                    }
                                    let mut a = Some(x_2);
                                }
                            }
                            (-4_i32)
                        }),
                        (if (t != t) {
                            let mut a: [f32; 2] = [(*a), (*a)];
                            'outer: for &v in &a {
                                if ((*c) != 5) {
                                    continue;
                                }
                            }
                            (*c)
                        } else {
                            let mut k0 = -1i32;
                            'outer: while k0 <= 1 {
                                k0 = k0 + 2;
                                if ((match ((if (8_u32 > t) {
                                    None
                                } else {
                                    Some(STEPS)
                                })) {
                                    Some((1_000 | 1_000)) if ((*c) != (-4)) => FLAGS[COUNT % 9],
                                    _ => {
                                        ({
                                            let q = (*a);
                                            q == q && q.is_sign_negative()
                                        })
                                    }
                                })) {
                                    let a_2: IVec2 = IVec2::new(10, k0);
                                    continue;
                                }
                                let mut k1 = ((t + t)) & 3;
                                #[keep]
                                'inner: loop {
                                    if (({
                                        let q = 1.5_f32;
                                        q == q && q.is_sign_negative()
                                    })) || k1 == 0
                                    {
                                        break;
                                    }
                                    k1 -= 1;
                                }
                            }
                            (*c)
                        }),
                        (*c),
                    ]
                        .iter()
                        .any(|&v| (0_i32 < (-4_i32)));
                    if ((*c) != (NARROW as i32)) {
                        break 'block y;
                    }
                    0.25
                }),
            )))
        {} else if ((*a) < 1.5) {} else {}
        (y + (*a))
    }
}

#[flatten]
mod p053 {
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
mod p054 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub usize, pub Vec3);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: IVec2, b: f32, c: Hit },
        Near(BVec3, u32),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten(exact)]
    pub fn entry(a: Hit, c: Mat3, y: &mut usize, t: [f32; 2]) -> f32 {
        if let Kind::Empty { a: _, b: -1.5, c: _ } = ((if true {
            Kind::Near(
                BVec3::new(true, ((*y) <= (*y)), ((*y) > 0_usize)),
                (if (a.0 != (*y)) {
                    2_u32
                } else {
                    return c.x_axis.x;
                }),
            )
        } else {
            Kind::Near(
                BVec3::new(
                    true,
                    (c.x_axis.z
                        < TABLE[(({
                            (*y) = ((LEVELS[((NARROW as i32) & 1) as usize] & 7)
                                as usize);
                            8_u32
                        }) % 4) as usize]),
                    false,
                ),
                ({ 0_u32 }),
            )
        })) {}
        0.0
    }
}

#[flatten]
mod p055 {
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
mod p056 {
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
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
        if ((match ((c.b.z < c.b.y), Pair::SIZE) {
            (x_2, 1) => x_2,
            (_, (100 | 0)) => (c.b.z != c.b.x),
            (n, y) => n,
            _ => {
                let (mut b, (v, x_2)) = (
                    Pair(
                        (Mat2::from_cols(
                            Vec2::new(0.5_f32, (*a)),
                            Vec2::new(2.0_f32, 0.25_f32),
                        ))
                            .mul_vec2(Vec2::new(1.0_f32, (-0.0_f32))),
                        (IVec2::new(c.a, 10_i32) | IVec2::new(2_i32, c.b.x)),
                    ),
                    ((3.0_f32).sin_cos().0, ((*c)).b),
                );
                (c.b.x <= x_2.z)
            }
        }))
            && let ((mut a_2, -1) | (..2, mut a_2)) = ((
                (((c.b.y & c.a) & 15)
                    * ((if ((*a) < (*a)) {
                        let [t, ..] = [taken((*a), |b| 1.5_f32), (1.5_f32 * 1.5_f32)];
                        c.a
                    } else {
                        c.b.z
                    }) & 7)),
                (WIDE as i32),
            ))
        {
            let v: f32;
            if [
                c.b.z,
                [(*a), (*a), (*a)].iter().fold(c.b.y, |a_2, &b| c.b.x),
                ((0_i32 & 15) * (STEPS & 7)),
            ]
                .iter()
                .any(|&v| ((c.b.x <= c.b.x) || (v != (-1_i32))))
            {
                a_2 = ([(*a), (*a)].iter().fold(c.b.z, |x_2, &n| (NARROW as i32))
                    / (STEPS + c.b.y));
                v = ((-(*a)) % 4.0);
            } else {
                v = dot(
                    (CORNER)
                        .map(|x| {
                            if (((*a) < (*a)) || ((*a) < 2.0_f32)) {
                                return (Vec2::new((-1.0_f32), 0.25_f32))
                                    .dot(Vec2::new((-1.0_f32), (-1.0_f32)));
                            }
                            (*a)
                        }),
                    Vec3::new(0.0_f32, 3.0_f32, 2.0_f32),
                );
            }
            let given: f32 = ((v).min((-v)) + 0.0);
            let x_2: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(a_2: f32) -> f32 {
                    a_2 * HALF + 1.0
                }
                t
            };
        } else {
            let n: u32 = (((MASK).wrapping_shr(MASKS[Hit::SIZE % 7]) & 63)
                << (MASK & 7));
        }
        let mut b = Mat2::from_cols(Vec2::new((-2.5), 1.5), Vec2::new((*a), 1.0));
        b.x_axis = b.y_axis;
        if ((({
            let q = b.y_axis.y;
            q == q && q.is_sign_negative()
        }) && (c.b.y <= [(-4_i32), c.b.x].iter().fold(c.b.x, |a_2, &n| c.a))))
        {
            let Hit { a, b: x_2 } = Hit {
                a: (if (c.b.z < c.b.y) {
                    let mut v: Pair = Pair(
                        Vec2::new(b.x_axis.x, b.y_axis.y),
                        IVec2::new(STEPS, 0_i32),
                    );
                    let n = v.step((b.y_axis.x - (*a)));
                    c.b.y
                } else {
                    c.b.x
                }),
                ..Hit {
                    b: IVec3::new((WIDE as i32), 0_i32, 1_i32),
                    a: c.a,
                }
            };
        }
        false
    }
}

#[flatten]
mod p057 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32, y: &mut i32, t: u32) -> i32 {
        let mut k0 = (({
            let q = a;
            if q == q { q.to_bits() >> 20 } else { 7 }
        })) & 3;
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
mod p058 {
    use super::*;
    use flatten::math::*;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32) -> f32 {
        if (((sign(a)
            + (if (10_i32 != x) {
                x += x;
                a
            } else {
                let mut k0 = ((MASKS[(2_u32 % 7) as usize] - MASK)) & 3;
                #[unroll(max = 4)]
                'outer: loop {
                    if (a >= a) || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    x = ((if (k0 < k0) { None } else { Some(a) }))
                        .map_or_else(
                            || {
                                if ((Vec2::new(2.0_f32, a)) != (Vec2::new(a, a))) {
                                    return x;
                                }
                                (select(x, x, (x <= (-1_i32))) - (-4_i32))
                            },
                            |y| {
                                if (if (16_777_217f32 < y) {
                                    (y > a)
                                } else {
                                    (2.0_f32 <= STILL)
                                }) {
                                    return x;
                                }
                                ((x + x)
                                    * ((if (x > 1) { Some(a) } else { None }))
                                        .map_or_else(
                                            || {
                                                if (true || (MASKS[(k0 % 7) as usize] > 2_u32)) {
                                                    return (x + x);
                                                }
                                                x
                                            },
                                            |c| {
                                                if ({ (x < x) }) {
                                                    return (x / (x | 1));
                                                }
                                                x
                                            },
                                        ))
                            },
                        );
                }
                3.0_f32
            })) != (-2.5)))
        {}
        (a + (x as f32))
    }
}

#[flatten]
mod p059 {
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
mod p060 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub u32, pub usize);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(bool, Vec2),
        Near(i32),
        Far(f32),
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> f32 {
        let mut k0 = ((5_u32).max(2_u32)) & 3;
        #[keep]
        'outer: while k0 > 0
            && (((Vec3::new(1.0, f32::MIN, 1.5)).yzx())
                .cmplt(Vec3::from_array([a, a, a]))
                .all())
        {
            k0 -= 1;
            if (a > a) {
                return a;
            }
            let mut turn = 0;
            let a: Vec2 = 'value: loop {
                if (((3_u32 < k0) ^ (([5_usize, Pair::SIZE]) != ([5_usize, 1_usize])))
                    && (IVec2::new(c, 3) == IVec2::new(7, c)))
                {
                    let mut k1 = 0i32;
                    'inner: while k1 < 0 {
                        let mut x = (((Mat3::from_diagonal(Vec3::new(3.0_f32, a, a)))
                            .transpose()
                            - (Mat3::from_cols(
                                Vec3::new(a, 0.0_f32, a),
                                POINTS[(Pair::SIZE).min(5)],
                                Vec3::new(a, a, 0.5_f32),
                            ) * a))
                            * (if (c > 10) {
                                (Mat3::from_cols(
                                    CORNER,
                                    Vec3::new(a, TABLE[((-1_i32) & 1) as usize], (-0.0_f32)),
                                    Vec3::new(2.0_f32, 0.5_f32, (-2.5_f32)),
                                ) + Mat3::from_diagonal(Vec3::new(a, (-2.5_f32), a)))
                            } else {
                                (Mat3::from_cols(
                                    Vec3::new(a, 0.0_f32, 2.0_f32),
                                    POINTS[(Kind::SIZE).min(5)],
                                    Vec3::new(a, 3.0_f32, a),
                                )
                                    + Mat3::from_cols(
                                        Vec3::new(0.0_f32, 0.5_f32, a),
                                        Vec3::new(a, 1.0_f32, (-1.0_f32)),
                                        Vec3::new(2.0_f32, 1.0_f32, a),
                                    ))
                            }));
                        k1 += 1;
                    }
                } else {}
                if (a <= 1.5) {
                    break Vec2::new((-0.0), a);
                }
                if false {
                    break Vec2::new(0.0, 0.0);
                }
                turn += 1;
                if turn >= 1 {
                    break Vec2::new(0.0, 0.0);
                }
            };
        }
        0.0
    }
}

#[flatten]
mod p061 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: if self.a < other.a { self.a } else { other.a },
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
                    (matches!((false, (0_u32 > a_2)), ((mut v, true) | (false, mut v)))
                        && ((*a) == 1.0))
                }
            })) {
                #[keep]
                'outer: for n in ((3_i32 & 3)..8).step_by(2).rev() {
                    let a: Mat3 = (Some(
                        ({
                            if ((*a) != self.a) {
                                let start = (((n != (WIDE as i32))).then_some(n))
                                    .map_or_else(|| (*a), |a_2| self.a);
                                let mut x = 0.0;
                                x += start;
                            }
                            n
                        }),
                    ))
                        .map_or_else(
                            || mat3(
                                Vec3::new((*a), 0.25_f32, 0.25_f32),
                                Vec3::new((*a), 2.0_f32, f32::MAX),
                                Vec3::new((-2.5_f32), self.a, (*a)),
                            ),
                            |t| Mat3::IDENTITY,
                        );
                    if ((-0.0_f32) < (-0.0)) {
                        break 'outer;
                    }
                }
            }
            ((*a) + self.a)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: &u32) -> f32 {
        let mut v = mat3(
            fma(Vec3::new(a.y, 0.25_f32, 1.5_f32), a, a),
            Vec3::new(2.0, 3.0, a.x),
            a,
        );
        v.y_axis = a;
        let mut n: Pair = Pair {
            a: ({ Pair { a: v.x_axis.z } }).step(&v.y_axis.z),
        };
        let mut x: f32 = Pair::step(&n, &v.z_axis.z);
        let mut v: [i32; 2] = [STEPS; 2];
        'outer: for _ in v.iter_mut().rev() {
            n += Pair { a: ((a).z).round() };
        }
        if matches!((x, false), (2.0.., c @ false) if c) {}
        (((a.x
            * (if (n.a > n.a) {
                if (v[1] < v[0]) {
                    if let Some((5 | -1)) = ([
                        (-5_i32),
                        (if (a.z > 1.5) { v[1] } else { 0_i32 }),
                        (v[1] - 7_i32),
                    ]
                        .into_iter()
                        .reduce(|y, t| v[1]))
                    {}
                } else {}
                HALF
            } else {
                a.y
            })))
            .copysign((n.a).max(-9.0)) + (v[0] as f32))
    }
}

#[flatten]
mod p062 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub bool, pub Vec3);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Hit,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0 ^ other.0, self.1)
        }
    }
    impl std::ops::AddAssign for Hit {
        fn add_assign(&mut self, other: Hit) {
            if self.0 {
                return;
            }
            *self = *self + other;
        }
    }
    fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 {
        let first = f(x);
        if first > 2.0 {
            return first;
        }
        f(first - 1.0)
    }
    #[flatten(exact)]
    pub fn entry(a: &mut State, c: [f32; 2], y: f32, mut n: u32) -> f32 {
        a.a
            += Hit(
                (!((BVec3::new(((-0.0_f32) > c[0]), (n < n), true))
                    == (BVec3::new(true, (n <= n), (n < n))))),
                (Vec3::new(1.5_f32, 0.25_f32, c[0])
                    * (Vec3::new(1.0_f32, (-1.0_f32), c[1])).yzx()),
            );
        taken(
            ((y).copysign((a.a.1.y).max(-9.0)) - 0.0),
            |x_2| {
                (-(if a.a.1.z <= y {
                    (a.a.1.y).clamp(a.a.1.z, y) + 0.0
                } else {
                    a.a.1.y
                }))
            },
        )
    }
}

mod p063 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: u32) -> f32 {
        [
            (if ((*a) > 0.5) {
                HALF
            } else {
                let mut k0 = ((if (x > x) {
                    #[unroll(max = 4)]
                    'outer: for _ in ((STEPS & 3)..8).step_by(2).rev() {
                        'inner: for c in 0..2i64 {
                            let mut b = Hit;
                            (x, [b, _]) = (
                                ((((c as i32)).min(STEPS) & 255) as u32),
                                [
                                    (if (({
                                        let q = (*a);
                                        q == q && q.is_sign_negative()
                                    })) {
                                        Hit
                                    } else {
                                        Hit
                                    }),
                                    b,
                                ],
                            );
                            if ((Vec2::new(1.5_f32, 1.5_f32))
                                .dot(Vec2::new(16_777_217f32, (-2.5_f32))) > (c as f32))
                            {
                                continue 'outer;
                            }
                            let mut x: Hit = Hit;
                            let mut x_2 = (if ((c as f32) < (c as f32)) {
                                Hit
                            } else {
                                Hit
                            });
                        }
                        let mut v = ((Mat2::from_cols(
                            Vec2::new(1.5_f32, 1.5_f32),
                            Vec2::new(1.5_f32, (-1.0_f32)),
                        )
                            * (Mat2::from_cols(
                                Vec2::new((*a), (-0.0_f32)),
                                Vec2::new((*a), 0.0_f32),
                            ) * Mat2::IDENTITY)))
                            .x_axis;
                    }
                    0_u32
                } else {
                    2_u32
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
                (*a)
            }),
            (*a),
        ]
            .into_iter()
            .skip_while(|&x_2| (x_2 != x_2))
            .any(|a_2| false);
        (dot(
            (match (0.0_f32, STEPS) {
                (n, _) => Vec4::new(n, (-2.5_f32), n, (-2.5_f32)),
                (1.0, mut a_2 @ ((5 | 0))) if (x > x) => {
                    Vec4::new(2.0_f32, (*a), 1.5_f32, 3.0_f32)
                }
                _ => Vec4::new((*a), (*a), (-2.5_f32), 0.5_f32),
            }),
            Vec4::new(0.0_f32, (*a), (*a), (*a)),
        ) + (x as f32))
    }
}

#[flatten]
mod p064 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub BVec3, pub usize);
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
        fn step(&self, a: f32) -> f32 {
            'outer: for _ in 0..3 {
                let mut k1 = (MASK) & 3;
                'inner: while k1 > 0
                    && (((if (({
                        let q = a;
                        q == q && q.is_sign_negative()
                    })) {
                        (k1 < k1)
                    } else {
                        true
                    })))
                {
                    k1 -= 1;
                }
                if false {
                    break;
                }
            }
            ([1.0_f32, a, a])[0]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: Vec3, mut n: Pair) -> f32 {
        let mut t: [f32; 3] = [y.y, 2.0_f32, 0.25_f32];
        'outer: for x in t.iter().rev() {
            if ((IVec2::new(7_i32, 1_i32)) == (IVec2::new(c, c))) {
                let mut turn = 0;
                let n: [f32; 3] = 'value: loop {
                    if (Pair::RATE != (*x)) {
                        break [Pair::step(&n, y.y); 3];
                    }
                    if true {
                        break 'value [y.x, (-0.0_f32), y.x];
                    }
                    turn += 1;
                    if turn >= 1 {
                        break [y.x, t[0], y.x];
                    }
                };
                continue;
            }
        }
        (t[1] + t[2])
    }
}

#[flatten]
mod p065 {
    use super::*;
    use flatten::math::*;
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
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: (f32, f32)) -> f32 {
        let mut k0 = ((0_u32 + 5_u32)) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut turn = 0;
            let a: Option<i32> = 'value: loop {
                let mut b = k0;
                if (('block_1: {
                    if ((match Kind::Other(
                        IVec3::new((WIDE as i32), STEPS, LEVELS[(2_i32 & 1) as usize]),
                    ) {
                        Kind::Empty(b, true) => (k0 < k0),
                        Kind::Far((3 | 4), x) => (!(3.0_f32 < (*a))),
                        Kind::Near { a: _, b: 0.25, c: a_2 } => {
                            (if FLAGS[Kind::SIZE % 9] { (b < 8) } else { false })
                        }
                        y => (b < b),
                    })) {
                        if flatten::math::all(BVec3::new(true, false, true)) {
                            return ((false).then_some((WIDE as i32)))
                                .map_or_else(
                                    || x.0,
                                    |a| (if FLAGS[(a & 1) as usize] { 2.0_f32 } else { x.0 }),
                                );
                        }
                        break 'block_1 (b <= k0);
                    }
                    ((b <= 5) && true)
                })) {
                    break Some((-4_i32));
                }
                turn += 1;
                if turn >= 2 {
                    break (false).then_some((WIDE as i32));
                }
            };
        }
        (x.0 + (*a))
    }
}

#[flatten]
mod p066 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
        pub b: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: (bool, i32), b: i32, c: f32 },
        Near { a: u32, b: IVec3, c: f32 },
        Far { a: IVec3, b: i32, c: bool },
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
        const FIRST: Self = Pair { a: 2, b: -2 };
        const ALL: [Pair; 2] = [Pair { a: 0, b: i32::MAX }, Self::FIRST];
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
    pub fn entry(a: &mut bool, c: i32) -> u32 {
        let given: f32 = (((-0.0_f32)).rem_euclid(((-0.0_f32))) + 0.0);
        let v: f32 = {
            let t = doubled(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(n: f32) -> f32 {
                n * HALF + 1.0
            }
            t
        };
        'outer: for t in [
            2.0_f32,
            [v, v].iter().enumerate().fold(v, |v, (t, &b)| v),
            (if (*a) { v } else { v }),
        ] {
            let mut y = ((t).smoothstep(-1.0, 2.0)).div_euclid(1.5);
            let mut x_2: i32 = ((Some(c)).unwrap_or((NARROW as i32)))
                .wrapping_shr(((MASK | 7) - (MASK & 7)));
            y = ((Mat3::from_rotation_z(y) * Vec3::new(y, t, (-1.0_f32)))).z;
            if ((((MASK | 7) - (5_u32 & 7))
                > (Some(STEPS))
                    .map_or_else(
                        || {
                            if (*a) {
                                return (Some(((*a), c)))
                                    .map_or_else(
                                        || MASK,
                                        |v| {
                                            if ((NARROW as i32) < x_2) {
                                                return (MASK + MASK);
                                            }
                                            MASK
                                        },
                                    );
                            }
                            MASK
                        },
                        |x| {
                            if (*a) {
                                return (MASK).rotate_left(MASK);
                            }
                            MASK
                        },
                    )))
            {
                break;
            }
        }
        ((1
            + (if (*a) {
                (MASK + MASK)
            } else {
                let mut k0 = (((if (*a) { Some(c) } else { None }))
                    .map_or_else(
                        || {
                            if (c > c) {
                                return ((9 - ((c != c) as u8) - ((*a) as u8)) as u32 & 255);
                            }
                            MASK
                        },
                        |v| 3_u32,
                    )) & 3;
                #[unroll(max = 4)]
                'outer: while k0 > 0
                    && (([c, (c).max(c), 5_i32]
                        .into_iter()
                        .skip(2_usize % 2)
                        .take(1)
                        .any(|a_2| {
                            ((Pair {
                                b: (-4_i32),
                                ..Pair { b: a_2, a: Pair::SIZE }
                            }) == (Pair::FIRST))
                        })))
                {
                    k0 -= 1;
                }
                MASK
            })) + MASK)
    }
}

#[flatten]
mod p067 {
    use super::*;
    use flatten::math::*;
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
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0, self.1)
        }
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
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
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
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: Hit) -> Mat2 {
        let mut x = ((a).abs() + 0.5).log2();
        let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            if [
                ([x, a])[0],
                ((a).abs() + 0.25).min(4.0).powf((x).clamp(-2.0, 2.0)),
                3.0_f32,
            ]
                .into_iter()
                .take(Pair::SIZE % 3)
                .all(|n| (k0 != k0))
            {
                let mut x_2 = Pair(
                    IVec3::new(3_i32, 5_i32, 0_i32),
                    (floor(Vec3::new(x, (-2.5_f32), 1.0_f32))
                        * (Vec3::new(0.5_f32, 0.0_f32, x) * x)),
                );
                let mut k1 = 0i32;
                'inner: loop {
                    if !(k1 < 2) {
                        break;
                    }
                    k1 += 1;
                    let (n, (_, _)) = (
                        (State::SIZE).max((State::SIZE * 2)),
                        (x_2.1.z, (if (x_2.0.y <= 5) { k0 } else { 2_u32 })),
                    );
                }
                x_2
                    += Pair(
                        IVec3::new(
                            (-4_i32),
                            (WIDE as i32),
                            ({
                                let k1 = (((10_i32) as f32 as u32)) & 3;
                                'inner: loop {
                                    if k1 > 3 {
                                        continue;
                                    }
                                    break;
                                }
                                1_i32
                            }),
                        ),
                        Vec3::new(a, x, 3.0_f32),
                    );
            } else if c.0 {} else {}
            if k0 == 0 || (c.0) {
                break;
            }
            k0 -= 1;
        }
        Mat2::from_cols(
            ((Vec2::new(1.5_f32, (-2.5_f32)))
                .refract(Vec2::new((-2.5_f32), 1.0_f32), 0.75) + Vec2::splat(x)),
            Vec2::new(a, (-2.5)),
        )
    }
}

#[flatten]
mod p068 {
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
mod p069 {
    use super::*;
    use flatten::math::*;
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
        const FIRST: Self = Pair { a: true };
        const ALL: [Pair; 2] = [Pair { a: false }, Self::FIRST];
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
        fn step(&mut self, a: [Pair; 2], c: &mut i32, y: &[f32; 3]) -> Option<Mat2> {
            if (Some(
                mat2(
                    Vec2::new((-2.5_f32), 2_147_483_648f32),
                    Vec2::new((-2.5_f32), y[0]),
                ),
            ))
                .is_none()
            {
                let (Pair { a: mut a }, _, x) = (
                    Pair { a: a[1].a },
                    y[0],
                    Vec2::new(0.25_f32, 2.0_f32),
                );
                let a_2 = ((match ((true).then_some(Mat2::from_cols(x, x)))
                    .map_or_else(|| (*self), |x| (*self))
                {
                    Pair { a: _ } if (!true) => {
                        (if self.a { None } else { Some(Hit::FIRST) })
                    }
                    _ => (if self.a { Some(Hit(x.x)) } else { None }),
                }))?;
                'outer: for y in 0..2usize {
                    let y: i32;
                    if ((match ((MASK | 7) - (5_u32 & 7)) {
                        ..=2 => {
                            let mut b: [Pair; 2] = (((self.a).then_some(Hit(0.0_f32)))
                                .map(|a_2| a_2))
                                .map_or_else(
                                    || [Pair { a: a }, (*self)],
                                    |a_2| [(*self), (*self)],
                                );
                            (x.x <= (-2.5))
                        }
                        _ => a,
                        100 => a,
                        _ => a,
                    })) {
                        (*c) |= (*c);
                        y = (*c);
                    } else {
                        a &= self.a;
                        y = (*c);
                    }
                    if self.a {
                        continue 'outer;
                    }
                }
            }
            Some(Mat2::from_cols(Vec2::new((-1.0_f32), y[2]), Vec2::new(y[1], y[2])))
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
                let (a, _) = (
                    ((x != a_2) < (k0 != k0)),
                    ({
                        _ = (((10_i32 != STEPS) | (k0 < 0))
                            && ({
                                v *= (x_2 - (*a));
                                (match (x_2, (v <= (*a))) {
                                    (x @ 0.0, true) if (3.0_f32 >= v) => (MASK < k0),
                                    _ => (v != Pair::RATE),
                                })
                            }));
                        Pair::ALL[5_usize % 2]
                    }),
                );
                x = x;
            }
            let mut a_2: Pair = Pair { a: (0_i32 != a_2) };
            let t = a_2
                .step([a_2, Pair { a: (x_2 != v) }], &mut x, &{ [(*a), (*a), x_2] });
            x_2
        }))
            .clamp(-2.0, 2.0)
            .exp_m1() + v)
    }
}

#[flatten]
mod p070 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
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
        let v = (if (Vec3::new((-2.5_f32), (*y), 1.0_f32)).is_nan() {
            if (([((*c)).min((*c)), (IVec2::new(1_i32, 5_i32)).y, (*c)]
                .iter()
                .any(|&t| (0.0_f32 < (*y)))
                && ({
                    (*y) = [TABLE[((*c) & 1) as usize], (*y), (*y)]
                        .into_iter()
                        .filter(|&t| ((*y) > (*y)))
                        .map(|mut v| {
                            if (3_i32 > (*c)) {
                                return (v).mul_add((*y), v);
                            }
                            (-1.0_f32)
                        })
                        .sum::<f32>();
                    (if ((*y) <= (-0.0)) {
                        'outer: for a in 0..2u8 {
                            let (x, ..) = (
                                mat2(
                                    Vec2::new((-0.0_f32), (*y)),
                                    Vec2::new((a as f32), 0.5_f32),
                                ),
                                (a as usize),
                            );
                            let mut n = Pair;
                            if (((if ((*c) != (*c)) { Pair::SIZE } else { (a as usize) })
                                <= (a as usize)))
                            {
                                let mut b = (*c);
                                continue;
                            }
                            let mut k1 = (0_u32) & 3;
                            #[unroll(max = 3)] 'inner: while k1 > 0 {
                                k1 -= 1;
                                let start = (((x.y_axis.y > (*y)) as usize) + Pair::SIZE);
                                let mut c = 2;
                                c += start;
                                let mut b = [
                                    ((a as f32)).floor(),
                                    (hadd(Vec4::new(x.x_axis.x, 2.0_f32, (a as f32), 1.0_f32))
                                        + ({ (a as f32) })),
                                    x.x_axis.x,
                                ];
                            }
                        }
                        (0.5_f32 != (*y))
                    } else {
                        ((*c) != (-1_i32))
                    })
                })))
            {} else {}
            Pair
        } else {
            a
        });
        (((*y) + (*y)) + (*y))
    }
}

#[flatten]
mod p071 {
    use super::*;
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
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
                            x_2.y_axis = x_2.x_axis;
                            break 'outer;
                        }
                        ((Pair::SIZE).saturating_sub(Pair::SIZE) == Pair::SIZE);
                        let mut n: i32 = ({
                            (((WIDE as i32) + LEVELS[(Pair::SIZE).min(7)]) + ({ STEPS }))
                        });
                    }
                    break;
                }
                let mut k1 = 1u32;
                'inner: loop {
                    if !(k1 < 1) {
                        break;
                    }
                    k1 <<= 1;
                    if (((*c) || (*c)) && (Pair::SIZE >= Pair::SIZE)) {
                        let given: f32 = ((Vec4::new(
                            y.y_axis.x,
                            (-1.0_f32),
                            1.5_f32,
                            (-1.0_f32),
                        ))
                            .dot(
                                Vec4::new(TABLE[((-4_i32) & 1) as usize], 1.0, 1.5, 1.5),
                            ) * (a.y * 1.0));
                        let v: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(y: f32) -> f32 {
                                y * HALF + 1.0
                            }
                            let t = doubled(given);
                            t
                        };
                        break;
                    }
                    if (k0 > 1) {
                        if ((([
                            Pair { a: y.y_axis },
                            Pair {
                                a: Vec2::new(1.5_f32, 2.0_f32),
                            },
                            Pair { a: y.x_axis },
                        ])
                            == ([
                                Pair { a: y.y_axis },
                                Pair { a: y.y_axis },
                                Pair { a: y.x_axis },
                            ])))
                        {
                            let mut t = ([Pair {
                                a: Vec2::new(0.5_f32, y.y_axis.y),
                            }; 3])[0];
                            break 'outer;
                        } else {
                            return [
                                (-Pair { a: y.y_axis }),
                                (Pair { a: y.y_axis } * STEPS),
                                (Pair { a: y.y_axis } * 5),
                            ];
                        }
                    }
                }
                k0 -= 1;
            }
        }
        [
            (Pair { a: y.x_axis } * (-1_i32)),
            (-(Pair::FIRST
                + Pair {
                    a: Vec2::new((-2.5_f32), 1.5_f32),
                })),
            ({
                ((match a.z {
                    t => {
                        let start = (((MASKS[(Pair::SIZE).min(6)]).count_ones() as usize)
                            + Pair::SIZE);
                        let mut a_2 = 2;
                        a_2 += start;
                        (-1_i32)
                    }
                    t => STEPS,
                    a => STEPS,
                    n => {
                        let mut x: [f32; 3] = [n; 3];
                        'outer: for (_, [Pair { a: x_2 }, Pair { a }, Pair { a: _ }]) in x
                            .iter_mut()
                            .zip([
                                [
                                    Pair { a: y.y_axis },
                                    Pair { a: y.y_axis },
                                    Pair {
                                        a: Vec2::new((-2.5_f32), (-0.0_f32)),
                                    },
                                ],
                                [Pair { a: y.x_axis }; 3],
                                [Pair { a: y.x_axis }; 3],
                            ])
                        {
                            if (*c) {
                                break;
                            }
                        }
                        STEPS
                    }
                }) < STEPS);
                Pair { a: y.y_axis }
            }),
        ]
    }
}

#[flatten]
mod p072 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
        pub c: BVec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: 0.5,
            b: -2,
            c: BVec3::new(true, false, true),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -0.0,
                b: i32::MAX,
                c: BVec3::new(false, true, false),
            },
            Self::FIRST,
        ];
    }
    impl Hit {
        const FIRST: Self = Hit;
        const ALL: [Hit; 2] = [Hit, Self::FIRST];
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
        fn step(&mut self, a: Vec3, c: f32, y: &mut f32) -> f32 {
            let mut k0 = 3u32;
            'outer: while k0 > 0 {
                let Pair { a: a_2, b: a, c } = Pair {
                    c: BVec3::new(false, true, false),
                    a: a.y,
                    b: 3_i32,
                };
                if ((match ((Pair { c: c, a: (*y), b: a }).b) {
                    0..=2 => ((STEPS > a) && ((*y) <= 1.5)),
                    ..=2 => {
                        ({
                            let mut k1 = ((k0 + 3_u32)) & 3;
                            'inner: loop {
                                let Pair { a: mut x, b: a_2, c: _ } = Pair {
                                    b: a,
                                    c: c,
                                    a: 1.5_f32,
                                };
                                if k1 == 0 || ((k0 < k0)) {
                                    break;
                                }
                                k1 -= 1;
                            }
                            true
                        })
                    }
                    v => FLAGS[(Self::SIZE).min(8)],
                })) {
                    break 'outer;
                }
                k0 -= 1;
            }
            (a.y + (*y))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: usize, y: &mut Hit) -> Vec3 {
        let mut y: [f32; 2] = [
            flatten::math::degrees(
                Hit::step(
                    &mut (*y),
                    ({
                        (*a) = ({
                            let mut y: u32 = 5;
                            (*a)
                        });
                        Vec3::new((-1.0_f32), (-0.0_f32), (-2.5_f32))
                    }),
                    (*a),
                    a,
                ),
            ),
            (*a),
        ];
        let mut v: [(f32, Hit, Pair); 3] = [
            (
                y[0],
                Hit,
                Pair {
                    b: STEPS,
                    ..Pair {
                        a: y[1],
                        b: 2_i32,
                        c: BVec3::new((c <= c), false, (y[0] <= 0.5_f32)),
                    }
                },
            ),
            (
                (*a),
                Hit::FIRST,
                Pair {
                    b: 3_i32,
                    ..Pair {
                        a: 0.25_f32,
                        ..Pair {
                            b: STEPS,
                            ..Pair::ALL[0_usize % 2]
                        }
                    }
                },
            ),
            (
                STILL,
                Hit,
                Pair {
                    a: TABLE[(MASK % 4) as usize],
                    ..Pair {
                        b: STEPS,
                        ..Pair {
                            b: LEVELS[(c).min(7)],
                            c: BVec3::new((c <= c), true, false),
                            a: y[0],
                        }
                    }
                },
            ),
        ];
        'outer: for (x, _) in v.iter().enumerate() {
            let given: f32 = ({
                let [a, _] = [
                    ({
                        let mut a: Pair = Pair { b: 10, ..v[0].2 };
                        HALF
                    }),
                    0.0_f32,
                ];
                0.0
            });
            let a: f32 = {
                let t = first(given);
                fn first(a: f32) -> f32 {
                    a * 0.5 + 1.0
                }
                t
            };
        }
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p073 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
mod p074 {
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
    #[flatten(exact)]
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
                    #[unroll(max = 4)]
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

mod p075 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: f32, y: &mut f32) -> f32 {
        let x_2: Vec3;
        if (((2_u32 | 7) - (MASK & 7)) <= (MASK).isqrt()) {
            x_2 = (Vec3::new(0.5_f32, 0.5_f32, 3.0_f32)).clamp_length_max(2.0);
        } else {
            x = (a).smoothstep(-1.0, 2.0);
            x_2 = Vec3::new(a, a, (*y));
        }
        if ((((if false {
            None
        } else {
            Some(mat3(Vec3::new(x_2.y, 1.5_f32, x), x_2, x_2))
        }))
            .map_or_else(
                || {
                    if ((if ((-0.0_f32) < x_2.x) {
                        Some(
                            mat3(
                                Vec3::new(a, 0.5_f32, x_2.y),
                                Vec3::new(1.5_f32, 0.5_f32, 0.5_f32),
                                Vec3::new((*y), a, 0.0_f32),
                            ),
                        )
                    } else {
                        None
                    }))
                        .map_or_else(|| (x != a), |t| (t.z_axis.x != 1.5_f32))
                    {
                        return (a != 0.5_f32);
                    }
                    (x <= (*y))
                },
                |n| (0.5_f32 <= (-1.0_f32)),
            )
            != (Vec4::new(1.5_f32, x, 0.0_f32, 2.0_f32))
                .abs_diff_eq(Vec4::new(x_2.x, 0.5_f32, (-2.5_f32), x_2.x), 0.5)))
        {
            return (-({
                let mut c: [i32; 3] = [7_i32, STEPS, STEPS];
                'outer: for a in c {}
                0.0
            }));
        }
        0.0
    }
}

#[flatten]
mod p076 {
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

#[flatten]
mod p077 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(BVec3),
        Near { a: Pair, b: Pair, c: f32 },
        Far,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn second(mut b: f32, c: [i32; 2]) -> f32 {
        b = (((Mat2::from_cols(Vec2::new((-2.5_f32), b), Vec2::new(2.0_f32, b))
            * Mat2::from_cols(Vec2::new(b, 2.0_f32), Vec2::new((-0.0_f32), b)))
            * Vec2::new((-1.0_f32), b)))
            .y;
        ((taken(
            (Vec2::new(b, (-0.0_f32))).y,
            |a| {
                ((if false { Some(a) } else { None }))
                    .map_or_else(
                        || 0.0_f32,
                        |y| {
                            if (!(c[1] > c[0])) {
                                return (y).sin();
                            }
                            y
                        },
                    )
            },
        ))
            .min((2.0_f32 - 0.0)) + 0.0)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut i32) -> u32 {
        let mut k0 = ((MASK >> (MASK & 31))) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            if (3_u32 > k0) {
                if flatten::math::any(
                    BVec3::new(false, (k0 > k0), ((-1.0_f32) > TABLE[Kind::SIZE % 4])),
                ) {
                    return (match Pair::SIZE {
                        0.. => {
                            {
                                let mut x = Some(
                                    second(
                                        second(second((*a), [(*c); 2]), [(*c), (*c)]),
                                        [10_i32, (*c)],
                                    ),
                                );
                            }
                            k0
                        }
                        _ => k0,
                    });
                } else {
                    break 'outer;
                }
            }
        }
        (MASK + (((*c) & 255) as u32))
    }
}

#[flatten]
mod p078 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub bool, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
        pub b: i32,
        pub c: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(bool),
        Near(f32, usize),
        Far { a: bool, b: i32, c: f32 },
        Other(usize),
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
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit {
                a: self.a,
                b: self.b,
                c: -other.c,
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
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
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
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(mut self, mut b: f32, c: &i32, y: &Vec2) -> i32 {
            'outer: for t in 0u32..1 {
                if ((if (STILL < b) {
                    (if self.0 {
                        if true {
                            self.0 = (b < 0.0);
                            let mut y = (Pair((((*y)) != ((*y))), (b + 1.0_f32))).1;
                        } else {
                            let mut t = Pair(
                                (self.0 && (Pair(self.0, 0.0_f32)).0),
                                ((b).fract() % self.1),
                            );
                            let mut x_2 = TABLE[(Kind::SIZE).min(3)];
                        }
                        (t > 3)
                    } else {
                        let mut t = [
                            ((if self.1 <= TABLE[Pair::SIZE % 4] {
                                (1.5_f32).clamp(self.1, TABLE[Pair::SIZE % 4]) + 0.0
                            } else {
                                1.5_f32
                            }))
                                .floor(),
                            abs((b - y.y)),
                        ];
                        self.0
                    })
                } else {
                    [y.y, self.1].iter().any(|&y| self.0)
                })) {
                    _ = (if (({
                        let q = y.x;
                        q == q && q.is_sign_negative()
                    })) {
                        self.0
                    } else {
                        return (match ((if (t <= t) {
                            ((*c) <= (*c))
                        } else {
                            self.0
                        })) {
                            true => (*c),
                            n @ false => (*c),
                            x => (*c),
                        });
                    });
                    break;
                }
            }
            ((({
                'outer: for b in 0..WIDE as i32 + 1 {
                    let v: f32 = 'block: {
                        if self.0 {
                            let start = ((Hit::SIZE + 2_usize))
                                .saturating_sub(Kind::SIZE);
                            let mut a = 2;
                            a += start;
                            break 'outer;
                        }
                        1.5
                    };
                    if self.0 {
                        break;
                    }
                }
                Hit {
                    c: TABLE[((*c) & 1) as usize],
                    a: (*c),
                    b: (*c),
                }
            }) + Hit { b: (*c), c: y.x, a: (*c) }))
                .a
        }
    }
    impl Hit {
        fn step(mut self, a: &Vec2, c: &IVec2) -> f32 {
            let Pair(a_2, y) = (if (c.x > c.x) {
                if (((((*c) / 3))
                    == (({
                        let mut k0 = 0i32;
                        'outer: loop {
                            if !(k0 < 0) {
                                break;
                            }
                            k0 += 1;
                            if (((*c) == (*c)) ^ ((k0 != self.a) < (1.0_f32 > a.y))) {
                                let mut a: IVec3 = (IVec3::new(k0, c.x, self.b)
                                    ^ (IVec3::new(3, self.b, c.x)
                                        | (if (0.5_f32 > 1.0) {
                                            IVec3::new(c.x, c.y, c.x)
                                        } else {
                                            IVec3::new(c.y, 3, (-1))
                                        })));
                                break;
                            }
                            let given: f32 = ((-a.x)).rem_euclid((a.y));
                            let x_2: f32 = {
                                let t = second(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn second(x_2: f32) -> f32 {
                                    if x_2 < HALF { -x_2 } else { x_2 }
                                }
                                t
                            };
                        }
                        (*c)
                    }))))
                {
                    let mut x_2: [Hit; 3] = [self, self, self];
                    'outer: for &Hit { a, b: t, c } in &x_2 {
                        if (((x_2[0].b) as usize & 31) <= Self::SIZE) {
                            let _ = (if ((match Pair((x_2[0].b != 2_i32), HALF) {
                                Pair(mut b @ false, x @ ..=0.0) if b => b,
                                mut c => false,
                            })) {
                                (x_2[2].c > 1.0)
                            } else {
                                (x_2[1].b <= a)
                            });
                            break;
                        }
                    }
                }
                Pair((c.y <= 5_i32), a.x)
            } else {
                Pair(((-1.0_f32) < a.y), a.x)
            });
            (y + (self.b as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &[f32; 2], c: &Vec3, mut v: Pair, mut n: Vec2) -> f32 {
        let Hit { a: a, b: _, c: _ } = (&{
            ({
                let v = [
                    ((match 8_usize {
                        mut v @ 4 => {
                            let mut y: Pair = (match (
                                LEVELS[(2_u32 % 8) as usize],
                                MASK,
                            ) {
                                (mut a @ 5.., b) => {
                                    if (1.0_f32 <= TABLE[Kind::SIZE % 4]) {
                                        let mut a: Pair = Pair((v > v), c.x);
                                        let x_2 = a
                                            .step(
                                                (Vec2::new((-2.5_f32), (-0.0_f32))).y,
                                                &{ ((NARROW as i32)).min(STEPS) },
                                                &n,
                                            );
                                    } else if ((*c)).is_nan() {
                                        let mut a_2 = ({ Hit { c: n.y, a: a, b: a } })
                                            .step(&n, &{ IVec2::new(a, 7_i32) });
                                    } else {}
                                    Pair((TABLE[(5_u32 % 4) as usize] != c.y), c.x)
                                }
                                (_, ..=4) => Pair::FIRST,
                                _ => Pair::ALL[(v).min(1)],
                            });
                            let t = y.step((c.x + HALF), &{ LEVELS[v % 8] }, &n);
                            n.y
                        }
                        v @ ((0 | 1)) => a[1],
                        t => n.y,
                    }))
                        .round(),
                    c.y,
                ];
                Hit {
                    c: c.y,
                    ..Hit {
                        a: (NARROW as i32),
                        ..Hit {
                            b: STEPS,
                            c: n.y,
                            a: LEVELS[(STEPS & 1) as usize],
                        }
                    }
                }
            })
        }
            - &{
                Hit {
                    c: (-0.0_f32),
                    ..Hit {
                        a: 0_i32,
                        ..Hit {
                            a: 0_i32,
                            b: 0_i32,
                            c: 0.0_f32,
                        }
                    }
                }
            });
        0.0
    }
}

mod p079 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub u32);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: f32, c: usize, y: &mut (State, f32)) -> i32 {
        let mut a = c;
        (((IVec2::new(2_i32, (NARROW as i32)) + IVec2::new((WIDE as i32), 2_i32))).y
            + ((y.0.0 & 255) as i32))
    }
}

#[flatten]
mod p080 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: usize, c: &[[Hit; 2]; 3], y: &mut f32, t: &mut UVec2) -> f32 {
        if (3_usize > 0) {
            if ((5_usize < b) | ((*y) <= 1.0)) {
                let given: f32 = (*y);
                let y: f32 = {
                    let t = first(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(t: f32) -> f32 {
                        if t < HALF { -t } else { t }
                    }
                    t
                };
                let mut k0 = ((t.y ^ t.y)) & 3;
                #[keep]
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let mut a_2 = (select(
                                IVec2::new(STEPS, (WIDE as i32)),
                                (IVec2::new((NARROW as i32), 2_i32))
                                    .saturating_sub(IVec2::new(7_i32, 0_i32)),
                                (y != y),
                            ) ^ IVec2::new(STEPS, 1));
                            let given: f32 = 3.0;
                            let c: f32 = {
                                fn first(a: f32) -> f32 {
                                    (a - 0.5).max(0.5)
                                }
                                let t = first(given);
                                t
                            };
                        }
                        k1 += 1;
                    }
                }
            }
            let mut k0 = (2_u32) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                'inner: for a in (0..(('block: {
                    _ = (t.x != t.y);
                    if true {
                        break 'block 0_i32;
                    }
                    0_i32
                }) & 3))
                {}
            }
        }
        0.0
    }
}

mod p081 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: bool,
    }
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub f32, pub Pair);
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &u32, c: &i32, y: &mut f32) -> Vec3 {
        (*y) %= 3.0;
        let mut x_2 = Hit { a: ((*y) > (*y)) };
        let mut k0 = ((1_u32 + (*a))) & 3;
        #[keep]
        'outer: loop {
            let mut a: Vec3 = (Vec2::new(1.5_f32, (*y)))
                .extend(
                    ({
                        let c: State = State(2.0_f32, Pair);
                        'inner: for v in [5_u32, ((k0 & 15) * (k0 & 7))] {
                            if ((if ((if x_2.a { false } else { x_2.a })) {
                                (Hit { a: false }).a
                            } else {
                                false
                            })) {
                                break;
                            }
                        }
                        0.0_f32
                    }),
                );
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p082 {
    use super::*;
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
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State {
                a: self.a,
                b: if self.b < other { other } else { self.b },
            }
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State {
                a: self.a,
                b: (other & 15) as f32,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: -0.0, c: 5 };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 2.0, c: 2 }, Self::FIRST];
    }
    impl Kind {
        const FIRST: Self = Kind::Empty {
            a: 3,
            b: -2,
            c: true,
        };
        const ALL: [Kind; 2] = [Kind::Near(0), Self::FIRST];
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
        fn step(mut self, a: f32) -> Pair {
            let [c, mut x, ..] = [Kind::Near(MASK); 3];
            Pair {
                a: ((0..2i32).map(|t| (Vec2::new(1.5_f32, 0.5_f32)).y).sum::<f32>()
                    + (self.a as f32)),
                b: (HALF + self.b.z),
                c: ((match ((State { a: MASK, b: self.b.w } * (self.b.w - 0.0))) {
                    State { a: (100 | 0), b: mut x @ 0.0..=0.25 } => self.a,
                    _ => self.a,
                }) + (self.b.w.abs() as usize & 255)),
            }
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: u32, t: &u32) -> bool {
        let given: f32 = a;
        let y: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(c: f32) -> f32 {
                c * HALF + 1.0
            }
            let t = doubled(given);
            t
        };
        'outer: for y in (0..0).rev() {
            let k1 = (({
                let q = a;
                if q == q { q.to_bits() >> 20 } else { 7 }
            })) & 3;
            'inner: while k1 > 3 {}
            if ([
                (Pair::FIRST).a,
                (Vec4::new(3.0_f32, a, 0.0_f32, 3.0_f32))
                    .dot(Vec4::new(a, 1.0_f32, 3.0_f32, 1.5_f32)),
                ({
                    let c: [f32; 3] = ((if (a != a) {
                        Some(
                            ({
                                let mut k1 = 0i32;
                                'inner: while k1 < 2 {
                                    if (((if (a < 0.0) {
                                        (if FLAGS[(Kind::SIZE).min(8)] {
                                            Some(State {
                                                a: (*t),
                                                ..State { b: a, a: (*t) }
                                            })
                                        } else {
                                            None
                                        })
                                    } else {
                                        ((a > a))
                                            .then_some(State {
                                                b: a,
                                                ..State { a: (*t), b: (-2.5_f32) }
                                            })
                                    }))
                                        .map_or_else(
                                            || {
                                                (([Kind::Near((*t)); 3])
                                                    != ([
                                                        Kind::Empty {
                                                            a: y,
                                                            b: (*c),
                                                            c: true,
                                                        },
                                                        Kind::ALL[Kind::SIZE % 2],
                                                        Kind::Empty {
                                                            a: (*c),
                                                            b: (i32::MIN + 1),
                                                            c: ((*t) <= (*t)),
                                                        },
                                                    ]))
                                            },
                                            |a_2| (FLAGS[(k1 & 1) as usize] || (0_i32 < y)),
                                        ))
                                    {
                                        let start = (if (((false)
                                            .then_some(State { a: (*t), b: 0.5_f32 }))
                                            .map_or_else(
                                                || false,
                                                |t| {
                                                    if (Some(t)).is_some_and(|x_2| FLAGS[Pair::SIZE % 9]) {
                                                        return ((k1 != 0_i32) || ((-4_i32) < (*c)));
                                                    }
                                                    false
                                                },
                                            ))
                                        {
                                            (*t)
                                        } else {
                                            ((*t) | (*t))
                                        });
                                        let mut c = 1;
                                        c += start;
                                        break 'inner;
                                    }
                                    let mut v = ((7_i32 + (y & STEPS)) * 1);
                                    k1 += 1;
                                }
                                let mut turn = (MASK) & 1;
                                let x: BVec3 = #[keep]
                                'value: loop {
                                    let mut t: Hit = Hit {
                                        a: Pair::SIZE,
                                        b: Vec4::new(0.5, 0.5, a, 0.0),
                                        c: IVec3::new(7, 0, 7),
                                    };
                                    let b = t.step((t.b.y - a));
                                    turn += 1;
                                    if turn >= 3 {
                                        break BVec3::new((t.b.y < t.b.w), true, true);
                                    }
                                };
                                State {
                                    a: 1_u32,
                                    ..State {
                                        a: 0_u32,
                                        ..State { a: (*t), b: a }
                                    }
                                }
                            }),
                        )
                    } else {
                        None
                    }))
                        .map_or_else(
                            || {
                                if ((*t) > (*t)) {
                                    return [RAMP[((*t) % 9) as usize], a, 0.0_f32];
                                }
                                [a; 3]
                            },
                            |v| [a, v.b, 0.25_f32],
                        );
                    c[2]
                }),
            ]
                .iter()
                .all(|&y| ((*t) < u32::MAX)))
            {
                continue;
            }
        }
        (FLAGS[State::SIZE % 9] ^ ((*c) > 1))
    }
}

mod p083 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p084 {
    use super::*;
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
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
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
    pub fn entry(a: &mut f32, c: &IVec3) -> u32 {
        let mut k0 = 1u32;
        'outer: while k0 < 4 {
            let mut k1 = (([5_u32; 3])[0]) & 3;
            #[keep]
            'inner: while k1 > 0
                && (((IVec2::new((-1), c.y) | IVec2::new(5, c.x))
                    == IVec2::new(c.x, c.z)))
            {
                k1 -= 1;
                if (Vec3::new((*a), 1.5_f32, (*a))).is_nan() {
                    let mut y = (match ((match (c.z < c.y) {
                        true => (-Pair { a: 0_usize, b: (*a) }),
                        _ => {
                            Pair {
                                b: (*a),
                                ..Pair { a: Pair::SIZE, b: (*a) }
                            }
                        }
                    })) {
                        Pair { a: 3, b: -1.5 } => {
                            (Vec3::new(0.0, (*a), (*a)) * Vec3::new((*a), 0.0, (-0.0)))
                        }
                        Pair { a: v @ 0..=3, b: 0.25 } => POINTS[(c.z & 1) as usize],
                        Pair { a: _, b: _ } => Vec3::new((*a), (*a), (*a)),
                        _ => Vec3::new((*a), (-1.0), (*a)),
                    });
                } else {}
            }
            k0 *= 2;
        }
        (MASK + ((*a).abs() as u32 & 255))
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32) -> f32 {
        let mut k0 = 1u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = (((k0 & 63) << (k0 & 7))) & 3;
            'inner: while k1 > 0
                && (((((false).then_some(Vec3::new(a, 1.0_f32, a)))
                    .map_or_else(
                        || Hit {
                            c: IVec3::new((-4_i32), 5_i32, i32::MIN),
                            a: Pair(false, STILL),
                            b: ((*c) > 0_i32),
                        },
                        |v| Hit {
                            c: IVec3::new(2_i32, (*c), 10_i32),
                            a: Pair::FIRST,
                            b: (v.z > v.y),
                        },
                    ))
                    .b))
            {
                k1 -= 1;
                if let Pair(false, (1.0 | 8.0)) = (((Some(
                    Vec3::new(1.5_f32, a, (-1.0_f32)),
                ))
                    .map_or_else(
                        || Pair::ALL[(Pair::SIZE).min(1)],
                        |x_2| {
                            if FLAGS[Hit::SIZE % 9] {
                                return (Pair((k1 < 1_u32), STILL) + Pair((k0 < k1), x_2.z));
                            }
                            Pair((k1 > k0), x_2.x)
                        },
                    ) * a))
                {
                    if (((a > (-0.0))).then_some(Vec3::new((-2.5_f32), 3.0_f32, a)))
                        .is_none_or(|t| (t.y >= t.x))
                    {
                        break 'inner;
                    }
                    let mut a_2: u32 = k0;
                } else {
                    'block: {
                        if (k0 != k0) {
                            break 'block;
                        }
                        true;
                    }
                }
            }
            if (a != a) {
                continue 'outer;
            }
        }
        STILL
    }
}

#[flatten]
mod p086 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&self, mut b: Pair, c: i32, y: &f32) -> i32 {
            let mut y = (3
                & (({
                    let mut t: [f32; 2] = (match ((self.0 <= self.0)).then_some(b.0) {
                        None => [b.0, (*y)],
                        mut c => [b.0, (*y)],
                    });
                    'outer: for _ in &mut t {
                        let mut v = ((if (HALF < 0.0) { None } else { Some(b.0) }))
                            .map_or_else(
                                || {
                                    (mat3(
                                        Vec3::new(1.5_f32, 0.25_f32, (*y)),
                                        POINTS[(Pair::SIZE).min(5)],
                                        CORNER,
                                    ) * b.0)
                                },
                                |y| {
                                    ((if true { None } else { Some(self.0) }))
                                        .map_or_else(
                                            || Mat3::from_diagonal(Vec3::new(1.5_f32, y, self.0)),
                                            |a_2| Mat3::from_cols(
                                                CORNER,
                                                Vec3::new(a_2, y, (-1.0_f32)),
                                                Vec3::new(self.0, (-1.0_f32), 0.25_f32),
                                            ),
                                        )
                                },
                            );
                        v.z_axis = Vec3::new((-0.0_f32), v.z_axis.y, v.x_axis.z);
                        if (c <= c) {
                            continue 'outer;
                        }
                    }
                    MASK
                }) | MASKS[Self::SIZE % 7]));
            ((c & 63) << 1)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: Mat3, t: u32) -> f32 {
        let mut y: Pair = ((FLAGS[Pair::SIZE % 9]).then_some(y.y_axis.y))
            .map_or_else(|| Pair(y.y_axis.y), |a_2| Pair(y.x_axis.y));
        y.step(y, (IVec2::new((*c), (*c))).y, &(*a));
        if (((if (((if ((*c) < (*c)) { Some((-0.0_f32)) } else { None }))
            .map_or_else(|| ((*c) < (*c)), |x| ((*a) > y.0)))
        {
            Some(
                (if ((*c) > (*c)) {
                    y.0
                } else {
                    (*c) >>= STEPS;
                    0.25_f32
                }),
            )
        } else {
            None
        }))
            .is_some())
        {
            let mut b: i32 = ((*c)
                + ({
                    (*c) = 7;
                    (*c)
                }));
        }
        let mut t = Pair::SIZE;
        ((if (({
            if false {
                let mut k0 = 1u32;
                'outer: loop {
                    if !(k0 < 4) {
                        break;
                    }
                    let mut k1 = (k0) & 3;
                    #[keep]
                    'inner: loop {
                        let [mut a, v] = [(*a); 2];
                        if k1 == 0 || ((t != 0)) {
                            break;
                        }
                        k1 -= 1;
                    }
                    k0 *= 2;
                }
            }
            false
        })) {
            0.0
        } else {
            0.0
        }) + (t as f32))
    }
}

#[flatten]
mod p087 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub i32, pub f32);
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
    static STILL: f32 = HALF - 1.25;
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec3::new(0.5, -0.0, 2.0),
            b: -0.0,
            c: i32::MAX,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec3::new(-0.0, 2.0, -1.5),
                b: 2.0,
                c: 3,
            },
            Self::FIRST,
        ];
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &mut f32, t: &mut i32) -> f32 {
        let Pair { a: mut t, b, c: _ } = ((if (a < a) { Some((*y)) } else { None }))
            .map_or_else(
                || {
                    ((if (a <= a) { Some(a) } else { None }))
                        .map_or_else(
                            || {
                                if (a > a) {
                                    return Pair::FIRST;
                                }
                                Pair {
                                    c: (*c),
                                    a: Vec3::new(a, 2.0_f32, 0.0_f32),
                                    b: (-2.5_f32),
                                }
                            },
                            |a| Pair {
                                b: 0.25_f32,
                                c: (*c),
                                a: Vec3::new((-2.5_f32), a, 0.5_f32),
                            },
                        )
                },
                |v| {
                    if (v < a) {
                        return Pair {
                            a: Vec3::new(a, 1.5_f32, STILL),
                            b: v,
                            c: (*c),
                        };
                    }
                    (Pair {
                        b: a,
                        c: (*t),
                        a: Vec3::new(v, 0.0_f32, (-1.0_f32)),
                    } * (*y))
                },
            );
        let mut x_2: f32 = a;
        let mut k0 = 253u8;
        'outer: while k0 != u8::MAX {
            if ((match (({
                let _ = ((if (t.y <= x_2) { Some((k0 as f32)) } else { None }))
                    .is_none();
                Hit((k0 as i32), a)
            })) {
                Hit(_, _) => {
                    let mut k1 = 0i32;
                    'inner: while k1 < 2 {
                        if ((((Pair { c: k1, a: t, b: (*y) } * (k0 as i32)))
                            == (((if (k1 <= (k0 as i32)) {
                                None
                            } else {
                                Some((k0 as f32))
                            }))
                                .map_or_else(
                                    || Pair { a: t, b: (*y), c: (-1_i32) },
                                    |t| Pair::FIRST,
                                ))))
                        {
                            let y = flatten::math::cos(((t).z * 1.0));
                            break;
                        }
                        (*y) -= (x_2 - 0.0);
                        k1 += 1;
                    }
                    false
                }
                Hit((0 | -7), 0.0) => (0.0_f32 < 0.0),
                _ => false,
            })) {
                break;
            }
            k0 += 1;
        }
        0.0
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
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near(Mat3),
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
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Pair, c: &Vec3, y: f32) -> Pair {
        let mut k0 = ((MASK | MASK)) & 3;
        'outer: while k0 > 0
            && (([STEPS, (WIDE as i32)].iter().fold(y, |x_2, &x| a.1)
                < ((*c)).dot((*c))))
        {
            k0 -= 1;
            if ((({
                let q = c.y;
                q == q && q.is_sign_negative()
            }) && ((k0 <= k0) || (0_u32 != k0))))
            {
                if ([
                    7_i32,
                    ((([a.1, (-2.5_f32)]
                        .iter()
                        .any(|&v| {
                            if (false || (8_u32 > k0)) {
                                return (BVec3::new(false, true, (k0 != k0)))
                                    .test((Kind::SIZE).min(1));
                            }
                            (a.1 < y)
                        }) as i8) <= ((1.5_f32 > y) as i8)) as i32),
                    (WIDE as i32),
                ]
                    .iter()
                    .all(|&n| (k0 != k0)))
                {} else {}
                return Pair((-2.5_f32), c.x);
            }
        }
        Pair(0.5, c.y)
    }
}

mod p089 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, mut x: i32) -> Mat3 {
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
                    let _ = (b < b);
                    let _ = ((UVec2::new(0_u32, 0_u32)).y < ((k0 & 63) << (k0 & 7)));
                    let x_2: f32 = 'block: {
                        let Pair { a } = Pair { a: (b).fract() };
                        if (((Pair { a: a }) == (Pair { a: a }))) {
                            let mut v = ({
                                (dot(Vec2::new(b, 0.5_f32), Vec2::new(a, 2.0_f32)) * 0.0)
                            });
                            break 'block (if (b <= a) { a } else { (-0.0) });
                        }
                        let a_2: f32 = 'block_1: {
                            if (!(0_u32 != k0)) {
                                break 'block_1 b;
                            }
                            a
                        };
                        b
                    };
                }
                k1 += 1;
            }
        }
        Mat3::from_cols(
            Vec3::new(1.0, 1.0, 0.5),
            (Vec3::new(2.0, 0.5, b) + Vec3::splat(b)),
            (Vec3::new(b, 0.25, b) + Vec3::splat(b)),
        )
    }
}

#[flatten]
mod p090 {
    use super::*;
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
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            *self = *self + other;
        }
    }
    impl Pair {
        fn step(&mut self, a: f32) -> Option<Pair> {
            let t = (Some((*self)))?;
            Some(t)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: f32, t: f32) -> f32 {
        if ((Mat3::from_cols(
            Vec3::new(1.0_f32, y, y),
            Vec3::new(3.0_f32, y, y),
            Vec3::new((-2.5_f32), 0.5_f32, 0.0_f32),
        ))
            .x_axis)
            .cmple(Vec3::new(y, (*a), t))
            .any()
        {
            return (((if (t != 0.5) {
                Some(Pair {
                    b: c,
                    c: Vec2::new(2.0_f32, (-2.5_f32)),
                    a: Vec2::new(t, t),
                })
            } else {
                None
            }))
                .filter(|&x_2| false))
                .map_or_else(|| (y / (-3.0)), |x| (x.a.y * (*a)));
        }
        let mut n: Pair = (Pair {
            c: Vec2::new(y, (-1.0)),
            a: Vec2::new(3.0, (*a)),
            b: c,
        }
            + Pair {
                b: 10,
                c: Vec2::new((-0.0), (*a)),
                a: Vec2::new(t, (*a)),
            });
        let x = n.step(([n.c.x; 3])[0]);
        (0.5 + n.c.y)
    }
}

mod p091 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut [Mat3; 2], y: &mut f32) -> f32 {
        'outer: for a in (0..4).rev() {
            let mut a_2 = ((3.0_f32).lerp_monotonic(c[0].y_axis.x, 0.25)).cos();
            if ((((a as i32) <= 7)).then_some((*y)))
                .map_or_else(
                    || (MASK).is_power_of_two(),
                    |v| (((-1.0_f32) <= c[1].z_axis.z) == (3.0_f32 != 1.5_f32)),
                )
            {
                let mut k1 = -1i32;
                'inner: while k1 <= -1 {
                    k1 = 2 + k1;
                    let mut c = (Some(c[0].x_axis.x))
                        .map_or_else(
                            || ({ c[0] }),
                            |a_2| Mat3::from_cols(c[1].z_axis, c[1].x_axis, c[0].z_axis),
                        );
                    c.x_axis = select(
                        c.x_axis,
                        Vec3::new(f32::MIN_POSITIVE, (*y), 0.25_f32),
                        ((a as i32) <= 3_i32),
                    );
                }
                break;
            }
            if ([
                (Vec4::new(c[1].z_axis.z, 0.0_f32, 0.0_f32, a_2)).element_sum(),
                0.0_f32,
            ]
                .into_iter()
                .find(|&a| false))
                .map_or_else(|| false, |a| false)
            {}
        }
        0.0
    }
}

#[flatten]
mod p092 {
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
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
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
                    {
                        let given: f32 = select(
                            (if (*y) {
                                let mut x_2: [f32; 3] = [a; 3];
                                'outer: for (x, Hit { a: Pair { a: a, b } }) in x_2
                                    .iter_mut()
                                    .zip([
                                        Hit {
                                            a: Pair {
                                                a: Vec3::new((-2.5_f32), a, 1.5_f32),
                                                ..Pair {
                                                    a: Vec3::new((-1.0_f32), 0.0_f32, a),
                                                    b: Vec3::new(2.0_f32, a, 0.0_f32),
                                                }
                                            },
                                        },
                                        Hit {
                                            a: Pair {
                                                b: CORNER,
                                                a: Vec3::new(1.0_f32, 0.0_f32, (-1.0_f32)),
                                            },
                                        },
                                        Hit {
                                            a: Pair {
                                                b: Vec3::new(a, 1.0_f32, 0.5_f32),
                                                ..Pair {
                                                    a: Vec3::new(a, (-2.5_f32), (-2.5_f32)),
                                                    b: Vec3::new(1.0_f32, 0.5_f32, a),
                                                }
                                            },
                                        },
                                    ])
                                {
                                    let [_, mut a_2, b] = [b.y; 3];
                                    if ((a).cmple(a).all() || (*y)) {
                                        continue 'outer;
                                    }
                                    let mut v = Hit { a: Pair { b: a, a: a } };
                                }
                                RAMP[Pair::SIZE % 9]
                            } else {
                                let mut k0 = ((t ^ t)) & 3;
                                #[keep]
                                'outer: while k0 > 0
                                    && (((((if (*y) {
                                        Kind::FIRST
                                    } else {
                                        Kind::ALL[Kind::SIZE % 2]
                                    })) == (Kind::Empty(Hit { a: Pair::FIRST })))))
                                {
                                    k0 -= 1;
                                    let start = (if (({ (*y) })) {
                                        (k0 | 1_u32)
                                    } else {
                                        (t / 3)
                                    });
                                    let mut v = 1;
                                    v += start;
                                    let mut x_2 = (Vec2::new(a, (-0.0_f32)))
                                        .mul_add(
                                            (Vec2::new(0.25_f32, (-2.5_f32)) - Vec2::new(a, a)),
                                            Vec2::new(a, a),
                                        );
                                }
                                a
                            }),
                            (match c {
                                _ => {
                                    let mut turn = 0;
                                    let b: Vec4 = 'value: loop {
                                        let n: State = State((*y));
                                        if (([a, a, a])[0] == a) {
                                            break select(
                                                Vec4::splat(a),
                                                Vec4::new(1.5_f32, a, 0.5_f32, a),
                                                (if (*y) { (c < c) } else { (*y) }),
                                            );
                                        }
                                        let mut t: Vec2 = Vec2::new(a, a);
                                        if (*y) {
                                            break ((Vec4::new(HALF, 0.5, 0.0, 1.5))
                                                .min(Vec4::new(a, a, 2.0, t.y)))
                                                .wzyx();
                                        }
                                        t.x
                                            -= (if (matches!((Pair::SIZE, n.0, c), ((4 | 1), y, _))
                                                || (State(true)).0)
                                            {
                                                (Vec3::new((-0.0_f32), 0.0_f32, 2.0_f32)).length()
                                            } else {
                                                (t.x).fract_gl()
                                            });
                                        turn += 1;
                                        if turn >= 1 {
                                            break (Vec4::new((-1.0), t.x, a, 0.0) % 1.5);
                                        }
                                    };
                                    a
                                }
                                -1.. if (asked(
                                    &|a, v| {
                                        if (a <= a) {
                                            return ((BVec3::new(true, false, true))
                                                == (BVec3::new(true, false, (*y))));
                                        }
                                        (*y)
                                    },
                                    1.5_f32,
                                )) => a,
                                _ => a,
                                _ => a,
                            }),
                            (*y),
                        );
                        let c: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(n: f32) -> f32 {
                                if n < HALF { -n } else { n }
                            }
                            let t = doubled(given);
                            t
                        };
                    }
                    Kind::SIZE
                }
                (false, mut t @ 5, mut a_2 @ 2) => a_2,
                (n @ true, ..=5, 0..) => Kind::SIZE,
                _ => 2_usize,
            }) + Kind::SIZE),
            ((WIDE as i32) < (*c)),
            (*c),
        )) {
            (mut b @ ((0 | 4)), true, x_2) => {}
            (1, b @ true, x) => {}
            ((1 | 0), true, 0) => {}
            _ => {}
        }
        (Hit {
            a: Pair::ALL[Kind::SIZE % 2],
        } * (-0.5))
    }
}

mod p093 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec2,
    }
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: u32,
        pub b: Pair,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
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
mod p094 {
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
    impl Pair {
        fn turn(&self, a: Mat2, c: Mat2) -> usize {
            let _ = ([f32::MAX, self.c.x]
                .into_iter()
                .take(Self::SIZE % 3)
                .map(|a_2| {
                    if (([5_i32; 3])
                        != ([
                            (WIDE as i32),
                            (NARROW as i32),
                            LEVELS[((WIDE as i32) & 1) as usize],
                        ]))
                    {
                        return (self.b + c.x_axis.y);
                    }
                    self.c.x
                })
                .sum::<f32>() < self.c.y);
            let [mut a_2, x_2, x] = (match (
                [STEPS, (-4_i32), STEPS].iter().fold(a.y_axis.x, |v, &n| 1.5_f32),
                STEPS,
            ) {
                (0.25..=8.0, 1..) if (!self.a) => {
                    [2_i32, (NARROW as i32), (NARROW as i32)]
                }
                ((8.0 | -1.5), (-7 | 5)) => [STEPS, LEVELS[(MASK % 8) as usize], STEPS],
                _ => [2_i32, (NARROW as i32), STEPS],
            });
            (((if Pair::SIZE >= Pair::SIZE {
                Pair::SIZE - Pair::SIZE
            } else {
                Self::SIZE
            })
                + (Pair::SIZE
                    + ({
                        let mut t: f32 = a.y_axis.x;
                        Self::SIZE
                    }))) + ((a_2 & 255) as usize))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32, y: bool) -> u32 {
        let mut a: usize = Pair::turn(
            &{
                Pair {
                    a: (Pair {
                        b: a,
                        c: Vec2::new((-0.0_f32), 1.0_f32),
                        a: y,
                    })
                        .a,
                    b: (Vec2::new(3.0_f32, 0.25_f32)).y,
                    c: ('block: {
                        let mut a: i32 = (-({
                            let a: f32 = (a
                                - (match ((
                                    (Pair {
                                        b: 0.0_f32,
                                        c: Vec2::new(1.0_f32, 1.5_f32),
                                        a: (a != 0.0_f32),
                                    })
                                        .a,
                                    (if y {
                                        if ((match (y < y) {
                                            false if (({ y })) => {
                                                (Pair {
                                                    c: Vec2::new(2.0_f32, a),
                                                    a: y,
                                                    b: a,
                                                })
                                                    .a
                                            }
                                            _ => {
                                                (match ((MASK | 7) - (MASK & 7)) {
                                                    (100 | 2) => (y != true),
                                                    2 => y,
                                                    n => {
                                                        (Pair {
                                                            c: Vec2::new(a, 2.0_f32),
                                                            a: y,
                                                            b: a,
                                                        })
                                                            .a
                                                    }
                                                })
                                            }
                                            a => false,
                                        })) {}
                                        0.0_f32
                                    } else {
                                        0.0_f32
                                    }),
                                )) {
                                    (true, -1.5) => 0.0,
                                    _ => 0.0,
                                }));
                            0
                        }));
                        if false {
                            break 'block Vec2::new(0.0_f32, 0.0_f32);
                        }
                        Vec2::new(0.0_f32, 0.0_f32)
                    }),
                }
            },
            Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0)),
            Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0)),
        );
        0
    }
}

#[flatten]
mod p095 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
        const FIRST: Self = Pair;
        const ALL: [Pair; 2] = [Pair, Self::FIRST];
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
    impl Pair {
        fn step(mut self, mut b: f32) -> Option<(u32, Vec3, Mat3)> {
            let n = ((false)
                .then_some((
                    MASK,
                    Vec3::new(STILL, 1.0_f32, b),
                    Mat3::from_diagonal(Vec3::new(b, (-1.0_f32), 2.0_f32)),
                )))?;
            let mut b: [f32; 2] = [n.1.y, n.2.z_axis.y];
            'outer: for (a, (_, n)) in b.iter().copied().zip(0..2u32).enumerate() {
                let mut b = ((if [3_i32, (NARROW as i32)]
                    .iter()
                    .any(|&x_2| (3_usize < a))
                {
                    Some((
                        n,
                        Vec3::new(0.25_f32, b[0], 0.0_f32),
                        Mat3::from_cols(
                            Vec3::new(1.0_f32, (-1.0_f32), 0.0_f32),
                            Vec3::new(0.0_f32, 2.0_f32, b[1]),
                            Vec3::new((-2.5_f32), (-0.0_f32), (-0.0_f32)),
                        ),
                    ))
                } else {
                    None
                }))
                    .map_or(
                        (
                            n,
                            Vec3::new(b[0], b[1], (-0.0_f32)),
                            Mat3::from_cols(
                                Vec3::new((-1.0_f32), 1.5_f32, 16_777_217f32),
                                POINTS[a % 6],
                                POINTS[(a).min(5)],
                            ),
                        ),
                        |y| (
                            ((n | 7) - (y.0 & 7)),
                            (y.2.z_axis).ceil(),
                            (match (Hit { a: (NARROW as i32) }) {
                                Hit { a: mut x_2 } => y.2,
                                Hit { a: _ } if (a < a) => y.2,
                                Hit { a: 2 } => y.2,
                                mut x => y.2,
                            }),
                        ),
                    );
                if (a <= Self::SIZE) {
                    break 'outer;
                }
            }
            ((n.0 < n.0)).then_some(n)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: i32, y: f32) -> u32 {
        let mut t = (Vec4::splat(y)).powf(2.0);
        let mut b: [Option<(u32, Vec3, Mat3)>; 2] = [
            Some((MASK, a, Mat3::IDENTITY)),
            (if (a.x > t.z) { Some((0_u32, a, mat3(a, a, a))) } else { None }),
        ];
        'outer: for _ in b.iter_mut() {
            let mut turn = 0;
            let x: Mat3 = #[keep]
            'value: loop {
                if (MASK >= MASK) {
                    break 'value Mat3::from_diagonal((if (c > c) { a } else { a }));
                }
                let _ = (c < c);
                let v: Hit = (match (
                    (MASK).is_power_of_two(),
                    (Vec2::new(0.25_f32, (-0.0_f32))).y,
                ) {
                    (_, (0.25 | -1.5)) if (c < c) => {
                        let k1 = (MASKS[(MASK % 7) as usize]) & 3;
                        'inner: loop {
                            if k1 < 4 {
                                let mut a: Pair = ((if (a.z <= a.z) {
                                    None
                                } else {
                                    Some((k1, a, Mat3::from_diagonal(a)))
                                }))
                                    .map_or_else(|| Pair, |t| Pair::ALL[Pair::SIZE % 2]);
                                let n = a.step((t.z * t.y));
                                break;
                            } else {
                                continue;
                            }
                        }
                        Hit::ALL[(c & 1) as usize]
                    }
                    (true, v) => Hit { a: c },
                    _ => Hit { a: c },
                });
                turn += 1;
                if turn >= 1 {
                    break Mat3::from_cols(
                        Vec3::new((-2.5), a.z, (-2.5)),
                        Vec3::new(3.0, Hit::RATE, 1.5),
                        a,
                    );
                }
            };
            if true {
                continue;
            }
        }
        (0 + (t.y.abs() as u32 & 255))
    }
}

#[flatten]
mod p096 {
    use super::*;
    use flatten::math::*;
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
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
                if ([
                    [(*a), (*a)].iter().fold(STEPS, |c, &v| c),
                    counted(&|v| v),
                    (STEPS).rem_euclid((STEPS) | 1),
                ]
                    .iter()
                    .all(|&b| {
                        if (LEVELS[(t % 8) as usize] > b) {
                            return (if true { true } else { (c.w < c.y) });
                        }
                        (((*a) <= c.y) && (t <= t))
                    }))
                {
                    break 'block (match t {
                        mut n @ ..2 if ((if (t != t) {
                            if (3.0_f32 < y) {
                                let [mut a_2, t] = [
                                    STEPS,
                                    ((if (c.w < (-2.5)) {
                                        None
                                    } else {
                                        Some(Kind::Empty(TABLE[Kind::SIZE % 4]))
                                    }))
                                        .map_or_else(|| STEPS, |a_2| 2_i32),
                                ];
                                let [b, v] = [3_i32; 2];
                                let mut c = ({
                                    (match (2_usize, (-1_i32)) {
                                        ((2 | 4), mut a_2 @ 2..) => Vec2::new((-2.5), STILL),
                                        _ => {
                                            (if (n <= n) {
                                                Vec2::new(0.25, 3.0)
                                            } else {
                                                Vec2::new(0.0, 0.5)
                                            })
                                        }
                                    })
                                });
                            }
                            (c.w > c.w)
                        } else {
                            let mut turn_1 = 0;
                            let a_2: i32 = 'value_1: loop {
                                let mut y = ({
                                    select(
                                        ((*a) * 1.0),
                                        (match (2.0_f32, (t > 3_u32), 3_usize) {
                                            ((8.0 | 0.25), a, 1) => c.z,
                                            (mut b, mut y, ((0 | 100))) => c.w,
                                            _ => 1.5_f32,
                                        }),
                                        ((-1_i32)).is_negative(),
                                    )
                                });
                                let mut a = (((!LEVELS[((NARROW as i32) & 1) as usize])
                                    - (STEPS ^ 1_i32)) as f32);
                                if ((BVec3::new(false, (y <= y), (n > t)))
                                    == (BVec3::new(false, true, (n > n))))
                                {
                                    break ([STEPS, (WIDE as i32)])[0];
                                }
                                let start = (sign(y)).sin();
                                let mut b = 0.0;
                                b += start;
                                if (({
                                    let q = y;
                                    q == q && q.is_sign_negative()
                                })) {
                                    break ((a) as u32 as i32);
                                }
                                turn_1 += 1;
                                if turn_1 >= 2 {
                                    break (-STEPS);
                                }
                            };
                            (1_i32 <= 0)
                        })) => (n != 2),
                        _ => (t > t),
                        mut n => (c.y < y),
                        a_2 => {
                            let mut x_2: Vec2 = Vec2::new(c.z, 0.0);
                            (a_2 <= a_2)
                        }
                    });
                }
                let mut k0 = 0i32;
                'outer: while k0 < 2 {
                    'inner: for a in k0..=2 {
                        let mut y: f32 = 0.0;
                        let start = t;
                        let mut c = 1;
                        c += start;
                    }
                    let mut k1 = (((Kind::SIZE & 255) as u32)) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let mut a = (Vec2::splat(c.x)).max(Vec2::new((*a), (-0.0)));
                    }
                    k0 += 1;
                }
                true
            })
        } else {
            return (-1.0);
        });
        (-0.0)
    }
}

#[flatten]
mod p097 {
    use super::*;
    use flatten::math::*;
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
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair(self.0, self.1)
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair(self.0 & other, self.1)
        }
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(if self.0 < other.0 { self.0 } else { other.0 }, self.1)
        }
    }
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State {
                a: if self.a < other { other } else { self.a },
            }
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State { a: (other & 15) as f32 }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
                            'outer: for _ in &mut y {
                                let mut t = ((MASK) as i32);
                                let mut k1 = (((MASK | 7) - (MASK & 7))) & 3;
                                'inner: loop {
                                    if (k1 != 5) || k1 == 0 {
                                        break;
                                    }
                                    k1 -= 1;
                                }
                            }
                            break 'block Vec2::new((-1.0), 16_777_217f32);
                        }
                        Vec2::new((-2.5), 0.0)
                    }),
                    Vec2::new(HALF, 0.25),
                ),
                (IVec3::new(1, 3, (-4)) + IVec3::splat(self.1.y)),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut UVec2, c: State) -> [i32; 2] {
        let mut c = c;
        let c: Pair;
        if true {
            c = ({
                let mut t: [i32; 2] = (if FLAGS[(a.y % 9) as usize] {
                    let mut x_2 = (State {
                        a: (State { a: (-0.0_f32) }).a,
                    } * (-0.5));
                    [LEVELS[(a.y % 8) as usize], 10_i32]
                } else {
                    if let ..0.25 = flatten::math::dot(
                        Vec4::select(
                            (Vec4::new(
                                STILL,
                                TABLE[((-4_i32) & 1) as usize],
                                1.0_f32,
                                (-2.5_f32),
                            ))
                                .cmplt(
                                    Vec4::new(
                                        (-2.5_f32),
                                        TABLE[Pair::SIZE % 4],
                                        0.5_f32,
                                        (-0.0_f32),
                                    ),
                                ),
                            Vec4::new(0.25_f32, (-2.5_f32), STILL, HALF),
                            Vec4::new(STILL, STILL, 3.0_f32, (-2.5_f32)),
                        ),
                        Vec4::new(0.25_f32, 2.0_f32, 0.0_f32, State::RATE),
                    ) {
                        let mut x_2: [usize; 2] = [0_usize; 2];
                        'outer: for b in x_2.iter_mut() {
                            if (a.y <= a.x) {
                                let mut b: Pair = (Pair(
                                    (NARROW as i32),
                                    IVec2::new((NARROW as i32), STEPS),
                                ) * STEPS);
                                let n = b.step(&{ ((HALF).max(HALF) + 0.0) });
                                break;
                            }
                        }
                    }
                    [(NARROW as i32), STEPS]
                });
                'outer: for x_2 in t {
                    if false {
                        break;
                    }
                }
                Pair(t[0], IVec2::new(STEPS, STEPS))
            });
        } else {
            c = Pair((WIDE as i32), IVec2::new(STEPS, LEVELS[(Hit::SIZE).min(7)]));
        }
        [c.1.x, c.0]
    }
}

#[flatten]
mod p098 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(i32),
        Near(usize),
        Far(f32, i32),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        fn step(mut self, a: Kind) -> f32 {
            'outer: for y in 1..=2 {
                'inner: for _ in 0..WIDE as i32 + 1 {
                    let mut turn = 0;
                    let x_2: i32 = #[keep]
                    'value: loop {
                        if ((y as i32)).is_negative() {
                            let mut x_2: Vec2 = Vec2::select(
                                (((Vec2::new(STILL, TABLE[(Kind::SIZE).min(3)])
                                    - Vec2::new(0.5, HALF)) / 2.0))
                                    .cmplt(
                                        ((Vec2::new((-1.0), (-0.0))).xx())
                                            .max(Vec2::new(2.0, STILL)),
                                    ),
                                Vec2::new((-0.0), 0.5),
                                Vec2::new((-2.5), 3.0),
                            );
                        } else {}
                        turn += 1;
                        if turn >= 1 {
                            break y;
                        }
                    };
                }
            }
            (0.5 + TABLE[Self::SIZE % 4])
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: i32, y: Vec3, t: [(f32, i32); 2]) -> i32 {
        'outer: for x in 0..2 {
            let k1 = ((UVec2::new(3_u32, MASK)).y) & 3;
            'inner: loop {
                if ((match (a.y != t[0].0) {
                    true if ((if ((x as i32) > t[1].1) {
                        let mut b: [(f32, i32); 2] = t;
                        true
                    } else {
                        break 'outer;
                    })) => {
                        let mut y: Kind = (if true {
                            Kind::Empty(c)
                        } else {
                            Kind::Empty(c)
                        });
                        let v = y
                            .step(
                                ((if (c != STEPS) { Some(t[0].0) } else { None }))
                                    .map_or_else(|| Kind::Near(Kind::SIZE), |a| y),
                            );
                        (a.x <= (-0.0))
                    }
                    true if (3_u32 != 8) => ((x as i32) <= c),
                    false => (t[1].1 < c),
                    true => (y.z > y.y),
                    false => (k1 > 3),
                })) {
                    break;
                }
                if k1 < 4 {
                    break;
                }
            }
        }
        (t[1].1 + t[1].1)
    }
}

#[flatten]
mod p099 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub usize, pub BVec3);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub usize, pub f32);
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(self.0, self.1)
        }
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
            Hit(self.0, (other & 15) as f32)
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: &mut f32, t: &mut u32) -> f32 {
        (*t) = (*t);
        ((if ((((if false { 100u16 } else { 7 } / 3 % 5) as i32) > (7_i32 % (c | 1)))) {
            (match (
                ((8_u32 | 7) - ((*t) & 7)),
                (BVec3::new(true, false, ((*a) != f32::MAX))).any(),
            ) {
                (0..3, true) if (2_i32 > c) => {
                    let mut k0 = -1i32;
                    'outer: loop {
                        if !(k0 <= 3) {
                            break;
                        }
                        k0 = k0 + 2;
                        if ((c > c) || ((2_i32 > c) || ((*y) <= (*a)))) {
                            continue 'outer;
                        }
                        let mut x_2 = (if (k0 != (-4)) { Some((*y)) } else { None });
                    }
                    (0.0_f32).tanh()
                }
                (4, y) => (((*a)).max(2.0) + 0.0),
                (a @ 0, v @ false) => {
                    'outer: for _ in [
                        [c, c, c],
                        (((c > c)).then_some((*y)))
                            .map_or_else(
                                || [c, c, c],
                                |c| [LEVELS[((*t) % 8) as usize], STEPS, (-4_i32)],
                            ),
                        [c, c, (-4_i32)],
                    ] {
                        let mut turn = 0;
                        let y: i32 = 'value: loop {
                            (*t) |= (*t);
                            turn += 1;
                            if turn >= 1 {
                                break (if v { c } else { i32::MIN });
                            }
                        };
                        if v {
                            (*t) = (((if a != 0 {
                                (a).saturating_mul((*t)) / a
                            } else {
                                (*t)
                            }) & 15)
                                * ((match (Some(STILL)).is_none() {
                                    false => {
                                        ((true).then_some(HALF)).map_or_else(|| 5_u32, |n| (*t))
                                    }
                                    _ => (((*t) | 7) - ((*t) & 7)),
                                }) & 7));
                            continue;
                        }
                        let mut t: Hit = Hit(
                            (Hit::SIZE)
                                .min(
                                    (if Hit::SIZE >= Pair::SIZE {
                                        Hit::SIZE - Pair::SIZE
                                    } else {
                                        Pair::SIZE
                                    }),
                                ),
                            ((RAMP[(y & 1) as usize] + TABLE[(Pair::SIZE).min(3)]) * 1.0),
                        );
                        let mut x_2 = (UVec2::new(3_u32, 0_u32)).y;
                    }
                    (*y)
                }
                _ => 0.0,
            })
        } else {
            0.0
        }) + ((*t) as f32))
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
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub usize, pub i32);
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    impl Hit {
        const FIRST: Self = Hit(0.5);
        const ALL: [Hit; 2] = [Hit(-0.0), Self::FIRST];
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
    impl Hit {
        fn step(&self, a: i32) -> Option<f32> {
            let t = (Some(self.0))?;
            ((if (a < a) {
                None
            } else {
                Some(flatten::math::select(t, self.0, (HALF != t)))
            }))
                .and_then(|t| Some(t))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: &mut Pair) -> f32 {
        let [c, x_2] = [(*a), 2.0_f32];
        'outer: for a_2 in 0..1u8 {
            let mut a_2: [f32; 2] = [c, 0.5_f32];
            'inner: for _ in a_2.iter_mut() {
                if let false = (y.1 < y.1) {
                    let given: f32 = (*a);
                    let c: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(v: f32) -> f32 {
                            v * HALF + 1.0
                        }
                        let t = doubled(given);
                        t
                    };
                    let (_, _) = ((*a), (3_usize > 5_usize));
                } else {
                    let mut x: Hit = (Hit::ALL[y.0 % 2] * y.1);
                    let t = x.step((-1));
                }
                _ = (((if (x_2 > c) { Some(c) } else { None }))
                    .map_or_else(|| false, |t| (x_2 != t))
                    & ((y.1 < y.1) || ((*a) < c)));
                if (y.0 < 3) {
                    break 'outer;
                }
                let mut c: f32 = ([(if (y.1 != y.1) { c } else { c }), x_2])[0];
                let mut c: Pair = (*y);
                let n = c.step((-0.0));
            }
            if (a_2[0] <= 3.0) {
                break;
            }
        }
        ((*a) + (y.1 as f32))
    }
}

mod p103 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: BVec3,
        pub b: UVec2,
        pub c: Vec3,
    }
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Hit,
        pub b: f32,
        pub c: bool,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(mut b: State, mut x: i32, y: &mut f32, t: &mut u32) -> i32 {
        let mut turn = 0;
        let a: Hit = 'value: loop {
            if false {
                break 'value (if (((if b.c {
                    None
                } else {
                    Some(mat2(Vec2::new(f32::MAX, 3.0_f32), Vec2::new(b.a.c.x, 3.0_f32)))
                }))
                    .map_or_else(|| b.c, |b| false))
                {
                    (State { b: b.a.c.z, ..b }).a
                } else {
                    if (('block_1: {
                        if b.c {
                            'outer: for n in 7..10i64 {
                                let mut y: [i32; 2] = [
                                    ((IVec2::new(2_i32, (-4_i32)) + IVec2::new(10_i32, 0_i32)))
                                        .y,
                                    (n as i32),
                                ];
                                let mut a = (((((*t) > (n as u32)) && b.c))
                                    .then_some(
                                        (match ((if b.c {
                                            None
                                        } else {
                                            Some(
                                                mat2(
                                                    Vec2::new((n as f32), HALF),
                                                    Vec2::new(1.0_f32, 2.0_f32),
                                                ),
                                            )
                                        })) {
                                            Some(a) if b.c => a,
                                            None => Mat2::from_diagonal(Vec2::new(0.25_f32, (n as f32))),
                                            x => {
                                                mat2(
                                                    Vec2::new(2.0_f32, 0.0_f32),
                                                    Vec2::new(3.0_f32, 0.0_f32),
                                                )
                                            }
                                        }),
                                    ))
                                    .map_or_else(
                                        || {
                                            if (!b.c) {
                                                return b.a.c.x;
                                            }
                                            (b).b
                                        },
                                        |c| c.x_axis.y,
                                    );
                                let mut b = UVec2::new(2, (*t));
                            }
                            break 'block_1 b.c;
                        }
                        (5_u32 <= b.a.b.y)
                    })) {} else if b.c {} else {}
                    b.a
                });
            }
            turn += 1;
            if turn >= 2 {
                break b.a;
            }
        };
        (if b.c {
            let mut a: [f32; 3] = [0.0_f32, 0.0_f32, 0.0_f32];
            'outer: for a in a {}
            0
        } else {
            0
        })
    }
}

#[flatten]
mod p104 {
    use super::*;
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
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec2::new(0.5, -0.0),
            b: -0.0,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec2::new(-0.0, 2.0),
                b: 2.0,
            },
            Self::FIRST,
        ];
    }
    impl Hit {
        const FIRST: Self = Hit {
            a: Pair {
                a: Vec2::new(0.5, -0.0),
                b: -0.0,
            },
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Pair {
                    a: Vec2::new(-0.0, 2.0),
                    b: 2.0,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: u32, c: f32, y: f32, t: &mut Vec3) -> f32 {
        let mut k0 = ((a | 5_u32)) & 3;
        #[keep]
        'outer: loop {
            if (a != a) || k0 == 0 {
                break;
            }
            k0 -= 1;
            'block: {
                let Hit { a } = (if ((t.y > 0.5) || (a > 3)) {
                    if (((if (k0 < a) { None } else { Some(t.z) }))
                        .map_or_else(
                            || {
                                (match State::SIZE {
                                    1 => (1.5_f32 <= 1.0_f32),
                                    _ => (t.z != t.y),
                                    x => (x < x),
                                    _ => (t.z > t.y),
                                })
                            },
                            |n| (c < t.z),
                        ))
                    {
                        let mut x_2 = ((10_i32).wrapping_div((0_i32) | 1) as f32);
                        return (if true { (c).trunc() } else { (y * c) });
                    }
                    (Hit {
                        a: Pair {
                            b: y,
                            a: Vec2::new(0.0_f32, (-1.0_f32)),
                        },
                    } * STEPS)
                } else {
                    'block_1: {
                        let Hit { a: Pair { a: _, b } } = ((match k0 {
                            _ => (if (t.x != t.x) { None } else { Some(t.y) }),
                            4..100 => (if (k0 <= k0) { None } else { Some(y) }),
                            _ => ((t.z < y)).then_some((-0.0_f32)),
                        }))
                            .map_or_else(
                                || {
                                    if (t.y != t.z) {
                                        return Hit {
                                            a: Pair {
                                                a: Vec2::new((-0.0_f32), t.y),
                                                b: t.y,
                                            },
                                        };
                                    }
                                    Hit::FIRST
                                },
                                |x| {
                                    if (8_u32 != 2_u32) {
                                        return Hit {
                                            a: Pair::ALL[(a % 2) as usize],
                                        };
                                    }
                                    Hit {
                                        a: Pair { b: t.z, ..Pair::FIRST },
                                    }
                                },
                            );
                        if ((-2.5_f32) > y) {
                            break 'block_1;
                        }
                    }
                    Hit {
                        a: Pair {
                            b: y,
                            a: Vec2::new(3.0_f32, t.z),
                        },
                    }
                });
                if (k0 < k0) {
                    break 'outer;
                }
            }
        }
        (1.5 + t.x)
    }
}

#[flatten]
mod p105 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
        pub b: u32,
        pub c: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub i32);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: f32, b: Mat2, c: Hit },
        Near,
        Far(bool),
        Other { a: f32, b: i32, c: Pair },
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a,
                b: self.b ^ other.b,
                c: if self.c < other.c { self.c } else { other.c },
            }
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
            Hit(self.0 ^ other.0)
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec2::new(0.5, -0.0),
            b: 0,
            c: 2.0,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec2::new(-0.0, 2.0),
                b: 5,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: Pair, y: f32, t: Vec3) -> bool {
        let a_2: [f32; 2];
        if (({
            x.a.y = (match (Pair {
                a: step(x.a, x.a),
                b: (UVec2::new(x.b, 2_u32)).y,
                c: (x.a.x * 0.0),
            }) {
                Pair { a: _, b: 1..=2, c: mut x @ 1.0..2.0 } => {
                    (if (x <= t.x) {
                        ((*a)
                            * ({
                                (*a) = t.z;
                                0.0
                            }))
                    } else {
                        #[keep]
                        'outer: for v in (0..((STEPS).clamp(-5, 9) & 3)) {
                            x = ((((v) as usize & 31) as f32)
                                - ((*a)
                                    + ({
                                        (*a) = ((*a)
                                            + ({
                                                (*a) = t.z;
                                                t.z
                                            }));
                                        (-0.0)
                                    })));
                            let x_2 = [
                                (select(
                                    IVec2::new(0_i32, v),
                                    IVec2::new(v, 0_i32),
                                    ((*a) < (*a)),
                                ) / 3),
                                IVec2::new(3_i32, 3_i32),
                            ];
                            if ((((x_2[0].y != x_2[0].y) & (x_2[1].y != v))
                                || matches!(
                                    Pair::ALL[(x_2[0].y & 1) as usize], Pair { a : mut t, b :
                                    100, c : ..0.25 } if (false == (x < t.x))
                                )))
                            {
                                continue;
                            }
                            (*a) = ((Vec4::new(0.5_f32, 1.5_f32, 1.0_f32, (-1.0_f32)))
                                .rem_euclid(Vec4::splat(1.5)))
                                .dot(
                                    select(
                                        (Vec4::new(1.5_f32, y, t.z, 0.25_f32))
                                            .max(Vec4::new((*a), t.x, 1.5_f32, (*a))),
                                        fract(Vec4::new((-2.5_f32), (-0.0_f32), (-1.0_f32), y)),
                                        (x_2[1].x <= x_2[0].x),
                                    ),
                                );
                            (*a) = ((Vec2::new(2.0_f32, x))
                                .distance(Vec2::new(2.0_f32, f32::EPSILON))
                                * ((t.z).fract()
                                    / (match Kind::Far(((*a) != t.x)) {
                                        Kind::Far(false) => t.x,
                                        Kind::Far(x) => t.z,
                                        _ => y,
                                    })));
                        }
                        t.z
                    })
                }
                Pair { a: b, b: _, c: (-1.5 | 2.0) } => x.a.y,
                Pair { a: _, b: mut t @ ((4 | 2)), c: a_2 @ ..1.0 } if (x.b != 1) => a_2,
                _ => t.y,
            });
            (MASK <= x.b)
        })) {
            x += Pair::ALL[Hit::SIZE % 2];
            a_2 = [t.z, x.c];
        } else {
            (*a) = x.a.x;
            a_2 = [(*a), 1.5_f32];
        }
        ((a_2[0] != x.a.y) ^ (x.c > 0.5))
    }
}

#[flatten]
mod p106 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
        pub b: usize,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Pair {
        const FIRST: Self = Pair(0.5, -0.0);
        const ALL: [Pair; 2] = [Pair(-0.0, 2.0), Self::FIRST];
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
        fn step(&self, a: f32, c: i32, y: &f32) -> Pair {
            let mut b = (((IVec2::new(7_i32, c) | IVec2::new(c, 10_i32))).y & c);
            b = (c).signum();
            Pair(
                ([c, b].into_iter().take(Self::SIZE % 3).map(|n| 0.25_f32).sum::<f32>())
                    .abs()
                    .sqrt(),
                (self.1 + (-0.0)),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: usize, c: &mut bool) -> i32 {
        let [mut c, mut n, _] = (if (({
            let (x_2, Pair(a_2, c), ..) = (
                STEPS,
                Pair::step(&{ Pair::FIRST }, (TABLE[b % 4]).trunc(), 3_i32, &{ STILL }),
                ({
                    let mut n: Pair = ({ Pair(STILL, 2.0_f32) })
                        .step(
                            2.0,
                            ({
                                (*c) ^= (TABLE[(10_i32 & 1) as usize] <= TABLE[(b).min(3)]);
                                (NARROW as i32)
                            }),
                            &{ TABLE[(7_i32 & 1) as usize] },
                        );
                    n.step(
                        (0..3i32)
                            .map(|v| {
                                if (8_usize != b) {
                                    return (n.1).div_euclid(1.5);
                                }
                                n.0
                            })
                            .sum::<f32>(),
                        (NARROW as i32),
                        &n.0,
                    );
                    let mut k0 = 0i32;
                    'outer: while k0 < 0 {
                        k0 += 1;
                        let mut a_2 = Pair::step(
                            &n,
                            (if n.0 <= n.0 {
                                ((hadd(Vec2::new((-2.5_f32), (-1.0_f32))))
                                    .mul_add(n.0, flatten::math::step(n.1, n.1)))
                                    .clamp(n.0, n.0) + 0.0
                            } else {
                                n.0
                            }),
                            ((k0).wrapping_neg() - k0),
                            &n.1,
                        );
                        if (*c) {
                            let [t, mut a, n] = [(n.1 + 0.0); 3];
                            break;
                        }
                        if ((*c) && (b > 1)) {
                            if ((k0 <= k0) && (*c)) {
                                break;
                            } else {
                                return STEPS;
                            }
                        }
                        let mut a_2: Pair = Pair(a_2.1, a_2.0);
                        let c = a_2.step(a_2.1, ((k0 & 15) * (k0 & 7)), &a_2.0);
                    }
                    POINTS[(MASK % 6) as usize]
                }),
            );
            (8_usize > 2)
        })) {
            let mut k0 = (MASK) & 3;
            #[keep] 'outer: while k0 > 0 && ((RAMP[b % 9]).is_finite()) {
                k0 -= 1;
                let _ = (*c);
                ((*c), [b, _]) = (
                    ([(NARROW as i32), STEPS].iter().any(|&v| (*c)) & (*c)),
                    [b, b],
                );
            }
            [STILL; 3]
        } else {
            [
                HALF,
                0.0_f32,
                TABLE[(({
                    b = b;
                    MASK
                }) % 4) as usize],
            ]
        });
        1
    }
}

#[flatten]
mod p107 {
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
    #[flatten(exact)]
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
mod p108 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: IVec3,
        pub b: Vec3,
        pub c: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(i32),
        Near(i32),
        Far(bool),
        Other,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a,
                b: self.b,
                c: if self.c < other.c { self.c } else { other.c },
            }
        }
    }
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
    impl Pair {
        const FIRST: Self = Pair {
            a: IVec3::new(3, -2, i32::MAX),
            b: Vec3::new(-0.0, 2.0, -1.5),
            c: 2.0,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: IVec3::new(-2, i32::MAX, 3),
                b: Vec3::new(2.0, -1.5, 0.5),
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
        fn step(mut self, a: &[Pair; 3]) -> bool {
            let n: [Pair; 3] = 'block: {
                if asked(
                    &|a_2, y| FLAGS[Kind::SIZE % 9],
                    (a[2].b.x).remap(0.0, 2.0, (-0.0_f32), a[2].b.z),
                ) {
                    break 'block [a[0]; 3];
                }
                self.a.x >>= STEPS;
                let [Pair { a: t, b, c }, Pair { a, b: n, c: _ },
                Pair { a: x, b: _, c: _ }] = [
                    a[0],
                    Pair {
                        c: 2.0_f32,
                        a: a[0].a,
                        b: a[1].b,
                    },
                    Pair {
                        a: a[0].a,
                        b: a[1].b,
                        c: 0.25_f32,
                    },
                ];
                [
                    Pair {
                        a: IVec3::new(x.y, 7_i32, 10_i32),
                        ..self
                    },
                    self,
                    self,
                ]
            };
            (Some((*a)[Hit::SIZE % 3])).is_some()
        }
    }
    impl Kind {
        fn step(self, a: &f32, c: &mut i32, y: &Mat2) -> Option<Pair> {
            let mut k0 = (MASK) & 3;
            #[keep]
            'outer: loop {
                {
                    let v: usize;
                    if (({
                        let q = y.x_axis.x;
                        q == q && q.is_sign_negative()
                    })) {
                        v = Pair::SIZE;
                    } else {
                        (*c) = (if ((*a) < y.y_axis.y) {
                            (*c)
                        } else {
                            ((*c)).div_euclid(-3)
                        });
                        v = Kind::SIZE;
                    }
                }
                let c = (Some(Pair::FIRST))?;
                if k0 == 0 || ((7_i32 != c.a.z)) {
                    break;
                }
                k0 -= 1;
            }
            Some(Pair {
                a: (IVec3::new((*c), (-1_i32), 2_i32)
                    + IVec3::new((-4_i32), 0_i32, (*c))),
                b: ('block: {
                    let n = ((((*a) <= Self::RATE))
                        .then_some(
                            (Pair {
                                a: IVec3::new((*c), 5_i32, i32::MAX),
                                ..Pair {
                                    b: POINTS[Self::SIZE % 6],
                                    c: (*a),
                                    a: IVec3::new((*c), (*c), 5_i32),
                                }
                            } + Pair::FIRST),
                        ))?;
                    if (y.x_axis.y > n.b.z) {
                        break 'block n.b;
                    }
                    n.b
                }),
                c: HALF,
            })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [Mat2; 2], c: &mut i32, y: &mut f32, t: &u32) -> Mat2 {
        let mut n: [f32; 2] = [a[1].x_axis.y, a[0].y_axis.x];
        'outer: for x_2 in n.iter().rev() {
            let mut k1 = 0i32;
            'inner: while k1 < 1 {
                k1 += 1;
                if (Pair::step(
                    (if (k1 < 2) {
                        Pair {
                            c: a[0].y_axis.x,
                            ..Pair {
                                c: a[0].x_axis.x,
                                ..Pair {
                                    c: (*y),
                                    a: IVec3::new(0, (*c), 0),
                                    b: Vec3::new(a[1].y_axis.x, 1.0, 1.5),
                                }
                            }
                        }
                    } else {
                        let c: Vec4 = 'block: {
                            let [mut a_2, mut v] = [
                                ((TABLE[(k1 & 1) as usize]).saturate() + 0.0),
                                (a[0].x_axis.x * 0.0),
                            ];
                            if ((Kind::step(
                                Kind::Empty(k1),
                                &{ (*y) },
                                &mut (*c),
                                &a[0],
                            ))
                                .is_none())
                            {
                                break 'block Vec4::new(3.0, 1.5, (*x_2), 1.5);
                            }
                            Vec4::new(
                                (-2.5),
                                (-0.0),
                                n[1],
                                TABLE[((-1_i32) & 1) as usize],
                            )
                        };
                        Pair::ALL[(7_i32 & 1) as usize]
                    }),
                    &{
                        [
                            Pair::FIRST,
                            Pair {
                                a: IVec3::new(3_i32, (-4_i32), 7_i32),
                                b: Vec3::new(a[1].y_axis.y, a[0].x_axis.y, (-2.5_f32)),
                                c: 0.0_f32,
                            },
                            Pair {
                                a: IVec3::new(5_i32, STEPS, (-1_i32)),
                                ..Pair {
                                    b: Vec3::new(a[1].x_axis.y, 3.0_f32, 0.5_f32),
                                    ..Pair {
                                        c: 0.25_f32,
                                        a: IVec3::new((*c), (-4_i32), (*c)),
                                        b: Vec3::new(a[0].x_axis.x, 1.0_f32, a[1].x_axis.y),
                                    }
                                }
                            },
                        ]
                    },
                )) {
                    break;
                }
            }
        }
        Mat2::from_cols(
            (Vec2::new(3.0, 2.0) + Vec2::splat(n[1])),
            (a[1].x_axis + Vec2::splat((*y))),
        )
    }
}

#[flatten]
mod p109 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub i32, pub i32);
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
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl State {
        const FIRST: Self = State { a: 0.5, b: -0.0 };
        const ALL: [State; 2] = [State { a: -0.0, b: 2.0 }, Self::FIRST];
    }
    impl Pair {
        fn step(&self, a: f32) -> bool {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 0) {
                    break;
                }
                let mut c: State = State::FIRST;
                let mut a: f32 = (((-a)).abs().sqrt()
                    - (if ((a <= a) || (c.b != c.a)) {
                        'inner: for v in 0..k0 {
                            if ((0_i32).signum() != (k0 * (-1))) {
                                let mut a: IVec3 = IVec3::new(2, self.0, 3);
                                continue 'inner;
                            }
                            c = (match ((
                                MASK,
                                (if (!(self.0 <= k0)) { (5_u32 + MASK) } else { 8_u32 }),
                            )) {
                                ((c, 1..) | (2..4, c)) => {
                                    State {
                                        b: 2.0,
                                        ..State {
                                            b: a,
                                            ..State { b: a, a: a }
                                        }
                                    }
                                }
                                _ => c,
                            });
                        }
                        c.b
                    } else {
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
                    }));
                k0 += 1;
            }
            ((if flatten::math::all(
                BVec3::new((self.1 < i32::MAX), false, (1_i32 <= self.1)),
            ) {
                (!(LEVELS[(MASK % 8) as usize] != self.1))
            } else {
                let mut k0 = -1i32;
                'outer: loop {
                    if !(k0 <= -1) {
                        break;
                    }
                    let _ = ((-1_i32) > self.1);
                    if (Vec3::new((-0.0), a, 0.5))
                        .cmple(
                            flatten::math::select(
                                Vec3::new(a, 3.0_f32, 0.0_f32),
                                Vec3::new(a, (-1.0_f32), a),
                                ((-1.0_f32) > a),
                            ),
                        )
                        .all()
                    {
                        break;
                    }
                    k0 = k0 + 2;
                }
                (a > a)
            }) ^ (1_i32 <= self.1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32, y: Vec3) -> f32 {
        let mut n: Pair = (Pair(1_i32, c) + Pair(c, 0_i32));
        let b = n.step(((flatten::math::length(y)).min(y.x) + 0.0));
        let mut k0 = (({ 0_u32 })) & 3;
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
        0.0
    }
}

#[flatten]
mod p110 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact)]
    pub fn entry(a: &mut (u32, State), c: [Pair; 2], y: f32) -> bool {
        let mut k0 = (select(a.0, a.0, (a.1.a.y > y))) & 3;
        #[unroll(max = 3)] 'outer: while k0 > 0 {
            k0 -= 1;
            if (asked(
                &|c, y| (Vec3::new(a.1.a.y, 1.5_f32, 0.25_f32)).cmple(a.1.a).all(),
                (c[1]).0,
            ) && true)
            {
                let mut t: [i32; 2] = [0_i32; 2];
                'inner: for (v, a_2) in t.iter().enumerate() {
                    if (([t, t, t]) == ([t, [0_i32, t[0]], t])) {
                        if ((if (t[0] != i32::MIN) {
                            (!(c[1].0 != y))
                        } else {
                            (8_u32 < k0)
                        })) {
                            return ((match t[0] {
                                mut t => (*a_2),
                                n => 1_i32,
                            }) == (i32::MIN).saturating_abs());
                        } else {
                            return ({ true });
                        }
                    }
                    if true {
                        continue 'outer;
                    }
                }
            } else {}
        }
        (asked(&|x_2, a_2| (a.0 < a.0), 0.5_f32) ^ (a.1.a.x > 0.5))
    }
}

#[flatten]
mod p111 {
    use super::*;
    use flatten::math::*;
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
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a }
        }
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit {
                a: self.a,
                b: -other.b,
                c: self.c,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut [f32; 2], y: f32) -> i32 {
        #[unroll(max = 4)]
        'outer: for a in ((((MASK & 15) * (MASK & 7)) & 3)..4) {
            let mut k1 = (((a & 15) * (a & 7))) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                b = (((y - y)).floor())
                    .copysign(((((k1).count_ones() as usize) as f32)).max(-9.0));
                let mut b: [Option<Pair>; 3] = (if all(BVec3::new(true, true, false)) {
                    (match ((if (b <= y) { STEPS } else { (NARROW as i32) })) {
                        1.. => {
                            [
                                (if true { None } else { Some(Pair::FIRST) }),
                                (true).then_some(Pair::ALL[(Pair::SIZE).min(1)]),
                                ((a <= a)).then_some(Pair::ALL[(Pair::SIZE).min(1)]),
                            ]
                        }
                        t => {
                            [
                                ((a != 2))
                                    .then_some(Pair {
                                        a: Vec3::new(c[1], (-1.0_f32), (-1.0_f32)),
                                    }),
                                (if (y != c[0]) {
                                    None
                                } else {
                                    Some(Pair {
                                        a: Vec3::new((-2.5_f32), HALF, 0.0_f32),
                                    })
                                }),
                                (if false { Some(Pair { a: CORNER }) } else { None }),
                            ]
                        }
                        -1.. if (y != y) => {
                            [
                                (if (TABLE[Hit::SIZE % 4] > b) {
                                    None
                                } else {
                                    Some(Pair::FIRST)
                                }),
                                Some(Pair {
                                    a: Vec3::new(y, 1.5_f32, c[1]),
                                }),
                                Some(Pair {
                                    a: Vec3::new(c[0], (-0.0_f32), y),
                                }),
                            ]
                        }
                        _ => {
                            [(if FLAGS[(a % 9) as usize] {
                                None
                            } else {
                                Some(Pair { a: CORNER })
                            }); 3]
                        }
                    })
                } else {
                    [
                        ((k1 <= 0))
                            .then_some(Pair {
                                a: Vec3::new(3.0_f32, 2.0_f32, c[0]),
                            }),
                        Some(Pair {
                            a: Vec3::new(b, 0.25_f32, b),
                        }),
                        Some(Pair { a: CORNER }),
                    ]
                });
            }
        }
        ((WIDE as i32) + (c[0] as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p112 {
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
    const NARROW: u8 = 3;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32) -> f32 {
        'outer: for x_2 in 1..=3 {
            let mut a: [i32; 2] = ({
                (*c) <<= 1;
                [(x_2 as i32), (*c)]
            });
            'inner: for x_2 in a.iter().rev() {
                b -= saturate(Pair::RATE);
            }
            let mut t: Pair = Pair {
                a: Vec3::new(0.25, (-1.0), 3.0),
            };
            let x_2 = t.step(t.a.z);
            if false {
                break;
            }
        }
        (b + b)
    }
}

#[flatten]
mod p113 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec4, pub usize);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub i32);
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit(self.0)
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
            Hit(self.0 & other)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn second(a: f32, c: i32) -> i32 {
        if let mut t @ 4 = Pair::SIZE {
            t = ((2_u32 & 7) as usize);
            let mut turn = 0;
            let a: [f32; 3] = 'value: loop {
                let c = ([
                    ((-1_i32)).signum(),
                    (({
                        let mut n: u16 = ((a > a) as u16);
                        n += 5;
                        n
                    }) as i32),
                ]
                    .into_iter()
                    .skip(0)
                    .map(|c| (if (c != c) { a } else { a }))
                    .sum::<f32>())
                    .cos();
                turn += 1;
                if turn >= 1 {
                    break [0.25_f32, a, (-1.0_f32)];
                }
            };
        } else {
            'outer: for b in -1..2 {
                match ((
                    (({
                        if (a <= 0.25) {
                            let mut v = (match ((if ((match (
                                (b as i32),
                                (NARROW as i32),
                            ) {
                                ((mut a_2, 1) | (2..=1_000, mut a_2)) => (a <= STILL),
                                _ => (7_i32 <= b),
                            })) {
                                (a < a)
                            } else {
                                ((-1.0_f32) < 3.0_f32)
                            })) {
                                false => BVec3::new(FLAGS[(3_u32 % 9) as usize], true, true),
                                true => BVec3::new(true, ((b as i32) < b), (c > b)),
                                true if (0.25_f32 <= a) => {
                                    BVec3::new(((b as i32) != (-4)), true, true)
                                }
                                _ => BVec3::new(false, true, (a < a)),
                            });
                        } else if (c != c) {} else {}
                        b
                    }) as i32),
                    (c > c),
                    (a < a),
                )) {
                    (-7..=0, _, a_2 @ false) if a_2 => {
                        return 1;
                    }
                    (-1..=5, x_2 @ true, _) => {}
                    _ => {
                        continue 'outer;
                    }
                }
            }
        }
        c
    }
    fn third(mut b: f32, mut x: i32) -> f32 {
        let Hit(v) = (-(Hit(x) * 5));
        let mut x: [f32; 3] = [0.5_f32, TABLE[Pair::SIZE % 4], b];
        'outer: for (_, [c, _, _]) in x
            .iter_mut()
            .zip([[b, b, b], [1.5_f32, b, b], [b, b, b]])
        {
            #[keep]
            'inner: for x_2 in ((({
                let q = c;
                if q == q { q.to_bits() >> 20 } else { 7 }
            }) & 3)..4)
                .rev()
            {
                b *= (b).floor();
                if (1_i32 > v) {}
            }
            if false {
                continue;
            }
        }
        (x[1] + x[1])
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: i32, c: &mut i32, y: f32, t: &u32) -> f32 {
        (*c) = (*c);
        'outer: for [a_2, _, ..] in [[y, y, HALF], [y, (-2.5_f32), y]] {
            let [v, a, ..] = [a_2; 3];
        }
        let given: f32 = ([y; 3])[0];
        let y: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(a: f32) -> f32 {
                if a < HALF { -a } else { a }
            }
            let t = second(given);
            t
        };
        (((({
            let mut x_2: bool = matches!(
                (third(third(y, second(y, (* c))), (b + b)) >= 0.25_f32), mut x_2
            );
            y
        })
            .abs() as usize & 15) as f32) + (b as f32))
    }
}

#[flatten]
mod p114 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: if self.a < other.a { self.a } else { other.a },
                b: if self.b < other.b { self.b } else { other.b },
            }
        }
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
        fn step(self, a: f32, c: i32) -> f32 {
            let mut t = Hit {
                a: ((if false { Some((self.a != self.b)) } else { None }))
                    .map_or_else(
                        || (Vec2::new(self.a, a)).y,
                        |c| {
                            if (c && c) {
                                return (if c { TABLE[Pair::SIZE % 4] } else { a });
                            }
                            (self.a + 0.25_f32)
                        },
                    ),
                ..(Hit { a: self.b, b: self.b } + Hit { a: self.b, b: self.b })
            };
            'outer: for a_2 in (1..10).step_by(3) {
                ((Some(true)).map_or_else(|| a, |t| self.a)
                    != select(0.0_f32, HALF, (7_i32 > c)));
                if ((a_2 as i32) < a_2) {
                    continue;
                }
            }
            (a - ((-1.0_f32)).lerp(self.b, t.b))
        }
    }
    impl Pair {
        fn sum(self, mut b: f32) -> i32 {
            let mut x_2: [i32; 2] = ((false).then_some(FLAGS[Hit::SIZE % 9]))
                .map_or_else(
                    || [(WIDE as i32), (WIDE as i32)],
                    |t| [(WIDE as i32), (NARROW as i32)],
                );
            'outer: for (a_2, _) in x_2
                .into_iter()
                .zip([
                    (Vec2::new(3.0_f32, 3.0_f32)).y,
                    ({ Hit { a: (-0.0_f32), b: b } })
                        .step(
                            ({
                                x_2[2_usize % 2] = ((WIDE as i32) % (x_2[1] | 1));
                                b
                            }),
                            (-4_i32),
                        ),
                ])
            {
                if (b < 3.0) {
                    continue 'outer;
                }
            }
            5
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32) -> f32 {
        if ([
            (if (CORNER).cmple(Vec3::new((-0.0), 1.0, (-0.0))).all() {
                (*c)
            } else {
                (*c)
                    |= ({ Pair })
                        .sum(
                            ((if ((*a) != (*a)) {
                                Some(FLAGS[Pair::SIZE % 9])
                            } else {
                                None
                            }))
                                .map_or_else(
                                    || Hit::step(
                                        Hit { b: (*a), a: 3.0_f32 },
                                        (-2.5_f32),
                                        1_i32,
                                    ),
                                    |b| {
                                        if (b && b) {
                                            return ((*a)).signum();
                                        }
                                        ((if b { Some(Hit { a: (*a), b: (*a) }) } else { None }))
                                            .map_or_else(|| (*a), |v| (*a))
                                    },
                                ),
                        );
                (7_i32).min((-1_i32))
            }),
            (*c),
        ]
            .into_iter()
            .skip(Hit::SIZE % 2)
            .take(1)
            .any(|x| ((*c) <= (WIDE as i32))))
        {} else if ((*c) > (*c)) {} else {}
        ((({ Hit { b: (*a), a: (*a) } })
            .step(
                ('block: {
                    if FLAGS[Hit::SIZE % 9] {
                        let mut c = ((if (0_i32 == (*c)) {
                            let mut a: Hit = Hit { b: (*a), a: 0.25 };
                            (if false { Some((a.a > a.b)) } else { None })
                        } else {
                            (if ((*c) < (*c)) { Some(((*a) < (*a))) } else { None })
                        }))
                            .map_or_else(
                                || MASK,
                                |b| {
                                    if b {
                                        return MASK;
                                    }
                                    MASK
                                },
                            );
                        break 'block 3.0_f32;
                    }
                    16_777_217f32
                }),
                (*c),
            ))
            .sin() + ((*c) as f32))
    }
}

#[flatten]
mod p115 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub bool);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut (f32, u32, f32), y: i32) -> i32 {
        match (c.1, (IVec2::new(y, 7_i32)).y) {
            (v, (0 | 1_000)) => {
                'outer: for v in 0u32..3 {
                    let mut turn = 0;
                    let n: i32 = 'value: loop {
                        let mut a_2 = Pair(((y - y) < ((y & 63) << (1u32))));
                        if ((if (((c.2 < a)
                            || ({
                                c.1 <<= 1;
                                a_2.0
                            })))
                        {
                            (c.2 <= (-1.0))
                        } else {
                            a_2.0
                        })) {
                            break 'value y;
                        }
                        if ((Pair::SIZE as f32) >= ((a).abs() + 0.5).ln()) {
                            a_2 = a_2;
                        }
                        let mut x_2 = (((c.2).copysign((a).max(-9.0))).min(a) + 0.0);
                        if (y > y) {
                            break 5;
                        }
                        turn += 1;
                        if turn >= 3 {
                            break y;
                        }
                    };
                    if (n != y) {
                        continue;
                    }
                }
            }
            _ => {}
        }
        (y + (c.2 as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p116 {
    use super::*;
    use flatten::math::*;
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
    fn third(mut b: f32) -> f32 {
        let mut k0 = (MASKS[(COUNT).min(6)]) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            if ((if [mad(b, b, 3.0_f32), b, b]
                .into_iter()
                .enumerate()
                .filter(|&(_, n)| (k0 <= MASK))
                .skip(1)
                .map(|(_, x)| x)
                .all(|v| FLAGS[(STEPS & 1) as usize])
            {
                (k0 != k0)
            } else {
                return STILL;
            })) {} else {}
        }
        (b + b)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &IVec2, c: &UVec2, y: &mut f32, t: u32) -> f32 {
        let a = [[a.y, a.y, a.y], [a.y; 3], [a.x, a.x, a.y]];
        (*y) = ((Vec2::new((-2.5_f32), 3.0_f32)).y).step(third((*y)));
        'outer: for [_, mut t, v] in a {
            let mut k1 = (c.y) & 3;
            'inner: loop {
                if ((IVec2::new(2_i32, v), ((*y) <= 0.25_f32))).1 || k1 == 0 {
                    break;
                }
                k1 -= 1;
            }
            if (({
                'inner: for n in a[1].iter().rev() {
                    let mut turn = 0;
                    let a: Vec3 = #[keep]
                    'value: loop {
                        (*y) = ({
                            ((*y)
                                * ({
                                    (*y) = (match (8_u32, c.x) {
                                        ((b, 100) | ((1 | 2), b)) => (*y),
                                        _ => (*y),
                                    });
                                    (*y)
                                }))
                        });
                        if ((*y) > (*y)) {
                            break Vec3::new((-0.0), 1.0, (-0.0));
                        }
                        if (0.0_f32 < 0.0) {
                            break Vec3::new(0.0, 0.0, 0.0);
                        }
                        turn += 1;
                        if turn >= 1 {
                            break Vec3::new(0.0, 0.0, 0.0);
                        }
                    };
                }
                false
            })) {
                break;
            }
        }
        0.0
    }
}

#[flatten]
mod p117 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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

#[flatten]
mod p118 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
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
    impl Pair {
        const FIRST: Self = Pair;
        const ALL: [Pair; 2] = [Pair, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(mut self, a: &f32) -> Option<Mat2> {
            let a_2 = (Some(([Pair::ALL[(Pair::SIZE).min(1)]; 2])[0]))?;
            if ((match (({
                'outer: for x_2 in (0..3).rev() {
                    if (1.5_f32 <= (POINTS[(MASK % 6) as usize]).z) {
                        break;
                    }
                    #[keep]
                    'inner: for v in (0..((x_2 as i32) & 3)) {
                        let mut c: f32 = (match ((match (
                            (7_i32 <= x_2),
                            ((*a) != (*a)),
                        ) {
                            ((y, true) | (true, y)) if y => Pair::SIZE,
                            ((b, false) | (false, b)) => Self::SIZE,
                            ((mut x, false) | (false, mut x)) => Pair::SIZE,
                            _ => Pair::SIZE,
                        })) {
                            0 => (*a),
                            _ => STILL,
                        });
                    }
                }
                false
            })) {
                mut a_2 @ false if a_2 => ((*a) <= (*a)),
                true => FLAGS[(Self::SIZE).min(8)],
                false => ((*a) != 1.5),
            })) {} else {}
            (if ((*a) > 1.5) {
                Some(mat2(Vec2::new(3.0_f32, (*a)), Vec2::new((*a), (*a))))
            } else {
                None
            })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &IVec3, c: &i32) -> u32 {
        if (a.x < a.z) {
            let mut t: i32 = (({ Pair::FIRST })
                .step(&{ ((-0.0_f32) + TABLE[(MASK % 4) as usize]) }))
                .map_or_else(
                    || (-1_i32),
                    |b| {
                        if ({
                            let q = TABLE[(MASK % 4) as usize];
                            q == q && q.is_sign_negative()
                        }) {
                            return (a.z / 3_i32);
                        }
                        ((a.y + a.y) - (1_i32 + (*c)))
                    },
                );
            return MASK;
        }
        (((if [HALF, TABLE[8_usize % 4]].iter().any(|&t| (t > t)) {
            Some(
                Mat2::from_cols(
                    Vec2::new((-1.0_f32), RAMP[(MASK % 9) as usize]),
                    Vec2::new(STILL, f32::INFINITY),
                ),
            )
        } else {
            None
        }))
            .map_or_else(
                || {
                    if true {
                        return MASK;
                    }
                    MASK
                },
                |n| select(
                    (match (a.y > (WIDE as i32)) {
                        false => MASKS[Pair::SIZE % 7],
                        mut a @ false if a => MASK,
                        _ => MASK,
                    }),
                    MASKS[(5_u32 % 7) as usize],
                    ((*c) < a.y),
                ),
            ) + MASK)
    }
}

#[flatten]
mod p119 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
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
    impl Hit {
        fn step(self, a: IVec2, mut x: f32) -> f32 {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 3) {
                    break;
                }
                let mut k1 = 1u32;
                'inner: loop {
                    if !(k1 < 4) {
                        break;
                    }
                    let mut t = (match ((a).y % (k0 | 1)) {
                        v @ ((0 | 1_000)) => (a.x).wrapping_abs(),
                        _ => {
                            let mut y = ((Pair {
                                a: Vec3::new(1.5_f32, x, 1.5_f32),
                            } * (-0.5)) * STEPS);
                            k0
                        }
                    });
                    k1 <<= 1;
                }
                if (0.0_f32 != x) {
                    break;
                }
                k0 += 1;
            }
            (x + x)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: [usize; 3], c: i32) -> f32 {
        let mut a: Hit = Hit;
        let x_2 = a.step((IVec2::new((-4), c) + IVec2::new(c, 3)), HALF);
        'outer: for _ in 0..2usize {
            let mut k1 = ((UVec2::new(0_u32, MASKS[(MASK % 7) as usize])).y) & 3;
            #[keep]
            'inner: loop {
                let n: Pair = 'block: {
                    let given: f32 = ({ (x_2).abs() });
                    let v: f32 = {
                        let t = second(given);
                        fn second(b: f32) -> f32 {
                            b * 0.5 + 1.0
                        }
                        t
                    };
                    if (10_i32 > c) {
                        break 'block Pair { a: POINTS[Hit::SIZE % 6] };
                    }
                    Pair {
                        a: (Vec3::new(v, v, 0.25) * Vec3::new(0.25, 0.0, v)),
                    }
                };
                if (matches!(
                    (((if (c <= c) { 5_i32 } else { c }), 3_i32)), ((v, 0) | (1.., v))
                )) {} else {}
                if k1 == 0 || ((c <= c)) {
                    break;
                }
                k1 -= 1;
            }
            if (x_2 < x_2) {
                break 'outer;
            }
        }
        ((-0.0) + x_2)
    }
}

#[flatten]
mod p120 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
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
        fn step(&self, mut b: f32, c: i32) -> bool {
            'outer: for x in ((self.b & 3)..=(c & 3)) {
                let mut x: [i32; 3] = (Some(Self::SIZE))
                    .map_or_else(|| [1_i32, c, self.b], |x_2| [self.b, 7_i32, c]);
                'inner: for (n, _) in x
                    .into_iter()
                    .zip([
                        (if (self.a < self.a) {
                            'inner: for x in 1..=1 {
                                if (TABLE[Self::SIZE % 4] != 3.0) {
                                    break 'outer;
                                }
                            }
                            [1_i32, self.b, c]
                        } else {
                            x
                        }),
                        [x[0], 7_i32, x[2]],
                        x,
                    ])
                {
                    if true {
                        continue;
                    }
                }
            }
            (b <= self.a)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: bool, c: i32, y: Pair, t: &u32) -> (f32, f32) {
        let _ = Pair::step(&y, ((-1.0_f32)).signum(), (c).rem_euclid((c) | 1));
        'outer: for b in 0..2u16 {
            let mut a_2 = (Vec2::splat(y.a))
                .midpoint(
                    (Vec2::new(0.5_f32, (-1.0_f32)) + Vec2::new(2.0_f32, 0.5_f32)),
                );
            let mut x_2: u32 = (if ((!(if ((*t) <= (b as u32)) {
                (a_2.y > y.a)
            } else {
                let mut x = a_2.x;
                break;
            }))) {
                let mut b = Pair::SIZE;
                ((({
                    let q = y.a;
                    if q == q { q.to_bits() >> 20 } else { 7 }
                }) & 15)
                    * (((if (b <= 5) { None } else { Some(b) }))
                        .map_or_else(|| (*t), |x_2| (*t)) & 7))
            } else {
                let b: UVec2;
                if (({
                    let mut t = (if ((if (Vec2::new(16_777_217f32, 1.0) == a_2) {
                        (match y.b {
                            -7 => true,
                            ..=0 => (MASK > (*t)),
                            b => ((*t) != (*t)),
                        })
                    } else {
                        (((c <= y.b)).then_some(Pair::SIZE)).is_none_or(|x| false)
                    })) {
                        Vec3::new(0.5, 0.0, 3.0)
                    } else {
                        Vec3::new((-2.5), 0.5, a_2.y)
                    });
                    (7_i32 != y.b)
                })) {
                    b = UVec2::new((*t), 0);
                } else {
                    a_2 = Vec2::new(a_2.y, a_2.x);
                    b = UVec2::new(5, 3);
                }
                b.x
            });
        }
        ((if b {
            None
        } else {
            Some(
                (match (b).then_some(Pair::SIZE) {
                    Some((2 | 0)) => Pair::SIZE,
                    Some(t) => t,
                    c => Pair::SIZE,
                }),
            )
        }))
            .map_or_else(
                || (y.a, y.a),
                |c| {
                    if b {
                        return (0.5_f32, y.a);
                    }
                    (y.a, y.a)
                },
            )
    }
}

#[flatten]
mod p121 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32, y: f32, mut n: u32) -> bool {
        if (({
            let mut v: [i32; 2] = (if FLAGS[5_usize % 9] {
                [c, 3_i32]
            } else {
                [c, (-4_i32)]
            });
            'outer: for (v, c) in v.iter_mut().enumerate() {
                let n = ((((if ((*c) <= (*c)) {
                    None
                } else {
                    Some(Mat4::from_diagonal(Vec4::new(y, y, (*a), y)))
                }))
                    .unwrap_or_else(|| Mat4::from_cols(
                        Vec4::new((-2.5_f32), 3.0_f32, (*a), (*a)),
                        Vec4::new(1.5_f32, 0.5_f32, 3.0_f32, y),
                        Vec4::new(3.0_f32, (-2.5_f32), y, 2.0_f32),
                        Vec4::new((*a), 3.0_f32, 0.25_f32, 0.5_f32),
                    )) * ((*a)).floor())
                    * ((Mat4::from_cols(
                        Vec4::new(3.0_f32, y, 0.5_f32, (*a)),
                        Vec4::new((-0.0_f32), (*a), y, 16_777_217f32),
                        Vec4::new(0.5_f32, 0.0_f32, 3.0_f32, 0.25_f32),
                        Vec4::new(1.0_f32, 1.0_f32, (-1.0_f32), 0.5_f32),
                    ) * Mat4::from_diagonal(Vec4::new(1.0_f32, 0.5_f32, (*a), (*a))))
                        + Mat4::from_diagonal(
                            Vec4::new(y, (-0.0_f32), 2.0_f32, 0.0_f32),
                        )));
                let start = (if (({
                    let mut k1 = ((3_u32).trailing_zeros()) & 3;
                    #[keep]
                    'inner: loop {
                        if true || k1 == 0 {
                            break;
                        }
                        k1 -= 1;
                        (*c) /= 3;
                    }
                    let mut turn = (((Pair::SIZE & 255) as u32)) & 1;
                    let x_2: Mat4 = 'value: loop {
                        let mut a: Mat4 = (Mat4::from_cols(
                            (n * n.z_axis),
                            (n * n.x_axis),
                            (n).x_axis,
                            n.x_axis,
                        )
                            + (((((*c) <= (*c)))
                                .then_some(
                                    Mat4::from_cols(
                                        n.z_axis,
                                        n.w_axis,
                                        Vec4::new(0.25_f32, n.y_axis.y, (-2.5_f32), 0.5_f32),
                                        n.x_axis,
                                    ),
                                ))
                                .unwrap_or(
                                    mat4(
                                        Vec4::new((-1.0_f32), n.y_axis.w, 3.0_f32, n.z_axis.w),
                                        n.w_axis,
                                        n.z_axis,
                                        n.z_axis,
                                    ),
                                ) + n));
                        if (a.x_axis.x != n.w_axis.w) {
                            break 'value mat4(
                                n.y_axis,
                                a.z_axis,
                                n.w_axis,
                                Vec4::new(n.w_axis.z, (-0.0), n.w_axis.w, 0.0),
                            );
                        }
                        turn += 1;
                        if turn >= 3 {
                            break Mat4::from_cols(
                                a.x_axis,
                                a.w_axis,
                                Vec4::new(n.w_axis.w, a.x_axis.w, 2.0, 0.0),
                                n.y_axis,
                            );
                        }
                    };
                    ((*c) > 5)
                })) {
                    1_i32
                } else {
                    (-4_i32)
                });
                let mut x = 0;
                x += start;
                if (x != x) {
                    break;
                }
            }
            (n < n)
        })) {} else {}
        ((*a) <= 3.0)
    }
}

#[flatten]
mod p122 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p123 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair {
                a: self.a,
                b: if self.b < other { other } else { self.b },
                c: if self.c < other { other } else { self.c },
            }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair {
                a: self.a,
                b: (other & 15) as f32,
                c: (other & 15) as f32,
            }
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 2, b: -0.0, c: 2.0 };
        const ALL: [Pair; 2] = [Pair { a: 0, b: 2.0, c: -1.5 }, Self::FIRST];
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
        fn step(mut self, mut b: f32) -> [f32; 2] {
            let Pair { a: n, b: c, c: x } = ((self * STEPS) * b);
            [
                (b + b),
                (([(WIDE as i32), 10_i32, (WIDE as i32)]
                    .into_iter()
                    .take_while(|&x| false)
                    .map(|t| c)
                    .sum::<f32>())
                    .cos() * (c).floor()),
            ]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Pair, c: i32) -> Vec3 {
        if let (false, x, true) = ((
            [
                ((-1.0_f32) - 3.0_f32),
                dot(
                    Vec4::new((-2.5_f32), 0.5_f32, a.c, a.b),
                    Vec4::new(a.c, 2.0_f32, 0.5_f32, (-1e-40f32)),
                ),
                (if ((-0.0_f32) != (-0.0)) {
                    let x_2 = (-Mat3::from_cols(
                        POINTS[Pair::SIZE % 6],
                        Vec3::new(1.5_f32, (-1.0_f32), a.b),
                        POINTS[(Pair::SIZE).min(5)],
                    ));
                    a.c
                } else {
                    a.b
                }),
            ]
                .iter()
                .all(|&x_2| {
                    if (a.a <= 5_u32) {
                        return ((5_i32 > 7_i32) && false);
                    }
                    ((1.5_f32 < a.b) || false)
                }),
            (1.0_f32)
                .atan2(
                    ((if true {
                        HALF
                    } else {
                        'outer: for x in 0..2u8 {
                            let mut k1 = 0i32;
                            'inner: while k1 < 2 {
                                if (a.a != a.a) {
                                    let (mut v, a) = (
                                        (Vec3::new(a.b, a.c, 0.0_f32)).is_nan_mask(),
                                        Vec2::new((x as f32), (-0.0_f32)),
                                    );
                                    let mut v: Pair = Pair { a: MASK, ..Pair::FIRST };
                                    let t = v.step((v.a as f32));
                                } else {
                                    let mut x_2 = (((!(10_i32 - (-1_i32))) & 15) * (c & 7));
                                }
                                if false {
                                    break 'outer;
                                }
                                k1 += 1;
                            }
                            if (a.a <= (x as u32)) {
                                break 'outer;
                            }
                        }
                        a.c
                    })),
                ),
            (a.c > 1.5_f32),
        )) {}
        Vec3::new(1.5, 1.5, a.b)
    }
}

#[flatten]
mod p124 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, mut v: IVec3) -> i32 {
        let mut k0 = (((3_u32 | 7) - (MASK & 7))) & 3;
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
mod p125 {
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
    const NARROW: u8 = 3;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 3 };
        const ALL: [Pair; 2] = [Pair { a: -2 }, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit { a: 3, b: false, c: 2.0 };
        const ALL: [Hit; 2] = [Hit { a: -2, b: true, c: -1.5 }, Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: u32, c: &i32, mut v: f32, mut n: u32) -> f32 {
        'outer: for y in 0..1usize {
            let mut x = ({
                let mut v: [f32; 3] = [((v).sin() * (v).cos() + (v).sin()); 3];
                (match ((
                    (n + 2_u32),
                    (n + n),
                    [(*c), (*c), (*c)]
                        .iter()
                        .all(|&x| {
                            if (Hit::ALL[2_usize % 2]).b {
                                return (b <= n);
                            }
                            (3_u32 != 5_u32)
                        }),
                )) {
                    (0, mut t, _) if ((v[0] <= v[1]) || (y < y)) => {
                        length(Vec2::new(3.0_f32, v[1]))
                    }
                    (c, 4, y) => {
                        let mut k1 = ((UVec2::new(n, c)).y) & 3;
                        'inner: loop {
                            v[1] -= (v[1] * 1.5_f32);
                            if k1 == 0
                                || (any(
                                    (IVec3::new((NARROW as i32), (-4_i32), (NARROW as i32)))
                                        .cmplt(IVec3::new(10_i32, STEPS, STEPS)),
                                ))
                            {
                                break;
                            }
                            k1 -= 1;
                        }
                        (HALF).remap(0.0, 2.0, HALF, v[2])
                    }
                    (100.., _, c) if c => (if c { v[1] } else { v[1] }),
                    _ => (v[0] + v[0]),
                })
            });
            let mut a_2 = (if ((b >= MASK) && (b < b)) {
                (match (2_u32 % 2) {
                    b @ 3.. => (v - (-0.0)),
                    _ if ((match ((*c), y) {
                        (2.., _) => {
                            let mut a: f32 = fract(
                                ((v).div_euclid(1.5) * ((-0.0_f32)).to_radians()),
                            );
                            true
                        }
                        (_, mut x_2) => ((-4_i32) != (*c)),
                        _ => (5_u32 <= 0),
                    })) => smoothstep(x, v, x),
                    _ => {
                        let mut x_2: f32 = (x).cos();
                        (Hit::FIRST).c
                    }
                    _ => {
                        #[keep]
                        'inner: for t in (0..(3_i32 & 3)).rev() {
                            let mut x_2: [[f32; 3]; 3] = [
                                [x; 3],
                                [0.25_f32, v, x],
                                [v, x, v],
                            ];
                            let mut x_2 = Pair::FIRST;
                        }
                        ((x).min(x) + 0.0)
                    }
                })
            } else {
                n = b;
                [(x * 1.0), (0.25_f32).rem_euclid((RAMP[(b % 9) as usize]))]
                    .iter()
                    .fold((x).ceil(), |y, &a| 0.0_f32)
            });
            let mut k1 = (((n | 7) - (b & 7))) & 3;
            'inner: loop {
                if ((v * x) < (v + x)) || k1 == 0 {
                    break;
                }
                k1 -= 1;
                let mut x = [a_2; 3];
            }
        }
        (v + (n as f32))
    }
}

#[flatten]
mod p126 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut f32) -> f32 {
        let mut turn = 0;
        let c: Vec2 = 'value: loop {
            if ([
                (if ((*c) <= (-0.0)) {
                    let a_2 = [
                        (if ((*c) < 0.0) { None } else { Some(2_i32) }),
                        (if false { None } else { Some(STEPS) }),
                        Some((NARROW as i32)),
                    ];
                    [5_i32, STEPS, (NARROW as i32)]
                        .into_iter()
                        .enumerate()
                        .filter(|&(_, y)| true)
                        .skip(1)
                        .map(|(_, x)| x)
                        .map(|b| (*a))
                        .sum::<f32>()
                } else {
                    return select(
                        ([(*a); 2])[0],
                        ({
                            'outer: for t in 0..2usize {
                                let mut t = [
                                    ((if ((*c) < (*c)) { None } else { Some((NARROW as i32)) }))
                                        .map(|a| (a * (-1))),
                                    (if false { Some(STEPS) } else { None }),
                                    ((((*c) != 2.0) || ((*c) < (*c))))
                                        .then_some((IVec2::new(7_i32, 7_i32)).y),
                                ];
                                let mut x_2: [Option<i32>; 3] = [
                                    Some((LEVELS[(MASK % 8) as usize] - (-1_i32))),
                                    t[2],
                                    (if ((if ((*a) < 2.0) {
                                        FLAGS[(MASK % 9) as usize]
                                    } else {
                                        ((*a) <= (*c))
                                    })) {
                                        (if ((*c) <= (*a)) { t[0] } else { t[1] })
                                    } else {
                                        t[0]
                                    }),
                                ];
                            }
                            (*c)
                        }),
                        ((if false { None } else { Some(STEPS) })).is_none(),
                    );
                }),
                2.0_f32,
                (*a),
            ]
                .into_iter()
                .skip(Pair::SIZE % 2)
                .take(1)
                .all(|a_2| {
                    if (0.5_f32 < (*a)) {
                        return ((*c) > 2.0_f32);
                    }
                    (a_2 <= (*c))
                }))
            {} else if ((-2.5_f32) < (*c)) {} else {}
            if ((-1.0_f32) <= (*a)) {
                break 'value Vec2::new((*c), (*c));
            }
            turn += 1;
            if turn >= 2 {
                break Vec2::new((*c), 2.0);
            }
        };
        (c.x + c.x)
    }
}

#[flatten]
mod p127 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 0.5, b: false };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: true }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: &f32, c: usize) -> Pair {
        match c {
            _ => {
                let start = (if false {
                    'outer: for _ in 0u32..1 {
                        if ((((if (c != c) { c } else { c }) as f32) >= 0.0)) {
                            let mut n: Vec2 = ((Vec2::new((*a), 1.5)).abs()).xx();
                            let mut c = ((n.y
                                - ({
                                    n.y = (if (*a) <= (*a) {
                                        (n.y).clamp((*a), (*a)) + 0.0
                                    } else {
                                        3.0_f32
                                    });
                                    (*a)
                                })))
                                .abs();
                            let Pair { a: x_2, b } = Pair {
                                b: (n.x <= n.x),
                                a: 0.5_f32,
                            };
                        } else {
                            let mut b: Vec2 = (Vec2::splat(((*a)).powi(3)))
                                .normalize_or_zero();
                        }
                        let a: Pair = 'block: {
                            let mut a = (if (*a) <= (-0.0) {
                                ((*a)).clamp((*a), (-0.0)) + 0.0
                            } else {
                                0.25
                            });
                            if ((match ((
                                (if (c > 3) { (a != a) } else { (a > a) }),
                                (if (c <= c) { c } else { c }),
                                (c < c),
                            )) {
                                (mut a @ true, (3 | 0), true) => {
                                    (STILL != TABLE[(c).min(3)])
                                }
                                (v, (1 | 100), mut x_2 @ true) => v,
                                (true, 1..4, _) => matches!(c, (3 | 3)),
                                _ => ((a, true, Vec4::new(2.0_f32, a, 0.25_f32, a))).1,
                            })) {
                                break 'outer;
                            }
                            Pair { a: a, b: (Pair::SIZE < c) }
                        };
                        if a.b {
                            break;
                        }
                    }
                    MASK
                } else {
                    MASK
                });
                let mut y = 1;
                y += start;
            }
            1..=3 if (c < c) => {}
            _ => {}
        }
        Pair {
            b: (c < c),
            a: TABLE[c % 4],
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: u32, y: f32, t: &mut u32) -> [[i32; 3]; 2] {
        let mut t = CORNER;
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            let a: f32 = 'block: {
                'inner: for n in k0..=1 {
                    t.z = ((*a) - (if (({ (c <= k0) })) { y } else { t.z }));
                    {
                        let [_, t, mut x_2] = [
                            LEVELS[(({
                                t.x = (t.x).fract();
                                0_u32
                            }) % 8) as usize],
                            STEPS,
                            5_i32,
                        ];
                    }
                    if ((({ (k0 != 3) }) == (n).is_power_of_two())) {
                        (t.z, (*a)) = (
                            (t.x).clamp(-4.0, 4.0).exp2(),
                            ((Vec4::new(0.25_f32, t.y, y, 0.25_f32))
                                .dot(Vec4::new(t.z, (-0.0_f32), f32::MAX, (*a))))
                                .tanh(),
                        );
                        break 'outer;
                    }
                }
                if ((c).max(k0) == (UVec2::new(u32::MAX, 0_u32)).y) {
                    (t.y, [(*a), _]) = (t.x, [0.0, 0.5_f32]);
                    break 'block (*a);
                }
                t.x -= (((Pair::ALL[(2_u32 % 2) as usize] * STEPS)).a).fract();
                (y - 0.0)
            };
            if (c > c) {
                break 'outer;
            }
            let Pair { a, b } = Pair {
                a: smoothstep(t.y, a, t.z),
                ..(Pair::FIRST * (-1.0_f32))
            };
            k0 -= 1;
        }
        [
            [
                ((WIDE as i32) + ((*a) as i32).clamp(-64, 64)),
                STEPS,
                ((((WIDE as i32) ^ LEVELS[(c % 8) as usize])).clamp(-5, 9)
                    + ((*a) as i32).clamp(-64, 64)),
            ],
            [
                (STEPS + (t.y as i32).clamp(-64, 64)),
                ((LEVELS[(STEPS & 1) as usize] | (NARROW as i32))
                    + ((*a) as i32).clamp(-64, 64)),
                (((if (t.z <= (*a)) {
                    let mut a: Vec4 = (if ((if (t.y > 1.0) {
                        let Pair { a, b: mut n } = first(
                            &y,
                            ({
                                (*a) = t.y;
                                (Pair::SIZE + Pair::SIZE)
                            }),
                        );
                        n
                    } else {
                        let Pair { a: x_2, b } = Pair { b: ((*a) <= t.x), a: y };
                        ({
                            let q = (-0.0_f32);
                            q == q && q.is_sign_negative()
                        })
                    })) {
                        let mut a_2 = [
                            ([[STEPS, STEPS, (NARROW as i32)]; 2])[0],
                            ([
                                [(-1_i32), 3_i32, (NARROW as i32)],
                                [LEVELS[(c % 8) as usize]; 3],
                            ])[0],
                        ];
                        Vec4::new((*a), t.y, (*a), t.x)
                    } else {
                        t.x
                            *= (((if (1_u32 <= c) {
                                return [
                                    [(WIDE as i32), 10_i32, (WIDE as i32)],
                                    [LEVELS[(0_u32 % 8) as usize], 0_i32, 0_i32],
                                ];
                            } else {
                                0.0_f32
                            }))
                                .min(0.0_f32) + 0.0);
                        Vec4::new(0.0, 0.0, 0.0, 0.0)
                    });
                    0_i32
                } else {
                    0_i32
                }))
                    .wrapping_shl(0_u32) + (t.x as i32).clamp(-64, 64)),
            ],
        ]
    }
}

#[flatten]
mod p128 {
    use super::*;
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
    impl std::ops::AddAssign for Hit {
        fn add_assign(&mut self, other: Hit) {
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
        const FIRST: Self = Hit(3, -0.0);
        const ALL: [Hit; 2] = [Hit(-2, 2.0), Self::FIRST];
    }
    impl State {
        const FIRST: Self = State { a: 0.5, b: 0 };
        const ALL: [State; 2] = [State { a: -0.0, b: 5 }, Self::FIRST];
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
        fn step(&self, a: f32) -> usize {
            #[keep]
            'outer: for x_2 in ((counted(&|b| b) & 3)..=(self.0 & 3)).rev() {
                let x: UVec2 = 'block: {
                    if (!(Vec3::new(0.5, 0.0, self.1))
                        .cmpeq(Vec3::new(3.0, (-2.5), 1.0))
                        .any())
                    {
                        if let b @ true = (((if (a > (-2.5)) {
                            let mut b = (if ((State::ALL[(Self::SIZE).min(1)]).b
                                == Self::SIZE)
                            {
                                [2_i32, 10_i32, x_2]
                            } else {
                                [self.0, self.0, x_2]
                            });
                            Vec3::new((-0.0_f32), a, 3.0_f32)
                        } else {
                            Vec3::new(2.0_f32, 0.0_f32, a)
                        }))
                            .cmplt(Vec3::new(1.5_f32, 1.5_f32, 3.0_f32))
                            .all())
                        {}
                        break 'block UVec2::new(8, 1);
                    }
                    UVec2::new(MASK, MASK)
                };
            }
            (8 + Self::SIZE)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, y: &f32) -> u32 {
        let mut y: Hit = Hit((*c), (*a));
        let a = y.step(((*a)).copysign((0.5_f32).max(-9.0)));
        let mut b: usize = 8;
        'outer: for a_2 in -1..2 {
            let (v, mut n) = (
                ({
                    y += (Hit::ALL[(a).min(1)] * 5_i32);
                    ({
                        let Hit(a, b) = Hit(((STEPS & 15) * (y.0 & 7)), (y.1 % 1.5));
                        'inner: for c in [
                            (match (false, a) {
                                (mut b, ..2) => (*c),
                                _ => y.0,
                            }),
                            ([y.0; 3])[0],
                            (if ((a_2 as i32) > a_2) { a } else { (*c) }),
                        ] {
                            let mut t: Mat2 = (mat2(
                                Vec2::new((-0.0_f32), 2.0_f32),
                                Vec2::new(b, 0.5_f32),
                            )
                                * Mat2::from_cols(
                                    Vec2::new(b, b),
                                    Vec2::new((-1.0_f32), 0.5_f32),
                                ));
                        }
                        (-1_i32)
                    })
                }),
                [y.0; 3],
            );
            if (y.1 > y.1) {
                break;
            }
        }
        (MASKS[(MASKS[(0_i32 & 1) as usize] % 7) as usize] + (y.1.abs() as u32 & 255))
    }
}

#[flatten]
mod p129 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub BVec3, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Vec3);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(f32),
        Near(bool, f32),
        Far,
        Other,
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit(self.0)
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
    impl Kind {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32) -> f32 {
        (*c) >>= 1;
        'outer: for t in [
            (b.abs() as u32 & 255),
            (if (10_i32 <= (*c)) {
                let mut k0 = ((UVec2::new(8_u32, 1_u32)).y) & 3;
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let Pair(a, t) = Pair(
                                BVec3::new(true, false, true),
                                (Pair::RATE).cos(),
                            );
                            let mut a = Pair(
                                ((Vec3::new(3.0_f32, t, TABLE[(k0 % 4) as usize]))
                                    .cmplt(Vec3::new(t, b, 3.0_f32)) | (a & a)),
                                (-0.0_f32),
                            );
                            let t: u32 = 'block: {
                                a.1 = (({ (b - b) }))
                                    .mul_add(
                                        flatten::math::ceil(
                                            (match ((*c) < (*c)) {
                                                mut b @ true => 3.0_f32,
                                                true => 0.5_f32,
                                                false => a.1,
                                            }),
                                        ),
                                        t,
                                    );
                                if (a.1 <= t) {
                                    break 'block 5;
                                }
                                2
                            };
                        }
                        k1 += 1;
                    }
                }
                MASK
            } else {
                1_u32
            }),
        ] {}
        (b + b)
    }
}

#[flatten]
mod p130 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub UVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub UVec2);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(self.0)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    impl Pair {
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
    pub fn entry(a: &mut f32, mut x: i32) -> bool {
        let mut x_2: Pair = (match ((*a), ((*a) != (*a))) {
            ((2.0 | 0.0), mut a) => {
                let (x_2, ([y, _], c)) = (
                    [
                        Pair(HALF, UVec2::new(1_u32, 3_u32)),
                        Pair(HALF, UVec2::new(5_u32, 1_u32)),
                        Pair(
                            Pair::RATE,
                            UVec2::new(
                                MASKS[(({
                                    x ^= x;
                                    MASK
                                }) % 7) as usize],
                                MASKS[(0_u32 % 7) as usize],
                            ),
                        ),
                    ],
                    (
                        [
                            Hit::FIRST,
                            (Hit(UVec2::new(0_u32, 8_u32))
                                + Hit(UVec2::new(MASK, 5_u32))),
                        ],
                        (x as f32),
                    ),
                );
                x_2[1]
            }
            (a_2 @ 8.0, a @ true) => Pair(1.5_f32, UVec2::new(3_u32, 0_u32)),
            _ => Pair((*a), UVec2::new(5_u32, 1_u32)),
        });
        let c = x_2.step(((TABLE[(1_u32 % 4) as usize]).min(x_2.0) + 0.0));
        if ((*a) > 2.0) {
            let mut k0 = (('block: {
                let Pair(2.0, _) = x_2 else {
                    return ((c.0.x != c.0.y)
                        && ({
                            x -= ((c.0.x & 255) as i32);
                            (x_2.1.y < x_2.1.y)
                        }));
                };
                if ((('block_1: {
                    let mut k0 = -1i32;
                    'outer: while k0 <= 1 {
                        let mut c = x_2;
                        if (x_2.0 > (*a)) {
                            break;
                        }
                        x_2.1
                            += (UVec2::new(
                                (match Pair(x_2.0, UVec2::new(x_2.1.y, 5_u32)) {
                                    Pair(2.0..=8.0, mut a) => MASK,
                                    Pair(
                                        (0.0 | 0.25),
                                        v,
                                    ) if (POINTS[Pair::SIZE % 6]).is_nan() => x_2.1.y,
                                    mut n => n.1.y,
                                }),
                                (2_u32).max(3_u32),
                            ) % 2);
                        c.1.x
                            += (if (BVec3::new((x_2.0 <= x_2.0), false, false)).any() {
                                ((x_2.1).y ^ ((2_usize & 255) as u32))
                            } else {
                                (if (1.5_f32 <= c.0) {
                                    (x_2.1.x
                                        + ({
                                            x_2.1.x = c.1.y;
                                            x_2.1.x
                                        }))
                                } else {
                                    (x_2.1).y
                                })
                            });
                        k0 = k0 + 2;
                    }
                    if (x_2.0).is_nan() {
                        let mut y: usize = 0;
                        break 'block_1 x_2.0;
                    }
                    let t: [Pair; 3];
                    if (0_u32 > x_2.1.x) {
                        x_2.1.x = ({ ((1_u32 & 15) * (c.0.x & 7)) });
                        t = (if (!true) { [x_2; 3] } else { [x_2, x_2, x_2] });
                    } else {
                        x_2.0 /= 2.0;
                        t = [x_2, x_2, x_2];
                    }
                    t[0].0
                }) != (*a)))
                {
                    break 'block c.0.y;
                }
                c.0.y
            })) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 || ((c.0.x > c.0.x)) {
                    break;
                }
                k0 -= 1;
            }
        }
        ((c.0.x != c.0.y) ^ (x_2.1.x > 1))
    }
}

mod p131 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: bool, b: bool, c: bool },
        Near(f32),
        Far { a: IVec3, b: i32, c: i32 },
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: &mut Vec4, c: &mut i32, y: f32, t: &mut u32) -> f32 {
        'outer: for x in 0..4usize {
            let b: [i32; 3];
            if (({
                a.x = ((y).to_radians()).sin_cos().0;
                let mut a_2 = (Vec4::new(y, TABLE[((*t) % 4) as usize], a.y, a.y))
                    .max_element();
                [(*c), (*c), (*c)].iter().all(|&c| (x != 0_usize))
            })) {
                b = [
                    ((false)
                        .then_some(Kind::Far {
                            a: IVec3::new((*c), 10_i32, (*c)),
                            b: 3_i32,
                            c: 0_i32,
                        }))
                        .map_or_else(|| 0_i32, |a| 0_i32),
                    0_i32,
                    0_i32,
                ];
            } else {
                b = [0_i32, 0_i32, 0_i32];
            }
        }
        0.0
    }
}

#[flatten]
mod p132 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: (Vec4, Pair, usize)) -> f32 {
        let mut k0 = (8_u32) & 3;
        #[keep]
        'outer: while k0 > 0
            && (((match ((
                (3_usize + c.2),
                1.5_f32,
                (if (k0 > c.1.c) {
                    if (c.0.y <= c.0.y) {
                        if ((match (&c.1 - &c.1) {
                            Pair { a: mut x_2, b: (0.0 | 1.0), c: _ } => (c.2 > c.2),
                            Pair { a: _, b: -1.5..=0.0, c: 3..=4 } => (c.1.c < k0),
                            _ => (c.1.c > MASK),
                        })) {
                            let mut a: UVec2 = (if ((match ((if (c.1.c <= c.1.c) {
                                Some((c.1.c > k0))
                            } else {
                                None
                            })) {
                                Some(a_2 @ false) => (k0).is_power_of_two(),
                                None => (0_usize < 0),
                                Some(true) => false,
                                _ => false,
                            })) {
                                UVec2::new(0, 0)
                            } else {
                                UVec2::new(0, 0)
                            });
                        }
                    }
                    false
                } else {
                    false
                }),
            )) {
                (0, -1.5, true) => false,
                _ => false,
            })))
        {
            k0 -= 1;
        }
        0.0
    }
}

#[flatten]
mod p133 {
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
                Some(
                    y,
                ) if ([a, (-2.5_f32)]
                    .iter()
                    .all(|&n| {
                        if true {
                            return ((*c) != (*c));
                        }
                        FLAGS[(k0 % 9) as usize]
                    })) => true,
                Some(a) => ((*t) > k0),
                x => (x_2.1 != x_2.1),
            })) {}
        }
        Hit(
            Pair {
                a: (Vec4::new((*y), 0.5, HALF, a) + Vec4::splat(((*t) as f32))),
                b: (-2.5),
            },
            (Hit::SIZE + (((*c) & 255) as usize)),
        )
    }
}

#[flatten]
mod p134 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: IVec2,
        pub c: Vec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Pair, pub f32);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
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
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit(self.0, if self.1 < other { other } else { self.1 })
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit(self.0, (other & 15) as f32)
        }
    }
    const STEPS: i32 = 3;
    impl Hit {
        const FIRST: Self = Hit(
            Pair {
                a: 3,
                b: IVec2::new(-2, i32::MAX),
                c: Vec2::new(2.0, -1.5),
            },
            -0.0,
        );
        const ALL: [Hit; 2] = [
            Hit(
                Pair {
                    a: -2,
                    b: IVec2::new(i32::MAX, 3),
                    c: Vec2::new(-1.5, 0.5),
                },
                2.0,
            ),
            Self::FIRST,
        ];
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> BVec3 {
        let Hit(Pair { a, b: a_2, c }, ..) = Hit(
            Pair {
                a: c,
                b: IVec2::new(5_i32, 3_i32),
                c: Vec2::new(1.0_f32, 0.0_f32),
            },
            0.0_f32,
        );
        if (1.5_f32 < c.y) {
            let mut b: [Hit; 2] = [
                Hit::FIRST,
                Hit(
                    Pair {
                        a: a,
                        b: a_2,
                        c: Vec2::new((-1.0_f32), 2.0_f32),
                    },
                    c.x,
                ),
            ];
            'outer: for c in b.iter_mut() {
                let mut v: f32 = (match ((*c) * 2.0) {
                    Hit(_, (0.0 | 0.0)) if (!false) => {
                        ((match 3_i32 {
                            x_2 if any(BVec3::new(true, true, false)) => 3.0,
                            x => c.0.c.x,
                            mut x_2 => 0.25,
                        }) * (c.1).move_towards(c.1, 0.5))
                    }
                    Hit(_, (-1.5 | 0.25)) => ((0.0_f32).abs() + 0.5).log2(),
                    n => {
                        let mut y: [Hit; 2] = [Hit(c.0, n.0.c.x), n];
                        'inner: for y in y.iter() {
                            let mut v: Vec3 = ((((n.1).max(0.25_f32) + 0.0)
                                * (Vec3::new((-2.5), 2.0, 0.5) / (-3.0))))
                                .max(Vec3::new(c.1, 0.25, (-0.0)));
                            let mut a_2 = (((n.0.c).fract_gl() - n.0.c)).y;
                            let mut y: i32 = c.0.b.y;
                            let mut n = [n.0.a; 3];
                        }
                        ((Vec4::new(1.5_f32, n.0.c.x, 1.0_f32, y[0].0.c.y))
                            .dot(Vec4::new(f32::NAN, n.1, 0.25, n.0.c.y)) % ({ 0.0 }))
                    }
                });
                if (c.0.c.x <= c.1) {
                    break;
                }
                let mut k1 = 0i32;
                'inner: while k1 < 2 {
                    k1 += 1;
                    if (((if ((-0.0_f32) > c.0.c.y) { (-1_i32) } else { c.0.a }))
                        .is_negative())
                    {
                        let [Hit(mut t, mut b), Hit(a_2, ..)] = [
                            (*c),
                            Hit(Pair { b: a_2, c: c.0.c, a: STEPS }, c.0.c.x),
                        ];
                        t += (if (c.0.a != c.0.b.x) { c.0 } else { c.0 });
                    } else if (c.0.a <= a_2.y) {} else {}
                }
            }
        }
        BVec3::new(true, true, (c.x > c.y))
    }
}

#[flatten]
mod p135 {
    use super::*;
    use flatten::math::*;
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
    impl Pair {
        const FIRST: Self = Pair;
        const ALL: [Pair; 2] = [Pair, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit {
            a: 0.5,
            b: Vec3::new(-0.0, 2.0, -1.5),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: -0.0,
                b: Vec3::new(2.0, -1.5, 0.5),
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
        fn step(self, a: f32, c: Option<f32>) -> f32 {
            let (c, a_2) = (BVec3::new((a < a), true, false), ((MASK & MASK) as f32));
            'outer: for n in 0..WIDE as i32 + 1 {
                'inner: for a_2 in 1..=3 {
                    let mut y: f32 = ({
                        let mut x_2: bool = (((a).trunc() / 2.0)
                            <= (Hit {
                                a: a,
                                ..Hit { a: a, ..Hit::FIRST }
                            })
                                .a);
                        TABLE[Self::SIZE % 4]
                    });
                    if (n < n) {
                        continue;
                    }
                }
                if (0.5_f32 != a) {
                    continue;
                }
            }
            (a + a_2)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: [i32; 3], mut x: i32) -> f32 {
        if (((if ((RAMP[(({
            x = (3_i32).saturating_abs();
            MASKS[(x & 1) as usize]
        }) % 9) as usize] > STILL))
        {
            None
        } else {
            Some(
                ({ Pair::ALL[Hit::SIZE % 2] })
                    .step(
                        STILL,
                        (if (a[1] < a[1]) { None } else { Some(TABLE[Pair::SIZE % 4]) }),
                    ),
            )
        }))
            .is_none_or(|x_2| {
                (if ((if (3.0_f32 < x_2) {
                    FLAGS[(a[1] & 1) as usize]
                } else {
                    (x_2 != x_2)
                })) {
                    (1.5_f32 != x_2)
                } else {
                    (((-0.0_f32) > x_2) || (STILL <= 2.0_f32))
                })
            }))
        {
            let mut v = (((IVec3::new(7_i32, a[0], 3_i32)).min_element()
                - ({
                    let k0 = ((MASK % 7)) & 3;
                    'outer: loop {
                        if k0 < 4 {
                            {
                                let mut y: (Pair, u32) = (Pair, k0);
                                let mut a_2: (Pair, u32) = (((a[2] < a[2]))
                                    .then_some(1.5_f32))
                                    .map_or_else(
                                        || y,
                                        |b| {
                                            if (FLAGS[((-4_i32) & 1) as usize] && true) {
                                                return (y.0, 3_u32);
                                            }
                                            (y.0, y.1)
                                        },
                                    );
                            }
                            break;
                        } else {
                            continue;
                        }
                    }
                    2_i32
                })) != a[0]);
        } else {}
        (((((TABLE[(Pair::SIZE).min(3)]).abs() - smoothstep(0.5_f32, (-1.0_f32), HALF)))
            .min(((Vec2::new((-2.5_f32), STILL) + Vec2::new((-0.0_f32), 1.5_f32))).y)
            + 0.0) + (x as f32))
    }
}

#[flatten]
mod p136 {
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
                a: self.a & other,
                b: self.b,
                c: self.c,
            }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
        fn step(mut self, mut b: Vec2, c: &i32, mut v: f32) -> bool {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Mat4, c: f32) -> Mat4 {
        let mut t: [i32; 2] = [STEPS, LEVELS[(5_u32 % 8) as usize]];
        'outer: for t in t.iter().rev() {
            a.z_axis.y = ((Vec3::new(a.z_axis.y, a.y_axis.w, 1.0_f32)).floor()).length();
            let start = (if matches!(
                ((* t), MASK), (a, c @ 4..100) if (STILL > TABLE[(Pair::SIZE).min(3)])
            ) {
                (*t)
            } else {
                let mut c: Pair = (Pair {
                    b: Vec2::new((-1.0_f32), a.y_axis.y),
                    ..Pair {
                        b: Vec2::new(3.0_f32, a.w_axis.z),
                        c: true,
                        a: (*t),
                    }
                } * 2.0);
                let a = c.step((c.b - c.b), &c.a, (c.a as f32));
                ((-1_i32) & 31).pow(2)
            });
            let mut n = 0;
            n += start;
            let mut t = [
                (*t),
                (((n
                    ^ ({
                        n = (*t);
                        n
                    })) & 15) * (select(n, (*t), true) & 7)),
            ];
            let mut x_2: [[i32; 2]; 2] = [[t[0], 3_i32], t];
        }
        Mat4::from_cols(
            (a.x_axis + Vec4::splat((t[1] as f32))),
            (((*a)
                * (match (1.5_f32 > 1.5_f32) {
                    true => a.w_axis,
                    x_2 @ true => {
                        'outer: for x in (0..((MASKS[(Hit::SIZE).min(6)] + MASK) & 3)) {
                            a.z_axis -= Vec4::new(c, 1.5_f32, 0.25_f32, 3.0_f32);
                        }
                        Vec4::new(a.y_axis.z, a.z_axis.w, (-0.0), 1.5)
                    }
                    true if ((-1_i32) < t[1]) => a.z_axis,
                    true => Vec4::new(0.0, (-2.5), (-2.5), 0.0),
                    false => a.w_axis,
                })) + Vec4::splat(a.y_axis.w)),
            (a.y_axis + Vec4::splat(a.x_axis.x)),
            (a.y_axis + Vec4::splat(a.w_axis.w)),
        )
    }
}

mod p137 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32) -> [i32; 2] {
        let [b, mut c] = [x; 2];
        [
            ((if false {
                return (if ((*a) <= (*a)) {
                    let mut b = ((((*a)).abs().ln_1p()).abs() == (-2.5));
                    [x, x]
                } else {
                    x %= 7;
                    [2_i32, (i32::MIN + 1)]
                });
            } else {
                #[keep]
                'outer: for b in (0..(((c > 0_i32) as u32) & 3)).rev() {
                    let mut a = ((IVec3::new(x, x, c))
                        .max(
                            (if (c != x) {
                                IVec3::new(c, c, 7_i32)
                            } else {
                                if (0_u32 <= b) {
                                    let [x, ..] = [
                                        (if (b > b) { (-4_i32) } else { x }),
                                        (IVec2::new(10_i32, 1_i32)).y,
                                    ];
                                    c &= 2_i32;
                                    let mut b = (*a);
                                }
                                IVec3::new((-4_i32), LEVELS[COUNT % 8], 7_i32)
                            }),
                        ))
                        .cmpgt(IVec3::new(3, x, 0));
                    let mut a_2 = (((c & 255) as u32)).midpoint(b);
                    c /= 3;
                    'inner: for a in (1..7).step_by(3).rev() {
                        if (x > 0) {
                            break;
                        }
                    }
                }
                0_i32
            }) / 2),
            0,
        ]
    }
}

#[flatten]
mod p138 {
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, mut v: [i32; 2]) -> f32 {
        {
            'outer: for b in 0..(COUNT + 1) {
                'inner: for b in (0..2).rev() {
                    if (2.0_f32 < (*a)) {
                        let mut y = ((Mat2::from_cols(
                            Vec2::new((-0.0_f32), (-0.0_f32)),
                            Vec2::new((*a), HALF),
                        )
                            * mat2(
                                Vec2::new(3.0_f32, 3.0_f32),
                                Vec2::new(0.5_f32, 3.0_f32),
                            )) * Mat2::from_diagonal(Vec2::new((*a), (-2.5_f32))));
                        y.x_axis += Vec2::ONE;
                        break 'outer;
                    }
                    let given: f32 = dot(
                        (Vec4::new((*a), 0.5_f32, (*a), (-1.0_f32))
                            + Vec4::new(1.5_f32, (*a), 2.0_f32, (*a))),
                        ceil(Vec4::new(0.5_f32, 0.0_f32, 3.0_f32, 1.5_f32)),
                    );
                    let a_2: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(x_2: f32) -> f32 {
                            x_2 * HALF + 1.0
                        }
                        let t = first(given);
                        t
                    };
                }
                if (TABLE[Hit::SIZE % 4] < (*a)) {
                    break;
                }
                let mut k1 = 0i32;
                'inner: while k1 < 2 {
                    k1 += 1;
                    let mut a_2: usize = 8;
                    'block: {
                        if (k1 != v[1]) {
                            break 'block;
                        }
                    }
                }
                let Hit { a: x_2, b: y, c: x } = (Hit {
                    a: true,
                    b: 8_usize,
                    c: (*a),
                }
                    + Hit {
                        c: (*a),
                        ..Hit {
                            c: (*a),
                            a: (b <= 3_usize),
                            b: b,
                        }
                    });
            }
            let mut a: i32 = ((((i32::MIN & 63) << STEPS) & 15)
                * ((({
                    let mut k0 = 0i32;
                    'outer: loop {
                        if !(k0 < 2) {
                            break;
                        }
                        'inner: for y in k0..=2 {
                            let [_, mut t] = v;
                            if (STILL != (*a)) {
                                continue 'inner;
                            }
                        }
                        k0 += 1;
                    }
                    v[0]
                }) % v[0]) & 7));
        }
        ((match Hit::SIZE {
            _ => ((HALF + (*a)) + (-0.0)),
            _ => {
                ((if ((*a) != (*a)) {
                    if (((*a) > (*a)) & true) {} else {}
                    (*a)
                } else {
                    (*a)
                }) - (*a))
            }
        }) + (v[1] as f32))
    }
}

#[flatten]
mod p139 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: u32,
        pub b: bool,
        pub c: Pair,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: u32,
        pub b: Vec2,
        pub c: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(f32),
        Near,
        Far((State, bool, Pair)),
        Other(State, u32),
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
    impl Kind {
        const RATE: f32 = 3.25 + HALF;
        const SIZE: usize = COUNT + 3;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut i32, c: Hit, y: &mut f32, t: &mut f32) -> Hit {
        let mut t = false;
        Hit {
            a: ((((((STEPS) as usize & 31)).max(Hit::SIZE) & 255) as u32)
                + ((*y).abs() as u32 & 255)),
            b: ((if ((if c.b {
                t
            } else {
                return c;
            })) {
                ((IVec2::new((*a), (*a))) == (IVec2::new((-1_i32), 2_i32)))
            } else {
                return Hit {
                    a: ((Hit::SIZE & 255) as u32),
                    b: t,
                    c: ((if c.b { Some((-4_i32)) } else { None }))
                        .map_or_else(
                            || {
                                if (c.b ^ c.b) {
                                    return Pair((*y));
                                }
                                Pair((*y))
                            },
                            |a_2| c.c,
                        ),
                };
            }) ^ ((*a) > 1)),
            c: Pair((c.c.0 + ((*a) as f32))),
        }
    }
}

#[flatten]
mod p140 {
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
    impl std::ops::AddAssign for Pair {
        fn add_assign(&mut self, other: Pair) {
            if other.0 < self.0 {
                return;
            }
            *self = *self + other;
        }
    }
    impl Pair {
        const FIRST: Self = Pair(0.5, 0);
        const ALL: [Pair; 2] = [Pair(-0.0, 5), Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &mut f32, t: &mut u32) -> f32 {
        let given: f32 = fma(
            (if ((*a) < (*y)) {
                let mut k0 = (((*t)).min((*t))) & 3;
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let mut a = Mat2::from_diagonal(Vec2::new((*a), (-0.0)));
                            a.y_axis = ({ a.y_axis });
                        }
                        k1 += 1;
                    }
                }
                (*a)
            } else {
                (*y) *= (*a);
                (*a)
            }),
            (match ((if ((*y) <= (*a)) {
                None
            } else {
                Some(
                    Pair::ALL[(({
                        (*a) = (*a);
                        (*t)
                    }) % 2) as usize],
                )
            })) {
                None => (*a),
                _ => (*a),
            }),
            ((if ((*t) < (*t)) { Some((*t)) } else { None }))
                .map_or_else(|| (-1.0_f32), |a_2| (*a)),
        );
        let a_2: f32 = {
            fn first(n: f32) -> f32 {
                (n - 0.5).max(0.5)
            }
            let t = first(given);
            t
        };
        (0.5 + ((*c) as f32))
    }
}

#[flatten]
mod p141 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near { a: i32, b: f32, c: Pair },
        Far(bool, (Vec3, Pair, Vec4)),
        Other(bool),
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair;
        const ALL: [Pair; 2] = [Pair, Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &mut f32, mut n: u32) -> f32 {
        n
            |= (match ((if ((Pair) != (Pair::ALL[(n % 2) as usize])) {
                'outer: for x in ((n & 3)..4).rev() {
                    if (!(true | ((*a) > 2.0))) {
                        if ((n < x)
                            || (matches!(Some((* a)), Some((1.0 | 0.0)))
                                || (Vec2::new((*a), (*y)) == Vec2::new(0.25, (*a)))))
                        {
                            _ = ((IVec2::new(10_i32, 10_i32))
                                == (IVec2::new((*c), 3_i32)));
                            (*y) = ((Some((*y)))
                                .map_or(
                                    (STILL / 2.0),
                                    |a| {
                                        if FLAGS[1_usize % 9] {
                                            return (if ((*c) < (*c)) { a } else { (*y) });
                                        }
                                        ((if (a > (*y)) { Some(a) } else { None })).unwrap_or(HALF)
                                    },
                                ) - 0.0);
                        } else {
                            let mut t = (Vec3::select(
                                (Vec3::new((-1.0_f32), (-2.5_f32), 1.0_f32)).cmplt(CORNER),
                                Vec3::new((*y), (*a), HALF),
                                Vec3::new((*a), (*a), (*y)),
                            ))
                                .cmpne(
                                    ((if ((*c) <= (*c)) {
                                        Some(
                                            Kind::Far(
                                                false,
                                                (
                                                    Vec3::new((-1.0_f32), 0.5_f32, (*a)),
                                                    Pair,
                                                    Vec4::new((*y), 1.5_f32, (*y), (*a)),
                                                ),
                                            ),
                                        )
                                    } else {
                                        None
                                    }))
                                        .map_or_else(
                                            || {
                                                if false {
                                                    return Vec3::new((*y), (*y), 0.0_f32);
                                                }
                                                Vec3::new(0.25_f32, (*y), 0.5_f32)
                                            },
                                            |a_2| Vec3::new(0.25_f32, (*a), (*a)),
                                        ),
                                );
                        }
                        continue;
                    }
                }
                (n <= n)
            } else {
                false
            })) {
                true => n,
                _ => MASK,
            });
        (*y)
    }
}

#[flatten]
mod p142 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub i32);
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair(self.0)
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair(self.0 & other)
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &i32, y: Mat3, t: &mut f32) -> [i32; 3] {
        if (({
            'outer: for y in (0..2).rev() {
                if (((*c) <= a.0) == ((*t) < (*t))) {
                    continue 'outer;
                }
                let k1 = ((UVec2::new(8_u32, 0_u32)).y) & 3;
                'inner: loop {
                    if ((Pair(a.0)) == (a)) {
                        if ((!({ ((*t) != 1.0) }))) {
                            let mut a_2 = (((UVec2::new(8_u32, k1)).y == k1)
                                && (((*t) < (*t))
                                    || ({
                                        (*t) = ((*t) - (*t));
                                        ((*t) > (*t))
                                    })));
                            let mut x_2 = (Vec2::splat(
                                (Vec2::new((*t), 0.25_f32))
                                    .perp_dot(Vec2::new(TABLE[(k1 % 4) as usize], (*t))),
                            ))
                                .abs();
                        } else if (3_i32 != (*c)) {
                            let mut a = ((Vec4::new(2.0, (*t), (*t), (*t)) % 1.5)
                                * 3.0_f32);
                        } else {}
                        break;
                    }
                    if k1 < 4 {
                        (*t) *= (*t);
                        break;
                    }
                }
            }
            (a.0 <= (*c))
        })) {
            let mut n: Pair = Pair(((0_u32 & 255) as i32));
            return [(a.0 + (-1_i32)), a.0, (n.0 - (-1_i32))];
        }
        let mut x: BVec3 = (!BVec3::new(true, true, true));
        'outer: for c in [
            ((MASK | 7)
                - (MASKS[(({
                    (*t) = (y.x_axis).dot(y.y_axis);
                    MASK
                }) % 7) as usize] & 7)),
            2_u32,
            ((MASKS[Pair::SIZE % 7] | 7) - (MASK & 7)),
        ] {
            let mut a: i32 = (((0_i32 & 15)
                * ((match (Pair::SIZE, Pair::SIZE) {
                    ((n, ..4) | (..=3, n)) => {
                        let mut turn = 0;
                        let a: i32 = 'value: loop {
                            if (((y.z_axis.y * y.x_axis.z)).tanh()
                                < (0.0_f32).copysign((0.0_f32).max(-9.0)))
                            {}
                            turn += 1;
                            if turn >= 1 {
                                break 0;
                            }
                        };
                        0_i32
                    }
                    _ => 0_i32,
                }) & 7)) + 0);
        }
        [0_i32, 0_i32, 0_i32]
    }
}

#[flatten]
mod p143 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
        pub b: IVec2,
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
            #[unroll(max = 4)]
            'outer: for t in ((((Pair::SIZE & 255) as u32)
                & 3)..=(((1_u32 & 63) << (self.a & 7)) & 3))
            {
                if ((if (Vec4::new(0.0_f32, a, a, 3.0_f32))
                    .abs_diff_eq(Vec4::new(2.0_f32, a, a, 0.0_f32), 0.5)
                {
                    let mut a: [i32; 2] = [self.b.y, 1_i32];
                    'inner: for &v in &a {
                        let y: Pair;
                        if ((!({ true }))) {
                            y = (*self);
                        } else {
                            y = (*self);
                        }
                    }
                    (t > 0)
                } else {
                    (self.a > t)
                })) {
                    break;
                }
            }
            (self.b.x + self.b.y)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, y: f32) -> f32 {
        let mut b = [(*c); 2];
        if ((match (-Pair::FIRST) {
            Pair {
                a: y,
                b: t,
            } if (({
                let _ = (if true {
                    (if ((*a) <= 0.5) {
                        let x = (if (*a) <= 0.5 {
                            (hadd((Vec2::new((*a), 2.0_f32) * (*a)))).clamp((*a), 0.5)
                                + 0.0
                        } else {
                            (*a)
                        });
                        true
                    } else {
                        ((*a) <= (*a))
                    })
                } else {
                    let mut c: Pair = (Pair::ALL[Pair::SIZE % 2]
                        + Pair {
                            a: y,
                            ..Pair::ALL[(Pair::SIZE).min(1)]
                        });
                    let n = c.step(((*a)).round());
                    ((TABLE[(c.a % 4) as usize] > (*a)) | (y != c.a))
                });
                if ((*a) <= (*a)) {
                    if ((BVec3::new(false, false, FLAGS[(y % 9) as usize]))
                        == (BVec3::new(true, true, ((*a) > (*a)))))
                    {
                        return (({
                            let mut k0 = 1u32;
                            'outer: loop {
                                if !(k0 < 4) {
                                    break;
                                }
                                let v: Mat3 = mat3(
                                    (Mat3::from_cols(
                                        CORNER,
                                        Vec3::new((-0.0_f32), (*a), 1.0_f32),
                                        Vec3::new((*a), 0.0_f32, (*a)),
                                    ))
                                        .x_axis,
                                    flatten::math::select(
                                        (Mat3::from_cols(
                                            POINTS[((*c) & 1) as usize],
                                            Vec3::new(0.5_f32, HALF, (-2.5_f32)),
                                            CORNER,
                                        ) * Vec3::new((*a), 0.0_f32, (-0.0_f32))),
                                        (Vec3::new((*a), (*a), (*a))
                                            * Vec3::new((*a), (*a), 0.5_f32)),
                                        true,
                                    ),
                                    Vec3::new(0.5, (*a), (-1.0)),
                                );
                                let c: f32 = ({
                                    ({ smoothstep((*a), v.y_axis.z, v.z_axis.y) })
                                });
                                k0 *= 2;
                            }
                            'block: {
                                if ((*c) <= b[0]) {
                                    break 'block;
                                }
                                let Pair { a, b } = Pair {
                                    b: (t % 3),
                                    ..Pair {
                                        b: IVec2::new(t.x, (*c)),
                                        a: y,
                                    }
                                };
                                let mut t: Pair = (Pair { a: a, b: b }
                                    + Pair::ALL[(t.y & 1) as usize]);
                                t.step((0.25_f32).fract());
                            }
                            (*a)
                        }) * 1.0);
                    } else {
                        return (*a);
                    }
                }
                ((*a) > (*a))
            })) => ((*a) != f32::NAN),
            Pair { a: (0 | 2), b: x } => (b[0] < b[0]),
            _ => (y < y),
        })) {
            return 1.0;
        }
        ((*a) + (b[0] as f32))
    }
}

#[flatten]
mod p144 {
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
mod p145 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Pair,
        pub b: Pair,
        pub c: Pair,
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
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl State {
        fn step(self, mut b: f32) -> Pair {
            let start = (if (Vec2::new(0.5, 1.5) == Vec2::new(self.c.0.y, 0.25)) {
                return self.a;
            } else {
                hadd(Vec4::new(self.a.0.y, 0.25_f32, self.b.0.y, self.a.0.y))
            });
            let mut t = 0.0;
            t += start;
            let State { a, b: Pair(v), c: Pair(a_2) } = State {
                b: Pair(Vec3::new((-1.0_f32), b, 1.0_f32)),
                c: self.b,
                a: (self.c * (NARROW as i32)),
            };
            Pair(
                (self.b.0)
                    .map(|v| {
                        (if a.0.x <= t {
                            ((-0.0_f32)).clamp(a.0.x, t) + 0.0
                        } else {
                            a.0.x
                        })
                    }),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Mat3, c: i32, y: Pair) -> u32 {
        'outer: for t in 1..=2 {
            #[keep]
            'inner: for x in ((((MASK) as i32) & 3)..8).step_by(2) {
                'block: {
                    if (b.x_axis.y < y.0.z) {
                        let mut c: State = State {
                            b: y,
                            c: Pair(b.y_axis),
                            a: y,
                        };
                        let a = c.step((y.0.y / (-3.0)));
                        break 'block;
                    }
                }
                if (x != x) {
                    break 'outer;
                }
            }
            if (b.z_axis.y < b.y_axis.y) {
                break;
            }
        }
        (MASK + (b.z_axis.z.abs() as u32 & 255))
    }
}

#[flatten]
mod p146 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: &Vec4, c: i32, y: f32) -> f32 {
        let mut a_2: IVec3 = (!((if true {
            IVec3::new((-1_i32), 2_i32, 7_i32)
        } else {
            IVec3::new(5_i32, 10_i32, 1_i32)
        })));
        (a.w + (a_2.z as f32))
    }
}

#[flatten]
mod p147 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: u32, b: Vec2, c: UVec2 },
        Near { a: (Vec3, f32, IVec3), b: Vec3, c: u32 },
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
        fn step(&self, a: f32, c: f32) -> i32 {
            let mut x = (
                Vec3::new(0.25_f32, a, 3.0_f32),
                c,
                (IVec3::new((NARROW as i32), 7_i32, STEPS)
                    - (IVec3::new((NARROW as i32), 1_i32, STEPS))
                        .max(IVec3::new(5_i32, 7_i32, 3_i32))),
            );
            'outer: for x in 0..2i64 {
                if (((({
                    let mut n: i16 = ((c <= c) as i16);
                    n += 5;
                    n
                }) as u32 & 255) < MASKS[(x as usize) % 7]))
                {
                    let (x_2, a_2) = (
                        (x as u32),
                        Kind::Near {
                            a: (
                                Vec3::new(0.25_f32, 0.25_f32, 0.25_f32),
                                0.25_f32,
                                IVec3::new(2_i32, (-4_i32), 5_i32),
                            ),
                            b: CORNER,
                            c: MASK,
                        },
                    );
                    break 'outer;
                }
                let mut y = IVec3::new((NARROW as i32), (x as i32), STEPS);
                let mut k1 = 253u8;
                'inner: loop {
                    if !(k1 != u8::MAX) {
                        break;
                    }
                    k1 += 1;
                    if ((k1 as f32) < (-2.5)) {
                        if ((k1 as i32) != (k1 as i32)) {
                            let mut v: IVec3 = y;
                            break 'inner;
                        } else {
                            return y.z;
                        }
                    }
                    if ((k1 as i32) != y.y) {
                        break 'outer;
                    }
                }
            }
            (counted(
                &|b| {
                    if (!true) {
                        return (b + x.2.x);
                    }
                    1_i32
                },
            ) + (x.1 as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: IVec2, c: f32, mut v: f32) -> f32 {
        let mut k0 = 252u8;
        'outer: while k0 != u8::MAX {
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 0) {
                    break;
                }
                k1 += 1;
                if (k1 <= 0) {
                    return ((
                        Vec3::new(v, 0.25_f32, (k0 as f32)),
                        TABLE[((k0 as u32) % 4) as usize],
                        IVec3::new(1_i32, 3_i32, 2_i32),
                    ))
                        .1;
                }
                if (v < v) {
                    let mut x = (IVec2::new(
                        Kind::step(
                            &{
                                Kind::Empty {
                                    a: (k0 as u32),
                                    b: Vec2::new((-1.0_f32), c),
                                    c: UVec2::new(3_u32, 8_u32),
                                }
                            },
                            1.5_f32,
                            (k0 as f32),
                        ),
                        3_i32,
                    ))
                        .y;
                    break 'outer;
                }
            }
            if (10_i32 < b.x) {
                break;
            }
            k0 += 1;
        }
        (c + (b.x as f32))
    }
}

#[flatten]
mod p148 {
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
    impl Pair {
        fn sum(&self, a: f32) -> Mat3 {
            let Pair(mut b) = Pair(
                ({
                    #[keep]
                    'outer: for n in (((IVec2::new(3_i32, 2_i32)).y & 3)..8).step_by(2) {
                        if (MASK).is_power_of_two() {
                            let mut a = ((((self.0.x).floor() - 0.0)).min(self.0.y)
                                + 0.0);
                            return Mat3::from_diagonal(Vec3::new(self.0.x, (-0.0), 0.5));
                        }
                        let x_2: Vec4 = (Vec4::splat(
                            [n, 3_i32].into_iter().skip(1).map(|c| a).sum::<f32>(),
                        ))
                            .map(|v| self.0.y);
                        if (n != n) {
                            break;
                        }
                    }
                    Vec2::new(self.0.y, 1.0_f32)
                }),
            );
            Mat3::from_cols(
                Vec3::new(b.x, 0.25, (-1.0)),
                (Vec3::new(a, self.0.y, 0.0) + Vec3::splat(b.x)),
                (Vec3::new(b.x, TABLE[(Pair::SIZE).min(3)], (-2.5)) + Vec3::splat(b.x)),
            )
        }
    }
    impl Pair {
        fn turn(mut self, mut b: f32, c: Vec2) -> Option<f32> {
            let y = ((if true {
                Some(
                    ((if (1.0_f32 > 0.25) { None } else { Some(5_i32) }))
                        .map_or_else(|| self.0.y, |a| c.x),
                )
            } else {
                None
            }))?;
            (if all(BVec3::new(true, false, true)) {
                None
            } else {
                Some(
                    select(
                        (Some(b)).map_or_else(|| self.0.y, |n| n),
                        (if (y <= TABLE[Self::SIZE % 4]) {
                            let a = (Some(self.0.x))?;
                            c.y
                        } else {
                            y
                        }),
                        ((NARROW as i32) >= (NARROW as i32)),
                    ),
                )
            })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Vec2, c: i32) -> f32 {
        let mut c: f32 = (((if false {
            a.x
        } else {
            return a.x;
        }))
            .abs() + 1.0)
            .recip();
        let mut a: Pair = Pair((*a));
        let v = a.sum((Pair::RATE).clamp(-4.0, 4.0).exp2());
        let mut n = (((IVec2::new(LEVELS[(MASK % 8) as usize], 0_i32)
            == IVec2::new((-1_i32), 1_i32)) as usize) + Pair::SIZE);
        a = Pair(a.0);
        if [(IVec2::new((NARROW as i32), 10_i32)).y, (WIDE as i32)]
            .iter()
            .any(|&y| (n <= n))
        {
            return cos(0.0_f32);
        }
        if (IVec2::new(1, 0) == ((IVec2::new(5, 5) - IVec2::new(0, 2)) * 2)) {
            let mut k0 = ((MASK + MASK)) & 3;
            #[keep]
            'outer: loop {
                'inner: for v in 0..1 {
                    let mut x_2: Pair = (a + a);
                    let x = x_2
                        .turn(
                            (Vec4::new(a.0.x, 0.25_f32, (-0.0_f32), x_2.0.x))
                                .element_sum(),
                            Vec2::select((x_2.0).cmplt(a.0), a.0, x_2.0),
                        );
                }
                if k0 == 0 || ((v.y_axis.x < v.y_axis.x)) {
                    break;
                }
                k0 -= 1;
            }
        } else if (n <= Pair::SIZE) {} else {}
        (0.5 + a.0.x)
    }
}

mod p149 {
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
