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
    ("p004", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p004::entry(&a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p004::entry_flat(&a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(a1), Leaf::write(a3)] }),
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
    ("p015", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry(&a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry_flat(&a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p016::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p016::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p017", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]]; let mut a2 = [[Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])], [Leaf::read(v[10]), Leaf::read(v[11]), Leaf::read(v[12])]]; let r = p017::entry(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0][0]), Leaf::write(a2[0][1]), Leaf::write(a2[0][2]), Leaf::write(a2[1][0]), Leaf::write(a2[1][1]), Leaf::write(a2[1][2])] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]]; let mut a2 = [[Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])], [Leaf::read(v[10]), Leaf::read(v[11]), Leaf::read(v[12])]]; let r = p017::entry_flat(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2[0][0]), Leaf::write(a2[0][1]), Leaf::write(a2[0][2]), Leaf::write(a2[1][0]), Leaf::write(a2[1][1]), Leaf::write(a2[1][2])] }),
    ("p018", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p018::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p018::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p019", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p019::entry(&a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p019::entry_flat(&a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p020::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p020::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p021::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p021::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p022::entry(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p022::entry_flat(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }),
    ("p023", |v| { let a0 = p023::Hit(p023::Pair); let a1 = Leaf::read(v[0]); let a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p023::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = p023::Hit(p023::Pair); let a1 = Leaf::read(v[0]); let a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p023::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p024::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p024::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p025", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p025::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p025::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p026::entry(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p026::entry_flat(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p028", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p028::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p028::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p029::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p029::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p030::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p030::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p031", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p031::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p031::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p032::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p032::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p033", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p033::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p033::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p034", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let r = p034::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let r = p034::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p035", |v| { let a0 = Leaf::read(v[0]); let a1 = p035::Pair; let a2 = Leaf::read(v[1]); let r = p035::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p035::Pair; let a2 = Leaf::read(v[1]); let r = p035::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p036", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p036::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p036::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p037", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let r = p037::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let r = p037::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p038", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p038::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p038::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p039::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p039::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p040", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p040::entry(a0, &a1); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p040::entry_flat(a0, &a1); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p041::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p041::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let a1 = p042::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p042::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p042::Pair(Leaf::read(v[1])); let a2 = Leaf::read(v[2]); let r = p042::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p043::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p043::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p044", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p045", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p045::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p045::entry(a0, &mut a1, &a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p045::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p045::entry_flat(a0, &mut a1, &a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }),
    ("p046", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p046::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p046::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p047::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p047::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p048", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p048::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p048::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p049", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p049::entry(a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p049::entry_flat(a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let a1 = p050::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p050::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p050::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p050::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p051", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p051::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p051::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p052::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p052::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p053", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p053::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p053::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p054", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p054::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p054::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p055", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p056::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p056::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p057::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p057::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p059::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p059::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p060", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p060::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p060::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p060::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p060::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p061", |v| { let mut a0 = p061::Pair(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p061::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r.0), Leaf::write(a0.0)] }, |v| { let mut a0 = p061::Pair(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p061::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r.0), Leaf::write(a0.0)] }),
    ("p062", |v| { let a0 = (Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])), Leaf::read(v[3]), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))); let a1 = Leaf::read(v[7]); let a2 = [[Leaf::read(v[8]), Leaf::read(v[9])], [Leaf::read(v[10]), Leaf::read(v[11])]]; let r = p062::entry(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = (Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])), Leaf::read(v[3]), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))); let a1 = Leaf::read(v[7]); let a2 = [[Leaf::read(v[8]), Leaf::read(v[9])], [Leaf::read(v[10]), Leaf::read(v[11])]]; let r = p062::entry_flat(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p063::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p063::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p064", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let r = p064::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let r = p064::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p065", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p065::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p065::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p066", |v| { let a0 = Leaf::read(v[0]); let a1 = p066::Hit(Leaf::read(v[1])); let r = p066::entry(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p066::Hit(Leaf::read(v[1])); let r = p066::entry_flat(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis)] }),
    ("p067", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p067::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p067::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p068", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p068::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p068::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p069", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry(&a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p069::entry_flat(&a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p070", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p070::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p070::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p071", |v| { let a0 = p071::Pair; let a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p071::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p071::Pair; let a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p071::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p072::entry(a0, &a1, a2); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p072::entry_flat(a0, &a1, a2); vec![Leaf::write(r[0].a), Leaf::write(r[1].a), Leaf::write(r[2].a)] }),
    ("p073", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p073::Hit; let r = p073::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p073::Hit; let r = p073::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p074::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p074::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p075", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p075::entry(&a0, a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p075::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p076", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p076::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p076::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p077::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p077::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p078", |v| { let a0 = Leaf::read(v[0]); let a1 = [[[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])]], [[Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8])]], [[Leaf::read(v[9]), Leaf::read(v[10])], [Leaf::read(v[11]), Leaf::read(v[12])]]]; let r = p078::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [[[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])]], [[Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8])]], [[Leaf::read(v[9]), Leaf::read(v[10])], [Leaf::read(v[11]), Leaf::read(v[12])]]]; let r = p078::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p079::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p079::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p080", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p080::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p080::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let a1 = [[p081::Hit, p081::Hit], [p081::Hit, p081::Hit], [p081::Hit, p081::Hit]]; let mut a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p081::entry(a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [[p081::Hit, p081::Hit], [p081::Hit, p081::Hit], [p081::Hit, p081::Hit]]; let mut a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p081::entry_flat(a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p082", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p082::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p082::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p083::entry(&a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p083::entry_flat(&a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p084", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p084::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p084::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p085", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p085::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p085::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p086", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p086::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p086::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p087", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p087::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p087::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p088", |v| { let a0 = p088::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p088::entry(a0, &a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = p088::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p088::entry_flat(a0, &a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p089::entry(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p089::entry_flat(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p090", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p090::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p090::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p091", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))]; let mut a2 = Leaf::read(v[7]); let r = p091::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[0].z_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis), Leaf::write(a1[1].z_axis), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))]; let mut a2 = Leaf::read(v[7]); let r = p091::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[0].z_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis), Leaf::write(a1[1].z_axis), Leaf::write(a2)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p092::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p092::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p093", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p093::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p093::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p094", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p094::entry(a0, a1, a2); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p094::entry_flat(a0, a1, a2); vec![Leaf::write(r.0)] }),
    ("p095", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p095::State { a: Leaf::read(v[1]) }; let r = p095::entry(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p095::State { a: Leaf::read(v[1]) }; let r = p095::entry_flat(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p096", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p096::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p096::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p097", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p097::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p097::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p098::Pair(Leaf::read(v[1])); let r = p098::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p098::Pair(Leaf::read(v[1])); let r = p098::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0)] }),
    ("p099", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p099::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let r = p099::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.0), Leaf::write(a2.1)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p099::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let r = p099::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.0), Leaf::write(a2.1)] }),
    ("p100", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))); let mut a2 = Leaf::read(v[6]); let r = p100::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))); let mut a2 = Leaf::read(v[6]); let r = p100::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p101::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p101::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p102", |v| { let a0 = p102::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = p102::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let a3 = p102::Pair(Leaf::read(v[5]), Leaf::read(v[6])); let r = p102::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = p102::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = p102::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let a3 = p102::Pair(Leaf::read(v[5]), Leaf::read(v[6])); let r = p102::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p103", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p103::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p103::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p103::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p103::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p104::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p104::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p105::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p105::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p106", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p106::entry(&mut a0, &a1, &a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p106::entry_flat(&mut a0, &a1, &a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p107", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p107::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p107::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p108", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p108::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p108::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p109", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p109::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p109::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p110", |v| { let mut a0 = (Leaf::read(v[0]), p110::State { a: Leaf::read(v[1]) }); let a1 = [p110::Pair(Leaf::read(v[2])), p110::Pair(Leaf::read(v[3]))]; let a2 = Leaf::read(v[4]); let r = p110::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.a)] }, |v| { let mut a0 = (Leaf::read(v[0]), p110::State { a: Leaf::read(v[1]) }); let a1 = [p110::Pair(Leaf::read(v[2])), p110::Pair(Leaf::read(v[3]))]; let a2 = Leaf::read(v[4]); let r = p110::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1.a)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p111::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p111::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1])] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p112::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p112::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
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
    ("p124", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p124::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p124::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
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
    ("p148", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p148::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p148::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0), Leaf::write(a2)] }),
    ("p149", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p149::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p149::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
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
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: if self.a < other.a { self.a } else { other.a },
                b: self.b,
            }
        }
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Hit {
        fn step(&self, a: f32, c: &Vec3, mut v: f32) -> Option<i32> {
            let a_2: i32 = 'block: {
                let mut x = (v
                    + ({
                        v = ((c.x).cos() - 0.5);
                        c.y
                    }));
                if ((!('block_1: {
                    if (self.b.y < self.b.y) {
                        let c = ([self.b.y, self.b.x].into_iter().max())?;
                        break 'block_1 true;
                    }
                    let mut k0 = ((MASK | MASK)) & 3;
                    #[unroll(max = 4)]
                    'outer: loop {
                        if k0 == 0 {
                            break;
                        }
                        let mut k1 = 0;
                        'inner: while k1 < 2 {
                            if k1 == 0 {
                                k0 -= 1;
                                let mut n: f32 = (v)
                                    .remap(0.0, 2.0, ((c.y).min(HALF) + 0.0), v);
                            }
                            k1 += 1;
                        }
                    }
                    false
                }))) {
                    break 'block self.b.x;
                }
                3
            };
            (if (a_2 < self.b.x) {
                Some(
                    (if self.b.x != 0 {
                        (if (a_2 <= 10) {
                            let (t, mut a_2) = (
                                Mat4::from_diagonal(
                                    Vec4::new(f32::NAN, 1.0_f32, c.y, 0.0_f32),
                                ),
                                (Vec4::new(self.a, (-1.0_f32), a, a)).min_position(),
                            );
                            self.b.y
                        } else {
                            let t = ([self.b.x, a_2]
                                .into_iter()
                                .filter(|&y| (1.0_f32 < v))
                                .last())?;
                            t
                        }) / self.b.x
                    } else {
                        3_i32
                    }),
                )
            } else {
                None
            })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> f32 {
        {
            let a = Vec2::new(HALF, 2.0);
        }
        'outer: for y in (0..0).rev() {
            let mut x: Hit = Hit {
                a: ({
                    let mut b: i32 = ((c).signum()).div_euclid(-3);
                    let (y, a_2, Pair(_, ..)) = (
                        false,
                        (mat4(
                            Vec4::new(2.0_f32, a, a, f32::INFINITY),
                            Vec4::new(a, a, 0.5_f32, a),
                            Vec4::new(a, a, a, 0.25_f32),
                            Vec4::new(a, a, a, 3.0_f32),
                        )
                            * Mat4::from_diagonal(
                                Vec4::new(a, 0.0_f32, (-1.0_f32), (-0.0_f32)),
                            )),
                        Pair(b, 0.0_f32),
                    );
                    a_2.y_axis.y
                }),
                b: IVec2::new(3, i32::MIN),
            };
            let mut x_2: Hit = (x + x);
            let a_2 = x_2
                .step(
                    (x.a).remap(0.0, 2.0, a, a),
                    &{
                        ((if (a <= 3.0) { Some((-1_i32)) } else { None }))
                            .map_or_else(
                                || Vec3::new(x_2.a, 3.0_f32, x_2.a),
                                |n| POINTS[Hit::SIZE % 6],
                            )
                    },
                    (a).to_radians(),
                );
        }
        (((a)
            .max(
                (if ((c > c) != ((NARROW as i32) > c)) {
                    [c, 7_i32, c]
                        .into_iter()
                        .filter(|&x| (x < c))
                        .map(|mut c| a)
                        .sum::<f32>()
                } else {
                    a
                }),
            ) + 0.0) + flatten::math::dot(Vec2::new(a, (-1.0_f32)), Vec2::new(a, a)))
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
    impl std::ops::Mul<f32> for Pair {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Pair { a: self.a, b: self.b }
        }
    }
    impl std::ops::Mul<i32> for Pair {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Pair {
                a: self.a & other,
                b: self.b,
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
        fn step(self, a: &f32) -> Option<Mat2> {
            {
                let a_2 = ((if (('block: {
                    if (((if ((*a) > (*a)) {
                        (if ((-1.0_f32) < self.b.y) {
                            Some(Mat2::from_cols(self.b, self.b))
                        } else {
                            None
                        })
                    } else {
                        (if (self.b.x > self.b.x) {
                            Some(Mat2::from_cols(self.b, self.b))
                        } else {
                            None
                        })
                    }))
                        .map_or_else(
                            || {
                                (if (self.a > self.a) {
                                    (self.a <= 10_i32)
                                } else {
                                    (self.b.y < self.b.y)
                                })
                            },
                            |c| {
                                (Vec3::new(2_147_483_648f32, 0.0_f32, (-0.0_f32)))
                                    .cmpeq(Vec3::new(c.x_axis.x, HALF, 0.5_f32))
                                    .any()
                            },
                        ))
                    {
                        #[keep]
                        'outer: for b in ((MASK & 3)..=(MASK & 3)) {
                            let a_2 = ((if (self.b.y != self.b.x) {
                                None
                            } else {
                                Some(
                                    ((if (self.b.x != self.b.x) {
                                        Some(Mat2::from_cols(self.b, Vec2::new((*a), self.b.x)))
                                    } else {
                                        None
                                    }))
                                        .map_or_else(
                                            || Mat2::from_cols(self.b, Vec2::new(0.0_f32, self.b.x)),
                                            |v| v,
                                        ),
                                )
                            }))?;
                        }
                        break 'block false;
                    }
                    (self.b.x < 3.0)
                })) {
                    return Some(Mat2::from_cols(self.b, self.b));
                } else {
                    Some(Mat2::from_diagonal(self.b))
                }))?;
            }
            Some(mat2(self.b, self.b))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut UVec2, y: &f32, t: &mut u32) -> Hit {
        let mut t: Pair = (Pair {
            b: Vec2::new(0.0_f32, 2.0_f32),
            a: STEPS,
        } * 5);
        let a_2 = t.step(&t.b.x);
        match ((if (Vec4::new(t.b.x, 2.0_f32, 0.5_f32, t.b.x))
            .abs_diff_eq(Vec4::new((*a), t.b.y, t.b.y, 3.0_f32), 0.5)
        {
            None
        } else {
            Some((Mat2::IDENTITY * mat2(t.b, t.b)))
        })) {
            Some(mut n) => {
                let mut v = Mat2::IDENTITY;
            }
            Some(_) => {
                t.b.y
                    *= (match (({
                        let q = t.b.x;
                        q == q && q.is_sign_negative()
                    })) {
                        _ => 0.5_f32,
                        true => {
                            if ([(0_i32 - t.a), (7_i32).wrapping_neg()]
                                .into_iter()
                                .take_while(|&c| {
                                    if (((*y) != t.b.y) < ((*y) > 0.25_f32)) {
                                        return (MASK <= MASK);
                                    }
                                    matches!(
                                        Kind::Far((STEPS != c)), Kind::Near if (((- 1_i32) > t.a) &&
                                        (t.a < t.a))
                                    )
                                })
                                .all(|c| (0.0_f32 < (*a))))
                            {
                                let t: f32 = ((Pair::SIZE as f32) + 0.0);
                                return ((if false {
                                    Some(
                                        Mat2::from_cols(
                                            Vec2::new(0.5_f32, (*y)),
                                            Vec2::new(t, 0.0_f32),
                                        ),
                                    )
                                } else {
                                    None
                                }))
                                    .map_or_else(|| Hit(7_i32), |y| Hit(STEPS));
                            }
                            ((a_2).map_or_else(|| t.b, |v| v.x_axis)).y
                        }
                        false => {
                            let mut a: Pair = Pair { b: t.b, a: t.a };
                            let b = a.step(&t.b.x);
                            (*y)
                        }
                        mut x_2 => (*y),
                    });
            }
            Some(_) => {}
            _ => {
                return Hit(t.a);
            }
        }
        Hit((t.a + ((c.y & 255) as i32)))
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
            let x_2 = &mut v;
            b %= 3.0;
        }
        if (3_u32 <= (*t)) {
            if ((*t) != (*t)) {
                return ((if (b <= v) {
                    b
                } else {
                    let mut k0 = (((MASK & 15) * ((*t) & 7))) & 3;
                    'outer: loop {
                        if k0 == 0 {
                            break;
                        }
                        let mut k1 = 0;
                        'inner: while k1 < 2 {
                            if k1 == 0 {
                                k0 -= 1;
                                let mut y = (if matches!(
                                    Kind::Near(2.0_f32, 5_i32), Kind::Far(b)
                                ) {
                                    Vec2::new(1.0, b)
                                } else {
                                    Vec2::new(c, (-1.0))
                                });
                                let mut x: Vec3 = Vec3::new(0.0, v, 1.0);
                                y.x = select((x.z).ceil(), ((x).z).round(), (c).is_nan());
                            }
                            k1 += 1;
                        }
                    }
                    c
                })
                    * ((if ((*t) < (*t)) {
                        None
                    } else {
                        Some(State {
                            a: IVec2::new((-4_i32), (NARROW as i32)),
                            b: IVec3::new(3_i32, 2_i32, 7_i32),
                        })
                    }))
                        .map_or_else(
                            || b,
                            |x_2| {
                                if FLAGS[(Kind::SIZE).min(8)] {
                                    return (v).clamp(-2.0, 2.0).sinh();
                                }
                                0.0_f32
                            },
                        ));
            } else {
                return hadd(
                    ({
                        if ((*t) != (*t)) {
                            'outer: for n in [
                                ((*t) | (*t)),
                                (Some(State::FIRST)).map_or_else(|| 2_u32, |a_2| MASK),
                                ((*t) + (*t)),
                            ] {
                                let (y, n) = (Hit, ({ (if (n < (*t)) { b } else { v }) }));
                                let mut b = ({
                                    ((POINTS[(Hit::SIZE).min(5)]).z)
                                        .copysign(
                                            ((match (v, Pair::SIZE, (*t)) {
                                                (mut x_2, y, 2..) => x_2,
                                                (y, _, (0 | 4)) if (1_u32 != 2) => v,
                                                _ => n,
                                            }))
                                                .max(-9.0),
                                        )
                                });
                                if ((*t) < (*t)) {
                                    break 'outer;
                                }
                            }
                        }
                        Vec4::new(c, b, (-1.0_f32), (-0.0_f32))
                    }),
                );
            }
        }
        v
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
                    v[0] += (clamp(n[1][1], (n[1][1] * 0.0), v[0]) + a_2[0]);
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
        const FIRST: Self = Pair(0.5);
        const ALL: [Pair; 2] = [Pair(-0.0), Self::FIRST];
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
                    if (FLAGS[(MASKS[(MASKS[(MASK % 7) as usize] % 7) as usize] % 9)
                        as usize]
                        && (((((WIDE as i32) != c.y), y[0]))
                            != (((t.y_axis.y != a.y_axis.y), y[0]))))
                    {
                        let Pair(_) = (((if ((-0.0_f32) > y[0]) {
                            Some(c.y)
                        } else {
                            None
                        }))
                            .and_then(|y| {
                                (if (t.y_axis.y <= t.x_axis.y) { None } else { Some(y) })
                            }))
                            .map_or_else(
                                || Pair(t.y_axis.x),
                                |a_2| {
                                    if ((if false { Some(c.y) } else { None }))
                                        .map_or_else(|| (3.0_f32 > a.y_axis.y), |v| true)
                                    {
                                        return Pair(y[1]);
                                    }
                                    (Pair(2.0_f32) + Pair(0.5_f32))
                                },
                            );
                    } else {
                        let mut a = Some(
                            (((c.y > c.y)).then_some(c.y))
                                .map_or_else(
                                    || (c.x).saturating_sub_unsigned(MASK),
                                    |n| (-1_i32),
                                ),
                        );
                    }
                    let mut x = ((if ((Some(Hit { a: t.y_axis.y }))
                        .is_some_and(|b| {
                            if (7_i32 != c.y) {
                                return ((((1_i32 > c.x), b.a))
                                    == (((0.5_f32 <= a.y_axis.x), a.y_axis.y)));
                            }
                            (c.x > c.x)
                        }))
                    {
                        None
                    } else {
                        Some((c.x).wrapping_mul(2_i32))
                    }))
                        .map_or_else(
                            || 7_i32,
                            |t| {
                                (((if (7_i32 <= c.x) { a.x_axis.y } else { y[0] }) as i32)
                                    .clamp(-64, 64))
                            },
                        );
                }
            }
            let mut k0 = 253u8;
            'outer: while k0 != u8::MAX {
                k0 += 1;
                'inner: for a in 0..2 {
                    if true {
                        let given: f32 = t.x_axis.x;
                        let a: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn first(t: f32) -> f32 {
                                t * HALF + 1.0
                            }
                            let t = first(given);
                            t
                        };
                    }
                    let mut n = ((if (t.x_axis.x != (k0 as f32)) {
                        t
                    } else {
                        Mat2::from_diagonal(t.y_axis)
                    }) * ([t, t])[0]);
                    n.y_axis = t.x_axis;
                }
                if ((({
                    let q = (-2.5_f32);
                    q == q && q.is_sign_negative()
                }) && ((-2.5_f32)).is_nan()))
                {
                    if ((if (((k0 as i32) < c.y) && (c.x != c.x)) {
                        FLAGS[(MASK % 9) as usize]
                    } else {
                        ((k0 as i32) < c.y)
                    })) {} else {}
                    break 'outer;
                }
            }
        }
        (y[1] + 0.0)
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
            let (b, mut x) = (
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
                                let mut a_2 = ((self.a & 7) as usize);
                            }
                            let mut k0 = ((MASK | MASK)) & 3;
                            #[keep]
                            'outer: loop {
                                let mut c = Kind::SIZE;
                                let a = ((if FLAGS[(x & 1) as usize] {
                                    None
                                } else {
                                    Some(
                                        ((if (RAMP[(3_usize).min(8)] <= self.c.w) {
                                            Some(a)
                                        } else {
                                            None
                                        }))
                                            .map_or_else(
                                                || a,
                                                |x| {
                                                    if (Pair::SIZE < c) {
                                                        return a;
                                                    }
                                                    x
                                                },
                                            ),
                                    )
                                }))?;
                                if k0 == 0 || ((c > c)) {
                                    break;
                                }
                                k0 -= 1;
                            }
                            ((self.a < self.b)).then_some(a)
                        }))
                            .is_some())
                        {
                            break 'block (self.c.z < self.c.z);
                        }
                        false
                    })
                } else {
                    (1.0_f32 <= self.c.w)
                }),
                (-1.0_f32),
            );
            (if b { None } else { Some(Kind::Empty(UVec2::new(8_u32, 2_u32))) })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &Vec4, y: &Vec4) -> f32 {
        let mut x_2: Pair = ((if (1.0_f32 != STILL) {
            None
        } else {
            Some(Kind::Far(c.x))
        }))
            .map_or_else(
                || {
                    if (match (STEPS, (c.w <= y.z), false) {
                        (
                            v,
                            true,
                            false,
                        ) if ((if (v > v) { (v <= v) } else { (v < v) })) => (v <= v),
                        _ => (c.z < y.y),
                    }) {
                        return Pair::FIRST;
                    }
                    Pair {
                        a: STEPS,
                        b: (i32::MIN + 1),
                        c: Vec4::new(y.y, 0.0_f32, 0.25_f32, (-1.0_f32)),
                    }
                },
                |n| Pair {
                    b: STEPS,
                    c: (*c),
                    a: (WIDE as i32),
                },
            );
        let x = x_2
            .step(
                (if x_2.b != 0 { (x_2.a - x_2.b) / x_2.b } else { x_2.b }),
                (x_2.a).min(3),
            );
        let mut turn = 0;
        let a: i32 = 'value: loop {
            let given: f32 = (((y.z).min(x_2.c.x) + 0.0)
                - [x_2.c.z, (-2.5_f32)]
                    .into_iter()
                    .skip(1)
                    .map(|x| {
                        if ((x_2) != (x_2)) {
                            return (c.y).rem_euclid(((-2.5_f32)));
                        }
                        c.w
                    })
                    .sum::<f32>());
            let a: f32 = {
                let t = second(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn second(a_2: f32) -> f32 {
                    (a_2 - HALF).max(HALF)
                }
                t
            };
            if (({
                let c: f32 = 0.0;
                (x_2.a < x_2.a)
            })) {
                break (NARROW as i32);
            }
            turn += 1;
            if turn >= 2 {
                break 5;
            }
        };
        (x_2.c.w + x_2.c.z)
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

#[flatten]
mod p017 {
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
mod p018 {
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
    #[flatten(exact)]
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
            #[unroll(max = 4)]
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
mod p019 {
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
mod p020 {
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
mod p021 {
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
mod p022 {
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
mod p023 {
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
mod p024 {
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
                (*c) = 0;
            }
        }
        0.0
    }
}

mod p025 {
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
    #[flatten(source, loops, max_unroll = 0)]
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
mod p026 {
    use super::*;
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
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a ^ other.a }
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
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit {
                a: self.a,
                b: if self.b < other { other } else { self.b },
                c: self.c,
            }
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit {
                a: self.a,
                b: (other & 15) as f32,
                c: self.c,
            }
        }
    }
    impl std::ops::AddAssign for Hit {
        fn add_assign(&mut self, other: Hit) {
            if self.a {
                return;
            }
            *self = *self + other;
        }
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
    pub fn entry(a: f32, c: &mut i32, y: &usize, t: u32) -> u32 {
        'outer: for Hit { a, b: y, c: mut c } in [
            (Hit {
                c: BVec3::new((t < t), false, true),
                a: false,
                b: a,
            } * 5),
            (Hit {
                c: BVec3::new(((*y) <= (*y)), (a < a), ((*y) > (*y))),
                a: false,
                b: 2.0_f32,
            } * 2_i32),
        ] {
            let mut k1 = 1u32;
            'inner: while k1 < 8 {
                k1 <<= 1;
                let v: Kind;
                if (2_u32).is_power_of_two() {
                    v = Kind::Far((y).round(), k1);
                } else {
                    v = (if (y <= y) { Kind::Empty } else { Kind::Empty });
                }
                if FLAGS[Pair::SIZE % 9] {
                    break;
                }
                c = (!BVec3::new((!a), (t < t), ((NARROW as i32) >= (-4_i32))));
                let x_2: BVec3 = ((if a {
                    let mut c = Vec3::new(y, 3.0, y);
                    (IVec3::new((-1_i32), (-1_i32), 3_i32))
                        .cmplt(IVec3::new(5_i32, i32::MAX, 10_i32))
                } else {
                    (if a { BVec3::new((y <= y), a, false) } else { c })
                }) | c);
            }
            if a {
                continue 'outer;
            }
        }
        ((((if ((*y) < (*y)) {
            t
        } else {
            if ((if ((if ((*y) != (*y)) {
                ((*c) < 0)
            } else {
                let mut k0 = 2u32;
                'outer: loop {
                    if !(k0 > 0) {
                        break;
                    }
                    k0 -= 1;
                    (*c) = (*c);
                }
                (a != (-0.0))
            })) {
                false
            } else {
                false
            })) {} else {}
            t
        }) + t) & t) + (((*c) & 255) as u32))
    }
}

#[flatten]
mod p027 {
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
mod p028 {
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
mod p029 {
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

#[flatten]
mod p030 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near { a: UVec2, b: bool, c: bool },
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
        const FIRST: Self = Kind::Empty;
        const ALL: [Kind; 2] = [
            Kind::Near {
                a: UVec2::new(0, 5),
                b: true,
                c: false,
            },
            Self::FIRST,
        ];
    }
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut u32, y: &mut f32) -> f32 {
        let mut k0 = 253u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            k0 += 1;
            let mut x_2: i32 = [
                (!((-1_i32) - STEPS)),
                ((((k0 as usize) & 255) as i32)
                    | ([(k0 as i32), (k0 as i32), (NARROW as i32)])[0]),
            ]
                .iter()
                .fold(
                    counted(
                        &|y| {
                            if ((*c) < (k0 as u32)) {
                                return (((y > y)).then_some(y)).map_or_else(|| y, |y| y);
                            }
                            y
                        },
                    ),
                    |a, &n| (k0 as i32),
                );
            if (((if ((*c) > 2) {
                ((*y) <= a)
            } else {
                let mut k1 = ((k0 as u32)) & 3;
                #[unroll(max = 4)]
                'inner: while k1 > 0
                    && ((Vec3::new(a, 3.0, 3.0))
                        .cmplt(
                            (Vec3::new(0.0, (-0.0), (*y))
                                - Vec3::new((k0 as f32), 1.0, a)),
                        )
                        .any())
                {
                    k1 -= 1;
                    (*y) = clamp(
                        (match ((match Kind::FIRST {
                            Kind::Empty if ((a > 1.0) && (1.0_f32 != (-1.0))) => {
                                Kind::SIZE
                            }
                            Kind::Near { a: mut b, b: mut a_2, c: false } => {
                                (k0 as usize)
                            }
                            Kind::Near { a: mut t, b: mut n, c: false } => 0_usize,
                            _ => Kind::SIZE,
                        })) {
                            1 => (*y),
                            _ if ((k0 as i32) < (k0 as i32)) => a,
                            c => a,
                        }),
                        f32::MIN,
                        (*y),
                    );
                }
                false
            })
                || ({
                    (*y) = a;
                    false
                })))
            {
                continue;
            }
        }
        (a + (*y))
    }
}

#[flatten]
mod p031 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
        const FIRST: Self = Pair {
            a: 0.5,
            b: Vec3::new(-0.0, 2.0, -1.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
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
    impl Pair {
        fn step(self, a: &mut f32, c: &mut i32, y: &f32) -> bool {
            'block: {
                if false {
                    'outer: for a in (0..3).rev() {
                        if let (true, mut v @ 0..4) = (
                            any(
                                (IVec3::new((*c), (*c), (*c)))
                                    .cmpeq(
                                        IVec3::new(1_i32, 5_i32, LEVELS[(MASK % 8) as usize]),
                                    ),
                            ),
                            MASK,
                        ) {
                            let mut a_2 = self.b.x;
                            if (((((*y).abs() as u32 & 255)
                                < (if 0_u32 != 0 { v / 0_u32 } else { 2 }))
                                || ({
                                    a_2 = (self.b.x + (*y));
                                    (if ((*y) != 0.0) {
                                        (0.5_f32 <= self.a)
                                    } else {
                                        FLAGS[(Self::SIZE).min(8)]
                                    })
                                })))
                            {} else if (5_u32 <= v) {} else {}
                        } else {}
                        if false {
                            break;
                        }
                    }
                    break 'block;
                }
            }
            (((*a) < self.a) ^ ((*a) > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut IVec3, mut x: bool, y: u32, t: &mut f32) -> bool {
        let mut k0 = 0i32;
        'outer: while k0 < 1 {
            k0 += 1;
            if (({ Pair::ALL[Pair::SIZE % 2] })
                .step(t, &mut a.y, &{ ((RAMP[Pair::SIZE % 9]).min(Pair::RATE) + 0.0) }))
            {
                break;
            }
            let n: BVec3 = 'block: {
                if ((Vec2::new((*t), 0.25_f32)) != (Vec2::new((*t), (-2.5_f32)))) {
                    let mut v = (((*t)).clamp(-4.0, 4.0).exp2() + 0.0);
                    break 'block (match 2_usize {
                        mut x_2 => {
                            let mut turn_1 = 0;
                            let b: f32 = #[keep]
                            'value_1: loop {
                                let mut v = (*t);
                                if ((match ((match (x, k0) {
                                    (_, -1..2) => {
                                        Pair {
                                            b: POINTS[(({
                                                x |= (y <= y);
                                                1_u32
                                            }) % 6) as usize],
                                            ..Pair { b: CORNER, a: 1.0_f32 }
                                        }
                                    }
                                    (
                                        false,
                                        _,
                                    ) if (BVec3::new(x, x, (y > y))).test(5_usize % 2) => {
                                        Pair::ALL[(y % 2) as usize]
                                    }
                                    (false, mut x) if ((a.z <= x) | false) => Pair::FIRST,
                                    _ => {
                                        Pair {
                                            a: (*t),
                                            b: POINTS[(a.x & 1) as usize],
                                        }
                                    }
                                })) {
                                    Pair { a: _, b: _ } => x,
                                    Pair { a: y @ 2.0..=8.0, b: x } => {
                                        (match x_2 {
                                            t => (t != t),
                                            _ => true,
                                        })
                                    }
                                    Pair { a: 2.0, b: x } => (x.z).is_nan(),
                                    _ => (k0 <= k0),
                                })) {
                                    break v;
                                }
                                let mut c: Pair = ({
                                    Pair {
                                        b: Vec3::new((-1.0), v, (*t)),
                                        a: v,
                                    }
                                });
                                c.step(&mut (*t), &mut a.y, &c.b.z);
                                if x {
                                    break c.b.x;
                                }
                                turn_1 += 1;
                                if turn_1 >= 1 {
                                    break (*t);
                                }
                            };
                            BVec3::new(true, true, false)
                        }
                        mut a_2 => BVec3::new(false, false, x),
                    });
                }
                BVec3::new(false, false, false)
            };
        }
        (0_u32 < 3)
    }
}

#[flatten]
mod p032 {
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
mod p033 {
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
mod p034 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: [f32; 3], c: &mut i32) -> f32 {
        let a: f32 = 'block: {
            if ((a[1] <= a[1])
                || ((BVec3::new((a[2] < a[0]), ((*c) > (*c)), FLAGS[COUNT % 9]))
                    == (BVec3::new(false, false, true))))
            {
                let mut a = (mat2(
                    Vec2::new((-0.0_f32), 3.0_f32),
                    Vec2::new(0.5_f32, 1.5_f32),
                )
                    * (if (5_i32 != (*c)) {
                        Mat2::IDENTITY
                    } else {
                        if (((*c) >= (if (*c) != 0 { (*c) % (*c) } else { (*c) }))) {
                            let mut x_2: bool = (a[1]
                                == (Vec4::new(
                                    a[2],
                                    3.0_f32,
                                    f32::EPSILON,
                                    1.0_f32,
                                ))[COUNT % 2]);
                            let mut n = [
                                a[2],
                                ((Vec2::new(1.0_f32, a[1])).dot(Vec2::new((-2.5_f32), a[2]))
                                    - ((a[2]).max((-0.0_f32)) + 0.0)),
                                ((if a[1] <= a[2] {
                                    (a[2]).clamp(a[1], a[2]) + 0.0
                                } else {
                                    1.5_f32
                                }))
                                    .trunc(),
                            ];
                        } else if ([
                            (0..2i32).map(|x_2| a[2]).sum::<f32>(),
                            ({
                                let q = a[0];
                                if q == q {
                                    f32::from_bits(q.to_bits() ^ 0x8000_0000)
                                } else {
                                    0.5
                                }
                            }),
                        ]
                            .into_iter()
                            .map_while(|kept| {
                                Some(kept)
                                    .filter(|&c| {
                                        (Vec2::new(0.5_f32, 2.0_f32) == Vec2::new(1.0_f32, a[0]))
                                    })
                            })
                            .any(|b| ((*c) > 1_i32)))
                        {
                            let mut k0 = -1i32;
                            'outer: while k0 <= 1 {
                                if ((!(k0 < k0)) ^ (k0 != (*c))) {
                                    break 'outer;
                                }
                                let [mut a_2, x, y] = [
                                    (a[1] - a[2]),
                                    a[(MASK % 3) as usize],
                                    ((-0.0_f32)).mul_add(HALF, a[0]),
                                ];
                                k0 = k0 + 2;
                            }
                            let mut n: Vec2 = Vec2::new(1.0, a[2]);
                        } else {
                            let k0 = ((MASK).wrapping_mul(MASK)) & 3;
                            'outer: loop {
                                if k0 > 3 {
                                    continue;
                                }
                                break;
                            }
                        }
                        mat2(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32))
                    }));
                a.x_axis = Vec2::new(0.0_f32, 0.0_f32);
                break 'block 0.0;
            }
            0.0
        };
        0.0
    }
}

#[flatten]
mod p035 {
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
mod p036 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
    }
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
            Pair { a: self.a }
        }
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State(self.0)
        }
    }
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
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
    #[flatten(exact, loops, max_unroll = 0)]
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
                let mut v: State = (State(Pair { a: Vec2::new(3.0_f32, y) })
                    + State(Pair {
                        a: Vec2::new((-0.0_f32), 2.0_f32),
                    }));
                #[keep]
                'inner: for a in (0..((k0 as i32) & 3)).rev() {
                    if (((k0 as i32) <= a) || true)
                        && let _ = ((if (k0 as usize) >= (k0 as usize) {
                            (k0 as usize) - (k0 as usize)
                        } else {
                            (k0 as usize)
                        }))
                    {
                        let mut c: Pair = (v.0 * (-0.5));
                        let a_2 = c.step(&{ ({ 8_usize }) });
                        let mut x = (Vec2::new(1.5_f32, 3.0_f32)).perp();
                    }
                    if (v.0.a.y > (-0.0)) {
                        continue;
                    }
                }
            }
            if (c != c) {
                break;
            }
            k0 += 1;
        }
        (c + (c + c))
    }
}

#[flatten]
mod p037 {
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
mod p038 {
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
mod p039 {
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
mod p040 {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
            let mut v = Hit {
                a: ((Vec3::new((-0.0_f32), 2.0_f32, b)).round())
                    .cmpge(
                        (if (0_usize <= (*c)) {
                            let v: Pair = 'block: {
                                if ((match ((
                                    mad(2.0_f32, 1.0_f32, 0.0_f32),
                                    (IVec2::new((-1_i32), STEPS)).y,
                                    (match (Pair {
                                        c: (b <= b),
                                        ..Pair::ALL[(MASK % 2) as usize]
                                    }) {
                                        Pair { a: (8.0 | 0.25), b: 1.0, c: false } => (WIDE as i32),
                                        Pair {
                                            a: 2.0..,
                                            b: 1.0,
                                            c: true,
                                        } if (([(-1_i32), STEPS, (NARROW as i32)])
                                            != ([(-4_i32), (NARROW as i32), STEPS])) => (WIDE as i32),
                                        Pair {
                                            a: 0.0..2.0,
                                            b: _,
                                            c: _,
                                        } if (TABLE[(7_i32 & 1) as usize] != b) => (NARROW as i32),
                                        _ => 0_i32,
                                    }),
                                )) {
                                    ((8.0 | 1.0), 1, mut c) => (c > c),
                                    _ => {
                                        (false
                                            || ({
                                                b = (-(-1.0));
                                                (b < b)
                                            }))
                                    }
                                })) {
                                    break 'block Pair { b: b, c: true, a: b };
                                }
                                Pair {
                                    c: (b != b),
                                    a: (if ((*c) != (*c)) { b } else { b }),
                                    b: STILL,
                                }
                            };
                            Vec3::new(HALF, HALF, v.a)
                        } else {
                            let mut c = (if (((*c) + (*c))
                                >= ((MASKS[(MASK % 7) as usize]).count_ones() as usize))
                            {
                                (MASK
                                    - ((((8_usize > (*c)) as i8) <= (true as i8)) as u32 & 255))
                            } else {
                                let (mut t, (mut n, _)) = (
                                    (POINTS[(*c) % 6])
                                        .refract(Vec3::new(b, 0.5_f32, 2.0_f32), 0.75),
                                    (MASK, ((b).min(b) + 0.0)),
                                );
                                ((1 + 5)
                                    & (n
                                        + ({
                                            n = n;
                                            n
                                        })))
                            });
                            Vec3::new((-0.0), b, 3.0)
                        }),
                    ),
                b: (*c),
            };
            'outer: for c in 0..1u8 {
                let t: f32;
                if ((b + (-0.0)) == floor((-1.0_f32))) {
                    v = ((State(Hit::ALL[5_usize % 2], (NARROW as i32))).0
                        + Hit { a: v.a, b: v.b });
                    t = (if ((c as usize) > v.b) {
                        ((c as f32) + 0.25)
                    } else {
                        let start = (b).abs().sqrt();
                        let mut t = 0.0;
                        t += start;
                        (State::RATE + 2.0)
                    });
                } else {
                    b = b;
                    t = (c as f32);
                }
                if (Vec3::new(1.5, 0.5, (-0.0)))
                    .cmple(
                        (Vec3::new((c as f32), 0.5_f32, 0.5_f32)).clamp_length_max(2.0),
                    )
                    .all()
                {
                    break;
                }
                let mut a: Pair = Pair {
                    a: t,
                    b: RAMP[(1_u32 % 9) as usize],
                    c: FLAGS[(MASK % 9) as usize],
                };
                let b = a.step(&t);
                let [_, b, v] = [b; 3];
            }
        }
        State(
            Hit {
                a: BVec3::new(false, (b < STILL), false),
                b: 0_usize,
            },
            0_i32,
        )
    }
}

#[flatten]
mod p041 {
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
mod p042 {
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
mod p043 {
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
mod p044 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub bool);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State;
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
    pub fn entry(a: &mut f32, c: Vec4) -> f32 {
        let mut turn = (MASK) & 1;
        let a_2: Pair = 'value: loop {
            if (Hit(FLAGS[Pair::SIZE % 9])).0 {
                break Pair::ALL[(MASK % 2) as usize];
            }
            {
                let b = &mut (*a);
                if (c.z).is_finite() {
                    return ((Mat3::from_cols(
                        Vec3::new((*b), c.x, (-1.0_f32)),
                        Vec3::new(2.0_f32, c.w, (*b)),
                        Vec3::new(c.w, (-2.5_f32), 1.0_f32),
                    ) * Vec3::new((*b), c.z, 1.5_f32)))
                        .z;
                }
                let mut k0 = ((MASK + MASK)) & 3;
                #[keep] 'outer: while k0 > 0 && ((c.x != TABLE[State::SIZE % 4])) {
                    k0 -= 1;
                    let Hit(mut x_2) = Hit((c).abs_diff_eq(c, 0.5));
                    {
                        if (((((k0).count_ones() as usize) <= State::SIZE)
                            == (x_2
                                || ({
                                    (*b) += c.x;
                                    x_2
                                }))))
                        {}
                    }
                }
            }
            if (c.y > (*a)) {
                break Pair::ALL[(STEPS & 1) as usize];
            }
            turn += 1;
            if turn >= 3 {
                break Pair;
            }
        };
        (c.w + (*a))
    }
}

#[flatten]
mod p045 {
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
mod p046 {
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

#[flatten]
mod p047 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub bool);
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
    fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 {
        let first = f(x);
        if first > 2.0 {
            return first;
        }
        f(first - 1.0)
    }
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
            if first(&mut b) {
                b = 1.5;
                let y: i32;
                if (((FLAGS[(Pair::SIZE).min(8)]).then_some(Pair::FIRST))
                    .is_none_or(|y| {
                        if ((if y.0 { None } else { Some(y) })).is_some() {
                            return ((if y.0 { Some(b) } else { None }))
                                .map_or_else(
                                    || {
                                        if (!y.0) {
                                            return (Some(y)).is_none_or(|b| b.0);
                                        }
                                        y.0
                                    },
                                    |a| y.0,
                                );
                        }
                        ((Pair(y.0)) == (Pair(true)))
                    }))
                {
                    y = c;
                } else {
                    b *= select((0_usize as f32), taken(b, |x| x), (0_u32 < MASK));
                    y = (((c & 15) * (c & 7)) + (2_i32).wrapping_rem((c) | 1));
                }
            } else {
                let mut k0 = 0i32;
                'outer: while k0 < 2 {
                    'inner: for x in k0..=2 {
                        b = b;
                        let mut x_2: f32 = (if true {
                            b
                        } else {
                            ((Vec2::new(HALF, 0.0_f32)).y - 0.0)
                        });
                        if (STEPS <= x) {
                            break 'outer;
                        }
                        let mut x_2: Option<f32> = ((if ((if (0.5_f32 > x_2) {
                            (x <= c)
                        } else {
                            (c < c)
                        })) {
                            None
                        } else {
                            Some((x_2).round())
                        }))
                            .filter(|&a_2| FLAGS[(Pair::SIZE).min(8)]);
                    }
                    if (b != b) {
                        break;
                    }
                    k0 += 1;
                }
            }
        }
        b
    }
}

#[flatten]
mod p048 {
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
mod p049 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
mod p050 {
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
    #[flatten(exact)]
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
mod p051 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: Vec2, y: f32) -> bool {
        let given: f32 = ((if (x.y != (*a)) {
            (*a)
        } else {
            let mut k0 = 2u32;
            'outer: while k0 > 0 {
                let k1 = (((STEPS & 255) as u32)) & 3;
                'inner: loop {
                    if (2.0_f32 >= (*a)) {
                        if ((if (((1.0_f32) as u32 & 1023) <= ((k0 | 7) - (MASK & 7))) {
                            (k1).is_power_of_two()
                        } else {
                            ((Pair::SIZE % 3) != (Hit::SIZE & 7))
                        })) {
                            let mut a: f32 = (((y * (-0.0_f32)))
                                .copysign((((*a) - 0.5_f32)).max(-9.0)) + (-0.0));
                            let mut b = ((3_u32 & 7) as usize);
                        } else if ((k1 == ({ k0 }))) {
                            let start = (if (Hit::SIZE >= Hit::SIZE) {
                                x.x
                            } else {
                                (x.x - 0.0)
                            });
                            let mut a = 0.0;
                            a += start;
                            let mut a = ({ Mat2::from_cols(x, x) });
                            a.x_axis = Vec2::new(0.5_f32, a.x_axis.x);
                        } else {
                            x.x = (x.y).powi(2);
                        }
                        break;
                    }
                    if k1 < 4 {
                        break;
                    }
                }
                let b: i32 = 'block: {
                    if (k0 != k0) {
                        let a: Hit = Hit { a: (*a) };
                        x = x;
                        x.y = y;
                    } else {
                        let start = (((k0) as f32 as u32) % (k0 | 1));
                        let mut v = 1;
                        v += start;
                    }
                    if all(BVec3::splat((k0 != 1_u32))) {
                        let k1 = ((UVec2::new(3_u32, k0)).y) & 3;
                        'inner: loop {
                            if (k0 <= k1) {
                                let mut v: f32 = rcp(
                                    ((Vec4::new(0.0_f32, 1.5_f32, 3.0_f32, y) / 2.0))
                                        .dot(Vec4::new(y, (-0.0_f32), (-2.5_f32), 2.0_f32)),
                                );
                                break;
                            }
                            if k1 < 4 {
                                break;
                            }
                        }
                        break 'outer;
                    }
                    let k1 = (((Hit::SIZE & 255) as u32)) & 3;
                    'inner: loop {
                        if k1 > 3 {
                            continue;
                        }
                        (*a) = ((*a) + ({ ({ HALF }) }));
                        break;
                    }
                    (((k0 + MASK) & 255) as i32)
                };
                k0 -= 1;
            }
            1.0
        })
            + (match 0.5_f32 {
                (-1.5 | 8.0) => {
                    let (-7, -7) = (LEVELS[(MASK % 8) as usize], (STEPS & 2_i32)) else {
                        return (!all(BVec3::new((y != (*a)), false, false)));
                    };
                    0.0
                }
                -1.5 => 0.0,
                _ => 0.0,
            }));
        let a: f32 = {
            let t = first(given);
            fn first(a: f32) -> f32 {
                a * 0.5 + 1.0
            }
            t
        };
        false
    }
}

#[flatten]
mod p052 {
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
mod p053 {
    use super::*;
    use flatten::math::*;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32) -> f32 {
        if (((sign(a)
            + (if (10_i32 != x) {
                x += x;
                a
            } else {
                let mut k0 = ((MASKS[(2_u32 % 7) as usize] - MASK)) & 3;
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
mod p054 {
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
mod p055 {
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
    #[flatten(exact)]
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
mod p056 {
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

mod p057 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: u32) -> f32 {
        [
            (if ((*a) > 0.5) {
                HALF
            } else {
                let mut k0 = ((if (x > x) {
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
mod p058 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub bool);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
    }
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
    pub fn entry(mut b: f32, c: i32) -> f32 {
        let given: f32 = (b).clamp(-1.0, 1.0).asin();
        let n: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(x_2: f32) -> f32 {
                if x_2 < HALF { -x_2 } else { x_2 }
            }
            let t = doubled(given);
            t
        };
        let mut k0 = -1i32;
        'outer: while k0 <= 3 {
            let mut a_2 = trunc(
                ((Vec2::new(1.5_f32, b) + Vec2::new((-0.0_f32), 1.0_f32)) % 1.5),
            );
            if ((a_2.y.abs() as usize & 15) >= (Hit::SIZE + Hit::SIZE)) {
                break;
            }
            let mut a = (if any(BVec3::new(true, true, false)) {
                (({
                    (b, [a_2.x, _]) = (n, [(({ 3.0_f32 })).atan2(((n + n))), b]);
                    (if (c != c) { Some(Hit { a: c }) } else { None })
                }))
                    .map_or_else(|| [Hit { a: k0 }; 3], |a_2| [a_2, a_2, a_2])
            } else {
                'inner: for y in (1..10).step_by(3) {
                    let (b, a_2) = (BVec3::new(true, false, false), Pair(true));
                    if a_2.0 {
                        break 'outer;
                    }
                    let b: [Hit; 2] = [Hit { a: 10_i32 }; 2];
                }
                [Hit { a: (-4_i32) }, Hit { a: c }, Hit { a: k0 }]
            });
            let mut x_2 = ((3_i32 <= c))
                .then_some(
                    ((if (a_2.x != (-0.0)) { None } else { Some(Hit { a: 1_i32 }) }))
                        .map_or_else(
                            || a[1],
                            |t| {
                                if (a_2.y > b) {
                                    return t;
                                }
                                a[0]
                            },
                        ),
                );
            k0 = k0 + 2;
        }
        (((Vec3::new(b, 3.0_f32, b)).reflect(Vec3::new(1.5_f32, b, b))).yzx()).z
    }
}

#[flatten]
mod p059 {
    use super::*;
    use flatten::math::*;
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
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 3, b: -2, c: i32::MAX };
        const ALL: [Pair; 2] = [Pair { a: -2, b: i32::MAX, c: 3 }, Self::FIRST];
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
        fn step(mut self, a: &f32) -> bool {
            let a: bool;
            if (((if (self.b != self.c) { None } else { Some(self.b) })).is_none()) {
                self.c = (((5_i32 * 0) & 63) << 2);
                a = (self.a <= self.b);
            } else {
                a = (self.c < self.a);
            }
            let mut k0 = 0i32;
            'outer: while k0 < 1 {
                'inner: for x in 0..k0 {
                    (!(a
                        || ({
                            self = ([LEVELS[Kind::SIZE % 8], self.a, self.c]
                                .into_iter()
                                .filter(|&x| a)
                                .last())
                                .map_or_else(|| self, |a_2| self);
                            a
                        })));
                    a;
                    self.b >>= STEPS;
                    let mut x_2 = ((((if a {
                        let x: Option<i32>;
                        if ((State) != (State)) {
                            self += Pair { a: 1_i32, ..Pair::FIRST };
                            x = (if a { Some((NARROW as i32)) } else { None });
                        } else {
                            self.a = (((if a { None } else { Some(self.b) }))
                                .map_or_else(|| k0, |b| 1_i32) - (k0 - self.a));
                            x = [(Pair { a: 2_i32, b: self.c, c: k0 }).a, self.c]
                                .into_iter()
                                .max();
                        }
                        Self::SIZE
                    } else {
                        5_usize
                    }) & 255) as u32))
                        .min(MASK);
                }
                if a {
                    break;
                }
                k0 += 1;
            }
            (({
                let q = RAMP[(MASKS[Hit::SIZE % 7] % 9) as usize];
                q == q && q.is_sign_negative()
            }) ^ (self.b > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: bool, mut x: Vec2) -> f32 {
        let mut y: Pair = Pair {
            c: STEPS,
            ..Pair {
                a: (WIDE as i32),
                b: (NARROW as i32),
                c: (NARROW as i32),
            }
        };
        let t = y.step(&x.x);
        let start = ((UVec2::new(1_u32, 8_u32)).max(UVec2::new(2_u32, 8_u32))).y;
        let mut n = 1;
        n += start;
        'outer: for n in 0..3 {
            let given: f32 = round(
                ('block: {
                    'inner: for x_2 in 1..=2 {
                        if ((match (MASK).reverse_bits() {
                            _ if b => (x.x < x.x),
                            1 => (MASK > MASK),
                            mut a_2 => {
                                ((if b { None } else { Some(y.c) }))
                                    .is_none_or(|y| {
                                        if (t | b) {
                                            return (!b);
                                        }
                                        t
                                    })
                            }
                            _ => (if t { t } else { (y.a != x_2) }),
                        })) {
                            break 'block x.y;
                        }
                    }
                    if (7_i32 != (-4)) {
                        break 'outer;
                    }
                    Kind::RATE
                }),
            );
            let v: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(x_2: f32) -> f32 {
                    x_2 * HALF + 1.0
                }
                t
            };
            if b {
                continue;
            }
        }
        (RAMP[(n % 9) as usize] + (y.c as f32))
    }
}

#[flatten]
mod p060 {
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

mod p061 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec3);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Pair, c: usize, y: &f32, t: u32) -> Pair {
        'outer: for c in 0..WIDE as i32 + 1 {
            let x: i32 = 'block: {
                #[keep]
                'inner: for x_2 in (0..((UVec2::new(MASK, MASK)).y & 3)).rev() {
                    if ((if ((t < 8) || (c != c)) {
                        (0.5_f32 <= (*y))
                    } else {
                        (c != c)
                    })) {
                        let start = (((2_i32) as usize & 31) % 3);
                        let mut n = 2;
                        n += start;
                        break 'inner;
                    }
                    (*a) = Pair(({ (Vec3::new(0.5_f32, 0.5_f32, (-1.0_f32)) * a.0.x) }));
                }
                if (3_u32 < t) {
                    continue 'outer;
                }
                c
            };
        }
        Pair(a.0)
    }
}

#[flatten]
mod p062 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &(Mat3, Vec2, Mat3), mut x: i32, y: [[f32; 2]; 2]) -> [f32; 2] {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 1) {
                break;
            }
            let a: Mat3 = a.0;
            'inner: for a in y {
                if ((y[1][1] <= y[0][0]) || (MASK != 1)) {
                    break;
                }
                x = ((x
                    - ({
                        x = (x - k0);
                        0_i32
                    })))
                    .max(((true as i32) - (WIDE as i32)));
            }
            k0 = k0 + 2;
        }
        [(RAMP[3_usize % 9] + (x as f32)), (a.2.y_axis.y + (x as f32))]
    }
}

#[flatten]
mod p063 {
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
    pub fn entry(a: f32, c: &i32, mut v: Vec2, t: [f32; 2]) -> f32 {
        'outer: for _ in 0..3usize {
            'inner: for a_2 in 0..STEPS {
                let mut x_2 = Vec3::new(0.25, t[0], v.x);
                let (mut n, ([mut a_2, mut b], c)) = (
                    Vec4::new(0.0_f32, (-1.0_f32), 1.0_f32, 2.0_f32),
                    (
                        [
                            ({
                                let mut x_2: f32 = ((if (a <= x_2.y) {
                                    t[Hit::SIZE % 2]
                                } else {
                                    (if (x_2.x < 2.0) { t[0] } else { 0.25 })
                                }) - degrees(v.x));
                                a
                            }),
                            a,
                        ],
                        (mat3(x_2, x_2, Vec3::new(v.x, x_2.y, (-1.0_f32))) * x_2),
                    ),
                );
                if (c.z > 2.0) {
                    break 'outer;
                }
            }
        }
        v.y
    }
}

#[flatten]
mod p064 {
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
mod p065 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
mod p066 {
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
mod p067 {
    use super::*;
    use flatten::math::*;
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
    const COUNT: usize = 2;
    impl Kind {
        const FIRST: Self = Kind::Empty(Vec2::new(0.5, -0.0));
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
    pub fn entry(a: &mut bool, c: i32, y: &mut f32) -> f32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            k0 += 1;
            'inner: for x_2 in k0..=2 {
                let x_2 = (match Kind::ALL[(k0 & 1) as usize] {
                    Kind::Near => {
                        let mut x_2: i32 = (if (((Pair::SIZE == Pair::SIZE)
                            && ({
                                (*a) ^= (5_usize < 8_usize);
                                (*a)
                            })))
                        {
                            ((if (*a) { k0 } else { k0 }) >> 1)
                        } else {
                            k0
                        });
                        ((c | k0) - x_2)
                    }
                    Kind::Near => {
                        let mut b = Pair { c: (*a), a: (*y), b: 0.5 };
                        k0
                    }
                    mut t => {
                        {
                            let c = &mut (*y);
                            (*a) = (Pair {
                                c: (k0 < x_2),
                                a: (*c),
                                b: (*c),
                            })
                                .c;
                            (t, (*c)) = (
                                Kind::Empty(radians(Vec2::new(1.5_f32, (-2.5_f32)))),
                                (*c),
                            );
                        }
                        x_2
                    }
                });
            }
            if (*a) {
                break;
            }
        }
        ((flatten::math::select(
            Vec3::new((*y), (*y), (*y)),
            (if (*a) {
                Vec3::new((*y), 0.25_f32, (*y))
            } else {
                Vec3::new((-1.0_f32), (*y), 0.25_f32)
            }),
            (*a),
        ))
            .z + (*y))
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
                            let mut y = (((v.c - c)) >> ((MASK + MASK) & 31));
                            y = v.c;
                        }
                    } else {
                        'outer: for b in (1..1).step_by(3).rev() {
                            let mut b = [
                                (match v.c {
                                    _ => (-v.a),
                                    c @ 1_000 => v.a,
                                    _ => ((-0.0_f32)).copysign((a[0]).max(-9.0)),
                                }),
                                ({
                                    Hit {
                                        b: Pair { c: v.c, a: a[0], b: a[2] },
                                        a: Vec2::new(a[1], a[0]),
                                    }
                                })
                                    .step((5_u32 as f32)),
                                flatten::math::select(
                                    (a[1] + (-0.0)),
                                    Hit::step((Hit::FIRST * (-0.5)), a[2]),
                                    (c < c),
                                ),
                            ];
                            let (v, mut n) = (a[0], c);
                            let a_2: Pair = (if false {
                                Pair { c: c, a: v, b: b[0] }
                            } else {
                                Pair { b: a[2], c: n, a: a[2] }
                            });
                        }
                    }
                }
                Hit { a: mut a, b: _ } => {
                    return (-1);
                }
                v => {}
            }
            MASK
        })) & 3;
        'outer: loop {
            if (k0 <= MASK) || k0 == 0 {
                break;
            }
            k0 -= 1;
        }
        ((Pair {
            c: c,
            ..Pair { a: a[2], b: a[2], c: c }
        })
            .c ^ 1)
    }
}

#[flatten]
mod p069 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut i32, y: &f32) -> f32 {
        'outer: for _ in [
            (8_u32 >> (MASK & 31)),
            ((*a).abs() as u32 & 255),
            MASKS[8_usize % 7],
        ] {
            (*c) = (*c);
            'inner: for c in (u32::MAX - (MASK & 3)..=u32::MAX) {
                let given: f32 = ((State::RATE - f32::EPSILON) * 1.0);
                let x_2: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(c: f32) -> f32 {
                        if c < HALF { -c } else { c }
                    }
                    let t = second(given);
                    t
                };
                if ((('block: {
                    if ((*y) < 1.0) {
                        break 'block (1.5_f32).atan2((1.0_f32));
                    }
                    1.0_f32
                }) != (Vec2::new(3.0_f32, (*a))).to_angle()))
                {
                    let mut a_2 = State {
                        b: Pair {
                            a: ((c).count_ones() as usize),
                        },
                        a: c,
                    };
                } else {}
                if (c != c) {
                    break;
                }
            }
        }
        ((*a) + ((*c) as f32))
    }
}

#[flatten]
mod p070 {
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
    #[flatten(exact)]
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
mod p071 {
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
mod p072 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
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
    pub fn entry(a: Vec3, c: &bool, y: Mat2) -> [Pair; 3] {
        {
            let mut y: [f32; 3] = ({
                #[keep]
                'outer: for x in (0..(MASK & 3)) {
                    match (
                        (((-1_i32)).signum() ^ ((STEPS & 15) * (10_i32 & 7))),
                        LEVELS[Pair::SIZE % 8],
                    ) {
                        ((c, (-7 | 1_000)) | (1_000, c)) => {
                            let mut x_2 = Pair {
                                a: (({ y.x_axis })).floor(),
                            };
                        }
                        ((mut x_2, 0) | (..=1_000, mut x_2)) => {
                            x_2 = (!((x_2).min(x_2)).max(((x_2 & 15) * (x_2 & 7))));
                        }
                        _ => {
                            let mut x_2: [f32; 3] = (if (select(x, x, (*c)) == x) {
                                [
                                    ((RAMP[(x % 9) as usize]).max(y.y_axis.y) + 0.0),
                                    (y.x_axis.y).mul_add(a.y, y.y_axis.x),
                                    (a).z,
                                ]
                            } else {
                                [
                                    (y.y_axis.x).fract(),
                                    (1.5_f32).round(),
                                    (y.y_axis.x - y.y_axis.y),
                                ]
                            });
                        }
                    }
                    if ((match ((Pair::SIZE / 2) * 2) {
                        v @ 0.. => ((if v >= v { v - v } else { v }) != v),
                        3.. => (*c),
                        mut a_2 => (*c),
                    })) {}
                }
                [y.x_axis.x, y.y_axis.y, y.x_axis.x]
            });
            'outer: for &_ in &y {
                if (HALF != a.z) {
                    continue;
                }
            }
        }
        [Pair::FIRST, Pair { a: y.y_axis }, Pair { a: y.x_axis }]
    }
}

#[flatten]
mod p073 {
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
mod p074 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut f32, y: u32) -> f32 {
        (*c) /= 2.0;
        a
    }
}

#[flatten]
mod p075 {
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
                    let mut t = (
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
                                'outer: for (_, t) in a.iter().enumerate() {
                                    n &= ((n & 15) * (((n + n) ^ 0_u32) & 7));
                                    let (true, _, 4..) = ((
                                        (STEPS == c),
                                        ((if (n < n) {
                                            Some(c)
                                        } else {
                                            (((*t) != Pair::RATE)).then_some(c)
                                        }))
                                            .map_or((c + c), |a_2| ((a_2 & 15) * (c & 7))),
                                        2_u32,
                                    )) else {
                                        break;
                                    };
                                    let c: f32;
                                    if (((3_usize).saturating_sub(Pair::SIZE)
                                        <= ((if true { None } else { Some(STEPS) }))
                                            .map_or_else(|| Pair::SIZE, |v| Pair::SIZE)))
                                    {
                                        n = n;
                                        c = 1.0;
                                    } else {
                                        n -= 0;
                                        c = (flatten::math::atan2(0.25_f32, (*t))
                                            + ((if (a[0] > (*t)) { Some((WIDE as i32)) } else { None }))
                                                .map_or_else(|| (*t), |a| y));
                                    }
                                    match (([y, a[1]]) == (a)) {
                                        mut y @ true => {
                                            let mut b: f32 = ((if ((match (y, y) {
                                                ((y, false) | (true, y)) => y,
                                                ((a_2, false) | (true, a_2)) => ((*t) > 0.5),
                                                ((y, true) | (true, y)) => (n < n),
                                                _ => (n < n),
                                            })) {
                                                (*t)
                                            } else {
                                                TABLE[Kind::SIZE % 4]
                                            }))
                                                .trunc();
                                        }
                                        _ if (n < n) => {}
                                        true => {}
                                        false => {}
                                    }
                                }
                                a[1]
                            }
                            _ => y,
                        }))
                            .tanh(),
                    );
                    CORNER
                } else {
                    Vec3::new(f32::EPSILON, y, y)
                }),
                (1_i32 > 0),
            ) + Vec3::splat((n as f32))),
            (CORNER + Vec3::splat((n as f32))),
        )
    }
}

#[flatten]
mod p076 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: IVec2, b: f32, c: i32 },
        Near { a: Vec4, b: i32, c: i32 },
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
    fn first(a: u32, c: &i32) -> f32 {
        if ((((a > a)).then_some(TABLE[((*c) & 1) as usize])).is_some()
            || ((a < a) && (2_u32 <= a)))
        {
            return (Vec3::new((-2.5_f32), TABLE[2_usize % 4], STILL))
                .normalize_and_length()
                .1;
        }
        (HALF + (STILL).round())
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut Vec3, y: f32) -> f32 {
        'outer: for a_2 in (0..2).rev() {
            let mut k1 = ((MASK + MASK)) & 3;
            #[keep] 'inner: while k1 > 0 && ((k1 != MASKS[Pair::SIZE % 7])) {
                k1 -= 1;
                let _ = (if ((a_2 as i32) > a_2) {
                    c.x = ((Vec2::new(0.25_f32, c.x)).y * 0.0);
                    ({
                        let q = y;
                        q == q && q.is_sign_negative()
                    })
                } else {
                    (1.0_f32 > 0.0)
                });
            }
            if ([
                (if (((if ((*a) > 3.0) { None } else { Some(c.z) }))
                    .is_some_and(|a_2| (0.25_f32 > c.z)))
                {
                    taken(STILL, |v| v)
                } else {
                    c.x
                }),
                first((((a_2 as i32) & 255) as u32), &{ (NARROW as i32) }),
                c.x,
            ]
                .into_iter()
                .skip_while(|&x| {
                    (if matches!(Some(c.z), Some(8.0) if (c.z <= x)) {
                        ((*a) < c.x)
                    } else {
                        true
                    })
                })
                .all(|a| true))
            {} else {}
        }
        (y + (*a))
    }
}

mod p077 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: bool,
    }
    #[flatten]
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
mod p078 {
    use super::*;
    const HALF: f32 = 0.5;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact)]
    pub fn entry(mut b: UVec2, c: [[[i32; 2]; 2]; 3]) -> f32 {
        match (
            asked(&|n, y| ((n <= n) && (b.y < 0_u32)), (HALF * 1.0)),
            (UVec2::new(0_u32, 0_u32)).y,
            0_u32,
        ) {
            (true, 0, 0) => {}
            _ => {}
        }
        0.0
    }
}

#[flatten]
mod p079 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: bool,
        pub b: usize,
        pub c: f32,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a ^ other.a,
                b: self.b ^ other.b,
                c: if self.c < other.c { self.c } else { other.c },
            }
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair {
                a: !self.a,
                b: self.b,
                c: -self.c,
            }
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
    fn second(mut b: u32, c: &IVec3, y: Vec2) -> bool {
        b = (if (CORNER).is_nan() {
            return (Vec3::new((-0.0), y.y, 2.0))
                .cmple(
                    (match b {
                        _ => {
                            let Pair { a: _, b: 2.., c: 0.0..0.25 } = (Pair {
                                a: (b <= b),
                                b: Pair::SIZE,
                                c: y.x,
                            }) else {
                                return (BVec3::new(true, true, (b < b)))
                                    .test(Pair::SIZE % 2);
                            };
                            Vec3::new(2.0, 0.5, (-0.0))
                        }
                        (100 | 0) => Vec3::new(y.x, 0.25, y.y),
                        v => {
                            if (c.z > c.y) {
                                if ((if (c.y > c.y) {
                                    let mut k0 = 252u8;
                                    'outer: loop {
                                        if !(k0 != u8::MAX) {
                                            break;
                                        }
                                        b = flatten::math::select(
                                            (({ v }) + (k0 as u32)),
                                            (BVec3::new((b != (k0 as u32)), true, (c.z > c.y)))
                                                .bitmask(),
                                            (false
                                                || ({
                                                    b <<= 1;
                                                    ((k0 as i32) < c.z)
                                                })),
                                        );
                                        k0 += 1;
                                    }
                                    (v < b)
                                } else {
                                    return false;
                                })) {
                                    return false;
                                } else {
                                    return (y.y < (-1.0));
                                }
                            }
                            Vec3::new(y.x, 0.5, y.x)
                        }
                        t => POINTS[(b % 6) as usize],
                    }),
                )
                .all();
        } else {
            b
        });
        (1.5_f32 != ((0_i32 as f32) + 0.0))
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut usize, y: f32, t: i32) -> u32 {
        let mut a: Vec3 = Vec3::select(
            (((Vec3::new(0.25, 0.0, a) / 2.0)
                * (Vec3::new((-0.0_f32), y, 0.5_f32)).map(|a| a)))
                .cmplt(
                    mad(
                        Vec3::new(1.0_f32, y, 1.5_f32),
                        ('block: {
                            if (second(
                                ((MASK).reverse_bits()).max((UVec2::new(MASK, 5_u32)).y),
                                &{
                                    (IVec3::new(7_i32, t, 0_i32)
                                        & IVec3::new(3_i32, 10_i32, (-4_i32)))
                                },
                                (Vec2::new(y, (-1.0_f32)))
                                    .map(|n| {
                                        if (if (t != t) { (y != y) } else { ((*c) > (*c)) }) {
                                            return (Vec3::new(n, 3.0_f32, n))
                                                .dot(Vec3::new(a, n, 2.0_f32));
                                        }
                                        2.0_f32
                                    }),
                            )) {
                                let mut a: i32 = (((t - t)).max((t % t)) - 0);
                                break 'block Vec3::new(0.0_f32, 0.0_f32, 0.0_f32);
                            }
                            Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                        }),
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    ),
                ),
            Vec3::new(0.0, 0.0, 0.0),
            Vec3::new(0.0, 0.0, 0.0),
        );
        0
    }
}

#[flatten]
mod p080 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
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
            if (!(k0 < k0)) {
                if flatten::math::any(
                    BVec3::new(false, (k0 > k0), ((-1.0_f32) > TABLE[Kind::SIZE % 4])),
                ) {
                    return (match Pair::SIZE {
                        0.. => {
                            {
                                let mut v = (if ((*a) <= (*a)) {
                                    (if ((*a) <= 0.5) {
                                        Some(((*a)).abs().ln_1p())
                                    } else {
                                        None
                                    })
                                } else {
                                    Some((*a))
                                });
                                let _ = ((-2.5_f32) >= ((-2.5_f32)).ceil());
                                let mut a_2 = (Vec4::select(
                                    (Vec4::new((-2.5_f32), 0.5_f32, 0.0_f32, 3.0_f32))
                                        .cmplt(Vec4::new((*a), 3.0_f32, (-1.0_f32), (*a))),
                                    Vec4::new(1.0_f32, 0.25_f32, (*a), (*a)),
                                    Vec4::new(1.0_f32, (*a), 1.5_f32, 0.25_f32),
                                ))
                                    .normalize();
                            }
                            3
                        }
                        _ => {
                            'inner: for x_2 in -1..0 {
                                if (({
                                    let q = (*a);
                                    q == q && q.is_sign_negative()
                                })) {
                                    _ = matches!((({ Pair(k0) })), Pair(c));
                                    break;
                                }
                                (*c) -= (x_2 as i32);
                            }
                            k0
                        }
                    });
                } else {
                    break;
                }
            }
            (*c) |= (if (*c) != 0 { (*c) % (*c) } else { (*c) });
        }
        'outer: for n in 0u32..2 {
            if ((-1_i32) != (*c)) {
                if ([
                    (*a),
                    f32::from_bits((n & 0x007f_ffff) | 0x3f80_0000),
                    second(
                        ('block: {
                            if ((if (({
                                let q = (*a);
                                q == q && q.is_sign_negative()
                            })) {
                                (n <= n)
                            } else {
                                (IVec2::new((*c), LEVELS[Pair::SIZE % 8])
                                    == IVec2::new((-1), 10))
                            })) {
                                break 'block Mat2::from_cols(
                                        Vec2::new(0.5_f32, (-1.0_f32)),
                                        Vec2::new(2.0_f32, 0.0_f32),
                                    )
                                    .determinant();
                            }
                            let t: [i32; 2];
                            if ((((if true { None } else { Some(0.5_f32) }))
                                .map_or_else(|| false, |a_2| (n < n))
                                && (((*c) != (*c)) && (1.0_f32 < (*a)))))
                            {
                                t = [(((*c) & 63) << STEPS), ((*c) / (2_i32 | 1))];
                            } else {
                                (*c) = ((((n <= 8)).then_some((*a))).filter(|&x| false))
                                    .map_or_else(|| (*c), |y| 1_i32);
                                t = [(*c); 2];
                            }
                            (*a)
                        }),
                        [(-1_i32), (*c)],
                    ),
                ]
                    .into_iter()
                    .skip(2)
                    .any(|v| true))
                {} else {}
                break;
            }
        }
        (MASK + (((*c) & 255) as u32))
    }
}

mod p081 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
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

#[flatten]
mod p082 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub IVec2);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: usize,
        pub b: Vec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near(i32, i32),
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0)
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
    impl Pair {
        const FIRST: Self = Pair(IVec2::new(3, -2));
        const ALL: [Pair; 2] = [Pair(IVec2::new(-2, i32::MAX)), Self::FIRST];
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
    pub fn entry(a: &mut [i32; 2], c: &i32, mut v: f32) -> bool {
        'outer: for n in 0..3 {
            let mut x_2 = Pair::ALL[(Kind::SIZE).min(1)];
            if (({
                let q = v;
                q == q && q.is_sign_negative()
            })) {
                continue 'outer;
            }
            let mut k1 = 2u32;
            'inner: while k1 > 0 {
                k1 -= 1;
                if ((match Pair::SIZE {
                    _ => (!(k1 == k1)),
                    a_2 @ 100.. => (Vec3::splat(v)).cmpeq(POINTS[5_usize % 6]).all(),
                    _ => {
                        let mut a: bool = ((3_i32 > x_2.0.y)
                            && (Vec4::new(v, 0.0_f32, v, v))
                                .abs_diff_eq(Vec4::new(v, (-1.0_f32), v, 0.5_f32), 0.5));
                        ((Hit::SIZE >> 1) <= (if a { Hit::SIZE } else { Pair::SIZE }))
                    }
                })) {
                    a[(a[0] & 1) as usize] /= 3;
                    a[1] |= (n as i32);
                    if (k1 != k1) {
                        if (v <= v) {
                            break;
                        } else {
                            let mut x_2: Vec2 = (Mat2::from_cols(
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(v, v),
                            ))
                                .mul_vec2(
                                    ({
                                        (mat2(
                                            Vec2::new(Kind::RATE, v),
                                            Vec2::new((-2.5_f32), 0.5_f32),
                                        ) * Vec2::new((-2.5), 0.5))
                                    }),
                                );
                            continue;
                        }
                    }
                } else {}
                if (k1 != k1) {
                    break 'inner;
                }
            }
        }
        (((*c) != (*c)) ^ (v > 0.5))
    }
}

mod p083 {
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
    #[flatten(exact)]
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
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub i32, pub f32);
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
    impl Hit {
        fn step(self, mut b: f32, c: i32, y: &mut f32) -> Option<f32> {
            let mut turn = 0;
            let b: f32 = 'value: loop {
                let a = ((if false { None } else { Some(b) }))?;
                if ([a, (b).mul_add(a, b)]
                    .iter()
                    .any(|&v| {
                        if ([(*y), 0.0_f32, 0.0_f32]
                            .into_iter()
                            .filter(|&a_2| false)
                            .last())
                            .map_or_else(|| (v <= v), |a_2| (a_2 != b))
                        {
                            return (MASK <= MASK);
                        }
                        ((1_i32 > self.0) && (v > v))
                    }))
                {
                    break 'value 1.5;
                }
                turn += 1;
                if turn >= 1 {
                    break (*y);
                }
            };
            (if (self.1 != (*y)) { Some((-0.0_f32)) } else { None })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: f32) -> u32 {
        if ((*a) < (*a)) {
            x *= 2;
            if (((x > x)).then_some(TABLE[Hit::SIZE % 4])).is_none() {
                if ((*a) < (-1.0)) {
                    (*a) = ((if (({
                        let q = y;
                        q == q && q.is_sign_negative()
                    })) {
                        ((y).abs() + 1.0).recip()
                    } else {
                        ([(*a), y, (*a)].into_iter().reduce(|a_2, c| a_2))
                            .map_or_else(|| (*a), |v| v)
                    }))
                        .abs()
                        .sqrt();
                    let mut c: Hit = Hit(x, (*a));
                    let a = c
                        .step(
                            (match (MASKS[(MASK % 7) as usize], x) {
                                (0, -7) => 0.0,
                                _ => 0.0,
                            }),
                            0,
                            &mut (*a),
                        );
                }
                return 0;
            }
        }
        0
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
mod p093 {
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
mod p094 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub bool);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(0.5, -0.0);
        const ALL: [Pair; 2] = [Pair(-0.0, 2.0), Self::FIRST];
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
    impl Pair {
        fn step(&mut self, a: f32, c: &i32, y: Option<Hit>) -> u32 {
            (*self) = (*self);
            ((UVec2::new(8_u32, MASK)).y + (MASK).wrapping_shr(MASK))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: i32, y: f32) -> State {
        'outer: for a in -1..=1i8 {
            let mut x_2: IVec3 = (IVec3::new((a as i32), 3, (-4)) / 2);
            let mut a: Pair = (match (((a as f32) > 0.0_f32), (c != 10_i32)) {
                ((mut t, false) | (true, mut t)) => Pair::ALL[((a as i32) & 1) as usize],
                ((mut x_2, false) | (true, mut x_2)) => {
                    'inner: for _ in 0..3usize {
                        if (x_2
                            && (((x_2, IVec2::new((a as i32), 0_i32)))
                                == ((x_2, IVec2::new((a as i32), (a as i32))))))
                        {
                            continue 'inner;
                        }
                        let mut y: Pair = Pair(y, HALF);
                        let x = y
                            .step(
                                ((WIDE as i32) as f32),
                                &{ c },
                                Some(Hit::ALL[((a as usize)).min(1)]),
                            );
                    }
                    Pair(y, HALF)
                }
                _ => Pair(y, 0.5_f32),
            });
            a.step((-0.0), &x_2.x, Some(Hit::ALL[Pair::SIZE % 2]));
        }
        State((a.z < a.y))
    }
}

#[flatten]
mod p095 {
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
                                #[unroll(max = 4)]
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
    #[flatten(exact)]
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
mod p096 {
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
mod p097 {
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
    impl Kind {
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
    impl Kind {
        fn sum(mut self, a: f32, c: i32) -> bool {
            let start = ((if FLAGS[(c & 1) as usize] { Some(Kind::Near) } else { None }))
                .map_or_else(
                    || {
                        if ((false).then_some(self)).is_none_or(|a_2| (a <= a)) {
                            return Kind::SIZE;
                        }
                        Self::SIZE
                    },
                    |n| Kind::SIZE,
                );
            let mut a_2 = 2;
            a_2 += start;
            match ((if any(BVec3::new(((-1e-40f32) != a), true, true)) {
                Some(Kind::Far(MASK))
            } else {
                None
            })) {
                Some(_) => {
                    return (if (0_u32).is_power_of_two() {
                        (1.5_f32 < a)
                    } else {
                        'outer: for _ in 0..4 {
                            if (c > c) {
                                let mut a = sin(
                                    (((false).then_some(self)).map(|x_2| self))
                                        .map_or_else(|| 1.0_f32, |a_2| 0.0_f32),
                                );
                                return (a <= a);
                            }
                        }
                        false
                    });
                }
                _ => {}
            }
            (false ^ (a_2 > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: Vec3, y: &mut f32) -> f32 {
        let a_2 = (if (c.z <= (-0.0)) {
            None
        } else {
            Some(
                ((if (c.y < c.y) {
                    let mut t: Kind = Kind::Empty {
                        a: 8,
                        b: MASK,
                        c: c.y,
                    };
                    let a_2 = t
                        .sum(
                            ({
                                (*a) = (if false {
                                    let mut k0 = 2u32;
                                    'outer: while k0 > 0 {
                                        let mut t: Kind = ((if (c.y > c.y) {
                                            Some(t)
                                        } else {
                                            None
                                        }))
                                            .unwrap_or(Kind::FIRST);
                                        let a_2 = t
                                            .sum(
                                                ({
                                                    (*a) *= 2;
                                                    (Vec2::new(0.0_f32, (*y))).y
                                                }),
                                                ((*a) + (*a)),
                                            );
                                        (*y) = RAMP[((*a) & 1) as usize];
                                        (*a) = (*a);
                                        k0 -= 1;
                                    }
                                    (*a)
                                } else {
                                    1
                                });
                                t.step(c.y)
                            }),
                            STEPS,
                        );
                    (if ((*a) < 1) { Some(Kind::Far(MASKS[0_usize % 7])) } else { None })
                } else {
                    (if true { Some(Kind::FIRST) } else { None })
                }))
                    .unwrap_or_else(|| {
                        if true {
                            return Kind::Other(Vec3::new(c.z, c.z, (-1.0_f32)));
                        }
                        Kind::Far(MASK)
                    }),
            )
        });
        (c.y + ((*a) as f32))
    }
}

#[flatten]
mod p098 {
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
    #[flatten(exact)]
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
mod p099 {
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

#[flatten]
mod p100 {
    use super::*;
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
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const FIRST: Self = Kind::Empty(2);
        const ALL: [Kind; 2] = [Kind::Near(-2), Self::FIRST];
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
    pub fn entry(a: Vec2, c: (bool, Vec3, Mat3), y: &mut f32) -> f32 {
        'outer: for x in 0..2 {
            let mut b: [f32; 2] = [c.2.z_axis.z; 2];
            'inner: for (x_2, _) in b.iter().enumerate() {
                if (2_usize <= x_2) {
                    break 'inner;
                }
                let mut t = ((
                    c.0,
                    c.2.y_axis,
                    Mat3::from_cols(c.2.x_axis, c.2.z_axis, c.2.y_axis),
                ))
                    .0;
            }
            if ((if (IVec2::new(x, x) == IVec2::new(x, x)) {
                'inner: for t in 0..NARROW {
                    if (BVec3::new(c.0, c.0, c.0)).test(((t as u32) % 2) as usize) {
                        let mut t: Option<f32> = (if c.0 {
                            None
                        } else {
                            Some(c.2.x_axis.z)
                        });
                        break 'outer;
                    }
                    let mut x: UVec2 = UVec2::new(
                        (if c.0 {
                            (if c.0 { MASK } else { MASK })
                        } else {
                            (UVec2::new(0_u32, 1_u32)).y
                        }),
                        (((t as u32)) << (5_u32 & 31)),
                    );
                }
                (c.2.y_axis.z <= c.2.z_axis.x)
            } else {
                (c.2.z_axis.z == c.2.x_axis.x)
            })) {
                continue;
            }
            b[1] = c.2.y_axis.z;
        }
        'outer: for y in 0..(COUNT + 1) {
            let mut a_2 = (if c.0 {
                Kind::Empty(MASK)
            } else {
                Kind::Near((NARROW as i32))
            });
        }
        let [mut v, t, _] = [
            (if (c.2.y_axis.x <= c.2.z_axis.y) { Some(c.1.z) } else { None }),
            (if c.0 { Some(c.2.y_axis.x) } else { None }),
            [1.5_f32, c.2.x_axis.z].into_iter().filter(|&a| c.0).last(),
        ];
        match ((
            (if ((c.0, c.1, c.2)).0 {
                if ((c.0
                    & (t)
                        .map_or_else(
                            || {
                                (if (16_777_217f32 != a.x) {
                                    (HALF != c.2.x_axis.z)
                                } else {
                                    c.0
                                })
                            },
                            |t| ({ c.0 }),
                        )))
                {
                    match (((if c.0 { Some(0.0_f32) } else { None }))
                        .map_or_else(|| Kind::Empty(MASK), |x| Kind::Far(c.0)))
                    {
                        Kind::Empty(a_2 @ ((2 | 3))) if c.0 => {}
                        _ => {}
                    }
                }
                c.0
            } else {
                (c.2.y_axis.x <= c.2.z_axis.z)
            }),
            c.0,
        )) {
            ((mut n, true) | (true, mut n)) => {}
            ((a_2, false) | (false, a_2)) => {}
            ((a_2, false) | (true, a_2)) if a_2 => {}
            _ => {
                return (-1.0);
            }
        }
        ((((match Hit(STEPS, a) {
            Hit(v @ 2.., y) => 2.0_f32,
            _ => {
                #[keep]
                'outer: for b in ((MASK & 3)..8).step_by(2) {
                    let mut a_2 = Kind::ALL[(Hit::SIZE).min(1)];
                }
                c.1.x
            }
        })) * 0.7 + (c.2.y_axis.z) * 0.1) + (*y))
    }
}

#[flatten]
mod p101 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: u32,
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
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State { a: self.a ^ other.a }
        }
    }
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32, y: Vec3) -> f32 {
        'outer: for x in 0..1i64 {
            let mut t = (State {
                a: (if (1.0_f32 > 2.0) {
                    match ((x as usize) / 2) {
                        y => {
                            let a_2: Pair = 'block: {
                                if (y < y) {
                                    break 'block (if ((-1_i32) <= c) {
                                        Pair {
                                            a: Vec2::new((*a), (x as f32)),
                                            b: 0.5,
                                        }
                                    } else {
                                        Pair {
                                            a: Vec2::new((*a), 0.0),
                                            ..Pair::FIRST
                                        }
                                    });
                                }
                                ((Some((*a))).and_then(|x_2| Some(0.0_f32)))
                                    .map_or_else(
                                        || Pair {
                                            b: (*a),
                                            a: Vec2::new(2.0_f32, (-2.5_f32)),
                                        },
                                        |x| {
                                            (Pair {
                                                a: Vec2::new((*a), (*a)),
                                                b: (*a),
                                            } * 1.5_f32)
                                        },
                                    )
                            };
                            let mut x = ((!((0.25_f32 != 0.5)
                                || ((x as f32) != a_2.a.x)))
                                || ((2_usize).min(y)
                                    != (Vec4::new((-2.5_f32), 2.0_f32, (*a), 0.5_f32))
                                        .min_position()));
                        }
                        (4 | 2) => {
                            ((State { a: (x as u32) })
                                != (State {
                                    a: MASKS[(c & 1) as usize],
                                }));
                        }
                        y => {
                            continue;
                        }
                    }
                    break;
                } else {
                    if ((if ((Vec2::new(16_777_217f32, 0.0_f32))
                        != (Vec2::new((-2.5_f32), 3.0_f32)))
                    {
                        let mut a = Mat2::from_cols(
                            Vec2::new((-1.0), 3.0),
                            Vec2::new((-1.0), y.z),
                        );
                        a.y_axis += Vec2::ONE;
                        false
                    } else {
                        (y.y > (x as f32))
                    })) {
                        let mut k1 = (((x as u32) + MASK)) & 3;
                        'inner: loop {
                            if (y.z != y.x) || k1 == 0 {
                                break;
                            }
                            k1 -= 1;
                            let v = ((if (((if ((x as u32) < 2) {
                                Some((*a))
                            } else {
                                None
                            }))
                                .map_or_else(
                                    || ((x as u32) > k1),
                                    |t| ((x as i32) > (x as i32)),
                                ))
                            {
                                c
                            } else {
                                ((x as i32)).clamp(-5, 9)
                            })
                                + (if (7_i32 > c) {
                                    (match c {
                                        0..=1 => (x as i32),
                                        x_2 @ 2 => c,
                                        mut v @ -1 => c,
                                        _ => c,
                                    })
                                } else {
                                    ((-1) ^ c)
                                }));
                        }
                        continue;
                    }
                    MASK
                }),
            } + State { a: MASK });
            'inner: for b in 0..2 {
                let mut t = y.z;
                if (((b - b) as i32) < 3) {
                    continue 'outer;
                }
                if ((0.0_f32 - (x as f32)) <= mad(t, 0.5_f32, (x as f32))) {
                    let mut x = ({ Mat2::from_diagonal(Vec2::new((*a), 0.0)) });
                    x.y_axis = x.x_axis;
                    return t;
                }
            }
        }
        ((((y.y).max(f32::INFINITY) + 0.0)).clamp(-1.0, 1.0).asin() + (y.y * y.y))
    }
}

#[flatten]
mod p102 {
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
mod p103 {
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
    #[flatten(exact)]
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
mod p104 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
mod p105 {
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
mod p106 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
        pub b: Vec3,
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
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: &IVec2, mut n: i32) -> [u32; 3] {
        let Pair { a: mut b, b: n } = Pair {
            b: Vec3::new(3.0_f32, 2.0_f32, 0.25_f32),
            a: 0_usize,
        };
        [
            (([
                MASKS[(LEVELS[(0_u32 % 8) as usize] & 1) as usize],
                0_u32,
                MASKS[((*c) & 1) as usize],
            ])[0] + ((*a).abs() as u32 & 255)),
            (MASK >> (3_u32 & 31)),
            (2 + ((b & 255) as u32)),
        ]
    }
}

#[flatten]
mod p107 {
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut i32, c: &mut i32) -> f32 {
        match ((if ((*a) > (*a)) {
            Some(Kind::Near {
                a: STILL,
                b: Kind::SIZE,
                c: Pair {
                    a: RAMP[(MASKS[((*a) & 1) as usize] % 9) as usize],
                    b: Vec3::new(1.0_f32, 0.5_f32, HALF),
                    c: MASK,
                },
            })
        } else {
            None
        })) {
            Some(mut x_2) => {
                let a: f32 = 'block: {
                    if ((((true).then_some(x_2))
                        .filter(|&a_2| {
                            if (false || ((*a) <= 3_i32)) {
                                return (STILL < HALF);
                            }
                            ((*a) > (*a))
                        }))
                        .map_or_else(
                            || ((*a) != (*a)),
                            |c| {
                                if flatten::math::all(
                                    BVec3::new(false, ((*a) < (*a)), false),
                                ) {
                                    return ((*a) > (*a));
                                }
                                (FLAGS[(2_u32 % 9) as usize] && (10_i32 != (*a)))
                            },
                        ))
                    {
                        let mut x_2: [f32; 2] = ((if ((*a) < (*c)) {
                            None
                        } else {
                            Some(x_2)
                        }))
                            .map_or_else(
                                || {
                                    if (Kind::SIZE < Pair::SIZE) {
                                        return (if (1_i32 <= (*c)) {
                                            [STILL, STILL]
                                        } else {
                                            [TABLE[(MASK % 4) as usize], STILL]
                                        });
                                    }
                                    [TABLE[(MASK % 4) as usize], HALF]
                                },
                                |n| {
                                    if ((((*a) != (*a))).then_some(n))
                                        .is_none_or(|x_2| ((*a) < (*a)))
                                    {
                                        return [TABLE[Kind::SIZE % 4]; 2];
                                    }
                                    [STILL, (-2.5_f32)]
                                },
                            );
                        'outer: for a_2 in x_2 {
                            let mut a: Option<Kind> = ((0.0_f32 < 0.0))
                                .then_some(Kind::Empty {
                                    a: Pair::SIZE,
                                    b: Pair {
                                        b: Vec3::new(a_2, a_2, 0.0_f32),
                                        c: MASK,
                                        a: x_2[0],
                                    },
                                    c: x_2[0],
                                });
                        }
                        break 'block 0.0;
                    }
                    0.0
                };
            }
            Some(_) => {}
            Some(_) => {}
            _ => {}
        }
        0.0
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        {
            let x_2 = &mut (*a);
            let mut v = Mat2::from_cols(
                Vec2::new((*x_2), (*x_2)),
                Vec2::new((*x_2), 1.5),
            );
            v.x_axis *= Vec2::ONE;
            #[keep]
            'outer: for _ in (0..(c & 3)).rev() {
                if (v.y_axis.y < v.x_axis.y) {
                    let mut x: Pair = Pair {
                        b: Vec3::new((-0.0), (*x_2), 0.5),
                        c: (*x_2),
                        a: IVec3::new(0, 5, 1),
                    };
                    let c = x
                        .step(
                            &{
                                (match ((c <= x.a.z), MASK) {
                                    (t, _) => {
                                        if t {
                                            let b: Pair = ({
                                                (if (BVec3::new(true, t, false)).test(Hit::SIZE % 2) {
                                                    (x
                                                        + ({
                                                            x = Pair {
                                                                b: x.b,
                                                                c: v.x_axis.y,
                                                                a: x.a,
                                                            };
                                                            x
                                                        }))
                                                } else {
                                                    ((if (x.a.y <= (-1)) { Some(x) } else { None }))
                                                        .unwrap_or_else(|| x)
                                                })
                                            });
                                            x.a -= x.a;
                                        }
                                        [
                                            Pair {
                                                b: x.b,
                                                c: (-1.0_f32),
                                                a: x.a,
                                            },
                                            x,
                                            x,
                                        ]
                                    }
                                    _ => [Pair { b: x.b, c: x.b.y, a: x.a }, x, x],
                                })
                            },
                        );
                } else {}
            }
        }
        ((*a) + (*a))
    }
}

#[flatten]
mod p109 {
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
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn second(mut b: f32, c: &f32) -> f32 {
        'outer: for a in [
            b,
            f32::from_bits((MASKS[(State::SIZE).min(6)] & 0x007f_ffff) | 0x3f80_0000),
            taken(3.0_f32, |t| (-2.5_f32)),
        ] {
            if ((-1_i32) == ((WIDE as i32) ^ STEPS)) {
                let mut v = ((mat2(
                    Vec2::new(3.0_f32, (-1.0_f32)),
                    Vec2::new(0.5_f32, b),
                ))
                    .x_axis)
                    .to_angle();
                continue 'outer;
            }
            if (1_u32 > MASK) {
                if (b > (0.0_f32 * 0.0)) {
                    return (*c);
                } else {
                    continue;
                }
            }
        }
        [LEVELS[(MASK % 8) as usize], LEVELS[(Pair::SIZE).min(7)]]
            .into_iter()
            .take(8_usize % 3)
            .map(|y| {
                if (if (10_i32 <= y) { (b > HALF) } else { FLAGS[Pair::SIZE % 9] }) {
                    return (*c);
                }
                (-0.0_f32)
            })
            .sum::<f32>()
    }
    impl Pair {
        fn step(self, mut b: f32) -> bool {
            'outer: for b in 0..2i64 {
                #[keep]
                'inner: for c in ((((Self::SIZE & 255) as u32) & 3)..=(MASK & 3)).rev() {
                    let mut t = Pair((((self).0 & 63) << 1), self.1);
                    if (c < (b as u32)) {
                        break;
                    }
                }
                if (self.1 < self.0) {
                    break 'outer;
                }
            }
            ((!(b <= b)) ^ (b > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut f32, y: &mut f32) -> Vec2 {
        let mut v: Pair = Pair(1_i32, STEPS);
        v.step((1.0_f32 + 0.0));
        (*a) = (cos((*a)) / 1.5);
        let mut n: Pair = Pair(v.1, v.1);
        let a = n
            .step(
                second(
                    (*a),
                    &{
                        ('block: {
                            if (n.0 != v.1) {
                                let (n, a) = (
                                    ((1.0
                                        / ((Vec4::new(3.0_f32, 1.0_f32, (*a), (-0.0_f32))).abs()
                                            + 0.5)))
                                        .max(floor(Vec4::new(0.0_f32, (*y), (*y), (*c)))),
                                    MASK,
                                );
                                break 'block (if true {
                                    (*c)
                                } else {
                                    let mut n: Pair = v;
                                    let y = n.step((*c));
                                    (*c)
                                });
                            }
                            let mut k0 = ((0_u32 + MASK)) & 3;
                            #[keep] 'outer: while k0 > 0 {
                                k0 -= 1;
                                let mut k1 = 253u8;
                                'inner: loop {
                                    if !(k1 != u8::MAX) {
                                        break;
                                    }
                                    let mut t: f32 = (-(((*a) + (*c))).tanh());
                                    'block_1: {
                                        let mut n: Mat2 = Mat2::from_cols(
                                            Vec2::new((*a), 0.25),
                                            Vec2::new(0.0, t),
                                        );
                                        if true {
                                            break 'block_1;
                                        }
                                    }
                                    k1 += 1;
                                }
                            }
                            (-2.5_f32)
                        })
                    },
                ),
            );
        Vec2::new((*y), 1.0)
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
    const NARROW: u8 = 3;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
    pub fn entry(mut b: IVec2, c: &[i32; 2]) -> bool {
        let mut a_2: f32 = (-2.5);
        let mut t: Pair = Pair {
            a: Vec3::new(1.0, a_2, 3.0),
        };
        let x_2 = t.step(t.a.z);
        let (n, a) = (
            (Vec2::new(1.5_f32, 0.0_f32)).y,
            (match ((t.a.x - a_2), MASK, (a_2 + (-0.0))) {
                (mut x_2 @ 0.25, ..3, _) => {
                    'outer: for b in 0..4u16 {
                        let mut x_2: usize = ((0..2i32)
                            .map(|t| {
                                if (a_2 == x_2) {
                                    return (1.5_f32 / 4.0);
                                }
                                (a_2).trunc()
                            })
                            .sum::<f32>()
                            .abs() as usize & 15);
                        if ((atan2(
                            (if (c[1] <= (b as i32)) {
                                if false {} else if (t.a.z != (b as f32)) {} else {}
                                0.5_f32
                            } else {
                                a_2
                            }),
                            (b as f32),
                        ) < t.a.z))
                        {}
                    }
                    10_i32
                }
                _ => STEPS,
            }),
        );
        ((b.x < b.y) ^ (t.a.x > 0.5))
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
    impl Pair {
        fn sum(mut self, a: &f32, c: &(Pair, Mat3)) -> bool {
            'outer: for t in [
                [self.a.y, c.0.a.x, c.1.x_axis.z].iter().fold(STEPS, |y, &x| y),
                (IVec2::new(7_i32, (-4_i32))).y,
            ] {
                match (Pair {
                    a: (c.1.y_axis).map(|c| self.a.x),
                }) {
                    Pair { a: _ } => {
                        break;
                    }
                    _ => {
                        let k1 = ((match (t, self.a.x, t) {
                            (2..=5, _, a @ -1) => {
                                #[keep]
                                'inner: for y in ((MASKS[(({
                                    self = (Pair { a: self.a } + self);
                                    MASK
                                }) % 7) as usize]
                                    & 3)..=((MASK + MASKS[Pair::SIZE % 7]) & 3))
                                {
                                    let mut n: f32 = ({ c.1.x_axis.z });
                                    if (y <= y) {
                                        continue 'inner;
                                    }
                                }
                                1_u32
                            }
                            (0, b, -7..1) => 8_u32,
                            (1_000, t, v @ 2) if false => MASK,
                            _ => MASKS[Self::SIZE % 7],
                        })) & 3;
                        'inner: loop {
                            if k1 < 4 {
                                break;
                            } else {
                                continue;
                            }
                        }
                    }
                }
            }
            (true ^ (self.a.z > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32) -> f32 {
        let mut x_2: Pair = Pair {
            a: POINTS[(Pair::SIZE).min(5)],
        };
        let a_2 = x_2.sum(&x_2.a.z, &{ (x_2, Mat3::from_cols(x_2.a, x_2.a, x_2.a)) });
        (x_2.a.z + x_2.a.z)
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

mod p127 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
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
                        let start = STEPS;
                        let mut x_2 = 0;
                        x_2 += start;
                        let (x, x_2) = (
                            ((Pair { a: t.x, b: (k0 <= n) }).b as u32),
                            [(if x_2 != 0 { 7_i32 % x_2 } else { x_2 }); 3],
                        );
                    }
                    t.z = (match ((
                        (k0).wrapping_neg(),
                        smoothstep(
                            (y).powi(3),
                            ((y, (k0 != n), Vec4::new(f32::MAX, (*a), (-0.0_f32), t.z)))
                                .0,
                            (*a),
                        ),
                        ({
                            let q = y;
                            if q == q { q.to_bits() >> 20 } else { 7 }
                        }),
                    )) {
                        (100, a_2 @ 0.0, 100) if ((5_u32 < 0) && (y < y)) => {
                            (y).sin_cos().0
                        }
                        (x_2 @ 1, mut t, mut a @ 4..100) => {
                            (match ((STEPS & 7) as usize) {
                                _ if (x_2 != 5) => (3.0_f32).signum(),
                                3.. => (t).rem_euclid((y)),
                                b => (y).step(TABLE[(2_u32 % 4) as usize]),
                            })
                        }
                        _ => {
                            (t.z
                                - ({
                                    t.z = ((*a) - (*a));
                                    t.z
                                }))
                        }
                    });
                }
                if (((k0 < k0) && (c < k0)) != true) {
                    break 'outer;
                }
                t.x
                    *= select(
                        (((if false { y } else { 1.0_f32 }))
                            .max(
                                (Vec4::new(y, y, (-2.5_f32), (-0.0_f32))).length_squared(),
                            ) + 0.0),
                        ((t.y).min((y).powi(2)) + 0.0),
                        true,
                    );
                'inner: for x in k0..=1 {
                    let start = (((k0 | 7) - (x & 7)) - (3_u32).max(x));
                    let mut b = 1;
                    b += start;
                    if (((if (8_u32 != c) {
                        (
                            t.y,
                            (b > 2_u32),
                            Vec4::new(y, (-2.5_f32), (-0.0_f32), f32::NAN),
                        )
                    } else {
                        ((*a), (b <= b), Vec4::new(t.x, y, f32::INFINITY, 1.0_f32))
                    }))
                        .1)
                    {
                        t = (t).signum();
                        break 'block (Vec3::new((-1.0_f32), t.z, (*a))).z;
                    }
                    b = 0;
                }
                0.0
            };
            k0 -= 1;
        }
        [[0_i32, 0_i32, 0_i32], [0_i32, 0_i32, 0_i32]]
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
                                let t = &mut x;
                                (*t) = ((((((a[2] < a[2])).then_some(1.5_f32))
                                    .map_or_else(
                                        || TABLE[1_usize % 4],
                                        |b| {
                                            if (FLAGS[((-4_i32) & 1) as usize] && true) {
                                                return (b + 0.0);
                                            }
                                            b
                                        },
                                    )) * 1e9) as i32);
                            }
                            break;
                        } else {
                            continue;
                        }
                    }
                    x
                })) != 5);
        } else {}
        ((TABLE[(2_u32 % 4) as usize] - HALF) + (x as f32))
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
                let mut n = (({
                    'inner: for _ in 0..2 {
                        if (((BVec3::new(((*a) > 1.5_f32), (HALF <= (*a)), true))
                            .test(((y as usize)).min(1))
                            || (if ((y as f32) <= 2.0) {
                                true
                            } else {
                                ((*a) != (*a))
                            })))
                        {
                            (*t) %= 7;
                            continue 'outer;
                        }
                        let mut c = ((0.0_f32).abs().sqrt() * (y as f32));
                    }
                    (UVec2::new((y as u32), 2_u32) ^ UVec2::new(0_u32, (y as u32)))
                }))
                    .y;
                if ((*t) > (*t)) {
                    'inner: for _ in (1..13).step_by(3) {
                        if (({
                            ((((*t) <= (*t)) || ((*a) <= (*a))) && (Pair::SIZE < 3))
                        })) {
                            (*a) = ((((match ((WIDE as i32), ((*t) < (*c)), (y as i32)) {
                                (a_2 @ 5, false, t) => (y as f32),
                                (1_000, false, 1) => (*a),
                                _ => 1.5_f32,
                            }))
                                .min(1.5) + 0.0) + (y as f32));
                        }
                        if ((y as f32) < 1.0) {
                            continue 'outer;
                        }
                    }
                    continue;
                }
            }
        }
        (*a)
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
    pub enum Kind {
        Empty(bool),
        Near,
        Far((Vec3, u32, f32)),
        Other(f32),
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
    pub fn entry(a: &mut usize, c: IVec3, y: &mut f32) -> [f32; 3] {
        'outer: for y in 1..=3 {
            (*a) >>= 1;
            let mut turn = 0;
            let c: f32 = 'value: loop {
                (if (BVec3::new(false, (Kind::SIZE <= (*a)), false))
                    .test((MASK % 2) as usize)
                {
                    ((*a) > (*a))
                } else {
                    (BVec3::new(((*a) < (*a)), false, (c.y < y))).test((*a) % 2)
                });
                let mut k1 = (({
                    let q = TABLE[(*a) % 4];
                    if q == q { q.to_bits() >> 20 } else { 7 }
                })) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    {
                        let _ = false;
                    }
                    let start = k1;
                    let mut n = 1;
                    n += start;
                }
                if ((((c.z) >> (MASKS[(*a) % 7] & 31))
                    < ({
                        let mut b: [f32; 3] = [HALF, TABLE[(*a) % 4], STILL];
                        'inner: for (c, _) in b
                            .iter_mut()
                            .zip([
                                (Vec2::new(0.25_f32, (-2.5_f32)))
                                    .distance(Vec2::new(1.5_f32, TABLE[(c.x & 1) as usize])),
                                Kind::RATE,
                                (STILL + 0.0),
                            ])
                        {
                            if ((y as i32) >= (y | y)) {
                                (*c)
                                    -= flatten::math::hadd(
                                        ({ (Vec3::new((*c), (*c), 0.5_f32) / (-3.0)) }),
                                    );
                                break 'value ([(*c), (*c), (*c)])[0];
                            }
                        }
                        5
                    })))
                {
                    break 'value HALF;
                }
                if false {
                    break TABLE[((*a)).min(3)];
                }
                turn += 1;
                if turn >= 1 {
                    break HALF;
                }
            };
            if false {
                continue;
            }
        }
        [((*y) + (*y)), ((*y) + ((*a) as f32)), (*y)]
    }
}

#[flatten]
mod p149 {
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
