//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = p000::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let r = p000::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p000::Pair { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let r = p000::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p001", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p001::entry(a0, a1, &a2); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p001::entry_flat(a0, a1, &a2); vec![Leaf::write(r.0)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p002::entry(&a0, a1, a2); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p002::entry_flat(&a0, a1, a2); vec![] }),
    ("p003", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p003::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p003::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p004", |v| { let a0 = p004::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p004::entry(&a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = p004::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p004::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p005", |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p005::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p005::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }, |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p005::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let r = p005::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }),
    ("p006", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p006::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p006::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p007", |v| { let a0 = [[Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]]; let a1 = Leaf::read(v[6]); let mut a2 = Leaf::read(v[7]); let r = p007::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = [[Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]]; let a1 = Leaf::read(v[6]); let mut a2 = Leaf::read(v[7]); let r = p007::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p008", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p008::Hit { a: p008::Pair(Leaf::read(v[2]), Leaf::read(v[3])) }; let r = p008::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p008::Hit { a: p008::Pair(Leaf::read(v[2]), Leaf::read(v[3])) }; let r = p008::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p009", |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let r = p009::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let mut a1 = Leaf::read(v[3]); let r = p009::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p010", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p010::entry(a0, &a1); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p010::entry_flat(a0, &a1); vec![] }),
    ("p011", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p011::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p011::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p012", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p012::entry(a0, &a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p012::entry_flat(a0, &a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p013::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p013::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p014", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p014::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p014::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p015", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p015::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p015::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p016", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p016::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p016::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a0), Leaf::write(a2)] }),
    ("p017", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p017::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p017::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p018", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p018::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p018::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p019", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p019::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p019::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p020::entry(a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p020::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(a2)] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p021::entry(&a0, &a1, a2, a3); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p021::entry_flat(&a0, &a1, a2, a3); vec![Leaf::write(r.0)] }),
    ("p022", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p022::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p022::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p023::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let r = p023::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p023::Hit { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let r = p023::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p024::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p024::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p025", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p025::entry(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p025::entry_flat(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p026", |v| { let a0 = p026::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p026::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p026::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p026::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p027", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p027::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p027::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p028", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry_flat(&mut a0, a1, &a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p029", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p029::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p029::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = p030::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let r = p030::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p030::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Leaf::read(v[3]); let r = p030::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p031", |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p031::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Mat3::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p031::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p032::entry(a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p032::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }),
    ("p033", |v| { let a0 = p033::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let r = p033::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p033::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: Leaf::read(v[2]) }; let a1 = Leaf::read(v[3]); let r = p033::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p034::entry(&a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p034::entry_flat(&a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p035", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p035::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p035::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p036", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = (Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])); let r = p036::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = (Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])); let r = p036::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a1.2)] }),
    ("p037", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let r = p037::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let r = p037::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p038", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [p038::Pair, p038::Pair, p038::Pair]; let mut a2 = [p038::Pair, p038::Pair, p038::Pair]; let r = p038::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [p038::Pair, p038::Pair, p038::Pair]; let mut a2 = [p038::Pair, p038::Pair, p038::Pair]; let r = p038::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p039", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p039::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p039::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p040", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p040::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p040::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p041", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p041::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p041::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a0)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])), Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5])), Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7]))]; let mut a3 = [Leaf::read(v[8]), Leaf::read(v[9])]; let r = p042::entry(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0]), Leaf::write(a3[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])), Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5])), Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7]))]; let mut a3 = [Leaf::read(v[8]), Leaf::read(v[9])]; let r = p042::entry_flat(&a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0]), Leaf::write(a3[1])] }),
    ("p043", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p043::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p044", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry(&mut a0, a1); vec![Leaf::write(r.1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry_flat(&mut a0, a1); vec![Leaf::write(r.1), Leaf::write(a0)] }),
    ("p045", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p045::entry(&a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p045::entry_flat(&a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p046", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p046::entry(&mut a0, &a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p046::entry_flat(&mut a0, &a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p047::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p047::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p048", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = (Leaf::read(v[3]), Leaf::read(v[4])); let r = p048::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a3.0), Leaf::write(a3.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = (Leaf::read(v[3]), Leaf::read(v[4])); let r = p048::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a3.0), Leaf::write(a3.1)] }),
    ("p049", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p049::entry(a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2.x_axis), Leaf::write(r.2.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p049::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2.x_axis), Leaf::write(r.2.y_axis)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p050::entry(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p050::entry_flat(a0, &mut a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p051", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p051::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p051::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p052::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p052::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p053", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p053::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p053::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p054", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p054::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p054::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p055", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p055::entry(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p055::entry_flat(&mut a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a3)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = [(Leaf::read(v[1]), Leaf::read(v[2])), (Leaf::read(v[3]), Leaf::read(v[4])), (Leaf::read(v[5]), Leaf::read(v[6]))]; let r = p056::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [(Leaf::read(v[1]), Leaf::read(v[2])), (Leaf::read(v[3]), Leaf::read(v[4])), (Leaf::read(v[5]), Leaf::read(v[6]))]; let r = p056::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p057::entry(a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p057::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a2)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry(a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p058::entry_flat(a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p059::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let r = p059::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p059::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let r = p059::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p060::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p060::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p061", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p061::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p061::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3[0]), Leaf::write(a3[1]), Leaf::write(a3[2])] }),
    ("p062", |v| { let a0 = p062::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p062::entry(a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }, |v| { let a0 = p062::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p062::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2)] }),
    ("p063", |v| { let a0 = p063::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = [p063::State { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }, p063::State { a: Leaf::read(v[7]), b: Leaf::read(v[8]), c: Leaf::read(v[9]) }]; let r = p063::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p063::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = [p063::State { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }, p063::State { a: Leaf::read(v[7]), b: Leaf::read(v[8]), c: Leaf::read(v[9]) }]; let r = p063::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p064", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p064::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = p064::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }; let a3 = Leaf::read(v[7]); let r = p064::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p064::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = p064::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }; let a3 = Leaf::read(v[7]); let r = p064::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p065", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p065::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p065::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p066", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p066::entry(&a0, a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p066::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p067::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p068", |v| { let a0 = p068::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p068::entry(a0, &a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = p068::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p068::entry_flat(a0, &a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p069", |v| { let a0 = Leaf::read(v[0]); let a1 = p069::Hit { a: Leaf::read(v[1]) }; let r = p069::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p069::Hit { a: Leaf::read(v[1]) }; let r = p069::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p070", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p070::Pair; let r = p070::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p070::Pair; let r = p070::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p071", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p071::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p071::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p072", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p072::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p072::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p073", |v| { let a0 = p073::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p073::entry(a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a2)] }, |v| { let a0 = p073::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p073::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a2)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p074::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p074::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p075", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p075::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p075::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p076", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p076::entry(&mut a0, a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p076::entry_flat(&mut a0, a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p077::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p077::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p078", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p078::Pair { a: Leaf::read(v[1]) }; let r = p078::entry(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p078::Pair { a: Leaf::read(v[1]) }; let r = p078::entry_flat(&mut a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p079", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p079::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p079::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p080", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p080::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p080::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry(&a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry_flat(&a0, a1); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p082", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p082::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p082::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p083", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p083::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p083::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p084", |v| { let a0 = Leaf::read(v[0]); let a1 = p084::Pair(Leaf::read(v[1])); let r = p084::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p084::Pair(Leaf::read(v[1])); let r = p084::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p085", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p085::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p085::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p086", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p086::entry(&mut a0, a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p086::entry_flat(&mut a0, a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p087::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p087::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p088", |v| { let a0 = p088::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p088::State(Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p088::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p088::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p088::State(Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p088::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p089", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p089::entry(&mut a0, &mut a1); vec![Leaf::write(r[0][0].x_axis), Leaf::write(r[0][0].y_axis), Leaf::write(r[0][0].z_axis), Leaf::write(r[0][1].x_axis), Leaf::write(r[0][1].y_axis), Leaf::write(r[0][1].z_axis), Leaf::write(r[1][0].x_axis), Leaf::write(r[1][0].y_axis), Leaf::write(r[1][0].z_axis), Leaf::write(r[1][1].x_axis), Leaf::write(r[1][1].y_axis), Leaf::write(r[1][1].z_axis), Leaf::write(r[2][0].x_axis), Leaf::write(r[2][0].y_axis), Leaf::write(r[2][0].z_axis), Leaf::write(r[2][1].x_axis), Leaf::write(r[2][1].y_axis), Leaf::write(r[2][1].z_axis), Leaf::write(a0), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a1.z_axis)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p089::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r[0][0].x_axis), Leaf::write(r[0][0].y_axis), Leaf::write(r[0][0].z_axis), Leaf::write(r[0][1].x_axis), Leaf::write(r[0][1].y_axis), Leaf::write(r[0][1].z_axis), Leaf::write(r[1][0].x_axis), Leaf::write(r[1][0].y_axis), Leaf::write(r[1][0].z_axis), Leaf::write(r[1][1].x_axis), Leaf::write(r[1][1].y_axis), Leaf::write(r[1][1].z_axis), Leaf::write(r[2][0].x_axis), Leaf::write(r[2][0].y_axis), Leaf::write(r[2][0].z_axis), Leaf::write(r[2][1].x_axis), Leaf::write(r[2][1].y_axis), Leaf::write(r[2][1].z_axis), Leaf::write(a0), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a1.z_axis)] }),
    ("p090", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p090::entry(&a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p090::entry_flat(&a0, a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p091", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = p091::Pair; let r = p091::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = p091::Pair; let r = p091::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis)] }),
    ("p092", |v| { let a0 = p092::State(p092::Hit(Leaf::read(v[0])), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p092::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = p092::State(p092::Hit(Leaf::read(v[0])), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p092::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p093", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p093::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p093::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p094", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p094::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p094::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p095::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p095::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p095::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p095::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p096", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p096::Hit { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p096::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p096::Hit { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p096::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(a0), Leaf::write(a1)] }),
    ("p097", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p097::entry(a0, &mut a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p097::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p098::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p098::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p099", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p099::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p099::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p100", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p100::entry(a0, a1); vec![Leaf::write(r.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p100::entry_flat(a0, a1); vec![Leaf::write(r.a)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p101::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p101::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1), Leaf::write(a2)] }),
    ("p102", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p102::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p102::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p103", |v| { let a0 = p103::Hit { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let r = p103::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = p103::Hit { a: Leaf::read(v[0]) }; let mut a1 = Leaf::read(v[1]); let r = p103::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let a1 = p104::Pair; let a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p104::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p104::Pair; let a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p104::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p105::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p105::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p106::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p106::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p106::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let r = p106::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a1.c)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p107::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3.x_axis), Leaf::write(a3.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p107::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3.x_axis), Leaf::write(a3.y_axis)] }),
    ("p108", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p108::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p108::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p109::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p109::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p110", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p110::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p110::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p111", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p111::entry(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a3)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p111::entry_flat(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a3)] }),
    ("p112", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p112::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p112::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a3)] }),
    ("p113", |v| { let mut a0 = p113::State(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p113::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0.0), Leaf::write(a2)] }, |v| { let mut a0 = p113::State(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p113::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0.0), Leaf::write(a2)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p114::entry(a0, &a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p114::entry_flat(a0, &a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p115::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat3::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])); let r = p115::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p116::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p116::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p117", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p117::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p118::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p118::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p120", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p120::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p120::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p121", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p121::entry(a0, a1); vec![Leaf::write(r[0].0), Leaf::write(r[1].0), Leaf::write(r[2].0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p121::entry_flat(a0, a1); vec![Leaf::write(r[0].0), Leaf::write(r[1].0), Leaf::write(r[2].0)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p122::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p122::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p123", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p123::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p123::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p124", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p124::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])]; let r = p124::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p125", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p125::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p125::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p126", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p126::entry(&mut a0, a1); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(r[2].0), Leaf::write(r[2].1), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = Leaf::read(v[3]); let r = p126::entry_flat(&mut a0, a1); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(r[2].0), Leaf::write(r[2].1), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2])] }),
    ("p127", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p127::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p127::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p128", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p128::entry(a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p128::entry_flat(a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p129::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p129::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p130", |v| { let a0 = Leaf::read(v[0]); let a1 = [p130::Hit, p130::Hit, p130::Hit]; let a2 = Leaf::read(v[1]); let r = p130::entry(a0, a1, &a2); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [p130::Hit, p130::Hit, p130::Hit]; let a2 = Leaf::read(v[1]); let r = p130::entry_flat(a0, a1, &a2); vec![] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p131::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p131::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p132", |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p132::entry(a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p132::entry_flat(a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p133", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p133::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a3 = [[Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])], [Leaf::read(v[10]), Leaf::read(v[11]), Leaf::read(v[12])]]; let r = p133::entry(&mut a0, a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p133::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a3 = [[Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])], [Leaf::read(v[10]), Leaf::read(v[11]), Leaf::read(v[12])]]; let r = p133::entry_flat(&mut a0, a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p134", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p135", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p135::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p135::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p136", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p136::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p136::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p137::entry(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p137::entry_flat(&a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p138", |v| { let mut a0 = p138::State(p138::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: p138::Pair }); let a1 = Leaf::read(v[2]); let r = p138::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0.a), Leaf::write(a0.0.b)] }, |v| { let mut a0 = p138::State(p138::Hit { a: Leaf::read(v[0]), b: Leaf::read(v[1]), c: p138::Pair }); let a1 = Leaf::read(v[2]); let r = p138::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.0.a), Leaf::write(a0.0.b)] }),
    ("p139", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p139::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p139::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p140::entry(a0, &a1, a2); vec![Leaf::write(r[0].0), Leaf::write(r[0].1.0), Leaf::write(r[0].1.1), Leaf::write(r[1].0), Leaf::write(r[1].1.0), Leaf::write(r[1].1.1), Leaf::write(r[2].0), Leaf::write(r[2].1.0), Leaf::write(r[2].1.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p140::entry_flat(a0, &a1, a2); vec![Leaf::write(r[0].0), Leaf::write(r[0].1.0), Leaf::write(r[0].1.1), Leaf::write(r[1].0), Leaf::write(r[1].1.0), Leaf::write(r[1].1.1), Leaf::write(r[2].0), Leaf::write(r[2].1.0), Leaf::write(r[2].1.1)] }),
    ("p141", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p141::entry(&mut a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p141::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0)] }),
    ("p142", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry_flat(&mut a0, &a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p143", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])]]; let a2 = Leaf::read(v[10]); let a3 = Leaf::read(v[11]); let r = p143::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8]), Leaf::read(v[9])]]; let a2 = Leaf::read(v[10]); let a3 = Leaf::read(v[11]); let r = p143::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p144", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p144::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p144::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p145", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p145::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p145::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p146::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p146::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p147", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p147::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p147::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p148", |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p148::entry(&mut a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p148::entry_flat(&mut a0, &a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a2), Leaf::write(a3)] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p149::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p149::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
];

#[flatten]
mod p000 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    impl Pair {
        const FIRST: Self = Pair { a: 2 };
        const ALL: [Pair; 2] = [Pair { a: 0 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Pair, c: i32) -> f32 {
        let mut a_2 = [((Vec4::new(STILL, STILL, 0.5_f32, 0.5_f32)).wzyx())
            .dot((Vec4::new(f32::EPSILON, 0.0_f32, 1.0_f32, 2.0_f32)).trunc()); 3];
        let mut k0 = (((a.a & 255) as u32)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut b: Pair = Pair { a: (8_usize).abs_diff(a.a) };
                    (b, a_2[(k0 % 3) as usize]) = (
                        b,
                        ((3.0_f32).copysign((a_2[1]).max(-9.0))).cos(),
                    );
                }
                k1 += 1;
            }
        }
        let Pair { a: a_2 } = Pair { a: Pair::SIZE };
        let mut k0 = ((UVec2::new(2_u32, 2_u32)).y) & 3;
        'outer: loop {
            let mut turn = 0;
            let c: Pair = 'value: loop {
                let y = ('block_1: {
                    if (!((-4_i32) > c)) {
                        break 'block_1 ([0.5_f32, 2.0_f32, RAMP[(c & 1) as usize]])[0];
                    }
                    let v: IVec3 = 'block_2: {
                        if (Vec3::new(0.5_f32, STILL, TABLE[(a_2).min(3)])).is_nan() {
                            break 'block_2 (IVec3::new(5, c, STEPS))
                                .max(IVec3::new(1, 2, (-4)));
                        }
                        let mut b = STILL;
                        IVec3::new(1, c, 7)
                    };
                    TABLE[a.a % 4]
                });
                if (c != c) {
                    break Pair { a: a.a };
                }
                turn += 1;
                if turn >= 2 {
                    break Pair::ALL[(k0 % 2) as usize];
                }
            };
            if k0 == 0 || (true) {
                break;
            }
            k0 -= 1;
        }
        RAMP[(10_i32 & 1) as usize]
    }
}

mod p001 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub BVec3);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
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
    pub fn entry(a: bool, mut x: Vec4, y: &[i32; 2]) -> Hit {
        'outer: for b in (0..((y[0]).wrapping_div((y[0]) | 1) & 3)) {
            let mut y = ((mat4(
                Vec4::new((-0.0_f32), 0.25_f32, x.w, HALF),
                Vec4::new(3.0_f32, (-2.5_f32), x.x, x.w),
                x,
                x,
            ) * Mat4::from_diagonal(Vec4::new(3.0_f32, (-0.0_f32), (-0.0_f32), HALF)))
                - Mat4::from_cols(x, x, x, x));
            y.x_axis *= Vec4::ONE;
            if ([((Pair(IVec2::new(3_i32, 7_i32)), b)).1, ([b; 2])[0], (b & (b - b))]
                .iter()
                .all(|&v| {
                    (if (b < b) {
                        FLAGS[((NARROW as i32) & 1) as usize]
                    } else {
                        ((1.5_f32 != y.y_axis.y) && a)
                    })
                }))
            {} else if a {} else {}
        }
        Hit(BVec3::new(false, true, a))
    }
}

#[flatten]
mod p002 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const HALF: f32 = 0.5;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: i32, y: f32) -> Pair {
        x
            += (((IVec2::new(0_i32, x) + IVec2::new(x, x))).y
                ^ (if x != 0 { x / x } else { x }));
        let x_2: i32 = (if (any(
            (if (y < HALF) {
                BVec3::new(true, (y > y), (x > x))
            } else {
                return Pair;
            }),
        )) {
            ((((x & 15) * (0_i32 & 7)) & 15)
                * ([(-2.5_f32), (*a)].iter().fold((-4_i32), |t, &v| t) & 7))
        } else {
            if (x != x) {
                let mut k0 = ((MASK + MASKS[1_usize % 7])) & 3;
                #[unroll(max = 4)]
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let mut c = [y, (-(*a))];
                            (c, x) = (
                                [y, hadd(Vec4::new(0.0_f32, (-2.5_f32), (-1.0_f32), c[0]))],
                                (if (x > x) {
                                    x
                                } else {
                                    (if (5_i32 > (-4)) { x } else { x })
                                }),
                            );
                            c[1] = y;
                        }
                        k1 += 1;
                    }
                }
                return Pair;
            }
            (!(match (x, false, MASK) {
                (mut y @ ((1 | 1)), true, 0..=1) => x,
                _ => {
                    let mut b: f32 = ({
                        let mut k0 = 1u32;
                        'outer: loop {
                            if !(k0 < 8) {
                                break;
                            }
                            k0 *= 2;
                            let mut n = x;
                            if ((((n != (-4)) || false)
                                || ({
                                    n -= ((x & 63) << 2);
                                    ((*a) < y)
                                })))
                            {
                                break;
                            }
                        }
                        (*a)
                    });
                    x
                }
            }))
        });
        Pair
    }
}

#[flatten]
mod p003 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Mat2, y: f32) -> i32 {
        'outer: for x_2 in 1..=4 {
            let a_2: i32 = 'block: {
                let start = ((x_2 + x_2) as i32);
                let mut x = 0;
                x += start;
                if (c.y_axis.y != c.x_axis.y) {
                    if (y < c.x_axis.x) {
                        if (1_i32 != x_2) {
                            let mut n = Vec4::new((-2.5), y, (-2.5), c.y_axis.y);
                        } else {
                            let given: f32 = dot(
                                Vec4::new((*a), c.y_axis.y, y, 1.0_f32),
                                (Vec4::new((-0.0_f32), 0.25_f32, c.y_axis.x, 1.0_f32))
                                    .normalize_or_zero(),
                            );
                            let a_2: f32 = {
                                fn first(b: f32) -> f32 {
                                    b * 0.5 + 1.0
                                }
                                let t = first(given);
                                t
                            };
                            let mut b = c;
                            b.x_axis *= Vec2::ONE;
                            let mut b = (Pair::SIZE)
                                .saturating_sub(
                                    (Pair::SIZE
                                        + (if (3.0_f32 < (*a)) { Pair::SIZE } else { Pair::SIZE })),
                                );
                        }
                        let mut t = Pair(c.x_axis);
                    }
                    break 'outer;
                }
                (*a) = RAMP[((-1_i32) & 1) as usize];
                ('block_1: {
                    let k1 = (({ 5_u32 })) & 3;
                    'inner: loop {
                        if (Vec4::new((*a), 0.5_f32, y, 1.5_f32))
                            .abs_diff_eq(
                                Vec4::new(3.0_f32, 0.25_f32, (*a), c.x_axis.y),
                                0.5,
                            )
                        {
                            break;
                        }
                        if k1 < 4 {
                            let t = (((((k1 | 7) - (MASK & 7)) | 7)
                                - ((({
                                    let mut n: u8 = (false as u8);
                                    n += 5;
                                    n
                                }) as u32 & 255) & 7)) >> (MASK & 31));
                            break;
                        }
                    }
                    if (c.y_axis.y < c.y_axis.y) {
                        let Pair(a) = ({ Pair(c.y_axis) });
                        break 'block_1 (if (x < (-1)) { x_2 } else { x_2 });
                    }
                    let mut a_2: [Pair; 2] = [
                        Pair(Vec2::new(c.x_axis.y, 1.0_f32)),
                        Pair(c.y_axis),
                    ];
                    'inner: for (c, (x, a)) in a_2
                        .iter()
                        .copied()
                        .zip(0..2u32)
                        .enumerate()
                    {
                        if (8_usize <= c) {
                            continue;
                        }
                    }
                    x
                })
            };
            if (1.0_f32 <= c.x_axis.x) {
                break;
            }
        }
        (STEPS + ((*a) as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p004 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Vec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Hit {
        const FIRST: Self = Hit(0.5, Vec3::new(-0.0, 2.0, -1.5));
        const ALL: [Hit; 2] = [Hit(-0.0, Vec3::new(2.0, -1.5, 0.5)), Self::FIRST];
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
    pub fn entry(a: &Pair, c: i32, y: f32, t: u32) -> Hit {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= -1) {
                break;
            }
            let mut k1 = (select(t, 1_u32, (y != y))) & 3;
            #[keep]
            'inner: loop {
                if ((if ((match Hit::ALL[Hit::SIZE % 2] {
                    Hit(mut n, _) => {
                        n = (Hit(n, Vec3::new(y, (-1.0_f32), y))).0;
                        ((-0.0_f32) != y)
                    }
                    Hit(2.0, t) if (2_u32 <= k1) => {
                        _ = ((k0 != 3) ^ (a.b.y <= a.b.y));
                        (1_i32 < c)
                    }
                    Hit(a, c) => {
                        let given: f32 = ((0.5_f32).max((c.y * c.x)) + 0.0);
                        let v: f32 = {
                            let t = second(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(x: f32) -> f32 {
                                (x - HALF).max(HALF)
                            }
                            t
                        };
                        (k0 != (-1))
                    }
                    _ => (k1 != t),
                })) {
                    ((y < y) ^ (y > y))
                } else {
                    let mut t = (((9 - (((a.b.x > a.a) | (3_u32 <= 3_u32)) as u8)
                        - (false as u8)) as i32) / (-1));
                    (if ((-1e-40f32) < y) { (k1 > 2) } else { (a.a != a.b.y) })
                })) || k1 == 0
                {
                    break;
                }
                k1 -= 1;
                let mut turn = 0;
                let a: i32 = 'value: loop {
                    match (0.0_f32 < 0.0_f32) {
                        true => {}
                        _ => {}
                    }
                    turn += 1;
                    if turn >= 1 {
                        break 0;
                    }
                };
            }
            k0 = k0 + 2;
        }
        Hit(0.0_f32, Vec3::new(0.0_f32, 0.0_f32, 0.0_f32))
    }
}

mod p005 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Mat2, c: Pair, y: f32) -> i32 {
        let [y, mut n] = [
            (if HALF <= y { (a.y_axis.x).clamp(HALF, y) + 0.0 } else { a.x_axis.x }),
            y,
        ];
        if ((([n, c.0, c.0].iter().all(|&x_2| (a.x_axis.x < a.x_axis.y))
            || ({
                a.x_axis.x = (y).ceil();
                (c.1 < a.y_axis.x)
            }))
            || ({
                a.y_axis += (Vec2::new((-2.5_f32), c.1)).dot(Vec2::new(2.0_f32, y));
                (((-2.5_f32) <= a.y_axis.x) && (a.y_axis.y != a.x_axis.y))
            })))
        {
            if ((if (10_i32 != STEPS) {
                let mut k0 = ((1_u32 & MASKS[(0_u32 % 7) as usize])) & 3;
                'outer: while k0 > 0 {
                    k0 -= 1;
                }
                false
            } else {
                false
            })) {
                return 0;
            }
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
        pub a: Vec3,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(mut self, mut b: [Pair; 3]) -> bool {
            'outer: for x_2 in (1..7).step_by(3) {
                if (!((x_2 as i32) < (-4))) {
                    let mut c = (((((x_2 ^ x_2) as i32) & 15)
                        * (((x_2 + x_2) as i32) & 7)) + ((i32::MIN + 1)).div_euclid(-3));
                } else if ((x_2 as i32) != 5) {
                    self.a.y %= 3.0;
                    b[0] = ('block: {
                        if (Vec2::new((-0.0), b[0].a.z)
                            == (Vec2::new(0.5, 0.0)).max(Vec2::new(b[0].a.y, b[2].a.x)))
                        {
                            #[keep]
                            'inner: for c in (0..((UVec2::new(1_u32, 3_u32)).y & 3))
                                .rev()
                            {
                                let start = b.len();
                                let mut a_2 = 2;
                                a_2 += start;
                                let mut c = b[1];
                            }
                            break 'block b[1];
                        }
                        b[1]
                    });
                } else {}
                if (5_i32 <= x_2) {
                    continue;
                }
            }
            (((if Self::SIZE >= Pair::SIZE { Self::SIZE - Pair::SIZE } else { 2_usize })
                < (if (b[2].a.y < self.a.y) {
                    'outer: for t in 0u32..3 {
                        b[(t % 3) as usize].a *= (-2.5_f32);
                    }
                    Pair::SIZE
                } else {
                    Pair::SIZE
                })) ^ (b[0].a.x > 0.5))
        }
    }
    impl Pair {
        fn sum(mut self, a: f32, mut x: f32, y: &mut f32) -> i32 {
            let v: Vec4 = 'block: {
                let mut a: [Pair; 3] = [self, self, Pair { a: self.a }];
                'outer: for a in a.iter() {
                    match ((NARROW as i32), MASK) {
                        (
                            mut a @ -7,
                            2,
                        ) if (({
                            let q = self.a.x;
                            q == q && q.is_sign_negative()
                        })) => {
                            let x_2 = Vec3::select(
                                (flatten::math::atan2((self.a % 1.5), self.a))
                                    .cmplt((([self, self, self])[0]).a),
                                Vec3::new(2.0, x, 0.5),
                                self.a,
                            );
                            break 'block (Vec4::new(self.a.x, x_2.x, self.a.y, x_2.y))
                                .ceil();
                        }
                        (_, _) if (self.a.x < 3.0) => {}
                        _ => {}
                    }
                    if (a.a.y != 0.0) {
                        continue;
                    }
                }
                if (x != (*y)) {
                    break 'block Vec4::new(x, 2.0, self.a.x, 0.5);
                }
                Vec4::new(a[2].a.x, a[0].a.y, 0.25, 2.0)
            };
            (1 + (self.a.x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: BVec3, mut x: i32, y: &IVec2, mut n: Vec3) -> u32 {
        let mut a_2: f32 = ((n.z).min(([n.x, n.y].iter().fold(n.x, |b, &y| n.x)).sin())
            + 0.0);
        n.y = ((n.y).remap(0.0, 2.0, 1.0_f32, n.x) * n.y);
        'block: {
            if ((((n).smoothstep(Vec3::ZERO, Vec3::splat(2.0))).ceil())
                .cmplt(
                    ('block_1: {
                        let mut a: Pair = ('block_2: {
                            let mut a: Pair = Pair { a: n };
                            let n = a.step([a, a, a]);
                            if ((a.a.x == a_2) & (!n)) {
                                'outer: for _ in 0..1 {
                                    a_2
                                        -= floor(
                                            (Vec4::new(STILL, a.a.x, 3.0_f32, a.a.z)).length_squared(),
                                        );
                                    if all(
                                        (IVec3::new(y.x, 7_i32, y.y))
                                            .cmpeq(IVec3::new(x, 10_i32, (-1_i32))),
                                    ) {
                                        let mut x: (f32, IVec2) = (if (y.x != x) {
                                            (a.a.x, IVec2::new(10_i32, 1_i32))
                                        } else {
                                            ((3_u32 as f32), (IVec2::new(y.x, 0_i32) - (*y)))
                                        });
                                        break 'block_2 Pair { a: a.a };
                                    }
                                    (a.a, x) = (
                                        ((a).a).ceil(),
                                        (Pair::sum(
                                            Pair {
                                                a: Vec3::new((-2.5_f32), 1.5_f32, 3.0_f32),
                                            },
                                            0.25_f32,
                                            a.a.z,
                                            &mut a.a.z,
                                        ))
                                            .max(y.x),
                                    );
                                }
                                break 'block_2 a;
                            }
                            a
                        });
                        a.step(
                            ({
                                n = CORNER;
                                [Pair { a: n }, a, a]
                            }),
                        );
                        if (a_2 > STILL) {
                            break 'block_1 n;
                        }
                        a.a
                    }),
                )
                .all())
            {}
            if (y.y != x) {
                break 'block;
            }
        }
        (MASK + (a_2.abs() as u32 & 255))
    }
}

#[flatten]
mod p007 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
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
    pub fn entry(a: &[[f32; 3]; 2], c: i32, y: &mut IVec3) -> u32 {
        'outer: for v in 0..(COUNT + 1) {
            y.z = ((c & 63) << (1u32));
            let start = (if ((if (v != 1) {
                if let ..=0.0 = (MASK as f32) {
                    let given: f32 = a[0][2];
                    let b: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn second(v: f32) -> f32 {
                            v * HALF + 1.0
                        }
                        let t = second(given);
                        t
                    };
                    let mut a: UVec2 = (UVec2::new(MASK, 2) / 3);
                }
                (v != v)
            } else {
                (a[0][1] != 0.25)
            })) {
                ((*y)).min_element()
            } else {
                'inner: for v in (1..4).step_by(3) {
                    if (((BVec3::new((y.y != y.y), (y.z > v), false))
                        == (BVec3::new(((-2.5_f32) < a[0][1]), false, true)))
                        | ((a[1][2] != a[0][1]) == ((v as i32) != y.z)))
                    {
                        let mut v = (match (
                            (0.0_f32 < a[0][2]),
                            (Pair::SIZE == (*a).len()),
                        ) {
                            (
                                n @ true,
                                _,
                            ) if (Vec2::new((-0.0), (-2.5))
                                == Vec2::new(0.25, a[0][2])) => {
                                (((5_u32 | 1).ilog2() & 255) as i32)
                            }
                            _ => {
                                (if ((match (Pair {
                                    a: Vec4::new(0.0_f32, a[1][0], (-0.0_f32), a[0][0]),
                                }) {
                                    Pair { a: _ } => (y.x != y.z),
                                    _ => (y.x < y.z),
                                })) {
                                    ((v as i32) >> 2)
                                } else {
                                    y.y
                                })
                            }
                        });
                        break;
                    }
                    let mut a_2: i32 = (match ((if (y.z != v) {
                        Pair {
                            a: Vec4::new(a[0][0], 1.5_f32, 3.0_f32, a[0][0]),
                        }
                    } else {
                        Pair {
                            a: Vec4::new(3.0_f32, a[0][2], (-0.0_f32), a[0][2]),
                        }
                    })) {
                        Pair { a: mut t } => (c + (c - y.x)),
                        mut a_2 => (3_i32).saturating_neg(),
                    });
                }
                (STEPS / (y.z | 1))
            });
            let mut n = 0;
            n += start;
            if (n <= c) {
                if FLAGS[(n & 1) as usize] && let 1.0 = a[0][2] {}
                continue;
            }
        }
        ((UVec2::new(MASK, 3_u32)).y + ((y.z & 255) as u32))
    }
}

#[flatten]
mod p008 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: UVec2,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
        fn step(mut self, a: &mut f32, c: i32, y: f32) -> bool {
            let mut t = Vec3::select(
                ((Vec3::new((*a), (-2.5), 1.0) % 1.5))
                    .cmplt(
                        (if [(*a), (-0.0_f32), y].iter().any(|&y| ((*a) < (*a))) {
                            (POINTS[(1_u32 % 6) as usize] + Vec3::new((*a), (*a), (*a)))
                        } else {
                            let mut k0 = ((1_u32 / 2_u32)) & 3;
                            #[keep]
                            'outer: loop {
                                let mut turn = 0;
                                let a: IVec2 = #[keep]
                                'value: loop {
                                    (self.0, [(*a), _]) = (
                                        (self.0 * 2),
                                        [
                                            (if (c <= self.0.z) {
                                                ((y).min((*a)) + 0.0)
                                            } else {
                                                dot(
                                                    Vec4::new(1.0_f32, 0.0_f32, 3.0_f32, (-0.0_f32)),
                                                    Vec4::new((-2.5_f32), (*a), (*a), y),
                                                )
                                            }),
                                            y,
                                        ],
                                    );
                                    if (MASK < 2) {
                                        break IVec2::new(5, 7);
                                    }
                                    if false {
                                        break 'value IVec2::new(10, c);
                                    }
                                    turn += 1;
                                    if turn >= 1 {
                                        break IVec2::new(7, 1);
                                    }
                                };
                                if k0 == 0 || ((self.0.y > 3)) {
                                    break;
                                }
                                k0 -= 1;
                            }
                            CORNER
                        }),
                    ),
                CORNER,
                Vec3::new((-2.5), y, (*a)),
            );
            ((t.y != t.x) ^ (t.y > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &Hit) -> f32 {
        if (((HALF).midpoint(0.25_f32)
            >= (if (((y.a.1 <= y.a.1)
                && ({
                    (*c) -= (*c);
                    (y.a.1 < y.a.1)
                })))
            {
                a
            } else {
                (if a <= a { (a).clamp(a, a) + 0.0 } else { a })
            })))
        {
            let start = ({
                let q = a;
                if q == q { q.to_bits() >> 20 } else { 7 }
            });
            let mut c = 1;
            c += start;
            c >>= 2;
        } else {
            'outer: for v in 0..0 {
                match ((
                    y.a.0.x,
                    (match ((
                        (y.a.1).max(y.a.1),
                        (a).div_euclid(1.5),
                        ({
                            let q = a;
                            q == q && q.is_sign_negative()
                        }),
                    )) {
                        (3, (-1.5 | 0.25), _) => (y.a.0.y > (*c)),
                        ((100 | 2), -1.5, false) if (a > a) => {
                            ((Vec2::new(a, f32::INFINITY)) != (Vec2::new(a, 1.0_f32)))
                        }
                        _ => ((*c) != y.a.0.x),
                    }),
                    ((MASK) << (8_u32 & 31)),
                )) {
                    (mut y, true, _) => {
                        let (a, ([c, mut v], mut x)) = (
                            (mat2(Vec2::new(a, a), Vec2::new(a, (-2.5_f32))))
                                .mul_vec2(
                                    flatten::math::select(
                                        Vec2::new(0.5_f32, 3.0_f32),
                                        Vec2::new(3.0_f32, a),
                                        (y > y),
                                    ),
                                ),
                            (
                                [
                                    Pair(IVec3::new(3_i32, 10_i32, (*c)), Pair::SIZE),
                                    Pair(IVec3::new(3_i32, (*c), v), Pair::SIZE),
                                ],
                                (Hit::SIZE as f32),
                            ),
                        );
                    }
                    (mut x, mut y, _) => {
                        let a: f32 = 'block: {
                            if y {
                                let x_2 = (if ((MASK
                                    >= (if MASK != 0 {
                                        MASK / MASK
                                    } else {
                                        MASKS[(MASK % 7) as usize]
                                    })))
                                {
                                    ((((State::SIZE & 255) as u32) & 7) as usize)
                                } else {
                                    0
                                });
                                break 'block (0.5_f32).atan2((a));
                            }
                            let (mut a_2, mut b) = (
                                [
                                    (a + a),
                                    (Vec3::new(0.25_f32, 0.25_f32, (-2.5_f32))).z,
                                    (match Hit::SIZE {
                                        c @ 3 => a,
                                        v => 3.0_f32,
                                        _ => 3.0_f32,
                                    }),
                                ],
                                5_usize,
                            );
                            let mut c: Pair = Pair(IVec3::new(i32::MAX, 0_i32, x), b);
                            let n = c
                                .step(
                                    &mut a_2[1],
                                    (IVec2::new(c.0.x, (-4_i32))).y,
                                    ({
                                        c.1 = b;
                                        (Vec3::new(f32::EPSILON, (-1.0_f32), a)).z
                                    }),
                                );
                            (((-2.5) - TABLE[c.1 % 4])
                                - (if f32::MIN <= 0.5 {
                                    (a).clamp(f32::MIN, 0.5) + 0.0
                                } else {
                                    (-2.5)
                                }))
                        };
                    }
                    _ => {
                        (*c) = 5;
                        let start = y.a.1;
                        let mut n = 2;
                        n += start;
                    }
                }
                if ((match (Pair::SIZE).max(1_usize) {
                    1..=4 => (TABLE[(y.a.0.z & 1) as usize] <= a),
                    _ => true,
                })) {
                    break;
                }
            }
        }
        (0..2i32).map(|b| ((a).signum() - (TABLE[(y.a.1).min(3)] / 1.5))).sum::<f32>()
    }
}

#[flatten]
mod p009 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    fn first(a: f32, c: f32, mut v: Mat3) -> i32 {
        let mut t: f32 = v.y_axis.x;
        let mut k0 = 3u32;
        'outer: while k0 > 0 {
            let start = (k0).swap_bytes();
            let mut c = 1;
            c += start;
            if (({
                let mut k1 = ((if (v.y_axis.y <= v.z_axis.z) { 8_u32 } else { c })) & 3;
                'inner: while k1 > 0 {
                    k1 -= 1;
                    let mut x = v.z_axis.z;
                    'block: {
                        if ((k0 + k1) <= c) {
                            break 'block;
                        }
                    }
                }
                (v.z_axis.z < v.z_axis.z)
            })) {
                break 'outer;
            }
            k0 -= 1;
        }
        LEVELS[(({
            t = v.z_axis.x;
            MASK
        }) % 8) as usize]
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Mat3, c: &mut bool) -> f32 {
        let Pair(_) = Pair(Vec2::new(b.x_axis.x, b.y_axis.z));
        if ((b.y_axis.y >= Pair::RATE) & (*c)) {
            'block: {
                if [
                    STEPS,
                    (STEPS).wrapping_add_unsigned(MASK),
                    first(b.x_axis.z, 0.0_f32, (b * b)),
                ]
                    .iter()
                    .all(|&v| ((v > 10_i32) < (*c)))
                {
                    'outer: for t in 0..0 {
                        let k1 = (MASKS[(({
                            b.z_axis.x -= (b.y_axis.z % b.z_axis.x);
                            0_u32
                        }) % 7) as usize]) & 3;
                        'inner: loop {
                            if k1 < 4 {
                                (match ((
                                    b.x_axis.x,
                                    (if (*c) { Pair::SIZE } else { 5_usize }),
                                )) {
                                    (1.0, 4) => {
                                        (Vec2::new(b.x_axis.z, STILL) == Vec2::new(0.5, 0.0))
                                    }
                                    (-1.5, _) => (if (*c) { (*c) } else { (*c) }),
                                    _ => (2_usize < Pair::SIZE),
                                });
                                break;
                            } else {
                                continue;
                            }
                        }
                    }
                    break 'block;
                }
            }
            return 0.0;
        }
        0.0
    }
}

#[flatten]
mod p010 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32) -> [Hit; 3] {
        let start = ({
            'outer: for x_2 in 0..WIDE as i32 + 1 {
                let mut k1 = 253u8;
                'inner: while k1 != u8::MAX {
                    k1 += 1;
                    let mut n = (k1 as i32);
                    let (-7, 0, true) = (
                        (7_i32 % ((IVec2::new(2_i32, 0_i32)).y | 1)),
                        0_usize,
                        false,
                    ) else {
                        return [Hit, Hit, Hit];
                    };
                }
            }
            0_i32
        });
        let mut a = 0;
        a += start;
        [Hit, Hit, Hit]
    }
}

mod p011 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec2,
        pub c: IVec3,
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        let mut k0 = 253u8;
        'outer: while k0 != u8::MAX {
            k0 += 1;
            let mut k1 = ((UVec2::new(8_u32, (k0 as u32))).y) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                let mut x = (((if false {
                    Vec2::new(0.25, (k0 as f32))
                } else {
                    (*a) = fma(
                        (k0 as f32),
                        (*a),
                        (((if false { (*a) } else { (*a) }))
                            .min((if (10_i32 < (k0 as i32)) { (*a) } else { (*a) }))
                            + 0.0),
                    );
                    Vec2::new(0.25, 0.5)
                }) * (Vec2::new((-1.0), (k0 as f32))).yx()))
                    .max(
                        ('block: {
                            let mut b = (Hit {
                                a: (-0.0_f32),
                                ..Hit {
                                    c: IVec3::new(1_i32, 10_i32, 3_i32),
                                    a: (-1.0_f32),
                                    b: Vec2::new((*a), 2.0_f32),
                                }
                            })
                                .c;
                            if ((*a) < (k0 as f32)) {
                                let [x, b, mut x_2] = [
                                    ((k0 as f32)).mul_add((-1.0_f32), (*a)),
                                    (k0 as f32),
                                    (*a),
                                ];
                                break 'block Vec2::new((-2.5), (-1.0));
                            }
                            Vec2::new(1.0, 0.0)
                        }),
                    );
            }
            if false {
                break;
            }
        }
        ((*a) + (*a))
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [f32; 3], c: &i32) -> [f32; 3] {
        let mut t = (((('block: {
            if (((match (5_i32, MASK) {
                ((5 | -1), (3 | 100)) => (*c),
                (mut a_2, 1) if any(BVec3::new(true, true, (a_2 < (*c)))) => (*c),
                (5, x) => {
                    let mut b = ({
                        'outer: for _ in 0..0u8 {
                            let mut v: IVec2 = ((if (a[0] != a[0]) {
                                IVec2::new((*c), (*c))
                            } else {
                                IVec2::new(0_i32, (-4_i32))
                            }))
                                .wrapping_mul(IVec2::new(7_i32, 3_i32));
                        }
                        IVec2::new((*c), 0)
                    });
                    (*c)
                }
                _ => (*c),
            }) > (-(*c))))
            {
                break 'block 2_i32;
            }
            select(
                (Pair {
                    a: 1_i32,
                    b: Vec2::new((-1.0_f32), 0.5_f32),
                    c: TABLE[Pair::SIZE % 4],
                })
                    .a,
                [a[1], a[1], a[0]].iter().fold((*c), |n, &x| (*c)),
                ((*c) != STEPS),
            )
        }) & 63) << STEPS))
            .abs();
        let mut a_2 = ((if (a[1] > a[1]) {
            IVec2::new(0_i32, (-4_i32))
        } else {
            IVec2::new(5_i32, 0_i32)
        }))
            .as_uvec2();
        #[keep]
        'outer: for x_2 in (i32::MAX - ((2_i32 * 1) & 3)..=i32::MAX).rev() {
            if (a_2.x > a_2.y) {
                continue;
            }
            if (((if (a[2] < a[0]) {
                if (([t, (((*c)) << (a_2.y & 31)), (if false { x_2 } else { 0_i32 })]
                    .iter()
                    .any(|&a| false) && false))
                {}
                0_usize
            } else {
                0_usize
            }) <= 0))
            {
                return [0.0_f32, 0.0_f32, 0.0_f32];
            }
        }
        [0.0_f32, 0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p013 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub BVec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &i32, mut v: usize, t: u32) -> f32 {
        let mut k0 = 252u8;
        'outer: while k0 != u8::MAX {
            k0 += 1;
            'inner: for t in (((if ((*c) > (k0 as i32)) {
                if (!((-1_i32) < (k0 as i32))) {
                    continue;
                }
                (k0 as u32)
            } else {
                if ((((k0 as f32)).sin() * (b).cos() + (b).sin()) == STILL) {
                    let mut c: [f32; 3] = [(k0 as f32), (k0 as f32), b];
                    'inner: for &t in &c {
                        let mut x_2: (Pair, i32, f32) = (
                            Pair(
                                Vec3::new(1.0_f32, 0.5_f32, 0.25_f32),
                                BVec3::new(false, ((k0 as f32) < b), true),
                            ),
                            STEPS,
                            0.0_f32,
                        );
                        (({ (t != (k0 as f32)) }) | ((b <= b) || (x_2.1 != 5)));
                    }
                    let mut y = (({
                        (IVec2::new(7, (NARROW as i32))).max(IVec2::new(STEPS, 10))
                    }) / 2);
                } else {
                    let given: f32 = ((k0 as f32) * ((k0 as f32)).cos());
                    let v: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(a_2: f32) -> f32 {
                            (a_2 - HALF).max(HALF)
                        }
                        let t = doubled(given);
                        t
                    };
                }
                t
            }) & 3)..4) {
                if ((k0 as i32) <= LEVELS[(v).min(7)]) {
                    continue;
                }
            }
            if ((*c) < (k0 as i32)) {
                break 'outer;
            }
        }
        ((-0.0) + (v as f32))
    }
}

#[flatten]
mod p014 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
        pub c: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    #[flatten(exact)]
    pub fn entry(a: &mut u32, c: Vec2, y: &f32) -> u32 {
        let mut c: [i32; 2] = [2_i32, LEVELS[Hit::SIZE % 8]];
        'outer: for _ in c.iter().rev() {
            let mut k1 = -1i32;
            'inner: while k1 <= 1 {
                k1 = 2 + k1;
                let a = Vec2::new(0.5, f32::MIN);
                if false {
                    let Hit { a: y } = Hit { a: MASK };
                    break;
                }
                let mut a_2: [Pair; 2] = [
                    Pair {
                        b: (-4_i32),
                        c: Vec3::new((*y), 1.0_f32, a.x),
                        a: k1,
                    },
                    Pair {
                        b: c[1],
                        c: Vec3::new(a.x, (-2.5_f32), 2.0_f32),
                        a: k1,
                    },
                ];
                {
                    let v: Vec2 = ((1.0 / ((Vec2::new(0.0_f32, 0.25_f32)).abs() + 0.5)))
                        .with_y(
                            (match (a_2[0].c.x, MASK) {
                                (mut a_2 @ ((-1.5 | 0.0)), 1..3) => a_2,
                                (mut n @ ((0.0 | 1.0)), mut a_2 @ 0..) => a.y,
                                ((-1.5 | 0.0), mut x) => a_2[0].c.y,
                                _ => a_2[0].c.z,
                            }),
                        );
                    let start = a_2[1].c.y;
                    let mut a_2 = 0.0;
                    a_2 += start;
                    if ((if ((v.x != v.y) || (v == v)) {
                        false
                    } else {
                        flatten::math::all(
                            (match (Hit { a: MASKS[Pair::SIZE % 7] }) {
                                Hit { a: a @ ((1 | 0)) } => {
                                    BVec3::new(false, false, FLAGS[0_usize % 9])
                                }
                                Hit { a: 100 } if (k1 <= c[0]) => {
                                    BVec3::new(true, (c[0] != 2_i32), (c[1] > c[1]))
                                }
                                Hit { a: _ } if (a.y < a.x) => {
                                    BVec3::new(false, false, ((*y) != v.x))
                                }
                                a_2 => BVec3::new(false, (k1 <= c[0]), true),
                            }),
                        )
                    })) {
                        let mut a_2 = Pair {
                            a: c[Hit::SIZE % 2],
                            b: c[0],
                            c: Vec3::new(0.25, 0.0, a.y),
                        };
                    } else {}
                }
            }
        }
        ((*a) + ((c[0] & 255) as u32))
    }
}

#[flatten]
mod p015 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
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
    pub fn entry(a: &mut f32, c: i32, y: &mut f32, mut n: i32) -> u32 {
        if let _ = ((Pair::SIZE + Pair::SIZE) % 3) {
            let mut k0 = ((if MASKS[(Pair::SIZE).min(6)] != 0 {
                MASK / MASKS[(Pair::SIZE).min(6)]
            } else {
                MASKS[(Pair::SIZE).min(6)]
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
                        if false {
                            break;
                        }
                        let b = mat3(
                            CORNER,
                            Vec3::new((-0.0), 0.25, 0.5),
                            Vec3::new(f32::MIN_POSITIVE, 0.0, 0.25),
                        );
                    }
                    k1 += 1;
                }
            }
            let mut x_2 = ((Mat3::from_cols(
                POINTS[(c & 1) as usize],
                Vec3::new((-1.0_f32), (*y), (-0.0_f32)),
                CORNER,
            )
                * Mat3::from_cols(
                    Vec3::new((*y), (*y), (*a)),
                    Vec3::new(3.0_f32, (*a), 0.5_f32),
                    Vec3::new((*a), 2.0_f32, (*y)),
                ))
                - (Mat3::from_diagonal(Vec3::new((*a), f32::INFINITY, (-0.0_f32))))
                    .transpose());
            x_2.z_axis += Vec3::ONE;
        }
        ((((MASK + (2_u32 + MASK)) | 7)
            - (((MASKS[(STEPS & 1) as usize] ^ MASK) + (MASK + MASK)) & 7))
            + ((n & 255) as u32))
    }
}

#[flatten]
mod p016 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: UVec2,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(self, a: f32) -> f32 {
            let mut v = Hit {
                b: UVec2::new(2, MASK),
                a: a,
            };
            v.b.x = (((Vec2::new(v.a, (-1.0_f32))).abs().as_uvec2() & 255)).y;
            if self.0 {
                let mut k0 = (((v.b.y & 15) * (v.b.x & 7))) & 3;
                #[keep]
                'outer: while k0 > 0
                    && (((((IVec2::new(1_i32, (-1_i32)))
                        == (IVec2::new((-1_i32), STEPS)))
                        && ({
                            v = Hit { a: v.a, b: v.b };
                            (v.a <= 3.0_f32)
                        }))))
                {
                    k0 -= 1;
                    let start = [LEVELS[(Pair::SIZE).min(7)], STEPS, (WIDE as i32)]
                        .iter()
                        .fold(STEPS, |c, &a| c);
                    let mut v = 0;
                    v += start;
                }
            } else {}
            v.a
        }
    }
    impl Hit {
        fn step(&mut self, mut b: f32) -> f32 {
            let mut n: (u32, Vec3) = (
                (((8_u32 + 2_u32) | 7) - ((self.b.x + 8_u32) & 7)),
                Vec3::new(1.5_f32, (b).abs(), (MASK as f32)),
            );
            let x: Vec3;
            if ((if (Pair((n.0 > 5_u32))).0 {
                ((BVec3::new(false, (self.b.y != self.b.y), false))
                    == (BVec3::new(false, (n.1.z < n.1.y), false)))
            } else {
                let _ = (((if true { (NARROW as i32) } else { STEPS })
                    & ((WIDE as i32) - STEPS))) else {
                    return ((Vec2::new(b, n.1.y))
                        .mul_add(
                            Vec2::new(3.0_f32, (-2.5_f32)),
                            Vec2::new((-2.5_f32), n.1.z),
                        ))
                        .dot((Vec2::new((-1.0), b) + n.1.x));
                };
                (b < n.1.x)
            })) {
                self.b = (UVec2::new(MASK, 8_u32)).with_y(5_u32);
                x = n.1;
            } else {
                x = Vec3::splat(((-2.5_f32)).move_towards(n.1.y, 0.5));
            }
            n.1.y
                *= (match ((if matches!(Hit::SIZE, _) {
                    Pair((self.b.x > self.b.y))
                } else {
                    let mut t = fma(
                        (3.0_f32 * Vec2::new(x.z, 1.0_f32)),
                        Vec2::new((-0.0_f32), x.y),
                        Vec2::new(1.5_f32, (-0.0_f32)),
                    );
                    Pair((self.b.y != self.b.y))
                })) {
                    Pair(false) => n.1.z,
                    Pair(true) if (x.y != n.1.x) => self.a,
                    _ => x.z,
                });
            (n.1.y * 1.0)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut bool, mut x: Vec3, y: &mut f32) -> (u32, Vec3) {
        if ((-1.0_f32) <= (-0.0)) {
            if ((if (*a) {
                'outer: for (mut n, mut b) in [
                    (MASK, x),
                    (MASKS[(MASK % 7) as usize], Vec3::new(x.x, (*y), x.x)),
                ] {
                    let mut x_2 = (b.z + (-0.0));
                }
                (BVec3::new(false, ((*y) <= x.y), (*a))).test((MASK % 2) as usize)
            } else {
                let mut x: Hit = Hit {
                    b: UVec2::new(1, MASK),
                    a: (*y),
                };
                let a_2 = x
                    .step(
                        ({
                            (*a) |= (x.b.x <= x.b.y);
                            (1.0_f32 * 0.25_f32)
                        }),
                    );
                [(WIDE as i32), (WIDE as i32)].iter().all(|&x| (*a))
            })) {
                return ((MASK + MASK), x);
            } else {
                return (
                    ({
                        let q = 1.5_f32;
                        if q == q { q.to_bits() >> 20 } else { 7 }
                    }),
                    (Vec3::new(1.5_f32, 0.5_f32, 3.0_f32))
                        .lerp(Vec3::new(3.0_f32, 1.0_f32, 1.0_f32), x.x),
                );
            }
        }
        'block: {
            'outer: for t in 0..1 {
                let mut t: Pair = Pair((*a));
                let c = t.step((((*y)).min((-2.5)) + 0.0));
                let mut turn_1 = 0;
                let x_2: f32 = 'value_1: loop {
                    let mut x_2 = (if (((({
                        let mut n: i8 = (t.0 as i8);
                        n += 5;
                        n
                    }) as i32) >= (if t.0 { (NARROW as i32) } else { STEPS })))
                    {
                        (*a)
                    } else {
                        t.0
                    });
                    if x_2 {
                        break 0.5;
                    }
                    turn_1 += 1;
                    if turn_1 >= 1 {
                        break x.x;
                    }
                };
            }
            if (*a) {
                break 'block;
            }
        }
        (
            MASK,
            (({
                let mut k0 = 2u32;
                'outer: loop {
                    if !(k0 > 0) {
                        break;
                    }
                    if (({
                        if ((if (k0 <= k0) { (x.y >= x.z) } else { (*a) })) {
                            return (5_u32, Vec3::new((*y), (*y), x.y));
                        }
                        (*a)
                    })) {
                        break 'outer;
                    }
                    k0 -= 1;
                }
                x
            }) + x.y),
        )
    }
}

#[flatten]
mod p017 {
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(0.5, false);
        const ALL: [Pair; 2] = [Pair(-0.0, true), Self::FIRST];
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
        fn step(self, a: &mut f32, c: Hit) -> f32 {
            'outer: for _ in 0..STEPS {
                if (c.c.x == 2) {
                    if (({
                        let q = (*a);
                        q == q && q.is_sign_negative()
                    })) {
                        return c.b;
                    } else {
                        break;
                    }
                }
            }
            (if c.a.1 {
                (('block: {
                    let mut x_2 = Pair((*a), c.a.1);
                    if (x_2.1 && (self).1) {
                        let mut k0 = ((if false {
                            return c.b;
                        } else {
                            c.c.y
                        })) & 3;
                        #[keep]
                        'outer: loop {
                            if (((true || self.1)
                                == (match LEVELS[Self::SIZE % 8] {
                                    b => x_2.1,
                                    _ => self.1,
                                }))) || k0 == 0
                            {
                                break;
                            }
                            k0 -= 1;
                            let mut c: Vec2 = (Vec2::new(self.0, x_2.0)).fract_gl();
                            let mut k1 = 0i32;
                            'inner: while k1 < 1 {
                                k1 += 1;
                                let mut t: usize = 2;
                                if x_2.1 {
                                    break 'block c.y;
                                }
                            }
                        }
                        break 'block x_2.0;
                    }
                    c.a.0
                }) + (-0.0))
            } else {
                self.0
            })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut Vec2) -> usize {
        let start = ((if ((WIDE as i32) >= STEPS) { 100u16 } else { 7 } / 3 % 5) as u32
            & 255);
        let mut b = 1;
        b += start;
        let mut b = ((match ((1_u32 < b), (b < b)) {
            ((mut a_2, false) | (false, mut a_2)) => {
                match (((9 - (a_2 as u8) - ((if a_2 { a_2 } else { a_2 }) as u8)) as u32
                    & 255))
                {
                    mut x_2 => {
                        return (((b).wrapping_mul(b) & 7) as usize);
                    }
                    x => {
                        let mut k0 = 1u32;
                        'outer: while k0 < 1 {
                            k0 *= 2;
                            if a_2 {
                                let n = [c.y, c.x, 1.0_f32];
                                (*a) = mix(
                                    ((-n[0]) + n[1]),
                                    (((*a) - 16_777_217f32)).signum(),
                                    (if ((x <= b) && (b <= 0)) {
                                        (if (MASKS[0_usize % 7] <= k0) { c.x } else { (*a) })
                                    } else {
                                        ((WIDE as i32) as f32)
                                    }),
                                );
                                let (_, Pair(mut x, mut a)) = ((WIDE as i32), Pair::FIRST);
                            }
                            if true {
                                continue 'outer;
                            }
                            {
                                c.x = (if ((Vec4::new(1.0_f32, (-1.0_f32), 0.25_f32, c.y))
                                    .min_position() == (a_2 as usize))
                                {
                                    ({ (c.y + 0.0) })
                                } else {
                                    hadd(Vec4::new((-2.5_f32), 0.5_f32, (-2.5_f32), 1.5_f32))
                                });
                                let mut n: Pair = Pair(c.x, (c.y > (*a)));
                                let v = n
                                    .step(
                                        &mut c.x,
                                        Hit {
                                            c: UVec2::new(8, k0),
                                            a: Pair(HALF, n.1),
                                            b: Hit::RATE,
                                        },
                                    );
                            }
                            let Pair(b, ..) = Pair(
                                (Vec3::new(2.0_f32, 0.5_f32, 1.5_f32)).z,
                                (a_2
                                    && ({
                                        c.y = ({ Pair(c.y, a_2) })
                                            .step(
                                                &mut c.x,
                                                Hit {
                                                    c: UVec2::new(2_u32, x),
                                                    ..Hit {
                                                        b: (*a),
                                                        ..Hit {
                                                            c: UVec2::new(0_u32, (1u32 << 31)),
                                                            a: Pair((-2.5_f32), a_2),
                                                            b: (*a),
                                                        }
                                                    }
                                                },
                                            );
                                        a_2
                                    })),
                            );
                        }
                    }
                }
                UVec2::new(0_u32, b)
            }
            ((y, true) | (true, y)) if ((*a) <= c.y) => UVec2::new(2_u32, 8_u32),
            ((mut t, true) | (false, mut t)) => UVec2::new(b, 0_u32),
            _ => UVec2::new(b, b),
        }))
            .with_y(b);
        (0 + ((b.x & 255) as usize))
    }
}

#[flatten]
mod p018 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    fn second(a: &f32, c: &mut i32) -> f32 {
        let a_2: [f32; 2] = 'block: {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 2) {
                    break;
                }
                k0 += 1;
                (*c) = (match ((MASK + ((MASK & 15) * (MASK & 7))), MASKS[COUNT % 7]) {
                    ((mut c, 4) | (4, mut c)) if true => {
                        ((select(k0, (-1_i32), (c <= c)) & 15)
                            * ((1_i32).wrapping_rem((k0) | 1) & 7))
                    }
                    ((c, 3..) | (..=3, c)) => ((5 + k0) + (k0 ^ k0)),
                    ((x, 2) | (2..3, x)) if (k0 > k0) => (*c),
                    _ => {
                        if (2_i32 != (*c)) {
                            return (-0.0);
                        }
                        (*c)
                    }
                });
                if ((*a) <= (*a)) {
                    break;
                }
            }
            if (STILL > (*a)) {
                break 'block [(*a), (*a)];
            }
            [HALF, (*a)]
        };
        (a_2[0] + ((*c) as f32))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: [f32; 2], t: i32) -> bool {
        let mut x_2 = Mat3::from_cols(
            Vec3::new(0.25, f32::MIN, 2.0),
            ((Vec3::new(1.0, (-1.0), (*a))).max(Vec3::new(y[1], (*a), 1.0))
                + (Vec3::new(y[0], 1.0, 3.0)).min(Vec3::new(0.25, 2.0, 2.0))),
            ((Vec3::new(1.0, (-0.0), y[1])).min(Vec3::new(y[0], 1.5, y[1]))
                * (1.0 / ((POINTS[(MASK % 6) as usize]).abs() + 0.5))),
        );
        if ((((10_i32 & 15) * ((*c) & 7)) as f32) < second(&y[1], c)) {
            'outer: for a in 0..1usize {
                let mut n = ((-y[0]).abs() as usize & 15);
                let mut turn = 0;
                let a_2: Vec3 = 'value: loop {
                    'block_1: {
                        let mut b: bool = (a
                            == (if ((x_2.z_axis.x <= y[1])
                                || (x_2.y_axis.x <= x_2.x_axis.x))
                            {
                                n
                            } else {
                                ((MASKS[(MASK % 7) as usize] & 7) as usize)
                            }));
                        if ((*c) > ((*c) >> 1)) {
                            break 'block_1;
                        }
                        b;
                    }
                    let mut k1 = -1i32;
                    'inner: loop {
                        if !(k1 <= 3) {
                            break;
                        }
                        let mut a_2: bool = false;
                        k1 = 2 + k1;
                    }
                    if (((if (t > t) { (1_i32 != (WIDE as i32)) } else { (3_i32 != 2) })
                        || ({
                            x_2.x_axis.z = (Vec2::new(0.25_f32, 0.25_f32))
                                .dot(Vec2::new(1.5, x_2.z_axis.x));
                            (a <= a)
                        })))
                    {
                        break sin(x_2.y_axis);
                    }
                    turn += 1;
                    if turn >= 3 {
                        break (x_2).x_axis;
                    }
                };
                if (all(BVec3::new(false, (a < n), false))
                    && ((-0.0_f32) <= x_2.x_axis.z))
                {
                    break;
                }
            }
        } else {}
        ((if (x_2.x_axis).is_nan() {
            if ((*c) < t) {
                let mut k0 = 1u32;
                'outer: while k0 < 8 {
                    let mut v = y;
                    x_2.y_axis.x
                        -= (if (({
                            let q = x_2.y_axis.y;
                            q == q && q.is_sign_negative()
                        })) {
                            v[0]
                        } else {
                            x_2.y_axis.z
                        });
                    k0 *= 2;
                }
            } else {}
            true
        } else {
            (x_2.x_axis.z <= x_2.y_axis.y)
        }) ^ (x_2.z_axis.z > 0.5))
    }
}

mod p019 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut usize, y: &mut f32, t: f32) -> bool {
        let mut turn = (MASK) & 1;
        let x_2: Hit = #[unroll(max = 3)]
        'value: loop {
            let mut x_2: [i32; 2] = (if (b > (-0.0)) {
                let c: Vec3;
                if (dot(
                    Vec3::new(0.0_f32, (-2.5_f32), (-0.0_f32)),
                    Vec3::new((-0.0_f32), t, 0.5_f32),
                ) != f32::from_bits((MASK & 0x007f_ffff) | 0x3f80_0000))
                {
                    c = Vec3::new((-2.5), 2.0, (-0.0));
                } else {
                    c = Vec3::new((*y), b, 2_147_483_648f32);
                }
                [STEPS, 0_i32]
            } else {
                [(NARROW as i32), STEPS]
            });
            'outer: for (x, _) in x_2.into_iter().zip([Hit, Hit]) {
                if ((({
                    if ((true || FLAGS[(3_i32 & 1) as usize])
                        && matches!((MASK, (* c), x_2[1]), (..2, _, (- 7 | - 7))))
                    {
                        break;
                    }
                    ((WIDE as i32) <= x)
                })
                    == ({
                        {
                            (x_2[0], [b, _]) = (
                                (5_i32).saturating_abs(),
                                [(((t + t)).min(((-0.0) * (-0.0))) + 0.0), b],
                            );
                            let mut b = ((UVec2::new(MASK, 8_u32)).y).trailing_zeros();
                            let given: f32 = f32::NAN;
                            let x_2: f32 = {
                                let t = first(given);
                                fn first(a_2: f32) -> f32 {
                                    if a_2 < 0.5 { -a_2 } else { a_2 }
                                }
                                t
                            };
                        }
                        ((*c) != (*c))
                    })))
                {
                    break;
                }
            }
            if (x_2[0] < x_2[1]) {
                break 'value Hit;
            }
            turn += 1;
            if turn >= 3 {
                break Hit;
            }
        };
        ((RAMP[(MASK % 9) as usize] > b) ^ (b > 0.5))
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
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    fn first(a: f32, c: Vec4, y: &f32) -> f32 {
        if ([
            select((Hit { a: STEPS }).a, STEPS, ((3.0_f32 != c.w) || (c.x != c.x))),
            (('block: {
                if ((match (
                    ((c.x) as i32 >> 2),
                    ((c.w <= c.y) as u32),
                    ((MASK & 7) as usize),
                ) {
                    (mut x_2, b, _) if ((b < 0) || true) => (x_2 < x_2),
                    (5, ..100, 4) => (c.w != c.y),
                    _ => ((c.x != c.z) || (c.w <= c.y)),
                })) {
                    if (c.z
                        <= flatten::math::select(
                            fract((-1.0_f32)),
                            c.x,
                            [(*y), 2.0_f32, c.y].iter().any(|&c| ((*y) > a)),
                        ))
                    {
                        let mut v: [Hit; 2] = [
                            Hit::ALL[State::SIZE % 2],
                            Hit { a: (NARROW as i32) },
                        ];
                        'outer: for v in v {
                            if (((WIDE as i32)).min(v.a) >= 5) {}
                        }
                    }
                    break 'block Hit { a: 3_i32 };
                }
                Hit {
                    a: LEVELS[(STEPS & 1) as usize],
                }
            }))
                .a,
            (WIDE as i32),
        ]
            .iter()
            .all(|&x_2| (x_2 <= x_2)))
        {}
        (((if (HALF == c.y) {
            return HALF;
        } else {
            Pair { a: c.x }
        }))
            .a + STILL)
    }
    impl Hit {
        fn step(mut self, a: f32, c: i32) -> i32 {
            let start = 3_usize;
            let mut x = 2;
            x += start;
            #[keep]
            'outer: for t in ((MASK & 3)..4) {
                let start = (1_u32 ^ 5_u32);
                let mut t = 1;
                t += start;
                if ((!(match ((
                    (FLAGS[Self::SIZE % 9]
                        && ({
                            self.a <<= 1;
                            (t <= t)
                        })),
                    (x > x),
                    (a + a),
                )) {
                    (mut x @ false, _, (8.0 | -1.5)) => x,
                    _ => (c != c),
                }))) {} else {}
                if (3.0_f32 <= a) {
                    continue;
                }
            }
            (c + self.a)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32, y: &mut f32) -> Hit {
        if FLAGS[Hit::SIZE % 9] {
            let t: Hit;
            if (HALF <= b) {
                t = Hit {
                    a: Hit::step(
                        ({
                            b = (*y);
                            Hit { a: c }
                        }),
                        b,
                        c,
                    ),
                };
            } else {
                (*y) = (*y);
                t = Hit { a: 1 };
            }
            (b, (*y)) = (
                (first(
                    first(
                        ({
                            b = (if (t.a <= t.a) {
                                1.0_f32
                            } else {
                                let mut k0 = 0i32;
                                'outer: while k0 < 2 {
                                    k0 += 1;
                                    let x_2: Hit = 'block: {
                                        let mut a_2: i32 = ({ Hit { a: k0 } })
                                            .step(
                                                first(
                                                    ((Vec3::new(0.0_f32, (-0.0_f32), (*y))).z)
                                                        .copysign(((3.0_f32).clamp(-1.0, 1.0).acos()).max(-9.0)),
                                                    Vec4::new(
                                                        b,
                                                        (Vec2::new(2.0_f32, (*y))).y,
                                                        ((*y) + b),
                                                        (b - b),
                                                    ),
                                                    &(*y),
                                                ),
                                                c,
                                            );
                                        if (0.5_f32 < b) {
                                            break 'outer;
                                        }
                                        Hit { a: c }
                                    };
                                }
                                (-0.0_f32)
                            });
                            (*y)
                        }),
                        (Vec4::new((-0.0_f32), 0.5_f32, b, 0.0_f32)
                            * Vec4::new(1.5_f32, 0.0_f32, (-0.0_f32), 0.25_f32)),
                        &b,
                    ),
                    ({
                        b = (*y);
                        Vec4::new((-1.0_f32), 3.0_f32, 3.0_f32, 2.0_f32)
                    }),
                    &(*y),
                ))
                    .tanh(),
                (*y),
            );
        }
        Hit {
            a: (10 + (b as i32).clamp(-64, 64)),
        }
    }
}

#[flatten]
mod p021 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy)]
    pub struct State(pub BVec3, pub usize);
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
    impl Hit {
        const FIRST: Self = Hit(0.5);
        const ALL: [Hit; 2] = [Hit(-0.0), Self::FIRST];
    }
    impl State {
        const FIRST: Self = State(BVec3::new(true, false, true), 0);
        const ALL: [State; 2] = [State(BVec3::new(false, true, false), 5), Self::FIRST];
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
        fn step(&self, a: &Pair, c: &Hit, y: &f32) -> Hit {
            let Hit(a_2) = (*c);
            let mut turn = 0;
            let a_2: f32 = 'value: loop {
                let mut c: IVec3 = (match (STEPS, 3_i32) {
                    (c, mut x_2) => {
                        x_2 >>= 1;
                        ((IVec3::new(10_i32, 0_i32, 7_i32)) >> 2_i32)
                    }
                    ((v, ..=-1) | (1_000, v)) => {
                        let mut v: UVec2 = UVec2::new(
                            MASK,
                            (if (c.0 > 0.25) {
                                let given: f32 = (degrees((-0.0_f32)) * 1.0);
                                let x_2: f32 = {
                                    let t = second(given);
                                    fn second(c: f32) -> f32 {
                                        (c - 0.5).max(0.5)
                                    }
                                    t
                                };
                                (UVec2::new(2_u32, 0_u32)).y
                            } else {
                                {
                                    let mut y = State::FIRST;
                                    let mut y = Vec2::splat(self.0);
                                    let mut t: f32 = TABLE[Hit::SIZE % 4];
                                }
                                MASK
                            }),
                        );
                        IVec3::new((WIDE as i32), 5, 10)
                    }
                    ((x_2, 5) | (0..5, x_2)) => IVec3::new(7, x_2, i32::MIN),
                    _ => IVec3::new(10, (NARROW as i32), STEPS),
                });
                if true {
                    break (*y);
                }
                turn += 1;
                if turn >= 3 {
                    break (-0.0);
                }
            };
            Hit((*y))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &i32, mut v: f32, mut n: u32) -> Hit {
        let mut k0 = (((n & 63) << (n & 7))) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let c: i32 = 'block: {
                let mut v: [f32; 2] = (match (n, (*a), k0) {
                    (1..3, (2.0 | 2.0), mut a_2) => [(*a), v],
                    (a_2, c @ 1.0.., mut v) => {
                        let mut t: Pair = Pair((*a));
                        let y = t.step(&t, &{ Hit::FIRST }, &t.0);
                        [y.0, 0.25_f32]
                    }
                    (1.., _, _) => [(*a); 2],
                    _ => [v, (*a)],
                });
                'inner: for (t, (_, _)) in v.iter().copied().zip(0..2u32).enumerate() {}
                if (7_i32 != (*c)) {
                    break 'block (*c);
                }
                (*c)
            };
        }
        Hit(v)
    }
}

#[flatten]
mod p022 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Vec3,
        pub c: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct State;
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: u32, y: &mut f32) -> f32 {
        'outer: for c in 0u32..2 {
            if (({
                let [mut y, mut c, mut a] = [STEPS; 3];
                (Vec4::new(Hit::RATE, HALF, 2.0_f32, HALF))
                    .abs_diff_eq(
                        Vec4::new(
                            TABLE[(State::SIZE).min(3)],
                            1.5_f32,
                            HALF,
                            TABLE[(MASK % 4) as usize],
                        ),
                        0.5,
                    )
            })) {
                continue 'outer;
            }
            'inner: for _ in 0u32..2 {
                (*a)
                    += ((match ((
                        (c > c),
                        Hit::SIZE,
                        ({
                            let mut b: usize = 5;
                            (*a)
                        }),
                    )) {
                        (false, 3, c @ -1.5) => {
                            let mut v = [
                                [(WIDE as i32); 3],
                                [(WIDE as i32), STEPS, STEPS],
                                [STEPS, 10_i32, (WIDE as i32)],
                            ];
                            (*y)
                        }
                        (false, 4, (2.0 | 8.0)) => {
                            (((*a)).copysign((0.25_f32).max(-9.0)) != 0.0);
                            0.0_f32
                        }
                        (true, 0, -1.5) => 0.0_f32,
                        _ => 0.0_f32,
                    }))
                        .sin();
            }
        }
        0.0
    }
}

#[flatten]
mod p023 {
    use super::*;
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
    impl Pair {
        fn step(mut self, a: f32, c: &[i32; 2], y: f32) -> i32 {
            if ((((BVec3::new(false, true, true))
                == (BVec3::new(false, false, (self.a < self.a))))
                && ({
                    self.b.y += (a + self.b.y);
                    (self.b == self.b)
                })))
            {
                let b: f32 = 2.0;
            }
            (c[1] + ((self.a & 255) as i32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut Hit, y: f32) -> i32 {
        let mut k0 = 252u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            let mut k1 = 1u32;
            'inner: loop {
                if !(k1 > 0) {
                    break;
                }
                let mut c: Pair = Pair {
                    a: k1,
                    b: Vec2::new(0.5, 0.5),
                };
                let v = c
                    .step(
                        (POINTS[((WIDE as i32) & 1) as usize]).z,
                        &{ [STEPS, (k0 as i32)] },
                        3.0,
                    );
                if ((NARROW as i32) != v) {
                    if ((({ STEPS }) >= (k0 as i32))) {
                        let x_2 = (if STEPS != 0 {
                            (if ((c.a != 0) ^ (v <= v)) { (k0 as i32) } else { v })
                                / STEPS
                        } else {
                            (k0 as i32)
                        });
                        return c
                            .step(
                                ({
                                    c.a <<= 1;
                                    (*a)
                                }),
                                &{ [x_2, x_2] },
                                (-c.b.x),
                            );
                    }
                    break;
                }
                {
                    let mut t: Pair = c;
                    let v = t
                        .step(
                            ({
                                c.b.y += y;
                                (CORNER).z
                            }),
                            &{ [v, v] },
                            (c.b.y).rem_euclid((2.0_f32)),
                        );
                }
                k1 -= 1;
            }
            k0 += 1;
        }
        (NARROW as i32)
    }
}

#[flatten]
mod p024 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: usize,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Hit {
        const FIRST: Self = Hit(Pair { a: IVec2::new(3, -2) }, -0.0);
        const ALL: [Hit; 2] = [
            Hit(
                Pair {
                    a: IVec2::new(-2, i32::MAX),
                },
                2.0,
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    fn first(a: &mut f32, c: &Vec2, mut v: f32) -> f32 {
        'outer: for x_2 in 0..WIDE as i32 + 1 {
            if (Vec2::splat(c.y) == (mat2((*c), (*c))).x_axis) {
                _ = (((c.x != 3.0)
                    && ({
                        (*a) = select((*a), v, (x_2 > 5));
                        (1.0_f32 <= c.y)
                    })) && (x_2 <= x_2));
                return c.y;
            }
        }
        (((v)
            .min(
                ([(*a), v, c.y].iter().enumerate().fold((*a), |v, (a, &x_2)| x_2)
                    - ({
                        let mut t = (if (({
                            v = (0..2i32).map(|a_2| (*a)).sum::<f32>();
                            ((-2.5_f32) > v)
                        })) {
                            Hit(
                                Pair {
                                    a: IVec2::new(STEPS, 5_i32),
                                },
                                (-0.0_f32),
                            )
                        } else {
                            Hit::FIRST
                        });
                        v
                    })),
            ) + 0.0) + v)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: bool, c: u32) -> bool {
        let mut x = [Mat2::IDENTITY, Mat2::IDENTITY];
        let mut k0 = ((c).max(c)) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            let mut b: Pair = Pair { a: IVec2::new(0, STEPS) };
            x[(Pair::SIZE).min(1)] = (((x[0]
                * Mat2::from_cols(x[0].y_axis, x[0].x_axis)))
                .transpose() * x[0]);
        }
        let mut x_2 = Hit(
            Pair {
                a: IVec2::new(STEPS, (-4_i32)),
            },
            x[0].y_axis.x,
        );
        (({
            x[Pair::SIZE % 2].y_axis
                -= first(&mut x_2.1, &{ Vec2::new(0.5_f32, 3.0_f32) }, 0.0_f32);
            let (v, c) = (
                (((x_2.0.a.x
                    - ({
                        x_2.0.a.x = x_2.0.a.x;
                        x_2.0.a.y
                    })) & 7) as usize),
                State {
                    a: (x[1].x_axis.x.abs() as usize & 15),
                },
            );
            (false || a)
        }) ^ (x_2.0.a.y > 1))
    }
}

#[flatten]
mod p025 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Vec3,
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
    impl Hit {
        const FIRST: Self = Hit {
            a: Vec3::new(0.5, -0.0, 2.0),
            b: Vec3::new(-0.0, 2.0, -1.5),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: Vec3::new(-0.0, 2.0, -1.5),
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
        fn step(mut self, a: f32, c: &Vec2, y: f32) -> bool {
            self = Pair;
            'outer: for b in -1..1 {
                let mut y = ((if [c.y, TABLE[((b as i32) & 1) as usize]]
                    .iter()
                    .any(|&y| (c.y != 2.0_f32))
                {
                    c.x
                } else {
                    (c.x).copysign((a).max(-9.0))
                })
                    <= ({
                        [(b as i32), (((b as i32)) as f32 as i32)]
                            .iter()
                            .any(|&y| (((*c)) != ((*c))));
                        c.x
                    }));
                if (c.y <= f32::MAX) {
                    break 'outer;
                }
            }
            ([
                (if (1.0_f32 < (-2.5)) {
                    if (Vec3::new(a, 3.0_f32, (-0.0_f32))).is_nan() {
                        {
                            let mut t: Pair = Pair;
                            'outer: for _ in (0..(LEVELS[(STEPS & 1) as usize] & 3))
                                .rev()
                            {
                                let given: f32 = c.y;
                                let a: f32 = {
                                    fn second(t: f32) -> f32 {
                                        t * 0.5 + 1.0
                                    }
                                    let t = second(given);
                                    t
                                };
                                let mut c: Hit = Hit {
                                    b: Vec3::new(0.25, a, 0.25),
                                    ..Hit {
                                        b: POINTS[(8_u32 % 6) as usize],
                                        ..Hit::FIRST
                                    }
                                };
                                if (0.0_f32 > 0.5) {
                                    break 'outer;
                                }
                            }
                        }
                        return (3.0_f32 > TABLE[(MASK % 4) as usize]);
                    }
                    c.x
                } else {
                    c.y
                }),
                a,
            ]
                .iter()
                .any(|&c| (a > y)) ^ (a > c.y))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &UVec2, t: u32) -> i32 {
        let mut turn = 0;
        let a: Mat2 = 'value: loop {
            if false {
                break mat2(Vec2::new(2.0, 1.0), Vec2::new(2.0, (-0.0)));
            }
            if let 0..=3 = ((if Hit::SIZE >= Pair::SIZE {
                Hit::SIZE - Pair::SIZE
            } else {
                Pair::SIZE
            })) {
                if ((*c) <= (*c)) {
                    if (({ Pair })
                        .step(
                            ((a + a)
                                + (Vec3::new((-2.5_f32), (-2.5_f32), 1.5_f32))
                                    .dot(Vec3::new(f32::INFINITY, 0.25, 0.25))),
                            &{ (Vec2::new(a, 0.0_f32)).abs().sqrt() },
                            0.5,
                        ))
                    {
                        return (*c);
                    } else {
                        return (*c);
                    }
                }
            }
            if true {
                break Mat2::from_cols(Vec2::new(a, 1.5), Vec2::new(a, 2.0));
            }
            turn += 1;
            if turn >= 2 {
                break Mat2::from_diagonal(Vec2::new((-2.5), 1.0));
            }
        };
        ((*c) + (*c))
    }
}

#[flatten]
mod p026 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
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
        const FIRST: Self = Pair(0.5, -0.0);
        const ALL: [Pair; 2] = [Pair(-0.0, 2.0), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: Pair, mut x: i32, y: &mut f32) -> f32 {
        let mut b: [f32; 2] = [3.0_f32, 1.0_f32];
        'outer: for (c, &_) in b
            .iter()
            .zip(
                &[
                    cos(b[0]),
                    flatten::math::distance(
                        Vec2::new(0.25_f32, (*y)),
                        Vec2::new(1.0_f32, 1.5_f32),
                    ),
                ],
            )
        {
            (*y) = (if (b[1] < 2.0) {
                (-TABLE[(Pair::SIZE).min(3)])
            } else {
                return b[1];
            });
            'block: {
                let mut a_2: [f32; 2] = [
                    b[0],
                    (Vec2::new((-1.0_f32), (*y))).perp_dot(Vec2::new(1.5_f32, 3.0_f32)),
                ];
                if (true
                    && flatten::math::all(BVec3::new(false, (x != (-1_i32)), false)))
                {
                    let mut turn_1 = 0;
                    let a_2: [f32; 2] = 'value_1: loop {
                        let mut a_2 = (match ((if ((*y) < TABLE[(Pair::SIZE).min(3)]) {
                            ({ Pair::ALL[(x & 1) as usize] })
                        } else {
                            ([
                                Pair(a_2[1], 0.5_f32),
                                Pair::ALL[(MASKS[1_usize % 7] % 2) as usize],
                                Pair(b[0], (*c)),
                            ])[0]
                        })) {
                            Pair(2.0.., _) => {
                                [Pair(2.0_f32, a_2[1]), Pair::ALL[(MASK % 2) as usize]]
                            }
                            Pair(mut v @ ((8.0 | 8.0)), -1.5) => {
                                (match (1_usize, (!(0_i32 <= x)), ((x) as usize & 31)) {
                                    (_, true, 1..) => {
                                        (if FLAGS[(x & 1) as usize] {
                                            [Pair(b[0], a_2[1]), Pair(b[0], (*y))]
                                        } else {
                                            [
                                                Pair(
                                                    TABLE[(({
                                                        x &= x;
                                                        MASK
                                                    }) % 4) as usize],
                                                    (*c),
                                                ),
                                                Pair::ALL[(Pair::SIZE).min(1)],
                                            ]
                                        })
                                    }
                                    _ => [Pair((-1.0_f32), v), Pair((*y), b[0])],
                                })
                            }
                            Pair(_, 1.0) => [Pair(b[1], 3.0_f32), Pair((*y), (-0.0_f32))],
                            _ => [Pair((*c), b[1]), Pair(0.5_f32, a_2[1])],
                        });
                        if ((-1.0_f32) > (*c)) {
                            break b;
                        }
                        if ((*y) > (-2.5)) {
                            break [(*c), 1.5_f32];
                        }
                        turn_1 += 1;
                        if turn_1 >= 2 {
                            break b;
                        }
                    };
                    continue 'outer;
                }
            }
            if ((-1_i32) > 3) {
                continue 'outer;
            }
        }
        ((*y) + b[0])
    }
}

#[flatten]
mod p027 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(true, -0.0);
        const ALL: [Hit; 2] = [Hit(false, 2.0), Self::FIRST];
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
        fn sum(mut self, a: &[(u32, Hit, f32); 2]) -> f32 {
            let a_2 = ({
                let [(t, mut x_2, _), (a, c, a_2)] = [(
                    a[0].0,
                    a[0].1,
                    TABLE[(Pair::SIZE).min(3)],
                ); 2];
                self
            });
            let mut k0 = 3u32;
            'outer: loop {
                if !(k0 > 0) {
                    break;
                }
                'inner: for n in k0..=3 {
                    if a[1].1.0 {
                        let mut c = (match Hit(a[0].1.0, 1.0_f32) {
                            Hit(false, a_2 @ 8.0) => (*a),
                            Hit(true, mut x) => (*a),
                            Hit(false, 2.0) => (*a),
                            n => (*a),
                        });
                        break;
                    }
                    if a[0].1.0 {
                        break;
                    }
                }
                if a[1].1.0 {
                    break 'outer;
                }
                k0 -= 1;
            }
            (a_2.1 + (self.0.x as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: usize) -> i32 {
        let mut a_2: Pair = Pair(IVec3::new(5_i32, 0_i32, i32::MAX), (*a));
        let x_2 = a_2
            .sum(
                &{
                    [
                        (MASK, Hit::ALL[(MASK % 2) as usize], 1.5_f32),
                        (MASK, Hit(false, (*a)), (*a)),
                    ]
                },
            );
        a_2 = Pair(
            (match (({
                let a: f32 = (a_2
                    .sum(
                        &{
                            [
                                (MASK, Hit::ALL[(y).min(1)], a_2.1),
                                (2_u32, Hit((x < x), x_2), x_2),
                            ]
                        },
                    ))
                    .fract();
                x
            })) {
                (1 | 5) => a_2.0,
                n => a_2.0,
            }),
            x_2,
        );
        5
    }
}

#[flatten]
mod p028 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
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
    impl Hit {
        const FIRST: Self = Hit { a: 0.5 };
        const ALL: [Hit; 2] = [Hit { a: -0.0 }, Self::FIRST];
    }
    impl Pair {
        fn step(self, mut b: f32) -> f32 {
            let mut x = ((IVec2::new(5_i32, self.a))
                .saturating_sub(IVec2::new(7_i32, self.a)) / 2);
            TABLE[(MASK % 4) as usize]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: &f32) -> f32 {
        (*a) += (Hit { a: (*a) }).a;
        let k0 = (((MASK | 7) - (MASK & 7))) & 3;
        'outer: loop {
            if k0 > 3 {
                continue;
            }
            if ((c).wrapping_add_unsigned(k0) >= c) {
                return (Vec3::new(0.5_f32, 0.25_f32, 1.0_f32)).z;
            }
            let mut n: Pair = Pair {
                a: c,
                b: Vec3::new((*a), 0.0, (*a)),
            };
            let a_2 = n.step(n.step((((-0.0_f32)).max(n.b.z) + 0.0)));
            break;
        }
        (*a) = (*y);
        let mut t: Pair = ('block: {
            if (c <= c) {
                if ((({
                    #[keep]
                    'outer: for a in ((MASK & 3)..8).step_by(2) {
                        let mut x: Pair = Pair {
                            b: Vec3::new((-0.0), (*y), (*y)),
                            a: (-4),
                        };
                        let c = x.step((((*y)).min(x.b.z) + 0.0));
                    }
                    IVec2::new(c, c)
                }) == IVec2::new(1, 1)))
                {
                    return (*y);
                }
                break 'block Pair {
                    b: POINTS[(MASK % 6) as usize],
                    ..Pair {
                        a: c,
                        b: Vec3::new((*a), (-2.5), (*a)),
                    }
                };
            }
            Pair {
                b: (match c {
                    v => Vec3::new(0.0, (*y), (*a)),
                    _ => Vec3::new((*a), 0.5, 2.0),
                }),
                ..Pair {
                    a: c,
                    b: Vec3::new(0.0, 2_147_483_648f32, (*a)),
                }
            }
        });
        let v = t
            .step(
                (Hit::ALL[(({
                    t.a = t.a;
                    MASK
                }) % 2) as usize])
                    .a,
            );
        let t: Hit = Hit { a: v };
        ((*y) + (*a))
    }
}

#[flatten]
mod p029 {
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
    impl Hit {
        const FIRST: Self = Hit(3, -0.0);
        const ALL: [Hit; 2] = [Hit(-2, 2.0), Self::FIRST];
    }
    impl State {
        const FIRST: Self = State {
            a: 3,
            b: Pair(0, 2.0),
            c: 2.0,
        };
        const ALL: [State; 2] = [
            State {
                a: -2,
                b: Pair(5, -1.5),
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl State {
        fn step(self, a: &f32, c: &i32) -> Hit {
            let mut k0 = ((if 8_u32 != 0 { MASK % 8_u32 } else { MASKS[self.b.0 % 7] }))
                & 3;
            #[keep]
            'outer: while k0 > 0 && ((((*a) > self.c) || matches!(self.b.0, _))) {
                k0 -= 1;
                let mut k1 = (2_u32) & 3;
                'inner: while k1 > 0 {
                    k1 -= 1;
                    (self.a > STEPS);
                }
                match ((*c), ((*c) <= (*c)), (-1_i32)) {
                    (mut y, a @ true, 1_000) => {}
                    _ => {}
                }
            }
            (if ((*a) > self.b.1) {
                Hit((*c), (self.b.1).clamp(-2.0, 2.0).sinh())
            } else {
                let mut k0 = 0i32;
                'outer: loop {
                    if !(k0 < 1) {
                        break;
                    }
                    k0 += 1;
                    let mut k1 = 0i32;
                    'inner: while k1 < 0 {
                        k1 += 1;
                        let start = (((MASK | 8_u32) & 15) * (MASK & 7));
                        let mut n = 1;
                        n += start;
                        if (self.b.0 != self.b.0) {
                            break 'outer;
                        }
                    }
                    if true {
                        break;
                    }
                }
                Hit((*c), self.b.1)
            })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut BVec3, mut x: f32, y: &mut i32, t: &mut u32) -> IVec3 {
        let mut v: f32 = ((CORNER).dot(CORNER)).hypot((x - 0.0));
        (('block: {
            v = (if ((*y) > (*y)) {
                let mut turn_1 = 0;
                let y: [Hit; 3] = 'value_1: loop {
                    if ((-(*y)) <= (*y)) {
                        break 'value_1 [Hit((*y), x), Hit((*y), 1.5_f32), Hit((*y), x)];
                    }
                    if ((State::SIZE * 2) >= Hit::SIZE) {
                        break [Hit((*y), x); 3];
                    }
                    let mut t = [
                        (match (v == x) {
                            false => (x - 1.0_f32),
                            false => v,
                            _ => (Pair(Pair::SIZE, (-2.5_f32))).1,
                        }),
                        (if (!(0_u32 > (*t))) {
                            (Vec2::new(x, 1.0_f32)).y
                        } else {
                            STILL
                        }),
                    ];
                    'outer: for b in 0..0 {
                        if ((if ((b as i32) > (*y)) {
                            (match Hit::SIZE {
                                mut v => (v != v),
                                mut x => (STEPS <= (*y)),
                                mut a_2 @ ((1 | 2)) => (a_2 < 1),
                                a => FLAGS[(MASK % 9) as usize],
                            })
                        } else {
                            (t[0] < (-0.0))
                        })) {
                            break 'value_1 [
                                Hit::ALL[8_usize % 2],
                                Hit(0_i32, t[0]),
                                Hit((-4_i32), x),
                            ];
                        }
                    }
                    turn_1 += 1;
                    if turn_1 >= 1 {
                        break [Hit((*y), t[0]), Hit((*y), 2.0_f32), Hit(1_i32, x)];
                    }
                };
                (v
                    + ({
                        v = x;
                        HALF
                    }))
            } else {
                (-(match ((*y), (*y)) {
                    ((n, 1..1_000) | (0.., n)) => x,
                    ((b, 1_000) | (5..1_000, b)) => x,
                    ((y, 5) | (2, y)) => x,
                    _ => {
                        let mut a_2: [f32; 2] = [v, v];
                        'outer: for y in a_2 {
                            if false {
                                let [Hit(_, ..), Hit(mut y, a_2), ..] = [
                                    ({ State { c: STILL, ..State::FIRST } })
                                        .step(&y, &{ STEPS }),
                                    Hit((WIDE as i32), v),
                                    Hit((-1_i32), a_2[0]),
                                ];
                                break;
                            }
                        }
                        TABLE[((*t) % 4) as usize]
                    }
                }))
            });
            if (0.0_f32 < x) {
                break 'block IVec3::new(10_i32, 10_i32, (*y));
            }
            IVec3::new((-1_i32), 3_i32, (-4_i32))
        }))
            .wrapping_add(IVec3::new((*y), (*y), (-1_i32)))
    }
}

#[flatten]
mod p030 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Hit,
        pub b: Vec4,
    }
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
        const FIRST: Self = Pair { a: 2, b: 0 };
        const ALL: [Pair; 2] = [Pair { a: 0, b: 5 }, Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit { a: 2 };
        const ALL: [Hit; 2] = [Hit { a: 0 }, Self::FIRST];
    }
    impl State {
        const FIRST: Self = State {
            a: Hit { a: 2 },
            b: Vec4::new(-0.0, 2.0, -1.5, 0.5),
        };
        const ALL: [State; 2] = [
            State {
                a: Hit { a: 0 },
                b: Vec4::new(2.0, -1.5, 0.5, -0.0),
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
        fn step(mut self, a: f32, c: &[(State, f32); 2], y: Hit) -> usize {
            let mut turn = 0;
            let y: u32 = #[unroll(max = 3)]
            'value: loop {
                let mut x: State = State {
                    a: Hit { a: c[0].0.a.a },
                    b: ((c[0].0.b).map(|a| c[1].0.b.x)).xxyy(),
                };
                let a_2 = [
                    (if (8_u32 >= MASK) {
                        let given: f32 = ('block_1: {
                            'outer: for v in 0..(COUNT + 1) {
                                let mut c: (State, f32) = ((*c))[0];
                                if (1.5_f32 < x.b.z) {
                                    continue;
                                }
                            }
                            if (x.b.y != c[0].0.b.x) {
                                break 'block_1 STILL;
                            }
                            c[0].0.b.x
                        });
                        let c: f32 = {
                            fn second(y: f32) -> f32 {
                                (y - 0.5).max(0.5)
                            }
                            let t = second(given);
                            t
                        };
                        (x, x.b.x)
                    } else {
                        c[1]
                    }),
                    c[0],
                ];
                if (2.0_f32 > c[0].0.b.z) {
                    break 'value MASKS[((NARROW as i32) & 1) as usize];
                }
                if false {
                    break MASKS[(2_u32 % 7) as usize];
                }
                turn += 1;
                if turn >= 3 {
                    break MASK;
                }
            };
            8
        }
    }
    fn second(a: usize) -> bool {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            k0 *= 2;
            let (b, mut a) = (k0, (Hit { a: a }).a);
            if (k0 <= b) {
                break 'outer;
            }
            let [v, _] = (if (a <= a) {
                [0.0_f32, State::RATE]
            } else {
                [STILL, 3.0_f32]
            });
            let mut y = (if (((v.abs() as usize & 15)
                != (if State::SIZE >= a { State::SIZE - a } else { a })))
            {
                let mut y: State = ({
                    let mut c = Hit { a: 3 };
                    State {
                        a: (State {
                            b: Vec4::new(v, 1.5_f32, v, 1.5_f32),
                            ..State {
                                b: Vec4::new(0.0_f32, 0.5_f32, 0.5_f32, v),
                                ..State {
                                    b: Vec4::new((-2.5_f32), 1.5_f32, 3.0_f32, v),
                                    ..State {
                                        a: c,
                                        b: Vec4::new((-0.0_f32), (-2.5_f32), 0.25_f32, (-0.0_f32)),
                                    }
                                }
                            }
                        })
                            .a,
                        b: (Vec4::new(1.5, 1.5, v, 0.0)).xxyy(),
                    }
                });
                (match (
                    ((NARROW as i32) & 5_i32),
                    ((BVec3::new((b > b), false, false))
                        == (BVec3::new((v > y.b.w), false, true))),
                ) {
                    (5, mut c) => {
                        let mut b = Hit { a: a };
                        (match (a, (NARROW as i32)) {
                            (_, 1) => Pair { a: b.a, b: 3 },
                            (_, -7) => {
                                Pair {
                                    b: a,
                                    ..Pair { a: y.a.a, b: State::SIZE }
                                }
                            }
                            (v, 5) => Pair::ALL[(0_usize).min(1)],
                            _ => Pair { a: 5, b: 1 },
                        })
                    }
                    (x_2, false) => Pair { a: 3, b: 1 },
                    (x @ -1.., x_2) => {
                        Pair {
                            a: 3,
                            ..Pair { b: 5, a: 5 }
                        }
                    }
                    _ => Pair { a: y.a.a, b: y.a.a },
                })
            } else {
                Pair { b: a, a: 0 }
            });
        }
        (a > a)
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: Pair, y: f32) -> bool {
        let mut a = x
            .step(
                hadd((Vec4::new(y, 0.5_f32, y, 2.0_f32)).with_zx(Vec2::new(1.5_f32, y))),
                &{
                    [
                        (
                            State {
                                b: Vec4::new(1.0_f32, y, STILL, 0.5_f32),
                                a: Hit { a: x.a },
                            },
                            (-1.0_f32),
                        ),
                        (
                            State {
                                a: Hit::ALL[(MASK % 2) as usize],
                                ..State::FIRST
                            },
                            (-2.5_f32),
                        ),
                    ]
                },
                Hit { a: x.b },
            );
        if ((!second(a)) && true) {} else {}
        ((x.a > a) ^ (x.b > 1))
    }
}

#[flatten]
mod p031 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl State {
        fn step(self, mut b: f32) -> i32 {
            let mut n = ((Mat3::from_cols(
                Vec3::new(b, 1.0_f32, (-0.0_f32)),
                Vec3::new(b, b, b),
                Vec3::new(b, 1.5_f32, 1.0_f32),
            ) * Mat3::from_diagonal(Vec3::new(0.5_f32, (-0.0_f32), 0.0_f32)))
                * (b).atan2((b)));
            n.x_axis *= Vec3::ONE;
            (((((5_i32) >> (MASKS[(1_u32 % 7) as usize] & 31)) & 15)
                * ((((!self.a) & 15) * (self.a & 7)) & 7))
                + (n.y_axis.x as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Mat3, c: i32, y: &mut f32, t: &u32) -> u32 {
        let mut n = (Pair(a.z_axis.y, Vec3::new(f32::MIN, 3.0_f32, 1.5_f32))).1;
        n.z /= 2.0;
        let Hit(x_2) = Hit((if ((-1_i32) != c) { a.y_axis } else { a.x_axis }));
        (n.z, (*y)) = (
            ((c as f32) * (a.y_axis.x).fract()),
            ((match (*t) {
                a => {
                    _ = false;
                    (-2.5_f32)
                }
                _ => a.x_axis.y,
            }))
                .signum(),
        );
        (if ([State::step(State { a: c }, n.x), State::step(State { a: c }, a.x_axis.x)]
            .iter()
            .all(|&v| (1_i32 > v)))
        {
            ((UVec2::new((*t), 3_u32)).y % 7)
        } else {
            ([x_2.y, n.z]
                .into_iter()
                .filter(|&y| (MASKS[State::SIZE % 7] <= (*t)))
                .map(|mut y| 3.0_f32)
                .sum::<f32>()
                .abs() as u32 & 255)
        })
    }
}

#[flatten]
mod p032 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(a: usize, c: i32, y: &mut f32) -> [f32; 2] {
        (*y)
            += (('block: {
                if (all(BVec3::new(false, (c < (-4_i32)), (3_usize < a)))
                    || FLAGS[(MASK % 9) as usize])
                {
                    break 'block ((*y)
                        + ({
                            (*y) = (*y);
                            0.0_f32
                        }));
                }
                let mut a: [f32; 2] = ('block_1: {
                    #[keep]
                    'outer: for _ in (((IVec2::new(0_i32, 0_i32)).y
                        & 3)..=(((-4_i32) + c) & 3))
                    {
                        let mut k1 = 0i32;
                        'inner: loop {
                            if !(k1 < 2) {
                                break;
                            }
                            k1 += 1;
                            let mut n = k1;
                            if ((a != a) || (MASK != MASK)) {
                                continue;
                            }
                            let mut a: Mat2 = (((mat2(
                                Vec2::new(0.25_f32, (-2.5_f32)),
                                Vec2::new(1.5_f32, (*y)),
                            )
                                * Mat2::from_cols(
                                    Vec2::new(0.0_f32, (-1.0_f32)),
                                    Vec2::new((*y), (*y)),
                                ))
                                * Mat2::from_cols(
                                    Vec2::new(0.0_f32, (*y)),
                                    Vec2::new(1.0_f32, 0.0_f32),
                                )) * select(((*y)).tanh(), 0.0_f32, false));
                        }
                    }
                    if false {
                        break 'block_1 [0.0_f32, 0.0_f32];
                    }
                    [0.0_f32, 0.0_f32]
                });
                'outer: for a in a {}
                0.0_f32
            }))
                .step(0.0_f32);
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p033 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Pair, c: i32) -> i32 {
        if (({
            let t: u32 = ('block: {
                if ((IVec2::new(1_i32, c)).y == ((c & 15) * ((-4_i32) & 7))) {
                    let mut k0 = ((MASKS[(a.c & 1) as usize]).midpoint(MASK)) & 3;
                    #[keep] 'outer: while k0 > 0 {
                        k0 -= 1;
                        let mut b = (if any(
                            BVec3::new((a.b.x <= 0.0_f32), (a.b.z != a.a), false),
                        ) {
                            [Vec2::new(3.0_f32, 1.5_f32); 3]
                        } else {
                            [
                                ([
                                    Vec2::new((-1.0_f32), 0.25_f32),
                                    Vec2::new((-0.0_f32), a.b.w),
                                    Vec2::new(a.b.x, a.b.z),
                                ])[0],
                                (-(Vec2::new(a.a, 1.0_f32))),
                                ([Vec2::new(a.b.x, a.b.y); 3])[0],
                            ]
                        });
                        let mut k1 = 252u8;
                        'inner: while k1 != u8::MAX {
                            k1 += 1;
                            let given: f32 = ((a.b).round()).dot(round(a.b));
                            let t: f32 = {
                                let t = first(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(t: f32) -> f32 {
                                    if t < HALF { -t } else { t }
                                }
                                t
                            };
                            if matches!(
                                (IVec2::new(a.c, (k1 as i32)) == IVec2::new(c, 2_i32)),
                                false if ((5_i32 > c) || (b[2].x < a.a))
                            ) {
                                continue;
                            }
                            b = b;
                        }
                    }
                    break 'block (UVec2::new(0_u32, 8_u32)).y;
                }
                let v = (if (({
                    let q = a.b.x;
                    q == q && q.is_sign_negative()
                })) {
                    'outer: for a in 0u32..3 {
                        if (a <= 8) {
                            continue;
                        }
                        let x_2: [f32; 3] = [TABLE[Pair::SIZE % 4], HALF, HALF];
                    }
                    [a.b.w, a.b.x, a.b.w]
                } else {
                    [a.b.z; 3]
                });
                MASKS[Hit::SIZE % 7]
            });
            (c > a.c)
        })) {
            return a.c;
        }
        (c + (c).saturating_add(c))
    }
}

#[flatten]
mod p034 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
        pub c: UVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Pair {
        fn step(&mut self, a: &mut f32) -> bool {
            let mut a_2 = flatten::math::select(
                (match (self.c.y, (((WIDE as i32) & 15) * (STEPS & 7))) {
                    (mut a, _) => (Vec2::new(3.0_f32, 2.0_f32)).y,
                    (a_2, mut b @ -1) => {
                        'outer: for x in -1..2 {
                            if (self.a != 2.0) {
                                let given: f32 = (*a);
                                let t: f32 = {
                                    fn first(x_2: f32) -> f32 {
                                        (x_2 - 0.5).max(0.5)
                                    }
                                    let t = first(given);
                                    t
                                };
                                continue;
                            }
                            'inner: for y in (0..1).rev() {
                                let start = select(
                                    (x & b),
                                    (WIDE as i32),
                                    ((5_u32 > 3_u32)
                                        || ({
                                            self.b /= 2;
                                            (self.c.y <= self.c.x)
                                        })),
                                );
                                let mut v = 0;
                                v += start;
                            }
                        }
                        (((*a)).max(self.a) + 0.0)
                    }
                    (n @ ((3 | 1)), mut x) => (self.a).cos(),
                    _ => {
                        if (((if matches!(
                            (self.b, (self.c.y < self.c.y)), (mut a_2 @ 0..= 100, mut b @
                            false)
                        ) {
                            ((self.a > HALF) != (self.b <= self.b))
                        } else {
                            ((*a) < (*a))
                        })
                            || ({
                                (*self) = (*self);
                                (self.a > (-2.5_f32))
                            })))
                        {} else {}
                        (*a)
                    }
                }),
                self.a,
                (self.b != 2),
            );
            (([STEPS, 1_i32, 7_i32].iter().all(|&c| (self.a > 2.0_f32))
                && (2_usize != self.b)) ^ (a_2 > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &usize, y: &mut Vec2) -> f32 {
        let mut n: Pair = Pair {
            b: (*c),
            c: UVec2::new(0, 2),
            a: y.x,
        };
        let x = n.step(&mut y.y);
        ((*y)).y
    }
}

mod p035 {
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
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut Vec3, c: &f32) -> bool {
        'outer: for x in 0..2usize {
            let mut y: i32 = 1;
            if (!((*a)).cmplt((*a)).any()) {
                continue;
            }
            y -= (y).midpoint(y);
            a.y = (*c);
        }
        let mut a_2 = ((Vec4::new((-0.0_f32), 1.5_f32, a.x, a.y)
            + Vec4::new((*c), 3.0_f32, a.z, a.x)))
            .element_sum();
        let start = ({
            let q = a.y;
            if q == q { q.to_bits() >> 20 } else { 7 }
        });
        let mut a = 1;
        a += start;
        if false {
            let x = UVec2::new(((a ^ MASK) - (UVec2::new(0_u32, a)).y), 5);
            {
                let start = [
                    (if (a != x.x) {
                        #[keep]
                        'outer: for b in (((IVec2::new(2_i32, 3_i32)).y & 3)..8)
                            .step_by(2)
                            .rev()
                        {
                            a_2
                                += ((*c)
                                    + flatten::math::distance(
                                        (Vec4::new((-1.0_f32), 3.0_f32, 3.0_f32, 0.25_f32)).xxyy(),
                                        Vec4::new(0.25_f32, (-2.5_f32), a_2, 0.5_f32),
                                    ));
                            if (2_u32 < x.x) {
                                let _ = (((8_u32).count_ones() as usize)
                                    < (match ((*c), (1.0_f32 != (*c)), (*c)) {
                                        (mut b, mut a @ false, _) if ((WIDE as i32) <= STEPS) => 2,
                                        (mut c @ 1.0..=8.0, mut x, b) => COUNT,
                                        _ => COUNT,
                                    }));
                                continue 'outer;
                            }
                            _ = (((b < b)
                                || ({
                                    a_2 = ((*c)).cos();
                                    true
                                })) && ((*c) != (*c)));
                        }
                        STEPS
                    } else {
                        (WIDE as i32)
                    }),
                    10_i32,
                ]
                    .iter()
                    .fold(
                        ({
                            let [mut t, _] = [
                                select((*c), a_2, (x.y > x.y)),
                                (CORNER).dot(Vec3::new(0.25_f32, 0.25_f32, 0.0_f32)),
                            ];
                            (*c)
                        }),
                        |x_2, &y| (x_2 * (*c)),
                    );
                let mut c = 0.0;
                c += start;
                let mut a: [f32; 2] = [a_2; 2];
                'outer: for t in a {
                    let c = ((UVec3::new(x.x, 2_u32, 8_u32)
                        ^ UVec3::new(x.y, 0_u32, 3_u32)))
                        .cmpge(
                            (UVec3::new(x.y, 5_u32, x.y))
                                .wrapping_sub(UVec3::new(x.y, x.y, 5_u32)),
                        );
                    if (((match x.x {
                        y @ 4 => ((-2.5_f32) < a_2),
                        c @ 1 => true,
                        _ => (x.x < MASK),
                    }) == (0.5_f32 < a_2)))
                    {
                        continue;
                    }
                }
            }
        }
        (((a_2).copysign((0.0_f32).max(-9.0))).tanh() <= 0.0)
    }
}

#[flatten]
mod p036 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: f32,
        pub c: UVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, mut b: f32, c: i32, y: usize) -> bool {
            self = Pair(
                ((BVec3::new(false, true, false)) == (BVec3::new(true, self.0, (y > y)))),
            );
            (((if (y != y) { 0_i32 } else { c }) < [b, b, b].iter().fold(c, |y, &c| y))
                ^ (b > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut (Vec2, BVec3, f32), y: (Vec2, BVec3, f32)) -> i32 {
        c.0.x
            += flatten::math::ceil(
                (if (Pair::ALL[Hit::SIZE % 2]).0 {
                    (y.0.y + c.0.x)
                } else {
                    (y.0).dot(c.0)
                }),
            );
        'outer: for t in 0..1 {
            c.1 = BVec3::new(false, false, (0.5_f32 > a));
            let mut b = (((t as i32)).wrapping_shr(MASKS[(MASK % 7) as usize]) - t);
            #[keep]
            'inner: for x in (0..(((t ^ t) as i32) & 3)) {
                let mut turn = ((0_u32
                    + MASKS[(({
                        c.0.x += RAMP[Hit::SIZE % 9];
                        MASKS[(MASK % 7) as usize]
                    }) % 7) as usize])) & 1;
                let a: u32 = #[keep]
                'value: loop {
                    let mut v: Pair = Pair((0_i32 != LEVELS[(3_usize).min(7)]));
                    v.step(
                        ((c.0.y + 0.0)).rem_euclid(((c.0.x).div_euclid(1.5))),
                        select(3_i32, ((STEPS & 15) * (10_i32 & 7)), (v).0),
                        ((MASK).count_ones() as usize),
                    );
                    if v.0 {
                        break 5;
                    }
                    turn += 1;
                    if turn >= 2 {
                        break MASKS[Hit::SIZE % 7];
                    }
                };
                if (c.2 <= c.0.x) {
                    continue;
                }
            }
        }
        STEPS
    }
}

#[flatten]
mod p037 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: bool,
        pub c: bool,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Hit {
        fn step(&mut self, mut b: [Hit; 2]) -> Vec2 {
            if (((if b[0].a != 0 { b[1].a % b[0].a } else { b[1].a })
                == (b[1].a).saturating_mul(b[1].a)))
            {
                if ((((if b[1].c {
                    return (Vec2::new(1.0_f32, TABLE[(MASK % 4) as usize])).fract();
                } else {
                    Vec2::new(TABLE[(5_usize).min(3)], (-0.0_f32))
                })) != (Vec2::new((-1.0_f32), 1.5_f32))))
                {
                    match (
                        (Vec3::new(STILL, 1.0_f32, (-1.0_f32))).is_nan(),
                        (3_u32 | MASK),
                        ((STILL - HALF) + (-0.0)),
                    ) {
                        (
                            false,
                            _,
                            8.0,
                        ) if ((if self.c {
                            let mut a: f32 = RAMP[(b[1].a & 1) as usize];
                            self.b
                        } else {
                            let mut k0 = (MASK) & 3;
                            'outer: loop {
                                if b[0].c || k0 == 0 {
                                    break;
                                }
                                k0 -= 1;
                                let mut v = b[(Pair::SIZE).min(1)];
                                let n = ((Mat2::from_cols(
                                    Vec2::new(1.5_f32, STILL),
                                    Vec2::new(TABLE[Self::SIZE % 4], RAMP[Self::SIZE % 9]),
                                ))
                                    .mul_vec2(Vec2::new(1.0_f32, 0.0_f32)))
                                    .midpoint(Vec2::new(HALF, 0.25_f32));
                            }
                            self.b
                        })) => {}
                        (true, 3.., mut n) => {}
                        (mut t @ false, x_2, -1.5) if b[0].c => {}
                        _ => {}
                    }
                } else {}
                return Vec2::new(0.25, 2.0);
            }
            (Vec2::new(2.0, Pair::RATE) + Vec2::splat((self.a as f32)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Mat2) -> f32 {
        let mut a = ((if (c.x_axis.y < 3.0) {
            c
        } else {
            let mut a = (if [c.y_axis.y, c.y_axis.x, c.y_axis.y]
                .iter()
                .all(|&c| (HALF < c))
            {
                let b: Vec3 = 'block: {
                    let mut x: [Hit; 2] = [
                        Hit {
                            c: (c.x_axis.x != 0.5_f32),
                            a: STEPS,
                            b: (3.0_f32 <= c.y_axis.y),
                        },
                        Hit {
                            b: (c.x_axis.x < a),
                            c: FLAGS[((NARROW as i32) & 1) as usize],
                            a: STEPS,
                        },
                    ];
                    'outer: for Hit { a, b: _, c: v } in x {
                        x[1].b |= (!x[1].b);
                        if v {
                            break 'block (Vec3::new(c.x_axis.x, c.y_axis.x, 3.0)).xxz();
                        }
                        let a: Hit = Hit {
                            c: v,
                            ..Hit { b: v, ..x[1] }
                        };
                    }
                    if (((match 5_usize {
                        (100 | 100) if x[1].c => MASK,
                        _ if x[1].b => 5_u32,
                        (3 | 2) if (a).is_finite() => MASK,
                        _ => 2_u32,
                    }) != 8))
                    {
                        break 'block Vec3::new(a, 3.0, c.y_axis.x);
                    }
                    ((Vec3::new(0.5, 2.0, (-2.5)) / (-3.0))
                        + Vec3::new(3.0, c.y_axis.y, (-0.0)))
                };
                (c * c)
            } else {
                let mut b: Hit = Hit {
                    b: FLAGS[(MASK % 9) as usize],
                    c: true,
                    a: (NARROW as i32),
                };
                let a = b
                    .step([
                        Hit { c: b.b, a: 0_i32, b: false },
                        Hit {
                            a: 0_i32,
                            b: false,
                            c: false,
                        },
                    ]);
                Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
            });
            a.x_axis = Vec2::new(0.0_f32, 0.0_f32);
            Mat2::from_cols(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32))
        }) * Mat2::from_cols(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32)));
        a.x_axis = Vec2::new(0.0_f32, 0.0_f32);
        0.0
    }
}

#[flatten]
mod p038 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: IVec3,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit {
            a: 2,
            b: IVec3::new(-2, i32::MAX, 3),
            c: 2.0,
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: 0,
                b: IVec3::new(i32::MAX, 3, -2),
                c: -1.5,
            },
            Self::FIRST,
        ];
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: [Pair; 3], y: &mut [Pair; 3]) -> f32 {
        'outer: for y in 0..2usize {
            'inner: for a in c.iter().rev() {
                let mut a = (Vec3::new(0.0, 3.0, HALF)
                    * round(
                        (if (y < y) {
                            Vec3::new(HALF, 0.0_f32, (-0.0_f32))
                        } else {
                            let Hit { a, b: x_2, c: x } = Hit {
                                a: (y * 2),
                                b: (Hit::ALL[((NARROW as i32) & 1) as usize]).b,
                                c: (match (10_i32, MASK, false) {
                                    ((1 | 1_000), (2 | 0), _) => HALF,
                                    _ => HALF,
                                }),
                            };
                            Vec3::new(x, 0.0_f32, (-0.0_f32))
                        }),
                    ));
            }
            let given: f32 = (*a);
            let x: f32 = {
                fn second(y: f32) -> f32 {
                    if y < 0.5 { -y } else { y }
                }
                let t = second(given);
                t
            };
            if (x).is_nan() {
                if ([([(*a), (*a), x])[0], (*a)]
                    .iter()
                    .any(|&x_2| {
                        (if (5_usize > 0) {
                            (false || (5_usize < y))
                        } else {
                            (x_2 != x_2)
                        })
                    }))
                {
                    let (_, (3 | 0)) = (STEPS, ((NARROW as i32)).unsigned_abs()) else {
                        let mut c: usize = (x.abs() as usize & 15);
                        break;
                    };
                    let k1 = (MASKS[(2_u32 % 7) as usize]) & 3;
                    'inner: loop {
                        if k1 < 4 {
                            break;
                        } else {
                            continue;
                        }
                    }
                }
                break;
            }
        }
        (((*a)).ceil() + (*a))
    }
}

#[flatten]
mod p039 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: u32,
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
        fn step(mut self, mut b: u32) -> u32 {
            let (a, a_2) = (
                ((-1_i32), IVec3::new(3_i32, 2_i32, STEPS)),
                BVec3::new(
                    ((b <= 0_u32) || (self.a != self.a)),
                    (1_usize <= Hit::SIZE),
                    (self.a != self.a),
                ),
            );
            (b + b)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut bool, c: &mut i32, y: &mut f32) -> f32 {
        let mut t: [i32; 2] = [7_i32, (*c)];
        'outer: for x_2 in t {
            'inner: for &x in &t {
                if (((if ((BVec3::new(true, true, true))
                    == (BVec3::new((*a), (*a), false)))
                {
                    'block: {
                        let mut x: Pair = ({ Pair { a: (*y) } });
                        let b = x
                            .step(
                                ({
                                    (*a) = (*a);
                                    (if (*a) { MASKS[(2_usize).min(6)] } else { MASK })
                                }),
                            );
                        if (((match ((*y), b, (*a)) {
                            (_, 100, a_2) => (x.a != TABLE[(b % 4) as usize]),
                            (8.0.., 0, _) if ((*c) <= t[0]) => (*a),
                            (2.0, 1, mut a_2 @ true) => ((*y) > 2.0),
                            _ => ((*y) != (*y)),
                        }) != (!((*y) != x.a))))
                        {
                            _ = (x_2).is_negative();
                            break 'block;
                        }
                        let mut a_2: f32 = 0.0;
                    }
                    8_u32
                } else {
                    MASK
                }) != MASKS[(x_2 & 1) as usize]))
                {}
            }
            if (*a) {
                continue;
            }
        }
        (STILL + (t[0] as f32))
    }
}

#[flatten]
mod p040 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: u32,
        pub c: f32,
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
    impl Pair {
        const FIRST: Self = Pair { a: 2, b: 0, c: 2.0 };
        const ALL: [Pair; 2] = [Pair { a: 0, b: 5, c: -1.5 }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn sum(mut self, a: &f32, mut x: i32, y: i32) -> bool {
            let mut turn = 0;
            let a: f32 = 'value: loop {
                let given: f32 = (match ((
                    (Self::SIZE as f32),
                    (match (self.a, 2_i32, x) {
                        (a, 1, (-1 | 2)) => (-0.0_f32),
                        (
                            b,
                            0..,
                            5..,
                        ) if ((if (b < 0) { ((*a) > (*a)) } else { (y != (-1)) })) => {
                            self.c
                        }
                        (x @ 3..=4, (-1 | -7), (5 | 2)) => {
                            let mut k0 = (((MASK & 15) * (self.b & 7))) & 3;
                            #[keep] 'outer: while k0 > 0 {
                                k0 -= 1;
                                let mut turn_1 = 0;
                                let b: f32 = 'value_1: loop {
                                    if (y <= y) {
                                        break self.c;
                                    }
                                    turn_1 += 1;
                                    if turn_1 >= 1 {
                                        break 2.0;
                                    }
                                };
                            }
                            (*a)
                        }
                        _ => self.c,
                    }),
                    2_u32,
                )) {
                    (1.0, _, (100 | 100)) if false => self.c,
                    (..=8.0, 1.0..8.0, v @ 1) if ((*a) <= f32::MIN_POSITIVE) => self.c,
                    (8.0, -1.5.., (0 | 3)) if true => self.c,
                    _ => (*a),
                });
                let b: f32 = {
                    let t = second(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(t: f32) -> f32 {
                        t * HALF + 1.0
                    }
                    t
                };
                if ((*a) > (*a)) {
                    break (*a);
                }
                turn += 1;
                if turn >= 3 {
                    break b;
                }
            };
            true
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: &mut i32) -> i32 {
        let c = TABLE[Pair::SIZE % 4];
        if ((match (Pair {
            b: MASK,
            c: 2.0_f32,
            a: MASK,
        }) {
            Pair {
                a: _,
                b: 3,
                c: -1.5..0.25,
            } if Pair::sum(Pair::ALL[(Pair::SIZE).min(1)], &c, (*a), (-1)) => {
                let mut v: f32 = (c
                    * ((c).rem_euclid((c))
                        - Mat3::from_cols(
                                CORNER,
                                Vec3::new(1.5_f32, c, c),
                                POINTS[(1_i32 & 1) as usize],
                            )
                            .determinant()));
                ((c <= c)
                    || ({
                        (*a) += (IVec2::new(3_i32, 2_i32)).y;
                        false
                    }))
            }
            Pair { a: mut x_2, b: v @ 2..100, c: (0.0 | 8.0) } => ((*a) <= 0),
            _ => {
                (if ((-1.0_f32) <= 1.0) {
                    (*a) = (((match (((*a), (if ((*a) > (*a)) { MASK } else { MASK }))) {
                        (..-1, n) => {
                            let mut k0 = 1u32;
                            'outer: loop {
                                if !(k0 < 4) {
                                    break;
                                }
                                k0 *= 2;
                                if ((((*a) <= (*a))
                                    && ({
                                        (*a) = (*a);
                                        true
                                    })))
                                {
                                    break;
                                }
                                (*a) = 3;
                            }
                            3_i32
                        }
                        (mut v, mut x) => v,
                        _ => ((*a)).min((*a)),
                    }) & 15) * (0_i32 & 7));
                    true
                } else {
                    'block: {
                        let mut k0 = 0i32;
                        'outer: while k0 < 2 {
                            k0 += 1;
                            if ((((*a) > (*a))
                                || ({
                                    (*a) |= (k0 + k0);
                                    ((k0 != STEPS) || FLAGS[(3_usize).min(8)])
                                })))
                            {
                                continue;
                            }
                        }
                        if ((*a) <= 2) {
                            break 'block;
                        }
                    }
                    true
                })
            }
        })) {
            return (*a);
        }
        ((((IVec2::new(0_i32, 0_i32) * 2)).y)
            .min(
                ((*a)
                    + ({
                        (*a) = (if (c != c) {
                            (*a) = (*a);
                            (*a)
                        } else {
                            (*a)
                        });
                        (*a)
                    })),
            ) + (*a))
    }
}

#[flatten]
mod p041 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Pair,
        pub c: f32,
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
    impl Hit {
        const FIRST: Self = Hit {
            a: 0.5,
            b: Vec4::new(-0.0, 2.0, -1.5, 0.5),
        };
        const ALL: [Hit; 2] = [
            Hit {
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Hit {
        fn step(&self, a: bool, c: IVec3, y: &mut f32) -> Mat4 {
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
                        let t: Vec2 = abs(Vec2::new(self.b.y, (-1e-40f32)));
                        (*y) = (Vec3::splat((Vec3::new(2.0_f32, t.x, t.x)).z))
                            .dot(Vec3::new(0.25, TABLE[(c.x & 1) as usize], 1.0));
                    }
                    k1 += 1;
                }
            }
            Mat4::from_cols(
                (((Mat4::from_cols(
                    Vec4::new((-2.5_f32), 2.0_f32, self.b.z, self.b.z),
                    self.b,
                    self.b,
                    Vec4::new((-1.0_f32), self.a, self.b.x, self.b.w),
                ) * Mat4::IDENTITY)
                    * (mat4(self.b, self.b, self.b, self.b)
                        * Vec4::new((-2.5), (*y), self.a, self.a))) + Vec4::splat((*y))),
                (self.b + Vec4::splat((*y))),
                (self.b + Vec4::splat((*y))),
                Vec4::new(STILL, self.b.x, (-0.0), self.a),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: f32, mut n: IVec3) -> Hit {
        let mut y = ('block: {
            let b: f32 = 'block_1: {
                if (FLAGS[5_usize % 9] && (2_i32 != n.y)) {
                    n = ((n * 2)
                        | (n
                            - (match (Hit::SIZE, ((*a) <= (*a))) {
                                (_, a) if (c).is_negative() => IVec3::new(7, n.y, 10),
                                (100, t @ true) => n,
                                ((1 | 2), n) => {
                                    let mut v: [f32; 3] = [y; 3];
                                    'outer: for &x_2 in &v {
                                        let mut x_2: Pair = Pair {
                                            a: (Hit {
                                                b: Vec4::new((-2.5_f32), 1.5_f32, 0.25_f32, (-2.5_f32)),
                                                a: v[2],
                                            })
                                                .a,
                                        };
                                    }
                                    IVec3::new(c, (-1), 10)
                                }
                                _ => n,
                            })));
                    break 'block_1 (match MASKS[(1_u32 % 7) as usize] {
                        mut v @ 1..3 => {
                            let c = flatten::math::any(
                                ((!BVec3::new(true, false, (c != c)))
                                    ^ BVec3::new((3.0_f32 > (*a)), true, (v != v))),
                            );
                            (*a)
                        }
                        ..1 => y,
                        _ => (*a),
                    });
                }
                (Vec4::new(1.5_f32, 0.25_f32, y, (-2.5_f32))).length_squared()
            };
            if (n.y < n.z) {
                let a_2: usize = 'block_1: {
                    if ((-1.0_f32) <= (*a)) {
                        let mut k0 = 1u32;
                        'outer: loop {
                            if !(k0 < 8) {
                                break;
                            }
                            let mut x: Hit = Hit {
                                b: Vec4::new(1.0, 0.5, (-2.5), 0.25),
                                a: y,
                            };
                            let t = x
                                .step(
                                    (Vec3::new(x.b.y, x.b.y, (-0.0)))
                                        .cmpeq(Vec3::new((-1.0), b, (-0.0)))
                                        .all(),
                                    (n
                                        + ({
                                            n = n;
                                            IVec3::new(7, 10, 0)
                                        })),
                                    &mut (*a),
                                );
                            if (k0 < k0) {
                                break 'block Mat4::IDENTITY;
                            }
                            k0 *= 2;
                        }
                        break 'block_1 Hit::SIZE;
                    }
                    3
                };
                break 'block Mat4::from_cols(
                    Vec4::new(1.0, (-1.0), 1.0, 2.0),
                    Vec4::new((-2.5), 3.0, 1.0, 1.5),
                    Vec4::new(b, y, 2.0, 0.5),
                    Vec4::new(b, (*a), 3.0, 0.25),
                );
            }
            mat4(
                Vec4::new(
                    (-0.0),
                    0.0,
                    0.5,
                    TABLE[(MASKS[(State::SIZE).min(6)] % 4) as usize],
                ),
                Vec4::new(b, 0.5, 1.5, (-0.0)),
                Vec4::new((*a), (*a), 1.0, 1.0),
                Vec4::new((*a), (*a), b, (*a)),
            )
        });
        y.w_axis += Vec4::ONE;
        Hit::FIRST
    }
}

#[flatten]
mod p042 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
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
    fn first(a: &f32, c: i32) -> bool {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 3) {
                break;
            }
            let (a, mut c, Hit(b)) = (
                BVec3::new((k0 > (-4_i32)), true, (k0 != k0)),
                Vec3::splat((*a)),
                (match (MASKS[(Hit::SIZE).min(6)], ((-4_i32) <= (-1_i32)), false) {
                    (
                        _,
                        x,
                        false,
                    ) if ((if x {
                        let mut x_2: [Mat2; 3] = [
                            mat2(
                                Vec2::new((*a), (-0.0_f32)),
                                Vec2::new((-2.5_f32), (*a)),
                            ),
                            Mat2::from_cols(
                                Vec2::new(TABLE[(Hit::SIZE).min(3)], (*a)),
                                Vec2::new(0.25_f32, (*a)),
                            ),
                            Mat2::IDENTITY,
                        ];
                        'inner: for n in x_2 {}
                        x
                    } else {
                        x
                    })) => Hit(Hit::SIZE),
                    (t, false, x) => Hit(Hit::SIZE),
                    _ => Hit(Pair::SIZE),
                }),
            );
            k0 = k0 + 2;
        }
        ((c != c) ^ ((*a) > 3.0))
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: usize, y: [Mat2; 3], t: &mut [f32; 2]) -> i32 {
        (*t) = [
            (*t)[(0_u32 % 2) as usize],
            ([y[0].x_axis.x, t[1]]
                .into_iter()
                .filter(|&t| false)
                .map(|mut t| f32::MIN)
                .sum::<f32>() * (t[1]).floor()),
        ];
        (*t) = [y[0].x_axis.y, y[2].y_axis.x];
        let mut turn = 0;
        let t: Vec3 = 'value: loop {
            if first(&y[0].x_axis.x, (!3)) {
                break 'value Vec3::new((-2.5), (-0.0), 0.25);
            }
            if true {
                break Vec3::new(0.5, (*a), t[1]);
            }
            turn += 1;
            if turn >= 2 {
                break CORNER;
            }
        };
        0
    }
}

mod p043 {
    use super::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
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
    pub fn entry(a: &mut f32, c: &i32) -> u32 {
        let a_2 = (((match (TABLE[COUNT % 4], (*c)) {
            (t, mut v) => {
                let mut turn = (((MASK | 7) - (MASK & 7))) & 1;
                let x: Mat2 = #[keep]
                'value: loop {
                    if (t < t) {
                        'block_1: {
                            let [_, t] = [t, (-1.0_f32)];
                            if ((if (TABLE[(MASK % 4) as usize] != t) {
                                (((*a) != t)
                                    && ({
                                        v &= (if false { (NARROW as i32) } else { 5_i32 });
                                        ((*c) > 2_i32)
                                    }))
                            } else {
                                (!true)
                            })) {
                                v = (-4);
                                break 'block_1;
                            }
                            v = (if (((v == 3)
                                || ({
                                    (*a) = (Vec3::new(0.0_f32, t, 0.5_f32))
                                        .dot(Vec3::new(t, 2.0, (*a)));
                                    (((*c) != v)
                                        || ({
                                            (*a) = (3_usize as f32);
                                            (t > (*a))
                                        }))
                                })))
                            {
                                ((if (*c) != 0 { (*c) / (*c) } else { (*c) })).max((!(*c)))
                            } else {
                                (v).signum()
                            });
                            v = (*c);
                        }
                        #[keep]
                        'outer: for c in (0..(((*c)).min(v) & 3)).rev() {
                            let mut x = ((IVec3::new((-4_i32), c, c)
                                | IVec3::new(v, 10_i32, (-4_i32))))
                                .wrapping_add_unsigned(
                                    UVec3::new(0_u32, MASKS[(c & 1) as usize], MASK),
                                );
                            let mut a_2: f32 = 2.0;
                            if ((((((*a) < a_2) as u16) + 3) as u32 & 255)
                                == MASKS[COUNT % 7])
                            {
                                continue;
                            }
                            let mut a = CORNER;
                        }
                    } else if (t > (-2.5)) {} else {}
                    if (0.25_f32 <= t) {
                        break 'value Mat2::from_diagonal(Vec2::new(2.0, 0.25));
                    }
                    if (v <= (*c)) {
                        break Mat2::from_cols(
                            Vec2::new((*a), (*a)),
                            Vec2::new(t, f32::MAX),
                        );
                    }
                    turn += 1;
                    if turn >= 2 {
                        break Mat2::from_cols(
                            Vec2::new((*a), HALF),
                            Vec2::new(1.0, 1.5),
                        );
                    }
                };
                x
            }
            _ => {
                Mat2::from_cols(Vec2::new(0.0_f32, 16_777_217f32), Vec2::new((*a), (*a)))
            }
        }) + Mat2::from_diagonal(Vec2::new((*a), 0.0_f32))) * (-0.0_f32));
        (MASK + ((*a).abs() as u32 & 255))
    }
}

#[flatten]
mod p044 {
    use super::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32) -> (Hit, Vec3) {
        if (((c <= c)
            || ((0_usize != Pair::SIZE)
                && ({
                    (*a) = (*a);
                    ((BVec3::new((c < c), (c <= c), (1.0_f32 < 0.5_f32)))
                        == (BVec3::new(true, true, ((*a) != (*a)))))
                }))))
        {
            let mut k0 = ((MASK + MASK)) & 3;
            'outer: loop {
                if (c > c) {
                    (*a) = (((Vec3::new(0.0_f32, (*a), (*a)))
                        .to_array()[(Pair::SIZE).min(1)])
                        .abs() + 1.0)
                        .recip();
                    let mut turn = 0;
                    let x: bool = 'value: loop {
                        if (c <= (-4)) {
                            break 'value (c < c);
                        }
                        if false {
                            break 'value (((*a) < (*a)) ^ (Pair::SIZE < Pair::SIZE));
                        }
                        let mut x_2 = (((if (c <= c) {
                            IVec2::new(2, 0)
                        } else {
                            IVec2::new((-4), c)
                        }) + (IVec2::new((-4), c) - IVec2::new(3, c)))
                            - (match matches!((8_usize, c, k0), (a_2 @ 2, n, c)) {
                                true => IVec2::new((-4), c),
                                mut x => IVec2::new(7, 1),
                                true => (IVec2::new(2, 1)).min(IVec2::new(c, c)),
                                true => (IVec2::new(7_i32, 5_i32)).signum(),
                                false => (IVec2::new(c, c) * 3),
                            }));
                        let start = (match Pair((*a)) {
                            Pair(2.0) => {
                                (x_2.y
                                    + ({
                                        x_2.y = x_2.y;
                                        (-4_i32)
                                    }))
                            }
                            Pair(b) => x_2.y,
                            Pair(_) => ((x_2.y & 15) * (x_2.y & 7)),
                            v => 0_i32,
                        });
                        let mut t = 0;
                        t += start;
                        turn += 1;
                        if turn >= 1 {
                            break (x_2.y != x_2.x);
                        }
                    };
                }
                if k0 == 0 || (((*a) > (*a))) {
                    break;
                }
                k0 -= 1;
            }
        } else {}
        (Hit, (Vec3::new(0.5, 0.25, 3.0) + Vec3::splat((*a))))
    }
}

#[flatten]
mod p045 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub u32);
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
    pub fn entry(a: &f32, c: &mut i32, y: &mut f32, t: [f32; 3]) -> u32 {
        let mut k0 = 2u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            k0 -= 1;
            let a_2: f32;
            if (k0 > k0) {
                (*y) = ((*y) + ((*y)).abs().sqrt());
                a_2 = (if ((IVec2::new((-4_i32), 0_i32)) == (IVec2::new(7_i32, 7_i32))) {
                    t[0]
                } else {
                    let mut k1 = ((k0 / (k0 | 1))) & 3;
                    #[keep]
                    'inner: loop {
                        if ((Vec2::new(0.25_f32, 0.25_f32)).signum()
                            == Vec2::new(0.5, 0.25)) || k1 == 0
                        {
                            break;
                        }
                        k1 -= 1;
                        (*y)
                            *= (((if ((*c) != (*c)) { t[0] } else { (*a) }) / 4.0))
                                .copysign((((t[2] + (*y)) / 2.0)).max(-9.0));
                        {
                            let Pair(v, n) = Pair(
                                (1.0_f32.abs() as usize & 15),
                                (k0 >> (k1 & 31)),
                            );
                            let mut v: (f32, f32, u32) = (t[2], t[2], k1);
                        }
                    }
                    break;
                });
            } else {
                (*c) >>= 1;
                a_2 = t[2];
            }
        }
        ({
            let q = ({
                if (((!BVec3::new((t[2] > (*y)), (TABLE[Pair::SIZE % 4] <= (*a)), true)))
                    == (BVec3::new(false, true, ((*y) <= (*y)))))
                {
                    let mut n: UVec2 = UVec2::new(MASK, MASK);
                } else if (0.0_f32 != (*a)) {} else {}
                0.5_f32
            });
            if q == q { q.to_bits() >> 20 } else { 7 }
        })
    }
}

#[flatten]
mod p046 {
    use super::*;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut bool, c: &i32, y: &[f32; 2], t: &f32) -> u32 {
        if ((((*y)[(8_u32 % 2) as usize] == y[0])
            || [
                (if (*a) {
                    (*c)
                } else {
                    let x_2: IVec3;
                    if ((COUNT + COUNT) >= ((MASK & 7) as usize)) {
                        (*a) &= (*a);
                        x_2 = (match (
                            (((*c)) as usize & 31),
                            ((*c)).rotate_left(MASK),
                            ((*c)).max((*c)),
                        ) {
                            (
                                _,
                                x_2 @ 2..=1_000,
                                0,
                            ) if (Vec4::new(1.5_f32, y[1], f32::NAN, 1.0_f32))
                                .abs_diff_eq(
                                    Vec4::new(y[0], y[0], 0.25_f32, 0.25_f32),
                                    0.5,
                                ) => IVec3::new(2, 10, (*c)),
                            (4, (0 | 1_000), (1_000 | 0)) => {
                                let mut a: [[IVec2; 3]; 3] = [
                                    [
                                        IVec2::new(7_i32, (*c)),
                                        IVec2::new((*c), 1_i32),
                                        IVec2::new(5_i32, (*c)),
                                    ],
                                    [
                                        IVec2::new(7_i32, (*c)),
                                        IVec2::new(7_i32, 7_i32),
                                        IVec2::new(2_i32, (*c)),
                                    ],
                                    [
                                        IVec2::new((*c), (*c)),
                                        IVec2::new((*c), (*c)),
                                        IVec2::new(2_i32, 1_i32),
                                    ],
                                ];
                                IVec3::new((-1), 2, 10)
                            }
                            _ => {
                                let mut k0 = 0i32;
                                'outer: while k0 < 3 {
                                    if (*a) {
                                        break;
                                    }
                                    let mut t: [IVec2; 3] = (match (
                                        (*c),
                                        ((k0 - 5_i32) + ((*c) + (*c))),
                                        (k0 + k0),
                                    ) {
                                        (mut v @ 5.., _, 5) => {
                                            [
                                                IVec2::new((-4_i32), 3_i32),
                                                IVec2::new((*c), k0),
                                                IVec2::new((-4_i32), (-1_i32)),
                                            ]
                                        }
                                        _ => {
                                            [
                                                IVec2::new((-1_i32), k0),
                                                ({ IVec2::new((*c), k0) }),
                                                (IVec2::new(5_i32, (-4_i32)) - IVec2::new(10_i32, (*c))),
                                            ]
                                        }
                                    });
                                    k0 += 1;
                                }
                                (IVec3::new(10, 0, (-1)) & IVec3::new(5, (*c), 10))
                            }
                        });
                    } else {
                        (*a) = ((if (*a) {
                            return (5_u32 | 1).ilog2();
                        } else {
                            let mut k0 = 254u8;
                            'outer: while k0 != u8::MAX {
                                k0 += 1;
                                if (({
                                    let q = (if (*a) { y[0] } else { (k0 as f32) });
                                    q == q && q.is_sign_negative()
                                })) {
                                    (*a) = (match ((*c), (*a), ((-STILL) * (y[0]).tanh())) {
                                        ((5 | -1), b, _) => {
                                            ((IVec2::new(3_i32, (*c))).y <= ((*c) + 10))
                                        }
                                        (b, x, a_2) if (0.0_f32 < 0.0) => false,
                                        (-7, true, -1.5) => false,
                                        _ => false,
                                    });
                                }
                            }
                            false
                        }) | false);
                        x_2 = IVec3::new(0, 0, 0);
                    }
                    0_i32
                }),
                0_i32,
                0_i32,
            ]
                .iter()
                .any(|&a| false)))
        {}
        0
    }
}

#[flatten]
mod p047 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: u32,
        pub c: IVec2,
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32, y: i32, t: u32) -> u32 {
        'outer: for c in [
            (if (a <= c) {
                return t;
            } else {
                let mut k0 = (t) & 3;
                #[keep]
                'outer: while k0 > 0
                    && (((match [y, STEPS, y].iter().fold(STEPS, |v, &x_2| (-4_i32)) {
                        a => (c != 1.0),
                        ..=1 => {
                            let mut b = ((({
                                Pair {
                                    a: 0_i32,
                                    b: t,
                                    c: IVec2::new(y, y),
                                }
                            }))
                                .c & ((IVec2::new(3, y)).min(IVec2::new(2, i32::MAX)) / 2));
                            (b.x > b.y)
                        }
                        b => ((a < c) && (y <= b)),
                    })))
                {
                    k0 -= 1;
                    let mut n = (if false {
                        (Pair::SIZE).max(Pair::SIZE)
                    } else {
                        if FLAGS[(0_u32 % 9) as usize] {
                            break 'outer;
                        }
                        Pair::SIZE
                    });
                }
                c
            }),
            (0.5_f32).mul_add(a, c),
        ] {
            if (((c - a) == 0.0)
                && ((BVec3::new((0.0_f32 < 0.0_f32), false, false))
                    == (BVec3::new(false, false, false))))
            {}
        }
        0
    }
}

#[flatten]
mod p048 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: f32, t: &mut (i32, f32)) -> (i32, f32) {
        let mut k0 = ((MASK ^ 0_u32)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut a_2 = ((k0).saturating_add(MASK)
                        | ((8_u32).saturating_add_signed((*c)) >> (2_u32 & 31)));
                    if ((Vec2::new(0.0_f32, 0.25_f32)) != (Vec2::new(0.0_f32, 0.25_f32)))
                    {
                        break;
                    }
                    let mut b = (({
                        let mut c = (flatten::math::select(
                            Vec2::new((-2.5_f32), 1.0_f32),
                            Vec2::new(2.0_f32, (-0.0_f32)),
                            (k0 > a_2),
                        ))
                            .rotate((Vec2::new((-1.0_f32), 0.5_f32) + t.1));
                        let given: f32 = lerp(3.0_f32, ({ 0.0_f32 }), c.x);
                        let c: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(x: f32) -> f32 {
                                x * HALF + 1.0
                            }
                            let t = doubled(given);
                            t
                        };
                        t.0
                    }) + (*c));
                }
                k1 += 1;
            }
        }
        (*t)
    }
}

mod p049 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, mut x: Vec3, y: f32, t: bool) -> (f32, f32, Mat2) {
        if ((Vec3::new((-0.0_f32), (-0.0_f32), 0.5_f32)).cmpeq(x).all() < (x.x < x.x)) {
            'outer: for b in 0..(COUNT + 1) {
                let mut k1 = ((MASK + MASK)) & 3;
                'inner: while k1 > 0
                    && ((({
                        ({
                            let q = x.x;
                            q == q && q.is_sign_negative()
                        })
                    })))
                {
                    k1 -= 1;
                    let mut turn = 0;
                    let n: Pair = 'value: loop {
                        let mut b = ((match ((x.z - y), (x.z != 1.0_f32), (x.x <= x.z)) {
                            (a_2 @ ..0.25, t @ false, a @ true) => x.x,
                            (0.0, mut a_2, true) => x.x,
                            _ => (x.z).clamp(-1.0, 1.0).asin(),
                        }) * x.y);
                        if t {
                            break Pair {
                                b: RAMP[(k1 % 9) as usize],
                                a: b,
                            };
                        }
                        turn += 1;
                        if turn >= 1 {
                            break Pair { a: y, b: x.x };
                        }
                    };
                }
            }
        }
        (
            (x.z + x.x),
            (x.z + x.z),
            Mat2::from_cols(Vec2::new((-0.0), y), Vec2::new((-2.5), b)),
        )
    }
}

#[flatten]
mod p050 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: f32,
        pub c: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    fn first(a: &mut f32) -> Mat3 {
        (*a) = ({
            let a = Pair {
                b: (Pair {
                    a: ((*a) > 1.5_f32),
                    b: TABLE[(MASK % 4) as usize],
                    c: Vec2::new((*a), 3.0_f32),
                })
                    .b,
                c: (Vec2::new((*a), (*a)) - (Vec2::new(f32::INFINITY, (*a))).abs()),
                a: ((*a) != (*a)),
            };
            let mut y = ((((NARROW as i32) & 15) * (((NARROW as i32) >> 2) & 7))
                >= STEPS);
            ((Pair::SIZE as f32)).trunc()
        });
        Mat3::from_cols(
            Vec3::new((-2.5), (*a), 2.0),
            Vec3::new((-2.5), (-0.0), (-0.0)),
            Vec3::new(f32::EPSILON, 2.0, f32::EPSILON),
        )
    }
    impl Pair {
        fn step(mut self, a: BVec3, c: &mut i32, mut v: f32) -> f32 {
            let mut t = (if (self.c.y == self.b) {
                (Mat3::from_diagonal(Vec3::new(1.5_f32, (-0.0_f32), (-2.5_f32))))
                    .transpose()
            } else {
                self.c.x *= self.c.x;
                first(&mut self.c.x)
            });
            t.y_axis *= Vec3::ONE;
            Self::RATE
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut i32) -> [i32; 2] {
        let v: Mat3;
        if ((IVec2::new((*c), 2_i32)) == (IVec2::new(2_i32, 3_i32))) {
            b
                -= ({ Pair::FIRST })
                    .step(
                        ({
                            (*c) = ((*c) - (*c));
                            (BVec3::new((b < b), true, true)
                                | BVec3::new(((*c) > (*c)), false, ((*c) <= (*c))))
                        }),
                        c,
                        ({
                            let q = b;
                            if q == q {
                                f32::from_bits(q.to_bits() ^ 0x8000_0000)
                            } else {
                                0.5
                            }
                        }),
                    );
            v = mat3(
                Vec3::new(0.0, HALF, 1.5),
                Vec3::new(1.5, 2.0, 1.5),
                Vec3::new(1.5, STILL, (-1.0)),
            );
        } else {
            v = (Mat3::from_cols(
                Vec3::new(0.0_f32, b, b),
                Vec3::new(0.0_f32, b, 2.0_f32),
                Vec3::new(0.25_f32, 0.5_f32, b),
            ) * b);
        }
        let mut a: [i32; 2] = [STEPS, (*c)];
        'outer: for (n, t) in a.iter().enumerate() {
            if all((v.x_axis).cmpne(Vec3::new((-1.0_f32), Pair::RATE, (-0.0_f32)))) {
                let mut b: Pair = Pair {
                    c: Vec2::new(v.y_axis.z, 2.0),
                    ..Pair::FIRST
                };
                let n = b
                    .step(
                        ({
                            (*c) %= 7;
                            BVec3::new(b.a, true, false)
                        }),
                        c,
                        ((if b.a {
                            MASK
                        } else {
                            if (({
                                let q = b.c.y;
                                q == q && q.is_sign_negative()
                            })) {
                                let mut n = v;
                                n.x_axis = (n.z_axis / (-3.0));
                                let Pair { a: a, b, c: c } = Pair {
                                    b: n.x_axis.z,
                                    ..Pair {
                                        c: Vec2::new(n.x_axis.z, n.y_axis.z),
                                        a: b.a,
                                        b: b.c.x,
                                    }
                                };
                                let mut y = (if a {
                                    Vec2::new((0.25 - v.x_axis.z), (n.y_axis.y + n.y_axis.y))
                                } else {
                                    (Pair {
                                        c: Vec2::new(1.5_f32, 16_777_217f32),
                                        a: a,
                                        b: n.z_axis.x,
                                    })
                                        .c
                                });
                            }
                            MASK
                        }) as f32),
                    );
                break;
            }
        }
        a
    }
}

mod p051 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub IVec3);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &f32) -> IVec3 {
        #[unroll(max = 4)]
        'outer: for x_2 in (((-4_i32) & 3)..4) {
            'inner: for y in 0..2 {
                (*a) = (*a);
                (*a)
                    += ((Vec3::new(3.0_f32, 3.0_f32, (*c))).move_towards(CORNER, 0.5))
                        .dot(
                            (Mat3::from_rotation_z((*a))
                                * Vec3::new((*c), (-0.0_f32), 0.0_f32)),
                        );
                let Hit(mut n) = Hit(
                    (IVec3::new(y, (-4_i32), y) ^ IVec3::new(3_i32, 1_i32, 10_i32)),
                );
            }
        }
        (select(
            IVec3::new(STEPS, (-1_i32), 2_i32),
            IVec3::new(1_i32, (WIDE as i32), STEPS),
            ((1.0_f32 != (-2.5)) ^ true),
        ) + IVec3::splat(((*a) as i32).clamp(-64, 64)))
    }
}

#[flatten]
mod p052 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
        const FIRST: Self = Pair { a: 2, b: -2 };
        const ALL: [Pair; 2] = [Pair { a: 0, b: i32::MAX }, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(mut self, a: &f32, c: i32, y: f32) -> f32 {
            if (((match self {
                Pair { a: 2, b: _ } => {
                    (if self.a >= 3_usize { self.a - 3_usize } else { self.a })
                }
                Pair { a: (100 | 3), b: (2 | 1) } => {
                    let start = ((y.abs() as usize & 15) % 3);
                    let mut n = 2;
                    n += start;
                    (if self.a >= n { self.a - n } else { self.a })
                }
                Pair { a: _, b: _ } => {
                    let mut k0 = -1i32;
                    'outer: loop {
                        if !(k0 <= 1) {
                            break;
                        }
                        'inner: for x in 0..1u8 {
                            let mut n = (match (
                                ((*a) > HALF),
                                matches!(
                                    (BVec3::new(true, (1.0_f32 > 0.25_f32), ((x as usize) !=
                                    3_usize))).any(), _
                                ),
                                ((((x as u32) & 7) as usize))
                                    .abs_diff(((MASK & 7) as usize)),
                            ) {
                                (mut a_2, _, x @ 2..4) => {
                                    [
                                        ((*a)).floor(),
                                        ((
                                            POINTS[(self.a).min(5)],
                                            IVec3::new(k0, k0, (-1_i32)),
                                            TABLE[self.a % 4],
                                        ))
                                            .2,
                                        y,
                                    ]
                                }
                                (false, false, (100 | 4)) if ((*a) != 0.0) => {
                                    [3.0_f32, y, (*a)]
                                }
                                _ => [y; 3],
                            });
                        }
                        if (self.a <= 5) {
                            break;
                        }
                        k0 = k0 + 2;
                    }
                    self.a
                }
                _ => 0_usize,
            }) > 0))
            {}
            y
        }
    }
    impl Pair {
        fn sum(mut self, mut b: i32, c: (Vec3, IVec3, f32), y: i32) -> f32 {
            let mut n = Mat2::from_cols(Vec2::new(0.25, 3.0), Vec2::new(c.2, HALF));
            n.y_axis *= Vec2::ONE;
            let (x_2, t) = (
                [
                    (-1.0_f32),
                    select(n.y_axis.y, 0.5_f32, true),
                    (0.0_f32).atan2((c.0.x)),
                ],
                (if self.b != 0 { b % self.b } else { b }),
            );
            b = 7;
            if let mut b @ false = ((matches!(self.a, 2..)
                || ({
                    n.x_axis *= Vec2::new(0.5_f32, c.0.z);
                    ((5_i32 < y) || (0_usize > self.a))
                })))
            {
                n.y_axis.y += x_2[1];
                'outer: for (b, c) in x_2.iter().enumerate() {
                    let mut x = (Mat2::from_cols(Vec2::new(0.25_f32, 1.0_f32), n.y_axis)
                        + (n * n));
                    x.y_axis = (Mat2::from_cols(Vec2::new(1.5_f32, 1.5_f32), n.y_axis))
                        .x_axis;
                    if (self.b < (WIDE as i32)) {
                        continue 'outer;
                    }
                }
            }
            (({
                let mut n = (({
                    let [_, a, mut c] = [
                        (if (self.a < Self::SIZE) {
                            let mut k0 = ((if MASK != 0 { MASK % MASK } else { 2_u32 }))
                                & 3;
                            #[keep]
                            'outer: loop {
                                n.y_axis.x -= x_2[2];
                                if k0 == 0 || ((self.a > self.a)) {
                                    break;
                                }
                                k0 -= 1;
                            }
                            0.0_f32
                        } else {
                            n.x_axis.y
                        }),
                        (-1.0_f32),
                        0.5_f32,
                    ];
                    a
                }))
                    .lerp(x_2[1], 2.0_f32);
                c.0.y
            }) + n.y_axis.x)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Vec2, c: Vec3) -> bool {
        let mut v: f32 = ({ Pair { a: Pair::SIZE, b: 2 } })
            .sum(
                (((STEPS).min((NARROW as i32)) & 15)
                    * (((WIDE as i32) ^ (WIDE as i32)) & 7)),
                (
                    atan2(c, c),
                    (IVec3::new(0_i32, STEPS, LEVELS[(Pair::SIZE).min(7)]))
                        .min(IVec3::new((NARROW as i32), 1_i32, 5_i32)),
                    (0.25_f32 - a.x),
                ),
                (NARROW as i32),
            );
        ('block: {
            'outer: for y in (0..0).rev() {
                let v = [
                    (if ((y as i32) < 3) {
                        let mut b: Pair = Pair {
                            a: Pair::SIZE,
                            ..Pair { a: Pair::SIZE, b: (-4) }
                        };
                        b.step(&a.x, (((y as i32) < b.b) as i32), (c.z * 0.0));
                        v
                    } else {
                        let mut y: Pair = Pair {
                            a: Pair::SIZE,
                            ..Pair {
                                a: 0,
                                ..Pair {
                                    b: 2,
                                    ..Pair::ALL[Pair::SIZE % 2]
                                }
                            }
                        };
                        let a = y
                            .sum(
                                ({
                                    y.a = ((MASKS[y.a % 7] & 7) as usize);
                                    y.b
                                }),
                                ({
                                    y.a %= 3;
                                    (c, IVec3::new(5_i32, 1_i32, y.b), c.z)
                                }),
                                y.b,
                            );
                        a
                    }),
                    (-1.0_f32),
                    TABLE[Pair::SIZE % 4],
                ];
            }
            if true {
                break 'block (c.z < TABLE[0_usize % 4]);
            }
            FLAGS[Pair::SIZE % 9]
        })
    }
}

#[flatten]
mod p053 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32) -> f32 {
        let mut k0 = 2u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = 0i32;
            'inner: while k1 < 3 {
                k1 += 1;
                if (Vec4::new((*a), (*a), (*a), (*a)))
                    .abs_diff_eq(Vec4::new((*a), (-2.5_f32), 1.0_f32, (*a)), 0.5)
                {
                    break;
                }
                let mut x_2 = IVec2::new(3, k1);
            }
        }
        if (true < true) {
            let mut x = (IVec2::new((-4), 1)).min(IVec2::new(2, c));
            let (a, (c, b)) = (
                [
                    (*a),
                    (if (*a) <= (*a) { ((*a)).clamp((*a), (*a)) + 0.0 } else { (*a) }),
                    ((*a) - (*a)),
                ]
                    .iter()
                    .all(|&n| (MASK == MASK)),
                ((STILL).rem_euclid(((*a))), COUNT),
            );
            'outer: for v in 0..0usize {
                if (c <= c) {
                    let mut a = Mat3::from_diagonal(
                        ({ step(Vec3::new(c, 0.0_f32, 0.0_f32), CORNER) }),
                    );
                    continue;
                }
                'inner: for _ in 0..2usize {
                    {
                        let (a_2, y) = (tanh(c), 0_i32);
                    }
                    let x = ({ ((c).min((c).mul_add(c, 1.5)) + 0.0) });
                    if a {
                        let mut x: f32 = ((((if true { c } else { 2.0_f32 }))
                            .max(fma(c, c, x)) + 0.0) - (LEVELS[b % 8] as f32));
                        continue;
                    }
                    if a {
                        let mut y = (Vec3::new(0.25, 0.25, c))
                            .cmplt(
                                ((mat3(
                                    Vec3::new(x, 3.0_f32, x),
                                    Vec3::new(1.5_f32, c, (-1.0_f32)),
                                    Vec3::new(x, x, 1.0_f32),
                                )
                                    - mat3(
                                        Vec3::new(0.25_f32, x, f32::INFINITY),
                                        CORNER,
                                        POINTS[((NARROW as i32) & 1) as usize],
                                    )))
                                    .x_axis,
                            )
                            .all();
                        let mut c: f32 = ((if 2.0_f32 <= c {
                            (({ x })).clamp(2.0_f32, c) + 0.0
                        } else {
                            1.5_f32
                        }) % 1.5);
                    }
                    let b: f32 = 'block: {
                        if (((if a { LEVELS[8_usize % 8] } else { STEPS }) <= STEPS)) {
                            break 'block (if (x <= x) { x } else { c });
                        }
                        let mut v = saturate(x);
                        x
                    };
                }
            }
        } else {
            let mut t: Vec2 = vec2(
                (match (true, ((MASK).count_ones() as usize), MASK) {
                    (v, 2, t @ 100) => {
                        let mut a = (match c {
                            (0 | 0) if (3.0_f32 == (*a)) => {
                                let mut k0 = (((t & 63) << (1_u32 & 7))) & 3;
                                #[keep]
                                'outer: loop {
                                    if ((v && v) ^ v) || k0 == 0 {
                                        break;
                                    }
                                    k0 -= 1;
                                    let x_2 = ((t).count_ones() as usize);
                                }
                                (*a)
                            }
                            0.. => (*a),
                            _ => 1.0,
                        });
                        0.25
                    }
                    (b @ true, t @ 4.., ..=100) => 1.0,
                    _ => (*a),
                }),
                (*a),
            );
        }
        (dot(
            ((Vec4::new(1.0_f32, (*a), 3.0_f32, 0.25_f32)).saturate())
                .map(|x| fract((*a))),
            Vec4::new((*a), (*a), 1.0_f32, 1.5_f32),
        ) + (*a))
    }
}

#[flatten]
mod p054 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32, mut v: f32, t: &u32) -> f32 {
        #[unroll(max = 4)]
        'outer: for a_2 in (0..((IVec2::new(LEVELS[(Hit::SIZE).min(7)], (WIDE as i32))).y
            & 3))
            .rev()
        {
            if ((*t) != (*t)) {
                v /= 2.0;
                let [x, t] = [(-1e-40f32), STILL];
            } else if (a).is_nan() {
                let mut b = flatten::math::fma(
                    a,
                    (((if (a_2 <= a_2) {
                        let v: [f32; 2] = [a, a];
                        c
                    } else {
                        c
                    }))
                        .max(a) + 0.0),
                    a,
                );
                let start = ((((*t) >> ((*t) & 31)) & 15) * (((*t)).max((*t)) & 7));
                let mut v = 1;
                v += start;
            } else {
                let 5..=1_000 = (((match (Pair { a: Vec2::new(0.5_f32, v) }) {
                    Pair { a: x_2 } if (((*t) <= 5) && ((*t) != (*t))) => a_2,
                    Pair { a: _ } if ((c > (-0.0)) || ((WIDE as i32) > 0)) => 7_i32,
                    _ => {
                        v = (-(if ((c > 3.0) != (a <= a)) {
                            (1.5_f32 % (-3.0))
                        } else {
                            ({ v })
                        }));
                        (-1_i32)
                    }
                }) - LEVELS[(MASK % 8) as usize])) else {
                    continue 'outer;
                };
            }
            if (a_2 != a_2) {
                continue;
            }
        }
        v
    }
}

#[flatten]
mod p055 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
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
    pub fn entry(a: &mut f32, c: &mut i32, y: f32, t: &mut u32) -> f32 {
        let mut b: UVec2 = ({
            let mut t = Pair { a: (*a), b: (*a) };
            (if matches!(false, n @ true) {
                (UVec2::new(MASK, 2) + UVec2::new(MASK, MASK))
            } else {
                (UVec2::new(2, 1) & UVec2::new(5, MASKS[Pair::SIZE % 7]))
            })
        });
        (((match (
            (Vec4::new((-1.0_f32), (*a), 1.0_f32, y)).min_position(),
            (b.y | b.x),
        ) {
            (y, 1) => {
                let mut t: f32 = ((if (-2.5_f32) <= (*a) {
                    (((*a) * (*a))).clamp((-2.5_f32), (*a)) + 0.0
                } else {
                    (*a)
                }) * 1.0);
                (t).clamp(-2.0, 2.0).exp_m1()
            }
            _ => {
                let mut a: Vec2 = (((Vec2::new(0.0, 0.0) + Vec2::new(0.0, 0.0))).yx()
                    * 0.0_f32);
                0.0
            }
        }) - 0.0) + (b.x as f32))
    }
}

#[flatten]
mod p056 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
        pub b: u32,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, mut x: [(i32, usize); 3]) -> f32 {
        if (((x[0].1).min(x[2].1) as f32)
            > atan2(
                (0..2i32).map(|c| TABLE[x[2].1 % 4]).sum::<f32>(),
                [x[2].0, (-4_i32), x[2].0].iter().fold(b, |a_2, &b| a_2),
            ))
        {
            let [a, _] = [b, b];
        } else {
            if ((hadd(
                (match (Hit {
                    a: BVec3::new(false, true, false),
                    b: MASK,
                }) {
                    Hit { a: t, b: mut n @ ((100 | 3)) } => {
                        Vec2::new(2.0_f32, f32::EPSILON)
                    }
                    n => {
                        if (((TABLE[(0_u32 % 4) as usize] <= 2.0)
                            && ({
                                x[(n.b % 3) as usize].0 = x[1].0;
                                (3_u32 != n.b)
                            })))
                            && let (mut a_2, true) = ((
                                x[1].0,
                                ('block: {
                                    if (b != b) {
                                        let mut c: [f32; 2] = [b, b];
                                        'outer: for v in c {
                                            let mut v = ({
                                                (x[2].0).max(((0_i32).leading_zeros() as i32))
                                            });
                                        }
                                        break 'block (x[2].0 < x[0].0);
                                    }
                                    let mut x: [f32; 2] = [1.5_f32, b];
                                    'outer: for (v, &(c, mut a_2)) in x
                                        .iter()
                                        .zip(&[((NARROW as i32), Hit::SIZE), (STEPS, Hit::SIZE)])
                                    {
                                        if (((MASK < n.b)
                                            || (if ((n.b
                                                != MASKS[(({
                                                    a_2 = (x[1].abs() as usize & 15);
                                                    n.b
                                                }) % 7) as usize]))
                                            {
                                                (x[0] != (*v))
                                            } else {
                                                (a_2 > a_2)
                                            })))
                                        {
                                            break 'block ((3_u32 < 2) && (0_i32 < c));
                                        }
                                        let a: i32 = c;
                                    }
                                    ((-2.5_f32) <= b)
                                }),
                            ))
                        {
                            let mut k0 = ((MASK).min(n.b)) & 3;
                            #[keep]
                            'outer: loop {
                                if (flatten::math::any(
                                    (if (x[0].1 > x[2].1) {
                                        n.a
                                    } else {
                                        BVec3::new(false, (a_2 > x[0].0), (b != b))
                                    }),
                                )) || k0 == 0
                                {
                                    break;
                                }
                                k0 -= 1;
                                let mut c = Pair { a: (3.0 + b) };
                                let mut a: i32 = (-((0_i32).rem_euclid(8) / (a_2 | 1)));
                                let mut t = (
                                    (flatten::math::select(x[0].0, 10_i32, (a != a_2))
                                        - (if ((NARROW as i32) <= a_2) { x[2].0 } else { 0_i32 })),
                                    x[0].1,
                                );
                            }
                        }
                        Vec2::new((-0.0_f32), b)
                    }
                }),
            ) < b))
            {} else {}
        }
        (0.0 + (x[2].1 as f32))
    }
}

mod p057 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: u32,
        pub c: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub BVec3);
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
    pub fn entry(a: f32, c: usize, y: &mut f32) -> [f32; 2] {
        (*y) *= ((Vec3::new((*y), a, 0.5_f32)).z + (*y));
        (*y) = (('block: {
            let mut a: Hit = Hit(
                (if (((c != c)
                    && ({
                        (*y) = trunc((*y));
                        false
                    })))
                {
                    #[keep]
                    'outer: for y in ((MASK
                        & 3)..=((if MASK != 0 { MASK / MASK } else { 2_u32 }) & 3))
                    {
                        'inner: for n in [(WIDE as i32), STEPS] {
                            let given: f32 = a;
                            let y: f32 = {
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(y: f32) -> f32 {
                                    (y - HALF).max(HALF)
                                }
                                let t = first(given);
                                t
                            };
                            let mut a = (Hit(
                                (if (n != 0) {
                                    Pair { b: MASK, c: y, a: n }
                                } else {
                                    Pair { b: 3_u32, c: 2.0_f32, a: n }
                                }),
                                (CORNER).cmpne(POINTS[c % 6]),
                            ))
                                .0;
                            if (n != a.a) {
                                a.a /= 3;
                                break;
                            }
                            let mut x_2: IVec3 = IVec3::new(n, n, n);
                            let y = Vec3::new((-2.5), 0.25, a.c);
                        }
                        let mut n: i32 = (Pair {
                            a: ((NARROW as i32)).abs(),
                            ..Pair {
                                b: y,
                                ..Pair {
                                    b: y,
                                    c: a,
                                    a: (NARROW as i32),
                                }
                            }
                        })
                            .a;
                    }
                    Pair { c: a, a: STEPS, b: MASK }
                } else {
                    Pair {
                        a: 0_i32,
                        b: 0_u32,
                        c: 0.0_f32,
                    }
                }),
                BVec3::new(false, false, false),
            );
            if false {
                break 'block [0.0_f32, 0.0_f32];
            }
            [0.0_f32, 0.0_f32]
        }))[0];
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p058 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec4);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    #[derive(Clone, Copy)]
    pub struct State;
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: Vec4) -> Hit {
        let mut k0 = ((MASK + 5_u32)) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            let mut turn = 0;
            let a: Vec3 = 'value: loop {
                if ((((if (k0 != k0) {
                    (b < c.x)
                } else {
                    return Hit(
                        (Pair((-0.0_f32), c)).0,
                        (TABLE[Pair::SIZE % 4]).smoothstep(-1.0, 2.0),
                    );
                })
                    && ({
                        b = (if c.z <= c.w {
                            (c.x).clamp(c.z, c.w) + 0.0
                        } else {
                            HALF
                        });
                        (k0 > 1_u32)
                    })) || true))
                {} else {}
                if (k0 < k0) {
                    break Vec3::new((-0.0), b, c.z);
                }
                turn += 1;
                if turn >= 3 {
                    break POINTS[(k0 % 6) as usize];
                }
            };
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        Hit(2.0_f32, c.w)
    }
}

#[flatten]
mod p059 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub u32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut Pair, y: f32) -> Vec3 {
        let mut b = Hit(
            ('block: {
                if ([
                    (if (c.b <= 1.5) {
                        let c = Pair {
                            a: c.b,
                            ..(match (
                                (NARROW as i32),
                                FLAGS[(STEPS & 1) as usize],
                                3_i32,
                            ) {
                                (_, true, mut n) => (*c),
                                (v, true, a_2) => (*c),
                                (0.., n, ..=0) => {
                                    Pair {
                                        b: c.c,
                                        ..Pair { b: c.c, ..(*c) }
                                    }
                                }
                                _ => (*c),
                            })
                        };
                        y
                    } else {
                        if let Pair { a: mut c, b: -1.5, c: -1.5 } = (Pair {
                            c: c.b,
                            ..Pair { b: y, ..(*c) }
                        }) {
                            let mut c = atan(y);
                            let mut k0 = 0i32;
                            'outer: while k0 < 3 {
                                let _ = (k0).is_negative();
                                if (((HALF != c) && (k0 > k0))
                                    && ((Vec2::new(0.5_f32, 3.0_f32))
                                        != (Vec2::new(0.5_f32, (-0.0_f32)))))
                                {
                                    break 'outer;
                                }
                                let [x, mut a, mut c] = [
                                    k0,
                                    (match (k0, c) {
                                        (mut b, (1.0 | 2.0)) => k0,
                                        (..=0, 2.0) => k0,
                                        (v @ ((2 | 0)), mut c) => k0,
                                        _ => k0,
                                    }),
                                    (k0 + k0),
                                ];
                                c /= 3;
                                k0 += 1;
                            }
                        } else {
                            let mut t: [i32; 3] = [
                                2_i32,
                                LEVELS[(MASK % 8) as usize],
                                (-4_i32),
                            ];
                            'outer: for _ in t.iter().rev() {
                                c.a *= (((MASK & 8_u32) ^ (MASK % MASK)) as f32);
                            }
                        }
                        c.c
                    }),
                    (Vec2::new(0.0_f32, (-1.0_f32))).dot(Vec2::new(y, c.c)),
                    (*a),
                ]
                    .iter()
                    .all(|&y| ((*a)).is_finite()))
                {
                    if ((match (STEPS).abs_diff(STEPS) {
                        2.. if (c.c <= c.b) => (!(c.b > c.a)),
                        b => ((5_u32 != b) && (b <= b)),
                        1..100 => {
                            let mut k0 = ((if true {
                                let mut v: Vec2 = Vec2::new((-1.0), c.b);
                                MASK
                            } else {
                                let mut c: UVec2 = (((UVec2::new(1_u32, MASK))
                                    .saturating_sub(UVec2::new(MASK, 1_u32))
                                    ^ (UVec2::new(0, 3) % 3)) + ({ UVec2::new(8, 1) }));
                                c.x
                            })) & 3;
                            #[keep] 'outer: while k0 > 0 {
                                k0 -= 1;
                                if (y < y) {
                                    let mut b = (UVec2::new(k0, 8))
                                        .min(
                                            ((match ((0_u32 != k0), 5_usize, ((*a) <= (*a))) {
                                                (mut n, mut a_2 @ ..3, false) => UVec2::new(5, k0),
                                                (_, (100 | 0), true) => UVec2::new(k0, k0),
                                                _ => UVec2::new(k0, k0),
                                            }) * 2),
                                        );
                                    let mut c = (if LEVELS[(k0 % 8) as usize] != 0 {
                                        ((STEPS) as f32 as i32) / LEVELS[(k0 % 8) as usize]
                                    } else {
                                        STEPS
                                    });
                                } else {}
                            }
                            false
                        }
                        mut b => (c.a != c.b),
                    })) {
                        return Vec3::new(1.5, 3.0, c.c);
                    }
                    break 'block Pair::SIZE;
                }
                Pair::SIZE
            }),
            MASKS[(MASK % 7) as usize],
        );
        (({
            let mut a_2 = (*a);
            (Vec3::new(y, 0.0, (-0.0)) % 1.5)
        }) + (-(*a)))
    }
}

#[flatten]
mod p060 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Hit {
        fn step(&mut self, a: &f32, c: UVec2) -> i32 {
            if true {
                return (((STEPS & 15) * (STEPS & 7))
                    - (if (c.y <= c.y) {
                        'outer: for Hit(mut t) in [(*self), (*self)] {
                            let mut v: [i32; 3] = (if true {
                                [LEVELS[Self::SIZE % 8], STEPS, STEPS]
                            } else {
                                [LEVELS[Hit::SIZE % 8], STEPS, LEVELS[(c.y % 8) as usize]]
                            });
                            'inner: for &x in &v {
                                if ((5_usize < Self::SIZE) || (c.x != c.y)) {
                                    continue;
                                }
                            }
                        }
                        LEVELS[Hit::SIZE % 8]
                    } else {
                        0
                    }));
            }
            ([
                (((NARROW as i32) / (STEPS | 1)) - (WIDE as i32)),
                (WIDE as i32),
                (WIDE as i32),
            ]
                .iter()
                .fold(STEPS, |v, &a_2| 3_i32) + (self.0.z as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: IVec3, c: i32, y: f32, t: &mut u32) -> f32 {
        'outer: for n in 0u32..0 {
            if (y == (0.5 * y)) {
                return 1.5;
            }
            if (y > y) {
                let mut k1 = ((if n != 0 { (*t) % n } else { 2_u32 })) & 3;
                'inner: while k1 > 0 {
                    k1 -= 1;
                    let n: u32 = 'block: {
                        if (!FLAGS[(Hit::SIZE).min(8)]) {
                            let start = (if (y != y) { (0_i32 - c) } else { 1_i32 });
                            let mut n = 0;
                            n += start;
                            break 'block 8;
                        }
                        (MASK + (if n != 0 { (*t) / n } else { 0 }))
                    };
                }
                return ((y).min(f32::MIN_POSITIVE) + 0.0);
            }
            let mut k1 = 0i32;
            'inner: loop {
                if !(k1 < 2) {
                    break;
                }
                k1 += 1;
                if ((Vec4::new(y, y, STILL, (-1.0_f32))).min_position()
                    == ((2_usize & 7) + ((0.0_f32 <= y) as usize)))
                {
                    let mut y: Hit = Hit(
                        (if (IVec2::new(b.y, b.y) == IVec2::new(c, 0)) {
                            Vec3::new(y, 0.0_f32, 1.5_f32)
                        } else {
                            Vec3::new(3.0_f32, y, 0.0_f32)
                        }),
                    );
                    if (1_i32 != (-4)) {
                        return ((y.0.y).atan2((y.0.y)) + 0.5);
                    }
                    b.z = (y
                        .step(
                            &{ (if false { 3.0_f32 } else { y.0.x }) },
                            (match y.0.z {
                                -1.5.. => UVec2::new((*t), 0),
                                v => UVec2::new(8, 3),
                            }),
                        ) - (-4));
                } else {}
                if (2_u32 < 0) {
                    continue;
                }
            }
        }
        (y + ((*t) as f32))
    }
}

#[flatten]
mod p061 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        fn step(mut self, a: f32, c: &[[Hit; 2]; 2], y: f32) -> f32 {
            let mut k0 = ((MASK + 8_u32)) & 3;
            #[keep]
            'outer: loop {
                if ((-1_i32) < (LEVELS[(3_u32 % 8) as usize] % 2)) || k0 == 0 {
                    break;
                }
                k0 -= 1;
                let mut a = [Hit, Hit];
            }
            (if ((if ((if (a > a) { (y != y) } else { (a <= STILL) })) {
                ((a > 1.0) || (y <= y))
            } else {
                let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
                'outer: loop {
                    if (matches!((({ STEPS })), 1)) || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    if (((k0 < k0)
                        || ({
                            self = Pair;
                            (k0 != 1_u32)
                        })))
                    {} else if FLAGS[(8_u32 % 9) as usize] {} else {}
                }
                (a < a)
            })) {
                a
            } else {
                a
            })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: i32, c: i32, y: f32, t: &mut [f32; 3]) -> f32 {
        let mut b = distance(
            ('block: {
                'outer: for x_2 in (1..1).step_by(3) {
                    if ((match ((
                        (Pair::SIZE).min(Pair::SIZE),
                        (*t)[Pair::SIZE % 3],
                        (match (t[1], 0.0_f32, (1_i32 <= c)) {
                            (0.0, 1.0, mut x_2) => 8_u32,
                            (
                                a_2,
                                (-1.5 | 2.0),
                                true,
                            ) if ((t[0] < a_2) | (t[1] != t[0])) => 2_u32,
                            _ => {
                                'inner: for y in 0..3 {
                                    let mut b: Pair = Pair;
                                    let c = b
                                        .step(
                                            (0.0 + t[1]),
                                            &{ [[Hit, Hit], [Hit, Hit]] },
                                            ({
                                                (*t)[(c & 1) as usize] = (Vec3::new(
                                                    0.25_f32,
                                                    t[1],
                                                    (-0.0_f32),
                                                ))
                                                    .length();
                                                (t[2]).to_radians()
                                            }),
                                        );
                                    if true {
                                        continue;
                                    }
                                }
                                MASK
                            }
                        }),
                    )) {
                        (4, 1.0.., _) if (c < x_2) => (t[1] < y),
                        _ => (b < b),
                    })) {
                        continue;
                    }
                }
                if (3_i32 > c) {
                    break 'block Vec2::new(t[0], (-1.0_f32));
                }
                Vec2::new(STILL, 0.5_f32)
            }),
            Vec2::new((-2.5_f32), y),
        );
        (b + t[2])
    }
}

#[flatten]
mod p062 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: IVec3,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2, pub usize);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Pair,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl State {
        const FIRST: Self = State {
            a: 0.5,
            b: Pair {
                a: 0,
                b: IVec3::new(i32::MAX, 3, -2),
                c: 3,
            },
        };
        const ALL: [State; 2] = [
            State {
                a: -0.0,
                b: Pair {
                    a: 5,
                    b: IVec3::new(3, -2, i32::MAX),
                    c: -2,
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
    impl Pair {
        fn step(mut self, a: &Hit) -> i32 {
            let mut k0 = 3u32;
            'outer: while k0 > 0 {
                let mut a_2: f32 = (State {
                    a: (a.0.y * a.0.x),
                    b: Pair {
                        c: self.b.z,
                        a: self.a,
                        b: self.b,
                    },
                })
                    .a;
                let mut a_2: Vec3 = ({
                    let mut k1 = 1u32;
                    'inner: while k1 < 1 {
                        k1 <<= 1;
                        let mut t = (if (!((0.25_f32 <= a.0.y) && (k1 < k1))) {
                            ((self.b.z) as usize & 31)
                        } else {
                            (if (self.a < self.a) { Self::SIZE } else { 5 })
                        });
                        if true {
                            break;
                        }
                    }
                    Vec3::new(0.5, (-0.0), STILL)
                });
                k0 -= 1;
            }
            (IVec2::new(10_i32, (-1_i32))).y
        }
    }
    impl State {
        fn step(self, mut b: f32, c: &i32) -> f32 {
            'block: {
                if (!(b).is_finite()) {
                    let mut c = State {
                        b: (if (self.b.a <= self.b.a) {
                            Pair {
                                a: self.b.a,
                                b: self.b.b,
                                c: 3,
                            }
                        } else {
                            return ((Vec3::new((-0.0_f32), 1.5_f32, self.a))
                                .normalize_and_length()
                                .1 + (self.a).atan2((self.a)));
                        }),
                        a: (self.a).cbrt(),
                    };
                    break 'block;
                }
            }
            b = ((({
                let q = (-0.0_f32);
                if q == q { f32::from_bits(q.to_bits() ^ 0x8000_0000) } else { 0.5 }
            }))
                .abs() + 0.5)
                .log2();
            (match ((
                ((if (self.a <= b) {
                    let [n, mut b] = [(b).ceil(), self.a];
                    self.b.b.y
                } else {
                    return (select(
                        CORNER,
                        Vec3::new(self.a, (-2.5_f32), (-1.0_f32)),
                        false,
                    ))
                        .z;
                })
                    - ({
                        Pair {
                            c: 2_i32,
                            a: Self::SIZE,
                            b: self.b.b,
                        }
                    })
                        .step(&{ Hit(Vec2::new(0.5_f32, self.a), 5_usize) })),
                self.b.b.x,
                2_usize,
            )) {
                (mut y, -1..=5, 4) if ((*c) > self.b.b.y) => {
                    TABLE[(({
                        b = 0.25;
                        MASKS[self.b.a % 7]
                    }) % 4) as usize]
                }
                ((0 | 2), mut b, mut y) if (self.b.b.z != self.b.b.z) => self.a,
                _ => 0.0,
            })
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Hit, mut x: i32, y: f32, mut n: u32) -> (f32, Vec2, bool) {
        n = ((n).min(((n | 7) - (n & 7)))
            + (({
                let mut a_2: State = State::FIRST;
                let x = a_2
                    .step(
                        ({
                            a_2.b.c = (IVec2::new(a_2.b.b.z, (-4_i32))).y;
                            STILL
                        }),
                        &x,
                    );
                if (matches!(
                    (Pair { c : Pair::step(a_2.b, & a), a : a_2.b.a, b : a_2.b.b }), Pair
                    { a : mut x_2 @ ((0 | 2)), b : _, c : (5 | - 7) }
                )) {} else {}
                n
            }) >> (n & 31)));
        ((0.25 + (n as f32)), (a.0 + Vec2::splat((x as f32))), ((n != n) ^ (n > 1)))
    }
}

#[flatten]
mod p063 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: bool,
        pub c: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: f32,
        pub c: bool,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    impl Hit {
        const FIRST: Self = Hit {
            a: 2,
            b: false,
            c: IVec2::new(i32::MAX, 3),
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: 0,
                b: true,
                c: IVec2::new(3, -2),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        fn step(self, a: f32, c: i32) -> f32 {
            let mut v: [i32; 2] = [c; 2];
            'outer: for &n in &v {
                'inner: for y in 0..4 {
                    let b: Vec2 = Vec2::new((-0.0), (-2.5));
                    let mut b: [IVec3; 2] = [
                        (IVec3::new(0_i32, v[1], 5_i32)
                            - ([IVec3::new(v[0], (-4_i32), c); 2])[0]),
                        IVec3::new(5_i32, STEPS, v[0]),
                    ];
                    if (self.b < self.b) {
                        continue 'outer;
                    }
                }
            }
            a
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &Pair, c: &i32, y: &mut f32, t: [State; 2]) -> f32 {
        'outer: for _ in 0u32..0 {
            (*y) += ((a.a).round_ties_even() * 1.0);
            'block: {
                if ((Pair::step((*a), t[1].b, (*c))
                    != a
                        .step(
                            ({
                                (*y) = (2.0_f32 % 2.0);
                                (-1.0_f32)
                            }),
                            (*c),
                        )))
                {
                    continue 'outer;
                }
                let mut x_2 = Hit::ALL[(a.b % 2) as usize];
            }
            if ([(*c), ((*c) + (*c)), ((*c) - (*c))]
                .iter()
                .all(|&n| {
                    ({
                        let q = 0.25_f32;
                        q == q && q.is_sign_negative()
                    })
                }))
            {
                (*y) = sin(
                    ((Vec3::new((-1e-40f32), 0.5_f32, 0.25_f32) * 1.0_f32))
                        .dot(
                            (Vec3::new((-0.0_f32), 0.25_f32, 3.0_f32)
                                * Vec3::new(1.5_f32, 1.0_f32, 0.0_f32)),
                        ),
                );
                continue 'outer;
            }
            if (radians(Vec4::new(2.0_f32, t[1].b, f32::NAN, f32::INFINITY)))
                .abs_diff_eq(Vec4::new(t[0].a, 0.25_f32, 2.0_f32, 0.25_f32), 0.5)
            {
                let mut n = (*a)
                    .step(
                        ({
                            match (((*c) & 15) * ((((*c) & 15) * (7_i32 & 7)) & 7)) {
                                x_2 @ ((2 | 1_000)) => {
                                    let start = (((*c) & 63) << STEPS);
                                    let mut x_2 = 0;
                                    x_2 += start;
                                }
                                t @ ((-7 | 2)) if (a.a < a.a) => {}
                                -1..0 => {
                                    break;
                                }
                                x => {
                                    return t[0].b;
                                }
                            }
                            HALF
                        }),
                        (*c),
                    );
            }
        }
        (1.5 + (*y))
    }
}

#[flatten]
mod p064 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: i32,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: Pair, y: &Pair, mut n: u32) -> bool {
        x.a.x += y.a.y;
        let mut turn = 0;
        let b: Pair = 'value: loop {
            #[keep]
            'outer: for _ in (((!y.b) & 3)..8).step_by(2).rev() {
                if FLAGS[1_usize % 9] {
                    match y.b {
                        1_000.. => {
                            return ((3.0_f32.abs() as usize & 15)
                                > ((3_u32 & 7) as usize));
                        }
                        _ if (({ ((*a) > x.a.y) })) => {
                            let (mut c, mut b) = (
                                (x.a).y,
                                (UVec3::new(2_u32, 0_u32, 3_u32))
                                    .cmpge(UVec3::new(n, 3_u32, n)),
                            );
                            let x: [f32; 3] = [select(
                                (x.a.y * x.a.y),
                                (c).remap(0.0, 2.0, y.a.y, y.a.y),
                                (STEPS < y.b),
                            ); 3];
                        }
                        mut t => {}
                    }
                } else if ((2_u32 < 2) || (1_u32 > n)) {
                    let given: f32 = ({ (if (3_u32 != 8) { y.a.y } else { 2.0 }) });
                    let t: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn second(a: f32) -> f32 {
                            if a < HALF { -a } else { a }
                        }
                        let t = second(given);
                        t
                    };
                } else {
                    let mut t: [f32; 3] = [y.a.y, STILL, x.a.x];
                    'inner: for (_, &n) in t
                        .iter()
                        .zip(
                            &[
                                (n).wrapping_sub(n),
                                (BVec3::new(true, false, (x.c > t[0]))).bitmask(),
                                n,
                            ],
                        )
                    {
                        x.a.x = ((-1.0_f32) % 4.0);
                        if false {
                            continue;
                        }
                    }
                }
                if (x.b > y.b) {
                    break;
                }
            }
            if (y.c < y.a.y) {
                break x;
            }
            turn += 1;
            if turn >= 1 {
                break Pair { b: x.b, c: y.a.y, a: x.a };
            }
        };
        (n < n)
    }
}

#[flatten]
mod p065 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: UVec2,
        pub c: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
        const FIRST: Self = Pair(Vec2::new(0.5, -0.0), -0.0);
        const ALL: [Pair; 2] = [Pair(Vec2::new(-0.0, 2.0), 2.0), Self::FIRST];
    }
    impl Hit {
        const FIRST: Self = Hit {
            a: 0.5,
            b: UVec2::new(0, 5),
            c: 2.0,
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: -0.0,
                b: UVec2::new(5, 2),
                c: -1.5,
            },
            Self::FIRST,
        ];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, y: (Vec2, u32, bool)) -> bool {
        let (mut v, mut c, y) = (
            (if y.2 { y.0 } else { Vec2::new(2.0_f32, 0.0_f32) }),
            y.1,
            [0_i32, (*c)].iter().all(|&v| ((*a) > y.0.x)),
        );
        let start = (if (v.x == HALF) {
            let mut turn = 0;
            let n: Hit = 'value: loop {
                (*a)
                    *= select(
                        (match (
                            (LEVELS[(2_usize).min(7)]).wrapping_div((STEPS) | 1),
                            (-v.y),
                            flatten::math::all(BVec3::new((v.y < v.x), y, (2_u32 > c))),
                        ) {
                            (mut x, mut n, true) => v.y,
                            ((-1 | 0), n @ 1.0.., _) if (v.x >= v.y) => (c as f32),
                            _ => TABLE[(c % 4) as usize],
                        }),
                        (((v, c, (HALF != v.y))).1 as f32),
                        (STEPS
                            > [STEPS, (NARROW as i32), STEPS]
                                .iter()
                                .fold(STEPS, |b, &y| 3_i32)),
                    );
                let mut x_2 = ((if (!y) {
                    return (c).is_power_of_two();
                } else {
                    let given: f32 = (Vec3::new(0.0_f32, v.x, v.x))
                        .dot(Vec3::new(0.0, (-2.5), 1.0));
                    let y: f32 = {
                        fn first(y: f32) -> f32 {
                            (y - 0.5).max(0.5)
                        }
                        let t = first(given);
                        t
                    };
                    (Vec3::new(y, 3.0_f32, STILL)).z
                })) else {
                    return y;
                };
                if y {
                    break 'value Hit {
                        c: ((*a)).copysign((v.x).max(-9.0)),
                        a: (((*a)).max(2.0) + 0.0),
                        b: UVec2::new(c, c),
                    };
                }
                if ((y
                    || ({
                        (*a) = (c as f32);
                        (c > c)
                    })))
                {
                    break 'value Hit { c: v.x, ..Hit::FIRST };
                }
                turn += 1;
                if turn >= 2 {
                    break Hit {
                        c: v.x,
                        a: v.x,
                        b: UVec2::new(1, c),
                    };
                }
            };
            v.y
        } else {
            'outer: for _ in [
                Pair(v, v.x),
                (match ((*a), 3_usize) {
                    (n, 100) => Pair::ALL[((WIDE as i32) & 1) as usize],
                    (
                        t,
                        v @ 100,
                    ) if ((if y {
                        let mut k0 = (c) & 3;
                        #[keep]
                        'outer: loop {
                            let y: u32 = 'block: {
                                let mut y: f32 = (if y {
                                    (hadd(Vec2::new((-0.0_f32), (-0.0_f32))) - 0.0)
                                } else {
                                    t
                                });
                                if (((Vec2::new(2.0_f32, (-0.0_f32)), c, (5_u32 > MASK))).2
                                    && (v > v))
                                {
                                    break 'block k0;
                                }
                                k0
                            };
                            if k0 == 0 || ((c > k0)) {
                                break;
                            }
                            k0 -= 1;
                        }
                        y
                    } else {
                        y
                    })) => Pair(Vec2::new(1.5_f32, (-1.0_f32)), 3.0_f32),
                    _ => Pair(v, v.x),
                }),
                Pair(v, v.y),
            ] {}
            TABLE[(c % 4) as usize]
        });
        let mut b = 0.0;
        b += start;
        ((v.y <= v.x) ^ (v.y > 0.5))
    }
}

#[flatten]
mod p066 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
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
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: i32, y: f32, t: u32) -> Pair {
        'outer: for x_2 in 0u32..2 {
            let mut t: Vec3 = CORNER;
            t.y = (-1e-40f32);
            let mut v: f32 = (-((-t.y) - 0.5));
        }
        Pair {
            a: (2 + ((x & 255) as u32)),
            b: ((Vec4::new(
                ((y).abs() + 0.5).ln(),
                ((*a) * 1.0),
                (((*a)).max(HALF) + 0.0),
                TABLE[Hit::SIZE % 4],
            ))
                .dot(Vec4::new((*a), (-0.0), y, (-1.0))) + (x as f32)),
        }
    }
}

#[flatten]
mod p067 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec3,
        pub c: usize,
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
        fn sum(&self, a: &[(f32, IVec2); 3], c: &i32, y: &f32) -> f32 {
            let mut turn = 0;
            let x_2: u32 = #[keep]
            'value: loop {
                {
                    if ((a[2].1.y > a[1].1.x) == FLAGS[Self::SIZE % 9]) {
                        if ((-1.0_f32) <= (*y)) {
                            let mut t = IVec2::new(
                                (if (({
                                    let q = 0.5_f32;
                                    q == q && q.is_sign_negative()
                                })) {
                                    (a[1].1.x >> 2)
                                } else {
                                    (if FLAGS[(self.c).min(8)] {
                                        (WIDE as i32)
                                    } else {
                                        a[1].1.y
                                    })
                                }),
                                a[1].1.x,
                            );
                        } else {
                            let mut x = (Mat3::from_cols(self.b, self.b, self.b)
                                * ((a[1].0 + a[1].0) / 4.0));
                            let mut x: IVec3 = (IVec3::new(a[2].1.y, a[1].1.y, a[2].1.x)
                                ^ IVec3::new(a[0].1.y, a[1].1.x, a[1].1.y));
                        }
                    } else {}
                }
                if FLAGS[(self.c).min(8)] {
                    break MASK;
                }
                if (self.b.y != (*y)) {
                    break 'value MASKS[self.c % 7];
                }
                turn += 1;
                if turn >= 2 {
                    break 5;
                }
            };
            (self.b.x + a[1].0)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> bool {
        match (Pair {
            c: Pair::SIZE,
            a: c,
            b: CORNER,
        }) {
            Pair { a: ..=0, b: _, c: _ } => {
                return ([(-4_i32), c].iter().all(|&y| true)
                    || (FLAGS[(8_u32 % 9) as usize] || (c < c)));
            }
            x => {
                let mut a_2: Vec4 = Vec4::new(0.0, 0.0, (-1e-40f32), 1.0);
            }
        }
        (({
            let mut y: [(f32, IVec2); 3] = [
                (a, IVec2::new((-1_i32), c)),
                (
                    Pair::sum(
                        &{
                            Pair {
                                b: POINTS[(3_u32 % 6) as usize],
                                c: Pair::SIZE,
                                a: c,
                            }
                        },
                        &{
                            [
                                (a, IVec2::new((-4_i32), (-4_i32))),
                                (a, IVec2::new(10_i32, c)),
                                (a, IVec2::new(10_i32, 10_i32)),
                            ]
                        },
                        &c,
                        &a,
                    ),
                    IVec2::new(c, 10_i32),
                ),
                ([(a, IVec2::new(10_i32, 0_i32)); 3])[0],
            ];
            'block: {
                if (a != a) {
                    break 'block;
                }
            }
            y[0].0
        }) > a)
    }
}

#[flatten]
mod p068 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: Vec3,
    }
    const HALF: f32 = 0.5;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Hit, c: &i32, y: f32, t: &u32) -> u32 {
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
                    let mut n = ((({
                        b = Hit {
                            a: (Hit { b: b.b, a: (*t) }).a,
                            b: ((mat3(b.b, b.b, b.b) * Vec3::new(b.b.x, b.b.x, b.b.x)))
                                .zyx(),
                        };
                        IVec2::new((*c), (*c))
                    }) - (IVec2::new(2, 3)).max(IVec2::new(3, (*c)))))
                        .min(
                            (IVec2::new(2_i32, (*c)))
                                .wrapping_add(IVec2::new(10_i32, 1_i32)),
                        );
                }
                k1 += 1;
            }
        }
        let mut a = ({
            let mut a_2 = y;
            (y).clamp(-2.0, 2.0).sinh()
        });
        let Pair { a, b: _ } = Pair {
            a: (if ((*t) > (*t)) {
                b.b.z
            } else {
                #[keep]
                'outer: for v in ((b.a & 3)..4).rev() {
                    if (('block: {
                        let mut x: bool = ((*c) != 10);
                        if x {
                            break 'block x;
                        }
                        x
                    })) {} else {}
                }
                HALF
            }),
            ..Pair {
                b: Vec4::new((-0.0_f32), 1.5_f32, a, y),
                ..Pair {
                    b: Vec4::new(0.25_f32, (-1.0_f32), (-2.5_f32), 2.0_f32),
                    ..Pair {
                        b: Vec4::new((-0.0_f32), 0.0_f32, 1.0_f32, a),
                        a: b.b.x,
                    }
                }
            }
        };
        (b.a + (b.b.z.abs() as u32 & 255))
    }
}

#[flatten]
mod p069 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
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
        const FIRST: Self = Pair(true, Vec3::new(-0.0, 2.0, -1.5));
        const ALL: [Pair; 2] = [Pair(false, Vec3::new(2.0, -1.5, 0.5)), Self::FIRST];
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
        fn step(&self, a: &Hit, c: i32, y: [f32; 2]) -> u32 {
            let (mut a, a_2) = (
                Vec4::new(a.a.y, 0.5_f32, self.1.z, y[1]),
                [dot(Vec2::new(a.a.x, a.a.y), a.a); 2],
            );
            match ((
                MASK,
                ((match Self::SIZE {
                    (100
                    | 100) if (Vec2::new(self.1.x, a_2[0])
                        == Vec2::new(3.0, self.1.x)) => (-1_i32),
                    (100
                    | 1) if (({
                        let q = self.1.x;
                        q == q && q.is_sign_negative()
                    })) => {
                        let mut k0 = ((1_u32 ^ 5_u32)) & 3;
                        #[keep]
                        'outer: loop {
                            let mut turn = 0;
                            let b: [f32; 2] = 'value: loop {
                                if (self.0 < self.0) {
                                    break y;
                                }
                                turn += 1;
                                if turn >= 3 {
                                    break a_2;
                                }
                            };
                            if k0 == 0 || (self.0) {
                                break;
                            }
                            k0 -= 1;
                        }
                        3_i32
                    }
                    (4 | 0) if self.0 => (-1_i32),
                    x_2 => STEPS,
                }) - 0_i32),
            )) {
                (a_2 @ 4, b) => {}
                (mut y @ ..1, mut b) => {}
                _ => {}
            }
            (MASK + (a.x.abs() as u32 & 255))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &Hit) -> Vec4 {
        let mut k0 = (Pair::step(&{ Pair::FIRST }, c, 1_i32, [(-2.5_f32), (-0.0_f32)]))
            & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            match ((k0 + k0) != (k0 >> (MASK & 31))) {
                _ if [1_i32, 2_i32, STEPS].iter().any(|&a| (c.a.x != STILL)) => {
                    #[keep]
                    'inner: for c in (((NARROW as i32) & 3)..8).step_by(2) {
                        if (([a; 2])[0]
                            <= (Vec4::new((-0.0_f32), a, 2.0_f32, a)).max_element())
                        {
                            return Vec4::new((-0.0), 1.0, a, a);
                        }
                    }
                }
                _ => {}
                true => {}
                false => {}
            }
        }
        ((select(
            Vec4::new(c.a.x, 2.0_f32, a, c.a.x),
            Vec4::new(1.5_f32, a, 1.0_f32, 0.0_f32),
            (a < c.a.x),
        ))
            .ceil() + Vec4::splat(c.a.x))
    }
}

#[flatten]
mod p070 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: (bool, Vec2), c: &Pair) -> f32 {
        'outer: for v in 0..0u16 {
            let mut turn = 0;
            let n: bool = 'value: loop {
                if b.0 {
                    break (!b.0);
                }
                let [mut n, b, a] = [
                    (!b.0),
                    (b.0 == b.0),
                    (if b.0 {
                        let mut a = IVec2::new(5, 1);
                        b.0
                    } else {
                        b.0
                    }),
                ];
                if ([n, (STILL < HALF), n])[0] {
                    break 'value ((v as f32) <= 1.0);
                }
                let mut k1 = (((v as u32)).abs_diff(MASK)) & 3;
                #[keep]
                'inner: loop {
                    if (b != (BVec3::new(false, false, a)).any()) || k1 == 0 {
                        break;
                    }
                    k1 -= 1;
                    let t: f32 = ((if ((b, Vec2::new(0.0_f32, 1.0_f32))).0 {
                        (TABLE[(v as usize) % 4] + (-0.0))
                    } else {
                        HALF
                    }))
                        .round();
                }
                turn += 1;
                if turn >= 3 {
                    break (0.25_f32 != STILL);
                }
            };
            if b.0 {
                break 'outer;
            }
        }
        (b.1.y + b.1.y)
    }
}

#[flatten]
mod p071 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    impl Pair {
        fn sum(self, mut b: Vec4) -> bool {
            let b: Pair = Pair;
            let mut t = Pair;
            t = Pair;
            let mut k0 = ((MASK + MASK)) & 3;
            #[keep]
            'outer: loop {
                if (!(TABLE[(k0 % 4) as usize] == (-2.5))) || k0 == 0 {
                    break;
                }
                k0 -= 1;
                let mut c = (if (BVec3::new((2_u32 < 0_u32), true, false))
                    .test((Pair::SIZE).min(1))
                {
                    let mut x: [f32; 2] = [RAMP[(STEPS & 1) as usize], HALF];
                    self
                } else {
                    t
                });
            }
            ((match ((
                select(0_i32, STEPS, true),
                (!(-4_i32)),
                (if (HALF < HALF) {
                    (HALF > 0.0_f32)
                } else {
                    (TABLE[(MASKS[(MASK % 7) as usize] % 4) as usize] > (-2.5_f32))
                }),
            )) {
                (-1, v, false) => (v <= v),
                (-1, _, mut x) => true,
                _ => (STILL > STILL),
            }) ^ false)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, mut v: f32, mut n: usize) -> Vec3 {
        if let (5, t @ ((0.25 | 2.0))) = (
            ((IVec2::new(7_i32, c)).y ^ (c - c)),
            1.5_f32,
        ) {
            if (n <= 3) {
                if (({ Pair })
                    .sum(
                        ({
                            let mut x: [f32; 2] = [a; 2];
                            'outer: for x_2 in x.iter().rev() {
                                n |= 1;
                                v *= (a).sin();
                                n = (((c & 7) as usize)).min(({ (n).max(Pair::SIZE) }));
                            }
                            (Vec4::new((-1.0), 0.5, v, 2.0) + Vec4::new(t, v, 3.0, t))
                        }),
                    ))
                {
                    let x_2 = Vec2::splat(TABLE[(1_u32 % 4) as usize]);
                }
            } else if ((Pair::SIZE + n) <= n) {
                let _ = ((t != 0.0) == false);
            } else {}
        }
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p072 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &f32, y: IVec3) -> Vec4 {
        if (!((*a) >= (*a))) {
            return ((Vec4::new((*a), 0.25, (*a), 0.0)).xxyy()).abs();
        }
        (*a) = (if ((Vec2::new(1.0_f32, 0.0_f32)).map(|x_2| (*a))
            == (Vec2::new((-0.0_f32), f32::MAX)).map(|y| 1.5_f32))
        {
            let mut v: Vec3 = (Vec3::new((-2.5), (*c), 0.0))
                .max(
                    ((if (y.z != y.z) {
                        (*a) += ((1.5_f32).powi(3) - (*a));
                        Vec3::new(0.0_f32, (*a), (*c))
                    } else {
                        Vec3::new((-0.0_f32), (-1.0_f32), (*c))
                    }))
                        .map(|n| ((*a)).abs()),
                );
            v.x
        } else {
            let mut k0 = (((MASK & 15) * (MASK & 7))) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                if false {
                    continue 'outer;
                }
            }
            select(
                (*c),
                (Vec2::new(1.5_f32, 2.0_f32)).y,
                [(*a), (*c)].iter().all(|&b| false),
            )
        });
        'outer: for b in 0..0i64 {
            let given: f32 = hadd(Vec2::splat(2.0_f32));
            let y: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(n: f32) -> f32 {
                    if n < HALF { -n } else { n }
                }
                let t = doubled(given);
                t
            };
            if (('block: {
                if (({
                    let q = (b as f32);
                    q == q && q.is_sign_negative()
                })) {
                    break 'block (Vec3::new(0.25, (*c), (*c)))
                        .cmpeq(Vec3::new(0.25, (-1.0), (-0.0)))
                        .any();
                }
                (*a) = (*a);
                let mut t: Vec4 = Vec4::new((*c), 3.0, 1.5, 0.25);
                ((b as f32) <= (b as f32))
            })) {
                let mut x_2 = ((if COUNT >= COUNT {
                    COUNT - COUNT
                } else {
                    (b as usize)
                }) + (((b as u32) <= MASK) as usize));
                'inner: for _ in -1..0 {
                    if (((match (x_2 > 3_usize) {
                        true => MASK,
                        n => (b as u32),
                    }) != MASKS[(MASK % 7) as usize]))
                    {
                        x_2 = ((match (STEPS + (NARROW as i32)) {
                            1_000.. => (((b as u32)).count_ones() as usize),
                            a => (1_usize / 2),
                        })
                            + ((if 1_usize >= x_2 { 1_usize - x_2 } else { COUNT }))
                                .max((b as usize)));
                        continue;
                    }
                    let mut turn = 0;
                    let x_2: [i32; 3] = 'value: loop {
                        let [a, mut b, mut t] = (if any(BVec3::new(false, false, true)) {
                            [10_i32, 2_i32, STEPS]
                        } else {
                            [3_i32, STEPS, i32::MIN]
                        });
                        b >>= 1;
                        if matches!((WIDE as i32), _) {
                            break [t, (b * 2), (t >> STEPS)];
                        }
                        let mut v: Vec4 = Vec4::new(3.0, 0.25, (*c), (*c));
                        let mut b = (((-2.5_f32)).powi(2) - 0.0);
                        turn += 1;
                        if turn >= 3 {
                            break [3_i32; 3];
                        }
                    };
                }
            } else {
                (*a)
                    += (match (((5_i32 & 7) as usize))
                        .min(((b as usize)).abs_diff((b as usize)))
                    {
                        a_2 => select((((*a)).max((*c)) + 0.0), (*c), ((*c) <= y)),
                        _ => (b as f32),
                    });
                (*a) = ((('block: {
                    if (HALF <= (*a)) {
                        let [x, b, _] = [(NARROW as i32); 3];
                        let mut x = [((!b) + (x + b)), b, (({ b }) | (!x))];
                        (*a) = ({ (((*a)) * 0.7 + (0.0_f32) * 0.1) });
                    } else {
                        (*a)
                            -= (Vec2::select(
                                ((Vec2::new((-2.5_f32), 2.0_f32)
                                    - Vec2::new(2.0_f32, (*c))))
                                    .cmplt(Vec2::new(y, 0.0_f32)),
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(0.0_f32, 0.0_f32),
                            ))
                                .y;
                    }
                    if false {
                        break 'block 0.0;
                    }
                    0.0
                }) + 0.0) * 0.0);
            }
        }
        Vec4::new(0.0, 0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p073 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: u32,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Hit,
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
        const FIRST: Self = Pair {
            a: Vec3::new(0.5, -0.0, 2.0),
            b: 0,
            c: 5,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec3::new(-0.0, 2.0, -1.5),
                b: 5,
                c: 2,
            },
            Self::FIRST,
        ];
    }
    impl State {
        const FIRST: Self = State {
            a: Hit { a: Vec2::new(0.5, -0.0) },
        };
        const ALL: [State; 2] = [
            State {
                a: Hit { a: Vec2::new(-0.0, 2.0) },
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
    pub fn entry(mut b: Hit, mut x: UVec2, y: &mut BVec3) -> Pair {
        let mut x: [State; 2] = [
            State {
                a: Hit {
                    a: Vec2::new(1.5_f32, (-1.0_f32)),
                },
            },
            State::FIRST,
        ];
        'outer: for v in x.iter().rev() {
            if (State::RATE != b.a.y) {
                if (matches!(
                    (({ let q = x[1].a.a.x; if q == q { f32::from_bits(q.to_bits() ^
                    0x8000_0000) } else { 0.5 } })), mut c
                )) {
                    break;
                } else {
                    return Pair {
                        a: (Vec3::new(v.a.a.y, 0.5, b.a.y) - Vec3::new(0.0, b.a.y, 1.0)),
                        ..Pair {
                            b: 2,
                            c: Pair::SIZE,
                            a: Vec3::new(3.0, 0.0, (-1.0)),
                        }
                    };
                }
            }
            if (b.a.x > v.a.a.y) {
                continue 'outer;
            }
            if (v.a.a.y < 3.0) {
                continue 'outer;
            }
            let a_2: f32;
            if (x[1].a.a.y < 0.5) {
                a_2 = b.a.x;
            } else {
                b.a.x -= v.a.a.x;
                a_2 = HALF;
            }
        }
        let mut v = ((mat2(x[0].a.a, Vec2::new(2.0_f32, (-2.5_f32)))
            - (Mat2::from_cols(
                Vec2::new(0.5_f32, x[0].a.a.x),
                Vec2::new(3.0_f32, 3.0_f32),
            ) * Mat2::from_cols(x[1].a.a, x[0].a.a)))
            * ((Mat2::from_cols(Vec2::new((-2.5_f32), (-0.0_f32)), b.a) * x[1].a.a.y)
                - (Mat2::IDENTITY * Mat2::from_cols(x[0].a.a, x[1].a.a))));
        let mut k0 = (5_u32) & 3;
        'outer: while k0 > 0
            && (((({
                let a: f32 = v.x_axis.x;
                let mut a_2 = Pair {
                    c: Pair::SIZE,
                    ..Pair {
                        c: State::SIZE,
                        ..Pair {
                            c: Hit::SIZE,
                            ..Pair::FIRST
                        }
                    }
                };
                STEPS
            }) <= STEPS)))
        {
            k0 -= 1;
            if (Vec3::new(0.0, (-2.5), (-0.0)))
                .cmple(
                    ((Vec3::new(1.0, 0.0, (-1.0)))
                        .min(Vec3::new(f32::NAN, x[1].a.a.x, 0.5)))
                        .ceil(),
                )
                .any()
            {
                (*y) = (*y);
                let (mut b, x) = (
                    Vec2::new(x[1].a.a.x, v.y_axis.x),
                    ((match ((
                        k0,
                        TABLE[(({
                            b = b;
                            k0
                        }) % 4) as usize],
                        k0,
                    )) {
                        (4, _, 0..1) if (((-0.0_f32) < x[1].a.a.x) || (0_u32 > k0)) => {
                            'inner: for c in 1..=2 {
                                v *= ((flatten::math::exp2((-2.5_f32))).min(3.0_f32) + 0.0);
                                if ((c as i32) < c) {
                                    break;
                                }
                            }
                            v
                        }
                        (_, n, t @ ((3 | 0))) => v,
                        _ => mat2(v.y_axis, b.a),
                    }) - v),
                );
            } else if (MASK != 1) {} else {}
        }
        Pair {
            c: Pair::SIZE,
            a: Vec3::new((-1.0), 2.0, 0.25),
            b: MASK,
        }
    }
}

#[flatten]
mod p074 {
    use super::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: bool, c: &mut usize, y: f32, t: u32) -> i32 {
        let mut n = [
            [(((*c) > (*c)) != a), a],
            [
                [(NARROW as i32), (NARROW as i32), (WIDE as i32)].iter().any(|&n| a),
                (1.5_f32 <= y),
            ],
            [a, (!a)],
        ];
        let mut k0 = ((t + t)) & 3;
        #[unroll(max = 4)]
        'outer: while k0 > 0
            && ((((match y {
                0.25..=2.0 => {
                    let mut a_2: IVec2 = (((if n[0][0] {
                        return ((STEPS + STEPS) >> 1);
                    } else {
                        IVec2::new(1, 3)
                    }) & (IVec2::new((-1), STEPS) ^ IVec2::new(STEPS, (WIDE as i32))))
                        + IVec2::new(STEPS, 5));
                    [false, true]
                }
                b => n[1],
            }))[0]))
        {
            k0 -= 1;
            if a {
                let [a_2, _, x_2] = [y, y, 1.5_f32];
                let mut x_2: Vec4 = (Vec4::new(2.0, (-0.0), a_2, HALF)).ceil();
                x_2.x %= 3.0;
            } else if (POINTS[(k0 % 6) as usize]).is_nan() {
                if [
                    ((CORNER - Vec3::new(1.5_f32, 0.5_f32, 0.5_f32))).z,
                    ((1.5_f32).abs().sqrt() - (y / 4.0)),
                ]
                    .iter()
                    .all(|&c| ((k0 | 5_u32) < MASK))
                {} else {}
            } else {}
        }
        ((WIDE as i32) + (((*c) & 255) as i32))
    }
}

mod p075 {
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
    pub fn entry(a: &usize, mut x: i32) -> u32 {
        let mut k0 = ((MASK + MASK)) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let a_2 = ((HALF)
                        .min(
                            (if ((k0 < k0) && (x <= x)) {
                                (HALF).cos()
                            } else {
                                (HALF + 0.0)
                            }),
                        ) + 0.0);
                    let mut n: Mat2 = (({
                        match (FLAGS[(3_usize).min(8)], ((*a) < 5_usize)) {
                            ((mut x_2, true) | (false, mut x_2)) => {
                                let mut a = Mat2::from_diagonal(
                                    (if x_2 {
                                        Vec2::new(a_2, (-0.0))
                                    } else {
                                        (if x_2 {
                                            Vec2::new(a_2, a_2)
                                        } else {
                                            Vec2::new(a_2, 1.5)
                                        })
                                    }),
                                );
                            }
                            ((mut c, true) | (true, mut c)) => {
                                x ^= (if c { x } else { x });
                            }
                            ((mut a, true) | (false, mut a)) => {}
                            _ => {}
                        }
                        Mat2::from_cols(Vec2::new(a_2, a_2), Vec2::new(1.0_f32, a_2))
                    })
                        * Mat2::from_cols(
                            Vec2::new(0.0_f32, 1.5_f32),
                            Vec2::new(a_2, a_2),
                        ));
                }
                k1 += 1;
            }
        }
        (2 + ((x & 255) as u32))
    }
}

#[flatten]
mod p076 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: i32,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: Vec3::new(0.5, -0.0, 2.0),
            b: -2,
            c: 5,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: Vec3::new(-0.0, 2.0, -1.5),
                b: i32::MAX,
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
    impl Hit {
        fn step(self, a: f32, c: i32, y: &mut u32) -> f32 {
            let mut turn = 0;
            let t: Pair = 'value: loop {
                if (Vec4::new(2.0_f32, self.a.y, self.a.x, 1.0_f32))
                    .abs_diff_eq(Vec4::new(1.0_f32, self.a.y, self.a.z, 3.0_f32), 0.5)
                {
                    break Pair {
                        a: (self.a * self.a),
                        b: c,
                        c: (Self::SIZE).abs_diff(Hit::SIZE),
                    };
                }
                turn += 1;
                if turn >= 1 {
                    break (match MASK {
                        n => {
                            Pair {
                                b: c,
                                ..Pair {
                                    b: c,
                                    ..Pair {
                                        b: c,
                                        c: Hit::SIZE,
                                        a: self.a,
                                    }
                                }
                            }
                        }
                        b => {
                            'outer: for c in 0..0 {
                                let start = ((UVec2::new((u32::MAX - 1), b)).y
                                    | ((*y) ^ b));
                                let mut a_2 = 1;
                                a_2 += start;
                                if (matches!((Hit { a : self.a }), Hit { a : mut t })) {
                                    break;
                                }
                                let mut k1 = (select(a_2, (*y), true)) & 3;
                                #[keep]
                                'inner: while k1 > 0
                                    && ((((Vec4::new(a, self.a.z, self.a.y, 0.25_f32))
                                        .min_position()
                                        < (if Pair::SIZE >= Hit::SIZE {
                                            Pair::SIZE - Hit::SIZE
                                        } else {
                                            Self::SIZE
                                        }))))
                                {
                                    k1 -= 1;
                                }
                            }
                            Pair { b: c, ..Pair::FIRST }
                        }
                        _ => {
                            Pair {
                                b: c,
                                c: Self::SIZE,
                                a: self.a,
                            }
                        }
                    });
                }
            };
            (t.a.z + ((*y) as f32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut u32, c: i32, y: i32, t: &Vec3) -> u32 {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= -1) {
                break;
            }
            'inner: for _ in 0..2usize {
                let mut v: Hit = Hit { a: (*t) };
                let x = v.step((y as f32), k0, &mut (*a));
            }
            k0 = k0 + 2;
        }
        let mut turn = (flatten::math::select((*a), 2_u32, ((*a) > (*a)))) & 1;
        let v: Vec3 = 'value: loop {
            if (((Pair {
                c: 1_usize,
                ..Pair {
                    b: y,
                    ..Pair {
                        a: (*t),
                        b: c,
                        c: Pair::SIZE,
                    }
                }
            })
                .c
                < (Pair {
                    c: Hit::SIZE,
                    a: (*t),
                    b: 5_i32,
                })
                    .c))
            {
                break (if (t.x < 0.5) {
                    'outer: for y in 0..0u8 {
                        (*a) -= 0;
                        let mut a_2 = IVec2::new(c, 0);
                        a_2.x = (a_2.y).abs();
                    }
                    (*t)
                } else {
                    (*t)
                });
            }
            turn += 1;
            if turn >= 3 {
                break (*t);
            }
        };
        ((*a) + (*a))
    }
}

#[flatten]
mod p077 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec2,
        pub c: BVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl State {
        const FIRST: Self = State { a: 3, b: 0 };
        const ALL: [State; 2] = [State { a: -2, b: 5 }, Self::FIRST];
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
        fn step(&mut self, a: &mut f32, c: &f32, y: i32) -> bool {
            let start = self.b.y;
            let mut a = 0.0;
            a += start;
            (self.a ^ (self.b.y > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, mut v: f32, t: u32) -> f32 {
        let mut y: Pair = Pair {
            c: BVec3::new((8_u32 < t), (v > v), true),
            a: (t < t),
            b: Vec2::new(1.0, 2.0),
        };
        let a_2 = y
            .step(
                &mut v,
                &a,
                (if y.a {
                    let mut a = (Vec3::splat((HALF * y.b.y))).yzx();
                    c
                } else {
                    if let Hit { a: mut n @ -1, b: _ } = (Hit {
                        b: Pair { a: y.a, b: y.b, c: y.c },
                        a: c,
                    }) {
                        let mut x: [State; 2] = [
                            State { a: c, b: t },
                            State {
                                a: (-4_i32),
                                ..State {
                                    b: t,
                                    ..State {
                                        b: t,
                                        ..State::ALL[(Pair::SIZE).min(1)]
                                    }
                                }
                            },
                        ];
                        'outer: for (State { a, .. }, _) in x
                            .into_iter()
                            .zip([x[0].a, (-4_i32)])
                        {
                            'inner: for State { a: mut x, b: _ } in [
                                State { a: c, ..x[1] },
                                ([x[1], State { a: x[1].a, b: x[0].b }])[0],
                            ] {
                                let Pair { a: y, b, c } = Pair {
                                    c: y.c,
                                    a: (Vec3::new(y.b.x, 3.0_f32, y.b.x))
                                        .cmple(Vec3::new(0.0_f32, 1.0_f32, y.b.y))
                                        .any(),
                                    b: (y.b + y.b),
                                };
                                if ((Pair {
                                    c: c,
                                    ..Pair {
                                        a: (MASK != t),
                                        ..Pair {
                                            c: c,
                                            ..Pair {
                                                a: y,
                                                b: Vec2::new(1.0_f32, 2_147_483_648f32),
                                                c: c,
                                            }
                                        }
                                    }
                                })
                                    .a)
                                {
                                    continue 'outer;
                                }
                                x <<= 1;
                                let given: f32 = 0.5;
                                let c: f32 = {
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn second(a: f32) -> f32 {
                                        (a - HALF).max(HALF)
                                    }
                                    let t = second(given);
                                    t
                                };
                            }
                            'inner: for x in 0..1 {
                                let given: f32 = (cos(y.b.y)).atan2((y.b.y));
                                let v: f32 = {
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn doubled(a: f32) -> f32 {
                                        a * HALF + 1.0
                                    }
                                    let t = doubled(given);
                                    t
                                };
                                if ((({ STEPS })
                                    != (n
                                        ^ ({
                                            n = x;
                                            c
                                        }))))
                                {
                                    let start = (t & ((1_u32 | 7) - (t & 7)));
                                    let mut n = 1;
                                    n += start;
                                    continue;
                                }
                                let Hit { a: b, b: Pair { a: v, b: mut c, c: n } } = Hit {
                                    b: Pair {
                                        c: BVec3::new(true, true, true),
                                        a: (t > u32::MAX),
                                        b: Vec2::new(0.25_f32, 0.5_f32),
                                    },
                                    a: a,
                                };
                            }
                            if (y.b.x <= y.b.y) {
                                continue;
                            }
                            let c: Vec3 = 'block: {
                                x = x;
                                if (y).a {
                                    break 'block (Vec3::new(2.0, 2.0, 3.0)).min(CORNER);
                                }
                                let mut a = x[1].b;
                                (CORNER).zyx()
                            };
                            x[1].a = n;
                        }
                        'block: {
                            if (y.b.y < y.b.x) {
                                break 'block;
                            }
                            (x[1], [n, _]) = (
                                State {
                                    a: ((STEPS & 63) << 1),
                                    b: (x[0].b).min(0),
                                },
                                [x[1].a, n],
                            );
                        }
                    } else {}
                    7
                }),
            );
        (dot(
            Vec4::new(a, a, 1.5_f32, 3.0_f32),
            (if a_2 {
                let mut k0 = ((if (c <= c) { 3_u32 } else { t })) & 3;
                #[keep]
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            if (a <= HALF) {} else if false {} else {}
                        }
                        k1 += 1;
                    }
                }
                Vec4::new(0.25_f32, (-1.0_f32), y.b.y, (-1.0_f32))
            } else {
                Vec4::new(v, y.b.y, (-1.0_f32), (-0.0_f32))
            }),
        ) + y.b.x)
    }
}

#[flatten]
mod p078 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy)]
    pub struct State(pub Pair);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Pair) -> [f32; 2] {
        (*a) = (*a);
        let mut a_2: [f32; 2] = [(*a), (*a)];
        'outer: for (_, &_) in a_2.iter().zip(&[(UVec2::new(8_u32, 2_u32)).y, 0_u32]) {
            {
                let n = (WIDE as i32);
                let mut v = State(Pair { a: c.a });
            }
            if ((IVec2::new(i32::MIN, 1_i32)) == (IVec2::new((NARROW as i32), 5_i32))) {
                let mut a_2: Hit = Hit(a_2[0]);
                break 'outer;
            }
            if (c.a <= 8) {
                break;
            }
        }
        let mut turn = 0;
        let x_2: Pair = 'value: loop {
            let x_2: usize = 'block_1: {
                if (([a_2[1], (-1.0_f32), (*a)].iter().all(|&x| (c.a < c.a))
                    && ({
                        (*a) = ({
                            if (((MASK | 7) - (MASKS[(State::SIZE).min(6)] & 7))
                                == ((8_u32 & 15) * (MASK & 7)))
                            {
                                let mut b = c.a;
                                return (if (Vec3::new(1.5_f32, a_2[0], (-0.0_f32))).is_nan()
                                {
                                    [(*a), (*a)]
                                } else {
                                    [1.0_f32; 2]
                                });
                            }
                            let x = Hit((Hit(a_2[0])).0);
                            x.0
                        });
                        ({
                            let mut a_2 = ((if ((if (c.a != c.a) {
                                (c.a < 0)
                            } else {
                                (2.0_f32 < (*a))
                            })) {
                                IVec2::new(LEVELS[(10_i32 & 1) as usize], (-1))
                            } else {
                                (if (a_2[1] <= a_2[1]) {
                                    IVec2::new((-4), STEPS)
                                } else {
                                    IVec2::new(10, STEPS)
                                })
                            }) | IVec2::new((WIDE as i32), 7));
                            ((*a) <= (*a))
                        })
                    })))
                {
                    let mut a_2 = State(c);
                    break 'block_1 ((MASK & 7) as usize);
                }
                c.a
            };
            {
                a_2[1] = a_2[0];
                if (({
                    let q = a_2[1];
                    q == q && q.is_sign_negative()
                })) {
                    let mut t = State(Pair { a: ({ c.a }) });
                    let mut t: u32 = (if ((((a_2[0] <= (*a)) && (a_2[0] != a_2[0]))
                        || ({
                            a_2[0] = (match c {
                                Pair { a: 100.. } => (-2.5),
                                Pair {
                                    a: (2 | 100),
                                } if (({
                                    let q = a_2[1];
                                    q == q && q.is_sign_negative()
                                })) => (-0.0),
                                x_2 => (*a),
                            });
                            ((a_2[1] != a_2[1]) != FLAGS[(t.0.a).min(8)])
                        })))
                    {
                        2
                    } else {
                        (((UVec2::new(2_u32, MASK)).y | 7) - ((MASK / 7) & 7))
                    });
                }
                let mut k0 = 0i32;
                'outer: while k0 < 2 {
                    'inner: for _ in 0..k0 {
                        let given: f32 = (((Vec2::new(0.0_f32, 2.0_f32))
                            .perp_dot(Vec2::new((*a), (*a))))
                            .max((if (k0 != i32::MAX) { a_2[0] } else { a_2[0] }))
                            + 0.0);
                        let a_2: f32 = {
                            let t = first(given);
                            fn first(b: f32) -> f32 {
                                b * 0.5 + 1.0
                            }
                            t
                        };
                        (*a)
                            *= (((a_2).abs() + 0.25)
                                .min(4.0)
                                .powf((2.0_f32).clamp(-2.0, 2.0)))
                                .tanh();
                        if (STEPS <= k0) {
                            break 'outer;
                        }
                        let Pair { a: a_2 } = Pair {
                            a: (((*a) <= (*a)) as usize),
                        };
                        let mut x = (if ((((*a) > (*a)) as u32) == 2) {
                            (*a)
                        } else {
                            (*a)
                        });
                    }
                    if false {
                        break;
                    }
                    k0 += 1;
                }
            }
            turn += 1;
            if turn >= 1 {
                break c;
            }
        };
        [(a_2[x_2.a % 2] + a_2[0]), (a_2[0] + (*a))]
    }
}

mod p079 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source)]
    fn first(a: &mut f32, c: &i32, mut v: u32) -> bool {
        (*a) -= (*a);
        (((MASK <= v) & ((*a) > (*a))) ^ ((*a) > 0.5))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut i32, mut x: f32) -> f32 {
        let mut y: u32 = (((UVec2::new(MASKS[3_usize % 7], MASKS[(COUNT).min(6)])
            ^ UVec2::new(1_u32, 8_u32)))
            .y)
            .max(MASKS[(COUNT).min(6)]);
        'outer: for a in [(-2.5_f32), ((x).sin() * (x).cos() + (x).sin())] {
            let (mut x_2, (mut t, v)) = (
                8_u32,
                ((Vec2::new((-0.0_f32), 1.0_f32)).y, (a).floor()),
            );
            if ((y).trailing_zeros() != (x_2 ^ y)) {
                continue;
            }
            'inner: for x in (1..4).step_by(3) {
                x_2 -= 0;
                if (((FLAGS[((x as i32) & 1) as usize]
                    || ({
                        t -= fract(t);
                        (a > 1.0_f32)
                    })) != (0_i32 < x)))
                {
                    break 'outer;
                }
                let mut c = (if COUNT >= COUNT { COUNT - COUNT } else { COUNT });
                let mut v = (Vec2::new(1.5, a)
                    - ((Vec2::new((-2.5_f32), 1.5_f32))
                        .refract(Vec2::new(1.0_f32, (-0.0_f32)), 0.75))
                        .dot(Vec2::new((-0.0_f32), v)));
            }
            let mut k1 = 0i32;
            'inner: while k1 < 1 {
                k1 += 1;
                if (first(
                    &mut x,
                    &k1,
                    ('block: {
                        let (_, x_2 @ true, y @ true) = (
                            x_2,
                            (((y | 7) - (x_2 & 7)) == (y).saturating_mul(x_2)),
                            (v > v),
                        ) else {
                            return ((v + 0.0)).atan2(((v).clamp(-4.0, 4.0).exp2()));
                        };
                        if (({
                            ((k1 != k1)
                                && ({
                                    t = (Vec4::new(1.0_f32, 1.0_f32, t, HALF)).length_squared();
                                    true
                                }))
                        })) {
                            break 'outer;
                        }
                        ((UVec2::new(MASK, MASK)).y + (if x_2 { MASK } else { MASK }))
                    }),
                )) {
                    break;
                }
                let start = ((((x_2 & 15) * (y & 7)) & 15)
                    * (((y & 15) * (1_u32 & 7)) & 7));
                let mut b = 1;
                b += start;
            }
        }
        let mut t: Vec3 = (((if ((*a) != (WIDE as i32)) {
            Vec3::new(1.5, x, x)
        } else {
            Vec3::new((-2.5), (-1.0), 0.0)
        }) + (Vec3::new(x, 2.0, f32::NAN) - x)))
            .max((Vec3::new(x, x, x)).signum());
        let k0 = (y) & 3;
        'outer: loop {
            if (!(k0 < k0)) {
                break;
            }
            if k0 < 4 {
                let mut n: f32 = ({
                    #[keep]
                    'inner: for y in ((k0 & 3)..=((y + k0) & 3)) {
                        let a: usize = (if (({ (k0 != y) })) {
                            (t.x.abs() as usize & 15)
                        } else {
                            COUNT
                        });
                        if (k0 <= k0) {}
                    }
                    t.x
                });
                break;
            }
        }
        (((if first(&mut x, &(*a), y) { x } else { t.z })).tanh() + t.y)
    }
}

#[flatten]
mod p080 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2, pub u32);
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
        fn sum(self, a: i32, c: &mut i32, mut v: usize) -> i32 {
            let mut x: [[i32; 2]; 3] = [
                [((0_u32 <= self.1) as i32); 2],
                [
                    [self.0.x, self.0.y, (*c)].iter().fold(5_i32, |a_2, &x| (*c)),
                    ((self.0.y & 15) * ((*c) & 7)),
                ],
                (if (((1_u32 <= self.1)
                    && ({
                        v %= 3;
                        FLAGS[3_usize % 9]
                    })))
                {
                    [(-4_i32), (*c)]
                } else {
                    [(-4_i32); 2]
                }),
            ];
            let start = x[2].len();
            let mut y = 2;
            y += start;
            if ((match ((-(*c)), (1.5_f32).tanh()) {
                (_, c) => {
                    if false {
                        'outer: for _ in (u32::MAX
                            - ((UVec2::new(8_u32, MASK)).y & 3)..=u32::MAX)
                            .rev()
                        {
                            if (2_u32).is_power_of_two() {
                                let start = hadd(
                                    smoothstep(
                                        Vec2::new(2.0_f32, (-1.0_f32)),
                                        Vec2::new(f32::MAX, c),
                                        Vec2::new(2.0_f32, c),
                                    ),
                                );
                                let mut x = 0.0;
                                x += start;
                                break;
                            }
                            if (v <= v) {
                                continue 'outer;
                            }
                        }
                    }
                    (v > v)
                }
                _ => (self.1 != self.1),
            })) {
                return x[0][1];
            }
            (x[2][(self.1 % 2) as usize] + x[2][0])
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, mut x: i32, y: &mut Vec3, t: &mut u32) -> u32 {
        (match (x).saturating_mul(x) {
            _ => {
                let mut a: [i32; 2] = (if ((match ((false as usize), (y.x * b), y.y) {
                    ((100 | 100), _, mut c) if ((-1.0_f32) < (-1.0)) => {
                        let b = (BVec3::new(((*t) != (*t)), (x < x), (0.0_f32 <= b))
                            ^ BVec3::new(true, ((*t) != (*t)), true));
                        [x, x, (-4_i32)].iter().any(|&n| (x != 5_i32))
                    }
                    _ => (y.z < y.y),
                })) {
                    [x; 2]
                } else {
                    'outer: for a in 1..=3 {
                        (*y) -= (y.x * 0.0);
                        let mut a: Pair = (if FLAGS[((*t) % 9) as usize] {
                            Pair(IVec2::new(a, x), (*t))
                        } else {
                            Pair(IVec2::new(0_i32, 0_i32), 0_u32)
                        });
                        a.sum(0, &mut x, 0);
                    }
                    [0_i32, 0_i32]
                });
                false
            }
            _ => false,
        });
        0
    }
}

#[flatten]
mod p081 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub BVec3, pub f32);
    #[derive(Clone, Copy)]
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
    fn second(a: &Hit, c: Hit, y: &mut f32) -> f32 {
        if ((if (false < ((*y) < 3.0_f32)) {
            ((Mat2::from_cols(
                Vec2::new(3.0_f32, 3.0_f32),
                Vec2::new((-0.0_f32), 0.25_f32),
            ) * Vec2::new(2.0, (-1.0)))
                == (Vec2::new(1.5, 3.0)).min(Vec2::new((*y), (*y))))
        } else {
            let mut k0 = (('block: {
                if ((*y) > (*y)) {
                    let mut a_2: i32 = ((if false {
                        let mut n: [Pair; 2] = [
                            Pair(
                                BVec3::new(
                                    ((*y) < (*y)),
                                    FLAGS[((WIDE as i32) & 1) as usize],
                                    false,
                                ),
                                (*y),
                            ),
                            Pair(BVec3::new(((*y) <= (*y)), true, true), (*y)),
                        ];
                        'outer: for _ in n {
                            let mut b = select(
                                (NARROW as i32),
                                (((NARROW as i32) & 15) * (((HALF != n[0].1) as i32) & 7)),
                                true,
                            );
                            if ((*y) <= 1.5) {
                                break;
                            }
                            (b, n[0]) = (
                                ((!b) + 0),
                                (if (b < b) { n[0] } else { n[0] }),
                            );
                        }
                        3
                    } else {
                        (-1)
                    }) + STEPS);
                    break 'block MASKS[(Pair::SIZE).min(6)];
                }
                MASK
            })) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 || ((MASK != k0)) {
                    break;
                }
                k0 -= 1;
            }
            ((*y) <= (*y))
        })) {} else {}
        ((*y) + (*y))
    }
    impl Pair {
        fn step(mut self, a: &mut f32, mut x: Vec2) -> [Pair; 2] {
            let (v, mut a_2) = (
                degrees(
                    (Vec4::new(x.y, 1.0_f32, 0.5_f32, (-2.5_f32)))
                        .dot(Vec4::new(x.x, 1.5_f32, 1.5_f32, (-0.0_f32))),
                ),
                ((mat2(x, x)).transpose()).transpose(),
            );
            [
                Pair(
                    ({
                        if let (0.0.., y @ false, mut t) = ((
                            (1.0_f32 + ((-2.5_f32) - 1.0_f32)),
                            (if (true && (a_2.y_axis.y != a_2.y_axis.y)) {
                                if matches!(true, _) {
                                    let mut b: [i32; 3] = [STEPS, 3_i32, (NARROW as i32)];
                                    'outer: for (y, (x_2, _)) in b
                                        .iter()
                                        .copied()
                                        .zip(0..3u32)
                                        .enumerate()
                                    {
                                        _ = (match Pair(self.0, a_2.x_axis.y) {
                                            Pair(_, (2.0 | 2.0)) => (v != a_2.y_axis.y),
                                            Pair(mut x_2, mut b @ -1.5) => (y < y),
                                            _ => (a_2.x_axis.x == (*a)),
                                        });
                                        if (((if (*a) <= 1.0_f32 {
                                            (a_2.y_axis.y).clamp((*a), 1.0_f32) + 0.0
                                        } else {
                                            x.y
                                        }) == (a_2.x_axis).dot(a_2.y_axis)))
                                        {
                                            break;
                                        }
                                    }
                                } else {}
                                (a_2.x_axis.x < x.y)
                            } else {
                                (v > (-0.0_f32))
                            }),
                            (v <= Hit::RATE),
                        )) {} else {}
                        self.0
                    }),
                    a_2.y_axis.x,
                ),
                self,
            ]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32) -> Pair {
        let mut x = [Pair(BVec3::new(true, true, ((*a) < (*a))), (-1.0_f32)); 2];
        let start = (if (x[1].1 != x[1].1) {
            second(
                &{ Hit::FIRST },
                Hit,
                &mut x[(({
                        x[(MASK % 2) as usize].1 = (Vec3::new(
                            0.25_f32,
                            2.0_f32,
                            (-1.0_f32),
                        ))
                            .z;
                        MASK
                    }) % 2) as usize]
                    .1,
            )
        } else {
            x[0].1
        });
        let mut v = 0.0;
        v += start;
        'outer: for a_2 in (0..2).rev() {
            let mut t: Pair = (x)[0];
            let a = t
                .step(
                    &mut x[1].1,
                    ('block: {
                        let Pair(t, _) = Pair((t).0, (Pair::RATE).floor()) else {
                            return Pair(BVec3::splat((2_i32 != a_2)), (f32::MIN * (*a)));
                        };
                        if ((!((*a) <= (*a))) ^ true) {
                            let a: Vec4 = ({
                                let mut a_2 = mat2(
                                    Vec2::new(v, 0.25),
                                    Vec2::new(1.5, (*a)),
                                );
                                a_2.x_axis *= Vec2::splat(v);
                                let mut k1 = -1i32;
                                'inner: while k1 <= 1 {
                                    k1 = 2 + k1;
                                    if ((k1).saturating_neg() <= k1) {
                                        break;
                                    }
                                }
                                Vec4::new(0.0, 0.0, 0.0, 0.0)
                            });
                            break 'block Vec2::new(0.0, 0.0);
                        }
                        Vec2::new(0.0, 0.0)
                    }),
                );
        }
        Pair(BVec3::new(false, false, false), 0.0_f32)
    }
}

#[flatten]
mod p082 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    fn first(mut b: f32, c: i32) -> f32 {
        'outer: for a in 0..2i64 {
            let start = c;
            let mut b = 0;
            b += start;
            if true {
                continue;
            }
        }
        (((Vec2::new(0.0_f32, 1.5_f32)).extend(b)).z + b)
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: f32, mut n: u32) -> i32 {
        'block: {
            if (((n).is_power_of_two()
                && ({
                    n = MASK;
                    (c < c)
                })))
            {
                break 'block;
            }
            if let mut t = ((match [(*a), (*a), (*a)].iter().any(|&v| (n != MASK)) {
                _ if (('block_1: {
                    if (({
                        if (((c as f32) * (3.0_f32 - 0.0))
                            >= (Vec2::new((*a), 0.0_f32)).y)
                        {
                            let mut x: Vec3 = Vec3::new(y, 0.0, 2.0);
                            let mut x = (x).reflect((x).floor());
                        } else {
                            let mut n = ([y, (*a), first(y, c)])[0];
                            let mut x = ({
                                [
                                    ((*a)).hypot(y),
                                    (y - y),
                                    (((*a)).abs() + 0.25).min(4.0).powf((y).clamp(-2.0, 2.0)),
                                ]
                            });
                            let mut v = Vec3::new((-1.0), x[0], 3.0);
                        }
                        let mut c = STEPS;
                        (1_u32 <= n)
                    })) {
                        let mut c: [f32; 3] = [f32::EPSILON, (*a), 2.0_f32];
                        'outer: for v in c.iter() {
                            let mut a = (if ((!({ ((-0.0_f32) > y) }))) {
                                c[(n % 3) as usize]
                            } else {
                                first((HALF + (*a)), (WIDE as i32))
                            });
                            let mut x: UVec2 = (UVec2::new(1, 5)
                                + (if ((*v) != (*v)) {
                                    (if (n > MASKS[(1_u32 % 7) as usize]) {
                                        UVec2::new(0, n)
                                    } else {
                                        UVec2::new(1, 0)
                                    })
                                } else {
                                    (UVec2::new(0, n) + UVec2::new(n, n))
                                }));
                            if (((if (x.x <= x.y) {
                                (IVec2::new(STEPS, 5_i32)).y
                            } else {
                                (if STEPS != 0 { STEPS / STEPS } else { STEPS })
                            }) > ((0_i32 + STEPS) >> 2)))
                            {
                                let mut x: f32 = 0.5;
                            } else {}
                        }
                        break 'block_1 FLAGS[((NARROW as i32) & 1) as usize];
                    }
                    false
                })) => (c < STEPS),
                mut a => a,
            })) {}
        }
        (((((IVec2::new(7_i32, 2_i32)).y & 63) << STEPS) & 15) * (c & 7))
    }
}

#[flatten]
mod p083 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Pair);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(0.5, Pair);
        const ALL: [Hit; 2] = [Hit(-0.0, Pair), Self::FIRST];
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
    pub fn entry(a: &mut Vec3, mut x: i32, y: f32) -> f32 {
        let mut x = (((if (a.z == 0.0) {
            return (sign(a.x) / 4.0);
        } else {
            x = (if (([0.5_f32, a.x, a.x].iter().all(|&n| (n != y))
                && ({
                    x = ((a.y) as i32 >> 2);
                    (IVec2::new(x, 5_i32) == IVec2::new(3_i32, 10_i32))
                })))
            {
                if ((if any(BVec3::new((x <= (-4_i32)), true, (a.z < a.y))) {
                    (1.5_f32).is_finite()
                } else {
                    let mut c: i32 = ((IVec2::new(3_i32, 7_i32)
                        & IVec2::new(2_i32, 5_i32)))
                        .y;
                    (a.z == 0.5)
                })) {
                    return ((a.x).powi(3)).atan2(((a.y - 0.0_f32)));
                }
                (if x != 0 { 2_i32 / x } else { x })
            } else {
                let mut b = ({
                    let q = y;
                    q == q && q.is_sign_negative()
                });
                (if x != 0 { ((7_i32 & 63) << 2) % x } else { x })
            });
            2_u32
        }) & 15)
            * ((match ((
                ({
                    let b: Hit;
                    if ((false && (x != x)) && (x > x)) {
                        a.x
                            -= (if 1.0_f32 <= a.x {
                                ((Vec3::new(a.x, y, a.z)).min_element()).clamp(1.0_f32, a.x)
                                    + 0.0
                            } else {
                                a.x
                            });
                        b = Hit(
                            (if (x <= x) {
                                let mut k0 = ((MASK / MASK)) & 3;
                                #[unroll(max = 4)]
                                'outer: loop {
                                    if (Vec2::new(3.0, a.x)
                                        == (Vec2::new(a.z, (-0.0)) / (-3.0))) || k0 == 0
                                    {
                                        break;
                                    }
                                    k0 -= 1;
                                    a.x *= (y).clamp(-1.0, 1.0).acos();
                                    {
                                        let mut n: Mat3 = Mat3::IDENTITY;
                                        let start = (((2_u32 & k0) & 63) << (k0 & 7));
                                        let mut c = 1;
                                        c += start;
                                        let mut a_2 = n.z_axis.z;
                                    }
                                    if (((((match (10_i32, (x <= x)) {
                                        (
                                            _,
                                            true,
                                        ) if ((match Hit::ALL[(Pair::SIZE).min(1)] {
                                            Hit(b, x_2) => (x < x),
                                            Hit(mut t, mut n) if (false || (x != x)) => (2_i32 > x),
                                            _ => (a.y < (-1.0)),
                                        })) => x,
                                        _ => x,
                                    }) & 63) << 1) < (x).max(3)))
                                    {}
                                }
                                y
                            } else {
                                2.0_f32
                            }),
                            Pair,
                        );
                    } else {
                        b = Hit(a.y, Pair);
                    }
                    5_i32
                }),
                (x <= x),
                a.z,
            )) {
                (5.., false, mut x_2 @ 1.0..) => MASK,
                (..=-1, false, mut y) if (LEVELS[(x & 1) as usize] != x) => MASK,
                (_, mut t, ..=1.0) => 5_u32,
                _ => MASK,
            }) & 7));
        (2.0 + a.z)
    }
}

#[flatten]
mod p084 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4);
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, mut x: Pair) -> Vec4 {
        x.0.x /= 2.0;
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            let mut turn = 0;
            let a: Mat2 = 'value: loop {
                let mut k1 = (MASK) & 3;
                #[keep] 'inner: while k1 > 0 && (((a.y <= a.z) || (k1 == MASK))) {
                    k1 -= 1;
                    let Pair(b) = Pair(x.0);
                    let mut a: Hit = Hit(
                        Vec4::new(1.0_f32, 0.25_f32, (-0.0_f32), 0.25_f32),
                    );
                }
                'inner: for a_2 in k0..=2 {
                    x.0.x = 3.0;
                    if false {
                        break 'outer;
                    }
                    match Hit(Vec4::new((-1.0_f32), a.z, 1.0_f32, 2.0_f32)) {
                        Hit(
                            _,
                        ) if ((match MASK {
                            _ => false,
                            mut c => (a_2 <= a_2),
                        })) => {
                            x.0.y = ((Vec2::new(
                                TABLE[((-4_i32) & 1) as usize],
                                0.25_f32,
                            ))
                                .perp_dot(Vec2::new(a.z, 0.0_f32)) + x.0.z);
                            x.0.y = ((a.y * x.0.x)).clamp(-4.0, 4.0).exp();
                        }
                        Hit(x) => {
                            ((a.z * 1.0) == (x.y % 2.0));
                        }
                        mut t => {}
                    }
                }
                if (0.25_f32 <= 0.25) {
                    break 'value mat2(Vec2::new(x.0.z, 1.5), Vec2::new((-2.5), 1.5));
                }
                if ((-0.0_f32) < x.0.y) {
                    break Mat2::from_cols(Vec2::new((-2.5), 1.5), Vec2::new(0.25, 1.0));
                }
                turn += 1;
                if turn >= 1 {
                    break Mat2::from_cols(
                        Vec2::new((-2.5), 3.0),
                        Vec2::new((-0.0), 0.0),
                    );
                }
            };
            if false {
                break 'outer;
            }
            k0 += 1;
        }
        (Vec4::new(a.z, 1.0, x.0.z, a.y) + Vec4::splat(x.0.z))
    }
}

mod p085 {
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
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source, loops, max_unroll = 0)]
    fn first(mut b: f32, mut x: i32) -> usize {
        'outer: for c in 0..(COUNT + 1) {
            if (CORNER).is_nan() {
                break;
            }
            let mut x_2: Vec3 = ((IVec3::new(x, 2_i32, 3_i32)
                - IVec3::new(3_i32, 5_i32, 2_i32)))
                .as_vec3();
        }
        let mut k0 = ((if MASK != 0 {
            MASKS[(({
                x = x;
                MASK
            }) % 7) as usize] / MASK
        } else {
            2_u32
        })) & 3;
        'outer: while k0 > 0
            && ([b, (b - (-0.0_f32)), saturate(b)].iter().all(|&c| (3.0_f32 < 1.5_f32)))
        {
            k0 -= 1;
        }
        (((match false {
            mut a => (a < a),
            _ => FLAGS[COUNT % 9],
        }) as usize) + (b.abs() as usize & 255))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut bool) -> bool {
        (*c)
            ^= (!(first(a, (WIDE as i32))
                != (if COUNT >= COUNT { COUNT - COUNT } else { COUNT })));
        {
            let mut a: f32 = (a).fract_gl();
            match ((
                (-((WIDE as i32)).min(STEPS)),
                ((((if (*c) {
                    if ((IVec2::new(STEPS, (-1_i32))) == (IVec2::new(STEPS, (-4_i32)))) {
                        let a: [f32; 2] = 'block: {
                            let mut x_2 = ({
                                ((IVec2::new(7_i32, (NARROW as i32)))
                                    == (IVec2::new((NARROW as i32), 7_i32)))
                            });
                            if (*c) {
                                (*c) |= true;
                                break 'block [a, 3.0_f32];
                            }
                            (x_2, a) = (
                                all(
                                    (if (*c) {
                                        BVec3::new(false, false, x_2)
                                    } else {
                                        BVec3::new(true, false, x_2)
                                    }),
                                ),
                                (a - 0.0),
                            );
                            (*c) = (x_2
                                || ({
                                    x_2 = (false ^ x_2);
                                    (match (COUNT, (NARROW as i32)) {
                                        (100.., -7..) => (*c),
                                        (mut x_2, 0) => (*c),
                                        (mut y, 0..5) => x_2,
                                        _ => x_2,
                                    })
                                }));
                            (if matches!(
                                (LEVELS[COUNT % 8], (a != a), (WIDE as i32)), (_, a_2 @
                                false, 1_000..) if (a > a)
                            ) {
                                ({ [(-1.0_f32), a] })
                            } else {
                                [a, a]
                            })
                        };
                        return (TABLE[(MASK % 4) as usize] < a[1]);
                    }
                    ((-2.5_f32) != (-0.0_f32))
                } else {
                    let [mut c, mut a_2] = [a; 2];
                    (c != a)
                }) as u16) + 3) as u32 & 255),
                (((MASK ^ MASK) & 7) as usize),
            )) {
                (
                    mut c @ ..=1_000,
                    mut n,
                    mut y,
                ) if ((match (y, c, c) {
                    (mut x @ 0..=2, 2..1_000, 2..) => true,
                    (..=3, mut n @ -7, (-1 | 1)) if (COUNT == 8) => (n < c),
                    (0, ..1_000, mut b @ 2) => (1_u32 < n),
                    _ => {
                        let mut x_2 = (match 3_i32 {
                            (2 | 1) if (Vec2::new(a, 2.0) == Vec2::new(a, (-1.0))) => n,
                            (-1 | -7) => {
                                let mut t: Vec3 = Vec3::new(0.25, a, a);
                                (MASKS[8_usize % 7] + n)
                            }
                            (2 | 1) if (3_u32 <= n) => n,
                            _ => {
                                if ((n <= n) || (n <= n)) {
                                    if ((if ((y != y) || FLAGS[(STEPS & 1) as usize]) {
                                        ((WIDE as i32) > c)
                                    } else {
                                        (!(y != y))
                                    })) {
                                        return (false && (a).is_nan());
                                    } else {
                                        return (if (y > y) {
                                            ((IVec2::new(0_i32, 1_i32)) == (IVec2::new(c, (-1_i32))))
                                        } else {
                                            ({ FLAGS[(y).min(8)] })
                                        });
                                    }
                                }
                                (if (y > y) { n } else { n })
                            }
                        });
                        ((-1.0_f32) != a)
                    }
                })) => {}
                _ => {}
            }
        }
        (*c)
    }
}

#[flatten]
mod p086 {
    use super::*;
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
    fn first(a: f32) -> bool {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 3) {
                break;
            }
            k0 += 1;
            if (a).is_finite() {
                let mut x = ({
                    let true = FLAGS[(1_u32 % 9) as usize] else {
                        let c = COUNT;
                        continue 'outer;
                    };
                    let start = ((MASKS[2_usize % 7] | 7) - (MASK & 7));
                    let mut c = 1;
                    c += start;
                    ((Vec4::new(0.5, 0.25, a, a)).wzyx()
                        + (Vec4::new(a, (-0.0_f32), a, a))
                            .reflect(Vec4::new(a, 1.0_f32, f32::MAX, a)))
                });
                break;
            }
            let mut t = (if (({
                let mut b = Vec4::select(
                    (Vec4::new(0.0, a, (-0.0), a))
                        .cmplt(Vec4::new(0.25, (-1.0), 1.5, 1.5)),
                    Vec4::new(a, 0.5, (-0.0), 1.0),
                    Vec4::new(0.25, 0.0, STILL, a),
                );
                (b.z <= (-1.0))
            })) {
                a
            } else {
                (-0.0)
            });
        }
        ((3.0_f32 > a) ^ (a < a))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: f32, y: i32, t: &u32) -> i32 {
        let [mut b, _] = [((*a)).copysign((STILL).max(-9.0)), (*a)];
        let mut a = ((b > 1.0)
            && ({
                b -= (Vec3::new((-0.0_f32), (*a), x)).length();
                ((Vec2::new(1.0_f32, x)) != (Vec2::new(x, 3.0_f32)))
            }));
        [
            ('block: {
                if (({
                    if first(
                        ((Vec2::new(2.0_f32, (-1.0_f32))).perp_dot(Vec2::new(b, 0.0_f32))
                            - b),
                    ) {
                        return ((1_i32).max(y)).min(y);
                    }
                    if (({
                        'outer: for a in 0..4 {
                            b = (((x) * 0.7 + (b) * 0.1)).copysign((b).max(-9.0));
                            let mut x_2: IVec3 = IVec3::new(a, a, 1);
                        }
                        let mut v = (({ (x + HALF) })
                            + (x)
                                .atan2(
                                    ((match y {
                                        n => x,
                                        _ => x,
                                    })),
                                ));
                        first(v)
                    })) {
                        return STEPS;
                    }
                    a
                })) {
                    break 'block b;
                }
                x
            }),
            b,
        ]
            .iter()
            .any(|&b| a);
        0
    }
}

#[flatten]
mod p087 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, mut v: Mat2) -> bool {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 3) {
                break;
            }
            k0 = k0 + 2;
            let mut a: [i32; 2] = (if (5_i32 < (WIDE as i32)) {
                [5_i32; 2]
            } else {
                [k0, STEPS]
            });
            'inner: for &y in &a {
                let mut turn = 0;
                let t: bool = 'value: loop {
                    let mut y = v;
                    y.x_axis += Vec2::ONE;
                    if ((match ((a[0] ^ c), (1_u32 / 3)) {
                        ((-7 | 1_000), 2) => {
                            ({
                                let q = TABLE[(a[0] & 1) as usize];
                                q == q && q.is_sign_negative()
                            })
                        }
                        (-1, 4) => (a[1] <= (WIDE as i32)),
                        (_, 3..) => {
                            (Vec3::new(y.y_axis.x, 0.0, 1.5))
                                .cmplt(Vec3::new(3.0, 1.5, v.y_axis.x))
                                .all()
                        }
                        _ => (k0 > a[0]),
                    })) {
                        return false;
                    }
                    if FLAGS[Pair::SIZE % 9] {
                        break (a[0] > a[1]);
                    }
                    turn += 1;
                    if turn >= 2 {
                        break (c != 7);
                    }
                };
                if t {
                    continue 'inner;
                }
            }
        }
        (false ^ (v.x_axis.x > 0.5))
    }
}

#[flatten]
mod p088 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: u32,
        pub c: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct State(pub bool);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Hit, c: State, y: &mut f32) -> usize {
        if c.0 {
            'outer: for t in -1..1 {
                'inner: for a in [
                    Hit(a.1.y, Vec3::new((-0.0_f32), 2.0_f32, 1.0_f32)),
                    Hit(HALF, a.1),
                    Hit(a.1.y, a.1),
                ] {
                    if all(BVec3::new(c.0, true, c.0)) {
                        (*y) = (0.5
                            + (if (State(c.0)).0 {
                                (MASK as f32)
                            } else {
                                (Hit::SIZE as f32)
                            }));
                        break 'outer;
                    }
                    if c.0 {
                        break 'outer;
                    }
                    let y = (Vec4::new(a.1.y, 0.25_f32, a.1.x, a.0), State(c.0));
                }
                if c.0 {
                    let mut a_2 = [
                        (a.1.z
                            % Mat2::from_cols(
                                    Vec2::new((-1.0_f32), a.1.z),
                                    Vec2::new((-1.0_f32), 0.5_f32),
                                )
                                .determinant()),
                        (1.5_f32).tanh(),
                    ];
                    continue;
                }
                let mut b: usize = Hit::SIZE;
            }
        }
        let mut k0 = (MASK) & 3;
        #[keep]
        'outer: loop {
            if ((((NARROW as i32) & STEPS)).signum() == ((NARROW as i32) >> 1)) {
                'inner: for _ in -1..2 {
                    if (({ c.0 })) {
                        let n: State = c;
                        let [mut x_2, mut b] = [(*y); 2];
                    } else {}
                }
            } else {}
            if k0 == 0 || (c.0) {
                break;
            }
            k0 -= 1;
        }
        (Hit::SIZE + ((*y).abs() as usize & 255))
    }
}

mod p089 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: &mut Mat3) -> [[Mat3; 2]; 3] {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 8) {
                break;
            }
            k0 *= 2;
            if (8_usize != 1) {
                break;
            }
            let mut a = (([hadd(c.y_axis), (c.y_axis.z).sin()]
                .iter()
                .enumerate()
                .fold(
                    (c.y_axis.x).trunc(),
                    |t, (x, &a)| (if true { c.x_axis.x } else { t }),
                ))
                .min(
                    (({
                        let y = [(([(*c), (*c)])[0]
                            - ({
                                let x: bool = ((match (k0 as f32) {
                                    b => (STEPS as f32),
                                    x => (if ((*a) != (*a)) { c.z_axis.x } else { c.y_axis.x }),
                                })
                                    <= (match (8_usize + (*a)) {
                                        100 => 1.5,
                                        _ => {
                                            (if (0.25_f32 != (-1.0)) { c.x_axis.z } else { c.y_axis.y })
                                        }
                                        a_2 => {
                                            (Vec2::new(c.z_axis.y, c.y_axis.z))
                                                .dot(Vec2::new((-0.0), (-1.0)))
                                        }
                                    }));
                                let mut k1 = ((k0 & k0)) & 3;
                                #[keep]
                                'inner: loop {
                                    let mut v = Mat3::from_diagonal(exp2(c.y_axis));
                                    v.x_axis = v.z_axis;
                                    if k1 == 0 || (x) {
                                        break;
                                    }
                                    k1 -= 1;
                                }
                                Mat3::from_diagonal(c.x_axis)
                            })); 2];
                        0.0
                    }) - c.z_axis.y),
                ) + 0.0);
        }
        [
            [
                (*c),
                Mat3::from_cols(
                    (Vec3::new(2.0, 0.25, c.z_axis.y) + Vec3::splat(c.x_axis.x)),
                    Vec3::new(0.0, 0.0, 0.0),
                    Vec3::new(0.0, 0.0, 0.0),
                ),
            ],
            [
                Mat3::from_cols(
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                ),
                Mat3::from_cols(
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                ),
            ],
            [
                Mat3::from_cols(
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                ),
                Mat3::from_cols(
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                ),
            ],
        ]
    }
}

#[flatten]
mod p090 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: Vec3,
    }
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32) -> Pair {
        if (((*a) != (*a))
            || (((IVec2::new(c, 10_i32)) == (IVec2::new(10_i32, c)))
                || (((*a) < 0.25) || (c <= c))))
        {
            let a: f32 = 'block: {
                if (c < c) {
                    break 'block (match (c, (*a)) {
                        (_, 0.25) => (*a),
                        (x, _) => {
                            let start = (if ((c > x) || false) {
                                0_u32
                            } else {
                                (MASKS[(x & 1) as usize]).min(MASK)
                            });
                            let mut a_2 = 1;
                            a_2 += start;
                            (*a)
                        }
                        _ => {
                            'outer: for _ in 1..=4 {
                                let Hit { a: a, b: _ } = Hit {
                                    a: (MASKS[(0_u32 % 7) as usize]).min(0_u32),
                                    b: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                };
                            }
                            0.0
                        }
                    });
                }
                0.0
            };
        }
        Pair { a: 0.0, b: 0, c: 0.0 }
    }
}

#[flatten]
mod p091 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit {
            a: Vec3::new(0.5, -0.0, 2.0),
        };
        const ALL: [Hit; 2] = [
            Hit {
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
    pub fn entry(a: f32, c: &mut Mat2, mut v: Pair) -> i32 {
        _ = (atan2(0.25_f32, c.x_axis.x)
            < (match Hit::ALL[(LEVELS[(MASK % 8) as usize] & 1) as usize] {
                Hit {
                    a: x,
                } if ((if (c.y_axis.y < a) {
                    let x = (((UVec2::new(MASK, 0)
                        + UVec2::new(MASKS[((NARROW as i32) & 1) as usize], 2))
                        + UVec2::new(MASK, 3))
                        | UVec2::new(MASK, (UVec2::new(MASK, 1_u32)).y));
                    (x.x > x.y)
                } else {
                    (c.x_axis.x != 0.0)
                })) => c.y_axis.y,
                Hit { a: mut b } => c.y_axis.x,
                Hit { a: y } if (c.y_axis.x < c.y_axis.x) => {
                    c.x_axis.y
                        += (if (({
                            let q = y.y;
                            q == q && q.is_sign_negative()
                        })) {
                            let mut a_2 = Pair;
                            0.0_f32
                        } else {
                            ('block: {
                                if ((({ 1_u32 })
                                    >= ({
                                        let q = y.x;
                                        if q == q { q.to_bits() >> 20 } else { 7 }
                                    })))
                                {
                                    {
                                        let mut n = BVec3::new(true, false, true);
                                        let t: f32 = 1.5;
                                        v = v;
                                    }
                                    break 'block ((-2.5_f32) - c.y_axis.y);
                                }
                                let mut a = ((*c)
                                    * (match (8_u32, (c.x_axis.y > c.x_axis.x)) {
                                        (4, true) => (*c),
                                        (
                                            mut n @ ((0 | 4)),
                                            false,
                                        ) if ((c.y_axis.x > a) || (y.y > y.x)) => (*c),
                                        _ => (*c),
                                    }));
                                a.x_axis *= Vec2::ONE;
                                a.x_axis.y
                            })
                        });
                    c.x_axis.x
                }
                _ => {
                    let mut n = ((Vec3::new(c.y_axis.y, c.y_axis.x, c.y_axis.x))
                        .map(|v| (c.x_axis.y).mul_add((-0.0_f32), a)))
                        .map(|a| {
                            (Vec3::new((-1.0_f32), (-0.0_f32), (-1.0_f32))).dot(CORNER)
                        });
                    n.x
                }
            }));
        let mut a: f32 = ({
            'outer: for b in 0..2 {
                let mut turn = 0;
                let x_2: f32 = #[keep]
                'value: loop {
                    if ((a).is_finite() && ((b as i32) < b)) {
                        break (if c.x_axis.x <= c.y_axis.x {
                            (f32::from_bits((MASK & 0x007f_ffff) | 0x3f80_0000))
                                .clamp(c.x_axis.x, c.y_axis.x) + 0.0
                        } else {
                            a
                        });
                    }
                    c.y_axis.x = (c.y_axis.y
                        + (if c.y_axis.x <= c.y_axis.y {
                            ((c.y_axis.y * a)).clamp(c.y_axis.x, c.y_axis.y) + 0.0
                        } else {
                            a
                        }));
                    let (t, mut x_2) = (Pair, Hit::SIZE);
                    turn += 1;
                    if turn >= 1 {
                        break c.x_axis.y;
                    }
                };
                let start = (((b as i32)) as f32 as u32);
                let mut x_2 = 1;
                x_2 += start;
                let mut turn = (x_2) & 1;
                let a: i32 = #[keep]
                'value: loop {
                    if ((Pair::SIZE + Pair::SIZE) != Hit::SIZE) {
                        break 'value (-1);
                    }
                    if (((match (
                        (b as i32),
                        (TABLE[(8_u32 % 4) as usize] < c.y_axis.x),
                    ) {
                        (_, true) => 0_i32,
                        _ => 0_i32,
                    }) == 0))
                    {
                        break 0;
                    }
                    turn += 1;
                    if turn >= 3 {
                        break 0;
                    }
                };
            }
            0.0
        });
        0
    }
}

#[flatten]
mod p092 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy)]
    pub struct State(pub Hit, pub usize);
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
    impl State {
        const FIRST: Self = State(Hit(0.5), 0);
        const ALL: [State; 2] = [State(Hit(-0.0), 5), Self::FIRST];
    }
    impl Pair {
        fn step(self, a: f32) -> i32 {
            let mut y = (((-self.a) / 7) - (self.a).wrapping_sub(self.a));
            let mut k0 = ((UVec2::new(u32::MAX, 0_u32)).y) & 3;
            #[keep]
            'outer: loop {
                {
                    _ = (a).is_nan();
                    let mut k1 = 254u8;
                    'inner: while k1 != u8::MAX {
                        k1 += 1;
                        _ = (if (self.a != (k1 as i32)) {
                            (self.b < self.b)
                        } else {
                            (((k1 as f32) <= a) | (k0 > 0))
                        });
                        if true {
                            break 'outer;
                        }
                    }
                }
                if k0 == 0 || ((k0 < k0)) {
                    break;
                }
                k0 -= 1;
            }
            (({
                let x_2 = (if (((match y {
                    2 => a,
                    (1 | -1) => 3.0_f32,
                    (0 | 2) if (10_i32 < self.a) => {
                        {
                            let a: Vec2;
                            if FLAGS[(y & 1) as usize] {
                                y -= self.a;
                                a = Vec2::new((-1.0), self.b);
                            } else {
                                y *= 2;
                                a = Vec2::new(self.b, self.b);
                            }
                        }
                        0.0_f32
                    }
                    v => a,
                }) > a))
                {
                    State::ALL[(MASK % 2) as usize]
                } else {
                    State::FIRST
                });
                2
            }) + y)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: State, mut x: Vec2, mut v: Vec4, t: Vec3) -> bool {
        v.z
            *= ({
                if (v.y).is_finite() {
                    if (1_usize < a.1) {
                        return (((-2.5_f32) <= x.y) || (1_usize < a.1));
                    } else {
                        return (t.z).is_finite();
                    }
                }
                let a_2: [Vec2; 3] = [
                    Vec2::select(
                        ((x).map(|c| (-1.0_f32)))
                            .cmplt(
                                ({
                                    'outer: for y in 0..1 {
                                        if ((match (
                                            a.1,
                                            ((5_i32 < y) && ((y as i32) < (WIDE as i32))),
                                        ) {
                                            (_, y @ false) => {
                                                ((IVec2::new((NARROW as i32), 0_i32))
                                                    == (IVec2::new(STEPS, (-4_i32))))
                                            }
                                            ((100 | 4), _) => (((y as i32) <= y) || (a.1 <= a.1)),
                                            (_, true) => (!(x.x <= t.z)),
                                            _ => (true < true),
                                        })) {
                                            break;
                                        }
                                        if (a.0.0).is_nan() {
                                            continue 'outer;
                                        }
                                    }
                                    x
                                }),
                            ),
                        x,
                        x,
                    ),
                    (({
                        let _ = (t.x < v.y);
                        Mat2::IDENTITY
                    }))
                        .x_axis,
                    (x)
                        .map(|a| {
                            (if v.x <= v.x { (x.y).clamp(v.x, v.x) + 0.0 } else { v.x })
                        }),
                ];
                (if [(WIDE as i32), (-1_i32)].iter().all(|&c| (a.1 != 1_usize)) {
                    v.w
                } else {
                    v.w
                })
            });
        if (1.5_f32 <= (-(a.0).0)) {
            let mut n: Pair = Pair { b: v.z, a: STEPS };
            let t = n
                .step(
                    [t.z, 1.5_f32]
                        .into_iter()
                        .filter(|&t| false)
                        .map(|mut n| x.x)
                        .sum::<f32>(),
                );
        } else {
            if (v.w > x.x) {
                let [n, mut t, mut y] = [x; 3];
                return false;
            }
        }
        false
    }
}

mod p093 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Pair,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &i32) -> Vec2 {
        let mut k0 = 2u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            let x: i32 = 'block: {
                let n: BVec3 = BVec3::new(false, false, true);
                if (b != 1.5) {
                    break 'block ((*c)).wrapping_sub((*c));
                }
                ((((STEPS & 63) << (1u32)) & 15) * ((*c) & 7))
            };
            'block: {
                if ((b + (-0.0)) >= (HALF).cos()) {
                    break 'outer;
                }
            }
        }
        let mut turn = 0;
        let a: usize = #[keep]
        'value: loop {
            let mut k0 = (MASK) & 3;
            #[keep]
            'outer: loop {
                if false || k0 == 0 {
                    break;
                }
                k0 -= 1;
                let mut t = Vec3::new(1.5, (-1.0), b);
                if (MASKS[(0_u32 % 7) as usize] > k0) {
                    if ((*c) <= (*c)) {
                        let given: f32 = (t.y
                            * ({
                                t.y = 1.5;
                                t.z
                            }));
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
                }
            }
            let mut a: f32 = (if (((*c) + (*c)) == 0) {
                let a: u32 = 'block_1: {
                    if (matches!(
                        ((if true { (* c) } else { (* c) })), mut n @ - 1..= 1 if (b >=
                        HALF)
                    )) {
                        let a: Hit = 'block_2: {
                            let Hit { a, b } = Hit {
                                b: Pair,
                                ..Hit { a: 1.5_f32, b: Pair }
                            };
                            if (a <= a) {
                                let mut a: Vec3 = vec3((0.0 + 0.0), 0.0, 0.0);
                                break 'block_2 Hit { a: 0.0, b: Pair };
                            }
                            Hit { a: 0.0, b: Pair }
                        };
                        break 'block_1 0;
                    }
                    0
                };
                0.0
            } else {
                0.0
            });
            turn += 1;
            if turn >= 1 {
                break 0;
            }
        };
        Vec2::new(0.0, 0.0)
    }
}

#[flatten]
mod p094 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Hit {
        const FIRST: Self = Hit(0.5, -0.0);
        const ALL: [Hit; 2] = [Hit(-0.0, 2.0), Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn second(a: f32) -> i32 {
        let a = Pair(a, Vec3::new((-1.0_f32), a, a));
        (([a.1.y, a.1.y].iter().fold(STEPS, |b, &a_2| b)).wrapping_neg()
            + ((WIDE as i32) + (WIDE as i32)))
    }
    fn third(a: f32, c: &u32) -> usize {
        let y: Hit;
        if (((*c) == (*c)) && (a < 3.0)) {
            y = Hit(hadd(Vec2::new(0.25_f32, a)), (Pair(a, CORNER)).0);
        } else {
            y = ({
                let (mut n, y) = (
                    [(3.0_f32 * a), a, 0.25_f32]
                        .iter()
                        .fold(second(round(a)), |a_2, &a| a_2),
                    ('block: {
                        if (a != a) {
                            break 'block second(a);
                        }
                        STEPS
                    }),
                );
                Hit::ALL[Pair::SIZE % 2]
            });
        }
        (({
            let mut k0 = (5_u32) & 3;
            #[unroll(max = 4)]
            'outer: loop {
                if matches!(Hit(a, (- 0.0_f32)), Hit(c, _)) || k0 == 0 {
                    break;
                }
                k0 -= 1;
            }
            Pair::SIZE
        }) + 5)
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> UVec2 {
        if ((if (0.25_f32 <= (*a)) {
            let given: f32 = ((*a)).cbrt();
            let a: f32 = {
                fn second(n: f32) -> f32 {
                    (n - 0.5).max(0.5)
                }
                let t = second(given);
                t
            };
            ({
                if let Pair(_, _) = ((if (IVec2::new(c, 10) == IVec2::new((-4), c)) {
                    let mut k0 = -1i32;
                    'outer: while k0 <= 1 {
                        k0 = k0 + 2;
                        let mut a_2: Hit = (if ((!(match Hit::SIZE {
                            4 if ((if true { (STILL > (-1.0)) } else { true })) => {
                                FLAGS[Pair::SIZE % 9]
                            }
                            n if (k0 >= c) => (8_usize < n),
                            v @ ((2 | 0)) => (a < (-2.5)),
                            n => (10_i32 < k0),
                        }))) {
                            Hit((-0.0_f32), STILL)
                        } else {
                            Hit(a, 0.5_f32)
                        });
                        let mut b = (third(
                            (match ((a < a_2.0), (a <= a), 1_usize) {
                                (true, _, 3) => a_2.0,
                                (false, false, x_2) if (({ (x_2 <= Pair::SIZE) })) => a_2.0,
                                _ => (-1.0_f32),
                            }),
                            &{
                                (match (true, Pair::SIZE, FLAGS[(MASK % 9) as usize]) {
                                    (false, 3, mut v) => MASK,
                                    (_, x_2 @ 0..100, true) => MASK,
                                    (true, 2.., false) => MASK,
                                    _ => MASK,
                                })
                            },
                        ))
                            .abs_diff(Hit::SIZE);
                    }
                    Pair(a, Vec3::new(a, a, 2.0_f32))
                } else {
                    Pair(a, Vec3::new((-1.0_f32), 2.0_f32, (-1.0_f32)))
                })) {} else {}
                (c < c)
            })
        } else {
            (c < c)
        })) {} else if false {} else {}
        (UVec2::new(1, 1) + UVec2::splat(((*a).abs() as u32 & 255)))
    }
}

#[flatten]
mod p095 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
        pub c: Vec3,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    pub fn entry(a: i32, c: &mut bool, y: Pair) -> f32 {
        if (y.c).cmple(y.c).all() {
            if (((match ((-4_i32), y.c.x, y.b) {
                (1_000, 2.0..=8.0, true) => {
                    if (5_i32 != a) {
                        if (((y.b && (*c))
                            != (match (*c) {
                                x => {
                                    let mut x = [a, a, 5_i32];
                                    y.b
                                }
                                false => {
                                    let mut n = (match (Pair {
                                        a: (Vec2::new(3.0_f32, 1.0_f32)).y,
                                        ..Pair {
                                            c: Vec3::new(y.c.x, (-2.5_f32), 1.5_f32),
                                            ..y
                                        }
                                    }) {
                                        Pair { a: 0.0..=1.0, b: c @ true, c: x } if y.b => y,
                                        a_2 => {
                                            (match (({
                                                let q = y.c.z;
                                                if q == q { q.to_bits() >> 20 } else { 7 }
                                            })) {
                                                _ => {
                                                    (match ((a != a), a) {
                                                        (_, _) => a_2,
                                                        (v @ true, b) if (y.c).is_nan() => y,
                                                        _ => a_2,
                                                    })
                                                }
                                                x_2 => {
                                                    Pair {
                                                        a: y.c.z,
                                                        ..Pair {
                                                            a: a_2.c.y,
                                                            b: y.b,
                                                            c: a_2.c,
                                                        }
                                                    }
                                                }
                                            })
                                        }
                                    });
                                    (*c)
                                }
                                true => (*c),
                                false => {
                                    let mut x_2 = (*c);
                                    y.b
                                }
                            })))
                        {
                            return (abs(y.c.z) * (y.c.y).cos());
                        } else {
                            return (Vec2::new(0.0_f32, 1.0_f32)).y;
                        }
                    }
                    MASKS[(MASK % 7) as usize]
                }
                _ => 1_u32,
            }))
                .is_power_of_two())
            {
                if (y.b != y.b) {
                    if ((if (y.c.z > y.c.x) { ((*c) != (*c)) } else { y.b })) {
                        return (if (10_i32 != 7) {
                            (y.c.y - y.c.y)
                        } else {
                            select(y.a, 3.0_f32, (*c))
                        });
                    } else {
                        return y.c.x;
                    }
                }
            } else {
                let Pair { a: n, b: _, c } = Pair {
                    b: (y.b || (a > a)),
                    ..Pair { c: y.c, a: y.a, b: y.b }
                };
            }
        } else if (((-0.0_f32) < y.a) != [0_i32, 10_i32, a].iter().all(|&x_2| y.b)) {
            {
                if ((((a != a) && (y.a < 0.0))
                    && (if (*c) {
                        (a < a)
                    } else {
                        return (tanh(Vec3::new(y.c.y, y.c.z, 0.5_f32))).dot(y.c);
                    })))
                {
                    if (*c) {
                        let mut x: usize = ((MASK < MASK) as usize);
                    }
                    return (((if (*c) { y.a } else { y.c.y }))
                        .min((if (*c) { y.c.y } else { 0.0 })) + 0.0);
                }
                let mut turn = 0;
                let c: Vec4 = 'value: loop {
                    if ((2.0_f32 > y.c.y) || y.b) {
                        break (Vec4::new(1.0, y.c.z, RAMP[Pair::SIZE % 9], 0.0)
                            - select(y.a, y.c.z, (*c)));
                    }
                    'outer: for n in -1..1 {
                        let mut b = (!((IVec3::new(n, a, a))
                            .max(IVec3::new(2_i32, a, n)))
                            .cmpeq(
                                (IVec3::new((-1_i32), a, (NARROW as i32)))
                                    .min(IVec3::new(a, (-1_i32), a)),
                            ));
                        let [mut y, n, _] = [(a).saturating_sub((n as i32)), a, a];
                    }
                    {
                        let mut a = [7_i32, a, a];
                    }
                    turn += 1;
                    if turn >= 2 {
                        break Vec4::new(2.0, 1.0, y.c.y, (-2.5));
                    }
                };
            }
        } else {}
        ((y).a + y.c.y)
    }
}

#[flatten]
mod p096 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(self, a: Vec3) -> Hit {
            if (((a.y < a.x) || (self.b != self.b)) && (self.a == self.a)) {
                return Hit { a: a.y };
            }
            let c = Vec2::splat(a.y);
            let mut x: Pair = Pair {
                a: (c.x.abs() as usize & 15),
                b: (1_i32).midpoint(10_i32),
            };
            let mut v = clamp(
                (if (1.5_f32 >= a.z) {
                    let mut t: f32 = a.z;
                    [x.b, x.b]
                        .into_iter()
                        .filter(|&y| (x.b > self.b))
                        .map(|mut a| t)
                        .sum::<f32>()
                } else {
                    (c.y).ceil()
                }),
                ({
                    'outer: for _ in 0u32..2 {
                        x = Pair {
                            a: (if self.a >= x.a { self.a - x.a } else { self.a }),
                            ..Pair { b: STEPS, a: x.a }
                        };
                        if (({
                            let q = c.y;
                            q == q && q.is_sign_negative()
                        })) {
                            if false {
                                return Hit { a: 1.5 };
                            }
                            continue 'outer;
                        }
                    }
                    c.x
                }),
                3.0_f32,
            );
            Hit {
                a: ((c.x - (-1.0)) + (x.b as f32)),
            }
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, y: Hit, mut n: u32) -> Hit {
        'outer: for y in 0u32..0 {
            let mut k1 = (('block: {
                let mut a_2: f32 = (*a);
                if (y < 0) {
                    break 'block y;
                }
                n
            })) & 3;
            #[keep]
            'inner: loop {
                if FLAGS[Pair::SIZE % 9] || k1 == 0 {
                    break;
                }
                k1 -= 1;
            }
            if false {
                continue 'outer;
            }
        }
        Hit { a: (0.0 + ((*c) as f32)) }
    }
}

#[flatten]
mod p097 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    impl Pair {
        fn step(&self, a: f32, c: f32, y: Hit) -> bool {
            if ((if ((IVec2::new(5_i32, 10_i32))
                == (IVec2::new((NARROW as i32), (NARROW as i32))))
            {
                ((0.0_f32 < HALF) && (y.0.a < a))
            } else {
                ((y.0.a > y.0.a) | (self.a != c))
            })) {
                return (select(STEPS, (NARROW as i32), ((-0.0_f32) > 1.0_f32))
                    <= (3_i32).wrapping_mul((NARROW as i32)));
            }
            let mut k0 = -1i32;
            'outer: while k0 <= 3 {
                if ((({
                    let q = y.0.a;
                    if q == q { f32::from_bits(q.to_bits() ^ 0x8000_0000) } else { 0.5 }
                }) < a))
                {
                    if ((if ((-4_i32)).is_negative() {
                        ((BVec3::new(false, false, true))
                            == (BVec3::new(true, false, true)))
                    } else {
                        let mut k1 = (1_u32) & 3;
                        'inner: loop {
                            let mut x = IVec3::new(2, STEPS, k0);
                            if k1 == 0 || ((k1 < k1)) {
                                break;
                            }
                            k1 -= 1;
                        }
                        (k0 < k0)
                    })) {} else {}
                    break 'outer;
                }
                k0 = k0 + 2;
            }
            true
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut f32, mut v: BVec3) -> [i32; 2] {
        let mut k0 = 0i32;
        'outer: while k0 < 3 {
            k0 += 1;
            let mut c: Pair = (if false {
                Pair { a: (*c) }
            } else {
                ((*c), v) = (
                    b,
                    (Vec3::new(f32::MAX, 0.25_f32, (-1.0_f32))).cmpge(vec3(b, (*c), b)),
                );
                Pair { a: (-0.0) }
            });
            c.step(
                c.a,
                (c.a + 0.25),
                Hit(
                    ('block: {
                        'inner: for x in 0..k0 {
                            let mut a = x;
                            if (b <= c.a) {
                                v = (!BVec3::new(
                                    (x != a),
                                    ((a > 10_i32) == (x < 0_i32)),
                                    (b != c.a),
                                ));
                                let mut x_2 = (b).cos();
                            }
                            if (c.a != b) {
                                continue 'outer;
                            }
                            'block_1: {
                                let (mut x, (Pair { a }, _)) = (
                                    IVec3::new(a, 1_i32, a),
                                    (Pair { a: c.a }, x),
                                );
                                if (x.z > x.x) {
                                    break 'outer;
                                }
                            }
                        }
                        if (0.0_f32 > b) {
                            break 'block Pair { a: (-2.5_f32) };
                        }
                        Pair { a: c.a }
                    }),
                    b,
                ),
            );
        }
        [STEPS, STEPS]
    }
}

#[flatten]
mod p098 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
        const FIRST: Self = Pair {
            a: UVec2::new(2, 0),
            b: -0.0,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: UVec2::new(0, 5),
                b: 2.0,
            },
            Self::FIRST,
        ];
    }
    impl State {
        fn step(&mut self, a: &f32) -> bool {
            let mut c: [Vec3; 2] = [
                POINTS[(LEVELS[((WIDE as i32) & 1) as usize] & 1) as usize],
                Vec3::new((-2.5_f32), self.a.y, (-2.5_f32)),
            ];
            'outer: for _ in c {
                if (((HALF).sin()
                    == (if (1.0_f32 > c[0].y) {
                        let mut y: [f32; 2] = [0.0_f32, c[0].z];
                        c[0].y
                    } else {
                        self.a.x
                    })))
                {
                    if ((-2.5_f32) != self.a.x) {
                        let mut n = (if ((if (0.0_f32 > c[0].z) {
                            (if true { (c[0].x <= c[1].z) } else { (c[1].y > 1.5) })
                        } else {
                            (c[0].x < c[0].z)
                        })) {
                            ({
                                Pair {
                                    a: UVec2::new(3, 2),
                                    ..Pair::FIRST
                                }
                            })
                        } else {
                            Pair {
                                a: UVec2::new(2, 2),
                                ..Pair::ALL[(MASK % 2) as usize]
                            }
                        });
                        return (0_u32 > n.a.y);
                    }
                    break;
                }
            }
            ((16_777_217f32 < c[1].x) ^ (c[0].z > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, mut v: f32, t: u32) -> f32 {
        let mut k0 = -1i32;
        'outer: while k0 <= -1 {
            k0 = k0 + 2;
            'inner: for t in 0..STEPS {
                if (((a <= v)
                    || ({
                        (*c) >>= 1;
                        (((-0.0_f32) != v) || (t <= (*c)))
                    })))
                {
                    return a;
                }
                if (a < 0.0) {
                    let x: State = 'block: {
                        let mut x: State = State {
                            a: Vec2::new((-1e-40f32), v),
                        };
                        let y = x.step(&a);
                        if y {
                            continue 'outer;
                        }
                        x
                    };
                    break 'outer;
                }
            }
        }
        (v + ((*c) as f32))
    }
}

#[flatten]
mod p099 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub u32);
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&self, mut b: Vec3, c: i32) -> [f32; 3] {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 3) {
                    break;
                }
                k0 += 1;
                let mut x_2 = ((match ((if (1.0_f32 <= 2.0) {
                    b.x = (((1.0_f32 * b.z) * (b.z - 0.0)))
                        .mul_add(
                            length(
                                ((b.y).abs() + 0.25).min(4.0).powf((b.y).clamp(-2.0, 2.0)),
                            ),
                            ({
                                let mut k1 = 0i32;
                                'inner: loop {
                                    if !(k1 < 2) {
                                        break;
                                    }
                                    let mut x = (if FLAGS[Self::SIZE % 9] {
                                        Mat2::from_diagonal(Vec2::new(b.y, 2.0))
                                    } else {
                                        Mat2::from_cols(
                                            Vec2::new((-1.0), 1.0),
                                            Vec2::new((-0.0), (-2.5)),
                                        )
                                    });
                                    x.x_axis += Vec2::new((-2.5_f32), 2.0_f32);
                                    k1 += 1;
                                }
                                3.0
                            }),
                        );
                    (*self)
                } else {
                    Pair(self.0, MASKS[(self.1 % 7) as usize])
                })) {
                    Pair(_, 1..) if false => b,
                    Pair(0.0..2.0, v) => b,
                    Pair(0.0..2.0, 2) => b,
                    mut a => b,
                }) * b);
            }
            [self.0, b.z, b.x]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &usize, c: &mut i32, y: f32) -> i32 {
        let mut a_2 = (
            ((-0.0_f32)).clamp(-4.0, 4.0).exp2(),
            (-2.5_f32),
            (((MASK % (MASK | 1)) & 15) * (0_u32 & 7)),
        );
        (({
            let mut x_2: Pair = Pair(STILL, a_2.2);
            let a = x_2.step(Vec3::splat(a_2.0), (((*c) & 15) * (2_i32 & 7)));
            ([a[1], a_2.0].iter().fold((*c), |v, &x_2| 5_i32) >> STEPS)
        }) + (a_2.0 as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p100 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Vec2) -> Pair {
        {
            let mut k0 = -1i32;
            'outer: while k0 <= -1 {
                k0 = k0 + 2;
                if ((-4_i32)).is_negative() {
                    continue;
                }
                let mut k1 = 253u8;
                'inner: loop {
                    if !(k1 != u8::MAX) {
                        break;
                    }
                    k1 += 1;
                    {
                        let b: IVec2 = (if ((BVec3::new(
                            (k0 <= k0),
                            false,
                            (k0 != (k1 as i32)),
                        ))
                            == (BVec3::new(
                                ((k1 as i32) <= k0),
                                FLAGS[(MASK % 9) as usize],
                                true,
                            )))
                        {
                            (IVec2::new(k0, 1_i32)).signum()
                        } else {
                            ((IVec2::new(3_i32, (k1 as i32))) >> 2_i32)
                        });
                    }
                    let a: Mat3 = ({
                        Mat3::from_cols(
                            POINTS[(5_u32 % 6) as usize],
                            Vec3::new(a, a, 3.0),
                            Vec3::new(0.5, 1.5, 1.0),
                        )
                    });
                    let mut n = (((Pair { a: (k1 as f32) }).a - c.x) - (k1 as f32));
                }
            }
        }
        Pair {
            a: ((((Pair::RATE + STILL)).round()
                * select(
                    (if (c.x < c.x) {
                        let mut k0 = ((UVec2::new(1_u32, MASK)).y) & 3;
                        #[keep]
                        'outer: loop {
                            if k0 == 0 {
                                break;
                            }
                            let mut k1 = 0;
                            'inner: while k1 < 2 {
                                if k1 == 0 {
                                    k0 -= 1;
                                    let Pair { a: mut a_2 } = Pair { a: (Pair { a: c.y }).a };
                                    let v = (Vec3::new(1.0, a, 1.0)
                                        - Vec3::new(a_2, 1.0, (-1.0)));
                                }
                                k1 += 1;
                            }
                        }
                        c.x
                    } else {
                        c.y
                    }),
                    (if (c.x < a) { c.y } else { a }),
                    (3_i32 != STEPS),
                )) + (0.0_f32).sin()),
        }
    }
}

#[flatten]
mod p101 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3, pub f32);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &mut f32) -> Hit {
        let given: f32 = (1.0_f32).trunc();
        let y: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(y: f32) -> f32 {
                if y < HALF { -y } else { y }
            }
            let t = doubled(given);
            t
        };
        let mut x: [[f32; 3]; 2] = [[1.5_f32, a, y]; 2];
        'outer: for &_ in &x {
            let mut y: Vec3 = Vec3::new(x[1][0], 1.5, 3.0);
            let mut k1 = (({
                let q = y.x;
                if q == q { q.to_bits() >> 20 } else { 7 }
            })) & 3;
            'inner: loop {
                if ((*c) > 5) {
                    let n: Pair = Pair {
                        b: ((Pair::SIZE / 2) as f32),
                        c: (*c),
                        a: 1,
                    };
                    y.z += (((0_u32).count_ones() as usize) as f32);
                } else {
                    let mut a_2 = ((!(IVec3::new(2_i32, 7_i32, (-4_i32)))) % 2);
                }
                if k1 == 0
                    || ((((match (*c) {
                        mut t @ ((-7 | 5)) => {
                            if (x[1][2]).is_finite() {
                                y -= x[1][2];
                                break;
                            }
                            t
                        }
                        _ if (!(5_u32 != k1)) => {
                            y.x -= ((x[0][0]).max(x[1][1]) + 0.0);
                            (*c)
                        }
                        mut a => a,
                    }) == (*c))))
                {
                    break;
                }
                k1 -= 1;
            }
        }
        Hit(Vec3::new(0.5_f32, 0.0_f32, y), a)
    }
}

#[flatten]
mod p102 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32) -> u32 {
        let mut k0 = ((5_u32 >> (8_u32 & 31))) & 3;
        #[unroll(max = 4)] 'outer: while k0 > 0 && (((*a) <= (*a))) {
            k0 -= 1;
            if ((k0
                <= ((if (1.0_f32 <= 1.0) {
                    let mut a_2 = (Vec2::new(1.0_f32, (*a)), (*a));
                    UVec2::new(k0, k0)
                } else {
                    UVec2::new(MASK, 3_u32)
                }))
                    .y))
            {
                let mut k1 = -1i32;
                'inner: while k1 <= -1 {
                    let Pair { a, b: _ } = Pair {
                        b: (7_i32 > (-4_i32)),
                        a: k1,
                    };
                    if matches!(
                        ((7_i32 != 0_i32), ((k0 < 3_u32) || (a != 5_i32)), ((k0 < k0) &&
                        ((* c) != k1))), (mut a_2, false, mut c @ true) if (k1 <= k1)
                    ) {
                        break 'inner;
                    }
                    let mut x_2 = Hit(((3.0_f32 * HALF) + (-0.0)));
                    let (v, (t, mut x_2)) = (
                        [
                            (Vec2::new(x_2.0, 2.0_f32), x_2.0),
                            (Vec2::new(0.0_f32, x_2.0), x_2.0),
                            (Vec2::new(0.25_f32, 1.0_f32), x_2.0),
                        ],
                        (
                            (if matches!((k0, (x_2.0 < x_2.0)), (_, true)) {
                                (IVec3::new((-4_i32), (-1_i32), 1_i32))
                                    .min(IVec3::new((-4_i32), 10_i32, (-1_i32)))
                            } else {
                                IVec3::new(3_i32, (-1_i32), a)
                            }),
                            2_i32,
                        ),
                    );
                    k1 = 2 + k1;
                }
            }
        }
        (((UVec2::new(0_u32, 3_u32) + (UVec2::new(MASK, MASK) % 2))).y
            + (((*a) < (*a)) as u32))
    }
}

mod p103 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[flatten]
    const STEPS: i32 = 3;
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
    #[flatten(exact)]
    pub fn entry(a: &Hit, c: &mut i32) -> bool {
        let mut k0 = 3u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            if ((k0 + MASK) > (k0 + k0)) {
                continue;
            }
            let mut k1 = 1u32;
            'inner: loop {
                if !(k1 < 8) {
                    break;
                }
                let given: f32 = RAMP[(3_u32 % 9) as usize];
                let v: f32 = {
                    let t = first(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(t: f32) -> f32 {
                        t * HALF + 1.0
                    }
                    t
                };
                match ((
                    ((a.a).abs())
                        .min(
                            ({
                                let mut a_2 = (if (v < v) {
                                    Mat4::from_diagonal(Vec4::new(v, v, (-2.5), v))
                                } else {
                                    ({ Mat4::from_diagonal(Vec4::new(0.5, 2.0, 1.5, 1.0)) })
                                });
                                a_2.y_axis *= Vec4::ONE;
                                let given: f32 = (Vec3::new(
                                    (-1.0_f32),
                                    a_2.z_axis.y,
                                    a_2.y_axis.z,
                                ))
                                    .dot((-(Vec3::new(0.0_f32, 1.5_f32, a_2.z_axis.z))));
                                let a_2: f32 = {
                                    let t = first(given);
                                    fn first(b: f32) -> f32 {
                                        (b - 0.5).max(0.5)
                                    }
                                    t
                                };
                                a.a
                            }),
                        ),
                    (v).is_nan(),
                    (-0.0_f32),
                )) {
                    (b, true, _) if (5_i32 > STEPS) => {}
                    _ => {}
                }
                k1 <<= 1;
            }
        }
        (((*c) <= (*c)) ^ ((*c) > 1))
    }
}

#[flatten]
mod p104 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Pair, mut v: f32, t: &mut u32) -> u32 {
        'outer: for y in [
            (((-4_i32) & 255) as u32),
            (((*t)) >> ((*t) & 31)),
            (((-1.0_f32) < a) as u32),
        ] {
            (*t) = y;
            let mut k1 = ((if y != 0 { (*t) % y } else { (*t) })) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                if ((((LEVELS[Hit::SIZE % 8]) as f32 as u32)
                    == (if ((*t) > k1) {
                        if false {
                            return ((y + y) & ((*t)).rotate_right(7));
                        }
                        k1
                    } else {
                        ((*t), v) = ((*t), ((1.0 + a) - (HALF).floor()));
                        (*t)
                    })))
                {
                    return 1;
                }
            }
            if (5_u32 < (*t)) {
                continue 'outer;
            }
        }
        ((*t) + (v.abs() as u32 & 255))
    }
}

mod p105 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: usize,
        pub c: Vec3,
    }
    #[flatten]
    const STEPS: i32 = 3;
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
    pub fn entry(mut b: f32, c: usize, y: Vec3) -> IVec3 {
        b = y.z;
        b = y.x;
        let start = (if false {
            c
        } else {
            let mut k0 = ((MASK ^ MASK)) & 3;
            'outer: while k0 > 0 {
                k0 -= 1;
                'block: {
                    let mut t = ((IVec2::new((WIDE as i32), 3_i32))
                        .min(
                            (IVec2::new((WIDE as i32), 2_i32)
                                ^ IVec2::new(STEPS, (WIDE as i32))),
                        ))
                        .y;
                    if (((Pair { c: y, a: i32::MIN, b: c }).b < 1)) {
                        if (((2_u32 % (k0 | 1))
                            < (match (Pair {
                                b: 2_usize,
                                ..Pair { c: y, a: t, b: c }
                            }) {
                                Pair { a: c, b: _, c: _ } => 2,
                                _ => k0,
                            })))
                        {
                            return ((IVec3::new(3_i32, t, 0_i32)).with_x(t) % 2);
                        }
                        break 'outer;
                    }
                }
            }
            (c + 8_usize)
        });
        let mut c = 2;
        c += start;
        (((IVec3::new(LEVELS[(MASK % 8) as usize], STEPS, i32::MAX)
            & IVec3::new(STEPS, 2, 3)) / 3) + IVec3::splat(((c & 255) as i32)))
    }
}

#[flatten]
mod p106 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: Vec2,
        pub c: bool,
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: 2,
            b: Vec2::new(-0.0, 2.0),
            c: true,
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: 0,
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut Pair) -> i32 {
        let mut turn = 0;
        let y: Vec3 = 'value: loop {
            if (BVec3::new(true, true, false)).any() {
                break (match ((if c.c {
                    Pair {
                        c: c.c,
                        ..Pair { c: c.c, a: c.a, b: c.b }
                    }
                } else {
                    (*c)
                })) {
                    Pair { a: (3 | 4), b: c, c: x_2 @ false } => POINTS[Pair::SIZE % 6],
                    Pair { a: b @ 4..100, b: mut y, c: _ } if ((c.b.x < y.x) && c.c) => {
                        let mut n: [f32; 3] = [0.25_f32, c.b.y, c.b.x];
                        'outer: for c in n.iter().rev() {
                            if (((MASK as f32) <= (if (b <= b) { n[0] } else { n[2] })))
                            {
                                break;
                            }
                            match ((if ((b > b) || false) {
                                Pair {
                                    c: (0_usize < b),
                                    a: b,
                                    b: y,
                                }
                            } else {
                                Pair {
                                    b: y,
                                    ..Pair::ALL[(({
                                        y.x = y.y;
                                        2_u32
                                    }) % 2) as usize]
                                }
                            })) {
                                Pair { a: (2 | 1), b: _, c: x_2 } if x_2 => {
                                    let (mut a, (mut v, y)) = (
                                        Vec3::new(y.y, 2.0_f32, (-1.0_f32)),
                                        ((((*c)).floor() + ({ n[0] })), n),
                                    );
                                }
                                Pair { a: v, b: a, c: _ } => {}
                                mut n => {}
                            }
                        }
                        Vec3::new(n[0], (-1.0), n[2])
                    }
                    mut c => Vec3::new(0.5, (-2.5), c.b.x),
                });
            }
            turn += 1;
            if turn >= 2 {
                break Vec3::new(3.0, (-0.0), (-0.0));
            }
        };
        ((((c.b.y) as u32 as i32) + STEPS) + (c.b.y as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p107 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2, pub Vec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: IVec2,
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
    pub fn entry(mut b: f32, c: &mut f32, y: u32, t: &mut Mat2) -> i32 {
        'outer: for _ in (0..4).rev() {
            if ((if ((t.y_axis.x > t.x_axis.x) ^ true) {
                (1.0_f32 <= t.x_axis.x)
            } else {
                continue;
            })) {
                break;
            }
            t.x_axis = t.x_axis;
        }
        'outer: for c in (0..2).rev() {
            let mut k1 = 1u32;
            'inner: while k1 < 8 {
                let mut x = [
                    (if (c as i32) != 0 {
                        (if (t.x_axis.x <= t.y_axis.y) { c } else { (-1_i32) })
                            / (c as i32)
                    } else {
                        c
                    }),
                    ((([(c as i32); 3])[0] & 15) * (((c - c) as i32) & 7)),
                    (if (c as i32) != 0 { ((k1) as i32) / (c as i32) } else { c }),
                ];
                if (((1u32 << 31)
                    <= (match Hit::SIZE {
                        mut t @ 2..=100 => {
                            (({ b }) == (0.0 + 0.0));
                            0
                        }
                        0 => 0,
                        _ => 0,
                    })))
                {
                    break;
                }
                k1 <<= 1;
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
    pub struct Pair(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Pair);
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
        fn step(self, a: u32) -> f32 {
            let mut k0 = -1i32;
            'outer: while k0 <= -3 {
                let mut k1 = ((a + 3_u32)) & 3;
                #[keep]
                'inner: loop {
                    if (self.1.y == ((false, self.0, 8_u32)).1) || k1 == 0 {
                        break;
                    }
                    k1 -= 1;
                    let mut t: Pair = self;
                    'block: {
                        if (k0 < k0) {
                            break 'block;
                        }
                    }
                    if (k1 != 3) {
                        continue;
                    }
                }
                if ((-2.5_f32) <= self.1.x) {
                    break;
                }
                (match ((k0 ^ k0), (self.1.x <= self.1.y)) {
                    (5..=1_000, false) => {
                        if let _ = (0_u32 <= a) {}
                        true
                    }
                    _ => (k0 < k0),
                });
                k0 = k0 + 2;
            }
            ((((self.0).abs().sqrt()).max(trunc(self.1.x)) + 0.0)
                + (Pair(self.1.y, Vec3::new(2_147_483_648f32, (-2.5_f32), self.1.y))).0)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        let mut b: Pair = Pair(1.0_f32, Vec3::new((-1.0_f32), 2.0_f32, 0.25_f32));
        let x = b.step((MASKS[(Hit::SIZE).min(6)]).max(MASK));
        ((x * 1.0) + b.1.y)
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
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &bool, c: f32) -> bool {
        #[keep]
        'outer: for v in ((1_i32 & 3)..4).rev() {
            if ([
                (if c <= c { (c).clamp(c, c) + 0.0 } else { HALF }),
                HALF,
                (if (*a) {
                    if (Vec3::new(1.0, c, c)).cmpeq(Vec3::new(c, 0.0, 2.0)).all() {
                        let n: f32;
                        if (3.0_f32).is_nan() {
                            n = hadd(Vec2::new((-2.5_f32), 1.5_f32));
                        } else {
                            n = (Vec4::new((-2.5_f32), c, 0.25_f32, (-2.5_f32)))
                                .max_element();
                        }
                        continue;
                    }
                    c
                } else {
                    c
                }),
            ]
                .iter()
                .any(|&x_2| (*a)))
            {
                continue 'outer;
            }
            let t: Vec3;
            if matches!(((* a), (COUNT % 3), (c).abs().ln_1p()), (_, _, (0.0 | 1.0))) {
                t = Vec3::new((-2.5), c, c);
            } else {
                t = (({
                    let mut turn = 0;
                    let c: UVec2 = #[keep]
                    'value: loop {
                        let mut n: [f32; 2] = ({ [c; 2] });
                        'inner: for y in n.iter().rev() {
                            let mut b: IVec2 = IVec2::new((-1), 1);
                            let n: UVec2 = (if (STEPS != b.y) {
                                UVec2::new(1, 1)
                            } else {
                                (UVec2::new(MASK, MASK) & UVec2::new(MASK, (u32::MAX - 1)))
                            });
                        }
                        if (*a) {
                            break UVec2::new(8, MASK);
                        }
                        if (n[1] > n[0]) {
                            break UVec2::new(2, 8);
                        }
                        turn += 1;
                        if turn >= 1 {
                            break UVec2::new(
                                5,
                                MASKS[(({
                                    n[(COUNT).min(1)] = c;
                                    1_u32
                                }) % 7) as usize],
                            );
                        }
                    };
                    Vec3::new(HALF, 0.0_f32, (-2.5_f32))
                }))
                    .map(|t| c);
            }
        }
        (*a)
    }
}

#[flatten]
mod p110 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
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
    pub fn entry(a: &mut f32, c: &mut i32, y: f32) -> f32 {
        let (-1.5 | 1.0) = ((y).abs() + 0.5).ln() else {
            return ({
                let b: Vec3 = 'block: {
                    (*a) -= (y + (*a));
                    if ((*c) > 2) {
                        break 'block (POINTS[(5_i32 & 1) as usize]).ceil();
                    }
                    Vec3::new((-2.5), 2.0, (-2.5))
                };
                (match 2_i32 {
                    mut n => 0.5,
                    1_000 => {
                        let mut k0 = (MASK) & 3;
                        #[unroll(max = 4)]
                        'outer: loop {
                            if (y <= (-2.5)) || k0 == 0 {
                                break;
                            }
                            k0 -= 1;
                            (*c) = (STEPS).signum();
                            (*a) *= b.y;
                        }
                        1.5
                    }
                    t => {
                        if (({
                            let q = b.x;
                            q == q && q.is_sign_negative()
                        })) {
                            (*c) = ((7
                                - (Pair(
                                    t,
                                    Vec3::new(0.5_f32, 3.0_f32, TABLE[(Hit::SIZE).min(3)]),
                                ))
                                    .0) ^ (*c));
                            return b.y;
                        }
                        b.y
                    }
                })
            });
        };
        'outer: for _ in 0..2 {
            let mut k1 = -1i32;
            'inner: while k1 <= 3 {
                let given: f32 = ((('block: {
                    if ((Pair::SIZE / 2) >= (((MASK & 7) as usize) & 7)) {
                        (*c) = (*c);
                    }
                    if (Pair::SIZE <= Hit::SIZE) {
                        continue 'outer;
                    }
                    ((Vec4::new(0.5_f32, 3.0_f32, (-1.0_f32), y))
                        .dot(Vec4::new(y, 1.0_f32, 0.5_f32, 0.0_f32))
                        - (if (y < (*a)) { 0.25_f32 } else { y }))
                }))
                    .max((y * 1.5)) + 0.0);
                let a_2: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(x: f32) -> f32 {
                        (x - HALF).max(HALF)
                    }
                    let t = second(given);
                    t
                };
                if (((0.25_f32 != 1.5) && (a_2 > (*a))) | false) {
                    break;
                }
                k1 = 2 + k1;
            }
            if ((-2.5_f32) < y) {
                continue;
            }
        }
        ((*a) + ((*c) as f32))
    }
}

#[flatten]
mod p111 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: i32,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Pair {
        fn step(self, a: Pair, c: Pair, mut v: f32) -> i32 {
            'outer: for x in (0..1).rev() {
                let y: Pair = 'block: {
                    if ((2_i32 <= c.a.x) < (v <= v)) {
                        break 'block Pair { b: c.a.x, ..self };
                    }
                    let mut k1 = 0i32;
                    'inner: while k1 < 3 {
                        k1 += 1;
                        v = (match c {
                            Pair {
                                a: mut t,
                                b: (-7 | 1_000),
                                c: mut a_2,
                            } if (Hit(((x as i32) > t.y), 0.25_f32)).0 => {
                                (if (Vec3::new(3.0, v, (-2.5)))
                                    .cmpeq(Vec3::new(3.0, v, 1.5))
                                    .any()
                                {
                                    v
                                } else {
                                    (Vec3::new((-0.0_f32), v, 0.0_f32)).min_element()
                                })
                            }
                            x => v,
                        });
                        if (({ (8_usize < self.c) })) {
                            break 'block Pair {
                                a: IVec2::new(3, self.a.y),
                                b: self.a.x,
                                c: c.c,
                            };
                        }
                    }
                    Pair { c: c.c, a: c.a, b: 3 }
                };
            }
            self.b
        }
    }
    fn second(a: &mut f32, c: IVec2, mut v: f32) -> f32 {
        let mut a_2 = (!((Vec2::new(3.0_f32, 0.0_f32))
            .refract(Vec2::new(1.0_f32, v), 0.75) == Vec2::new(v, STILL)));
        a_2;
        (((Vec3::new(2.0_f32, v, v)).xxz()).z * 0.0)
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 2], c: i32, y: &f32, t: &mut f32) -> f32 {
        let (n, x_2) = (
            UVec2::new(
                MASKS[(({
                    (*a) = [1.0_f32; 2];
                    MASKS[(0_i32 & 1) as usize]
                }) % 7) as usize],
                MASK,
            ),
            ((((*y)).abs() + 1.0).recip(), (c - c)),
        );
        let mut k0 = ((n.y + n.x)) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let Pair { a: x, b: mut t, c: _ } = Pair {
                c: Pair::SIZE,
                a: IVec2::new((-1_i32), 2_i32),
                b: x_2.1,
            };
        }
        let mut n: f32 = (second(
            &mut a[(c & 1) as usize],
            IVec2::new((-4_i32), (-1_i32)),
            (*y),
        ))
            .hypot((n.y as f32));
        (*a)[(c & 1) as usize] = ('block: {
            if (Hit(((*t) > (*t)), a[1])).0 {
                break 'block (Vec2::new(x_2.0, n)).y;
            }
            {
                (*a) = [second(
                    &mut a[(Hit::SIZE).min(1)],
                    (if ((*t) != (-0.0)) {
                        IVec2::new(10_i32, x_2.1)
                    } else {
                        IVec2::new(3_i32, c)
                    }),
                    second(
                        &mut n,
                        IVec2::new(x_2.1, c),
                        second(t, IVec2::new(1_i32, 7_i32), x_2.0),
                    ),
                ); 2];
                let mut k0 = 252u8;
                'outer: while k0 != u8::MAX {
                    let given: f32 = (second(
                        &mut n,
                        IVec2::new(7_i32, x_2.1),
                        (k0 as f32),
                    ))
                        .abs()
                        .sqrt();
                    let v: f32 = {
                        let t = first(given);
                        fn first(y: f32) -> f32 {
                            if y < 0.5 { -y } else { y }
                        }
                        t
                    };
                    k0 += 1;
                }
            }
            (if (((*t) <= (-2.5)) || FLAGS[(Pair::SIZE).min(8)]) {
                if (MASK).is_power_of_two() {
                    if ((IVec2::new(x_2.1, (-4_i32))) == (IVec2::new(2_i32, 3_i32))) {
                        return second(
                            &mut (*t),
                            (Pair {
                                c: Pair::SIZE,
                                ..Pair {
                                    b: x_2.1,
                                    c: Hit::SIZE,
                                    a: IVec2::new(0_i32, (-4_i32)),
                                }
                            })
                                .a,
                            (if false { a[1] } else { 0.5 }),
                        );
                    }
                    return (Pair::SIZE as f32);
                }
                a[1]
            } else {
                (if (n < a[0]) { a[0] } else { a[1] })
            })
        });
        ('block: {
            let mut a: Pair = Pair {
                c: Pair::SIZE,
                a: IVec2::new(x_2.1, (NARROW as i32)),
                b: 10,
            };
            let b = a
                .step(
                    a,
                    Pair {
                        b: x_2.1,
                        c: a.c,
                        a: IVec2::new(a.b, 7),
                    },
                    TABLE[a.c % 4],
                );
            if (n > x_2.0) {
                break 'block (*y);
            }
            n
        })
    }
}

#[flatten]
mod p112 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    impl Hit {
        const FIRST: Self = Hit(3);
        const ALL: [Hit; 2] = [Hit(-2), Self::FIRST];
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
    fn first(a: &[f32; 3]) -> i32 {
        let (c, _, Pair(mut x, y)) = (
            a[2],
            MASKS[(8_usize).min(6)],
            Pair(State::SIZE, a[2]),
        );
        ((if STEPS != 0 {
            ((7_i32).rotate_left(MASK)).abs() % STEPS
        } else {
            (NARROW as i32)
        }) + ((x & 255) as i32))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut Mat2, y: f32, t: &mut u32) -> f32 {
        let mut turn = 0;
        let x_2: Mat2 = 'value: loop {
            c.x_axis.y = ((match (Pair(Pair::SIZE, c.y_axis.x)).0 {
                _ => {
                    (match ((*t), ((*t) < (*t))) {
                        (1, mut c @ false) => {
                            {
                                let mut n = Hit(((WIDE as i32) & (WIDE as i32)));
                                let mut v: [Hit; 2] = [n; 2];
                            }
                            [a, a, 0.0_f32]
                        }
                        (0, true) => [c.y_axis.x, c.y_axis.y, (-0.0_f32)],
                        _ => {
                            'outer: for n in 0..STEPS {
                                let mut b = [c.x_axis.y, c.y_axis.y, c.x_axis.y];
                            }
                            [y, 1.0_f32, HALF]
                        }
                    })
                }
                y => [a; 3],
                x_2 => [c.x_axis.y, c.y_axis.y, y],
            }))[0];
            'outer: for v in (0..(((*t) + (*t)) & 3)).rev() {
                c.x_axis.x -= degrees(c.y_axis.y);
            }
            if (({
                let Hit(mut b) = ([Hit::FIRST; 2])[0] else {
                    return (({ 0.0_f32 })).rem_euclid(((Vec3::new((-2.5_f32), a, y)).z));
                };
                'outer: for _ in 1..=3 {
                    if true {
                        let y = Hit(
                            (match ((b) as f32 as i32) {
                                (2 | 5) => first(&{ [a, y, c.y_axis.y] }),
                                _ => b,
                                mut b => (b + b),
                            }),
                        );
                        c.x_axis.x
                            += (c.x_axis.y
                                * ((if (c.y_axis.y > c.y_axis.y) {
                                    c.x_axis.y
                                } else {
                                    c.x_axis.y
                                }) + (POINTS[((*t) % 6) as usize]).min_element()));
                        let (b, mut t, Pair(_, _)) = (
                            ((-0.0_f32)).copysign((c.y_axis.x).max(-9.0)),
                            (((*t) | 7) - ((*t) & 7)),
                            Pair(State::SIZE, c.y_axis.y),
                        );
                    } else {
                        let given: f32 = c.x_axis.y;
                        let a_2: f32 = {
                            let t = second(given);
                            fn second(a_2: f32) -> f32 {
                                if a_2 < 0.5 { -a_2 } else { a_2 }
                            }
                            t
                        };
                    }
                }
                true
            })) {
                break (*c);
            }
            if false {
                break 'value mat2(Vec2::new((-2.5), (-0.0)), c.x_axis);
            }
            turn += 1;
            if turn >= 1 {
                break Mat2::from_cols(c.x_axis, c.x_axis);
            }
        };
        (c.y_axis.y + c.y_axis.x)
    }
}

#[flatten]
mod p113 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit(pub IVec2, pub i32);
    #[derive(Clone, Copy)]
    pub struct State(pub i32);
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
    impl Hit {
        fn step(&self, a: &mut f32) -> i32 {
            let mut k0 = (MASK) & 3;
            'outer: while k0 > 0
                && (((match (({
                    (*a) = ((*a) + radians((*a)));
                    if ((!(((*a) != 0.25)
                        && ({
                            (*a) *= (*a);
                            (self.0.y > 1_i32)
                        }))))
                    {
                        if (self.0.y > self.0.x) {
                            if (Pair((*a), (self.0.x > 5_i32))).1 {
                                return 5;
                            } else {
                                return self.1;
                            }
                        }
                        return (-1);
                    }
                    k0
                })) {
                    x_2 => ((-1.0_f32) < (-2.5)),
                    _ => (self.1 > self.1),
                    mut t @ 0 => true,
                    y => (self.0.x != 1),
                })))
            {
                k0 -= 1;
            }
            10
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut State, c: i32, y: &mut f32) -> Mat2 {
        if ((((*y) > (*y))
            && ({
                (*a) = State(c);
                (c <= (-1_i32))
            })))
        {
            if FLAGS[(MASK % 9) as usize] {
                return (if (('block: {
                    if (({
                        let q = (*y);
                        q == q && q.is_sign_negative()
                    })) {
                        if (!(a.0 > c)) {
                            let k0 = ((MASK + 0_u32)) & 3;
                            'outer: loop {
                                if k0 < 4 {
                                    break;
                                } else {
                                    continue;
                                }
                            }
                        }
                        break 'block (a.0 > a.0);
                    }
                    a.0 >>= STEPS;
                    let given: f32 = (if (*y) <= (*y) {
                        (((*y)
                            + ({
                                (*y) = 2_147_483_648f32;
                                (*y)
                            })))
                            .clamp((*y), (*y)) + 0.0
                    } else {
                        (*y)
                    });
                    let b: f32 = {
                        fn first(a_2: f32) -> f32 {
                            a_2 * 0.5 + 1.0
                        }
                        let t = first(given);
                        t
                    };
                    false
                })) {
                    (match (1.0_f32 <= 1.5_f32) {
                        true => {
                            Mat2::from_cols(
                                Vec2::new((*y), (-1.0)),
                                Vec2::new((*y), (-0.0)),
                            )
                        }
                        false if ((*y) <= HALF) => {
                            mat2(Vec2::new((-1.0), 1.0), Vec2::new((*y), (*y)))
                        }
                        true => {
                            Mat2::from_cols(Vec2::new(0.0, 3.0), Vec2::new((*y), (*y)))
                        }
                        false => {
                            let k0 = (1_u32) & 3;
                            'outer: loop {
                                if ((*y) > (*y)) {
                                    (*y) = ((((*y)).div_euclid(1.5)).abs() * 1.0);
                                    break;
                                }
                                if k0 < 4 {
                                    break;
                                }
                            }
                            Mat2::from_cols(Vec2::new((*y), 3.0), Vec2::new(0.0, 2.0))
                        }
                    })
                } else {
                    (Mat2::from_cols(
                        Vec2::new((-0.0_f32), (*y)),
                        Vec2::new(3.0_f32, (-2.5_f32)),
                    )
                        * Mat2::from_cols(
                            Vec2::new(3.0_f32, 1.0_f32),
                            Vec2::new(0.25_f32, (-0.0_f32)),
                        ))
                });
            } else {
                return ((Mat2::IDENTITY
                    * mat2(Vec2::new(1.0_f32, (*y)), Vec2::new((-0.0_f32), (*y))))
                    * (mat2(Vec2::new(2.0_f32, 1.0_f32), Vec2::new(3.0_f32, (*y))))
                        .transpose());
            }
        }
        let mut x_2: u32 = 0;
        let mut c: Hit = (if false {
            Hit(IVec2::new(7_i32, a.0), a.0)
        } else {
            Hit(IVec2::new(a.0, a.0), 2_i32)
        });
        let x = c.step(y);
        a.0 = ([0.0_f32, 0.0_f32].iter().fold(0_i32, |b, &a| 0_i32) >> (1u32));
        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
    }
}

#[flatten]
mod p114 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &i32, y: usize, t: &u32) -> bool {
        let mut k0 = 255u8;
        'outer: while k0 != u8::MAX {
            let mut t = ((-2.5) * (k0 as f32));
            if ([
                ({
                    let mut k1 = ((((k0 as u32) & 15) * (MASK & 7))) & 3;
                    #[keep]
                    'inner: loop {
                        if ((k0 as f32) < (k0 as f32)) {
                            b += (Vec2::new(({ b }), ({ t }))).y;
                        } else if (k1 > (k0 as u32)) {
                            let mut n = IVec3::new(0, (*c), STEPS);
                        } else {
                            let x_2: IVec2 = ((
                                (IVec2::new((*c), (-1_i32)) - IVec2::new(3_i32, (-4_i32))),
                                ((y != 1_usize) as usize),
                                UVec2::new(1_u32, k1),
                            ))
                                .0;
                        }
                        if k1 == 0
                            || (((((k0 as f32) == STILL)
                                || ({
                                    b *= flatten::math::select(b, b, (b > t));
                                    ((*c) != (*c))
                                }))))
                        {
                            break;
                        }
                        k1 -= 1;
                    }
                    let mut k1 = 2u32;
                    'inner: loop {
                        if !(k1 > 0) {
                            break;
                        }
                        k1 -= 1;
                        let c: Hit = Hit { a: (-1) };
                    }
                    (k0 as f32)
                }),
                (Vec4::new(
                    2.0_f32,
                    t,
                    (-1e-40f32),
                    (k0 as f32),
                ))[((k0 as u32) % 2) as usize],
                b,
            ]
                .iter()
                .all(|&a_2| FLAGS[(y).min(8)]))
            {
                break 'outer;
            }
            'block: {
                if (!(Vec2::new((-1.0), 3.0) == Vec2::new((-1.0), 0.0))) {
                    'inner: for y in [
                        ({
                            let q = (-2.5_f32);
                            if q == q { q.to_bits() >> 20 } else { 7 }
                        }),
                        MASKS[(y).min(6)],
                        (MASKS[(({
                            b += t;
                            MASK
                        }) % 7) as usize])
                            .count_ones(),
                    ] {
                        (t, [b, _]) = (
                            (ceil(Vec3::new(0.0_f32, (-2.5_f32), (k0 as f32))))
                                .dot(
                                    (if (y <= 3) {
                                        Vec3::new(t, t, t)
                                    } else {
                                        POINTS[((*c) & 1) as usize]
                                    }),
                                ),
                            [((b / 1.5)).sin(), b],
                        );
                        if FLAGS[((*c) & 1) as usize] {
                            continue;
                        }
                        if true && let Hit { a: ..=5 } = (Hit { a: STEPS }) {}
                    }
                    break 'outer;
                }
            }
            k0 += 1;
        }
        ((if (Vec4::new(0.5_f32, (-1.0_f32), (-0.0_f32), b))
            .abs_diff_eq(Vec4::new(3.0_f32, (-2.5_f32), b, b), 0.5)
        {
            [(*c), (*c), STEPS].iter().all(|&a_2| ((WIDE as i32) <= (*c)))
        } else {
            ((*t) != (*t))
        }) ^ (b > 0.5))
    }
}

#[flatten]
mod p115 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
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
        fn step(&self, a: &f32) -> bool {
            let given: f32 = ((*self)).b;
            let v: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(x_2: f32) -> f32 {
                    (x_2 - HALF).max(HALF)
                }
                t
            };
            let mut a_2: [f32; 3] = [self.b, self.a.z, Self::RATE];
            'outer: for b in a_2 {
                let mut k1 = ((if ((*a) <= a_2[0]) {
                    MASK
                } else {
                    let given: f32 = self.a.y;
                    let a: f32 = {
                        let t = first(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(v: f32) -> f32 {
                            (v - HALF).max(HALF)
                        }
                        t
                    };
                    MASK
                })) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    {
                        if (((-4_i32) + 3_i32) != STEPS) {
                            return (k1 <= k1);
                        }
                    }
                }
            }
            (self.a.x < self.a.y)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut f32, y: i32, mut n: Mat3) -> [i32; 3] {
        true;
        let mut x_2: Pair = Pair {
            a: Vec4::new(1.5, n.y_axis.y, 3.0, (-0.0)),
            b: (-2.5),
        };
        let x = x_2
            .step(
                &{
                    (match ((y <= y), Pair::SIZE, y) {
                        (mut n, 100, 2..5) => 1.0_f32,
                        _ => 2.0_f32,
                    })
                },
            );
        if x {
            let (-7 | -1) = (({
                let mut x: Pair = Pair {
                    b: (*c),
                    ..Pair { b: x_2.a.x, a: x_2.a }
                };
                let a_2 = x.step(&x_2.b);
                x.a.w
                    += (((Mat3::IDENTITY + n) * n.z_axis))
                        .dot(Vec3::new(x_2.a.x, n.x_axis.x, x_2.a.z));
                y
            })) else {
                return [(if x { 5_i32 } else { (i32::MIN + 1) }); 3];
            };
        }
        [
            (((y & 15) * ((y).abs() & 7)) + (n.x_axis.z as i32).clamp(-64, 64)),
            ((((y - (10_i32 + y)) & 15) * (((y) >> (MASK & 31)) & 7))
                + (n.y_axis.y as i32).clamp(-64, 64)),
            (((if x {
                IVec2::new(1_i32, 3_i32)
            } else {
                let mut n: Pair = ({
                    let mut k0 = 2u32;
                    'outer: loop {
                        if !(k0 > 0) {
                            break;
                        }
                        n.x_axis
                            += ((flatten::math::abs(Vec2::new(x_2.a.y, 1.5_f32))
                                + Vec2::new(x_2.a.x, 1.5_f32)))
                                .y;
                        k0 -= 1;
                    }
                    x_2
                });
                let a_2 = n.step(&x_2.a.y);
                IVec2::new(y, 1_i32)
            }))
                .y + (n.x_axis.y as i32).clamp(-64, 64)),
        ]
    }
}

#[flatten]
mod p116 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: u32,
        pub c: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Hit {
        const FIRST: Self = Hit {
            a: Pair(0.5),
            b: 0,
            c: i32::MAX,
        };
        const ALL: [Hit; 2] = [Hit { a: Pair(-0.0), b: 5, c: 3 }, Self::FIRST];
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
        fn step(mut self, a: f32, c: &IVec2, y: f32) -> f32 {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 3) {
                    break;
                }
                if ((((IVec2::new((-1_i32), c.y)).y <= STEPS)
                    && ({
                        self.c <<= 1;
                        (false
                            && ({
                                self.c = (((-1_i32)) as f32 as i32);
                                (self.c > 7_i32)
                            }))
                    })))
                {
                    let a_2 = [a, y];
                    if (((Vec3::new(0.0, y, 0.5))
                        .cmple(Vec3::new(3.0, 1.5, self.a.0))
                        .any()
                        || ({
                            self.b = (2 + self.b);
                            (0_i32 != k0)
                        })))
                    {
                        return 0.0;
                    }
                } else {}
                k0 += 1;
            }
            (a + (self.b as f32))
        }
    }
    impl Pair {
        fn sum(self, a: &mut i32, mut x: usize, y: u32) -> [f32; 2] {
            match ((if x >= x { x - x } else { x })) {
                (0 | 4) => {
                    x |= 1;
                    let (Pair(y), v) = (self, (-1_i32));
                }
                b @ ((0 | 3)) if false => {
                    if (!FLAGS[b % 9]) {
                        if (((if (Self::SIZE > x) {
                            ((-1_i32) < (*a))
                        } else {
                            (y != y)
                        }) || (((*a) <= (*a)) ^ (0_u32 != y))))
                        {
                            return [self.0, self.0];
                        } else {
                            return [
                                hadd(Vec2::new(1.5_f32, 3.0_f32)),
                                (0.0_f32).trunc(),
                            ];
                        }
                    }
                }
                v => {
                    let mut turn = 0;
                    let n: i32 = 'value: loop {
                        if (({
                            let mut k0 = 0i32;
                            'outer: loop {
                                if !(k0 < 2) {
                                    break;
                                }
                                k0 += 1;
                                (*a) = (2_i32).wrapping_shl(y);
                            }
                            true
                        })) {
                            if (Pair::SIZE <= 2) {
                                return [(self.0).sin_cos().0, self.0];
                            } else {
                                return [self.0, self.0];
                            }
                        }
                        if (x != v) {
                            break (*a);
                        }
                        turn += 1;
                        if turn >= 2 {
                            break (*a);
                        }
                    };
                }
            }
            [
                ((self.0).sin_cos().0 + (x as f32)),
                ((self.0
                    + (((Vec4::new(self.0, 0.25_f32, self.0, self.0))
                        .dot(
                            Vec4::new(
                                self.0,
                                TABLE[((*a) & 1) as usize],
                                0.0_f32,
                                self.0,
                            ),
                        ))
                        .min(1.5) + 0.0)) + ((*a) as f32)),
            ]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: bool, mut x: i32, y: f32, t: BVec3) -> u32 {
        'outer: for _ in 0..2 {
            x /= 3;
        }
        let mut v: [f32; 2] = ({ Pair(3.0_f32) })
            .sum(
                &mut x,
                ({
                    b = (Pair::SIZE > 8);
                    Pair::SIZE
                }),
                MASKS[(i32::MAX & 1) as usize],
            );
        'outer: for t in v {
            let mut k1 = (MASK) & 3;
            'inner: loop {
                v = v;
                if k1 == 0 || (b) {
                    break;
                }
                k1 -= 1;
            }
            if (matches!(
                ((({ let q = v[0]; q == q && q.is_sign_negative() }), (MASKS[(({
                v[Hit::SIZE % 2] = (if b { v[1] } else { 3.0_f32 }); MASK }) % 7) as
                usize] & MASK))), (c, 3)
            )) {
                let mut n: Pair = Pair(t);
                let a = n
                    .sum(
                        &mut x,
                        (if b {
                            Pair::SIZE
                        } else {
                            let (mut x, n) = (
                                (if ((NARROW as i32) > (NARROW as i32)) {
                                    v[0]
                                } else {
                                    v[1]
                                }),
                                Hit::step(
                                    ({
                                        n.0 = (n.0
                                            * ({
                                                n.0 = v[1];
                                                y
                                            }));
                                        ({ Hit::ALL[8_usize % 2] })
                                    }),
                                    (y).rem_euclid((v[0])),
                                    &{
                                        (IVec2::new((-1_i32), (WIDE as i32))
                                            ^ IVec2::new(7_i32, STEPS))
                                    },
                                    t,
                                ),
                            );
                            Hit::SIZE
                        }),
                        ({
                            b = false;
                            0_u32
                        }),
                    );
                return 0;
            }
        }
        0
    }
}

#[flatten]
mod p117 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub Vec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Hit {
        const FIRST: Self = Hit(2, Vec2::new(-0.0, 2.0));
        const ALL: [Hit; 2] = [Hit(0, Vec2::new(2.0, -1.5)), Self::FIRST];
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
        fn step(&mut self, mut b: f32, mut x: i32) -> i32 {
            let mut k0 = (5_u32) & 3;
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
                            let mut b = [
                                ((1.0_f32).step(Hit::RATE)).abs(),
                                (self.1.y / self.1.x),
                                self.1.x,
                            ];
                            (self.0 > self.0)
                        })) {
                            return x;
                        }
                    }
                    k1 += 1;
                }
            }
            (x + (self.1.y as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32) -> f32 {
        let mut y: Hit = (match (Hit::SIZE, MASKS[Hit::SIZE % 7]) {
            (mut t, _) => {
                let a: [f32; 3] = 'block: {
                    let mut a_2: [f32; 3] = [1.5_f32; 3];
                    'outer: for &x in &a_2 {
                        if (((match (1_usize != t) {
                            true if ((*c) >= (*c)) => (7_i32 != (*c)),
                            true => (a_2[1] > a_2[0]),
                            false => (t > t),
                        }) && (t < t)))
                        {
                            break 'block [x, a_2[2], 1.5_f32];
                        }
                        t = ((Hit(2_usize, Vec2::new(a_2[2], (-2.5_f32)))).0)
                            .abs_diff((t).abs_diff((if t >= t { t - t } else { 5 })));
                    }
                    if (a_2.len() <= (t + t)) {
                        let mut turn_1 = (MASK) & 1;
                        let x_2: UVec2 = #[keep]
                        'value_1: loop {
                            let t: Vec3 = (Vec3::new(3.0_f32, 2.0_f32, a))
                                .step(
                                    (match (WIDE as i32) {
                                        x_2 => Vec3::new(0.25_f32, a_2[0], a_2[2]),
                                        _ => Vec3::new(a, 1.0_f32, (-1.0_f32)),
                                    }),
                                );
                            'outer: for b in 0..2u16 {
                                if ((((*c) & 15) * ((*c) & 7)) >= 10) {
                                    let Hit(_, ..) = Hit(
                                        Hit::SIZE,
                                        (2.0_f32 * Vec2::new(t.x, 0.5_f32)),
                                    );
                                    break;
                                }
                                let _ = (match (t).is_nan() {
                                    mut a => {
                                        (a
                                            || ({
                                                a_2[(b as usize) % 3] %= 3.0;
                                                ((*c) > (*c))
                                            }))
                                    }
                                    false if ((b as f32) != TABLE[((b as usize)).min(3)]) => {
                                        (t.z > a)
                                    }
                                    false => ((b as usize) != Pair::SIZE),
                                    true => (0.0_f32 <= a),
                                    false => (a_2[0] != a),
                                });
                            }
                            if (1.5_f32 <= t.x) {
                                break UVec2::new(5, MASK);
                            }
                            turn_1 += 1;
                            if turn_1 >= 2 {
                                break UVec2::new(MASK, 0);
                            }
                        };
                        break 'block a_2;
                    }
                    [a, a, a]
                };
                Hit(t, Vec2::new(1.5_f32, 3.0_f32))
            }
            (_, (0 | 0)) => Hit(Hit::SIZE, Vec2::new(a, 0.0_f32)),
            _ => Hit::FIRST,
        });
        let c = y.step((-1.0), (*c));
        a
    }
}

#[flatten]
mod p118 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool);
    #[derive(Clone, Copy)]
    pub struct State;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        fn step(&self, a: f32, c: i32) -> i32 {
            let mut c = (((('block: {
                let a: Pair = Pair;
                if (c != c) {
                    let start = (State::RATE - 0.0);
                    let mut t = 0.0;
                    t += start;
                    break 'block 0_i32;
                }
                let mut turn_1 = 0;
                let n: State = #[keep]
                'value_1: loop {
                    if (c < c) {
                        let mut x = [
                            (Hit((c != c)), IVec2::new((-4_i32), (-1_i32))),
                            (Hit(((-4_i32) <= c)), IVec2::new(c, c)),
                            (Hit(false), IVec2::new(c, STEPS)),
                        ];
                        if ((x[2].1).y >= (x[1].1.y - 2)) {
                            x = [
                                x[(x[2].1.x & 1) as usize],
                                x[(({
                                    x[0] = (Hit(x[2].0.0), x[0].1);
                                    3_u32
                                }) % 3) as usize],
                                (Hit((x[2].1.x > x[1].1.y)), ({ x[0].1 })),
                            ];
                            return ({ (x[0].1.y | 1) });
                        }
                    } else {
                        let mut a_2: [(Hit, IVec2); 3] = [
                            (
                                Hit::ALL[(MASKS[Self::SIZE % 7] % 2) as usize],
                                IVec2::new(c, c),
                            ),
                            (Hit((c <= 3_i32)), IVec2::new(c, 1_i32)),
                            (Hit((10_i32 != 1_i32)), IVec2::new(3_i32, 2_i32)),
                        ];
                        'outer: for (Hit(t), _) in a_2 {
                            if t {
                                break;
                            }
                        }
                    }
                    if false {
                        break State;
                    }
                    if (3_i32 <= (WIDE as i32)) {
                        break 'value_1 State;
                    }
                    turn_1 += 1;
                    if turn_1 >= 1 {
                        break State;
                    }
                };
                (-1_i32)
            }) | c) & 15) * (c & 7));
            ((c - c) + c)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut f32) -> Vec4 {
        'outer: for a in 0..2u8 {
            if (0.0_f32 <= (*c)) {
                'block: {
                    if ((BVec3::new(false, ((*c) > (*c)), false))
                        == (BVec3::new(
                            ((*c) > (*c)),
                            ((a as f32) > (*c)),
                            FLAGS[((a as i32) & 1) as usize],
                        )))
                    {
                        break 'block;
                    }
                    let mut n = [([(*c), (*c), (*c)])[0], (*c), (*c)];
                }
                return Vec4::new(
                    (*c),
                    ((a as f32)).ceil(),
                    (2.0_f32 + (-0.0)),
                    (a as f32),
                );
            }
            if (HALF <= (*c)) {
                break;
            }
            let mut a_2: Pair = Pair;
            let a = a_2
                .step(
                    (Vec4::new((-1.0_f32), 16_777_217f32, (*c), (*c)))
                        .dot(Vec4::new((-2.5), (-2.5), (a as f32), 1.5)),
                    ({
                        (*c) -= ((a as f32) * 1.0_f32);
                        STEPS
                    }),
                );
        }
        ((Vec4::new(0.5_f32, 0.25_f32, (*a), 1.5_f32)).clamp_length_max(2.0)
            + Vec4::splat((*c)))
    }
}

#[flatten]
mod p119 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&mut self, a: &f32) -> i32 {
            let mut b = ((9 - ((false || ((*a) > 2.0_f32)) as u8)
                - ((FLAGS[(STEPS & 1) as usize]
                    || ((self.0.z <= self.0.z) != ((-2.5_f32) <= (-2.5_f32)))) as u8))
                as u32 & 255);
            (((i32::MIN + 1)
                + ('block: {
                    let t = (WIDE as i32);
                    if false {
                        let mut turn_1 = ((0_u32 ^ 1_u32)) & 1;
                        let a_2: i32 = #[unroll(max = 3)]
                        'value_1: loop {
                            'outer: for x_2 in (0..3).rev() {
                                if ((*a) >= (((self.0.x).min(self.0.z) + 0.0) + self.0.y))
                                {} else {}
                                if (self.0.z < self.0.y) {
                                    break;
                                }
                            }
                            if (b > b) {
                                break 'value_1 t;
                            }
                            turn_1 += 1;
                            if turn_1 >= 3 {
                                break 1;
                            }
                        };
                        break 'block a_2;
                    }
                    t
                })) + (self.0.y as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: Vec2, mut x: i32) -> f32 {
        let mut x: Pair = Pair(Vec3::new(b.y, 1.5_f32, b.y));
        let a_2 = x.step(&b.y);
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            b += b;
            let mut k1 = -1i32;
            'inner: while k1 <= -3 {
                k1 = 2 + k1;
                if (({
                    let q = x.0.y;
                    q == q && q.is_sign_negative()
                })) {
                    return ((2.0_f32).hypot(b.y)
                        - (Vec3::new(0.5_f32, (-2.5_f32), 0.25_f32)).z);
                }
                if ((match (Vec4::new(x.0.y, 0.5_f32, (-2.5_f32), x.0.x)).element_sum() {
                    t => ((-1.0_f32)).is_finite(),
                    mut y => {
                        if (((((b.y < 3.0)
                            || ({
                                x.0.z = (b.x % x.0.y);
                                (STEPS > a_2)
                            })) & (a_2 != 3))
                            && ({
                                x.0.x = 0.25;
                                (Pair::SIZE < Pair::SIZE)
                            })))
                        {
                            let given: f32 = (if b.y <= (-2.5) {
                                (flatten::math::distance(
                                    Vec4::new(0.0_f32, (-1.0_f32), x.0.x, (-0.0_f32)),
                                    Vec4::new(b.x, x.0.x, 1.5_f32, 0.5_f32),
                                ))
                                    .clamp(b.y, (-2.5)) + 0.0
                            } else {
                                y
                            });
                            let n: f32 = {
                                let t = first(given);
                                fn first(x: f32) -> f32 {
                                    (x - 0.5).max(0.5)
                                }
                                t
                            };
                        } else if ((((IVec2::new(1_i32, a_2)) == (IVec2::new(k0, k0)))
                            != ({
                                let q = 0.25_f32;
                                q == q && q.is_sign_negative()
                            })))
                        {
                            let [[mut c, ..], [_, ..], [mut n, t]] = [
                                [
                                    (
                                        BVec3::new(true, false, (0_i32 < (-1_i32))),
                                        Vec4::new(0.0_f32, 1.0_f32, 0.5_f32, 3.0_f32),
                                        x,
                                    ),
                                    (
                                        BVec3::new((x.0.z != HALF), false, true),
                                        Vec4::new(0.25_f32, b.x, 0.0_f32, 0.0_f32),
                                        x,
                                    ),
                                ],
                                [
                                    (
                                        BVec3::new(false, false, true),
                                        Vec4::new(b.y, b.x, b.x, TABLE[(3_usize).min(3)]),
                                        Pair(x.0),
                                    ),
                                    (
                                        BVec3::new(true, false, (0.5_f32 > b.y)),
                                        Vec4::new((-0.0_f32), 0.25_f32, 2.0_f32, (-0.0_f32)),
                                        Pair(x.0),
                                    ),
                                ],
                                [
                                    (
                                        BVec3::new(false, true, false),
                                        Vec4::new((-1.0_f32), 0.5_f32, x.0.x, 3.0_f32),
                                        x,
                                    ),
                                    (
                                        BVec3::new(false, false, false),
                                        Vec4::new((-0.0_f32), y, y, (-0.0_f32)),
                                        Pair(x.0),
                                    ),
                                ],
                            ];
                        } else {}
                        (x.0.y <= b.x)
                    }
                })) {
                    continue 'inner;
                }
            }
            k0 += 1;
        }
        (b.x + x.0.x)
    }
}

#[flatten]
mod p120 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: IVec3, c: i32) -> i32 {
        let mut c = dot(
            Vec2::new(TABLE[Pair::SIZE % 4], (-2.5_f32)),
            Vec2::new(HALF, 1.0_f32),
        );
        let c: f32 = 'block: {
            if ((if (BVec3::new(true, (a.x <= a.y), (3.0_f32 < c))).any() {
                return [
                    select(a.y, a.y, FLAGS[(5_u32 % 9) as usize]),
                    a.y,
                    [a.y, a.z, a.z].iter().fold(a.z, |n, &y| a.z),
                ]
                    .iter()
                    .fold(a.x, |x_2, &a_2| (a_2 & 31).pow(2));
            } else {
                (0.5_f32 > c)
            })) {
                break 'block c;
            }
            let mut k0 = ((MASK | 2_u32)) & 3;
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        'block_1: {
                            let mut b: Vec3 = ((if (k0 > 1) {
                                Vec4::new(c, 1.5_f32, (-0.0_f32), 1.5_f32)
                            } else {
                                Vec4::new((-2.5_f32), 1.0_f32, c, 0.0_f32)
                            }))
                                .truncate();
                            if ((matches!((Hit { a : k0 }), Hit { a : 100 })
                                && (false == true)))
                            {
                                break 'outer;
                            }
                            let mut t = (Vec3::new(c, b.z, c)).as_ivec3();
                            let mut b = Pair(
                                (match Pair(UVec2::new(2_u32, k0), t.y) {
                                    Pair(y, 1_000) => UVec2::new(y.x, 5_u32),
                                    Pair(_, _) => UVec2::new(k0, k0),
                                    Pair(_, 0) => UVec2::new(k0, 5_u32),
                                    _ => UVec2::new(k0, k0),
                                }),
                                2_i32,
                            );
                        }
                    }
                    k1 += 1;
                }
            }
            c
        };
        (a.x + a.z)
    }
}

#[flatten]
mod p121 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub i32);
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
        const FIRST: Self = Pair { a: true };
        const ALL: [Pair; 2] = [Pair { a: false }, Self::FIRST];
    }
    impl State {
        const FIRST: Self = State(3);
        const ALL: [State; 2] = [State(-2), Self::FIRST];
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
    pub fn entry(a: f32, c: i32) -> [State; 3] {
        #[keep]
        'outer: for x_2 in ((({
            'outer: for c in 0..3 {
                if ((1.5_f32 < a) ^ (((c as i32) < c) == (a > (-0.0)))) {
                    continue 'outer;
                }
                if (((Vec3::new((-2.5_f32), 1.5_f32, 0.25_f32)).yzx())
                    .dot((Vec3::new(0.0_f32, (-1.0_f32), 0.25_f32)).rotate_y(a))
                    <= (0..3i32).map(|c| f32::MIN_POSITIVE).sum::<f32>())
                {
                    let mut x: [i32; 3] = [(c as i32); 3];
                    let mut x: Pair = Pair {
                        a: (match Pair::ALL[(MASK % 2) as usize] {
                            Pair { a: mut c } => {
                                matches!((2_usize, a), (1..= 4, mut b @ 2.0))
                            }
                            Pair { a: false } => (a < a),
                            Pair { a: true } => (MASKS[(MASK % 7) as usize] == MASK),
                            _ => ({ false }),
                        }),
                    };
                    let [Hit { a: _ }, ..] = [Hit { a: Pair::FIRST }, Hit { a: x }];
                } else {
                    if (({
                        let q = 0.0_f32;
                        q == q && q.is_sign_negative()
                    })) {
                        let mut a = (((2_u32 + MASK)).max(((MASK) >> (MASK & 31))))
                            .max((MASK & ((a) as u32 & 1023)));
                    }
                }
            }
            'outer: for b in 0..(COUNT + 1) {
                let mut a: BVec3 = ((BVec3::new(true, true, (b <= b))
                    ^ (BVec3::new((a <= a), false, true)
                        ^ BVec3::new(true, false, ((-1.0_f32) < a))))
                    & BVec3::new(true, false, true));
            }
            c
        }) & 3)..=((-c) & 3))
        {
            if ((BVec3::new((a > a), (a > a), FLAGS[(MASK % 9) as usize]))
                == (BVec3::new((STEPS != c), (x_2 < c), false)))
            {
                continue;
            }
        }
        [State((c >> 2)), State((c).wrapping_mul(STEPS)), State::ALL[State::SIZE % 2]]
    }
}

#[flatten]
mod p122 {
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
    pub struct State(pub Pair);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Hit {
        const FIRST: Self = Hit { a: 3 };
        const ALL: [Hit; 2] = [Hit { a: -2 }, Self::FIRST];
    }
    impl State {
        const FIRST: Self = State(Pair { a: 2 });
        const ALL: [State; 2] = [State(Pair { a: 0 }), Self::FIRST];
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
        fn step(&mut self, a: [f32; 2], mut x: i32) -> Mat2 {
            if (((select(x, x, (x <= x))
                + (match (MASK, a[1]) {
                    (..=100, 0.25..=8.0) => {
                        let mut turn = 0;
                        let n: Vec3 = 'value: loop {
                            if (TABLE[Self::SIZE % 4] != a[0]) {
                                break Vec3::new((-2.5), (-1.0), (-2.5));
                            }
                            if (a[0] > 16_777_217f32) {
                                break (match (IVec2::new(3_i32, x)
                                    == IVec2::new((-1_i32), 3_i32))
                                {
                                    true => {
                                        if ((if (self.a <= self.a) {
                                            (match (Hit { a: x }) {
                                                Hit { a: ..=-1 } => (!(a[0] < a[0])),
                                                Hit { a: _ } => (((-2.5_f32) < 3.0) && (self.a <= self.a)),
                                                Hit { a: mut c } => (a[1] < a[1]),
                                                _ => (FLAGS[(1_u32 % 9) as usize] ^ true),
                                            })
                                        } else {
                                            (self.a <= self.a)
                                        })) {
                                            let _ = (((self.a > MASK) && (a[0] != 0.0))
                                                || ({
                                                    x = x;
                                                    (Self::SIZE >= Hit::SIZE)
                                                }));
                                        }
                                        (Vec3::new((-1.0), a[0], 0.5)
                                            - Vec3::new((-1.0), a[0], STILL))
                                    }
                                    _ => (Vec3::new(a[1], a[0], a[1])).rotate_y(a[1]),
                                });
                            }
                            turn += 1;
                            if turn >= 1 {
                                break vec3(a[0], Pair::RATE, a[1]);
                            }
                        };
                        x
                    }
                    (mut v, mut x @ ..=0.25) => (WIDE as i32),
                    (c, v) => x,
                    _ => (-4_i32),
                })) <= x))
            {} else {}
            Mat2::from_cols(
                (Mat2::from_cols(Vec2::new(a[0], a[1]), Vec2::new((-0.0_f32), 1.5_f32)))
                    .x_axis,
                ((Vec2::new(a[1], (-2.5)) / (-3.0)) + Vec2::splat((x as f32))),
            )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> u32 {
        'block: {
            let mut n: Pair = Pair { a: MASK };
            let x_2 = n
                .step(
                    [(if (a != a) {
                        a
                    } else {
                        if (5_i32 != 0) {
                            let mut x_2: Mat2 = mat2(
                                Vec2::new((-0.0), 1.0),
                                atan(
                                    (Vec2::new(a, 1.5_f32))
                                        .mul_add(Vec2::new(a, 0.5_f32), Vec2::new(a, a)),
                                ),
                            );
                            {
                                let start = (if Pair::SIZE >= Pair::SIZE {
                                    Pair::SIZE - Pair::SIZE
                                } else {
                                    State::SIZE
                                });
                                let mut t = 2;
                                t += start;
                                let mut c: i32 = ((((((c & 63) << 1) & 15)
                                    * ((if (c <= c) { c } else { c }) & 7)) & 63) << (1u32));
                                x_2.x_axis = (x_2.y_axis)
                                    .reject_from(Vec2::new(3.0_f32, x_2.x_axis.x));
                            }
                            if true {
                                let mut x: Pair = Pair { a: n.a };
                                let a_2 = x
                                    .step(
                                        ({
                                            x_2.y_axis = x_2.x_axis;
                                            [1.5_f32; 2]
                                        }),
                                        (!c),
                                    );
                            }
                        }
                        a
                    }); 2],
                    (match Hit::FIRST {
                        Hit { a: _ } => {
                            let mut turn_1 = 0;
                            let y: State = 'value_1: loop {
                                'block_2: {
                                    if (({ ((-0.0_f32) < a) })) {
                                        let mut a: Pair = Pair { a: n.a };
                                        let c = a
                                            .step(
                                                [
                                                    (if ((-4_i32) < 5) { 2.0_f32 } else { STILL }),
                                                    (match c {
                                                        _ => STILL,
                                                        a_2 @ -7 => (-1.0_f32),
                                                        _ => 0.0_f32,
                                                        _ => STILL,
                                                    }),
                                                ],
                                                (c % (2_i32 | 1)),
                                            );
                                        break 'block_2;
                                    }
                                }
                                if (c > c) {
                                    break 'value_1 State::FIRST;
                                }
                                if (0.0_f32 > a) {
                                    break State(Pair { a: n.a });
                                }
                                turn_1 += 1;
                                if turn_1 >= 2 {
                                    break State(n);
                                }
                            };
                            c
                        }
                        Hit { a: t } if (n.a <= n.a) => 10,
                        Hit { a: -7 } => c,
                        _ => 1,
                    }),
                );
            if false {
                break 'block;
            }
        }
        (MASK + 0)
    }
}

mod p123 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
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
    pub fn entry(a: &mut f32, mut x: Vec4, y: f32) -> UVec2 {
        let mut k0 = ((MASK).wrapping_mul(MASK)) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            if ((match (((5_u32 & 15) * (k0 & 7)) <= k0) {
                _ => ((HALF / (-3.0)) > ((*a) % 2.0)),
                true => {
                    let start = (('block: {
                        if ((BVec3::new(false, (k0 <= 8_u32), false))
                            == (BVec3::new((x.z != x.y), true, (x.x != x.y))))
                        {
                            let n: i32;
                            if ((((*a) < x.z)
                                && ({
                                    x.y = (0.0 + x.z);
                                    (FLAGS[(k0 % 9) as usize]
                                        && ({
                                            (*a) /= 2.0;
                                            (k0 < k0)
                                        }))
                                })))
                            {
                                x.x = (x).length_squared();
                                n = (((!STEPS) & 15) * (STEPS & 7));
                            } else {
                                n = (((WIDE as i32) + STEPS) ^ ((k0 & 255) as i32));
                            }
                            break 'outer;
                        }
                        ((k0 > k0) as i32)
                    })
                        | (if FLAGS[(MASK % 9) as usize] {
                            if ((*a) < x.y) {
                                (x.x, [(*a), _]) = (
                                    3.0,
                                    [
                                        (x.z
                                            - ({
                                                x.z = ((y).saturate() + 0.0);
                                                y
                                            })),
                                        (-1.0_f32),
                                    ],
                                );
                                return UVec2::new(MASK, 2);
                            }
                            break 'outer;
                        } else {
                            STEPS
                        }));
                    let mut x = 0;
                    x += start;
                    (0_i32 < x)
                }
                false => (k0 < k0),
            })) {} else {}
            if k0 == 0 || (true) {
                break;
            }
            k0 -= 1;
        }
        UVec2::new(3, 2)
    }
}

#[flatten]
mod p124 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32);
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, mut v: [i32; 3]) -> i32 {
        let (a, (Pair(_), mut n)) = (
            (IVec3::new(5_i32, v[0], 3_i32)).signum(),
            (
                (match ((v[1] & 7) as usize) {
                    a @ 1.. => {
                        _ = (10_i32 != v[1]);
                        (if (v[1] != v[1]) {
                            'outer: for (b, &v) in v
                                .iter()
                                .zip(&[2_i32, (v[2] + (-4_i32)), ((c) >> (8_u32 & 31))])
                            {
                                if ((IVec2::new((*b), (NARROW as i32)))
                                    .max(IVec2::new(10, 0))
                                    == (IVec2::new(5_i32, c))
                                        .wrapping_add_unsigned(UVec2::new(3_u32, MASK)))
                                {
                                    let mut n = (Pair::RATE).copysign((HALF).max(-9.0));
                                    continue;
                                }
                                let mut y: [i32; 3] = [5_i32, (*b), (*b)];
                            }
                            Pair(MASKS[a % 7])
                        } else {
                            let t: Pair = Pair(MASK);
                            t
                        })
                    }
                    _ => {
                        let mut k0 = (MASKS[Pair::SIZE % 7]) & 3;
                        #[keep]
                        'outer: loop {
                            if k0 == 0 {
                                break;
                            }
                            let mut k1 = 0;
                            'inner: while k1 < 2 {
                                if k1 == 0 {
                                    k0 -= 1;
                                    v[(k0 % 3) as usize] ^= c;
                                    let mut a = v[2];
                                    let a_2: i32;
                                    if ((!({ (v[0] > 5) }))) {
                                        v = [
                                            v[1],
                                            (if (a < 3) { a } else { v[2] }),
                                            (STEPS | v[0]),
                                        ];
                                        a_2 = c;
                                    } else {
                                        a_2 = v[0];
                                    }
                                }
                                k1 += 1;
                            }
                        }
                        Pair(MASKS[(2_u32 % 7) as usize])
                    }
                }),
                Pair(MASK),
            ),
        );
        (v[0] % (((-v[2])).min((0_i32).saturating_mul(a.y)) | 1))
    }
}

#[flatten]
mod p125 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        fn step(&mut self, a: &mut f32, c: i32, y: [i32; 2]) -> f32 {
            let a_2: Mat4 = mat4(
                Vec4::new((-1.0), 0.5, 1.5, (-1.0)),
                Vec4::new((*a), 1.5, (*a), 0.0),
                Vec4::new(self.a.z, (*a), 2.0, f32::MIN),
                Vec4::new((-2.5), 0.0, 0.25, 3.0),
            );
            ((if [a_2.z_axis.y, (Hit(5_i32, a_2.y_axis.z)).1, (-1.0_f32)]
                .iter()
                .all(|&x| FLAGS[(MASK % 9) as usize])
            {
                if (y[1] != y[1]) {
                    self.a.z = ((if 0.5_f32 <= a_2.z_axis.y {
                        ((if (y[1] != (-4)) {
                            a_2.w_axis.x
                        } else {
                            'outer: for y in 1..=2 {
                                let mut b = ([(y as i32), (y as i32)])[0];
                                let mut v = ((((a_2.z_axis.z > a_2.z_axis.x) as i16) + 3)
                                    as i32);
                                (*self) = Pair {
                                    a: ((0.0_f32 * self.a)).min(Vec3::splat(0.5)),
                                };
                            }
                            a_2.w_axis.w
                        }))
                            .clamp(0.5_f32, a_2.z_axis.y) + 0.0
                    } else {
                        (*a)
                    }))
                        .floor();
                    return a_2.w_axis.y;
                }
                ((Vec2::new(2.0_f32, (-2.5_f32)) / 2.0)).y
            } else {
                let mut k0 = ((FLAGS[(MASK % 9) as usize] as u32)) & 3;
                #[keep]
                'outer: loop {
                    if k0 == 0 {
                        break;
                    }
                    let mut k1 = 0;
                    'inner: while k1 < 2 {
                        if k1 == 0 {
                            k0 -= 1;
                            let mut x_2: i32 = ((5_i32 & 15) * (y[0] & 7));
                        }
                        k1 += 1;
                    }
                }
                1.5
            }) + self.a.x)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut Vec3) -> BVec3 {
        let mut b = Pair {
            a: (((*c) * c.x) + Vec3::new((*a), (*a), c.y)),
        };
        let mut x_2: Pair = Pair {
            a: Vec3::new(c.z, c.y, (-0.0)),
        };
        let a_2 = x_2.step(&mut c.z, (-STEPS), [STEPS, STEPS]);
        let a: [i32; 2] = [
            ((LEVELS[(2_u32 % 8) as usize] % 7)
                & ('block: {
                    if (((STEPS + 10_i32)
                        == (match (MASK, STEPS) {
                            (..=2, 2) => (NARROW as i32),
                            (4, x_2 @ 0) => x_2,
                            (1, 5..) => (NARROW as i32),
                            _ => {
                                if false {
                                    let x_2 = Pair {
                                        a: (x_2.a).move_towards(b.a, 0.5),
                                    };
                                    return (BVec3::new(true, true, true)
                                        ^ BVec3::new((2.0_f32 > (*a)), true, (b.a.z < b.a.z)));
                                }
                                7
                            }
                        })))
                    {
                        let mut b: Pair = Pair { a: x_2.a };
                        let a = b
                            .step(
                                &mut c.z,
                                (IVec2::new(2_i32, (-1_i32)) & 63)
                                    .dot(IVec2::new(STEPS, 7_i32) & 15),
                                (match ((x_2.a.z < x_2.a.x), STEPS, (WIDE as i32)) {
                                    (
                                        true,
                                        x,
                                        -1,
                                    ) if (('block_1: {
                                        if (x <= x) {
                                            match x_2.a.x {
                                                mut x_2 @ 0.25 => {
                                                    return (!(IVec3::new(x, 3_i32, x))
                                                        .cmpeq(IVec3::new(x, (-4_i32), 10_i32)));
                                                }
                                                x_2 => {
                                                    'block_2: {
                                                        if ((IVec2::new(10_i32, x)) == (IVec2::new(0_i32, x))) {
                                                            let (mut y, mut c) = (
                                                                ((IVec3::new(x, 0_i32, 1_i32) + IVec3::new(3_i32, x, x)))
                                                                    .min(IVec3::new(5_i32, x, x)),
                                                                (([x, x])[0] & select(x, x, FLAGS[Pair::SIZE % 9])),
                                                            );
                                                            break 'block_2;
                                                        }
                                                        let given: f32 = (if (Pair::SIZE >= Pair::SIZE) {
                                                            (match Hit(7_i32, b.a.z) {
                                                                Hit(_, (1.0 | 0.25)) if ((x > 7) || false) => b.a.z,
                                                                Hit(5..=1_000, mut a_2) => (*a),
                                                                Hit(1_000, 1.0) => b.a.x,
                                                                a_2 => (-2.5),
                                                            })
                                                        } else {
                                                            (HALF).round()
                                                        });
                                                        let t: f32 = {
                                                            const HALF: f32 = STEPS as f32 * 0.25;
                                                            const STEPS: i32 = 2;
                                                            fn first(t: f32) -> f32 {
                                                                if t < HALF { -t } else { t }
                                                            }
                                                            let t = first(given);
                                                            t
                                                        };
                                                    }
                                                    match x {
                                                        _ => {
                                                            let mut a: Mat4 = ((if (2_i32 > (-1)) {
                                                                Mat4::from_cols(
                                                                    Vec4::new(b.a.x, x_2, 1.0_f32, 0.0_f32),
                                                                    Vec4::new(STILL, 3.0_f32, (*a), 0.25_f32),
                                                                    Vec4::new(b.a.y, x_2, b.a.x, 2.0_f32),
                                                                    Vec4::new((-2.5_f32), 0.25_f32, b.a.z, 0.25_f32),
                                                                )
                                                            } else {
                                                                (if false {
                                                                    Mat4::from_cols(
                                                                        Vec4::new((-0.0_f32), (-2.5_f32), 1.5_f32, (-0.0_f32)),
                                                                        Vec4::new(0.25_f32, 0.25_f32, b.a.y, (-0.0_f32)),
                                                                        Vec4::new(0.5_f32, 2.0_f32, a_2, x_2),
                                                                        Vec4::new(16_777_217f32, (-1.0_f32), (*a), (-0.0_f32)),
                                                                    )
                                                                } else {
                                                                    Mat4::from_diagonal(
                                                                        Vec4::new(0.0_f32, 3.0_f32, (-1.0_f32), (-0.0_f32)),
                                                                    )
                                                                })
                                                            })
                                                                * Mat4::from_cols(
                                                                    (Vec4::new((-2.5_f32), b.a.y, (-0.0_f32), b.a.y)
                                                                        * Vec4::new(a_2, a_2, 0.25_f32, 1.0_f32)),
                                                                    Vec4::new(x_2, 0.0_f32, 0.0_f32, 0.0_f32),
                                                                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                                                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                                                ));
                                                        }
                                                        -7 => {}
                                                        -7 => {}
                                                        _ => {}
                                                    }
                                                }
                                            }
                                            break 'block_1 false;
                                        }
                                        false
                                    })) => [0_i32, 0_i32],
                                    (true, -7, -7) => [0_i32, 0_i32],
                                    (true, -7, -7) => [0_i32, 0_i32],
                                    _ => [0_i32, 0_i32],
                                }),
                            );
                        break 'block 0_i32;
                    }
                    0_i32
                })),
            0_i32,
        ];
        BVec3::new(false, false, false)
    }
}

#[flatten]
mod p126 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub f32);
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [i32; 3], mut x: i32) -> [(Vec3, Vec4); 3] {
        let mut k0 = ((if (1_i32 != a[1]) {
            let (mut a, mut n) = (
                (Pair(a[2], Pair::RATE)).1,
                (IVec2::new((i32::MIN + 1), (-1_i32)) / 2),
            );
            2_u32
        } else {
            MASK
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
                    let _ = (if true {
                        if (k0 > k0) {
                            a[2] <<= 1;
                            break;
                        }
                        (1_u32 != k0)
                    } else {
                        return (if (Vec2::new(0.5, TABLE[Pair::SIZE % 4])
                            == Vec2::new(3.0, 2.0))
                        {
                            [
                                (
                                    Vec3::new(HALF, HALF, (-2.5_f32)),
                                    Vec4::new(STILL, (-1.0_f32), 0.5_f32, (-1.0_f32)),
                                ),
                                (
                                    Vec3::new(STILL, 0.0_f32, 0.25_f32),
                                    Vec4::new(
                                        TABLE[(a[0] & 1) as usize],
                                        1.0_f32,
                                        3.0_f32,
                                        0.5_f32,
                                    ),
                                ),
                                (
                                    POINTS[Pair::SIZE % 6],
                                    Vec4::new(3.0_f32, RAMP[Pair::SIZE % 9], HALF, 0.5_f32),
                                ),
                            ]
                        } else {
                            [(
                                Vec3::new((-0.0_f32), (-2.5_f32), 1.5_f32),
                                Vec4::new(HALF, 1.0_f32, HALF, (-0.0_f32)),
                            ); 3]
                        });
                    });
                }
                k1 += 1;
            }
        }
        [
            (
                (vec3(HALF, HALF, (if (10_i32 != 2) { STILL } else { STILL }))
                    + Vec3::splat((x as f32))),
                Vec4::new(
                    TABLE[(MASK % 4) as usize],
                    2.0,
                    1.5,
                    TABLE[(10_i32 & 1) as usize],
                ),
            ),
            (
                Vec3::new(
                    0.25_f32,
                    RAMP[(({
                        (*a)[(x & 1) as usize] = a[2];
                        MASK
                    }) % 9) as usize],
                    HALF,
                ),
                Vec4::new(0.5_f32, (-2.5_f32), Pair::RATE, 3.0_f32),
            ),
            (
                CORNER,
                (Vec4::new((-1.0), 0.25, HALF, Pair::RATE) + Vec4::splat((a[1] as f32))),
            ),
        ]
    }
}

#[flatten]
mod p127 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
        pub b: bool,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    fn second(a: f32) -> f32 {
        let (a_2, a) = (
            ((WIDE as i32)
                - (if (a <= a) {
                    return (if (({
                        let mut a_2 = a;
                        {
                            let (b, (mut x, mut a)) = (
                                ({ (CORNER).cmplt(Vec3::new(0.5_f32, 1.0_f32, 0.25_f32)) }),
                                (
                                    BVec3::new((3.0_f32 != HALF), false, false),
                                    BVec3::new(false, false, false),
                                ),
                            );
                            match ((
                                (if (a_2 == a_2) {
                                    (if (a_2 < a_2) { STEPS } else { STEPS })
                                } else {
                                    ((WIDE as i32) * 0)
                                }),
                                (a_2 < (-1.0_f32)),
                            )) {
                                (mut c, x_2) => {
                                    let mut t: (f32, Vec3, i32) = (
                                        ((a_2 * a_2) * (a_2 + (-0.0))),
                                        ((POINTS[(MASK % 6) as usize])
                                            .copysign((Vec3::new(a_2, a_2, a_2)).max(Vec3::splat(-9.0)))
                                            % 1.5),
                                        (c).abs(),
                                    );
                                    ((UVec2::new(MASK, 3_u32)).y
                                        <= flatten::math::select(8_u32, 8_u32, x_2));
                                }
                                (_, _) => {
                                    let mut b = (if (any(
                                        (if (FLAGS[(({
                                            a
                                                &= (POINTS[Pair::SIZE % 6])
                                                    .cmplt(Vec3::new(a_2, (-1.0_f32), a_2));
                                            8_u32
                                        }) % 9) as usize])
                                        {
                                            BVec3::new(true, true, true)
                                        } else {
                                            BVec3::new((0.25_f32 <= STILL), true, false)
                                        }),
                                    )) {
                                        (NARROW as i32)
                                    } else {
                                        5
                                    });
                                }
                                (mut v, a_2 @ false) if a_2 => {}
                                _ => {}
                            }
                        }
                        FLAGS[(({
                            a_2 = a;
                            MASK
                        }) % 9) as usize]
                    })) {
                        Pair::RATE
                    } else {
                        a
                    });
                } else {
                    STEPS
                })),
            MASK,
        );
        (STILL + ((TABLE[Pair::SIZE % 4]).sin() * (HALF).cos() + (STILL).sin()))
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, mut v: IVec3) -> bool {
        let a = ((*a) * 1.0);
        {
            let Pair { a, b: c } = Pair {
                b: (a <= a),
                a: IVec2::new(1_i32, 10_i32),
            };
        }
        'block: {
            if (((match (Pair {
                a: IVec2::new(0_i32, 3_i32),
                b: (v.z < 10_i32),
            }) {
                Pair { a: _, b: c } => Pair::SIZE,
                _ => 5_usize,
            }) < (5_usize).min(Pair::SIZE)))
            {
                break 'block;
            }
            let given: f32 = ((a).signum()).fract();
            let v: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(x: f32) -> f32 {
                    x * HALF + 1.0
                }
                t
            };
        }
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= -1) {
                break;
            }
            v.z >>= 1;
            if ((Pair {
                a: IVec2::new(x, v.z),
                ..Pair {
                    a: IVec2::new(7_i32, (-4_i32)),
                    b: (v.z > 7_i32),
                }
            })
                .b)
            {
                'inner: for y in 0..1usize {
                    let mut c: IVec3 = (((IVec3::new(2_i32, v.z, 2_i32))
                        .wrapping_add_unsigned(UVec3::new(1_u32, 0_u32, 8_u32)) + v)
                        ^ v);
                    let mut b = ({
                        (if (2.0_f32 > a) {
                            (if (a <= a) { k0 } else { 10 })
                        } else {
                            x
                        })
                    });
                    let mut x_2: f32 = a;
                    let Pair { a: mut n, .. } = Pair {
                        b: (v.y > v.y),
                        a: (IVec2::new(c.x, v.z))
                            .wrapping_add_unsigned(UVec2::new(1_u32, 2_u32)),
                    };
                }
                return (HALF <= a);
            }
            k0 = k0 + 2;
        }
        let a: bool = 'block: {
            if (((-2.5_f32)).signum() > (Vec2::new(a, (-1.0_f32))).y) {
                let mut turn_1 = ((MASK ^ MASK)) & 1;
                let a: Pair = #[unroll(max = 3)]
                'value_1: loop {
                    let mut turn_2 = 0;
                    let a: u32 = 'value_2: loop {
                        if (((a).sin()
                            >= second(
                                ({
                                    v.y &= x;
                                    a
                                }),
                            )))
                        {
                            break 0;
                        }
                        if false {
                            break 0;
                        }
                        turn_2 += 1;
                        if turn_2 >= 1 {
                            break 0;
                        }
                    };
                    turn_1 += 1;
                    if turn_1 >= 3 {
                        break Pair {
                            a: IVec2::new(0, 0),
                            b: false,
                        };
                    }
                };
                break 'block false;
            }
            false
        };
        false
    }
}

#[flatten]
mod p128 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub usize);
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(&self, a: usize) -> i32 {
            let mut k0 = (0_u32) & 3;
            'outer: loop {
                let mut k1 = 0i32;
                'inner: loop {
                    if !(k1 < 2) {
                        break;
                    }
                    let mut c = (match ((((k0 != k0) || (k1 > k1)) as u32), k0, k1) {
                        (t, _, _) => {
                            Mat3::from_diagonal(Vec3::new(self.0.x, self.0.z, 3.0))
                        }
                        _ => Mat3::from_cols(self.0, self.0, self.0),
                    });
                    k1 += 1;
                }
                if k0 == 0 || (true) {
                    break;
                }
                k0 -= 1;
            }
            (LEVELS[(MASKS[a % 7] % 8) as usize] + (WIDE as i32))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: u32, c: i32, y: i32) -> [i32; 2] {
        let mut t: Pair = Pair(Vec3::new(1.0_f32, TABLE[(STEPS & 1) as usize], HALF));
        let a = t.step(Hit::SIZE);
        'outer: for v in 0..0u8 {
            let mut v: [i32; 2] = [(-1_i32), (v as i32)];
            'inner: for (a_2, _) in v.into_iter().zip([Pair::step(&t, Hit::SIZE), v[1]])
            {
                if (a > 1) {
                    break 'outer;
                }
            }
            if false {
                break;
            }
        }
        [(a + (t.0.x as i32).clamp(-64, 64)), 0]
    }
}

#[flatten]
mod p129 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec4);
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
    impl Pair {
        fn sum(&mut self, a: &mut f32, c: bool, y: f32) -> i32 {
            let mut c: IVec3 = IVec3::new(1, 3, 7);
            if (2.0_f32 <= f32::MAX) {
                'outer: for a in (((match (*self) {
                    Pair(mut t) => c.z,
                    mut c => STEPS,
                }) & 3)..8)
                    .step_by(2)
                {
                    if (((if HALF <= (-2.5_f32) {
                        ((y).round()).clamp(HALF, (-2.5_f32)) + 0.0
                    } else {
                        self.0.y
                    })
                        > ({
                            if ((
                                (self.0.y < self.0.y),
                                Vec4::new(self.0.z, (-1.0_f32), self.0.z, 3.0_f32),
                            ))
                                .0
                            {
                                let mut v: (bool, Vec4) = (false, self.0);
                            } else {}
                            self.0.z
                        })))
                    {} else {}
                }
            } else {}
            (-4)
        }
    }
    impl Pair {
        fn turn(mut self, mut b: f32) -> bool {
            let x = ((self.0 - self.0)).signum();
            if (((x.x < x.x), (self.0 / 2.0))).0 {
                'block: {
                    if (((STILL > b), self.0)).0 {
                        'outer: for b in [MASK, (MASK ^ 0_u32)] {
                            let x: f32 = self.0.y;
                            self = self;
                            'inner: for n in 0..3 {
                                self.0 = ((((b != 5_u32), self.0)).1 * self.0.x);
                                if ((n as i32) > n) {
                                    break;
                                }
                            }
                        }
                        break 'block;
                    }
                }
            } else {}
            ((x.w <= x.y) ^ (self.0.y > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32, y: &mut f32, t: &mut u32) -> f32 {
        let mut a: Pair = (if (x <= x) {
            Pair(Vec4::new(2.0_f32, 2.0_f32, STILL, 2.0_f32))
        } else {
            Pair(Vec4::new(a, 3.0_f32, (*y), (-1.0_f32)))
        });
        let a_2 = a
            .sum(
                &mut (*y),
                Pair::turn(
                    ({
                        (*t) = (if (*t) != 0 { (*t) % (*t) } else { (*t) });
                        a
                    }),
                    (Vec2::new(TABLE[((*t) % 4) as usize], a.0.x))
                        .perp_dot(Vec2::new(HALF, a.0.w)),
                ),
                (match x {
                    n @ -1 if (3_u32 != (*t)) => 0.0,
                    -1 => {
                        #[keep]
                        'outer: for v in (0..((5_u32 + (*t)) & 3)).rev() {
                            let k1 = ((UVec2::new(MASK, v)).y) & 3;
                            'inner: loop {
                                if k1 > 3 {
                                    continue;
                                }
                                if FLAGS[(k1 % 9) as usize] {
                                    let [n, _] = (match (x).rem_euclid((5_i32) | 1) {
                                        2..1_000 => [a.0.z, a.0.x],
                                        x_2 => [a.0.z, HALF],
                                    });
                                    let _ = (if (((x != x), a.0)).0 {
                                        (v <= 8)
                                    } else {
                                        ((*t) > (*t))
                                    });
                                } else {}
                                break;
                            }
                            if ((-1_i32) > x) {
                                break;
                            }
                        }
                        a.0.y
                    }
                    1_000.. if (a.0.x < a.0.w) => a.0.w,
                    mut v => 0.0,
                }),
            );
        ((*y) + a.0.y)
    }
}

#[flatten]
mod p130 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: [Hit; 3], y: &f32) -> Hit {
        if ((((Vec3::new(f32::INFINITY, 0.0, 2_147_483_648f32)).max(CORNER))
            .cmple(((*y) * Vec3::new((*y), a, (*y))))
            .all()
            && (if (2.0_f32 < a) {
                let mut k0 = 0i32;
                'outer: while k0 < 2 {
                    if ((BVec3::new(false, (k0 <= k0), ((-0.0_f32) != (-0.0_f32))))
                        == (BVec3::new(false, (k0 < k0), ((*y) > (*y)))))
                    {
                        break;
                    }
                    let c: Hit = Hit;
                    k0 += 1;
                }
                [a, a].iter().all(|&a_2| ((*y) != (*y)))
            } else {
                let mut a_2 = ((({
                    let b = (((if ((-0.0_f32) > (*y)) {
                        let mut v = ((2_u32 & 255) as i32);
                        Vec2::new(0.5_f32, a)
                    } else {
                        Vec2::new((-1.0_f32), 1.0_f32)
                    }))
                        .map(|y| (if (0.5_f32 != y) { y } else { (-1.0_f32) }))
                        * ((Vec2::new((*y), 0.5) + (*y))).normalize_or_zero());
                    b
                }))
                    .map(|a_2| {
                        (if TABLE[(MASK % 4) as usize] <= (*y) {
                            (2.0_f32).clamp(TABLE[(MASK % 4) as usize], (*y)) + 0.0
                        } else {
                            a_2
                        })
                    }) + ((Vec2::new(1.5, 3.0) * (*y))).yx());
                (a_2.y).is_finite()
            })))
        {
            let start = LEVELS[(MASK % 8) as usize];
            let mut t = 0;
            t += start;
            let (a, (x_2, mut c)) = (
                (if ((*y) != a) {
                    let (y, x) = (
                        (Vec4::new((*y), 1.5_f32, (*y), 0.25_f32))
                            .reflect(Vec4::new((-2.5_f32), a, 2.0_f32, (*y))),
                        (0.5_f32).fract(),
                    );
                    clamp(y.x, (-1e-40f32), y.x)
                } else {
                    (a).tanh()
                }),
                (
                    (IVec3::new(2_i32, t, i32::MIN))
                        .saturating_add(IVec3::new(t, 5_i32, t)),
                    (if (a <= (*y)) {
                        let c: Vec2 = (Vec2::new((-1.0), a)).normalize_or_zero();
                        5_u32
                    } else {
                        MASK
                    }),
                ),
            );
        }
        let b: bool = all(BVec3::splat(((*y) <= a)));
        Hit
    }
}

#[flatten]
mod p131 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    fn second(a: &f32) -> f32 {
        if (((*a)
            == (if ((-1.0_f32)).is_nan() {
                ((NARROW as i32) as f32)
            } else {
                let a_2 = (((true as usize)).abs_diff(1_usize))
                    .max(
                        (((if ((*a) > (*a)) {
                            let mut x_2: [i32; 2] = [10_i32, 7_i32];
                            'outer: for a_2 in x_2.iter() {
                                let mut x_2: Vec2 = Vec2::new(0.5, 3.0);
                                if ((*a_2) > (-4)) {
                                    break;
                                }
                                let mut c: Pair = Pair {
                                    b: IVec2::new(((*a_2)).wrapping_neg(), (*a_2)),
                                    a: (flatten::math::floor((*a)) + (-0.5)),
                                };
                            }
                            MASK
                        } else {
                            MASKS[(Pair::SIZE).min(6)]
                        }) & 7) as usize),
                    );
                (CORNER).dot(Vec3::new(1.5, (*a), 3.0))
            })))
        {
            {
                let mut x = ({
                    let a_2: usize;
                    if (((((*a) < (*a)) < ((-2.5_f32) != (*a)))
                        && (match (MASK, (NARROW as i32), false) {
                            (..100, v @ ((-7 | -7)), true) if FLAGS[Pair::SIZE % 9] => {
                                (v > v)
                            }
                            _ => ((*a) > (*a)),
                        })))
                    {
                        a_2 = 1;
                    } else {
                        a_2 = Pair::SIZE;
                    }
                    Vec4::new((*a), (-2.5), (*a), 2.0)
                });
            }
        }
        ((*a) + 0.25)
    }
    impl Pair {
        fn sum(mut self, a: f32) -> IVec3 {
            if (a > second(&self.a)) {
                return IVec3::new(self.b.y, 5, 1);
            }
            (IVec3::new(self.b.x, self.b.x, self.b.x) + IVec3::splat(self.b.x))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: &mut i32) -> bool {
        let mut a_2: Pair = Pair {
            b: IVec2::new(10, 7),
            a: a.z,
        };
        let a = a_2
            .sum(
                (if (a_2.a <= a.z) {
                    a.y
                } else {
                    let mut y: [i32; 2] = (if (0_i32 != (*c)) {
                        [2_i32; 2]
                    } else {
                        a_2.a = (0..3i32)
                            .map(|a_2| (a.x).clamp(-4.0, 4.0).exp2())
                            .sum::<f32>();
                        [2_i32, (*c)]
                    });
                    'outer: for &v in &y {
                        if (([
                            (Vec2::new(a_2.a, a_2.a)).dot(Vec2::new(0.0_f32, 3.0_f32)),
                            a.z,
                            ((a.y).max(a.z) + 0.0),
                        ]
                            .iter()
                            .any(|&n| ((n != a.x) < true))
                            && ([a_2.b.x, 1_i32, (-1_i32)].iter().any(|&a| (y[1] > y[1]))
                                && ({
                                    a_2.b *= 2;
                                    ((a.z <= a.z)
                                        || ({
                                            a_2.b.y = (a_2.b).y;
                                            (a_2.a > a.x)
                                        }))
                                }))))
                        {
                            let mut c: bool = (((match a_2.b.x {
                                (2 | -1) => (-0.0_f32),
                                mut y => 0.0_f32,
                            })
                                != (match 1.0_f32 {
                                    1.0..8.0 if (!(y[0] <= y[1])) => a.x,
                                    c => c,
                                    mut c => (-1.0),
                                })) || true);
                        } else if ((MASK & MASKS[(Pair::SIZE).min(6)]) < (MASK + MASK)) {
                            (*c)
                                &= (if ((a_2.a != a.y) && ((y[0] > 2) && (a.x != a_2.a))) {
                                    (if a_2.b.y != 0 {
                                        (if (a_2.b.y <= v) { a_2.b.y } else { (*c) }) % a_2.b.y
                                    } else {
                                        v
                                    })
                                } else {
                                    ((a_2.b).y | y[(a_2.b.y & 1) as usize])
                                });
                        } else {
                            if (({
                                (if false { (0_i32 > (*c)) } else { (0.5_f32 != a.z) })
                            })) {
                                return (((a_2.b.x < 3)
                                    || ({
                                        a_2.b.x %= 7;
                                        (y[1] > (*c))
                                    }))
                                    || ({
                                        a_2.b = (a_2.b + a_2.b);
                                        (v > 0_i32)
                                    }));
                            }
                        }
                    }
                    0.0
                }),
            );
        false
    }
}

#[flatten]
mod p132 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub f32);
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
    impl Pair {
        fn turn(&self, mut b: f32) -> bool {
            if let x_2 = ((match ((
                (IVec2::new(self.0, self.0) == IVec2::new(1_i32, 5_i32)),
                ('block: {
                    match ((b.abs() as usize & 15))
                        .saturating_sub((Self::SIZE).max(3_usize))
                    {
                        1 => {
                            let mut a_2: [f32; 2] = [self.1, self.1];
                            'outer: for (t, (b, _)) in a_2
                                .iter()
                                .copied()
                                .zip(0..2u32)
                                .enumerate()
                            {
                                if FLAGS[(self.0 & 1) as usize] {
                                    let mut a_2 = Vec2::select(
                                        ((Vec2::new(a_2[0], self.1)).xx())
                                            .cmplt(Vec2::new(1.5, 1.5)),
                                        Vec2::new(a_2[0], TABLE[(t).min(3)]),
                                        Vec2::new(2.0, self.1),
                                    );
                                    (self.0 != self.0);
                                    let mut v = BVec3::new(
                                        (self.0 < self.0),
                                        (1.0_f32 != self.1),
                                        FLAGS[t % 9],
                                    );
                                } else {
                                    let mut x = Pair(
                                        (if ((self.0 > self.0) || ((-0.0_f32) != 0.25)) {
                                            self.0
                                        } else {
                                            self.0
                                        }),
                                        b,
                                    );
                                }
                            }
                        }
                        mut c @ 2..=4 => {
                            return (0_usize < 0);
                        }
                        100 if ((-2.5_f32) <= b) => {}
                        _ => {
                            return (STEPS > self.0);
                        }
                    }
                    if (self.0 <= self.0) {
                        break 'block MASK;
                    }
                    MASK
                }),
                (0.5_f32 <= b),
            )) {
                (_, mut x @ 3, true) => 1_i32,
                _ => 3_i32,
            })) {} else {}
            ((self.0 < self.0) ^ (b > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Mat2, c: &i32, mut v: f32) -> i32 {
        if ((*c) > 0) {
            let mut k0 = (('block: {
                if (Pair::turn(&{ Pair((*c), b.y_axis.y) }, (b.x_axis).dot(b.x_axis))) {
                    break 'block MASK;
                }
                MASKS[Pair::SIZE % 7]
            })) & 3;
            #[keep]
            'outer: while k0 > 0
                && ((((Pair::SIZE & 7)
                    >= (if Pair::SIZE >= Pair::SIZE {
                        Pair::SIZE - Pair::SIZE
                    } else {
                        Pair::SIZE
                    }))))
            {
                k0 -= 1;
                if (BVec3::new(false, (b.y_axis.y > STILL), (b.y_axis.x > v))).any() {
                    continue;
                }
            }
        } else {
            let _ = false;
        }
        {
            'outer: for b in -1..=1i8 {
                if [(-1.0_f32), (v).clamp(-1.0, 1.0).asin(), 0.0_f32]
                    .iter()
                    .any(|&a| false)
                {
                    return 0;
                }
            }
        }
        0
    }
}

mod p133 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: u32,
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, mut v: Pair, t: &[[f32; 3]; 3]) -> bool {
        'outer: for a in (*t).iter().rev() {
            let mut k1 = ((if ((-1.0_f32) != t[0][0]) {
                'inner: for (t, &x) in (*a)
                    .iter()
                    .zip(
                        &[
                            ((8_u32 & 15) * (0_u32 & 7)),
                            (({
                                let mut n: i8 = ((a[1] != t[1][0]) as i8);
                                n += 5;
                                n
                            }) as u32 & 255),
                            3_u32,
                        ],
                    )
                {
                    if (c).is_negative() {
                        let mut y = (if ((c).signum()
                            < flatten::math::select(2_i32, c, v.a))
                        {
                            (if (!v.a) {
                                (match (v.a, (*t), c) {
                                    (_, -1.5..0.25, -7..5) => UVec2::new(v.b, 8),
                                    _ => UVec2::new(8, x),
                                })
                            } else {
                                (UVec2::new(5, 3) / 2)
                            })
                        } else {
                            UVec2::new(3, 5)
                        });
                        continue 'inner;
                    }
                }
                continue;
            } else {
                v.b
            })) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
            }
            if (c != c) {
                continue;
            }
        }
        (((v.b - v.b) <= v.b) ^ ((*a) > 0.5))
    }
}

#[flatten]
mod p134 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        #[unroll(max = 4)]
        'outer: for x_2 in (i32::MAX - (c & 3)..=i32::MAX) {
            if (((if (0.5_f32 < (-2.5)) {
                'inner: for _ in 0..3usize {
                    if (5_usize > Pair::SIZE) {
                        break;
                    }
                    if false {
                        return sin(((*a) - 0.25_f32));
                    }
                }
                HALF
            } else {
                return ((*a)).lerp_monotonic((*a), 0.25);
            }) != (-(*a))))
            {
                continue 'outer;
            }
            'inner: for n in (0..0).rev() {
                let mut x_2 = ({
                    let x = ((IVec2::new(1_i32, (-1_i32)))
                        .wrapping_mul(IVec2::new(3_i32, n)))
                        .min(IVec2::new(x_2, 3));
                    (if (!(x.y < x_2)) {
                        ((*a) * (*a))
                    } else {
                        (if 0.5_f32 <= (*a) {
                            ((-2.5_f32)).clamp(0.5_f32, (*a)) + 0.0
                        } else {
                            (*a)
                        })
                    })
                });
                if false {
                    continue 'outer;
                }
                let x: usize = Pair::SIZE;
            }
        }
        let mut b: [f32; 3] = [(*a), (*a), (*a)];
        'outer: for v in b {}
        ((*a) + b[0])
    }
}

#[flatten]
mod p135 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: f32,
        pub c: Hit,
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
    pub fn entry(a: &mut Vec3, c: i32, y: f32) -> usize {
        let mut turn = 0;
        let v: IVec2 = #[unroll(max = 1)]
        'value: loop {
            turn += 1;
            if turn >= 1 {
                break IVec2::new(10, c);
            }
        };
        (((((v.y != c) as usize)).saturating_sub(State::SIZE) + State::SIZE)
            + (a.x.abs() as usize & 255))
    }
}

#[flatten]
mod p136 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    impl Pair {
        const FIRST: Self = Pair;
        const ALL: [Pair; 2] = [Pair, Self::FIRST];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: &mut i32) -> f32 {
        let mut c = Vec4::new(1.5, (-1.0), a.x, a.x);
        let mut k0 = (((MASK & 63) << (MASKS[(MASK % 7) as usize] & 7))) & 3;
        #[keep]
        'outer: while k0 > 0
            && ((((k0).count_ones() as usize) == (((NARROW as i32) & 7) as usize)))
        {
            k0 -= 1;
            'inner: for x_2 in [
                Pair,
                (if (k0 > 1) {
                    Pair::FIRST
                } else {
                    'inner: for x in [Pair, Pair] {
                        let mut v = (IVec2::new(STEPS, (WIDE as i32)))
                            .max(IVec2::new(LEVELS[Pair::SIZE % 8], STEPS));
                        if (k0 != k0) {
                            let mut a: i32 = ((if v.x != 0 {
                                (v.y + v.x) / v.x
                            } else {
                                v.x
                            }) & (-4));
                            continue;
                        }
                        let start = ((v.x / (v.y | 1)) % 2);
                        let mut y = 0;
                        y += start;
                        let a: u32 = 'block: {
                            if (flatten::math::smoothstep(c.w, a.z, c.y) < a.x) {
                                break 'block k0;
                            }
                            k0
                        };
                    }
                    continue;
                }),
                Pair,
            ] {}
        }
        (c.w + c.x)
    }
}

mod p137 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
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
    pub fn entry(a: &f32, c: &mut i32, y: &mut IVec3) -> f32 {
        #[keep]
        'outer: for v in ((y.x & 3)..4) {
            'inner: for _ in 7..10i64 {
                y.x = ((((*a) * 0.0)) as u32 as i32);
                if ((MASK).min(MASK) < (MASKS[(MASKS[(COUNT).min(6)] % 7) as usize] / 3))
                {
                    y.x >>= STEPS;
                    ((*y), (*c)) = (
                        (if ((y.x <= 0) && ((*a) <= TABLE[(1_usize).min(3)])) {
                            IVec3::new(v, 7, y.z)
                        } else {
                            IVec3::new((*c), 2, 2)
                        }),
                        y.z,
                    );
                }
            }
            if (v < v) {
                break;
            }
        }
        ((-1.0) + (y.x as f32))
    }
}

#[flatten]
mod p138 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: bool,
        pub c: Pair,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Hit);
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
    #[flatten(exact)]
    pub fn entry(a: &mut State, c: i32) -> bool {
        'outer: for b in 0..2 {
            let mut k1 = ((MASK + 8_u32)) & 3;
            #[keep]
            'inner: while k1 > 0
                && (flatten::math::any(
                    (Vec3::new(0.5_f32, 1.5_f32, State::RATE))
                        .cmpne(Vec3::new(Pair::RATE, Pair::RATE, 2.0_f32)),
                ))
            {
                k1 -= 1;
                if ((c / b) < b) {
                    if a.0.b {
                        if ((if (STILL > TABLE[(k1 % 4) as usize]) {
                            (k1 < k1)
                        } else {
                            a.0.b
                        })) {
                            continue 'outer;
                        } else {
                            let mut n = Hit {
                                b: (!(0.25_f32 > HALF)),
                                c: a.0.c,
                                a: (((if a.0.b { k1 } else { k1 }) & 7) as usize),
                            };
                            break;
                        }
                    }
                    return a.0.b;
                }
            }
            if a.0.b {
                break;
            }
        }
        (a.0.b ^ (a.0.a > 1))
    }
}

#[flatten]
mod p139 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3, pub i32);
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut IVec3, mut v: UVec2, t: u32) -> usize {
        let x_2 = [
            [(c.z).wrapping_shl(v.y), ((-1_i32) - c.y)]
                .iter()
                .fold((c.y).rotate_left(t), |x, &x_2| x_2),
            (if ((if (t > v.y) { (a != a) } else { ((WIDE as i32) <= 2) })) {
                c.x
            } else {
                (Hit(Vec3::new(a, a, 2.0_f32), c.z)).1
            }),
        ]
            .iter()
            .enumerate()
            .fold(
                (0..3i32)
                    .map(|x_2| f32::from_bits((v.x & 0x007f_ffff) | 0x3f80_0000))
                    .sum::<f32>(),
                |a_2, (a, &t)| {
                    (if (a_2 != 2.0) { (Vec2::new(a_2, 1.5_f32)).y } else { a_2 })
                },
            );
        'outer: for v in [
            (Vec2::new(2.0_f32, (-0.0_f32))).y,
            (if (10_i32 <= c.y) { (-0.0_f32) } else { x_2 }),
        ] {
            let b: Hit;
            if (((-1_i32) * 2)
                == flatten::math::select(c.z, 2_i32, FLAGS[(Pair::SIZE).min(8)]))
            {
                c.y = (((-1) * c.x) - c.z);
                b = Hit(Vec3::new(2.0_f32, 1.5_f32, 0.5_f32), c.z);
            } else {
                b = Hit(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32), 0_i32);
            }
        }
        0
    }
}

#[flatten]
mod p140 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub Vec3);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(Vec3::new(0.5, -0.0, 2.0), Vec3::new(-0.0, 2.0, -1.5));
        const ALL: [Pair; 2] = [
            Pair(Vec3::new(-0.0, 2.0, -1.5), Vec3::new(2.0, -1.5, 0.5)),
            Self::FIRST,
        ];
    }
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: i32, c: &Vec3, y: f32) -> [(f32, Pair); 3] {
        let mut turn = 0;
        let b: (f32, Pair) = 'value: loop {
            let mut a = [a, ((select(a, a, (STILL > c.y)) & 15) * ((1_i32 | a) & 7))];
            if any(
                (IVec3::new(a[1], 10_i32, a[1]))
                    .cmpgt(IVec3::new(a[0], (-1_i32), i32::MAX)),
            ) {
                break (match (Pair::SIZE + Pair::SIZE) {
                    4 if (a[1] != 0) => {
                        #[keep]
                        'outer: for n in (((MASK + 2_u32) & 3)..4) {
                            if ((if (a[0] <= a[0]) {
                                (((*c)).min((*c)))
                                    .cmpeq((Mat3::from_diagonal((*c))).x_axis)
                                    .any()
                            } else {
                                (((BVec3::new((y != 0.0_f32), true, true))
                                    == (BVec3::new(true, (n > n), true)))
                                    || ((a[0] > a[1]) ^ (5_i32 < a[0])))
                            })) {
                                let mut t: f32 = HALF;
                            }
                            if (((n == n)
                                || ({
                                    a[Pair::SIZE % 2] = (a)[0];
                                    (a[1] > a[0])
                                })))
                            {
                                a[(Pair::SIZE).min(1)] = (!((y) as u32 as i32));
                                continue;
                            }
                            'inner: for a_2 in (0..3).rev() {
                                let (mut b, ([t, _, mut a_2], _)) = (
                                    (IVec2::new(a[0], 1_i32)).max(IVec2::new((-4_i32), a[0])),
                                    (
                                        [
                                            ((-1.0_f32), Pair((*c), (*c))),
                                            (0.5_f32, Pair(Vec3::new(y, (-2.5_f32), y), (*c))),
                                            (
                                                2.0_f32,
                                                Pair((*c), Vec3::new((-0.0_f32), (-1.0_f32), (-2.5_f32))),
                                            ),
                                        ],
                                        [
                                            (c.y, Pair((*c), (*c))),
                                            (c.x, Pair::FIRST),
                                            ((-0.0_f32), Pair((*c), (*c))),
                                        ],
                                    ),
                                );
                                if (t.1.1.x < t.1.1.z) {
                                    break;
                                }
                            }
                        }
                        (Pair::RATE, Pair((*c), (*c)))
                    }
                    _ => (0.0_f32, Pair(Vec3::new((-0.0_f32), c.y, 1.5_f32), (*c))),
                });
            }
            if (a[0] > a[1]) {
                break (c.z, Pair::ALL[Pair::SIZE % 2]);
            }
            turn += 1;
            if turn >= 1 {
                break (y, Pair((*c), (*c)));
            }
        };
        [b, (b.1.1.y, b.1), b]
    }
}

#[flatten]
mod p141 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    impl Pair {
        fn sum(&mut self, mut b: f32, mut x: i32) -> bool {
            'outer: for _ in (0..((x).saturating_add(x) & 3)) {
                let ((-7 | 2), (-1 | 2), 4) = ((
                    ((if true {
                        b = (b
                            * ({
                                b = ((if ((-1_i32) < x) {
                                    let k1 = ((MASKS[(8_usize).min(6)] | MASK)) & 3;
                                    'inner: loop {
                                        if k1 > 3 {
                                            continue;
                                        }
                                        let mut x: (Pair, Vec3, usize) = (
                                            (*self),
                                            Vec3::new(b, b, b),
                                            Pair::SIZE,
                                        );
                                        break;
                                    }
                                    b
                                } else {
                                    b
                                }) - b);
                                b
                            }));
                        1_i32
                    } else {
                        x
                    }) * 0),
                    STEPS,
                    MASK,
                )) else {
                    continue;
                };
            }
            ((x <= (i32::MIN + 1)) ^ (x > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32, y: f32) -> [f32; 3] {
        let start = ((Pair::SIZE).min(2_usize)).max(((0.5_f32 != (*a)) as usize));
        let mut n = 2;
        n += start;
        let mut k0 = (({
            let q = y;
            if q == q { q.to_bits() >> 20 } else { 7 }
        })) & 3;
        'outer: while k0 > 0 && ((5_usize != n)) {
            k0 -= 1;
            if (n <= n) {
                if (x <= 0) {
                    return [(if false {
                        (x, [n, _]) = (
                            (((IVec2::new((-1_i32), 0_i32)).y & 15) * (7_i32 & 7)),
                            [
                                (({
                                    let q = y;
                                    q == q && q.is_sign_negative()
                                }) as usize),
                                n,
                            ],
                        );
                        (*a)
                    } else {
                        if (!(k0 != (u32::MAX - 1))) {
                            let mut x_2 = y;
                            let mut a_2 = ((y * 1.0)).clamp(-4.0, 4.0).exp();
                            (x, [a_2, _]) = (x, [3.0, y]);
                        }
                        (*a)
                    }); 3];
                } else {
                    return [
                        ((*a)).clamp(-4.0, 4.0).exp2(),
                        (*a),
                        (match n {
                            _ if (x <= x) => {
                                n = (((k0).count_ones() as usize) * 2);
                                y
                            }
                            _ => {
                                let mut t = fract(
                                    ({
                                        (Vec4::new(0.0_f32, 0.5_f32, (-1.0_f32), y)).max_element()
                                    }),
                                );
                                t
                            }
                        }),
                    ];
                }
            }
        }
        [
            ((-({
                let mut a_2: Pair = Pair;
                a_2.sum(0.5, (x + x));
                0.0
            })) + (x as f32)),
            (y + (n as f32)),
            ((*a) + (n as f32)),
        ]
    }
}

#[flatten]
mod p142 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Hit,
        pub b: IVec3,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair(0.5, Vec3::new(-0.0, 2.0, -1.5));
        const ALL: [Pair; 2] = [Pair(-0.0, Vec3::new(2.0, -1.5, 0.5)), Self::FIRST];
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
        fn step(self, a: [State; 3], mut x: IVec2) -> f32 {
            let x: Pair;
            if (self.1.x != self.1.z) {
                x = self;
            } else {
                x = Pair(self.0, self.1);
            }
            let Hit { a: a_2 } = Hit { a: a[1].b.z };
            let mut k0 = (((a[0].a.a & 255) as u32)) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let mut a: [i32; 2] = [a[2].b.x, a_2];
                        if (Vec3::new((-0.0_f32), (-0.0_f32), 0.0_f32)).is_nan() {
                            return x.0;
                        }
                    }
                    k1 += 1;
                }
            }
            (('block: {
                if ((Vec3::new(0.25_f32, x.0, (-2.5_f32))).z > x.1.x) {
                    break 'block x.1.z;
                }
                let mut x_2 = (State {
                    b: (a[1].b & IVec3::new((i32::MIN + 1), 0_i32, a[1].b.x)),
                    ..a[0]
                })
                    .a;
                let mut a_2 = [
                    [
                        ([a[1].b.y; 2])[0],
                        (a[0].b.x).min(a[2].b.y),
                        (a[1].b.x).rotate_left(MASK),
                    ]
                        .iter()
                        .fold(a[2].b.y, |n, &b| b),
                    (-1_i32),
                    3_i32,
                ]
                    .into_iter()
                    .filter(|&a| false)
                    .map(|mut b| self.1.x)
                    .sum::<f32>();
                x.0
            }) + self.1.z)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut usize, c: &i32) -> f32 {
        (*a) = (*a);
        let v: f32 = ({
            let mut a = State {
                a: Hit { a: (*c) },
                b: IVec3::new(10, (-1), 5),
            };
            a.b.y *= 2;
            ({
                let mut y: Pair = Pair(
                    STILL,
                    Vec3::new((-2.5_f32), TABLE[State::SIZE % 4], TABLE[Hit::SIZE % 4]),
                );
                let b = y
                    .step(
                        ({
                            y = Pair(y.1.x, y.1);
                            [
                                a,
                                State {
                                    a: Hit { a: a.b.x },
                                    b: IVec3::new(1_i32, 10_i32, 2_i32),
                                },
                                a,
                            ]
                        }),
                        IVec2::new(
                            [y.1.y, y.1.y].iter().fold(a.b.y, |c, &n| a.b.y),
                            (-a.a.a),
                        ),
                    );
                Pair::step(
                    Pair::FIRST,
                    [a, a, State { b: a.b, a: a.a }],
                    IVec2::new((NARROW as i32), 3),
                )
            })
        });
        (v + ((*a) as f32))
    }
}

mod p143 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
    }
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: [[i32; 3]; 3], y: f32, mut n: u32) -> f32 {
        let mut a: i32 = (c[2][1]
            - ('block: {
                if (((n <= n)
                    || ({
                        (*a)
                            += (if true {
                                y
                            } else {
                                let y: bool;
                                if ((if (c[2][1] != c[2][2]) {
                                    let Pair { a, .. } = Pair { b: (*a), a: CORNER };
                                    (match (c[2][1], n, c[1][1]) {
                                        ((-7 | 0), 4, 2) if (c[0][2] > c[0][1]) => (a.x <= a.x),
                                        _ => (c[2][1] < c[2][0]),
                                    })
                                } else {
                                    let [[_, mut b, mut n], [_, x, y], [mut a, mut v, t]] = [
                                        [c[0][0]; 3],
                                        [c[2][1], c[2][2], c[0][1]],
                                        [c[2][2], c[2][1], c[2][0]],
                                    ];
                                    matches!(MASK, (..= 100))
                                })) {
                                    y = [
                                        ((-2.5_f32) + 0.0),
                                        (*a),
                                        (Vec3::new((*a), 2.0_f32, (*a))).element_product(),
                                    ]
                                        .iter()
                                        .any(|&v| ((-1_i32) <= 0_i32));
                                } else {
                                    y = ((if (c[1][2] > c[0][1]) {
                                        (c[0][2] > c[1][0])
                                    } else {
                                        let (n, a_2) = (
                                            [
                                                (2_i32).wrapping_div((c[0][0]) | 1),
                                                ((10_i32 & 15) * (c[2][2] & 7)),
                                                (c[1][2]).saturating_abs(),
                                            ],
                                            (c[1][1] % ((if false { c[2][0] } else { 0_i32 }) | 1)),
                                        );
                                        (c[2][0] != c[1][1])
                                    })
                                        || ({
                                            n = n;
                                            [c[1][1], c[2][2], c[0][0]]
                                                .iter()
                                                .any(|&v| (1.5_f32 < (*a)))
                                        }));
                                }
                                (*a)
                            });
                        ((c[0][0] != 10_i32)
                            || ({
                                (*a) = (if y <= y {
                                    ((-1.0_f32)).clamp(y, y) + 0.0
                                } else {
                                    (*a)
                                });
                                (0_u32 <= n)
                            }))
                    })))
                {
                    break 'block (-1);
                }
                if ((Vec3::new(0.0, 0.0, 0.0) + Vec3::new(0.0, 0.0, 0.0)))
                    .cmplt(Vec3::new(0.0, 0.0, 0.0))
                    .any()
                {}
                0
            }));
        0.0
    }
}

#[flatten]
mod p144 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec2,
        pub c: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub usize);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair {
            a: 0.5,
            b: IVec2::new(-2, i32::MAX),
            c: Vec3::new(2.0, -1.5, 0.5),
        };
        const ALL: [Pair; 2] = [
            Pair {
                a: -0.0,
                b: IVec2::new(i32::MAX, 3),
                c: Vec3::new(-1.5, 0.5, -0.0),
            },
            Self::FIRST,
        ];
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> bool {
        let mut k0 = ((3.0_f32.abs() as u32 & 255)) & 3;
        #[keep]
        'outer: loop {
            if (((k0) >> (k0 & 31)) < (UVec2::new(k0, k0)).y) || k0 == 0 {
                break;
            }
            k0 -= 1;
            let mut a: [Pair; 3] = [Pair {
                b: IVec2::new(c, 2_i32),
                c: Vec3::new(a, STILL, a),
                a: a,
            }; 3];
        }
        let mut a: Hit = Hit(
            (if (c > c) {
                let mut x: [Pair; 3] = [
                    Pair {
                        c: Vec3::new(0.5_f32, 2.0_f32, a),
                        a: a,
                        b: IVec2::new((WIDE as i32), 3_i32),
                    },
                    Pair {
                        a: a,
                        ..Pair {
                            b: IVec2::new(0_i32, 10_i32),
                            c: Vec3::new(a, (-1.0_f32), a),
                            a: a,
                        }
                    },
                    Pair {
                        c: Vec3::new(0.5_f32, 1.0_f32, 1.0_f32),
                        ..Pair {
                            b: IVec2::new(5_i32, c),
                            ..Pair::ALL[(5_usize).min(1)]
                        }
                    },
                ];
                'outer: for (a, _) in x
                    .into_iter()
                    .zip([
                        (match (x[2].b.y, (x[1].b.x < x[2].b.x)) {
                            (0..=1_000, false) => {
                                let mut k0 = ((UVec2::new(MASK, 2_u32)).y) & 3;
                                'outer: while k0 > 0 {
                                    k0 -= 1;
                                    let k1 = ((0_u32 + 0_u32)) & 3;
                                    'inner: loop {
                                        if k1 < 4 {
                                            break;
                                        } else {
                                            continue;
                                        }
                                    }
                                }
                                [
                                    Mat3::from_cols(
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    ),
                                    Mat3::from_cols(
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    ),
                                ]
                            }
                            (-7, true) => {
                                [
                                    Mat3::from_cols(
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    ),
                                    Mat3::from_cols(
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    ),
                                ]
                            }
                            (-7, true) => {
                                [
                                    Mat3::from_cols(
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    ),
                                    Mat3::from_cols(
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    ),
                                ]
                            }
                            _ => {
                                [
                                    Mat3::from_cols(
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    ),
                                    Mat3::from_cols(
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                    ),
                                ]
                            }
                        }),
                        [
                            Mat3::from_cols(
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                            ),
                            Mat3::from_cols(
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                            ),
                        ],
                        [
                            Mat3::from_cols(
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                            ),
                            Mat3::from_cols(
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                                Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                            ),
                        ],
                    ])
                {}
                false
            } else {
                false
            }),
            0_usize,
        );
        false
    }
}

#[flatten]
mod p145 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        const FIRST: Self = Pair { a: IVec2::new(3, -2) };
        const ALL: [Pair; 2] = [
            Pair {
                a: IVec2::new(-2, i32::MAX),
            },
            Self::FIRST,
        ];
    }
    impl Pair {
        fn step(mut self, a: &mut f32) -> f32 {
            'outer: for v in 0..3 {
                if (0.5_f32 != (*a)) {
                    break;
                }
                if (matches!(
                    (((if ((if false { (self.a.x <= self.a.y) } else { ((v as i32) < 7)
                    })) { ((BVec3::new(((v as i32) > self.a.x), (self.a.x > self.a.y),
                    (self.a.x != v))) == (BVec3::new(((* a) <= (* a)), ((* a) <= (* a)),
                    (self.a.x <= self.a.y)))) } else { (self.a.x != v) }), self.a.x)),
                    (true, 0)
                )) {}
            }
            ([self.a.x, self.a.y]
                .into_iter()
                .filter(|&n| (MASKS[(n & 1) as usize] >= MASK))
                .map(|mut t| (*a))
                .sum::<f32>() + (self.a.x as f32))
        }
    }
    fn second(a: f32, mut x: i32) -> bool {
        let mut k0 = 0i32;
        'outer: while k0 < 1 {
            k0 += 1;
            let mut k1 = (8_u32) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                let given: f32 = ((a).abs() + 0.5).ln();
                let t: f32 = {
                    let t = doubled(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn doubled(t: f32) -> f32 {
                        (t - HALF).max(HALF)
                    }
                    t
                };
            }
            if [(-k0), ((k0 & 63) << 2), STEPS]
                .iter()
                .any(|&c| ((1_i32 > k0) < (a > 0.5_f32)))
            {
                continue;
            }
            let Hit(mut c, mut a_2) = Hit(
                (if true {
                    let start = (((NARROW as i32)) as usize & 31);
                    let mut n = 2;
                    n += start;
                    true
                } else {
                    (k0 > 1_i32)
                }),
                (Vec3::new((-0.0_f32), 3.0_f32, (-1.0_f32))).z,
            );
            if c {
                return ({
                    let q = a;
                    q == q && q.is_sign_negative()
                });
            }
        }
        let mut k0 = (MASK) & 3;
        'outer: while k0 > 0
            && (((if (Hit((x <= STEPS), 1.0_f32)).0 { (x <= x) } else { (a > 0.5) })))
        {
            k0 -= 1;
        }
        (((-2.5_f32) < 2.0) ^ (x > 1))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec2, c: f32, y: &f32) -> i32 {
        let mut x = c;
        let mut n: Pair = Pair::ALL[8_usize % 2];
        let t = n.step(&mut x);
        let mut x_2: Pair = Pair { a: n.a };
        let t = x_2.step(&mut x);
        match Hit((n.a.y > x_2.a.x), (1.0_f32).ceil()) {
            Hit(false, (1.0 | 2.0)) => {
                let a = ({
                    (n.a, [x_2.a.y, _]) = (
                        (if (second(Pair::step(Pair { a: n.a }, &mut x), (n.a.y ^ 1))) {
                            IVec2::new(x_2.a.y, 2)
                        } else {
                            x_2.a
                        }),
                        [x_2.a.y, n.a.x],
                    );
                    Vec2::new(3.0, (-2.5))
                });
            }
            Hit(a @ true, (0.25 | 0.0)) if a => {}
            _ => {}
        }
        (n.a.y + x_2.a.y)
    }
}

#[flatten]
mod p146 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: Vec3,
        pub c: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, a: &[f32; 2]) -> bool {
            'outer: for c in 0..4usize {
                if (5_usize != 3) {
                    let c: i32 = (if (f32::from_bits(
                        (self.c & 0x007f_ffff) | 0x3f80_0000,
                    ) <= degrees(self.b.y))
                    {
                        ((IVec2::new(5_i32, STEPS) + IVec2::new(STEPS, i32::MIN))).y
                    } else {
                        let mut x = (if (self.b.y <= 0.25) {
                            UVec2::new(0, 3)
                        } else {
                            UVec2::new(self.c, self.c)
                        });
                        STEPS
                    });
                    break 'outer;
                }
            }
            ((f32::EPSILON != 0.5) ^ (self.b.x > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: i32, c: IVec2, y: &f32, t: f32) -> Vec2 {
        let mut a = Hit;
        match ((
            (if (({
                Pair {
                    b: Vec3::new(t, (-1.0), (-1.0)),
                    c: MASK,
                    a: Vec3::new((-0.0), t, 3.0),
                }
            })
                .step(&{ [t, (*y)] }))
            {
                let mut x_2: [Hit; 3] = [a, a, a];
                'outer: for a in x_2 {
                    let Pair { a: a, b, c: _ } = Pair {
                        a: (Vec3::new((-2.5_f32), 0.25_f32, (*y))).zyx(),
                        ..({
                            let n: f32 = 'block: {
                                if (t > (*y)) {
                                    break 'block t;
                                }
                                let mut b = Vec3::new(
                                    (t - ((*y)).mul_add((*y), 0.25)),
                                    (*y),
                                    (((*y)).fract()).fract(),
                                );
                                ({ 3.0 })
                            };
                            Pair {
                                b: Vec3::new(n, (-1.0_f32), 3.0_f32),
                                c: 0_u32,
                                a: Vec3::new(16_777_217f32, 0.25_f32, (*y)),
                            }
                        })
                    };
                    {
                        let mut b = select(
                            c.x,
                            ((IVec2::new(c.x, 1_i32)).y & c.x),
                            (BVec3::new(
                                FLAGS[(c.y & 1) as usize],
                                (c.y <= c.y),
                                (0.0_f32 <= 3.0_f32),
                            ))
                                .test((MASK % 2) as usize),
                        );
                        let mut y = Pair {
                            b: (Vec3::new((*y), (-2.5_f32), a.x)).abs().sqrt(),
                            c: ((MASK + MASKS[(MASK % 7) as usize]) | MASK),
                            a: a,
                        };
                    }
                }
                c.y
            } else {
                1_i32
            }),
            (c.y <= c.y),
            Hit::SIZE,
        )) {
            (1_000, _, 4..100) => {}
            (_, _, b @ 0) => {}
            (mut b, false, mut a_2 @ ..=2) => {}
            _ => {}
        }
        vec2(
            (*y),
            (((*y))
                .min(
                    ({
                        let mut b: [f32; 2] = [1.5_f32, (*y)];
                        'outer: for a_2 in b {
                            if (c.x > c.y) {
                                continue;
                            }
                        }
                        b[1]
                    }),
                ) + 0.0),
        )
    }
}

#[flatten]
mod p147 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: bool,
        pub c: IVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
        pub b: bool,
        pub c: i32,
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
    impl Hit {
        const FIRST: Self = Hit {
            a: BVec3::new(true, false, true),
            b: false,
            c: i32::MAX,
        };
        const ALL: [Hit; 2] = [
            Hit {
                a: BVec3::new(false, true, false),
                b: true,
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
    impl Hit {
        fn step(mut self, a: BVec3) -> f32 {
            if ((('block: {
                if (1_u32 <= 2) {
                    break 'block (match false {
                        _ => {
                            let mut t: Pair = Pair {
                                a: 0.5,
                                b: self.b,
                                c: IVec2::new((-4), self.c),
                            };
                            self.b
                        }
                        _ => self.b,
                    });
                }
                {
                    self.c = self.c;
                    let mut a_2 = [
                        ((if self.b {
                            self.c
                        } else {
                            match ((self.c + self.c) >> 2) {
                                y => {
                                    let mut b = Pair {
                                        c: IVec2::new((7 - y), (-1)),
                                        a: (if (self.b < (self.c < (-1_i32))) {
                                            (2.0 % STILL)
                                        } else {
                                            HALF
                                        }),
                                        b: ((RAMP[(y & 1) as usize]).abs()
                                            <= (-TABLE[(({
                                                self.c = ((MASK) as f32 as i32);
                                                1_u32
                                            }) % 4) as usize])),
                                    };
                                }
                                x_2 @ ..5 if (MASK <= MASK) => {
                                    let start = (if (HALF < TABLE[(8_u32 % 4) as usize]) {
                                        RAMP[Hit::SIZE % 9]
                                    } else {
                                        (MASK as f32)
                                    });
                                    let mut b = 0.0;
                                    b += start;
                                }
                                mut a_2 @ 1_000 if (({ false })) => {}
                                _ => {}
                            }
                            self.c
                        }))
                            .min(1_i32),
                        self.c,
                    ]
                        .iter()
                        .fold(self.c, |b, &t| self.c);
                }
                self.b
            }) || (self.c <= (-1))))
            {} else {}
            (((if Hit::SIZE >= Self::SIZE { Hit::SIZE - Self::SIZE } else { Pair::SIZE })
                as f32) + (self.c as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: UVec2, c: &mut i32, mut v: bool, t: &u32) -> Vec3 {
        b += (if v { b } else { ((b + b) % 3) });
        let mut n: Vec2 = (match ((
            (Hit {
                c: 5_i32,
                a: BVec3::new(false, false, true),
                b: (b.y < b.x),
            })
                .c,
            (((-1_i32) & 15) * (i32::MAX & 7)),
            ((*t) > b.y),
        )) {
            (v @ 0, _, true) => {
                ({
                    {
                        b.x <<= COUNT;
                        'outer: for _ in [
                            Hit::RATE,
                            (if (b.y <= 3) { STILL } else { HALF }),
                        ] {
                            let mut v = ((if (b.y <= b.x) {
                                POINTS[((*t) % 6) as usize]
                            } else {
                                (Vec3::new(0.0_f32, RAMP[(Pair::SIZE).min(8)], 0.25_f32))
                                    .abs()
                                    .sqrt()
                            }))
                                .cross((Vec3::new(HALF, 3.0, 2.0)).zyx());
                            v.x = Hit::step(
                                Hit {
                                    a: BVec3::new(false, (v.y < (-2.5)), ((*c) > (*c))),
                                    ..Hit {
                                        a: BVec3::new(((*c) > (*c)), true, false),
                                        ..Hit::FIRST
                                    }
                                },
                                BVec3::new((b.x < b.x), false, (7_i32 <= (*c))),
                            );
                        }
                    }
                    Vec2::new((-0.0), TABLE[Pair::SIZE % 4])
                })
            }
            (a_2 @ -7..=1_000, mut y, _) => Vec2::new(HALF, 3.0),
            (5, mut x_2, true) if (b.y < (*t)) => Vec2::new((-0.0), (-0.0)),
            _ => Vec2::new((-2.5), TABLE[Hit::SIZE % 4]),
        });
        (((CORNER / (-3.0))).abs() + Vec3::splat((b.y as f32)))
    }
}

#[flatten]
mod p148 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    fn first(a: &f32, c: usize) -> i32 {
        let (x, ([c, mut t, v], _)) = (
            (Vec4::new((*a), 1.5_f32, (*a), (*a)))
                .abs_diff_eq(Vec4::new((*a), 0.5_f32, (*a), (*a)), 0.5),
            (
                [
                    ((WIDE as i32)).signum(),
                    (NARROW as i32),
                    select(STEPS, LEVELS[c % 8], ((*a) <= (*a))),
                ],
                (((*a) > (*a)) as i32),
            ),
        );
        let mut x: IVec3 = IVec3::new(c, 5, c);
        match ((
            ((7_i32) as usize & 31),
            ((if (x.y != c) { 100i8 } else { 7 } / 3 % 5) as u32 & 255),
        )) {
            (1, 0) => {
                x.z = [
                    x.y,
                    ({
                        let mut k0 = (8_u32) & 3;
                        'outer: loop {
                            if ((0_i32 <= x.y) && (k0 != 8)) || k0 == 0 {
                                break;
                            }
                            k0 -= 1;
                            let k1 = (select(k0, k0, (k0 < k0))) & 3;
                            'inner: while k1 > 3 {}
                        }
                        x.y
                    }),
                    x.z,
                ]
                    .iter()
                    .fold(x.y, |y, &t| 2_i32);
            }
            (mut t, 2) if true => {
                return 10;
            }
            (_, c) => {}
            _ => {}
        }
        1
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Mat2, c: &u32, y: &mut f32, t: &mut u32) -> u32 {
        let mut t = first(
            &(*y),
            ({
                a.x_axis.x *= HALF;
                ({
                    let mut a_2: i32 = (STEPS).wrapping_add(STEPS);
                    8_usize
                })
            }),
        );
        let mut a_2: Vec4 = Vec4::new(2.0, a.y_axis.y, 0.0, (-0.0));
        if (t != STEPS) {
            #[keep]
            'outer: for t in ((t & 3)..=((t >> STEPS) & 3)) {
                let mut v = ({
                    if ((match ((t & 15) * (t & 7)) {
                        (1 | 1) => {
                            ({
                                let q = a_2.z;
                                q == q && q.is_sign_negative()
                            })
                        }
                        x_2 if ((1.0_f32 <= HALF) && (t <= (NARROW as i32))) => {
                            (match ((if ((*c) < (*c)) { a_2.x } else { a.x_axis.x })) {
                                mut y => {
                                    matches!(
                                        ((t > x_2), a.x_axis.x, (7_i32 != x_2)), (true, n, _) if
                                        (x_2 < (- 1))
                                    )
                                }
                                _ => false,
                            })
                        }
                        a @ ((5 | 2)) => {
                            ((IVec2::new(10, 5) ^ IVec2::new(a, a)) == IVec2::new(0, t))
                        }
                        _ => (t > t),
                    })) {} else {}
                    UVec2::new(0, 5)
                });
                if true {
                    break;
                }
            }
        } else if true {} else {}
        ((*c) + ((*y).abs() as u32 & 255))
    }
}

mod p149 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
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
    pub fn entry(a: f32, c: &mut i32) -> f32 {
        let b: Vec3 = Vec3::select(
            (IVec3::new(10_i32, (-4_i32), 7_i32)).cmpeq(IVec3::new((*c), (*c), 2_i32)),
            (a * POINTS[COUNT % 6]),
            Vec3::new(a, a, 0.25_f32),
        );
        let mut k0 = ((MASK >> (MASK & 31))) & 3;
        'outer: loop {
            if [(b.x * b.z), (-0.0_f32), (b.z % 2.0)].iter().all(|&a| (1_u32 >= k0))
                || k0 == 0
            {
                break;
            }
            k0 -= 1;
            if ((if false {
                let mut k1 = 0i32;
                'inner: while k1 < 2 {
                    if (b.z <= a) {
                        (*c) = 5;
                        break 'inner;
                    }
                    let mut a_2 = (Vec3::select(
                        (select(b, b, (k0 < k0))).cmplt((b + b.y)),
                        Vec3::new((-0.0), 3.0, b.x),
                        Vec3::new(b.x, 3.0, b.z),
                    ) + Vec3::splat(cos(0.25_f32)));
                    k1 += 1;
                }
                (b.z <= 0.25)
            } else {
                break;
            })) {} else {}
        }
        b.z
    }
}
