//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p000::entry(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p000::entry_flat(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p001", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p001::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p001::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p002", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p002::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p002::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p003", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p003::entry(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p003::entry_flat(&mut a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p004", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p004::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p004::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p005", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p005::entry(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p005::entry_flat(&mut a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p006", |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p006::entry(&a0, &mut a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1.0), Leaf::write(a1.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = (Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let r = p006::entry_flat(&a0, &mut a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1.0), Leaf::write(a1.1)] }),
    ("p007", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p007::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p007::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p008", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p008::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p008::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p009::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p009::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p010", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = p010::State(Leaf::read(v[3])); let r = p010::entry(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.0)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = p010::State(Leaf::read(v[3])); let r = p010::entry_flat(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.0)] }),
    ("p011", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let mut a3 = Leaf::read(v[5]); let r = p011::entry(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let mut a3 = Leaf::read(v[5]); let r = p011::entry_flat(a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p012", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p012::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p012::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p013::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p013::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p014", |v| { let a0 = p014::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p014::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = p014::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p014::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p015", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p015::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p016::entry(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p016::entry_flat(&a0, &mut a1, &mut a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1), Leaf::write(a2)] }),
    ("p017", |v| { let a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a1 = p017::Hit { a: p017::Pair(Leaf::read(v[4]), Leaf::read(v[5])), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }; let a2 = Leaf::read(v[8]); let r = p017::entry(&a0, &a1, a2); vec![Leaf::write(r.0.a.0), Leaf::write(r.0.a.1), Leaf::write(r.0.b), Leaf::write(r.0.c)] }, |v| { let a0 = Mat4::from_cols(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a1 = p017::Hit { a: p017::Pair(Leaf::read(v[4]), Leaf::read(v[5])), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }; let a2 = Leaf::read(v[8]); let r = p017::entry_flat(&a0, &a1, a2); vec![Leaf::write(r.0.a.0), Leaf::write(r.0.a.1), Leaf::write(r.0.b), Leaf::write(r.0.c)] }),
    ("p018", |v| { let a0 = [(Leaf::read(v[0]), Leaf::read(v[1]), Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3]))), (Leaf::read(v[4]), Leaf::read(v[5]), Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7])))]; let a1 = Leaf::read(v[8]); let mut a2 = Leaf::read(v[9]); let r = p018::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = [(Leaf::read(v[0]), Leaf::read(v[1]), Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3]))), (Leaf::read(v[4]), Leaf::read(v[5]), Mat2::from_cols(Leaf::read(v[6]), Leaf::read(v[7])))]; let a1 = Leaf::read(v[8]); let mut a2 = Leaf::read(v[9]); let r = p018::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p019", |v| { let mut a0 = p019::Hit; let a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p019::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let mut a0 = p019::Hit; let a1 = Leaf::read(v[0]); let mut a2 = Leaf::read(v[1]); let r = p019::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p020::entry(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p020::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let a1 = p021::Pair { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p021::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p021::Pair { a: Leaf::read(v[1]) }; let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p021::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p022::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p022::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p023::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p023::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p024", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p024::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p024::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p025", |v| { let a0 = (p025::Hit { a: Leaf::read(v[0]) }, Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = p025::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }; let r = p025::entry(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = (p025::Hit { a: Leaf::read(v[0]) }, Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let a3 = p025::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }; let r = p025::entry_flat(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p026::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let mut a2 = Leaf::read(v[4]); let r = p026::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p027::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p028", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p028::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p028::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p029", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p029::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p029::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p030::entry(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p030::entry_flat(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3)] }),
    ("p031", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = p031::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p031::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3.a), Leaf::write(a3.b), Leaf::write(a3.c)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = p031::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let r = p031::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3.a), Leaf::write(a3.b), Leaf::write(a3.c)] }),
    ("p032", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p032::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p032::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p033", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p033::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p033::entry(a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a), Leaf::write(a2.b)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p033::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let r = p033::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a), Leaf::write(a2.b)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p034::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p034::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p035", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p035::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p035::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p036", |v| { let a0 = (p036::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, Leaf::read(v[2])); let a1 = p036::State { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p036::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = (p036::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, Leaf::read(v[2])); let a1 = p036::State { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p036::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p037", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p037::entry(a0, a1); vec![Leaf::write(r.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p037::entry_flat(a0, a1); vec![Leaf::write(r.a)] }),
    ("p038", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p038::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p038::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p039", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p039::Pair; let r = p039::entry(&a0, &a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p039::Pair; let r = p039::entry_flat(&a0, &a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p040", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p040::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p040::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p041::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p041::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p042::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p042::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p043", |v| { let a0 = p043::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p043::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p043::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p043::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p044", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p044::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p045", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p045::entry(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p045::entry_flat(a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p046", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p046::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p046::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p047", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p047::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p047::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p048", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p048::entry(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p048::entry_flat(&a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(a1)] }),
    ("p049", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p049::entry(a0, &a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1.a), Leaf::write(r.1.b), Leaf::write(r.1.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p049::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1.a), Leaf::write(r.1.b), Leaf::write(r.1.c)] }),
    ("p050", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p050::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p050::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p050::Pair(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p050::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0)] }),
    ("p051", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p051::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p051::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p052::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p052::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p053", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p053::entry(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p053::entry_flat(&a0, a1); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p054", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p054::Hit { a: p054::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, b: Leaf::read(v[4]) }; let a2 = p054::Hit { a: p054::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }, b: Leaf::read(v[8]) }; let a3 = Leaf::read(v[9]); let r = p054::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a.a), Leaf::write(a1.a.b), Leaf::write(a1.a.c), Leaf::write(a1.b)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p054::Hit { a: p054::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, b: Leaf::read(v[4]) }; let a2 = p054::Hit { a: p054::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }, b: Leaf::read(v[8]) }; let a3 = Leaf::read(v[9]); let r = p054::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a.a), Leaf::write(a1.a.b), Leaf::write(a1.a.c), Leaf::write(a1.b)] }),
    ("p055", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p055::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p056::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p056::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p057::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p057::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p058", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p058::entry(&mut a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p058::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(a0)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p059::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p059::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = p060::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p060::entry(a0, &a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p060::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p060::entry_flat(a0, &a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a3)] }),
    ("p061", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p061::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p061::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p062", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p062::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let mut a3 = [Leaf::read(v[4]), Leaf::read(v[5])]; let r = p062::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[2].a), Leaf::write(r[2].b), Leaf::write(a0), Leaf::write(a3[0]), Leaf::write(a3[1])] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p062::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let mut a3 = [Leaf::read(v[4]), Leaf::read(v[5])]; let r = p062::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r[0].a), Leaf::write(r[0].b), Leaf::write(r[1].a), Leaf::write(r[1].b), Leaf::write(r[2].a), Leaf::write(r[2].b), Leaf::write(a0), Leaf::write(a3[0]), Leaf::write(a3[1])] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p063::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p063::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p064", |v| { let a0 = p064::State { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let mut a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let mut a3 = p064::State { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }; let r = p064::entry(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3.a), Leaf::write(a3.b)] }, |v| { let a0 = p064::State { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let mut a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let mut a3 = p064::State { a: Leaf::read(v[4]), b: Leaf::read(v[5]) }; let r = p064::entry_flat(a0, &mut a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1), Leaf::write(a2), Leaf::write(a3.a), Leaf::write(a3.b)] }),
    ("p065", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p065::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p065::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p066", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p066::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p066::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p067::entry(a0, &mut a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p067::entry_flat(a0, &mut a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p068::entry(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p068::entry_flat(&a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p069", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p069::entry(a0, a1, &a2, &a3); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p069::entry_flat(a0, a1, &a2, &a3); vec![] }),
    ("p070", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p070::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p070::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p071", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p071::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p071::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p072::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p072::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p073", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p073::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p073::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a3)] }),
    ("p074", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p074::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p075", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p075::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p075::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p076::State { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p076::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p076::State { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let a3 = Leaf::read(v[5]); let r = p076::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }),
    ("p077", |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = (Leaf::read(v[2]), Leaf::read(v[3]), Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5]))); let r = p077::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }, |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = (Leaf::read(v[2]), Leaf::read(v[3]), Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5]))); let r = p077::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }),
    ("p078", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p078::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p078::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p079::entry(&a0, a1, &a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p079::entry_flat(&a0, a1, &a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a3)] }),
    ("p080", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p080::entry(a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p080::entry_flat(a0, &mut a1); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a1)] }),
    ("p081", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p081::entry(&a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c.a), Leaf::write(r.c.b), Leaf::write(r.c.c), Leaf::write(a2)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p081::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c.a), Leaf::write(r.c.b), Leaf::write(r.c.c), Leaf::write(a2)] }),
    ("p082", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p082::entry(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p082::entry_flat(&a0, a1, a2); vec![Leaf::write(r[0]), Leaf::write(r[1])] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5]))); let r = p083::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.0), Leaf::write(a2.1), Leaf::write(a2.2.x_axis), Leaf::write(a2.2.y_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Mat2::from_cols(Leaf::read(v[4]), Leaf::read(v[5]))); let r = p083::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.0), Leaf::write(a2.1), Leaf::write(a2.2.x_axis), Leaf::write(a2.2.y_axis)] }),
    ("p084", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p084::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p084::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p085", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p085::entry(a0, &a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p085::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2])] }),
    ("p086", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p086::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p086::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p087::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p087::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p087::Hit { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p087::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p088", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p088::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p088::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p089::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p089::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p090", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p090::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p090::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p091", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p091::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p091::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a0), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p092::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p092::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p093", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p093::entry(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let mut a3 = Leaf::read(v[5]); let r = p093::entry_flat(&mut a0, a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p094", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = [Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p094::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = [Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = Leaf::read(v[5]); let r = p094::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p095::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p095::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p096", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [p096::Pair(Leaf::read(v[2])), p096::Pair(Leaf::read(v[3])), p096::Pair(Leaf::read(v[4]))]; let mut a3 = Leaf::read(v[5]); let r = p096::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r[0].0), Leaf::write(r[1].0), Leaf::write(r[2].0), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [p096::Pair(Leaf::read(v[2])), p096::Pair(Leaf::read(v[3])), p096::Pair(Leaf::read(v[4]))]; let mut a3 = Leaf::read(v[5]); let r = p096::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r[0].0), Leaf::write(r[1].0), Leaf::write(r[2].0), Leaf::write(a1), Leaf::write(a3)] }),
    ("p097", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p097::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p097::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p098::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p098::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p099", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p099::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p099::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p100", |v| { let mut a0 = p100::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p100::entry(&mut a0, a1, a2, &a3); vec![Leaf::write(r.a), Leaf::write(a0.a)] }, |v| { let mut a0 = p100::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p100::entry_flat(&mut a0, a1, a2, &a3); vec![Leaf::write(r.a), Leaf::write(a0.a)] }),
    ("p101", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p101::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p101::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p102", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p102::entry(a0, &a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p102::entry_flat(a0, &a1, a2, a3); vec![Leaf::write(r)] }),
    ("p103", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p103::Hit { a: Leaf::read(v[2]) }; let a3 = (Leaf::read(v[3]), Leaf::read(v[4])); let r = p103::entry(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = p103::Hit { a: Leaf::read(v[2]) }; let a3 = (Leaf::read(v[3]), Leaf::read(v[4])); let r = p103::entry_flat(&a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p104::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p104::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p105::entry(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p105::entry_flat(&a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p106::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p107::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p107::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p108", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p108::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p108::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p109::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let a2 = Leaf::read(v[4]); let r = p109::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p110::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p110::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p111", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p111::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p111::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p112", |v| { let a0 = p112::Pair(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let r = p112::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p112::Pair(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let r = p112::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p113", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p113::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p113::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p114::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p115::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = (Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let r = p115::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p116::entry(&a0, &mut a1); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p116::entry_flat(&a0, &mut a1); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(a1)] }),
    ("p117", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p117::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p117::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p118::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p118::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p119", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p119::entry(&a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p119::entry_flat(&a0, a1, &a2, a3); vec![Leaf::write(r)] }),
    ("p120", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [[Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7])]]; let a3 = Leaf::read(v[8]); let r = p120::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [[Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7])]]; let a3 = Leaf::read(v[8]); let r = p120::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p121", |v| { let a0 = Leaf::read(v[0]); let a1 = p121::Hit; let a2 = Leaf::read(v[1]); let r = p121::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p121::Hit; let a2 = Leaf::read(v[1]); let r = p121::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p122::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p122::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p123", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = p123::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let a2 = Leaf::read(v[6]); let r = p123::entry(&a0, &a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let a1 = p123::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]), c: Leaf::read(v[5]) }; let a2 = Leaf::read(v[6]); let r = p123::entry_flat(&a0, &a1, a2); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p124", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p124::entry(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p124::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p125", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p125::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p125::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p126", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p126::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p126::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p127", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p127::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p127::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p128", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p128::entry(&mut a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p128::entry_flat(&mut a0, &a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), p129::State(p129::Hit, Leaf::read(v[2])), Leaf::read(v[3])); let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p129::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), p129::State(p129::Hit, Leaf::read(v[2])), Leaf::read(v[3])); let mut a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p129::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p130", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [[Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7])]]; let r = p130::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = [[Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5])], [Leaf::read(v[6]), Leaf::read(v[7])]]; let r = p130::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r[0][0]), Leaf::write(r[0][1]), Leaf::write(r[1][0]), Leaf::write(r[1][1]), Leaf::write(r[2][0]), Leaf::write(r[2][1]), Leaf::write(a0), Leaf::write(a1)] }),
    ("p131", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p131::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a2)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p131::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a2)] }),
    ("p132", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])]]; let a2 = [[Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8])]]; let a3 = Leaf::read(v[9]); let r = p132::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1[0][0]), Leaf::write(a1[0][1]), Leaf::write(a1[1][0]), Leaf::write(a1[1][1])] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [[Leaf::read(v[1]), Leaf::read(v[2])], [Leaf::read(v[3]), Leaf::read(v[4])]]; let a2 = [[Leaf::read(v[5]), Leaf::read(v[6])], [Leaf::read(v[7]), Leaf::read(v[8])]]; let a3 = Leaf::read(v[9]); let r = p132::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1[0][0]), Leaf::write(a1[0][1]), Leaf::write(a1[1][0]), Leaf::write(a1[1][1])] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p133::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p133::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p134::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p135", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p135::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p135::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p136", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p136::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p136::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p137::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p137::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2[0]), Leaf::write(a2[1])] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p138::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p138::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p139", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p139::entry(&a0, &a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p139::entry_flat(&a0, &a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p140::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p140::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p141", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p141::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p141::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p143", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p143::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5])]; let r = p143::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p144", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p144::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p144::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p145", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p145::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p145::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p146::entry(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p146::entry_flat(a0, &a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p147", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p147::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p147::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.0), Leaf::write(a1.1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p147::Hit(Leaf::read(v[1]), Leaf::read(v[2])); let a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p147::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.0), Leaf::write(a1.1)] }),
    ("p148", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p148::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p148::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p149", |v| { let mut a0 = p149::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let mut a1 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a2 = p149::Hit; let a3 = Leaf::read(v[5]); let r = p149::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a1.z_axis)] }, |v| { let mut a0 = p149::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let mut a1 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a2 = p149::Hit; let a3 = Leaf::read(v[5]); let r = p149::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0.a), Leaf::write(a0.b), Leaf::write(a1.x_axis), Leaf::write(a1.y_axis), Leaf::write(a1.z_axis)] }),
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Vec3, c: i32, y: f32) -> [i32; 2] {
        'outer: for y in (0..((MASK).saturating_mul(MASK) & 3)) {
            let c: bool = 'block: {
                if (((match (State { a: y }) {
                    State { a: 1.. } => (a.z < a.z),
                    c => true,
                }) || ((y != y) && true)))
                {
                    let mut a_2 = ((c).max(([c, c])[0]))
                        .min((c % ((IVec2::new(0_i32, (-1_i32))).y | 1)));
                    break 'block (a.z > 0.5);
                }
                if (((if (5_i32 != c) { ({ 3_u32 }) } else { y })
                    <= (match ((if (y <= y) {
                        Pair {
                            b: y,
                            ..Pair {
                                a: (3.0_f32 <= (-2.5_f32)),
                                b: y,
                            }
                        }
                    } else {
                        Pair { a: (c < c), b: y }
                    })) {
                        Pair { a: true, b: 100.. } => {
                            let mut b = ((UVec2::new(2, 5)
                                & (if true { UVec2::new(2, y) } else { UVec2::new(y, 3) }))
                                + UVec2::new(y, 8));
                            y
                        }
                        _ => 2,
                    })))
                {}
                (a.x > a.x)
            };
            if c {
                continue;
            }
        }
        [(c + c), c]
    }
}

#[flatten]
mod p001 {
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32) -> f32 {
        let Pair(b) = Pair(
            ((*a) * Vec3::new((-2.5_f32), 1.5_f32, TABLE[((WIDE as i32) & 1) as usize])),
        );
        'outer: for x in 0..0 {
            let mut v: i32 = c;
            if (v > (IVec2::new(v, c)).y) {
                let start = (c as f32);
                let mut a = 0.0;
                a += start;
                v <<= 1;
            }
            let a_2 = ((!(IVec3::new(10_i32, 7_i32, (-4_i32))))
                + IVec3::new(((x as i32) * 0), ((Hit::SIZE & 255) as i32), c));
        }
        'outer: for c in 0..4usize {
            let mut k1 = ((match (b.x, false) {
                (-1.5, true) => 0_u32,
                _ => 0_u32,
            })) & 3;
            'inner: while k1 > 0 {
                k1 -= 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p002 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Pair);
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
    #[flatten(exact)]
    pub fn entry(a: &f32, c: i32, y: &mut usize, t: usize) -> bool {
        let a: bool = (if ((if ((*a)).is_finite() {
            return ((*a) <= (*a));
        } else {
            (c >= c)
        })) {
            let mut k0 = 1u32;
            'outer: loop {
                if !(k0 < 2) {
                    break;
                }
                match ((
                    (3.0_f32 <= (-0.0_f32)),
                    ((match (k0, (*a)) {
                        (100.., (8.0 | 0.25)) => {
                            let mut k1 = 1u32;
                            'inner: while k1 < 8 {
                                k1 <<= 1;
                                let given: f32 = (((-(*a))).max(((*a) + (*a))) + 0.0);
                                let a: f32 = {
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn second(t: f32) -> f32 {
                                        (t - HALF).max(HALF)
                                    }
                                    let t = second(given);
                                    t
                                };
                                let (v, (mut b, t)) = (
                                    (a).cos(),
                                    (
                                        (if (false || (1_usize > (*y))) {
                                            (UVec3::new(k0, 0_u32, 8_u32))
                                                .cmpge(UVec3::new(2_u32, 1_u32, k0))
                                        } else {
                                            BVec3::new(false, (t != (*y)), false)
                                        }),
                                        ((k0).count_ones() as usize),
                                    ),
                                );
                                (*y) |= 1;
                            }
                            false
                        }
                        (mut v, -1.5) => {
                            let given: f32 = (Vec4::new(0.0_f32, (*a), (*a), (*a)))
                                .element_sum();
                            let x: f32 = {
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn doubled(a_2: f32) -> f32 {
                                    a_2 * HALF + 1.0
                                }
                                let t = doubled(given);
                                t
                            };
                            ((*y) <= 8_usize)
                        }
                        (
                            (4 | 2),
                            0.0..,
                        ) if ((if true {
                            if (({
                                let q = (*a);
                                q == q && q.is_sign_negative()
                            })) {
                                break 'outer;
                            }
                            (0_u32 <= MASK)
                        } else {
                            false
                        })) => (t > Pair::SIZE),
                        _ => {
                            if (c <= (c).max(c)) {
                                return FLAGS[(k0 % 9) as usize];
                            }
                            (t < 5_usize)
                        }
                    })
                        && ({
                            (*y) = t;
                            (true && (1_usize > t))
                        })),
                )) {
                    ((c, false) | (false, c)) => {
                        let mut n: usize = (if (*y) >= t { (*y) - t } else { (*y) });
                        let mut a: [f32; 2] = [1.0_f32, TABLE[(5_u32 % 4) as usize]];
                        'inner: for _ in a.iter().rev() {
                            n &= 7;
                            if ((TABLE[(t).min(3)] * 1.0)
                                != (Vec2::new((-1.0_f32), 3.0_f32))
                                    .dot(Vec2::new(2.0, a[1])))
                            {
                                let mut a = (((UVec2::new(5, 0) ^ UVec2::new(1, k0)) % 2)
                                    * 2);
                                break;
                            }
                            n = (*y);
                        }
                    }
                    ((mut a_2, false) | (false, mut a_2)) => {
                        'inner: for x_2 in (0..1).rev() {
                            let Hit(n, _) = Hit((*a), Pair);
                            let a_2 = Hit(((Vec2::new(n, (-0.0_f32))).ceil()).y, Pair);
                            if (k0).is_power_of_two() {
                                let [v, mut n] = [(a_2).0, ((-1.0_f32) + 0.0)];
                                break 'inner;
                            }
                            (*y) = ((((((*y) & 255) as u32) & 0_u32) & 7) as usize);
                        }
                    }
                    _ => {}
                }
                k0 *= 2;
            }
            false
        } else {
            false
        });
        false
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
    pub fn entry(a: &mut f32, c: &mut i32, y: &mut UVec2, t: &mut u32) -> i32 {
        'outer: for _ in 0..0i64 {
            let start = ((y.y).swap_bytes() + (y.x + (*t)));
            let mut b = 1;
            b += start;
            ((*c), (*a)) = (
                ((*c)
                    + ({
                        (*c) = (IVec2::new(7_i32, 10_i32)).y;
                        0
                    })),
                (if ((*a) > (*a)) {
                    let mut k1 = 0i32;
                    'inner: loop {
                        if !(k1 < 3) {
                            break;
                        }
                        k1 += 1;
                        let mut a: Pair = Pair {
                            a: (if (Vec2::new(2.0, (*a)) == Vec2::new(0.25, (*a))) {
                                (0 + 0)
                            } else {
                                0
                            }),
                            ..Pair { a: 0, b: 0.0 }
                        };
                    }
                    break;
                } else {
                    0.0
                }),
            );
        }
        0
    }
}

#[flatten]
mod p004 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
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
    fn first(mut b: i32) -> f32 {
        let mut k0 = ((if MASK != 0 { 5_u32 / MASK } else { MASK })) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut c = (Vec2::splat((TABLE[Hit::SIZE % 4]).fract()))
                        .dot(Vec2::new(2.0, 0.25));
                    let mut turn = 0;
                    let x_2: i32 = 'value: loop {
                        let v: Pair = Pair { b: 0.0, a: (NARROW as i32) };
                        if (3_i32 != v.a) {
                            break 'value v.a;
                        }
                        turn += 1;
                        if turn == 1 {
                            break v.a;
                        }
                    };
                }
                k1 += 1;
            }
        }
        TABLE[(({
            b = b;
            MASK
        }) % 4) as usize]
    }
    impl Pair {
        fn step(&self, mut b: f32) -> bool {
            if true {
                let mut k0 = 0i32;
                'outer: loop {
                    if !(k0 < 2) {
                        break;
                    }
                    if (((({
                        let q = b;
                        if q == q { q.to_bits() >> 20 } else { 7 }
                    }) == 0)
                        || (match ((!(self.b > self.b)), (2.0_f32 > self.b)) {
                            ((t, true) | (true, t)) => (t && t),
                            ((y, true) | (true, y)) => (b == STILL),
                            ((mut y, true) | (false, mut y)) => (8_u32 > MASK),
                            _ => {
                                ((1.5_f32 > b)
                                    && ({
                                        b *= self.b;
                                        (k0 > k0)
                                    }))
                            }
                        })))
                    {
                        let mut k1 = ((MASKS[Pair::SIZE % 7] + MASK)) & 3;
                        #[keep]
                        'inner: loop {
                            if true || k1 == 0 {
                                break;
                            }
                            k1 -= 1;
                        }
                    }
                    k0 += 1;
                }
            }
            ((Vec2::new(3.0, (-1.0)) == Vec2::new(3.0, 1.5)) ^ (b > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: i32) -> f32 {
        match ((if (({ Pair { a: c, b: a.z } }).step(first(c))) {
            Pair { a: c, b: a.y }
        } else {
            let mut k0 = (({
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
                            let mut y = [Hit(a.x), Hit(a.y), Hit(a.x)];
                        }
                        k1 += 1;
                    }
                }
                MASKS[Pair::SIZE % 7]
            })) & 3;
            'outer: loop {
                if k0 == 0 || (true) {
                    break;
                }
                k0 -= 1;
            }
            Pair {
                b: a.y,
                ..Pair { a: c, b: (-1.0_f32) }
            }
        })) {
            Pair { a: mut n @ 5..1_000, b: x_2 @ 0.25 } => {}
            Pair { a: (1 | 1), b: c @ 2.0 } => {}
            x => {}
        }
        (a.x + a.y)
    }
}

mod p005 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4, pub bool);
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
    pub fn entry(a: &mut f32, c: &Vec3, y: &mut f32) -> f32 {
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
                    let start = (match ((*c)).z {
                        _ => {
                            (8_u32 > k0);
                            ((WIDE as i32)).max(STEPS)
                        }
                        _ => 0_i32,
                    });
                    let mut a = 0;
                    a += start;
                }
                k1 += 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p006 {
    use super::*;
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut (f32, Vec4), y: &IVec3) -> [f32; 2] {
        'outer: for a in [
            (if ((-1.0_f32) < (*a)) {
                return [c.0, c.1.x];
            } else {
                let mut k0 = (MASK) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let mut k1 = 1u32;
                    'inner: loop {
                        if !(k1 < 1) {
                            break;
                        }
                        if ((Vec2::new(c.1.w, c.0)) != (Vec2::new(c.1.x, 1.0_f32))) {
                            break 'inner;
                        }
                        let mut t: IVec3 = (((IVec3::new(1, y.z, y.y)
                            + IVec3::new(y.y, (-4), (-4))) + IVec3::new(y.y, y.x, y.x))
                            ^ ((IVec3::new(y.z, y.x, 3)).min((*y))
                                ^ (match 10_i32 {
                                    -7 => (*y),
                                    1..=2 => (*y),
                                    (1 | 2) => (*y),
                                    _ => IVec3::new(y.y, 0, y.z),
                                })));
                        k1 <<= 1;
                    }
                }
                MASKS[(10_i32 & 1) as usize]
            }),
            ({
                let q = c.1.x;
                if q == q { q.to_bits() >> 20 } else { 7 }
            }),
            (match MASK {
                (4 | 3) => {
                    if (((((c.1.y <= c.0)
                        && ({
                            c.1.w = (c.1.z).tanh();
                            (c.1.y != c.1.w)
                        }))
                        && ({
                            c.1.x += (c.1.x).move_towards(c.1.x, 0.5);
                            (y.x > 5_i32)
                        }))
                        && ({
                            c.1 = c.1;
                            ((y.x > (WIDE as i32)) || ((*a) < c.1.z))
                        })))
                    {
                        if (((!(y.z > y.x))
                            ^ (if (MASKS[(5_u32 % 7) as usize] == MASK) {
                                c.0 += c.0;
                                (c.1).abs_diff_eq(c.1, 0.5)
                            } else {
                                if ((({ ((-2.5_f32) <= c.0) }) || false)) {}
                                false
                            })))
                        {}
                    }
                    0_u32
                }
                0 => 0_u32,
                _ => 0_u32,
            }),
        ] {}
        [0.0_f32, 0.0_f32]
    }
}

mod p007 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: Vec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: Vec3,
    }
    #[flatten]
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

#[flatten]
mod p008 {
    use super::*;
    const STEPS: i32 = 3;
    const NARROW: u8 = 3;
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: Vec3, y: f32, t: f32) -> bool {
        let mut y: UVec2 = (UVec2::new(MASK, MASK)).wrapping_sub(UVec2::new(MASK, MASK));
        let mut a: (Vec4, i32) = (
            Vec4::splat(x.y),
            (if ((*a) >= t) {
                (STEPS | LEVELS[2_usize % 8])
            } else {
                #[keep]
                'outer: for y in ((STEPS & 3)..=(((LEVELS[2_usize % 8] & 63) << 2) & 3))
                {
                    let mut x: [i32; 3] = [y, (NARROW as i32), y];
                    'inner: for y in x {
                        if (((UVec2::new(8_u32, MASK)).y >= MASK) && (x[2] != x[2])) {
                            let mut c: i32 = y;
                            ((0.0_f32 + 0.0) > 0.0);
                        }
                    }
                }
                0_i32
            }),
        );
        false
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
    const NARROW: u8 = 3;
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
            let [c, mut y, a] = ({
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
                                    (({ Vec2::new(STILL, Pair::RATE) })
                                        == Vec2::new(1.5, (*y)));
                                    let mut c: [f32; 2] = ({
                                        [atan2(a_2, v), (((*y)) * 0.7 + ((-1.0_f32)) * 0.1)]
                                    });
                                }
                                k1 += 1;
                            }
                        }
                    }
                    _ => {
                        let mut x: Vec4 = Vec4::new((-1.0), b, 0.0, 0.25);
                        'outer: for y in 0..2usize {
                            let mut b: f32 = x.w;
                            if (((match (0_i32, (NARROW as i32)) {
                                ((c, 2..5) | ((2 | 0), c)) => x.y,
                                _ => (-1.0_f32),
                            }) > (if (x.y <= (-1.0)) { x.w } else { (-0.0) })))
                            {
                                let (a, ([c, _, mut b], _)) = (
                                    IVec2::new(10_i32, 7_i32),
                                    ([[TABLE[(y).min(3)], x.y], [b, x.z], [2.0_f32, x.y]], x.x),
                                );
                                continue;
                            }
                        }
                    }
                }
                [(*y); 3]
            });
        }
        IVec3::new(1, x, x)
    }
}

#[flatten]
mod p010 {
    use super::*;
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
            Vec3::new(a_2, a_2, 3.0)
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: [i32; 3], c: &mut State) -> Pair {
        if (2.0_f32 <= c.0) && let _ = ((b[2]).min(2_i32) + ((-1_i32) & 3_i32)) {
            let mut turn = 0;
            let v: [Pair; 2] = 'value: loop {
                if (MASK == (2_u32).reverse_bits()) {
                    let [mut t, mut x, ..] = [2_i32, b[1], 0_i32];
                    return Pair(State::SIZE, IVec3::new(2_i32, 0_i32, 0_i32));
                }
                let mut t: Pair = Pair(Pair::SIZE, IVec3::new(b[0], (-1_i32), 0_i32));
                let v = t
                    .step(
                        (IVec2::new(t.1.x, b[1])).y,
                        &{ ((t.1.z > LEVELS[(MASK % 8) as usize]) == (c.0 != c.0)) },
                    );
                if (v.x > v.z) {
                    break 'value [t, Pair(8_usize, t.1)];
                }
                let mut n: Pair = Pair(t.0, t.1);
                let a_2 = n
                    .step(
                        ({
                            (*c) = (if false {
                                (*c)
                            } else {
                                let mut t: Pair = Pair(n.0, n.1);
                                let x_2 = t.step((n.1.z).saturating_abs(), &{ true });
                                (*c)
                            });
                            (b)[0]
                        }),
                        &{ (n.0 != n.0) },
                    );
                turn += 1;
                if turn == 2 {
                    break [Pair(t.0, n.1), n];
                }
            };
            let mut k0 = 0u32;
            'outer: loop {
                if !(k0 > 0) {
                    break;
                }
                k0 -= 1;
                'inner: for x in 0..k0 {
                    let [Pair(mut y, mut b), Pair(mut c, mut n)] = [
                        ({ v[0] }),
                        Pair(v[0].0, v[1].1),
                    ];
                    if (((if true { (y < y) } else { (v[0].1.x != 7) })
                        || ({
                            b *= 2;
                            (if (8_u32 < 1) {
                                (8_u32 < x)
                            } else {
                                (LEVELS[(({
                                    n = v[1].1;
                                    k0
                                }) % 8) as usize] > LEVELS[(x % 8) as usize])
                            })
                        })))
                    {
                        let State(mut b) = State(
                            (if (State::SIZE != y) { HALF } else { STILL }),
                        );
                        continue;
                    }
                    if true {
                        n.x /= 3;
                    } else {
                        (c, [b.z, _]) = (
                            v[1].0,
                            [
                                ((IVec2::new((-4_i32), 1_i32)
                                    | IVec2::new(7_i32, (-4_i32))))
                                    .y,
                                v[1].1.y,
                            ],
                        );
                    }
                    let mut a_2 = (((7_i32 & 63) << 2) - ([b.z, v[1].1.z, b.y])[0]);
                }
                let start = v[1].1.y;
                let mut c = 0;
                c += start;
            }
        }
        b[2] = (match (
            matches!((c.0 > c.0), _ if (MASK > MASK)),
            ((b[0] ^ b[1]) < 1_i32),
        ) {
            ((mut a_2, true) | (true, mut a_2)) => {
                let mut a = (-(mat3(
                    Vec3::new(1.5_f32, c.0, (-1.0_f32)),
                    Vec3::new((-0.0_f32), 0.0_f32, 0.0_f32),
                    Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                ) * 0.0_f32));
                a.x_axis = Vec3::new(0.0_f32, 0.0_f32, 0.0_f32);
                0
            }
            _ => 0,
        });
        Pair(0_usize, IVec3::new(0_i32, 0_i32, 0_i32))
    }
}

mod p011 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32, y: (usize, f32, usize), t: &mut u32) -> f32 {
        let mut turn = 0;
        let a: (usize, f32, usize) = 'value: loop {
            if ((match (
                ((y.2, y.1, 1_usize)).0,
                (Vec2::select(
                    (Vec2::new((-0.0_f32), 1.5_f32)).cmplt(Vec2::new(1.0_f32, 0.0_f32)),
                    Vec2::new(0.5_f32, y.1),
                    Vec2::new((-2.5_f32), y.1),
                ) == (Vec2::new(y.1, 2.0_f32)).reject_from(Vec2::new((-0.0_f32), y.1))),
            ) {
                (_, true) => {
                    (if false {
                        if ((*t) <= (*t)) {
                            let (a, n) = (
                                (Vec3::splat(a)).min(Vec3::new(a, a, 3.0_f32)),
                                (*c),
                            );
                        } else if (a != y.1) {
                            let [a_2, _, x_2] = ({ [a, a, 3.0_f32] });
                            let mut v = ({
                                (IVec3::new(3, 0, 3)
                                    + (IVec3::new((WIDE as i32), 3_i32, (*c))).with_x((*c)))
                            });
                        } else {
                            let a = flatten::math::sin(y.1);
                        }
                        (((*c) <= (*c)) || ((*c) <= (*c)))
                    } else {
                        ((*t)).is_power_of_two()
                    })
                }
                _ => {
                    ({
                        let a: [f32; 3] = [
                            (Vec2::select(
                                BVec2::new(true, false),
                                Vec2::new(a, 1.0_f32),
                                Vec2::new(3.0_f32, (-1.0_f32)),
                            ))
                                .y,
                            a,
                            (Vec4::new(a, a, 0.25_f32, y.1)).element_sum(),
                        ];
                        false
                    })
                }
            })) {
                let mut x = (y.0, 1.0_f32, y.2);
            } else if matches!(((y.1).powi(2), y.2), (0.25.., 4)) {
                (*t) /= 3;
            } else {
                let mut x = (Mat2::from_cols(
                    Vec2::new(y.1, 0.0_f32),
                    Vec2::new(y.1, 0.0_f32),
                ) * Mat2::from_cols(Vec2::new(a, 1.0_f32), Vec2::new((-2.5_f32), y.1)));
                x.x_axis = (x * x.x_axis);
            }
            if (0.0_f32 < 0.0) {
                break (0_usize, 0.0_f32, 0_usize);
            }
            turn += 1;
            if turn == 1 {
                break (0_usize, 0.0_f32, 0_usize);
            }
        };
        0.0
    }
}

#[flatten]
mod p012 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct State;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: i32, c: &mut f32) -> bool {
        if (((({
            if ((((Vec3::new((*c), (*c), 0.5) * (-0.0_f32))
                - ({
                    let mut c = IVec2::new(a, a);
                    let mut k0 = ((MASK | MASK)) & 3;
                    'outer: loop {
                        let mut c: [f32; 2] = (if (k0 <= k0) {
                            [
                                RAMP[((NARROW as i32) & 1) as usize],
                                TABLE[(k0 % 4) as usize],
                            ]
                        } else {
                            [1.5_f32, (-0.0_f32)]
                        });
                        'inner: for (x_2, b) in c.iter().enumerate() {
                            let a_2 = ((Vec2::new(0.25_f32, (-0.0_f32)))
                                .max(Vec2::new(c[1], c[1])))
                                .with_y(((c[0]).max((*b)) + 0.0));
                            let mut a: f32 = 0.0;
                        }
                        if k0 == 0 || (false) {
                            break;
                        }
                        k0 -= 1;
                    }
                    0.0_f32
                })))
                .cmplt(Vec3::new(0.0, 0.0, 0.0))
                .any())
            {}
            Mat2::from_cols(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32))
        }))
            .x_axis == Vec2::new(0.0, 0.0)))
        {}
        false
    }
}

#[flatten]
mod p013 {
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(mut self, a: &bool) -> Hit {
            'block: {
                if (*a) {
                    self = Pair;
                    break 'block;
                }
                if (((if false {
                    MASK
                } else {
                    let given: f32 = (RAMP[(3_usize).min(8)])
                        .copysign(((TABLE[(0_usize).min(3)] - STILL)).max(-9.0));
                    let x_2: f32 = {
                        fn second(t: f32) -> f32 {
                            t * 0.5 + 1.0
                        }
                        let t = second(given);
                        t
                    };
                    3_u32
                }) == (MASK - MASK)))
                {
                    return ({
                        let mut y: Pair = Pair;
                        if ((((LEVELS[(3_usize).min(7)] & 15) * ((WIDE as i32) & 7))
                            < ((*a) as i32))
                            || (MASKS[2_usize % 7] >= (MASK).abs_diff(MASK)))
                        {
                            let x: f32 = (-1.0);
                            let mut c = Vec3::new(x, 3.0, 3.0);
                            let mut x: f32 = ((if ((*a) < (*a)) {
                                ((STEPS & 7) as usize)
                            } else {
                                (Self::SIZE).max(Self::SIZE)
                            }) as f32);
                        }
                        Hit((NARROW as i32))
                    });
                }
            }
            let start = (atan2(2.0_f32, TABLE[(MASK % 4) as usize])).fract();
            let mut a_2 = 0.0;
            a_2 += start;
            Hit((((STEPS & 15) * (STEPS & 7))).saturating_add(STEPS))
        }
    }
    impl Hit {
        fn step(self, a: f32) -> i32 {
            match self {
                Hit(..1) => {
                    'block: {
                        if false {
                            break 'block;
                        }
                    }
                    if ((Vec2::new((-2.5_f32), (-2.5_f32)))
                        != (Vec2::new((-1.0_f32), a)))
                    {
                        if (a != STILL) {
                            let given: f32 = (a).powi(3);
                            let n: f32 = {
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn second(a_2: f32) -> f32 {
                                    (a_2 - HALF).max(HALF)
                                }
                                let t = second(given);
                                t
                            };
                            let mut k0 = 255u8;
                            'outer: while k0 != u8::MAX {
                                k0 += 1;
                                let mut a: Pair = Pair;
                                let x = a.step(&{ ((k0 as i32)).is_negative() });
                            }
                        } else {}
                    } else if (a != a) {} else {}
                }
                a => {}
            }
            (if (a > a) { ((self.0).wrapping_sub(self.0)).max(self.0) } else { self.0 })
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Vec2, c: &mut Vec3) -> u32 {
        let mut x_2: Hit = Hit(LEVELS[5_usize % 8]);
        let a = x_2.step(flatten::math::select(a.y, c.y, (c.x <= 0.5)));
        let mut k0 = (({
            let q = c.x;
            if q == q { q.to_bits() >> 20 } else { 7 }
        })) & 3;
        'outer: while k0 > 0
            && ((((1.0_f32
                > RAMP[(({
                    x_2.0 = (a & x_2.0);
                    k0
                }) % 9) as usize])
                == (if true {
                    return (k0 + (k0 + k0));
                } else {
                    ((Vec2::new(c.y, 2.0_f32)) != (Vec2::new(c.z, c.y)));
                    (k0 < k0)
                }))))
        {
            k0 -= 1;
        }
        0
    }
}

#[flatten]
mod p014 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: UVec2,
    }
    #[flatten(exact)]
    pub fn entry(mut b: Pair, c: i32, y: i32) -> IVec3 {
        'block: {
            let (a, (_, _)) = (
                vec3((0.0_f32 + 0.0_f32), 0.0_f32, 0.0_f32),
                (
                    0_u32,
                    Mat3::from_cols(
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    ),
                ),
            );
            if false {
                break 'block;
            }
        }
        IVec3::new(0, 0, 0)
    }
}

mod p015 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
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
                            let mut a_2: i32 = (((*c)).rem_euclid(((*c)) | 1)
                                - (if flatten::math::all(
                                    BVec3::new(true, false, ((*c) > (*c))),
                                ) {
                                    (IVec2::new((*c), 2_i32)).y
                                } else {
                                    (*c)
                                }));
                            let Pair(mut c) = (if (1.0_f32 > y) {
                                Pair(3_usize)
                            } else {
                                Pair((*a))
                            });
                            let (x, (mut a, _)) = (
                                (if (*a) >= (*a) { (*a) - (*a) } else { (*a) }),
                                ((-1_i32), y),
                            );
                        }
                    } else {}
                }
                k1 += 1;
            }
        }
        (*a)
    }
}

#[flatten]
mod p016 {
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
                let c: f32 = 'block: {
                    if (STEPS == LEVELS[Hit::SIZE % 8]) {
                        continue 'outer;
                    }
                    let mut x_2 = (((IVec2::new(1_i32, 3_i32))
                        == (IVec2::new(10_i32, 10_i32))) ^ (!false));
                    if ((if x_2 { x_2 } else { x_2 })) {
                        if ((*c) <= y) {
                            return [(*a), (*a)];
                        } else {
                            return b;
                        }
                    }
                    (Vec4::new((*a), 0.25_f32, 3.0_f32, (-2.5_f32))).length_squared()
                };
                'inner: for c in b.iter() {
                    let mut a = ((UVec2::new(y, (*t)) + UVec2::new(8, 3))
                        + UVec2::new(5, y));
                    if (a.y < y) {
                        break 'inner;
                    }
                }
            }
            (WIDE as i32)
        }) * 2);
        let mut x_2 = 0;
        x_2 += start;
        [((*a) + ((*c) as f32)), ((*a) + ((*c) as f32))]
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
                ({
                    let q = (*a);
                    q == q && q.is_sign_negative()
                });
            }
            c.b
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Mat4, c: &Hit, y: f32) -> State {
        let (mut x_2, mut a_2) = (
            ({
                let mut k0 = 255u8;
                'outer: while k0 != u8::MAX {
                    k0 += 1;
                    let mut k1 = ((c.c.y + 1_u32)) & 3;
                    #[keep]
                    'inner: loop {
                        let mut t = Vec2::new(y, (-2.5));
                        let start = (if any(
                            BVec3::new(
                                true,
                                (a.w_axis.w > a.y_axis.y),
                                ((k0 as u32) > c.c.x),
                            ),
                        ) {
                            (match Pair(a.z_axis.y, c.a.1) {
                                Pair(-1.5, y) => Pair::SIZE,
                                Pair(n, true) => Pair::SIZE,
                                _ => State::SIZE,
                            })
                        } else {
                            ((k0 as usize) + 1_usize)
                        });
                        let mut a = 2;
                        a += start;
                        if k1 == 0 || ((Pair(c.a.0, c.a.1)).1) {
                            break;
                        }
                        k1 -= 1;
                    }
                    if (3_i32 <= (k0 as i32)) {
                        continue 'outer;
                    }
                    let mut a_2: [f32; 3] = [a.x_axis.w, (-0.0_f32), (k0 as f32)];
                    'inner: for (x, v) in a_2.iter().enumerate() {
                        let start = ({
                            let q = 0.0_f32;
                            if q == q { q.to_bits() >> 20 } else { 7 }
                        });
                        let mut v = 1;
                        v += start;
                        if (!c.a.1) {
                            if (({
                                let q = a.w_axis.w;
                                q == q && q.is_sign_negative()
                            })) {
                                return State(Hit { a: c.a, b: 1.5_f32, c: c.c });
                            } else {
                                continue 'outer;
                            }
                        }
                        if (((match c.c.y {
                            c @ 0 => ((k0 as f32) > a.w_axis.w),
                            x_2 if (x > (k0 as usize)) => c.a.1,
                            4.. if (x == (k0 as usize)) => c.a.1,
                            a_2 => c.a.1,
                        }) || c.a.1))
                        {
                            break;
                        }
                        v = ({
                            let q = flatten::math::mix(c.b, 0.0_f32, a.x_axis.w);
                            if q == q { q.to_bits() >> 20 } else { 7 }
                        });
                        let mut n = (((c.c.y + 8_u32)).count_ones() as usize);
                    }
                    let mut x: State = State(Hit {
                        a: c.a,
                        b: a.y_axis.z,
                        c: (match c.c.y {
                            (0 | 4) => {
                                let mut turn = 0;
                                let y: [f32; 3] = 'value: loop {
                                    a_2[(State::SIZE).min(2)] = ({
                                        (Vec2::new(1.5_f32, (-2.5_f32))).to_angle()
                                    });
                                    let mut b: Pair = Pair(
                                        a.z_axis.w,
                                        ((k0 as f32) != 0.25_f32),
                                    );
                                    let a_2 = b
                                        .step(
                                            &mut a_2[Hit::SIZE % 3],
                                            Hit { b: a.w_axis.x, c: c.c, a: b },
                                        );
                                    if false {
                                        break 'value [(k0 as f32), a.x_axis.z, c.b];
                                    }
                                    turn += 1;
                                    if turn == 2 {
                                        break [(k0 as f32); 3];
                                    }
                                };
                                c.c
                            }
                            4.. => UVec2::new((k0 as u32), 8_u32),
                            _ => c.c,
                        }),
                    });
                }
                (c.c.y > c.c.x)
            }),
            BVec3::new(c.a.1, true, true),
        );
        State(Hit { b: 0.25_f32, ..(*c) })
    }
}

#[flatten]
mod p018 {
    use super::*;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &[(f32, f32, Mat2); 2], c: i32, y: &mut bool) -> u32 {
        let [[y, a_2], [_, mut v], [c, _]] = [[a[0]; 2], [a[0], a[1]], [a[0], a[0]]];
        (((UVec2::new(2_u32, 8_u32) + UVec2::new(MASK, MASK))).y
            + (v.1.abs() as u32 & 255))
    }
}

#[flatten]
mod p019 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub usize);
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    impl Pair {
        fn step(mut self, a: &u32, c: i32, y: f32) -> i32 {
            let mut a_2: [Mat2; 3] = [
                mat2(Vec2::new(self.0, 3.0_f32), Vec2::new((-0.0_f32), 0.25_f32)),
                Mat2::from_cols(
                    Vec2::new(0.25_f32, 1.5_f32),
                    Vec2::new(0.0_f32, (-1.0_f32)),
                ),
                Mat2::from_cols(
                    Vec2::new(TABLE[((*a) % 4) as usize], self.0),
                    Vec2::new(y, y),
                ),
            ];
            'outer: for y in a_2.iter() {
                let mut k1 = 1u32;
                'inner: while k1 < 8 {
                    k1 <<= 1;
                    let given: f32 = ((k1).wrapping_mul((*a)) as f32);
                    let c: f32 = {
                        let t = doubled(given);
                        fn doubled(n: f32) -> f32 {
                            (n - 0.5).max(0.5)
                        }
                        t
                    };
                }
                if (((if self.1 >= self.1 { self.1 - self.1 } else { 5_usize })
                    <= self.1))
                {
                    continue 'outer;
                }
            }
            (((5_i32).wrapping_shr(8_u32) >> STEPS)
                + (a_2[0].x_axis.y as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Hit, c: i32, y: &mut f32) -> f32 {
        if ((match (MASK).is_power_of_two() {
            mut t => {
                let mut k0 = 0i32;
                'outer: while k0 < 0 {
                    {
                        let Pair(-1.5, _) = Pair(((*y)).atan2((2.0_f32)), (t as usize))
                        else {
                            break;
                        };
                        let [_, mut t, mut a_2] = [
                            ({ Pair((*y), Hit::SIZE) })
                                .step(&{ MASK }, (k0).signum(), (*y)),
                            (c / (k0 | 1)),
                            ((MASK & 255) as i32),
                        ];
                        let given: f32 = ((({
                            let q = (-2.5_f32);
                            if q == q {
                                f32::from_bits(q.to_bits() ^ 0x8000_0000)
                            } else {
                                0.5
                            }
                        }))
                            .min((*y)) + 0.0);
                        let a_2: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(x_2: f32) -> f32 {
                                (x_2 - HALF).max(HALF)
                            }
                            t
                        };
                    }
                    let mut c: Pair = Pair((*y), 1_usize);
                    let x_2 = c.step(&{ MASK }, k0, ((*y)).midpoint((*y)));
                    let mut c = Vec2::new(2.0, c.0);
                    k0 += 1;
                }
                ((((*y) <= (*y))
                    || ({
                        (*a) = Hit;
                        t
                    })) || (Pair::SIZE <= Pair::SIZE))
            }
            mut t => (!t),
            true => {
                ({
                    let mut k0 = 1u32;
                    'outer: while k0 < 2 {
                        let mut k1 = ((k0 | k0)) & 3;
                        #[unroll(max = 4)] 'inner: while k1 > 0 && (false) {
                            k1 -= 1;
                        }
                        k0 *= 2;
                    }
                    false
                })
            }
            _ => false,
        })) {}
        0.0
    }
}

#[flatten]
mod p020 {
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
    const STEPS: i32 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut Vec2, y: &usize) -> u32 {
        c.x += c.y;
        (*c) += c.x;
        let mut k0 = (({
            let mut v: [f32; 2] = [c.y, c.y];
            'outer: for _ in v {
                let mut a: (f32, i32, f32) = (
                    ((MASK + MASK) as f32),
                    STEPS,
                    ((match (*y) {
                        0 => Pair { a: 0.0_f32 },
                        _ => Pair { a: 0.0_f32 },
                    }))
                        .a,
                );
            }
            0_u32
        })) & 3;
        'outer: while k0 > 0 && (false) {
            k0 -= 1;
        }
        0
    }
}

#[flatten]
mod p021 {
    use super::*;
    use flatten::math::*;
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    impl Pair {
        fn step(mut self, a: [i32; 2]) -> Mat3 {
            let mut c = ((Mat3::from_cols(
                Vec3::new(HALF, 1.0_f32, HALF),
                POINTS[(Self::SIZE).min(5)],
                POINTS[(3_usize).min(5)],
            ) * Mat3::from_diagonal(CORNER))
                * Mat3::from_cols(
                    Vec3::new((-1.0_f32), (-0.0_f32), TABLE[Self::SIZE % 4]),
                    Vec3::new(3.0_f32, HALF, TABLE[Self::SIZE % 4]),
                    Vec3::new(STILL, HALF, TABLE[(MASK % 4) as usize]),
                ));
            c.x_axis = Vec3::splat(2.0_f32);
            Mat3::from_cols(
                ((c.y_axis).max((Vec3::new(0.25, (-2.5), 3.0) - c.y_axis.z))
                    + Vec3::splat(c.z_axis.z)),
                (Vec3::new(
                    (c.x_axis.x + 1.0),
                    dot(c.y_axis, c.z_axis),
                    (if FLAGS[(MASK % 9) as usize] { c.x_axis.y } else { c.z_axis.x }),
                ) + Vec3::splat(c.z_axis.z)),
                c.z_axis,
            )
        }
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
            let mut k1 = (({
                match (t != t) {
                    v => {
                        continue;
                    }
                    x if (matches!((Hit(Pair { a : y.x })), Hit(_))) => {
                        let mut x: [State; 2] = [
                            State {
                                a: TABLE[3_usize % 4],
                                b: Vec3::new(1.5_f32, 0.25_f32, HALF),
                                c: Hit(c),
                            },
                            State {
                                b: Vec3::new(HALF, 2.0_f32, 3.0_f32),
                                c: Hit(c),
                                a: HALF,
                            },
                        ];
                        'inner: for _ in x {
                            let given: f32 = x[0].b.z;
                            let a: f32 = {
                                let t = second(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn second(a: f32) -> f32 {
                                    a * HALF + 1.0
                                }
                                t
                            };
                            x[(t % 2) as usize].a = (if (({
                                ({
                                    let q = x[1].b.z;
                                    q == q && q.is_sign_negative()
                                })
                            })) {
                                hadd(Vec2::new((-0.0_f32), 2.0_f32))
                            } else {
                                ((x[1].b.z - x[0].b.z)).atan2((x[0].b.z))
                            });
                        }
                    }
                    true => {
                        let mut k1 = 0i32;
                        'inner: while k1 < 1 {
                            k1 += 1;
                            let mut a_2: Pair = Pair { a: k1 };
                            let x = a_2.step([(x.c.0).a, ({ x.c.0.a })]);
                        }
                    }
                    true => {}
                    false => {}
                }
                t
            })) & 3;
            'inner: while k1 > 0 {
                k1 -= 1;
            }
        }
        (Vec3::new(0.5, HALF, TABLE[(1_usize).min(3)]) + Vec3::splat(HALF))
    }
}

#[flatten]
mod p022 {
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
        fn step(mut self, a: f32, c: &[i32; 2], y: f32) -> i32 {
            if (self.a < MASK) {
                let mut k0 = 0i32;
                'outer: while k0 < 3 {
                    'inner: for t in 0..WIDE as i32 + 1 {
                        let mut turn = 0;
                        let t: Hit = 'value: loop {
                            if (k0).is_negative() {
                                break 'value Hit {
                                    a: UVec2::new(1, 5),
                                    b: Vec3::new(3.0, self.b.y, TABLE[(3_u32 % 4) as usize]),
                                    c: Self::SIZE,
                                };
                            }
                            turn += 1;
                            if turn == 1 {
                                break Hit {
                                    a: UVec2::new(1, 0),
                                    b: Vec3::new(3.0, (-1.0), a),
                                    c: Self::SIZE,
                                };
                            }
                        };
                    }
                    k0 += 1;
                }
            }
            (c[1] + (self.b.y as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: f32) -> f32 {
        let mut y: Pair = Pair {
            a: MASK,
            b: Vec2::new((*a), c),
        };
        let c = y
            .step(
                (select((*a), y.b.x, (0_u32 != 5_u32)) * 1.0),
                &{ [(NARROW as i32), (WIDE as i32)] },
                y.b.y,
            );
        'outer: for _ in -1..3 {
            let a: Vec3 = select(
                (({
                    if (((match ((
                        (if (1_u32 < y.a) { c } else { c }),
                        true,
                        (y.a % (y.a | 1)),
                    )) {
                        (0..1_000, false, 100..) if false => {
                            if ((((y.b.x > y.b.x) && (c != c))
                                || ({
                                    y.b = (y.b).normalize_or_zero();
                                    (IVec2::new(5_i32, 3_i32) == IVec2::new(7_i32, (-4_i32)))
                                })))
                            {
                                break 'outer;
                            }
                            c
                        }
                        _ => c,
                    }) < 1))
                    {}
                    Vec3::new(y.b.x, (-0.0_f32), y.b.x)
                }) - Vec3::new(2.0_f32, (*a), (-0.0_f32))),
                Vec3::new(0.5_f32, (-2.5_f32), 1.5_f32),
                (1_u32 < y.a),
            );
            if false {
                continue;
            }
        }
        ((-0.0) + (y.a as f32))
    }
}

mod p023 {
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
mod p024 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
    }
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: i32, c: i32) -> u32 {
        let mut k0 = 2u32;
        'outer: while k0 > 0 {
            let mut t = STILL;
            let mut turn = 0;
            let y: [bool; 3] = 'value: loop {
                let mut b: usize = ((c) as usize & 31);
                b = b;
                if (!(!true)) {
                    break [false, ((b <= b) || ((-0.0_f32) > t)), (b == b)];
                }
                turn += 1;
                if turn == 2 {
                    break [(t != t), (c > c), (k0 <= k0)];
                }
            };
            k0 -= 1;
        }
        let mut x: [bool; 3] = [(c > c), (b != c), (b > c)];
        'outer: for x in x.iter() {
            if (*x) {
                'inner: for a in (((b).wrapping_add_unsigned(MASK)
                    & 3)..=((match (Pair {
                    a: IVec3::new((-4_i32), (-4_i32), b),
                }) {
                    Pair { a: mut x } => x.x,
                    Pair { a: _ } => {
                        'inner: for c in [
                            (b + c),
                            (IVec2::new(2_i32, 5_i32)).y,
                            (b
                                - ({
                                    b = b;
                                    b
                                })),
                        ] {
                            let [a, _, _] = [false, false, false];
                        }
                        0_i32
                    }
                    Pair { a: _ } => 0_i32,
                    _ => 0_i32,
                }) & 3))
                    .rev()
                {}
                return 0;
            }
        }
        0
    }
}

mod p025 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: IVec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: u32,
        pub b: u32,
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
    #[flatten(source)]
    fn second(a: &mut f32, c: &mut f32) -> Hit {
        (*c) = (*a);
        let Hit { a: a_2 } = Hit { a: ((*c) / (-3.0)) };
        Hit { a: (*a) }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: (Hit, IVec3), c: &mut f32, y: &f32, t: Pair) -> u32 {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 4) {
                break;
            }
            #[keep]
            'inner: for _ in (0..((t.b.x * t.b.x) & 3)) {
                let mut a_2 = a.0;
                if ((FLAGS[(t.b.x & 1) as usize]
                    == (false
                        || ({
                            a_2 = second(c, &mut a_2.a);
                            (t.a < k0)
                        }))))
                {
                    break 'outer;
                }
                let mut v = Hit {
                    a: ((a.0.a).fract_gl() * (0_u32 as f32)),
                };
                let mut turn = 0;
                let c: State = 'value: loop {
                    if ((Vec3::new(a.0.a, a.0.a, 1.0))
                        .cmple(Vec3::new(a_2.a, 2.0, (*c)))
                        .all() ^ (a.0.a != a_2.a))
                    {
                        break 'value State {
                            b: k0,
                            ..State {
                                b: 1,
                                ..State { b: k0, a: t.a }
                            }
                        };
                    }
                    turn += 1;
                    if turn == 1 {
                        break State { b: 5, a: t.a };
                    }
                };
            }
            if (k0 != 2) {
                break;
            }
            k0 *= 2;
        }
        (t.a + ((*c).abs() as u32 & 255))
    }
}

#[flatten]
mod p026 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: Vec3,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    static STILL: f32 = HALF - 1.25;
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: [f32; 3], y: &mut f32) -> f32 {
        if ((x[0]
            >= (match ((x[2] < x[0]) || true) {
                false => {
                    let Hit(a) = (match (Pair {
                        c: x[1],
                        ..Pair {
                            c: x[0],
                            ..Pair {
                                b: Vec3::new(x[1], x[1], 1.0_f32),
                                c: x[2],
                                a: IVec3::new(10_i32, 3_i32, (NARROW as i32)),
                            }
                        }
                    }) {
                        Pair { a: a, b: _, c: _ } => {
                            let mut v: IVec3 = (a)
                                .min(
                                    ({
                                        ((x[2] > 1.0)
                                            || ({
                                                x = [x[0], (*y), STILL];
                                                (false < (x[2] <= x[1]))
                                            }));
                                        ({ a })
                                    }),
                                );
                            Hit(v.x)
                        }
                        Pair {
                            a: _,
                            b: mut a,
                            c: mut c @ ((2.0 | 8.0)),
                        } if ((BVec3::new(true, false, (a.x > c)))
                            == (BVec3::new((a.x <= x[2]), false, false))) => Hit(0_i32),
                        Pair { a: _, b: _, c: ..=0.25 } => Hit(0_i32),
                        _ => Hit(0_i32),
                    });
                    0.0
                }
                _ => 0.0,
            })))
        {}
        0.0
    }
}

mod p027 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub bool, pub f32);
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
        pub a: f32,
        pub b: Vec4,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(mut self, a: f32, mut x: bool) -> bool {
            (self.b.y, [x, _]) = (
                (2.0_f32)
                    .atan2(
                        ((Vec3::new(a, 1.0_f32, 0.25_f32))
                            .dot(Vec3::new(3.0_f32, self.b.x, (-2.5_f32)))),
                    ),
                [
                    all(
                        (BVec3::new(true, false, true)
                            & BVec3::new((self.a != self.b.y), false, x)),
                    ),
                    x,
                ],
            );
            if x {
                if ((0_i32 <= LEVELS[(2_u32 % 8) as usize]) && (x && x)) {
                    return (if (Vec3::new(self.b.z, self.b.w, self.b.w))
                        .cmplt(Vec3::new(1.0, 1.5, 0.0))
                        .all()
                    {
                        let mut t: usize = ((((MASK & 63) << (0_u32 & 7)) & 7) as usize);
                        (self.a <= 0.0)
                    } else {
                        if ((x
                            || ({
                                self = Pair {
                                    a: self.b.x,
                                    ..Pair {
                                        b: self.b,
                                        ..Pair { a: self.b.y, ..self }
                                    }
                                };
                                x
                            })))
                        {
                            'outer: for _ in [MASK, (if x { 3_u32 } else { MASK })] {
                                (3_u32).is_power_of_two();
                                let start = (if (({ x })) { 7_i32 } else { (!STEPS) });
                                let mut y = 0;
                                y += start;
                                let mut b = x;
                            }
                        } else {}
                        x
                    });
                } else {
                    return (self.b.y > self.b.z);
                }
            }
            (STEPS < LEVELS[(MASK % 8) as usize])
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32) -> Vec3 {
        if (!((*a) != (*a))) {
            let Pair { a: 2.0, b: y } = (Pair {
                a: (if ((-4_i32) <= x) {
                    (*a)
                } else {
                    if false {
                        if (Pair::step(
                            Pair {
                                b: Vec4::new((*a), (-1.0), (-0.0), (*a)),
                                a: (*a),
                            },
                            ((1.0_f32).mul_add((*a), (*a)) - ((*a) % 1.5)),
                            ({
                                Pair {
                                    b: Vec4::new(0.0, 3.0, 0.5, (*a)),
                                    ..Pair {
                                        b: Vec4::new((*a), 0.5, 2.0, 1.0),
                                        a: (*a),
                                    }
                                }
                            })
                                .step(
                                    ({
                                        (*a) *= (x as f32);
                                        ({ TABLE[(MASK % 4) as usize] })
                                    }),
                                    ((-0.0_f32) != (*a)),
                                ),
                        )) {
                            let start = (WIDE as i32);
                            let mut t = 0;
                            t += start;
                        }
                        return Vec3::select(
                            ((if (10_i32 < x) {
                                CORNER
                            } else {
                                Vec3::new((-0.0), 1.5, (*a))
                            }))
                                .cmplt(
                                    Vec3::select(
                                        (Vec3::new((*a), 3.0, 2.0))
                                            .cmplt(Vec3::new(1.5, (*a), 0.0)),
                                        Vec3::new((*a), 1.5, (-2.5)),
                                        Vec3::new((-1.0), (*a), 2.0),
                                    ),
                                ),
                            Vec3::new(0.5, (-0.0), 3.0),
                            Vec3::new((*a), 2.0, 1.0),
                        );
                    }
                    (*a)
                }),
                b: Vec4::new((*a), (*a), (*a), (-1.0_f32)),
            }) else {
                return Vec3::new((*a), (*a), (*a));
            };
            'outer: for a in (((IVec2::new(1_i32, x)).y & 3)..4).rev() {}
        }
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p029 {
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
mod p030 {
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
    impl Pair {
        fn step(mut self, a: Vec4) -> i32 {
            let mut x: BVec3 = ({
                let a_2 = [STEPS, 2_i32, STEPS];
                {
                    let mut k0 = -1i32;
                    'outer: while k0 <= -1 {
                        k0 = k0 + 2;
                        let mut n = Vec2::new(a.y, (-1.0));
                        if ((k0 < a_2[2]) || (0.25_f32 <= 0.25)) {
                            break;
                        }
                        if let (mut a_2, v) = (Self::SIZE, (n.x).is_finite()) {
                            let mut c: [i32; 3] = [
                                ((((k0 & 15) * (k0 & 7)) & 15) * (2_i32 & 7)),
                                (1_i32).rem_euclid(8),
                                (-4_i32),
                            ];
                            let start = (c)[0];
                            let mut c = 0;
                            c += start;
                        }
                        if (Hit((a.x > a.y), a.w)).0 {
                            return a_2[2];
                        }
                    }
                }
                BVec3::new(true, (a.y <= a.x), FLAGS[(Hit::SIZE).min(8)])
            });
            let mut c: [i32; 3] = [
                LEVELS[(MASKS[Self::SIZE % 7] % 8) as usize],
                (WIDE as i32),
                (WIDE as i32),
            ];
            'outer: for (n, &v) in c
                .iter()
                .zip(
                    &[
                        (c[2]).wrapping_add(c[0]),
                        (if false {
                            let x_2: IVec3;
                            if (self.0 <= a.y) {
                                x
                                    &= BVec3::new(
                                        (if (10_i32 != c[2]) {
                                            let mut k0 = ((if (c[0] < c[1]) {
                                                let [mut b, mut n, t] = [(c[1] ^ c[2]), c[0], c[2]];
                                                MASKS[Self::SIZE % 7]
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
                                                    }
                                                    k1 += 1;
                                                }
                                            }
                                            (0.0_f32 != a.y)
                                        } else {
                                            (c[1] > c[1])
                                        }),
                                        true,
                                        true,
                                    );
                                x_2 = IVec3::new(3, 1, c[2]);
                            } else {
                                x_2 = IVec3::new(c[2], 3, 7);
                            }
                            c[0]
                        } else {
                            c[1]
                        }),
                        c[0],
                    ],
                )
            {
                if (self.0 <= 3.0) {
                    break 'outer;
                }
            }
            (5 + c[1])
        }
    }
    #[flatten(exact)]
    pub fn entry(a: bool, c: &mut i32, y: &mut f32, t: &mut bool) -> i32 {
        let given: f32 = (*y);
        let y: f32 = {
            let t = doubled(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn doubled(a_2: f32) -> f32 {
                (a_2 - HALF).max(HALF)
            }
            t
        };
        if a {
            let mut t: Pair = Pair(y);
            let x = t.step(Vec4::new(t.0, 0.25, t.0, 0.5));
            return Pair::step(t, Vec4::new(0.0, 0.5, 3.0, t.0));
        }
        (*c) = (*c);
        if a {
            'outer: for t in 0u32..4 {
                let given: f32 = ((y).trunc()
                    + (match Pair(3.0_f32) {
                        Pair((0.25 | 0.0)) if ((*c) > (*c)) => y,
                        Pair(2.0) => 0.0,
                        _ => 0.0,
                    }));
                let a: f32 = {
                    let t = first(given);
                    fn first(a: f32) -> f32 {
                        a * 0.5 + 1.0
                    }
                    t
                };
            }
        }
        0
    }
}

mod p031 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: bool,
        pub c: u32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: bool, y: f32, t: &mut Hit) -> u32 {
        t.b
            |= (if (IVec2::new(7, 0) == (IVec2::new((-4), 3)).min(IVec2::new(5, 3))) {
                return (if ((Vec2::new(y, (*a))) != (Vec2::new(0.0_f32, 0.25_f32))) {
                    let mut a: i32 = (if (((Vec3::new(0.5_f32, 1.0_f32, (-1.0_f32)))
                        .is_nan()
                        || (if c {
                            t.b
                        } else {
                            let mut k0 = 3u32;
                            'outer: while k0 > 0 {
                                k0 -= 1;
                                let (mut b, (a_2, x_2)) = (
                                    (if ((*t)).b { (t.b || c) } else { (t.a < 3.0_f32) }),
                                    (
                                        ((Vec3::new((*a), (-0.0_f32), 1.0_f32)).z).atan2((({ y }))),
                                        (Vec2::new(0.25_f32, 1.5_f32) * Vec2::new(t.a, (-2.5_f32))),
                                    ),
                                );
                                let [mut a, a_2, y] = [
                                    (STEPS | (WIDE as i32)),
                                    (Vec3::new(t.a, x_2.y, 0.5_f32)).as_ivec3().y,
                                    STEPS,
                                ];
                                let (a, ([_, _, _], _)) = (
                                    (if b {
                                        (if false {
                                            (0.0_f32, 0_usize)
                                        } else {
                                            (0.0_f32, 0_usize)
                                        })
                                    } else {
                                        (0.0_f32, 0_usize)
                                    }),
                                    ([0_i32, 0_i32, 0_i32], BVec3::new(false, false, false)),
                                );
                            }
                            false
                        })))
                    {
                        0
                    } else {
                        0
                    });
                    0_u32
                } else {
                    0_u32
                });
            } else {
                false
            });
        0
    }
}

#[flatten]
mod p032 {
    use super::*;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: f32) -> f32 {
        #[keep]
        'outer: for b in ((0_u32 & 3)..=((c).unsigned_abs() & 3)) {
            let mut a: usize = (((if 0_usize >= COUNT { 0_usize - COUNT } else { 3 })
                + (if (c > 2) {
                    'inner: for x_2 in (0..2).rev() {
                        if (COUNT >= COUNT) {
                            let mut a: Vec3 = ((mat3(
                                Vec3::new(y, (-2.5_f32), 1.0_f32),
                                CORNER,
                                CORNER,
                            ))
                                .transpose()
                                * (Vec3::new(0.0, 0.0, 0.0)).min(Vec3::new(0.0, 0.0, 0.0)));
                        }
                    }
                    0
                } else {
                    0
                })) + 0);
        }
        0.0
    }
}

#[flatten]
mod p033 {
    use super::*;
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
    impl Pair {
        fn step(&self, a: f32) -> Pair {
            let mut k0 = ((match Hit(self.b) {
                Hit((1.0 | 8.0)) => {
                    let mut k0 = ((MASKS[Hit::SIZE % 7] + MASK)) & 3;
                    'outer: loop {
                        if k0 == 0 {
                            break;
                        }
                        let mut k1 = 0;
                        'inner: while k1 < 2 {
                            if k1 == 0 {
                                k0 -= 1;
                                let (3.., x_2, 1_000) = ((
                                    (if Self::SIZE >= State::SIZE {
                                        Self::SIZE - State::SIZE
                                    } else {
                                        Self::SIZE
                                    }),
                                    self.a,
                                    ({ self.a }),
                                )) else {
                                    break 'inner;
                                };
                            }
                            k1 += 1;
                        }
                    }
                    MASK
                }
                y => MASKS[(MASK % 7) as usize],
            })) & 3;
            'outer: loop {
                if k0 == 0 || ((self.a < self.a)) {
                    break;
                }
                k0 -= 1;
            }
            Pair {
                a: (-1),
                b: (((((IVec2::new(2_i32, 10_i32), a)).1 - self.b)).abs()
                    + TABLE[Hit::SIZE % 4]),
            }
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32, y: &mut Pair) -> Pair {
        let mut a = (if (3_i32 < 5) {
            Hit(a)
        } else {
            Hit((y.b).clamp(-1.0, 1.0).acos())
        });
        let k0 = ((MASK & MASK)) & 3;
        'outer: loop {
            if k0 < 4 {
                let mut n: [f32; 2] = [y.b; 2];
                'inner: for _ in n.iter() {
                    let x_2: [f32; 2] = 'block: {
                        match ((((((y.a) as usize & 31) & 255) as i32), ({ n[0] }))) {
                            (a, (0.0 | 1.0)) => {
                                y.a /= 3;
                            }
                            _ => {
                                let mut c: Pair = Pair { b: n[1], a: x };
                                let x_2 = c.step(n[1]);
                            }
                        }
                        if (n[1] < (-2.5)) {
                            break 'outer;
                        }
                        n
                    };
                    if (y.a > y.a) {
                        break;
                    }
                }
                break;
            } else {
                continue;
            }
        }
        Pair { a: (-1), b: (0.0 + a.0) }
    }
}

#[flatten]
mod p034 {
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
        fn step(mut self, a: &mut usize, c: UVec2, y: usize) -> f32 {
            let x_2: Hit;
            if FLAGS[(2_usize).min(8)] {
                x_2 = Hit {
                    b: ((c.x & 7) as usize),
                    ..self
                };
            } else {
                self.a.c.x = ((0.25_f32).ceil() % 1.5);
                x_2 = ({
                    let mut k0 = 0i32;
                    'outer: while k0 < 3 {
                        let mut k1 = 0i32;
                        'inner: while k1 < 3 {
                            k1 += 1;
                            let mut b = self.a.c;
                            if (({
                                ((true && (y > self.b)) && (c.y <= c.x))
                            })) {} else {}
                        }
                        if false {
                            break;
                        }
                        k0 += 1;
                    }
                    self
                });
            }
            x_2.a.c.z
        }
    }
    #[flatten(exact)]
    pub fn entry(a: u32, c: &mut i32, y: f32) -> f32 {
        let mut x_2: [f32; 3] = [(-1.0_f32), y, y];
        'outer: for (a, &_) in x_2
            .iter()
            .zip(
                &[
                    (match a {
                        0 => (*c),
                        mut a_2 => {
                            let mut x: [Pair; 2] = [
                                Pair {
                                    c: CORNER,
                                    ..Pair {
                                        b: Hit::SIZE,
                                        ..Pair {
                                            b: 8_usize,
                                            c: Vec3::new(2.0_f32, 2.0_f32, x_2[1]),
                                            a: 0.0_f32,
                                        }
                                    }
                                },
                                Pair {
                                    b: Hit::SIZE,
                                    c: POINTS[((*c) & 1) as usize],
                                    a: y,
                                },
                            ];
                            'outer: for c in x {
                                let mut y: Hit = Hit {
                                    b: c.b,
                                    c: Vec2::new(c.c.z, (-1.0)),
                                    a: x[1],
                                };
                                let x = y
                                    .step(
                                        &mut x[1].b,
                                        (({
                                            y = y;
                                            let Pair { a, b: mut v, .. } = y.a;
                                            UVec2::new(a_2, 0)
                                        }) + UVec2::new(a, a)),
                                        (y.a.c.z.abs() as usize & 15),
                                    );
                                if (y.c.x < x) {
                                    break;
                                }
                            }
                            0_i32
                        }
                    }),
                    0_i32,
                    0_i32,
                ],
            )
        {}
        0.0
    }
}

mod p035 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: f32, t: f32) -> bool {
        let mut b: [i32; 3] = [((t) as i32 >> 2), c, (select(c, c, (y > (*a))) - c)];
        let mut n = Vec3::new(y, t, t);
        ((BVec3::new(((*a) <= n.y), (c < b[1]), (b[2] != b[2])))
            .test((MASK % 2) as usize) ^ (n.x > 0.5))
    }
}

#[flatten]
mod p036 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: (Pair, f32), c: State) -> Vec2 {
        let mut k0 = ((MASKS[a.0.b % 7] >> (MASK & 31))) & 3;
        'outer: while k0 > 0 && (FLAGS[a.0.b % 9]) {
            k0 -= 1;
            'inner: for _ in 0u32..3 {
                if ((c.a).rem_euclid((a.0.a.x))
                    == flatten::math::mix(a.0.a.y, 0.5_f32, 1.0_f32))
                {
                    return vec2((a.0.a.y).signum(), c.a);
                }
                let mut x: Pair = Pair {
                    b: ({
                        let mut a_2 = ((match ((match (
                            a.0.b,
                            (a.0.b > a.0.b),
                            (a.0.b < a.0.b),
                        ) {
                            (y, false, _) => 3_i32,
                            _ => STEPS,
                        })) {
                            mut c if (3.0_f32 > a.0.a.y) => IVec2::new(c, 0_i32),
                            mut a => IVec2::new(a, (-1_i32)),
                        }))
                            .y;
                        a.0.b
                    }),
                    a: Vec2::new(3.0, c.b),
                };
            }
        }
        a.0.a
    }
}

#[flatten]
mod p037 {
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
        fn step(self, a: f32) -> State {
            let mut a: [f32; 2] = [(match (UVec2::new(
                8_u32,
                MASKS[((NARROW as i32) & 1) as usize],
            ))
                .y
            {
                a_2 if (BVec3::new(self.a, false, (1_u32 <= a_2))).any() => {
                    let mut k0 = 0i32;
                    'outer: loop {
                        if !(k0 < 0) {
                            break;
                        }
                        k0 += 1;
                        if (self.a & (!self.a)) {
                            break;
                        }
                        let mut y = [a; 2];
                    }
                    (match (0.25_f32, self.a) {
                        (_, b @ true) => {
                            let start = ((if self.a {
                                let given: f32 = a;
                                let n: f32 = {
                                    fn second(x: f32) -> f32 {
                                        (x - 0.5).max(0.5)
                                    }
                                    let t = second(given);
                                    t
                                };
                                n
                            } else {
                                a
                            }))
                                .rem_euclid((a));
                            let mut c = 0.0;
                            c += start;
                            c
                        }
                        _ => {
                            let mut y = Pair {
                                a: (if (a_2 == a_2) {
                                    (self.a != self.a)
                                } else {
                                    (a_2).is_power_of_two()
                                }),
                            };
                            a
                        }
                    })
                }
                y => distance(Vec3::new(a, (-0.0_f32), 0.5_f32), Vec3::new(a, a, a)),
            }); 2];
            let Pair { a: mut a } = self;
            State {
                a: ((((STILL).mul_add(STILL, State::RATE))
                    .rem_euclid((([0.5_f32, TABLE[(STEPS & 1) as usize]])[0]))
                    - ((-2.5) + (Pair::RATE - TABLE[(10_i32 & 1) as usize]))) + (-2.5)),
                b: (((STEPS & 7) as usize)
                    + (if a {
                        Hit::SIZE
                    } else {
                        return State {
                            b: Self::SIZE,
                            a: TABLE[(Self::SIZE).min(3)],
                        };
                    })),
            }
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32) -> Hit {
        let mut k0 = (MASK) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let b: usize = ((if Hit::SIZE >= State::SIZE {
                Hit::SIZE - State::SIZE
            } else {
                Pair::SIZE
            })
                + (((match k0 {
                    b @ ((100 | 0)) => c,
                    c @ 100 => 10_i32,
                    mut x => c,
                }) & 7) as usize));
        }
        #[keep]
        'outer: for a in ((MASK & 3)..8).step_by(2).rev() {
            'inner: for v in 0..0 {
                let given: f32 = (-(Vec3::new(0.25_f32, (-1.0_f32), b))
                    .element_product());
                let v: f32 = {
                    fn first(t: f32) -> f32 {
                        t * 0.5 + 1.0
                    }
                    let t = first(given);
                    t
                };
                if true {
                    let mut x_2: Pair = Pair { a: true };
                    let t = x_2.step((Vec2::new(1.0_f32, b)).y);
                    break;
                }
            }
            if (0_i32 > c) {
                break;
            }
        }
        Hit {
            a: (Vec3::new(2.0, 0.25, 0.0) + Vec3::splat(b)),
        }
    }
}

#[flatten]
mod p038 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub IVec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p039 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    pub fn entry(a: &f32, c: &Vec2, y: &f32, mut n: Pair) -> f32 {
        n = Pair;
        let a: f32 = ((({
            if all(BVec3::new((c.y <= 1.0_f32), false, true)) {
                let t = (POINTS[Pair::SIZE % 6] / (-3.0));
                n = n;
            } else {
                if let _ = MASKS[Pair::SIZE % 7] {
                    if (c.x != (-2.5)) {
                        let start = ((c.x).min(c.x) + 0.0);
                        let mut v = 0.0;
                        v += start;
                        let start = ((MASK | 7) - (MASKS[8_usize % 7] & 7));
                        let mut y = 1;
                        y += start;
                    } else {
                        n = Pair;
                        let (a, _) = (((-(*y))).abs(), [Pair, Pair]);
                    }
                }
            }
            0.0_f32
        }))
            .copysign((0.0_f32).max(-9.0)))
            .abs()
            .sqrt();
        0.0
    }
}

#[flatten]
mod p040 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
                    mut b @ false => ({ b }),
                    x if ((*a) > (*a)) => {
                        any(
                            BVec3::new(
                                ((*n)
                                    != TABLE[(MASKS[(LEVELS[(MASK % 8) as usize] & 1) as usize]
                                        % 4) as usize]),
                                x,
                                false,
                            ),
                        )
                    }
                    _ => (true && ((*a) < (*n))),
                });
            }
            if (0.5_f32 != y) {
                break 'outer;
            }
        }
        (MASK + (x[0].abs() as u32 & 255))
    }
}

#[flatten]
mod p041 {
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
                    let start = (Pair::SIZE
                        + ({
                            let (x, _, _) = (
                                (c).as_ivec3().y,
                                BVec3::new(a_2, a, false),
                                (if c.y <= c.y {
                                    (3.0_f32).clamp(c.y, c.y) + 0.0
                                } else {
                                    c.x
                                }),
                            );
                            let mut a = Hit((degrees(c)).z);
                            Hit::SIZE
                        }));
                    let mut c = 2;
                    c += start;
                    STEPS
                }
                true => STEPS,
                false => STEPS,
            }) > ((NARROW as i32) * STEPS)))
            {
                continue;
            }
        }
        if (c.z <= 0.25) {} else {
            {
                let mut b: [i32; 3] = [10_i32, LEVELS[(3_u32 % 8) as usize], STEPS];
                'outer: for (_, a) in (0..3i32).rev().zip(b.iter()) {
                    let mut c: usize = (if Pair::SIZE >= Hit::SIZE {
                        Pair::SIZE - Hit::SIZE
                    } else {
                        8
                    });
                    let mut x: Vec3 = Vec3::new(HALF, TABLE[(5_usize).min(3)], 0.25);
                }
                if ((a | (!(b[0] != b[0]))) | FLAGS[(Hit::SIZE).min(8)]) {
                    let mut n = ((if a { (b[0] + (-1)) } else { (7 + b[2]) }) - b[0]);
                }
            }
        }
        if a {
            if ((Hit(c.y)).0
                <= ((TABLE[(STEPS & 1) as usize]).remap(0.0, 2.0, 0.0_f32, c.x)
                    + ((-0.0_f32)).move_towards(c.x, 0.5)))
            {
                if (Vec3::select((c).cmplt(c), c, c)).is_nan() {
                    a;
                    let mut b: i32 = STEPS;
                    'outer: for a in (0..(MASK & 3)).rev() {
                        b -= b;
                        if all(BVec3::new((c.z < c.z), (a <= a), (0_u32 < a))) {
                            let Pair { a: mut v, b: _, c: a } = Pair {
                                b: c.y,
                                c: 2_i32,
                                a: UVec2::new(2_u32, a),
                            };
                            break;
                        }
                        let mut x: Vec3 = (c + c);
                    }
                } else if a {} else {}
            }
        } else if false {} else {}
        (MASK + MASK)
    }
}

#[flatten]
mod p042 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: i32) -> f32 {
        let a: [f32; 2] = 'block: {
            let [_, mut y, _] = [
                ([a, (-2.5_f32)])[0],
                (-1.0_f32),
                (if (1.0_f32 <= a) { a } else { 0.25_f32 }),
            ];
            if ((UVec2::new(5_u32, MASKS[Hit::SIZE % 7])).y >= (MASK + MASK)) {
                x &= x;
                break 'block [
                    y,
                    TABLE[(({
                        y = a;
                        MASK
                    }) % 4) as usize],
                ];
            }
            if (({
                let mut a: i32 = x;
                let given: f32 = ({
                    (a, x) = ((5_i32).abs(), a);
                    x %= 7;
                    (if (a < a) { y } else { y })
                });
                let a: f32 = {
                    let t = doubled(given);
                    fn doubled(x: f32) -> f32 {
                        x * 0.5 + 1.0
                    }
                    t
                };
                false
            })) {
                if (((Vec2::new(y, 3.0_f32)).y
                    < (if y <= y { ((-0.0_f32)).clamp(y, y) + 0.0 } else { a })))
                {
                    return ((a).round()).signum();
                } else {
                    return (a).cos();
                }
            }
            [0.0_f32, 0.0_f32]
        };
        0.0
    }
}

mod p043 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: u32,
    }
    #[flatten(exact)]
    pub fn entry(a: Pair, mut x: Vec3) -> UVec2 {
        #[keep]
        'outer: for b in ((a.b & 3)..8).step_by(2) {
            let a: (f32, f32) = (if (({
                let mut x: (f32, f32) = (x.z, a.a.z);
                let (mut y, _) = (
                    1.5_f32,
                    (if true {
                        let mut k1 = -1i32;
                        'inner: loop {
                            if !(k1 <= 1) {
                                break;
                            }
                            let start = a.b;
                            let mut t = 1;
                            t += start;
                            if ((if ((a.a.y <= x.0) && (t < a.b)) {
                                (k1 > 10)
                            } else {
                                (true
                                    && ({
                                        x.1 = (a.a.y).copysign(((-0.0_f32)).max(-9.0));
                                        (t < a.b)
                                    }))
                            })) {
                                break;
                            }
                            let t = ((-({ (-0.0_f32) })) - 0.0);
                            let mut b = ((Vec2::new(0.5_f32, 1.0_f32) / 2.0))
                                .distance(Vec2::new((-2.5_f32), a.a.y));
                            k1 = 2 + k1;
                        }
                        1.0_f32
                    } else {
                        a.a.x
                    }),
                );
                (1.0_f32 != 0.25)
            })) {
                (2.0_f32, x.y)
            } else {
                (x.x, 0.5_f32)
            });
        }
        UVec2::new(0, 0)
    }
}

#[flatten]
mod p044 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    const STEPS: i32 = 3;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: i32) -> f32 {
        x
            ^= (if ((if (x >= x) {
                (x < (-4))
            } else {
                let mut k0 = (((MASKS[(MASK % 7) as usize] | 7) - (MASK & 7))) & 3;
                #[keep]
                'outer: loop {
                    let mut a_2: [f32; 2] = [(vec2(a, a)).y, (a * (a).fract())];
                    let k1 = ((k0 ^ k0)) & 3;
                    'inner: loop {
                        if k1 < 4 {
                            let mut a_2: usize = ((((k1 & 15) * (2_u32 & 7)))
                                .count_ones() as usize);
                            break;
                        } else {
                            continue;
                        }
                    }
                    if k0 == 0 || ((x > x)) {
                        break;
                    }
                    k0 -= 1;
                }
                (a).is_finite()
            })) {
                (!(if (FLAGS[(({
                    x = (x).max(x);
                    MASK
                }) % 9) as usize])
                {
                    x
                } else {
                    'outer: for x_2 in (1..4).step_by(3) {
                        {
                            x <<= 1;
                        }
                        let mut a_2: [f32; 2] = [(-0.0_f32), a];
                        'inner: for (x, t) in a_2.iter().enumerate() {
                            if false {
                                let mut c: [f32; 2] = [
                                    ((Vec4::new((*t), 2.0_f32, a_2[0], (-2.5_f32)))
                                        .dot(Vec4::new(a_2[1], (-1.0_f32), (-1.0_f32), (-2.5_f32)))
                                        + (match a {
                                            v => 0.0_f32,
                                            t => a,
                                            mut x => (*t),
                                        })),
                                    a_2[1],
                                ];
                                continue 'outer;
                            }
                            let mut y: i32 = x_2;
                        }
                        {
                            let Pair { a } = (match (Pair { a: a_2[0] }) {
                                Pair { a: 0.25..1.0 } => Pair { a: a_2[0] },
                                Pair { a: x_2 } => {
                                    (if true {
                                        Pair { a: (-0.0_f32) }
                                    } else {
                                        Pair { a: 1.0_f32 }
                                    })
                                }
                                a_2 => Pair { a: a_2.a },
                            });
                        }
                    }
                    x
                }))
            } else {
                if (((NARROW as i32) + 0_i32) <= 0) {
                    return 0.0;
                }
                0_i32
            });
        0.0
    }
}

#[flatten]
mod p045 {
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
                        let mut t: i32 = (if c != 0 {
                            (match (IVec2::new(n, n)).y {
                                b @ 1.. if ((if (k1 > k1) {
                                    FLAGS[Hit::SIZE % 9]
                                } else {
                                    (k0 <= 0)
                                })) => ((c & 15) * (b & 7)),
                                n @ ((-1 | 1)) => k0,
                                v => v,
                                v => flatten::math::select(k0, k0, (a_2 <= a_2)),
                            }) % c
                        } else {
                            c
                        });
                    }
                    b
                        -= ((if b <= b {
                            (fma(b, b, (-2.5_f32))).clamp(b, b) + 0.0
                        } else {
                            b
                        }))
                            .trunc();
                }
                'inner: for _ in 0..(COUNT + 1) {
                    if ((({
                        let q = b;
                        q == q && q.is_sign_negative()
                    })
                        || ({
                            a_2 *= a_2;
                            false
                        })))
                    {
                        return [c, 10_i32, (-4_i32)];
                    }
                }
            }
            k0 = k0 + 2;
        }
        [
            (10 + (b as i32).clamp(-64, 64)),
            (c + (b as i32).clamp(-64, 64)),
            (WIDE as i32),
        ]
    }
}

#[flatten]
mod p046 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: Vec2,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Vec2);
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> bool {
        let mut k0 = 1u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            if ((match ((HALF != a) && (c != c)) {
                false => (MASKS[(k0 % 7) as usize] > k0),
                true => {
                    (if (a > a) {
                        let k1 = ((3_u32).wrapping_shl(k0)) & 3;
                        'inner: loop {
                            if k1 < 4 {
                                let State(_) = State(
                                    (Vec2::new(2.0_f32, 3.0_f32) - Vec2::new((-2.5_f32), a)),
                                );
                                break;
                            } else {
                                continue;
                            }
                        }
                        (c < c)
                    } else {
                        if ((((k0 > k0) && (c > (-4)))
                            || (if (2_u32 > k0) {
                                (match (c, c, (c > c)) {
                                    (_, (1 | 5), b @ false) => b,
                                    (-1, x, false) => (k0 > MASK),
                                    (5, mut c @ ((1_000 | 2)), false) => (a <= 0.5),
                                    _ => (k0 > k0),
                                })
                            } else {
                                (BVec3::new(true, false, (k0 < k0))).any()
                            })))
                        {
                            let mut n = Hit {
                                a: Vec2::splat((a - a)),
                                b: (Vec2::new(a, 1.0) + Vec2::new(3.0, 1.0)),
                                c: (((a <= a) as usize) + 5),
                            };
                        }
                        (c == c)
                    })
                }
                false => {
                    if false {
                        let mut k1 = 2u32;
                        'inner: while k1 > 0 {
                            k1 -= 1;
                            let mut v = FLAGS[(Pair::SIZE).min(8)];
                            if (((-1.0_f32)
                                <= (if a <= a { (a).clamp(a, a) + 0.0 } else { a })))
                            {
                                let mut x_2: Hit = Hit {
                                    b: step(
                                        (if v {
                                            Vec2::new(0.25_f32, (-1.0_f32))
                                        } else {
                                            Vec2::new((-0.0_f32), a)
                                        }),
                                        (Vec3::new((-1.0_f32), 0.25_f32, (-0.0_f32))).truncate(),
                                    ),
                                    ..Hit {
                                        b: Vec2::new(a, 0.25),
                                        c: Hit::SIZE,
                                        a: Vec2::new(a, 1.5),
                                    }
                                };
                                break 'inner;
                            }
                            let y = (k1 ^ 5);
                            let mut x_2: f32 = ((Vec4::new(
                                a,
                                0.25_f32,
                                0.5_f32,
                                2.0_f32,
                            ))
                                .abs())
                                .max_element();
                        }
                        return (a != (Vec2::new(0.0_f32, (-2.5_f32))).y);
                    }
                    ((((-0.0_f32) < a) ^ (a != 0.5))
                        || (Vec3::new(0.0, 1.0, a)).cmplt(Vec3::new(a, a, (-0.0))).all())
                }
            })) {
                let a: i32 = ((match (a != a) {
                    b => {
                        let mut a: Hit = Hit {
                            a: Vec2::new(1.5, 0.5),
                            ..Hit {
                                a: Vec2::new(0.0, 0.0),
                                b: Vec2::new(0.0, 0.0),
                                c: 0,
                            }
                        };
                        0_i32
                    }
                    true => 0_i32,
                    true => 0_i32,
                    _ => 0_i32,
                }))
                    .max(0);
            }
        }
        false
    }
}

mod p047 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: u32) -> f32 {
        x <<= 1;
        let mut turn = 0;
        let a: f32 = 'value: loop {
            x = (0_u32 >> (5_u32 & 31));
            if (((IVec2::new(STEPS, (-4_i32))).y
                <= (if (x <= 3) {
                    x += (x ^ (2_u32 + x));
                    STEPS
                } else {
                    if (Vec3::new(2.0, (-2.5), (-1.0)))
                        .cmpeq(POINTS[(x % 6) as usize])
                        .any()
                    {
                        if (!((a < (-2.5))
                            || (a != TABLE[((WIDE as i32) & 1) as usize])))
                        {
                            return (ceil(a) * 0.0);
                        } else {
                            return (Vec2::new(a, a)).y;
                        }
                    }
                    STEPS
                })))
            {
                break (match ((if (x != x) {
                    x = (((if ((x < x) < (x <= x)) { 100i8 } else { 7 } / 3 % 5) as u32
                        & 255) % (0_u32 | 1));
                    x
                } else {
                    x /= 3;
                    x
                })) {
                    ..=2 => {
                        x >>= 2;
                        (a).step(a)
                    }
                    mut x_2 => {
                        let mut a: IVec3 = ((IVec3::new(3, 10, STEPS)
                            - IVec3::new(STEPS, 0, 0)) / 2);
                        0.0
                    }
                });
            }
            turn += 1;
            if turn == 1 {
                break 0.0;
            }
        };
        0.0
    }
}

#[flatten]
mod p048 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2);
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut f32) -> (Vec3, Pair) {
        'outer: for a in (0..3).rev() {
            let mut b = (Vec3::new((*c), (*c), (-2.5_f32)), Pair(5_usize, (*c)));
        }
        let a_2 = (
            (((POINTS[((-1_i32) & 1) as usize], Pair(Pair::SIZE, (*c)))).0
                + (((*a)).max((*c)) + 0.0)),
            Pair((Pair::SIZE + Pair::SIZE), Pair::RATE),
        );
        let mut k0 = 254u8;
        'outer: while k0 != u8::MAX {
            let mut k1 = (0_u32) & 3;
            #[keep] 'inner: while k1 > 0 && (((*a) > (*a))) {
                k1 -= 1;
                (*c)
                    *= (abs(abs(Vec3::new((k0 as f32), (*c), 2.0_f32))))
                        .dot(
                            ({
                                let y: [f32; 2] = [((1.5_f32).abs() + 0.5).ln(), (*c)];
                                if ((match ((if (k1 > k1) {
                                    Hit(Vec2::new((*a), (-1.0_f32)))
                                } else {
                                    Hit(Vec2::new(3.0_f32, a_2.0.y))
                                })) {
                                    Hit(_) => ((k0 as f32) < (*a)),
                                    Hit(_) if FLAGS[(k0 as usize) % 9] => {
                                        matches!((a_2.1.1, STEPS), (8.0, mut t))
                                    }
                                    Hit(_) => (3_u32 < k1),
                                    mut b => (k1 <= (k0 as u32)),
                                })) {
                                    return (a_2.0, a_2.1);
                                }
                                (if ((-2.5_f32) > a_2.0.y) { a_2.0 } else { a_2.0 })
                            }),
                        );
            }
            let mut x = Mat4::from_diagonal(Vec4::new(0.0, 2.0, a_2.0.x, (*c)));
            k0 += 1;
        }
        let Hit(y) = ({
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 3) {
                    break;
                }
                k0 += 1;
                if (!(k0).is_negative()) {
                    continue;
                }
                'inner: for _ in 0..k0 {
                    if (({ (if true { true } else { (k0 < k0) }) })) {
                        break;
                    }
                }
            }
            Hit(Vec2::new(0.5_f32, 1.0_f32))
        });
        a_2
    }
}

mod p049 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: f32,
        pub c: bool,
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &i32, y: f32, t: usize) -> (f32, Pair) {
        'outer: for t in (0..2).rev() {
            let mut k1 = ((b.abs() as u32 & 255)) & 3;
            #[keep] 'inner: while k1 > 0 && (false) {
                k1 -= 1;
                let Pair { a, b: _, c: y } = Pair {
                    b: y,
                    ..Pair {
                        b: y,
                        ..Pair {
                            c: ((*c) > 2_i32),
                            a: BVec3::new(false, ((*c) != (*c)), (k1 != k1)),
                            b: b,
                        }
                    }
                };
                let mut a_2 = (Vec2::select(
                    (Vec2::select(
                        (Vec2::new(1.5_f32, b)).cmplt(Vec2::new(b, (-1.0_f32))),
                        Vec2::new(b, (-2.5_f32)),
                        Vec2::new((-0.0_f32), 0.5_f32),
                    ))
                        .cmplt(
                            (if y {
                                Vec2::new(b, b)
                            } else {
                                Vec2::new((-1.0_f32), 0.5_f32)
                            }),
                        ),
                    Vec2::new((-1.0_f32), (-2.5_f32)),
                    Vec2::new(b, (-1.0_f32)),
                ))
                    .y;
                b = a_2;
            }
            b /= 2.0;
        }
        if ((if (matches!(
            (((* c), ((b <= b) && ({ b = ((y).min(y) + 0.0); (0.0_f32 < 0.0_f32) })))),
            (- 7, true)
        )) {
            false
        } else {
            false
        })) {}
        (
            0.0_f32,
            Pair {
                a: BVec3::new(false, false, false),
                b: 0.0_f32,
                c: false,
            },
        )
    }
}

#[flatten]
mod p050 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool, pub u32);
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn sum(self, a: &mut f32, c: &Vec3) -> f32 {
            let start = 7_i32;
            let mut b = 0;
            b += start;
            'outer: for x in 1..=3 {
                'inner: for n in 0..4 {
                    if (((c.y < (*a))
                        || ({
                            b = n;
                            self.0
                        })))
                    {
                        continue 'outer;
                    }
                }
            }
            ((((*c)).yzx()).to_array()[(5_u32 % 2) as usize] + (b as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: BVec3, mut v: Pair, mut n: u32) -> [i32; 2] {
        'outer: for a in [
            ({
                (*a)
                    += (if (((match v {
                        Pair(y @ true, 4) => {
                            let Pair(a, x_2) = Pair(true, (v.1 + v.1));
                            1_usize
                        }
                        Pair(true, 2..) => {
                            if ((HALF
                                <= v
                                    .sum(
                                        a,
                                        &{ Vec3::new(1.5_f32, STILL, TABLE[5_usize % 4]) },
                                    )))
                            {
                                let mut a_2: Pair = v;
                                let x_2 = a_2
                                    .sum(
                                        &mut (*a),
                                        &{
                                            Vec3::new(TABLE[(Pair::SIZE).min(3)], (-2.5_f32), 0.0_f32)
                                        },
                                    );
                                return ({
                                    (if a_2.0 {
                                        [STEPS, (NARROW as i32)]
                                    } else {
                                        [STEPS, (WIDE as i32)]
                                    })
                                });
                            }
                            Pair::SIZE
                        }
                        _ => {
                            let mut k0 = (MASK) & 3;
                            #[keep] 'outer: while k0 > 0 {
                                k0 -= 1;
                                let mut turn = 0;
                                let a: f32 = 'value: loop {
                                    if (0.0_f32 < 0.0) {
                                        break 0.0;
                                    }
                                    turn += 1;
                                    if turn == 3 {
                                        break 0.0;
                                    }
                                };
                            }
                            0_usize
                        }
                    }) != 0))
                    {
                        0.0_f32
                    } else {
                        0.0_f32
                    });
                0_i32
            }),
            0_i32,
            0_i32,
        ] {}
        [0_i32, 0_i32]
    }
}

mod p051 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub i32);
    #[flatten]
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
mod p052 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(mut self, a: Pair) -> f32 {
            (a.c.x < 1.5);
            (a.a + self.a)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &i32) -> i32 {
        let mut y = (if ((a * a) > (a + (-0.0))) {
            return ((match (a > a) {
                false => {
                    let mut a_2: f32 = (if ((*c) != (*c)) {
                        ((a * 1.0) * (a - a))
                    } else {
                        let mut v = MASK;
                        a
                    });
                    (*c)
                }
                v @ false if (true == v) => {
                    let mut k0 = (MASK) & 3;
                    #[keep] 'outer: while k0 > 0 && (v) {
                        k0 -= 1;
                        let mut x = UVec2::new(5, 3);
                        if (a != a) {
                            let mut v: Pair = Pair {
                                b: Vec3::new(a, (-0.0), 0.25),
                                c: Vec2::new(1.0, a),
                                a: 3.0,
                            };
                            v.step(Pair {
                                a: 0.5,
                                ..Pair { b: v.b, c: v.c, a: v.c.y }
                            });
                            let given: f32 = ({ v }).step(v);
                            let b: f32 = {
                                let t = doubled(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn doubled(a_2: f32) -> f32 {
                                    a_2 * HALF + 1.0
                                }
                                t
                            };
                        } else {
                            let mut x_2: Pair = Pair {
                                b: sign(Vec3::splat(a)),
                                c: Vec2::new(a, 1.5),
                                a: (match ((*c) - (*c)) {
                                    c @ 2.. => a,
                                    0..1 if ((if v { v } else { v })) => (Vec2::new(a, a)).y,
                                    y => 1.0,
                                    mut x_2 => {
                                        ({
                                            Pair {
                                                a: a,
                                                b: Vec3::new(0.25, a, 0.25),
                                                c: Vec2::new(a, a),
                                            }
                                        })
                                            .step(Pair {
                                                c: Vec2::new(2.0, a),
                                                a: a,
                                                b: Vec3::new(1.5, 1.5, 0.0),
                                            })
                                    }
                                }),
                            };
                        }
                    }
                    2
                }
                mut y if ((*c) > (*c)) => (*c),
                _ => (*c),
            }) + 3);
        } else {
            mat2(Vec2::new((-2.5), 1.5), Vec2::new(a, a))
        });
        ((*c) + (y.x_axis.y as i32).clamp(-64, 64))
    }
}

mod p053 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec3);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32) -> [i32; 3] {
        let mut a: [i32; 3] = (if ((-1_i32) != c) {
            let mut k0 = (((MASK | 7) - (MASK & 7))) & 3;
            #[keep]
            'outer: loop {
                if any(
                    (Vec3::new(1.0_f32, 2.0_f32, TABLE[(MASK % 4) as usize]))
                        .cmplt(Vec3::new(0.25_f32, 0.0_f32, (*a))),
                ) || k0 == 0
                {
                    break;
                }
                k0 -= 1;
                let k1 = ((k0 | 8_u32)) & 3;
                'inner: loop {
                    if k1 < 4 {
                        let mut a: [i32; 3] = [
                            ((IVec2::new(c, c)).y + (State { a: c }).a),
                            ((c + 2_i32) + c),
                            ((0_i32 + 0_i32) + 0_i32),
                        ];
                        break;
                    } else {
                        continue;
                    }
                }
            }
            [0_i32, 0_i32, 0_i32]
        } else {
            [0_i32, 0_i32, 0_i32]
        });
        'outer: for a in a {}
        [0_i32, 0_i32, 0_i32]
    }
}

#[flatten]
mod p054 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec3,
        pub c: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
    }
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Hit, y: Hit, mut n: i32) -> IVec2 {
        c.a = Pair {
            a: c.b,
            b: (Pair {
                a: y.a.c.z,
                ..Pair {
                    b: y.a.b,
                    c: y.a.c,
                    a: c.a.c.z,
                }
            })
                .b,
            c: c.a.c,
        };
        if ((IVec2::new(10, c.a.b.x)
            == (IVec2::new(c.a.b.x, 0)).min(IVec2::new(c.a.b.x, n))) & (1.5_f32 < (*a)))
        {
            if ((7_i32).is_negative() < FLAGS[Pair::SIZE % 9]) {
                {
                    n = (c.a.b.y + (c.a.b.x).wrapping_add(c.a.b.z));
                    let [mut a, c, x] = (match ((if Pair::SIZE >= Hit::SIZE {
                        Pair::SIZE - Hit::SIZE
                    } else {
                        Hit::SIZE
                    })) {
                        mut t => [c.a.b.x, (WIDE as i32), c.a.b.y],
                        _ => [y.a.b.x, y.a.b.z, y.a.b.z],
                    });
                    let Pair { a, b: x_2, c } = (match (
                        a,
                        (Vec4::new(y.a.c.y, 1.5_f32, y.a.c.x, y.a.c.x)).min_position(),
                    ) {
                        (mut b @ 2..=5, (0 | 100)) => {
                            Pair {
                                c: Vec3::new(y.a.c.y, y.a.c.y, y.a.c.y),
                                a: y.a.c.z,
                                b: y.a.b,
                            }
                        }
                        (n, _) if (1.5_f32 > 3.0) => {
                            Pair {
                                c: Vec3::new(y.a.c.x, y.a.c.x, 3.0_f32),
                                a: y.a.a,
                                b: y.a.b,
                            }
                        }
                        ((2 | 0), _) => Pair { b: y.a.b, c: y.a.c, a: y.b },
                        _ => y.a,
                    });
                }
                let mut x_2: [i32; 3] = [c.a.b.y, y.a.b.z, (NARROW as i32)];
                'outer: for (y, c) in x_2
                    .into_iter()
                    .zip([
                        MASK,
                        (match y {
                            Hit { a: _, b: (-1.5 | 8.0) } => {
                                MASKS[(({
                                    (*c) = (match true {
                                        _ if (1.0_f32 <= c.a.c.x) => (*c),
                                        true => Hit { b: (-0.0_f32), ..y },
                                        false => y,
                                    });
                                    MASK
                                }) % 7) as usize]
                            }
                            Hit { a: _, b: n } => MASK,
                            Hit { a: mut y, b: _ } if (y.c.x < (*a)) => {
                                {
                                    let mut x_2 = x_2[0];
                                    let start = (((MASK + MASK) | 7)
                                        - ((UVec2::new(5_u32, 5_u32)).y & 7));
                                    let mut n = 1;
                                    n += start;
                                }
                                MASK
                            }
                            _ => MASK,
                        }),
                        (MASK | MASK),
                    ])
                {
                    if ((IVec2::new(3_i32, n)) == (IVec2::new(y, STEPS))) {
                        return IVec2::new(10, x_2[1]);
                    }
                }
            } else {
                let c: u32 = 'block: {
                    if ((({
                        let q = y.a.c.y;
                        q == q && q.is_sign_negative()
                    }) && ((-1.0_f32) > y.a.a)))
                    {
                        let start = ({
                            (c.a.c.z
                                * ({
                                    c.a.c.z = (-2.5_f32);
                                    c.a.c.z
                                }))
                        });
                        let mut y = 0.0;
                        y += start;
                        break 'block MASK;
                    }
                    let mut n = (*c);
                    (((MASK | 7) - (MASK & 7)) >> (MASK & 31))
                };
            }
            let x_2: Vec3;
            if ((MASK).is_power_of_two() && (y.a.c.x != 0.5)) {
                n = 0;
                x_2 = Vec3::new(0.0, 0.0, 0.0);
            } else {
                x_2 = Vec3::new(0.0, 0.0, 0.0);
            }
        }
        IVec2::new(0, 0)
    }
}

mod p055 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
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
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    pub fn entry(a: i32, c: i32, y: f32) -> Vec3 {
        let mut a = ((if ((-1_i32) > STEPS) {
            Mat3::IDENTITY
        } else {
            let mut k0 = ((MASK + 3_u32)) & 3;
            'outer: loop {
                if (k0 != k0) {
                    return (match c {
                        5 => {
                            (match (Pair {
                                a: Vec3::new(y, TABLE[Pair::SIZE % 4], 1.0_f32),
                            }) {
                                Pair { a: x_2 } => x_2,
                                Pair { a: a } => a,
                                Pair { a: y } if (y.y > y.y) => y,
                                _ => Vec3::new(1.0, y, 1.5),
                            })
                        }
                        x if (k0 < k0) => Vec3::new(y, y, 1.0),
                        a @ 0 if (Pair::SIZE >= Pair::SIZE) => {
                            (Mat3::from_diagonal(Vec3::new(y, 0.5_f32, 3.0_f32))).x_axis
                        }
                        mut a_2 => (if (k0 != k0) { CORNER } else { CORNER }),
                    });
                }
                if (!(((a & 15) * (a & 7)) == (a).div_euclid(-3))) {
                    ((k0 <= k0) || FLAGS[(k0 % 9) as usize]);
                    let a: i32 = 'block: {
                        if (a != a) {
                            let mut a: f32 = ((if (y > y) {
                                [(-2.5_f32), y, 0.5_f32]
                            } else {
                                [y, TABLE[(0_u32 % 4) as usize], 0.0_f32]
                            }))[0];
                            break 'block 0;
                        }
                        0
                    };
                }
                if k0 == 0 || (false) {
                    break;
                }
                k0 -= 1;
            }
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
        a.x_axis = Vec3::new(0.0_f32, 0.0_f32, 0.0_f32);
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p057 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    const STEPS: i32 = 3;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec4, mut x: i32, y: &mut i32) -> f32 {
        let [v, _, y] = [
            (match true {
                a => {
                    {
                        let mut a: [f32; 3] = [
                            TABLE[(Pair::SIZE).min(3)],
                            b.w,
                            (-1.0_f32),
                        ];
                        'outer: for (v, a) in a.iter().enumerate() {
                            let mut t = (!(!(Vec2::new(b.z, 0.25)
                                == Vec2::new(0.5, 3.0))));
                            let given: f32 = (if b.y <= (*a) {
                                (({ b.z })).clamp(b.y, (*a)) + 0.0
                            } else {
                                b.x
                            });
                            let t: f32 = {
                                let t = doubled(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn doubled(n: f32) -> f32 {
                                    (n - HALF).max(HALF)
                                }
                                t
                            };
                            let mut turn = 0;
                            let b: usize = 'value: loop {
                                let mut v = Pair(b.w);
                                let given: f32 = (*a);
                                let a: f32 = {
                                    let t = second(given);
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn second(v: f32) -> f32 {
                                        if v < HALF { -v } else { v }
                                    }
                                    t
                                };
                                if ((*y) != (*y)) {
                                    break 'value 0;
                                }
                                let mut a: i32 = ((IVec2::new(x, x) / 3)).y;
                                turn += 1;
                                if turn == 3 {
                                    break (Pair::SIZE >> 1);
                                }
                            };
                            let mut y = (CORNER - (*a));
                        }
                        (*y) = (*y);
                    }
                    b.x
                }
                true => b.z,
                true => {
                    'outer: for _ in ((MASK & 3)..=(((8_u32 | 7) - (1_u32 & 7)) & 3))
                        .rev()
                    {
                        if (({
                            if (b.z > b.y) {
                                (b, [(*y), _]) = (
                                    ((b).saturate() - (b.w).clamp(-2.0, 2.0).exp_m1()),
                                    [(-x), x],
                                );
                                let given: f32 = (-1.0);
                                let t: f32 = {
                                    let t = second(given);
                                    fn second(y: f32) -> f32 {
                                        if y < 0.5 { -y } else { y }
                                    }
                                    t
                                };
                            } else {}
                            (b.w < b.x)
                        })) {
                            break;
                        }
                    }
                    b.w
                }
                false => 0.5_f32,
            }),
            b.y,
            b.x,
        ];
        (((2.0_f32)
            .max(
                flatten::math::ceil(
                    (b.w
                        + ({
                            b.w = 0.0_f32;
                            y
                        })),
                ),
            ) + 0.0) + (x as f32))
    }
}

#[flatten]
mod p058 {
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: i32, y: f32) -> State {
        let mut c: i32 = ((match (MASK, (NARROW as i32), (-2.5_f32)) {
            ((100 | 2), 2.., (-1.5 | 1.0)) => {
                let mut k0 = ((MASKS[Hit::SIZE % 7] + MASKS[3_usize % 7])) & 3;
                #[unroll(max = 4)]
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
mod p059 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: bool,
    }
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
    impl Pair {
        fn step(self, a: u32, mut x: State, mut v: i32) -> bool {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 0) {
                    break;
                }
                k0 += 1;
                'inner: for v in k0..=0 {
                    if ((match (
                        ((k0 & 63) << 2),
                        ((a & 63) << (a & 7)),
                        (false as u32),
                    ) {
                        (n, (4 | 100), 1..=100) if (self.0.x < self.0.y) => {
                            let a: Hit;
                            if ((n != 10_i32) < (n <= v)) {
                                x = State;
                                a = Hit {
                                    a: (self.0.y * POINTS[(MASK % 6) as usize]),
                                    b: (n <= n),
                                };
                            } else {
                                a = Hit {
                                    a: CORNER,
                                    ..Hit {
                                        b: false,
                                        a: Vec3::new(0.25, (-1.0), self.0.y),
                                    }
                                };
                            }
                            a.b
                        }
                        _ => {
                            let mut a_2: Vec3 = Vec3::new((-1.0), 0.0, self.0.y);
                            (Hit { b: true, a: a_2 }).b
                        }
                    })) {
                        let mut v = Vec3::new(self.0.x, self.0.y, (-2.5));
                        break 'outer;
                    }
                    let mut a_2 = Vec3::new(self.0.y, self.0.x, 1.5);
                    if (((if ((-2.5_f32) <= a_2.z) {
                        let Pair(mut x_2) = (if (3.0_f32 <= a_2.y) {
                            ({ self })
                        } else {
                            (if (self.0.x <= self.0.x) { self } else { self })
                        });
                        false
                    } else {
                        (a != a)
                    })
                        || ({
                            x = ({
                                ({
                                    let q = HALF;
                                    q == q && q.is_sign_negative()
                                });
                                if (a_2.z <= a_2.x) {
                                    let mut b: BVec3 = BVec3::new(
                                        false,
                                        false,
                                        (a_2.z != a_2.z),
                                    );
                                }
                                State
                            });
                            (v != 7_i32)
                        })))
                    {
                        continue 'inner;
                    }
                }
                if false {
                    continue;
                }
            }
            ((((v < v) < (a < a)) && (self.0.y != self.0.y)) ^ (v > 1))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: IVec2, y: f32, t: u32) -> i32 {
        let Hit { a: _, b: false } = (Hit {
            a: POINTS[Pair::SIZE % 6],
            b: ({ Pair(Vec2::new((-2.5_f32), (-0.0_f32))) }).step(MASK, State, 1_i32),
        }) else {
            return (x.x >> 1);
        };
        x.y = (((x.y - x.y) - 7) - 7);
        'outer: for t in [(((t > t), t, y)).1, t, ((3_u32 | 7) - (t & 7))] {
            let mut y = Pair(Vec2::new(TABLE[State::SIZE % 4], (a).fract_gl()));
            y.0.y %= 3.0;
        }
        'outer: for c in [
            (Vec3::new((-1.0_f32), 1.0_f32, (-0.0_f32))).to_array()[(t % 2) as usize],
            a,
        ] {
            let mut t = State;
        }
        0
    }
}

#[flatten]
mod p060 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
        pub b: Vec4,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
    }
    const HALF: f32 = 0.5;
    static STILL: f32 = HALF - 1.25;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec4, c: &Pair, y: &i32, t: &mut u32) -> bool {
        let mut k0 = 2u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            k0 -= 1;
            (b.w, (*t)) = (
                flatten::math::smoothstep(
                    (c.c).midpoint(c.b.y),
                    (STILL * 1.0),
                    (Vec3::new((-2.5_f32), c.b.y, 0.5_f32)).z,
                ),
                (if (!(MASK != k0)) {
                    let mut k1 = ((*t)) & 3;
                    #[keep] 'inner: while k1 > 0 && ((c.c <= c.b.z)) {
                        k1 -= 1;
                        let mut a: Pair = Pair {
                            a: Vec4::new(0.0, 0.0, 0.0, 0.0),
                            b: Vec4::new(0.0, 0.0, 0.0, 0.0),
                            c: 0.0,
                        };
                    }
                    0
                } else {
                    0
                }),
            );
        }
        false
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
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
            if (((*a)).sin() >= (*a)) {
                break 'block ((*a) * Vec2::new((-1.0), (*a)));
            }
            let mut n: Pair = Pair { a: n.a };
            let a = n
                .step(
                    Pair { a: n.a },
                    &{ (1_i32).wrapping_shr(MASK) },
                    ({
                        if (select(2.0_f32, (*a), false) == lerp((*a), (-0.0_f32), (*a)))
                        {
                            return ((MASK).wrapping_mul(2_u32) + (MASK + MASK));
                        }
                        x >>= 1;
                        State {
                            b: Hit,
                            c: Vec4::new((*a), (-0.0), (-1.0), 0.0),
                            a: (0.5_f32 < (*a)),
                        }
                    }),
                );
            Vec2::splat(
                n
                    .step(
                        n,
                        &n.a,
                        State {
                            b: Hit,
                            ..State {
                                a: false,
                                b: Hit,
                                c: Vec4::new(0.0, 0.0, 0.0, 0.0),
                            }
                        },
                    ),
            )
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
        let mut t = ((({
            let x_2: f32 = ((t.b
                / ((*y)
                    / ({
                        (*y) = b.b;
                        (*y)
                    })))
                * (({ Pair })
                    .step(
                        (IVec3::new((NARROW as i32), (-1_i32), (-1_i32)))
                            .min(IVec3::new(5_i32, 1_i32, (WIDE as i32))),
                    ))
                    .floor());
            let mut turn = 0;
            let b: Pair = 'value: loop {
                let mut y = Pair;
                let mut a = [
                    x_2,
                    (if ((match (State { a: t.a, ..b }) {
                        State { a: _, b: b @ 8.0 } => (*c),
                        mut a => {
                            let [a_2, v, ..] = [(a.b + (-0.0)), (x_2 * 0.0), x_2];
                            (*c)
                        }
                    })) {
                        (1.5_f32 - 0.0_f32)
                    } else {
                        t.b
                    }),
                    x_2,
                ];
                if (*c) {
                    break Pair;
                }
                {
                    let mut y: Pair = Pair;
                    let v = y
                        .step(
                            ((IVec3::new(STEPS, (-4_i32), 1_i32))
                                .wrapping_add(
                                    IVec3::new((WIDE as i32), 5_i32, (NARROW as i32)),
                                )
                                ^ (IVec3::new(2, 0, 3)).min(IVec3::new(STEPS, (-4), STEPS))),
                        );
                }
                turn += 1;
                if turn == 2 {
                    break y;
                }
            };
            Hit::SIZE
        }) + Pair::SIZE)) else {
            return [(*y); 3];
        };
        [(b.b + (t as f32)), (b.b + (t as f32)), (b.b + b.b)]
    }
}

#[flatten]
mod p065 {
    use super::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, mut v: f32, t: u32) -> u32 {
        {
            'outer: for _ in 0..1usize {
                let x_2: f32 = 'block: {
                    let x_2: bool;
                    if (t != t) {
                        v = ((v - a)).atan2(((a * v)));
                        x_2 = (a < a);
                    } else {
                        x_2 = ((if v <= v { (a).clamp(v, v) + 0.0 } else { a }) < HALF);
                    }
                    if (({ (t <= t) })) {
                        break 'block (v).abs();
                    }
                    (a).remap(0.0, 2.0, a, a)
                };
                'inner: for x in 1..=0 {
                    let given: f32 = (-(v - HALF));
                    let n: f32 = {
                        fn second(x_2: f32) -> f32 {
                            (x_2 - 0.5).max(0.5)
                        }
                        let t = second(given);
                        t
                    };
                }
                if (v != x_2) {
                    break;
                }
                'inner: for a_2 in 0..WIDE as i32 + 1 {
                    let mut x_2 = ((COUNT / 2))
                        .min(
                            (if (0_u32 > MASK) {
                                ((c) as usize & 31)
                            } else {
                                (COUNT).min(COUNT)
                            }),
                        );
                    if ((0_u32).min(t) > ((t & 15) * (t & 7))) {
                        return ((2_u32).midpoint(t) ^ t);
                    }
                    x_2 ^= 3;
                }
                let mut k1 = 0i32;
                'inner: while k1 < 1 {
                    if (c != 10) {
                        let mut t = [
                            [a, a, (k1 as f32)],
                            ([
                                [(-1.0_f32), (-0.0_f32), a],
                                [a, (-2.5_f32), 0.25_f32],
                                [v, x_2, x_2],
                            ])[0],
                            [v, x_2, x_2],
                        ];
                        break 'outer;
                    }
                    v = (Vec2::new(a, (-2.5_f32))).y;
                    k1 += 1;
                }
            }
        }
        if (t < MASK) {
            {
                v = v;
            }
            if (v != v) {
                if (({
                    if (c != 2) {
                        v *= v;
                        let mut x = ((mat3(
                            POINTS[(2_i32 & 1) as usize],
                            Vec3::new((-2.5_f32), (-0.0_f32), TABLE[COUNT % 4]),
                            CORNER,
                        )
                            + ({
                                Mat3::from_diagonal(Vec3::new(HALF, 0.25_f32, (-2.5_f32)))
                            })))
                            .x_axis;
                        let mut x: Vec3 = (Mat3::from_cols(x, x, x)
                            * ({
                                (if (0.5_f32 <= a) { Vec3::new(x.z, 0.25, a) } else { x })
                            }));
                    } else {
                        v = STILL;
                        let mut a_2: i32 = c;
                    }
                    let given: f32 = (v).midpoint((-0.0_f32));
                    let x: f32 = {
                        let t = first(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(a_2: f32) -> f32 {
                            a_2 * HALF + 1.0
                        }
                        t
                    };
                    (c <= c)
                })) {
                    return 1;
                }
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
                            let given: f32 = (v).div_euclid(1.5);
                            let a_2: f32 = {
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn doubled(a: f32) -> f32 {
                                    (a - HALF).max(HALF)
                                }
                                let t = doubled(given);
                                t
                            };
                            let mut a: i32 = (match (
                                (-(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)).z),
                                0_usize,
                            ) {
                                (-1.5, 0) => 0,
                                _ => 0,
                            });
                        }
                        k1 += 1;
                    }
                }
            }
        }
        0
    }
}

#[flatten]
mod p066 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut u32) -> BVec3 {
        'outer: for n in -1..2 {
            let mut k1 = 3u32;
            'inner: loop {
                if !(k1 > 0) {
                    break;
                }
                k1 -= 1;
                if ((((*a) <= (*a))
                    && ({
                        (*c) %= 7;
                        ((0.25_f32 != 2.0_f32) < ((*c) < 5_u32))
                    })))
                {
                    continue 'inner;
                }
                let [[mut x, mut x_2, ..], [mut a, _, n], [_, mut v, ..]] = [
                    [(*a), (*a), (*a)],
                    [(-0.0_f32), (*a), (*a)],
                    [(*a), (*a), (*a)],
                ];
            }
            let mut turn = 0;
            let a: u32 = 'value: loop {
                let c: usize;
                if ((if ((match ((*a), false) {
                    (y @ 8.0.., false) if false => false,
                    (-1.5, true) => false,
                    (-1.5, true) => false,
                    _ => false,
                })) {
                    false
                } else {
                    false
                })) {
                    c = 0;
                } else {
                    c = 0;
                }
                if false {
                    break 0;
                }
                turn += 1;
                if turn == 3 {
                    break 0;
                }
            };
        }
        BVec3::new(false, false, false)
    }
}

mod p067 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: &f32, t: &u32) -> u32 {
        let mut k0 = 253u8;
        'outer: while k0 != u8::MAX {
            if (Vec4::new((k0 as f32), (-2.5_f32), 0.5_f32, (-2.5_f32)))
                .abs_diff_eq(Vec4::new((-0.0_f32), a, a, (k0 as f32)), 0.5)
            {
                let mut v: u32 = (Pair { a: (*t) }).a;
                break 'outer;
            }
            k0 += 1;
        }
        'outer: for t in (1..7).step_by(3).rev() {
            {
                {
                    if ((*c) > (*c)) {
                        let mut a: Vec3 = (Vec3::new(0.25, 1.0, a)
                            * (Vec3::splat(a))
                                .min(
                                    select(
                                        Vec3::new(a, (-2.5_f32), (*y)),
                                        Vec3::new(a, 0.0_f32, a),
                                        (0.0_f32 < 0.0),
                                    ),
                                ));
                    }
                }
            }
        }
        0
    }
}

#[flatten]
mod p068 {
    use super::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32, y: &mut Vec3, t: &mut u32) -> bool {
        ({
            let mut x_2 = Mat3::from_diagonal(Vec3::new(3.0, (*a), y.y));
            let mut k0 = 0i32;
            'outer: while k0 < 2 {
                k0 += 1;
                if (Vec3::new(x_2.z_axis.y, y.z, 3.0_f32)).is_nan() {
                    continue;
                }
                let b = (if (((c <= 2)
                    || ({
                        x_2.z_axis = (if (1.5_f32 != (-2.5)) {
                            x_2.z_axis
                        } else {
                            'inner: for _ in k0..=2 {
                                let mut b = COUNT;
                                if true {
                                    let start = (*t);
                                    let mut t = 1;
                                    t += start;
                                    continue 'outer;
                                }
                            }
                            x_2.y_axis
                        });
                        (if (c > c) {
                            let mut turn = 0;
                            let a_2: i32 = 'value: loop {
                                if ((c >> 1) != 0) {
                                    break (if true { 1 } else { (k0 | k0) });
                                }
                                turn += 1;
                                if turn == 1 {
                                    break (0 + c);
                                }
                            };
                            true
                        } else {
                            ((*t) <= (*t))
                        })
                    })))
                {
                    (!k0)
                } else {
                    (((c % (c | 1)) & 15) * ((c + c) & 7))
                });
            }
            (((*t) > (*t)) || true)
        });
        if matches!(
            ((* t)).is_power_of_two(), false if (((- 1_i32) > c) != (2_u32 != MASK))
        ) {
            let mut c: [f32; 2] = [1.5_f32, y.x];
            let mut n = ((y.y
                * ({
                    y.y = (y.z / STILL);
                    (-2.5_f32)
                })))
                .signum();
            let mut v: usize = ((((LEVELS[(COUNT).min(7)] & 63) << (1u32))) as usize
                & 31);
        }
        let mut c = c;
        let mut a: usize = (((TABLE[((*t) % 4) as usize] < y.z)
            | ({
                let start = ((0.5_f32 * y.z).abs() as usize & 15);
                let mut t = 2;
                t += start;
                let mut k0 = ((MASKS[t % 7] + MASK)) & 3;
                #[keep]
                'outer: loop {
                    let mut k1 = 253u8;
                    'inner: loop {
                        if !(k1 != u8::MAX) {
                            break;
                        }
                        let given: f32 = ((*a)).clamp(-4.0, 4.0).exp();
                        let x_2: f32 = {
                            fn second(c: f32) -> f32 {
                                if c < 0.5 { -c } else { c }
                            }
                            let t = second(given);
                            t
                        };
                        if (((k1 as f32) <= STILL) && (0.0_f32).is_finite()) {
                            break;
                        }
                        k1 += 1;
                    }
                    if k0 == 0 || (false) {
                        break;
                    }
                    k0 -= 1;
                }
                false
            })) as usize);
        false
    }
}

mod p069 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec4);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
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
                let Hit(mut v, mut c) = Hit(
                    ({
                        if ((Vec2::new(0.0_f32, 0.5_f32)) != (Vec2::new(0.0_f32, a))) {
                            x = (*y);
                            return State;
                        }
                        if (x < a_2) {
                            ((*y) != (*y));
                        } else {}
                        k0
                    }),
                    2.0_f32,
                );
            }
            if k0 == 0 || ((STEPS < (-1))) {
                break;
            }
            k0 -= 1;
        }
        State
    }
}

#[flatten]
mod p070 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p071 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: usize,
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
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: Vec3) -> u32 {
        let mut k0 = ((UVec2::new(5_u32, 2_u32)).y) & 3;
        #[keep]
        'outer: while k0 > 0
            && (((x.x
                != (x.x
                    + ({
                        x.x = 0.0;
                        1.5
                    })))))
        {
            k0 -= 1;
            let mut x: [f32; 2] = [0.25_f32; 2];
            'inner: for &v in &x {
                let a_2: u32;
                if ((((k0 <= k0) && false)
                    && (match (false, k0) {
                        (true, ..=4) => {
                            let n: f32 = 'block: {
                                let mut y: Vec3 = (Vec3::new(
                                    x[0],
                                    x[1],
                                    TABLE[(State::SIZE).min(3)],
                                ))
                                    .reflect(({ Vec3::new(2.0_f32, x[0], a) }));
                                if (((BVec3::new(false, (k0 < k0), true)).any()
                                    && (Pair { b: (k0 <= k0), a: k0 }).b))
                                {
                                    break 'block 0.0;
                                }
                                y.x
                            };
                            (k0 > k0)
                        }
                        (false, c @ 1..2) => (x[1] > (-0.0)),
                        (_, (100 | 100)) => (k0 <= k0),
                        _ => (x[1] < x[1]),
                    })))
                {
                    a_2 = 2;
                } else {
                    a_2 = 2;
                }
                if (k0 > a_2) {
                    break;
                }
            }
        }
        (MASK + (x.z.abs() as u32 & 255))
    }
}

#[flatten]
mod p072 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(self, mut b: f32) -> Pair {
            'outer: for x in (0..4).rev() {
                let given: f32 = ((b).mul_add(self.a.y, 0.0_f32)).floor();
                let c: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn first(v: f32) -> f32 {
                        v * HALF + 1.0
                    }
                    let t = first(given);
                    t
                };
                let mut a: IVec2 = (((IVec2::new(0, 3) - IVec2::new(2, 0)) / 2)
                    & ({
                        match ((MASK).count_ones() as usize) {
                            b @ ..=1 if (matches!(
                                self, Pair { a : mut v } if ((x as i32) > x)
                            )) => {}
                            100 if (self.a.y > self.a.z) => {}
                            _ => {}
                        }
                        IVec2::new((-1), 2)
                    }));
            }
            Pair {
                a: (self.a + Vec3::splat(b)),
            }
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &i32) -> f32 {
        if (b > b) {
            let mut k0 = ((MASK >> (2_u32 & 31))) & 3;
            'outer: while k0 > 0 {
                k0 -= 1;
                'inner: for a in 0..3 {
                    let mut c = ((if (1_i32 < a) { b } else { b })).is_nan();
                    let start = ((a as i32)).max(a);
                    let mut a_2 = 0;
                    a_2 += start;
                }
            }
        }
        let mut y: Hit = Hit;
        let mut x_2: Vec3 = (atan(
            (if ((*c) <= (*c)) {
                Vec3::new(1.0_f32, 1.5_f32, 3.0_f32)
            } else {
                Vec3::new(b, b, b)
            }),
        ) + (Vec2::new(2.0_f32, 2.0_f32)).y);
        let mut x: Pair = ({
            let mut k0 = 252u8;
            'outer: while k0 != u8::MAX {
                k0 += 1;
                let mut a = b;
                let mut k1 = ((k0 as u32)) & 3;
                #[keep]
                'inner: loop {
                    let Pair { a: mut a_2 } = Pair {
                        a: Vec3::new((k0 as f32), 0.5_f32, (-0.0_f32)),
                    };
                    if k1 == 0 || (false) {
                        break;
                    }
                    k1 -= 1;
                }
                x_2.y %= 3.0;
            }
            Pair { a: x_2 }
        });
        let b = x.step((x_2.x).signum());
        ((((b.a).z * (b.a).z) + 0.0) + x.a.y)
    }
}

#[flatten]
mod p073 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: Vec2,
        pub c: f32,
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Hit {
        fn step(&mut self, a: f32, c: &mut i32, y: f32) -> Vec4 {
            #[keep]
            'outer: for a_2 in (0..(((self.a & 15) * (self.a & 7)) & 3)) {
                let Hit { a, b: _, c: b } = Hit { c: self.c, ..(*self) };
                (if (2_usize <= Hit::SIZE) {
                    return (if (((self.b.x != 1.0)
                        || ({
                            self.a -= self.a;
                            FLAGS[(Self::SIZE).min(8)]
                        })))
                    {
                        return Vec4::new(self.b.x, 0.25, self.b.x, y);
                    } else {
                        Vec4::new(self.b.y, 0.0, (-0.0), 1.5)
                    });
                } else {
                    (y < 0.5)
                });
            }
            (Vec4::new(1.5, 2.0, 0.5, (-1.0)) + Vec4::splat((self.a as f32)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: bool, mut x: i32, y: i32, t: &mut u32) -> Pair {
        'outer: for x_2 in 0..4usize {
            let mut t: Hit = Hit {
                c: HALF,
                a: y,
                b: Vec2::new(1.5, STILL),
            };
            let x = t.step(t.b.x, &mut x, (t.b.x - t.c));
        }
        Pair {
            c: HALF,
            a: HALF,
            b: Vec3::new(1.5, 0.25, 0.5),
        }
    }
}

#[flatten]
mod p074 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p075 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2);
    #[flatten]
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

#[flatten]
mod p076 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub u32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: f32,
        pub c: Vec3,
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
        fn step(mut self, a: &mut f32, c: i32) -> Hit {
            'outer: for a_2 in 1..=4 {
                if (BVec3::new(((a_2 as i32) != c), false, true)).any() {
                    let k1 = ((MASK | MASK)) & 3;
                    'inner: loop {
                        if k1 > 3 {
                            continue;
                        }
                        break;
                    }
                    break;
                }
            }
            Hit(
                (dot(
                    (Vec3::new(self.a, (-0.0_f32), 0.25_f32))
                        .max(
                            (POINTS[(Self::SIZE).min(5)])
                                .cross(Vec3::new(HALF, (-2.5_f32), 3.0_f32)),
                        ),
                    Vec3::new((*a), 0.5_f32, 0.25_f32),
                ) + (*a)),
                (MASK + (self.b.abs() as u32 & 255)),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: IVec2, mut x: IVec2, y: &mut State, t: u32) -> u32 {
        if (b.y < x.y) {
            let mut a_2: Pair = Pair { b: (-1.0), a: y.a };
            let a = a_2.step(&mut y.c.y, (!5));
            return a.1;
        }
        #[keep]
        'outer: for b in (i32::MAX - ((-b.y) & 3)..=i32::MAX) {
            let mut k1 = 2u32;
            'inner: while k1 > 0 {
                if (t <= t) {
                    if (((b + 1_i32)
                        <= ({
                            y.c.y /= 2.0;
                            let (mut t, Hit(a_2, ..), x_2) = (
                                y.b,
                                Hit(0.0_f32, 2_u32),
                                y.c.x,
                            );
                            x.y
                        })))
                    {
                        let (y, n) = (
                            (if false {
                                Mat4::from_cols(
                                    Vec4::new(0.25_f32, (-2.5_f32), 1.0_f32, y.c.x),
                                    Vec4::new(y.c.z, (-0.0_f32), 1.5_f32, y.c.y),
                                    Vec4::new((-1.0_f32), 0.25_f32, 0.0_f32, y.a),
                                    Vec4::new(1.5_f32, (-2.5_f32), 1.5_f32, HALF),
                                )
                            } else {
                                Mat4::IDENTITY
                            }),
                            BVec3::new(false, true, FLAGS[1_usize % 9]),
                        );
                        continue 'outer;
                    } else {
                        continue 'outer;
                    }
                }
                k1 -= 1;
            }
        }
        (t + (y.c.x.abs() as u32 & 255))
    }
}

#[flatten]
mod p077 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(a: &mut Mat2, c: (f32, i32, Mat2)) -> i32 {
        let start = ((true as usize)).saturating_sub(Hit::SIZE);
        let mut b = 2;
        b += start;
        let mut k0 = (select(2_u32, MASK, (c.1 != c.1))) & 3;
        'outer: while k0 > 0 && (true) {
            k0 -= 1;
            'inner: for x in 1..=3 {
                if ((((x as i32) < c.1) ^ (c.2.y_axis.x < 0.5))
                    || (((x as i32) <= (-4)) || (k0 != k0)))
                {
                    return (((if (a.y_axis.x != HALF) { a.y_axis.x } else { a.y_axis.y })
                        as i32)
                        .clamp(-64, 64));
                }
                if (b != b) {
                    break 'outer;
                }
            }
        }
        (c.1 + (a.x_axis.x as i32).clamp(-64, 64))
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
    pub fn entry(a: Vec3, mut x: (f32, f32, f32)) -> u32 {
        if (matches!(
            (Pair { a : 5_usize, b : (a).rotate_y(x.0) }), Pair { a : 0, b : c }
        )) {
            'outer: for a in 0..2 {}
        }
        0
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
                                        if (Pair(
                                            ((c <= c) && FLAGS[(2_i32 & 1) as usize]),
                                            ((MASK & 7) as usize),
                                        ))
                                            .0
                                        {
                                            let given: f32 = (*a);
                                            let b: f32 = {
                                                let t = doubled(given);
                                                const HALF: f32 = STEPS as f32 * 0.25;
                                                const STEPS: i32 = 2;
                                                fn doubled(y: f32) -> f32 {
                                                    if y < HALF { -y } else { y }
                                                }
                                                t
                                            };
                                        } else if ((if ((if (5_usize <= n) {
                                            ((*t) > (-1.0))
                                        } else {
                                            ((*y) > 1.0)
                                        })) {
                                            ((*a)).is_finite()
                                        } else {
                                            ((*y) > (*t))
                                        })) {
                                            (*t) -= (((CORNER).truncate()).y).round();
                                        } else {
                                            let mut x_2 = (*y);
                                        }
                                        (Vec2::new(1.0_f32, 3.0_f32) % 1.5)
                                    }),
                                );
                        (*a)
                    }
                    _ => {
                        match 7_i32 {
                            mut y => {}
                            n => {
                                let mut x_2: f32 = 0.25;
                                let mut v: Pair = Pair(
                                    (LEVELS[(({
                                        (*t) = (0.5_f32 - 0.0_f32);
                                        MASKS[(MASK % 7) as usize]
                                    }) % 8) as usize] > n),
                                    Pair::SIZE,
                                );
                                let y = v.step(&mut x_2);
                            }
                        }
                        (*y)
                    }
                }) - 0.0))
                {
                    c if ((*a) != (*y)) => {
                        (*t) = (match ((
                            ((LEVELS[(MASK % 8) as usize]).wrapping_mul((-4_i32))
                                - (if true {
                                    (*t) *= (Vec2::new(0.0_f32, c)).y;
                                    (NARROW as i32)
                                } else {
                                    let start = MASK;
                                    let mut c = 1;
                                    c += start;
                                    STEPS
                                })),
                            (STEPS).unsigned_abs(),
                            ((Vec4::new(0.5_f32, 0.5_f32, (*t), 3.0_f32))
                                .dot(Vec4::new(1.5_f32, 0.25_f32, 3.0_f32, (-2.5_f32)))
                                <= (3.0_f32).move_towards(0.0_f32, 0.5)),
                        )) {
                            (mut b @ 2, _, x_2 @ true) if (HALF).is_finite() => {
                                if ((if ((if ((if x_2 { x_2 } else { ((*t) != (*y)) })) {
                                    ((*t) < 0.0)
                                } else {
                                    x_2
                                })) {
                                    ({ (if x_2 { x_2 } else { x_2 }) })
                                } else {
                                    (b > b)
                                })) {
                                    let mut a: (i32, i32) = (
                                        (match flatten::math::all(BVec3::new(false, x_2, false)) {
                                            false => (0_i32 * 2),
                                            _ => 0_i32,
                                        }),
                                        0_i32,
                                    );
                                }
                                0.0
                            }
                            (-7, 0, true) => 0.0,
                            (-7, 0, true) => 0.0,
                            _ => 0.0,
                        });
                        false
                    }
                    -1.5 => false,
                    -1.5 => false,
                    _ => false,
                })) {}
                break 'block;
            }
        }
        [0.0_f32, 0.0_f32]
    }
}

#[flatten]
mod p080 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: bool,
        pub c: i32,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32) -> Hit {
        (*c) = (([(*c), (*c), (*c)])[0]).min((((*c) / 3) >> 2));
        let mut k0 = (((Hit::SIZE, 8_u32)).1) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let given: f32 = a;
                    let y: f32 = {
                        let t = second(given);
                        fn second(b: f32) -> f32 {
                            (b - 0.5).max(0.5)
                        }
                        t
                    };
                }
                k1 += 1;
            }
        }
        Hit {
            a: TABLE[(Hit::SIZE).min(3)],
            b: (((*c) - (*c)) != select(STEPS, 3_i32, (3.0_f32 > a))),
            c: (*c),
        }
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
    pub fn entry(a: &[usize; 2], c: i32, y: &mut f32) -> Hit {
        (*y)
            *= (if (({
                #[keep]
                'outer: for a in (0..(({
                    let n: Hit = Hit {
                        c: Pair {
                            b: (5_usize < a[1]),
                            c: UVec2::new(0, 0),
                            a: (*y),
                        },
                        a: (IVec2::new((-4_i32), (-4_i32))).signum(),
                        b: (Pair {
                            b: (c < c),
                            ..Pair {
                                b: (a[1] != a[0]),
                                ..Pair {
                                    b: (a[0] <= Hit::SIZE),
                                    c: UVec2::new(8_u32, 3_u32),
                                    a: (*y),
                                }
                            }
                        })
                            .b,
                    };
                    if (({
                        let n: [usize; 2] = [
                            ((a[1] + a[1]) + a[1]),
                            (if n.b { (*a)[(n.c.c.y % 2) as usize] } else { (*a).len() }),
                        ];
                        (STEPS).is_negative()
                    })) {
                        ((n.c.b
                            && ({
                                (*y) *= ({ n.c.a });
                                n.b
                            }))
                            && ({
                                (*y) = (n.c.a + (-0.0));
                                ({ n.c.b })
                            }));
                        let mut k0 = 1u32;
                        'outer: loop {
                            if !(k0 < 4) {
                                break;
                            }
                            k0 *= 2;
                            let [t, mut a_2] = (*a);
                        }
                        if (((((n.c.c.y & 63) << (n.c.c.y & 7)) & 63) << (0_u32 & 7))
                            > n.c.c.x)
                        {
                            let a: Vec4 = ({
                                step(
                                    (match n.c {
                                        Pair { a: -1.5, b: true, c: _ } => {
                                            Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32)
                                        }
                                        _ => Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                    }),
                                    Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                )
                            });
                        }
                    }
                    0_u32
                }) & 3))
                {}
                false
            })) {
                0.0_f32
            } else {
                0.0_f32
            });
        Hit {
            a: IVec2::new(0, 0),
            b: false,
            c: Pair {
                a: 0.0,
                b: false,
                c: UVec2::new(0, 0),
            },
        }
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
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
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
    pub fn entry(a: &f32, c: f32, y: f32) -> [i32; 2] {
        let mut c: Vec3 = CORNER;
        let mut x: [i32; 2] = [STEPS, LEVELS[(MASK % 8) as usize]];
        'outer: for a_2 in x.iter().rev() {
            if ((if ((Vec2::new(1.0_f32, 1.0_f32)) != (Vec2::new(2.0_f32, c.y))) {
                ((-1_i32) > x[1])
            } else {
                let v = [
                    x[(Hit::SIZE).min(1)],
                    (((if (y != c.z) {
                        let mut a_2 = ((*a_2) as f32);
                        STEPS
                    } else {
                        'block: {
                            let [_, mut a, a_2] = [trunc(
                                Vec4::new(c.z, c.y, 1.0_f32, c.z),
                            ); 3];
                            if (a.z < (-2.5)) {
                                break 'block;
                            }
                            let start = a_2.w;
                            let mut n = 0.0;
                            n += start;
                            let start = (((if MASK != 0 { MASK / MASK } else { MASK })
                                & 15) * ((MASK ^ MASK) & 7));
                            let mut a_2 = 1;
                            a_2 += start;
                        }
                        x[0]
                    }) & 63) << STEPS),
                ];
                ((*a) < c.y)
            })) {
                let a: Hit = 'block: {
                    if (3_i32 < x[0]) {
                        let given: f32 = (c.z).lerp(c.y, c.y);
                        let a_2: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(x: f32) -> f32 {
                                x * HALF + 1.0
                            }
                            let t = second(given);
                            t
                        };
                        break 'outer;
                    }
                    let mut c = mat4(
                        (if (!(c.y != 0.0)) {
                            (Vec4::new(y, 0.5_f32, 0.25_f32, y))
                                .reject_from(
                                    Vec4::new(
                                        2.0_f32,
                                        RAMP[(MASK % 9) as usize],
                                        (-0.0_f32),
                                        (*a),
                                    ),
                                )
                        } else {
                            (Vec4::new(y, c.y, 2.0_f32, (*a)))
                                .copysign(
                                    (Vec4::new(c.y, c.z, c.x, (-1.0_f32)))
                                        .max(Vec4::splat(-9.0)),
                                )
                        }),
                        (match (c.z > y) {
                            mut a => (Vec4::new(c.z, 1.5, 0.25, 3.0) / 2.0),
                            t => (Vec4::new((*a), (-0.0), c.y, (*a)) / (-3.0)),
                        }),
                        Vec4::new((-y), (y - 3.0), (c.z).fract(), ({ (-0.0) })),
                        (Vec4::splat(c.y)
                            - (Vec4::new(y, (-0.0), y, c.z)).normalize_or_zero()),
                    );
                    if matches!(
                        (Hit::SIZE, 1.0_f32, c.w_axis.z), (1..= 100, mut c, mut n)
                    ) {
                        if ((Pair::SIZE
                            < (if 2_usize >= Pair::SIZE {
                                2_usize - Pair::SIZE
                            } else {
                                2
                            })))
                        {
                            return x;
                        } else {
                            return [x[1], x[0]];
                        }
                    }
                    Hit {
                        b: 0.0,
                        ..Hit {
                            a: Vec4::new(0.0, 0.0, 0.0, 0.0),
                            b: 0.0,
                        }
                    }
                };
                return [0_i32, 0_i32];
            }
        }
        [0_i32, 0_i32]
    }
}

#[flatten]
mod p083 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
        pub c: i32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&mut self, a: &mut f32) -> f32 {
            let given: f32 = round((*a));
            let t: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(n: f32) -> f32 {
                    n * HALF + 1.0
                }
                let t = doubled(given);
                t
            };
            (length(Vec3::new(0.5_f32, 1.5_f32, t)) + (self.b as f32))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: &mut (BVec3, f32, Mat2)) -> u32 {
        let y: Vec2 = ({
            y.2.x_axis.x = ((((-0.0_f32) + 0.0) + (1.5_f32).clamp(-2.0, 2.0).exp_m1()))
                .atan2(((((a).min(0.0_f32) + 0.0) - ((y.0, (-0.0_f32), y.2)).1)));
            y.2.x_axis
        });
        ((MASK
            + select(
                (match (y.x, c) {
                    (
                        (8.0 | 8.0),
                        5,
                    ) if ((IVec2::new(10_i32, c)) == (IVec2::new(1_i32, c))) => {
                        if (!((y.x <= y.x) || (c < (-4)))) {
                            let mut b = Mat2::IDENTITY;
                            return ((({
                                let k0 = ((MASKS[3_usize % 7] + MASKS[(MASK % 7) as usize]))
                                    & 3;
                                'outer: loop {
                                    if (b.x_axis.x).is_finite() {
                                        break;
                                    }
                                    if k0 < 4 {
                                        let mut t: Pair = Pair { c: c, a: c, b: c };
                                        let a = t.step(&mut b.x_axis.y);
                                        break;
                                    }
                                }
                                2_u32
                            }) & 63) << (5_u32 & 7));
                        }
                        5_u32
                    }
                    _ => MASK,
                }),
                MASK,
                (y.y != a),
            )) + MASKS[(0_i32 & 1) as usize])
    }
}

#[flatten]
mod p084 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: u32,
        pub c: u32,
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
    impl Pair {
        fn sum(mut self, a: &mut f32, c: i32) -> bool {
            let mut k0 = ((self.b | 5_u32)) & 3;
            #[keep]
            'outer: while k0 > 0
                && ((matches!(
                    ((match Self::SIZE { 1 => { (* a) } mut x => { 3.0_f32 } _ if
                    matches!((Self::SIZE, (2_u32 <= 0_u32), self.c), (x_2 @ 4, false, _))
                    => { TABLE[(({ self = self; self.c }) % 4) as usize] } _ => { 0.0_f32
                    } })), _
                )))
            {
                k0 -= 1;
                if (STEPS <= c) {} else if (c > c) {} else {}
            }
            (MASK <= self.c)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: Vec3) -> Vec3 {
        let mut y: Pair = Pair { b: MASK, c: MASK, a: y.z };
        let t = y.sum(&mut (*a), c);
        y.c >>= 2;
        (Vec3::new((-1.0), (*a), (*a)) + Vec3::splat((y.b as f32)))
    }
}

#[flatten]
mod p085 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub UVec2, pub i32);
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3);
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
        fn step(&self, a: f32, c: &Mat4, y: &mut f32) -> [f32; 3] {
            let x_2 = c.y_axis.w;
            [
                c.z_axis.z,
                select(
                    ((if (self.0.y > self.0.x) {
                        let mut a_2: [f32; 3] = [
                            1.5_f32,
                            TABLE[(self.1 & 1) as usize],
                            c.z_axis.y,
                        ];
                        'outer: for (t, &c) in a_2
                            .iter()
                            .zip(
                                &[
                                    0.25_f32,
                                    (c.z_axis.z).mul_add(c.z_axis.y, a_2[2]),
                                    (c.y_axis.x).lerp(c.x_axis.z, c.w_axis.z),
                                ],
                            )
                        {
                            if ((if (({
                                let mut k1 = ((self.0.x + self.0.x)) & 3;
                                #[keep] 'inner: while k1 > 0 {
                                    k1 -= 1;
                                    (*y) *= (a * ((*t)).abs().sqrt());
                                    (*y) = (*t);
                                }
                                true
                            })) {
                                true
                            } else {
                                continue;
                            })) {
                                return [c, STILL, x_2];
                            }
                        }
                        Vec3::new(a_2[0], 1.0_f32, 1.0_f32)
                    } else {
                        Vec3::new(c.x_axis.x, c.x_axis.z, c.x_axis.y)
                    }))
                        .dot(CORNER),
                    c.z_axis.z,
                    (self.1 > self.1),
                ),
                (a + (*y)),
            ]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &Vec3, y: f32, t: u32) -> [f32; 3] {
        if FLAGS[Hit::SIZE % 9] {
            return [y, c.y, c.x];
        }
        let mut x_2: Hit = Hit(UVec2::new(2_u32, 5_u32), STEPS);
        let b = x_2
            .step(
                Hit::RATE,
                &{
                    Mat4::from_cols(
                        Vec4::new((-1.0_f32), 0.5_f32, 0.25_f32, c.y),
                        Vec4::new(0.5_f32, 3.0_f32, c.y, y),
                        Vec4::new(y, c.y, c.x, 0.0_f32),
                        Vec4::new(1.5_f32, c.y, 1.5_f32, 2.0_f32),
                    )
                },
                &mut b,
            );
        x_2.0 += x_2.0;
        let mut v: [f32; 3] = b;
        b
    }
}

#[flatten]
mod p086 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec4,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: Pair,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: f32,
        pub c: f32,
    }
    #[flatten(exact)]
    pub fn entry(mut b: i32, mut x: Vec3, y: &mut f32) -> f32 {
        let mut k0 = 3u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            b = b;
            if ((Pair {
                a: (k0 < 5_u32),
                ..Pair {
                    b: Vec4::new(0.0_f32, x.y, 0.5_f32, (-2.5_f32)),
                    ..Pair {
                        b: Vec4::new(1.0_f32, 0.25_f32, (-1.0_f32), x.y),
                        c: x.y,
                        a: (2_i32 != b),
                    }
                }
            })
                .a)
            {
                break;
            }
            let mut turn = 0;
            let a: i32 = 'value: loop {
                match ((if ((Pair {
                    b: Vec4::new(x.y, 0.0_f32, x.y, x.z),
                    ..Pair {
                        a: (b > b),
                        b: Vec4::new(1.0_f32, (-0.0_f32), (*y), (-1.0_f32)),
                        c: x.x,
                    }
                })
                    .a)
                {
                    if (({ ((IVec2::new(5_i32, 0_i32)) == (IVec2::new(0_i32, b))) })) {
                        let y: f32 = x.x;
                    }
                    (Pair {
                        a: (k0 < k0),
                        b: Vec4::new(0.5_f32, x.y, (*y), 1.0_f32),
                        c: x.y,
                    })
                        .a
                } else {
                    (b != b)
                })) {
                    false => {}
                    true => {}
                    true => {}
                    _ => {}
                }
                if false {
                    break 0;
                }
                turn += 1;
                if turn == 3 {
                    break 0;
                }
            };
            k0 -= 1;
        }
        0.0
    }
}

mod p087 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: Vec4,
    }
    #[flatten(exact)]
    pub fn entry(a: u32, mut x: i32, mut v: Vec4, t: &Hit) -> f32 {
        'outer: for v in [1.0_f32, (v.y).remap(0.0, 2.0, t.b.w, v.w), t.b.w] {}
        let mut k0 = ((a + a)) & 3;
        #[unroll(max = 4)] 'outer: while k0 > 0 && ((t.a < ((*t)).a)) {
            k0 -= 1;
            'inner: for n in -1..=1i8 {
                if ((BVec3::new((t.b.y <= v.w), (1.5_f32 != t.b.x), (v.z > t.b.w)))
                    == ((Vec3::new(v.x, (n as f32), 0.0_f32))
                        .cmpne(Vec3::new(1.0_f32, v.z, t.b.z))))
                {
                    v = (Vec4::new(1.0, t.b.x, (n as f32), 0.25)
                        - (v
                            * ({
                                v = radians(
                                    Vec4::new((-0.0_f32), t.b.y, t.b.z, (-1.0_f32)),
                                );
                                v
                            })));
                }
            }
        }
        (v.y + v.z)
    }
}

#[flatten]
mod p088 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: i32) -> u32 {
        'outer: for v in ((c & 3)..8).step_by(2).rev() {
            'inner: for _ in 0..1u16 {
                if (((if false {
                    (*a)
                } else {
                    if true {
                        continue 'outer;
                    }
                    (*a)
                }) < ((-1.0_f32)).abs()))
                {
                    match ((
                        (((match (Hit {
                            a: Vec3::new(2.0_f32, 0.25_f32, (*a)),
                        }) {
                            Hit { a: mut a_2 } if (false < (v > v)) => MASK,
                            Hit { a: x_2 } => 5_u32,
                            a => MASKS[(Hit::SIZE).min(6)],
                        }) & 63) << (MASK & 7)),
                        (((match (MASK, MASK) {
                            ((c, 0..) | (0.., c)) => v,
                            ((mut a_2, 100) | (2..100, mut a_2)) if (a_2 <= a_2) => v,
                            (0, 0) => 0_i32,
                            _ => 0_i32,
                        }) & 7) as usize),
                        0_i32,
                    )) {
                        (0, 0, -7) => {}
                        _ => {}
                    }
                    break;
                }
            }
        }
        0
    }
}

#[flatten]
mod p089 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub UVec2);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut u32, y: &mut f32) -> usize {
        let a: Hit = (if ((((*y) > b) as usize) <= (Hit::SIZE / 2)) {
            #[keep]
            'outer: for a in (((if (WIDE as i32) != 0 {
                1_i32 % (WIDE as i32)
            } else {
                (WIDE as i32)
            }) & 3)..=(((WIDE as i32)).max(0_i32) & 3))
            {}
            Hit { a: 0.0 }
        } else {
            Hit { a: 0.0 }
        });
        0
    }
}

#[flatten]
mod p090 {
    use super::*;
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
mod p091 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: i32, y: &mut Mat2) -> [f32; 2] {
        'outer: for v in 0u32..4 {
            if (({
                let q = y.x_axis.y;
                q == q && q.is_sign_negative()
            })) {
                if ((v + MASK)).is_power_of_two() {
                    let mut x: Mat2 = (match c {
                        n @ -1 if (true && false) => {
                            (((*y)).transpose() + (if false { (*y) } else { (*y) }))
                        }
                        (1_000 | 1_000) => (*y),
                        mut n => (*y),
                    });
                } else {
                    if ((v).is_power_of_two() && (y.x_axis.x).is_finite()) {
                        y.x_axis
                            *= flatten::math::select(
                                (((*a) * Vec2::new((*a), (*a)))
                                    - (mat2(Vec2::new((*a), (*a)), Vec2::new((*a), 2.0_f32)))
                                        .mul_vec2(Vec2::new((*a), STILL))),
                                ((Mat2::IDENTITY * Vec2::new(2.0_f32, (-0.0_f32))) % 1.5),
                                (1_u32 != 1_u32),
                            );
                        let [_, mut a_2] = ({ [(*a); 2] });
                    }
                    if (((FLAGS[(COUNT).min(8)] < (v != v)) || ({ (c > 0) }))) {
                        let mut y: Mat2 = ((*y) * (*y));
                        continue;
                    }
                }
            }
            if (c != c) {
                break;
            }
        }
        [
            (Vec4::new(1.5_f32, (-1.0_f32), 0.25_f32, 2.0_f32))
                .dot(
                    ((Vec4::new(y.y_axis.x, 0.5, (-1.0), y.y_axis.x)
                        - Vec4::new(y.y_axis.y, y.x_axis.y, y.x_axis.y, y.y_axis.x))
                        * (if (0_i32 <= c) {
                            Vec4::new(1.0, (*a), y.x_axis.x, 0.5)
                        } else {
                            Vec4::new(3.0, (*a), y.y_axis.x, (-0.0))
                        })),
                ),
            (y.y_axis.x + y.y_axis.y),
        ]
    }
}

#[flatten]
mod p092 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec3,
        pub b: UVec2,
        pub c: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    static STILL: f32 = HALF - 1.25;
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
    impl Hit {
        fn step(self, a: [Pair; 3]) -> f32 {
            match ((
                ((IVec2::new(5_i32, (-1_i32)) & 63).dot(IVec2::new(2_i32, 3_i32) & 15))
                    .max(STEPS),
                (if (self.b.x > self.a) {
                    'outer: for _ in 0..2 {
                        if (self.a < self.b.y) {
                            if a[2].0 {
                                let [a_2, t, _] = ({
                                    [(-1.0_f32), STILL, TABLE[(self.b.y % 4) as usize]]
                                });
                                a[1].0;
                            }
                            let a_2 = ((if a[2].0 {
                                self.b
                            } else {
                                UVec2::new(self.b.y, MASK)
                            }) / 3);
                            let x: [usize; 3];
                            if (!(1.0_f32 > HALF)) {
                                x = [(State::SIZE + 2_usize), Self::SIZE, Self::SIZE];
                            } else {
                                x = [Self::SIZE; 3];
                            }
                        } else {}
                        if a[2].0 {
                            break;
                        }
                    }
                    a[2].0
                } else {
                    a[0].0
                }),
            )) {
                (1_000, false) if true => {}
                (n, false) => {}
                (1, x_2) => {
                    return (-1.0);
                }
                _ => {}
            }
            ((if a[0].0 {
                (if RAMP[(self.a % 9) as usize] <= Hit::RATE {
                    ((self.b.y as f32)).clamp(RAMP[(self.a % 9) as usize], Hit::RATE)
                        + 0.0
                } else {
                    STILL
                })
            } else {
                STILL
            }) + TABLE[(self.b.y % 4) as usize])
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: BVec3, c: &mut i32, mut v: f32) -> f32 {
        let mut k0 = (({
            let mut a: Hit = (if (v != v) {
                let mut k0 = 1u32;
                'outer: while k0 < 4 {
                    k0 *= 2;
                    let mut b: State = State {
                        c: ((9 - ((2_u32 <= 2_u32) as u16) - (((v < v) ^ false) as u16))
                            as u32 & 255),
                        a: (UVec3::new(8_u32, k0, 3_u32)).as_ivec3(),
                        b: (({ UVec2::new(k0, 0) }) & ({ UVec2::new(5, 1) })),
                    };
                    'block: {
                        b.b.y /= 3;
                        if (v <= v) {
                            let mut n: Hit = Hit { b: b.b, a: b.c };
                            let a = n.step([Pair(false), Pair(false), Pair(false)]);
                            break 'block;
                        }
                    }
                }
                Hit { a: 0, b: UVec2::new(0, 0) }
            } else {
                Hit { a: 0, b: UVec2::new(0, 0) }
            });
            a.step([Pair(false), Pair(false), Pair(false)]);
            0_u32
        })) & 3;
        'outer: while k0 > 0 && (false) {
            k0 -= 1;
        }
        0.0
    }
}

mod p093 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: IVec2,
        pub c: UVec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub IVec3);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: [f32; 3], y: &f32, t: &mut u32) -> f32 {
        let mut k0 = ((*t)) & 3;
        #[keep]
        'outer: loop {
            if (((0.0_f32 as i32).clamp(-64, 64)) > (NARROW as i32)) || k0 == 0 {
                break;
            }
            k0 -= 1;
            if ((match ((STEPS & 15) * (((STEPS & 63) << (1u32)) & 7)) {
                ..=0 => true,
                (-7 | -7) => {
                    ({
                        let q = c[1];
                        q == q && q.is_sign_negative()
                    })
                }
                (-7 | -7) => flatten::math::any(BVec3::new(((*t) < k0), false, true)),
                _ => ((*t)).is_power_of_two(),
            })) {
                (*a) -= 1.0_f32;
                let mut c = (CORNER).fract_gl();
            }
            match (Pair {
                a: 0_i32,
                b: IVec2::new(0_i32, 0_i32),
                c: UVec2::new(0_u32, 0_u32),
            }) {
                Pair { a: -7, b: _, c: _ } => {}
                _ => {}
            }
        }
        0.0
    }
}

#[flatten]
mod p094 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(mut b: (f32, bool), c: &mut f32, y: [u32; 2], t: u32) -> f32 {
        'outer: for c in 0..1i64 {
            let x = (c as f32);
            if b.1 {
                break;
            }
            let (c, n) = b;
        }
        ((*c) + b.0)
    }
}

mod p095 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
        pub b: i32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p096 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: &[Pair; 3], t: &mut Vec4) -> [Pair; 3] {
        'outer: for x in -1..2 {
            let mut k1 = (({
                let mut turn = 0;
                let a: bool = 'value: loop {
                    if ((*c) < (*c)) {
                        break (!((-4_i32) <= x));
                    }
                    turn += 1;
                    if turn == 3 {
                        break false;
                    }
                };
                0_u32
            })) & 3;
            'inner: while k1 > 0 && (false) {
                k1 -= 1;
            }
        }
        [Pair(0_usize), Pair(0_usize), Pair(0_usize)]
    }
}

#[flatten]
mod p097 {
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
        let (2.0, c, 0..) = (
            (Hit::RATE * ((*c) as f32)),
            (MASK).saturating_sub(MASK),
            ((((*c)) as usize & 31) + (Pair::SIZE & 7)),
        ) else {
            return (((if false {
                5_i32
            } else {
                let mut y = Pair((*c));
                10_i32
            }) & 7) as usize);
        };
        'block: {
            (*a) = ((if (*a) != 0 { (*a) / (*a) } else { (*a) })).wrapping_abs();
            if (({
                let (y, (Pair(a_2), x_2)) = (
                    hadd(Vec3::new(HALF, (-1.0_f32), STILL)),
                    (Pair(2_i32), ((HALF as i32).clamp(-64, 64))),
                );
                FLAGS[(({
                    (*a) = (IVec3::new(2_i32, 1_i32, 1_i32)).min_element();
                    c
                }) % 9) as usize]
            })) {
                let mut a: Hit = (if ((-1_i32) < (*a)) {
                    Hit {
                        b: UVec2::new(c, 3),
                        c: Pair(10_i32),
                        a: (*a),
                    }
                } else {
                    Hit {
                        c: Pair((*a)),
                        a: ((*a) & (*a)),
                        b: (UVec2::new(8, c)).min(UVec2::new(5, c)),
                    }
                });
                break 'block;
            }
        }
        let mut t = Pair::SIZE;
        let b: Pair;
        if (Vec2::new((-1.0), STILL)
            == select(
                Vec2::new(0.0_f32, 2.0_f32),
                Vec2::new((-2.5_f32), TABLE[(7_i32 & 1) as usize]),
                ((*a) > (*a)),
            ))
        {
            (*a) >>= 1;
            b = Pair(1_i32);
        } else {
            b = Pair((*a));
        }
        (((({
            let a: i32 = 'block: {
                if (((match b {
                    Pair(..=-1) => {
                        if (t != t) {
                            let mut a: Vec3 = ((if (POINTS[(b.0 & 1) as usize])
                                .cmple(
                                    Vec3::new(
                                        TABLE[((*a) & 1) as usize],
                                        2.0,
                                        TABLE[(c % 4) as usize],
                                    ),
                                )
                                .any()
                            {
                                (STILL * CORNER)
                            } else {
                                flatten::math::atan2(
                                    Vec3::new(0.0_f32, 1.5_f32, HALF),
                                    Vec3::new(
                                        TABLE[(STEPS & 1) as usize],
                                        (-1.0_f32),
                                        (-0.0_f32),
                                    ),
                                )
                            }) + STILL);
                            return (({ Pair(0_i32) })
                                .step(
                                    &mut a.z,
                                    Pair(0_i32),
                                    Hit {
                                        a: 0_i32,
                                        b: UVec2::new(0_u32, 0_u32),
                                        c: Pair(0_i32),
                                    },
                                ) as usize);
                        }
                        0_u32
                    }
                    Pair(-7) => 0_u32,
                    _ => 0_u32,
                }) < 0))
                {
                    break 'block 0;
                }
                0
            };
            0_usize
        }) + 0_usize) & 7) + t)
    }
}

#[flatten]
mod p098 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3, pub f32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p099 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: usize,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub f32);
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut f32) -> f32 {
        let (a, (State(_, _), _)) = (
            Pair {
                a: ((MASK & 63) << (8_u32 & 7)),
                b: (if Hit::SIZE >= Pair::SIZE {
                    Hit::SIZE - Pair::SIZE
                } else {
                    Hit::SIZE
                }),
                c: (if 5_usize >= Hit::SIZE { 5_usize - Hit::SIZE } else { Hit::SIZE }),
            },
            (
                State(
                    (*c),
                    (if b <= (-0.0_f32) { (b).clamp(b, (-0.0_f32)) + 0.0 } else { b }),
                ),
                (match (Pair {
                    b: Pair::SIZE,
                    c: Hit::SIZE,
                    a: MASKS[State::SIZE % 7],
                }) {
                    Pair { a: _, b: mut c @ 0..4, c: 1.. } => Vec3::new(b, b, b),
                    Pair { a: mut n, b: t @ ((4 | 2)), c: a @ 1..=2 } => {
                        Vec3::new(RAMP[(t).min(8)], 0.0_f32, (*c))
                    }
                    Pair { a: mut a_2, b: x_2, c: (1 | 3) } => {
                        let a: [usize; 2];
                        if (b < ((*c)).lerp_monotonic((-1.0_f32), 0.25)) {
                            a = [
                                (x_2 + x_2),
                                (if (0_usize <= x_2) { State::SIZE } else { x_2 }),
                            ];
                        } else {
                            b = (State((*c), b)).0;
                            a = [
                                ({
                                    let mut k0 = (a_2) & 3;
                                    #[unroll(max = 4)]
                                    'outer: while k0 > 0
                                        && ((((if ((*c) > b) { (*c) } else { b }) < (b * 0.0))))
                                    {
                                        k0 -= 1;
                                        'inner: for x_2 in (0..2).rev() {
                                            let mut v = Pair {
                                                c: State::SIZE,
                                                ..Pair {
                                                    b: State::SIZE,
                                                    c: 0,
                                                    a: a_2,
                                                }
                                            };
                                            let mut v = Vec3::new((*c), (-0.0), 2.0);
                                            let mut a = (if true {
                                                (Mat4::from_diagonal(
                                                    Vec4::new((-0.0_f32), (-2.5_f32), 0.5_f32, (-1.0_f32)),
                                                )
                                                    * (Mat4::from_diagonal(
                                                        Vec4::new((-2.5_f32), 0.0_f32, v.y, 2.0_f32),
                                                    )
                                                        + Mat4::from_diagonal(
                                                            Vec4::new(2.0_f32, 0.25_f32, 1.0_f32, (-1.0_f32)),
                                                        )))
                                            } else {
                                                Mat4::from_diagonal(Vec4::new(v.y, 3.0, (-0.0), (-0.0)))
                                            });
                                        }
                                    }
                                    x_2
                                }),
                                x_2,
                            ];
                        }
                        Vec3::new(1.0_f32, (-1.0_f32), b)
                    }
                    a => Vec3::new(1.0_f32, (*c), 0.0_f32),
                }),
            ),
        );
        0.0
    }
}

#[flatten]
mod p100 {
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Hit, mut x: i32, y: f32, t: &u32) -> Hit {
        let x = ((Vec2::new((-1.0_f32), y)).perp()).y;
        let mut c: [f32; 3] = [3.0_f32; 3];
        'outer: for (_, x) in c.iter().enumerate() {
            let mut k1 = (((*t) >> ((*t) & 31))) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                (*a) = Hit {
                    a: (!BVec3::new(true, FLAGS[(STEPS & 1) as usize], (k1 != 1_u32))),
                };
            }
            'inner: for x in [
                (c[0]).mul_add(c[2], (*x)),
                (match ((*t) <= (*t)) {
                    _ => (*x),
                    y => 2.0_f32,
                }),
            ] {
                if false {
                    let [b, y, _] = (match (({ (WIDE as i32) })) {
                        -7..5 => [c[1]; 3],
                        x @ 5..=1_000 if (Hit::SIZE <= Hit::SIZE) => [c[0], HALF, c[1]],
                        _ => [c[2], 1.0_f32, y],
                    });
                    break 'outer;
                }
                if true {
                    continue 'outer;
                }
            }
            if ((*t) > (*t)) {
                continue 'outer;
            }
        }
        Hit { a: a.a }
    }
}

#[flatten]
mod p101 {
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
                (*c) = ((if (Vec3::new(0.0, v, b[0]))
                    .cmplt(Vec3::new((-1.0), 0.0, b[1]))
                    .all()
                {
                    (*c) = (((5_u32).count_ones() as usize) == State::SIZE);
                    ((*a) < (*a))
                } else {
                    if (((*a)
                        && ({
                            (*c) = (8_u32 > k0);
                            (*c)
                        })))
                    {
                        break 'outer;
                    }
                    (*c)
                }) & (*c));
                if (*a) {
                    break 'outer;
                }
            }
            if k0 == 0 || ((*a)) {
                break;
            }
            k0 -= 1;
        }
        MASK
    }
}

#[flatten]
mod p102 {
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
    pub fn entry(a: f32, c: &i32, y: f32, mut n: f32) -> f32 {
        let mut y = (mat2(
            (Mat2::from_cols(Vec2::new(0.0_f32, y), Vec2::new(2.0_f32, 0.25_f32))
                * Vec2::new(y, (-2.5_f32))),
            Vec2::new(a, 2.0_f32),
        ))
            .transpose();
        let mut a_2: BVec3 = BVec3::new(false, true, (STEPS <= (*c)));
        y.y_axis.x
            *= mix(
                n,
                f32::from_bits((MASK & 0x007f_ffff) | 0x3f80_0000),
                (n).lerp_monotonic(y.y_axis.x, 0.25),
            );
        y.x_axis = Vec2::new(n, y.y_axis.x);
        (if ((MASK ^ MASK) < (UVec2::new(0_u32, MASK)).y) {
            let mut c = (y).mul_vec2(y.x_axis);
            (if (TABLE[(Hit::SIZE).min(3)] <= y.x_axis.x) {
                3.0
            } else {
                ((n).min(1.5) + 0.0)
            })
        } else {
            (-1.0)
        })
    }
}

#[flatten]
mod p103 {
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
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const POINTS: [Vec3; 6] = [
        Vec3::X,
        CORNER,
        Vec3::NEG_Y,
        Vec3::ONE,
        Vec3::new(0.5, 0.0, -3.0),
        CORNER,
    ];
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: Hit, t: (f32, usize)) -> i32 {
        'outer: for _ in 0..4usize {
            let mut c = (match ((
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
                            let mut c = ({ t.1 });
                            let x_2 = POINTS[(c).min(5)];
                            let Hit { a } = Hit { a: (y.a & y.a) };
                        }
                        (*c) = y.a;
                    }
                    Vec2::new(1.0, 0.25)
                }
            });
            'inner: for a in [0.0_f32, 0.0_f32] {}
        }
        0
    }
}

#[flatten]
mod p104 {
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
        ((y + (-0.0)) + y)
    }
}

#[flatten]
mod p105 {
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
                (((if (3.0_f32 != 1.5) { c } else { c }), 0_i32, false)), (- 7, - 7,
                true)
            )) {
                break;
            }
        }
        0
    }
}

#[flatten]
mod p106 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: IVec3,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p107 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2, pub usize);
    #[flatten]
    const MASKS: [u32; 7] = [0, 1, 0xff, 6, MASK, 1 << 20, 3];
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: &mut usize) -> f32 {
        let mut k0 = ((MASK + MASKS[(*c) % 7])) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let [a, _] = [0.0_f32, 0.0_f32];
                }
                k1 += 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p108 {
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
                    ((({ true }), ((0_u32).saturating_add(MASK) + (MASK | MASK)), (match
                    (Hit::SIZE + Hit::SIZE) { (1 | 2) if (MASK == 3) => { ((* a) > (* a))
                    } _ if ((* a) > (* a)) => { ((- 2.5_f32) <= (* a)) } c => { (c != c)
                    } }))), (mut t, ..= 2, mut b) if t
                )) {} else if true {} else {}
                if ((*a) > (-0.0)) {
                    break 'outer;
                }
                k1 = 2 + k1;
            }
            if ((*a) > (*a)) {
                continue 'outer;
            }
        }
        (1 + ((x & 255) as u32))
    }
}

mod p109 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source)]
    fn second(a: f32) -> bool {
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
                    let mut t: [Mat4; 3] = [
                        Mat4::from_diagonal(
                            Vec4::new(1.0_f32, 0.5_f32, 0.0_f32, (-2.5_f32)),
                        ),
                        mat4(
                            Vec4::new((-1.0_f32), a, 0.5_f32, a),
                            Vec4::new(a, a, 0.25_f32, (-1.0_f32)),
                            Vec4::new(a, a, a, 2.0_f32),
                            Vec4::new(1.5_f32, a, a, 0.5_f32),
                        ),
                        Mat4::from_cols(
                            Vec4::new((-1.0_f32), a, 0.0_f32, a),
                            Vec4::new(a, 0.25_f32, a, (-2.5_f32)),
                            Vec4::new(a, a, 0.0_f32, 0.5_f32),
                            Vec4::new(0.25_f32, (-2.5_f32), a, 0.0_f32),
                        ),
                    ];
                }
                k1 += 1;
            }
        }
        ((1.0_f32 <= a) ^ (a < a))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: [i32; 3], y: f32) -> Vec2 {
        'outer: for _ in (0..0).rev() {
            if let (1.., _) = ((((MASK + MASK) | 7) - (8_u32 & 7)), second(b)) {
                let mut t: bool = second(
                    (if (c[2]).is_negative() {
                        b
                    } else {
                        let given: f32 = ((b + (-0.0)) * 1.0);
                        let y: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn first(c: f32) -> f32 {
                                c * HALF + 1.0
                            }
                            let t = first(given);
                            t
                        };
                        continue 'outer;
                    }),
                );
            } else {}
        }
        (((Vec2::new(0.25, y) * b)).yx() + Vec2::splat(b))
    }
}

#[flatten]
mod p110 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: f32, t: &f32) -> f32 {
        let mut x: usize = 2;
        ((-2.5) + (x as f32))
    }
}

mod p111 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: f32,
        pub c: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub Hit);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p112 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub Vec2);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Pair, mut x: Vec4) -> u32 {
        {
            if let Hit { a: y, b: _ } = (Hit {
                a: (a.0).wrapping_shl(3_u32),
                b: x.w,
            }) {
                let mut k0 = (select(MASK, MASK, (a.0 < a.0))) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    #[keep]
                    'inner: for a in (((a.0).abs()
                        & 3)..=(((a.0).leading_zeros() as i32) & 3))
                    {
                        let (Hit { a: mut x, b }, ..) = (
                            Hit { a: (WIDE as i32), b: x.w },
                            (Pair(y)).0,
                        );
                        if (b != RAMP[(Pair::SIZE).min(8)]) {
                            break;
                        }
                        x = ((x + x)).wrapping_shr((if k0 != 0 { k0 % k0 } else { k0 }));
                    }
                }
            }
        }
        (((((STILL < x.w) as u16) <= ((a.0 > a.0) as u16)) as u32 & 255)
            + (x.y.abs() as u32 & 255))
    }
}

mod p113 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32, y: &mut u32, t: &mut Vec2) -> Mat3 {
        let mut b = (8_usize).abs_diff(5);
        'outer: for c in [x, (x % (0_i32 | 1))] {
            let mut n = IVec2::new(
                (x
                    * ({
                        x = (IVec2::new(c, 0_i32)).y;
                        x
                    })),
                ((x ^ x) + (x - c)),
            );
            let Pair(mut a) = Pair(Vec3::new(0.5_f32, (-0.0_f32), 1.0_f32));
        }
        t.y = (((*t) - (*t))).distance((*t));
        x <<= 1;
        (*a) *= t.y;
        if ((true
            && ({
                b = b;
                (if true {
                    let a: usize = ({
                        if (IVec2::new(((t.y as i32).clamp(-64, 64)), 10)
                            == ((IVec2::new(10, 2) & IVec2::new(x, x))
                                + IVec2::new(x, x)))
                        {
                            #[keep]
                            'outer: for t in ((((-1_i32) - x) & 3)..4) {
                                if (10_i32 != x) {
                                    break;
                                }
                                (*y) = (({
                                    let q = (*a);
                                    if q == q { q.to_bits() >> 20 } else { 7 }
                                }) ^ (((2_u32 | 7) - ((*y) & 7)) / 7));
                            }
                            let mut k0 = 0i32;
                            'outer: loop {
                                if !(k0 < 3) {
                                    break;
                                }
                                let given: f32 = (t.x
                                    - ({
                                        t.x = (match Pair(Vec3::new(2.0_f32, (*a), 3.0_f32)) {
                                            Pair(
                                                mut a_2,
                                            ) if all(BVec3::new(true, true, ((*y) <= (*y)))) => 2.0,
                                            Pair(x) if FLAGS[b % 9] => x.x,
                                            Pair(mut x) => x.x,
                                            mut y => y.0.z,
                                        });
                                        t.y
                                    }));
                                let c: f32 = {
                                    let t = second(given);
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn second(v: f32) -> f32 {
                                        v * HALF + 1.0
                                    }
                                    t
                                };
                                k0 += 1;
                            }
                        } else if ((*y) > (*y)) {
                            let (t, mut n, _) = (t.y, x, t.y);
                        } else {
                            (*y) <<= COUNT;
                        }
                        let mut turn = 0;
                        let a: IVec2 = 'value: loop {
                            if (t.y != ((t.x).min((*a)) + 0.0)) {
                                let given: f32 = (if ((*a) >= t.x) {
                                    (t.x
                                        - ({
                                            t.x = 3.0;
                                            t.x
                                        }))
                                } else {
                                    (((*a)).min(t.x) + 0.0)
                                });
                                let a_2: f32 = {
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn second(n: f32) -> f32 {
                                        (n - HALF).max(HALF)
                                    }
                                    let t = second(given);
                                    t
                                };
                                return (Mat3::from_cols(
                                    Vec3::new(RAMP[(x & 1) as usize], (-0.0_f32), a_2),
                                    Vec3::new(a_2, 2.0_f32, 1.5_f32),
                                    Vec3::new((-1.0_f32), 1.0_f32, t.y),
                                )
                                    * (Mat3::from_cols(
                                        Vec3::new(t.x, (-2.5_f32), t.x),
                                        Vec3::new(a_2, 3.0_f32, (-0.0_f32)),
                                        POINTS[(x & 1) as usize],
                                    ) * t.y));
                            }
                            if ((if (!((*a) < t.x)) {
                                (true ^ (t.x > (*a)))
                            } else {
                                (t.x != t.x)
                            })) {
                                break IVec2::new(0, 0);
                            }
                            turn += 1;
                            if turn == 1 {
                                break IVec2::new(0, 0);
                            }
                        };
                        0
                    });
                    false
                } else {
                    false
                })
            })))
        {}
        Mat3::from_cols(
            Vec3::new(0.0, 0.0, 0.0),
            Vec3::new(0.0, 0.0, 0.0),
            Vec3::new(0.0, 0.0, 0.0),
        )
    }
}

#[flatten]
mod p114 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: BVec3,
        pub c: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
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
        pub a: bool,
        pub b: Vec3,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: f32,
        pub c: IVec3,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, y: (f32, IVec2, f32)) -> f32 {
        let n: usize = (Hit::SIZE
            + (Hit::SIZE)
                .saturating_sub(
                    (Pair {
                        a: FLAGS[(8_u32 % 9) as usize],
                        b: POINTS[Pair::SIZE % 6],
                        c: Pair::SIZE,
                    })
                        .c,
                ));
        #[keep]
        'outer: for v in ((MASK
            & 3)..=((match y.1.y {
            mut a_2 @ 2..1_000 => {
                (n > Hit::SIZE);
                5_u32
            }
            a_2 => {
                'outer: for a in (0..2).rev() {
                    if (((b).fract_gl()
                        == (if (c < a) {
                            return ((match (b, MASK) {
                                (1.0, 4..=100) => Vec2::new(0.0_f32, y.2),
                                (n, _) if (y.2 > 2.0) => Vec2::new(0.5_f32, 2.0_f32),
                                (mut t @ -1.5, _) => Vec2::new(3.0_f32, t),
                                _ => Vec2::new(0.5_f32, 1.0_f32),
                            }))
                                .dot((Vec2::new(2.0_f32, y.0)).normalize());
                        } else {
                            0.0
                        })))
                    {
                        break;
                    }
                    'inner: for _ in 0..(COUNT + 1) {
                        if ((Pair {
                            b: Vec3::new(b, 0.0_f32, y.0),
                            ..Pair {
                                b: Vec3::new(y.0, (-0.0_f32), b),
                                c: n,
                                a: true,
                            }
                        })
                            .a)
                        {
                            break;
                        }
                        b
                            *= mix(
                                (if ((Pair {
                                    a: (y.1.y < a),
                                    ..Pair {
                                        c: n,
                                        ..Pair { c: n, a: false, b: CORNER }
                                    }
                                })
                                    .a)
                                {
                                    f32::from_bits((MASK & 0x007f_ffff) | 0x3f80_0000)
                                } else {
                                    (y.0).mul_add(b, b)
                                }),
                                1.5_f32,
                                y.2,
                            );
                    }
                }
                MASKS[(({
                    b = 2.0_f32;
                    MASK
                }) % 7) as usize]
            }
            x_2 => MASK,
            b => MASKS[(MASK % 7) as usize],
        }) & 3))
        {
            if (v > 3) {
                break;
            }
        }
        (y.0 + b)
    }
}

#[flatten]
mod p116 {
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
                let mut k1 = (k0) & 3;
                #[keep] 'inner: while k1 > 0 && ((0_u32 > k1)) {
                    k1 -= 1;
                    let y: Hit = Hit(((*a)).powi(3));
                }
                flatten::math::select(((*c) % 3), (((*c) & 15) * ((*c) & 7)), (k0 > k0))
            });
            (*c) = 2;
        }
        match (({
            let (Pair(y, mut a), Pair(_, _), ..) = (
                Pair(Vec2::new(2.0_f32, (-1.0_f32)), (*c)),
                Pair(Vec2::new(0.0_f32, (-2.5_f32)), (*c)),
                Pair(Vec2::new(t.y_axis.x, t.y_axis.y), (*c)),
            );
            'outer: for x in (0..2).rev() {
                'inner: for t in -1..1 {
                    if (select(
                        POINTS[((t as i32) & 1) as usize],
                        Vec3::new(y.y, y.y, 0.25_f32),
                        (y.x <= y.x),
                    ))
                        .cmpeq(Vec3::new(3.0, y.y, 3.0))
                        .any()
                    {
                        let v: [f32; 2] = [3.0_f32, y.x];
                        break;
                    }
                    let mut y: Vec3 = Vec3::new(
                        ((y.y - y.x)).abs(),
                        ((Vec3::new(0.5_f32, 2.0_f32, (-2.5_f32))).z).rem_euclid((y.x)),
                        ((Vec4::new(y.x, (-2.5_f32), 0.25_f32, 0.25_f32))
                            .dot(Vec4::new((-2.5), 1.0, 3.0, y.x)) - y.x),
                    );
                }
            }
            Pair(y, a)
        })) {
            Pair(mut a_2, _) => {
                return [Pair(a_2, (*c)), Pair(a_2, (*c))];
            }
            Pair(a, _) => {}
            Pair(_, 2..) => {}
            _ => {
                return [Pair(Vec2::new(0.25_f32, (-0.0_f32)), (*c)); 2];
            }
        }
        [
            Pair(Vec2::new(0.5, 3.0), ((*c) + (*c))),
            Pair(Vec2::new(0.0_f32, 0.0_f32), 0_i32),
        ]
    }
}

#[flatten]
mod p117 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Pair,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn sum(self, a: f32) -> i32 {
            if (((-2.5_f32)).signum()).is_finite() {
                let t: bool = 'block: {
                    if true {
                        let mut v = Hit {
                            a: select(
                                2.0_f32,
                                (POINTS[(3_usize).min(5)]).min_element(),
                                (if false { (self.a > self.a) } else { (a < self.a) }),
                            ),
                            ..Hit { b: Pair { a: a }, a: self.a }
                        };
                        break 'block (MASK > MASK);
                    }
                    let (c, (_, mut n)) = (
                        (
                            (if true {
                                return (STEPS + STEPS);
                            } else {
                                Vec2::new(1.0_f32, a)
                            }),
                            (UVec3::new(1_u32, MASK, MASK))
                                .cmpge(UVec3::new(2_u32, MASK, 0_u32)),
                        ),
                        (MASK, Mat2::IDENTITY),
                    );
                    (Vec4::new(0.5_f32, 0.0_f32, 3.0_f32, 2.0_f32))
                        .abs_diff_eq(
                            Vec4::new(n.x_axis.y, 1.0_f32, 0.0_f32, 0.0_f32),
                            0.5,
                        )
                };
                (MASK <= MASKS[(Pair::SIZE).min(6)]);
                let a_2: Mat2;
                if (0.0_f32 > a) {
                    a_2 = (mat2(Vec2::new(0.0_f32, 3.0_f32), Vec2::new(a, 1.0_f32))
                        * (Mat2::IDENTITY
                            * Mat2::from_cols(
                                Vec2::new(a, self.a),
                                Vec2::new(self.a, self.a),
                            )));
                } else {
                    a_2 = (Mat2::from_diagonal(Vec2::new(0.5_f32, 1.0_f32))).transpose();
                }
            }
            let mut k0 = ((MASK + 8_u32)) & 3;
            'outer: loop {
                if (3_u32 <= k0) || k0 == 0 {
                    break;
                }
                k0 -= 1;
            }
            ((NARROW as i32) + (LEVELS[(STEPS & 1) as usize] >> (1u32)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut bool, c: f32, y: &mut f32) -> bool {
        if (((Pair { a: c }).a
            == ((3.0_f32 + c))
                .mul_add(
                    (Vec2::new(0.0_f32, c)).to_angle(),
                    ((*y)
                        * ({
                            (*y) = (-1.0);
                            (-2.5)
                        })),
                )))
        {
            let (a, ([_, _, _], _)) = (
                Pair {
                    a: ((-1.0_f32)).step(STILL),
                },
                (
                    [
                        ({ Pair { a: (*y) } }).sum((*y)),
                        (match MASK {
                            a_2 => (WIDE as i32),
                            _ => LEVELS[(STEPS & 1) as usize],
                        }),
                        (0_i32 + 0_i32),
                    ],
                    [0_i32, 0_i32, 0_i32],
                ),
            );
        }
        false
    }
}

#[flatten]
mod p118 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p119 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: IVec3,
        pub c: Vec2,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
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
    pub fn entry(a: &bool, c: i32, y: &i32, t: UVec2) -> Vec4 {
        let mut v: [f32; 3] = [
            TABLE[Pair::SIZE % 4],
            TABLE[(c & 1) as usize],
            RAMP[Pair::SIZE % 9],
        ];
        'outer: for x_2 in v.iter() {}
        Vec4::new(0.0, 0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p120 {
    use super::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    static STILL: f32 = HALF - 1.25;
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
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
            t = ((if c.z != 0 { c.x / c.z } else { n.y })
                - ({
                    if (Vec3::new((-0.0_f32), y[0][0], y[1][0])).is_nan() {
                        let mut a = (((n | n)).y % ((((1_u32) as i32) * 1) | 1));
                        let mut x_2: BVec3 = BVec3::new(
                            (y[2][0] < y[1][1]),
                            true,
                            (y[1][0] < HALF),
                        );
                    }
                    2
                }));
        }
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            if ((b).sin() <= (y[1][1]).fract()) {
                break;
            }
            let mut x_2 = ((c - IVec3::new(k0, (-1_i32), 2_i32)))
                .with_x(((c.x & 15) * (2_i32 & 7)));
            k0 += 1;
        }
        if (Vec3::new(
            y[2][1],
            (Vec2::new((-1.0_f32), (-1.0_f32))).perp_dot(Vec2::new(3.0_f32, 0.25_f32)),
            (Vec3::new(0.5_f32, (-2.5_f32), y[0][1])).to_array()[5_usize % 2],
        ))
            .cmple(CORNER)
            .all()
        {
            if (0.5_f32 > RAMP[(2_i32 & 1) as usize]) {
                n.x = c.z;
                let a_2: usize = 'block: {
                    if (Vec3::new(y[0][0], b, y[1][1])).cmplt(CORNER).any() {
                        let mut t = t;
                        return (Vec2::select(
                            (Vec2::new(y[2][0], (-0.0)))
                                .cmplt(Vec2::new((-1.0), (-1.0))),
                            Vec2::new(y[2][1], b),
                            Vec2::new(2.0, y[1][0]),
                        ))
                            .floor();
                    }
                    if ((Vec2::new((-0.0_f32), (-0.0_f32)))
                        != (Vec2::new(0.5_f32, y[1][1])))
                    {
                        break 'block (if COUNT >= COUNT {
                            COUNT - COUNT
                        } else {
                            COUNT
                        });
                    }
                    let mut x_2: [f32; 2] = [y[1][1], (-1.0_f32)];
                    (((MASK).abs_diff(8_u32) & 7) as usize)
                };
            }
        } else {
            let k0 = ((MASK ^ MASK)) & 3;
            'outer: loop {
                if ((y[0][1] < y[1][1]) || (y[0][0] > y[1][1])) {
                    break;
                }
                if k0 < 4 {
                    break;
                }
            }
            let mut t = (((UVec2::new(3, 2) & UVec2::new(MASK, 1)) + UVec2::new(1, MASK))
                | UVec2::new(((t < c.y) as u32), MASK));
            let mut a: [[f32; 2]; 3] = (if ((t.x != t.x) && (false || false)) {
                [[0.0_f32, 0.0_f32], [0.0_f32, 0.0_f32], [0.0_f32, 0.0_f32]]
            } else {
                [[0.0_f32, 0.0_f32], [0.0_f32, 0.0_f32], [0.0_f32, 0.0_f32]]
            });
        }
        Vec2::new(0.0, 0.0)
    }
}

mod p121 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten]
    const HALF: f32 = 0.5;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: Hit, y: usize) -> i32 {
        if (({
            let q = (((*a)).max((*a)) + 0.0);
            q == q && q.is_sign_negative()
        })) {
            let mut k0 = (5_u32) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                if (false || (k0 < k0)) {
                    if (y != y) {
                        break;
                    }
                    let mut b: f32 = (if (({
                        (if false { false } else { (5_u32 < 2) })
                    })) {
                        1.5
                    } else {
                        ((((*a)).mul_add((*a), (*a))).min((*a)) + 0.0)
                    });
                }
                let mut k1 = 0i32;
                'inner: while k1 < 2 {
                    k1 += 1;
                    if ((y < 8) & (5_usize < y)) {
                        if (({ ((10_i32 <= 1) && ((*a) != (*a))) })) {
                            return (if (POINTS[(k0 % 6) as usize])
                                .cmple(POINTS[y % 6])
                                .all()
                            {
                                k1
                            } else {
                                (k1).min(k1)
                            });
                        } else {
                            let [mut c, _, mut b] = [
                                (Vec3::new((-2.5_f32), 0.25_f32, 0.25_f32)).z,
                                (*a),
                                (if true { (*a) } else { (*a) }),
                            ];
                            break 'inner;
                        }
                    }
                    if ((*a) <= 0.5) {
                        break;
                    }
                }
            }
        } else if ((*a) < (*a)) {} else {}
        0
    }
}

#[flatten]
mod p122 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: bool,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec3, pub IVec2);
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const RAMP: [f32; 9] = [0.5, 2.0, -1.5, HALF, -0.0, 3.0, 0.25, 1.0, -2.5];
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> f32 {
        let mut v: i32 = c;
        let k0 = (1_u32) & 3;
        'outer: loop {
            if true {
                v >>= 1;
                break;
            }
            if k0 < 4 {
                let 1..=1_000 = (c).saturating_sub(v) else {
                    let y: i32 = 'block: {
                        if (a == (HALF).floor()) {
                            let mut b = (exp2(
                                (match ((v != c), k0, (a < a)) {
                                    (false, mut x @ 100, _) => TABLE[(x % 4) as usize],
                                    (a @ false, mut a_2, false) if false => {
                                        RAMP[(a_2 % 9) as usize]
                                    }
                                    (a_2 @ true, 1, true) => a,
                                    _ => 0.25_f32,
                                }),
                            ) * (a).lerp(1.5_f32, a));
                            break 'outer;
                        }
                        ((2_i32 & 15) * ((c * 2) & 7))
                    };
                    break;
                };
                break;
            }
        }
        let a: f32 = (-0.0);
        ((((Vec2::new(a, 0.25_f32)).dot(Vec2::new(0.0, a)) * 0.0) + a) + (v as f32))
    }
}

#[flatten]
mod p123 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: BVec3,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: bool,
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
    #[flatten(exact)]
    pub fn entry(a: &[Vec3; 3], c: &Pair, y: BVec3) -> Pair {
        let mut k0 = (flatten::math::select(5_u32, MASKS[(Hit::SIZE).min(6)], c.c)) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            ({
                if ((a[2]).cmpeq((a[1]).xxz()).any()
                    | ((!(a[1].y < a[0].y))
                        || (a[0]).cmplt(Vec3::new(0.0, 0.0, 0.0)).any()))
                {}
                false
            });
        }
        Pair {
            a: 0.0,
            b: BVec3::new(false, false, false),
            c: false,
        }
    }
}

#[flatten]
mod p124 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut bool, c: usize, y: f32) -> i32 {
        let mut k0 = (MASK) & 3;
        #[keep] 'outer: while k0 > 0 && ((y > y)) {
            k0 -= 1;
            let mut b: [f32; 2] = [y, y];
            'inner: for a in b {
                b[0] = (if (((!FLAGS[c % 9])
                    && ({
                        b[(COUNT).min(1)] += 0.5_f32;
                        ((c < c) ^ (HALF < (-1.0_f32)))
                    })))
                {
                    let n: f32;
                    if any(BVec3::new(true, (b[1] < y), (k0 != 2_u32))) {
                        b[(k0 % 2) as usize] = ((a).round()).floor();
                        n = flatten::math::mad(((b[0]).saturate() + 0.0), a, a);
                    } else {
                        b[1] = a;
                        n = y;
                    }
                    y
                } else {
                    b[1]
                });
            }
        }
        (7 + STEPS)
    }
}

#[flatten]
mod p125 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: usize,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: bool, y: f32, mut n: usize) -> Vec3 {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            if (c || (3_usize != Pair::SIZE)) {
                let start = ((if (n != n) {
                    let mut x_2: [Pair; 2] = [
                        Pair {
                            b: n,
                            a: BVec3::new((n > n), c, false),
                        },
                        Pair {
                            b: n,
                            a: BVec3::new(c, true, c),
                        },
                    ];
                    'inner: for n in x_2.iter() {
                        (x_2[0].b > 1);
                        ({
                            let q = 2.0_f32;
                            q == q && q.is_sign_negative()
                        });
                        if ((x_2[1].b > x_2[1].b) || ((-2.5_f32) >= (-0.0))) {
                            let mut y: [Pair; 2] = [({ ({ (*n) }) }); 2];
                            break 'outer;
                        }
                        let start = k0;
                        let mut y = 1;
                        y += start;
                        let mut a: IVec2 = IVec2::new(3, (NARROW as i32));
                    }
                    LEVELS[(LEVELS[(({
                        x_2[(x_2[0].b).min(1)].b = 5_usize;
                        k0
                    }) % 8) as usize] & 1) as usize]
                } else {
                    let mut k1 = (k0) & 3;
                    'inner: loop {
                        let start = (if (b > 1.5) { b } else { (b).fract() });
                        let mut a_2 = 0.0;
                        a_2 += start;
                        if k1 == 0 || (((b * 1.0) >= round(b))) {
                            break;
                        }
                        k1 -= 1;
                    }
                    (WIDE as i32)
                }) / (LEVELS[2_usize % 8] | 1));
                let mut t = 0;
                t += start;
                break 'outer;
            }
            if c {
                if c {
                    if (c
                        != ((0.5_f32).move_towards((-0.0_f32), 0.5) < (Pair::RATE * y)))
                    {
                        n = ((2_u32).count_ones() as usize);
                        let (y, mut b) = (([1.0_f32, 0.25_f32])[0], y);
                    } else {
                        let mut t = [Pair {
                            a: BVec3::new((k0 < MASK), false, false),
                            b: n,
                        }; 2];
                    }
                    return Vec3::new(2.0, y, 0.0);
                }
                'inner: for y in [
                    (0_i32).min(STEPS),
                    (IVec2::new((WIDE as i32), STEPS)).y,
                    (STEPS + (WIDE as i32)),
                ] {
                    let mut x_2: Vec2 = ((Vec2::select(
                        BVec2::new(c, false),
                        Vec2::new((-0.0_f32), b),
                        Vec2::new(0.0_f32, 3.0_f32),
                    ))
                        .abs())
                        .max(Vec2::new(b, 1.0));
                    let mut turn = 0;
                    let x_2: Pair = 'value: loop {
                        if c {
                            break Pair {
                                b: n,
                                ..Pair {
                                    b: n,
                                    a: BVec3::new(true, true, c),
                                }
                            };
                        }
                        let Pair { a: b, .. } = Pair {
                            a: (!BVec3::new((n > n), c, false)),
                            b: n,
                        };
                        turn += 1;
                        if turn == 2 {
                            break Pair { b: n, a: b };
                        }
                    };
                }
            } else {}
            k0 *= 2;
        }
        (Vec3::new(y, (-0.0), (-1.0)) + Vec3::splat((n as f32)))
    }
}

#[flatten]
mod p126 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn sum(mut self, a: f32, c: &i32) -> bool {
            let mut c = Vec4::new(0.0, a, 2.0, a);
            ((((-1.0_f32) + HALF) == (c.z).sin()) ^ (c.y > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: i32, c: Vec4) -> u32 {
        if (IVec2::new(a, a) == ((IVec2::new(2, 3) + IVec2::new(a, 2)) * 3)) {
            'outer: for a in 0..2usize {
                let n: f32 = 'block: {
                    if (Pair::sum(
                        Pair((c.y * Vec2::new(2.0_f32, 1.5_f32))),
                        (0.0_f32).clamp(-1.0, 1.0).acos(),
                        &{ (STEPS).max(STEPS) },
                    )) {
                        continue 'outer;
                    }
                    TABLE[(MASK % 4) as usize]
                };
                let Hit(Pair(_)) = Hit(Pair(Vec2::new(0.0_f32, 3.0_f32)));
                let mut y: Pair = Pair(Vec2::new(1.0_f32, c.z));
                let a_2 = y.sum(y.0.y, &{ 5_i32 });
                let k1 = ((MASK ^ MASK)) & 3;
                'inner: loop {
                    if a_2 {
                        break;
                    }
                    if k1 < 4 {
                        break;
                    }
                }
            }
            let mut a: Pair = (if (({
                let a: i32 = ((match (MASK, (a != a)) {
                    (0, true) => 0_i32,
                    _ => 0_i32,
                }) & 31)
                    .pow(2);
                false
            })) {
                Pair(Vec2::new(0.0_f32, 0.0_f32))
            } else {
                Pair(Vec2::new(0.0_f32, 0.0_f32))
            });
        }
        0
    }
}

mod p127 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub IVec2, pub f32);
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
        pub b: usize,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
        let mut t: Vec2 = (Vec2::new(
            (if ((*t) > (*t)) {
                return ((Hit::SIZE + Pair::SIZE)
                    > (if Pair::SIZE >= Hit::SIZE {
                        Pair::SIZE - Hit::SIZE
                    } else {
                        Pair::SIZE
                    }));
            } else {
                let mut turn = 0;
                let y: (bool, f32, i32) = 'value: loop {
                    let Pair { a: mut y, b: mut x } = Pair { b: Hit::SIZE, a: v };
                    let Pair { a, b: mut y } = Pair {
                        a: (0.25_f32 - y),
                        b: ((-1.0_f32).abs() as usize & 15),
                    };
                    if (false ^ (false == (x != 5))) {
                        break (((*c) > (*c)), 3.0_f32, (*c));
                    }
                    turn += 1;
                    if turn == 3 {
                        break (true, v, (*c));
                    }
                };
                0.25
            }),
            (-0.0),
        ))
            .normalize_or_zero();
        let mut y: Pair = Pair {
            a: t.y,
            ..Pair { b: Hit::SIZE, a: (-0.0) }
        };
        let c = y
            .step(
                t.x,
                fma(
                    vec3(y.a, 3.0_f32, y.a),
                    (Vec3::new(3.0_f32, t.x, t.x)).cross(Vec3::new(t.y, t.y, t.x)),
                    (Vec3::new(t.y, t.x, t.x)).step(CORNER),
                ),
            );
        let mut b = (((match y {
            Pair { a: mut b @ 8.0, b: a @ 2..=3 } => (WIDE as i32),
            Pair { a: x_2, b: mut x @ 1 } => (WIDE as i32),
            x => 7_i32,
        })) as usize & 31);
        match (({ y })
            .step(
                ({
                    t.y -= ((t.y).min(c) + 0.0);
                    (if v <= 0.0_f32 { (1.5_f32).clamp(v, 0.0_f32) + 0.0 } else { t.x })
                }),
                (Vec3::new(0.0_f32, (-0.0_f32), 2.0_f32)).fract_gl(),
            ))
        {
            b => {}
            _ => {}
        }
        (b <= 8)
    }
}

mod p129 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub Hit, pub i32);
    #[flatten]
    const HALF: f32 = 0.5;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: (f32, State, usize), y: &mut f32, mut n: u32) -> i32 {
        if ((-0.0_f32) <= (b).fract()) {
            return ((-c.1.1) * 2);
        }
        if (b > c.0) {
            let [c, v] = [(POINTS[(n % 6) as usize]).z, c.0];
        }
        let mut k0 = (n) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let given: f32 = (match ((c.1.1) as usize & 31) {
                        mut x_2 if (0.0_f32 > 0.0) => 0.0,
                        0 => 0.0,
                        0 => 0.0,
                        _ => 0.0,
                    });
                    let a: f32 = {
                        let t = first(given);
                        fn first(a: f32) -> f32 {
                            a * 0.5 + 1.0
                        }
                        t
                    };
                }
                k1 += 1;
            }
        }
        0
    }
}

#[flatten]
mod p130 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
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
    impl Pair {
        fn step(mut self, a: usize) -> i32 {
            (HALF < self.0.x);
            (((3_i32
                & (if (self.0.x <= (-1.0)) {
                    let mut y: [[f32; 2]; 3] = [
                        [self.0.y, self.0.x],
                        [self.0.x, self.0.x],
                        [self.0.z; 2],
                    ];
                    'outer: for y in y.iter().rev() {
                        let mut k1 = (MASK) & 3;
                        #[keep]
                        'inner: loop {
                            let (y, true) = ((self.0.x, ({ (k1 > 0_u32) }))) else {
                                break 'outer;
                            };
                            if k1 == 0 || (((a > a) && (0_u32 <= k1))) {
                                break;
                            }
                            k1 -= 1;
                        }
                    }
                    STEPS
                } else {
                    (WIDE as i32)
                })) % 7) + (self.0.z as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut i32, c: &mut i32, mut v: [[f32; 2]; 3]) -> [[f32; 2]; 3] {
        let [c, x] = v[2];
        let mut turn = 0;
        let x: Pair = 'value: loop {
            let given: f32 = c;
            let n: f32 = {
                let t = second(given);
                fn second(x: f32) -> f32 {
                    if x < 0.5 { -x } else { x }
                }
                t
            };
            if ((3.0_f32 <= v[0][1]) || (n == v[1][1])) {
                break Pair(Vec3::splat(v[2][1]));
            }
            turn += 1;
            if turn == 2 {
                break Pair(Vec3::new(0.25_f32, 1.0_f32, 1.5_f32));
            }
        };
        (v[2], (*a)) = (
            [v[2][1], STILL],
            (x.step(Pair::SIZE) | Pair::step(x, Pair::SIZE)),
        );
        v
    }
}

#[flatten]
mod p131 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: BVec3,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 2], c: f32, y: &mut Vec4) -> bool {
        if false {
            if (a[0] > a[0]) {
                return (2.0_f32 != a[0]);
            } else {
                return (Vec3::new(c, a[1], y.z)).is_nan();
            }
        }
        y.w = (if false {
            'outer: for (a_2, &_) in (*a)
                .iter()
                .zip(&[(0.25_f32).cos(), ((c).max(y.x) + 0.0)])
            {
                let mut k1 = ((if (0.25_f32 > y.w) {
                    MASK
                } else {
                    'inner: for b in 7..10i64 {
                        let (a, (_, _)) = (
                            ({ (y.y).rem_euclid(((-1.0_f32))) }),
                            (
                                ((if (a[0] != 0.5) {
                                    UVec2::new(8_u32, 0_u32)
                                } else {
                                    UVec2::new(MASK, 1_u32)
                                }) + UVec2::new(MASK, 0_u32)),
                                (IVec2::new((NARROW as i32), LEVELS[(MASK % 8) as usize])).y,
                            ),
                        );
                        if (((if ((*a_2) <= (b as f32)) {
                            (0.5_f32 < c)
                        } else {
                            (c < (b as f32))
                        })
                            || (if false {
                                FLAGS[(3_usize).min(8)]
                            } else {
                                (y.y <= y.z)
                            })))
                        {
                            continue;
                        }
                        let x_2 = y.x;
                        y.z /= 2.0;
                    }
                    MASK
                })) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    ((*y)).abs_diff_eq((*y), 0.5);
                }
                if ((((y.x < y.w) || (y.z <= a[1]))
                    && ({
                        y.y += (*a_2);
                        false
                    })))
                {
                    continue 'outer;
                }
            }
            a[1]
        } else {
            y.y
        });
        (((c != 0.25)
            || (match ((3.0_f32 > y.z), y.z) {
                (false, mut x_2 @ ((8.0 | 0.25))) => (0.5_f32 < y.w),
                (true, 8.0..) => FLAGS[(Pair::SIZE).min(8)],
                _ => (c > y.z),
            })) ^ (y.x > 0.5))
    }
}

#[flatten]
mod p132 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut [[i32; 2]; 2], y: [[i32; 2]; 2], mut n: u32) -> f32 {
        (*c) = (*c);
        let mut a = ((if (0.25_f32 > 1.5) {
            'outer: for a in (0..((y[1][1] & y[0][0]) & 3)) {}
            Mat4::from_cols(
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
            )
        } else {
            Mat4::from_cols(
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
            )
        }))
            .transpose();
        a.y_axis = Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32);
        0.0
    }
}

#[flatten]
mod p133 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: f32,
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
    impl Pair {
        fn step(&mut self, a: f32, c: i32) -> Mat2 {
            'outer: for _ in 0..WIDE as i32 + 1 {
                let mut turn = 0;
                let a: Vec2 = 'value: loop {
                    if false {
                        return (Mat2::from_diagonal(Vec2::new(a, 3.0_f32))
                            * mat2(Vec2::new(0.0_f32, a), Vec2::new(1.0_f32, 1.5_f32)));
                    }
                    if (0.0_f32 > 0.0) {
                        break Vec2::new(0.25, 0.25);
                    }
                    turn += 1;
                    if turn == 3 {
                        break Vec2::new(0.25, 0.5);
                    }
                };
            }
            Mat2::from_cols(
                Vec2::new(self.1, (-2.5)),
                (Vec2::new(self.1, 3.0) + Vec2::splat((self.0 as f32))),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: Mat2, y: &mut f32) -> i32 {
        let mut k0 = -1i32;
        'outer: while k0 <= -3 {
            let start = a;
            let mut y = 0.0;
            y += start;
            let mut c: i32 = k0;
            if matches!(Pair::SIZE, _) {
                let mut t: Pair = Pair(c, x.y_axis.x);
                let x = t.step((t.1).smoothstep(-1.0, 2.0), (k0).abs());
                break;
            }
            k0 = k0 + 2;
        }
        (*y) += (((0.25_f32 + 0.25_f32) - x.y_axis.x)).tanh();
        if let 0.0 = ((if false {
            let mut k0 = (MASK) & 3;
            #[keep]
            'outer: while k0 > 0 && (((Vec2::new(1.5_f32, 0.5_f32)) != (x.y_axis))) {
                k0 -= 1;
                if (x.y_axis.x < x.y_axis.x) {
                    x *= 1.5_f32;
                    'inner: for y in 0..STEPS {
                        let b = (3_usize / 2);
                        x
                            *= ((-(Vec3::new(x.x_axis.x, x.y_axis.y, 3.0_f32))))
                                .dot(Vec3::new((-0.0_f32), (-2.5_f32), 0.25_f32));
                        let mut b: f32 = (-2.5);
                    }
                }
            }
            (*y)
        } else {
            x.y_axis.y
        })) {} else {}
        (STEPS + (x.y_axis.y as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p134 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
        pub b: Pair,
        pub c: f32,
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
    pub struct Pair(pub i32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Pair, pub Pair);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p136 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub u32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: f32,
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
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    impl Pair {
        fn step(self, a: Vec3, c: &i32) -> i32 {
            let mut k0 = (self.0) & 3;
            #[keep]
            'outer: while k0 > 0
                && ((matches!(
                    (Hit { a : self, ..Hit { a : Pair(k0), ..Hit { a : Pair(1_u32), b :
                    (- 2.5_f32) } } }), Hit { a : x, b : a_2 }
                )))
            {
                k0 -= 1;
                'inner: for t in [a.z, abs(a.z), (-a.y)] {}
            }
            (((((a.z * (-2.5_f32))).cos() as i32).clamp(-64, 64)) + STEPS)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, mut x: i32, y: &mut f32, t: &mut u32) -> i32 {
        let a_2 = (match ((
            x,
            (((*t) & 15)
                * (({
                    'outer: for t in [(x >> 1), ((x & 63) << 2), (x + x)] {
                        x = x;
                        let mut x_2 = Hit { b: (*y), a: Pair(MASK) };
                    }
                    (*t)
                }) & 7)),
            ((IVec2::new(0_i32, x) & IVec2::new(5_i32, 7_i32))).y,
        )) {
            ((2 | -1), (100 | 4), _) => {
                (vec4((*a), (*y), (*y), (*y)))
                    .dot(
                        ({
                            let mut b = (*a);
                            x = ({ Pair((*t)) })
                                .step(
                                    (if (0.25_f32 == (*y)) {
                                        (if false {
                                            Vec3::new((*y), 3.0, 2.0)
                                        } else {
                                            Vec3::new((-0.0), TABLE[((-4_i32) & 1) as usize], 3.0)
                                        })
                                    } else {
                                        (match (Hit {
                                            b: b,
                                            ..Hit {
                                                a: Pair(3_u32),
                                                ..Hit {
                                                    a: Pair((*t)),
                                                    ..Hit {
                                                        a: Pair((*t)),
                                                        ..Hit {
                                                            a: Pair((*t)),
                                                            ..Hit { a: Pair(0_u32), b: b }
                                                        }
                                                    }
                                                }
                                            }
                                        }) {
                                            Hit { a: v, b: _ } => Vec3::new((-0.0), (*y), b),
                                            Hit { a: _, b: mut v } if (x < x) => {
                                                Vec3::new((*y), 1.5, 0.0)
                                            }
                                            a => Vec3::new(0.25, (-2.5), 0.0),
                                        })
                                    }),
                                    &x,
                                );
                            Vec4::new(3.0, 0.25, 0.5, 1.0)
                        }),
                    )
            }
            _ => {
                'outer: for b in [((Hit::SIZE & 255) as i32), 2_i32] {
                    let mut turn = 0;
                    let n: BVec3 = 'value: loop {
                        (*y) = ((Pair::SIZE).max((((*a) < (*a)) as usize)) as f32);
                        if ((*y) <= (*a)) {
                            break 'value (CORNER).cmplt(Vec3::new((-0.0), (*a), 0.25));
                        }
                        let mut t: f32 = (-2.5);
                        turn += 1;
                        if turn == 3 {
                            break BVec3::new(false, ((*a) < (*y)), ((*y) != STILL));
                        }
                    };
                    if ((-1.0_f32) != (*a)) {
                        continue;
                    }
                }
                (*a)
            }
        });
        x
    }
}

mod p137 {
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
                                let (a_2, (State { a: x_2, b }, mut c)) = (
                                    a,
                                    (
                                        State {
                                            b: Hit(a),
                                            a: (State {
                                                b: Hit(y[1]),
                                                ..State {
                                                    b: Hit(a),
                                                    a: Pair(0.0_f32),
                                                }
                                            })
                                                .a,
                                        },
                                        IVec2::new(3_i32, 3_i32),
                                    ),
                                );
                                if ((true & (k1 != MASK)) || false) {
                                    break 'inner;
                                }
                                k1 -= 1;
                            }
                            k0
                        })) & 3;
                        'inner: loop {
                            if k1 == 0 || ((x != 1)) {
                                break;
                            }
                            k1 -= 1;
                        }
                        y[1]
                    } else {
                        0.25
                    });
                    (a <= y[1])
                })))
            {
                break;
            }
            k0 -= 1;
        }
        (y[0] + (x as f32))
    }
}

#[flatten]
mod p138 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &i32, y: &mut f32, mut n: u32) -> i32 {
        let mut k0 = (n) & 3;
        #[unroll(max = 4)]
        'outer: while k0 > 0
            && (((match ((if k0 != 0 { k0 / k0 } else { k0 })) {
                t @ 2 => (Vec2::new((*y), 2.0) == Vec2::new((*y), (-2.5))),
                mut n if (true || ((*y) < a)) => {
                    (*y)
                        += step(
                            a,
                            (a - (if a <= a { ((*y)).clamp(a, a) + 0.0 } else { (*y) })),
                        );
                    ((*y) > (*y))
                }
                (100 | 3) if (Pair::SIZE != 8) => {
                    ((a < (*y))
                        && ({
                            n >>= 2;
                            (a <= (*y))
                        }))
                }
                _ => ((*c)).is_negative(),
            })))
        {
            k0 -= 1;
            {
                let Pair(mut x) = Pair((((*c)) as usize & 31));
                let (mut c, t) = (
                    ((n ^ k0) >= ((n | 7) - (n & 7))),
                    ((IVec3::new((*c), (*c), (-4_i32)) & IVec3::new(5_i32, (*c), 10_i32))
                        ^ (if ((*c) > (*c)) {
                            IVec3::new((*c), 5_i32, 2_i32)
                        } else {
                            x |= 1;
                            IVec3::new(10_i32, 3_i32, 10_i32)
                        })),
                );
                let x: Pair = 'block: {
                    if (n <= k0) {
                        {
                            let c = Pair(3_usize);
                        }
                        break 'block Pair(x);
                    }
                    Pair(x)
                };
            }
        }
        (*c)
    }
}

mod p139 {
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
        pub b: Vec3,
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, y: f32, t: &u32) -> f32 {
        if (((if ((*a) < y) {
            y
        } else {
            let t: Vec3;
            if ((0.0_f32 < 0.0) & false) {
                t = Vec3::new(0.0, 0.0, 0.0);
            } else {
                t = Vec3::new(0.0, 0.0, 0.0);
            }
            0.0_f32
        }))
            .is_finite())
        {}
        0.0
    }
}

#[flatten]
mod p140 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Vec2, y: f32, mut n: u32) -> f32 {
        #[keep]
        'outer: for y in (0..((if false {
            let mut k0 = (select(n, n, (n < n))) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        if ((if (((true
                            || ({
                                n = (if (y <= a) { 3 } else { k0 });
                                (c.x > c.x)
                            })) && (n != 8)))
                        {
                            ((y <= c.x) && (n > n))
                        } else {
                            (!(true && true))
                        })) {
                            n /= 3;
                            let mut c = Mat4::from_translation(
                                    Vec3::new(1.0_f32, c.x, 1.0_f32),
                                )
                                .transform_point3(
                                    (mat3(
                                        Vec3::new((-2.5_f32), y, 3.0_f32),
                                        Vec3::new(c.y, (-2.5_f32), 0.25_f32),
                                        Vec3::new(0.5_f32, 1.5_f32, c.x),
                                    ) * Vec3::new(3.0_f32, 2.0_f32, c.x)),
                                );
                        }
                    }
                    k1 += 1;
                }
            }
            n
        } else {
            8_u32
        }) & 3))
            .rev()
        {
            if true {
                break;
            }
        }
        (a + (n as f32))
    }
}

#[flatten]
mod p141 {
    use super::*;
    use flatten::math::*;
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
    fn first(a: &Vec3, c: i32) -> bool {
        if (c <= c) {
            if (({
                let q = a.y;
                q == q && q.is_sign_negative()
            })) {
                return (match ((
                    (c < c),
                    ((COUNT & 255) as u32),
                    ({
                        let mut k0 = (MASK) & 3;
                        'outer: loop {
                            let mut v = (-c);
                            if k0 == 0 || ((k0 <= 1)) {
                                break;
                            }
                            k0 -= 1;
                        }
                        if ((a.y != a.y) && false) {
                            #[keep]
                            'outer: for y in ((c & 3)..=((!c) & 3)).rev() {
                                let mut n = (if (({ ((-2.5_f32) <= a.x) })) {
                                    (a.x).rem_euclid((a.y))
                                } else {
                                    a.y
                                });
                                if ((-4_i32) > y) {
                                    break;
                                }
                            }
                        }
                        (c <= c)
                    }),
                )) {
                    (true, ..2, _) if (a.y <= a.z) => (STEPS < STEPS),
                    (mut a, 4..100, a_2) => a,
                    (v, _, true) if v => ((WIDE as i32) > c),
                    _ => (a.y < 2.0),
                });
            } else {
                return (c < c);
            }
        }
        ((c <= c) ^ (2.0_f32 != a.z))
    }
    fn second(a: &f32, c: f32, y: &IVec2) -> f32 {
        if (MASK >= (MASK + MASK)) {
            return ((COUNT as f32)).mul_add((*a), lerp(c, c, (*a)));
        }
        let mut x = c;
        (x + x)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32, y: &mut f32, mut n: u32) -> i32 {
        let mut t = ((IVec2::new(c, c)).y as f32);
        (*y) = ((Mat2::IDENTITY).mul_vec2(Vec2::new((-0.0_f32), (-1.0_f32))))
            .perp_dot(Vec2::new((*y), (-0.0_f32)));
        let a_2: f32;
        if ((match c {
            (0 | -1) if ((c != c) || (TABLE[COUNT % 4] > t)) => {
                t
                    -= select(
                        second(
                            &t,
                            second(
                                &a,
                                second(
                                    &a,
                                    second(
                                        &t,
                                        (0.25_f32).signum(),
                                        &{ (IVec2::new(10_i32, c)).signum() },
                                    ),
                                    &{ (IVec2::new(1_i32, c) & IVec2::new((-1_i32), 2_i32)) },
                                ),
                                &{ IVec2::new(3_i32, 0_i32) },
                            ),
                            &{ (IVec2::new(0_i32, 7_i32) | IVec2::new(c, c)) },
                        ),
                        (if ((TABLE[(({
                            t %= 3.0;
                            n
                        }) % 4) as usize] != t))
                        {
                            ((*y) - a)
                        } else {
                            (*y)
                        }),
                        ((0_usize < COUNT)
                            != first(
                                &{ Vec3::new((*y), 1.0_f32, STILL) },
                                ({
                                    t += (-0.0_f32);
                                    c
                                }),
                            )),
                    );
                ({
                    let (a, _) = (UVec2::new(0_u32, 0_u32), 0.0_f32);
                    false
                })
            }
            _ => false,
        })) {
            a_2 = 0.0;
        } else {
            a_2 = 0.0;
        }
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
        pub a: BVec3,
        pub b: Vec2,
        pub c: Pair,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p143 {
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
    const CORNER: Vec3 = Vec3::new(HALF, -2.0, 1.0);
    #[flatten]
    const LEVELS: [i32; 8] = [-7, 0, 3, STEPS, 12, -1, 64, 5];
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
    pub fn entry(a: f32, mut x: i32, y: f32, t: [f32; 3]) -> f32 {
        x = LEVELS[(x & 1) as usize];
        let t: f32;
        if true {
            x &= (1_i32 + (x).rem_euclid((x) | 1));
            t = y;
        } else {
            x = (({
                if (TABLE[(COUNT).min(3)] != y) {
                    let mut k0 = 0i32;
                    'outer: while k0 < 2 {
                        k0 += 1;
                        if (POINTS[(MASK % 6) as usize]).cmplt(vec3(a, 0.5, a)).any() {
                            let (a, b) = (abs((Vec3::new(a, a, 0.5_f32) - 0.5_f32)), a);
                            break;
                        }
                        let mut k1 = ((MASK).rotate_right(7)) & 3;
                        #[keep] 'inner: while k1 > 0 && ((y < y)) {
                            k1 -= 1;
                            let mut b: i32 = (-4);
                        }
                    }
                    return a;
                }
                let given: f32 = (a
                    - ({
                        let mut k0 = 252u8;
                        'outer: while k0 != u8::MAX {
                            x = (-4);
                            (((MASK & 15) * (MASK & 7))
                                > ((MASK & 63) << ((k0 as u32) & 7)));
                            let mut k1 = ((MASK ^ 2_u32)) & 3;
                            #[unroll(max = 4)]
                            'inner: loop {
                                if (((-2.5_f32) * 0.0) != (y).clamp(-1.0, 1.0).asin())
                                    || k1 == 0
                                {
                                    break;
                                }
                                k1 -= 1;
                                let [x, _, mut x_2] = [((k0 as f32) + (-0.0)); 3];
                            }
                            k0 += 1;
                        }
                        0.25
                    }));
                let a_2: f32 = {
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(n: f32) -> f32 {
                        n * HALF + 1.0
                    }
                    let t = second(given);
                    t
                };
                (-4_i32)
            }) / 7);
            t = y;
        }
        let mut a: [f32; 3] = [
            (HALF).tanh(),
            (if (((x < x)
                || ({
                    x = (x
                        + ({
                            x = x;
                            3
                        }));
                    (t <= t)
                })))
            {
                0.0_f32
            } else {
                0.0_f32
            }),
            0.0_f32,
        ];
        0.0
    }
}

#[flatten]
mod p144 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub i32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: BVec3, mut x: f32) -> f32 {
        match (
            (!((LEVELS[(0_u32 % 8) as usize] & 15) * (STEPS & 7))),
            ((STEPS) as usize & 31),
        ) {
            (2, 4..) => {
                let mut k0 = 1u32;
                'outer: while k0 < 8 {
                    k0 *= 2;
                    match Pair::SIZE {
                        x @ 1..4 if ((x > x) & (k0 <= MASK)) => {}
                        b => {
                            let mut x: IVec2 = (((IVec2::new((NARROW as i32), 1))
                                .min(IVec2::new(10, 0))
                                & (IVec2::new(0, 2) | IVec2::new(1, (-1))))
                                + IVec2::new(0, 3));
                            if (b != b) {
                                let mut a_2 = ((select(
                                    Vec3::new(Pair::RATE, (-1.0_f32), (-2.5_f32)),
                                    CORNER,
                                    (3_u32 != k0),
                                )
                                    + select(
                                        Vec3::new(0.0_f32, TABLE[(x.x & 1) as usize], STILL),
                                        Vec3::new(0.5_f32, 1.0_f32, (-0.0_f32)),
                                        (k0 > MASK),
                                    )))
                                    .xxz();
                                let mut b = Pair(a_2.x, x.y);
                            } else {
                                let a_2 = (((k0 & 15) * ((k0 + 5_u32) & 7)))
                                    .max(
                                        (if (x.y != 3) {
                                            (UVec2::new(0_u32, 1_u32)).y
                                        } else {
                                            ((x.x & 255) as u32)
                                        }),
                                    );
                            }
                        }
                    }
                }
            }
            _ => {
                let k0 = (((5_i32) as u32 >> 3)) & 3;
                'outer: loop {
                    if k0 > 3 {
                        continue;
                    }
                    #[keep]
                    'inner: for n in ((k0 & 3)..8).step_by(2) {
                        let mut turn = 0;
                        let y: u32 = 'value: loop {
                            x = ((flatten::math::select(
                                Vec2::new(x, (-0.0_f32)),
                                Vec2::new(0.0_f32, x),
                                (n <= 3_u32),
                            ))
                                .y)
                                .atan2(
                                    ((if ((if (x != x) {
                                        (1.5_f32 <= TABLE[(MASKS[Pair::SIZE % 7] % 4) as usize])
                                    } else {
                                        (k0 <= n)
                                    })) {
                                        x
                                    } else {
                                        x
                                    })),
                                );
                            if (0.5_f32 > 0.5) {
                                break 'value n;
                            }
                            turn += 1;
                            if turn == 1 {
                                break k0;
                            }
                        };
                        if true {
                            continue;
                        }
                    }
                    break;
                }
            }
        }
        x
    }
}

#[flatten]
mod p145 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: usize,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
        pub b: Pair,
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
    impl Pair {
        fn step(&mut self, a: &f32) -> [[f32; 3]; 3] {
            {
                let mut k0 = (((STEPS) as u32 >> 3)) & 3;
                'outer: while k0 > 0 && (true) {
                    k0 -= 1;
                    let k1 = ((if (2_usize > self.b) { k0 } else { 2_u32 })) & 3;
                    'inner: loop {
                        if k1 < 4 {
                            break;
                        } else {
                            continue;
                        }
                    }
                    if (k0 > (((k0 & 63) << (k0 & 7))).max(k0)) {}
                }
            }
            [
                [
                    (flatten::math::lerp(
                        self.a.y,
                        ((self.a.y - self.a.y)
                            % (if 1.0_f32 <= self.c {
                                (self.c).clamp(1.0_f32, self.c) + 0.0
                            } else {
                                (*a)
                            })),
                        (self.a.x
                            * ({
                                self.a.x = (self.a.x).signum();
                                self.a.x
                            })),
                    ) + self.a.z),
                    1.5,
                    ((((NARROW as i32)) as u32 >> 3) as f32),
                ],
                [(self.a.x + self.a.y), self.c, self.a.x],
                [(self.c + self.a.y), (self.a.x + self.a.z), 0.5],
            ]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, mut x: f32, y: &mut bool) -> UVec2 {
        x = (if ((({
            (*y)
                |= matches!(
                    (((if (a.y != a.x) { a.y } else { (Vec2::new(0.0_f32, a.z))
                    .distance(Vec2::new(1.0_f32, (- 0.0_f32))) }), (MASK).max((MASK)
                    .wrapping_sub(MASK)), ((MASK | 7) - (((* y) as u32) & 7)))), (x_2 @
                    1.0, _, t) if ((- 0.0_f32) >= a.y)
                );
            Hit {
                b: Pair {
                    b: 3_usize,
                    ..Pair {
                        c: x,
                        ..Pair { a: a, b: Hit::SIZE, c: x }
                    }
                },
                a: (*y),
            }
        }))
            .a)
        {
            a.x
        } else {
            let Pair { a: c, b, .. } = (Hit {
                a: (*y),
                b: Pair {
                    c: 1.5_f32,
                    a: Vec3::new(0.5_f32, x, 0.5_f32),
                    b: Hit::SIZE,
                },
            })
                .b;
            HALF
        });
        'outer: for x in 0..(COUNT + 1) {
            if ((WIDE as i32)).is_negative() {
                break;
            }
            let mut v: Pair = Pair { c: (-1.0), a: a, b: x };
            let b = v.step(&a.z);
        }
        (UVec2::new(5, 2) + UVec2::splat((x.abs() as u32 & 255)))
    }
}

#[flatten]
mod p146 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Pair,
        pub c: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: &f32, y: &mut f32) -> f32 {
        let ..3 = ((({
            let (mut a_2, mut a) = (
                Hit {
                    b: Pair {
                        b: (*y),
                        ..Pair {
                            b: a,
                            a: IVec3::new(10_i32, STEPS, STEPS),
                        }
                    },
                    c: 3_i32,
                    a: (-0.0_f32),
                },
                a,
            );
            a
        })
            .abs() as usize & 15)) else {
            return a;
        };
        let k0 = ((MASK + 8_u32)) & 3;
        'outer: loop {
            if k0 < 4 {
                (*y)
                    *= (-((match (k0, (WIDE as i32), 3_u32) {
                        ((2 | 100), mut n, _) => {
                            let k1 = (0_u32) & 3;
                            'inner: loop {
                                if all(BVec3::new(true, (0_u32 <= k1), false)) {
                                    let c: f32 = TABLE[(2_u32 % 4) as usize];
                                    break;
                                }
                                if k1 < 4 {
                                    break;
                                }
                            }
                            Pair {
                                a: IVec3::new((-4_i32), n, n),
                                b: 0.0_f32,
                            }
                        }
                        (
                            _,
                            -7,
                            0,
                        ) if ((match (WIDE as i32) {
                            mut n => {
                                let mut c = n;
                                (k0 <= k0)
                            }
                            _ => {
                                let mut x_2 = Vec2::new((*c), (*y));
                                (x_2.x <= (*c))
                            }
                            x => {
                                let mut x_2 = (Vec3::select(
                                    (Vec3::new(HALF, (*c), (*c))).cmplt(Vec3::new(a, a, a)),
                                    Vec3::new(a, (-1.0), 0.0),
                                    POINTS[3_usize % 6],
                                ) - (*c));
                                ((*y) < (*y))
                            }
                            mut a => (0.5_f32 < (*c)),
                        })) => {
                            Pair {
                                a: IVec3::new(STEPS, 3_i32, 7_i32),
                                b: a,
                            }
                        }
                        (mut c @ ..100, a_2 @ ((0 | 1)), 4) => {
                            {
                                if (5_u32 < c) {
                                    let mut t = (((IVec2::new((-1_i32), 10_i32)).as_vec2())
                                        .dot(Vec2::new(a, (*y))))
                                        .sin();
                                    (t, c) = (
                                        (Vec2::select(
                                            (Vec2::new(t, 0.0_f32)).cmplt(Vec2::new(0.0_f32, 0.0_f32)),
                                            Vec2::new(0.0_f32, 0.0_f32),
                                            Vec2::new(0.0_f32, 0.0_f32),
                                        ))
                                            .y,
                                        0,
                                    );
                                }
                            }
                            Pair {
                                a: IVec3::new(0_i32, 0_i32, 0_i32),
                                b: 0.0_f32,
                            }
                        }
                        _ => {
                            Pair {
                                a: IVec3::new(0_i32, 0_i32, 0_i32),
                                b: 0.0_f32,
                            }
                        }
                    }))
                        .b);
                break;
            } else {
                continue;
            }
        }
        0.0
    }
}

#[flatten]
mod p147 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2);
    #[derive(Clone, Copy)]
    pub struct Hit(pub UVec2, pub Vec3);
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
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Hit, mut v: f32, mut n: u32) -> f32 {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 1) {
                break;
            }
            k0 *= 2;
            (*c) = Hit(
                ((c.0 | c.0) | (UVec2::new(2_u32, 3_u32) ^ c.0)),
                ((c.1).ceil() / 2.0),
            );
        }
        let [a, v] = (if ((false
            && ({
                c.1.y = c.1.z;
                FLAGS[Pair::SIZE % 9]
            })))
        {
            [STEPS, STEPS]
        } else {
            n = 3;
            [(-1_i32); 2]
        });
        TABLE[1_usize % 4]
    }
}

#[flatten]
mod p148 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: i32) -> Vec3 {
        #[keep]
        'outer: for a in (u32::MAX
            - (((
                Pair { a: (*a) },
                Mat3::from_cols(
                    Vec3::new((-2.5_f32), (-2.5_f32), 2.0_f32),
                    Vec3::new((*a), (*a), (*a)),
                    Vec3::new((*a), 2.0_f32, (-0.0_f32)),
                ),
                1_u32,
            ))
                .2 & 3)..=u32::MAX)
            .rev()
        {
            if (x > x) {
                if ((BVec3::new(false, false, false))
                    == (BVec3::new((a < 8_u32), (8_u32 < 0_u32), false)))
                {}
                break;
            }
        }
        Vec3::new(0.0, 0.0, 0.0)
    }
}

mod p149 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Pair, c: &mut Mat3, mut v: Hit, t: u32) -> f32 {
        let mut k0 = ((if (2_u32 > t) {
            return ((if false {
                let a: Vec3 = vec3(
                    (match ((
                        ({
                            let [mut t, x_2, _] = (if (t == t) {
                                [c.x_axis.x, c.z_axis.z, c.z_axis.x]
                            } else {
                                [(-0.0_f32), c.x_axis.z, (-0.0_f32)]
                            });
                            (x_2 != c.y_axis.x)
                        }),
                        (-0_i32),
                    )) {
                        (_, 5..) => {
                            let mut b = c.y_axis;
                            (c.y_axis.z - 0.0)
                        }
                        (
                            n,
                            1,
                        ) if (({
                            let q = c.x_axis.x;
                            q == q && q.is_sign_negative()
                        })) => {
                            let mut k0 = (t) & 3;
                            'outer: loop {
                                if k0 == 0 {
                                    break;
                                }
                                let mut k1 = 0;
                                'inner: while k1 < 2 {
                                    if k1 == 0 {
                                        k0 -= 1;
                                        let start = (true as usize);
                                        let mut b = 2;
                                        b += start;
                                        a.b = a.b;
                                        let (mut y, v) = (
                                            (!BVec3::new(true, true, true)),
                                            Pair {
                                                a: a.a,
                                                b: (c.x_axis.y - (-2.5_f32)),
                                            },
                                        );
                                    }
                                    k1 += 1;
                                }
                            }
                            c.x_axis.x
                        }
                        (true, a) => ((c.x_axis.x).max((-2.5)) + 0.0),
                        _ => (0.0_f32 - 0.0),
                    }),
                    0.0,
                    0.0,
                );
                0.0_f32
            } else {
                0.0_f32
            }))
                .copysign((0.0_f32).max(-9.0));
        } else {
            0_u32
        })) & 3;
        'outer: while k0 > 0 && (false) {
            k0 -= 1;
        }
        0.0
    }
}
