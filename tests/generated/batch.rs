//! Written by `tests/batch.rs`.

use super::Case;
use super::leaf::Leaf;
use flatten::prelude::*;

/// Each program with its original and its twin.
pub const CASES: &[Case] = &[
    ("p000", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p000::entry(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p000::entry_flat(&mut a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1), Leaf::write(a2)] }),
    ("p001", |v| { let a0 = p001::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p001::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = p001::Hit { a: Leaf::read(v[0]) }; let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p001::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p002", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p002::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p002::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p003", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p003::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p003::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p004", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p004::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p004::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p005", |v| { let a0 = Leaf::read(v[0]); let a1 = p005::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = p005::Hit(Leaf::read(v[3])); let r = p005::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p005::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = p005::Hit(Leaf::read(v[3])); let r = p005::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p006", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p006::entry(a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p006::entry_flat(a0, a1, a2); vec![Leaf::write(r.0), Leaf::write(r.1)] }),
    ("p007", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p007::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p007::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p008", |v| { let a0 = p008::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let r = p008::entry(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }, |v| { let a0 = p008::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let r = p008::entry_flat(a0, &mut a1); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1)] }),
    ("p009", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p009::entry(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p009::entry_flat(&a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p010", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p010::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p010::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p011", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p011::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p011::entry(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = p011::Pair { a: Leaf::read(v[2]) }; let a3 = Leaf::read(v[3]); let r = p011::entry_flat(&a0, &a1, &mut a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(a2.a)] }),
    ("p012", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p012::entry(&mut a0, a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p012::entry_flat(&mut a0, a1, &a2, &a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p013", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p013::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p013::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p014", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p014::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p014::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p015", |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let r = p015::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a1)] }, |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let r = p015::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis), Leaf::write(a1)] }),
    ("p016", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p016::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p016::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p017", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p017::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4])); let r = p017::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }),
    ("p018", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p018::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p018::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p019", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p019::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p019::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p020", |v| { let a0 = Leaf::read(v[0]); let a1 = p020::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p020::entry(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p020::State(Leaf::read(v[1]), Leaf::read(v[2])); let r = p020::entry_flat(a0, &a1); vec![Leaf::write(r[0].x_axis), Leaf::write(r[0].y_axis), Leaf::write(r[0].z_axis), Leaf::write(r[0].w_axis), Leaf::write(r[1].x_axis), Leaf::write(r[1].y_axis), Leaf::write(r[1].z_axis), Leaf::write(r[1].w_axis)] }),
    ("p021", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4]), p021::Pair(Leaf::read(v[5]))); let r = p021::entry(a0, a1, a2, a3); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = (Leaf::read(v[3]), Leaf::read(v[4]), p021::Pair(Leaf::read(v[5]))); let r = p021::entry_flat(a0, a1, a2, a3); vec![] }),
    ("p022", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p022::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p022::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p023", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p023::entry(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p023::entry_flat(&a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p024", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p024::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p024::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p025", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p025::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p025::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a0), Leaf::write(a1)] }),
    ("p026", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p026::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p026::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p027", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p027::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p027::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p028", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p028::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p029", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p029::entry(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p029::entry_flat(&mut a0, a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p030", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p030::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(a2[0]), Leaf::write(a2[1])] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let a3 = Leaf::read(v[4]); let r = p030::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(a2[0]), Leaf::write(a2[1])] }),
    ("p031", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p031::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p031::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p032", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p032::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(r.2), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p032::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1.0), Leaf::write(r.1.1), Leaf::write(r.2), Leaf::write(a0)] }),
    ("p033", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p033::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p033::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p034", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p034::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p034::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p035", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [(p035::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, p035::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }, p035::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]), c: Leaf::read(v[9]) }), (p035::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]), c: Leaf::read(v[12]) }, p035::Pair { a: Leaf::read(v[13]), b: Leaf::read(v[14]), c: Leaf::read(v[15]) }, p035::Pair { a: Leaf::read(v[16]), b: Leaf::read(v[17]), c: Leaf::read(v[18]) }), (p035::Pair { a: Leaf::read(v[19]), b: Leaf::read(v[20]), c: Leaf::read(v[21]) }, p035::Pair { a: Leaf::read(v[22]), b: Leaf::read(v[23]), c: Leaf::read(v[24]) }, p035::Pair { a: Leaf::read(v[25]), b: Leaf::read(v[26]), c: Leaf::read(v[27]) })]; let a2 = Leaf::read(v[28]); let r = p035::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0].0.a), Leaf::write(a1[0].0.b), Leaf::write(a1[0].0.c), Leaf::write(a1[0].1.a), Leaf::write(a1[0].1.b), Leaf::write(a1[0].1.c), Leaf::write(a1[0].2.a), Leaf::write(a1[0].2.b), Leaf::write(a1[0].2.c), Leaf::write(a1[1].0.a), Leaf::write(a1[1].0.b), Leaf::write(a1[1].0.c), Leaf::write(a1[1].1.a), Leaf::write(a1[1].1.b), Leaf::write(a1[1].1.c), Leaf::write(a1[1].2.a), Leaf::write(a1[1].2.b), Leaf::write(a1[1].2.c), Leaf::write(a1[2].0.a), Leaf::write(a1[2].0.b), Leaf::write(a1[2].0.c), Leaf::write(a1[2].1.a), Leaf::write(a1[2].1.b), Leaf::write(a1[2].1.c), Leaf::write(a1[2].2.a), Leaf::write(a1[2].2.b), Leaf::write(a1[2].2.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [(p035::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, p035::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }, p035::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]), c: Leaf::read(v[9]) }), (p035::Pair { a: Leaf::read(v[10]), b: Leaf::read(v[11]), c: Leaf::read(v[12]) }, p035::Pair { a: Leaf::read(v[13]), b: Leaf::read(v[14]), c: Leaf::read(v[15]) }, p035::Pair { a: Leaf::read(v[16]), b: Leaf::read(v[17]), c: Leaf::read(v[18]) }), (p035::Pair { a: Leaf::read(v[19]), b: Leaf::read(v[20]), c: Leaf::read(v[21]) }, p035::Pair { a: Leaf::read(v[22]), b: Leaf::read(v[23]), c: Leaf::read(v[24]) }, p035::Pair { a: Leaf::read(v[25]), b: Leaf::read(v[26]), c: Leaf::read(v[27]) })]; let a2 = Leaf::read(v[28]); let r = p035::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1[0].0.a), Leaf::write(a1[0].0.b), Leaf::write(a1[0].0.c), Leaf::write(a1[0].1.a), Leaf::write(a1[0].1.b), Leaf::write(a1[0].1.c), Leaf::write(a1[0].2.a), Leaf::write(a1[0].2.b), Leaf::write(a1[0].2.c), Leaf::write(a1[1].0.a), Leaf::write(a1[1].0.b), Leaf::write(a1[1].0.c), Leaf::write(a1[1].1.a), Leaf::write(a1[1].1.b), Leaf::write(a1[1].1.c), Leaf::write(a1[1].2.a), Leaf::write(a1[1].2.b), Leaf::write(a1[1].2.c), Leaf::write(a1[2].0.a), Leaf::write(a1[2].0.b), Leaf::write(a1[2].0.c), Leaf::write(a1[2].1.a), Leaf::write(a1[2].1.b), Leaf::write(a1[2].1.c), Leaf::write(a1[2].2.a), Leaf::write(a1[2].2.b), Leaf::write(a1[2].2.c)] }),
    ("p036", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p036::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = [Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = [Leaf::read(v[5]), Leaf::read(v[6])]; let r = p036::entry(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p036::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = [Leaf::read(v[3]), Leaf::read(v[4])]; let a3 = [Leaf::read(v[5]), Leaf::read(v[6])]; let r = p036::entry_flat(&mut a0, a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p037", |v| { let a0 = p037::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p037::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = p037::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let r = p037::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p038", |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p038::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r.a), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1)] }, |v| { let mut a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let r = p038::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r.a), Leaf::write(a0[0]), Leaf::write(a0[1]), Leaf::write(a0[2]), Leaf::write(a1)] }),
    ("p039", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let r = p039::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let r = p039::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p040", |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p040::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = (Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p040::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p041", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])), Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4]))]; let mut a2 = Leaf::read(v[5]); let r = p041::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])), Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4]))]; let mut a2 = Leaf::read(v[5]); let r = p041::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis), Leaf::write(a2)] }),
    ("p042", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p042::entry(&a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p042::entry_flat(&a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p043", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = p043::Pair; let r = p043::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = p043::Pair; let r = p043::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(a0)] }),
    ("p044", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p044::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p044::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p045", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p045::entry(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p045::entry_flat(&mut a0, &mut a1, &a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p046", |v| { let a0 = p046::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p046::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = p046::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let r = p046::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p047", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p047::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p047::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p048", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p048::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p048::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p049", |v| { let a0 = Leaf::read(v[0]); let a1 = p049::Hit { a: Leaf::read(v[1]) }; let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p049::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p049::Hit { a: Leaf::read(v[1]) }; let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p049::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p050", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p050::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p051", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p051::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p051::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p052", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p052::State { a: Leaf::read(v[1]) }; let mut a2 = p052::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p052::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p052::State { a: Leaf::read(v[1]) }; let mut a2 = p052::Pair { a: Leaf::read(v[2]), b: Leaf::read(v[3]), c: Leaf::read(v[4]) }; let r = p052::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }),
    ("p053", |v| { let a0 = Leaf::read(v[0]); let mut a1 = [p053::Hit(Leaf::read(v[1]), Leaf::read(v[2])), p053::Hit(Leaf::read(v[3]), Leaf::read(v[4])), p053::Hit(Leaf::read(v[5]), Leaf::read(v[6]))]; let mut a2 = Leaf::read(v[7]); let r = p053::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1[0].0), Leaf::write(a1[0].1), Leaf::write(a1[1].0), Leaf::write(a1[1].1), Leaf::write(a1[2].0), Leaf::write(a1[2].1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = [p053::Hit(Leaf::read(v[1]), Leaf::read(v[2])), p053::Hit(Leaf::read(v[3]), Leaf::read(v[4])), p053::Hit(Leaf::read(v[5]), Leaf::read(v[6]))]; let mut a2 = Leaf::read(v[7]); let r = p053::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1[0].0), Leaf::write(a1[0].1), Leaf::write(a1[1].0), Leaf::write(a1[1].1), Leaf::write(a1[2].0), Leaf::write(a1[2].1), Leaf::write(a2)] }),
    ("p054", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p054::entry(a0, a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p054::entry_flat(a0, a1, &a2); vec![Leaf::write(r)] }),
    ("p055", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = p055::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p055::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3.0), Leaf::write(a3.1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = p055::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let r = p055::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a3.0), Leaf::write(a3.1)] }),
    ("p056", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p056::entry(a0, a1, &a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a3 = Leaf::read(v[5]); let r = p056::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis)] }),
    ("p057", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p057::entry(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p057::entry_flat(a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p058", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p058::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p058::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p059", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p059::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p059::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p060", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p060::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p060::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p061", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p061::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = p061::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let a3 = p061::Hit(Leaf::read(v[5])); let r = p061::entry(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2.0), Leaf::write(a2.1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p061::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = p061::Pair(Leaf::read(v[3]), Leaf::read(v[4])); let a3 = p061::Hit(Leaf::read(v[5])); let r = p061::entry_flat(&mut a0, &mut a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2.0), Leaf::write(a2.1)] }),
    ("p062", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p062::Hit { a: p062::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, b: Leaf::read(v[4]) }; let a2 = p062::Hit { a: p062::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }, b: Leaf::read(v[8]) }; let a3 = Leaf::read(v[9]); let r = p062::entry(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a.a), Leaf::write(a1.a.b), Leaf::write(a1.a.c), Leaf::write(a1.b)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p062::Hit { a: p062::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, b: Leaf::read(v[4]) }; let a2 = p062::Hit { a: p062::Pair { a: Leaf::read(v[5]), b: Leaf::read(v[6]), c: Leaf::read(v[7]) }, b: Leaf::read(v[8]) }; let a3 = Leaf::read(v[9]); let r = p062::entry_flat(&mut a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.a.a), Leaf::write(a1.a.b), Leaf::write(a1.a.c), Leaf::write(a1.b)] }),
    ("p063", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p063::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p063::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p064", |v| { let mut a0 = p064::State { a: p064::Hit { a: p064::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, b: Leaf::read(v[2]), c: p064::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) } }, b: Leaf::read(v[5]) }; let mut a1 = Leaf::read(v[6]); let r = p064::entry(&mut a0, &mut a1); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(r.b), Leaf::write(r.c.a), Leaf::write(r.c.b), Leaf::write(a0.a.a.a), Leaf::write(a0.a.a.b), Leaf::write(a0.a.b), Leaf::write(a0.a.c.a), Leaf::write(a0.a.c.b), Leaf::write(a0.b), Leaf::write(a1)] }, |v| { let mut a0 = p064::State { a: p064::Hit { a: p064::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, b: Leaf::read(v[2]), c: p064::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) } }, b: Leaf::read(v[5]) }; let mut a1 = Leaf::read(v[6]); let r = p064::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r.a.a), Leaf::write(r.a.b), Leaf::write(r.b), Leaf::write(r.c.a), Leaf::write(r.c.b), Leaf::write(a0.a.a.a), Leaf::write(a0.a.a.b), Leaf::write(a0.a.b), Leaf::write(a0.a.c.a), Leaf::write(a0.a.c.b), Leaf::write(a0.b), Leaf::write(a1)] }),
    ("p065", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p065::entry(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p065::entry_flat(a0, &a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p066", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p066::Pair { a: Leaf::read(v[3]) }; let r = p066::entry(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = p066::Pair { a: Leaf::read(v[3]) }; let r = p066::entry_flat(a0, &mut a1, &a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p067", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p067::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p067::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p068", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p068::entry(a0, a1, a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p068::entry_flat(a0, a1, a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a3)] }),
    ("p069", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p069::Pair(Leaf::read(v[1])); let r = p069::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.0)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = p069::Pair(Leaf::read(v[1])); let r = p069::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1.0)] }),
    ("p070", |v| { let mut a0 = Leaf::read(v[0]); let a1 = p070::Pair; let a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p070::entry(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = p070::Pair; let a2 = Leaf::read(v[1]); let mut a3 = Leaf::read(v[2]); let r = p070::entry_flat(&mut a0, a1, a2, &mut a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a3)] }),
    ("p071", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p071::entry(&a0, a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1])]; let a1 = Mat3::from_cols(Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let a3 = Leaf::read(v[6]); let r = p071::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p072", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p072::entry(a0, a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p072::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(r.z_axis), Leaf::write(a2)] }),
    ("p073", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p073::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p073::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p074", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p074::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p074::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p075", |v| { let a0 = p075::Hit; let mut a1 = p075::Pair { a: Leaf::read(v[0]) }; let a2 = Leaf::read(v[1]); let mut a3 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p075::entry(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.a), Leaf::write(a3[0]), Leaf::write(a3[1])] }, |v| { let a0 = p075::Hit; let mut a1 = p075::Pair { a: Leaf::read(v[0]) }; let a2 = Leaf::read(v[1]); let mut a3 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p075::entry_flat(a0, &mut a1, a2, &mut a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.a), Leaf::write(a3[0]), Leaf::write(a3[1])] }),
    ("p076", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p076::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p076::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p077", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p077::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p077::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p078", |v| { let mut a0 = Leaf::read(v[0]); let a1 = (p078::Pair(Leaf::read(v[1]), Leaf::read(v[2])), Leaf::read(v[3]), Leaf::read(v[4])); let mut a2 = Leaf::read(v[5]); let r = p078::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = (p078::Pair(Leaf::read(v[1]), Leaf::read(v[2])), Leaf::read(v[3]), Leaf::read(v[4])); let mut a2 = Leaf::read(v[5]); let r = p078::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p079", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p079::entry(a0, a1, &a2, &a3); vec![] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p079::entry_flat(a0, a1, &a2, &a3); vec![] }),
    ("p080", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p080::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p080::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p081", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p081::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p082", |v| { let a0 = (p082::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, Leaf::read(v[2])); let a1 = p082::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p082::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = (p082::Pair { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }, Leaf::read(v[2])); let a1 = p082::Pair { a: Leaf::read(v[3]), b: Leaf::read(v[4]) }; let r = p082::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p083", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p083::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p083::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p084", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p084::entry(&a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p084::entry_flat(&a0, a1); vec![Leaf::write(r)] }),
    ("p085", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p085::entry(a0, &mut a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p085::entry_flat(a0, &mut a1, &a2); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(a1)] }),
    ("p086", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p086::entry(&mut a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = [Leaf::read(v[3]), Leaf::read(v[4])]; let r = p086::entry_flat(&mut a0, &mut a1, a2, &a3); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p087", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p087::entry(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p087::entry_flat(a0, &mut a1, &mut a2); vec![Leaf::write(r), Leaf::write(a1), Leaf::write(a2)] }),
    ("p088", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p088::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p088::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p089", |v| { let a0 = Leaf::read(v[0]); let mut a1 = p089::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Mat4::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])); let mut a3 = Leaf::read(v[7]); let r = p089::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = p089::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]) }; let a2 = Mat4::from_cols(Leaf::read(v[3]), Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])); let mut a3 = Leaf::read(v[7]); let r = p089::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r), Leaf::write(a1.a), Leaf::write(a1.b), Leaf::write(a3)] }),
    ("p090", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p090::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p090::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p091", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p091::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p091::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p092", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p092::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p092::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a1)] }),
    ("p093", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p093::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p093::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a2)] }),
    ("p094", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p094::entry(a0, a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p094::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r.a), Leaf::write(r.b), Leaf::write(r.c)] }),
    ("p095", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p095::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p095::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p096", |v| { let mut a0 = p096::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p096::entry(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0.0), Leaf::write(a0.1), Leaf::write(a2)] }, |v| { let mut a0 = p096::Hit(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p096::entry_flat(&mut a0, a1, &mut a2, a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0.0), Leaf::write(a0.1), Leaf::write(a2)] }),
    ("p097", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p097::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let r = p097::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p098", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p098::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p098::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p099", |v| { let mut a0 = p099::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p099::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let r = p099::entry(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1)] }, |v| { let mut a0 = p099::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = p099::Hit { a: Leaf::read(v[2]), b: Leaf::read(v[3]) }; let a2 = Leaf::read(v[4]); let r = p099::entry_flat(&mut a0, &a1, a2); vec![Leaf::write(r), Leaf::write(a0.0), Leaf::write(a0.1)] }),
    ("p100", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p100::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p100::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p101", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p101::entry(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p101::entry_flat(&mut a0, &mut a1); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p102", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p102::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p102::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p103", |v| { let a0 = p103::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p103::entry(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1), Leaf::write(a3)] }, |v| { let a0 = p103::Pair(Leaf::read(v[0]), Leaf::read(v[1])); let mut a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p103::entry_flat(a0, &mut a1, &a2, &mut a3); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a1), Leaf::write(a3)] }),
    ("p104", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p104::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p104::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p105", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p105::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p105::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p106", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p106::entry(a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p106::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p107", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p107::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p107::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p108", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p108::entry(a0, a1, a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p108::entry_flat(a0, a1, a2, &a3); vec![Leaf::write(r)] }),
    ("p109", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p109::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p109::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p110", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p110::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p110::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p111", |v| { let mut a0 = Leaf::read(v[0]); let a1 = [p111::Hit { a: Leaf::read(v[1]) }, p111::Hit { a: Leaf::read(v[2]) }]; let mut a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p111::entry(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = [p111::Hit { a: Leaf::read(v[1]) }, p111::Hit { a: Leaf::read(v[2]) }]; let mut a2 = Leaf::read(v[3]); let mut a3 = Leaf::read(v[4]); let r = p111::entry_flat(&mut a0, a1, &mut a2, &mut a3); vec![Leaf::write(r[0]), Leaf::write(r[1]), Leaf::write(r[2]), Leaf::write(a0), Leaf::write(a2), Leaf::write(a3)] }),
    ("p112", |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p112::entry(&mut a0, a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }, |v| { let mut a0 = Mat2::from_cols(Leaf::read(v[0]), Leaf::read(v[1])); let a1 = Leaf::read(v[2]); let a2 = Leaf::read(v[3]); let r = p112::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r.x_axis), Leaf::write(r.y_axis), Leaf::write(a0.x_axis), Leaf::write(a0.y_axis)] }),
    ("p113", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p113::entry(&a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = [Leaf::read(v[2]), Leaf::read(v[3])]; let r = p113::entry_flat(&a0, a1, a2); vec![Leaf::write(r)] }),
    ("p114", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p114::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = Leaf::read(v[3]); let r = p114::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p115", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p115::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])]; let r = p115::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p116", |v| { let a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]]; let a2 = p116::Pair { a: Leaf::read(v[7]) }; let a3 = p116::Hit { a: Leaf::read(v[8]), b: p116::Pair { a: Leaf::read(v[9]) }, c: Leaf::read(v[10]) }; let r = p116::entry(a0, a1, &a2, &a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [[Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])], [Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])]]; let a2 = p116::Pair { a: Leaf::read(v[7]) }; let a3 = p116::Hit { a: Leaf::read(v[8]), b: p116::Pair { a: Leaf::read(v[9]) }, c: Leaf::read(v[10]) }; let r = p116::entry_flat(a0, a1, &a2, &a3); vec![Leaf::write(r)] }),
    ("p117", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p117::entry(&mut a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2), Leaf::write(a0), Leaf::write(a2)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let r = p117::entry_flat(&mut a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(r.2), Leaf::write(a0), Leaf::write(a2)] }),
    ("p118", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p118::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p118::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p119", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p119::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p120", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = Mat3::from_cols(Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])); let r = p120::entry(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Mat3::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])); let a2 = Leaf::read(v[4]); let a3 = Mat3::from_cols(Leaf::read(v[5]), Leaf::read(v[6]), Leaf::read(v[7])); let r = p120::entry_flat(&mut a0, &a1, a2, a3); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p121", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p121::entry(a0, &mut a1, a2); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p121::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(a1)] }),
    ("p122", |v| { let a0 = Leaf::read(v[0]); let a1 = [p122::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, p122::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }]; let mut a2 = p122::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]), c: Leaf::read(v[9]) }; let a3 = Leaf::read(v[10]); let r = p122::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [p122::Pair { a: Leaf::read(v[1]), b: Leaf::read(v[2]), c: Leaf::read(v[3]) }, p122::Pair { a: Leaf::read(v[4]), b: Leaf::read(v[5]), c: Leaf::read(v[6]) }]; let mut a2 = p122::Pair { a: Leaf::read(v[7]), b: Leaf::read(v[8]), c: Leaf::read(v[9]) }; let a3 = Leaf::read(v[10]); let r = p122::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2.a), Leaf::write(a2.b), Leaf::write(a2.c)] }),
    ("p123", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p123::entry(&a0, a1, a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p123::entry_flat(&a0, a1, a2, a3); vec![Leaf::write(r)] }),
    ("p124", |v| { let a0 = p124::Hit(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let mut a2 = p124::Hit(Leaf::read(v[2])); let r = p124::entry(a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(a2.0)] }, |v| { let a0 = p124::Hit(Leaf::read(v[0])); let a1 = Leaf::read(v[1]); let mut a2 = p124::Hit(Leaf::read(v[2])); let r = p124::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r.0), Leaf::write(a2.0)] }),
    ("p125", |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p125::entry(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = [Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])]; let mut a1 = Leaf::read(v[3]); let a2 = Leaf::read(v[4]); let a3 = Leaf::read(v[5]); let r = p125::entry_flat(a0, &mut a1, a2, a3); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p126", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p126::entry(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p126::entry_flat(a0, a1, &mut a2, &a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p127", |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p127::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = [Leaf::read(v[1]), Leaf::read(v[2])]; let a2 = Leaf::read(v[3]); let r = p127::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p128", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])), Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4]))]; let a2 = Leaf::read(v[5]); let r = p128::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = [Mat2::from_cols(Leaf::read(v[1]), Leaf::read(v[2])), Mat2::from_cols(Leaf::read(v[3]), Leaf::read(v[4]))]; let a2 = Leaf::read(v[5]); let r = p128::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1[0].x_axis), Leaf::write(a1[0].y_axis), Leaf::write(a1[1].x_axis), Leaf::write(a1[1].y_axis)] }),
    ("p129", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p129::entry(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Mat2::from_cols(Leaf::read(v[2]), Leaf::read(v[3])); let r = p129::entry_flat(&a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p130", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p130::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p130::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p131", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p131::entry(&a0, &a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p131::entry_flat(&a0, &a1, a2); vec![Leaf::write(r)] }),
    ("p132", |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let mut a2 = Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])); let r = p132::entry(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis), Leaf::write(a2.z_axis)] }, |v| { let a0 = (Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])); let a1 = Leaf::read(v[3]); let mut a2 = Mat3::from_cols(Leaf::read(v[4]), Leaf::read(v[5]), Leaf::read(v[6])); let r = p132::entry_flat(a0, a1, &mut a2); vec![Leaf::write(r), Leaf::write(a2.x_axis), Leaf::write(a2.y_axis), Leaf::write(a2.z_axis)] }),
    ("p133", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p133::entry(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let mut a2 = Leaf::read(v[2]); let mut a3 = Leaf::read(v[3]); let r = p133::entry_flat(a0, a1, &mut a2, &mut a3); vec![Leaf::write(r), Leaf::write(a2), Leaf::write(a3)] }),
    ("p134", |v| { let a0 = Leaf::read(v[0]); let a1 = Mat4::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let r = p134::entry(a0, &a1, &a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Mat4::from_cols(Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3]), Leaf::read(v[4])); let a2 = Leaf::read(v[5]); let r = p134::entry_flat(a0, &a1, &a2); vec![Leaf::write(r)] }),
    ("p135", |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p135::entry(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }, |v| { let mut a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p135::entry_flat(&mut a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a0), Leaf::write(a1)] }),
    ("p136", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p136::entry(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p136::entry_flat(&mut a0, a1); vec![Leaf::write(r), Leaf::write(a0)] }),
    ("p137", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p137::Hit; let r = p137::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = p137::Hit; let r = p137::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p138", |v| { let a0 = Leaf::read(v[0]); let a1 = p138::State(Leaf::read(v[1]), p138::Hit { a: Leaf::read(v[2]) }); let r = p138::entry(a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = p138::State(Leaf::read(v[1]), p138::Hit { a: Leaf::read(v[2]) }); let r = p138::entry_flat(a0, &a1); vec![Leaf::write(r)] }),
    ("p139", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p139::entry(a0, a1, a2); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p139::entry_flat(a0, a1, a2); vec![Leaf::write(r)] }),
    ("p140", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p140::entry(a0, a1, a2, a3); vec![Leaf::write(r.0)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p140::entry_flat(a0, a1, a2, a3); vec![Leaf::write(r.0)] }),
    ("p141", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p141::entry(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p141::entry_flat(a0, &mut a1, a2); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p142", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry(&a0, &a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p142::entry_flat(&a0, &a1); vec![Leaf::write(r)] }),
    ("p143", |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p143::entry(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }, |v| { let a0 = Leaf::read(v[0]); let mut a1 = Leaf::read(v[1]); let r = p143::entry_flat(a0, &mut a1); vec![Leaf::write(r), Leaf::write(a1)] }),
    ("p144", |v| { let a0 = p144::Hit(Leaf::read(v[0])); let mut a1 = p144::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = p144::Hit(Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p144::entry(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2.0)] }, |v| { let a0 = p144::Hit(Leaf::read(v[0])); let mut a1 = p144::Pair(Leaf::read(v[1]), Leaf::read(v[2])); let mut a2 = p144::Hit(Leaf::read(v[3])); let a3 = Leaf::read(v[4]); let r = p144::entry_flat(a0, &mut a1, &mut a2, a3); vec![Leaf::write(r.0), Leaf::write(r.1), Leaf::write(a1.0), Leaf::write(a1.1), Leaf::write(a2.0)] }),
    ("p145", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p145::entry(&mut a0, &a1, &a2, a3); vec![Leaf::write(r.a.0), Leaf::write(r.a.1), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p145::entry_flat(&mut a0, &a1, &a2, a3); vec![Leaf::write(r.a.0), Leaf::write(r.a.1), Leaf::write(r.b), Leaf::write(r.c), Leaf::write(a0)] }),
    ("p146", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p146::entry(a0, a1); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let r = p146::entry_flat(a0, a1); vec![Leaf::write(r)] }),
    ("p147", |v| { let a0 = p147::State { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p147::entry(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }, |v| { let a0 = p147::State { a: Leaf::read(v[0]), b: Leaf::read(v[1]) }; let a1 = Leaf::read(v[2]); let mut a2 = Leaf::read(v[3]); let a3 = Leaf::read(v[4]); let r = p147::entry_flat(a0, a1, &mut a2, a3); vec![Leaf::write(r), Leaf::write(a2)] }),
    ("p148", |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p148::entry(&mut a0, a1, a2); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(a0)] }, |v| { let mut a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let r = p148::entry_flat(&mut a0, a1, a2); vec![Leaf::write(r[0].0), Leaf::write(r[0].1), Leaf::write(r[1].0), Leaf::write(r[1].1), Leaf::write(a0)] }),
    ("p149", |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p149::entry(a0, a1, &a2, a3); vec![Leaf::write(r)] }, |v| { let a0 = Leaf::read(v[0]); let a1 = Leaf::read(v[1]); let a2 = Leaf::read(v[2]); let a3 = Leaf::read(v[3]); let r = p149::entry_flat(a0, a1, &a2, a3); vec![Leaf::write(r)] }),
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
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, y: &mut f32) -> f32 {
        if ((Pair {
            a: ({
                let q = (*a);
                q == q && q.is_sign_negative()
            }),
            b: (MASK ^ MASK),
        })
            .a)
        {
            ((*y), (*c)) = (
                TABLE[(MASK % 4) as usize],
                (((*c) & 15) * (((*c)).signum() & 7)),
            );
        } else {
            let mut k0 = (((*y).abs() as u32 & 255)) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                ((*y), [(*c), _]) = (
                    (HALF).sin(),
                    [((((*c) & 15) * ((*c) & 7)) ^ ((*c)).signum()), (*c)],
                );
            }
        }
        let State { a } = State {
            a: ((MASK | 7) - (MASK & 7)),
        };
        {
            if flatten::math::any(
                (Vec3::new(1.0_f32, (-2.5_f32), (*y)))
                    .cmpne(Vec3::new((*y), (-1.0_f32), 1.0_f32)),
            ) {
                (*y) = (*y);
                return (*y);
            }
        }
        let mut v: f32 = (sin(((*y) / 0.5_f32)) % 2.0);
        if ((({
            let q = (*y);
            q == q && q.is_sign_negative()
        }) && (a <= a)))
        {
            let mut a: [i32; 2] = (if (v != v) {
                let mut a: f32 = (v
                    - (Vec2::new((*y), (*y))).dot((Vec2::new(1.0, 0.0)).yx()));
                [0_i32, 0_i32]
            } else {
                [0_i32, 0_i32]
            });
            'outer: for a in a {}
        }
        0.0
    }
}

#[flatten]
mod p001 {
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
        fn step(&self, a: Pair, c: &i32) -> bool {
            let mut b: i32 = (-(NARROW as i32));
            b >>= 1;
            'outer: for b in [(IVec2::new(7_i32, (-1_i32))).y, b, (b).signum()] {
                if true {
                    let a_2: f32 = a.0.x;
                    continue;
                }
                let b: Pair = (if (({
                    let q = self.0.y;
                    q == q && q.is_sign_negative()
                })) {
                    (*self)
                } else {
                    let mut t = a.1;
                    Pair((a.0 * self.0), (a.0.y).fract_gl())
                });
            }
            'outer: for b in 0..1 {
                let mut x_2: Vec3 = Vec3::splat(
                    ((Vec2::new(a.0.y, 0.5_f32)).distance(Vec2::new((-1.0_f32), 0.0_f32))
                        * self.0.y),
                );
                if (({
                    let q = a.0.x;
                    q == q && q.is_sign_negative()
                })) {
                    #[keep]
                    'inner: for x in (0..(MASK & 3)) {
                        let Pair(mut n, ..) = Pair(x_2, a.0.y);
                        if ((b as i32) > (*c)) {
                            break 'inner;
                        }
                    }
                    break 'outer;
                }
            }
            ((b != 1) ^ (b > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Hit, c: i32, y: f32, t: &i32) -> f32 {
        ((Vec3::new((-2.5_f32), (-1.0_f32), a.a.y)).z
            > (Vec4::new(a.a.x, 3.0_f32, (-1.0_f32), 1.0_f32))
                .dot(Vec4::new(1.0, a.a.x, a.a.y, 0.0)));
        let mut y: Pair = Pair(Vec3::new(1.0_f32, a.a.x, 0.25_f32), a.a.x);
        let n = y.step(Pair((y.0).smoothstep(Vec3::ZERO, Vec3::splat(2.0)), a.a.x), &c);
        y.0.y = select(
            y.1,
            (y.0).min_element(),
            (({
                let mut y = State {
                    a: y.0,
                    b: BVec3::new(n, true, n),
                };
                1_i32
            }) < ((*t) % ((*t) | 1))),
        );
        y = y;
        'outer: for c in [(c * 2), ((-4_i32)).wrapping_div((c) | 1)] {
            if ((if (((*t) < (*t)) || false) {
                ((IVec2::new((-1_i32), (*t))) == (IVec2::new(3_i32, (*t))))
            } else {
                let start = ((1_u32 & 15) * (MASK & 7));
                let mut c = 1;
                c += start;
                (n | n)
            })) {
                continue;
            }
            let t = State::SIZE;
        }
        let mut k0 = (MASK) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            if (Vec3::new(y.0.y, a.a.x, y.0.y)).is_nan() {
                break;
            }
        }
        if (y
            .step(
                Pair(
                    (if n {
                        let mut k0 = (5_u32) & 3;
                        #[keep] 'outer: while k0 > 0 {
                            k0 -= 1;
                            if ((({
                                if ((if (((-2.5_f32) != a.a.x) && n) {
                                    n
                                } else {
                                    ((-1.0_f32) <= ({ a.a.x }))
                                })) {
                                    let mut x: Vec2 = Vec2::splat(y.1);
                                } else {
                                    let mut x: i32 = (IVec2::new(5_i32, (*t))).y;
                                    let given: f32 = y.0.z;
                                    let c: f32 = {
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn second(b: f32) -> f32 {
                                            (b - HALF).max(HALF)
                                        }
                                        let t = second(given);
                                        t
                                    };
                                }
                                Hit::SIZE
                            }) == (0 + 0)))
                            {
                                break;
                            }
                        }
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                    } else {
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32)
                    }),
                    0.0_f32,
                ),
                &{ 0_i32 },
            ))
        {}
        0.0
    }
}

#[flatten]
mod p002 {
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
    pub fn entry(a: &mut u32, c: i32) -> u32 {
        'outer: for b in (1..1).step_by(3) {
            let mut v: [i32; 3] = [(-1_i32), 2_i32, c];
            'inner: for _ in v.iter().rev() {
                'block: {
                    if (HALF
                        < dot(
                            Vec4::new(0.5_f32, 0.25_f32, 2.0_f32, Hit::RATE),
                            Vec4::new(HALF, Hit::RATE, (-1.0_f32), Pair::RATE),
                        ))
                    {
                        break 'block;
                    }
                    (*a)
                        &= ({
                            select(
                                (((*a) & 63) << ((*a) & 7)),
                                (UVec2::new((*a), 2_u32)).y,
                                (v[2] != b),
                            )
                        });
                    let y = Pair {
                        a: (((-2.5_f32)).rem_euclid(HALF) + (HALF - HALF)),
                    };
                }
                if (TABLE[Pair::SIZE % 4]).is_nan() {
                    let a: f32 = 'block: {
                        let (n, x_2) = (
                            (if ((*a) < 3) {
                                State {
                                    b: Pair::RATE,
                                    c: Vec3::new(
                                        TABLE[(v[0] & 1) as usize],
                                        HALF,
                                        TABLE[((*a) % 4) as usize],
                                    ),
                                    a: Pair { a: (-2.5_f32) },
                                }
                            } else {
                                State {
                                    b: State::RATE,
                                    ..State {
                                        b: HALF,
                                        c: Vec3::new(1.5_f32, 0.0_f32, (-0.0_f32)),
                                        a: Pair {
                                            a: TABLE[((*a) % 4) as usize],
                                        },
                                    }
                                }
                            }),
                            Hit { a: HALF },
                        );
                        if ((((c != c) && (c < c))
                            | ({
                                let q = 0.0_f32;
                                q == q && q.is_sign_negative()
                            })))
                        {
                            break 'block 0.0;
                        }
                        0.0
                    };
                    break;
                }
            }
        }
        0
    }
}

#[flatten]
mod p003 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
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
        fn step(&mut self, a: &mut f32, c: f32, y: &i32) -> Pair {
            {
                (*self) = ((if (true && (self.a.y < self.a.x)) {
                    Hit((*self))
                } else {
                    (*a) += self.a.x;
                    Hit((*self))
                }))
                    .0;
            }
            (Hit(Pair { a: self.a })).0
        }
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: Vec3, y: &mut f32) -> Vec3 {
        'outer: for y in 0..3usize {
            let v: Pair;
            if (c.y <= b) {
                b -= (c.x - (c.x).round_ties_even());
                v = (Hit(Pair { a: Vec2::new(c.x, c.x) })).0;
            } else {
                b = TABLE[(MASK % 4) as usize];
                v = Pair { a: Vec2::new(3.0, HALF) };
            }
            let mut a: Pair = Pair {
                a: (if (y == y) {
                    let mut x_2: Pair = v;
                    let b = x_2
                        .step(
                            &mut b,
                            c.z,
                            &{
                                (if false {
                                    (y > y);
                                    0_i32
                                } else {
                                    let b = (if true {
                                        Vec2::select(
                                            ((x_2).a).cmplt((x_2.a).max(Vec2::new(c.y, x_2.a.y))),
                                            v.a,
                                            x_2.a,
                                        )
                                    } else {
                                        (if (MASK != MASK) {
                                            (Vec2::new(x_2.a.x, v.a.y) - x_2.a)
                                        } else {
                                            (x_2.a - v.a)
                                        })
                                    });
                                    STEPS
                                })
                            },
                        );
                    (x_2).a
                } else {
                    let mut a_2: Pair = Pair { a: Vec2::new(v.a.y, 0.25) };
                    let a = a_2.step(&mut b, 0.0, &{ 0_i32 });
                    Vec2::new(0.0, 0.0)
                }),
            };
        }
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p004 {
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
        fn step(mut self, a: f32, c: &IVec3, y: &f32) -> Pair {
            if (((c.z < c.y)
                || ({
                    self = self;
                    false
                })))
            {
                let x_2: i32 = (c.z
                    + ((if false {
                        if (flatten::math::mad(
                            Vec2::new((-0.0_f32), 3.0_f32),
                            (Vec2::new(a, (*y)) - Vec2::new((*y), 3.0_f32)),
                            Vec2::splat(a),
                        ) == (Vec2::new((-0.0), (-2.5))).max(vec2(a, HALF)))
                        {
                            let mut t = flatten::math::select(
                                lerp(
                                    Vec2::new(1.5_f32, a),
                                    Vec2::splat(self.a),
                                    (Vec2::new(1.5_f32, (-1.0_f32))).floor(),
                                ),
                                Vec2::new(1.5_f32, a),
                                true,
                            );
                            t.x = (self.a + (Pair::RATE).tanh());
                            let start = (Pair::SIZE).max(({ Pair::SIZE }));
                            let mut v = 2;
                            v += start;
                        }
                        c.x
                    } else {
                        let mut b = ((1.0_f32 * ((self.a).min((-2.5_f32)) + 0.0)).abs()
                            as usize & 15);
                        c.y
                    }) - c.z));
                if (a > self.a) {
                    return (if (false | (x_2 <= x_2)) {
                        Pair { a: self.a }
                    } else {
                        (if (x_2 > c.y) { Pair { a: a } } else { self })
                    });
                }
            } else {}
            Pair { a: (*y) }
        }
    }
    fn second(a: f32, c: &Vec3, y: &f32) -> bool {
        {
            let mut t: Pair = ({ Pair { a: c.z } })
                .step(
                    (fract(
                        (if (c.y > c.z) {
                            let mut x_2: Vec3 = ((*c)).fract();
                            (-0.0_f32)
                        } else {
                            a
                        }),
                    ) + (-0.0)),
                    &{ IVec3::new((WIDE as i32), (WIDE as i32), 5_i32) },
                    &a,
                );
        }
        (c.y != (-2.5))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut i32) -> i32 {
        ((MASK < MASK)
            && ({
                (*c) = ((8_usize & 255) as i32);
                second((*a), &{ Vec3::new(0.25_f32, (*a), 0.0_f32) }, a)
            }));
        #[keep]
        'outer: for a in (i32::MAX - ((IVec2::new(5_i32, 1_i32)).y & 3)..=i32::MAX).rev()
        {
            if (STEPS < (*c)) {
                let mut a: f32 = flatten::math::smoothstep(
                    (if ((if ((*c) <= a) {
                        let mut k1 = 0i32;
                        'inner: loop {
                            if !(k1 < 2) {
                                break;
                            }
                            k1 += 1;
                            if ((if (Pair::RATE == HALF) {
                                (IVec2::new((NARROW as i32), 0) == IVec2::new(k1, 5))
                            } else {
                                true
                            })) {
                                let mut x_2 = (MASK != ((MASK).reverse_bits() | MASK));
                                continue;
                            }
                        }
                        ((*c) > (*c))
                    } else {
                        (a < (*c))
                    })) {
                        return 3_i32;
                    } else {
                        TABLE[(MASK % 4) as usize]
                    }),
                    HALF,
                    3.0_f32,
                );
                continue;
            }
        }
        ((*c) + (*c))
    }
}

#[flatten]
mod p005 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
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
    fn first(mut b: i32) -> f32 {
        let mut k0 = (((0_u32 | 7) - (MASK & 7))) & 3;
        #[keep]
        'outer: loop {
            if (b <= b) || k0 == 0 {
                break;
            }
            k0 -= 1;
            (((1_u32 <= k0)
                && ({
                    b = b;
                    (0_u32 < MASK)
                }))
                && ({
                    b %= 7;
                    (5_usize > Pair::SIZE)
                }));
        }
        let mut b = (mat3(
            Vec3::new(Pair::RATE, 3.0_f32, Pair::RATE),
            Vec3::new(0.5_f32, (-2.5_f32), 0.25_f32),
            Vec3::new(HALF, 3.0_f32, (-2.5_f32)),
        ))
            .transpose();
        (b.y_axis.y + b.x_axis.y)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &Pair, y: &Hit) -> i32 {
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            k0 += 1;
            ((a <= y.0)
                | ({
                    let mut x = (if (((if 3_usize >= Pair::SIZE {
                        3_usize - Pair::SIZE
                    } else {
                        Pair::SIZE
                    })
                        >= (if Pair::SIZE >= Hit::SIZE {
                            Pair::SIZE - Hit::SIZE
                        } else {
                            Hit::SIZE
                        })))
                    {
                        first((10_i32).wrapping_add(c.a))
                    } else {
                        if (y.0 < c.b) {
                            let mut t: i32 = c.a;
                            return ((IVec2::new(2_i32, (-1_i32)) | IVec2::new(t, 2_i32)))
                                .y;
                        }
                        c.b
                    });
                    (5_i32 < (-1))
                }));
        }
        let mut c: [f32; 2] = [y.0, y.0];
        'outer: for (_, _) in (0..2i32).rev().zip(c.iter()) {
            if (c[0] <= c[1]) {
                break;
            }
            let mut k1 = ((5_u32 >> (MASK & 31))) & 3;
            'inner: while k1 > 0 {
                k1 -= 1;
                let x = ((a).atan2(a)).smoothstep(-1.0, 2.0);
                let mut v: f32 = x;
            }
        }
        (((if ((c[1] > (-0.0)) || (c[0] < c[0])) {
            (WIDE as i32)
        } else {
            (NARROW as i32)
        }) & (WIDE as i32)) + (c[0] as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p006 {
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, mut v: f32) -> (Vec4, u32) {
        let given: f32 = (a * 0.0);
        let a: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(c: f32) -> f32 {
                (c - HALF).max(HALF)
            }
            let t = first(given);
            t
        };
        #[keep]
        'outer: for _ in (0..((MASK + MASK) & 3)) {
            let mut a = (IVec2::new(7, c)
                - ((IVec2::new(2_i32, c)).wrapping_add(IVec2::new(c, 1_i32))
                    | IVec2::new((-4), 2)));
            if (Hit::SIZE != 0) {
                if true {
                    a += ((a - a) + ((a * 3) + (a - a)));
                }
                let (_, mut b) = (Vec4::new(1.0_f32, (-1.0_f32), v, v), (MASK + MASK));
                if ((if (Pair::SIZE >= ((2.0_f32 != v) as usize)) {
                    ((v).mul_add(v, HALF) == (2.0_f32).mul_add(v, v))
                } else {
                    ({
                        let q = 1.5_f32;
                        q == q && q.is_sign_negative()
                    })
                })) {
                    let a = ((floor(v)).min(((v).abs() + 1.0).recip()) + 0.0);
                }
            }
            if ((if (1.0_f32 <= v) { (v <= v) } else { (a.x < c) })) {
                continue;
            }
        }
        (Vec4::new((-2.5), (-1.0), v, a), (MASK / 7))
    }
}

mod p007 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec4, pub bool);
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &mut i32, y: f32) -> u32 {
        let [t, _, mut a_2] = [
            (if ((-1.0_f32) != (*a)) { (*c) } else { (*c) }),
            2_i32,
            ((*c) * (-1)),
        ];
        let mut x_2 = [
            Pair(select((*a), y, ((*c) <= (*c)))),
            Pair(y),
            Pair((MASK as f32)),
        ];
        (0 + (x_2[0].0.abs() as u32 & 255))
    }
}

#[flatten]
mod p008 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
        pub c: f32,
    }
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Pair, c: &mut bool) -> Pair {
        let mut k0 = -1i32;
        'outer: while k0 <= 3 {
            let mut k1 = ((MASK ^ MASK)) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                let mut y = a.0;
                let c: f32;
                if (({
                    let q = TABLE[(5_u32 % 4) as usize];
                    q == q && q.is_sign_negative()
                })) {
                    c = (if ((k0 != k0) && (a.1 < a.1)) {
                        if true {
                            break 'outer;
                        }
                        (if (k1 > k1) { a.1 } else { a.1 })
                    } else {
                        let mut a: i32 = (if (k0 > 0) { 0 } else { 0 });
                        0.0
                    });
                } else {
                    c = 0.0;
                }
            }
            k0 = k0 + 2;
        }
        Pair(0_usize, 0.0_f32)
    }
}

mod p009 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Vec2, c: Vec3, y: &mut f32, mut n: u32) -> f32 {
        let mut a: IVec3 = ((IVec3::new((NARROW as i32), STEPS, (NARROW as i32))
            & (IVec3::new((-4), 3, STEPS) - IVec3::new(5, STEPS, (-4)))))
            .min(
                IVec3::new(
                    (0 & 0),
                    (NARROW as i32),
                    (if ((-0.0_f32) <= (*y)) {
                        return (c.y).fract();
                    } else {
                        let mut k0 = (({
                            if (({
                                (*y) = (if (a.x > c.z) {
                                    (c).length()
                                } else {
                                    ([(-1.0_f32); 3])[0]
                                });
                                (({
                                    let q = c.x;
                                    q == q && q.is_sign_negative()
                                }) || true)
                            })) {
                                if (0_u32 <= n) {
                                    (*y) = (((c.z).atan2(a.y) * c.x) % ((*y) + c.z));
                                    ((*y) > a.x);
                                } else {
                                    let Pair { a } = Pair {
                                        a: Vec4::new(c.y, (-2.5_f32), 0.5_f32, (-1.0_f32)),
                                    };
                                    let n: f32 = ([(a.y).floor(); 3])[0];
                                    let mut a_2 = Pair {
                                        a: (Vec4::new(1.0, 0.0, a.x, a.x))
                                            .max((if (1.0_f32 < a.y) { a } else { a })),
                                    };
                                }
                                let mut v = [c.y, c.z, c.x];
                            } else {
                                'outer: for n in 0u32..1 {
                                    (*y)
                                        += (Vec4::new(
                                            0.0_f32,
                                            0.0_f32,
                                            0.0_f32,
                                            0.0_f32,
                                        ))[(0_u32 % 2) as usize];
                                }
                            }
                            0_u32
                        })) & 3;
                        'outer: while k0 > 0 && (false) {
                            k0 -= 1;
                        }
                        0
                    }),
                ),
            );
        0.0
    }
}

#[flatten]
mod p010 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: usize,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub Pair);
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
    pub fn entry(a: i32, c: i32, y: f32, t: u32) -> f32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 3) {
                break;
            }
            k0 += 1;
            let (c, v, x) = (
                ((1_u32).count_ones() as usize),
                ((Hit::SIZE, BVec3::new(true, (y < y), true), (-0.0_f32))).1,
                (-2.5_f32),
            );
            let b: [Hit; 2] = [
                Hit(
                    x,
                    Pair {
                        b: c,
                        ..Pair {
                            c: x,
                            ..Pair {
                                b: 8_usize,
                                c: y,
                                a: IVec3::new(1_i32, k0, 1_i32),
                            }
                        }
                    },
                ),
                Hit(
                    1.0_f32,
                    Pair {
                        b: c,
                        ..Pair {
                            a: IVec3::new(a, 0_i32, 7_i32),
                            b: c,
                            c: 0.0_f32,
                        }
                    },
                ),
            ];
            let b = [((Vec3::new(2.0_f32, 0.25_f32, x)).min_element()).signum(); 2];
        }
        let mut a: (usize, BVec3, f32) = ({
            if ((((if (y != y) {
                let mut a = (((-1.0_f32)).min(trunc((-y))) + 0.0);
                BVec3::new((t < 0_u32), false, false)
            } else {
                BVec3::new(false, false, false)
            })) == (BVec3::new(false, false, false))))
            {}
            (0_usize, BVec3::new(false, false, false), 0.0_f32)
        });
        0.0
    }
}

#[flatten]
mod p011 {
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
    pub fn entry(a: &f32, c: &i32, y: &mut Pair, t: f32) -> Hit {
        let mut k0 = (5_u32) & 3;
        #[unroll(max = 3)] 'outer: while k0 > 0 {
            k0 -= 1;
            y.a = (if (((Pair::SIZE).saturating_sub(0_usize)
                >= (if Pair::SIZE >= Hit::SIZE {
                    Pair::SIZE - Hit::SIZE
                } else {
                    Pair::SIZE
                })))
            {
                all((IVec3::new(y.a, (*c), y.a)).cmpeq(IVec3::new(1_i32, y.a, 0_i32)));
                (*c)
            } else {
                (*c)
            });
        }
        (*y) = (*y);
        let mut y = (({
            let mut turn = 0;
            let v: u32 = 'value: loop {
                let mut y: i32 = (*c);
                y /= 3;
                if ((if (!((*c) > y)) {
                    let mut a_2: UVec2 = UVec2::new(8, 3);
                    ((*c) >= (*c))
                } else {
                    if ((((-1_i32) != (*c))
                        && ({
                            y = (((-4_i32) & 15) * ((WIDE as i32) & 7));
                            ((y != (*c)) && ((NARROW as i32) > (*c)))
                        })))
                    {
                        let [Hit { a: y, .. }, Hit { a: _, b }] = [
                            ({
                                Hit {
                                    a: (*c),
                                    b: Vec3::new(0.25_f32, 2.0_f32, 3.0_f32),
                                }
                            }),
                            Hit {
                                b: Vec3::new(t, 0.0_f32, t),
                                ..Hit {
                                    a: y,
                                    b: Vec3::new((-1.0_f32), t, (*a)),
                                }
                            },
                        ];
                        return Hit { a: y, b: b };
                    }
                    (MASK != MASK)
                })) {
                    break MASK;
                }
                let b = (
                    Pair { a: (y - y) },
                    ((HALF).mul_add(t, (-2.5_f32))).tanh(),
                    Hit {
                        b: step(
                            Vec3::new(0.5_f32, t, (*a)),
                            Vec3::new(t, 3.0_f32, 1.5_f32),
                        ),
                        ..Hit {
                            b: Vec3::new(0.5_f32, 0.0_f32, (*a)),
                            ..Hit {
                                b: Vec3::new(t, 0.5_f32, 3.0_f32),
                                ..Hit {
                                    b: Vec3::new(t, t, t),
                                    a: (*c),
                                }
                            }
                        }
                    },
                );
                turn += 1;
                if turn == 2 {
                    break ((MASK & 15) * (MASK & 7));
                }
            };
            #[keep]
            'outer: for t in (0..(y.a & 3)).rev() {
                if (({
                    let q = 1.5_f32;
                    q == q && q.is_sign_negative()
                })) {
                    let y = (
                        (*y),
                        (-1.0_f32),
                        Hit {
                            a: y.a,
                            b: Vec3::new(0.5_f32, (*a), (*a)),
                        },
                    );
                    continue;
                }
                let k1 = (((v | 7) - (v & 7))) & 3;
                'inner: loop {
                    if (1_u32 >= v) {
                        break;
                    }
                    if k1 < 4 {
                        break;
                    }
                }
            }
            UVec2::new(v, v)
        }) + UVec2::new(3, 2));
        Hit {
            a: ((((((*c) & 15) * (10_i32 & 7))
                + ((NARROW as i32)).wrapping_rem(((*c)) | 1)))
                .min((1 & 10)) + ((y.x & 255) as i32)),
            b: (Vec3::new(1.0, (*a), (-2.5)) + Vec3::splat((y.x as f32))),
        }
    }
}

#[flatten]
mod p012 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32);
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: &f32, t: &u32) -> u32 {
        let mut k0 = (((*t) | (*t))) & 3;
        'outer: loop {
            if (k0 < (*t)) || k0 == 0 {
                break;
            }
            k0 -= 1;
            if ((if ((*y) > 0.5) {
                true
            } else {
                let mut a: Pair = Pair {
                    a: ((UVec2::new(0, 0) + UVec2::new(0, 0)) & UVec2::new(0, 0)),
                    b: 0.0,
                };
                false
            })) {}
        }
        0
    }
}

#[flatten]
mod p013 {
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
    const NARROW: u8 = 3;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    fn second(a: f32, c: &i32, mut v: Pair) -> i32 {
        let mut k0 = (({
            let q = a;
            if q == q { q.to_bits() >> 20 } else { 7 }
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
                    if ((IVec2::new((*c), 5_i32))
                        == ((IVec2::new((*c), 1_i32) - IVec2::new(2_i32, 0_i32))))
                    {
                        if (flatten::math::saturate(Vec2::new((-2.5_f32), 0.5_f32))
                            == Vec2::new(v.c, v.b.y))
                        {} else {}
                    }
                }
                k1 += 1;
            }
        }
        (NARROW as i32)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec3, c: &mut u32, y: &mut f32) -> f32 {
        let mut x: u32 = ({
            'outer: for c in 0..2usize {
                let mut c = (second(
                    ({
                        (*y) = (a.x).sin();
                        ({
                            if ((Vec2::new(a.z, (*y))) != (Vec2::new(a.x, 3.0_f32))) {
                                (*y) = dot(
                                    (Mat2::from_angle(Pair::RATE)
                                        * Vec2::new(1.5_f32, 3.0_f32)),
                                    vec2(
                                        a.x,
                                        (Pair {
                                            a: a,
                                            ..Pair {
                                                c: a.z,
                                                a: Vec3::new(2.0_f32, 3.0_f32, 3.0_f32),
                                                b: Vec2::new(a.y, 0.25_f32),
                                            }
                                        })
                                            .c,
                                    ),
                                );
                                return select(
                                    a.x,
                                    1.5_f32,
                                    ((IVec2::new(5_i32, 0_i32))
                                        == (IVec2::new(STEPS, (-1_i32)))),
                                );
                            }
                            0.0_f32
                        })
                    }),
                    &{ STEPS },
                    Pair {
                        b: Vec2::new(a.y, (*y)),
                        ..Pair {
                            c: a.x,
                            a: a,
                            b: Vec2::new(0.5_f32, (*y)),
                        }
                    },
                ))
                    .max((NARROW as i32));
                if (a.y > a.x) {
                    continue 'outer;
                }
            }
            8
        });
        ((a.y
            - ({
                let mut y = [
                    (if (x <= 0) {
                        Hit {
                            a: IVec3::new(1_i32, (NARROW as i32), (-4_i32)),
                        }
                    } else {
                        return ((-2.5_f32)).mul_add(a.x, a.z);
                    }),
                    Hit {
                        a: IVec3::new(STEPS, 2_i32, STEPS),
                    },
                ];
                a.x
            })) + ((*c) as f32))
    }
}

#[flatten]
mod p014 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> u32 {
        0
    }
}

#[flatten]
mod p015 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
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
        fn step(&mut self, a: f32, mut x: i32) -> IVec3 {
            let mut k0 = (MASK) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                let (v, (t, _)) = (Pair::SIZE, (Hit, IVec2::new(10_i32, 5_i32)));
                let (mut c, (t, _)) = (
                    (if x != 0 { ((x & 15) * (x & 7)) % x } else { 0_i32 }),
                    (
                        (if (({
                            ((if (k0 != k0) {
                                'inner: for a_2 in 0..2 {
                                    let mut t: i32 = (-((3_i32 & 15) * (x & 7)));
                                }
                                (0.5_f32 < self.0)
                            } else {
                                (self.0 != self.0)
                            }) | (v < 8));
                            (k0 != k0)
                        })) {
                            v
                        } else {
                            v
                        }),
                        k0,
                    ),
                );
            }
            (IVec3::new(10, x, x) + IVec3::splat((self.0 as i32).clamp(-64, 64)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Mat2, c: &mut f32) -> u32 {
        if (a.y_axis.x > a.y_axis.y) {
            'outer: for _ in [(*c), a.y_axis.x] {
                let mut x: Pair = Pair(a.y_axis.y);
                let n = x
                    .step(
                        ({
                            a.x_axis.y %= 3.0;
                            (Pair::SIZE as f32)
                        }),
                        ((if STEPS != 0 { STEPS / STEPS } else { (-1) })
                            - (NARROW as i32)),
                    );
                if (x.0 > 2.0) {
                    continue;
                }
            }
        } else if false {} else {}
        ((false as u32) + ((*c).abs() as u32 & 255))
    }
}

#[flatten]
mod p016 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub f32);
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
    pub fn entry(mut b: f32, mut x: i32, y: &mut f32) -> IVec3 {
        let (mut a, (mut x_2, c)) = (
            ([(*y), (*y), b])[0],
            (
                x,
                (if (x != x) {
                    (-0.0_f32)
                } else {
                    let mut a_2: [f32; 3] = [0.5_f32, b, b];
                    'outer: for v in a_2 {
                        let mut n = (if ((if (b < a_2[0]) {
                            if ((Pair::SIZE).max(Pair::SIZE) >= (Pair::SIZE / 2)) {
                                let (x, (a_2, _)) = (
                                    (STEPS).div_euclid(-3),
                                    (({ (Pair::SIZE / 2) }), a_2),
                                );
                                return IVec3::new((-4), x, x);
                            }
                            ((-1_i32) > x)
                        } else {
                            let a_2: [f32; 2] = 'block: {
                                let mut n = (mat4(
                                    Vec4::new(3.0_f32, b, (-0.0_f32), 2.0_f32),
                                    Vec4::new(a_2[1], (-2.5_f32), 3.0_f32, a_2[2]),
                                    Vec4::new(Pair::RATE, v, a_2[2], a_2[1]),
                                    Vec4::new((*y), b, a_2[2], b),
                                )
                                    * Mat4::from_cols(
                                        Vec4::new(a_2[1], 0.5_f32, 0.25_f32, 1.5_f32),
                                        Vec4::new((*y), a_2[0], (-0.0_f32), 0.25_f32),
                                        Vec4::new(0.5_f32, (-1.0_f32), (*y), a_2[2]),
                                        Vec4::new((-0.0_f32), (-0.0_f32), 1.0_f32, 0.25_f32),
                                    ));
                                n.z_axis = (n.x_axis).normalize_or_zero();
                                if (7_i32 > x) {
                                    continue 'outer;
                                }
                                n.y_axis.x = ({
                                    let q = n.x_axis.x;
                                    if q == q {
                                        f32::from_bits(q.to_bits() ^ 0x8000_0000)
                                    } else {
                                        0.5
                                    }
                                });
                                ([[n.x_axis.z, b], [b, 1.5_f32], [0.25_f32, (-1.0_f32)]])[0]
                            };
                            (0_i32 > STEPS)
                        })) {
                            'inner: for a in (0..((if (x < x) { MASK } else { 1_u32 })
                                & 3))
                            {
                                let mut x_2 = x;
                            }
                            Mat4::from_cols(
                                Vec4::new(0.5, a_2[0], 1.0, 0.0),
                                Vec4::new(0.25, (*y), 1.5, b),
                                Vec4::new(HALF, 0.25, 1.5, 0.0),
                                Vec4::new(0.5, 2.0, 0.0, 1.5),
                            )
                        } else {
                            continue 'outer;
                        });
                        n.y_axis *= Vec4::ONE;
                        if false {
                            break 'outer;
                        }
                    }
                    a_2[1]
                }),
            ),
        );
        (IVec3::new((-1), 3, (-4)) + IVec3::splat(x_2))
    }
}

mod p017 {
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
    #[flatten(source)]
    fn first(a: &mut f32, c: i32, y: Vec2) -> BVec3 {
        let mut c: usize = ((
            (if (STEPS < c) {
                let mut k0 = ((MASK ^ MASK)) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let mut t: IVec2 = IVec2::new(7, (-4));
                }
                5_usize
            } else {
                COUNT
            }),
            ((-1.0_f32)).fract(),
            ((c & 7) as usize),
        ))
            .0;
        let t: BVec3;
        if (({
            if flatten::math::any(
                (Vec3::splat(y.x))
                    .cmplt(
                        (Vec3::new((-1.0_f32), 3.0_f32, 2.0_f32)
                            * Vec3::new((*a), (*a), TABLE[(c).min(3)])),
                    ),
            ) {
                'block: {
                    if true {
                        if (((y.y >= y.x)
                            || ({
                                c = ({ c });
                                ((y.y != (*a)) && false)
                            })))
                        {
                            return ((Vec3::new(2.0_f32, (*a), y.x))
                                .min(Vec3::new(1.0_f32, 0.5_f32, 3.0_f32)))
                                .cmplt(Vec3::new(y.y, (*a), 3.0));
                        }
                        break 'block;
                    }
                    c /= 2;
                }
                let mut k0 = 255u8;
                'outer: loop {
                    if !(k0 != u8::MAX) {
                        break;
                    }
                    k0 += 1;
                    let k1 = (((k0 as f32).abs() as u32 & 255)) & 3;
                    'inner: loop {
                        if k1 < 4 {
                            break;
                        } else {
                            continue;
                        }
                    }
                    if ((BVec3::new(true, (c < c), true))
                        == (BVec3::new(
                            false,
                            (TABLE[c % 4] < y.y),
                            (3_usize < 2_usize),
                        )))
                    {
                        break;
                    }
                    let mut t = ({ mat2(y, y) });
                    t.x_axis = Vec2::splat((k0 as f32));
                }
                let mut k0 = 1u32;
                'outer: while k0 < 2 {
                    k0 *= 2;
                    let mut t = Mat2::from_cols(y, Vec2::new((-1.0), 2.0));
                }
            } else if (y.y > (-0.0)) {} else {}
            true
        })) {
            t = BVec3::new(false, ((*a) < (*a)), false);
        } else {
            t = BVec3::new((0_usize != 8), true, true);
        }
        ((!t)
            | ({
                let given: f32 = y.x;
                let a: f32 = {
                    let t = first(given);
                    fn first(x_2: f32) -> f32 {
                        if x_2 < 0.5 { -x_2 } else { x_2 }
                    }
                    t
                };
                if (((({
                    let mut a: [f32; 3] = [1.0_f32, TABLE[(3_u32 % 4) as usize], y.y];
                    'outer: for (t, c) in a.iter().enumerate() {}
                    IVec2::new(STEPS, 3)
                }))
                    .max(IVec2::new(1, 3)) == IVec2::new(0, 7)))
                {} else if (y.x <= y.y) {} else {}
                t
            }))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Vec4, c: &mut i32, y: f32, t: &Mat2) -> [f32; 3] {
        let mut k0 = 2u32;
        'outer: while k0 > 0 {
            if ((if ((*c) != (*c)) {
                {
                    let start = ((9 - ((2_usize == COUNT) as u16)
                        - ((t.x_axis.y >= (-2.5_f32)) as u16)) as u32 & 255);
                    let mut n = 1;
                    n += start;
                    let mut x_2 = first(
                        &mut b.w,
                        (IVec2::new((*c), (*c))).y,
                        ((t.y_axis + t.y_axis)).yx(),
                    );
                    let mut v = b.w;
                }
                true
            } else {
                ((*c) <= 1)
            })) {} else {}
            k0 -= 1;
        }
        [
            (t.x_axis.x + b.x),
            (b.y + b.y),
            ((-(if ((t.x_axis.x > 0.0) && false) { 0.0 } else { 0.0 })) + ((*c) as f32)),
        ]
    }
}

#[flatten]
mod p018 {
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
mod p019 {
    use super::*;
    use flatten::math::*;
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
    pub fn entry(mut b: f32, c: &mut f32, mut v: f32) -> bool {
        v = ((Vec4::new(2.0_f32, 3.0_f32, v, b)).element_sum() * (*c));
        #[unroll(max = 4)]
        'outer: for y in (0..(MASK & 3)) {
            let start = (b).lerp(1.0_f32, 0.25_f32);
            let mut t = 0.0;
            t += start;
            if (!((y > y) || (t <= (-2.5)))) {
                let Pair { a: mut c } = Pair { a: 1.5_f32 };
                continue 'outer;
            }
            if ((y > y) && (t != v)) {
                continue 'outer;
            }
            if (((b).is_nan()
                || ({
                    b -= (t + v);
                    ((*c) > t)
                })))
            {
                b = ((({
                    if (({ true })) {
                        break;
                    }
                    (*c) = ((v
                        + ({
                            v = 0.5_f32;
                            (-2.5_f32)
                        })))
                        .abs()
                        .sqrt();
                    b
                }) + flatten::math::select(t, t, ((*c) <= 0.5_f32))))
                    .cos();
                if (State::SIZE >= ((8_u32 > y) as usize)) {
                    let mut k1 = ((y + y)) & 3;
                    #[keep] 'inner: while k1 > 0 {
                        k1 -= 1;
                        (b, t) = ((*c), 0.5);
                    }
                    continue;
                }
            }
        }
        (all(BVec3::new((2.0_f32 != b), (0.25_f32 < v), true)) ^ (v > 0.5))
    }
}

#[flatten]
mod p020 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3, pub u32);
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &State) -> [Mat4; 2] {
        let mut k0 = ((Pair { a: 5_u32 }).a) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut c: f32 = ((c.0.y).cbrt() + a);
                    c = (a + (Vec3::new(0.25_f32, c, (-1.0_f32))).min_element());
                    let State(mut n, y) = State(
                        Vec3::new(State::RATE, 1.5_f32, 0.25_f32),
                        k0,
                    );
                }
                k1 += 1;
            }
        }
        'outer: for y in [
            ((WIDE as i32) + 3_i32),
            (((NARROW as i32) & 15) * (STEPS & 7)),
        ] {
            'inner: for y in 0..3 {
                let x = Pair { a: c.1 };
                let y: Mat4;
                if ((-0.0_f32) <= 0.5) {
                    y = (mat4(
                        Vec4::new(0.25_f32, c.0.y, 0.0_f32, c.0.y),
                        Vec4::new(0.5_f32, 0.0_f32, c.0.y, c.0.y),
                        Vec4::new(2.0_f32, c.0.x, c.0.x, 1.0_f32),
                        Vec4::new(3.0_f32, (-0.0_f32), (-1.0_f32), 1.5_f32),
                    ))
                        .transpose();
                } else {
                    y = ((Mat4::from_cols(
                        Vec4::new(c.0.x, c.0.z, 1.0_f32, 0.5_f32),
                        Vec4::new(c.0.x, (-1.0_f32), 3.0_f32, 2.0_f32),
                        Vec4::new((-1.0_f32), c.0.z, (-1.0_f32), (-2.5_f32)),
                        Vec4::new(0.25_f32, c.0.z, c.0.x, 0.5_f32),
                    )
                        * Mat4::from_cols(
                            Vec4::new(0.25_f32, a, 0.5_f32, 1.5_f32),
                            Vec4::new(0.5_f32, 0.5_f32, c.0.z, 3.0_f32),
                            Vec4::new(c.0.x, (-0.0_f32), (-1.0_f32), c.0.y),
                            Vec4::new(0.0_f32, 1.5_f32, c.0.z, 1.5_f32),
                        ))
                        + Mat4::from_cols(
                            Vec4::new(0.0_f32, a, 0.0_f32, 0.25_f32),
                            Vec4::new(c.0.x, 1.5_f32, 0.5_f32, Pair::RATE),
                            Vec4::new(1.0_f32, c.0.z, 0.0_f32, 0.25_f32),
                            Vec4::new(1.0_f32, c.0.y, (-0.0_f32), c.0.x),
                        ));
                }
                if (c.1 < c.1) {
                    break 'outer;
                }
            }
        }
        [
            mat4(
                Vec4::new(0.0_f32, 1.5_f32, 1.0_f32, 0.5_f32),
                Vec4::new((-1.0_f32), 2.0_f32, 0.5_f32, 0.0_f32),
                Vec4::new(2.0_f32, (-0.0_f32), 0.25_f32, 2.0_f32),
                Vec4::new(a, 3.0_f32, a, (-2.5_f32)),
            ),
            Mat4::from_cols(
                Vec4::new(c.0.z, c.0.z, (-2.5_f32), (-2.5_f32)),
                Vec4::new(TABLE[(State::SIZE).min(3)], 0.5_f32, c.0.z, a),
                Vec4::new(c.0.x, c.0.z, c.0.z, 0.0_f32),
                Vec4::new(c.0.z, 0.0_f32, 2.0_f32, 0.5_f32),
            ),
        ]
    }
}

#[flatten]
mod p021 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize, pub f32);
    #[derive(Clone, Copy)]
    pub struct State;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(mut self, a: f32, c: i32) -> f32 {
            let mut b: f32 = ((self.0).midpoint(self.0)).clamp(-1.0, 1.0).acos();
            'outer: for c in (u32::MAX - (((self.0, MASK, self)).1 & 3)..=u32::MAX) {
                let mut a: [State; 3] = [State, State, State];
                'inner: for x_2 in a {
                    let mut y: [f32; 2] = [self.0, self.0];
                }
                if (c <= 0) {
                    break;
                }
            }
            (2.0_f32).rem_euclid(self.0)
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: u32, mut v: f32, t: (f32, u32, Pair)) -> [State; 3] {
        'outer: for n in (1..7).step_by(3) {
            let mut k1 = 3u32;
            'inner: while k1 > 0 {
                let start = v;
                let mut t = 0.0;
                t += start;
                let Hit(mut a_2, t) = Hit(((x != k1) as usize), (v - 0.5_f32));
                k1 -= 1;
            }
            'inner: for y in -1..1 {
                v -= a;
                if ((-0.0_f32) < 3.0) {
                    return [State, State, State];
                }
                let Hit(t, x) = Hit(3_usize, (v).sin());
            }
            if (a < t.2.0) {
                let mut a = Pair(
                    t
                        .2
                        .step(
                            1.0_f32,
                            ({
                                x = ((t.2.0, t.1, t.2)).1;
                                (n as i32)
                            }),
                        ),
                );
                break;
            }
        }
        [State, State, State]
    }
}

#[flatten]
mod p022 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
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
        fn step(mut self, a: &bool) -> Hit {
            let mut k0 = ((MASK | MASK)) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                if (*a) {
                    let mut k1 = 0i32;
                    'inner: loop {
                        if !(k1 < 2) {
                            break;
                        }
                        k1 += 1;
                        self = Pair;
                        if ((if ((if (*a) { (*a) } else { (k0 < 8) })) {
                            (!(5_u32 < k0))
                        } else {
                            false
                        })) {
                            continue;
                        }
                    }
                } else {}
            }
            Hit(((WIDE as i32) + ((STEPS & 63) << 1)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> bool {
        let mut b = (((MASK).max(0) + (UVec2::new(0_u32, 1_u32)).y)
            + (MASK).abs_diff(MASK));
        let Hit(x_2) = Hit((*c));
        'outer: for a in [
            (a + a),
            ({
                let mut c: f32 = (Vec3::new(0.25_f32, 1.5_f32, 0.25_f32))
                    .dot(Vec3::new(a, (-1.0), Hit::RATE));
                if ((b < b) & (x_2 != (-4))) {
                    let mut k0 = 254u8;
                    'outer: loop {
                        if !(k0 != u8::MAX) {
                            break;
                        }
                        if all(
                            (IVec3::new(x_2, 7_i32, 10_i32))
                                .cmpgt(IVec3::new((k0 as i32), (k0 as i32), 2_i32)),
                        ) {
                            let mut n: Pair = ({ Pair });
                            let v = n.step(&{ ((k0 as f32) < (k0 as f32)) });
                            break;
                        }
                        if (((x_2 < 0)
                            && ({
                                c = c;
                                (b <= 1_u32)
                            })))
                        {
                            break;
                        }
                        if (!(b >= b)) {
                            let mut a = (k0 as i32);
                            return ({ (8_u32 != b) });
                        }
                        k0 += 1;
                    }
                    return false;
                }
                0.0_f32
            }),
            0.0_f32,
        ] {}
        false
    }
}

#[flatten]
mod p023 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
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
    pub fn entry(a: &f32, c: &mut i32) -> f32 {
        if (MASK).is_power_of_two() {
            {
                let mut a: [Pair; 2] = [
                    Pair {
                        a: Pair::SIZE,
                        b: UVec2::new(1_u32, 0_u32),
                    },
                    Pair {
                        a: 0_usize,
                        b: UVec2::new(0_u32, 0_u32),
                    },
                ];
                'outer: for a in a {}
            }
        }
        0.0
    }
}

#[flatten]
mod p024 {
    use super::*;
    use flatten::math::*;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: &mut i32, y: f32) -> usize {
        let mut k0 = ((if true { MASK } else { MASK })) & 3;
        #[keep]
        'outer: loop {
            let mut t = Vec3::new(y, (-0.0), 2.0);
            let mut b: Mat2 = (mat2(
                rcp(Vec2::new(1.0_f32, 1.5_f32)),
                (Vec2::new(t.x, Pair::RATE)).abs().sqrt(),
            )
                * (Mat2::from_diagonal(Vec2::new(t.x, (-0.0_f32)))
                    * (Mat2::from_cols(Vec2::new(t.z, t.z), Vec2::new(1.5_f32, 0.5_f32))
                        * Mat2::from_cols(
                            Vec2::new(0.25_f32, (-2.5_f32)),
                            Vec2::new(1.5_f32, t.y),
                        ))));
            {
                let (mut t, (mut b, mut y)) = (
                    (b.y_axis.y).smoothstep(-1.0, 2.0),
                    (t, (b.y_axis.y).atan2(t.y)),
                );
                'inner: for v in [(UVec2::new(k0, 3_u32)).y, ((k0 & 15) * (k0 & 7))] {
                    let mut a_2 = Mat2::from_cols(
                        Vec2::new((-0.0), 0.0),
                        Vec2::new(0.25, Pair::RATE),
                    );
                    a_2.y_axis *= Vec2::ONE;
                    if (k0 > k0) {
                        let given: f32 = t;
                        let b: f32 = {
                            let t = second(given);
                            fn second(y: f32) -> f32 {
                                if y < 0.5 { -y } else { y }
                            }
                            t
                        };
                        y *= a_2.x_axis.y;
                    } else if (STEPS > (*c)) {} else {}
                }
            }
            if k0 == 0 || ((MASK <= 1)) {
                break;
            }
            k0 -= 1;
        }
        ((*a) + (*a))
    }
}

#[flatten]
mod p025 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(self, a: [i32; 2], mut x: i32) -> Pair {
            let (mut a, (c, b)) = (
                ((Mat3::from_diagonal(self.a)).transpose()
                    * Vec3::new(self.a.y, 1.5_f32, self.a.x)),
                (
                    (if false {
                        (Vec2::new(self.a.x, 1.0_f32) + Vec2::new(self.a.y, self.a.z))
                    } else {
                        (if (self.b.x != 0) {
                            let mut x_2 = Mat3::from_diagonal(self.a);
                            x_2.z_axis = (x_2.y_axis).saturate();
                            Vec2::new(self.a.x, 0.0_f32)
                        } else {
                            let mut k0 = 255u8;
                            'outer: loop {
                                if !(k0 != u8::MAX) {
                                    break;
                                }
                                let mut k1 = 0i32;
                                'inner: while k1 < 1 {
                                    k1 += 1;
                                    x >>= STEPS;
                                    let [[_, x], [b, y], [mut a_2, mut v]] = [a; 3];
                                }
                                if ((k0 as i32) != a[1]) {
                                    let Hit { a: mut n } = Hit { a: fract((k0 as f32)) };
                                    break 'outer;
                                }
                                let mut turn = 0;
                                let n: Pair = 'value: loop {
                                    let Pair { a, b } = Pair { b: self.b, a: self.a };
                                    if (({
                                        ((IVec2::new(10_i32, 2_i32)) == (IVec2::new(x, 0_i32)))
                                    })) {
                                        break 'value self;
                                    }
                                    turn += 1;
                                    if turn == 2 {
                                        break Pair { a: a, b: self.b };
                                    }
                                };
                                k0 += 1;
                            }
                            Vec2::new(self.a.y, self.a.x)
                        })
                    }),
                    self.a.y,
                ),
            );
            Pair {
                a: ((a).clamp(Vec3::ZERO, Vec3::ONE) + Vec3::splat(a.z)),
                b: UVec2::new(
                    self.b.y,
                    ((1_u32 & 15) * (((self.b.y | 7) - (self.b.y & 7)) & 7)),
                ),
            }
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: &mut i32, mut v: f32) -> Mat3 {
        let c = [
            ((*c) + ((*c)).rem_euclid(((*a)) | 1)),
            (((-4_i32) / ((*a) | 1)) + ((*c) & 31).pow(2)),
        ];
        let mut y: Pair = (if false {
            (*a) *= 2;
            Pair {
                b: UVec2::new(MASK, 0),
                a: Vec3::new(1.5, (-2.5), v),
            }
        } else {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 2) {
                    break;
                }
                k0 += 1;
                (v, (*a)) = (
                    ((Vec2::new(0.5_f32, v)).reject_from(Vec2::new(v, 1.5_f32))).y,
                    c[0],
                );
            }
            Pair {
                a: Vec3::new((-0.0), v, (-2.5)),
                b: UVec2::new(8, MASK),
            }
        });
        y.step(([c, [c[0]; 2], c])[0], (c[0]).wrapping_abs());
        y.b.x |= y.b.x;
        #[keep]
        'outer: for x_2 in (((c[0] + (*a)) & 3)..=(((*a) / (c[0] | 1)) & 3)) {
            if (y.b.y <= MASK) {
                break 'outer;
            }
            if (1.0_f32 <= ((*a) as f32)) {
                let mut a_2: [[i32; 2]; 3] = [c; 3];
                'inner: for (n, (_, _)) in a_2.iter().copied().zip(0..3u32).enumerate() {
                    let Hit { a } = Hit {
                        a: (Vec2::new(3.0_f32, y.a.y)).dot(Vec2::new(1.0_f32, 2.0_f32)),
                    };
                    if (3_usize <= n) {
                        let mut t = a_2[0][0];
                        continue;
                    }
                }
                continue 'outer;
            }
        }
        Mat3::from_cols(
            ((y.a
                * ({
                    y.a = (if ((*a) < c[1]) { y.a } else { Vec3::new(0.0, 0.0, 0.0) });
                    Vec3::new(0.0, 0.0, 0.0)
                })) + Vec3::splat(y.a.x)),
            Vec3::new(0.0, 0.0, 0.0),
            Vec3::new(0.0, 0.0, 0.0),
        )
    }
}

#[flatten]
mod p026 {
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

mod p027 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> usize {
        if (10_i32 < (*c)) {
            return 1;
        }
        let mut k0 = (((1_u32 & 15) * (1_u32 & 7))) & 3;
        #[unroll(max = 4)]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let mut t = [(*c), (*c)];
                    let given: f32 = (if ((t[1] < 0_i32) < ((-2.5_f32) <= (-1.0_f32))) {
                        t[(COUNT).min(1)] = (t[0] + ((10 - 1) - (5_i32).min(t[0])));
                        (a - a)
                    } else {
                        (*c) = (-4);
                        (HALF * a)
                    });
                    let v: f32 = {
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn first(t: f32) -> f32 {
                            (t - HALF).max(HALF)
                        }
                        let t = first(given);
                        t
                    };
                }
                k1 += 1;
            }
        }
        let mut t = (exp2(radians(Vec3::new((-0.0_f32), a, 0.5_f32))))
            .cmpne(
                (if ((if (a > a) { ((-0.0_f32) < a) } else { (a > a) })) {
                    Vec3::new(0.25, 0.0, 1.5)
                } else {
                    Vec3::new((-1.0), 3.0, 3.0)
                }),
            );
        ((((-4_i32)) as usize & 31) / 2)
    }
}

#[flatten]
mod p028 {
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
        fn step(self, a: &f32) -> usize {
            let mut c = ({
                let mut turn = 0;
                let v: u32 = 'value: loop {
                    let mut n = ((MASK >> (MASK & 31)) != ((MASK + MASK) + MASK));
                    if ((if ((n
                        || ({
                            n ^= n;
                            n
                        })))
                    {
                        let x: Vec3;
                        if ((if ((n
                            || ({
                                n = n;
                                n
                            })))
                        {
                            n
                        } else {
                            n
                        })) {
                            x = self.a;
                        } else {
                            x = Vec3::new(self.b.y, 0.5, self.a.z);
                        }
                        n
                    } else {
                        return Self::SIZE;
                    })) {
                        break MASK;
                    }
                    turn += 1;
                    if turn == 3 {
                        break MASK;
                    }
                };
                STEPS
            });
            (Self::SIZE + ((c & 255) as usize))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut i32, mut v: f32) -> bool {
        let mut x_2: Pair = Pair {
            c: 1.5,
            a: Vec3::new(0.5, (-1.0), v),
            b: Vec3::new(1.5, (-0.0), v),
        };
        let y = x_2.step(&x_2.b.y);
        let a: Mat4 = Mat4::from_diagonal(Vec4::new(0.5, (-2.5), x_2.a.z, (*a)));
        if ((5_usize > y) | false) {
            if (((!(y != Hit::SIZE))
                && (if (y != y) {
                    ((a.x_axis.z == TABLE[y % 4]) && (x_2.a.x != a.x_axis.z));
                    ((*c) <= (*c))
                } else {
                    (y != y)
                })))
            {
                return ((true && (y <= y)) && (true || false));
            } else {
                return ({
                    let [mut a_2, x] = [(((-4_i32) & 63) << 1), (-(*c))];
                    ({
                        x_2.a.z += x_2.c;
                        true
                    })
                });
            }
        }
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
                    let a_2 = y;
                    {
                        if (a.y_axis)
                            .abs_diff_eq(
                                Vec4::new(0.25_f32, a.z_axis.w, (-1.0_f32), x_2.a.x),
                                0.5,
                            )
                        {
                            break;
                        }
                        (x_2.b.z, v) = (
                            (Vec2::select(
                                (Vec2::new(0.25_f32, 0.0_f32))
                                    .cmplt(Vec2::new(0.0_f32, 0.0_f32)),
                                Vec2::new(0.0_f32, 0.0_f32),
                                Vec2::new(0.0_f32, 0.0_f32),
                            ))
                                .y,
                            0.0,
                        );
                    }
                }
                k1 += 1;
            }
        }
        false
    }
}

#[flatten]
mod p029 {
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
            if ((-1_i32) != 3) {
                let mut k0 = ((UVec2::new(2_u32, 5_u32)).y) & 3;
                #[keep]
                'outer: while k0 > 0
                    && (((((
                        Hit {
                            c: Self::SIZE,
                            a: UVec2::new(self.a, 3_u32),
                            b: Vec3::new((-0.0_f32), (-0.0_f32), 0.5_f32),
                        },
                        y,
                    ))
                        .1 == (self.b.y).abs().sqrt())))
                {
                    k0 -= 1;
                    if ((if (0_u32 <= 0) { true } else { true })) {
                        return (WIDE as i32);
                    }
                }
            } else {}
            ((if (((if (c[1] > c[1]) {
                let mut k0 = 0i32;
                'outer: loop {
                    if !(k0 < 0) {
                        break;
                    }
                    if false {
                        'inner: for _ in 0..4 {
                            let mut t = ((5_u32 & 15) * (self.a & 7));
                        }
                        break 'outer;
                    }
                    k0 += 1;
                }
                self.a
            } else {
                self.a
            }) == self.a))
            {
                c[1]
            } else {
                return c[1];
            }) + ((self.a & 255) as i32))
        }
    }
    impl Hit {
        fn step(&self, a: Pair, c: &Pair, y: UVec2) -> bool {
            {
                let Hit { a: x, b: x_2, .. } = Hit {
                    c: (3.0_f32.abs() as usize & 15),
                    a: ((*self)).a,
                    b: self.b,
                };
            }
            ((1_u32 > ((self.a.x & 63) << (3_u32 & 7))) ^ ((y.x > y.y) || (self.c != 0)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, mut x: i32, y: &f32, mut n: u32) -> f32 {
        if ((((if ((*y) > (*y)) {
            let mut c: Hit = (if (x != 10) {
                (*a) = Pair::step(
                    Pair {
                        b: Vec2::new(3.0, (*y)),
                        a: n,
                    },
                    flatten::math::select(
                        ((*y)).mul_add((*y), (*y)),
                        (*y),
                        (Vec4::new((*y), (-1.0_f32), (*y), 1.5_f32))
                            .abs_diff_eq(
                                Vec4::new(0.5_f32, (-2.5_f32), 2.0_f32, 2.0_f32),
                                0.5,
                            ),
                    ),
                    &{ [((*a) - x), (IVec3::new(x, (*a), 10_i32)).min_element()] },
                    (*y),
                );
                Hit {
                    a: UVec2::new(3, 5),
                    b: Vec3::new(3.0, 1.5, (-1.0)),
                    c: State::SIZE,
                }
            } else {
                Hit {
                    a: UVec2::new(0, n),
                    b: Vec3::new((*y), 2.0, (*y)),
                    c: Hit::SIZE,
                }
            });
            let n = c
                .step(
                    Pair {
                        a: n,
                        b: Vec2::new(c.b.y, 0.0),
                    },
                    &{
                        Pair {
                            b: Vec2::new(0.0_f32, (-0.0_f32)),
                            a: c.a.x,
                        }
                    },
                    (c.a).saturating_sub(UVec2::new(2_u32, 2_u32)),
                );
            1.5_f32
        } else {
            (*y)
        }) * 1.0) != (((*y)).abs() + 1.0).recip()))
        {
            let given: f32 = 1.5;
            let y: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(b: f32) -> f32 {
                    (b - HALF).max(HALF)
                }
                let t = first(given);
                t
            };
            ((*a), n) = (7, n);
            ((*a), x) = (((*a) % (x).max(x)), x);
        } else if (n != 8) {
            x %= 7;
        } else {
            let mut a: u32 = (if (Hit::step(
                &{
                    Hit {
                        c: Hit::SIZE,
                        a: UVec2::new(8_u32, 2_u32),
                        b: Vec3::new((*y), 1.5_f32, (*y)),
                    }
                },
                Pair {
                    b: Vec2::new((*y), (*y)),
                    a: n,
                },
                &{
                    Pair {
                        a: 0_u32,
                        b: Vec2::new(0.0_f32, 0.0_f32),
                    }
                },
                UVec2::new(0, 0),
            )) {
                0
            } else {
                0
            });
        }
        0.0
    }
}

#[flatten]
mod p030 {
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
    #[flatten(exact)]
    pub fn entry(mut b: f32, c: i32, y: &mut [f32; 2], t: &f32) -> Pair {
        'block: {
            if (!(b < b)) {
                let State { a: a } = State { a: ((*t) < y[0]) };
                break 'block;
            }
        }
        let State { a: _ } = State {
            a: ({
                let q = y[0];
                q == q && q.is_sign_negative()
            }),
        };
        if ((State { a: (!(c != c)) }).a) {}
        Pair
    }
}

mod p031 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
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
mod p032 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: BVec3, mut v: f32, t: u32) -> (u32, Hit, f32) {
        let mut k0 = (((((t <= 5_u32) as i16) <= ((8_u32 != t) as i16)) as u32 & 255))
            & 3;
        #[keep]
        'outer: loop {
            if (((2_usize < Pair::SIZE)
                || ({
                    (*a) = (Vec3::new(v, 1.5_f32, v)).element_product();
                    false
                }))) || k0 == 0
            {
                break;
            }
            k0 -= 1;
        }
        (0_u32, Hit(false, 0.0_f32), 0.0_f32)
    }
}

mod p033 {
    use super::*;
    use flatten::math::*;
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
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &i32, mut v: f32) -> i32 {
        if (((v
            == ({
                let mut y = ((({
                    'outer: for y in 0u32..2 {
                        #[keep]
                        'inner: for x in ((((*c)).min((*c)) & 3)..4).rev() {
                            let mut x_2 = Vec2::new(0.25, (-2.5));
                            let mut b = State(
                                smoothstep(
                                    Vec3::new(1.5_f32, 2.0_f32, (-0.0_f32)),
                                    (Vec3::new((-2.5_f32), 0.5_f32, 2.0_f32)).abs(),
                                    (if true {
                                        Vec3::new((-0.0_f32), (-0.0_f32), 0.25_f32)
                                    } else {
                                        Vec3::new((-1.0_f32), (-0.0_f32), 0.5_f32)
                                    }),
                                ),
                            );
                            let mut c = Vec3::splat(
                                select(
                                    HALF,
                                    (Vec4::new((-1.0_f32), x_2.x, x_2.y, (-0.0_f32)))
                                        .element_sum(),
                                    (b.0.y > v),
                                ),
                            );
                        }
                        'inner: for _ in 0..2u16 {
                            ((*a), v) = (
                                ((1.5_f32).trunc()).abs(),
                                ((Vec4::new((-0.0_f32), (-0.0_f32), (*a), v))
                                    .dot(Vec4::new((*a), (-0.0), 0.0, v)) - v),
                            );
                            if (v > (-0.0)) {
                                let mut y = (flatten::math::fract(Vec2::new((*a), (*a))))
                                    .mul_add(Vec2::new(v, v), Vec2::new((*a), (-1.0_f32)));
                                break;
                            }
                            let mut v: f32 = (TABLE[(y % 4) as usize] * v);
                        }
                    }
                    (NARROW as i32)
                }) & (*c)) * 0);
                (*a)
            }))
            && ({
                v += (*a);
                ((*c) < (*c))
            })))
        {}
        (*c)
    }
}

#[flatten]
mod p034 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p035 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: Vec4,
        pub c: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec2,
        pub b: f32,
        pub c: bool,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
        pub b: Pair,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut [(Pair, Pair, Pair); 3], y: f32) -> i32 {
        c[2].1.b.w = 0.0;
        let a_2: Pair;
        if ((c[2].0.c < HALF) || (c[1].1.a > c[1].2.a)) {
            a_2 = Pair {
                a: (c[2].0.c.abs() as usize & 15),
                ..c[0].2
            };
        } else {
            a_2 = Pair {
                c: ((-0.0_f32) * 1.0),
                a: 3,
                b: Vec4::splat(c[1].1.b.x),
            };
        }
        let mut k0 = 2u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            if ((BVec3::new(false, (c[2].0.a < c[2].1.a), (a_2.c <= 0.0_f32)))
                == (BVec3::new(false, false, false)))
            {
                break;
            }
        }
        0
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
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut usize, c: Pair, mut v: [i32; 2], mut n: [i32; 2]) -> usize {
        let given: f32 = c.a.y;
        let x: f32 = {
            let t = second(given);
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn second(c: f32) -> f32 {
                if c < HALF { -c } else { c }
            }
            t
        };
        let mut k0 = (5_u32) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let mut k1 = 1u32;
            'inner: while k1 < 8 {
                k1 <<= 1;
                if (((if (k0 < c.b.x) {
                    (n[1] != n[0])
                } else {
                    {
                        let mut x: [i32; 2] = [
                            n[0],
                            select(
                                ({ n[1] }),
                                n[1],
                                ({
                                    let q = c.a.x;
                                    q == q && q.is_sign_negative()
                                }),
                            ),
                        ];
                        v[(*a) % 2] = n[0];
                    }
                    ((*a) < (*a))
                })
                    || ({
                        v[(*a) % 2] |= v[(*a) % 2];
                        (5_u32 > c.b.x)
                    })))
                {
                    continue 'outer;
                }
                let (n, mut x) = (
                    (Mat4::from_cols(
                        Vec4::new(c.a.x, x, 2.0_f32, x),
                        Vec4::new(3.0_f32, (-0.0_f32), (-1.0_f32), c.a.y),
                        Vec4::new(0.0_f32, 0.5_f32, x, c.a.y),
                        Vec4::new(x, 1.0_f32, x, 1.0_f32),
                    )
                        - mat4(
                            Vec4::new(0.0_f32, 1.0_f32, x, (-1.0_f32)),
                            Vec4::new(0.5_f32, 1.0_f32, 1.0_f32, 3.0_f32),
                            Vec4::new(0.25_f32, x, c.a.x, c.a.y),
                            Vec4::new((-1.0_f32), c.a.x, 3.0_f32, c.a.x),
                        )),
                    mat4(
                        Vec4::new(c.a.y, c.a.y, 0.5_f32, c.a.y),
                        Vec4::new(x, c.a.x, 2.0_f32, 1.0_f32),
                        Vec4::new(0.5_f32, c.a.x, 0.5_f32, c.a.x),
                        Vec4::new(1.5_f32, 1.5_f32, (-0.0_f32), x),
                    ),
                );
            }
        }
        ((*a) + (*a))
    }
}

mod p037 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
    }
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &Pair, mut x: i32) -> i32 {
        let (mut y, x_2) = (
            BVec3::new(false, true, (a.b.x <= 0.0_f32)),
            (Vec3::new(a.a, 1.5_f32, (-2.5_f32))).extend(a.b.y),
        );
        #[keep]
        'outer: for v in ((x & 3)..4).rev() {
            let Pair { a, .. } = Pair {
                a: ((-0.0_f32) - 0.5_f32),
                ..(*a)
            };
            if (x_2.y <= x_2.y) {
                continue 'outer;
            }
            'inner: for n in 1..=2 {
                if (Vec3::new(x_2.w, 0.25_f32, 2.0_f32)).is_nan() {
                    if (10_i32 > x) {
                        break 'inner;
                    }
                    break 'inner;
                }
                if (({
                    let start = ({ (0_i32 * 2) });
                    let mut y = 0;
                    y += start;
                    let v = (Vec3::splat((Pair { b: x_2, a: x_2.z }).a))
                        .dot(Vec3::new(0.0, 1.0, x_2.y));
                    ({ ((n as i32) <= n) })
                })) {
                    let mut y: f32 = dot(
                        x_2,
                        (mat4(
                            x_2,
                            Vec4::new(HALF, 0.25_f32, x_2.w, x_2.w),
                            Vec4::new(0.0_f32, x_2.y, x_2.w, x_2.x),
                            Vec4::new(x_2.y, 3.0_f32, 1.0_f32, (-0.0_f32)),
                        ))
                            .mul_vec4(Vec4::new(x_2.z, (-2.5_f32), x_2.w, 0.5_f32)),
                    );
                } else {}
            }
        }
        x
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
    pub struct Hit {
        pub a: i32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
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
    impl State {
        const RATE: f32 = 2.25 + HALF;
        const SIZE: usize = COUNT + 2;
    }
    #[flatten(exact)]
    pub fn entry(a: &mut [f32; 3], c: &mut i32, y: f32) -> Pair {
        {
            if (!(State::RATE > a[0])) {
                'outer: for _ in 0..(COUNT + 1) {
                    a[0]
                        += (((-1.0_f32) - hadd(Vec4::new(0.0_f32, y, 2.0_f32, a[2]))))
                            .ceil();
                    let mut k1 = 0i32;
                    'inner: while k1 < 3 {
                        k1 += 1;
                        a[(MASK % 3) as usize] = a[1];
                        if ((true || true) && (y <= (-0.0))) {
                            continue;
                        }
                        (k1).is_negative();
                    }
                    if (a[1] != (a[0]).tanh()) {
                        continue;
                    }
                    'inner: for a in 0..2 {
                        let mut y = State { a: y };
                        if true {
                            break;
                        }
                        y = State { a: y.a };
                        y.a = y.a;
                    }
                }
                let a_2: Mat2;
                if ((if (({
                    let Hit { a: a } = Hit { a: 0_i32 };
                    false
                })) {
                    false
                } else {
                    false
                })) {
                    a_2 = Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0));
                } else {
                    a_2 = Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0));
                }
            }
        }
        Pair { a: 0 }
    }
}

#[flatten]
mod p039 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub i32);
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
    impl Pair {
        fn step(&mut self, a: usize) -> bool {
            if ((5_u32 != MASK) && (a <= a)) {
                let mut t = MASK;
                return ((self.0.x.abs() as usize & 15)
                    != (if (a <= a) { a } else { a }));
            }
            #[keep]
            'outer: for _ in ((((self.1 & 255) as u32) & 3)..=(MASK & 3)) {
                if (a <= a) {
                    continue;
                }
                if (self.0.x <= 2.0) {
                    if ((self.0.y <= self.0.y) < (self.1 < self.1)) {
                        return ({ (a < a) });
                    }
                    continue;
                }
            }
            ((self.1 < self.1) ^ (self.0.y > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: Mat2) -> usize {
        if (STEPS > ((NARROW as i32)).wrapping_mul((NARROW as i32))) {
            let y: Mat2;
            if (0.25_f32 <= c.y_axis.x) {
                y = mat2(
                    (if (c.x_axis.y <= 2.0) {
                        Vec2::new((-2.5), c.y_axis.x)
                    } else {
                        any(BVec3::new(false, ((*a) != c.x_axis.y), true));
                        c.x_axis
                    }),
                    Vec2::new(c.y_axis.x, (-0.0)),
                );
            } else {
                (*a) += c.x_axis.y;
                y = (Mat2::from_cols(
                    Vec2::new(0.5_f32, c.x_axis.y),
                    Vec2::new(1.5_f32, (-1.0_f32)),
                )
                    * (Vec4::new(3.0_f32, 2.0_f32, c.x_axis.y, c.y_axis.x))
                        .dot(Vec4::new(c.y_axis.y, (-0.0_f32), c.y_axis.x, 0.0_f32)));
            }
            let Pair(_, x) = (if (!(c.y_axis.x > 1.5)) {
                if (2.0_f32 != c.y_axis.x) {
                    return (Pair::SIZE).min(Pair::SIZE);
                }
                Pair(Vec2::new(y.y_axis.x, y.x_axis.y), STEPS)
            } else {
                Pair(y.x_axis, (NARROW as i32))
            });
        } else {
            if (0.0_f32 < (*a)) {
                #[keep]
                'outer: for t in (u32::MAX - ((MASK + MASK) & 3)..=u32::MAX).rev() {
                    if ((if (2.0_f32 <= (*a)) {
                        (1.0_f32).is_nan()
                    } else {
                        (c.x_axis.y <= c.x_axis.x)
                    })) {
                        return ((((-4_i32) + 10_i32) & 7) as usize);
                    }
                }
            }
            if ((if ((((c.y_axis.y != c.y_axis.y) < (c.x_axis.x <= c.y_axis.x))
                && ({
                    (*a) *= (2.0_f32 - 1.0_f32);
                    false
                })))
            {
                let a_2: i32;
                if true {
                    a_2 = (((*a) as i32).clamp(-64, 64));
                } else {
                    (*a) = ({
                        let mut a: Pair = Pair(c.x_axis, 2_i32);
                        let y = a.step((Pair::SIZE + 0));
                        let mut a_2: Pair = a;
                        let x_2 = a_2.step(((a.1 <= a_2.1) as usize));
                        a.0.x
                    });
                    a_2 = STEPS;
                }
                ((*a) > (*a))
            } else {
                true
            })) {} else {}
        }
        (Pair::SIZE + ((*a).abs() as usize & 255))
    }
}

#[flatten]
mod p040 {
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
    pub fn entry(a: &f32, mut x: (usize, Vec4, f32)) -> i32 {
        let Pair { a: x } = Pair { a: false };
        let mut x: State = State {
            a: (*a),
            b: ({
                let mut a_2: State = State {
                    b: (((State::SIZE, Vec4::new((*a), (-0.0_f32), 0.5_f32, (*a)), (*a)))
                        .0)
                        .abs_diff((State::SIZE + Pair::SIZE)),
                    ..State { b: Pair::SIZE, a: (*a) }
                };
                a_2.b
            }),
        };
        let mut k0 = (8_u32) & 3;
        #[keep]
        'outer: while k0 > 0
            && ((((if (k0 != k0) {
                x = State {
                    a: x.a,
                    b: (Vec4::new((-1.0_f32), (-2.5_f32), 1.0_f32, (-0.0_f32)))
                        .min_position(),
                };
                Pair::RATE
            } else {
                {
                    let y = x.a;
                    let mut n = ((Vec3::new(0.0, (-1.0), y))
                        .cross(Vec3::new(0.0, (-0.0), y)))
                        .min(((Vec3::new((-1.0), 0.0, x.a) * 1.5_f32) / (-3.0)));
                }
                HALF
            }) > (x.a).rem_euclid(x.a))))
        {
            k0 -= 1;
            x = State {
                b: x.b,
                a: (((2_u32 as f32)).min(x.a) + 0.0),
            };
            if ((*a) < exp2((-0.0_f32))) {
                let mut k1 = (((k0 & 63) << (8_u32 & 7))) & 3;
                'inner: while k1 > 0 {
                    k1 -= 1;
                    let mut t = Pair { a: (((*a) * (*a)) > x.a) };
                }
            } else {}
        }
        (Vec3::new(x.a, (-2.5_f32), (*a))).as_ivec3().y
    }
}

mod p041 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: UVec2,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut [Mat2; 2], y: &mut f32) -> u32 {
        'outer: for v in 0u32..2 {
            c[0].y_axis
                *= (((*y)
                    * ({
                        (*y) = (*y);
                        a
                    })) % 4.0);
            if ((((NARROW as i32) * 3)
                == ({
                    let (b, mut v, x_2) = (
                        (2.0_f32).atan2((*y)),
                        (STEPS).min(2_i32),
                        (Vec3::new(c[0].y_axis.y, 0.25_f32, c[1].y_axis.y)
                            - Vec3::new(2.0_f32, c[0].y_axis.y, c[1].y_axis.x)),
                    );
                    v
                })))
            {
                continue;
            }
            let mut k1 = -1i32;
            'inner: loop {
                if !(k1 <= 3) {
                    break;
                }
                if (((c[0].x_axis.y > c[0].y_axis.x) || (7_i32 <= k1))
                    && (HALF < c[1].y_axis.x))
                {
                    if (!(v <= v)) {
                        return ((v | 7) - (({ v }) & 7));
                    }
                    continue 'outer;
                }
                k1 = 2 + k1;
            }
        }
        let mut x_2 = (WIDE as i32);
        if (c[1].x_axis.y <= c[0].x_axis.y) {
            let mut k0 = ((3_u32 % MASK)) & 3;
            #[keep]
            'outer: loop {
                if (x_2 != STEPS) || k0 == 0 {
                    break;
                }
                k0 -= 1;
                let mut a = ((((c[1].y_axis.x + (-0.0)))
                    .max(
                        ({
                            let mut v: Vec2 = c[1].y_axis;
                            'inner: for x in 0..3 {
                                let start = MASK;
                                let mut y = 1;
                                y += start;
                                let (_, mut a_2, mut v) = (
                                    c[1].y_axis.y,
                                    5_i32,
                                    Vec3::new(c[1].y_axis.y, (-2.5_f32), 1.5_f32),
                                );
                            }
                            1.0_f32
                        }),
                    ) + 0.0))
                    .ceil();
            }
        } else if false {} else {}
        5
    }
}

#[flatten]
mod p042 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec2,
        pub c: Vec3,
    }
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: &IVec3, mut x: i32, y: &f32) -> Vec2 {
        let mut a_2 = [(vec2((*y), (-2.5_f32))).y, ((-0.0_f32)).ceil()];
        let n = ((Vec3::new(1.0_f32, Pair::RATE, (-1.0_f32)))
            .dot(Vec3::new(0.5_f32, 1.5_f32, a_2[1])))
            .smoothstep(-1.0, 2.0);
        (flatten::math::atan(Vec2::new(a_2[1], a_2[1])) + Vec2::splat((x as f32)))
    }
}

#[flatten]
mod p043 {
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
    #[flatten(exact)]
    pub fn entry(a: &mut f32, mut x: f32, y: Vec3, t: &mut Pair) -> Pair {
        let c: Pair = 'block: {
            if (2.0_f32 < x) {
                break 'block (*t);
            }
            (*t) = (*t);
            Pair
        };
        {
            let mut t = Mat2::IDENTITY;
            t.x_axis = Vec2::new(Pair::RATE, t.y_axis.x);
        }
        let mut n: Pair = Pair;
        if ((*a) < x) {
            let (t, (mut a_2, b)) = (
                (NARROW as i32),
                (
                    (IVec2::new(3_i32, STEPS)).y,
                    mat2(Vec2::new(2.0_f32, 1.0_f32), Vec2::new((-2.5_f32), y.z)),
                ),
            );
            a_2 %= 7;
        } else {
            'outer: for b in -1..3 {
                let mut k1 = -1i32;
                'inner: while k1 <= 1 {
                    (*a) = (*a);
                    k1 = 2 + k1;
                }
                if ((-0.0_f32)).is_nan() {
                    x = (*a);
                    continue;
                }
                let t: Hit;
                if (((MASK).count_ones() as usize) == (Pair::SIZE + Hit::SIZE)) {
                    t = Hit {
                        a: (if 5_usize >= Pair::SIZE {
                            5_usize - Pair::SIZE
                        } else {
                            State::SIZE
                        }),
                        ..Hit { b: y.x, a: Hit::SIZE }
                    };
                } else {
                    x -= (y).normalize_and_length().1;
                    t = Hit {
                        b: (-y.x),
                        ..Hit {
                            b: (*a),
                            ..Hit {
                                b: (-2.5),
                                ..Hit { b: 0.5, a: 1 }
                            }
                        }
                    };
                }
            }
            'outer: for n in [(NARROW as i32), (NARROW as i32)] {
                let Hit { a: a, b: _ } = Hit {
                    b: (if (n <= n) {
                        2.0_f32
                    } else {
                        let mut y = Mat2::from_cols(
                            Vec2::new(1.5, 3.0),
                            (Mat2::from_cols(
                                Vec2::new(0.5_f32, (-2.5_f32)),
                                Vec2::new(y.y, 0.25_f32),
                            ))
                                .x_axis,
                        );
                        y.x_axis = (if (n > n) { y.x_axis } else { y.y_axis });
                        y.x_axis.y
                    }),
                    a: (if false { Pair::SIZE } else { 0_usize }),
                };
            }
        }
        Pair
    }
}

#[flatten]
mod p044 {
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
    pub fn entry(a: &mut f32, c: &mut i32) -> bool {
        let given: f32 = (((*a) - (*a))).round();
        let a: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(v: f32) -> f32 {
                (v - HALF).max(HALF)
            }
            let t = first(given);
            t
        };
        let mut k0 = (({
            let mut k0 = ((5_u32 / 3)) & 3;
            #[keep]
            'outer: loop {
                'inner: for b in [
                    ((*c)).max((*c)),
                    ((*c) / ((NARROW as i32) | 1)),
                    ((10_i32 & 15) * ((*c) & 7)),
                ] {
                    if true {
                        (1.5_f32 > ([a, a, (-2.5_f32)])[0]);
                        break;
                    }
                    let mut c = ((Vec2::new(2.0_f32, a) * Vec2::new(a, 1.5_f32)))
                        .distance(
                            Vec2::select(
                                (Vec2::new(a, Hit::RATE))
                                    .cmplt(Vec2::new((-0.0_f32), (-1.0_f32))),
                                Vec2::new((-2.5_f32), 0.5_f32),
                                Vec2::new(a, 1.0_f32),
                            ),
                        );
                }
                if k0 == 0 || (((*c) < (*c))) {
                    break;
                }
                k0 -= 1;
            }
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
        (false ^ ((*c) > 1))
    }
}

#[flatten]
mod p045 {
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
    fn first(a: &f32) -> i32 {
        'outer: for _ in (1..7).step_by(3) {
            let mut a_2 = Pair {
                b: State::SIZE,
                c: MASK,
                a: (*a),
            };
            let mut turn = 0;
            let t: State = 'value: loop {
                let x = (((*a) <= a_2.a) && ((HALF).atan2((*a)) < (*a)));
                let State(mut b, Pair { a: mut x_2, b: _, c: mut c }) = State(
                    STEPS,
                    Pair {
                        a: a_2.a,
                        b: a_2.b,
                        c: a_2.c,
                    },
                );
                if x {
                    break State(b, a_2);
                }
                turn += 1;
                if turn == 2 {
                    break State(b, a_2);
                }
            };
        }
        ((WIDE as i32) + STEPS)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut usize, y: &u32) -> i32 {
        let mut t = (*a);
        let mut turn = 0;
        let x: [i32; 2] = 'value: loop {
            let mut x_2 = (((if ((*y) < (*y)) {
                let mut b: f32 = (Vec3::new(2.0_f32, t, t)).z;
                (-4_i32)
            } else {
                if (t < (Vec4::new(t, t, 0.5_f32, 0.5_f32)).max_element()) {
                    let mut t = mat4(
                        Vec4::new((-0.0), 0.5, 0.0, t),
                        Vec4::new((*a), 0.25, 0.0, (-0.0)),
                        Vec4::new(0.25, (*a), (-0.0), 1.5),
                        Vec4::new(2.0, (-2.5), 2.0, t),
                    );
                    (*c) >>= 1;
                } else {
                    let (v, State(mut b, mut a), _) = (
                        (-1.0_f32),
                        State(
                            STEPS,
                            Pair {
                                a: 3.0_f32,
                                ..Pair { b: (*c), c: 8_u32, a: t }
                            },
                        ),
                        ({
                            let q = (*a);
                            if q == q { q.to_bits() >> 20 } else { 7 }
                        }),
                    );
                    a.c = (a.c
                        + (((if true { 2_u32 } else { (*y) }) & 15) * (({ (*y) }) & 7)));
                    let (a, (mut t, _)) = (
                        a.a,
                        (first(&v), (if ((-1_i32) != b) { 0.5_f32 } else { t })),
                    );
                }
                (WIDE as i32)
            }) >> STEPS) * STEPS);
            if (5_u32).is_power_of_two() {
                break [1_i32; 2];
            }
            turn += 1;
            if turn == 1 {
                break [x_2; 2];
            }
        };
        'outer: for (a, a_2) in x.into_iter().zip([((1_u32 & 15) * ((*y) & 7)), 2_u32]) {
            let mut k1 = ((a_2 + (*y))) & 3;
            'inner: while k1 > 0 {
                k1 -= 1;
                if ((IVec2::new(5_i32, 3_i32)) == (IVec2::new(7_i32, 0_i32))) {
                    (*c) = ((Vec4::new(t, 0.0_f32, t, t)).min_position() & 7);
                    break;
                }
            }
            if (t <= t) {
                'inner: for (b, (a, c)) in x.iter().copied().zip(0..2u32).enumerate() {
                    if ((if ((x[1] <= 3) == (8_u32 <= c)) {
                        (c <= a_2)
                    } else {
                        ((-1.0_f32) != t)
                    })) {} else if (t > t) {} else {}
                    if (a != a) {
                        break;
                    }
                }
                break;
            }
        }
        (7 + (t as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p046 {
    use super::*;
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
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &mut Vec2, y: &mut f32) -> f32 {
        let mut a: BVec3 = (((IVec3::new(5_i32, (WIDE as i32), (WIDE as i32))
            ^ IVec3::new(10_i32, 3_i32, 1_i32)) / 3))
            .cmpeq(
                (({
                    {
                        'outer: for _ in 0..(COUNT + 1) {
                            if ((((c.x != (-1.0))
                                && (TABLE[(a.1.x % 4) as usize] <= (*y)))
                                || ({
                                    (*y) = 0.0;
                                    false
                                })))
                            {
                                return 0.0;
                            }
                        }
                    }
                    IVec3::new(0, 0, 0)
                }))
                    .min(IVec3::new(0, 0, 0)),
            );
        0.0
    }
}

mod p047 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: f32,
        pub c: u32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32) -> f32 {
        (*a) += (-(([(*a); 2])[0] / 4.0));
        'outer: for a in 0..0 {}
        0.0
    }
}

#[flatten]
mod p048 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec2);
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: i32, y: &mut IVec2, mut n: f32) -> bool {
        let mut turn = 0;
        let x_2: f32 = 'value: loop {
            y.x = ({
                (*y) = ((*y) + (*y));
                y.y
                    |= (((if ((*a) > (-0.0)) {
                        (-4_i32)
                    } else {
                        (*y) -= ((*y) / 3);
                        y.y
                    }) - (if true { c } else { y.x })) >> (1u32));
                (((IVec3::new(3_i32, 2_i32, 10_i32)).min_element() & 63) << (1u32))
            });
            if (((if (*a) <= n { (n).clamp((*a), n) + 0.0 } else { (*a) })
                <= ((*a) + 0.0)))
            {
                break ((3.0_f32 * 1.0) + (y.y as f32));
            }
            turn += 1;
            if turn == 1 {
                break ((*a) + 0.0);
            }
        };
        let mut k0 = 253u8;
        'outer: while k0 != u8::MAX {
            if (((k0 as f32) / 0.5_f32)).is_nan() {
                let mut v: f32 = (((if (x_2 < (k0 as f32)) {
                    if (vec2(n, 0.0)
                        == Vec2::select(
                            (Vec2::new(0.5, (*a))).cmplt(Vec2::new((-0.0), (-0.0))),
                            Vec2::new((k0 as f32), 2.0),
                            Vec2::new((k0 as f32), 0.0),
                        ))
                    {
                        y.y = (((*y)).y & 31).pow(2);
                        return ((0_u32 / (MASK | 1)) < (k0 as u32));
                    }
                    3.0_f32
                } else {
                    y.x = y.x;
                    x_2
                }))
                    .copysign((((*a)).max(n) + 0.0)) - (k0 as f32));
            } else {
                let n = (((y.y + c) >> 2)
                    - (if (8_usize >= 0) {
                        ((k0 as i32) - (k0 as i32))
                    } else {
                        ((y.y & 15) * (c & 7))
                    }));
                (*a)
                    += (x_2)
                        .hypot(
                            ({
                                let k1 = (((k0 as u32) + 1_u32)) & 3;
                                'inner: loop {
                                    if k1 < 4 {
                                        y.y = (if (((if true {
                                            (x_2 != x_2)
                                        } else {
                                            ((k0 as u32) > k1)
                                        }) | ((x_2 < x_2) < (c < (k0 as i32)))))
                                        {
                                            3
                                        } else {
                                            ((if (k1 != k1) { n } else { c }) + ((k0 as i32) * 2))
                                        });
                                        break;
                                    } else {
                                        continue;
                                    }
                                }
                                3.0_f32
                            }),
                        );
                let mut x = Vec3::new((-1.0), 0.0, x_2);
            }
            if (((*y) & 63).dot((*y) & 15) == (k0 as i32)) {
                break 'outer;
            }
            let mut k1 = ((MASK).wrapping_shr(MASK)) & 3;
            'inner: while k1 > 0 {
                k1 -= 1;
                (*a) *= (*a);
            }
            k0 += 1;
        }
        ((0.5_f32 < 0.0) ^ (n > 0.5))
    }
}

mod p049 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: Vec3,
        pub c: Vec4,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: Hit, y: &mut f32, t: &mut f32) -> u32 {
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
                    ((*y), x) = (((a / x.a)).tanh(), Hit { a: (*t) });
                    x = Hit {
                        a: (-({
                            if (k0 > 1) {
                                let mut t = (BVec3::new(false, false, false)
                                    & BVec3::new(false, false, (5_u32 <= k0)));
                                let (mut a_2, (_, c)) = (
                                    [
                                        (if (k0 < 2) { x.a } else { (*y) }),
                                        f32::from_bits((0_u32 & 0x007f_ffff) | 0x3f80_0000),
                                        ((*y)).fract_gl(),
                                    ],
                                    (
                                        (if k0 != 0 {
                                            ((((k0 <= MASK) as i8) <= (((*y) != (*y)) as i8)) as u32
                                                & 255) / k0
                                        } else {
                                            3_u32
                                        }),
                                        a,
                                    ),
                                );
                            } else {}
                            (*y)
                        })),
                    };
                }
                k1 += 1;
            }
        }
        5
    }
}

#[flatten]
mod p050 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> bool {
        let (a, mut a_2) = (((a + a) != a), a);
        (((a_2 + a_2) < a_2) ^ (a_2 > 0.5))
    }
}

mod p051 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact)]
    pub fn entry(a: &f32, mut x: usize, y: f32) -> i32 {
        if (STEPS <= ((((IVec2::new((-1_i32), (NARROW as i32))) & 63) << 3_u32)).y) {
            let v: i32;
            if (((y <= (*a))
                && ((x != x)
                    || ({
                        x ^= 3;
                        (x <= x)
                    }))))
            {
                v = (((NARROW as i32) + (WIDE as i32)) - STEPS);
            } else {
                x = 8;
                v = (NARROW as i32);
            }
            let [a, _, _] = [
                (if false {
                    if ((if (((true
                        || ({
                            x |= 1;
                            (v < v)
                        })) ^ (x != 0)))
                    {
                        ((*a) <= (y + y))
                    } else {
                        let mut a: [Mat2; 3] = [
                            Mat2::from_cols(
                                Vec2::new((*a), (-0.0_f32)),
                                Vec2::new((-0.0_f32), (*a)),
                            ),
                            mat2(Vec2::new(1.5_f32, 0.5_f32), Vec2::new(0.25_f32, y)),
                            Mat2::from_diagonal(Vec2::new(0.0_f32, 0.0_f32)),
                        ];
                        'outer: for a in a {}
                        false
                    })) {}
                    Mat2::from_cols(
                        Vec2::new(0.0_f32, 0.0_f32),
                        Vec2::new(0.0_f32, 0.0_f32),
                    )
                } else {
                    Mat2::from_cols(
                        Vec2::new(0.0_f32, 0.0_f32),
                        Vec2::new(0.0_f32, 0.0_f32),
                    )
                }),
                Mat2::from_cols(
                    Vec2::new(0.0_f32, 0.0_f32),
                    Vec2::new(0.0_f32, 0.0_f32),
                ),
                Mat2::from_cols(Vec2::new(0.0_f32, 0.0_f32), Vec2::new(0.0_f32, 0.0_f32)),
            ];
        }
        0
    }
}

#[flatten]
mod p052 {
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut State, y: &mut Pair) -> bool {
        if ((((y.c as f32) < (y.b - a))
            && ({
                c.a *= c.a;
                ({
                    let mut n: State = State {
                        a: flatten::math::floor((c.a - Vec3::new(y.b, 3.0_f32, 3.0_f32))),
                    };
                    false
                })
            })))
        {
            'outer: for _ in (1..10).step_by(3).rev() {
                (*y) = (*y);
                'inner: for y in 0..2 {
                    c.a.y = c.a.x;
                    if (((y as i32) < y) && (!((y as i32) < y))) {
                        continue 'outer;
                    }
                    let (y, (c, v)) = (
                        UVec2::new(MASK, 8_u32),
                        (
                            (if ((IVec2::new(7_i32, y)) == (IVec2::new(STEPS, y))) {
                                (c.a.y - a)
                            } else {
                                (0.5_f32).copysign(c.a.x)
                            }),
                            (IVec3::new(y, 2_i32, 1_i32) + IVec3::new(7_i32, y, 0_i32)),
                        ),
                    );
                }
            }
            'outer: for _ in (((y.c).wrapping_mul(y.c) & 3)..4).rev() {
                let mut a: Vec3 = ((Vec3::new((-0.0), 1.0, 0.25) - c.a.x))
                    .max((c.a * (Vec3::new(0.0, 0.0, 0.0) + Vec3::new(0.0, 0.0, 0.0))));
            }
        }
        false
    }
}

#[flatten]
mod p053 {
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
    impl Hit {
        fn step(&mut self, a: &mut f32, c: i32, y: f32) -> i32 {
            let mut c = Pair(self.0, self.0);
            let start = (-sign(y));
            let mut t = 0.0;
            t += start;
            (((self.1).midpoint(5_i32) >> (1u32)) - (self.1 - self.1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut [Hit; 3], y: &mut f32) -> bool {
        let n = [
            c[0],
            Hit(((*y).abs() as usize & 15), (c[0].1 + c[1].1)),
            (if (BVec3::new((1_i32 > c[0].1), false, false)).test(5_usize % 2) {
                ({
                    let mut c = State { a: Vec3::new(0.5, 0.5, a) };
                    Hit(Hit::SIZE, (NARROW as i32))
                })
            } else {
                c[2]
            }),
        ];
        let mut k0 = (({
            let q = 0.25_f32;
            if q == q { q.to_bits() >> 20 } else { 7 }
        })) & 3;
        #[keep]
        'outer: while k0 > 0
            && (((UVec2::new(8_u32, 2_u32)).as_ivec2()
                == (IVec2::new(1, 10) + IVec2::new(c[1].1, (-4)))))
        {
            k0 -= 1;
            'inner: for &c in &n {
                let mut x_2: Hit = Hit(State::SIZE, c.1);
                let v = x_2.step(y, 10, Hit::RATE);
            }
        }
        ((STEPS != 10) ^ (c[0].1 > 1))
    }
}

#[flatten]
mod p054 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub f32);
    #[flatten(exact)]
    pub fn entry(a: bool, c: Vec4, y: &f32) -> f32 {
        let mut a: [f32; 2] = [3.0_f32, (*y)];
        'outer: for a in a {}
        0.0
    }
}

#[flatten]
mod p055 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub usize, pub u32);
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
        fn step(&mut self, a: &f32) -> f32 {
            let mut n: [f32; 3] = [(*a), (*a), ((*a)).round_ties_even()];
            let Pair(y, b) = Pair(((MASK).count_ones() as usize), ((*self)).1);
            {
                let Pair(t, _) = (if ((3.0_f32 > (*a)) && (n[2] <= n[0])) {
                    let mut k0 = 255u8;
                    'outer: while k0 != u8::MAX {
                        n[(STEPS & 1) as usize]
                            -= ((n[2]).rem_euclid(n[2])).div_euclid(1.5);
                        if ((if ((if (self.1 > self.1) {
                            (self.1 != self.1)
                        } else {
                            false
                        })) {
                            (Vec2::new(n[2], 1.5) == Vec2::new((-0.0), n[0]))
                        } else {
                            false
                        })) {
                            let [(n, _, ..), ..] = [(TABLE[(y).min(3)], HALF, b); 2];
                            break 'outer;
                        }
                        #[keep]
                        'inner: for v in (0..(b & 3)) {
                            let mut c: bool = (((*a) > n[2]) != false);
                            let [x, mut v, y] = [0.5_f32, (k0 as f32), n[1]];
                        }
                        k0 += 1;
                    }
                    (*self)
                } else {
                    (*self)
                });
            }
            ((n[1]).mul_add((n[2]).tanh(), 3.0) + n[1])
        }
    }
    impl Pair {
        fn sum(&self, a: &f32) -> f32 {
            if ((TABLE[(self.0).min(3)] <= (*a)) || false) {
                #[unroll(max = 4)]
                'outer: for n in (((if (Pair::RATE > (*a)) { STEPS } else { 0_i32 })
                    & 3)..=(STEPS & 3))
                {
                    if (n != n) {
                        'block: {
                            let (n, ((_, t, _), mut x)) = (
                                (((self.1 > self.1) && (self.1 <= self.1))
                                    || (((-2.5_f32) > (*a)) && true)),
                                ((0.0_f32, (*a), self.1), self.0),
                            );
                            if n {
                                break 'outer;
                            }
                        }
                        return (*a);
                    }
                }
            } else {}
            ((*a) + HALF)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: f32, t: &mut Pair) -> f32 {
        if (t.step(&a) <= y) {
            if (((if (a > 1.5) {
                t.0
            } else {
                if ((a <= a) < ((8_usize > t.0) < false)) {
                    t.0 = ((*t).sum(&y).abs() as usize & 15);
                    let a: UVec2 = 'block: {
                        if (((!(t.1 <= t.1))
                            && ({
                                (*c) = (*c);
                                (Vec4::new((-1.0_f32), 1.0_f32, 0.5_f32, 0.0_f32))
                                    .abs_diff_eq(
                                        Vec4::new(0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32),
                                        0.5,
                                    )
                            })))
                        {
                            break 'block UVec2::new(0, 0);
                        }
                        UVec2::new(0, 0)
                    };
                }
                0_usize
            }) <= 0))
            {
                return 0.0;
            }
        }
        0.0
    }
}

#[flatten]
mod p056 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub usize);
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: usize, y: &Mat3, t: u32) -> Mat3 {
        let mut k0 = ((t + 5_u32)) & 3;
        #[keep]
        'outer: while k0 > 0 && ((Vec3::new(3.0, 1.0, (-0.0))).cmplt(y.z_axis).all()) {
            k0 -= 1;
            if (({
                let q = (2.0_f32).fract_gl();
                q == q && q.is_sign_negative()
            })) {
                let mut a_2 = (((*y) * y.y_axis)
                    * ((y.z_axis).dot(y.z_axis) * y.y_axis));
                let [n, y] = [y.z_axis.z; 2];
            } else {
                let k1 = ((t ^ t)) & 3;
                'inner: loop {
                    if k1 < 4 {
                        break;
                    } else {
                        continue;
                    }
                }
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
mod p057 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut i32, mut v: f32, t: &u32) -> f32 {
        ((*c)).is_negative();
        'outer: for x in 0..(COUNT + 1) {
            if ((Hit::SIZE != x) && (((*c) <= (*c)) != (2_usize != x))) {
                if (!(v < b)) {
                    break;
                }
                continue;
            }
            let mut b = Mat2::from_cols(Vec2::new(HALF, (-2.5)), Vec2::new(1.5, b));
            b.y_axis *= Vec2::ONE;
        }
        let mut k0 = 255u8;
        'outer: while k0 != u8::MAX {
            let mut k1 = (((k0 as u32)).rotate_left((*t))) & 3;
            'inner: while k1 > 0
                && ((((if (v < v) {
                    v
                } else {
                    if ((k0 as i32) < (*c)) {
                        (*c) %= 7;
                        let mut y: i32 = (k0 as i32);
                    } else if ((-2.5_f32) < v) {
                        (*c) *= 2;
                        v = 0.0;
                    } else {
                        let x_2 = (STEPS >> 1);
                    }
                    v
                }) > b)))
            {
                k1 -= 1;
                if ((k0 as u32) <= k1) {
                    return (Hit::SIZE as f32);
                }
                v *= (0.0_f32 + 0.0_f32);
            }
            k0 += 1;
        }
        0.0
    }
}

#[flatten]
mod p058 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: Vec3,
        pub c: i32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut Vec3) -> Vec3 {
        c.y -= c.x;
        let a: [f32; 3] = [
            ((-1.0_f32) * 1.0),
            ((Vec2::new(0.25_f32, c.z)).dot(Vec2::new(a, (-1.0_f32)))).abs().sqrt(),
            ((0.0_f32 + 0.0_f32) * 0.0_f32),
        ];
        Vec3::new(0.0, 0.0, 0.0)
    }
}

mod p059 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub Pair, pub IVec2);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p060 {
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
    fn first(a: f32, mut x: i32, y: f32) -> f32 {
        x = x;
        'outer: for y in [(y * a), (y * 0.0), (a - 1.0_f32)] {
            let mut a = ((((-1_i32)).wrapping_neg() & 7) as usize);
            let mut v = (if (flatten::math::all(
                (if (a > a) {
                    BVec3::new(true, true, (STEPS != x))
                } else {
                    BVec3::new(false, (a > a), true)
                }),
            )) {
                {
                    if (HALF < (-1.0)) {
                        if (((y >= y)
                            && ({
                                x %= 7;
                                (y > y)
                            })))
                        {
                            return 0.0;
                        } else {
                            break;
                        }
                    }
                }
                Vec3::new((-0.0), y, y)
            } else {
                Vec3::new(TABLE[(2_i32 & 1) as usize], (-2.5), 2.0)
            });
        }
        (3.0 + (x as f32))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: i32, mut x: i32, y: f32) -> bool {
        x = ((x).max(x)).rem_euclid(8);
        let mut x_2 = first(
            (((x & 7) as usize) as f32),
            ({
                x >>= 1;
                (if (y > y) {
                    b
                } else {
                    let mut c = (COUNT & 7);
                    x
                })
            }),
            (if false {
                let mut a = Vec3::new(1.0, (-2.5), 0.25);
                a.z
            } else {
                let mut k0 = (MASK) & 3;
                #[keep]
                'outer: loop {
                    if (1_u32 < 0) || k0 == 0 {
                        break;
                    }
                    k0 -= 1;
                    let mut y = (((UVec2::new(3, MASK)).max(UVec2::new(k0, 8))
                        + (UVec2::new(1, 1) + UVec2::new(MASK, k0)))
                        ^ (select(UVec2::new(8_u32, 2_u32), UVec2::new(k0, 3_u32), false)
                            + (UVec2::new(8, k0) + UVec2::new(1, k0))));
                    y.x = ({
                        let q = (Vec3::new(HALF, 3.0_f32, (-1.0_f32))).z;
                        if q == q { q.to_bits() >> 20 } else { 7 }
                    });
                }
                first(2.0, (5_i32).abs(), 3.0)
            }),
        );
        ((HALF != 1.0) ^ (x_2 > 0.5))
    }
}

#[flatten]
mod p061 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub Vec3);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
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
        fn step(&mut self, a: Pair) -> f32 {
            let mut a = IVec2::new((NARROW as i32), STEPS);
            (self.1.z
                + ({
                    self.1.z = (self.1.z + (Pair::SIZE as f32));
                    TABLE[(MASK % 4) as usize]
                }))
        }
    }
    fn second(mut b: f32, c: &mut i32) -> Pair {
        if ((if ((b <= b) != flatten::math::all(BVec3::new(true, true, ((*c) > 0_i32))))
        {
            ((*c) <= (*c))
        } else {
            ((*c)).is_negative()
        })) {
            let c = (Vec4::new(b, 2.0_f32, b, b)).signum();
            let c: Pair = 'block: {
                if (c.x).is_nan() {
                    break 'block Pair(c.z, Vec3::new(1.5_f32, 3.0_f32, 2.0_f32));
                }
                let Pair(t, ..) = Pair(
                    (c.w).tanh(),
                    (if (HALF != TABLE[0_usize % 4]) {
                        let [x, v, mut a] = [
                            (STEPS - (-4_i32)),
                            ((MASK & 255) as i32),
                            STEPS,
                        ];
                        Vec3::new(c.w, 2.0_f32, (-2.5_f32))
                    } else {
                        Vec3::new((-2.5_f32), 0.25_f32, c.w)
                    }),
                );
                Pair(
                    (MASK as f32),
                    (Vec3::new(0.5_f32, (-0.0_f32), 0.0_f32)
                        + Vec3::new(0.25_f32, (-2.5_f32), 0.0_f32)),
                )
            };
        } else if (2.0_f32 > (State::SIZE as f32)) {
            #[keep]
            'outer: for b in (0..((UVec2::new(MASK, MASK)).y & 3)).rev() {
                if ((((*c)) as usize & 31) > Hit::SIZE) {
                    break;
                }
            }
        } else {}
        Pair((b * b), ((Vec3::new(b, b, b)).any_orthonormal_vector() + Vec3::splat(b)))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut Pair, y: &mut Pair, mut n: Hit) -> u32 {
        if false {
            return 5;
        }
        (((if false {
            let given: f32 = (if (1.5_f32 == c.1.x) {
                (*c).step(second(Pair::step(&mut (*y), Pair(c.1.y, c.1)), &mut n.0))
            } else {
                let start = (if (Pair::SIZE <= 0) {
                    (n.0 + n.0)
                } else {
                    'outer: for a_2 in 1..=2 {}
                    (n.0).max(n.0)
                });
                let mut v = 0;
                v += start;
                ((0.0_f32, State::SIZE, (*y))).0
            });
            let x: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(c: f32) -> f32 {
                    (c - HALF).max(HALF)
                }
                let t = first(given);
                t
            };
            UVec2::new(MASK, 2_u32)
        } else {
            return MASK;
        }))
            .y + (c.1.z.abs() as u32 & 255))
    }
}

#[flatten]
mod p062 {
    use super::*;
    use flatten::math::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
            b: ((IVec3::new(10, 2, y.a.b.x) + c.a.b) + c.a.b),
            c: Vec3::select(((y.a.c * c.a.c)).cmplt(Vec3::splat(HALF)), y.a.c, y.a.c),
        };
        let mut a: [Pair; 3] = [
            (if (1.5_f32 != y.a.a) {
                let mut a_2: [[i32; 3]; 2] = [[c.a.b.y, (-1_i32), c.a.b.x]; 2];
                'outer: for (x_2, _) in a_2
                    .into_iter()
                    .zip([MASK, (if MASK != 0 { 0_u32 / MASK } else { 3_u32 })])
                {
                    let y = ((if (Vec4::new(y.a.c.z, 0.25_f32, 1.5_f32, (-0.0_f32)))
                        .abs_diff_eq(Vec4::new(y.b, c.a.c.y, (-2.5_f32), y.a.c.y), 0.5)
                    {
                        let mut k1 = 1u32;
                        'inner: while k1 < 2 {
                            k1 <<= 1;
                            let mut n: [i32; 3] = [
                                ((a_2[0][0] & 15)
                                    * ((((NARROW as i32) & 63) << STEPS) & 7)),
                                a_2[0][2],
                                (!(c.a.b.y - a_2[1][0])),
                            ];
                            let mut y: [i32; 3] = a_2[0];
                        }
                        (if (x_2[2] != a_2[0][2]) { true } else { true })
                    } else {
                        (c.a.c.x < HALF)
                    })
                        != (BVec3::new((y.a.c.x > c.a.a), true, (y.a.a <= c.a.a)))
                            .test(Pair::SIZE % 2));
                    if (c.a.c.x <= c.a.c.y) {
                        continue 'outer;
                    }
                    'inner: for x_2 in (1..4).step_by(3) {
                        if ((-c.a.c.z) != ((c.a.c.y).max(c.a.c.z) + 0.0)) {
                            let mut n: f32 = ((3.0_f32 * Vec2::new(3.0_f32, (-2.5_f32))))
                                .perp_dot((-(Vec2::new(2.0_f32, 0.0_f32))));
                            continue;
                        }
                        'block: {
                            if ((c.b <= c.a.c.z) || (!y)) {
                                let Pair { a, b: n, .. } = Pair {
                                    a: (c.a.c.y - c.a.c.y),
                                    b: flatten::math::select(c.a.b, c.a.b, y),
                                    c: tanh(c.a.c),
                                };
                                break 'outer;
                            }
                        }
                    }
                }
                Pair {
                    a: y.a.c.y,
                    b: y.a.b,
                    c: c.a.c,
                }
            } else {
                if ((({
                    let [y, a, _] = [y.a.b.x, c.a.b.z, c.a.b.y];
                    let mut k0 = ((MASK + MASK)) & 3;
                    #[unroll(max = 3)] 'outer: while k0 > 0 {
                        k0 -= 1;
                        let mut v = BVec3::new(
                            ((-2.5_f32) > Hit::RATE),
                            (c.a.a != c.b),
                            false,
                        );
                        if (({
                            let q = (n as f32);
                            q == q && q.is_sign_negative()
                        })) {
                            c.a.b.z <<= 1;
                            let mut y: f32 = (if ((NARROW as i32) < y) {
                                c.a.c.z
                            } else {
                                (c.a.c.z
                                    - ({
                                        c.a.c.z = (c.a.c.x - c.a.c.x);
                                        (-1.0)
                                    }))
                            });
                        }
                    }
                    (n > c.a.b.z)
                }) & (y.a.c).cmplt(y.a.c).any()))
                {
                    let (a, _) = (0.0_f32, 0.0_f32);
                }
                Pair {
                    a: 0.0_f32,
                    b: IVec3::new(0_i32, 0_i32, 0_i32),
                    c: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                }
            }),
            Pair {
                a: 0.0_f32,
                b: IVec3::new(0_i32, 0_i32, 0_i32),
                c: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
            },
            Pair {
                a: 0.0_f32,
                b: IVec3::new(0_i32, 0_i32, 0_i32),
                c: Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
            },
        ];
        IVec2::new(0, 0)
    }
}

mod p063 {
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
mod p064 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: i32,
        pub c: Pair,
    }
    #[derive(Clone, Copy)]
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
    fn first(a: &mut f32) -> f32 {
        let mut t = (
            BVec3::new(((*a) < 3.0_f32), ((*a) < (*a)), false),
            Hit {
                c: Pair { b: (*a), a: MASK },
                ..Hit {
                    a: Pair { a: MASK, b: (*a) },
                    b: STEPS,
                    c: Pair { b: (*a), a: 5_u32 },
                }
            },
        );
        'outer: for a in [
            ((t.1.c.a & 15) * (0_u32 & 7)),
            ({
                let q = 3.0_f32;
                if q == q { q.to_bits() >> 20 } else { 7 }
            }),
        ] {
            let k1 = ((if (t.1.a.a < a) {
                let mut k1 = ((t.1.a.a & a)) & 3;
                'inner: loop {
                    if (2_u32 >= (UVec2::new(t.1.a.a, a)).y) || k1 == 0 {
                        break;
                    }
                    k1 -= 1;
                }
                a
            } else {
                t.1.c.a
            })) & 3;
            'inner: while k1 > 3 {}
            if true {
                continue 'outer;
            }
        }
        (t.1.c.b + (*a))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut State, c: &mut i32) -> Hit {
        a.b *= (Vec3::splat(a.a.a.b)).normalize_and_length().1;
        let x_2: f32 = 'block: {
            if (((if State::SIZE >= Pair::SIZE {
                State::SIZE - Pair::SIZE
            } else {
                0_usize
            }) <= (a.a.a.b.abs() as usize & 15)))
            {
                break 'block a.a.a.b;
            }
            first(&mut a.b)
        };
        if ((if ((-4_i32) >= a.a.b) {
            if (a.a.a.b < HALF) {
                if ((*c)).is_negative() {
                    return Hit {
                        b: (IVec2::new(a.a.b, (*c))).y,
                        ..Hit {
                            b: (*c),
                            ..Hit {
                                b: a.a.b,
                                c: a.a.a,
                                a: Pair { b: a.a.c.b, a: 8 },
                            }
                        }
                    };
                } else {
                    return a.a;
                }
            }
            ((Vec2::new(0.0_f32, 1.5_f32)) != (Vec2::new(0.25_f32, (-0.0_f32))))
        } else {
            let y: Pair = 'block: {
                a.b = (({
                    let t = [
                        ((1.5_f32).fract() - x_2),
                        ((((-0.0_f32)).saturate() + 0.0)).fract(),
                    ];
                    a.a.c = Pair {
                        a: 8,
                        b: ((State { b: t[0], a: a.a }).b - t[1]),
                    };
                    State { b: t[1], ..(*a) }
                }))
                    .b;
                if (!(Vec3::new(a.b, (-1.0), 0.25))
                    .cmple(Vec3::new(3.0, a.a.a.b, 0.5))
                    .any())
                {
                    break 'block a.a.c;
                }
                (if (a.a.a.a <= a.a.a.a) {
                    Pair { b: a.a.a.b, a: a.a.c.a }
                } else {
                    Pair { a: a.a.a.a, ..a.a.c }
                })
            };
            ((a.a.b <= (*c)) < true)
        })) {
            let k0 = ((a.a.c.a + a.a.a.a)) & 3;
            'outer: while k0 > 3 {}
            return Hit {
                c: (Hit {
                    b: STEPS,
                    c: a.a.c,
                    a: Pair { a: a.a.c.a, b: x_2 },
                })
                    .a,
                a: a.a.c,
                b: ((a.a.b & 15) * ((*c) & 7)),
            };
        }
        Hit {
            a: Pair {
                a: a.a.a.a,
                b: (2.0 + (a.a.b as f32)),
            },
            b: (0 + (a.a.c.b as i32).clamp(-64, 64)),
            c: a.a.c,
        }
    }
}

mod p065 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: bool,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32, pub bool);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: Vec4,
        pub b: f32,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &i32, y: &mut f32, t: u32) -> i32 {
        let mut x = (
            (UVec2::new(2_u32, 8_u32)).min((UVec2::new(t, t) | UVec2::new(8_u32, t))),
            State {
                b: (*y),
                ..State {
                    b: 1.5_f32,
                    a: Vec4::new(b, (-1.0_f32), (-0.0_f32), 1.5_f32),
                }
            },
        );
        x.1 = State { a: x.1.a, ..x.1 };
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 3) {
                break;
            }
            if (x.1.a).abs_diff_eq(x.1.a, 0.5) {
                break;
            }
            let mut k1 = ((x.0.y + MASK)) & 3;
            #[keep] 'inner: while k1 > 0 {
                k1 -= 1;
                let [a, _] = [
                    (if (0_u32 < k1) {
                        if (0.0_f32 < 0.0) {
                            return 0;
                        }
                        0.0_f32
                    } else {
                        0.0_f32
                    }),
                    0.0_f32,
                ];
            }
            k0 = k0 + 2;
        }
        0
    }
}

#[flatten]
mod p066 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten(exact)]
    pub fn entry(mut b: Vec3, c: &mut Vec2, y: &f32, t: Pair) -> i32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 0) {
                break;
            }
            'inner: for x_2 in k0..=0 {
                let mut b = ((mat2((*c), (*c))).x_axis).min(({ ((*c) - (*c)) }));
                if flatten::math::all(
                    (IVec3::new(1_i32, k0, k0)).cmplt(IVec3::new(7_i32, x_2, 10_i32)),
                ) {
                    break 'outer;
                }
                if (b == b) {
                    if (((c.x > c.y)
                        || ({
                            c.y = (if true { c.y } else { c.x });
                            ((b.x != c.y) && false)
                        })))
                    {
                        let x_2 = ((Vec3::new((-1.0_f32), TABLE[2_usize % 4], 1.0_f32))
                            .is_nan() || true);
                    } else {
                        let x: [i32; 2] = [k0, (IVec2::new(5_i32, k0)).y];
                    }
                    return (if true { ({ x_2 }) } else { (IVec2::new(3_i32, x_2)).y });
                }
            }
            let given: f32 = (-(HALF * b.y));
            let a_2: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(x_2: f32) -> f32 {
                    (x_2 - HALF).max(HALF)
                }
                let t = doubled(given);
                t
            };
            'inner: for c in k0..=0 {
                b.x = ((((*y)).abs() + 0.5).ln() * (*y));
                let a = (b.y).copysign(((b.x * 0.0_f32) - 0.0));
                (((b.y != 3.0) || (a != 0.5))
                    && ({
                        b.z *= (a_2 + 0.25_f32);
                        (t.a.x > t.a.x)
                    }));
            }
            k0 += 1;
        }
        c.y /= 2.0;
        (((((WIDE as i32)).leading_zeros() as i32) * 2) + (c.y as i32).clamp(-64, 64))
    }
}

mod p067 {
    use super::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact)]
    pub fn entry(a: u32, c: &mut i32) -> i32 {
        let mut k0 = 3u32;
        'outer: while k0 > 0 {
            k0 -= 1;
            'block: {
                if (((!(5_u32 != k0))
                    != ((a != k0)
                        || ({
                            (*c) >>= STEPS;
                            (10_i32 < (*c))
                        }))))
                {
                    ((COUNT > COUNT) && (k0 <= a));
                    break 'block;
                }
            }
            if ((*c) < (*c)) {
                'inner: for t in k0..=3 {
                    let mut n: Mat2 = (({
                        ([
                            mat2(
                                Vec2::new(TABLE[(t % 4) as usize], HALF),
                                Vec2::new(0.25_f32, HALF),
                            ),
                            mat2(
                                Vec2::new(HALF, HALF),
                                Vec2::new(TABLE[COUNT % 4], HALF),
                            ),
                            Mat2::from_diagonal(
                                Vec2::new(3.0_f32, TABLE[(k0 % 4) as usize]),
                            ),
                        ])[0]
                    }) * Mat2::from_diagonal(Vec2::new(3.0_f32, (-1.0_f32))));
                    if (2_u32 > k0) {
                        continue 'inner;
                    }
                }
                break;
            }
        }
        (*c)
    }
}

#[flatten]
mod p068 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit;
    const HALF: f32 = 0.5;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: UVec2, mut x: i32, mut v: f32, t: &mut u32) -> Mat2 {
        let mut b: [f32; 3] = [v, 0.25_f32, 2.0_f32];
        'outer: for x_2 in b.iter() {
            'inner: for a in (((if (b[1] > v) {
                x
            } else {
                if ((x != x)
                    && ((Vec2::new(2.0_f32, (*x_2))) != (Vec2::new(0.5_f32, 3.0_f32))))
                {
                    return ((Mat2::IDENTITY
                        * Mat2::from_cols(
                            Vec2::new((-2.5_f32), 0.0_f32),
                            Vec2::new(HALF, (-1.0_f32)),
                        ))
                        * b[(({
                            v
                                += (if (*x_2) <= (-1.0_f32) {
                                    ((*x_2)).clamp((*x_2), (-1.0_f32)) + 0.0
                                } else {
                                    (-2.5_f32)
                                });
                            a.x
                        }) % 3) as usize]);
                }
                x
            }) & 3)..8)
                .step_by(2)
            {
                'block: {
                    let mut n = (b[1]).atan2(b[1]);
                    if ((Vec3::new((-1.0), v, 0.0) - Vec3::new(v, 2.0, 0.0)))
                        .cmpeq(Vec3::new(2.0, v, (*x_2)))
                        .all()
                    {
                        x = (((a - a) - x) + 0);
                        break 'block;
                    }
                }
                if ((-2.5_f32) < b[2]) {
                    break;
                }
            }
            if (x < x) {
                break 'outer;
            }
        }
        Mat2::from_cols(
            (Vec2::new(b[1], 0.0) + Vec2::splat(b[2])),
            (Vec2::new(v, 2.0) + Vec2::splat(v)),
        )
    }
}

#[flatten]
mod p069 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2);
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
        fn step(&self, mut b: f32, c: i32, y: &mut Pair) -> bool {
            ((MASK + MASK) < MASK);
            if ((((y.0.x > (-2.5))
                || ({
                    y.0.x -= (-self.0.y);
                    (STEPS <= c)
                })) ^ ((c != 7) && true)))
            {
                return (c != c);
            }
            'outer: for x in 0u32..3 {
                let x_2 = (self.0.x, x, Vec4::new(y.0.x, 0.0_f32, self.0.y, 1.0_f32));
                if true {
                    let Pair(t) = (if (({
                        let q = y.0.x;
                        q == q && q.is_sign_negative()
                    })) {
                        Pair(self.0)
                    } else {
                        'inner: for x_2 in (0..((x_2.1 + x_2.1) & 3)).rev() {
                            let Pair(mut t) = (*self);
                            if true {
                                break 'outer;
                            }
                        }
                        Pair(self.0)
                    });
                    continue 'outer;
                }
            }
            (false ^ (y.0.y > 0.5))
        }
    }
    impl Pair {
        fn sum(mut self, a: Pair, c: i32) -> IVec3 {
            let mut turn = 0;
            let a_2: i32 = 'value: loop {
                if (!((1_i32 <= c) != (a.0.x < 3.0))) {
                    break (IVec2::new(c, c)).y;
                }
                if ((BVec3::splat((self.0.x < a.0.x)))
                    == (BVec3::new((a.0.y != self.0.y), (0.0_f32 > (-1.0_f32)), true)))
                {
                    if ((((c <= c) != true)
                        || ({
                            self.0.x *= 3.0_f32;
                            true
                        })))
                    {
                        let Pair(n) = Pair(Vec2::splat(a.0.y));
                        return (IVec3::new(c, (WIDE as i32), 10) % 2);
                    }
                    {
                        let mut x = (
                            ((if (self.0.x > self.0.x) { a.0.y } else { self.0.x }))
                                .signum(),
                            5_u32,
                            Vec4::new(a.0.y, 0.5_f32, 3.0_f32, 0.5_f32),
                        );
                    }
                }
                turn += 1;
                if turn == 2 {
                    break c;
                }
            };
            (IVec3::new(0, 0, 5) + IVec3::splat((self.0.x as i32).clamp(-64, 64)))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut Pair) -> i32 {
        let (mut a_2, _) = (
            [
                ((*a), MASK, Vec4::new(c.0.x, c.0.y, 0.25_f32, 1.0_f32)),
                (
                    TABLE[(Pair::SIZE).min(3)],
                    MASK,
                    Vec4::new(TABLE[(STEPS & 1) as usize], 2.0_f32, 0.0_f32, (-2.5_f32)),
                ),
                (c.0.x, MASK, Vec4::new((*a), 3.0_f32, (*a), (-1.0_f32))),
            ],
            c.0.y,
        );
        let mut turn = 0;
        let t: f32 = 'value: loop {
            if (({ (*c) }).step(((1.0_f32 - a_2[1].2.z)).abs().sqrt(), STEPS, &mut (*c)))
            {
                break (c.0).y;
            }
            turn += 1;
            if turn == 1 {
                break (a_2[2].2.y * (*a));
            }
        };
        let mut b: Pair = (*c);
        b.sum(Pair(Vec2::new(a_2[1].0, b.0.y)), (IVec2::new(10_i32, (NARROW as i32))).y);
        let mut turn = 0;
        let a: BVec3 = 'value: loop {
            let a: IVec3 = ((IVec3::new((-1_i32), 5_i32, STEPS))
                .wrapping_mul(IVec3::new((-4_i32), (-1_i32), 7_i32))
                - (IVec3::new(0, 0, 0) + IVec3::new(0, 0, 0)));
            if false {
                break BVec3::new(false, false, false);
            }
            turn += 1;
            if turn == 2 {
                break BVec3::new(false, false, false);
            }
        };
        0
    }
}

#[flatten]
mod p070 {
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
    impl Pair {
        fn step(mut self, a: IVec3) -> f32 {
            let [mut n, ..] = [Hit, Hit];
            if (a.x < a.z) {
                return State::RATE;
            }
            #[unroll(max = 4)]
            'outer: for t in ((((MASK) as i32) & 3)..8).step_by(2) {
                if (a.y > t) {
                    'inner: for _ in 0..2u8 {
                        let mut b = (((1_i32) as usize & 31) % 3);
                        let mut n = ((MASK % (1_u32 | 1)) & MASK);
                    }
                } else {}
            }
            (HALF + Self::RATE)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut UVec2, c: Pair, y: Vec3, t: &mut BVec3) -> i32 {
        let t: Vec2;
        if ((y.z < y.y) || (a.x != a.x)) {
            t = tanh(Vec2::new(y.z, y.z));
        } else {
            a.y <<= COUNT;
            t = (Vec2::new(0.25, y.x)
                + (Mat2::from_angle(1.0_f32) * Vec2::new(y.z, (-1.0_f32))));
        }
        let State { a, b: _ } = State {
            a: BVec3::new(false, false, true),
            b: y.z,
        };
        'outer: for _ in 0..4u8 {
            if all(a) {
                continue 'outer;
            }
            let v: f32 = ((t.x / y.z) * y.z);
            let mut a: bool = (((IVec2::new(7_i32, 3_i32) & 63)
                .dot(IVec2::new((-1_i32), 7_i32) & 15))
                .max(((WIDE as i32) - (-4_i32)))
                > (((WIDE as i32)).min((NARROW as i32))).min(3));
            let given: f32 = ((Vec2::new(0.25_f32, 0.5_f32))
                .reject_from(Vec2::new(1.0_f32, 1.5_f32)))
                .y;
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
        let given: f32 = (y.y).trunc();
        let t: f32 = {
            let t = first(given);
            fn first(a_2: f32) -> f32 {
                a_2 * 0.5 + 1.0
            }
            t
        };
        let mut n: Pair = Pair;
        let v = n
            .step(
                IVec3::select(
                    a,
                    IVec3::new((-1_i32), 3_i32, STEPS),
                    IVec3::new(7_i32, 1_i32, 1_i32),
                ),
            );
        STEPS
    }
}

#[flatten]
mod p071 {
    use super::*;
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
    const HALF: f32 = 0.5;
    impl Hit {
        fn step(mut self, a: &mut f32) -> [State; 3] {
            let Pair(mut t, _) = Pair(((*a) < (*a)), Vec2::new(3.0_f32, (*a)));
            [
                State {
                    a: (if 0.5_f32 <= (*a) {
                        ((*a)).clamp(0.5_f32, (*a)) + 0.0
                    } else {
                        (*a)
                    }),
                    b: ((if ((-2.5_f32) > 0.25) {
                        t = t;
                        (Vec3::new(1.5, (*a), (*a)) + Vec3::new(0.25, 1.5, (*a)))
                    } else {
                        Vec3::new(2.0, (*a), (-1.0))
                    }) + Vec3::splat((*a))),
                    c: (Vec3::select(
                        ((Mat3::from_cols(
                            Vec3::new((*a), (*a), (*a)),
                            Vec3::new(1.0_f32, (-2.5_f32), (*a)),
                            Vec3::new(2.0_f32, 0.5_f32, 2.0_f32),
                        ) * Vec3::new((-1.0_f32), (*a), (-1.0_f32))))
                            .cmplt(
                                (Mat3::IDENTITY * Vec3::new(3.0_f32, 0.25_f32, 2.0_f32)),
                            ),
                        Vec3::new(0.5_f32, 0.25_f32, (*a)),
                        Vec3::new((-2.5_f32), (*a), (*a)),
                    ))
                        .z,
                },
                State {
                    a: (((Vec4::new((*a), (-1.0_f32), (-2.5_f32), 0.25_f32))
                        .element_sum())
                        .mul_add(0.0, ((*a) + (*a))) + (*a)),
                    b: (Vec3::new(1.0, (*a), (*a)) + Vec3::splat((*a))),
                    c: ((*a) + (*a)),
                },
                State {
                    a: ((*a) + (*a)),
                    b: (Vec3::new(1.0, (*a), 1.0) + Vec3::splat((*a))),
                    c: ((*a) + (*a)),
                },
            ]
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &[f32; 2], mut x: Mat3, y: f32, mut n: u32) -> State {
        x.z_axis.y = ((x.y_axis.z)
            .max(
                (({
                    if (x.y_axis.y > x.y_axis.z) {
                        let mut a_2: usize = ((((5_u32 + n))
                            .min(
                                ({
                                    let q = x.y_axis.y;
                                    if q == q { q.to_bits() >> 20 } else { 7 }
                                }),
                            ) & 7) as usize);
                        let mut x_2 = (if (0.0_f32 < a[1]) {
                            let mut k0 = -1i32;
                            'outer: while k0 <= 3 {
                                let mut t: Hit = Hit;
                                let c = t.step(&mut x.z_axis.y);
                                k0 = k0 + 2;
                            }
                            (x).transpose()
                        } else {
                            x
                        });
                        x_2.y_axis = Vec3::new(x.z_axis.y, 2.0_f32, y);
                        let mut a: Hit = Hit;
                        let a_2 = a.step(&mut x_2.y_axis.z);
                    } else {
                        'outer: for &t in &(*a) {
                            let mut t: [State; 3] = [
                                State {
                                    c: x.z_axis.x,
                                    ..State {
                                        c: a[1],
                                        a: x.z_axis.x,
                                        b: x.z_axis,
                                    }
                                },
                                State {
                                    c: 0.5_f32,
                                    ..State {
                                        a: x.x_axis.z,
                                        b: Vec3::new((-1.0_f32), HALF, 1.0_f32),
                                        c: x.x_axis.x,
                                    }
                                },
                                State {
                                    b: x.y_axis,
                                    ..State {
                                        a: 1.0_f32,
                                        ..State {
                                            c: x.x_axis.x,
                                            a: x.y_axis.z,
                                            b: x.z_axis,
                                        }
                                    }
                                },
                            ];
                            'inner: for (a, _) in t.into_iter().zip([n, n, 0_u32]) {}
                        }
                    }
                    0.0
                }) * 0.0),
            ) + 0.0);
        State {
            a: 0.0,
            b: Vec3::new(0.0, 0.0, 0.0),
            c: 0.0,
        }
    }
}

#[flatten]
mod p072 {
    use super::*;
    use flatten::math::*;
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: i32, c: usize, y: &mut f32) -> Mat3 {
        {
            let mut k0 = 253u8;
            'outer: while k0 != u8::MAX {
                k0 += 1;
                if ((IVec2::new((-1), a)).min(IVec2::new(a, (k0 as i32)))
                    == IVec2::new(7, (-1)))
                {
                    (*y)
                        += ((*y)
                            + ({
                                (*y) = ((*y)).sin_cos().0;
                                (*y)
                            }));
                    continue;
                }
                if ((k0 as i32) != a) {
                    #[keep]
                    'inner: for x in (((2_i32 >> STEPS) & 3)..=((a + 7_i32) & 3)) {
                        (*y) = ({
                            (if (IVec2::new(x, (-1)) == IVec2::new(a, a)) {
                                (5_i32 as f32)
                            } else {
                                (*y)
                            })
                        });
                        (*y) = (({ (-2.5) })
                            - (Vec3::new((*y), TABLE[(c).min(3)], (*y))).z);
                        let mut a: Vec4 = (Vec4::new((*y), (-2.5), (k0 as f32), 3.0)
                            - (((*y)
                                * ({
                                    (*y) = (*y);
                                    (k0 as f32)
                                }))
                                * degrees(
                                    Vec4::new((*y), 1.0_f32, 1.5_f32, TABLE[(COUNT).min(3)]),
                                )));
                    }
                    break;
                }
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
mod p073 {
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
    pub fn entry(a: &BVec3, mut x: Vec4, y: f32, t: u32) -> i32 {
        let v: UVec2 = UVec2::new(0, 1);
        'outer: for v in 0..STEPS {
            if (((IVec2::new(5_i32, (-1_i32))).signum()
                | (IVec2::new(10, 2)).min(IVec2::new(v, 10)))
                == (IVec2::new(v, 3_i32)).signum())
            {
                let mut n = Hit {
                    b: x.x,
                    a: Pair { a: x.z, b: x.z },
                };
                if (((Pair::SIZE < 5)
                    & (if (v != (WIDE as i32)) {
                        'inner: for a_2 in (((if t != 0 { 3_u32 / t } else { t })
                            & 3)..8)
                            .step_by(2)
                        {
                            let Pair { a: n, b: a_2 } = Pair { b: n.a.b, a: x.w };
                            let mut y = ((((t & 63) << (t & 7)) | 7)
                                - ((t | (t).saturating_sub(t)) & 7));
                        }
                        (x.w != x.z)
                    } else {
                        if (v > v) {
                            let given: f32 = x.w;
                            let x_2: f32 = {
                                fn second(x: f32) -> f32 {
                                    if x < 0.5 { -x } else { x }
                                }
                                let t = second(given);
                                t
                            };
                            let mut a: Vec2 = Vec2::new(x.z, n.a.b);
                            a.y = ((x.z).abs() + 0.5).ln();
                        }
                        break 'outer;
                    })))
                {
                    return v;
                }
            } else {}
        }
        (STEPS + (x.z as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p074 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: UVec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    const STEPS: i32 = 3;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: f32) -> i32 {
        'outer: for _ in 0..3usize {
            let mut a: Vec3 = ((Vec3::new(1.0_f32, 1.5_f32, (*a)))
                .any_orthonormal_vector())
                .abs();
            if (((5_i32 < (*c))
                ^ ({
                    let mut t: [f32; 2] = [2.0_f32, a.y];
                    'inner: for &a_2 in &t {
                        a.y -= (y + a.y);
                        if (({ (({ ((*c), (3_i32 != (*c)), a.z) })).1 })) {
                            ((*c) < (*c));
                            ((a_2).hypot(2.0_f32) != 1.0);
                        } else {
                            let mut c = Hit(3_i32);
                        }
                        if (((*c) <= 10) ^ (!((*c) > (*c)))) {
                            continue;
                        }
                        let v = [Hit((*c)), Hit((*c))];
                    }
                    false
                })))
            {
                continue 'outer;
            }
        }
        ((*c))
            .wrapping_shl(
                ({
                    'outer: for _ in 0..0u16 {
                        'inner: for b in 0..3 {
                            let mut a_2: [Hit; 2] = [Hit(STEPS), Hit((*c))];
                        }
                    }
                    MASK
                }),
            )
    }
}

mod p075 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub Vec4, pub usize);
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
    pub fn entry(a: Hit, c: &mut Pair, y: usize, t: &mut [f32; 2]) -> State {
        #[keep]
        'outer: for t in (0..(((NARROW as i32) / (STEPS | 1)) & 3)) {
            'inner: for _ in 0..WIDE as i32 + 1 {
                let mut x = IVec3::new(
                    1,
                    (((MASK & 255) as i32)).abs(),
                    ((t & 63) << (1u32)),
                );
                let mut b = Vec3::select(
                    (Vec3::new(2.0, c.a, c.a)).cmplt(Vec3::new(1.5, 3.0, c.a)),
                    Vec3::new((-0.0), (-2.5), 1.0),
                    Vec3::new(c.a, (-2.5), 0.25),
                );
                let b: usize;
                if ((MASK >= MASK) || (x.x > t)) {
                    b = y;
                } else {
                    c.a = HALF;
                    b = 8;
                }
            }
            if (c.a > 1.5) {
                break;
            }
        }
        State((Vec4::new(3.0, 0.5, 0.5, c.a) + Vec4::splat(t[1])), y)
    }
}

#[flatten]
mod p076 {
    use super::*;
    use flatten::math::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
        let mut k0 = ((MASK ^ MASK)) & 3;
        'outer: loop {
            if (Hit::SIZE < Hit::SIZE) || k0 == 0 {
                break;
            }
            k0 -= 1;
            'block: {
                if ((a * 0.0) >= (Vec2::new(a, 1.0_f32)).dot(Vec2::new((-2.5), a))) {
                    break 'block;
                }
            }
        }
        let (x, _) = (
            a,
            (IVec2::new((*c), (*c))).wrapping_add_unsigned(UVec2::new(MASK, 8_u32)),
        );
        let mut b: usize = (a.abs() as usize & 15);
        let mut turn = 0;
        let x: usize = 'value: loop {
            ({
                if (((if ((-1.0_f32) <= x) { (a).is_finite() } else { (x != x) })
                    && ((x == a)
                        || ({
                            b %= 3;
                            (!(x <= 0.5_f32))
                        }))))
                {
                    let v: Vec2;
                    if ((x * a) >= (x / x)) {
                        v = (Vec2::new(3.0_f32, a)).clamp_length_max(2.0);
                    } else {
                        v = ({
                            (if false {
                                Vec2::new(0.5, (-2.5))
                            } else {
                                Vec2::new(x, x)
                            })
                        });
                    }
                    b = (((({ (*c) }) >> STEPS) & 7) as usize);
                } else {
                    let Hit { a: mut c } = Hit { a: (a).abs().sqrt() };
                    b *= 2;
                }
                (((*c) > (*c)) || false)
            });
            if (1.0_f32 != (Vec4::new((-1.0_f32), 0.25_f32, x, a)).element_sum()) {
                break 5;
            }
            turn += 1;
            if turn == 3 {
                break (if (x < Pair::RATE) {
                    let mut x = Mat4::from_diagonal(
                        (if true {
                            Vec4::new(a, a, (-0.0), 0.0)
                        } else {
                            Vec4::new(2.0, a, 1.5, x)
                        }),
                    );
                    x.w_axis += Vec4::ONE;
                    Pair::SIZE
                } else {
                    b
                });
            }
        };
        (((((7_i32 > (*c)) as i32)).leading_zeros() as i32) + ((b & 255) as i32))
    }
}

mod p077 {
    use super::*;
    use flatten::math::*;
    #[flatten(source)]
    fn first(a: f32) -> f32 {
        let mut n: f32 = a;
        n %= 3.0;
        let mut k0 = (((3.0_f32) as u32 & 1023)) & 3;
        #[keep]
        'outer: loop {
            let (b, (n, mut a_2)) = (
                ((mat3(
                    Vec3::new((-1.0_f32), 0.5_f32, 3.0_f32),
                    Vec3::new(n, 0.0_f32, a),
                    Vec3::new(n, 0.5_f32, a),
                ))
                    .x_axis)
                    .cmpge(
                        (Mat3::from_cols(
                            Vec3::new(n, 2.0_f32, a),
                            Vec3::new(n, 2.0_f32, (-1.0_f32)),
                            Vec3::new((-2.5_f32), a, a),
                        ))
                            .x_axis,
                    ),
                (
                    Vec2::new((-0.0_f32), 2.0_f32),
                    (Mat3::from_diagonal(Vec3::new((-1.0_f32), (-1.0_f32), 0.5_f32))
                        * mat3(
                            Vec3::new(a, (-2.5_f32), (-1.0_f32)),
                            Vec3::new(a, 1.0_f32, 3.0_f32),
                            Vec3::new(1.5_f32, (-2.5_f32), (-1.0_f32)),
                        )),
                ),
            );
            if k0 == 0 || ((1_u32 <= k0)) {
                break;
            }
            k0 -= 1;
        }
        n
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: i32) -> f32 {
        let mut turn = 0;
        let a_2: Mat3 = 'value: loop {
            let mut c = BVec3::new(true, true, (7_i32 > 10));
            if ((flatten::math::any(c)
                & ({
                    let q = b;
                    q == q && q.is_sign_negative()
                })))
            {
                break 'value Mat3::from_cols(
                    Vec3::new(b, b, 1.5),
                    Vec3::new(b, b, b),
                    Vec3::new(b, (-1.0), 1.0),
                );
            }
            turn += 1;
            if turn == 1 {
                break Mat3::from_cols(
                    Vec3::new(b, 1.0, 0.0),
                    Vec3::new(b, (-2.5), 1.5),
                    Vec3::new(b, 2.0, (-1.0)),
                );
            }
        };
        'outer: for _ in [first(first(first(a_2.z_axis.x))), a_2.y_axis.z, 0.0_f32] {}
        (a_2.y_axis.x + b)
    }
}

#[flatten]
mod p078 {
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
        fn step(&self, a: &Hit, c: i32, y: [f32; 2]) -> u32 {
            let (v, x) = (
                Vec4::new(a.a.y, 2.0_f32, (-0.0_f32), 0.25_f32),
                (if (self.0 || self.0) { [a.a.y; 2] } else { [self.1.z, self.1.z] }),
            );
            if (c >= c) {
                #[keep]
                'outer: for a in (((c).saturating_sub(7_i32) & 3)..8).step_by(2) {
                    let mut n: (Pair, i32, f32) = ((*self), c, self.1.y);
                }
                let c: Mat2 = 'block: {
                    let mut x: [f32; 2] = [
                        self.1.y,
                        (if self.0 {
                            x[Self::SIZE % 2]
                        } else {
                            (-TABLE[(c & 1) as usize])
                        }),
                    ];
                    if (c > (c + c)) {
                        break 'block Mat2::IDENTITY;
                    }
                    let given: f32 = ((((NARROW as i32) & 7) as usize) as f32);
                    let v: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(v: f32) -> f32 {
                            v * HALF + 1.0
                        }
                        t
                    };
                    ({
                        let Hit { a: n } = Hit { a: ((*a)).a };
                        (Mat2::IDENTITY
                            + Mat2::from_cols(Vec2::new(0.0_f32, (-1.0_f32)), n))
                    })
                };
                let mut a: [f32; 2] = [self.1.y, v.z];
            }
            (((UVec2::new(MASK, MASK)).max(UVec2::new(MASK, MASK))).y
                + (((c) as u32 >> 3)).max((MASK).max(MASK)))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: (Pair, i32, f32), y: &mut f32) -> i32 {
        if (Pair(c.0.0, (Vec3::new((*y), 0.25_f32, c.0.1.x) / (-3.0)))).0 {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 0) {
                    break;
                }
                k0 += 1;
                'inner: for _ in k0..=0 {
                    'block: {
                        if (Pair(c.0.0, c.0.1)).0 {
                            continue 'outer;
                        }
                        let given: f32 = (if c.0.0 {
                            (Vec2::new((*a), (-2.5_f32))).y
                        } else {
                            Hit::RATE
                        });
                        let a: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn first(c: f32) -> f32 {
                                c * HALF + 1.0
                            }
                            let t = first(given);
                            t
                        };
                        let (mut c, (n, b)) = (
                            ((c.1).clamp(-5, 9) + (if c.0.0 { k0 } else { k0 })),
                            (((2.0_f32 * c.0.1)).xxz(), (Hit::SIZE + Hit::SIZE)),
                        );
                    }
                    (*y) = distance(c.0.1, Vec3::new((-0.0_f32), (*a), (-0.0_f32)));
                }
            }
        }
        (*y) = (c).2;
        ((c.0.1).min(Vec3::new((*y), 0.5, 1.5))).cmpeq((c.0.1 * 3.0_f32)).any();
        let mut c = mat2(Vec2::new(0.0, 1.0), Vec2::new(c.0.1.x, c.0.1.x));
        c.x_axis = ({
            let given: f32 = (*a);
            let a_2: f32 = {
                fn second(y: f32) -> f32 {
                    (y - 0.5).max(0.5)
                }
                let t = second(given);
                t
            };
            if ((*y) < HALF) {
                let mut k0 = (({
                    Pair((c.x_axis.x > HALF), Vec3::new(0.5_f32, c.x_axis.y, (-1.0_f32)))
                })
                    .step(&{ Hit { a: c.x_axis } }, STEPS, [c.x_axis.x, a_2])) & 3;
                #[unroll(max = 3)] 'outer: while k0 > 0 {
                    k0 -= 1;
                    if ((Vec3::splat((-1.0)))
                        .cmplt(
                            (if false {
                                Vec3::new((-0.0), 3.0, 3.0)
                            } else {
                                Vec3::new(0.0, 0.0, 0.0)
                            }),
                        )
                        .any())
                    {
                        break;
                    }
                }
            }
            Vec2::new(0.0_f32, 0.0_f32)
        });
        0
    }
}

#[flatten]
mod p079 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec4);
    #[derive(Clone, Copy)]
    pub struct Hit(pub u32, pub f32);
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
    pub fn entry(a: f32, mut x: i32, y: &i32, t: &u32) -> State {
        let t: usize = 'block: {
            let Hit(mut b, _) = Hit((*t), a);
            if ((({
                x = (((if ((if ((*t) < b) {
                    true
                } else {
                    let mut x_2: IVec2 = IVec2::new((*y), x);
                    (b <= (*t))
                })) {
                    100i16
                } else {
                    7
                } / 3 % 5) as i32) * 2);
                (0.5_f32 != a)
            })
                != (if false {
                    let [x, _, a] = [a; 3];
                    ((*t) < (*t))
                } else {
                    ((*y) > x)
                })))
            {
                let (mut t, v) = (ceil(a), (Hit(2_u32, a)).0);
                break 'block (if Hit::SIZE >= State::SIZE {
                    Hit::SIZE - State::SIZE
                } else {
                    Hit::SIZE
                });
            }
            b %= 7;
            let x = (-(-mat3(
                Vec3::new(a, (-2.5_f32), (-2.5_f32)),
                Vec3::new(0.25_f32, (-2.5_f32), a),
                Vec3::new(0.25_f32, a, HALF),
            )));
            ((Vec4::new((-0.0_f32), x.x_axis.x, x.y_axis.z, x.y_axis.y)).min_position()
                >> 1)
        };
        let mut a_2 = mat3(
            ({
                let mut v = (if (a != 0.0) {
                    let start = ((((t & 255) as i32) & 63) << (1u32));
                    let mut x_2 = 0;
                    x_2 += start;
                    (-Mat3::from_diagonal(Vec3::new(0.25_f32, (-1.0_f32), a)))
                } else {
                    (Mat3::from_cols(
                        Vec3::new(0.5_f32, 1.0_f32, TABLE[(MASK % 4) as usize]),
                        Vec3::new(a, (-0.0_f32), 0.0_f32),
                        Vec3::new(a, (-0.0_f32), (-1.0_f32)),
                    ) * a)
                });
                v.y_axis *= Vec3::ONE;
                let mut t: [f32; 3] = [(-2.5_f32), v.x_axis.z, v.z_axis.y];
                'outer: for a_2 in t.iter() {
                    let mut turn = 0;
                    let a: IVec3 = 'value: loop {
                        if ((*y) < (*y)) {
                            return (if (v.z_axis.y > t[2]) { State } else { State });
                        }
                        if (((Hit(MASK, (-0.0_f32))).0 <= ({ MASK }))) {
                            break 'value IVec3::new(5, (*y), x);
                        }
                        turn += 1;
                        if turn == 2 {
                            break (IVec3::new((-1), 1, 10) * 2);
                        }
                    };
                }
                v.z_axis
            }),
            Vec3::new(a, a, a),
            (Vec3::new(1.0_f32, a, 0.5_f32)).copysign(Vec3::new(1.0_f32, 1.5_f32, a)),
        );
        a_2.x_axis += Vec3::ONE;
        let mut x: [f32; 3] = [a_2.y_axis.y; 3];
        let a_2: f32 = ((((-0.0_f32)).min(TABLE[t % 4]) + 0.0) - x[1]);
        State
    }
}

#[flatten]
mod p080 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2);
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
    fn first(a: &mut f32) -> bool {
        let mut k0 = (3_u32) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            if ((if ((*a) > (*a)) { ((k0 <= k0) | (k0 <= 8)) } else { ((*a) <= 1.5) })) {
                continue;
            }
            (!(k0 == k0));
        }
        (((*a) <= TABLE[(Hit::SIZE).min(3)]) ^ ((*a) > 0.5))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: f32, y: &mut f32) -> u32 {
        let x: u32;
        if first(y) {
            x = MASK;
        } else {
            (*y) = (if (c != a) {
                (0.5 * c)
            } else {
                let mut a = ((MASK).saturating_add(MASK) & (MASK).saturating_mul(MASK));
                c
            });
            x = ((if ((*y) <= a) {
                return MASK;
            } else {
                MASK
            }) ^ MASK);
        }
        let mut a_2: UVec2 = ((UVec2::new(x, x) & (UVec2::new(x, 0) + UVec2::new(x, x)))
            * 2);
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 3) {
                break;
            }
            k0 = k0 + 2;
            (k0 > k0);
        }
        (((x & 15) * (((UVec2::new(x, a_2.y)).y & a_2.y) & 7)) + a_2.x)
    }
}

#[flatten]
mod p081 {
    use super::*;
    use flatten::math::*;
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
        fn step(&mut self, a: f32) -> u32 {
            let mut k0 = (((0_u32 & 63) << (MASK & 7))) & 3;
            #[keep]
            'outer: while k0 > 0
                && ((((-(NARROW as i32))
                    >= (Hit {
                        b: Vec2::new((-1.0_f32), self.c),
                        c: self.b.x,
                        a: 5_i32,
                    })
                        .a)))
            {
                k0 -= 1;
                self.a = ((2.0_f32).sin() * (flatten::math::hadd(self.b)).cos()
                    + ((a * self.b.x)).sin());
            }
            ((MASK)
                .max(
                    (if ((if (self.b.x < self.c) {
                        false
                    } else {
                        {
                            'outer: for b in 0u32..4 {
                                if (1_u32 != 8) {
                                    let b = Hit {
                                        b: Vec2::new(2.0, self.a),
                                        ..Hit {
                                            a: STEPS,
                                            b: Vec2::new(0.5, self.a),
                                            c: self.b.x,
                                        }
                                    };
                                    break;
                                }
                            }
                        }
                        ((-1.0_f32) <= self.c)
                    })) {
                        5
                    } else {
                        MASK
                    }),
                ) + (self.b.z.abs() as u32 & 255))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: IVec3, c: usize) -> f32 {
        b.x >>= 1;
        b.x = select(
            (({
                let mut a: Pair = Pair {
                    c: TABLE[(c).min(3)],
                    a: TABLE[(({
                        b.z
                            ^= ({
                                'outer: for n in (1..10).step_by(3) {
                                    if (((if ((WIDE as i32) != b.x) {
                                        (1.0_f32).atan2(TABLE[(c).min(3)])
                                    } else {
                                        (if ((n as i32) < b.y) {
                                            TABLE[(8_u32 % 4) as usize]
                                        } else {
                                            Hit::RATE
                                        })
                                    }) > TABLE[(b.z & 1) as usize]))
                                    {
                                        let mut a_2 = (if TABLE[(c).min(3)] <= 0.25 {
                                            (({ flatten::math::sign(1.5_f32) }))
                                                .clamp(TABLE[(c).min(3)], 0.25) + 0.0
                                        } else {
                                            HALF
                                        });
                                    } else {
                                        b.x
                                            ^= (b.y
                                                ^ (if ((
                                                    1.0_f32,
                                                    (1_usize != c),
                                                    Vec3::new(1.5_f32, HALF, (-1.0_f32)),
                                                ))
                                                    .1
                                                {
                                                    n
                                                } else {
                                                    b.x
                                                }));
                                    }
                                    if (c < c) {
                                        b.y >>= STEPS;
                                        ((BVec3::new(false, (2_usize != 2_usize), true))
                                            .test((MASK % 2) as usize)
                                            || ({
                                                b = (b).max(b);
                                                false
                                            }));
                                    }
                                }
                                0_i32
                            });
                        0_u32
                    }) % 4) as usize],
                    b: Vec3::new(0.0, 0.0, 0.0),
                };
                a.step(0.0);
                0_i32
            }) / 2),
            0_i32,
            false,
        );
        0.0
    }
}

#[flatten]
mod p082 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
        pub b: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: &(Pair, i32), c: Pair) -> Vec2 {
        let mut k0 = ((UVec2::new(1_u32, 1_u32)).y) & 3;
        #[keep]
        'outer: loop {
            let a: f32 = 'block: {
                if ((if (a.0.a.y <= a.0.a.x) {
                    return (a.0.a - Vec2::new(c.b, c.b));
                } else {
                    let x_2: [f32; 2];
                    if (Vec3::new(1.0_f32, 0.5_f32, c.a.y)).is_nan() {
                        x_2 = [c.b; 2];
                    } else {
                        x_2 = [
                            (Vec4::new(c.a.y, (-0.0_f32), 1.0_f32, c.b))
                                .dot(Vec4::new(a.0.a.x, 0.0_f32, 0.0_f32, 0.0_f32)),
                            0.0_f32,
                        ];
                    }
                    false
                })) {
                    break 'block 0.0;
                }
                0.0
            };
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        Vec2::new(0.0, 0.0)
    }
}

mod p083 {
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
mod p084 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, mut x: [i32; 3]) -> f32 {
        x[0] += (-((x[1] ^ x[0]) - x[1]));
        let mut k0 = 2u32;
        'outer: while k0 > 0 {
            let mut turn = 0;
            let a_2: f32 = 'value: loop {
                if ((2_u32 % 7) < (k0 >> (k0 & 31))) {
                    break (*a);
                }
                if (({
                    let q = (*a);
                    q == q && q.is_sign_negative()
                })) {
                    return (if ((*a) >= (*a)) {
                        (if (*a) <= (*a) {
                            ((*a)).clamp((*a), (*a)) + 0.0
                        } else {
                            (*a)
                        })
                    } else {
                        ((*a) + (-0.0))
                    });
                }
                turn += 1;
                if turn == 2 {
                    break ((*a) * (*a));
                }
            };
            if ((-2.5_f32) > 1.5) {
                let mut k1 = (({
                    let q = (*a);
                    if q == q { q.to_bits() >> 20 } else { 7 }
                })) & 3;
                #[keep] 'inner: while k1 > 0 {
                    k1 -= 1;
                    let mut a = ([Pair, Pair, Pair])[0];
                    if (k0 != k1) {
                        return (if (0.0_f32 < 0.0) { 0.0 } else { 0.0 });
                    }
                }
                break;
            }
            k0 -= 1;
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
        pub a: usize,
        pub b: Vec3,
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
    impl Pair {
        fn step(&self, a: &Mat3, c: IVec3) -> i32 {
            let mut x: [f32; 2] = [TABLE[(MASK % 4) as usize], a.x_axis.x];
            let (b, y) = (
                [(x)[0], flatten::math::cos(x[1])],
                (
                    (a.z_axis.x).abs(),
                    trunc(a.y_axis.z),
                    (if (a.x_axis.x > a.z_axis.z) { HALF } else { a.y_axis.z }),
                ),
            );
            ((if (c.x != c.y) {
                (((IVec2::new(c.x, 7_i32)).y & 15) * ((c.x + c.z) & 7))
            } else {
                c.x
            }) + (x[1] as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Vec2, c: &mut i32, y: &f32) -> [f32; 2] {
        'outer: for _ in 0..2 {
            if ((*c) != (*c)) {
                let mut k1 = ((MASK).min(MASK)) & 3;
                #[keep]
                'inner: loop {
                    if flatten::math::any(
                        (UVec3::new(1_u32, 5_u32, 5_u32))
                            .cmpge(UVec3::new(k1, 5_u32, MASK)),
                    ) {
                        (*c) = ((*c) * (IVec2::new(1_i32, (NARROW as i32))).y);
                        return [({ 0.5_f32 }); 2];
                    }
                    (*c) |= 2_i32;
                    if k1 == 0 || ((Mat2::from_cols(a, a).determinant() < a.x)) {
                        break;
                    }
                    k1 -= 1;
                }
                break;
            }
            'inner: for x in 0u32..0 {
                let given: f32 = a.y;
                let a: f32 = {
                    fn second(a_2: f32) -> f32 {
                        a_2 * 0.5 + 1.0
                    }
                    let t = second(given);
                    t
                };
                (*c) /= 3;
                let mut n: Pair = Pair {
                    b: Vec3::new(3.0, (*y), (-1.0)),
                    a: Pair::SIZE,
                };
                let x = n
                    .step(
                        &{ (-mat3(n.b, n.b, n.b)) },
                        (IVec3::new((*c), (*c), 0) ^ IVec3::new(10, (*c), (*c))),
                    );
            }
        }
        [
            (((mix((*y), a.x, a.x)
                * (Vec4::new((-1.0_f32), a.y, 0.0_f32, a.y)).max_element()) + a.y)
                + ((*c) as f32)),
            a.x,
        ]
    }
}

#[flatten]
mod p086 {
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
        fn step(&mut self, a: &mut f32) -> i32 {
            let Pair(x, ..) = Pair(self.0, self.1);
            let v: f32 = 'block: {
                (*a) = (((*a)).abs() + 1.0).recip();
                if ((*a) == select((*a), 3.0_f32, self.0)) {
                    if (({
                        let q = ((*a) * (*a));
                        q == q && q.is_sign_negative()
                    })) {
                        ((*a), self.0) = (
                            step(
                                (if true {
                                    (*self) = Pair(
                                        ((MASK + MASK) == (UVec2::new(3_u32, 2_u32)).y),
                                        (Pair(x, self.1)).1,
                                    );
                                    (*a)
                                } else {
                                    let [a, mut c] = ({ [TABLE[(STEPS & 1) as usize], (*a)] });
                                    a
                                }),
                                dot(
                                    Vec4::new((*a), (-2.5_f32), 0.0_f32, 0.25_f32),
                                    Vec4::new((*a), 0.5_f32, (*a), 3.0_f32),
                                ),
                            ),
                            any(BVec3::new(x, x, ((*a) > (*a)))),
                        );
                        let mut a_2 = [(*a), (*a)];
                    } else {
                        let mut t = flatten::math::atan(0.0_f32);
                    }
                    break 'block (*a);
                }
                let y: [f32; 2] = [(*a), (*a)];
                (-1.0)
            };
            (((((STEPS * 2) + (STEPS).max((WIDE as i32))) & 15)
                * ((((NARROW as i32)).abs() + (WIDE as i32)) & 7))
                + ((*a) as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut Vec3, y: f32, t: &[f32; 2]) -> i32 {
        ((-1.0_f32) > t[0]);
        let a: IVec2 = 'block: {
            let a: f32 = 3.0;
            if (!((*c)).cmplt((*c)).any()) {
                let mut a: Vec2 = Vec2::new(
                    select(
                        t[0],
                        (0.5_f32 - 0.0_f32),
                        (Pair((1.5_f32 <= 1.5_f32), 3_usize)).0,
                    ),
                    (if (({
                        let q = HALF;
                        q == q && q.is_sign_negative()
                    })) {
                        ((*c)).z
                    } else {
                        let mut y = (*t);
                        (if (y[0] <= 0.25) {
                            if (((c.z).is_finite()
                                && ({
                                    c.y += (Pair::SIZE as f32);
                                    (a).is_nan()
                                })))
                            {
                                y[(({
                                    c.x = (0.0_f32).mul_add(TABLE[(MASK % 4) as usize], y[1]);
                                    MASK
                                }) % 2) as usize] = (a
                                    + (if (Pair((y[1] < y[0]), Hit::SIZE)).0 {
                                        ((y[0]).max(a) + 0.0)
                                    } else {
                                        c.x
                                    }));
                            } else {
                                y[1] = cos(
                                    (if ((if (t[0] > t[0]) {
                                        (t[1] < t[0])
                                    } else {
                                        (t[0] < 0.0)
                                    })) {
                                        (c.x).signum()
                                    } else {
                                        clamp(t[1], y[0], y[1])
                                    }),
                                );
                                let given: f32 = (-2.5);
                                let t: f32 = {
                                    const HALF: f32 = STEPS as f32 * 0.25;
                                    const STEPS: i32 = 2;
                                    fn second(t: f32) -> f32 {
                                        t * HALF + 1.0
                                    }
                                    let t = second(given);
                                    t
                                };
                                let mut b: Pair = Pair((a != c.x), Pair::SIZE);
                                let y = b.step(&mut y[(MASK % 2) as usize]);
                            }
                            c.x
                        } else {
                            (-2.5)
                        })
                    }),
                );
                break 'block IVec2::new(0, 0);
            }
            IVec2::new(0, 0)
        };
        0
    }
}

mod p087 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: i32,
        pub c: Vec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec3,
        pub b: usize,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const HALF: f32 = 0.5;
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
    pub fn entry(a: BVec3, c: &mut i32, y: &mut usize) -> f32 {
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            'inner: for x_2 in 0..k0 {
                let mut t = Mat2::IDENTITY;
                t.x_axis += Vec2::ONE;
                t.x_axis.x = ({
                    if ((if false {
                        (true || ((*y) != (*y)))
                    } else {
                        (IVec2::new(x_2, (*c)) == IVec2::new(1, 5))
                    })) {
                        let given: f32 = t.x_axis.x;
                        let x: f32 = {
                            let t = doubled(given);
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn doubled(b: f32) -> f32 {
                                (b - HALF).max(HALF)
                            }
                            t
                        };
                        return (((x - (-0.0_f32))).max((t.x_axis.y).trunc()) + 0.0);
                    }
                    t.y_axis.x = t.x_axis.x;
                    (if (x_2).is_negative() {
                        t.y_axis.x
                    } else {
                        (t.y_axis.y * t.y_axis.x)
                    })
                });
            }
            if ((if (k0).is_negative() {
                ((k0 != k0)
                    && ({
                        (*y) = (if (*y) >= (*y) { (*y) - (*y) } else { (*y) });
                        (0_usize < (*y))
                    }))
            } else {
                return ({
                    if ((*y) > 3) {
                        let Hit(a_2) = (if ((((WIDE as i32) > (*c))
                            && ({
                                (*y) = (*y);
                                (0_usize > (*y))
                            })))
                        {
                            Hit(k0)
                        } else {
                            Hit((*c))
                        });
                    }
                    let b = [[HALF, HALF, TABLE[5_usize % 4]], [HALF, HALF, 2.0_f32]];
                    (-b[0][2])
                });
            })) {
                let mut k1 = 1u32;
                'inner: loop {
                    if !(k1 < 8) {
                        break;
                    }
                    let mut a = ((HALF * 0.0) - 2.0);
                    if true {
                        break 'outer;
                    }
                    k1 <<= 1;
                }
                break;
            }
            k0 += 1;
        }
        (((MASK as f32)).mul_add(0.0, HALF) + ((*c) as f32))
    }
}

#[flatten]
mod p088 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: usize,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: BVec3,
        pub b: f32,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub UVec2);
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
    fn first(a: f32, c: &mut bool) -> bool {
        #[keep]
        'outer: for c in (0..((MASK + MASK) & 3)) {
            let mut turn = 0;
            let x: Pair = 'value: loop {
                if true {
                    return ({
                        let q = 0.0_f32;
                        q == q && q.is_sign_negative()
                    });
                }
                if ((Hit::SIZE == Pair::SIZE) && (c <= c)) {
                    break 'value Pair {
                        b: Hit::SIZE,
                        ..Pair {
                            c: a,
                            ..Pair {
                                a: a,
                                b: Hit::SIZE,
                                c: TABLE[(3_usize).min(3)],
                            }
                        }
                    };
                }
                turn += 1;
                if turn == 2 {
                    break Pair { c: a, a: a, b: Hit::SIZE };
                }
            };
            if false {
                continue 'outer;
            }
        }
        ((*c) ^ (*c))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: i32) -> bool {
        if (((((if (c != 0) { MASK } else { 3_u32 }) & 15) * (((c) as u32 >> 3) & 7))
            != (2_i32).unsigned_abs()))
        {
            let mut c: i32 = (((((c & 15) * (c & 7))).max((c).signum()) & 63) << 2);
        } else {
            let mut a_2 = (false && (c < c));
            let a: usize = (first(
                (if a_2 {
                    return (0.0_f32 <= 0.0_f32);
                } else {
                    0.0_f32
                }),
                &mut a_2,
            ) as usize);
        }
        false
    }
}

mod p089 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec4,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec4,
        pub b: f32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: u32, c: &mut Pair, y: &Mat4, t: &mut bool) -> i32 {
        let mut k0 = 1u32;
        'outer: while k0 < 4 {
            k0 *= 2;
            if (({
                let mut k1 = (k0) & 3;
                #[keep]
                'inner: loop {
                    let mut a_2 = (y.z_axis.w
                        + (c.a
                            + ({
                                c.a = (y.w_axis.x - (-2.5));
                                y.z_axis.y
                            })));
                    c.b
                        *= ((if (*t) {
                            (0_i32 ^ STEPS)
                        } else {
                            ((2_i32 & 15) * ((WIDE as i32) & 7))
                        }) as f32);
                    if k1 == 0 || (((*t) < (*t))) {
                        break;
                    }
                    k1 -= 1;
                }
                let mut k1 = (a) & 3;
                #[keep]
                'inner: loop {
                    if (({
                        let q = y.z_axis.w;
                        q == q && q.is_sign_negative()
                    })) || k1 == 0
                    {
                        break;
                    }
                    k1 -= 1;
                    (IVec2::new(10, 0) == (IVec2::new(10, (-1)) + IVec2::new(0, (-1))));
                    c.b.y -= c.b.y;
                }
                (a < a)
            })) {
                continue;
            }
        }
        (((IVec3::new(7_i32, (-1_i32), 5_i32))
            .wrapping_add_unsigned(UVec3::new(a, 5_u32, 5_u32)))
            .min_element() + (c.b.x as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p090 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: i32,
        pub c: i32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> i32 {
        let mut x = ((((!c) + 3_i32) & 15) * (c & 7));
        x = (-(-(x + 0)));
        0
    }
}

mod p091 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
    }
    #[flatten(exact)]
    pub fn entry(a: &mut f32, c: &mut i32, y: f32) -> Vec3 {
        'block: {
            if (!(0.0_f32 < 0.0)) {
                break 'block;
            }
        }
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p092 {
    use super::*;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn second(a: &bool) -> f32 {
        let mut k0 = 252u8;
        'outer: loop {
            if !(k0 != u8::MAX) {
                break;
            }
            let start = (MASK
                | (if (*a) {
                    if (*a) {
                        let mut k1 = (((k0 as u32) + (k0 as u32))) & 3;
                        #[keep]
                        'inner: loop {
                            if ((if (IVec2::new(7, (k0 as i32)) == IVec2::new(10, (-1)))
                            {
                                ((k0 as u32) <= 5)
                            } else {
                                (*a)
                            })) || k1 == 0
                            {
                                break;
                            }
                            k1 -= 1;
                        }
                        return TABLE[(5_usize).min(3)];
                    }
                    (k0 as u32)
                } else {
                    MASK
                }));
            let mut a_2 = 1;
            a_2 += start;
            if (*a) {
                break 'outer;
            }
            k0 += 1;
        }
        (0.5 + (-1.0))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: &mut usize, mut v: f32, t: u32) -> [f32; 3] {
        v = v;
        if (((*c) != (*c)) || true) {
            if (!((NARROW as i32)).is_negative()) {
                return [(b).fract(), v, second(&{ (COUNT > (*c)) })];
            } else {
                return [
                    (Vec3::new((-2.5_f32), 0.5_f32, 0.5_f32)).z,
                    (v).cos(),
                    (v + (-0.0)),
                ];
            }
        }
        'outer: for v in -1..1 {
            if (b > b) {
                return (if (3_u32).is_power_of_two() {
                    'inner: for x in 0..2 {
                        ((0_usize >> 1)
                            <= (if 3_usize >= 3_usize {
                                3_usize - 3_usize
                            } else {
                                (*c)
                            }));
                        if ((v as i32) > x) {
                            (*c) = (((*c) <= 5_usize) as usize);
                            break;
                        }
                        let mut c = (if ((v as i32)).is_negative() { b } else { b });
                    }
                    [b, HALF, b]
                } else {
                    [b, b, b]
                });
            }
            if true {
                continue;
            }
        }
        [b, v, v]
    }
}

#[flatten]
mod p093 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: u32,
        pub c: u32,
    }
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const NARROW: u8 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    impl Pair {
        fn step(&self, a: &mut f32, c: Mat2) -> i32 {
            let mut turn = 0;
            let x: f32 = 'value: loop {
                false;
                if (BVec3::new(true, true, true)).test((STEPS & 1) as usize) {
                    break 0.0;
                }
                turn += 1;
                if turn == 2 {
                    break (c.x_axis.x - 2.0);
                }
            };
            {
                let mut a_2: Pair = Pair {
                    c: self.b,
                    ..Pair {
                        a: (*a),
                        b: self.c,
                        c: self.c,
                    }
                };
                'outer: for t in 0..NARROW {
                    let Pair { a, b, c: _ } = Pair {
                        a: ((c.x_axis.x).min(TABLE[(STEPS & 1) as usize]) + 0.0),
                        b: ((1_u32 & 15) * (a_2.c & 7)),
                        c: (t as u32),
                    };
                    let mut k1 = (((2_u32 & 15) * ((t as u32) & 7))) & 3;
                    'inner: while k1 > 0 {
                        k1 -= 1;
                        let a_2 = x;
                    }
                }
            }
            (((STEPS - (-4)) * 1) - (!(WIDE as i32)))
        }
    }
    impl Pair {
        fn sum(&self, a: f32) -> Mat2 {
            let y = (if ((Vec2::new((-1.0_f32), a)).y <= (1.5_f32).fract_gl()) {
                (IVec2::new(STEPS, (-1_i32))).y
            } else {
                STEPS
            });
            let (mut t, (_, mut x)) = (
                ((((UVec2::new(5_u32, self.b)) & 63) << 2_i32)
                    + (UVec2::new(3_u32, 5_u32) + UVec2::new(2_u32, 5_u32))),
                (
                    Mat4::from_translation(Vec3::new(self.a, a, 0.5_f32))
                        .transform_point3(Vec3::new(a, a, 3.0_f32)),
                    Pair { b: 0_u32, ..(*self) },
                ),
            );
            Mat2::from_cols(
                vec2(
                    (if (y > y) {
                        self.a
                    } else {
                        return Mat2::from_cols(
                            (Vec2::new((-0.0), x.a) + Vec2::new(a, self.a)),
                            (if (x.a != x.a) {
                                return (if (({ (y != y) })) {
                                    'outer: for b in (0..3).rev() {
                                        let mut y: Vec3 = Vec3::new(x.a, x.a, a);
                                        (flatten::math::tanh((-2.5_f32)) <= ((-0.0_f32)).tanh());
                                        let a_2: bool = ((BVec3::new((t.x > self.b), false, true))
                                            == (BVec3::new(false, true, true)));
                                        let mut v: IVec3 = (if a_2 {
                                            IVec3::new(b, 7, b)
                                        } else {
                                            IVec3::new(b, b, b)
                                        });
                                    }
                                    Mat2::from_cols(Vec2::new(3.0, x.a), Vec2::new(2.0, self.a))
                                } else {
                                    Mat2::from_cols(Vec2::new(a, (-1.0)), Vec2::new(0.5, 0.25))
                                });
                            } else {
                                Vec2::new(0.0, self.a)
                            }),
                        );
                    }),
                    self.a,
                ),
                (Vec2::new(a, (-1.0)) + Vec2::splat((t.x as f32))),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, mut x: usize, y: &mut f32) -> i32 {
        (*a) <<= 1;
        if (((*a) <= (*a)) && (MASK != MASK)) {
            return ((*a)).saturating_sub((*a));
        }
        let mut a: Pair = Pair { a: (*y), b: MASK, c: 1 };
        a.step(
            y,
            a.sum((Vec2::new(1.0_f32, 1.5_f32)).perp_dot(Vec2::new(2.0_f32, a.a))),
        );
        'outer: for a in 0..3 {}
        0
    }
}

#[flatten]
mod p094 {
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
    const NARROW: u8 = 3;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn first(a: [Pair; 2]) -> f32 {
        let mut v: u32 = (((((UVec2::new(2_u32, MASK)).y & 15) * ((MASK + MASK) & 7))
            & 15)
            * ((if (a[0].c >= a[0].c) {
                MASK
            } else {
                let mut turn = 0;
                let c: IVec2 = 'value: loop {
                    let start = (((false as i16) + 3) as u32 & 255);
                    let mut b = 1;
                    b += start;
                    {
                        if ((Vec3::new(
                            (a[1].b.x * a[1].b.x),
                            0.5,
                            (a[1].a).to_radians(),
                        ))
                            .cmplt(
                                (if ((3_i32 > a[1].c) && (a[1].b.x > (-1.0))) {
                                    (Vec3::new(a[0].b.y, 1.0, 0.5)).xxz()
                                } else {
                                    vec3(a[1].b.y, a[0].b.y, a[1].a)
                                }),
                            )
                            .all())
                        {
                            let mut c = ((STEPS) as usize & 31);
                            b = b;
                        }
                    }
                    if ((b > b) ^ (b > 2)) {
                        break ({
                            let mut v: Vec2 = sin(
                                Vec2::new(a[0].b.x, ((2.0_f32).saturate() + 0.0)),
                            );
                            IVec2::new(a[0].c, a[1].c)
                        });
                    }
                    turn += 1;
                    if turn == 1 {
                        break IVec2::new((-4), (-4));
                    }
                };
                ((if true { 100u8 } else { 7 } / 3 % 5) as u32 & 255)
            }) & 7));
        if ((if ((if (a[1].c <= 5) {
            false
        } else {
            return a[0].a;
        })) {
            (a[1].b.x < a[1].b.y)
        } else {
            (a[1].a > a[1].a)
        })) {}
        ((if 0.25_f32 <= a[1].b.z {
            (TABLE[(a[1].c & 1) as usize]).clamp(0.25_f32, a[1].b.z) + 0.0
        } else {
            1.5
        }) + (v as f32))
    }
    #[flatten(exact)]
    pub fn entry(mut b: f32, mut x: usize, mut v: Vec3, t: u32) -> Pair {
        let a = STEPS;
        let [Pair { a: mut t, b: _, c }, Pair { a: mut a_2, b: b, c: mut x }] = [
            Pair {
                c: 0_i32,
                a: TABLE[(t % 4) as usize],
                b: Vec3::new(b, (-2.5_f32), (-1.0_f32)),
            },
            Pair { b: v, c: 1_i32, a: v.x },
        ];
        'outer: for y in [
            b.x,
            first([
                Pair {
                    a: b.y,
                    b: Vec3::new(v.x, (-1.0_f32), v.x),
                    c: a,
                },
                Pair {
                    c: (NARROW as i32),
                    ..Pair { c: x, a: t, b: v }
                },
            ]),
            (t / (-3.0)),
        ] {
            let mut k1 = (MASK) & 3;
            #[keep]
            'inner: loop {
                if ((IVec2::new((-1_i32), 10_i32)) == (IVec2::new(a, a))) || k1 == 0 {
                    break;
                }
                k1 -= 1;
                ((b.x / (-3.0)) <= a_2);
            }
            if ((Vec2::new(1.0, 1.0) == Vec2::new(t, 1.5)) && (b.y > a_2)) {
                continue;
            }
            let mut k1 = 0i32;
            'inner: while k1 < 1 {
                k1 += 1;
                let mut c = (BVec3::new(false, false, (v.x > v.x)) | (v).is_nan_mask());
                if (0.25_f32 > b.y) {
                    break 'inner;
                }
            }
        }
        Pair {
            a: (round(
                (first([
                    Pair { a: b.y, b: b, c: x },
                    Pair {
                        c: c,
                        ..Pair { b: b, c: 0_i32, a: 0.0_f32 }
                    },
                ]) - 0.0),
            ) + (x as f32)),
            b: Vec3::new(0.0, 0.0, 0.0),
            c: 0,
        }
    }
}

mod p095 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: f32,
        pub c: usize,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub Hit, pub f32);
    #[flatten]
    const HALF: f32 = 0.5;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32, y: f32) -> f32 {
        let mut b = State(
            Hit {
                b: ((-1.0_f32) * y),
                ..Hit {
                    b: a,
                    ..Hit { b: y, c: 2_usize, a: a }
                }
            },
            a,
        );
        'outer: for a in [(-b.1), (b.0.c as f32), (a - 0.0)] {
            let State(Hit { a: c, b: mut x_2, c: _ }, _) = State(
                Hit { a: y, ..b.0 },
                b.0.b,
            );
            if (IVec2::new(10, (-4)) == (IVec2::new(0, 2) % 3)) {
                let mut k1 = 2u32;
                'inner: loop {
                    if !(k1 > 0) {
                        break;
                    }
                    k1 -= 1;
                    if (((b.0.c != b.0.c)
                        == (b.0.c != (if (k1 != 3) { b.0.c } else { b.0.c }))))
                    {
                        x_2
                            += (if ((b.0.c != b.0.c)
                                || ((Vec2::new(2.0_f32, x_2))
                                    != (Vec2::new(1.0_f32, 3.0_f32))))
                            {
                                c
                            } else {
                                HALF
                            });
                        let Hit { a: mut b, b: mut v, .. } = Hit {
                            a: (2_usize as f32),
                            b: 0.0_f32,
                            c: (y.abs() as usize & 15),
                        };
                    } else {
                        let mut a = [(b.1 + (-0.0)); 3];
                    }
                    let start = (Vec4::new(b.0.a, (-0.0_f32), y, HALF)).min_position();
                    let mut b = 2;
                    b += start;
                }
                continue;
            }
        }
        (if (b.0.c > b.0.c) {
            fma(0.25_f32, (b.1 * (-1.0_f32)), (3.0_f32).mul_add(a, b.0.a))
        } else {
            let mut y = (Vec2::new(2.0, b.0.a)).xx();
            (1.5_f32 * 0.0)
        })
    }
}

#[flatten]
mod p096 {
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
        fn step(&mut self, a: f32, mut x: f32) -> i32 {
            if ((BVec3::new(true, self.c, true)).any() && (MASK <= (MASK + MASK))) {
                let mut a = (3.0
                    * ((self.a.x
                        - ({
                            self.a.x = self.a.z;
                            HALF
                        }))
                        * (if self.a.x <= x {
                            (self.a.z).clamp(self.a.x, x) + 0.0
                        } else {
                            self.a.x
                        })));
            }
            let mut turn = 0;
            let b: Pair = 'value: loop {
                self.a.z = ((self.a.x).abs() + 0.5).log2();
                (BVec3::new(true, true, false))
                    .test(
                        (({
                            self.b = (self.b + self.b);
                            MASK
                        }) % 2) as usize,
                    );
                if ((!(if self.c {
                    let mut n = (if self.c {
                        return self.b;
                    } else {
                        BVec3::new(false, (self.b <= self.b), (self.a.z <= HALF))
                    });
                    self.c
                } else {
                    return self.b;
                }))) {
                    break Pair {
                        c: self.c,
                        a: self.a,
                        b: self.b,
                    };
                }
                turn += 1;
                if turn == 3 {
                    break Pair { b: self.b, ..(*self) };
                }
            };
            (10 + (self.a.y as i32).clamp(-64, 64))
        }
    }
    impl Hit {
        fn step(&mut self, a: &mut f32, c: i32, y: [f32; 3]) -> f32 {
            let Pair { a, b: x, c: mut a_2 } = (if ((if (self.1 != self.1) {
                'outer: for a_2 in 1..=0 {
                    'block: {
                        if ((self.1 <= self.1) || true) {
                            continue 'outer;
                        }
                    }
                    (self.0, [(*a), _]) = ((y[1]).sin(), [(y[0] - 0.0), 2.0_f32]);
                }
                (self.1 <= self.1)
            } else {
                let Hit(a, b) = (*self);
                (y[0] > (-0.0))
            })) {
                Pair {
                    b: c,
                    c: (2_usize < self.1),
                    a: Vec3::new(self.0, (-1.0_f32), self.0),
                }
            } else {
                'outer: for a_2 in 0..WIDE as i32 + 1 {
                    let mut k1 = (((MASK & 15) * (MASK & 7))) & 3;
                    'inner: while k1 > 0 && ((k1 <= k1)) {
                        k1 -= 1;
                        let mut n = Mat2::from_diagonal(Vec2::new(3.0, (-2.5)));
                    }
                    if (self.1 > Pair::SIZE) {
                        continue;
                    }
                }
                Pair {
                    a: Vec3::new(y[0], 2.0_f32, 0.5_f32),
                    b: c,
                    c: (self.1 != 2_usize),
                }
            });
            y[1]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Hit, c: i32, y: &mut f32, t: u32) -> Mat2 {
        a.0 = (*y);
        let mut turn = 0;
        let a: usize = 'value: loop {
            let t: u32 = (((((if true { a.1 } else { 8_usize }) & 255) as u32) | 7)
                - (t & 7));
            let mut c: Pair = (if (c != c) {
                Pair {
                    a: Vec3::new((-1.0), a.0, 0.0),
                    b: c,
                    c: ((-2.5_f32) <= (*y)),
                }
            } else {
                (*a) = Hit(Pair::RATE, a.1);
                Pair {
                    c: (1_u32 <= t),
                    a: Vec3::new((*y), (*y), (-0.0)),
                    b: c,
                }
            });
            let a = c.step(Hit::step(&mut (*a), y, c.b, [c.a.x, 0.0_f32, 0.0_f32]), 0.0);
            if false {
                break 0;
            }
            turn += 1;
            if turn == 2 {
                break 0;
            }
        };
        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
    }
}

#[flatten]
mod p097 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec2, pub bool);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32, pub u32);
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub bool);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: Mat3) -> i32 {
        let mut a: [f32; 2] = [TABLE[((WIDE as i32) & 1) as usize], (-1.0_f32)];
        'outer: for (b, x_2) in a.into_iter().zip([(-1.0_f32), ((WIDE as i32) as f32)]) {
            let t = (-({
                let mut turn = 0;
                let x_2: f32 = 'value: loop {
                    a = [x_2, c.x_axis.z];
                    if ((c).mul_vec3(c.x_axis)).cmplt(c.x_axis).any() {
                        break (c.y_axis.y).remap(0.0, 2.0, a[1], c.y_axis.x);
                    }
                    if ((Hit::SIZE + Hit::SIZE) == (State::SIZE & 7)) {
                        return STEPS;
                    }
                    turn += 1;
                    if turn == 3 {
                        break (if (c.y_axis.z < TABLE[(1_u32 % 4) as usize]) {
                            (-2.5)
                        } else {
                            c.z_axis.x
                        });
                    }
                };
                (8_u32 as f32)
            }));
        }
        let mut k0 = (((MASK | 7) - (0_u32 & 7))) & 3;
        'outer: loop {
            if ((((k0 <= k0) ^ (8_u32 <= k0))
                || ({
                    a[1] = (TABLE[Hit::SIZE % 4]).smoothstep(-1.0, 2.0);
                    (0_u32 > k0)
                }))) || k0 == 0
            {
                break;
            }
            k0 -= 1;
            'block: {
                if ((if (STEPS > STEPS) { (c.x_axis.x != (-1.0)) } else { false })) {
                    break 'block;
                }
            }
        }
        ((NARROW as i32) + (a[1] as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p098 {
    use super::*;
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

mod p099 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: i32,
    }
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &mut Pair, c: &Hit, y: f32) -> u32 {
        if (((MASK == 0)
            && ({
                a.0.z *= ((*c)).a;
                (!false)
            })))
        {
            return (0_u32).midpoint(MASK);
        }
        let k0 = (((MASK | 7) - (MASK & 7))) & 3;
        'outer: loop {
            if k0 < 4 {
                a.0.x = (if (a.0.z <= c.a) {
                    a.1 = (a.0.z).trunc();
                    ((a.0.y + y)).round()
                } else {
                    let mut k1 = ((k0 >> (MASK & 31))) & 3;
                    #[keep]
                    'inner: while k1 > 0
                        && ((a.0).cmplt((Vec3::new(a.0.y, 1.5, 1.0) * a.0.y)).any())
                    {
                        k1 -= 1;
                        (*a) = Pair(
                            Vec3::new((-1.0_f32), 1.5_f32, 3.0_f32),
                            (-(a.0.x).lerp(a.1, c.a)),
                        );
                        if (8_u32 != k1) {
                            a.0.y
                                *= (((if (c.b != 5) { k1 } else { k0 })
                                    | ((k0 | 7) - (k1 & 7))) as f32);
                            break 'inner;
                        }
                        let b: [f32; 3] = 'block: {
                            let (c, mut v) = (
                                Hit {
                                    b: ({ STEPS }),
                                    a: hadd(Vec2::new(0.25_f32, c.a)),
                                },
                                ((a.0).max(a.0)).yzx(),
                            );
                            if (v.z >= y) {
                                break 'block [a.1, 3.0_f32, c.a];
                            }
                            v.x *= ((hadd(Vec2::new(0.5_f32, a.0.x))).sin() + (-0.0));
                            let (n, ([mut t, x, y], _)) = (
                                Vec2::new(1.0_f32, (-1.0_f32)),
                                ([[a.0.y, y, a.0.y]; 3], [a.1, v.x, v.x]),
                            );
                            x
                        };
                    }
                    a.0.y
                });
                break;
            } else {
                continue;
            }
        }
        (MASK + (a.1.abs() as u32 & 255))
    }
}

#[flatten]
mod p100 {
    use super::*;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Vec3, c: i32) -> bool {
        #[keep]
        'outer: for n in (((c).wrapping_mul(3_i32) & 3)..8).step_by(2) {
            if ((((COUNT % 3) < COUNT)
                && ({
                    a.z = (if a.x <= (-2.5) {
                        (a.y).clamp(a.x, (-2.5)) + 0.0
                    } else {
                        a.x
                    });
                    ((*a)).cmplt((*a)).all()
                })))
            {
                let mut a = Mat2::from_cols(Vec2::new(1.0, 1.5), Vec2::new(3.0, 0.25));
                a.x_axis *= Vec2::ONE;
            } else {
                if (true && ((a.x != HALF) && (MASK != MASK))) {
                    let mut y: Vec3 = (Vec3::splat((if (c <= 7) { a.y } else { a.z }))
                        - (*a));
                    if (n != c) {
                        break;
                    }
                } else {
                    let mut k1 = 254u8;
                    'inner: loop {
                        if !(k1 != u8::MAX) {
                            break;
                        }
                        let (mut y, (_, a_2)) = (
                            (k1 as f32),
                            (
                                (((k1 as u32) & 63) << (0_u32 & 7)),
                                [[a.z, (k1 as f32)], [a.z; 2]],
                            ),
                        );
                        if false {
                            break 'outer;
                        }
                        let mut y: f32 = (((k1 as f32) * 0.0)
                            - ((a_2[1][0] - 0.0)).trunc());
                        a.y = a.y;
                        k1 += 1;
                    }
                    let k1 = ((MASK).min(MASK)) & 3;
                    'inner: loop {
                        if k1 < 4 {
                            break;
                        } else {
                            continue;
                        }
                    }
                }
            }
            if (c <= n) {
                continue;
            }
        }
        ((TABLE[COUNT % 4] != a.x) ^ (a.z > 0.5))
    }
}

#[flatten]
mod p101 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: Vec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: Vec4,
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
    impl Hit {
        const RATE: f32 = 1.25 + HALF;
        const SIZE: usize = COUNT + 1;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut Vec2) -> f32 {
        let mut t = Hit {
            b: Vec4::new(0.0, c.x, 1.0, c.y),
            c: flatten::math::clamp(
                flatten::math::exp2(Vec3::new(0.0_f32, c.x, c.x)),
                Vec3::new(c.x, 0.5_f32, c.y),
                Vec3::new(2.0_f32, 1.5_f32, 0.0_f32),
            ),
            a: ({
                let t: UVec2;
                if ((1.5_f32
                    <= ({
                        let (v, (x, n)) = (
                            ceil((c.y + c.y)),
                            (
                                (if ((c.y < c.y) ^ (c.y > Hit::RATE)) {
                                    let given: f32 = (flatten::math::step(c.x, (*a))).round();
                                    let x_2: f32 = {
                                        const HALF: f32 = STEPS as f32 * 0.25;
                                        const STEPS: i32 = 2;
                                        fn second(c: f32) -> f32 {
                                            c * HALF + 1.0
                                        }
                                        let t = second(given);
                                        t
                                    };
                                    (((*a)) * 0.7 + (c.x) * 0.1)
                                } else {
                                    let mut y: [Pair; 2] = [
                                        Pair {
                                            a: Vec3::new(3.0_f32, (-2.5_f32), (-2.5_f32)),
                                            ..Pair {
                                                b: Vec3::new(2.0_f32, c.x, 1.0_f32),
                                                a: Vec3::new((-1.0_f32), c.x, (-0.0_f32)),
                                            }
                                        },
                                        Pair {
                                            b: Vec3::new((*a), 1.0_f32, (-2.5_f32)),
                                            a: Vec3::new(3.0_f32, 0.25_f32, (-1.0_f32)),
                                        },
                                    ];
                                    'outer: for (a_2, _) in y
                                        .into_iter()
                                        .zip([(UVec2::new(2_u32, MASK)).y, ({ 2_u32 })])
                                    {
                                        ((*a), y[0].a) = (
                                            a_2.a.y,
                                            (Hit {
                                                c: a_2.b,
                                                a: a_2,
                                                b: Vec4::new(y[0].a.z, 3.0_f32, 0.0_f32, 0.5_f32),
                                            })
                                                .c,
                                        );
                                        if (((if Hit::SIZE >= Hit::SIZE {
                                            Hit::SIZE - Hit::SIZE
                                        } else {
                                            Hit::SIZE
                                        }) >= (Pair::SIZE / 2)))
                                        {
                                            break;
                                        }
                                        (flatten::math::select(y[1].a, y[0].a, (c.y <= a_2.a.x)))
                                            .cmpeq((y[0].b + y[1].a.z))
                                            .any();
                                        let [Pair { a, b }, ..] = [
                                            Pair { a: y[0].b, b: y[0].b },
                                            y[0],
                                        ];
                                    }
                                    (y[1].a.x + 0.0)
                                }),
                                (((*a) < (*a)) & true),
                            ),
                        );
                        let mut k0 = ((MASK & 5_u32)) & 3;
                        #[keep] 'outer: while k0 > 0 {
                            k0 -= 1;
                            'inner: for _ in [select(k0, k0, (k0 < k0)), (k0 + k0), k0] {
                                let mut c = (lerp((*c), ((*c) / 2.0), ({ (*c) })) - (*c));
                                if (Vec3::new(v, 3.0_f32, 1.5_f32)).is_nan() {
                                    break;
                                }
                            }
                        }
                        (*a)
                    })))
                {
                    (*a) = c.x;
                    t = UVec2::new(8, MASK);
                } else {
                    c.y = c.y;
                    t = UVec2::new(3, MASK);
                }
                Pair {
                    b: Vec3::new((-2.5), c.y, c.x),
                    a: Vec3::new(c.y, (-2.5), 3.0),
                }
            }),
        };
        (([(t.b).max_element(), c.y])[0] + t.c.z)
    }
}

#[flatten]
mod p102 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: usize,
        pub b: u32,
        pub c: BVec3,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub Vec3);
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p103 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub f32);
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact)]
    pub fn entry(a: Pair, c: &mut i32, y: &f32, t: &mut u32) -> Mat2 {
        let (a_2, c) = (
            Pair((-a.1), (Pair::SIZE as f32)),
            Vec3::new(0.5_f32, 1.5_f32, Pair::RATE),
        );
        let mut k0 = (((*t)).midpoint((*t))) & 3;
        #[keep] 'outer: while k0 > 0 && ((!(c).cmple(c).any())) {
            k0 -= 1;
            (0.0_f32 < 0.0);
        }
        Mat2::from_cols(Vec2::new(0.0, 0.0), Vec2::new(0.0, 0.0))
    }
}

#[flatten]
mod p104 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: BVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: usize,
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
        fn step(mut self, a: &mut f32) -> usize {
            let mut t = STEPS;
            ((if (t != t) { (((!t) & 7) as usize) } else { Self::SIZE })
                + ((*a).abs() as usize & 255))
        }
    }
    fn third(a: f32) -> f32 {
        #[keep]
        'outer: for _ in (((STEPS).unsigned_abs() & 3)..4).rev() {
            'inner: for x_2 in (1..10).step_by(3) {
                if ((a * a) < a) {
                    break 'outer;
                }
            }
            if (a < a) {
                break;
            }
        }
        ((Vec3::new(0.0_f32, a, HALF)).z + a)
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: UVec2, c: Vec3, y: &mut f32, t: &u32) -> IVec3 {
        let mut turn = 0;
        let a: Mat2 = 'value: loop {
            let given: f32 = third(flatten::math::select(c.z, (*y), (1_u32 < b.y)));
            let v: f32 = {
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(n: f32) -> f32 {
                    (n - HALF).max(HALF)
                }
                let t = first(given);
                t
            };
            let mut x_2: Pair = Pair {
                a: BVec3::new((b.x != (*t)), false, (c.x < v)),
            };
            let n = x_2.step(y);
            if ((((v < 1.5) || (c.y != c.y))
                && ({
                    x_2 = Pair {
                        a: BVec3::new((2_u32 > MASK), (n > n), (State::SIZE != n)),
                    };
                    (n != n)
                })))
            {
                break 'value ((Mat2::from_cols(
                    Vec2::new((*y), 0.0_f32),
                    Vec2::new(c.y, 3.0_f32),
                ) + Mat2::IDENTITY)
                    * Mat2::from_cols(Vec2::new(v, 2.0_f32), Vec2::new(v, 1.5_f32)));
            }
            turn += 1;
            if turn == 2 {
                break Mat2::from_cols(Vec2::new(0.0, 0.5), Vec2::new(c.z, (-2.5)));
            }
        };
        (IVec3::new(0, 0, 0) + IVec3::splat(((*y) as i32).clamp(-64, 64)))
    }
}

mod p105 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit(pub UVec2, pub i32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub Vec3);
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, mut x: Vec2) -> f32 {
        if (a < x.x) {
            let mut k0 = ((3_u32 & MASK)) & 3;
            #[keep] 'outer: while k0 > 0 {
                k0 -= 1;
                (k0 >= k0);
                let mut c: f32 = 0.5;
            }
            let mut a: [Pair; 3] = [
                Pair { a: 0_u32, b: 0_i32 },
                Pair { a: 0_u32, b: 0_i32 },
                Pair { a: 0_u32, b: 0_i32 },
            ];
            'outer: for a in a {}
        }
        0.0
    }
}

#[flatten]
mod p106 {
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
    pub fn entry(a: f32, c: i32, y: f32, t: f32) -> f32 {
        0.0
    }
}

mod p107 {
    use super::*;
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
    pub fn entry(a: f32, c: f32) -> i32 {
        0
    }
}

#[flatten]
mod p108 {
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
    pub fn entry(mut b: f32, mut x: f32, y: f32, t: &u32) -> f32 {
        let Hit { a: mut t, .. } = Hit {
            a: (Vec2::new((-0.0_f32), 1.0_f32)).yx(),
            b: Vec3::select(
                (Vec3::new(y, y, HALF)).cmplt(Vec3::new(0.5_f32, b, 0.0_f32)),
                Vec3::new(0.25_f32, x, 1.0_f32),
                Vec3::new(0.5_f32, (-1.0_f32), 2.0_f32),
            ),
        };
        let mut a = [length((t).xx()), b, b];
        t = (if (1.5_f32 < 1.5) {
            let mut k0 = (((x > y) as u32)) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        let (mut n, (mut x_2, mut c)) = (
                            (a[2] <= a[2]),
                            (
                                (Vec4::new(t.x, 2.0_f32, 1.5_f32, 0.5_f32))
                                    .length_squared(),
                                UVec2::new(1_u32, 3_u32),
                            ),
                        );
                        if n {
                            (x_2, [c.y, _]) = (
                                ((c.x + 0_u32) as f32),
                                [
                                    flatten::math::select(
                                        c.y,
                                        (k0 / 2),
                                        (if n { (a[1] <= t.y) } else { (c.x <= c.x) }),
                                    ),
                                    k0,
                                ],
                            );
                            a[(Hit::SIZE).min(2)] = a[(k0 % 3) as usize];
                            let mut t = (if false { Pair } else { Pair });
                        }
                    }
                    k1 += 1;
                }
            }
            t
        } else {
            t
        });
        (y + t.x)
    }
}

#[flatten]
mod p109 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
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
    impl Pair {
        fn step(&mut self, a: Vec2, c: &i32) -> [(u32, UVec2); 3] {
            let b: [f32; 2] = ({
                self.0
                    *= select(
                        self.0,
                        (if ((WIDE as i32) <= (*c)) {
                            if (((if (*c) != 0 { (*c) % (*c) } else { (*c) }))
                                .is_negative())
                            {
                                let mut a_2 = (IVec2::new((*c), ((-1) + STEPS))
                                    | IVec2::select(
                                        BVec2::new(((*c) <= (*c)), true),
                                        IVec2::new(2_i32, 2_i32),
                                        IVec2::new((*c), 5_i32),
                                    ));
                                'outer: for y in [
                                    (MASK).min(0_u32),
                                    (if MASK != 0 { MASK / MASK } else { MASK }),
                                    (MASK | 1).ilog2(),
                                ] {
                                    (a_2.x, self.0) = (select((*c), a_2.y, true), a.y);
                                }
                            }
                            a.y
                        } else {
                            return (if ((-1.0_f32) <= a.x) {
                                return [
                                    (MASK, UVec2::new(MASK, MASK)),
                                    (MASK, UVec2::new(1_u32, 3_u32)),
                                    ([
                                        (0_u32, UVec2::new(MASK, MASK)),
                                        (MASK, UVec2::new(8_u32, MASK)),
                                        (MASK, UVec2::new(MASK, MASK)),
                                    ])[0],
                                ];
                            } else {
                                [(MASK, UVec2::new(1_u32, MASK)); 3]
                            });
                        }),
                        ((*c) != (*c)),
                    );
                [self.0; 2]
            });
            [
                (
                    (5 + (self.0.abs() as u32 & 255)),
                    ((UVec2::new(3, 8) ^ UVec2::new(1, MASK))
                        + UVec2::splat((self.0.abs() as u32 & 255))),
                ),
                (MASK, UVec2::new(2_u32, MASK)),
                ((3 + (self.0.abs() as u32 & 255)), UVec2::new(2, 2)),
            ]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, mut v: f32, t: u32) -> f32 {
        let mut k0 = ((t >> (3_u32 & 31))) & 3;
        #[keep] 'outer: while k0 > 0 {
            k0 -= 1;
            let start = ((((*c)) as usize & 31) + (Pair::SIZE).min(2_usize));
            let mut c = 2;
            c += start;
            let x = dot(
                Vec2::select(
                    (Vec2::new(1.5_f32, 2.0_f32)).cmplt(Vec2::new(1.5_f32, v)),
                    Vec2::new(a, 0.25_f32),
                    Vec2::new(1.5_f32, (-2.5_f32)),
                ),
                ((a * Vec2::new(a, 2.0_f32))).yx(),
            );
        }
        let mut y: Pair = Pair(v);
        let a_2 = y.step(Vec2::new(0.25, 0.25), &{ (*c) });
        let mut t: [f32; 2] = [a; 2];
        'outer: for n in t.iter() {
            if (a_2[2].1.y <= a_2[2].0) {
                continue;
            }
            let a: IVec3 = IVec3::new(
                (if (0_u32 <= a_2[1].0) {
                    if ((*c) <= (*c)) {
                        let mut k1 = 0i32;
                        'inner: while k1 < 3 {
                            if (true || (0.0_f32 < 0.0)) {
                                break;
                            }
                            k1 += 1;
                        }
                        break;
                    }
                    0
                } else {
                    0
                }),
                0,
                0,
            );
        }
        0.0
    }
}

#[flatten]
mod p110 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: i32,
        pub b: Hit,
        pub c: f32,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut f32, y: Mat2, mut n: IVec3) -> i32 {
        (a <= y.y_axis.y);
        let mut k0 = ((UVec2::new(8_u32, 0_u32)).y) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    let y: [f32; 3];
                    if ((if ((if (k0 != k0) {
                        let mut x_2 = (mat2(
                            Vec2::new((*c), 0.5_f32),
                            Vec2::new((-2.5_f32), (*c)),
                        ) * a);
                        x_2.x_axis *= Vec2::ONE;
                        (n.x != n.y)
                    } else {
                        false
                    })) {
                        (n.z >= 1)
                    } else {
                        (3.0_f32 <= a)
                    })) {
                        n = (IVec3::new(n.y, 7_i32, 10_i32))
                            .clamp(IVec3::splat(-3), IVec3::splat(5));
                        y = [a, (*c), a];
                    } else {
                        n = ((IVec3::new(n.z, 7, n.x) | IVec3::new(10, 7, n.x)) - n);
                        y = [(*c), (-2.5_f32), (*c)];
                    }
                }
                k1 += 1;
            }
        }
        (n.y + n.y)
    }
}

#[flatten]
mod p111 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
    }
    const STEPS: i32 = 3;
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    impl Hit {
        fn step(mut self, a: &f32) -> f32 {
            'outer: for a in 0..4 {
                self.a
                    *= (((mat3(
                        self.a,
                        Vec3::new(1.0_f32, (-0.0_f32), (-2.5_f32)),
                        self.a,
                    ) * self.a) * (-1.0_f32))
                        + ((Mat3::from_cols(self.a, self.a, self.a)).mul_vec3(self.a))
                            .xxz());
                if (self.a.x <= self.a.z) {
                    break;
                }
            }
            (Vec2::new((-2.5_f32), 2.0_f32))
                .dot(
                    (Pair {
                        a: Vec2::new(self.a.y, 0.5_f32),
                    })
                        .a,
                )
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &mut Vec3, c: [Hit; 2], y: &mut f32, t: &mut u32) -> [f32; 3] {
        (*a) *= (c[0].step(&c[0].a.z)).sin_cos().0;
        if (a.z != 3.0) {
            let t = ((((IVec2::new(3_i32, (WIDE as i32))) >> 2_i32)).y >> (1u32));
            return [c[0].a.x, a.z, c[0].a.z];
        }
        [(({ c[0] }).step(&a.x) * c[1].a.x), (a.x + a.z), 0.0]
    }
}

#[flatten]
mod p112 {
    use super::*;
    use flatten::math::*;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut Mat2, c: Vec3, y: i32) -> Mat2 {
        let mut k0 = (((COUNT & 255) as u32)) & 3;
        'outer: while k0 > 0 && ((c.x > a.y_axis.y)) {
            k0 -= 1;
            (if ((y <= y) && (k0 != k0)) {
                break;
            } else {
                (if (a.y_axis.y < c.y) { (0_u32 != k0) } else { (y != y) })
            });
            let k1 = (({
                let q = a.y_axis.y;
                if q == q { q.to_bits() >> 20 } else { 7 }
            })) & 3;
            'inner: loop {
                if (c.x <= TABLE[(y & 1) as usize]) {
                    break;
                }
                if k1 < 4 {
                    break;
                }
            }
            let v: f32;
            if (!(k0 > k0)) {
                a.x_axis = a.x_axis;
                v = flatten::math::select(
                    select(a.x_axis.y, c.x, false),
                    (HALF + (-0.0)),
                    (COUNT > COUNT),
                );
            } else {
                a.y_axis = ((Mat2::IDENTITY * (*a))).x_axis;
                v = ((if (MASK != k0) {
                    if (((Vec4::new(
                        TABLE[(({
                            (*a) -= mat2(a.y_axis, a.x_axis);
                            k0
                        }) % 4) as usize],
                        c.x,
                        (-2.5_f32),
                        c.y,
                    ))
                        .abs_diff_eq(
                            Vec4::new(0.0_f32, c.y, (-1.0_f32), (-1.0_f32)),
                            0.5,
                        )
                        || (lerp(Vec3::new(c.y, 3.0_f32, 0.5_f32), c, c))
                            .cmplt(c)
                            .all()))
                    {}
                    a.x_axis.x
                } else {
                    (-2.5_f32)
                }) % 1.5);
            }
        }
        Mat2::from_cols(
            (vec2(c.z, c.z) + Vec2::splat(a.x_axis.y)),
            ((((*a) * a.y_axis)).min(a.y_axis) + Vec2::splat(a.y_axis.x)),
        )
    }
}

mod p113 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub IVec3);
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: f32, y: [f32; 2]) -> u32 {
        {
            'outer: for &y in &y {
                let mut k1 = (({
                    let (y, v, mut x_2) = (
                        (*a),
                        Vec4::new((-1.0_f32), (*a), (-1.0_f32), c),
                        c,
                    );
                    MASK
                })) & 3;
                'inner: while k1 > 0 && ((3_u32 <= k1)) {
                    k1 -= 1;
                    let mut b: Mat2 = (Mat2::from_cols(
                        Vec2::new((*a), 1.5_f32),
                        Vec2::new(c, (-2.5_f32)),
                    )
                        * Mat2::from_cols(
                            Vec2::new((-2.5_f32), (*a)),
                            Vec2::new((-0.0_f32), c),
                        ));
                }
                let mut k1 = 253u8;
                'inner: loop {
                    if !(k1 != u8::MAX) {
                        break;
                    }
                    k1 += 1;
                    if ((-0.0_f32) < c) {
                        let mut a: f32 = flatten::math::rcp(0.25_f32);
                        break 'outer;
                    }
                    let mut a: f32 = select(
                        mix((*a), mix(0.0_f32, 0.0_f32, 0.0_f32), 0.0_f32),
                        0.0_f32,
                        false,
                    );
                }
            }
        }
        0
    }
}

#[flatten]
mod p114 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
        pub b: usize,
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
    impl Hit {
        fn step(&self, a: &mut f32, mut x: i32) -> bool {
            'outer: for y in 0..2 {
                (*a) = (*a);
                #[keep]
                'inner: for n in ((x & 3)..=((y as i32) & 3)) {
                    let start = ((*a)
                        - ({
                            (*a) = self.a.y;
                            0.25_f32
                        }));
                    let mut a = 0.0;
                    a += start;
                    if (n < ((n & 63) << (1u32))) {
                        continue;
                    }
                }
            }
            ((*a)).is_finite()
        }
    }
    #[flatten(exact)]
    pub fn entry(a: Vec3, c: Mat2, y: &mut Vec3) -> f32 {
        let mut k0 = 0i32;
        'outer: loop {
            if !(k0 < 2) {
                break;
            }
            k0 += 1;
            if (Hit::step(
                &{
                    Hit {
                        b: Pair::SIZE,
                        ..Hit {
                            a: Vec3::new(0.0_f32, y.z, 1.0_f32),
                            ..Hit { b: Hit::SIZE, a: a }
                        }
                    }
                },
                &mut y.x,
                (if (k0 < k0) {
                    let mut k1 = -1i32;
                    'inner: while k1 <= -1 {
                        k1 = 2 + k1;
                        let mut t = Pair::RATE;
                        if (((if (Pair::RATE <= 3.0) { (k1 < k1) } else { (k0 < k0) })
                            & ({
                                let q = HALF;
                                q == q && q.is_sign_negative()
                            })))
                        {
                            break;
                        }
                        let [mut b, c] = [(k0 + k1), (k0 & 0_i32)];
                        let mut t = (if (a.x < a.z) {
                            Mat2::from_cols(Vec2::new(0.5, (-2.5)), Vec2::new(0.25, 0.5))
                        } else {
                            ([
                                Mat2::from_diagonal(Vec2::new(a.x, 0.25_f32)),
                                Mat2::from_cols(
                                    Vec2::new(a.z, 0.0_f32),
                                    Vec2::new(0.0_f32, (-2.5_f32)),
                                ),
                            ])[0]
                        });
                        t.x_axis += Vec2::ONE;
                    }
                    k0
                } else {
                    k0
                }),
            )) {
                continue 'outer;
            }
        }
        ((((-0.0_f32) * c.y_axis.x) + 0.0) + y.z)
    }
}

mod p115 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub bool);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: u32,
        pub b: UVec2,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: IVec3,
        pub b: UVec2,
        pub c: u32,
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
    pub fn entry(a: IVec2, c: [usize; 3]) -> f32 {
        let t: usize = c[(c[1]).min(2)];
        let State { a, b: v, c: y } = State {
            c: MASK,
            a: IVec3::new(a.y, 10_i32, (-4_i32)),
            b: UVec2::new(MASK, 0_u32),
        };
        ((c[0] != c[0]) < ((-1_i32) > a.y));
        let [a_2, v, ..] = [
            HALF,
            TABLE[(a.y & 1) as usize],
            (Vec4::new(
                0.25_f32,
                TABLE[(a.y & 1) as usize],
                (-1.0_f32),
                TABLE[(y % 4) as usize],
            ))
                .element_sum(),
        ];
        if true {
            let mut v = v;
        } else {
            let mut a: f32 = ((if (a.x < a.y) { 0.0_f32 } else { 0.0_f32 })).cbrt();
        }
        0.0
    }
}

#[flatten]
mod p116 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
        pub b: Pair,
        pub c: usize,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub UVec2, pub usize);
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
        fn step(mut self, a: Pair, mut x: u32) -> bool {
            let mut k0 = (2_u32) & 3;
            'outer: while k0 > 0 && ((!(0_u32 != k0))) {
                k0 -= 1;
                let n = (saturate(
                    (Vec2::new(3.0_f32, (-1.0_f32)) * Vec2::new(HALF, 0.5_f32)),
                )
                    * atan(
                        select(
                            Vec2::new((-0.0_f32), (-0.0_f32)),
                            Vec2::new(TABLE[State::SIZE % 4], (-0.0_f32)),
                            (k0 < k0),
                        ),
                    ));
            }
            (((if State::SIZE >= Pair::SIZE {
                State::SIZE - Pair::SIZE
            } else {
                Self::SIZE
            }) >= (Self::SIZE >> 1)) ^ (self.a.x > 1))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: f32, c: [[i32; 3]; 2], y: &Pair, t: &Hit) -> f32 {
        let mut y = (({
            let start = t.b.a.z;
            let mut x = 0;
            x += start;
            let k0 = (((5_u32 | 7) - (MASK & 7))) & 3;
            'outer: loop {
                if k0 > 3 {
                    continue;
                }
                if ((Vec2::new((-2.5_f32), (-1.0_f32))) != (Vec2::new(b, b))) {
                    let k1 = (k0) & 3;
                    'inner: loop {
                        if k1 > 3 {
                            continue;
                        }
                        let c = (((c[0][2] - c[0][1])) as usize & 31);
                        break;
                    }
                    break;
                }
                if (Vec4::new(b, 3.0_f32, 1.0_f32, b))
                    .abs_diff_eq(
                        Vec4::new(0.5_f32, (-2.5_f32), (-2.5_f32), (-0.0_f32)),
                        0.5,
                    )
                {
                    'inner: for _ in c.iter().rev() {
                        x <<= 1;
                        let x_2: bool = (if (Vec2::new(0.0, (-2.5))
                            == floor(Vec2::new(3.0_f32, b)))
                        {
                            y.step(Pair { a: t.b.a }, ((t.c & 255) as u32))
                        } else {
                            (k0 < k0)
                        });
                        let mut c: i32 = select(
                            1_i32,
                            ((9 - (x_2 as i16)
                                - (({
                                    let q = b;
                                    q == q && q.is_sign_negative()
                                }) as i16)) as i32),
                            x_2,
                        );
                    }
                    return ((b).max((Vec2::new(1.0_f32, b)).y) + 0.0);
                }
                break;
            }
            t.c
        }) + 8);
        let mut y = ({
            let [_, x_2, mut a] = [
                (if (b > b) {
                    let mut x_2: i32 = select(
                        select((7_i32 % (3_i32 | 1)), c[0][t.c % 3], true),
                        ((1_i32 * 1) * 0),
                        (y > t.c),
                    );
                    c[1][1]
                } else {
                    t.b.a.x
                }),
                t.b.a.x,
                c[1][2],
            ];
            t.b
        });
        (((if b <= 1.0_f32 { (b).clamp(b, 1.0_f32) + 0.0 } else { b })).min(0.0) + 0.0)
    }
}

mod p117 {
    use super::*;
    use flatten::math::*;
    #[flatten]
    const STEPS: i32 = 3;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const WIDE: i64 = if STEPS > 2 { 2 } else { 4 };
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source)]
    fn first(a: f32, c: &mut i32) -> i32 {
        let mut k0 = 0i32;
        'outer: while k0 < 2 {
            if (a < a) {
                if (a == (-a)) {
                    'inner: for v in k0..=2 {
                        let b: i32 = (*c);
                        let start = (b).rotate_left(MASK);
                        let mut b = 0;
                        b += start;
                        if (2.0_f32 != a) {
                            let mut x_2 = ({
                                (a, (*c), Vec3::new(0.25_f32, (-0.0_f32), (-0.0_f32)))
                            });
                            break 'outer;
                        }
                    }
                    return (*c);
                }
                break;
            }
            k0 += 1;
        }
        ((*c) + (*c))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut i32, c: Vec2, y: &mut Vec3) -> (f32, i32, Vec3) {
        let mut k0 = -1i32;
        'outer: loop {
            if !(k0 <= 3) {
                break;
            }
            k0 = k0 + 2;
            let mut x = (Mat2::from_cols(
                lerp(c, Vec2::new(3.0_f32, 0.0_f32), Vec2::new(0.5_f32, y.y)),
                (c + c.y),
            ))
                .x_axis;
            if (1.5_f32 < y.x) {
                break;
            }
            let k1 = ((true as u32)) & 3;
            'inner: loop {
                if k1 > 3 {
                    continue;
                }
                if (((y.z <= y.z)
                    || ((k0 > 5)
                        || ({
                            y.x = (8_usize as f32);
                            (x.x != c.x)
                        }))))
                {
                    let mut y = (if (k0 > k0) {
                        [y.y, (0.5_f32).abs().sqrt()]
                    } else {
                        [y.y, 1.0_f32]
                    });
                }
                break;
            }
        }
        (*a) = (if (*a) != 0 {
            (if (1_usize >= COUNT) {
                'outer: for n in ((((*a) ^ (*a)) & 3)..4).rev() {
                    let c: Vec3 = (((*y)).move_towards((*y), 0.5)).clamp_length_max(2.0);
                    if (MASK <= (UVec2::new(MASK, 1_u32)).y) {
                        if ((!((*a) < (*a))) || (n <= STEPS)) {
                            (c.x > c.y);
                            break;
                        }
                        break;
                    }
                    if (((((*a) <= 3) && (n != (*a)))
                        || ({
                            y.y
                                += (Vec4::new(c.y, y.z, y.z, 1.5_f32))
                                    .dot(Vec4::new((-2.5_f32), c.y, 0.5_f32, y.y));
                            ((WIDE as i32) > (*a))
                        })))
                    {
                        break;
                    }
                }
                (*a)
            } else {
                (*a)
            }) / (*a)
        } else {
            (*a)
        });
        (
            ((y.y + y.x)).hypot(((0.0_f32, (*a), (*y))).0),
            (first(hadd(((*y)).truncate()), a) + (y.y as i32).clamp(-64, 64)),
            ((*y) + Vec3::splat(((*a) as f32))),
        )
    }
}

#[flatten]
mod p118 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: u32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec3,
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: f32) -> f32 {
        0.0
    }
}

#[flatten]
mod p119 {
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
    pub fn entry(a: &mut i32, c: Vec2) -> f32 {
        let mut k0 = ((MASK + MASK)) & 3;
        #[unroll(max = 4)] 'outer: while k0 > 0 && ((c.y <= c.x)) {
            k0 -= 1;
            let mut v = (*a);
        }
        let c: Vec2;
        if ((if (((*a) <= (*a)) < ((*a) <= (*a))) {
            return TABLE[Hit::SIZE % 4];
        } else {
            any(BVec3::new(false, ((*a) != (*a)), ((*a) != (*a))))
        })) {
            c = Vec2::new(HALF, 1.5);
        } else {
            c = Vec2::new((-0.0), 0.25);
        }
        let mut k0 = (((Hit::SIZE & 255) as u32)) & 3;
        #[keep]
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if (2_u32).is_power_of_two() {
                        let mut t = ((Vec3::new(c.x, (-1.0_f32), c.y)).xxz())
                            .clamp(Vec3::ZERO, Vec3::ONE);
                        let mut x = Pair { a: Hit::SIZE, b: (*a) };
                        if false {
                            if ((((2_u32 <= k0)
                                || ({
                                    t += t;
                                    false
                                }))
                                || ({
                                    t = (t).copysign(Vec3::new(t.z, (-1.0_f32), 0.0_f32));
                                    ((x.a != x.a) || (0_usize < 0_usize))
                                })))
                            {
                                return 0.0;
                            } else {
                                return 0.0;
                            }
                        }
                    }
                }
                k1 += 1;
            }
        }
        0.0
    }
}

#[flatten]
mod p120 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: IVec2,
        pub b: i32,
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
    fn first(mut b: f32) -> bool {
        if ((({
            let q = b;
            q == q && q.is_sign_negative()
        }) && ((b.abs() as u32 & 255) == MASK)))
        {
            if (MASK <= MASK) {
                let mut k0 = (MASK) & 3;
                #[keep] 'outer: while k0 > 0 {
                    k0 -= 1;
                    let mut k1 = 252u8;
                    'inner: loop {
                        if !(k1 != u8::MAX) {
                            break;
                        }
                        k1 += 1;
                        let mut t = ((Mat3::from_cols(
                            Vec3::new(b, (k1 as f32), b),
                            Vec3::new(3.0_f32, 0.5_f32, b),
                            Vec3::new(0.0_f32, (-2.5_f32), (-1.0_f32)),
                        ) - Mat3::from_diagonal(Vec3::new(b, (k1 as f32), 0.5_f32)))
                            + mat3(
                                Vec3::new(b, b, (k1 as f32)),
                                Vec3::new(2.0_f32, b, b),
                                Vec3::new(b, 1.5_f32, (-2.5_f32)),
                            ));
                        t.x_axis *= Vec3::ONE;
                        if ((k1 as f32) < (k1 as f32)) {
                            continue 'outer;
                        }
                    }
                }
            }
        } else if (b > b) {} else {}
        (b > b)
    }
    impl Hit {
        fn step(self, a: &f32, mut x: IVec3, mut v: (Hit, Mat3, i32)) -> Mat3 {
            let v: Pair = Pair(v.0.a.x);
            Mat3::from_cols(
                (Vec3::new((*a), (*a), 3.0)
                    * (Mat3::from_cols(
                        Vec3::new(1.0_f32, 0.0_f32, (-2.5_f32)),
                        Vec3::new(3.0_f32, (-1.0_f32), (-0.0_f32)),
                        Vec3::new((*a), (-1.0_f32), 1.5_f32),
                    ))
                        .mul_vec3(Vec3::new(1.0, Hit::RATE, (*a)))),
                (Vec3::new(0.25, (-1.0), 0.25) + Vec3::splat((x.x as f32))),
                Vec3::new(HALF, (*a), (*a)),
            )
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &Mat3, y: UVec2, t: Mat3) -> f32 {
        let mut n: Mat3 = (({
            let mut v: Hit = Hit {
                b: (NARROW as i32),
                ..Hit {
                    b: 5,
                    a: IVec2::new((WIDE as i32), 5),
                }
            };
            let y = v
                .step(
                    &t.y_axis.x,
                    IVec3::new(10, 5, v.a.y),
                    (
                        Hit {
                            b: v.a.x,
                            a: IVec2::new(0_i32, v.a.x),
                        },
                        t,
                        v.b,
                    ),
                );
            (*c)
        }) * c.y_axis.z);
        let a_2: f32;
        if (first(
            (if ((*a) < (-1.0)) {
                n.z_axis.y
            } else {
                let mut k0 = -1i32;
                'outer: loop {
                    if !(k0 <= -3) {
                        break;
                    }
                    let mut t: [f32; 2] = [n.y_axis.y, n.x_axis.y];
                    'inner: for _ in t {
                        let mut x: i32 = k0;
                        if (((1_u32 & 63) << (y.y & 7)) == y.x) {
                            let mut a: i32 = (if (((y.y).count_ones() as usize)
                                < ((x) as usize & 31))
                            {
                                (x - (if (y.y <= 0) { 0 } else { 0 }))
                            } else {
                                0
                            });
                            break;
                        }
                    }
                    k0 = k0 + 2;
                }
                0.0
            }),
        )) {
            a_2 = 0.0;
        } else {
            a_2 = 0.0;
        }
        0.0
    }
}

#[flatten]
mod p121 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub f32);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: &mut i32, y: f32) -> [Pair; 2] {
        if (Pair::SIZE > Pair::SIZE) {
            if (((Pair::SIZE < 2)
                && ({
                    (*c) = (({
                        let mut n: i8 = ((a <= 2.0_f32) as i8);
                        n += 5;
                        n
                    }) as i32);
                    (y <= a)
                })))
            {
                return [
                    Pair(Vec2::new((-2.5_f32), y), a),
                    Pair(Vec2::new(a, 1.5_f32), a),
                ];
            } else {
                return [Pair(Vec2::new(0.0_f32, a), (-2.5_f32)); 2];
            }
        }
        let mut k0 = (((a != HALF) as u32)) & 3;
        'outer: loop {
            if k0 == 0 {
                break;
            }
            let mut k1 = 0;
            'inner: while k1 < 2 {
                if k1 == 0 {
                    k0 -= 1;
                    if (((if (IVec2::new(STEPS, (*c)) == IVec2::new(0, (*c))) {
                        (((*c) < (*c)) || (0.0_f32 < 0.0))
                    } else {
                        false
                    }) && false))
                    {}
                }
                k1 += 1;
            }
        }
        [
            Pair(Vec2::new(0.0_f32, 0.0_f32), 0.0_f32),
            Pair(Vec2::new(0.0_f32, 0.0_f32), 0.0_f32),
        ]
    }
}

#[flatten]
mod p122 {
    use super::*;
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
    #[flatten(exact)]
    pub fn entry(a: f32, mut x: [Pair; 2], y: &mut Pair, mut n: usize) -> bool {
        if true {
            let k0 = ((y.c).saturating_add_signed(1_i32)) & 3;
            'outer: loop {
                if ((if (y.b != x[1].b) { false } else { (y.a < 0.25) })) {
                    let mut n = ((Vec3::new(y.a, y.a, 3.0_f32)).rotate_y(x[0].a))
                        .min_element();
                    break;
                }
                if k0 < 4 {
                    break;
                }
            }
        } else {}
        {
            let mut k0 = 1u32;
            'outer: loop {
                if !(k0 < 8) {
                    break;
                }
                if (1_u32 > x[1].c) {
                    x[(x[1].c % 2) as usize].a *= y.a;
                    break;
                }
                let mut a: f32 = ((Vec4::new(0.0_f32, 1.0_f32, y.a, x[1].a))
                    .dot(Vec4::new((-0.0), 2.0, 0.0, 0.0)) + 0.0);
                k0 *= 2;
            }
        }
        false
    }
}

mod p123 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: f32,
        pub b: Vec3,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: i32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct State(pub f32, pub IVec3);
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: &usize, c: i32, mut v: f32, mut n: u32) -> u32 {
        let x: Vec2;
        if false {
            x = Vec2::new(1.0, v);
        } else {
            v = v;
            x = ((if (n <= n) {
                return (MASK + n);
            } else {
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
                            (v, n) = (
                                v,
                                (if (n != MASK) {
                                    (0 | k0)
                                } else {
                                    (if (c <= (-1)) { 0 } else { 0 })
                                }),
                            );
                        }
                        k1 += 1;
                    }
                }
                Vec2::new(0.0, 0.0)
            }) % 1.5);
        }
        0
    }
}

#[flatten]
mod p124 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec3,
        pub b: f32,
        pub c: bool,
    }
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: Hit, c: u32, y: &mut Hit) -> Hit {
        'outer: for a in 0..STEPS {
            let mut k1 = (c) & 3;
            'inner: while k1 > 0 {
                k1 -= 1;
                {
                    let mut t: f32 = (((((c & 7) as usize) as f32))
                        .min((((-2.5_f32)).saturate() + 0.0)) + 0.0);
                    let a: BVec3 = 'block: {
                        t = step(t, ((Pair::RATE).fract() / 1.5));
                        if ((-4_i32) >= (a | a)) {
                            break 'block BVec3::new(false, false, false);
                        }
                        BVec3::new(false, false, false)
                    };
                }
            }
        }
        Hit(0.0_f32)
    }
}

#[flatten]
mod p125 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec4);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
        pub b: Vec3,
        pub c: Vec2,
    }
    #[derive(Clone, Copy)]
    pub struct State {
        pub a: f32,
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
    impl Pair {
        fn step(mut self, a: f32, c: i32) -> i32 {
            let mut a = (if ((self.0.z * self.0.x) >= (self.0.z).cos()) {
                return c;
            } else {
                (!((Hit::SIZE, 2_i32, BVec3::new((a <= HALF), false, false))).2)
            });
            ((IVec2::new(10_i32, c)).y + (self.0.w as i32).clamp(-64, 64))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: [i32; 3], c: &mut i32, y: f32, t: u32) -> bool {
        'outer: for n in (0..((a[0] & a[0]) & 3)) {
            if (y <= (-1.0)) {
                continue;
            }
            let mut t: Pair = Pair(Vec4::new(1.5_f32, (-0.0_f32), y, 0.5_f32));
            let a = t
                .step(
                    (Vec2::new(3.0_f32, 2.0_f32)).y,
                    ({
                        'inner: for b in -1..1 {
                            'block: {
                                if (t.0.y != 3.0) {
                                    let a = (1.0_f32).signum();
                                    break 'block;
                                }
                                ((*c), t.0.z) = (
                                    a[0],
                                    (vec2(t.0.x, t.0.x))
                                        .dot(
                                            (if (a[1] < (-4)) {
                                                Vec2::new(t.0.x, 0.0)
                                            } else {
                                                Vec2::new(0.0, 0.0)
                                            }),
                                        ),
                                );
                            }
                        }
                        0
                    }),
                );
        }
        false
    }
}

#[flatten]
mod p126 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair;
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
    pub fn entry(a: f32, mut x: f32, y: &mut f32, t: &Vec2) -> u32 {
        let b = MASK;
        let mut b = IVec2::new((WIDE as i32), 5);
        (((MASK | 7)
            - ((if (x != 3.0) {
                let given: f32 = (({
                    let mut k0 = (((MASK & 63) << (MASK & 7))) & 3;
                    #[keep]
                    'outer: loop {
                        if ((((k0 | 7) - (k0 & 7))
                            >= (if k0 != 0 { k0 / k0 } else { k0 })))
                        {
                            let mut v: Mat2 = (Mat2::from_cols((*t), (*t))
                                * (if (k0 < k0) { a } else { abs((-0.0_f32)) }));
                            return k0;
                        }
                        (*y) = distance(
                            Vec3::new(t.y, (-1.0_f32), 1.0_f32),
                            (vec3((*y), t.x, t.y))
                                .cross(Vec3::new(0.5_f32, (-0.0_f32), (-2.5_f32))),
                        );
                        let given: f32 = ((*y)).div_euclid(1.5);
                        let x: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(a_2: f32) -> f32 {
                                a_2 * HALF + 1.0
                            }
                            let t = second(given);
                            t
                        };
                        if k0 == 0
                            || (((all(BVec3::new(true, false, (x <= a)))
                                && ({
                                    (*y) *= (a + 0.0);
                                    ((b.y > b.y) != ((*y) != t.x))
                                }))))
                        {
                            break;
                        }
                        k0 -= 1;
                    }
                    (x, [b.y, _]) = ((t.y).hypot(0.25_f32), [((b - b)).y, b.x]);
                    Vec3::new(0.5_f32, x, 0.25_f32)
                }))
                    .dot((Vec3::new((-0.0), 3.0, 1.5) / (-3.0)));
                let a_2: f32 = {
                    let t = second(given);
                    const HALF: f32 = STEPS as f32 * 0.25;
                    const STEPS: i32 = 2;
                    fn second(t: f32) -> f32 {
                        if t < HALF { -t } else { t }
                    }
                    t
                };
                ((Pair::SIZE & 255) as u32)
            } else {
                let mut b = Pair::SIZE;
                (if ((*y) < t.x) { 3_u32 } else { 3_u32 })
            }) & 7)) + ((*y).abs() as u32 & 255))
    }
}

#[flatten]
mod p127 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: UVec2,
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
    impl Pair {
        fn sum(self, a: Vec2, c: Pair, y: &mut f32) -> bool {
            #[keep]
            'outer: for _ in (0..(1_u32 & 3)) {
                if (select(5_u32, c.a.y, (8_u32 > self.a.x))
                    != (c.a.y).abs_diff(self.a.x))
                {
                    break;
                }
                {
                    let mut b = (((IVec2::new(10_i32, (-1_i32)))
                        .saturating_add(IVec2::new(STEPS, STEPS)) - IVec2::new((-1), 2)))
                        .max(IVec2::new(1, (NARROW as i32)));
                }
                if (c.a.y < 5) {
                    break;
                }
            }
            (((5_usize).abs_diff(Self::SIZE) < Self::SIZE) ^ ((*y) > 0.5))
        }
    }
    #[flatten(exact)]
    pub fn entry(a: f32, c: [Vec2; 2], mut v: f32) -> f32 {
        v /= 2.0;
        let Pair { a: x_2 } = Pair {
            a: (UVec2::new(MASK, MASK) + UVec2::new(8_u32, 3_u32)),
        };
        let Pair { a: a } = (if (({ Pair { a: x_2 } })
            .sum(c[1], Pair { a: x_2 }, &mut v))
        {
            (if false {
                Pair {
                    a: UVec2::new(5_u32, 3_u32),
                }
            } else {
                if (0.0_f32 > 3.0) {
                    'outer: for b in 0..0usize {
                        if (Vec4::new(a, (-0.0_f32), c[1].y, (-0.0_f32)))
                            .abs_diff_eq(
                                Vec4::new(1.0_f32, 1.0_f32, 2.0_f32, 2.0_f32),
                                0.5,
                            )
                        {
                            let mut y = Pair { a: x_2 };
                            continue;
                        }
                        let Pair { a: a } = Pair {
                            a: UVec2::new(0_u32, 0_u32),
                        };
                    }
                }
                Pair {
                    a: UVec2::new(0_u32, 0_u32),
                }
            })
        } else {
            Pair {
                a: UVec2::new(0_u32, 0_u32),
            }
        });
        0.0
    }
}

#[flatten]
mod p128 {
    use super::*;
    use flatten::math::*;
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    fn third(mut b: f32) -> bool {
        if ((if (false && (b != b)) { (b <= (-0.0)) } else { (0_u32 >= MASK) })) {
            let mut c = [(-([1.0_f32, b])[0]), 0.5_f32];
            return (Vec4::new(c[1], 3.0_f32, 0.0_f32, 0.5_f32))
                .abs_diff_eq(Vec4::new(0.5_f32, c[1], (-1.0_f32), c[0]), 0.5);
        }
        b -= (b).atan2(b);
        ((Vec2::new(b, 2.0) == Vec2::new(1.5, 0.0)) ^ (b > 0.5))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: &mut [Mat2; 2], y: f32) -> f32 {
        let mut v = Mat2::from_cols(
            ((if TABLE[(MASK % 4) as usize] <= c[1].y_axis.y {
                (c[1].x_axis.x).clamp(TABLE[(MASK % 4) as usize], c[1].y_axis.y) + 0.0
            } else {
                y
            }) * c[0].x_axis),
            Vec2::splat((2.0_f32 / (-3.0))),
        );
        let mut k0 = (flatten::math::select(MASK, MASK, (c[0].x_axis.x != y))) & 3;
        #[keep]
        'outer: loop {
            if (third(
                (v.y_axis.y
                    + ({
                        v.y_axis.y = (((*a)).copysign(c[1].x_axis.y) * 0.0);
                        y
                    })),
            )) {
                c[1].x_axis
                    -= ((((v.y_axis.y).min(0.5_f32) + 0.0)).atan2(v.x_axis.y)
                        + (({
                            let a: f32 = (((0.0_f32 + 0.0)).copysign(0.0_f32) + (-0.0));
                            0.0_f32
                        }))
                            .abs()
                            .sqrt());
            }
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        0.0
    }
}

#[flatten]
mod p129 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &f32, c: &mut Vec3, y: Mat2) -> i32 {
        if ((({
            ({
                let mut k0 = -1i32;
                'outer: while k0 <= 1 {
                    'inner: for a in [({ STEPS }), (!1_i32)] {
                        let mut t = k0;
                        let mut a = ((mat2(y.y_axis, y.x_axis)
                            * mat2(y.x_axis, y.y_axis))
                            + (if ((-1_i32) <= k0) {
                                (y).transpose()
                            } else {
                                ({ y })
                            }));
                        (y.y_axis.y).is_nan();
                        let given: f32 = (if (1_u32 > MASK) {
                            y.y_axis.y
                        } else {
                            ({ a.x_axis.y })
                        });
                        let x_2: f32 = {
                            const HALF: f32 = STEPS as f32 * 0.25;
                            const STEPS: i32 = 2;
                            fn second(x_2: f32) -> f32 {
                                x_2 * HALF + 1.0
                            }
                            let t = second(given);
                            t
                        };
                    }
                    if ((((k0 < k0) as usize)
                        == (if (c.x <= y.y_axis.x) { Pair::SIZE } else { 8 })))
                    {
                        c.y = y.y_axis.x;
                        break 'outer;
                    }
                    c.z = c.z;
                    if (IVec2::new((-1), 1) == IVec2::new(k0, (-4))) {
                        if (MASK).is_power_of_two() {
                            return (-2);
                        } else {
                            (*c) = Vec3::new(2.0, y.y_axis.x, y.y_axis.y);
                            break 'outer;
                        }
                    }
                    k0 = k0 + 2;
                }
                (y.y_axis.x <= y.x_axis.x)
            });
            (STEPS != STEPS)
        }) && (y.y_axis.x < 1.5)))
        {
            if (!(select(STEPS, STEPS, (c.x <= y.y_axis.y)) <= (NARROW as i32))) {
                'outer: for a_2 in (((NARROW as i32) & 3)..8).step_by(2) {
                    if ((if ((true && (3.0_f32 <= 0.25)) || (a_2 < a_2)) {
                        ((Pair::SIZE + Pair::SIZE) > Hit::SIZE)
                    } else {
                        (c.z < y.y_axis.y)
                    })) {} else {}
                }
            }
        } else if true {} else {}
        (((IVec2::new(5_i32, (-4_i32)) & 63).dot(IVec2::new(STEPS, (-4_i32)) & 15)
            - ({
                {
                    'outer: for _ in 0..(COUNT + 1) {
                        'inner: for b in 0..2 {
                            c.z -= 3.0_f32;
                            if (c.y != (*a)) {
                                continue 'outer;
                            }
                        }
                        if ((-1.0_f32) > y.x_axis.y) {
                            continue;
                        }
                    }
                }
                STEPS
            })) + (c.y as i32).clamp(-64, 64))
    }
}

#[flatten]
mod p130 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
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

mod p131 {
    use super::*;
    #[flatten]
    const COUNT: usize = 2;
    #[flatten]
    const NARROW: u8 = 3;
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(source)]
    fn first(mut b: f32, mut x: bool, y: f32) -> bool {
        let mut x: [bool; 2] = [true, x];
        'outer: for (y, _) in x.into_iter().zip([((MASK & 63) << (MASK & 7)), MASK]) {
            'inner: for _ in -1..2 {
                let b: i32 = 'block: {
                    x[(COUNT).min(1)] = y;
                    if (({
                        let q = b;
                        q == q && q.is_sign_negative()
                    })) {
                        let b = (Vec3::new(b, b, b)).midpoint(Vec3::splat(b));
                        break 'outer;
                    }
                    (NARROW as i32)
                };
            }
            if x[0] {
                continue;
            }
        }
        (((if x[1] {
            b %= 3.0;
            x[0]
        } else {
            x[1]
        })
            || ({
                x[COUNT % 2]
                    ^= ({
                        let q = b;
                        q == q && q.is_sign_negative()
                    });
                (BVec3::new(false, x[1], x[1])).test((2_u32 % 2) as usize)
            })) ^ (b > 0.5))
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32, mut v: IVec3) -> BVec3 {
        let t = ((UVec3::new(2_u32, MASK, MASK) & UVec3::new(8_u32, MASK, MASK)))
            .cmpge((UVec3::new(1_u32, MASK, 0_u32)).min(UVec3::new(MASK, 0_u32, MASK)));
        #[unroll(max = 4)]
        'outer: for _ in (0..(((NARROW as i32)).min((*c)) & 3)).rev() {
            if ((first((*a), (v.z != 10), (*a))
                || ({
                    v.z = v.x;
                    ((*a) <= (*a))
                })))
            {
                continue 'outer;
            }
        }
        t
    }
}

#[flatten]
mod p132 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub UVec2, pub usize);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const COUNT: usize = 2;
    impl Pair {
        const RATE: f32 = 0.25 + HALF;
        const SIZE: usize = COUNT + 0;
    }
    impl Pair {
        fn step(&mut self, a: &f32, c: &i32) -> i32 {
            let (a_2, b, mut x) = (
                (self.0 ^ self.0),
                ((*c)).min(10_i32),
                (Vec3::new((*a), (-2.5_f32), (*a)) / (-3.0)),
            );
            ((((-1.0_f32)) as i32 >> 2) + ((self.0.x & 255) as i32))
        }
    }
    impl Pair {
        fn sum(&mut self, mut b: f32, c: &Mat3) -> [f32; 2] {
            b
                -= (((vec3(2.0_f32, c.z_axis.x, c.z_axis.y)).z)
                    .max(
                        (({
                            if (c.x_axis.y > (-2.5)) {
                                if ((!(if true {
                                    let Pair(mut x_2, v) = (*self);
                                    (Self::SIZE <= self.1)
                                } else {
                                    (c.y_axis.y <= c.y_axis.y)
                                }))) {
                                    return [c.y_axis.y, c.x_axis.x];
                                } else {
                                    return [c.z_axis.y, c.z_axis.y];
                                }
                            }
                            c.z_axis.y
                        })
                            - (if (self.0.y <= self.0.y) {
                                c.x_axis.y
                            } else {
                                {
                                    b = (if c.z_axis.x <= c.x_axis.z {
                                        (c.x_axis.z).clamp(c.z_axis.x, c.x_axis.z) + 0.0
                                    } else {
                                        c.x_axis.x
                                    });
                                }
                                c.z_axis.x
                            })),
                    ) + 0.0);
            let (t, y) = (
                Pair(self.0, ((self.0.x).count_ones() as usize)),
                (self.0, STEPS, c.z_axis),
            );
            let (c, mut v, a) = y;
            if (b > y.2.z) {
                self.0.x = c.x;
                'outer: for _ in (0..0).rev() {
                    'inner: for t in 0..2 {
                        {
                            self.0 = (c & c);
                            let (mut a, mut x) = ((*self), (a.y).tanh());
                        }
                        self.0.y = self.0.y;
                    }
                    if true {
                        break;
                    }
                }
            } else {}
            [y.2.z, (1.0 + (v as f32))]
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: (UVec2, i32, Vec3), c: i32, y: &mut Mat3) -> f32 {
        let mut x: Pair = Pair(a.0, Pair::SIZE);
        let a = x
            .sum(
                ({
                    let mut k0 = ((a.0.y >> (a.0.y & 31))) & 3;
                    'outer: while k0 > 0 {
                        k0 -= 1;
                        if ((a.1).saturating_abs() == ((c / (c | 1)) ^ (c).midpoint(c)))
                        {
                            let Pair(_, mut y) = (if true {
                                Pair(UVec2::new(3_u32, 0_u32), x.1)
                            } else {
                                Pair(x.0, 2_usize)
                            });
                            (c >= (-4));
                            let b: Mat3 = Mat3::from_diagonal(a.2);
                        } else {
                            'inner: for _ in 0..(COUNT + 1) {
                                let mut a: Pair = Pair(UVec2::new(0_u32, 0_u32), 0_usize);
                                a.step(&{ 0.0_f32 }, &{ 0_i32 });
                            }
                        }
                    }
                    0.0
                }),
                &{
                    Mat3::from_cols(
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                        Vec3::new(0.0_f32, 0.0_f32, 0.0_f32),
                    )
                },
            );
        0.0
    }
}

#[flatten]
mod p133 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: Vec4,
    }
    #[derive(Clone, Copy)]
    pub struct Hit;
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: u32, y: &mut Vec3, t: &mut bool) -> u32 {
        let mut k0 = ((UVec2::new(c, c)).y) & 3;
        'outer: while k0 > 0 {
            k0 -= 1;
            let given: f32 = (Vec2::new(2.0_f32, y.z)).y;
            let v: f32 = {
                fn second(x: f32) -> f32 {
                    if x < 0.5 { -x } else { x }
                }
                let t = second(given);
                t
            };
            y.x += (((Hit::SIZE >> 1) * 2) as f32);
        }
        let mut n: [f32; 2] = [Hit::RATE, 0.5_f32];
        'outer: for (_, n) in n.into_iter().zip([y.y, y.z]) {
            let given: f32 = y.y;
            let b: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(a: f32) -> f32 {
                    (a - HALF).max(HALF)
                }
                t
            };
            if (*t) {
                continue;
            }
            let mut y: bool = (if (*t) {
                let start = (STEPS).max((-1_i32));
                let mut y = 0;
                y += start;
                (*t)
            } else {
                if (((10_i32 & 7) as usize) == ([Pair::SIZE, Pair::SIZE, Hit::SIZE])[0])
                {
                    break;
                }
                (*t)
            });
        }
        n[Hit::SIZE % 2] = ((if (8_u32 <= c) {
            let mut n: f32 = (Vec2::new(0.25_f32, y.z))
                .dot(
                    select(
                        select(
                            Vec2::new(3.0_f32, (-1.0_f32)),
                            Vec2::new((-1.0_f32), y.z),
                            (*t),
                        ),
                        (Vec2::new((-0.0_f32), 0.0_f32)
                            + Vec2::new((-1.0_f32), 3.0_f32)),
                        ({
                            #[keep]
                            'outer: for _ in (0..((c - c) & 3)) {
                                'inner: for (a_2, x) in n
                                    .into_iter()
                                    .zip([0.0_f32, n[Hit::SIZE % 2]])
                                {
                                    let a = c;
                                    if ((Vec2::new(1.5_f32, 3.0_f32))
                                        != (Vec2::new(0.5_f32, y.y)))
                                    {
                                        break 'inner;
                                    }
                                    let mut a_2 = (Mat3::from_cols((*y), (*y), (*y))
                                        * Mat3::from_cols((*y), (*y), (*y)));
                                    a_2.z_axis += Vec3::ONE;
                                }
                            }
                            (*t)
                        }),
                    ),
                );
            (Mat3::from_diagonal(Vec3::new((-0.0_f32), 0.0_f32, Hit::RATE)))
                .mul_vec3(Vec3::new((-2.5_f32), n, a))
        } else {
            select((*y), (*y), (*t))
        }))
            .dot((*y));
        (({
            let mut b = mat3(Vec3::new(0.5, (-1.0), y.z), (*y), (*y));
            let mut b = (((UVec2::new(c, 1_u32)).y).count_ones() as usize);
            c
        }) + (y.y.abs() as u32 & 255))
    }
}

#[flatten]
mod p134 {
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
        fn step(self, mut b: f32, mut x: Pair) -> f32 {
            let given: f32 = self.b.b;
            let x_2: f32 = {
                let t = doubled(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn doubled(t: f32) -> f32 {
                    (t - HALF).max(HALF)
                }
                t
            };
            let (a_2, ([_, mut b], mut x_2)) = (
                self.b,
                (
                    [
                        Mat4::IDENTITY,
                        (Mat4::IDENTITY
                            * Mat4::from_cols(
                                Vec4::new((-0.0_f32), 0.25_f32, (-1.0_f32), 1.5_f32),
                                Vec4::new((-1.0_f32), 2.0_f32, 2.0_f32, 1.0_f32),
                                Vec4::new(0.0_f32, x_2, x.b, TABLE[x.a % 4]),
                                Vec4::new(x_2, 2.0_f32, (-1.0_f32), self.b.b),
                            )),
                    ],
                    Pair { a: self.c, b: x.b },
                ),
            );
            f32::from_bits((MASK & 0x007f_ffff) | 0x3f80_0000)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: bool, c: &Mat4, y: &f32) -> u32 {
        let mut k0 = 0u32;
        'outer: loop {
            if !(k0 > 0) {
                break;
            }
            k0 -= 1;
            if a {
                break;
            }
            let b: [Mat4; 2] = 'block: {
                let [mut c, _] = [
                    (*c),
                    (if a {
                        Mat4::from_cols(
                            Vec4::new(c.z_axis.z, (-1.0_f32), 3.0_f32, 3.0_f32),
                            c.z_axis,
                            c.x_axis,
                            c.x_axis,
                        )
                    } else {
                        (*c)
                    }),
                ];
                if a {
                    let mut b = a;
                    break 'block [c, c];
                }
                let start = (STEPS).wrapping_abs();
                let mut a = 0;
                a += start;
                [
                    Mat4::from_cols(
                        c.w_axis,
                        c.w_axis,
                        Vec4::new((-2.5_f32), (-2.5_f32), 2.0_f32, c.y_axis.w),
                        Vec4::new(c.y_axis.x, c.y_axis.z, (-2.5_f32), c.x_axis.x),
                    ),
                    c,
                ]
            };
        }
        let mut a: f32 = ({
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 1) {
                    break;
                }
                let Hit { a: a, b: Pair { a: _, b: _ }, c: _ } = Hit {
                    b: Pair {
                        a: Hit::SIZE,
                        b: c.x_axis.x,
                    },
                    c: ({
                        let x: Mat4;
                        if ((c.y_axis.y <= c.y_axis.y) || a) {
                            x = (if (IVec2::new(0, (-1)) == IVec2::new(1, (-1))) {
                                ((*c) * (*c))
                            } else {
                                (*c)
                            });
                        } else {
                            x = ([
                                Mat4::from_cols(c.w_axis, c.w_axis, c.w_axis, c.z_axis),
                                (*c),
                            ])[0];
                        }
                        let mut a: Hit = Hit {
                            b: Pair { a: 0, b: 0.0 },
                            c: 0,
                            a: IVec3::new(0, 0, 0),
                        };
                        a.step(0.0, Pair { a: 0, b: 0.0 });
                        0_usize
                    }),
                    a: IVec3::new(0_i32, 0_i32, 0_i32),
                };
                k0 += 1;
            }
            0.0
        });
        0
    }
}

#[flatten]
mod p135 {
    use super::*;
    use flatten::math::*;
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
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
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
        let k0 = (({
            let given: f32 = ((if ((*a) <= (*a)) { y } else { 1.5_f32 })).abs().sqrt();
            let t: f32 = {
                let t = first(given);
                const HALF: f32 = STEPS as f32 * 0.25;
                const STEPS: i32 = 2;
                fn first(v: f32) -> f32 {
                    v * HALF + 1.0
                }
                t
            };
            MASK
        })) & 3;
        'outer: loop {
            if (k0 != k0) {
                break;
            }
            if k0 < 4 {
                break;
            }
        }
        if (({
            let q = (if ((*a) < (*a)) {
                HALF
            } else {
                let mut v: [f32; 3] = [0.0_f32, (*a), (*a)];
                2.0_f32
            });
            q == q && q.is_sign_negative()
        })) {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 1) {
                    break;
                }
                k0 += 1;
                let mut a_2 = Vec4::new(2.0, (-0.0), (-1.0), 0.5);
            }
        }
        let (b, mut y) = (
            ((*c)
                - ({
                    (*c) = (({
                        let mut n: u8 = ((1.5_f32 > (*a)) as u8);
                        n += 5;
                        n
                    }) as i32);
                    (*c)
                })),
            (Vec3::new(1.5_f32, (-2.5_f32), 0.5_f32)).min_element(),
        );
        let [y, a, t] = [
            (1.0_f32 * 3.0_f32),
            (Hit {
                a: Pair(b, Vec3::new(2.0_f32, 3.0_f32, TABLE[(Hit::SIZE).min(3)])),
                b: 2.0_f32,
            })
                .b,
            y,
        ];
        'outer: for _ in 0..2u8 {
            let mut turn = 0;
            let c: f32 = 'value: loop {
                let mut b: BVec3 = BVec3::new(
                    ({
                        let q = y;
                        q == q && q.is_sign_negative()
                    }),
                    ((Vec2::new((-2.5_f32), 1.5_f32)).y
                        <= flatten::math::dot(Vec2::new(t, t), Vec2::new(y, 1.0_f32))),
                    (b < b),
                );
                if ((if (({
                    (if (!true) { (2.0_f32).is_finite() } else { (!((*c) > (*c))) });
                    (a <= 1.5)
                })) {
                    (y <= t)
                } else {
                    let mut b = (((if (y > y) {
                        UVec2::new(0, 2)
                    } else {
                        UVec2::new(8, 0)
                    }) * 2) ^ (((UVec2::new(1_u32, MASK)) & 63) << 2_i32));
                    (a >= y)
                })) {
                    break ((Pair::SIZE % 3) as f32);
                }
                let mut a_2 = ((t == (0.25_f32).remap(0.0, 2.0, t, 3.0_f32)) || (a > t));
                turn += 1;
                if turn == 2 {
                    break y;
                }
            };
            if (b > b) {
                break;
            }
        }
        (y + ((*c) as f32))
    }
}

#[flatten]
mod p136 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub BVec3, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub i32);
    #[derive(Clone, Copy)]
    pub struct State(pub UVec2, pub Vec3);
    const STEPS: i32 = 3;
    const HALF: f32 = 0.5;
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut f32, c: IVec2) -> Vec3 {
        let mut k0 = 1u32;
        'outer: loop {
            if !(k0 < 1) {
                break;
            }
            k0 *= 2;
            if (((MASK & 15) * (8_u32 & 7)) >= (UVec2::new(k0, k0)).y) {
                let mut y = (((UVec2::new(1_u32, 8_u32) * 2)) >> 3_u32);
                continue;
            }
            let start = STEPS;
            let mut a = 0;
            a += start;
        }
        let a = Vec3::new((-0.0), 1.5, 0.25);
        let mut a: Pair = (if false {
            Pair((!BVec3::new(true, false, true)), c.y)
        } else {
            let mut k0 = 3u32;
            'outer: loop {
                if !(k0 > 0) {
                    break;
                }
                k0 -= 1;
                let mut k1 = (((k0 & 63) << (k0 & 7))) & 3;
                'inner: while k1 > 0 {
                    k1 -= 1;
                    let mut c = Pair(
                        (!(if (c.y <= c.y) {
                            BVec3::new((k1 < 8_u32), true, (k1 <= k0))
                        } else {
                            BVec3::new((a.y != HALF), true, (2.0_f32 != a.x))
                        })),
                        (c.y - (if c.x != 0 { 5_i32 % c.x } else { c.x })),
                    );
                }
                if (k0 != k0) {
                    break;
                }
            }
            Pair(BVec3::new(false, false, false), 0_i32)
        });
        Vec3::new(0.0, 0.0, 0.0)
    }
}

#[flatten]
mod p137 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
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
        fn sum(self, a: &Pair, c: &mut f32) -> Hit {
            let mut turn = 0;
            let a: u32 = 'value: loop {
                (*c)
                    -= (((if true {
                        let given: f32 = ((self.0)
                            .min(Vec3::new(self.0.y, self.0.x, (-0.0_f32))))
                            .z;
                        let x_2: f32 = {
                            let t = first(given);
                            fn first(a: f32) -> f32 {
                                a * 0.5 + 1.0
                            }
                            t
                        };
                        1.0_f32
                    } else {
                        1.5_f32
                    }))
                        .abs()
                        .sqrt()
                        + (Vec2::new(self.0.x, 1.5_f32))
                            .perp_dot(Vec2::new(1.5_f32, 0.5_f32)));
                let x: usize = 3;
                if ((x + x) != 5) {
                    break 'value ({
                        (*c) = self.0.x;
                        MASK
                    });
                }
                turn += 1;
                if turn == 3 {
                    break MASK;
                }
            };
            Hit
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: usize, c: u32, y: Hit) -> i32 {
        let mut a_2 = Pair::RATE;
        let given: f32 = (2.0_f32 * 1.0);
        let v: f32 = {
            const HALF: f32 = STEPS as f32 * 0.25;
            const STEPS: i32 = 2;
            fn first(c: f32) -> f32 {
                if c < HALF { -c } else { c }
            }
            let t = first(given);
            t
        };
        let mut t: Pair = Pair(Vec3::new(a_2, 0.0_f32, 0.25_f32));
        let a_2 = t.sum(&t, &mut a_2);
        let Pair(x_2) = Pair((t.0 / 2.0));
        let Pair(a) = (if (!(a > 1)) {
            let mut k0 = (((((v <= t.0.y) as i16) <= ((3_usize < 3_usize) as i16)) as u32
                & 255)) & 3;
            #[keep]
            'outer: loop {
                let mut x_2 = (((0_i32 & 15) * ((NARROW as i32) & 7))).saturating_neg();
                let a: usize = (((7_i32 <= x_2) && (!false)) as usize);
                if k0 == 0 || (false) {
                    break;
                }
                k0 -= 1;
            }
            Pair(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32))
        } else {
            Pair(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32))
        });
        0
    }
}

#[flatten]
mod p138 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: IVec3,
        pub b: f32,
        pub c: f32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: f32,
    }
    #[derive(Clone, Copy)]
    pub struct State(pub i32, pub Hit);
    #[flatten(exact)]
    pub fn entry(a: f32, c: &State) -> f32 {
        0.0
    }
}

mod p139 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub IVec3);
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32, y: f32) -> bool {
        let mut a = Vec2::new((-2.5), 1.0);
        ((y != (-0.0)) & true)
    }
}

#[flatten]
mod p140 {
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
    fn second(mut b: f32, c: i32) -> bool {
        let v = c;
        let mut a: [f32; 2] = [b, 2.0_f32];
        'outer: for (b, _) in a.iter().enumerate() {
            if (State::SIZE <= b) {
                continue;
            }
            let start = (a[(MASK % 2) as usize] % 4.0);
            let mut b = 0.0;
            b += start;
        }
        (((a[0] <= b) < (a[1] < a[0])) ^ (b > 0.5))
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: bool, y: f32, t: u32) -> Pair {
        let mut turn = 0;
        let x_2: [f32; 2] = 'value: loop {
            if c {
                break 'value [(-0.0_f32); 2];
            }
            turn += 1;
            if turn == 3 {
                break [y; 2];
            }
        };
        #[keep]
        'outer: for _ in ((((((2_u32 <= t) as i8) + 3) as i32)
            & 3)..=(({
            if c {
                let start = (3_i32 + (Hit { a: STEPS, b: y }).a);
                let mut x_2 = 0;
                x_2 += start;
                return Pair(x_2);
            }
            let t: f32;
            if ((IVec2::new(1, (WIDE as i32)) == IVec2::new((NARROW as i32), 3))
                && (Hit::SIZE < 8))
            {
                t = ((if c {
                    let mut x_2: i32 = ((((NARROW as i32) + STEPS) >> 2)
                        | (((WIDE as i32) | (WIDE as i32)) - (STEPS + (WIDE as i32))));
                    a
                } else {
                    x_2[1]
                }))
                    .round();
            } else {
                t = ((((a).max(x_2[1]) + 0.0)).max((a - 1.5)) + 0.0);
            }
            (WIDE as i32)
        }) & 3))
        {
            let k1 = ((UVec2::new(t, t)).y) & 3;
            'inner: loop {
                if k1 > 3 {
                    continue;
                }
                (IVec2::new(2, 0) == IVec2::new(0, 2));
                if (c || (c && c)) {
                    return Pair(0_i32);
                }
                break;
            }
            let a: Pair = 'block: {
                let mut y = [x_2[1], x_2[(Hit::SIZE).min(1)]];
                if c {
                    break 'block Pair(STEPS);
                }
                Pair(STEPS)
            };
            if c {
                break;
            }
        }
        Pair(0_i32)
    }
}

mod p141 {
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: i32, c: &mut f32, y: f32) -> bool {
        let a_2: Vec3 = (mat3(
            Vec3::new(1.5_f32, 2.0_f32, (-0.0_f32)),
            Vec3::new(3.0_f32, 0.25_f32, (-0.0_f32)),
            Vec3::new(1.0_f32, 1.0_f32, 1.0_f32),
        )
            * ((mat3(
                Vec3::new(2.0_f32, (*c), y),
                Vec3::new(1.5_f32, 2.0_f32, 1.0_f32),
                Vec3::new(1.0_f32, 0.5_f32, (*c)),
            ) - Mat3::from_diagonal(Vec3::new(0.25_f32, (-0.0_f32), (-1.0_f32)))))
                .x_axis);
        let start = ((if false {
            let mut k0 = ((MASK - 2_u32)) & 3;
            #[keep]
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        {
                            (*c) = a_2.x;
                            let mut a: Vec3 = (a_2).rotate_y((0.5_f32 % (-3.0)));
                        }
                    }
                    k1 += 1;
                }
            }
            MASK
        } else {
            return (((*c) <= (*c)) && (a < a));
        }) ^ (MASK + MASK));
        let mut a = 1;
        a += start;
        if (!false) {
            let mut a_2 = [y; 2];
            let n: IVec2 = 'block: {
                let mut v = (((if (2_u32 < a) {
                    HALF
                } else {
                    let start = COUNT;
                    let mut a_2 = 2;
                    a_2 += start;
                    (*c)
                }))
                    .saturate() + 0.0);
                if ((a != a) & (!(a_2[0] < (*c)))) {
                    {
                        {
                            let mut x = ((mat3(
                                Vec3::new(y, 1.5_f32, 0.0_f32),
                                Vec3::new(a_2[0], 1.5_f32, (-1.0_f32)),
                                Vec3::new(0.0_f32, (-0.0_f32), 3.0_f32),
                            )
                                * mat3(
                                    Vec3::new((-2.5_f32), 3.0_f32, 0.0_f32),
                                    Vec3::new((-0.0_f32), (-1.0_f32), 3.0_f32),
                                    Vec3::new(TABLE[(1_u32 % 4) as usize], 2.0_f32, 1.5_f32),
                                )) * (COUNT as f32));
                            x.y_axis *= Vec3::ONE;
                            let v = BVec3::new(
                                (0.5_f32 > x.x_axis.z),
                                true,
                                (x.z_axis.y != 0.5),
                            );
                            let given: f32 = 0.5;
                            let b: f32 = {
                                let t = first(given);
                                const HALF: f32 = STEPS as f32 * 0.25;
                                const STEPS: i32 = 2;
                                fn first(t: f32) -> f32 {
                                    if t < HALF { -t } else { t }
                                }
                                t
                            };
                        }
                    }
                    break 'block (IVec2::new(3, STEPS) * 3);
                }
                let mut x = (y).smoothstep(-1.0, 2.0);
                {
                    a_2[(a % 2) as usize] = 0.0;
                    (if (TABLE[(a % 4) as usize] <= v) {
                        ((a > 0) && false)
                    } else {
                        (if (1_u32 != a) { (a != a) } else { (MASK < a) })
                    });
                    a_2[0] *= v;
                }
                ({
                    a_2[(a % 2) as usize] = dot(
                        Vec4::splat(((*c) % 2.0)),
                        Vec4::splat(a_2[0]),
                    );
                    IVec2::new((-4), 7)
                })
            };
        } else if (a).is_power_of_two() {
            #[keep]
            'outer: for c in (((STEPS % (STEPS | 1)) & 3)..=(STEPS & 3)) {
                if (HALF != a_2.y) {
                    let mut a_2: [f32; 2] = [a_2.z, a_2.z];
                } else if (((c * c) >= (if STEPS != 0 { c % STEPS } else { c }))) {
                    a = 0;
                } else {}
            }
        } else {}
        false
    }
}

#[flatten]
mod p142 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: i32,
        pub b: Vec4,
        pub c: u32,
    }
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Vec3,
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
    impl Hit {
        fn step(&self, a: f32) -> f32 {
            let mut k0 = 0i32;
            'outer: loop {
                if !(k0 < 3) {
                    break;
                }
                k0 += 1;
                let mut x_2 = MASK;
                if (((5_i32).is_negative()
                    && ({
                        x_2 = (if (self.a.x <= self.b) {
                            let mut t = (
                                Hit {
                                    a: self.a,
                                    b: ((HALF) * 0.7 + (self.b) * 0.1),
                                },
                                ((k0 & 15) * ((2_i32).wrapping_mul(k0) & 7)),
                                Hit {
                                    b: (self.a).dot(Vec3::new(0.5_f32, 0.5_f32, self.a.z)),
                                    ..(*self)
                                },
                            );
                            1
                        } else {
                            3
                        });
                        false
                    })))
                {} else {}
            }
            (((self.b).cbrt()).copysign((-2.5)) + 1.5)
        }
    }
    #[flatten(exact)]
    pub fn entry(a: &f32, c: &i32) -> f32 {
        let given: f32 = Hit::step(
            &{
                Hit {
                    a: Vec3::new((*a), 0.0_f32, 0.0_f32),
                    b: (*a),
                }
            },
            (2.0 * (*a)),
        );
        let n: f32 = {
            let t = doubled(given);
            fn doubled(x_2: f32) -> f32 {
                if x_2 < 0.5 { -x_2 } else { x_2 }
            }
            t
        };
        let (Hit { a, b: mut b }, mut v, Hit { a: y, b: a_2 }) = (
            Hit {
                b: 0.5_f32,
                ..Hit {
                    a: Vec3::new(n, 2.0_f32, (*a)),
                    b: (*a),
                }
            },
            (*c),
            Hit {
                a: Vec3::new((*a), (-1.0_f32), (*a)),
                b: n,
            },
        );
        let mut a: i32 = ([(*c); 3])[0];
        let mut c: [i32; 3] = [a; 3];
        'outer: for &_ in &c {
            let x_2 = Vec3::splat(
                ((Vec2::new(n, TABLE[Hit::SIZE % 4])).max(Vec2::new(2.0_f32, 0.5_f32)))
                    .dot(Vec2::splat(y.x)),
            );
            if (c[0] <= (-4)) {
                'block: {
                    if (((y.y == a_2)
                        && ({
                            b *= (y.x).rem_euclid(2.0_f32);
                            (y.z > b)
                        })))
                    {
                        let b: Hit;
                        if (a_2 < 1.0) {
                            a /= 3;
                            b = Hit {
                                a: vec3(TABLE[(Hit::SIZE).min(3)], x_2.x, 0.0),
                                b: 0.0,
                            };
                        } else {
                            b = Hit {
                                a: Vec3::new(0.0, 0.0, 0.0),
                                b: 0.0,
                            };
                        }
                        break 'block;
                    }
                }
                break;
            }
        }
        0.0
    }
}

mod p143 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: usize,
        pub b: f32,
    }
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: bool,
    }
    #[flatten]
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    #[flatten]
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: &mut i32) -> IVec3 {
        'outer: for v in (0..1).rev() {
            let mut k1 = (((MASK & 15) * (MASK & 7))) & 3;
            #[unroll(max = 4)]
            'inner: loop {
                if (Vec4::new((-2.5_f32), 0.25_f32, 1.0_f32, a))
                    .abs_diff_eq(Vec4::new(a, (-2.5_f32), a, a), 0.5) || k1 == 0
                {
                    break;
                }
                k1 -= 1;
                if ((!(Hit { a: (a < a) }).a)) {
                    let mut a: u32 = (((0_i32 + 0_i32) & 255) as u32);
                }
            }
        }
        IVec3::new(0, 0, 0)
    }
}

#[flatten]
mod p144 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub Vec2);
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
        fn step(self, a: usize, c: Mat3, y: &mut f32) -> bool {
            if ((if (self.1 > self.1) {
                ((Vec2::new(3.0_f32, c.z_axis.x)).normalize()
                    == Vec2::new(c.z_axis.y, 2.0))
            } else {
                (a <= a)
            })) {
                (*y) /= 2.0;
                (*y) = (if (!(self.1 > (NARROW as i32))) {
                    let mut k0 = (MASK) & 3;
                    #[keep] 'outer: while k0 > 0 && ((k0 != k0)) {
                        k0 -= 1;
                        if (self.1 > 7) {
                            if (((c.z_axis).rotate_y((-1.0_f32)))
                                .cmplt(
                                    (if (c.z_axis.z <= c.y_axis.x) {
                                        c.x_axis
                                    } else {
                                        c.z_axis
                                    }),
                                )
                                .any())
                            {
                                return (self.1 <= self.1);
                            } else {
                                continue 'outer;
                            }
                        }
                    }
                    c.y_axis.z
                } else {
                    c.y_axis.y
                });
            }
            (((c.z_axis.z <= c.y_axis.z) ^ (HALF < c.x_axis.z)) ^ ((*y) > 0.5))
        }
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(mut b: Hit, c: &mut Pair, y: &mut Hit, mut n: u32) -> Pair {
        if (3.0_f32 > y.0.y) {
            let [v, ..] = [(c.1 + 3_i32); 2];
            let Pair(y, _) = (if (((8_u32 <= 0)
                && ({
                    b.0 = Vec2::new(b.0.x, 0.5);
                    (y.0.x <= y.0.x)
                })))
            {
                Pair(b.0.x, c.1)
            } else {
                (*c)
            });
        } else if Pair::step(
            Pair(b.0.y, c.1),
            ((8 + Hit::SIZE) + Hit::SIZE),
            (Mat3::from_cols(
                Vec3::new(1.5_f32, (-0.0_f32), 0.25_f32),
                Vec3::new((-0.0_f32), 0.5_f32, 3.0_f32),
                Vec3::new(1.5_f32, TABLE[(n % 4) as usize], b.0.y),
            ) * c.0),
            &mut c.0,
        ) {
            let (t, ..) = (b.0, (n > n));
            b.0 *= b.0;
        } else {
            let mut k0 = -1i32;
            'outer: while k0 <= 1 {
                'inner: for _ in 0u32..3 {
                    let given: f32 = 1.5;
                    let v: f32 = {
                        let t = doubled(given);
                        const HALF: f32 = STEPS as f32 * 0.25;
                        const STEPS: i32 = 2;
                        fn doubled(x: f32) -> f32 {
                            (x - HALF).max(HALF)
                        }
                        t
                    };
                    (Hit::SIZE >= (0_usize / 2));
                    if (((y.0) != (b.0)) || ((k0 < k0) || (n < n))) {
                        let Hit(a) = Hit(Vec2::new(y.0.x, 1.5_f32));
                        break 'outer;
                    }
                }
                if (k0 != (NARROW as i32)) {
                    break 'outer;
                }
                k0 = k0 + 2;
            }
        }
        Pair((y.0.x / (-3.0)), 0_i32)
    }
}

mod p145 {
    use super::*;
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3, pub f32);
    #[flatten]
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: i32,
        pub c: f32,
    }
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: &mut BVec3, c: &f32, y: &i32, t: u32) -> Hit {
        let mut k0 = (0_u32) & 3;
        'outer: while k0 > 0 && (false) {
            k0 -= 1;
        }
        Hit {
            a: Pair(Vec3::new(0.0_f32, 0.0_f32, 0.0_f32), 0.0_f32),
            b: 0,
            c: 0.0,
        }
    }
}

#[flatten]
mod p146 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec3);
    const HALF: f32 = 0.5;
    const TABLE: [f32; 4] = [0.5, 2.0, -1.5, HALF * 2.0];
    const fn doubled(n: u32) -> u32 {
        n * 2
    }
    const MASK: u32 = doubled(3) + 1;
    #[flatten(exact)]
    pub fn entry(a: f32, c: i32) -> u32 {
        let mut y = (
            (IVec3::new(7_i32, c, c))
                .cmpeq(
                    (IVec3::new(2_i32, 5_i32, 10_i32) ^ IVec3::new(1_i32, 0_i32, 0_i32)),
                ),
            Vec4::new(TABLE[(1_u32 % 4) as usize], a, (-0.0_f32), 0.5_f32),
            Pair(
                (Mat3::from_cols(
                    Vec3::new(3.0_f32, 0.5_f32, 0.0_f32),
                    Vec3::new(2.0_f32, a, (-1.0_f32)),
                    Vec3::new(a, a, 0.0_f32),
                ) * Vec3::new((-1.0_f32), 0.25_f32, a)),
            ),
        );
        let mut a: [(BVec3, Vec4, Pair); 2] = ([[y, y], [y, y], [y, y]])[0];
        'outer: for &t in &a {
            let mut k1 = -1i32;
            'inner: loop {
                if !(k1 <= 3) {
                    break;
                }
                y = (
                    (if all(t.0) {
                        (IVec3::new(c, k1, 7_i32)).cmpeq(IVec3::new(5_i32, 0_i32, k1))
                    } else {
                        if ((((MASK | 7) - (MASK & 7)) % 7) < MASK) {
                            let Pair(t) = Pair(
                                select(y.2.0, a[0].2.0, (a[1].2.0.x > t.1.y)),
                            );
                            let (_, mut x_2, Pair(a_2)) = ({ a[1] });
                        } else if (c > c) {
                            y = (
                                BVec3::new((t.1.z > t.1.y), false, true),
                                a[1].1,
                                a[0].2,
                            );
                        } else {
                            let mut x_2 = (Mat3::from_cols(a[0].2.0, t.2.0, t.2.0))
                                .transpose();
                            x_2.y_axis *= Vec3::ONE;
                        }
                        a[1].0
                    }),
                    t.1,
                    a[1].2,
                );
                if (c != k1) {
                    break;
                }
                k1 = 2 + k1;
            }
            if (t.2.0.z != a[0].2.0.y) {
                continue;
            }
        }
        (MASK + (y.1.w.abs() as u32 & 255))
    }
}

#[flatten]
mod p147 {
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
    pub fn entry(a: State, c: i32, y: &mut f32, t: i32) -> Vec2 {
        if (1_i32 < c) {
            if ((UVec2::new(MASK, MASK)).y <= MASK) {
                return (Vec2::new((-0.0_f32), 0.5_f32)).trunc();
            } else {
                return Vec2::new(a.a, (*y));
            }
        }
        'outer: for t in [
            ({
                let start = (*y);
                let mut c = 0.0;
                c += start;
                MASK
            }),
            (8_u32 / 0_u32),
            MASK,
        ] {
            if ((Hit::SIZE).min(Pair::SIZE) >= State::SIZE) {
                #[unroll(max = 4)]
                'inner: for a_2 in ((c
                    & 3)..=((if (c != 10) {
                    c
                } else {
                    (*y) = ((*y)
                        * ({
                            (*y) = ((((a.b).min(a.a) + 0.0)).max((a.a).tanh()) + 0.0);
                            a.b
                        }));
                    c
                }) & 3))
                {
                    if (({
                        let q = 0.25_f32;
                        q == q && q.is_sign_negative()
                    })) {
                        let mut x = ({ Mat3::from_diagonal(Vec3::new(a.b, 3.0, 0.25)) });
                        x.y_axis = x.y_axis;
                        break;
                    }
                    (*y) = flatten::math::round(
                        ((a.b)
                            .min(
                                dot(
                                    Vec3::new(1.0_f32, 0.0_f32, 1.0_f32),
                                    Vec3::new(a.b, 0.5_f32, (*y)),
                                ),
                            ) + 0.0),
                    );
                }
                continue;
            }
            if (Hit::SIZE <= 5) {
                return Vec2::new((*y), (*y));
            }
        }
        (((Vec2::new(a.b, 0.25)).max(Vec2::new(0.5, a.a))
            * Mat2::from_cols(
                    Vec2::new(a.b, State::RATE),
                    Vec2::new(1.0_f32, (-0.0_f32)),
                )
                .determinant()) * (Vec2::new(1.0, a.a) * Vec2::new(HALF, a.a)))
    }
}

#[flatten]
mod p148 {
    use super::*;
    use flatten::math::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub Vec2, pub i32);
    #[derive(Clone, Copy)]
    pub struct Hit(pub f32);
    #[derive(Clone, Copy)]
    pub struct State(pub UVec2, pub Hit);
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
    pub fn entry(a: &mut f32, c: usize, mut v: f32) -> [Pair; 2] {
        let mut k0 = (((9 - ((c < 1_usize) as u16) - ((State::SIZE > c) as u16)) as u32
            & 255)) & 3;
        #[keep]
        'outer: loop {
            let start = (({
                if ((((k0 & k0)
                    + (if (v < v) {
                        let mut a = Pair(
                            Vec2::new((-2.5_f32), 1.5_f32),
                            ((3_i32).leading_zeros() as i32),
                        );
                        k0
                    } else {
                        let mut a = mat3(
                            Vec3::new(2.0, v, (-1.0)),
                            Vec3::new(1.0, 3.0, v),
                            Vec3::new((-1.0), v, 0.5),
                        );
                        a.z_axis = mix(
                            a.z_axis,
                            a.y_axis,
                            Vec3::new((-1.0_f32), a.z_axis.y, a.y_axis.x),
                        );
                        k0
                    })) > k0))
                {
                    'inner: for t in (0..2).rev() {
                        (*a) -= 0.25_f32;
                        let mut c = IVec2::new(t, 3);
                        c.x = 0;
                    }
                }
                0.0_f32
            }) + 0.0_f32);
            let mut a = 0.0;
            a += start;
            if k0 == 0 || (false) {
                break;
            }
            k0 -= 1;
        }
        [
            Pair(Vec2::new(0.0_f32, 0.0_f32), 0_i32),
            Pair(Vec2::new(0.0_f32, 0.0_f32), 0_i32),
        ]
    }
}

#[flatten]
mod p149 {
    use super::*;
    #[derive(Clone, Copy)]
    pub struct Pair(pub f32);
    #[derive(Clone, Copy)]
    pub struct Hit {
        pub a: Pair,
        pub b: IVec3,
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
    #[flatten(exact, loops, max_unroll = 0)]
    pub fn entry(a: f32, c: Vec4, y: &f32, t: u32) -> f32 {
        if ((!(t > t)) && ((Hit::SIZE).max(Hit::SIZE) < Pair::SIZE)) {
            let mut k0 = ((t | 1_u32)) & 3;
            'outer: loop {
                if k0 == 0 {
                    break;
                }
                let mut k1 = 0;
                'inner: while k1 < 2 {
                    if k1 == 0 {
                        k0 -= 1;
                        if ((if (((c.y).sin() * (a).cos() + (c.w).sin())
                            <= (1.5_f32).remap(0.0, 2.0, c.y, Hit::RATE))
                        {
                            (true & (t != k0))
                        } else {
                            ((a).floor() == (if true { c.w } else { 0.0 }))
                        })) {
                            let mut b: f32 = (if (t > 3) { 0.0 } else { HALF });
                            b = c.z;
                        }
                    }
                    k1 += 1;
                }
            }
        } else if (c.y <= 0.5) {} else {}
        (((a).max(c.w) + 0.0)).abs().sqrt()
    }
}
