//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = p000::Hit; let a1 = p000::Pair { a: Leaf::read(v[0]) }; let a2 = Leaf::read(v[1]); let r = p000::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = p000::Hit; let a1 = p000::Pair { a: Leaf::read(v[0]) }; let a2 = Leaf::read(v[1]); let r = p000::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p001", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p001::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p001::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p002::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p002::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p003::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p003::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p004", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p004::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p004::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let a1 = p005::Hit { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let r = p005::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p005::Hit { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let r = p005::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p006", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p006::entry(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p006::entry_flat(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p007", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a3 = Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7])); let r = p007::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let a3 = Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7])); let r = p007::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p008", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p008::entry(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p008::entry_flat(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p009", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p009::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p009::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }),
    ("p010", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p010::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p010::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p011", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p011::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p011::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p012", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5])); let r = p012::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5])); let r = p012::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p013", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p013::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p013::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p014", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p014::entry(&mut a0, &a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p014::entry_flat(&mut a0, &a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0)] }),
    ("p015", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p016::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p016::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p017", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p017::entry(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p017::entry_flat(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }),
    ("p018", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p018::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p018::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p019", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p019::entry(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p019::entry_flat(&mut a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p020::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p020::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p021::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p021::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p022::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p022::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let a1 = p023::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p023::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p023::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p023::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p024::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p024::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }),
    ("p025", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p025::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p025::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p026", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p026::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p026::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p027", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p027::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p027::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p028", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p028::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p028::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1])] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p029::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p029::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p030::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p030::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p031", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p031::entry(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p031::entry_flat(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let a1 = p032::Pair; let a2 = Leaf::read(v[1]); let r = p032::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p032::Pair; let a2 = Leaf::read(v[1]); let r = p032::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p033", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = (Leaf::read(v[2]), Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])), Mat2::from_cols(Leaf::read(v[5]), Leaf::read(v[6]))); let r = p033::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.0), Leaf::write(a2.1.x_axis), Leaf::write(a2.1.y_axis), Leaf::write(a2.2.x_axis), Leaf::write(a2.2.y_axis)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = (Leaf::read(v[2]), Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])), Mat2::from_cols(Leaf::read(v[5]), Leaf::read(v[6]))); let r = p033::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.0), Leaf::write(a2.1.x_axis), Leaf::write(a2.1.y_axis), Leaf::write(a2.2.x_axis), Leaf::write(a2.2.y_axis)] }),
    ("p034", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p034::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let r = p034::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a), Leaf::write(a1.b)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p034::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let r = p034::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a), Leaf::write(a1.b)] }),
    ("p035", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p035::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p035::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p036", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p036::entry(a0, a1); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p036::entry_flat(a0, a1); vec![] }),
    ("p037", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p037::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p037::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p038", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p038::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p038::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p039::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p039::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p040", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p040::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p040::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p041::entry(a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p041::entry_flat(a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a1)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let a1 = p042::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p042::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p042::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p042::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p043", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p043::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p043::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p044", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p045", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p045::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p045::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p046", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p046::State { a: p046::Hit(Leaf::read(v[1]), Leaf::read(v[2])) }; let a2 = Leaf::read(v[3]); let r = p046::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.a.0), Leaf::write(a1.a.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p046::State { a: p046::Hit(Leaf::read(v[1]), Leaf::read(v[2])) }; let a2 = Leaf::read(v[3]); let r = p046::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.a.0), Leaf::write(a1.a.1)] }),
    ("p047", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p047::entry(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p047::entry_flat(&mut a0, &a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p048", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p048::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p048::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p049", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p049::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p049::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p050::entry(&a0, &a1, &a2); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p050::entry_flat(&a0, &a1, &a2); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1)] }),
    ("p051", |v| { let a0 = (Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])), Leaf::read(v[3]), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))); let a1 = Leaf::read(v[7]); let a2 = [[Leaf::read(v[8]), Leaf::read(v[9])], [Leaf::read(v[10]), Leaf::read(v[11])]]; let r = p051::entry(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = (Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])), Leaf::read(v[3]), Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6]))); let a1 = Leaf::read(v[7]); let a2 = [[Leaf::read(v[8]), Leaf::read(v[9])], [Leaf::read(v[10]), Leaf::read(v[11])]]; let r = p051::entry_flat(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p052::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p052::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p053", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p053::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1])] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let r = p053::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0]), Leaf::write(a1[1])] }),
    ("p054", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p054::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p054::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p055", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = p056::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = p056::State(Leaf::read(v[3]), Leaf::read(v[4])); let mut a3 = p056::Pair(Leaf::read(v[5]), Leaf::read(v[6])); let r = p056::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3.0), Leaf::write(a3.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p056::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = p056::State(Leaf::read(v[3]), Leaf::read(v[4])); let mut a3 = p056::Pair(Leaf::read(v[5]), Leaf::read(v[6])); let r = p056::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3.0), Leaf::write(a3.1)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p057::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p057::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p058", |v| { let mut a0 = p058::State { a: p058::Hit { a: Leaf::read(v[0]), b: p058::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) } }, b: Leaf::read(v[4]) }; let mut a1 = Leaf::read(v[5]); let a2 = p058::Pair { a: Leaf::read(v[6]), b: Leaf::read(v[7]), c: Leaf::read(v[8]) }; let r = p058::entry(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0.a.a), Leaf::write(a0.a.b.a), Leaf::write(a0.a.b.b), Leaf::write(a0.a.b.c), Leaf::write(a0.b), Leaf::write(a1)] }, |v| { let mut a0 = p058::State { a: p058::Hit { a: Leaf::read(v[0]), b: p058::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) } }, b: Leaf::read(v[4]) }; let mut a1 = Leaf::read(v[5]); let a2 = p058::Pair { a: Leaf::read(v[6]), b: Leaf::read(v[7]), c: Leaf::read(v[8]) }; let r = p058::entry_flat(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0.a.a), Leaf::write(a0.a.b.a), Leaf::write(a0.a.b.b), Leaf::write(a0.a.b.c), Leaf::write(a0.b), Leaf::write(a1)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p059::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p059::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = p060::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p060::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p060::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let r = p060::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p061", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p061::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p061::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p062", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p062::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p062::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p062::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p062::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p063::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p063::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p064", |v| { let a0 = Leaf::read(v[0]); let a1 = [p064::Hit, p064::Hit]; let mut a2 = Leaf::read(v[1]); let r = p064::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [p064::Hit, p064::Hit]; let mut a2 = Leaf::read(v[1]); let r = p064::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p065", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p065::entry(a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p065::entry_flat(a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p066", |v| { let a0 = p066::Pair { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p066::Pair { a: Leaf::read(v[3]) }; let r = p066::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p066::Pair { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p066::Pair { a: Leaf::read(v[3]) }; let r = p066::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p067::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p067::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p068", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = [Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p068::entry(a0, &a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = [Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p068::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }),
    ("p069", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p069::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p069::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p070", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p070::Hit(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p070::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2.0), Leaf::write(a2.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p070::Hit(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p070::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2.0), Leaf::write(a2.1)] }),
    ("p071", |v| { let a0 = p071::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p071::entry(a0, &a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = p071::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p071::entry_flat(a0, &a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p072", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p072::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p072::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p073", |v| { let a0 = p073::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = (Leaf::read(v[3]), Leaf::read(v[4])); let mut a2 = Leaf::read(v[5]); let r = p073::entry(&a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p073::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = (Leaf::read(v[3]), Leaf::read(v[4])); let mut a2 = Leaf::read(v[5]); let r = p073::entry_flat(&a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p074::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p074::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p075", |v| { let mut a0 = [Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))]; let a1 = Leaf::read(v[6]); let mut a2 = Leaf::read(v[7]); let a3 = Leaf::read(v[8]); let r = p075::entry(&mut a0, &a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0[0].x_axis), Leaf::write(a0[0].y_axis), Leaf::write(a0[0].z_axis), Leaf::write(a0[1].x_axis), Leaf::write(a0[1].y_axis), Leaf::write(a0[1].z_axis), Leaf::write(a2)] }, |v| { let mut a0 = [Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))]; let a1 = Leaf::read(v[6]); let mut a2 = Leaf::read(v[7]); let a3 = Leaf::read(v[8]); let r = p075::entry_flat(&mut a0, &a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a0[0].x_axis), Leaf::write(a0[0].y_axis), Leaf::write(a0[0].z_axis), Leaf::write(a0[1].x_axis), Leaf::write(a0[1].y_axis), Leaf::write(a0[1].z_axis), Leaf::write(a2)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p076::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p076::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0]), Leaf::write(a1[1]), Leaf::write(a1[2])] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p077::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p077::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(a1), Leaf::write(a2)] }),
    ("p078", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p078::entry(a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p078::entry_flat(a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a2)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p079::entry(a0, a1, &a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p079::entry_flat(a0, a1, &a2, &a3); vec![Leaf::write(r)] }),
    ("p080", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p080::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p080::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1])] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p082", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p082::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p082::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p083::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p083::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p084", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p084::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p084::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p085", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p085::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p085::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p086::Pair(Leaf::read(v[1])); let r = p086::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p086::Pair(Leaf::read(v[1])); let r = p086::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.0)] }),
    ("p087", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p087::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let r = p087::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.0), Leaf::write(a2.1)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p087::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let r = p087::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2.0), Leaf::write(a2.1)] }),
    ("p088", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))); let mut a2 = Leaf::read(v[6]); let r = p088::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))); let mut a2 = Leaf::read(v[6]); let r = p088::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p089::entry(a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p089::entry_flat(a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p090", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p090::entry(&a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p090::entry_flat(&a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p091", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p091::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p091::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p092::entry(a0, &mut a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p092::entry_flat(a0, &mut a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1)] }),
    ("p093", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p093::State { a: Leaf::read(v[2]) }; let r = p093::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p093::State { a: Leaf::read(v[2]) }; let r = p093::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p094", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p094::entry(&a0, &a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p094::entry_flat(&a0, &a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p095::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p095::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p096", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p096::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p096::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }),
    ("p097", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p097::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p097::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p098::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p098::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p099", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p099::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p099::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p100", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p100::entry(a0, &a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p100::entry_flat(a0, &a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p101", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let r = p101::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a1)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let mut a1 = Leaf::read(v[2]); let r = p101::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a1)] }),
    ("p102", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p102::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p102::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p103", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p103::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p103::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p104::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p104::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p105", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p105::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p105::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = p106::Pair { a: Leaf::read(v[5]) }; let r = p106::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a1.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = p106::Pair { a: Leaf::read(v[5]) }; let r = p106::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a1.z_axis)] }),
    ("p107", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p107::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p107::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p108", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p108::Hit(Leaf::read(v[2]), p108::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }); let mut a3 = (Leaf::read(v[5]), p108::Hit(Leaf::read(v[6]), p108::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]) }), p108::Hit(Leaf::read(v[9]), p108::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]) })); let r = p108::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3.0), Leaf::write(a3.1.0), Leaf::write(a3.1.1.a), Leaf::write(a3.1.1.b), Leaf::write(a3.2.0), Leaf::write(a3.2.1.a), Leaf::write(a3.2.1.b)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p108::Hit(Leaf::read(v[2]), p108::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }); let mut a3 = (Leaf::read(v[5]), p108::Hit(Leaf::read(v[6]), p108::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]) }), p108::Hit(Leaf::read(v[9]), p108::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]) })); let r = p108::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3.0), Leaf::write(a3.1.0), Leaf::write(a3.1.1.a), Leaf::write(a3.1.1.b), Leaf::write(a3.2.0), Leaf::write(a3.2.1.a), Leaf::write(a3.2.1.b)] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p109::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p109::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])), Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5])), Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p110::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])), Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5])), Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7]))]; let r = p110::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p111::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p111::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p112::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p112::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p113", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p113::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p113::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p114", |v| { let a0 = p114::Pair; let a1 = Leaf::read(v[0]); let r = p114::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = p114::Pair; let a1 = Leaf::read(v[0]); let r = p114::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p115::entry(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p115::entry_flat(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p116", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p116::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p116::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p117", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p117::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p117::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p118::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p118::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r.0.a), Leaf::write(r.0.b), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a3)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p120", |v| { let a0 = p120::Hit; let mut a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p120::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = p120::Hit; let mut a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p120::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p121", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p121::entry(&a0, &a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p121::entry_flat(&a0, &a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }),
    ("p122", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p122::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p122::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p123", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p123::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p123::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p124", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p124::entry(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p124::entry_flat(a0, a1); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p125", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p125::State { a: Leaf::read(v[3]), b: p125::Hit(Leaf::read(v[4])), c: Leaf::read(v[5]) }; let r = p125::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p125::State { a: Leaf::read(v[3]), b: p125::Hit(Leaf::read(v[4])), c: Leaf::read(v[5]) }; let r = p125::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p126", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p126::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p126::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p127", |v| { let a0 = p127::Pair(Leaf::read(v[0])); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let mut a2 = Leaf::read(v[4]); let r = p127::entry(a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }, |v| { let a0 = p127::Pair(Leaf::read(v[0])); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let mut a2 = Leaf::read(v[4]); let r = p127::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }),
    ("p128", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p128::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p128::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p129", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p129::entry(&mut a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p129::entry_flat(&mut a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p130", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p130::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p130::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p131", |v| { let a0 = p131::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p131::entry(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p131::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p131::entry_flat(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p132::entry(&a0, &mut a1, &a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p132::entry_flat(&a0, &mut a1, &a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p133", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p133::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p133::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p134::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p134::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p135", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p135::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let r = p135::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1), Leaf::write(a2)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))); let a2 = Leaf::read(v[6]); let r = p136::entry(a0, a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]))); let a2 = Leaf::read(v[6]); let r = p136::entry_flat(a0, a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p137::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p137::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p138::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p138::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p139", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p139::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p139::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p140::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p140::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p141", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p141::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p141::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p142::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p142::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p143", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p143::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p143::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p144", |v| { let mut a0 = p144::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p144::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b)] }, |v| { let mut a0 = p144::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p144::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b)] }),
    ("p145", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p145::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p145::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p146", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p146::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p146::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p147", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let r = p147::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let r = p147::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1)] }),
    ("p148", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p148::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p148::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p149::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p149::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
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
    pub fn entry(a: Hit, c: Pair, y: &f32) -> i32 {
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
                    let mut y = (if HALF <= (*y) {
                        ((((*y) + (*y))
                            * (Vec4::new(0.0_f32, 2.0_f32, (*y), (*y)))
                                .dot(Vec4::new((-2.5_f32), 3.0_f32, (*y), (-0.0_f32)))))
                            .clamp(HALF, (*y)) + 0.0
                    } else {
                        3.0
                    });
                    if (({
                        let q = y;
                        q == q && q.is_sign_negative()
                    })) {
                        break 'inner;
                    }
                }
                k1 += 1;
            }
        }
        let mut y: [Hit; 2] = ((if c.a { Some(Pair { a: c.a }) } else { None }))
            .map_or_else(
                || {
                    if (Kind::SIZE > 2_usize) {
                        return ({ [Hit, a] });
                    }
                    [a, a]
                },
                |a_2| [Hit; 2],
            );
        'outer: for (v, y) in y.iter().enumerate() {
            if (({
                let mut k1 = ((if 3_u32 != 0 { MASK / 3_u32 } else { MASK })) & 3;
                'inner: while k1 > 0 {
                    k1 -= 1;
                    if ((((c.a).then_some(c))
                        .or_else(|| (if c.a { Some(c) } else { None })))
                        .is_some_and(|a_2| {
                            ({
                                let q = STILL;
                                q == q && q.is_sign_negative()
                            })
                        }))
                    {
                        let mut t = [(*y), Hit];
                    }
                }
                if ((match (Pair { a: (v < 0_usize) }) {
                    Pair { a: true } => c.a,
                    _ => {
                        let mut x_2: Vec3 = Vec3::new((-0.0), STILL, 0.25);
                        c.a
                    }
                })) {
                    return STEPS;
                }
                c.a
            })) {
                continue 'outer;
            }
        }
        ((-10) + (5_i32).signum())
    }
}

#[flatten]
mod p001 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, y: f32) -> f32 {
        let mut k0 = (MASK) & 3;
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
mod p002 {
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
        let mut k0 = (((MASKS[(MASK % 7) as usize] & 15)
            * (MASKS[(Kind::SIZE).min(6)] & 7))) & 3;
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
mod p003 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub i32);
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
    pub fn entry(a: f32, c: &mut i32) -> i32 {
        let (a_2, x_2) = (
            (Vec3::new(a, 1.5_f32, 0.0_f32)).cmpne(Vec3::new(1.0_f32, 0.0_f32, 1.5_f32)),
            a,
        );
        #[keep]
        'outer: for a_2 in (i32::MAX - (((*c) % 7_i32) & 3)..=i32::MAX) {
            'inner: for _ in [
                (if FLAGS[(Pair::SIZE).min(8)] { None } else { Some(1_i32) }),
                Some(a_2),
                (Some(a_2)).map(|t| a_2),
            ] {
                let start = MASK;
                let mut c = 1;
                c += start;
                let [x, _, n] = [(1.0_f32 + a); 3];
                if (3.0_f32 != (x + x)) {
                    let start = ((if (a_2 <= 1) {
                        Vec2::new(n, 3.0_f32)
                    } else {
                        Vec2::new(x_2, n)
                    }))
                        .y;
                    let mut x_2 = 0.0;
                    x_2 += start;
                    continue 'inner;
                }
            }
            if false {
                continue;
            }
        }
        (*c)
    }
}

#[flatten]
mod p004 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32) -> f32 {
        let mut t: Pair = Pair(([0_i32; 2])[0]);
        let mut t: Pair = t;
        let y = t.step([(*c), (*c)], &{ (t.0 + (WIDE as i32)) });
        let mut n: [[i32; 2]; 3] = [[t.0, (*c)], [5_i32; 2], [7_i32, (*c)]];
        'outer: for y in n.iter().rev() {
            if false {
                let mut x_2: Pair = t;
                let y = x_2
                    .step(
                        [(y[1] & 1_i32), ((-4_i32) - (NARROW as i32))],
                        &{ ((*c) / 3) },
                    );
                break 'outer;
            }
            let mut k1 = ((MASK).wrapping_mul(MASK)) & 3;
            #[keep]
            'inner: loop {
                if (k1 <= k1) || k1 == 0 {
                    break;
                }
                k1 -= 1;
            }
        }
        (a + (t.0 as f32))
    }
}

#[flatten]
mod p005 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub Vec2, pub Pair);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit { a: self.a }
        }
    }
    impl std::ops::AddAssign for Hit {
        fn add_assign(&mut self, other: Hit) {
            *self = *self + other;
        }
    }
    impl std::ops::Sub<Self> for &State {
        type Output = State;
        fn sub(self, other: Self) -> Self::Output {
            State(self.0, self.1)
        }
    }
    impl std::ops::Neg for State {
        type Output = Self;
        fn neg(self) -> Self {
            State(self.0, self.1)
        }
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
    impl State {
        const FIRST: Self = State(Vec2::new(0.5, -0.0), Pair(0));
        const ALL: [State; 2] = [State(Vec2::new(-0.0, 2.0), Pair(5)), Self::FIRST];
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
    pub fn entry(a: &f32, mut x: Hit, mut v: f32) -> f32 {
        'block: {
            'outer: for _ in [
                State(Vec2::new(0.0_f32, (*a)), Pair(State::SIZE)),
                (-State(Vec2::new(x.a.x, 0.0_f32), Pair(Pair::SIZE))),
                (&{ State(Vec2::new(x.a.x, 0.0_f32), Pair(Hit::SIZE)) }
                    - &{ State::FIRST }),
            ] {
                let k1 = ((8_u32 + MASK)) & 3;
                'inner: loop {
                    if k1 > 3 {
                        continue;
                    }
                    break;
                }
                'inner: for t in 0u32..2 {
                    if (!((State(Vec2::new(0.25_f32, x.a.y), Pair(State::SIZE)))
                        == (State::FIRST)))
                    {
                        continue 'inner;
                    }
                    x += Hit { a: CORNER };
                }
                let mut turn_1 = 0;
                let t: IVec2 = 'value_1: loop {
                    {
                        let a_2 = &mut x.a.y;
                        v = (v / 4.0);
                        v %= 3.0;
                        let start = (-(10_i32 >> (1u32)));
                        let mut b = 0;
                        b += start;
                    }
                    if ((Vec3::new(x.a.z, 1.0, 3.0) / 2.0))
                        .cmple(Vec3::new(0.0, 3.0, f32::MIN))
                        .any()
                    {
                        break (({ IVec2::new(3, 1) })
                            + ({ IVec2::new(STEPS, (WIDE as i32)) }));
                    }
                    let mut k1 = (MASKS[((NARROW as i32) & 1) as usize]) & 3;
                    'inner: loop {
                        let mut n = ((9 - (({ true }) as u16)
                            - ((match 2_147_483_648f32 {
                                _ if ((match (x.a.y, (k1 < k1)) {
                                    (mut n, true) => false,
                                    _ => (0.0_f32 != v),
                                })) => true,
                                a_2 if (k1 <= k1) => (k1 != k1),
                                _ => false,
                            }) as u16)) as i32);
                        if k1 == 0 || ((v <= (-2.5))) {
                            break;
                        }
                        k1 -= 1;
                    }
                    if (x.a.z <= x.a.y) {
                        break 'value_1 IVec2::new((-1), (-1));
                    }
                    turn_1 += 1;
                    if turn_1 >= 1 {
                        break IVec2::new((NARROW as i32), 1);
                    }
                };
            }
            if (x.a.y <= x.a.z) {
                break 'block;
            }
        }
        (STILL + x.a.y)
    }
}

#[flatten]
mod p006 {
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
mod p007 {
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
mod p008 {
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
    pub fn entry(a: &mut f32, mut x: i32, y: &i32, t: &mut u32) -> u32 {
        let mut t: Pair = Pair { a: (*a), b: x, c: (*t) };
        let a_2 = t
            .step(
                second(
                    t.c,
                    ({
                        (*a) = second(
                            ({
                                x = t.step(t.a, 2, &(*a));
                                t.c
                            }),
                            IVec2::new(5, (*y)),
                        );
                        IVec2::new(0_i32, 0_i32)
                    }),
                ),
                (*y),
                &(*a),
            );
        t.c
    }
}

#[flatten]
mod p009 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
        pub b: bool,
        pub c: Pair,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(bool, i32),
        Near(u32, f32),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: true };
        const ALL: [Pair; 2] = [Pair { a: false }, Self::FIRST];
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
    pub fn entry(a: &mut f32, mut x: i32, y: &mut Vec4, t: &mut u32) -> u32 {
        let y: bool;
        if (2_i32 <= x) {
            y = ((*t) <= (*t));
        } else {
            (*a) *= (*a);
            y = (0_u32 > MASK);
        }
        let a = ((if 5_usize >= Kind::SIZE { 5_usize - Kind::SIZE } else { 1_usize }))
            .min(Kind::SIZE);
        if y && let Pair { a: true } = Pair::FIRST {
            let mut x: Kind = Kind::Empty(y, x);
            let mut k0 = ((*t)) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                let mut c: [f32; 2] = ('block: {
                    if (10_i32 > (STEPS).saturating_sub((WIDE as i32))) {
                        let (mut n, mut c) = (
                            (match (-(WIDE as i32)) {
                                n => Kind::Empty(y, n),
                                n @ 0..=5 => (if y { Kind::Empty(true, n) } else { x }),
                                5 => x,
                                mut a => Kind::Empty(((NARROW as i32) < a), a),
                            }),
                            (((k0).reverse_bits() & 15) * (((*t)).min((*t)) & 7)),
                        );
                        break 'outer;
                    }
                    'inner: for _ in 0..0 {
                        if (((if y {
                            Some(STILL)
                        } else {
                            (if y { None } else { Some(STILL) })
                        }))
                            .map_or_else(
                                || {
                                    if y {
                                        return (Hit {
                                            c: Pair::FIRST,
                                            a: (WIDE as i32),
                                            b: (2_u32 != k0),
                                        })
                                            .b;
                                    }
                                    (Pair { a: (2_usize < a) }).a
                                },
                                |n| {
                                    if (Some(n)).is_some() {
                                        return (u32::MAX != (*t));
                                    }
                                    (1.0_f32 <= n)
                                },
                            ))
                        {
                            let mut a_2: u32 = (((k0 + 2_u32) + (*t)))
                                .max(
                                    (Some(Pair { a: true }))
                                        .map_or_else(|| k0, |v| ((k0 & 15) * (k0 & 7))),
                                );
                            break 'block [STILL, TABLE[a % 4]];
                        }
                    }
                    [HALF, STILL]
                });
                'inner: for t in c {
                    if y {
                        break;
                    }
                }
            }
        } else {}
        2
    }
}

#[flatten]
mod p010 {
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32) -> u32 {
        ([(*c), (*c)].iter().all(|&n| (TABLE[Pair::SIZE % 4] < a))
            || asked(&|t, a_2| (t <= t), a));
        let mut c = (((Pair {
            b: (*c),
            c: Vec2::new(a, a),
            a: MASK,
        })
            .c)
            .y < a);
        'outer: for _ in 0..2 {
            if ([(((NARROW as i32) & 15) * ((WIDE as i32) & 7)), (3_i32 >> 1)]
                .iter()
                .any(|&a| ({ c })))
            {
                break 'outer;
            }
            let mut turn = 0;
            let a: f32 = 'value: loop {
                let [b, mut a_2, ..] = [
                    (STEPS % 3),
                    (Hit { a: 10_i32 }).a,
                    ((NARROW as i32) + STEPS),
                ];
                let mut turn_1 = 0;
                let a: f32 = 'value_1: loop {
                    c |= c;
                    let mut c: UVec2 = UVec2::new(5, 5);
                    if (((FLAGS[(3_u32 % 9) as usize] && (a < a)) && ({ true }))) {
                        break ((match ((c.y < c.y), b, a) {
                            (false, (1 | -1), a_2) if (a == a_2) => f32::MIN_POSITIVE,
                            (_, mut c, (0.0 | 2.0)) => a,
                            _ => (-1.0),
                        })
                            * (match (Hit { a: 1_i32 }) {
                                Hit {
                                    a: 0..1_000,
                                } if (Vec3::new(a, 0.0_f32, (-0.0_f32))).is_nan() => a,
                                Hit { a: v } => a,
                                _ => 2.0,
                            }));
                    }
                    if false {
                        break 0.0;
                    }
                    turn_1 += 1;
                    if turn_1 >= 2 {
                        break 0.0;
                    }
                };
                turn += 1;
                if turn >= 1 {
                    break 0.0;
                }
            };
        }
        0
    }
}

mod p011 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p012 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    impl Pair {
        fn turn(mut self, a: &mut f32, c: &i32) -> f32 {
            let mut k0 = ((UVec2::new(0_u32, MASK)).y) & 3;
            'outer: while k0 > 0
                && ((((if ((*c) > (*c)) {
                    (k0 <= 5)
                } else {
                    return (*a);
                }) != (Pair::SIZE < 0))))
            {
                k0 -= 1;
                let mut k1 = -1i32;
                'inner: loop {
                    if !(k1 <= -1) {
                        break;
                    }
                    if ((*a) < ((*a) + (*a))) {
                        break;
                    }
                    k1 = 2 + k1;
                }
            }
            (((*a)).abs() + (*a))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: &i32, mut v: Mat2, t: Mat2) -> u32 {
        let mut v = (t
            * ((Pair::turn(Pair, &mut v.y_axis.y, c)).min((-t.y_axis.x)) + 0.0));
        'outer: for [b, mut t] in [
            [t.x_axis.x, t.y_axis.y],
            [(-0.0_f32), TABLE[Pair::SIZE % 4]],
            [0.5_f32, HALF],
        ] {
            let mut turn = 0;
            let b: IVec2 = 'value: loop {
                if (((Pair::SIZE + Pair::SIZE)
                    == (if Pair::SIZE >= Pair::SIZE {
                        Pair::SIZE - Pair::SIZE
                    } else {
                        Pair::SIZE
                    })))
                {
                    break 'value turned(
                            all(BVec3::new(true, false, true)),
                            (match (v.x_axis.x, 7_i32) {
                                (..0.0, _) => IVec2::new((*a), (*c)),
                                (_, mut y) => IVec2::new(y, 10_i32),
                                _ => IVec2::new(7_i32, 2_i32),
                            }),
                            (*a),
                            (IVec2::new(7_i32, 0_i32) - IVec2::new((-1_i32), (*c))),
                        )
                        .1;
                }
                let x_2: usize;
                if [((*a) * (-1)), (((*a)) as f32 as i32)]
                    .iter()
                    .any(|&n| (BVec3::new(((*c) < 3_i32), true, false)).any())
                {
                    x_2 = (((*c)) as usize & 31);
                } else {
                    x_2 = Pair::SIZE;
                }
                let (mut a, c) = (
                    (if [v.x_axis.x, v.y_axis.y, v.y_axis.x]
                        .iter()
                        .any(|&t| (v.x_axis.y < b))
                    {
                        v
                    } else {
                        v
                    }),
                    x_2,
                );
                turn += 1;
                if turn >= 1 {
                    break IVec2::new(3, STEPS);
                }
            };
        }
        (MASK + (v.x_axis.y.abs() as u32 & 255))
    }
}

#[flatten]
mod p013 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
mod p014 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(u32),
        Near(bool),
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32) -> (i32, UVec2) {
        let x_2 = (if Kind::SIZE >= Kind::SIZE {
            Kind::SIZE - Kind::SIZE
        } else {
            Kind::SIZE
        });
        let mut n: [f32; 3] = [(*a), (*a), 1.0_f32];
        'outer: for _ in n {
            match n[(MASK % 3) as usize] {
                mut v @ 1.0 => {
                    'inner: for y in 0..2 {
                        if ((*c) <= y) {
                            return (if (FLAGS[x_2 % 9] || ((*c) != (*c))) {
                                ((y as i32), UVec2::new(MASKS[5_usize % 7], MASK))
                            } else {
                                ((y as i32), UVec2::new(MASKS[(MASK % 7) as usize], 0_u32))
                            });
                        }
                        n[(MASKS[(({
                            n = [n[2], (*a), n[0]];
                            0_u32
                        }) % 7) as usize] % 3) as usize]
                            *= ((match (
                                ((2_u32 & 15) * (MASK & 7)),
                                (n)[0],
                                (FLAGS[(MASK % 9) as usize] && (Kind::SIZE < 0_usize)),
                            ) {
                                (v, _, b) => n[1],
                                _ => (((*a)).max(v) + 0.0),
                            }) * 3.0_f32);
                        if ((y as i32) != (*c)) {
                            break;
                        }
                    }
                }
                mut n if true => {}
                0.25..2.0 => {}
                _ => {}
            }
            if FLAGS[x_2 % 9] {
                break;
            }
        }
        ((*c), (UVec2::new(8, 5) + UVec2::splat(((*a).abs() as u32 & 255))))
    }
}

#[flatten]
mod p015 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(f32, IVec2),
        Near,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    fn over<T: Copy, const N: usize>(x: T, f: impl Fn(T, usize) -> T) -> T {
        let mut x = x;
        for i in 0..N {
            x = f(x, i);
        }
        x
    }
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut IVec3, c: i32, y: f32) -> i32 {
        let mut k0 = (3_u32) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut c: i32 = (((c).saturating_neg() % ((a.y + c) | 1))).abs();
            let a: Vec3 = 'block: {
                #[keep]
                'inner: for v in (u32::MAX - (over::<_, 3>(k0, |b, n| b) & 3)..=u32::MAX)
                    .rev()
                {
                    let a_2: usize = 'block_1: {
                        let c: u32 = (((UVec2::new(8_u32, 5_u32) * 2)
                            + (UVec2::new(v, v) + UVec2::new(0_u32, 3_u32))))
                            .y;
                        if (!((IVec2::new(a.y, 7_i32)) == (IVec2::new(a.z, a.z)))) {
                            break 'block_1 (3 + Kind::SIZE);
                        }
                        5
                    };
                    if false {
                        continue 'inner;
                    }
                }
                if (y != y) {
                    break 'block Vec3::new(y, 1.5, y);
                }
                Vec3::new(1.0, (-1.0), 0.25)
            };
        }
        a.z
    }
}

#[flatten]
mod p016 {
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
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: if self.a < other.a { self.a } else { other.a },
                b: self.b ^ other.b,
                c: self.c ^ other.c,
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
    impl Hit {
        const FIRST: Self = Hit { a: 0.5, b: -2, c: 5 };
        const ALL: [Hit; 2] = [Hit { a: -0.0, b: i32::MAX, c: 2 }, Self::FIRST];
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
        let b = v
            .step(
                Hit {
                    a: (Vec3::new((-0.0_f32), (-0.0_f32), v.b)).z,
                    b: [(*y), (*y)].iter().fold(v.a.x, |v, &a| v),
                    c: (MASKS[(({
                        v.a.y = v.a.x;
                        MASK
                    }) % 7) as usize] ^ MASK),
                },
                v.a.z,
            );
        if let ((2 | 1), _, mut c) = ((
            ((((*a)) * 0.7 + ((*y)) * 0.1).abs() as usize & 15),
            (({
                'outer: for c in 0u32..0 {
                    if (v.a.z != v.a.y) {
                        let mut t: [i32; 2] = (b)
                            .map_or_else(|| [v.a.x, STEPS], |y| [y.a.y, v.a.z]);
                        'inner: for &x_2 in &t {
                            let mut a_2 = Pair {
                                a: v.a,
                                b: (if (first(&{ (*a) }, v)) {
                                    ((*y) + 0.25)
                                } else {
                                    ((*y)).midpoint(0.0_f32)
                                }),
                            };
                            let mut y: Pair = v;
                            let a_2 = y
                                .step(
                                    (Hit { b: a_2.a.z, ..Hit::FIRST }
                                        + Hit { a: (*a), b: 0, c: MASK }),
                                    10,
                                );
                        }
                        return (*y);
                    }
                }
                (if ((*a) <= 3.0) { Some(v) } else { None })
            }))
                .map_or_else(
                    || {
                        if (c < c) {
                            return 2_u32;
                        }
                        MASK
                    },
                    |n| MASK,
                ),
            v.a.x,
        )) {} else {}
        (v.b + (v.a.y as f32))
    }
}

#[flatten]
mod p017 {
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
mod p018 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Pair);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: i32, c: i32, y: [f32; 3]) -> f32 {
        let Hit(mut x) = Hit(Pair);
        (y[(({
            x = Pair;
            MASK
        }) % 3) as usize] + (b as f32))
    }
}

#[flatten]
mod p019 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec2,
        pub b: i32,
        pub c: u32,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: self.a,
                b: self.b ^ other.b,
                c: self.c ^ other.c,
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: &mut f32, t: &u32) -> f32 {
        let (Pair { a, b: _, c: x_2 }, mut x, mut b) = (if ([x, x]
            .iter()
            .all(|&c| {
                if Pair::step(
                    (Pair {
                        a: Vec2::new((*a), 0.5_f32),
                        b: c,
                        c: 5_u32,
                    }
                        + Pair {
                            b: x,
                            ..Pair {
                                c: (*t),
                                a: Vec2::new(0.0_f32, 0.25_f32),
                                b: 1_i32,
                            }
                        }),
                    [(*t); 2],
                    [(*y), 3.0_f32],
                    1.5_f32,
                ) {
                    return (x > c);
                }
                true
            }))
        {
            (
                Pair {
                    a: Vec2::new(1.5_f32, (*y)),
                    b: x,
                    c: (*t),
                },
                (*a),
                (*a),
            )
        } else {
            (
                Pair {
                    c: (*t),
                    ..Pair {
                        b: x,
                        ..Pair {
                            a: Vec2::new((*a), 0.25_f32),
                            ..Pair {
                                a: Vec2::new(2.0_f32, (*a)),
                                ..Pair {
                                    b: x,
                                    c: (*t),
                                    a: Vec2::new((*a), (*a)),
                                }
                            }
                        }
                    }
                },
                (*a),
                (-0.0_f32),
            )
        });
        (a.x + (*y))
    }
}

#[flatten]
mod p020 {
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
        'outer: for y in (0..(((MASKS[(3_usize).min(6)] | 7) - (0_u32 & 7)) & 3)) {
            if false {
                (*c) = 0;
                break;
            }
        }
        0.0
    }
}

mod p021 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const COUNT: usize = 2;
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
mod p022 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near,
        Far(f32, u32),
        Other(Vec2),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
        fn step(&self, mut b: f32) -> u32 {
            let mut k0 = 0i32;
            'outer: while k0 < 2 {
                if (k0).is_negative() {
                    break 'outer;
                }
                b -= (-0.0_f32);
                k0 += 1;
            }
            'outer: for _ in 0..2 {
                let mut t = ((([
                    b,
                    [1_i32, STEPS]
                        .into_iter()
                        .filter(|&b| ((-1_i32) > b))
                        .map(|mut x| {
                            if ((x < x) || (3.0_f32 <= b)) {
                                return b;
                            }
                            TABLE[(8_u32 % 4) as usize]
                        })
                        .sum::<f32>(),
                    b,
                ]
                    .into_iter()
                    .skip_while(|&v| (1_u32 > self.a))
                    .any(|x| {
                        if true {
                            return (self.a <= self.a);
                        }
                        true
                    }) as i8) + 3) as u32 & 255);
                if (b > b) {
                    break;
                }
            }
            1
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: Vec2, y: &BVec3) -> i32 {
        let a = (((!(-4_i32)) >> (1u32)) - (-4));
        let mut y: Pair = Pair { a: MASK };
        let a_2 = y
            .step(
                turned(
                        (a > a),
                        c.x,
                        (c.y).tanh(),
                        [c.y, c.x, c.y]
                            .into_iter()
                            .enumerate()
                            .filter(|&(_, b)| (c.x <= 0.25_f32))
                            .skip(1)
                            .map(|(_, x)| x)
                            .map(|x_2| x_2)
                            .sum::<f32>(),
                    )
                    .1,
            );
        let mut x: [f32; 2] = [c.x, c.x];
        'outer: for (_, x) in x.iter().enumerate() {
            if [c.x, 0.25_f32].iter().all(|&n| (a < a)) {
                if ((1.5_f32 > c.y) && (1_u32 >= y.a)) {
                    break;
                }
                break;
            }
            let mut v: [f32; 2] = ({
                if (((Pair { a: a_2 }) == (Pair { a: a_2 }))) {
                    'inner: for _ in 0..1 {
                        let mut v: Kind = Kind::Near;
                    }
                    return (!((a) >> (a_2 & 31)));
                }
                y.a = a_2;
                [c.y, 3.0_f32]
            });
            'inner: for v in v.iter() {
                let ((8.0 | -1.5), (1_000 | 2)) = ((*x), a) else {
                    continue 'outer;
                };
                if true {
                    break 'outer;
                }
            }
        }
        STEPS
    }
}

mod p023 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec2,
        pub b: f32,
        pub c: usize,
    }
    #[flatten]
    const STEPS: i32 = 3;
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
    pub fn entry(a: f32, c: Hit) -> f32 {
        let mut y = f32::from_bits(
            (({
                'outer: for c in [
                    (MASK).swap_bytes(),
                    MASKS[(MASK % 7) as usize],
                    (((c.b > c.a.x)).then_some(STEPS)).map_or_else(|| MASK, |c| MASK),
                ] {
                    let k1 = ((c + c)) & 3;
                    'inner: loop {
                        if k1 < 4 {
                            let mut a_2 = (a, a);
                            let given: f32 = a_2.0;
                            let x_2: f32 = {
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(y: f32) -> f32 {
                                    if y < HALF { -y } else { y }
                                }
                                let t = first(given);
                                t
                            };
                            break;
                        } else {
                            continue;
                        }
                    }
                }
                MASK
            }) & 0x007f_ffff) | 0x3f80_0000,
        );
        (c.b + y)
    }
}

#[flatten]
mod p024 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub i32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 }, self.1 ^ other.1)
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
            Pair((other & 15) as f32, self.1 & other)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
    fn first(a: Pair, mut x: i32, y: f32) -> f32 {
        let mut x: [i32; 2] = [a.1, 3_i32];
        'outer: for _ in x {
            if ((1.0_f32 - a.0) <= (Vec2::new(1.5_f32, (-0.0_f32))).y) {
                'inner: for y in 0u32..1 {
                    let mut b = Hit;
                    let y: Hit = 'block: {
                        let mut t = Pair(
                            select(a.0, (a.0 - a.0), ((a.0 != a.0) != (8_u32 < 0_u32))),
                            (a.1).abs(),
                        );
                        if (({
                            let q = Hit::RATE;
                            q == q && q.is_sign_negative()
                        })) {
                            break 'block (match (1_u32, y) {
                                ((v, 2..) | (2, v)) => Hit,
                                _ => b,
                            });
                        }
                        x[Hit::SIZE % 2] = (if ((-2.5_f32) != a.0) {
                            x[1]
                        } else {
                            x[0]
                        });
                        b
                    };
                }
                continue;
            }
        }
        (y + (x[1] as f32))
    }
    impl Pair {
        fn step(mut self, a: bool) -> f32 {
            self = (Pair(
                ({
                    self.1 %= 7;
                    let mut x = (((Vec2::new((-1.0), 0.5)).normalize_or_zero()
                        + (Vec2::new(self.0, self.0) * self.0)))
                        .min(
                            Vec2::select(
                                BVec2::new(false, a),
                                Vec2::new(0.5_f32, 0.0_f32),
                                Vec2::new((-0.0_f32), (-1.0_f32)),
                            ),
                        );
                    x.y
                }),
                ([(-4_i32), self.1])[0],
            )
                * (match (STEPS, (Hit::SIZE * 2), (STEPS).rotate_left(MASK)) {
                    (-7, ..1, 0) if (self.1 >= self.1) => self.1,
                    _ => {
                        self = ((Pair(self.0, self.1) + Pair(self.0, self.1))
                            * (self.0 + (-0.0_f32)));
                        ('block: {
                            if (select(MASK, MASK, (self.1 != self.1))
                                >= (MASKS[Hit::SIZE % 7] >> (MASK & 31)))
                            {
                                break 'block (match a {
                                    true if a => self.1,
                                    false => self.1,
                                    true => 1_i32,
                                    _ => self.1,
                                });
                            }
                            self.1
                        })
                    }
                }));
            ((if (Hit::RATE
                > (Vec4::new(self.0, self.0, self.0, 3.0_f32))
                    .dot(Vec4::new(0.25, 2.0, (-2.5), 3.0)))
            {
                self = self;
                flatten::math::tanh((0.25_f32 * self.0))
            } else {
                (self).0
            }) + self.0)
        }
    }
    impl Hit {
        fn step(mut self, a: &Vec3, c: (f32, Hit, Pair)) -> bool {
            let a: [i32; 2] = [c.2.1, ((c.2.1).max(c.2.1)).min((c.2.1 - c.2.1))];
            'outer: for v in ((((NARROW as i32) * 1) & 3)..4) {
                let mut b = (
                    (-2.5_f32),
                    (match (c.2.0 > 3.0_f32) {
                        true => {
                            let Pair(c, ..) = Pair(c.2.0, a[1]);
                            Hit
                        }
                        c => Hit,
                        false if ((match ((a[0] < a[1]), (c.2.1 <= a[0])) {
                            ((v, true) | (false, v)) if v => v,
                            ((b, false) | (false, b)) => (c.0 != (-2.5)),
                            ((mut x, true) | (false, mut x)) => (c.2.0 > f32::MIN),
                            _ => (a[0] > 2),
                        })) => c.1,
                        true => c.1,
                        false => Hit,
                    }),
                    c.2,
                );
                if (1_i32 <= v) {
                    break;
                }
            }
            ((c.2.0 > c.2.0) ^ (0.0_f32 != c.0))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &mut f32) -> [i32; 2] {
        let (t, y) = (
            first(
                ({
                    (*y) = first(Pair((*y), 2_i32), (*c), a);
                    (if false {
                        Pair((*y), (*c))
                    } else {
                        let mut c: Pair = Pair(a, (*c));
                        let b = c
                            .step(({ Hit }).step(&{ CORNER }, (0.0_f32, Hit::FIRST, c)));
                        c
                    })
                }),
                (*c),
                (a).fract(),
            ),
            BVec3::new((1.0_f32 <= 0.5_f32), false, ((*c) > (*c))),
        );
        [(*c), (*c)]
    }
}

#[flatten]
mod p025 {
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
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0, self.1)
        }
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: Vec4) -> bool {
        let (b, _, Pair(a, x)) = (
            MASK,
            ({
                let q = TABLE[(Pair::SIZE).min(3)];
                q == q && q.is_sign_negative()
            }),
            (match Pair(
                BVec3::new(
                    (x.x > 1.5_f32),
                    (TABLE[(Hit::SIZE).min(3)] <= x.w),
                    (x.z <= x.x),
                ),
                IVec2::new((-1_i32), (NARROW as i32)),
            ) {
                Pair(_, _) => {
                    Pair(
                        BVec3::new(false, (a < x.w), true),
                        IVec2::new((WIDE as i32), STEPS),
                    )
                }
                Pair(x, mut y) => {
                    'outer: for x in [
                        ((a).min(0.25_f32) + 0.0),
                        select(3.0_f32, (-1.0_f32), (y.x != 5_i32)),
                        ((a).min(a) + 0.0),
                    ] {
                        let Hit { a: _ } = Hit::ALL[Kind::SIZE % 2];
                        if (((if true {
                            let mut k1 = (MASK) & 3;
                            'inner: while k1 > 0
                                && ((BVec3::new((y.x <= y.x), true, true))
                                    .test(5_usize % 2))
                            {
                                k1 -= 1;
                                y = (y
                                    ^ ((Pair(BVec3::new((k1 > k1), false, (k1 != k1)), y)
                                        + Pair::ALL[(Hit::SIZE).min(1)]))
                                        .1);
                            }
                            a
                        } else {
                            HALF
                        }) != x))
                        {
                            return (x > a);
                        }
                    }
                    Pair::ALL[3_usize % 2]
                }
                Pair(a, mut c) => Pair(a, IVec2::new((-1_i32), (-1_i32))),
                _ => {
                    Pair(
                        BVec3::new(true, (x.z != x.x), (x.w <= x.z)),
                        IVec2::new(STEPS, (-4_i32)),
                    )
                }
            }),
        );
        ((x.y != 5) ^ (8_u32 != b))
    }
}

#[flatten]
mod p026 {
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
    #[flatten(exact)]
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
mod p027 {
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
mod p028 {
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
    impl Kind {
        fn sum(&self, mut b: u32, mut x: Option<i32>, y: f32) -> Option<i32> {
            let mut k0 = ((x)
                .map_or_else(
                    || {
                        if (y <= y) {
                            return b;
                        }
                        b
                    },
                    |c| b,
                )) & 3;
            #[keep]
            'outer: while k0 > 0
                && (((b != b) || [STEPS, (WIDE as i32)].iter().any(|&c| true)))
            {
                k0 -= 1;
                let t = ((if (y < f32::EPSILON) {
                    None
                } else {
                    Some((NARROW as i32))
                }))?;
                if (t != (WIDE as i32)) {}
            }
            (if ((true
                || ({
                    x = (if true { None } else { Some((NARROW as i32)) });
                    (b != b)
                })))
            {
                Some((STEPS * (-1)))
            } else {
                None
            })
        }
    }
    impl Kind {
        fn turn(self, mut b: u32) -> Option<i32> {
            let c: [i32; 3];
            if (({
                let b = ((any(BVec3::new((b != 5_u32), true, false)))
                    .then_some(
                        ({
                            let [_, n] = (Some((WIDE as i32)))
                                .map_or_else(
                                    || {
                                        if (Self::SIZE > Self::SIZE) {
                                            return ((true).then_some(10_i32))
                                                .map_or_else(
                                                    || {
                                                        if ({
                                                            let q = TABLE[(3_usize).min(3)];
                                                            q == q && q.is_sign_negative()
                                                        }) {
                                                            return [Kind::Empty, Kind::Empty];
                                                        }
                                                        [self, Kind::Empty]
                                                    },
                                                    |t| {
                                                        if (t > t) {
                                                            return [self, self];
                                                        }
                                                        [self, self]
                                                    },
                                                );
                                        }
                                        [Kind::Empty; 2]
                                    },
                                    |x_2| [self, Kind::Empty],
                                );
                            (NARROW as i32)
                        }),
                    ))?;
                let mut x_2 = (((Vec3::new(2.0_f32, (-2.5_f32), HALF))
                    .max(Vec3::new((-2.5_f32), HALF, 1.5_f32)))
                    .z
                    + ({
                        if ((((Some(b))
                            .map_or_else(
                                || {
                                    if false {
                                        return 0.25_f32;
                                    }
                                    HALF
                                },
                                |x_2| TABLE[Kind::SIZE % 4],
                            )
                            >= ({
                                if (b != b) {
                                    return Some((IVec2::new(2_i32, 1_i32)).y);
                                }
                                STILL
                            })) && (b != b)))
                        {} else {}
                        TABLE[3_usize % 4]
                    }));
                (x_2 > x_2)
            })) {
                b = b;
                c = [LEVELS[(Self::SIZE).min(7)]; 3];
            } else {
                b = b;
                c = [STEPS, 3_i32, LEVELS[(b % 8) as usize]];
            }
            Some(5_i32)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32, y: &mut [i32; 2]) -> f32 {
        'outer: for c in ((((y[0] & 15) * (y[1] & 7)) & 3)..=((c ^ 10_i32) & 3)) {
            let mut x = y[0];
            if (true < true) {
                return (if (-2.5_f32) <= (*a) {
                    ((Vec2::new(3.0_f32, (*a))).y).clamp((-2.5_f32), (*a)) + 0.0
                } else {
                    (*a)
                });
            }
        }
        let mut a_2: Kind = (if false {
            Kind::Near {
                a: UVec2::new(3, 8),
                b: (10_i32 != 3),
                c: (STEPS < (NARROW as i32)),
            }
        } else {
            let mut t: Kind = Kind::Near {
                a: UVec2::new(0, MASK),
                b: (y[1] < 0),
                c: ((*a) < (*a)),
            };
            let x_2 = t.turn((MASK).wrapping_mul(MASK));
            t
        });
        let t = a_2
            .sum(
                ((if false { None } else { Some(y[0]) }))
                    .map_or_else(
                        || ((MASK | 7) - (MASK & 7)),
                        |v| {
                            (Some(y[1]))
                                .map_or_else(
                                    || MASKS[3_usize % 7],
                                    |a_2| {
                                        if (if (y[0] != v) {
                                            (1.5_f32 < (*a))
                                        } else {
                                            (0.5_f32 > (*a))
                                        }) {
                                            return (MASK % (MASK | 1));
                                        }
                                        2_u32
                                    },
                                )
                        },
                    ),
                (if false { Some(LEVELS[(MASK % 8) as usize]) } else { None }),
                (*a),
            );
        ((*a) + (y[0] as f32))
    }
}

#[flatten]
mod p029 {
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
mod p030 {
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(&mut self, a: f32, c: i32, y: f32) -> [i32; 3] {
            if (c > c) {
                (*self) += (Pair(a) + Pair::ALL[(5_i32 & 1) as usize]);
                'outer: for _ in [
                    (MASKS[(c & 1) as usize] >> (MASK & 31)),
                    MASKS[3_usize % 7],
                    2_u32,
                ] {
                    let mut k1 = 3u32;
                    'inner: while k1 > 0 {
                        k1 -= 1;
                        let mut a = BVec3::new((self.0 > 2.0), true, false);
                        if (((*self)).0 < y) {
                            continue;
                        }
                    }
                    if ((-2.5_f32) <= y) {
                        continue;
                    }
                }
            }
            [
                ((Some(
                    mat3(
                        Vec3::new(y, a, 3.0_f32),
                        Vec3::new(0.0_f32, 3.0_f32, (-1.0_f32)),
                        Vec3::new(HALF, 0.5_f32, (-2.5_f32)),
                    ),
                ))
                    .map_or_else(
                        || {
                            if (y != 3.0_f32) {
                                return 2_i32;
                            }
                            2_i32
                        },
                        |b| c,
                    ) + (self.0 as i32).clamp(-64, 64)),
                c,
                c,
            ]
        }
    }
    #[flatten(exact)]
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
            let mut a: Pair = Pair::FIRST;
            let y = a
                .step(
                    (({
                        let mut y = [
                            ((if (HALF != a.0) {
                                break;
                            } else {
                                let mut t = (if ((BVec3::new((a.0 <= a.0), false, true))
                                    .test((MASK % 2) as usize) || (a.0 > a.0))
                                {
                                    ((match ((a.0 < a.0), a.0, Pair::SIZE) {
                                        (_, mut a_2, 3..4) => a.0,
                                        (true, ..8.0, t @ ..=2) => a.0,
                                        _ => 3.0_f32,
                                    }) + (-0.0))
                                } else {
                                    (match ((false)
                                        .then_some(
                                            Mat3::from_cols(
                                                Vec3::new(a.0, a.0, 1.5_f32),
                                                Vec3::new(2.0_f32, 1.0_f32, 0.5_f32),
                                                CORNER,
                                            ),
                                        ))
                                        .or(
                                            Some(
                                                Mat3::from_cols(
                                                    Vec3::new(0.5_f32, 1.5_f32, (-2.5_f32)),
                                                    Vec3::new(a.0, 0.25_f32, (-2.5_f32)),
                                                    Vec3::new(1.5_f32, 0.25_f32, (-2.5_f32)),
                                                ),
                                            ),
                                        )
                                    {
                                        Some(
                                            x,
                                        ) if ((if (x.x_axis.y <= (-2.5)) {
                                            true
                                        } else {
                                            (1.0_f32 < x.x_axis.y)
                                        })) => x.z_axis.x,
                                        b => ((-1.0) * a.0),
                                    })
                                });
                                (if ((WIDE as i32) <= x) {
                                    None
                                } else {
                                    Some(
                                        mat3(
                                            Vec3::new(0.5_f32, (-0.0_f32), 1.0_f32),
                                            Vec3::new(t, 3.0_f32, 0.0_f32),
                                            Vec3::new(1.0_f32, 0.0_f32, t),
                                        ),
                                    )
                                })
                            }))
                                .map_or_else(
                                    || {
                                        if (a.0 <= a.0) {
                                            return 10_i32;
                                        }
                                        (x as i32)
                                    },
                                    |a_2| {
                                        (if (x as i32) != 0 { (x as i32) % (x as i32) } else { x })
                                    },
                                ),
                            (x as i32),
                            (x as i32),
                        ];
                        a.0
                    }))
                        .atan2((0.5_f32)),
                    10,
                    3.0,
                );
        }
        x.z_axis.y
    }
}

mod p031 {
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
mod p032 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
mod p033 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub u32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
    impl Pair {
        fn step(self, a: f32, c: &mut i32) -> [i32; 3] {
            let a: i32 = ({
                'outer: for _ in [(self.0).round_ties_even(), 0.25_f32] {
                    (*c) = (match Pair(self.0, self.1) {
                        Pair(..=8.0, ..=2) => (((*c) + 5) + (*c)),
                        Pair(mut c, mut a) => STEPS,
                        x_2 => {
                            let mut b = (if ((0_u32 != x_2.1) && true) {
                                (mat2(
                                    Vec2::new(a, a),
                                    Vec2::new(RAMP[Self::SIZE % 9], 1.0_f32),
                                )
                                    - Mat2::from_cols(
                                        Vec2::new(3.0_f32, 0.5_f32),
                                        Vec2::new(a, 0.5_f32),
                                    ))
                            } else {
                                (Mat2::from_diagonal(Vec2::new(self.0, (-1.0_f32))))
                                    .transpose()
                            });
                            b.x_axis = b.y_axis;
                            ((x_2.0) as u32 as i32)
                        }
                    });
                    if (self.1 <= self.1) {
                        continue;
                    }
                }
                5
            });
            [(a + (*c)), (1 + (*c)), ((if a != 0 { (*c) % a } else { a })).abs()]
        }
    }
    impl Pair {
        fn sum(&self, a: f32, mut x: f32) -> f32 {
            x = ({
                'outer: for a in 0u32..2 {
                    x = (-2.5);
                    if (0.5_f32 <= (-1.0)) {
                        if ((({
                            let q = x;
                            q == q && q.is_sign_negative()
                        })
                            ^ (match self.1 {
                                4 => (Vec2::new(x, 3.0) == Vec2::new(1.5, self.0)),
                                _ => (x != self.0),
                            })))
                        {
                            let mut y = BVec3::new((self.0 > self.0), false, false);
                            x = (x
                                - (Vec3::select(
                                    (Vec3::new(1.5_f32, 0.5_f32, x))
                                        .cmplt(Vec3::new(1.5_f32, 2.0_f32, 0.25_f32)),
                                    Vec3::new(x, 1.5_f32, 0.0_f32),
                                    CORNER,
                                ))
                                    .dot(
                                        (POINTS[(Self::SIZE).min(5)] * Vec3::new(0.0, 2.0, 1.5)),
                                    ));
                            let start = Self::SIZE;
                            let mut b = 2;
                            b += start;
                        } else {
                            let mut v = Vec3::new((-2.5), 1.0, 0.0);
                        }
                        continue;
                    }
                }
                a
            });
            (({
                let mut k0 = (2_u32) & 3;
                #[keep]
                'outer: loop {
                    let mut k1 = 0i32;
                    'inner: while k1 < 1 {
                        let mut y: Vec4 = Vec4::new((-1.0), self.0, 3.0, 0.25);
                        let mut x_2: i32 = k1;
                        k1 += 1;
                    }
                    let mut n = ((mat2(
                        Vec2::new(self.0, (-1e-40f32)),
                        Vec2::new(a, 0.0_f32),
                    ))
                        .transpose() * self.0);
                    n.y_axis += Vec2::ONE;
                    if k0 == 0 || ((self.1 > self.1)) {
                        break;
                    }
                    k0 -= 1;
                }
                a
            }) + x)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut bool, mut x: i32, y: &mut (IVec2, Mat2, Mat2)) -> u32 {
        'block: {
            if (((MASK
                ^ MASKS[(({
                    y.1.x_axis.x = y.2.x_axis.x;
                    MASK
                }) % 7) as usize]) < MASK))
            {
                break 'block;
            }
            y.2.x_axis -= HALF;
        }
        y.2.x_axis
            *= Mat2::from_cols(
                    flatten::math::atan(Vec2::new((-1.0_f32), STILL)),
                    Vec2::select(
                        (Vec2::new(HALF, TABLE[(Pair::SIZE).min(3)]))
                            .cmplt(Vec2::new(STILL, (-1.0_f32))),
                        Vec2::new(HALF, STILL),
                        Vec2::new(2.0_f32, TABLE[(x & 1) as usize]),
                    ),
                )
                .determinant();
        let mut x: Pair = Pair(y.1.y_axis.y, MASK);
        let c = x
            .sum(
                (0..3i32).map(|a| y.2.x_axis.x).sum::<f32>(),
                x
                    .sum(
                        (y.2.y_axis.y).rem_euclid((y.1.x_axis.y)),
                        ({
                            (*y) = (*y);
                            (match Pair::SIZE {
                                (1 | 2) if (y.1.y_axis.y > y.1.y_axis.y) => {
                                    'outer: for x_2 in [
                                        (if y.0.x != 0 { y.0.x % y.0.x } else { y.0.x }),
                                        ((y.0.x & 15) * (y.0.x & 7)),
                                        7_i32,
                                    ] {
                                        let mut a_2: Pair = x;
                                        let b = a_2.step(y.1.y_axis.x, &mut y.0.x);
                                        if (1_u32 <= x.1) {
                                            continue;
                                        }
                                    }
                                    1.0_f32
                                }
                                a_2 @ 4 => y.1.x_axis.x,
                                _ => y.1.y_axis.x,
                                _ => y.1.y_axis.y,
                            })
                        }),
                    ),
            );
        x.1
    }
}

#[flatten]
mod p034 {
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
            Hit { a: self.a, b: self.b }
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Hit, y: f32) -> Vec3 {
        'outer: for x_2 in -1..-1 {
            let (x_2, b) = (
                (x_2
                    - (match Pair(BVec3::new(c.a, (c.b.z > 2.0_f32), c.a)) {
                        Pair(mut n) => x_2,
                        Pair(a_2) => {
                            'inner: for x in 0u32..4 {
                                (*c)
                                    += Hit {
                                        b: Vec3::new(0.0_f32, (-1.0_f32), (*a)),
                                        ..Hit {
                                            b: Vec3::new(1.0_f32, (-1.0_f32), 2.0_f32),
                                            ..Hit {
                                                b: Vec3::new((-1.0_f32), y, 0.25_f32),
                                                a: ((x_2 as i32) != x_2),
                                            }
                                        }
                                    };
                                let mut a_2: [f32; 2] = [c.b.x, (-(c.b.y * 1.0))];
                            }
                            x_2
                        }
                        a => {
                            'inner: for x_2 in (1..4).step_by(3) {
                                if any((c.b).cmpge(c.b)) {
                                    let (a, (Hit { a: _, b: _ }, v)) = (
                                        [(c.b.y).copysign((c.b.y).max(-9.0)), c.b.x],
                                        (
                                            Hit {
                                                a: (if c.a { c.a } else { c.a }),
                                                b: (c.b / (-3.0)),
                                            },
                                            [Hit { b: c.b, a: c.a }; 3],
                                        ),
                                    );
                                    break 'outer;
                                }
                                if (((if c.a { c.b.z } else { c.b.x })
                                    <= (if false { y } else { 2.0 })))
                                {
                                    c.b.x = c.b.z;
                                    break 'outer;
                                }
                            }
                            10_i32
                        }
                    })),
                (c.b.y).hypot((*a)),
            );
            if false {
                let mut y: Pair = Pair(BVec3::new(true, false, false));
                let v = y.step((y + Pair(y.0)));
                break;
            }
            let [x_2, _] = [(*a), b];
        }
        (('block: {
            let mut k0 = ((UVec2::new(3_u32, 0_u32)).y) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let mut b: u32 = (5 ^ k0);
                    }
                    k1 += 1;
                }
            }
            if c.a {
                break 'block c.b;
            }
            c.b
        }) + Vec3::splat(c.b.y))
    }
}

#[flatten]
mod p035 {
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
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
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
        const FIRST: Self = Pair(2);
        const ALL: [Pair; 2] = [Pair(0), Self::FIRST];
    }
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
    impl Pair {
        fn step(mut self, a: f32) -> Option<Hit> {
            let mut k0 = 3u32;
            'outer: while k0 > 0 {
                k0 -= 1;
                'inner: for v in k0..=3 {
                    if (a <= a) {
                        let b = (Some(Hit(CORNER, Vec2::new(0.5_f32, 3.0_f32))))?;
                        continue 'outer;
                    }
                }
                if (a <= a) {
                    continue;
                }
            }
            (if true {
                None
            } else {
                Some(
                    Hit(
                        POINTS[(({
                            self += Pair(MASK);
                            self.0
                        }) % 6) as usize],
                        Vec2::new((-2.5_f32), 3.0_f32),
                    ),
                )
            })
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: u32, c: IVec3, mut v: i32) -> Vec3 {
        let mut turn = 0;
        let x: Option<Hit> = 'value: loop {
            if ((match ((
                ('block_1: {
                    let c = [
                        (if (b > b) {
                            None
                        } else {
                            Some(
                                Hit(
                                    Vec3::new(TABLE[(b % 4) as usize], HALF, 0.0_f32),
                                    Vec2::new((-0.0_f32), 1.5_f32),
                                ),
                            )
                        }),
                        (if false {
                            Some(
                                Hit(
                                    Vec3::new(0.5_f32, (-1.0_f32), (-2.5_f32)),
                                    Vec2::new(0.25_f32, (-2.5_f32)),
                                ),
                            )
                        } else {
                            None
                        }),
                        Pair::step(
                            ((if (b > b) { Some(Hit::FIRST) } else { None }))
                                .map_or_else(
                                    || Pair(8_u32),
                                    |x| {
                                        if (b != MASK) {
                                            return (&{ Pair(2_u32) } - &{ Pair(1_u32) });
                                        }
                                        Pair::ALL[(Hit::SIZE).min(1)]
                                    },
                                ),
                            flatten::math::abs(
                                TABLE[(({
                                    v *= 2;
                                    b
                                }) % 4) as usize],
                            ),
                        ),
                    ];
                    if false {
                        break 'block_1 b;
                    }
                    b
                }),
                2_i32,
            )) {
                (_, -1) => (c.x <= c.z),
                (100, _) => (c.z <= 3),
                (t, 2) => FLAGS[(Hit::SIZE).min(8)],
                _ => (b < b),
            })) {
                break (if true { None } else { Some(Hit::ALL[(2_u32 % 2) as usize]) });
            }
            if FLAGS[(c.y & 1) as usize] {
                break (if (b > b) {
                    Some(
                        Hit(
                            Vec3::new(0.0_f32, 3.0_f32, TABLE[3_usize % 4]),
                            Vec2::new(0.25_f32, RAMP[0_usize % 9]),
                        ),
                    )
                } else {
                    None
                });
            }
            turn += 1;
            if turn >= 2 {
                break Some(
                    Hit(
                        Vec3::new((-2.5_f32), Pair::RATE, HALF),
                        Vec2::new((-2.5_f32), (-2.5_f32)),
                    ),
                );
            }
        };
        (POINTS[(b % 6) as usize] + Vec3::splat((v as f32)))
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
    impl Pair {
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
    pub fn entry(a: f32, c: i32) -> State {
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
        State
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
    impl std::ops::Mul<f32> for Hit {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            Hit(self.0, self.1)
        }
    }
    impl std::ops::Mul<i32> for Hit {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            Hit(self.0, self.1)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
        const FIRST: Self = Pair { a: 0.5, b: -0.0 };
        const ALL: [Pair; 2] = [Pair { a: -0.0, b: 2.0 }, Self::FIRST];
    }
    impl Hit {
        fn step(self, a: Hit, c: i32) -> f32 {
            let t = (match ((self.0.x).signum(), c) {
                (a_2 @ ((0.0 | 0.0)), x_2) => {
                    (if ((a.0.y > self.0.x) && (a.1.b != self.1.b)) {
                        let mut b = ((UVec2::new(8, 8)
                            ^ (UVec2::new(MASK, MASK) + UVec2::new(1, 0)))
                            & ((UVec2::new((u32::MAX - 1), MASK))
                                .min(UVec2::new(MASK, MASK)) * 2));
                        ((self.1.b != TABLE[8_usize % 4]) && (5_u32 != b.y))
                    } else {
                        let mut k0 = ((MASK + 0_u32)) & 3;
                        #[keep]
                        'outer: loop {
                            let (y, _) = (k0, STILL);
                            'block: {
                                _ = ((a.0.x).mul_add((-2.5_f32), self.0.x) <= 0.5);
                                if (a.0.x < 1.5) {
                                    break 'outer;
                                }
                            }
                            if k0 == 0 || ((k0 > 0)) {
                                break;
                            }
                            k0 -= 1;
                        }
                        (x_2 < x_2)
                    })
                }
                (_, (0 | 1_000)) => FLAGS[(1_u32 % 9) as usize],
                _ => true,
            });
            (a.1.b + self.0.y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, mut v: f32, mut n: f32) -> f32 {
        let mut turn = 0;
        let a: Vec3 = 'value: loop {
            if ((IVec2::new(STEPS, 0_i32)) == (IVec2::new((*c), (*c)))) {
                break 'value (Vec3::new(0.0_f32, 1.0_f32, (-1.0_f32)))
                    .copysign(
                        (Vec3::new(3.0_f32, 0.25_f32, 3.0_f32)).max(Vec3::splat(-9.0)),
                    );
            }
            let mut turn_1 = (MASK) & 1;
            let x: f32 = 'value_1: loop {
                if ((!(if ((*c) > (*c)) { (3_i32 <= 0) } else { ((*c) < (-1)) }))) {
                    break 'value_1 ((MASK, n)).1;
                }
                if (((*c)
                    < LEVELS[(({
                        b = ({
                            Hit(Vec2::new(1.0_f32, (-0.0_f32)), Pair { b: b, a: v })
                        })
                            .step(
                                (Hit(
                                    Vec2::new(2.0_f32, b),
                                    Pair {
                                        b: n,
                                        ..Pair::ALL[(MASK % 2) as usize]
                                    },
                                ) * 5),
                                (*c),
                            );
                        MASK
                    }) % 8) as usize]))
                {
                    break (-2.5);
                }
                turn_1 += 1;
                if turn_1 >= 3 {
                    break b;
                }
            };
            if (v <= x) {
                break Vec3::new(b, 0.0, 0.0);
            }
            turn += 1;
            if turn >= 1 {
                break Vec3::new(0.0, 0.0, 0.0);
            }
        };
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

#[flatten]
mod p039 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub bool);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0 ^ other.0)
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32) -> f32 {
        let mut b: [i32; 2] = ((if false { None } else { Some((*a)) }))
            .map_or_else(|| [(*c), (*c)], |t| [(*c); 2]);
        'outer: for (_, _) in b
            .iter_mut()
            .zip([
                MASK,
                ((if ((*c) < (*c)) { Some(Pair(false)) } else { None }))
                    .map_or_else(
                        || {
                            if (Some(Pair((HALF != (*a))))).is_none() {
                                return (1_u32 + MASK);
                            }
                            8_u32
                        },
                        |a| MASK,
                    ),
            ])
        {
            let Pair(mut y) = ((match Pair(((*c) <= (*c))) {
                Pair(y @ true) => {
                    'block: {
                        let given: f32 = ((Vec3::new(3.0_f32, 0.0_f32, (*a)))
                            .dot(Vec3::new((*a), 2.0_f32, 0.0_f32)))
                            .abs()
                            .sqrt();
                        let t: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(x: f32) -> f32 {
                                x * HALF + 1.0
                            }
                            t
                        };
                        if (y
                            || (MASKS[(MASKS[((*c) & 1) as usize] % 7) as usize])
                                .is_power_of_two())
                        {
                            continue 'outer;
                        }
                        if y {
                            let mut x_2 = (if (({
                                let q = (-1.0_f32);
                                q == q && q.is_sign_negative()
                            })) {
                                Some(Pair::FIRST)
                            } else {
                                None
                            });
                            let mut c = Some(0.5_f32);
                        } else {
                            let mut x_2 = (Mat2::from_cols(
                                (if y {
                                    Vec2::new((*a), 0.5_f32)
                                } else {
                                    Vec2::new(t, (*a))
                                }),
                                (Mat2::IDENTITY).x_axis,
                            )
                                + ((Mat2::from_diagonal(Vec2::new(3.0_f32, 1.0_f32))
                                    * mat2(
                                        Vec2::new((-2.5_f32), 1.5_f32),
                                        Vec2::new((-2.5_f32), (*a)),
                                    )))
                                    .transpose());
                        }
                    }
                    Pair(y)
                }
                mut y => {
                    let x_2: IVec2 = IVec2::new((*c), (*c));
                    y
                }
            }) + (Pair(((*c) != 1_i32)) + Pair(((*a) > (*a)))));
            if (({
                let q = (*a);
                q == q && q.is_sign_negative()
            })) {
                if any((!BVec3::new(true, true, (0_i32 < (*c))))) {
                    let mut x: [i32; 2] = [(*c); 2];
                    'inner: for _ in x {
                        if ((match y {
                            mut a @ true if (Vec4::new(
                                2.0_f32,
                                HALF,
                                TABLE[((*c) & 1) as usize],
                                TABLE[(Pair::SIZE).min(3)],
                            ))
                                .abs_diff_eq(
                                    Vec4::new(HALF, TABLE[Pair::SIZE % 4], HALF, (-1.0_f32)),
                                    0.5,
                                ) => {
                                ({
                                    let q = RAMP[(MASK % 9) as usize];
                                    q == q && q.is_sign_negative()
                                })
                            }
                            true => {
                                ((Some(Pair(y)))
                                    == ((if false { None } else { Some(Pair::FIRST) })))
                            }
                            false => ((*a) < (*a)),
                        })) {
                            continue;
                        }
                    }
                    return (*a);
                }
                return (-2.5);
            }
        }
        (({
            let mut a_2 = Pair::SIZE;
            (*a)
        }) + (b[0] as f32))
    }
}

#[flatten]
mod p040 {
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
mod p041 {
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
mod p042 {
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
    pub fn entry(a: &f32, c: &Hit) -> bool {
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
        (((*a) != (*a)) ^ ((*a) != (*a)))
    }
}

#[flatten]
mod p043 {
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
    fn taken(x: f32, f: impl Fn(f32) -> f32) -> f32 {
        let first = f(x);
        if first > 2.0 {
            return first;
        }
        f(first - 1.0)
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &Vec2, mut v: usize, t: u32) -> f32 {
        let mut t = ({
            if matches!(((t != t), MASK, t), (true, 2.., 100..)) {
                if true {
                    return (match (!FLAGS[((-1_i32) & 1) as usize]) {
                        t if (v <= v) => (c.x % 1.5),
                        _ => {
                            let mut y = [[STEPS; 3], [(NARROW as i32), STEPS, STEPS]];
                            dot(Vec3::new(c.x, c.x, 1.5_f32), Vec3::new(c.y, c.x, c.x))
                        }
                    });
                } else {
                    return taken(a, |x_2| (c.y - a));
                }
            }
            (Mat2::from_cols(Vec2::new(c.y, 3.0_f32), (*c)) * c.x)
        });
        t.y_axis = (t.x_axis).map(|a| t.y_axis.y);
        (t.y_axis.y + (v as f32))
    }
}

#[flatten]
mod p044 {
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
mod p045 {
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
mod p046 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub bool, pub Vec3);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Hit,
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State { a: self.a }
        }
    }
    impl std::ops::Mul<f32> for State {
        type Output = Self;
        fn mul(self, other: f32) -> Self {
            State { a: self.a }
        }
    }
    impl std::ops::Mul<i32> for State {
        type Output = Self;
        fn mul(self, other: i32) -> Self {
            State { a: self.a }
        }
    }
    impl std::ops::AddAssign for State {
        fn add_assign(&mut self, other: State) {
            *self = *self + other;
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
    impl Pair {
        const FIRST: Self = Pair { a: 3 };
        const ALL: [Pair; 2] = [Pair { a: -2 }, Self::FIRST];
    }
    impl State {
        const FIRST: Self = State {
            a: Hit(true, Vec3::new(-0.0, 2.0, -1.5)),
        };
        const ALL: [State; 2] = [
            State {
                a: Hit(false, Vec3::new(2.0, -1.5, 0.5)),
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
    fn third(a: f32, mut x: i32, mut v: f32) -> f32 {
        'outer: for n in 0..2i64 {
            v += (3.0_f32 + 0.0);
            if ((((0.5_f32 > a)
                || ({
                    x = x;
                    false
                })) != ((n as f32) != v)))
            {
                let start = (MASK).rotate_left((n as u32));
                let mut a = 1;
                a += start;
                break 'outer;
            }
            if matches!((v).smoothstep(- 1.0, 2.0), t) {
                let mut a: Pair = Pair {
                    a: ((summed::<3, false>(x) & 63) << (1u32)),
                };
                continue;
            }
            let mut y: [f32; 2] = ('block: {
                {
                    let x = &mut x;
                    let mut n = ([
                        (
                            Hit(false, Vec3::new(1.5_f32, (-0.0_f32), STILL)),
                            Pair { a: (WIDE as i32) },
                            STEPS,
                        ),
                        (
                            Hit(
                                ((-2.5_f32) > v),
                                Vec3::new((-1.0_f32), (-0.0_f32), (-2.5_f32)),
                            ),
                            Pair::ALL[(STEPS & 1) as usize],
                            (WIDE as i32),
                        ),
                    ])[0];
                }
                if (1.0_f32 > v) {
                    break 'block [(n as f32), v];
                }
                [TABLE[(x & 1) as usize]; 2]
            });
            'inner: for &n in &y {}
        }
        ((-1.0) + v)
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut State, mut v: f32) -> bool {
        let mut t = ({
            let State { a: _ } = ((*c)
                * select((NARROW as i32), STEPS, ((*a) != c.a.1.y))) else {
                return (turned(c.a.0, true, c.a.1.z, c.a.0).1
                    && ({
                        c.a.1.z -= (if c.a.0 { c.a.1.x } else { c.a.1.z });
                        c.a.0
                    }));
            };
            (*a)
        });
        {
            let x = &mut c.a.1.x;
            let mut a: (Hit, Pair, i32) = (
                Hit(((*a) < (*a)), CORNER),
                Pair {
                    a: ({
                        if let -1.5 = ((if (0.25_f32 <= 0.5) {
                            (*x)
                        } else {
                            let mut a_2: [(Hit, Pair, i32); 2] = [
                                (
                                    Hit(false, Vec3::new((-0.0_f32), (*a), 0.25_f32)),
                                    Pair::FIRST,
                                    STEPS,
                                ),
                                (
                                    Hit(((*a) != 1.0_f32), Vec3::new(3.0_f32, 1.5_f32, t)),
                                    Pair { a: (WIDE as i32) },
                                    STEPS,
                                ),
                            ];
                            'outer: for x_2 in a_2.iter_mut() {
                                x_2.2 = select(
                                    STEPS,
                                    ((Pair::SIZE & 255) as i32),
                                    ((State::FIRST).a).0,
                                );
                                if ((Vec4::new(x_2.0.1.y, HALF, 1.5_f32, (-2.5_f32)))
                                    .dot(
                                        Vec4::new(x_2.0.1.y, (-0.0_f32), (-0.0_f32), x_2.0.1.y),
                                    ) <= ([x_2.0.1.y, x_2.0.1.y])[0])
                                {
                                    break 'outer;
                                }
                                let mut a_2 = ((((x_2.1.a & 15) * (x_2.2 & 7)))
                                    .min(({ x_2.1.a })))
                                    .signum();
                            }
                            third(HALF, 0_i32, 0.0_f32)
                        })) {}
                        0_i32
                    }),
                },
                0_i32,
            );
        }
        false
    }
}

#[flatten]
mod p047 {
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
    impl Hit {
        fn step(self, mut b: f32, c: Vec3) -> Option<Mat2> {
            let y = ((if (!(c.y > c.y)) {
                ((b <= c.y)).then_some(Mat2::IDENTITY)
            } else {
                ((b < c.y))
                    .then_some(mat2(Vec2::new(b, c.y), Vec2::new(c.x, (-1.0_f32))))
            }))?;
            let (mut n, (_, x)) = (
                c,
                (
                    (match ((
                        taken(
                            c.x,
                            |a| {
                                if ((IVec2::new(10_i32, 10_i32))
                                    == (IVec2::new(3_i32, (-4_i32))))
                                {
                                    return (if (a != c.y) { b } else { a });
                                }
                                y.x_axis.y
                            },
                        ),
                        (((WIDE as i32) & 7) as usize),
                        (BVec3::new((1.5_f32 != c.z), (c.z < c.x), true))
                            .test((MASK % 2) as usize),
                    )) {
                        (_, 0, mut x @ false) => {
                            let x_2 = (Some((y + y)))?;
                            (if Self::SIZE >= 5_usize {
                                Self::SIZE - 5_usize
                            } else {
                                Self::SIZE
                            })
                        }
                        (mut b, (0 | 4), _) => {
                            'outer: for x_2 in 7..10i64 {
                                if ((((if (0.5_f32 != y.x_axis.y) {
                                    None
                                } else {
                                    Some(y)
                                }))
                                    .is_none()
                                    && ({
                                        b = 0.0;
                                        ((x_2 as f32) != TABLE[((x_2 as u32) % 4) as usize])
                                    })))
                                {
                                    break;
                                }
                            }
                            Self::SIZE
                        }
                        (0.25, mut v @ 100, n) => v,
                        _ => State::SIZE,
                    }),
                    b,
                ),
            );
            (if (x != 3.0) { Some(Mat2::from_cols(y.y_axis, y.x_axis)) } else { None })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &i32, y: &f32) -> BVec3 {
        let mut a: UVec2 = (((match (*c) {
            a_2 if ((*a) < (*y)) => {
                (*a) = dot(
                    ((if ((*c) > (*c)) {
                        let mut c: Hit = Hit;
                        let y = c
                            .step(
                                (*y),
                                (Some(
                                    Mat2::from_cols(
                                        Vec2::new(2.0_f32, (*a)),
                                        Vec2::new(1.0_f32, f32::EPSILON),
                                    ),
                                ))
                                    .map_or_else(
                                        || {
                                            if (!(1_i32 <= a_2)) {
                                                return (match (a_2 <= a_2) {
                                                    x_2 @ false if ((*a) <= (*y)) => Vec3::new((*y), (*y), (*a)),
                                                    true => Vec3::new((-1e-40f32), HALF, (*y)),
                                                    false => Vec3::new(0.25_f32, (*a), 0.5_f32),
                                                });
                                            }
                                            POINTS[(MASK % 6) as usize]
                                        },
                                        |x| Vec3::new((-0.0_f32), (-0.0_f32), (-2.5_f32)),
                                    ),
                            );
                        CORNER
                    } else {
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                    }))
                        .map(|a| 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                );
                UVec2::new(0_u32, 0_u32)
            }
            -7 => UVec2::new(0_u32, 0_u32),
            -7 => UVec2::new(0_u32, 0_u32),
            _ => UVec2::new(0_u32, 0_u32),
        })) >> 3_u32);
        BVec3::new(false, false, false)
    }
}

#[flatten]
mod p048 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
        let x_2: [Kind; 3];
        if (('block: {
            let _ = all(BVec3::new(false, true, (x.x < x.y)));
            if ((((if t { Some(LEVELS[(y.c & 1) as usize]) } else { None }))
                .map_or_else(|| x.x, |b| x.x) != (3.0_f32).copysign((x.x).max(-9.0))))
            {
                if ((true
                    && ((x.y != RAMP[(y.b & 1) as usize])
                        && ({
                            y
                                += (Pair::ALL[((WIDE as i32) & 1) as usize]
                                    + Pair { b: 10_i32, ..Pair::FIRST });
                            b
                        }))))
                {
                    let Pair { a, b: mut v, c } = y;
                } else if b {
                    let mut k0 = ((UVec2::new(5_u32, 0_u32)).y) & 3;
                    #[keep]
                    'outer: loop {
                        if k0 == 0 {
                            break;
                        }
                        let mut k1 = 0;
                        'inner: while k1 < 2 {
                            if k1 == 0 {
                                k0 -= 1;
                                let mut b = [
                                    Kind::Far(b),
                                    Kind::Near(x.y, (-4_i32)),
                                    Kind::Near(x.x, y.b),
                                ];
                                b[(2_i32 & 1) as usize] = Kind::Empty {
                                    a: ((((y.a & 255) as u32) & 63) << (k0 & 7)),
                                    b: k0,
                                    c: y.c,
                                };
                            }
                            k1 += 1;
                        }
                    }
                } else {}
                break 'block b;
            }
            t
        })) {
            b ^= (y.c <= y.c);
            x_2 = [
                Kind::Far(t),
                Kind::Far(t),
                Kind::Empty {
                    a: 5_u32,
                    b: 5_u32,
                    c: y.a,
                },
            ];
        } else {
            y.c <<= 1;
            x_2 = [
                Kind::Near(x.x, y.b),
                Kind::Far(t),
                Kind::Empty {
                    a: MASKS[(({
                        y = Pair { a: y.a, b: 3_i32, c: y.b };
                        MASK
                    }) % 7) as usize],
                    b: MASK,
                    c: y.b,
                },
            ];
        }
        (x.x + x.y)
    }
}

#[flatten]
mod p049 {
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
    pub fn entry(a: &IVec2, c: &mut i32, y: &mut f32) -> IVec2 {
        if ((([
            ((*y)).abs().sqrt(),
            (*y),
            Pair::step(
                &{ Pair(BVec3::new((a.x > (*c)), true, ((*y) > (*y))), Pair::SIZE) },
                ({ Pair(BVec3::new(((*y) != (*y)), false, true), Pair::SIZE) })
                    .step(0.0_f32),
            ),
        ])
            == ([
                ((*y) * (*y)),
                ((*y) * (*y)),
                Pair::step(&{ Pair(BVec3::new(true, true, false), 5_usize) }, (*y)),
            ])))
        {} else {}
        (IVec2::new(a.x, a.y) + IVec2::splat((*c)))
    }
}

#[flatten]
mod p050 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32, pub f32);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit(
                if self.0 < other.0 { self.0 } else { other.0 },
                if self.1 < other.1 { self.1 } else { other.1 },
            )
        }
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit(-other.0, -other.1)
        }
    }
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(0.5, -0.0);
        const ALL: [Hit; 2] = [Hit(-0.0, 2.0), Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &[i32; 2], y: &bool) -> [Hit; 2] {
        let mut t = (c[0] >> (1u32));
        let mut a: [Hit; 2] = [
            Hit(TABLE[(MASK % 4) as usize], (*a)),
            Hit::ALL[(c[0] & 1) as usize],
        ];
        'outer: for (y, a) in a.iter().enumerate() {
            let a: f32 = 'block: {
                if (a.1 <= a.0) {
                    return [(a - &(*a)), (Hit(3.0_f32, a.0) + (*a))];
                }
                if (a.1 <= a.1) {
                    'inner: for c in 7..10i64 {
                        let mut a = IVec2::new(1, 3);
                        if ((if (((y != y)
                            && ({
                                t = (a.x ^ (c as i32));
                                (t <= a.y)
                            })))
                        {
                            ({ (a.x != a.y) })
                        } else {
                            ((y < y) || (a.x < a.x))
                        })) {
                            let mut n = Hit((-1.0_f32), 0.0_f32);
                            continue 'outer;
                        }
                    }
                    break 'outer;
                }
                let mut v: [Hit; 2] = [Hit(a.1, a.0), (*a)];
                'inner: for &Hit(a, ..) in &v {
                    let Hit(a, n) = Hit(v[0].1, v[1].1);
                    let mut a: Vec2 = Vec2::new(0.0, 0.0);
                }
                0.0
            };
        }
        [Hit(0.0_f32, 0.0_f32), Hit(0.0_f32, 0.0_f32)]
    }
}

mod p051 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
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
mod p052 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub usize);
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(self.0)
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
        const FIRST: Self = Pair(2);
        const ALL: [Pair; 2] = [Pair(0), Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &f32, y: &mut f32) -> f32 {
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
                    match (!false) {
                        false => {
                            let a = STEPS;
                            if FLAGS[(k0 % 9) as usize] {
                                let mut a: UVec2 = (((match Pair::FIRST {
                                    Pair(x_2 @ 1..3) => UVec2::new(k0, 5),
                                    Pair(_) => UVec2::new(3, 2),
                                    Pair((1 | 0)) => UVec2::new(0, 0),
                                    _ => UVec2::new(0, 0),
                                }) + UVec2::new(0, 0)))
                                    .min(UVec2::new(0, 0));
                            }
                        }
                        true => {}
                        true => {}
                        _ => {}
                    }
                }
                k1 += 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p053 {
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
mod p054 {
    use super::*;
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32) -> f32 {
        'outer: for x in (1..4).step_by(3) {
            let mut b = (((x - 7_i32) * 3)).abs();
            b
                -= (b)
                    .min(
                        (((((x as i32) < x)).then_some(7_i32))
                            .map_or_else(
                                || IVec2::new(0_i32, b),
                                |c| IVec2::new(3_i32, 2_i32),
                            ))
                            .y,
                    );
            if asked(&|x_2, a_2| (1_u32 >= 8_u32), (0.0_f32 + 0.0_f32)) {
                break;
            }
        }
        0.0
    }
}

#[flatten]
mod p055 {
    use super::*;
    use flatten::math::*;
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
                a: self.a,
                b: self.b & other,
            }
        }
    }
    const STEPS: i32 = 3;
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
        const FIRST: Self = Kind::Empty {
            a: (true, -2),
            b: -2,
            c: 2.0,
        };
        const ALL: [Kind; 2] = [
            Kind::Near {
                a: 0,
                b: IVec3::new(i32::MAX, 3, -2),
                c: -1.5,
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
        fn step(self, a: Pair, mut x: bool) -> Option<(bool, i32)> {
            let v = (Some([STILL, Pair::RATE, (-0.0_f32)].iter().fold(a.b, |y, &v| y)))?;
            (x).then_some((x, (i32::MIN + 1)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut bool, c: i32) -> u32 {
        let mut a_2: Kind = Kind::Near {
            a: MASKS[(MASK % 7) as usize],
            b: IVec3::new(7, 7, c),
            c: 1.5,
        };
        let x = a_2
            .step(
                (Pair { a: 0_usize, b: c } * HALF),
                (IVec2::new(3, c) == IVec2::new(10, c)),
            );
        #[keep]
        'outer: for y in (0..((match (Pair { a: 8_usize, b: c }) {
            Pair { a: _, b: _ } => c,
            Pair { a: ..1, b: mut x @ -1..=1 } => {
                let mut a_2: Kind = a_2;
                let x = a_2
                    .step(
                        Pair { b: (-1), a: Pair::SIZE },
                        [
                            [Kind::RATE, TABLE[(c & 1) as usize]]
                                .iter()
                                .fold(c, |y, &v| x),
                            (c + c),
                        ]
                            .iter()
                            .any(|&y| {
                                ((if (0_i32 != y) { Some(y) } else { None })).is_some()
                            }),
                    );
                c
            }
            Pair {
                a: x_2 @ 100,
                b: (1 | 5),
            } if all(BVec3::new((*a), (x_2 <= x_2), (x_2 != x_2))) => (-1_i32),
            _ => {
                'outer: for a_2 in (0..3).rev() {
                    let mut y: Kind = ({
                        (*a) &= (c <= 1_i32);
                        let mut k1 = -1i32;
                        'inner: while k1 <= 1 {
                            k1 = 2 + k1;
                            let start = (3.0_f32).clamp(-4.0, 4.0).exp2();
                            let mut b = 0.0;
                            b += start;
                            if (((*a)).then_some(((*a), (a_2 as i32)))).is_some() {
                                let Pair { a: _, .. } = (Pair {
                                    b: a_2,
                                    ..Pair { b: k1, a: Kind::SIZE }
                                } * b);
                                break;
                            }
                            let mut y = ((if (3_usize <= Pair::SIZE) {
                                (c <= c)
                            } else {
                                (*a)
                            }) != ((a_2 as i32) <= a_2));
                        }
                        Kind::ALL[Kind::SIZE % 2]
                    });
                    let x_2 = y
                        .step(
                            Pair {
                                a: Kind::SIZE,
                                ..Pair { a: Pair::SIZE, b: c }
                            },
                            (*a),
                        );
                    if (*a) {
                        continue 'outer;
                    }
                }
                STEPS
            }
        }) & 3))
        {
            if (*a) {
                continue;
            }
        }
        (MASK + 0)
    }
}

#[flatten]
mod p056 {
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
    pub fn entry(a: f32, c: Pair, mut v: State, t: &mut Pair) -> bool {
        'outer: for v in [
            [0_i32, t.0.x]
                .into_iter()
                .skip(Pair::SIZE % 2)
                .take(1)
                .map(|x_2| HALF)
                .sum::<f32>(),
            (if ((-4_i32) > c.0.y) { 0.5_f32 } else { (-2.5_f32) }),
        ] {
            if ((([t.0.x, 3_i32].into_iter().reduce(|n, t| c.0.x))
                .map_or_else(
                    || {
                        if (MASKS[(MASK % 7) as usize]).is_power_of_two() {
                            return Hit((t.1.x < v));
                        }
                        Hit(false)
                    },
                    |v| Hit((c.1.x > c.1.y)),
                ))
                .0)
            {
                t.1.x = (((if true { None } else { Some(STEPS) }))
                    .map_or_else(
                        || {
                            if ({ FLAGS[(8_usize).min(8)] }) {
                                return [c.1.x, c.1.z];
                            }
                            ((false).then_some(t.0.x))
                                .map_or_else(|| [t.1.z, c.1.y], |x| [c.1.x; 2])
                        },
                        |a_2| {
                            if (if (t.0.z < t.0.z) {
                                (t.1.z != a)
                            } else {
                                (Kind::RATE <= (-2.5_f32))
                            }) {
                                return [t.1.y, t.1.x];
                            }
                            [0.25_f32, (-2.5_f32)]
                        },
                    ))[0];
                continue 'outer;
            }
            _ = c
                .step(
                    (match 0_i32 {
                        v => {
                            let mut c: [f32; 2] = [t.1.z, 1.5_f32];
                            'inner: for (y, _) in c.iter_mut().enumerate() {
                                {
                                    let t = &mut t.0.x;
                                    if false {
                                        let mut c: Kind = (if (Vec4::new(
                                            0.5_f32,
                                            0.5_f32,
                                            a,
                                            1.0_f32,
                                        ))
                                            .abs_diff_eq(Vec4::new(a, 2.0_f32, (-2.5_f32), a), 0.5)
                                        {
                                            Kind::Empty
                                        } else {
                                            Kind::Near(
                                                ((if ((-0.0_f32) > a) { Some(v) } else { None }))
                                                    .map_or_else(
                                                        || {
                                                            if ((((v <= 1)).then_some(1_i32))
                                                                != ((a < HALF)).then_some(v))
                                                            {
                                                                return UVec2::new(MASK, 0_u32);
                                                            }
                                                            UVec2::new(MASK, 5_u32)
                                                        },
                                                        |v| UVec2::new(0_u32, MASK),
                                                    ),
                                                3.0,
                                            )
                                        });
                                    }
                                }
                                if (State::SIZE > Hit::SIZE) {
                                    break;
                                }
                            }
                            t.1.z
                        }
                        5..=1_000 if (STEPS != t.0.z) => t.1.z,
                        mut c => t.1.x,
                        y => c.1.z,
                    }),
                    (NARROW as i32),
                );
        }
        false
    }
}

#[flatten]
mod p057 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
        pub c: UVec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Vec4);
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit(self.0)
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32) -> i32 {
        if (a <= a) {
            return ({
                let start = a;
                let mut a = 0.0;
                a += start;
                (Some(a)).map_or_else(|| (*c), |y| (*c))
            });
        }
        let c: usize = (if ([
            ((if true { None } else { Some(a) })).unwrap_or_else(|| a),
            (a).midpoint(a),
            2.0_f32,
        ]
            .iter()
            .all(|&a| (Pair::SIZE < Pair::SIZE)))
        {
            (Pair::SIZE
                + (match Some(a) {
                    Some(n @ ..2.0) if ((*c) != (*c)) => {
                        let mut k0 = ((Some(0.5_f32)).map_or_else(|| MASK, |c| 8_u32))
                            & 3;
                        'outer: while k0 > 0 {
                            k0 -= 1;
                            let mut x = (-Hit(
                                (Vec4::new(a, n, 2.0_f32, n)).clamp(Vec4::ZERO, Vec4::ONE),
                            ));
                            let mut t: [i32; 3] = [(*c), 2_i32, 2_i32];
                            'inner: for (a_2, _) in t.iter().enumerate() {
                                let mut b = mat3(
                                    Vec3::new(a, 3.0, 0.5),
                                    Vec3::new(x.0.y, 2.0, 1.0),
                                    Vec3::new(x.0.z, n, 0.0),
                                );
                                b.y_axis = flatten::math::mix(b.y_axis, b.z_axis, b.z_axis);
                                if ((Vec2::new((-0.0_f32), 0.25_f32))
                                    != (Vec2::new(n, 3.0_f32)))
                                {
                                    continue 'inner;
                                }
                                let given: f32 = ((match x {
                                    Hit(_) => (-1.0),
                                    Hit(x) => b.x_axis.x,
                                    Hit(y) => y.z,
                                    c => x.0.w,
                                }) - 1.0);
                                let c: f32 = {
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn first(b: f32) -> f32 {
                                        (b - HALF).max(HALF)
                                    }
                                    let t = first(given);
                                    t
                                };
                            }
                        }
                        Hit::SIZE
                    }
                    Some(_) if FLAGS[5_usize % 9] => Hit::SIZE,
                    Some(1.0) if ((-1.0_f32) <= (-2.5)) => Hit::SIZE,
                    v => Pair::SIZE,
                }))
        } else {
            Hit::SIZE
        });
        2
    }
}

#[flatten]
mod p058 {
    use super::*;
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
                c: self.c & other,
            }
        }
    }
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl State {
        const FIRST: Self = State {
            a: Hit {
                a: Vec2::new(0.5, -0.0),
                b: Pair { a: -0.0, b: 2.0, c: 3 },
            },
            b: Vec2::new(-0.0, 2.0),
        };
        const ALL: [State; 2] = [
            State {
                a: Hit {
                    a: Vec2::new(-0.0, 2.0),
                    b: Pair { a: 2.0, b: -1.5, c: -2 },
                },
                b: Vec2::new(2.0, -1.5),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        fn step(self, a: &mut Hit) -> Vec3 {
            let mut t: State = State::ALL[(5_i32 & 1) as usize];
            (((Vec3::new(a.a.y, (-2.5_f32), 0.25_f32)).map(|v| v)).xxz()
                + Vec3::splat(t.a.a.x))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut State, c: &mut i32, y: &Pair) -> bool {
        let mut k0 = -1i32;
        'outer: while k0 <= 3 {
            k0 = k0 + 2;
            a.b = Vec2::new(1.5, a.a.a.x);
            if (a.a.b.b > a.a.a.y) {
                let a_2 = y.a;
            }
        }
        'outer: for _ in 0..2 {
            if ((IVec2::new(5_i32, (*c))) == (IVec2::new(3_i32, y.c))) {
                let mut a_2: [f32; 3] = [0.0_f32, a.a.a.x, 2.0_f32];
                'inner: for x_2 in a_2.iter_mut().rev() {
                    let mut x_2: Pair = ((*y) * y.a);
                    let b = x_2.step(&mut a.a);
                    let start = (if ((1.5_f32 <= 2.0) || (b.y != b.z)) {
                        MASKS[(MASK % 7) as usize]
                    } else {
                        (if (y.c > y.c) { MASK } else { MASK })
                    });
                    let mut x_2 = 1;
                    x_2 += start;
                    if (((*c) < a.a.b.c) < ((-1.0_f32) < a.a.b.a)) {
                        continue;
                    }
                }
                return (a.a.a.x < a.b.y);
            }
            if (y.a > a.a.b.b) {
                break;
            }
        }
        ({
            let q = y.b;
            q == q && q.is_sign_negative()
        })
    }
}

mod p059 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
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
    #[flatten(exact)]
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
mod p060 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
    }
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                a: if self.a < other.a { self.a } else { other.a },
                b: self.b ^ other.b,
            }
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair { a: -self.a, b: self.b }
        }
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: Pair) -> f32 {
        let mut turn = 0;
        let b: u32 = 'value: loop {
            if (any(
                (if true {
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
                                x.b >>= 1;
                                let mut c = (if ((if ((IVec2::new(STEPS, (WIDE as i32)))
                                    == (IVec2::new((NARROW as i32), 7_i32)))
                                {
                                    (FLAGS[(STEPS & 1) as usize] || false)
                                } else {
                                    (x.a > a)
                                })) {
                                    [(match k0 {
                                        (0 | 4) => [x.a, x.a, a],
                                        _ => [0.0_f32, a, (-2.5_f32)],
                                    }); 2]
                                } else {
                                    [
                                        ([[a, a, x.a], [(-1.0_f32), 1.0_f32, x.a]])[0],
                                        [a, a, x.a],
                                    ]
                                });
                            }
                            k1 += 1;
                        }
                    }
                    BVec3::new(false, true, (a != 0.0_f32))
                } else {
                    BVec3::new((x.b != x.b), true, false)
                }),
            )) {
                return x.a;
            }
            turn += 1;
            if turn >= 1 {
                break MASK;
            }
        };
        (STILL + (x.b as f32))
    }
}

#[flatten]
mod p061 {
    use super::*;
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
    pub enum Kind {
        Empty,
        Near(Vec3, UVec2),
        Far(u32, f32),
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
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Hit {
        const FIRST: Self = Hit { a: 3, b: 0 };
        const ALL: [Hit; 2] = [Hit { a: -2, b: 5 }, Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: usize, y: &mut f32, t: u32) -> i32 {
        let mut v = (IVec3::new((-1), 1, 3)
            | ((IVec3::new(STEPS, (-4), 7) + IVec3::new(STEPS, 2, 2)))
                .min(
                    (IVec3::new(3, 2, (WIDE as i32))
                        | IVec3::new((-4), STEPS, (NARROW as i32))),
                ));
        match (Pair { c: v.z, a: c, b: 0.5_f32 }) {
            Pair { a: a_2, b: v @ 8.0, c: a @ 2..=1_000 } => {
                return 1;
            }
            Pair { a: x_2, b: 2.0..=8.0, c: -7 } => {
                let v: usize = 'block: {
                    let mut k0 = ((t | 8_u32)) & 3;
                    #[keep]
                    'outer: while k0 > 0
                        && ((((if true {
                            IVec2::new(7, 0)
                        } else {
                            IVec2::new(v.x, v.x)
                        }) == ((IVec2::new(10_i32, v.z)) >> 2_i32))))
                    {
                        k0 -= 1;
                        'inner: for Hit { a: x_2, b: _ } in [
                            Hit { b: x_2, a: 0_i32 },
                            Hit {
                                b: c,
                                ..Hit { a: v.x, b: 5_usize }
                            },
                        ] {
                            let mut y: Hit = (Hit {
                                a: v.x,
                                ..(Hit::FIRST * (*y))
                            } * (((v.z & 15) * ((-1_i32) & 7)) + 10_i32));
                            if ((if ((match Kind::Near(
                                Vec3::new(0.5_f32, f32::MAX, 0.5_f32),
                                UVec2::new(8_u32, 3_u32),
                            ) {
                                Kind::Empty if (a > a) => (t != 8),
                                Kind::Near(a_2, a) => (a.y > a.y),
                                Kind::Far(_, 2.0) if (v.y <= (-1)) => true,
                                _ => (3_usize <= y.b),
                            })) {
                                (t != 8)
                            } else {
                                true
                            })) {
                                continue;
                            }
                        }
                    }
                    if (a <= (*y)) {
                        break 'block 3;
                    }
                    c
                };
            }
            mut x => {
                return x.c;
            }
        }
        (v.z + v.z)
    }
}

#[flatten]
mod p062 {
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
mod p063 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32);
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
    impl Hit {
        fn step(mut self, mut b: f32) -> Option<Hit> {
            self += Hit(b);
            (Some(self)).and_then(|x| (if false { None } else { Some(x) }))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: i32, mut v: f32) -> f32 {
        let mut a_2: i32 = 10;
        let Hit(x_2) = Hit::ALL[(1_usize).min(1)];
        'outer: for a in 0..0usize {
            let mut v: Hit = ({
                if (x_2 > x_2) {
                    {
                        let n = &mut a_2;
                        let k1 = (5_u32) & 3;
                        'inner: loop {
                            if k1 < 4 {
                                let mut v: Pair = (Pair { a: (a <= a) } * (*n));
                                let c = v
                                    .step(
                                        ({
                                            x -= (x).signum();
                                            ((if v.a { Some(Hit(x_2)) } else { None }))
                                                .map_or_else(
                                                    || [v, v],
                                                    |a_2| [Pair { a: v.a }, Pair { a: v.a }],
                                                )
                                        }),
                                        n,
                                        &{ [x_2, x_2, x_2] },
                                    );
                                let v = ((x_2).round_ties_even()).is_finite();
                                break;
                            } else {
                                continue;
                            }
                        }
                    }
                    (x, [v, _]) = (({ x }), [(-((v).min(x_2) + 0.0)), 3.0_f32]);
                }
                Hit::FIRST
            });
            let x_2 = v
                .step(
                    dot(
                        Vec4::new(v.0, 1.0_f32, 0.25_f32, 2.0_f32),
                        Vec4::new(0.0_f32, x_2, v.0, v.0),
                    ),
                );
            if ((3_u32 == MASK) && (v.0 != 0.0)) {
                a_2
                    |= ('block: {
                        if flatten::math::all(
                            (Vec3::new(2.0_f32, v.0, v.0))
                                .cmpge(Vec3::new(v.0, 0.0_f32, 1.0_f32)),
                        ) {
                            let k1 = ((MASK).midpoint(MASK)) & 3;
                            'inner: loop {
                                if k1 > 3 {
                                    continue;
                                }
                                let mut y: Option<Mat2> = Some(
                                    ((match ((v.0 != v.0), (-4_i32), true) {
                                        (mut t @ true, 2.., _) if t => {
                                            Mat2::from_cols(
                                                Vec2::new((-1.0_f32), v.0),
                                                Vec2::new(0.5_f32, v.0),
                                            )
                                        }
                                        (true, v, c @ true) => {
                                            Mat2::from_diagonal(Vec2::new(1.5_f32, 0.5_f32))
                                        }
                                        (b, t, mut y) => {
                                            Mat2::from_diagonal(Vec2::new(0.5_f32, 2.0_f32))
                                        }
                                        _ => {
                                            Mat2::from_cols(
                                                Vec2::new(v.0, v.0),
                                                Vec2::new(1.0_f32, 0.25_f32),
                                            )
                                        }
                                    }) * ((v.0).max(v.0) + 0.0)),
                                );
                                break;
                            }
                            break 'block (((a_2 <= 2))
                                .then_some(
                                    mat2(Vec2::new((-2.5_f32), 3.0_f32), Vec2::new(v.0, v.0)),
                                ))
                                .map_or_else(
                                    || {
                                        if ((1_usize < a) || (a_2 < x)) {
                                            return (x - a_2);
                                        }
                                        a_2
                                    },
                                    |x| STEPS,
                                );
                        }
                        x
                    });
                continue 'outer;
            }
            if (Pair::FIRST).a {} else {}
        }
        ((-2.5) + (a_2 as f32))
    }
}

#[flatten]
mod p064 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: [Hit; 2], y: &mut f32) -> IVec2 {
        'block: {
            if (0.25_f32 > (*y)) {
                let b = (*a);
                break 'block;
            }
            if (Some(c[1]))
                .map_or_else(|| ((MASK < MASK) && (HALF > (*a))), |v| (0.25_f32 < (*y)))
            {
                let mut k0 = ((0_u32 + 0_u32)) & 3;
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
            }
        }
        IVec2::new(0, 0)
    }
}

#[flatten]
mod p065 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec3, pub IVec2);
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(self.0, self.1)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: usize, c: i32, y: f32) -> Pair {
        'outer: for a in (0..(0_i32 & 3)) {}
        Pair(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32), IVec2::new(0_i32, 0_i32))
    }
}

#[flatten]
mod p066 {
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
    pub fn entry(a: Pair, c: &mut f32, y: f32, mut n: Pair) -> f32 {
        let x = Hit::SIZE;
        n.a.z /= 2.0;
        let mut k0 = (MASK) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            if (((if (k0 > k0) {
                Some((STEPS, Pair { a: a.a }, Hit(Vec2::new(2.0_f32, 1.0_f32))))
            } else {
                None
            }))
                .map_or_else(|| (a.a.z <= 2.0_f32), |t| (t.1.a.x <= y)))
            {
                return ('block: {
                    if ((((FLAGS[1_usize % 9])
                        .then_some(((-4_i32), n, Hit(Vec2::new(1.5_f32, n.a.y)))))
                        != ((((-0.0_f32) != n.a.y))
                            .then_some((STEPS, n, Hit(Vec2::new(n.a.y, 0.0_f32))))))
                        || (0_u32 != 5))
                    {
                        if let State { a: mut a, b: _, c: mut x_2 } = (State {
                            b: (Some((
                                (NARROW as i32),
                                n,
                                Hit(Vec2::new(a.a.z, 0.25_f32)),
                            )))
                                .map_or_else(
                                    || {
                                        if (match (WIDE as i32) {
                                            b => (x > x),
                                            (-7 | -7) => (a.a.x != n.a.z),
                                            -1 => false,
                                            b => (n.a.y > y),
                                        }) {
                                            return (State {
                                                c: k0,
                                                a: Vec2::new(a.a.z, n.a.z),
                                                b: IVec3::new(STEPS, (-4_i32), (i32::MIN + 1)),
                                            })
                                                .b;
                                        }
                                        IVec3::new(3_i32, 7_i32, 5_i32)
                                    },
                                    |v| IVec3::new(10_i32, v.0, v.0),
                                ),
                            c: k0,
                            a: Vec2::new((*c), (-1.0_f32)),
                        }) {} else {}
                        break 'block a.a.x;
                    }
                    a.a.z
                });
            }
            if k0 == 0 || ((x < x)) {
                break;
            }
            k0 -= 1;
        }
        (n.a.x + n.a.z)
    }
}

mod p067 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32);
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: u32, c: i32, y: Mat3, t: u32) -> i32 {
        'outer: for n in (1..10).step_by(3) {
            let mut b = ((Some((n as i32))).map_or_else(|| (n as i32), |x_2| c))
                .saturating_mul(((n as i32)).wrapping_div((c) | 1));
            'block: {
                let mut k1 = 0i32;
                'inner: while k1 < 1 {
                    b ^= k1;
                    let y: Option<Pair>;
                    if ((t < MASKS[(MASK % 7) as usize])
                        || ((5_u32 < (u32::MAX - 1)) & (5_i32 > b)))
                    {
                        b = ((Some((NARROW as i32)))
                            .and_then(|y| (if false { Some(b) } else { None })))
                            .map_or_else(|| c, |n| (b | 3_i32));
                        y = (if (Some(Pair)).is_none_or(|y| (c < b)) {
                            Some(
                                ((
                                    Pair,
                                    Mat3::from_cols(
                                        CORNER,
                                        Vec3::new(
                                            (-2.5_f32),
                                            TABLE[(k1 & 1) as usize],
                                            TABLE[(5_i32 & 1) as usize],
                                        ),
                                        Vec3::new(0.0_f32, (-2.5_f32), (-1.0_f32)),
                                    ),
                                    Hit(0.5_f32),
                                ))
                                    .0,
                            )
                        } else {
                            None
                        });
                    } else {
                        b %= 7;
                        y = Some(Pair);
                    }
                    let _ = ((n as i32) <= k1);
                    k1 += 1;
                }
                if (((match (y.z_axis.x, (n as i32), (0.25_f32 != y.y_axis.y)) {
                    (_, (5 | 1_000), _) => {
                        if (((match Hit(y.z_axis.x) {
                            Hit(
                                _,
                            ) if (((n as i32) != c) || (y.y_axis.y <= y.z_axis.y)) => {
                                y.x_axis.z
                            }
                            mut x => x.0,
                        }) <= y.x_axis.z))
                        {
                            let mut n = (if ((BVec3::new(false, true, false))
                                == (BVec3::new(false, false, (b > c))))
                            {
                                y.z_axis.y
                            } else {
                                y.y_axis.z
                            });
                        } else {}
                        (c != b)
                    }
                    _ => false,
                }) | (y.y_axis.y < 0.0)))
                {
                    break 'outer;
                }
            }
            if ((-1.0_f32) < y.y_axis.y) {
                continue;
            }
        }
        c
    }
}

#[flatten]
mod p068 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [f32; 2], c: &[f32; 2], y: &mut f32) -> [f32; 2] {
        (*y) = (if ((true
            && ({
                (*y) += (Vec2::new((*y), (-2.5_f32))).dot(Vec2::new(c[0], (-1.0_f32)));
                ((a[1] != a[1]) && (a[1] <= a[1]))
            })))
        {
            let mut a: i32 = (((UVec2::new(3_u32, MASK)).y) as i32);
            2.0
        } else {
            'outer: for n in (*c) {
                #[keep]
                'inner: for x in (((if (a[1] < a[0]) { (NARROW as i32) } else { 7_i32 })
                    & 3)..8)
                    .step_by(2)
                {
                    (*y) = (({ Vec2::new((-2.5_f32), 2.0_f32) }))
                        .distance(Vec2::new((-2.5_f32), c[1]));
                    if (x > 2) {
                        let mut a_2 = Pair(
                            ((match (MASK, STEPS) {
                                (0, mut n @ 2..) if (a[1] > c[0]) => HALF,
                                (2.., 5..) => 0.0_f32,
                                (2, (2 | 1_000)) => a[0],
                                _ => c[0],
                            }))
                                .mul_add(c[0], c[1]),
                        );
                        let [t, mut b] = [(a[1]).cos(), c[1]];
                    } else if (false && ((*y) != (*y))) {} else {}
                }
            }
            c[1]
        });
        [(3.0 + (*y)), (c[0] + (*y))]
    }
}

#[flatten]
mod p069 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
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
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &usize, c: &mut i32) -> f32 {
        'outer: for x in 0..0 {
            let mut x = Pair::RATE;
            if (f32::MIN_POSITIVE <= x) {
                if ((((if (x != x) { Some(sign(2.0_f32)) } else { None }))
                    == (if true { None } else { Some((-x)) })))
                {
                    (*c) = (*c);
                } else {
                    (*c) /= 3;
                    {
                        let mut b: Pair = ({ Pair(x) });
                        let t = b
                            .step(
                                Pair(b.0),
                                ((((*c) <= (*c))).then_some((-2.5_f32)))
                                    .map_or_else(
                                        || {
                                            if (1_u32 > MASK) {
                                                return ((*c) - (*c));
                                            }
                                            (*c)
                                        },
                                        |b| (*c),
                                    ),
                                &b.0,
                            );
                    }
                }
                break;
            }
        }
        (STILL + ((*c) as f32))
    }
}

#[flatten]
mod p070 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub i32, pub f32);
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn third(a: usize, c: i32) -> f32 {
        if (c < c) {
            if (Vec3::new(2.0, 0.5, 3.0)).cmplt((Pair::ALL[(MASK % 2) as usize]).a).any()
            {
                return HALF;
            } else {
                return TABLE[(a).min(3)];
            }
        }
        let mut t: IVec2 = IVec2::new(2, 1);
        let mut k0 = ((MASK).saturating_mul(MASK)) & 3;
        #[keep]
        'outer: loop {
            if ((if (([STILL, HALF]
                .into_iter()
                .reduce(|b, a| {
                    if (2_u32 < k0) {
                        return b;
                    }
                    a
                }))
                .is_some())
            {
                (3_u32 > 2)
            } else {
                (a <= a)
            })) || k0 == 0
            {
                break;
            }
            k0 -= 1;
        }
        (HALF + (t.x as f32))
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: i32, y: &mut Hit, mut n: u32) -> f32 {
        (*y)
            += (Hit(x, 3.0_f32)
                + Hit(
                    (x & (WIDE as i32)),
                    third((Some((*a))).map_or_else(|| 8_usize, |t| Hit::SIZE), x),
                ));
        let mut k0 = 0i32;
        'outer: while k0 < 3 {
            if (k0 < 10) {
                if (((Some((*a))).is_none_or(|c| true)
                    || ({
                        (*y)
                            += (if false {
                                Hit(10_i32, (*a))
                            } else {
                                let [[mut a_2, n], [_, a]] = [[1_i32, k0], [k0; 2]];
                                Hit(
                                    a,
                                    TABLE[(({
                                        x >>= 1;
                                        MASK
                                    }) % 4) as usize],
                                )
                            });
                        (k0 < x)
                    })))
                {
                    'inner: for b in 0..k0 {
                        let mut n: f32 = (((Vec4::new(
                            2.0_f32,
                            0.0_f32,
                            0.0_f32,
                            0.0_f32,
                        ))
                            .element_sum())
                            .abs() + 1.0)
                            .recip();
                    }
                    break 'outer;
                } else {
                    return ((if (y.0 != x) { None } else { Some((*a)) }))
                        .map_or(y.1, |v| v);
                }
            }
            if (k0 > x) {
                break;
            }
            k0 += 1;
        }
        (((Some(y.1)).unwrap_or((-2.5_f32)) + y.1) + (n as f32))
    }
}

#[flatten]
mod p071 {
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
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &Vec3, y: f32) -> Pair {
        let mut k0 = ((MASK & MASK)) & 3;
        #[unroll(max = 4)]
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

#[flatten]
mod p072 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub UVec2);
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    impl Pair {
        const FIRST: Self = Pair(UVec2::new(2, 0));
        const ALL: [Pair; 2] = [Pair(UVec2::new(0, 5)), Self::FIRST];
    }
    impl Pair {
        fn step(mut self, a: f32, c: i32, y: Pair) -> f32 {
            'outer: for x_2 in 0u32..4 {
                if ([
                    (a + a),
                    (if (RAMP[(y.0.y % 9) as usize] < a) {
                        let mut b = Pair(y.0);
                        a
                    } else {
                        self += y;
                        a
                    }),
                    (STILL).copysign((a).max(-9.0)),
                ]
                    .into_iter()
                    .skip(1)
                    .all(|v| (self.0.x != x_2)))
                {
                    break 'outer;
                }
            }
            (a + (self.0.y as f32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: i32, y: &f32) -> f32 {
        let mut k0 = ((5_u32 + 0_u32)) & 3;
        #[keep] 'outer: while k0 > 0 && (((((*a), 5_u32)) != ((0_usize, k0)))) {
            k0 -= 1;
            let mut k1 = 254u8;
            'inner: while k1 != u8::MAX {
                let given: f32 = (*y);
                let c: f32 = {
                    let t = second(given);
                    fn second(x_2: f32) -> f32 {
                        (x_2 - 0.5).max(0.5)
                    }
                    t
                };
                if (3_usize == (((WIDE as i32)) as usize & 31)) {
                    break;
                }
                match ((
                    (((k1 as usize)).saturating_sub((*a)) + (*a)),
                    (({
                        let _ = ({
                            let q = HALF;
                            q == q && q.is_sign_negative()
                        });
                        let (n, c) = (
                            (Vec2::new((-2.5_f32), 2.0_f32)
                                * (Vec2::new(0.5_f32, (-0.0_f32))).xx()),
                            (((*y) * c)).fract(),
                        );
                        (k1 as usize)
                    }))
                        .abs_diff((8_usize * 2)),
                )) {
                    ((t, ..=3) | (1.., t)) => {
                        let given: f32 = (((*y)).mul_add(HALF, c))
                            .copysign((({ (*y) })).max(-9.0));
                        let n: f32 = {
                            fn doubled(x: f32) -> f32 {
                                x * 0.5 + 1.0
                            }
                            let t = doubled(given);
                            t
                        };
                        (*a) >>= 1;
                    }
                    _ => {
                        if (c < (*y)) {
                            let (x_2, ..) = (((c > c) as usize), (((*a), k0)).1);
                        }
                    }
                }
                if any(
                    BVec3::new(true, ((k1 as usize) <= (*a)), (2_u32 < (k1 as u32))),
                ) {
                    if (k0 < 1) {
                        if (STEPS != (NARROW as i32)) {
                            return c;
                        } else {
                            break;
                        }
                    }
                    break 'outer;
                }
                k1 += 1;
            }
        }
        Pair::step(Pair::ALL[((*a)).min(1)], (-2.5), c, Pair(UVec2::new(5_u32, 2_u32)))
    }
}

#[flatten]
mod p073 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Vec3,
        pub b: u32,
        pub c: f32,
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(self, mut b: f32) -> f32 {
            let _ = (flatten::math::any(
                BVec3::new((b <= self.a), false, (1.0_f32 > self.a)),
            ) && (MASK <= MASK));
            let (n, c) = (
                ({
                    let mut y = (self.a, Self::SIZE);
                    let mut turn = 0;
                    let y: Vec4 = 'value: loop {
                        let a: u32 = MASK;
                        if (((if (a < 5) {
                            (a != 2)
                        } else {
                            return ((y.0).abs() + 0.5).ln();
                        })
                            && ({
                                y.1 = ((1_u32 & 7) as usize);
                                ({
                                    let q = b;
                                    q == q && q.is_sign_negative()
                                })
                            })))
                        {
                            break (Vec4::new(1.0_f32, 1.5_f32, self.a, (-0.0_f32)))
                                .clamp(Vec4::ZERO, Vec4::ONE);
                        }
                        match (
                            [b, y.0, 0.25_f32].iter().fold(STEPS, |n, &x| 1_i32),
                            STEPS,
                        ) {
                            ((x_2, (2 | 1_000)) | (1_000, x_2)) => {}
                            ((x, -1) | (-7, x)) => {
                                return 2.0;
                            }
                            _ => {}
                        }
                        if (y.1 != y.1) {
                            break Vec4::new(self.a, (-0.0), b, (-2.5));
                        }
                        turn += 1;
                        if turn >= 3 {
                            break Vec4::new(self.a, f32::MAX, 3.0, 0.25);
                        }
                    };
                    (b, Self::SIZE)
                }),
                Vec3::new(HALF, b, self.a),
            );
            (b + b)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Hit, c: &(f32, usize), y: &mut f32) -> bool {
        'outer: for x in ((('block: {
            let mut k0 = (a.b) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let Hit { a, b: x, c: mut x_2 } = (*a);
                        let mut b: f32 = (((if (a.z < a.z) { a.x } else { c.0 }))
                            .saturate() + 0.0);
                    }
                    k1 += 1;
                }
            }
            if (c.1 <= (true as usize)) {
                let mut y = ((if false {
                    let n: f32;
                    if (((a.b | 7) - (a.b & 7)) == (8_u32 | 1).ilog2()) {
                        n = ({
                            'outer: for _ in [
                                (if (a.a.y < (*y)) { a.b } else { 2_u32 }),
                                (if (a.b != 8) { a.b } else { a.b }),
                                (match (false, true) {
                                    ((t, false) | (true, t)) => 1_u32,
                                    _ => a.b,
                                }),
                            ] {
                                if ((*y)).is_nan() {
                                    (*y)
                                        += (((*y)).abs().sqrt())
                                            .copysign(
                                                (((if false { c.0 } else { 0.5_f32 }) + (2.0_f32 * a.c)))
                                                    .max(-9.0),
                                            );
                                    continue 'outer;
                                }
                                (*y) = 0.0;
                            }
                            'block_1: {
                                if (a.b < a.b) {
                                    (*y) = c.0;
                                    break 'block_1;
                                }
                                (*y) /= 2.0;
                                let mut v = a.b;
                            }
                            ((-2.5) - c.0)
                        });
                    } else {
                        (*y) -= a.a.x;
                        n = 3.0;
                    }
                    ((LEVELS[(c.1).min(7)] & 15) * (STEPS & 7))
                } else {
                    (if (2_usize <= c.1) {
                        'outer: for x_2 in 0u32..1 {
                            let mut c: f32 = Pair::step(
                                Pair {
                                    a: clamp(0.5_f32, a.a.z, a.a.x),
                                },
                                ({ Pair { a: a.c } })
                                    .step(
                                        Pair::step(
                                            Pair {
                                                a: (2.0_f32).round_ties_even(),
                                            },
                                            ({
                                                (*y) = (a.a.x * c.0);
                                                (match (Pair { a: c.0 }) {
                                                    Pair { a: v } => c.0,
                                                    Pair { a: 0.25..=2.0 } => a.a.x,
                                                    _ => a.a.x,
                                                })
                                            }),
                                        ),
                                    ),
                            );
                            if false {
                                break 'block a.b;
                            }
                        }
                        (WIDE as i32)
                    } else {
                        (NARROW as i32)
                    })
                }) & STEPS);
                break 'block a.b;
            }
            a.b
        }) & 3)..4) {}
        ((1.0_f32 != c.0) ^ ((*y) > 0.5))
    }
}

#[flatten]
mod p074 {
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
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&mut self, a: f32) -> Option<Pair> {
            let t = (Some((*self)))?;
            Some(t)
        }
    }
    impl Pair {
        fn sum(&mut self, mut b: f32, c: i32, y: f32) -> Option<Pair> {
            let a: [f32; 3] = 'block: {
                if (false < (y > y)) {
                    let a_2 = [
                        select(
                            self.c.x,
                            (0..3i32).map(|x_2| 0.5_f32).sum::<f32>(),
                            (Self::SIZE < Pair::SIZE),
                        ),
                        (self.a).y,
                        (match ((if (self.a.y != self.a.y) {
                            let mut b: Pair = (&(*self) - &(*self));
                            let a = b
                                .step(
                                    ({
                                        self.a.x = round(STILL);
                                        (b.c.x % 4.0)
                                    }),
                                );
                            MASK
                        } else {
                            let b = ((((true
                                || ({
                                    self.c.y = ({
                                        let given: f32 = ((((1_i32 < c)).then_some((*self)))
                                            .map_or_else(
                                                || {
                                                    if true {
                                                        return TABLE[Pair::SIZE % 4];
                                                    }
                                                    b
                                                },
                                                |x| x.a.y,
                                            ))
                                            .cos();
                                        let a_2: f32 = {
                                            let t = doubled(given);
                                            const HALF: f32 = STEPS as f32 * 0.25;
                                            const STEPS: i32 = 2;
                                            fn doubled(n: f32) -> f32 {
                                                n * HALF + 1.0
                                            }
                                            t
                                        };
                                        let x = ((if ((if (STEPS != self.b) {
                                            (1.0_f32 != self.a.x)
                                        } else {
                                            false
                                        })) {
                                            None
                                        } else {
                                            Some((*self))
                                        }))?;
                                        self.c.x
                                    });
                                    (self.b <= c)
                                }))))
                                .then_some((*self)))?;
                            MASK
                        })) {
                            mut t @ ((4 | 3)) => self.c.y,
                            ..1 => b,
                            _ if (self.b != self.b) => b,
                            c => self.a.y,
                        }),
                    ]
                        .iter()
                        .enumerate()
                        .fold(y, |y, (t, &a_2)| self.a.y);
                    break 'block [1.5_f32, a_2, b];
                }
                [0.5_f32, self.c.x, self.a.x]
            };
            ((self.a.x < 1.5)).then_some((*self))
        }
    }
    impl Pair {
        fn turn(&mut self, a: &bool) -> Option<Pair> {
            let mut b = (((if (self.b > self.b) { Some((*self)) } else { None }))
                .map_or_else(
                    || Mat3::from_diagonal(Vec3::new((-2.5_f32), 0.5_f32, (-1.0_f32))),
                    |n| mat3(
                        Vec3::new(1.0_f32, 0.0_f32, n.c.x),
                        Vec3::new(1.5_f32, 1.0_f32, (-2.5_f32)),
                        POINTS[Self::SIZE % 6],
                    ),
                )
                * Mat3::from_cols(
                    Vec3::new(0.5_f32, (-0.0_f32), 1.5_f32),
                    POINTS[(5_i32 & 1) as usize],
                    Vec3::new((-0.0_f32), 0.5_f32, 0.5_f32),
                ));
            b.x_axis *= Vec3::new(3.0_f32, 2.0_f32, 0.5_f32);
            let mut turn = ((BVec3::new((*a), true, false)).bitmask()) & 1;
            let t: [Mat3; 3] = #[unroll(max = 3)]
            'value: loop {
                let mut c: [f32; 3] = [self.a.x, self.a.y, 0.25_f32];
                'outer: for (x_2, a) in c.iter().enumerate() {
                    self.c = (Vec2::new(0.5, 16_777_217f32)
                        - (b.y_axis.y).rem_euclid((b.x_axis.z)));
                    if (x_2 <= x_2) {
                        continue;
                    }
                }
                if (*a) {
                    break [b, b, b];
                }
                turn += 1;
                if turn >= 3 {
                    break [
                        b,
                        Mat3::from_cols(
                            b.y_axis,
                            Vec3::new(c[0], 0.5_f32, 0.5_f32),
                            b.x_axis,
                        ),
                        Mat3::from_cols(
                            Vec3::new(self.c.x, 1.0_f32, b.x_axis.y),
                            Vec3::new(c[1], b.x_axis.x, 0.5_f32),
                            b.z_axis,
                        ),
                    ];
                }
            };
            (if (*a) { None } else { Some((*self)) })
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: i32, c: &mut i32) -> i32 {
        let mut t: Pair = Pair {
            b: b,
            c: Vec2::new((-1.0), 2.0),
            a: Vec2::new(3.0, STILL),
        };
        let a = t.turn(&{ (t.c.x != t.a.x) });
        let mut a: [f32; 3] = (if (b != 5) {
            'outer: for v in 0..0usize {
                let mut k1 = 0i32;
                'inner: loop {
                    if !(k1 < 1) {
                        break;
                    }
                    t.a = (Some(Pair { b: (*c), ..t }))
                        .map_or_else(
                            || t.a,
                            |x_2| {
                                if (IVec2::new(2_i32, (*c)) == IVec2::new(10_i32, 10_i32)) {
                                    return (t.c).signum();
                                }
                                ((x_2).a
                                    * (a)
                                        .map_or_else(
                                            || {
                                                if all(BVec3::new(true, (10_i32 != (*c)), (v != 5_usize))) {
                                                    return Vec2::new(x_2.a.x, (-2.5_f32));
                                                }
                                                x_2.a
                                            },
                                            |x_2| t.a,
                                        ))
                            },
                        );
                    let mut a: Pair = (Some(Pair {
                        c: Vec2::new(3.0_f32, t.c.x),
                        a: Vec2::new((-2.5_f32), 0.0_f32),
                        b: b,
                    }))
                        .map_or_else(|| t, |n| n);
                    let a_2 = a
                        .step(
                            ({
                                t
                                    += ((if (a.c.y < a.a.y) { None } else { Some(a) }))
                                        .unwrap_or_else(|| a);
                                (t.a.x + (-0.0_f32))
                            }),
                        );
                    let mut t: Pair = (-a);
                    let x_2 = t
                        .sum(
                            a.c.y,
                            5,
                            (Vec3::new(t.a.y, (-0.0_f32), a.c.y)).element_product(),
                        );
                    k1 += 1;
                }
                if (v > 2) {
                    break;
                }
            }
            [1.5_f32, 1.5_f32, t.a.y]
        } else {
            [t.c.y, t.a.y, 0.5_f32]
        });
        'outer: for b in a {
            if (b <= b) {
                break;
            }
        }
        0
    }
}

#[flatten]
mod p075 {
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
mod p076 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(UVec2, Mat3),
        Near(i32),
        Far(f32),
        Other { a: i32, b: bool, c: f32 },
    }
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
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
    impl Kind {
        fn step(self, a: &mut f32, mut x: i32) -> f32 {
            let start = ((*a)
                - [0.0_f32, (*a), 2.0_f32]
                    .into_iter()
                    .map_while(|kept| Some(kept).filter(|&t| (t > 0.25_f32)))
                    .map(|y| 2.0_f32)
                    .sum::<f32>());
            let mut c = 0.0;
            c += start;
            let mut t = (mat3(
                Vec3::new((-2.5_f32), (*a), (*a)),
                POINTS[(3_usize).min(5)],
                POINTS[(MASK % 6) as usize],
            )
                * (Mat3::from_cols(
                    Vec3::new(c, (*a), c),
                    Vec3::new((-0.0_f32), (*a), c),
                    Vec3::new((-2.5_f32), 0.0_f32, 0.5_f32),
                ) * Mat3::from_diagonal(Vec3::new(2.0_f32, (*a), (-0.0_f32)))));
            t.z_axis += Vec3::ONE;
            ((t.x_axis.z).floor() + t.z_axis.x)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut [usize; 3], y: f32) -> f32 {
        'outer: for x_2 in 1..=2 {
            let mut t: Kind = Kind::Other {
                a: 0,
                b: (c[1] > c[2]),
                c: b,
            };
            let a = t
                .step(
                    &mut b,
                    (match MASKS[(MASKS[(MASKS[((x_2 as i32) & 1) as usize] % 7)
                        as usize] % 7) as usize]
                    {
                        ..=1 if (((if (y != y) { Some((NARROW as i32)) } else { None }))
                            .map_or_else(|| (y > y), |c| (y <= y))) => {
                            let mut t: [f32; 2] = [2.0_f32, HALF];
                            'inner: for n in t {
                                let a: (BVec3, bool) = (
                                    (Vec3::new(0.0_f32, 0.0_f32, 0.0_f32))
                                        .cmplt(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)),
                                    false,
                                );
                            }
                            0
                        }
                        0 => 0,
                        _ => 0,
                    }),
                );
        }
        0.0
    }
}

#[flatten]
mod p077 {
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
mod p078 {
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
    impl Pair {
        fn step(self, a: f32, c: [[f32; 2]; 2]) -> Option<Pair> {
            match (self.a != self.a) {
                _ => {
                    match ((if FLAGS[(MASKS[(self.a & 1) as usize] % 9) as usize] {
                        None
                    } else {
                        Some(
                            (match ((self.a != 7_i32), (self.a < 2_i32)) {
                                ((x, true) | (false, x)) => self,
                                _ => self,
                            }),
                        )
                    })) {
                        Some(a_2) if asked(&|a, a_2| true, 1.5_f32) => {
                            let x = (((if (self.a <= self.a) {
                                Some(Pair { b: a_2.b, ..self })
                            } else {
                                None
                            }))
                                .filter(|&y| ((y.a > self.a) || false)))?;
                            'block: {
                                if (a_2.b.x >= (c[0][1]).atan2((0.5_f32))) {
                                    let mut k0 = (MASK) & 3;
                                    #[keep]
                                    'outer: while k0 > 0 && (FLAGS[(Pair::SIZE).min(8)]) {
                                        k0 -= 1;
                                        let start = (IVec2::new(x.a, 1_i32)).y;
                                        let mut a_2 = 0;
                                        a_2 += start;
                                    }
                                    break 'block;
                                }
                                let v = ((if (x.b.x < Self::RATE) {
                                    Some(self)
                                } else {
                                    None
                                }))?;
                            }
                        }
                        Some(y) if (self.a != self.a) => {
                            let y = ((Some(self)).map(|n| Pair { b: self.b, ..y }))?;
                        }
                        _ => {}
                    }
                }
                true => {}
                _ => {}
                true => {}
                false => {}
            }
            (if (c[1][1] != c[1][0]) { None } else { Some(self) })
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut Mat2, y: &mut f32, t: &u32) -> bool {
        let Hit { a: 2, b: _ } = (Hit {
            a: ((*t) + MASK),
            b: Pair {
                b: Vec2::new((-0.0_f32), 3.0_f32),
                a: STEPS,
            },
        }) else {
            return (((if (3.0_f32 < (*y)) {
                None
            } else {
                Some(Pair {
                    a: STEPS,
                    ..Pair {
                        a: (NARROW as i32),
                        b: c.x_axis,
                    }
                })
            }))
                .is_none()
                && ({
                    c.x_axis *= 3.0_f32;
                    (IVec2::new(0_i32, STEPS) == IVec2::new(7_i32, STEPS))
                }));
        };
        let ((a, true) | (true, a)) = ((
            (match (((c.x_axis.y != c.x_axis.y))
                .then_some(Pair {
                    a: 1_i32,
                    b: Vec2::new(c.x_axis.y, (-0.0_f32)),
                }))
            {
                Some(t) => {
                    c.x_axis = t.b;
                    (MASK <= 2_u32)
                }
                Some(x_2) => (x_2.a <= x_2.a),
                Some(x_2) => ((b < b) != false),
                _ => {
                    'outer: for t in (0..3).rev() {
                        'inner: for b in 0..1 {
                            let mut a: Pair = (if ((t as i32) > 3) {
                                Pair { a: 10, b: c.y_axis }
                            } else {
                                Pair { b: c.y_axis, a: 1 }
                            });
                            let v = a
                                .step(
                                    (*y),
                                    ((if (2.0_f32 <= (*y)) { Some(a) } else { None }))
                                        .map_or_else(
                                            || [[a.b.y, c.y_axis.x]; 2],
                                            |y| [[a.b.y, c.x_axis.x], [c.x_axis.y, c.y_axis.x]],
                                        ),
                                );
                            if (a.a <= b) {
                                break 'outer;
                            }
                        }
                    }
                    true
                }
            }),
            FLAGS[(Pair::SIZE).min(8)],
        )) else {
            return (c.x_axis.x != c.x_axis.y);
        };
        false
    }
}

#[flatten]
mod p079 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: bool,
        pub b: f32,
        pub c: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    impl Pair {
        fn sum(self, a: f32) -> i32 {
            let mut x = ((POINTS[(MASK % 6) as usize]).z).powi(2);
            let mut turn = 0;
            let a: Vec2 = 'value: loop {
                let a: f32 = select(
                    x,
                    (Vec3::new(0.25_f32, self.c.y, 2.0_f32)).z,
                    (self.c == (self.c).normalize_or_zero()),
                );
                turn += 1;
                if turn >= 1 {
                    break exp2(self.c);
                }
            };
            ((('block: {
                let _ = self.a;
                if self.a {
                    x = ([self.b, (Self::SIZE as f32), (MASK as f32)]
                        .iter()
                        .enumerate()
                        .fold(a.y, |t, (c, &v)| select((-2.5_f32), 1.0_f32, self.a))
                        * self.c.x);
                    break 'block ((MASK & 255) as i32);
                }
                'outer: for _ in 0u32..2 {
                    let c: f32 = 'block_1: {
                        let Pair { a, b, .. } = Pair {
                            b: (self.b % (-3.0)),
                            c: select(Vec2::new(x, a.x), Vec2::new(a.y, 1.5_f32), true),
                            a: ((Vec2::new(x, 0.25_f32)) != (a)),
                        };
                        if ((IVec2::new((-1_i32), (-4_i32)))
                            == (IVec2::new(LEVELS[(1_i32 & 1) as usize], 2_i32)))
                        {
                            break 'block_1 b;
                        }
                        (if ((if self.a {
                            (b <= TABLE[(MASK % 4) as usize])
                        } else {
                            self.a
                        })) {
                            b
                        } else {
                            b
                        })
                    };
                }
                0
            }) + LEVELS[(MASK % 8) as usize]) + (x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &f32, t: &u32) -> u32 {
        let mut a: Pair = Pair {
            a: true,
            b: Pair::RATE,
            c: Vec2::new(a, 0.5),
        };
        let t = a.sum((3_u32 as f32));
        let mut n: [i32; 3] = (if a.a {
            let mut k0 = 0i32;
            'outer: while k0 < 0 {
                let start = a.c.x;
                let mut b = 0.0;
                b += start;
                if ((('block: {
                    if ((Pair { b: a.b, c: a.c, a: a.a }).a) {
                        let mut n: Pair = a;
                        let x_2 = n.sum((MASK as f32));
                        break 'block (1.5_f32 >= b);
                    }
                    (({
                        let q = HALF;
                        q == q && q.is_sign_negative()
                    }) && (a.a || a.a))
                }) && (a.c.y > a.b)))
                {
                    break 'outer;
                }
                let mut k1 = 1u32;
                'inner: while k1 < 4 {
                    k1 <<= 1;
                    b = 3.0;
                }
                k0 += 1;
            }
            [t; 3]
        } else {
            return 8;
        });
        'outer: for _ in n.iter().rev() {}
        (if a.a {
            let mut k0 = (({
                let x = (a.c.x
                    - (match ((a).a, ((-1.0_f32) - a.b)) {
                        (false, _) => {
                            let (a, (mut n, _)) = (
                                (UVec2::new(8_u32, 8_u32) + UVec2::new(2_u32, MASK)),
                                (({ Vec3::new((-2.5_f32), 2.0_f32, 16_777_217f32) }), MASK),
                            );
                            3.0
                        }
                        (true, _) => a.c.x,
                        _ => a.b,
                    }));
                MASK
            })) & 3;
            #[unroll(max = 4)]
            'outer: loop {
                if a.a || k0 == 0 {
                    break;
                }
                k0 -= 1;
            }
            MASK
        } else {
            MASK
        })
    }
}

#[flatten]
mod p080 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
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
    impl Hit {
        const FIRST: Self = Hit { a: 3 };
        const ALL: [Hit; 2] = [Hit { a: -2 }, Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut [f32; 2], c: Vec4, mut v: f32) -> f32 {
        let mut k0 = (((if (HALF < RAMP[(2_usize).min(8)]) {
            None
        } else {
            Some((
                MASKS[(1_u32 % 7) as usize],
                Vec3::new(HALF, a[0], c.z),
                Mat3::from_diagonal(Vec3::new(a[1], STILL, 2.0_f32)),
            ))
        }))
            .map_or_else(
                || {
                    if (a[0] <= HALF) {
                        return (UVec2::new(0_u32, 5_u32)).y;
                    }
                    MASK
                },
                |y| {
                    if (v != (-1.0_f32)) {
                        return y.0;
                    }
                    y.0
                },
            )) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 0) {
                    break;
                }
                k1 += 1;
                let mut x_2 = ((STEPS - k1) + (k1).rem_euclid((k1) | 1)) else {
                    return (if a[0] <= c.w {
                        (({ c.y })).clamp(a[0], c.w) + 0.0
                    } else {
                        v
                    });
                };
                if ((Vec2::new((-1.0), c.x) == Vec2::new(c.w, (-2.5))) == (k0 == k0)) {
                    if (c.w <= 0.5) {
                        break;
                    }
                    continue;
                }
                (!(((*a)) != ((*a))));
            }
        }
        let [n, _] = (*a);
        let mut k0 = ((3_u32 & MASK)) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let a: Hit = (match ((k0).is_power_of_two(), ((k0 as f32)).atan2((a[1]))) {
                (false, (-1.5 | -1.5)) => Hit::FIRST,
                (_, ..0.25) if ((c.z < 0.25_f32) < (c.w <= (-2.5_f32))) => {
                    let mut a: [[Option<(u32, Vec3, Mat3)>; 2]; 3] = [
                        [
                            Some((
                                MASK,
                                POINTS[(({
                                    (*a) = (if (0.5_f32 < c.y) { (*a) } else { (*a) });
                                    k0
                                }) % 6) as usize],
                                Mat3::from_cols(
                                    Vec3::new(3.0_f32, 0.25_f32, n),
                                    Vec3::new(a[1], v, (-1.0_f32)),
                                    Vec3::new(0.25_f32, c.z, n),
                                ),
                            )),
                            Some((
                                k0,
                                Vec3::new(a[1], c.z, n),
                                Mat3::from_cols(
                                    Vec3::new(3.0_f32, n, 2.0_f32),
                                    Vec3::new(0.5_f32, (-2.5_f32), c.w),
                                    Vec3::new(a[1], a[0], c.w),
                                ),
                            )),
                        ],
                        [
                            (if (c.z <= c.z) {
                                Some((
                                    k0,
                                    Vec3::new((-0.0_f32), c.w, 1.0_f32),
                                    Mat3::from_cols(Vec3::new(v, a[0], 1.0_f32), CORNER, CORNER),
                                ))
                            } else {
                                None
                            }),
                            (false)
                                .then_some((
                                    0_u32,
                                    Vec3::new((-0.0_f32), v, 0.0_f32),
                                    Mat3::from_cols(
                                        Vec3::new(0.0_f32, 0.0_f32, 0.25_f32),
                                        Vec3::new(a[1], 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    ),
                                )),
                        ],
                        [
                            (false)
                                .then_some((
                                    0_u32,
                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    Mat3::from_cols(
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    ),
                                )),
                            (false)
                                .then_some((
                                    0_u32,
                                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    Mat3::from_cols(
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    ),
                                )),
                        ],
                    ];
                    'inner: for a in a {}
                    Hit { a: 0 }
                }
                (true, -1.5) => Hit { a: 0 },
                _ => Hit { a: 0 },
            });
        }
        0.0
    }
}

#[flatten]
mod p081 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub bool);
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit { a: self.a ^ other.a }
        }
    }
    impl std::ops::Sub<Self> for &Hit {
        type Output = Hit;
        fn sub(self, other: Self) -> Self::Output {
            Hit { a: self.a }
        }
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: IVec3, c: &i32) -> f32 {
        let mut k0 = (MASK) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let (mut y, c) = (
                        (State(FLAGS[(a.x & 1) as usize])).0,
                        IVec2::new(a.y, 7_i32),
                    );
                    let mut a: Vec2 = (((Vec2::new(f32::MIN_POSITIVE, 1.0_f32)).perp())
                        .min(
                            ({
                                y
                                    |= ((HALF
                                        <= flatten::math::dot(
                                            Vec3::new(0.5_f32, STILL, 2.0_f32),
                                            POINTS[(3_u32 % 6) as usize],
                                        ))
                                        || ({
                                            y &= ((k0 > k0) ^ y);
                                            (a.z < 0_i32)
                                        }));
                                let c: State;
                                if ((match ((if y { None } else { Some(Hit { a: a.x }) })) {
                                    Some(x) => y,
                                    Some(mut v) => y,
                                    Some(mut b) if y => (a.x > a.y),
                                    mut c => y,
                                })) {
                                    y = false;
                                    c = State(false);
                                } else {
                                    c = State(false);
                                }
                                Vec2::new(0.0, 0.0)
                            }),
                        ))
                        .yx();
                }
                k1 += 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p082 {
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
                    'inner: for b in 0..4u8 {
                        let mut y = [(((5_i32 - (-1_i32)) & 7) as usize), 1_usize];
                    }
                    break;
                }
            }
            (
                Pair(self.1.y, IVec2::new(7_i32, self.0)),
                Mat2::from_diagonal(Vec2::new((*a), (*a))),
                IVec3::new(
                    ([self.0, STEPS])[0],
                    (self.0 + self.0),
                    (match Hit((*a), BVec3::new((self.0 != self.1.y), true, false)) {
                        Hit(0.0..=2.0, _) => self.0,
                        Hit(mut c @ ..=0.25, a) => (-1_i32),
                        t => self.1.y,
                    }),
                ),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut u32, c: &mut i32) -> bool {
        let mut t: Pair = Pair(STEPS, IVec2::new(5_i32, (*c)));
        let v = t
            .step(
                &{
                    (if true {
                        let State { a } = ({
                            let mut a = Mat2::from_diagonal(Vec2::new(HALF, 1.5));
                            a.x_axis *= Vec2::ONE;
                            State { a: 0.5_f32 }
                        });
                        a
                    } else {
                        let mut c = (((HALF) as u32 as i32) + (t.1 & 63).dot(t.1 & 15));
                        State::RATE
                    })
                },
            );
        let mut c: Pair = (v).0;
        c.step(&v.1.y_axis.y);
        let a_2: Pair = ({
            let mut k0 = -1i32;
            'outer: while k0 <= -1 {
                k0 = k0 + 2;
                let mut c: [i32; 2] = [v.0.1.y, k0];
                'inner: for x in c {
                    match ((match (Hit(
                        v.1.y_axis.x,
                        BVec3::new(true, ((*a) <= (*a)), true),
                    ))
                        .0
                    {
                        mut c => Hit(v.1.y_axis.y, BVec3::new(true, true, false)),
                        y => {
                            Hit(
                                (-1.0_f32),
                                BVec3::new(
                                    ((-0.0_f32) <= v.1.x_axis.x),
                                    (y < v.1.x_axis.x),
                                    (t.0 > v.0.1.y),
                                ),
                            )
                        }
                    })) {
                        Hit(0.0..8.0, mut a_2) if FLAGS[(2_u32 % 9) as usize] => {}
                        _ => {
                            break 'inner;
                        }
                    }
                }
            }
            c
        });
        ([LEVELS[(Hit::SIZE).min(7)], (c.1.x & c.1.y), (t.1.x).saturating_add(3_i32)]
            .into_iter()
            .skip(2)
            .any(|t| ((-0.0_f32) != v.1.y_axis.x)) ^ (t.0 > 1))
    }
}

#[flatten]
mod p083 {
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32, y: Vec3, t: u32) -> f32 {
        let [(x, b), (mut c, mut v)] = (match (y.x != y.y) {
            _ => [((-0.0_f32), 0_i32), (STILL, 3_i32)],
            n => [(0.0_f32, (*c)), (y.x, (*c))],
            true => {
                let mut k0 = (((if (t > MASK) { Some(3.0_f32) } else { None }))
                    .map_or_else(|| 8_u32, |a_2| t)) & 3;
                #[unroll(max = 4)]
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let c: (f32, i32) = 'block: {
                                if ((y * y)).cmple(y).any() {
                                    continue 'outer;
                                }
                                (0.5_f32, (*c))
                            };
                            if FLAGS[(Kind::SIZE).min(8)] {
                                let [(mut x, mut c), ..] = (if (1_u32).is_power_of_two() {
                                    [c; 2]
                                } else {
                                    [c, c]
                                });
                                let a = [(Vec2::new(x, 1.5_f32)).to_angle(); 2];
                            } else {
                                let mut v = (if (c.0 != b) { 2.0 } else { y.x });
                            }
                        }
                        k1 += 1;
                    }
                }
                [(y.z, (-4_i32)), (b, (*c))]
            }
            false => [((-0.0_f32), 7_i32), (y.z, (*c))],
        });
        (y.y + c)
    }
}

#[flatten]
mod p084 {
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
mod p085 {
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
mod p086 {
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
mod p087 {
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
mod p088 {
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
mod p089 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32, pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: i32,
        pub b: usize,
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
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(-self.0, -self.1)
        }
    }
    impl std::ops::Add for Hit {
        type Output = Hit;
        fn add(self, other: Hit) -> Hit {
            Hit {
                a: self.a ^ other.a,
                b: self.b ^ other.b,
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
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
        fn step(&mut self, a: &usize, c: i32) -> i32 {
            let [b, mut t, ..] = [
                (Vec3::new((-2.5_f32), 1.0_f32, (-1.0_f32))).normalize_and_length().1,
                Mat3::from_cols(
                        Vec3::new(0.0_f32, (-2.5_f32), TABLE[(c & 1) as usize]),
                        Vec3::new((-0.0_f32), RAMP[((*a)).min(8)], 1.0_f32),
                        Vec3::new(
                            RAMP[((NARROW as i32) & 1) as usize],
                            Self::RATE,
                            (-1.0_f32),
                        ),
                    )
                    .determinant(),
                STILL,
            ];
            STEPS
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: u32, c: i32, mut v: usize) -> Pair {
        if (((({
            let mut a_2: Hit = (Hit {
                b: v,
                ..Hit { b: 1_usize, a: c }
            } * c);
            let n = a_2
                .step(
                    &v,
                    ((!STEPS) ^ turned((c < 1_i32), STEPS, (5_i32 <= (-1_i32)), a_2.a).1),
                );
            a
        }) | a)
            == (match (c).signum() {
                _ => {
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
                                v = (0.25_f32.abs() as usize & 15);
                            }
                            k1 += 1;
                        }
                    }
                    ({
                        let mut k0 = -1i32;
                        'outer: while k0 <= -3 {
                            k0 = k0 + 2;
                            let mut turn = 0;
                            let x_2: i32 = 'value: loop {
                                v = (Pair::RATE.abs() as usize & 15);
                                if (!(a > a)) {
                                    break ((k0 + (-1)) | (c).wrapping_neg());
                                }
                                v = (((a).count_ones() as usize)
                                    + (if v >= v { v - v } else { v }));
                                let a: (i32, Pair, Vec3) = (
                                    (-(c + 2_i32)),
                                    Pair(TABLE[(a % 4) as usize], HALF),
                                    Vec3::new((-2.5_f32), 1.5_f32, (-0.0_f32)),
                                );
                                if (v > 1) {
                                    break 'value (select(10_i32, 2_i32, (2.0_f32 <= a.2.y))
                                        & (c + a.0));
                                }
                                let mut x: Vec3 = ceil(
                                    Vec3::new(a.1.0, 0.25_f32, (-2.5_f32)),
                                );
                                turn += 1;
                                if turn >= 2 {
                                    break c;
                                }
                            };
                            if (a != a) {
                                continue;
                            }
                            if (((matches!(v, 2)
                                & ((x_2 != k0)
                                    || ({
                                        v %= 3;
                                        false
                                    }))) ^ (a != 0)))
                            {
                                v |= 1;
                                v *= 2;
                            } else if ((match ((
                                (match (1.5_f32, true, false) {
                                    ((-1.5 | -1.5), a, mut t @ false) => (-4_i32),
                                    (0.25..2.0, x_2 @ false, _) if false => k0,
                                    (mut x, _, true) => c,
                                    _ => x_2,
                                }),
                                (if Hit::SIZE >= 2_usize {
                                    Hit::SIZE - 2_usize
                                } else {
                                    v
                                }),
                                (k0).min(3_i32),
                            )) {
                                (mut n @ ((-7 | 5)), ..=100, 5) if (!(k0 <= 3)) => {
                                    (0.0_f32 < 0.0)
                                }
                                (-7, 0, -7) => false,
                                (-7, 0, -7) => false,
                                _ => false,
                            })) {} else {}
                        }
                        0
                    })
                }
                -7 => 0,
                -7 => 0,
                _ => 0,
            })))
        {}
        Pair(0.0_f32, 0.0_f32)
    }
}

#[flatten]
mod p090 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: u32, b: i32, c: u32 },
        Near,
        Far(bool, f32),
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    fn turned<A, B>(asked: bool, a: A, b: B, c: A) -> (B, A) {
        if asked {
            return (b, c);
        }
        (b, a)
    }
    impl Kind {
        const FIRST: Self = Kind::Empty { a: 2, b: -2, c: 5 };
        const ALL: [Kind; 2] = [Kind::Near, Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut usize, y: f32, t: &u32) -> f32 {
        let mut k0 = (turned((1_u32 < (*t)), (*t), ((-2.5_f32) <= (*a)), (*t)).1) & 3;
        #[unroll(max = 3)] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut turn = 0;
            let a_2: f32 = 'value: loop {
                'inner: for a_2 in 0..1 {
                    if (3_u32 >= ((*t) + k0)) {
                        (*c) = (*c);
                        break 'outer;
                    }
                    let mut t: f32 = (*a);
                }
                let mut x: Vec3 = ((match ((true && (y < y)), (5_u32 / 7)) {
                    (false, 2) => {
                        (*c) += 1;
                        (Vec3::new((-1.0), 0.0, (*a)) / (-3.0))
                    }
                    (v @ true, ..=4) => {
                        if v {
                            let mut v: Kind = ([
                                Kind::Near,
                                Kind::Empty {
                                    a: k0,
                                    b: STEPS,
                                    c: (*t),
                                },
                                Kind::Far(v, (*a)),
                            ])[0];
                            let mut a_2 = ((IVec2::new((NARROW as i32), STEPS))
                                .max(IVec2::new((WIDE as i32), (WIDE as i32)))
                                - (if ((*c) < (*c)) {
                                    IVec2::new(0, 10)
                                } else {
                                    (IVec2::new(STEPS, 7) % 2)
                                }));
                            let mut x: Vec2 = (Vec2::new(y, y)).abs();
                        } else if (([Kind::Near, Kind::FIRST, Kind::FIRST])
                            == ([Kind::Far(v, y), Kind::Near, Kind::FIRST]))
                        {
                            let mut v: f32 = (vec3(
                                y,
                                (Vec2::new((*a), 2.0_f32)).y,
                                (POINTS[(STEPS & 1) as usize]).z,
                            ))
                                .z;
                            let given: f32 = (y)
                                .rem_euclid(
                                    ((Vec3::new((-0.0_f32), 16_777_217f32, (-2.5_f32))).z),
                                );
                            let v: f32 = {
                                let t = second(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn second(v: f32) -> f32 {
                                    v * HALF + 1.0
                                }
                                t
                            };
                        } else {
                            let mut x: [i32; 2] = (match (((*c)).max((*c)), (-4_i32)) {
                                (mut a, 1..2) => [(WIDE as i32), (NARROW as i32)],
                                (a_2, mut c) => [c, 3_i32],
                                (3..=4, _) if v => [STEPS, STEPS],
                                _ => [STEPS; 2],
                            });
                        }
                        Vec3::new(0.0, (-0.0), (-0.0))
                    }
                    (true, v @ 1..=4) => Vec3::new(2.0, y, 2.0),
                    _ => Vec3::new(1.5, (-0.0), 0.5),
                }))
                    .abs();
                if ((*c) < (*c)) {
                    break (*a);
                }
                turn += 1;
                if turn >= 1 {
                    break x.y;
                }
            };
        }
        (HALF + ((*c) as f32))
    }
}

#[flatten]
mod p091 {
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
    const STEPS: i32 = 3;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32) -> f32 {
        let a: usize = (if ([
            counted(&|a| (*c)),
            ((*c)).min((*c)),
            ({
                (*c) |= (*c);
                (*c)
            }),
        ]
            .iter()
            .all(|&b| (true && ((*c) < STEPS))))
        {
            let _ = 5_usize else {
                return (HALF / 1.5);
            };
            Pair::SIZE
        } else {
            let mut a: IVec3 = (if (((Hit { a: UVec2::new(2_u32, 3_u32) })
                == (Hit { a: UVec2::new(8_u32, MASK) })))
            {
                let mut y = (if any(BVec3::new(false, false, ((*a) > (*a)))) {
                    return ((Vec2::new(f32::NAN, (*a))).y - (*a));
                } else {
                    (Mat2::from_diagonal(Vec2::new((*a), (*a)))
                        * Mat2::from_cols(
                            Vec2::new(f32::INFINITY, 0.5_f32),
                            Vec2::new(0.5_f32, (*a)),
                        ))
                });
                y.y_axis += Vec2::ONE;
                ((IVec3::new(7, 3, 5) % 3)
                    + (IVec3::new(STEPS, (*c), (*c)))
                        .saturating_sub(IVec3::new(3_i32, (-1_i32), 0_i32)))
            } else {
                ((IVec3::new(0, 0, 0) + IVec3::new(0, 0, 0)) / 2)
            });
            0
        });
        0.0
    }
}

#[flatten]
mod p092 {
    use super::*;
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
        const FIRST: Self = Pair(3, -2);
        const ALL: [Pair; 2] = [Pair(-2, i32::MAX), Self::FIRST];
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32) -> Mat2 {
        (*c) = ((((*c) - ({ Pair((*c), (*c)) }).step(a, 0.5_f32)) & 15)
            * (first(
                (if true {
                    let mut k0 = ((UVec2::new(
                        MASKS[(MASKS[(({
                            (*c) /= 3;
                            MASK
                        }) % 7) as usize] % 7) as usize],
                        MASK,
                    ))
                        .y) & 3;
                    #[keep]
                    'outer: loop {
                        if (((POINTS[(({
                            (*c) = (*c);
                            k0
                        }) % 6) as usize])
                            .cmple(Vec3::new(a, 0.0, a))
                            .any()
                            | (if (k0 <= k0) {
                                let mut b: State = State { b: a, a: 1.5 };
                                (1_i32 < (*c))
                            } else {
                                if ((-2.5_f32) <= a) {
                                    if (((-a)
                                        < (if a <= a { (a).clamp(a, a) + 0.0 } else { a })))
                                    {
                                        return ({
                                            (Mat2::from_cols(Vec2::new(1.5_f32, a), Vec2::new(a, a)))
                                                .transpose()
                                        });
                                    } else {
                                        return ((mat2(
                                            Vec2::new(0.0_f32, 1.0_f32),
                                            Vec2::new(2.0_f32, a),
                                        )
                                            * Mat2::from_cols(
                                                Vec2::new(0.0_f32, 0.0_f32),
                                                Vec2::new(1.0_f32, a),
                                            )))
                                            .transpose();
                                    }
                                }
                                false
                            }))) || k0 == 0
                        {
                            break;
                        }
                        k0 -= 1;
                    }
                    mat2(Vec2::new(0.25_f32, 0.5_f32), Vec2::new(0.0_f32, (-1.0_f32)))
                } else {
                    Mat2::from_diagonal(Vec2::new(2.0_f32, a))
                }),
            ) & 7));
        Mat2::from_cols(
            (Vec2::new(3.0, TABLE[State::SIZE % 4]) + Vec2::splat(((*c) as f32))),
            Vec2::new(f32::EPSILON, 2_147_483_648f32),
        )
    }
}

#[flatten]
mod p093 {
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
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair(-other.0)
        }
    }
    impl std::ops::Neg for Pair {
        type Output = Self;
        fn neg(self) -> Self {
            Pair(-self.0)
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
    impl std::ops::Sub<Self> for &State {
        type Output = State;
        fn sub(self, other: Self) -> Self::Output {
            State { a: self.a }
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &i32, y: &State) -> f32 {
        if ((('block: {
            if (!((y.a.y > b) & (y.a.x > 3.0))) {
                break 'block taken(f32::MIN_POSITIVE, |c| TABLE[State::SIZE % 4]);
            }
            let x_2: Pair;
            if ((({
                'outer: for x in 0..2 {
                    if ((BVec3::new(true, false, true))
                        == (BVec3::new(true, false, false)))
                    {
                        break;
                    }
                    let Pair(mut y) = Pair(0.5_f32);
                }
                y.a.z
            }) != y.a.x))
            {
                x_2 = (&{ (-Pair::ALL[(Hit::SIZE).min(1)]) } - &{ Pair(y.a.x) });
            } else {
                x_2 = Pair(((b).max((-2.5_f32)) + 0.0));
            }
            [
                0_i32,
                (*c),
                (if (y.a.z < x_2.0) {
                    return ((b).max((y.a.x * b)) + 0.0);
                } else {
                    let mut b = (&(*y) - &(*y));
                    1_i32
                }),
            ]
                .into_iter()
                .take_while(|&n| ((10_i32 <= (-1_i32)) && (y.a.z <= b)))
                .map(|b| {
                    if (b > 10_i32) {
                        return ((y.a.z).max(1.5_f32) + 0.0);
                    }
                    (-0.0_f32)
                })
                .sum::<f32>()
        }))
            .is_nan())
        {
            if ((((MASK, (*y))).0
                < (((((true as i16) + 3) as u32 & 255) & 15)
                    * ((if ((*c) != (*c)) {
                        MASK
                    } else {
                        return y.a.x;
                    }) & 7))))
            {
                let mut k0 = (3_u32) & 3;
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            b -= 1.5_f32;
                            let State { a: b } = State {
                                a: (Vec3::new(1.0_f32, 1.5_f32, y.a.z)).xxz(),
                            };
                        }
                        k1 += 1;
                    }
                }
            }
            let start = ({
                let mut k0 = (({
                    let q = y.a.z;
                    if q == q { q.to_bits() >> 20 } else { 7 }
                })) & 3;
                'outer: loop {
                    let mut t = [
                        ({ ((*c)).min((*c)) }),
                        (((*c) & 15) * (select((*c), STEPS, true) & 7)),
                    ];
                    if k0 == 0 || (((y.a.x > y.a.y) && (!((*c) != t[0])))) {
                        break;
                    }
                    k0 -= 1;
                }
                (if ((*c) < (*c)) { MASK } else { 2_u32 })
            });
            let mut t = 1;
            t += start;
            if false {
                if (((((*c) > (*c))
                    || ({
                        t = (t >> (3_u32 & 31));
                        true
                    })) && (0.0_f32 < 0.0)))
                {
                    return 0.0;
                } else {
                    return 0.0;
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p094 {
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
    impl std::ops::Sub<Self> for &Pair {
        type Output = Pair;
        fn sub(self, other: Self) -> Self::Output {
            Pair { a: self.a }
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
        fn step(&mut self, mut b: f32, c: Option<Pair>) -> Option<Pair> {
            if ((match c {
                Some(
                    _,
                ) if (asked(
                    &|x_2, x| {
                        if (!(2_i32 != x)) {
                            return (c).is_none_or(|x| (x.a.y > (-1.0_f32)));
                        }
                        (5_i32 > x)
                    },
                    0.5_f32,
                )) => {
                    let v = (({
                        let mut b = ((Mat3::from_cols(self.a, self.a, self.a)
                            + mat3(
                                Vec3::new(3.0_f32, (-2.5_f32), 0.25_f32),
                                self.a,
                                self.a,
                            ))
                            - Mat3::from_cols(
                                self.a,
                                Vec3::new((-2.5_f32), b, 0.0_f32),
                                self.a,
                            ));
                        b.z_axis = self.a;
                        'outer: for _ in (1..1).step_by(3) {
                            let c = ((if (b.z_axis.x != (-0.0)) {
                                ([c; 3])[0]
                            } else {
                                ({
                                    (if FLAGS[Hit::SIZE % 9] { Some((*self)) } else { None })
                                })
                            }))?;
                            if all(
                                (Vec3::new(0.0_f32, (-0.0_f32), 2.0_f32)).cmpne(c.a),
                            ) {
                                let [x_2, x, v] = [
                                    Some(c),
                                    (if (b.x_axis.x > b.x_axis.z) {
                                        None
                                    } else {
                                        Some((*self))
                                    }),
                                    (true).then_some((*self)),
                                ];
                                break;
                            }
                        }
                        ((b.y_axis.x != b.y_axis.y)).then_some((*self))
                    }))?;
                    (v.a.x < self.a.x)
                }
                Some(mut n) => false,
                None if (self.a.z != self.a.x) => (b <= self.a.x),
                a => (self.a.z < self.a.y),
            })) {}
            ({
                let mut x_2: usize = (((self.a).abs().sqrt()).dot(self.a).abs() as usize
                    & 15);
                c
            })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, y: &f32) -> [f32; 2] {
        let mut t = Mat3::from_cols(
            Vec3::new((*y), (*a), (-1.0)),
            Vec3::new(2.0, (-2.5), (*a)),
            Vec3::new(0.0, 0.25, 1.0),
        );
        t.x_axis = ('block: {
            let x @ 0..1_000 = ((*c) - ((*c)).saturating_sub((*c))) else {
                return [t.x_axis.z, HALF];
            };
            if turned(
                    ((*c) != (*c)),
                    (x > (*c)),
                    ((*c) < 0_i32),
                    (true == ((*c) < (*c))),
                )
                .1
            {
                match (({
                    ((Hit {
                        a: t.y_axis,
                        ..Hit {
                            c: (0_i32 < (-4_i32)),
                            a: t.z_axis,
                            b: t.z_axis.y,
                        }
                    })
                        .b
                        <= ((if (x != 5) { None } else { Some(Pair::FIRST) }))
                            .map_or_else(
                                || t.y_axis.y,
                                |n| {
                                    if (2.0_f32 != n.a.y) {
                                        return (((3.0_f32 != t.z_axis.y))
                                            .then_some(Pair { a: t.y_axis }))
                                            .map_or_else(|| t.y_axis.z, |a_2| n.a.x);
                                    }
                                    0.25_f32
                                },
                            ));
                    [t.z_axis.y, (-1.0_f32), (*y)].iter().fold(10_i32, |v, &x_2| v)
                })) {
                    (-7 | 1) => {
                        let mut a: Pair = ('block_1: {
                            if (((((if (x < STEPS) {
                                None
                            } else {
                                Some(Pair { a: t.y_axis })
                            }))
                                .map_or_else(
                                    || {
                                        [(if false { Some(Pair { a: t.z_axis }) } else { None }); 3]
                                    },
                                    |n| [
                                        Some(n),
                                        (false).then_some(n),
                                        (if (10_i32 != 3) { None } else { Some(n) }),
                                    ],
                                ))
                                == ([
                                    (if (t.z_axis.x != (*y)) {
                                        None
                                    } else {
                                        Some(Pair { a: t.x_axis })
                                    }),
                                    (if (x != x) { None } else { Some(Pair { a: t.z_axis }) }),
                                    ((x <= x)).then_some(Pair { a: t.z_axis }),
                                ])))
                            {
                                break 'block_1 Pair {
                                    a: Vec3::new(0.0, 0.0, 0.0),
                                };
                            }
                            Pair {
                                a: Vec3::new(0.0, 0.0, 0.0),
                            }
                        });
                        a.step(
                            0.0,
                            (false)
                                .then_some(Pair {
                                    a: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                }),
                        );
                    }
                    _ => {}
                }
                break 'block Vec3::new(0.0_f32, 0.0_f32, 0.0_f32);
            }
            Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
        });
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p095 {
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
    const HALF: f32 = 0.5;
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
    pub fn entry(a: Vec4, c: Vec3, mut v: f32) -> f32 {
        let start = 2_i32;
        let mut a_2 = 0;
        a_2 += start;
        let given: f32 = ((-0.0_f32)).lerp(a.y, 0.0_f32);
        let b: f32 = {
            let t = doubled(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(c: f32) -> f32 {
                (c - HALF).max(HALF)
            }
            t
        };
        a_2
            &= (Pair::step(Pair::FIRST, 3.0_f32))
                .map_or_else(|| (IVec2::new(a_2, 5_i32)).y, |a_2| STEPS);
        (3.0 + v)
    }
}

#[flatten]
mod p096 {
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
mod p097 {
    use super::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
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
        (((if [TABLE[Pair::SIZE % 4], HALF, STILL]
            .into_iter()
            .take_while(|&b| (a.z < a.z))
            .any(|a_2| (a.y > (WIDE as i32)))
        {
            None
        } else {
            Some(
                Mat2::from_cols(
                    Vec2::new((-1.0_f32), RAMP[(MASK % 9) as usize]),
                    Vec2::new(STILL, f32::INFINITY),
                ),
            )
        }))
            .map_or_else(|| 1_u32, |c| MASK) + MASK)
    }
}

#[flatten]
mod p098 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair { a: self.a }
        }
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Hit {
        fn step(mut self, a: &Vec2, c: i32) -> f32 {
            {
                if ((((-1_i32) != c)
                    && ({
                        self = Hit;
                        (true == false)
                    })))
                {
                    let mut turn = (MASKS[Self::SIZE % 7]) & 1;
                    let a: Hit = #[keep]
                    'value: loop {
                        if (c < c) {
                            break self;
                        }
                        turn += 1;
                        if turn >= 2 {
                            break Hit;
                        }
                    };
                    if (true != (c <= c)) {
                        if (!(c <= (-1))) {
                            return 1.0;
                        } else {
                            return ((TABLE[(Self::SIZE).min(3)] * Self::RATE)
                                - fma(HALF, STILL, TABLE[(MASK % 4) as usize]));
                        }
                    }
                    let mut n: bool = (TABLE[1_usize % 4]).is_nan();
                }
            }
            ((if ([
                ('block: {
                    let mut k0 = -1i32;
                    'outer: loop {
                        if !(k0 <= 1) {
                            break;
                        }
                        k0 = k0 + 2;
                        let mut x: [f32; 3] = [1.0_f32, a.x, a.x];
                        'inner: for _ in &mut x {
                            let 1 = ((((a.y as i32).clamp(-64, 64)) & 63) << (1u32))
                            else {
                                return ((a.y).signum() * 0.0);
                            };
                        }
                        if (c < k0) {
                            break 'outer;
                        }
                    }
                    if (c != c) {
                        break 'block a.x;
                    }
                    0.5_f32
                }),
                a.x,
                a.x,
            ]
                .iter()
                .any(|&x_2| (c > c)))
            {
                a.y
            } else {
                a.x
            }) + a.y)
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, y: &f32, t: u32) -> BVec3 {
        let mut turn = 0;
        let a: Pair = 'value: loop {
            let mut a: Hit = Hit;
            a.step(&{ (Vec2::new((-0.0_f32), b)).min(Vec2::new((*y), 0.0_f32)) }, 0);
            turn += 1;
            if turn >= 2 {
                break Pair {
                    a: Vec3::new(0.0, 0.0, 0.0),
                };
            }
        };
        BVec3::new(false, false, false)
    }
}

#[flatten]
mod p099 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub usize);
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: f32, y: &mut f32) -> f32 {
        let mut b = (
            Pair { b: (*y), c: STEPS, a: x },
            Mat3::from_diagonal(POINTS[(MASK % 6) as usize]),
            BVec3::new((x > (*y)), false, true),
        );
        let (mut y, ([mut a, c, mut x_2], mut n)) = (
            (Vec2::new(b.1.z_axis.y, 0.25_f32)).normalize_or_zero(),
            (
                [(LEVELS[Pair::SIZE % 8]).wrapping_sub(b.0.c), counted(&|b| b), b.0.c],
                b.0.c,
            ),
        );
        {
            let t = &mut a;
            let t: Hit = Hit(
                (Vec4::new(y.y, 0.0_f32, (-2.5_f32), b.1.z_axis.z)).min_position(),
            );
            let _ = matches!(
                Hit(t.0), Hit(y @ 4) if (([UVec2::new(2_u32, MASK), UVec2::new(3_u32,
                8_u32)]) == ([UVec2::new(MASK, MASK); 2]))
            );
        }
        let start = b.1.z_axis.x;
        let mut b = 0.0;
        b += start;
        let mut k0 = -1i32;
        'outer: while k0 <= 3 {
            k0 = k0 + 2;
            x = ((if (({
                if (({
                    let q = (a as f32);
                    q == q && q.is_sign_negative()
                })) {
                    let Pair { a: mut b, b: _, c } = Pair {
                        b: (Vec3::new(0.25_f32, (-0.0_f32), 3.0_f32)).length(),
                        c: (a + n),
                        a: ({ b }),
                    };
                }
                (y.y != y.y)
            })) {
                [(-1_i32), x_2, a]
                    .into_iter()
                    .filter(|&x_2| {
                        if (MASK >= MASK) {
                            return (([UVec2::new(0_u32, 8_u32), UVec2::new(MASK, 3_u32)])
                                != ([UVec2::new(0_u32, MASK), UVec2::new(5_u32, MASK)]));
                        }
                        (b < y.y)
                    })
                    .map(|mut t| 0.0_f32)
                    .sum::<f32>()
            } else {
                b
            }) - 0.0);
        }
        (y.x + b)
    }
}

#[flatten]
mod p100 {
    use super::*;
    use flatten::math::*;
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
mod p101 {
    use super::*;
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
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut [i32; 2], c: &mut f32) -> f32 {
        a[1] = (Some(
            ({
                if ((*a).len() < ((true, Kind::SIZE)).1) {
                    let mut turn = 0;
                    let x: Kind = 'value: loop {
                        let mut k0 = 252u8;
                        'outer: loop {
                            if !(k0 != u8::MAX) {
                                break;
                            }
                            (*c) = (((Vec4::new(
                                (k0 as f32),
                                STILL,
                                (-1.0_f32),
                                (-0.0_f32),
                            ) * Vec4::new(0.5_f32, 1.5_f32, 0.25_f32, (*c))))
                                .dot(
                                    (if ((*c) < (*c)) {
                                        Vec4::new(1.0_f32, (k0 as f32), 1.5_f32, 0.25_f32)
                                    } else {
                                        Vec4::new(0.5_f32, 3.0_f32, 1.5_f32, (*c))
                                    }),
                                ))
                                .trunc();
                            k0 += 1;
                        }
                        if ((({ Some(a[1]) }))
                            .is_some_and(|x_2| {
                                (((-0.0_f32) < (*c)) || ((*c) <= (-2.5_f32)))
                            }))
                        {
                            break 'value Kind::Empty((((*c) > (*c)), 0_usize));
                        }
                        a[0] %= 7;
                        let mut x_2: Vec2 = (Vec2::splat(((*c) - (*c))) * (*c));
                        if (((MASK | MASK)
                            != (if FLAGS[(MASK % 9) as usize] { MASK } else { 2 })))
                        {
                            break 'value Kind::Empty((false, 8_usize));
                        }
                        #[keep]
                        'outer: for x_2 in (0..(((MASKS[Kind::SIZE % 7] | 7)
                            - (MASK & 7)) & 3))
                        {
                            let mut t = Kind::SIZE;
                            if (a[0] <= 3) {
                                break;
                            }
                        }
                        turn += 1;
                        if turn >= 3 {
                            break Kind::Near;
                        }
                    };
                } else {}
                a[0]
            }),
        ))
            .map_or(1_i32, |n| n);
        ((*c) + (*c))
    }
}

#[flatten]
mod p102 {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
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
        let mut n = (if (asked(
            &|v, b| {
                if ((if (a != 3) {
                    None
                } else {
                    Some((b, Vec3::new((-1.0_f32), (-1.0_f32), y.a.x), y.a.y))
                }))
                    .is_some()
                {
                    return ((v > y.a.z) && true);
                }
                true
            },
            TABLE[1_usize % 4],
        )) {
            Some(Hit)
        } else {
            None
        });
        'outer: for t in 0u32..0 {
            let b: Option<Hit> = (match y.a.x {
                1.0..8.0 if ((Vec2::new(1.5_f32, 0.0_f32))
                    != (Vec2::new(y.a.y, (-2.5_f32)))) => {
                    ((n)
                        .or_else(|| {
                            if (if true { (y.b.y < y.b.x) } else { (1_u32 != t) }) {
                                return (if (HALF > y.a.x) { Some(Hit) } else { None });
                            }
                            (if FLAGS[(a).min(8)] { Some(Hit) } else { None })
                        }))
                        .map(|a| {
                            if (false || (y.a.y <= y.a.x)) {
                                return a;
                            }
                            Hit
                        })
                }
                _ => {
                    let (mut a, a_2, ..) = (y.b.x, y.a, y.a.y);
                    n
                }
            });
            if [(y.a.x).rem_euclid(((-1.0_f32))), fma(2.0_f32, y.a.x, y.a.z), y.a.x]
                .iter()
                .all(|&b| (y.a.y == y.a.y))
            {
                let a_2: i32;
                if (((if false { None } else { Some((y.b.x, y.a, y.a.x)) }))
                    .map_or_else(
                        || {
                            if ((RAMP[a % 9] <= (-0.0_f32)) && (a <= 3_usize)) {
                                return ((a < a) && true);
                            }
                            ((-0.0_f32) < y.a.x)
                        },
                        |a_2| {
                            if (((-1_i32) != y.b.y) && (Hit::SIZE < a)) {
                                return ((1_usize > a) | (c < c));
                            }
                            (BVec3::new(true, false, true)).test((t % 2) as usize)
                        },
                    ))
                {
                    y.a.x = (((a <= a)).then_some((y.b.x, y.a, y.a.y)))
                        .map_or_else(|| (y.a).z, |x_2| (x_2.1.z).cos());
                    a_2 = (y.b.y ^ (y.b.x + y.b.x));
                } else {
                    a_2 = 0;
                }
                continue;
            }
            if ([(c).min(y.b.y), (y.b.y + 7_i32)]
                .into_iter()
                .take_while(|&t| {
                    ({
                        let q = y.a.z;
                        q == q && q.is_sign_negative()
                    })
                })
                .any(|n| ((y.b) == (IVec2::new(y.b.x, y.b.x)))))
            {
                continue 'outer;
            }
            'inner: for a_2 in (1..7).step_by(3) {
                if (y.b.x != 1) {
                    let mut v: f32 = 1.5;
                    let mut b = (5_i32 <= a_2);
                } else {
                    let (y, (mut x, _)) = (
                        ((if (y.b.x > (-1)) { None } else { Some(Hit) }))
                            .unwrap_or_else(|| {
                                if (a < 2_usize) {
                                    return Hit::FIRST;
                                }
                                Hit
                            }),
                        (Hit, a),
                    );
                }
                if ((a_2 as i32) <= a_2) {
                    break;
                }
            }
        }
        (('block: {
            if ((Vec2::new(y.a.z, y.a.x)
                == ('block_1: {
                    if (y.b.x < c) {
                        let mut k0 = -1i32;
                        'outer: while k0 <= 3 {
                            k0 = k0 + 2;
                            if (MASK <= MASK) {}
                        }
                        break 'block_1 Vec2::new(y.a.z, 2.0);
                    }
                    Vec2::new((-1.0), 1.5)
                })))
            {
                break 'block y.a.y;
            }
            y.a.z
        }) + y.a.x)
    }
}

#[flatten]
mod p103 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
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
    impl Pair {
        fn step(&self, mut b: f32, c: i32) -> bool {
            #[unroll(max = 4)]
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> f32 {
        let mut k0 = ((MASK + 2_u32)) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            if (((2_u32 > k0) as u32) > ((k0 & 15) * (k0 & 7))) {
                return (({
                    let mut k1 = 253u8;
                    'inner: while k1 != u8::MAX {
                        if ((BVec3::new(false, true, false))
                            == (BVec3::new((c <= c), (a > 16_777_217f32), true)))
                        {
                            continue 'outer;
                        }
                        let x_2 = (a, 0.5_f32);
                        k1 += 1;
                    }
                    Vec3::new(3.0_f32, a, a)
                }))
                    .z;
            }
        }
        let mut k0 = (({
            (((if (c < c) { Some(Pair::SIZE) } else { None }))
                .map_or_else(|| IVec2::new((-4_i32), c), |a| IVec2::new(2_i32, c))
                == IVec2::new((-4), 0));
            let (mut v, (t, b)) = (
                [c, c, 10_i32],
                (
                    ({ Pair { a: a, b: c } })
                        .step(
                            (if (c < c) {
                                let [b, mut a, v] = [
                                    (if (c > 3) { Some(Pair::SIZE) } else { None }),
                                    (if (a > a) { None } else { Some(Pair::SIZE) }),
                                    Some(Pair::SIZE),
                                ];
                                STILL
                            } else {
                                a
                            }),
                            c,
                        ),
                    Vec4::new(0.5_f32, 3.0_f32, f32::MAX, 0.5_f32),
                ),
            );
            MASK
        })) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
        }
        2.0
    }
}

#[flatten]
mod p104 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: BVec3,
        pub b: u32,
        pub c: usize,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: f32,
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
    impl State {
        const FIRST: Self = State { a: 0.5 };
        const ALL: [State; 2] = [State { a: -0.0 }, Self::FIRST];
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
    pub fn entry(a: f32, c: i32) -> u32 {
        #[keep]
        'outer: for a_2 in (0..((if FLAGS[(1_u32 % 9) as usize] { 2_u32 } else { 0_u32 })
            & 3))
        {
            if ((Hit) == (Hit)) {
                continue;
            }
            let mut turn = 0;
            let a_2: [State; 3] = 'value: loop {
                'inner: for _ in (0..1).rev() {
                    _ = true;
                    let mut x: f32 = (select(
                        ((c & 63) << 1),
                        (if c != 0 { 5_i32 / c } else { c }),
                        (1_usize <= Pair::SIZE),
                    ) as f32);
                    let mut v: State = State {
                        a: ((a * a) * (0.25 + 1.5)),
                    };
                }
                if (a_2 != a_2) {
                    break [State { a: HALF }; 3];
                }
                'inner: for a in 0..0usize {
                    let mut t = Hit;
                    if FLAGS[1_usize % 9] {
                        t = t;
                        break 'value [State { a: 1.5_f32 }; 3];
                    }
                    let y: Pair = Pair {
                        c: Hit::SIZE,
                        a: (POINTS[(5_usize).min(5)]).cmpne(Vec3::new(1.0, 0.25, 1.0)),
                        b: ((a_2 + 2) + (a_2 | 1).ilog2()),
                    };
                }
                if (c >= (c * 5)) {
                    break [State::FIRST, State { a: a }, State { a: a }];
                }
                turn += 1;
                if turn >= 1 {
                    break [State { a: a }, State::FIRST, State { a: a }];
                }
            };
        }
        (MASK + MASK)
    }
}

#[flatten]
mod p105 {
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
mod p106 {
    use super::*;
    use flatten::math::*;
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
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
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
    impl Pair {
        fn step(&self, mut b: f32) -> bool {
            let y: i32 = ((((((WIDE as i32) & 15) * ((NARROW as i32) & 7))
                & (match (3_i32, (self.a.y < self.a.x), LEVELS[(2_u32 % 8) as usize]) {
                    ((2 | 1), true, 5) => {
                        if (self.a.x > self.a.x) {
                            return ((b <= b) < (self.a.z > self.a.y));
                        }
                        STEPS
                    }
                    _ => {
                        let mut a = (if ((true
                            || ({
                                b += (Vec2::new(self.a.y, 0.0_f32)).y;
                                ({
                                    'outer: for _ in 0..3 {
                                        if (0.25_f32 > b) {
                                            break;
                                        }
                                        if (3.0_f32 >= HALF) {
                                            let n = Vec3::new(3.0, self.a.z, 0.25);
                                        } else {
                                            b
                                                += (match ((((match (*self) {
                                                    Pair { a: mut c } if (b > b) => Self::SIZE,
                                                    Pair { a: mut a_2 } if true => 0_usize,
                                                    Pair { a: mut n } => Self::SIZE,
                                                    _ => Pair::SIZE,
                                                }) & 255) as i32))
                                                {
                                                    (5 | 2) => self.a.y,
                                                    _ => b,
                                                    x @ 2 => self.a.z,
                                                    mut a_2 => b,
                                                });
                                        }
                                    }
                                    (b != self.a.x)
                                })
                            })))
                        {
                            (WIDE as i32)
                        } else {
                            STEPS
                        });
                        a
                    }
                })) & 15) * (STEPS & 7));
            (true ^ (b > 0.5))
        }
    }
    impl Pair {
        fn sum(&mut self, mut b: u32, c: &i32, y: [f32; 3]) -> bool {
            let a_2: IVec2 = 'block: {
                'outer: for t in 0..1 {
                    let mut v = fma(
                        ((self.a).map(|t| 0.5_f32)).min(self.a),
                        ((y[0] * self.a)).min(self.a),
                        ((Pair { a: self.a } + (*self))).a,
                    );
                }
                if ((!(match ((*c), 2_i32) {
                    ((mut a, (2 | -7)) | (-1.., mut a)) => (self.a.z <= 0.25),
                    _ => {
                        'outer: for b in y {
                            let mut turn_1 = ((UVec2::new(3_u32, MASK)).y) & 1;
                            let c: Pair = #[unroll(max = 3)]
                            'value_1: loop {
                                let (a_2, mut y) = (
                                    MASK,
                                    (
                                        (*self),
                                        mat3(
                                            self.a,
                                            self.a,
                                            Vec3::new(1.0_f32, 1.5_f32, (-2.5_f32)),
                                        ),
                                    ),
                                );
                                if true {
                                    break Pair { a: y.1.y_axis };
                                }
                                turn_1 += 1;
                                if turn_1 >= 3 {
                                    break (*self);
                                }
                            };
                        }
                        ((*c) < (*c))
                    }
                }))) {
                    break 'block IVec2::new((*c), (NARROW as i32));
                }
                IVec2::new(0, 3)
            };
            (y[2] < 0.25)
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut Mat3, y: f32, t: Pair) -> f32 {
        'outer: for y in -1..-1 {
            if ((if (matches!((Pair { a : c.z_axis }), Pair { a : _ })) {
                return (({
                    if (((t)
                        != ((match (((Pair { a: c.y_axis }, (*c))).0) {
                            Pair { a: x } => {
                                (match (Pair::SIZE, (y as i32)) {
                                    (mut t, _) if (c.y_axis.y <= c.x_axis.z) => Pair { a: x },
                                    (4.., c) => t,
                                    _ => t,
                                })
                            }
                            Pair { a: t } => {
                                (match ((y as i32), Pair::SIZE, Pair::SIZE) {
                                    (a_2, _, t) => Pair::FIRST,
                                    _ => Pair { a: t },
                                })
                            }
                            n => Pair { a: t.a },
                        }))))
                    {
                        let mut x: Pair = Pair { a: t.a };
                        let a_2 = x
                            .sum(
                                (MASK & MASK),
                                &{ ((y as i32)).abs() },
                                [
                                    (Vec2::new(2.0_f32, c.y_axis.x)).y,
                                    t.a.y,
                                    (TABLE[Pair::SIZE % 4] * x.a.z),
                                ],
                            );
                    } else {
                        let mut a_2: Vec3 = ((Mat3::from_cols(c.y_axis, t.a, c.x_axis)
                            - ((*c) - (*c))))
                            .mul_vec3(c.z_axis);
                        let c = BVec3::new((a_2.z <= 0.5), (c.y_axis.z > t.a.y), true);
                        (b, [a_2.z, _]) = (t.a.z, [(a_2.x + tanh(t.a.z)), a_2.y]);
                    }
                    match (Pair::step(&t, (b).signum()), (y as i32)) {
                        (v, ..=2) if v => {}
                        _ => {}
                    }
                    0.5
                }) + c.y_axis.y);
            } else {
                (c.y_axis.y < c.x_axis.z)
            })) {
                return c.z_axis.y;
            }
            if false {
                break;
            }
        }
        (c.x_axis.y + c.z_axis.y)
    }
}

#[flatten]
mod p107 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(i32, u32),
        Near,
        Far,
        Other(Vec2),
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
    pub fn entry(a: &mut f32, c: &mut i32) -> f32 {
        {
            if ((({
                let mut k0 = 1u32;
                'outer: while k0 < 4 {
                    k0 *= 2;
                    let mut x: f32 = (if (({ (0.5_f32 != (*a)) })) {
                        (*a)
                    } else {
                        (((*a)).clamp(-1.0, 1.0).asin() * (*a))
                    });
                    if ((if (false || (8_u32 != k0)) {
                        ((x < 1.0) && (MASK > k0))
                    } else {
                        matches!(Kind::Near, Kind::Far)
                    })) {
                        let mut t = (Pair::SIZE + 0);
                        break;
                    }
                    if (k0 > MASK) {
                        (((*c) <= (*c))
                            || ({
                                (*c) *= 2;
                                ((-1.0_f32) <= (-0.0_f32))
                            }));
                        let x_2: Kind = (if ((k0 / (u32::MAX - 1)) == (k0 ^ k0)) {
                            Kind::Near
                        } else {
                            Kind::Empty((*c), k0)
                        });
                    } else {
                        let mut y: Pair = Pair;
                        let n = y.step(&mut x);
                    }
                }
                FLAGS[Pair::SIZE % 9]
            }) & FLAGS[(MASK % 9) as usize]))
            {}
        }
        ((Vec2::new(Pair::RATE, 1.0_f32)).y + ((*c) as f32))
    }
}

#[flatten]
mod p108 {
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
mod p109 {
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
mod p110 {
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
    pub fn entry(a: &f32, c: i32, mut v: [Mat2; 3]) -> i32 {
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
        ((('block: {
            'outer: for x in [
                (if (c < c) { None } else { Some(c) }),
                [c, 2_i32, c]
                    .into_iter()
                    .filter(|&c| {
                        if (v[0].y_axis.x != v[1].x_axis.y) {
                            return ((-0.0_f32) < 0.0_f32);
                        }
                        (c > c)
                    })
                    .last(),
                (if (c != c) { Some(c) } else { None }),
            ] {}
            if true {
                break 'block STEPS;
            }
            3
        }) | c) + (v[2].y_axis.x as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p111 {
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
mod p112 {
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
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    fn second(a: f32, mut x: i32) -> f32 {
        let mut a: f32 = (-1.0);
        'outer: for x in [
            (if (HALF <= a) {
                if (matches!(
                    ((x, ((Kind::Empty(false, x)) != (Kind::Empty(true, 10_i32))), (if (x
                    != x) { 5_usize } else { Kind::SIZE }))), ((- 7 | 1), mut x @ true,
                    a_2)
                )) {
                    let t: f32 = 0.5;
                    return a;
                }
                x
            } else {
                (NARROW as i32)
            }),
            (IVec2::new(x, 0_i32)).y,
            select(7_i32, 10_i32, (x > STEPS)),
        ] {
            let mut a: bool = (if ((IVec2::new((-1), (-1)) - IVec2::new(10, 2))
                == (IVec2::new(x, 5) + IVec2::new(x, 2)))
            {
                (x < 3)
            } else {
                (2_i32 <= 3)
            });
            if a {
                continue;
            }
        }
        (-2.5)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: IVec3) -> bool {
        if false {
            let mut turn = (MASK) & 1;
            let b: usize = 'value: loop {
                let t = (mat3(
                    Vec3::new(0.25_f32, (*a), 0.5_f32),
                    Vec3::new((*a), (*a), (*a)),
                    Vec3::new((-1.0_f32), (-2.5_f32), (*a)),
                )
                    * (if (1.0_f32 <= 3.0) {
                        'outer: for t in 0..(COUNT + 1) {
                            let mut x_2: Mat3 = Mat3::IDENTITY;
                            if (x_2.z_axis.y <= 0.5) {
                                continue;
                            }
                            x_2.z_axis.x = x_2.z_axis.z;
                        }
                        Mat3::from_cols(
                            Vec3::new((-2.5_f32), (*a), 2.0_f32),
                            Vec3::new(RAMP[3_usize % 9], (*a), (-0.0_f32)),
                            Vec3::new((*a), 0.5_f32, 1.0_f32),
                        )
                    } else {
                        return (c.x < c.z);
                    }));
                if (BVec3::new(true, (t.x_axis.y > t.z_axis.y), false)).any() {
                    break 'value ((Kind::SIZE * 2) + ((STEPS & 7) as usize));
                }
                let mut t = t.x_axis.z;
                turn += 1;
                if turn >= 3 {
                    break 5;
                }
            };
            if (first((b as f32), c.y, (b).max(b))
                || first(second(0.5, c.y), c.y, (b).max(b)))
            {} else {}
        } else if ((*a) < (*a)) {} else {}
        false
    }
}

#[flatten]
mod p113 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub Pair);
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
        const FIRST: Self = Pair { a: 2, b: -2 };
        const ALL: [Pair; 2] = [Pair { a: 0, b: i32::MAX }, Self::FIRST];
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
    pub fn entry(mut b: f32, c: &mut i32) -> f32 {
        let mut k0 = ((MASK >> (MASKS[(5_usize).min(6)] & 31))) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let State(Pair { a, b }) = State(Pair::FIRST);
        }
        (match ((
            ({
                'outer: for [_, n, mut c] in [
                    [
                        (if (b > b) { None } else { Some(Pair { b: (*c), a: MASK }) }),
                        (true).then_some(Pair { b: (*c), a: MASK }),
                        (if ((*c) > (*c)) {
                            Some(Pair { b: 7_i32, a: MASK })
                        } else {
                            None
                        }),
                    ],
                    ({
                        'outer: for a_2 in ((({
                            let mut turn = 0;
                            let t: [f32; 2] = 'value: loop {
                                let mut c = (((0_i32 < 10))
                                    .then_some(Pair {
                                        a: MASK,
                                        ..Pair { b: (*c), a: MASK }
                                    }))
                                    .map_or_else(
                                        || {
                                            if (b < 0.5_f32) {
                                                return ((false).then_some(Pair { a: MASK, b: (-4_i32) }))
                                                    .map_or_else(
                                                        || State(Pair { a: MASK, b: (*c) }),
                                                        |n| {
                                                            if (false && (n.a > n.a)) {
                                                                return ({ State(n) });
                                                            }
                                                            State(Pair { a: MASK, b: STEPS })
                                                        },
                                                    );
                                            }
                                            State(Pair {
                                                a: MASKS[(MASK % 7) as usize],
                                                b: (-1_i32),
                                            })
                                        },
                                        |y| {
                                            if (y.b > (*c)) {
                                                return State(Pair { a: y.a, b: (-4_i32) });
                                            }
                                            State(y)
                                        },
                                    );
                                if ((b).tanh()
                                    <= dot(Vec2::new(b, 1.0_f32), Vec2::new(2.0_f32, 0.25_f32)))
                                {
                                    break 'value [b, 3.0_f32];
                                }
                                let mut t: UVec2 = UVec2::new(
                                    (((c.0.a).max(c.0.a) & 15) * (c.0.a & 7)),
                                    c.0.a,
                                );
                                let start = (if (({
                                    let q = b;
                                    q == q && q.is_sign_negative()
                                })) {
                                    b
                                } else {
                                    b
                                });
                                let mut t = 0.0;
                                t += start;
                                turn += 1;
                                if turn >= 3 {
                                    break [1.5_f32, t];
                                }
                            };
                            10_i32
                        }) & 3)..8)
                            .step_by(2)
                        {}
                        [(if true { None } else { Some(Pair::ALL[Hit::SIZE % 2]) }); 3]
                    }),
                    [
                        Some(Pair { b: (*c), a: 0_u32 }),
                        (if ((-0.0_f32) > HALF) {
                            Some(Pair::ALL[((*c) & 1) as usize])
                        } else {
                            None
                        }),
                        (if FLAGS[(MASK % 9) as usize] {
                            None
                        } else {
                            Some(Pair { a: MASK, b: (*c) })
                        }),
                    ],
                ] {
                    if (b < 1.5) {
                        continue;
                    }
                }
                MASK
            }),
            (*c),
        )) {
            ((1 | 1), 1) if (b <= b) => b,
            (_, (2 | 1)) => 0.5,
            (mut b, _) => STILL,
            _ => b,
        })
    }
}

#[flatten]
mod p114 {
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
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &Vec2) -> u32 {
        if ((Vec3::new(1.0, c.x, c.x))
            .cmplt(
                flatten::math::floor(
                    (Vec3::new((-0.0_f32), c.x, 2.0_f32))
                        .map(|t| {
                            if ((a) != (a)) {
                                return (1.5_f32 % 1.5);
                            }
                            0.5_f32
                        }),
                ),
            )
            .any())
        {
            if (((State {
                a: (-1.0_f32),
                b: Hit::SIZE,
            }) == (State { b: Pair::SIZE, a: c.x })))
            {
                return ((([LEVELS[(Kind::SIZE).min(7)], STEPS, STEPS]
                    .iter()
                    .any(|&v| {
                        if (c.x != c.y) {
                            return (if (c.x <= 2.0) { (c.y < c.x) } else { false });
                        }
                        (c.x > c.x)
                    }) as i16)
                    <= ((if false {
                        let mut b = flatten::math::length((*c));
                        false
                    } else {
                        (c.y <= c.y)
                    }) as i16)) as u32 & 255);
            }
            let mut a: i32 = ((if (c.y <= 0.0) {
                (STEPS).wrapping_neg()
            } else {
                if (c.x > c.y) {
                    let mut turn = 0;
                    let y: Mat2 = #[unroll(max = 3)]
                    'value: loop {
                        if (c.x <= 3.0) {
                            break ((Mat2::from_cols((*c), (*c))).transpose()
                                * Mat2::from_diagonal((*c)));
                        }
                        let mut c: State = State {
                            b: 2,
                            a: ({
                                (POINTS[2_usize % 6]).dot(Vec3::new((-1.0), c.x, 2.0))
                            }),
                        };
                        turn += 1;
                        if turn >= 3 {
                            break Mat2::from_cols(
                                Vec2::new((-1.0), 3.0),
                                Vec2::new(c.a, c.a),
                            );
                        }
                    };
                    let k0 = ((8_u32 + MASK)) & 3;
                    'outer: loop {
                        if k0 < 4 {
                            break;
                        } else {
                            continue;
                        }
                    }
                    let start = (NARROW as i32);
                    let mut x = 0;
                    x += start;
                } else {
                    {
                        let mut a: [i32; 3] = [
                            ({ ((NARROW as i32)).signum() }),
                            7_i32,
                            (match State::ALL[((NARROW as i32) & 1) as usize] {
                                State { a: _, b: 3 } => STEPS,
                                State { a: -1.5, b: 0 } => 0_i32,
                                State { a: -1.5, b: 0 } => 0_i32,
                                _ => 0_i32,
                            }),
                        ];
                    }
                }
                0_i32
            }))
                .max(0);
        }
        0
    }
}

#[flatten]
mod p115 {
    use super::*;
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
    fn turned<A, B>(asked: bool, a: A, b: B, c: A) -> (B, A) {
        if asked {
            return (b, c);
        }
        (b, a)
    }
    impl Hit {
        const FIRST: Self = Hit(Vec3::new(0.5, -0.0, 2.0));
        const ALL: [Hit; 2] = [Hit(Vec3::new(-0.0, 2.0, -1.5)), Self::FIRST];
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
    pub fn entry(a: &f32, c: i32, y: &mut Vec3, t: &mut u32) -> f32 {
        'outer: for _ in 0..1u8 {
            if matches!(Kind::Empty((* a)), Kind::Other) {
                let b: [Hit; 2] = [Hit::ALL[(0_i32 & 1) as usize], Hit((*y))];
                let c: Vec2;
                if turned((y.x <= b[1].0.z), (!false), STEPS, (Kind::RATE > b[0].0.y)).1
                {
                    y.z -= ((y.y).fract_gl() + 0.0_f32);
                    c = ((Vec2::new(0.5_f32, 1.5_f32)).rotate(Vec2::new(y.z, 0.0_f32))
                        - ((*a) * Vec2::new((-2.5), (-1.0))));
                } else {
                    y.x = (b[0].0.y).cbrt();
                    c = ((Vec2::new(3.0, b[0].0.x) % 1.5)).floor();
                }
                let mut x: Pair = Pair(
                    (Pair(
                        BVec3::new(false, FLAGS[((*t) % 9) as usize], ((*t) <= (*t))),
                        0.0_f32,
                    ))
                        .0,
                    b[1].0.y,
                );
            } else {
                let mut k1 = ((*t)) & 3;
                #[unroll(max = 3)] 'inner: while k1 > 0 {
                    k1 -= 1;
                    let a: i32 = (0 + 0);
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p116 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
                    {
                        let t = &mut (*a);
                        let mut k0 = ((3_u32 + x_2.1.y)) & 3;
                        'outer: while k0 > 0 {
                            k0 -= 1;
                            let mut a = ({ (((*t) < x_2.0) && (x_2.0 != x_2.0)) });
                        }
                    }
                    (*a)
                }) != x_2.0))
                {
                    break 'block x_2.1.y;
                }
                2_u32
            })) & 3;
            'outer: loop {
                if true || k0 == 0 {
                    break;
                }
                k0 -= 1;
            }
        } else {}
        (matches!((((- 4_i32) > x), x, Hit::SIZE), (true, (0 | - 1), (1 | 0)))
            ^ (x_2.1.x > 1))
    }
}

#[flatten]
mod p117 {
    use super::*;
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    impl Pair {
        fn step(&mut self, a: f32, c: i32, y: &f32) -> bool {
            let Hit(n, x_2) = Hit(((c & 255) as u32), (0.0_f32 % 1.5));
            let (mut c, (Pair { a: a }, _)) = (
                Hit(n, f32::INFINITY),
                (
                    Pair { a: ((x_2).max(a) + 0.0) },
                    (Mat2::from_cols(
                        Vec2::new((*y), (-2.5_f32)),
                        Vec2::new((-0.0_f32), a),
                    ))
                        .x_axis,
                ),
            );
            c
                += ({
                    let mut n: [Pair; 3] = [(*self); 3];
                    'outer: for y in n.iter().rev() {
                        let [Pair { a }, Pair { a: _ }, Pair { a: a_2 }] = (match Hit(
                            MASK,
                            self.a,
                        ) {
                            Hit(mut x_2, 1.0) => {
                                let n: f32 = ((if (STEPS != STEPS) {
                                    n[1].a
                                } else {
                                    ({ n[1].a })
                                }) - (y.a).smoothstep(-1.0, 2.0));
                                [(*self), (*self), (*self)]
                            }
                            Hit(mut t @ 100.., a @ ((0.0 | 0.25))) => n,
                            _ => n,
                        });
                        if (n[2].a < a) {
                            break;
                        }
                    }
                    Hit(MASK, n[2].a)
                });
            ((a != c.1) ^ (self.a > 0.5))
        }
    }
    impl Pair {
        fn sum(&mut self, a: f32, c: &mut i32, y: &f32) -> f32 {
            let t = IVec3::new((*c), 0, (*c));
            let c: [Pair; 3] = 'block: {
                if ((if (!((*c) != (*c))) {
                    'outer: for b in 0..2u8 {
                        'inner: for x in 0..1i64 {
                            let start = (((match (*c) {
                                _ => a,
                                mut n if ((([(*self), Pair { a: a }, Pair { a: self.a }])
                                    == ([(*self), (*self), (*self)]))) => 2.0_f32,
                                mut v => (x as f32),
                                x => (b as f32),
                            }))
                                .max(0.0_f32) + 0.0);
                            let mut b = 0.0;
                            b += start;
                            let mut x_2 = ((({ (NARROW as i32) }) * (-1)) / 3);
                            if false {
                                break;
                            }
                            let (Pair { a: mut x }, _, c) = ((*self), 1_i32, (x as i32));
                        }
                        if (a != a) {
                            break 'block [
                                Pair::FIRST,
                                Pair {
                                    a: RAMP[(MASKS[(Hit::SIZE).min(6)] % 9) as usize],
                                },
                                (*self),
                            ];
                        }
                    }
                    (a < (*y))
                } else {
                    ((*y) <= a)
                })) {
                    break 'block [(*self), (*self), (*self)];
                }
                [(*self), (*self), (*self)]
            };
            c[0].a
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32) -> f32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 1) {
                break;
            }
            k0 += 1;
            let mut x_2: Pair = Pair { a: (*a) };
            let y = x_2
                .sum(
                    (Vec3::new((-1.0_f32), (-2.5_f32), (-2.5_f32)))
                        .normalize_and_length()
                        .1,
                    c,
                    &{ ((*a) - 0.0) },
                );
            if (Pair::step(
                &mut x_2,
                ({
                    (*a) = (*a);
                    ([3.0_f32, 2_147_483_648f32, (*a)])[0]
                }),
                ((Pair { a: y }, 7_i32, (*c))).1,
                &(*a),
            )) {
                continue;
            }
            let mut k1 = ((if ((*c) != 7) {
                0_u32
            } else {
                if (Pair::step(
                    &mut x_2,
                    (if true {
                        ((*a), [(*c), _]) = (
                            (([(*a), 0.0_f32, y])[0] - 0.0),
                            [((-1_i32)).saturating_sub(k0), k0],
                        );
                        2.0
                    } else {
                        (*a)
                    }),
                    counted(&|x_2| 3_i32),
                    &(*a),
                )) {
                    return STILL;
                }
                break;
            })) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
            }
        }
        (*a)
    }
}

#[flatten]
mod p118 {
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
    #[flatten(exact)]
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
mod p119 {
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
mod p120 {
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
    pub fn entry(a: &Hit, c: &mut Vec2, y: &mut f32) -> UVec2 {
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
        ((if [(NARROW as i32), STEPS]
            .into_iter()
            .take_while(|&n| (a_2.z_axis.y > a_2.z_axis.x))
            .any(|a| (a != (-1_i32)))
        {
            UVec2::new(MASK, 3)
        } else {
            UVec2::new(2, 0)
        }) + UVec2::splat((a_2.x_axis.z.abs() as u32 & 255)))
    }
}

#[flatten]
mod p121 {
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
    #[flatten(exact, loops, max_unroll = 0)]
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
mod p122 {
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
mod p123 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: u32,
        pub b: Vec2,
        pub c: f32,
    }
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
        const FIRST: Self = Pair(0.5);
        const ALL: [Pair; 2] = [Pair(-0.0), Self::FIRST];
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &i32, y: f32) -> f32 {
        b
            *= over::<
                _,
                0,
            >(
                [
                    [STILL, (-0.0_f32)]
                        .iter()
                        .fold(
                            (*c),
                            |b, &a| {
                                if (((y != 3.0)).then_some(Pair(y))).is_none() {
                                    return (2_i32 + 3_i32);
                                }
                                7_i32
                            },
                        ),
                    ((*c)).clamp(-5, 9),
                    (if ((*c) > (*c)) {
                        if (((Vec2::new(2.0_f32, 0.25_f32))
                            != (Vec2::new(2.0_f32, 3.0_f32))) && ((-0.0_f32) != b))
                        {
                            'outer: for t in 0..WIDE as i32 + 1 {
                                let mut turn = 0;
                                let a: [f32; 2] = 'value: loop {
                                    let (a, (_, _)) = (
                                        (
                                            State {
                                                b: Vec2::new(b, (-1.0_f32)),
                                                c: b,
                                                a: MASK,
                                            },
                                            false,
                                            Pair(y),
                                        ),
                                        (
                                            ((*c))
                                                .min(
                                                    (if FLAGS[(MASK % 9) as usize] { (*c) } else { (*c) }),
                                                ),
                                            (y + 0.0_f32),
                                        ),
                                    );
                                    turn += 1;
                                    if turn >= 1 {
                                        break [0.0_f32, 0.0_f32];
                                    }
                                };
                            }
                        }
                        0_i32
                    } else {
                        0_i32
                    }),
                ]
                    .into_iter()
                    .filter(|&a| false)
                    .map(|mut a| 0.0_f32)
                    .sum::<f32>(),
                |x_2, a| {
                    ((if false {
                        Pair(0.0_f32)
                    } else {
                        Pair::ALL[((*c) & 1) as usize]
                    }))
                        .0
                },
            );
        0.0
    }
}

#[flatten]
mod p124 {
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

mod p125 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32, y: f32, t: State) -> f32 {
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
mod p126 {
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
    #[flatten(exact)]
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
mod p127 {
    use super::*;
    use flatten::math::*;
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
    impl Hit {
        const FIRST: Self = Hit(2);
        const ALL: [Hit; 2] = [Hit(0), Self::FIRST];
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
    pub fn entry(a: Pair, c: Mat3, y: &mut f32) -> [i32; 2] {
        let mut a_2: [i32; 2] = [STEPS, 10_i32];
        'outer: for a in &mut a_2 {
            let mut k1 = (MASK) & 3;
            #[unroll(max = 4)]
            'inner: loop {
                let mut a: usize = (match (
                    ((Hit(5_usize) + Hit::ALL[Pair::SIZE % 2])).0,
                    ((k1).count_ones() as usize),
                ) {
                    ((t, 2) | ((100 | 100), t)) => (((*a) & 7) as usize),
                    _ => {
                        (if ((*a) == STEPS) {
                            ({ Hit::SIZE })
                        } else {
                            (Hit(Hit::SIZE)).0
                        })
                    }
                });
                if k1 == 0
                    || ((any(BVec3::new(false, true, FLAGS[(k1 % 9) as usize]))
                        | (a < 8)))
                {
                    break;
                }
                k1 -= 1;
            }
            if ((*a) <= (*a)) {
                break;
            }
        }
        [(5 + a_2[1]), ((0 + 0) + a_2[0])]
    }
}

#[flatten]
mod p128 {
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
    static STILL: f32 = HALF - 1.25;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: IVec3, y: &mut IVec3) -> f32 {
        'outer: for a in [
            [STILL, a].into_iter().filter(|&a| (a > HALF)).last(),
            [a, a, a]
                .into_iter()
                .find(|&v| {
                    if (1_i32 > 3_i32) {
                        return (v > v);
                    }
                    (x.z != y.y)
                }),
            Some(a),
        ] {
            if (((x.x <= x.z)
                || ({
                    (*y) += x;
                    ((-4_i32) != x.y)
                })))
            {
                if (asked(
                    &|x, t| {
                        if (x > x) {
                            return flatten::math::all(BVec3::new(true, true, true));
                        }
                        (y.x <= y.y)
                    },
                    (a)
                        .map_or_else(
                            || {
                                if (if (y.x <= x.x) { (x.x > y.z) } else { false }) {
                                    return TABLE[(0_u32 % 4) as usize];
                                }
                                3.0_f32
                            },
                            |b| 2.0_f32,
                        ),
                )) {
                    continue 'outer;
                } else {
                    continue;
                }
            }
            let mut n: Pair = (Pair(Vec2::new(STILL, 0.25_f32)) * (-0.5));
            if (x.z != 5) {
                (y.z, n.0.y) = (x.y, n.0.x);
                continue 'outer;
            }
            let mut k1 = ((MASK).wrapping_add_signed(y.z)) & 3;
            'inner: while k1 > 0
                && (((if (k1).is_power_of_two() {
                    if (Pair::SIZE <= 0) {}
                    false
                } else {
                    false
                })))
            {
                k1 -= 1;
            }
        }
        0.0
    }
}

mod p129 {
    use super::*;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, y: &mut Vec3, t: i32) -> i32 {
        let mut k0 = ((MASK + MASK)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    y.z = y.x;
                    y.x += y.z;
                }
                k1 += 1;
            }
        }
        t
    }
}

#[flatten]
mod p130 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: f32,
        pub b: i32,
        pub c: BVec3,
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
    fn asked(f: &dyn Fn(f32, i32) -> bool, x: f32) -> bool {
        f(x, 1) && !f(-x, 2)
    }
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
    fn second(a: Pair, c: &mut f32, y: &f32) -> f32 {
        'outer: for b in 0..3usize {
            #[keep]
            'inner: for x_2 in (u32::MAX - ((MASK).swap_bytes() & 3)..=u32::MAX) {
                let mut b: Pair = (if (Hit::SIZE < b) {
                    break 'outer;
                } else {
                    Pair
                });
                if (3_u32 < 3) {} else {}
            }
            if (b > b) {
                continue;
            }
        }
        (*y)
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32, y: &mut Vec3) -> f32 {
        if ([b, (b * y.x)].iter().fold((*c), |t, &x| (IVec2::new((-1_i32), 3_i32)).y)
            == (((*c) & 15) * ((-1_i32) & 7)))
        {
            if (asked(
                &|y, c| {
                    if (false || (c != c)) {
                        return (b > 2.0_f32);
                    }
                    (MASKS[(Pair::SIZE).min(6)]).is_power_of_two()
                },
                (((if (0.25_f32 <= b) { None } else { Some(Pair::FIRST) }))
                    .map_or_else(
                        || y.z,
                        |c| {
                            if false {
                                return b;
                            }
                            y.x
                        },
                    ))
                    .abs(),
            )) {
                let Hit { a, b: _, c } = Hit {
                    a: b,
                    b: (*c),
                    c: BVec3::new(false, true, (5_i32 <= (*c))),
                };
                let given: f32 = second(Pair, &mut b, &a);
                let b: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(v: f32) -> f32 {
                        if v < HALF { -v } else { v }
                    }
                    let t = second(given);
                    t
                };
                let mut k0 = ((if true { MASK } else { MASK })) & 3;
                #[unroll(max = 4)]
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let Hit { a: v, b: _, c } = Hit {
                                a: (-a),
                                b: STEPS,
                                c: (match (0_usize, (y.x > y.x)) {
                                    (_, true) => {
                                        BVec3::new((k0 > k0), FLAGS[Pair::SIZE % 9], (k0 > k0))
                                    }
                                    ((0 | 3), true) if (k0 > 2) => {
                                        BVec3::new((k0 <= k0), true, (HALF <= y.z))
                                    }
                                    (a_2, false) if (k0 != k0) => {
                                        BVec3::new(true, (y.z != 0.25_f32), (2_u32 != k0))
                                    }
                                    _ => c,
                                }),
                            };
                        }
                        k1 += 1;
                    }
                }
            } else if (y.z <= y.y) {} else {}
        } else {}
        (y.y + y.x)
    }
}

mod p131 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: usize,
        pub b: f32,
        pub c: IVec2,
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
            #[unroll(max = 4)]
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
mod p132 {
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
mod p133 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: 2 };
        const ALL: [Pair; 2] = [Pair { a: 0 }, Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32) -> f32 {
        let mut c = (if ((((1.0_f32 > (*a))).then_some(Pair { a: MASK }))
            .map_or_else(
                || {
                    if ((*a) >= 2.0_f32) {
                        return (!((*c) < (*c)));
                    }
                    ((*c) <= (*c))
                },
                |v| ((*c) > (*c)),
            ))
        {
            None
        } else {
            Some(Pair { a: (((*c) & 255) as u32) })
        });
        let mut n = true;
        'outer: for a in (((WIDE as i32) & 3)..8).step_by(2) {
            if (a <= (STEPS + a)) {
                break;
            }
            'inner: for y in (1..4).step_by(3) {
                if ((((n).then_some(Pair::ALL[((y as i32) & 1) as usize]))
                    .map_or_else(
                        || (false && n),
                        |t| {
                            if n {
                                return n;
                            }
                            (n < n)
                        },
                    )
                    || ((c).map_or_else(|| false, |x_2| (x_2.a != 3_u32))
                        && (((y as i32) > y) && n))))
                {
                    let mut a: f32 = (Vec3::select(
                        ((CORNER * Vec3::new(3.0_f32, HALF, 2.0_f32)))
                            .cmplt(
                                (match Pair::FIRST {
                                    Pair { a: a_2 } => Vec3::new(0.0_f32, 1.0_f32, (-0.0_f32)),
                                    mut v => Vec3::new(STILL, 0.0_f32, 0.0_f32),
                                }),
                            ),
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    ))
                        .z;
                }
            }
        }
        0.0
    }
}

#[flatten]
mod p134 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: BVec3,
        pub b: Vec3,
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
    fn second(a: Pair) -> f32 {
        let mut y: [i32; 2] = (if (a.b.z != a.b.z) {
            'outer: for t in 7..10i64 {
                let mut a = (match ((!((a.b.y <= a.b.z) && false)), MASK) {
                    (mut y @ true, 3..) => (t as u32),
                    (b, 2) => {
                        let mut k1 = 1u32;
                        'inner: while k1 < 8 {
                            k1 <<= 1;
                            let Pair { a, b } = (a * (t as f32));
                        }
                        (t as u32)
                    }
                    _ => MASK,
                });
                if ((t as u32) < a) {
                    break 'outer;
                }
            }
            [7_i32, 10_i32]
        } else {
            [STEPS, (WIDE as i32)]
        });
        'outer: for (x, &_) in y.iter().zip(&[y[1], 0_i32]) {
            if (y[0] > y[0]) {
                continue 'outer;
            }
        }
        (3.0 + (y[1] as f32))
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: f32, t: &u32) -> f32 {
        'outer: for b in [10_i32, c, counted(&|y| y)] {
            if (y).is_finite() {
                let (mut c, t, mut y) = (
                    second(Pair {
                        a: BVec3::new(false, ((*t) != (*t)), false),
                        b: Vec3::new((-0.0_f32), (-2.5_f32), y),
                    }),
                    y,
                    7_i32,
                );
            } else {}
        }
        (y + a)
    }
}

mod p135 {
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
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 3], c: &mut i32, y: &mut f32) -> bool {
        ((*y), [(*c), _]) = (
            (*y),
            [
                (if false {
                    #[unroll(max = 4)]
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
mod p136 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    #[flatten(exact, loops, max_unroll = 0)]
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
mod p137 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(Pair),
        Near,
    }
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn third(a: &Kind, c: i32) -> bool {
        let mut k0 = ((MASK + MASK)) & 3;
        #[keep]
        'outer: loop {
            if (2_i32 > c) || k0 == 0 {
                break;
            }
            k0 -= 1;
            let mut t: [f32; 3] = [STILL, HALF, TABLE[(1_i32 & 1) as usize]];
            'inner: for (x, t) in t
                .into_iter()
                .zip([
                    MASK,
                    (match ((-4_i32), c, c) {
                        (y, (2 | -7), _) if (1.5_f32 != t[0]) => k0,
                        _ => k0,
                    }),
                    k0,
                ])
            {
                if false {
                    break 'outer;
                }
            }
        }
        ((c < c) ^ (c <= c))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: IVec2, c: &mut BVec3) -> u32 {
        let mut y: [f32; 3] = [STILL; 3];
        'outer: for _ in y.iter().rev() {
            if (third(
                &{ Kind::Near },
                (if a.x != 0 { (a.x).max(10_i32) % a.x } else { (-1) }),
            )) {
                return 1;
            }
            if false {
                continue;
            }
        }
        (MASK + (y[1].abs() as u32 & 255))
    }
}

#[flatten]
mod p138 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: usize,
        pub b: bool,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    #[derive(Clone, Copy, PartialEq)]
    pub struct State(pub Pair, pub Hit);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(bool, bool),
        Near,
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
    pub fn entry(a: f32, c: i32) -> f32 {
        {
            'outer: for b in 0..1usize {
                if (Vec3::splat(a))
                    .cmplt((Vec3::new(a, 0.25, a) - Vec3::new(a, Hit::RATE, a)))
                    .any()
                {
                    let mut x = ((if (c < 1) { 1.0_f32 } else { a })).powi(3);
                    break;
                }
                let mut b: usize = (b + b);
            }
            let mut k0 = (MASK) & 3;
            #[keep]
            'outer: while k0 > 0
                && ((((7_i32 <= 3)
                    || (if (c < c) {
                        return f32::INFINITY;
                    } else {
                        let (x_2, n) = (
                            (({ k0 }) >> (k0 & 31)),
                            (if (a >= a) {
                                (Vec4::new((-1.0_f32), a, a, 0.0_f32))
                                    .min(Vec4::new((-0.0_f32), 3.0_f32, 0.0_f32, 1.5_f32))
                            } else {
                                Vec4::splat(a)
                            }),
                        );
                        false
                    }))))
            {
                k0 -= 1;
                let mut v: [i32; 2] = [(WIDE as i32), c];
                'inner: for (n, a_2) in v.iter().enumerate() {
                    let mut a: State = (match (Pair { a: 0_usize, b: false }) {
                        Pair { a: 0, b: true } => {
                            State(Pair { a: 0_usize, b: false }, Hit)
                        }
                        _ => State(Pair { a: 0_usize, b: false }, Hit),
                    });
                }
            }
        }
        0.0
    }
}

mod p139 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Vec3, mut v: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p140 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub f32, pub UVec2);
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
    pub fn entry(a: i32, mut x: i32) -> f32 {
        let mut n: Pair = (if (a != x) { Pair } else { Pair });
        let b = n
            .step(
                &{
                    (match Hit(STILL, UVec2::new(1_u32, 1_u32)) {
                        Hit(v @ ..=2.0, mut a) if ((a.x <= 5_u32) < false) => {
                            let Hit(b, _) = Hit(v, a);
                            [v, v]
                        }
                        mut a_2 => {
                            a_2.0 = ({
                                ((a_2.0 - 0.0) == ((a_2.0).max(a_2.0) + 0.0));
                                if (x <= 7) {
                                    let v: [[f32; 2]; 3] = [
                                        [a_2.0, a_2.0],
                                        [a_2.0, a_2.0],
                                        [a_2.0; 2],
                                    ];
                                    #[keep]
                                    'outer: for x_2 in ((a_2.1.y & 3)..=(({ a_2.1.x }) & 3)) {
                                        if matches!(
                                            (x, (Pair::SIZE + Hit::SIZE)), (mut t, mut a_2 @ ((2 | 4)))
                                        ) {
                                            break 'outer;
                                        }
                                        let given: f32 = ((v[2][0]).floor() + 0.0);
                                        let v: f32 = {
                                            const HALF: f32 = STEPS as f32 * 0.25;
                                            const STEPS: i32 = 2;
                                            fn second(c: f32) -> f32 {
                                                if c < HALF { -c } else { c }
                                            }
                                            let t = second(given);
                                            t
                                        };
                                    }
                                } else if (1.5_f32 <= (-1.0)) {
                                    let given: f32 = (if (n
                                        .step(&{ [a_2.0, 0.0_f32] }, a, Hit(a_2.0, a_2.1)))
                                    {
                                        ((-1.0) - 2.0)
                                    } else {
                                        (match (3_u32, a, a_2.0) {
                                            (4, _, a @ ((8.0 | 1.0))) => a,
                                            (v @ ..=100, (2 | -1), mut c) => c,
                                            (_, mut v @ 1, 1.0..=8.0) => a_2.0,
                                            _ => a_2.0,
                                        })
                                    });
                                    let x_2: f32 = {
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn first(a: f32) -> f32 {
                                            (a - HALF).max(HALF)
                                        }
                                        let t = first(given);
                                        t
                                    };
                                } else {
                                    let mut k0 = 1u32;
                                    'outer: while k0 < 2 {
                                        k0 *= 2;
                                        let given: f32 = a_2.0;
                                        let t: f32 = {
                                            let t = first(given);
                                            fn first(b: f32) -> f32 {
                                                if b < 0.5 { -b } else { b }
                                            }
                                            t
                                        };
                                        if ((a_2) == (a_2)) {
                                            break 'outer;
                                        }
                                        (a_2.1, [n, _]) = ((a_2.1 & a_2.1), [Pair, Pair]);
                                        (match ((IVec2::new(a, a)).y, a_2.1.y, x) {
                                            (-7..=-1, _, mut a) if (a < a) => {
                                                Pair::step(Pair, &{ [t, t] }, a, a_2)
                                            }
                                            (1_000.., mut c, 1) if FLAGS[(3_u32 % 9) as usize] => {
                                                (c <= c)
                                            }
                                            ((-1 | -1), (100 | 3), 2..=5) if (8_u32 <= 1) => {
                                                (k0 != a_2.1.x)
                                            }
                                            _ => (x < a),
                                        });
                                    }
                                }
                                a_2.0
                            });
                            [a_2.0, a_2.0]
                        }
                    })
                },
                x,
                Hit(TABLE[(a & 1) as usize], UVec2::new((u32::MAX - 1), 5_u32)),
            );
        ((-2.5) + (x as f32))
    }
}

#[flatten]
mod p141 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(i32),
        Near { a: bool, b: f32, c: Vec4 },
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut IVec2, c: &i32, mut v: f32, t: [f32; 3]) -> bool {
        match (false
            && (Vec4::new((-0.0_f32), 0.25_f32, v, 0.5_f32))
                .abs_diff_eq(Vec4::new(3.0_f32, v, t[1], (-2.5_f32)), 0.5))
        {
            a => {
                'outer: for _ in 0..2 {
                    'inner: for b in (0..((if 8_u32 != 0 { MASK % 8_u32 } else { MASK })
                        & 3))
                        .rev()
                    {
                        if (flatten::math::lerp(0.5_f32, 0.0_f32, 2.0_f32)
                            > (2.0_f32).signum())
                        {
                            let given: f32 = t[0];
                            let x_2: f32 = {
                                fn second(t: f32) -> f32 {
                                    if t < 0.5 { -t } else { t }
                                }
                                let t = second(given);
                                t
                            };
                            return a;
                        }
                        let (mut v, t) = (
                            (match ((
                                (if a { Kind::SIZE } else { 5_usize }),
                                Kind::SIZE,
                            )) {
                                ((n, 1..) | (2..=100, n)) => {
                                    Kind::Near {
                                        a: a,
                                        b: t[0],
                                        c: Vec4::new(t[1], (-0.0_f32), t[0], t[1]),
                                    }
                                }
                                _ => Kind::Empty(3_i32),
                            }),
                            (
                                (BVec3::new((t[2] < t[2]), true, true)
                                    ^ BVec3::new(true, true, (t[1] < v))),
                                v,
                            ),
                        );
                    }
                }
            }
            x_2 => {}
        }
        ((a.x
            == ('block: {
                let mut a: f32 = v;
                if (a < HALF) {
                    break 'block (*c);
                }
                (*c)
            })) ^ (a.y > 1))
    }
}

#[flatten]
mod p142 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(2);
        const ALL: [Pair; 2] = [Pair(0), Self::FIRST];
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
    pub fn entry(mut b: f32, c: Vec3, mut v: f32, t: &mut f32) -> f32 {
        let mut k0 = (MASK) & 3;
        #[unroll(max = 3)] 'outer: while k0 > 0 {
            k0 -= 1;
            let k1 = ((UVec2::new(8_u32, k0)).y) & 3;
            'inner: loop {
                if k1 > 3 {
                    continue;
                }
                if (((if (c.z != b) {
                    let n: f32 = 'block: {
                        if ((((if FLAGS[8_usize % 9] {
                            None
                        } else {
                            Some(Pair::ALL[(k0 % 2) as usize])
                        }))
                            .is_some() & (k0 <= k0)))
                        {
                            continue 'outer;
                        }
                        ((match ((k0 != k0), (c.z <= HALF), c.x) {
                            (c, a_2, _) => {
                                Vec4::new(3.0_f32, 0.5_f32, 1.0_f32, f32::INFINITY)
                            }
                            (true, mut y @ true, -1.5..0.0) => {
                                Vec4::new((-0.0_f32), 3.0_f32, STILL, v)
                            }
                            _ => Vec4::new(f32::MIN_POSITIVE, v, b, (-0.0_f32)),
                        }))
                            .dot((Vec4::new(0.5, (-1.0), b, (-0.0))).wzyx())
                    };
                    (c.x != n)
                } else {
                    (k0 > k1)
                }) && (Hit::SIZE != (c.x.abs() as usize & 15))))
                {
                    let mut a_2 = Pair::ALL[(k0 % 2) as usize];
                } else {
                    'block: {
                        if (IVec2::new(10, 10) == IVec2::new(1, 10)) {
                            let mut v: [Option<(f32, UVec2, f32)>; 3] = (if ((Some(
                                Pair(1_usize),
                            ))
                                .map_or_else(
                                    || ((c.x != c.y) && (v < v)),
                                    |a_2| {
                                        if false {
                                            return (a_2.0 != a_2.0);
                                        }
                                        ((if (k1 != k1) {
                                            None
                                        } else {
                                            Some((c.y, UVec2::new(0_u32, 0_u32), (-2.5_f32)))
                                        }))
                                            .is_some()
                                    },
                                ))
                            {
                                [
                                    (match (k0, (MASK < k1), 0_u32) {
                                        ((0 | 100), true, mut y @ 1..) => {
                                            Some(((*t), UVec2::new(3_u32, 5_u32), v))
                                        }
                                        _ => (false).then_some((b, UVec2::new(1_u32, 2_u32), c.z)),
                                    }),
                                    (if true {
                                        None
                                    } else {
                                        Some((v, UVec2::new(5_u32, 8_u32), c.y))
                                    }),
                                    Some((c.y, UVec2::new(5_u32, k1), b)),
                                ]
                            } else {
                                [
                                    (if true {
                                        Some(((-2.5_f32), UVec2::new(k0, 5_u32), (*t)))
                                    } else {
                                        None
                                    }),
                                    (if (c.x <= c.z) {
                                        Some((c.z, UVec2::new(k1, k1), (*t)))
                                    } else {
                                        None
                                    }),
                                    ((k1 != k0))
                                        .then_some((Hit::RATE, UVec2::new(k1, 8_u32), c.z)),
                                ]
                            });
                            break 'block;
                        }
                    }
                }
                break;
            }
        }
        ((*t) + (*t))
    }
}

#[flatten]
mod p143 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub Vec4);
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
        const FIRST: Self = Pair(Vec4::new(0.5, -0.0, 2.0, -1.5));
        const ALL: [Pair; 2] = [Pair(Vec4::new(-0.0, 2.0, -1.5, 0.5)), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn sum(&mut self, a: f32) -> i32 {
            #[keep]
            'outer: for b in (0..(MASK & 3)) {
                let x_2: f32 = self.0.w;
                let [c, mut x, _] = [a, self.0.w, self.0.w];
            }
            0
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: Vec2, y: &mut f32, t: u32) -> u32 {
        let (a, (Pair(_), _)) = (
            (if ((*y) <= a) {
                (if (MASKS[(t % 7) as usize] > t) { 0_i32 } else { STEPS })
            } else {
                (STEPS - STEPS)
            }),
            (
                (('block: {
                    if ((([(c.x).remap(0.0, 2.0, (*y), c.y), (*y), (c.y).tanh()])
                        == ((if (Pair::SIZE > Pair::SIZE) {
                            return t;
                        } else {
                            #[keep]
                            'outer: for t in (((if (c.y > (*y)) {
                                t
                            } else {
                                if ((Pair(Vec4::new(0.0_f32, 1.0_f32, (-2.5_f32), c.y)))
                                    != ((Pair(Vec4::new(c.x, 1.0_f32, 3.0_f32, 2.0_f32))
                                        + (-Pair::FIRST))))
                                {
                                    let mut v = ((if ((2_u32 > t) || ((*y) <= (*y))) {
                                        (t).min(3)
                                    } else {
                                        (MASK + t)
                                    }) + 8);
                                } else if ((((*y)).max(a) + 0.0) != (-0.0)) {
                                    let mut x = ((c).y).clamp(-1.0, 1.0).asin();
                                } else {
                                    let n: [f32; 3] = [0.25_f32, c.x, a];
                                }
                                t
                            }) & 3)..4) {
                                let mut a: Pair = Pair(
                                    Vec4::new(2.0_f32, (*y), (*y), 0.0_f32),
                                );
                                a.sum(0.0);
                            }
                            [0.0_f32, 0.0_f32, 0.0_f32]
                        }))))
                    {}
                    if false {
                        break 'block Pair(Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32));
                    }
                    Pair(Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32))
                }) + Pair(Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32))),
                0_u32,
            ),
        );
        0
    }
}

#[flatten]
mod p144 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec3,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit(pub Pair, pub usize);
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty(i32, i32),
        Near,
        Far,
        Other(Pair, u32),
    }
    impl std::ops::Neg for Hit {
        type Output = Self;
        fn neg(self) -> Self {
            Hit(self.0, self.1)
        }
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
    pub fn entry(a: &mut Pair, c: &Vec4) -> u32 {
        'outer: for n in 0u32..2 {
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 0) {
                    break;
                }
                k1 += 1;
                let mut a_2 = mat3(
                    Vec3::new(1.0, c.z, c.w),
                    Vec3::new(0.5, (-0.0), TABLE[Pair::SIZE % 4]),
                    Vec3::new(0.25, 0.25, (-1.0)),
                );
                a_2.x_axis *= Vec3::ONE;
                a.b.z = ((a.b.y).max(a.b.y)).midpoint((IVec2::new(1_i32, 2_i32)).y);
                a.b
                    -= (match (Hit(Pair { a: STILL, ..(*a) }, 5_usize)) {
                        Hit(_, mut b @ 0) => {
                            let mut b = (a_2.z_axis.z
                                - ({
                                    a_2.z_axis.z = a_2.z_axis.z;
                                    a_2.x_axis.x
                                }));
                            (a.b ^ IVec3::new(a.b.y, a.b.y, a.b.z))
                        }
                        Hit(_, (4 | 2)) => a.b,
                        y => (y.0.b + IVec3::new(a.b.x, k1, k1)),
                    });
            }
            if ((if (8_u32 > 0) {
                [a.a, c.y].iter().any(|&v| false)
            } else {
                (c.w != (-1.0))
            })) {
                continue 'outer;
            }
            let k1 = ((2_u32 + n)) & 3;
            'inner: loop {
                if k1 > 3 {
                    continue;
                }
                if (((*c)).min_position() != Hit::SIZE) {
                    let mut t = Mat3::from_cols(
                        Vec3::new(a.a, (-1.0), c.w),
                        Vec3::new(c.z, c.z, a.a),
                        Vec3::new(c.y, 0.5, (-2.5)),
                    );
                    t.y_axis += Vec3::ONE;
                    return ({
                        let q = f32::MIN;
                        if q == q { q.to_bits() >> 20 } else { 7 }
                    });
                }
                let a_2 = (if ((a.b.y <= a.b.y) || (a.b.y > a.b.y)) {
                    ((MASK >> (n & 31)) | (if (k1 < k1) { k1 } else { k1 }))
                } else {
                    (({
                        let mut n: i16 = ((!(a.b.y < a.b.z)) as i16);
                        n += 5;
                        n
                    }) as u32 & 255)
                });
                break;
            }
            let mut c = ((if (a.b.x != 2) {
                Mat3::from_cols(
                    Vec3::new(1.0_f32, 1.5_f32, (-2.5_f32)),
                    Vec3::new((-0.0_f32), 3.0_f32, 1.5_f32),
                    POINTS[(n % 6) as usize],
                )
            } else {
                Mat3::from_cols(
                    Vec3::new(Hit::RATE, c.x, c.x),
                    Vec3::new((-1.0_f32), c.z, 3.0_f32),
                    Vec3::new(c.z, 2.0_f32, 0.0_f32),
                )
            }))
                .transpose();
            c.z_axis = c.z_axis;
        }
        if let Hit(mut c, 0) = (-Hit((*a), Hit::SIZE)) {
            #[keep]
            'outer: for y in (((MASK + MASK) & 3)..4) {
                if true {
                    continue;
                }
                let mut k1 = 1u32;
                'inner: loop {
                    if !(k1 < 1) {
                        break;
                    }
                    if (({ (!(8_u32 <= k1)) })) {
                        break;
                    }
                    k1 <<= 1;
                }
            }
        } else {}
        (MASK + (a.a.abs() as u32 & 255))
    }
}

#[flatten]
mod p145 {
    use super::*;
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        let mut k0 = 1u32;
        'outer: while k0 < 8 {
            if (STILL <= ((*a)).clamp(-4.0, 4.0).exp2()) {
                let mut k1 = ((if k0 != 0 { 3_u32 / k0 } else { k0 })) & 3;
                #[keep]
                'inner: loop {
                    if true || k1 == 0 {
                        break;
                    }
                    k1 -= 1;
                    let mut a_2: (IVec3, IVec3, Vec2) = (if ((!({
                        let q = (*a);
                        q == q && q.is_sign_negative()
                    }))) {
                        ({
                            (
                                IVec3::new(c, c, 1_i32),
                                IVec3::new(c, c, 5_i32),
                                Vec2::new((*a), (-2.5_f32)),
                            )
                        })
                    } else {
                        (
                            IVec3::new((-1_i32), c, c),
                            (IVec3::new(0_i32, 2_i32, 0_i32)
                                + IVec3::new(c, 1_i32, 10_i32)),
                            Vec2::select(
                                (Vec2::new((-1.0_f32), (*a)))
                                    .cmplt(Vec2::new(1.5_f32, (*a))),
                                Vec2::new((*a), 0.0_f32),
                                Vec2::new(0.5_f32, (-0.0_f32)),
                            ),
                        )
                    });
                }
            }
            k0 *= 2;
        }
        (1.0 + (*a))
    }
}

#[flatten]
mod p146 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty,
        Near(UVec2),
        Far(i32),
        Other,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const FIRST: Self = Kind::Empty;
        const ALL: [Kind; 2] = [Kind::Near(UVec2::new(0, 5)), Self::FIRST];
    }
    impl Kind {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Kind {
        fn step(&self, a: &Mat2) -> i32 {
            let _ = ((STEPS != STEPS) && true);
            let mut n = (Vec4::new((-2.5_f32), 2.0_f32, 1.5_f32, (-1.0_f32)))
                .min_position();
            ((STEPS * 2) + ((n & 255) as i32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: [i32; 3], c: i32, y: f32, t: u32) -> f32 {
        let (b, (y, x_2)) = (
            [
                (if true {
                    let mut c: Kind = (match (a[0], a[2], Kind::SIZE) {
                        (mut y, mut a, a_2) => Kind::Empty,
                        _ => {
                            let mut k0 = (t) & 3;
                            #[keep]
                            'outer: loop {
                                match (((({ 8_u32 }) & 15) * (t & 7))) {
                                    mut b if matches!(
                                        Kind::Near(UVec2::new(3_u32, 2_u32)), Kind::Far(a @ 1_000)
                                    ) => {
                                        let (a, (n, _)) = (
                                            y,
                                            ((a[2] * (-1)), (CORNER).abs().sqrt()),
                                        );
                                        let given: f32 = TABLE[(MASKS[(({
                                            b %= 7;
                                            t
                                        }) % 7) as usize] % 4) as usize];
                                        let n: f32 = {
                                            let t = second(given);
                                            const HALF: f32 = STEPS as f32 * 0.25;
                                            const STEPS: i32 = 2;
                                            fn second(b: f32) -> f32 {
                                                if b < HALF { -b } else { b }
                                            }
                                            t
                                        };
                                    }
                                    100.. => {
                                        let mut t = Mat2::from_cols(
                                            Vec2::new(y, 1.5),
                                            Vec2::new(y, 0.5),
                                        );
                                        t.y_axis = t.x_axis;
                                    }
                                    1 => {
                                        let c = [
                                            Some(Kind::FIRST),
                                            (if FLAGS[(5_u32 % 9) as usize] {
                                                Some(Kind::Far(a[2]))
                                            } else {
                                                None
                                            }),
                                        ];
                                        let mut x_2 = (match (
                                            ((k0 | t) + (y.abs() as u32 & 255)),
                                            Kind::SIZE,
                                            (y * 0.0),
                                        ) {
                                            (0, b @ 4, 0.0) => Some(Kind::Far(a[0])),
                                            (..=100, mut y @ ((2 | 1)), t) => c[0],
                                            _ => c[1],
                                        });
                                    }
                                    _ => {
                                        let mut a = (if (((if (a[0] > (-1)) {
                                            None
                                        } else {
                                            Some(Kind::Other)
                                        }))
                                            .is_none())
                                        {
                                            None
                                        } else {
                                            Some(Kind::Far(((a[1] & 15) * (5_i32 & 7))))
                                        });
                                        let mut t: Kind = Kind::Empty;
                                        let a_2 = t
                                            .step(&{ Mat2::from_diagonal(Vec2::new(y, 2.0_f32)) });
                                    }
                                }
                                if k0 == 0 || (false) {
                                    break;
                                }
                                k0 -= 1;
                            }
                            Kind::Other
                        }
                    });
                    let v = c
                        .step(
                            &{
                                Mat2::from_cols(
                                    Vec2::new(0.25_f32, 0.5_f32),
                                    Vec2::new(0.5_f32, 0.0_f32),
                                )
                            },
                        );
                    a[2]
                } else {
                    a[0]
                }),
                a[2],
                a[2],
            ]
                .into_iter()
                .filter(|&n| (y < (-2.5_f32)))
                .map(|mut c| y)
                .sum::<f32>(),
            (Kind::SIZE, (y != y)),
        );
        (b + b)
    }
}

#[flatten]
mod p147 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit;
    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair(if self.0 < other.0 { self.0 } else { other.0 })
        }
    }
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn sum(&self, a: IVec3) -> Hit {
            let mut b = (if 0.5_f32 <= 0.0 {
                ((-2.5_f32)).clamp(0.5_f32, 0.0) + 0.0
            } else {
                self.0
            });
            Hit
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 3], c: &mut Vec3) -> f32 {
        let _ = (match ((
            ((a[2] < (-1.0_f32))
                || ({
                    c.x = Mat3::from_cols(
                            Vec3::new(0.5_f32, (-1.0_f32), 0.5_f32),
                            (*c),
                            (*c),
                        )
                        .determinant();
                    FLAGS[(Hit::SIZE).min(8)]
                })),
            (STEPS + 2_i32),
            ((WIDE as i32) - (NARROW as i32)),
        )) {
            (true, mut b, mut a) => {
                let mut k0 = 0i32;
                'outer: loop {
                    if !(k0 < 2) {
                        break;
                    }
                    let mut a_2 = MASK;
                    let mut a_2: Pair = Pair(0.0_f32);
                    let x_2 = a_2.sum(IVec3::new(a, (-4), b));
                    {
                        let a_2 = &mut c.x;
                        let y: [f32; 3];
                        if ((*a_2) < 1.0) {
                            y = [(*a_2), (*a_2), HALF];
                        } else {
                            y = [((STILL).abs() + 1.0).recip(), (*a_2), (*a_2)];
                        }
                    }
                    k0 += 1;
                }
                (a != 1)
            }
            _ => {
                let mut k0 = 0i32;
                'outer: loop {
                    if !(k0 < 2) {
                        break;
                    }
                    k0 += 1;
                    'inner: for x_2 in 0..k0 {
                        match ((Vec4::new(0.0_f32, (-2.5_f32), c.y, c.y)).min_position()
                            % 3)
                        {
                            _ if (!true) => {
                                let start = ((match k0 {
                                    mut a_2 @ ..=0 => Hit::SIZE,
                                    _ => Hit::SIZE,
                                }))
                                    .min((Hit::SIZE + Pair::SIZE));
                                let mut c = 2;
                                c += start;
                            }
                            _ => {
                                let mut y: [f32; 3] = [
                                    (length(Vec2::new(a[0], c.z))).fract(),
                                    c.x,
                                    ((match (3_usize, k0, x_2) {
                                        (_, a @ ((5 | 5)), mut v) => c.y,
                                        ((100 | 3), y @ ((1_000 | -7)), -7) => a[0],
                                        _ => a[0],
                                    }) - c.y),
                                ];
                                let mut t: Pair = ({ Pair(a[1]) });
                                t.sum((IVec3::new(x_2, (-4), k0) % 3));
                            }
                        }
                    }
                    if (k0 > k0) {
                        continue 'outer;
                    }
                }
                (c.z <= c.z)
            }
        });
        (a[1] + c.z)
    }
}

#[flatten]
mod p148 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub a: Pair,
        pub b: i32,
        pub c: UVec2,
    }
    #[derive(Clone, Copy, PartialEq)]
    pub struct State {
        pub a: Pair,
        pub b: usize,
        pub c: Hit,
    }
    impl std::ops::Add for State {
        type Output = State;
        fn add(self, other: State) -> State {
            State {
                a: self.a,
                b: self.b ^ other.b,
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: Vec2, y: &mut f32, t: f32) -> f32 {
        let mut turn = 0;
        let y: Hit = 'value: loop {
            turn += 1;
            if turn >= 3 {
                break Hit {
                    c: UVec2::new(MASK, 8),
                    a: Pair {
                        a: HALF,
                        b: (*a),
                        c: TABLE[(5_u32 % 4) as usize],
                    },
                    b: STEPS,
                };
            }
        };
        (*a) = 0.5;
        if (asked(
            &|b, y| (State::SIZE > Hit::SIZE),
            (if false { y.a.c } else { (*a) }),
        )) {
            if ((((y.b != STEPS) || (0_u32 < y.c.x))
                || ({
                    (*a)
                        += (if y.a.b <= 0.0_f32 {
                            ((-0.0_f32)).clamp(y.a.b, 0.0_f32) + 0.0
                        } else {
                            TABLE[2_usize % 4]
                        });
                    (5_u32 > 0_u32)
                })))
            {
                return ((STILL / 1.5) / 1.5);
            }
            return ((0.5_f32).floor()).ceil();
        }
        (*a) = (([0.0_f32, HALF, 1.0_f32])[0]
            - [
                (-y.b),
                7_i32,
                (if false {
                    let v: Vec4 = ({
                        let mut k0 = ((y.c.y | y.c.y)) & 3;
                        #[keep]
                        'outer: loop {
                            let mut n: State = ((State { b: 8_usize, c: y, a: y.a }
                                + State {
                                    c: Hit { b: 7_i32, c: y.c, a: y.a },
                                    a: y.a,
                                    b: Hit::SIZE,
                                }) * y.a.c);
                            let mut a: f32 = y.a.b;
                            'inner: for b in (1..7).step_by(3) {
                                let mut a_2 = Hit {
                                    b: (y.b).rem_euclid(((b as i32)) | 1),
                                    c: UVec2::new(8, 8),
                                    a: y.a,
                                };
                                let mut v = (y.c + a_2.c);
                            }
                            if k0 == 0 || ((y.c.x > 2)) {
                                break;
                            }
                            k0 -= 1;
                        }
                        Vec4::new(y.a.c, 1.0, 0.25, y.a.b)
                    });
                    y.b
                } else {
                    y.b
                }),
            ]
                .iter()
                .enumerate()
                .fold(t, |x, (a_2, &y)| c.x));
        (3.0 + (*a))
    }
}

#[flatten]
mod p149 {
    use super::*;
    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Empty { a: u32, b: bool, c: i32 },
        Near(f32),
    }
    const HALF: f32 = 0.5;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Kind {
        const FIRST: Self = Kind::Empty {
            a: 2,
            b: false,
            c: i32::MAX,
        };
        const ALL: [Kind; 2] = [Kind::Near(-0.0), Self::FIRST];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32, y: f32) -> f32 {
        'outer: for t in 0u32..2 {
            match (Kind::Empty {
                a: ('block: {
                    let mut k1 = (t) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        let mut x = ({
                            Kind::Empty {
                                a: ({
                                    let q = (*a);
                                    if q == q { q.to_bits() >> 20 } else { 7 }
                                }),
                                b: ((-4_i32) < 3),
                                c: (c).wrapping_add(5_i32),
                            }
                        });
                        let mut a: Kind = Kind::Empty {
                            a: MASK,
                            b: (y > (-0.0)),
                            c: c,
                        };
                    }
                    if (t >= (UVec2::new(t, t)).y) {
                        'block_1: {
                            'inner: for c in 0..4usize {
                                let (a, y) = (
                                    IVec2::new(0_i32, 10_i32),
                                    IVec2::select(
                                        BVec2::new(false, false),
                                        IVec2::new(2_i32, 3_i32),
                                        IVec2::new(2_i32, i32::MIN),
                                    ),
                                );
                                if (true
                                    || matches!(Kind::ALL[c % 2], Kind::Near((8.0 | 8.0))))
                                {
                                    continue;
                                }
                                let mut a = RAMP[((-1_i32) & 1) as usize];
                            }
                            if (c).is_negative() {
                                'inner: for t in [(UVec2::new(t, t)).y, t, ({ t })] {
                                    let x_2: Vec4 = (if (t <= t) {
                                        Vec4::new((*a), (-1.0), 0.5, (*a))
                                    } else {
                                        Vec4::new(2.0, 0.0, (-0.0), (-1.0))
                                    });
                                    if (c != c) {
                                        break;
                                    }
                                }
                                break 'block_1;
                            }
                        }
                        break 'block t;
                    }
                    t
                }),
                b: ((*a) <= (-2.5_f32)),
                c: 7_i32,
            }) {
                Kind::Empty { a: 3..4, b: true, c: -7..=0 } => {
                    return (*a);
                }
                Kind::Empty { a: y, b: _, c: 5 } => {
                    return (*a);
                }
                Kind::Empty { a: _, b: _, c: _ } => {}
                n => {}
            }
            if (t > t) {
                break;
            }
        }
        (*a)
    }
}
